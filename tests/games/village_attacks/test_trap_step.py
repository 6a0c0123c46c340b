"""A16: placed Traps trigger under the feet of the villagers."""

from __future__ import annotations

import pytest

from ludoteca.games.village_attacks.words import TRAP
from tests.games.village_attacks.positions import (
    answers,
    asked,
    castle,
    crowd,
    crowds,
    events,
    monster,
    offered,
    questions,
    result,
    state,
    trap_in,
    villager,
    where,
)
from tests.marks import rule

THREE = "vampire lich dullahan"


@rule("A16.13")
@pytest.mark.parametrize("who", ["peasant", "hunter-demon", "peasant stunned", "templar"])
def test_a_trap_triggers_if_a_villager_is_in_its_zone(who: str) -> None:
    table = castle(THREE).at("gallery", who).trap("gallery", "spiked_pit").step("trap-step")
    assert events(table, "trap-sprung") == ["trap-sprung spiked_pit gallery"]


@rule("A16.13")
def test_a_trap_waits_as_long_as_only_monsters_are_there_or_villagers_next_door() -> None:
    position = castle(THREE).at("gallery", "vampire, lich, skeleton").at("library", "peasant")
    table = position.trap("gallery", "powder_keg").step("trap-step")
    assert (trap_in(table, "gallery"), events(table)) == ("powder_keg", [])


@rule("A16.13")
def test_the_troll_alone_does_not_trigger_a_trap_in_the_trap_step() -> None:
    table = castle(THREE, troll="on").at("gallery", "troll").trap("gallery", "spiked_pit").step("trap-step")
    assert trap_in(table, "gallery") == "spiked_pit"


@rule("A16.13")
def test_a_villager_that_the_trap_does_not_affect_triggers_it_all_the_same() -> None:
    """A Rune of Fear drives Peasants away; a Hunter stays, and the rune is used up."""
    table = castle(THREE).at("gallery", "hunter-demon").trap("gallery", "rune_of_fear").step("trap-step")
    assert (crowds(table), trap_in(table, "gallery")) == ({"gallery": {"hunter-demon": 1}}, "")


@rule("A16.13")
def test_every_trap_that_can_trigger_does() -> None:
    position = castle(THREE).at("gallery", "peasant").at("library", "peasant").at("crypt", "peasant")
    position.trap("gallery", "spiked_pit").trap("library", "swinging_blade").trap("kitchen", "iron_maiden")
    table = position.step("trap-step", chance="kitchen")
    assert crowds(table) == {"crypt": {"peasant": 1}}
    assert [trap_in(table, zone) for zone in ("gallery", "library", "kitchen")] == ["", "", "iron_maiden"]


@rule("A16.14", "A24.2")
def test_stunned_villagers_are_hit_like_others() -> None:
    """A stunned Peasant comes before a Hunter who stands."""
    position = castle(THREE).at("gallery", "peasant stunned, hunter-demon").trap("gallery", "wall_of_thorns")
    assert crowds(position.step("trap-step")) == {"gallery": {"hunter-demon": 1}}


@rule("A16.15")
def test_a_trap_lowers_morale_but_nobody_learns_from_it() -> None:
    """Example: a Trap kills two Peasants."""
    position = castle(THREE).at("gallery", "2 peasant, vampire").trap("gallery", "spiked_pit")
    table = position.step("trap-step")
    assert (crowds(table), state(table).morale) == ({}, 34)
    assert [monster(table, name).xp for name in THREE.split()] == [0, 0, 0]


@rule("A16.15")
def test_a_hero_killed_by_a_trap_costs_two_morale() -> None:
    position = castle(THREE).at("gallery", "grave_warden hurt 3, vampire").trap("gallery", "spiked_pit")
    table = position.step("trap-step")
    assert (crowds(table), state(table).morale, monster(table, "vampire").xp) == ({}, 34, 0)


@rule("A16.15", "A1.10", "A1.16")
def test_a_trap_may_win_the_game() -> None:
    position = castle(THREE).morale(1).at("gallery", "2 peasant").trap("gallery", "spiked_pit")
    table = position.step("trap-step")
    assert (result(table), state(table).morale, crowds(table)) == ("won", 0, {"gallery": {"peasant": 1}})


@rule("A16.16", "A25.1")
def test_victims_are_peasants_before_hunters_before_heroes() -> None:
    position = castle(THREE).at("gallery", "peasant, 2 hunter-demon, templar").trap("gallery", "swinging_blade")
    table = position.step("trap-step")
    assert (crowds(table), questions(table).count("trap-at")) == ({"gallery": {"templar": 1}}, 0)
    assert villager(table, "gallery", "templar").damage == 0


@rule("A16.16")
def test_the_first_player_chooses_between_equals() -> None:
    position = castle(THREE).first("dullahan").at("gallery", "peasant, hunter-demon, yunfakh-undead, templar")
    position.c.yunfakh = True
    table = position.trap("gallery", "spiked_pit").step("trap-step")
    assert (asked(table), offered(table)) == ("dullahan trap-at", ["gallery-hunter-demon", "gallery-yunfakh-undead"])
    answers(table, "gallery-yunfakh-undead")
    assert crowd(table, "gallery") == {"hunter-demon": 1, "templar": 1}


@rule("A16.16")
def test_the_first_player_chooses_even_if_that_monster_is_dead() -> None:
    position = castle(THREE).first("dullahan").dead("dullahan").at("gallery", "hunter-demon, hunter-undead")
    table = position.trap("gallery", "wall_of_thorns").step("trap-step")
    assert asked(table) == "dullahan trap-at"


@rule("A16.16")
def test_a_standing_peasant_and_a_stunned_one_are_equals_for_a_trap() -> None:
    table = castle(THREE).at("gallery", "peasant, peasant stunned").trap("gallery", "wall_of_thorns").step("trap-step")
    assert offered(table) == ["gallery-peasant", "gallery-peasant-stunned"]


@rule("A16.17")
def test_a_trap_without_charges_left_is_discarded() -> None:
    table = castle(THREE).at("gallery", "peasant").trap("gallery", "spiked_pit").step("trap-step")
    assert (trap_in(table, "gallery"), state(table).trap_discard[TRAP.value("spiked_pit")]) == ("", 1)


@rule("A16.17")
@pytest.mark.parametrize(("charges", "left"), [(3, "wall_of_thorns"), (2, "wall_of_thorns"), (1, "")])
def test_a_trap_stays_while_it_has_charges(charges: int, left: str) -> None:
    position = castle(THREE).at("gallery", "3 peasant").trap("gallery", "wall_of_thorns", charges)
    table = position.step("trap-step")
    assert (crowd(table, "gallery"), trap_in(table, "gallery")) == ({"peasant": 2}, left)
    assert sum(state(table).trap_charges) == charges - 1


@rule("A16.18")
def test_the_trap_nearest_to_the_heart_triggers_first() -> None:
    position = castle(THREE)
    for zone, trap in (("throne_room", "spiked_pit"), ("castle_heart", "rat_swarm"), ("library", "tar_floor")):
        position.at(zone, "peasant").trap(zone, trap)
    table = position.step("trap-step")
    assert events(table, "trap-sprung") == [
        "trap-sprung rat_swarm castle_heart",
        "trap-sprung tar_floor library",
        "trap-sprung spiked_pit throne_room",
    ]


@rule("A16.19")
def test_a_trap_set_off_by_the_troll_kills_as_a_trap() -> None:
    """The Troll's own victims would cost no morale."""
    position = castle(THREE, troll="on").at("library", "troll").at("gallery", "3 peasant, vampire")
    table = position.trap("gallery", "swinging_blade").step("troll", chance="ranged")
    assert (crowds(table), state(table).morale, monster(table, "vampire").xp) == ({}, 33, 0)
    assert where(table, "troll") == "gallery"


@rule("A16.19", "A16.21")
def test_a_trap_set_off_by_the_troll_may_trigger_again_in_the_trap_step() -> None:
    """A Troll that enters is a trigger of its own."""
    position = castle(THREE, troll="on").at("library", "troll").at("gallery", "3 peasant")
    table = position.trap("gallery", "wall_of_thorns").step("troll", "trap-step", chance="ranged")
    assert (crowd(table, "gallery"), sum(state(table).trap_charges)) == ({"peasant": 1}, 1)


@rule("A16.21", "A1.8")
@pytest.mark.parametrize(("first", "second"), [("kitchen", "gallery"), ("gallery", "kitchen")])
def test_the_coin_decides_between_traps_equally_far(first: str, second: str) -> None:
    position = castle(THREE).at("gallery", "2 peasant").at("kitchen", "2 peasant")
    position.trap("gallery", "rat_swarm").trap("kitchen", "bear_traps")
    table = position.step("trap-step", chance=first)
    assert [event.split()[-1] for event in events(table, "trap-sprung")] == [first, second]
    assert questions(table).count("which-zone") == 1


@rule("A16.21")
def test_a_villager_pushed_into_a_zone_by_an_earlier_trap_counts_there() -> None:
    position = castle(THREE).at("gallery", "3 peasant").trap("gallery", "hall_of_mirrors").trap("library", "spiked_pit")
    table = position.step("trap-step")
    assert crowds(table) == {"library": {"peasant": 1}}


@rule("A16.21")
def test_a_trap_is_tested_when_its_turn_comes() -> None:
    """The Trapdoor of the south passage, resolved first, has sent the only villager far away."""
    position = castle(THREE).at("south_passage", "peasant").trap("south_passage", "trapdoor")
    position.trap("west_passage", "spiked_pit").trap("armoury", "tar_floor")
    table = position.step("trap-step")
    assert (crowds(table), trap_in(table, "armoury"), trap_in(table, "west_passage")) == ({}, "tar_floor", "")


@rule("A16.21")
def test_a_trap_triggers_at_most_once_per_trap_step() -> None:
    table = castle(THREE).at("gallery", "3 peasant").trap("gallery", "wall_of_thorns").step("trap-step")
    assert len(events(table, "trap-sprung")) == 1
