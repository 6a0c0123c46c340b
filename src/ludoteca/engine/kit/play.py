"""Playing for the checks: random games, forks of a table, and what can be compared about a question."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

from ludoteca.engine.ask import Ask
from ludoteca.engine.chance import Source
from ludoteca.engine.game import SPECTATOR
from ludoteca.engine.kit.report import Case
from ludoteca.engine.ledger import Line
from ludoteca.engine.run import Run
from ludoteca.engine.state import plain
from ludoteca.engine.table import Table

Signature = tuple[Any, ...]


def signature(ask: Ask | None) -> Signature:
    """Everything about an open question that the rules decide."""
    if ask is None:
        return ()
    return (
        ask.role,
        ask.question.id,
        tuple(ask.options),
        ask.about,
        tuple(ask.weights or ()),
        ask.audience,
        ask.hidden,
    )


def asked(table: Table) -> list[tuple[int, Signature]]:
    """The open questions of a table, comparable."""
    return [(seat, signature(ask)) for seat, ask in table.asked()]


def written(line: Line) -> Signature:
    """A ledger line, comparable."""
    return (line.number, line.seat, signature(line.ask), line.value, line.audience, line.automatic, line.by_hand)


def eyes(case: Case) -> list[int]:
    """Every seat, and those who only watch."""
    return [*range(case.setup.seats), SPECTATOR]


def random_answer(case: Case, table: Table) -> tuple[int, int]:
    """An open question's seat and one of its options."""
    seat, ask = case.random.choice(table.asked())
    return seat, case.random.choice(ask.options)


def positions(case: Case, table: Table, most: int = 0) -> Iterator[int]:
    """Play at random to the end. Stops wherever somebody is asked, and at the end; gives the number of the stop.

    `most` bounds the ledger; without it the game's own promise does.
    """
    stop = 0
    while True:
        case.number = table.number
        yield stop
        if table.over:
            return
        case.claim(bool(table.asked()), "nobody is asked and the game is not over")
        limit = most or case.game.longest
        case.claim(table.number <= limit, f"no game should be longer than {limit} lines")
        table.answer(*random_answer(case, table))
        stop += 1


def fork(table: Table, source: Source, state: Any = None) -> Table:
    """A second table at the same question, as of the running step; plans that are being made begin anew."""
    run = table.run
    answers = run.since if run.together is None else run.since[: run.together_from]
    start = run.start.state.copy() if state is None else state
    return Table(table.game, table.setup, source, run.resume(start, source, answers, watch=True))


def bare(state: Any) -> str:
    """A digest that forgets on which ledger lines things happened: an answer that is given again has a new number."""

    def strip(value: Any) -> Any:
        if isinstance(value, list):
            return [strip(item) for item in value]
        if isinstance(value, dict):
            engine = value.get("is") in ("Hidden", "Secret")
            return {key: strip(item) for key, item in value.items() if not (engine and key == "line")}
        return value

    return hashlib.sha256(json.dumps(strip(plain(state)), sort_keys=True).encode()).hexdigest()[:24]


def random_run(case: Case, run: Run, answers: int) -> None:
    """Let a run go on with random answers."""
    for _ in range(answers):
        if run.ask is None:
            return
        run.answer(case.random.choice(run.ask.options))
