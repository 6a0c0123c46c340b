"""Pictures that the page lays out by itself, so that they fit on any screen and follow the reader's letters."""

from __future__ import annotations

from html import escape

from ludoteca.lab.pictures import Intervals, Row, Square, Squares


def intervals_markup(shown: Intervals) -> str:
    """Points with their intervals, one below the other: name, mark and figure, and the axis at the end."""
    step = f"--step:{100 / (len(shown.ticks) - 1):.3f}%"
    rows = "".join(row_markup(shown, row) for row in shown.rows)
    ticks = zip(shown.ticks, shown.figures, strict=True)
    figures = "".join(f'<span style="left:{place(shown, at)}">{figure}</span>' for at, figure in ticks)
    axis = f'<li class="axis" aria-hidden="true"><div>{figures}<b>{escape(shown.axis)}</b></div></li>'
    return f'<ul class="rows" style="{step}">{rows}{axis}</ul>'


def row_markup(shown: Intervals, row: Row) -> str:
    """One row: the band where it should lie, the thin line of the even share, the interval and the point."""
    marks = stretch(shown, "band", *row.band) if row.band else ""
    marks += f'<i class="fair" style="left:{place(shown, row.fair)}"></i>' if row.fair is not None else ""
    marks += stretch(shown, "line", row.low, row.high)
    marks += f'<i class="point" style="left:{place(shown, row.at)}"></i>'
    kind, name, figure = "off" if row.off else "row", escape(row.name), escape(row.figure)
    track = f'<div class="track" aria-hidden="true">{marks}</div>'
    return f'<li class="{kind}"><b>{name}</b>{track}<span class="figure">{figure}</span></li>'


def stretch(shown: Intervals, kind: str, low: float, high: float) -> str:
    return f'<i class="{kind}" style="left:{place(shown, low)};right:{place(shown, high, from_right=True)}"></i>'


def place(shown: Intervals, value: float, from_right: bool = False) -> str:
    """Where a value lies on the axis, as a share of its length."""
    first, last = shown.ticks[0], shown.ticks[-1]
    share = min(1.0, max(0.0, (value - first) / (last - first)))
    return f"{100 * (1 - share if from_right else share):.2f}%"


def squares_markup(shown: Squares, few: str) -> str:
    """A table of squares, the row against the column; `few` says what a pale one means."""
    by_place = {(square.row, square.column): square for square in shown.squares}
    heads = "".join(f'<th scope="col"><span>{escape(name)}</span></th>' for name in shown.names)
    body = ""
    for row in shown.names:
        cells = (by_place.get((row, column)) for column in shown.names)
        told = "".join(square_markup(shown, one, few) if one else "<td></td>" for one in cells)
        body += f'<tr><th scope="row">{escape(row)}</th>{told}</tr>'
    return f'<table class="heat"><thead><tr><td></td>{heads}</tr></thead><tbody>{body}</tbody></table>'


def square_markup(shown: Squares, square: Square, few: str) -> str:
    lean = shown.lean(square)
    kind = ("often" if lean > 0 else "seldom") + (" pale" if square.pale else "")
    title = f' title="{escape(few)}"' if square.pale else ""
    return f'<td class="{kind}" style="--much:{100 * abs(lean):.0f}%"{title}>{square.figure}</td>'
