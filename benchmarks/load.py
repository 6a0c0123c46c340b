"""Measures how long the people at many live tables wait for an answer to reach all of them.

At every table two people play and a third watches; every two seconds somebody who is asked answers at random. The
tables were not set at the same time: each begins somewhere in the first rounds of its game. What counts is the time
from sending an answer to the moment when the last of the three has the new position. Server and people share the
machine: the people's share of its time is told, too. Start it with `make load`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect

ADDRESS = re.compile(r"http://([\w.]+:\d+)")
BEGUN = 60
"""When the measuring begins, the tables have seen between none and so many answers."""
TARGET = 150.0
"""Milliseconds within which 95 of 100 answers must have reached everybody at the largest number of tables."""


# ---------------------------------------------------------------- what a client reads of a message


class Option(msgspec.Struct):
    """One option of a question."""

    value: int


class Ask(msgspec.Struct):
    """A question to a seat."""

    options: list[Option]


class View(msgspec.Struct):
    """What one pair of eyes is asked; the scene is not looked at."""

    seat: int
    ask: Ask | None = None


class Update(msgspec.Struct):
    """A new position."""

    version: int
    views: list[View]
    over: bool = False


class Message(msgspec.Struct):
    """Any message of the server, with the parts that matter here."""

    type: str
    now: Update | None = None
    version: int = 0
    views: list[View] = []
    over: bool = False
    fault: dict[str, Any] = {}


READ = msgspec.json.Decoder(Message)


# ---------------------------------------------------------------- people


class Person:
    """Somebody with a browser at one table: knows the version, and what is asked."""

    def __init__(self, table: Table, socket: ClientConnection) -> None:
        self.table = table
        self.socket = socket
        self.version = 0
        self.asked: dict[int, list[int]] = {}
        self.number = 0
        self.bytes = 0

    async def say(self, kind: str, **more: Any) -> None:
        """Send a message with the next number."""
        self.number += 1
        await self.socket.send(json.dumps({"type": kind, "id": self.number, **more}))

    async def listen(self) -> None:
        """Read until the table is left."""
        async for frame in self.socket:
            self.bytes += len(frame)
            message = READ.decode(frame)
            if message.type == "refused":
                self.table.refuse(str(message.fault))
            position = message.now or (message if message.type == "update" else None)
            if position is not None:
                self.version = position.version
                self.table.over = position.over
                self.asked = {
                    view.seat: [option.value for option in view.ask.options] for view in position.views if view.ask
                }
                self.table.heard()


@dataclass
class Table:
    """A table with its three people, and how long each answer took to reach all of them."""

    people: list[Person] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    over: bool = False
    sent: float = 0.0
    waiting: list[tuple[Person, int]] = field(default_factory=list)
    """Who has to get a newer position than this one before the answer has arrived."""
    arrived: asyncio.Event = field(default_factory=asyncio.Event)

    def heard(self) -> None:
        """Somebody has a newer position: when all have it, the answer has arrived."""
        if self.waiting and all(person.version > version for person, version in self.waiting):
            self.waits.append((time.perf_counter() - self.sent) * 1000)
            self.waiting = []
            self.arrived.set()

    def refuse(self, fault: str) -> None:
        """An answer was not taken: nobody waits for it any more."""
        self.refused.append(fault)
        self.waiting = []
        self.arrived.set()

    async def hurry(self, answers: int, choose: random.Random) -> None:
        """Play so many answers without a pause."""
        for _ in range(answers):
            if not self.over and await self.answer(choose):
                await self.arrived.wait()

    async def play(self, every: float, until: float, choose: random.Random) -> None:
        """Answer at a steady beat, out of step with the other tables."""
        await asyncio.sleep(choose.random() * every)
        while time.perf_counter() < until and not self.over:
            if not self.waiting:
                await self.answer(choose)
            await asyncio.sleep(every)

    async def answer(self, choose: random.Random) -> bool:
        """Let somebody who is asked answer at random; tells whether anybody is."""
        asked = [(person, seat) for person in self.people for seat in person.asked]
        if not asked:
            return False
        person, seat = choose.choice(asked)
        value = choose.choice(person.asked.pop(seat))
        # While several choose at the same time, nobody is told of the choice of another.
        concerned = self.people if len(asked) == 1 else [person]
        self.waiting = [(one, one.version) for one in concerned]
        self.arrived.clear()
        self.sent = time.perf_counter()
        await person.say("answer", version=person.version, seat=seat, values=[value])
        return True


async def newcomer(address: str, home: str) -> httpx.AsyncClient:
    """A person with a cookie."""
    client = httpx.AsyncClient(
        base_url=f"http://{address}",
        headers={"origin": f"http://{address}"},
        transport=httpx.AsyncHTTPTransport(local_address=home),
        timeout=60,
    )
    client.headers["x-csrf"] = (await client.get("/api/me")).raise_for_status().json()["csrf"]
    return client


async def sit_down(address: str, number: int, game: str) -> Table:
    """Set a table for two, take both seats as two people, and let a third one watch."""
    home = f"127.0.{number // 250 + 1}.{number % 250 + 1}"  # a server lets nobody do too much from one address
    host, guest, watcher = [await newcomer(address, home) for _ in range(3)]
    seats = [{"holder": "me"}, {"holder": "open"}]
    card = (await host.post("/api/tables", json={"game": game, "seats": seats})).raise_for_status().json()
    invited = (await host.post(f"/api/tables/{card['id']}/seats/1/invitation")).raise_for_status().json()
    token = invited["path"].rpartition("/")[2]
    (await guest.post("/api/join", json={"token": token})).raise_for_status()
    table = Table()
    for client in (host, guest, watcher):
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        socket = await connect(
            f"ws://{address}/api/tables/{card['id']}/live",
            origin=Origin(f"http://{address}"),
            additional_headers={"cookie": cookie},
            local_addr=(home, 0),
            max_size=None,
            ping_interval=None,
        )
        person = Person(table, socket)
        table.people.append(person)
        await person.say("hello")
        await client.aclose()
    return table


# ---------------------------------------------------------------- server


@dataclass
class Use:
    """What a group of processes has used so far."""

    seconds: float
    megabytes: float


def used(pid: int) -> Use:
    """Processor seconds and memory of a process and all below it."""
    seconds = megabytes = 0.0
    for process in family(pid):
        try:
            stat = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
            seconds += (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")
            megabytes += int(stat[21]) * os.sysconf("SC_PAGE_SIZE") / 2**20
        except OSError:
            continue
    return Use(seconds, megabytes)


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text("utf-8").split():
            found += family(int(child))
    return found


def open_server(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """Start a server of its own and wait for its address."""
    command = [sys.executable, "-m", "ludoteca", "serve", "--port", "0", "--data", str(folder)]
    with (folder / "log").open("w", encoding="utf-8") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
    assert process.stdout is not None
    for line in process.stdout:
        if found := ADDRESS.search(line):
            return process, found[1]
    sys.exit("The server did not start:\n" + (folder / "log").read_text("utf-8"))


# ---------------------------------------------------------------- measuring


async def level(count: int, game: str, seconds: float, every: float, pid: int, address: str) -> dict[str, Any]:
    """Fill so many tables, let them play, and tell what it cost."""
    empty = used(pid).megabytes
    tables: list[Table] = []
    listening: list[asyncio.Task[None]] = []
    for number in range(count):
        table = await sit_down(address, number, game)
        tables.append(table)
        listening += [asyncio.create_task(person.listen()) for person in table.people]
        await asyncio.sleep(0)  # so that they hear what they are asked
    begun = [number * BEGUN // count for number in range(count)]
    await asyncio.gather(*(table.hurry(done, random.Random(done)) for table, done in zip(tables, begun, strict=True)))
    for table in tables:
        table.waits = []
    until = time.perf_counter() + seconds
    own, server = time.process_time(), used(pid)
    came = sum(person.bytes for table in tables for person in table.people)
    await asyncio.gather(*(table.play(every, until, random.Random(number)) for number, table in enumerate(tables)))
    after = used(pid)
    own = time.process_time() - own
    for _ in range(100):  # what is still on its way may arrive
        if not any(table.waiting for table in tables):
            break
        await asyncio.sleep(0.1)
    came = sum(person.bytes for table in tables for person in table.people) - came
    for task in listening:
        task.cancel()
    waits = sorted(wait for table in tables for wait in table.waits)
    return {
        "tables": count,
        "connections": len(listening),
        "answers": len(waits),
        "answers_per_second": round(len(waits) / seconds, 1),
        "lost": sum(bool(table.waiting) for table in tables),
        "refused": sum(len(table.refused) for table in tables),
        "p50": share(waits, 0.50),
        "p95": share(waits, 0.95),
        "p99": share(waits, 0.99),
        "server_cores": round((after.seconds - server.seconds) / seconds, 2),
        "people_cores": round(own / seconds, 2),
        "server_megabytes": round(after.megabytes),
        "megabytes_per_table": round((after.megabytes - empty) / count, 2),
        "bytes_per_message": round(came / max(1, 3 * len(waits))),
    }


def share(waits: list[float], part: float) -> float:
    """The wait that so large a part of all waits does not exceed."""
    return round(waits[min(len(waits) - 1, int(len(waits) * part))], 1) if waits else float("nan")


def measure(count: int, game: str, seconds: float, every: float) -> dict[str, Any]:
    """One number of tables, on a server that has done nothing else."""
    with tempfile.TemporaryDirectory() as folder:
        process, address = open_server(Path(folder))
        try:
            return asyncio.run(level(count, game, seconds, every, process.pid, address))
        finally:
            process.terminate()
            process.wait(timeout=30)


def markdown(measured: dict[str, Any]) -> str:
    """The report as a table for the documentation."""
    lines = [
        "| live tables | answers/s | p50 ms | p95 ms | p99 ms | cores: server | people | MB: server | a table more |",
        "| ---: |" + " ---: |" * 8,
    ]
    for one in measured["levels"]:
        figures = [one[name] for name in ("tables", "answers_per_second", "p50", "p95", "p99", "server_cores")]
        figures += [one[name] for name in ("people_cores", "server_megabytes", "megabytes_per_table")]
        lines.append("| " + " | ".join(f"{figure:g}" for figure in figures) + " |")
    machine = measured["machine"]
    lines += [
        "",
        f"Measured on {measured['date']}, {machine}; {measured['game']}, two players and a spectator a table.",
    ]
    return "\n".join(lines)


def main() -> int:
    """Read the arguments, measure each number of tables, print and perhaps save; 1 where the target is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 100, 200], help="how many live tables, in turn")
    parser.add_argument("--seconds", type=float, default=40.0, help="how long each number of tables plays")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two answers at a table")
    parser.add_argument("--game", default="wroth", help="id of the game")
    parser.add_argument("--save", type=Path, help="write the figures to this JSON file too")
    wanted = parser.parse_args()
    levels = []
    for count in wanted.tables:
        print(f"{count} tables", file=sys.stderr)
        levels.append(measure(count, wanted.game, wanted.seconds, wanted.every))
    python = f"{platform.python_implementation()} {platform.python_version()}"
    measured = {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": f"{python}, {platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "game": wanted.game,
        "levels": levels,
    }
    figures = json.dumps(measured, indent=2)
    if wanted.save:
        wanted.save.write_text(figures + "\n", "utf-8")
    print(markdown(measured) + "\n\n" + figures)
    wrong = [one for one in levels if one["lost"] or one["refused"] or not one["answers"]]
    return 1 if wrong or levels[-1]["p95"] > TARGET else 0


if __name__ == "__main__":
    sys.exit(main())
