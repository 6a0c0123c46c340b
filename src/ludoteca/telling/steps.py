"""How a game may go on, from the steps of a search to words."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from ludoteca.bots.ideas import Step
from ludoteca.engine.ask import NUMBER, Question
from ludoteca.engine.game import Game
from ludoteca.engine.observe import label
from ludoteca.engine.scene import Text


def answers(game: Game, steps: Iterable[Step]) -> list[tuple[int, list[Text]]]:
    """Who answers what: the answers of a seat in a row stand together. Bare figures say nothing without a question."""
    telling = [step for step in steps if asked(game, step.question).domain is not NUMBER]
    return [
        (seat, [called(game, step.question, step.option) for step in row])
        for seat, row in groupby(telling, lambda step: step.seat)
    ]


def asked(game: Game, question: str) -> Question:
    """A question by its name."""
    return next(one for one in game.questions if one.id == question)


def called(game: Game, question: str, option: int) -> Text:
    """An answer to a question, as the question's own options are called."""
    return label(game, asked(game, question), option)


def percent(worth: float) -> int:
    """Prospects from 0 to 100."""
    return round(100 * worth)
