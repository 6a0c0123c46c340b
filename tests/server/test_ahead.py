"""What follows the open question, as far as a seat can choose it without waiting."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludoteca.engine.chance import Stream
from ludoteca.engine.game import find_game
from ludoteca.engine.private import is_private
from ludoteca.engine.table import Table
from ludoteca.server.ahead import MOST, ahead
from ludoteca.server.protocol import Step


def positions(game: str, seats: int, answers: int) -> Iterator[tuple[Table, int]]:
    """Positions of a game that goes on with some option each time, with a seat that is asked."""
    played = find_game(game)
    table = Table(played, played.setup(seats), Stream(5))
    for number in range(answers):
        for seat, ask in table.asked()[:1]:
            yield table, seat
            table.answer(seat, ask.options[number * 7 % len(ask.options)])


def paths(step: Step, before: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """All answers that can be chosen in a row."""
    for option in step.options:
        path = (*before, option.value)
        yield path
        if option.value in step.next:
            yield from paths(step.next[option.value], path)


@pytest.mark.parametrize("game", ["wroth", "village-attacks"])
def test_all_that_is_offered_ahead_is_accepted_in_one_go(game: str) -> None:
    longest = 0
    for table, seat in positions(game, 2, 60):
        step = ahead(table, seat)
        assert step is not None
        for path in list(paths(step))[:: 1 if table.number < 30 else 5]:
            table.check(seat, list(path))
            longest = max(longest, len(path))
    assert longest >= 3


def test_a_move_ends_where_something_is_told() -> None:
    """What an answer has changed must be seen before the next one is given."""
    for table, seat in positions("wroth", 2, 60):
        step = ahead(table, seat)
        assert step is not None
        for value, further in step.next.items():
            told = len(table.events)
            table.answer(seat, value)
            ask = table.ask_of(seat)
            assert ask is not None
            assert ask.question.id == further.question
            assert len(table.events) == told
            table.undo(seat)


def test_the_look_ahead_has_its_limit() -> None:
    for table, seat in positions("village-attacks", 3, 60):
        step = ahead(table, seat)
        assert step is not None
        assert sum(1 for _ in paths(step)) <= 4 * MOST


def test_only_who_is_asked_looks_ahead() -> None:
    table, seat = next(positions("wroth", 2, 1))
    assert ahead(table, 1 - seat) is None


def test_a_seat_with_a_secret_has_something_to_cover() -> None:
    """In Magpies every seat chooses a favourite in secret."""
    played = find_game("magpies")
    table = Table(played, played.setup(2), Stream(1))
    assert is_private(table, 0)
    while table.desks:
        seat, ask = table.asked()[0]
        table.answer(seat, ask.options[0])
    assert is_private(table, 0)


def test_an_open_game_has_nothing_to_cover() -> None:
    table, seat = next(positions("wroth", 2, 1))
    assert not is_private(table, seat)
