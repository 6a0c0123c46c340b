"""Hints for a person: a search with a fixed budget on tables that are possible for their seat, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.bots.bot import Turn, key_of
from ludoteca.bots.ideas import Idea, ideas
from ludoteca.bots.search import Search
from ludoteca.bots.thinker import TREE, Budget, Thinker

ITERATIONS: Final = 300
"""So many iterations a hint may cost: about a quarter of a second in Wroth and one second in Village Attacks."""
AT_ONCE: Final = 20
"""So many of them are made before it is told that they go on."""


def search_for(turn: Turn) -> Search:
    """A search in which nothing has grown yet. Its key is known to everybody, so that no seed can be guessed by it."""
    return Thinker(key_of("hint", turn.game.id, turn.seat), TREE, Budget(ITERATIONS)).search(turn)


def hint(turn: Turn, told: Callable[[], None] = lambda: None) -> list[Idea]:
    """The answers that a strong player would look at, the best first; `told` is called again and again meanwhile."""
    search = search_for(turn)
    for _ in range(ITERATIONS // AT_ONCE):
        search.grow(AT_ONCE)
        told()
    return ideas(search)
