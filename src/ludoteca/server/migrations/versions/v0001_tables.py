"""People, tables, the lines of their records, seats, invitations and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("token_hash", name="uq_people_token_hash"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("tail", sa.Text, nullable=False),
        sa.Column("companion", sa.Boolean, nullable=False),
        sa.Column("study", sa.Boolean, nullable=False),
        sa.Column("clock_seconds", sa.Integer),
        sa.Column("clock_increment", sa.Integer),
        sa.Column("webhook", sa.Text, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_tables_host"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_over", "tables", ["over"])
    op.create_table(
        "lines",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_lines"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_lines_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("holder", sa.String(8), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("level", sa.String(64), nullable=False),
        sa.Column("seconds_left", sa.Float),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person"),
        sa.CheckConstraint("holder IN ('person', 'bot', 'open')", name="ck_seats_holder"),
        sa.CheckConstraint("(holder = 'person') = (person IS NOT NULL)", name="ck_seats_person"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "invitations",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("used", sa.String(32)),
        sa.Column("used_by", sa.String(32)),
        sa.PrimaryKeyConstraint("hash", name="pk_invitations"),
        sa.ForeignKeyConstraint(
            ["table_id", "seat"],
            ["seats.table_id", "seats.seat"],
            name="fk_invitations_table_id",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(["used_by"], ["people.id"], name="fk_invitations_used_by"),
    )
    op.create_index("ix_invitations_table_id", "invitations", ["table_id", "seat"])
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id", ondelete="CASCADE"),
    )
