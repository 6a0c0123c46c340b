"""The kit finds nothing in the probe games, and every leak that was planted in a twin of them."""

from __future__ import annotations

import pytest

from ludoteca.engine.game import Game
from ludoteca.engine.kit.report import KitFailure
from ludoteca.engine.kit.twin import check_twins
from tests.probes import orders, piles, support
from tests.probes.leaky import (
    AGENDA,
    EVENT_TOLD,
    LEAKS,
    LOCAL,
    ODDS,
    REFUSAL,
    SCENE,
    STEP,
    WAITING,
    Leak,
)

SIGNS = {
    LOCAL: "local variable",
    REFUSAL: r"refused\[",
    AGENDA: "the agenda",
    EVENT_TOLD: r"events\[",
    SCENE: r"scene\.",
    ODDS: r"reads record\[\d+\] = '\d+ ~ turn \w+ \d/\d",
    STEP: r"reads record\[\d+\] = '= nothing \d",
    WAITING: r"ask\.text\.",
}
"""Words by which the message of the kit shows that it has found the leak that was meant."""


@pytest.mark.parametrize("leak", LEAKS, ids=[leak.game.id for leak in LEAKS])
def test_a_planted_leak_is_found(leak: Leak) -> None:
    seats = min(leak.game.seats[1], 4)
    with pytest.raises(KitFailure, match="a leak to .*" + SIGNS.get(leak.kind, "")):
        check_twins(leak.game, leak.game.setup(seats), 1, 400)


@pytest.mark.parametrize(("game", "games"), [(orders.GAME, 10), (piles.GAME, 8), (support.GAME, 2)])
def test_the_sound_games_leak_nothing(game: Game, games: int) -> None:
    for setup in game.variants():
        report = check_twins(game, setup, 1, games)
        assert report["positions that differed"] > 20
