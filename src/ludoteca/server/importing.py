"""Records that somebody brings along: nothing in them is believed before it has been repeated from the first line."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.game import SpokenError
from ludoteca.engine.record import RecordError, parse
from ludoteca.engine.recorder import Recorder
from ludoteca.engine.replay import Find, resume, verify
from ludoteca.engine.table import Table

GROWN: Final = ("other-version", "other-content", "rules-changed")
"""What is no fault of a running game: its rules have changed since."""


def brought(text: str, find: Find, trusting: bool) -> Recorder:
    """The game of a record, checked from beginning to end.

    A running game whose rules have changed since cannot be repeated: it goes on from the state that stands in the
    record, and that could be made up. `trusting` says whether such a record is taken at all.
    """
    record = parse(text)
    verified = True
    try:
        verify(text, find)
    except RecordError as error:
        if error.fault not in GROWN or record.closed or not trusting:
            raise
        verified = False
    try:
        recorder = resume(text, find)
        fault = "" if verified else fault_of(recorder.table)
    except SpokenError:
        raise
    except Exception as error:  # what should be a state of the game is something else
        raise RecordError(record.line_behind("snapshot"), "snapshot", why=str(error)) from error
    if fault:
        raise RecordError(record.line_behind("snapshot"), "snapshot", why=fault)
    table = recorder.table
    table.standing = list({(one.seat, one.question): one for one in table.standing}.values())
    return recorder


def fault_of(table: Table) -> str:
    """Why a state cannot be one of this game."""
    if any(not 0 <= seat < table.setup.seats for seat, _ in table.asked()):
        return "somebody is asked who does not sit at the table"
    faults = table.game.invariants(table.state) if table.game.invariants is not None else []
    return faults[0] if faults else ""
