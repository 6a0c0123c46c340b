"""The ledger: its lines, and the way back to an earlier one."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.engine.ask import CHANCE, EVERYONE, Ask
from ludoteca.engine.run import Run, Start


@dataclass(frozen=True)
class Line:
    """One line of the ledger: an answer, or an undo that takes back `value` lines."""

    number: int
    ask: Ask | None
    value: int
    seat: int = CHANCE
    audience: int = EVERYONE
    automatic: bool = False
    by_hand: bool = False
    standing: bool = False

    @property
    def is_undo(self) -> bool:
        return self.ask is None

    @property
    def is_chance(self) -> bool:
        return self.ask is not None and self.ask.role == CHANCE

    @property
    def is_decision(self) -> bool:
        """An answer of a seat that had at least two options."""
        return self.ask is not None and self.ask.role != CHANCE and len(self.ask.options) > 1


def is_given(line: Line) -> bool:
    """Whether somebody gave this answer, not chance or the table."""
    return line.by_hand or not (line.automatic or line.is_chance)


def same_answer(a: Line, b: Line) -> bool:
    """Whether two lines say the same, wherever they stand."""
    same = a.ask is not None and b.ask is not None and a.ask.question is b.ask.question
    return same and (a.seat, a.value) == (b.seat, b.value)


def rewound(run: Run, answers: int, number: int) -> Run:
    """The same run with only its first answers; its ledger goes on behind line `number`."""
    at = max(i for i, start in enumerate(run.starts) if start.at <= answers and start.state is not None and start.name)
    start: Start = run.starts[at]
    back = Run(run.steps, start.state.copy(), run.source, watch=True, number=start.number)
    back.asks = run.asks[: start.at]
    back.values = run.values[: start.at]
    back.numbers = run.numbers[: start.at]
    back.givers = run.givers[: start.at]
    back.audiences = run.audiences[: start.at]
    back.starts = run.starts[:at]
    back.journal.events = run.journal.events[: start.told]
    back.journal.opened = run.journal.opened[: start.opened]
    back.journal.barriers = run.journal.barriers[: start.barriers]
    back.journal.number = start.number
    back.restart(start, run.values[start.at : answers], run.numbers[start.at : answers], number)
    return back
