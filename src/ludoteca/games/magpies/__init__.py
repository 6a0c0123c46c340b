"""Magpies: a tiny game about shiny things, the example of `docs/adding-a-game.md`."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Final

from msgspec import Struct

from ludoteca.engine.content import Ref, load
from ludoteca.engine.game import Game, Option, Outcome, Setup
from ludoteca.games.magpies import rules
from ludoteca.games.magpies.rules import Magpies
from ludoteca.games.magpies.scene import scene

FOLDER = files("ludoteca.games.magpies")


class Length(Struct, frozen=True):
    """How long a game lasts at most."""

    id: str
    rounds: int


class Trinket(Struct, frozen=True):
    """A shiny thing: its worth, and how many of it there are in a game of each length."""

    id: str
    worth: int
    many: dict[Annotated[str, Ref("length")], int]


KINDS: dict[str, type[Struct]] = {"length": Length, "trinket": Trinket}
CONTENT = load(FOLDER.joinpath("content"), KINDS)
LENGTHS = {length.id: length for length in CONTENT.all(Length)}
TRINKETS = CONTENT.all(Trinket)
MOST_SEATS: Final = 4
MOST_IN_A_TURN: Final = 3 + MOST_SEATS - 1
"""Roll, fly and refill, and a theft from every other magpie."""


def new(setup: Setup) -> Magpies:
    """The table before the first trinket is hung (G1.1)."""
    length = LENGTHS[setup.option("length")]
    g = Magpies(
        at=[-seat % rules.TREES for seat in range(setup.seats)],
        bag=[trinket.many[length.id] for trinket in TRINKETS],
        worth=[trinket.worth for trinket in TRINKETS],
        rounds=length.rounds,
    )
    g.agenda.then("set-out")
    return g


def outcome(g: Magpies) -> Outcome:
    """The most points win, at a tie the fewest trinkets; who is still equal wins together (G3.2, G3.3)."""
    rank = [(g.score(seat), -sum(g.nests[seat])) for seat in range(g.seats)]
    winners = tuple(seat for seat in range(g.seats) if rank[seat] == max(rank))
    return Outcome(winners, tuple(g.score(seat) for seat in range(g.seats)))


def evaluate(g: Magpies, seat: int) -> float:
    """The magpie's share of all points so far; nothing is lost before the first trinket is taken."""
    if not g.favourites:
        return 1 / g.seats
    scores = [g.score(other) for other in range(g.seats)]
    return (1 + scores[seat]) / (g.seats + sum(scores))


def invariants(g: Magpies) -> list[str]:
    """No trinket is ever lost, and everything is where it can be."""
    faults = []
    held = [g.bag[t] + g.trees.count(t) + sum(nest[t] for nest in g.nests) for t in range(len(g.bag))]
    if held not in [[trinket.many[length] for trinket in TRINKETS] for length in LENGTHS]:
        faults.append(f"trinkets came from nowhere or got lost: {held}")
    if min([*g.bag, *(count for nest in g.nests for count in nest)]) < 0:
        faults.append(f"fewer than none in the bag or in a nest: {g.bag}, {g.nests}")
    if any(not 0 <= tree < rules.TREES for tree in g.at):
        faults.append(f"a magpie sits nowhere: {g.at}")
    if not 1 <= g.round <= g.rounds:
        faults.append(f"round {g.round} of {g.rounds}")
    return faults


GAME = Game(
    id="magpies",
    version="1",
    folder=FOLDER,
    seats=(2, MOST_SEATS),
    seat_names=tuple(rules.SEAT.names),
    options=(Option("length", tuple(LENGTHS), "G1.1"),),
    new=new,
    steps={"set-out": rules.set_out, "favourites": rules.favourites, "turn": rules.turn, "end": rules.end},
    outcome=outcome,
    scene=scene,
    questions=(rules.SETTING_OUT, rules.FAVOURITE, rules.WINGS, rules.FLY, rules.STEAL, rules.REFILL),
    events=(rules.FLEW, rules.TOOK, rules.STOLE, rules.SHOWED),
    parts=(Magpies,),
    longest=rules.TREES + MOST_SEATS + max(length.rounds for length in LENGTHS.values()) * MOST_SEATS * MOST_IN_A_TURN,
    minutes=(5, 15),
    weight=1,
    turn_step="turn",
    round_step="turn 0",
    invariants=invariants,
    evaluate=evaluate,
    content=KINDS,
)
