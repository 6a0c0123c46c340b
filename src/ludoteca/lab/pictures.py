"""What the pictures of a report show, before anybody draws them: rows with intervals, and squares of pairings."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final

from ludoteca.lab.chances import Rating
from ludoteca.lab.figures import Dimension, Pair
from ludoteca.lab.telling import Teller

FEW: Final = 20
"""Pairs that met less often are shown pale."""
STEPS: Final = 6
"""An axis has about so many."""
REACH: Final = 0.3
"""So far from the middle a square has its full colour."""


@dataclass(frozen=True)
class Row:
    """A point with its interval, and the figure that stands beside it."""

    name: str
    at: float
    low: float
    high: float
    figure: str
    fair: float | None = None
    band: tuple[float, float] | None = None
    """Where it should lie."""
    off: bool = False


@dataclass(frozen=True)
class Intervals:
    """Rows over one axis."""

    rows: list[Row]
    axis: str
    ticks: list[float]
    figures: list[str]
    """Of the axis, one for each tick."""


@dataclass(frozen=True)
class Square:
    """Two that met: how often the row won, or both together."""

    row: str
    column: str
    won: float
    games: int
    off: bool

    @property
    def pale(self) -> bool:
        return self.games < FEW

    @property
    def figure(self) -> str:
        return f"{100 * self.won:.0f}" + "!" * self.off


@dataclass(frozen=True)
class Squares:
    """All that met, each as a row and as a column."""

    names: list[str]
    squares: list[Square]
    middle: float
    """What is as often as not."""

    def lean(self, square: Square) -> float:
        """How far a square is from the middle, from -1 to 1."""
        return max(-1.0, min(1.0, (square.won - self.middle) / REACH))


def win_rates(teller: Teller, dimension: Dimension) -> Intervals:
    """A point and an interval for each value, the even share as a thin line, the bounds as a band."""
    rows = [
        Row(
            name=teller.value(dimension.kind, dimension.name, one.value),
            at=one.won,
            low=one.low,
            high=one.high,
            figure=("! " if one.off else "") + teller.rate(one),
            fair=one.fair,
            band=(max(0.0, one.bounds[0]), min(1.0, one.bounds[1])) if one.bounds else None,
            off=bool(one.off),
        )
        for one in dimension.rates
    ]
    top = max([row.high for row in rows] + [row.band[1] for row in rows if row.band])
    percents = ticks(0.0, 100 * top)
    figures = [f"{figure} %" for figure in axis_figures(teller, percents)]
    return Intervals(rows, teller.say("axis-won"), [percent / 100 for percent in percents], figures)


def effects(teller: Teller, dimension: Dimension) -> Intervals:
    """The same for what each value changes, in percentage points: the thin line is at nothing at all."""
    rows = []
    for one in dimension.rates:
        if one.effect is not None:
            margin = 100 * one.effect.margin
            rows.append(
                Row(
                    name=teller.value(dimension.kind, dimension.name, one.value),
                    at=100 * one.effect.shift,
                    low=100 * one.effect.low,
                    high=100 * one.effect.high,
                    figure=("! " if one.off else "") + teller.effect(one.effect),
                    fair=0.0,
                    band=(-margin, margin) if one.bounds is None else None,
                    off=bool(one.off),
                )
            )
    at = ticks(*span(rows))
    return Intervals(rows, teller.say("axis-effect"), at, axis_figures(teller, at))


def ladder(teller: Teller, ratings: list[Rating]) -> Intervals:
    """The strength of each bot with its interval."""
    rows = [Row(one.bot, one.rating, one.low, one.high, teller.figure(one.rating)) for one in ratings]
    at = ticks(*span(rows))
    return Intervals(rows, teller.say("axis-rating"), at, axis_figures(teller, at))


def pairings(teller: Teller, name: str, pairs: list[Pair], against: bool) -> Squares:
    """A square for each two that met; where they were opponents, the row against the column."""
    found = []
    for pair in pairs:
        one, other = (teller.value("trait", name, value) for value in (pair.one, pair.other))
        rate, off = pair.rate, bool(pair.rate.off)
        found.append(Square(one, other, rate.won, rate.games, off))
        found.append(Square(other, one, 1 - rate.won if against else rate.won, rate.games, off))
    middle = 0.5 if against else sum(pair.rate.fair or 0.0 for pair in pairs) / len(pairs)
    return Squares(sorted({square.row for square in found}), found, middle)


def span(rows: list[Row]) -> tuple[float, float]:
    """From the lowest to the highest thing that is drawn."""
    bands = [end for row in rows if row.band for end in row.band]
    return min([row.low for row in rows] + bands), max([row.high for row in rows] + bands)


def axis_figures(teller: Teller, at: list[float]) -> list[str]:
    """The figures of an axis, with as many decimal places as its steps need."""
    places = max(0, -floor(log10(at[1] - at[0]) + 1e-6))
    return [teller.figure(tick, places) for tick in at]


def ticks(low: float, high: float, steps: int = STEPS, least: float = 0.0) -> list[float]:
    """Round figures at equal steps; the first is not above the lowest, the last not below the highest."""
    wide = max((high - low) / steps, least, 1e-6)
    ten = 10.0 ** floor(log10(wide))
    step = next(ten * figure for figure in (1, 2, 5, 10) if ten * figure >= wide * 0.999)
    first, last = floor(low / step + 1e-6), ceil(high / step - 1e-6)
    return [round(number * step, 9) for number in range(first, max(last, first + 1) + 1)]
