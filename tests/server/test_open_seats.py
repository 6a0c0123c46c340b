"""Free seats for everybody on the server: shown only where the host wants it, and taken by one person each."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.conftest import Json, Running, Visitor, serving

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def shown(visitor: Visitor) -> list[str]:
    """The tables with free seats that somebody sees in the lobby."""
    return [table["id"] for table in await visitor.ok("GET", "/api/open-tables")]


async def show(host: Visitor, table: str, listed: bool) -> Json:
    card: Json = await host.ok("PUT", f"/api/tables/{table}/listed", json={"listed": listed})
    return card


async def test_nobody_sees_a_table_that_was_not_opened_to_all(running: Running) -> None:
    anna, bruno = await running.visitor("Anna"), await running.visitor("Bruno")
    table = (await anna.open_table("me", "open"))["id"]
    assert table not in await shown(bruno)
    assert await bruno.fault("POST", f"/api/tables/{table}/seats/1/sit") == (403, "not-listed")
    assert (await bruno.ok("GET", "/api/tables")) == []


async def test_the_free_seats_of_an_open_table_are_for_everybody_but_its_people(running: Running) -> None:
    anna, bruno = await running.visitor("Anna"), await running.visitor("Bruno")
    card = await anna.open_table("me", "open", "open", listed=True)
    assert card["listed"]
    table = card["id"]
    assert table in await shown(bruno)
    assert table in await shown(running.stranger())
    assert table not in await shown(anna), "it stands among her own tables"
    seated = await bruno.ok("POST", f"/api/tables/{table}/seats/1/sit")
    assert seated["mine"] == [1]
    assert table not in await shown(bruno)
    assert [one["id"] for one in await bruno.ok("GET", "/api/tables")] == [table]
    async with bruno.at(table) as talk:
        assert talk.welcome["mine"] == [1]


async def test_a_table_is_shown_and_hidden_by_its_host_alone(running: Running) -> None:
    anna, bruno = await running.visitor("Anna"), await running.visitor("Bruno")
    table = (await anna.open_table("me", "open"))["id"]
    path = f"/api/tables/{table}/listed"
    assert await bruno.fault("PUT", path, json={"listed": True}) == (403, "not-host")
    assert await running.stranger().fault("PUT", path, json={"listed": True}) == (401, "no-session")
    assert await anna.fault("PUT", path, json={"listed": True}, headers={"x-csrf": "x"}) == (403, "wrong-csrf")
    assert table not in await shown(bruno)
    assert (await show(anna, table, True))["listed"]
    assert (await anna.ok("GET", f"/api/tables/{table}"))["listed"]
    assert table in await shown(bruno)
    assert not (await show(anna, table, False))["listed"]
    assert table not in await shown(bruno)
    assert await bruno.fault("POST", f"/api/tables/{table}/seats/1/sit") == (403, "not-listed")


async def test_a_full_table_is_not_shown_and_nobody_is_driven_out(running: Running) -> None:
    anna, bruno, carla = [await running.visitor(name) for name in ("Anna", "Bruno", "Carla")]
    table = (await anna.open_table("me", "open", listed=True))["id"]
    await bruno.ok("POST", f"/api/tables/{table}/seats/1/sit")
    assert table not in await shown(carla)
    for seat in (0, 1):
        assert await carla.fault("POST", f"/api/tables/{table}/seats/{seat}/sit") == (409, "seat-taken")
    assert await carla.fault("POST", f"/api/tables/{table}/seats/7/sit") == (404, "no-seat")
    again = await bruno.ok("POST", f"/api/tables/{table}/seats/1/sit")
    assert again["mine"] == [1]
    await bruno.ok("PUT", f"/api/tables/{table}/seats/1", json={"holder": "open"})
    assert table in await shown(carla)


async def test_of_many_who_want_a_seat_one_gets_it(running: Running) -> None:
    anna = await running.visitor("Anna")
    table = (await anna.open_table("me", "open", listed=True))["id"]
    crowd = [await running.visitor(f"Guest {number}") for number in range(6)]
    token = await anna.invite(table, 1)
    wants = [guest.ask("POST", f"/api/tables/{table}/seats/1/sit") for guest in crowd[1:]]
    answers = await asyncio.gather(crowd[0].ask("POST", "/api/join", json={"token": token}), *wants)
    card = await anna.ok("GET", f"/api/tables/{table}")
    seated = [
        guest for guest, answer in zip(crowd, answers, strict=True) if answer.is_success and answer.json()["mine"]
    ]
    assert len(seated) == 1
    assert [one["id"] for one in await seated[0].ok("GET", "/api/tables")] == [table]
    assert card["seats"][1]["holder"] == "person"


async def test_what_was_open_to_all_still_is_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as before:
        anna = await before.visitor("Anna")
        open_one = (await anna.open_table("me", "open", listed=True))["id"]
        closed = (await anna.open_table("me", "open"))["id"]
    async with serving(tmp_path / "data") as after:
        bruno = await after.visitor("Bruno")
        for _ in range(200):  # tables wake up one after the other
            if open_one in await shown(bruno):
                break
        assert await shown(bruno) == [open_one]
        assert closed not in await shown(bruno)
