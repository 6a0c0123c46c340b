"""What a strong player would look at: the answers that a search found best, and how the game may go on from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteca.bots.search import Branch, Node, Search

MOST: Final = 3
"""So many answers are worth a word."""
FAR: Final = 4
"""So many answers are told of how the game may go on."""
SOME: Final = 0.05
"""What was tried less often than in this part of all cases says nothing."""


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


def ideas(search: Search, most: int = MOST) -> list[Idea]:
    """The best answers, the best first."""
    tried = [branch for branch in search.root.branches.values() if branch.visits]
    tried.sort(key=lambda branch: (-branch.visits, -branch.worth / branch.visits))
    total = sum(branch.visits for branch in tried)
    found = [
        Idea(branch.option, branch.visits, branch.worth / branch.visits, tuple(goes_on(branch.node)))
        for branch in tried[:most]
    ]
    return [idea for at, idea in enumerate(found) if at == 0 or idea.visits >= SOME * total]


def goes_on(node: Node | None) -> list[Step]:
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
