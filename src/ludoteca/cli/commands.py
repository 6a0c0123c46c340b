"""The commands with their parameters. Each imports what it needs when it runs, so that the others start fast.

What the user reads about them stands in the texts under `help-<command>`, one attribute for each parameter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter, Token

from ludoteca.cli.voice import Voice

Command = Callable[..., int]
Words = Annotated[list[str] | None, Parameter(negative="", consume_multiple=True)]
Switch = Annotated[bool, Parameter(negative="")]

LONGEST: Final = 3600.0


def whole_number(_: object, tokens: Sequence[Token]) -> int:
    """A number as it stands there: 2.7 is not meant to be 3."""
    value = tokens[0].value
    if not (value.isascii() and value.removeprefix("-").isdigit()):
        raise ValueError(value)
    return int(value)


def seconds(_: object, tokens: Sequence[Token]) -> float:
    """So long one can wait: an hour at most, and neither less than nothing nor `nan`."""
    value = float(tokens[0].value)
    if not 0 <= value <= LONGEST:
        raise ValueError(value)
    return value


Whole = Annotated[int, Parameter(converter=whole_number)]
Seconds = Annotated[float, Parameter(converter=seconds)]


def lobby(voice: Voice) -> int:
    """Choose a game, sit down, play."""
    from ludoteca.cli.lobby import Lobby

    return Lobby(voice).open()


def games(voice: Voice, *, json: Switch = False) -> int:
    """List the games."""
    from ludoteca.cli.shelf import show_games

    return show_games(voice, json)


def play(
    voice: Voice,
    game: str = "",
    *,
    seats: str = "",
    as_: Annotated[list[str] | None, Parameter(name="--as", negative="", consume_multiple=True)] = None,
    set: Words = None,
    seed: str = "",
    companion: Switch = False,
    pace: Seconds | None = None,
    save: Path | None = None,
    resume: Path | None = None,
) -> int:
    """Play a game in the terminal."""
    from ludoteca.cli.play import Wishes, play_game

    wishes = Wishes(game, seats, as_ or [], set or [], seed, companion, pace, save, resume)
    return play_game(voice, wishes)


def serve(
    voice: Voice,
    *,
    host: str = "127.0.0.1",
    port: Whole | None = None,
    data: Path | None = None,
    origin: str = "",
    pace: Seconds | None = None,
    open: Switch = False,
) -> int:
    """Play in the browser."""
    from ludoteca.cli.serve import Wishes, serve_tables

    return serve_tables(voice, Wishes(host, port, data, origin, pace, open))


def sim(
    voice: Voice,
    game: str,
    *,
    games: Whole = 100,
    seats: str = "",
    seed: str = "0",
    set: Words = None,
    json: Switch = False,
) -> int:
    """Let bots play many games."""
    from ludoteca.cli.sim import simulate

    return simulate(voice, game, games, seats, seed, set or [], json)


def rules(
    voice: Voice,
    game: str,
    id: str = "",
    *,
    search: Words = None,
    coverage: Switch = False,
    tests: Path = Path("tests"),
    json: Switch = False,
) -> int:
    """Read the rulebook."""
    from ludoteca.cli.rules import show_coverage, show_rules

    if coverage:
        return show_coverage(voice, game, tests, json)
    return show_rules(voice, game, id, " ".join(search or []))


def record_show(
    voice: Voice,
    file: Path,
    *,
    as_: Annotated[str, Parameter(name="--as")] = "",
    line: Whole | None = None,
) -> int:
    """Read a record."""
    from ludoteca.cli.records import show_record

    return show_record(voice, file, as_, line)


def record_verify(voice: Voice, file: Path) -> int:
    """Check a record."""
    from ludoteca.cli.records import verify_record

    return verify_record(voice, file)


def analyse(voice: Voice, file: Path, *, iterations: Whole | None = None, json: Switch = False) -> int:
    """Look at a finished game again."""
    from ludoteca.cli.analyse import show_analysis

    return show_analysis(voice, file, iterations, json)


def content_check(voice: Voice, game: str) -> int:
    """Check content files."""
    from ludoteca.cli.contents import check_content

    return check_content(voice, game)


def content_show(voice: Voice, game: str, *, provenance: Switch = False) -> int:
    """Show content."""
    from ludoteca.cli.contents import show_content

    return show_content(voice, game, provenance)


def bench(voice: Voice, game: str, *, seconds: float = 5.0, search: Switch = False, json: Switch = False) -> int:
    """Measure how fast a game runs."""
    from ludoteca.cli.bench import show_bench

    return show_bench(voice, game, seconds, search, json)


def lab_run(
    voice: Voice,
    spec: Path,
    *,
    out: Path | None = None,
    workers: Whole | None = None,
    json: Switch = False,
) -> int:
    """Play what a spec asks for."""
    from ludoteca.cli.lab import run_lab

    return run_lab(voice, spec, out, workers, json)


def lab_show(voice: Voice, folder: Path, *, json: Switch = False) -> int:
    """Show the figures of a run."""
    from ludoteca.cli.lab import show_lab

    return show_lab(voice, folder, json)


def lab_report(voice: Voice, folder: Path, *, out: Path | None = None, png: Switch = False) -> int:
    """Write the report of a run."""
    from ludoteca.cli.lab import report_lab

    return report_lab(voice, folder, out, png)


COMMANDS: Final[dict[str, Command]] = {
    "": lobby,
    "games": games,
    "play": play,
    "serve": serve,
    "sim": sim,
    "rules": rules,
    "record show": record_show,
    "record verify": record_verify,
    "analyse": analyse,
    "content check": content_check,
    "content show": content_show,
    "bench": bench,
    "lab run": lab_run,
    "lab show": lab_show,
    "lab report": lab_report,
}
