"""The table under everything: sea, felt, laid paper, night, or plain."""

from __future__ import annotations

import math

from ludoteca.engine.scene.geometry import n, noise
from ludoteca.engine.scene.paint import Paint, circle, moved, rect, tag
from ludoteca.engine.scene.styles import mix


def backdrop(paint: Paint, width: float, height: float) -> str:
    """A picture of the table that runs to the edge of the page."""
    kind = paint.scene.look.ground
    table = paint["table"]
    middle = mix(table, "#ffffff", 0.06 if paint.dark else 0.12)
    edge = mix(table, "#000000", 0.45 if paint.dark else 0.2)
    if kind == "felt" and not paint.dark:
        edge = mix(table, "#000000", 0.5)
    if kind == "sea":  # water lines are drawn in the plain colour of the table
        middle = edge = table
    shade = paint.gradient(
        "table", "radial", [(0, middle, 1), (0.45, table, 1), (1, edge, 1)], cx=".48", cy=".45", r=".8"
    )
    out = rect(0, 0, width, height, fill=shade)
    if kind == "sea":
        out += sea(paint, width, height)
    elif kind == "laid":
        out += laid(width, height)
    elif kind == "night":
        out += night(paint, width, height)
    return tag("g", out, aria_hidden="true")


def sea(paint: Paint, width: float, height: float) -> str:
    """Rhumb lines and banks of mist."""
    line = "#2a4650" if paint.dark else "#9fb4b7"
    cx, cy = 140.0, height * 0.75
    reach = math.hypot(width, height)
    rays = "".join(
        f"M{n(cx)} {n(cy)}l{n(reach * math.cos(i * math.tau / 32))} {n(reach * math.sin(i * math.tau / 32))}"
        for i in range(32)
    )
    out = tag("path", d=rays, stroke=line, opacity=".5")
    mist = paint.gradient(
        "mist",
        "radial",
        [(0, "#ffffff" if not paint.dark else "#9fc0cc", 1), (1, "#ffffff", 0)],
        cx=".5",
        cy=".5",
        r=".5",
    )
    banks = "".join(
        tag(
            "ellipse",
            cx=n(width * noise(i, 3)),
            cy=n(height * noise(i, 5)),
            rx=n(180 + 140 * noise(i, 7)),
            ry=n(50 + 40 * noise(i, 9)),
        )
        for i in range(7)
    )
    return out + tag("g", banks, fill=mist, opacity=".12" if paint.dark else ".5")


def laid(width: float, height: float) -> str:
    """Construction lines of an old plan."""
    cx, cy, r = width * 0.48, height * 0.5, min(width, height) * 0.5
    out = circle(cx, cy, r) + circle(cx, cy, r * 0.7)
    half = r * 0.7
    cross = f"M{n(cx - r)} {n(cy)}H{n(cx + r)}M{n(cx)} {n(cy - r)}V{n(cy + r)}"
    cross += f"M{n(cx - half)} {n(cy - half)}l{n(2 * half)} {n(2 * half)}m0-{n(2 * half)}l-{n(2 * half)} {n(2 * half)}"
    return tag("g", out, tag("path", d=cross), fill="none", stroke="#a5713f", stroke_opacity=".28")


def night(paint: Paint, width: float, height: float) -> str:
    """Firs and graves in a courtyard; the rooms stand on them."""
    out = ""
    columns, rows = int(width // 64), int(height // 64)
    for column in range(columns):
        for row in range(rows):
            if noise(column, row, 2) < 0.45:
                continue
            x = (column + 0.2 + 0.6 * noise(column, row, 3)) * 64
            y = (row + 0.2 + 0.6 * noise(column, row, 4)) * 64
            fir = "M0 0v10M-9 3L0-18L9 3ZM-7-6L0-22"
            grave = "M-6 8V-3Q0-11 6-3V8M0-4V4M-3-1H3"
            out += moved(x, y, tag("path", d=fir if noise(column, row, 5) < 0.75 else grave))
    line = "#5b4f68" if paint.dark else "#6f6478"
    return tag("g", out, fill="none", stroke=line, stroke_width=1.4, stroke_linejoin="round", opacity=".7")
