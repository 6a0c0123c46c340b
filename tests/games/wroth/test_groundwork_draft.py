"""W3 and W4: groundwork and the draft."""

import pytest

from ludoteca.engine.ask import CHANCE
from tests.games.wroth.positions import (
    answers,
    asked,
    corra,
    dice,
    discard,
    events,
    offered,
    omni,
    on_board,
    questions,
    units,
    wroth,
)
from tests.marks import rule

SEVEN = "mine extend manoeuvre battle mine extend battle"
NINE = SEVEN + " manoeuvre battle"


@rule("W3.2")
def test_two_regulars_join_in_the_own_zone() -> None:
    table = wroth("koda runen").units("koda", 0, regulars=3).phase("groundwork", chance="mine mine")
    assert (units(table, "koda", 0), on_board(table, "koda")) == ({"regular": 5}, 20)
    assert (units(table, "runen", 0), on_board(table, "runen")) == ({"regular": 2}, 23)


@rule("W3.2", "W0.11")
@pytest.mark.parametrize("left", [0, 1])
def test_fewer_join_if_fewer_are_left_and_the_discard_is_not_touched(left: int) -> None:
    table = wroth("koda runen").board("koda", left).phase("groundwork", chance="mine mine")
    assert (units(table, "koda", 0).get("regular", 0), on_board(table, "koda")) == (left, 0)
    assert discard(table, "koda") == 25 - left


@rule("W3.1", "W3.2")
def test_nobody_is_asked_anything() -> None:
    table = wroth("koda runen guild").phase("groundwork", chance="mine strike double")
    assert all(line.is_chance for line in table.live)
    assert table.over


@rule("W3.3")
def test_everybody_rolls_the_own_omniscient_die() -> None:
    table = wroth("koda runen guild").first("runen").phase("groundwork", chance="assault strike double")
    assert [omni(table, name) for name in ("runen", "guild", "koda")] == ["assault", "strike", "double"]
    roll = table.live[0].ask
    assert roll is not None
    assert (roll.role, roll.weights) == (CHANCE, [2, 2, 1, 1])


@rule("W3.4")
def test_an_unused_omniscient_die_is_rolled_again() -> None:
    table = wroth("koda runen").omni("koda", "double").phase("groundwork", chance="mine strike")
    assert omni(table, "koda") == "mine"


@rule("W3.5")
def test_everybody_takes_one_gem() -> None:
    table = wroth("koda runen").corra("koda", 4).phase("groundwork", chance="mine mine")
    assert (corra(table, "koda"), corra(table, "runen"), table.state.supply) == (5, 1, 14)


@rule("W3.6", "W3.1")
def test_scarce_gems_are_handed_out_in_turn_order() -> None:
    position = wroth("koda runen guild").corra("koda", 18).first("runen")
    table = position.phase("groundwork", chance="mine mine mine")
    assert [corra(table, name) for name in ("runen", "guild", "koda")] == [1, 1, 18]


@rule("W3.6", "W14.12")
@pytest.mark.parametrize(("supply", "shares"), [(2, (1, 0, 1)), (3, (1, 1, 1)), (4, (2, 1, 1)), (5, (3, 1, 1))])
def test_scarce_gems_go_round_one_at_a_time(supply: int, shares: tuple[int, int, int]) -> None:
    position = wroth("runen koda guild").units("runen", 1, miner=1).units("runen", 2, miner=1).first("guild")
    position.corra("koda", 20 - supply)
    table = position.phase("groundwork", chance="mine mine mine")
    assert (corra(table, "runen"), corra(table, "koda") - (20 - supply), corra(table, "guild")) == shares


@rule("W3.7")
def test_a_single_taker_gets_what_is_there_and_no_debt_remains() -> None:
    position = wroth("runen koda").feat("runen", "deep_veins").corra("koda", 19).dice("runen", "mine mine")
    table = position.dice("koda", "mine").turn("runen")
    answers(table, "mine")  # two gems due, one there
    assert (corra(table, "runen"), table.state.supply) == (1, 0)


@rule("W3.8")
def test_spent_gems_can_be_taken_again() -> None:
    position = wroth("koda runen").corra("koda", 2).corra("runen", 18).dice("koda", "mine mine")
    table = position.turn("koda")
    assert table.state.supply == 0
    answers(table, "buy-grizzled")
    assert table.state.supply == 2
    answers(table, "mine")
    assert (corra(table, "koda"), table.state.supply) == (1, 1)


# ---------------------------------------------------------------- the draft


@rule("W4.1")
def test_all_dice_in_use_are_rolled_into_an_open_pool() -> None:
    table = wroth("koda runen").phase("draft", chance=SEVEN)
    assert questions(table).count("action-die") == 7
    roll = table.live[0].ask
    assert roll is not None
    assert roll.weights == [1, 2, 2, 1]
    assert table.state.pool == [2, 2, 1, 2]
    assert offered(table) == ["mine", "extend", "manoeuvre", "battle"]


@rule("W4.2")
def test_dice_are_taken_clockwise_from_the_first_player() -> None:
    table = wroth("koda runen guild").first("runen").phase("draft", chance=SEVEN)
    order = []
    for face in ("battle", "battle", "mine", "mine", "extend", "extend"):
        order.append(asked(table))
        answers(table, face)
    assert order == ["runen draft", "guild draft", "koda draft"] * 2
    assert [dice(table, name) for name in ("runen", "guild", "koda")] == ["mine battle", "extend battle", "mine extend"]


@rule("W4.2")
def test_a_face_that_is_gone_is_not_offered() -> None:
    table = wroth("koda runen").phase("draft", chance=SEVEN)
    answers(table, "manoeuvre")
    assert offered(table) == ["mine", "extend", "battle"]


@rule("W4.3")
@pytest.mark.parametrize(("factions", "chance", "each"), [
    ("koda runen", SEVEN, 3),
    ("koda runen guild", SEVEN, 2),
    ("koda runen guild aldan", NINE, 2),
])  # fmt: skip
def test_everybody_gets_two_dice_with_two_players_three(factions: str, chance: str, each: int) -> None:
    table = wroth(factions).phase("draft", chance=chance)
    while not table.over:
        answers(table, offered(table)[0])
    assert [len(dice(table, name).split()) for name in factions.split()] == [each] * len(factions.split())


@rule("W4.4")
def test_the_last_die_goes_to_the_player_with_the_fewest_points() -> None:
    table = wroth("koda runen guild").vp(koda=5, runen=4, guild=9).phase("draft", chance=SEVEN)
    answers(table, "mine", "mine", "extend", "extend", "battle", "battle")
    assert dice(table, "runen") == "mine manoeuvre battle"
    assert (dice(table, "koda"), dice(table, "guild")) == ("mine extend", "extend battle")
    assert events(table, "took-die")[-1] == "took-die runen manoeuvre"


@rule("W4.5")
@pytest.mark.parametrize("points", [{"koda": 5, "runen": 5, "guild": 9}, {"koda": 0, "runen": 0, "guild": 0}])
def test_if_several_have_the_fewest_points_nobody_gets_the_last_die(points: dict[str, int]) -> None:
    table = wroth("koda runen guild").vp(**points).phase("draft", chance=SEVEN)
    answers(table, "mine", "mine", "extend", "extend", "battle", "battle")
    assert [len(dice(table, name).split()) for name in ("koda", "runen", "guild")] == [2, 2, 2]
    assert table.state.pool == [0, 0, 1, 0]


@rule("W4.5")
def test_the_same_holds_for_two_players() -> None:
    table = wroth("koda runen").vp(koda=3, runen=3).phase("draft", chance=SEVEN)
    answers(table, "mine", "mine", "extend", "extend", "battle", "battle")
    assert (dice(table, "koda"), dice(table, "runen")) == ("mine extend battle", "mine extend battle")
    table = wroth("koda runen").vp(koda=3, runen=2).phase("draft", chance=SEVEN)
    answers(table, "mine", "mine", "extend", "extend", "battle", "battle")
    assert dice(table, "runen") == "mine extend manoeuvre battle"


@rule("W4.6")
def test_nobody_can_pass_in_the_draft() -> None:
    table = wroth("koda runen").phase("draft", chance=SEVEN)
    assert "pass" not in offered(table)
