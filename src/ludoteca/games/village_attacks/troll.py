"""The Troll: what it rolls, whom it hits, where it goes (A16.1-A16.12, A16.20, A16.22, A21.5)."""

from __future__ import annotations

from collections.abc import Generator

from ludoteca.engine.ask import Ask, Steps, chance
from ludoteca.games.village_attacks import conditions, damage, traps
from ludoteca.games.village_attacks.activation import best_of
from ludoteca.games.village_attacks.castle import ADJACENT, DISTANCE, NEARER
from ludoteca.games.village_attacks.content import (
    DEFENCE,
    MELEE,
    RANGED,
    TROLL_DAMAGE,
    TROLL_HEART_DAMAGE,
    TROLL_STUNS,
    VENGEANCE,
)
from ludoteca.games.village_attacks.crowds import push_in
from ludoteca.games.village_attacks.ending import hurt_heart
from ludoteca.games.village_attacks.questions import (
    TROLL_AT_HEART,
    TROLL_CAME,
    TROLL_DIE,
    TROLL_FLIP,
    TROLL_LEFT,
    TROLL_MOVED,
    TROLL_ROLLED,
)
from ludoteca.games.village_attacks.state import Castle
from ludoteca.games.village_attacks.tie_break import one_villager, one_zone
from ludoteca.games.village_attacks.words import BY_TROLL, FACE_RESULT, HEADS, HEART, NONE, NOWHERE, STUN


def activate_troll(c: Castle) -> Steps:
    """It rolls a die: it strikes Monsters, strikes villagers or stuns all, then it moves (A16.2-A16.4)."""
    face = yield chance(TROLL_DIE)
    c.journal.tell(TROLL_ROLLED, face)
    result = FACE_RESULT[face]
    if result in (MELEE, RANGED):
        yield from strike_monsters(c)
        yield from go_to_heart(c)
    elif result in (DEFENCE, VENGEANCE):
        yield from stun_all(c)
        side = yield chance(TROLL_FLIP)
        if side == HEADS:
            yield from go_to_heart(c)
        else:
            yield from go_to_spawn(c)
    else:
        for villager in c.crowd[c.troll][:]:
            yield from damage.hurt_villager(c, villager, c.troll, TROLL_DAMAGE, NONE, BY_TROLL)
        yield from go_to_spawn(c)


def strike_monsters(c: Castle) -> Steps:
    """One attack on each Monster in its zone in turn order, then each summoned one, then each minion left (A16.20)."""
    zone = c.troll
    fighters = [m.id for m in c.on_map() if m.zone == zone]
    fighters += [s.fighter for s in c.summoned if s.zone == zone]
    for fighter in fighters:
        yield from damage.attack_fighter(c, fighter, TROLL_DAMAGE, None, zone)
    for minion in c.minions[:]:
        if minion.zone == zone:
            yield from damage.attack_fighter(c, minion.fighter, TROLL_DAMAGE, None, zone)


def stun_all(c: Castle) -> Steps:
    """All Monsters in its zone are stunned, summoned ones too, and up to five villagers (A16.4, A16.22)."""
    zone = c.troll
    for m in c.on_map():
        if m.zone == zone:
            yield from conditions.afflict(c, m, STUN)
    for s in c.summoned:
        if s.zone == zone:
            conditions.afflict_summoned(c, s, STUN)
    left = TROLL_STUNS
    while left > 0:
        standing = best_of([v for v in c.crowd[zone] if not v.stunned])
        if not standing:
            return
        if len(standing) > left:
            standing = [(yield from one_villager(standing, zone))]
        for villager in standing:
            conditions.afflict_villager(c, villager, zone, STUN)
        left -= len(standing)


# ---------------------------------------------------------------- where it goes


def go_to_heart(c: Castle) -> Steps:
    """One zone towards the Heart; who is there already hurts it (A16.6)."""
    if c.troll == HEART:
        c.journal.tell(TROLL_AT_HEART)
        hurt_heart(c, TROLL_HEART_DAMAGE)
    else:
        yield from step(c, NEARER[c.scenario][c.troll])


def go_to_spawn(c: Castle) -> Steps:
    """One zone towards the nearest spawn point; from a spawn point it leaves the map (A16.3, A16.5)."""
    if c.troll in c.spawns:
        c.journal.tell(TROLL_LEFT, c.troll)
        c.troll = NOWHERE
    elif c.spawns:
        goal = yield from nearest_spawn(c, c.troll)
        far = DISTANCE[c.scenario][goal]
        yield from step(c, [zone for zone in ADJACENT[c.scenario][c.troll] if far[zone] < far[c.troll]])


def nearest_spawn(c: Castle, zone: int) -> Generator[Ask, int, int]:
    """The spawn zone nearest to a zone, of several by coin; there must be one."""
    far = DISTANCE[c.scenario][zone]
    least = min([far[spawn] for spawn in c.spawns])
    return (yield from one_zone([spawn for spawn in c.spawns if far[spawn] == least]))


def step(c: Castle, ways: list[int]) -> Steps:
    """It jostles its way into one of these zones and sets off the Trap there, or stays (A16.7, A16.12, A17.5)."""
    to = yield from one_zone(ways)
    if (yield from push_in(c, c.troll, to)):
        c.troll = to
        c.journal.tell(TROLL_MOVED, to)
        yield from set_off(c)


def troll_enters(c: Castle, zone: int) -> Steps:
    """It comes onto the map, full zone or not, and sets off the Trap there; it does not activate yet."""
    c.troll = zone
    c.journal.tell(TROLL_CAME, zone)
    yield from set_off(c)


def set_off(c: Castle) -> Steps:
    """The Trap of a zone it enters goes off at once (A16.12, A16.19)."""
    if not traps.can_place(c, c.troll):
        yield from traps.trigger(c, c.troll)
