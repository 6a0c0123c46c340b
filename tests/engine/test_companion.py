"""Companion mode: people roll real dice and type in what they see."""

import pytest

from ludoteca.engine.ask import Steps, Together, chance, choose
from ludoteca.engine.chance import People, Scripted
from ludoteca.engine.hidden import Hidden, look
from ludoteca.engine.table import TABLE, Table, TableError
from tests.engine.little import COIN, FRAME, PAINT, PEEK, PLAN, REACT, Box, little, names, table_of
from tests.engine.test_undo import plan_of


def begin(box: Box) -> Steps:
    """A coin decides which colours there are."""
    side = yield chance(COIN)
    box.notes.append(side)
    box.notes.append((yield choose(0, PAINT, [0, 1] if side == 0 else [1, 2])))
    box.notes.append((yield choose(1, FRAME, [0, 1])))
    box.notes.append((yield choose(0, PAINT, [0, 1, 2])))
    box.agenda.then("begin")


def table() -> Table:
    return table_of(little(begin), People(Scripted([])))


def test_the_table_waits_for_the_real_die() -> None:
    t = table()
    assert [(seat, ask.question.id) for seat, ask in t.asked()] == [(TABLE, "coin")]
    with pytest.raises(TableError) as error:
        t.answer(0, 1)
    assert error.value.key == "not-asked"
    with pytest.raises(TableError) as error:
        t.answer(TABLE, 5)
    assert error.value.key == "not-an-option"
    t.answer(TABLE, 1)
    assert [(line.by_hand, line.seat) for line in t.lines] == [(True, TABLE)]
    t.answer(0, 2)
    assert not t.lines[-1].by_hand


def test_a_mistyped_die_is_corrected_and_what_is_still_legal_stays() -> None:
    t = table()
    t.answer(TABLE, 1)
    t.answer(0, 1)
    t.answer(1, 0)
    assert t.correct(0) == 0
    assert t.state.notes == [0, 1, 0]
    assert names(t) == [
        "~ coin tails", "south paint green", "west frame red",
        "undo 3", "~ coin heads", "south paint green", "west frame red",
    ]  # fmt: skip
    assert [line.by_hand for line in t.lines] == [True, False, False, False, True, False, False]


def test_what_is_no_longer_legal_goes_with_all_behind_it() -> None:
    t = table()
    t.answer(TABLE, 1)
    t.answer(0, 2)
    t.answer(1, 0)
    assert t.correct(0) == 2
    assert t.state.notes == [0]
    assert t.ask_of(0) is not None


def test_the_last_die_is_the_one_that_is_corrected() -> None:
    t = table()
    t.answer(TABLE, 0)
    t.answer(0, 0)
    t.answer(1, 1)
    t.answer(0, 2)
    t.answer(TABLE, 1)
    t.answer(0, 2)
    assert t.correct(0) == 1
    assert t.state.notes == [0, 0, 1, 2, 0]


def test_a_correction_must_be_possible() -> None:
    t = table()
    with pytest.raises(TableError) as error:
        t.correct(0)
    assert error.value.key == "nothing-to-correct"
    t.answer(TABLE, 1)
    before = t.number
    with pytest.raises(TableError) as error:
        t.correct(3)
    assert error.value.key == "not-an-option"
    assert t.number == before


def test_plans_survive_a_correction() -> None:
    def meet(box: Box) -> Steps:
        box.notes.append((yield chance(COIN)))
        together = Together(PLAN, [0, 1], plan_of)
        yield together
        box.notes += [*together.plans[0], *together.plans[1]]
        yield choose(0, PAINT, [0, 1])

    t = table_of(little(meet), People(Scripted([])))
    t.answer(TABLE, 0)
    t.answer(1, 0, 1)
    t.answer(0, 2)
    assert t.correct(1) == 0
    assert t.state.notes == [1, 2, 2, 0, 1]


def test_a_standing_answer_stays_one_after_a_correction() -> None:
    def windy(box: Box) -> Steps:
        box.notes.append((yield chance(COIN)))
        yield choose(1, REACT, [-1, 0])
        yield choose(0, PAINT, [0, 1])
        yield choose(0, PAINT, [0, 1])

    t = table_of(little(windy), People(Scripted([])))
    t.stand(1, "react")
    t.answer(TABLE, 0)
    t.answer(0, 1)
    assert t.correct(1) == 0
    assert [line.standing for line in t.live] == [False, True, False]
    assert names(t)[-3:] == ["~ coin tails", "west react pass", "south paint green"]


def test_what_nobody_sees_is_not_asked_of_people() -> None:
    def deal(box: Box) -> None:
        box.cards.append(Hidden([2, 2]))
        box.cards[0].add(2)

    def peek(box: Box) -> Steps:
        box.notes.append((yield from look(box.cards[0], PEEK, 0, 1, box.journal)))
        box.notes.append((yield from look(box.cards[0], PEEK, 1, 0, box.journal)))

    t = table_of(little(peek, prepare=deal), People(Scripted(["green"])))
    t.answer(TABLE, 0)
    assert t.over
    assert names(t) == ["~ peek red", "~ peek green"]
    assert [line.by_hand for line in t.lines] == [True, False]
