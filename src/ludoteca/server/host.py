"""The host of all tables: it sets them, finds them again, and after a restart goes on with every one."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final, Protocol

from ludoteca.bots import is_bot
from ludoteca.engine.game import Game, SetupError, find_game, installed
from ludoteca.engine.observe import texts_of
from ludoteca.engine.record import RecordError
from ludoteca.engine.recorder import Chance, Recorder
from ludoteca.engine.replay import Find, resume
from ludoteca.engine.table import TABLE, Table
from ludoteca.engine.text import LANGUAGES
from ludoteca.server.clocks import Now, stand_in
from ludoteca.server.house import House, SittingError
from ludoteca.server.importing import brought
from ludoteca.server.keeping import Room, ended, header_text, record_of, recorder_of, room_of, tail_text
from ludoteca.server.proofs import Film, LookError, chronicle_of, cut, proof_of, seats_seen
from ludoteca.server.protocol import (
    Clock,
    NewTable,
    Origin,
    Position,
    Proof,
    Retrospect,
    Said,
    SeatState,
    SeatWish,
    TableCard,
)
from ludoteca.server.retrospects import Retrospects, without_analysis
from ludoteca.server.sitting import Sitting
from ludoteca.server.store import SeatRow, Store, TableRow
from ludoteca.server.thinking import Thinks, check_level

IDLE: Final = 600.0
"""A table that nobody has looked at for so many seconds is put away."""
MOST_FILMS: Final = 16
LONGEST_CLOCK: Final = 30 * 24 * 3600
CLOCKS_KEPT: Final = 60.0
"""So often what running clocks show is written down: a server that is killed cannot do it at the end."""

log: Final = logging.getLogger("ludoteca.server")


class HostSettings(Protocol):
    """What the host needs to know of the settings."""

    @property
    def pace(self) -> float:
        """Seconds between two moves of bots."""


class Host:
    """All tables of a server."""

    def __init__(
        self, store: Store, thinkers: Thinks, settings: HostSettings, find: Find = find_game, now: Now = time.monotonic
    ) -> None:
        self.store = store
        self.find_game = find
        self.house = House(store, thinkers, find, now, settings.pace)
        self.sittings: dict[str, Sitting] = {}
        self.loading: dict[str, asyncio.Task[Sitting | None]] = {}
        self.used: dict[str, float] = {}
        """When a table was last asked for."""
        self.listed: dict[str, None] = {}
        """The tables whose free seats everybody may see, in order."""
        self.films: OrderedDict[str, Film] = OrderedDict()
        self.retrospects = Retrospects(thinkers)
        self.waking: asyncio.Task[None] | None = None
        self.reading: asyncio.Task[None] | None = None
        self.minding: asyncio.Task[None] | None = None
        self.importing = asyncio.Lock()

    async def start(self) -> None:
        """Go on with all running tables: bots think, clocks run. Those that only wait for people are left alone."""
        self.waking = asyncio.create_task(self.wake(await self.store.running()))
        self.reading = asyncio.create_task(asyncio.to_thread(read_texts))
        self.minding = asyncio.create_task(self.mind_clocks())

    async def wake(self, tables: Iterable[str]) -> None:
        for table in tables:
            try:
                if await self.has_to_go_on(table):
                    await self.find(table)
            except Exception:  # one table that cannot go on must not keep the others from it
                log.exception("table %s cannot go on", table)

    async def has_to_go_on(self, table: str) -> bool:
        """Whether something happens at a table without anybody looking."""
        found = await self.store.load(table)
        if found is None:
            return False
        row, seats, _ = found
        room = room_of(row.tail)
        if room.listed:
            self.listed[table] = None
        holders = {seat.seat: seat.holder for seat in seats}
        return row.clock is not None or any(holders.get(seat) == "bot" for seat in room.asked)

    async def stop(self) -> None:
        """Put everything away. What the clocks show is kept."""
        for task in (self.waking, self.reading, self.minding):
            if task is not None:
                task.cancel()
        self.retrospects.stop()
        for sitting in list(self.sittings.values()):
            await self.put_away(sitting)
        await self.house.thinkers.stop()

    async def mind_clocks(self) -> None:
        """Write down what running clocks show, again and again."""
        while True:
            await asyncio.sleep(CLOCKS_KEPT)
            await self.keep_clocks()

    async def keep_clocks(self) -> None:
        """Write down what running clocks show."""
        for sitting in list(self.sittings.values()):
            try:
                async with sitting.lock:
                    if sitting.sound:
                        await sitting.keep_clocks()
            except Exception:
                log.exception("table %s: the clocks could not be kept", sitting.id)

    async def put_away(self, sitting: Sitting) -> None:
        async with sitting.lock:
            sitting.close()
            if sitting.clocks is not None and sitting.sound:
                await sitting.keep_clocks()
            self.sittings.pop(sitting.id, None)

    # ------------------------------------------------------------ finding

    async def find(self, table: str) -> Sitting | None:
        """The table with this id, wherever it is."""
        if "\0" in table:  # some databases cannot even be asked for such an id
            return None
        self.used[table] = time.monotonic()
        if table in self.sittings:
            return self.sittings[table]
        if table not in self.loading:
            self.loading[table] = asyncio.create_task(self.load(table))
            self.loading[table].add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(self.loading[table])

    async def load(self, table: str) -> Sitting | None:
        """Take a table from where it is kept."""
        found = await self.store.load(table)
        if found is None:
            self.used.pop(table, None)
            return None
        row, seats, lines = found
        recorder = recorder_of(row, lines, self.find_game)
        sitting = Sitting(self.house, row, seats, recorder)
        await self.house.learn(seat.person for seat in seats)
        if len(recorder.entries) > len(lines):  # the rules have changed since, and the record says so
            sitting.kept = len(lines)
            await sitting.keep(sitting.version + 1)
        await self.make_room()
        self.sittings[table] = sitting
        sitting.wake()
        return sitting

    async def make_room(self) -> None:
        """Put tables away that nobody uses and where nothing happens by itself."""
        now = time.monotonic()
        for table, sitting in list(self.sittings.items()):
            busy = sitting.guests or sitting.driver.is_busy or (sitting.clocks is not None and not sitting.over)
            if not busy and self.used.get(table, now) + IDLE < now:
                self.used.pop(table, None)
                await self.put_away(sitting)

    async def found(self, table: str) -> Sitting:
        sitting = await self.find(table)
        if sitting is None:
            raise LookError("no-table")
        return sitting

    async def cards(self, person: str) -> list[TableCard]:
        """The tables of a person, the latest first."""
        return [await self.card(row, person) for row in await self.store.tables_of(person)]

    async def card(self, row: TableRow, person: str) -> TableCard:
        """A table in the lobby; one that is not in use need not be set up for it."""
        if row.id in self.sittings:
            return self.sittings[row.id].card(person)
        found = await self.store.load(row.id)
        assert found is not None
        row, seats, _ = found
        await self.house.learn(seat.person for seat in seats)
        record, room = record_of(row, []), room_of(row.tail)
        mine = [seat.seat for seat in seats if seat.holder == "person" and seat.person == person]
        return TableCard(
            id=row.id,
            game=row.game,
            options=record.options,
            seats=[self.seat_state(row.game, seat) for seat in seats],
            mine=mine,
            host=row.host == person,
            number=room.number,
            over=row.over,
            my_turn=any(seat in room.asked or TABLE in room.asked for seat in mine),
            changed=row.changed.isoformat(),
            listed=room.listed,
            ended=room.ended,
            origin=room.origin if row.host == person else None,
        )

    def seat_state(self, game: str, seat: SeatRow) -> SeatState:
        """A seat of a table that is not in use."""
        try:
            name = self.find_game(game).seat_name(seat.seat)
        except SetupError:  # the game is no longer installed
            name = str(seat.seat + 1)
        who = self.house.names.get(seat.person, "") if seat.holder == "person" else seat.level
        return SeatState(seat=seat.seat, name=name, holder=seat.holder, who=who, clock=seat.left)

    async def renamed(self, person: str) -> None:
        """Somebody has another name: those at the same tables see it."""
        for sitting in list(self.sittings.values()):
            if sitting.seats_of(person):
                await sitting.renamed()

    # ------------------------------------------------------------ setting tables

    async def create(self, person: str, name: str, wish: NewTable) -> Sitting:
        """Set a table."""
        game = self.find_game(wish.game)
        setup = game.setup(len(wish.seats), wish.options)
        check_clock(wish.clock)
        left = float(wish.clock.seconds) if wish.clock is not None else None
        seats = self.seat_rows(game, wish.seats, person, left)
        if wish.companion and not any(seat.holder != "bot" for seat in seats):
            raise SetupError("companion-alone")
        names = tuple(name if seat.holder == "person" else seat.level for seat in seats)
        chance = Chance.fresh("people" if wish.companion else "committed", setup.seats)
        recorder = Recorder(Table(game, setup, chance.source()), chance, names=names if all(names) else ())
        row = self.row(person, recorder, wish.companion, wish.study, wish.clock, wish.webhook, wish.listed)
        return await self.add(row, seats, recorder)

    def seat_rows(self, game: Game, wishes: list[SeatWish], person: str, left: float | None = None) -> list[SeatRow]:
        """Who shall sit where; a bot of no level is the one that sits down where nobody chooses another."""
        return [self.seat_row(game, seat, wish, person, left) for seat, wish in enumerate(wishes)]

    def seat_row(self, game: Game, seat: int, wish: SeatWish, person: str, left: float | None) -> SeatRow:
        """Who shall sit at a seat."""
        if wish.holder == "bot":
            level = wish.level or stand_in(game)
            check_level(game, level)
            return SeatRow(seat, "bot", level=level, left=left)
        if wish.holder == "open":
            return SeatRow(seat, "open", left=left)
        return SeatRow(seat, "person", person, left=left)

    def row(
        self,
        person: str,
        recorder: Recorder,
        companion: bool = False,
        study: bool = False,
        clock: Clock | None = None,
        webhook: str = "",
        listed: bool = False,
        origin: Origin | None = None,
    ) -> TableRow:
        """A new table as it is kept."""
        table, now = recorder.table, datetime.now(UTC)
        asked = [seat for seat, _ in table.asked()]
        room = Room(table.number, asked, listed=listed, ended=ended(recorder), origin=origin)
        return TableRow(
            id=secrets.token_hex(8),
            game=table.game.id,
            host=person,
            header=header_text(recorder),
            tail=tail_text(recorder, room),
            companion=companion,
            study=study,
            clock=clock,
            webhook=webhook,
            created=now,
            changed=now,
            over=table.over,
            version=1,
        )

    async def add(self, row: TableRow, seats: list[SeatRow], recorder: Recorder) -> Sitting:
        """Keep a new table, and open it."""
        await self.store.add_table(row, seats, [entry.text for entry in recorder.entries])
        await self.house.learn(seat.person for seat in seats)
        sitting = Sitting(self.house, row, seats, recorder)
        self.sittings[row.id] = sitting
        self.used[row.id] = time.monotonic()
        if sitting.room.listed:
            self.listed[row.id] = None
        sitting.wake()
        return sitting

    async def imported(self, person: str, text: str, trusting: bool = True) -> Sitting:
        """A table from a record: a finished one to look at, that of a host to go on with."""
        async with self.importing:  # repeating a long record takes a while: one after the other
            recorder = await asyncio.to_thread(brought, text, self.find_game, trusting)
        if recorder.table.over:
            seats = [SeatRow(seat, "open") for seat in range(recorder.table.setup.seats)]
        else:
            wishes = [SeatWish("bot", name) if is_bot(name) else SeatWish("me") for name in names_in(recorder)]
            seats = self.seat_rows(recorder.table.game, wishes, person)
        return await self.add(self.row(person, recorder, recorder.chance.kind == "people"), seats, recorder)

    async def branch(self, person: str, table: str, number: int, seat: int | None = None) -> Sitting:
        """A new table for study: from a position of another one, against the bots that sat there.

        Whoever sat there sits there again, and at one seat more if wanted.
        """
        sitting = await self.found(table)
        if seat is not None and not 0 <= seat < len(sitting.seats):
            raise SittingError("no-seat")
        if not sitting.over and sitting.others(person):
            raise LookError("not-over")
        film = await self.film(sitting)
        async with film.lock:
            there = await film.table_at(number)
            short = cut(film.record, min(number, there.number))
        recorder = await asyncio.to_thread(resume, short.text(), self.find_game)
        if recorder.table.over:  # at the end, or where all that is left comes by itself
            raise SittingError("no-other-way")
        mine = [*sitting.seats_of(person), *([] if seat is None else [seat])]
        mine = mine or [asked for asked, _ in recorder.table.asked() if asked >= 0][:1] or [0]
        wishes = [
            SeatWish("me") if row.seat in mine else SeatWish("bot", bot_at(sitting, row.seat)) for row in sitting.seats
        ]
        seats = self.seat_rows(recorder.table.game, wishes, person)
        companion, origin = recorder.chance.kind == "people", Origin(sitting.id, number)
        row = self.row(person, recorder, companion, study=True, origin=origin)
        return await self.add(row, seats, recorder)

    # ------------------------------------------------------------ looking back

    async def film(self, sitting: Sitting) -> Film:
        """The game as far as it is recorded."""
        async with sitting.lock:
            film = self.films.pop(sitting.id, None)
            if film is None:
                film = Film(sitting.recorder)
            elif film.last < sitting.number:
                film.take_in(sitting.recorder)
            self.films[sitting.id] = film
        while len(self.films) > MOST_FILMS:
            self.films.popitem(last=False)
        return film

    async def position(self, table: str, number: int, eyes: str) -> Position:
        """What some eyes saw after a line. Whose eyes somebody may borrow is for the caller to say."""
        sitting = await self.found(table)
        self.check_eyes(sitting, eyes)
        film = await self.film(sitting)
        if not 0 <= number <= film.last:
            raise LookError("no-line", last=film.last)
        return await film.position(number, eyes)

    def check_eyes(self, sitting: Sitting, eyes: str) -> None:
        """While a game runs nobody sees everything."""
        seats_seen(sitting.table.game, sitting.table.setup.seats, eyes)
        if eyes == "open" and not sitting.over:
            raise LookError("not-over")

    async def chronicle(self, table: str, eyes: str) -> list[Said]:
        """All that some eyes were told of a game."""
        sitting = await self.found(table)
        self.check_eyes(sitting, eyes)
        async with sitting.lock:
            return chronicle_of(sitting.table, eyes)

    async def proof(self, table: str) -> Proof:
        """All that is needed to recompute the dice of a finished game."""
        return proof_of((await self.found(table)).recorder)

    async def retrospect(self, table: str, household: str) -> Retrospect:
        """A finished game looked at again, or how far that has come; whoever asks first sets it going."""
        try:
            sitting = await self.found(table)
            if not sitting.over:
                raise LookError("not-over")
            return self.retrospects.of(sitting.id, sitting.recorder, household)
        except RecordError as error:
            raise without_analysis(error) from error

    async def published(self, table: str, eyes: str) -> str:
        """The record as it may be published now, with the secrets that these eyes know."""
        sitting = await self.found(table)
        self.check_eyes(sitting, eyes)
        async with sitting.lock:
            return sitting.recorder.record.published(eyes).text()


def read_texts() -> None:
    """Read the texts of all games: that takes a second for each, which the first table should not have to wait for."""
    for game in installed()[0].values():
        for lang in LANGUAGES:
            texts_of(game).has(lang, "title")


def names_in(recorder: Recorder) -> list[str]:
    """By seat: who sat there when the record began; empty where it does not say."""
    count = recorder.table.setup.seats
    return [*recorder.names, *[""] * count][:count]


def bot_at(sitting: Sitting, seat: int) -> str:
    """The bot at a seat; at a free one that of the record. Nothing where there is none, or none that may play here."""
    row, game = sitting.seats[seat], sitting.table.game
    level = names_in(sitting.recorder)[seat] if row.holder == "open" else row.level
    try:
        check_level(game, level)
    except SetupError:
        return ""
    return level


def check_clock(clock: Clock | None) -> None:
    if clock is not None and not (1 <= clock.seconds <= LONGEST_CLOCK and 0 <= clock.increment <= LONGEST_CLOCK):
        raise SetupError("wrong-clock", longest=LONGEST_CLOCK)
