"""Pieces of work for workers, some of them deadly."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from ludoteca.lab import LabError
from ludoteca.lab.parts import Played, Work, play_part


@dataclass(frozen=True)
class Piece:
    """A number, and a folder in which a worker can leave a trace."""

    number: int
    folder: Path


def double(piece: Piece) -> int:
    return 2 * piece.number


def who(piece: Piece) -> int:
    return os.getpid()


def dies_at_first(piece: Piece) -> int:
    """The worker that gets number 3 first dies of it; the next one does not."""
    trace = piece.folder / "died"
    if piece.number == 3 and not trace.exists():
        trace.touch()
        os.kill(os.getpid(), 9)
    return 2 * piece.number


def dies_always(piece: Piece) -> int:
    """Number 3 is the death of every worker."""
    if piece.number == 3:
        with (piece.folder / "deaths").open("a") as file:
            file.write("x")
        os._exit(1)
    return 2 * piece.number


def refuses(piece: Piece) -> int:
    raise LabError("lab-busy", folder="here")


def dies_of_part_one(work: Work) -> Played:
    """Plays, but for one part that is the death of every worker."""
    if work.job.number == 1:
        os._exit(1)
    return play_part(work)
