"""Bots think elsewhere and come to the same answer as they would at the table."""

from __future__ import annotations

import os
import signal

import msgspec
import pytest

from ludoteca.bots import key_of, new_bot, turn_at
from ludoteca.engine.recorder import Chance, Recorder
from ludoteca.engine.table import Table
from ludoteca.server.thinking import Job, Thinkers, job_for, think
from tests.server.company import find


def recorded(game: str, seats: int) -> Recorder:
    """A new table."""
    played, chance = find(game), Chance.of_seed("thinking")
    return Recorder(Table(played, played.setup(seats), chance.source()), chance)


@pytest.mark.parametrize(("game", "seats"), [("magpies", 3), ("orders", 3), ("piles", 3), ("support", 3), ("wroth", 2)])
@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_bot_elsewhere_answers_as_one_at_the_table(game: str, seats: int, level: str) -> None:
    recorder = recorded(game, seats)
    table = recorder.table
    for _ in range(25):
        if table.over:
            break
        for seat, _ in table.asked():
            here = new_bot(level, key_of(recorder.chance.seed.hex(), "bot", seat)).choose(turn_at(table, seat))
            job = msgspec.json.decode(msgspec.json.encode(job_for(recorder, seat, level)), type=Job)
            assert think(job, find(game)) == here
        seat, ask = table.asked()[-1]
        table.answer(seat, ask.options[table.number % len(ask.options)])
        recorder.update()


@pytest.mark.asyncio
async def test_a_process_that_dies_is_replaced() -> None:
    thinkers = Thinkers(1)
    job = job_for(recorded("magpies", 2), 0, "greedy")
    try:
        first = await thinkers.choose(job)
        assert thinkers.pool is not None
        (process,) = thinkers.pool._processes
        os.kill(process, signal.SIGKILL)
        assert await thinkers.choose(job) == first
        assert thinkers.pool is not None
        assert process not in thinkers.pool._processes
    finally:
        await thinkers.stop()


@pytest.mark.asyncio
async def test_where_there_is_one_option_nobody_has_to_think() -> None:
    thinkers = Thinkers(1)
    job = msgspec.structs.replace(job_for(recorded("magpies", 2), 0, "greedy"), options=[3])
    assert await thinkers.choose(job) == 3
    assert thinkers.pool is None
    await thinkers.stop()
