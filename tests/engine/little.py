"""Little games for the tests of the engine: a box with a few things in it, and whatever steps a test gives it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from ludoteca.engine.ask import Domain, Question
from ludoteca.engine.chance import Scripted, Source, Stream
from ludoteca.engine.flow import SILENT, Agenda, EventKind, Journal
from ludoteca.engine.game import Game, Outcome, Setup
from ludoteca.engine.hidden import Hidden, Secret
from ludoteca.engine.run import Run
from ludoteca.engine.scene import Scene, Text
from ludoteca.engine.table import Table

FOLDER = Path(__file__).parent
SEAT = Domain("seat", ["south", "west", "north", "east"])
COLOUR = Domain("colour", ["red", "green", "blue", "grey"])
SIDE = Domain("side", ["heads", "tails"])

COIN = Question("coin", "L1", SIDE)
PAINT = Question("paint", "L2", COLOUR)
FRAME = Question("frame", "L3", COLOUR)
HIDE = Question("hide", "L4", COLOUR, secret=True)
REACT = Question("react", "L5", COLOUR, default=-1)
OWN = Question("own", "L6", COLOUR, private=True)
PLAN = Question("plan", "L7", COLOUR)
PEEK = Question("peek", "L8", COLOUR)
SHOWN = EventKind("shown", [("who", SEAT), ("colour", COLOUR)])


class Box:
    """The state of a little game: notes that steps write down, hidden cards, secrets."""

    __slots__ = ("agenda", "cards", "holders", "journal", "kept", "notes")

    def __init__(self, notes: list[int]) -> None:
        self.agenda: Agenda = Agenda()
        self.journal: Journal = SILENT
        self.holders: list[int] = [0, 1, 2, 3]
        self.notes: list[int] = notes
        self.cards: list[Hidden] = []
        self.kept: list[Secret] = []

    def copy(self) -> Box:
        c = Box(self.notes[:])
        c.agenda = self.agenda.copy()
        c.holders = self.holders[:]
        c.cards = [cards.copy() for cards in self.cards]
        c.kept = [secret.copy() for secret in self.kept]
        return c


def little(
    *steps: Callable[..., Any],
    seats: int = 2,
    agenda: Sequence[tuple[str, tuple[int, ...]]] | None = None,
    holders: Sequence[int] | None = None,
    prepare: Callable[[Box], None] | None = None,
    **more: Any,
) -> Game:
    """A game of these steps, named like their functions; the first one begins if no agenda is given."""
    named = {step.__name__.replace("_", "-"): step for step in steps}

    def new(setup: Setup) -> Box:
        box = Box([])
        box.agenda.items = list(agenda) if agenda is not None else [(next(iter(named)), ())]
        box.holders = list(holders) if holders is not None else list(range(seats))
        if prepare is not None:
            prepare(box)
        return box

    return Game(
        id="little",
        version="1",
        folder=FOLDER,
        seats=(1, 4),
        seat_names=tuple(SEAT.names),
        new=new,
        steps=named,
        outcome=lambda box: Outcome((0,), tuple([sum(box.notes)] * seats)),
        scene=lambda box, seat: Scene(name=Text("title")),
        questions=(COIN, PAINT, FRAME, HIDE, REACT, OWN, PLAN, PEEK),
        parts=(Box,),
        longest=10_000,
        events=(SHOWN,),
        **more,
    )


def setting(game: Game, seats: int = 2) -> Setup:
    return game.setup(seats)


def table_of(game: Game, source: Source | list[str] | None = None, seats: int = 2) -> Table:
    """A table for this game, with dice by name or from a source."""
    return Table(game, game.setup(seats), source_of(source))


def run_of(game: Game, source: Source | list[str] | None = None, seats: int = 2, watch: bool = True) -> Run:
    """A run of this game, begun."""
    run = Run(game.steps, game.new(game.setup(seats)), source_of(source), watch=watch)
    run.begin()
    return run


def source_of(source: Source | list[str] | None) -> Source:
    if source is None:
        return Stream(7)
    return Scripted(source) if isinstance(source, list) else source


def names(table: Table) -> list[str]:
    """The ledger in short: `actor question value` of every line."""
    found = []
    for line in table.lines:
        if line.ask is None:
            found.append(f"undo {line.value}")
        else:
            who = "~" if line.is_chance else table.game.role_name(line.ask.role)
            found.append(f"{who} {line.ask.question.id} {line.ask.question.domain.name(line.value)}")
    return found
