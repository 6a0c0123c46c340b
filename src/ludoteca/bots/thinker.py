"""Bots that try answers out on possible tables, as long as their budget for a decision lasts."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from ludoteca.bots.bot import Judge, Turn, judge_of, prize_of
from ludoteca.bots.deeds import DeedSearch
from ludoteca.bots.random import Random
from ludoteca.bots.search import AnswerSearch, Search

ANSWERS: Final = 60
"""So many answers deep a tree of single answers may grow."""
AT_ONCE: Final = 16
"""After so many iterations it is looked at whether the rest could change the answer, and whether somebody says stop."""
THINKING: Final = 0.95
"""The part of the time that goes to the search; the rest is for making it, for choosing and for clearing away."""


@contextmanager
def no_collecting() -> Iterator[None]:
    """Nobody looks for garbage meanwhile: a search makes hardly any, and looking for it in all that a process holds can
    take longer than what is left of the time."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def grow(search: Search, iterations: int) -> None:
    """So many more iterations, in pieces: a compiled search hears no Ctrl-C, but between two of them it is heard."""
    for begun in range(0, iterations, AT_ONCE):
        search.grow(min(iterations - begun, AT_ONCE))


def answer_within(search: Search, iterations: int) -> int:
    """The answer after so many iterations; those that could not change it are left out."""
    left = iterations
    while left > 0 and search.lead() <= left:
        search.grow(min(left, AT_ONCE))
        left -= AT_ONCE
    return search.best()


@dataclass(frozen=True)
class Budget:
    """What a decision may cost: so many iterations, which can be repeated exactly, or so many seconds."""

    iterations: int = 0
    seconds: float = 0.0

    def spend(self, search: Search) -> None:
        """Let a search think."""
        with no_collecting():
            if self.iterations:
                grow(search, self.iterations)
            else:
                self.spend_time(search)

    def spend_time(self, search: Search) -> None:
        """Piece by piece, until one that takes twice as long as any before would come too late."""
        now = time.perf_counter()
        end, slowest = now + THINKING * self.seconds, 0.0
        while not slowest or now + 2 * slowest < end:
            search.work()
            before, now = now, time.perf_counter()
            slowest = max(slowest, now - before)


@dataclass(frozen=True)
class Way:
    """How a bot thinks."""

    depth: int
    """So many deeds deep its tree may grow."""
    against: int
    """So many decisions are made at random behind the tree where people play against each other."""
    together: int
    """The same where they win or lose together: what one leaves undone, nobody else suffers from."""
    tries: int = 24
    """So many ways to go on are looked at after each first answer to the question."""
    inner: int = 6
    """The same for all that comes later."""


FLAT: Final = Way(depth=1, against=12, together=4)
TREE: Final = Way(depth=6, against=12, together=0)


class Thinker:
    """Chooses what was tried most often.

    It thinks in deeds and judges them; where a game has no judgement, it tries single answers and plays to the end.
    """

    def __init__(self, key: int, way: Way, budget: Budget, temperament: str = "") -> None:
        self.key = key
        self.way = way
        self.budget = budget
        self.temperament = temperament

    def choose(self, turn: Turn) -> int:
        if turn.needs_no_thought:
            return Random(self.key).choose(turn)
        with no_collecting():  # until the tree is cleared away, for all of it would be looked through
            return self.answer(turn)

    def answer(self, turn: Turn) -> int:
        """What is best after as much thought as the budget allows."""
        search = self.search(turn)
        if self.budget.iterations:
            return answer_within(search, self.budget.iterations)
        self.budget.spend(search)
        return search.best()

    def search(self, turn: Turn) -> Search:
        """A tree for this turn, in which nothing has grown yet."""
        return tree(turn, self.key, self.way, judge_of(turn.game, self.temperament))


def tree(turn: Turn, key: int, way: Way, judge: Judge | None) -> Search:
    """A tree in which nothing has grown yet: of deeds, judged where they end; without a judgement, of answers."""
    game, own_key = turn.game, key ^ turn.number * 0x9E3779B1
    if judge is None:
        return answers_to_the_end(turn, own_key, 1 if way.depth == 1 else ANSWERS)
    return DeedSearch(
        turn.possible,
        prize_of(game, turn.together),
        turn.seat,
        own_key,
        game.longest,
        judge,
        game.deed_step,
        way.depth,
        way.together if turn.together else way.against,
        way.tries,
        way.inner,
    )


def advice(turn: Turn, key: int) -> Search:
    """The same for people: what it comes to are chances to win, as far as the game knows them."""
    return tree(turn, key, TREE, turn.game.odds or turn.game.evaluate)


def answers_to_the_end(turn: Turn, key: int, depth: int = ANSWERS) -> AnswerSearch:
    """A tree of single answers; every iteration plays its game to the end."""
    game = turn.game
    return AnswerSearch(turn.possible, prize_of(game, turn.together), turn.seat, key, game.longest, depth)
