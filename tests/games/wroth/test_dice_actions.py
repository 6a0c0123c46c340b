"""W5.6-W5.16 and W7: the four actions of the dice, on the map."""

import pytest

from tests.games.wroth.positions import (
    answers,
    asked,
    corra,
    discard,
    offered,
    on_board,
    on_map,
    questions,
    units,
    wroth,
)
from tests.marks import rule

NEIGHBOURS = {1: "5", 2: "6", 3: "6", 4: "5", 5: "1 4 6 7", 6: "2 3 5 7", 7: "5 6 8", 8: "7"}


@rule("W5.6")
def test_mine_takes_one_gem() -> None:
    table = wroth("koda runen").dice("koda", "mine").dice("runen", "mine mine").turn("koda")
    answers(table, "mine")
    assert (corra(table, "koda"), table.state.supply) == (1, 19)


# ---------------------------------------------------------------- extend


@rule("W5.7")
def test_extend_deploys_up_to_two_regulars_where_an_own_unit_is() -> None:
    position = (
        wroth("koda runen").units("koda", 5, regulars=1).units("koda", 8, grizzled=1).units("runen", 2, regulars=1)
    )
    table = position.dice("koda", "extend").turn("koda")
    answers(table, "extend")
    assert offered(table) == ["5", "8"]
    answers(table, "8")
    assert offered(table) == ["1", "2"]
    answers(table, "2")
    assert (units(table, "koda", 8), on_board(table, "koda")) == ({"grizzled-4": 1, "regular": 2}, 22)


@rule("W5.7", "W5.15")
def test_extend_may_deploy_a_single_regular() -> None:
    table = wroth("koda runen").units("koda", 5, regulars=1).dice("koda", "extend").turn("koda")
    answers(table, "extend", "1")
    assert units(table, "koda", 5) == {"regular": 2}


@rule("W5.8")
def test_extend_reaches_the_own_zone_if_an_own_unit_stands_there() -> None:
    position = wroth("koda runen").units("koda", 0, regulars=1).units("koda", 5, regulars=1).dice("koda", "extend")
    table = position.turn("koda")
    answers(table, "extend")
    assert offered(table) == ["shores", "5"]
    answers(table, "shores", "2")
    assert units(table, "koda", 0) == {"regular": 3}


@rule("W5.8")
def test_units_of_others_in_the_shores_do_not_open_the_own_zone() -> None:
    position = (
        wroth("koda runen").units("runen", 0, regulars=3).units("koda", 5, regulars=1).units("koda", 1, regulars=1)
    )
    table = position.dice("koda", "extend").turn("koda")
    answers(table, "extend")
    assert offered(table) == ["1", "5"]


@rule("W5.9")
def test_extend_never_uses_the_discard() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=2).board("koda", 0).dice("koda", "extend mine")
    table = position.turn("koda")
    assert discard(table, "koda") == 23
    assert "extend" not in offered(table)
    assert "discard-extend" in offered(table)


@rule("W5.7", "W14.25")
def test_extend_cannot_reach_a_region_closed_by_a_karn() -> None:
    position = (
        wroth("koda ooglan").units("koda", 5, regulars=2).units("koda", 6, regulars=1).units("koda", 7, regulars=1)
    )
    table = position.units("ooglan", 6, karn=1).dice("koda", "extend").turn("koda")
    answers(table, "extend")
    assert offered(table) == ["5", "7"]


# ---------------------------------------------------------------- manoeuvre


@rule("W5.10", "W7.2", "W8.14")
@pytest.mark.parametrize("region", range(1, 9))
def test_manoeuvre_moves_to_one_adjacent_region(region: int) -> None:
    table = wroth("koda runen").units("koda", region, regulars=2, grizzled=1).dice("koda", "manoeuvre").turn("koda")
    answers(table, "manoeuvre", "move")
    if asked(table) == "koda move-to":
        assert offered(table) == NEIGHBOURS[region].split()
        answers(table, offered(table)[0])
    there = int(NEIGHBOURS[region].split()[0])
    answers(table, f"koda-{region}-regular", f"koda-{region}-grizzled-4")
    assert units(table, "koda", there) == {"regular": 1, "grizzled-4": 1}
    assert units(table, "koda", region) == {"regular": 1}


@rule("W5.10")
def test_manoeuvre_moves_no_more_than_two_units_of_one_region() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=4).units("koda", 6, regulars=4).dice("koda", "manoeuvre")
    table = position.dice("runen", "mine mine").turn("koda")
    answers(table, "manoeuvre", "move")
    assert offered(table) == ["5", "6"]
    answers(table, "5", "7", "koda-5-regular")
    assert asked(table) == "runen act"
    assert on_map(table, "koda") == {"5": {"regular": 2}, "6": {"regular": 4}, "7": {"regular": 2}}


@rule("W5.10", "W5.15")
def test_manoeuvre_may_move_a_single_unit() -> None:
    table = wroth("koda runen").units("koda", 8, regulars=2).dice("koda", "manoeuvre").turn("koda")
    answers(table, "manoeuvre", "move")
    assert offered(table) == ["pass", "koda-8-regular"]  # the first one goes in any case
    answers(table, "pass")
    assert on_map(table, "koda") == {"7": {"regular": 1}, "8": {"regular": 1}}


@rule("W5.11")
def test_manoeuvre_deploys_into_the_own_zone_even_if_it_is_empty() -> None:
    table = wroth("koda runen").dice("koda", "manoeuvre").turn("koda")
    answers(table, "manoeuvre")
    assert offered(table) == ["1", "2"]
    answers(table, "2")
    assert (on_map(table, "koda"), on_board(table, "koda")) == ({"shores": {"regular": 2}}, 23)


@rule("W5.11")
def test_manoeuvre_deploys_the_last_regular_of_a_faction_without_units_on_the_map() -> None:
    table = wroth("koda runen").board("koda", 1).dice("koda", "manoeuvre").turn("koda")
    answers(table, "manoeuvre")
    assert (on_map(table, "koda"), on_board(table, "koda")) == ({"shores": {"regular": 1}}, 0)


@rule("W5.11")
def test_manoeuvre_deploys_from_the_board_only() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=1).board("koda", 1).dice("koda", "manoeuvre")
    table = position.turn("koda")
    answers(table, "manoeuvre", "deploy")
    assert (units(table, "koda", 0), discard(table, "koda")) == ({"regular": 1}, 23)


@rule("W5.12")
def test_manoeuvre_moves_or_deploys_but_never_both() -> None:
    position = wroth("koda runen").units("koda", 8, regulars=1).dice("koda", "manoeuvre").dice("runen", "mine mine")
    table = position.turn("koda")
    answers(table, "manoeuvre")
    assert offered(table) == ["move", "deploy"]
    answers(table, "move")
    assert asked(table) == "runen act"
    assert on_map(table, "koda") == {"7": {"regular": 1}}


@rule("W5.12")
def test_manoeuvre_is_not_offered_if_neither_way_is_open() -> None:
    table = wroth("koda runen").board("koda", 0).dice("koda", "manoeuvre mine").turn("koda")
    assert "manoeuvre" not in offered(table)
    assert "discard-manoeuvre" in offered(table)


@rule("W5.10", "W14.11")
def test_immobile_elites_are_not_moved() -> None:
    position = wroth("runen koda").units("runen", 5, stoic=1).units("runen", 8, stoic=1, regulars=1).board("runen", 0)
    table = position.dice("runen", "manoeuvre").turn("runen")
    answers(table, "manoeuvre")
    assert on_map(table, "runen") == {"5": {"stoic-3": 1}, "7": {"regular": 1}, "8": {"stoic-3": 1}}


# ---------------------------------------------------------------- battle


@rule("W5.13")
@pytest.mark.parametrize("region", range(1, 9))
def test_battle_reaches_occupied_regions_and_their_neighbours(region: int) -> None:
    position = wroth("koda runen").units("koda", region, regulars=1).dice("koda", "battle")
    for other in range(1, 9):
        position.units("runen", other, regulars=1)
    table = position.turn("koda")
    answers(table, "battle")
    assert offered(table) == sorted([str(region), *NEIGHBOURS[region].split()])


@rule("W5.13")
def test_battle_deals_one_damage() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=3).units("runen", 6, regulars=2).dice("koda", "battle")
    table = position.dice("runen", "mine mine").turn("koda")
    answers(table, "battle")
    assert (units(table, "runen", 6), discard(table, "runen")) == ({"regular": 1}, 1)
    assert asked(table) == "runen act"


@rule("W5.13", "W7.6")
def test_units_in_the_shores_cannot_attack() -> None:
    position = (
        wroth("koda runen").units("koda", 0, regulars=5).units("runen", 1, regulars=1).dice("koda", "battle mine")
    )
    table = position.turn("koda")
    assert "battle" not in offered(table)


@rule("W5.14")
def test_without_an_enemy_in_reach_battle_can_only_be_discarded() -> None:
    position = (
        wroth("koda runen").units("koda", 1, regulars=2).units("runen", 8, regulars=1).dice("koda", "battle mine")
    )
    table = position.turn("koda")
    assert "battle" not in offered(table)
    assert "discard-battle" in offered(table)


@rule("W5.15")
def test_nothing_can_be_chosen_zero_times() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=3).dice("koda", "extend manoeuvre")
    table = position.turn("koda")
    answers(table, "extend")
    assert offered(table) == ["1", "2"]
    table.undo(0)
    answers(table, "manoeuvre", "deploy")
    assert offered(table) == ["1", "2"]
    table.undo(0)
    answers(table, "move", "6")
    assert "pass" not in [line.ask.question.domain.name(line.ask.options[0]) for line in table.live[-1:] if line.ask]
    assert questions(table)[-1] == "move-units"


# ---------------------------------------------------------------- the map


@rule("W5.16", "W7.4")
@pytest.mark.parametrize("region", range(1, 9))
def test_nobody_moves_back_into_the_shores(region: int) -> None:
    position = wroth("koda runen").units("koda", region, regulars=1).dice("koda", "manoeuvre mine").board("koda", 0)
    table = position.turn("koda")
    answers(table, "manoeuvre")
    if asked(table) == "koda move-to":
        assert "shores" not in offered(table)
        answers(table, offered(table)[0])
    assert units(table, "koda", 0) == {}


@rule("W7.1", "W7.3")
def test_the_shores_lead_into_regions_1_to_6() -> None:
    table = wroth("koda runen").units("koda", 0, regulars=2).dice("koda", "manoeuvre").turn("koda")
    answers(table, "manoeuvre", "move")
    assert offered(table) == ["1", "2", "3", "4", "5", "6"]


@rule("W7.3", "W7.5")
@pytest.mark.parametrize("name", ["koda", "runen", "guild", "aldan"])
def test_every_zone_gives_access_to_all_six(name: str) -> None:
    table = wroth("koda runen guild aldan").units(name, 0, regulars=1).dice(name, "manoeuvre").board(name, 0).turn(name)
    answers(table, "manoeuvre")
    assert offered(table) == ["1", "2", "3", "4", "5", "6"]


@rule("W7.5")
def test_a_unit_in_a_zone_occupies_the_shores() -> None:
    position = wroth("koda runen").units("koda", 0, grizzled=1).dice("koda", "extend").turn("koda")
    answers(position, "extend")
    assert offered(position) == ["1", "2"]  # the zone is the only choice


@rule("W7.6")
def test_the_shores_cannot_be_attacked() -> None:
    position = (
        wroth("koda runen").units("koda", 1, regulars=1).units("runen", 0, regulars=5).dice("koda", "battle mine")
    )
    table = position.omni("koda", "strike").turn("koda")
    assert "battle" not in offered(table)
    assert "omniscient" not in offered(table)


@rule("W7.6")
def test_strike_never_offers_the_shores() -> None:
    position = (
        wroth("koda runen").units("runen", 0, regulars=5).units("runen", 7, regulars=1).units("runen", 8, regulars=1)
    )
    table = position.omni("koda", "strike").dice("koda", "mine").turn("koda")
    answers(table, "omniscient")
    assert offered(table) == ["7", "8"]


@rule("W7.10")
def test_any_number_of_units_may_stand_in_a_region() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=22, grizzled=3).units("koda", 6, regulars=2)
    table = position.dice("koda", "manoeuvre extend").turn("koda")
    answers(table, "manoeuvre", "move", "6", "5", "koda-6-regular")
    assert units(table, "koda", 5) == {"regular": 24, "grizzled-4": 3}


@rule("W7.2")
def test_moves_lead_both_ways() -> None:
    for a, neighbours in NEIGHBOURS.items():
        assert all(str(a) in NEIGHBOURS[int(b)].split() for b in neighbours.split())
