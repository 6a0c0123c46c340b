"""The same game twice: another process, another hash seed, the other build, and still the same bytes.

`python -m ludoteca.engine.kit.trace GAME SEED` plays one random game of every variant and prints what came of it.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator

import msgspec

from ludoteca.engine import run as core
from ludoteca.engine.chance import Stream
from ludoteca.engine.game import Game, Setup
from ludoteca.engine.kit.play import eyes, positions, written
from ludoteca.engine.kit.report import Case, Report, locate, locator, variant_name
from ludoteca.engine.observe import observe
from ludoteca.engine.state import digest
from ludoteca.engine.table import Table


def is_compiled() -> bool:
    """Whether the core of this process is the compiled one."""
    return not (core.__file__ or "").endswith(".py")


def trace(game: Game, setup: Setup, seed: int) -> Iterator[str]:
    """One random game, a line for every position: where it stands, its state, what every seat sees of it."""
    with Case("trace", game, setup, seed) as case:
        table = Table(game, setup, Stream(seed))
        shown = starts = 0
        for _ in positions(case, table):
            for line in table.lines[shown:]:
                yield f"line {written(line)}"
            for start in table.run.starts[starts:]:
                yield f"step {start.name} {start.args} {digest(start.state) if start.state is not None else ''}"
            views = [msgspec.json.encode(observe(table, seat)) for seat in eyes(case)]
            seen = hashlib.sha256(b"\n".join(views)).hexdigest()[:16]
            yield f"at {table.number} state {digest(table.state)} seen {seen}"
            shown, starts = len(table.lines), len(table.run.starts)
        yield f"outcome {table.outcome}"


def elsewhere(where: str, setup: Setup, seed: int, hash_seed: int, tree: str = "") -> list[str]:
    """The trace of a game from another process."""
    paths = [path for path in (tree, *sys.path) if path]
    environment = os.environ | {"PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": os.pathsep.join(paths)}
    options = [f"{name}={value}" for name, value in setup.options.items()]
    command = [sys.executable, "-m", __name__, where, str(seed), str(setup.seats), *options]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed: {done.stderr[-2000:]}")
    return done.stdout.splitlines()


def check_trace(game: Game, setup: Setup, seed: int, games: int) -> Report:
    """The same answers give the same ledger, digests and observations in other processes and in both builds.

    The compiled build is compared where LUDOTECA_FAST_TREE names a tree that holds one.
    """
    report = Report("trace", game.id, variant_name(setup))
    fast = os.environ.get("LUDOTECA_FAST_TREE", "")
    for i in range(games):
        with Case("trace", game, setup, seed + i) as case:
            here = list(trace(game, setup, case.seed))
            others = {f"with hash seed {n}": elsewhere(locator(game), setup, case.seed, n) for n in (1, 2)}
            if fast:
                others["in the compiled build"] = elsewhere(locator(game), setup, case.seed, 3, fast)
                build = others["in the compiled build"][0]
                case.same("build", build, "build compiled")
                report.counts["compiled"] += 1
            for how, lines in others.items():
                compare(case, how, here, lines[1:])
                report.counts["processes"] += 1
            report.counts["lines"] += len(here)
            report.counts["games"] += 1
    return report


def compare(case: Case, how: str, here: list[str], there: list[str]) -> None:
    """Fail at the first line that differs."""
    for mine, other in zip(here, there, strict=False):
        case.claim(mine == other, f"{how} the game goes on differently: {other!r} and not {mine!r}")
    case.same(f"lines {how}", len(there), len(here))


def main(where: str, seed: str, seats: str, *options: str) -> None:
    """Print the trace of one game."""
    game = locate(where)
    setup = game.setup(int(seats), dict(option.split("=", 1) for option in options))
    print("build", "compiled" if is_compiled() else "interpreted")
    for line in trace(game, setup, int(seed)):
        print(line)


if __name__ == "__main__":
    main(*sys.argv[1:])
