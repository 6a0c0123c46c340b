"""What a seat can imagine is exactly what it must believe: the sampler against all physical arrangements."""

from __future__ import annotations

import random

import pytest

from ludoteca.engine.chance import Stream
from ludoteca.engine.game import SPECTATOR
from ludoteca.engine.table import Table
from tests.probes.enumerate import believed, imagined
from tests.probes.piles import GAME
from tests.probes.piles.state import ACT, BURY, CALM, DRAW, MIXED, PEEK, SCRY, TAKE, TROLL

LIVELY = {TAKE: 3.0, SCRY: 3.0, BURY: 1.0, DRAW: 4.0, PEEK: 1.0}
"""What seats like to do, so that much is known to some and not to others."""
MOST = 150
"""More worlds than this are not counted again in every random game."""


def compare(table: Table, most: int = 1_000_000) -> int:
    """Every seat imagines each world exactly as often as it must. Returns how many worlds were compared."""
    compared = 0
    for seat in [*range(table.setup.seats), SPECTATOR]:
        events, chits = believed(table, seat)
        if len(events) <= most:
            assert imagined(table.state.events, seat) == events
            compared += len(events)
        assert imagined(table.state.chits, seat) == chits
        compared += len(chits)
    return compared


def table_where(*acts: int, held: int, discards: list[int]) -> Table:
    """Two seats take turns with these acts, until the hand, or else the bottom of the pile, is as wanted."""
    for key in range(1000):
        table = Table(GAME, GAME.setup(2), Stream(key))
        for n, act in enumerate(acts):
            if act not in table.state.acts(n % 2):
                break
            table.answer(n % 2, act)
        place = table.state.hands[0][0] if table.state.hands[0] else table.state.pile[-1]
        if table.state.discards == discards and table.state.events.card[place] == held:
            return table
    raise AssertionError("the card never comes")


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_imagined_tables_are_as_likely_as_real_ones(seats: int) -> None:
    compared = mixed = 0
    for key in range(6):
        rng = random.Random(key)
        table = Table(GAME, GAME.setup(seats), Stream(key))
        while not table.over:
            seat, ask = table.asked()[0]
            weights = [LIVELY.get(option, 0.5) for option in ask.options] if ask.question.domain is ACT else None
            table.answer(seat, rng.choices(ask.options, weights)[0])
            if rng.random() < 0.12:
                compared += compare(table, MOST)
        mixed += len([event for event in table.events if event.kind is MIXED])
    assert compared > 1000
    assert mixed > 1


def test_at_the_beginning_everything_is_possible() -> None:
    assert compare(Table(GAME, GAME.setup(1), Stream(1))) > 1000


def test_the_others_of_the_group_tell_that_the_troll_is_in_hand() -> None:
    table = table_where(TAKE, DRAW, BURY, DRAW, held=TROLL, discards=[1, 2])
    chances = {world[0]: chance for world, chance in believed(table, 1)[0].items()}
    assert list(chances) == [TROLL]
    compare(table, 500)


def test_the_troll_may_be_in_hand_as_long_as_the_group_is_not_open() -> None:
    table = table_where(TAKE, DRAW, held=CALM, discards=[1])
    assert {world[0] for world in believed(table, 1)[0]} > {CALM, TROLL}
    compare(table, 500)


def test_only_who_puts_cards_back_knows_their_order() -> None:
    table = Table(GAME, GAME.setup(2), Stream(3))
    table.answer(0, SCRY, 3)
    places = table.state.pile[3:6]
    while table.ask_of(0) is not None:
        table.answer(0, table.asked()[0][1].options[0])
    mine, theirs = ({tuple(world[p] for p in places) for world in believed(table, seat)[0]} for seat in (0, 1))
    assert len(mine) == 1
    assert len(theirs) > 10
    compare(table, 1000)


def test_a_new_pile_keeps_what_is_in_hand_out_of_it() -> None:
    table = Table(GAME, GAME.setup(3), Stream(0))
    table.answer(0, TAKE)
    for n in range(1, 10):
        table.answer(n % 3, DRAW)
    assert table.state.hands[0]
    assert [event for event in table.events if event.kind is MIXED]
    compare(table)
