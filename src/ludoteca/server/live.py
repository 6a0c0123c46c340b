"""The websocket of a table: what comes in is checked and handed on, what goes out waits in a bounded queue.

Nothing that a client sends closes its connection or disturbs another one: what cannot be read, comes too fast or is
not allowed is answered with a reason. Only whoever does not keep up with listening is sent away, and may come again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ludoteca.engine.game import SpokenError
from ludoteca.server.gate import Reception, reception, visitor
from ludoteca.server.limits import Bucket
from ludoteca.server.protocol import ClientMessage, Fault, Hello, Refused, ServerMessage

if TYPE_CHECKING:
    from ludoteca.server.sitting import Sitting

Socket = WebSocket[Any, Any, Any]

LONGEST: Final = 64 * 1024
"""The longest message, in characters."""
MESSAGES_PER_SECOND: Final = 20.0
MESSAGES_AT_ONCE: Final = 60
MOST_WAITING: Final = 256
"""So many messages may wait for a client."""
MOST_LIVE: Final = 2000
"""So many connections are served at once."""
PATIENCE: Final = 5.0
"""Seconds for a slow client to take its leave."""

FORBIDDEN: Final = 4403
NO_TABLE: Final = 4404
TRY_AGAIN: Final = 1013

log: Final = logging.getLogger("ludoteca.server")
_decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_encoder: Final = msgspec.json.Encoder()
_working: Final[set[asyncio.Task[None]]] = set()
"""What is being done now."""


class Line:
    """One connection to a table, as the table sees it."""

    def __init__(self, person: str, most: int = MOST_WAITING) -> None:
        self.person = person
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue(most)
        self.overflow = asyncio.Event()

    def send(self, message: ServerMessage) -> None:
        """Tell the client something."""
        self.put(message)

    def put(self, message: msgspec.Struct) -> None:
        """Put a message into the queue. If it is full the connection is given up: a gap would be worse."""
        if self.overflow.is_set():
            return
        try:
            self.waiting.put_nowait(_encoder.encode(message))
        except asyncio.QueueFull:
            self.overflow.set()

    async def carry(self, socket: Socket) -> None:
        """Bring what waits to the client, until it is gone."""
        while True:
            await socket.send_data((await self.waiting.get()).decode(), mode="text")


@websocket("/tables/{table:str}/live")
async def live(socket: Socket, table: FromPath[str]) -> None:
    """Sit at a table, or watch it."""
    at = reception(socket)
    # Browsers always say which page opens a websocket; programs must say it too. Cookies alone prove nothing here.
    if socket.headers.get("origin") not in at.settings.origins:
        await socket.close(FORBIDDEN)
        return
    async with admitted(socket, at) as inside:
        if not inside:
            return
        person = await visitor(socket)
        fault = Fault("no-table")
        try:
            sitting = await at.host.find(table)
        except SpokenError as error:  # its game is no longer installed, or its record cannot be read
            sitting, fault = None, Fault(error.key, error.args_by_name)
        await socket.accept()
        if sitting is None:
            await send_away(socket, Refused(id=0, fault=fault))
            return
        line = Line(person.id if person is not None else "")
        await serve(socket, sitting, line, listen(socket, sitting, line))


@asynccontextmanager
async def admitted(socket: Socket, at: Reception) -> AsyncIterator[bool]:
    """Whether there is room for one more connection; as long as it lasts it counts."""
    if socket.headers.get("host") not in at.settings.hosts:
        await socket.close(FORBIDDEN)
        yield False
        return
    if at.live >= MOST_LIVE:
        await socket.close(TRY_AGAIN)
        yield False
        return
    at.live += 1
    try:
        with suppress(WebSocketDisconnect):
            yield True
    finally:
        at.live -= 1


async def send_away(socket: Socket, message: msgspec.Struct) -> None:
    """Say why there is no seat to be had, and close."""
    await socket.send_data(_encoder.encode(message).decode(), mode="text")
    await socket.close(NO_TABLE)


async def serve(socket: Socket, sitting: Sitting, line: Line, listening: Coroutine[Any, Any, None]) -> None:
    """Listen and speak until the client goes, or no longer keeps up."""
    tasks = [
        asyncio.create_task(listening),
        asyncio.create_task(line.carry(socket)),
        asyncio.create_task(line.overflow.wait()),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        sitting.leave(line)
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    for fault in ended:
        if isinstance(fault, Exception) and not isinstance(fault, WebSocketDisconnect) and not gone(fault):
            log.error("a connection broke", exc_info=fault)
    if tasks[2] in done:
        await part(socket)


async def part(socket: Socket) -> None:
    """Send a slow client away. If it does not even take this, the connection is dropped."""
    try:
        async with asyncio.timeout(PATIENCE):
            await socket.close(TRY_AGAIN)
    except Exception as fault:
        if not isinstance(fault, TimeoutError) and not gone(fault):
            raise


def gone(fault: BaseException) -> bool:
    """Whether an error only says that nobody is at the other end: servers have errors of their own for this."""
    return isinstance(fault, OSError)


async def listen(socket: Socket, sitting: Sitting, line: Line) -> None:
    """Take in one message after the other."""
    bucket = Bucket(MESSAGES_PER_SECOND, MESSAGES_AT_ONCE)
    while True:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        text = event.get("text")
        message = read(text) if isinstance(text, str) else None
        if not bucket.take():
            line.send(refusal(message.id if message is not None else 0, "too-fast"))
        elif isinstance(text, str) and len(text) > LONGEST:
            line.send(refusal(0, "too-long"))
        elif message is None:
            line.send(refusal(0, "unreadable"))
        else:
            await finished(handle(sitting, line, message))


async def finished(doing: Coroutine[Any, Any, None]) -> None:
    """Do something to its end, even if the connection ends meanwhile."""
    await asyncio.shield(finishing(doing))


def finishing(doing: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """Begin something that is done to its end, whoever waits for it."""
    work = asyncio.create_task(doing)
    _working.add(work)
    work.add_done_callback(_working.discard)
    return work


async def handle(sitting: Sitting, line: Line, message: ClientMessage) -> None:
    """Answer a message that could be read, at once, so that no update overtakes the welcome that it builds on."""
    try:
        line.send(await (sitting.enter(line, message) if isinstance(message, Hello) else sitting.do(line, message)))
    except SpokenError as error:
        line.send(Refused(id=message.id, fault=Fault(error.key, error.args_by_name)))
    except Exception:
        log.exception("a message could not be handled")
        line.send(refusal(message.id, "server-error"))


def read(text: str) -> ClientMessage | None:
    """The message in a text, if it is one."""
    if len(text) > LONGEST:
        return None
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def refusal(number: int, key: str) -> Refused:
    """The message with this number has changed nothing."""
    return Refused(id=number, fault=Fault(key))
