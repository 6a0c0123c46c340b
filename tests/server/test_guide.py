"""The guided first turns: whatever a learner chooses, there is a lesson in both languages, and good advice in it."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest

from ludoteca.bots import new_bot
from ludoteca.engine import rulebook
from ludoteca.engine.ask import Ask
from ludoteca.engine.game import Game, find_game, installed
from ludoteca.engine.recorder import Recorder
from ludoteca.engine.table import Table
from ludoteca.engine.text import LANGUAGES, Texts
from ludoteca.server.guides import ANY, Course, advice_for, chance_of, course_at, course_of, is_over
from ludoteca.server.host import Host
from ludoteca.server.learning import guided
from ludoteca.server.people import Person
from ludoteca.server.protocol import Advice
from ludoteca.server.store import Store
from ludoteca.server.thinking import job_for, think
from tests.server.company import AtOnce, Pace, find, people
from tests.server.conftest import Running

LIVE = pytest.mark.asyncio(loop_scope="module")

GUIDED = [game.id for game in installed()[0].values() if course_of(game) is not None]
GAMES = pytest.mark.parametrize("id", GUIDED)
ME = 0
MANY = 150
"""So many learners choose whatever comes to their mind."""
MOST = 400
"""No guided turn has more questions, whoever is asked."""

Choose = Callable[[Advice, Ask], int]


def course(id: str) -> tuple[Game, Course]:
    game = find_game(id)
    found = course_of(game)
    assert found is not None
    return game, found


class Learner:
    """Somebody at a guided table, and what the guide says to them."""

    def __init__(self, id: str, bots: bool = True) -> None:
        self.game, self.course = course(id)
        chance = chance_of(self.game, self.course)
        self.table = Table(self.game, self.game.setup(len(self.course.seats), self.course.options), chance.source())
        self.recorder = Recorder(self.table, chance, b"k" * 32) if bots else None
        self.heard: list[tuple[Advice, Ask]] = []

    def play(self, choose: Choose, others: Callable[[int, Ask], int]) -> Learner:
        """Play until the guide has come to its end."""
        for _ in range(MOST):
            if is_over(self.course, self.table, ME):
                return self
            seat, ask = self.table.asked()[0]
            if seat == ME:
                advice = advice_for(self.course, self.table, ME)
                self.heard.append((advice, ask))
                value = choose(advice, ask)
            else:
                value = others(seat, ask)
            self.answer(seat, value)
        raise AssertionError("the guide does not come to its end")

    def bots(self, seat: int, ask: Ask) -> int:
        """What the bots of the guided table do."""
        assert self.recorder is not None
        return think(job_for(self.recorder, seat, self.course.seats[seat]), self.game)

    def answer(self, seat: int, value: int) -> None:
        self.table.answer(seat, value)
        if self.recorder is not None:
            self.recorder.update()

    def lesson(self, advice: Advice) -> str:
        assert advice.text is not None
        return advice.text.key


def follows(advice: Advice, ask: Ask) -> int:
    """Somebody who does what is suggested."""
    assert advice.suggested is not None, f"nothing is suggested for {ask.question.id}"
    return advice.suggested


@cache
def follower(id: str) -> Learner:
    learner = Learner(id)
    return learner.play(follows, learner.bots)


@cache
def wanderers(id: str) -> list[Learner]:
    """Learners, and bots, who choose anything."""
    return [Learner(id, bots=False).play(anything(seed), anything(-seed)) for seed in range(MANY)]


def anything(seed: int) -> Callable[[object, Ask], int]:
    """Any of the options, the same ones for the same seed."""
    dice = random.Random(seed)
    return lambda _, ask: dice.choice(ask.options)


# ---------------------------------------------------------------- what a guide promises


def test_every_game_of_this_project_has_a_guide() -> None:
    assert {"magpies", "wroth", "village-attacks"} <= set(GUIDED)


@GAMES
def test_a_guide_declares_what_exists(id: str) -> None:
    game, found = course(id)
    assert game.accepts(len(found.seats), found.options)
    assert found.seats.count("me") == 1
    assert found.seats[ME] == "me"
    for level in found.seats[1:]:
        new_bot(level, 0)
    assert found.ends.step in game.steps
    known = {question.id for question in game.questions} | {ANY}
    assert [lesson.question for lesson in found.lesson if lesson.question not in known] == []
    keys = [lesson.key for lesson in found.lesson]
    assert len(keys) == len(set(keys))
    rules = set(rulebook.load(game.folder).ids())
    assert [rule for lesson in found.lesson for rule in lesson.rules if rule not in rules] == []


@GAMES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lesson_speaks_both_languages_and_no_text_is_idle(id: str, lang: str) -> None:
    game, found = course(id)
    texts = Texts.of(game.folder, strict=True)
    words = {question.id: {name for name, _ in question.about} for question in game.questions}
    for lesson in found.lesson:
        for key in (lesson.key, f"{lesson.key}.look", f"{lesson.key}.advice"):
            assert texts.has(lang, key), key
            assert texts.arguments(lang, key) <= words.get(lesson.question, set()), key
    for key in ("guide-end", "guide-others"):
        assert texts.has(lang, key)
        assert texts.arguments(lang, key) == set()
    said = {key for key in texts.keys(lang) if key.startswith("lesson-") and "." not in key}
    assert said == {lesson.key for lesson in found.lesson}


@GAMES
def test_whoever_follows_the_guide_learns_one_thing_after_the_other(id: str) -> None:
    learner = follower(id)
    numbers = [advice.number for advice, _ in learner.heard]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(1, learner.course.length + 1))
    for advice, ask in learner.heard:
        assert advice.suggested in ask.options
        assert advice.question == ask.question.id
        assert advice.of == learner.course.length
        assert advice.rules[0] == ask.question.rule
    end = advice_for(learner.course, learner.table, ME)
    assert end.over
    assert end.suggested is None
    assert end.text is not None


@GAMES
def test_whoever_departs_from_it_is_guided_all_the_same(id: str) -> None:
    for learner in wanderers(id):
        for advice, ask in learner.heard:
            assert advice.text is not None, f"no lesson for {ask.question.id}"
            assert advice.suggested is None or advice.suggested in ask.options
            assert 1 <= advice.number <= advice.of
        assert advice_for(learner.course, learner.table, ME).over


@GAMES
def test_every_lesson_is_given_to_somebody(id: str) -> None:
    learners = [follower(id), *wanderers(id)]
    heard = {learner.lesson(advice) for learner in learners for advice, _ in learner.heard}
    assert sorted({lesson.key for lesson in learners[0].course.lesson} - heard) == []


@GAMES
def test_what_the_others_did_is_told(id: str) -> None:
    learner = follower(id)
    told = [advice for advice, _ in learner.heard if advice.meanwhile]
    assert told
    assert all(advice.others is not None for advice in told)
    for advice in told:
        assert all(said.en and said.it for said in advice.meanwhile)


@GAMES
def test_answers_that_were_not_sent_yet_lead_to_the_lesson_behind_them(id: str) -> None:
    learner = follower(id)
    again = Learner(id)
    asked = [ask for _, ask in learner.heard]
    compared = 0
    for (advice, _), ask in zip(learner.heard[1:], asked, strict=False):
        while again.table.asked()[0][0] != ME:
            seat, other = again.table.asked()[0]
            again.answer(seat, again.bots(seat, other))
        value = follows(advice_for(again.course, again.table, ME), ask)
        ahead = advice_for(again.course, again.table, ME, [value])
        if ahead.question == advice.question and ahead.question != ask.question.id:
            assert (ahead.text, ahead.suggested, ahead.number) == (advice.text, advice.suggested, advice.number)
            compared += 1
        assert advice_for(again.course, again.table, ME, [10**6]).question == ask.question.id
        again.answer(ME, value)
    assert compared or id == "magpies"  # there chance or the others come after every answer


# ---------------------------------------------------------------- at a table of the server


@pytest.mark.asyncio
@GAMES
async def test_a_guided_table_is_known_again_after_a_restart(id: str, store: Store) -> None:
    await people(store, "anna")
    host = Host(store, AtOnce(), Pace(), find)
    sitting = await guided(host, Person("anna", "Anna", ""), id)
    assert sitting.row.study
    first = course_at(sitting.recorder)
    assert first is not None
    before = advice_for(first, sitting.table, ME)
    await host.put_away(sitting)
    again = await Host(store, AtOnce(), Pace(), find).found(sitting.id)
    second = course_at(again.recorder)
    assert second is not None
    assert advice_for(second, again.table, ME) == before
    again.close()


@LIVE
async def test_a_guide_is_offered_and_set(running: Running) -> None:
    anna, bruno = await running.visitor("Anna"), await running.visitor("Bruno")
    cards = await anna.ok("GET", "/api/games")
    assert {card["id"] for card in cards if card["guide"]} == set(GUIDED)
    guide = await anna.ok("GET", "/api/games/magpies/guide")
    assert guide["seats"][0] == "me"
    assert {lesson["question"] for lesson in guide["lessons"]} == {"favourite", "fly", "steal"}
    tables = [await visitor.ok("POST", "/api/games/magpies/guide") for visitor in (anna, bruno)]
    assert tables[0]["mine"] == [0]
    scenes = []
    for visitor, table in zip((anna, bruno), tables, strict=True):
        async with visitor.at(table["id"]) as talk:
            scenes.append(talk.welcome["now"]["views"][0]["scene"])
    assert scenes[0] == scenes[1], "the dice are the same for everybody"


@LIVE
async def test_the_guide_speaks_to_the_learner_alone(running: Running) -> None:
    anna, bruno = await running.visitor("Anna"), await running.visitor("Bruno")
    table = (await anna.ok("POST", "/api/games/magpies/guide"))["id"]
    path = f"/api/tables/{table}/advice"
    advice = await anna.ok("GET", f"{path}?seat=0")
    assert (advice["number"], advice["question"]) == (1, "favourite")
    assert await anna.fault("GET", f"{path}?seat=1") == (403, "not-your-eyes")
    assert await bruno.fault("GET", f"{path}?seat=0") == (403, "not-your-eyes")
    assert await running.stranger().fault("GET", f"{path}?seat=0") == (403, "not-your-eyes")
    for nonsense in ("x", "1,,2", "1;2", "9" * 30):
        assert await anna.fault("GET", f"{path}?seat=0&path={nonsense}") == (400, "unreadable")


@LIVE
async def test_at_other_tables_nobody_is_guided(running: Running) -> None:
    anna = await running.visitor("Anna")
    table = (await anna.open_table("me", "greedy"))["id"]
    assert await anna.ok("GET", f"/api/tables/{table}/advice?seat=0") is None
    assert await anna.fault("POST", "/api/games/nothing/guide") == (404, "unknown-game")
    assert await anna.fault("GET", "/api/games/nothing/guide") == (404, "unknown-game")
