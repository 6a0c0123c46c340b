"""Programs at a table: the example plays a whole game, and what a program does wrong is told and changes nothing."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from tests.server.conftest import AT_MOST, PATIENCE, Running, Talk

pytestmark = pytest.mark.asyncio(loop_scope="module")

EXAMPLE = Path(__file__).parents[2] / "examples" / "player.py"


class Player:
    """A program at the other end of a connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        for _ in range(AT_MOST):
            async with asyncio.timeout(PATIENCE):
                message: dict[str, Any] = json.loads(await self.socket.recv())
            if message["type"] in types:
                return message
        raise AssertionError(f"no message of {types}")

    async def answer(self, turn: dict[str, Any]) -> None:
        """Give the first answer that is allowed."""
        await self.say(type="answer", turn=turn["turn"], values=[turn["observation"]["ask"]["options"][0]["value"]])


@asynccontextmanager
async def connected(running: Running, origin: str | None = None) -> AsyncIterator[Player]:
    address = running.settings.address.replace("http", "ws")
    async with connect(f"{address}/api/programs", origin=Origin(origin) if origin else None, max_size=None) as socket:
        yield Player(socket)


@asynccontextmanager
async def seated(running: Running, token: str) -> AsyncIterator[Player]:
    async with connected(running) as player:
        await player.say(type="sit", token=token, name="Magpie")
        await player.hear("seated")
        yield player


async def asked(talk: Talk, question: str) -> int:
    """Read until the table asks this, and tell which seat."""
    for _ in range(AT_MOST):
        message = await talk.until("update")
        if message["asked"] and message["asked"][0]["question"] == question:
            return int(message["asked"][0]["seat"])
    raise AssertionError(f"nobody was asked {question}")


async def test_the_example_plays_a_whole_game(running: Running) -> None:
    anna = await running.visitor("Anna")
    table = (await anna.open_table("open", "random"))["id"]
    link = f"{running.settings.address}/join/{await anna.invite(table, 0)}"
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(EXAMPLE), link, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    async with asyncio.timeout(PATIENCE):
        said = (await process.communicate())[0].decode()
    assert process.returncode == 0, said
    first, last = said.splitlines()
    assert first == "Seat 0 of a table of magpies"
    card = await anna.ok("GET", f"/api/tables/{table}")
    assert card["over"]
    assert last.startswith("Winners: [")
    assert card["seats"][0]["who"] == "Random player"


async def test_the_example_is_short() -> None:
    code = EXAMPLE.read_text("utf-8").partition("import json")[2]
    assert len(code.splitlines()) <= 40


async def test_a_turn_shows_what_the_seat_may_know_and_what_has_happened(running: Running) -> None:
    anna = await running.visitor("Anna")
    table = (await anna.open_table("open", "open"))["id"]
    tokens = [await anna.invite(table, seat) for seat in (0, 1)]
    async with seated(running, tokens[0]) as west, seated(running, tokens[1]) as east:
        for seat, player in enumerate((west, east)):
            turn = await player.hear("turn")
            seen = turn["observation"]
            assert (seen["seat"], seen["ask"]["question"]) == (seat, "favourite")
            assert {"value", "name", "label", "rule"} <= set(seen["ask"]["options"][0])
            await player.answer(turn)
        turns = [asyncio.create_task(player.hear("turn")) for player in (west, east)]
        done, waiting = await asyncio.wait(turns, return_when=asyncio.FIRST_COMPLETED)
        seen = done.pop().result()["observation"]
        waiting.pop().cancel()
        assert seen["ask"]["question"] == "fly"
        assert "favourite" in {line["question"] for line in seen["lines"]}


async def test_the_same_program_may_come_again_and_nobody_else(running: Running) -> None:
    anna, bruno = await running.visitor("Anna"), await running.visitor("Bruno")
    table = (await anna.open_table("random", "open"))["id"]
    token = await anna.invite(table, 1)
    async with seated(running, token) as player:
        first = await player.hear("turn")
    async with seated(running, token) as player:
        again = await player.hear("turn")
        assert again["observation"]["ask"] == first["observation"]["ask"]
        await player.answer(again)
    assert await bruno.fault("POST", "/api/join", json={"token": token}) == (409, "invitation-used")


@pytest.mark.parametrize(
    ("message", "key"),
    [
        ({"type": "sit", "token": "no such token"}, "no-invitation"),
        ({"type": "sit", "token": "x" * 1000}, "no-invitation"),
        ({"type": "answer", "turn": 1, "values": [1]}, "sit-first"),
        ({"type": "hello", "id": 1}, "sit-first"),
        ("nothing at all", "sit-first"),
    ],
)
async def test_without_a_seat_there_is_nothing_to_do(running: Running, message: object, key: str) -> None:
    async with connected(running) as player:
        await player.socket.send(json.dumps(message))
        refused = await player.hear("refused")
        assert refused["fault"]["key"] == key
        assert refused["text"]
        with pytest.raises(ConnectionClosed):
            await player.hear("turn")
        assert player.socket.close_code == 4404


async def test_a_revoked_link_works_for_no_program(running: Running) -> None:
    anna = await running.visitor("Anna")
    table = (await anna.open_table("me", "open"))["id"]
    token = await anna.invite(table, 1)
    await anna.ok("DELETE", f"/api/tables/{table}/seats/1/invitation")
    async with connected(running) as player:
        await player.say(type="sit", token=token)
        assert (await player.hear("refused"))["fault"]["key"] == "no-invitation"


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"type": "answer", "turn": 99, "values": [0]}, "stale"),
        ({"type": "answer", "values": [0]}, "unreadable"),
        ({"type": "answer", "turn": -1, "values": []}, "stale"),
        ({"type": "sit", "token": "x"}, "unreadable"),
        ([], "unreadable"),
    ],
)
async def test_what_a_program_does_wrong_is_told_and_changes_nothing(running: Running, wrong: object, key: str) -> None:
    anna = await running.visitor("Anna")
    table = (await anna.open_table("random", "open"))["id"]
    async with seated(running, await anna.invite(table, 1)) as player:
        turn = await player.hear("turn")
        await player.socket.send(json.dumps(wrong))
        assert (await player.hear("refused"))["fault"]["key"] == key
        await player.answer(turn)
        assert (await player.hear("turn", "over"))["type"] == "turn"


async def test_an_answer_that_is_no_option_is_refused_and_the_turn_comes_again(running: Running) -> None:
    anna = await running.visitor("Anna")
    table = (await anna.open_table("random", "open"))["id"]
    async with seated(running, await anna.invite(table, 1)) as player:
        turn = await player.hear("turn")
        await player.say(type="answer", turn=turn["turn"], values=[77])
        assert (await player.hear("refused"))["fault"]["key"] == "not-an-option"
        assert (await player.hear("turn"))["observation"]["ask"] == turn["observation"]["ask"]


async def test_a_program_minds_no_take_back(running: Running) -> None:
    anna = await running.visitor("Anna")
    table = (await anna.open_table("me", "open"))["id"]
    async with seated(running, await anna.invite(table, 1)) as player, anna.at(table) as talk:
        await player.answer(await player.hear("turn"))
        first = talk.welcome["now"]["views"][0]["ask"]["options"][0]["value"]
        await talk.tell("answer", version=talk.version, seat=0, values=[first])
        await talk.line(11)
        assert (await talk.tell("undo", version=talk.version, seat=0))["type"] == "done"
        assert await asked(talk, "favourite") == 0


async def test_a_page_from_elsewhere_cannot_play(running: Running) -> None:
    with pytest.raises(InvalidStatus):
        async with connected(running, "https://evil.example"):
            pass


async def test_programs_do_not_sit_where_real_dice_are_rolled(running: Running) -> None:
    anna = await running.visitor("Anna")
    table = (await anna.open_table("me", "open", companion=True))["id"]
    async with connected(running) as player:
        await player.say(type="sit", token=await anna.invite(table, 1))
        assert (await player.hear("refused"))["fault"]["key"] == "no-programs"
