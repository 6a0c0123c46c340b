"""Measures how long a bot takes that may spend so many seconds on a decision.

Three bots play; the greedy one answers most questions, and the one that is measured every fourth of them, so that what
it is asked is spread over whole games. What counts is the time from the question to the answer. Start it with
`make thinking`.
"""

from __future__ import annotations

import argparse
import platform
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import islice

from ludoteca.bots import new_bot, turn_in
from ludoteca.engine.build import is_compiled
from ludoteca.engine.chance import Stream
from ludoteca.engine.game import Game, find_game
from ludoteca.engine.run import Run

GAMES = ("wroth", "village-attacks")
SEATS = 3
EVERY = 4
"""Of so many choices one is measured."""
PERCENTILES = (50, 99, 100)


def milliseconds(game: Game, seconds: float) -> Iterator[float]:
    """How long each decision takes, in game after game."""
    quick, measured = new_bot("greedy", 1), new_bot(f"tree:{seconds}s", 1)
    seed = choices = 0
    while True:
        seed += 1
        run = Run(game.steps, game.new(game.setup(SEATS)), Stream(seed), watch=True)
        run.begin()
        while run.ask is not None:
            turn = turn_in(game, run)
            choices += len(turn.options) > 1
            if len(turn.options) == 1 or choices % EVERY:
                run.answer(quick.choose(turn))
                continue
            start = time.perf_counter()
            option = measured.choose(turn)
            yield 1000 * (time.perf_counter() - start)
            run.answer(option)


def percentile(times: list[float], percent: int) -> float:
    """So many percent of all are not longer than this."""
    return sorted(times)[max(0, -(-len(times) * percent // 100) - 1)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.1, help="what a decision may cost")
    parser.add_argument("--decisions", type=int, default=200, help="of each game")
    wish = parser.parse_args()
    if not wish.seconds > 0 or wish.decisions < 1:
        parser.error("--seconds and --decisions must be more than 0")
    print(f"| tree:{wish.seconds}s, ms for a decision | decisions | p50 | p99 | longest |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for name in GAMES:
        times = list(islice(milliseconds(find_game(name), wish.seconds), wish.decisions))
        figures = " | ".join(f"{percentile(times, percent):.1f}" for percent in PERCENTILES)
        print(f"| {name} | {len(times)} | {figures} |", flush=True)
    build = "compiled" if is_compiled() else "interpreted"
    print(f"\n{datetime.now(UTC):%Y-%m-%d}, {build}, Python {platform.python_version()}, {platform.system()}")


if __name__ == "__main__":
    main()
