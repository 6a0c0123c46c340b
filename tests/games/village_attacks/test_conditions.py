"""A23 and A24: conditions of Monsters, of villagers and of zones."""

import pytest

from ludoteca.engine.table import Table
from ludoteca.games.village_attacks.words import HERO_CARD, ZONE
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
    reserve,
    state,
    unsaid,
    villager,
    where,
)
from tests.marks import rule

TEAM = "vampire lich dullahan"
SIX_DICE = "melee ranged magic defence vengeance torch ..."
ALL_CONDITIONS = "sunder silence slow burn"


def dice(table: Table) -> int:
    """How many dice have been rolled."""
    return questions(table).count("roll")


def conditions(table: Table, name: str) -> tuple[int, int, int, bool]:
    """Sunder, Silence, Slow and Burn on a Monster's board."""
    me = monster(table, name)
    return me.sunder, me.silence, me.slow, me.burning


# ---------------------------------------------------------------- how long they stay (A23)


@rule("A23.1")
def test_conditions_stay_over_the_clean_up() -> None:
    table = castle(TEAM).board("vampire", conditions=ALL_CONDITIONS).step("clean-up", chance="...")
    assert (state(table).round, conditions(table, "vampire")) == (3, (1, 1, 1, True))


@rule("A23.1", "A23.12")
@pytest.mark.parametrize("condition", ["sunder", "silence", "slow", "burn"])
def test_one_magic_in_the_heart_zone_removes_one_condition(condition: str) -> None:
    table = castle(TEAM).board("vampire", conditions=ALL_CONDITIONS).act("vampire", "magic melee")
    answers(table, "heal")
    assert offered(table) == ["sunder", "silence", "slow", "burn"]
    answers(table, condition)
    left = [n for n in ("sunder", "silence", "slow", "burn") if n != condition]
    assert conditions(table, "vampire") == tuple(int(n in left) for n in ("sunder", "silence", "slow", "burn"))
    assert "heal" not in offered(table)


@rule("A23.1")
def test_elsewhere_magic_removes_nothing() -> None:
    position = castle(TEAM).at("gallery", "vampire").board("vampire", conditions=ALL_CONDITIONS)
    assert "heal" not in offered(position.act("vampire", "magic melee"))


@rule("A23.1")
def test_a_level_may_remove_a_condition_when_all_abilities_are_at_their_highest() -> None:
    position = castle(TEAM).at("gallery", "vampire, peasant")
    position.board("vampire", skills="blood_feast-3 bat_form-3 mesmerise-3", xp=4, conditions="slow burn", damage=1)
    table = position.act("vampire", "melee magic")
    answers(table, "melee")
    assert offered(table) == ["heal-slow", "heal-burn", "heal-damage"]
    answers(table, "heal-burn")
    assert conditions(table, "vampire") == (0, 0, 1, False)


@rule("A23.1", "A23.12")
def test_a_card_may_remove_a_condition() -> None:
    position = castle("mummy lich vampire").at("gallery", "mummy")
    table = position.board("mummy", skills="embalmed-2", conditions="sunder burn").act("mummy", "defence melee")
    answers(table, "ability-mummy-embalmed")
    assert offered(table) == ["sunder", "burn"]
    answers(table, "sunder")
    assert conditions(table, "mummy") == (0, 0, 0, True)


@rule("A23.1")
def test_death_removes_all_conditions() -> None:
    position = castle(TEAM).at("gallery", "vampire, peasant").board("vampire", damage=5, conditions=ALL_CONDITIONS)
    table = position.step("villagers")
    assert where(table, "vampire") == "nowhere"
    assert conditions(table, "vampire") == (0, 0, 0, False)


# ---------------------------------------------------------------- tokens on slots (A23)


@rule("A23.2", "A23.5")
@pytest.mark.parametrize(("sunders", "places"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_sunder_covers_a_defence_slot(sunders: int, places: int) -> None:
    position = castle(TEAM).board("dullahan", conditions="sunder " * sunders)
    table = position.act("dullahan", "defence defence defence defence")
    answers(table, *["defend-defence"] * places)
    assert "defend-defence" not in offered(table)
    assert monster(table, "dullahan").defence == places


@rule("A23.2", "A23.6")
@pytest.mark.parametrize(("silences", "places"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_silence_covers_a_reserve_slot(silences: int, places: int) -> None:
    position = castle(TEAM).board("lich", conditions="silence " * silences)
    table = position.act("lich", "ranged ranged ranged ranged melee")
    answers(table, *["store-ranged"] * places)
    assert not [act for act in offered(table) if act.startswith("store")]
    assert reserve(table, "lich") == " ".join(["ranged"] * places)


@rule("A23.2", "A23.7")
@pytest.mark.parametrize(("slows", "steps"), [(0, 3), (1, 2), (2, 1)])
def test_slow_covers_a_movement_slot(slows: int, steps: int) -> None:
    position = castle(TEAM).board("vampire", conditions="slow " * slows)
    table = position.act("vampire", "ranged ranged ranged ranged")
    for zone in ["gallery", "library", "throne_room"][:steps]:
        answers(table, "move", zone)
    assert "move" not in offered(table)
    assert where(table, "vampire") == ["gallery", "library", "throne_room"][steps - 1]


@rule("A23.3")
@pytest.mark.parametrize("lost", ["defence", "vengeance"])
def test_on_full_slots_the_owner_chooses_which_die_is_lost(lost: str) -> None:
    position = castle("mummy lich vampire").board("mummy", defence="defence vengeance")
    table = position.event_card("cracked_bells")
    assert (asked(table), offered(table)) == ("mummy lose-die", ["defence", "vengeance"])
    answers(table, lost)
    me = monster(table, "mummy")
    assert (me.sunder, me.defence, me.vengeance) == (1, int(lost != "defence"), int(lost != "vengeance"))


@rule("A23.3")
def test_with_a_free_slot_no_die_is_lost() -> None:
    table = castle(TEAM).board("dullahan", defence="defence vengeance").event_card("cracked_bells")
    me = monster(table, "dullahan")
    assert (me.sunder, me.defence, me.vengeance) == (1, 1, 1)


@rule("A23.3", "A23.6")
def test_silence_replaces_a_die_of_a_full_reserve() -> None:
    position = castle(TEAM).board("lich", reserve="magic melee ranged", xp=2)
    table = position.event_card("sermon")
    assert asked(table) == "lich lose-die"
    answers(table, "melee")
    assert (monster(table, "lich").silence, reserve(table, "lich")) == (1, "ranged magic")


@rule("A23.3", "A23.7")
def test_slow_replaces_a_die_on_a_movement_slot() -> None:
    table = castle(TEAM).at("gallery", "vampire, peasant").board("vampire", stepped=3).event_card("heavy_chains")
    me = monster(table, "vampire")
    assert (me.slow, me.stepped) == (1, 2)


@rule("A23.4")
def test_a_token_for_which_no_slot_is_left_has_no_effect() -> None:
    position = castle(TEAM).board("vampire", conditions="sunder silence silence", xp=4)
    table = position.step("event-card cracked_bells", "event-card sermon")
    assert conditions(table, "vampire") == (1, 2, 0, False)


@rule("A23.5")
def test_cracked_bells_sunder_every_monster() -> None:
    table = castle(TEAM).dead("lich").event_card("cracked_bells")
    assert [monster(table, name).sunder for name in TEAM.split()] == [1, 0, 1]


@rule("A23.7")
@pytest.mark.parametrize(("name", "slots"), [("lich", 2), ("vampire", 3)])
def test_one_movement_slot_always_stays_without_a_token(name: str, slots: int) -> None:
    position = castle(TEAM).at("gallery", f"{name}, peasant").board(name, conditions="slow " * (slots - 1))
    table = position.event_card("heavy_chains")
    assert monster(table, name).slow == slots - 1


@rule("A23.7")
def test_a_die_on_the_last_movement_slot_without_a_token_is_not_lost() -> None:
    position = castle(TEAM).at("gallery", "lich, peasant").board("lich", conditions="slow", stepped=1)
    table = position.event_card("heavy_chains")
    assert (monster(table, "lich").slow, monster(table, "lich").stepped) == (1, 1)


# ---------------------------------------------------------------- Burn and Stun (A23)


@rule("A23.8")
def test_burn_does_one_damage_at_the_start_of_each_turn_and_stays() -> None:
    table = castle(TEAM).board("vampire", conditions="burn", damage=2).turn("vampire", SIX_DICE)
    assert (monster(table, "vampire").damage, monster(table, "vampire").burning) == (3, True)
    assert dice(table) == 6


@rule("A23.8")
def test_a_second_burn_changes_nothing() -> None:
    position = castle(TEAM).at("gallery", "vampire, hunter-demon").board("vampire", conditions="burn")
    table = position.step("event-card fire_arrows", "monster-turn vampire", chance="...")
    assert monster(table, "vampire").damage == 1


@rule("A23.8")
def test_burn_covers_no_slot() -> None:
    table = castle(TEAM).board("vampire", conditions="burn").act("vampire", "defence magic")
    assert {"defend-defence", "store-defence", "move"} <= set(offered(table))


@rule("A23.9")
def test_a_stunned_monster_is_sundered_lies_down_and_rolls_one_die_fewer_once() -> None:
    position = castle(TEAM, troll="on").at("library", "dullahan, troll")
    table = position.step("troll", "monster-turn dullahan", chance=f"defence heads {SIX_DICE}")
    me = monster(table, "dullahan")
    assert (me.sunder, me.lying, dice(table)) == (1, False, 5)
    assert events(table, "stood-up") == ["stood-up dullahan"]
    position = castle(TEAM).board("dullahan", conditions="lying sunder")
    table = position.step("monster-turn dullahan", "monster-turn dullahan", chance="melee ranged magic magic melee ...")
    answers(table, "end")
    assert asked(table) == "chance roll"
    answers(table, "melee", "ranged", "magic", "magic", "melee", "torch")
    assert dice(table) == 11


@rule("A23.9")
def test_the_sunder_of_a_stun_may_replace_a_die() -> None:
    position = castle(TEAM, troll="on").at("library", "vampire, troll").board("vampire", defence="vengeance")
    table = position.step("troll", chance="vengeance heads")
    me = monster(table, "vampire")
    assert (me.lying, me.sunder, me.vengeance) == (True, 1, 0)


@rule("A23.9")
def test_a_monster_without_a_defence_slot_left_is_stunned_all_the_same() -> None:
    position = castle(TEAM, troll="on").at("library", "vampire, troll").board("vampire", conditions="sunder")
    table = position.step("troll", "monster-turn vampire", chance=f"defence heads {SIX_DICE}")
    assert (monster(table, "vampire").sunder, dice(table)) == (1, 5)


@rule("A23.9", "A23.10")
def test_a_monster_stunned_in_its_turn_rolls_one_die_fewer_in_the_next() -> None:
    position = castle(TEAM, troll="on").at("library", "dullahan, troll")
    table = position.act("dullahan", "melee", "monster-turn dullahan", chance=f"defence heads {SIX_DICE}")
    answers(table, "troll")
    assert dice(table) == 5


@rule("A23.10")
def test_a_monster_stunned_in_its_own_turn_ends_the_turn() -> None:
    position = castle(TEAM, troll="on").at("library", "dullahan, troll")
    table = position.act("dullahan", "melee melee magic ranged", chance="defence heads")
    answers(table, "troll")
    assert (asked(table), monster(table, "dullahan").lying) == ("over", True)


@rule("A23.10")
def test_the_torches_of_a_stunned_monster_are_still_resolved() -> None:
    position = castle(TEAM, troll="on").at("library", "dullahan, troll").at("chapel", "peasant")
    table = position.act("dullahan", "melee torch torch magic", chance="defence heads")
    answers(table, "troll")
    assert (asked(table), crowds(table)) == ("over", {"crypt": {"peasant": 1}})


@rule("A23.11")
def test_stunned_again_it_is_sundered_again_but_rolls_only_one_die_fewer() -> None:
    position = castle(TEAM, troll="on").at("library", "dullahan lying, troll")
    position.board("dullahan", conditions="lying sunder")
    table = position.step("troll", "monster-turn dullahan", chance=f"defence heads {SIX_DICE}")
    assert (monster(table, "dullahan").sunder, dice(table)) == (2, 5)


@rule("A23.12")
def test_lying_down_cannot_be_healed_and_the_die_is_lost_although_the_sunder_is_gone() -> None:
    position = castle("mummy lich vampire").board("lich", skills="soul_jar-3").board("mummy", conditions="lying sunder")
    table = position.act("lich", "defence magic", "monster-turn mummy", chance=SIX_DICE)
    answers(table, "ability-lich-soul_jar", "mummy")
    assert monster(table, "mummy").sunder == 0
    assert dice(table) == 5


# ---------------------------------------------------------------- villagers (A24)


@rule("A24.1")
def test_a_stunned_villager_stands_up_instead_of_acting() -> None:
    table = castle(TEAM).at("library", "vampire, peasant stunned, hunter-undead stunned").step("villagers")
    assert crowds(table) == {"library": {"peasant": 1, "hunter-undead": 1}}
    assert monster(table, "vampire").damage == 0


@rule("A24.2")
def test_a_stunned_villager_may_be_attacked_but_need_not_be() -> None:
    table = castle(TEAM).at("gallery", "vampire, peasant stunned, alchemist").act("vampire", "melee magic")
    answers(table, "melee")
    assert offered(table) == ["gallery-peasant-stunned", "gallery-alchemist"]


@rule("A24.2")
def test_traps_take_stunned_villagers_like_others() -> None:
    position = castle(TEAM).at("library", "peasant stunned, hunter-demon").trap("library", "wall_of_thorns")
    assert crowd(position.step("trap-step"), "library") == {"hunter-demon": 1}


@rule("A24.2")
@pytest.mark.parametrize(("there", "free"), [("3 peasant", False), ("2 peasant, peasant stunned", True)])
def test_a_stunned_villager_does_not_hinder(there: str, free: bool) -> None:
    table = castle(TEAM).at("gallery", f"vampire hurt 3, {there}").act("vampire", "melee magic")
    assert ("move" in offered(table)) == free


@rule("A24.3")
def test_a_burning_villager_dies_at_its_next_activation_without_experience_for_anybody() -> None:
    table = castle(TEAM).morale(20).at("library", "vampire, peasant burning, hunter-undead burning").step("villagers")
    assert (crowds(table), state(table).morale) == ({}, 18)
    assert (monster(table, "vampire").xp, monster(table, "vampire").damage) == (0, 0)


@rule("A24.3")
def test_a_burning_hero_takes_one_damage_loses_the_token_and_acts() -> None:
    table = castle(TEAM).at("library", "vampire, templar burning").step("villagers")
    assert villager(table, "gallery", "templar").damage == 1
    assert monster(table, "vampire").damage == 1


@rule("A24.3")
def test_a_hero_that_burns_to_death_costs_two_morale_and_gives_nobody_experience() -> None:
    table = castle(TEAM).morale(20).at("library", "vampire, exorcist burning hurt 2").step("villagers")
    assert (crowds(table), state(table).morale, monster(table, "vampire").xp) == ({}, 18, 0)
    assert state(table).hero_bottom == [HERO_CARD.value("exorcist")]


@rule("A24.3")
def test_a_torch_makes_a_burning_villager_burn() -> None:
    table = castle(TEAM).morale(20).at("library", "peasant burning").act("vampire", "torch melee")
    answers(table, "torch")
    assert (crowds(table), state(table).morale, monster(table, "vampire").xp) == ({}, 19, 0)


@rule("A24.11")
def test_a_stunned_villager_loses_only_one_activation_however_often_it_is_stunned() -> None:
    position = castle("vampire banshee dullahan").at("library", "banshee, peasant stunned, templar")
    position.board("banshee", skills="wail-2")
    table = position.act("banshee", "magic vengeance", "villager-phase", chance="spiked_pit ...")
    answers(table, "ability-banshee-wail")
    assert crowds(table) == {"library": {"peasant": 1, "templar": 1}}  # both have stood up again


@rule("A24.11")
def test_a_burning_villager_burns_once_however_often_it_is_set_on_fire() -> None:
    position = castle("vampire succubus dullahan").at("library", "succubus, templar burning")
    position.board("succubus", skills="kiss_of_flame-3")
    table = position.act("succubus", "melee magic", "villager-phase", chance="spiked_pit ...")
    answers(table, "ability-succubus-kiss_of_flame", "pass")
    assert villager(table, "gallery", "templar").damage == 1


# ---------------------------------------------------------------- zones (A24)


@rule("A24.4")
def test_the_condition_of_a_zone_ends_with_the_round() -> None:
    table = castle(TEAM).unlucky("library").dark("gallery").step("clean-up", chance="...")
    c = state(table)
    assert (c.round, c.is_unlucky(ZONE.value("library")), c.is_dark(ZONE.value("gallery"))) == (3, False, False)


@rule("A24.4")
@pytest.mark.parametrize("trap", ["cursed_idol", "lightless_lamp"])
def test_a_trap_may_make_it_last_until_the_end_of_the_next_round(trap: str) -> None:
    position = castle(TEAM).at("library", "templar").trap("library", trap)
    table = position.step("trap-step", "clean-up", chance="...")
    c, library = state(table), ZONE.value("library")
    assert (c.round, c.is_unlucky(library), c.is_dark(library)) == (3, trap == "cursed_idol", trap == "lightless_lamp")
    assert max(c.unlucky[library], c.dark[library]) == 3


@rule("A24.4")
def test_an_event_may_make_it_last_until_the_next_event() -> None:
    table = castle(TEAM).event("thick_fog").step("clean-up", chance="...")
    assert state(table).is_dark(ZONE.value("throne_room"))
    table = castle(TEAM).event("thick_fog").event_card("ballad")
    assert not state(table).is_dark(ZONE.value("throne_room"))


@rule("A24.4", "A24.5")
def test_bad_luck_is_for_everybody_in_the_zone() -> None:
    position = castle(TEAM).unlucky("library").at("library", "vampire, 2 peasant")
    table = position.act("vampire", "melee", "villager-phase", chance="tails spiked_pit tails heads ...")
    answers(table, "melee")
    assert monster(table, "vampire").damage == 1
    assert crowds(table) == {"gallery": {"peasant": 2}}


@rule("A24.5")
@pytest.mark.parametrize(("coin", "left"), [("heads", {}), ("tails", {"peasant": 1})])
@pytest.mark.parametrize(("result", "zone"), [("melee", "library"), ("ranged", "gallery")])
def test_an_attack_from_an_unlucky_zone_needs_heads(result: str, zone: str, coin: str, left: dict[str, int]) -> None:
    position = castle(TEAM).unlucky("library").at("library", "vampire").at(zone, "peasant")
    table = position.act("vampire", f"{result} magic", chance=coin)
    answers(table, result)
    assert crowd(table, zone) == left
    assert result not in offered(table)


@rule("A24.5")
def test_what_counts_is_the_zone_of_the_attacker() -> None:
    position = castle(TEAM).unlucky("gallery").at("library", "vampire").at("gallery", "peasant")
    table = position.act("vampire", "ranged magic")
    answers(table, "ranged")
    assert crowd(table, "gallery") == {}


@rule("A24.5")
def test_a_hunter_flips_for_a_shot_out_of_an_unlucky_zone_and_a_hero_for_each_attack() -> None:
    position = castle(TEAM).unlucky("library").at("library", "hunter-undead").at("gallery", "vampire")
    table = position.step("villagers", chance="tails")
    assert (monster(table, "vampire").damage, crowds(table)) == (0, {"gallery": {"hunter-undead": 1}})
    position = castle(TEAM).unlucky("library").at("library", "beast_slayer, dullahan")
    assert monster(position.step("villagers", chance="tails heads"), "dullahan").damage == 2


@rule("A24.5")
@pytest.mark.parametrize(("coin", "heart"), [("heads", 7), ("tails", 8)])
def test_also_an_attack_on_the_heart_needs_heads(coin: str, heart: int) -> None:
    position = castle(TEAM).unlucky("castle_heart").at("castle_heart", "peasant")
    assert state(position.step("villagers", chance=coin)).heart == heart


@rule("A24.6")
def test_traps_and_burn_need_no_luck() -> None:
    position = castle(TEAM).unlucky("library").at("library", "peasant, hunter-demon").trap("library", "spiked_pit")
    assert crowds(position.step("trap-step")) == {}
    position = castle(TEAM).unlucky("library").at("library", "peasant burning")
    assert crowds(position.step("villagers")) == {}
    position = castle(TEAM).unlucky("castle_heart").board("vampire", conditions="burn")
    assert monster(position.turn("vampire", "..."), "vampire").damage == 1


@rule("A24.6")
def test_an_ability_without_damage_needs_no_luck() -> None:
    position = castle("vampire succubus dullahan").unlucky("library").at("library", "succubus, 2 peasant")
    table = position.act("succubus", "magic melee")
    answers(table, "ability-succubus-charm", "library-peasant", "library-peasant")
    assert crowd(table, "library") == {"peasant-stunned": 2}


@rule("A24.6", "A24.9")
@pytest.mark.parametrize(("coin", "left"), [("heads", {}), ("tails", {"peasant": 2})])
def test_an_ability_with_damage_needs_one_coin_and_its_other_effects_happen(coin: str, left: dict[str, int]) -> None:
    position = castle(TEAM).unlucky("library").at("library", "vampire hurt 3, 2 peasant")
    table = position.act("vampire", "melee magic ranged", chance=f"{coin} ...")
    answers(table, "ability-vampire-blood_feast")
    while asked(table) == "vampire ability-at":
        answers(table, "library-peasant")
    assert (asked(table), crowd(table, "library"), monster(table, "vampire").damage) == ("vampire act", left, 2)


@rule("A24.9")
def test_the_zone_where_the_monster_stands_when_the_damage_falls_decides() -> None:
    position = castle("minotaur lich gargoyle").unlucky("library").at("library", "minotaur").at("gallery", "peasant")
    table = position.act("minotaur", "melee magic ranged")
    answers(table, "ability-minotaur-charge", "pool-magic", "gallery", "gallery-peasant")
    assert crowds(table) == {}
    position = castle("minotaur lich gargoyle").unlucky("gallery").at("library", "minotaur").at("gallery", "peasant")
    table = position.act("minotaur", "melee magic ranged", chance="tails")
    answers(table, "ability-minotaur-charge", "pool-magic", "gallery")
    if asked(table) == "minotaur ability-at":
        answers(table, "gallery-peasant")
    assert (crowds(table), unsaid(table)) == ({"gallery": {"peasant": 1}}, [])


@rule("A24.9")
@pytest.mark.parametrize(("coin", "damage", "peasants"), [("heads", 3, 2), ("tails", 0, 4)])
def test_one_coin_stands_for_all_damage_of_an_ability(coin: str, damage: int, peasants: int) -> None:
    position = castle("werewolf lich dullahan").unlucky("library").at("library", "werewolf, templar, 4 peasant")
    table = position.board("werewolf", skills="rend-3").act("werewolf", "melee magic", chance=f"{coin} ...")
    answers(table, "ability-werewolf-rend", "library-templar")
    while asked(table) == "werewolf ability-at":
        answers(table, "library-peasant")
    assert (asked(table), crowd(table, "library")) == ("werewolf act", {"templar": 1, "peasant": peasants})
    assert villager(table, "library", "templar").damage == damage


@rule("A24.9")
def test_the_zone_that_an_ability_strikes_does_not_matter() -> None:
    position = castle(TEAM).unlucky("library").at("library", "2 peasant").at("gallery", "lich")
    table = position.board("lich", skills="frost_bolt").act("lich", "ranged magic melee")
    answers(table, "ability-lich-frost_bolt", "library-peasant", "library-peasant")
    assert crowds(table) == {}
    position = castle(TEAM).unlucky("gallery").at("library", "2 peasant").at("gallery", "lich")
    position.board("lich", skills="frost_bolt")
    table = position.act("lich", "ranged magic melee", chance="tails ...")
    answers(table, "ability-lich-frost_bolt")
    while asked(table) == "lich ability-at":
        answers(table, "library-peasant")
    assert (crowds(table), unsaid(table)) == ({"library": {"peasant": 2}}, [])


@rule("A24.9")
def test_without_anybody_to_hurt_no_coin_is_flipped() -> None:
    table = (
        castle(TEAM).unlucky("library").at("library", "vampire").act("vampire", "melee magic ranged", chance="heads")
    )
    answers(table, "ability-vampire-blood_feast")
    assert unsaid(table) == ["heads"]


@rule("A24.9")
@pytest.mark.parametrize(("coin", "left"), [("heads", {}), ("tails", {"peasant": 1})])
def test_a_minion_flips_for_its_attack(coin: str, left: dict[str, int]) -> None:
    position = castle(TEAM).unlucky("library").at("library", "skeleton, peasant")
    table = position.act("lich", "magic", chance=coin)
    answers(table, "minion-skeleton-1", "attack-library")
    assert crowd(table, "library") == left


@rule("A24.7")
@pytest.mark.parametrize(("dark", "allowed"), [("", True), ("gallery", False), ("library", False), ("kitchen", True)])
def test_monsters_do_not_shoot_into_or_out_of_the_dark(dark: str, allowed: bool) -> None:
    position = castle(TEAM).at("gallery", "vampire").at("library", "peasant")
    if dark:
        position.dark(dark)
    assert ("ranged" in offered(position.act("vampire", "ranged magic"))) == allowed


@rule("A24.7")
@pytest.mark.parametrize(("dark", "suffered"), [("", 2), ("gallery", 0), ("library", 0)])
def test_villagers_do_not_shoot_into_or_out_of_the_dark(dark: str, suffered: int) -> None:
    position = castle(TEAM).at("gallery", "vampire").at("library", "hunter-undead")
    if dark:
        position.dark(dark)
    table = position.step("villagers")
    assert monster(table, "vampire").damage == suffered
    assert crowds(table) == {"gallery": {"hunter-undead": 1}}


@rule("A24.7", "A24.10")
@pytest.mark.parametrize(
    ("dark", "seen"),
    [
        ("", {"gallery", "throne_room", "castle_heart"}),
        ("throne_room", {"gallery", "castle_heart"}),
        ("gallery", {"throne_room"}),
        ("library", set()),
    ],
)
def test_an_ability_for_another_zone_needs_line_of_sight(dark: str, seen: set[str]) -> None:
    position = castle(TEAM).at("library", "lich").board("lich", skills="frost_bolt")
    for zone in ("gallery", "throne_room", "castle_heart", "kitchen"):
        position.at(zone, "peasant")
    if dark:
        position.dark(dark)
    table = position.act("lich", "ranged magic melee")
    answers(table, "ability-lich-frost_bolt")
    if len(seen) > 1:
        assert (asked(table), set(offered(table))) == ("lich ability-zone", seen)
    elif seen:
        assert offered(table) == ["pass", "throne_room-peasant"]
    else:
        assert asked(table) == "lich act"


@rule("A24.7", "A24.10")
def test_from_a_dark_zone_an_ability_for_an_adjacent_zone_finds_nothing() -> None:
    position = castle(TEAM).dark("library").at("library", "vampire").at("gallery", "2 peasant")
    table = position.board("vampire", skills="mesmerise-2").act("vampire", "ranged magic")
    answers(table, "ability-vampire-mesmerise")
    assert (asked(table), crowds(table)) == ("vampire act", {"gallery": {"peasant": 2}})


@rule("A24.8")
def test_within_the_dark_melee_goes_on() -> None:
    position = castle(TEAM).dark("library").at("library", "vampire, 2 peasant")
    table = position.act("vampire", "melee", "villager-phase", chance="spiked_pit ...")
    answers(table, "melee")
    assert crowds(table) == {"gallery": {"peasant": 1}}
    assert monster(table, "vampire").damage == 1


@rule("A24.8")
def test_a_hunter_in_the_dark_attacks_within_its_zone() -> None:
    table = castle(TEAM).dark("library").at("library", "vampire, hunter-undead").step("villagers")
    assert monster(table, "vampire").damage == 2


@rule("A24.10")
def test_any_zone_means_also_one_out_of_sight() -> None:
    position = castle("vampire banshee dullahan").dark("gallery", "chapel").board("banshee", skills="ill_omen-3")
    table = position.act("banshee", "magic")
    answers(table, "ability-banshee-ill_omen")
    assert {"chapel", "library", "gallery"} <= set(offered(table))


@rule("A24.10")
def test_to_put_oneself_into_another_zone_no_sight_is_needed() -> None:
    position = castle("vampire lich gargoyle").dark("gallery", "library").board("gargoyle", skills="dive")
    table = position.act("gargoyle", "ranged")
    answers(table, "ability-gargoyle-dive")
    assert {"gallery", "library"} <= set(offered(table))


@rule("A24.10")
def test_sight_is_needed_only_when_the_zone_is_chosen() -> None:
    position = castle("vampire huli_jing dullahan").at("library", "2 peasant").at("gallery", "huli_jing")
    table = position.board("huli_jing", skills="illusion-2").act("huli_jing", "magic")
    answers(table, "ability-huli_jing-illusion", "library", "library-peasant", "library-peasant")
    assert state(table).is_dark(ZONE.value("library"))
    assert crowd(table, "library") == {"peasant-stunned": 2}
