"""The questions ahead in words, so that a move of several answers can be chosen at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.engine.ask import CHANCE, Ask
from ludoteca.engine.desk import Desk, Trial
from ludoteca.engine.observe import ask_text, is_secret, options_of
from ludoteca.engine.table import Table
from ludoteca.server.protocol import Step

MOST: Final = 60
"""So many answers are tried out: each costs about a quarter of a millisecond."""


def ahead(table: Table, seat: int, most: int = MOST) -> Step | None:
    """The questions that follow the open one, so that a move of several answers can be chosen without waiting.

    A move ends where something happens that the chronicle tells, or where a question of it is put again. Every option
    gets the same share of the look-ahead.
    """
    ask = table.ask_of(seat)
    if ask is None or ask.role == CHANCE:
        return None
    desk = table.desks.get(seat)
    trial = Planned(desk, []) if desk is not None else Trial(table.run, seat)
    return step(table, trial, ask, (), most)


class Planned:
    """A plan with some more answers, tried out."""

    def __init__(self, desk: Desk, more: list[int]) -> None:
        self.desk = desk
        self.more = more

    @property
    def ask(self) -> Ask | None:
        """The next question of the plan."""
        return plan_after(self.desk, self.more).ask

    def branch(self, value: int) -> Planned:
        """The same plan with one more answer."""
        return Planned(self.desk, [*self.more, value])


def step(table: Table, trial: Trial | Planned, ask: Ask, before: tuple[str, ...], most: int) -> Step:
    """A question, and what follows each of its options as far as there is room.

    Its options are shown on the table as it is now, whatever has been tried out.
    """
    question = ask.question
    path = (*before, question.id)
    share = most // len(ask.options)
    following = {}
    for value in ask.options if share else []:
        further = trial.branch(value)
        asked = further.ask
        if asked is not None and asked.question.id not in path and not happened(further):
            following[value] = step(table, further, asked, path, share)
    options = options_of(table.game, table.state, ask)
    return Step(question.id, ask_text(ask), question.rule, options, following, is_secret(ask))


def happened(trial: Trial | Planned) -> bool:
    """Whether the last answer has changed something that is told; of a plan nothing is, until all have planned."""
    return isinstance(trial, Trial) and bool(trial.journal.events)


def asked_after(table: Table, seat: int, chosen: Sequence[int]) -> Ask | None:
    """The question before a seat after answers that it has chosen and not sent yet; none if they cannot be chosen."""
    ask = table.ask_of(seat)
    for at, value in enumerate(chosen):
        if ask is None or value not in ask.options:
            return None
        ask = after(table, seat, chosen[: at + 1])
    return ask


def after(table: Table, seat: int, path: Sequence[int]) -> Ask | None:
    """The question that follows some answers of a seat, as far as nothing comes between."""
    desk = table.desks.get(seat)
    if desk is not None:
        return plan_after(desk, path).ask
    trial = Trial(table.run, seat)
    for value in path:
        trial.answer(value)
    return trial.ask


def plan_after(desk: Desk, path: Sequence[int]) -> Desk:
    """The plan of a seat after some answers more, with those that the table gives by itself."""
    further = Desk(desk.together, desk.seat)
    further.start([*desk.given(), *path])
    return further
