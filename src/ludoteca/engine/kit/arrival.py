"""Plans made at the same time: every order of arrival gives the same ledger."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from ludoteca.engine.chance import Source, Stream
from ludoteca.engine.game import Game, Setup
from ludoteca.engine.kit.play import Signature, asked, fork, positions, written
from ludoteca.engine.kit.report import Case, Report, variant_name
from ludoteca.engine.state import canonical, digest
from ludoteca.engine.table import Table

ALL_ORDERS: Final = 3
"""Up to so many seats every order is tried, above it some."""
SOME_ORDERS: Final = 6
Result = tuple[list[Signature], str, list[tuple[int, Signature]]]


def check_arrival(game: Game, setup: Setup, seed: int, games: int) -> Report:
    """At every `Together` hand in the same plans in several orders, with changes of mind on the way."""
    report = Report("arrival", game.id, variant_name(setup))
    for i in range(games):
        with Case("arrival", game, setup, seed + i) as case:
            table = Table(game, setup, Stream(case.seed))
            for _ in positions(case, table):
                fresh = table.desks and not any(desk.given() for desk in table.desks.values())
                if fresh:
                    every_order(case, table, report)
            report.counts["games"] += 1
    return report


def every_order(case: Case, table: Table, report: Report) -> None:
    """Make one plan for every seat and hand them in in different orders."""
    source = Stream(case.seed)
    before = canonical(table.state)
    plans = make_plans(case, fork(table, source))
    expected = in_turn(table, plans, source)
    seats = list(plans)
    orders = (
        list(permutations(seats)) if len(seats) <= ALL_ORDERS else [shuffled(case, seats) for _ in range(SOME_ORDERS)]
    )
    for order in orders:
        found = arrive(case, fork(table, source), plans, [seat for seat in order for _ in plans[seat]], report)
        case.same(f"plans handed in in the order {order}", found, expected)
        report.counts["orders"] += 1
    mixed = shuffled(case, [seat for seat in seats for _ in plans[seat]])
    found = arrive(case, fork(table, source), plans, list(mixed), report)
    case.same(f"plans made turn by turn in the order {mixed}", found, expected)
    case.claim(canonical(table.state) == before, "making a plan changed the state")
    report.counts["togethers"] += 1


def shuffled(case: Case, seats: list[int]) -> tuple[int, ...]:
    return tuple(case.random.sample(seats, len(seats)))


def make_plans(case: Case, table: Table) -> dict[int, list[int]]:
    """A random plan for every seat, each as the answers that the seat itself gives."""
    plans: dict[int, list[int]] = {}
    for seat, desk in table.desks.items():
        while desk.ask is not None:
            desk.answer(case.random.choice(desk.ask.options))
        plans[seat] = desk.given()
    return plans


def result(table: Table) -> Result:
    return [written(line) for line in table.lines], digest(table.state), asked(table)


def in_turn(table: Table, plans: dict[int, list[int]], source: Source) -> Result:
    """What the bare run makes of the plans, one seat after the other."""
    run = fork(table, source).run
    for plan in plans.values():
        for value in plan:
            run.answer(value)
    return result(Table(table.game, table.setup, source, run))


def arrive(case: Case, table: Table, plans: dict[int, list[int]], order: list[int], report: Report) -> Result:
    """Answer in this order of seats; now and then a seat answers otherwise first and takes it back."""
    left = {seat: list(plan) for seat, plan in plans.items()}
    for seat in order:
        ask = table.desks[seat].ask
        assert ask is not None
        awaited = any(other != seat and desk.ask is not None for other, desk in table.desks.items())
        others = [value for value in ask.options if value != left[seat][0]]
        if others and awaited and case.random.random() < 0.3:
            change_mind(case, table, seat, case.random.choice(others))
            report.counts["minds changed"] += 1
        table.answer(seat, left[seat].pop(0))
    return result(table)


def change_mind(case: Case, table: Table, seat: int, value: int) -> None:
    """Answer and take it back; nothing reaches the ledger."""
    lines = len(table.lines)
    table.answer(seat, value)
    table.undo(seat)
    case.same("ledger lines after a change of mind", len(table.lines), lines)
