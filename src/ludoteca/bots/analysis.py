"""A finished game looked at again: who was how far ahead, where it turned, and what would have been better."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from ludoteca.bots.bot import Turn, judge_of
from ludoteca.bots.ideas import Idea, ideas
from ludoteca.bots.thinker import TREE, Budget, Thinker
from ludoteca.engine.run import Run
from ludoteca.engine.sampler import Sampler
from ludoteca.engine.table import Table

TURNING_POINTS: Final = 3
NOTICEABLE: Final = 0.02
"""Answers that cost less than this are as good as any other."""


@dataclass(frozen=True)
class Moment:
    """A choice in a game: what was answered, what it came to, and what would have been better."""

    number: int
    """The line of the answer."""
    seat: int
    question: str
    option: int
    chances: tuple[float, ...]
    """By seat: how good its prospects were, from 0 to 1, before the answer."""
    worth: float
    """What the answer came to."""
    better: Idea | None = None
    """The best other answer, if it is better."""

    @property
    def cost(self) -> float:
        """What the answer cost its seat."""
        return max(0.0, self.better.worth - self.worth) if self.better is not None else 0.0


@dataclass
class Analysis:
    """The choices of a game in their order."""

    moments: list[Moment] = field(default_factory=list)

    def turning_points(self) -> list[Moment]:
        """The choices that cost most."""
        costly = sorted(self.moments, key=lambda moment: (-moment.cost, moment.number))
        return sorted(costly[:TURNING_POINTS], key=lambda moment: moment.number)


def choices(table: Table) -> Iterator[tuple[Run, int, int]]:
    """The choices of a finished game: the run before the answer, the line of the answer, and the answer."""
    game = table.game
    rolled = Told([line.value for line in table.live if line.is_chance])
    run = Run(game.steps, game.new(table.setup), rolled)
    run.begin()
    for line in table.live:
        if line.ask is None or line.is_chance or (len(line.ask.options) == 1 and not line.ask.question.private):
            continue  # a run answers these by itself
        ask = run.ask
        assert ask is not None
        if len(ask.options) > 1:
            yield run, line.number, line.value
        run.answer(line.value)


class Told:
    """Chance as it was."""

    def __init__(self, values: list[int]) -> None:
        self.values = values
        self.next = 0

    def draw(self, ask: object, number: int) -> int:
        self.next += 1
        return self.values[self.next - 1]


def analyse(table: Table, budget: Budget, key: int = 1) -> Iterator[Moment]:
    """Look at every choice of a finished game again, as its seat saw it then."""
    game = table.game
    judge = judge_of(game)
    for run, number, option in choices(table):
        ask = run.ask
        assert ask is not None
        seat = int(run.state.holders[ask.role])
        sampler = Sampler(game, run, seat)
        turn = Turn(game, seat, number, ask.question.id, tuple(ask.options), sampler.sample)
        search = Thinker("", key, TREE, budget).search(turn)
        budget.spend(search)
        worths = {tried: worth for tried, _, worth in search.results()}
        best = ideas(search, 1)[0]
        chances = tuple(judge(run.state, one) if judge else 0.0 for one in range(table.setup.seats))
        worth = worths.get(option, 0.0)
        better = best if best.option != option and best.worth - worth > NOTICEABLE else None
        yield Moment(number, seat, ask.question.id, option, chances, worth, better)
