"""What happened is told in both languages, as far as the eyes may know it, and grows with the table."""

from __future__ import annotations

import contextlib
import random

import pytest

from ludoteca.engine.game import SPECTATOR
from ludoteca.engine.recorder import Chance
from ludoteca.engine.table import Table, TableError
from ludoteca.engine.text import Texts, problems
from ludoteca.telling import YOU, Growing, chronicle, sentences, with_name
from ludoteca.telling.chronicle import FOLDER, Sentence
from ludoteca.telling.growing import news
from tests.server.company import find

GAMES = [("magpies", 3), ("wroth", 3), ("village-attacks", 2), ("orders", 3), ("piles", 3), ("support", 3)]


def table_of(game: str, seats: int) -> Table:
    rules = find(game)
    return Table(rules, rules.setup(seats), Chance.of_seed("telling").source())


def test_texts_are_the_same_in_both_languages() -> None:
    assert problems(Texts.of(FOLDER)) == []


def test_a_game_is_told_in_both_languages() -> None:
    table = table_of("magpies", 2)
    table.answer(0, 0)
    table.answer(1, 1)
    told = chronicle(table, [0], "en")
    assert told[1:3] == [(9, "South: button"), (10, "West has made a secret choice.")]
    italian = chronicle(table, [0], "it")
    assert italian[1:3] == [(9, "Sud: bottone"), (10, "Ovest ha fatto una scelta segreta.")]
    assert [number for number, _ in italian] == [number for number, _ in told]
    assert chronicle(table, [1], "en")[1:3] == [(9, "South has made a secret choice."), (10, "West: key")]


def test_names_stand_beside_seats() -> None:
    assert with_name("en", YOU, "South") == "South"
    assert with_name("en", "anna", "South") == "anna (South)"
    assert with_name("it", "greedy", "Sud") == "Sud (bot greedy)"


def test_answers_to_one_question_become_one_sentence() -> None:
    table = table_of("orders", 2)
    for seat in (0, 1):
        while (ask := table.ask_of(seat)) is not None and ask.plan_of is not None:
            table.answer(seat, ask.options[0])
    told = chronicle(table, [0], "en")
    numbers = [number for number, _ in told]
    assert len(set(numbers)) < len(table.lines)
    assert numbers == sorted(numbers)


@pytest.mark.parametrize("game", ["wroth", "village-attacks"])
def test_rounds_and_phases_are_headings_and_short_sentences_are_not(game: str) -> None:
    chances = random.Random(5)
    table = table_of(game, 2)
    while not table.over:
        seat, ask = table.asked()[0]
        table.answer(seat, chances.choice(ask.options))
    told = sentences(table, [SPECTATOR], ("en",))
    headings = [words[0] for _, words, opens in told if opens]
    begun = [event for event in table.events if event.kind.id in ("round-began", "phase-began")]
    assert len(headings) == len(begun) > 5
    assert headings[0] == "Round 1."
    if game == "wroth":
        said = [words[0] for _, words, opens in told if not opens]
        assert any(len(one) <= max(map(len, headings)) for one in said), "length alone says nothing"


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_growing_chronicle_is_the_whole_one(game: str, seats: int) -> None:
    chances = random.Random(5)
    table = table_of(game, seats)
    growing = Growing(table, ("en", "it"))
    eyes = (0, 1, SPECTATOR)
    clients: dict[int, dict[int, list[Sentence]]] = {seat: {} for seat in eyes}
    before: dict[int, list[Sentence]] = {seat: [] for seat in eyes}
    for _ in range(70):
        if table.over:
            break
        seat, ask = chances.choice(table.asked())
        table.answer(seat, chances.choice(ask.options))
        if chances.random() < 0.15:
            with contextlib.suppress(TableError):
                table.undo(seat, agreed=chances.random() < 0.7)
        for one in eyes:
            if chances.random() < 0.5:
                now = growing.told(table, one)
                assert now == sentences(table, [one], ("en", "it"))
                assert [(number, words[0]) for number, words, _ in now] == chronicle(table, [one], "en")
                take(clients[one], news(before[one], now))
                before[one] = now
                assert [sentence for _, said in sorted(clients[one].items()) for sentence in said] == now


def take(client: dict[int, list[Sentence]], new: list[Sentence]) -> None:
    """What a client does with what is new: sentences of a line replace those that it has."""
    for number in {number for number, *_ in new}:
        client[number] = [one for one in new if one[0] == number and any(one[1])]
        if not client[number]:
            del client[number]


def test_what_everybody_may_know_is_put_into_words_once() -> None:
    table = table_of("wroth", 2)
    for _ in range(30):
        seat, ask = table.asked()[0]
        table.answer(seat, ask.options[0])
    growing = Growing(table)
    growing.told(table, 0)
    words = dict(growing.public)
    assert len(words) > len(table.lines) // 2
    growing.told(table, SPECTATOR)
    assert all(growing.public[number] is said for number, said in words.items())
