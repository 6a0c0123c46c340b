"""Bots: players that know what a person in their chair would know. They are found here by their names."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import Final

from ludoteca.bots.bot import Bot, Turn, key_of, possible_tables, turn_at
from ludoteca.bots.greedy import Greedy
from ludoteca.bots.random import Random
from ludoteca.engine.game import SetupError

__all__ = ["LEVELS", "Bot", "Greedy", "Random", "Turn", "key_of", "new_bot", "possible_tables", "turn_at"]

LEVELS: Final[dict[str, Callable[[int], Bot]]] = {"random": Random, "greedy": Greedy}
"""The bots by name, from the weakest to the strongest; each is made with the key of its own stream."""


def new_bot(name: str, key: int) -> Bot:
    """The bot with this name."""
    if name in LEVELS:
        return LEVELS[name](key)
    close = difflib.get_close_matches(name, LEVELS, 1)
    if close:
        raise SetupError("unknown-bot-close", bot=name, close=close[0])
    raise SetupError("unknown-bot", bot=name, known=", ".join(LEVELS))
