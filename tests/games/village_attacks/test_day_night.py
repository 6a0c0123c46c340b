"""A20: by day the Monsters wither, by night they thrive."""

from __future__ import annotations

import pytest

from ludoteca.engine.table import Table
from tests.games.village_attacks.positions import (
    Position,
    answers,
    asked,
    castle,
    crowds,
    events,
    monster,
    offered,
    pool,
    questions,
    reserve,
    special,
    state,
    where,
)
from tests.marks import rule

THREE = "vampire lich dullahan"
FIVE_DICE = "melee ranged magic defence vengeance"


def at_day(monsters: str = THREE, scenario: str = "songs_of_heroes", **options: str) -> Position:
    return castle(monsters, scenario, seats=0, **options).day()


def at_night(monsters: str = THREE, scenario: str = "songs_of_heroes", **options: str) -> Position:
    return castle(monsters, scenario, seats=0, **options).night()


def rolled(table: Table) -> tuple[int, int, int]:
    """How many normal, Day and Night dice have been rolled."""
    asked_for = questions(table)
    return asked_for.count("roll"), asked_for.count("day-die"), asked_for.count("night-die")


# ---------------------------------------------------------------- the dice


@rule("A20.1")
def test_by_day_five_normal_dice_and_the_day_die_are_rolled() -> None:
    table = at_day().board("vampire", xp=2).turn("vampire", chance=f"{FIVE_DICE} ranged")
    assert rolled(table) == (5, 1, 0)
    assert (pool(table, "vampire"), special(table, "vampire")) == (FIVE_DICE, "ranged")


@rule("A20.1")
def test_by_night_five_normal_dice_and_the_night_die_are_rolled() -> None:
    table = at_night().turn("vampire", chance=f"{FIVE_DICE} defence-vengeance")
    assert rolled(table) == (5, 0, 1)
    assert (pool(table, "vampire"), special(table, "vampire")) == (FIVE_DICE, "defence vengeance")


@rule("A20.1")
def test_the_faces_of_the_day_die() -> None:
    """Two torches, Melee, Ranged, Magic and Defence."""
    table = at_day().board("vampire", xp=2).turn("vampire", chance=f"{FIVE_DICE} ...")
    ((_, ask),) = table.asked()
    assert ask.weights is not None
    faces = dict(zip(offered(table), ask.weights, strict=True))
    assert faces == {"torch": 2, "melee": 1, "ranged": 1, "magic": 1, "defence": 1}


@rule("A20.1")
@pytest.mark.parametrize(
    ("face", "results"),
    [
        ("melee-melee", "melee melee"),
        ("ranged-ranged", "ranged ranged"),
        ("magic-magic", "magic magic"),
        ("defence-vengeance", "defence vengeance"),
        ("any", "any"),
        ("torch", "torch"),
    ],
)
def test_the_faces_of_the_night_die(face: str, results: str) -> None:
    table = at_night().turn("vampire", chance=f"{FIVE_DICE} {face}")
    assert special(table, "vampire") == results


@rule("A20.1")
@pytest.mark.parametrize("result", ["melee", "ranged", "magic", "defence", "vengeance"])
def test_a_result_of_choice_is_chosen_when_it_is_spent(result: str) -> None:
    prices = {"melee": "spiked_pit", "ranged": "crossbow_slits", "magic": "cursed_idol", "vengeance": "trapdoor"}
    if result == "defence":
        table = at_night().act("dullahan", special="any")
        answers(table, "ability-dullahan-hold_the_stair")
        assert monster(table, "dullahan").guard
        return
    table = at_night().traps(prices[result]).act("vampire", special="any")
    answers(table, f"trap-{prices[result]}")
    assert special(table, "vampire") == ""


# ---------------------------------------------------------------- experience


@rule("A20.2")
@pytest.mark.parametrize(("xp", "left", "damage"), [(4, 2, 0), (3, 1, 0), (2, 0, 0), (1, 0, 1), (0, 0, 2)])
def test_by_day_a_turn_starts_with_the_loss_of_two_experience(xp: int, left: int, damage: int) -> None:
    """Example: with 1 experience it loses that and suffers 1 damage."""
    table = at_day().board("vampire", xp=xp).turn("vampire", chance="...")
    assert (monster(table, "vampire").xp, monster(table, "vampire").damage) == (left, damage)


@rule("A20.2")
def test_nothing_is_lost_by_night_or_in_the_first_round() -> None:
    for position in (at_night(), at_day().round(1)):
        table = position.board("vampire", xp=1).turn("vampire", chance="...")
        assert (monster(table, "vampire").xp, monster(table, "vampire").damage) == (1, 0)


@rule("A20.2")
def test_only_the_monster_whose_turn_it_is_loses_experience() -> None:
    table = at_day().board("vampire", xp=4).board("lich", xp=4).turn("vampire", chance="...")
    assert (monster(table, "vampire").xp, monster(table, "lich").xp) == (2, 4)


@rule("A20.2", "A4.1")
def test_a_monster_that_returns_by_day_has_nothing_to_lose_but_health() -> None:
    table = at_day().dead("vampire").turn("vampire", chance="...")
    assert (where(table, "vampire"), monster(table, "vampire").damage) == ("castle_heart", 2)


@rule("A20.2", "A12.9")
def test_daylight_can_kill_before_the_roll() -> None:
    table = at_day().board("vampire", damage=4).turn("vampire")
    assert (where(table, "vampire"), rolled(table)) == ("nowhere", (0, 0, 0))


@rule("A20.2", "A22.5", "A8.11")
def test_daylight_is_no_attack_but_a_minion_may_take_it() -> None:
    position = at_day().board("lich", defence="defence").at("gallery", "lich, skeleton")
    table = position.turn("lich", chance="...")
    assert (asked(table), offered(table)) == ("lich minion-takes", ["pass", "skeleton-1"])
    answers(table, "skeleton-1")
    assert (monster(table, "lich").damage, questions(table).count("defend-with")) == (1, 0)


@rule("A20.3")
@pytest.mark.parametrize(("who", "morale"), [("peasant", 35), ("hunter-undead", 35), ("exorcist hurt 2", 34)])
def test_by_day_kills_give_no_experience_but_cost_morale(who: str, morale: int) -> None:
    table = at_day().at("gallery", f"vampire, {who}").act("vampire", "melee")
    answers(table, "melee")
    assert (crowds(table), state(table).morale, monster(table, "vampire").xp) == ({}, morale, 0)


@rule("A20.4")
@pytest.mark.parametrize(
    ("who", "xp"), [("peasant", 2), ("hunter-undead", 2), ("templar hurt 4", 3), ("exorcist hurt 2", 4)]
)
def test_by_night_each_kill_gives_one_more(who: str, xp: int) -> None:
    """Example: a Peasant gives 2 experience and costs 1 morale."""
    table = at_night().at("gallery", f"vampire, {who}").act("vampire", "melee")
    answers(table, "melee")
    assert monster(table, "vampire").xp == xp
    assert state(table).morale == (34 if "hurt" in who else 35)


@rule("A20.4")
@pytest.mark.parametrize(("night", "xp"), [(True, 4), (False, 0)])
def test_kills_by_abilities_and_minions_count_too(night: bool, xp: int) -> None:
    position = (at_night() if night else at_day()).at("gallery", "lich, 2 peasant, skeleton")
    table = position.board("lich", skills="raise_skeletons frost_bolt").act("lich", "ranged magic")
    answers(table, "minion-skeleton-1", "attack-gallery", "pass", "ability-lich-frost_bolt", "gallery-peasant")
    assert (crowds(table), monster(table, "lich").xp) == ({}, xp)


@rule("A20.9", "A8.6")
@pytest.mark.parametrize(
    ("night", "who", "xp"), [(False, "peasant", 0), (True, "peasant", 2), (True, "alchemist hurt 2", 2)]
)
def test_vengeance_follows_day_and_night(night: bool, who: str, xp: int) -> None:
    """By night one more than the 1 that Vengeance gives, Heroes included."""
    position = (
        (at_night() if night else at_day()).at("laboratory", THREE.replace(" ", ", ")).at("gallery", f"vampire, {who}")
    )
    table = position.board("vampire", defence="vengeance").step("villagers")
    answers(table, "vengeance")
    assert (crowds(table), monster(table, "vampire").xp) == ({}, xp)


@rule("A20.10")
@pytest.mark.parametrize(("night", "xp"), [(False, 0), (True, 2)])
def test_a_sacrifice_is_a_kill(night: bool, xp: int) -> None:
    castle_at = at_night if night else at_day
    position = castle_at(THREE, "feeding_the_heart", day_night="on").at("castle_heart", "peasant")
    table = position.act("vampire", "magic melee")
    answers(table, "objective")
    assert (state(table).sacrifices, monster(table, "vampire").xp) == (1, xp)


@rule("A20.10", "A20.3")
@pytest.mark.parametrize("night", [False, True])
def test_the_reward_of_an_objective_is_the_same_by_day_and_by_night(night: bool) -> None:
    """The last seal on a breach gives 2 experience."""
    castle_at = at_night if night else at_day
    position = castle_at(THREE, "breaches", day_night="on").at("west_passage", "vampire").seals("west_passage", 1)
    table = position.act("vampire", "defence melee")
    answers(table, "objective")
    assert monster(table, "vampire").xp == 2


# ---------------------------------------------------------------- what the special die may be used for


@rule("A20.5")
def test_the_special_die_makes_no_triple() -> None:
    table = at_night().turn("vampire", chance="melee melee ranged magic magic melee-melee")
    assert "reroll" not in questions(table)
    assert asked(table) == "vampire act"


@rule("A20.5")
def test_the_special_die_is_not_rerolled_with_a_triple() -> None:
    table = at_night().turn("vampire", chance="melee melee melee magic magic melee-melee ranged ranged ranged")
    answers(table, "melee")
    if asked(table) == "vampire reroll":
        answers(table, "pass")
    assert (pool(table, "vampire"), special(table, "vampire")) == ("ranged ranged ranged magic magic", "melee melee")


@rule("A20.6")
def test_a_special_result_cannot_be_stored() -> None:
    table = at_night().act("vampire", "magic", special="melee ranged")
    assert [act for act in offered(table) if act.startswith("store")] == ["store-magic"]


@rule("A20.6")
def test_an_unspent_special_result_is_lost_at_the_end_of_the_turn() -> None:
    table = at_night().board("vampire", reserve="defence").act("vampire", "magic", special="melee ranged")
    answers(table, "end")
    assert (special(table, "vampire"), reserve(table, "vampire")) == ("", "defence")


@rule("A20.6", "A5.8")
def test_a_torch_of_the_special_die_must_be_resolved() -> None:
    table = at_day().at("gallery", "peasant").act("vampire", "magic", special="torch")
    assert "end" not in offered(table)
    answers(table, "torch")
    assert (crowds(table), special(table, "vampire")) == ({"castle_heart": {"peasant": 1}}, "")


@rule("A20.7")
@pytest.mark.parametrize("special_die", ["defence", "any"])
def test_a_special_result_on_a_defence_slot_stays_after_the_turn(special_die: str) -> None:
    table = at_night().act("vampire", "magic", special=special_die)
    answers(table, "defend-defence", "end")
    assert monster(table, "vampire").defence == 1


@rule("A20.7", "A20.1")
def test_a_special_result_pays_like_any_other() -> None:
    table = at_night().at("gallery", "vampire, peasant").act("vampire", special="melee melee")
    answers(table, "melee", "move", "library")
    assert (crowds(table), where(table, "vampire"), special(table, "vampire")) == ({}, "library", "")


@rule("A20.8", "A4.8")
def test_penalties_take_normal_dice() -> None:
    """Example: stunned last round and with one result in the Reserve, three normal dice are left."""
    position = at_night().board("vampire", conditions="sunder lying", reserve="magic")
    table = position.turn("vampire", chance="melee ranged magic any")
    answers(table, "pass")
    assert rolled(table) == (3, 0, 1)


@rule("A20.8", "A4.8")
def test_the_special_die_is_rolled_even_if_no_normal_die_is_left() -> None:
    """Three Reserve results, a Stun and a payment towards a summoning: five dice fewer."""
    position = castle(THREE, "all_the_torches").night()
    position.board("lich", reserve="magic magic magic", paid="magic", conditions="sunder lying")
    table = position.turn("lich", chance="any")
    answers(table, "pass")
    assert rolled(table) == (0, 0, 1)
    assert events(table, "rolled", "special-rolled") == ["special-rolled lich night any"]
