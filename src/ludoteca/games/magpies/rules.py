"""Magpies: the rules, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.ask import KEEP, NOTHING, PASS, Ask, Domain, Plan, Question, Refusal, Steps, Together, chance, choose, draw
from ludoteca.engine.flow import SILENT, Agenda, EventKind, Journal
from ludoteca.engine.hidden import Secret

TREES: Final = 8
FAVOURITE_BONUS: Final = 2

SEAT = Domain("seat", ["south", "west", "north", "east"])
TREE = Domain("tree", ["oak", "elm", "ash", "birch", "pine", "lime", "beech", "yew"], on_board=True)
TRINKET = Domain("trinket", ["button", "key", "coin", "ring"])
WING = Domain("wing", ["one", "two", "three"])


def why_not_there(g: Magpies, ask: Ask, tree: int) -> Refusal | None:
    """A tree is refused when it is the own one, or too far for the roll (G2.2)."""
    if tree == g.at[ask.role]:
        return Refusal("G2.2", "own-tree")
    return Refusal("G2.2", "too-far", {"tree": (TREE, tree)})


FAVOURITE = Question("favourite", "G1.3", TRINKET)
SETTING_OUT = Question("setting-out", "G1.2", TRINKET)
WINGS = Question("wings", "G2.1", WING)
FLY = Question("fly", "G2.2", TREE, why_not=why_not_there)
STEAL = Question("steal", "G2.4", TRINKET, about=[("victim", SEAT)])
REFILL = Question("refill", "G2.5", TRINKET)

FLEW = EventKind("flew", [("who", SEAT), ("tree", TREE)])
TOOK = EventKind("took", [("who", SEAT), ("trinket", TRINKET), ("tree", TREE)])
STOLE = EventKind("stole", [("who", SEAT), ("trinket", TRINKET), ("victim", SEAT)])
SHOWED = EventKind("showed", [("who", SEAT), ("trinket", TRINKET)])


class Magpies:
    """What lies on the table: the ring of trees, the bag, the nests, and each magpie's secret favourite."""

    __slots__ = ("agenda", "at", "bag", "favourites", "holders", "journal", "nests", "rounds", "trees", "worth")

    def __init__(self, at: list[int], bag: list[int], worth: list[int], rounds: int) -> None:
        self.agenda: Agenda = Agenda()
        self.journal: Journal = SILENT
        self.holders: list[int] = list(range(len(at)))
        self.at: list[int] = at
        self.bag: list[int] = bag
        self.worth: list[int] = worth
        self.rounds: int = rounds
        self.trees: list[int] = [NOTHING] * TREES
        self.nests: list[list[int]] = [[0] * len(bag) for _ in at]
        self.favourites: list[Secret] = []

    def copy(self) -> Magpies:
        c = Magpies(self.at[:], self.bag[:], self.worth[:], self.rounds)
        c.agenda = self.agenda.copy()
        c.trees = self.trees[:]
        c.nests = [nest[:] for nest in self.nests]
        c.favourites = [favourite.copy() for favourite in self.favourites]
        return c

    @property
    def seats(self) -> int:
        return len(self.at)

    def reachable(self, seat: int, wings: int) -> list[int]:
        """The trees up to so many clockwise from the magpie's own (G2.2)."""
        return sorted([(self.at[seat] + step) % TREES for step in range(1, wings + 1)])

    def rivals_at(self, tree: int, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat and self.at[other] == tree]

    def is_bare(self) -> bool:
        """No trinket hangs in any tree (G3.1)."""
        return all([trinket == NOTHING for trinket in self.trees])

    def score(self, seat: int) -> int:
        """The worth of the nest; each favourite trinket counts more (G3.2)."""
        favourite = self.favourites[seat].value[0]
        total = self.nests[seat][favourite] * FAVOURITE_BONUS
        for trinket, count in enumerate(self.nests[seat]):
            total += count * self.worth[trinket]
        return total


# ---------------------------------------------------------------- the sequence of play


def set_out(g: Magpies) -> Steps:
    """Hang a trinket from the bag in every tree (G1.2)."""
    for tree in range(TREES):
        yield from hang(g, tree, SETTING_OUT)
    g.agenda.then("favourites")


def favourites(g: Magpies) -> Steps:
    """Every magpie secretly chooses its favourite trinket (G1.3)."""
    together = Together(FAVOURITE, list(range(g.seats)), lambda seat: choose_favourite(g, seat), KEEP)
    yield together
    possible: list[tuple[int, ...]] = [(trinket,) for trinket in range(len(g.bag))]
    g.favourites = [Secret((together.plans[seat][0],), 1 << seat, possible) for seat in range(g.seats)]
    g.agenda.then("turn", 0)


def choose_favourite(g: Magpies, seat: int) -> Plan:
    trinket = yield choose(seat, FAVOURITE, list(range(len(g.bag))))
    return [trinket]


def turn(g: Magpies, seat: int) -> Steps:
    """Roll, fly, take or steal; the game ends when the trees are bare or after the last round (G2, G3.1)."""
    roll = yield chance(WINGS)
    tree = yield choose(seat, FLY, g.reachable(seat, roll + 1))
    g.at[seat] = tree
    g.journal.tell(FLEW, seat, tree)
    yield from take(g, seat, tree)
    for victim in g.rivals_at(tree, seat):
        yield from steal(g, seat, victim)
    last = seat == g.seats - 1
    if last:
        g.rounds -= 1
    if g.is_bare() or (last and g.rounds == 0):
        g.agenda.then("end")
    else:
        g.agenda.then("turn", (seat + 1) % g.seats)


def take(g: Magpies, seat: int, tree: int) -> Steps:
    """Take the trinket in the tree; another one from the bag takes its place (G2.3, G2.5)."""
    trinket = g.trees[tree]
    if trinket != NOTHING:
        g.nests[seat][trinket] += 1
        g.trees[tree] = NOTHING
        g.journal.tell(TOOK, seat, trinket, tree)
        yield from hang(g, tree, REFILL)


def steal(g: Magpies, seat: int, victim: int) -> Steps:
    """Steal one trinket from a magpie in the same tree, or leave it (G2.4)."""
    loot = [trinket for trinket, count in enumerate(g.nests[victim]) if count > 0]
    if loot:
        trinket = yield choose(seat, STEAL, [PASS, *loot], (victim,))
        if trinket != PASS:
            g.nests[victim][trinket] -= 1
            g.nests[seat][trinket] += 1
            g.journal.tell(STOLE, seat, trinket, victim)


def hang(g: Magpies, tree: int, question: Question) -> Steps:
    """Draw a trinket from the bag into a tree; an empty bag leaves the tree bare (G2.5)."""
    inside = [trinket for trinket, count in enumerate(g.bag) if count > 0]
    if inside:
        trinket = yield draw(question, inside, [g.bag[trinket] for trinket in inside])
        g.bag[trinket] -= 1
        g.trees[tree] = trinket


def end(g: Magpies) -> None:
    """Show the favourites and count (G3.2)."""
    for seat in range(g.seats):
        g.journal.tell(SHOWED, seat, g.favourites[seat].reveal(g.journal)[0])
