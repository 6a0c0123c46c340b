"""What the database says of a table after a crash, held against what people were told."""

from __future__ import annotations

import time

from ludoteca.engine.game import find_game
from ludoteca.engine.record import Entry
from ludoteca.engine.replay import verify
from ludoteca.server.keeping import record_of, recorder_of, room_of
from ludoteca.server.store import SeatRow, TableRow
from tests.server.drill import Figures, Memory, Sent

A_TENTH = 0.11
"""People are told tenths of seconds."""


class Kept:
    """A table as it is on the disk."""

    def __init__(self, row: TableRow, seats: list[SeatRow], lines: list[str]) -> None:
        self.row = row
        self.seats = seats
        self.lines = lines
        self.record = record_of(row, lines)
        self.room = room_of(row.tail)
        self.secrets = self.record.secrets()
        self.written = {entry.number: entry for entry in self.record.entries if entry.is_answer or entry.undo}
        self.plans = {
            int(seat): tuple(map(int, values)) for seat, *values in map(str.split, self.record.behind("plan"))
        }

    @property
    def number(self) -> int:
        return len(self.written)

    def version_for(self, person: str) -> int:
        """The version as a person counts it."""
        mine = [seat.seat for seat in self.seats if seat.person == person]
        return self.row.version - sum(count for seat, count in self.room.own.items() if seat not in mine)

    def answer(self, entry: Entry) -> tuple[str, str]:
        """The question and the value of a line, also of a secret one."""
        if not entry.commitment:
            return entry.question, entry.value
        value = self.secrets[entry.number].removesuffix(" (auto)")
        question, _, inner = value.rpartition("=")
        return question or entry.question, inner

    def is_automatic(self, entry: Entry) -> bool:
        return entry.mark == "auto" or (bool(entry.commitment) and self.secrets[entry.number].endswith(" (auto)"))

    def since(self, number: int) -> list[Entry]:
        """The lines behind a number that somebody has answered or taken back."""
        later = [self.written[at] for at in range(number + 1, self.number + 1)]
        return [entry for entry in later if entry.undo or not self.is_automatic(entry)]

    def holds(self, sent: Sent) -> bool:
        """Whether the answers of a message stand right behind the line that its sender had seen; all, or none."""
        later = self.since(sent.number)
        first = self.written.get(sent.number + 1)
        if sent.type != "answer":
            return first is not None and first.undo > 0
        if first is None or first.undo or (first.actor, self.answer(first)) != (sent.role, sent.answers[0]):
            return False
        # One line of its own is there, so all of it must be.
        found = [self.answer(entry) for entry in later[: len(sent.answers)] if not entry.undo]
        assert found == list(sent.answers), f"half of a message was kept: {found} of {sent}"
        return True

    # ------------------------------------------------------------ looking

    def check_whole(self) -> None:
        """The lines have no gap, and what is kept beside them speaks of the same moment."""
        assert list(self.written) == list(range(1, self.number + 1))
        assert self.room.number == self.number

    def check_from_the_first_line(self) -> None:
        """The record is sound, and the table that it leads to is the one that is kept."""
        verify(self.record.text(), find_game)
        table = recorder_of(self.row, self.lines, find_game).table
        assert (table.number, table.over) == (self.number, self.row.over)
        assert [seat for seat, _ in table.asked()] == self.room.asked

    def check_memory(self, memory: Memory, person: str, figures: Figures) -> None:
        """All that a person was told is there; what was on its way is there as a whole, or not at all."""
        self.check_seen(memory, person)
        for sent in memory.acknowledged:
            assert self.holds(sent), f"{sent} was acknowledged and is lost: {self.lines[-20:]}"
        memory.acknowledged.clear()
        pending, memory.pending = memory.pending, None
        arrived = self.check_plans(memory, pending)
        if pending is not None:
            arrived = arrived or (not pending.planned and self.holds(pending))
            figures.kept_in_flight += arrived
            figures.lost_in_flight += not arrived

    def check_seen(self, memory: Memory, person: str) -> None:
        """Nothing that was shown is gone, and the same version is the same moment."""
        seen = memory.seen
        if seen is not None:
            version = self.version_for(person)
            assert version >= seen.version, f"version {seen.version} was shown, {version} is kept"
            assert self.number >= seen.number
            assert version > seen.version or self.number == seen.number, "version and lines do not agree"

    def check_plans(self, memory: Memory, pending: Sent | None) -> bool:
        """Plans are on the desk as far as they were acknowledged, or handed in; tells whether `pending` is there."""
        arrived = False
        if pending is not None and pending.planned:
            memory.plans.setdefault(pending.plan, [])
        for key, plan in list(memory.plans.items()):
            seat, number = key
            possible = [plan]
            if pending is not None and pending.plan == key:
                possible.append([*plan, pending] if pending.planned else plan[:-1])
            first = self.written.get(number + 1)
            if first is None or not first.undo:  # else all agreed to go back, and the plan has never been
                found = [one for one in possible if self.has_plan(one, seat)]
                assert found, f"the plan {plan} is lost: {self.plans}, {self.lines[-20:]}"
                arrived = arrived or found[-1] is not plan
                memory.plans[key] = found[-1]
            if first is not None:
                del memory.plans[key]
        return arrived

    def has_plan(self, plan: list[Sent], seat: int) -> bool:
        """Whether a plan lies on its desk, or was handed in and stands in the record."""
        lines = self.handed_in(plan[0]) if plan else []
        if not lines:
            return self.plans.get(seat, ()) == tuple(value for sent in plan for value in sent.values)
        wanted = [answer for sent in plan for answer in sent.answers]
        return lines[: len(wanted)] == wanted

    def handed_in(self, sent: Sent) -> list[tuple[str, str]]:
        """What the seat of a planned answer has handed in since."""
        own = [entry for entry in self.since(sent.number) if entry.actor in (sent.role, sent.name)]
        answers = [self.answer(entry) for entry in own]
        return [answer for answer in answers if answer[0] == sent.answers[0][0]]

    def check_clocks(self, memory: Memory, person: str, pending: bool) -> None:
        """The clocks of a person stand about where they were last read: time cannot have passed faster than it does."""
        clock = self.row.clock
        if clock is None:
            return
        now = time.monotonic()
        passed = now - memory.clocks_since + A_TENTH
        for seat in [one for one in self.seats if one.person == person and one.seat in memory.clocks]:
            assert seat.left is not None
            off = abs(seat.left - memory.clocks[seat.seat])
            assert off <= passed + (clock.increment if pending else 0), f"{memory.clocks} were shown, {seat} is kept"
            memory.clocks[seat.seat] = seat.left
        memory.clocks_since = now
