"""Runs as a person starts, stops, kills and resumes them: the rows are the same whatever happens."""

from __future__ import annotations

import dataclasses
import errno
import json
import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from ludoteca.cli.lab import again, pace, shown_progress
from ludoteca.cli.voice import Voice
from ludoteca.engine.game import installed
from ludoteca.lab.executors import InProcess
from ludoteca.lab.plan import Job, make_plan
from ludoteca.lab.running import next_parts
from ludoteca.lab.spec import parse_spec
from tests.cli.conftest import Terminal
from tests.cli.lanterns import GAME as LANTERNS
from tests.lab.conftest import SMALL, WriteSpec
from tests.lab.work import dies_of_part_one

MORE = SMALL.replace("games = 12", "games = 120").replace("part = 4", "part = 5")
WROTH = """
game = "wroth"
seed = "long"
games = 2000
part = 25
seats = [2]
bots = ["greedy"]
by_lot = ["faction", "feat"]
"""

HEEDING_CTRL_C = """
import signal, sys
from ludoteca.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore it
sys.exit(main(sys.argv[1:]))
"""


def tables(folder: Path) -> dict[str, bytes]:
    """Every table of a run, byte by byte."""
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*.parquet"))}


def command(spec: Path, out: str, workers: int) -> list[str]:
    words = ["lab", "run", str(spec), "--out", str(spec.parent / out), "--workers", str(workers), "--lang", "en"]
    return [sys.executable, "-m", "ludoteca", *words]


def kill_half_way(words: list[str], folder: Path, parts: int, environment: dict[str, str]) -> None:
    """Start a run and kill it without warning when so many parts are there."""
    with subprocess.Popen(words, env=environment, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as run:
        while len(list(folder.glob("part-*.parquet"))) < parts:
            assert run.poll() is None, "the run ended before it could be killed"
            time.sleep(0.01)
        run.kill()


def test_killed_and_resumed_with_other_workers(
    ludoteca: Terminal, write_spec: WriteSpec, environment: dict[str, str]
) -> None:
    spec = write_spec(MORE)
    assert ludoteca("lab run small.toml --out undisturbed --workers 1").code == 0
    folder = spec.parent / "killed"
    kill_half_way(command(spec, "killed", 2), folder, 5, environment)
    kept = len(list(folder.glob("part-*.parquet")))
    assert 5 <= kept < 24
    done = subprocess.run(command(spec, "killed", 2), env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert f"Going on: {5 * kept} of 120 games are there already." in done.stderr
    assert tables(folder) == tables(spec.parent / "undisturbed")
    assert list(folder.glob(".*.tmp")) == []


def test_one_and_two_workers_give_the_same_tables(ludoteca: Terminal, write_spec: WriteSpec) -> None:
    folder = write_spec().parent
    for workers in (1, 2):
        assert ludoteca(f"lab run small.toml --out w{workers} --workers {workers}").code == 0
    assert tables(folder / "w1") == tables(folder / "w2")
    assert len(tables(folder / "w1")) == 6


def test_a_part_that_kills_every_worker_is_named(
    ludoteca: Terminal, write_spec: WriteSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = write_spec().parent / "lab-small"
    with monkeypatch.context() as patch:
        patch.setattr("ludoteca.lab.running.play_part", dies_of_part_one)
        done = ludoteca("lab run small.toml --workers 2", lang="it")
    assert done.code == 2
    assert "Chi giocava la parte 1 è morto, 3 volte." in done.err
    assert list(folder.glob("part-00001*")) == []
    assert "12 games are kept" in ludoteca("lab run small.toml --workers 1").out


def test_ctrl_c_keeps_what_is_done_and_says_how_to_go_on(write_spec: WriteSpec, environment: dict[str, str]) -> None:
    spec = write_spec(MORE.replace("120", "5000"))
    folder = spec.parent / "stopped"
    words = [sys.executable, "-c", HEEDING_CTRL_C, *command(spec, "stopped", 2)[3:]]
    with subprocess.Popen(
        words, env=environment, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as run:
        while len(list(folder.glob("part-*.parquet"))) < 2:
            assert run.poll() is None
            time.sleep(0.01)
        os.killpg(run.pid, signal.SIGINT)  # as a terminal does: to the run and to its workers
        out, err = run.communicate()
    assert (run.returncode, out) == (130, "")
    kept = 5 * len(list(folder.glob("part-*.parquet")))
    assert f"Interrupted: {kept} of 5000 games are kept. To go on:\nludoteca lab run {spec} --out {folder}" in err
    assert "Traceback" not in err


def test_the_run_as_json(ludoteca: Terminal, write_spec: WriteSpec) -> None:
    write_spec()
    told = json.loads(ludoteca("lab run small.toml --workers 1 --json").out)
    seconds = told.pop("seconds")
    assert seconds > 0
    assert {**told, "run": ""} == {
        "folder": "lab-small", "game": "magpies", "cells": 1, "parts": 3, "games": 12, "played": 12, "broken": 0,
        "run": "",
    }  # fmt: skip


def test_a_terminal_sees_a_bar(write_spec: WriteSpec, environment: dict[str, str]) -> None:
    spec = write_spec()
    ours, theirs = pty.openpty()
    done = subprocess.run(
        command(spec, "out", 1),
        env={**environment, "TERM": "xterm", "COLUMNS": "120"},
        stdout=subprocess.PIPE,
        stderr=theirs,
        check=False,
    )
    os.close(theirs)
    shown = os.read(ours, 65536).decode()
    os.close(ours)
    assert done.returncode == 0
    assert "12/12" in shown
    assert "games/s" in shown


@pytest.mark.parametrize("on_a_terminal", [True, False])
def test_the_time_left_is_told_however_long_the_games_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], on_a_terminal: bool
) -> None:
    """Two games are kept already, and each of the others takes 40 seconds."""
    now = 1000.0
    monkeypatch.setattr("ludoteca.cli.lab.time.monotonic", lambda: now)
    monkeypatch.setattr("sys.stderr.isatty", lambda: on_a_terminal)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "120")
    with shown_progress(Voice("en"), "long games") as progress:
        now += 60  # what is kept is read first
        progress.begin(2, 102)
        for _ in range(4):
            now += 40
            progress.add(1)
    shown = capsys.readouterr().err
    assert "1.5 games/min" in shown
    assert "1:04:00 left" in shown


def test_a_name_is_shown_as_it_is(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "120")
    with shown_progress(Voice("en"), "Wroth [/draft] test [draft]") as progress:
        progress.begin(0, 1)
        progress.add(1)
    assert "Wroth [/draft] test [draft]" in capsys.readouterr().err


def test_the_command_to_go_on_can_be_typed() -> None:
    assert (
        again(Path("my spec.toml"), Path("out dir"), 2) == "ludoteca lab run 'my spec.toml' --out 'out dir' --workers 2"
    )


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_core_older_than_its_source_is_refused(
    ludoteca: Terminal, write_spec: WriteSpec, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    folder = write_spec().parent
    monkeypatch.setattr("ludoteca.cli.lab.stale_modules", lambda: ["ludoteca.engine.run"])
    done = ludoteca("lab run small.toml", lang=lang)
    assert done.code == 2
    assert "ludoteca.engine.run" in done.err
    assert "make fast" in done.err
    assert not (folder / "lab-small").exists()


def test_games_that_break_are_kept_with_their_error(
    ludoteca: Terminal, write_spec: WriteSpec, monkeypatch: pytest.MonkeyPatch, more_games: Path
) -> None:
    def fails_at_times(g: Any) -> Any:
        if sum(g.oil) % 2:
            raise ValueError("the oil is odd")
        return LANTERNS.outcome(g)

    games, _ = installed()
    monkeypatch.setitem(games, "odd", dataclasses.replace(LANTERNS, id="odd", outcome=fails_at_times))
    folder = write_spec('game = "odd"\nseats = [2]\nbots = ["random"]\ngames = 30').parent
    done = ludoteca("lab run small.toml --workers 1")
    assert done.code == 1
    rows = pl.read_parquet(folder / "lab-small/part-00000-*.parquet")
    broken = rows.filter(pl.col("error").is_not_null())
    assert set(broken["error"]) == {"ValueError: the oil is odd"}
    assert broken["won"].null_count() == len(broken)
    assert f"{len(broken) // 2} games broke down" in done.out
    shown = ludoteca("lab show lab-small").out
    assert f"{30 - len(broken) // 2} of 30 games" in shown
    assert "the oil is odd" in shown


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("fault", [MemoryError(), OSError(errno.EIO, "Input/output error")])
def test_a_lack_of_the_machine_is_no_result_of_a_game(
    ludoteca: Terminal,
    write_spec: WriteSpec,
    monkeypatch: pytest.MonkeyPatch,
    more_games: Path,
    fault: Exception,
    lang: str,
) -> None:
    ended = 0

    def fails_once(g: Any) -> Any:
        nonlocal ended
        ended += 1
        if ended == 7:
            raise fault
        return LANTERNS.outcome(g)

    games, _ = installed()
    monkeypatch.setitem(games, "poor", dataclasses.replace(LANTERNS, id="poor", outcome=fails_once))
    folder = write_spec('game = "poor"\nseats = [2]\nbots = ["random"]\ngames = 15\npart = 5').parent / "lab-small"
    done = ludoteca("lab run small.toml --workers 1", lang=lang)
    assert (done.code, done.out) == (2, "")
    assert {"en": "Game 6 of cell 0 (poor)", "it": "La partita 6 della cella 0 (poor)"}[lang] in done.err
    assert type(fault).__name__ in done.err
    assert [path.name[:10] for path in folder.glob("part-*")] == ["part-00000"]
    done = ludoteca("lab run small.toml --workers 1")
    assert (done.code, "15 games are kept in lab-small (10 played now" in done.out) == (0, True)


@pytest.mark.parametrize(
    ("lang", "games", "told"),
    [("en", 19, "1.9 games/s"), ("it", 19, "1,9 partite/s"), ("it", 1, "6,0 partite/min"), ("it", 0, "-")],
)
def test_the_pace_of_a_run_in_words(lang: str, games: int, told: str) -> None:
    assert pace(Voice(lang), games, 10.0) == told


@pytest.mark.parametrize(("asked", "cores", "started"), [(100_000, 2, 8), (3, 2, 3), (None, 2, 2), (100_000, 1, 4)])
def test_the_machine_is_not_flooded_with_workers(
    ludoteca: Terminal,
    write_spec: WriteSpec,
    monkeypatch: pytest.MonkeyPatch,
    asked: int | None,
    cores: int,
    started: int,
) -> None:
    seen: list[int] = []

    def note(workers: int) -> AbstractContextManager[InProcess]:
        seen.append(workers)
        return nullcontext(InProcess())

    write_spec()
    monkeypatch.setattr("ludoteca.lab.executors.executor_for", note)
    monkeypatch.setattr("ludoteca.lab.running.cores", lambda: cores)
    assert ludoteca("lab run small.toml" + (f" --workers {asked}" if asked else "")).code == 0
    assert seen == [started]


def test_many_parts_take_no_time_to_sort_out() -> None:
    """Which parts are missing is looked up, once for each, and not searched for among all of them."""

    class Looked(dict[int, Job]):
        looks = 0

        def __contains__(self, number: object) -> bool:
            self.looks += 1
            return super().__contains__(number)

        def __iter__(self) -> Iterator[int]:
            raise AssertionError("searched for")

    spec = f"{SMALL}until_decided = true".replace("games = 12", "games = 20000").replace("part = 4", "part = 1")
    plan = make_plan(parse_spec(spec.encode(), "spec.toml"), "spec.toml")
    missing = Looked((job.number, job) for job in plan.jobs[10000:])
    assert [job.number for job in next_parts(plan, missing)] == [10000, 10001, 10002, 10003]
    assert missing.looks < len(plan.jobs)


@pytest.mark.parametrize(
    "change",
    [('seed = "s"', 'seed = "other"'), ("part = 4", "part = 4\nmirror = false"), ('"magpies"', '"wroth"')],
)
@pytest.mark.parametrize(("lang", "words"), [("en", "no longer says what was played"), ("it", "non dice più che cosa")])
def test_results_are_not_told_as_those_of_another_spec(
    ludoteca: Terminal, write_spec: WriteSpec, change: tuple[str, str], lang: str, words: str
) -> None:
    folder = write_spec().parent / "lab-small"
    assert ludoteca("lab run small.toml --workers 1").code == 0
    kept = folder / "spec.toml"
    kept.write_text(kept.read_text("utf-8").replace(*change), "utf-8")
    for command in ("show", "report"):
        done = ludoteca(f"lab {command} lab-small", lang=lang)
        assert (done.code, done.out) == (2, "")
        assert "spec.toml" in done.err
        assert words in done.err
    assert "nothing was left to play" in ludoteca("lab run small.toml --workers 1").out
    assert ludoteca("lab show lab-small").code == 0


def test_what_is_expected_may_change_beside_the_results_and_is_looked_at(
    ludoteca: Terminal, write_spec: WriteSpec
) -> None:
    folder = write_spec().parent / "lab-small"
    assert ludoteca("lab run small.toml --workers 1").code == 0
    spec = (folder / "spec.toml").read_text("utf-8")
    (folder / "spec.toml").write_text(f'{spec}name = "Anew"\n[[bounds]]\nby = "bot"\nwin = [0, 100]\n', "utf-8")
    assert "Anew" in ludoteca("lab show lab-small").out
    (folder / "spec.toml").write_text(f'{spec}[[bounds]]\nby = "bott"\nwin = [0, 100]\n', "utf-8")
    done = ludoteca("lab show lab-small")
    assert done.code == 2
    assert "key bounds[1].by" in done.err


@pytest.mark.parametrize(("lang", "words"), [("en", "afile is a file"), ("it", "afile è un file")])
def test_results_need_a_folder(ludoteca: Terminal, write_spec: WriteSpec, lang: str, words: str) -> None:
    write_spec().with_name("afile").touch()
    done = ludoteca("lab run small.toml --out afile", lang=lang)
    assert (done.code, done.out) == (2, "")
    assert words in done.err
    assert "--out" in done.err


def test_the_seed_of_a_cell_plays_the_same_games_in_a_simulation(ludoteca: Terminal, write_spec: WriteSpec) -> None:
    folder = write_spec('game = "magpies"\nseats = [2]\nbots = ["greedy"]\ngames = 6').parent
    assert ludoteca("lab run small.toml --workers 1").code == 0
    run = json.loads((folder / "lab-small/run.json").read_text("utf-8"))
    rows = pl.read_parquet(folder / "lab-small/part-00000-*.parquet")
    seed = run["cells"][0]["seed"]
    told = json.loads(ludoteca(f"sim magpies --games 6 --seats greedy,greedy --seed {seed} --json").out)
    assert told["decisions"] == rows.unique("game")["decisions"].sum()
    assert told["answers"] == rows.unique("game")["lines"].sum()


@pytest.mark.parametrize("lang", ["en", "it"])
def test_without_the_extra_the_way_to_it_is_told(
    ludoteca: Terminal, write_spec: WriteSpec, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    write_spec()
    monkeypatch.setattr("ludoteca.cli.lab.find_spec", lambda name: None)
    for words in ("run small.toml", "show lab-small", "report lab-small"):
        done = ludoteca(f"lab {words}", lang=lang)
        assert done.code == 2
        assert "make lab" in done.err
        assert 'pip install "ludoteca[lab]"' in done.err


@pytest.mark.long
@pytest.mark.either_build
def test_many_games_of_wroth_killed_half_way(
    write_spec: WriteSpec,
    environment: dict[str, str],
    record_property: Callable[[str, object], None],
) -> None:
    games = 160 if os.environ.get("LUDOTECA_BUILD") == "compiled" else 80
    spec = write_spec(WROTH.replace("2000", str(games)).replace("part = 25", f"part = {games // 80 or 1}"))
    parts = games // (games // 80 or 1)
    start = time.monotonic()
    assert subprocess.run(command(spec, "one", 1), env=environment, check=False).returncode == 0
    alone = time.monotonic() - start
    kill_half_way(command(spec, "two", 2), spec.parent / "two", parts // 2, environment)
    assert subprocess.run(command(spec, "two", 2), env=environment, check=False).returncode == 0
    assert tables(spec.parent / "one") == tables(spec.parent / "two")
    record_property("figures", f"{games} games of Wroth with one worker in {alone:.0f} s")
