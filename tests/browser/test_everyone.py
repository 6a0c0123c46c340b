"""For everyone: both languages, the keyboard alone, a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.positions import battle_of_four
from tests.browser.seated import Seated, at_random, bring, play_now, set_table
from tests.browser.visitor import Device, Theme, Visit, messages
from tests.browser.words import say

# Everything that a finger may want to hit, with its size; text links inside sentences are as large as their text.
TARGETS = """() => [...document.querySelectorAll("button, select, input, summary, a.btn, a.item, [role=button]")]
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
    player.page.reload()
    expect(player.page.get_by_role("button", name=say("menu", "it"), exact=True)).to_be_visible()


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
    lit = seated.page.get_by_role("main").locator("svg [role=button]")
    expect(lit).to_have_count(seated.options.count())
    player.picture(f"wroth-{theme}", for_docs=True)
    player.check_axe()


@pytest.mark.long
@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_places_are_chosen_on_the_board(visit: Visit, how: str) -> None:
    player = visit(None)
    seated = Seated(player, set_table(player, "magpies", "me", "greedy"))
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


# ---------------------------------------------------------------- phone


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
