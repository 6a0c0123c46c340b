"""A13: summoning, and the summoned Monsters in general."""

import pytest

from ludoteca.engine.table import Table
from ludoteca.games.village_attacks.words import HERO_CARD, NONE, RESULT, SUMMON
from tests.games.village_attacks.positions import (
    Position,
    answers,
    asked,
    castle,
    crowd,
    crowds,
    monster,
    new_table,
    offered,
    questions,
    state,
    summoned,
    where,
)
from tests.marks import rule

TEAM = "vampire lich dullahan"
FIVE = "vampire lich succubus banshee dullahan"
SIX_DICE = "melee ranged magic defence vengeance torch ..."


def circle(monsters: str = TEAM, **options: str) -> Position:
    """On the map with the Summoning Room, which lies behind the North Passage and the Kitchen."""
    return castle(monsters, "the_circle_of_bone", 0, **options)


def ready() -> Position:
    """The Dullahan, in the Summoning Room, is the last who has to pay."""
    position = circle().at("summoning_room", "dullahan")
    return position.board("vampire", paid="magic").board("lich", paid="melee")


def dice(table: Table) -> int:
    """How many dice have been rolled."""
    return questions(table).count("roll")


# ---------------------------------------------------------------- paying


@rule("A13.1")
@pytest.mark.parametrize(("zone", "allowed"), [("summoning_room", True), ("north_passage", False), ("kitchen", False)])
def test_monsters_are_summoned_in_the_summoning_room(zone: str, allowed: bool) -> None:
    table = circle().at(zone, "vampire").act("vampire", "magic melee")
    assert ("summon" in offered(table)) == allowed


@rule("A13.2")
def test_only_monsters_that_nobody_plays_can_come() -> None:
    table = new_table(3, "...", scenario="the_circle_of_bone")
    answers(table, "werewolf", "gargoyle", "djinn")
    while asked(table) != "chance spawn-card":
        answers(table, offered(table)[0])
    deck = [SUMMON.name(card) for card, n in enumerate(state(table).summon_deck) for _ in range(n)]
    assert deck == [
        "vampire", "lich", "succubus", "banshee", "dullahan", "mummy", "minotaur", "huli_jing", "jiangshi",
    ]  # fmt: skip


@rule("A13.2", "A13.7")
def test_the_card_is_drawn_from_the_monsters_that_nobody_plays() -> None:
    table = ready().act("dullahan", "magic", chance="...")
    answers(table, "summon")
    assert asked(table) == "chance summon-card"
    assert not set(offered(table)) & set(TEAM.split())
    assert len(offered(table)) == 9


@rule("A13.3", "A13.5")
@pytest.mark.parametrize("result", ["melee", "ranged", "magic", "defence", "vengeance"])
def test_the_price_is_one_useful_result_of_any_kind(result: str) -> None:
    table = circle().at("summoning_room", "vampire").act("vampire", f"{result} torch")
    answers(table, "summon")
    assert RESULT.name(monster(table, "vampire").paid) == result
    assert sum(monster(table, "vampire").pool[:5]) == 0


@rule("A13.3")
def test_the_reserve_may_pay() -> None:
    position = circle().at("summoning_room", "vampire, peasant").board("vampire", reserve="defence")
    table = position.act("vampire", "torch")
    answers(table, "summon")
    assert RESULT.name(monster(table, "vampire").paid) == "defence"
    assert sum(monster(table, "vampire").reserve) == 0


@rule("A13.3")
def test_a_torch_does_not_pay() -> None:
    table = circle().at("summoning_room", "vampire, peasant").act("vampire", "torch torch")
    assert "summon" not in questions(table)
    assert monster(table, "vampire").paid == NONE


@rule("A13.3", "A13.9")
@pytest.mark.parametrize("missing", ["alive", "dead"])
def test_as_long_as_one_has_not_paid_nobody_comes(missing: str) -> None:
    position = circle().at("summoning_room", "dullahan").board("vampire", paid="magic")
    if missing == "dead":
        position.dead("lich")
    table = position.act("dullahan", "magic melee")
    answers(table, "summon", "pool-magic")
    assert (state(table).summoned, asked(table)) == ([], "dullahan act")


@rule("A13.4")
def test_all_may_pay_with_the_same_result() -> None:
    position = circle().at("summoning_room", "dullahan").board("vampire", paid="magic").board("lich", paid="magic")
    table = position.act("dullahan", "magic", chance="mummy")
    answers(table, "summon", "vampire", "lich")
    assert where(table, "summoned-mummy") == "summoning_room"


@rule("A13.5")
def test_the_reminder_is_no_damage_and_nobody_pays_twice() -> None:
    table = circle().at("summoning_room", "vampire").act("vampire", "magic melee ranged")
    answers(table, "summon", "pool-melee")
    assert monster(table, "vampire").damage == 0
    assert "summon" not in offered(table)


@rule("A13.6")
def test_who_has_paid_rolls_one_die_fewer_until_the_summoning_is_complete() -> None:
    assert dice(circle().board("vampire", paid="magic").turn("vampire", SIX_DICE)) == 5
    assert dice(circle().board("vampire", paid="magic").turn("lich", SIX_DICE)) == 6


@rule("A13.9")
def test_a_payment_stays_when_the_payer_dies() -> None:
    position = circle().at("library", "vampire hurt 5, peasant").board("vampire", paid="magic")
    table = position.step("villagers")
    assert where(table, "vampire") == "nowhere"
    assert RESULT.name(monster(table, "vampire").paid) == "magic"
    position = ready().dead("vampire")
    table = position.act("dullahan", "magic", chance="mummy")
    answers(table, "summon")
    assert where(table, "summoned-mummy") == "summoning_room"


@rule("A13.19")
def test_with_an_empty_deck_nobody_can_pay() -> None:
    position = circle().at("summoning_room", "vampire")
    position.c.summon_deck = [0] * 12
    assert "summon" not in offered(position.act("vampire", "magic melee"))


# ---------------------------------------------------------------- coming into play


@rule("A13.7")
def test_the_last_payment_brings_the_monster_and_clears_all_marks() -> None:
    table = ready().act("dullahan", "magic melee", chance="djinn")
    answers(table, "summon", "pool-magic", "vampire", "lich")
    assert where(table, "summoned-djinn") == "summoning_room"
    assert [monster(table, name).paid for name in TEAM.split()] == [NONE] * 3
    assert (summoned(table, "djinn").damage, state(table).summon_deck[SUMMON.value("djinn")]) == (0, 0)
    djinn = summoned(table, "djinn")
    assert (djinn.burning, djinn.stunned, djinn.slow, djinn.silence) == (False, False, False, False)


@rule("A13.8")
@pytest.mark.parametrize(("bound", "free"), [("vampire lich", "dullahan"), ("lich dullahan", "vampire")])
def test_the_first_player_names_two_who_roll_one_die_fewer(bound: str, free: str) -> None:
    for roller in TEAM.split():
        table = ready().act("dullahan", "magic", f"monster-turn {roller}", chance=f"djinn {SIX_DICE}")
        answers(table, "summon")
        assert asked(table) == "vampire bound"
        answers(table, bound.split(maxsplit=1)[0])
        if asked(table) == "vampire bound":
            answers(table, bound.split()[1])
        assert dice(table) == (6 if roller == free else 5)


@rule("A13.8")
def test_who_holds_the_marker_names_them_even_dead() -> None:
    table = ready().first("lich").dead("lich").act("dullahan", "magic", chance="djinn")
    answers(table, "summon")
    assert asked(table) == "lich bound"
    answers(table, "vampire", "lich")
    assert summoned(table, "djinn").bound == [0, 1]


@rule("A13.10")
def test_another_summoning_may_begin_and_the_lost_dice_add_up() -> None:
    position = circle().at("summoning_room", "vampire, summoned-djinn")
    table = position.act("vampire", "magic melee")
    assert "summon" in offered(table)
    position = circle().at("library", "summoned-djinn").bind("djinn", "vampire", "lich").board("vampire", paid="magic")
    assert dice(position.turn("vampire", SIX_DICE)) == 4
    position = circle().at("library", "summoned-djinn, summoned-mummy").bind("djinn", "vampire", "lich")
    assert dice(position.bind("mummy", "vampire", "dullahan").turn("vampire", SIX_DICE)) == 4


@rule("A13.20")
def test_a_bound_monster_is_still_bound_after_its_death() -> None:
    position = circle().at("library", "summoned-djinn").bind("djinn", "vampire", "lich").dead("vampire")
    table = position.turn("vampire", SIX_DICE)
    assert (where(table, "vampire"), dice(table)) == ("castle_heart", 5)


@rule("A13.21")
def test_into_a_full_room_it_pushes_its_way_towards_the_heart() -> None:
    table = ready().at("summoning_room", "6 peasant, hunter-demon").act("dullahan", "magic", chance="djinn")
    answers(table, "summon", "vampire", "lich")
    assert where(table, "summoned-djinn") == "summoning_room"
    assert crowds(table) == {"summoning_room": {"peasant": 5, "hunter-demon": 1}, "north_passage": {"peasant": 1}}


@rule("A13.21")
def test_if_nobody_can_be_pushed_it_is_placed_all_the_same() -> None:
    position = circle(FIVE).at("summoning_room", "3 skeleton, vampire, lich, succubus, banshee, dullahan")
    for name in ("vampire", "lich", "succubus", "banshee"):
        position.board(name, paid="magic")
    table = position.act("dullahan", "magic", chance="djinn")
    answers(table, "summon", "vampire", "lich")
    assert where(table, "summoned-djinn") == "summoning_room"


# ---------------------------------------------------------------- acting


@rule("A13.11")
def test_it_acts_after_all_monsters_in_the_very_round_in_which_it_came() -> None:
    position = ready().dead("vampire", "lich").heart(2)  # they cannot return
    table = position.step("monster-phase", chance="melee melee ranged magic defence vengeance djinn")
    answers(table, "summon", "pool-magic", "vampire", "lich")
    assert asked(table) == "dullahan act"
    answers(table, "end")
    assert asked(table) == "vampire deed"
    answers(table, "move-north_passage", "move-kitchen")
    assert where(table, "summoned-djinn") == "kitchen"


@rule("A13.12")
def test_it_moves_and_attacks_as_its_card_says() -> None:
    position = circle().at("north_passage", "summoned-huli_jing").at("kitchen", "3 peasant").at("gallery", "peasant")
    table = position.step("summoned-act")  # move 2, attacks 2, range 0-1, damage 1
    assert offered(table) == ["pass", "move-great_hall", "move-kitchen", "move-summoning_room", "attack-kitchen"]
    answers(table, "attack-kitchen", "attack-kitchen")
    assert crowd(table, "kitchen") == {"peasant": 1}
    assert "attack-kitchen" not in offered(table)
    answers(table, "move-kitchen", "move-castle_heart")
    assert (where(table, "summoned-huli_jing"), asked(table)) == ("castle_heart", "over")


@rule("A13.14")
def test_its_kills_cost_morale_and_give_nobody_experience() -> None:
    position = circle().morale(20).at("library", "summoned-djinn, vampire, templar hurt 4")
    table = position.step("summoned-act")
    answers(table, "attack-library")
    assert (crowds(table), state(table).morale) == ({}, 18)
    assert [monster(table, name).xp for name in TEAM.split()] == [0, 0, 0]


@rule("A13.14")
def test_a_hero_that_it_kills_goes_under_the_deck() -> None:
    position = circle().hero_deck("alchemist").at("library", "summoned-djinn, templar hurt 4")
    table = position.step("summoned-act")
    answers(table, "attack-library")
    assert [HERO_CARD.name(card) for card in state(table).hero_bottom] == ["alchemist", "templar"]


@rule("A13.15")
@pytest.mark.parametrize(
    "deeds", [("attack-library", "move-throne_room"), ("move-throne_room", "move-library", "attack-library")]
)
def test_it_may_attack_before_or_after_it_moves(deeds: tuple[str, ...]) -> None:
    position = circle("minotaur lich gargoyle").at("library", "summoned-vampire, peasant")
    table = position.step("summoned-act")
    answers(table, *deeds)
    assert crowds(table) == {}


@rule("A13.15", "A13.23")
def test_the_players_choose_its_targets_within_the_order() -> None:
    position = circle().at("library", "summoned-mummy, hunter-demon, hunter-undead, alchemist stunned, templar")
    table = position.step("summoned-act")
    answers(table, "attack-library")
    assert asked(table) == "vampire deed-at"
    assert offered(table) == ["library-hunter-undead", "library-hunter-demon", "library-alchemist-stunned"]
    answers(table, "library-hunter-demon")
    assert crowd(table, "library") == {"hunter-undead": 1, "alchemist-stunned": 1, "templar": 1}


@rule("A13.22")
def test_it_is_not_hindered() -> None:
    position = circle().at("library", "summoned-djinn hurt 3, 8 peasant")
    table = position.step("summoned-act")
    answers(table, "move-throne_room", "pass")
    assert where(table, "summoned-djinn") == "throne_room"


@rule("A13.22")
def test_it_may_mix_steps_and_attacks() -> None:
    position = circle().at("library", "summoned-werewolf, peasant").at("throne_room", "peasant")
    table = position.step("summoned-act")  # move 3, attacks 2
    answers(table, "attack-library", "move-throne_room", "attack-throne_room", "move-library", "move-east_passage")
    assert (where(table, "summoned-werewolf"), crowds(table)) == ("east_passage", {})


@rule("A13.22")
def test_it_jostles_like_a_monster() -> None:
    position = circle().at("library", "summoned-djinn").at("east_passage", "5 peasant, hunter-demon")
    table = position.step("summoned-act")
    answers(table, "move-east_passage", "pass")
    assert where(table, "summoned-djinn") == "east_passage"
    assert crowds(table) == {"east_passage": {"peasant": 4, "hunter-demon": 1}, "castle_heart": {"peasant": 1}}


@rule("A13.22")
@pytest.mark.parametrize(("first", "deed"), [("djinn", "move-throne_room"), ("mummy", "move-north_passage")])
def test_the_players_choose_who_acts_first(first: str, deed: str) -> None:
    table = circle().at("library", "summoned-djinn").at("kitchen", "summoned-mummy").step("summoned-act")
    assert offered(table) == ["summoned-mummy", "summoned-djinn"]
    answers(table, f"summoned-{first}")
    assert deed in offered(table)


@rule("A13.22")
def test_each_summoned_monster_acts_once() -> None:
    table = circle().at("library", "summoned-djinn").at("kitchen", "summoned-mummy").step("summoned-act")
    answers(table, "summoned-djinn", "pass", "move-north_passage")
    assert (asked(table), where(table, "summoned-mummy")) == ("over", "north_passage")


@rule("A13.22")
def test_it_does_not_enter_a_full_zone_from_which_nobody_can_be_pushed() -> None:
    position = circle(FIVE).at("summoning_room", "vampire, lich, succubus, banshee, dullahan, 3 skeleton")
    table = position.at("north_passage", "summoned-djinn").step("summoned-act")
    assert offered(table) == ["pass", "special", "move-great_hall", "move-kitchen"]


# ---------------------------------------------------------------- the rules of its attacks


@rule("A13.23")
def test_it_cannot_hit_a_yunfakh_hunter_next_door() -> None:
    position = circle(yunfakh="on").at("library", "summoned-huli_jing").at("east_passage", "yunfakh-demon")
    assert "attack-east_passage" not in offered(position.step("summoned-act"))


@rule("A13.23", "A24.9")
def test_its_attack_from_an_unlucky_zone_needs_the_coin() -> None:
    position = circle("minotaur lich gargoyle").unlucky("library").at("library", "summoned-vampire, 2 peasant")
    table = position.step("summoned-act", chance="tails heads")
    answers(table, "attack-library")
    assert crowd(table, "library") == {"peasant": 2}
    answers(table, "attack-library")
    assert crowd(table, "library") == {"peasant": 1}


@rule("A13.23")
@pytest.mark.parametrize(("dark", "allowed"), [("", True), ("library", False), ("east_passage", False)])
def test_it_does_not_shoot_into_or_out_of_the_dark(dark: str, allowed: bool) -> None:
    position = circle().at("library", "summoned-huli_jing").at("east_passage", "peasant")
    if dark:
        position.dark(dark)
    assert ("attack-east_passage" in offered(position.step("summoned-act"))) == allowed


@rule("A13.23", "A24.7")
@pytest.mark.parametrize(("dark", "allowed"), [("", True), ("east_passage", False), ("gallery", True)])
def test_at_distance_two_it_needs_line_of_sight(dark: str, allowed: bool) -> None:
    position = circle("vampire djinn dullahan").at("library", "summoned-lich").at("castle_heart", "peasant")
    if dark:
        position.dark(dark)
    assert ("attack-castle_heart" in offered(position.step("summoned-act"))) == allowed


@rule("A13.23")
def test_it_cannot_attack_the_troll() -> None:
    position = circle(troll="on").at("library", "summoned-huli_jing, troll")
    table = position.step("summoned-act")
    assert not [deed for deed in offered(table) if not deed.startswith(("move", "pass"))]


# ---------------------------------------------------------------- as a target


@rule("A13.17")
def test_villagers_take_it_for_a_monster_like_any_other() -> None:
    table = circle().at("library", "summoned-djinn, vampire, peasant").step("villagers", chance="...")
    assert (asked(table), offered(table)) == ("chance which-fighter", ["vampire", "summoned-djinn"])


@rule("A13.17")
def test_it_is_the_nemesis_of_hunters_of_the_type_of_its_card() -> None:
    position = circle().at("gallery", "summoned-djinn").at("castle_heart", "hunter-demon")
    table = position.step("villagers")
    assert (summoned(table, "djinn").damage, state(table).heart) == (2, 8)


@rule("A13.18")
def test_a_summoned_monster_that_dies_is_out_of_the_game_and_frees_the_bound() -> None:
    position = circle().at("library", "summoned-djinn hurt 3, peasant").bind("djinn", "vampire", "lich")
    table = position.step("villagers", "monster-turn vampire", chance=SIX_DICE)
    assert state(table).summoned == []
    assert state(table).summon_deck[SUMMON.value("djinn")] == 0
    assert dice(table) == 6


# ---------------------------------------------------------------- conditions


@rule("A13.13")
@pytest.mark.parametrize(("hero", "condition"), [("exorcist", "silence"), ("alchemist", "burning")])
def test_the_hit_of_a_hero_gives_it_a_condition(hero: str, condition: str) -> None:
    table = circle().at("library", f"summoned-djinn, {hero}").step("villagers")
    assert getattr(summoned(table, "djinn"), condition)


@rule("A13.13", "A13.16")
def test_the_troll_stuns_it() -> None:
    table = circle(troll="on").at("library", "summoned-djinn, troll").step("troll", chance="defence heads")
    assert summoned(table, "djinn").stunned


@rule("A13.16")
def test_sunder_does_nothing_to_it() -> None:
    table = circle().at("library", "summoned-djinn, silver_huntress").step("villagers")
    one = summoned(table, "djinn")
    assert (one.damage, one.slow, one.silence, one.stunned, one.burning) == (1, False, False, False, False)


@rule("A13.16")
def test_slow_costs_it_one_step_of_its_next_activation() -> None:
    table = circle().at("library", "summoned-huli_jing slow, peasant").step("summoned-act")  # move 2
    answers(table, "move-throne_room")
    assert offered(table) == ["pass", "attack-library"]
    answers(table, "pass")
    assert not summoned(table, "huli_jing").slow


@rule("A13.16")
def test_slow_leaves_it_at_least_one_step() -> None:
    table = circle().at("library", "summoned-mummy slow").step("summoned-act")  # move 1
    answers(table, "move-throne_room")
    assert (where(table, "summoned-mummy"), summoned(table, "mummy").slow) == ("throne_room", False)


@rule("A13.16")
def test_silence_takes_its_special_away_once() -> None:
    position = circle().at("library", "summoned-succubus silence, 2 peasant")
    table = position.step("summoned-act")
    assert "special" not in offered(table)
    answers(table, "pass")
    assert not summoned(table, "succubus").silence


@rule("A13.16")
def test_a_stun_costs_it_its_next_activation() -> None:
    table = circle().at("library", "summoned-djinn stunned, peasant").step("summoned-act")
    assert "deed" not in [*questions(table), *asked(table).split()]
    assert not summoned(table, "djinn").stunned


@rule("A13.16")
def test_burn_hurts_it_at_the_start_of_each_activation_also_of_a_lost_one() -> None:
    table = circle().at("library", "summoned-djinn burning, peasant").step("summoned-act")
    assert summoned(table, "djinn").damage == 1
    assert asked(table) == "vampire deed"
    answers(table, "pass")
    assert summoned(table, "djinn").burning
    table = circle().at("library", "summoned-djinn burning stunned, peasant").step("summoned-act")
    assert summoned(table, "djinn").damage == 1
    assert "deed" not in [*questions(table), *asked(table).split()]


@rule("A13.16", "A13.18")
def test_burn_can_kill_it_before_it_acts() -> None:
    table = circle().at("library", "summoned-djinn burning hurt 3, peasant").step("summoned-act")
    assert where(table, "summoned-djinn") == "nowhere"
    assert "deed" not in [*questions(table), *asked(table).split()]
