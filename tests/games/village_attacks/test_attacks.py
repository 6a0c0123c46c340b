"""A7 and A25: Monsters attack with Melee and Ranged results, and the order of targets."""

import pytest

from ludoteca.games.village_attacks.words import HERO_CARD
from tests.games.village_attacks.positions import (
    answers,
    asked,
    castle,
    crowd,
    monster,
    offered,
    state,
    villager,
)
from tests.marks import rule

TEAM = "vampire lich dullahan"

# ---------------------------------------------------------------- Melee and Ranged


@rule("A7.1")
def test_melee_strikes_one_villager_in_the_own_zone_only() -> None:
    position = castle(TEAM).at("gallery", "vampire, 2 peasant").at("library", "peasant").at("castle_heart", "peasant")
    table = position.act("vampire", "melee magic")
    answers(table, "melee")
    assert (crowd(table, "gallery"), crowd(table, "library")) == ({"peasant": 1}, {"peasant": 1})
    assert crowd(table, "castle_heart") == {"peasant": 1}


@rule("A7.1")
def test_without_a_villager_in_the_own_zone_a_melee_result_strikes_nobody() -> None:
    table = castle(TEAM).at("gallery", "vampire").at("library", "peasant").act("vampire", "melee magic")
    assert "melee" not in offered(table)


@rule("A7.1", "A7.2")
@pytest.mark.parametrize(("result", "zone"), [("melee", "gallery"), ("ranged", "library")])
def test_an_attack_deals_one_damage(result: str, zone: str) -> None:
    table = castle(TEAM).at("gallery", "vampire").at(zone, "inquisitor hurt 1").act("vampire", f"{result} magic")
    answers(table, result)
    assert villager(table, zone, "inquisitor").damage == 2


@rule("A7.2")
@pytest.mark.parametrize("zone", ["library", "castle_heart"])
def test_ranged_strikes_a_villager_next_door(zone: str) -> None:
    table = castle(TEAM).at("gallery", "vampire, peasant").at(zone, "peasant").act("vampire", "ranged magic")
    answers(table, "ranged")
    assert (crowd(table, "gallery"), crowd(table, zone)) == ({"peasant": 1}, {})


@rule("A7.2")
def test_ranged_reaches_neither_the_own_zone_nor_one_at_distance_two() -> None:
    position = castle(TEAM).at("gallery", "vampire, peasant").at("throne_room", "peasant").at("kitchen", "peasant")
    assert "ranged" not in offered(position.act("vampire", "ranged magic"))


@rule("A7.3")
def test_each_result_is_an_attack_with_a_target_of_its_own() -> None:
    table = castle(TEAM).at("gallery", "vampire, 2 peasant, hunter-demon, hunter-arcane").act("vampire", "melee " * 4)
    answers(table, "melee", "melee")
    assert crowd(table, "gallery") == {"hunter-demon": 1, "hunter-arcane": 1}
    answers(table, "melee", "gallery-hunter-arcane")
    assert crowd(table, "gallery") == {"hunter-demon": 1}


@rule("A7.3")
def test_in_an_unlucky_zone_each_result_has_its_own_coin() -> None:
    position = castle(TEAM).unlucky("gallery").at("gallery", "vampire, 3 peasant")
    table = position.act("vampire", "melee melee magic", chance="tails heads")
    answers(table, "melee")
    assert crowd(table, "gallery") == {"peasant": 3}
    answers(table, "melee")
    assert crowd(table, "gallery") == {"peasant": 2}


# ---------------------------------------------------------------- whom


@rule("A7.4", "A25.1")
@pytest.mark.parametrize(
    ("there", "targets"),
    [
        ("peasant, hunter-demon, templar stunned", ["gallery-peasant", "gallery-templar-stunned"]),
        ("peasant, yunfakh-demon, peasant stunned", ["gallery-peasant", "gallery-peasant-stunned"]),
        ("hunter-veteran, hunter-demon, exorcist", ["gallery-hunter-demon", "gallery-hunter-veteran"]),
        ("hunter-undead, yunfakh-demon, exorcist", ["gallery-hunter-undead", "gallery-yunfakh-demon"]),
        ("exorcist, alchemist", ["gallery-exorcist", "gallery-alchemist"]),
    ],
)
def test_peasants_before_hunters_before_heroes(there: str, targets: list[str]) -> None:
    table = castle(TEAM, yunfakh="on").at("gallery", f"vampire, {there}").act("vampire", "melee magic")
    answers(table, "melee")
    assert offered(table) == targets


@rule("A7.4", "A7.9")
def test_with_a_peasant_and_a_hunter_in_the_zone_the_peasant_is_hit() -> None:
    table = castle(TEAM).morale(20).at("gallery", "vampire, peasant, hunter-demon").act("vampire", "melee magic")
    answers(table, "melee")
    assert crowd(table, "gallery") == {"hunter-demon": 1}
    assert (state(table).morale, monster(table, "vampire").xp) == (19, 1)


@rule("A7.5")
@pytest.mark.parametrize("chosen", ["hunter-demon", "hunter-undead", "yunfakh-cursed"])
def test_the_player_chooses_among_equals(chosen: str) -> None:
    position = castle(TEAM, yunfakh="on").at("gallery", "vampire, hunter-demon, hunter-undead, yunfakh-cursed")
    table = position.act("vampire", "melee magic")
    answers(table, "melee", f"gallery-{chosen}")
    assert len(crowd(table, "gallery")) == 2
    assert chosen not in crowd(table, "gallery")


@rule("A7.6")
def test_for_ranged_the_player_first_says_which_zone() -> None:
    position = castle(TEAM).at("gallery", "vampire").at("library", "templar").at("castle_heart", "peasant")
    table = position.act("vampire", "ranged magic")
    answers(table, "ranged")
    assert asked(table) == "vampire ranged-into"
    answers(table, "library")
    assert villager(table, "library", "templar").damage == 1
    assert crowd(table, "castle_heart") == {"peasant": 1}


@rule("A7.7")
@pytest.mark.parametrize("chosen", ["hunter-demon", "peasant-stunned", "inquisitor-stunned"])
def test_the_best_standing_kind_or_any_stunned_villager(chosen: str) -> None:
    position = castle(TEAM).at(
        "gallery", "vampire, peasant stunned, hunter-demon, alchemist, inquisitor stunned hurt 3"
    )
    table = position.act("vampire", "melee magic")
    answers(table, "melee")
    assert offered(table) == ["gallery-peasant-stunned", "gallery-hunter-demon", "gallery-inquisitor-stunned"]
    answers(table, f"gallery-{chosen}")
    assert chosen not in crowd(table, "gallery")


@rule("A7.7")
def test_stunned_villagers_next_door_can_be_shot_past_the_order() -> None:
    position = castle(TEAM).at("gallery", "vampire").at("library", "peasant, hunter-demon stunned")
    table = position.act("vampire", "ranged magic")
    answers(table, "ranged")
    assert offered(table) == ["library-peasant", "library-hunter-demon-stunned"]


@rule("A7.18")
def test_monsters_do_not_attack_monsters() -> None:
    position = castle(TEAM).at("gallery", "vampire, lich, skeleton").at("library", "dullahan")
    table = position.act("vampire", "melee ranged")
    assert not {"melee", "ranged"} & set(offered(table))


# ---------------------------------------------------------------- what a kill is worth


@rule("A7.8", "A7.9", "A7.10", "A7.11")
@pytest.mark.parametrize(
    "who", ["peasant", "hunter-demon", "hunter-undead", "hunter-veteran", "yunfakh-mythic", "yunfakh-veteran"]
)
def test_peasants_and_hunters_fall_at_one_damage_for_one_morale_and_one_experience(who: str) -> None:
    position = castle(TEAM, yunfakh="on").morale(20).at("gallery", f"vampire, {who}").board("vampire", xp=1)
    table = position.act("vampire", "melee magic")
    answers(table, "melee")
    assert crowd(table, "gallery") == {}
    assert (state(table).morale, monster(table, "vampire").xp) == (19, 2)


@rule("A7.8")
def test_a_hero_keeps_its_wounds_from_round_to_round() -> None:
    table = castle(TEAM).at("gallery", "vampire, templar hurt 3").act("vampire", "melee", "clean-up", chance="...")
    answers(table, "melee")
    assert state(table).round == 3
    assert villager(table, "gallery", "templar").damage == 4


@rule("A7.15")
@pytest.mark.parametrize(
    ("hero", "health", "gained"),
    [("exorcist", 3, 3), ("grave_warden", 4, 3), ("templar", 5, 2), ("alchemist", 3, 2), ("beast_slayer", 4, 2)],
)
def test_a_hero_is_worth_two_morale_and_one_more_experience_to_its_own_type(
    hero: str, health: int, gained: int
) -> None:
    position = castle(TEAM).morale(20).at("gallery", f"vampire, {hero} hurt {health - 1}")
    table = position.act("vampire", "melee magic")
    answers(table, "melee")
    assert crowd(table, "gallery") == {}
    assert (state(table).morale, monster(table, "vampire").xp) == (18, gained)


@rule("A7.15", "A7.16")
@pytest.mark.parametrize(("hero", "gained"), [("alchemist", 3), ("exorcist", 2)])
def test_a_hero_killed_by_a_minion_or_an_ability_is_worth_as_much(hero: str, gained: int) -> None:
    table = castle(TEAM).at("library", f"skeleton, {hero} hurt 2").act("lich", "magic")
    answers(table, "minion-skeleton-1", "attack-library")
    assert monster(table, "lich").xp == gained
    position = castle(TEAM).at("library", f"lich, {hero} hurt 2").board("lich", skills="frost_bolt")
    table = position.act("lich", "ranged magic melee")
    answers(table, "ability-lich-frost_bolt", f"library-{hero}")
    assert monster(table, "lich").xp == gained


@rule("A7.16")
def test_the_monster_whose_die_made_the_kill_gets_the_experience() -> None:
    table = castle(TEAM).at("gallery", "vampire, lich, dullahan, peasant").act("lich", "melee magic")
    answers(table, "melee")
    assert [monster(table, name).xp for name in TEAM.split()] == [0, 1, 0]


@rule("A7.16")
def test_the_monster_whose_ability_made_the_kill_gets_the_experience() -> None:
    position = castle(TEAM).at("gallery", "lich").at("library", "vampire, peasant").board("lich", skills="frost_bolt")
    table = position.act("lich", "ranged magic melee")
    answers(table, "ability-lich-frost_bolt", "library-peasant")
    assert [monster(table, name).xp for name in TEAM.split()] == [0, 1, 0]


@rule("A7.16")
def test_the_kill_of_a_minion_is_its_monsters() -> None:
    table = castle(TEAM).at("library", "vampire, skeleton, peasant").act("lich", "magic")
    answers(table, "minion-skeleton-1", "attack-library")
    assert [monster(table, name).xp for name in TEAM.split()] == [0, 1, 0]


@rule("A7.17")
def test_the_card_of_a_dead_hero_goes_under_the_deck() -> None:
    position = castle(TEAM).hero_deck("templar", "alchemist").at("gallery", "vampire, exorcist hurt 2")
    position.c.hero_deck[HERO_CARD.value("beast_slayer")] = 1
    table = position.act("vampire", "melee magic")
    answers(table, "melee")
    assert [HERO_CARD.name(card) for card in state(table).hero_bottom] == ["templar", "alchemist", "exorcist"]
    assert sum(state(table).hero_deck) == 1


# ---------------------------------------------------------------- Yunfakh Hunters


@rule("A7.12")
def test_a_yunfakh_hunter_alone_next_door_cannot_be_shot() -> None:
    position = (
        castle(TEAM, yunfakh="on").at("gallery", "vampire").at("library", "yunfakh-undead, yunfakh-demon stunned")
    )
    assert "ranged" not in offered(position.act("vampire", "ranged magic"))


@rule("A7.11", "A7.12")
def test_melee_from_its_own_zone_kills_a_yunfakh_hunter() -> None:
    position = castle(TEAM, yunfakh="on").morale(20).at("gallery", "vampire, yunfakh-undead")
    table = position.act("vampire", "melee magic")
    answers(table, "melee")
    assert crowd(table, "gallery") == {}
    assert (state(table).morale, monster(table, "vampire").xp) == (19, 1)


@rule("A7.12", "A7.14")
def test_the_damage_of_an_ability_passes_over_yunfakh_hunters_elsewhere() -> None:
    position = castle(TEAM, yunfakh="on").at("gallery", "lich").at("library", "yunfakh-undead, yunfakh-demon stunned")
    table = position.at("library", "templar").board("lich", skills="frost_bolt").act("lich", "ranged magic melee")
    answers(table, "ability-lich-frost_bolt")
    assert offered(table) == ["pass", "library-templar"]


@rule("A7.12")
def test_the_damage_of_an_ability_hits_yunfakh_hunters_in_the_own_zone() -> None:
    position = castle(TEAM, yunfakh="on").at("gallery", "lich, yunfakh-undead").board("lich", skills="frost_bolt")
    table = position.act("lich", "ranged magic melee")
    answers(table, "ability-lich-frost_bolt", "gallery-yunfakh-undead")
    assert crowd(table, "gallery") == {}


@rule("A7.12")
def test_minions_and_summoned_monsters_kill_yunfakh_hunters_in_their_zone() -> None:
    position = castle(TEAM, yunfakh="on").at("library", "skeleton, yunfakh-undead")
    table = position.act("lich", "magic")
    answers(table, "minion-skeleton-1", "attack-library")
    assert crowd(table, "library") == {}
    position = castle(TEAM, "the_circle_of_bone", yunfakh="on").at("library", "summoned-huli_jing, yunfakh-undead")
    table = position.at("east_passage", "yunfakh-demon").step("summoned-act")
    assert "attack-east_passage" not in offered(table)
    answers(table, "attack-library")
    assert crowd(table, "library") == {}


@rule("A7.12")
def test_traps_burn_and_the_troll_hurt_yunfakh_hunters() -> None:
    position = castle(TEAM, yunfakh="on").at("library", "yunfakh-undead")
    assert crowd(position.trap("library", "spiked_pit").step("trap-step"), "library") == {}
    position = castle(TEAM, yunfakh="on").at("library", "yunfakh-undead burning")
    assert crowd(position.step("villagers"), "library") == {}
    position = castle(TEAM, yunfakh="on", troll="on").at("library", "yunfakh-undead, troll")
    assert crowd(position.step("troll", chance="magic"), "library") == {}


@rule("A7.13")
def test_what_deals_no_damage_reaches_a_yunfakh_hunter_elsewhere() -> None:
    position = castle("vampire succubus dullahan", yunfakh="on").at("gallery", "succubus")
    table = position.at("library", "yunfakh-undead, hunter-demon").act("succubus", "magic")
    answers(table, "ability-succubus-charm", "library-yunfakh-undead", "pass")
    assert crowd(table, "library") == {"yunfakh-undead-stunned": 1, "hunter-demon": 1}


@rule("A7.14")
def test_a_shot_passes_over_yunfakh_hunters_to_whoever_comes_next() -> None:
    position = castle(TEAM, yunfakh="on").at("gallery", "vampire").at("library", "yunfakh-undead, templar")
    table = position.act("vampire", "ranged magic")
    answers(table, "ranged")
    assert villager(table, "library", "templar").damage == 1


@rule("A7.14")
def test_a_hunter_beside_a_yunfakh_hunter_is_the_only_target_of_a_shot() -> None:
    position = castle(TEAM, yunfakh="on").at("gallery", "vampire").at("library", "yunfakh-undead, hunter-undead")
    table = position.act("vampire", "ranged magic")
    answers(table, "ranged")
    assert crowd(table, "library") == {"yunfakh-undead": 1}


@rule("A7.19")
def test_a_whirlwind_pushes_the_yunfakh_hunter_that_its_damage_passed_over() -> None:
    position = castle("vampire djinn dullahan", yunfakh="on").at("castle_heart", "djinn")
    position.at("gallery", "yunfakh-undead, peasant, hunter-demon").board("djinn", skills="whirlwind-3")
    table = position.act("djinn", "ranged magic")
    answers(table, "ability-djinn-whirlwind", "gallery-peasant", "gallery-hunter-demon")
    assert (crowd(table, "gallery"), crowd(table, "library")) == ({}, {"yunfakh-undead": 1})


@rule("A7.19")
def test_a_frost_bolt_stuns_the_yunfakh_hunter_that_its_damage_passed_over() -> None:
    position = castle(TEAM, yunfakh="on").at("castle_heart", "lich").at("library", "yunfakh-undead, hunter-demon")
    table = position.board("lich", skills="frost_bolt-3").act("lich", "ranged magic")
    answers(table, "ability-lich-frost_bolt", "library-hunter-demon", "library-yunfakh-undead")
    assert crowd(table, "library") == {"yunfakh-undead-stunned": 1}


@rule("A7.19")
def test_smokeless_fire_burns_the_yunfakh_hunter_that_its_damage_passed_over() -> None:
    position = castle("vampire djinn dullahan", yunfakh="on").at("library", "yunfakh-undead, hunter-demon")
    table = position.board("djinn", skills="smokeless_fire-3").act("djinn", "melee magic")
    answers(table, "ability-djinn-smokeless_fire", "library-hunter-demon")
    assert crowd(table, "library") == {"yunfakh-undead-burning": 1}


# ---------------------------------------------------------------- the table of targets


@rule("A25.1")
@pytest.mark.parametrize(
    ("there", "left"),
    [
        ("peasant, hunter-demon, templar", {"hunter-demon": 1, "templar": 1}),
        ("hunter-demon, templar hurt 4", {"templar": 1}),
        ("yunfakh-demon, templar hurt 4", {"templar": 1}),
        ("hunter-veteran, templar hurt 4", {"templar": 1}),
        ("templar hurt 4", {}),
    ],
)
def test_a_trap_takes_its_victim_in_the_order_of_targets(there: str, left: dict[str, int]) -> None:
    position = castle(TEAM, yunfakh="on").at("library", there).trap("library", "wall_of_thorns")
    assert crowd(position.step("trap-step"), "library") == left


@rule("A25.1")
@pytest.mark.parametrize(
    ("there", "offer"),
    [
        ("peasant, hunter-demon, templar", ["pass", "gallery-peasant"]),
        ("hunter-veteran, yunfakh-demon, templar", ["pass", "gallery-hunter-veteran", "gallery-yunfakh-demon"]),
        ("templar", ["pass", "gallery-templar"]),
    ],
)
def test_an_ability_takes_its_victims_in_the_order_of_targets(there: str, offer: list[str]) -> None:
    table = castle(TEAM, yunfakh="on").at("gallery", f"vampire, {there}").act("vampire", "melee magic magic")
    answers(table, "ability-vampire-blood_feast")
    assert offered(table) == offer


@rule("A25.1")
@pytest.mark.parametrize(
    ("there", "mover"),
    [
        ("peasant, hunter-demon, templar", "peasant"),
        ("hunter-demon, templar", "hunter-demon"),
        ("yunfakh-demon, templar", "yunfakh-demon"),
        ("templar", "templar"),
    ],
)
def test_a_torch_moves_the_villagers_of_a_zone_in_the_order_of_targets(there: str, mover: str) -> None:
    table = castle(TEAM, yunfakh="on").at("throne_room", there).act("vampire", "torch magic")
    answers(table, "torch")
    assert crowd(table, "library") == {mover: 1}
