"""From the lobby to the end of a first game, with nothing but clicks."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.seated import play_now
from tests.browser.visitor import Visit
from tests.browser.words import Lang, say


@pytest.mark.parametrize("lang", ["en", "it"])
def test_lobby_shows_every_game_as_a_box(visit: Visit, lang: Lang) -> None:
    lobby = visit(lang=lang)
    expect(lobby.page.get_by_role("heading", name=say("app-name", lang), level=1)).to_be_visible()
    expect(lobby.page.locator("html")).to_have_attribute("lang", lang)
    for game in lobby.api("GET", "/api/games"):
        title = say("title", lang, game["id"])
        lobby.page.get_by_role("button", name=title).click()
        opened = lobby.page.locator("#box-open")
        expect(opened.get_by_role("heading", name=title)).to_be_visible()
        expect(opened.get_by_role("button", name=say("play-now", lang))).to_be_visible()
    lobby.picture(f"lobby-{lang}", for_docs=True)


@pytest.mark.parametrize("game", ["magpies", "wroth", "village-attacks"])
def test_two_clicks_lead_to_a_first_question(visit: Visit, game: str) -> None:
    player = visit()
    seated = play_now(player, game)
    assert seated.wants() == "answer"
    expect(seated.options.first).to_be_visible()
    expect(seated.question).not_to_be_empty()


def test_a_whole_game_of_magpies_against_bots(visit: Visit) -> None:
    player = visit(name="Giulia")
    seated = play_now(player, "magpies")
    seated.play_to_the_end(seed=1, most=400)
    expect(seated.question).to_have_text(say("game-over"))
    assert seated.chronicle.get_by_role("listitem").count() > 20
    player.check_axe()
    player.page.get_by_role("link", name=say("to-lobby")).click()
    finished = player.page.get_by_role("region", name=say("finished-games"))
    expect(finished.get_by_text(say("title", game="magpies"))).to_be_visible()
