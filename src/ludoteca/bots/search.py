"""Tree search on possible tables.

Every iteration plays on a possible table of its own: down the tree as far as it is known, one answer further, on at
random to the end, and back with who has won. What chance does is no part of the tree: the same answers lead to the
same branch whatever was rolled, so a branch is worth what it is worth on average. Answers that are not possible on
every table count only where they were.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Any, Final

from ludoteca.engine.chance import Stream
from ludoteca.engine.run import RulesError, Run

CURIOSITY: Final = 1.2
"""How much more often doubtful branches are tried, in units of how far the results lie apart."""
TO_THE_END: Final = -1
NO_RIVAL: Final = 1 << 60
DICE: Final = 0x2545F491
"""Sets dice and random answers apart from the imagined cards."""


class Tried:
    """Something that was tried: how often, and what it came to for the seat that did it."""

    __slots__ = ("visits", "worth")

    def __init__(self) -> None:
        self.visits: int = 0
        self.worth: float = 0.0


class Search:
    """A tree that grows from one question; what it is made of, and how it is judged, is up to each kind."""

    __slots__ = ("count", "everyone", "first", "longest", "possible", "prize", "seat", "square", "stream", "total")

    def __init__(
        self,
        possible: Callable[[int], Run],
        prize: Callable[[Any, int], float],
        seat: int,
        key: int,
        longest: int,
    ) -> None:
        self.possible: Callable[[int], Run] = possible
        self.prize: Callable[[Any, int], float] = prize
        """What a finished game is worth to a seat."""
        self.seat: int = seat
        self.stream: Stream = Stream(key)
        self.longest: int = longest
        self.first: int | None = None
        """The answer that every iteration begins with; any, if it is None."""
        self.everyone: list[float] = []
        """By seat what all iterations came to together, for whoever wants to know; nobody does if it is empty."""
        self.count: int = 0
        self.total: float = 0.0
        self.square: float = 0.0

    def grow(self, iterations: int) -> None:
        """So many more iterations."""
        for _ in range(iterations):
            self.iterate()

    def work(self) -> None:
        """The smallest piece of work after which there is something to choose, for whoever has an eye on the clock."""
        self.iterate()

    def iterate(self) -> None:
        """Play on one possible table."""
        raise NotImplementedError

    def results(self) -> list[tuple[int, int, float]]:
        """What is asked now: by answer how often it was tried and what it came to."""
        raise NotImplementedError

    def promising(self) -> list[int]:
        """The answers that were found, the most promising first; some of them may not have been tried yet."""
        raise NotImplementedError

    def best(self) -> int:
        """The answer to give."""
        raise NotImplementedError

    def lead(self) -> int:
        """So many iterations more the best was tried than whatever begins with another answer."""
        raise NotImplementedError

    def next_key(self) -> int:
        """Of the possible table and of everything random in the next iteration."""
        return self.stream.bits(self.count + 1)

    def learn(self, run: Run, path: list[Tried], seats: list[int]) -> None:
        """Take back with what it came to."""
        self.count += 1
        worth: dict[int, float] = {}
        for i in range(len(path)):
            seat = seats[i]
            if seat not in worth:
                worth[seat] = self.worth(run, seat)
            tried = path[i]
            tried.visits += 1
            tried.worth += worth[seat]
        if self.seat in worth:
            value = worth[self.seat]
            self.total += value
            self.square += value * value
        for seat in range(len(self.everyone)):
            self.everyone[seat] += worth[seat] if seat in worth else self.worth(run, seat)

    def worth(self, run: Run, seat: int) -> float:
        """What it comes to for a seat where an iteration ends."""
        return self.prize(run.state, seat)

    def spread(self) -> float:
        """How far the results lie apart so far."""
        n = self.count
        if n < 2:
            return 0.5
        mean = self.total / n
        return sqrt(max(1e-6, self.square / n - mean * mean))


class Branch(Tried):
    """An answer, and how often it was possible."""

    __slots__ = ("chances", "node", "option")

    def __init__(self, option: int) -> None:
        super().__init__()
        self.option: int = option
        self.chances: int = 0
        self.node: Node | None = None


class Node:
    """A place in the tree: what was answered there."""

    __slots__ = ("branches",)

    def __init__(self) -> None:
        self.branches: dict[tuple[str, int, int], Branch] = {}
        """By question, seat and answer: after other dice, something else may be asked here."""


class AnswerSearch(Search):
    """A tree of single answers; every iteration plays its game to the end."""

    __slots__ = ("depth", "root")

    def __init__(
        self,
        possible: Callable[[int], Run],
        prize: Callable[[Any, int], float],
        seat: int,
        key: int,
        longest: int,
        depth: int,
    ) -> None:
        super().__init__(possible, prize, seat, key, longest)
        self.depth: int = depth
        """So many answers deep the tree may grow."""
        self.root: Node = Node()

    def iterate(self) -> None:
        """Down the tree as far as it is known, one answer further, and on at random."""
        key = self.next_key()
        run = self.possible(key)
        run.keep = False  # nobody clones it from here on
        policy = Stream(key ^ DICE)
        spread = self.spread()
        path: list[Tried] = []
        seats: list[int] = []
        node: Node | None = self.root
        while node is not None and len(path) < self.depth:
            ask = run.ask
            if ask is None:
                break
            options = ask.options
            if len(options) == 1:
                run.answer(options[0])
                continue
            if self.first is not None and node is self.root and self.first in options:
                options = [self.first]
            seat = int(run.state.holders[ask.role])
            branch = choose(node, ask.question.id, seat, options, spread, policy, run.number)
            path.append(branch)
            seats.append(seat)
            run.answer(branch.option)
            if branch.visits == 0:
                node = None
            else:
                if branch.node is None:
                    branch.node = Node()
                node = branch.node
        wander(run, policy, TO_THE_END, self.longest)
        self.learn(run, path, seats)

    def results(self) -> list[tuple[int, int, float]]:
        """By answer how often it was tried and what it came to on average."""
        return [(b.option, b.visits, b.worth / b.visits) for b in self.root.branches.values() if b.visits > 0]

    def promising(self) -> list[int]:
        """The answers by how often they were tried, then by what they came to."""
        order = sorted([(-visits, -mean, option) for option, visits, mean in self.results()])
        return [option for _, _, option in order]

    def lead(self) -> int:
        """Of the answer that was tried most often, before the next."""
        most = second = 0
        for branch in self.root.branches.values():
            if branch.visits > most:
                most, second = branch.visits, most
            elif branch.visits > second:
                second = branch.visits
        return most - second

    def best(self) -> int:
        """The answer that was tried most often; of several the one that came to most."""
        most = -1
        high = 0.0
        answer = 0
        for option, visits, mean in self.results():
            if visits > most or (visits == most and mean > high):
                most, high, answer = visits, mean, option
        if most < 0:
            raise RulesError("nothing was tried")
        return answer


def choose(
    node: Node, question: str, seat: int, options: list[int], spread: float, policy: Stream, number: int
) -> Branch:
    """The branch to try: a new one as long as there is one, then the one that promises most."""
    branches = node.branches
    fresh: list[Branch] = []
    known: list[Branch] = []
    for option in options:
        key = (question, seat, option)
        branch = branches.get(key)
        if branch is None:
            branch = Branch(option)
            branches[key] = branch
        branch.chances += 1
        if branch.visits == 0:
            fresh.append(branch)
        elif not fresh:
            known.append(branch)
    if fresh:
        return fresh[policy.below(number + 1, len(fresh))]
    best = known[0]
    high = -1e9
    for branch in known:
        promise = branch.worth / branch.visits + CURIOSITY * spread * sqrt(log(branch.chances) / branch.visits)
        if promise > high:
            high, best = promise, branch
    return best


def wander(run: Run, policy: Stream, horizon: int, longest: int) -> None:
    """Play on at random for so many decisions; with a negative number to the end.

    A game that is not over `longest` lines later breaks its promise. From here on, for the ledger of a table also
    counts what was taken back.
    """
    left = horizon
    last = run.number + longest
    while left != 0:
        ask = run.ask
        if ask is None:
            return
        options = ask.options
        count = len(options)
        if count > 1:
            left -= 1
        number = run.number + 1
        if number > last:
            raise RulesError(f"the game goes on after {longest} lines")
        run.answer(options[policy.below(number, count)])
