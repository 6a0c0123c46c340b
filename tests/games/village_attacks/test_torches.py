"""What torches do (A5)."""

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
    monster,
    odds,
    offered,
    pool,
    state,
    villager,
    where,
)
from tests.marks import rule

# A torch alone is resolved by itself: there is nothing else to choose.


def trio() -> Position:
    return castle("vampire lich dullahan")


@rule("A5.1")
def test_a_torch_moves_a_villager_one_zone() -> None:
    table = trio().at("throne_room", "peasant").act("vampire", "torch")
    assert crowds(table) == {"library": {"peasant": 1}}


@rule("A5.1", "A15.15")
def test_a_torch_follows_a_shortest_path() -> None:
    table = trio().at("west_passage", "peasant").act("vampire", "torch", chance="...")
    assert (asked(table), odds(table)) == ("chance which-zone", {"great_hall": 1, "gatehouse_passage": 1})
    answers(table, "gatehouse_passage")
    assert crowds(table) == {"gatehouse_passage": {"peasant": 1}}


@rule("A5.2")
def test_the_farthest_villager_comes_first() -> None:
    position = trio().at("chapel", "hunter-demon").at("throne_room", "peasant").at("gallery", "peasant")
    table = position.act("vampire", "torch")
    assert events(table, "villager-moved") == ["villager-moved chapel-hunter-demon postern_passage"]


@rule("A5.3")
def test_the_smaller_crowd_comes_first() -> None:
    position = trio().at("throne_room", "2 peasant").at("laboratory", "templar, vampire, lich, dullahan")
    table = position.act("vampire", "torch")
    assert crowds(table) == {"throne_room": {"peasant": 2}, "north_passage": {"templar": 1}}


@rule("A5.3")
def test_equal_crowds_are_decided_by_the_coin() -> None:
    position = trio().at("throne_room", "peasant, peasant stunned").at("laboratory", "2 hunter-demon")
    table = position.at("great_hall", "3 peasant").act("vampire", "torch", chance="...")
    assert odds(table) == {"throne_room": 1, "laboratory": 1}
    answers(table, "laboratory")
    assert crowd(table, "north_passage") == {"hunter-demon": 1}


@rule("A5.4", "A25.1")
@pytest.mark.parametrize(
    ("villagers", "who"),
    [
        ("templar, hunter-demon, peasant", "peasant"),
        ("templar, hunter-demon", "hunter-demon"),
        ("templar, hunter-veteran", "hunter-veteran"),
        ("templar, yunfakh-undead", "yunfakh-undead"),
    ],
)
def test_peasants_before_hunters_before_heroes(villagers: str, who: str) -> None:
    table = castle("vampire lich dullahan", yunfakh="on").at("throne_room", villagers).act("vampire", "torch")
    assert crowd(table, "library") == {who: 1}


@rule("A5.4")
def test_equal_villagers_are_decided_by_the_coin() -> None:
    position = castle("vampire lich dullahan", yunfakh="on")
    position.at("throne_room", "templar, 2 hunter-demon, hunter-undead, yunfakh-undead")
    table = position.act("vampire", "torch", chance="...")
    assert odds(table) == {
        "throne_room-hunter-undead": 1, "throne_room-hunter-demon": 2, "throne_room-yunfakh-undead": 1,
    }  # fmt: skip


@rule("A5.5")
def test_a_villager_moved_by_a_torch_does_not_attack() -> None:
    table = trio().at("library", "vampire, hunter-undead").act("vampire", "torch")
    assert (crowds(table), monster(table, "vampire").damage) == ({"gallery": {"hunter-undead": 1}}, 0)


@rule("A5.6")
@pytest.mark.parametrize(
    ("hero", "heart", "damage"), [("inquisitor", 7, 0), ("beast_slayer", 7, 0), ("grave_warden", 8, 3)]
)
def test_when_all_are_in_the_heart_zone_one_attacks_once(hero: str, heart: int, damage: int) -> None:
    position = trio().at("castle_heart", hero).at("gallery", "lich, dullahan")
    table = position.act("vampire", "torch")
    assert (state(table).heart, monster(table, "vampire").damage) == (heart, damage)
    assert crowds(table) == {"castle_heart": {hero: 1}}


@rule("A5.6")
def test_one_villager_elsewhere_is_enough_for_the_torch_to_move_it() -> None:
    table = trio().at("castle_heart", "5 peasant").at("gallery", "peasant").act("vampire", "torch")
    assert (state(table).heart, crowds(table)) == (8, {"castle_heart": {"peasant": 6}})


@rule("A5.6", "A8.2")
def test_a_monster_attacked_by_a_torch_may_defend_itself() -> None:
    position = trio().at("castle_heart", "hunter-arcane").board("lich", defence="defence")
    table = position.act("vampire", "torch")
    assert asked(table) == "lich defend-with"
    answers(table, "defence")
    assert (monster(table, "lich").damage, state(table).heart) == (0, 8)


@rule("A5.6")
def test_a_torch_brings_the_attack_but_not_the_special_of_an_activation() -> None:
    position = trio().at("castle_heart", "grave_warden, skeleton").at("gallery", "vampire")
    table = position.act("dullahan", "torch")
    assert (state(table).heart, where(table, "skeleton-1")) == (7, "castle_heart")
    position = trio().at("castle_heart", "exorcist").at("gallery", "vampire")
    table = position.act("dullahan", "torch")
    assert (monster(table, "vampire").damage, monster(table, "vampire").silence) == (2, 1)


@rule("A5.7")
def test_a_torch_pays_for_nothing() -> None:
    position = castle("vampire lich dullahan", "the_circle_of_bone").at("summoning_room", "vampire hurt 2, peasant")
    position.traps("bear_traps").board("vampire", damage=2, conditions="slow", skills="bat_form")
    table = position.act("vampire", "torch torch vengeance")
    paid = ["move", "summon", "defend-vengeance", "store-vengeance", "trap-bear_traps"]
    assert offered(table) == ["move", "summon", "torch", "defend-vengeance", "store-vengeance", "trap-bear_traps"]
    answers(table, "store-vengeance")
    assert [name for name in offered(table) if name in paid] == [
        "move",
        "summon",
        "defend-vengeance",
        "trap-bear_traps",
    ]
    answers(table, "defend-vengeance")  # now only the torches are left
    assert asked(table) == "over"


@rule("A5.8")
def test_torches_come_at_any_point_of_the_turn_but_all_before_its_end() -> None:
    table = trio().at("throne_room", "2 peasant").act("vampire", "torch torch melee magic")
    assert "torch" in offered(table)
    assert "end" not in offered(table)
    answers(table, "store-melee", "torch")
    assert crowds(table) == {"library": {"peasant": 1}, "throne_room": {"peasant": 1}}
    answers(table, "store-magic")  # the last torch is all that is left to do, and then a Reserve that may be used
    assert crowds(table) == {"library": {"peasant": 1}, "throne_room": {"peasant": 1}}
    assert "end" not in offered(table)
    answers(table, "torch", "end")
    assert (asked(table), crowds(table)) == ("over", {"library": {"peasant": 2}})


@rule("A5.8")
def test_the_torch_of_the_day_die_is_a_torch() -> None:
    table = trio().day().at("throne_room", "peasant").act("vampire", "melee", special="torch")
    assert ("torch" in offered(table), "end" in offered(table)) == (True, False)
    answers(table, "torch", "end")
    assert crowds(table) == {"library": {"peasant": 1}}


@rule("A5.8", "A23.10")
def test_a_stun_ends_the_turn_after_the_torches() -> None:
    position = castle("vampire lich dullahan", troll="on").at("library", "vampire, troll").at("chapel", "peasant")
    table = position.act("vampire", "melee melee torch torch", chance="defence heads")
    answers(table, "troll")
    assert (asked(table), monster(table, "vampire").lying) == ("over", True)
    assert crowds(table) == {"crypt": {"peasant": 1}}


@rule("A5.8", "A12.2")
def test_the_torches_of_a_dead_monster_are_gone() -> None:
    position = castle("vampire lich dullahan", troll="on").at("library", "vampire hurt 3, troll")
    table = position.at("chapel", "peasant").act("vampire", "melee melee torch torch", chance="melee")
    answers(table, "troll")
    assert (asked(table), where(table, "vampire"), pool(table, "vampire")) == ("over", "nowhere", "")
    assert crowds(table) == {"chapel": {"peasant": 1}}


@rule("A5.9")
def test_without_villagers_a_torch_does_nothing() -> None:
    table = trio().act("vampire", "torch torch")
    assert (asked(table), pool(table, "vampire"), crowds(table), state(table).heart) == ("over", "", {}, 8)


@rule("A5.10")
def test_a_stunned_villager_stands_up_instead() -> None:
    table = trio().at("throne_room", "peasant stunned").act("vampire", "torch torch")
    assert events(table, "villager-stood-up", "villager-moved") == [
        "villager-stood-up throne_room-peasant-stunned",
        "villager-moved throne_room-peasant library",
    ]


@rule("A5.10")
def test_a_stunned_villager_in_the_heart_zone_does_not_attack() -> None:
    table = trio().at("castle_heart", "peasant stunned").act("vampire", "torch")
    assert (state(table).heart, crowds(table)) == (8, {"castle_heart": {"peasant": 1}})


@rule("A5.10", "A24.3")
def test_a_burning_villager_suffers_first() -> None:
    table = trio().at("throne_room", "peasant burning").act("vampire", "torch")
    assert (crowds(table), state(table).morale, monster(table, "vampire").xp) == ({}, 35, 0)
    table = trio().at("throne_room", "inquisitor burning").act("vampire", "torch")
    assert crowds(table) == {"library": {"inquisitor": 1}}
    assert villager(table, "library", "inquisitor").damage == 1


@rule("A5.10")
def test_a_villager_that_is_stunned_and_burns_suffers_and_stands_up() -> None:
    table = trio().at("throne_room", "inquisitor stunned burning").act("vampire", "torch")
    assert crowds(table) == {"throne_room": {"inquisitor": 1}}
    assert villager(table, "throne_room", "inquisitor").damage == 1


@rule("A5.11")
def test_a_torch_moves_one_zone_whoever_moves() -> None:
    table = trio().at("throne_room", "silver_huntress").act("vampire", "torch")
    assert crowds(table) == {"library": {"silver_huntress": 1}}
    table = trio().event("forced_march").at("throne_room", "peasant").act("vampire", "torch")
    assert crowds(table) == {"library": {"peasant": 1}}


@rule("A5.12")
def test_each_torch_chooses_anew() -> None:
    position = trio().at("throne_room", "peasant").at("crypt", "2 peasant")
    table = position.act("vampire", "torch torch torch")
    assert events(table, "villager-moved") == [
        "villager-moved throne_room-peasant library",
        "villager-moved library-peasant gallery",  # alone, so before the two in the crypt
        "villager-moved crypt-peasant east_passage",
    ]


@rule("A5.12", "A17.7")
def test_a_torch_is_spent_on_a_villager_that_finds_no_room() -> None:
    position = trio().at("castle_heart", "12 peasant").at("library", "vampire, lich, dullahan").at("gallery", "peasant")
    table = position.act("vampire", "torch torch")
    assert (asked(table), pool(table, "vampire")) == ("over", "")
    assert crowds(table) == {"castle_heart": {"peasant": 12}, "gallery": {"peasant": 1}}
    assert state(table).heart == 8


@rule("A5.12")
def test_a_torch_that_moved_the_last_one_into_the_heart_zone_lets_the_next_one_attack() -> None:
    table = trio().at("gallery", "peasant").act("vampire", "torch torch")
    assert (crowds(table), state(table).heart) == ({"castle_heart": {"peasant": 1}}, 7)
