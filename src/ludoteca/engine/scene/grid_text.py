"""A board of squares as a map of letters and figures."""

from __future__ import annotations

from ludoteca.engine.scene.elements import Piece, Space, Square
from ludoteca.engine.scene.index import Index
from ludoteca.engine.scene.lines import cells, pad, wrap
from ludoteca.engine.scene.speech import Speech, coordinates


def grid(index: Index, speech: Speech, squares: list[Space], width: int) -> list[str]:
    """The map, cut into strips where it is wider than the page, and what its letters mean."""
    codes = _codes(index, speech, squares)
    cell = {}
    for space in squares:
        assert isinstance(space.shape, Square)
        cell[space.shape.column, space.shape.row] = _cell(index, speech, space, codes)
    columns, rows = max(c for c, _ in cell) + 1, max(r for _, r in cell) + 1
    wide = 1 + max(2, *(cells(text) for text in cell.values()))
    at_once = max(1, (width - 3) // wide)
    lines = []
    for left in range(0, columns, at_once):
        strip = range(left, min(left + at_once, columns))
        heads = (coordinates(Square(column=c, row=0)).rstrip("1") for c in strip)
        lines.append(("   " + "".join(pad(head, wide) for head in heads)).rstrip())
        for row in range(rows):
            line = "".join(pad(cell.get((column, row), ""), wide) for column in strip)
            lines.append((pad(str(row + 1), 3) + line).rstrip())
        lines.append("")
    lines += wrap(speech.say("map-legend"), width)
    if codes:
        lines += wrap(speech.series(f"{code} {name}" for name, code in codes.items()), width)
    return [*lines, ""]


def _cell(index: Index, speech: Speech, space: Space, codes: dict[str, str]) -> str:
    """What one square shows: keys in brackets, who stands there, how high it is."""
    assert isinstance(space.shape, Square)
    pieces = index.of(Piece, space.id)
    keys = "".join(f"[{key}]" for thing in (space, *pieces) for key in index.keys(thing.id))
    letters = codes[speech.name(pieces[0])] if pieces else ""
    more = "+" if len(pieces) > 1 else ""
    height = f"^{space.shape.height}" if space.shape.height else ""
    return keys + letters + more + height or "."


def _codes(index: Index, speech: Speech, squares: list[Space]) -> dict[str, str]:
    """A short code for every name among the pieces on squares, in the order of the squares."""
    codes: dict[str, str] = {}
    for space in squares:
        for piece in index.of(Piece, space.id):
            name = speech.name(piece)
            if name not in codes:
                codes[name] = _free_code(speech.resolve(piece.letters), name, set(codes.values()))
    return codes


def _free_code(letters: str, name: str, taken: set[str]) -> str:
    """The piece's own letters, else the first letters of its name, else a numbered one; case does not tell apart."""
    used = {code.lower() for code in taken}
    for code in (letters, name[:2], name[:3]):
        if code and code.lower() not in used:
            return code
    first, number = name[:1] or "?", 2
    while f"{first}{number}".lower() in used:
        number += 1
    return f"{first}{number}"
