"""W13.20-W13.22 and W15: what each scenario sets up and how its event changes the rules."""

import pytest

from ludoteca.games.wroth.content import SCENARIOS
from ludoteca.games.wroth.words import TOKEN
from tests.games.wroth.machine import ai, chaos, die, elites, fresh, humans, regulars, steps
from tests.games.wroth.positions import answers, asked, coop, corra, events, questions
from tests.marks import rule

# ---------------------------------------------------------------- setup: units by number of humans

SETUPS: list[tuple[str, str, str, list[tuple[dict[int, int], dict[int, list[str]]]]]] = [
    (
        "W15.1",
        "runen_show_of_strength",
        "2",
        [({2: 4}, {6: ["ram"]}), ({2: 4}, {6: ["ram"]}), ({2: 4}, {6: ["ram"] * 2}), ({2: 4}, {6: ["ram"] * 3})],
    ),
    (
        "W15.2",
        "runen_deep_hold",
        "",
        [
            ({7: 1, 8: 4}, {}),
            ({7: 2, 8: 4}, {7: ["stoic"]}),
            ({7: 4, 8: 4}, {7: ["stoic"]}),
            ({7: 5, 8: 4}, {7: ["stoic"]}),
        ],
    ),
    (
        "W15.3",
        "runen_vein_of_wrath",
        "6",
        [
            ({6: 4}, {5: ["miner"]}),
            ({6: 4}, {5: ["miner"], 6: ["miner"]}),
            ({6: 4}, {5: ["miner"], 6: ["miner"]}),
            ({6: 4}, {5: ["miner"], 6: ["miner"], 7: ["miner"]}),
        ],
    ),
    ("W15.4", "aldan_bring_the_rain", "3", [({3: 4}, {})] * 4),
    (
        "W15.5",
        "aldan_first_host",
        "2",
        [
            ({2: 4, 5: 1, 6: 1}, {}),
            ({2: 4, 5: 1, 6: 1}, {}),
            ({2: 5, 5: 2, 6: 2}, {2: ["elagynt"]}),
            ({2: 5, 5: 2, 6: 2}, {2: ["elagynt"]}),
        ],
    ),
    ("W15.6", "aldan_marching_order", "", [({7: 4}, {})] * 4),
    (
        "W15.7",
        "koda_hunting_season",
        "8",
        [({8: 4}, {8: ["trapper"] * n}) for n in (1, 1, 2, 2)],
    ),
    ("W15.8", "koda_great_bear", "1", [({1: 4}, {1: ["grizzled"] * n}) for n in (1, 1, 2, 2)]),
    ("W15.9", "koda_island_blood", "4", [({4: 4}, {})] * 4),
    (
        "W15.10",
        "ooglan_cull_the_weak",
        "1",
        [({1: 4}, {}), ({1: 4, 5: 1, 6: 1}, {}), ({1: 4, 5: 2, 6: 2}, {}), ({1: 4, 5: 2, 6: 2}, {})],
    ),
    (
        "W15.11",
        "ooglan_uncanny_silence",
        "7",
        [({7: 4}, {}), ({7: 4}, {7: ["karn"]}), ({7: 4}, {7: ["karn"]}), ({7: 4}, {7: ["karn"] * 2})],
    ),
    ("W15.12", "ooglan_endless_swarm", "5", [({5: 5}, {})] * 4),
    ("W15.13", "guild_hostile_ledger", "1", [({1: 4}, {})] * 4),
    ("W15.14", "guild_blood_contracts", "1", [({1: 4}, {})] * 4),
    ("W15.15", "guild_night_market", "8", [({8: 4}, {}), *[({7: n, 8: 4}, {}) for n in (1, 2, 3)]]),
]
CASES = [
    pytest.param(scenario, base, count, *units[count - 1], marks=rule(number, "W15.17"), id=f"{scenario}-{count}")
    for number, scenario, base, units in SETUPS
    for count in (1, 2, 3, 4)
]


@pytest.mark.parametrize(("scenario", "base", "count", "its_regulars", "its_elites"), CASES)
def test_the_units_that_the_ai_begins_with(
    scenario: str, base: str, count: int, its_regulars: dict[int, int], its_elites: dict[int, list[str]]
) -> None:
    table = fresh(humans(scenario, count), scenario, base=base, placement="6")
    assert (regulars(table), elites(table)) == (its_regulars, its_elites)
    assert ai(table).board + sum(ai(table).regulars) == 25


def test_every_scenario_is_set_up_in_these_tests() -> None:
    assert [scenario for _, scenario, _, _ in SETUPS] == [scenario.id for scenario in SCENARIOS]


# ---------------------------------------------------------------- setup: base, tokens, objectives

BASES = [
    pytest.param("runen_show_of_strength", [1, 2, 3, 4], marks=rule("W15.1", "W13.22")),
    pytest.param("runen_deep_hold", [8], marks=rule("W15.2")),
    pytest.param("runen_vein_of_wrath", [5, 6, 7], marks=rule("W15.3")),
    pytest.param("aldan_bring_the_rain", [1, 2, 3, 4, 5, 6, 7, 8], marks=rule("W15.4")),
    pytest.param("aldan_first_host", [1, 2, 3, 4, 5, 6], marks=rule("W15.5")),
    pytest.param("aldan_marching_order", [7], marks=rule("W15.6")),
    pytest.param("koda_hunting_season", [5, 6, 7, 8], marks=rule("W15.7")),
    pytest.param("koda_great_bear", [1, 2, 3, 4, 5, 6, 7, 8], marks=rule("W15.8")),
    pytest.param("koda_island_blood", [1, 2, 3, 4], marks=rule("W15.9")),
    pytest.param("ooglan_cull_the_weak", [1, 2, 3, 4, 5, 6, 7, 8], marks=rule("W15.10")),
    pytest.param("ooglan_uncanny_silence", [5, 6, 7, 8], marks=rule("W15.11")),
    pytest.param("ooglan_endless_swarm", [1, 2, 3, 4, 5, 6, 7, 8], marks=rule("W15.12")),
    pytest.param("guild_hostile_ledger", [1, 2, 3, 4, 5, 6, 7, 8], marks=rule("W15.13")),
    pytest.param("guild_blood_contracts", [1, 2, 3, 4, 5, 6, 7, 8], marks=rule("W15.14")),
    pytest.param("guild_night_market", [5, 6, 7, 8], marks=rule("W15.15")),
]


@rule("W15.20")
@pytest.mark.parametrize(("scenario", "places"), BASES)
def test_where_the_base_may_lie_each_with_the_same_chance(scenario: str, places: list[int]) -> None:
    table = fresh(humans(scenario, 1), scenario)
    asks = [line.ask for line in table.live if line.ask is not None and line.ask.question.id == "base"]
    if len(places) == 1:
        assert (asks, table.state.db) == ([], places[0])
    else:
        assert asks[0].options == places
        assert asks[0].weights == [1] * len(places)


TOKENS = [
    pytest.param("runen_deep_hold", {7: "t02", 8: "t01"}, [7, 8], marks=rule("W15.2")),
    pytest.param("runen_vein_of_wrath", {5: "t04", 6: "t08"}, [], marks=rule("W15.3")),
    pytest.param("aldan_marching_order", {7: "t01"}, [], marks=rule("W15.6")),
    pytest.param("koda_island_blood", {}, [1, 4], marks=rule("W15.9")),
    pytest.param("ooglan_cull_the_weak", {5: "t02", 6: "t03"}, [], marks=rule("W15.10")),
    pytest.param("guild_hostile_ledger", {5: "t04", 6: "t08"}, [], marks=rule("W15.13")),
    pytest.param("guild_blood_contracts", {}, [5, 6], marks=rule("W15.14")),
    pytest.param("guild_night_market", {5: "t04", 6: "t05", 7: "t06", 8: "t07"}, [], marks=rule("W15.15")),
]


@rule("W10.7")
@pytest.mark.parametrize(("scenario", "tokens", "objectives"), TOKENS)
def test_named_tokens_and_objectives(scenario: str, tokens: dict[int, str], objectives: list[int]) -> None:
    table = fresh(humans(scenario, 1), scenario)
    assert {region: TOKEN.name(table.state.tokens[region]) for region in tokens} == tokens
    assert table.state.objectives == objectives
    assert questions(table).count("vp-token") == 8 - len(tokens)


@rule("W13.22")
def test_show_of_strength_alone_the_option_leaves_the_ram_out() -> None:
    table = fresh("koda", "runen_show_of_strength", without_ram=True)
    assert elites(table) == {}
    assert "placement" not in questions(table)


@rule("W15.13")
@pytest.mark.parametrize(("count", "gems"), [(1, 0), (2, 1), (3, 2), (4, 2)])
def test_hostile_ledger_corra_at_the_start(count: int, gems: int) -> None:
    table = fresh(humans("guild_hostile_ledger", count), "guild_hostile_ledger")
    assert (corra(table, "guild"), table.state.supply) == (gems, 20 - gems)


@rule("W0.17", "W15.13")
@pytest.mark.parametrize("scenario", [one.id for one in SCENARIOS if one.id != "guild_hostile_ledger"])
def test_elsewhere_the_ai_begins_without_corra(scenario: str) -> None:
    assert fresh(humans(scenario, 2), scenario).state.supply == 20


# ---------------------------------------------------------------- events


@rule("W15.2")
def test_deep_hold_stoics_go_to_seven_while_none_is_there() -> None:
    position = coop("koda", "runen_deep_hold").base(8)
    assert elites(chaos(position, 1)) == {7: ["stoic"]}
    second = coop("koda", "runen_deep_hold").base(8).units("runen", 7, stoic=1).units("runen", 2, regulars=1)
    second.units("koda", 2, regulars=1)
    assert elites(chaos(second, 1)) == {2: ["stoic"], 7: ["stoic"]}


@rule("W15.2", "W14.25")
def test_deep_hold_a_karn_in_seven_sends_the_stoic_to_eight() -> None:
    position = coop("ooglan", "runen_deep_hold").base(8).units("ooglan", 7, karn=1)
    assert elites(chaos(position, 1)) == {8: ["stoic"]}


@rule("W15.2", "W13.4")
def test_deep_hold_bought_stoics_go_to_seven_too() -> None:
    position = coop("koda", "runen_deep_hold").base(8).corra("runen", 2)
    position.w.supply = 0
    assert elites(die(position, "mine")) == {7: ["stoic"]}


@rule("W15.2", "W15.6")
@pytest.mark.parametrize("scenario", ["runen_deep_hold", "aldan_marching_order"])
def test_the_base_does_not_move_by_itself(scenario: str) -> None:
    table = steps(coop("koda", scenario).round(0).base(7).chaos(3), "maintenance")
    assert table.state.db == 7


FIRST = [
    pytest.param("runen_vein_of_wrath", ["miner", "miner", "miner", "stoic"], marks=rule("W15.3")),
    pytest.param("koda_hunting_season", ["trapper"] * 5, marks=rule("W15.7")),
    pytest.param("koda_great_bear", ["grizzled", "grizzled", "trapper"], marks=rule("W15.8")),
    pytest.param("ooglan_uncanny_silence", ["karn", "karn"], marks=rule("W15.11")),
]


@rule("W13.8")
@pytest.mark.parametrize(("scenario", "bought"), FIRST)
def test_what_the_event_buys_first(scenario: str, bought: list[str]) -> None:
    position = coop(humans(scenario, 1), scenario)
    name = scenario.split("_", maxsplit=1)[0]
    position.corra(name, 5)
    if name == "koda":
        position.units("koda", 5, regulars=1)
    position.w.supply = 0
    assert [event.split()[2] for event in events(die(position, "mine"), "elite-deployed")] == bought


@rule("W15.5")
def test_first_host_elagynts_cost_two() -> None:
    position = coop("koda", "aldan_first_host").corra("aldan", 5)
    position.w.supply = 0
    table = die(position, "mine")
    assert (elites(table), corra(table, "aldan")) == ({1: ["elagynt"] * 2}, 1)


@rule("W15.6")
@pytest.mark.parametrize("from_bonus", [False, True])
def test_marching_order_each_manoeuvre_brings_a_regular_to_the_base(from_bonus: bool) -> None:
    position = coop("koda", "aldan_marching_order").base(3).units("aldan", 8, regulars=3).round(2)
    if from_bonus:
        table = position.token(8, "t06").token(7, "t01").phase("spoils")
    else:
        table = die(position, "manoeuvre")
    assert regulars(table) == {3: 1, 7: 2, 8: 1}


@rule("W15.7")
def test_hunting_season_every_sprung_trap_scores() -> None:
    position = coop("guild", "koda_hunting_season").units("koda", 5, trapper=2).units("guild", 1, regulars=1)
    table = position.dice("guild", "manoeuvre").turn("guild", chance="steal steal")
    answers(table, "manoeuvre", "move")
    assert ai(table).vp == 2


@rule("W15.12")
def test_endless_swarm_one_more_reinforcement() -> None:
    table = steps(coop("koda guild", "ooglan_endless_swarm").base(2), "groundwork")
    assert regulars(table) == {2: 3}


@rule("W15.12")
def test_endless_swarm_takes_regulars_from_the_discard_when_the_board_is_empty() -> None:
    position = coop("koda", "ooglan_endless_swarm").units("ooglan", 5, regulars=1).board("ooglan", 1)
    table = die(position, "extend")
    assert (regulars(table), ai(table).board, ai(table).discard) == ({5: 5}, 0, 20)
    reinforced = steps(coop("koda", "ooglan_endless_swarm").base(2).board("ooglan", 0), "groundwork")
    assert regulars(reinforced) == {2: 2}
    chaotic = coop("koda", "ooglan_endless_swarm").base(2).board("ooglan", 0)
    assert regulars(chaos(chaotic, 5)) == {3: 2}
    other = coop("koda", "ooglan_cull_the_weak").base(2).board("ooglan", 0)
    assert regulars(chaos(other, 2)) == {}


@rule("W15.13", "W13.8")
def test_hostile_ledger_never_buys_elites_in_its_turn_either() -> None:
    position = coop("koda", "guild_hostile_ledger").corra("guild", 4)
    position.w.ai_turns = 3
    position.w.ai_die = 1
    position.omni("guild", "strike")
    table = steps(position, "ai-turn")
    assert (ai(table).vp, corra(table, "guild"), elites(table)) == (2, 1, {})


@rule("W15.15")
@pytest.mark.parametrize(("ours", "theirs", "gets"), [(1, 1, True), (1, 2, False), (2, 1, True), (0, 0, False)])
def test_night_market_the_ai_takes_spoils_on_a_tie(ours: int, theirs: int, gets: bool) -> None:
    position = coop("koda", "guild_night_market").round(2).units("guild", 4, regulars=ours)
    table = position.units("koda", 4, regulars=theirs).phase("spoils")
    assert (events(table, "ai-acted") == ["ai-acted guild mine"]) == gets
    assert (asked(table) == "koda take-bonus") == (theirs > ours)


@rule("W15.15", "W11.5")
def test_elsewhere_a_tie_gives_nobody_spoils() -> None:
    position = coop("koda", "guild_blood_contracts").round(2).units("guild", 4, regulars=2).units("koda", 4, regulars=2)
    table = position.phase("spoils")
    assert (table.over, corra(table, "guild")) == (True, 0)
