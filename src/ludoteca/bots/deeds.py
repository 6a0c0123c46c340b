"""Search in whole deeds: what a seat does between two questions of somebody else, or of chance, is one move.

A turn of a heavy game takes several answers, and what the first of them is worth is seen only after the last. So the
chains of answers are found first, each judged where it ends, and only the most promising ones become moves of the
tree. Every iteration plays on a possible table of its own, as in `search`.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Any, Final

from ludoteca.bots.search import DICE, NO_RIVAL, Search, Tried, wander
from ludoteca.engine.chance import M30, Nobody, Stream
from ludoteca.engine.run import RulesError, Run, Start

NOBODY: Final = Nobody()
CURIOSITY: Final = 3.0
"""How much more often doubtful deeds are tried, in units of how far the results lie apart.

The more often one deed is tried, the less do the results lie apart: with less curiosity than this, a search soon tries
nothing but its first favourite, however long it goes on.
"""
FIRST_LOOK: Final = 1.0
"""What a deed looked like at its end counts like so many visits."""
WIDTH: Final = 3
"""So many deeds are tried at first; more the oftener a place is visited."""
TRIES_OF_LUCK: Final = 2
"""Where chance has a say, a deed is judged by the mean of so many throws."""
LONGEST_CHAIN: Final = 60
LOOK_AGAIN: Final = 8
"""After so many visits more deeds are looked for, and again whenever there were four times as many."""
SHARED: Final = 3
"""So many of the best deeds of a place are tried at others as well."""
KNOWN: Final = 8
"""So many of them are remembered for each question of a seat."""


class Move(Tried):
    """A deed: the answers that make it up, and how it looked at its end."""

    __slots__ = ("answers", "look", "node", "questions")

    def __init__(self, answers: list[int], questions: list[str], look: float) -> None:
        super().__init__()
        self.answers: list[int] = answers
        self.questions: list[str] = questions
        """What each of them answers."""
        self.look: float = look
        self.node: Place | None = None

    @property
    def mean(self) -> float:
        """What is to be expected of it."""
        return (self.worth + FIRST_LOOK * self.look) / (self.visits + FIRST_LOOK)


class Deeds:
    """What whoever is asked at a place can do, as far as it has been found."""

    __slots__ = ("again", "have", "moves", "visits")

    def __init__(self) -> None:
        self.moves: list[Move] = []
        """The best-looking one first."""
        self.have: set[tuple[int, ...]] = set()
        """The answers of each of them."""
        self.visits: int = 0
        self.again: int = 0
        """After so many visits more are looked for."""

    def is_new(self, answers: list[int]) -> bool:
        """Whether no deed with these answers was found before; from now on one was."""
        key = tuple(answers)
        if key in self.have:
            return False
        self.have.add(key)
        return True

    def beginning_with(self, answer: int) -> Deeds:
        """Only those that begin with this answer; all of them if there are none."""
        some = Deeds()
        some.moves = [move for move in self.moves if move.answers[0] == answer]
        for move in some.moves:
            some.visits += move.visits
        return some if some.moves else self


class Place:
    """A place in the tree: the deeds of whoever is asked there.

    After other dice it may be somebody else, or something else can be done: what is found on one table must not be
    tried on another where it was never looked at.
    """

    __slots__ = ("deeds",)

    def __init__(self) -> None:
        self.deeds: dict[tuple[str, int, int], Deeds] = {}
        """By question, seat and mark of the options."""


class Chains:
    """Finds chains of answers that make up the deeds of a seat at one question, each with how it looks."""

    __slots__ = ("begun", "deed_step", "deeds", "judge", "known", "looked_at", "run", "seat", "stream")

    def __init__(
        self,
        run: Run,
        seat: int,
        judge: Callable[[Any, int], float],
        deed_step: str,
        key: int,
        deeds: Deeds,
        known: list[list[int]],
    ) -> None:
        self.run: Run = run
        self.seat: int = seat
        self.judge: Callable[[Any, int], float] = judge
        self.deed_step: str = deed_step
        self.looked_at: int = 0
        """So many of the options."""
        self.begun: Start = run.start
        self.stream: Stream = Stream(key)
        self.deeds: Deeds = deeds
        """Where they are kept."""
        self.known: list[list[int]] = known
        """What was good at other places, the latest first."""

    def explore_next(self, tries: int) -> bool:
        """Find deeds that begin with one more of the options; tells whether there is another left.

        So many ways to go on are tried after it. When all options have been looked at, what was good elsewhere is tried
        as well, and the best deeds come first.
        """
        ask = self.run.ask
        assert ask is not None
        option = ask.options[self.looked_at]
        self.looked_at += 1
        self.follow(self.run, option, [option], [ask.question.id], tries)
        if self.looked_at < len(ask.options):
            return True
        for answers in self.known:
            self.repeat(answers)
        self.deeds.moves.sort(key=look_of)
        self.share()
        return False

    def follow(self, run: Run, option: int, chain: list[int], asked: list[str], tries: int) -> None:
        """Give an answer, and what may come after it in the same deed, in so many ways that differ early and late."""
        after = self.clone_of(run)
        after.answer(option)
        ask = after.ask
        if ask is None or after.waiting or not self.goes_on(after) or len(chain) >= LONGEST_CHAIN:
            if self.deeds.is_new(chain):
                look = self.by_luck(run, option) if after.waiting else self.judge(after.state, self.seat)
                self.deeds.moves.append(Move(chain, asked, look))
            return
        options = ask.options
        count = len(options)
        start = self.stream.below(after.number, count)
        some = max(1, min(count, tries))
        for i in range(some):
            value = options[(start + i * count // some) % count]
            below = (tries * (i + 1)) // some - (tries * i) // some
            self.follow(after, value, [*chain, value], [*asked, ask.question.id], below)

    def repeat(self, answers: list[int]) -> None:
        """Find a deed that was good elsewhere, if it is one here."""
        if tuple(answers) in self.deeds.have:
            return
        after = self.clone_of(self.run)
        asked: list[str] = []
        for value in answers:
            ask = after.ask
            if ask is None or after.waiting or value not in ask.options or (asked and not self.goes_on(after)):
                return
            asked.append(ask.question.id)
            after.answer(value)
        if not after.waiting and (after.ask is None or not self.goes_on(after)) and self.deeds.is_new(answers):
            self.deeds.moves.append(Move(answers, asked, self.judge(after.state, self.seat)))

    def share(self) -> None:
        """Remember the best deeds for other places; those of one answer are found there anyway."""
        known = self.known
        for move in reversed(self.deeds.moves[:SHARED]):
            if len(move.answers) > 1:
                if move.answers in known:
                    known.remove(move.answers)
                known.insert(0, move.answers)
        del known[KNOWN:]

    def clone_of(self, run: Run) -> Run:
        after = run.clone(NOBODY)
        if self.deed_step:  # what comes after the deed is not part of it
            after.state.agenda.clear()
        return after

    def goes_on(self, run: Run) -> bool:
        """Whether the open question belongs to the same deed."""
        ask = run.ask
        assert ask is not None
        if int(run.state.holders[ask.role]) != self.seat:
            return False
        return run.start is self.begun or run.start.name == self.deed_step

    def by_luck(self, run: Run, option: int) -> float:
        """How an answer looks after which something is thrown or drawn."""
        total = 0.0
        for i in range(TRIES_OF_LUCK):
            after = run.clone(Stream(self.stream.bits(run.number * 31 + i) ^ DICE), keep=False)
            after.answer(option)
            total += self.judge(after.state, self.seat)
        return total / TRIES_OF_LUCK


def look_of(move: Move) -> float:
    return -move.look


def rank_of(move: Move) -> tuple[int, float]:
    return -move.visits, -move.mean


class DeedSearch(Search):
    """A tree of deeds. Iterations end a little behind it, and are judged there."""

    __slots__ = (
        "chains", "deed_step", "depth", "horizon", "inner", "judge", "key", "known", "path", "place", "root", "run",
        "seats", "tries",
    )  # fmt: skip

    def __init__(
        self,
        possible: Callable[[int], Run],
        prize: Callable[[Any, int], float],
        seat: int,
        key: int,
        longest: int,
        judge: Callable[[Any, int], float],
        deed_step: str,
        depth: int,
        horizon: int,
        tries: int,
        inner: int,
    ) -> None:
        super().__init__(possible, prize, seat, key, longest)
        self.judge: Callable[[Any, int], float] = judge
        self.deed_step: str = deed_step
        self.depth: int = depth
        """So many deeds deep the tree may grow."""
        self.horizon: int = horizon
        """So many decisions are made at random behind the tree, before it is judged how that looks."""
        self.tries: int = tries
        """So many ways to go on are tried after each first answer of the seat that is asked; `inner` further down."""
        self.inner: int = inner
        self.root: Place = Place()
        self.known: dict[tuple[str, int], list[list[int]]] = {}
        """By question and seat: the answers of deeds that were good somewhere."""
        # the iteration that is going on
        self.run: Run | None = None
        self.key: int = 0
        self.place: Place | None = None
        """Where in the tree it has come to; nowhere behind it."""
        self.path: list[Tried] = []
        self.seats: list[int] = []
        self.chains: Chains | None = None
        """Finds the deeds of a place that is new or has often been visited."""

    def iterate(self) -> None:
        """Piece by piece down the tree, one deed further, and a little on at random."""
        before = self.count
        while self.count == before:
            self.work()

    def work(self) -> None:
        """Go down to where deeds are to be looked for, and find those that begin with one more of the options."""
        if self.run is None:
            self.begin()
        if self.chains is None:
            self.go_down()
        chains = self.chains
        if chains is not None and not chains.explore_next(self.tries if self.place is self.root else self.inner):
            self.chains = None

    def begin(self) -> None:
        """Another possible table."""
        self.key = self.next_key()
        self.run = self.possible(self.key)
        self.place = self.root
        self.path = []
        self.seats = []

    def go_down(self) -> None:
        """Follow the tree until it ends, or to a place where deeds are to be looked for, first or again."""
        run = self.run
        assert run is not None
        while self.place is not None and len(self.path) < self.depth:
            place = self.place
            ask = run.ask
            if ask is None:
                break
            if len(ask.options) == 1:
                run.answer(ask.options[0])
                continue
            seat = int(run.state.holders[ask.role])
            at = (ask.question.id, seat, mark_of(ask.options))
            deeds = place.deeds.get(at)
            if deeds is None:
                deeds = Deeds()
                place.deeds[at] = deeds
            if deeds.visits == deeds.again:
                deeds.again = 4 * deeds.again if deeds.again else LOOK_AGAIN
                self.chains = Chains(run, seat, self.judge, self.deed_step, self.key, deeds, self.known_at(at[:2]))
                return
            deeds.visits += 1
            if self.first is not None and place is self.root:
                deeds = deeds.beginning_with(self.first)
            move = self.select(deeds)
            self.path.append(move)
            self.seats.append(seat)
            carry_out(run, move, seat)
            if move.visits > 0 and move.node is None:
                move.node = Place()
            self.place = move.node
        if self.horizon != 0:
            run.keep = False  # nobody clones it from here on
            wander(run, Stream(self.key ^ DICE), self.horizon, self.longest)
        self.learn(run, self.path, self.seats)
        self.run = None

    def known_at(self, question: tuple[str, int]) -> list[list[int]]:
        """The answers of deeds that were good at other places where the same seat was asked the same."""
        known = self.known.get(question)
        if known is None:
            known = []
            self.known[question] = known
        return known

    def select(self, deeds: Deeds) -> Move:
        """The move that promises most, among the first few; more of them the oftener one was here."""
        moves, visits = deeds.moves, deeds.visits
        width = min(len(moves), WIDTH + int(sqrt(visits)))
        curiosity = CURIOSITY * self.spread() * sqrt(log(visits + 1))
        best = moves[0]
        high = -1e9
        for i in range(width):
            move = moves[i]
            promise = move.mean + curiosity / sqrt(move.visits + FIRST_LOOK)
            if promise > high:
                best, high = move, promise
        return best

    def worth(self, run: Run, seat: int) -> float:
        """Of a game that is not finished, how it looks."""
        return super().worth(run, seat) if run.over else self.judge(run.state, seat)

    def results(self) -> list[tuple[int, int, float]]:
        """By answer how often a deed that begins with it was done, and what the best came to."""
        visits: dict[int, int] = {}
        worth: dict[int, float] = {}
        for deeds in self.root.deeds.values():
            for move in deeds.moves:
                if move.visits > 0:
                    answer = move.answers[0]
                    visits[answer] = visits.get(answer, 0) + move.visits
                    worth[answer] = max(worth.get(answer, 0.0), move.mean)
        return [(answer, visits[answer], worth[answer]) for answer in visits]

    def best(self) -> int:
        """The first answer of the best deed."""
        moves = self.best_moves()
        if not moves:
            raise RulesError("nothing was tried")
        return moves[0].answers[0]

    def promising(self) -> list[int]:
        """The first answers of the deeds: first of those that were done, the most often done one first."""
        moves = [move for deeds in self.root.deeds.values() for move in deeds.moves]
        moves.sort(key=rank_of)
        return list(dict.fromkeys([move.answers[0] for move in moves]))

    def lead(self) -> int:
        """Of the deed that was done most often, before all that begin otherwise."""
        if self.count == 0:
            return 0
        best = self.best_moves()[0]
        rival = -1
        for deeds in self.root.deeds.values():
            for move in deeds.moves:
                if move.answers[0] != best.answers[0] and move.visits > rival:
                    rival = move.visits
        return NO_RIVAL if rival < 0 else best.visits - rival

    def best_moves(self) -> list[Move]:
        """The deeds that were done, the one that was done most often first; of several the one that came to most.

        As long as none was done, those that were found.
        """
        found = [move for deeds in self.root.deeds.values() for move in deeds.moves]
        done = [move for move in found if move.visits > 0] or found
        done.sort(key=rank_of)
        return done


def mark_of(options: list[int]) -> int:
    """A number that other options would hardly have."""
    mark = len(options)
    for value in options:
        mark = (mark * 1_000_003 + value) & M30  # wider numbers would hear Ctrl-C: see `Stream.below`
    return mark


def carry_out(run: Run, move: Move, seat: int) -> None:
    """Answer as the deed says, as far as that is possible on this table."""
    for value in move.answers:
        ask = run.ask
        if ask is None or int(run.state.holders[ask.role]) != seat or value not in ask.options:
            return
        run.answer(value)
