"""Whoever does not hold a seat does nothing for it: no message and no request of theirs changes a table."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any, cast, get_args

import msgspec
import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute

from ludoteca.server.gate import SAFE
from ludoteca.server.protocol import Answer, Chat, ClientMessage, Consent, Hello, Pace, Stand, Typed, Undo
from tests.server.conftest import Json, Running, Talk, Visitor

pytestmark = pytest.mark.asyncio(loop_scope="module")

FOR_A_SEAT: dict[type, list[Json]] = {
    Answer: [{"values": [0]}, {"values": [1]}, {"values": [0, 0]}],
    Undo: [{}],
    Consent: [{"agrees": True}, {"agrees": False}],
    Stand: [{"question": "favourite", "value": 0}, {"question": "fly"}],
}
FOR_THE_TABLE: dict[type, list[Json]] = {
    Typed: [{"value": 0}, {"value": 1, "correct": True}],
    Pace: [{"do": "pause"}, {"do": "skip"}, {"do": "go"}],
}
OPEN_TO_ALL = {Hello, Chat}
"""Whoever may see a table may greet and, with a session, talk."""


class Party:
    """Anna and Bruno at a table, Carla and somebody unknown who only watch it."""

    def __init__(self, running: Running, anna: Visitor, bruno: Visitor, carla: Visitor, table: str) -> None:
        self.running = running
        self.anna, self.bruno, self.carla, self.stranger = anna, bruno, carla, running.stranger()
        self.table = table

    async def kept(self) -> object:
        """All that the database says about the table."""
        return await self.running.kept(self.table)


async def party(running: Running, **more: Any) -> Party:
    anna, bruno, carla = [await running.visitor(name) for name in ("Anna", "Bruno", "Carla")]
    table = (await anna.open_table("me", "open", "random", **more))["id"]
    await bruno.ok("POST", "/api/join", json={"token": await anna.invite(table, 1)})
    async with anna.at(table) as talk:
        await talk.tell("pace", do="pause")  # a bot would act in its own time
    return Party(running, anna, bruno, carla, table)


async def nothing(first: Talk, second: Talk) -> None:
    """The table as it is set: everybody chooses a favourite."""


async def choose(first: Talk, second: Talk) -> None:
    """All have chosen, and whoever has a choice where to fly is asked; if that is the bot, it waits."""
    await first.tell("pace", do="go")
    for seat, talk in enumerate((first, second)):
        assert (await talk.tell("answer", version=talk.version, seat=seat, values=[0]))["type"] == "done"
    await first.line(12)
    await first.tell("pace", do="pause")


async def ask_back(first: Talk, second: Talk) -> None:
    """Anna would like to have her last answer back."""
    await choose(first, second)
    assert (await first.tell("undo", version=first.version, seat=0))["type"] == "done"
    assert first.heard[-2]["take_back"] == 0


Moment = Callable[[Talk, Talk], Awaitable[None]]


@pytest.mark.parametrize("moment", [nothing, choose, ask_back])
async def test_no_message_for_a_seat_of_somebody_else_changes_anything(running: Running, moment: Moment) -> None:
    assert {*FOR_A_SEAT, *FOR_THE_TABLE, *OPEN_TO_ALL} == set(get_args(ClientMessage))
    at = await party(running)
    async with AsyncExitStack() as stack:
        first, second, *_ = [await stack.enter_async_context(who.at(at.table)) for who in (at.anna, at.bruno)]
        await moment(first, second)
        before = await at.kept()
        watching = [await stack.enter_async_context(who.at(at.table)) for who in (at.carla, at.stranger)]
        await second.tell("chat", text="I have heard everything up to here")
        for kind, ways in FOR_A_SEAT.items():
            for fields in ways:
                for seat in (0, 2):
                    assert await attempt(second, kind, seat=seat, **fields) == "not-your-seat"
                for seat in (0, 1, 2):
                    for talk in watching:
                        assert await attempt(talk, kind, seat=seat, **fields) == "watching"
        for kind, ways in FOR_THE_TABLE.items():
            for fields in ways:
                for talk in watching:
                    assert await attempt(talk, kind, **fields) == "watching"
        assert await attempt(watching[1], Chat, text="hello") == "no-session"
        assert await at.kept() == before


async def attempt(talk: Talk, kind: type, **fields: Any) -> str:
    """Why a message is refused."""
    if "version" in kind.__annotations__:
        fields["version"] = talk.version
    told = await talk.tell(str(cast(msgspec.inspect.StructType, msgspec.inspect.type_info(kind)).tag), **fields)
    assert told["type"] == "refused", f"{kind.__name__} {fields}"
    return str(told["fault"]["key"])


async def test_only_those_who_see_a_real_card_type_it_in(running: Running) -> None:
    at = await party(running, companion=True)
    before = await at.kept()
    for who in (at.carla, at.stranger):
        async with who.at(at.table) as talk:
            assert await attempt(talk, Typed, value=0) == "watching"
    assert await at.kept() == before


SEAT = "/api/tables/{table:str}/seats/{seat:int}"
FOREIGN: dict[tuple[str, str], list[tuple[Json, tuple[int, str]]]] = {
    ("PUT", SEAT): [
        ({"holder": "me"}, (403, "not-host")),
        ({"holder": "open"}, (403, "not-host")),
        ({"holder": "bot", "level": "random"}, (403, "not-host")),
    ],
    ("POST", f"{SEAT}/sit"): [({}, (403, "not-listed"))],
    ("POST", f"{SEAT}/invitation"): [({}, (403, "not-host"))],
    ("DELETE", f"{SEAT}/invitation"): [({}, (403, "not-host"))],
    ("POST", "/api/tables/{table:str}/branch"): [({"number": 3}, (403, "not-over"))],
    ("PUT", "/api/tables/{table:str}/listed"): [({"listed": True}, (403, "not-host"))],
}
"""The requests that change something at a table, with bodies, and why they are refused to others."""
HARMLESS = {
    ("PUT", "/api/me"),
    ("POST", "/api/tables"),
    ("POST", "/api/games/{game:str}/guide"),
    ("POST", "/api/join"),
    ("POST", "/api/records"),
}
"""Those that name no table: a name, a table of one's own, a link that somebody must have sent."""
THINKING = ("POST", "/api/tables/{table:str}/hint")
"""It changes nothing, but costs something; only the holder of the seat may ask."""


async def test_no_request_of_somebody_else_changes_a_table(running: Running) -> None:
    routes = [route for route in cast(Litestar, running.server.config.app).routes if isinstance(route, HTTPRoute)]
    changing = {(method, route.path) for route in routes for method in route.methods if method not in SAFE}
    assert {*FOREIGN, *HARMLESS, THINKING} == changing
    at = await party(running)
    before = await at.kept()
    for (method, route), ways in FOREIGN.items():
        for body, reason in ways:
            for seat in (0, 1, 2):
                path = re.sub(r"\{seat:int\}", str(seat), re.sub(r"\{table:str\}", at.table, route))
                assert await at.carla.fault(method, path, json=body) == reason
                assert await at.stranger.fault(method, path, json=body) == (401, "no-session")
                if (route, seat) != (SEAT, 1):  # everybody may leave the own seat
                    assert await at.bruno.fault(method, path, json=body) == reason
    assert await at.bruno.fault("PUT", f"/api/tables/{at.table}/seats/1", json={"holder": "me"}) == (403, "not-host")
    for seat in (0, 2):
        assert await at.bruno.fault("POST", f"/api/tables/{at.table}/hint?seat={seat}") == (403, "not-your-seat")
    assert await at.carla.fault("POST", "/api/join", json={"token": at.table}) == (404, "no-invitation")
    assert await at.kept() == before
