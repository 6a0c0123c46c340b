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


class Grid(Struct):
    """How groups stand round a point: so many side by side, so many lines, at this share of their full size."""

    x: float
    y: float
    columns: int
    lines: int
    fit: float


def rows(paint: Paint, things: list[Movable], x: float, y: float, wide: float, high: float, scale: float) -> str:
    """Things in rows, one row for each owner, made smaller only where they would not fit."""
    groups = [list[Movable | Fold](group) for group in by_owner(things)]
    return laid(paint, groups, best(groups, [(x, y, wide, high)], scale), scale)


def fits(things: list[Movable], rooms: Sequence[Room], scale: float) -> bool:
    """Whether things stand in one of the rooms at their full size."""
    grid = best(by_owner(things), rooms, scale)
    return grid.fit == 1 and grid.lines <= MOST_LINES


def crowd(paint: Paint, things: list[Movable], rooms: Sequence[Room], scale: float) -> str:
    """Things in whichever of the rooms suits them best; where they do not fit, each owner becomes one piece."""
    groups = [list[Movable | Fold](group) for group in by_owner(things)]
    grid = best(groups, rooms, scale)
    if grid.fit < SMALLEST or grid.lines > MOST_LINES:
        groups = [folded(paint, group) for group in by_owner(things)]
        grid = best(groups, rooms, scale)
    return laid(paint, groups, grid, scale)


def by_owner(things: list[Movable]) -> list[list[Movable]]:
    """The things of each owner, in the order in which the owners appear."""
    groups: dict[str, list[Movable]] = {}
    for one in things:
        groups.setdefault(one.owner, []).append(one)
    return list(groups.values())


def folded(paint: Paint, group: list[Movable]) -> list[Movable | Fold]:
    """The pieces of a group as one, unless one of them can be chosen: then each must be seen."""
    pieces = [one for one in group if isinstance(one, Piece)]
    plain = paint.style(group[0].owner) is not None and len(pieces) == len(group) > 1
    if not plain or any(paint.is_lit(one.id) or one.acting or paint.focus == one.id for one in pieces):
        return [*group]
    return [Fold(group[0].owner, pieces)]


def best(groups: Sequence[Sequence[Movable | Fold]], rooms: Sequence[Room], scale: float) -> Grid:
    """The arrangement that leaves things as large as possible, with few columns."""
    longest, step = max(len(group) for group in groups), PITCH * scale

    def grid(columns: int, room: Room) -> Grid:
        lines = -(-len(groups) // columns)
        x, y, wide, high = room
        return Grid(x, y, columns, lines, min(1.0, wide / (columns * longest * step), high / (lines * step)))

    grids = [grid(columns, room) for room in rooms for columns in range(1, len(groups) + 1)]
    return max(grids, key=lambda one: (round(one.fit, 2), -max(0, one.lines - MOST_LINES), -one.columns))


def laid(paint: Paint, groups: Sequence[Sequence[Movable | Fold]], grid: Grid, scale: float) -> str:
    """The groups where the grid puts them."""
    longest, step = max(len(group) for group in groups), PITCH * scale
    pitch = step * max(0.5, grid.fit)
    out = ""
    for i, group in enumerate(groups):
        line, column = divmod(i, grid.columns)
        in_line = min(grid.columns, len(groups) - line * grid.columns)
        middle = grid.x + (column - (in_line - 1) / 2) * longest * pitch
        top = grid.y + (line - (grid.lines - 1) / 2) * pitch
        for j, one in enumerate(group):
            spot = middle + (j - (len(group) - 1) / 2) * pitch
            if isinstance(one, Fold):
                out += fold(paint, one, spot, top, scale * pitch / step)
            else:
                out += put(paint, one, spot, top, scale * pitch / step)
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
