"""One live table: people come, answer, take back and talk; everybody sees what their seat may see.

Whatever changes the table is checked, carried out, written down and only then acknowledged, one after the other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final
from weakref import WeakSet

from msgspec.structs import replace

from ludoteca.engine.game import SPECTATOR, SpokenError
from ludoteca.engine.observe import AskedView, asked_view
from ludoteca.engine.recorder import Recorder
from ludoteca.engine.table import TABLE, Table
from ludoteca.server import acts
from ludoteca.server.adviser import Adviser
from ludoteca.server.clocks import Clocks, stand_in
from ludoteca.server.driver import Driver
from ludoteca.server.house import Connection as Connection
from ludoteca.server.house import Guest, House, SittingError
from ludoteca.server.keeping import ended, recorder_of, room_of, tail_text
from ludoteca.server.protocol import (
    ClientMessage,
    Done,
    Fault,
    Hello,
    Refused,
    Result,
    Seats,
    SeatState,
    Spoken,
    TableCard,
    Update,
    View,
    Welcome,
)
from ludoteca.server.store import SeatRow, Stale, TableRow
from ludoteca.server.views import Company, Views, sentences_since

log: Final = logging.getLogger("ludoteca.server")


class Sitting:
    """One live table."""

    def __init__(self, house: House, row: TableRow, seats: list[SeatRow], recorder: Recorder) -> None:
        self.house = house
        self.lock = asyncio.Lock()
        self.guests: dict[int, Guest] = {}
        self.gone: WeakSet[Connection] = WeakSet()
        """Those who left, perhaps even before they had come in."""
        self.driver = Driver(self)
        self.timer: asyncio.TimerHandle | None = None
        self.ticking: asyncio.Task[None] | None = None
        self.sound = True
        """Whether what is in memory is what is kept."""
        self.advisers: dict[int, Adviser] = {}
        self.take_up(row, seats, recorder)

    def take_up(self, row: TableRow, seats: list[SeatRow], recorder: Recorder) -> None:
        """Go on from what is kept."""
        self.row = row
        self.seats = sorted(seats, key=lambda seat: seat.seat)
        self.recorder = recorder
        self.room = room_of(row.tail)
        self.version = row.version
        self.changed = row.changed
        self.kept = len(recorder.entries)
        """How many entries of the record are kept."""
        self.views = Views(recorder.table)
        for guest in self.guests.values():
            guest.sights = {}
        self.clocks: Clocks | None = None
        if row.clock is not None:
            left = {seat.seat: seat.left for seat in seats if seat.left is not None}
            self.clocks = Clocks(row.clock, left, self.house.now)
        self.look_round()
        self.moved_at = -1e9
        """When people last saw a move."""

    @property
    def table(self) -> Table:
        return self.recorder.table

    @property
    def id(self) -> str:
        return self.row.id

    def wake(self) -> None:
        """Let bots think and clocks run."""
        self.driver.wake()
        self.wind()

    def look_round(self) -> None:
        """Remember what everybody may know of the table as it is kept, and set the clocks."""
        table = self.table
        self.asked = asked_view(table)
        self.number = table.number
        self.over = table.over
        self.typing = acts.typing(self)
        """The seats of people that are asked for a real die or card."""
        if self.clocks is not None:
            self.clocks.run(self.people_asked())

    def people_asked(self) -> list[int]:
        """The seats of people that have to answer something."""
        return self.people_in(self.asked)

    def people_in(self, asked: list[AskedView]) -> list[int]:
        """Those of the asked seats that have not decided and belong to people."""
        seats = [one.seat for one in asked if not one.decided and one.seat != TABLE]
        return [seat for seat in seats if self.seats[seat].holder == "person"]

    def adviser(self, seat: int) -> Adviser:
        """Whoever gives hints to a seat."""
        return self.advisers.setdefault(seat, Adviser(self, seat))

    def close(self) -> None:
        """Stop thinking and counting."""
        self.driver.stop()
        if self.timer is not None:
            self.timer.cancel()

    # ------------------------------------------------------------ who is here

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person holds."""
        return [row.seat for row in self.seats if row.holder == "person" and row.person == person and person]

    def others(self, person: str) -> list[str]:
        """The other people at the table."""
        return sorted({row.person for row in self.seats if row.holder == "person"} - {person})

    def company(self) -> Company:
        """What the people at the table mean for what can be seen."""
        holders = {row.seat: row.person for row in self.seats if row.holder == "person"}
        free = [seat for seat, person in holders.items() if self.row.study or not self.others(person)]
        return Company(free, acts.typing(self))

    def seat_states(self) -> list[SeatState]:
        """Who sits where, as everybody may know it."""
        here = {guest.person for guest in self.guests.values()}
        left = self.clocks.read() if self.clocks is not None else {}
        return [
            SeatState(
                seat=row.seat,
                name=self.table.game.seat_name(row.seat),
                holder=row.holder,
                who=self.house.names.get(row.person, "") if row.holder == "person" else row.level,
                here=row.holder == "person" and row.person in here,
                clock=round(max(0.0, left[row.seat]), 1) if row.seat in left else None,
            )
            for row in self.seats
        ]

    def card(self, person: str) -> TableCard:
        """The table in the lobby of a person."""
        mine = self.seats_of(person)
        asked = self.people_asked()
        return TableCard(
            id=self.row.id,
            game=self.row.game,
            options=dict(self.table.setup.options),
            seats=self.seat_states(),
            mine=mine,
            host=person == self.row.host,
            number=self.number,
            over=self.over,
            my_turn=any(seat in asked or seat in self.typing for seat in mine),
            changed=self.changed.isoformat(),
            listed=self.room.listed,
            ended=self.room.ended,
            origin=self.room.origin if person == self.row.host else None,
        )

    async def enter(self, connection: Connection, hello: Hello) -> Welcome:
        """Somebody comes in; the others see that they are here."""
        async with self.lock:
            await self.make_sound()
            await self.house.learn([connection.person, *(row.person for row in self.seats)])
            chat = await self.house.store.chat(self.id)
            known = self.guests.get(id(connection))
            if known is not None and hello.id <= known.last:
                raise SittingError("repeated")
            guest = Guest(connection, hello.id)
            if connection not in self.gone:
                self.guests[id(connection)] = guest
            for other in self.guests.values():
                if other is not guest:
                    self.tell_seats(other)
            return Welcome(
                table=self.row.id,
                game=self.row.game,
                options=dict(self.table.setup.options),
                seats=self.seat_states(),
                mine=self.seats_of(guest.person),
                host=guest.person == self.row.host,
                companion=self.row.companion,
                commitment=self.recorder.chance.commitment(),
                chat=chat,
                now=self.update_for(guest, self.company(), hello.told),
            )

    def leave(self, connection: Connection) -> None:
        """Somebody goes; the others see it."""
        self.gone.add(connection)
        if self.guests.pop(id(connection), None) is not None:
            for guest in self.guests.values():
                self.tell_seats(guest)

    def tell_seats(self, guest: Guest) -> None:
        guest.connection.send(Seats(seats=self.seat_states(), mine=self.seats_of(guest.person)))

    async def seat(self, seat: int, row: SeatRow) -> None:
        """Somebody else sits at a seat: a person, a bot, or nobody yet."""
        async with self.lock:
            await self.make_sound()
            if not 0 <= seat < len(self.seats):
                raise SittingError("no-seat")
            row = replace(row, seat=seat, left=None)
            if self.clocks is not None:
                row = replace(row, left=self.clocks.hand_over(seat, to_person=row.holder == "person"))
            await self.house.learn([row.person])
            if self.room.take_back is not None:  # whoever asked, or was asked, may be gone
                acts.forget_take_back(self)
                await self.keep(self.version + 1)
            await self.house.store.set_seat(self.id, row)
            self.seats[seat] = row
            self.look_round()
            for guest in self.guests.values():
                self.tell_seats(guest)
            self.publish()
        self.wake()

    async def renamed(self) -> None:
        """Somebody has another name."""
        await self.house.learn(row.person for row in self.seats)
        for guest in self.guests.values():
            self.tell_seats(guest)

    # ------------------------------------------------------------ what people do

    async def do(self, connection: Connection, message: ClientMessage) -> Done | Refused:
        """Carry out a message, or say why not."""
        guest = self.guests.get(id(connection))
        if guest is None:
            return Refused(id=message.id, fault=Fault("hello-first"))
        if message.id <= guest.last:
            return Refused(id=message.id, fault=Fault("repeated"))
        guest.last = message.id
        try:
            await acts.do(self, guest, message)
        except SpokenError as error:
            return Refused(id=message.id, fault=Fault(error.key, error.args_by_name))
        return Done(id=message.id, version=self.version_for(guest.person))

    async def change(self, act: Callable[[], None], turned: int | None = None) -> None:
        """Carry out something that changes the table: all of it is kept, or nothing has happened.

        Only under the lock. `turned` is the seat that acts, for the clocks.
        """
        await self.make_sound()
        before, asked = self.moves(), asked_view(self.table)
        try:
            act()
            self.recorder.update()
        except SpokenError:
            if self.moves() != before:  # the table refuses before it changes anything; better safe
                await self.reload()
            raise
        except Exception as error:
            log.exception("table %s: an act broke down", self.id)
            await self.reload()
            raise SittingError("server-error") from error
        moved, asks = self.moves() != before, asked_view(self.table)
        quietly = not moved and asks == asked
        if not moved and turned is not None:
            self.room.own[turned] = self.room.own.get(turned, 0) + 1
        if self.clocks is not None:
            self.clocks.run(self.people_in(asks), turned)
        was_asked = self.people_asked()
        await self.keep(self.version + 1, quietly)
        self.look_round()
        self.publish(turned if quietly else None)
        self.call([seat for seat in self.people_asked() if seat not in was_asked])
        self.wake()

    def call(self, seats: list[int]) -> None:
        """Tell people that it is their turn."""
        if seats and self.row.webhook:
            self.house.your_turn(self, seats)

    def moves(self) -> object:
        """What counts for everybody; anything else is a plan or a standing answer of one seat."""
        return len(self.table.lines), self.room.take_back, self.room.agreed[:]

    async def keep(self, version: int, quietly: bool = False) -> None:
        """Write down the table as it is now. If that fails nothing has happened."""
        table = self.table
        self.room.number = table.number
        self.room.asked = [seat for seat, _ in table.asked()]
        self.room.ended = ended(self.recorder)
        lines = [entry.text for entry in self.recorder.entries[self.kept :]]
        clocks = self.clocks.read() if self.clocks is not None else {}
        tail = tail_text(self.recorder, self.room)
        try:
            await self.house.store.append(self.id, version, lines, self.kept, tail, table.over, clocks, quietly)
        except Exception as error:
            if not isinstance(error, Stale):
                log.exception("table %s could not be kept", self.id)
            await self.reload()
            if isinstance(error, Stale) or self.version != version:
                raise SittingError("stale" if isinstance(error, Stale) else "not-kept") from error
        else:
            self.version = version
            self.kept = len(self.recorder.entries)
            self.changed = self.changed if quietly else datetime.now(UTC)

    async def reload(self) -> None:
        """Forget what is in memory and go on from what is kept."""
        self.sound = False
        found = await self.house.store.load(self.id)
        if found is None:
            raise SittingError("no-table")
        row, seats, lines = found
        self.take_up(row, seats, recorder_of(row, lines, self.house.find))
        self.sound = True
        self.publish()

    async def make_sound(self) -> None:
        """If the last attempt to go on from what is kept has failed, try again."""
        if not self.sound:
            await self.reload()

    # ------------------------------------------------------------ what people see

    def version_for(self, person: str) -> int:
        """The version as it counts for a person: without what others did for themselves."""
        mine = self.seats_of(person)
        return self.version - sum(count for seat, count in self.room.own.items() if seat not in mine)

    def publish(self, only: int | None = None) -> None:
        """Tell everybody what has changed, or only the holder of a seat."""
        self.views.forget(None if only is None else [only])
        if only is None:
            self.moved_at = asyncio.get_running_loop().time()
        company = self.company()
        for guest in self.guests.values():
            if only is None or only in self.seats_of(guest.person):
                guest.connection.send(self.update_for(guest, company))
                if self.clocks is not None:
                    self.tell_seats(guest)

    def update_for(self, guest: Guest, company: Company, told: int = -1) -> Update:
        """The table as somebody sees it, as far as they have not been told already."""
        table, outcome = self.table, self.table.outcome
        views: list[View] = []
        seats = self.seats_of(guest.person) or [SPECTATOR]
        for seat in seats:
            sight = self.views.look(table, seat, company)
            last = guest.sights.get(seat)
            views.append(
                sight.since(last) if last is not None else sight.whole(sentences_since(table, sight.told, told))
            )
            guest.sights[seat] = sight
        guest.sights = {seat: guest.sights[seat] for seat in seats}
        return Update(
            version=self.version_for(guest.person),
            number=self.number,
            over=self.over,
            asked=self.asked,
            views=views,
            paused=self.driver.paused,
            take_back=self.room.take_back,
            result=None if outcome is None else Result(list(outcome.winners), list(outcome.scores)),
        )

    async def say(self, line: Spoken) -> None:
        """Let everybody hear something."""
        await self.house.store.say(self.id, line.line)
        for guest in self.guests.values():
            guest.connection.send(line)

    # ------------------------------------------------------------ clocks

    async def keep_clocks(self) -> None:
        """Write down what the running clocks show, so that they go on from there."""
        if self.clocks is not None:
            left = self.clocks.read()
            for seat in self.clocks.running:
                self.seats[seat] = replace(self.seats[seat], left=left[seat])
                await self.house.store.set_seat(self.id, self.seats[seat])

    def wind(self) -> None:
        """Look again when the first clock runs out."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        end = self.clocks.next_end() if self.clocks is not None and not self.over else None
        if end is not None:
            self.timer = asyncio.get_running_loop().call_later(end, self.ring)

    def ring(self) -> None:
        self.ticking = asyncio.get_running_loop().create_task(self.tick())

    async def tick(self) -> None:
        """Bots take the seats of those whose time is over."""
        level = stand_in(self.table.game)
        for seat in self.clocks.run_out() if self.clocks is not None and not self.over else []:
            try:
                await self.seat(seat, SeatRow(seat, "bot", level=level))
            except Exception:
                log.exception("table %s: nobody could take the seat of somebody without time", self.id)
                await asyncio.sleep(1)
        self.wind()
