"""Lines of plain text: display width, wrapping with a hanging indent, aligned tables."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence


def cells(text: str) -> int:
    """How many terminal cells a text takes: combining accents none, wide characters two."""
    total = 0
    for char in text:
        if unicodedata.combining(char) or unicodedata.category(char) in {"Cf", "Me", "Mn"}:
            continue
        total += 2 if unicodedata.east_asian_width(char) in {"W", "F"} else 1
    return total


def clean(text: str) -> str:
    """Composed accents, no control characters: what a terminal can show safely."""
    composed = unicodedata.normalize("NFC", text)
    return "".join(char if unicodedata.category(char) != "Cc" else " " for char in composed)


def pad(text: str, width: int, right: bool = False) -> str:
    """A text filled with spaces up to a width in cells."""
    space = " " * max(0, width - cells(text))
    return space + text if right else text + space


def wrap(text: str, width: int, first: str = "", rest: str | None = None) -> list[str]:
    """Lines no wider than `width`; `first` and `rest` are the indents. Only a word wider than a line is broken."""
    rest = " " * cells(first) if rest is None else rest
    lines, line, begun = [], first, False
    words = clean(text).split()[::-1]
    while words:
        word = words.pop()
        room = width - cells(line) - begun
        if cells(word) <= room:
            line, begun = line + " " * begun + word, True
            continue
        if begun:
            words.append(word)
        else:
            head, tail = _break(word, max(1, room))
            line += head
            words += [tail] if tail else []
        lines.append(line)
        line, begun = rest, False
    return [*lines, line] if begun or not lines else lines


def _break(word: str, width: int) -> tuple[str, str]:
    """A word cut after as many characters as fit, at least one."""
    end = 1
    while end < len(word) and cells(word[: end + 1]) <= width:
        end += 1
    return word[:end], word[end:]


def table(rows: Sequence[Sequence[str]], width: int, right: Iterable[int] = ()) -> list[str] | None:
    """Rows with aligned columns, two spaces apart; nothing if they are wider than the page."""
    if not rows:
        return []
    columns = max(len(row) for row in rows)
    full = [[clean(cell) for cell in row] + [""] * (columns - len(row)) for row in rows]
    widths = [max(cells(row[i]) for row in full) for i in range(columns)]
    if sum(widths) + 2 * (columns - 1) > width:
        return None
    flush = set(right)
    return ["  ".join(pad(cell, widths[i], i in flush) for i, cell in enumerate(row)).rstrip() for row in full]
