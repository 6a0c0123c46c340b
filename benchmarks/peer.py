"""What all peers share: whole random games against the clock, then copies, printed as one line of JSON.

Each peer runs in an environment of its own, so nothing but the standard library is used here. A decision is an answer
with at least two options, as in Ludoteca; dice and cards are no decisions.
"""

import argparse
import json
import random
import time
from collections.abc import Callable

POSITIONS = 16
"""So many positions, each from the middle of a game of its own, are copied in turn."""


def budget(about: str | None, *games: str) -> argparse.Namespace:
    """Read how long to play, and which of the peer's games where it has several; seed the random choices."""
    parser = argparse.ArgumentParser(description=about)
    if games:
        parser.add_argument("game", choices=games)
    parser.add_argument("--seconds", type=float, default=4.0, help="time for the playouts; a quarter more for copies")
    parser.add_argument("--seed", type=int, default=random.randrange(1, 10**6))
    wanted = parser.parse_args()
    random.seed(wanted.seed)
    return wanted


def tell(peer: str, seconds: float, play: Callable[[], tuple[int, int]], copies: list[Callable[[], object]]) -> None:
    """Measure and print: `play` tells the decisions and answers of one game, `copies` copy one position each."""
    result = {"peer": peer, **playouts(play, seconds)}
    if copies:
        result["clones_per_second"] = clones(copies, seconds / 4)
    print(json.dumps(result))


def playouts(play: Callable[[], tuple[int, int]], seconds: float) -> dict[str, float]:
    """Whole games, one after the other, for about so long."""
    games = decisions = answers = 0
    start = time.perf_counter()
    while True:
        decided, answered = play()
        games += 1
        decisions += decided
        answers += answered
        spent = time.perf_counter() - start
        if spent >= seconds:
            return {
                "games": games,
                "decisions": decisions,
                "answers": answers,
                "seconds": spent,
                "decisions_per_second": decisions / spent,
                "answers_per_second": answers / spent,
            }


def clones(copies: list[Callable[[], object]], seconds: float) -> float:
    """Copies per second."""
    done = 0
    start = time.perf_counter()
    while True:
        for copy in copies:
            copy()
        done += len(copies)
        spent = time.perf_counter() - start
        if spent >= seconds:
            return done / spent
