"""What a strong player would look at: the answers that a search found best, and how the game may go on from them."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, sqrt
from typing import Final

from ludoteca.bots.deeds import DeedSearch, Move, Place
from ludoteca.bots.search import AnswerSearch, Branch, Node, Search

FAR: Final = 16
"""So many answers ahead it is known how the game may go on."""
SURE: Final = 2.0
"""So many standard errors must lie between two ideas that are told apart."""
LUCK: Final = 0.02
"""By so much the worth of an idea differs from search to search, for not every search finds the same ways to go on."""


@dataclass(frozen=True)
class Step:
    """An answer in the tree: who gives which answer to which question."""

    question: str
    seat: int
    option: int


@dataclass(frozen=True)
class Idea:
    """An answer worth looking at."""

    option: int
    visits: int
    worth: float
    """What it came to on average for the seat that is asked, from 0 to 1."""
    line: tuple[Step, ...] = ()
    """How the game goes on most often in the tree."""
    doubt: float = 0.0
    """By so much it is too high or too low as a rule, for it was not tried more often: its standard error."""
    told: tuple[tuple[str, ...], ...] = ()
    """How the game goes on, sentence by sentence, in each of the languages that it was told in."""


def tried(search: Search) -> list[Idea]:
    """All answers that were tried, the best first."""
    assert isinstance(search, DeedSearch | AnswerSearch)
    return of_deeds(search) if isinstance(search, DeedSearch) else of_answers(search)


def ahead(better: Idea, other: Idea) -> float:
    """How far an idea is ahead of another; not at all if that may be chance."""
    lead = better.worth - other.worth
    return lead if lead > in_doubt(better, other) else 0.0


def in_doubt(one: Idea, other: Idea) -> float:
    """By so much two ideas may differ by chance: more than that comes about once in twenty times."""
    return SURE * hypot(one.doubt, other.doubt, LUCK)


def of_deeds(search: DeedSearch) -> list[Idea]:
    """Each first answer with the best deed that begins with it."""
    spread = search.spread()
    visits = {option: count for option, count, _ in search.results()}
    found: dict[int, Idea] = {}
    for move in search.best_moves():
        option = move.answers[0]
        if move.visits > 0 and option not in found:
            line = [*steps_of(move, search.seat)[1:], *deeds_from(move.node)]
            found[option] = Idea(option, visits[option], move.mean, tuple(line[:FAR]), spread / sqrt(move.visits))
    return list(found.values())


def steps_of(move: Move, seat: int) -> list[Step]:
    return [Step(question, seat, option) for question, option in zip(move.questions, move.answers, strict=True)]


def deeds_from(place: Place | None) -> list[Step]:
    """The deeds that were done most often from here on."""
    line: list[Step] = []
    while place is not None and len(line) < FAR:
        done = [(move, at[1]) for at, deeds in place.deeds.items() for move in deeds.moves if move.visits > 1]
        if not done:
            break
        move, seat = max(done, key=lambda one: one[0].visits)
        line += steps_of(move, seat)
        place = move.node
    return line


def of_answers(search: AnswerSearch) -> list[Idea]:
    """The answers in a tree of single answers."""
    tried = [branch for branch in search.root.branches.values() if branch.visits]
    tried.sort(key=lambda branch: (-branch.visits, -branch.worth / branch.visits))
    return [
        Idea(
            branch.option,
            branch.visits,
            branch.worth / branch.visits,
            tuple(answers_from(branch.node)),
            search.spread() / sqrt(branch.visits),
        )
        for branch in tried
    ]


def answers_from(node: Node | None) -> list[Step]:
    """The answers that were given most often from here on."""
    line: list[Step] = []
    while node is not None and len(line) < FAR:
        best: tuple[tuple[str, int, int], Branch] | None = None
        for key, branch in node.branches.items():
            if branch.visits > 1 and (best is None or branch.visits > best[1].visits):
                best = key, branch
        if best is None:
            break
        (question, seat, option), branch = best
        line.append(Step(question, seat, option))
        node = branch.node
    return line
