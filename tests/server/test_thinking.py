"""Bots think elsewhere and come to the same answer as they would at the table."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool

import msgspec
import pytest

from ludoteca.bots import key_of, new_bot, turn_at
from ludoteca.engine.recorder import Chance, Recorder
from ludoteca.engine.table import Table
from ludoteca.server.thinking import Job, Thinkers, job_for, think, turn_of
from tests.probes.orders.state import CAPTAIN, SEARCH, Orders
from tests.server.company import find
from tests.server.conftest import Running

LONG = 60
"""Seconds: a thought that takes so long that no test waits for it."""


def recorded(game: str, seats: int) -> Recorder:
    """A new table."""
    played, chance = find(game), Chance.of_seed("thinking")
    return Recorder(Table(played, played.setup(seats), chance.source()), chance)


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


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


def test_a_plan_tried_out_goes_through_what_the_table_answers_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """The captain can only search in his second box: nobody is asked about it, and still it stands in the plan."""
    free = Orders.deeds

    def deeds(g: Orders, role: int, sheet: list[int]) -> list[int]:
        return [SEARCH] if role == CAPTAIN and len(sheet) == 1 else free(g, role, sheet)

    monkeypatch.setattr(Orders, "deeds", deeds)
    recorder = recorded("orders", 2)
    job = job_for(recorder, 0, "", [1, 2])
    assert job.plan == [1, SEARCH, 2]
    turn = turn_of(job, find("orders"))
    ask = turn.possible(1).ask
    assert ask is not None
    assert (ask.question.id, ask.options) == (job.question, job.options)
    recorder.table.answer(0, 1, 2)
    assert job_for(recorder, 0, "") == job, "as if the answers had been sent"


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
async def test_a_process_that_dies_takes_only_the_question_with_it_that_killed_it() -> None:
    thinkers = Thinkers(1)
    try:
        deadly, *others = await asyncio.gather(
            thinkers.do(os._exit, 1), *[thinkers.do(abs, -number) for number in range(3)], return_exceptions=True
        )
        assert isinstance(deadly, BrokenProcessPool)
        assert others == [0, 1, 2]
    finally:
        await thinkers.stop()


@pytest.mark.asyncio
async def test_a_process_may_die_while_a_question_waits_that_nobody_asks_any_more() -> None:
    thinkers = Thinkers(1)

    async def given_up() -> None:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0):
                await thinkers.do(abs, -3)

    three = thinkers.do(os._exit, 1), thinkers.do(abs, -1), thinkers.do(abs, -2)  # no more are handed to the process
    try:
        async with asyncio.timeout(LONG):
            *_, last = await asyncio.gather(*three, given_up(), thinkers.do(abs, -4), return_exceptions=True)
        assert last == 4
    finally:
        await thinkers.stop()


@pytest.mark.asyncio
async def test_who_stops_waits_for_no_thought(caplog: pytest.LogCaptureFixture) -> None:
    thinkers = Thinkers(1)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0):
            await thinkers.do(time.sleep, LONG)
    assert thinkers.pool is not None
    (process,) = thinkers.pool._processes.values()
    await thinkers.stop()
    assert process.exitcode == -signal.SIGKILL
    gc.collect()  # a failure that nobody has heard of complains at its end
    assert warnings(caplog) == []


@pytest.mark.asyncio
async def test_what_is_still_asked_when_all_stops_is_given_up(caplog: pytest.LogCaptureFixture) -> None:
    thinkers = Thinkers(1)
    thoughts = [thinkers.do(time.sleep, LONG) for _ in range(5)]
    *given_up, _ = await asyncio.gather(*thoughts, thinkers.stop(), return_exceptions=True)
    assert [type(one) for one in given_up] == [asyncio.CancelledError] * 5
    assert thinkers.pool is None, "no other processes are started for it"
    assert warnings(caplog) == []


@pytest.mark.asyncio(loop_scope="module")
async def test_bots_that_search_play_a_game(running: Running, quiet: Callable[[], list[str]]) -> None:
    anna = await running.visitor("Anna")
    table = (await anna.open_table("tree:5", "flat:5", options={"length": "short"}))["id"]
    async with anna.at(table) as talk:
        now = talk.welcome["now"]
        while not now.get("over"):
            now = await talk.until("update")
    assert now["result"]["winners"]
    assert quiet() == [], "none broke down and was given any answer"


@pytest.mark.asyncio
async def test_where_there_is_one_option_nobody_has_to_think() -> None:
    thinkers = Thinkers(1)
    job = msgspec.structs.replace(job_for(recorded("magpies", 2), 0, "greedy"), options=[3])
    assert await thinkers.choose(job) == 3
    assert thinkers.pool is None
    await thinkers.stop()
