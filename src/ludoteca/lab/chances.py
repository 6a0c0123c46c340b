"""The arithmetic of win rates and ratings: Wilson intervals, differences within cells, Bradley-Terry."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

Z: Final = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""
ELO: Final = 400 / math.log(10)
"""Rating points for one unit of log odds: 400 points are odds of ten to one."""
HALF_A_GAME: Final = 0.5
"""Added to both sides of each pair that has met, so that nobody who lost every game falls without end."""
STEPS: Final = 200
"""Far more than it ever takes to find the ratings."""
TINY: Final = 1e-7
"""A change of a log strength that is none: a fraction of a thousandth of a rating point."""
PLACES: Final = 6
"""Log strengths that are the same in so many decimal places are equal."""

Tally = tuple[float, int, float, int]
"""What one cell says about something: wins and games with it, wins and games without it."""


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval for a win rate; shared wins may count in part."""
    if games <= 0:
        return 0.0, 1.0
    p = wins / games
    middle = (p + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * math.sqrt(max(0.0, p * (1 - p)) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def shift(cells: Sequence[Tally]) -> tuple[float, float, float] | None:
    """How much more often games are won with something than without it, and the 95 % interval of this difference.

    Each cell is compared with itself and counts by its games with it; cells that have only games with it or only
    games without it say nothing. None if no cell says anything.
    """
    told = [cell for cell in cells if cell[1] and cell[3]]
    whole = sum(games for _, games, _, _ in told)
    if not whole:
        return None
    found = sum(games * (wins / games - others / rest) for wins, games, others, rest in told) / whole
    spread = sum(games**2 * (variance(wins, games) + variance(others, rest)) for wins, games, others, rest in told)
    half = Z * math.sqrt(spread) / whole
    return found, max(-1.0, found - half), min(1.0, found + half)


def variance(wins: float, games: int) -> float:
    """The variance of a win rate; with a win and a loss more, so that a cell of few games never seems certain."""
    p = (wins + 1) / (games + 2)
    return p * (1 - p) / games


@dataclass(frozen=True)
class Lead:
    """How far a bot is ahead of another, in rating points, with the 95 % interval."""

    points: float
    low: float
    high: float


@dataclass(frozen=True)
class Rating:
    """How strong a bot is beside the average of its ladder, in rating points, with its 95 % interval."""

    bot: str
    rating: float
    low: float
    high: float
    lead: Lead | None = None
    """How far it is ahead of the next one: whoever else is on the ladder makes no interval wider here."""


def ladders(wins: Mapping[tuple[str, str], float]) -> list[list[Rating]]:
    """Ratings from how often each beat each: a ladder for each group of bots that met, if only through others.

    The ladder with the most bots comes first. Nothing can be said about bots of different ladders.
    """
    found = [bradley_terry({pair: won for pair, won in wins.items() if pair[0] in group}) for group in groups_of(wins)]
    return sorted(found, key=lambda ladder: (-len(ladder), min(one.bot for one in ladder)))


def groups_of(pairs: Iterable[tuple[str, str]]) -> list[set[str]]:
    """The bots that met, directly or through others, put together."""
    groups: list[set[str]] = []
    for pair in pairs:
        joined = [group for group in groups if not group.isdisjoint(pair)]
        groups = [group for group in groups if group.isdisjoint(pair)]
        groups.append(set(pair).union(*joined))
    return groups


def bradley_terry(wins: Mapping[tuple[str, str], float]) -> list[Rating]:
    """Ratings of bots that all met, if only through others, from how often each beat each, the strongest first."""
    bots = sorted({bot for pair in wins for bot in pair})
    beat = [[wins.get((a, b), 0.0) for b in bots] for a in bots]
    met = [[beat[i][j] + beat[j][i] > 0 for j in range(len(bots))] for i in range(len(bots))]
    beat = [[beat[i][j] + HALF_A_GAME * met[i][j] for j in range(len(bots))] for i in range(len(bots))]
    logs = log_strengths(beat)
    inverted = inverse(curvature(beat, logs))
    order = sorted(range(len(bots)), key=lambda i: (-round(logs[i], PLACES), bots[i]))
    found = []
    for i, below in zip_longest(order, order[1:]):
        spread = math.sqrt(max(0.0, inverted[i][i] - 1 / len(bots)))
        rating, half = ELO * logs[i], ELO * Z * spread
        lead = None if below is None else lead_over(logs, inverted, i, below)
        found.append(Rating(bots[i], rating, rating - half, rating + half, lead))
    return found


def lead_over(logs: list[float], inverted: list[list[float]], one: int, other: int) -> Lead:
    """How far one bot is ahead of another, from the curvature at the maximum, inverted."""
    points = ELO * (logs[one] - logs[other])
    half = ELO * Z * math.sqrt(max(0.0, inverted[one][one] + inverted[other][other] - 2 * inverted[one][other]))
    return Lead(points, points - half, points + half)


def log_strengths(beat: list[list[float]]) -> list[float]:
    """The logarithms of the strengths that make these results most likely, their mean at 0, by Newton's method.

    The likelihood has one top, and no step goes down: so it is found wherever everybody met, if only through others.
    """
    everybody = range(len(beat))
    logs = [0.0 for _ in everybody]
    for _ in range(STEPS):
        slope = [
            sum(beat[i][j] - (beat[i][j] + beat[j][i]) * chance(logs[i] - logs[j]) for j in everybody)
            for i in everybody
        ]
        turned = inverse(curvature(beat, logs))
        step = [sum(turned[i][j] * slope[j] for j in everybody) for i in everybody]
        while (far := max(map(abs, step), default=0.0)) > TINY:
            there = [log + by for log, by in zip(logs, step, strict=True)]
            if likelihood(beat, there) >= likelihood(beat, logs):
                logs = there
                break
            step = [by / 2 for by in step]
        if far <= TINY:
            break
    return logs


def chance(ahead: float) -> float:
    """How likely a win is for whoever is so much stronger, in log odds."""
    odds = math.exp(-abs(ahead))
    return (1.0 if ahead >= 0 else odds) / (1 + odds)


def likelihood(beat: list[list[float]], logs: list[float]) -> float:
    """The logarithm of how likely these results are with these strengths."""
    return -sum(
        times * (max(0.0, logs[j] - logs[i]) + math.log1p(math.exp(-abs(logs[j] - logs[i]))))
        for i, row in enumerate(beat)
        for j, times in enumerate(row)
    )


def curvature(beat: list[list[float]], logs: list[float]) -> list[list[float]]:
    """How the likelihood bends, the mean of the logarithms held where it is."""
    size = len(beat)
    curve = [[1 / size] * size for _ in range(size)]
    for i in range(size):
        for j in range(size):
            if i != j:
                p = chance(logs[i] - logs[j])
                weight = (beat[i][j] + beat[j][i]) * p * (1 - p)
                curve[i][i] += weight
                curve[i][j] -= weight
    return curve


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a small matrix, by Gauss and Jordan."""
    size = len(matrix)
    rows = [[*row, *(1.0 if i == j else 0.0 for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        best = max(range(i, size), key=lambda row: abs(rows[row][i]))
        rows[i], rows[best] = rows[best], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i:
                by = rows[j][i]
                rows[j] = [value - by * own for value, own in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
