"""One game among bots, from the first question to the end, and what can be counted about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field

from ludoteca.bots import is_together, new_bot, turn_in
from ludoteca.bots.playout import playout
from ludoteca.engine.ask import CHANCE, FILLER
from ludoteca.engine.chance import Stream
from ludoteca.engine.game import Game, Setup
from ludoteca.engine.rounds import rounds_begun
from ludoteca.engine.run import RulesError, Run

Use = tuple[str, str]
"""A question and one of its options, by their names in the record."""


@dataclass
class SeatResult:
    """What a game came to for one seat."""

    seat: int
    bot: str
    won: float
    """The share of a win: 1 for a winner alone and for everybody who wins together, 1/2 for each of two winners."""
    score: int
    traits: list[str]
    """`faction=faction-koda`, one for each thing that the seat had of a trait."""
    offered: Counter[Use] = field(default_factory=Counter)
    chosen: Counter[Use] = field(default_factory=Counter)


@dataclass
class MatchResult:
    """What a whole game came to."""

    seats: list[SeatResult]
    lines: int
    decisions: int


def random_game(game: Game, setup: Setup, chance: int, policy: int) -> tuple[Run, int]:
    """A game among random bots, as fast as can be: the run, which cannot be cloned, and the number of decisions."""
    run = Run(game.steps, game.new(setup), Stream(chance), keep=False)
    run.begin()
    return run, playout(run, Stream(policy), game.longest)


def bots_game(
    game: Game, setup: Setup, names: list[str], chance: int, policy: int, by_lot: Collection[str] = ()
) -> tuple[Run, int]:
    """A game among bots that look at possible tables; for the questions named in `by_lot` the lot chooses."""
    run = Run(game.steps, game.new(setup), Stream(chance), watch=True)
    run.begin()
    bots = [new_bot(name, policy) for name in names]
    lot = new_bot("random", policy)
    decisions = 0
    while run.ask is not None:
        turn = turn_in(game, run)
        decisions += len(turn.options) > 1
        bot = lot if turn.question in by_lot else bots[turn.seat]
        run.answer(bot.choose(turn))
        if run.number > game.longest:
            raise RulesError(f"the game goes on after {game.longest} lines")
    return run, decisions


def play_match(
    game: Game, setup: Setup, bots: list[str], chance: int, policy: int, by_lot: Collection[str] = ()
) -> MatchResult:
    """Play a game and count everything about it."""
    run, decisions = bots_game(game, setup, bots, chance, policy, by_lot)
    outcome = game.outcome(run.state)
    together = is_together(game, run)
    seats = [
        SeatResult(seat, bot, outcome.prize(seat, together), outcome.scores[seat], traits_of(game, run, seat))
        for seat, bot in enumerate(bots)
    ]
    count_use(run, seats)
    return MatchResult(seats, run.number, decisions)


def traits_of(game: Game, run: Run, seat: int) -> list[str]:
    """What a seat had when the first round began or has at the end; a feat that is used up counts like any other."""
    if game.traits is None:
        return []
    states = [*[start.state for start in rounds_begun(game, run)[:1]], run.state]
    found = {
        f"{trait}={value}"
        for state in states
        for trait, values in game.traits(state, seat).items()
        for value in values
    }  # fmt: skip
    return sorted(found)


def count_use(run: Run, seats: list[SeatResult]) -> None:
    """Count which options each seat was offered and which it took, wherever there was something to choose."""
    for ask, value, giver in zip(run.asks, run.values, run.givers, strict=True):
        question = ask.question
        if giver == CHANCE or len(ask.options) < 2 or question is FILLER:
            continue
        seat, domain = seats[giver], question.domain
        for option in ask.options:
            seat.offered[question.id, domain.name(option)] += 1
        seat.chosen[question.id, domain.name(value)] += 1
