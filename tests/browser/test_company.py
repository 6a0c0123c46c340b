"""With others: links to seats, people who come and go, a server that goes and comes back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.positions import PEOPLE, dealt, round_after
from tests.browser.seated import Seated, at_random, bring, invite, join, play_together, set_table
from tests.browser.visitor import Visit


def test_one_link_brings_a_friend_to_the_table(visit: Visit) -> None:
    host, guest, stranger = visit("/new/magpies", name="Anna"), visit(None, name="Bruno"), visit(None)
    page = host.page
    page.get_by_role("combobox").nth(1).select_option("open")
    page.get_by_label(host.say("option-length", "magpies")).select_option("long")
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
    assert play_together([hosting, sitting], 6, at_random(2)) == 6

    stranger.go(path)
    stranger.forgive("409")
    stranger.page.get_by_role("button", name=stranger.say("join-sit")).click()
    expect(stranger.page.get_by_role("heading", name=stranger.say("join-failed"))).to_be_visible()


@pytest.mark.long
def test_a_missing_player_is_replaced_by_a_bot(visit: Visit) -> None:
    host = visit(None, name="Anna")
    table = bring(host, dealt("magpies", PEOPLE, length="long"))
    hosting = Seated(host, table)
    host.api("PUT", f"/api/tables/{table}/seats/1", {"holder": "bot", "level": "greedy"})
    hosting.play(3, at_random(1))  # every question but the first comes after the bot has acted
    expect(host.page.get_by_role("group", name="West")).to_contain_text(host.say("a-bot"))


@pytest.mark.long
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
    player = visit(None, at=own_house)
    player.forgive("WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource")
    seated = Seated(player, bring(player, dealt("magpies", ("Giulia", "greedy"), length="long")))
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


@pytest.mark.long
def test_bots_at_play_can_be_watched_paused_and_let_go_on(visit: Visit, slow_house: House) -> None:
    watcher = visit(None, at=slow_house)
    watching = Seated(watcher, bring(watcher, dealt("magpies", ("greedy", "greedy"), length="long")))
    lines = watching.chronicle.get_by_role("listitem")
    expect(lines.nth(2)).to_be_visible()
    watcher.page.get_by_role("button", name=watcher.say("bots-pause")).click()
    expect(watching.ask).to_contain_text(watcher.say("bots-paused"))
    stopped = lines.count()
    watcher.page.get_by_role("button", name=watcher.say("bots-go")).click()
    expect(lines.nth(stopped + 1)).to_be_visible()
    watcher.page.get_by_role("button", name=watcher.say("bots-skip")).click()
    assert watching.wants() == "over"


@pytest.mark.long
def test_on_a_phone_a_bot_that_thinks_says_for_how_long_and_can_be_hurried(visit: Visit, sleepy_house: House) -> None:
    watcher = visit(None, device="narrow", lang="it", at=sleepy_house)
    watching = Seated(watcher, bring(watcher, dealt("magpies", ("greedy", "greedy"))))
    expect(watching.ask.get_by_role("timer")).to_have_text(watcher.say("thinking-for", seconds=3))
    pause = watching.ask.get_by_role("button", name=watcher.say("bots-pause"))
    expect(pause).to_be_in_viewport(ratio=1)
    pause.tap()
    expect(watching.ask).to_contain_text(watcher.say("bots-paused"))
    expect(watching.ask.get_by_role("timer")).to_have_count(0)
    watching.ask.get_by_role("button", name=watcher.say("bots-skip")).tap()
    assert watching.wants() == "over"


@pytest.mark.long
def test_real_dice_are_typed_in_and_a_slip_is_corrected(visit: Visit) -> None:
    player = visit(None)
    seated = Seated(player, set_table(player, "magpies", "me", "me", companion=True))
    seated.wants()
    expect(seated.ask).to_contain_text(player.say("by-hand-about"))
    seated.choose(0)
    seated.menu("correct-last")
    sheet = player.page.get_by_role("dialog")
    expect(sheet.get_by_role("button").nth(1)).to_be_visible()
    player.check_axe()
    sheet.get_by_role("button").nth(1).click()
    assert seated.wants() == "answer"


@pytest.mark.long
def test_a_bot_takes_over_when_the_time_is_up(visit: Visit) -> None:
    player = visit(None)
    table = set_table(player, "magpies", "me", "greedy", clock={"seconds": 2})
    seated = Seated(player, table)
    expect(seated.question).to_have_text(player.say("game-over"), timeout=60_000)
    holders = [seat["holder"] for seat in player.api("GET", f"/api/tables/{table}")["seats"]]
    assert holders == ["bot", "bot"]


@pytest.mark.long
def test_a_window_is_answered_in_advance_and_asked_again(visit: Visit, house_of_windows: House) -> None:
    player = visit(None, at=house_of_windows)
    page = player.page
    advance = page.get_by_text(player.say("stand-title"))
    left = page.get_by_role("list", name=player.say("stand-title"))
    for _ in range(20):  # whether a window opens for me, and is not the end of the game, is up to the others
        seated = Seated(player, set_table(player, "support", "me", "random", "random"))
        seated.play(40, at_random(1), until=advance.is_visible)
        if seated.wants() != "answer" or not advance.is_visible():
            continue
        page.get_by_role("button", name=player.say("bots-pause")).click()  # or they play on once it is answered
        advance.click()
        until = page.get_by_label(player.say("stand-how-long"))
        assert until.locator("option").count() == 2  # until the next turn, and for the whole game
        until.select_option("")
        player.check_axe()
        page.get_by_role("button", name=player.say("stand-leave")).click()
        expect(left.or_(page.get_by_role("heading", name=player.say("game-over")))).to_be_visible()
        if left.is_visible():
            break
    expect(left).to_contain_text(player.say("stand-for-good"))
    left.get_by_role("button", name=player.say("stand-end")).click()
    expect(left).to_have_count(0)


@pytest.mark.long
def test_what_happened_since_my_last_move_is_known_when_i_come_back(visit: Visit) -> None:
    player = visit(None)
    seated = Seated(player, bring(player, round_after("magpies", ("Giulia", "greedy", "greedy"), "fly")))
    seated.wants()
    lines = seated.chronicle.get_by_role("listitem")
    every = lines.count()
    player.page.get_by_role("button", name=player.say("since-my-move")).click()
    expect(lines).not_to_have_count(every)
    assert 0 < lines.count() < every
