"""W12: what the AI does with its dice."""

import pytest

from ludoteca.games.wroth.spending import gather
from ludoteca.games.wroth.words import FACE, NONE
from tests.games.wroth.machine import HOST, SHOW, actions, ai, die, disperse, omniscient, regulars, steps
from tests.games.wroth.positions import (
    Position,
    answers,
    asked,
    coop,
    corra,
    events,
    on_map,
    units,
)
from tests.marks import rule

# ---------------------------------------------------------------- the AI's turn


def ready(position: Position, drafted: str, omni: str) -> Position:
    """The AI's first turn of the round is next."""
    position.w.ai_turns = {1: 3, 2: 4, 3: 6, 4: 8}[position.w.humans]
    position.w.ai_die = FACE.value(drafted)
    return position.omni("runen", omni)


@rule("W12.1", "W13.6")
def test_before_its_first_die_the_ai_buys_what_it_can() -> None:
    table = steps(ready(coop("koda", SHOW).corra("runen", 2), "mine", "mine"), "ai-turn")
    assert events(table)[:3] == ["ai-bought runen ram 2", "elite-deployed runen ram 1", "ai-acted runen mine"]


@rule("W12.2", "W12.8")
def test_first_the_drafted_face_then_the_omniscient_die() -> None:
    table = steps(ready(coop("koda", SHOW).units("runen", 3, regulars=1), "extend", "mine"), "ai-turn")
    assert events(table, "ai-acted", "ai-used-omni") == ["ai-acted runen extend", "ai-used-omni runen mine"]
    assert ai(table).omni == NONE


@rule("W12.3")
def test_in_later_turns_the_die_is_rolled_anew() -> None:
    position = ready(coop("koda", SHOW).units("runen", 3, regulars=1), "extend", "strike")
    position.w.ai_turns = 2
    table = steps(position, "ai-turn", ai_die="mine")
    assert events(table, "ai-acted", "ai-used-omni") == ["ai-acted runen mine"]


@rule("W12.3")
def test_the_die_goes_back_after_the_phase() -> None:
    position = coop("koda", SHOW).dice("koda", "mine")
    table = actions(position, "extend", ai_die="mine battle")
    assert (sum(table.state.pool), FACE.name(table.state.ai_die)) == (0, "extend")
    answers(table, "discard-mine")
    assert table.over
    assert table.state.pool == [1, 0, 0, 1]
    assert table.state.ai_die == NONE


# ---------------------------------------------------------------- the faces of the AI's die


@rule("W12.4")
def test_mine_takes_two_and_spends_at_once() -> None:
    table = die(coop("koda", SHOW), "mine")
    assert events(table)[:2] == ["ai-acted runen mine", "corra-taken runen 2"]
    assert events(table)[2:] == ["ai-bought runen ram 2", "elite-deployed runen ram 1"]
    assert corra(table, "runen") == 0


@rule("W12.4", "W3.7")
def test_mine_takes_what_is_left_and_nothing_is_owed() -> None:
    table = die(coop("koda", HOST).corra("koda", 19), "mine")
    assert (corra(table, "aldan"), table.state.supply) == (1, 0)


@rule("W12.5")
def test_extend_goes_where_the_ai_is_and_threat_is_highest() -> None:
    position = coop("koda guild", SHOW).units("runen", 2, regulars=1).units("runen", 6, regulars=1)
    position.units("koda", 6, regulars=1).units("guild", 5, regulars=5)
    assert regulars(die(position, "extend")) == {2: 1, 6: 5}


@rule("W12.5", "W12.19")
def test_extend_on_a_tie_takes_the_lowest_number() -> None:
    position = coop("koda", SHOW).units("runen", 3, regulars=1).units("runen", 6, regulars=1)
    assert regulars(die(position, "extend")) == {3: 5, 6: 1}


@rule("W12.5")
def test_extend_takes_all_that_are_left() -> None:
    position = coop("koda", SHOW).units("runen", 3, regulars=1).board("runen", 2)
    assert regulars(die(position, "extend")) == {3: 3}


@rule("W12.5")
def test_extend_without_a_unit_on_the_map_does_nothing() -> None:
    assert regulars(die(coop("koda", SHOW), "extend")) == {}


@rule("W12.5", "W14.25")
def test_extend_passes_over_a_region_that_a_karn_closes() -> None:
    position = coop("ooglan", SHOW).units("runen", 3, regulars=1).units("runen", 6, regulars=1)
    position.units("ooglan", 6, regulars=3, karn=1)
    assert regulars(die(position, "extend")) == {3: 5, 6: 1}
    closed = coop("ooglan", SHOW).units("runen", 6, regulars=1).units("ooglan", 6, karn=1)
    assert regulars(die(closed, "extend")) == {6: 1}


@rule("W12.6")
def test_manoeuvre_disperses_the_region_with_most_units() -> None:
    position = coop("koda", SHOW).units("runen", 1, regulars=2).units("runen", 8, regulars=2, ram=1)
    assert on_map(die(position, "manoeuvre"), "runen") == {
        "1": {"regular": 2},
        "7": {"regular": 1, "ram-3": 1},
        "8": {"regular": 1},
    }


@rule("W12.6", "W12.19", "W14.1")
def test_on_a_tie_the_lowest_number_is_dispersed_and_an_elagynt_is_one_unit() -> None:
    position = coop("koda", HOST).units("aldan", 1, regulars=2).units("aldan", 8, regulars=1, elagynt=1)
    assert regulars(die(position, "manoeuvre")) == {1: 1, 5: 1, 8: 1}


@rule("W12.7", "W12.18")
def test_battle_attacks_twice_and_counts_threat_anew() -> None:
    position = (
        coop("koda", SHOW).units("runen", 5, regulars=1).units("koda", 1, regulars=2).units("koda", 4, regulars=2)
    )
    table = die(position, "battle")
    assert events(table, "ai-attacked") == ["ai-attacked runen 1 1", "ai-attacked runen 4 1"]


@rule("W12.7")
def test_battle_reaches_occupied_and_adjacent_regions_only() -> None:
    position = (
        coop("koda", SHOW).units("runen", 2, regulars=1).units("koda", 5, regulars=4).units("koda", 6, regulars=1)
    )
    table = die(position, "battle")
    assert events(table, "ai-attacked") == ["ai-attacked runen 6 1"]
    assert units(table, "koda", 5) == {"regular": 4}


@rule("W12.7", "W12.19")
def test_of_equal_threats_the_lowest_number_is_hit() -> None:
    position = (
        coop("koda", SHOW).units("runen", 6, regulars=1).units("koda", 6, regulars=3).units("koda", 3, regulars=3)
    )
    assert events(die(position, "battle"), "ai-attacked")[0] == "ai-attacked runen 3 1"


# ---------------------------------------------------------------- the AI's omniscient die


@rule("W12.8")
def test_a_face_that_can_do_nothing_is_lost() -> None:
    table = omniscient(coop("koda", SHOW).units("koda", 0, regulars=3).units("runen", 3, regulars=1), "strike")
    assert ai(table).omni == NONE
    assert events(table, "ai-attacked") == []


@rule("W12.9")
def test_omniscient_mine() -> None:
    table = omniscient(coop("koda", SHOW), "mine")
    assert events(table, "corra-taken", "elite-deployed") == ["corra-taken runen 2", "elite-deployed runen ram 1"]


@rule("W12.10")
def test_strike_reaches_the_whole_map_twice() -> None:
    position = (
        coop("koda", SHOW).units("runen", 1, regulars=1).units("koda", 8, regulars=3).units("koda", 3, regulars=2)
    )
    table = omniscient(position, "strike")
    assert events(table, "ai-attacked") == ["ai-attacked runen 8 1", "ai-attacked runen 3 1"]


@rule("W12.11")
def test_assault_deals_two_in_reach_twice() -> None:
    position = (
        coop("koda", SHOW).units("runen", 1, regulars=1).units("koda", 8, regulars=9).units("koda", 5, regulars=5)
    )
    table = omniscient(position, "assault")
    assert events(table, "ai-attacked") == ["ai-attacked runen 5 2", "ai-attacked runen 5 2"]
    assert units(table, "koda", 5) == {"regular": 1}


@rule("W12.12")
@pytest.mark.parametrize(("face", "told"), [("extend", ["deployed runen 4 3"]), ("mine", ["corra-taken runen 2"])])
def test_double_repeats_the_first_action(face: str, told: list[str]) -> None:
    table = omniscient(coop("koda", SHOW).units("runen", 3, regulars=1), "double", after=face)
    assert events(table, "deployed", "corra-taken") == told


@rule("W12.12")
def test_double_works_everything_out_anew() -> None:
    position = coop("koda", SHOW).units("runen", 8, regulars=3)
    table = omniscient(position, "double", after="manoeuvre")
    assert regulars(table) == {7: 2, 8: 1}


# ---------------------------------------------------------------- disperse


@rule("W12.13")
def test_all_elites_go_to_the_adjacent_region_of_highest_threat() -> None:
    position = coop("koda", SHOW).units("runen", 6, regulars=1, miner=[1], ram=1).units("koda", 5, regulars=1)
    table = disperse(position)
    assert units(table, "runen", 5) == {"miner-1": 1, "ram-3": 1}
    assert units(table, "runen", 6) == {"regular": 1}


@rule("W12.13", "W12.19")
def test_elites_without_any_threat_go_to_the_lowest_number() -> None:
    table = disperse(coop("koda", SHOW).units("runen", 6, miner=2))
    assert on_map(table, "runen") == {"2": {"miner-2": 2}}


@rule("W12.14")
def test_regulars_scatter_in_ascending_order_and_begin_again() -> None:
    table = disperse(coop("koda", SHOW).units("runen", 6, regulars=6))
    assert regulars(table) == {2: 2, 3: 1, 5: 1, 6: 1, 7: 1}


@rule("W12.15")
def test_the_last_regular_stays_and_elites_that_cannot_move_are_passed_over() -> None:
    alone = disperse(coop("koda", SHOW).units("runen", 7, regulars=1))
    assert on_map(alone, "runen") == {"7": {"regular": 1}}
    fixed = disperse(coop("koda", SHOW).units("runen", 7, stoic=2, miner=1))
    assert on_map(fixed, "runen") == {"5": {"miner-2": 1}, "7": {"stoic-3": 2}}


@rule("W12.16", "W12.20")
def test_the_ai_never_goes_to_the_shores() -> None:
    position = coop("koda", SHOW).units("runen", 1, regulars=5, ram=1).units("koda", 0, regulars=9)
    table = disperse(position)
    assert on_map(table, "runen") == {"1": {"regular": 1}, "5": {"regular": 4, "ram-3": 1}}


@rule("W12.29")
def test_a_trap_snaps_between_the_elites_and_the_regulars() -> None:
    position = coop("koda", SHOW).units("runen", 8, regulars=3, miner=1).corra("runen", 2)
    position.units("koda", 7, trapper="steal muster")
    table = disperse(position)
    assert asked(table) == "koda trap-order"
    assert regulars(table) == {8: 3}
    answers(table, "1")
    assert corra(table, "koda") == 1
    answers(table, "2")
    assert asked(table) == "over"
    assert regulars(table) == {7: 2, 8: 1}
    assert units(table, "koda", 7) == {"regular": 2}


@rule("W12.29")
def test_a_trap_that_the_scattered_regulars_spring_comes_after_all_of_them() -> None:
    position = coop("koda", SHOW).units("runen", 6, regulars=5).units("koda", 2, trapper="attack")
    table = disperse(position)
    assert regulars(table) == {3: 1, 5: 1, 6: 1, 7: 1}
    assert ai(table).discard == 1


# ---------------------------------------------------------------- threat


@rule("W12.17")
def test_threat_is_one_for_a_regular_and_three_for_an_elite() -> None:
    w = coop("koda guild", SHOW).units("koda", 5, regulars=2).units("guild", 5, stellen=1).w
    assert (w.threat(5), w.threat(6)) == (5, 0)
    assert coop("koda", SHOW).units("koda", 5, regulars=1, grizzled=[1]).units("runen", 5, regulars=4).w.threat(5) == 4


@rule("W12.18")
def test_threat_is_counted_anew_for_every_use() -> None:
    position = (
        coop("koda", SHOW).units("runen", 7, regulars=1).units("koda", 8, regulars=1).units("koda", 5, regulars=1)
    )
    table = die(position, "battle")
    assert events(table, "ai-attacked") == ["ai-attacked runen 5 1", "ai-attacked runen 8 1"]


@rule("W12.20")
def test_the_shores_have_no_threat() -> None:
    assert coop("koda", SHOW).units("koda", 0, regulars=5, grizzled=1).w.threat(0) == 0


@rule("W12.26")
def test_the_ai_gathers_from_the_discard_then_the_board_then_the_map() -> None:
    position = coop("koda", SHOW).units("runen", 2, regulars=1).units("runen", 3, regulars=2).board("runen", 2)
    machine = position.w.machine
    machine.discard = 1
    gather(position.w, 5, 6)
    assert (machine.discard, machine.board, machine.regulars[2], machine.regulars[3]) == (0, 0, 0, 1)
    assert machine.regulars[6] == 5
