"""The way to the database: every piece of work is one transaction, and whoever writes waits in line.

SQLite has one writer at a time, and a commit waits for the disk. So one thread writes, and all that has come to wait
meanwhile is committed at once: many tables share one trip to the disk. If somebody fails, all of it is taken back and
done again piece by piece: whoever fails loses only their own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import OperationalError

BUSY_SECONDS: Final = 20
"""How long a writer waits for another program that holds the database, a backup for example."""
READERS: Final = 4

T = TypeVar("T")
Work = Callable[[Connection], T]
Errand = tuple[Work[Any], "asyncio.Future[Any]"]
"""A piece of work, and who waits for it."""


class Database:
    """A database, for everything on the event loop."""

    def __init__(self, database: Path | str) -> None:
        """A file for SQLite, or the address of a database."""
        self.engine = create_engine(f"sqlite:///{database}" if isinstance(database, Path) else database)
        self.writer = ThreadPoolExecutor(1, "writer")
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.waiting: list[Errand] = []
        self.writing: asyncio.Task[None] | None = None
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", prepare)
            event.listen(self.engine, "begin", begin)

    async def close(self) -> None:
        """Let go of the database when all that waits is done."""
        if self.writing is not None:
            await self.writing
        for threads in (self.writer, self.readers):
            await asyncio.to_thread(threads.shutdown)
        self.engine.dispose()

    async def read(self, work: Work[T]) -> T:
        """Do some work that only looks."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.look, work)

    def look(self, work: Work[T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    async def write(self, work: Work[T]) -> T:
        """Do some work that changes something. It is safe on the disk when this returns, or nothing has happened."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self.waiting.append((work, done))
        if self.writing is None:
            self.writing = loop.create_task(self.write_all())
        return await done

    async def write_all(self) -> None:
        """Write until nobody waits."""
        loop = asyncio.get_running_loop()
        while self.waiting:
            together, self.waiting = self.waiting, []
            outcomes = await loop.run_in_executor(self.writer, self.commit, [work for work, _ in together])
            for (_, done), (value, error) in zip(together, outcomes, strict=True):
                if done.cancelled():
                    continue
                if error is None:
                    done.set_result(value)
                else:
                    done.set_exception(error)
        self.writing = None

    def commit(self, works: list[Work[Any]]) -> list[tuple[Any, Exception | None]]:
        """Do these pieces of work in one transaction; what each of them gives, or why it was not done."""
        try:
            with self.engine.connect().execution_options(ludoteca_writes=True) as connection, connection.begin():
                return [(work(connection), None) for work in works]
        except Exception as error:
            if len(works) == 1 or isinstance(error, OperationalError):  # the database itself has failed: for everybody
                return [(None, error)] * len(works)
        return [self.commit([work])[0] for work in works]


def prepare(connection: Any, _record: object) -> None:
    """What every connection to SQLite needs: safe on disk before it is acknowledged, readers beside the writer."""
    connection.isolation_level = None  # transactions begin where we say so, not where the driver thinks best
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def begin(connection: Connection) -> None:
    """A writer takes the lock at once: one that reads first could find that it has lost only when it writes."""
    writes = connection.get_execution_options().get("ludoteca_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
