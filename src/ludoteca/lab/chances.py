"""The arithmetic of win rates and ratings: Wilson intervals, Bradley-Terry."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

Z: Final = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""
ELO: Final = 400 / math.log(10)
"""Rating points for one unit of log odds: 400 points are odds of ten to one."""
HALF_A_GAME: Final = 0.5
"""Added to both sides of each pair that has met, so that nobody who lost every game falls without end."""
HARDLY: Final = 0.001
"""The same for pairs that never met: they are compared by what others did against both, or hardly at all."""
ROUNDS: Final = 10_000


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval for a win rate; shared wins may count in part."""
    if games <= 0:
        return 0.0, 1.0
    p = wins / games
    middle = (p + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * math.sqrt(max(0.0, p * (1 - p)) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Rating:
    """How strong a bot is beside the average of all, in rating points, with its 95 % interval."""

    bot: str
    rating: float
    low: float
    high: float
    games: float


def bradley_terry(wins: Mapping[tuple[str, str], float]) -> list[Rating]:
    """Ratings from how often each beat each, the strongest first."""
    bots = sorted({bot for pair in wins for bot in pair})
    beat = [[wins.get((a, b), 0.0) for b in bots] for a in bots]
    played = [sum(beat[i]) + sum(row[i] for row in beat) for i in range(len(bots))]
    for i in range(len(bots)):
        for j in range(len(bots)):
            if i != j:
                met = wins.get((bots[i], bots[j]), 0.0) + wins.get((bots[j], bots[i]), 0.0) > 0
                beat[i][j] += HALF_A_GAME if met else HARDLY
    strength = strengths(beat)
    spread = spreads(beat, strength)
    middle = sum(map(math.log, strength)) / len(bots) if bots else 0.0
    found = []
    for i, bot in enumerate(bots):
        rating, half = ELO * (math.log(strength[i]) - middle), ELO * Z * spread[i]
        found.append(Rating(bot, rating, rating - half, rating + half, played[i]))
    return sorted(found, key=lambda one: (-one.rating, one.bot))


def strengths(beat: list[list[float]]) -> list[float]:
    """The strengths that make these results most likely (minorisation and maximisation)."""
    everybody = range(len(beat))
    strength = [1.0 for _ in everybody]
    for _ in range(ROUNDS):
        new = []
        for i in everybody:
            below = sum((beat[i][j] + beat[j][i]) / (strength[i] + strength[j]) for j in everybody if j != i)
            new.append(sum(beat[i]) / below if below else 1.0)
        scale = math.exp(sum(map(math.log, new)) / len(new)) if new else 1.0
        new = [one / scale for one in new]
        moved = max((abs(math.log(a / b)) for a, b in zip(new, strength, strict=True)), default=0.0)
        strength = new
        if moved < 1e-9:
            break
    return strength


def spreads(beat: list[list[float]], strength: list[float]) -> list[float]:
    """The standard deviation of each log strength, its mean held at 0, from the curvature at the maximum."""
    size = len(beat)
    if size < 2:
        return [0.0] * size
    curve = [[1 / size] * size for _ in range(size)]
    for i in range(size):
        for j in range(size):
            if i != j:
                p = strength[i] / (strength[i] + strength[j])
                weight = (beat[i][j] + beat[j][i]) * p * (1 - p)
                curve[i][i] += weight
                curve[i][j] -= weight
    inverted = inverse(curve)
    return [math.sqrt(max(0.0, inverted[i][i] - 1 / size)) for i in range(size)]


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
