"""What is drawn above a board: ways, lines of sight, areas, origins, hits, refusals, prices."""

from __future__ import annotations

from ludoteca.engine.scene.elements import Overlay, Point, Space, Square
from ludoteca.engine.scene.geometry import n, toward
from ludoteca.engine.scene.light import acting, burst
from ludoteca.engine.scene.paint import Paint, circle, moved, rect, tag


def overlay(paint: Paint, one: Overlay) -> str:
    """All notes of an overlay that lie on a board."""
    notes = [(note, paint.spots[note.on]) for note in one.notes if note.on in paint.spots]
    # A way runs below the figures of the squares it passes.
    drop = 17.0 if one.form == "way" and all(_square(paint, note.on) for note, _ in notes) else 0.0
    spots = [(x, y + drop) for _, (x, y) in notes]
    out = ""
    if one.form in {"way", "sight"} and len(spots) > 1:
        out = trail(spots, one.form == "sight", paint.dark)
    for note, (x, y) in notes:
        words = paint.show(note.show)
        match one.form:
            case "hit":
                out += burst(paint, x - 18, y - 20, words)
            case "refused":
                cross = "M-12-12L12 12M12-12L-12 12"
                out += moved(x, y, tag("path", d=cross, stroke="#fffaf0", stroke_width=9.0, stroke_linecap="round"))
                out += moved(x, y, tag("path", d=cross, stroke="#a3231b", stroke_width=4.5, stroke_linecap="round"))
            case "origin":
                out += acting(paint, x, y, 31)
            case "area":
                out += area(paint, note.on, x, y) + price(paint, x, y, words)
            case "cost" | "value" if not _square(paint, note.on):
                out += price(paint, x + 26, y - 26, words)
            case "way" | "sight" if words:
                out += price(paint, x, y - 24, words)
            case _:
                pass
    return paint.element(one, out)


def _square(paint: Paint, name: str) -> bool:
    """Squares show their price themselves."""
    space = paint.index.elements.get(name)
    return isinstance(space, Space) and isinstance(space.shape, Square)


def trail(spots: list[Point], straight: bool, dark: bool) -> str:
    """A dotted way, or the thin line of a look, with its arrow."""
    first, last = toward(spots[0], spots[1], 22), toward(spots[-1], spots[-2], 16)
    data = "M" + "L".join(f"{n(x)} {n(y)}" for x, y in [first, *spots[1:-1], last])
    if straight:
        out = tag("path", d=data, stroke="#000000", stroke_width=4.5, opacity=".35")
        return tag(
            "g", out, tag("path", d=data, stroke="#ffffff", stroke_width=2.0, stroke_dasharray="10 4"), fill="none"
        )
    halo = tag("path", d=data, stroke="#fffaf0", stroke_width=7.0, stroke_dasharray="1 10", opacity=".8")
    ink = "#ff9aa8" if dark else "#7a1226"
    dots = tag("path", d=data, stroke=ink, stroke_width=4.5, stroke_dasharray="1 10")
    return tag("g", dots if dark else halo + dots, fill="none", stroke_linecap="round")


def area(paint: Paint, name: str, x: float, y: float) -> str:
    """A marked place: a dashed ring, or the square itself."""
    space = paint.index.elements.get(name)
    colour = paint["bad"]
    if isinstance(space, Space) and isinstance(space.shape, Square):
        return rect(
            x - 24,
            y - 24,
            48,
            48,
            fill=colour,
            fill_opacity=".12",
            stroke=colour,
            stroke_width=2.5,
            stroke_dasharray="3 5",
        )
    return circle(x, y, 34, fill=colour, fill_opacity=".1", stroke=colour, stroke_dasharray="3 5")


def price(paint: Paint, x: float, y: float, words: str) -> str:
    """A figure in a small disc of paper."""
    if not words:
        return ""
    wide = max(11.0, 5 + 4.2 * len(words))
    disc = rect(-wide, -11, 2 * wide, 22, 11, fill="#fff7e0", stroke="#874500")
    return moved(x, y, disc, paint.text(0, 5, words, 14, weight=800, fill="#3a2408"))
