"""Random games: they end, nobody is ever stuck, and what the game declares holds after every answer."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from ludoteca.engine.ask import CHANCE, NOTHING, PASS, Ask, Steps, Together
from ludoteca.engine.chance import Nobody, Stream
from ludoteca.engine.flow import Event
from ludoteca.engine.game import Game, Outcome, Setup
from ludoteca.engine.kit.play import positions
from ludoteca.engine.kit.report import Case, Report, variant_name
from ludoteca.engine.run import Run
from ludoteca.engine.table import Table


def check_tables(game: Game, setup: Setup, seed: int, games: int) -> Report:
    """Random games at a table, with standing answers left now and then."""
    report = Report("tables", game.id, variant_name(setup))
    for i in range(games):
        with Case("tables", game, setup, seed + i) as case:
            table = Table(game, setup, Stream(case.seed))
            lines = events = 0
            for _ in positions(case, table):
                for line in table.lines[lines:]:
                    judge_line(case, line.ask, line.value, report)
                for event in table.events[events:]:
                    judge_event(case, event)
                for _, ask in table.asked():
                    judge_ask(case, ask)
                judge_state(case, table.run)
                lines, events = len(table.lines), len(table.events)
                report.counts["positions"] += 1
                arrange(case, table, report)
            assert table.outcome is not None
            judge_outcome(case, table.outcome)
            report.counts["games"] += 1
            report.counts["events"] += events
            report.counts["longest"] = max(report["longest"], table.number)
    return report


def check_runs(game: Game, setup: Setup, seed: int, games: int) -> Report:
    """Random games without a table; every question is looked at, those of chance included."""
    report = Report("runs", game.id, variant_name(setup))
    for i in range(games):
        with Case("runs", game, setup, seed + i) as case:
            play_run(case, report)
    return report


def play_run(case: Case, report: Report) -> None:
    """One random game in which chance waits too."""
    game = case.game
    run = Run(patient(case), game.new(case.setup), Nobody(), keep=False)
    run.begin()
    stream = Stream(case.seed)
    while run.ask is not None:
        ask = run.ask
        case.number = run.number
        case.claim(run.number <= game.longest, f"no game should be longer than {game.longest} lines")
        judge_ask(case, ask)
        if ask.role == CHANCE:
            value = stream.draw(ask, run.number + 1)
            report.counts["chance"] += 1
        else:
            judge_state(case, run)
            judge_prospects(case, run.state, int(run.state.holders[ask.role]))
            value = case.random.choice(ask.options)
            report.counts["decisions"] += len(ask.options) > 1
        run.answer(value)
        report.counts["answers"] += 1
    case.number = run.number
    case.claim(run.over, "nobody is asked and the game is not over")
    judge_state(case, run)
    judge_outcome(case, game.outcome(run.state))
    judge_judgement(case, run.state)
    report.counts["games"] += 1
    report.counts["longest"] = max(report["longest"], run.number)


def patient(case: Case) -> dict[str, Callable[..., Steps | None]]:
    """The steps of the game, with an end to those that lead to each other and never ask anybody."""
    left = 10 * case.game.longest

    def counted(step: Callable[..., Steps | None]) -> Callable[..., Steps | None]:
        def start(state: Any, *args: int) -> Steps | None:
            nonlocal left
            left -= 1
            case.claim(left > 0, f"no game of at most {case.game.longest} lines should have so many steps")
            return step(state, *args)

        return start

    return {name: counted(step) for name, step in case.game.steps.items()}


def arrange(case: Case, table: Table, report: Report) -> None:
    """Now and then a seat that is asked in a window says that it will pass until further notice, or stops doing so."""
    if table.over or case.random.random() > 0.1:
        return
    seat, ask = case.random.choice(table.asked())
    if ask.question.default == PASS and not table.desks and case.random.random() < 0.5:
        table.stand(seat, ask.question.id)
        report.counts["standing"] += 1
    else:
        for standing in table.standing[:1]:
            table.withdraw(standing.seat, standing.question)


# ---------------------------------------------------------------- what must hold


def judge_ask(case: Case, ask: Ask) -> None:
    """A question is declared, has options of its domain in ascending order, and all that its text needs."""
    question, options = ask.question, ask.options
    case.claim(question in case.game.questions, f"question {question.id} is not declared")
    case.claim(bool(options), f"{question.id} is a dead end: it has no options")
    case.claim(
        all(type(value) is int for value in options), f"{question.id} has other options than integers: {options}"
    )
    ascending = all(low < high for low, high in pairwise(options))
    case.claim(ascending, f"the options of {question.id} are not strictly ascending: {options}")
    for value in options:
        case.claim(value >= PASS, f"{question.id} has the option {value}, which is no value")
        question.domain.name(value)
    case.claim(
        len(ask.about) >= len(question.about), f"{question.id} comes with {ask.about} and needs {question.about}"
    )
    for (name, domain), value in zip(question.about, ask.about[len(ask.about) - len(question.about) :], strict=True):
        case.claim(type(value) is int, f"{name} of {question.id} is no integer: {value!r}")
        domain.name(value)
    if ask.weights is not None:
        weights = ask.weights
        case.same(f"weights of {question.id}", len(weights), len(options))
        case.claim(all(type(w) is int and w > 0 for w in weights), f"{question.id} has weights {weights}")
    if question.default != NOTHING:
        case.claim(question.default in options, f"the window {question.id} lacks its default: {options}")


def judge_line(case: Case, ask: Ask | None, value: int, report: Report) -> None:
    """A ledger line is a legal answer to a sound question."""
    if ask is None:
        return
    judge_ask(case, ask)
    case.claim(value in ask.options, f"{ask.question.id} was answered with {value}, which is not in {ask.options}")
    report.counts["answers"] += 1
    report.counts["decisions"] += ask.role != CHANCE and len(ask.options) > 1
    if isinstance(ask.plan_of, Together):
        question = ask.plan_of.question
        case.claim(question in case.game.questions, f"question {question.id} is not declared")
        report.counts["plans"] += 1


def judge_event(case: Case, event: Event) -> None:
    """An event is declared and has a value for each of its words."""
    kind = event.kind
    case.claim(kind in case.game.events, f"event {kind.id} is not declared")
    case.same(f"words of event {kind.id}", len(event.values), len(kind.words))
    for (_, domain), value in zip(kind.words, event.values, strict=True):
        domain.name(value)


def judge_state(case: Case, run: Run) -> None:
    """The game's invariants hold, and everything on the agenda exists."""
    state = run.state
    if case.game.invariants is not None:
        faults = case.game.invariants(state)
        case.claim(not faults, "; ".join(faults))
    for name, args in state.agenda.items:
        case.claim(name in case.game.steps, f"the agenda names a step {name!r} that does not exist")
        case.claim(all(type(arg) is int for arg in args), f"step {name} has arguments that are no integers: {args}")
    held = all(0 <= seat < case.setup.seats for seat in state.holders)
    case.claim(held, f"a role is held by nobody at the table: {state.holders}")


def judge_prospects(case: Case, state: Any, seat: int) -> None:
    """For whoever is asked, whenever it is, the game has a judgement from 0 to 1, in every temperament."""
    odds = {"odds": case.game.odds} if case.game.odds is not None else {}
    for name, judge in (judges(case.game) | odds).items():
        worth = judge(state, seat)
        case.claim(0 <= worth <= 1, f"the {name} judgement of seat {seat} is {worth}, not from 0 to 1")


def judge_judgement(case: Case, state: Any) -> None:
    """The game's own judgement knows who has won, in every temperament: bots look to the end of a deed, no further."""
    game = case.game
    if not game.deed_step:
        return
    outcome = game.outcome(state)
    together = game.together is not None and game.together(state)
    for name, judge in judges(game).items():
        for seat in range(case.setup.seats):
            case.same(f"{name} judgement of seat {seat} at the end", judge(state, seat), outcome.prize(seat, together))


def judges(game: Game) -> dict[str, Callable[[Any, int], float]]:
    """The judgements of a game by temperament; none if it has none."""
    return {"balanced": game.evaluate, **game.temperaments} if game.evaluate is not None else {}


def judge_outcome(case: Case, outcome: Outcome) -> None:
    """Winners are seats, each once, and every seat has a score."""
    winners = list(outcome.winners)
    fair = winners == sorted(set(winners)) and all(0 <= seat < case.setup.seats for seat in winners)
    case.claim(fair, f"the winners are {winners}")
    case.same("number of scores", len(outcome.scores), case.setup.seats)
