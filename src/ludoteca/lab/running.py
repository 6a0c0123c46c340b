"""A run of the lab: the parts that are still missing are played and kept, whoever plays them."""

from __future__ import annotations

import contextlib
import fcntl
import os
import re
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, Protocol

import msgspec
import polars as pl
from msgspec import Struct

from ludoteca.engine.game import Game, find_game
from ludoteca.lab import LabError
from ludoteca.lab.chances import wilson
from ludoteca.lab.executors import TRIES, Executor, WorkerDied
from ludoteca.lab.parts import (
    NAME,
    OF_ROWS,
    Kept,
    Work,
    is_whole,
    keep_part,
    kept_files,
    play_part,
    read_parts,
    table_at,
    write_whole,
)
from ludoteca.lab.plan import Cell, Job, Plan, check_kept
from ludoteca.lab.spec import Spec, parse_spec

RUN_FILE: Final = "run.json"
SPEC_FILE: Final = "spec.toml"
LOCK_FILE: Final = ".lock"
PASSING: Final = re.compile(r"\.(.+)\.[0-9]+\.tmp")
"""What a file is called until it is whole."""
ROUND: Final = 4
"""So many parts of a cell are played side by side before it is looked at whether they decide it."""
LEAST: Final = 20
"""Fewer games never decide anything, however one-sided they are: the oftener one looks, the more chance decides."""


class KeptRun(Struct):
    """What stands in `run.json`: what the results depend on, and the cells by number."""

    stamp: str
    stamps: dict[str, str]
    game: str
    games: int
    together: list[int]
    """The cells in which people win or lose together."""
    cells: list[Cell]


class Progress(Protocol):
    """Is told how far a run is, in games."""

    def begin(self, done: int, games: int) -> None: ...

    def add(self, games: int) -> None: ...

    def spare(self, games: int) -> None:
        """So many games need not be played any more."""


class Results(Struct):
    """The results of a run as far as it went."""

    folder: Path
    spec: Spec
    run: KeptRun
    game: Game
    rows: pl.DataFrame
    use: pl.DataFrame


def run_plan(plan: Plan, spec_text: bytes, folder: Path, executor: Executor, progress: Progress) -> int:
    """Play what is missing; returns how many games were played now. What is kept already is not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    with alone_in(folder):
        open_run(plan, spec_text, folder)
        clear_away(folder)
        kept = kept_files(folder)
        missing = {job.number: job for job in plan.jobs if not is_whole(kept, job, plan.stamp)}
        games = plan.games - strike_off(plan, missing, kept)
        progress.begin(games - games_in(missing.values()), games)
        played = 0
        while missing:
            now = next_parts(plan, missing)
            play_missing(plan, now, folder, kept, executor, progress)
            played += games_in(now)
            for job in now:
                del missing[job.number]
            progress.spare(strike_off(plan, missing, kept))
    return played


def games_in(jobs: Iterable[Job]) -> int:
    return sum(job.count for job in jobs)


def next_parts(plan: Plan, missing: dict[int, Job]) -> list[Job]:
    """What is played next: everything, or the next round of every cell where a run may be decided before its end.

    All cells wait for each other, so that the same parts are played whoever plays them.
    """
    if not plan.spec.until_decided:
        return list(missing.values())
    return [
        job for parts, begun in rounds(plan, missing) for job in parts[begun : begun + ROUND] if job.number in missing
    ]


def strike_off(plan: Plan, missing: dict[int, Job], kept: Kept) -> int:
    """Take the parts of cells that are decided off the list; returns how many games need not be played."""
    if not plan.spec.until_decided:
        return 0
    decided = [parts for parts, begun in rounds(plan, missing) if is_decided(plan, parts[:begun], kept)]
    return games_in([missing.pop(job.number) for parts in decided for job in parts if job.number in missing])


def rounds(plan: Plan, missing: dict[int, Job]) -> list[tuple[list[Job], int]]:
    """The parts of every cell that is not whole, and where the first round begins in which some are missing."""
    of_cells: dict[int, list[Job]] = {}
    for job in plan.jobs:
        of_cells.setdefault(job.cell.number, []).append(job)
    lacks = [
        (parts, next((place for place, job in enumerate(parts) if job.number in missing), None))
        for parts in of_cells.values()
    ]
    return [(parts, place // ROUND * ROUND) for parts, place in lacks if place is not None]


def is_decided(plan: Plan, jobs: list[Job], kept: Kept) -> bool:
    """Whether these rounds of a cell, or the first of them, leave no doubt which of its two bots is stronger."""
    wins, games = 0.0, 0
    for number, job in enumerate(jobs, 1):
        rows = table_at(kept, OF_ROWS, job.number, plan.stamp)
        if rows is None:
            return False
        more = wins_in(rows, job.cell.bots[0])
        wins, games = wins + more[0], games + more[1]
        low, high = wilson(wins, games)
        if number % ROUND == 0 and games >= LEAST and (low > 1 / 2 or high < 1 / 2):
            return True
    return False


def wins_in(rows: pl.DataFrame, bot: str) -> tuple[float, int]:
    """How often a bot won at tables of two, and of how many games: as in the report, those that somebody won."""
    sound = rows.filter(pl.col("error").is_null())
    own = sound.filter((pl.col("won").sum().over("cell", "game") > 0) & (pl.col("bot") == bot))
    return float(own["won"].sum()), len(own)


def games_kept(plan: Plan, folder: Path) -> int:
    """How many games of a plan lie in whole parts."""
    kept = kept_files(folder)
    return games_in(job for job in plan.jobs if is_whole(kept, job, plan.stamp))


def play_missing(
    plan: Plan, missing: list[Job], folder: Path, kept: Kept, executor: Executor, progress: Progress
) -> None:
    """Let the executor play these parts, and keep each as soon as it is there."""
    with closing(executor.run(play_part, [Work(job, plan.stamp) for job in missing])) as played_parts:
        try:
            for work, played in played_parts:
                keep_part(folder, work.job.number, played, kept)
                progress.add(played.games)
        except WorkerDied as error:
            raise LabError("lab-dead-worker", part=error.item.job.number, tries=TRIES) from error


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """No other run writes into this folder at the same time."""
    with (folder / LOCK_FILE).open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise LabError("lab-busy", folder=str(folder)) from None
        yield


def open_run(plan: Plan, spec_text: bytes, folder: Path) -> None:
    """Begin a run in a folder or go on with the one that lies there, if it is the same."""
    kept = kept_run(folder)
    if kept is not None and kept.stamp != plan.stamp:
        changed = next((name for name, value in plan.stamps.items() if kept.stamps.get(name) != value), "spec")
        raise LabError(f"lab-other-{changed}", folder=str(folder))
    if kept is None and any(folder.glob("*.parquet")):
        raise LabError("lab-foreign-folder", folder=str(folder))
    spec_file = folder / SPEC_FILE
    if kept is None and spec_file.is_file() and spec_file.read_bytes() != spec_text:
        raise LabError("lab-foreign-spec", file=str(spec_file))
    together = [cell.number for cell in plan.cells if plan.together(cell)]
    run = KeptRun(plan.stamp, plan.stamps, plan.game.id, plan.games, together, plan.cells)
    # What is expected and how the run is called may change on the way: the newest spec is kept.
    write_whole(spec_file, spec_text)
    write_whole(folder / RUN_FILE, msgspec.json.format(msgspec.json.encode(run), indent=1))


def kept_run(folder: Path) -> KeptRun | None:
    """What `run.json` says, None if there is none."""
    path = folder / RUN_FILE
    if not path.is_file():
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=KeptRun)
    except msgspec.DecodeError:
        raise LabError("lab-broken-run", file=str(path)) from None


def clear_away(folder: Path) -> None:
    """Remove what a killed run left half-written: no other run writes here now, and files of others stay."""
    for path in folder.glob(".*.tmp"):
        name = PASSING.fullmatch(path.name)
        if name is not None and (name[1] in (RUN_FILE, SPEC_FILE) or NAME.fullmatch(name[1])):
            with contextlib.suppress(OSError):
                path.unlink()


def load_results(folder: Path) -> Results:
    """The results in a folder."""
    if not folder.is_dir():
        raise LabError("lab-no-folder", folder=str(folder))
    run = kept_run(folder)
    if run is None:
        raise LabError("lab-no-run", folder=str(folder))
    spec_path = folder / SPEC_FILE
    spec = parse_spec(spec_path.read_bytes(), str(spec_path))
    game = find_game(run.game)
    check_kept(spec, game, run.cells, run.together, run.stamps.get("spec", ""), str(spec_path))
    rows, use = read_parts(folder, run.stamp)
    if rows.is_empty():
        raise LabError("lab-empty", folder=str(folder))
    return Results(folder, spec, run, game, rows, use)


def cores() -> int:
    """How many processes can really run side by side here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
