"""Orders: what lies on the table, and what can be asked and told."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.ask import NUMBER, PASS, YES_NO, Ask, Domain, Question, Refusal
from ludoteca.engine.flow import SILENT, Agenda, EventKind, Journal
from ludoteca.engine.hidden import Secret

DAYS: Final = 3
PHASES: Final = 2
CAPTAIN: Final = 0
INN: Final = 0
HIDE: Final = 6
SEARCH: Final = 7
DUCK: Final = 2
ROADS: Final = [[1, 2], [0, 2, 4], [0, 1, 3], [2, 5], [1, 5], [3, 4]]
SIGHTS: Final[list[tuple[int, ...]]] = [(0,), (1,)]
"""What a search may have shown: nothing, or who hides."""

SPACES: Final = ["inn", "ford", "wood", "cave", "ruin", "hill"]
ROLE = Domain("role", ["captain", "knight", "witch", "dwarf", "elf"])
SPACE = Domain("space", SPACES, on_board=True)
DEED = Domain("deed", [*SPACES, "hide", "search"])
SIGHT = Domain("sight", ["dim", "keen"])
LUCK = Domain("luck", ["one", "two", "three"])
MANOEUVRE = Domain("manoeuvre", ["charge", "dodge", "duck"])
STROKE = Domain("stroke", ["thrust", "swing", "smash"])


def why_not_block(g: Orders, ask: Ask, role: int) -> Refusal:
    """Only the role that has just moved can be blocked, and only if it is seen (O3.1, O3.2)."""
    if role == ask.about[-1]:
        return Refusal("O3.2", "unseen", {"role": (ROLE, role)})
    return Refusal("O3.1", "not-moving", {"role": (ROLE, role)})


ORDER = Question("order", "O1.2", DEED, about=[("done", NUMBER), ("role", ROLE)])
TURN = Question("turn", "O2.1", ROLE)
HIDING = Question("hiding", "O2.4", LUCK)
SEEING = Question("seeing", "O2.5", SIGHT)
HIRE = Question("hire", "O2.6", YES_NO)
BLOCK = Question("block", "O3.1", ROLE, about=[("mover", ROLE)], default=PASS, why_not=why_not_block)
ATTACK = Question("attack", "O3.3", YES_NO, about=[("enemy", ROLE)])
MOVE = Question("manoeuvre", "O4.1", MANOEUVRE, about=[("enemy", ROLE)])
STRIKE = Question("stroke", "O4.1", STROKE, about=[("enemy", ROLE)])
FORTUNE = Question("fortune", "O4.3", LUCK)
FLEE = Question("flee", "O4.5", SPACE)

DID = EventKind("did", [("role", ROLE), ("deed", DEED)])
HID = EventKind("hid", [("role", ROLE)])
SAW = EventKind("saw", [("role", ROLE), ("sight", SIGHT)])
FOUND = EventKind("found", [("role", ROLE), ("space", SPACE)])
HIRED = EventKind("hired", [("role", ROLE)])
BLOCKED = EventKind("blocked", [("role", ROLE), ("by", ROLE)])
WON = EventKind("won", [("role", ROLE), ("loser", ROLE)])


class Orders:
    """What lies on the table. Role 0 is the captain, who serves whoever pays; the others belong to a seat each."""

    __slots__ = (
        "agenda", "at", "blocked", "days", "gold", "hidden", "holders", "journal", "sheets", "sights", "treasure",
        "waiting", "wounded",
    )  # fmt: skip

    def __init__(self, holders: list[int]) -> None:
        self.agenda: Agenda = Agenda()
        self.journal: Journal = SILENT
        self.holders: list[int] = holders
        self.at: list[int] = [INN] * len(holders)
        self.blocked: list[bool] = [False] * len(holders)
        self.hidden: list[bool] = [False] * len(holders)
        self.wounded: list[bool] = [False] * len(holders)
        self.gold: list[int] = [1] * len(holders)
        self.treasure: list[int] = [0, 0, 1, 2, 3, 2]
        self.days: int = DAYS
        self.waiting: list[int] = []
        self.sheets: list[Secret] = []
        self.sights: list[Secret | None] = [None] * len(holders)

    def copy(self) -> Orders:
        c = Orders(self.holders[:])
        c.agenda = self.agenda.copy()
        c.at = self.at[:]
        c.blocked = self.blocked[:]
        c.hidden = self.hidden[:]
        c.wounded = self.wounded[:]
        c.gold = self.gold[:]
        c.treasure = self.treasure[:]
        c.days = self.days
        c.waiting = self.waiting[:]
        c.sheets = [sheet.copy() for sheet in self.sheets]
        c.sights = [sight.copy() if sight is not None else None for sight in self.sights]
        return c

    @property
    def seats(self) -> int:
        return len(self.holders) - 1

    def roles_of(self, seat: int) -> list[int]:
        return [role for role, holder in enumerate(self.holders) if holder == seat]

    def deeds(self, role: int, sheet: list[int]) -> list[int]:
        """What can be written in the next box of a sheet: a road from where the sheet has led, hide, search (O1.2)."""
        moves = [deed for deed in sheet if deed < HIDE]
        here = moves[-1] if moves else self.at[role]
        return [*ROADS[here], HIDE, SEARCH] if len(sheet) < PHASES else []

    def sheets_of(self, role: int) -> list[tuple[int, ...]]:
        """Every sheet that can be written for a role."""
        sheets: list[list[int]] = [[]]
        for _ in range(PHASES):
            sheets = [[*sheet, deed] for sheet in sheets for deed in self.deeds(role, sheet)]
        return [tuple(sheet) for sheet in sheets]

    def may_block(self, other: int, mover: int) -> bool:
        """Whether a role might block as far as all know: the mover is in sight, or it has searched (O3.1, O3.2)."""
        meet = self.at[other] == self.at[mover] and self.holders[other] != self.holders[mover]
        return meet and not self.blocked[other] and (not self.hidden[mover] or self.sights[other] is not None)

    def sees(self, other: int, mover: int) -> bool:
        """Whether a role really sees the mover: only its seat knows what a search has shown (O3.2)."""
        sight = self.sights[other]
        return not self.hidden[mover] or (sight is not None and sight.value == (1,))
