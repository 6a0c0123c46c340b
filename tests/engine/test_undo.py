"""Taking back: alone up to the last barrier, beyond it when all agree."""

from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.engine.ask import EVERYONE, KEEP, REVEAL, Plan, Question, Steps, Together, chance, choose
from ludoteca.engine.chance import Stream
from ludoteca.engine.hidden import Hidden, Secret, look
from ludoteca.engine.state import digest
from ludoteca.engine.table import Table, TableError
from tests.engine.little import COIN, COLOUR, FRAME, PAINT, PEEK, PLAN, Box, little, names, table_of

SWEAR = Question("swear", "L9", COLOUR, barrier=True)


def refused(table: Table, seat: int, agreed: bool = False) -> str:
    before = digest(table.state), table.number, len(table.lines)
    with pytest.raises(TableError) as error:
        table.undo(seat, agreed)
    assert (digest(table.state), table.number, len(table.lines)) == before
    return error.value.key


def colours(box: Box, seat: int, count: int) -> Steps:
    for _ in range(count):
        box.notes.append((yield choose(seat, PAINT, [0, 1, 2])))


def test_a_seat_takes_back_its_own_answers_one_by_one() -> None:
    def begin(box: Box) -> Steps:
        yield from colours(box, 0, 5)

    table = table_of(little(begin))
    assert refused(table, 0) == "nothing-to-undo"
    seen = [digest(table.state)]
    for value in (0, 1, 2, 1):
        table.answer(0, value)
        seen.append(digest(table.state))
    for before in reversed(seen[:-1]):
        assert table.undo(0) == 1
        assert digest(table.state) == before
    assert refused(table, 0) == "nothing-to-undo"


def test_undone_lines_stay_in_the_ledger_and_keep_their_numbers() -> None:
    def begin(box: Box) -> Steps:
        yield from colours(box, 0, 5)

    table = table_of(little(begin))
    table.answer(0, 0, 1)
    table.undo(0)
    table.answer(0, 2)
    assert names(table) == ["south paint red", "south paint green", "undo 1", "south paint blue"]
    assert [line.number for line in table.lines] == [1, 2, 3, 4]
    assert [line.number for line in table.live] == [1, 4]
    assert table.number == 4


def test_undo_goes_back_over_step_boundaries() -> None:
    def begin(box: Box) -> Steps:
        yield from colours(box, 0, 1)
        if len(box.notes) < 6:
            box.agenda.then("middle")

    def middle(box: Box) -> None:
        box.agenda.then("begin")

    table = table_of(little(begin, middle))
    seen = []
    for value in (0, 1, 2, 0):
        seen.append(digest(table.state))
        table.answer(0, value)
    for before in reversed(seen):
        table.undo(0)
        assert digest(table.state) == before


def test_automatic_answers_go_with_the_answer_before_them() -> None:
    def begin(box: Box) -> Steps:
        yield choose(0, PAINT, [0, 1])
        yield choose(0, FRAME, [2])
        yield choose(1, FRAME, [1])
        yield choose(0, PAINT, [0, 1])

    table = table_of(little(begin))
    table.answer(0, 1)
    assert table.undo(0) == 3
    assert table.live == []
    assert table.ask_of(0) is not None


# ---------------------------------------------------------------- barriers


def after_chance(box: Box) -> Steps:
    yield from colours(box, 0, 1)
    yield chance(COIN)
    yield from colours(box, 0, 1)


def after_another_seat(box: Box) -> Steps:
    yield from colours(box, 0, 1)
    yield from colours(box, 1, 1)
    yield from colours(box, 0, 1)


def after_an_oath(box: Box) -> Steps:
    box.notes.append((yield choose(0, SWEAR, [0, 1])))
    yield from colours(box, 0, 1)


def after_a_reveal(box: Box) -> Steps:
    yield from colours(box, 0, 1)
    box.kept[0].reveal(box.journal)
    box.agenda.then("go-on")


def after_a_hint(box: Box) -> Steps:
    yield from colours(box, 0, 1)
    box.kept[0].narrow((1,), box.journal)
    box.agenda.then("go-on")


def after_a_card_is_shown(box: Box) -> Steps:
    yield from look(box.cards[0], PEEK, 0, 1 << 1, box.journal)
    box.agenda.then("show-it")


def show_it(box: Box) -> Steps:
    yield from colours(box, 0, 1)
    box.cards[0].show(0, EVERYONE, box.journal)
    box.agenda.then("go-on")


def go_on(box: Box) -> Steps:
    yield from colours(box, 0, 2)


def prepare(box: Box) -> None:
    box.kept.append(Secret((1, 2), 1 << 1, [(0, 0), (1, 2)]))
    box.cards.append(Hidden([1, 1, 1]))
    box.cards[0].add(3)


BARRIERS = [after_chance, after_another_seat, after_an_oath, after_a_reveal, after_a_hint, after_a_card_is_shown]


@pytest.mark.parametrize("step", BARRIERS)
def test_nobody_goes_back_alone_behind_a_barrier(step: Callable[..., Any]) -> None:
    table = table_of(little(step, show_it, go_on, prepare=prepare))
    before = digest(table.state), len(table.live)
    for _ in range(2 if step is after_another_seat else 1):
        seat, ask = table.asked()[0]
        table.answer(seat, ask.options[-1])
    assert refused(table, 0) == "undo-barrier"
    table.undo(0, agreed=True)
    assert (digest(table.state), len(table.live)) == before


@pytest.mark.parametrize("step", BARRIERS)
def test_what_came_behind_the_barrier_can_be_taken_back(step: Callable[..., Any]) -> None:
    def last(box: Box) -> Steps:
        yield from step(box)
        if not box.agenda.items:
            yield from colours(box, 0, 1)

    table = table_of(little(last, show_it, go_on, prepare=prepare))
    for _ in range(2 if step is after_another_seat else 1):
        seat, ask = table.asked()[0]
        table.answer(seat, ask.options[-1])
    before = digest(table.state)
    table.answer(0, 2)
    assert table.undo(0) == 1
    assert digest(table.state) == before
    assert refused(table, 0) == "undo-barrier"


def test_another_seat_takes_back_nothing_of_mine() -> None:
    table = table_of(little(after_another_seat))
    table.answer(0, 1)
    assert refused(table, 1) == "undo-barrier"


def test_agreement_goes_back_to_the_last_answer_of_that_seat() -> None:
    table = table_of(little(after_another_seat))
    table.answer(0, 1)
    table.answer(1, 2)
    assert table.undo(0, agreed=True) == 2
    assert table.state.notes == []
    table.answer(0, 0)
    table.answer(1, 0)
    assert table.undo(1, agreed=True) == 1
    assert table.state.notes == [0]


def test_fresh_dice_after_a_take_back() -> None:
    def begin(box: Box) -> Steps:
        yield choose(0, PAINT, [0, 1])
        for _ in range(20):
            box.notes.append((yield chance(COIN)))
        yield choose(0, PAINT, [0, 1])

    table = table_of(little(begin), Stream(11))
    table.answer(0, 0)
    first = table.state.notes[:]
    assert table.undo(0, agreed=True) == 21
    table.answer(0, 0)
    assert table.state.notes != first
    stream = Stream(11)
    assert table.state.notes == [stream.draw(chance(COIN), number) for number in range(24, 44)]


def test_events_and_openings_that_were_taken_back_are_gone() -> None:
    table = table_of(little(after_a_reveal, go_on, prepare=prepare))
    table.state.kept[0].line = 1
    table.answer(0, 1)
    assert table.run.journal.barriers == [1]
    table.undo(0, agreed=True)
    assert table.run.journal.barriers == []
    assert not table.state.kept[0].seen_by(0)


# ---------------------------------------------------------------- together


def plan_of(seat: int) -> Plan:
    first = yield choose(seat, PLAN, [0, 1, 2])
    second = yield choose(seat, PLAN, list(range(first, 3)))
    return [first, second]


def meeting(seats: list[int], mode: int = REVEAL) -> Any:
    def begin(box: Box) -> Steps:
        box.notes.append((yield choose(0, PAINT, [0, 1])))
        together = Together(PLAN, seats, plan_of, mode)
        yield together
        for seat in seats:
            box.notes += together.plans[seat]
        box.agenda.then("after")

    def after(box: Box) -> Steps:
        box.notes.append((yield choose(0, FRAME, [0, 1])))
        box.notes.append((yield choose(1, FRAME, [0, 1])))

    return little(begin, after)


def plans(table: Table) -> dict[int, list[int]]:
    return {seat: desk.given() for seat, desk in table.desks.items()}


def test_a_plan_is_taken_back_freely_while_others_plan() -> None:
    table = table_of(meeting([0, 1]))
    table.answer(0, 0)
    table.answer(1, 0)
    table.answer(0, 1, 2)
    assert table.decided() == [0]
    assert table.undo(0) == 0
    assert plans(table) == {0: [1], 1: [0]}
    assert table.undo(0) == 0
    assert plans(table) == {0: [], 1: [0]}
    assert table.number == 1
    table.answer(0, 2)
    table.answer(1, 0)
    assert table.state.notes == [0, 2, 2, 0, 0]


def test_a_begun_plan_of_another_seat_is_a_barrier() -> None:
    table = table_of(meeting([0, 1]))
    table.answer(0, 0)
    table.answer(1, 2)
    assert refused(table, 0) == "undo-barrier"
    assert plans(table) == {0: [], 1: [2]}


def test_before_anybody_plans_the_answer_before_can_be_taken_back() -> None:
    table = table_of(meeting([0, 1]))
    table.answer(0, 0)
    assert table.undo(0) == 1
    assert table.desks == {}
    assert table.state.notes == []


@pytest.mark.parametrize("mode", [REVEAL, KEEP])
def test_a_plan_that_only_one_seat_makes_is_taken_back_like_any_answer(mode: int) -> None:
    table = table_of(meeting([0], mode))
    table.answer(0, 1)
    table.answer(0, 0)
    assert table.undo(0) == 0  # inside
    table.answer(0, 0, 1)
    assert table.state.notes == [1, 0, 1]
    assert table.undo(0) == 2  # behind: the plan is open again, without its last answer
    assert plans(table) == {0: [0]}
    assert table.state.notes == [1]
    assert table.undo(0) == 0
    assert table.undo(0) == 1
    assert table.state.notes == []


@pytest.mark.parametrize("mode", [REVEAL, KEEP])
def test_when_all_agree_finished_plans_are_opened_again(mode: int) -> None:
    table = table_of(meeting([0, 1], mode))
    table.answer(0, 1)
    table.answer(1, 0, 2)
    table.answer(0, 1, 1)
    assert refused(table, 0) == "undo-barrier"
    assert refused(table, 1) == "undo-barrier"
    assert table.undo(0, agreed=True) == 4
    assert plans(table) == {0: [1], 1: [0, 2]}
    assert table.decided() == [1]
    table.answer(0, 2)
    assert table.state.notes == [1, 1, 2, 0, 2]


def test_agreement_from_behind_the_plans_restores_them_too() -> None:
    table = table_of(meeting([0, 1]))
    table.answer(0, 1)
    table.answer(0, 0, 0)
    table.answer(1, 1, 1)
    table.answer(0, 1)
    assert table.undo(1, agreed=True) == 5
    assert plans(table) == {0: [0, 0], 1: [1]}
    table.answer(1, 2)
    assert table.state.notes == [1, 0, 0, 1, 2]


# ---------------------------------------------------------------- long games


def test_a_long_game_forgets_old_states_and_can_still_be_taken_back_to_its_first_answer() -> None:
    def begin(box: Box, left: int) -> Steps:
        box.notes.append((yield choose(left % 2, PAINT, [0, 1, 2])))
        if left % 3 == 0:
            box.notes.append((yield chance(COIN)))
        if left:
            box.agenda.then("begin", left - 1)

    table = table_of(little(begin, agenda=[("begin", (150,))]), Stream(3))
    seen: list[str] = []
    for _ in range(150):
        seat, ask = table.asked()[0]
        seen.append(digest(table.state))
        table.answer(seat, ask.options[len(seen) % 3])
    kept = [start for start in table.run.starts if start.state is not None]
    assert len(kept) < 20
    while table.live:
        seat = next(line.seat for line in reversed(table.live) if line.is_decision)
        table.undo(seat, agreed=True)
        assert digest(table.state) == seen[len([line for line in table.live if line.is_decision])]
    assert table.state.notes == []
    table.answer(0, 1)
    assert table.state.notes[0] == 1
