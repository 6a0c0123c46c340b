"""Possible tables: games that look the same to a seat and differ in what it cannot know."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ludoteca.engine.chance import Source, Stream
from ludoteca.engine.game import Game
from ludoteca.engine.hidden import Hidden
from ludoteca.engine.run import Run
from ludoteca.engine.state import Way, reach, ways_to_hidden


class Draws:
    """A row of draws from a stream, for imagining."""

    __slots__ = ("count", "stream")

    def __init__(self, key: int) -> None:
        self.stream = Stream(key)
        self.count = 0

    def __call__(self, weights: list[int]) -> int:
        """The index of one of the weights."""
        case = self.below(sum(weights))
        for i, weight in enumerate(weights):
            if case < weight:
                return i
            case -= weight
        raise ValueError("nothing to draw from")

    def below(self, cases: int) -> int:
        """A number from 0 to cases - 1, for any number of cases."""
        parts, size = 0, 1
        while size < cases << 16:
            self.count += 1
            parts, size = parts << 16 | self.stream.below(self.count, 1 << 16), size << 16
        return parts * cases // size


def imagine(game: Game, state: Any, ways: list[Way], seat: int, draws: Draws) -> None:
    """Redraw everything in a state that the seat cannot know; these ways lead to all that is hidden."""
    for way in ways:
        thing = reach(state, way)
        if isinstance(thing, Hidden) or thing.possible:
            thing.resample(seat, draws)
        elif not thing.seen_by(seat):
            if game.imagine is None:
                raise ValueError(f"{game.id} has a secret without possibilities and does not imagine any")
            thing.value = game.imagine(state, thing, seat, draws)


class Sampler:
    """Makes possible runs for one seat: the only view of a game that a bot receives besides its observation."""

    def __init__(self, game: Game, run: Run, seat: int, own_plan: list[int] | None = None) -> None:
        self.game = game
        self.run = run
        self.seat = seat
        self.own_plan = own_plan
        """What the seat has answered so far in a plan that is being made at a table."""

    @cached_property
    def ways(self) -> list[Way]:
        """How to get to everything hidden, in this state and in its copies."""
        return ways_to_hidden(self.run.start.state)

    def sample(self, key: int, source: Source | None = None, watch: bool = False) -> Run:
        """A possible run at the same question. The same key gives the same run."""
        draws = Draws(key)
        run = self.run
        state = run.start.state.copy()
        imagine(self.game, state, self.ways, self.seat, draws)
        chance = source if source is not None else Stream(key ^ 0x5DEECE66D)
        together = run.together
        if together is None:
            return run.resume(state, chance, run.since, True, watch)
        own = self.own_plan
        if own is None and together.seats[run.plan_at] == self.seat:
            own = run.since[run.plan_from :]
        possible = run.resume(state, chance, run.since[: run.together_from], True, watch)
        if self.seat not in together.seats:
            return possible
        own_turn = together.seats.index(self.seat)
        while possible.plan is not None and possible.plan_at < own_turn:
            ask = possible.ask
            assert ask is not None
            possible.answer(ask.options[draws.below(len(ask.options))])
        if possible.plan_at != own_turn or possible.plan is None:  # the own plan had nothing to choose
            return possible
        answers = possible.since[: possible.plan_from] + (own or [])  # without what the table answered by itself
        return possible.resume(possible.start.state.copy(), chance, answers, True, watch)
