"""Games looked at again: every position has an address, and shows what its eyes saw."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.positions import PEOPLE, dealt, finished, midway
from tests.browser.seated import Seated, at_random, bring
from tests.browser.visitor import Visit, Visitor
from tests.browser.words import Lang


def in_the_middle(visit: Visit) -> tuple[Visitor, Seated, str]:
    """Somebody who has made some moves at a table, and the table."""
    player = visit(None)
    table = bring(player, dealt("magpies", ("Giulia", "greedy"), length="long"))
    seated = Seated(player, table)
    seated.play(2, at_random(3))
    seated.wants()
    return player, seated, table


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
    player, seated, _ = in_the_middle(visit)
    table = player.page.url
    seated.chronicle.get_by_role("link").first.click()
    player.page.wait_for_url("**/table/*/*")
    player.page.get_by_role("link", name=player.say("to-live-table")).click()
    player.page.wait_for_url(table)
    assert Seated(player).wants() == "answer"


@pytest.mark.long
def test_another_way_is_tried_from_a_position(visit: Visit) -> None:
    player, seated, table = in_the_middle(visit)
    seated.menu("branch-here")
    player.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    branch = Seated(player)
    assert branch.wants() == "answer"
    branch.play(1, at_random(1))
    branch.wants()
    player.page.get_by_role("button", name=player.say("undo")).click()
    assert branch.wants() == "answer"


@pytest.mark.long
def test_at_the_end_of_a_game_there_is_no_other_way(visit: Visit) -> None:
    viewer = visit(None)
    over, running = [bring(viewer, one) for one in (finished("magpies", PEOPLE), dealt("magpies", PEOPLE))]
    page, button = viewer.page, viewer.page.get_by_role("button", name=viewer.say("branch-here"))
    for table, enabled in ((over, False), (running, True)):
        last = viewer.api("GET", f"/api/tables/{table}")["number"]
        viewer.go(f"/table/{table}/{last}")
        expect(button).to_be_enabled(enabled=enabled)
        page.keyboard.press("ArrowLeft")
        expect(page.get_by_role("heading", level=2).first).not_to_have_text(
            viewer.say("position-of", number=last, last=last)
        )
        expect(button).to_be_enabled()
        seated = Seated(viewer, table)
        if enabled:
            seated.uncover()
        page.get_by_role("button", name=viewer.say("menu"), exact=True).click()
        expect(page.get_by_role("dialog").get_by_role("button", name=viewer.say("branch-here"))).to_be_enabled(
            enabled=enabled
        )


@pytest.mark.long
def test_where_a_game_turned_another_way_takes_the_seat_that_was_asked_besides_ones_own(visit: Visit) -> None:
    viewer = visit(None)
    table = bring(viewer, finished("magpies", (*PEOPLE, "Carla")))
    page = viewer.go(f"/table/{table}/0#analysis")
    picture = page.get_by_role("img", name=re.compile(re.escape(viewer.say("prospects"))))
    expect(picture).to_be_visible()
    points = viewer.api("GET", f"/api/tables/{table}/analysis")["turning_points"]
    turned = points[0]["number"] - 1
    calm = next(number for number in range(8, 100) if number + 1 not in [point["number"] for point in points])
    asked = points[0]["seat"]
    mine = (asked + 1) % 3
    viewer.api("PUT", f"/api/tables/{table}/seats/{mine}", {"holder": "me"})

    def taken(number: int, analysed: bool) -> list[int]:
        """The seats that somebody has who tries another way from here."""
        viewer.go(f"/table/{table}/{number}{'#analysis' if analysed else ''}")
        page.reload()
        expect(picture).to_have_count(int(analysed))
        page.get_by_role("button", name=viewer.say("branch-here")).click()
        page.wait_for_url(lambda url: "/table/" in url and table not in url)
        seats: list[int] = viewer.api("GET", f"/api/tables/{page.url.rpartition('/')[2]}")["mine"]
        return seats

    assert taken(turned, analysed=True) == sorted([asked, mine])
    assert taken(turned, analysed=False) == [mine]
    assert taken(calm, analysed=True) == [mine]


@pytest.mark.long
def test_from_another_way_there_is_a_way_back(visit: Visit) -> None:
    player, seated, table = in_the_middle(visit)
    page, number = player.page, player.api("GET", f"/api/tables/{table}")["number"]
    seated.menu("branch-here")
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    Seated(player).menu("to-origin")  # to the table that one came from, where the game goes on
    page.wait_for_url(f"**/table/{table}")
    assert seated.wants() == "answer"
    player.go("/")
    back = page.get_by_role("link", name=player.say("branch-of", number=number))
    expect(back).to_have_count(1)
    player.check_axe()
    player.picture("lobby-with-a-branch")
    back.click()
    page.wait_for_url(f"**/table/{table}/{number}")


@pytest.mark.long
def test_the_way_back_leads_to_where_one_branched_off_also_if_one_went_on_meanwhile(visit: Visit) -> None:
    viewer = visit(None)
    table = bring(viewer, finished("magpies", PEOPLE))
    page = viewer.go(f"/table/{table}/20?as=open")
    button = page.get_by_role("button", name=viewer.say("branch-here"))
    expect(button).to_be_enabled()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/branch*", hold)
    button.click()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => !location.pathname.endsWith('/20')")
    [branch] = held
    branch.continue_()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    Seated(viewer).menu("to-origin")
    page.wait_for_url(f"**/table/{table}/20?as=open")


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


# ---------------------------------------------------------------- rounds, phones, records that go on


def test_the_reel_shows_the_rounds(visit: Visit) -> None:
    viewer = visit(None)
    table = bring(viewer, finished("wroth", PEOPLE))
    rounds = viewer.api("GET", f"/api/tables/{table}/rounds")
    page = viewer.go(f"/table/{table}/{rounds[1]['number']}")
    reel = page.get_by_role("region", name=viewer.say("reel"))
    expect(reel.locator(".band")).to_have_count(len(rounds))
    expect(reel.locator(".where")).to_have_text(viewer.say("round-number", number=2))
    page.keyboard.press("Home")
    expect(reel.locator(".where")).to_have_text(viewer.say("before-round-one"))
    slider = page.get_by_role("slider", name=viewer.say("reel"))
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(viewer.say("round-number", number=len(rounds))))


def test_the_analysis_has_a_link_and_leaves_room_for_board_and_chronicle(visit: Visit) -> None:
    viewer = visit(None)
    table = bring(viewer, finished("magpies", (*PEOPLE, "Carla")))
    page = Seated(viewer, table).page
    page.get_by_role("link", name=viewer.say("look-again")).click()
    page.wait_for_url("**#analysis")
    picture = page.get_by_role("img", name=re.compile(re.escape(viewer.say("prospects"))))
    expect(picture).to_be_visible()
    told = page.get_by_role("log")
    now = told.locator(".current").first
    page.keyboard.press("Home")
    expect(told.get_by_role("listitem").first).to_be_in_viewport(ratio=1)
    for key in ("ArrowRight", "End", "ArrowLeft"):
        page.keyboard.press(key)
        expect(now).to_be_in_viewport(ratio=1)
    page.wait_for_url("**#analysis")
    page.reload()
    expect(picture).to_be_visible()
    expect(now).to_be_in_viewport(ratio=1)
    reel = page.get_by_role("region", name=viewer.say("reel"))
    closed = reel.bounding_box()
    page.get_by_text(viewer.say("prospects-figures")).click()
    expect(page.get_by_role("columnheader", name=viewer.say("prospects-move"))).to_be_visible()
    assert reel.bounding_box() == closed
    page.get_by_role("button", name=viewer.say("look-again-close")).click()
    page.wait_for_url(re.compile(r"/\d+$"))
    expect(picture).to_have_count(0)


@pytest.mark.long
def test_the_chronicle_of_a_replay_is_read_on_a_phone(visit: Visit) -> None:
    viewer = visit(None, device="narrow", lang="it")
    table = bring(viewer, finished("magpies", PEOPLE))
    page = viewer.go(f"/table/{table}/20?as=spectator")
    expect(page.get_by_role("log")).to_have_count(0)
    viewer.press(page.get_by_role("button", name=viewer.say("show-chronicle")))
    told = page.get_by_role("log")
    expect(told).to_be_visible()
    expect(told.locator(".current")).to_be_in_viewport()
    viewer.check_axe()
    viewer.picture("replay-phone-chronicle")
    viewer.press(told.locator("li.future a").first)
    page.wait_for_function("() => !location.pathname.endsWith('/20')")
    expect(told).to_be_visible()
    width = page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= page.evaluate("() => innerWidth")


@pytest.mark.long
def test_another_way_is_tried_from_an_old_position(visit: Visit) -> None:
    player, seated, table = in_the_middle(visit)
    bands = player.api("GET", f"/api/tables/{table}/rounds")
    page = player.go(f"/table/{table}/{bands[0]['number']}")
    page.get_by_role("button", name=player.say("branch-here")).click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    branch = Seated(player)
    assert branch.wants() == "answer"
    lines = branch.chronicle.get_by_role("listitem")
    told, options = lines.count(), branch.options.all_inner_texts()
    branch.choose(0)
    expect(lines.nth(told)).to_be_visible()
    assert branch.wants() == "answer"
    page.get_by_role("button", name=player.say("undo")).click()
    expect(branch.options).to_have_text(options, use_inner_text=True)
    seated = Seated(player, table)
    assert seated.wants() == "answer", "the game itself has not changed"


@pytest.mark.long
def test_an_unfinished_game_is_brought_along_and_goes_on(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(midway("magpies", ("Giulia", "greedy"), 12, 4), "utf-8")
    player = visit()
    with player.page.expect_file_chooser() as choosing:
        player.page.get_by_text(player.say("bring-record")).click()
    choosing.value.set_files(file)
    player.page.wait_for_url("**/table/*")
    seated = Seated(player)
    seated.play_to_the_end(seed=2, most=400)


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_damaged_record_is_refused_in_words(visit: Visit, tmp_path: Path, lang: Lang) -> None:
    text = finished("magpies", PEOPLE)
    file = tmp_path / "damaged.record"
    file.write_text(text.replace(" fly ", " flee ", 1), "utf-8")
    visitor = visit(lang=lang)
    visitor.forgive("400")
    with visitor.page.expect_file_chooser() as choosing:
        visitor.page.get_by_text(visitor.say("bring-record")).click()
    choosing.value.set_files(file)
    alert = visitor.page.get_by_role("alert")
    expect(alert).to_be_visible()
    expect(alert).to_contain_text({"en": "line", "it": "riga"}[lang], ignore_case=True)
    for _ in range(2):  # the lobby looks again who is there: what was said stays
        visitor.page.wait_for_event("response", lambda response: response.url.endswith("/api/tables"))
    expect(alert).to_be_visible()
