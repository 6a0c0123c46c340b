"""The castle as scene elements: rooms and corridors on the grid of each scenario, and the doors between them."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, Literal, TypeAlias

from msgspec.structs import replace

from ludoteca.engine.scene import Badge, Board, Element, Link, Places, Point, Room, Space, Text, load_look
from ludoteca.games.village_attacks.castle import ADJACENT, GRID, MAPS, TO_HEART, ZONES
from ludoteca.games.village_attacks.content import CAPACITY, SCENARIOS, TILE_KINDS, TILE_NAMES
from ludoteca.games.village_attacks.words import ZONE

LOOK: Final = load_look(files("ludoteca.games.village_attacks").joinpath("look.toml").read_text("utf-8"))
BOARD: Final = "castle"
Floor: TypeAlias = Literal["check", "plank", "flag", "tile", "carpet", "heart"]
FLOORS: Final[dict[str, Floor]] = {
    "heart": "heart",
    "large": "check",
    "small": "plank",
    "summoning": "carpet",
    "corridor": "flag",
}
SIZES: Final[dict[str, Point]] = {
    "heart": (214, 172),
    "large": (214, 172),
    "small": (180, 140),
    "summoning": (180, 140),
    "corridor": (180, 120),
}
APART: Final = 22
"""Between rooms that touch but are not linked, so that nobody takes their walls for one."""
BADGE_STEP: Final = 40
BELOW_NAME: Final = 26


def lengths(scenario: int, axis: int) -> list[float]:
    """How wide the columns are, or how high the rows: as the largest tile in each wants it."""
    places = [(GRID[scenario][zone], SIZES[TILE_KINDS[zone]]) for zone in ZONES[scenario]]
    count = 1 + max(place[axis] for place, _ in places)
    return [max(size[axis] for place, size in places if place[axis] == line) + APART for line in range(count)]


def span(scenario: int, zone: int, axis: int) -> tuple[float, float]:
    """From where to where a tile reaches: its size in the middle of its cell, but up to the edge where a door is."""
    cells, line, other = lengths(scenario, axis), GRID[scenario][zone][axis], GRID[scenario][zone][1 - axis]
    begin, size = sum(cells[:line]), SIZES[TILE_KINDS[zone]][axis]
    beside = [GRID[scenario][there] for there in ADJACENT[scenario][zone]]
    linked = [place[axis] - line for place in beside if place[1 - axis] == other]
    low = begin if -1 in linked else begin + (cells[line] - size) / 2
    high = begin + cells[line] if 1 in linked else begin + (cells[line] + size) / 2
    return low, high


def room(scenario: int, zone: int) -> Space:
    """A zone without anything in it."""
    (left, right), (top, bottom) = span(scenario, zone, 0), span(scenario, zone, 1)
    kind = TILE_KINDS[zone]
    return Space(
        ZONE.element(zone),
        Text(f"zone-{TILE_NAMES[zone]}"),
        rule="A17.1",
        parent=BOARD,
        shape=Room(
            x=left, y=top, width=right - left, height=bottom - top, floor=FLOORS[kind], corridor=kind == "corridor"
        ),
        capacity=CAPACITY[zone],
    )


def walls(scenario: int) -> list[Element]:
    """What never changes: the board and the doors."""
    size = (sum(lengths(scenario, 0)), sum(lengths(scenario, 1)))
    doors: list[Element] = [
        Link(f"door:{one}-{other}", rule="A6.3", parent=BOARD, ends=(f"zone:{one}", f"zone:{other}"), form="door")
        for one, other in SCENARIOS[scenario].links
    ]
    return [Board(BOARD, Text("scene-castle"), rule="A2.4", size=size), *doors]


WALLS: Final[list[list[Element]]] = [walls(scenario) for scenario in MAPS]
NEAREST_FIRST: Final[list[list[int]]] = [
    sorted(ZONES[scenario], key=lambda zone: (TO_HEART[scenario][zone], zone)) for scenario in MAPS
]
"""By scenario: the zones from the Heart outwards, in which order villagers act."""
ROOMS: Final[list[dict[int, Space]]] = [{zone: room(scenario, zone) for zone in ZONES[scenario]} for scenario in MAPS]


def with_badges(scenario: int, zone: int, badges: list[Badge]) -> Space:
    """A room with marks on one of its side walls: where no door is, from the middle; else above the door."""
    space = ROOMS[scenario][zone]
    if not badges:
        return space
    shape = space.shape
    assert isinstance(shape, Room)
    doors = [GRID[scenario][there][0] - GRID[scenario][zone][0] for there in ADJACENT[scenario][zone]]
    at_left = -1 not in doors
    x = shape.x if at_left else shape.x + shape.width
    y = shape.y + BELOW_NAME
    if at_left or 1 not in doors:
        y = shape.y + shape.height / 2 - BADGE_STEP * (len(badges) - 1) / 2
    return replace(space, badges=badges, places=Places(badges=(x, y)))
