"""Villagers activate, one after the other from the Heart outwards (A15.1-A15.4, A15.15-A15.21)."""

from __future__ import annotations

from collections.abc import Generator

from ludoteca.engine.ask import Ask, Steps
from ludoteca.games.village_attacks import damage, strikes
from ludoteca.games.village_attacks.castle import TO_HEART, ZONES
from ludoteca.games.village_attacks.conditions import BURN_DAMAGE, cure_zone, stand_up
from ludoteca.games.village_attacks.content import (
    HERO_ATTACKS,
    HERO_MOVE,
    HERO_OPS,
    HERO_TRIGGER,
    PEASANT_MOVE_MORE,
    VILLAGER_ATTACKS,
    VILLAGER_MOVE,
)
from ludoteca.games.village_attacks.crowds import PRIORITIES, PRIORITY, step_nearer
from ludoteca.games.village_attacks.ops import OP_CURE, OP_KILL_MINIONS, TRIGGER_ACTIVATE
from ludoteca.games.village_attacks.state import Castle, Villager
from ludoteca.games.village_attacks.tie_break import one_villager, one_zone
from ludoteca.games.village_attacks.words import BY_BURN, HEART, HERO, NONE, NOWHERE, PEASANT

# ---------------------------------------------------------------- whose turn it is


def begin(c: Castle) -> None:
    """Nobody has been activated in this step yet (A15.1)."""
    c.begun = NOWHERE
    for crowd in c.crowd:
        for villager in crowd:
            villager.acted = False


def next_villager_acts(c: Castle) -> Generator[Ask, int, bool]:
    """The next villager activates; False if all have (A15.3, A15.20)."""
    zone = yield from next_zone(c)
    if zone == NOWHERE:
        c.begun = NOWHERE
        return False
    villager = yield from next_in(c, zone)
    villager.acted = True
    yield from activate(c, villager, zone)
    return True


def next_zone(c: Castle) -> Generator[Ask, int, int]:
    """The zone nearest to the Heart with somebody to act: the one that has begun, else by coin (A15.2, A15.20)."""
    far = TO_HEART[c.scenario]
    nearest: list[int] = []
    for zone in ZONES[c.scenario]:
        if is_waiting(c, zone):
            if nearest and far[zone] < far[nearest[0]]:
                nearest = []
            if not nearest or far[zone] == far[nearest[0]]:
                nearest.append(zone)
    if not nearest:
        return NOWHERE
    if c.begun not in nearest:
        c.begun = yield from one_zone(nearest)
    return c.begun


def is_waiting(c: Castle, zone: int) -> bool:
    """Whether somebody in a zone has not acted yet."""
    for villager in c.crowd[zone]:
        if not villager.acted:
            return True
    return False


def next_in(c: Castle, zone: int) -> Generator[Ask, int, Villager]:
    """Peasants before Hunters before Heroes, equals by coin (A15.2)."""
    waiting = [villager for villager in c.crowd[zone] if not villager.acted]
    return (yield from one_villager(best_of(waiting), zone))


def best_of(villagers: list[Villager]) -> list[Villager]:
    """Those of the kind that comes first: Peasants, Hunters, Heroes (A25.1)."""
    best = PRIORITIES
    for villager in villagers:
        best = min(best, PRIORITY[villager.kind])
    return [villager for villager in villagers if PRIORITY[villager.kind] == best]


# ---------------------------------------------------------------- what it does


def activate(c: Castle, v: Villager, zone: int) -> Steps:
    """A whole activation: Burn, Stun check, special of a Hero, attacks, move (A15.18, A15.21)."""
    if not (yield from survives_fire(c, v, zone)):
        return
    if v.stunned:
        stand_up(c, v, zone)
        if v.kind == HERO and cures(v.card):  # the card says: even when he was stunned himself
            special(c, v, zone)
        return
    if v.kind == HERO:
        special(c, v, zone)
    for _ in range(HERO_ATTACKS[v.card] if v.kind == HERO else VILLAGER_ATTACKS[v.kind]):
        yield from strikes.attack_once(c, v, zone)
        if v not in c.crowd[zone]:
            return
    if not c.is_held(zone):
        yield from march(c, v, zone, move_of(c, v))


def survives_fire(c: Castle, v: Villager, zone: int) -> Generator[Ask, int, bool]:
    """A burning villager suffers 1 damage, then it burns no more (A15.19, A24.3)."""
    if v.burning:
        yield from damage.hurt_villager(c, v, zone, BURN_DAMAGE, NONE, BY_BURN)
        if v not in c.crowd[zone]:
            return False
        v.burning = False
    return True


def move_of(c: Castle, v: Villager) -> int:
    """How many zones a villager moves (A15.5-A15.7)."""
    if v.kind == HERO:
        return HERO_MOVE[v.card]
    steps = VILLAGER_MOVE[v.kind]
    return steps + PEASANT_MOVE_MORE[c.event] if v.kind == PEASANT and c.event != NONE else steps


def march(c: Castle, v: Villager, zone: int, steps: int) -> Steps:
    """A villager moves towards the Heart, as far as it can; in the Heart zone it stays (A15.15)."""
    for _ in range(steps):
        if zone == HEART:
            return
        there = yield from step_nearer(c, v, zone)
        if there == zone:
            return
        zone = there


# ---------------------------------------------------------------- specials of Heroes


def cures(card: int) -> bool:
    """Whether a Hero takes Stun and Burn off the villagers around."""
    for op in HERO_OPS[card]:
        if op.op == OP_CURE:
            return True
    return False


def special(c: Castle, v: Villager, zone: int) -> None:
    """What a Hero's card does in its activation, before the attacks (A15.7, A15.21)."""
    if HERO_TRIGGER[v.card] != TRIGGER_ACTIVATE:
        return
    for op in HERO_OPS[v.card]:
        if op.op == OP_CURE:
            cure_zone(c, zone)
        elif op.op == OP_KILL_MINIONS:
            damage.kill_minions(c, zone)
