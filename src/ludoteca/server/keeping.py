"""How a table is kept: the header and the entries of its record, and behind them what only the server may know."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from ludoteca.engine.record import Record, parse_entry
from ludoteca.engine.recorder import Recorder
from ludoteca.engine.replay import Find, resume
from ludoteca.server.protocol import Ended, Origin
from ludoteca.server.store import TableRow
from ludoteca.telling import played

ROOM: Final = "room "
"""The last line behind the record begins like this: what belongs to the room, not to the game."""


class Room(Struct, omit_defaults=True):
    """What is kept of a table besides its record."""

    number: int = 0
    """The last line of the record, for the lobby."""
    asked: list[int] = []
    """The seats that are asked something, for the lobby."""
    own: dict[int, int] = {}
    """By seat: how many changes concerned only its plan or its standing answers.

    For the others they do not count: a plan must not make their answers stale, nor tell how long it is.
    """
    take_back: int | None = None
    """The seat that has asked the others for a take-back."""
    agreed: list[str] = []
    """The people who agree to it."""
    listed: bool = False
    """Whether everybody on the server sees the free seats."""
    ended: Ended | None = None
    """How the game ended, for the lobby."""
    origin: Origin | None = None
    """Where a branch began."""


def ended(recorder: Recorder) -> Ended | None:
    """How a game ended, if it is over."""
    table, outcome = recorder.table, recorder.table.outcome
    if outcome is None:
        return None
    roles = [played(table, seat) for seat in range(table.setup.seats)]
    return Ended(list(outcome.winners), roles, list(recorder.names))


def header_text(recorder: Recorder) -> str:
    """The header of a record as it is kept."""
    return "\n".join(f"{key} {value}" for key, value in recorder.header)


def tail_text(recorder: Recorder, room: Room) -> str:
    """What is kept behind the entries."""
    lines = [f"{key} {value}" for key, value in recorder.tail(recorder.table.over)]
    return "\n".join([*lines, ROOM + msgspec.json.encode(room).decode()])


def room_of(tail: str) -> Room:
    """What belongs to the room, without looking at the record."""
    last = tail[tail.rfind("\n") + 1 :]
    return msgspec.json.decode(last.removeprefix(ROOM), type=Room)


def record_of(row: TableRow, lines: list[str]) -> Record:
    """The record of a kept table, as its host has it."""
    header = [pair(line) for line in row.header.split("\n")]
    tail = [pair(line) for line in row.tail.split("\n") if not line.startswith(ROOM)]
    return Record(header, [parse_entry(line, 0) for line in lines], tail, row.over)


def recorder_of(row: TableRow, lines: list[str], find: Find) -> Recorder:
    """The table as it stood, ready to go on."""
    return resume(record_of(row, lines).text(), find)


def pair(line: str) -> tuple[str, str]:
    key, _, value = line.partition(" ")
    return key, value
