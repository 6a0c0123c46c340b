"""Hints for a person: a search with a fixed budget on tables that are possible for their seat, and nothing else.

A search tries its favourites again and again and most other answers hardly at all. So the most promising ones are tried
equally often once more: only then can it be told how much one is better than another.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ludoteca.bots.bot import Turn, key_of
from ludoteca.bots.ideas import Idea, tried
from ludoteca.bots.search import Search
from ludoteca.bots.thinker import advice
from ludoteca.engine.run import Run

MOST: Final = 3
"""So many answers are worth a word."""
LOOKING: Final = 300
"""So many iterations go to looking for what is promising."""
COMPARING: Final = 200
"""So many more to each of the answers that are told."""


def timeless(turn: Turn) -> Turn:
    """A turn that does not know how often something was taken back: who comes to it again is told the same."""
    return replace(turn, number=0, possible=lambda key: renumbered(turn.possible(key)))


def renumbered(run: Run) -> Run:
    """A run whose dice do not depend on how many lines were written before it."""
    run.number = 0
    return run


def search_for(turn: Turn) -> Search:
    """A search in which nothing has grown yet. Its key is known to everybody, so that no seed can be guessed by it."""
    return advice(timeless(turn), key_of("hint", turn.game.id, turn.seat))


def hint(turn: Turn) -> list[Idea]:
    """The answers that a strong player would look at, the best first; none where it is a matter of taste."""
    if turn.needs_no_thought:
        return []
    search = search_for(turn)
    search.grow(LOOKING)
    options = search.promising()[:MOST]
    for option in options:
        search.first = option
        search.grow(COMPARING)
    return sorted([idea for idea in tried(search) if idea.option in options], key=lambda idea: -idea.worth)
