"""Rules that meet each other: what happens when one thing comes in the middle of another."""

import pytest

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
    refused,
    result,
    skills,
    special,
    state,
    summoned,
    where,
)
from tests.marks import rule

TEAM = "vampire lich dullahan"

# ---------------------------------------------------------------- luck and damage


@rule("A24.9")
def test_after_tails_nobody_is_chosen_for_damage_that_is_not_dealt() -> None:
    position = castle("werewolf lich dullahan").at("library", "werewolf, 2 peasant, templar").unlucky("library")
    table = position.board("werewolf", skills="rend-2").act("werewolf", "melee vengeance", chance="tails")
    answers(table, "ability-werewolf-rend", "library-templar")
    assert asked(table) == "werewolf act"
    assert crowd(table, "library") == {"peasant": 2, "templar": 1}


@rule("A24.9")
def test_after_tails_the_other_effects_of_the_ability_happen() -> None:
    position = castle(TEAM).at("library", "dullahan, 2 peasant").unlucky("library")
    position.board("dullahan", skills="deaths_ride-3")
    table = position.act("dullahan", "melee melee vengeance", chance="tails")
    answers(table, "ability-dullahan-deaths_ride", "pool-melee", "pass", "library-peasant", "library-peasant")
    assert crowd(table, "library") == {"peasant": 1, "peasant-stunned": 1}


@rule("A24.9")
def test_heads_once_is_luck_for_all_damage_of_the_ability() -> None:
    position = castle("werewolf lich dullahan").at("library", "werewolf, 2 peasant, templar").unlucky("library")
    table = position.board("werewolf", skills="rend-2").act("werewolf", "melee vengeance", chance="heads")
    answers(table, "ability-werewolf-rend", "library-peasant", "library-peasant")
    assert crowd(table, "library") == {"templar": 1}


# ---------------------------------------------------------------- in the middle of an ability


@rule("A10.9", "A11.1", "A11.5")
def test_an_ability_raised_by_its_own_kill_goes_on_as_paid_for_and_can_be_used_again() -> None:
    position = castle("minotaur lich djinn").at("library", "minotaur, 5 peasant")
    position.board("minotaur", skills="cleave", xp=5)
    table = position.act("minotaur", "melee melee melee melee")
    answers(table, "ability-minotaur-cleave", "library-peasant", "minotaur-cleave")
    answers(table, "library-peasant", "library-peasant")
    assert (asked(table), crowd(table, "library")) == ("minotaur act", {"peasant": 2})
    assert skills(table, "minotaur") == {"cleave": 2}
    answers(table, "ability-minotaur-cleave", "library-peasant", "library-peasant")
    assert crowd(table, "library") == {}


@rule("A1.10", "A1.16")
def test_a_game_won_in_the_middle_of_an_ability_ends_there() -> None:
    position = castle("minotaur lich djinn").morale(1).at("library", "minotaur, 3 peasant")
    position.board("minotaur", skills="cleave", xp=5)
    table = position.act("minotaur", "melee melee")
    answers(table, "ability-minotaur-cleave", "library-peasant")
    assert (result(table), crowd(table, "library")) == ("won", {"peasant": 2})
    assert monster(table, "minotaur").xp == 5


@rule("A8.8", "A8.12")
def test_the_condition_of_an_attack_comes_although_vengeance_killed_the_hero() -> None:
    position = castle(TEAM).at("library", "dullahan, silver_huntress hurt 2")
    table = position.board("dullahan", defence="vengeance").step("villagers")
    answers(table, "vengeance")
    assert crowds(table) == {}
    assert (monster(table, "dullahan").damage, monster(table, "dullahan").sunder) == (1, 1)


@rule("A11.1", "A8.6")
def test_a_level_by_vengeance_is_chosen_before_the_next_villager_acts() -> None:
    position = castle(TEAM).at("library", "dullahan, 2 peasant")
    table = position.board("dullahan", defence="vengeance", xp=5).step("villagers")
    answers(table, "vengeance")
    assert asked(table) == "dullahan level"
    assert monster(table, "dullahan").damage == 1
    answers(table, "dullahan-spine_whip")
    assert monster(table, "dullahan").damage == 2


# ---------------------------------------------------------------- paying with a result of choice


@rule("A10.8", "A20.5")
def test_a_result_of_choice_is_kept_for_what_nothing_else_can_pay() -> None:
    position = castle(TEAM).night().at("library", "vampire, 2 peasant")
    table = position.act("vampire", "melee melee", special="any")
    answers(table, "ability-vampire-blood_feast", "pass")
    assert (pool(table, "vampire"), special(table, "vampire")) == ("melee", "")


@rule("A10.8")
def test_a_result_of_choice_may_spare_one_that_is_there() -> None:
    position = castle(TEAM).night().at("library", "vampire, 2 peasant")
    table = position.act("vampire", "melee magic", special="any")
    answers(table, "ability-vampire-blood_feast")
    assert offered(table) == ["pool-melee", "special-any"]
    answers(table, "special-any")
    assert pool(table, "vampire") == "melee"


# ---------------------------------------------------------------- why not


@rule("A7.2", "A7.12", "A24.7")
@pytest.mark.parametrize(
    ("there", "dark", "because"),
    [
        ("", "", "A7.2"),
        ("yunfakh-demon", "", "A7.12"),
        ("yunfakh-demon, peasant", "gallery", "A24.7"),
        ("peasant", "library", "A24.7"),
    ],
)
def test_why_a_ranged_result_finds_nobody(there: str, dark: str, because: str) -> None:
    position = castle(TEAM, yunfakh="on").at("library", "vampire")
    if there:
        position.at("gallery", there)
    table = position.dark(*dark.split()).act("vampire", "ranged")
    assert refused(table, "ranged") == because


# ---------------------------------------------------------------- summoned Monsters


@rule("A13.16")
def test_a_jiangshi_that_caught_fire_under_silence_ignores_it_afterwards() -> None:
    position = castle(TEAM, "the_circle_of_bone").at("library", "summoned-jiangshi burning silence")
    table = position.step("summoned-act")
    assert summoned(table, "jiangshi").damage == 1
    answers(table, "pass")
    table = later(table, "summoned-act")
    assert (summoned(table, "jiangshi").damage, summoned(table, "jiangshi").burning) == (1, True)


@rule("A13.21")
def test_a_summoned_monster_comes_into_a_room_that_nobody_can_leave() -> None:
    position = castle("vampire lich dullahan banshee succubus", "the_circle_of_bone")
    position.at("summoning_room", "vampire, lich, dullahan, banshee, succubus, 3 skeleton")
    for name in ("lich", "dullahan", "banshee", "succubus"):
        position.board(name, paid="magic")
    table = position.act("vampire", "melee", chance="mummy")
    answers(table, "summon")
    assert where(table, "summoned-mummy") == "summoning_room"
    assert state(table).figures_in(16) == 9


# ---------------------------------------------------------------- guards


@rule("A8.12")
@pytest.mark.parametrize(("chance", "hurt"), [("gargoyle", (1, 0)), ("summoned-dullahan", (0, 1))])
def test_of_two_guards_the_coin_says_who_draws_the_attack(chance: str, hurt: tuple[int, int]) -> None:
    position = castle("vampire lich gargoyle", "the_circle_of_bone")
    position.at("library", "vampire, gargoyle, summoned-dullahan, peasant").board("gargoyle", buffs="guard")
    table = position.step("villagers", chance=f"vampire {chance}")
    assert (monster(table, "gargoyle").damage, summoned(table, "dullahan").damage) == hurt


@rule("A8.12")
@pytest.mark.parametrize("aim", ["gargoyle", "summoned-dullahan"])
def test_an_attack_on_one_of_two_guards_stays(aim: str) -> None:
    position = castle("vampire lich gargoyle", "the_circle_of_bone")
    position.at("library", "vampire, gargoyle, summoned-dullahan, peasant").board("gargoyle", buffs="guard")
    table = position.step("villagers", chance=aim)
    assert (monster(table, "gargoyle").damage, summoned(table, "dullahan").damage) == (
        (1, 0) if aim == "gargoyle" else (0, 1)
    )


# ---------------------------------------------------------------- the Troll in a Monster's turn


@rule("A16.10", "A16.12", "A23.10")
def test_a_bell_set_off_by_a_provoked_troll_calls_those_who_stand() -> None:
    position = (
        castle(TEAM, troll="on").at("library", "vampire, troll").at("gallery", "lich").trap("gallery", "alarm_bell")
    )
    table = position.act("vampire", "melee torch", chance="defence heads")
    answers(table, "troll")
    assert (where(table, "troll"), monster(table, "vampire").lying) == ("gallery", True)
    assert asked(table) == "vampire bell-first"
    assert offered(table) == ["lich", "dullahan"]


@rule("A16.12", "A15.21")
def test_a_portcullis_set_off_in_the_monster_phase_holds_in_the_phase_that_comes_next() -> None:
    position = castle(TEAM, troll="on").at("library", "vampire, troll").at("gallery", "2 peasant")
    table = position.trap("gallery", "portcullis").act("vampire", "melee magic", chance="melee")
    answers(table, "troll")
    assert where(table, "troll") == "gallery"
    held = later(table, "villagers")
    assert crowd(held, "gallery") == {"peasant": 2}


@rule("A16.12", "A15.21")
def test_a_portcullis_set_off_in_the_trap_step_holds_in_the_next_round() -> None:
    table = (
        castle(TEAM)
        .at("gallery", "2 peasant")
        .trap("gallery", "portcullis")
        .step("trap-step", "clean-up", chance="...")
    )
    assert events(table, "held") == ["held gallery"]
    held = later(table, "villagers")
    assert crowd(held, "gallery") == {"peasant": 2}


@rule("A10.12")
def test_a_wish_that_nobody_can_receive_is_spent() -> None:
    position = castle("djinn lich vampire").dead("lich", "vampire").board("djinn", skills="wish-3")
    table = position.act("djinn", "magic melee")
    answers(table, "ability-djinn-wish")
    assert (asked(table), pool(table, "djinn")) == ("djinn act", "melee")
    assert "gain-what" not in questions(table)
