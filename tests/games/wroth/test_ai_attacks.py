"""W12.21-W12.28 and W14: attacks of the AI, the choices of the humans, and the abilities on both sides."""

import pytest

from tests.games.wroth.machine import (
    BEAR,
    CONTRACTS,
    CULL,
    HOST,
    LEDGER,
    MARKET,
    SEASON,
    SHOW,
    SILENCE,
    ai,
    attack,
    chaos,
    die,
    disperse,
    marks,
    omniscient,
    scores,
    steps,
)
from tests.games.wroth.positions import (
    answers,
    asked,
    coop,
    corra,
    discard,
    events,
    offered,
    on_map,
    units,
)
from tests.marks import rule

# ---------------------------------------------------------------- who takes the damage


@rule("W12.21")
def test_an_attack_without_a_human_in_reach_does_nothing() -> None:
    position = coop("koda", SHOW).units("runen", 1, regulars=2).units("koda", 8, regulars=2)
    table = die(position, "battle")
    assert events(table) == ["ai-acted runen battle"]
    assert events(attack(coop("koda", SHOW).units("runen", 7, regulars=1), 7)) == []


@rule("W12.22")
def test_elites_are_hit_before_regulars() -> None:
    table = attack(coop("koda", SHOW).units("koda", 5, regulars=3, grizzled=[2]), 5, 3)
    assert units(table, "koda", 5) == {"regular": 2}
    assert events(table, "elite-lost", "defeated") == ["elite-lost koda grizzled 5", "defeated koda 5"]


@rule("W12.23", "W12.24")
def test_the_humans_choose_between_elites_of_any_faction() -> None:
    position = coop("koda guild", SHOW).first("guild").units("koda", 5, regulars=2, grizzled=[4, 2])
    table = attack(position.units("guild", 5, stellen=1), 5, 2)
    assert asked(table) == "guild ai-damage"
    assert offered(table) == ["koda-5-grizzled-2", "koda-5-grizzled-4", "guild-5-stellen-2"]
    answers(table, "guild-5-stellen-2", "koda-5-grizzled-4")
    assert units(table, "guild", 5) == {"stellen-1": 1}
    assert units(table, "koda", 5) == {"regular": 2, "grizzled-2": 1, "grizzled-3": 1}


@rule("W12.24", "W12.25")
def test_the_holder_of_the_token_chooses_whose_regular_is_lost() -> None:
    position = coop("koda guild", SHOW).units("koda", 5, regulars=2).units("guild", 5, regulars=1)
    table = attack(position, 5, 2)
    assert asked(table) == "koda ai-damage"
    answers(table, "koda-5-regular", "guild-5-regular")
    assert (discard(table, "koda"), discard(table, "guild")) == (1, 1)


@rule("W12.25")
def test_nobody_is_asked_where_there_is_no_choice() -> None:
    table = attack(coop("koda guild", SHOW).units("koda", 5, regulars=2), 5)
    assert table.over
    assert units(table, "koda", 5) == {"regular": 1}


@rule("W12.27")
def test_the_ai_attacks_the_highest_threat_even_if_it_cannot_hurt_it() -> None:
    position = coop("runen", HOST).units("runen", 5, regulars=3, stoic=1).units("runen", 4, regulars=1)
    table = steps(position.units("aldan", 5, regulars=1), "ai-attack-in-reach", 1, 0)
    assert events(table, "ai-attacked", "point-stopped") == ["ai-attacked aldan 5 1", "point-stopped runen 5"]
    assert units(table, "runen", 5) == {"regular": 3, "stoic-3": 1}


@rule("W12.28", "W14.11")
def test_a_reduction_cancels_the_first_points_dealt_to_its_own_units() -> None:
    position = coop("runen koda", HOST).units("runen", 5, stoic=2).units("koda", 5, grizzled=1)
    table = attack(position, 5, 3)
    answers(table, "koda-5-grizzled-4", "runen-5-stoic-3", "runen-5-stoic-3")
    assert units(table, "koda", 5) == {"grizzled-3": 1}
    assert units(table, "runen", 5) == {"stoic-2": 1, "stoic-3": 1}


@rule("W12.28", "W14.35")
def test_hold_the_line_cancels_a_point() -> None:
    position = coop("paldeyn", HOST).feat("paldeyn", "hold_the_line").units("paldeyn", 5, regulars=4)
    assert units(attack(position, 5, 2), "paldeyn", 5) == {"regular": 3}


@rule("W12.28", "W14.4")
def test_units_that_cannot_be_damaged_are_passed_over() -> None:
    position = coop("aldan koda", SHOW).units("aldan", 5, elagynt=1).units("koda", 5, regulars=1)
    position.of("aldan").safe_in = 0b111111111
    table = attack(position, 5, 2)
    assert table.over
    assert units(table, "aldan", 5) == {"elagynt-3": 1}
    assert units(table, "koda", 5) == {}
    assert events(table, "no-damage") == ["no-damage aldan 5"]


@rule("W12.28", "W14.34")
def test_points_without_a_taker_are_lost() -> None:
    position = coop("paldeyn", SHOW).units("paldeyn", 5, regulars=2, lyon=1).units("paldeyn", 6, regulars=1)
    position.of("paldeyn").safe_in = 1 << 5
    table = attack(position, 5, 2)
    assert units(table, "paldeyn", 5) == {"regular": 2, "lyon-4": 1}
    assert units(attack(coop("paldeyn", SHOW).units("paldeyn", 6, regulars=1), 6, 4), "paldeyn", 6) == {}


@rule("W12.28", "W14.32")
def test_of_the_paldeyn_the_ironwills_come_first() -> None:
    position = coop("paldeyn koda", SHOW).units("paldeyn", 5, ironwill=1, lyon=1).units("koda", 5, grizzled=1)
    table = attack(position, 5)
    assert offered(table) == ["koda-5-grizzled-4", "paldeyn-5-ironwill-4"]


# ---------------------------------------------------------------- what AI units add


@rule("W14.24")
def test_the_nameless_with_most_vitality_gives_the_damage() -> None:
    position = coop("koda", SILENCE).units("ooglan", 5, nameless=[1, 2]).units("koda", 5, regulars=5)
    assert units(attack(position, 5, 1), "koda", 5) == {"regular": 3}
    weak = coop("koda", SILENCE).units("ooglan", 5, nameless=[1]).units("koda", 5, regulars=5)
    assert units(attack(weak, 5, 2), "koda", 5) == {"regular": 4}


@rule("W14.6")
def test_grizzled_add_one_however_many() -> None:
    position = coop("guild", SEASON).units("koda", 5, grizzled=2).units("guild", 5, regulars=5)
    assert units(attack(position, 5), "guild", 5) == {"regular": 3}


@rule("W14.6", "W15.8")
def test_in_the_great_bear_each_grizzled_adds_one() -> None:
    position = coop("guild", BEAR).units("koda", 5, grizzled=2).units("guild", 5, regulars=5)
    assert units(attack(position, 5), "guild", 5) == {"regular": 2}


@rule("W14.18")
def test_crysen_count_for_the_face_battle_only() -> None:
    position = coop("koda", LEDGER).units("guild", 5, crysen=1).units("guild", 1, crysen=2).units("koda", 5, regulars=9)
    table = die(position, "battle")
    assert events(table, "ai-attacked") == ["ai-attacked guild 5 3", "ai-attacked guild 5 3"]
    other = coop("koda", LEDGER).units("guild", 5, crysen=3).units("koda", 5, regulars=9)
    assert events(omniscient(other, "assault"), "ai-attacked") == ["ai-attacked guild 5 2", "ai-attacked guild 5 2"]
    struck = coop("koda", LEDGER).units("guild", 5, crysen=3).units("koda", 5, regulars=9)
    assert events(omniscient(struck, "strike"), "ai-attacked") == ["ai-attacked guild 5 1", "ai-attacked guild 5 1"]
    marked = marks(coop("koda", CONTRACTS).units("guild", 5, crysen=3).units("koda", 5, regulars=9), 5, 6)
    assert events(chaos(marked, 3), "ai-attacked") == ["ai-attacked guild 5 2"]  # 1 more for the mark
    market = coop("koda", MARKET).units("guild", 5, crysen=3).units("koda", 5, regulars=9)
    assert events(chaos(market, 4), "ai-attacked") == ["ai-attacked guild 5 1"]


@rule("W14.17")
def test_stellen_steal_from_the_richest_of_those_who_were_there() -> None:
    position = coop("koda runen aldan", LEDGER).units("guild", 5, stellen=2).units("koda", 5, regulars=1)
    position.units("runen", 5, regulars=1).corra("koda", 1).corra("runen", 2).corra("aldan", 5)
    table = attack(position, 5)
    answers(table, "runen-5-regular")
    assert [corra(table, name) for name in ("koda", "runen", "aldan", "guild")] == [1, 1, 5, 1]


@rule("W14.17")
def test_stellen_on_a_tie_go_by_turn_order_and_take_nothing_from_the_poor() -> None:
    position = coop("koda runen", LEDGER).first("runen").units("guild", 5, stellen=1)
    position.units("koda", 5, regulars=1).units("runen", 5, regulars=1).corra("koda", 2).corra("runen", 2)
    table = attack(position, 5)
    answers(table, "koda-5-regular")
    assert (corra(table, "koda"), corra(table, "runen"), corra(table, "guild")) == (2, 1, 1)
    poor = attack(coop("koda", LEDGER).units("guild", 5, stellen=1).units("koda", 5, regulars=1), 5)
    assert corra(poor, "guild") == 0


@rule("W14.17", "W14.4")
def test_stellen_steal_even_if_nothing_is_hurt() -> None:
    position = coop("aldan", LEDGER).units("guild", 5, stellen=1).units("aldan", 5, regulars=1).corra("aldan", 1)
    position.of("aldan").safe_in = 0b111111111
    assert corra(attack(position, 5), "guild") == 1


@rule("W15.10", "W15.19")
def test_the_event_of_cull_the_weak_adds_one_on_five_and_six() -> None:
    for region, left in ((5, 3), (6, 3), (7, 4)):
        position = coop("koda", CULL).units("koda", region, regulars=5)
        assert units(attack(position, region), "koda", region) == {"regular": left}


@rule("W15.14", "W15.19")
def test_the_event_of_contracts_adds_one_where_a_token_lies_and_pays_for_elites() -> None:
    position = marks(coop("koda", CONTRACTS), 5, 6).units("koda", 5, regulars=1, grizzled=[1], trapper="steal")
    table = attack(position, 5)
    answers(table, "koda-5-grizzled-1")
    assert units(table, "koda", 5) == {"regular": 1}
    assert ai(table).vp == 2
    unmarked = marks(coop("koda", CONTRACTS), 4, 6).units("koda", 5, regulars=3)
    assert units(attack(unmarked, 5), "koda", 5) == {"regular": 2}


# ---------------------------------------------------------------- what the humans answer


@rule("W14.14", "W8.29")
@pytest.mark.parametrize("damage", [1, 2])
def test_eye_for_an_eye_answers_an_attack_of_the_ai_once(damage: int) -> None:
    position = coop("runen", HOST).feat("runen", "eye_for_an_eye").units("runen", 5, regulars=3)
    table = attack(position.units("aldan", 5, regulars=3), 5, damage)
    assert units(table, "aldan", 5) == {"regular": 2}
    assert ai(table).discard == 1


@rule("W14.14")
@pytest.mark.parametrize("regulars", [0, 1])
def test_eye_for_an_eye_takes_the_last_regular_of_the_ai(regulars: int) -> None:
    position = coop("runen", HOST).feat("runen", "eye_for_an_eye").units("runen", 5, regulars=3)
    table = attack(position.units("aldan", 5, regulars=regulars, wynden=1), 5)
    assert (units(table, "aldan", 5), ai(table).discard) == ({"wynden-2": 1}, regulars)


@rule("W14.14")
def test_eye_for_an_eye_needs_a_runen_regular_that_fell() -> None:
    position = coop("runen", HOST).feat("runen", "eye_for_an_eye").units("runen", 5, regulars=1, miner=1)
    table = attack(position.units("aldan", 5, regulars=3), 5)
    assert units(table, "aldan", 5) == {"regular": 3}


@rule("W14.36")
def test_a_hag_strikes_back_at_the_ai_even_if_she_falls() -> None:
    position = coop("venna", HOST).units("venna", 5, hag=[1]).units("aldan", 5, regulars=1, elagynt=1)
    table = attack(position, 5)
    assert asked(table) == "venna hag-victim"
    answers(table, "aldan-5-elagynt-3")
    assert units(table, "aldan", 5) == {"regular": 1, "elagynt-2": 1}


@rule("W14.36")
def test_a_hag_has_nobody_to_strike_where_the_ai_is_not() -> None:
    table = attack(coop("venna", HOST).units("venna", 5, hag=1), 5)
    assert table.over
    assert units(table, "venna", 5) == {"hag-1": 1}


@rule("W14.10")
def test_den_mothers_answer_after_the_whole_attack() -> None:
    position = coop("koda", HOST).feat("koda", "den_mothers").units("koda", 5, regulars=2, grizzled=[1])
    table = attack(position.discard("koda", 1), 5, 2)
    assert units(table, "koda", 5) == {"regular": 1}
    assert asked(table) == "koda den-mothers"
    answers(table, "2", "1")
    assert units(table, "koda", 5) == {"regular": 3}


@rule("W14.28")
def test_feeding_frenzy_sleeps_in_the_turn_of_the_ai() -> None:
    position = coop("ooglan koda", HOST).feat("ooglan", "feeding_frenzy").discard("ooglan", 2)
    table = attack(position.units("ooglan", 5, regulars=2).units("aldan", 5, regulars=2), 5)
    assert table.over


# ---------------------------------------------------------------- traps of the AI


@rule("W14.7", "W15.7")
def test_nobody_knows_the_kind_of_a_trap_until_it_is_sprung() -> None:
    position = coop("guild", SEASON).units("koda", 5, regulars=1)
    table = chaos(position, 1)
    trapper = next(one for one in ai(table).elites if one.region == 5)
    assert [table.state.traps.seen_by(trapper.trap, seat) for seat in range(4)] == [-1, -1, -1, -1]
    assert table.state.traps.pool == [2, 2, 2]


@rule("W14.7", "W8.29")
def test_traps_of_the_ai_snap_in_ascending_order() -> None:
    position = coop("guild", SEASON).units("guild", 7, regulars=3).dice("guild", "mine extend")
    position.units("koda", 6, trapper=1).units("koda", 5, trapper=2).units("koda", 8, trapper=1)
    table = position.turn("guild", chance="steal steal muster muster")
    answers(table, "exodus", "1", "1", "1")
    assert [event.split()[1] for event in events(table, "trap-sprung")] == ["5", "5", "6", "8"]


@rule("W14.7")
def test_a_trap_of_the_ai_that_steals() -> None:
    position = coop("guild", SEASON).units("koda", 5, trapper=1).units("guild", 1, regulars=1).corra("guild", 2)
    table = position.dice("guild", "manoeuvre").turn("guild", chance="steal")
    answers(table, "manoeuvre", "move")
    assert (corra(table, "guild"), corra(table, "koda")) == (1, 1)
    assert ai(table).vp == 1
    assert units(table, "koda", 5) == {}


@rule("W14.7", "W12.22")
def test_a_trap_of_the_ai_that_attacks_lets_the_mover_choose_elites_first() -> None:
    position = coop("guild aldan", SEASON).units("koda", 5, trapper=1, grizzled=1).units("guild", 1, stellen=[2, 1])
    position.units("aldan", 5, regulars=3).dice("guild", "manoeuvre").first("aldan")
    table = position.turn("guild", chance="attack")
    answers(table, "manoeuvre", "move", "guild-1-stellen-1", "guild-1-stellen-2")
    assert asked(table) == "guild ai-damage"
    assert offered(table) == ["guild-5-stellen-1", "guild-5-stellen-2"]
    answers(table, "guild-5-stellen-2")
    assert on_map(table, "guild") == {}
    assert units(table, "aldan", 5) == {"regular": 3}


@rule("W14.7", "W14.25")
def test_a_trap_of_the_ai_that_musters() -> None:
    position = coop("ooglan", SEASON).units("koda", 5, trapper=1).units("ooglan", 1, regulars=1)
    table = position.dice("ooglan", "manoeuvre").turn("ooglan", chance="muster")
    answers(table, "manoeuvre", "move")
    assert units(table, "koda", 5) == {"regular": 2}
    closed = coop("ooglan", SEASON).units("koda", 5, trapper=1).units("ooglan", 1, karn=1)
    table = closed.dice("ooglan", "manoeuvre").turn("ooglan", chance="muster")
    answers(table, "manoeuvre", "move")
    assert units(table, "koda", 5) == {}


# ---------------------------------------------------------------- Rams of the AI


@rule("W14.13")
def test_a_ram_pushes_two_human_units_to_the_adjacent_region_of_lowest_threat() -> None:
    position = coop("koda guild", SHOW).units("runen", 8, ram=1).units("koda", 7, regulars=2, grizzled=1)
    position.units("guild", 7, regulars=1).units("koda", 6, regulars=1)
    table = disperse(position)
    assert offered(table) == ["koda-7-regular", "guild-7-regular"]
    answers(table, "guild-7-regular")
    assert units(table, "guild", 5) == {"regular": 1}
    assert units(table, "koda", 5) == {"grizzled-4": 1}
    assert units(table, "runen", 7) == {"ram-3": 1}


@rule("W14.13")
def test_the_humans_choose_between_elites_to_be_pushed() -> None:
    position = coop("koda guild", SHOW).first("guild").units("runen", 8, ram=1).corra("runen", 5)
    table = disperse(position.units("koda", 7, grizzled=[3, 4]).units("guild", 7, crysen=1, regulars=1))
    assert asked(table) == "guild ai-pushes"
    answers(table, "koda-7-grizzled-3", "guild-7-crysen-2")
    assert units(table, "koda", 7) == {"grizzled-4": 1}
    assert units(table, "guild", 7) == {"regular": 1}
    assert on_map(table, "koda")["5"] == {"grizzled-3": 1}
    assert corra(table, "runen") == 5


@rule("W14.13")
def test_a_ram_cannot_push_what_cannot_move() -> None:
    position = coop("koda venna", SHOW).units("runen", 8, ram=1).units("venna", 7, cauldron=1)
    table = disperse(position)
    assert table.over
    assert units(table, "venna", 7) == {"cauldron-3": 1}


@rule("W14.13", "W15.18")
def test_rams_push_one_after_another_by_ascending_destination() -> None:
    position = coop("koda", SHOW).units("runen", 7, ram=1).units("runen", 5, ram=[2]).units("koda", 8, regulars=3)
    position.units("koda", 1, regulars=1)
    table = chaos(position, 3)
    assert [event.split()[-1] for event in events(table, "pushed")] == ["5", "7", "7"]
    assert units(table, "koda", 8) == {"regular": 1}


@rule("W14.2")
def test_the_ai_takes_nobody_along_with_a_wynden() -> None:
    position = coop("koda", HOST).units("aldan", 8, regulars=2, wynden=1)
    table = disperse(position)
    assert units(table, "aldan", 7) == {"regular": 1, "wynden-2": 1}


@rule("W12.28")
def test_scores_of_the_sides_do_not_change_by_an_ordinary_attack() -> None:
    table = attack(scores(coop("koda", SHOW).units("koda", 5, grizzled=[1]), 3, 4), 5)
    assert (table.state.human_vp, ai(table).vp) == (3, 4)
