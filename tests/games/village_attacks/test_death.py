"""Death and return of Monsters (A12)."""

from __future__ import annotations

import pytest

from ludoteca.games.village_attacks.words import SUMMON
from tests.games.village_attacks.positions import (
    Position,
    answers,
    asked,
    castle,
    crowds,
    events,
    monster,
    pool,
    questions,
    reserve,
    skills,
    state,
    where,
)
from tests.marks import rule

ROLL = ["melee", "melee", "ranged", "ranged", "magic", "magic"]


def trio() -> Position:
    return castle("vampire lich dullahan")


@rule("A12.1", "A12.3")
@pytest.mark.parametrize(("damage", "zone"), [(3, "library"), (4, "nowhere"), (5, "nowhere")])
def test_dead_when_damage_equals_health(damage: int, zone: str) -> None:
    table = trio().at("library", f"vampire hurt {damage}, hunter-undead").step("villagers")
    assert where(table, "vampire") == zone
    assert events(table, "died") == ([] if zone == "library" else ["died vampire"])


@rule("A12.2")
def test_a_dead_monster_loses_all_but_its_abilities() -> None:
    position = trio().at("library", "dullahan hurt 8, peasant")
    position.board("dullahan", xp=4, skills="hold_the_stair-2 spine_whip", used="spine_whip", pool="melee", stepped=1,
                   reserve="magic", defence="defence vengeance", conditions="sunder slow burn lying")  # fmt: skip
    table = position.step("villagers")
    answers(table, "pass")  # no Defence
    me = monster(table, "dullahan")
    assert where(table, "dullahan") == "nowhere"
    assert (me.damage, me.xp, me.sunder, me.slow, me.burning, me.lying) == (0, 0, 0, 0, False, False)
    assert (pool(table, "dullahan"), reserve(table, "dullahan")) == ("", "")
    assert (me.stepped, me.defence, me.vengeance) == (0, 0, 0)
    assert (skills(table, "dullahan"), me.level) == ({"hold_the_stair": 2, "spine_whip": 1}, 3)


@rule("A12.2", "A12.4", "A12.6")
def test_after_its_return_a_monster_that_was_stunned_rolls_all_its_dice() -> None:
    position = (
        trio().first("lich").at("library", "vampire hurt 5, peasant").board("vampire", damage=5, conditions="lying")
    )
    table = position.step("villagers", "clean-up", chance="...")
    answers(table, *ROLL, "end")
    assert events(table, "turn-began")[-1] == "turn-began vampire"
    answers(table, *ROLL)
    assert (asked(table), where(table, "vampire"), state(table).heart) == ("vampire act", "castle_heart", 6)


@rule("A12.3")
def test_death_in_its_own_turn_ends_it() -> None:
    position = castle("vampire lich dullahan", troll="on").at("library", "vampire hurt 3, troll")
    table = position.act("vampire", "melee melee melee magic", "monster-turn lich", chance="melee ...")
    answers(table, "troll")
    assert events(table, "died", "turn-began") == ["died vampire", "turn-began lich"]


@rule("A12.4", "A12.5", "A12.6")
@pytest.mark.parametrize(("heart", "after"), [(8, 6), (3, 1), (2, 2), (1, 1)])
def test_the_heart_pays_for_a_return(heart: int, after: int) -> None:
    table = trio().heart(heart).dead("vampire").turn("vampire", chance="...")
    back = heart > 2
    assert (state(table).heart, where(table, "vampire")) == (after, "castle_heart" if back else "nowhere")
    assert asked(table) == ("chance roll" if back else "over")


@rule("A12.5")
def test_a_monster_that_could_not_return_is_tested_again() -> None:
    position = trio().heart(2).dead("vampire").at("library", "peasant").trap("library", "soul_siphon")
    position.first("lich")
    table = position.step("trap-step", "clean-up", chance="...")
    assert events(table, "turn-began")[-1] == "turn-began dullahan"
    position = trio().heart(2).dead("vampire").at("library", "peasant").trap("library", "soul_siphon")
    table = position.first("dullahan").step("trap-step", "clean-up", chance="...")
    assert (state(table).heart, where(table, "vampire")) == (1, "castle_heart")


@rule("A12.7", "A13.18")
def test_a_summoned_monster_never_returns() -> None:
    position = castle("vampire lich dullahan", "the_circle_of_bone").at("library", "summoned-huli_jing hurt 2, peasant")
    table = position.step("villagers")
    assert (where(table, "summoned-huli_jing"), state(table).summoned) == ("nowhere", [])
    assert state(table).summon_deck[SUMMON.value("huli_jing")] == 0


@rule("A12.8")
def test_a_monster_returns_into_a_full_heart_zone() -> None:
    position = trio().at("castle_heart", "12 peasant").at("library", "lich, dullahan").dead("vampire")
    table = position.turn("vampire", chance="...")
    assert (where(table, "vampire"), crowds(table)) == ("castle_heart", {"castle_heart": {"peasant": 12}})


@rule("A12.9")
def test_burning_to_death_before_the_roll() -> None:
    position = trio().at("chapel", "peasant").board("vampire", damage=5, conditions="burn")
    table = position.turn("vampire")
    assert (asked(table), where(table, "vampire"), questions(table)) == ("over", "nowhere", [])
    assert crowds(table) == {"chapel": {"peasant": 1}}


@rule("A12.9", "A20.2")
@pytest.mark.parametrize(("damage", "xp", "dead"), [(5, 1, True), (4, 0, True), (4, 1, False), (5, 2, False)])
def test_the_day_may_kill_before_the_roll(damage: int, xp: int, dead: bool) -> None:
    table = trio().day().board("vampire", damage=damage, xp=xp).turn("vampire", chance="...")
    assert (where(table, "vampire") == "nowhere") == dead
    assert (asked(table) == "over") == dead
