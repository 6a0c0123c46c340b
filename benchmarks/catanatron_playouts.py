"""Random games of Catanatron on one core; runs in an environment of its own.

The game's check of each action is left out, as in Ludoteca's playouts, so that the peer pays for nothing that we do
not pay for.
"""

import random

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from benchmarks.peer import POSITIONS, budget, tell

SEATS = (Color.RED, Color.BLUE, Color.ORANGE)
MIDDLE = 60
"""Turns after which a game is in its middle."""


def new_game() -> Game:
    """Three random players on the usual map."""
    return Game([RandomPlayer(color) for color in SEATS], seed=random.randrange(1 << 32))


def play(game: Game, turns: int = TURNS_LIMIT) -> tuple[int, int]:
    """Play on until the game or the turns end; tells how many decisions and answers there were."""
    state = game.state
    decisions = answers = 0
    while game.winning_color() is None and state.num_turns < turns:
        actions = state.playable_actions
        decisions += len(actions) > 1
        answers += 1
        game.execute(state.current_player().decide(game, actions), validate_action=False)
    return decisions, answers


def halfway() -> Game:
    """A game in its middle."""
    game = new_game()
    play(game, MIDDLE)
    return game


def main() -> None:
    """Read the budget, play, print."""
    wanted = budget(__doc__)
    tell("Catanatron", wanted.seconds, lambda: play(new_game()), [halfway().copy for _ in range(POSITIONS)])


if __name__ == "__main__":
    main()
