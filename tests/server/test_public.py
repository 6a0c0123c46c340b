"""What a public server lets nobody do, and what keeps to itself on a machine with several users."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import cast

import pytest
from litestar import Litestar

from ludoteca.server.acts import spoken_text
from ludoteca.server.limits import Buckets, household
from tests.server.conftest import Running, Visitor, serving


@pytest.mark.asyncio
async def test_nobody_fills_the_database_with_visitors(tmp_path: Path) -> None:
    async with serving(tmp_path, origin="http://table.example.org") as running:
        at = cast(Litestar, running.server.config.app).state["reception"]
        at.changes = Buckets(0.0, 5)
        told = [(await somebody(running).client.get("/api/me")).status_code for _ in range(8)]
        assert told == [200] * 5 + [429] * 3
        assert (await somebody(running).client.get("/api/games")).status_code == 200


def somebody(running: Running) -> Visitor:
    """A visitor who reaches a public server without its proxy."""
    visitor = running.stranger()
    visitor.client.base_url = f"http://127.0.0.1:{running.settings.port}"
    return visitor


@pytest.mark.asyncio
@pytest.mark.parametrize("path", ["/", "/table/ab12", "/api/me", "/api/schema", "/api/schema/messages"])
async def test_a_foreign_name_gets_no_answer_anywhere(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path) as running:
        answer = await running.stranger().client.get(path, headers={"host": f"evil.example:{running.settings.port}"})
        assert (answer.status_code, answer.json()["key"]) == (421, "wrong-host")


@pytest.mark.asyncio
async def test_an_id_that_no_database_knows_is_not_asked_for(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        for path in ("/api/tables/a%00b", "/api/tables/%00/record", "/api/tables/%00/at/0"):
            assert await running.stranger().fault("GET", path) == (404, "no-table")


@pytest.mark.asyncio
async def test_the_data_folder_is_for_its_owner_alone(tmp_path: Path) -> None:
    async with serving(tmp_path / "new" / "data"):
        assert stat.S_IMODE((tmp_path / "new" / "data").stat().st_mode) == 0o700


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("", ""),
        ("somewhere", "somewhere"),
    ],
)
def test_whoever_has_many_addresses_counts_once(address: str, counted: str) -> None:
    assert household(address) == counted


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("  hello \n there ", "hello   there"),
        ("a\x00b\x1b[31m", "ab[31m"),
        ("\u202egnp.exe", "gnp.exe"),
        ("\u2066x\u2069", "x"),
        ("👩\u200d👧 è", "👩\u200d👧 è"),
        ("\x07\u200e", ""),
    ],
)
def test_nobody_steers_the_screens_of_others(typed: str, said: str) -> None:
    assert spoken_text(typed) == said
