"""The parts of a run as Parquet: what a part holds, how it is written whole or not at all, and how it is read again."""

from __future__ import annotations

import contextlib
import errno
import io
import os
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import polars as pl
from polars.exceptions import PolarsError

from ludoteca.engine.game import find_game
from ludoteca.lab import LabError
from ludoteca.lab.match import MatchResult, play_match
from ludoteca.lab.plan import Job, matches

ROWS: Final[dict[str, Any]] = {
    "cell": pl.Int32,
    "game": pl.Int32,
    "seat": pl.Int8,
    "bot": pl.String,
    "won": pl.Float64,
    "score": pl.Int32,
    "lines": pl.Int32,
    "decisions": pl.Int32,
    "traits": pl.List(pl.String),
    "error": pl.String,
}
"""One row for each seat of each game; of a game that broke down only the error is known."""
USE: Final[dict[str, Any]] = {
    "cell": pl.Int32,
    "question": pl.String,
    "option": pl.String,
    "offered": pl.Int64,
    "chosen": pl.Int64,
    "offered_to_winners": pl.Int64,
    "chosen_by_winners": pl.Int64,
}
"""How often each option of each question was there to be chosen, and was."""
NO_SPACE: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
RUN: Final = "ludoteca.run"
PART: Final = "ludoteca.part"


@dataclass(frozen=True)
class Played:
    """The two tables of a part, as bytes: so they can come from another machine too."""

    games: int
    rows: bytes
    use: bytes


@dataclass(frozen=True)
class Work:
    """A part to be played, and the stamp of its run."""

    job: Job
    stamp: str


def play_part(work: Work) -> Played:
    """Play the games of a part. A game that breaks down is written down as such, and the others go on."""
    job = work.job
    game = find_game(job.game)
    setup = game.setup(len(job.cell.bots), job.cell.options)
    rows: list[tuple[Any, ...]] = []
    counts: dict[str, Counter[tuple[str, str]]] = {name: Counter() for name in list(USE)[3:]}
    for match in matches(job):
        key = (job.cell.number, match.index)
        try:
            result = play_match(game, setup, match.bots, match.chance, match.policy, job.by_lot)
        except Exception as error:  # whatever a game does, the next one is played
            said = f"{type(error).__name__}: {error}"
            rows += [(*key, seat, bot, None, None, 0, 0, [], said) for seat, bot in enumerate(match.bots)]
            continue
        for seat in result.seats:
            row = (seat.seat, seat.bot, seat.won, seat.score, result.lines, result.decisions, seat.traits, None)
            rows.append((*key, *row))
        add_use(counts, result)
    used = [(job.cell.number, *use, *[counts[name][use] for name in counts]) for use in sorted(counts["offered"])]
    marks = {RUN: work.stamp, PART: str(job.number)}
    return Played(job.count, as_parquet(rows, ROWS, marks), as_parquet(used, USE, marks))


def add_use(counts: dict[str, Counter[tuple[str, str]]], result: MatchResult) -> None:
    """Add what the seats of a game were offered and took."""
    for seat in result.seats:
        counts["offered"].update(seat.offered)
        counts["chosen"].update(seat.chosen)
        if seat.won > 0:
            counts["offered_to_winners"].update(seat.offered)
            counts["chosen_by_winners"].update(seat.chosen)


def as_parquet(rows: list[tuple[Any, ...]], schema: dict[str, Any], marks: dict[str, str]) -> bytes:
    """A table as the bytes of a Parquet file that bears the marks of its run."""
    whole = io.BytesIO()
    pl.DataFrame(rows, schema=schema, orient="row").write_parquet(whole, metadata=marks)
    return whole.getvalue()


# ---------------------------------------------------------------- files


def rows_file(folder: Path, number: int) -> Path:
    return folder / f"part-{number:05d}.parquet"


def use_file(folder: Path, number: int) -> Path:
    return folder / f"use-{number:05d}.parquet"


def keep_part(folder: Path, number: int, played: Played) -> None:
    """Write both tables of a part; the one with the rows comes last, and with it the part counts."""
    write_whole(use_file(folder, number), played.use)
    write_whole(rows_file(folder, number), played.rows)


def write_whole(path: Path, data: bytes) -> None:
    """Write a file whole or not at all, and let it be on the disk before it gets its name."""
    passing = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with passing.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        passing.replace(path)
        place = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(place)
        finally:
            os.close(place)
    except OSError as error:
        with contextlib.suppress(OSError):
            passing.unlink(missing_ok=True)
        if error.errno in NO_SPACE:
            raise LabError("lab-disk-full", file=str(path)) from error
        raise


def is_whole(folder: Path, job: Job, stamp: str) -> bool:
    """Whether a part is there and all of it; a LabError if it belongs to another run."""
    files = (rows_file(folder, job.number), use_file(folder, job.number))
    for path in files:
        marks = marks_of(path)
        if marks.get(RUN, stamp) != stamp:
            raise LabError("lab-foreign-part", file=str(path))
        if marks.get(PART) != str(job.number):
            return False
    rows, use = (read_table(path) for path in files)
    return rows is not None and use is not None and rows["game"].n_unique() == job.count


def marks_of(path: Path) -> dict[str, str]:
    """The marks of a Parquet file; none if it is missing or no whole Parquet file."""
    try:
        return pl.read_parquet_metadata(path) if path.is_file() else {}
    except (PolarsError, OSError):
        return {}


def read_table(path: Path) -> pl.DataFrame | None:
    """The table in a file, None if it cannot be read to its end."""
    try:
        return pl.read_parquet(path)
    except (PolarsError, OSError):
        return None


def read_parts(folder: Path, stamp: str) -> tuple[pl.DataFrame, pl.DataFrame]:
    """All whole parts of a run, in the order of the plan: the rows, and the use of options added up."""
    rows: list[pl.DataFrame] = []
    use: list[pl.DataFrame] = []
    for path in sorted(folder.glob("part-*.parquet")):
        marks = marks_of(path)
        if marks.get(RUN) != stamp:
            continue
        tables = read_table(path), read_table(use_file(folder, int(marks[PART])))
        if tables[0] is not None and tables[1] is not None:
            rows.append(tables[0])
            use.append(tables[1])
    all_rows = pl.concat(rows) if rows else pl.DataFrame(schema=ROWS)
    all_use = pl.concat(use) if use else pl.DataFrame(schema=USE)
    figures = list(USE)[3:]
    added = all_use.group_by("cell", "question", "option").agg(pl.col(figures).sum())
    return all_rows.sort("cell", "game", "seat"), added.sort("cell", "question", "option")
