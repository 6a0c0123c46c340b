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

NEAR_THE_GALLERY = ("library", "castle_heart", "throne_room", "kitchen", "east_passage", "south_passage")


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
    table = trio().at(zone, "vampire").act("vampire", "melee")
    answers(table, "move")
    assert offered(table) == linked


@rule("A6.1", "A6.3")
@pytest.mark.parametrize(
    ("results", "slow", "reach"),
    [
        ("melee", 0, {"library", "castle_heart"}),
        ("melee torch", 0, {"library", "castle_heart"}),
        ("melee magic", 0, {*NEAR_THE_GALLERY}),
        ("melee magic magic", 1, {*NEAR_THE_GALLERY}),
        ("melee magic magic", 0, {*NEAR_THE_GALLERY, "north_passage", "crypt", "armoury"}),
    ],
)
def test_as_far_as_results_and_slots_go(results: str, slow: int, reach: set[str]) -> None:
    table = trio().at("gallery", "vampire").board("vampire", conditions="slow " * slow).act("vampire", results)
    answers(table, "move")
    assert set(offered(table)) == reach


@rule("A6.1", "A6.3", "A9.3")
def test_two_zones_in_one_go_cost_two_results() -> None:
    table = trio().board("vampire", reserve="magic").act("vampire", "melee magic")
    answers(table, "move", "library")
    assert offered(table) == ["pool-melee", "pool-magic"]  # the Reserve alone could not pay for both
    answers(table, "pool-magic")  # then only the Reserve is left
    assert (where(table, "vampire"), monster(table, "vampire").stepped) == ("library", 2)
    assert (pool(table, "vampire"), reserve(table, "vampire")) == ("melee", "")


@rule("A6.7", "A6.8")
@pytest.mark.parametrize(
    ("there", "through"), [("3 peasant", False), ("2 peasant", True), ("8 peasant stunned", False)]
)
def test_nobody_walks_through_a_crowd_that_hinders_or_has_to_make_room(there: str, through: bool) -> None:
    table = trio().at("castle_heart", "vampire hurt 3").at("gallery", there).act("vampire", "melee magic")
    answers(table, "move")
    assert ("gallery" in offered(table), "library" in offered(table)) == (True, through)


@rule("A17.5", "A26.2")
def test_a_dash_goes_on_after_a_full_zone() -> None:
    position = trio().board("vampire", skills="bat_form-3").at("gallery", "8 peasant")
    table = position.act("vampire", "magic")
    answers(table, "ability-vampire-bat_form", "gallery")
    assert crowds(table) == {"gallery": {"peasant": 7}, "library": {"peasant": 1}}
    assert set(offered(table)) == {"pass", *NEAR_THE_GALLERY}
    answers(table, "throne_room")
    assert where(table, "vampire") == "throne_room"


@rule("A17.5", "A26.2")
def test_a_dash_may_end_with_a_step_into_a_full_zone() -> None:
    position = trio().board("vampire", skills="bat_form-3").at("library", "12 peasant")
    table = position.act("vampire", "magic")
    answers(table, "ability-vampire-bat_form")
    assert "library" not in offered(table)
    answers(table, "gallery")
    assert offered(table) == ["pass", "library"]  # all others could have been named at once
    answers(table, "library")
    assert (where(table, "vampire"), crowds(table)) == (
        "library",
        {"library": {"peasant": 11}, "throne_room": {"peasant": 1}},
    )


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
    table = position.act("vampire", "magic")
    answers(table, "move")  # the other way is the only one
    assert (where(table, "vampire"), pool(table, "vampire")) == ("east_passage", "")


@rule("A6.9")
def test_no_way_at_all() -> None:
    position = castle("vampire lich dullahan banshee", troll="on").at("chapel", "vampire")
    position.at("postern_passage", "lich, dullahan, 3 skeleton, troll")
    table = position.act("vampire", "magic magic")
    assert "move" not in offered(table)
