"""A31: the twelve scenarios, what lies on their maps, how they are won and lost."""

from __future__ import annotations

import pytest

from ludoteca.engine.table import Table
from ludoteca.games.village_attacks.castle import ADJACENT
from ludoteca.games.village_attacks.content import SACRIFICES, SCENARIOS, SEALS
from ludoteca.games.village_attacks.words import EVENT, HUNTER, SCENARIO, YUNFAKH, ZONE
from tests.games.village_attacks.positions import (
    Position,
    answers,
    asked,
    castle,
    crowd,
    crowds,
    events,
    later,
    monster,
    offered,
    questions,
    result,
    set_up,
    state,
    trap_row,
    where,
)
from tests.marks import rule

THREE = "vampire lich dullahan"
FOUR = "vampire lich dullahan banshee"
FIVE = "vampire lich dullahan banshee succubus"
TEAMS = {3: THREE, 4: FOUR, 5: FIVE}

DRAWINGS = {
    "torches_at_the_gate": """
         .  .  . 16  .  .  .
         .  .  . 08  .  .  .
         .  .  . 10  .  .  .
        11 02 14 01 12 03 15
         .  .  . 06  .  .  .
         .  .  . 13  .  .  .
         .  .  . 07  .  .  .""",
    "silver_and_garlic": """
        11 02 14  .  .
         .  . 06  .  .
        13 07 01 12 03
        04  . 10  . 15
         .  . 16  . 08
         .  . 09  .  .""",
    "springs_and_blades": """
        11 06 14 02  .  .  .
         .  .  . 12  .  .  .
        15 07 13 01 04 09 03
         .  .  . 10  .  .  .
         .  . 08 16  .  .  .""",
    "whispers_in_the_village": """
         . 11  . 12  .
         . 06  . 07  .
        13 02 01 03 14
         . 08  . 09  .
         . 15  . 16  .""",
    "songs_of_heroes": """
        11 02 14 09  .
        15  . 06  .  .
        07 13 01 12 08
         .  . 10  . 16
         .  . 03  . 04
         .  . 05  .  .""",
    "breaches": """
        11 06 02 07 12
         .  . 14  .  .
        08 13 01 10 09
         .  . 15  .  .
        16 03 04 05  .""",
    "feeding_the_heart": """
         . 11 02 12  .
        13 06 14 07 15
         .  . 01  .  .
         . 08 16 09  .
         .  . 10  .  .
         .  . 03  .  .""",
    "the_long_vigil": """
        11 02 12
        14  . 15
        06 01 07
        13  . 16
        08 03 09""",
    "the_thing_in_the_cellar": """
         .  . 08 11  .  .
         .  .  . 06  .  .
        16 02 12 01 13 03
        04  .  . 07  . 14
         .  .  . 15  . 09
         .  .  . 10  .  .""",
    "riders_from_yunfakh": """
        11 02 12 04 16
        14  . 06  . 15
        07 13 01 10 08
         .  . 03  .  .
         .  . 09  .  .
         .  . 05  .  .""",
    "the_circle_of_bone": """
        11 02 14 17  .  .
         .  . 06  .  .  .
        13 07 01 12 03 05
        04  . 10  . 15  .
         .  . 16  . 08  .
         .  . 09  .  .  .""",
    "all_the_torches": """
        11 06 02 07 12
        14  . 17  . 15
        08 13 01 10 09
        16  . 03  . 04
        05  .  .  .  .""",
}
"""The maps: tiles by number, those that touch are linked."""


def links(drawing: str) -> list[list[int]]:
    """By zone: the zones whose tiles touch its own."""
    rows = [row.split() for row in drawing.strip().splitlines()]
    tiles = {(x, y): int(tile) - 1 for y, row in enumerate(rows) for x, tile in enumerate(row) if tile != "."}
    found: list[list[int]] = [[] for _ in range(17)]
    for (x, y), zone in tiles.items():
        beside = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
        found[zone] = sorted(tiles[place] for place in beside if place in tiles)
    return found


@rule("A2.4")
@pytest.mark.parametrize("scenario", SCENARIO.names)
def test_the_map_is_the_one_of_the_scenario(scenario: str) -> None:
    assert ADJACENT[SCENARIO.value(scenario)] == links(DRAWINGS[scenario])


def printed(scenario: str, monsters: int) -> tuple[int, int, list[str]]:
    """The same as the scenario says it for so many Monsters."""
    said = SCENARIOS[SCENARIO.value(scenario)]
    morale = said.morale[monsters - 3] if any(said.morale) else 0
    return morale, said.heart[monsters - 3], [token.zone for token in said.spawns if token.monsters <= monsters]


def laid_out(scenario: str, monsters: int, chance: str = "...") -> tuple[int, int, list[str]]:
    """Morale, Heart and the zones of the spawn tokens after set-up."""
    c = state(set_up(TEAMS[monsters], chance, scenario=scenario))
    return c.morale, c.heart, [ZONE.name(zone) for zone in c.spawns]


def last_kill(scenario: str, **options: str) -> Table:
    """With one morale left the Vampire kills a Peasant at the Heart."""
    table = castle(THREE, scenario, seats=3, **options).morale(1).at("castle_heart", "peasant").act("vampire", "melee")
    answers(table, "melee")
    return table


def last_blow(scenario: str, **options: str) -> Table:
    """With one health left the Heart is struck by a Peasant."""
    return castle(THREE, scenario, seats=3, **options).heart(1).at("castle_heart", "peasant").step("villagers")


def modules(scenario: str) -> list[str]:
    """What a scenario uses beyond Peasants, seen at the table."""
    c = state(
        set_up(THREE, "day ..." if scenario in ("the_long_vigil", "all_the_torches") else "...", scenario=scenario)
    )
    found = [*["summoning"] * c.summoning, *["troll"] * c.troll_used, *["day_night"] * c.day_night]
    table = castle(THREE, scenario).step("draw-trap", chance="...")
    found += [] if table.over else ["traps"]
    table = castle(THREE, scenario).dial(0).step("dial", "dial", "dial", "dial", chance="...")
    found += [] if table.over else ["events"]
    token = ZONE.name(c.spawns[0])
    table = castle(THREE, scenario).step(f"spawn-at {token}", chance="champion ...")
    found += ["heroes"] if not table.over and "hero-card" in asked(table) else []
    table = castle(THREE, scenario).step(f"spawn-at {token}", chance="scouts ...")
    found += ["hunters"] if not table.over and "type-token" in asked(table) else []
    return sorted(found + ["yunfakh"] * c.yunfakh)


# ---------------------------------------------------------------- morale


@rule("A31.1", "A1.10")
@pytest.mark.parametrize("monsters", [3, 4, 5])
def test_torches_at_the_gate(monsters: int) -> None:
    assert laid_out("torches_at_the_gate", monsters) == printed("torches_at_the_gate", monsters)


@rule("A31.1")
def test_torches_at_the_gate_brings_only_peasants_and_is_won_by_morale() -> None:
    assert modules("torches_at_the_gate") == []
    assert (result(last_kill("torches_at_the_gate")), result(last_blow("torches_at_the_gate"))) == ("won", "lost")


@rule("A31.1")
def test_without_traps_and_events_the_villager_phase_goes_on() -> None:
    table = castle(THREE, "torches_at_the_gate").step("draw-trap", "dial", "villagers", "troll", "trap-step")
    assert (questions(table), state(table).dial, trap_row(table)) == ([], 0, [])


@rule("A31.2")
@pytest.mark.parametrize("monsters", [3, 4, 5])
def test_silver_and_garlic(monsters: int) -> None:
    assert laid_out("silver_and_garlic", monsters) == printed("silver_and_garlic", monsters)
    assert modules("silver_and_garlic") == ["hunters"]
    assert (result(last_kill("silver_and_garlic")), result(last_blow("silver_and_garlic"))) == ("won", "lost")


@rule("A31.3")
@pytest.mark.parametrize("monsters", [3, 4, 5])
def test_springs_and_blades(monsters: int) -> None:
    assert laid_out("springs_and_blades", monsters) == printed("springs_and_blades", monsters)
    assert modules("springs_and_blades") == ["hunters", "traps"]
    assert (result(last_kill("springs_and_blades")), result(last_blow("springs_and_blades"))) == ("won", "lost")


@rule("A31.4")
@pytest.mark.parametrize("monsters", [3, 4, 5])
def test_whispers_in_the_village(monsters: int) -> None:
    name = "whispers_in_the_village"
    assert laid_out(name, monsters) == printed(name, monsters)
    assert modules(name) == ["events", "hunters", "traps"]
    assert (result(last_kill(name)), result(last_blow(name))) == ("won", "lost")


@rule("A31.4", "A14.4")
@pytest.mark.parametrize(("dial", "events_drawn"), [(1, 0), (2, 1), (5, 0), (7, 1)])
def test_the_thresholds_of_whispers_in_the_village_are_5_and_10(dial: int, events_drawn: int) -> None:
    table = castle(THREE, "whispers_in_the_village").dial(dial).step("dial", chance="ballad " * events_drawn)
    assert len(events(table, "event-came")) == events_drawn


@rule("A31.5")
@pytest.mark.parametrize("monsters", [3, 4, 5])
def test_songs_of_heroes(monsters: int) -> None:
    assert laid_out("songs_of_heroes", monsters) == printed("songs_of_heroes", monsters)
    assert modules("songs_of_heroes") == ["events", "heroes", "hunters", "traps"]
    assert (result(last_kill("songs_of_heroes")), result(last_blow("songs_of_heroes"))) == ("won", "lost")


@rule("A31.5", "A31.6", "A31.7", "A31.8", "A31.9", "A31.10", "A31.11", "A31.12")
@pytest.mark.parametrize("scenario", SCENARIO.names[4:])
@pytest.mark.parametrize(("dial", "drawn", "after"), [(2, 0, 5), (3, 1, 6), (8, 0, 11), (9, 1, 0)])
def test_from_the_fifth_scenario_on_the_thresholds_are_6_and_12(
    scenario: str, dial: int, drawn: int, after: int
) -> None:
    table = castle(THREE, scenario).dial(dial).step("dial", chance="cut_tripwires " * drawn)
    assert (len(events(table, "event-came")), state(table).dial) == (drawn, after)


# ---------------------------------------------------------------- Breaches


def breach(zone: str = "west_passage", who: str = "vampire", monsters: str = THREE) -> Position:
    return castle(monsters, "breaches").at(zone, who)


@rule("A31.6")
@pytest.mark.parametrize("monsters", [3, 4, 5])
def test_breaches(monsters: int) -> None:
    assert laid_out("breaches", monsters) == printed("breaches", monsters)
    assert modules("breaches") == ["events", "heroes", "hunters", "traps"]
    assert result(last_blow("breaches")) == "lost"


@rule("A31.6", "A11.7")
@pytest.mark.parametrize(
    ("zone", "dice", "may"),
    [
        ("west_passage", "defence melee", True),
        ("west_passage", "defence defence", True),
        ("west_passage", "defence", False),
        ("west_passage", "magic melee", False),
        ("west_passage", "defence torch", False),
        ("great_hall", "defence melee", False),
        ("postern_passage", "defence melee", False),
    ],
)
def test_a_seal_costs_defence_and_any_at_a_breach(zone: str, dice: str, may: bool) -> None:
    """The postern passage is a breach only from four Monsters on."""
    table = breach(zone).at("castle_heart", "peasant").act("vampire", dice)
    assert (not table.over and "objective" in offered(table)) == may


@rule("A31.6")
def test_with_three_monsters_a_breach_needs_two_seals_and_a_monster_puts_one_a_turn() -> None:
    table = breach().act("vampire", "defence melee defence melee")
    answers(table, "objective")
    while "pay-with" in asked(table):
        answers(table, offered(table)[-1])
    assert state(table).seals[ZONE.value("west_passage")] == 1
    assert (monster(table, "vampire").xp, len(state(table).spawns)) == (0, 2)
    assert "objective" not in offered(table)


@rule("A31.6")
def test_in_its_next_turn_a_monster_may_put_another_seal() -> None:
    table = breach().act("vampire", "defence melee")
    answers(table, "objective")
    assert sum(state(table).seals) == 1
    table = later(table, "monster-turn vampire", chance="defence melee ranged magic vengeance magic")
    answers(table, "objective", "pool-melee")
    assert ZONE.value("west_passage") not in state(table).spawns


@rule("A31.6")
def test_another_monster_may_put_the_last_seal_and_gets_the_reward() -> None:
    table = breach(who="vampire, lich").seals("west_passage", 1).act("lich", "defence magic")
    answers(table, "objective")
    assert [ZONE.name(zone) for zone in state(table).spawns] == ["east_passage"]
    assert (monster(table, "lich").xp, monster(table, "vampire").xp) == (2, 0)
    assert (result(table), sum(state(table).seals)) == ("playing", 0)


@rule("A31.6")
@pytest.mark.parametrize("monsters", [FOUR, FIVE])
def test_with_four_or_five_monsters_too_the_last_seal_closes_a_breach(monsters: str) -> None:
    needed = SEALS[SCENARIO.value("breaches")][len(monsters.split()) - 3]
    table = breach(monsters=monsters).seals("west_passage", needed - 1).act("vampire", "defence magic")
    answers(table, "objective")
    assert ZONE.value("west_passage") not in state(table).spawns
    assert monster(table, "vampire").xp == 2


@rule("A31.6", "A1.10", "A1.16")
def test_breaches_is_won_when_the_last_breach_is_sealed() -> None:
    table = breach().closed("east_passage").seals("west_passage", 1).act("vampire", "defence magic")
    answers(table, "objective")
    assert (result(table), table.over, state(table).spawns) == ("won", True, [])


@rule("A31.6", "A18.1")
def test_no_villager_comes_through_a_sealed_breach() -> None:
    table = castle(THREE, "breaches").closed("west_passage").step("spawn", chance="mob_small")
    assert crowds(table) == {"east_passage": {"peasant": 3}}


@rule("A31.6")
def test_in_breaches_kills_give_experience_and_morale_is_not_used() -> None:
    table = castle(THREE, "breaches").at("castle_heart", "peasant").act("vampire", "melee")
    answers(table, "melee")
    assert (monster(table, "vampire").xp, state(table).morale, result(table)) == (1, 0, "playing")


@rule("A31.6", "A11.8")
def test_minions_do_not_seal_breaches() -> None:
    table = breach(who="lich, skeleton").act("lich", "defence magic melee")
    answers(table, "minion-skeleton-1")
    assert "objective" not in offered(table)


# ---------------------------------------------------------------- Feeding the Heart


def altar(who: str, monsters: str = THREE) -> Position:
    return castle(monsters, "feeding_the_heart").at("castle_heart", who)


@rule("A31.7")
@pytest.mark.parametrize("monsters", [3, 4, 5])
def test_feeding_the_heart(monsters: int) -> None:
    assert laid_out("feeding_the_heart", monsters) == printed("feeding_the_heart", monsters)
    assert modules("feeding_the_heart") == ["events", "heroes", "hunters", "traps"]
    assert result(last_blow("feeding_the_heart")) == "lost"


@rule("A31.7", "A11.7")
@pytest.mark.parametrize(
    ("who", "dice", "may"),
    [
        ("peasant", "magic melee", True),
        ("hunter-demon", "magic magic", True),
        ("peasant stunned", "magic melee", True),
        ("peasant", "magic", False),
        ("peasant", "melee ranged", False),
        ("templar", "magic melee", False),
    ],
)
def test_a_sacrifice_costs_magic_and_any_and_takes_a_peasant_or_hunter(who: str, dice: str, may: bool) -> None:
    assert ("objective" in offered(altar(who).act("vampire", dice))) == may


@rule("A31.7")
def test_sacrifices_are_made_only_in_the_heart_zone() -> None:
    table = castle(THREE, "feeding_the_heart").at("gallery", "vampire, peasant").act("vampire", "magic melee")
    assert "objective" not in offered(table)
    table = castle(THREE, "feeding_the_heart").at("library", "peasant").act("vampire", "magic melee")
    assert "objective" not in offered(table)


@rule("A31.7")
def test_a_sacrifice_is_a_kill_and_the_heart_regains_1() -> None:
    """Peasants before Hunters; a Hero in the zone does not matter. It may be done as often as it can be paid."""
    table = altar("2 peasant, hunter-demon, templar").heart(4).act("vampire", "magic melee magic ranged")
    answers(table, "objective", "pool-melee")
    assert crowd(table, "castle_heart") == {"peasant": 1, "hunter-demon": 1, "templar": 1}
    assert (state(table).heart, state(table).sacrifices, monster(table, "vampire").xp) == (5, 1, 1)
    answers(table, "objective")
    assert crowd(table, "castle_heart") == {"hunter-demon": 1, "templar": 1}
    assert (state(table).heart, state(table).sacrifices, monster(table, "vampire").xp) == (6, 2, 2)


@rule("A31.7", "A7.7", "A25.1")
def test_victims_are_taken_by_priority_or_lie_stunned() -> None:
    table = altar("peasant, peasant stunned, hunter-demon").act("vampire", "magic melee")
    answers(table, "objective")
    assert offered(table) == ["castle_heart-peasant", "castle_heart-peasant-stunned"]


@rule("A31.7", "A1.13")
def test_a_sacrifice_does_not_lift_the_heart_above_its_start() -> None:
    table = altar("peasant").act("vampire", "magic melee")
    answers(table, "objective")
    assert state(table).heart == state(table).heart_start


@rule("A31.7", "A1.10")
@pytest.mark.parametrize(("monsters", "needed"), list(zip((THREE, FOUR, FIVE), SACRIFICES[6], strict=True)))
def test_feeding_the_heart_is_won_by_sacrifices(monsters: str, needed: int) -> None:
    for made, ends in ((needed - 2, "playing"), (needed - 1, "won")):
        table = altar("2 peasant", monsters).sacrifices(made).act("vampire", "magic melee")
        answers(table, "objective")
        assert (state(table).sacrifices, result(table)) == (made + 1, ends)


@rule("A31.7")
def test_in_feeding_the_heart_other_kills_are_no_sacrifices() -> None:
    table = altar("peasant").sacrifices(5).act("vampire", "melee")
    answers(table, "melee")
    assert (state(table).sacrifices, result(table), state(table).morale) == (5, "playing", 0)


# ---------------------------------------------------------------- The Long Vigil


@rule("A31.8")
@pytest.mark.parametrize("monsters", [3, 4, 5])
def test_the_long_vigil(monsters: int) -> None:
    assert laid_out("the_long_vigil", monsters, "day ...") == printed("the_long_vigil", monsters)
    assert modules("the_long_vigil") == ["day_night", "events", "heroes", "hunters", "traps"]
    assert result(last_blow("the_long_vigil")) == "lost"


@rule("A31.8", "A1.16")
@pytest.mark.parametrize(("round", "ends"), [(6, "playing"), (7, "playing"), (8, "won")])
def test_the_long_vigil_is_won_at_the_end_of_round_8(round: int, ends: str) -> None:
    table = castle(THREE, "the_long_vigil").heart(1).round(round).step("clean-up", chance="...")
    assert (result(table), table.over) == (ends, ends == "won")


@rule("A31.8")
def test_the_long_vigil_is_not_won_before_the_clean_up_of_round_8() -> None:
    position = castle(THREE, "the_long_vigil").heart(1).round(8).at("castle_heart", "peasant")
    assert result(position.step("villagers", "clean-up")) == "lost"


@rule("A31.8")
def test_the_long_vigil_is_won_even_if_all_monsters_are_dead() -> None:
    table = castle(THREE, "the_long_vigil").dead(*THREE.split()).round(8).step("clean-up")
    assert result(table) == "won"


@rule("A31.8")
def test_in_the_long_vigil_kills_do_not_end_the_game() -> None:
    table = castle(THREE, "the_long_vigil").night().at("castle_heart", "peasant").act("vampire", "melee")
    answers(table, "melee")
    assert (result(table), monster(table, "vampire").xp) == ("playing", 2)


# ---------------------------------------------------------------- The Thing in the Cellar


@rule("A31.9")
@pytest.mark.parametrize("monsters", [3, 4, 5])
def test_the_thing_in_the_cellar(monsters: int) -> None:
    name = "the_thing_in_the_cellar"
    assert laid_out(name, monsters) == printed(name, monsters)
    assert modules(name) == ["events", "heroes", "hunters", "traps", "troll"]
    assert (result(last_kill(name)), result(last_blow(name))) == ("won", "lost")


@rule("A31.9", "A21.3")
def test_the_troll_starts_in_the_west_passage_and_a_troll_card_is_near_the_top() -> None:
    table = set_up(THREE, scenario="the_thing_in_the_cellar")
    assert where(table, "troll") == "west_passage"
    c = state(table)
    for place, card in zip(c.event_deck[:-3:-1], ("ballad", "sermon"), strict=True):
        c.events.settle(place, EVENT.value(card))
    assert c.events.possible(c.event_deck[-3])[0] == [EVENT.value("troll")]


@rule("A31.9")
def test_in_other_scenarios_the_troll_has_to_come_first() -> None:
    table = set_up(THREE, scenario="songs_of_heroes", troll="on")
    assert (where(table, "troll"), events(table, "troll-came")) == ("nowhere", [])


# ---------------------------------------------------------------- Riders from Yunfakh


def banner(who: str, monsters: str = THREE, zone: str = "west_passage") -> Position:
    return castle(monsters, "riders_from_yunfakh").at(zone, who)


@rule("A31.10")
@pytest.mark.parametrize("monsters", [3, 4, 5])
def test_riders_from_yunfakh(monsters: int) -> None:
    name = "riders_from_yunfakh"
    assert laid_out(name, monsters) == printed(name, monsters)
    assert modules(name) == ["events", "heroes", "hunters", "traps", "yunfakh"]
    assert result(last_blow(name)) == "lost"


@rule("A31.10", "A18.12")
def test_all_hunters_are_yunfakh_there() -> None:
    position = castle(THREE, "riders_from_yunfakh").rank(3)
    table = position.step("spawn-at west_passage", chance="scouts undead")
    assert crowds(table) == {"west_passage": {"yunfakh-undead": 3}}
    table = castle(THREE, "riders_from_yunfakh").event_card("hired_guns", chance="west_passage arcane")
    assert crowds(table) == {"west_passage": {"yunfakh-arcane": 2}}


@rule("A31.10", "A11.7")
@pytest.mark.parametrize(
    ("zone", "who", "dice", "may"),
    [
        ("west_passage", "vampire", "magic melee ranged", True),
        ("west_passage", "vampire, 2 peasant, yunfakh-demon", "magic magic magic", True),
        ("west_passage", "vampire, templar", "magic melee ranged", False),
        ("west_passage", "vampire, templar stunned", "magic melee ranged", False),
        ("west_passage", "vampire", "magic melee", False),
        ("west_passage", "vampire", "melee ranged defence", False),
        ("great_hall", "vampire", "magic melee ranged", False),
        ("chapel", "vampire", "magic melee ranged", False),
    ],
)
def test_a_banner_is_burnt_with_magic_and_two_more_if_no_hero_is_there(
    zone: str, who: str, dice: str, may: bool
) -> None:
    """With three Monsters there is no banner in the chapel."""
    table = banner(who, zone=zone).act("vampire", dice)
    assert ("objective" in offered(table)) == may


@rule("A31.10", "A1.10")
def test_burning_a_banner_takes_the_spawn_token_and_the_last_one_wins() -> None:
    table = banner("vampire").act("vampire", "magic melee ranged")
    answers(table, "objective")
    assert [ZONE.name(zone) for zone in state(table).spawns] == ["postern_passage", "throne_room"]
    assert (monster(table, "vampire").xp, result(table)) == (2, "playing")
    table = banner("vampire").closed("postern_passage", "throne_room").act("vampire", "magic melee ranged")
    answers(table, "objective")
    assert (state(table).spawns, result(table)) == ([], "won")


@rule("A31.10")
def test_banners_stand_where_the_tokens_are_and_morale_is_not_used() -> None:
    table = castle(FIVE, "riders_from_yunfakh").at("castle_heart", "peasant").act("vampire", "melee")
    answers(table, "melee")
    assert (state(table).morale, result(table), monster(table, "vampire").xp) == (0, "playing", 1)


# ---------------------------------------------------------------- The Circle of Bone


@rule("A31.11")
@pytest.mark.parametrize("monsters", [3, 4, 5])
def test_the_circle_of_bone(monsters: int) -> None:
    name = "the_circle_of_bone"
    assert laid_out(name, monsters) == printed(name, monsters)
    assert modules(name) == ["events", "heroes", "hunters", "summoning", "traps"]
    assert result(last_blow(name)) == "lost"


@rule("A31.11", "A1.10", "A1.13")
def test_without_a_summoning_morale_stays_at_0_and_the_game_goes_on() -> None:
    table = last_kill("the_circle_of_bone")
    assert (state(table).morale, result(table)) == (0, "playing")
    position = castle(THREE, "the_circle_of_bone").morale(0).at("castle_heart", "peasant")
    table = position.act("vampire", "melee")
    answers(table, "melee")
    assert (state(table).morale, result(table)) == (0, "playing")
    table = later(table, "draw-event", chance="ballad")
    assert state(table).morale == 0


@rule("A31.11")
def test_after_a_summoning_morale_0_wins() -> None:
    position = (
        castle(THREE, "the_circle_of_bone").morale(1).at("castle_heart", "peasant").at("library", "summoned-mummy")
    )
    table = position.act("vampire", "melee")
    answers(table, "melee")
    assert result(table) == "won"


@rule("A31.11")
def test_it_is_enough_to_have_summoned_a_monster_that_is_gone() -> None:
    position = castle(THREE, "the_circle_of_bone").morale(1).at("castle_heart", "peasant")
    position.c.summons = 1
    table = position.act("vampire", "melee")
    answers(table, "melee")
    assert result(table) == "won"


@rule("A31.11", "A13.7")
def test_the_summoning_itself_wins_if_morale_is_0_already() -> None:
    position = castle(THREE, "the_circle_of_bone").morale(0).at("summoning_room", "vampire")
    position.board("lich", paid="magic").board("dullahan", paid="melee")
    table = position.act("vampire", "magic", chance="mummy")
    answers(table, "summon")
    while not table.over:
        answers(table, offered(table)[0])
    assert (result(table), state(table).summons) == ("won", 1)


# ---------------------------------------------------------------- All the Torches


@rule("A31.12")
@pytest.mark.parametrize("monsters", [3, 4, 5])
def test_all_the_torches(monsters: int) -> None:
    name = "all_the_torches"
    assert laid_out(name, monsters, "night ...") == printed(name, monsters)
    assert modules(name) == ["day_night", "events", "heroes", "hunters", "summoning", "traps", "troll", "yunfakh"]
    assert (result(last_kill(name)), result(last_blow(name))) == ("won", "lost")


@rule("A31.12", "A21.4")
def test_in_all_the_torches_the_troll_is_in_the_deck_and_not_on_the_map() -> None:
    table = set_up(THREE, "day ...", scenario="all_the_torches")
    assert where(table, "troll") == "nowhere"
    c = state(table)
    for place, card in zip(c.event_deck[:-3:-1], ("ballad", "sermon"), strict=True):
        c.events.settle(place, EVENT.value(card))
    assert c.events.possible(c.event_deck[-3])[0] == [EVENT.value("troll")]


@rule("A31.12", "A18.12")
def test_in_all_the_torches_half_of_the_hunters_are_yunfakh() -> None:
    table = castle(THREE, "all_the_torches").rank(3).step("spawn-at chapel", chance="scouts undead")
    kinds = [one.kind for one in state(table).crowd[ZONE.value("chapel")]]
    assert (kinds.count(YUNFAKH), kinds.count(HUNTER)) == (2, 1)
