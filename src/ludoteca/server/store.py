"""What the server keeps: people, tables, seats, invitations, chat, and the record of every table line by line.

SQLite by default; any other database that SQLAlchemy knows is a matter of its address.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Literal

from msgspec import Struct, structs
from sqlalchemy import Connection, Row, and_, bindparam, event, exists, func, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ludoteca.engine.game import SpokenError
from ludoteca.server import schema
from ludoteca.server.protocol import ChatLine, Clock

BUSY_SECONDS: Final = 20
"""How long a writer waits for another program that holds the database, a backup for example."""
CHAT_SHOWN: Final = 200
"""How much of the chat somebody who comes in gets to see."""


class StoreError(SpokenError):
    """A database that cannot be used."""


class Stale(Exception):
    """Somebody else has written this version of the table already."""


class TableRow(Struct, frozen=True, kw_only=True):
    """A table as it is kept."""

    id: str
    game: str
    host: str
    """The person who opened the table."""
    header: str
    """The lines of the record's header."""
    tail: str
    """What only the host of a record may have: seed, key, secrets, plans, standing answers, snapshot."""
    companion: bool = False
    study: bool = False
    clock: Clock | None = None
    webhook: str = ""
    created: datetime
    changed: datetime
    over: bool = False
    version: int = 0


class SeatRow(Struct, frozen=True):
    """Who sits at a seat."""

    seat: int
    holder: Literal["person", "bot", "open"]
    person: str = ""
    level: str = ""
    left: float | None = None
    """The seconds on the seat's clock."""


class PersonRow(Struct, frozen=True):
    """A person, known by the hash of the session's token."""

    id: str
    token_hash: str
    name: str


class InvitationRow(Struct, frozen=True):
    """An invitation to a seat, known by the hash of its token."""

    hash: str
    table: str
    seat: int
    used_by: str | None = None


class Store:
    """The database. Every method is one transaction."""

    def __init__(self, database: Path | str) -> None:
        """A file for SQLite, or the address of a database."""
        address = f"sqlite+aiosqlite:///{database}" if isinstance(database, Path) else database
        self.engine = create_async_engine(address)
        # SQLite has one writer at a time: waiting in line here is fair, its own waiting is polling.
        self.line = asyncio.Lock()
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _prepare)
            event.listen(self.engine.sync_engine, "begin", _begin)

    async def open(self) -> None:
        """Make the database ready, whatever older form it may have."""
        async with self._writing() as connection:
            found = await connection.run_sync(schema.revision)
            if found > schema.NEWEST:
                raise StoreError("newer-database")
            if found < schema.NEWEST:
                from ludoteca.server.migrations import migrate  # half a second that most starts do not need

                await connection.run_sync(migrate)

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.dispose()

    # ------------------------------------------------------------ tables

    async def add_table(self, row: TableRow, seats: list[SeatRow], lines: list[str]) -> None:
        """Keep a new table with what its record says so far."""
        async with self._writing() as connection:
            await connection.execute(schema.tables.insert(), _table_values(row))
            await connection.execute(schema.seats.insert(), [_seat_values(row.id, seat) for seat in seats])
            await _add_lines(connection, row.id, lines, 0)

    async def append(
        self, table: str, version: int, lines: list[str], first: int, tail: str, over: bool, clocks: dict[int, float]
    ) -> None:
        """Keep one change of a table: new entries of its record, numbered from `first`, and its new tail.

        The version must be the next one, else nothing is written and `Stale` is raised.
        """
        t, s = schema.tables.c, schema.seats.c
        change = schema.tables.update().where(t.id == table, t.version == version - 1)
        clock = schema.seats.update().where(s.table_id == table, s.seat == bindparam("at"))
        async with self._writing() as connection:
            done = await connection.execute(change.values(version=version, tail=tail, over=over, changed=_now()))
            if done.rowcount != 1:
                raise Stale(f"table {table} is not at version {version - 1}")
            try:
                await _add_lines(connection, table, lines, first)
            except IntegrityError as error:
                raise Stale(f"table {table} has line {first} already") from error
            if clocks:
                times = [{"at": seat, "left": left} for seat, left in clocks.items()]
                await connection.execute(clock.values(seconds_left=bindparam("left")), times)

    async def load(self, table: str) -> tuple[TableRow, list[SeatRow], list[str]] | None:
        """A table with its seats and the entries of its record, in order."""
        lines = select(schema.lines.c.line).where(schema.lines.c.table_id == table).order_by(schema.lines.c.number)
        seats = select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)
        async with self.engine.begin() as connection:
            row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).one_or_none()
            if row is None:
                return None
            found = [_seat(seat) for seat in await connection.execute(seats)]
            return _table(row), found, list(await connection.scalars(lines))

    async def tables_of(self, person: str) -> list[TableRow]:
        """The tables that a person has opened or sits at, the latest first."""
        t, s = schema.tables.c, schema.seats.c
        sits = exists().where(s.table_id == t.id, s.person == person)
        wanted = select(schema.tables).where(or_(t.host == person, sits)).order_by(t.changed.desc(), t.id)
        async with self.engine.begin() as connection:
            return [_table(row) for row in await connection.execute(wanted)]

    async def running(self) -> list[str]:
        """The tables that are not over."""
        wanted = select(schema.tables.c.id).where(schema.tables.c.over.is_(False)).order_by(schema.tables.c.changed)
        async with self.engine.begin() as connection:
            return list(await connection.scalars(wanted))

    async def set_seat(self, table: str, seat: SeatRow) -> None:
        """Somebody else sits at a seat; links to it no longer work, but for the one they came through."""
        s, i = schema.seats.c, schema.invitations.c
        async with self._writing() as connection:
            change = schema.seats.update().where(s.table_id == table, s.seat == seat.seat)
            done = await connection.execute(change.values(_seat_values(table, seat)))
            if done.rowcount != 1:
                raise LookupError(f"table {table} has no seat {seat.seat}")
            others = or_(i.used_by.is_(None), i.used_by != seat.person)
            gone = and_(i.table_id == table, i.seat == seat.seat, others)
            await connection.execute(schema.invitations.delete().where(gone))

    # ------------------------------------------------------------ chat

    async def say(self, table: str, line: ChatLine) -> None:
        """Keep something that was said."""
        c = schema.chat.c
        async with self._writing() as connection:
            last = await connection.scalar(select(func.max(c.number)).where(c.table_id == table))
            number = 0 if last is None else last + 1
            said = {"table_id": table, "number": number, "at": line.at, "who": line.who, "text": line.text}
            await connection.execute(schema.chat.insert(), said)

    async def chat(self, table: str) -> list[ChatLine]:
        """The last things that were said at a table, in order."""
        c = schema.chat.c
        wanted = select(c.at, c.who, c.text).where(c.table_id == table).order_by(c.number.desc()).limit(CHAT_SHOWN)
        async with self.engine.begin() as connection:
            return [ChatLine(row.at, row.who, row.text) for row in await connection.execute(wanted)][::-1]

    # ------------------------------------------------------------ people

    async def add_person(self, person: PersonRow) -> None:
        """Keep a new person."""
        async with self._writing() as connection:
            await connection.execute(schema.people.insert(), structs.asdict(person) | {"created": _now()})

    async def person_by(self, token_hash: str) -> PersonRow | None:
        """Who has this token."""
        p = schema.people.c
        wanted = select(p.id, p.token_hash, p.name).where(p.token_hash == token_hash)
        async with self.engine.begin() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        return None if row is None else PersonRow(row.id, row.token_hash, row.name)

    async def names(self, people: set[str]) -> dict[str, str]:
        """The names of people, by their ids."""
        p = schema.people.c
        async with self.engine.begin() as connection:
            rows = await connection.execute(select(p.id, p.name).where(p.id.in_(people)))
            return {row.id: row.name for row in rows}

    async def rename(self, person: str, name: str) -> None:
        """A person wants to be called otherwise."""
        async with self._writing() as connection:
            await connection.execute(schema.people.update().where(schema.people.c.id == person).values(name=name))

    async def forget_strangers(self, before: datetime) -> int:
        """Forget people who came before a time and never sat down anywhere; returns how many."""
        p, t, s, i = schema.people.c, schema.tables.c, schema.seats.c, schema.invitations.c
        known = or_(
            exists().where(t.host == p.id),
            exists().where(s.person == p.id),
            exists().where(i.used_by == p.id),
        )
        async with self._writing() as connection:
            gone = await connection.execute(schema.people.delete().where(p.created < _iso(before), ~known))
        return gone.rowcount

    # ------------------------------------------------------------ invitations

    async def invite(self, invitation: InvitationRow) -> None:
        """Keep the invitation to a seat; an older one that was not used no longer works."""
        i = schema.invitations.c
        unused = and_(i.table_id == invitation.table, i.seat == invitation.seat, i.used.is_(None))
        async with self._writing() as connection:
            await connection.execute(schema.invitations.delete().where(unused))
            row = {"hash": invitation.hash, "table_id": invitation.table, "seat": invitation.seat, "created": _now()}
            await connection.execute(schema.invitations.insert(), row)

    async def revoke(self, table: str, seat: int) -> bool:
        """Make the link to a seat worthless; tells whether there was one."""
        i = schema.invitations.c
        async with self._writing() as connection:
            unused = and_(i.table_id == table, i.seat == seat, i.used.is_(None))
            gone = await connection.execute(schema.invitations.delete().where(unused))
        return gone.rowcount > 0

    async def invitation(self, hash: str) -> InvitationRow | None:
        """The invitation with this hash, used or not."""
        i = schema.invitations.c
        async with self.engine.begin() as connection:
            row = (await connection.execute(select(schema.invitations).where(i.hash == hash))).one_or_none()
        return None if row is None else InvitationRow(row.hash, row.table_id, row.seat, row.used_by)

    async def use(self, hash: str, person: str) -> bool:
        """Use an invitation up; of two who try at the same time one succeeds, and only while the seat is open."""
        i, s = schema.invitations.c, schema.seats.c
        free = exists().where(s.table_id == i.table_id, s.seat == i.seat, s.holder == "open")
        async with self._writing() as connection:
            change = schema.invitations.update().where(i.hash == hash, i.used.is_(None), free)
            done = await connection.execute(change.values(used=_now(), used_by=person))
        return done.rowcount == 1

    # ------------------------------------------------------------ below

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes; whatever is raised inside takes all of it back."""
        async with self.line, self.engine.connect() as connection:
            await connection.execution_options(ludoteca_writes=True)
            async with connection.begin():
                yield connection


def _prepare(connection: Any, _record: object) -> None:
    """What every connection to SQLite needs: safe on disk before it is acknowledged, readers beside the writer."""
    connection.isolation_level = None  # transactions begin where we say so, not where the driver thinks best
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin(connection: Connection) -> None:
    """A writer takes the lock at once: one that reads first could find that it has lost only when it writes."""
    writes = connection.get_execution_options().get("ludoteca_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


async def _add_lines(connection: AsyncConnection, table: str, lines: list[str], first: int) -> None:
    if lines:
        rows = [{"table_id": table, "number": number, "line": line} for number, line in enumerate(lines, first)]
        await connection.execute(schema.lines.insert(), rows)


def _now() -> str:
    return _iso(datetime.now(UTC))


def _iso(time: datetime) -> str:
    return time.astimezone(UTC).isoformat(timespec="microseconds")


def _table_values(row: TableRow) -> dict[str, object]:
    values = structs.asdict(row)
    clock = values.pop("clock")
    values["clock_seconds"], values["clock_increment"] = (clock.seconds, clock.increment) if clock else (None, None)
    return values | {"created": _iso(row.created), "changed": _iso(row.changed)}


def _table(row: Row[Any]) -> TableRow:
    values = dict(row._mapping)
    seconds, increment = values.pop("clock_seconds"), values.pop("clock_increment")
    values["clock"] = None if seconds is None else Clock(seconds, increment)
    values["created"], values["changed"] = map(datetime.fromisoformat, (row.created, row.changed))
    return TableRow(**values)


def _seat_values(table: str, seat: SeatRow) -> dict[str, object]:
    values = {"table_id": table, "seat": seat.seat, "holder": seat.holder, "level": seat.level}
    return values | {"person": seat.person or None, "seconds_left": seat.left}


def _seat(row: Row[Any]) -> SeatRow:
    return SeatRow(row.seat, row.holder, row.person or "", row.level, row.seconds_left)
