"""Hints at a question, and finished games looked at again, as people see them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.positions import PEOPLE, asked, asked_again, battle_of_four, finished, midway
from tests.browser.seated import Seated, bring, set_table
from tests.browser.visitor import Device, Theme, Visit, Visitor, messages
from tests.browser.words import Lang

# What a click would take now shines more strongly than the rest.
STRONG = """() => {
  const glows = document.querySelectorAll('.board :is(use, path)[stroke-width="8"]');
  return [...glows].map((glow) => glow.getAttribute("href") ?? glow.getAttribute("d"));
}"""

# The options that stand wholly in the box when it is so far down, and are not hit in their middle.
COVERED = """(down) => {
  const box = document.querySelector(".ask .inner");
  box.scrollTo(0, down);
  const edge = box.getBoundingClientRect();
  return [...document.querySelectorAll(".opts .opt")].flatMap((option) => {
    const { left, right, top, bottom } = option.getBoundingClientRect();
    if (top < edge.top || bottom > edge.bottom) return [];
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return option.contains(hit) ? [] : [option.innerText];
  });
}"""


def ideas_of(visitor: Visitor) -> Locator:
    """Where a hint is given."""
    return visitor.page.get_by_role("region", name=visitor.say("ideas-title"))


def test_a_hint_says_what_to_look_at_and_lights_it_up(visit: Visit) -> None:
    player = visit(None)
    seated = Seated(player, bring(player, asked("wroth", ("Giulia", "greedy"), "act")))
    assert seated.wants() == "answer"
    player.page.keyboard.press("h")
    ideas = ideas_of(player)
    first = ideas.get_by_role("button").first
    expect(first).to_contain_text("%")
    expect(first).to_be_in_viewport()
    first.hover()
    label = first.locator("b").inner_text()
    expect(seated.options.filter(has_text=label).first).to_have_class(re.compile(r"\bon\b"))
    player.check_axe()
    player.picture("hint", for_docs=True)
    player.page.set_viewport_size({"width": 1440, "height": 420})
    first.click()
    option = seated.options.filter(has_text=label).first
    expect(option).to_be_in_viewport(ratio=0.9)
    player.page.get_by_role("button", name=player.say("ideas"), exact=True).click()
    expect(ideas).to_be_hidden()
    player.page.mouse.move(0, 0)
    expect(option).not_to_have_class(re.compile(r"\bon\b"))
    player.page.set_viewport_size({"width": 1440, "height": 900})
    seated.choose(0)
    expect(ideas).to_be_hidden()


def test_the_option_of_an_idea_stays_marked_apart_from_what_is_pointed_at(visit: Visit) -> None:
    player = visit(None)
    seated = Seated(player, bring(player, asked("wroth", ("Giulia", "greedy"), "act")))
    assert seated.wants() == "answer"
    player.page.keyboard.press("h")
    first = ideas_of(player).get_by_role("button").first
    expect(first).to_contain_text("%")
    first.click()
    label = first.locator("b").inner_text()
    idea = seated.options.filter(has_text=label).first
    other = seated.options.filter(has_not_text=label).first
    alight = seated.ask.locator(".opt.on")
    player.page.mouse.move(0, 0)
    expect(idea).to_have_class(re.compile(r"\bon\b"))
    other.hover()
    expect(other).to_have_class(re.compile(r"\bon\b"))
    expect(alight).to_have_count(1)  # a click now takes this one alone
    expect(idea).to_have_class(re.compile(r"\bidea\b"))
    grounds = [one.evaluate("(node) => getComputedStyle(node).backgroundColor") for one in (idea, other)]
    assert grounds[0] != grounds[1]
    player.page.mouse.move(0, 0)
    expect(idea).to_have_class(re.compile(r"\bon\b"))
    expect(alight).to_have_count(1)


@pytest.mark.long
def test_on_a_phone_what_is_selected_after_a_hint_is_what_is_alight(visit: Visit) -> None:
    player = visit(None, device="phone")
    page = player.page
    seated = Seated(player, bring(player, battle_of_four()))
    assert seated.wants() == "answer"
    page.get_by_role("button", name=player.say("ideas"), exact=True).tap()
    first = ideas_of(player).get_by_role("button").first
    expect(first).to_contain_text("%")
    label = first.locator("b").inner_text()
    other = seated.options.filter(has_not_text=label).first
    first.tap()
    expect(first).to_have_attribute("aria-pressed", "true")
    at_the_idea = page.evaluate(STRONG)
    other.tap()
    expect(other).to_have_class(re.compile(r"\bsel\b"))
    expect(first).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name=player.say("confirm", label="")).focus()
    at_the_other = page.evaluate(STRONG)
    assert at_the_other
    assert at_the_other != at_the_idea
    first.evaluate("(node) => node.click()")  # as on a device where a tap gives no focus
    expect(seated.options.filter(has_text=label).first).to_have_class(re.compile(r"\bsel\b"))
    assert page.evaluate(STRONG) == at_the_idea


@pytest.mark.long
def test_on_a_phone_a_hint_selects_what_is_then_confirmed(visit: Visit) -> None:
    player = visit(None, device="phone", theme="dark", lang="it")
    seated = Seated(player, bring(player, battle_of_four()))
    assert seated.wants() == "answer"
    player.page.get_by_role("button", name=player.say("ideas"), exact=True).tap()
    first = ideas_of(player).get_by_role("button").first
    expect(first).to_contain_text("%")
    expect(first).to_be_in_viewport(ratio=1)
    first.tap()
    label = first.locator("b").inner_text()
    expect(player.page.get_by_role("button", name=player.say("confirm", label=label))).to_be_visible()
    expect(seated.options.filter(has_text=label).first).to_have_class(re.compile(r"\bsel\b"))
    player.picture("hint-phone")


@pytest.mark.parametrize("device", ["desktop", pytest.param("phone", marks=pytest.mark.long)])
def test_in_the_middle_of_a_move_the_hint_is_about_what_comes_next(visit: Visit, device: Device) -> None:
    player = visit(None, device=device)
    seated = Seated(player, bring(player, asked_again()[0]))
    assert seated.wants() == "answer"
    for _ in range(2 if player.small else 1):  # the first tap only shows
        seated.choose(asked_again()[1][0])
    page, told = player.page, ideas_of(player).get_by_role("listitem").locator("b").first
    expect(page.get_by_role("button", name=player.say("choose-other"))).to_be_visible()
    page.keyboard.press("h")
    expect(told).to_be_visible()
    expect(seated.options.filter(has_text=told.inner_text())).not_to_have_count(0)
    player.picture(f"hint-within-{device}")
    page.keyboard.press("Escape")  # the hint first, then the answer that was chosen
    expect(ideas_of(player)).to_be_hidden()
    expect(page.get_by_role("button", name=player.say("choose-other"))).to_be_visible()
    page.keyboard.press("z")
    expect(page.get_by_role("button", name=player.say("choose-other"))).to_be_hidden()
    page.keyboard.press("h")
    expect(told).to_be_visible()


@pytest.mark.long
def test_real_dice_get_no_hint(visit: Visit) -> None:
    player = visit(None)
    seated = Seated(player, set_table(player, "magpies", "me", "random", companion=True))
    assert seated.wants() == "answer"
    expect(player.page.get_by_text(player.say("by-hand-about"))).to_be_visible()
    expect(player.page.get_by_role("button", name=player.say("ideas"), exact=True)).to_have_count(0)


@pytest.mark.parametrize(
    ("device", "theme", "lang"),
    [("desktop", "light", "en"), pytest.param("phone", "dark", "it", marks=pytest.mark.long)],
)
def test_a_finished_game_is_looked_at_again(visit: Visit, device: Device, theme: Theme, lang: Lang) -> None:
    viewer = visit(None, device=device, theme=theme, lang=lang)
    table = bring(viewer, finished("magpies", (*PEOPLE, "Carla")))
    page = viewer.go(f"/table/{table}/10")
    picture = page.get_by_role("img", name=re.compile(re.escape(viewer.say("prospects"))))
    start = page.get_by_role("button", name=viewer.say("look-again"))
    expect(start).to_be_visible()
    expect(picture).to_have_count(0)
    viewer.press(start)
    expect(picture).to_be_visible()
    turns = page.get_by_role("region", name=viewer.say("turning-points")).get_by_role("listitem")
    assert 1 <= turns.count() <= 3
    rounds = viewer.api("GET", f"/api/tables/{table}/rounds")
    expect(page.locator(".picture .round")).to_have_count(len(rounds))
    begins = viewer.say("turning-point-then", steps="|").partition("|")[0]
    expect(turns.filter(has_text=begins).first).to_be_visible()
    mark = page.get_by_role("link", name=viewer.say("turning-point-mark", at=turns.count()))
    viewer.press(mark)
    page.wait_for_url(f"**{turns.last.get_by_role('link').get_attribute('href')}#analysis")
    expect(mark).to_have_attribute("aria-current", "true")
    better = page.locator(".marks .better + text")  # on the board, where it would have been
    expect(better).to_have_count(1)
    assert str(better.text_content()).removeprefix("✓ ") in turns.last.inner_text()
    link = turns.first.get_by_role("link")
    path = str(link.get_attribute("href"))
    link.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**{path}#analysis")
    expect(picture).to_be_visible()
    page.get_by_text(viewer.say("prospects-figures")).focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("columnheader", name=viewer.say("prospects-move"))).to_be_visible()
    viewer.check_axe()
    page.keyboard.press("Space")
    viewer.picture(f"analysis-{device}", for_docs=device == "desktop")
    viewer.press(page.get_by_role("button", name=viewer.say("look-again-close")))
    expect(picture).to_have_count(0)


@pytest.mark.long
def test_what_would_have_been_better_is_marked_where_it_was_open_and_not_before(visit: Visit) -> None:
    viewer = visit(None)
    table = bring(viewer, finished("magpies", (*PEOPLE, "Carla")))
    page = viewer.go(f"/table/{table}/10#analysis")
    mark = page.get_by_role("link", name=viewer.say("turning-point-mark", at=1))
    expect(mark).to_be_visible()
    page.wait_for_load_state("networkidle")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/at/*", hold)
    where = page.get_by_role("heading", level=2).first
    before = where.inner_text()
    mark.click()
    expect(where).not_to_have_text(before)
    better = page.locator(".marks .better")
    expect(better).to_have_count(0)  # the old position is still on the board
    assert held
    for route in held:
        route.continue_()
    expect(better).to_have_count(1)


def test_an_analysis_that_is_cut_off_says_so(visit: Visit) -> None:
    viewer = visit(None)
    table = bring(viewer, finished("magpies", (*PEOPLE, "Carla")))
    viewer.page.set_viewport_size({"width": 1280, "height": 800})
    page = viewer.go(f"/table/{table}/10#analysis")
    more = page.get_by_text(viewer.say("more-below"))
    last = page.get_by_text(viewer.say("prospects-how"))
    expect(last).to_be_in_viewport(ratio=1)
    expect(more).to_be_hidden()
    page.set_viewport_size({"width": 1280, "height": 500})
    expect(more).to_be_visible()
    more.click()
    page.locator(".looking").evaluate("(box) => box.scrollTo(0, box.scrollHeight)")
    expect(last).to_be_in_viewport(ratio=0.9)
    expect(more).to_be_hidden()


def test_what_is_wholly_in_sight_above_the_cut_is_chosen_by_a_click(visit: Visit) -> None:
    player = visit(None)
    seated = Seated(player, bring(player, asked("wroth", ("Giulia", "greedy"), "act")))
    assert seated.wants() == "answer"
    page = player.page
    page.set_viewport_size({"width": 1280, "height": 640})
    more = page.get_by_text(player.say("more-below"))
    expect(more).to_be_visible()
    box = page.locator(".ask .inner")
    room = box.evaluate("(box) => box.scrollHeight - box.clientHeight")
    for down in range(0, room, 6):
        assert page.evaluate(COVERED, down) == []
    box.evaluate("(box) => box.scrollTo(0, 0)")
    seated.question.focus()
    more.click()
    expect(seated.question).to_be_focused()
    assert box.evaluate("(box) => box.scrollTop") > 0


@pytest.mark.long
def test_the_monster_that_was_asked_is_named_and_seats_stand_apart(visit: Visit) -> None:
    viewer = visit(None)
    table = bring(viewer, finished("village-attacks", ("Anna", "greedy")))
    page = viewer.go(f"/table/{table}/0#analysis")
    turns = page.get_by_role("region", name=viewer.say("turning-points")).get_by_role("listitem")
    expect(turns.first).to_contain_text(re.compile(r"Before move \d+ \w+( Jing)?: "), timeout=120_000)
    expect(page.locator(".legend b")).to_have_text(re.compile(r"Banshee, Huli Jing\s+·\s+Djinn, Succubus"))


@pytest.mark.long
def test_a_turning_point_shows_the_question_still_open_so_that_another_way_can_be_tried(visit: Visit) -> None:
    viewer = visit(None)
    table = bring(viewer, finished("wroth", PEOPLE))
    page = viewer.go(f"/table/{table}/0")
    page.get_by_role("button", name=viewer.say("look-again")).click()
    expect(page.get_by_text(viewer.say("prospects-how"))).to_be_visible(timeout=120_000)
    # Before the factions are chosen everybody is called, and drawn, as at the end.
    expect(page.locator(".legend")).not_to_contain_text(re.compile(r"\b(Seat|South|North)\b"))
    strokes = page.locator(".legend path.course").evaluate_all("(all) => all.map((one) => one.getAttribute('stroke'))")
    assert len(set(strokes)) == len(PEOPLE)
    point = viewer.api("GET", f"/api/tables/{table}/analysis")["turning_points"][0]
    link = page.get_by_role("link", name=viewer.say("turning-point-move", number=point["number"]))
    link.click()
    page.wait_for_url(f"**/table/{table}/{point['number'] - 1}#analysis")
    expect(link).to_have_attribute("aria-current", "true")
    page.get_by_role("button", name=viewer.say("branch-here")).click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    branch = Seated(viewer)
    assert branch.wants() == "answer"
    [view] = messages(viewer.received, "welcome")[-1]["now"]["views"]
    assert view["ask"]["text"] == point["question"]
    assert point["better"] in [option["label"] for option in view["ask"]["options"]]
    branch.menu("to-origin")  # to where one came from, with what was on show there
    page.wait_for_url(f"**/table/{table}/{point['number'] - 1}#analysis")


@pytest.mark.long
@pytest.mark.parametrize(("device", "lang"), [("desktop", "en"), ("narrow", "it")])
def test_a_link_to_the_analysis_of_a_game_that_goes_on_says_that_it_is_too_early(
    visit: Visit, device: Device, lang: Lang
) -> None:
    viewer = visit(None, device=device, lang=lang)
    table = bring(viewer, midway("wroth", PEOPLE, 60))
    page = viewer.go(f"/table/{table}/40#analysis")
    early = page.get_by_text(viewer.say("look-again-not-yet"))
    expect(early).to_be_in_viewport(ratio=1)
    viewer.press(page.get_by_role("button", name=viewer.say("reel-next"), exact=True))
    page.wait_for_url(re.compile(r"/\d+$"))
    expect(early).to_be_in_viewport(ratio=1)
    viewer.picture(f"analysis-too-early-{device}")
    expect(page.get_by_role("button", name=viewer.say("look-again"))).to_have_count(0)
