"""What a seat can imagine is exactly what it must believe: the sampler against all physical arrangements."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from ludoteca.engine.chance import Scripted, Stream
from ludoteca.engine.game import SPECTATOR
from ludoteca.engine.table import Table
from tests.probes.enumerate import believed, imagined
from tests.probes.piles import GAME
from tests.probes.piles.state import ACT, BURY, DRAW, PEEK, PLAY, SCRY, TAKE


def compare(table: Table) -> None:
    for seat in [*range(table.setup.seats), SPECTATOR]:
        events, chits = believed(table, seat)
        assert imagined(table.state.events, seat) == events
        assert imagined(table.state.chits, seat) == chits


def answer_at_random(table: Table, rng: random.Random, wanted: Callable[[int], float]) -> None:
    seat, ask = table.asked()[0]
    weights = [wanted(option) for option in ask.options] if ask.question.domain is ACT else None
    table.answer(seat, rng.choices(ask.options, weights)[0])


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("key", range(12))
def test_imagined_tables_are_as_likely_as_real_ones(seats: int, key: int) -> None:
    rng = random.Random(key)
    table = Table(GAME, GAME.setup(seats), Stream(key))
    at = set(rng.sample(range(4, 4 + 8 * seats), 3))
    lively = {TAKE: 3.0, SCRY: 3.0, BURY: 2.0, DRAW: 2.0, PEEK: 1.0}
    stop = 0
    while not table.over:
        if stop in at:
            compare(table)
        answer_at_random(table, rng, lambda act: lively.get(act, 0.5))
        stop += 1
    compare(table)


def scripted(*cards: str, seats: int = 2) -> Table:
    return Table(GAME, GAME.setup(seats), Scripted(list(cards), Stream(7)))


def test_a_troll_in_hand_is_known_to_be_there_when_the_others_of_the_group_lie_open() -> None:
    table = scripted("troll", "sure", "calm", "blind", "storm")
    table.answer(0, TAKE)
    table.answer(1, DRAW)
    table.answer(0, BURY)
    table.answer(1, DRAW)
    compare(table)


def test_taking_what_another_has_arranged() -> None:
    table = scripted("calm", "calm", "storm")
    table.answer(0, SCRY, 3)
    table.answer(0, 1, 0, 0)
    compare(table)
    for seat in (1, 0, 1):
        table.answer(seat, DRAW)
    table.answer(0, PEEK, 0)
    table.answer(1, TAKE)
    compare(table)


def test_a_new_pile_while_a_hand_holds_a_card() -> None:
    table = scripted()
    table.answer(0, TAKE)
    seat = 1
    while table.state.pile:
        table.answer(seat, DRAW if seat == 1 or not table.state.hands[0] else PLAY if False else DRAW)
        seat = 1 - seat
    table.answer(seat, DRAW)
    compare(table)
