"""Content: a game's figures as TOML entries with provenance, checked in one pass.

A file holds lists of entries (`[[trinket]]`) or a single table (`[rules]`). The game names a frozen
msgspec Struct for each kind; `load` gives back the entries or raises `ContentError` with every fault found.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from ludoteca.engine.content_reading import TAGS, Fault, Id, Kinds, Provenance, Reading, Ref, nearest

__all__ = [
    "TAGS",
    "Checked",
    "Content",
    "ContentError",
    "Fault",
    "Id",
    "Kinds",
    "Provenance",
    "Ref",
    "check",
    "content_hash",
    "load",
    "provenance_report",
]

Folder = Traversable | Path
S = TypeVar("S", bound=Struct)


class ContentError(Exception):
    """The content cannot be used; `faults` lists everything that is wrong with it."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(faults)
        self.faults = faults

    def text(self, lang: str) -> str:
        """A heading with the number of faults, then one line for each."""
        from ludoteca.engine.text import Texts  # only needed when something is wrong

        heading = Texts.of().t(lang, "content-faults", count=len(self.faults))
        return "\n".join([heading, *("  " + fault.text(lang) for fault in self.faults)])

    def __str__(self) -> str:
        return self.text("en")


class Content:
    """The entries of a game, by the class that describes them, in the order of files and entries."""

    def __init__(self, entries: dict[type[Struct], dict[Id, Struct]], provenance: list[Provenance], hash: str) -> None:
        self._entries = entries
        self.provenance = provenance
        self.hash = hash

    def by_id(self, kind: type[S]) -> dict[Id, S]:
        """The entries of a kind under their ids."""
        return {name: entry for name, entry in self._entries[kind].items() if isinstance(entry, kind)}

    def all(self, kind: type[S]) -> tuple[S, ...]:
        """The entries of a kind, in order."""
        return tuple(self.by_id(kind).values())

    def get(self, kind: type[S], id: Id) -> S:
        """One entry of a kind; an unknown id is answered with the nearest one."""
        entry = self._entries[kind].get(id)
        if not isinstance(entry, kind):
            near = nearest(id, self._entries[kind])
            raise LookupError(f"no {kind.__name__} {id!r}" + (f"; did you mean {near!r}?" if near else ""))
        return entry

    def one(self, kind: type[S]) -> S:
        """The only entry of a kind that stands in a single table."""
        (entry,) = self.all(kind)
        return entry


class Checked(Struct, frozen=True):
    """What a check of a content folder found."""

    files: int
    entries: int
    hash: str
    faults: list[Fault]
    provenance: list[Provenance]

    @property
    def ok(self) -> bool:
        """Whether the content can be used."""
        return not self.faults

    def text(self, lang: str) -> str:
        """The result as a person reads it: all faults, or how much was checked."""
        from ludoteca.engine.text import Texts

        if self.faults:
            return ContentError(self.faults).text(lang)
        tags = [row.tag for row in self.provenance]
        counts = {tag: tags.count(tag) for tag in TAGS}
        return Texts.of().t(lang, "content-ok", files=self.files, entries=self.entries, hash=self.hash[:12], **counts)


def load(folder: Folder, kinds: Kinds) -> Content:
    """Read and check every TOML file of the folder; raise ContentError with all faults, or give the entries."""
    if len(set(kinds.values())) < len(kinds):
        raise TypeError("two kinds share one class; entries are looked up by class, so each kind needs its own")
    reading = _read(folder, kinds)
    if reading.faults:
        raise ContentError(reading.faults)
    entries = {cls: reading.entries[kind] for kind, cls in kinds.items()}
    return Content(entries, reading.provenance, content_hash(folder))


def check(folder: Folder, kinds: Kinds | None = None) -> Checked:
    """Check a game's folder, or its content folder; without kinds only syntax, ids and provenance can be judged."""
    reading = _read(folder, kinds)
    entries = sum(len(ids) for kind, ids in reading.ids.items() if "." not in kind)
    return Checked(reading.files, entries, content_hash(folder), reading.faults, reading.provenance)


def content_hash(folder: Folder) -> str:
    """SHA-256 over the names and bytes of the TOML files, the same on every platform and for every line ending."""
    whole = hashlib.sha256()
    for name, file in _toml_files(folder):
        data = file.read_bytes().replace(b"\r\n", b"\n")
        for part in (name.encode(), data):
            whole.update(b"%d:" % len(part) + part)  # lengths keep two files from reading like one
    return whole.hexdigest()


def provenance_report(content: Content) -> list[Provenance]:
    """One row for each entry or field group that carries a tag, in the order of the files."""
    return list(content.provenance)


def _read(folder: Folder, kinds: Kinds | None) -> Reading:
    """Read all files of a folder, and gather what is wrong with them."""
    reading = Reading(kinds)
    for name, file in _toml_files(folder):
        reading.file(name, file.read_bytes())
    if reading.files:
        reading.finish()
    else:
        reading.faults.append(Fault("no-files", str(folder)))
    return reading


def _toml_files(folder: Folder) -> list[tuple[str, Traversable]]:
    """The TOML files with their names inside the folder, in the order of the names."""

    def under(place: Traversable, prefix: str) -> Iterator[tuple[str, Traversable]]:
        for item in place.iterdir():
            name = unicodedata.normalize("NFC", prefix + item.name)  # some platforms store names decomposed
            if item.name.startswith("."):
                continue
            if item.is_dir():
                yield from under(item, name + "/")
            elif name.endswith(".toml"):
                yield name, item

    inside = folder.joinpath("content")
    place = inside if inside.is_dir() else folder
    return sorted(under(place, ""), key=lambda pair: pair[0]) if place.is_dir() else []
