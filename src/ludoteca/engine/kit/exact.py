"""Exact distributions: every outcome of a row of draws, each with its probability as a fraction."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from typing import TypeVar

T = TypeVar("T")
H = TypeVar("H", bound=Hashable)


class TooMany(Exception):
    """There are more outcomes than anybody wants to count."""


class Script:
    """A row of draws that follows a script and, behind its end, always takes the first case."""

    def __init__(self, script: list[int]) -> None:
        self.script = script
        self.taken: list[tuple[int, list[int]]] = []
        self.chance = Fraction(1)

    def __call__(self, weights: list[int]) -> int:
        """The index of one of the weights, as often as its weight says."""
        index = self.next(weights)
        self.chance *= Fraction(weights[index], sum(weights))
        return index

    def any_of(self, cases: int) -> int:
        """One of several cases, none of which is likely or unlikely: each counts in full."""
        return self.next([1] * cases)

    def next(self, weights: list[int]) -> int:
        at = len(self.taken)
        index = self.script[at] if at < len(self.script) else following(weights, -1)
        self.taken.append((index, weights[:]))
        return index


def following(weights: list[int], index: int) -> int:
    """The next case behind this one that can happen; -1 if there is none."""
    return next((i for i in range(index + 1, len(weights)) if weights[i] > 0), -1)


def outcomes(play: Callable[[Script], T], most: int = 1_000_000) -> Iterator[tuple[T, Fraction]]:
    """Play once for every possible row of draws; gives each result with the chance of its row."""
    script: list[int] = []
    for _ in range(most):
        draws = Script(script)
        result = play(draws)
        yield result, draws.chance
        taken = draws.taken
        while taken and following(taken[-1][1], taken[-1][0]) < 0:
            taken.pop()
        if not taken:
            return
        script = [index for index, _ in taken]
        script[-1] = following(taken[-1][1], taken[-1][0])
    raise TooMany


def distribution(play: Callable[[Script], H | None], most: int = 1_000_000) -> dict[H, Fraction]:
    """How likely each result is, given that there is one."""
    found: dict[H, Fraction] = {}
    for result, chance in outcomes(play, most):
        if result is not None:
            found[result] = found.get(result, Fraction(0)) + chance
    total = sum(found.values())
    return {result: chance / total for result, chance in found.items()}
