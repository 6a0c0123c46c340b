"""Answers that have not reached the ledger yet: a plan in the making, and a seat's next answers tried out."""

from __future__ import annotations

from ludoteca.engine.ask import CHANCE, Ask, Plan, Together
from ludoteca.engine.chance import Nobody
from ludoteca.engine.flow import Journal
from ludoteca.engine.run import RulesError, Run


class Desk:
    """A seat making its plan, out of sight of the others."""

    def __init__(self, together: Together, seat: int) -> None:
        self.together = together
        self.seat = seat
        self.start([])

    def start(self, answers: list[int]) -> None:
        """Begin the plan anew and repeat these answers of the seat."""
        self.answers: list[int] = []
        self.automatic: list[bool] = []
        self.told: list[str] = []
        """The seat's own answers in words: question and value."""
        self.gen: Plan = self.together.plan(self.seat)
        self.ask: Ask | None = None
        self.advance(None)
        for value in answers:
            self.answer(value)

    def answer(self, value: int) -> None:
        if self.ask is not None:
            self.told.append(f"{self.ask.question.id} {self.ask.question.domain.name(value)}")
        self.answers.append(value)
        self.automatic.append(False)
        self.advance(value)

    def advance(self, value: int | None) -> None:
        """Run the plan to its next real question."""
        try:
            ask = next(self.gen) if value is None else self.gen.send(value)
            while len(ask.options) == 1 and not ask.question.private:
                self.answers.append(ask.options[0])
                self.automatic.append(True)
                ask = self.gen.send(ask.options[0])
        except StopIteration:
            self.ask = None
            missing = self.together.lines - len(self.answers)
            self.answers += [0] * missing
            self.automatic += [True] * missing
            return
        if not ask.options:
            raise RulesError(f"{ask.question.id} has no options")
        ask.plan_of = self.together
        self.ask = ask

    def given(self) -> list[int]:
        """The answers the seat itself gave, without the automatic ones."""
        return [value for value, automatic in zip(self.answers, self.automatic, strict=True) if not automatic]


class Trial:
    """A seat's next answers tried out on a clone, as far as they reach: up to chance, a reveal or another seat."""

    def __init__(self, run: Run, seat: int) -> None:
        self.run = run.clone(Nobody(), keep=False)
        self.seat = seat
        self.journal = Journal(True)

    @property
    def ask(self) -> Ask | None:
        """The next question to the seat, as long as nothing has come between."""
        ask = self.run.ask
        if ask is None or ask.role == CHANCE or ask.plan_of is not None or self.journal.barriers:
            return None
        return ask if self.run.state.holders[ask.role] == self.seat else None

    def answer(self, value: int) -> None:
        self.run.state.journal = self.journal
        self.run.answer(value)

    def branch(self, value: int) -> Trial:
        """The same trial with one more answer."""
        further = Trial(self.run, self.seat)
        further.answer(value)
        return further
