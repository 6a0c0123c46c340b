"""Hints over HTTP: who may ask, what is told, and that nothing which the seat cannot know has any influence on it."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec
import pytest

from ludoteca.bots.ideas import Idea
from ludoteca.engine.game import find_game
from ludoteca.engine.scene import resolver
from ludoteca.engine.text import LANGUAGES, Texts
from ludoteca.server import adviser
from ludoteca.server.ahead import ahead
from ludoteca.server.gate import RequestError
from ludoteca.server.hints import hints_for, hints_to
from ludoteca.server.host import Host
from ludoteca.server.house import SittingError
from ludoteca.server.protocol import Hints
from ludoteca.server.sitting import Sitting
from ludoteca.server.store import SeatRow, Store
from ludoteca.server.thinking import Job, advise, job_for
from tests.server.company import AtOnce, Pace, Somebody, find, known_table, people, value
from tests.server.conftest import Running

LIVE = pytest.mark.asyncio(loop_scope="module")


class Counting(AtOnce):
    """Counts how often it has to think about a hint."""

    times = 0

    async def advise(self, job: Job) -> list[Idea]:
        self.times += 1
        return advise(job, find(job.game))


class Slow(AtOnce):
    """Thinks about a hint for as long as it is not let go, and notes what it was asked."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.broken = False
        self.plans: list[list[int]] = []
        self.at_once = self.most = 0

    async def advise(self, job: Job) -> list[Idea]:
        self.plans.append(job.plan or [])
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        broken = self.broken
        await self.go.wait()
        self.at_once -= 1
        if broken:
            raise RuntimeError("the process that thinks has died")
        return []


async def chosen(host: Host, game: str, secret: str) -> Sitting:
    """Anna's question at a table where Bruno has chosen something in secret."""
    sitting = await known_table(host, game, ["anna", "bruno"])
    anna, bruno = [await Somebody(person).come(sitting) for person in ("anna", "bruno")]
    await bruno.answer(sitting, 1, value(sitting, 1, secret))
    await anna.answer(sitting, 0, anna.first())
    return sitting


@LIVE
async def test_the_holder_of_an_asked_seat_is_told_what_to_look_at(running: Running) -> None:
    anna = await running.visitor("Anna")
    table = (await anna.open_table("me", "random"))["id"]
    told = await anna.ok("POST", f"/api/tables/{table}/hint?seat=0")
    found = msgspec.convert(told, Hints)
    assert found.seat == 0
    assert 1 <= len(found.hints) <= 3
    async with anna.at(table) as talk:
        [view] = talk.welcome["now"]["views"]
    offered = {option["value"]: option["label"] for option in view["ask"]["options"]}
    for hint in told["hints"]:
        assert offered[hint["value"]] == hint["label"]
        assert 0 <= hint["percent"] <= 100
    assert found.hints[0].behind == 0
    assert told == await anna.ok("POST", f"/api/tables/{table}/hint?seat=0"), "whoever asks again is told the same"


@LIVE
async def test_everybody_else_is_refused(running: Running) -> None:
    anna, bruno, carla = [await running.visitor(name) for name in ("Anna", "Bruno", "Carla")]
    table = (await anna.open_table("me", "open"))["id"]
    await bruno.ok("POST", "/api/join", json={"token": await anna.invite(table, 1)})
    here = f"/api/tables/{table}/hint"
    assert await bruno.fault("POST", f"{here}?seat=0") == (403, "not-your-seat")
    assert await carla.fault("POST", f"{here}?seat=0") == (403, "not-your-seat")
    assert await anna.fault("POST", f"{here}?seat=7") == (403, "not-your-seat")
    assert await running.stranger().fault("POST", f"{here}?seat=0") == (401, "no-session")
    assert await anna.fault("POST", here) == (400, "unreadable")
    assert await anna.fault("POST", f"{here}?seat=0", headers={"x-csrf": "wrong"}) == (403, "wrong-csrf")
    assert await anna.fault("POST", "/api/tables/none/hint?seat=0") == (404, "no-table")
    assert await bruno.ok("POST", f"{here}?seat=1")


@LIVE
async def test_a_hint_that_has_been_thought_out_is_still_for_its_seat_alone(running: Running) -> None:
    """Neither the host, nor another seat, nor a spectator is told it, however they ask; its holder still is."""
    anna, bruno, carla = [await running.visitor(name) for name in ("Anna", "Bruno", "Carla")]
    table = (await anna.open_table("me", "open"))["id"]
    await bruno.ok("POST", "/api/join", json={"token": await anna.invite(table, 1)})
    here = f"/api/tables/{table}/hint"
    told = {seat: await holder.ok("POST", f"{here}?seat={seat}") for seat, holder in enumerate((anna, bruno))}
    for seat, others in enumerate(((bruno, carla), (anna, carla))):
        value = told[seat]["hints"][0]["value"]
        for other in others:
            for more in ("", "&path=", f"&path={value}"):
                assert await other.fault("POST", f"{here}?seat={seat}{more}") == (403, "not-your-seat")
    assert await bruno.ok("POST", f"{here}?seat=1") == told[1]


@LIVE
async def test_real_dice_and_other_peoples_turns_get_no_hint(running: Running) -> None:
    anna = await running.visitor("Anna")
    real = (await anna.open_table("me", "random", companion=True))["id"]
    assert await anna.fault("POST", f"/api/tables/{real}/hint?seat=0") == (409, "no-hint")


@pytest.mark.asyncio
async def test_who_is_not_asked_gets_no_hint(store: Store) -> None:
    await people(store, "anna", "bruno")
    sitting = await chosen(Host(store, AtOnce(), Pace(), find), "magpies", "key")
    asked = [seat for seat, _ in sitting.table.asked()]
    other = 1 - asked[0]
    with pytest.raises(RequestError, match="no-hint"):
        await hints_for(sitting, other)
    assert (await hints_for(sitting, asked[0])).hints


@pytest.mark.asyncio
async def test_what_others_hide_has_no_influence(store: Store) -> None:
    """The tables differ in what Bruno has chosen in secret: Anna is told the same, byte for byte."""
    await people(store, "anna", "bruno")
    host = Host(store, AtOnce(), Pace(), find)
    told, digests = set(), set()
    for secret in ("button", "key", "coin", "ring"):
        sitting = await chosen(host, "magpies", secret)
        asked = [seat for seat, _ in sitting.table.asked()]
        assert asked == [0]
        told.add(msgspec.json.encode(await hints_for(sitting, 0)))
        digests.add(job_for(sitting.recorder, 0, "").snapshot)
    assert len(digests) == 4, "the tables do differ"
    assert len(told) == 1


@pytest.mark.asyncio
async def test_a_question_is_thought_about_once(store: Store) -> None:
    await people(store, "anna", "bruno")
    thinkers = Counting()
    sitting = await chosen(Host(store, thinkers, Pace(), find), "magpies", "key")
    first = await hints_for(sitting, 0)
    assert await hints_for(sitting, 0) == first
    assert thinkers.times == 1
    seat, option = 0, first.hints[0].value
    while True:
        async with sitting.lock:
            await sitting.change(partial(sitting.table.answer, seat, option), seat)
        seat, ask = sitting.table.asked()[0]
        if seat == 0:
            break
        option = ask.options[0]
    assert len(ask.options) > 1
    second = await hints_for(sitting, 0)
    assert thinkers.times == 2, "another question"
    assert second.number > first.number
    assert {hint.value for hint in second.hints} <= set(ask.options)


async def in_the_middle(sitting: Sitting) -> tuple[int, list[int]]:
    """Play on to a move of several answers: who makes it, and its first answer."""
    for _ in range(60):
        seat, ask = sitting.table.asked()[0]
        step = ahead(sitting.table, seat)
        further = step.next if step is not None else {}
        found = [value for value, one in further.items() if len(one.options) > 1]
        if found and ask.question.id not in sitting.table.game.tastes:
            return seat, found[:1]
        async with sitting.lock:
            await sitting.change(partial(sitting.table.answer, seat, ask.options[0]), seat)
    raise AssertionError("no move has several answers")


@pytest.mark.asyncio
@pytest.mark.parametrize("game", ["wroth", "village-attacks"])
async def test_in_the_middle_of_a_move_the_hint_is_about_what_comes_next(store: Store, game: str) -> None:
    await people(store, "anna", "bruno")
    thinkers = Counting()
    sitting = await known_table(Host(store, thinkers, Pace(), find), game, ["anna", "anna"])
    seat, path = await in_the_middle(sitting)
    first, second = await hints_for(sitting, seat), await hints_for(sitting, seat, path)
    assert await hints_for(sitting, seat, path) == second
    assert thinkers.times == 2
    with pytest.raises(RequestError, match="no-hint"):
        await hints_for(sitting, seat, [-7])
    async with sitting.lock:
        await sitting.change(partial(sitting.table.answer, seat, path[0]), seat)
    ask = sitting.table.ask_of(seat)
    assert ask is not None
    assert {hint.value for hint in second.hints} <= set(ask.options)
    assert first.hints != second.hints
    assert (await hints_for(sitting, seat)).hints == second.hints, "as if the answer had been sent"


# ---------------------------------------------------------------- many at once


async def planning(store: Store, thinkers: AtOnce) -> Sitting:
    """A table where Anna writes a plan of several answers."""
    await people(store, "anna", "bruno")
    return await known_table(Host(store, thinkers, Pace(), find), "orders", ["anna", "bruno"])


async def ask(sitting: Sitting, *path: int) -> asyncio.Task[Hints]:
    """Ask for a hint, and wait until it is thought about or stands in line."""
    task = asyncio.create_task(hints_for(sitting, 0, path))
    for _ in range(10):
        await asyncio.sleep(0)
    return task


async def refused(wish: asyncio.Task[Hints], why: str) -> None:
    """This hint does not come, and whoever waits for it is told so."""
    with pytest.raises(SittingError, match=why):
        async with asyncio.timeout(5):
            await wish


async def send(sitting: Sitting, value: int) -> None:
    """Anna sends an answer."""
    async with sitting.lock:
        await sitting.change(partial(sitting.table.answer, 0, value), 0)


@pytest.mark.asyncio
async def test_whoever_loses_the_seat_meanwhile_is_told_nothing(store: Store) -> None:
    thinkers = Slow()
    sitting = await planning(store, thinkers)
    wish = asyncio.create_task(hints_to("anna", sitting, 0))
    async with asyncio.timeout(5):
        while not thinkers.plans:
            await asyncio.sleep(0)
    await sitting.seat(0, SeatRow(0, "person", "bruno"))
    thinkers.go.set()
    with pytest.raises(RequestError, match="not-your-seat"):
        await wish
    assert await hints_to("bruno", sitting, 0)


@pytest.mark.asyncio
async def test_going_back_and_forth_in_a_move_costs_nothing(store: Store) -> None:
    thinkers = Slow()
    thinkers.go.set()
    sitting = await planning(store, thinkers)
    for path in ([], [1], [], [1, 6], [1], [1, 6], []):
        await hints_for(sitting, 0, path)
    assert thinkers.plans == [[], [1], [1, 6]]


@pytest.mark.asyncio
async def test_one_hint_of_a_seat_is_thought_about_at_a_time(store: Store) -> None:
    """The last wish comes first, and the same wish is shared."""
    thinkers = Slow()
    sitting = await planning(store, thinkers)
    wishes = [await ask(sitting, *path) for path in ([], [1], [2], [6], [1], [])]
    assert thinkers.plans == [[]]
    thinkers.go.set()
    await asyncio.gather(*wishes)
    assert thinkers.plans == [[], [1], [6], [2]]
    assert thinkers.most == 1


@pytest.mark.asyncio
async def test_who_does_not_wait_any_longer_keeps_nobody_else_from_it(store: Store) -> None:
    thinkers = Slow()
    sitting = await planning(store, thinkers)
    gone, stays = await ask(sitting), await ask(sitting)
    gone.cancel()
    thinkers.go.set()
    await stays
    assert thinkers.plans == [[]]


@pytest.mark.asyncio
async def test_a_hint_for_a_question_that_is_gone_is_not_begun(store: Store) -> None:
    thinkers = Slow()
    sitting = await planning(store, thinkers)
    first, second, third = await ask(sitting), await ask(sitting, 2), await ask(sitting, 6)
    await send(sitting, 1)
    now = await ask(sitting)
    for late in (second, third):
        await refused(late, "stale")
    assert thinkers.plans == [[]], "also for the new question one waits until the old one is thought through"
    thinkers.go.set()
    assert (await first).hints == (await now).hints == []
    assert thinkers.plans == [[], [1]]


@pytest.mark.asyncio
async def test_a_hint_that_waits_is_not_begun_if_nobody_asks_for_another_either(store: Store) -> None:
    thinkers = Slow()
    sitting = await planning(store, thinkers)
    first, second = await ask(sitting), await ask(sitting, 2)
    await send(sitting, 1)
    thinkers.go.set()
    await first
    await refused(second, "stale")
    assert thinkers.plans == [[]]


@pytest.mark.asyncio
async def test_an_old_hint_that_fails_takes_no_newer_one_with_it(store: Store) -> None:
    thinkers = Slow()
    sitting = await planning(store, thinkers)
    thinkers.broken = True
    old = await ask(sitting)
    thinkers.broken = False
    await send(sitting, 1)
    new = await ask(sitting)
    thinkers.go.set()
    with pytest.raises(RuntimeError):
        await old
    await new
    await hints_for(sitting, 0)
    assert thinkers.plans == [[], [1]]


@pytest.mark.asyncio
async def test_a_hint_that_has_failed_can_be_asked_for_again(store: Store) -> None:
    thinkers = Slow()
    thinkers.go.set()
    thinkers.broken = True
    sitting = await planning(store, thinkers)
    with pytest.raises(RuntimeError):
        await hints_for(sitting, 0)
    thinkers.broken = False
    await hints_for(sitting, 0)
    assert thinkers.plans == [[], []]


@pytest.mark.asyncio
async def test_only_so_many_hints_are_waited_for_or_remembered(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adviser, "MOST", 3)
    thinkers = Slow()
    sitting = await planning(store, thinkers)
    first, second, *others = [await ask(sitting, *path) for path in ([], [1], [2], [6])]
    await refused(second, "too-fast")
    thinkers.go.set()
    await asyncio.gather(first, *others)
    assert thinkers.plans == [[], [6], [2]]
    for path in ([2], [1], [2]):  # the one after [] is forgotten first, it was asked for before the others
        await hints_for(sitting, 0, path)
    await hints_for(sitting, 0)
    assert thinkers.plans == [[], [6], [2], [1], []]


@pytest.mark.asyncio
async def test_when_all_stops_nobody_waits_for_a_hint(store: Store) -> None:
    thinkers = Slow()
    sitting = await planning(store, thinkers)
    waiting = [await ask(sitting), await ask(sitting, 2)]
    task = sitting.adviser(0).task
    assert task is not None
    task.cancel()
    found = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(one) for one in found] == [asyncio.CancelledError] * 2


@pytest.mark.asyncio
async def test_hints_are_in_words_in_both_languages(store: Store) -> None:
    await people(store, "anna", "bruno")
    host = Host(store, AtOnce(), Pace(), find)
    for game in ("wroth", "village-attacks"):
        sitting = await known_table(host, game, ["anna", "anna"])
        going_on = 0
        for _ in range(8):
            seat, ask = sitting.table.asked()[0]
            found = await hints_for(sitting, seat)
            for lang in LANGUAGES:
                texts = Texts.of(find_game(game).folder)
                resolve = resolver(lambda key, lang=lang, texts=texts, **args: texts.t(lang, key, **args))
                labels = [hint.label for hint in found.hints]
                assert all(not resolve(text).startswith("[") for text in labels)
                sentences = [getattr(one, lang) for hint in found.hints for one in hint.line]
                assert not any("[" in one for one in sentences)
                going_on += len(sentences)
            async with sitting.lock:
                await sitting.change(lambda: sitting.table.answer(seat, ask.options[0]), seat)  # noqa: B023
        assert going_on > 0, "how the game may go on"
