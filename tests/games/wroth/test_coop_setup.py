"""W10: setting up solo and co-op games."""

import pytest

from ludoteca.games.wroth.content import FACTION_NAMES, SCENARIOS
from ludoteca.games.wroth.state import new_table
from ludoteca.games.wroth.words import NONE, REGIONS, SCENARIO
from tests.games.wroth.machine import SHOW, Says, ai, fresh, regulars, sit_down
from tests.games.wroth.positions import answers, asked, coop, offered, questions
from tests.marks import rule

PEOPLE = {1: "koda", 2: "koda guild", 3: "koda guild aldan", 4: "koda guild aldan ooglan"}


@rule("W10.1", "W10.2")
@pytest.mark.parametrize("scenario", [scenario.id for scenario in SCENARIOS])
def test_the_scenario_says_who_the_ai_is_and_the_humans_choose_among_the_others(scenario: str) -> None:
    w = new_table(2, SCENARIO.value(scenario))
    w.agenda.then("set-up")
    table = sit_down(w, Says(first_to_choose="1"))
    answers(table, "south", "north")
    its_own = SCENARIOS[SCENARIO.value(scenario)].faction
    assert offered(table) == [name for name in FACTION_NAMES[:5] if name != its_own]
    taken = offered(table)[0]
    answers(table, taken)
    assert taken not in offered(table)


@rule("W10.2")
def test_each_faction_of_the_base_game_has_three_scenarios() -> None:
    of = [scenario.faction for scenario in SCENARIOS]
    assert [of.count(name) for name in FACTION_NAMES[:5]] == [3, 3, 3, 3, 3]


@rule("W10.3")
@pytest.mark.parametrize(("humans", "dice"), [(1, 4), (2, 5), (3, 7), (4, 9)])
def test_how_many_action_dice_are_in_use(humans: int, dice: int) -> None:
    assert coop(PEOPLE[humans], SHOW).w.dice_in_play == dice


@rule("W10.4")
def test_the_round_die_begins_at_one() -> None:
    table = fresh("koda", SHOW)
    assert table.state.round_die == 1


@rule("W10.5")
def test_the_base_is_rolled_unless_the_scenario_names_its_place() -> None:
    assert fresh("koda", "ooglan_endless_swarm", base="3").state.db == 3
    fixed = fresh("koda", "runen_deep_hold")
    assert fixed.state.db == 8
    assert "base" not in questions(fixed)


@rule("W10.6")
def test_the_chaos_die_is_rolled_last_and_keeps_its_number() -> None:
    table = fresh("koda", SHOW, chaos="6")
    assert table.state.chaos == 6
    assert questions(table)[-1] == "chaos"


@rule("W10.7")
def test_named_tokens_come_first_and_random_ones_of_the_rest_fill_the_map() -> None:
    table = fresh("koda", "runen_deep_hold")
    tokens = table.state.tokens
    assert (tokens[7], tokens[8]) == (1, 0)
    assert len({tokens[region] for region in REGIONS}) == len(REGIONS)
    assert NONE not in [tokens[region] for region in REGIONS]
    assert questions(table).count("vp-token") == 6


@rule("W10.8")
def test_the_order_of_the_steps() -> None:
    table = fresh("koda guild", SHOW)
    in_order = list(dict.fromkeys(questions(table)))
    assert in_order == ["base", "vp-token", "placement", "first-player", "chaos"]


@rule("W10.9", "W10.10", "W10.11")
@pytest.mark.parametrize(("humans", "units", "landed"), [(1, 20, 4), (2, 15, 3), (3, 12, 2), (4, 10, 1)])
def test_the_humans_have_fewer_regulars_and_some_have_landed(humans: int, units: int, landed: int) -> None:
    table = fresh(PEOPLE[humans], SHOW)
    for me in table.state.people:
        assert me.regulars[0] == landed
        assert me.board + sum(me.regulars) == units


@rule("W10.10")
def test_the_humans_have_one_score() -> None:
    table = fresh("koda guild", SHOW)
    table.state.human_vp = 7
    assert [table.state.score_of(me) for me in table.state.factions] == [7, 7, 0]


@rule("W10.12")
def test_the_ai_has_all_its_units() -> None:
    table = fresh("koda guild", "ooglan_endless_swarm")
    machine = ai(table)
    assert machine.board + sum(machine.regulars) == 25
    assert len(machine.elites) == 6
    assert not machine.human


@rule("W10.13")
@pytest.mark.parametrize("humans", [1, 2, 3, 4])
def test_the_ai_begins_with_four_regulars_at_its_base(humans: int) -> None:
    table = fresh(PEOPLE[humans], SHOW, base="2")
    assert regulars(table) == {2: 4}


@rule("W10.14")
def test_each_human_takes_a_feat_and_the_ai_none() -> None:
    position = coop("koda guild", SHOW)
    position.w.agenda.then("feats")
    table = sit_down(position.w, Says())
    assert [seat for seat, _ in table.asked()] == [0, 1]
    table.answer(0, 3)
    table.answer(1, 9)
    assert [me.feats for me in table.state.factions] == [[3], [9], []]


@rule("W10.15")
@pytest.mark.parametrize("humans", [1, 2, 3, 4])
def test_a_random_human_is_first_player(humans: int) -> None:
    table = fresh(PEOPLE[humans], SHOW)
    asks = [line.ask for line in table.live if line.ask is not None and line.ask.question.id == "first-player"]
    assert asks[0].options == sorted(me.id for me in table.state.people)
    assert table.state.speaker().human


@rule("W10.16")
def test_players_are_humans_and_ai_alike_where_both_are_meant() -> None:
    table = fresh("koda", "runen_show_of_strength")
    assert all(sum(me.regulars) > 0 for me in table.state.factions)
    assert [me.human for me in table.state.factions] == [True, False]
    assert asked(table) == "over"


@rule("W10.3", "W10.9", "W10.11", "W10.13", "W11.7", "W11.8")
def test_three_humans_in_figures() -> None:
    table = fresh("koda guild aldan", SHOW, base="1")
    assert table.state.dice_in_play == 7
    assert [me.regulars[0] for me in table.state.people] == [2, 2, 2]
    assert regulars(table) == {1: 4}
    position = coop("koda guild aldan", SHOW).base(1)
    position.w.agenda.then("groundwork")
    joined = sit_down(position.w, Says())
    assert [me.regulars[0] for me in joined.state.people] == [1, 1, 1]
    assert regulars(joined) == {1: 3}
