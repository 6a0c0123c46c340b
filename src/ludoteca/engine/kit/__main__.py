"""`python -m ludoteca.engine.kit GAME`: run the conformance kit over a game, or one check over one variant."""

from __future__ import annotations

import argparse
import sys

from ludoteca.engine.game import SetupError
from ludoteca.engine.kit import CHECKS, Check, KitFailure, Report, locate, results, run_kit


def arguments(words: list[str]) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m ludoteca.engine.kit", description=__doc__)
    parser.add_argument("game", help="the id of an installed game, or module:NAME")
    parser.add_argument("--games", type=int, default=200, help="random games, shared out among the variants")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", action="append", choices=[check.name for check in CHECKS], help="only this check")
    parser.add_argument("--share", type=float, default=1.0, help="of the positions, for the dearer checks; 1 is all")
    parser.add_argument("--seats", type=int, help="only this number of seats")
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="only with this option")
    return parser.parse_args(words)


def main(words: list[str]) -> int:
    """Run what was asked for; the figures go to standard output, a failure to standard error."""
    asked = arguments(words)
    try:
        game = locate(asked.game)
        options = dict(word.split("=", 1) for word in asked.set)
        seats = range(game.seats[0], game.seats[1] + 1) if asked.seats is None else [asked.seats]
        some = asked.seats is not None or bool(options)
        variants = [game.setup(count, options) for count in seats] if some else game.variants()
    except (SetupError, ImportError, AttributeError, TypeError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    # A single check plays all the games it is given.
    checks = [Check(c.name, c.run, 1, c.thins) for c in CHECKS if c.name in asked.check] if asked.check else CHECKS
    try:
        reports = run_kit(game, asked.games, asked.seed, progress, checks, variants, asked.share)
    except KitFailure as failure:
        print(failure, file=sys.stderr)
        return 1
    print("\n".join(results(reports)))
    return 0


def progress(report: Report) -> None:
    """Say what is done, where somebody watches."""
    if sys.stderr.isatty():
        print(report, file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
