"""Magpies: the rules, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.ask import (
    KEEP,
    NOTHING,
    NUMBER,
    PASS,
    Ask,
    Domain,
    Plan,
    Question,
    Refusal,
    Steps,
    Together,
    chance,
    choose,
    draw,
)
from ludoteca.engine.flow import SILENT, Agenda, EventKind, Journal
from ludoteca.engine.hidden import Secret

TREES: Final = 8
FAVOURITE_BONUS: Final = 2

SEAT: Final = Domain("seat", ["south", "west", "north", "east"])
TREE: Final = Domain("tree", ["oak", "elm", "ash", "birch", "pine", "lime", "beech", "yew"], on_board=True)
TRINKET: Final = Domain("trinket", ["button", "key", "coin", "ring"])
WING: Final = Domain("wing", ["one", "two", "three"])


def why_not_there(g: Magpies, ask: Ask, tree: int) -> Refusal | None:
    """A magpie never stays where it is, and flies no farther than its wings carry it (G2.2)."""
    if tree == g.at[ask.role]:
        return Refusal("G2.2", "own-tree", {"tree": (TREE, tree)})
    return Refusal("G2.2", "too-far", {"tree": (TREE, tree), "wings": (NUMBER, g.wings)})


def why_not_steal(g: Magpies, ask: Ask, trinket: int) -> Refusal | None:
    """Nobody can steal what is not in the nest (G2.4)."""
    return Refusal("G2.4", "not-in-nest", {"trinket": (TRINKET, trinket), "victim": (SEAT, ask.about[0])})


SETTING_OUT: Final = Question("setting-out", "G1.2", TRINKET)
FAVOURITE: Final = Question("favourite", "G1.3", TRINKET)
WINGS: Final = Question("wings", "G2.1", WING)
FLY: Final = Question("fly", "G2.2", TREE, why_not=why_not_there)
STEAL: Final = Question("steal", "G2.4", TRINKET, about=[("victim", SEAT)], why_not=why_not_steal)
REFILL: Final = Question("refill", "G2.5", TRINKET)

FLEW: Final = EventKind("flew", [("who", SEAT), ("tree", TREE)])
TOOK: Final = EventKind("took", [("who", SEAT), ("trinket", TRINKET), ("tree", TREE)])
STOLE: Final = EventKind("stole", [("who", SEAT), ("trinket", TRINKET), ("victim", SEAT)])
SHOWED: Final = EventKind("showed", [("who", SEAT), ("trinket", TRINKET)])


class Magpies:
    """What lies on the table: the ring of trees, the bag, the nests, and each magpie's secret favourite."""

    __slots__ = (
        "agenda", "at", "bag", "favourites", "flying", "holders", "journal", "nests", "round", "rounds", "trees",
        "wings", "worth",
    )  # fmt: skip

    def __init__(self, at: list[int], bag: list[int], worth: list[int], rounds: int) -> None:
        self.agenda: Agenda = Agenda()
        self.journal: Journal = SILENT
        self.holders: list[int] = list(range(len(at)))
        self.at: list[int] = at
        self.bag: list[int] = bag
        self.worth: list[int] = worth
        self.rounds: int = rounds
        self.round: int = 1
        self.flying: int = NOTHING
        self.wings: int = 0
        self.trees: list[int] = [NOTHING] * TREES
        self.nests: list[list[int]] = [[0] * len(bag) for _ in at]
        self.favourites: list[Secret] = []

    def copy(self) -> Magpies:
        c = Magpies(self.at[:], self.bag[:], self.worth[:], self.rounds)
        c.agenda = self.agenda.copy()
        c.round = self.round
        c.flying = self.flying
        c.wings = self.wings
        c.trees = self.trees[:]
        c.nests = [nest[:] for nest in self.nests]
        c.favourites = [favourite.copy() for favourite in self.favourites]
        return c

    @property
    def seats(self) -> int:
        return len(self.at)

    def reachable(self, seat: int) -> list[int]:
        """The trees to which the wings carry a magpie, clockwise from its own (G2.2)."""
        return sorted([(self.at[seat] + step) % TREES for step in range(1, self.wings + 1)])

    def rivals(self, seat: int) -> list[int]:
        """The other magpies in the same tree (G2.4)."""
        return [other for other in range(self.seats) if other != seat and self.at[other] == self.at[seat]]

    def is_bare(self) -> bool:
        """No trinket hangs in any tree (G3.1)."""
        return all([trinket == NOTHING for trinket in self.trees])

    def worth_of(self, seat: int) -> int:
        """What the trinkets in a nest are worth to anybody (G3.2)."""
        return sum([count * self.worth[trinket] for trinket, count in enumerate(self.nests[seat])])

    def score(self, seat: int) -> int:
        """The worth of the nest, and more for each favourite trinket (G3.2)."""
        favourite = self.favourites[seat].value[0]
        return self.worth_of(seat) + self.nests[seat][favourite] * FAVOURITE_BONUS


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
    for seat in range(g.seats):
        trinket, line = together.plans[seat]
        g.favourites.append(Secret((trinket,), 1 << seat, [(other,) for other in range(len(g.bag))], line))
    g.agenda.then("turn", 0)


def choose_favourite(g: Magpies, seat: int) -> Plan:
    """The plan of one seat: its favourite, and the line of the ledger that is opened when it is shown."""
    ask = choose(seat, FAVOURITE, list(range(len(g.bag))))
    trinket = yield ask
    return [trinket, ask.number]


def turn(g: Magpies, seat: int) -> Steps:
    """Roll, fly, take and steal; then the next magpie, the next round or the end (G2, G3.1)."""
    g.flying = seat
    g.wings = 0
    roll = yield chance(WINGS)
    g.wings = roll + 1
    g.at[seat] = yield choose(seat, FLY, g.reachable(seat))
    g.journal.tell(FLEW, seat, g.at[seat])
    yield from take(g, seat)
    for victim in g.rivals(seat):
        yield from steal(g, seat, victim)
    if seat + 1 < g.seats:
        g.agenda.then("turn", seat + 1)
    elif g.is_bare() or g.round == g.rounds:
        g.agenda.then("end")
    else:
        g.round += 1
        g.agenda.then("turn", 0)


def take(g: Magpies, seat: int) -> Steps:
    """Take the trinket in the tree; another one from the bag takes its place (G2.3, G2.5)."""
    tree = g.at[seat]
    trinket = g.trees[tree]
    if trinket != NOTHING:
        g.nests[seat][trinket] += 1
        g.trees[tree] = NOTHING
        g.journal.tell(TOOK, seat, trinket, tree)
        yield from hang(g, tree, REFILL)


def steal(g: Magpies, seat: int, victim: int) -> Steps:
    """Steal one trinket from a magpie in the same tree, or let it be (G2.4)."""
    loot = [trinket for trinket, count in enumerate(g.nests[victim]) if count > 0]
    if loot:
        trinket = yield choose(seat, STEAL, [PASS, *loot], (victim,))
        if trinket != PASS:
            g.nests[victim][trinket] -= 1
            g.nests[seat][trinket] += 1
            g.journal.tell(STOLE, seat, trinket, victim)


def hang(g: Magpies, tree: int, question: Question) -> Steps:
    """Draw a trinket from the bag into a tree; an empty bag leaves the tree bare (G1.2, G2.5)."""
    inside = [trinket for trinket, count in enumerate(g.bag) if count > 0]
    if inside:
        trinket = yield draw(question, inside, [g.bag[trinket] for trinket in inside])
        g.bag[trinket] -= 1
        g.trees[tree] = trinket


def end(g: Magpies) -> None:
    """Show the favourites; the nests are counted (G3.2)."""
    g.flying = NOTHING
    for seat in range(g.seats):
        g.journal.tell(SHOWED, seat, g.favourites[seat].reveal(g.journal)[0])
