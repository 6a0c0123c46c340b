"""How Monsters move (A6)."""

from __future__ import annotations

import pytest

from tests.games.village_attacks.positions import (
    Position,
    answers,
    asked,
    castle,
    crowds,
    monster,
    offered,
    pool,
    reserve,
    where,
)
from tests.marks import rule


def trio() -> Position:
    return castle("vampire lich dullahan")


@rule("A6.1")
@pytest.mark.parametrize("result", ["melee", "ranged", "magic", "defence", "vengeance"])
def test_any_useful_result_moves_a_monster(result: str) -> None:
    table = trio().act("vampire", f"{result} {result}")
    answers(table, "move", "gallery")
    assert (where(table, "vampire"), pool(table, "vampire"), monster(table, "vampire").stepped) == (
        "gallery",
        result,
        1,
    )


@rule("A6.1", "A9.3")
@pytest.mark.parametrize(("die", "left"), [("pool-melee", ("magic", "magic")), ("reserve-magic", ("melee magic", ""))])
def test_the_die_for_a_step_is_chosen(die: str, left: tuple[str, str]) -> None:
    table = trio().board("vampire", reserve="magic").act("vampire", "melee magic")
    answers(table, "move", "gallery")
    assert offered(table) == ["pool-melee", "pool-magic", "reserve-magic"]
    answers(table, die)
    assert (pool(table, "vampire"), reserve(table, "vampire")) == left


@rule("A6.1")
def test_without_a_result_there_is_no_step() -> None:
    assert asked(trio().act("vampire")) == "over"


@rule("A6.2", "A23.2")
@pytest.mark.parametrize(("slow", "stepped", "moves"), [(1, 1, True), (1, 2, False), (2, 0, True), (2, 1, False)])
def test_slots_taken_by_dice_or_tokens(slow: int, stepped: int, moves: bool) -> None:
    position = trio().board("vampire", conditions="slow " * slow, stepped=stepped)
    assert ("move" in offered(position.act("vampire", "melee melee"))) == moves


@rule("A6.3")
@pytest.mark.parametrize(
    ("zone", "linked"),
    [
        ("library", ["throne_room", "gallery"]),
        ("west_passage", ["great_hall", "gatehouse_passage"]),
        ("castle_heart", ["kitchen", "gallery", "east_passage", "south_passage"]),
    ],
)
def test_one_step_to_a_linked_zone(zone: str, linked: list[str]) -> None:
    table = trio().at(zone, "vampire").act("vampire", "melee melee")
    answers(table, "move")
    assert offered(table) == linked


@rule("A6.4")
@pytest.mark.parametrize(
    ("damage", "villagers", "moves"),
    [
        (0, "5 peasant", True),
        (0, "6 peasant", False),
        (4, "hunter-demon", True),
        (5, "hunter-demon", False),
        (4, "peasant, inquisitor", False),
        (5, "", True),
    ],
)
def test_villagers_hinder_whoever_has_not_more_health_than_they_are(damage: int, villagers: str, moves: bool) -> None:
    position = trio().at("library", f"vampire hurt {damage}" + (f", {villagers}" if villagers else ""))
    assert ("move" in offered(position.act("vampire", "defence defence"))) == moves


@rule("A6.5")
def test_the_stunned_do_not_hinder() -> None:
    table = (
        trio().at("library", "vampire hurt 5, 3 peasant stunned, hunter-demon stunned").act("vampire", "magic magic")
    )
    answers(table, "move", "gallery")
    assert where(table, "vampire") == "gallery"


@rule("A6.6")
def test_only_villagers_hinder() -> None:
    position = castle("vampire lich dullahan", "the_circle_of_bone", troll="on")
    position.at("library", "vampire hurt 5, lich, dullahan, troll, 3 skeleton, summoned-mummy")
    assert "move" in offered(position.act("vampire", "magic magic"))


@rule("A6.7")
def test_each_step_is_tested_in_the_zone_that_is_left() -> None:
    position = trio().at("throne_room", "vampire hurt 3").at("library", "3 peasant").at("gallery", "peasant")
    table = position.act("vampire", "vengeance vengeance vengeance")
    answers(table, "move")  # to the library, the only linked zone
    assert where(table, "vampire") == "library"
    assert "move" not in offered(table)


@rule("A6.8", "A17.5")
@pytest.mark.parametrize(
    ("origin", "towards", "left"), [("library", "castle_heart", "library"), ("castle_heart", "library", "castle_heart")]
)
def test_a_monster_pushes_its_way_into_a_full_zone(origin: str, towards: str, left: str) -> None:
    table = trio().at("gallery", "7 peasant, hunter-demon").at(origin, "vampire").act("vampire", "magic magic")
    answers(table, "move", "gallery")
    assert where(table, "vampire") == "gallery"
    assert crowds(table)["gallery"] == {"peasant": 6, "hunter-demon": 1}
    assert crowds(table)[towards] == {"peasant": 1}
    assert left not in crowds(table)


@rule("A6.9")
def test_a_step_that_cannot_be_completed_is_not_allowed() -> None:
    position = castle("vampire lich dullahan", troll="on").at("crypt", "vampire")
    position.at("postern_passage", "lich, dullahan, 3 skeleton, troll")
    table = position.act("vampire", "magic magic")
    answers(table, "move")  # the other way is the only one
    assert (where(table, "vampire"), pool(table, "vampire")) == ("east_passage", "magic")


@rule("A6.9")
def test_no_way_at_all() -> None:
    position = castle("vampire lich dullahan banshee", troll="on").at("chapel", "vampire")
    position.at("postern_passage", "lich, dullahan, 3 skeleton, troll")
    table = position.act("vampire", "magic magic")
    assert "move" not in offered(table)
