"""Sessions, names, invitations, settings and limits: nobody is taken for somebody else."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from ludoteca.server.limits import MOST_BUCKETS, Bucket, Buckets
from ludoteca.server.people import People, PeopleError, clean_name, hash_of
from ludoteca.server.settings import Settings, SettingsError, is_loopback
from ludoteca.server.store import SeatRow, Store, TableRow


async def opened_table(store: Store, host: str) -> None:
    """A table with an open seat."""
    now = datetime.now(UTC)
    row = TableRow(id="t1", game="magpies", host=host, header="", tail="", created=now, changed=now)
    await store.add_table(row, [SeatRow(0, "person", host), SeatRow(1, "open")], [])


@pytest.mark.asyncio
async def test_a_newcomer_is_known_by_the_token_and_nothing_else(store: Store) -> None:
    people = People(store)
    anna, bruno = await people.newcomer(), await people.newcomer()
    assert anna.id != bruno.id
    assert anna.token != bruno.token
    assert await people.who(anna.token) == anna
    for stranger in (
        None,
        "",
        anna.token[:-1],
        anna.token + "A",
        anna.id,
        hash_of(anna.token),
        "x" * 5000,
        "é\udce9"[:1],
    ):
        assert await people.who(stranger) is None


@pytest.mark.asyncio
async def test_tokens_are_not_kept(store: Store, tmp_path: Path) -> None:
    people = People(store)
    anna = await people.newcomer()
    await opened_table(store, anna.id)
    token = await people.invite("t1", 1)
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert hash_of(anna.token).encode() in kept
    assert hash_of(token).encode() in kept
    assert anna.token.encode() not in kept
    assert token.encode() not in kept


@pytest.mark.asyncio
async def test_only_the_own_csrf_token_is_right(store: Store) -> None:
    people = People(store)
    anna, bruno = await people.newcomer(), await people.newcomer()
    assert anna.knows(anna.csrf)
    for other in ("", bruno.csrf, anna.token, anna.csrf[:-1], anna.csrf.upper(), "é"):
        assert not anna.knows(other)


@pytest.mark.asyncio
async def test_who_came_through_a_link_may_come_again_but_nobody_else(store: Store) -> None:
    people = People(store)
    anna, bruno, carla = [await people.newcomer() for _ in range(3)]
    await opened_table(store, anna.id)
    token = await people.invite("t1", 1)
    first = await people.accept(token, bruno)
    assert (first.table, first.seat, first.used_by) == ("t1", 1, bruno.id)
    assert await people.accept(token, bruno) == first
    with pytest.raises(PeopleError, match="invitation-used"):
        await people.accept(token, carla)
    with pytest.raises(PeopleError, match="no-invitation"):
        await people.accept(token + "A", carla)
    with pytest.raises(PeopleError, match="no-invitation"):
        await people.accept("x" * 1000, carla)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \t Maria\n", "Anna Maria"),
        ("An\u202ena\u0000", "Anna"),
        ("Zoe\u0308", "Zoë"),
        ("王小明", "王小明"),
        ("x" * 40, "x" * 40),
    ],
)
def test_names_are_one_visible_line(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize("given", ["", "   ", "\u200b\u202e", "x" * 41, "\ud800"])
def test_names_that_nobody_could_read_are_refused(given: str) -> None:
    with pytest.raises(PeopleError, match="wrong-name"):
        clean_name(given)


# ---------------------------------------------------------------- settings


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "127.8.8.8"])
def test_without_an_origin_only_this_machine_is_served(host: str, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, host=host, port=8123)
    assert is_loopback(host)
    assert not settings.public
    assert {"http://127.0.0.1:8123", "http://localhost:8123", "http://[::1]:8123"} <= settings.origins
    assert {"127.0.0.1:8123", "localhost:8123", "[::1]:8123"} <= settings.hosts
    assert settings.may_call_webhooks


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.20", "table.example.org", ""])
def test_listening_to_others_needs_an_origin(host: str, tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="public-without-origin"):
        Settings(data=tmp_path, host=host)
    settings = Settings(data=tmp_path, host=host, origin="https://table.example.org")
    assert settings.origins == {"https://table.example.org"}
    assert "table.example.org" in settings.hosts
    assert settings.secure
    assert settings.cookie.startswith("__Host-")
    assert not settings.may_call_webhooks
    assert settings.address == "https://table.example.org"


@pytest.mark.parametrize(
    "origin",
    ["table.example.org", "https://", "https://a.example/", "https://a.example/x", "ftp://a", "https://u@a", "*"],
)
def test_an_origin_is_scheme_host_and_port(origin: str, tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="wrong-origin"):
        Settings(data=tmp_path, origin=origin)


def test_each_data_folder_has_a_cookie_of_its_own(tmp_path: Path) -> None:
    here, there = Settings(data=tmp_path / "a", port=1), Settings(data=tmp_path / "b", port=1)
    assert here.cookie != there.cookie
    assert here.cookie == Settings(data=tmp_path / "a", port=2).cookie


# ---------------------------------------------------------------- limits


def test_a_bucket_lets_a_burst_through_and_then_a_steady_rate() -> None:
    now = 0.0
    bucket = Bucket(rate=2.0, burst=3, clock=lambda: now)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_addresses_have_buckets_of_their_own_and_there_are_never_too_many() -> None:
    buckets = Buckets(rate=0.0, burst=1, clock=lambda: 0.0)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    for number in range(MOST_BUCKETS + 5):
        buckets.take(str(number))
    assert len(buckets.buckets) == MOST_BUCKETS
