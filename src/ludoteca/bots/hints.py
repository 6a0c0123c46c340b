"""Hints for a person: a search with a fixed budget on tables that are possible for their seat, and nothing else."""

from __future__ import annotations

from typing import Final

from ludoteca.bots.bot import Turn, key_of
from ludoteca.bots.ideas import Idea, ideas
from ludoteca.bots.search import Search
from ludoteca.bots.thinker import TREE, Budget, Thinker

ITERATIONS: Final = 300
"""So many iterations a hint may cost: about a quarter of a second in Wroth and one second in Village Attacks."""


def search_for(turn: Turn) -> Search:
    """A search in which nothing has grown yet. Its key is known to everybody, so that no seed can be guessed by it."""
    return Thinker("hint", key_of("hint", turn.game.id, turn.seat), TREE, Budget(ITERATIONS)).search(turn)


def hint(turn: Turn) -> list[Idea]:
    """The answers that a strong player would look at, the best first."""
    search = search_for(turn)
    search.grow(ITERATIONS)
    return ideas(search)
