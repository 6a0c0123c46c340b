"""Going on with a game: after a crash, with unfinished plans, and under new rules."""

import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.engine.ask import PASS, REVEAL, Plan, Steps, Together, chance, choose
from ludoteca.engine.game import Game
from ludoteca.engine.record import RecordError, parse
from ludoteca.engine.recorder import Chance, Recorder
from ludoteca.engine.replay import replay, resume, verify
from ludoteca.engine.state import digest
from ludoteca.engine.table import TABLE, Table
from ludoteca.games.magpies import GAME as MAGPIES
from tests.engine.little import COIN, FRAME, PAINT, PLAN, Box, little
from tests.record.playing import (
    GAME,
    KEY,
    NEWER,
    act,
    begin,
    find,
    find_newer,
    finished,
    forged,
    play,
    shelf,
    two_colours,
)  # fmt: skip

ROOT = Path(__file__).resolve().parents[2]


def whole(table: Table) -> dict[str, Any]:
    """All that people at a table would miss if it were lost."""
    return {
        "state": digest(table.state),
        "number": table.number,
        "asked": [(seat, ask.question.id, ask.options, ask.about) for seat, ask in table.asked()],
        "decided": table.decided(),
        "plans": {seat: desk.given() for seat, desk in table.desks.items()},
        "standing": [(s.seat, s.question, s.value, s.until) for s in table.standing],
        "lines": [
            (line.number, line.value, line.seat, line.audience, line.automatic, line.by_hand) for line in table.lines
        ],
        "live": [line.number for line in table.live],
        "events": [(event.kind.id, event.values, event.number) for event in table.events],
        "barrier": table.barrier(),
        "over": table.over,
    }


@pytest.mark.parametrize("kind", ["committed", "stream", "people"])
@pytest.mark.parametrize("undo_every", [0, 3])
def test_a_game_goes_on_as_if_nothing_had_happened(kind: str, undo_every: int) -> None:
    recorder = begin(kind=kind)
    recorder.table.stand(1, "react", PASS, "peek")
    recorder.table.stand(0, "react")
    recorder.update()

    def killed_here() -> None:
        text = recorder.record.text()
        again = resume(text, find)
        assert whole(again.table) == whole(recorder.table)
        assert again.record.text() == text

    killed_here()
    play(recorder, 40, undo_every=undo_every, watch=killed_here)


@pytest.mark.parametrize("turns", [0, 1, 2, 3, 5, 8, 11, 14])
def test_the_next_dice_are_those_of_the_uninterrupted_game(turns: int) -> None:
    recorder = play(begin(), turns, undo_every=4)
    again = resume(recorder.record.text(), find)
    for turn in range(60):
        if recorder.table.over:
            break
        act(recorder, turn)
        act(again, turn)
        assert again.record.text() == recorder.record.text()
    assert again.table.over
    verify(again.record.text(), find)


def test_unfinished_plans_are_kept_and_stay_secret() -> None:
    recorder = begin()
    recorder.table.answer(1, 2)
    recorder.update()
    assert recorder.record.behind("plan") == ["1 2"]
    again = resume(recorder.record.text(), find)
    assert again.table.decided() == [1]
    assert again.table.undo(1) == 0
    assert again.table.ask_of(1) is not None


def test_marks_survive() -> None:
    recorder = begin(kind="people")
    recorder.table.stand(1, "react")
    play(recorder, 14, undo_every=6)
    again = resume(recorder.record.text(), find)
    marks = [entry.mark for entry in again.record.entries]
    assert {"auto", "hand"} <= set(marks)
    assert marks == [entry.mark for entry in recorder.record.entries]
    wrong = next(line for line in reversed(again.table.live) if line.by_hand)
    assert wrong.ask is not None
    again.table.correct(next(option for option in wrong.ask.options if option != wrong.value))


def test_undo_works_as_before() -> None:
    recorder = play(begin(), 12)
    again = resume(recorder.record.text(), find)
    for one in (recorder, again):
        while one.table.live:
            seat = next(
                (line.seat for line in reversed(one.table.live) if line.seat != TABLE and not line.automatic), -1
            )
            if seat < 0:
                break
            one.table.undo(seat, agreed=True)
            one.update()
    assert whole(again.table) == whole(recorder.table)
    assert again.record.text() == recorder.record.text()


def test_a_finished_game_can_be_opened_again() -> None:
    record = finished()
    again = resume(record.text(), find)
    assert again.table.over
    assert again.record.text() == record.text()


def test_magpies_go_on() -> None:
    chance = Chance.fresh(seats=3)
    recorder = Recorder(Table(MAGPIES, MAGPIES.setup(3), chance.source()), chance)
    for turns in (1, 3, 20):
        play(recorder, turns, undo_every=3)
        again = resume(recorder.record.text(), lambda _: MAGPIES)
        assert whole(again.table) == whole(recorder.table)


def test_only_the_host_can_go_on() -> None:
    for seat in ("", "south"):
        text = play(begin(), 5).record.published(seat).text()
        with pytest.raises(RecordError) as error:
            resume(text, find)
        assert error.value.fault == "host-part-missing"


def test_a_damaged_record_is_not_gone_on_with() -> None:
    text = play(begin(), 5).record.text()
    with pytest.raises(RecordError) as error:
        resume(text.replace(" plan ", " plum ", 1), find)
    assert error.value.fault == "edited"


# ---------------------------------------------------------------- on disk


def test_saving_leaves_a_whole_record(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "game.record"
    recorder = begin()
    for turn in range(6):
        act(recorder, turn)
        recorder.save(path)
        assert path.read_text("utf-8") == recorder.record.text()
    assert [file.name for file in path.parent.iterdir()] == ["game.record"]


def test_what_a_crash_left_behind_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    recorder = play(begin(), 4)
    recorder.save(path)
    (tmp_path / "game.record.new").write_text("half a rec")
    assert whole(resume(path.read_text("utf-8"), find).table) == whole(recorder.table)
    act(recorder, 1)
    recorder.save(path)
    assert path.read_text("utf-8") == recorder.record.text()


def test_when_the_disk_is_full_the_old_record_stays(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    recorder = play(begin(), 4)
    recorder.save(path)
    before = path.read_text("utf-8")
    act(recorder, 1)
    (tmp_path / "game.record.new").mkdir()  # nothing can be written there
    with pytest.raises(OSError, match=r"game\.record\.new"):
        recorder.save(path)
    assert path.read_text("utf-8") == before


KILLED = """
import os, signal, sys
from pathlib import Path
from tests.record.playing import act, begin
recorder = begin()
path = Path(sys.argv[1])
for turn in range(7):
    act(recorder, turn)
    recorder.save(path)
act(recorder, 7)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_killed_process_loses_nothing_that_was_saved(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    places = os.pathsep.join([str(Path(ludoteca.__file__).parents[1]), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-c", KILLED, str(path)], env=os.environ | {"PYTHONPATH": places}, check=False
    )
    assert done.returncode == -signal.SIGKILL
    uninterrupted = begin()
    for turn in range(7):
        act(uninterrupted, turn)
    again = resume(path.read_text("utf-8"), find)
    assert whole(again.table) == whole(uninterrupted.table)
    play(again)
    play(uninterrupted)
    assert again.record.text() == uninterrupted.record.text()


# ---------------------------------------------------------------- new rules, new content


@pytest.mark.parametrize("turns", range(13))
def test_new_rules_do_not_strand_a_table(turns: int) -> None:
    recorder = play(begin(), turns, undo_every=4)
    again = resume(recorder.record.text(), find_newer)
    mine, theirs = whole(recorder.table), whole(again.table)
    for key in ("state", "number", "asked", "decided", "plans", "standing"):
        assert mine[key] == theirs[key], key
    assert again.record.entries[-1].text == "rules 2"
    play(again)
    assert again.table.over
    numbers = [entry.number for entry in again.record.entries if entry.number]
    assert numbers == list(range(1, len(numbers) + 1))
    play(recorder)
    assert digest(again.table.state) == digest(recorder.table.state)


def test_new_rules_are_written_down_once_each() -> None:
    text = play(begin(), 3).record.text()
    for _ in range(2):
        text = play(resume(text, find_newer), 1).record.text()
    newest = replace(GAME, version="3")
    text = resume(text, lambda _: newest).record.text()
    text = resume(text, find_newer).record.text()
    assert [entry.rules for entry in parse(text).entries if entry.rules] == ["2", "3", "2"]


def test_secrets_are_opened_under_new_rules_too() -> None:
    again = play(resume(play(begin(), 4).record.text(), find_newer))
    opened = [entry.opens for entry in again.record.entries if entry.opens]
    assert opened[:2] == [1, 2]
    assert again.record.closed


def test_a_table_that_changed_rules_says_so_when_it_is_checked() -> None:
    text = play(resume(play(begin(), 4).record.text(), find_newer)).record.text()
    with pytest.raises(RecordError) as error:
        verify(text, find_newer)
    assert error.value.fault == "other-version"
    with pytest.raises(RecordError) as error:
        verify(text, find)
    assert error.value.fault == "rules-changed"
    assert text.split("\n")[error.value.line - 1].startswith("rules 2")


def test_new_content_does_not_strand_a_table() -> None:
    recorder = play(begin(), 6)
    other = forged(recorder.record.text(), lambda lines: lines.__setitem__(3, "content " + "0" * 24))
    again = resume(other, find)
    assert whole(again.table)["state"] == whole(recorder.table)["state"]
    with pytest.raises(RecordError) as error:
        verify(other, find)
    assert error.value.fault == "other-content"


def test_a_finished_game_is_not_opened_under_new_rules() -> None:
    with pytest.raises(RecordError) as error:
        resume(finished().text(), find_newer)
    assert error.value.fault == "other-version"


def stretched(options: list[int], dice: int) -> Game:
    """A game in which one step holds a plan of all, dice and choices."""

    def day(box: Box) -> Steps:
        box.notes.append((yield choose(0, FRAME, [0, 1])))
        together = Together(PLAN, [0, 1], two_colours, REVEAL)
        yield together
        box.notes += together.plans[0] + together.plans[1]
        for _ in range(dice):
            box.notes.append((yield chance(COIN)))
        box.notes.append((yield choose(1, PAINT, options)))
        box.notes.append((yield choose(0, PAINT, [0, 1])))
        box.agenda.then("day")

    return little(day)


def test_answers_inside_a_step_keep_their_lines_under_new_rules() -> None:
    old = stretched([0, 1, 2], 1)
    recorder = play(begin(game=old), 6)
    recorder.table.undo(1, agreed=True)
    recorder.update()
    act(recorder, 2)
    again = resume(recorder.record.text(), lambda _: replace(old, version="2"))
    mine, theirs = whole(recorder.table), whole(again.table)
    for key in ("state", "number", "asked", "plans"):
        assert mine[key] == theirs[key], key
    assert theirs["live"] == [number for number in mine["live"] if number >= theirs["live"][0]]
    assert [entry.text for entry in again.record.entries[:-1]] == [entry.text for entry in recorder.record.entries]


@pytest.mark.parametrize(("options", "dice"), [([3, 2], 1), ([0, 1, 2], 2), ([0, 1, 2], 0)])
def test_answers_that_new_rules_do_not_take_are_taken_back(options: list[int], dice: int) -> None:
    old, new = stretched([0, 1, 2], 1), replace(stretched(sorted(options), dice), version="2")
    recorder = begin(game=old)
    for seat, values in ((0, [1]), (0, [0, 0]), (1, [0, 0]), (1, [0])):
        recorder.table.answer(seat, *values)
        recorder.update()
    assert recorder.table.number == 7
    again = resume(recorder.record.text(), lambda _: new)
    assert again.table.state.notes == []
    assert [entry.text for entry in again.record.entries[-2:]] == ["rules 2", "8 undo 7"]
    for seat, values in ((0, [1]), (0, [0, 0]), (1, [0, 0])):
        again.table.answer(seat, *values)
        again.update()
    assert again.table.number == 13 + dice
    once_more = resume(again.record.text(), lambda _: new)
    assert whole(once_more.table)["state"] == whole(again.table)["state"]
    assert once_more.table.number == again.table.number


def test_a_snapshot_that_new_rules_cannot_read_is_told() -> None:
    text = play(begin(), 5).record.text()
    for broken in (replace(NEWER, parts=()), replace(NEWER, steps={})):
        with pytest.raises(RecordError) as error:
            resume(text, shelf(broken))
        assert error.value.fault == "snapshot"
        assert text.split("\n")[error.value.line - 1].startswith("snapshot")


# ---------------------------------------------------------------- old positions


@pytest.mark.parametrize("undo_every", [0, 4])
def test_every_old_position_can_be_looked_at(undo_every: int) -> None:
    recorder = begin()
    seen = {0: digest(recorder.table.state)}

    def note() -> None:
        seen[recorder.table.number] = digest(recorder.table.state)

    play(recorder, undo_every=undo_every, watch=note)
    record = parse(recorder.record.text())
    steps = [(entry, record.entries[:at]) for at, entry in enumerate(record.entries) if entry.step]
    for number in range(record.last_number + 1):
        table = replay(record, GAME, upto=number)
        assert table.number >= number or table.desks
        if number in seen and not table.desks:
            assert digest(table.state) == seen[number]
        written = {digest(start.state, KEY) for start in table.run.starts if start.state is not None}
        known = {entry.digest for entry, before in steps if max([e.number for e in before], default=0) <= table.number}
        assert written <= known
    assert digest(replay(record, GAME).state) == digest(recorder.table.state)


def test_an_old_position_does_not_roll_dice() -> None:
    record = finished()
    table = replay(record, GAME, upto=2)
    assert [(seat, ask.question.id) for seat, ask in table.asked()] == [(TABLE, "coin")]


def one_plan(seat: int) -> Plan:
    return [(yield choose(seat, PLAN, [0, 1]))]


def test_a_published_record_is_replayed_up_to_the_first_secret() -> None:
    def day(box: Box) -> Steps:
        box.notes.append((yield choose(0, PAINT, [0, 1])))
        box.agenda.then("night")

    def night(box: Box) -> Steps:
        yield Together(PLAN, [0, 1], one_plan, 2)
        box.agenda.then("day")

    game = little(day, night)
    recorder = play(begin(game=game), 4)
    published = parse(recorder.record.published().text())
    assert replay(published, game, upto=1).state.notes == recorder.table.state.notes[:1]
    with pytest.raises(RecordError) as error:
        replay(published, game)
    assert error.value.fault == "secret-missing"
