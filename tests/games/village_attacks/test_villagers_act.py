"""A15: every villager attacks and then moves towards the Heart."""

from __future__ import annotations

import pytest

from tests.games.village_attacks.positions import (
    Position,
    answers,
    asked,
    castle,
    crowd,
    crowds,
    events,
    minion,
    monster,
    odds,
    offered,
    questions,
    result,
    state,
    summoned,
    villager,
    where,
)
from tests.marks import rule

THREE = "vampire lich dullahan"
"""Undead, Arcane and Mythic."""


def away(monsters: str = THREE) -> Position:
    """A castle whose Monsters are in the laboratory, three zones from the Heart and out of everybody's way."""
    return castle(monsters).at("laboratory", monsters.replace(" ", ", "))


# ---------------------------------------------------------------- the course of the step


@rule("A15.1", "A15.3", "A15.4")
def test_every_villager_attacks_and_then_moves_one_after_the_other() -> None:
    table = away().at("gallery", "vampire, 2 peasant").at("crypt", "peasant").step("villagers")
    assert events(table) == [
        "villager-attacked gallery-peasant vampire 1",
        "hurt vampire 1 5 blow",
        "villager-moved gallery-peasant castle_heart",
        "villager-attacked gallery-peasant vampire 1",
        "hurt vampire 1 4 blow",
        "villager-moved gallery-peasant castle_heart",
        "villager-moved crypt-peasant east_passage",
    ]


@rule("A15.1", "A15.20")
def test_nobody_is_activated_twice_in_this_step() -> None:
    """The Peasant of the library comes into the gallery when everybody there has acted."""
    table = away().at("gallery", "peasant").at("library", "peasant").at("throne_room", "peasant").step("villagers")
    assert crowds(table) == {"castle_heart": {"peasant": 1}, "gallery": {"peasant": 1}, "library": {"peasant": 1}}
    assert state(table).heart == 8


@rule("A15.2")
def test_zones_near_the_heart_come_first_and_in_a_zone_peasants_then_hunters_then_heroes() -> None:
    position = away().at("library", "templar, hunter-demon, peasant").at("gallery", "alchemist, yunfakh-demon, peasant")
    position.c.yunfakh = True
    table = position.at("castle_heart", "peasant").step("villagers")
    assert events(table, "attacked-heart", "villager-moved") == [
        "attacked-heart castle_heart-peasant 7",
        "villager-moved gallery-peasant castle_heart",
        "villager-moved gallery-yunfakh-demon castle_heart",
        "villager-moved gallery-alchemist castle_heart",
        "villager-moved library-peasant gallery",
        "villager-moved library-hunter-demon gallery",
        "villager-moved library-templar gallery",
    ]


@rule("A15.2", "A1.8")
def test_the_coin_decides_between_zones_equally_near() -> None:
    position = away().at("gallery", "hunter-demon").at("east_passage", "peasant").at("library", "peasant")
    table = position.step("villagers", chance="...")
    assert asked(table) == "chance which-zone"
    assert offered(table) == ["gallery", "east_passage"]


@rule("A15.2", "A1.8")
def test_the_coin_decides_between_equal_figures() -> None:
    position = away().at("gallery", "hunter-demon, 2 hunter-cursed, yunfakh-demon, templar")
    position.c.yunfakh = True
    table = position.step("villagers", chance="...")
    assert asked(table) == "chance which-villager"
    assert offered(table) == ["gallery-hunter-cursed", "gallery-hunter-demon", "gallery-yunfakh-demon"]
    ((_, ask),) = table.asked()
    assert ask.weights == [2, 1, 1]


@rule("A15.20", "A15.2")
def test_a_zone_once_begun_is_finished_before_another_at_the_same_distance() -> None:
    position = away().at("gallery", "2 peasant").at("east_passage", "2 peasant")
    table = position.step("villagers", chance="east_passage")
    assert events(table) == [
        "villager-moved east_passage-peasant castle_heart",
        "villager-moved east_passage-peasant castle_heart",
        "villager-moved gallery-peasant castle_heart",
        "villager-moved gallery-peasant castle_heart",
    ]


@rule("A15.20")
def test_after_every_activation_the_next_one_is_looked_for_anew() -> None:
    """The first Peasant dies by Vengeance; the second still acts, and then the zone farther away."""
    position = away().at("gallery", "vampire, 2 peasant").at("library", "peasant").board("vampire", defence="vengeance")
    table = position.step("villagers")
    assert asked(table) == "vampire defend-with"
    answers(table, "vengeance")
    assert crowds(table) == {"castle_heart": {"peasant": 1}, "gallery": {"peasant": 1}}


# ---------------------------------------------------------------- their figures


@rule("A15.5", "A15.8")
def test_a_peasant_hits_a_monster_in_its_zone_for_1_and_moves_1() -> None:
    table = away().at("library", "vampire, peasant").step("villagers")
    assert (monster(table, "vampire").damage, crowds(table)) == (1, {"gallery": {"peasant": 1}})
    assert questions(table) == []


@rule("A15.5", "A15.17")
def test_a_peasant_does_not_reach_the_next_zone() -> None:
    table = away().at("library", "peasant").at("gallery", "vampire").step("villagers")
    assert (monster(table, "vampire").damage, crowds(table)) == (0, {"gallery": {"peasant": 1}})


@rule("A15.6", "A15.13", "A15.10")
@pytest.mark.parametrize(
    ("hunter", "damage"),
    [
        ("hunter-demon", 1),
        ("hunter-undead", 2),
        ("hunter-veteran", 2),
        ("yunfakh-cursed", 1),
        ("yunfakh-undead", 2),
        ("yunfakh-veteran", 2),
    ],
)
@pytest.mark.parametrize("zone", ["library", "gallery", "throne_room"])
def test_a_hunter_hits_a_monster_in_its_own_or_the_next_zone(hunter: str, damage: int, zone: str) -> None:
    position = away().at("library", hunter).at(zone, "vampire")
    position.c.yunfakh = True
    table = position.step("villagers")
    assert (monster(table, "vampire").damage, crowds(table)) == (damage, {"gallery": {hunter: 1}})


@rule("A15.6")
def test_two_zones_away_is_out_of_a_hunters_range() -> None:
    table = away().at("library", "hunter-undead").at("castle_heart", "vampire").step("villagers")
    assert (monster(table, "vampire").damage, crowds(table)) == (0, {"gallery": {"hunter-undead": 1}})


HEROES = [
    # card, move, attacks, range, damage, and a Monster of another Type
    ("exorcist", 1, 1, 1, 1, "dullahan"),
    ("grave_warden", 1, 1, 0, 2, "dullahan"),
    ("beast_slayer", 1, 2, 0, 1, "mummy"),
    ("knight_errant", 1, 1, 0, 2, "mummy"),
    ("silver_huntress", 2, 1, 1, 1, "dullahan"),
    ("plague_doctor", 1, 1, 0, 1, "dullahan"),
    ("witchfinder", 1, 1, 1, 1, "dullahan"),
    ("alchemist", 1, 1, 1, 1, "dullahan"),
    ("templar", 1, 1, 0, 1, "dullahan"),
    ("inquisitor", 1, 1, 0, 1, "dullahan"),
]


@rule("A15.7", "A15.13", "A15.14")
@pytest.mark.parametrize(("hero", "move", "attacks", "reach", "damage", "target"), HEROES)
def test_a_hero_has_the_figures_of_its_card(
    hero: str, move: int, attacks: int, reach: int, damage: int, target: str
) -> None:
    team = f"vampire lich {target}"
    table = away(team).at("crypt", f"{hero}, {target}").step("villagers")
    assert monster(table, target).damage == attacks * damage
    assert crowds(table) == {["crypt", "east_passage", "castle_heart"][move]: {hero: 1}}
    assert events(table, "villager-attacked") == [f"villager-attacked crypt-{hero} {target} {damage}"] * attacks
    table = away(team).at("crypt", hero).at("postern_passage", target).step("villagers")
    assert monster(table, target).damage == (damage if reach else 0)


@rule("A15.10", "A15.7")
@pytest.mark.parametrize(
    ("hero", "nemesis", "damage"),
    [
        ("exorcist", "mummy", 2),
        ("grave_warden", "mummy", 3),
        ("beast_slayer", "dullahan", 4),
        ("knight_errant", "dullahan", 3),
        ("alchemist", "gargoyle", 2),
    ],
)
def test_a_hero_deals_1_more_to_a_nemesis(hero: str, nemesis: str, damage: int) -> None:
    table = away(f"succubus banshee {nemesis}").at("crypt", f"{hero}, {nemesis}").step("villagers")
    assert monster(table, nemesis).damage == damage


@rule("A15.8")
def test_villagers_roll_no_dice() -> None:
    position = away().at("gallery", "dullahan, 2 peasant, hunter-demon, templar").at("castle_heart", "peasant")
    assert questions(position.step("villagers")) == []


# ---------------------------------------------------------------- whom they attack


@rule("A15.9", "A15.10")
def test_a_nemesis_next_door_comes_before_the_heart() -> None:
    table = castle(THREE).at("castle_heart", "hunter-mythic").at("gallery", "dullahan").step("villagers")
    assert (monster(table, "dullahan").damage, state(table).heart) == (2, 8)
    assert crowds(table) == {"castle_heart": {"hunter-mythic": 1}}


@rule("A15.9", "A15.10")
def test_a_nemesis_next_door_comes_before_another_monster_in_the_zone() -> None:
    table = away().at("library", "hunter-mythic, vampire").at("throne_room", "dullahan").step("villagers")
    assert (monster(table, "dullahan").damage, monster(table, "vampire").damage) == (2, 0)


@rule("A15.9")
def test_the_heart_comes_before_the_monsters_in_its_zone() -> None:
    table = castle(THREE).at("castle_heart", "hunter-demon, peasant").step("villagers")
    assert state(table).heart == 6
    assert [monster(table, name).damage for name in THREE.split()] == [0, 0, 0]


@rule("A15.9")
def test_a_monster_in_the_own_zone_comes_before_one_next_door() -> None:
    table = away().at("library", "hunter-demon, dullahan").at("throne_room", "vampire").step("villagers")
    assert (monster(table, "dullahan").damage, monster(table, "vampire").damage) == (1, 0)


@rule("A15.9", "A1.8")
@pytest.mark.parametrize("who", ["peasant", "hunter-demon"])
def test_the_coin_decides_between_monsters_of_one_zone(who: str) -> None:
    table = away().at("library", f"{who}, vampire, dullahan").step("villagers", chance="...")
    assert (asked(table), offered(table)) == ("chance which-fighter", ["vampire", "dullahan"])
    table = away().at("library", f"{who}, vampire, dullahan").step("villagers", chance="dullahan")
    assert (monster(table, "dullahan").damage, monster(table, "vampire").damage) == (1, 0)


@rule("A15.9")
def test_the_coin_decides_between_monsters_next_door() -> None:
    position = away().at("library", "hunter-demon").at("throne_room", "vampire").at("gallery", "lich")
    assert offered(position.step("villagers", chance="...")) == ["vampire", "lich"]


@rule("A15.9")
def test_a_nemesis_next_door_ties_with_one_in_the_own_zone() -> None:
    position = away("vampire lich jiangshi").at("library", "hunter-undead, vampire, lich").at("gallery", "jiangshi")
    assert offered(position.step("villagers", chance="...")) == ["vampire", "jiangshi"]


@rule("A15.9", "A24.7")
@pytest.mark.parametrize("dark", ["library", "gallery"])
def test_a_monster_next_door_is_out_of_range_in_darkness(dark: str) -> None:
    position = away().at("library", "hunter-undead, dullahan").at("gallery", "vampire").dark(dark)
    table = position.step("villagers")
    assert (monster(table, "vampire").damage, monster(table, "dullahan").damage) == (0, 1)


@rule("A15.9", "A22.3")
def test_minions_and_summoned_monsters_are_targets_like_monsters() -> None:
    position = castle(THREE, "the_circle_of_bone").at("summoning_room", "summoned-mummy, skeleton, hunter-arcane")
    table = position.step("villagers")
    assert [one.number for one in state(table).minions] == []
    assert summoned(table, "mummy").damage == 0


@rule("A15.9", "A13.17")
def test_a_summoned_monster_can_be_the_nemesis() -> None:
    position = castle(THREE, "the_circle_of_bone").at("north_passage", "summoned-mummy, 2 skeleton, hunter-undead")
    table = position.step("villagers")
    assert summoned(table, "mummy").damage == 2
    assert minion(table, "skeleton-1").damage == 0


@rule("A15.11")
def test_a_peasant_has_no_nemesis() -> None:
    """It strikes the Heart whoever stands beside it, and anybody else for 1."""
    table = castle(THREE).at("castle_heart", "peasant").at("library", "vampire, peasant").step("villagers")
    assert (state(table).heart, monster(table, "vampire").damage) == (7, 1)
    assert [monster(table, name).damage for name in ("lich", "dullahan")] == [0, 0]


@rule("A15.12")
@pytest.mark.parametrize(
    ("who", "lost"),
    [
        ("peasant", 1),
        ("hunter-demon", 1),
        ("hunter-cursed", 1),
        ("templar", 1),
        ("grave_warden", 1),
        ("beast_slayer", 2),
    ],
)
def test_each_attack_costs_the_heart_1_whoever_strikes(who: str, lost: int) -> None:
    """A Grave Warden deals 2 damage, a Beast Slayer attacks twice."""
    table = away().at("castle_heart", who).step("villagers")
    assert (state(table).heart, crowds(table)) == (8 - lost, {"castle_heart": {who: 1}})


@rule("A15.12")
@pytest.mark.parametrize("who", ["hunter-demon", "alchemist"])
def test_the_heart_is_struck_only_from_its_own_zone(who: str) -> None:
    table = away().at("gallery", who).step("villagers")
    assert (state(table).heart, crowds(table)) == (8, {"castle_heart": {who: 1}})


@rule("A15.12", "A24.5")
def test_in_an_unlucky_heart_zone_each_blow_at_the_heart_needs_a_flip() -> None:
    position = away().unlucky("castle_heart").at("castle_heart", "2 peasant")
    assert state(position.step("villagers", chance="tails heads")).heart == 7


@rule("A15.12", "A1.9", "A1.16")
def test_the_last_blow_at_the_heart_ends_the_game_at_once() -> None:
    table = castle(THREE).heart(1).at("castle_heart", "2 peasant").at("gallery", "peasant").step("villagers")
    assert (result(table), table.over, state(table).heart) == ("lost", True, 0)
    assert events(table, "attacked-heart") == ["attacked-heart castle_heart-peasant 0"]
    assert crowd(table, "gallery") == {"peasant": 1}


@rule("A15.14")
def test_a_target_is_chosen_anew_for_each_attack() -> None:
    """The first blow of the Beast Slayer kills the Dullahan, the second strikes the Heart."""
    position = castle(THREE).at("castle_heart", "beast_slayer").board("dullahan", damage=7)
    table = position.step("villagers")
    assert (where(table, "dullahan"), state(table).heart) == ("nowhere", 7)


@rule("A15.14")
def test_the_coin_is_flipped_for_each_attack() -> None:
    position = away().at("library", "beast_slayer, vampire, lich")
    table = position.step("villagers", chance="vampire lich")
    assert (monster(table, "vampire").damage, monster(table, "lich").damage) == (1, 1)


# ---------------------------------------------------------------- moving


@rule("A15.15")
def test_villagers_take_a_shortest_path_and_the_coin_decides_between_two() -> None:
    table = away().at("west_passage", "peasant").step("villagers", chance="...")
    assert (asked(table), offered(table)) == ("chance which-zone", ["great_hall", "gatehouse_passage"])
    table = away().at("west_passage", "peasant").step("villagers", chance="gatehouse_passage")
    assert crowds(table) == {"gatehouse_passage": {"peasant": 1}}


@rule("A15.15")
@pytest.mark.parametrize(
    ("zone", "there"),
    [
        ("throne_room", "library"),
        ("great_hall", "north_passage"),
        ("chapel", "postern_passage"),
        ("gallery", "castle_heart"),
    ],
)
def test_the_way_to_the_heart(zone: str, there: str) -> None:
    assert crowds(away().at(zone, "peasant").step("villagers")) == {there: {"peasant": 1}}


@rule("A15.15")
def test_a_villager_in_the_heart_zone_stays() -> None:
    assert crowds(away().at("castle_heart", "silver_huntress").step("villagers")) == {
        "castle_heart": {"silver_huntress": 1}
    }


@rule("A15.15", "A15.7")
def test_a_hero_with_two_steps_stops_at_the_heart() -> None:
    table = away().at("gallery", "silver_huntress").step("villagers")
    assert (crowd(table, "castle_heart"), state(table).heart) == ({"silver_huntress": 1}, 8)


@rule("A15.16")
def test_monsters_do_not_block_villagers() -> None:
    table = castle(THREE).at("gallery", "vampire, lich, dullahan, peasant").at("library", "peasant")
    moved = table.step("villagers", chance="vampire")
    assert crowds(moved) == {"castle_heart": {"peasant": 1}, "gallery": {"peasant": 1}}


@rule("A15.17")
def test_with_nothing_in_range_a_villager_only_moves() -> None:
    table = away().at("throne_room", "hunter-undead").step("villagers")
    assert events(table) == ["villager-moved throne_room-hunter-undead library"]


# ---------------------------------------------------------------- stunned, burning, held


@rule("A15.18", "A24.1")
@pytest.mark.parametrize("who", ["peasant", "hunter-demon", "grave_warden"])
def test_a_stunned_villager_stands_up_and_does_nothing_else(who: str) -> None:
    table = away().at("gallery", f"{who} stunned, dullahan").step("villagers")
    assert crowds(table) == {"gallery": {who: 1}}
    assert monster(table, "dullahan").damage == 0


@rule("A15.19", "A24.3")
def test_a_burning_peasant_dies_before_it_attacks() -> None:
    table = away().at("gallery", "peasant burning, dullahan").step("villagers")
    assert (crowds(table), state(table).morale) == ({}, 35)
    assert [(one.damage, one.xp) for one in state(table).monsters] == [(0, 0)] * 3


@rule("A15.19")
def test_a_burning_hero_suffers_1_loses_the_token_and_acts() -> None:
    table = away().at("gallery", "templar burning hurt 2, dullahan").step("villagers")
    assert crowds(table) == {"castle_heart": {"templar": 1}}
    assert villager(table, "castle_heart", "templar").damage == 3
    assert monster(table, "dullahan").damage == 1


@rule("A15.19", "A15.21", "A15.18")
def test_burn_is_suffered_in_a_skipped_activation_too() -> None:
    table = away().at("gallery", "templar burning stunned, dullahan").step("villagers")
    assert crowds(table) == {"gallery": {"templar": 1}}
    assert (villager(table, "gallery", "templar").damage, monster(table, "dullahan").damage) == (1, 0)


@rule("A15.19", "A29.4")
def test_the_shield_of_a_knight_stops_the_burn_and_the_token_goes() -> None:
    table = away().at("library", "knight_errant burning").step("villagers")
    assert crowds(table) == {"gallery": {"knight_errant": 1}}
    assert villager(table, "gallery", "knight_errant").damage == 0


@rule("A15.21")
def test_burn_comes_before_the_special_of_a_hero() -> None:
    table = away().at("gallery", "grave_warden burning hurt 3, skeleton").step("villagers")
    assert (crowds(table), where(table, "skeleton-1"), state(table).morale) == ({}, "gallery", 34)


@rule("A15.21")
def test_the_special_of_a_hero_comes_before_its_attack() -> None:
    """The Grave Warden kills the Skeleton first, so that nobody is left to attack in his zone."""
    table = away().at("gallery", "grave_warden, skeleton").step("villagers")
    assert where(table, "skeleton-1") == "nowhere"
    assert events(table, "villager-attacked") == []


@rule("A15.21")
def test_a_stunned_hero_does_not_use_its_special() -> None:
    table = away().at("gallery", "grave_warden stunned, skeleton").step("villagers")
    assert (where(table, "skeleton-1"), crowds(table)) == ("gallery", {"gallery": {"grave_warden": 1}})


@rule("A15.21")
def test_a_held_villager_attacks_but_does_not_move() -> None:
    position = away().at("gallery", "peasant, hunter-demon, silver_huntress, dullahan").hold("gallery")
    table = position.step("villagers")
    assert monster(table, "dullahan").damage == 3
    assert crowds(table) == {"gallery": {"peasant": 1, "hunter-demon": 1, "silver_huntress": 1}}


@rule("A15.21", "A10.11")
def test_a_hold_ends_with_the_death_of_its_maker() -> None:
    """The Mummy dies of the blow of the first Peasant, who then moves, and so does the second."""
    position = away("vampire lich mummy").at("gallery", "mummy hurt 9, 2 peasant").hold("gallery", "mummy")
    assert crowds(position.step("villagers")) == {"castle_heart": {"peasant": 2}}


@rule("A15.21")
def test_who_leaves_a_zone_that_is_not_held_may_enter_a_held_one() -> None:
    table = away().at("library", "peasant").hold("gallery").step("villagers")
    assert crowds(table) == {"gallery": {"peasant": 1}}


@rule("A15.20", "A17.9")
def test_a_villager_that_was_pushed_after_its_activation_does_not_act_again() -> None:
    """Six stunned Peasants fill the east passage; the one from the crypt pushes one of them into the Heart zone."""
    position = away().at("east_passage", "6 peasant stunned").at("crypt", "peasant")
    table = position.step("villagers")
    assert crowds(table) == {"castle_heart": {"peasant": 1}, "east_passage": {"peasant": 6}}
    assert state(table).heart == 8


@rule("A1.8", "A15.9")
def test_equal_targets_are_equally_likely() -> None:
    table = castle("vampire lich dullahan").at("library", "vampire, lich, peasant").step("villagers", chance="...")
    assert (asked(table), odds(table)) == ("chance which-fighter", {"vampire": 1, "lich": 1})
