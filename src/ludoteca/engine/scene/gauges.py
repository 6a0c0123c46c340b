"""Meters and tracks: bar, hearts, pips, dial; line and ring. Always with the figure beside."""

from __future__ import annotations

from ludoteca.engine.scene.elements import Meter, Movable, Station, Track
from ludoteca.engine.scene.geometry import arc, clock, n
from ludoteca.engine.scene.light import halo, lit_key
from ludoteca.engine.scene.paint import Paint, circle, measure, moved, rect, tag
from ludoteca.engine.scene.things import put

MOST_PIPS = 12


def meter(paint: Paint, one: Meter, width: float, on_paper: bool = True) -> tuple[str, float]:
    """A meter with its name and figure; returns the drawing and its height."""
    if one.form == "dial":
        return dial(paint, one, width)
    ink, ink2 = (paint["ink"], paint["ink2"]) if on_paper else ("#fff4e8", "#f3d9d3")
    name = paint.speech.name(one)
    figure = paint.speech.say("of", value=one.value, most=one.most)
    room = width - measure(figure, 16) - 8
    lines = paint.lines(name, 16, room, 2) if measure(name, 14.5, "caps") > room else [name]
    low = 17.0 * (len(lines) - 1)
    head = "".join(
        paint.text(0, 12 + 17 * i, line, 14.5, face="caps", anchor="start", fill=ink2, most=room)
        for i, line in enumerate(lines)
    )
    head += paint.text(width, 12 + low, figure, 15, weight=700, anchor="end", fill=ink)
    if one.form == "bar" or one.most > MOST_PIPS:
        return paint.element(one, head, moved(0, 19 + low, bar(paint, one, width))), 36 + low
    return paint.element(one, head, moved(0, 17 + low, signs(paint, one, width, on_paper))), 40 + low


def score_bar(paint: Paint, one: Meter, width: float) -> tuple[str, float]:
    """The bar alone, for a panel that already shows the figure."""
    return paint.element(one, moved(0, 1, bar(paint, one, width))), 14


def bar(paint: Paint, one: Meter, width: float) -> str:
    """A bar in colour and pattern of its owner, with thresholds."""
    style = paint.style(one.owner)
    fill = style.enamel if style else paint["ink3"]
    full = width * one.value / one.most
    out = rect(0, 0, width, 9, 1, fill=paint["paper3"], stroke=paint["ink3"], stroke_width=0.8)
    if full:
        out += rect(0, 0, full, 9, 1, fill=fill)
        out += rect(0, 0, full, 9, fill=paint.pattern(style.pattern), opacity=".35") if style else ""
    ticks = "".join(f"M{n(width * mark / one.most)} 0v9" for mark in one.marks)
    return out + (tag("path", d=ticks, stroke=paint["paper"], stroke_width=1.8) if ticks else "")


def signs(paint: Paint, one: Meter, width: float, on_paper: bool) -> str:
    """Hearts or squares, full or hollow."""
    step = min(20.0, width / one.most)
    hollow = paint["ink3"] if on_paper else "#d9b9bd"
    heart = paint["heart"] if on_paper else "#e0566a"
    out = ""
    for i in range(one.most):
        full = i < one.value
        if one.form == "hearts":
            shape = tag("path", d=paint.glyphs["heart"].fill)
            fill, line = (heart, "#5d0d1b") if full else ("none", hollow)
        else:
            shape = tag("path", d="M0-10L10 0L0 10L-10 0Z")
            fill, line = (paint["ink2"] if on_paper else "#f3d9d3", RIM_SOFT) if full else ("none", hollow)
        out += moved(step / 2 + i * step, 10, shape, scale=step / 25, fill=fill, stroke=line, stroke_width=1.6)
    return out


RIM_SOFT = "#3a2c1a"


def dial(paint: Paint, one: Meter, width: float) -> tuple[str, float]:
    """A ticked arc with its figure in the middle."""
    radius = min(52.0, width / 2 - 12)
    centre = (width / 2, radius + 10)
    style = paint.style(one.owner)
    colour = style.edge if style and paint.dark else style.enamel if style else ("#e0a03c" if paint.dark else "#9a5f10")
    start, end = -130.0, 130.0
    out = tag("path", d=arc(centre, radius, start, end), stroke=paint["paper3"], stroke_width=12.0)
    if one.value:
        stop = start + (end - start) * one.value / one.most
        out += tag("path", d=arc(centre, radius, start, stop), stroke=colour, stroke_width=12.0)
    ticks = ""
    for i in range(1, one.most if one.most <= 60 else 0):
        angle = start + (end - start) * i / one.most
        (ax, ay), (bx, by) = clock(centre, radius - 7, angle), clock(centre, radius + 7, angle)
        ticks += f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}"
    out += tag("path", d=ticks, stroke=paint["paper"], stroke_width=1.4) if ticks else ""
    words = paint.text(centre[0], centre[1] + 12, str(one.value), 36, weight=800, fill=paint["ink"])
    caption = paint.speech.say("of", value=paint.speech.name(one), most=one.most)
    words += paint.text(centre[0], centre[1] + radius + 8, caption, 15, face="caps", fill=paint["ink2"], most=width)
    return paint.element(one, tag("g", out, fill="none"), words), 2 * radius + 26


def track(paint: Paint, one: Track, width: float) -> tuple[str, float]:
    """A track as a ring or as a line of places."""
    return ring(paint, one, width) if one.form == "ring" else line(paint, one, width)


def line(paint: Paint, one: Track, width: float) -> tuple[str, float]:
    """Places one after the other, in several rows where needed; who is there stands on them."""
    cell, high = 38.0, 50.0
    across = max(1, min(len(one.stations), int(width // cell)))
    cell = min(64.0, width / across)
    out = paint.text(0, 13, paint.speech.name(one), 15, face="caps", anchor="start", fill=paint["ink2"])
    for i, station in enumerate(one.stations):
        row, column = divmod(i, across)
        x, y = column * cell, 22 + row * (high + 6)
        out += _place(paint, one, station, x, y, cell, high)
    return paint.element(one, out, group=True), 22 + (high + 6) * -(-len(one.stations) // across)


def _place(paint: Paint, one: Track, station: Station, x: float, y: float, width: float, height: float) -> str:
    now, held = station.id == one.now, paint.index.held(station.id)
    box = (2.0, 0.0, width - 4, height, 3.0)
    fill, line_, thick = (paint["paper3"], paint["ink"], 2.2) if now else (paint["paper2"], paint["ink3"], 1.0)
    out = rect(*box, fill=fill, stroke=line_, stroke_width=thick)
    if paint.is_lit(station.id):
        out = halo(paint, 2, 0, width - 4, height, 3, paint.focus == station.id) + out
    label = paint.show(station.show) or paint.speech.name(station)
    weight, size = (800 if now else 500), (15 if len(label) < 5 else 14)
    low = height - 7 if held or station.sign else height / 2 + 5
    out += paint.text(width / 2, low, label, size, weight=weight, fill=paint["ink"], most=width - 6)
    if station.sign and not held:
        out += paint.glyph(station.sign, width / 2, 18, 0.85, paint["ink2"], paint["paper2"])
    out += _crowd(paint, held, width / 2, 18, width - 8, 0.66)
    return paint.element(station, out, lit_key(paint, station.id, 6, 2, 0.68), group=bool(held), x=x, y=y)


def _crowd(paint: Paint, held: list[Movable], x: float, y: float, wide: float, scale: float) -> str:
    """Several things on a small place, overlapping if need be."""
    step = min(40 * scale, wide / max(1, len(held)))
    return "".join(put(paint, one, x + (i - (len(held) - 1) / 2) * step, y, scale) for i, one in enumerate(held))


def ring(paint: Paint, one: Track, width: float) -> tuple[str, float]:
    """A ring of brass with sectors; the active one is marked by a hand, things stand in their sectors."""
    outer = min(132.0, width / 2 - 4)
    inner, hub, middle = outer * 0.79, outer * 0.27, (width / 2, outer + 4)
    brass, face, ink = ("#8a6a34", "#2e2418", "#f2e3c0") if paint.dark else ("#c99d4c", "#f6ecd2", "#2e1c05")
    edge, sweep = "#5a3a12" if not paint.dark else "#120b04", 360 / len(one.stations)
    cx, cy = middle
    out = circle(middle[0] + 2, middle[1] + 5, outer + 2, fill="#000", opacity=".25")
    out += circle(cx, cy, outer, fill=brass, stroke=edge, stroke_width=2.0)
    out += circle(cx, cy, outer - 5, fill="none", stroke=edge, stroke_opacity=".6")
    out += circle(cx, cy, inner, fill=face, stroke=edge, stroke_width=2.0)
    spokes = ""
    for i in range(len(one.stations)):
        (ax, ay), (bx, by) = (clock(middle, r, (i + 0.5) * sweep) for r in (hub, inner))
        spokes += f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}"
    out += tag("path", d=spokes, stroke="#8d6a35", stroke_opacity=".7")
    for i, station in enumerate(one.stations):
        if station.id == one.now:
            hand = tag("path", d=f"M0-{n(inner - 8)}L6-{n(hub)}H-6Z", fill="#7a1226", stroke="#2b0a11")
            zone = tag("path", d=sector(inner, hub, sweep), fill=brass, opacity=".45")
            out += moved(*middle, zone, hand, turn=i * sweep)
    out += circle(cx, cy, hub, fill="#2f4a66", stroke=edge, stroke_width=2.0)
    out += paint.glyph("sun", *middle, hub / 15, "#f2cf6a")
    places = "".join(_sector(paint, one, i, middle, (outer, inner, hub), ink) for i in range(len(one.stations)))
    name = paint.text(
        middle[0], 2 * outer + 26, paint.speech.name(one), 15, face="caps", fill=paint["ink2"], most=width
    )
    return paint.element(one, tag("g", out, aria_hidden="true"), places, name, group=True), 2 * outer + 34


def _sector(
    paint: Paint, one: Track, i: int, middle: tuple[float, float], radii: tuple[float, float, float], ink: str
) -> str:
    outer, inner, hub = radii
    station, sweep = one.stations[i], 360 / len(one.stations)
    x, y = clock(middle, (outer + inner) / 2, i * sweep)
    out = ""
    if paint.is_lit(station.id):
        zone = tag("path", d=sector(inner, hub, sweep), fill="#ffc83d", fill_opacity=".75", stroke=paint["light"])
        out += moved(*middle, zone, turn=i * sweep, stroke_width=2.5)
    label = paint.show(station.show) or paint.speech.name(station)
    out += paint.text(x, y + 5, label, 14.5 if len(label) < 5 else 14, weight=800, fill=ink)
    held = paint.index.held(station.id)
    for j, thing in enumerate(held):
        far = inner - 17 - (inner - hub - 30) * j / max(1, len(held) - 1) if len(held) > 1 else (inner + hub) / 2
        out += put(paint, thing, *clock(middle, far, i * sweep), 0.6)
    if paint.is_lit(station.id):
        out += lit_key(paint, station.id, *clock(middle, hub + 16, i * sweep), 0.7)
    return paint.element(station, out, group=bool(held))


def sector(outer: float, inner: float, sweep: float) -> str:
    """Path data of a sector that points up."""
    (ax, ay), (bx, by) = (clock((0, 0), outer, side * sweep / 2) for side in (-1, 1))
    (cx, cy), (dx, dy) = (clock((0, 0), inner, side * sweep / 2) for side in (1, -1))
    big, small = f"A{n(outer)} {n(outer)} 0 0 1", f"A{n(inner)} {n(inner)} 0 0 0"
    return f"M{n(ax)} {n(ay)}{big} {n(bx)} {n(by)}L{n(cx)} {n(cy)}{small} {n(dx)} {n(dy)}Z"
