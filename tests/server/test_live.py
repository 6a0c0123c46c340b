"""The websocket: who may speak, what is understood, and that nobody is disturbed by others."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from ludoteca.engine.game import SpokenError
from ludoteca.server import live
from ludoteca.server.live import TRY_AGAIN, Line, Socket, listen, serve
from ludoteca.server.protocol import Chat, Done, Spoken
from ludoteca.server.protocol import ChatLine as Said
from ludoteca.server.sitting import Sitting
from tests.server.conftest import Running, Talk, Visitor, serving
from tests.server.malice import BROKEN, Malice

pytestmark = pytest.mark.asyncio(loop_scope="module")

Complaints = Callable[[], list[str]]


async def two_at_a_table(running: Running) -> tuple[Visitor, Visitor, str]:
    """Anna, who has opened a table, Bruno, who has come through her link, and the table."""
    anna, bruno = await running.visitor("Anna"), await running.visitor("Bruno")
    table = (await anna.open_table("me", "open"))["id"]
    await bruno.ok("POST", "/api/join", json={"token": await anna.invite(table, 1)})
    return anna, bruno, table


def asked(welcome: dict[str, Any]) -> dict[str, Any]:
    """The question in front of somebody who has just come in."""
    ask: dict[str, Any] = welcome["now"]["views"][0]["ask"]
    return ask


# ---------------------------------------------------------------- coming in


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1", "http://localhost:1"])
async def test_a_page_from_elsewhere_gets_no_connection(running: Running, origin: str) -> None:
    anna = await running.visitor("Anna")
    table = (await anna.open_table("me", "me"))["id"]
    with pytest.raises(InvalidStatus) as refused:
        async with anna.at(table, origin=Origin(origin)):
            pass
    assert refused.value.response.status_code == 403


async def test_a_connection_must_say_where_it_comes_from(running: Running) -> None:
    anna = await running.visitor("Anna")
    table = (await anna.open_table("me", "me"))["id"]
    with pytest.raises(InvalidStatus) as refused:
        async with anna.at(table, origin=None):
            pass
    assert refused.value.response.status_code == 403


async def test_a_table_that_is_not_there_is_said_to_be_not_there(running: Running) -> None:
    async with running.stranger().at("none", greet=False) as talk:
        assert await talk.read() == {"type": "refused", "id": 0, "fault": {"key": "no-table"}}
        with pytest.raises(ConnectionClosed):
            await talk.read()
        assert talk.socket.close_code == 4404


async def test_everybody_is_welcomed_with_what_they_may_know(running: Running) -> None:
    anna, bruno, table = await two_at_a_table(running)
    async with anna.at(table) as first, bruno.at(table) as second, running.stranger().at(table) as third:
        for talk, mine, host in ((first, [0], True), (second, [1], False), (third, [], False)):
            assert talk.welcome["table"] == table
            assert talk.welcome["game"] == "magpies"
            assert (talk.welcome["mine"], talk.welcome["host"]) == (mine, host)
        assert asked(first.welcome)["question"] == "favourite"
        assert "ask" not in third.welcome["now"]["views"][0]


async def test_a_connection_begins_with_a_greeting(running: Running) -> None:
    anna, _, table = await two_at_a_table(running)
    async with anna.at(table, greet=False) as talk:
        refused = await talk.tell("chat", text="hello")
        assert refused["fault"]["key"] == "hello-first"
        assert (await talk.tell("hello"))["table"] == table


# ---------------------------------------------------------------- acting


async def test_an_answer_is_kept_acknowledged_and_told_to_all(running: Running) -> None:
    anna, bruno, table = await two_at_a_table(running)
    async with anna.at(table) as first, bruno.at(table) as second:
        for talk, seat in ((first, 0), (second, 1)):
            value = asked(talk.welcome)["options"][0]["value"]
            done = await talk.tell("answer", version=talk.version, seat=seat, values=[value])
            assert done["type"] == "done"
        for talk in (first, second):
            await talk.line(11)


async def test_nobody_acts_for_a_seat_of_somebody_else(running: Running) -> None:
    anna, bruno, table = await two_at_a_table(running)
    async with anna.at(table) as first:
        value = asked(first.welcome)["options"][0]["value"]
        before = await running.kept(table)
        acts: list[tuple[str, dict[str, Any]]] = [
            ("answer", {"version": first.version, "seat": 0, "values": [value]}),
            ("undo", {"version": first.version, "seat": 0}),
            ("consent", {"version": first.version, "seat": 0, "agrees": True}),
            ("stand", {"seat": 0, "question": "fly", "value": 0}),
        ]
        for visitor, reason in ((bruno, "not-your-seat"), (running.stranger(), "watching")):
            async with visitor.at(table) as talk:
                for act, fields in acts:
                    refused = await talk.tell(act, **fields)
                    assert (refused["type"], refused["fault"]["key"]) == ("refused", reason)
        assert await running.kept(table) == before


async def test_who_leaves_a_seat_no_longer_acts_for_it(running: Running) -> None:
    anna, bruno, table = await two_at_a_table(running)
    async with bruno.at(table) as talk:
        value = asked(talk.welcome)["options"][0]["value"]
        await anna.ok("PUT", f"/api/tables/{table}/seats/1", json={"holder": "open"})
        refused = await talk.tell("answer", version=talk.version, seat=1, values=[value])
        assert refused["fault"]["key"] == "watching"


async def test_what_is_old_or_repeated_changes_nothing(running: Running) -> None:
    anna, _, table = await two_at_a_table(running)
    async with anna.at(table) as talk:
        values = [option["value"] for option in asked(talk.welcome)["options"]]
        before = await running.kept(table)
        old = await talk.tell("answer", version=talk.version - 1, seat=0, values=values[:1])
        assert old["fault"]["key"] == "stale"
        assert await running.kept(table) == before
        assert (await talk.tell("answer", version=talk.version, seat=0, values=values[:1]))["type"] == "done"
        after = await running.kept(table)
        assert after != before
        talk.number -= 1
        again = await talk.tell("answer", version=talk.version, seat=0, values=values[1:2])
        assert again["fault"]["key"] == "repeated"
        assert await running.kept(table) == after


# ---------------------------------------------------------------- what cannot be read


async def test_what_cannot_be_read_is_answered_and_the_connection_stays(running: Running, quiet: Complaints) -> None:
    anna, bruno, table = await two_at_a_table(running)
    before = await running.kept(table)
    async with bruno.at(table) as neighbour:
        for part in (BROKEN[:20], BROKEN[20:]):
            async with anna.at(table) as talk:
                for broken in part:
                    await talk.raw(broken)
                    assert await talk.answer_to(0) == {"type": "refused", "id": 0, "fault": {"key": "unreadable"}}
                await talk.raw(b"\x00\xff")
                assert (await talk.answer_to(0))["fault"]["key"] == "unreadable"
                assert (await talk.tell("chat", text="still here"))["type"] == "done"
                assert (await neighbour.until("spoken"))["line"]["text"] == "still here"
    assert await running.kept(table) == before
    assert quiet() == []


async def test_what_is_too_long_is_refused_and_far_too_long_ends_only_its_own_connection(running: Running) -> None:
    anna, bruno, table = await two_at_a_table(running)
    async with bruno.at(table) as neighbour, anna.at(table) as talk:
        await talk.raw('{"type":"chat","id":2,"text":"' + "x" * 70_000 + '"}')
        assert (await talk.answer_to(0))["fault"]["key"] == "too-long"
        assert (await talk.tell("chat", text="here"))["type"] == "done"
        await talk.raw("x" * 300_000)
        with pytest.raises(ConnectionClosed):
            await talk.until("nothing")
        assert talk.socket.close_code == 1009
        assert (await neighbour.tell("chat", text="me too"))["type"] == "done"


async def test_what_comes_too_fast_is_refused_and_the_connection_stays(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "MESSAGES_PER_SECOND", 0.0)
    monkeypatch.setattr(live, "MESSAGES_AT_ONCE", 5)
    anna, bruno, table = await two_at_a_table(running)
    async with anna.at(table) as talk, bruno.at(table) as neighbour:
        said = [await talk.tell("chat", text=str(number)) for number in range(8)]
        assert [answer["type"] for answer in said] == ["done"] * 4 + ["refused"] * 4
        assert {answer["fault"]["key"] for answer in said[4:]} == {"too-fast"}
        assert (await neighbour.tell("chat", text="slowly"))["type"] == "done"


# ---------------------------------------------------------------- malice


async def flood(running: Running, count: int) -> None:
    """Bruno, who has answered, somebody else at the table and a stranger all send what must change nothing."""
    anna, bruno, carla = [await running.visitor(name) for name in ("Anna", "Bruno", "Carla")]
    table = (await anna.open_table("me", "open", "open"))["id"]
    for visitor, seat in ((bruno, 1), (carla, 2)):
        await visitor.ok("POST", "/api/join", json={"token": await anna.invite(table, seat)})
    async with anna.at(table) as victim:
        before = await running.kept(table)

        async def rage(visitor: Visitor, seed: int, mine: int | None) -> int:
            malice = Malice(seed, 3, mine)
            refused = 0
            async with visitor.at(table) as talk:
                messages = list(malice.messages(count // 3, talk.version))
                for start in range(0, len(messages), 50):
                    part = messages[start : start + 50]
                    for message in part:
                        await talk.raw(message)
                    refused += await heard(talk, len(part))
            return refused

        async def heard(talk: Talk, expected: int) -> int:
            answered = 0
            for _ in range(expected * 10):
                message = await talk.read()
                assert message["type"] in ("refused", "seats", "welcome"), message
                if message["type"] == "refused":
                    assert message["fault"]["key"] != "server-error", message
                answered += int(message["type"] != "seats")
                if answered == expected:
                    return answered
            raise AssertionError("not every message was answered")

        refusals = await asyncio.gather(rage(bruno, 1, 1), rage(carla, 2, 2), rage(running.stranger(), 3, None))
        assert sum(refusals) == count // 3 * 3
        assert await running.kept(table) == before
        value = asked(victim.welcome)["options"][0]["value"]
        assert (await victim.tell("answer", version=victim.version, seat=0, values=[value]))["type"] == "done"


@pytest.fixture
def without_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages as fast as they come: what the bucket would keep out must do no harm either."""
    monkeypatch.setattr(live, "MESSAGES_AT_ONCE", 10**9)


@pytest.mark.usefixtures("without_limit")
async def test_some_hundred_malicious_messages_change_nothing(running: Running, quiet: Complaints) -> None:
    await flood(running, 450)
    assert quiet() == []


@pytest.mark.long
@pytest.mark.either_build
@pytest.mark.usefixtures("without_limit")
async def test_twenty_thousand_malicious_messages_change_nothing(running: Running, quiet: Complaints) -> None:
    await flood(running, 20_001)
    assert quiet() == []


# ---------------------------------------------------------------- connections that end


class Wire:
    """A connection whose other end does what the test says."""

    def __init__(self, *incoming: str) -> None:
        self.incoming = [{"type": "websocket.receive", "text": text} for text in incoming]
        self.sent: list[str] = []
        self.blocked = asyncio.Event()
        self.reads = asyncio.Event()
        self.gone = asyncio.Event()
        self.closed: int | None = None

    async def receive(self) -> Mapping[str, object]:
        if self.incoming:
            return self.incoming.pop(0)
        await self.gone.wait()
        return {"type": "websocket.disconnect", "code": 1005}

    async def send_data(self, data: str, mode: str) -> None:
        assert mode == "text"
        self.blocked.set()
        await self.reads.wait()
        self.sent.append(data)

    async def close(self, code: int) -> None:
        self.closed = code


class Desk:
    """A table that does what the test says."""

    def __init__(self) -> None:
        self.left = 0
        self.begun = asyncio.Event()
        self.may_end = asyncio.Event()
        self.ended = asyncio.Event()
        self.fault: Exception | None = None

    async def do(self, line: Line, message: Chat) -> Done:
        self.begun.set()
        if self.fault is not None:
            raise self.fault
        await self.may_end.wait()
        self.ended.set()
        return Done(id=message.id, version=7)

    def leave(self, line: Line) -> None:
        self.left += 1


def parts(*incoming: str, most: int = 3) -> tuple[Wire, Desk, Line]:
    return Wire(*incoming), Desk(), Line("anna", most)


async def served(wire: Wire, desk: Desk, line: Line) -> None:
    socket, sitting = cast(Socket, wire), cast(Sitting, desk)
    await serve(socket, sitting, line, listen(socket, sitting, line))


SPOKEN = Spoken(line=Said("now", "Anna", "hello"))
CHAT = '{"type":"chat","id":1,"text":"hello"}'


async def test_a_client_that_does_not_keep_up_is_sent_away() -> None:
    wire, desk, line = parts()
    serving_it = asyncio.create_task(served(wire, desk, line))
    for _ in range(10):
        line.send(SPOKEN)
    await serving_it
    assert wire.closed == TRY_AGAIN
    assert desk.left == 1
    assert line.waiting.qsize() <= 3


async def test_a_client_that_keeps_up_gets_everything_in_order() -> None:
    wire, desk, line = parts(most=50)
    wire.reads.set()
    serving_it = asyncio.create_task(served(wire, desk, line))
    for number in range(50):
        line.send(Done(id=number, version=0))
    await wire.blocked.wait()
    for _ in range(1000):
        if len(wire.sent) == 50:
            break
        await asyncio.sleep(0)
    wire.gone.set()
    await serving_it
    assert [json.loads(text)["id"] for text in wire.sent] == list(range(50))
    assert (wire.closed, desk.left) == (None, 1)


async def test_what_has_begun_is_finished_even_if_the_connection_ends() -> None:
    wire, desk, line = parts(CHAT)
    serving_it = asyncio.create_task(served(wire, desk, line))
    await desk.begun.wait()
    for _ in range(10):
        line.send(SPOKEN)
    await serving_it
    assert not desk.ended.is_set()
    desk.may_end.set()
    await desk.ended.wait()


@pytest.mark.parametrize(
    ("fault", "key", "logged"),
    [(SpokenError("game-over"), "game-over", False), (RuntimeError("what now"), "server-error", True)],
)
async def test_a_table_that_fails_is_told_and_the_connection_stays(
    fault: Exception, key: str, logged: bool, caplog: pytest.LogCaptureFixture
) -> None:
    wire, desk, line = parts(CHAT)
    desk.fault = fault
    wire.reads.set()
    serving_it = asyncio.create_task(served(wire, desk, line))
    await wire.blocked.wait()
    assert json.loads(wire.sent[0]) == {"type": "refused", "id": 1, "fault": {"key": key}}
    assert bool(caplog.records) == logged
    assert not serving_it.done()
    wire.gone.set()
    await serving_it


async def test_a_table_goes_on_after_the_server_was_stopped(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        anna = await running.visitor("Anna")
        table = (await anna.open_table("me", "me"))["id"]
        async with anna.at(table) as talk:
            value = asked(talk.welcome)["options"][0]["value"]
            done = await talk.tell("answer", version=talk.version, seat=0, values=[value])
            running.server.should_exit = True
            with pytest.raises(ConnectionClosed):
                await talk.until("nothing")
            assert talk.socket.close_code == 1012
        cookies, csrf = anna.client.cookies, anna.csrf
    async with serving(tmp_path) as running:
        again = running.stranger()
        again.client.cookies, again.csrf = cookies, csrf
        async with again.at(table) as talk:
            assert talk.welcome["mine"] == [0, 1]
            assert talk.version == done["version"]
