"""Measures Ludoteca, interpreted and compiled, beside its peers in one run and prints the ratios.

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
PEERS = {
    "Catanatron": ["catanatron"],
    "OpenSpiel chess": ["openspiel", "chess"],
    "OpenSpiel backgammon": ["openspiel", "backgammon"],
    "PettingZoo chess": ["pettingzoo"],
}
"""Each with its environment, which its script is named after, and with what the script is told."""
GAMES = ["magpies", "wroth", "village-attacks"]
DECISIONS, ANSWERS = "decisions_per_second", "answers_per_second"
CLONES, SEARCH = "clones_per_second", "search_iterations_per_second"
ONE, TWO = "wroth, compiled", "wroth, compiled, two processes"


@dataclass
class Contestant:
    """One program to measure: how it is started and what its slices gave."""

    name: str
    command: list[str]
    tree: Path | None = None
    compiled: bool | None = None
    processes: int = 1
    slices: list[dict[str, Any]] = field(default_factory=list)

    def measure(self) -> None:
        """Run one slice; where several processes run at the same time, what they reach is added up."""
        environment = dict(os.environ)
        environment.pop("PYTHONPATH", None)
        if self.tree is not None:
            environment["PYTHONPATH"] = str(self.tree)
        running = [
            subprocess.Popen(self.command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
            for _ in range(self.processes)
        ]
        printed = [process.communicate()[0] for process in running]
        results = [self.read(process.returncode, line) for process, line in zip(running, printed, strict=True)]
        measures = [measure for measure in (DECISIONS, ANSWERS, CLONES, SEARCH) if measure in results[0]]
        self.slices.append({measure: sum(result[measure] for result in results) for measure in measures})

    def read(self, code: int, line: str) -> dict[str, Any]:
        """What a process printed; one that failed or is not the build it should be ends the benchmark."""
        if code != 0:
            sys.exit(f"{self.name} ended with {code}")
        result: dict[str, Any] = json.loads(line)
        if self.compiled is not None and result["compiled"] is not self.compiled:
            sys.exit(f"{self.name}: the program says compiled={result['compiled']}")
        return result

    def figures(self) -> dict[str, Any]:
        """The middle one of the slices, and all of them, for each measure it has."""
        taken = {measure: [round(part[measure]) for part in self.slices] for measure in self.slices[0]}
        return {measure: {"median": round(median(parts)), "slices": parts} for measure, parts in taken.items()}


def contestants(games: list[str], seconds: float) -> list[Contestant]:
    """The peers, then each game in both builds, then two processes of Wroth at the same time."""
    entered = []
    for name, (peer, *more) in PEERS.items():
        python = str(ROOT / f"build/peers/{peer}/bin/python")
        script = [python, "-m", f"benchmarks.{peer}_playouts", *more, "--seconds", str(seconds)]
        entered.append(Contestant(name, script))
    for game in games:
        bench = [sys.executable, "-m", "ludoteca", "bench", game, "--search", "--json", "--seconds", str(1.5 * seconds)]
        entered.append(Contestant(f"{game}, interpreted", bench, ROOT / "build/pure", compiled=False))
        entered.append(Contestant(f"{game}, compiled", bench, ROOT / "build/fast", compiled=True))
    entered += [Contestant(TWO, one.command, one.tree, one.compiled, processes=2) for one in entered if one.name == ONE]
    return entered


# ---------------------------------------------------------------- report


def report(entered: list[Contestant], rounds: int) -> dict[str, Any]:
    """Medians, ratios to each peer and what became of the goals, with the day and the kind of machine."""
    results = {contestant.name: contestant.figures() for contestant in entered}
    for figures in results.values():
        for measure, figure in figures.items():
            figure["ratios"] = {
                peer: round(figure["median"] / results[peer][measure]["median"], 2)
                for peer in PEERS
                if measure in results[peer]
            }
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": {
            "cores": os.cpu_count(),
            "architecture": platform.machine(),
            "system": platform.system(),
            "python": f"{platform.python_implementation()} {platform.python_version()}",
        },
        "rounds": rounds,
        "results": results,
        "goals": goals(results) if ONE in results else [],
    }


def goals(results: dict[str, Any]) -> list[dict[str, Any]]:
    """What Wroth, compiled, is meant to reach, and what it has reached."""
    one, two = results[ONE], results[TWO]
    decisions = one[DECISIONS]
    listed = [
        ("decisions/s, times Catanatron", 15, decisions["ratios"]["Catanatron"]),
        ("decisions/s, times OpenSpiel chess", 2, decisions["ratios"]["OpenSpiel chess"]),
        ("decisions/s, times PettingZoo chess", 300, decisions["ratios"]["PettingZoo chess"]),
        ("clones/s in the middle of turns", 100_000, one[CLONES]["median"]),
        ("search iterations/s, each a whole game", 1_500, one[SEARCH]["median"]),
        ("two processes, times one", 1.3, round(two[DECISIONS]["median"] / decisions["median"], 2)),
    ]
    return [{"goal": goal, "least": least, "reached": reached} for goal, least, reached in listed]


def markdown(measured: dict[str, Any]) -> str:
    """The report as tables for the README."""
    heads = ["random playouts", "decisions/s", *[f"× {peer}" for peer in PEERS], "clones/s", "search/s"]
    rows = []
    for name, figures in measured["results"].items():
        ratios = {} if name in PEERS or name == TWO else figures[DECISIONS]["ratios"]
        medians = {measure: f"{figure['median']:,}" for measure, figure in figures.items()}
        beside = [f"{ratios[peer]:,}" if peer in ratios else "" for peer in PEERS]
        rows.append([name, medians[DECISIONS], *beside, medians.get(CLONES, ""), medians.get(SEARCH, "")])
    aims = [
        [goal, f"{least:,}", f"{reached:,}", "yes" if reached >= least else "not yet"]
        for goal, least, reached in [aim.values() for aim in measured["goals"]]
    ]
    machine, answers = measured["machine"], measured["results"]["Catanatron"][ANSWERS]["median"]
    where = f"{machine['python']}, {machine['system']} {machine['architecture']}, {machine['cores']} cores"
    notes = [
        f"Measured on {measured['date']}, {where}; medians of {measured['rounds']} slices taken in turn.",
        f"A decision has at least two options; forced moves counted, Catanatron answers {answers:,} times a second.",
    ]
    parts = [table(heads, rows), "\n".join(notes)]
    if aims:
        parts.append(table([ONE, "goal", "measured", "reached"], aims))
    return "\n\n".join(parts)


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A table with a column of names and columns of figures."""
    lines = [heads, ["---"] + ["---:"] * (len(heads) - 1), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def main() -> None:
    """Read the arguments, take turns, print and perhaps save."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES, help=f"ids of games (default: {' '.join(GAMES)})")
    parser.add_argument("--rounds", type=int, default=5, help="slices of each contestant")
    parser.add_argument("--seconds", type=float, default=4.0, help="length of the playouts in a slice of a peer")
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
