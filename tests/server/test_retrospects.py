"""Finished games looked at again over HTTP: once, piece by piece, and only when they are over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from ludoteca.bots.analysis import Analysis, Moment, lines_of
from ludoteca.engine.game import find_game
from ludoteca.engine.observe import label
from ludoteca.engine.record import parse
from ludoteca.engine.replay import replay
from ludoteca.engine.text import Texts, spoken
from ludoteca.server.host import Host
from ludoteca.server.house import SittingError
from ludoteca.server.http import FOLDER
from ludoteca.server.protocol import Retrospect
from ludoteca.server.retrospects import EACH, in_words
from ludoteca.server.settings import Settings
from ludoteca.server.sitting import Sitting
from ludoteca.server.store import Store
from ludoteca.server.thinking import Look, look_again
from tests.browser.positions import finished
from tests.server.company import AtOnce, Pace, calm, find, known_table, people
from tests.server.conftest import Running, Visitor, serving

LIVE = pytest.mark.asyncio(loop_scope="module")
PATIENCE = 60.0
HERE, ELSEWHERE = "192.0.2.7", "192.0.2.8"


class Watched(AtOnce):
    """Looks at games again, and can be made to fail or to wait."""

    def __init__(self) -> None:
        self.looks: list[Look] = []
        self.broken = False
        self.free = asyncio.Event()
        self.free.set()

    async def look_back(self, look: Look) -> list[Moment]:
        self.looks.append(look)
        await self.free.wait()
        if self.broken:
            raise RuntimeError("broken")
        return look_again(look, find(look.game))


async def over(host: Host) -> Sitting:
    """A game among bots, played to its end."""
    sitting = await known_table(host, "magpies", ["greedy", "random"])
    await calm(sitting)
    assert sitting.over
    return sitting


async def ready(host: Host, table: str) -> Retrospect:
    """What is told when all of it has been looked at."""
    async with asyncio.timeout(PATIENCE):
        while not (found := await host.retrospect(table, HERE)).ready:
            await asyncio.sleep(0.01)
    return found


@pytest.mark.asyncio
async def test_every_choice_and_where_it_turned(store: Store) -> None:
    await people(store, "anna")
    thinkers = Watched()
    host = Host(store, thinkers, Pace(), find)
    sitting = await over(host)
    first = await host.retrospect(sitting.id, HERE)
    assert (first.ready, first.done, first.choices) == (False, 0, [])
    found = await ready(host, sitting.id)
    assert found.done == found.of
    assert [choice.number for choice in found.choices] == lines_of(sitting.table)
    assert all(len(choice.percents) == 2 and 0 <= choice.cost <= 100 for choice in found.choices)
    assert sorted(set(found.end)) in ([0, 100], [100])
    assert 1 <= len(found.turning_points) <= 3
    for point in found.turning_points:
        assert point.chosen != point.better
        assert point.best > point.percent
        assert point.role.key == ("seat-south", "seat-west")[point.seat]
        # The better answer lies where it lay when the question was open.
        [asked] = (line.ask for line in sitting.table.lines if line.ask is not None and line.number == point.number)
        places = [asked.question.domain.element(option) for option in asked.options]
        labels = [label(sitting.table.game, asked.question, option) for option in asked.options]
        assert point.better_at == places[labels.index(point.better)]
    assert any(point.better_at for point in found.turning_points)
    times = len(thinkers.looks)
    assert times > 5, "in pieces"
    assert await host.retrospect(sitting.id, HERE) == found
    assert len(thinkers.looks) == times, "once"
    await host.stop()


def test_the_course_is_told_as_means_of_choices_in_a_row() -> None:
    """A choice that looks very good between others that do not is a bump, and not a tower."""
    table = replay(parse(finished("magpies", ("Anna", "Bruno"))), find_game("magpies"))
    chances = [0.0] * 5 + [1.0] + [0.0] * 5
    lines = lines_of(table)[: len(chances)]
    moments = [Moment(line, 0, "fly", 0, (one, 1 - one), 0.5) for line, one in zip(lines, chances, strict=True)]
    told = in_words(table, Analysis(moments, (1.0, 0.0)), 1)
    assert [one.percents for one in told.choices] == [[0, 100]] * 3 + [[20, 80]] * 5 + [[0, 100]] * 3
    assert told.end == [100, 0]


@pytest.mark.asyncio
async def test_what_has_failed_can_be_tried_again(store: Store, quiet: Callable[[], list[str]]) -> None:
    await people(store, "anna")
    thinkers = Watched()
    host = Host(store, thinkers, Pace(), find)
    sitting = await over(host)
    thinkers.broken = True
    await host.retrospect(sitting.id, HERE)
    with pytest.raises(Exception, match="server-error"):
        await ready(host, sitting.id)
    thinkers.broken = False
    assert (await ready(host, sitting.id)).ready
    assert quiet() == ["a finished game could not be looked at again"]
    await host.stop()


@pytest.mark.asyncio
@pytest.mark.parametrize("kept", [False, True])
async def test_a_game_begun_with_other_figures_is_not_looked_at_again(
    store: Store, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    """Repeated with the figures of today it would be another game, whether it is at hand or has to be fetched."""
    await people(store, "anna")
    thinkers = Watched()
    host = Host(store, thinkers, Pace(), find)
    sitting = await over(host)
    monkeypatch.setattr("ludoteca.engine.replay.content_of", lambda game: "other figures")
    if kept:
        await host.put_away(sitting)
    for _ in range(2):
        with pytest.raises(SittingError, match="analysis-other-figures"):
            await host.retrospect(sitting.id, HERE)
    assert not thinkers.looks
    await host.stop()


@pytest.mark.asyncio
async def test_a_game_begun_under_other_rules_is_not_looked_at_again(store: Store) -> None:
    await people(store, "anna")
    thinkers = Watched()
    host = Host(store, thinkers, Pace(), find)
    sitting = await over(host)
    sitting.recorder.header = [(key, "0" if key == "rules" else value) for key, value in sitting.recorder.header]
    with pytest.raises(SittingError, match="analysis-other-rules"):
        await host.retrospect(sitting.id, HERE)
    assert not thinkers.looks
    await host.stop()


@pytest.mark.parametrize(
    ("lang", "figures", "wait"),
    [
        (
            "en",
            "begun with other figures than those of today, so there is no analysis",
            "Wait until one of them is done",
        ),
        (
            "it",
            "cominciata con cifre diverse da quelle di oggi, perciò non ha un'analisi",
            "Aspetta che una sia finita",
        ),
    ],
)
def test_whoever_gets_no_analysis_is_told_why_and_what_to_do(lang: str, figures: str, wait: str) -> None:
    texts = Texts.of(FOLDER)
    assert figures in spoken(texts, lang, SittingError("analysis-other-figures"))
    told = spoken(texts, lang, SittingError("your-analyses-wait", most=EACH))
    assert told.startswith(f"{EACH} ")
    assert wait in told


@pytest.mark.asyncio
async def test_however_many_want_it_what_has_been_begun_is_finished(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.retrospects.MOST", 2)
    await people(store, "anna")
    thinkers = Watched()
    host = Host(store, thinkers, Pace(), find)
    first, second, third = [(await over(host)).id for _ in range(3)]
    thinkers.free.clear()
    for _ in range(3):  # as browsers ask, again and again
        for table in (first, second):
            assert not (await host.retrospect(table, HERE)).ready
        with pytest.raises(SittingError, match="too-many-analyses"):
            await host.retrospect(third, HERE)
    thinkers.free.set()
    for table in (first, second, third):
        assert (await ready(host, table)).ready
    assert [table for table, _ in host.retrospects.known] == [second, third], "the oldest has made room"
    await host.stop()


@pytest.mark.asyncio
async def test_one_household_leaves_room_for_others_who_are_told_how_many_come_first(store: Store) -> None:
    await people(store, "anna")
    thinkers = Watched()
    host = Host(store, thinkers, Pace(), find)
    tables = [(await over(host)).id for _ in range(EACH + 1)]
    thinkers.free.clear()
    told = [await host.retrospect(table, HERE) for table in tables[:EACH]]
    assert [one.before for one in told] == list(range(EACH))
    with pytest.raises(SittingError, match=f"your-analyses-wait: most={EACH}"):
        await host.retrospect(tables[-1], HERE)
    assert (await host.retrospect(tables[0], HERE)).before == 0, "what was set going here may be asked after"
    assert (await host.retrospect(tables[-1], ELSEWHERE)).before == EACH
    thinkers.free.set()
    for table in tables:
        assert (await ready(host, table)).before == 0
    await host.stop()


@pytest.mark.asyncio
async def test_neither_new_sessions_nor_none_give_a_household_more_room(tmp_path: Path) -> None:
    """Three sessions of one household fill its room; whoever comes from elsewhere, with no session, has their own."""
    hosts: list[Host] = []
    thinkers = Watched()
    thinkers.free.clear()

    async def open_host(store: Store, settings: Settings) -> Host:
        hosts.append(Host(store, thinkers, settings, find))
        return hosts[0]

    async with serving(tmp_path, open_host, origin="http://table.example.org") as running:
        await people(hosts[0].store, "anna")
        *tables, more = [f"/api/tables/{(await over(hosts[0])).id}/analysis" for _ in range(EACH + 1)]

        async def come(address: str, name: str) -> Visitor:
            visitor = running.stranger()
            visitor.client.base_url = f"http://127.0.0.1:{running.settings.port}"
            visitor.client.headers["x-forwarded-for"] = address
            return await visitor.arrive(name) if name else visitor

        for number, table in enumerate(tables):
            told = await (await come(f"2001:db8:1:2::{number}", f"Anna {number}")).ok("GET", table)
            assert told.get("before", 0) == number
        for name in ("Bruno", ""):
            same = await come("2001:db8:1:2::9", name)
            assert await same.fault("GET", more) == (429, "your-analyses-wait")
        assert (await (await come("2001:db8:1:3::9", "")).ok("GET", more))["before"] == EACH


@LIVE
async def test_over_http_and_in_processes(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await running.visitor("Anna")
    playing = (await anna.open_table("me", "random"))["id"]
    assert await anna.fault("GET", f"/api/tables/{playing}/analysis") == (403, "not-over")
    assert await anna.fault("GET", "/api/tables/none/analysis") == (404, "no-table")
    table = (await anna.open_table("greedy", "random"))["id"]
    async with asyncio.timeout(PATIENCE):
        while not (await anna.ok("GET", f"/api/tables/{table}"))["over"]:
            await asyncio.sleep(0.05)
        with monkeypatch.context() as full:
            full.setattr("ludoteca.server.retrospects.MOST", 0)
            assert await anna.fault("GET", f"/api/tables/{table}/analysis") == (429, "too-many-analyses")
        with monkeypatch.context() as changed:
            changed.setattr("ludoteca.engine.replay.content_of", lambda game: "other figures")
            assert await anna.fault("GET", f"/api/tables/{table}/analysis") == (409, "analysis-other-figures")
        while not (told := await anna.ok("GET", f"/api/tables/{table}/analysis")).get("ready"):
            assert told["done"] <= told["of"]
            await asyncio.sleep(0.05)
    assert msgspec.convert(told, Retrospect).choices
