"""Support: what lies on the table, and what can be asked and told."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.ask import NUMBER, PASS, YES_NO, Ask, Domain, Question, Refusal
from ludoteca.engine.flow import SILENT, Agenda, EventKind, Journal
from ludoteca.engine.hidden import Hidden

ROUNDS: Final = 2
AMBUSH: Final = 0
OMEN: Final = 1
WARD: Final = 2
FEAST: Final = 3
CARDS: Final = [4, 3, 6, 3]
"""How many of each event there are: enough for every seat to draw in every round."""
TOKENS: Final = [2, 3, 3, 1]
"""How many tokens of worth 0, 1, 2 and 3 are in the bag."""
KINDS: Final = 2
ATTACK: Final = 0
DEFENCE: Final = 1
NOBODY: Final = -1

OWN_TURN: Final = 0
RAIDING: Final = 1
TOKENS_OUT: Final = 2
FITS: Final = [FEAST, AMBUSH, OMEN]
"""Which event can be played at which moment (S4.2)."""

SEAT = Domain("seat", ["1", "2", "3", "4", "5"], on_board=True)
UNIT = Domain("unit", ["spear", "bow"])
GOOD = Domain("good", ["food", "tool"])
CARD = Domain("card", ["ambush", "omen", "ward", "feast"])
SIDE = Domain("side", ["attack", "defence"])
MOMENT = Domain("moment", ["own-turn", "raiding", "tokens-out"])
WORTH = Domain("worth", ["0", "1", "2", "3"])


def why_not_raid(g: Support, ask: Ask, seat: int) -> Refusal:
    """Nobody raids itself, nor those who have nothing (S2.1)."""
    return Refusal("S2.1", "own-camp" if seat == ask.role else "nothing-there")


DRAW = Question("draw", "S1.2", YES_NO)
DRAWN = Question("drawn", "S1.2", CARD)
KEPT = Question("kept", "S1.3", CARD, private=True)
RAID = Question("raid", "S2.1", SEAT, why_not=why_not_raid)
SEND = Question("send", "S2.2", UNIT, about=[("side", SIDE)])
OFFER = Question("offer", "S3.1", SIDE, about=[("attacker", SEAT), ("target", SEAT)], default=PASS)
ACCEPT = Question("accept", "S3.2", YES_NO, about=[("supporter", SEAT), ("side", SIDE)])
PLAY = Question("play", "S4.1", CARD, about=[("moment", MOMENT)], default=PASS)
REACT = Question("react", "S4.3", CARD, about=[("who", SEAT), ("card", CARD)], default=PASS)
TOKEN = Question("token", "S5.1", WORTH, about=[("side", SIDE)])
LOOT = Question("loot", "S5.3", NUMBER, about=[("good", GOOD), ("left", NUMBER)])

GAVE_UP = EventKind("gave-up", [("who", SEAT), ("card", CARD)])
DREW = EventKind("drew", [("who", SEAT)])
GOT = EventKind("got", [("who", SEAT), ("card", CARD)])
RAIDED = EventKind("raided", [("who", SEAT), ("target", SEAT)])
OFFERED = EventKind("offered", [("who", SEAT), ("side", SIDE)])
REFUSED = EventKind("refused", [("who", SEAT)])
SENT = EventKind("sent", [("who", SEAT), ("side", SIDE), ("units", NUMBER)])
PLAYED = EventKind("played", [("who", SEAT), ("card", CARD)])
CANCELLED = EventKind("cancelled", [("who", SEAT), ("card", CARD)])
DREW_TOKEN = EventKind("drew-token", [("side", SIDE), ("worth", WORTH)])
WON = EventKind("won", [("side", SIDE)])


class Support:
    """What lies on the table: camps with units and goods, the bag, the events, and the raid that goes on."""

    __slots__ = (
        "agenda", "attacker", "bag", "bonus", "discards", "events", "goods", "hands", "holders", "journal", "pile",
        "sent", "side", "stack", "target", "tokens", "turns", "units",
    )  # fmt: skip

    def __init__(self, holders: list[int]) -> None:
        seats = len(holders)
        self.agenda: Agenda = Agenda()
        self.journal: Journal = SILENT
        self.holders: list[int] = holders
        self.turns: int = ROUNDS * seats
        self.units: list[list[int]] = [[2, 2] for _ in range(seats)]
        self.goods: list[list[int]] = [[2, 1] for _ in range(seats)]
        self.bag: list[int] = TOKENS[:]
        self.events: Hidden = Hidden(CARDS[:])
        self.pile: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.discards: list[int] = []
        self.attacker: int = NOBODY
        self.target: int = NOBODY
        self.side: list[int] = [NOBODY] * seats
        self.sent: list[list[int]] = [[0, 0] for _ in range(seats)]
        self.bonus: list[int] = [0, 0]
        self.tokens: list[int] = []
        self.stack: list[tuple[int, int]] = []
        """Events that wait for what comes against them: (who, card), the last on top."""

    def copy(self) -> Support:
        c = Support(self.holders[:])
        c.agenda = self.agenda.copy()
        c.turns = self.turns
        c.units = [units[:] for units in self.units]
        c.goods = [goods[:] for goods in self.goods]
        c.bag = self.bag[:]
        c.events = self.events.copy()
        c.pile = self.pile[:]
        c.hands = [hand[:] for hand in self.hands]
        c.discards = self.discards[:]
        c.attacker = self.attacker
        c.target = self.target
        c.side = self.side[:]
        c.sent = [units[:] for units in self.sent]
        c.bonus = self.bonus[:]
        c.tokens = self.tokens[:]
        c.stack = self.stack[:]
        return c

    @property
    def seats(self) -> int:
        return len(self.holders)

    def after(self, seat: int) -> list[int]:
        """The other seats, in order of play."""
        return [(seat + n) % self.seats for n in range(1, self.seats)]

    def raidable(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat and sum(self.goods[other]) > 0]

    def members(self) -> list[int]:
        """Who takes part in the raid: the attacker first, then the target, then the supporters (S4.1)."""
        return [seat for seat in [self.attacker, *self.after(self.attacker)] if self.side[seat] != NOBODY]

    def in_hand(self, seat: int, card: int) -> list[int]:
        """The card, if the seat holds it; only the seat itself may be told (S4.1)."""
        return [card] if [self.events.seen_by(place, seat) for place in self.hands[seat]] == [card] else []

    def strength(self, side: int) -> int:
        """Units, what events add, and the token (S5.2)."""
        units = sum([sum(self.sent[seat]) for seat in range(self.seats) if self.side[seat] == side])
        return units + self.bonus[side] + self.tokens[side]
