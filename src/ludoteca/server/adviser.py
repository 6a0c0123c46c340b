"""The hints of one seat: a question is thought about once, and about one question at a time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from ludoteca.bots.ideas import Idea
from ludoteca.server.driver import Stamp
from ludoteca.server.house import SittingError
from ludoteca.server.thinking import job_for

if TYPE_CHECKING:
    from ludoteca.server.sitting import Sitting

MOST: Final = 32
"""So many hints are remembered or waited for."""

Path = tuple[int, ...]
"""Answers that were chosen and not sent yet."""
Found = asyncio.Future[list[Idea]]


class Adviser:
    """Finds hints for a seat, and remembers them for as long as its question is open.

    They share their processes with the bots of all tables, so a seat never has more than one of them thought about. The
    one asked for last comes first: whoever has gone on in a move no longer looks at the others.
    """

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.sitting = sitting
        self.seat = seat
        self.stamp: Stamp | None = None
        """The question that the hints are about."""
        self.hints: dict[Path, Found] = {}
        """By what was chosen before; the one asked for last stands last."""
        self.now: Found | None = None
        """The one that is thought about, perhaps still for a question that is gone."""
        self.task: asyncio.Task[None] | None = None

    def hint(self, path: Path) -> Found:
        """The hint for the open question, or the one after some answers; it may be there already, or yet to come.

        Only under the lock of the table. Several may wait for the same hint: none of them may cancel it.
        """
        stamp = self.sitting.driver.stamp(self.seat)
        if stamp != self.stamp:
            self.stamp = stamp
            self.forget()
        hint = self.hints.pop(path, None) or asyncio.get_running_loop().create_future()
        self.hints[path] = hint
        self.make_room()
        if self.task is None or self.task.done():
            self.task = asyncio.get_running_loop().create_task(self.work())
        return hint

    def forget(self) -> None:
        """Another question is open: what was found is worth nothing, and what waits is not begun."""
        for hint in self.hints.values():
            self.refuse(hint, "stale")
        self.hints = {}

    def make_room(self) -> None:
        """If there are too many, the one that nobody has asked for the longest goes."""
        if len(self.hints) > MOST:
            oldest = next(path for path, hint in self.hints.items() if hint is not self.now)
            self.refuse(self.hints.pop(oldest), "too-fast")

    def refuse(self, hint: Found, why: str) -> None:
        """Tell those who wait for a hint that it will not come, unless it has, or is being thought about."""
        if hint is not self.now and not hint.done():
            fail(hint, SittingError(why))

    async def work(self) -> None:
        """Think about all that is waited for, one after the other."""
        try:
            while (path := self.next_path()) is not None:
                await self.think(path)
        except asyncio.CancelledError:  # the server stops: nobody is to wait for what does not come
            for hint in self.hints.values():
                hint.cancel()
            self.hints = {}
            raise

    def next_path(self) -> Path | None:
        """Of the hints that are waited for the one that was asked for last."""
        return next((path for path, hint in reversed(self.hints.items()) if not hint.done()), None)

    async def think(self, path: Path) -> None:
        """Find one hint. If that fails it can be asked for again."""
        hint = self.now = self.hints[path]
        try:
            hint.set_result(await self.ideas(path))
        except Exception as error:
            if self.hints.get(path) is hint:
                del self.hints[path]
            fail(hint, error)
        finally:
            hint.cancel()
            self.now = None

    async def ideas(self, path: Path) -> list[Idea]:
        """What a strong player would look at, if the question is still open when its turn has come."""
        sitting, stamp = self.sitting, self.stamp
        async with sitting.lock:
            await sitting.make_sound()
            if sitting.driver.stamp(self.seat) != stamp:
                raise SittingError("stale")
            job = job_for(sitting.recorder, self.seat, "", path)
        return await sitting.house.thinkers.advise(job)


def fail(hint: Found, error: Exception) -> None:
    """A hint does not come. Whoever asked may be gone: then nobody needs to hear of it."""
    hint.set_exception(error)
    hint.exception()
