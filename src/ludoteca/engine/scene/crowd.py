"""Many things in one place: in rows by owner, smaller where they must be, folded where they would not fit."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ludoteca.engine.scene.elements import Movable, Piece
from ludoteca.engine.scene.light import count
from ludoteca.engine.scene.look import Style
from ludoteca.engine.scene.paint import Paint, moved, rect, tag
from ludoteca.engine.scene.styles import RIM
from ludoteca.engine.scene.things import put, token

PITCH = 47.0
SMALLEST = 0.8  # a crowd that would have to be smaller is folded
MOST_LINES = 2  # and so is one that would need more rows than this

Room = tuple[float, float, float, float]  # its middle, how wide and how high


class Fold(Struct):
    """All pieces of one owner in one place, drawn as one with their total."""

    owner: str
    pieces: list[Piece]


Thing = Movable | Fold


class Lines(Struct):
    """Things in lines round a point, at this share of their full size."""

    x: float
    y: float
    lines: list[list[Thing]]
    fit: float


def rows(paint: Paint, things: list[Movable], x: float, y: float, wide: float, high: float, scale: float) -> str:
    """Things in lines, those of one owner side by side, made smaller only where they would not fit."""
    return laid(paint, best(by_owner(things), [(x, y, wide, high)], scale), scale)


def fits(things: list[Movable], rooms: Sequence[Room], scale: float) -> bool:
    """Whether things stand in one of the rooms at their full size."""
    found = best(by_owner(things), rooms, scale)
    return found.fit == 1 and len(found.lines) <= MOST_LINES


def crowd(paint: Paint, things: list[Movable], rooms: Sequence[Room], scale: float) -> str:
    """Things in whichever of the rooms suits them best; where they do not fit, each owner becomes one piece."""
    groups = by_owner(things)
    found = best(groups, rooms, scale)
    if found.fit < SMALLEST or len(found.lines) > MOST_LINES:
        found = best([folded(paint, group) for group in groups], rooms, scale)
    return laid(paint, found, scale)


def by_owner(things: list[Movable]) -> list[list[Thing]]:
    """The things of each owner, in the order in which the owners appear."""
    groups: dict[str, list[Thing]] = {}
    for one in things:
        groups.setdefault(one.owner, []).append(one)
    return list(groups.values())


def folded(paint: Paint, group: list[Thing]) -> list[Thing]:
    """The pieces of a group as one, unless one of them can be chosen: then each must be seen."""
    pieces = [one for one in group if isinstance(one, Piece)]
    plain = paint.style(group[0].owner) is not None and len(pieces) == len(group) > 1
    if not plain or any(paint.is_lit(one.id) or one.acting or paint.focus == one.id for one in pieces):
        return group
    return [Fold(group[0].owner, pieces)]


def best(groups: list[list[Thing]], rooms: Sequence[Room], scale: float) -> Lines:
    """The arrangement that leaves things as large as possible; owners are kept together where that costs nothing."""
    things, step = [one for group in groups for one in group], PITCH * scale
    ways = [broken([[one] for one in things], count) for count in range(1, len(things) + 1)]
    ways = [broken(groups, count) for count in range(len(groups), 0, -1)] + ways

    def fit(lines: list[list[Thing]], room: Room) -> Lines:
        x, y, wide, high = room
        longest = max(len(line) for line in lines)
        return Lines(x, y, lines, min(1.0, wide / (longest * step), high / (len(lines) * step)))

    found = [fit(lines, room) for room in rooms for lines in ways]
    return max(found, key=lambda one: (round(one.fit, 2), -max(0, len(one.lines) - MOST_LINES)))


def broken(groups: list[list[Thing]], count: int) -> list[list[Thing]]:
    """Groups in so many lines at most, none of them much longer than it must be."""
    total = sum(len(group) for group in groups)
    most = max(-(-total // count), *(len(group) for group in groups))
    while True:
        lines: list[list[Thing]] = [[]]
        for group in groups:
            if lines[-1] and len(lines[-1]) + len(group) > most:
                lines.append([])
            lines[-1] += group
        if len(lines) <= count:
            return lines
        most += 1


def laid(paint: Paint, found: Lines, scale: float) -> str:
    """The things where they stand."""
    pitch = PITCH * scale * max(0.5, found.fit)
    size, out = scale * max(0.5, found.fit), ""
    for i, line in enumerate(found.lines):
        y = found.y + (i - (len(found.lines) - 1) / 2) * pitch
        for j, one in enumerate(line):
            x = found.x + (j - (len(line) - 1) / 2) * pitch
            out += fold(paint, one, x, y, size) if isinstance(one, Fold) else put(paint, one, x, y, size)
    return out


def fold(paint: Paint, one: Fold, x: float, y: float, scale: float) -> str:
    """One piece for all of an owner: the total in its disc, a small cube above for each elite."""
    style = paint.style(one.owner)
    if style is None:
        return ""
    total = sum(piece.count for piece in one.pieces)
    elites = sum(piece.count for piece in one.pieces if piece.form == "elite")
    body = token(paint, style, layers=total) + cubes(style, elites) + count(paint, 15, 13, total)
    for piece in one.pieces:
        paint.spots[piece.id] = (x, y)
    # What is folded can still be found by its id, and heard.
    members = "".join(paint.element(piece) for piece in one.pieces)
    return tag("g", moved(x, y, body, scale=scale), members)


def cubes(style: Style, number: int) -> str:
    """Small cubes in a row."""
    step = min(10.0, 40 / max(1, number))
    left = -number * step / 2
    return "".join(rect(left + i * step, -23, 8.5, 8.5, 1.5, fill=style.edge, stroke=RIM) for i in range(number))
