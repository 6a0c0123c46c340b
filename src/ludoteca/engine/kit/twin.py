"""Non-interference: two worlds that differ only in what a seat cannot know must look the same to it.

A random game is forked into a pair of tables: the real state, and one imagined for a seat. Both are driven by the same
answers: the same dice, the same choices of the seat, the same public choices of the others. What the seat cannot see
(secret answers, private looks of others) is decided in each world by itself. Until something is revealed everything
that leaves the table for that seat must be equal, byte for byte: its observation, also while people are asked for a die
or a card, and the record as it is published to it. So must the agenda and the integers in the local variables of
waiting rules. A difference is a leak.
"""

from __future__ import annotations

import random
from typing import Any, Final

import msgspec

from ludoteca.engine.ask import CHANCE, KEEP, Ask
from ludoteca.engine.chance import People, Stream
from ludoteca.engine.game import Game, Setup
from ludoteca.engine.hidden import Secret
from ludoteca.engine.kit.play import eyes, fork, positions
from ludoteca.engine.kit.report import Case, Report, variant_name
from ludoteca.engine.observe import observe
from ludoteca.engine.record import Entry
from ludoteca.engine.recorder import Chance, Recorder
from ludoteca.engine.run import Run
from ludoteca.engine.sampler import Draws, imagine
from ludoteca.engine.state import digest, hidden_things, ways_to_hidden
from ludoteca.engine.table import TABLE, Table, TableError

SHARE: Final = 0.2
"""So often a pair is made at first; with each pair it becomes rarer, so that a long game is not forked for ever."""
ALIKE: Final = 0.2
"""So often a pair is driven that does not differ at first, where nothing secret is being asked either."""
POSITIONS: Final = 60
"""So far a pair is driven at most."""
PATIENCE: Final = 15
"""A pair that does not differ after so many positions is given up."""
TRIES: Final = 6
"""So often another world is imagined if the first ones are the real one."""


class Revealed(Exception):
    """The same answers are not possible in both worlds: what was hidden decides what happens, so the pair ends."""


def check_twins(game: Game, setup: Setup, seed: int, games: int, share: float = 1.0) -> Report:
    """Fork pairs of worlds out of random games and compare what a seat gets from them."""
    report = Report("twins", game.id, variant_name(setup))
    for i in range(games):
        with Case("twins", game, setup, seed + i, share) as case:
            table = Table(game, setup, Stream(case.seed))
            pairs = 0
            for _ in positions(case, table):
                fresh = not any(desk.given() for desk in table.desks.values())
                if fresh and not table.over and case.random.random() < SHARE * share / (1 + pairs):
                    pair = Pair(case, table, case.random.choice(eyes(case)), report)
                    if pair.differs or asks_secretly(table) or case.random.random() < ALIKE:
                        pair.drive()
                        pairs += 1
            report.counts["pairs"] += pairs
            report.counts["games"] += 1
    return report


def asks_secretly(table: Table) -> bool:
    """Whether an answer is awaited that others will not see."""
    asks = [ask for _, ask in table.asked()]
    return any(ask.question.secret or (ask.plan_of is not None and ask.plan_of.mode == KEEP) for ask in asks)


class Pair:
    """Two tables that a seat cannot tell apart."""

    def __init__(self, case: Case, table: Table, seat: int, report: Report) -> None:
        self.case = case
        self.seat = seat
        self.report = report
        self.random = random.Random(case.random.random())
        self.real = fork(table, self.people())
        self.other = fork(table, self.people(), self.imagined(table))
        chance = Chance.of_seed(case.seed, "people")
        self.records = [Recorder(world, chance, chance.seed) for world in self.tables]
        self.compared = 0
        """The line up to which the worlds looked the same."""

    def people(self) -> People:
        """Everything that somebody sees is typed in; what nobody sees is decided in each world by itself."""
        return People(Stream(self.random.getrandbits(48)))

    def imagined(self, table: Table) -> Any:
        """The start of the step as it may be for all the seat knows; not the real one, if there is a choice."""
        start = table.run.start.state
        real = digest(start)
        for _ in range(TRIES):
            state = start.copy()
            imagine(self.case.game, state, ways_to_hidden(state), self.seat, Draws(self.random.getrandbits(48)))
            if digest(state) != real:
                break
        return state

    @property
    def tables(self) -> tuple[Table, Table]:
        return self.real, self.other

    @property
    def differs(self) -> bool:
        return digest(self.real.state) != digest(self.other.state)

    def drive(self) -> None:
        """Answer in both worlds until something is revealed or the game is over."""
        try:
            for driven in range(POSITIONS):
                self.let_chance_speak()
                self.stop_at_reveal()
                self.compare()
                if self.real.over or (driven == PATIENCE and not self.differs):
                    return
                self.try_forbidden()
                self.answer()
        except Revealed:
            self.report.counts["reveals"] += 1

    # ------------------------------------------------------------ comparing

    def stop_at_reveal(self) -> None:
        """The pair ends when the seat has been shown something that is not the same in both worlds."""
        known = [knowledge(table.state, self.seat) for table in self.tables]
        if known[0] != known[1]:
            barriers = [table.run.journal.barriers for table in self.tables]
            first = [next((number for number in shown if number > self.compared), 0) for shown in barriers]
            if not any(first):
                raise self.leak("it knows something else in each world, and nothing was shown")
            self.same("the line on which something is shown", *first)
            raise Revealed
        self.compared = self.real.number

    def compare(self) -> None:
        """At a question to a seat all is the same in both worlds, and nothing secret waits in the rules."""
        self.compare_sight()
        self.compare_rules()
        self.report.counts["positions"] += 1
        if self.differs:
            self.report.counts["positions that differed"] += 1

    def compare_sight(self) -> None:
        """What the seat gets is the same in both worlds: the observation, and the record as it may have it."""
        self.case.number = self.real.number
        self.same("whether the game is over", self.real.over, self.other.over)
        views = [observe(table, self.seat) for table in self.tables]
        if msgspec.json.encode(views[0]) != msgspec.json.encode(views[1]):
            real, other = map(msgspec.to_builtins, views)
            raise self.leak(f"the seat sees {difference(real, other, '')}")
        name = self.case.game.seat_name(self.seat)
        real, other = [published(record, name) for record in self.records]
        if real != other:
            raise self.leak(f"the seat reads {difference(real, other, 'record')}")

    def compare_rules(self) -> None:
        """The agenda and the integers that wait in the rules are the same in both worlds."""
        self.same("the agenda", *(table.state.agenda.items for table in self.tables))
        for where, pair in both_locals(self.real.run, self.other.run).items():
            self.same(f"the local variable {where}", *pair)
            self.report.counts["locals compared"] += 1

    def same(self, what: str, real: object, other: object) -> None:
        if real != other:
            raise self.leak(f"{what} is {real} in one world and {other} in the other")

    def leak(self, what: str) -> Exception:
        """A difference between the worlds, as a failure."""
        return self.case.failure(f"a leak to {self.case.game.seat_name(self.seat)}: {what}")

    # ------------------------------------------------------------ answering

    def give(self, seat: int, real: int, other: int) -> None:
        """Answer in both worlds, and write it down."""
        for table, record, value in zip(self.tables, self.records, (real, other), strict=True):
            table.answer(seat, value)
            record.update()

    def let_chance_speak(self) -> None:
        """Answer every question of chance that waits for people, alike as far as the seat sees it."""
        while self.real.run.waiting or self.other.run.waiting:
            self.stop_at_reveal()
            self.case.number = self.real.number
            a, b = self.real.run.ask, self.other.run.ask
            self.same("what is asked next", shown(a), shown(b))
            assert a is not None
            assert b is not None
            self.compare_sight()
            if not a.hidden:  # nothing secret has happened in this step yet
                self.compare_rules()
            if a.audience >> self.seat & 1:
                value = self.common(a, b)
                self.give(TABLE, value, value)
            else:
                self.give(TABLE, self.weighted(a), self.weighted(b))
            self.report.counts["chance"] += 1

    def common(self, a: Ask, b: Ask) -> int:
        """An option that both worlds offer, as often as the real one has it."""
        both = [value for value in a.options if value in b.options]
        if not both:
            raise Revealed
        weights = [1 if a.weights is None else a.weights[a.options.index(value)] for value in both]
        return self.random.choices(both, weights)[0]

    def weighted(self, ask: Ask) -> int:
        return self.random.choices(ask.options, ask.weights)[0]

    def answer(self) -> None:
        """Somebody answers in both worlds."""
        seat, ask = self.random.choice(self.real.asked())
        if self.real.desks:
            self.plan(seat)
            return
        other = self.other.ask_of(seat)
        assert other is not None
        if seat != self.seat and ask.question.secret:
            self.give(seat, self.random.choice(ask.options), self.random.choice(other.options))
            self.report.counts["secret answers"] += 1
        else:
            value = self.common(ask, other)
            self.give(seat, value, value)

    def plan(self, seat: int) -> None:
        """A seat answers inside a `Together`: alike in both worlds, unless others plan in secret."""
        desks = [table.desks[seat] for table in self.tables]
        if seat != self.seat and desks[0].together.mode == KEEP:
            for table, record, desk in zip(self.tables, self.records, desks, strict=True):
                while desk.ask is not None:
                    table.answer(seat, self.random.choice(desk.ask.options))
                record.update()
            self.report.counts["secret plans"] += 1
            return
        a, b = desks[0].ask, desks[1].ask
        if a is None or b is None or a.question is not b.question:
            raise Revealed
        value = self.common(a, b)
        self.give(seat, value, value)

    def try_forbidden(self) -> None:
        """The seat tries what it may not: both tables refuse with the same words, or both allow it."""
        if self.seat >= self.case.setup.seats or self.random.random() > 0.2:
            return
        ask = self.real.ask_of(self.seat)
        value = self.random.randrange(max(1, len(ask.question.domain.names))) if ask is not None else 0
        if ask is None or value not in ask.options:
            told = [refusal(table, lambda table: table.answer(self.seat, value)) for table in self.tables]
            self.same("the refusal", *told)
            self.report.counts["refusals compared"] += 1
        told = [refusal(table, lambda table: table.undo(self.seat)) for table in self.tables]
        self.same("the answer to an undo", *told)
        for record in self.records:
            record.update()
        self.report.counts["undos compared"] += 1


def refusal(table: Table, act: Any) -> str:
    """What a table says to an attempt."""
    try:
        act(table)
    except TableError as error:
        return str(error)
    return "done"


def shown(ask: Ask | None) -> tuple[int, str, bool, int]:
    """What everybody sees of a question that is being asked, once it stands in the ledger."""
    if ask is None:
        return (0, "", False, 0)
    return ask.role, ask.question.id, ask.hidden, ask.audience if ask.role == CHANCE else 0


# ---------------------------------------------------------------- looking for differences


def knowledge(state: Any, seat: int) -> list[Any]:
    """All that the seat knows about hidden things, as the containers have it."""
    found: list[Any] = []
    for thing in hidden_things(state):
        if isinstance(thing, Secret):
            found.append((thing.value if thing.seen_by(seat) else None, thing.possible))
        else:
            found.append([thing.seen_by(place, seat) for place in range(len(thing.card))])
    return found


def locals_of(run: Run) -> dict[str, int]:
    """The integers in the local variables of the waiting rules; nothing where they are compiled."""
    found: dict[str, int] = {}
    gen: Any = run.inside
    depth = 0
    while gen is not None and getattr(gen, "gi_frame", None) is not None:
        for name, value in gen.gi_frame.f_locals.items():
            if isinstance(value, int):
                found[f"{gen.gi_code.co_qualname}.{name}@{depth}"] = int(value)
        gen = getattr(gen, "gi_yieldfrom", None)
        depth += 1
    return found


def both_locals(real: Run, other: Run) -> dict[str, tuple[int | None, int | None]]:
    """The integers that wait in the rules of both worlds, by name."""
    a, b = locals_of(real), locals_of(other)
    return {name: (a.get(name), b.get(name)) for name in {**a, **b}}


def published(recorder: Recorder, seat: str) -> list[str]:
    """The record as a seat may have it, line by line; of a finished one, which hides nothing, only the body."""
    record = recorder.record.published(seat)
    lines = [f"{key} {value}" for key, value in record.header] + [legible(entry) for entry in record.entries]
    return lines if record.closed else lines + [f"{key} {value}" for key, value in record.tail]


def legible(entry: Entry) -> str:
    """What can be read from a line: a keyed digest or a salted commitment says nothing without the host's key."""
    sealed = entry.digest or entry.commitment
    return entry.text.replace(sealed, "?") if sealed else entry.text


def difference(x: Any, y: Any, where: str) -> str:
    """The first place where two observations or records differ."""
    if isinstance(x, dict) and isinstance(y, dict):
        for key in [*x, *y]:
            if x.get(key) != y.get(key):
                return difference(x.get(key), y.get(key), f"{where}.{key}" if where else str(key))
    if isinstance(x, list) and isinstance(y, list):
        for i, (p, q) in enumerate(zip(x, y, strict=False)):
            if p != q:
                return difference(p, q, f"{where}[{i}]")
        return f"{len(x)} {where} in one world and {len(y)} in the other"
    return f"{where} = {x!r} in one world and {y!r} in the other"
