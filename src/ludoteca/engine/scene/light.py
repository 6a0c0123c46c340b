"""Light: what can be chosen now. Layered strokes, no blur, clipped to the thing's own inside."""

from __future__ import annotations

from ludoteca.engine.scene.paint import Paint, circle, moved, rect, tag
from ludoteca.engine.scene.styles import RIM

LAYERS = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3)


def glow(paint: Paint, outline: str, focus: bool = False, scale: float = 1.0) -> str:
    """The light inside an outline that is defined under an id; the caller clips it."""
    wide, alpha = (58, ".17") if focus else (38, ".13")
    href = f"#{outline}"
    layers = "".join(tag("use", href=href, stroke_width=wide * layer * scale) for layer in LAYERS)
    wash = tag("use", href=href, fill=paint["light-hi"], opacity=".2") if focus else ""
    rings = tag("g", layers, stroke=paint["light-hi"], stroke_opacity=alpha, stroke_linejoin="round")
    line = tag("use", href=href, stroke=paint["light"], stroke_width=(8 if focus else 5.5) * scale)
    bright = tag("use", href=href, stroke=paint["light-hi"], stroke_width=(4 if focus else 2.4) * scale)
    return tag("g", rings, wash, line, bright, fill="none")


def halo(paint: Paint, x: float, y: float, width: float, height: float, radius: float, focus: bool = False) -> str:
    """The light round something solid: a die, a card, a box; and the ring of the keyboard."""
    out = rect(
        x - 5,
        y - 5,
        width + 10,
        height + 10,
        radius + 5,
        fill="none",
        stroke=paint["light-hi"],
        stroke_width=8.0,
        opacity=".5",
    )
    out += rect(
        x - 3.5, y - 3.5, width + 7, height + 7, radius + 3.5, fill="none", stroke=paint["light"], stroke_width=2.5
    )
    if focus:
        out += rect(
            x - 11, y - 11, width + 22, height + 22, radius + 10, fill="none", stroke=paint["focus"], stroke_width=3.0
        )
    return out


def roundel(paint: Paint, x: float, y: float, label: str, lit: bool = False, scale: float = 1.0) -> str:
    """A number on a disc of paper, or of light when its key chooses something."""
    if lit:
        fill, edge, ink, width = paint["btn"], paint["light"], paint["on-light"], 2.2
        if paint.dark:
            edge = "#7a4a00"
    else:
        fill, edge, width = ("#0d171c", "#8fa3ab", 1.4) if paint.dark else ("#f8f3e7", paint["coast"], 1.4)
        ink = paint["ink"]
    size = 19 if len(label) < 3 else 14
    if label.isdigit() or len(label) > 1:
        wide = max(14.0, len(label) * 4.6 + 6)
        body = rect(-wide, -14, 2 * wide, 28, 14)
    else:
        body = rect(-12, -12, 24, 24, 5)
    disc = tag("g", body, fill=fill, stroke=edge, stroke_width=width)
    return moved(x, y, disc, paint.text(0, size * 0.33, label, size, weight=800, fill=ink), scale=scale)


def lit_key(paint: Paint, name: str, x: float, y: float, scale: float = 0.82) -> str:
    """The key badge of something that can be chosen, or nothing."""
    key = paint.key(name)
    return roundel(paint, x, y, key, lit=True, scale=scale) if key else ""


def ring(paint: Paint, x: float, y: float, radius: float) -> str:
    """Light round a piece: a double ring."""
    hi = circle(0, 0, radius + 2, stroke=paint["light-hi"], stroke_width=9.0, stroke_opacity=".55")
    return moved(x, y, hi, circle(0, 0, radius + 1, stroke=paint["light"], stroke_width=2.5), fill="none")


def acting(paint: Paint, x: float, y: float, radius: float, ink: str = "") -> str:
    """The dashed ring of who acts: no light, since it cannot be chosen."""
    return circle(x, y, radius, fill="none", stroke=ink or paint["ink"], stroke_width=2.3, stroke_dasharray="6 5")


def burst(paint: Paint, x: float, y: float, label: str) -> str:
    """Damage: a burst of paper with a red figure."""
    shape = "M0-20L5-14L13-15L14-7L20-2L15 4L17 12L9 13L4 19L-3 15L-11 17L-13 9L-20 5L-16-2L-18-10L-10-12L-7-19Z"
    body = tag("path", d=shape, fill="#fffaf0", stroke="#8f1a12", stroke_width=1.8)
    return moved(x, y, body, paint.text(0, 5.5, label, 16, weight=800, fill="#8f1a12"))


def count(paint: Paint, x: float, y: float, number: int, radius: float = 10.5) -> str:
    """How many: a figure in a disc of paper."""
    size = 16 if number < 100 else 12
    disc = circle(0, 0, radius, fill="#fffaf0", stroke=RIM, stroke_width=1.3)
    return moved(x, y, disc, paint.text(0, size * 0.33, str(number), size, weight=800, fill=RIM))
