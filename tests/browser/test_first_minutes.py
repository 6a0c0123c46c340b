"""From the lobby to the end of a first game, with nothing but clicks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.seated import Seated, at_random, play_now, play_together, set_table
from tests.browser.visitor import Visit, Visitor
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
    lobby.picture(f"lobby-{lang}", for_docs=lang == "en")


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
    expect(finished).to_contain_text(f"({say('you')})")
    expect(finished.locator(".result")).to_have_text(re.compile(r"\bwins?\."))
    player.check_axe()
    finished.get_by_role("link", name=say("analysis")).click()
    player.page.wait_for_url("**#analysis")
    expect(player.page.get_by_role("img", name=re.compile(re.escape(say("prospects"))))).to_be_visible()


# ---------------------------------------------------------------- the guided first turn

# Another question, another lesson or something that has happened.
CHANGED = """([ask, told]) =>
  document.querySelector('section[aria-labelledby="question-text"]').innerText !== ask ||
  document.querySelector('[role="log"]').innerText !== told"""
MOST_LESSONS = 40
"""No guided turn has more questions for whoever follows the guide."""


def learn(visitor: Visitor, game: str) -> Seated:
    """From the lobby: open the box, be guided."""
    visitor.press(visitor.page.get_by_role("button", name=visitor.say("title", game)))
    visitor.press(visitor.page.get_by_role("button", name=visitor.say("learn-it")))
    visitor.page.wait_for_url("**/table/*")
    return Seated(visitor)


def suggested(seated: Seated) -> int:
    """The number of the option that the guide would take, counted from 0."""
    tip = seated.visitor.say("guide-suggested")
    expect(seated.ask.get_by_text(tip, exact=True)).to_be_visible()
    labels = seated.options.all_inner_texts()
    [at] = [number for number, label in enumerate(labels) if tip in label]
    return at


@pytest.mark.parametrize(("game", "lang"), [("magpies", "en"), ("wroth", "it"), ("village-attacks", "en")])
def test_a_first_turn_is_guided_from_the_lobby_to_its_end(visit: Visit, game: str, lang: Lang) -> None:
    learner = visit(lang=lang)
    seated = learn(learner, game)
    lesson = learner.page.get_by_role("region", name=say("guide-name", lang))
    length = len({one["text"]["key"] for one in learner.api("GET", f"/api/games/{game}/guide")["lessons"]})
    end = lesson.get_by_text(say("guide-over", lang), exact=True)
    numbers: list[str] = []
    for asked in range(MOST_LESSONS):
        seated.wants()
        expect(lesson).to_have_attribute("aria-busy", "false")
        if end.is_visible():
            break
        expect(lesson).to_contain_text(say("guide-look", lang))
        at = suggested(seated)
        if asked == 0:
            learner.check_axe()
        if asked == 5:
            learner.picture(f"guide-{game}", for_docs=game == "wroth")
        numbers.append(lesson.locator("header b").inner_text())
        before = seated.ask.inner_text(), seated.chronicle.inner_text()
        seated.choose(at)
        learner.page.wait_for_function(CHANGED, arg=list(before))
    expect(end).to_be_visible()
    assert 2 < len(set(numbers)) <= length
    expect(lesson.get_by_role("list", name=say("guide-meanwhile", lang))).to_be_visible()
    learner.check_axe()
    learner.picture(f"guide-{game}-end")
    lesson.get_by_role("button", name=say("guide-go-on", lang)).click()
    expect(lesson).to_have_count(0)
    assert seated.wants() == "answer"


@pytest.mark.long
@pytest.mark.parametrize("game", ["magpies", "wroth", "village-attacks"])
def test_whoever_departs_from_the_guide_is_guided_all_the_same(visit: Visit, game: str) -> None:
    learner = visit()
    seated = learn(learner, game)
    lesson = learner.page.get_by_role("region", name=learner.say("guide-name"))

    def taught() -> bool:
        expect(lesson).to_be_visible()
        return lesson.get_by_text(learner.say("guide-over"), exact=True).is_visible()

    seated.wants()
    seated.play(60, at_random(11), until=taught)
    expect(lesson.get_by_text(learner.say("guide-over"), exact=True)).to_be_visible()


@pytest.mark.long
def test_the_guide_is_left_and_found_again(visit: Visit) -> None:
    learner = visit()
    seated = learn(learner, "magpies")
    page = learner.page
    lesson = page.get_by_role("region", name=learner.say("guide-name"))
    lesson.get_by_role("link").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("G1.3")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=learner.say("guide-leave")).click()
    expect(lesson).to_have_count(0)
    expect(seated.ask.get_by_text(learner.say("guide-suggested"), exact=True)).to_have_count(0)
    page.reload()
    seated.wants()
    page.get_by_role("button", name=learner.say("guide-again")).click()
    expect(lesson).to_contain_text(learner.say("guide-lesson", number=1, of=4))
    page.keyboard.press("4")  # the ring, with the keyboard
    expect(lesson).to_contain_text(learner.say("guide-lesson", number=2, of=4))
    page.keyboard.press("z")
    expect(lesson).to_contain_text(learner.say("guide-lesson", number=1, of=4))


@pytest.mark.long
def test_the_guide_fits_a_phone(visit: Visit) -> None:
    learner = visit(device="narrow", lang="it")
    seated = learn(learner, "wroth")
    lesson = learner.page.get_by_role("region", name=learner.say("guide-name"))
    expect(lesson).to_be_visible()
    expect(seated.options.first).to_be_in_viewport()
    learner.picture("guide-phone")
    learner.press(lesson.get_by_role("button", name=learner.say("guide-more")))
    expect(lesson).to_contain_text(learner.say("guide-look"))
    learner.check_axe()
    learner.press(lesson.get_by_role("button", name=learner.say("guide-less")))
    at = suggested(seated)
    learner.press(seated.options.nth(at))
    learner.press(learner.page.locator(".confirm"))
    expect(lesson).to_contain_text(learner.say("guide-lesson", number=2, of=10))


# ---------------------------------------------------------------- a club evening


def test_a_free_seat_in_the_lobby_is_taken_with_one_click(visit: Visit) -> None:
    host, guest = visit("/new/magpies", name="Anna"), visit(name="Bruno")
    page = host.page
    page.get_by_role("combobox").nth(1).select_option("open")
    page.get_by_label(host.say("option-length", "magpies")).select_option("long")
    page.get_by_text(host.say("listed"), exact=True).click()
    page.get_by_role("button", name=host.say("begin")).click()
    hosting = Seated(host)
    free = guest.page.get_by_role("region", name=guest.say("free-seats"))
    expect(free).to_contain_text("Anna")
    guest.check_axe()
    guest.picture("lobby-free-seats")
    free.get_by_role("button", name=guest.say("join-sit")).first.click()
    guest.page.wait_for_url("**/table/*")
    sitting = Seated(guest)
    expect(page.get_by_text("Bruno").first).to_be_visible()
    assert play_together([hosting, sitting], 4, at_random(3)) == 4


@pytest.mark.long
def test_a_running_table_is_opened_to_everybody_and_closed_again(visit: Visit) -> None:
    host, guest = visit(None, name="Anna"), visit(name="Bruno")
    table = set_table(host, "wroth", "me", "open")
    seated = Seated(host, table)
    for listed in (True, False):
        seated.menu("listed-show")
        box = host.page.get_by_role("dialog").get_by_label(host.say("listed-show"))
        expect(box).to_be_checked(checked=listed)
        host.page.wait_for_function(
            "([path, wanted]) => fetch(path).then(said => said.json()).then(card => card.listed === wanted)",
            arg=[f"/api/tables/{table}", listed],
        )
        host.page.keyboard.press("Escape")
        shown = [one["id"] for one in guest.api("GET", "/api/open-tables")]
        assert (table in shown) == listed
