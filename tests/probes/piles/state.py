"""Piles: what lies on the table, and what can be asked and told."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.ask import EVERYONE, NUMBER, Ask, Domain, Question, Refusal
from ludoteca.engine.flow import SILENT, Agenda, EventKind, Journal
from ludoteca.engine.hidden import Hidden

CALM: Final = 0
STORM: Final = 1
RAVEN: Final = 2
GIFT: Final = 3
TROLL: Final = 4
CARDS: Final = [3, 2, 1, 1, 1]
"""How many of each event there are."""
CITY: Final = 4
CHITS: Final = [1, 1, 1, 1, 1]
TILES: Final = 4
TURNS: Final = 20

DRAW: Final = 0
TAKE: Final = 1
PLAY: Final = 2
BURY: Final = 3
SCRY: Final = 4
PEEK: Final = 5
DIG: Final = 6

SEAT = Domain("seat", ["1", "2", "3"])
ACT = Domain("act", ["draw", "take", "play", "bury", "scry", "peek", "dig"])
EVENT = Domain("card", ["calm", "storm", "raven", "gift", "troll"])
CHIT = Domain("chit", ["lair", "cache", "shrine", "camp", "city"])
TILE = Domain("tile", ["marsh", "moor", "crag", "vale"], on_board=True)
DEPTH = Domain("depth", ["top", "second", "third", "fourth", "fifth", "sixth"])


def why_not_tile(g: Piles, ask: Ask, tile: int) -> Refusal:
    """A chit that lies open is no longer looked at (P3.1)."""
    return Refusal("P3.1", "open", {"tile": (TILE, tile)})


def why_not_depth(g: Piles, ask: Ask, depth: int) -> Refusal:
    """Three cards are looked at together (P2.4)."""
    return Refusal("P2.4", "too-deep" if depth + 3 > len(g.pile) else "bound")


TURN = Question("turn", "P1.2", ACT)
DRAWN = Question("drawn", "P2.1", EVENT)
TAKEN = Question("taken", "P2.2", EVENT)
SCRY_AT = Question("scry-at", "P2.4", DEPTH, why_not=why_not_depth)
SCRIED = Question("scried", "P2.4", EVENT)
PUT_BACK = Question("put-back", "P2.4", EVENT, about=[("done", NUMBER)], private=True)
PEEK_AT = Question("peek-at", "P3.1", TILE, why_not=why_not_tile)
PEEKED = Question("peeked", "P3.1", CHIT)
DIG_AT = Question("dig-at", "P3.2", TILE, why_not=why_not_tile)
DUG = Question("dug", "P3.2", CHIT)

DREW = EventKind("drew", [("who", SEAT), ("event", EVENT)])
TOOK = EventKind("took", [("who", SEAT)])
GOT = EventKind("got", [("who", SEAT), ("event", EVENT)])
BURIED = EventKind("buried", [("who", SEAT)])
SCRYING = EventKind("scrying", [("who", SEAT), ("depth", DEPTH)])
SUNK = EventKind("sunk", [])
MIXED = EventKind("mixed", [])
PEEKS = EventKind("peeks", [("who", SEAT), ("tile", TILE)])
FOUND = EventKind("found", [("who", SEAT), ("tile", TILE), ("chit", CHIT)])


class Piles:
    """What lies on the table: a pile of events with the troll among the top three, hands, discards, map chits."""

    __slots__ = (
        "agenda", "chits", "discards", "events", "hands", "holders", "journal", "pile", "points", "tiles", "turns",
    )  # fmt: skip

    def __init__(self, holders: list[int]) -> None:
        self.agenda: Agenda = Agenda()
        self.journal: Journal = SILENT
        self.holders: list[int] = holders
        self.points: list[int] = [0] * len(holders)
        self.turns: int = TURNS
        self.events: Hidden = Hidden(CARDS[:])
        self.pile: list[int] = []
        """Places of events, the top first."""
        self.hands: list[list[int]] = [[] for _ in holders]
        self.discards: list[int] = []
        self.chits: Hidden = Hidden(CHITS[:])
        self.tiles: list[int] = []

    def copy(self) -> Piles:
        c = Piles(self.holders[:])
        c.agenda = self.agenda.copy()
        c.points = self.points[:]
        c.turns = self.turns
        c.events = self.events.copy()
        c.pile = self.pile[:]
        c.hands = [hand[:] for hand in self.hands]
        c.discards = self.discards[:]
        c.chits = self.chits.copy()
        c.tiles = self.tiles[:]
        return c

    def lay_out(self) -> None:
        """The troll is one of the top three cards; the city lies on one of the tiles (P1.1)."""
        self.pile = [*self.events.add(3, [TROLL], EVERYONE), *self.events.add(sum(CARDS) - 3)]
        self.tiles = self.chits.add(TILES, [CITY], EVERYONE)

    @property
    def seats(self) -> int:
        return len(self.holders)

    def acts(self, seat: int) -> list[int]:
        """What a seat can do in its turn (P1.2)."""
        hand = bool(self.hands[seat])
        closed = bool(self.closed_tiles())
        able = [True, not hand, hand, hand, bool(self.depths()), closed, closed]
        return [act for act in range(len(able)) if able[act]]

    def depths(self) -> list[int]:
        """Where three cards can be looked at: all loose, or all three bound by an earlier look (P2.4)."""
        return [depth for depth in range(len(self.pile) - 2) if self.one_piece(self.pile[depth : depth + 3])]

    def one_piece(self, places: list[int]) -> bool:
        packs = {self.events.pack[place] for place in places}
        if packs == {0}:
            return True
        others = [q for q in range(len(self.events.pack)) if self.events.pack[q] in packs and q not in places]
        return 0 not in packs and all([self.events.is_public(q) for q in others])

    def closed_tiles(self) -> list[int]:
        return [tile for tile in range(TILES) if not self.chits.is_public(self.tiles[tile])]
