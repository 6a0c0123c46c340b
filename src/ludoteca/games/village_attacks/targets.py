"""Whom Monsters may aim at: the target priority, and villagers as options (A7.4-A7.7, A7.12, A25.1)."""

from __future__ import annotations

from ludoteca.games.village_attacks.castle import DISTANCE, zones_within
from ludoteca.games.village_attacks.crowds import PRIORITIES, PRIORITY
from ludoteca.games.village_attacks.state import Castle, Villager
from ludoteca.games.village_attacks.words import YUNFAKH, target, target_look


def by_priority(villagers: list[Villager]) -> list[Villager]:
    """Those that may be aimed at: the standing ones of the best kind there, and any stunned one (A7.4, A7.7)."""
    best = PRIORITIES
    for villager in villagers:
        if not villager.stunned and PRIORITY[villager.kind] < best:
            best = PRIORITY[villager.kind]
    return [villager for villager in villagers if villager.stunned or PRIORITY[villager.kind] == best]


def within_reach(c: Castle, origin: int, zone: int) -> list[Villager]:
    """The villagers of a zone whom damage of a Monster in `origin` can hit; Yunfakh only in its own (A7.12)."""
    if zone == origin:
        return c.crowd[zone][:]
    return [villager for villager in c.crowd[zone] if villager.kind != YUNFAKH]


def prey(c: Castle, origin: int, zone: int, free: bool = False) -> list[Villager]:
    """Whom a figure in `origin` may attack in a zone, by priority unless its targets are free (A7.4-A7.7, A7.14)."""
    villagers = within_reach(c, origin, zone)
    return villagers if free else by_priority(villagers)


def hunting_grounds(c: Castle, origin: int, nearest: int, farthest: int) -> list[int]:
    """The zones at these distances, in sight, where a figure in `origin` finds somebody to attack (A13.23)."""
    far = DISTANCE[c.scenario][origin]
    zones = zones_within(c, origin, farthest)
    return [zone for zone in zones if far[zone] >= nearest and within_reach(c, origin, zone)]


def options_of(villagers: list[Villager], zone: int) -> list[int]:
    """Villagers of one zone as options: those who look alike are one."""
    looks: list[int] = []
    for villager in villagers:
        look = villager.look
        if look not in looks:
            looks.append(look)
    looks.sort()
    return [target(zone, look) for look in looks]


def chosen_of(villagers: list[Villager], value: int) -> Villager:
    """The villager that an option stands for, one of those who look alike."""
    look = target_look(value)
    for villager in villagers:
        if villager.look == look:
            return villager
    raise ValueError("no such villager among them")
