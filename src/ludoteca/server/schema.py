"""The tables of the database, as they are after the last migration."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Connection,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    inspect,
    text,
)

NEWEST: Final = "0001"
"""The last migration."""

# Every rule of the database has a name, so that a later migration can change it.
metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Times are ISO texts in UTC, all of the same length: they sort, and a person can read them.
TIME: Final = String(32)
ID: Final = String(32)
HASH: Final = String(64)

people: Final = Table(
    "people",
    metadata,
    Column("id", ID, primary_key=True),
    Column("token_hash", HASH, nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("created", TIME, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(64), nullable=False),
    Column("host", ID, ForeignKey("people.id"), nullable=False),
    Column("header", Text, nullable=False),
    Column("tail", Text, nullable=False),
    Column("companion", Boolean, nullable=False),
    Column("study", Boolean, nullable=False),
    Column("clock_seconds", Integer),
    Column("clock_increment", Integer),
    Column("webhook", Text, nullable=False),
    Column("created", TIME, nullable=False),
    Column("changed", TIME, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Index(None, "host"),
    Index(None, "over"),
)

# The record's entries. Rows are only ever added: the primary key decides which of two writers was first.
lines: Final = Table(
    "lines",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("line", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("holder", String(8), nullable=False),
    Column("person", ID, ForeignKey("people.id")),
    Column("level", String(64), nullable=False),
    Column("seconds_left", Float),
    PrimaryKeyConstraint("table_id", "seat"),
    CheckConstraint("holder IN ('person', 'bot', 'open')", name="holder"),
    CheckConstraint("(holder = 'person') = (person IS NOT NULL)", name="person"),
    Index(None, "person"),
)

invitations: Final = Table(
    "invitations",
    metadata,
    Column("hash", HASH, primary_key=True),
    Column("table_id", ID, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("created", TIME, nullable=False),
    Column("used", TIME),
    Column("used_by", ID, ForeignKey("people.id")),
    ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"], ondelete="CASCADE"),
    Index(None, "table_id", "seat"),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", TIME, nullable=False),
    Column("who", String(64), nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)


def revision(connection: Connection) -> str:
    """The last migration that a database has seen, nothing if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")) or "")
