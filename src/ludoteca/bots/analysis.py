"""A finished game looked at again: who was how far ahead, where it turned, and what would have been better.

A game has a budget of iterations as a whole. Half of it goes to a quick look at every choice; what seems dear there
may be nothing but chance, so the dearest are looked at for longer with the rest, and only these can be turning points.

At a choice a search looks for the best answer first, and hardly tries what does not promise much. So the last third of
its iterations begins with the answer that was given: only what was tried can be compared. Who is how far ahead is what
the others came to, for everybody: a position by itself looks best for whoever has just moved.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from ludoteca.bots.bot import Turn, is_together, key_of, turn_in
from ludoteca.bots.ideas import Idea, in_doubt, tried
from ludoteca.bots.search import Search
from ludoteca.bots.thinker import Budget, advice
from ludoteca.engine.rounds import rounds_begun
from ludoteca.engine.run import Run
from ludoteca.engine.table import Line, Table

ITERATIONS: Final = 24000
"""What a game may cost."""
AGAIN: Final = 12
"""So many choices are looked at for longer."""
TURNING_POINTS: Final = 3
BESIDE: Final = 2
"""In the course of a game a choice counts together with so many before and after it: by itself it is half chance."""
NOTICEABLE: Final = 0.01
"""Answers that cost less than this are as good as any other."""
NOBODY: Final = -1

Telling = Callable[[Turn, Idea], Idea]
"""Puts into words how the game goes on from an idea."""


def untold(turn: Turn, idea: Idea) -> Idea:
    """No words: for whoever only wants figures."""
    return idea


@dataclass(frozen=True)
class Moment:
    """A choice in a game: what was answered, what it came to, and what would have been better."""

    number: int
    """The line of the answer."""
    seat: int
    question: str
    option: int
    chances: tuple[float, ...]
    """By seat: how good its prospects were before the answer, from 0 to 1; 1 together where one is to win."""
    worth: float
    """What the answer came to."""
    better: Idea | None = None
    """The best other answer, if it is better."""
    doubt: float = 0.0
    """So much of what it cost may be chance."""
    sure: bool = True
    """Whether it was looked at for long enough to be a turning point."""

    @property
    def cost(self) -> float:
        """What the answer cost its seat."""
        return max(0.0, self.better.worth - self.worth) if self.better is not None else 0.0

    @property
    def clear(self) -> bool:
        """Whether it cost more than what may be chance."""
        return self.cost > self.doubt


@dataclass
class Analysis:
    """The choices of a game in their order, and how it ended."""

    moments: list[Moment] = field(default_factory=list)
    end: tuple[float, ...] = ()
    """By seat: 1 for whoever has won, a part of it for those who share a win, 0 for the others."""
    deeds: dict[int, int] = field(default_factory=dict)
    """By the line of a choice the first line of the deed that it belongs to."""
    begun: int = 0
    """The line with which the first round begins."""

    def course(self) -> list[tuple[float, ...]]:
        """How good everybody's prospects were at each choice, a mean of those around it.

        Before the first round they are what it begins with: a board half set is judged too soon.
        """
        chances = [moment.chances for moment in self.moments]
        first = next((at for at, moment in enumerate(self.moments) if moment.number > self.begun), 0)
        places = [max(first, at) for at in range(len(chances))]
        around = [chances[max(first, at - BESIDE) : at + BESIDE + 1] for at in places]
        return [tuple(sum(seat) / len(some) for seat in zip(*some, strict=True)) for some in around]

    def turning_points(self) -> list[Moment]:
        """The choices that cost most, one of each deed, those first that are clear; hardly more than chance is none."""
        costly = dearest([moment for moment in self.moments if moment.sure and moment.cost > moment.doubt / 2])
        costly.sort(key=lambda moment: not moment.clear)
        return sorted(one_of_each(costly, self.deeds)[:TURNING_POINTS], key=lambda moment: moment.number)


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


def lines_of(table: Table) -> list[int]:
    """The lines of a game at which somebody had a choice that was no matter of taste."""
    return [line.number for line in table.live if line.is_decision and asked_in(line) not in table.game.tastes]


def asked_in(line: Line) -> str:
    return line.ask.question.id if line.ask is not None else ""


def analyse(
    table: Table, budget: Budget, tell: Telling = untold, only: Container[int] | None = None
) -> Iterator[Moment]:
    """Look at every choice of a finished game again, or only at some, as its seat saw it then.

    Each may cost so many iterations. What is found at one says nothing about another: it does not matter which are
    looked at together. Who looks again with another budget looks at other tables: luck is not met twice. `tell` puts
    into words how the game would have gone on from a better answer.
    """
    assert budget.iterations, "nothing that is found may depend on the clock"
    game, seats = table.game, table.setup.seats
    for run, number, option in choices(table):
        turn = turn_in(game, run)
        if turn.question in game.tastes or (only is not None and number not in only):
            continue
        search = advice(turn, key_of("analysis", budget.iterations))
        search.everyone = [0.0] * seats
        best, given, chances = compared(turn, search, option, budget.iterations)
        better = tell(turn, best) if best.worth - given.worth > NOTICEABLE else None
        shared = chances if turn.together else shares(chances)
        yield Moment(number, turn.seat, turn.question, option, shared, given.worth, better, in_doubt(best, given))


def shares(chances: tuple[float, ...]) -> tuple[float, ...]:
    """What everybody has of one prize."""
    total = sum(chances)
    return tuple(chance / total for chance in chances) if total else tuple(1 / len(chances) for _ in chances)


def compared(turn: Turn, search: Search, option: int, iterations: int) -> tuple[Idea, Idea, tuple[float, ...]]:
    """The best answer and the one that was given, each with what it came to when it was tried; and what the iterations
    that looked for the best came to for everybody.

    A search finds good ways to go on from its favourite and hardly any from the rest, and its favourite has been lucky.
    So both are tried anew, each in a search of its own, as long as the other and on the same tables.
    """
    third = max(1, iterations // 3)
    Budget(max(1, iterations - 2 * third)).spend(search)
    best = tried(search)[0].option
    chances = tuple(worth / search.count for worth in search.everyone)
    found = {answer: tried_anew(turn, answer, third) for answer in {best, option}}
    return found[best], found[option], chances


def tried_anew(turn: Turn, option: int, iterations: int) -> Idea:
    """An answer by itself."""
    search = advice(turn, key_of("analysis", "anew", iterations))
    search.first = option
    Budget(iterations).spend(search)
    return next(idea for idea in tried(search) if idea.option == option)


def dearest(moments: Iterable[Moment]) -> list[Moment]:
    """The choices that cost anything, the dearest first."""
    return sorted([one for one in moments if one.cost > 0], key=lambda one: (-one.cost, one.number))


def one_of_each(moments: list[Moment], deeds: Mapping[int, int]) -> list[Moment]:
    """The first choice of each deed: whoever marches badly has chosen badly once, however many figures that took."""
    first: dict[int, Moment] = {}
    for moment in moments:
        first.setdefault(deeds.get(moment.number, moment.number), moment)
    return list(first.values())


def deeds_of(table: Table) -> dict[int, int]:
    """By line the first line of its deed: of all that a seat answers between chance and the answers of others."""
    deeds: dict[int, int] = {}
    begun, seat = 0, NOBODY
    for line in table.live:
        if line.is_chance or line.seat != seat:
            begun, seat = line.number, NOBODY if line.is_chance else line.seat
        deeds[line.number] = begun
    return deeds


# ---------------------------------------------------------------- a whole game on one budget


def quick(iterations: int, count: int) -> Budget:
    """What a quick look at one of so many choices may cost."""
    return Budget(max(1, iterations // 2 // max(1, count)))


def long(iterations: int) -> Budget:
    """What a longer look at one of the dearest choices may cost."""
    return Budget(max(1, iterations // 2 // AGAIN))


def worth_a_look(table: Table, rough: list[Moment]) -> set[int]:
    """The lines that are looked at for longer."""
    return {moment.number for moment in one_of_each(dearest(rough), deeds_of(table))[:AGAIN]}


def joined(table: Table, rough: list[Moment], surely: Iterable[Moment]) -> Analysis:
    """What both looks have found."""
    known = {moment.number: moment for moment in surely}
    moments = [known.get(one.number, replace(one, sure=False)) for one in rough]
    outcome, together = table.game.outcome(table.state), is_together(table.game, table.run)
    end = tuple(outcome.prize(seat, together) for seat in range(table.setup.seats))
    begun = next((start.number for start in rounds_begun(table.game, table.run)), 0)
    return Analysis(moments, end, deeds_of(table), begun)


def look_back(
    table: Table, iterations: int = ITERATIONS, tell: Telling = untold, done: Callable[[], None] = lambda: None
) -> Analysis:
    """Look at a whole finished game; `done` is called after each of its choices."""
    rough = []
    for moment in analyse(table, quick(iterations, len(lines_of(table)))):
        rough.append(moment)
        done()
    return joined(table, rough, analyse(table, long(iterations), tell, worth_a_look(table, rough)))
