"""The table in words: what of it has changed since it was last on the screen."""

from __future__ import annotations

from typing import Final

MOST_CHANGED: Final = 0.5
"""If more of the table than this has changed, all of it is shown again."""


def changes(before: str, now: str) -> str:
    """The entries of a table in words that were not there before, under their headings; nothing if too many are new."""
    old = dict(sections(before))
    found: list[str] = []
    for heading, entries in sections(now):
        new = [entry for entry in entries if entry not in old.get(heading, [])]
        if new:
            found += ["\n".join([heading, *new] if heading.startswith("##") else new)]
    changed = "\n\n".join(found)
    return changed if changed.count("\n") < MOST_CHANGED * now.count("\n") else ""


def sections(page: str) -> list[tuple[str, list[str]]]:
    """The headings of a table in words, each with its entries: a point with all that hangs under it, or a table."""
    found: list[tuple[str, list[str]]] = []
    for part in page.split("\n\n"):
        heading, *lines = part.split("\n")
        entries: list[str] = []
        for line in lines:
            if not entries or line.startswith("- ") or (entries[-1].startswith("- ") and not line.startswith("  ")):
                entries.append(line)
            else:
                entries[-1] += "\n" + line
        found.append((heading, entries))
    return found
