"""The Reserve (A9) and abilities (A10)."""

from __future__ import annotations

import pytest

from ludoteca.games.village_attacks.words import ZONE
from tests.games.village_attacks.positions import (
    Position,
    answers,
    asked,
    castle,
    crowd,
    crowds,
    events,
    monster,
    offered,
    pool,
    questions,
    reserve,
    skills,
    state,
    where,
)
from tests.marks import rule

FEAST = "ability-vampire-blood_feast"
ROLL = ["melee", "melee", "ranged", "ranged", "magic", "magic"]


def trio() -> Position:
    return castle("vampire lich dullahan")


# ---------------------------------------------------------------- the Reserve


@rule("A9.1")
@pytest.mark.parametrize("result", ["melee", "ranged", "magic", "defence", "vengeance"])
def test_every_useful_result_can_be_stored(result: str) -> None:
    table = trio().act("vampire", f"{result} {result}")
    answers(table, f"store-{result}")
    assert (pool(table, "vampire"), reserve(table, "vampire")) == (result, result)


@rule("A9.1", "A23.6")
def test_silence_takes_a_reserve_slot() -> None:
    table = trio().board("vampire", conditions="silence").act("vampire", "melee melee melee")
    answers(table, "store-melee")
    assert "store-melee" not in offered(table)


@rule("A9.2", "A11.13", "A19.2")
def test_the_reserve_outlasts_the_round() -> None:
    position = trio().first("dullahan").board("vampire", reserve="magic defence")
    table = position.act("vampire", "melee melee vengeance", "clean-up", chance="...")
    answers(table, "end")
    assert (asked(table), offered(table)) == ("vampire drop-reserve", ["pass", "magic", "defence"])
    assert (reserve(table, "vampire"), pool(table, "vampire")) == ("magic defence", "")


@rule("A9.3")
def test_a_stored_result_is_used_like_a_rolled_one() -> None:
    position = trio().at("library", "vampire hurt 1, 3 peasant").at("gallery", "peasant")
    table = position.board("vampire", damage=1, reserve="melee ranged").act("vampire", "magic")
    answers(table, "ranged")
    assert (crowd(table, "gallery"), reserve(table, "vampire")) == ({}, "melee")
    answers(table, FEAST, "library-peasant", "pass")
    assert (reserve(table, "vampire"), pool(table, "vampire")) == ("", "")
    assert (crowd(table, "library"), monster(table, "vampire").damage) == ({"peasant": 2}, 0)


@rule("A9.4")
def test_a_stored_result_does_not_defend() -> None:
    position = trio().at("library", "vampire, peasant").board("vampire", reserve="defence vengeance")
    table = position.step("villagers")
    assert (asked(table), monster(table, "vampire").damage) == ("over", 1)
    assert reserve(table, "vampire") == "defence vengeance"


@rule("A9.4")
@pytest.mark.parametrize("result", ["defence", "vengeance"])
def test_a_stored_result_can_be_moved_to_a_defence_slot(result: str) -> None:
    table = trio().board("dullahan", reserve=result).act("dullahan")
    answers(table, f"defend-{result}")
    me = monster(table, "dullahan")
    assert (reserve(table, "dullahan"), me.defence, me.vengeance) == (
        "",
        int(result == "defence"),
        int(result != "defence"),
    )


@rule("A9.5")
def test_a_result_stored_in_this_turn_may_still_be_spent() -> None:
    table = trio().at("library", "vampire, 2 peasant").act("vampire", "melee")
    answers(table, "store-melee", "melee")
    assert (reserve(table, "vampire"), crowd(table, "library")) == ("", {"peasant": 1})


@rule("A9.5", "A10.8")
def test_slots_are_never_emptied_again() -> None:
    table = trio().act("dullahan", "defence vengeance melee")
    answers(table, "defend-defence", "defend-vengeance", "store-melee")
    assert offered(table) == ["move", "end"]  # paid from the Reserve; neither the slots nor Hold the Stair
    answers(table, "move", "gallery")
    assert asked(table) == "over"
    assert (monster(table, "dullahan").defence, monster(table, "dullahan").vengeance) == (1, 1)


@rule("A9.6")
def test_a_used_reserve_gives_no_die() -> None:
    table = trio().at("library", "vampire, peasant").board("vampire", reserve="melee").turn("vampire", chance="...")
    answers(table, "pass", "ranged", "ranged", "magic", "magic", "defence", "melee")
    assert (asked(table), reserve(table, "vampire")) == ("vampire act", "")
    assert pool(table, "vampire") == "ranged ranged magic magic defence"
    assert questions(table).count("roll") == 5


@rule("A9.7")
def test_torches_are_never_stored() -> None:
    table = trio().act("vampire", "torch torch melee melee")
    assert [name for name in offered(table) if name.startswith("store-")] == ["store-melee"]


# ---------------------------------------------------------------- paying for abilities


@rule("A10.1")
@pytest.mark.parametrize(
    ("results", "payable"),
    [
        ("melee magic ranged", True),
        ("melee melee ranged", False),
        ("magic magic ranged", False),
        ("magic torch", False),
    ],
)
def test_an_ability_costs_what_it_shows(results: str, payable: bool) -> None:
    table = trio().at("library", "vampire, 2 peasant").board("vampire", reserve="defence").act("vampire", results)
    assert (FEAST in offered(table)) == payable
    if payable:
        answers(table, FEAST, "pass")
        assert pool(table, "vampire") == "ranged"


@rule("A10.1", "A10.7")
@pytest.mark.parametrize(
    ("level", "results", "payable"), [(1, "magic", False), (1, "magic melee", True), (2, "magic", True)]
)
def test_the_cost_is_that_of_the_current_level(level: int, results: str, payable: bool) -> None:
    position = castle("vampire lich jiangshi").board("jiangshi", skills=f"call_the_dead-{level}")
    table = position.act("jiangshi", f"{results} ranged")
    assert ("ability-jiangshi-call_the_dead" in offered(table)) == payable


@rule("A10.1")
def test_only_abilities_that_were_learnt() -> None:
    table = trio().at("library", "vampire, peasant").act("vampire", "magic magic ranged ranged melee melee")
    assert [name for name in offered(table) if name.startswith("ability-")] == [FEAST]


@rule("A10.2")
def test_an_ability_is_used_once_in_a_round() -> None:
    position = trio().first("dullahan").at("library", "vampire, 5 peasant")
    table = position.act("vampire", "melee melee magic magic", "clean-up", chance="...")
    answers(table, FEAST, "library-peasant", "library-peasant")
    assert FEAST not in offered(table)
    answers(table, "end", *ROLL)
    assert FEAST in offered(table)


@rule("A10.2")
def test_each_ability_of_a_monster_may_be_used() -> None:
    position = trio().at("library", "vampire, 5 peasant").board("vampire", skills="blood_feast bat_form")
    table = position.act("vampire", "melee magic magic")
    answers(table, FEAST, "pass", "ability-vampire-bat_form", "gallery")
    assert (where(table, "vampire"), pool(table, "vampire")) == ("gallery", "")


@rule("A10.8")
@pytest.mark.parametrize(
    ("pool_", "reserve_", "payable"),
    [("melee magic", "", True), ("melee", "vengeance", True), ("", "melee", False), ("melee torch", "", False)],
)
def test_any_takes_one_useful_result(pool_: str, reserve_: str, payable: bool) -> None:
    position = trio().board("dullahan", skills="deaths_ride", reserve=reserve_, defence="defence")
    position.at("library", "dullahan, lich").at("gallery", "peasant")
    table = position.act("dullahan", pool_)
    assert (not table.over and "ability-dullahan-deaths_ride" in offered(table)) == payable


@rule("A10.8")
def test_the_payer_chooses_the_die() -> None:
    position = trio().board("dullahan", skills="deaths_ride", reserve="melee").at("library", "dullahan")
    table = position.act("dullahan", "melee magic defence")
    answers(table, "ability-dullahan-deaths_ride")
    assert (asked(table), offered(table)) == ("dullahan pay-with", ["pool-melee", "reserve-melee"])
    answers(table, "reserve-melee")
    assert offered(table) == ["pool-melee", "pool-magic", "pool-defence"]
    answers(table, "pool-defence")
    assert (pool(table, "dullahan"), reserve(table, "dullahan")) == ("melee magic", "")


@rule("A10.8")
def test_gained_results_can_be_spent() -> None:
    position = castle("werewolf lich dullahan").board("werewolf", skills="moon_frenzy")
    table = position.at("library", "werewolf, peasant").act("werewolf", "vengeance")
    answers(table, "ability-werewolf-moon_frenzy", "pass")
    assert pool(table, "werewolf") == "melee"
    answers(table, "melee")
    assert crowds(table) == {}


# ---------------------------------------------------------------- what abilities hit


@rule("A10.5", "A25.1")
def test_targets_by_priority() -> None:
    position = trio().at("library", "vampire, peasant, 2 hunter-demon, inquisitor")
    table = position.board("vampire", skills="blood_feast-3").act("vampire", "melee magic")
    answers(table, FEAST)
    assert offered(table) == ["pass", "library-peasant"]
    answers(table, "library-peasant")
    assert offered(table) == ["pass", "library-hunter-demon"]
    answers(table, "library-hunter-demon", "library-hunter-demon")
    assert offered(table) == ["pass", "library-inquisitor"]
    answers(table, "library-inquisitor")
    assert crowd(table, "library") == {"inquisitor": 1}


@rule("A10.6", "A7.13")
def test_abilities_without_damage_reach_yunfakh_hunters_elsewhere() -> None:
    position = castle("vampire lich succubus", yunfakh="on").at("gallery", "yunfakh-undead")
    table = position.act("succubus", "magic")
    answers(table, "ability-succubus-charm", "gallery-yunfakh-undead")
    assert crowd(table, "gallery") == {"yunfakh-undead-stunned": 1}


@rule("A10.6", "A7.12")
def test_abilities_with_damage_do_not() -> None:
    position = castle("vampire lich huli_jing", yunfakh="on").at("gallery", "yunfakh-undead, hunter-undead")
    table = position.act("huli_jing", "ranged")
    answers(table, "ability-huli_jing-fox_fire")
    assert "gallery-yunfakh-undead" not in offered(table)
    answers(table, "gallery-hunter-undead")
    assert crowd(table, "gallery") == {"yunfakh-undead": 1}


@rule("A10.7")
@pytest.mark.parametrize(("level", "victims", "healed"), [(1, 2, 1), (2, 3, 1), (3, 4, 2)])
def test_a_level_replaces_the_lower_one(level: int, victims: int, healed: int) -> None:
    position = trio().at("library", "vampire, 6 peasant").board("vampire", damage=3, skills=f"blood_feast-{level}")
    table = position.act("vampire", "melee magic ranged")
    answers(table, FEAST, *["library-peasant"] * victims)
    assert asked(table) == "vampire act"
    assert crowd(table, "library") == {"peasant": 6 - victims}
    assert monster(table, "vampire").damage == 3 - healed


@rule("A10.9", "A11.1")
def test_a_level_gained_by_an_ability_changes_it_only_afterwards() -> None:
    position = trio().at("library", "vampire, 6 peasant").board("vampire", xp=4)
    table = position.act("vampire", "melee magic melee magic")
    answers(table, FEAST, "library-peasant")
    assert asked(table) == "vampire level"
    answers(table, "vampire-blood_feast", "library-peasant")
    assert (asked(table), crowd(table, "library")) == ("vampire act", {"peasant": 4})
    answers(table, FEAST, *["library-peasant"] * 3)
    assert (crowd(table, "library"), skills(table, "vampire")) == ({"peasant": 1}, {"blood_feast": 2})


@rule("A10.12")
def test_an_ability_may_find_nobody() -> None:
    table = trio().at("library", "vampire hurt 2").act("vampire", "melee magic ranged")
    answers(table, FEAST)
    assert (pool(table, "vampire"), monster(table, "vampire").damage) == ("ranged", 1)
    assert events(table, "used-ability") == ["used-ability vampire vampire-blood_feast 1"]


@rule("A10.12")
def test_an_ability_may_find_no_zone() -> None:
    position = trio().at("library", "vampire").at("gallery", "peasant").dark("library")
    table = position.board("vampire", skills="mesmerise").act("vampire", "ranged melee")
    answers(table, "ability-vampire-mesmerise")
    assert (asked(table), pool(table, "vampire")) == ("vampire act", "melee")
    assert crowds(table) == {"gallery": {"peasant": 1}}


# ---------------------------------------------------------------- how long effects last


@rule("A10.3")
@pytest.mark.parametrize(("steps", "dullahan", "lich"), [(["villagers"], 1, 0), (["clean-up"], 0, 0)])
def test_a_lasting_effect_ends_with_the_round(steps: list[str], dullahan: int, lich: int) -> None:
    position = trio().at("library", "dullahan, lich, peasant").board("dullahan", buffs="guard block")
    table = position.step(*steps, chance="..." if steps == ["clean-up"] else "lich")
    assert [monster(table, name).damage for name in ("dullahan", "lich")] == [dullahan, lich]
    me = monster(table, "dullahan")
    assert (me.guard, me.block) == ((True, 1) if steps == ["villagers"] else (False, 0))


@rule("A10.3")
def test_a_hold_ends_with_the_round() -> None:
    position = castle("vampire lich mummy").at("library", "peasant").hold("library", by="mummy")
    table = position.step("villagers", "clean-up", chance="...")
    assert (crowds(table), state(table).round) == ({"library": {"peasant": 1}}, 3)
    assert not state(table).is_held(ZONE.value("library"))


@rule("A10.4", "A10.11")
@pytest.mark.parametrize(("damage", "zone"), [(5, "library"), (9, "gallery")])
def test_a_hold_ends_with_the_death_of_its_maker(damage: int, zone: str) -> None:
    position = castle("vampire lich mummy").at("library", "2 peasant, mummy").board("mummy", damage=damage)
    table = position.act("mummy", "magic melee", "villager-phase", chance="rat_swarm ...")
    answers(table, "ability-mummy-curse_of_sand", "end")
    assert crowds(table) == {zone: {"peasant": 2}}


@rule("A10.4", "A10.11")
def test_a_guard_ends_with_its_death() -> None:
    position = trio().at("library", "dullahan, lich, 2 peasant").board("dullahan", damage=8, buffs="guard")
    table = position.step("villagers", chance="lich")
    assert (where(table, "dullahan"), monster(table, "lich").damage) == ("nowhere", 1)
    assert not monster(table, "dullahan").guard


@rule("A10.4", "A10.11")
def test_conditions_of_zones_and_villagers_outlast_their_maker() -> None:
    position = castle("vampire lich banshee").at("library", "banshee hurt 4, 3 peasant")
    position.board("banshee", damage=4, skills="ill_omen-2")
    table = position.act(
        "banshee", "magic melee", "villager-phase", chance="rat_swarm library-peasant heads library-peasant-stunned ..."
    )
    answers(table, "ability-banshee-ill_omen", "library", "library-peasant", "end")
    assert (where(table, "banshee"), state(table).is_unlucky(ZONE.value("library"))) == ("nowhere", True)
    assert events(table, "villager-stood-up") == ["villager-stood-up library-peasant-stunned"]


@rule("A10.10")
@pytest.mark.parametrize(("level", "armour"), [(1, 1), (2, 2)])
def test_a_lasting_effect_replaces_that_of_a_lower_level(level: int, armour: int) -> None:
    position = castle("vampire lich gargoyle").at("library", "gargoyle, 2 peasant")
    position.board("gargoyle", xp=5, skills=f"stone_skin-{level}")
    table = position.act("gargoyle", "defence defence melee")
    answers(table, "ability-gargoyle-stone_skin", "melee", "gargoyle-stone_skin", "ability-gargoyle-stone_skin")
    me = monster(table, "gargoyle")
    assert (me.armour, me.guard) == (armour, True)
