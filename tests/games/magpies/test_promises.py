"""What the game promises to tables and bots: length, invariants, a useful evaluation."""

import pytest

from ludoteca.engine.ask import NOTHING, Ask
from ludoteca.engine.sampler import Draws
from ludoteca.engine.state import differences, shared_parts
from ludoteca.engine.table import Table
from ludoteca.games.magpies import GAME, evaluate, invariants
from ludoteca.games.magpies.rules import Magpies
from tests.games.magpies.positions import answer, magpies, new_table


def finish(table: Table, draws: Draws, greedy: int = NOTHING) -> None:
    """Play to the end: all at random, but one seat looks one answer ahead."""
    for _ in range(GAME.longest):
        if table.over:
            return
        seat, ask = table.asked()[0]
        value = best(table, seat, ask) if seat == greedy else ask.options[draws.below(len(ask.options))]
        table.answer(seat, value)


def best(table: Table, seat: int, ask: Ask) -> int:
    """The option after which the seat thinks it stands best, in a few possible worlds."""

    def hope(value: int) -> float:
        worlds = [table.sampler(seat).sample(key) for key in range(3)]
        for world in worlds:
            world.answer(value)
        return sum(evaluate(world.state, seat) for world in worlds)

    return max(ask.options, key=hope)


@pytest.mark.parametrize("length", ["short", "long"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_game_is_longer_than_promised_and_nothing_is_lost(seats: int, length: str) -> None:
    for key in range(8):
        table = new_table(seats, length, key=key)
        draws = Draws(key)
        while not table.over:
            assert len(table.lines) <= GAME.longest
            assert invariants(table.state) == []
            seat, ask = table.asked()[0]
            table.answer(seat, ask.options[draws.below(len(ask.options))])
        assert invariants(table.state) == []


def test_the_promise_counts_every_line_of_the_longest_turn() -> None:
    position = magpies(seats=4).at(south="oak", west="elm", north="elm", east="elm").hangs(elm="coin").bag(key=1)
    for seat in ("west", "north", "east"):
        position.nest(seat, ring=1)
    table = position.turn("south", roll="two", draws="key")
    answer(table, "south", "elm", "ring", "ring", "ring")
    lines = [line for line in table.lines if line.ask is not None and line.ask.question.id != "wings"]
    assert len(lines) == 5  # with the roll six: fly, refill, three times steal
    assert GAME.longest == 8 + 4 + 16 * 4 * 6


def test_invariants_name_what_is_wrong() -> None:
    def wrong(g: Magpies) -> str:
        return "; ".join(invariants(g))

    g = new_table().state
    g.nests[0][3] += 1
    assert "trinkets came from nowhere" in wrong(g)
    g = new_table().state
    g.nests[0][3], g.nests[1][3] = 1, -1
    assert "fewer than none" in wrong(g)
    g = new_table().state
    g.at[1] = 8
    assert "sits nowhere" in wrong(g)
    g = new_table().state
    g.round = 11
    assert wrong(g) == "round 11 of 10"


def test_a_copy_has_everything_and_shares_nothing() -> None:
    g = magpies().at(south="yew").hangs(elm="ring").bag(key=2).nest("west", coin=1).round(3).turn("south", "two").state
    copy = g.copy()
    assert differences(g, copy) == []
    assert shared_parts(g, copy) == []


def test_looking_one_answer_ahead_beats_chance() -> None:
    wins = 0
    for key in range(60):
        table = new_table(key=key)
        finish(table, Draws(key), greedy=key % 2)
        assert table.outcome is not None
        wins += table.outcome.winners == (key % 2,)
    assert wins >= 38


def test_the_evaluation_is_a_share() -> None:
    g = magpies(3).nest("south", ring=2).nest("west", key=1).turn("north", "two").state
    shares = [evaluate(g, seat) for seat in range(3)]
    assert shares[0] > shares[1] > shares[2] > 0
    assert sum(shares) == pytest.approx(1)
