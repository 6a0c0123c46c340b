"""Standing answers: what a seat says to a window before it is asked."""

import pytest

from ludoteca.engine.ask import PASS, Steps, choose
from ludoteca.engine.table import Table, TableError
from tests.engine.little import PAINT, REACT, Box, little, names, table_of


def day(box: Box, left: int) -> Steps:
    """Seat 0 paints; seat 1 may react with the same colour; a new day every third time."""
    colour = yield choose(0, PAINT, [0, 1, 2])
    box.notes.append(colour)
    box.agenda.then("react", left, colour)


def react(box: Box, left: int, colour: int) -> Steps:
    reaction = yield choose(1, REACT, [PASS, colour])
    box.notes.append(reaction)
    if left:
        box.agenda.then("new-day" if left % 3 == 0 else "day", left - 1)


def new_day(box: Box, left: int) -> None:
    box.agenda.first("day", left)


def table() -> Table:
    return table_of(little(day, react, new_day, agenda=[("day", (8,))]))


def test_without_a_standing_answer_the_seat_is_asked_every_time() -> None:
    t = table()
    t.answer(0, 1)
    assert t.ask_of(1) is not None
    assert t.ask_of(0) is None


def test_a_standing_answer_becomes_an_ordinary_line() -> None:
    t = table()
    t.stand(1, "react")
    t.answer(0, 1)
    assert t.ask_of(0) is not None
    assert names(t) == ["south paint green", "west react pass"]
    assert [(line.seat, line.standing, line.automatic) for line in t.lines] == [(0, False, False), (1, True, False)]
    assert t.state.notes == [1, PASS]


def test_it_answers_a_question_that_is_already_open() -> None:
    t = table()
    t.answer(0, 2)
    t.stand(1, "react", 2)
    assert t.state.notes == [2, 2]
    assert t.lines[-1].standing


def test_it_holds_until_a_step_begins() -> None:
    t = table()
    t.stand(1, "react", until="new-day")
    for _ in range(3):  # left is 8, 7, 6: the third one ends the day
        t.answer(0, 0)
    assert t.standing == []
    assert t.ask_of(0) is not None
    t.answer(0, 0)
    assert t.ask_of(1) is not None


def test_it_holds_until_it_is_withdrawn() -> None:
    t = table()
    t.stand(1, "react")
    t.answer(0, 0)
    t.answer(0, 0)
    t.withdraw(1, "react")
    t.answer(0, 0)
    assert t.ask_of(1) is not None


def test_a_new_one_takes_the_place_of_the_old_one() -> None:
    t = table()
    t.stand(1, "react")
    t.stand(1, "react", 2)
    assert len(t.standing) == 1
    t.answer(0, 2)
    assert t.state.notes == [2, 2]


def test_what_is_not_an_option_is_left_to_the_person() -> None:
    t = table()
    t.stand(1, "react", 2)
    t.answer(0, 1)
    assert t.ask_of(1) is not None
    t.answer(1, PASS)
    t.answer(0, 2)
    assert t.state.notes == [1, PASS, 2, 2]


def test_it_speaks_only_for_its_own_seat() -> None:
    t = table()
    t.stand(0, "react")
    t.answer(0, 1)
    assert t.ask_of(1) is not None


def test_only_windows_have_standing_answers() -> None:
    with pytest.raises(TableError) as error:
        table().stand(0, "paint", 1)
    assert (error.value.key, error.value.args_by_name) == ("no-window", {"question": "paint", "known": "react"})


def test_only_steps_of_the_game_end_them() -> None:
    with pytest.raises(TableError) as error:
        table().stand(1, "react", until="night")
    assert error.value.key == "no-step"
    assert table().standing == []


def test_taking_back_a_standing_answer_withdraws_it() -> None:
    t = table()
    t.stand(1, "react")
    t.answer(0, 1)
    t.undo(1)
    assert t.standing == []
    assert t.ask_of(1) is not None
    t.answer(1, 1)
    assert t.state.notes == [1, 1]


def test_taking_back_what_came_before_it_keeps_it() -> None:
    t = table()
    t.stand(1, "react")
    t.answer(0, 1)
    t.undo(0, agreed=True)
    assert len(t.standing) == 1
    t.answer(0, 2)
    assert t.state.notes == [2, PASS]
