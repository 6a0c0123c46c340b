"""W11.1-W11.13: the rounds of solo and co-op games."""

import pytest

from ludoteca.games.wroth.words import NONE
from tests.games.wroth.machine import HOLD, HOST, SHOW, actions, elites, regulars, steps
from tests.games.wroth.positions import (
    answers,
    asked,
    coop,
    corra,
    events,
    first_player,
    offered,
    questions,
    units,
)
from tests.marks import rule

# ---------------------------------------------------------------- Phase 1


@rule("W11.1")
def test_from_round_two_on_the_round_die_rises_and_the_token_passes_to_the_next_human() -> None:
    first = steps(coop("koda guild", SHOW).round(0), "maintenance")
    assert (first.state.round_die, first_player(first)) == (1, "koda")
    later = steps(coop("koda guild", SHOW).round(1), "maintenance")
    assert (later.state.round_die, first_player(later)) == (2, "guild")
    again = steps(coop("koda guild", SHOW).round(2).first("guild"), "maintenance")
    assert first_player(again) == "koda"


@rule("W11.1")
def test_the_round_die_stays_at_six() -> None:
    table = steps(coop("koda", HOST).round(6), "maintenance")
    assert table.state.round_die == 6
    assert len(events(table, "chaos-came", "chaos-slept")) == 6


@rule("W11.2")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (5, 6), (8, 1)])
def test_the_base_moves_to_the_next_region_also_in_round_one(before: int, after: int) -> None:
    position = coop("koda", SHOW).round(0).base(before).units("runen", before, regulars=2).chaos(2)
    table = steps(position, "maintenance")
    assert table.state.db == after
    assert regulars(table) == {before: 2}


@rule("W11.2")
def test_a_scenario_may_keep_the_base_where_it_is() -> None:
    assert steps(coop("koda", HOLD).round(3).base(8), "maintenance").state.db == 8


@rule("W11.2")
def test_an_option_leaves_the_base_where_it_is_in_round_one_only() -> None:
    without = {"db_moves_round_one": 0}
    assert steps(coop("koda", SHOW).options(**without).round(0).base(3).chaos(2), "maintenance").state.db == 3
    assert steps(coop("koda", SHOW).options(**without).round(1).base(3).chaos(1), "maintenance").state.db == 4


@rule("W11.3")
def test_the_chaos_table_speaks_as_often_as_the_round_die_shows() -> None:
    position = coop("koda", SHOW).round(0).chaos(4)
    table = steps(position, "maintenance")
    assert (events(table, "chaos-came", "chaos-slept"), table.state.chaos) == ([f"chaos-came {SHOW} 4 {SHOW}-4"], 5)
    second = steps(position, "maintenance")
    assert [event[-1] for event in events(second, "chaos-came", "chaos-slept")] == ["5", "6"]
    assert second.state.chaos == 7
    third = steps(position, "maintenance")
    assert [event[-1] for event in events(third, "chaos-came", "chaos-slept")] == ["7", "8", "1"]
    assert third.state.chaos == 2


@rule("W11.3", "W1.5")
def test_start_of_round_abilities_come_after_the_chaos_table() -> None:
    position = coop("paldeyn", "koda_island_blood").round(0).chaos(5).units("paldeyn", 1, ironwill=[2])
    position.w.objectives = [1, 4]
    table = steps(position, "maintenance")
    assert events(table, "ai-attacked", "healed") == ["ai-attacked koda 1 1", "healed paldeyn ironwill 1 2"]


# ---------------------------------------------------------------- Phase 2


@rule("W11.4")
def test_no_spoils_in_round_one() -> None:
    position = coop("koda", SHOW).round(1).units("runen", 4, regulars=1).units("koda", 8, regulars=1)
    table = position.phase("spoils")
    assert table.over
    assert (corra(table, "runen"), questions(table)) == (0, [])


@rule("W11.5")
def test_in_spoils_the_ai_counts_and_the_humans_are_not_added_up() -> None:
    position = coop("koda guild", SHOW).round(2)
    position.units("runen", 4, regulars=3).units("koda", 4, regulars=2).units("guild", 4, regulars=2)
    table = position.phase("spoils")
    assert table.over
    assert corra(table, "runen") == 0  # it took 2 Corra and bought a Ram
    assert elites(table) == {1: ["ram"]}


@rule("W11.5")
def test_a_human_with_most_units_is_asked_as_usual() -> None:
    position = coop("koda guild", SHOW).round(2).units("runen", 4, regulars=2).units("koda", 4, regulars=3)
    table = position.phase("spoils")
    assert asked(table) == "koda take-bonus"
    tie = coop("koda guild", SHOW).round(2).units("runen", 4, regulars=2).units("koda", 4, regulars=2)
    assert tie.phase("spoils").over


@rule("W11.6")
def test_the_ai_carries_out_its_bonus_like_a_die_and_never_declines() -> None:
    position = coop("koda", SHOW).round(2).units("runen", 5, regulars=1).units("koda", 0, regulars=4)
    table = position.phase("spoils")
    assert events(table, "ai-acted") == ["ai-acted runen extend"]
    assert regulars(table) == {5: 5}


# ---------------------------------------------------------------- Phase 3 and 4


@rule("W11.7")
@pytest.mark.parametrize("people", ["koda", "koda guild", "koda guild aldan"])
def test_one_regular_of_each_human_joins_and_everybody_takes_a_corra(people: str) -> None:
    table = steps(coop(people, SHOW), "groundwork")
    for me in table.state.people:
        assert (me.regulars[0], me.corra, me.omni != NONE) == (1, 1, True)


@rule("W11.8")
@pytest.mark.parametrize(("people", "n"), [("koda", 1), ("koda guild", 2), ("koda guild aldan ooglan", 4)])
def test_the_ai_reinforces_its_base_with_one_regular_for_each_human(people: str, n: int) -> None:
    table = steps(coop(people, SHOW).base(6), "groundwork")
    assert regulars(table) == {6: n}


@rule("W11.9")
def test_the_ai_rolls_its_die_and_takes_a_corra() -> None:
    table = steps(coop("koda", SHOW), "groundwork", omniscient_die="mine strike")
    assert events(table, "omni-rolled") == ["omni-rolled koda mine", "omni-rolled runen strike"]
    assert corra(table, "runen") == 1


@rule("W11.9", "W3.6")
def test_in_a_shortage_the_ai_is_served_last() -> None:
    position = coop("koda guild", SHOW).first("guild").corra("koda", 9).corra("guild", 9)
    table = steps(position, "groundwork")
    assert [corra(table, name) for name in ("guild", "koda", "runen")] == [10, 10, 0]


@rule("W11.10")
@pytest.mark.parametrize(("people", "each"), [("koda", 3), ("koda guild", 2), ("koda guild aldan", 2)])
def test_the_die_that_the_humans_leave_goes_to_the_ai(people: str, each: int) -> None:
    position = coop(people, SHOW)
    position.w.human_vp = 3
    table = steps(position, "draft", action_die="mine extend manoeuvre battle mine mine mine")
    for _ in range(20):
        if table.over:
            break
        answers(table, offered(table)[0])
    assert [me.action_dice for me in table.state.people] == [each] * len(people.split())
    assert sum(table.state.pool) == 0
    assert events(table, "took-die")[-1].startswith("took-die runen ")


# ---------------------------------------------------------------- Phase 5


@rule("W11.11")
def test_after_each_round_of_human_turns_the_ai_takes_as_many_turns() -> None:
    position = coop("koda guild", SHOW).dice("koda", "mine mine").dice("guild", "mine mine").first("guild")
    table = actions(position, "extend", ai_die="extend extend extend")
    assert asked(table) == "guild act"
    answers(table, "discard-mine")
    assert asked(table) == "koda act"
    assert events(table, "ai-acted") == []
    answers(table, "discard-mine")
    assert len(events(table, "ai-acted")) == 2
    assert asked(table) == "guild act"
    answers(table, "discard-mine", "discard-mine")
    assert table.over
    assert len(events(table, "ai-acted")) == 4


@rule("W11.11")
def test_a_human_who_must_skip_costs_the_ai_no_turn() -> None:
    position = coop("koda guild", SHOW).dice("guild", "mine")
    table = actions(position, "extend", ai_die="extend extend extend")
    assert asked(table) == "guild act"
    answers(table, "discard-mine")
    assert table.over
    assert len(events(table, "ai-acted")) == 4


@rule("W11.12")
def test_alone_against_the_ai_turns_alternate_three_times() -> None:
    table = actions(coop("koda", SHOW).dice("koda", "mine mine mine"), "extend", ai_die="extend extend")
    for taken in (1, 2, 3):
        answers(table, "discard-mine")
        assert len(events(table, "ai-acted")) == taken
    assert table.over


@rule("W11.12")
def test_after_an_exodus_the_ai_still_takes_all_its_turns() -> None:
    position = coop("koda", SHOW).dice("koda", "mine mine mine").units("koda", 0, regulars=1)
    table = actions(position, "mine", ai_die="mine mine")
    answers(table, "exodus", "0", "0", "0", "0", "0")
    assert len(events(table, "ai-acted")) == 1
    answers(table, "discard-mine")
    assert table.over
    assert len(events(table, "ai-acted")) == 3


@rule("W11.13")
def test_humans_play_their_dice_as_in_the_standard_mode() -> None:
    position = coop("koda", SHOW).dice("koda", "mine battle extend").omni("koda", "strike").corra("koda", 2)
    position.units("koda", 5, regulars=1).units("runen", 5, regulars=2).feat("koda", "mutation")
    table = actions(position, "mine")
    assert offered(table)[:3] == ["mine", "extend", "battle"]
    assert {"exodus", "omniscient", "buy-grizzled", "buy-trapper"} <= set(offered(table))
    answers(table, "battle")
    assert units(table, "runen", 5) == {"regular": 1}
