"""How the castle hangs together in each scenario, what can be seen in it, and what each scenario sets up."""

from collections import Counter

import pytest

from ludoteca.games.village_attacks import ops
from ludoteca.games.village_attacks.castle import (
    ADJACENT,
    DISTANCE,
    FAR,
    FARTHER,
    GRID,
    NEARER,
    SPAWNS,
    TO_HEART,
    ZONES,
    sees,
    spawn_zones,
    zones_near,
    zones_within,
)
from ludoteca.games.village_attacks.content import (
    ALL_YUNFAKH,
    BANNERS,
    CAPACITY,
    DIAL,
    DIFFICULTIES,
    HAS_DAY_NIGHT,
    HAS_EVENTS,
    HAS_HEROES,
    HAS_HUNTERS,
    HAS_ROOM,
    HAS_SUMMONING,
    HAS_TRAPS,
    HAS_TROLL,
    HAS_YUNFAKH,
    HEART_CHANGE,
    HEART_HEALTH,
    MORALE,
    MORALE_PERCENT,
    MORALE_USED,
    MORALE_ZERO,
    OBJECT_COST,
    OBJECT_HEART,
    OBJECT_KINDS,
    OBJECT_NO_HERO,
    OBJECT_ONCE_PER_TURN,
    OBJECT_XP,
    OBJECTIVE,
    RESULT_NAMES,
    SACRIFICE,
    SACRIFICES,
    SCENARIO_NAMES,
    SEAL,
    SEALS,
    SUMMON_AND_MORALE,
    SUMMONS_NEEDED,
    SURVIVE,
    SURVIVE_ROUNDS,
    TILE_KINDS,
    TILE_NAMES,
    TROLL_STARTS,
)
from ludoteca.games.village_attacks.state import new_castle
from ludoteca.games.village_attacks.words import HEART, ROOM

EACH_SCENARIO = pytest.mark.parametrize("scenario", range(12), ids=SCENARIO_NAMES)
MONSTERS = (3, 4, 5)


def zone(name: str) -> int:
    """A zone by its name."""
    return TILE_NAMES.index(name)


def named(flags: list[bool] | list[int], names: list[str]) -> list[str]:
    """The names of those that have something."""
    return [name for name, flag in zip(names, flags, strict=True) if flag]


# --- the castle ---------------------------------------------------------------------------------------------------


def test_tiles() -> None:
    assert (TILE_KINDS[HEART], TILE_NAMES[HEART]) == ("heart", "castle_heart")
    assert (TILE_KINDS[ROOM], TILE_NAMES[ROOM]) == ("summoning", "summoning_room")
    assert Counter(TILE_KINDS) == Counter(heart=1, large=4, small=5, corridor=6, summoning=1)
    room = {"heart": 12, "large": 12, "small": 8, "corridor": 6, "summoning": 8}
    assert [room[kind] for kind in TILE_KINDS] == CAPACITY


@EACH_SCENARIO
def test_links_are_mutual_and_join_tiles_that_touch(scenario: int) -> None:
    for zone in range(17):
        x, y = GRID[scenario][zone]
        touching = [
            there for there in ZONES[scenario]
            if abs(GRID[scenario][there][0] - x) + abs(GRID[scenario][there][1] - y) == 1
        ]  # fmt: skip
        assert ADJACENT[scenario][zone] == (touching if zone in ZONES[scenario] else [])
        assert all(zone in ADJACENT[scenario][there] for there in touching)


@EACH_SCENARIO
def test_no_two_tiles_lie_on_one_place(scenario: int) -> None:
    places = [GRID[scenario][zone] for zone in ZONES[scenario]]
    assert len(set(places)) == len(places)
    assert all((GRID[scenario][zone] == (-1, -1)) == (zone not in ZONES[scenario]) for zone in range(17))


@EACH_SCENARIO
def test_every_zone_leads_to_the_heart(scenario: int) -> None:
    for zone in ZONES[scenario]:
        far = TO_HEART[scenario][zone]
        assert far == DISTANCE[scenario][zone][HEART] == DISTANCE[scenario][HEART][zone] < FAR
        assert bool(NEARER[scenario][zone]) == (zone != HEART)
        assert {TO_HEART[scenario][there] for there in NEARER[scenario][zone]} <= {far - 1}
        assert {TO_HEART[scenario][there] for there in FARTHER[scenario][zone]} <= {far + 1}
        assert {*NEARER[scenario][zone], *FARTHER[scenario][zone]} <= set(ADJACENT[scenario][zone])


@EACH_SCENARIO
def test_spawn_tokens_lie_on_different_zones_away_from_the_heart(scenario: int) -> None:
    tokens = [zone for zone, _ in SPAWNS[scenario]]
    assert len(set(tokens)) == len(tokens)
    assert set(tokens) <= set(ZONES[scenario]) - {HEART, ROOM}
    in_use = [len(spawn_zones(scenario, monsters)) for monsters in MONSTERS]
    assert in_use == sorted(in_use)
    assert (in_use[0] < len(tokens), in_use[-1]) == (True, len(tokens))


def test_the_map_of_the_first_scenario() -> None:
    west = [zone("west_passage"), zone("great_hall"), zone("north_passage"), HEART]
    assert [TO_HEART[0][place] for place in west] == [3, 2, 1, 0]
    assert ADJACENT[0][HEART] == [zone("kitchen"), zone("gallery"), zone("east_passage"), zone("north_passage")]
    assert NEARER[0][zone("great_hall")] == [zone("north_passage")]
    assert FARTHER[0][zone("great_hall")] == [zone("west_passage")]
    assert DISTANCE[0][zone("west_passage")][zone("gatehouse_passage")] == 6
    assert DISTANCE[0][HEART][ROOM] == FAR
    assert SPAWNS[0] == [
        (zone("west_passage"), 3),
        (zone("gatehouse_passage"), 3),
        (zone("armoury"), 3),
        (zone("postern_passage"), 4),
    ]


@pytest.mark.rule("A24.7")
def test_sight_goes_round_darkness_only_where_another_shortest_path_does() -> None:
    """The Long Vigil has two ways from the south passage to the library, by the crypt and not by the Heart."""
    vigil = SCENARIO_NAMES.index("the_long_vigil")
    c = new_castle(3, vigil)
    south, crypt, library = zone("south_passage"), zone("crypt"), zone("library")
    assert sees(c, south, library)
    c.dark[crypt] = 1
    assert not sees(c, south, library)
    assert not sees(c, south, crypt)
    assert sees(c, crypt, crypt)
    assert not sees(c, crypt, library)
    assert zones_within(c, crypt, 2) == [crypt]
    assert crypt not in zones_within(c, south, 2)
    assert crypt in zones_near(c, south, 2)


@pytest.mark.rule("A24.7")
def test_one_lit_way_of_the_same_length_is_enough() -> None:
    """In Feeding the Heart two ways of two links join the east passage and the north passage."""
    heart = SCENARIO_NAMES.index("feeding_the_heart")
    c = new_castle(3, heart)
    east, north, hall, armoury = zone("east_passage"), zone("north_passage"), zone("great_hall"), zone("armoury")
    assert DISTANCE[heart][east][north] == 2
    c.dark[hall] = 1
    assert sees(c, east, north)
    c.dark[armoury] = 1
    assert not sees(c, east, north)


def test_zones_within_reach() -> None:
    c = new_castle(3, 0)
    hall = zone("great_hall")
    assert zones_within(c, hall, 0) == [hall]
    assert zones_within(c, hall, 1) == [hall, zone("west_passage"), zone("north_passage")]
    assert zones_within(c, hall, 2) == [HEART, hall, zone("west_passage"), zone("north_passage")]


# --- scenarios ----------------------------------------------------------------------------------------------------


def test_scenarios_in_their_order() -> None:
    assert SCENARIO_NAMES == [
        "torches_at_the_gate",
        "silver_and_garlic",
        "springs_and_blades",
        "whispers_in_the_village",
        "songs_of_heroes",
        "breaches",
        "feeding_the_heart",
        "the_long_vigil",
        "the_thing_in_the_cellar",
        "riders_from_yunfakh",
        "the_circle_of_bone",
        "all_the_torches",
    ]


def test_morale_heart_and_dial() -> None:
    assert MORALE == [
        [36, 48, 60], [44, 57, 70], [40, 52, 64], [36, 47, 58], [36, 48, 60], [0, 0, 0], [0, 0, 0], [0, 0, 0],
        [42, 56, 70], [0, 0, 0], [32, 42, 52], [48, 62, 76],
    ]  # fmt: skip
    assert [
        *[[5, 5, 5]] * 3, [7, 7, 7], [8, 9, 10], [6, 7, 11], [6, 7, 8], [13, 15, 17], [7, 8, 9], [8, 9, 9], [8, 9, 10],
        [9, 10, 12],
    ] == HEART_HEALTH  # fmt: skip
    assert named([not used for used in MORALE_USED], SCENARIO_NAMES) == [
        "breaches", "feeding_the_heart", "the_long_vigil", "riders_from_yunfakh",
    ]  # fmt: skip
    for values in [*MORALE, *HEART_HEALTH]:
        assert values == sorted(values)
    assert DIAL == [[]] * 3 + [[5, 10]] + [[6, 12]] * 8
    assert [any(values) for values in MORALE] == MORALE_USED


def test_modules_come_one_after_the_other() -> None:
    def first(has: list[bool]) -> int:
        return has.index(True)

    assert [first(has) for has in (HAS_HUNTERS, HAS_TRAPS, HAS_EVENTS, HAS_HEROES)] == [1, 2, 3, 4]
    for has in (HAS_HUNTERS, HAS_TRAPS, HAS_EVENTS, HAS_HEROES):
        assert all(has[first(has) :])
    assert named(HAS_DAY_NIGHT, SCENARIO_NAMES) == ["the_long_vigil", "all_the_torches"]
    assert named(HAS_TROLL, SCENARIO_NAMES) == ["the_thing_in_the_cellar", "all_the_torches"]
    assert named(HAS_YUNFAKH, SCENARIO_NAMES) == ["riders_from_yunfakh", "all_the_torches"]
    assert named(HAS_SUMMONING, SCENARIO_NAMES) == ["the_circle_of_bone", "all_the_torches"]
    assert HAS_ROOM == HAS_SUMMONING
    assert [bool(dial) for dial in DIAL] == HAS_EVENTS


def test_what_wins() -> None:
    others = {5: SEAL, 6: SACRIFICE, 7: SURVIVE, 9: BANNERS, 10: SUMMON_AND_MORALE}
    assert [others.get(scenario, MORALE_ZERO) for scenario in range(12)] == OBJECTIVE
    assert (SEALS[5], SACRIFICES[6]) == ([2, 2, 2], [12, 16, 20])
    assert (SURVIVE_ROUNDS[7], SUMMONS_NEEDED[10]) == (8, 1)
    assert max(map(max, [*SEALS[:5], *SEALS[6:]])) == max(map(max, [*SACRIFICES[:6], *SACRIFICES[7:]])) == 0
    assert (sum(SURVIVE_ROUNDS), sum(SUMMONS_NEEDED)) == (8, 1)


def test_objects_to_pay_for() -> None:
    costs = {
        SCENARIO_NAMES[n]: [RESULT_NAMES[result] for result in OBJECT_COST[n]] for n in range(12) if OBJECT_COST[n]
    }
    assert costs == {
        "breaches": ["defence", "any"],
        "feeding_the_heart": ["magic", "any"],
        "riders_from_yunfakh": ["magic", "any", "any"],
    }
    assert [OBJECT_XP[n] for n in (5, 6, 9)] == [2, 0, 2]
    assert named(OBJECT_ONCE_PER_TURN, SCENARIO_NAMES) == ["breaches"]
    assert named(OBJECT_NO_HERO, SCENARIO_NAMES) == ["riders_from_yunfakh"]
    assert named(OBJECT_HEART, SCENARIO_NAMES) == named(OBJECT_KINDS, SCENARIO_NAMES) == ["feeding_the_heart"]
    assert OBJECT_KINDS[6] == ops.PEASANTS | ops.HUNTERS


def test_what_two_scenarios_change() -> None:
    assert named(ALL_YUNFAKH, SCENARIO_NAMES) == ["riders_from_yunfakh"]
    cellar = SCENARIO_NAMES.index("the_thing_in_the_cellar")
    assert [zone("west_passage") if scenario == cellar else -1 for scenario in range(12)] == TROLL_STARTS


def test_difficulties() -> None:
    changes = list(zip(DIFFICULTIES, MORALE_PERCENT, HEART_CHANGE, strict=True))
    assert changes == [("easy", 75, 2), ("normal", 100, 0), ("hard", 125, -2)]
