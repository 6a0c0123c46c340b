"""Where games are kept while they are played, so that a killed program loses nothing."""

from __future__ import annotations

import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from ludoteca.engine.game import Game, SpokenError, find_game
from ludoteca.engine.record import Record, parse
from ludoteca.engine.recorder import Recorder
from ludoteca.engine.replay import resume

ENDING: Final = ".record"


def home() -> Path:
    """The folder of records: LUDOTECA_HOME, else the place where programs keep their state."""
    own = os.environ.get("LUDOTECA_HOME")
    if own:
        return Path(own)
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "ludoteca"


def new_path(game: Game) -> Path:
    """A new file for a game; two programs that start at once get two files."""
    day = datetime.now().strftime("%Y-%m-%d")
    home().mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        path = home() / f"{game.id}-{day}-{number}{ENDING}"
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return path


def go_on(path: Path) -> Recorder:
    """The game in a file, at the very question where it stopped."""
    return resume(read(path), find_game)


def read(path: Path) -> str:
    """The text of a record; what is not text at all is told as such by whoever reads it."""
    return path.read_text(encoding="utf-8", errors="replace")


@dataclass(frozen=True)
class Saved:
    """A game that was interrupted."""

    path: Path
    record: Record


def interrupted() -> list[Saved]:
    """The games in the folder of records that have not ended, the latest first; unreadable files are left out."""
    found: list[tuple[float, Saved]] = []
    for path in home().glob(f"*{ENDING}") if home().is_dir() else []:
        try:
            record = parse(read(path))
            if not record.closed:
                found.append((path.stat().st_mtime, Saved(path, record)))
        except (SpokenError, OSError):  # a damaged file keeps nobody from playing; `record verify` says what it is
            continue
    return [saved for _, saved in sorted(found, key=lambda pair: pair[0], reverse=True)]
