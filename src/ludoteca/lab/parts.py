"""The parts of a run as Parquet: what a part holds, how it is written whole or not at all, and how it is read again."""

from __future__ import annotations

import contextlib
import errno
import hashlib
import io
import os
import re
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
    "bot": pl.String,
    "question": pl.String,
    "option": pl.String,
    "offered": pl.Int64,
    "chosen": pl.Int64,
    "offered_to_winners": pl.Int64,
    "chosen_by_winners": pl.Int64,
}
"""How often each option of each question was there to be chosen, and was."""
COUNTS: Final = ("offered", "chosen", "offered_to_winners", "chosen_by_winners")
NO_SPACE: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
RUN: Final = "ludoteca.run"
PART: Final = "ludoteca.part"
OF_ROWS: Final = "part"
OF_USE: Final = "use"
NAME: Final = re.compile(r"(part|use)-([0-9]{5,})(?:-([0-9a-f]{16}))?\.parquet")
"""What a table holds, the number of its part, and the digest of its bytes; without one it is never whole."""

Kept = dict[tuple[str, int], list[Path]]
"""The tables in a folder by what they hold and the number of their part; only one each, unless somebody copied them."""


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
    counts: dict[str, Counter[tuple[str, str, str]]] = {name: Counter() for name in COUNTS}
    for match in matches(job):
        key = (job.cell.number, match.index)
        try:
            result = play_match(game, setup, match.bots, match.chance, match.policy, job.by_lot)
        except (MemoryError, OSError) as error:  # this says nothing about the game: it is played at another time
            place = {"number": match.index, "cell": job.cell.number, "part": job.number}
            raise LabError("lab-lack", game=job.game, fault=told(error), **place) from error
        except Exception as error:  # whatever a game does, the next one is played
            said = told(error)
            rows += [(*key, seat, bot, None, None, 0, 0, [], said) for seat, bot in enumerate(match.bots)]
            continue
        for seat in result.seats:
            row = (seat.seat, seat.bot, seat.won, seat.score, result.lines, result.decisions, seat.traits, None)
            rows.append((*key, *row))
        add_use(counts, result)
    used = [(job.cell.number, *use, *[counts[name][use] for name in counts]) for use in sorted(counts["offered"])]
    marks = {RUN: work.stamp, PART: str(job.number)}
    return Played(job.count, as_parquet(rows, ROWS, marks), as_parquet(used, USE, marks))


def told(error: Exception) -> str:
    """An error with its kind, for some have no words."""
    return f"{type(error).__name__}: {error}".removesuffix(": ")


def add_use(counts: dict[str, Counter[tuple[str, str, str]]], result: MatchResult) -> None:
    """Add what the bots of a game were offered and took."""
    for seat in result.seats:
        used = [("offered", seat.offered), ("chosen", seat.chosen)]
        if seat.won > 0:
            used += [("offered_to_winners", seat.offered), ("chosen_by_winners", seat.chosen)]
        for name, some in used:
            counts[name].update({(seat.bot, *use): times for use, times in some.items()})


def as_parquet(rows: list[tuple[Any, ...]], schema: dict[str, Any], marks: dict[str, str]) -> bytes:
    """A table as the bytes of a Parquet file that bears the marks of its run."""
    whole = io.BytesIO()
    pl.DataFrame(rows, schema=schema, orient="row").write_parquet(whole, metadata=marks)
    return whole.getvalue()


# ---------------------------------------------------------------- files


def digest_of(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def kept_files(folder: Path) -> Kept:
    """The tables of all parts in a folder, whole or not."""
    found: Kept = {}
    for path in sorted(folder.iterdir()):
        name = NAME.fullmatch(path.name)
        if name is not None:
            found.setdefault((name[1], int(name[2])), []).append(path)
    return found


def keep_part(folder: Path, number: int, played: Played, kept: Kept) -> None:
    """Write both tables of a part, the one with the rows last: with it the part counts. What lay there before goes."""
    for kind in (OF_ROWS, OF_USE):
        for path in kept.pop((kind, number), []):
            path.unlink(missing_ok=True)
    for kind, data in ((OF_USE, played.use), (OF_ROWS, played.rows)):
        path = folder / f"{kind}-{number:05d}-{digest_of(data)}.parquet"
        write_whole(path, data)
        kept[kind, number] = [path]


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


def is_whole(kept: Kept, job: Job, stamp: str) -> bool:
    """Whether a part is there and all of it; a LabError if it belongs to another run."""
    for kind in (OF_ROWS, OF_USE):
        table = table_at(kept, kind, job.number, stamp)
        if table is None:
            refuse_foreign(kept, kind, job.number, stamp)
            return False
        if kind == OF_ROWS and table["game"].n_unique() != job.count:
            return False
    return True


def table_at(kept: Kept, kind: str, number: int, stamp: str) -> pl.DataFrame | None:
    """The table of a part of this run, None if there is none that is whole and in its own place."""
    for path in kept.get((kind, number), []):
        marks, table = read_table(path)
        if marks.get(RUN) == stamp and marks.get(PART) == str(number):
            return table
    return None


def refuse_foreign(kept: Kept, kind: str, number: int, stamp: str) -> None:
    """A LabError if a part of another run lies in this place."""
    for path in kept.get((kind, number), []):
        if read_table(path)[0].get(RUN, stamp) != stamp:
            raise LabError("lab-foreign-part", file=str(path))


def read_table(path: Path) -> tuple[dict[str, str], pl.DataFrame | None]:
    """The marks and the table in a file; nothing if its bytes are not those for which its name vouches.

    Polars gets to see no others: one wrong bit may let it ask for all memory there is, or end the program.
    """
    try:
        data = path.read_bytes()
        name = NAME.fullmatch(path.name)
        if name is None or name[3] != digest_of(data):
            return {}, None
        return pl.read_parquet_metadata(io.BytesIO(data)), pl.read_parquet(io.BytesIO(data))
    except (PolarsError, OSError):
        return {}, None


def read_parts(folder: Path, stamp: str) -> tuple[pl.DataFrame, pl.DataFrame]:
    """All whole parts of a run, in the order of the plan: the rows, and the use of options added up."""
    rows: list[pl.DataFrame] = []
    use: list[pl.DataFrame] = []
    kept = kept_files(folder)
    for number in sorted(number for kind, number in kept if kind == OF_ROWS):
        tables = table_at(kept, OF_ROWS, number, stamp), table_at(kept, OF_USE, number, stamp)
        if tables[0] is not None and tables[1] is not None:
            rows.append(tables[0])
            use.append(tables[1])
    all_rows = pl.concat(rows) if rows else pl.DataFrame(schema=ROWS)
    all_use = pl.concat(use) if use else pl.DataFrame(schema=USE)
    whose = ["cell", "bot", "question", "option"]
    return all_rows.sort("cell", "game", "seat"), all_use.group_by(whose).agg(pl.col(COUNTS).sum()).sort(whose)
