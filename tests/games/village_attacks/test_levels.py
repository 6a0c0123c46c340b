"""Experience and levels, objectives, Traps, healing, the end of a turn (A11)."""

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
    offered,
    pool,
    result,
    skills,
    state,
    trap_in,
    trap_row,
)
from tests.marks import rule

ALL = "blood_feast-3 bat_form-3 mesmerise-3"


def trio() -> Position:
    return castle("vampire lich dullahan")


# ---------------------------------------------------------------- levels


@rule("A11.1")
def test_a_level_at_once_and_even_outside_the_own_turn() -> None:
    position = trio().at("library", "vampire, 2 peasant").board("vampire", xp=4, defence="vengeance")
    table = position.step("villagers")
    answers(table, "vengeance")
    assert asked(table) == "vampire level"
    answers(table, "vampire-mesmerise")
    me = monster(table, "vampire")
    assert (me.level, me.xp, skills(table, "vampire")) == (2, 0, {"blood_feast": 1, "mesmerise": 1})
    assert me.damage == 2  # the second Peasant acts only now


@rule("A11.2")
@pytest.mark.parametrize(
    ("xp", "hero", "left"), [(4, "inquisitor hurt 3", 1), (3, "inquisitor hurt 3", 0), (4, "exorcist hurt 2", 2)]
)
def test_the_surplus_is_kept(xp: int, hero: str, left: int) -> None:
    table = trio().at("library", f"vampire, {hero}").board("vampire", xp=xp).act("vampire", "melee")
    answers(table, "melee", "vampire-bat_form")
    assert (monster(table, "vampire").level, monster(table, "vampire").xp) == (2, left)


@rule("A11.3", "A10.7")
@pytest.mark.parametrize(
    ("owned", "choices"),
    [
        ("blood_feast", ["blood_feast", "bat_form", "mesmerise"]),
        ("blood_feast-3", ["bat_form", "mesmerise"]),
        ("blood_feast-3 bat_form-2", ["bat_form", "mesmerise"]),
        ("blood_feast-3 bat_form-3 mesmerise-2", []),
    ],
)
def test_a_new_ability_or_a_better_one(owned: str, choices: list[str]) -> None:
    position = trio().at("library", "vampire, peasant").board("vampire", xp=4, damage=1, skills=owned)
    table = position.act("vampire", "melee magic")
    answers(table, "melee")
    if choices:
        assert offered(table) == [f"vampire-{name}" for name in choices]
        answers(table, f"vampire-{choices[-1]}")
    assert sum(skills(table, "vampire").values()) == monster(table, "vampire").level


@rule("A11.4")
def test_a_new_ability_may_be_used_at_once() -> None:
    table = trio().at("library", "vampire, peasant").board("vampire", xp=4).act("vampire", "melee magic")
    assert "ability-vampire-bat_form" not in offered(table)
    answers(table, "melee", "vampire-bat_form")
    assert "ability-vampire-bat_form" in offered(table)


@rule("A11.5", "A10.2")
def test_a_raised_ability_is_not_used_at_its_lower_level_any_more() -> None:
    position = trio().at("library", "vampire, 9 peasant").board("vampire", xp=4)
    table = position.act("vampire", "melee melee melee magic magic magic")
    answers(table, "melee", "vampire-blood_feast")
    answers(table, "ability-vampire-blood_feast", "pass")  # at level 2
    assert "ability-vampire-blood_feast" not in offered(table)  # not at level 1 as well


@rule("A11.6")
@pytest.mark.parametrize(
    ("choice", "left"), [("damage", (1, 1, 1, True)), ("sunder", (2, 0, 1, True)), ("burn", (2, 1, 1, False))]
)
def test_healing_on_a_level_when_all_is_bought(choice: str, left: tuple[int, int, int, bool]) -> None:
    position = trio().at("library", "vampire, peasant")
    position.board("vampire", xp=4, damage=2, conditions="sunder slow burn", skills=ALL)
    table = position.act("vampire", "melee melee")
    answers(table, "melee")
    assert offered(table) == ["heal-sunder", "heal-slow", "heal-burn", "heal-damage"]
    answers(table, f"heal-{choice}")
    me = monster(table, "vampire")
    assert (me.damage, me.sunder, me.slow, me.burning) == left


@rule("A11.14")
def test_a_level_that_brings_nothing() -> None:
    position = trio().at("library", "vampire, peasant")
    position.board("vampire", xp=4, skills=ALL)
    table = position.act("vampire", "melee melee")
    answers(table, "melee")
    assert asked(table) == "vampire act"
    assert (monster(table, "vampire").level, monster(table, "vampire").xp) == (10, 0)


@rule("A11.14", "A18.3")
def test_a_level_counts_for_the_rank() -> None:
    position = trio().at("library", "vampire, peasant").board("vampire", xp=4, skills="blood_feast bat_form")
    assert position.c.rank == 1
    table = position.act("vampire", "melee melee", "spawn-at chapel", chance="mob_small")
    answers(table, "melee", "vampire-bat_form", "end")
    assert crowd(table, "chapel") == {"peasant": 4}


# ---------------------------------------------------------------- objectives


@rule("A11.7")
@pytest.mark.parametrize(
    ("zone", "results", "offers"),
    [
        ("west_passage", "defence melee ranged", True),
        ("west_passage", "melee melee ranged", False),
        ("west_passage", "defence torch", False),
        ("kitchen", "defence melee ranged", False),
    ],
)
def test_a_seal_is_paid_for_in_its_zone(zone: str, results: str, offers: bool) -> None:
    table = castle("vampire lich dullahan", "breaches").at(zone, "vampire").act("vampire", results)
    assert (not table.over and "objective" in offered(table)) == offers


@rule("A11.7")
def test_one_seal_a_turn_and_the_last_one_closes_the_breach() -> None:
    position = castle("vampire lich dullahan", "breaches").at("west_passage", "vampire, lich")
    table = position.act("vampire", "defence defence melee melee", "monster-turn lich", chance="...")
    answers(table, "objective", "pool-melee")
    assert (monster(table, "vampire").xp, pool(table, "vampire")) == (0, "melee defence")
    assert "objective" not in offered(table)
    answers(table, "end", "defence", "melee", "melee", "ranged", "ranged", "magic", "objective", "pool-melee")
    assert (monster(table, "lich").xp, monster(table, "vampire").xp, result(table)) == (2, 0, "playing")
    assert events(table, "spawn-closed") == ["spawn-closed lich west_passage"]
    assert "objective" not in offered(table)


@rule("A11.7", "A20.10")
def test_a_sacrifice_counts_as_a_kill_and_heals_the_heart() -> None:
    position = (
        castle("vampire lich dullahan", "feeding_the_heart").heart(4).at("castle_heart", "peasant, 2 hunter-demon")
    )
    table = position.act("vampire", "magic melee magic melee ranged")
    answers(table, "objective", "pool-melee")  # the Peasant comes first
    assert crowd(table, "castle_heart") == {"hunter-demon": 2}
    assert (state(table).heart, state(table).sacrifices, monster(table, "vampire").xp) == (5, 1, 1)
    answers(table, "objective", "pool-melee")
    assert (state(table).heart, state(table).sacrifices, monster(table, "vampire").xp) == (6, 2, 2)


@rule("A11.7")
@pytest.mark.parametrize(
    ("where_", "who", "offers"),
    [
        ("castle_heart", "peasant stunned", True),
        ("castle_heart", "hunter-veteran", True),
        ("castle_heart", "inquisitor", False),
        ("north_passage", "peasant", False),
    ],
)
def test_who_may_be_sacrificed(where_: str, who: str, offers: bool) -> None:
    position = castle("vampire lich dullahan", "feeding_the_heart").at(where_, f"vampire, {who}")
    assert ("objective" in offered(position.act("vampire", "magic melee"))) == offers


@rule("A11.7")
@pytest.mark.parametrize(
    ("who", "results", "offers"),
    [
        ("vampire, 2 yunfakh-undead", "magic melee ranged", True),
        ("vampire, inquisitor", "magic melee ranged", False),
        ("vampire", "magic melee", False),
    ],
)
def test_a_banner_burns_where_no_hero_stands(who: str, results: str, offers: bool) -> None:
    table = castle("vampire lich dullahan", "riders_from_yunfakh").at("west_passage", who).act("vampire", results)
    assert ("objective" in offered(table)) == offers
    if offers:
        answers(table, "objective")
        assert monster(table, "vampire").xp == 2
        assert events(table, "spawn-closed") == ["spawn-closed vampire west_passage"]


@rule("A11.8")
def test_servants_have_nothing_to_do_with_objectives() -> None:
    position = castle("vampire lich dullahan", "breaches").at("west_passage", "skeleton")
    table = position.act("lich", "defence melee")
    assert "objective" not in offered(table)
    answers(table, "minion-skeleton-1")
    assert not any("objective" in name for name in offered(table))


@rule("A11.8", "A11.11")
def test_a_summoned_monster_moves_fights_and_nothing_else() -> None:
    position = castle("vampire lich dullahan", "the_circle_of_bone").traps("bear_traps")
    table = position.at("summoning_room", "summoned-mummy, peasant").step("summoned-act")
    assert offered(table) == ["pass", "move-north_passage", "attack-summoning_room"]


# ---------------------------------------------------------------- Traps


@rule("A11.9")
def test_a_trap_is_placed_in_the_own_zone() -> None:
    position = trio().at("library", "vampire").traps("spiked_pit tar_floor rat_swarm")
    table = position.act("vampire", "melee ranged")
    assert [name for name in offered(table) if name.startswith("trap-")] == ["trap-spiked_pit", "trap-rat_swarm"]
    answers(table, "trap-spiked_pit")
    assert (trap_in(table, "library"), trap_row(table)) == ("spiked_pit", ["tar_floor", "rat_swarm"])
    assert pool(table, "vampire") == "ranged"


@rule("A11.10")
def test_one_trap_in_a_zone() -> None:
    position = trio().at("library", "vampire").traps("spiked_pit").trap("library", "tar_floor")
    table = position.act("vampire", "melee melee")
    assert "trap-spiked_pit" not in offered(table)
    answers(table, "move", "gallery")
    assert "trap-spiked_pit" in offered(table)


@rule("A11.11")
def test_a_minion_places_no_trap() -> None:
    position = trio().at("library", "lich").at("gallery", "skeleton").traps("spiked_pit").trap("library", "tar_floor")
    table = position.act("lich", "melee melee")
    assert "trap-spiked_pit" not in offered(table)
    answers(table, "minion-skeleton-1")
    assert not any("trap" in name for name in offered(table))


# ---------------------------------------------------------------- healing


@rule("A11.12", "A23.1")
def test_healing_in_the_heart_zone() -> None:
    position = trio().board("vampire", damage=2, conditions="sunder slow silence burn")
    table = position.act("vampire", "magic magic magic")
    answers(table, "heal")
    assert offered(table) == ["sunder", "silence", "slow", "burn", "damage"]
    answers(table, "damage", "heal", "damage", "heal", "slow")
    me = monster(table, "vampire")
    assert (me.damage, me.slow, me.sunder, me.silence, me.burning) == (0, 0, 1, 1, True)
    assert pool(table, "vampire") == ""


@rule("A11.12")
@pytest.mark.parametrize(
    ("zone", "damage", "results", "offers"),
    [
        ("castle_heart", 1, "magic", True),
        ("castle_heart", 0, "magic", False),
        ("castle_heart", 1, "melee ranged defence vengeance", False),
        ("gallery", 1, "magic", False),
    ],
)
def test_when_a_monster_can_heal(zone: str, damage: int, results: str, offers: bool) -> None:
    table = trio().at(zone, f"vampire hurt {damage}").act("vampire", results)
    assert ("heal" in offered(table)) == offers


@rule("A11.12", "A23.12")
def test_lying_down_is_not_healed() -> None:
    position = trio().board("vampire", conditions="lying")
    table = position.act("vampire", "magic magic")
    assert "heal" not in offered(table)


# ---------------------------------------------------------------- the end of a turn


@rule("A11.13")
def test_a_turn_may_end_at_any_time_and_what_is_left_is_of_no_use() -> None:
    position = trio().first("dullahan").at("library", "vampire, peasant")
    table = position.act("vampire", "melee defence vengeance", "villagers", "clean-up", chance="...")
    answers(table, "end")
    assert crowds(table) == {"gallery": {"peasant": 1}}
    assert (monster(table, "vampire").damage, state(table).morale) == (1, 36)
    assert pool(table, "vampire") == ""
    assert asked(table) == "chance roll"
