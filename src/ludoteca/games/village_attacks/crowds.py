"""Full zones and jostling (A17): how figures come into a zone, and who is pushed on to make room.

A zone in which a chain of pushes cannot end is no way for it: the coin falls only among ways on which it ends, so
that whether somebody can enter never depends on luck (A6.9, A17.7).
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ludoteca.engine.ask import Ask, Steps
from ludoteca.games.village_attacks.castle import CAPACITY, FARTHER, NEARER, TO_HEART
from ludoteca.games.village_attacks.questions import BLOCKED, PUSHED, VILLAGER_MOVED
from ludoteca.games.village_attacks.state import Castle, Villager
from ludoteca.games.village_attacks.tie_break import one_villager, one_zone
from ludoteca.games.village_attacks.words import NONE, NOWHERE, target

PRIORITY: Final = [0, 1, 1, 2]
"""By kind: its place in the target priority; Yunfakh Hunters are Hunters here (A25.1)."""
PRIORITIES: Final = 3
ANYBODY: Final = 0
"""Monsters and the Troll push by target priority: the circle of kinds in the order of a Peasant (A17.5)."""


# ---------------------------------------------------------------- whether there is room


def has_room(c: Castle, zone: int, origin: int) -> bool:
    """Whether a zone has room for one more; the zone that the newcomer leaves counts one figure fewer (A17.11)."""
    return c.figures_in(zone) - (1 if zone == origin else 0) < CAPACITY[zone]


def onward(c: Castle, zone: int, towards: bool) -> list[int]:
    """The zones one step nearer to the Heart, or one step farther from it (A17.2, A17.4)."""
    return NEARER[c.scenario][zone] if towards else FARTHER[c.scenario][zone]


def pushed_kind(c: Castle, zone: int, kind: int) -> int:
    """Which kind is pushed by one that enters: its own, or the next in the circle that is there (A17.2, A17.3)."""
    here = [False] * PRIORITIES
    for villager in c.crowd[zone]:
        here[PRIORITY[villager.kind]] = True
    for step in range(PRIORITIES):
        other = (kind + step) % PRIORITIES
        if here[other]:
            return other
    return NONE


def can_come(c: Castle, kind: int, zone: int, towards: bool, origin: int) -> bool:
    """Whether a figure that pushes like this kind can come into a zone, pushing in one direction if it is full."""
    return has_room(c, zone, origin) or len(ways_to_push(c, kind, zone, towards, origin)) > 0


def ways_to_push(c: Castle, kind: int, zone: int, towards: bool, origin: int) -> list[int]:
    """The zones into which whoever is pushed out of a full zone can go, so that the chain ends (A17.6, A17.7)."""
    pushed = pushed_kind(c, zone, kind)
    if pushed == NONE or zone == origin:  # still full without the one who leaves it: it was above its capacity
        return []
    return [there for there in onward(c, zone, towards) if can_come(c, pushed, there, towards, origin)]


def goes_towards(c: Castle, origin: int, to: int) -> bool:
    """Whether a step leads towards the Heart; who appears out of nowhere counts as going there (A13.21, A17.5)."""
    return origin == NOWHERE or TO_HEART[c.scenario][to] < TO_HEART[c.scenario][origin]


def can_enter(c: Castle, origin: int, to: int) -> bool:
    """Whether a Monster, minion, summoned Monster or the Troll can go from one zone to another (A6.9, A17.5)."""
    towards = goes_towards(c, origin, to)
    return can_come(c, ANYBODY, to, towards, origin) or can_come(c, ANYBODY, to, not towards, origin)


# ---------------------------------------------------------------- pushing


def push_on(c: Castle, kind: int, zone: int, towards: bool, origin: int) -> Steps:
    """Make room in a zone into which somebody can come; everything is drawn before anybody moves (A17.6, A17.10-11)."""
    if has_room(c, zone, origin):
        return
    ways = ways_to_push(c, kind, zone, towards, origin)
    pushed = pushed_kind(c, zone, kind)
    equals = [villager for villager in c.crowd[zone] if PRIORITY[villager.kind] == pushed]
    villager = yield from one_villager(equals, zone)
    to = yield from one_zone(ways)
    yield from push_on(c, pushed, to, towards, origin)
    c.journal.tell(PUSHED, target(zone, villager.look), to)
    change_zone(c, villager, zone, to)


def change_zone(c: Castle, villager: Villager, origin: int, to: int) -> None:
    """A villager stands in another zone; being pushed is no activation, conditions are kept (A17.9, A17.10)."""
    c.crowd[origin].remove(villager)
    c.crowd[to].append(villager)


def push_in(c: Castle, origin: int, to: int) -> Generator[Ask, int, bool]:
    """Make room for a Monster, minion, summoned Monster or the Troll that goes from one zone to another (A17.5).

    It pushes in the direction of its own travel, or else the other way; False if it cannot enter. Who appears comes
    from NOWHERE. The mover itself is not moved.
    """
    towards = goes_towards(c, origin, to)
    if not can_come(c, ANYBODY, to, towards, origin):
        towards = not towards
        if not can_come(c, ANYBODY, to, towards, origin):
            return False
    yield from push_on(c, ANYBODY, to, towards, origin)
    return True


# ---------------------------------------------------------------- villagers who move


def enter_villager(c: Castle, v: Villager, origin: int, to: int, towards: bool) -> Generator[Ask, int, bool]:
    """A villager goes from one zone to another, jostling in that direction; False if it stays (A17.2-A17.7)."""
    if not can_come(c, PRIORITY[v.kind], to, towards, origin):
        c.journal.tell(BLOCKED, target(origin, v.look))
        return False
    yield from push_on(c, PRIORITY[v.kind], to, towards, origin)
    c.journal.tell(VILLAGER_MOVED, target(origin, v.look), to)
    change_zone(c, v, origin, to)
    return True


def place_villager(c: Castle, v: Villager, zone: int) -> Generator[Ask, int, bool]:
    """A new villager appears, jostling towards the Heart; False if there is no room for it (A18.16)."""
    if not can_come(c, PRIORITY[v.kind], zone, True, NOWHERE):
        return False
    yield from push_on(c, PRIORITY[v.kind], zone, True, NOWHERE)
    c.crowd[zone].append(v)
    return True


def step_nearer(c: Castle, v: Villager, zone: int) -> Generator[Ask, int, int]:
    """A villager moves one zone along a shortest path to the Heart; returns where it then stands (A15.15, A15.16)."""
    ways = NEARER[c.scenario][zone]
    if not ways:
        return zone
    to = yield from one_zone(ways)
    return to if (yield from enter_villager(c, v, zone, to, True)) else zone
