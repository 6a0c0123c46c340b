"""The server is killed under load, again and again: nothing acknowledged is lost or half there, every table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import shutil
import signal
import sqlite3
import statistics
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

import ludoteca
from ludoteca.server.store import Store
from tests.server.drill import Figures, Memory, Player
from tests.server.kept import Kept

PACKAGE = Path(ludoteca.__file__).parents[1]
PATIENCE = 120
"""Seconds after which a life of the server in which nothing happens has failed the drill."""
MOST = 40
"""A server lives for at most so many acknowledged answers, once everybody who has to is served."""
LOOKS = 2
"""So many records are repeated from their first line after every crash; at the end all of them."""
PATTERNS = ("me random", "me bruno", "me random random", "me me random", "me greedy")
"""Who sits at a table."""
CLOCKS = {3: {"seconds": 3600, "increment": 60}, 6: {"seconds": 3600}}
GAMES: tuple[dict[str, Any], ...] = (
    {"game": "wroth"},
    {"game": "village-attacks"},
    {"game": "magpies", "options": {"length": "long"}},
)
QUICK = {"wroth": "random", "village-attacks": "random"}
"""Where bots that think would keep the processors busy, which the server is to be."""


# ---------------------------------------------------------------- the server


class Served:
    """One life of a server, in a process group of its own."""

    def __init__(self, process: Process, address: str) -> None:
        self.process = process
        self.address = address
        self.began = time.monotonic()
        self.ended = False

    def end(self, how: signal.Signals, alone: bool) -> None:
        """Send a signal to the server, or to all processes that think for it too."""
        if not self.ended:
            self.ended = True
            (os.kill if alone else os.killpg)(self.process.pid, how)

    async def gone(self) -> None:
        """Wait until the last process has ended: then nobody holds the other end of the pipe any more."""
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            await self.process.stdout.read()
            await self.process.wait()


@asynccontextmanager
async def serving(data: Path, log: Path) -> AsyncIterator[Served]:
    """A real `ludoteca serve`. Whatever happens, none of its processes is left behind."""
    command = [sys.executable, "-m", "ludoteca", "serve", "--data", str(data), "--port", "0", "--pace", "0"]
    path = os.pathsep.join(filter(None, (str(PACKAGE), os.environ.get("PYTHONPATH"))))
    environment = os.environ | {"PYTHONPATH": path, "LUDOTECA_LANG": "en"}
    with log.open("ab") as complaints:
        process = await asyncio.create_subprocess_exec(
            *command, stdout=PIPE, stderr=complaints, env=environment, start_new_session=True
        )
    try:
        assert process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            said = (await process.stdout.readline()).decode()
        found = re.search(r"http://(\S+)", said)
        assert found is not None, said + log.read_text("utf-8")
        yield Served(process, found[1])
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.communicate()


# ---------------------------------------------------------------- people and tables


@dataclass
class Person:
    """Somebody with a session that outlives the server."""

    name: str
    id: str = ""
    csrf: str = ""
    cookies: dict[str, str] = field(default_factory=dict)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def ask(self, served: Served, method: str, path: str, **more: Any) -> Any:
        headers = {"x-csrf": self.csrf, "origin": f"http://{served.address}"}
        async with httpx.AsyncClient(
            base_url=f"http://{served.address}", cookies=self.cookies, headers=headers, timeout=PATIENCE
        ) as client:
            response = await client.request(method, path, **more)
            self.cookies |= dict(client.cookies)
        assert response.is_success, f"{method} {path}: {response.status_code} {response.text}"
        return response.json()

    async def arrive(self, served: Served) -> None:
        self.csrf = (await self.ask(served, "GET", "/api/me"))["csrf"]
        await self.ask(served, "PUT", "/api/me", json={"name": self.name})


@dataclass
class Place:
    """One of the tables; when a game is over, the next one of the same kind is set there."""

    wish: dict[str, Any]
    seats: list[str]
    table: str = ""
    memories: dict[str, Memory] = field(default_factory=dict)
    """By person."""
    lines: list[str] = field(default_factory=list)
    """The record as it was seen last: it may only grow."""

    @property
    def over(self) -> bool:
        return any(memory.over for memory in self.memories.values())

    @property
    def people(self) -> list[str]:
        return ["anna", "bruno"] if "bruno" in self.seats else ["anna"]


def places(of_each: int) -> list[Place]:
    """Some tables of every game, with bots, with a second person, with two seats for one, some of them with clocks."""
    found = []
    for game in GAMES:
        for n in range(of_each):
            seats = PATTERNS[n % len(PATTERNS)].replace("greedy", QUICK.get(game["game"], "greedy")).split()
            holders = {"me": {"holder": "me"}, "bruno": {"holder": "open"}}
            wish = game | {"seats": [holders.get(word, {"holder": "bot", "level": word}) for word in seats]}
            found.append(Place(wish | ({"clock": CLOCKS[n]} if n in CLOCKS else {}), seats))
    return found


# ---------------------------------------------------------------- the drill


@dataclass
class Goal:
    """When a life of the server ends: everybody has been served so often, and then so much has happened."""

    each: int
    more: int
    event: str
    """What is counted: messages `sent`, or `done`."""
    how: signal.Signals = signal.SIGKILL
    alone: bool = False


class Drill:
    """Tables that are played while their server is killed."""

    def __init__(self, folder: Path, seed: int, of_each: int) -> None:
        self.data = folder / "data"
        self.log = folder / "log"
        self.random = random.Random(seed)
        self.figures = Figures()
        self.people = {name: Person(name.title()) for name in ("anna", "bruno")}
        self.places = places(of_each)
        self.finished: list[Place] = []
        self.moved: Counter[str] = Counter()
        self.welcomed = 0

    async def life(self, goal: Goal) -> None:
        """Start the server, play until the goal is reached, end it, and look at what is left."""
        started = time.monotonic()
        async with serving(self.data, self.log) as served:
            self.figures.starts.append(served.began - started)
            await self.set_tables(served)
            await self.play(served, goal)
            await served.gone()
            if goal.how is not signal.SIGKILL:
                assert served.process.returncode == 0
        self.figures.kills += goal.how is signal.SIGKILL
        await self.look()

    async def set_tables(self, served: Served) -> None:
        """A game for every place without one."""
        if not self.people["anna"].csrf:
            for person in self.people.values():
                await person.arrive(served)
        anna, bruno = self.people.values()
        for place in self.places:
            if place.over:
                self.finished.append(Place(place.wish, place.seats, place.table, {}, place.lines))
                place.table, place.lines = "", []
            if not place.table:
                place.table = (await anna.ask(served, "POST", "/api/tables", json=place.wish))["id"]
                place.memories = {person: Memory() for person in place.people}
                self.figures.tables += 1
                if "bruno" in place.seats:
                    seat = place.seats.index("bruno")
                    link = await anna.ask(served, "POST", f"/api/tables/{place.table}/seats/{seat}/invitation")
                    await bruno.ask(served, "POST", "/api/join", json={"token": link["path"].rpartition("/")[2]})

    async def play(self, served: Served, goal: Goal) -> None:
        """Everybody comes back and plays until the goal is reached."""
        self.moved = Counter()
        self.welcomed = 0
        left = goal.more

        def happened(event: str) -> None:
            nonlocal left
            if all(self.moved[place.table] >= goal.each or place.over for place in self.places):
                left -= event == goal.event
                if left <= 0 or all(place.over for place in self.places):
                    served.end(goal.how, goal.alone)

        def done(table: str) -> None:
            self.moved[table] += 1
            happened("done")

        def welcome() -> None:
            self.welcomed += 1
            if self.welcomed == len(players):
                self.figures.reunions.append(time.monotonic() - served.began)

        players = [
            self.player(place, person, served, lambda: happened("sent"), done, welcome)
            for place in self.places
            for person in place.people
        ]

        async def sit(player: Player, cookie: str) -> None:
            await player.play(served.address, cookie, lambda: served.ended)
            happened("over")

        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(sit(player, self.people[player.person].cookie))

    def player(
        self,
        place: Place,
        person: str,
        served: Served,
        sent: Callable[[], None],
        done: Callable[[str], None],
        welcome: Callable[[], None],
    ) -> Player:
        chances = random.Random(self.random.random())
        memory = place.memories[person]
        return Player(place.table, person, memory, chances, self.figures, sent, done, welcome, served.began)

    # ------------------------------------------------------------ looking

    async def look(self, everything: bool = False) -> None:
        """Look at a copy of the database, so that the server itself has to put in order what the crash has left."""
        chosen = self.random.sample(self.places, LOOKS)
        with tempfile.TemporaryDirectory() as folder:
            for file in self.data.glob("tables.sqlite*"):
                if not file.name.endswith("-shm"):
                    shutil.copy(file, folder)
            copy = Path(folder) / "tables.sqlite"
            check_file(copy)
            store = Store(copy)
            try:
                for place in [*self.places, *self.finished]:
                    found = await store.load(place.table)
                    assert found is not None, f"table {place.table} is lost"
                    self.check(place, Kept(*found), everything or place in chosen)
            finally:
                await store.close()

    def check(self, place: Place, kept: Kept, from_the_first_line: bool) -> None:
        """What is kept of a table is whole, and holds all that anybody was told."""
        assert kept.lines[: len(place.lines)] == place.lines, f"the record of {place.table} has not only grown"
        place.lines = kept.lines
        kept.check_whole()
        for name, memory in place.memories.items():
            person = self.id_of(name, kept, place)
            pending = memory.pending is not None
            kept.check_memory(memory, person, self.figures)
            kept.check_clocks(memory, person, pending)
        if from_the_first_line:
            kept.check_from_the_first_line()
            self.figures.looks += 1

    def id_of(self, name: str, kept: Kept, place: Place) -> str:
        """The id of a person in the database, by where they sit."""
        seat = place.seats.index("me" if name == "anna" else name)
        person = self.people[name]
        assert person.id in ("", kept.seats[seat].person), f"somebody else sits at {place.table}"
        person.id = kept.seats[seat].person
        return person.id


def check_file(database: Path) -> None:
    """The file is sound, and the lines of every table are numbered without a gap."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        gaps = "SELECT table_id FROM lines GROUP BY table_id HAVING min(number) <> 0 OR max(number) <> count(*) - 1"
        assert connection.execute(gaps).fetchall() == []


def told(figures: Figures) -> str:
    """The figures of a drill in one sentence."""
    starts, reunions = statistics.median(figures.starts), statistics.median(figures.reunions)
    return (
        f"{figures.kills} kills, {figures.tables} tables ({figures.finished} played to the end), "
        f"{figures.messages} acknowledged messages with {figures.answers} answers ({figures.several} with more than "
        f"one, {figures.undos} undos): 0 lost, 0 half there. On their way at a kill: {figures.kept_in_flight} kept, "
        f"{figures.lost_in_flight} not. {figures.looks} records repeated from the first line. Refused: "
        f"{dict(figures.refused)}. The server served after {starts:.1f} s (at most {max(figures.starts):.1f}), "
        f"everybody was back {reunions:.1f} s later (at most {max(figures.reunions):.1f})."
    )


async def drill(folder: Path, seed: int, of_each: int, kills: int) -> Figures:
    """Kill the server so often, and let every table go on at the end."""
    drill = Drill(folder, seed, of_each)
    chances = random.Random(seed)
    for number in range(kills):
        each = 1 if number % 3 == 2 else 0  # else it may happen while tables are still being set up again
        goal = Goal(each, chances.randint(1, MOST), chances.choice(["sent", "done"]), alone=chances.random() < 0.5)
        await drill.life(goal)
    await drill.life(Goal(2, 1, "done", signal.SIGINT, alone=True))
    await drill.look(everything=True)
    drill.figures.finished = len(drill.finished) + sum(place.over for place in drill.places)
    assert "Traceback" not in drill.log.read_text("utf-8"), drill.log.read_text("utf-8")
    return drill.figures


@pytest.mark.asyncio
async def test_a_few_tables_survive_two_kills(tmp_path: Path, record_property: Callable[[str, object], None]) -> None:
    figures = await drill(tmp_path, 1, 2, kills=2)
    record_property("figures", told(figures))
    assert (figures.kills, figures.tables >= 6) == (2, True)
    assert figures.answers > 12


@pytest.mark.long
@pytest.mark.either_build
@pytest.mark.asyncio
async def test_thirty_tables_survive_thirty_kills(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    figures = await drill(tmp_path, 2, 10, kills=30)
    record_property("figures", told(figures))
    print(told(figures))
    assert (figures.kills, figures.tables >= 30) == (30, True)
    assert figures.answers > 1000
    assert figures.several > 50
    assert figures.undos > 20
