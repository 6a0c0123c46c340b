"""The greedy bot: it tries every option on a few possible tables and takes what looks best one step ahead."""

from __future__ import annotations

from typing import Final

from ludoteca.bots.bot import Judge, Turn, judge_of
from ludoteca.bots.random import Random
from ludoteca.engine.chance import Stream
from ludoteca.engine.game import Game
from ludoteca.engine.run import Run

DICE: Final = 0x2545F491
"""Sets the imagined dice apart from the imagined cards."""
POSSIBLE_TABLES: Final = 4


class Greedy:
    """Looks one answer ahead with the game's own judgement; where a game has none it chooses at random."""

    name = "greedy"

    def __init__(self, key: int, temperament: str = "") -> None:
        self.temperament = temperament
        self.stream = Stream(key ^ 0x9E3779B97F4A7C15)
        self.random = Random(key)

    def choose(self, turn: Turn) -> int:
        judge = judge_of(turn.game, self.temperament)
        if len(turn.options) == 1 or judge is None:
            return self.random.choose(turn)
        worth = [0.0] * len(turn.options)
        for i in range(POSSIBLE_TABLES):
            key = self.stream.below(turn.number * POSSIBLE_TABLES + i, 1 << 30)
            run = turn.possible(key)
            for at, option in enumerate(turn.options):
                # The same dice for every option, so that luck does not choose between them.
                after = run.clone(Stream(key ^ DICE))
                after.answer(option)
                worth[at] += worth_of(turn.game, after, turn.seat, judge)
        best = max(worth)
        equal = [option for option, value in zip(turn.options, worth, strict=True) if value == best]
        return equal[self.random.stream.below(turn.number, len(equal))]


def worth_of(game: Game, run: Run, seat: int, judge: Judge) -> float:
    """How good a possible position is for a seat, from 0 to 1; a finished game is worth its win."""
    if run.over:
        winners = game.outcome(run.state).winners
        return 1 / len(winners) if seat in winners else 0.0
    return judge(run.state, seat)
