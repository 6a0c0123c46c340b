"""A16 and A21: the Troll, what it does on its way, and the event deck that brings it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ludoteca.engine.run import Run
from ludoteca.engine.table import Table
from ludoteca.games.village_attacks import GAME
from ludoteca.games.village_attacks.content import TROLL_EVENT
from ludoteca.games.village_attacks.state import Castle
from ludoteca.games.village_attacks.words import EVENT, HERO_CARD
from tests.games.village_attacks.positions import (
    Position,
    Script,
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
    result,
    set_up,
    state,
    summoned,
    trap_in,
    villager,
    where,
)
from tests.marks import rule

THREE = "vampire lich dullahan"


def troll_in(zone: str, others: str = "", monsters: str = THREE) -> Position:
    """A castle with the Troll in a zone, and who else is there."""
    position = castle(monsters, troll="on").at(zone, "troll")
    return position.at(zone, others) if others else position


# ---------------------------------------------------------------- when it acts


@rule("A16.1")
def test_without_the_troll_on_the_map_its_step_is_skipped() -> None:
    table = castle(THREE, troll="on").step("troll")
    assert (questions(table), events(table)) == ([], [])


@rule("A16.1", "A3.3")
def test_the_troll_acts_after_the_villagers_and_before_the_traps() -> None:
    """The Peasant is gone when the Troll rages in the library, and dies in the Trap of the gallery afterwards."""
    position = troll_in("library", "peasant").trap("gallery", "spiked_pit")
    table = position.step("villagers", "troll", "trap-step", chance="torch")
    assert events(table) == [
        "villager-moved library-peasant gallery",
        "troll-rolled torch",
        "troll-moved throne_room",
        "trap-sprung spiked_pit gallery",
        "killed gallery-peasant",
        "morale-fell 1 35",
        "trap-gone spiked_pit",
    ]


# ---------------------------------------------------------------- what it does


@rule("A16.2")
@pytest.mark.parametrize("face", ["melee", "ranged"])
def test_melee_or_ranged_hurts_the_monsters_in_its_zone_and_leads_it_to_the_heart(face: str) -> None:
    table = troll_in("library", "vampire, dullahan, peasant, templar").at("gallery", "lich").step("troll", chance=face)
    assert [monster(table, name).damage for name in THREE.split()] == [3, 0, 3]
    assert (crowds(table), where(table, "troll")) == ({"library": {"peasant": 1, "templar": 1}}, "gallery")
    assert villager(table, "library", "templar").damage == 0


@rule("A16.3")
@pytest.mark.parametrize("face", ["magic", "torch"])
def test_magic_or_torch_hurts_the_villagers_in_its_zone_and_leads_it_to_a_spawn_point(face: str) -> None:
    position = troll_in("gallery", "vampire, peasant, hunter-demon stunned, templar").at("library", "peasant")
    table = position.step("troll", chance=face)
    assert (monster(table, "vampire").damage, where(table, "troll")) == (0, "library")
    assert crowds(table) == {"gallery": {"templar": 1}, "library": {"peasant": 1}}
    assert villager(table, "gallery", "templar").damage == 3


@rule("A16.3")
@pytest.mark.parametrize(
    ("zone", "there"),
    [
        ("castle_heart", "gallery"),
        ("kitchen", "north_passage"),
        ("crypt", "postern_passage"),
        ("armoury", "gatehouse_passage"),
    ],
)
def test_it_goes_to_the_nearest_spawn_point(zone: str, there: str) -> None:
    """Spawn points are the throne room, the chapel and the west passage."""
    assert where(troll_in(zone).step("troll", chance="magic"), "troll") == there


@rule("A16.3", "A1.8")
def test_the_coin_decides_between_spawn_points_equally_near() -> None:
    position = troll_in("castle_heart").closed("throne_room")
    assert offered(position.step("troll", chance="magic ...")) == ["chapel", "west_passage"]
    position = troll_in("castle_heart").closed("throne_room")
    assert where(position.step("troll", chance="magic chapel"), "troll") == "east_passage"


@rule("A16.4")
@pytest.mark.parametrize("face", ["defence", "vengeance"])
@pytest.mark.parametrize(("flip", "there"), [("heads", "gallery"), ("tails", "throne_room")])
def test_defence_or_vengeance_stuns_and_the_coin_says_where_it_goes(face: str, flip: str, there: str) -> None:
    """Example: two Monsters and six villagers are with it; five of the villagers are stunned."""
    position = troll_in("library", "vampire, dullahan, 6 peasant")
    table = position.step("troll", chance=f"{face} {flip}")
    assert [(m.lying, m.fewer, m.sunder) for m in state(table).monsters] == [
        (True, True, 1),
        (False, False, 0),
        (True, True, 1),
    ]
    assert crowd(table, "library") == {"peasant": 1, "peasant-stunned": 5}
    assert where(table, "troll") == there
    assert [monster(table, name).damage for name in THREE.split()] == [0, 0, 0]


@rule("A16.5")
@pytest.mark.parametrize("chance", ["magic", "torch", "defence tails", "vengeance tails"])
def test_it_leaves_the_map_from_a_spawn_point(chance: str) -> None:
    table = troll_in("throne_room").step("troll", chance=chance)
    assert where(table, "troll") == "nowhere"


@rule("A16.5")
@pytest.mark.parametrize("chance", ["melee", "defence heads"])
def test_from_a_spawn_point_it_can_still_go_to_the_heart(chance: str) -> None:
    assert where(troll_in("throne_room").step("troll", chance=chance), "troll") == "library"


@rule("A16.5")
def test_a_zone_that_lost_its_spawn_token_is_no_spawn_point() -> None:
    table = troll_in("throne_room").closed("throne_room").step("troll", chance="magic chapel")
    assert where(table, "troll") == "library"


@rule("A16.6", "A16.2")
@pytest.mark.parametrize(
    ("chance", "damage"), [("melee", 3), ("ranged", 3), ("defence heads", 0), ("vengeance heads", 0)]
)
def test_in_the_heart_zone_it_strikes_the_heart(chance: str, damage: int) -> None:
    table = troll_in("castle_heart").step("troll", chance=chance)
    assert (state(table).heart, where(table, "troll")) == (7, "castle_heart")
    assert [monster(table, name).damage for name in THREE.split()] == [damage] * 3


@rule("A16.6")
@pytest.mark.parametrize("chance", ["magic", "defence tails"])
def test_on_its_way_out_of_the_heart_zone_it_does_not_strike_the_heart(chance: str) -> None:
    table = troll_in("castle_heart").step("troll", chance=chance)
    assert (state(table).heart, where(table, "troll")) == (8, "gallery")


@rule("A16.6", "A1.9")
def test_its_blow_may_be_the_end_of_the_heart() -> None:
    table = troll_in("castle_heart").heart(1).step("troll", chance="melee")
    assert (result(table), state(table).heart) == ("lost", 0)


@rule("A16.7", "A17.5")
def test_it_pushes_its_way_into_a_full_zone() -> None:
    """A Peasant before a Hunter, in the direction in which the Troll goes."""
    position = troll_in("library").at("gallery", "4 hunter-demon, 4 peasant")
    table = position.step("troll", chance="melee")
    assert where(table, "troll") == "gallery"
    assert crowds(table) == {"castle_heart": {"peasant": 1}, "gallery": {"peasant": 3, "hunter-demon": 4}}


@rule("A16.7", "A17.5")
def test_on_its_way_out_it_pushes_away_from_the_heart() -> None:
    position = troll_in("castle_heart").at("gallery", "8 peasant")
    table = position.step("troll", chance="magic")
    assert where(table, "troll") == "gallery"
    assert crowds(table) == {"gallery": {"peasant": 7}, "library": {"peasant": 1}}


@rule("A16.7", "A17.5")
def test_into_a_full_heart_zone_it_pushes_outwards() -> None:
    position = troll_in("gallery").at("laboratory", "vampire, lich, dullahan").at("castle_heart", "12 peasant")
    table = position.step("troll", chance="melee kitchen")
    assert where(table, "troll") == "castle_heart"
    assert crowds(table) == {"castle_heart": {"peasant": 11}, "kitchen": {"peasant": 1}}


@rule("A16.7", "A17.8")
def test_it_does_not_enter_a_zone_that_nobody_can_leave() -> None:
    """In the south passage there are only minions and Monsters, who are never pushed."""
    monsters = "vampire lich jiangshi banshee succubus"
    position = troll_in("armoury", monsters=monsters).at("south_passage", "3 skeleton, 2 stiff_corpse, vampire")
    assert where(position.step("troll", chance="melee"), "troll") == "armoury"


@rule("A16.8", "A7.17")
def test_its_victims_cost_no_morale_and_give_no_experience() -> None:
    position = troll_in("gallery", "2 peasant, hunter-demon, alchemist, vampire")
    table = position.step("troll", chance="magic")
    assert (crowds(table), state(table).morale) == ({}, 36)
    assert [monster(table, name).xp for name in THREE.split()] == [0, 0, 0]
    assert state(table).hero_bottom == [HERO_CARD.value("alchemist")]


@rule("A16.9")
def test_it_cannot_be_hurt_or_stunned() -> None:
    """A Trap, an ability and attacks change nothing: it acts in its step as ever."""
    position = troll_in("gallery", "peasant, templar, banshee", "vampire lich banshee").trap("gallery", "poison_gas")
    position.board("banshee", skills="wail-3")
    table = position.act("banshee", "magic vengeance melee", "trap-step", "troll", chance="magic melee")
    answers(table, "ability-banshee-wail")
    while "act" not in asked(table):
        answers(table, offered(table)[-1])
    answers(table, "troll")
    assert trap_in(table, "gallery") == ""
    assert events(table, "troll-rolled", "troll-moved", "troll-left") == [
        "troll-rolled magic",
        "troll-moved library",
        "troll-rolled melee",
        "troll-moved gallery",
    ]


@rule("A16.9", "A7.18")
def test_an_ability_does_not_offer_the_troll_as_a_target() -> None:
    position = troll_in("gallery", "vampire, 2 peasant, hunter-demon")
    table = position.act("vampire", "melee magic")
    answers(table, "ability-vampire-blood_feast")
    assert offered(table) == ["pass", "gallery-peasant"]


# ---------------------------------------------------------------- provoking it


@rule("A16.10")
@pytest.mark.parametrize(
    ("troll", "dice", "may"),
    [
        ("library", "melee", True),
        ("library", "ranged", False),
        ("gallery", "ranged", True),
        ("gallery", "melee", False),
        ("castle_heart", "melee ranged", False),
        ("library", "magic defence vengeance", False),
        ("throne_room", "ranged", True),
    ],
)
def test_melee_reaches_the_troll_in_the_own_zone_and_ranged_next_door(troll: str, dice: str, may: bool) -> None:
    table = troll_in(troll).at("library", "vampire").act("vampire", dice)
    assert ("troll" in offered(table)) == may


@rule("A16.10")
@pytest.mark.parametrize(("dark", "may"), [("library", False), ("gallery", False), ("castle_heart", True)])
def test_darkness_on_either_zone_hides_the_troll_from_ranged_results(dark: str, may: bool) -> None:
    table = troll_in("gallery").at("library", "vampire").dark(dark).act("vampire", "ranged")
    assert ("troll" in offered(table)) == may


@rule("A16.10", "A24.8")
def test_in_a_dark_zone_a_melee_result_still_reaches_it() -> None:
    assert "troll" in offered(troll_in("library", "vampire").dark("library").act("vampire", "melee"))


@rule("A16.10")
def test_attacked_it_acts_at_once_and_the_result_is_spent() -> None:
    """Nobody's priority protects it, not even that of a Templar."""
    position = troll_in("library", "vampire, 2 peasant, templar")
    table = position.act("vampire", "melee melee", chance="magic")
    answers(table, "troll")
    assert (crowds(table), where(table, "troll")) == ({"library": {"templar": 1}}, "throne_room")
    assert (pool(table, "vampire"), monster(table, "vampire").xp, state(table).morale) == ("melee", 0, 36)


@rule("A16.10", "A9.3", "A20.1")
def test_a_reserve_result_or_one_of_choice_provokes_it_too() -> None:
    position = troll_in("library", "vampire").board("vampire", reserve="melee")
    table = position.act("vampire", "magic", chance="melee")
    answers(table, "troll")
    assert (where(table, "troll"), sum(monster(table, "vampire").reserve)) == ("gallery", 0)
    table = troll_in("gallery").night().at("library", "vampire").act("vampire", "magic", special="any", chance="melee")
    answers(table, "troll")
    assert (where(table, "troll"), pool(table, "vampire")) == ("castle_heart", "magic")


@rule("A16.10", "A24.5")
@pytest.mark.parametrize(("flip", "acts"), [("tails", False), ("heads", True)])
def test_in_an_unlucky_zone_the_attack_on_it_needs_a_flip(flip: str, acts: bool) -> None:
    position = troll_in("gallery", "vampire").unlucky("gallery")
    table = position.act("vampire", "melee", chance=f"{flip} magic" if acts else flip)
    answers(table, "troll")
    assert where(table, "troll") == ("library" if acts else "gallery")
    assert pool(table, "vampire") == ""


@rule("A16.10")
def test_the_zone_of_the_attacker_decides_about_luck() -> None:
    position = troll_in("gallery").at("library", "vampire").unlucky("gallery")
    table = position.act("vampire", "ranged", chance="melee")
    answers(table, "troll")
    assert (questions(table).count("flip"), where(table, "troll")) == (0, "castle_heart")


@rule("A16.10", "A13.23")
def test_minions_do_not_attack_the_troll() -> None:
    table = troll_in("gallery", "lich, skeleton").act("lich")
    answers(table, "minion-skeleton-1")
    assert [deed for deed in offered(table) if deed.startswith("attack")] == []


@rule("A16.10", "A13.23")
def test_summoned_monsters_do_not_attack_the_troll() -> None:
    position = castle(THREE, "the_circle_of_bone", troll="on").at("north_passage", "troll, summoned-mummy")
    table = position.step("summoned-act")
    assert [deed for deed in offered(table) if deed.startswith("attack")] == []


@rule("A16.11")
def test_villagers_never_attack_the_troll() -> None:
    table = (
        troll_in("gallery", "peasant, hunter-veteran, templar")
        .at("laboratory", "vampire, lich, dullahan")
        .step("villagers")
    )
    assert events(table, "villager-attacked", "villager-moved") == [
        "villager-moved gallery-peasant castle_heart",
        "villager-moved gallery-hunter-veteran castle_heart",
        "villager-moved gallery-templar castle_heart",
    ]


@rule("A16.12")
def test_it_sets_off_the_trap_of_a_zone_it_enters() -> None:
    """Poison gas hurts everybody but the Troll; there need not be a villager."""
    position = troll_in("gallery").trap("castle_heart", "poison_gas").at("castle_heart", "peasant")
    table = position.step("troll", chance="melee")
    assert [monster(table, name).damage for name in THREE.split()] == [1, 1, 1]
    assert (crowds(table), trap_in(table, "castle_heart"), where(table, "troll")) == ({}, "", "castle_heart")


@rule("A16.12")
def test_it_sets_off_a_trap_where_no_villager_is() -> None:
    position = troll_in("gallery").trap("castle_heart", "powder_keg")
    table = position.step("troll", chance="melee")
    assert [monster(table, name).damage for name in THREE.split()] == [2, 2, 2]
    assert trap_in(table, "castle_heart") == ""


@rule("A16.12", "A16.19")
def test_a_trap_it_sets_off_kills_as_a_trap() -> None:
    position = troll_in("library").trap("gallery", "spiked_pit").at("gallery", "2 peasant, vampire")
    table = position.step("troll", chance="melee")
    assert (crowds(table), state(table).morale, monster(table, "vampire").xp) == ({}, 34, 0)


@rule("A16.12")
def test_it_does_not_set_off_the_trap_of_the_zone_it_leaves() -> None:
    position = troll_in("gallery").trap("gallery", "spiked_pit")
    assert trap_in(position.step("troll", chance="melee"), "gallery") == "spiked_pit"


@rule("A16.12")
def test_where_it_stays_it_sets_off_no_trap() -> None:
    """In the Heart zone it strikes the Heart and enters nothing."""
    table = troll_in("castle_heart").trap("castle_heart", "powder_keg").step("troll", chance="melee")
    assert trap_in(table, "castle_heart") == "powder_keg"


@rule("A16.12")
def test_coming_onto_the_map_it_sets_off_a_trap_there_but_does_not_act() -> None:
    position = castle(THREE, troll="on").trap("chapel", "spiked_pit").at("chapel", "peasant")
    table = position.event_card("troll", chance="chapel")
    assert (where(table, "troll"), crowds(table), trap_in(table, "chapel")) == ("chapel", {}, "")
    assert "troll-die" not in questions(table)


# ---------------------------------------------------------------- its blow


@rule("A16.20", "A24.5")
def test_it_needs_no_flip_in_an_unlucky_zone() -> None:
    table = troll_in("gallery", "vampire").unlucky("gallery").step("troll", chance="melee")
    assert (monster(table, "vampire").damage, questions(table)) == (3, ["troll-die"])


@rule("A16.20", "A8.11")
def test_each_monster_is_attacked_by_itself_in_turn_order_and_may_defend() -> None:
    position = troll_in("gallery", "vampire, lich, dullahan").first("lich")
    for name in THREE.split():
        position.board(name, defence="defence")
    table = position.step("troll", chance="melee")
    assert asked(table) == "lich defend-with"
    answers(table, "defence")
    assert asked(table) == "dullahan defend-with"
    answers(table, "pass")
    assert asked(table) == "vampire defend-with"
    answers(table, "defence")
    assert [monster(table, name).damage for name in THREE.split()] == [1, 1, 3]


@rule("A16.20", "A8.13")
def test_vengeance_does_nothing_to_the_troll() -> None:
    table = troll_in("gallery", "vampire").board("vampire", defence="vengeance").step("troll", chance="melee")
    while not table.over:
        answers(table, offered(table)[-1])
    assert (monster(table, "vampire").damage, where(table, "troll")) == (3, "castle_heart")


@rule("A16.20")
def test_armour_helps_against_the_troll() -> None:
    table = troll_in("gallery", "vampire").board("vampire", buffs="armour").step("troll", chance="melee")
    assert monster(table, "vampire").damage == 2


@rule("A16.20", "A16.22", "A30.9", "A30.12")
def test_the_cards_of_summoned_monsters_hold_against_the_troll() -> None:
    """A Gargoyle has armour 1, a Jiangshi cannot be stunned."""
    stage = "troll, summoned-gargoyle, summoned-jiangshi"
    table = castle(THREE, "the_circle_of_bone", troll="on").at("north_passage", stage).step("troll", chance="melee")
    assert (summoned(table, "gargoyle").damage, summoned(table, "jiangshi").damage) == (2, 3)
    position = castle(THREE, "the_circle_of_bone", troll="on").at("north_passage", stage)
    table = position.step("troll", chance="defence heads")
    assert (summoned(table, "gargoyle").stunned, summoned(table, "jiangshi").stunned) == (True, False)


@rule("A16.3", "A29.4")
def test_the_shield_of_a_knight_stops_one_point_of_its_damage() -> None:
    table = troll_in("gallery", "knight_errant").step("troll", chance="magic")
    assert villager(table, "gallery", "knight_errant").damage == 2


@rule("A16.20")
def test_guard_and_hiding_do_not_help_against_the_troll() -> None:
    position = troll_in("gallery", "vampire, lich, dullahan")
    position.board("dullahan", buffs="guard").board("lich", buffs="untargetable")
    table = position.step("troll", chance="melee")
    assert [monster(table, name).damage for name in THREE.split()] == [3, 3, 3]


@rule("A16.20")
def test_after_the_playing_monsters_it_hits_the_summoned_and_then_the_minions() -> None:
    position = castle(THREE, "the_circle_of_bone", troll="on")
    position.at("north_passage", "troll, summoned-mummy, skeleton, vampire, lich")
    table = position.step("troll", chance="melee")
    answers(table, "pass")  # the Skeleton does not step in for the Lich
    assert events(table, "hurt") == [
        "hurt vampire 3 3 blow",
        "hurt lich 3 2 blow",
        "hurt summoned-mummy 3 4 blow",
        "hurt skeleton-1 3 0 blow",
    ]
    assert (where(table, "skeleton-1"), summoned(table, "mummy").damage) == ("nowhere", 3)


@rule("A16.20", "A22.5")
def test_a_minion_that_stepped_in_is_no_longer_there_to_be_hit() -> None:
    """One Skeleton takes 1 of the 3 damage for the Lich; the other one is hit for itself."""
    table = troll_in("gallery", "lich, 2 skeleton").step("troll", chance="melee")
    assert (asked(table), offered(table)) == ("lich minion-takes", ["pass", "skeleton-1", "skeleton-2"])
    answers(table, "skeleton-1")
    assert (monster(table, "lich").damage, state(table).minions) == (2, [])
    assert events(table, "died") == ["died skeleton-1", "died skeleton-2"]


@rule("A16.20")
@pytest.mark.parametrize(("chance", "there"), [("melee", "nowhere"), ("defence tails", "library")])
def test_a_monster_killed_or_stunned_by_it_in_its_own_turn_ends_its_turn(chance: str, there: str) -> None:
    position = troll_in("library", "vampire").board("vampire", damage=3)
    table = position.act("vampire", "melee melee magic", chance=chance)
    answers(table, "troll")
    assert (table.over, where(table, "vampire")) == (True, there)


@rule("A16.20", "A5.8")
@pytest.mark.parametrize(("chance", "zone"), [("ranged", "throne_room"), ("vengeance tails", "library")])
def test_torches_are_resolved_when_it_stuns_and_lost_when_it_kills(chance: str, zone: str) -> None:
    position = troll_in("gallery", "vampire").board("vampire", damage=3).at("throne_room", "peasant")
    table = position.act("vampire", "melee torch", chance=chance)
    answers(table, "troll")
    assert crowds(table) == {zone: {"peasant": 1}}


# ---------------------------------------------------------------- whom it stuns


@rule("A16.22", "A25.1")
def test_it_stuns_five_villagers_peasants_first_and_equals_by_coin() -> None:
    position = troll_in("library", "3 peasant, hunter-undead, hunter-arcane, yunfakh-demon, templar")
    position.c.yunfakh = True
    table = position.step("troll", chance="defence ...")
    assert crowd(table, "library")["peasant-stunned"] == 3
    assert asked(table) == "chance which-villager"
    assert offered(table) == ["library-hunter-undead", "library-hunter-arcane", "library-yunfakh-demon"]


@rule("A16.22")
def test_who_is_stunned_already_is_passed_over() -> None:
    position = troll_in("library", "3 peasant stunned, 2 peasant, 2 hunter-demon, templar")
    table = position.step("troll", chance="defence heads")
    assert crowd(table, "library") == {"peasant-stunned": 5, "hunter-demon-stunned": 2, "templar-stunned": 1}


@rule("A16.22", "A13.16")
def test_its_stun_hits_summoned_monsters_but_not_minions() -> None:
    position = castle(THREE, "the_circle_of_bone", troll="on").at("north_passage", "troll, summoned-mummy, skeleton")
    table = position.step("troll", chance="defence heads")
    assert summoned(table, "mummy").stunned
    assert events(table, "afflicted") == ["afflicted summoned-mummy stun"]


# ---------------------------------------------------------------- the event deck (A21)


def cards_of(scenario: str, **options: str) -> Castle:
    """The castle after set-up, before the first villagers appear; where there is day and night, it is day."""
    chance = "day ..." if scenario == "all_the_torches" else "..."
    return state(set_up(THREE, chance, seats=3, scenario=scenario, **options))


def chance_of(c: Castle, place: int, card: str) -> Fraction:
    """How likely it is that this event lies at a place of the deck, from the top."""
    cards, weights = c.events.possible(c.event_deck[-1 - place])
    named = EVENT.value(card)
    return Fraction(weights[cards.index(named)], sum(weights)) if named in cards else Fraction(0)


def draw_events(c: Castle, chance: str) -> Table:
    """Draw events one after the other; the Monsters, and the villagers, are out of the way of all of them."""
    c.agenda.clear()
    for _ in range(3):
        c.agenda.then("draw-event")
    source = Script(chance)
    run = Run(GAME.steps, c, source, watch=True)
    run.begin()
    return Table(GAME, GAME.setup(3, {"scenario": "the_thing_in_the_cellar"}), source, run)


@rule("A21.1", "A21.2", "A21.3", "A2.3")
def test_the_event_deck_holds_all_cards_and_one_troll_is_mixed_with_two_others_on_top() -> None:
    """The card set aside is one of the top three; three Trolls are among the 24 from which the other two come."""
    c = cards_of("the_thing_in_the_cellar")
    assert len(c.event_deck) == 25
    for place in range(3):
        assert chance_of(c, place, "troll") == Fraction(1, 3) + Fraction(2, 3) * Fraction(3, 24)
        assert chance_of(c, place, "ballad") == Fraction(2, 3) * Fraction(1, 24)
    for place in range(3, 25):
        assert chance_of(c, place, "troll") == Fraction(3, 24)


@rule("A21.4")
def test_if_the_first_two_events_are_no_trolls_the_third_is_one() -> None:
    c = cards_of("the_thing_in_the_cellar")
    c.morale = 36
    table = draw_events(c, "ballad cut_tripwires melee")
    assert events(table, "event-came") == ["event-came ballad", "event-came cut_tripwires", "event-came troll"]


@rule("A21.2", "A21.4")
def test_after_a_first_troll_there_may_be_another() -> None:
    """Three of the 24 cards from which the two others were taken are Trolls."""
    c = cards_of("the_thing_in_the_cellar")
    c.events.settle(c.event_deck.pop(), TROLL_EVENT)
    both = Fraction(1, 3) * (Fraction(3, 24) + Fraction(3, 24) + Fraction(3, 24) * Fraction(2, 23))
    assert chance_of(c, 0, "troll") == both / Fraction(5, 12)


@rule("A21.3", "A2.3")
@pytest.mark.parametrize(("scenario", "troll"), [("all_the_torches", "scenario"), ("songs_of_heroes", "on")])
def test_wherever_the_troll_is_used_the_deck_is_built_so(scenario: str, troll: str) -> None:
    c = cards_of(scenario, troll=troll)
    assert (len(c.event_deck), chance_of(c, 0, "troll")) == (25, Fraction(5, 12))


@rule("A2.2", "A21.1")
@pytest.mark.parametrize(("scenario", "troll"), [("songs_of_heroes", "scenario"), ("all_the_torches", "off")])
def test_without_the_troll_no_troll_card_is_in_the_deck(scenario: str, troll: str) -> None:
    c = cards_of(scenario, troll=troll)
    assert [chance_of(c, place, "troll") for place in range(len(c.event_deck))] == [0] * 21


@rule("A21.5", "A28.22")
def test_a_troll_card_makes_a_troll_on_the_map_act_at_once() -> None:
    table = troll_in("gallery", "vampire").event_card("troll", chance="melee")
    assert (monster(table, "vampire").damage, where(table, "troll")) == (3, "castle_heart")
