"""W13.23, W13.24 and W15: the entries that several chaos tables share."""

import pytest

from ludoteca.games.wroth.content import SCENARIOS
from ludoteca.games.wroth.state import Wroth
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
    SHOW,
    SILENCE,
    SWARM,
    WRATH,
    chaos,
    elites,
    entry,
    first,
    humans,
    machine,
    marks,
    regulars,
    three,
)
from tests.games.wroth.positions import coop, corra, events, units
from tests.marks import rule

# ---------------------------------------------------------------- entries that several tables have

DOMINATION = [
    *[entry(SHOW, face) for face in (2, 6, 8)],
    entry(HOLD, 3),
    entry(RAIN, 5),
    entry(HOST, 2),
    entry(MARCH, 4),
    entry(SEASON, 2),
    entry(BEAR, 3),
    entry(ISLAND, 3),
    entry(CULL, 4),
    entry(SILENCE, 3),
    entry(SWARM, 4),
    entry(LEDGER, 2),
    entry(CONTRACTS, 4),
    entry(MARKET, 2),
]


@rule("W13.12")
@pytest.mark.parametrize(("scenario", "face"), DOMINATION)
def test_each_faction_takes_corra_for_the_regions_it_dominates(scenario: str, face: int) -> None:
    mine, other = humans(scenario).split()[:2]
    arranged = three(scenario).units(mine, 1, regulars=1).units(mine, 2, regulars=1)
    arranged.units(mine, 3, regulars=1).units(other, 3, regulars=1).units(machine(scenario), 4, regulars=2)
    table = chaos(arranged, face)
    assert [corra(table, name) for name in (mine, other, machine(scenario))] == [2, 0, 1]


BASE_MOVES = [entry(SHOW, 4), entry(WRATH, 4), entry(HOST, 5), entry(MARCH, 1), entry(SILENCE, 5)]


@rule("W11.2")
@pytest.mark.parametrize(("scenario", "face"), BASE_MOVES)
def test_the_base_moves_to_the_next_region(scenario: str, face: int) -> None:
    assert chaos(three(scenario).base(3), face).state.db == 4
    last = chaos(three(scenario).base(8), face)
    assert (last.state.db, regulars(last)) == (1, {})


DEPLOYED = [
    entry(SHOW, 1, "ram"),
    entry(WRATH, 1, "miner"),
    entry(RAIN, 2, "elagynt"),
    entry(HOST, 1, "elagynt"),
    entry(MARCH, 6, "elagynt"),
    entry(SEASON, 6, "grizzled"),
    entry(BEAR, 1, "grizzled"),
    entry(CULL, 5, "karn"),
    entry(CULL, 8, "nameless"),
    entry(SILENCE, 1, "karn"),
    entry(LEDGER, 5, "stellen"),
    entry(MARKET, 3, "stellen"),
]


@rule("W13.9")
@pytest.mark.parametrize(("scenario", "face", "elite"), DEPLOYED)
def test_an_elite_is_deployed_at_the_base(scenario: str, face: int, elite: str) -> None:
    table = chaos(three(scenario).base(6), face)
    assert elites(table) == {6: [elite]}
    assert corra(table, machine(scenario)) == 0


ANY_ELITE = [
    *[entry(SHOW, face, "miner") for face in (5, 7)],
    entry(HOLD, 6, "stoic"),
    entry(WRATH, 6, "miner"),
    entry(HOST, 7, "elagynt"),
    entry(ISLAND, 6, "grizzled"),
    entry(SWARM, 6, "nameless"),
    entry(CONTRACTS, 6, "stellen"),
]


@rule("W13.10")
@pytest.mark.parametrize(("scenario", "face", "elite"), ANY_ELITE)
def test_the_next_elite_in_order_is_deployed(scenario: str, face: int, elite: str) -> None:
    arranged = marks(three(scenario), 1, 4) if scenario in (ISLAND, CONTRACTS) else three(scenario)
    assert elites(chaos(arranged.base(7), face)) == {7: [elite]}


AT_BASE = [
    entry(RAIN, 1, 2),
    entry(HOST, 8, 4),
    entry(MARCH, 3, 2),
    entry(BEAR, 5, 2),
    entry(CULL, 2, 2),
]


@rule("W15.17")
@pytest.mark.parametrize(("scenario", "face", "n"), AT_BASE)
def test_regulars_are_deployed_at_the_base(scenario: str, face: int, n: int) -> None:
    assert regulars(chaos(three(scenario).base(2), face)) == {2: n}
    few = three(scenario).base(2).board(machine(scenario), 1)
    assert regulars(chaos(few, face)) == {2: 1}


MOVE_ON_AND_DEPLOY = [entry(RAIN, 7), entry(SWARM, 5)]


@pytest.mark.parametrize(("scenario", "face"), MOVE_ON_AND_DEPLOY)
def test_the_base_moves_and_two_regulars_come_there(scenario: str, face: int) -> None:
    table = chaos(three(scenario).base(8), face)
    assert (table.state.db, regulars(table)) == (1, {1: 2})


DISPERSED = [entry(RAIN, 3, 1), entry(MARCH, 7, 1), entry(SWARM, 2, 1), entry(SWARM, 8, 2), entry(MARKET, 8, 1)]


@rule("W15.16")
@pytest.mark.parametrize(("scenario", "face", "times"), DISPERSED)
def test_the_region_with_most_ai_units_is_dispersed(scenario: str, face: int, times: int) -> None:
    arranged = three(scenario).units(machine(scenario), 8, regulars=5).units(machine(scenario), 1, regulars=2)
    after_one, after_two = {1: 2, 7: 4, 8: 1}, {1: 2, 5: 1, 6: 1, 7: 1, 8: 2}
    assert regulars(chaos(arranged, face)) == (after_one if times == 1 else after_two)
    assert regulars(chaos(three(scenario), face)) == {}


MOVED = [
    entry(SHOW, 3, "ram", 3),
    entry(HOST, 3, "elagynt", 3),
    entry(BEAR, 2, "grizzled", 4),
    entry(SILENCE, 2, "karn", 4),
]


@rule("W15.18")
@pytest.mark.parametrize(("scenario", "face", "elite", "vitality"), MOVED)
def test_all_elites_of_a_kind_move_to_the_highest_threat_next_to_them(
    scenario: str, face: int, elite: str, vitality: int
) -> None:
    name = machine(scenario)
    arranged = three(scenario).units(name, 7, 1, **{elite: 1}).units(name, 1, 0, **{elite: [vitality - 1]})
    arranged.units(first(scenario), 6, regulars=1)
    table = chaos(arranged, face)
    assert units(table, name, 6) == {f"{elite}-{vitality}": 1}
    assert units(table, name, 5) == {f"{elite}-{vitality - 1}": 1}
    assert units(table, name, 7) == {"regular": 1}


@rule("W15.18", "W13.23")
def test_destinations_are_fixed_before_anybody_moves() -> None:
    arranged = three(SHOW).units("runen", 7, ram=1).units("runen", 8, ram=[2]).units("guild", 8, regulars=1)
    table = chaos(arranged, 3)
    assert (units(table, "runen", 8), units(table, "runen", 7)) == ({"ram-3": 1}, {"ram-2": 1})


ATTACK_EACH = [
    entry(SHOW, 5, "ram"),
    entry(SHOW, 7, "ram"),
    entry(WRATH, 7, "miner"),
    entry(HOST, 6, "elagynt"),
    entry(BEAR, 6, "grizzled"),
    entry(SILENCE, 6, "karn"),
    entry(LEDGER, 7, "stellen"),
    entry(CONTRACTS, 7, "crysen"),
]


@rule("W15.19")
@pytest.mark.parametrize(("scenario", "face", "elite"), ATTACK_EACH)
def test_each_region_with_an_elite_of_a_kind_is_attacked_once(scenario: str, face: int, elite: str) -> None:
    name, human = machine(scenario), first(scenario)
    arranged = three(scenario).units(name, 6, **{elite: 1}).units(name, 2, **{elite: 2}).units(name, 3, regulars=1)
    for region in (2, 3, 6):
        arranged.units(human, region, regulars=3)
    table = chaos(marks(arranged, 1, 4).base(8), face)
    assert [event.split()[2] for event in events(table, "ai-attacked")] == ["2", "6"]
    assert units(table, human, 3) == {"regular": 3}
    loss = {BEAR: {2: 3, 6: 2}}.get(scenario, {2: 1, 6: 1})
    assert [3 - units(table, human, region).get("regular", 0) for region in (2, 6)] == [loss[2], loss[6]]


@rule("W13.24", "W15.1")
def test_show_of_strength_needs_three_humans_for_effect_seven() -> None:
    two = chaos(coop("koda guild", SHOW).units("runen", 5, ram=1).units("koda", 5, regulars=1), 7)
    assert (elites(two), units(two, "koda", 5)) == ({5: ["ram"]}, {"regular": 1})
    three = chaos(coop("koda guild aldan", SHOW).units("runen", 5, ram=1).units("koda", 5, regulars=1), 7)
    assert (elites(three), units(three, "koda", 5)) == ({5: ["stoic", "ram"]}, {})


# ---------------------------------------------------------------- below the number of humans

ASLEEP = [
    entry(scenario.id, face, need - 1)
    for scenario in SCENARIOS
    for face, need in enumerate(scenario.chaos_humans, 1)
    if need > 1
]


@rule("W13.11")
@pytest.mark.parametrize(("scenario", "face", "count"), ASLEEP)
def test_an_entry_sleeps_below_its_number_of_humans(scenario: str, face: int, count: int) -> None:
    name = machine(scenario)
    arranged = coop(humans(scenario, count), scenario).units(name, 5, regulars=4).units(first(scenario), 5, regulars=2)
    arranged.units(first(scenario), 1, regulars=1).corra(first(scenario), 3).corra(name, 1).base(5)
    before = picture(marks(arranged, 1, 4).w)
    table = chaos(arranged, face)
    assert picture(table.state) == before
    assert table.state.chaos == face % 8 + 1


def picture(w: Wroth) -> list[object]:
    """Everything that an effect could change."""
    units_of = [(me.regulars[:], [(one.region, one.vitality) for one in me.elites]) for me in w.factions]
    things = [(me.corra, me.board, me.discard, me.vp) for me in w.factions]
    return [units_of, things, w.db, w.objectives[:], w.supply, w.human_vp]
