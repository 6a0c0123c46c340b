"""Measures Ludoteca, interpreted and compiled, beside Catanatron in one run and prints the ratios.

The contestants take turns in short slices, so that whatever else the machine does falls on all of them; the median
of each counts. Start it with `make bench`, which builds and installs the contestants first.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PEER = "catanatron"
GAMES = ["magpies", "wroth", "village-attacks"]
MEASURES = {"decisions_per_second": "decisions/s", "clones_per_second": "clones/s"}


@dataclass
class Contestant:
    """One program to measure: how it is started and what its slices gave."""

    name: str
    command: list[str]
    tree: Path | None = None
    compiled: bool | None = None
    slices: list[dict[str, Any]] = field(default_factory=list)

    def measure(self) -> None:
        """Run one slice; a program that fails or is not the build it should be ends the benchmark."""
        environment = dict(os.environ)
        environment.pop("PYTHONPATH", None)
        if self.tree is not None:
            environment["PYTHONPATH"] = str(self.tree)
        done = subprocess.run(self.command, env=environment, stdout=subprocess.PIPE, text=True, check=False)
        if done.returncode != 0:
            sys.exit(f"{self.name} ended with {done.returncode}")
        result = json.loads(done.stdout)
        if self.compiled is not None and result["compiled"] is not self.compiled:
            sys.exit(f"{self.name}: the program says compiled={result['compiled']}")
        self.slices.append(result)

    def median(self, measure: str) -> float:
        """The middle one of the slices."""
        return float(median(result[measure] for result in self.slices))


def contestants(games: list[str], seconds: float) -> list[Contestant]:
    """The peer, then each game in both builds."""
    peer = [str(ROOT / "build/peers/catanatron/bin/python"), str(ROOT / "benchmarks/catanatron_playouts.py")]
    entered = [Contestant(PEER, [*peer, "--seconds", str(seconds)])]
    for game in games:
        bench = [sys.executable, "-m", "ludoteca", "bench", game, "--json"]
        entered.append(Contestant(f"{game}, interpreted", bench, ROOT / "build/pure", compiled=False))
        entered.append(Contestant(f"{game}, compiled", bench, ROOT / "build/fast", compiled=True))
    return entered


def report(entered: list[Contestant], rounds: int) -> dict[str, Any]:
    """Medians and ratios to the peer, with the day and the kind of machine."""
    peer = entered[0]
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": {
            "cores": os.cpu_count(),
            "architecture": platform.machine(),
            "system": platform.system(),
            "python": f"{platform.python_implementation()} {platform.python_version()}",
        },
        "rounds": rounds,
        "peer_answers_per_second": round(median(result["answers"] / result["seconds"] for result in peer.slices)),
        "results": {
            contestant.name: {
                measure: {
                    "median": round(contestant.median(measure)),
                    "slices": [round(result[measure]) for result in contestant.slices],
                    "ratio": round(contestant.median(measure) / peer.median(measure), 2),
                }
                for measure in MEASURES
            }
            for contestant in entered
        },
    }


def markdown(measured: dict[str, Any]) -> str:
    """The report as a table for the README."""
    head = "".join(f" {unit} | ratio |" for unit in MEASURES.values())
    lines = [f"| random playouts, one core |{head}", "| --- |" + " ---: | ---: |" * len(MEASURES)]
    for name, figures in measured["results"].items():
        cells = "".join(f" {figure['median']:,} | {figure['ratio']:g} |" for figure in figures.values())
        lines.append(f"| {name} |{cells}")
    machine, answers = measured["machine"], measured["peer_answers_per_second"]
    where = f"{machine['python']}, {machine['system']} {machine['architecture']}, {machine['cores']} cores"
    lines += [
        "",
        f"Measured on {measured['date']}, {where}; medians of {measured['rounds']} slices taken in turn.",
        f"A decision has at least two options; forced moves counted, {PEER} answers {answers:,} times a second.",
    ]
    return "\n".join(lines)


def main() -> None:
    """Read the arguments, take turns, print and perhaps save."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES, help=f"ids of games (default: {' '.join(GAMES)})")
    parser.add_argument("--rounds", type=int, default=5, help="slices of each contestant")
    parser.add_argument("--seconds", type=float, default=4.0, help="length of a slice of the peer")
    parser.add_argument("--save", type=Path, help="write the figures to this JSON file too")
    wanted = parser.parse_args()
    entered = contestants(wanted.games, wanted.seconds)
    for number in range(wanted.rounds):
        for offset in range(len(entered)):
            contestant = entered[(number + offset) % len(entered)]
            print(f"round {number + 1} of {wanted.rounds}: {contestant.name}", file=sys.stderr)
            contestant.measure()
    measured = report(entered, wanted.rounds)
    figures = json.dumps(measured, indent=2)
    if wanted.save:
        wanted.save.write_text(figures + "\n", "utf-8")
    print(markdown(measured) + "\n\n" + figures)


if __name__ == "__main__":
    main()
