"""For everyone: both languages, the keyboard alone, a phone."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.positions import PEOPLE, asked, asked_again, battle_of_four, dealt, finished, midway
from tests.browser.seated import Seated, at_random, bring, play_now
from tests.browser.visitor import Device, Theme, Visit, messages
from tests.browser.words import say

# Everything that a finger may want to hit, with its size; text links inside sentences are as large as their text.
TARGETS = """() => [...document.querySelectorAll("button, select, input, summary, a.btn, a.item, [role=button]")]
  .filter((one) => one.ariaDisabled !== "true") // what only says why it cannot be chosen
  .filter((one) => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
  .map((one) => {
    const hit = one.matches("[type=checkbox], [type=radio]") ? (one.closest("label") ?? one) : one;
    const box = hit.getBoundingClientRect();
    const name = one.getAttribute("aria-label") || one.innerText || one.getAttribute("title") || one.tagName;
    const inText = one.matches(".quiet-link, .rule-id");
    return { name: name.trim(), width: Math.round(box.width), height: Math.round(box.height), inText };
  })
  .filter((one) => one.width > 1 && one.height > 1)"""


def small_targets(page: Page) -> list[str]:
    """What is too small for a finger; links that read as part of a text need only the height of a line."""
    return [
        f"{one['name']}: {one['width']} x {one['height']}"
        for one in page.evaluate(TARGETS)
        if (one["height"] < 44 or one["width"] < 44) and not one["inText"]
    ]


def too_wide(page: Page) -> int:
    """By how many pixels the page can be pushed sideways."""
    found: int = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return found


# ---------------------------------------------------------------- language


def test_language_changes_at_once_and_everywhere(visit: Visit) -> None:
    player = visit(lang="en")
    seated = play_now(player, "wroth")
    seated.wants()
    english = seated.question.inner_text()
    player.page.get_by_role("button", name=say("menu")).click()
    player.page.get_by_role("button", name=say("speak-other")).click()
    expect(seated.question).not_to_have_text(english)
    expect(player.page.locator("html")).to_have_attribute("lang", "it")
    expect(player.page.get_by_role("button", name=say("speak-other", "it"))).to_be_visible()
    with player.page.expect_request("**/api/me") as first:
        player.page.reload()
    expect(player.page.get_by_role("button", name=say("menu", "it"), exact=True)).to_be_visible()
    assert first.value.headers["accept-language"] == "it"


@pytest.mark.long
def test_italian_browser_is_greeted_in_italian(visit: Visit) -> None:
    player = visit(lang="it")
    expect(player.page.get_by_text(say("no-tables", "it"))).to_be_visible()
    seated = play_now(player, "village-attacks")
    assert seated.wants() == "answer"
    expect(seated.question).to_contain_text(say("ask-monster", "it", "village-attacks", number=1, most=3))


# ---------------------------------------------------------------- keyboard


def focus(page: Page, name: str, most: int = 60) -> None:
    """Press Tab until the focus is on the button or link with this name."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if name in page.evaluate("() => document.activeElement?.innerText ?? ''"):
            return
    raise AssertionError(f"The focus never reached {name}")


@pytest.mark.long
def test_a_game_is_begun_and_played_with_the_keyboard_alone(visit: Visit) -> None:
    player = visit()
    page = player.page
    expect(page.get_by_role("button", name=say("title", game="magpies"))).to_be_visible()
    focus(page, say("title", game="magpies"))
    page.keyboard.press("Enter")
    focus(page, say("play-now"))
    page.keyboard.press("Enter")
    seated = Seated(player)
    # Once with Tab and Enter, then with the keys that stand beside the options.
    seated.wants()
    page.keyboard.press("q")
    page.keyboard.press("Tab")
    choose = at_random(5)
    for _ in range(300):
        if seated.wants() == "over":
            break
        keys = [key or "" for key in seated.options.evaluate_all("all => all.map((one) => one.ariaKeyShortcuts)")]
        if keys:
            page.keyboard.press(keys[choose(keys)])
    expect(seated.question).to_have_text(say("game-over"))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_can_be_chosen_is_lit_on_the_board_and_listed(visit: Visit, theme: Theme) -> None:
    player = visit(None, theme=theme)
    seated = Seated(player, bring(player, battle_of_four()))
    seated.wants()
    lit = seated.page.get_by_role("main").locator("svg [role=button]:not([aria-disabled])")
    expect(lit).to_have_count(seated.options.count())
    player.picture(f"wroth-{theme}", for_docs=True)
    player.check_axe()


@pytest.mark.long
@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_places_are_chosen_on_the_board(visit: Visit, how: str) -> None:
    player = visit(None)
    seated = Seated(player, bring(player, dealt("magpies", ("Giulia", "greedy"), length="long")))
    lit = seated.page.get_by_role("main").locator("svg [role=button]")
    seated.play(10, lambda labels: 0, until=lambda: lit.count() > 1)
    place = lit.first
    assert place.get_attribute("aria-label")
    lines = seated.chronicle.get_by_role("listitem").count()
    if how == "mouse":
        place.click(force=True)  # in the middle, whatever stands there
    else:
        place.focus()
        seated.page.keyboard.press("Enter")
    expect(seated.chronicle.get_by_role("listitem")).not_to_have_count(lines)


# ---------------------------------------------------------------- things on the table


def thing(seated: Seated, id: str) -> Locator:
    """A thing on the table, by the beginning of its id."""
    return seated.page.locator(f'.table [data-id^="{id}"]')


def test_a_die_glows_and_is_taken_where_it_lies(visit: Visit) -> None:
    player = visit(None)
    seated = Seated(player, bring(player, asked("wroth", ("Giulia", "greedy"), "draft")))
    seated.wants()
    dice = thing(seated, "pool:").and_(seated.page.get_by_role("button"))
    assert dice.count() > seated.options.count()  # of equal dice each can be taken
    label = dice.last.get_attribute("aria-label")
    player.check_axe()
    dice.last.click()
    expect(seated.chronicle).to_contain_text(label or "?", ignore_case=True)


def test_what_cannot_be_chosen_says_why_and_opens_its_rule(visit: Visit) -> None:
    player = visit(None)
    record = asked("village-attacks", ("Giulia", "greedy", "greedy"), "act", 6)
    seated = Seated(player, bring(player, record))
    seated.wants()
    page = seated.page
    ability = page.locator('.table [data-id^="own-ability:"]:has(> button[aria-disabled])').first
    refused = ability.locator("button[aria-disabled]").last
    refused.hover(position={"x": 30, "y": 12})
    card = page.get_by_role("complementary", name=say("what-it-is"))
    expect(card.locator(".why")).not_to_have_count(0)
    rule = card.locator(".why a").first
    number = rule.inner_text()
    rule.click()
    expect(page.get_by_role("dialog")).to_contain_text(number)
    page.keyboard.press("Escape")
    # The same with the keyboard: it can be reached, is heard, and Enter says why not.
    refused.focus()
    assert len(refused.get_attribute("aria-label") or "") > 20
    page.keyboard.press("Enter")
    expect(seated.ask.locator(".refusal").first).to_contain_text(number)
    player.check_axe()


@pytest.mark.long
def test_a_move_is_dragged(visit: Visit) -> None:
    player = visit(None)
    record = asked("village-attacks", ("Giulia", "greedy", "greedy"), "act", 6)
    seated = Seated(player, bring(player, record))
    seated.wants()
    page = seated.page
    figure = thing(seated, "fighter:").and_(page.locator(".lit")).first
    start = figure.bounding_box()
    assert start is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + 40, start["y"] + 30, steps=4)
    place = thing(seated, "zone:").and_(page.locator(".lit")).first
    end = place.bounding_box()
    assert end is not None
    answers = len(messages(player.sent, "answer"))
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()
    page.wait_for_function("() => !document.querySelector('.dragged')")
    expect(seated.chronicle.get_by_role("listitem").first).to_be_visible()
    assert len(messages(player.sent, "answer")) == answers + 1


def test_a_move_leaves_nothing_behind_where_the_same_is_asked_again(visit: Visit) -> None:
    player = visit(None)
    record, (first, second) = asked_again()
    seated = Seated(player, bring(player, record))
    seated.choose(first)
    expect(seated.ask.locator(".crumb b")).to_have_count(2)
    options = seated.options.all_inner_texts()
    seated.choose(second)
    expect(seated.options).not_to_have_text(options, use_inner_text=True)
    assert seated.wants() == "answer"
    expect(seated.ask.locator(".crumb b")).to_have_count(1)
    expect(player.page.get_by_role("button", name=player.say("ideas"), exact=True)).to_be_visible()
    told = len(messages(player.received, "done"))
    seated.choose(first)
    seated.choose(second)
    player.page.wait_for_timeout(300)
    assert [len(one["values"]) for one in messages(player.sent, "answer")] == [2, 2]
    assert len(messages(player.received, "done")) == told + 1


@pytest.mark.long
@pytest.mark.parametrize("game", ["wroth", "village-attacks"])
def test_the_bar_above_the_board_overlaps_nothing(visit: Visit, game: str) -> None:
    player = visit(None, lang="it")
    options = {"scenario": "koda_great_bear"} if game == "wroth" else {}
    seated = Seated(player, bring(player, asked(game, ("Giulia",), "act", **options)))
    seated.wants()
    boxes = [
        box
        for one in seated.page.locator("header").locator("h1, .die, ol, .figure, button").all()
        if (box := one.bounding_box()) is not None
    ]
    boxes.sort(key=lambda box: box["x"])
    for before, after in pairwise(boxes):
        assert before["x"] + before["width"] <= after["x"] + 1


# Of each track in the bar: its stations that can be seen, and those of them that are cut off.
STATIONS = """() => [...document.querySelectorAll("header ol")].map((track) => {
  const edge = track.getBoundingClientRect();
  const shown = [...track.children].map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0);
  const cut = shown.filter((box) => box.left < edge.left - 1 || box.right > edge.right + 1);
  return [track.children.length, shown.length, cut.length];
})"""

# What stands both in the bar and beside the board.
TWICE = """() => {
  const ids = [...document.querySelectorAll("header [data-id], aside [data-id]")].map((one) => one.dataset.id);
  return ids.filter((id, i) => ids.indexOf(id) < i);
}"""


@pytest.mark.parametrize("game", ["wroth", pytest.param("village-attacks", marks=pytest.mark.long)])
def test_the_bar_shows_whole_phases_and_meters_stand_there_alone(visit: Visit, game: str) -> None:
    player = visit(None, lang="it")
    table = bring(player, midway(game, ("Giulia", "greedy", "greedy"), 60))
    for path in (f"/table/{table}", f"/table/{table}/40"):
        page = player.go(path)
        expect(page.locator("header .figure").first).to_be_visible()
        seen = []
        for width in (1700, 1440, 1280, 1180, 1000, 820, 390, 1280, 1700):
            page.set_viewport_size({"width": width, "height": 800})
            page.evaluate("() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))")
            for stations, shown, cut in page.evaluate(STATIONS):
                assert shown in {1, stations}
                assert cut == 0
                seen.append(shown == stations)
            assert page.evaluate(TWICE) == []
        assert seen[0]
        assert seen[-1]
        assert not all(seen)


def test_ones_own_things_unfold_where_they_are_more_than_fit_in_a_row(visit: Visit) -> None:
    visitor = visit(None)
    page = Seated(visitor, bring(visitor, midway("village-attacks", PEOPLE, 14))).page
    things = page.get_by_role("region", name=visitor.say("my-things"), exact=True)
    page.set_viewport_size({"width": 1000, "height": 760})
    unfold = things.get_by_role("button", name=visitor.say("tray-unfold"))
    unfold.focus()
    page.keyboard.press("Enter")
    fold = things.get_by_role("button", name=visitor.say("tray-fold"))
    expect(fold).to_have_attribute("aria-expanded", "true")
    row = things.locator(".row")
    assert row.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    page.set_viewport_size({"width": 1010, "height": 760})
    page.evaluate("() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))")
    page.keyboard.press("Enter")
    expect(unfold).to_be_visible()
    assert row.evaluate("(one) => one.scrollWidth > one.clientWidth")


# ---------------------------------------------------------------- phone


def test_what_was_chosen_can_be_confirmed_without_scrolling(visit: Visit) -> None:
    player = visit(None, device="narrow")
    seated = Seated(player, bring(player, asked("village-attacks", ("Giulia", "greedy", "greedy"), "act", 7)))
    seated.wants()
    seated.options.first.tap()
    expect(player.page.locator(".confirm")).to_be_in_viewport(ratio=1)
    assert small_targets(player.page) == []


@pytest.mark.parametrize("device", ["narrow", "phone"])
def test_phone_has_room_for_everything(visit: Visit, device: Device) -> None:
    player = visit(device=device, lang="it")
    expect(player.page.get_by_role("button", name=say("title", "it", "wroth"))).to_be_visible()
    assert too_wide(player.page) == 0
    seated = play_now(player, "wroth")
    seated.wants()
    assert too_wide(player.page) == 0
    assert small_targets(player.page) == []
    player.check_axe()


def test_a_phone_shows_every_meter_and_the_whole_board_below_it(visit: Visit) -> None:
    viewer = visit(None, device="narrow", lang="it")
    table = bring(viewer, finished("village-attacks", ("Anna", "Bruno", "Carla")))
    for path in (f"/table/{table}", f"/table/{table}/90"):
        page = viewer.go(path)
        for key in ("scene-round", "scene-rank", "scene-morale", "scene-heart"):
            meter = page.locator("header .figure").filter(has_text=viewer.say(key, "village-attacks"))
            expect(meter).to_be_in_viewport(ratio=1)
        assert too_wide(page) == 0
        chips = page.locator("aside").bounding_box()
        rooms = [box["y"] for room in page.locator("main [data-id]").all() if (box := room.bounding_box()) is not None]
        assert chips is not None
        assert min(rooms) >= chips["y"] + chips["height"] - 8
    # Nothing is scored there: the reel has no room for lines of scores.
    assert page.locator(".chart svg").first.evaluate("(drawing) => drawing.clientHeight") < 60
    assert small_targets(page) == []


def test_a_game_is_played_with_a_thumb(visit: Visit) -> None:
    player = visit(None, device="phone")
    seated = Seated(player, bring(player, battle_of_four()))
    answers = len(messages(player.sent, "answer"))
    seated.wants()
    seated.options.first.tap()
    assert len(messages(player.sent, "answer")) == answers
    player.picture("wroth-phone", for_docs=True)
    for _ in range(12):
        if seated.wants() == "over" or len(messages(player.sent, "answer")) > answers:
            break
        if not player.page.locator(".confirm").is_visible():
            seated.options.first.tap()
        player.page.locator(".confirm").tap()
    assert len(messages(player.sent, "answer")) > answers


@pytest.mark.long
@pytest.mark.parametrize("path", ["/", "/new/wroth", "/rules/wroth"])
def test_pages_fit_a_narrow_phone(visit: Visit, path: str) -> None:
    player = visit(path, device="narrow", lang="it")
    expect(player.page.get_by_role("main")).to_be_visible()
    expect(player.page.get_by_role("heading", level=1)).to_be_visible()
    assert too_wide(player.page) == 0
    assert small_targets(player.page) == []
