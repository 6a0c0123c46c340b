"""Bots think in processes of their own, so that the tables never wait for them; so do hints and analyses."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from functools import lru_cache
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final, Protocol, TypeVar

from msgspec import Struct

from ludoteca.bots import Budget, Thinker, Turn, check_bot, is_together, key_of, new_bot
from ludoteca.bots.analysis import Moment, analyse
from ludoteca.bots.bot import Possible
from ludoteca.bots.hints import hint
from ludoteca.bots.ideas import Idea
from ludoteca.engine.chance import Nobody
from ludoteca.engine.game import Game, SetupError, find_game, installed
from ludoteca.engine.record import parse
from ludoteca.engine.recorder import Recorder
from ludoteca.engine.replay import replay
from ludoteca.engine.run import Run, Start
from ludoteca.engine.sampler import Sampler
from ludoteca.engine.state import restore
from ludoteca.engine.table import Table
from ludoteca.engine.text import LANGUAGES
from ludoteca.server.ahead import asked_after, plan_after
from ludoteca.telling.ideas import told

TRIES: Final = 3
"""So often a question is thought about if the process that does it dies."""
MOST: Final = Budget(iterations=20_000, seconds=60.0)
"""No bot at a table may think longer about a decision: it shares its process with the bots of other tables."""

log: Final = logging.getLogger("ludoteca.server")

Asked = TypeVar("Asked")
Found = TypeVar("Found")


class Job(Struct, frozen=True):
    """A question to a bot: the start of the running step, and all public answers since.

    The start holds what is hidden too, for possible tables are made by redrawing it; the bot itself gets only those.
    """

    game: str
    snapshot: str
    since: list[int]
    numbers: list[int]
    number: int
    """The last line of the ledger."""
    plan: list[int] | None
    """What the seat has answered so far in a plan that it is making, with what it has chosen and not sent yet."""
    seat: int
    turn: int
    """Different for every question of a game, so that each has draws of its own."""
    question: str
    options: list[int]
    level: str
    key: int
    chosen: list[int] = []
    """What the seat has chosen in a move and not sent yet; the question follows it. In a plan it stands there."""


class Look(Struct, frozen=True):
    """Some choices of a finished game that are to be looked at again."""

    game: str
    record: str
    """As its host has it, with everything open."""
    lines: list[int]
    iterations: int
    """For each of them."""


class Thinks(Protocol):
    """Whatever can answer for a bot, advise a person, and look at finished games again."""

    async def choose(self, job: Job) -> int: ...

    async def advise(self, job: Job) -> list[Idea]: ...

    async def look_back(self, look: Look) -> list[Moment]: ...

    async def stop(self) -> None: ...


def job_for(recorder: Recorder, seat: int, level: str, chosen: Sequence[int] = ()) -> Job:
    """The question that this seat is asked now, or after some answers that it has not sent yet, for a bot."""
    table = recorder.table
    run, desk, ask = table.run, table.desks.get(seat), asked_after(table, seat, chosen)
    assert ask is not None
    plan = plan_after(desk, chosen).answers if desk is not None else None
    return Job(
        game=table.game.id,
        snapshot=recorder.snapshot(),
        since=run.since[:],
        numbers=run.numbers[run.start.at :],
        number=run.number,
        plan=plan,
        seat=seat,
        turn=table.number + 1 + len(plan or []),
        question=ask.question.id,
        options=ask.options[:],
        level=level,
        key=key_of(recorder.chance.seed.hex(), "bot", seat),
        chosen=[] if plan is not None else list(chosen),
    )


def check_level(game: Game, level: str) -> None:
    """Refuse a bot that there is not, that cannot play the game, or that would keep others waiting for too long."""
    bot = check_bot(game, level)
    if isinstance(bot, Thinker) and (bot.budget.iterations > MOST.iterations or bot.budget.seconds > MOST.seconds):
        raise SetupError("bot-too-slow", bot=level, iterations=MOST.iterations, seconds=round(MOST.seconds))


def think(job: Job, game: Game | None = None) -> int:
    """What the bot answers. This runs in a process of its own."""
    return new_bot(job.level, job.key).choose(turn_of(job, game))


def advise(job: Job, game: Game | None = None) -> list[Idea]:
    """What a strong player would look at. Like a bot it gets possible tables and nothing else."""
    turn = turn_of(job, game)
    return [in_all_languages(turn, idea) for idea in hint(turn)]


def in_all_languages(turn: Turn, idea: Idea) -> Idea:
    """An idea with words for whoever is told of it."""
    return told(turn, idea, LANGUAGES)


def turn_of(job: Job, game: Game | None = None) -> Turn:
    """All that a bot is told about a question."""
    game = game if game is not None else find_game(job.game)
    run = run_at(game, job)
    possible, together = further(Sampler(game, run, job.seat, job.plan).sample, job.chosen), is_together(game, run)
    # The job names the question: inside a plan it is the seat's own, and the run is not at it.
    return Turn(game, job.seat, job.turn, job.question, tuple(job.options), possible, together)


def further(possible: Possible, chosen: list[int]) -> Possible:
    """Possible runs after some answers more."""

    def later(key: int) -> Run:
        run = possible(key)
        for value in chosen:
            run.answer(value)
        return run

    return later if chosen else possible


def look_again(look: Look, game: Game | None = None) -> list[Moment]:
    """What some choices of a finished game came to, and what would have been better."""
    table = finished(look.game, look.record) if game is None else replay(parse(look.record), game)
    return list(analyse(table, Budget(look.iterations), in_all_languages, set(look.lines)))


@lru_cache(maxsize=2)
def finished(game: str, record: str) -> Table:
    """A finished game; it is asked for several times in a row."""
    return replay(parse(record), find_game(game))


def run_at(game: Game, job: Job) -> Run:
    """The run at the open question, without any chance of its own."""
    snapshot = json.loads(job.snapshot)
    state = restore(snapshot["state"], game.parts)
    start = Start(int(snapshot["number"]), str(snapshot["step"]), tuple(snapshot["args"]), None)
    run = Run(game.steps, state, Nobody(), number=start.number)
    run.restart(start, job.since, job.numbers, job.number)
    return run


def prepare() -> None:
    """What a process does before its first question: Ctrl-C is for the server, and games take a while to load."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_the_server, daemon=True).start()
    installed()


def end_with_the_server() -> None:
    """A server that is killed cannot end its processes, and they would wait for questions for ever."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class Thinkers:
    """A pool of processes that think. One that dies is replaced, and its question is thought about again."""

    def __init__(self, workers: int) -> None:
        self.workers = max(1, workers)
        self.pool: ProcessPoolExecutor | None = None
        self.again = asyncio.Lock()
        """A process that dies breaks off all questions. They are tried again one by one: only the guilty one fails."""
        self.stopped = False

    async def choose(self, job: Job) -> int:
        """What the bot answers."""
        return job.options[0] if len(job.options) == 1 else await self.do(think, job)

    async def advise(self, job: Job) -> list[Idea]:
        """What a strong player would look at."""
        return await self.do(advise, job)

    async def look_back(self, look: Look) -> list[Moment]:
        """What choices of a finished game came to."""
        return await self.do(look_again, look)

    async def do(self, work: Callable[[Asked], Found], asked: Asked) -> Found:
        """Have something worked out by one of the processes."""
        for left in range(TRIES - 1, -1, -1):
            async with self.again if left < TRIES - 1 else nullcontext():
                pool = self.opened()
                try:
                    found = asyncio.get_running_loop().run_in_executor(pool, work, asked)
                    found.add_done_callback(let_go)
                    return await asyncio.shield(found)  # a pool that breaks stumbles over a question that was cancelled
                except BrokenProcessPool:
                    self.drop(pool)
                    if not left:
                        raise
        raise AssertionError

    def opened(self) -> ProcessPoolExecutor:
        """The processes, started when the first bot is asked. Whatever wants them after the end is given up."""
        if self.stopped:
            raise asyncio.CancelledError
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=prepare)
        return self.pool

    def drop(self, pool: ProcessPoolExecutor) -> None:
        """Let go of processes that are broken; another question may have noticed it before."""
        pool.shutdown(wait=False, cancel_futures=True)
        if self.pool is pool:
            log.warning("a process that thinks for bots has died")
            self.pool = None

    async def stop(self) -> None:
        """End the processes, whatever they are thinking about."""
        self.stopped = True
        pool, self.pool = self.pool, None
        if pool is not None:
            for process in pool._processes.values():
                process.kill()
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


def let_go(found: asyncio.Future[Found]) -> None:
    """Whoever asked may be gone: then nobody needs to hear that it has failed."""
    if not found.cancelled():
        found.exception()
