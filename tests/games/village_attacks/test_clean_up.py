"""A19: Clean-up ends the round."""

from __future__ import annotations

import pytest

from ludoteca.engine.table import Table
from ludoteca.games.village_attacks.words import ZONE
from tests.games.village_attacks.positions import (
    Position,
    asked,
    castle,
    crowd,
    crowds,
    events,
    first_monster,
    later,
    monster,
    pool,
    questions,
    reserve,
    result,
    special,
    state,
    trap_in,
    trap_row,
    villager,
)
from tests.marks import rule

THREE = "vampire lich dullahan"


def cleaned(position: Position) -> Table:
    """Clean-up is over and the next round has begun, up to its first roll."""
    return position.step("clean-up", chance="...")


# ---------------------------------------------------------------- what is over


@rule("A19.1", "A24.4")
def test_conditions_of_zones_are_over() -> None:
    table = cleaned(castle(THREE).unlucky("gallery", "library").dark("kitchen", "gallery"))
    c = state(table)
    assert not [zone for zone in ZONE.names if c.is_unlucky(ZONE.value(zone)) or c.is_dark(ZONE.value(zone))]


@rule("A19.1", "A10.3")
def test_effects_made_for_the_round_are_over() -> None:
    position = castle("gargoyle lich huli_jing").board("gargoyle", buffs="guard armour armour block")
    table = cleaned(position.board("huli_jing", buffs="untargetable"))
    assert [(m.guard, m.block, m.armour, m.untargetable) for m in state(table).monsters] == [(False, 0, 0, False)] * 3


@rule("A19.1", "A10.2")
def test_abilities_may_be_used_again() -> None:
    position = castle(THREE).board("vampire", skills="blood_feast bat_form-2", used="blood_feast bat_form-2")
    assert monster(cleaned(position), "vampire").used == [0, 0, 0]


@rule("A19.1")
def test_villagers_are_no_longer_held() -> None:
    position = (
        castle(THREE).at("gallery", "peasant").hold("gallery", "vampire").at("laboratory", "vampire, lich, dullahan")
    )
    table = later(cleaned(position), "villagers")
    assert crowds(table) == {"castle_heart": {"peasant": 1}}


@rule("A19.1")
def test_the_shield_of_a_hero_is_ready_again() -> None:
    """The Knight Errant ignores the first point of damage in each round."""
    table = cleaned(castle(THREE).at("gallery", "knight_errant shielded"))
    assert not villager(table, "gallery", "knight_errant").shielded


@rule("A19.1")
def test_what_has_not_ended_stays() -> None:
    """Conditions of Monsters and villagers, Traps, damage, experience and events go on."""
    position = castle(THREE).board("vampire", damage=2, xp=3, conditions="sunder silence slow burn").event("thick_fog")
    position.at("library", "peasant stunned, hunter-demon burning, templar hurt 2")
    table = cleaned(position.trap("gallery", "wall_of_thorns", 2).traps("spiked_pit").first("vampire"))
    me = monster(table, "vampire")
    assert (me.damage, me.xp, me.sunder, me.silence, me.slow, me.burning) == (2, 3, 1, 1, 1, True)
    assert crowd(table, "library") == {"peasant-stunned": 1, "hunter-demon-burning": 1, "templar": 1}
    assert (trap_in(table, "gallery"), trap_row(table)) == ("wall_of_thorns", ["spiked_pit"])
    assert state(table).is_dark(ZONE.value("chapel"))


# ---------------------------------------------------------------- the boards


@rule("A19.2", "A8.10", "A9.2", "A11.13")
def test_all_results_but_the_reserve_are_removed() -> None:
    position = castle(THREE).board(
        "dullahan", pool="melee magic", defence="defence vengeance", stepped=2, reserve="ranged"
    )
    position.board("vampire", pool="vengeance", defence="defence", stepped=1, reserve="magic defence")
    table = cleaned(position)
    for name, kept in (("dullahan", "ranged"), ("vampire", "magic defence")):
        me = monster(table, name)
        assert (pool(table, name), me.defence, me.vengeance, me.stepped, reserve(table, name)) == ("", 0, 0, 0, kept)


@rule("A19.2", "A20.6")
def test_results_of_the_night_die_are_removed_too() -> None:
    position = castle(THREE, "the_long_vigil").night().board("dullahan", special="melee")
    assert special(cleaned(position), "dullahan") == ""


# ---------------------------------------------------------------- the token and the marker


@rule("A19.3")
@pytest.mark.parametrize("day", [True, False])
def test_day_and_night_change(day: bool) -> None:
    position = castle(THREE).day() if day else castle(THREE).night()
    table = cleaned(position)
    assert state(table).day is not day


@rule("A19.3")
def test_without_the_mode_there_is_no_day() -> None:
    table = cleaned(castle(THREE))
    assert (state(table).day_night, events(table, "night-fell")) == (False, [])


@rule("A19.4")
@pytest.mark.parametrize(("before", "after"), [("vampire", "lich"), ("lich", "dullahan"), ("dullahan", "vampire")])
def test_the_first_player_marker_goes_to_the_next_monster(before: str, after: str) -> None:
    table = cleaned(castle(THREE).first(before))
    assert first_monster(table) == after
    assert events(table, "turn-began") == [f"turn-began {after}"]


@rule("A19.4")
def test_the_marker_goes_from_monster_to_monster_not_from_seat_to_seat() -> None:
    """Two players with two Monsters each, which sit next to each other."""
    position = castle("vampire lich dullahan banshee", seats=2).first("vampire")
    assert [one.seat for one in position.c.monsters] == [0, 0, 1, 1]
    assert first_monster(cleaned(position)) == "lich"


@rule("A19.4")
def test_a_dead_monster_may_hold_the_marker() -> None:
    table = cleaned(castle(THREE).heart(2).dead("lich"))
    assert first_monster(table) == "lich"
    assert events(table, "stayed-dead") == ["stayed-dead lich"]


@rule("A3.1", "A3.4")
def test_after_clean_up_the_next_round_begins() -> None:
    table = cleaned(castle(THREE).round(4))
    assert (state(table).round, asked(table)) == (5, "chance roll")


# ---------------------------------------------------------------- the last round


@rule("A1.15", "A1.16")
@pytest.mark.parametrize(("played", "ends"), [(19, "playing"), (20, "lost")])
def test_the_game_is_lost_after_the_twentieth_round(played: int, ends: str) -> None:
    table = cleaned(castle(THREE).round(played))
    assert (result(table), table.over) == (ends, ends == "lost")


@rule("A1.15")
def test_in_the_last_round_nothing_follows_clean_up() -> None:
    table = cleaned(castle(THREE).round(20))
    assert (questions(table), events(table, "game-lost")) == ([], ["game-lost songs_of_heroes rounds"])
