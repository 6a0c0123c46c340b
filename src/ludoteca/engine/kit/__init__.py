"""The conformance kit: what every game must keep, checked over every mode and number of seats.

Each check takes a game, a set-up, a seed and a number of games; it returns a report with its counts or raises a
`KitFailure` that says where, what, and how to see it again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.engine.game import Game, Setup
from ludoteca.engine.kit.arrival import check_arrival
from ludoteca.engine.kit.copies import check_clones
from ludoteca.engine.kit.fuzz import check_runs, check_tables
from ludoteca.engine.kit.promises import check_promises
from ludoteca.engine.kit.report import KitFailure, Report, locate, locator, variant_name
from ludoteca.engine.kit.sampling import check_sampling
from ludoteca.engine.kit.trace import check_trace
from ludoteca.engine.kit.twin import check_twins
from ludoteca.engine.kit.undo import check_undo
from ludoteca.engine.kit.words import check_words

__all__ = [
    "CHECKS", "Check", "KitFailure", "Report", "check_arrival", "check_clones", "check_promises", "check_runs",
    "check_sampling", "check_tables", "check_trace", "check_twins", "check_undo", "check_words", "locate", "locator",
    "results", "run_kit", "variant_name",
]  # fmt: skip

Checker = Callable[..., Report]
"""Takes game, set-up, seed, number of games; the dearer ones also the share of positions that they look at."""


@dataclass(frozen=True)
class Check:
    """One check, and how many of the games it plays: some take longer than others."""

    name: str
    run: Checker
    games: float
    thins: bool = False
    """It can look at a share of the positions."""


CHECKS: Final = (
    Check("promises", check_promises, 0),
    Check("runs", check_runs, 1),
    Check("tables", check_tables, 0.2),
    Check("clones", check_clones, 0.01, thins=True),
    Check("undo", check_undo, 0.03, thins=True),
    Check("arrival", check_arrival, 0.05),
    Check("twins", check_twins, 0.1, thins=True),
    Check("sampling", check_sampling, 0.005, thins=True),
    Check("words", check_words, 0.02, thins=True),
    Check("trace", check_trace, 0, thins=True),
)


def run_kit(
    game: Game,
    games: int = 2000,
    seed: int = 1,
    progress: Callable[[Report], None] | None = None,
    checks: Sequence[Check] = CHECKS,
    variants: Sequence[Setup] | None = None,
    share: float = 1.0,
) -> list[Report]:
    """Run the checks over every variant of a game; the games are shared out among the variants.

    Of the dearer checks `share` says how many of the positions they look at.
    """
    setups = list(variants) if variants is not None else game.variants()
    reports: list[Report] = []
    for setup in setups:
        for check in checks:
            count = -(-games // len(setups))
            thinned = {"share": share} if check.thins else {}
            report = check.run(game, setup, seed, max(1, round(count * check.games)), **thinned)
            reports.append(report)
            if progress is not None:
                progress(report)
    return reports


def results(reports: Sequence[Report]) -> list[str]:
    """The counts of several reports, added up for each check, as lines to print."""
    sums: dict[tuple[str, str], Report] = {}
    for report in reports:
        total = sums.setdefault((report.game, report.check), Report(report.check, report.game, "all variants"))
        for what, count in report.counts.items():
            total.counts[what] = max(total[what], count) if what == "longest" else total[what] + count
    return [str(total) for total in sums.values()]
