"""How a game may go on, from the steps of a search to words."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Final

from ludoteca.bots.ideas import Idea, Step, ahead
from ludoteca.engine.ask import NUMBER, YES_NO, Ask, Question
from ludoteca.engine.game import Game
from ludoteca.engine.observe import about_words, label, texts_of
from ludoteca.engine.scene import Text

TOLD: Final = 6
"""So many answers are told of how the game may go on."""
MERE: Final = frozenset(f"{YES_NO.id}-{name}" for name in YES_NO.names)
"""What a yes and a no are called, unless their question has words of its own for them."""


def answers(game: Game, steps: Iterable[Step]) -> list[tuple[int, list[Text]]]:
    """Who answers what next: the answers of a seat in a row stand together, but for those that say nothing alone."""
    telling = [(step.seat, text) for step in steps if (text := alone(game, step)) is not None][:TOLD]
    return [(seat, [text for _, text in row]) for seat, row in groupby(telling, lambda said: said[0])]


def alone(game: Game, step: Step) -> Text | None:
    """An answer as it is told without its question: the attribute `alone` of the question, else what it is called.

    Nothing of a bare figure, of a mere yes or no, and of where nothing is done.
    """
    question, text = asked(game, step.question), called(game, step.question, step.option)
    own, number = f"ask-{question.id}.alone", question.domain is NUMBER
    if not number and text.key not in MERE:
        return text
    if step.about is None or not step.option or not texts_of(game).has("en", own):
        return None
    return Text(own, about_words(question, step.about) | {"answer": step.option if number else text})


def asked(game: Game, question: str) -> Question:
    """A question by its name."""
    return next(one for one in game.questions if one.id == question)


def called(game: Game, question: str, option: int) -> Text:
    """An answer to a question, as the question's own options are called."""
    return label(game, asked(game, question), option)


def heading(game: Game, ask: Ask, option: int) -> Text:
    """An answer to an open question, as it is called there; a figure says what it is of, for it may stand far away."""
    text = called(game, ask.question.id, option)
    if ask.question.domain is not NUMBER:
        return text
    return alone(game, Step(ask.question.id, 0, option, tuple(ask.about))) or text


def behind(best: Idea, idea: Idea) -> int:
    """How many points an idea falls behind the best, as the figures beside them say; none if that may be chance."""
    return percent(best.worth) - percent(idea.worth) if ahead(best, idea) else 0


def percent(worth: float) -> int:
    """Prospects from 0 to 100."""
    return round(100 * worth)
