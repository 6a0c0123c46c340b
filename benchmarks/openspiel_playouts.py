"""Random games of OpenSpiel, chess or backgammon, on one core; runs in an environment of its own.

The rules are C++; what is measured is what a program in Python gets of them, one action after the other. Actions are
taken unchecked, as in Ludoteca's playouts.
"""

from random import random

import pyspiel

from benchmarks.peer import POSITIONS, budget, tell


def play(game: pyspiel.Game) -> tuple[int, int]:
    """Play a game without dice; tells how many decisions and answers there were. No action is left at the end."""
    state = game.new_initial_state()
    decisions = answers = 0
    while actions := state.legal_actions():
        count = len(actions)
        decisions += count > 1
        answers += 1
        state.apply_action(actions[int(random() * count)])
    return decisions, answers


def play_with_dice(game: pyspiel.Game) -> tuple[int, int]:
    """Play a game with dice, whose throws are actions too, each as likely as any other."""
    state = game.new_initial_state()
    decisions = answers = 0
    while actions := state.legal_actions():
        count = len(actions)
        if not state.is_chance_node():
            decisions += count > 1
            answers += 1
        state.apply_action(actions[int(random() * count)])
    return decisions, answers


def halfway(game: pyspiel.Game) -> pyspiel.State:
    """The position in the middle of a random game, with somebody to move."""
    state = game.new_initial_state()
    positions = []
    while actions := state.legal_actions():
        if state.is_chance_node():
            likely = [probability for _, probability in state.chance_outcomes()]
            assert max(likely) - min(likely) < 1e-9, "throws must be equally likely"
        else:
            positions.append(state.clone())
        state.apply_action(actions[int(random() * len(actions))])
    return positions[len(positions) // 2]


def main() -> None:
    """Read the budget, play, print."""
    wanted = budget(__doc__, "chess", "backgammon")
    game = pyspiel.load_game(wanted.game)
    plays = play_with_dice if game.max_chance_outcomes() else play
    copies = [halfway(game).clone for _ in range(POSITIONS)]
    tell(f"OpenSpiel {wanted.game}", wanted.seconds, lambda: plays(game), copies)


if __name__ == "__main__":
    main()
