"""The greedy bot: it tries every option on possible tables and takes what looks best, one deed ahead."""

from __future__ import annotations

from typing import Final

from ludoteca.bots.bot import Judge, Turn, judge_of, prize_of
from ludoteca.bots.random import Random
from ludoteca.bots.search import DICE
from ludoteca.engine.chance import Nobody, Stream
from ludoteca.engine.run import Run

POSSIBLE_TABLES: Final = 4
LONGEST_THOUGHT: Final = 40
"""So many answers about one deed are tried at most."""


class Greedy:
    """Looks one answer ahead with the game's own judgement; where a game has none it chooses at random.

    Where a game asks several things about one deed (`deed_step`), it looks on to the end of the deed: that one moves
    cannot be judged, where to can.
    """

    def __init__(self, key: int, temperament: str = "") -> None:
        self.temperament = temperament
        self.stream = Stream(key ^ 0x9E3779B97F4A7C15)
        self.random = Random(key)

    def choose(self, turn: Turn) -> int:
        judge = judge_of(turn.game, self.temperament)
        if judge is None or turn.needs_no_thought:
            return self.random.choose(turn)
        worth = self.worth_of_deeds(turn, judge) if turn.game.deed_step else self.worth_on_tables(turn, judge)
        best = max(worth)
        equal = [option for option, value in zip(turn.options, worth, strict=True) if value == best]
        return equal[self.random.stream.below(turn.number, len(equal))]

    def worth_on_tables(self, turn: Turn, judge: Judge) -> list[float]:
        """By option what it comes to on a few possible tables together."""
        worth = [0.0] * len(turn.options)
        for i in range(POSSIBLE_TABLES):
            key = self.key_of_table(turn, i)
            run = turn.possible(key)
            for at in range(len(worth)):
                worth[at] += worth_by_luck(turn, judge, run, at, key)
        return worth

    def worth_of_deeds(self, turn: Turn, judge: Judge) -> list[float]:
        """By option what it comes to, as above.

        What needs no luck is tried once. A deed that makes things better is done before anything is left to chance.
        """
        run = turn.possible(self.key_of_table(turn, 0))
        worth = [Deed(turn, judge).worth(run, option) * POSSIBLE_TABLES for option in turn.options]
        if max(worth) <= judge(run.state, turn.seat) * POSSIBLE_TABLES:
            keys = [self.key_of_table(turn, i) for i in range(POSSIBLE_TABLES)]
            for at in range(len(worth)):
                if worth[at] < 0:
                    worth[at] = sum([worth_by_luck(turn, judge, run, at, key) for key in keys])
        return worth

    def key_of_table(self, turn: Turn, i: int) -> int:
        return self.stream.bits(turn.number * POSSIBLE_TABLES + i)


class Deed:
    """What an answer is worth if everything else that is asked about the same deed is answered as well as can be.

    It is judged when the deed is done, whatever would come then: who has spent the last die should not have to reckon
    with everything that happens before the next question.
    """

    def __init__(self, turn: Turn, judge: Judge) -> None:
        self.turn = turn
        self.judge = judge
        self.left = LONGEST_THOUGHT

    def worth(self, run: Run, option: int) -> float:
        """From 0 to 1, or -1 if luck has a say in it."""
        after = run.clone(Nobody())
        after.state.agenda.clear()
        after.answer(option)
        return self.going_on(after)

    def going_on(self, run: Run) -> float:
        """What a run is worth that stands somewhere in the deed or behind it; it is used up."""
        self.left -= 1
        turn = self.turn
        if run.waiting:
            return -1.0
        ask = run.ask
        if ask is None or self.left <= 0 or run.start.name != turn.game.deed_step:
            return self.judge(run.state, turn.seat)
        *others, last = ask.options
        best = max([self.worth(run, option) for option in others], default=-1.0)
        run.answer(last)
        return max(best, self.going_on(run))


def worth_by_luck(turn: Turn, judge: Judge, run: Run, at: int, key: int) -> float:
    """What an option comes to on a table: the same dice for every option, so that luck does not choose between them."""
    after = run.clone(Stream(key ^ DICE), keep=False)
    after.answer(turn.options[at])
    worth = prize_of(turn.game, turn.together) if after.over else judge
    return worth(after.state, turn.seat)
