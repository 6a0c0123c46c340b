"""A28: the Village Events, one by one."""

from __future__ import annotations

import pytest

from ludoteca.games.village_attacks.words import EVENT, ZONE
from tests.games.village_attacks.positions import (
    answers,
    asked,
    castle,
    crowd,
    crowds,
    events,
    later,
    monster,
    offered,
    pool,
    questions,
    state,
    summoned,
    trap_in,
    trap_row,
    villager,
    where,
)
from tests.marks import rule

THREE = "vampire lich dullahan"
BOARDS = THREE.split()


# ---------------------------------------------------------------- villagers move and appear


@rule("A28.1")
def test_torchlight_march() -> None:
    """Every Peasant who stands moves a zone; Hunters, Heroes and the stunned stay."""
    position = castle(THREE).at("gallery", "2 peasant, peasant stunned").at("library", "peasant, hunter-demon, templar")
    table = position.event_card("torchlight_march")
    assert crowds(table) == {
        "castle_heart": {"peasant": 2},
        "gallery": {"peasant": 1, "peasant-stunned": 1},
        "library": {"hunter-demon": 1, "templar": 1},
    }


@rule("A28.1")
def test_torchlight_march_is_no_activation() -> None:
    """Nobody attacks, and no Burn is suffered; who is at the Heart stays there."""
    position = castle(THREE).at("castle_heart", "peasant").at("library", "vampire, peasant burning").hold("library")
    table = position.event_card("torchlight_march")
    assert crowds(table) == {"castle_heart": {"peasant": 1}, "gallery": {"peasant-burning": 1}}
    assert (state(table).heart, monster(table, "vampire").damage, state(table).morale) == (8, 0, 36)


@rule("A28.1")
def test_torchlight_march_begins_near_the_heart() -> None:
    """Those of the full east passage have left it when the Peasant of the crypt comes."""
    table = castle(THREE).at("east_passage", "6 peasant").at("crypt", "peasant").event_card("torchlight_march")
    assert crowds(table) == {"castle_heart": {"peasant": 6}, "east_passage": {"peasant": 1}}
    assert events(table, "pushed") == []


@rule("A28.2")
def test_hue_and_cry() -> None:
    table = castle(THREE).event_card("hue_and_cry")
    assert crowds(table) == {zone: {"peasant": 1} for zone in ("chapel", "throne_room", "west_passage")}
    assert events(table, "appeared") == [
        f"appeared peasant {zone}" for zone in ("west_passage", "chapel", "throne_room")
    ]


@rule("A28.2", "A18.16")
def test_hue_and_cry_pushes_into_full_zones() -> None:
    table = castle(THREE).closed("west_passage", "chapel").at("throne_room", "12 peasant").event_card("hue_and_cry")
    assert crowds(table) == {"throne_room": {"peasant": 12}, "library": {"peasant": 1}}


@rule("A28.3")
def test_hired_guns() -> None:
    table = castle(THREE).event_card("hired_guns", chance="...")
    assert (asked(table), offered(table)) == ("chance which-zone", ["chapel", "throne_room", "west_passage"])
    table = castle(THREE).event_card("hired_guns", chance="throne_room mythic")
    assert crowds(table) == {"throne_room": {"hunter-mythic": 2}}


@rule("A28.3", "A18.12", "A18.13")
def test_hired_guns_follow_the_rules_of_hunters() -> None:
    table = castle(THREE, yunfakh="on").event_card("hired_guns", chance="throne_room mythic")
    assert crowds(table) == {"throne_room": {"hunter-mythic": 1, "yunfakh-mythic": 1}}
    table = castle(THREE).at("library", "4 hunter-mythic").event_card("hired_guns", chance="throne_room mythic")
    assert crowd(table, "throne_room") == {"hunter-mythic": 1, "hunter-veteran": 1}


@rule("A28.12")
def test_a_champion_comes() -> None:
    table = castle(THREE).event_card("champion", chance="chapel inquisitor")
    assert crowds(table) == {"chapel": {"inquisitor": 1}}


@rule("A28.12", "A31.4")
def test_where_heroes_are_not_used_two_hunters_come_for_the_champion() -> None:
    table = castle(THREE, "whispers_in_the_village").event_card("champion", chance="west_passage arcane")
    assert crowds(table) == {"west_passage": {"hunter-arcane": 2}}


@rule("A28.13")
def test_desertion() -> None:
    """The farthest Peasants go, whoever else is there; nobody learns anything from it."""
    position = castle(THREE).at("throne_room", "peasant, hunter-demon").at("chapel", "hunter-demon")
    table = position.at("library", "2 peasant").event_card("desertion")
    assert crowds(table) == {
        "throne_room": {"hunter-demon": 1},
        "chapel": {"hunter-demon": 1},
        "library": {"peasant": 1},
    }
    assert (state(table).morale, [monster(table, name).xp for name in BOARDS]) == (36, [0, 0, 0])


@rule("A28.13")
def test_desertion_takes_as_many_peasants_as_there_are() -> None:
    assert crowds(castle(THREE).at("gallery", "peasant stunned, templar").event_card("desertion")) == {
        "gallery": {"templar": 1}
    }
    assert crowds(castle(THREE).at("gallery", "hunter-demon").event_card("desertion")) == {
        "gallery": {"hunter-demon": 1}
    }


@rule("A28.14", "A5.3", "A5.4")
def test_old_quarrels() -> None:
    """As for a torch: the farthest, then the zone with fewest villagers, Peasants before Hunters."""
    position = (
        castle(THREE).at("chapel", "hunter-demon").at("library", "3 peasant").at("crypt", "peasant, hunter-demon")
    )
    table = position.event_card("old_quarrels", chance="tar_floor")
    assert crowds(table) == {
        "chapel": {"hunter-demon-stunned": 1},
        "library": {"peasant": 3},
        "crypt": {"peasant-stunned": 1, "hunter-demon-stunned": 1},
    }
    assert trap_row(table) == ["tar_floor"]


@rule("A28.14")
def test_old_quarrels_pass_over_the_stunned_and_need_a_free_space_for_the_trap() -> None:
    position = (
        castle(THREE).traps("spiked_pit rat_swarm iron_maiden").at("library", "2 peasant stunned, 2 hunter-demon")
    )
    table = position.at("gallery", "peasant").event_card("old_quarrels")
    assert crowds(table) == {
        "gallery": {"peasant-stunned": 1},
        "library": {"peasant-stunned": 2, "hunter-demon-stunned": 2},
    }
    assert (len(trap_row(table)), questions(table)) == (3, [])


# ---------------------------------------------------------------- Monsters suffer


@rule("A28.4")
@pytest.mark.parametrize(
    ("who", "damage"),
    [("hunter-demon", 1), ("hunter-demon stunned", 1), ("templar", 1), ("2 hunter-demon, templar", 1), ("peasant", 0)],
)
def test_holy_water(who: str, damage: int) -> None:
    table = castle(THREE).at("library", f"vampire, {who}").at("gallery", "lich").event_card("holy_water")
    assert [monster(table, name).damage for name in BOARDS] == [damage, 0, 0]


@rule("A28.4", "A8.11")
def test_holy_water_is_no_attack() -> None:
    position = castle(THREE).board("vampire", defence="defence", buffs="armour").at("library", "vampire, hunter-demon")
    table = position.event_card("holy_water")
    assert (monster(table, "vampire").damage, questions(table)) == (1, [])


@rule("A28.4", "A22.5")
def test_a_minion_may_take_the_holy_water_but_does_not_suffer_its_own() -> None:
    position = castle(THREE).at("library", "lich, skeleton, hunter-demon").at("gallery", "skeleton, hunter-demon")
    table = position.event_card("holy_water")
    assert (asked(table), offered(table)) == ("lich minion-takes", ["pass", "skeleton-1"])
    answers(table, "pass")
    assert (monster(table, "lich").damage, len(state(table).minions)) == (1, 2)


@rule("A28.4")
def test_events_do_not_meet_summoned_monsters() -> None:
    position = castle(THREE, "the_circle_of_bone").at("library", "summoned-mummy, hunter-demon")
    for event in ("holy_water", "heavy_chains", "fire_arrows"):
        table = position.event_card(event)
        mummy = summoned(table, "mummy")
        assert (mummy.damage, mummy.slow, mummy.burning) == (0, False, False)
        position = castle(THREE, "the_circle_of_bone").at("library", "summoned-mummy, hunter-demon")


@rule("A28.5")
def test_heavy_chains() -> None:
    position = castle(THREE).at("library", "vampire, peasant stunned").at("crypt", "dullahan, templar")
    table = position.event_card("heavy_chains")
    assert [monster(table, name).slow for name in BOARDS] == [1, 0, 1]


@rule("A28.5", "A23.7")
def test_heavy_chains_leave_one_movement_slot() -> None:
    position = castle(THREE).board("dullahan", conditions="slow").at("library", "dullahan, peasant")
    assert monster(position.event_card("heavy_chains"), "dullahan").slow == 1


@rule("A28.6")
def test_sermon() -> None:
    position = castle(THREE).board("vampire", xp=2).board("lich", xp=3).board("dullahan", xp=1, reserve="magic")
    table = position.event_card("sermon")
    assert [monster(table, name).silence for name in BOARDS] == [0, 1, 0]


@rule("A28.6", "A1.8")
def test_between_monsters_of_equal_experience_the_coin_decides_about_the_sermon() -> None:
    table = (
        castle(THREE)
        .board("vampire", xp=3)
        .board("dullahan", xp=3)
        .board("lich", xp=2)
        .event_card("sermon", chance="...")
    )
    assert offered(table) == ["vampire", "dullahan"]


@rule("A28.6")
def test_the_sermon_reaches_only_monsters_on_the_map() -> None:
    table = castle(THREE).board("lich", xp=1).dead("vampire").event_card("sermon")
    assert [monster(table, name).silence for name in BOARDS] == [0, 1, 0]


@rule("A28.7")
def test_cracked_bells() -> None:
    table = castle(THREE).at("chapel", "lich").dead("vampire").event_card("cracked_bells")
    assert [monster(table, name).sunder for name in BOARDS] == [0, 1, 1]


@rule("A28.7", "A23.3")
def test_cracked_bells_may_cost_a_die_of_the_owners_choice() -> None:
    position = castle("vampire lich djinn").board("djinn", defence="defence vengeance")
    table = position.event_card("cracked_bells")
    assert (asked(table), offered(table)) == ("djinn lose-die", ["defence", "vengeance"])
    answers(table, "defence")
    djinn = monster(table, "djinn")
    assert (djinn.sunder, djinn.defence, djinn.vengeance) == (1, 0, 1)


@rule("A28.7", "A28.8")
def test_events_meet_the_monsters_in_turn_order() -> None:
    table = castle(THREE).first("dullahan").event_card("cracked_bells")
    assert events(table, "afflicted") == [f"afflicted {name} sunder" for name in ("dullahan", "vampire", "lich")]


@rule("A28.8")
@pytest.mark.parametrize(
    ("who", "burns"),
    [
        ("hunter-demon", True),
        ("hunter-demon stunned", True),
        ("yunfakh-demon", True),
        ("peasant", False),
        ("templar", False),
    ],
)
@pytest.mark.parametrize("zone", ["library", "gallery", "throne_room", "castle_heart"])
def test_fire_arrows(who: str, burns: bool, zone: str) -> None:
    """A Hunter in the zone of the Monster, here the library, or next to it."""
    position = castle(THREE, yunfakh="on").at("laboratory", "lich, dullahan").at("library", "vampire").at(zone, who)
    table = position.event_card("fire_arrows")
    assert [monster(table, name).burning for name in BOARDS] == [burns and zone != "castle_heart", False, False]


@rule("A28.9")
@pytest.mark.parametrize(
    ("zone", "who", "near"),
    [
        ("castle_heart", "peasant", True),
        ("gallery", "hunter-demon", True),
        ("east_passage", "templar stunned", True),
        ("library", "peasant", False),
    ],
)
def test_sappers(zone: str, who: str, near: bool) -> None:
    table = castle(THREE).at(zone, who).event_card("sappers")
    assert state(table).heart == (7 if near else 8)
    assert ("chapel" in crowds(table)) is not near
    assert len(events(table, "appeared")) == (0 if near else 3)


@rule("A28.9", "A1.9")
def test_sappers_may_bring_down_the_heart() -> None:
    table = castle(THREE).heart(1).at("gallery", "peasant").event_card("sappers")
    assert (table.over, state(table).heart) == (True, 0)
    assert events(table, "game-lost") == ["game-lost songs_of_heroes heart"]


# ---------------------------------------------------------------- Traps and morale


@rule("A28.10")
def test_cut_tripwires() -> None:
    position = castle(THREE).trap("library", "tar_floor").trap("gallery", "rat_swarm").traps("spiked_pit")
    table = position.event_card("cut_tripwires")
    assert (trap_in(table, "gallery"), trap_in(table, "library")) == ("", "tar_floor")
    assert trap_row(table) == ["spiked_pit"]


@rule("A28.10", "A1.8")
def test_the_coin_decides_between_traps_equally_near() -> None:
    position = castle(THREE).trap("kitchen", "tar_floor").trap("gallery", "rat_swarm")
    table = position.event_card("cut_tripwires", chance="kitchen")
    assert (trap_in(table, "gallery"), trap_in(table, "kitchen")) == ("rat_swarm", "")


@rule("A28.10")
def test_if_no_trap_is_placed_all_face_up_traps_are_discarded() -> None:
    table = castle(THREE).traps("spiked_pit rat_swarm").event_card("cut_tripwires")
    assert (trap_row(table), sum(state(table).trap_discard)) == ([], 2)


@rule("A28.11")
def test_ballad_of_courage() -> None:
    """Morale may rise beyond its start."""
    assert state(castle(THREE).morale(10).event_card("ballad")).morale == 12
    assert state(castle(THREE).event_card("ballad")).morale == 38


@rule("A28.11")
def test_a_morale_of_0_does_not_rise_and_where_it_is_not_used_nothing_happens() -> None:
    assert state(castle(THREE, "the_circle_of_bone").morale(0).event_card("ballad")).morale == 0
    assert state(castle(THREE, "breaches").event_card("ballad")).morale == 0


# ---------------------------------------------------------------- persistent events


@rule("A28.15")
def test_long_forks() -> None:
    """Peasants reach Monsters next door, those in their own zone first, but not the Heart."""
    position = castle(THREE).event("long_forks").at("laboratory", "lich, dullahan").at("library", "vampire")
    table = position.at("gallery", "2 peasant").step("villagers")
    assert (monster(table, "vampire").damage, state(table).heart) == (2, 8)
    assert crowds(table) == {"castle_heart": {"peasant": 2}}


@rule("A28.15")
def test_long_forks_do_not_reach_the_heart_from_next_door() -> None:
    table = castle(THREE).event("long_forks").dead(*BOARDS).at("gallery", "peasant").step("villagers")
    assert state(table).heart == 8


@rule("A28.15", "A24.7")
def test_long_forks_find_nobody_in_the_dark() -> None:
    position = castle(THREE).event("long_forks").at("laboratory", "lich, dullahan").at("library", "vampire")
    table = position.at("gallery", "peasant").dark("library").step("villagers")
    assert monster(table, "vampire").damage == 0


@rule("A28.16")
def test_forced_march() -> None:
    """Peasants move two zones; Hunters and torches do as ever."""
    position = castle(THREE).event("forced_march").at("laboratory", "vampire, lich, dullahan")
    table = position.at("throne_room", "peasant, hunter-demon").at("gallery", "peasant").step("villagers")
    assert crowds(table) == {"castle_heart": {"peasant": 1}, "library": {"hunter-demon": 1}, "gallery": {"peasant": 1}}
    table = castle(THREE).event("forced_march").at("throne_room", "peasant").act("vampire", "torch melee")
    answers(table, "torch")
    assert crowds(table) == {"library": {"peasant": 1}}


@rule("A28.17", "A11.12")
def test_blessed_ground() -> None:
    """Healing at the Heart costs 2 Magic."""
    assert "heal" not in offered(
        castle(THREE).event("blessed_ground").board("vampire", damage=2).act("vampire", "magic")
    )
    table = castle(THREE).event("blessed_ground").board("vampire", damage=2).act("vampire", "magic magic melee")
    answers(table, "heal")
    assert (monster(table, "vampire").damage, pool(table, "vampire")) == (1, "melee")


@rule("A28.18")
def test_thick_fog() -> None:
    """All zones with a spawn token are dark, until the next event."""
    table = castle(THREE).event_card("thick_fog")
    dark = [zone for zone in ZONE.names if state(table).is_dark(ZONE.value(zone))]
    assert dark == ["chapel", "throne_room", "west_passage"]
    assert EVENT.name(state(table).event) == "thick_fog"
    table = later(table, "clean-up", chance="...")
    assert [zone for zone in ZONE.names if state(table).is_dark(ZONE.value(zone))] == dark


@rule("A28.18", "A24.7")
def test_in_thick_fog_nobody_shoots_out_of_a_spawn_zone() -> None:
    position = castle(THREE).at("library", "vampire").at("throne_room", "hunter-undead")
    table = later(position.event_card("thick_fog"), "villagers")
    assert monster(table, "vampire").damage == 0


@rule("A28.18")
def test_thick_fog_stays_on_a_zone_that_loses_its_token() -> None:
    position = castle(THREE, "breaches").at("west_passage", "vampire").seals("west_passage", 1)
    table = later(position.event_card("thick_fog"), "clean-up", chance="...")
    c = state(table)
    c.spawns.remove(ZONE.value("west_passage"))
    c.seals[ZONE.value("west_passage")] = 0
    table = later(table, "villagers")
    assert state(table).is_dark(ZONE.value("west_passage"))


@rule("A28.19")
def test_bad_stars() -> None:
    table = castle(THREE).event_card("bad_stars")
    unlucky = [zone for zone in ZONE.names if state(table).is_unlucky(ZONE.value(zone))]
    assert unlucky == ["kitchen", "gallery", "east_passage", "south_passage"]


@rule("A28.19", "A24.5")
@pytest.mark.parametrize(("flip", "damage"), [("heads", 1), ("tails", 0)])
def test_under_bad_stars_an_attack_from_beside_the_heart_needs_a_flip(flip: str, damage: int) -> None:
    position = castle(THREE).event("bad_stars").at("gallery", "vampire, peasant")
    assert monster(position.step("villagers", chance=flip), "vampire").damage == damage


@rule("A28.20")
@pytest.mark.parametrize(
    ("who", "damage"),
    [
        ("hunter-mythic", 3),
        ("hunter-veteran", 3),
        ("knight_errant", 4),
        ("hunter-demon", 1),
        ("grave_warden", 2),
        ("peasant", 1),
    ],
)
def test_marked_prey(who: str, damage: int) -> None:
    """The nemesis of a Mythic Monster deals 1 more."""
    position = castle(THREE).event("marked_prey").at("laboratory", "vampire, lich").at("library", f"dullahan, {who}")
    assert monster(position.step("villagers"), "dullahan").damage == damage


@rule("A28.21")
def test_watchful_eyes() -> None:
    """Every Trap costs 1 useful result more."""
    for dice, may in (("melee", False), ("melee torch", False), ("melee magic", True)):
        position = castle(THREE).at("library", "2 peasant").event("watchful_eyes").traps("spiked_pit")
        table = position.at("gallery", "vampire").act("vampire", dice)
        assert ("trap-spiked_pit" in offered(table)) == may
    answers(table, "trap-spiked_pit")
    assert (trap_in(table, "gallery"), pool(table, "vampire")) == ("spiked_pit", "")


# ---------------------------------------------------------------- the Troll


@rule("A28.22")
def test_the_troll_comes_into_a_random_spawn_zone() -> None:
    table = castle(THREE, troll="on").event_card("troll", chance="...")
    assert (asked(table), offered(table)) == ("chance which-zone", ["chapel", "throne_room", "west_passage"])
    table = castle(THREE, troll="on").at("chapel", "2 peasant").event_card("troll", chance="chapel")
    assert (where(table, "troll"), crowds(table)) == ("chapel", {"chapel": {"peasant": 2}})


@rule("A28.22")
def test_the_troll_comes_into_a_full_zone_without_pushing() -> None:
    table = castle(THREE, troll="on").at("west_passage", "6 peasant").event_card("troll", chance="west_passage")
    assert (where(table, "troll"), crowds(table)) == ("west_passage", {"west_passage": {"peasant": 6}})


@rule("A28.22", "A16.12")
def test_the_troll_sets_off_a_trap_where_it_comes_in() -> None:
    position = castle(THREE, troll="on").at("chapel", "templar").trap("chapel", "iron_maiden")
    table = position.event_card("troll", chance="chapel")
    assert (trap_in(table, "chapel"), villager(table, "chapel", "templar").damage) == ("", 3)


@rule("A28.22", "A21.5")
def test_a_troll_on_the_map_acts_at_once() -> None:
    position = castle(THREE, troll="on").at("gallery", "troll, 2 peasant")
    table = position.event_card("troll", chance="torch")
    assert (where(table, "troll"), crowds(table), state(table).morale) == ("library", {}, 36)
