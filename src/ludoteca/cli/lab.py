"""The lab: play what a spec asks for, show it, make a report of it."""

from __future__ import annotations

import json
import shlex
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from ludoteca.cli import INTERRUPTED
from ludoteca.cli.faults import CommandError, in_a_folder
from ludoteca.cli.voice import Voice
from ludoteca.engine.build import stale_modules
from ludoteca.lab import NEEDED

EVERY: Final = 30.0
"""Where no terminal is, a line says how far it is every so many seconds."""
MOST_ON_A_CORE: Final = 4
"""More processes than this for each core only get in each other's way."""


def check_installed() -> None:
    """The lab needs tables and pictures that playing does not."""
    if any(find_spec(part) is None for part in NEEDED):
        raise CommandError("no-lab")


def run_lab(voice: Voice, path: Path, out: Path | None, workers: int | None, as_json: bool) -> int:
    """Play all games of a spec that are not played yet; Ctrl-C keeps what is done."""
    check_installed()
    from ludoteca.lab.executors import executor_for
    from ludoteca.lab.plan import make_plan
    from ludoteca.lab.running import cores, games_kept, run_plan
    from ludoteca.lab.spec import parse_spec
    from ludoteca.lab.telling import Teller, planned

    stale = stale_modules()
    if stale:
        raise CommandError("lab-stale", modules=", ".join(stale))
    if workers is not None and workers < 1:
        raise CommandError("lab-workers", workers=workers)
    text = path.read_bytes()
    plan = make_plan(parse_spec(text, str(path)), str(path))
    side_by_side = min(workers or cores(), MOST_ON_A_CORE * cores())
    folder = out or Path(f"lab-{path.stem}")
    in_a_folder(folder)
    if folder.exists() and not folder.is_dir():
        raise CommandError("lab-no-room", file=str(folder))
    if not as_json:
        print("\n".join(planned(Teller(voice.lang, plan.game), plan)), file=sys.stderr)
    start = time.perf_counter()
    with shown_progress(voice, plan.spec.name or voice.title(plan.game)) as progress:
        try:
            with executor_for(side_by_side) as executor:
                played = run_plan(plan, text, folder, executor, progress)
        except KeyboardInterrupt:
            kept = games_kept(plan, folder)
            said = voice.say("lab-interrupted", done=kept, games=plan.games, command=again(path, out, workers))
            print(said, file=sys.stderr)
            return INTERRUPTED
    seconds = time.perf_counter() - start
    kept, broken = count_games(folder)
    if as_json:
        told = {"folder": str(folder), "game": plan.game.id, "cells": len(plan.cells), "parts": len(plan.jobs)}
        figures = {"games": kept, "played": played, "broken": broken, "seconds": round(seconds, 3)}
        print(json.dumps({**told, **figures, "run": plan.stamp}, ensure_ascii=False))
    else:
        if played:
            rate = pace(voice, played, seconds)
            print(voice.say("lab-done", games=kept, folder=str(folder), played=played, rate=rate))
        else:
            print(voice.say("lab-nothing", games=kept, folder=str(folder)))
        if broken:
            print(voice.say("lab-broken", games=broken))
        print(voice.say("lab-next", folder=shlex.quote(str(folder))))
    return 1 if broken else 0


def again(path: Path, out: Path | None, workers: int | None) -> str:
    """The command that goes on with a run."""
    words = ["ludoteca", "lab", "run", str(path)]
    words += ["--out", str(out)] if out else []
    words += ["--workers", str(workers)] if workers else []
    return shlex.join(words)


def count_games(folder: Path) -> tuple[int, int]:
    """How many games of a run are kept, and how many of them broke down."""
    from ludoteca.lab.running import load_results

    games = load_results(folder).rows.unique(["cell", "game"])
    return len(games), games["error"].count()


def show_lab(voice: Voice, folder: Path, as_json: bool) -> int:
    """The win rates of a run as tables in the terminal."""
    check_installed()
    from ludoteca.lab.figures import figures_of
    from ludoteca.lab.running import load_results
    from ludoteca.lab.telling import Teller, as_data, as_tables

    results = load_results(folder)
    figures = figures_of(results)
    if as_json:
        print(json.dumps(as_data(results, figures), ensure_ascii=False))
    else:
        print(as_tables(Teller(voice.lang, results.game), results, figures))
    return 0


def report_lab(voice: Voice, folder: Path, out: Path | None, png: bool) -> int:
    """Write the report of a run: one file that needs no other and no network, and pictures if they are wanted."""
    check_installed()
    from ludoteca.lab.parts import write_whole
    from ludoteca.lab.report import make_report
    from ludoteca.lab.running import load_results

    path = out or folder / "report.html"
    if path.is_dir():
        raise CommandError("lab-out-folder", folder=str(path), file=str(path / "report.html"))
    results = load_results(folder)
    in_a_folder(path)
    report = make_report(results, voice.lang)
    write_whole(path, report.html.encode("utf-8"))
    print(voice.say("lab-report", file=str(path)))
    if png:
        for name, data in report.pictures():
            picture = path.with_name(f"{path.stem}-{name}.png")
            write_whole(picture, data)
            print(voice.say("lab-picture", file=str(picture)))
    return 0


# ---------------------------------------------------------------- how far it is


class Plain:
    """Says now and then in a line how far a run is."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.done = self.games = self.before = 0
        self.start = self.said = time.monotonic()

    def begin(self, done: int, games: int) -> None:
        self.done = self.before = done
        self.games = games
        self.start = self.said = time.monotonic()
        if 0 < done < games:
            print(self.voice.say("lab-resumed", done=done, games=games), file=sys.stderr)

    def add(self, games: int) -> None:
        self.done += games
        now = time.monotonic()
        if now - self.said >= EVERY:
            self.said = now
            words = {"rate": self.rate(), "left": self.left()}
            print(self.voice.say("lab-progress", done=self.done, games=self.games, **words), file=sys.stderr)

    def spare(self, games: int) -> None:
        self.games -= games

    def rate(self) -> str:
        """How many games are played in a second, or in a minute where they are long."""
        return pace(self.voice, self.done - self.before, time.monotonic() - self.start)

    def left(self) -> str:
        """How long it will take if it goes on like this: minutes and seconds, with hours where there are any."""
        played = self.done - self.before
        if not played:
            return "-"
        seconds = round((self.games - self.done) * (time.monotonic() - self.start) / played)
        minutes = f"{seconds // 60 % 60:02d}:{seconds % 60:02d}"
        return f"{seconds // 3600}:{minutes}" if seconds >= 3600 else minutes.removeprefix("0")


def pace(voice: Voice, games: int, seconds: float) -> str:
    """How many games are played in a second, or in a minute where they are long."""
    if not games or seconds <= 0:
        return "-"
    rate = games / seconds
    key, shown = ("lab-rate", rate) if rate >= 1 else ("lab-pace", 60 * rate)
    return voice.say(key, rate=voice.figure(shown, 1))


@contextmanager
def shown_progress(voice: Voice, title: str) -> Iterator[Plain]:
    """A bar with rate and time left on a terminal, else a line now and then."""
    if not sys.stderr.isatty():
        yield Plain(voice)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
    from rich.progress import Progress as Bars

    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeElapsedColumn(),
        TextColumn("{task.fields[left]}"),  # Rich's own forgets what is older than half a minute, and long games are
    )
    with Bars(*columns, console=Console(stderr=True), transient=True) as bars:
        task = bars.add_task(title, total=None, rate="-", left="")

        class Bar(Plain):
            def begin(self, done: int, games: int) -> None:
                self.done = self.before = done
                self.games = games
                self.start = time.monotonic()
                bars.update(task, total=games, completed=done)

            def spare(self, games: int) -> None:
                super().spare(games)
                bars.update(task, total=self.games)

            def add(self, games: int) -> None:
                self.done += games
                left = voice.say("lab-left", left=self.left())
                bars.update(task, completed=self.done, rate=self.rate(), left=left)

        yield Bar(voice)
