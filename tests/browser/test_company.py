"""With others: links to seats, people who come and go, a server that goes and comes back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.seated import Seated, at_random, invite, join, play_now, play_together, set_table
from tests.browser.visitor import Visit


def test_one_link_brings_a_friend_to_the_table(visit: Visit) -> None:
    host, guest, stranger = visit("/new/magpies", name="Anna"), visit(None, name="Bruno"), visit(None)
    page = host.page
    page.get_by_role("combobox").nth(1).select_option("open")
    page.get_by_role("button", name=host.say("begin")).click()
    hosting = Seated(host)
    page.get_by_role("button", name=host.say("invite")).first.click()
    page.get_by_role("button", name=host.say("invite-make")).click()
    link = page.get_by_label(host.say("invite-link")).input_value()
    assert link.startswith(host.address)
    host.check_axe()
    path = link.removeprefix(host.address)
    sitting = join(guest, path)
    expect(page.get_by_text("Bruno").first).to_be_visible()
    page.keyboard.press("Escape")
    assert play_together([hosting, sitting], 6, seed=2) == 6

    stranger.go(path)
    stranger.forgive("409")
    stranger.page.get_by_role("button", name=stranger.say("join-sit")).click()
    expect(stranger.page.get_by_role("heading", name=stranger.say("join-failed"))).to_be_visible()


def test_a_missing_player_is_replaced_by_a_bot(visit: Visit) -> None:
    host = visit(None, name="Anna")
    table = set_table(host, "magpies", "me", "open")
    hosting = Seated(host, table)
    host.api("PUT", f"/api/tables/{table}/seats/1", {"holder": "bot", "level": "greedy"})
    hosting.play(3, at_random(1))
    assert hosting.wants() == "answer"
    expect(host.page.get_by_text(host.say("bot-greedy")).first).to_be_visible()


def test_people_talk_at_the_table(visit: Visit) -> None:
    host, guest = visit(None, name="Anna"), visit(None, name="Bruno")
    table = set_table(host, "magpies", "me", "open")
    hosting = Seated(host, table)
    join(guest, invite(host, table, 1))
    for visitor in (host, guest):
        visitor.page.get_by_role("button", name=visitor.say("show-chat")).click()
    host.page.get_by_label(host.say("chat-say")).fill("Buona partita! <b>ciao</b>")
    host.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("log")).to_contain_text("Buona partita! <b>ciao</b>")
    expect(hosting.chronicle).to_contain_text("Anna")
    host.check_axe()


def test_a_table_goes_on_after_the_server_has_died(visit: Visit, own_house: House) -> None:
    player = visit(at=own_house)
    player.forgive("WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource")
    seated = play_now(player, "magpies")
    seated.play(4, at_random(4))
    seated.wants()
    question = seated.question.inner_text()
    lines = seated.chronicle.get_by_role("listitem").count()
    own_house.kill()
    expect(player.page.get_by_role("alert")).to_contain_text(player.say("lost-title"))
    expect(seated.options.first).to_be_disabled()
    player.check_axe()
    player.picture("connection-lost")
    own_house.open()
    expect(player.page.get_by_role("alert")).to_have_count(0)
    expect(seated.question).to_have_text(question)
    assert seated.chronicle.get_by_role("listitem").count() >= lines
    seated.play_to_the_end(seed=4, most=400)


def test_bots_pause_and_go_on(visit: Visit) -> None:
    watcher = visit(None)
    table = set_table(watcher, "magpies", "greedy", "greedy")
    watching = Seated(watcher, table)
    if watcher.page.evaluate("() => !!document.querySelector('a[href^=\"/verify/\"]')"):
        return  # they were faster
    expect(watching.ask).to_be_visible()
    watcher.page.wait_for_selector('a[href^="/verify/"]', timeout=60_000)
