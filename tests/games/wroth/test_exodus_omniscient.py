"""W5.17-W5.31: Exodus and the omniscient die."""

import pytest

from tests.games.wroth.positions import (
    Position,
    answers,
    asked,
    corra,
    dice,
    discard,
    events,
    offered,
    omni,
    on_board,
    on_map,
    units,
    vp,
    wroth,
)
from tests.marks import rule


def koda_in_5(**more: int) -> Position:
    return wroth("koda runen").units("koda", 5, regulars=2, **more).dice("runen", "mine mine")


# ---------------------------------------------------------------- Exodus


@rule("W5.17")
def test_exodus_costs_two_own_dice_whatever_their_faces() -> None:
    table = koda_in_5().dice("koda", "mine extend battle").turn("koda")
    answers(table, "exodus")
    assert offered(table) == ["mine", "extend"]  # the first of two
    answers(table, "extend", "0", "0", "0", "2")
    assert (dice(table, "koda"), units(table, "koda", 7)) == ("mine", {"regular": 2})


@rule("W5.17")
def test_exodus_can_be_paid_with_one_action_die_and_the_omniscient_die() -> None:
    table = koda_in_5().dice("koda", "battle").omni("koda", "strike").turn("koda")
    answers(table, "exodus", "0", "0", "0", "1")
    assert (dice(table, "koda"), omni(table, "koda")) == ("", "")
    assert on_map(table, "koda") == {"5": {"regular": 1}, "7": {"regular": 1}}


@rule("W5.17")
def test_one_action_die_alone_does_not_pay_for_an_exodus() -> None:
    table = koda_in_5().dice("koda", "battle mine").turn("koda")
    assert "exodus" in offered(table)
    table = koda_in_5().dice("koda", "battle").turn("koda")
    assert "exodus" not in offered(table)


@rule("W5.17")
def test_a_spent_omniscient_die_does_not_pay_for_an_exodus() -> None:
    table = koda_in_5().dice("koda", "battle").omni("koda", "mine").turn("koda")
    answers(table, "omniscient")
    assert "exodus" not in offered(table)


@rule("W5.17")
def test_exodus_needs_a_unit_that_can_move() -> None:
    position = wroth("runen koda").units("runen", 5, stoic=2).dice("runen", "mine mine").dice("koda", "mine mine")
    assert "exodus" not in offered(position.turn("runen"))


@rule("W5.18")
def test_exodus_scatters_the_units_of_one_region() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=4, grizzled=[2, 4]).units("koda", 6, regulars=1)
    table = position.dice("koda", "mine battle").dice("runen", "mine mine").turn("koda")
    answers(table, "exodus", "5")
    # Stack by stack, neighbour by neighbour: regulars to 1, 4, 6, 7.
    answers(table, "1", "0", "1", "1")
    answers(table, "0", "0", "1", "0", "0", "0", "1")
    assert on_map(table, "koda") == {
        "1": {"regular": 1},
        "5": {"regular": 1},
        "6": {"regular": 2, "grizzled-2": 1},
        "7": {"regular": 1, "grizzled-4": 1},
    }


@rule("W5.18")
def test_exodus_may_start_in_the_shores() -> None:
    position = wroth("koda runen").units("koda", 0, regulars=6).dice("koda", "mine battle").dice("runen", "mine mine")
    table = position.turn("koda")
    answers(table, "exodus", "1", "1", "1", "1", "1", "1")
    assert on_map(table, "koda") == {str(region): {"regular": 1} for region in range(1, 7)}


@rule("W5.18", "W5.16")
def test_exodus_does_not_lead_into_the_shores() -> None:
    table = (
        wroth("koda runen").units("koda", 1, regulars=3).dice("koda", "mine battle").dice("runen", "mine").turn("koda")
    )
    answers(table, "exodus", "2")
    assert on_map(table, "koda") == {"1": {"regular": 1}, "5": {"regular": 2}}


@rule("W5.18")
def test_exodus_moves_at_least_one_unit() -> None:
    table = (
        wroth("koda runen").units("koda", 1, regulars=2).dice("koda", "mine battle").dice("runen", "mine").turn("koda")
    )
    answers(table, "exodus")
    assert offered(table) == ["1", "2"]


@rule("W5.18")
def test_if_nobody_else_goes_the_last_unit_must() -> None:
    position = (
        wroth("koda runen").units("koda", 7, regulars=1, grizzled=1).dice("koda", "mine battle").dice("runen", "mine")
    )
    table = position.turn("koda")
    answers(table, "exodus", "0", "0", "0", "0", "0")
    assert on_map(table, "koda") == {"7": {"regular": 1}, "8": {"grizzled-4": 1}}


@rule("W5.19")
def test_the_faces_spent_for_an_exodus_have_no_effect() -> None:
    position = wroth("koda runen").units("koda", 1, regulars=1).units("runen", 1, regulars=1)
    table = position.dice("koda", "mine battle").dice("runen", "mine mine").turn("koda")
    answers(table, "exodus")
    assert (corra(table, "koda"), units(table, "runen", 1)) == (0, {"regular": 1})
    assert asked(table) == "runen act"


@rule("W5.20")
def test_exodus_is_the_action_of_the_turn() -> None:
    position = (
        wroth("koda runen").units("koda", 1, regulars=1).dice("koda", "mine battle mine").dice("runen", "mine mine")
    )
    table = position.corra("koda", 1).turn("koda")
    answers(table, "exodus", "mine")
    assert offered(table) == ["end", "buy-trapper"]


@rule("W5.21")
def test_with_the_omniscient_die_alone_there_is_no_exodus() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=1).omni("koda", "double").dice("runen", "mine mine")
    table = position.turn("koda")
    assert asked(table) == "runen act"
    answers(table, "discard-mine")
    assert asked(table) == "runen act"


# ---------------------------------------------------------------- the omniscient die


@rule("W5.22", "W5.23", "W5.25")
def test_the_omniscient_die_may_be_used_before_the_action() -> None:
    table = wroth("koda runen").dice("koda", "mine").omni("koda", "mine").dice("runen", "mine mine").turn("koda")
    answers(table, "omniscient")
    assert (corra(table, "koda"), omni(table, "koda"), dice(table, "koda")) == (1, "", "mine")
    answers(table, "mine")
    assert corra(table, "koda") == 2


@rule("W5.22", "W5.23")
def test_the_omniscient_die_may_be_used_after_the_action() -> None:
    table = wroth("koda runen").dice("koda", "mine").omni("koda", "mine").dice("runen", "mine mine").turn("koda")
    answers(table, "mine", "omniscient")
    assert (corra(table, "koda"), omni(table, "koda")) == (2, "")


@rule("W5.22")
def test_the_omniscient_die_may_be_kept_for_a_later_turn() -> None:
    table = wroth("koda runen").dice("koda", "mine mine").omni("koda", "mine").dice("runen", "mine mine").turn("koda")
    answers(table, "mine", "end")
    answers(table, "discard-mine")
    assert asked(table) == "koda act"
    assert "omniscient" in offered(table)


@rule("W5.22")
def test_nobody_uses_the_omniscient_die_in_the_turn_of_another() -> None:
    table = wroth("koda runen").dice("koda", "mine").omni("runen", "mine").dice("runen", "mine").turn("koda")
    answers(table, "discard-mine")
    assert asked(table) == "runen act"
    assert corra(table, "runen") == 0


@rule("W5.24")
def test_the_omniscient_die_is_used_once_in_a_round() -> None:
    table = wroth("koda runen").dice("koda", "mine mine").omni("koda", "mine").dice("runen", "mine").turn("koda")
    answers(table, "omniscient")
    assert "omniscient" not in offered(table)
    answers(table, "discard-mine", "discard-mine")
    assert asked(table) == "koda act"
    assert "omniscient" not in offered(table)


@rule("W5.26")
def test_strike_hits_any_numbered_region_for_one() -> None:
    position = wroth("koda runen").omni("koda", "strike").dice("koda", "mine").dice("runen", "mine mine")
    for region in range(1, 9):
        position.units("runen", region, regulars=2)
    table = position.turn("koda")
    answers(table, "omniscient")
    assert offered(table) == ["1", "2", "3", "4", "5", "6", "7", "8"]
    answers(table, "8")
    assert (units(table, "runen", 8), discard(table, "runen")) == ({"regular": 1}, 1)


@rule("W5.27")
def test_assault_hits_an_occupied_or_adjacent_region_for_two() -> None:
    position = wroth("koda runen").units("koda", 8, regulars=1).omni("koda", "assault").dice("koda", "mine")
    for region in range(1, 9):
        position.units("runen", region, regulars=3)
    table = position.turn("koda")
    answers(table, "omniscient")
    assert offered(table) == ["7", "8"]
    answers(table, "7")
    assert (units(table, "runen", 7), discard(table, "runen")) == ({"regular": 1}, 2)


@rule("W5.27", "W5.13")
def test_assault_does_not_start_in_the_shores() -> None:
    position = wroth("koda runen").units("koda", 0, regulars=4).units("runen", 1, regulars=1).omni("koda", "assault")
    assert "omniscient" not in offered(position.dice("koda", "mine").turn("koda"))


@rule("W5.28", "W5.30")
def test_double_performs_battle_again_with_fresh_choices() -> None:
    position = wroth("koda runen guild").units("koda", 5, regulars=1).units("runen", 6, regulars=1)
    position.units("guild", 7, regulars=1).dice("koda", "battle").omni("koda", "double").dice("runen", "mine mine")
    table = position.turn("koda")
    answers(table, "battle", "6", "omniscient")
    assert (discard(table, "runen"), discard(table, "guild")) == (1, 1)
    assert omni(table, "koda") == ""


@rule("W5.28")
def test_a_doubled_manoeuvre_may_take_the_other_way() -> None:
    position = wroth("koda runen").units("koda", 8, regulars=2).dice("koda", "manoeuvre").omni("koda", "double")
    table = position.dice("runen", "mine mine").turn("koda")
    answers(table, "manoeuvre", "deploy", "1", "omniscient", "move", "8", "koda-8-regular")
    assert on_map(table, "koda") == {"shores": {"regular": 1}, "7": {"regular": 2}}


@rule("W5.29")
def test_double_needs_an_action_first() -> None:
    table = wroth("koda runen").dice("koda", "mine").omni("koda", "double").dice("runen", "mine mine").turn("koda")
    assert "omniscient" not in offered(table)
    answers(table, "mine")
    assert "omniscient" in offered(table)


@rule("W5.29")
def test_a_discarded_die_cannot_be_doubled() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=1).dice("koda", "mine mine").omni("koda", "double")
    table = position.corra("koda", 2).dice("runen", "mine mine").turn("koda")
    answers(table, "discard-mine")
    assert "omniscient" not in offered(table)


@rule("W5.29")
def test_the_action_of_an_earlier_turn_cannot_be_doubled() -> None:
    position = wroth("koda runen").dice("koda", "mine mine").omni("koda", "double").corra("koda", 2)
    table = position.dice("runen", "mine mine").turn("koda")
    answers(table, "mine", "end", "discard-mine")
    assert asked(table) == "koda act"
    assert "omniscient" not in offered(table)


@rule("W5.29", "W5.36")
def test_a_purchase_cannot_be_doubled_but_may_come_between() -> None:
    position = (
        wroth("koda runen").dice("koda", "mine").omni("koda", "double").corra("koda", 4).dice("runen", "mine mine")
    )
    table = position.turn("koda")
    answers(table, "buy-grizzled")
    assert "omniscient" not in offered(table)
    answers(table, "mine", "buy-grizzled", "omniscient")
    assert (corra(table, "koda"), units(table, "koda", 0)) == (2, {"grizzled-4": 2})


@rule("W5.30")
def test_a_doubled_mine_gives_a_second_gem() -> None:
    table = wroth("koda runen").dice("koda", "mine").omni("koda", "double").dice("runen", "mine mine").turn("koda")
    answers(table, "mine", "omniscient")
    assert corra(table, "koda") == 2


@rule("W5.30")
def test_a_doubled_extend_is_done_again_in_full() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=1).dice("koda", "extend").omni("koda", "double")
    table = position.dice("runen", "mine mine").turn("koda")
    answers(table, "extend", "2", "omniscient", "2")
    assert (units(table, "koda", 5), on_board(table, "koda")) == ({"regular": 5}, 20)


@rule("W5.30", "W5.20")
def test_a_doubled_exodus_starts_in_another_region_and_costs_nothing() -> None:
    position = wroth("koda runen").units("koda", 1, regulars=2).units("koda", 8, regulars=2)
    position.dice("koda", "mine extend battle").omni("koda", "double").dice("runen", "mine mine")
    table = position.turn("koda")
    answers(table, "exodus", "mine", "extend", "1", "2", "omniscient")
    assert offered(table) == ["5", "8"]  # 5 because the units of the first Exodus may move again
    answers(table, "8", "2")
    assert (dice(table, "koda"), omni(table, "koda")) == ("battle", "")
    assert on_map(table, "koda") == {"5": {"regular": 2}, "7": {"regular": 2}}


@rule("W5.30")
def test_whoever_stayed_behind_cannot_leave_in_a_doubled_exodus() -> None:
    position = wroth("koda runen").units("koda", 8, regulars=3).dice("koda", "mine extend").omni("koda", "double")
    table = position.dice("runen", "mine mine").turn("koda")
    answers(table, "exodus", "mine", "extend", "2", "omniscient", "1", "1")  # not asked where it starts: only in 7
    assert on_map(table, "koda") == {"5": {"regular": 1}, "6": {"regular": 1}, "8": {"regular": 1}}


@rule("W5.18", "W5.30")
def test_an_exodus_may_start_where_another_one_started_in_an_earlier_turn() -> None:
    position = wroth("koda runen").units("koda", 8, regulars=2).units("runen", 8, regulars=2)
    table = position.dice("koda", "mine extend").dice("runen", "mine extend").turn("koda")
    answers(table, "exodus", "2", "exodus", "2")
    assert (units(table, "koda", 7), units(table, "runen", 7)) == ({"regular": 2}, {"regular": 2})


@rule("W5.30")
def test_units_of_the_first_exodus_may_move_again() -> None:
    position = wroth("koda runen").units("koda", 1, regulars=2).dice("koda", "mine extend").omni("koda", "double")
    table = position.dice("runen", "mine mine").turn("koda")
    answers(table, "exodus", "mine", "extend", "2", "omniscient", "0", "0", "0", "2")
    assert on_map(table, "koda") == {"7": {"regular": 2}}


@rule("W5.31")
def test_an_exodus_paid_with_the_omniscient_die_cannot_be_doubled() -> None:
    position = wroth("koda runen").units("koda", 1, regulars=2).units("koda", 8, regulars=1).corra("koda", 2)
    table = position.dice("koda", "mine").omni("koda", "double").dice("runen", "mine mine").turn("koda")
    answers(table, "exodus", "1", "2")
    assert (omni(table, "koda"), offered(table)) == ("", ["end", "buy-grizzled", "buy-trapper"])


@rule("W5.28", "W5.29")
def test_double_is_not_offered_when_the_action_cannot_be_repeated() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=1).units("runen", 5, regulars=1).corra("koda", 2)
    table = position.dice("koda", "battle").omni("koda", "double").dice("runen", "mine mine").turn("koda")
    answers(table, "battle")
    assert "omniscient" not in offered(table)


@rule("W5.28", "W5.30")
def test_an_exodus_that_nobody_survived_cannot_be_doubled() -> None:
    position = (
        wroth("runen koda").units("runen", 8, regulars=2).units("koda", 7, trapper="attack").dice("runen", "mine mine")
    )
    table = position.omni("runen", "double").corra("runen", 1).dice("koda", "mine mine").turn("runen")
    answers(table, "exodus", "mine", "2")
    assert (on_map(table, "runen"), offered(table)) == ({}, ["end", "buy-miner"])


@rule("W5.22")
@pytest.mark.parametrize("face", ["mine", "strike", "assault", "double"])
def test_the_omniscient_die_scores_nothing(face: str) -> None:
    position = wroth("koda runen").units("koda", 5, regulars=1).units("runen", 5, regulars=4).dice("koda", "mine")
    table = position.omni("koda", face).dice("runen", "mine mine").turn("koda")
    answers(table, "mine", "omniscient")
    assert (vp(table, "koda"), events(table, "omni-used")) == (0, [f"omni-used koda {face}"])
