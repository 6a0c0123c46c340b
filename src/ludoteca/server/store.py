"""What the server keeps: people, tables, seats, invitations, chat, and the record of every table line by line.

SQLite by default; any other database that SQLAlchemy knows is a matter of its address.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from functools import wraps
from typing import Any, Concatenate, Final, Literal, ParamSpec, TypeVar

from msgspec import Struct, structs
from sqlalchemy import Connection, Row, and_, bindparam, exists, func, or_, select
from sqlalchemy.exc import IntegrityError

from ludoteca.engine.game import SpokenError
from ludoteca.server import schema
from ludoteca.server.database import Database
from ludoteca.server.protocol import ChatLine, Clock

CHAT_SHOWN: Final = 200
"""How much of the chat somebody who comes in gets to see."""

P = ParamSpec("P")
T = TypeVar("T")


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


def reads(
    method: Callable[Concatenate[Store, Connection, P], T],
) -> Callable[Concatenate[Store, P], Coroutine[Any, Any, T]]:
    """A transaction that only looks."""

    @wraps(method)
    async def reading(store: Store, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store.read(lambda connection: method(store, connection, *args, **kwargs))

    return reading


def writes(
    method: Callable[Concatenate[Store, Connection, P], T],
) -> Callable[Concatenate[Store, P], Coroutine[Any, Any, T]]:
    """A transaction that changes something; whatever is raised inside takes all of it back."""

    @wraps(method)
    async def writing(store: Store, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store.write(lambda connection: method(store, connection, *args, **kwargs))

    return writing


class Store(Database):
    """The database. Every method is one transaction."""

    @writes
    def open(self, connection: Connection) -> None:
        """Make the database ready, whatever older form it may have."""
        found = schema.revision(connection)
        if found > schema.NEWEST:
            raise StoreError("newer-database")
        if found < schema.NEWEST:
            from ludoteca.server.migrations import migrate  # half a second that most starts do not need

            migrate(connection)

    # ------------------------------------------------------------ tables

    @writes
    def add_table(self, connection: Connection, row: TableRow, seats: list[SeatRow], lines: list[str]) -> None:
        """Keep a new table with what its record says so far."""
        connection.execute(schema.tables.insert(), _table_values(row))
        connection.execute(schema.seats.insert(), [_seat_values(row.id, seat) for seat in seats])
        _add_lines(connection, row.id, lines, 0)

    @writes
    def append(
        self,
        connection: Connection,
        table: str,
        version: int,
        lines: list[str],
        first: int,
        tail: str,
        over: bool,
        clocks: dict[int, float],
        quietly: bool = False,
    ) -> None:
        """Keep one change of a table: new entries of its record, numbered from `first`, and its new tail.

        The version must be the next one, else nothing is written and `Stale` is raised. What only one seat may know of
        is kept quietly: nobody sees in the lobby that there was a change.
        """
        new = {"version": version, "tail": tail, "over": over, "seen": None if quietly else _now()}
        done = connection.execute(_CHANGE, {"of_table": table, "old": version - 1} | new)
        if done.rowcount != 1:
            raise Stale(f"table {table} is not at version {version - 1}")
        try:
            _add_lines(connection, table, lines, first)
        except IntegrityError as error:
            raise Stale(f"table {table} has line {first} already") from error
        if clocks:
            times = [{"of_table": table, "at": seat, "seconds_left": left} for seat, left in clocks.items()]
            connection.execute(_CLOCK, times)

    @reads
    def load(self, connection: Connection, table: str) -> tuple[TableRow, list[SeatRow], list[str]] | None:
        """A table with its seats and the entries of its record, in order."""
        lines = select(schema.lines.c.line).where(schema.lines.c.table_id == table).order_by(schema.lines.c.number)
        seats = select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)
        row = (connection.execute(select(schema.tables).where(schema.tables.c.id == table))).one_or_none()
        if row is None:
            return None
        found = [_seat(seat) for seat in connection.execute(seats)]
        return _table(row), found, list(connection.scalars(lines))

    @reads
    def tables_of(self, connection: Connection, person: str) -> list[TableRow]:
        """The tables that a person has opened or sits at, the latest first."""
        t, s = schema.tables.c, schema.seats.c
        sits = exists().where(s.table_id == t.id, s.person == person)
        wanted = select(schema.tables).where(or_(t.host == person, sits)).order_by(t.changed.desc(), t.id)
        return [_table(row) for row in connection.execute(wanted)]

    @reads
    def running(self, connection: Connection) -> list[str]:
        """The tables that are not over."""
        wanted = select(schema.tables.c.id).where(schema.tables.c.over.is_(False)).order_by(schema.tables.c.changed)
        return list(connection.scalars(wanted))

    @writes
    def set_seat(self, connection: Connection, table: str, seat: SeatRow) -> None:
        """Somebody else sits at a seat; links to it no longer work, but for the one they came through."""
        s, i = schema.seats.c, schema.invitations.c
        change = schema.seats.update().where(s.table_id == table, s.seat == seat.seat)
        done = connection.execute(change.values(_seat_values(table, seat)))
        if done.rowcount != 1:
            raise LookupError(f"table {table} has no seat {seat.seat}")
        others = or_(i.used_by.is_(None), i.used_by != seat.person)
        gone = and_(i.table_id == table, i.seat == seat.seat, others)
        connection.execute(schema.invitations.delete().where(gone))

    # ------------------------------------------------------------ chat

    @writes
    def say(self, connection: Connection, table: str, line: ChatLine) -> None:
        """Keep something that was said."""
        c = schema.chat.c
        last = connection.scalar(select(func.max(c.number)).where(c.table_id == table))
        number = 0 if last is None else last + 1
        said = {"table_id": table, "number": number, "at": line.at, "who": line.who, "text": line.text}
        connection.execute(schema.chat.insert(), said)

    @reads
    def chat(self, connection: Connection, table: str) -> list[ChatLine]:
        """The last things that were said at a table, in order."""
        c = schema.chat.c
        wanted = select(c.at, c.who, c.text).where(c.table_id == table).order_by(c.number.desc()).limit(CHAT_SHOWN)
        return [ChatLine(row.at, row.who, row.text) for row in connection.execute(wanted)][::-1]

    # ------------------------------------------------------------ people

    @writes
    def add_person(self, connection: Connection, person: PersonRow) -> None:
        """Keep a new person."""
        connection.execute(schema.people.insert(), structs.asdict(person) | {"created": _now()})

    @reads
    def person_by(self, connection: Connection, token_hash: str) -> PersonRow | None:
        """Who has this token."""
        p = schema.people.c
        wanted = select(p.id, p.token_hash, p.name).where(p.token_hash == token_hash)
        row = (connection.execute(wanted)).one_or_none()
        return None if row is None else PersonRow(row.id, row.token_hash, row.name)

    @reads
    def names(self, connection: Connection, people: set[str]) -> dict[str, str]:
        """The names of people, by their ids."""
        p = schema.people.c
        rows = connection.execute(select(p.id, p.name).where(p.id.in_(people)))
        return {row.id: row.name for row in rows}

    @writes
    def rename(self, connection: Connection, person: str, name: str) -> None:
        """A person wants to be called otherwise."""
        connection.execute(schema.people.update().where(schema.people.c.id == person).values(name=name))

    @writes
    def forget_strangers(self, connection: Connection, before: datetime) -> int:
        """Forget people who came before a time and never sat down anywhere; returns how many."""
        p, t, s, i = schema.people.c, schema.tables.c, schema.seats.c, schema.invitations.c
        known = or_(
            exists().where(t.host == p.id),
            exists().where(s.person == p.id),
            exists().where(i.used_by == p.id),
        )
        gone = connection.execute(schema.people.delete().where(p.created < _iso(before), ~known))
        return gone.rowcount

    # ------------------------------------------------------------ invitations

    @writes
    def invite(self, connection: Connection, invitation: InvitationRow) -> None:
        """Keep the invitation to a seat; an older one that was not used no longer works."""
        i = schema.invitations.c
        unused = and_(i.table_id == invitation.table, i.seat == invitation.seat, i.used.is_(None))
        connection.execute(schema.invitations.delete().where(unused))
        row = {"hash": invitation.hash, "table_id": invitation.table, "seat": invitation.seat, "created": _now()}
        connection.execute(schema.invitations.insert(), row)

    @writes
    def revoke(self, connection: Connection, table: str, seat: int) -> bool:
        """Make the link to a seat worthless; tells whether there was one."""
        i = schema.invitations.c
        unused = and_(i.table_id == table, i.seat == seat, i.used.is_(None))
        gone = connection.execute(schema.invitations.delete().where(unused))
        return gone.rowcount > 0

    @reads
    def invitation(self, connection: Connection, hash: str) -> InvitationRow | None:
        """The invitation with this hash, used or not."""
        i = schema.invitations.c
        row = (connection.execute(select(schema.invitations).where(i.hash == hash))).one_or_none()
        return None if row is None else InvitationRow(row.hash, row.table_id, row.seat, row.used_by)

    @writes
    def use(self, connection: Connection, hash: str, person: str) -> bool:
        """Use an invitation up; of two who try at the same time one succeeds, and only while the seat is open."""
        i, s = schema.invitations.c, schema.seats.c
        free = exists().where(s.table_id == i.table_id, s.seat == i.seat, s.holder == "open")
        change = schema.invitations.update().where(i.hash == hash, i.used.is_(None), free)
        done = connection.execute(change.values(used=_now(), used_by=person))
        return done.rowcount == 1


_CHANGE: Final = (
    schema.tables.update()
    .where(schema.tables.c.id == bindparam("of_table"), schema.tables.c.version == bindparam("old"))
    .values({name: bindparam(name) for name in ("version", "tail", "over")})
    .values(changed=func.coalesce(bindparam("seen"), schema.tables.c.changed))
)
_CLOCK: Final = (
    schema.seats.update()
    .where(schema.seats.c.table_id == bindparam("of_table"), schema.seats.c.seat == bindparam("at"))
    .values(seconds_left=bindparam("seconds_left"))
)
_NEW_LINES: Final = schema.lines.insert()
"""What every answer needs is put together once."""


def _add_lines(connection: Connection, table: str, lines: list[str], first: int) -> None:
    if lines:
        rows = [{"table_id": table, "number": number, "line": line} for number, line in enumerate(lines, first)]
        connection.execute(_NEW_LINES, rows)


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
