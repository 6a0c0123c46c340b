"""A table tells at its web address whose turn it is, where that is allowed."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Queue

import pytest

from ludoteca.server.notices import post
from tests.server.conftest import Running, Talk, serving

pytestmark = pytest.mark.asyncio

WAIT = 60
"""Seconds after which a notice is not coming."""


class Letterbox:
    """A place on this machine that takes notices."""

    def __init__(self, status: int = 200) -> None:
        self.letters: Queue[tuple[str, bytes]] = Queue()
        letters = self.letters

        class Taker(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                self.send_response(status)
                self.send_header("location", "http://127.0.0.1:1/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()
                letters.put((self.path, body))

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Taker)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        self.thread = threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.01})
        self.thread.start()

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture
def letterbox() -> Iterator[Letterbox]:
    box = Letterbox(status=302)
    yield box
    box.close()


async def next_letter(letterbox: Letterbox) -> tuple[str, bytes]:
    """What comes in next. The server that sends it needs this thread meanwhile."""
    return await asyncio.to_thread(letterbox.letters.get, timeout=WAIT)


async def answered(talk: Talk, seat: int) -> bool:
    """Answer with the first option, if anything is asked."""
    news = [talk.welcome["now"], *(message for message in talk.heard if message["type"] == "update")][-1]
    ask = news["views"][0].get("ask")
    if ask is None:
        return False
    values = [ask["options"][0]["value"]]
    assert (await talk.tell("answer", version=talk.version, seat=seat, values=values))["type"] == "done"
    return True


async def play_until_anna_is_asked(running: Running, webhook: str) -> str:
    """Both choose their favourites, then Bruno flies for as long as the dice let nobody else; returns the table."""
    anna, bruno = await running.visitor("Anna"), await running.visitor("Bruno")
    table = str((await anna.open_table("me", "open", webhook=webhook))["id"])
    await bruno.ok("POST", "/api/join", json={"token": await anna.invite(table, 1)})
    async with anna.at(table) as talk:
        assert await answered(talk, 0)
    async with bruno.at(table) as talk:
        for _ in range(30):
            if not await answered(talk, 1):
                break
    return table


async def test_whose_turn_it_is_is_told(tmp_path: Path, letterbox: Letterbox) -> None:
    async with serving(tmp_path) as running:
        table = await play_until_anna_is_asked(running, letterbox.address + "/hook?key=1")
        path, body = await next_letter(letterbox)
        link = f"{running.settings.address}/table/{table}"
    assert path == "/hook?key=1"
    notice = json.loads(body)
    assert (notice["event"], notice["game"], notice["table"]) == ("your-turn", "magpies", link)
    assert notice["seats"] == ["south"]
    assert notice["text"] == notice["content"]
    assert "Magpies: it is the turn of Anna. " + link in notice["text"]
    assert "tocca a Anna. " + link in notice["text"]


async def test_where_nobody_listens_the_game_goes_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(tmp_path) as running:
        await play_until_anna_is_asked(running, "http://127.0.0.1:1/hook")
    assert [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")] == []


async def test_a_redirection_is_not_followed(letterbox: Letterbox) -> None:
    post(letterbox.address, b"{}")
    assert await next_letter(letterbox) == ("/", b"{}")
