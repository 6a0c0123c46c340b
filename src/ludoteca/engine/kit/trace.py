"""The same game twice: another process, another hash seed, the other build, and still the same bytes.

`python -m ludoteca.engine.kit.trace GAME SEED SHARE SEATS,KEY=VALUE ...` plays a random game of each of these variants,
looks at that share of its positions, and prints what came of it.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from ludoteca.engine.build import is_compiled
from ludoteca.engine.chance import Stream
from ludoteca.engine.game import Game, Setup
from ludoteca.engine.kit.play import eyes, positions, written
from ludoteca.engine.kit.report import Case, Report, locate, locator, variant_name
from ludoteca.engine.observe import observe
from ludoteca.engine.state import digest
from ludoteca.engine.table import Table

HEAD: Final = "== "
"""Stands before the name of a variant."""


def trace(game: Game, setup: Setup, seed: int, share: float = 1.0) -> Iterator[str]:
    """One random game: its ledger and steps, and of every position the state and what every seat sees of it."""
    with Case("trace", game, setup, seed, share) as case:
        table = Table(game, setup, Stream(seed))
        shown = starts = 0
        for _ in positions(case, table):
            for line in table.lines[shown:]:
                yield f"line {written(line)}"
            for start in table.run.starts[starts:]:
                state = digest(start.state) if start.state is not None and case.looks() else ""
                yield f"step {start.name} {start.args} {state}"
            if case.looks():
                views = [msgspec.json.encode(observe(table, seat)) for seat in eyes(case)]
                seen = hashlib.sha256(b"\n".join(views)).hexdigest()[:16]
                yield f"at {table.number} state {digest(table.state)} seen {seen}"
            shown, starts = len(table.lines), len(table.run.starts)
        yield f"outcome {table.outcome}"


def elsewhere(
    game: Game, setups: Sequence[Setup], seed: int, share: float, hash_seed: int, tree: str = ""
) -> dict[str, list[str]]:
    """The traces of games from another process, by variant, and under "build" which one it was."""
    paths = [path for path in (tree, *sys.path) if path]
    environment = os.environ | {"PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": os.pathsep.join(paths)}
    variants = [",".join([str(s.seats), *(f"{name}={value}" for name, value in s.options.items())]) for s in setups]
    command = [sys.executable, "-m", __name__, locator(game), str(seed), str(share), *variants]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed: {done.stderr[-2000:]}")
    found: dict[str, list[str]] = {}
    for line in done.stdout.splitlines():
        if line.startswith(HEAD):
            under = found.setdefault(line.removeprefix(HEAD), [])
        else:
            under.append(line)
    return found


def check_trace(game: Game, setup: Setup, seed: int, games: int, share: float = 1.0) -> Report:
    """The same answers give the same ledger, digests and observations in other processes and in both builds.

    The compiled build is compared where LUDOTECA_FAST_TREE names a tree that holds one.
    """
    report = Report("trace", game.id, variant_name(setup))
    for i in range(games):
        compare_traces(game, [setup], seed + i, share, (1, 2), report)
    return report


def compare_traces(
    game: Game, setups: Sequence[Setup], seed: int, share: float, hash_seeds: Sequence[int], report: Report
) -> None:
    """Play a game of each variant here and in other processes; to start one takes longer than to play."""
    here = {variant_name(setup): list(trace(game, setup, seed, share)) for setup in setups}
    others = {f"with hash seed {n}": elsewhere(game, setups, seed, share, n) for n in hash_seeds}
    if fast := os.environ.get("LUDOTECA_FAST_TREE", ""):
        others["in the compiled build"] = elsewhere(game, setups, seed, share, max(hash_seeds) + 1, fast)
    for setup in setups:
        with Case("trace", game, setup, seed, share) as case:
            if fast:
                case.same("build", others["in the compiled build"]["build"], ["compiled"])
                report.counts["compiled"] += 1
            mine = here[variant_name(setup)]
            for how, traces in others.items():
                compare(case, how, mine, traces[variant_name(setup)])
                report.counts["processes"] += 1
            report.counts["lines"] += len(mine)
            report.counts["games"] += 1


def compare(case: Case, how: str, here: list[str], there: list[str]) -> None:
    """Fail at the first line that differs."""
    for mine, other in zip(here, there, strict=False):
        case.claim(mine == other, f"{how} the game goes on differently: {other!r} and not {mine!r}")
    case.same(f"lines {how}", len(there), len(here))


def main(where: str, seed: str, share: str, *variants: str) -> None:
    """Print the trace of one game of each variant."""
    game = locate(where)
    print(f"{HEAD}build")
    print("compiled" if is_compiled() else "interpreted")
    for variant in variants:
        seats, *options = variant.split(",")
        setup = game.setup(int(seats), dict(option.split("=", 1) for option in options))
        print(f"{HEAD}{variant_name(setup)}")
        for line in trace(game, setup, int(seed), float(share)):
            print(line)


if __name__ == "__main__":
    main(*sys.argv[1:])
