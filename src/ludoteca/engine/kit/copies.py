"""Clones, copies and snapshots: they behave like the original and never touch it."""

from __future__ import annotations

import json
from typing import Any, Final

from ludoteca.engine.chance import Stream
from ludoteca.engine.flow import SILENT
from ludoteca.engine.game import Game, Setup
from ludoteca.engine.kit.play import Signature, random_run, signature
from ludoteca.engine.kit.report import Case, Report, variant_name
from ludoteca.engine.run import Run
from ludoteca.engine.state import canonical, differences, digest, plain, restore, shared_parts

FOLLOWED: Final = 20
"""For so many answers a clone is compared with its original."""
COMPARED: Final = (1, 5, FOLLOWED)
"""After so many answers the whole states are compared as well."""


def check_clones(game: Game, setup: Setup, seed: int, games: int, share: float = 1.0) -> Report:
    """At every decision make a clone, a copy and a snapshot; nothing that happens to them touches the original."""
    report = Report("clones", game.id, variant_name(setup))
    for i in range(games):
        with Case("clones", game, setup, seed + i, share) as case:
            run = Run(game.steps, game.new(setup), Stream(case.seed), watch=True)
            run.begin()
            follow(case, run, report)
            report.counts["games"] += 1
    return report


class Double:
    """A clone on its way beside the original."""

    def __init__(self, what: str, run: Run) -> None:
        self.what = what
        self.run = run
        self.age = 0


def follow(case: Case, run: Run, report: Report) -> None:
    """Play a game with a crowd of clones beside it, each for some answers."""
    doubles: list[Double] = []
    old: dict[int, str] = {}
    while run.ask is not None:
        case.number = run.number
        for at in range(len(old), len(run.starts)):
            old[at] = digest(run.starts[at].state)
        if case.looks():
            judge_copy(case, run.state, report)
            stray(case, run, report)
            doubles += [
                Double("the clone", run.clone(Stream(case.seed))),
                Double("the run from a snapshot", from_snapshot(case, run)),
            ]
            report.counts["decisions"] += 1
        for double in doubles:
            compare(case, double, run, report)
        value = case.random.choice(run.ask.options)
        run.answer(value)
        doubles = [double for double in doubles if double.age < FOLLOWED]
        for double in doubles:
            double.run.answer(value)
            double.age += 1
    for double in doubles:
        compare(case, double, run, report)
    for at, name in old.items():
        case.same(f"the old state at the start of step {run.starts[at].name}", digest(run.starts[at].state), name)
        report.counts["old states"] += 1


def view(run: Run) -> tuple[Signature, bool, int, int]:
    """Where a run stands."""
    return signature(run.ask), run.over, run.number, run.plan_at if run.together is not None else 0


def compare(case: Case, double: Double, run: Run, report: Report) -> None:
    """A double stands where the original stands."""
    case.same(f"{double.what} after {double.age} answers", view(double.run), view(run))
    report.counts["compared"] += 1
    if double.age in COMPARED or double.run.over:
        found = differences(double.run.state, run.state)
        case.claim(not found, f"{double.what} after {double.age} answers has another state: {'; '.join(found[:3])}")
        report.counts["states compared"] += 1


def stray(case: Case, run: Run, report: Report) -> None:
    """A clone goes its own way; the original and the start of its step stay as they are."""
    now, start = canonical(run.state), canonical(run.start.state)
    clone = run.clone(Stream(case.seed + 1))
    random_run(case, clone, 3)
    case.claim(canonical(run.state) == now, "what a clone did changed the original")
    case.claim(canonical(run.start.state) == start, "what a clone did changed the start of the step")
    report.counts["strays"] += 1


def judge_copy(case: Case, state: Any, report: Report) -> None:
    """A copy is equal, shares nothing that can change, and tells nobody what happens to it."""
    copy = state.copy()
    found = differences(state, copy)
    case.claim(not found, f"copy() is not the same: {'; '.join(found[:3])}")
    shared = shared_parts(state, copy)
    case.claim(not shared, f"copy() shares {'; '.join(shared[:3])}")
    case.claim(copy.journal is SILENT, "the journal of a copy is not silent")
    report.counts["copies"] += 1


def from_snapshot(case: Case, run: Run) -> Run:
    """The same run from its snapshot: what is stored and read again is the same state."""
    data = json.loads(json.dumps(plain(run.start.state)))
    state = restore(data, case.game.parts)
    found = differences(state, run.start.state)
    case.claim(not found, f"a snapshot gives another state: {'; '.join(found[:3])}")
    return run.resume(state, Stream(case.seed), run.since)
