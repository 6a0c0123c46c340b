"""Every page, in light and dark, with axe; links that lead nowhere; the rulebook."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.positions import PEOPLE, dealt, finished
from tests.browser.seated import Seated, at_random, bring, set_table
from tests.browser.visitor import Theme, Visit

THEMES = pytest.mark.parametrize("theme", ["light", "dark"])


@THEMES
def test_lobby_and_its_boxes_can_be_used_by_everyone(visit: Visit, theme: Theme) -> None:
    lobby = visit(None, theme=theme, name="Giulia")
    set_table(lobby, "magpies", "me", "greedy")
    bring(lobby, finished("magpies", PEOPLE))
    page = lobby.go("/")
    page.get_by_role("button", name=lobby.say("title", "wroth")).click()
    expect(page.get_by_role("button", name=lobby.say("play-now"))).to_be_visible()
    expect(page.get_by_role("link", name=lobby.say("table-play")).first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    lobby.check_axe()
    lobby.picture(f"lobby-{theme}")


@pytest.mark.long
@THEMES
@pytest.mark.parametrize("game", ["magpies", "wroth", "village-attacks"])
def test_a_table_can_be_used_by_everyone(visit: Visit, theme: Theme, game: str) -> None:
    player = visit(None, theme=theme)
    seated = Seated(player, bring(player, dealt(game, ("Giulia", "greedy"))))
    seated.play(25, at_random(6))
    seated.wants()
    player.check_axe()
    player.picture(f"{game}-{theme}-desktop")
    player.page.get_by_role("button", name=player.say("menu"), exact=True).click()
    expect(player.page.get_by_role("dialog")).to_be_visible()
    player.check_axe()
    player.page.get_by_role("dialog").get_by_text(player.say("table-in-words")).click()
    expect(player.page.get_by_role("dialog", name=player.say("table-in-words"))).to_be_visible()
    player.check_axe()


@pytest.mark.long
@THEMES
@pytest.mark.parametrize("path", ["/new/village-attacks", "/rules/wroth", "/join/nothing", "/nowhere/at/all"])
def test_other_pages_can_be_used_by_everyone(visit: Visit, theme: Theme, path: str) -> None:
    visitor = visit(path, theme=theme)
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    visitor.check_axe()


@pytest.mark.long
def test_a_table_that_does_not_exist_is_said_to_be_missing(visit: Visit) -> None:
    visitor = visit("/table/0123456789abcdef")
    visitor.forgive("WebSocket|404|Failed to load")
    expect(visitor.page.get_by_role("heading", name=visitor.say("nowhere-title"))).to_be_visible()
    expect(visitor.page.get_by_role("link", name=visitor.say("to-lobby"))).to_be_visible()


@pytest.mark.long
def test_the_rule_behind_a_question_is_one_click_away(visit: Visit) -> None:
    player = visit(None)
    seated = Seated(player, set_table(player, "wroth", "me", "greedy"))
    seated.wants()
    link = seated.ask.get_by_role("link").first
    rule = link.inner_text()
    link.click()
    sheet = player.page.get_by_role("dialog")
    expect(sheet).to_contain_text(rule)
    player.check_axe()
    with player.context.expect_page() as opened:
        sheet.get_by_role("link", name=player.say("open-rulebook")).click()
    page = opened.value
    page.wait_for_url(f"**/rules/wroth#{rule}")
    expect(page.locator(f"[id='{rule}']")).to_be_in_viewport()


@pytest.mark.long
def test_rules_are_searched(visit: Visit) -> None:
    reader = visit("/rules/wroth")
    reader.page.get_by_role("searchbox").fill("trapper")
    expect(reader.page.get_by_role("status")).not_to_be_empty()
    expect(reader.page.get_by_role("heading", name="W14.7 ").first).to_be_visible()
    reader.page.get_by_role("searchbox").fill("xyzzy")
    expect(reader.page.get_by_role("main")).to_contain_text(reader.say("nothing-found"))
