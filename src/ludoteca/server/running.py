"""Running a server: a port to listen on, a data folder of its own, and the loop that answers."""

from __future__ import annotations

import asyncio
import fcntl
import gc
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

import uvicorn
from litestar import Litestar
from sqlalchemy.exc import DatabaseError

from ludoteca.server.app import create_app
from ludoteca.server.settings import PORT, Settings, SettingsError, make_folder
from ludoteca.server.store import Store

MORE_PORTS: Final = 20
"""So many ports are tried behind the usual one, if it is taken and none was asked for."""
LOCK: Final = "server.lock"
LONGEST_FRAME: Final = 256 * 1024
"""A longer message breaks its connection. What is only too long for a message is refused before, with a reason."""
RARELY: Final = (20_000, 20, 100)
"""When to look for garbage: a scene has thousands of small parts, and none of them refers back. Those of its own kinds
are not looked through at all (`gc=False`), or everybody would wait for it now and then."""
PATIENCE: Final = 5
"""Seconds that connections get to end when the server stops."""


class Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, app: Litestar, settings: Settings, ready: Callable[[], None] = lambda: None) -> None:
        self.ready = ready
        super().__init__(
            uvicorn.Config(
                app,
                lifespan="on",
                log_config=None,
                log_level="warning",
                access_log=False,
                server_header=False,
                proxy_headers=settings.public,
                timeout_graceful_shutdown=PATIENCE,
                ws="websockets-sansio",
                ws_max_size=LONGEST_FRAME,
                ws_per_message_deflate=False,  # secrets and what others choose do not belong into one compression
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # what is there now stays, and need not be searched for garbage again and again
        self.ready()


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until somebody says stop. Ctrl-C is the usual way to say it."""
    server = Server(create_app(settings), settings, ready)
    gc.set_threshold(*RARELY)
    try:
        with claimed(settings.data, settings.address), listening:
            asyncio.run(prepare(settings.database))
            server.run(sockets=[listening])
    except KeyboardInterrupt:
        if not server.started:
            raise


async def prepare(database: Path) -> None:
    """Make the database ready before anybody comes, while there is still somebody to be told why it is not."""
    store = Store(database)
    try:
        await store.open()
    except DatabaseError as error:
        raise SettingsError("no-database", file=str(database), fault=str(error.orig)) from error
    finally:
        await store.close()


def listen(settings: Settings, port: int | None) -> tuple[socket.socket, Settings]:
    """A socket on the port that was asked for, or on the first free one; and the settings that fit."""
    ports = [port] if port is not None else [*range(PORT, PORT + MORE_PORTS), 0]
    for candidate in ports:
        try:
            listening = bound(settings.host, candidate)
        except OSError as error:
            fault = error
        else:
            return listening, replace(settings, port=listening.getsockname()[1])
    raise SettingsError("no-port", host=settings.host, port=ports[0], fault=fault.strerror or str(fault)) from fault


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens there."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(socket.SOMAXCONN)
    except OSError:
        listening.close()
        raise
    return listening


@contextmanager
def claimed(folder: Path, address: str) -> Iterator[None]:
    """A data folder belongs to one server at a time; the lock says where that one is found."""
    make_folder(folder)
    with (folder / LOCK).open("a+", encoding="utf-8") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            file.seek(0)
            raise SettingsError("already-running", address=file.read().strip(), folder=str(folder)) from error
        file.truncate(0)
        file.write(address + "\n")
        file.flush()
        yield
