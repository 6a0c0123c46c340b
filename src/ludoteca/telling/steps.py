"""How a game may go on, from the steps of a search to words."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Final

from ludoteca.bots.ideas import Idea, Step, ahead
from ludoteca.engine.ask import NUMBER, YES_NO, Question
from ludoteca.engine.game import Game
from ludoteca.engine.observe import label
from ludoteca.engine.scene import Text

TOLD: Final = 4
"""So many answers are told of how the game may go on."""
MERE: Final = frozenset(f"{YES_NO.id}-{name}" for name in YES_NO.names)
"""What a yes and a no are called, unless their question has words of its own for them."""


def answers(game: Game, steps: Iterable[Step]) -> list[tuple[int, list[Text]]]:
    """Who answers what next: the answers of a seat in a row stand together, but for those that say nothing alone."""
    telling = [step for step in steps if says_something(game, step)][:TOLD]
    return [
        (seat, [called(game, step.question, step.option) for step in row])
        for seat, row in groupby(telling, lambda step: step.seat)
    ]


def says_something(game: Game, step: Step) -> bool:
    """Whether an answer can be told without its question: no bare figure, no mere yes or no."""
    return asked(game, step.question).domain is not NUMBER and called(game, step.question, step.option).key not in MERE


def asked(game: Game, question: str) -> Question:
    """A question by its name."""
    return next(one for one in game.questions if one.id == question)


def called(game: Game, question: str, option: int) -> Text:
    """An answer to a question, as the question's own options are called."""
    return label(game, asked(game, question), option)


def behind(best: Idea, idea: Idea) -> int:
    """How many points an idea falls behind the best, as the figures beside them say; none if that may be chance."""
    return percent(best.worth) - percent(idea.worth) if ahead(best, idea) else 0


def percent(worth: float) -> int:
    """Prospects from 0 to 100."""
    return round(100 * worth)
