"""A27: the twenty Traps, what they cost, how often they trigger and what they do."""

from __future__ import annotations

import pytest

from ludoteca.engine.table import Table
from ludoteca.games.village_attacks.words import HERO_CARD, ZONE
from tests.games.village_attacks.positions import (
    Position,
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
    result,
    state,
    summoned,
    trap_in,
    villager,
    where,
)
from tests.marks import rule

THREE = "vampire lich dullahan"


def trap(name: str, who: str, zone: str = "gallery") -> Position:
    """A castle with a Trap in a zone, and who is there."""
    return castle(THREE).at(zone, who).trap(zone, name)


def sprung(name: str, who: str, zone: str = "gallery", chance: str = "") -> Table:
    """The Trap has triggered under their feet."""
    table = trap(name, who, zone).step("trap-step", chance=chance)
    assert events(table, "trap-sprung") == [f"trap-sprung {name} {zone}"]
    return table


def costs(name: str, dice: str, charges: int, not_with: str) -> None:
    """The Trap is laid with exactly these dice, not with fewer and not with those others; it has so many charges."""
    table = castle(THREE).at("gallery", "vampire").traps(name).act("vampire", dice)
    answers(table, f"trap-{name}")
    assert (trap_in(table, "gallery"), pool(table, "vampire")) == (name, "")
    assert sum(state(table).trap_charges) == charges
    assert state(table).trap_row == []
    enough = dice.split()
    fewer = [" ".join(enough[:i] + enough[i + 1 :]) for i in range(len(enough))]
    for others in [*fewer, not_with]:
        table = castle(THREE).at("gallery", "vampire").traps(name).act("vampire", f"{others} torch")
        assert table.over or f"trap-{name}" not in offered(table), others


def next_round(table: Table, *steps: str, chance: str = "") -> Table:
    """Clean-up, and then these steps of the next round."""
    before = state(table).round
    table = later(later(table, "clean-up", chance="..."), *steps, chance=chance)
    assert state(table).round == before + 1
    return table


# ---------------------------------------------------------------- damage


@rule("A27.1")
def test_spiked_pit() -> None:
    costs("spiked_pit", "melee", 1, not_with="ranged magic defence vengeance")
    table = sprung("spiked_pit", "3 peasant")
    assert (crowds(table), state(table).morale) == ({"gallery": {"peasant": 1}}, 34)
    assert trap_in(table, "gallery") == ""


@rule("A27.1")
def test_spiked_pit_hits_different_villagers() -> None:
    table = sprung("spiked_pit", "peasant, templar")
    assert crowds(table) == {"gallery": {"templar": 1}}
    assert villager(table, "gallery", "templar").damage == 1
    assert villager(sprung("spiked_pit", "templar"), "gallery", "templar").damage == 1


@rule("A27.2")
def test_swinging_blade() -> None:
    costs("swinging_blade", "melee vengeance", 1, not_with="ranged ranged magic")
    assert crowds(sprung("swinging_blade", "4 peasant")) == {"gallery": {"peasant": 1}}


@rule("A27.3")
def test_bear_traps() -> None:
    costs("bear_traps", "defence", 1, not_with="")
    assert crowds(sprung("bear_traps", "3 peasant")) == {"gallery": {"peasant": 1, "peasant-stunned": 1}}


@rule("A27.3")
def test_bear_traps_may_hurt_and_stun_the_same_villager() -> None:
    table = sprung("bear_traps", "templar")
    assert crowds(table) == {"gallery": {"templar-stunned": 1}}
    assert villager(table, "gallery", "templar-stunned").damage == 1


@rule("A27.4")
def test_crossbow_slits() -> None:
    costs("crossbow_slits", "ranged", 1, not_with="melee magic defence vengeance")
    assert crowds(sprung("crossbow_slits", "2 peasant, hunter-demon, templar")) == {
        "gallery": {"peasant": 1, "templar": 1}
    }
    assert crowds(sprung("crossbow_slits", "2 peasant, 2 hunter-veteran")) == {"gallery": {"peasant": 2}}


@rule("A27.5")
def test_burning_oil() -> None:
    costs("burning_oil", "ranged magic", 1, not_with="ranged ranged melee")
    table = sprung("burning_oil", "2 peasant, hunter-demon stunned, templar, dullahan")
    assert crowds(table) == {"gallery": {"peasant-burning": 2, "hunter-demon-stunned-burning": 1, "templar-burning": 1}}
    assert (state(table).morale, monster(table, "dullahan").burning) == (36, False)


@rule("A27.6")
def test_tar_floor() -> None:
    costs("tar_floor", "defence magic", 1, not_with="vengeance vengeance magic")
    table = sprung("tar_floor", "2 peasant, peasant stunned, 3 hunter-demon, templar")
    assert crowds(table) == {
        "gallery": {"peasant-stunned": 3, "hunter-demon": 1, "hunter-demon-stunned": 2, "templar": 1}
    }


@rule("A27.11")
def test_wall_of_thorns() -> None:
    costs("wall_of_thorns", "vengeance melee", 3, not_with="defence defence melee")
    table = sprung("wall_of_thorns", "2 peasant")
    assert (crowds(table), sum(state(table).trap_charges)) == ({"gallery": {"peasant": 1}}, 2)


@rule("A27.13")
def test_falling_chandelier() -> None:
    """Heroes before Peasants, Peasants before Hunters."""
    costs("chandelier", "melee ranged", 1, not_with="melee melee magic")
    table = sprung("chandelier", "templar, peasant, hunter-demon")
    assert crowds(table) == {"gallery": {"templar": 1, "hunter-demon": 1}}
    assert villager(table, "gallery", "templar").damage == 2


@rule("A27.13")
def test_falling_chandelier_hits_two_heroes() -> None:
    table = sprung("chandelier", "templar, alchemist hurt 1, peasant")
    assert crowds(table) == {"gallery": {"templar": 1, "peasant": 1}}
    assert (state(table).morale, state(table).hero_bottom) == (34, [HERO_CARD.value("alchemist")])


@rule("A27.13", "A29.4")
def test_the_knight_errant_is_spared_one_point() -> None:
    table = sprung("chandelier", "knight_errant")
    assert villager(table, "gallery", "knight_errant").damage == 1


@rule("A27.17")
def test_iron_maiden() -> None:
    costs("iron_maiden", "melee melee", 1, not_with="melee ranged magic")
    table = sprung("iron_maiden", "templar, 2 peasant, hunter-demon")
    assert villager(table, "gallery", "templar").damage == 3
    assert crowd(table, "gallery") == {"templar": 1, "peasant": 2, "hunter-demon": 1}
    assert crowds(sprung("iron_maiden", "2 peasant, hunter-demon")) == {"gallery": {"peasant": 1, "hunter-demon": 1}}


@rule("A27.19")
def test_rat_swarm() -> None:
    costs("rat_swarm", "magic defence", 2, not_with="")
    table = sprung("rat_swarm", "3 peasant")
    assert (crowds(table), sum(state(table).trap_charges)) == ({"gallery": {"peasant": 1, "peasant-stunned": 1}}, 1)


@rule("A27.20")
def test_soul_siphon() -> None:
    costs("soul_siphon", "magic defence", 1, not_with="magic magic vengeance")
    table = trap("soul_siphon", "3 peasant").step("trap-step")
    assert (crowd(table, "gallery"), state(table).heart) == ({"peasant": 1}, 8)


@rule("A27.20")
@pytest.mark.parametrize(
    ("who", "heart"), [("2 peasant", 5), ("peasant, templar", 5), ("templar", 4), ("templar, inquisitor", 4)]
)
def test_soul_siphon_feeds_the_heart_once_if_it_killed(who: str, heart: int) -> None:
    assert state(trap("soul_siphon", who).heart(4).step("trap-step")).heart == heart


# ---------------------------------------------------------------- the whole zone


@rule("A27.12", "A8.11")
def test_poison_gas() -> None:
    """Monsters suffer too, and cannot defend themselves."""
    costs("poison_gas", "magic magic", 1, not_with="magic melee ranged")
    position = trap("poison_gas", "3 peasant, hunter-demon stunned, templar, vampire").at(
        "library", "dullahan, peasant"
    )
    table = position.board("vampire", defence="defence").step("trap-step")
    assert crowds(table) == {"gallery": {"templar": 1}, "library": {"peasant": 1}}
    assert (villager(table, "gallery", "templar").damage, state(table).morale) == (1, 32)
    assert [monster(table, name).damage for name in THREE.split()] == [1, 0, 0]
    assert questions(table) == []


@rule("A27.12")
def test_poison_gas_hurts_minions_and_summoned_monsters() -> None:
    position = castle(THREE, "the_circle_of_bone").at("north_passage", "peasant, summoned-mummy, skeleton")
    table = position.trap("north_passage", "poison_gas").step("trap-step")
    assert (crowds(table), state(table).minions, summoned(table, "mummy").damage) == ({}, [], 1)


@rule("A27.18")
def test_powder_keg() -> None:
    costs("powder_keg", "ranged ranged", 1, not_with="ranged melee magic")
    position = trap("powder_keg", "2 peasant, hunter-demon, templar, vampire, dullahan")
    table = position.step("trap-step")
    assert crowds(table) == {"gallery": {"templar": 1}}
    assert villager(table, "gallery", "templar").damage == 1
    assert [monster(table, name).damage for name in THREE.split()] == [2, 0, 2]


@rule("A27.18", "A22.5", "A22.8")
def test_a_minion_may_take_the_powder_keg_for_its_monster_and_then_suffers_its_own_share() -> None:
    table = trap("powder_keg", "peasant, lich, 2 skeleton").step("trap-step")
    assert asked(table) == "lich minion-takes"
    answers(table, "skeleton-2")
    assert (monster(table, "lich").damage, state(table).minions) == (1, [])


@rule("A27.12", "A1.16")
def test_a_win_comes_before_the_gas_reaches_the_monsters() -> None:
    table = trap("poison_gas", "2 peasant, vampire").morale(1).step("trap-step")
    assert (result(table), monster(table, "vampire").damage) == ("won", 0)


@rule("A27.18", "A8.11", "A30.9")
def test_armour_does_not_help_against_a_powder_keg() -> None:
    position = castle(THREE, "the_circle_of_bone").at("north_passage", "summoned-gargoyle, peasant, vampire")
    table = position.board("vampire", buffs="armour").trap("north_passage", "powder_keg").step("trap-step")
    assert (summoned(table, "gargoyle").damage, monster(table, "vampire").damage) == (2, 2)


@rule("A27.18", "A12.1")
def test_a_powder_keg_may_kill_a_monster() -> None:
    table = trap("powder_keg", "peasant, vampire hurt 4").step("trap-step")
    assert where(table, "vampire") == "nowhere"


# ---------------------------------------------------------------- holding and moving


@rule("A27.7")
def test_portcullis() -> None:
    costs("portcullis", "defence defence", 2, not_with="defence vengeance magic")
    table = sprung("portcullis", "peasant, hunter-demon")
    assert (trap_in(table, "gallery"), sum(state(table).trap_charges)) == ("portcullis", 1)


@rule("A27.7")
def test_portcullis_holds_whoever_is_there_in_the_next_villager_phase_and_no_longer() -> None:
    """The Peasant of the library comes in too late to be held; the Monsters are two zones away."""
    position = trap("portcullis", "peasant").at("library", "peasant")
    position.at("laboratory", "vampire, lich, dullahan")
    table = next_round(position.step("trap-step"), "villagers")
    assert crowds(table) == {"gallery": {"peasant": 2}}
    table = next_round(table, "villagers")
    assert crowds(table) == {"castle_heart": {"peasant": 2}}


@rule("A27.7")
def test_held_villagers_still_attack_and_still_follow_a_torch() -> None:
    table = next_round(trap("portcullis", "peasant, vampire").step("trap-step"), "villagers")
    assert (monster(table, "vampire").damage, crowds(table)) == (1, {"gallery": {"peasant": 1}})
    table = castle(THREE).at("gallery", "peasant").hold("gallery").act("vampire", "torch melee")
    answers(table, "torch")
    assert crowds(table) == {"castle_heart": {"peasant": 1}}


@rule("A27.7", "A16.12")
def test_set_off_by_the_troll_in_a_monsters_turn_it_holds_in_this_rounds_villager_phase() -> None:
    position = castle(THREE, troll="on").at("gallery", "troll, vampire").at("laboratory", "lich, dullahan")
    table = position.at("library", "2 peasant").trap("library", "portcullis").act("vampire", "melee", chance="magic")
    answers(table, "troll")
    assert where(table, "troll") == "library"
    assert crowds(later(table, "villagers")) == {"library": {"peasant": 2}}


@rule("A27.7", "A16.12")
def test_set_off_by_the_troll_in_its_own_step_it_holds_in_the_next_round() -> None:
    position = castle(THREE, troll="on").at("gallery", "troll").at("laboratory", "vampire, lich, dullahan")
    table = position.at("library", "2 peasant").trap("library", "portcullis").step("troll", chance="magic")
    assert crowds(next_round(table, "villagers")) == {"library": {"peasant": 2}}


@rule("A27.8")
def test_trapdoor() -> None:
    costs("trapdoor", "vengeance", 1, not_with="melee ranged magic defence")
    table = sprung("trapdoor", "2 peasant, 2 hunter-demon stunned, templar", "library")
    assert crowds(table) == {
        "library": {"hunter-demon-stunned": 1, "templar": 1},
        "throne_room": {"peasant": 2, "hunter-demon-stunned": 1},
    }


@rule("A27.8")
def test_trapdoor_in_a_spawn_zone_does_nothing() -> None:
    table = sprung("trapdoor", "2 peasant", "throne_room")
    assert (crowds(table), trap_in(table, "throne_room")) == ({"throne_room": {"peasant": 2}}, "")


@rule("A27.8", "A1.8")
def test_the_coin_decides_between_two_spawn_zones() -> None:
    position = trap("trapdoor", "2 peasant", "castle_heart").closed("throne_room")
    table = position.step("trap-step", chance="west_passage")
    assert crowds(table) == {"west_passage": {"peasant": 2}}


@rule("A27.8", "A18.16")
def test_a_full_spawn_zone_is_entered_by_pushing_towards_the_heart() -> None:
    position = trap("trapdoor", "peasant", "armoury").at("west_passage", "6 peasant")
    table = position.step("trap-step", chance="great_hall")
    assert crowds(table) == {"west_passage": {"peasant": 6}, "great_hall": {"peasant": 1}}


@rule("A27.8", "A17.7")
def test_whoever_finds_no_room_in_the_spawn_zone_stays() -> None:
    """The way from the throne room to the Heart is full, and nobody can leave the Heart zone."""
    position = trap("trapdoor", "2 peasant", "east_passage").closed("chapel").at("throne_room", "12 hunter-veteran")
    position.at("library", "12 peasant").at("gallery", "8 peasant").at("castle_heart", "12 hunter-veteran")
    table = position.at("laboratory", "vampire, lich, dullahan").step("trap-step")
    assert (crowd(table, "east_passage"), crowd(table, "throne_room")) == ({"peasant": 2}, {"hunter-veteran": 12})


@rule("A27.15")
def test_hall_of_mirrors() -> None:
    costs("hall_of_mirrors", "magic vengeance", 2, not_with="magic magic melee")
    table = sprung("hall_of_mirrors", "2 peasant, peasant burning, hunter-demon, templar")
    answers_left(table)
    assert crowds(table) == {
        "gallery": {"hunter-demon": 1, "templar": 1},
        "library": {"peasant": 2, "peasant-burning": 1},
    }
    assert sum(state(table).trap_charges) == 1


@rule("A27.15", "A1.8")
def test_the_coin_decides_for_each_figure_where_it_is_pushed() -> None:
    table = sprung("hall_of_mirrors", "3 peasant", "north_passage", chance="great_hall laboratory great_hall")
    assert crowds(table) == {"great_hall": {"peasant": 2}, "laboratory": {"peasant": 1}}


@rule("A27.15")
def test_where_no_zone_is_farther_nobody_is_pushed() -> None:
    """From the throne room every way leads nearer to the Heart."""
    table = sprung("hall_of_mirrors", "2 peasant", "throne_room")
    assert crowds(table) == {"throne_room": {"peasant": 2}}


@rule("A27.16")
def test_rune_of_fear() -> None:
    costs("rune_of_fear", "magic", 1, not_with="melee ranged defence vengeance")
    table = sprung("rune_of_fear", "5 peasant, peasant stunned, hunter-demon, templar")
    assert crowds(table) == {
        "gallery": {"hunter-demon": 1, "templar": 1},
        "library": {"peasant": 5, "peasant-stunned": 1},
    }


def answers_left(table: Table) -> None:
    """Between figures that go the same way it does not matter who goes first."""
    while not table.over:
        answers(table, offered(table)[0])


# ---------------------------------------------------------------- zones


@rule("A27.9")
def test_cursed_idol() -> None:
    costs("cursed_idol", "magic", 2, not_with="melee ranged defence vengeance")
    table = sprung("cursed_idol", "peasant")
    gallery = ZONE.value("gallery")
    assert [zone for zone in ZONE.names if state(table).is_unlucky(ZONE.value(zone))] == ["gallery"]
    assert sum(state(table).trap_charges) == 1
    table = later(table, "clean-up", chance="...")
    assert (state(table).round, state(table).is_unlucky(gallery)) == (3, True)
    table = later(table, "clean-up", chance="...")
    assert (state(table).round, state(table).is_unlucky(gallery)) == (4, False)


@rule("A27.10")
def test_lightless_lamp() -> None:
    costs("lightless_lamp", "magic", 2, not_with="melee ranged defence vengeance")
    table = sprung("lightless_lamp", "2 peasant, hunter-demon")
    gallery = ZONE.value("gallery")
    assert crowds(table) == {"gallery": {"peasant": 1, "peasant-stunned": 1, "hunter-demon": 1}}
    assert [zone for zone in ZONE.names if state(table).is_dark(ZONE.value(zone))] == ["gallery"]
    assert sum(state(table).trap_charges) == 1
    table = later(table, "clean-up", chance="...")
    assert state(table).is_dark(gallery)
    table = later(table, "clean-up", chance="...")
    assert not state(table).is_dark(gallery)


# ---------------------------------------------------------------- the Alarm Bell


@rule("A27.14")
def test_alarm_bell() -> None:
    """The Vampire is two zones away, the Lich three, the Dullahan is in the zone."""
    costs("alarm_bell", "ranged", 2, not_with="")
    position = trap("alarm_bell", "2 peasant, dullahan").at("east_passage", "vampire").at("crypt", "lich")
    table = position.step("trap-step")
    assert (crowd(table, "gallery"), state(table).morale) == ({"peasant": 1}, 35)
    assert (asked(table), offered(table)) == ("vampire bell-first", ["vampire", "dullahan"])
    answers(table, "dullahan")
    assert (asked(table), offered(table)) == ("dullahan bell-step", ["pass", "castle_heart", "library"])
    answers(table, "library")
    assert (asked(table), offered(table)) == ("vampire bell-step", ["pass", "castle_heart", "crypt"])
    answers(table, "pass")
    assert [where(table, name) for name in THREE.split()] == ["east_passage", "crypt", "library"]
    assert sum(state(table).trap_charges) == 1


@rule("A27.14")
def test_the_first_player_says_in_which_order_and_a_monster_lying_down_stays() -> None:
    position = trap("alarm_bell", "peasant").first("lich").board("vampire", conditions="sunder lying")
    table = position.step("trap-step")
    assert (asked(table), offered(table)) == ("lich bell-first", ["lich", "dullahan"])


@rule("A27.14")
def test_the_bell_calls_a_hindered_monster_out() -> None:
    position = trap("alarm_bell", "7 peasant, vampire").at("laboratory", "lich, dullahan")
    table = position.step("trap-step")
    answers(table, "library")
    assert where(table, "vampire") == "library"
    assert monster(table, "vampire").stepped == 0


@rule("A27.14")
def test_the_bell_calls_neither_minions_nor_the_dead() -> None:
    position = trap("alarm_bell", "peasant, skeleton").dead("vampire").at("laboratory", "lich, dullahan")
    table = position.step("trap-step")
    assert (table.over, where(table, "skeleton-1")) == (True, "gallery")
