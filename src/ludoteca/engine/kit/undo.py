"""Taking back: undo and redo lead to the same place, and nobody alone goes back beyond a barrier."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.engine.chance import Stream
from ludoteca.engine.game import Game, Setup
from ludoteca.engine.kit.play import asked, bare, positions
from ludoteca.engine.kit.report import Case, Report, variant_name
from ludoteca.engine.ledger import Line
from ludoteca.engine.table import Table, TableError

ENOUGH: Final = 40
"""After so many draws that were made again one of them must have come out differently."""
Place = tuple[str, Any]


def check_undo(game: Game, setup: Setup, seed: int, games: int, share: float = 1.0) -> Report:
    """Undo some answers and give them again, try to cross barriers, and cross them when all agree."""
    report = Report("undo", game.id, variant_name(setup))
    for i in range(games):
        with Case("undo", game, setup, seed + i, share) as case:
            play(case, report)
            report.counts["games"] += 1
            if report["draws again"] >= ENOUGH:
                case.claim(report["drawn differently"] > 0, "after a take-back the same dice come again")
    return report


def play(case: Case, report: Report) -> None:
    """A random game in which somebody changes their mind again and again."""
    table = Table(case.game, case.setup, Stream(case.seed))
    past: dict[int, Place] = {}
    drawn: dict[int, Line] = {}
    agreements = 6
    for _ in positions(case, table, most=20 * case.game.longest):
        past = {at: place for at, place in past.items() if at < len(table.live)}
        remember(table, past)
        compare_draws(table, drawn, report)
        if case.looks():
            back_and_forth(case, table, past, report)
            refuse_others(case, table, report)
        if agreements and case.random.random() < 0.1:
            agreements -= 1
            by_agreement(case, table, past, report)
    numbers = [line.number for line in table.lines]
    case.same("ledger numbers", numbers, list(range(1, len(numbers) + 1)))


def place(table: Table) -> Place:
    return bare(table.state), asked(table)


def remember(table: Table, past: dict[int, Place]) -> None:
    """Where the table stands, under the number of answers that led there; plans in the making are no such place."""
    if not any(desk.given() for desk in table.desks.values()):
        past[len(table.live)] = place(table)


def compare_draws(table: Table, drawn: dict[int, Line], report: Report) -> None:
    """Count the draws that were made again after a take-back, and those that came out differently."""
    for at, line in enumerate(table.live):
        if not line.is_chance or line.ask is None or len(line.ask.options) == 1:
            continue
        before = drawn.get(at)
        drawn[at] = line
        if before is None or before.number == line.number or before.ask is None:
            continue
        if before.ask.question is line.ask.question and before.ask.options == line.ask.options:
            report.counts["draws again"] += 1
            report.counts["drawn differently"] += before.value != line.value


def own_answers(table: Table) -> list[Line]:
    """The last answers that one seat alone may take back, newest first, found without asking the table."""
    shown = set(table.run.journal.barriers)
    found: list[Line] = []
    for line in reversed(table.live):
        ask = line.ask
        assert ask is not None
        together = ask.plan_of
        planned = together is not None and together.seats != [line.seat] and not line.automatic
        if line.is_chance or line.number in shown or ask.question.barrier or planned:
            break
        if not line.automatic:
            if found and line.seat != found[0].seat:
                break
            found.append(line)
    # A plan that another seat has begun is an answer of another seat, though it has not reached the ledger.
    if found and any(desk.given() for seat, desk in table.desks.items() if seat != found[0].seat):
        return []
    return found


def back_and_forth(case: Case, table: Table, past: dict[int, Place], report: Report) -> None:
    """Take back some of the last answers of the seat that gave them, one by one, and give them again."""
    if table.desks or table.over:
        return
    mine = own_answers(table)
    if not mine:
        return
    plans = [at for at, line in enumerate(mine) if line.ask is not None and line.ask.plan_of is not None]
    if plans[:1] == [0]:
        reopen(case, table, mine[0], report)
        return
    mine = mine[: plans[0]] if plans else mine
    seat = mine[0].seat
    before, lines = place(table), len(table.lines)
    count = case.random.randint(1, len(mine))
    for line in mine[:count]:
        table.undo(seat)
        at = next(i for i, live in enumerate([*table.live, line]) if live.number >= line.number)
        case.same("answers left after an undo", len(table.live), at)
        if at in past:
            case.same("what an undo leads back to", place(table), past[at])
    if count == len(mine) and not plans:
        refused(case, table, lambda: table.undo(seat), "an undo crossed a barrier", report)
    for line in reversed(mine[:count]):
        table.answer(seat, line.value)
    case.same(f"after {count} undone and given again", place(table), before)
    case.same("undo lines", len([line for line in table.lines[lines:] if line.is_undo]), count)
    report.counts["undone and redone"] += count


def reopen(case: Case, table: Table, line: Line, report: Report) -> None:
    """Take back the last answer of a plan that one seat made alone, and give it again."""
    before = place(table)
    table.undo(line.seat)
    case.claim(line.seat in table.desks, "a plan that was taken back is not on its desk")
    table.answer(line.seat, line.value)
    case.same("after a plan was reopened and made again", place(table), before)
    report.counts["plans reopened"] += 1


def refuse_others(case: Case, table: Table, report: Report) -> None:
    """A seat whose answer is not the last one cannot take anything back alone."""
    mine = own_answers(table)
    owner = mine[0].seat if mine else -1
    for seat in range(case.setup.seats):
        desk = table.desks.get(seat)
        if seat != owner and not (desk is not None and desk.given()):
            refused(case, table, lambda seat=seat: table.undo(seat), f"seat {seat} alone crossed a barrier", report)  # type: ignore[misc]


def refused(case: Case, table: Table, act: Callable[[], int], fault: str, report: Report) -> None:
    """Something is refused, and nothing has changed."""
    before, lines = place(table), len(table.lines)
    try:
        act()
    except TableError as error:
        case.claim(error.key in ("undo-barrier", "nothing-to-undo"), f"an undo was refused with {error}")
    else:
        raise case.failure(fault)
    case.same("what a refused undo left", (place(table), len(table.lines)), (before, lines))
    report.counts["refused"] += 1


def by_agreement(case: Case, table: Table, past: dict[int, Place], report: Report) -> None:
    """When all agree, a seat takes back an answer from before chance or others spoke; its dice are rolled anew."""
    seats = sorted({line.seat for line in table.live if not line.is_chance and not line.automatic})
    planning = any(desk.given() for desk in table.desks.values())
    if not seats or planning:
        return
    seat = case.random.choice(seats)
    lines, live = len(table.lines), len(table.live)
    gone = table.undo(seat, agreed=True)
    # Single options before the open question are answered again at once.
    again = len([line for line in table.live if line.number > lines])
    case.same("answers gone", live + again - len(table.live), gone)
    case.claim(len(table.lines) > lines, "a take-back by agreement left no line")
    at = len(table.live)
    if at in past and not any(desk.given() for desk in table.desks.values()):
        case.same("what an agreed take-back leads to", place(table), past[at])
    report.counts["agreed"] += 1
    report.counts["agreed lines"] += gone
