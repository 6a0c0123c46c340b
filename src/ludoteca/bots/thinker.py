"""Bots that try answers out on possible tables, as long as their budget for a decision lasts."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from ludoteca.bots.bot import Turn, judge_of
from ludoteca.bots.search import Search

TO_THE_END: Final = -1


@dataclass(frozen=True)
class Budget:
    """What a decision may cost: so many iterations, which can be repeated exactly, or so many seconds."""

    iterations: int = 0
    seconds: float = 0.0

    def spend(self, search: Search) -> None:
        """Let a search think."""
        if self.iterations:
            search.grow(self.iterations)
            return
        end = time.perf_counter() + self.seconds
        search.grow(1)
        while time.perf_counter() < end:
            search.grow(1)


@dataclass(frozen=True)
class Way:
    """How a bot thinks: how deep its tree may grow, and how far it plays on at random behind it."""

    depth: int
    horizon: int


FLAT: Final = Way(depth=1, horizon=12)
TREE: Final = Way(depth=60, horizon=4)


class Thinker:
    """Chooses what was tried most often; where a game has no judgement of its own it plays everything to the end."""

    def __init__(self, name: str, key: int, way: Way, budget: Budget, temperament: str = "") -> None:
        self.name = name
        self.key = key
        self.way = way
        self.budget = budget
        self.temperament = temperament

    def choose(self, turn: Turn) -> int:
        if len(turn.options) == 1:
            return turn.options[0]
        search = self.search(turn)
        self.budget.spend(search)
        return search.best()

    def search(self, turn: Turn) -> Search:
        """A tree for this turn, in which nothing has grown yet."""
        game, judge = turn.game, judge_of(turn.game, self.temperament)
        return Search(
            turn.possible,
            lambda state: game.outcome(state).winners,
            judge,
            turn.seat,
            self.key ^ turn.number * 0x9E3779B1,
            self.way.depth,
            self.way.horizon if judge is not None else TO_THE_END,
            game.longest,
        )
