"""Random games of PettingZoo's chess on one core; runs in an environment of its own.

The wrappers that check each action are left off, as in Ludoteca's playouts there is no check either; the observation
stays, because its mask is how PettingZoo tells what is legal. Nothing is copied: a copy of an environment is a new one
with the same settings, not the same position.
"""

from random import random

from numpy import flatnonzero
from pettingzoo import AECEnv, make

from benchmarks.peer import budget, tell


def play(table: AECEnv) -> tuple[int, int]:
    """Play a game; tells how many decisions and answers there were."""
    table.reset()
    decisions = answers = 0
    while True:
        observation, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            return decisions, answers
        actions = flatnonzero(observation["action_mask"])
        count = len(actions)
        decisions += count > 1
        answers += 1
        table.step(actions[int(random() * count)])


def main() -> None:
    """Read the budget, play, print."""
    wanted = budget(__doc__)
    table = make("aec", "classic/chess_v6").unwrapped
    tell("PettingZoo chess", wanted.seconds, lambda: play(table), [])


if __name__ == "__main__":
    main()
