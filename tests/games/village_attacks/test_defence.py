"""A8: Defence and Vengeance results, and the course of an attack on a Monster."""

import pytest

from ludoteca.engine.observe import look_ahead
from ludoteca.games.village_attacks.content import DEFENCE
from tests.games.village_attacks.positions import (
    Position,
    answers,
    asked,
    castle,
    crowd,
    crowds,
    events,
    minion,
    monster,
    offered,
    questions,
    state,
    unsaid,
    villager,
    where,
)
from tests.marks import rule

TEAM = "vampire lich dullahan"


def dullahan(there: str = "", defence: str = "", damage: int = 0, xp: int = 0) -> Position:
    """The Dullahan (Mythic, health 9, three Defence slots) alone in the Library with these villagers."""
    position = castle(TEAM, yunfakh="on").morale(20).at("library", "dullahan")
    if there:
        position.at("library", there)
    return position.board("dullahan", defence=defence, damage=damage, xp=xp)


# ---------------------------------------------------------------- getting ready


@rule("A8.1")
def test_each_defence_slot_takes_one_result() -> None:
    table = castle(TEAM).act("dullahan", "defence defence vengeance vengeance melee")
    answers(table, "defend-vengeance", "defend-defence", "defend-defence")
    assert (monster(table, "dullahan").defence, monster(table, "dullahan").vengeance) == (2, 1)
    assert "defend-vengeance" not in offered(table)


@rule("A8.1")
def test_a_monster_with_one_defence_slot_puts_down_one_result() -> None:
    table = castle(TEAM).act("vampire", "defence vengeance melee")
    assert {"defend-defence", "defend-vengeance"} <= set(offered(table))
    answers(table, "defend-vengeance")
    assert (monster(table, "vampire").defence, monster(table, "vampire").vengeance) == (0, 1)
    assert not {"defend-defence", "defend-vengeance"} & set(offered(table))


@rule("A8.1")
def test_other_results_do_not_go_on_a_defence_slot() -> None:
    table = castle(TEAM).act("dullahan", "melee ranged magic torch")
    assert not [act for act in offered(table) if act.startswith("defend")]


# ---------------------------------------------------------------- using them


@rule("A8.2")
def test_the_player_may_leave_the_results_where_they_are() -> None:
    table = dullahan("hunter-mythic", "defence vengeance").step("villagers")
    assert asked(table) == "dullahan defend-with"
    assert offered(table) == ["pass", "defence", "vengeance"]
    answers(table, "pass")
    me = monster(table, "dullahan")
    assert (me.damage, me.defence, me.vengeance) == (2, 1, 1)
    assert crowds(table) == {"gallery": {"hunter-mythic": 1}}


@rule("A8.2", "A8.3", "A8.5")
def test_any_number_of_results_may_be_used_against_one_attack() -> None:
    position = castle("mummy lich vampire").at("library", "mummy, grave_warden")
    table = position.board("mummy", defence="defence vengeance").step("villagers")  # 2 damage, 3 against Undead
    answers(table, "defence", "vengeance")
    assert monster(table, "mummy").damage == 1
    assert villager(table, "gallery", "grave_warden").damage == 1


@rule("A8.3", "A8.13", "A26.13")
@pytest.mark.parametrize(
    ("event", "damage", "left", "again"), [("", 3, 0, []), ("marked_prey", 4, 1, ["pass", "defence"])]
)
def test_a_better_defence_is_counted_while_it_is_declared(event: str, damage: int, left: int, again: list[str]) -> None:
    """Each Defence stops 3: what is said to be left, what is offered next and what the look-ahead shows agree."""
    position = dullahan("knight_errant").board("dullahan", defence="defence defence", buffs="block")
    table = (position.event(event) if event else position).step("villagers")
    ((seat, ask),) = table.asked()
    ahead = look_ahead(table, seat)
    assert (asked(table), ask.about[-1], offered(table)) == ("dullahan defend-with", damage, ["pass", "defence"])
    assert ahead is not None
    following = ahead.next.get(DEFENCE)
    answers(table, "defence")
    assert events(table, "defended") == [f"defended dullahan defence {left}"]
    if again:
        ((_, ask),) = table.asked()
        assert following is not None
        assert (offered(table), ask.about[-1], following.about[-1]) == (again, left, left)
        answers(table, "pass")
    else:
        assert following is None
    assert (monster(table, "dullahan").damage, monster(table, "dullahan").defence) == (left, 1)


@rule("A8.3")
@pytest.mark.parametrize(
    ("attacker", "used", "suffered"),
    [
        ("peasant", 0, 1),
        ("peasant", 1, 0),
        ("hunter-mythic", 0, 2),
        ("hunter-mythic", 1, 0),
        ("hunter-veteran", 1, 0),
        ("knight_errant", 0, 3),
        ("knight_errant", 1, 1),
        ("knight_errant", 2, 0),
    ],
)
def test_a_defence_result_takes_up_to_two_off_an_attack(attacker: str, used: int, suffered: int) -> None:
    table = dullahan(attacker, "defence " * used).step("villagers")
    answers(table, *["defence"] * used)
    assert (monster(table, "dullahan").damage, monster(table, "dullahan").defence) == (suffered, 0)


@rule("A8.3")
def test_what_a_defence_result_has_left_does_not_help_against_the_next_attack() -> None:
    table = dullahan("2 peasant", "defence").step("villagers")
    answers(table, "defence")
    assert monster(table, "dullahan").damage == 1


@rule("A8.3", "A8.7")
def test_the_second_attack_of_one_hero_is_an_attack_of_its_own() -> None:
    table = dullahan("beast_slayer", "defence").step("villagers")  # two attacks, each 2 against a Mythic Monster
    answers(table, "defence")
    assert (monster(table, "dullahan").damage, monster(table, "dullahan").defence) == (2, 0)


@rule("A8.4")
@pytest.mark.parametrize(
    ("hero", "condition"), [("exorcist", "silence"), ("silver_huntress", "sunder"), ("alchemist", "burning")]
)
def test_conditions_come_through_although_no_damage_does(hero: str, condition: str) -> None:
    table = dullahan(hero, "defence").step("villagers")
    answers(table, "defence")
    me = monster(table, "dullahan")
    assert me.damage == 0
    assert {"silence": me.silence, "sunder": me.sunder, "burning": int(me.burning)}[condition] == 1


@rule("A8.5", "A8.6", "A8.7")
def test_vengeance_gives_the_attacker_what_the_monster_suffers() -> None:
    position = castle(TEAM).morale(20).at("library", "lich, hunter-arcane").board("lich", defence="vengeance")
    table = position.step("villagers")
    answers(table, "vengeance")
    me = monster(table, "lich")
    assert (me.damage, me.vengeance, me.xp) == (2, 0, 1)
    assert (crowds(table), state(table).morale) == ({}, 19)


@rule("A8.5")
def test_vengeance_prevents_nothing_and_wounds_a_hero_as_deeply() -> None:
    table = dullahan("grave_warden", "vengeance").step("villagers")
    answers(table, "vengeance")
    assert monster(table, "dullahan").damage == 2
    assert villager(table, "gallery", "grave_warden").damage == 2


@rule("A8.5")
def test_vengeance_reaches_a_hunter_in_the_next_zone() -> None:
    position = dullahan(defence="vengeance").at("gallery", "hunter-mythic")
    table = position.step("villagers")
    answers(table, "vengeance")
    assert (crowds(table), monster(table, "dullahan").xp) == ({}, 1)


@rule("A8.6")
@pytest.mark.parametrize(("hero", "health"), [("templar", 5), ("grave_warden", 4), ("beast_slayer", 4)])
def test_a_hero_killed_by_vengeance_is_worth_one_experience(hero: str, health: int) -> None:
    table = dullahan(f"{hero} hurt {health - 1}", "vengeance").step("villagers")
    answers(table, "vengeance")
    assert (crowds(table), monster(table, "dullahan").xp, state(table).morale) == ({}, 1, 18)


@rule("A8.8")
def test_the_vengeance_of_a_dying_monster_strikes_but_gives_no_experience() -> None:
    table = dullahan("peasant", "vengeance", damage=8, xp=5).step("villagers")  # 6 experience make a level
    answers(table, "vengeance")
    me = monster(table, "dullahan")
    assert where(table, "dullahan") == "nowhere"
    assert (crowds(table), state(table).morale) == ({}, 19)
    assert (me.xp, me.level) == (0, 1)


@rule("A8.9")
def test_a_yunfakh_hunter_feels_vengeance_only_in_the_same_zone() -> None:
    table = dullahan("yunfakh-mythic", "vengeance").step("villagers")
    answers(table, "vengeance")
    assert (crowds(table), monster(table, "dullahan").xp) == ({}, 1)
    table = dullahan(defence="vengeance").at("gallery", "yunfakh-mythic").step("villagers")
    if asked(table) == "dullahan defend-with":
        answers(table, "vengeance")
    assert (crowds(table), monster(table, "dullahan").xp) == ({"castle_heart": {"yunfakh-mythic": 1}}, 0)
    assert monster(table, "dullahan").damage == 2


@rule("A8.10")
def test_what_was_not_used_is_gone_in_the_clean_up() -> None:
    table = dullahan(defence="defence vengeance").step("clean-up", chance="...")
    assert (monster(table, "dullahan").defence, monster(table, "dullahan").vengeance) == (0, 0)


# ---------------------------------------------------------------- what is an attack


@rule("A8.11")
def test_burn_cannot_be_reduced() -> None:
    position = castle(TEAM).board("dullahan", defence="defence defence", conditions="burn")
    table = position.turn("dullahan", chance="...")
    assert (monster(table, "dullahan").damage, monster(table, "dullahan").defence) == (1, 2)


@rule("A8.11")
def test_the_damage_of_a_trap_cannot_be_reduced() -> None:
    table = dullahan("peasant", "defence defence").trap("library", "powder_keg").step("trap-step")
    assert (monster(table, "dullahan").damage, monster(table, "dullahan").defence) == (2, 2)


@rule("A8.11")
def test_the_damage_of_an_event_cannot_be_reduced() -> None:
    table = dullahan("hunter-demon", "defence defence").event_card("holy_water")
    assert (monster(table, "dullahan").damage, monster(table, "dullahan").defence) == (1, 2)


@rule("A8.11")
def test_the_damage_of_daylight_cannot_be_reduced() -> None:
    table = castle(TEAM).day().board("dullahan", defence="defence defence").turn("dullahan", chance="...")
    assert (monster(table, "dullahan").damage, monster(table, "dullahan").defence) == (2, 2)


@rule("A8.11")
@pytest.mark.parametrize(("used", "suffered"), [(0, 3), (1, 1), (2, 0)])
def test_defence_helps_against_the_troll(used: int, suffered: int) -> None:
    position = castle(TEAM, troll="on").at("library", "dullahan, troll")
    table = position.board("dullahan", defence="defence " * used).step("troll", chance="melee")
    answers(table, *["defence"] * used)
    assert monster(table, "dullahan").damage == suffered


# ---------------------------------------------------------------- the course of an attack


@rule("A8.12")
def test_first_the_target_is_found_and_then_a_guard_draws_the_attack() -> None:
    position = castle(TEAM).at("library", "vampire, dullahan, hunter-undead").board("dullahan", buffs="guard")
    table = position.step("villagers")
    assert (monster(table, "vampire").damage, monster(table, "dullahan").damage) == (0, 1)


@rule("A8.12", "A24.5")
def test_an_unlucky_attack_stops_before_anything_is_used() -> None:
    table = dullahan("silver_huntress", "defence vengeance").unlucky("library").step("villagers", chance="tails")
    me = monster(table, "dullahan")
    assert (me.damage, me.defence, me.vengeance, me.sunder) == (0, 1, 1, 0)
    assert "defend-with" not in questions(table)
    assert crowds(table) == {"castle_heart": {"silver_huntress": 1}}


@rule("A8.12")
def test_armour_comes_after_the_nemesis_bonus_and_before_defence() -> None:
    position = castle("mummy lich vampire").at("library", "mummy, grave_warden").board("mummy", buffs="armour")
    table = position.step("villagers")
    assert monster(table, "mummy").damage == 2  # 2, 3 against Undead, 1 less for armour
    position = castle("mummy lich vampire").at("library", "mummy, grave_warden")
    table = position.board("mummy", buffs="armour", defence="defence defence").step("villagers")
    answers(table, "defence")
    assert (monster(table, "mummy").damage, monster(table, "mummy").defence) == (0, 1)


@rule("A8.12")
def test_armour_comes_before_the_minion() -> None:
    position = castle(TEAM).at("library", "lich, skeleton, hunter-arcane").board("lich", buffs="armour armour")
    table = position.step("villagers", chance="lich")
    if asked(table) == "lich minion-takes":
        answers(table, "skeleton-1")
    assert (monster(table, "lich").damage, minion(table, "skeleton-1").damage) == (0, 0)


@rule("A8.12")
def test_a_minion_steps_in_before_defence_is_used() -> None:
    position = castle(TEAM).at("library", "lich, skeleton, hunter-arcane").board("lich", defence="vengeance")
    table = position.step("villagers", chance="lich")
    assert asked(table) == "lich minion-takes"
    answers(table, "skeleton-1")
    assert asked(table) == "lich defend-with"
    answers(table, "vengeance")
    assert (where(table, "skeleton-1"), monster(table, "lich").damage, crowds(table)) == ("nowhere", 1, {})


@rule("A8.12")
def test_nothing_is_left_to_defend_against_when_a_minion_takes_it_all() -> None:
    position = castle(TEAM).at("library", "lich, skeleton, peasant").board("lich", defence="vengeance")
    table = position.step("villagers", chance="lich")
    answers(table, "skeleton-1")
    if asked(table) == "lich defend-with":
        answers(table, "vengeance")
    assert (monster(table, "lich").damage, crowd(table, "gallery")) == (0, {"peasant": 1})


@rule("A8.12")
def test_a_monster_killed_by_the_attack_receives_no_condition() -> None:
    table = dullahan("silver_huntress", damage=8).step("villagers")
    assert where(table, "dullahan") == "nowhere"
    assert monster(table, "dullahan").sunder == 0
    assert events(table, "afflicted") == []


@rule("A8.13")
def test_each_vengeance_deals_the_full_amount() -> None:
    table = dullahan("grave_warden hurt 1", "vengeance vengeance").step("villagers")  # 2 damage, 3 health left
    answers(table, "vengeance", "vengeance")
    assert monster(table, "dullahan").damage == 2
    assert (crowds(table), monster(table, "dullahan").xp) == ({}, 1)


@rule("A8.13")
def test_with_nothing_suffered_vengeance_deals_nothing() -> None:
    table = dullahan("hunter-mythic", "defence vengeance").step("villagers")
    answers(table, "defence")
    if asked(table) == "dullahan defend-with":
        answers(table, "vengeance")
    assert crowds(table) == {"gallery": {"hunter-mythic": 1}}


@rule("A8.13")
def test_vengeance_needs_no_coin_in_an_unlucky_zone() -> None:
    table = dullahan("peasant", "vengeance").unlucky("library").step("villagers", chance="heads tails")
    answers(table, "vengeance")
    assert (crowds(table), unsaid(table)) == ({}, ["tails"])


@rule("A8.13")
def test_vengeance_does_nothing_to_the_troll() -> None:
    position = castle(TEAM, troll="on").at("library", "dullahan, troll").board("dullahan", defence="vengeance")
    table = position.step("troll", chance="ranged")
    if asked(table) == "dullahan defend-with":
        answers(table, "vengeance")
    assert (monster(table, "dullahan").damage, monster(table, "dullahan").xp) == (3, 0)
    assert where(table, "troll") == "gallery"
