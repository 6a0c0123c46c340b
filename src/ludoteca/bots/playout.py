"""Whole random games and clones in tight loops: what simulations and benchmarks spend their time in.

Small and fully typed, so that it can be compiled with the engine.
"""

from __future__ import annotations

from ludoteca.engine.chance import Stream
from ludoteca.engine.run import RulesError, Run


def playout(run: Run, policy: Stream, longest: int) -> int:
    """Play a run to its end, every option as likely as any other; returns the number of decisions.

    A decision is an answer of a seat that has at least two options. A game that does not end after `longest` lines
    breaks its promise and is stopped.
    """
    decisions = 0
    while True:
        ask = run.ask
        if ask is None:
            return decisions
        options = ask.options
        count = len(options)
        if count > 1:
            decisions += 1
        number = run.number + 1
        if number > longest:
            raise RulesError(f"the game goes on after {longest} lines")
        run.answer(options[policy.below(number, count)])


def clones(positions: list[Run], source: Stream, rounds: int) -> int:
    """Clone every position so many times; returns the number of clones."""
    made = 0
    for _ in range(rounds):
        for run in positions:
            run.clone(source)
            made += 1
    return made
