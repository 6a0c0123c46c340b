"""Games that have been played up to an interesting moment, as records that a visitor can bring along."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice

from ludoteca.engine.game import find_game
from ludoteca.engine.recorder import Chance, Recorder
from ludoteca.engine.table import Table

KEY = b"k" * 32
PEOPLE = ("Anna", "Bruno")


@dataclass(frozen=True)
class Moment:
    """A game before an answer: who will answer, and which of the options, counted from 0, it will be."""

    recorder: Recorder
    seat: int
    option: int

    @property
    def record(self) -> str:
        """The record as the host of the table keeps it."""
        return self.recorder.record.text()

    @property
    def question(self) -> str:
        """What the seat is asked."""
        ask = self.recorder.table.ask_of(self.seat)
        return ask.question.id if ask is not None else ""


def moments(game: str, names: tuple[str, ...], seed: int, **options: str) -> Iterator[Moment]:
    """A whole game played at random, answer by answer. Names that are levels of bots will sit there as bots."""
    found = find_game(game)
    chance = Chance.of_seed(seed)
    table = Table(found, found.setup(len(names), options), chance.source())
    recorder = Recorder(table, chance, KEY, names)
    dice = random.Random(seed)
    while not table.over:
        seat, ask = table.asked()[0]
        option = dice.randrange(len(ask.options))
        yield Moment(recorder, seat, option)
        table.answer(seat, ask.options[option])
        recorder.update()


def dealt(game: str, names: tuple[str, ...], seed: int = 3, **options: str) -> str:
    """A game before its first answer, whose dice and bots are the same every time."""
    return next(moments(game, names, seed, **options)).record


def midway(game: str, names: tuple[str, ...], answers: int, seed: int = 3, **options: str) -> str:
    """A game after so many answers."""
    return next(islice(moments(game, names, seed, **options), answers, None)).record


def finished(game: str, names: tuple[str, ...], seed: int = 3, **options: str) -> str:
    """The record of a whole game."""
    *_, last = moments(game, names, seed, **options)
    return last.record  # the recorder has gone on to the end


@cache
def asked(game: str, names: tuple[str, ...], question: str, least: int = 2, **options: str) -> str:
    """A game in which the first seat is asked this question, with so many options at least."""
    for seed in range(100):
        for moment in islice(moments(game, names, seed, **options), 400):
            ask = moment.recorder.table.ask_of(moment.seat)
            if moment.seat == 0 and moment.question == question and ask is not None and len(ask.options) >= least:
                return moment.record
    raise AssertionError(f"Nobody is asked {question}")


@cache
def round_after(game: str, names: tuple[str, ...], question: str) -> str:
    """A game in which the first seat is asked this for the second time: meanwhile everybody else had a turn."""
    times = (one for one in moments(game, names, seed=1) if one.seat == 0 and one.question == question)
    return next(islice(times, 1, None)).record


@cache
def asked_again() -> tuple[str, tuple[int, int]]:
    """Village Attacks: a move of two answers, as numbers of options, after which the very same is asked once more."""
    for seed in range(100):
        before: list[tuple[str, int, list[int], str]] = []
        for moment in islice(moments("village-attacks", ("Giulia",), seed), 200):
            ask = moment.recorder.table.ask_of(moment.seat)
            assert ask is not None
            now = moment.question, moment.option, ask.options, moment.record if moment.question == "act" else ""
            match before[-2:]:
                case [("act", first, options, record), (between, second, _, _)]:
                    if between != "act" and now[0] == "act" and options == now[2]:
                        return record, (first, second)
            before.append(now)
    raise AssertionError("Nobody is asked the same twice")


@cache
def battle_of_four() -> str:
    """Wroth for one person and three bots, late enough to be crowded: the person chooses a place on the map."""
    for seed in range(100):
        for moment in islice(moments("wroth", ("Giulia", "greedy", "greedy", "greedy"), seed), 220, 400):
            ask = moment.recorder.table.ask_of(moment.seat)
            if moment.seat == 0 and ask is not None and ask.question.domain.on_board and len(ask.options) > 3:
                return moment.record
    raise AssertionError("Nothing happens on the map")


@cache
def trap_to_be_set() -> tuple[str, int]:
    """Wroth for two people: one of them has to choose the kind of a Trapper in secret; tells whose seat that is."""
    for seed in range(200):
        for moment in islice(moments("wroth", PEOPLE, seed), 150):
            if moment.question == "trap-kind":
                return moment.record, moment.seat
    raise AssertionError("Nobody has set a trap")


@dataclass(frozen=True)
class Snap:
    """A trap that the next answer springs: choose this option at this seat, and everybody learns the kind."""

    record: str
    seat: int
    option: int
    kind: str


@cache
def trap_about_to_snap() -> Snap:
    """Wroth for two people: somebody is about to walk into a trap, and does not know what lies there."""
    for seed in range(400):
        for number, moment in enumerate(moments("wroth", PEOPLE, seed)):
            kind = sprung(moment.recorder.table)
            if kind:
                before = next(islice(moments("wroth", PEOPLE, seed), number - 1, None))
                return Snap(before.record, before.seat, before.option, kind)
    raise AssertionError("Nobody has walked into a trap")


def sprung(table: Table) -> str:
    """The kind of a trap that has been sprung in this game, if any."""
    for event in table.events:
        if event.kind.id == "trap-sprung":
            [*_, (_, domain)] = event.kind.words
            return domain.name(event.values[-1])
    return ""
