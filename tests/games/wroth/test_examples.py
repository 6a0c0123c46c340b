"""The worked examples of the standard mode, one test each."""

from __future__ import annotations

import pytest

from tests.games.wroth.positions import (
    answers,
    asked,
    corra,
    dice,
    events,
    first_player,
    offered,
    omni,
    on_map,
    questions,
    units,
    vp,
    winners,
    wroth,
)
from tests.marks import rule

TWO = "mine mine mine extend manoeuvre battle mine extend manoeuvre"
"""The omniscient dice and the pool of a round with two players."""


@rule("W1.2", "W1.4")
def test_wt2_the_second_round_begins() -> None:
    table = wroth("koda runen guild").round(1).first("koda").phase("victory", chance="mine " + TWO)
    assert (table.state.round_die, first_player(table)) == (2, "runen")


@rule("W6.6")
@pytest.mark.parametrize("others", [0, 9])
def test_wt3_two_stoics_score_their_icon_once(others: int) -> None:
    position = wroth("runen koda").token(5, "t02").units("runen", 5, stoic=2).units("koda", 5, regulars=others)
    table = position.phase("victory", chance=TWO)
    alone = 3 + 1  # the token and the domination
    assert vp(table, "runen") == (1 if others else 1 + alone)


@rule("W5.30")
def test_wt4_a_doubled_mine() -> None:
    position = (
        wroth("koda runen").corra("koda", 3).dice("koda", "mine").omni("koda", "double").dice("runen", "mine mine")
    )
    table = position.turn("koda")
    answers(table, "mine", "omniscient")
    assert (corra(table, "koda"), omni(table, "koda")) == (5, "")


@rule("W5.28", "W5.30")
def test_wt5_a_doubled_extend_may_go_elsewhere() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=1).units("koda", 8, regulars=1).dice("koda", "extend")
    table = position.omni("koda", "double").dice("runen", "mine mine").turn("koda")
    answers(table, "extend", "5", "2", "omniscient")
    assert offered(table) == ["5", "8"]
    answers(table, "8", "2")
    assert on_map(table, "koda") == {"5": {"regular": 3}, "8": {"regular": 3}}


@rule("W5.30")
def test_wt6_a_doubled_exodus() -> None:
    position = (
        wroth("koda runen").units("koda", 1, regulars=1).units("koda", 2, regulars=1).units("koda", 3, regulars=1)
    )
    position.dice("koda", "mine battle extend").omni("koda", "double").dice("runen", "mine mine")
    table = position.turn("koda")
    answers(table, "exodus", "mine", "battle", "1", "omniscient")
    assert "1" not in offered(table)
    answers(table, "2")
    assert on_map(table, "koda") == {"3": {"regular": 1}, "5": {"regular": 1}, "6": {"regular": 1}}
    assert (dice(table, "koda"), omni(table, "koda")) == ("extend", "")


@rule("W3.6")
def test_wt7_two_gems_for_three() -> None:
    position = wroth("koda runen guild").corra("koda", 18).first("guild")
    table = position.phase("groundwork", chance="mine mine mine")
    assert [corra(table, name) for name in ("guild", "koda", "runen")] == [1, 19, 0]
    assert events(table, "corra-taken") == ["corra-taken guild 1", "corra-taken koda 1"]


@rule("W0.5", "W4.3")
def test_wt9_without_units_on_the_map() -> None:
    position = wroth("koda runen guild").units("koda", 5, regulars=4).units("guild", 6, regulars=4).first("runen")
    table = position.phase("draft", "actions", chance="mine extend manoeuvre battle mine extend battle")
    answers(table, "mine", "battle", "battle", "manoeuvre", "mine")  # the last one has no choice
    assert dice(table, "runen") == "mine manoeuvre"
    assert asked(table) == "runen act"
    answers(table, "manoeuvre", "2")
    assert units(table, "runen", 0) == {"regular": 2}


@rule("W4.4", "W4.5")
@pytest.mark.parametrize(("points", "lucky"), [((5, 5, 7, 9), ""), ((4, 5, 7, 9), "koda")])
def test_wt14_the_ninth_die(points: tuple[int, int, int, int], lucky: str) -> None:
    names = ["koda", "runen", "guild", "aldan"]
    position = wroth(" ".join(names)).vp(**dict(zip(names, points, strict=True)))
    table = position.phase("draft", chance="mine extend manoeuvre battle mine extend manoeuvre battle mine")
    while not table.over:
        answers(table, offered(table)[0])
    assert [name for name in names if len(dice(table, name).split()) == 3] == [lucky] * bool(lucky)


@rule("W6.9", "W6.10")
def test_wt15_who_wins() -> None:
    assert winners(wroth("koda runen").vp(koda=31, runen=33).phase("victory")) == ["runen"]
    position = wroth("koda runen").vp(koda=29, runen=29).token(1, "t01").token(2, "t08").token(3, "t09")
    position.units("koda", 1, regulars=2).units("runen", 1, regulars=1)  # 4 VP
    position.units("runen", 2, regulars=1).units("runen", 3, regulars=1)  # 1 and 1 for domination, twice
    table = position.phase("victory")
    assert (vp(table, "koda"), vp(table, "runen"), winners(table)) == (33, 33, ["runen"])


@rule("W8.16")
def test_wt16_gathered_and_placed_next_door() -> None:
    position = wroth("aldan koda").units("aldan", 2, regulars=1).units("aldan", 6, wynden=1).corra("aldan", 1)
    position.units("koda", 6, trapper="steal").feat("aldan", "ancestral_muster").dice("aldan", "mine mine")
    table = position.turn("aldan")
    answers(table, "feat-ancestral_muster", "1", "0")  # none from the board, so the one in region 2
    assert units(table, "aldan", 6) == {"wynden-2": 1, "regular": 1}
    assert units(table, "aldan", 2) == {}
    assert (units(table, "koda", 6), corra(table, "aldan")) == ({"trapper-1": 1}, 1)


@rule("W8.17")
def test_wt19_two_regions_are_two_moves() -> None:
    position = wroth("paldeyn koda").units("paldeyn", 8, ryder=1).board("paldeyn", 0).corra("paldeyn", 2)
    position.units("koda", 7, trapper="steal").units("koda", 6, trapper="muster").dice("paldeyn", "manoeuvre")
    table = position.dice("koda", "mine mine").turn("paldeyn")
    answers(table, "manoeuvre", "6")
    assert asked(table) == "koda how-many"
    answers(table, "1")
    assert questions(table).count("sprung") == 2
    assert (corra(table, "koda"), units(table, "koda", 6), units(table, "paldeyn", 6)) == (
        1,
        {"regular": 1},
        {"ryder-2": 1},
    )


@rule("W5.3", "W5.21")
def test_wt20_only_the_omniscient_die_is_left() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=3).corra("koda", 9).omni("koda", "mine")
    table = position.dice("runen", "mine mine").turn("koda")
    assert asked(table) == "runen act"
    answers(table, "discard-mine", "discard-mine")
    assert (table.over, omni(table, "koda"), corra(table, "koda")) == (True, "mine", 9)
    assert on_map(table, "koda") == {"5": {"regular": 3}}
