"""What a state carries besides the things on the table: the agenda of coming steps and the journal of events."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.ask import EVERYONE, Domain


class Agenda:
    """The steps that come next, each a name and a few small integers. An empty agenda is the end of the game."""

    __slots__ = ("items",)

    def __init__(self, items: list[tuple[str, tuple[int, ...]]] | None = None) -> None:
        self.items: list[tuple[str, tuple[int, ...]]] = items if items is not None else []

    def then(self, name: str, *args: int) -> None:
        """Put a step behind all others."""
        self.items.append((name, args))

    def first(self, name: str, *args: int) -> None:
        """Put a step before all others."""
        self.items.insert(0, (name, args))

    def clear(self) -> None:
        """Nothing more happens: the game ends when the running step does."""
        self.items = []

    def copy(self) -> Agenda:
        return Agenda(self.items[:])


class GameOver(Exception):
    """Raised by rules at the moment the game is decided: nothing that would come after it happens."""


class EventKind:
    """Something that can happen, declared once: its id is the text key, its words are what the sentence needs.

    One that `opens` a part of the game, a round or a phase, is a heading of the chronicle.
    """

    __slots__ = ("id", "opens", "words")

    def __init__(self, id: str, words: list[tuple[str, Domain]], opens: bool = False) -> None:
        self.id: str = id
        self.words: list[tuple[str, Domain]] = words
        self.opens: bool = opens


class Event:
    """Something that happened: kind, values, who may know of it, and the ledger line after which it happened."""

    __slots__ = ("audience", "kind", "number", "values")

    def __init__(self, kind: EventKind, values: tuple[int, ...], audience: int, number: int) -> None:
        self.kind: EventKind = kind
        self.values: tuple[int, ...] = values
        self.audience: int = audience
        self.number: int = number


class Journal:
    """Where rules tell what happens. A silent journal forgets at once; copies of a state have a silent one."""

    __slots__ = ("barriers", "events", "number", "on", "opened")

    def __init__(self, on: bool) -> None:
        self.on: bool = on
        self.events: list[Event] = []
        self.number: int = 0
        """The ledger line of the answer that is being carried out."""
        self.opened: list[tuple[int, int]] = []
        """Secret ledger lines that have become public: (line, by the answer on line)."""
        self.barriers: list[int] = []
        """Ledger lines whose answer showed somebody something."""

    def tell(self, kind: EventKind, *values: int) -> None:
        """Something everybody sees happened."""
        if self.on:
            self.events.append(Event(kind, values, EVERYONE, self.number))

    def tell_only(self, audience: int, kind: EventKind, *values: int) -> None:
        """Something only these seats see happened."""
        if self.on:
            self.events.append(Event(kind, values, audience, self.number))

    def open(self, line: int) -> None:
        """A secret line of the ledger becomes public now; its answer can no longer be taken back."""
        if self.on:
            self.barriers.append(self.number)
            if line > 0:
                self.opened.append((line, self.number))


SILENT: Final = Journal(False)
