"""The random bot: every option is as likely as any other."""

from __future__ import annotations

from ludoteca.bots.bot import Turn
from ludoteca.engine.chance import Stream


class Random:
    """Chooses evenly, from a stream of its own."""

    def __init__(self, key: int) -> None:
        self.stream = Stream(key)

    def choose(self, turn: Turn) -> int:
        return turn.options[self.stream.below(turn.number, len(turn.options))]
