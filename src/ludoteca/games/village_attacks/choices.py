"""What is chosen while effects are resolved: the zone, the villagers, the Monster, and by whom (A10.5, A16.16, A24.10).

The owner chooses for an ability, the first player for a Trap or a summoned Monster, the coin for an event.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, TypeAlias

from ludoteca.engine.ask import PASS, Ask, choose
from ludoteca.games.village_attacks.activation import best_of
from ludoteca.games.village_attacks.castle import ADJACENT, ZONES, sees, zones_within
from ludoteca.games.village_attacks.crowds import PRIORITIES, PRIORITY
from ludoteca.games.village_attacks.ops import (
    ALL,
    PICK_CHOICE,
    PICK_HERO_FIRST,
    PICK_HUNTER_FIRST,
    WHO_ALLY_ANY,
    WHO_ALLY_HERE,
    WHO_ALLY_SAME,
    ZONE_ADJ,
    ZONE_ANY,
    ZONE_HERE,
    ZONE_REACH1,
    ZONE_SAME,
    ZONE_SELF,
    Op,
)
from ludoteca.games.village_attacks.questions import ABILITY_AT, ABILITY_ZONE, ALLY, MISSED, TRAP_AT
from ludoteca.games.village_attacks.state import Castle, Monster, Summoned, Villager
from ludoteca.games.village_attacks.targets import by_priority, chosen_of, options_of
from ludoteca.games.village_attacks.tie_break import one_villager, succeeds
from ludoteca.games.village_attacks.words import BY_ABILITY, BY_SUMMONED, BY_TRAP, NONE, NOWHERE

Effect: TypeAlias = Generator[Ask, int, bool]
"""An effect that is carried out; in the end it says whether anything came of it."""

ORDER_OF_PICK: Final = {PICK_HUNTER_FIRST: [1, 0, 2], PICK_HERO_FIRST: [1, 2, 0]}
"""By pick other than the target priority: by place of a kind in the priority, its place in this order."""


class Doing:
    """A list of effects under way: who does it, where, and what was chosen so far."""

    __slots__ = ("ally", "controller", "flipped", "kills", "lucky", "monster", "place", "same", "source", "summoned",
                 "trap", "zone")  # fmt: skip

    def __init__(self, c: Castle, actor: int, zone: int, source: int) -> None:
        self.source: int = source
        self.zone: int = zone
        """Of a Trap: where it lies."""
        self.monster: Monster | None = None
        self.summoned: Summoned | None = None
        self.place: int = NONE
        """The place of the Monster that gets experience."""
        self.controller: int = c.leader()
        self.trap: int = c.trap_at[zone] if source == BY_TRAP else NONE
        self.same: int = NOWHERE
        """The zone of the effect before."""
        self.ally: Monster | None = None
        """The Monster that was chosen before."""
        self.flipped: bool = False
        self.lucky: bool = True
        """How the coin fell for the damage of this activation (A24.9)."""
        self.kills: int = c.kills
        """How many villagers had been killed before."""
        if source == BY_ABILITY:
            self.monster = c.monster(actor)
            self.controller = actor
            self.place = [m.id for m in c.monsters].index(actor)
        elif source == BY_SUMMONED:
            self.summoned = c.summoned[[s.fighter for s in c.summoned].index(actor)]

    @property
    def here(self) -> int:
        """The own zone: where the Monster stands now, or where the Trap lies."""
        if self.monster is not None:
            return self.monster.zone
        return self.summoned.zone if self.summoned is not None else self.zone

    @property
    def by_monster(self) -> bool:
        """Whether a Monster does it, playing or summoned: it may take fewer than it could."""
        return self.source in (BY_ABILITY, BY_SUMMONED)


def has_killed(c: Castle, doing: Doing) -> bool:
    """Whether a villager was killed by this ability or card, or in this activation of a summoned Monster."""
    return c.kills > doing.kills or (doing.summoned is not None and doing.summoned.killed)


# ---------------------------------------------------------------- zones


def zone_of(c: Castle, op: Op, doing: Doing) -> Generator[Ask, int, int]:
    """The zone of an effect, chosen in line of sight if there is a choice; NOWHERE if there is none (A24.10)."""
    if op.zone == ZONE_SAME:
        return doing.same
    if op.zone == ZONE_SELF:
        doing.same = doing.here
    elif op.zone == ZONE_HERE:
        doing.same = doing.zone
    else:
        zones = zones_to_choose(c, op, doing.here)
        doing.same = (yield choose(doing.controller, ABILITY_ZONE, zones)) if zones else NOWHERE
    return doing.same


def zones_to_choose(c: Castle, op: Op, here: int) -> list[int]:
    """The zones that an ability can be aimed at from here; only "any zone" needs no line of sight (A24.10).

    To aim at so many villagers where there are none is the same as to take none; who aims at all may well want that.
    """
    if op.zone == ZONE_ANY:
        zones = ZONES[c.scenario]
    elif op.zone == ZONE_ADJ:
        zones = [zone for zone in ADJACENT[c.scenario][here] if sees(c, here, zone)]
    else:
        zones = zones_within(c, here, 1 if op.zone == ZONE_REACH1 else 2)
    if op.count in (0, ALL):
        return zones
    return [zone for zone in zones if eligible(c, op, zone, [])]


# ---------------------------------------------------------------- villagers


def eligible(c: Castle, op: Op, zone: int, taken: list[Villager]) -> list[Villager]:
    """The villagers of a zone that an effect can still take: of its kinds, and each of them once."""
    return [v for v in c.crowd[zone] if op.kinds >> PRIORITY[v.kind] & 1 and v not in taken]


def next_victim(
    op: Op, doing: Doing, villagers: list[Villager], zone: int, taken: int
) -> Generator[Ask, int, Villager | None]:
    """The next villager that an effect hits, None if there is nobody more or nobody more is wanted.

    `taken` is how many it has hit before. A Monster takes a standing villager of the best kind or any stunned one, and
    may stop; a Trap takes as many as it can, stunned or not, and the first player chooses among equals (A10.5, A16.16).
    """
    if not villagers or taken >= op.count:
        return None
    if op.count == ALL:
        return first_of(villagers)
    if doing.by_monster:
        among = villagers if op.pick == PICK_CHOICE else by_priority(villagers)
        value = yield choose(doing.controller, ABILITY_AT, [PASS, *options_of(among, zone)])
        return chosen_of(among, value) if value != PASS else None
    among = best_by(op.pick, villagers)
    if len(among) <= op.count - taken:
        return first_of(among)
    if doing.source != BY_TRAP:
        return (yield from one_villager(among, zone))
    value = yield choose(doing.controller, TRAP_AT, options_of(among, zone), (doing.trap,))
    return chosen_of(among, value)


def first_of(villagers: list[Villager]) -> Villager:
    """Where all are hit, the order is that of the priority and of looks."""
    among = best_of(villagers)
    looks = [villager.look for villager in among]
    return among[looks.index(min(looks))]


def best_by(pick: int, villagers: list[Villager]) -> list[Villager]:
    """Those of the kind that comes first in the order of a Trap or event; by default the target priority (A25.1)."""
    if pick not in ORDER_OF_PICK:
        return best_of(villagers)
    order = ORDER_OF_PICK[pick]
    best = PRIORITIES
    for villager in villagers:
        best = min(best, order[PRIORITY[villager.kind]])
    return [villager for villager in villagers if order[PRIORITY[villager.kind]] == best]


def is_lucky(c: Castle, doing: Doing) -> Generator[Ask, int, bool]:
    """Whether damage is dealt: in an Unlucky zone one coin for the whole activation, none for Traps (A24.6, A24.9)."""
    if doing.by_monster and not doing.flipped:
        doing.flipped = True
        doing.lucky = yield from succeeds(c, doing.here)
        if not doing.lucky:
            c.journal.tell(MISSED, doing.here)
    return doing.lucky


# ---------------------------------------------------------------- Monsters


def ally_of(c: Castle, op: Op, doing: Doing) -> Generator[Ask, int, Monster | None]:
    """The playing Monster that an effect helps, chosen if there is a choice."""
    if op.who == WHO_ALLY_SAME:
        return doing.ally
    if op.who == WHO_ALLY_ANY:
        doing.ally = yield from one_ally(doing, c.on_map())
    elif op.who == WHO_ALLY_HERE:
        doing.ally = yield from one_ally(doing, [m for m in c.on_map() if m.zone == doing.here])
    else:
        doing.ally = doing.monster
    return doing.ally


def one_ally(doing: Doing, among: list[Monster]) -> Generator[Ask, int, Monster | None]:
    """One of these Monsters, as the controller likes."""
    if not among:
        return None
    ids = [m.id for m in among]
    chosen = yield choose(doing.controller, ALLY, sorted(ids))
    return among[ids.index(chosen)]
