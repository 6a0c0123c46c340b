"""W13.1-W13.16: how the AI spends Corra and deploys its units."""

import pytest

from ludoteca.games.wroth.chaos import TABLES
from ludoteca.games.wroth.content import SCENARIOS
from ludoteca.games.wroth.invariants import invariants
from ludoteca.games.wroth.words import SCENARIO
from tests.games.wroth.machine import (
    HOLD,
    HOST,
    ISLAND,
    LEDGER,
    MARKET,
    RAIN,
    SEASON,
    SHOW,
    ai,
    chaos,
    die,
    elites,
    letters,
    regulars,
    steps,
)
from tests.games.wroth.positions import Position, answers, coop, corra, discard, events
from tests.marks import rule


def bought(position: Position) -> list[str]:
    """What the AI buys at a moment of spending: the Corra it has, and no more."""
    position.w.supply = 0
    table = die(position, "mine")
    return [event.split()[2] for event in events(table, "elite-deployed")]


@rule("W13.1")
def test_the_best_letter_is_bought_and_the_leftmost_of_equal_letters() -> None:
    assert bought(coop("guild", ISLAND).corra("koda", 2).units("koda", 5, regulars=1)) == ["grizzled"]
    # Trappers have two A places, Grizzled one: after the Grizzled come the Trappers
    rich = coop("guild", ISLAND).corra("koda", 6).units("koda", 5, regulars=1)
    assert bought(rich) == ["grizzled", "trapper", "trapper", "grizzled"]


@rule("W13.1")
def test_an_elite_without_a_legal_place_is_passed_over() -> None:
    assert bought(coop("guild", ISLAND).corra("koda", 1)) == []
    assert bought(coop("koda", RAIN).corra("aldan", 2).units("aldan", 5, regulars=2)) == []
    assert bought(coop("koda", RAIN).corra("aldan", 2).units("aldan", 5, regulars=3)) == ["wynden"]


@rule("W13.2")
def test_the_ai_does_not_save_for_a_better_letter() -> None:
    position = coop("koda", RAIN).units("aldan", 5, regulars=4).corra("aldan", 2)
    assert bought(position) == ["wynden"]  # an Elagynt stands further left, but costs 3


@rule("W13.2")
def test_with_the_option_it_waits() -> None:
    position = coop("koda", RAIN).options(ai_saves_for_priority=1).units("aldan", 5, regulars=4).corra("aldan", 2)
    assert bought(position) == []
    rich = coop("koda", RAIN).options(ai_saves_for_priority=1).units("aldan", 5, regulars=4).corra("aldan", 3)
    assert bought(rich) == ["elagynt"]


@rule("W13.3")
def test_it_goes_on_while_the_corra_lasts() -> None:
    position = coop("koda", HOLD).corra("runen", 6).units("runen", 5, regulars=1)
    assert bought(position) == ["stoic", "miner", "ram", "miner"]


@rule("W13.4")
def test_elites_arrive_at_the_base_or_where_their_own_rule_says() -> None:
    position = coop("guild", ISLAND).base(3).units("koda", 5, regulars=1).units("guild", 5, regulars=1).corra("koda", 3)
    position.w.supply = 0
    assert elites(die(position, "mine")) == {3: ["grizzled"], 5: ["trapper"]}


@rule("W13.4", "W14.7", "W14.11")
def test_stoics_and_trappers_go_to_the_occupied_region_of_highest_threat() -> None:
    stoic = coop("koda guild", SHOW).units("runen", 2, regulars=1).units("runen", 6, regulars=1)
    stoic.units("koda", 6, regulars=1).units("koda", 7, regulars=5)
    assert elites(chaos(stoic, 5)) == {6: ["stoic"]}
    trapper = coop("guild", SEASON).units("koda", 2, regulars=1).units("koda", 6, regulars=1)
    trapper.units("guild", 6, regulars=1).units("guild", 7, regulars=5)
    assert elites(chaos(trapper, 1)) == {6: ["trapper"]}


@rule("W13.4", "W14.18")
def test_a_crysen_goes_to_the_region_of_highest_threat_or_stays() -> None:
    position = coop("koda runen", MARKET).units("koda", 8, regulars=2).units("runen", 3, regulars=3)
    assert elites(chaos(position, 6)) == {3: ["crysen"]}
    assert elites(chaos(coop("koda runen", MARKET).units("koda", 0, regulars=2), 6)) == {}


@rule("W13.4", "W14.2")
def test_a_wynden_goes_where_three_regulars_are_and_threat_is_highest() -> None:
    position = coop("koda guild", RAIN).units("aldan", 2, regulars=3).units("aldan", 6, regulars=3)
    position.units("aldan", 7, regulars=2).units("koda", 6, regulars=1).units("koda", 7, regulars=4)
    assert elites(chaos(position, 6)) == {6: ["wynden"]}
    assert elites(chaos(coop("koda guild", RAIN).units("aldan", 2, regulars=2), 6)) == {}


@rule("W13.4", "W14.1")
def test_an_elagynt_brings_a_regular_along() -> None:
    table = chaos(coop("koda", RAIN).base(4), 2)
    assert (elites(table), regulars(table)) == ({4: ["elagynt"]}, {4: 1})
    none_left = chaos(coop("koda", RAIN).base(4).board("aldan", 0), 2)
    assert (elites(none_left), regulars(none_left)) == ({4: ["elagynt"]}, {})


@rule("W14.25", "W13.4")
@pytest.mark.parametrize(("closed", "place"), [([4], 5), ([4, 5], 6), ([8], 1)])
def test_a_closed_base_shifts_to_the_next_open_region(closed: list[int], place: int) -> None:
    position = coop("ooglan", RAIN).base(closed[0])
    for region in closed:
        position.units("ooglan", region, karn=1)
    table = chaos(position, 1)
    assert regulars(table) == {place: 2}
    assert table.state.db == closed[0]


@rule("W14.25")
def test_reinforcements_and_elites_shift_too() -> None:
    position = coop("ooglan", SHOW).base(4).units("ooglan", 4, karn=1)
    assert regulars(steps(position, "groundwork")) == {5: 1}
    assert elites(chaos(coop("ooglan", SHOW).base(4).units("ooglan", 4, karn=1), 1)) == {5: ["ram"]}


@rule("W14.25")
def test_choices_by_threat_leave_closed_regions_out() -> None:
    position = coop("ooglan", SEASON).units("koda", 2, regulars=1).units("koda", 6, regulars=1)
    table = chaos(position.units("ooglan", 6, regulars=2, karn=1), 1)
    assert elites(table) == {2: ["trapper"]}
    nothing = chaos(coop("ooglan", SEASON).units("koda", 6, regulars=1).units("ooglan", 6, karn=1), 5)
    assert regulars(nothing) == {6: 1}


@rule("W13.5")
def test_the_ai_never_buys_special_abilities() -> None:
    position = coop("koda", MARKET).units("guild", 5, regulars=1).units("koda", 5, regulars=1).corra("guild", 1)
    position.w.supply = 0
    table = die(position, "mine")
    assert (corra(table, "guild"), regulars(table)) == (1, {5: 1})
    assert events(table) == ["ai-acted guild mine"]


@rule("W13.6")
def test_corra_from_other_sources_waits() -> None:
    taken = steps(coop("koda", SHOW).corra("runen", 3), "groundwork")
    assert (corra(taken, "runen"), elites(taken)) == (4, {})
    dominated = chaos(coop("koda", SHOW).units("runen", 5, regulars=1).units("runen", 6, regulars=1), 2)
    assert (corra(dominated, "runen"), elites(dominated)) == (2, {})


@rule("W13.6", "W11.6")
def test_a_bonus_mine_is_a_moment_to_spend() -> None:
    table = coop("koda", SHOW).round(2).units("runen", 4, regulars=1).phase("spoils")
    assert elites(table) == {1: ["ram"]}


@rule("W13.7")
@pytest.mark.parametrize("scenario", [scenario.id for scenario in SCENARIOS])
def test_a_card_has_missions_for_both_sides_and_a_full_chaos_table(scenario: str) -> None:
    card = SCENARIOS[SCENARIO.value(scenario)]
    table = TABLES[SCENARIO.value(scenario)]
    assert len(table) == len(card.chaos_humans) == 8
    assert all(len(entry) > 0 for entry in table)
    sides = {mission.side for mission in card.mission}
    assert "both" in sides or {"human", "ai"} <= sides


@rule("W13.8", "W15.5")
def test_an_event_changes_the_rule_it_speaks_of() -> None:
    assert bought(coop("koda", HOST).corra("aldan", 2)) == ["elagynt"]
    assert bought(coop("koda", RAIN).corra("aldan", 2)) == []


@rule("W13.9")
def test_a_named_elite_is_deployed_for_free_or_not_at_all() -> None:
    table = chaos(coop("koda", SHOW), 1)
    assert (elites(table), corra(table, "runen")) == ({1: ["ram"]}, 0)
    assert elites(chaos(coop("koda", SHOW).units("runen", 5, ram=3), 1)) == {5: ["ram"] * 3}
    assert elites(chaos(coop("guild", SEASON), 1)) == {}


@rule("W13.10", "W13.16")
def test_an_elite_without_a_name_goes_by_the_letters() -> None:
    position = coop("koda guild", HOLD).units("runen", 7, stoic=1).units("runen", 2, regulars=1).base(8)
    assert elites(chaos(position, 6)) == {7: ["stoic"], 8: ["miner"]}
    nowhere = coop("koda guild", SHOW)  # a Stoic has no legal place yet
    assert elites(chaos(nowhere, 5)) == {1: ["miner"]}


@rule("W13.11")
@pytest.mark.parametrize(("people", "comes"), [("koda", False), ("koda guild", True)])
def test_an_effect_for_more_humans_does_nothing(people: str, comes: bool) -> None:
    table = chaos(coop(people, SHOW).units("koda", 5, regulars=1), 6)
    assert corra(table, "koda") == (1 if comes else 0)
    assert events(table, "chaos-slept") == ([] if comes else [f"chaos-slept {SHOW} 6"])
    assert table.state.chaos == 7


@rule("W13.12")
def test_corra_for_domination_is_for_single_factions_only() -> None:
    position = coop("koda guild", SHOW).units("koda", 1, regulars=1).units("koda", 2, regulars=1)
    position.units("guild", 3, regulars=1).units("koda", 3, regulars=1).units("runen", 4, regulars=1)
    table = chaos(position.units("runen", 2, regulars=3), 2)
    assert [corra(table, name) for name in ("koda", "guild", "runen")] == [1, 0, 1]


@rule("W13.12", "W3.6")
def test_in_a_shortage_gems_go_round_one_by_one_and_the_ai_is_last() -> None:
    position = coop("koda guild", SHOW).first("guild").units("koda", 1, regulars=1).units("koda", 2, regulars=1)
    position.units("guild", 3, regulars=1).units("runen", 4, regulars=1).units("runen", 5, regulars=1)
    position.corra("koda", 9).corra("guild", 7)
    table = chaos(position, 2)
    assert [corra(table, name) for name in ("koda", "guild", "runen")] == [11, 8, 1]


@rule("W13.12", "W14.33")
def test_a_gain_by_chaos_can_be_given_up_for_an_elite() -> None:
    position = coop("paldeyn", SHOW).feat("paldeyn", "vanguard_reinforcements").units("paldeyn", 1, regulars=1)
    table = chaos(position, 2)
    answers(table, "lyon")
    assert (corra(table, "paldeyn"), len(table.state.people[0].elites_in(0))) == (0, 1)


@rule("W13.14")
def test_a_fallen_elite_comes_back_to_the_worst_empty_place() -> None:
    position = coop("koda", SHOW).units("runen", 5, ram=[1, 1, 1]).units("koda", 5, regulars=1)
    table = position.dice("koda", "battle").turn("koda")
    assert letters(table, "ram") == ""
    answers(table, "battle")
    assert letters(table, "ram") == "C"


@rule("W13.14")
def test_the_next_ones_take_better_places() -> None:
    position = coop("koda", SHOW).units("runen", 5, ram=[1, 1, 3]).units("koda", 5, regulars=1)
    table = position.dice("koda", "mine").omni("koda", "assault").turn("koda")
    answers(table, "omniscient", "runen-5-ram-1", "runen-5-ram-1")
    assert letters(table, "ram") == "BC"


@rule("W13.15")
def test_defeated_regulars_of_the_ai_go_to_its_discard() -> None:
    position = coop("koda", SHOW).units("runen", 5, regulars=3).units("koda", 5, regulars=1).dice("koda", "battle")
    table = position.turn("koda")
    answers(table, "battle")
    assert (discard(table, "runen"), regulars(table), ai(table).board) == (1, {5: 2}, 22)


@rule("W13.16")
def test_a_free_deployment_takes_the_best_letter() -> None:
    table = chaos(coop("koda", SHOW), 1)
    assert letters(table, "ram") == "BC"


@rule("W13.16")
def test_what_the_event_buys_first_does_not_count_for_free_elites() -> None:
    position = coop("koda guild", SHOW).units("runen", 5, regulars=1)
    assert elites(chaos(position, 5)) == {5: ["stoic"]}


@rule("W13.20", "W15.1")
def test_show_of_strength_buys_rams_first() -> None:
    position = coop("koda", SHOW).units("runen", 5, regulars=1).corra("runen", 6)
    assert bought(position) == ["ram", "ram", "ram"]
    odd = coop("koda", SHOW).units("runen", 5, regulars=1).corra("runen", 3)
    assert bought(odd) == ["ram", "miner"]
    none_left = coop("koda", SHOW).units("runen", 5, ram=3).corra("runen", 2)
    assert bought(none_left) == ["stoic"]


@rule("W14.7", "W15.7")
def test_all_six_trappers_may_stand_on_the_map_each_with_a_kind_of_its_own() -> None:
    table = die(coop("guild", SEASON).units("koda", 8, regulars=1).corra("koda", 6), "mine")
    assert elites(table)[8] == ["trapper"] * 6
    assert invariants(table.state) == []


@rule("W13.8", "W15.13")
@pytest.mark.parametrize(("gems", "left"), [(6, 0), (7, 1), (8, 2)])
def test_hostile_ledger_turns_corra_into_points(gems: int, left: int) -> None:
    position = coop("koda", LEDGER).corra("guild", gems)
    position.w.supply = 0
    table = die(position, "mine")
    assert (corra(table, "guild"), ai(table).vp, elites(table)) == (left, 4, {})
