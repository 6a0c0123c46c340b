"""How games end that were played from the first choice on: at once, and never both ways (A1.9-A1.12, A1.16)."""

from __future__ import annotations

import random
from functools import cache

import pytest

from ludoteca.engine.ask import Ask
from ludoteca.engine.chance import Stream
from ludoteca.engine.run import Run
from ludoteca.games.village_attacks.ending import objective_met
from ludoteca.games.village_attacks.state import Castle
from ludoteca.games.village_attacks.words import (
    ACT_ABILITY,
    ACT_DEFEND,
    ACT_MELEE,
    ACT_MOVE,
    ACT_OBJECTIVE,
    ACT_RANGED,
    WON,
)
from tests.games.village_attacks.positions import GAME
from tests.marks import rule

SCENARIOS = ("torches_at_the_gate", "silver_and_garlic", "breaches", "riders_from_yunfakh")
GAMES = [*[(scenario, seed) for scenario in SCENARIOS for seed in (1, 2)], ("springs_and_blades", 8)]
EAGER = [ACT_OBJECTIVE, ACT_MELEE, ACT_RANGED, *range(ACT_ABILITY, ACT_ABILITY + 36), ACT_DEFEND, ACT_MOVE]
"""What somebody does who wants to win, the best first."""


def eager(ask: Ask, rnd: random.Random) -> int:
    """The answer of somebody who fights whenever it is possible, and else answers at random."""
    if ask.question.id == "act":
        return next((act for act in EAGER if act in ask.options), ask.options[0])
    if ask.question.id in ("ability-at", "defend-with"):
        return ask.options[-1]
    return rnd.choice(ask.options)


@cache
def played(scenario: str, seed: int) -> tuple[Castle, list[str]]:
    """A whole game: how the table looks in the end, and the last things that happened, the very last first."""
    rnd = random.Random(seed)
    setup = GAME.setup(3, {"scenario": scenario, "difficulty": "easy"})
    run = Run(GAME.steps, GAME.new(setup), Stream(seed), watch=True)
    run.begin()
    for _ in range(GAME.longest):
        if run.ask is None:
            break
        run.answer(eager(run.ask, rnd))
    castle: Castle = run.state
    told = [f"{event.kind.id} {event.values[-1] if event.values else ''}" for event in castle.journal.events[-3:]]
    return castle, told[::-1]


def test_some_of_these_games_are_won_and_some_are_lost() -> None:
    assert {played(*game)[0].result == WON for game in GAMES} == {True, False}


@rule("A1.9", "A1.10", "A1.16")
@pytest.mark.parametrize("game", GAMES)
def test_a_game_ends_with_the_very_change_that_decides_it(game: tuple[str, int]) -> None:
    """Nothing is told after it: no experience for the last kill, no act of those whose turn was still to come."""
    castle, (end, change, *_) = played(*game)
    if castle.result == WON:
        assert end.startswith("game-won")
        assert change == "morale-fell 0" or change.startswith("spawn-closed")
    else:
        assert end.startswith("game-lost")
        assert change in ("attacked-heart 0", "heart-hurt 0")


@rule("A1.16")
def test_villagers_who_have_not_acted_yet_do_not_when_the_heart_has_stopped() -> None:
    lost = [castle for castle, _ in (played(*game) for game in GAMES) if castle.result != WON]
    assert [castle for castle in lost if any(not one.acted for crowd in castle.crowd for one in crowd)]


@rule("A1.11", "A1.12")
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_either_won_or_lost(game: tuple[str, int]) -> None:
    """No scenario has a way to fail of its own beside the Heart and the limit of rounds.

    No change of one track moves another one that could decide the game too, and the goal is judged whenever it changes:
    that a game is won and lost at once cannot come about with these cards. Twelve hundred random games had not one.
    """
    castle, _ = played(*game)
    assert (castle.heart == 0, objective_met(castle)) == (castle.result != WON, castle.result == WON)
