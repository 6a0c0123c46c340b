"""What programs send that they must not: nothing of it breaks the server, changes the table or disturbs others."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import PATIENCE, Json, Running
from tests.server.malice import BROKEN, Malice

pytestmark = pytest.mark.asyncio(loop_scope="module")

Complaints = Callable[[], list[str]]
FIRST: list[str | bytes] = [
    *BROKEN,
    b"\x00\xff",
    '{"type":"answer","turn":-5,"values":[0]}',
    '{"type":"sit"}',
    '{"type":"sit","token":7}',
    '{"type":"sit","token":""}',
    '{"type":"sit","token":"\\u0000"}',
    '{"type":"sit","token":"' + "x" * 60_000 + '"}',
    '{"type":"sit","token":"x","name":"' + "n" * 5000 + '"}',
    "x" * 70_000,
]


@asynccontextmanager
async def program(running: Running) -> AsyncIterator[ClientConnection]:
    """A connection of a program, which has said nothing yet."""
    address = running.settings.address.replace("http", "ws") + "/api/programs"
    async with connect(address, max_size=None) as socket:
        yield socket


async def heard(socket: ClientConnection) -> Json:
    async with asyncio.timeout(PATIENCE):
        message: Json = json.loads(await socket.recv())
    return message


async def test_whoever_does_not_sit_down_is_sent_away_with_a_reason(running: Running, quiet: Complaints) -> None:
    for first in FIRST:
        async with program(running) as socket:
            await socket.send(first)
            assert (await heard(socket))["type"] == "refused", first
            with pytest.raises(ConnectionClosed):
                await heard(socket)
    assert quiet() == []


async def test_a_program_that_talks_nonsense_changes_nothing(running: Running, quiet: Complaints) -> None:
    anna = await running.visitor("Anna")
    table = (await anna.open_table("me", "open"))["id"]
    async with program(running) as socket, anna.at(table) as neighbour:
        await socket.send(json.dumps({"type": "sit", "token": await anna.invite(table, 1)}))
        assert [(await heard(socket))["type"] for _ in range(2)] == ["seated", "turn"]
        before = await running.kept(table)
        malice = Malice(5, 2, None)
        wrong = [*FIRST, *malice.messages(60, neighbour.version)]
        wrong += [json.dumps({"type": "answer", "turn": turn, "values": [0]}) for turn in (-1, 0, 999, 2**60)]
        odd: list[list[int]] = [[], [10**40], [77], [0] * 99]
        wrong += [json.dumps({"type": "answer", "turn": neighbour.version, "values": values}) for values in odd]
        for message in wrong:
            await socket.send(message)
            while (told := await heard(socket))["type"] == "turn":
                pass
            assert told["type"] == "refused", message
            assert told["fault"]["key"] != "server-error", message
        assert await running.kept(table) == before
        assert (await neighbour.tell("chat", text="still here"))["type"] == "done"
    assert quiet() == []
