"""Nothing secret leaves a real server.

Two servers get the same messages and requests; their tables differ only in what one seat hides. Until something is
shown, every other seat and a spectator are sent the same bytes by both, and get the same answers to every request.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.engine.game import SPECTATOR
from ludoteca.engine.observe import observe
from ludoteca.engine.record import Record
from ludoteca.engine.table import Table
from ludoteca.server import live, proofs, views
from ludoteca.server.protocol import TableCard
from ludoteca.server.sitting import Sitting
from ludoteca.telling import sentences
from tests.browser.positions import trap_to_be_set
from tests.server.twins import Leak, Twins, two_servers

pytestmark = pytest.mark.asyncio

Plant = Callable[[pytest.MonkeyPatch], None]


@pytest.fixture(autouse=True)
def _without_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "MESSAGES_AT_ONCE", 10**9)


async def driven(folder: Path, game: str, seats: int, owner: int, most: int, companion: bool = False) -> Twins:
    """Two servers at which one seat hides something else, played for so many acts or until it is shown."""
    record = ""
    if game == "wroth":
        record, owner = trap_to_be_set()
    async with two_servers(folder, game, seats, companion, record) as worlds:
        twins = Twins(worlds, owner, f"{game} {owner}")
        await twins.drive(most)
        return twins


@pytest.mark.parametrize(
    ("game", "seats", "owner", "companion", "most"),
    [
        ("magpies", 3, 1, False, 25),
        ("orders", 3, 0, False, 25),
        ("orders", 2, 1, True, 25),
        ("piles", 2, 1, True, 25),
        ("support", 3, 0, True, 25),
        ("wroth", 2, 0, False, 40),
    ],
)
async def test_others_cannot_tell_two_servers_apart(
    tmp_path: Path, game: str, seats: int, owner: int, companion: bool, most: int
) -> None:
    twins = await driven(tmp_path, game, seats, owner, most, companion)
    assert twins.acts > 3
    assert twins.differed > 2  # the worlds really were different ones
    assert twins.bytes > 1000
    assert twins.requests > 10


# ---------------------------------------------------------------- would it be noticed?


def versions_that_count_all(patch: pytest.MonkeyPatch) -> None:
    """The number of second thoughts in a secret plan can be counted."""
    patch.setattr(Sitting, "version_for", lambda self, person: self.version)


def news_of_plans(patch: pytest.MonkeyPatch) -> None:
    """Everybody hears that somebody has gone on with a plan."""
    publish = Sitting.publish
    patch.setattr(Sitting, "publish", lambda self, only=None: publish(self))


def other_eyes(patch: pytest.MonkeyPatch) -> None:
    """A spectator sees what the first seat sees, and the second."""

    def seen(table: Table, seat: int, **more: Any) -> Any:
        return observe(table, trap_to_be_set()[1] if seat == SPECTATOR else seat, **more)

    patch.setattr(views, "observe", seen)


def positions_with_everything(patch: pytest.MonkeyPatch) -> None:
    """Whoever looks back sees all that is hidden."""
    look = proofs.view_of
    patch.setattr(proofs, "view_of", lambda table, number, eyes: look(table, number, proofs.OPEN))


def chronicle_of_all(patch: pytest.MonkeyPatch) -> None:
    """Everybody reads what anybody was told."""

    def told(table: Table, seats: list[int], *more: Any, **named: Any) -> Any:
        return sentences(table, list(range(table.setup.seats)), *more, **named)

    patch.setattr(proofs, "sentences", told)


def record_of_the_host(patch: pytest.MonkeyPatch) -> None:
    """The record is handed out with all secrets."""
    patch.setattr(Record, "published", lambda self, seat="": self)


def lines_of_plans(patch: pytest.MonkeyPatch) -> None:
    """The card of a table counts what only one seat knows of."""
    card = Sitting.card

    def counted(self: Sitting, person: str) -> TableCard:
        found = card(self, person)
        return TableCard(**{name: getattr(found, name) for name in found.__struct_fields__} | {"number": self.version})

    patch.setattr(Sitting, "card", counted)


@pytest.mark.parametrize(
    ("plant", "game", "where"),
    [
        (versions_that_count_all, "orders", "frames"),
        (news_of_plans, "orders", "frames"),
        (other_eyes, "wroth", "frames"),
        (positions_with_everything, "wroth", "/at/"),
        (chronicle_of_all, "wroth", "/(at|chronicle)"),
        (record_of_the_host, "magpies", "/record"),
        (lines_of_plans, "orders", "/api/tables"),
    ],
)
async def test_a_leak_of_the_server_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Plant, game: str, where: str
) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak, match=where):
        await driven(tmp_path, game, 2 if game == "wroth" else 3, 0, 60)


@pytest.mark.parametrize(
    ("game", "seats", "owner"),
    [("piles-scene", 2, 1), ("orders-shape", 2, 0), ("piles-event", 2, 1), ("support-scene", 3, 0)],
)
async def test_a_leak_of_a_game_is_noticed(tmp_path: Path, game: str, seats: int, owner: int) -> None:
    with pytest.raises(Leak):
        await driven(tmp_path, game, seats, owner, 60, companion=True)
