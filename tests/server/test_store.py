"""What is kept is whole, in order, and written once."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from importlib.resources import files
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import IntegrityError, OperationalError

from ludoteca.server.protocol import ChatLine, Clock
from ludoteca.server.schema import NEWEST, metadata, revision
from ludoteca.server.store import CHAT_SHOWN, InvitationRow, PersonRow, SeatRow, Stale, Store, StoreError, TableRow
from tests.server.conftest import Opening

pytestmark = pytest.mark.asyncio

NOON = datetime(2026, 1, 16, 12, 0, 0, 250, tzinfo=UTC)


def table_row(id: str = "t1", host: str = "anna", **more: object) -> TableRow:
    """A table that Anna has opened."""
    row = {"id": id, "game": "magpies", "host": host, "header": "game magpies", "tail": "seed 00"}
    return TableRow(**row, created=NOON, changed=NOON, **more)  # type: ignore[arg-type]


SEATS = [SeatRow(0, "person", "anna"), SeatRow(1, "open"), SeatRow(2, "bot", level="greedy", left=60.0)]


async def with_table(store: Store) -> Store:
    """A store in which Anna sits at a table with two lines."""
    await store.add_person(PersonRow("anna", "hash of anna", "Anna"))
    await store.add_person(PersonRow("bruno", "hash of bruno", "Bruno"))
    await store.add_table(table_row(), SEATS, ["= set-out 12", "1 ~ wings one 1/3"])
    return store


# ---------------------------------------------------------------- migrations


def differences(connection: Connection) -> list[object]:
    """Where the database is not what the source says."""
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_migrations_make_of_nothing_what_the_source_says(store: Store) -> None:
    with store.engine.connect() as connection:
        assert differences(connection) == []
        made = inspect(connection).get_table_names()
    assert set(made) == {*metadata.tables, "alembic_version"}


async def test_opening_again_keeps_everything(opening: Opening, tmp_path: Path) -> None:
    path = tmp_path / "again.sqlite"
    first = await with_table(await opening(path))
    kept = await first.load("t1")
    await first.close()
    second = await opening(path)
    assert await second.load("t1") == kept
    with second.engine.connect() as connection:
        assert differences(connection) == []


async def test_a_migration_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def half(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE people (id TEXT)"))
        raise RuntimeError("the power went out")

    store = Store(tmp_path / "half.sqlite")
    with monkeypatch.context() as patch:
        patch.setattr("ludoteca.server.migrations.migrate", half)
        with pytest.raises(RuntimeError):
            await store.open()
    with store.engine.connect() as connection:
        assert inspect(connection).get_table_names() == []
    await store.open()
    await store.close()


async def test_the_newest_migration_is_known(store: Store) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("ludoteca.server").joinpath("migrations")))
    assert ScriptDirectory.from_config(config).get_heads() == [NEWEST]
    with store.engine.connect() as connection:
        assert revision(connection) == NEWEST


async def test_a_database_of_a_newer_version_is_left_alone(opening: Opening, tmp_path: Path) -> None:
    path = tmp_path / "newer.sqlite"
    store = await opening(path)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match="newer-database"):
        await opening(path)


@pytest.mark.parametrize(("pragma", "value"), [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)])
async def test_every_connection_is_as_safe_as_sqlite_can_be(store: Store, pragma: str, value: object) -> None:
    for _ in range(3):
        with store.engine.connect() as first, store.engine.connect() as second:
            for connection in (first, second):
                assert connection.scalar(text(f"PRAGMA {pragma}")) == value


# ---------------------------------------------------------------- tables


async def test_a_table_comes_back_as_it_was_put_in(store: Store) -> None:
    await store.add_person(PersonRow("anna", "h", "Anna"))
    row = table_row(companion=True, study=True, clock=Clock(600, 5), webhook="https://a.example/x", version=0)
    await store.add_table(row, SEATS, ["a", "b", "c"])
    assert await store.load("t1") == (row, SEATS, ["a", "b", "c"])
    assert await store.load("t2") is None


async def test_a_change_is_kept_whole(store: Store) -> None:
    await with_table(store)
    await store.append("t1", 1, ["2 west fly oak", "= turn 1"], 2, "seed 00\nplan 1 2", False, {2: 41.5})
    loaded = await store.load("t1")
    assert loaded is not None
    row, seats, lines = loaded
    assert (row.version, row.tail, row.over) == (1, "seed 00\nplan 1 2", False)
    assert row.changed > row.created == NOON
    assert seats == [*SEATS[:2], SeatRow(2, "bot", level="greedy", left=41.5)]
    assert lines == ["= set-out 12", "1 ~ wings one 1/3", "2 west fly oak", "= turn 1"]


async def test_a_change_without_lines_counts_too(store: Store) -> None:
    await with_table(store)
    await store.append("t1", 1, [], 2, "seed 00\nplan 1 2", False, {})
    await store.append("t1", 2, ["2 west fly oak"], 2, "seed 00", True, {})
    loaded = await store.load("t1")
    assert loaded is not None
    assert (loaded[0].version, loaded[0].over, len(loaded[2])) == (2, True, 3)


@pytest.mark.parametrize(("version", "first"), [(0, 2), (2, 2), (1, 1), (1, 0), (7, 9)])
async def test_what_does_not_follow_is_not_written(store: Store, version: int, first: int) -> None:
    await with_table(store)
    before = await store.load("t1")
    with pytest.raises(Stale):
        await store.append("t1", version, ["x", "y"], first, "other", True, {0: 1.0})
    assert await store.load("t1") == before


async def test_a_table_that_is_not_there_takes_nothing(store: Store) -> None:
    with pytest.raises(Stale):
        await store.append("t9", 1, ["x"], 0, "", False, {})


async def test_of_eight_writers_one_wins(store: Store, opening: Opening) -> None:
    await with_table(store)
    stores = [store, *[await opening(Path(str(store.engine.url.database))) for _ in range(3)]]
    for version in range(1, 6):
        writers = [
            stores[writer % 4].append("t1", version, [f"line of {writer}"], version + 1, f"tail of {writer}", False, {})
            for writer in range(8)
        ]
        ended = await asyncio.gather(*writers, return_exceptions=True)
        [winner] = [writer for writer, result in enumerate(ended) if result is None]
        assert [type(result) for result in ended if result is not None] == [Stale] * 7
        loaded = await store.load("t1")
        assert loaded is not None
        assert (loaded[0].version, loaded[0].tail) == (version, f"tail of {winner}")
        assert loaded[2][version + 1 :] == [f"line of {winner}"]


async def test_what_waits_together_is_kept_together_but_for_what_fails(store: Store) -> None:
    await with_table(store)
    ended = await asyncio.gather(
        store.append("t1", 1, ["2 west fly oak"], 2, "first", False, {}),
        store.append("t1", 1, ["2 west fly elm"], 2, "again", False, {}),
        store.say("t1", ChatLine("2026-11-01T10:00:00", "Anna", "Oh!")),
        store.append("t1", 2, ["2 east fly elm"], 2, "line two is there", False, {}),
        store.append("t1", 2, ["3 east fly elm"], 3, "second", False, {}),
        return_exceptions=True,
    )
    assert [type(error) for error in ended if error is not None] == [Stale, Stale]
    loaded = await store.load("t1")
    assert loaded is not None
    assert (loaded[0].version, loaded[0].tail) == (2, "second")
    assert loaded[2][2:] == ["2 west fly oak", "3 east fly elm"]
    assert [line.text for line in await store.chat("t1")] == ["Oh!"]


async def test_when_the_disk_fails_nobody_is_told_that_it_is_kept(store: Store) -> None:
    await with_table(store)
    before = await store.load("t1")

    def fails(connection: Connection) -> None:
        connection.execute(text("SELECT * FROM nowhere"))

    first = store.append("t1", 1, ["2 west fly oak"], 2, "first", False, {})
    ended = await asyncio.gather(first, store.write(fails), return_exceptions=True)
    assert [type(error) for error in ended] == [OperationalError, OperationalError]
    assert await store.load("t1") == before


async def test_tables_of_a_person_are_those_opened_and_those_sat_at(store: Store) -> None:
    await with_table(store)
    await store.add_table(table_row("t2", "bruno"), [SeatRow(0, "person", "anna"), SeatRow(1, "bot", level="x")], [])
    await store.add_table(table_row("t3", "bruno", over=True), [SeatRow(0, "person", "bruno")], [])
    await store.append("t2", 1, [], 0, "", False, {})
    assert [row.id for row in await store.tables_of("anna")] == ["t2", "t1"]
    assert {row.id for row in await store.tables_of("bruno")} == {"t2", "t3"}
    assert await store.tables_of("carla") == []
    assert sorted(await store.running()) == ["t1", "t2"]


async def test_seats_change_hands(store: Store) -> None:
    await with_table(store)
    await store.set_seat("t1", SeatRow(1, "person", "bruno", left=9.0))
    loaded = await store.load("t1")
    assert loaded is not None
    assert loaded[1][1] == SeatRow(1, "person", "bruno", left=9.0)
    assert [row.id for row in await store.tables_of("bruno")] == ["t1"]
    with pytest.raises(LookupError):
        await store.set_seat("t1", SeatRow(7, "open"))


@pytest.mark.parametrize("seat", [SeatRow(1, "person"), SeatRow(1, "open", "anna"), SeatRow(1, "person", "nobody")])
async def test_no_seat_is_held_by_nobody_in_particular(store: Store, seat: SeatRow) -> None:
    await with_table(store)
    with pytest.raises(IntegrityError):
        await store.set_seat("t1", seat)


# ---------------------------------------------------------------- chat


async def test_chat_is_kept_in_order(store: Store) -> None:
    await with_table(store)
    said = [ChatLine(f"2026-11-16T12:00:{second:02}", "Anna", f"word {second}") for second in range(5)]
    for line in said:
        await store.say("t1", line)
    assert await store.chat("t1") == said
    assert await store.chat("t2") == []


async def test_a_long_chat_is_shown_from_its_end(store: Store) -> None:
    await with_table(store)
    for number in range(CHAT_SHOWN + 3):
        await store.say("t1", ChatLine("now", "Anna", str(number)))
    shown = await store.chat("t1")
    assert [line.text for line in shown] == [str(number) for number in range(3, CHAT_SHOWN + 3)]


# ---------------------------------------------------------------- invitations and people


async def test_an_invitation_works_once(store: Store) -> None:
    await with_table(store)
    await store.invite(InvitationRow("h1", "t1", 1))
    tries = await asyncio.gather(*[store.use("h1", person) for person in ("anna", "bruno") * 4])
    assert tries.count(True) == 1
    used = await store.invitation("h1")
    assert used is not None
    assert used.used_by == ("anna", "bruno")[tries.index(True) % 2]


async def test_a_newer_invitation_replaces_the_older(store: Store) -> None:
    await with_table(store)
    await store.invite(InvitationRow("h1", "t1", 1))
    await store.invite(InvitationRow("h2", "t1", 1))
    assert not await store.use("h1", "bruno")
    assert await store.use("h2", "bruno")


async def test_an_invitation_can_be_revoked(store: Store) -> None:
    await with_table(store)
    await store.invite(InvitationRow("h1", "t1", 1))
    assert await store.revoke("t1", 1)
    assert not await store.revoke("t1", 1)
    assert not await store.use("h1", "bruno")


async def test_an_invitation_ends_when_somebody_else_sits_down(store: Store) -> None:
    await with_table(store)
    await store.invite(InvitationRow("h1", "t1", 1))
    await store.set_seat("t1", SeatRow(1, "bot", level="random"))
    await store.set_seat("t1", SeatRow(1, "open"))
    assert not await store.use("h1", "bruno")


async def test_an_invitation_to_a_taken_seat_is_not_used_up(store: Store) -> None:
    await with_table(store)
    await store.invite(InvitationRow("h1", "t1", 0))
    assert not await store.use("h1", "bruno")
    assert await store.invitation("h1") == InvitationRow("h1", "t1", 0)


async def test_people_are_known_by_their_hash_and_can_change_their_name(store: Store) -> None:
    await with_table(store)
    await store.rename("anna", "Annina")
    assert await store.person_by("hash of anna") == PersonRow("anna", "hash of anna", "Annina")
    assert await store.person_by("anna") is None
    assert await store.names({"anna", "bruno", "carla"}) == {"anna": "Annina", "bruno": "Bruno"}


async def test_only_strangers_are_forgotten(store: Store) -> None:
    await with_table(store)
    assert await store.forget_strangers(datetime.now(UTC) - timedelta(days=1)) == 0
    assert await store.forget_strangers(datetime.now(UTC) + timedelta(days=1)) == 1
    assert await store.names({"anna", "bruno"}) == {"anna": "Anna"}
