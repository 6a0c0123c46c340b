"""The arithmetic of win rates and ratings: Wilson intervals, differences within cells, Bradley-Terry."""

from __future__ import annotations

import math
from collections import defaultdict
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

Tally = tuple[float, float, float, float]
"""What one cell says about something: wins and games with it, wins and games without it; games may count in part."""
Wins = Mapping[tuple[str, str], float]
"""How often each bot beat each other."""
Matrix = list[list[float]]


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


def variance(wins: float, games: float) -> float:
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


def ladders(deals: Sequence[Wins]) -> list[list[Rating]]:
    """Ratings from who beat whom in each deal: a ladder for each group of bots that met, if only through others.

    The ladder with the most bots comes first. Nothing can be said about bots of different ladders.
    """
    groups = groups_of({pair for deal in deals for pair in deal})
    within = [[{pair: won for pair, won in deal.items() if pair[0] in group} for deal in deals] for group in groups]
    found = [bradley_terry([deal for deal in some if deal]) for some in within]
    return sorted(found, key=lambda ladder: (-len(ladder), min(one.bot for one in ladder)))


def groups_of(pairs: Iterable[tuple[str, str]]) -> list[set[str]]:
    """The bots that met, directly or through others, put together."""
    groups: list[set[str]] = []
    for pair in pairs:
        joined = [group for group in groups if not group.isdisjoint(pair)]
        groups = [group for group in groups if group.isdisjoint(pair)]
        groups.append(set(pair).union(*joined))
    return groups


def bradley_terry(deals: Sequence[Wins]) -> list[Rating]:
    """Ratings of bots that all met, if only through others, from who beat whom in each deal, the strongest first."""
    wins: dict[tuple[str, str], float] = defaultdict(float)
    for deal in deals:
        for pair, won in deal.items():
            wins[pair] += won
    bots = sorted({bot for pair in wins for bot in pair})
    beat = [[wins.get((a, b), 0.0) for b in bots] for a in bots]
    met = [[beat[i][j] + beat[j][i] > 0 for j in range(len(bots))] for i in range(len(bots))]
    beat = [[beat[i][j] + HALF_A_GAME * met[i][j] for j in range(len(bots))] for i in range(len(bots))]
    logs = log_strengths(beat)
    doubts = [within_games(beat, logs), between_deals(beat, logs, bots, deals)]
    order = sorted(range(len(bots)), key=lambda i: (-round(logs[i], PLACES), bots[i]))
    found = []
    for i, below in zip_longest(order, order[1:]):
        rating, half = ELO * logs[i], half_width(doubt[i][i] for doubt in doubts)
        lead = None if below is None else lead_over(logs, doubts, i, below)
        found.append(Rating(bots[i], rating, rating - half, rating + half, lead))
    return found


def lead_over(logs: list[float], doubts: list[Matrix], one: int, other: int) -> Lead:
    """How far one bot is ahead of another."""
    points = ELO * (logs[one] - logs[other])
    half = half_width(doubt[one][one] + doubt[other][other] - 2 * doubt[one][other] for doubt in doubts)
    return Lead(points, points - half, points + half)


def half_width(variances: Iterable[float]) -> float:
    """Half of an interval in rating points, the widest that a variance of log strengths makes."""
    return ELO * Z * math.sqrt(max(0.0, *variances))


def within_games(beat: Matrix, logs: list[float]) -> Matrix:
    """How the log strengths vary together if no meeting of two bots knows of another: the likelihood's curvature at its
    top, inverted."""
    return [[value - 1 / len(beat) for value in row] for row in inverse(curvature(beat, logs))]


def between_deals(beat: Matrix, logs: list[float], bots: Sequence[str], deals: Sequence[Wins]) -> Matrix:
    """How the log strengths vary together by what single deals say: who wins at a table of four beats three at once,
    and these are not three games. Where all end alike this is too small: the wider of the two intervals counts."""
    place = {bot: i for i, bot in enumerate(bots)}
    pulls = [[0.0] * len(bots) for _ in bots]
    for deal in deals:
        pull = [0.0] * len(bots)
        for (one, other), won in deal.items():
            i, j = place[one], place[other]
            surprise = won * (1 - chance(logs[i] - logs[j]))
            pull[i] += surprise
            pull[j] -= surprise
        for i, by in enumerate(pull):
            for j, with_it in enumerate(pull):
                pulls[i][j] += by * with_it * len(deals) / max(1, len(deals) - 1)
    turned = inverse(curvature(beat, logs))
    return product(product(turned, pulls), turned)


def log_strengths(beat: Matrix) -> list[float]:
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


def likelihood(beat: Matrix, logs: list[float]) -> float:
    """The logarithm of how likely these results are with these strengths."""
    return -sum(
        times * (max(0.0, logs[j] - logs[i]) + math.log1p(math.exp(-abs(logs[j] - logs[i]))))
        for i, row in enumerate(beat)
        for j, times in enumerate(row)
    )


def curvature(beat: Matrix, logs: list[float]) -> Matrix:
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


def product(one: Matrix, other: Matrix) -> Matrix:
    return [
        [sum(a * b for a, b in zip(row, column, strict=True)) for column in zip(*other, strict=True)] for row in one
    ]


def inverse(matrix: Matrix) -> Matrix:
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
