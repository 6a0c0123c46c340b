"""What a strong player would look at, in words: what an answer is called, and how the game may go on from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Final

from ludoteca.bots import Turn, key_of
from ludoteca.bots.ideas import Idea, Step, ahead
from ludoteca.engine.ask import NUMBER, Ask, Question
from ludoteca.engine.chance import Nobody
from ludoteca.engine.flow import Event, Journal
from ludoteca.engine.game import Game
from ludoteca.engine.observe import answer_text, ask_words, label, texts_of
from ludoteca.engine.scene import Text
from ludoteca.engine.table import Line
from ludoteca.telling.chronicle import Teller, Told, Utterance, Words, gather, seen, sees

TOLD: Final = 6
"""So many sentences are told of how the game may go on."""
STOPS: Final = (".", "!", "?", "…")


def told(turn: Turn, idea: Idea, langs: Sequence[str]) -> Idea:
    """An idea that says how the game may go on from it, in the sentences of the chronicle.

    Its answers are given on a possible table, as far as they fit there. Dice are never rolled and cards never drawn
    for it: whatever comes after them may come otherwise.
    """
    run, journal, teller = turn.possible(key_of("line")), Journal(True), Teller(turn.game, langs)
    run.source, run.state.journal = Nobody(), journal
    said: list[Said] = []
    first = Step(turn.question, turn.seat, idea.option)
    for step in (first, *idea.line):
        ask = run.ask
        if ask is None or run.waiting or step.option not in ask.options:
            break
        if (ask.question.id, run.state.holders[ask.role]) != (step.question, step.seat):
            break
        line = Line(run.number + 1, ask, step.option, step.seat, run.seats_that_see(ask))
        journal.events = []
        run.answer(step.option)
        happened = list(teller.happened(line.number, beginning(seen(journal.events, [turn.seat]))))
        while happened and said and said[-1].on_the_way and said[-1].seat == step.seat:
            said.pop()
        words = happened
        if not words and step is not first and sees(line.audience, [turn.seat]):
            words = list(teller.line(line, [], [turn.seat]))
        if words:
            said.append(Said(step.seat, words, not happened and answer_text(turn.game, ask, step.option) is None))
    gathered: list[Told] = []
    for one in said:
        gather(gathered, one.words)
    return replace(idea, told=tuple([ended(teller.finish(one)) for one in gathered[:TOLD]]))


@dataclass(frozen=True)
class Said:
    """What is said of an answer."""

    seat: int
    words: list[Utterance]
    on_the_way: bool
    """A choice for which the game has no sentence: worth telling only as long as nothing comes of it."""


def beginning(events: list[Event]) -> list[Event]:
    """What comes of an answer, without headings and without what follows from it in turn."""
    news = [event for event in events if not event.kind.opens]
    return list(takewhile(lambda event: event.kind is news[0].kind, news))


def ended(words: Words) -> Words:
    """Sentences with a full stop, so that several can stand in a row."""
    return tuple([one if one.endswith(STOPS) else f"{one}." for one in words])


# ---------------------------------------------------------------- answers and figures


def asked(game: Game, question: str) -> Question:
    """A question by its name."""
    return next(one for one in game.questions if one.id == question)


def called(game: Game, question: str, option: int) -> Text:
    """An answer to a question, as the question's own options are called."""
    return label(game, asked(game, question), option)


def heading(game: Game, ask: Ask, option: int) -> Text:
    """An answer to an open question, as it is called there.

    A figure says what it is of, for the question may stand far away: the attribute `alone` of the question.
    """
    own = f"ask-{ask.question.id}.alone"
    if ask.question.domain is NUMBER and texts_of(game).has("en", own):
        return Text(own, ask_words(ask) | {"answer": option})
    return label(game, ask.question, option)


def behind(best: Idea, idea: Idea) -> int:
    """How many points an idea falls behind the best, as the figures beside them say; none if that may be chance."""
    return percent(best.worth) - percent(idea.worth) if ahead(best, idea) else 0


def percent(worth: float) -> int:
    """Prospects from 0 to 100."""
    return round(100 * worth)
