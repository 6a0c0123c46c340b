"""Two real servers with one table each. The tables differ only in what one seat hides; who else can tell them apart?"""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, cast

import httpx
from litestar import Litestar
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from ludoteca.engine.ask import KEEP, Ask
from ludoteca.engine.game import SPECTATOR, Game
from ludoteca.engine.kit.twin import knowledge, legible
from ludoteca.engine.record import parse
from ludoteca.engine.replay import resume
from ludoteca.engine.state import digest
from ludoteca.engine.table import TABLE, Table
from ludoteca.server.host import Host
from ludoteca.server.people import hash_of
from ludoteca.server.settings import Settings
from ludoteca.server.sitting import Sitting
from ludoteca.server.store import PersonRow, Store
from tests.probes.leaky import LEAKS
from tests.server.company import AtOnce, find, known_table, seat_row
from tests.server.conftest import PATIENCE, Json, Running, serving

ID = "twins"
PEOPLE = ["anna", "bruno", "carla", "dora"]
FENCE = '{"type":"hello"}'
"""A message that cannot be read: when it is refused, all that was said before has arrived."""
READS = 2000
UNDO = 0.1
LOOKS = 3
"""So many requests everybody makes after every act."""
LEAKY = {leak.game.id: leak.game for leak in LEAKS}


class Leak(AssertionError):
    """Somebody can tell the tables apart who must not."""


class Revealed(Exception):
    """From here on the tables may differ for everybody: something hidden was shown, or decides what happens."""


def apart(dice: random.Random, ask: Ask, other: Ask) -> tuple[int, int]:
    """An option for each table, not the same one if there is a choice."""
    value = dice.choice(ask.options)
    return value, dice.choice([one for one in other.options if one != value] or other.options)


def common(dice: random.Random, ask: Ask, other: Ask) -> int:
    """An option that both tables have."""
    both = [value for value in ask.options if value in other.options]
    if not both:
        raise Revealed
    return dice.choice(both)


def find_any(id: str) -> Game:
    """Installed games, probes, and probes with a planted leak."""
    return LEAKY[id] if id in LEAKY else find(id)


class Ear:
    """A connection of somebody, with every frame as it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.version = 0
        self.frames: list[str] = []

    async def read(self) -> Json:
        async with asyncio.timeout(PATIENCE):
            frame = await self.socket.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Json = json.loads(frame)
        news = message["now"] if message["type"] == "welcome" else message
        if news["type"] == "update":
            self.version = news["version"]
        return message

    async def until(self, *types: str, id: int) -> Json:
        for _ in range(READS):
            message = await self.read()
            if message["type"] in types and message.get("id", id) == id:
                return message
        raise AssertionError("no answer")

    async def tell(self, type: str, **fields: Any) -> Json:
        """Send a message and wait for its answer; a version that is not given is the one that was seen."""
        self.number += 1
        if type in ("answer", "undo", "consent", "typed"):
            fields = {"version": self.version} | fields
        await self.socket.send(json.dumps({"type": type, "id": self.number, **fields}))
        return await self.until("welcome", "done", "refused", id=self.number)

    async def catch_up(self) -> None:
        """Read all that was sent so far."""
        await self.socket.send(FENCE)
        await self.until("refused", id=0)


class World:
    """One server with its table, a person at each seat and one who watches."""

    def __init__(self, running: Running, sitting: Sitting) -> None:
        self.running = running
        self.sitting = sitting
        self.ears: dict[int, Ear] = {}
        self.clients: dict[int, httpx.AsyncClient] = {}

    @property
    def table(self) -> Table:
        return self.sitting.table

    def cookie(self, person: str) -> str:
        return f"{self.running.settings.cookie}={token_of(person)}" if person else ""

    async def come(self, seat: int, person: str, stack: AsyncExitStack) -> None:
        """Somebody opens the table in a browser."""
        address = self.running.settings.address
        headers = {"cookie": self.cookie(person)} if person else {}
        live = address.replace("http", "ws") + f"/api/tables/{ID}/live"
        socket = connect(live, origin=Origin(address), additional_headers=headers, max_size=None, ping_interval=None)
        self.ears[seat] = Ear(await stack.enter_async_context(socket))
        self.clients[seat] = await stack.enter_async_context(
            httpx.AsyncClient(base_url=address, headers=headers, timeout=PATIENCE)
        )
        await self.ears[seat].tell("hello")

    async def get(self, seat: int, path: str) -> tuple[int, object]:
        """What somebody is told at a path: every byte that means anything."""
        answer = await self.clients[seat].get(path)
        if path.partition("?")[0].endswith("/record") and answer.is_success:
            return answer.status_code, legible_record(answer.text)
        return answer.status_code, re.sub(r'"changed":"[^"]*"', "", answer.text)  # when the table last changed


def token_of(person: str) -> str:
    return f"the session of {person}".replace(" ", "-")


def legible_record(text: str) -> list[str]:
    """What can be read from a published record: salted commitments, keyed digests and checks say nothing."""
    record = parse(text)
    kept = [f"{key} {value}" for key, value in [*record.header, *record.tail]]
    return [*kept, *(legible(entry) for entry in record.entries)]


async def set_table(host: Host, game: str, seats: int, companion: bool, record: str) -> Sitting:
    """The same table everywhere: the same id, people, seed and key."""
    for person in PEOPLE:
        await host.store.add_person(PersonRow(person, hash_of(token_of(person)), person.title()))
    if not record:
        return await known_table(host, find_any(game), PEOPLE[:seats], ID, companion=companion, id=ID)
    recorder = resume(record, find)
    rows = [seat_row(seat, person) for seat, person in enumerate(PEOPLE[:seats])]
    return await host.add(replace(host.row(PEOPLE[0], recorder), id=ID), rows, recorder)


async def open_host(store: Store, settings: Settings) -> Host:
    return Host(store, AtOnce(), settings, find_any)


@asynccontextmanager
async def two_servers(
    folder: Path, game: str, seats: int, companion: bool = False, record: str = ""
) -> AsyncIterator[list[World]]:
    """Two servers with the same table, and everybody connected to both."""
    async with AsyncExitStack() as stack:
        worlds = []
        for name in ("one", "two"):
            running = await stack.enter_async_context(serving(folder / name, open_host))
            host = cast(Litestar, running.server.config.app).state["reception"].host
            world = World(running, await set_table(host, game, seats, companion, record))
            for seat, person in [*enumerate(PEOPLE[:seats]), (SPECTATOR, "")]:
                await world.come(seat, person, stack)
            worlds.append(world)
        yield worlds


class Twins:
    """Drives both tables with the same messages, but for what one seat hides."""

    def __init__(self, worlds: list[World], owner: int, seed: str) -> None:
        self.worlds = worlds
        self.owner = owner
        self.random = random.Random(seed)
        self.acts = 0
        self.differed = 0
        self.bytes = 0
        self.requests = 0

    @property
    def others(self) -> list[int]:
        """All eyes that must not see what the owner hides."""
        return [seat for seat in self.worlds[0].ears if seat != self.owner]

    async def drive(self, most: int) -> None:
        """Play on until something is revealed."""
        with suppress(Revealed):
            await self.compare()
            for _ in range(most):
                if self.worlds[0].table.over:
                    return
                await self.act()
                await self.compare()
                self.acts += 1

    async def compare(self) -> None:
        """The others have been sent the same bytes, and are told the same at every address, unless shown more."""
        for world in self.worlds:
            for ear in world.ears.values():
                await ear.catch_up()
        first, second = (world.table.state for world in self.worlds)
        if any(knowledge(first, seat) != knowledge(second, seat) for seat in self.others):
            raise Revealed
        self.differed += digest(first) != digest(second) or self.plans_differ()
        for seat in self.others:
            one, other = [world.ears[seat].frames for world in self.worlds]
            if one != other:
                raise Leak(f"frames to {seat} after {self.acts} acts")
            self.bytes += sum(map(len, one))
            for world in self.worlds:
                world.ears[seat].frames = []
            for path in self.random.sample(self.paths(seat), LOOKS):
                answers = [await world.get(seat, path) for world in self.worlds]
                if answers[0] != answers[1]:
                    raise Leak(f"{path} as {seat} after {self.acts} acts")
                self.requests += 1

    def plans_differ(self) -> bool:
        plans = [{seat: desk.given() for seat, desk in world.table.desks.items()} for world in self.worlds]
        return plans[0] != plans[1]

    def paths(self, seat: int) -> list[str]:
        """What somebody may ask for, and what is refused while the game runs."""
        table = self.worlds[0].table
        here, line = f"/api/tables/{ID}", self.random.randint(0, table.number)
        eyes = ["spectator", "open", *map(table.game.seat_name, range(table.setup.seats))]
        looks = [f"{here}/{what}" for what in (f"at/{table.number}", f"at/{line}", "record", "chronicle")]
        return [
            *looks,
            *(f"{look}?as={name}" for look in looks for name in eyes),
            *(f"{here}/advice?seat={other}" for other in range(table.setup.seats)),
            *[here, "/api/tables"] * 3,
            *(f"{here}/{what}" for what in ("rounds", "proof", f"at/{table.number + 1}")),
            "/api/open-tables",
            *(["/api/me"] if seat != SPECTATOR else []),  # a stranger would be given a name of their own
        ]

    # ------------------------------------------------------------ acting

    async def act(self) -> None:
        """Somebody answers, at both tables."""
        first, second = (world.table for world in self.worlds)
        if self.worlds[0].sitting.room.take_back is not None:
            await self.consent(self.worlds[0].sitting.room.take_back)
            return
        seat, ask = self.random.choice(first.asked())
        other = second.ask_of(seat)
        if other is None:
            raise Revealed
        if seat == TABLE:
            await self.type_in(ask, other)
        elif self.random.random() < UNDO:
            await self.both("undo", seat)
        elif seat == self.owner and ask.plan_of is not None and ask.plan_of.mode == KEEP:
            await self.plan_in_secret()
        elif seat == self.owner and ask.question.secret:
            await self.give(seat, *apart(self.random, ask, other))
        else:
            value = common(self.random, ask, other)
            await self.give(seat, value, value)

    async def consent(self, asker: int) -> None:
        """Somebody else agrees to a take-back, or not."""
        seats = [seat for seat in self.worlds[0].ears if seat not in (asker, SPECTATOR)]
        await self.both("consent", seats[0], agrees=self.random.random() < 0.5)

    async def type_in(self, ask: Ask, other: Ask) -> None:
        """A die or a card: the same where anybody else sees it."""
        seen = any(ask.audience >> seat & 1 for seat in self.others)
        values = (common(self.random, ask, other),) * 2 if seen else apart(self.random, ask, other)
        for world, value in zip(self.worlds, values, strict=True):
            typist = world.ears[world.sitting.typing[0]]
            assert (await typist.tell("typed", value=value))["type"] == "done"

    async def plan_in_secret(self) -> None:
        """A whole plan of the owner, another one at each table, and at the second with second thoughts."""
        first = self.random.randrange(12)
        for at, world in enumerate(self.worlds):
            thoughts = at
            table, ear = world.table, world.ears[self.owner]
            while (ask := table.ask_of(self.owner)) is not None and ask.plan_of is not None:
                value = ask.options[(first + at) % len(ask.options)]
                assert (await ear.tell("answer", seat=self.owner, values=[value]))["type"] == "done"
                desk = table.desks.get(self.owner)
                if thoughts and desk is not None and desk.ask is not None:  # that a plan is ready everybody may know
                    thoughts = 0
                    assert (await ear.tell("undo", seat=self.owner))["type"] == "done"

    async def give(self, seat: int, *values: int) -> None:
        """An answer for each table."""
        for world, value in zip(self.worlds, values, strict=True):
            done = await world.ears[seat].tell("answer", seat=seat, values=[value])
            assert done["type"] == "done", done

    async def both(self, type: str, seat: int, **fields: Any) -> None:
        """The same attempt at both tables; if only one of them allows it, something hidden decides."""
        told = [await world.ears[seat].tell(type, seat=seat, **fields) for world in self.worlds]
        if told[0]["type"] != told[1]["type"]:
            if seat != self.owner:
                raise Leak(f"{type} of {seat}: {told}")
            raise Revealed
