"""Clocks run for those who are asked, and a bot takes the seat of whoever has no time left."""

from __future__ import annotations

import pytest

from ludoteca.server.clocks import Clocks, stand_in
from ludoteca.server.host import Host
from ludoteca.server.protocol import Clock, Undo
from ludoteca.server.store import SeatRow, Store
from tests.server.company import AtOnce, Pace, Somebody, Time, calm, find, known_table, people


def clocks(time: Time) -> Clocks:
    return Clocks(Clock(60, 10), {0: 60.0, 1: 60.0}, time)


def test_only_the_clocks_of_those_who_are_asked_run() -> None:
    time = Time()
    both = clocks(time)
    both.run([0])
    time.seconds = 7
    assert both.read() == {0: 53, 1: 60}
    both.run([0, 1])
    time.seconds = 9
    assert both.read() == {0: 51, 1: 58}
    assert both.next_end() == 51
    both.run([])
    time.seconds = 100
    assert both.read() == {0: 51, 1: 58}
    assert both.next_end() is None


def test_the_increment_comes_with_the_end_of_a_turn_and_goes_when_it_is_taken_back() -> None:
    time = Time()
    both = clocks(time)
    both.run([0])
    both.run([0], turned=0)  # one of several answers
    assert both.read()[0] == 60
    both.run([1], turned=0)
    assert both.read()[0] == 70
    both.run([0], turned=0)
    assert both.read()[0] == 60


def test_time_runs_out() -> None:
    time = Time()
    both = clocks(time)
    both.run([0, 1])
    time.seconds = 59.5
    assert both.run_out() == []
    time.seconds = 60
    assert both.run_out() == [0, 1]
    assert both.next_end() == 0


def test_the_stand_in_is_the_weakest_bot_that_plays_sensibly() -> None:
    assert stand_in(find("magpies")) == "greedy"


@pytest.mark.asyncio
async def test_a_bot_takes_the_seat_of_whoever_has_no_time_left(store: Store) -> None:
    await people(store, "anna", "bruno")
    time = Time()
    host = Host(store, AtOnce(), Pace(), find, time)
    sitting = await known_table(host, "magpies", ["anna", "bruno"], clock=Clock(60))
    anna, bruno = [await Somebody(person).come(sitting) for person in ("anna", "bruno")]
    time.seconds = 20
    await anna.answer(sitting, 0, 0)
    assert anna.seats is not None
    assert [state.clock for state in anna.seats.seats] == [40, 40]
    time.seconds = 50
    await sitting.tick()
    assert [row.holder for row in sitting.seats] == ["person", "person"]
    time.seconds = 60  # Bruno has thought for a minute
    await sitting.tick()
    assert [row.holder for row in sitting.seats] == ["person", "bot"]
    assert [(state.holder, state.who) for state in anna.seats.seats][1] == ("bot", "greedy")
    await calm(sitting)
    assert anna.view().ask is not None
    assert bruno.view().ask is None
    await host.stop()


@pytest.mark.asyncio
async def test_taking_back_wins_no_time(store: Store) -> None:
    await people(store, "anna", "bruno")
    host = Host(store, AtOnce(), Pace(), find, Time())
    sitting = await known_table(host, "magpies", ["anna", "bruno"], clock=Clock(60, 5))
    anna = await Somebody("anna").come(sitting)
    for _ in range(3):
        await anna.answer(sitting, 0, 0)
        assert sitting.clocks is not None
        assert sitting.clocks.read()[0] == 65
        await anna.tell(sitting, Undo, seat=0)
        assert sitting.clocks.read()[0] == 60
    await host.stop()


@pytest.mark.asyncio
async def test_bots_and_open_seats_have_no_clock_running(store: Store) -> None:
    await people(store, "anna")
    time = Time()
    host = Host(store, AtOnce(), Pace(3600.0), find, time)
    sitting = await known_table(host, "magpies", ["anna", "random", ""], clock=Clock(60))
    assert sitting.clocks is not None
    assert sitting.clocks.running == {0}
    await host.stop()


@pytest.mark.asyncio
async def test_whoever_takes_a_seat_without_time_gets_a_new_clock(store: Store) -> None:
    await people(store, "anna", "bruno")
    time = Time()
    host = Host(store, AtOnce(), Pace(), find, time)
    sitting = await known_table(host, "magpies", ["anna", "bruno"], clock=Clock(60))
    time.seconds = 61
    await sitting.tick()
    assert [row.holder for row in sitting.seats] == ["bot", "bot"]
    await calm(sitting)
    await sitting.seat(1, SeatRow(1, "person", "bruno"))
    assert sitting.clocks is not None
    assert sitting.clocks.read()[1] == 60
    await host.stop()


@pytest.mark.asyncio
async def test_a_killed_server_has_written_down_what_the_clocks_showed(store: Store) -> None:
    await people(store, "anna", "bruno")
    time = Time()
    killed = Host(store, AtOnce(), Pace(), find, time)
    table = (await known_table(killed, "magpies", ["anna", "bruno"], clock=Clock(600))).id
    time.seconds = 120
    await killed.keep_clocks()
    time.seconds = 150  # and then it is killed
    host = Host(store, AtOnce(), Pace(), find, time)
    sitting = await host.find(table)
    assert sitting is not None
    assert sitting.clocks is not None
    assert sitting.clocks.read() == {0: 480, 1: 480}
    assert [row.person for row in sitting.seats] == ["anna", "bruno"]
    for one in (killed, host):
        await one.stop()
