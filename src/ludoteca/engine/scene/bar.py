"""The bar above the board: the name of the game, the round, the phases, what lies in the supply."""

from __future__ import annotations

from ludoteca.engine.scene.elements import Die, Element, Meter, Station, Track
from ludoteca.engine.scene.geometry import n
from ludoteca.engine.scene.light import halo
from ludoteca.engine.scene.paint import Paint, measure, moved, tag
from ludoteca.engine.scene.styles import contrast, mix
from ludoteca.engine.scene.things import die

GAP = 34.0


def bar(paint: Paint, elements: list[Element], left: float, right: float) -> str:
    """Dice and tracks from the left, figures from the right, all on one line, in ink that can be read on the table."""
    table = paint["table"]
    ink = "#231d16" if contrast("#231d16", table) > contrast("#f2ead9", table) else "#f2ead9"
    title = paint.show(paint.scene.name)
    out = paint.text(left, 46, title, 30, weight=800, anchor="start", fill=ink, halo=table)
    x = left + measure(title, 33) + 24
    for element in elements:
        if isinstance(element, Die):
            drawing, wide = _die(paint, element, x, ink)
            out, x = out + drawing, x + wide + 22
    for element in elements:
        if isinstance(element, Meter):
            drawing, wide = _figure(paint, element, right, ink)
            out, right = out + drawing, right - wide - GAP
    for element in elements:
        if isinstance(element, Track):
            out += _line(paint, element, x + 8, right - GAP, ink)
    return out


def wide_of(words: str) -> float:
    """How wide a caption of the bar is: small capitals are nearly all of one width."""
    return 16 * sum(0.33 if char in "iIlj.,' " else 0.8 if char in "mwMW" else 0.59 for char in words)


def _die(paint: Paint, one: Die, x: float, ink: str) -> tuple[str, float]:
    """A small die with its name."""
    words = paint.speech.name(one)
    caption = paint.text(x + 34, 43, words, 16, face="caps", anchor="start", fill=ink, halo=paint["table"])
    return die(paint, one, x + 12, 36, 0.62) + tag("g", caption, aria_hidden="true"), 38 + wide_of(words)


def _figure(paint: Paint, one: Meter, right: float, ink: str) -> tuple[str, float]:
    """A named figure at the right end."""
    name, value = paint.speech.name(one), str(one.value)
    wide = measure(value, 20)
    out = paint.text(right, 43, value, 20, weight=800, anchor="end", fill=ink, halo=paint["table"])
    halo_ = paint["table"]
    out += paint.text(right - wide - 7, 43, name, 16, face="caps", anchor="end", fill=ink, halo=halo_)
    return paint.element(one, out), wide + 7 + wide_of(name)


def _line(paint: Paint, one: Track, left: float, right: float, ink: str) -> str:
    """The stations one after the other; the active one is bold and underlined."""
    names = [paint.speech.name(station) for station in one.stations]
    widths = [wide_of(name) for name in names]
    room = right - left
    gap = (room - sum(widths)) / max(1, len(names) - 1)
    if gap < 10:  # too narrow for all: the active one alone
        stations = [station for station in one.stations if station.id == one.now]
        return paint.element(one, "".join(_station(paint, station, True, left, ink) for station in stations))
    gap = min(gap, 36.0)
    x, out = left + max(0.0, (room - sum(widths) - gap * (len(names) - 1)) / 2), ""
    for i, station in enumerate(one.stations):
        if i:
            dash = f"M{n(x - gap / 2 - 6)} 38h12"
            out += tag("path", d=dash, stroke=mix(ink, paint["table"], 0.4))
        out += _station(paint, station, station.id == one.now, x, ink)
        x += widths[i] + gap
    return paint.element(one, out, group=True)


def _station(paint: Paint, station: Station, now: bool, x: float, ink: str) -> str:
    """One station of a line."""
    name = paint.speech.name(station)
    soft = ink if now else mix(ink, paint["table"], 0.28)
    weight = 700 if now else 500
    wide = wide_of(name)
    words = paint.text(0, 43, name, 16, face="caps", weight=weight, anchor="start", fill=soft, halo=paint["table"])
    under = tag("path", d=f"M0 51H{n(wide)}", stroke=ink, stroke_width=2.4) if now else ""
    light = halo(paint, -4, 26, wide + 8, 24, 3) if paint.is_lit(station.id) else ""
    return moved(x, 0, paint.element(station, light, words, under))
