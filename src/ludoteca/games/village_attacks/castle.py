"""The map of the castle: which zones are linked in each scenario, how far apart they are, and what can be seen."""

from __future__ import annotations

from typing import Final

from ludoteca.games.village_attacks.content import CAPACITY as CAPACITY
from ludoteca.games.village_attacks.content import SCENARIOS, TILE_NAMES
from ludoteca.games.village_attacks.state import Castle
from ludoteca.games.village_attacks.words import HEART

FAR: Final = 99
"""The distance of a zone that is not on the map."""


def links_of(scenario: int) -> list[list[int]]:
    """By zone: the zones linked with it, in ascending order."""
    linked: list[list[int]] = [[] for _ in TILE_NAMES]
    for one, other in SCENARIOS[scenario].links:
        a, b = TILE_NAMES.index(one), TILE_NAMES.index(other)
        linked[a].append(b)
        linked[b].append(a)
    return [sorted(zones) for zones in linked]


def distances(linked: list[list[int]], start: int) -> list[int]:
    """By zone: how many links the shortest path from the start has."""
    far = [FAR] * len(linked)
    far[start] = 0
    reached = [start]
    for zone in reached:  # grows while it is walked through
        for there in linked[zone]:
            if far[there] == FAR:
                far[there] = far[zone] + 1
                reached.append(there)
    return far


def at_distance(scenario: int, change: int) -> list[list[int]]:
    """By zone: the linked zones whose distance to the Heart differs by so much."""
    heart = TO_HEART[scenario]
    return [
        [there for there in linked if heart[there] == heart[zone] + change]
        for zone, linked in enumerate(ADJACENT[scenario])
    ]


def grid_of(scenario: int) -> list[tuple[int, int]]:
    """By zone: column and row of its tile."""
    grid = [(-1, -1)] * len(TILE_NAMES)
    for place in SCENARIOS[scenario].zones:
        grid[TILE_NAMES.index(place.tile)] = (place.x, place.y)
    return grid


MAPS: Final = range(len(SCENARIOS))
ADJACENT: Final[list[list[list[int]]]] = [links_of(scenario) for scenario in MAPS]
"""By scenario and zone: the linked zones; none for a zone that is not on the map."""
DISTANCE: Final[list[list[list[int]]]] = [
    [distances(linked, zone) for zone in range(len(TILE_NAMES))] for linked in ADJACENT
]
"""By scenario and two zones: the links between them, or FAR."""
TO_HEART: Final[list[list[int]]] = [far[HEART] for far in DISTANCE]
NEARER: Final[list[list[list[int]]]] = [at_distance(scenario, -1) for scenario in MAPS]
"""By scenario and zone: the linked zones that are one step nearer to the Heart."""
FARTHER: Final[list[list[list[int]]]] = [at_distance(scenario, 1) for scenario in MAPS]
"""By scenario and zone: the linked zones that are one step farther from the Heart."""
ZONES: Final[list[list[int]]] = [
    [zone for zone in range(len(TILE_NAMES)) if TO_HEART[scenario][zone] < FAR] for scenario in MAPS
]
"""By scenario: the zones on the map, in ascending order."""
SPAWNS: Final[list[list[tuple[int, int]]]] = [
    [(TILE_NAMES.index(token.zone), token.monsters) for token in scenario.spawns] for scenario in SCENARIOS
]
"""By scenario: the spawn tokens in their order, zone and from how many Monsters on."""
GRID: Final[list[list[tuple[int, int]]]] = [grid_of(scenario) for scenario in MAPS]
"""By scenario and zone: its column and row in the drawing of the map; -1 for a zone that is not on it."""


def spawn_zones(scenario: int, monsters: int) -> list[int]:
    """The zones of the spawn tokens that are in use with so many Monsters, in their order."""
    return [zone for zone, least in SPAWNS[scenario] if least <= monsters]


def sees(c: Castle, a: int, b: int) -> bool:
    """Whether a shortest path between two zones touches no dark zone; the own zone is always seen (A24.7)."""
    if a == b:
        return True
    if c.is_dark(a) or c.is_dark(b):
        return False
    to_b = DISTANCE[c.scenario][b]
    far = to_b[a]
    if far == 1:
        return True
    for there in ADJACENT[c.scenario][a]:
        if to_b[there] == far - 1 and sees(c, there, b):
            return True
    return False


def zones_within(c: Castle, zone: int, n: int) -> list[int]:
    """The zones at distance 0 to n that are seen from a zone (A24.10)."""
    far = DISTANCE[c.scenario][zone]
    return [there for there in ZONES[c.scenario] if far[there] <= n and sees(c, zone, there)]


def zones_near(c: Castle, zone: int, n: int) -> list[int]:
    """The zones at distance 0 to n of a zone, seen or not."""
    far = DISTANCE[c.scenario][zone]
    return [there for there in ZONES[c.scenario] if far[there] <= n]
