"""Games looked at again: every position has an address, and shows what its eyes saw."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.positions import PEOPLE, finished
from tests.browser.seated import Seated, at_random, bring, play_now, set_table
from tests.browser.visitor import Visit


def test_a_finished_game_is_watched_again_with_keys_and_buttons(visit: Visit) -> None:
    viewer = visit(None)
    table = bring(viewer, finished("wroth", PEOPLE))
    last = viewer.api("GET", f"/api/tables/{table}")["number"]
    page = viewer.go(f"/table/{table}/0")
    where = page.get_by_role("heading", level=2).first
    expect(where).to_have_text(viewer.say("position-of", number=0, last=last))
    page.get_by_role("button", name=viewer.say("reel-next"), exact=True).click()
    expect(where).not_to_have_text(viewer.say("position-of", number=0, last=last))
    page.keyboard.press("End")
    expect(where).to_have_text(viewer.say("position-of", number=last, last=last))
    assert page.url.endswith(f"/table/{table}/{last}")
    page.keyboard.press("ArrowLeft")
    expect(where).not_to_have_text(viewer.say("position-of", number=last, last=last))
    viewer.go(f"/table/{table}/{last * 2 // 3}")
    expect(where).to_have_text(viewer.say("position-of", number=last * 2 // 3, last=last))
    viewer.check_axe()
    viewer.picture("replay", for_docs=True)


@pytest.mark.long
def test_the_link_of_a_position_shows_it_to_anybody(visit: Visit) -> None:
    host, friend = visit(None), visit(None, lang="it")
    table = bring(host, finished("magpies", PEOPLE))
    path = f"/table/{table}/20?as=spectator"
    board = host.go(path).get_by_role("main")
    expect(board).to_be_visible()
    theirs = friend.go(path).get_by_role("main")
    expect(friend.page.get_by_role("heading", level=2).first).to_contain_text("20")
    expect(theirs.locator("[data-piece], [role=img], [role=button]").first).to_be_attached()


@pytest.mark.long
def test_after_the_end_everything_can_be_seen(visit: Visit) -> None:
    viewer = visit(None)
    table = bring(viewer, finished("magpies", PEOPLE))
    page = viewer.go(f"/table/{table}/15?as=spectator")
    eyes = page.get_by_label(viewer.say("seen-from"))
    expect(eyes).to_be_visible()
    eyes.select_option(label=viewer.say("eyes-open"))
    page.wait_for_url(f"**/table/{table}/15?as=open")
    eyes.select_option(index=0)
    page.wait_for_url(f"**/table/{table}/15?as=*")


@pytest.mark.long
def test_a_sentence_of_the_chronicle_leads_to_its_position_and_back(visit: Visit) -> None:
    player = visit()
    seated = play_now(player, "magpies")
    seated.play(3, at_random(2))
    seated.wants()
    table = player.page.url
    seated.chronicle.get_by_role("link").first.click()
    player.page.wait_for_url("**/table/*/*")
    player.page.get_by_role("link", name=player.say("to-live-table")).click()
    player.page.wait_for_url(table)
    assert Seated(player).wants() == "answer"


@pytest.mark.long
def test_another_way_is_tried_from_a_position(visit: Visit) -> None:
    player = visit(None)
    table = set_table(player, "magpies", "me", "greedy")
    seated = Seated(player, table)
    seated.play(4, at_random(3))
    seated.wants()
    seated.menu("branch-here")
    player.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    branch = Seated(player)
    assert branch.wants() == "answer"
    branch.play(2, at_random(1))
    branch.wants()
    player.page.get_by_role("button", name=player.say("undo")).click()
    assert branch.wants() == "answer"


@pytest.mark.long
def test_dice_are_recomputed_in_the_browser(visit: Visit) -> None:
    viewer = visit(None)
    table = bring(viewer, finished("magpies", PEOPLE))
    draws = len(viewer.api("GET", f"/api/tables/{table}/proof")["draws"])
    page = viewer.go(f"/verify/{table}")
    results = page.get_by_role("status").filter(has_text=viewer.say("seed-kept"))
    expect(results).to_contain_text(viewer.say("draws-good", count=draws))
    viewer.check_axe()


@pytest.mark.long
def test_a_record_is_saved_and_brought_along_again(visit: Visit) -> None:
    host, other = visit(None), visit()
    table = bring(host, finished("magpies", PEOPLE))
    Seated(host, table)
    with host.page.expect_download() as saving:
        host.page.get_by_role("link", name=host.say("save-record")).click()
    with other.page.expect_file_chooser() as choosing:
        other.page.get_by_text(other.say("bring-record")).click()
    choosing.value.set_files(saving.value.path())
    other.page.wait_for_url("**/table/*/0")
    expect(other.page.get_by_role("main")).to_be_visible()
