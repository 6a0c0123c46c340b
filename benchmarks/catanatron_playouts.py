"""Random games of Catanatron on one core, printed as one line of JSON; runs in an environment of its own.

A decision is an answer with at least two playable actions, as in Ludoteca. The game's check of each action is
left out, as in Ludoteca's playouts, so that the peer pays for nothing that we do not pay for.
"""

import argparse
import json
import random
import time

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

SEATS = (Color.RED, Color.BLUE, Color.ORANGE)


def new_game(seed: int) -> Game:
    """Three random players on the usual map."""
    return Game([RandomPlayer(color) for color in SEATS], seed=seed)


def play(game: Game, deadline: float, turns: int = TURNS_LIMIT) -> tuple[int, int]:
    """Play on until the game, the turns or the time ends; return how many decisions and answers there were."""
    state = game.state
    decisions = answers = 0
    while game.winning_color() is None and state.num_turns < turns and time.perf_counter() < deadline:
        actions = state.playable_actions
        decisions += len(actions) > 1
        answers += 1
        game.execute(state.current_player().decide(game, actions), validate_action=False)
    return decisions, answers


def playouts(seconds: float, seed: int) -> dict[str, float]:
    """As many random games as fit."""
    games = decisions = answers = 0
    start = time.perf_counter()
    while time.perf_counter() < start + seconds:
        games += 1
        decided, answered = play(new_game(seed + games), start + seconds)
        decisions += decided
        answers += answered
    spent = time.perf_counter() - start
    return {
        "games": games,
        "decisions": decisions,
        "answers": answers,
        "seconds": spent,
        "decisions_per_second": decisions / spent,
    }


def clones(seconds: float, seed: int) -> float:
    """Copies per second of a game in its middle."""
    game = new_game(seed)
    play(game, float("inf"), turns=60)
    done = 0
    start = time.perf_counter()
    while time.perf_counter() < start + seconds:
        for _ in range(100):
            game.copy()
        done += 100
    return done / (time.perf_counter() - start)


def main() -> None:
    """Read the budget, play, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="time for the playouts; a quarter more for clones")
    parser.add_argument("--seed", type=int, default=random.randrange(1, 10**6))
    budget = parser.parse_args()
    result = playouts(budget.seconds, budget.seed)
    copies = clones(budget.seconds / 4, budget.seed)
    print(json.dumps({"peer": "catanatron", **result, "clones_per_second": copies}))


if __name__ == "__main__":
    main()
