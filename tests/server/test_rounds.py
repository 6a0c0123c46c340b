"""Where the rounds of a game began, for the bands below a replay."""

from __future__ import annotations

import random

import pytest

from ludoteca.engine.chance import Stream
from ludoteca.engine.game import find_game
from ludoteca.engine.table import Table
from ludoteca.server.rounds import rounds_of
from tests.server.company import find
from tests.server.conftest import Running


def played(game: str, seats: int, seed: int, most: int) -> Table:
    """A game played at random."""
    found = find_game(game)
    table = Table(found, found.setup(seats), Stream(seed))
    dice = random.Random(seed)
    for _ in range(most):
        if table.over:
            break
        seat, ask = table.asked()[0]
        table.answer(seat, dice.choice(ask.options))
    return table


@pytest.mark.parametrize(("game", "seats"), [("magpies", 3), ("wroth", 2), ("village-attacks", 3)])
def test_every_round_has_a_band(game: str, seats: int) -> None:
    table = played(game, seats, 5, 300)
    bands = rounds_of(table)
    assert [band.round for band in bands] == list(range(1, table.state.round + 1))
    numbers = [band.number for band in bands]
    assert numbers == sorted(set(numbers))
    assert 0 < numbers[0] <= numbers[-1] <= table.number


def test_a_round_that_was_taken_back_has_none() -> None:
    table = played("magpies", 2, 5, 8)
    before = rounds_of(table)
    while rounds_of(table) == before:
        seat, ask = table.asked()[0]
        table.answer(seat, ask.options[0])
    table.undo(seat, agreed=True)
    assert rounds_of(table) == before


def test_a_game_without_rounds_has_no_bands() -> None:
    piles = find("piles")
    assert rounds_of(Table(piles, piles.setup(piles.seats[0]), Stream(1))) == []


@pytest.mark.asyncio(loop_scope="module")
async def test_everybody_may_know_the_rounds(running: Running) -> None:
    anna = await running.visitor("Anna")
    table = (await anna.open_table("me", "greedy"))["id"]
    bands = await running.stranger().ok("GET", f"/api/tables/{table}/rounds")
    assert bands == []
    assert await anna.fault("GET", "/api/tables/none/rounds") == (404, "no-table")
