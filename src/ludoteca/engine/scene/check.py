"""Faults of a scene, each naming the element: what a client could not draw or a player could not choose."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ludoteca.engine.scene.elements import (
    Badge,
    Board,
    Card,
    Die,
    Element,
    Link,
    Meter,
    Overlay,
    Panel,
    Piece,
    Polygon,
    Scene,
    Slots,
    Space,
    Stack,
    Table,
    Track,
    Tray,
    parts,
)
from ludoteca.engine.scene.glyphs import GLYPHS
from ludoteca.engine.scene.look import Look
from ludoteca.engine.scene.styles import PATTERNS, STYLES

_PATH = re.compile(r"[MmLlHhVvCcSsQqTtAaZz0-9eE+\-., \n]*\Z")
_COLOUR = re.compile(r"#[0-9a-fA-F]{6}\Z")


def check(scene: Scene) -> list[str]:
    """All faults of a scene; an empty list means that every client can draw it."""
    kinds = _kinds(scene)
    return [
        *_ids(scene),
        *_parents(scene, kinds),
        *_references(scene, kinds),
        *_figures(scene),
        *_names(scene),
        *_lit(scene, kinds),
        *_look(scene.look),
    ]


def _kinds(scene: Scene) -> dict[str, Element]:
    """Every id, of elements and of parts, with the element it belongs to."""
    known: dict[str, Element] = {}
    for element in scene.elements():
        known.setdefault(element.id, element)
        for part in parts(element):
            known.setdefault(part.id, element)
    return known


def _ids(scene: Scene) -> Iterator[str]:
    seen: set[str] = set()
    for element in scene.elements():
        for name in (element.id, *(part.id for part in parts(element))):
            if not name:
                yield f"{element.id or type(element).__name__.lower()}: an id is empty"
            elif name in seen:
                yield f"{name}: the id is used twice"
            seen.add(name)


def _parents(scene: Scene, known: dict[str, Element]) -> Iterator[str]:
    for element in scene.elements():
        if element.parent and element.parent not in known:
            yield f"{element.id}: its parent {element.parent} does not exist"
            continue
        above, trail = element, {element.id}
        while above.parent and above.parent in known:
            above = known[above.parent]
            if above.id in trail:
                yield f"{element.id}: it is its own ancestor"
                break
            trail.add(above.id)
        else:
            if isinstance(element, Space) and not any(isinstance(known[name], Board) for name in trail):
                yield f"{element.id}: the space lies on no board"


def _references(scene: Scene, known: dict[str, Element]) -> Iterator[str]:
    for element in scene.elements():
        match element:
            case Link():
                for end in element.ends:
                    if not isinstance(known.get(end), Space):
                        yield f"{element.id}: its end {end} is no space"
            case Overlay():
                for note in element.notes:
                    if note.on not in known:
                        yield f"{element.id}: it notes {note.on}, which does not exist"
            case Track() if element.now and element.now not in {station.id for station in element.stations}:
                yield f"{element.id}: its active station {element.now} does not exist"
            case Table() if element.applies and element.applies not in {row.id for row in element.rows}:
                yield f"{element.id}: the row that applies, {element.applies}, does not exist"
            case _:
                pass


def _figures(scene: Scene) -> Iterator[str]:
    for element in scene.elements():
        if isinstance(element, Table | Tray):
            yield from _rows(element)
            continue
        fault = ""
        match element:
            case Space(shape=Polygon(points=points)) if len(points) < 3:
                fault = "an area needs three points"
            case Space() if element.capacity < 0:
                fault = "its capacity is negative"
            case Piece() if element.count < 1:
                fault = "it counts less than one"
            case Piece(vitality=life) if life and not 0 <= life.now <= life.most:
                fault = f"vitality {life.now} of {life.most}"
            case Stack() if element.count < 0:
                fault = "it counts less than none"
            case Meter() if element.most < 1 or not 0 <= element.value <= element.most:
                fault = f"{element.value} of {element.most}"
            case _:
                continue
        yield f"{element.id}: {fault}"


def _rows(element: Table | Tray) -> Iterator[str]:
    if isinstance(element, Table):
        for row in element.rows:
            if len(row.cells) != len(element.columns):
                yield f"{row.id}: {len(row.cells)} cells for {len(element.columns)} columns"
        return
    for item in element.items:
        if not 0 <= item.count <= item.most:
            yield f"{item.id}: {item.count} of {item.most}"


def _signs(element: Element) -> Iterator[str]:
    """The glyphs an element asks for."""
    match element:
        case Space():
            yield element.relief
        case Piece() | Stack():
            yield element.figure
        case Die():
            yield element.sign
        case Panel():
            yield element.figure
            yield from (figure.sign for figure in element.figures)
        case _:
            pass
    for part in parts(element):
        yield getattr(part, "sign", "")
    badges: list[Badge] = getattr(element, "badges", [])
    yield from (badge.sign for badge in badges)


def _names(scene: Scene) -> Iterator[str]:
    styles, glyphs = STYLES | scene.look.styles, GLYPHS | scene.look.glyphs
    for element in scene.elements():
        owners = [getattr(element, "owner", ""), *(getattr(part, "owner", "") for part in parts(element))]
        for owner in owners:
            if owner and owner not in styles and owner not in {"neutral", "automa", "scenery"}:
                yield f"{element.id}: there is no style {owner}"
        for sign in _signs(element):
            if sign and sign not in glyphs:
                yield f"{element.id}: there is no glyph {sign}"
        if isinstance(element, Space) and element.ground and element.ground not in scene.look.tints:
            yield f"{element.id}: there is no tint {element.ground}"
        if isinstance(element, Space | Piece | Card | Panel | Meter | Track | Slots | Tray | Table) and not (
            element.name or element.alt
        ):
            yield f"{element.id}: it has neither name nor alternative text"


def _lit(scene: Scene, known: dict[str, Element]) -> Iterator[str]:
    keys: set[str] = set()
    for option in scene.lit:
        if option.element not in known:
            yield f"{option.element}: it is lit but does not exist"
        if option.key and option.key in keys:
            yield f"{option.element}: the key {option.key} is used twice"
        keys.add(option.key)


def _look(look: Look) -> Iterator[str]:
    """Path data and colours are the only strings of a look that reach a drawing as they are."""
    for name, glyph in look.glyphs.items():
        if not all(_PATH.match(path) for path in (glyph.fill, glyph.line, glyph.cut)):
            yield f"{name}: the glyph is no path data"
        if glyph.colour and not (_COLOUR.match(glyph.colour.light) and _COLOUR.match(glyph.colour.dark)):
            yield f"{name}: the colour of the glyph is not of the form #rrggbb"
    for name, pattern in look.patterns.items():
        if not (_PATH.match(pattern.fill) and _PATH.match(pattern.line) and _COLOUR.match(pattern.ink)):
            yield f"{name}: the pattern is no path data"
    for name, style in look.styles.items():
        if not all(_COLOUR.match(colour) for colour in (style.enamel, style.rim, style.edge, style.ink)):
            yield f"{name}: a colour of the style is not of the form #rrggbb"
        if not _PATH.match(style.silhouette):
            yield f"{name}: the silhouette is no path data"
        if style.pattern not in PATTERNS | look.patterns or style.emblem not in GLYPHS | look.glyphs:
            yield f"{name}: the style names a pattern or an emblem that does not exist"
    livery = {"table": look.livery.table, "paper": look.livery.paper, "veil": look.livery.veil}
    for name, tint in (livery | look.tints).items():
        if not (_COLOUR.match(tint.light) and _COLOUR.match(tint.dark)):
            yield f"{name}: the tint is not of the form #rrggbb"
