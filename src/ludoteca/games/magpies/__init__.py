"""Magpies: a tiny game about shiny things, the example of `docs/adding-a-game.md`."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from msgspec import Struct

from ludoteca.engine.content import load
from ludoteca.engine.game import Game, Option, Outcome, Setup
from ludoteca.games.magpies import rules
from ludoteca.games.magpies.rules import Magpies
from ludoteca.games.magpies.scene import scene

FOLDER = files("ludoteca.games.magpies")
ROUNDS: Final = {"short": 10, "long": 16}


class Trinket(Struct, frozen=True):
    """A shiny thing: its worth, and how many there are in a short and in a long game."""

    id: str
    worth: int
    short: int
    long: int


CONTENT = load(FOLDER.joinpath("content"), {"trinket": Trinket})
TRINKETS = CONTENT.all(Trinket)


def new(setup: Setup) -> Magpies:
    """The table before the first trinket is hung (G1.1)."""
    length = setup.option("length")
    bag = [trinket.short if length == "short" else trinket.long for trinket in TRINKETS]
    g = Magpies([2 * seat for seat in range(setup.seats)], bag, [trinket.worth for trinket in TRINKETS], ROUNDS[length])
    g.agenda.then("set-out")
    return g


def outcome(g: Magpies) -> Outcome:
    """The best nest wins; of equal nests the one with fewer trinkets, else they share (G3.2, G3.3)."""
    rank = [(g.score(seat), -sum(g.nests[seat])) for seat in range(g.seats)]
    winners = tuple(seat for seat in range(g.seats) if rank[seat] == max(rank))
    return Outcome(winners, tuple(g.score(seat) for seat in range(g.seats)))


def evaluate(g: Magpies, seat: int) -> float:
    """The share of all that lies in the nests, counted as this magpie would."""
    if not g.favourites:
        return 0.5
    scores = [g.score(other) for other in range(g.seats)]
    return (1 + scores[seat]) / (g.seats + sum(scores))


def invariants(g: Magpies) -> list[str]:
    """No trinket is ever lost, and everything is where it can be."""
    faults = []
    held = [g.bag[t] + g.trees.count(t) + sum(nest[t] for nest in g.nests) for t in range(len(g.bag))]
    if held not in ([t.short for t in TRINKETS], [t.long for t in TRINKETS]):
        faults.append(f"trinkets are not conserved: {held}")
    if any(not 0 <= tree < rules.TREES for tree in g.at):
        faults.append(f"a magpie sits nowhere: {g.at}")
    if g.rounds < 0:
        faults.append("the game goes on after its last round")
    return faults


GAME = Game(
    id="magpies",
    version="1",
    folder=FOLDER,
    seats=(2, 4),
    seat_names=("south", "west", "north", "east"),
    options=(Option("length", ("short", "long"), "G1.1"),),
    new=new,
    steps={"set-out": rules.set_out, "favourites": rules.favourites, "turn": rules.turn, "end": rules.end},
    outcome=outcome,
    scene=scene,
    questions=(rules.FAVOURITE, rules.SETTING_OUT, rules.WINGS, rules.FLY, rules.STEAL, rules.REFILL),
    events=(rules.FLEW, rules.TOOK, rules.STOLE, rules.SHOWED),
    parts=(Magpies,),
    longest=8 + 4 + 16 * 4 * 6,
    invariants=invariants,
    evaluate=evaluate,
    content={"trinket": Trinket},
)
