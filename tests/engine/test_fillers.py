"""Kept plans of different lengths look alike to everybody else."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.engine.ask import KEEP, PASS, Plan, Steps, Together, chance, choose
from ludoteca.engine.chance import Stream
from ludoteca.engine.hidden import Secret
from ludoteca.engine.observe import observe
from ludoteca.engine.recorder import Chance, Recorder
from ludoteca.engine.replay import resume, verify
from ludoteca.engine.run import RulesError
from ludoteca.engine.state import digest
from ludoteca.engine.table import Table
from tests.engine.little import COIN, PAINT, PLAN, Box, little

PLANS: list[tuple[int, ...]] = [(), *((a,) for a in (0, 1)), *((a, b) for a in (0, 1) for b in (0, 1))]


def write(box: Box, seat: int) -> Plan:
    """Up to two colours, then done."""
    colours: list[int] = []
    while len(colours) < 2:
        colour = yield choose(seat, PLAN, [PASS, 0, 1])
        if colour == PASS:
            break
        colours.append(colour)
    return colours


def morning(box: Box, lines: int) -> Steps:
    together = Together(PLAN, [0, 1], lambda seat: write(box, seat), KEEP, lines)
    yield together
    box.kept = [Secret(tuple(together.plans[seat]), 1 << seat, PLANS) for seat in (0, 1)]
    box.agenda.then("noon")


def noon(box: Box) -> Steps:
    coin = yield chance(COIN)
    box.notes.append(coin)
    yield choose(0, PAINT, [0, 1])


def table(*plans: list[int], lines: int = 2) -> Table:
    game = little(morning, noon, agenda=[("morning", (lines,))])
    found = Table(game, game.setup(2), Chance.of_seed(5).source())
    for seat, plan in enumerate(plans):
        for value in plan:
            found.answer(seat, value)
    return found


def test_the_length_of_a_kept_plan_shows_nowhere() -> None:
    short = table([PASS], [0, 1])
    long = table([1, 1], [0, 1])
    assert short.state.kept[0].value != long.state.kept[0].value
    assert short.number == long.number
    assert short.state.notes == long.state.notes
    for seat in (1, 19):
        assert msgspec.json.encode(observe(short, seat)) == msgspec.json.encode(observe(long, seat))


def test_the_maker_sees_the_own_plan() -> None:
    lines = observe(table([1, PASS], [PASS]), 0).lines
    assert [line.value for line in lines if line.actor == "south" and line.question == "plan"] == ["green", "pass"]


def test_a_filled_up_plan_can_be_resumed_and_verified() -> None:
    found = table([PASS], [0, PASS])
    recorder = Recorder(found, Chance.of_seed(5))
    text = recorder.record.text()
    assert len([line for line in text.splitlines() if " plan ? " in line]) == 4
    again = resume(text, lambda _: found.game)
    assert again.record.text() == text
    assert digest(again.table.state) == digest(found.state)
    found.answer(0, 1)
    recorder.update()
    assert verify(recorder.record.text(), lambda _: found.game).winners == (0,)


def test_clones_and_possible_runs_repeat_a_filled_up_plan() -> None:
    found = table([PASS], [0, PASS])
    assert digest(found.clone(Stream(1)).state) == digest(found.state)
    assert found.sampler(1).sample(3).state.kept[1].value == (0,)
    waiting = table([PASS])
    assert waiting.decided() == [0]
    assert waiting.sampler(0).sample(3).ask is not None
    waiting.undo(0)
    assert waiting.decided() == []


def test_a_plan_that_is_longer_than_promised_is_an_error_of_the_rules() -> None:
    with pytest.raises(RulesError, match="more than 1"):
        table([1, 1], [PASS], lines=1)
