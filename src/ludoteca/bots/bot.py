"""What a bot is, and all that it is told when it has to choose."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from ludoteca.engine.game import Game, SetupError
from ludoteca.engine.run import Run
from ludoteca.engine.sampler import Sampler
from ludoteca.engine.table import Table

Possible = Callable[[int], Run]
"""Makes a possible run at the same question: like the real one as far as the seat knows. One key, one run."""


@dataclass(frozen=True)
class Turn:
    """What a bot receives when it is asked: the question, and possible tables; never the table itself."""

    game: Game
    seat: int
    number: int
    """Different for every question of a game, so that each has draws of its own."""
    question: str
    options: tuple[int, ...]
    possible: Possible
    together: bool = False
    """Whether everybody wins or loses together."""

    @property
    def needs_no_thought(self) -> bool:
        """Whether there is nothing to think about: one answer alone, or a matter of taste."""
        return len(self.options) == 1 or self.question in self.game.tastes


class Bot(Protocol):
    """A player. The same key and the same turn give the same choice."""

    def choose(self, turn: Turn) -> int:
        """One of the options."""


Judge = Callable[[Any, int], float]
"""How good a possible state is for a seat, from 0 to 1."""


def judge_of(game: Game, temperament: str = "") -> Judge | None:
    """The judgement of a game, as a temperament has it."""
    if not temperament:
        return game.evaluate
    if not game.temperaments:
        raise SetupError("no-temperaments", game=game.id, name=temperament)
    if temperament not in game.temperaments:
        raise SetupError("unknown-temperament", game=game.id, name=temperament, known=", ".join(game.temperaments))
    return game.temperaments[temperament]


def prize_of(game: Game, together: bool) -> Judge:
    """What a finished game is worth to a seat."""
    return lambda state, seat: game.outcome(state).prize(seat, together)


def key_of(*parts: str | int) -> int:
    """The key of a stream that belongs to these words and numbers, the same on every machine."""
    text = "\n".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "little")


def possible_tables(table: Table, seat: int) -> Possible:
    """The possible runs of a seat at a table."""
    return table.sampler(seat).sample


def turn_at(table: Table, seat: int) -> Turn:
    """What a bot in this seat of a table is told."""
    ask = table.ask_of(seat)
    assert ask is not None
    desk = table.desks.get(seat)
    number = table.number + 1 + (len(desk.answers) if desk is not None else 0)
    possible, together = possible_tables(table, seat), is_together(table.game, table.run)
    return Turn(table.game, seat, number, ask.question.id, tuple(ask.options), possible, together)


def turn_in(game: Game, run: Run) -> Turn:
    """What a bot in the seat that a run asks is told."""
    ask = run.ask
    assert ask is not None
    seat = int(run.state.holders[ask.role])
    possible, together = Sampler(game, run, seat).sample, is_together(game, run)
    return Turn(game, seat, run.number + 1, ask.question.id, tuple(ask.options), possible, together)


def is_together(game: Game, run: Run) -> bool:
    """Whether everybody wins or loses together; this is known to all."""
    return game.together is not None and game.together(run.state)
