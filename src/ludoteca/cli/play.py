"""Setting a table in the terminal: from what was asked for to the first question."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from ludoteca.cli import saving
from ludoteca.cli.console import Console
from ludoteca.cli.faults import CommandError, in_a_folder
from ludoteca.cli.session import Session
from ludoteca.cli.setting import options_from, people_and_bots
from ludoteca.cli.voice import Voice
from ludoteca.engine.game import Game, find_game
from ludoteca.engine.recorder import Chance, Recorder
from ludoteca.engine.table import Table


@dataclass
class Wishes:
    """What was asked for on the command line."""

    game: str = ""
    seats: str = ""
    mine: list[str] = field(default_factory=list)
    set: list[str] = field(default_factory=list)
    seed: str = ""
    companion: bool = False
    pace: float | None = None
    save: Path | None = None
    resume: Path | None = None


def play_game(voice: Voice, wishes: Wishes) -> int:
    """Play a new game, or go on with an old one."""
    console = Console(wishes.pace)
    if wishes.save is not None:
        in_a_folder(wishes.save)
    if wishes.resume is not None:
        if wishes.game:
            raise CommandError("resume-and-game")
        return go_on(voice, console, wishes.resume, wishes.save)
    if not wishes.game:
        raise CommandError("no-game")
    game = find_game(wishes.game)
    options = options_from(wishes.set)
    names = people_and_bots(game, wishes.seats, wishes.mine, options)
    recorder = new_table(game, names, options, wishes.seed, wishes.companion)
    return Session(voice, console, recorder, wishes.save or saving.new_path(game)).play()


def new_table(
    game: Game, names: list[str], options: dict[str, str], seed: str = "", companion: bool = False
) -> Recorder:
    """A new table with its recorder; without a seed nobody can foresee its chance."""
    setup = game.setup(len(names), options)
    kind = "people" if companion else "committed"
    chance = Chance.of_seed(seed, kind) if seed else Chance.fresh(kind, setup.seats)
    return Recorder(Table(game, setup, chance.source()), chance, names=tuple(names))


def go_on(voice: Voice, console: Console, path: Path, save: Path | None = None) -> int:
    """Go on with the game in a file; it is kept in the same file unless another one is named."""
    recorder = saving.go_on(path)
    console.write(voice.say("resumed", count=recorder.table.number))
    return Session(voice, console, recorder, save or path).play()
