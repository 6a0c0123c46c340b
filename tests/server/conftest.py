"""A store in a real file, a real server on a port of this machine, and people who talk to it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from ludoteca.server.app import OpenHost, create_app
from ludoteca.server.running import Server, bound
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store

Opening = Callable[[Path], Awaitable[Store]]
Json = dict[str, Any]

AT_MOST = 2000
"""So many messages are read before a test gives up waiting for one."""
PATIENCE = 60
"""Seconds after which a test that waits for a message has failed."""


@pytest_asyncio.fixture
async def opening() -> AsyncIterator[Opening]:
    """Opens stores, and closes them all at the end."""
    opened: list[Store] = []

    async def open_at(path: Path) -> Store:
        store = Store(path)
        opened.append(store)
        await store.open()
        return store

    yield open_at
    for store in opened:
        await store.close()


@pytest_asyncio.fixture
async def store(opening: Opening, tmp_path: Path) -> Store:
    """An empty store."""
    return await opening(tmp_path / "tables.sqlite")


class Talk:
    """A connection to a table, with the numbers and versions that a client keeps."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.version = 0
        self.welcome: Json = {}
        self.heard: list[Json] = []
        """Everything that came in, in order."""

    async def read(self) -> Json:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            message: Json = json.loads(await self.socket.recv())
        self.heard.append(message)
        news = message["now"] if message["type"] == "welcome" else message
        if news["type"] == "update":
            self.version = news["version"]
        return message

    async def answer_to(self, number: int) -> Json:
        """Read until the answer to a message has come."""
        for _ in range(AT_MOST):
            message = await self.read()
            if message["type"] in ("done", "refused") and message["id"] == number:
                return message
        raise AssertionError(f"no answer to message {number}")

    async def until(self, type: str) -> Json:
        """Read until a message of a type has come."""
        for _ in range(AT_MOST):
            message = await self.read()
            if message["type"] == type:
                return message
        raise AssertionError(f"no message {type}")

    async def line(self, number: int) -> None:
        """Read until this line of the record has been told."""
        for _ in range(AT_MOST):
            if any(message.get("number", 0) >= number for message in self.heard):
                return
            await self.read()
        raise AssertionError(f"nothing was told of line {number}")

    async def tell(self, type: str, **fields: Any) -> Json:
        """Send a message with the next number and wait for its answer."""
        self.number += 1
        await self.socket.send(json.dumps({"type": type, "id": self.number, **fields}))
        if type == "hello":
            self.welcome = await self.until("welcome")
            return self.welcome
        return await self.answer_to(self.number)

    async def raw(self, data: str | bytes) -> None:
        """Send anything."""
        await self.socket.send(data)


@dataclass
class Visitor:
    """Somebody with a browser of their own."""

    settings: Settings
    client: httpx.AsyncClient
    csrf: str = ""

    async def arrive(self, name: str) -> Visitor:
        """Come for the first time and say one's name."""
        self.csrf = (await self.client.get("/api/me")).json()["csrf"]
        await self.ok("PUT", "/api/me", json={"name": name})
        return self

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """A request as the client of the table makes it."""
        headers = {"x-csrf": self.csrf, "origin": self.settings.address} | more.pop("headers", {})
        return await self.client.request(method, path, headers=headers, **more)

    async def ok(self, method: str, path: str, **more: Any) -> Any:
        """What a request that works gives."""
        response = await self.ask(method, path, **more)
        assert response.is_success, f"{method} {path}: {response.status_code} {response.text}"
        kind = response.headers.get("content-type", "")
        return response.json() if kind.startswith("application/json") else response.text

    async def fault(self, method: str, path: str, **more: Any) -> tuple[int, str]:
        """The status and the reason why a request does not work."""
        response = await self.ask(method, path, **more)
        assert response.is_client_error, f"{method} {path}: {response.status_code} {response.text}"
        return response.status_code, response.json()["key"]

    async def open_table(self, *seats: str, **more: Any) -> Json:
        """Set a table of Magpies: `me`, `open`, or the level of a bot for each seat."""
        wishes = [{"holder": w} if w in ("me", "open") else {"holder": "bot", "level": w} for w in seats]
        table: Json = await self.ok("POST", "/api/tables", json={"game": "magpies", "seats": wishes, **more})
        return table

    async def invite(self, table: str, seat: int) -> str:
        """The token of a link for a seat."""
        link = await self.ok("POST", f"/api/tables/{table}/seats/{seat}/invitation")
        return str(link["path"]).removeprefix("/join/")

    @asynccontextmanager
    async def at(self, table: str, greet: bool = True, **more: Any) -> AsyncIterator[Talk]:
        """Sit at a table, or watch it."""
        address = self.settings.address.replace("http", "ws") + f"/api/tables/{table}/live"
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.client.cookies.jar)
        headers = {"cookie": cookies} if cookies else {}
        origin = Origin(more.pop("origin", self.settings.address))
        async with connect(address, origin=origin, additional_headers=headers, max_size=None, **more) as socket:
            talk = Talk(socket)
            if greet:
                await talk.tell("hello")
            yield talk


@dataclass
class Running:
    """A running server."""

    settings: Settings
    server: Server
    clients: list[httpx.AsyncClient] = field(default_factory=list)

    def stranger(self) -> Visitor:
        """Somebody who has never been here."""
        client = httpx.AsyncClient(base_url=self.settings.address, timeout=60)
        self.clients.append(client)
        return Visitor(self.settings, client)

    async def visitor(self, name: str) -> Visitor:
        """Somebody who has come in and said their name."""
        return await self.stranger().arrive(name)

    async def kept(self, table: str) -> object:
        """All that the database says about a table."""
        store = Store(self.settings.database)
        try:
            return await store.load(table)
        finally:
            await store.close()


@asynccontextmanager
async def serving(data: Path, open_host: OpenHost | None = None, **more: Any) -> AsyncIterator[Running]:
    """A real server on a free port."""
    listening = bound("127.0.0.1", 0)
    settings = Settings(data=data, port=listening.getsockname()[1], **({"pace": 0.0, "workers": 1} | more))
    ready = asyncio.Event()
    try:
        server = Server(create_app(settings, open_host), settings, ready.set)
    except BaseException:
        listening.close()
        raise
    running = Running(settings, server)
    task = asyncio.create_task(server.serve([listening]))
    waiting = asyncio.create_task(ready.wait())
    await asyncio.wait([task, waiting], return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    try:
        assert ready.is_set(), "the server did not start"
        yield running
    finally:
        for client in running.clients:
            await client.aclose()
        server.should_exit = True
        await task
        listening.close()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """A real server for all tests of a module; everybody in them is a visitor of their own."""
    async with serving(tmp_path_factory.mktemp("server") / "data") as server:
        yield server


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    """What the server has complained about so far: errors that it did not expect."""
    return lambda: [record.getMessage() for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]
