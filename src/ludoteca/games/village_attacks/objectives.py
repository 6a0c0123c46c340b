"""Objectives that Monsters work on in their turn: seals, sacrifices, banners (A11.7, A20.10)."""

from __future__ import annotations

from ludoteca.engine.ask import Steps, choose
from ludoteca.games.village_attacks.content import (
    BANNERS,
    OBJECT_COST,
    OBJECT_HEART,
    OBJECT_KINDS,
    OBJECT_NO_HERO,
    OBJECT_ONCE_PER_TURN,
    OBJECT_XP,
    OBJECTIVE,
    SACRIFICE,
    SEAL,
    SEALS,
)
from ludoteca.games.village_attacks.crowds import PRIORITY
from ludoteca.games.village_attacks.damage import kill_villager
from ludoteca.games.village_attacks.dice import can_pay, pay
from ludoteca.games.village_attacks.ending import heal_heart, judge
from ludoteca.games.village_attacks.levels import gain_experience
from ludoteca.games.village_attacks.questions import SACRIFICE_WHOM, SACRIFICED, SEALED, SPAWN_CLOSED
from ludoteca.games.village_attacks.state import Castle, Monster, Villager
from ludoteca.games.village_attacks.targets import by_priority, chosen_of, options_of
from ludoteca.games.village_attacks.words import BY_SACRIFICE, HEART, HERO, target


def can_work(c: Castle, m: Monster) -> bool:
    """Whether a Monster stands where the scenario asks for something, may do it now, and can pay (A11.7)."""
    kind = OBJECTIVE[c.scenario]
    if kind == SACRIFICE:
        there = m.zone == HEART and len(offerings(c)) > 0
    elif kind in (SEAL, BANNERS):
        there = m.zone in c.spawns
        if OBJECT_ONCE_PER_TURN[c.scenario] and m.sealed:
            there = False
        if OBJECT_NO_HERO[c.scenario] and has_hero(c, m.zone):
            there = False
    else:
        there = False
    return there and can_pay(m, OBJECT_COST[c.scenario])


def work(c: Castle, place: int) -> Steps:
    """A Monster pays and does what the scenario asks for (A11.7)."""
    if OBJECTIVE[c.scenario] == SACRIFICE:
        yield from sacrifice(c, place)
    else:
        yield from close(c, c.monsters[place])


# ---------------------------------------------------------------- breaches and banners


def close(c: Castle, m: Monster) -> Steps:
    """A seal on a breach, or a banner set on fire; when it is done the spawn token goes, which is worth experience.

    That experience is the reward of an objective: paid by day too, and not raised by night (A20.10).
    """
    zone = m.zone
    yield from pay(m, OBJECT_COST[c.scenario])
    m.sealed = True
    if OBJECTIVE[c.scenario] == SEAL:
        c.seals[zone] += 1
        left = SEALS[c.scenario][len(c.monsters) - 3] - c.seals[zone]
        c.journal.tell(SEALED, m.id, zone, left)
        if left > 0:
            return
        c.seals[zone] = 0
    c.spawns.remove(zone)
    c.journal.tell(SPAWN_CLOSED, m.id, zone)
    judge(c)
    yield from gain_experience(c, m, OBJECT_XP[c.scenario])


def has_hero(c: Castle, zone: int) -> bool:
    for villager in c.crowd[zone]:
        if villager.kind == HERO:
            return True
    return False


# ---------------------------------------------------------------- sacrifices


def offerings(c: Castle) -> list[Villager]:
    """Whom a Monster may sacrifice in the Heart zone: by priority, stunned ones too, never a Hero."""
    kinds = OBJECT_KINDS[c.scenario]
    return by_priority([villager for villager in c.crowd[HEART] if kinds >> PRIORITY[villager.kind] & 1])


def sacrifice(c: Castle, place: int) -> Steps:
    """A villager is killed by the Monster, counts as a sacrifice, and the Heart regains health (A20.10).

    The death, which comes last, is judged with all of it.
    """
    m = c.monsters[place]
    among = offerings(c)
    value = yield choose(m.id, SACRIFICE_WHOM, options_of(among, HEART))
    victim = chosen_of(among, value)
    yield from pay(m, OBJECT_COST[c.scenario])
    c.journal.tell(SACRIFICED, m.id, target(HEART, victim.look))
    c.sacrifices += 1
    heal_heart(c, OBJECT_HEART[c.scenario])
    yield from kill_villager(c, victim, HEART, place, BY_SACRIFICE)
