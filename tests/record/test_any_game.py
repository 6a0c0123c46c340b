"""Whatever people do at a table, its record is sound and the table can be opened again from it."""

import random

import pytest

from ludoteca.engine.ask import PASS
from ludoteca.engine.record import parse
from ludoteca.engine.recorder import Recorder
from ludoteca.engine.replay import resume, verify
from ludoteca.engine.table import TABLE, TableError
from tests.record.playing import begin, find, find_newer
from tests.record.test_resume import whole


def do_something(recorder: Recorder, rng: random.Random) -> None:
    """One thing that people may do, wise or not."""
    table = recorder.table
    what = rng.randrange(12)
    try:
        if what == 0:
            table.undo(rng.randrange(2))
        elif what == 1:
            table.undo(rng.randrange(2), agreed=True)
        elif what == 2:
            table.stand(rng.randrange(2), "react", rng.choice([PASS, 0, 1]), rng.choice(["", "peek", "play-round"]))
        elif what == 3:
            table.withdraw(rng.randrange(2), "react")
        elif what == 4:
            table.correct(rng.randrange(4))
        elif table.asked():
            seat, ask = rng.choice(table.asked())
            more = [rng.randrange(4)] if rng.random() < 0.2 and seat != TABLE else []
            table.answer(seat, rng.choice(ask.options), *more)
    except TableError:
        pass
    recorder.update()


@pytest.mark.parametrize("kind", ["committed", "people"])
@pytest.mark.parametrize("seed", range(12))
def test_a_record_is_sound_at_every_moment(seed: int, kind: str) -> None:
    rng = random.Random(seed)
    recorder = begin(seed, kind)
    for _ in range(60):
        do_something(recorder, rng)
        if rng.random() < 0.3:
            text = recorder.record.text()
            assert parse(text).text() == text
            verify(text, find)
            verify(recorder.record.published("west").text(), find)
            again = resume(text, find)
            if recorder.table.over:
                break
            assert whole(again.table) == whole(recorder.table)
            recorder = again
    verify(recorder.record.text(), find)


@pytest.mark.parametrize("kind", ["committed", "people"])
@pytest.mark.parametrize("seed", range(8))
def test_new_rules_can_come_at_any_moment(seed: int, kind: str) -> None:
    rng = random.Random(seed)
    recorder = begin(seed, kind)
    for _ in range(60):
        do_something(recorder, rng)
        if recorder.table.over:
            break
        if rng.random() < 0.3:
            again = resume(recorder.record.text(), find_newer)
            mine, theirs = whole(recorder.table), whole(again.table)
            for key in ("state", "number", "asked", "decided", "plans", "standing"):
                assert mine[key] == theirs[key], key
            recorder = again
    numbers = [entry.number for entry in recorder.record.entries if entry.number]
    assert numbers == list(range(1, len(numbers) + 1))
