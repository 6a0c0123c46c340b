"""Records that were made up: none of them breaks the server, and none brings in a table that could not have been."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from ludoteca.engine.record import Record, RecordError
from ludoteca.server.host import Host
from ludoteca.server.store import Store
from tests.server.company import AtOnce, Pace, find, people
from tests.server.conftest import serving
from tests.server.test_host import played

pytestmark = pytest.mark.asyncio

Change = Callable[[dict[str, Any]], object]


@pytest_asyncio.fixture
async def host(store: Store) -> AsyncIterator[Host]:
    await people(store, "anna")
    host = Host(store, AtOnce(), Pace(), find)
    yield host
    await host.stop()


def forged(change: Change) -> str:
    """A record of a running game under older rules that goes on from another state."""
    record = played(over=False).record
    snapshot = json.loads(record.behind("snapshot")[0])
    change(snapshot["state"])
    header = [(key, "0" if key == "rules" else value) for key, value in record.header]
    tail = [(key, json.dumps(snapshot) if key == "snapshot" else value) for key, value in record.tail]
    return Record(header, record.entries, tail).text()


async def test_a_game_under_older_rules_goes_on(host: Host) -> None:
    sitting = await host.imported("anna", forged(lambda state: None))
    assert not sitting.over
    assert sitting.asked


async def test_a_server_that_others_can_reach_believes_no_state(host: Host) -> None:
    with pytest.raises(RecordError) as refused:
        await host.imported("anna", forged(lambda state: None), trusting=False)
    assert refused.value.fault == "other-version"
    assert await host.cards("anna") == []


@pytest.mark.parametrize(
    "change",
    [
        lambda state: state.update(at="oak"),
        lambda state: state.update(nests=None),
        lambda state: state.update(nests=[]),
        lambda state: state.update(trees=[]),
        lambda state: state.update(holders=[5, 6]),
        lambda state: state.update(bag=[10**30] * 4),
        lambda state: state.update(favourites=[1, 2]),
        lambda state: state["agenda"].update(items=7),
    ],
)
async def test_a_state_that_cannot_be_is_refused(host: Host, change: Change) -> None:
    with pytest.raises(RecordError) as refused:
        await host.imported("anna", forged(change))
    assert refused.value.fault == "snapshot"
    assert await host.cards("anna") == []


@pytest.mark.parametrize("names", [("you",), ("you", "greedy", "greedy", "random")])
async def test_every_seat_is_there_however_many_names_a_record_has(host: Host, names: tuple[str, ...]) -> None:
    sitting = await host.imported("anna", played(over=False, names=names).record.text())
    assert [row.seat for row in sitting.seats] == [0, 1]
    assert sitting.card("anna").mine[0] == 0


async def test_one_standing_answer_for_each_window(host: Host) -> None:
    record = played(over=False).record
    record.tail[-1:-1] = [("stand", "0 fly 1")] * 500
    sitting = await host.imported("anna", record.text())
    assert len(sitting.table.standing) <= 1


async def test_a_public_server_refuses_what_it_cannot_repeat(tmp_path: Path) -> None:
    plain = {"content-type": "text/plain"}
    for origin, taken in ((None, True), ("http://table.example.org", False)):
        async with serving(tmp_path / str(taken), origin=origin) as running:
            visitor = running.stranger()
            visitor.client.base_url = f"http://127.0.0.1:{running.settings.port}"
            await visitor.arrive("Anna")
            answer = await visitor.ask("POST", "/api/records", content=forged(lambda state: None), headers=plain)
            assert answer.is_success == taken
            if not taken:
                assert (answer.status_code, answer.json()["key"]) == (400, "record")
