"""Bots at a pace that people can follow, with pause and skip."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

from ludoteca.engine.chance import Stream
from ludoteca.engine.game import SpokenError
from ludoteca.engine.table import TABLE
from ludoteca.server.thinking import Job, job_for

if TYPE_CHECKING:
    from ludoteca.server.sitting import Sitting

AGAIN: Final = 1.0
"""Seconds until a bot tries again when its answer could not be kept."""

log: Final = logging.getLogger("ludoteca.server")

Stamp = tuple[int, int, tuple[int, ...], str]
"""What a bot has thought about: if it is still the same, its answer holds."""


class Driver:
    """Gives the answers of the bots at one table."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.paused = False
        self.hurries = False
        """Nobody wants to watch until a person is asked."""
        self.bell = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Something has changed: perhaps a bot is asked now."""
        self.bell.set()
        if not self.is_busy and self.asked() is not None:
            self.task = asyncio.get_running_loop().create_task(self.run())

    @property
    def is_busy(self) -> bool:
        """Whether bots have something to do."""
        return self.task is not None and not self.task.done()

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    def pause(self) -> None:
        """The bots wait until somebody lets them go on."""
        self.paused = True
        self.bell.set()

    def go(self, hurries: bool = False) -> None:
        """The bots go on, if wanted without waiting until a person is asked."""
        self.paused = False
        self.hurries = hurries
        self.wake()

    @property
    def waits(self) -> bool:
        """While it is paused, or people talk about a take-back, no bot answers."""
        return self.paused or self.sitting.room.take_back is not None

    def asked(self) -> int | None:
        """A seat of a bot that is asked something."""
        sitting = self.sitting
        bots = [seat for seat, _ in sitting.table.asked() if seat != TABLE and sitting.seats[seat].holder == "bot"]
        return bots[0] if bots else None

    def stamp(self, seat: int) -> Stamp:
        """What would make a thought about this seat's question worthless if it changed."""
        sitting = self.sitting
        desk = sitting.table.desks.get(seat)
        row = sitting.seats[seat]
        answers = tuple(desk.answers if desk is not None else ())
        return seat, len(sitting.table.lines), answers, f"{row.holder} {row.level}"

    async def run(self) -> None:
        """Let the bots play, and try again whatever went wrong: nobody else would wake them."""
        while True:
            try:
                async with self.sitting.lock:
                    await self.sitting.make_sound()
                await self.play()
                return
            except SpokenError:
                pass
            except Exception:
                log.exception("table %s: a bot could not play", self.sitting.id)
            await asyncio.sleep(AGAIN)

    async def play(self) -> None:
        """Answer for the bots until a person is asked, or the game is over."""
        known: tuple[Stamp, int] | None = None
        while (seat := self.asked()) is not None:
            if self.sitting.people_asked() or self.sitting.table.run.waiting:
                self.hurries = False
            if self.waits:
                self.bell.clear()
                await self.bell.wait()
                continue
            stamp = self.stamp(seat)
            if known is None or known[0] != stamp:
                known = stamp, await self.thought(seat)
            await self.rest()
            async with self.sitting.lock:
                if self.stamp(seat) == stamp and not self.waits:
                    await self.answer(seat, known[1])
        self.hurries = False

    async def thought(self, seat: int) -> int:
        """What the bot wants to answer. A bot that breaks down must not stop the game."""
        job = job_for(self.sitting.recorder, seat, self.sitting.seats[seat].level)
        try:
            value = await self.sitting.house.thinkers.choose(job)
        except Exception:
            log.exception("table %s: a bot broke down", self.sitting.id)
            return anything(job)
        return value if value in job.options else anything(job)

    async def rest(self) -> None:
        """Let people see the last move before the next one comes."""
        loop = asyncio.get_running_loop()
        while not self.hurries and not self.waits:
            left = self.sitting.moved_at + self.sitting.house.pace - loop.time()
            if left <= 0:
                return
            self.bell.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self.bell.wait()

    async def answer(self, seat: int, value: int) -> None:
        sitting = self.sitting
        await sitting.change(lambda: sitting.table.answer(seat, value), seat)


def anything(job: Job) -> int:
    """Some answer that is allowed."""
    return job.options[Stream(job.key).below(job.turn, len(job.options))]
