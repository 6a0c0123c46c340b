"""W15: the entries of the chaos tables that stand in one or two scenarios only."""

import pytest

from ludoteca.engine.table import Table
from tests.games.wroth.machine import (
    BEAR,
    CONTRACTS,
    CULL,
    HOLD,
    HOST,
    ISLAND,
    LEDGER,
    MARCH,
    MARKET,
    RAIN,
    SEASON,
    SILENCE,
    SWARM,
    WRATH,
    ai,
    chaos,
    elites,
    entry,
    humans,
    machine,
    marks,
    regulars,
    three,
)
from tests.games.wroth.positions import Position, answers, asked, coop, corra, events, units
from tests.marks import rule

# ---------------------------------------------------------------- The Deep Hold


@rule("W15.2")
@pytest.mark.parametrize(("face", "region", "n"), [(2, 7, 2), (8, 7, 3), (7, 8, 2)])
def test_deep_hold_regulars_come_to_seven_and_eight(face: int, region: int, n: int) -> None:
    assert regulars(chaos(three(HOLD), face)) == {region: n}


@rule("W15.2", "W14.25")
def test_deep_hold_a_closed_seven_shifts_to_eight() -> None:
    assert regulars(chaos(coop("ooglan", HOLD).units("ooglan", 7, karn=1), 2)) == {8: 2}


@rule("W15.2")
def test_deep_hold_attacks_seven_only() -> None:
    table = chaos(three(HOLD).units("guild", 7, regulars=2).units("guild", 8, regulars=5), 4)
    assert (units(table, "guild", 7), units(table, "guild", 8)) == ({"regular": 1}, {"regular": 5})
    assert events(chaos(three(HOLD).units("guild", 8, regulars=5), 4), "ai-attacked") == []


@rule("W15.2")
def test_deep_hold_disperses_seven() -> None:
    table = chaos(three(HOLD).units("runen", 7, regulars=3, stoic=1).units("runen", 8, regulars=9), 5)
    assert regulars(table) == {5: 1, 6: 1, 7: 1, 8: 9}
    assert elites(table) == {7: ["stoic"]}


@rule("W15.2")
def test_deep_hold_strikes_and_fills_eight() -> None:
    table = chaos(three(HOLD).units("guild", 2, regulars=2).units("guild", 3, regulars=3), 7)
    assert (units(table, "guild", 3), regulars(table)) == ({"regular": 2}, {8: 2})


# ---------------------------------------------------------------- Vein of Wrath


@rule("W15.3")
def test_vein_of_wrath_miners_bring_corra_and_regulars() -> None:
    def arranged() -> Position:
        return three(WRATH).units("runen", 2, miner=2).units("runen", 6, miner=1)

    assert corra(chaos(arranged(), 2), "runen") == 2
    assert regulars(chaos(arranged(), 3)) == {2: 1, 6: 1}


@rule("W15.3")
def test_vein_of_wrath_spends_at_once() -> None:
    table = chaos(three(WRATH).corra("runen", 1), 5)
    assert (elites(table), corra(table, "runen")) == ({1: ["miner"]}, 0)


@rule("W15.3")
def test_vein_of_wrath_a_ram_comes_and_all_rams_move() -> None:
    table = chaos(three(WRATH).base(8).units("runen", 1, ram=[2]), 8)
    assert elites(table) == {5: ["ram"], 7: ["ram"]}


# ---------------------------------------------------------------- Aldan


@rule("W15.4", "W15.15")
@pytest.mark.parametrize("scenario", [RAIN, MARKET])
def test_an_attack_in_reach(scenario: str) -> None:
    human = humans(scenario).split()[1]
    arranged = three(scenario).units(machine(scenario), 1, regulars=1).units(human, 5, regulars=2)
    table = chaos(arranged.units(human, 8, regulars=5), 4)
    assert (units(table, human, 5), units(table, human, 8)) == ({"regular": 1}, {"regular": 5})


@rule("W15.4", "W15.6")
@pytest.mark.parametrize(("scenario", "face"), [(RAIN, 6), (MARCH, 5)])
def test_a_wynden_if_its_demand_is_met(scenario: str, face: int) -> None:
    assert elites(chaos(three(scenario).units("aldan", 4, regulars=3), face)) == {4: ["wynden"]}
    assert elites(chaos(three(scenario).units("aldan", 4, regulars=2), face)) == {}


@rule("W15.4")
def test_bring_the_rain_strikes_for_two() -> None:
    table = chaos(three(RAIN).units("guild", 8, regulars=3), 8)
    assert units(table, "guild", 8) == {"regular": 1}


@rule("W15.6")
def test_marching_order_strikes_twice_and_counts_anew() -> None:
    table = chaos(three(MARCH).units("guild", 8, regulars=2).units("guild", 3, regulars=2), 8)
    assert events(table, "ai-attacked") == ["ai-attacked aldan 3 1", "ai-attacked aldan 8 1"]


@rule("W15.6")
def test_marching_order_disperses_the_base() -> None:
    table = chaos(three(MARCH).base(8).units("aldan", 8, regulars=2).units("aldan", 1, regulars=9), 2)
    assert regulars(table) == {1: 9, 7: 1, 8: 1}


@rule("W15.5", "W15.12")
@pytest.mark.parametrize(("scenario", "face", "most"), [(HOST, 4, 3), (SWARM, 1, 4)])
def test_one_regular_into_each_of_the_lowest_regions(scenario: str, face: int, most: int) -> None:
    arranged = three(scenario)
    for region in (2, 3, 5, 6, 8):
        arranged.units(machine(scenario), region, regulars=1)
    expected = dict.fromkeys((2, 3, 5, 6, 8), 1) | dict.fromkeys((2, 3, 5, 6, 8)[:most], 2)
    assert regulars(chaos(arranged, face)) == expected


@rule("W15.5", "W14.25")
def test_regions_that_a_karn_closes_do_not_count_among_the_lowest() -> None:
    arranged = coop("ooglan", HOST).units("ooglan", 2, karn=1)
    for region in (2, 3, 5, 6):
        arranged.units("aldan", region, regulars=1)
    assert regulars(chaos(arranged, 4)) == {2: 1, 3: 2, 5: 2, 6: 2}


# ---------------------------------------------------------------- Koda


@rule("W15.7")
def test_hunting_season_trappers_go_where_the_ai_is_threatened_most() -> None:
    def arranged() -> Position:
        return (
            three(SEASON)
            .base(8)
            .units("koda", 2, regulars=1)
            .units("koda", 6, regulars=1)
            .units("guild", 6, regulars=1)
        )

    assert elites(chaos(arranged(), 1)) == {6: ["trapper"]}
    on = chaos(arranged(), 3)
    assert (elites(on), on.state.db) == ({6: ["trapper"]}, 1)
    assert elites(chaos(arranged(), 8)) == {6: ["trapper"] * 2}


@rule("W15.7", "W15.19")
def test_hunting_season_attacks_the_two_worst_regions_with_a_trapper() -> None:
    arranged = three(SEASON)
    for region, n in ((2, 1), (3, 2), (6, 3)):
        arranged.units("koda", region, trapper=1).units("guild", region, regulars=n)
    table = chaos(arranged.units("guild", 8, regulars=4), 4)
    assert [event.split()[2] for event in events(table, "ai-attacked")] == ["3", "6"]


@rule("W15.7", "W15.16")
def test_hunting_season_two_regulars_to_the_threatened_outpost_or_the_base() -> None:
    arranged = three(SEASON).units("koda", 2, regulars=1).units("koda", 6, regulars=1).units("guild", 6, regulars=1)
    assert regulars(chaos(arranged, 5)) == {2: 1, 6: 3}
    assert regulars(chaos(three(SEASON).base(4), 5)) == {4: 2}


@rule("W15.7", "W15.13", "W15.15", "W15.20")
@pytest.mark.parametrize(("scenario", "face"), [(SEASON, 7), (LEDGER, 4), (MARKET, 7)])
def test_the_richest_human_loses_a_gem(scenario: str, face: int) -> None:
    one, two, last = humans(scenario).split()
    name = machine(scenario)
    table = chaos(three(scenario).corra(one, 1).corra(two, 3).corra(last, 2), face)
    assert [corra(table, faction) for faction in (one, two, last, name)] == [1, 2, 2, 1]
    tie = chaos(three(scenario).first(two).corra(one, 2).corra(last, 2), face)
    assert [corra(tie, faction) for faction in (one, two, last)] == [2, 0, 1]
    assert corra(chaos(three(scenario), face), name) == 0


@rule("W15.8")
def test_great_bear_every_elite_heals() -> None:
    table = chaos(three(BEAR).units("koda", 5, grizzled=[1, 4]).units("koda", 6, trapper=1), 4)
    assert units(table, "koda", 5) == {"grizzled-2": 1, "grizzled-4": 1}


@rule("W15.8")
def test_great_bear_a_trapper_and_a_grizzled_that_moves() -> None:
    assert elites(chaos(three(BEAR).units("koda", 3, regulars=1), 7)) == {3: ["trapper"]}
    assert elites(chaos(three(BEAR).base(8).units("koda", 1, grizzled=1), 8)) == {5: ["grizzled"], 7: ["grizzled"]}


@rule("W15.9")
def test_island_blood_regulars_come_to_the_marked_regions() -> None:
    assert regulars(chaos(marks(three(ISLAND), 3, 7), 1)) == {3: 2}
    assert regulars(chaos(marks(three(ISLAND), 3, 7), 2)) == {7: 2}


@rule("W15.9", "W15.16", "W15.20")
def test_island_blood_the_first_token_goes_to_the_calmest_unmarked_region() -> None:
    arranged = marks(three(ISLAND), 1, 2)
    for region in (3, 4, 5):
        arranged.units("guild", region, regulars=1)
    assert chaos(arranged, 4).state.objectives == [6, 2]
    assert chaos(marks(three(ISLAND), 1, 2), 4).state.objectives == [3, 2]


@rule("W15.9", "W15.14")
@pytest.mark.parametrize(("scenario", "face", "damage"), [(ISLAND, 5, "1"), (CONTRACTS, 8, "2")])
def test_both_marked_regions_are_attacked(scenario: str, face: int, damage: str) -> None:
    human = humans(scenario).split()[1]
    arranged = marks(three(scenario), 6, 2).units(human, 6, regulars=3).units(human, 2, regulars=3)
    table = chaos(arranged.units(human, 5, regulars=6), face)
    assert [event.split()[2:] for event in events(table, "ai-attacked")] == [["6", damage], ["2", damage]]


@rule("W15.9", "W15.18")
def test_island_blood_three_units_move_towards_the_nearest_mark() -> None:
    arranged = marks(three(ISLAND), 1, 4).units("koda", 8, regulars=2, grizzled=1).units("koda", 6, regulars=2)
    arranged.units("koda", 7, regulars=2, trapper=1).units("koda", 1, regulars=5)
    table = chaos(arranged, 7)
    assert regulars(table) == {1: 5, 5: 2, 6: 2, 7: 2}
    assert elites(table) == {7: ["grizzled", "trapper"]}


@rule("W15.9", "W15.18")
def test_equally_near_marks_go_by_the_lowest_number() -> None:
    table = chaos(marks(three(ISLAND), 4, 1).units("koda", 5, regulars=3), 7)
    assert regulars(table) == {1: 3}


@rule("W15.9", "W14.25")
def test_island_blood_a_grizzled_comes_to_the_first_mark() -> None:
    assert elites(chaos(marks(three(ISLAND), 3, 7), 8)) == {3: ["grizzled"]}
    closed = marks(coop("ooglan guild aldan", ISLAND), 3, 7).units("ooglan", 3, karn=1)
    assert elites(chaos(closed, 8)) == {4: ["grizzled"]}


# ---------------------------------------------------------------- Ooglan

PARASITES = [entry(CULL, 1, 1), entry(CULL, 6, 2), entry(SILENCE, 4, 1), entry(SWARM, 3, 1), entry(SWARM, 7, 2)]


@rule("W14.26")
@pytest.mark.parametrize(("scenario", "face", "times"), PARASITES)
def test_parasite_defeats_where_threat_is_highest_and_a_horde_returns(scenario: str, face: int, times: int) -> None:
    arranged = three(scenario).units("ooglan", 5, regulars=1).units("ooglan", 2, regulars=1).discard("ooglan", 1)
    arranged.units("guild", 5, regulars=4).units("guild", 2, regulars=1).units("guild", 8, regulars=6)
    table = chaos(arranged, face)
    assert units(table, "guild", 5) == {"regular": 4 - times}
    assert (regulars(table), ai(table).discard) == ({2: 1, 5: 2}, 0)


@rule("W14.26", "W15.10")
def test_parasite_the_humans_choose_the_victim() -> None:
    arranged = three(CULL).units("ooglan", 5, regulars=1).units("guild", 5, regulars=1).units("aldan", 5, regulars=1)
    table = chaos(arranged, 1)
    assert asked(table) == "guild ai-parasite"
    answers(table, "aldan")
    assert (units(table, "guild", 5), units(table, "aldan", 5)) == ({"regular": 1}, {})


@rule("W14.26", "W8.23")
def test_parasite_needs_a_human_regular_and_ignores_protection() -> None:
    nothing = chaos(three(CULL).units("ooglan", 5, regulars=1).units("guild", 5, stellen=1), 1)
    assert events(nothing, "ai-used-ability") == []
    safe = three(CULL).units("ooglan", 5, regulars=1).units("aldan", 5, regulars=1)
    safe.of("aldan").safe_in = 0b111111111
    assert units(chaos(safe, 1), "aldan", 5) == {}


@rule("W14.26", "W15.16")
def test_parasite_looks_for_regulars_before_threat() -> None:
    arranged = three(CULL).units("ooglan", 5, regulars=1).units("guild", 5, stellen=3)
    table = chaos(arranged.units("ooglan", 7, regulars=1).units("guild", 7, regulars=1), 1)
    assert units(table, "guild", 7) == {}


@rule("W15.10", "W15.18")
@pytest.mark.parametrize("face", [3, 7])
def test_cull_the_weak_two_units_move_towards_five_or_six(face: int) -> None:
    arranged = three(CULL).units("ooglan", 1, regulars=2).units("ooglan", 3, regulars=1, karn=1)
    arranged.units("ooglan", 8, regulars=3).units("ooglan", 7, regulars=2).units("ooglan", 4, regulars=1)
    table = chaos(arranged.units("ooglan", 6, nameless=2), face)
    assert regulars(table) == {4: 1, 5: 4, 6: 1, 7: 3}
    assert elites(table) == {6: ["nameless", "nameless", "karn"]}
    assert not any(event.split()[2].startswith("ooglan-6-") for event in events(table, "moved"))


@rule("W15.11", "W15.16")
def test_uncanny_silence_three_regulars_where_most_units_are() -> None:
    arranged = three(SILENCE).units("ooglan", 2, regulars=1).units("ooglan", 6, regulars=1, karn=1)
    assert regulars(chaos(arranged, 7)) == {2: 1, 6: 4}
    assert regulars(chaos(three(SILENCE), 7)) == {}


@rule("W15.11")
def test_uncanny_silence_a_nameless_comes_and_all_nameless_move() -> None:
    table = chaos(three(SILENCE).base(8).units("ooglan", 1, nameless=1, karn=1), 8)
    assert elites(table) == {1: ["karn"], 5: ["nameless"], 7: ["nameless"]}


# ---------------------------------------------------------------- Guild


def gems(table: Table, scenario: str) -> list[int]:
    return [corra(table, name) for name in (*humans(scenario).split(), "guild")]


@rule("W15.13")
def test_hostile_ledger_takes_a_gem() -> None:
    assert gems(chaos(three(LEDGER), 1), LEDGER) == [0, 0, 0, 1]


@rule("W15.13", "W15.20")
def test_hostile_ledger_robs_everybody_with_two_or_more() -> None:
    one, two, last = humans(LEDGER).split()
    table = chaos(three(LEDGER).corra(one, 1).corra(two, 2).corra(last, 5), 6)
    assert gems(table, LEDGER) == [1, 1, 4, 2]


MERCENARIES = [entry(LEDGER, 3, 2), entry(LEDGER, 8, 4), entry(MARKET, 1, 2)]


@rule("W14.19", "W15.16")
@pytest.mark.parametrize(("scenario", "face", "n"), MERCENARIES)
def test_mercenaries_come_to_the_threatened_outpost_or_the_base(scenario: str, face: int, n: int) -> None:
    arranged = three(scenario).units("guild", 2, regulars=1).units("guild", 6, regulars=1)
    arranged.units(humans(scenario).split()[1], 6, regulars=1)
    assert regulars(chaos(arranged, face)) == {2: 1, 6: 1 + n}
    assert regulars(chaos(three(scenario).base(3), face)) == {3: n}


@rule("W15.14", "W15.20")
def test_contracts_the_tokens_go_to_the_worst_unmarked_region() -> None:
    human = humans(CONTRACTS).split()[1]
    arranged = marks(three(CONTRACTS), 5, 6).units(human, 5, regulars=5).units(human, 3, regulars=2)
    assert chaos(arranged, 1).state.objectives == [3, 6]
    second = marks(three(CONTRACTS), 5, 6).units(human, 5, regulars=5).units(human, 3, regulars=3)
    table = chaos(second, 5)
    assert (table.state.objectives, units(table, human, 3)) == ([5, 3], {"regular": 1})


@rule("W15.14")
def test_contracts_the_first_mark_is_attacked() -> None:
    human = humans(CONTRACTS).split()[1]
    arranged = marks(three(CONTRACTS), 5, 6).units(human, 5, regulars=3).units(human, 6, regulars=5)
    table = chaos(arranged, 3)
    assert (units(table, human, 5), units(table, human, 6)) == ({"regular": 1}, {"regular": 5})


@rule("W15.14", "W15.15")
@pytest.mark.parametrize(("scenario", "face"), [(CONTRACTS, 2), (MARKET, 6)])
def test_a_crysen_comes_where_threat_is_highest(scenario: str, face: int) -> None:
    human = humans(scenario).split()[1]
    assert elites(chaos(three(scenario).units(human, 4, regulars=1), face)) == {4: ["crysen"]}
    assert elites(chaos(three(scenario), face)) == {}


@rule("W15.15")
def test_night_market_one_regular_into_five_six_and_seven() -> None:
    assert regulars(chaos(three(MARKET), 5)) == {5: 1, 6: 1, 7: 1}


@rule("W15.15", "W13.6")
def test_night_market_steals_and_spends() -> None:
    human = humans(MARKET).split()[1]
    table = chaos(three(MARKET).corra(human, 1).corra("guild", 1), 7)
    assert (corra(table, human), corra(table, "guild"), elites(table)) == (0, 0, {1: ["stellen"]})
