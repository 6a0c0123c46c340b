"""The start of a Monster's turn and its roll (A4)."""

from __future__ import annotations

import pytest

from ludoteca.engine.table import Table
from tests.games.village_attacks.positions import (
    Position,
    answers,
    asked,
    castle,
    events,
    monster,
    odds,
    offered,
    pool,
    questions,
    reserve,
    state,
    where,
)
from tests.marks import rule

DIFFERENT = ["melee", "ranged", "magic", "defence", "vengeance", "melee"]


def trio() -> Position:
    return castle("vampire lich dullahan")


def circle() -> Position:
    return castle("vampire lich dullahan", "the_circle_of_bone")


def dice_of(position: Position, name: str) -> int:
    """How many normal dice a Monster rolls that gives nothing back from its Reserve."""
    table = position.turn(name, chance="...")
    if asked(table) == f"{name} drop-reserve":
        answers(table, "pass")
    while asked(table) == "chance roll":
        answers(table, DIFFERENT[questions(table).count("roll")])
    assert asked(table) == f"{name} act"
    return questions(table).count("roll")


# ---------------------------------------------------------------- before the roll


@rule("A4.1")
def test_the_order_at_the_start_of_a_turn() -> None:
    position = trio().day().board("vampire", xp=1, reserve="magic", conditions="sunder lying burn")
    table = position.turn("vampire", chance="melee melee melee ...")
    assert events(table) == [
        "turn-began vampire",
        "stood-up vampire",
        "hurt vampire 1 5 fire",
        "lost-experience vampire 1",
        "hurt vampire 1 4 daylight",
    ]
    assert (asked(table), offered(table)) == ("vampire drop-reserve", ["pass", "magic"])
    answers(table, "pass")
    assert asked(table) == "chance day-die"
    answers(table, "torch")
    assert (asked(table), offered(table)) == ("vampire reroll", ["pass", "melee"])


@rule("A4.1", "A12.4")
def test_a_monster_returns_before_it_suffers_from_the_day() -> None:
    table = trio().day().dead("vampire").turn("vampire", chance="...")
    assert (where(table, "vampire"), state(table).heart) == ("castle_heart", 6)
    assert monster(table, "vampire").damage == 2


@rule("A4.2")
def test_six_dice() -> None:
    assert dice_of(trio(), "vampire") == 6


@rule("A4.3")
@pytest.mark.parametrize(("kept", "dice"), [("magic", 5), ("magic magic", 4), ("magic melee defence", 3)])
def test_a_die_fewer_for_each_result_in_the_reserve(kept: str, dice: int) -> None:
    assert dice_of(trio().board("lich", reserve=kept), "lich") == dice


@rule("A4.4")
def test_equal_results_of_the_reserve_are_given_back_one_by_one() -> None:
    table = trio().board("lich", reserve="magic magic defence").turn("lich", chance="...")
    assert offered(table) == ["pass", "magic", "defence"]
    answers(table, "magic", "pass")
    assert reserve(table, "lich") == "magic defence"
    answers(table, *DIFFERENT[:4])
    assert asked(table) == "lich act"


@rule("A4.5")
def test_a_die_fewer_after_a_stun() -> None:
    position = trio().board("vampire", conditions="sunder lying")
    table = position.first("dullahan").step("monster-turn vampire", "clean-up", chance="...")
    answers(table, *DIFFERENT[:5])
    assert (asked(table), monster(table, "vampire").lying) == ("vampire act", False)
    answers(table, "end", *DIFFERENT)  # in the next round it has all its dice again
    assert asked(table) == "vampire act"


@rule("A4.5", "A23.12")
def test_the_die_is_lost_even_without_the_sunder_token() -> None:
    assert dice_of(trio().board("vampire", conditions="lying"), "vampire") == 5


@rule("A4.6")
def test_a_die_fewer_for_a_payment_towards_a_summoning() -> None:
    assert dice_of(circle().board("lich", paid="magic"), "lich") == 5
    assert dice_of(circle().board("lich", paid="magic"), "vampire") == 6


@rule("A4.7")
@pytest.mark.parametrize(("name", "dice"), [("vampire", 5), ("lich", 6), ("dullahan", 5)])
def test_two_monsters_roll_one_die_fewer_for_a_summoned_one(name: str, dice: int) -> None:
    assert dice_of(circle().at("library", "summoned-mummy").bind("mummy", "vampire", "dullahan"), name) == dice


@rule("A4.8")
def test_penalties_add_up() -> None:
    position = circle().at("library", "summoned-mummy, summoned-djinn")
    position.bind("mummy", "vampire", "lich").bind("djinn", "lich", "dullahan")
    assert dice_of(position.board("lich", conditions="sunder lying", reserve="magic"), "lich") == 2


@rule("A4.8")
@pytest.mark.parametrize("kept", ["magic magic", "magic magic magic"])
def test_one_die_is_always_rolled(kept: str) -> None:
    position = circle().at("library", "summoned-mummy").bind("mummy", "vampire", "lich")
    assert dice_of(position.board("lich", paid="magic", conditions="lying", reserve=kept), "lich") == 1


@rule("A4.8", "A20.8")
def test_in_the_night_that_one_die_is_the_night_die() -> None:
    position = circle().night().at("library", "summoned-mummy").bind("mummy", "vampire", "lich")
    table = position.board("lich", conditions="lying", reserve="magic magic magic").turn("lich", chance="...")
    answers(table, "pass")
    assert (asked(table), questions(table).count("roll")) == ("chance night-die", 0)


# ---------------------------------------------------------------- the roll


@rule("A4.15")
def test_the_faces_of_a_die() -> None:
    table = trio().turn("vampire", chance="...")
    assert odds(table) == {"melee": 1, "ranged": 1, "magic": 1, "defence": 1, "vengeance": 1, "torch": 1}


@rule("A4.9")
@pytest.mark.parametrize("order", ["melee ranged", "ranged melee"])
def test_dice_are_used_in_any_order_and_removed(order: str) -> None:
    position = trio().at("library", "vampire, peasant").at("gallery", "peasant")
    table = position.act("vampire", "melee ranged vengeance")
    for name in order.split():
        answers(table, name)
    assert pool(table, "vampire") == "vengeance"
    assert state(table).morale == 34


def rerolls(table: Table) -> int:
    return questions(table).count("reroll")


@rule("A4.10")
def test_all_dice_with_the_result_are_rolled_again() -> None:
    table = trio().turn("vampire", chance="melee melee melee melee magic torch ranged ranged defence vengeance")
    answers(table, "melee")
    assert (asked(table), pool(table, "vampire")) == ("vampire act", "ranged ranged magic defence vengeance torch")


@rule("A4.10")
def test_two_equal_results_are_not_enough() -> None:
    table = trio().turn("vampire", chance="melee melee ranged ranged magic magic")
    assert (asked(table), rerolls(table)) == ("vampire act", 0)


@rule("A4.10", "A4.14")
def test_without_three_dice_there_is_no_reroll() -> None:
    table = trio().board("vampire", reserve="melee melee", conditions="lying").turn("vampire", chance="...")
    answers(table, "pass", "melee", "melee", "ranged")
    assert (asked(table), rerolls(table)) == ("vampire act", 0)


@rule("A4.11")
@pytest.mark.parametrize(
    ("chosen", "left"),
    [
        (["pass"], "melee melee melee magic magic magic"),
        (["melee", "pass"], "ranged magic magic magic defence torch"),
        (["magic"], "melee melee melee ranged defence torch"),
        (["melee", "magic"], "ranged ranged defence defence torch torch"),
    ],
)
def test_either_both_or_neither_triple(chosen: list[str], left: str) -> None:
    chance = "melee melee melee magic magic magic ranged defence torch ranged defence torch"
    table = trio().turn("vampire", chance=chance)
    answers(table, *chosen)
    assert (asked(table), pool(table, "vampire")) == ("vampire act", left)


@rule("A4.12")
def test_there_is_one_reroll_only() -> None:
    table = trio().turn("vampire", chance="melee melee melee magic ranged defence melee melee melee")
    answers(table, "melee")
    assert (asked(table), pool(table, "vampire")) == ("vampire act", "melee melee melee ranged magic defence")


@rule("A4.13")
def test_torches_may_be_rolled_again() -> None:
    table = trio().turn("vampire", chance="torch torch torch magic ranged defence melee melee ranged")
    assert offered(table) == ["pass", "torch"]
    answers(table, "torch")
    assert pool(table, "vampire") == "melee melee ranged ranged magic defence"


@rule("A4.14")
def test_the_reserve_is_never_rolled_again() -> None:
    table = trio().board("vampire", reserve="melee").turn("vampire", chance="...")
    answers(table, "pass", "melee", "melee", "magic", "defence", "ranged")
    assert (asked(table), rerolls(table)) == ("vampire act", 0)
    table = trio().board("vampire", reserve="melee").turn("vampire", chance="...")
    answers(table, "pass", "melee", "melee", "melee", "defence", "ranged", "melee", "magic", "torch", "ranged")
    assert (pool(table, "vampire"), reserve(table, "vampire")) == ("ranged ranged magic defence torch", "melee")
