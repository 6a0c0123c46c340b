"""A22: the Skeletons of the Lich and the Stiff Corpses of the Jiangshi."""

import pytest

from tests.games.village_attacks.positions import (
    answers,
    asked,
    castle,
    crowd,
    crowds,
    minion,
    monster,
    offered,
    questions,
    state,
    where,
)
from tests.marks import rule

TEAM = "vampire lich dullahan"
DEAD = "vampire jiangshi dullahan"
SIX_DICE = "melee ranged magic defence vengeance magic ..."

# ---------------------------------------------------------------- acting


@rule("A22.1")
def test_a_minion_acts_in_the_turn_of_its_monster_only() -> None:
    position = castle("lich jiangshi dullahan").at("library", "skeleton, stiff_corpse")
    assert "minion-skeleton-1" in offered(position.act("lich", "magic"))
    position = castle("lich jiangshi dullahan").at("library", "skeleton, stiff_corpse")
    table = position.act("jiangshi", "magic")
    assert "minion-stiff_corpse-1" in offered(table)
    assert "minion-skeleton-1" not in offered(table)


@rule("A22.1")
@pytest.mark.parametrize(
    "deeds", [("attack-library", "move-gallery"), ("move-gallery", "attack-gallery"), ("move-throne_room",)]
)
def test_it_makes_its_attack_before_or_after_its_step(deeds: tuple[str, ...]) -> None:
    position = castle(TEAM).at("library", "skeleton, peasant").at("gallery", "peasant")
    table = position.act("lich", "magic")
    answers(table, "minion-skeleton-1", *deeds)
    assert where(table, "skeleton-1") == next(deed.removeprefix("move-") for deed in deeds if "move" in deed)
    assert state(table).kills == len([deed for deed in deeds if "attack" in deed])


@rule("A22.1")
def test_it_acts_once_in_a_turn_and_at_any_moment_of_it() -> None:
    position = castle(TEAM).at("library", "skeleton, lich, 3 peasant")
    table = position.act("lich", "melee magic")
    answers(table, "melee", "minion-skeleton-1", "attack-library", "pass")
    assert crowd(table, "library") == {"peasant": 1}
    assert "minion-skeleton-1" not in offered(table)


@rule("A22.1")
def test_it_moves_one_zone_and_attacks_only_where_it_stands() -> None:
    position = castle(TEAM).at("library", "skeleton, peasant").at("gallery", "peasant")
    table = position.act("lich", "magic")
    answers(table, "minion-skeleton-1")
    assert offered(table) == ["pass", "move-throne_room", "move-gallery", "attack-library"]
    answers(table, "move-gallery")
    assert offered(table) == ["pass", "attack-gallery"]


@rule("A22.1", "A25.1")
def test_it_takes_its_targets_in_order() -> None:
    position = castle(TEAM).at("library", "skeleton, hunter-demon, hunter-arcane, templar, alchemist stunned")
    table = position.act("lich", "magic")
    answers(table, "minion-skeleton-1", "attack-library")
    assert offered(table) == ["library-hunter-arcane", "library-hunter-demon", "library-alchemist-stunned"]


@rule("A22.1")
def test_it_is_never_hindered() -> None:
    table = castle(TEAM).at("library", "skeleton, 8 peasant").act("lich", "magic")
    answers(table, "minion-skeleton-1", "move-throne_room")
    assert where(table, "skeleton-1") == "throne_room"


@rule("A22.1")
def test_it_jostles_like_a_monster() -> None:
    table = castle(TEAM).at("library", "skeleton").at("gallery", "7 peasant, templar").act("lich", "magic")
    answers(table, "minion-skeleton-1", "move-gallery", "pass")
    assert where(table, "skeleton-1") == "gallery"
    assert crowds(table) == {"gallery": {"peasant": 6, "templar": 1}, "castle_heart": {"peasant": 1}}


@rule("A22.1")
def test_it_does_not_act_after_the_turn_has_ended() -> None:
    position = castle(TEAM).at("library", "skeleton, peasant")
    table = position.act("lich", "magic", "monster-turn dullahan", chance="melee ranged magic defence vengeance torch")
    answers(table, "end")
    assert asked(table) == "dullahan act"
    assert "minion-skeleton-1" not in offered(table)
    assert minion(table, "skeleton-1").attacks == 0


@rule("A22.1")
def test_a_new_turn_lets_it_act_again() -> None:
    position = castle(TEAM).at("library", "skeleton, peasant")
    table = position.turn("lich", "melee ranged magic defence vengeance melee")
    answers(table, "minion-skeleton-1", "attack-library")
    assert crowd(table, "library") == {}


# ---------------------------------------------------------------- as a target


@rule("A22.2", "A22.3")
@pytest.mark.parametrize(
    ("team", "servant", "hunter"), [(TEAM, "skeleton", "hunter-arcane"), (DEAD, "stiff_corpse", "hunter-undead")]
)
def test_it_has_the_type_of_its_monster(team: str, servant: str, hunter: str) -> None:
    position = castle(team).at("gallery", servant).at("castle_heart", hunter).at("throne_room", team.replace(" ", ", "))
    table = position.step("villagers")  # a nemesis next door comes before the Heart, for 2 damage
    assert (state(table).minions, state(table).heart) == ([], 8)


@rule("A22.2")
def test_a_hunter_of_another_type_attacks_the_heart_instead() -> None:
    position = castle(TEAM).at("gallery", "skeleton").at("castle_heart", "hunter-demon")
    table = position.step("villagers")
    assert (len(state(table).minions), state(table).heart) == (1, 7)


@rule("A22.3")
def test_a_villager_attacks_a_minion_in_its_zone() -> None:
    table = castle(TEAM).at("library", "skeleton, peasant").step("villagers")
    assert state(table).minions == []


@rule("A22.3")
def test_the_coin_decides_between_a_monster_and_a_minion() -> None:
    table = castle(TEAM).at("library", "lich, skeleton, vampire, peasant").step("villagers", chance="...")
    assert (asked(table), offered(table)) == ("chance which-fighter", ["vampire", "lich", "skeleton-1"])


@rule("A22.3")
def test_a_minion_keeps_its_damage_until_it_dies() -> None:
    table = castle(DEAD).at("library", "stiff_corpse, peasant").step("villagers")
    assert minion(table, "stiff_corpse-1").damage == 1
    table = castle(DEAD).at("library", "stiff_corpse hurt 1, peasant").step("villagers")
    assert state(table).minions == []


# ---------------------------------------------------------------- taking damage for its Monster


@rule("A22.4")
def test_a_minion_takes_what_it_can_and_the_rest_falls_on_the_monster() -> None:
    table = castle(TEAM).at("library", "lich, skeleton, hunter-arcane").step("villagers", chance="lich")
    answers(table, "skeleton-1")
    assert (state(table).minions, monster(table, "lich").damage) == ([], 1)


@rule("A22.4")
def test_a_minion_need_not_take_it() -> None:
    table = castle(TEAM).at("library", "lich, skeleton, hunter-arcane").step("villagers", chance="lich")
    answers(table, "pass")
    assert (minion(table, "skeleton-1").damage, monster(table, "lich").damage) == (0, 2)


@rule("A22.4")
def test_a_minion_in_another_zone_cannot_take_it() -> None:
    table = castle(TEAM).at("library", "lich, peasant").at("gallery", "skeleton").step("villagers")
    assert "minion-takes" not in questions(table)
    assert monster(table, "lich").damage == 1


@rule("A22.4")
def test_a_minion_takes_nothing_for_another_monster() -> None:
    table = castle(TEAM).at("library", "vampire, skeleton, peasant").step("villagers", chance="vampire")
    assert "minion-takes" not in questions(table)
    assert monster(table, "vampire").damage == 1


@rule("A22.5")
def test_one_minion_takes_the_damage_and_not_a_second_one() -> None:
    position = castle(TEAM, troll="on").at("library", "lich, 2 skeleton, troll")
    table = position.step("troll", chance="melee")
    answers(table, "skeleton-2")
    assert monster(table, "lich").damage == 2


@rule("A22.4", "A22.5")
def test_defence_helps_against_what_the_minion_left() -> None:
    position = castle(DEAD, troll="on").at("library", "jiangshi, stiff_corpse, troll")
    table = position.board("jiangshi", defence="defence").step("troll", chance="melee")
    answers(table, "stiff_corpse-1")
    assert asked(table) == "jiangshi defend-with"
    answers(table, "defence")
    assert (monster(table, "jiangshi").damage, monster(table, "jiangshi").defence) == (0, 0)


@rule("A22.5")
def test_the_player_decides_for_each_attack_anew() -> None:
    table = (
        castle(DEAD).at("library", "jiangshi, stiff_corpse, 2 peasant").step("villagers", chance="jiangshi jiangshi")
    )
    answers(table, "stiff_corpse-1")
    assert (asked(table), minion(table, "stiff_corpse-1").damage) == ("jiangshi minion-takes", 1)
    answers(table, "pass")
    assert monster(table, "jiangshi").damage == 1


@rule("A22.5")
def test_a_minion_may_take_the_damage_of_burn() -> None:
    position = castle(TEAM).at("library", "lich, skeleton").board("lich", conditions="burn")
    table = position.turn("lich", chance="...")
    answers(table, "skeleton-1")
    assert (state(table).minions, monster(table, "lich").damage) == ([], 0)


@rule("A22.5")
def test_a_minion_may_take_the_damage_of_a_trap() -> None:
    position = castle(DEAD).at("library", "jiangshi, stiff_corpse, peasant").trap("library", "poison_gas")
    table = position.step("trap-step")
    answers(table, "stiff_corpse-1")
    assert monster(table, "jiangshi").damage == 0


@rule("A22.5")
def test_a_minion_may_take_the_damage_of_an_event() -> None:
    table = castle(TEAM).at("library", "lich, skeleton, hunter-demon").event_card("holy_water")
    answers(table, "skeleton-1")
    assert (state(table).minions, monster(table, "lich").damage) == ([], 0)


@rule("A22.5")
def test_a_minion_may_take_the_damage_of_daylight() -> None:
    position = castle(TEAM).day().at("library", "lich, skeleton").board("lich", xp=1)
    table = position.turn("lich", chance="...")
    answers(table, "skeleton-1")
    assert (state(table).minions, monster(table, "lich").damage, monster(table, "lich").xp) == ([], 0, 0)


# ---------------------------------------------------------------- conditions and death


@rule("A22.6", "A22.8")
@pytest.mark.parametrize("hero", ["exorcist", "silver_huntress", "alchemist"])
def test_conditions_on_an_attacked_minion_are_lost(hero: str) -> None:
    position = castle(DEAD).at("library", f"stiff_corpse, jiangshi, {hero}")
    table = position.step("villagers", chance="stiff_corpse-1")
    me = monster(table, "jiangshi")
    assert (me.silence, me.sunder, me.burning, me.damage) == (0, 0, False, 0)


@rule("A22.6")
def test_the_stun_of_the_troll_does_not_touch_a_minion() -> None:
    position = castle(TEAM, troll="on").at("library", "skeleton, troll, peasant")
    table = position.step("troll", "monster-turn lich", chance=f"defence heads {SIX_DICE}")
    assert crowd(table, "library") == {"peasant-stunned": 1}
    assert "minion-skeleton-1" in offered(table)


@rule("A22.6")
def test_the_loss_of_a_minion_costs_nothing_else() -> None:
    position = castle(TEAM).morale(20).at("library", "skeleton, peasant").board("lich", xp=2)
    table = position.step("villagers")
    assert (state(table).minions, state(table).morale, state(table).heart) == ([], 20, 8)
    assert (monster(table, "lich").xp, monster(table, "lich").damage) == (2, 0)


@rule("A22.7")
def test_minions_stay_when_their_monster_dies() -> None:
    table = castle(TEAM).at("gallery", "lich hurt 4, peasant").at("library", "skeleton").step("villagers")
    assert (where(table, "lich"), where(table, "skeleton-1")) == ("nowhere", "library")


@rule("A22.7")
def test_without_their_monster_they_are_still_attacked() -> None:
    table = castle(TEAM).dead("lich").at("library", "skeleton, peasant").step("villagers")
    assert state(table).minions == []


@rule("A22.7")
def test_they_act_again_when_it_is_back() -> None:
    table = castle(TEAM).dead("lich").at("library", "skeleton, peasant").turn("lich", SIX_DICE)
    answers(table, "minion-skeleton-1", "attack-library")
    assert (where(table, "lich"), crowds(table)) == ("castle_heart", {})


@rule("A22.7")
def test_without_their_monster_they_do_nothing() -> None:
    table = castle(TEAM).dead("lich").heart(2).at("library", "skeleton, peasant").turn("lich")
    assert (where(table, "lich"), questions(table)) == ("nowhere", [])


@rule("A22.8")
def test_the_monster_is_dealt_with_first_and_then_the_minion_suffers_its_own_share() -> None:
    position = castle(DEAD).at("library", "jiangshi, stiff_corpse, peasant").trap("library", "poison_gas")
    table = position.step("trap-step")
    assert minion(table, "stiff_corpse-1").damage == 0
    answers(table, "pass")
    assert (monster(table, "jiangshi").damage, minion(table, "stiff_corpse-1").damage) == (1, 1)
    position = castle(DEAD).at("library", "jiangshi, stiff_corpse, peasant").trap("library", "poison_gas")
    table = position.step("trap-step")
    answers(table, "stiff_corpse-1")
    assert (monster(table, "jiangshi").damage, state(table).minions) == (0, [])


@rule("A22.8")
def test_a_trap_hurts_a_minion_also_without_its_monster() -> None:
    position = castle("lich jiangshi dullahan")
    table = position.at("library", "stiff_corpse, skeleton, peasant").trap("library", "poison_gas").step("trap-step")
    assert (where(table, "skeleton-1"), minion(table, "stiff_corpse-1").damage) == ("nowhere", 1)


@rule("A22.8")
def test_the_troll_hits_the_monster_and_then_the_minion() -> None:
    position = castle(TEAM, troll="on").at("library", "lich, skeleton, troll")
    table = position.step("troll", chance="melee")
    assert asked(table) == "lich minion-takes"
    answers(table, "pass")
    assert (monster(table, "lich").damage, state(table).minions) == (3, [])


@rule("A22.8")
@pytest.mark.parametrize(
    ("hero", "condition"), [("exorcist", "silence"), ("silver_huntress", "sunder"), ("alchemist", "burning")]
)
def test_the_monster_that_was_attacked_gets_the_condition_though_a_minion_took_the_damage(
    hero: str, condition: str
) -> None:
    position = castle(DEAD).at("library", f"jiangshi, 2 stiff_corpse, {hero}")
    table = position.step("villagers", chance="jiangshi")
    answers(table, "stiff_corpse-2")
    assert monster(table, "jiangshi").damage == 0
    assert getattr(monster(table, "jiangshi"), condition) == 1
