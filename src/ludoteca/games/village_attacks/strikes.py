"""Villagers attack: whom they choose, whom the attack hits, and how hard (A15.5-A15.14, A8.12)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ludoteca.engine.ask import Ask, Steps
from ludoteca.games.village_attacks import conditions, damage
from ludoteca.games.village_attacks.castle import zones_within
from ludoteca.games.village_attacks.content import (
    HERO_DAMAGE,
    HERO_OPS,
    HERO_RANGE,
    HERO_TRIGGER,
    NEMESIS_BONUS,
    NEMESIS_DAMAGE_MORE,
    PEASANT_RANGE_MORE,
    TYPE_OF,
    VETERANS_HERE,
    VILLAGER_DAMAGE,
    VILLAGER_RANGE,
)
from ludoteca.games.village_attacks.ending import hurt_heart
from ludoteca.games.village_attacks.ops import OP_AFFLICT, TRIGGER_HIT_MONSTER
from ludoteca.games.village_attacks.questions import MISSED, VILLAGER_ATTACKED
from ludoteca.games.village_attacks.state import Castle, Villager
from ludoteca.games.village_attacks.tie_break import one_fighter, succeeds
from ludoteca.games.village_attacks.words import (
    FIRST_MINION,
    FIRST_SUMMONED,
    HEART,
    HERO,
    MINION_OWNER,
    NONE,
    NOWHERE,
    PEASANT,
    VETERAN,
    target,
)

NOBODY: Final = NONE
THE_HEART: Final = FIRST_MINION + len(MINION_OWNER)
"""As a target, after all fighters."""


def attack_once(c: Castle, v: Villager, zone: int) -> Steps:
    """One attack of a villager, if there is anything in its range (A8.12, A15.9, A15.17)."""
    aim = yield from choose_target(c, v, zone)
    if aim == NOBODY:
        return
    if aim != THE_HEART:
        aim = yield from guarded(c, aim)
    if not (yield from succeeds(c, zone)):
        c.journal.tell(MISSED, zone)
    elif aim == THE_HEART:
        hurt_heart(c, 1, target(zone, v.look))
    else:
        yield from hit(c, v, zone, aim)


def hit(c: Castle, v: Villager, zone: int, fighter: int) -> Steps:
    """The attack hits: damage with all that follows, then what the Hero's card brings (A8.4, A8.12, A15.10)."""
    n = damage_of(c, v, is_nemesis(c, v, zone, fighter))
    c.journal.tell(VILLAGER_ATTACKED, target(zone, v.look), fighter, n)
    yield from damage.attack_fighter(c, fighter, n, v, zone)
    if v.kind == HERO and HERO_TRIGGER[v.card] == TRIGGER_HIT_MONSTER:
        for op in HERO_OPS[v.card]:
            if op.op == OP_AFFLICT:
                yield from conditions.afflict_fighter(c, fighter, op.status)


# ---------------------------------------------------------------- the target


def choose_target(c: Castle, v: Villager, zone: int) -> Generator[Ask, int, int]:
    """A nemesis in range, the Heart, a Monster in the own zone, one in another zone in range; ties by coin (A15.9)."""
    near = fighters_in(c, zone)
    far: list[int] = []
    reach = range_of(c, v)
    if reach > 0:
        for there in zones_within(c, zone, reach):
            if there != zone:
                far += fighters_in(c, there)
    enemies = [fighter for fighter in near + far if is_nemesis(c, v, zone, fighter)]
    if enemies:
        return (yield from one_fighter(enemies))
    if zone == HEART:
        return THE_HEART
    if near:
        return (yield from one_fighter(near))
    if far:
        return (yield from one_fighter(far))
    return NOBODY


def fighters_in(c: Castle, zone: int) -> list[int]:
    """Whom villagers may attack in a zone: Monsters, summoned, minions, never the Troll (A13.17, A16.11, A22.3)."""
    found = [m.id for m in c.monsters if m.zone == zone and not m.untargetable]
    found += [s.fighter for s in c.summoned if s.zone == zone]
    return found + [minion.fighter for minion in c.minions if minion.zone == zone]


def guarded(c: Castle, fighter: int) -> Generator[Ask, int, int]:
    """Whom the attack hits: a guard in the zone of the one who was chosen takes it; two guards, by coin (A8.12)."""
    zone = stands_in(c, fighter)
    guards = [m.id for m in c.monsters if m.zone == zone and m.guard]
    guards += [s.fighter for s in c.summoned if s.zone == zone and s.guard]
    if not guards or fighter in guards:
        return fighter
    return (yield from one_fighter(guards))


def stands_in(c: Castle, fighter: int) -> int:
    """Where a fighter stands, NOWHERE if it is dead."""
    if fighter < FIRST_SUMMONED:
        m = c.monster(fighter)
        return m.zone if m is not None else NOWHERE
    for s in c.summoned:
        if s.fighter == fighter:
            return s.zone
    for minion in c.minions:
        if minion.fighter == fighter:
            return minion.zone
    return NOWHERE


# ---------------------------------------------------------------- the figures of a villager


def is_nemesis(c: Castle, v: Villager, zone: int, fighter: int) -> bool:
    """Whether they are of the same Type; a Veteran is the nemesis of everybody (A15.10, A15.11, A18.11, A18.13)."""
    if v.kind == PEASANT:
        return False
    if v.type == VETERAN or v.type == type_of(fighter):
        return True
    return v.kind != HERO and makes_veterans(c, zone)


def makes_veterans(c: Castle, zone: int) -> bool:
    """Whether a Hero in a zone turns all Hunters there into the nemesis of every Monster."""
    for villager in c.crowd[zone]:
        if villager.kind == HERO and VETERANS_HERE[villager.card]:
            return True
    return False


def type_of(fighter: int) -> int:
    """The Type of a Monster, playing or summoned, or of a minion (A13.17, A22.2)."""
    if fighter < FIRST_SUMMONED:
        return TYPE_OF[fighter]
    if fighter < FIRST_MINION:
        return TYPE_OF[fighter - FIRST_SUMMONED]
    return TYPE_OF[MINION_OWNER[fighter - FIRST_MINION]]


def range_of(c: Castle, v: Villager) -> int:
    """How far a villager reaches: Peasants 0 if no event says more, Hunters 1, Heroes as on the card (A15.5-A15.7)."""
    if v.kind == HERO:
        return HERO_RANGE[v.card]
    reach = VILLAGER_RANGE[v.kind]
    return reach + PEASANT_RANGE_MORE[c.event] if v.kind == PEASANT and c.event != NONE else reach


def damage_of(c: Castle, v: Villager, nemesis: bool) -> int:
    """What an attack on a Monster deals, one more against a nemesis (A15.10, A15.13)."""
    n = HERO_DAMAGE[v.card] if v.kind == HERO else VILLAGER_DAMAGE[v.kind]
    if nemesis:
        n += NEMESIS_BONUS[v.kind]
        if c.event != NONE:
            n += NEMESIS_DAMAGE_MORE[c.event]
    return n
