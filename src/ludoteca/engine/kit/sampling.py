"""Possible tables against full enumeration: a seat must imagine every world as often as it can really be.

The enumeration knows nothing of packs and secrets. It plays the game again from its beginning in every way that the
seat cannot tell from what happened: lines that the seat saw are given, all others are tried with every option, and
only worlds that look the same to the seat at the end count. Chance counts as often as its weights say, and others
choose one secret as often as another.
"""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any, Final, cast

import msgspec

from ludoteca.engine.ask import CHANCE, Ask, Together
from ludoteca.engine.chance import Nobody, Stream, total_weight
from ludoteca.engine.flow import Event
from ludoteca.engine.game import Game, Setup
from ludoteca.engine.kit.exact import Script, TooMany, distribution, outcomes
from ludoteca.engine.kit.play import eyes, positions
from ludoteca.engine.kit.report import Case, Report, variant_name
from ludoteca.engine.observe import observe
from ludoteca.engine.run import Run
from ludoteca.engine.sampler import Draws, imagine
from ludoteca.engine.state import canonical, plain, ways_to_hidden
from ludoteca.engine.table import Desk, Line, Table

MOST: Final = 200
"""Positions with more ways than this to get there are left out; the report counts them."""
COMPARED: Final = 0.2
"""The share of positions that are looked at."""


def check_sampling(game: Game, setup: Setup, seed: int, games: int, share: float = 1.0, most: int = MOST) -> Report:
    """Compare what a seat imagines at step starts with everything that can have happened."""
    report = Report("sampling", game.id, variant_name(setup))
    for i in range(games):
        with Case("sampling", game, setup, seed + i, share) as case:
            table = Table(game, setup, Stream(case.seed))
            for _ in positions(case, table):
                planning = any(desk.given() for desk in table.desks.values())
                if not table.over and not planning and case.random.random() < COMPARED * share:
                    compare(case, table, case.random.choice(eyes(case)), report, most)
            report.counts["games"] += 1
    return report


def compare(case: Case, table: Table, seat: int, report: Report, most: int) -> None:
    """What a seat imagines at the start of the running step is what it must, with the right frequencies."""
    past = Past(case, table, seat)
    try:
        expected = distribution(past.world, most)
        imagined = distribution(lambda draw: imagined_world(case.game, table.run.start.state, seat, draw), most)
    except TooMany:
        report.counts["left out"] += 1
        return
    missing = len(expected.keys() - imagined.keys())
    invented = len(imagined.keys() - expected.keys())
    who = case.game.seat_name(seat)
    case.claim(not missing, f"{who} does not imagine {missing} of {len(expected)} possible worlds")
    case.claim(not invented, f"{who} imagines {invented} worlds that cannot be, beside {len(expected)} that can")
    for world, chance in expected.items():
        case.claim(imagined[world] == chance, f"{who} imagines a world {imagined[world]} and not {chance} of the time")
    report.counts["positions"] += 1
    report.counts["worlds"] += len(expected)
    report.counts["positions with a choice"] += len(expected) > 1


def imagined_world(game: Game, start: Any, seat: int, draw: Script) -> str:
    """One world that the seat holds possible."""
    state = start.copy()
    imagine(game, state, ways_to_hidden(state), seat, cast(Draws, draw))
    return in_order(state)


def in_order(state: Any) -> str:
    """The state as text, the sure cards of every pack sorted: their order in the list means nothing."""

    def tidy(value: Any) -> Any:
        if isinstance(value, list):
            return [tidy(item) for item in value]
        if isinstance(value, dict):
            if value.get("is") == "Pack":
                value = value | {"cards": sorted(value["cards"])}
            return {key: tidy(item) for key, item in value.items()}
        return value

    return json.dumps(tidy(plain(state)), sort_keys=True)


def whole_plan(together: Together, seat: int, draw: Script) -> None:
    """Make a plan from its first question to its last."""
    desk = Desk(together, seat)
    while desk.ask is not None:
        desk.answer(desk.ask.options[draw.any_of(len(desk.ask.options))])


class Past:
    """Everything that can have led to where a table stands, as far as one seat can tell."""

    def __init__(self, case: Case, table: Table, seat: int) -> None:
        self.case = case
        self.seat = seat
        self.lines: list[Line] = table.live[: table.run.start.at]
        self.start = len(table.run.starts) - 1
        self.told: list[Event] = []
        """The events that the seat has been told of."""
        self.counted: dict[tuple[bytes, int], int] = {}
        """How many plans a seat can make in a state."""
        real = self.replay(None)
        assert real is not None
        self.told = self.heard(real)
        self.view = self.look(real)

    def world(self, draw: Script) -> str | None:
        """One possible past: the state at the start of the running step, or nothing if the seat would have noticed."""
        run = self.replay(draw)
        if run is None or len(run.starts) <= self.start or self.look(run) != self.view:
            return None
        return in_order(run.starts[self.start].state)

    def replay(self, draw: Script | None) -> Run | None:
        """Play up to the start of the step; without draws exactly as it happened."""
        game = self.case.game
        run = Run(game.steps, game.new(self.case.setup), Nobody(), watch=True)
        run.begin()
        while run.number < len(self.lines) and run.ask is not None:
            ask, line = run.ask, self.lines[run.number]
            if draw is not None and self.notices(run, ask, line):
                return None
            if draw is None or line.audience >> self.seat & 1:
                if line.value not in ask.options:
                    return None
                value = line.value
                if draw is not None and ask.role == CHANCE:
                    weight = 1 if ask.weights is None else ask.weights[ask.options.index(value)]
                    draw.chance *= Fraction(weight, total_weight(ask))
            elif ask.role == CHANCE:
                value = ask.options[draw(ask.weights if ask.weights is not None else [1] * len(ask.options))]
            else:
                draw.chance /= self.ways(run, ask)
                value = ask.options[draw.any_of(len(ask.options))]
            run.answer(value)
        return run

    def ways(self, run: Run, ask: Ask) -> int:
        """How many secret answers a seat can choose from; all questions of a plan are one choice, made at the first."""
        together = ask.plan_of
        if together is None:
            return len(ask.options)
        if len(run.since) > run.plan_from:
            return 1
        key = (canonical(run.state), run.plan_at)
        if key not in self.counted:
            self.counted[key] = len(
                list(outcomes(lambda draw: whole_plan(together, together.seats[run.plan_at], draw)))
            )
        return self.counted[key]

    def heard(self, run: Run) -> list[Event]:
        return [event for event in run.journal.events if event.audience >> self.seat & 1]

    def notices(self, run: Run, ask: Ask, line: Line) -> bool:
        """Whether the seat can tell already that this is not what happened, so that nobody need play on."""
        if line.ask is None or ask.question is not line.ask.question or ask.role != line.ask.role:
            return True
        heard = self.heard(run)
        told = self.told[: len(heard)]
        return [(e.kind, e.values, e.number) for e in heard] != [(e.kind, e.values, e.number) for e in told]

    def look(self, run: Run) -> bytes:
        """What the seat sees there."""
        table = Table(self.case.game, self.case.setup, Nobody(), run)
        return msgspec.json.encode(observe(table, self.seat, ahead=False))
