"""Pictures as Vega-Lite charts made with Altair: those that are files, and the bars in a page."""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from html import escape
from typing import Any, Final

import altair as alt
import vl_convert

from ludoteca.lab.figures import Group
from ludoteca.lab.pictures import Intervals, Squares, ticks
from ludoteca.lab.telling import Teller

PAPER: Final = "#f8f3e7"
INK: Final = "#231d16"
INK2: Final = "#55493a"
HAIR: Final = "#d8ccb3"
BAND: Final = "#e2d8c1"
BLUE: Final = "#3f66b3"
ORANGE: Final = "#b4641a"
BAD: Final = "#a3231b"
NIGHT: Final = {INK: "#f2ead9", INK2: "#c6c0b0", HAIR: "#2f3e46", BLUE: "#86a6e6", ORANGE: "#ffbd73"}
"""The colours of the light theme that bars have, and those of the dark one."""
SERIF: Final = "Alegreya, Iowan Old Style, Palatino, Georgia, serif"
SANS: Final = "Alegreya Sans, Gill Sans, Candara, Trebuchet MS, DejaVu Sans, sans-serif"
HEAT: Final = ["#e6a35c", "#f4ecd8", "#86a6e6"]
"""Seldom, as often as not, often."""
WIDTH: Final = 520
BROAD: Final = 780
NARROW: Final = 250
"""Bars on a wide screen, and on that of a phone."""
ROW: Final = 26
BINS: Final = 30
INNER_ROLES: Final = re.compile(r' role="graphics-[a-z]+"| aria-roledescription="[^"]*"')
"""What Vega tells a screen reader about each part of a picture, in English and of no use."""

Chart = Any
"""What Altair makes of layers and rows of charts has no one type."""


def intervals(shown: Intervals) -> Chart:
    """Points with their intervals, one below the other: over a band, beside a thin line, the figure at the right."""
    data = [
        {**asdict(row), "from": row.band[0] if row.band else None, "to": row.band[1] if row.band else None}
        for row in shown.rows
    ]
    scale = alt.Scale(domain=[shown.ticks[0], shown.ticks[-1]], nice=False)
    told = f"{json.dumps(shown.figures)}[indexof({json.dumps(shown.ticks)}, datum.value)]"
    axis = alt.Axis(labelExpr=told, title=shown.axis, values=shown.ticks)
    base = alt.Chart(values(data)).properties(width=WIDTH, height=alt.Step(ROW))
    names = names_of("name")
    colour = alt.condition("datum.off", alt.value(BAD), alt.value(BLUE))
    band = base.mark_bar(color=BAND, height=ROW - 6).encode(names, x=alt.X("from:Q", scale=scale, title=""), x2="to:Q")
    fair = base.mark_tick(color=INK2, thickness=1.4, height=ROW).encode(names, x="fair:Q")
    line = base.mark_rule(strokeWidth=2.4).encode(
        names, x=alt.X("low:Q", scale=scale, axis=axis), x2="high:Q", color=colour
    )
    point = base.mark_point(filled=True, size=72, opacity=1).encode(names, x="at:Q", color=colour)
    figures = base.mark_text(align="left", font=SANS, fontSize=14, dx=10).encode(
        names, x=alt.value(WIDTH), text="figure:N", color=alt.condition("datum.off", alt.value(BAD), alt.value(INK))
    )
    return alt.layer(band, fair, line, point, figures)


def squares(shown: Squares) -> Chart:
    """A square for each two that met, the row against the column."""
    data = [
        {**asdict(square), "figure": square.figure, "pale": square.pale, "lean": shown.lean(square)}
        for square in shown.squares
    ]
    size = 46 if len(shown.names) <= 12 else 36
    base = alt.Chart(values(data)).properties(width=alt.Step(size), height=alt.Step(ROW))
    rows = names_of("row", shown.names)
    above = alt.Axis(orient="top", labelAngle=-50, labelLimit=240, domain=False, ticks=False)
    columns = alt.X("column:N", sort=shown.names, title=None, axis=above)
    scale = alt.Scale(domain=[-1, 0, 1], range=HEAT, interpolate="rgb")
    often = alt.condition("datum.pale", alt.value(0.35), alt.value(1))
    colour = alt.Color("lean:Q", scale=scale, legend=None)
    drawn = base.mark_rect().encode(columns, rows, color=colour, opacity=often)
    figures = base.mark_text(font=SANS, fontSize=14, color=INK).encode(columns, rows, text="figure:N")
    return drawn + figures


def lengths(teller: Teller, group: Group, width: int = BROAD) -> Chart:
    """How long the games are."""
    data = [{"from": low, "to": high, "n": count} for low, high, count in bins(group.lengths)]
    bars = alt.Chart(values(data)).properties(width=width, height=170)
    return bars.mark_bar(color=BLUE).encode(
        x=along(data, width, teller.say("axis-decisions")),
        x2="to:Q",
        y=upwards(data, teller.say("axis-games")),
    )


def scores(teller: Teller, group: Group, width: int = BROAD) -> Chart:
    """What seats scored, winners and others one upon the other."""
    edges = bins([score for score, _ in group.scores])
    data = []
    for low, high, _ in edges:
        for won, who in ((False, "others"), (True, "winners")):
            inside = [1 for score, is_winner in group.scores if low <= score < high and is_winner == won]
            data.append({"from": low, "to": high, "n": len(inside), "who": teller.say(who)})
    names = [teller.say("winners"), teller.say("others")]
    return (
        alt.Chart(values(data))
        .properties(width=width, height=170)
        .mark_bar()
        .encode(
            x=along(data, width, teller.say("axis-score")),
            x2="to:Q",
            y=upwards(data, teller.say("axis-seats")),
            color=alt.Color("who:N", scale=alt.Scale(domain=names, range=[ORANGE, BLUE]), title=None),
        )
    )


def along(data: list[dict[str, Any]], width: int, title: str) -> alt.X:
    """The axis below bars: whole figures, and no more than there is room for."""
    low, high = data[0]["from"], data[-1]["to"]
    fewest = width // 80
    shown = (
        [at for at in ticks(low, high, steps, least=1) if low <= at <= high] for steps in range(fewest, 3 * fewest)
    )
    at = next((some for some in shown if len(some) > 1), [low])
    axis = alt.Axis(values=at, format="d", title=title)
    return alt.X("from:Q", bin="binned", axis=axis, scale=alt.Scale(domain=[low, high], nice=False))


def upwards(data: list[dict[str, Any]], title: str) -> alt.Y:
    """The axis beside bars, on which whole things are counted."""
    high = max(sum(bar["n"] for bar in data if bar["from"] == one["from"]) for one in data)
    at = ticks(0, high, least=1)
    return alt.Y("n:Q", axis=alt.Axis(values=at, format="d", title=title), scale=alt.Scale(domain=[0, at[-1]]))


def bins(numbers: list[int]) -> list[tuple[int, int, int]]:
    """Whole numbers in at most so many bars of equal width: from, to, how many."""
    low, high = min(numbers), max(numbers)
    wide = max(1, -(-(high - low + 1) // BINS))
    counts = [0] * ((high - low) // wide + 1)
    for number in numbers:
        counts[(number - low) // wide] += 1
    return [(low + i * wide, low + (i + 1) * wide, count) for i, count in enumerate(counts)]


def names_of(field: str, order: list[str] | None = None) -> alt.Y:
    """Names down the left side, otherwise in the order in which they come."""
    axis = alt.Axis(labelLimit=240, labelPadding=10, domain=False, ticks=False)
    return alt.Y(f"{field}:N", sort=order, title=None, axis=axis)


def values(data: list[dict[str, Any]]) -> alt.InlineData:
    return alt.InlineData(values=data)


# ---------------------------------------------------------------- from chart to picture


def spec_of(chart: Chart) -> dict[str, Any]:
    """A chart in Vega-Lite's own words, in the colours and letters of the table."""
    axis = {"labelColor": INK2, "titleColor": INK2, "gridColor": HAIR, "domainColor": HAIR, "tickColor": HAIR}
    letters = {"labelFont": SANS, "titleFont": SANS, "labelFontSize": 14, "titleFontSize": 14, "titleFontWeight": 500}
    told: dict[str, Any] = chart.to_dict()
    told["config"] = {
        "background": None,
        "aria": False,
        "view": {"stroke": None},
        "axis": {**axis, **letters},
        "axisY": {"labelColor": INK},
        "legend": {"labelFont": SANS, "labelFontSize": 14, "labelColor": INK2, "orient": "top"},
    }
    return told


def as_svg(title: str, chart: Chart) -> str:
    """A chart as a picture to be put into a page, with one name; its colours follow the theme of the page."""
    svg = str(vl_convert.vegalite_to_svg(spec_of(chart)))
    svg = INNER_ROLES.sub("", svg).replace("<svg ", f'<svg role="img" aria-label="{escape(title)}" ', 1)
    return svg.replace(' xmlns="http://www.w3.org/2000/svg"', "").replace(
        ' xmlns:xlink="http://www.w3.org/1999/xlink"', ""
    )


def as_png(title: str, below: str, chart: Chart) -> bytes:
    """A chart as a picture by itself, with its title and what stands below it, on paper."""
    told = spec_of(chart)
    letters = {"font": SERIF, "fontSize": 20, "color": INK, "anchor": "start", "offset": 14}
    smaller = {"subtitle": below, "subtitleFont": SANS, "subtitleFontSize": 15, "subtitleColor": INK2}
    told |= {"title": {"text": title, **letters, **smaller}, "background": PAPER, "padding": 20}
    return bytes(vl_convert.vegalite_to_png(told, scale=2))
