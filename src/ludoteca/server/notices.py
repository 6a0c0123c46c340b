"""Telling people that it is their turn, at the web address that the table was given."""

from __future__ import annotations

import asyncio
import json
import logging
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from importlib.resources import files
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from ludoteca.engine.text import LANGUAGES, Texts
from ludoteca.server.settings import Settings

if TYPE_CHECKING:
    from ludoteca.server.sitting import Sitting

PATIENCE: Final = 10.0
"""Seconds for the other side to take a notice."""
AT_ONCE: Final = 4
MOST_WAITING: Final = 200

log: Final = logging.getLogger("ludoteca.server")


class Notices:
    """Sends notices one by one, beside the tables. One that cannot be sent is dropped: the table shows it anyway."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.tasks: set[asyncio.Task[None]] = set()

    def your_turn(self, sitting: Sitting, seats: list[int]) -> None:
        """Some seats of a table have come to be asked."""
        if not self.settings.may_call_webhooks or len(self.tasks) >= MOST_WAITING:
            return
        states = [state for state in sitting.seat_states() if state.seat in seats]
        notice = notice_of(self.settings.address, sitting, [state.who or state.name for state in states])
        body = notice | {"seats": [state.name for state in states]}
        task = asyncio.create_task(self.send(sitting.row.webhook, json.dumps(body, ensure_ascii=False).encode()))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def send(self, address: str, body: bytes) -> None:
        """Send one notice when there is room for it."""
        async with self.gate:
            try:
                await asyncio.to_thread(post, address, body)
            except (OSError, HTTPException, ValueError) as error:
                log.info("a notice could not be sent: %s", error)

    async def stop(self) -> None:
        """Send nothing more."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def notice_of(address: str, sitting: Sitting, names: list[str]) -> dict[str, object]:
    """What is sent: for programs the parts, for the usual chat services the sentence in both languages."""
    game = sitting.table.game
    link = f"{address}/table/{sitting.id}"
    texts = Texts.of(files("ludoteca.server"), game.folder)
    said = [
        texts.t(lang, "notice-your-turn", game=texts.t(lang, "title"), names=", ".join(names), link=link)
        for lang in LANGUAGES
    ]
    sentence = "\n".join(said)
    return {"event": "your-turn", "table": link, "game": game.id, "text": sentence, "content": sentence}


def post(address: str, body: bytes) -> None:
    """Post a notice. Where it leads on to another address it is not followed."""
    parts = urlsplit(address)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    connection = kind(parts.hostname or "", parts.port, timeout=PATIENCE)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {"content-type": "application/json"})
        connection.getresponse().read(1024)
    finally:
        connection.close()
