"""Lanterns: a game of ten lines for the tests of the terminal: a private card, a figure to name, a window."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludoteca.engine.ask import EVERYONE, NO, NUMBER, PASS, YES, YES_NO, Domain, Question, Steps, chance, choose
from ludoteca.engine.flow import SILENT, Agenda, EventKind, Journal
from ludoteca.engine.game import Game, Outcome, Setup
from ludoteca.engine.hidden import Hidden, look
from ludoteca.engine.scene import Card, Panel, Scene, Text

ROUNDS: Final = 3
SEAT = Domain("seat", ["south", "west", "north"])
LAMP = Domain("lamp", ["copper", "glass", "paper"])
WIND = Domain("wind", ["calm", "gust"])

DEAL = Question("deal", "L1.1", LAMP)
GUST = Question("gust", "L2.1", WIND)
WICK = Question("wick", "L2.2", Domain("wick", ["short", "long"]))
OIL = Question("oil", "L2.2", NUMBER)
SNUFF = Question("snuff", "L2.3", YES_NO, default=PASS, about=[("who", SEAT)])
LIT = EventKind("lit", [("who", SEAT), ("oil", NUMBER)])
SNUFFED = EventKind("snuffed", [("who", SEAT), ("victim", SEAT)])


class Lanterns:
    """A lantern for each seat, known to its owner alone, and the oil burnt so far."""

    __slots__ = ("agenda", "holders", "journal", "lamps", "oil", "round")

    def __init__(self, lamps: Hidden, oil: list[int]) -> None:
        self.agenda: Agenda = Agenda()
        self.journal: Journal = SILENT
        self.holders: list[int] = list(range(len(oil)))
        self.lamps: Hidden = lamps
        self.oil: list[int] = oil
        self.round: int = 0

    def copy(self) -> Lanterns:
        c = Lanterns(self.lamps.copy(), self.oil[:])
        c.agenda = self.agenda.copy()
        c.round = self.round
        return c


def new(setup: Setup) -> Lanterns:
    g = Lanterns(Hidden([2, 2, 2]), [0] * setup.seats)
    g.lamps.add(setup.seats)
    for seat in range(setup.seats):
        g.agenda.then("deal", seat)
    g.agenda.then("turn", 0)
    return g


def deal(g: Lanterns, seat: int) -> Steps:
    """A lantern that only its owner sees (L1.1)."""
    yield from look(g.lamps, DEAL, seat, 1 << seat, g.journal)


def turn(g: Lanterns, seat: int) -> Steps:
    """Feel the wind, pour oil, cut the wick (L2.1, L2.2)."""
    wind = yield chance(GUST)
    oil = yield choose(seat, OIL, [0, 1, 2, 3] if wind == 0 else [0, 1])
    wick = yield choose(seat, WICK, [0, 1] if oil < 3 else [0])
    g.oil[seat] += oil + wick
    g.journal.tell(LIT, seat, oil)
    g.agenda.then("snuff", seat, (seat + 1) % len(g.oil))


def snuff(g: Lanterns, victim: int, seat: int) -> Steps:
    """Anybody else may snuff the light (L2.3)."""
    if seat == victim:
        last = victim == len(g.oil) - 1
        g.round += last
        if last and g.round == ROUNDS:
            g.agenda.then("end")
        else:
            g.agenda.then("turn", (victim + 1) % len(g.oil))
        return
    said = yield choose(seat, SNUFF, [PASS, NO, YES], (victim,))
    if said == YES:
        g.oil[victim] -= 1
        g.journal.tell(SNUFFED, seat, victim)
    g.agenda.then("snuff", victim, (seat + 1) % len(g.oil))


def end(g: Lanterns) -> None:
    for seat in range(len(g.oil)):
        g.lamps.show(seat, EVERYONE, g.journal)


def scene(g: Lanterns, seat: int) -> Scene:
    cards = [Card(f"lamp:{s}", Text(f"lamp-{name(g, s, seat)}")) for s in range(len(g.oil))]
    styles = ("ruby", "emerald", "orange")
    panels = [
        Panel(f"panel:{s}", Text(f"seat-{SEAT.names[s]}"), owner=styles[s], score=oil) for s, oil in enumerate(g.oil)
    ]
    return Scene(name=Text("title"), dynamic=[*cards, *panels])


def name(g: Lanterns, owner: int, seat: int) -> str:
    seen = g.lamps.seen_by(owner, seat)
    return LAMP.names[seen] if seen >= 0 else "unknown"


def outcome(g: Lanterns) -> Outcome:
    winners = tuple(seat for seat, oil in enumerate(g.oil) if oil == max(g.oil))
    return Outcome(winners, tuple(g.oil))


GAME = Game(
    id="lanterns",
    version="1",
    folder=Path(__file__).parent,
    seats=(2, 3),
    seat_names=("south", "west", "north"),
    new=new,
    steps={"deal": deal, "turn": turn, "snuff": snuff, "end": end},
    outcome=outcome,
    scene=scene,
    questions=(DEAL, GUST, OIL, WICK, SNUFF),
    events=(LIT, SNUFFED),
    parts=(Lanterns,),
    longest=3 + ROUNDS * 3 * 6,
)
