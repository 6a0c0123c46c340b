"""The worked examples, one test each."""

from __future__ import annotations

import pytest

from ludoteca.games.village_attacks.content import DIAL
from tests.games.village_attacks.positions import (
    answers,
    asked,
    castle,
    crowd,
    crowds,
    events,
    monster,
    offered,
    pool,
    questions,
    refused,
    result,
    skills,
    state,
    unsaid,
    where,
)
from tests.marks import rule


@rule("A4.10")
@pytest.mark.parametrize(("answer", "rolled"), [("pass", "melee melee melee"), ("melee", "ranged defence vengeance")])
def test_t1_three_equal_results(answer: str, rolled: str) -> None:
    table = castle("vampire lich dullahan").turn(
        "vampire", chance="melee torch melee magic torch melee ranged defence vengeance"
    )
    assert (asked(table), offered(table)) == ("vampire reroll", ["pass", "melee"])
    answers(table, answer)
    assert sorted(pool(table, "vampire").split()) == sorted(f"{rolled} magic torch torch".split())


@rule("A4.11", "A4.12", "A4.13")
def test_t2_two_triples() -> None:
    table = castle("vampire lich dullahan").turn(
        "vampire", chance="torch torch torch ranged ranged ranged melee melee melee torch torch torch"
    )
    assert offered(table) == ["pass", "ranged", "torch"]
    answers(table, "ranged", "torch")
    assert asked(table) == "vampire act"
    assert questions(table).count("roll") == 12
    assert pool(table, "vampire") == "melee melee melee torch torch torch"


@rule("A4.3", "A4.4")
@pytest.mark.parametrize(("dropped", "dice"), [("pass", 4), ("magic", 5), ("melee pass", 5), ("melee magic", 6)])
def test_t3_reserve_and_dice(dropped: str, dice: int) -> None:
    position = castle("vampire lich dullahan").board("vampire", reserve="melee magic")
    table = position.turn("vampire", chance="...")
    answers(table, *dropped.split())
    while asked(table) == "chance roll":
        answers(table, ["melee", "ranged", "magic"][questions(table).count("roll") % 3])
    assert (asked(table), questions(table).count("roll")) == ("vampire act", dice)


@rule("A6.4", "A6.5")
@pytest.mark.parametrize(("villagers", "moves"), [("3 peasant", False), ("2 peasant, peasant stunned", True)])
def test_t4_hindered(villagers: str, moves: bool) -> None:
    table = castle("vampire lich dullahan").at("library", f"vampire hurt 3, {villagers}").act("vampire", "magic")
    assert ("move" in offered(table)) == moves
    assert moves or refused(table, "move") == "A6.4"


@rule("A6.2")
@pytest.mark.parametrize(("dice", "moves"), [(3, False), (2, True)])
def test_t5_no_movement_slot_is_left(dice: int, moves: bool) -> None:
    table = castle("vampire lich dullahan").board("vampire", stepped=dice).act("vampire", "melee")
    assert ("move" in offered(table)) == moves
    assert moves or refused(table, "move") == "A6.2"


@rule("A7.4", "A7.9")
def test_t6_peasants_first() -> None:
    table = castle("vampire lich dullahan").at("library", "vampire, peasant, hunter-demon").act("vampire", "melee")
    answers(table, "melee")
    assert crowds(table) == {"library": {"hunter-demon": 1}}
    assert (state(table).morale, monster(table, "vampire").xp) == (35, 1)


@rule("A7.7")
@pytest.mark.parametrize("target", ["peasant-stunned", "hunter-demon"])
def test_t7_the_stunned_may_be_attacked(target: str) -> None:
    position = castle("vampire lich dullahan").at("library", "vampire, peasant stunned, hunter-demon")
    table = position.act("vampire", "melee")
    answers(table, "melee")
    assert offered(table) == ["library-peasant-stunned", "library-hunter-demon"]
    answers(table, f"library-{target}")
    assert target not in crowd(table, "library")


@rule("A7.11", "A7.12")
def test_t8_a_yunfakh_hunter() -> None:
    position = castle("vampire lich dullahan", yunfakh="on").at("library", "yunfakh-undead").at("gallery", "vampire")
    assert "ranged" not in offered(position.act("vampire", "ranged"))
    table = (
        castle("vampire lich dullahan", yunfakh="on").at("library", "yunfakh-undead, vampire").act("vampire", "melee")
    )
    answers(table, "melee")
    assert crowds(table) == {}
    assert (state(table).morale, monster(table, "vampire").xp) == (35, 1)


@rule("A7.15")
@pytest.mark.parametrize(("hero", "xp"), [("exorcist hurt 2", 3), ("inquisitor hurt 3", 2)])
def test_t9_a_hero_is_killed(hero: str, xp: int) -> None:
    table = castle("vampire lich dullahan").at("library", f"vampire, {hero}").act("vampire", "melee")
    answers(table, "melee")
    assert crowds(table) == {}
    assert (state(table).morale, monster(table, "vampire").xp) == (34, xp)


@rule("A8.3", "A15.10")
def test_t10_defence_against_a_nemesis() -> None:
    position = castle("vampire lich dullahan").at("library", "lich, hunter-arcane").board("lich", defence="defence")
    table = position.step("villagers")
    assert (asked(table), offered(table)) == ("lich defend-with", ["pass", "defence"])
    answers(table, "defence")
    assert (monster(table, "lich").damage, monster(table, "lich").defence) == (0, 0)


@rule("A8.5", "A8.6")
def test_t11_vengeance_against_a_nemesis() -> None:
    position = castle("vampire lich dullahan").at("library", "lich, hunter-arcane").board("lich", defence="vengeance")
    table = position.step("villagers")
    answers(table, "vengeance")
    lich = monster(table, "lich")
    assert (lich.damage, lich.xp, lich.vengeance) == (2, 1, 0)
    assert (crowds(table), state(table).morale) == ({}, 35)


@rule("A8.4")
def test_t12_defence_does_not_stop_a_condition() -> None:
    position = castle("vampire lich dullahan").at("library", "vampire, exorcist").board("vampire", defence="defence")
    table = position.step("villagers")
    answers(table, "defence")
    vampire = monster(table, "vampire")
    assert (vampire.damage, vampire.silence, vampire.defence) == (0, 1, 0)


@rule("A11.1", "A11.2")
def test_t13_more_experience_than_a_level_needs() -> None:
    position = castle("vampire lich dullahan").at("library", "vampire, exorcist hurt 2").board("vampire", xp=4)
    table = position.act("vampire", "melee")
    answers(table, "melee")
    assert asked(table) == "vampire level"
    answers(table, "vampire-bat_form")
    vampire = monster(table, "vampire")
    assert (vampire.level, vampire.xp) == (2, 2)
    assert skills(table, "vampire") == {"blood_feast": 1, "bat_form": 1}


@rule("A11.5")
def test_t14_a_raised_ability_again() -> None:
    position = castle("vampire lich dullahan").at("library", "vampire, 5 peasant")
    table = position.board("vampire", xp=4, used="blood_feast").act("vampire", "melee melee magic")
    assert "ability-vampire-blood_feast" not in offered(table)
    answers(table, "melee", "vampire-blood_feast")
    assert "ability-vampire-blood_feast" in offered(table)
    answers(table, "ability-vampire-blood_feast", *["library-peasant"] * 3)
    assert crowd(table, "library") == {"peasant": 1}


@rule("A12.4", "A12.6")
def test_t15_back_from_the_dead() -> None:
    position = castle("vampire lich dullahan").heart(6).board("vampire", skills="blood_feast bat_form-2")
    table = position.dead("vampire").turn("vampire", chance="melee ranged magic defence vengeance melee")
    assert (where(table, "vampire"), state(table).heart, asked(table)) == ("castle_heart", 4, "vampire act")
    vampire = monster(table, "vampire")
    assert (questions(table).count("roll"), vampire.damage, vampire.xp) == (6, 0, 0)
    assert skills(table, "vampire") == {"blood_feast": 1, "bat_form": 2}


@rule("A12.5")
def test_t16_too_little_heart_to_return() -> None:
    table = castle("vampire lich dullahan").heart(2).dead("vampire").turn("vampire")
    assert (asked(table), where(table, "vampire"), state(table).heart) == ("over", "nowhere", 2)


@rule("A14.3", "A14.4")
def test_t17_a_threshold_is_passed() -> None:
    table = castle("vampire lich dullahan").dial(4).step("dial", chance="ballad")
    assert (state(table).dial, events(table, "event-came")) == (7, ["event-came ballad"])


@rule("A14.4", "A14.5")
def test_t18_two_thresholds_and_the_end_of_the_dial() -> None:
    position = castle("vampire lich dullahan banshee succubus").dial(5)
    thresholds = DIAL[position.c.scenario]
    printed = thresholds[:]
    thresholds[:] = [6, 10]  # no scenario has two so near to each other
    try:
        table = position.step("dial", chance="ballad cracked_bells")
    finally:
        thresholds[:] = printed
    assert events(table, "event-came") == ["event-came ballad", "event-came cracked_bells"]
    assert state(table).dial == 0


@rule("A15.9", "A15.10")
def test_t19_a_nemesis_comes_before_the_heart() -> None:
    table = (
        castle("vampire lich succubus").at("castle_heart", "hunter-demon").at("gallery", "succubus").step("villagers")
    )
    assert (monster(table, "succubus").damage, state(table).heart) == (2, 8)
    assert crowds(table) == {"castle_heart": {"hunter-demon": 1}}


@rule("A15.9", "A15.12")
def test_t20_the_heart_comes_before_monsters() -> None:
    table = castle("vampire lich dullahan").at("castle_heart", "peasant").step("villagers")
    assert state(table).heart == 7
    assert [monster(table, name).damage for name in ("vampire", "lich", "dullahan")] == [0, 0, 0]


@rule("A15.4", "A15.9")
def test_t21_a_hunter_shoots_and_walks() -> None:
    table = castle("vampire lich dullahan").at("library", "hunter-cursed").at("gallery", "vampire").step("villagers")
    assert monster(table, "vampire").damage == 1
    assert crowds(table) == {"gallery": {"hunter-cursed": 1}}


@rule("A16.4")
def test_t22_the_troll_stuns() -> None:
    position = castle("vampire lich dullahan", troll="on").at("library", "troll, vampire, dullahan, 6 peasant")
    table = position.first("dullahan").step("troll", "clean-up", chance="defence heads ...")
    assert crowds(table) == {"library": {"peasant": 1, "peasant-stunned": 5}}
    assert where(table, "troll") == "gallery"
    assert [monster(table, name).sunder for name in ("vampire", "dullahan", "lich")] == [1, 1, 0]
    answers(table, "melee", "ranged", "magic", "defence", "vengeance")
    assert asked(table) == "vampire act"


@rule("A16.2", "A16.6")
def test_t23_the_troll_in_the_heart_zone() -> None:
    position = castle("vampire lich dullahan", troll="on").at("castle_heart", "troll").at("gallery", "dullahan")
    table = position.step("troll", chance="melee")
    assert [monster(table, name).damage for name in ("vampire", "lich", "dullahan")] == [3, 3, 0]
    assert (state(table).heart, where(table, "troll")) == (7, "castle_heart")


@rule("A16.3", "A16.5", "A16.8")
def test_t24_the_troll_leaves() -> None:
    position = castle("vampire lich dullahan", troll="on").at("throne_room", "troll, 2 peasant")
    table = position.step("troll", chance="magic")
    assert (crowds(table), state(table).morale, where(table, "troll")) == ({}, 36, "nowhere")


@rule("A16.15")
def test_t25_a_trap_kills() -> None:
    table = castle("vampire lich dullahan").at("library", "2 peasant").trap("library", "spiked_pit").step("trap-step")
    assert (crowds(table), state(table).morale) == ({}, 34)
    assert [monster(table, name).xp for name in ("vampire", "lich", "dullahan")] == [0, 0, 0]


@rule("A18.7", "A18.13", "A18.14")
def test_t26_too_many_hunters_of_a_type() -> None:
    position = castle("vampire lich succubus").rank(2).at("library", "4 hunter-demon")
    table = position.step("spawn-at chapel", chance="hunting_party demon")
    assert crowd(table, "chapel") == {"hunter-demon": 1, "hunter-veteran": 2}


@rule("A18.12")
def test_t27_half_of_a_group_are_yunfakh_hunters() -> None:
    position = castle("vampire lich succubus", yunfakh="on").rank(2)
    table = position.step("spawn-at chapel", chance="hunting_party demon")
    assert crowd(table, "chapel") == {"yunfakh-demon": 2, "hunter-demon": 1}


@rule("A18.8", "A18.9")
def test_t28_no_peasants_are_left() -> None:
    position = castle("vampire lich dullahan").rank(2).at("crypt", "lich")
    position.at("throne_room", "vampire, peasant").at("library", "dullahan, 10 peasant").at("gallery", "peasant")
    position.at("castle_heart", "12 peasant").at("kitchen", "8 peasant")
    table = position.step("spawn-at chapel", chance="lull")
    assert [monster(table, name).damage for name in ("vampire", "dullahan", "lich")] == [1, 1, 0]
    assert events(table, "villager-moved") == [
        "villager-moved throne_room-peasant library",
        "villager-moved library-peasant gallery",
    ]
    assert (crowd(table, "chapel"), state(table).heart) == ({}, 8)


@rule("A20.2")
def test_t29_experience_lost_by_day() -> None:
    table = castle("vampire lich dullahan").day().round(2).board("vampire", xp=1).turn("vampire", chance="...")
    assert asked(table).startswith("chance")
    assert (monster(table, "vampire").xp, monster(table, "vampire").damage) == (0, 1)


@rule("A20.4")
def test_t30_a_kill_by_night() -> None:
    table = castle("vampire lich dullahan").night().at("library", "vampire, peasant").act("vampire", "melee")
    answers(table, "melee")
    assert (monster(table, "vampire").xp, state(table).morale) == (2, 35)


@rule("A20.1", "A20.8")
def test_t31_three_dice_and_the_night_die() -> None:
    position = castle("vampire lich dullahan").night().board("vampire", reserve="magic", conditions="sunder lying")
    table = position.turn("vampire", chance="melee ranged magic any")
    answers(table, "pass")
    assert (asked(table), unsaid(table)) == ("vampire act", [])
    assert (questions(table).count("roll"), questions(table).count("night-die")) == (3, 1)


@rule("A23.7")
def test_t32_one_movement_slot_stays() -> None:
    position = castle("vampire lich dullahan").at("library", "lich, peasant").board("lich", conditions="slow")
    table = position.event_card("heavy_chains")
    assert (asked(table), monster(table, "lich").slow) == ("over", 1)


@rule("A23.3")
@pytest.mark.parametrize(("lost", "left"), [("defence", (0, 1)), ("vengeance", (1, 0))])
def test_t33_a_sunder_takes_a_die(lost: str, left: tuple[int, int]) -> None:
    table = castle("vampire lich djinn").board("djinn", defence="defence vengeance").event_card("cracked_bells")
    assert (asked(table), offered(table)) == ("djinn lose-die", ["defence", "vengeance"])
    answers(table, lost)
    djinn = monster(table, "djinn")
    assert (djinn.defence, djinn.vengeance, djinn.sunder) == (*left, 1)


@rule("A13.3", "A13.7", "A13.8", "A13.11")
def test_t34_a_monster_is_summoned() -> None:
    position = castle("vampire lich dullahan", "the_circle_of_bone").at("summoning_room", "lich")
    position.board("vampire", paid="magic").board("dullahan", paid="melee")
    table = position.act("lich", "ranged", "summoned-act", "monster-turn lich", chance="mummy ...")
    answers(table, "summon")
    assert asked(table) == "vampire bound"
    answers(table, "lich")  # and then only the Dullahan is left to choose
    assert where(table, "summoned-mummy") == "summoning_room"
    assert [monster(table, name).paid for name in ("vampire", "lich", "dullahan")] == [-1, -1, -1]
    assert asked(table) == "vampire deed"
    answers(table, "pass", "melee", "ranged", "magic", "defence", "vengeance")
    assert asked(table) == "lich act"
    assert result(table) == "playing"


@rule("A17.2")
def test_t35_a_hunter_pushes_a_hunter() -> None:
    position = castle("vampire lich dullahan").at("gallery", "hunter-demon, 7 peasant").at("library", "hunter-cursed")
    table = position.act("vampire", "torch")  # there is nothing else to do
    assert crowds(table) == {"gallery": {"hunter-cursed": 1, "peasant": 7}, "castle_heart": {"hunter-demon": 1}}


@rule("A22.4")
def test_t36_a_minion_takes_the_damage() -> None:
    table = (
        castle("vampire lich dullahan").at("library", "lich, skeleton, hunter-arcane").step("villagers", chance="lich")
    )
    assert (asked(table), offered(table)) == ("lich minion-takes", ["pass", "skeleton-1"])
    answers(table, "skeleton-1")
    assert (monster(table, "lich").damage, where(table, "skeleton-1")) == (1, "nowhere")
