"""Pebbles: the smallest game with a secret, a die and a board, made to be broken in tests.

Each seat secretly guesses how the heap will end; then they take pebbles from one of three heaps in turn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from ludoteca.engine.ask import KEEP, Ask, Domain, Plan, Question, Refusal, Steps, Together, chance, choose
from ludoteca.engine.flow import SILENT, Agenda, EventKind, Journal
from ludoteca.engine.game import Game, Outcome, Setup
from ludoteca.engine.hidden import Secret
from ludoteca.engine.scene import Board, Disc, Element, Figure, Panel, Scene, Space, Text

SEAT = Domain("seat", ["1", "2", "3"])
HEAP = Domain("heap", ["left", "middle", "right"], on_board=True)
GUESS = Domain("guess", ["even", "odd", "none"])
RAIN = Domain("rain", ["dry", "wet"])


def why_not_heap(g: Pebbles, ask: Ask, heap: int) -> Refusal:
    return Refusal("B2.1", "empty", {"heap": (HEAP, heap)})


GUESSING = Question("guess", "B1.1", GUESS)
TAKE = Question("take", "B2.1", HEAP, why_not=why_not_heap)
RAINING = Question("rain", "B2.2", RAIN)
TOOK = EventKind("took", [("who", SEAT), ("heap", HEAP)])
SHOWED = EventKind("showed", [("who", SEAT), ("guess", GUESS)])


class Pebbles:
    """Three heaps, what each seat has taken, and what it has guessed."""

    __slots__ = ("agenda", "guesses", "heaps", "holders", "journal", "taken")

    def __init__(self, holders: list[int], heaps: list[int]) -> None:
        self.agenda: Agenda = Agenda()
        self.journal: Journal = SILENT
        self.holders: list[int] = holders
        self.heaps: list[int] = heaps
        self.taken: list[int] = [0] * len(holders)
        self.guesses: list[Secret] = []

    def copy(self) -> Pebbles:
        c = Pebbles(self.holders[:], self.heaps[:])
        c.agenda = self.agenda.copy()
        c.taken = self.taken[:]
        c.guesses = [guess.copy() for guess in self.guesses]
        return c

    def full_heaps(self) -> list[int]:
        return [heap for heap in range(3) if self.heaps[heap] > 0]


def new(setup: Setup) -> Pebbles:
    g = Pebbles(list(range(setup.seats)), [3, 2, 3])
    g.agenda.then("guess")
    return g


def guess(g: Pebbles) -> Steps:
    """Everybody guesses in secret (B1.1)."""
    seats = list(range(len(g.holders)))
    together = Together(GUESSING, seats, lambda seat: one_guess(g, seat), KEEP)
    yield together
    possible: list[tuple[int, ...]] = [(value,) for value in range(3)]
    g.guesses = [Secret((together.plans[seat][0],), 1 << seat, possible) for seat in seats]
    g.agenda.then("turn", 0)


def one_guess(g: Pebbles, seat: int) -> Plan:
    value = yield choose(seat, GUESSING, [0, 1, 2])
    return [value]


def turn(g: Pebbles, seat: int) -> Steps:
    """Take a pebble from a heap; when it rains, one more is washed away (B2.1, B2.2)."""
    heap = yield choose(seat, TAKE, g.full_heaps())
    g.heaps[heap] -= 1
    g.taken[seat] += 1
    g.journal.tell(TOOK, seat, heap)
    rain = yield chance(RAINING)
    if rain and g.heaps[heap] > 0:
        g.heaps[heap] -= 1
    if g.full_heaps():
        g.agenda.then("turn", (seat + 1) % len(g.holders))
    else:
        g.agenda.then("end")


def end(g: Pebbles) -> None:
    """The guesses are shown (B3.1)."""
    for seat, secret in enumerate(g.guesses):
        g.journal.tell(SHOWED, seat, secret.reveal(g.journal)[0])


def outcome(g: Pebbles) -> Outcome:
    most = max(g.taken)
    return Outcome(tuple(seat for seat, taken in enumerate(g.taken) if taken == most), tuple(g.taken))


def scene(g: Pebbles, seat: int) -> Scene:
    spots = ((60, 60), (160, 60), (260, 60))
    heaps: list[Element] = [
        Space(
            HEAP.element(i), Text(f"heap-{name}"), parent="yard", show=Text.plain(g.heaps[i]), shape=Disc(at=spots[i])
        )
        for i, name in enumerate(HEAP.names)
    ]
    panels: list[Element] = [panel(g, owner, seat) for owner in range(len(g.holders))]
    return Scene(name=Text("title"), static=[Board("yard", Text("yard"), size=(320, 120))], dynamic=[*heaps, *panels])


def panel(g: Pebbles, owner: int, seat: int) -> Panel:
    figures = [Figure(Text("taken"), Text.plain(g.taken[owner]))]
    if g.guesses and g.guesses[owner].seen_by(seat):
        figures.append(Figure(Text("guessed"), Text(f"guess-{GUESS.name(g.guesses[owner].value[0])}")))
    return Panel(
        f"panel:{owner}", Text(f"seat-{SEAT.names[owner]}"), owner=("ruby", "emerald", "orange")[owner], figures=figures
    )


def invariants(g: Pebbles) -> list[str]:
    return [] if sum(g.heaps) + sum(g.taken) <= 8 and min(g.heaps) >= 0 else ["pebbles come from nowhere"]


GAME = Game(
    id="pebbles",
    version="1",
    folder=Path(__file__).parent,
    seats=(2, 3),
    new=new,
    steps={"guess": guess, "turn": turn, "end": end},
    outcome=outcome,
    scene=scene,
    questions=(GUESSING, TAKE, RAINING),
    events=(TOOK, SHOWED),
    parts=(Pebbles,),
    longest=3 + 16,
    invariants=invariants,
)


def with_steps(**steps: Callable[..., Any]) -> Game:
    """Pebbles with some rules replaced."""
    return replace(GAME, steps=GAME.steps | steps)


def hashed_turn(g: Pebbles, seat: int) -> Steps:
    """A rule that lets the order of a set decide."""
    heap = yield choose(seat, TAKE, g.full_heaps())
    words = {"left", "middle", "right", "near", "far"}
    g.taken[seat] += len(next(iter(words)))
    g.heaps[heap] = 0
    g.agenda.then(*("turn", (seat + 1) % len(g.holders)) if g.full_heaps() else ("end",))


HASHED = replace(with_steps(turn=hashed_turn), invariants=None)
"""Another process plays this one differently, so it must be found there."""
