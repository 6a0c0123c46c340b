"""The table: who is asked, which answers it takes, how secret plans come together."""

from itertools import permutations
from typing import Any

import pytest

from ludoteca.engine.ask import (
    EVERYONE,
    KEEP,
    OPEN,
    PASS,
    REVEAL,
    Domain,
    Plan,
    Refusal,
    Steps,
    Together,
    chance,
    choose,
    pick,
)  # fmt: skip
from ludoteca.engine.chance import Committed, Nobody, Stream
from ludoteca.engine.hidden import Secret
from ludoteca.engine.run import RulesError
from ludoteca.engine.state import digest
from ludoteca.engine.table import Table, TableError
from ludoteca.games.magpies import GAME as MAGPIES
from tests.engine.little import COIN, COLOUR, FRAME, HIDE, OWN, PAINT, PLAN, REACT, Box, little, names, table_of


def whole(table: Table) -> tuple[Any, ...]:
    """Everything about a table that an answer can change."""
    asked = [(seat, ask.question.id, tuple(ask.options)) for seat, ask in table.asked()]
    plans = {seat: tuple(desk.answers) for seat, desk in table.desks.items()}
    return digest(table.state), table.number, len(table.lines), len(table.live), asked, plans, len(table.events)


def refused(table: Table, seat: int, *values: int) -> str:
    """The key of the error with which the table refuses these answers; nothing may change by it."""
    before = whole(table)
    with pytest.raises(TableError) as error:
        table.answer(seat, *values)
    assert whole(table) == before
    return error.value.key


def turns(box: Box) -> Steps:
    """Both seats paint and frame; a coin is thrown between them."""
    for seat in (0, 1):
        box.notes.append((yield choose(seat, PAINT, [0, 1])))
        box.notes.append((yield choose(seat, FRAME, [1, 2])))
        if box.notes[-1] == 2:
            box.notes.append((yield chance(COIN)))
    box.notes.append((yield choose(1, PAINT, [0, 3])))


# ---------------------------------------------------------------- single answers


def test_the_table_asks_the_seat_and_takes_its_answer() -> None:
    table = table_of(little(turns))
    assert [(seat, ask.question.id) for seat, ask in table.asked()] == [(0, "paint")]
    assert table.ask_of(0) is not None
    assert table.ask_of(1) is None
    table.answer(0, 1)
    assert table.state.notes == [1]
    assert names(table) == ["south paint green"]
    assert (table.lines[0].seat, table.lines[0].audience, table.lines[0].automatic) == (0, EVERYONE, False)


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    table = table_of(little(turns))
    assert refused(table, 1, 0) == "not-asked"
    table.answer(0, 0)
    table.answer(0, 1)
    assert refused(table, 0, 0) == "not-asked"  # an answer that comes too late


@pytest.mark.parametrize("value", [2, 3, 99, -2, PASS])
def test_only_options_are_taken(value: int) -> None:
    assert refused(table_of(little(turns)), 0, value) == "not-an-option"


def test_a_finished_game_takes_no_answer() -> None:
    table = table_of(little(turns))
    table.answer(0, 0, 1)
    table.answer(1, 0, 1, 3)
    assert table.over
    assert table.outcome is not None
    assert refused(table, 1, 0) == "game-over"


def test_while_the_game_runs_there_is_no_outcome() -> None:
    assert table_of(little(turns)).outcome is None


# ---------------------------------------------------------------- several answers at once


def test_several_answers_at_once_are_like_one_after_the_other() -> None:
    one, other = table_of(little(turns)), table_of(little(turns))
    one.answer(0, 0, 1)
    other.answer(0, 0)
    other.answer(0, 1)
    assert whole(one) == whole(other)


def test_a_later_answer_that_is_wrong_undoes_the_earlier_ones() -> None:
    assert refused(table_of(little(turns)), 0, 0, 3) == "not-an-option"


def test_nobody_answers_past_another_seat() -> None:
    table = table_of(little(turns))
    assert refused(table, 0, 0, 1, 0) == "too-many-answers"
    table.answer(0, 0, 1)
    assert refused(table, 1, 0, 1, 0, 0) == "too-many-answers"


def test_nobody_answers_past_chance() -> None:
    def begin(box: Box) -> Steps:
        box.notes.append((yield choose(0, PAINT, [0, 1])))
        box.notes.append((yield chance(COIN)))
        box.notes.append((yield choose(0, FRAME, [0, 1])))

    table = table_of(little(begin), Committed(b"seed", []))
    for value in (0, 1):
        assert refused(table, 0, value, value) == "too-many-answers"


def test_nobody_probes_past_a_reveal() -> None:
    """Otherwise a refusal would tell what a secret is before the seat has paid for seeing it."""

    def begin(box: Box) -> Steps:
        box.notes.append((yield choose(0, PAINT, [0, 1])))
        seen = box.kept[0].reveal(box.journal)[0]
        box.notes.append((yield choose(0, FRAME, [seen, 3])))

    def prepare(box: Box) -> None:
        box.kept.append(Secret((2,), 1 << 1, [(0,), (1,), (2,)]))

    table = table_of(little(begin, prepare=prepare))
    assert {refused(table, 0, 0, guess) for guess in (0, 1, 2)} == {"too-many-answers"}


def test_nobody_answers_past_the_plans_of_all() -> None:
    def begin(box: Box) -> Steps:
        yield choose(0, PAINT, [0, 1])
        yield Together(PLAN, [0, 1], plan, REVEAL)
        yield choose(0, PAINT, [0, 1])

    def plan(seat: int) -> Plan:
        return [(yield choose(seat, PLAN, [0, 1]))]

    table = table_of(little(begin))
    assert refused(table, 0, 0, 0) == "too-many-answers"
    table.answer(0, 0)
    assert refused(table, 0, 0, 0) == "too-many-answers"
    table.answer(1, 1)
    assert refused(table, 0, 0, 0) == "too-many-answers"


def test_a_chain_is_answered_in_one_message() -> None:
    def begin(box: Box) -> Steps:
        box.notes = yield from pick(0, PAINT, [0, 1, 2, 3], 2, 3)

    table = table_of(little(begin))
    assert refused(table, 0, 1, 0) == "not-an-option"  # a choice has one spelling
    assert refused(table, 0, 0, 1, PASS, 2) == "too-many-answers"
    table.answer(0, 1, 3)
    assert table.state.notes == [1, 3]
    assert table.over


def test_automatic_answers_stand_in_the_ledger() -> None:
    def begin(box: Box) -> Steps:
        box.notes.append((yield choose(0, PAINT, [0, 1])))
        box.notes.append((yield choose(0, FRAME, [2])))
        box.notes.append((yield choose(1, OWN, [3])))

    table = table_of(little(begin))
    table.answer(0, 1)
    assert names(table) == ["south paint green", "south frame blue"]
    assert [line.automatic for line in table.lines] == [False, True]
    assert table.ask_of(1) is not None  # a private question is never answered by the table
    table.answer(1, 3)
    assert not table.lines[-1].automatic


# ---------------------------------------------------------------- refusals


def test_what_is_refused_says_why() -> None:
    def begin(box: Box) -> Steps:
        yield choose(0, PAINT, [1, 3])

    table = table_of(little(begin))
    assert [(value, refusal.rule, refusal.reason) for value, refusal in table.refused(0)] == [
        (0, "L2", "not-now"), (2, "L2", "not-now"),
    ]  # fmt: skip
    assert table.refused(1) == []


def test_a_game_gives_its_own_reasons() -> None:
    magpies = Table(MAGPIES, MAGPIES.setup(2), Stream(4))
    magpies.answer(0, 0)
    magpies.answer(1, 0)
    while magpies.ask_of(0) is None:
        seat, ask = magpies.asked()[0]
        magpies.answer(seat, ask.options[0])
    refusals: dict[int, Refusal] = dict(magpies.refused(0))
    own = magpies.state.at[0]
    assert (refusals[own].rule, refusals[own].reason) == ("G2.2", "own-tree")
    assert set(refusals) | set(magpies.asked()[0][1].options) == set(range(8))


# ---------------------------------------------------------------- together


def plan_of(seat: int) -> Plan:
    first = yield choose(seat, PLAN, [0, 1, 2])
    second = yield choose(seat, PLAN, list(range(first, 3)))
    return [first, second]


def meeting(mode: int, seats: list[int]) -> Any:
    def begin(box: Box) -> Steps:
        together = Together(PLAN, seats, plan_of, mode)
        yield together
        for seat in seats:
            box.notes += together.plans[seat]
        box.agenda.then("after")

    def after(box: Box) -> Steps:
        box.notes.append((yield choose(0, FRAME, [0, 1])))

    return little(begin, after, seats=3)


@pytest.mark.parametrize("mode", [OPEN, REVEAL, KEEP])
def test_every_order_of_arrival_gives_the_same_ledger(mode: int) -> None:
    answers = {0: [0, 1], 1: [2], 2: [1, 1]}
    ledgers = set()
    for order in permutations([0, 0, 1, 2, 2]):
        table = table_of(meeting(mode, [0, 1, 2]), seats=3)
        left = {seat: values[:] for seat, values in answers.items()}
        for seat in order:
            table.answer(seat, left[seat].pop(0))
        assert table.state.notes == [0, 1, 2, 2, 1, 1]
        ledgers.add((digest(table.state), *names(table), *(line.number for line in table.lines)))
    assert len(ledgers) == 1


def test_nothing_reaches_the_ledger_before_the_last_plan_is_in() -> None:
    table = table_of(meeting(REVEAL, [0, 1, 2]), seats=3)
    before = digest(table.state)
    assert [seat for seat, _ in table.asked()] == [0, 1, 2]
    table.answer(2, 0, 1)
    table.answer(0, 1)
    assert table.decided() == [2]
    assert [seat for seat, _ in table.asked()] == [0, 1]
    assert (table.number, table.lines, digest(table.state)) == (0, [], before)
    table.answer(0, 2)
    table.answer(1, 2)
    assert table.decided() == []
    assert table.number == 6


def test_who_has_planned_is_not_asked_again() -> None:
    table = table_of(meeting(KEEP, [0, 1]), seats=3)
    table.answer(0, 0, 0)
    assert refused(table, 0, 0) == "not-asked"
    assert refused(table, 2, 0) == "not-asked"
    assert refused(table, 1, 1, 0) == "not-an-option"


def test_kept_plans_are_seen_by_their_makers_only() -> None:
    table = table_of(meeting(KEEP, [0, 1]), seats=3)
    table.answer(1, 0, 0)
    table.answer(0, 1, 1)
    assert [line.audience for line in table.lines] == [1, 1, 2, 2]
    open_table = table_of(meeting(REVEAL, [0, 1]), seats=3)
    open_table.answer(1, 0, 0)
    open_table.answer(0, 1, 1)
    assert [line.audience for line in open_table.lines] == [EVERYONE] * 4


def test_a_plan_that_runs_into_a_dead_end_is_an_error_of_the_rules() -> None:
    def begin(box: Box) -> Steps:
        yield Together(PLAN, [0, 1], plan, REVEAL)

    def plan(seat: int) -> Plan:
        first = yield choose(seat, PLAN, [0, 1])
        yield choose(seat, PLAN, [] if first else [0, 1])
        return []

    table = table_of(little(begin))
    with pytest.raises(RulesError, match="plan"):
        table.answer(1, 1)


# ---------------------------------------------------------------- roles


ROLES = Domain("role", ["baker", "smith", "miller"])


def test_a_seat_answers_for_all_its_roles() -> None:
    def begin(box: Box) -> Steps:
        for role in range(3):
            box.notes.append((yield choose(role, PAINT, [0, 1])))

    table = table_of(little(begin, holders=[1, 0, 1], roles=ROLES))
    table.answer(1, 0)
    table.answer(0, 1)
    table.answer(1, 1)
    assert names(table) == ["baker paint red", "smith paint green", "miller paint green"]
    assert [line.seat for line in table.lines] == [1, 0, 1]


def test_the_roles_of_one_seat_are_answered_in_one_message() -> None:
    def begin(box: Box) -> Steps:
        for role in range(3):
            box.notes.append((yield choose(role, PAINT, [0, 1])))

    table = table_of(little(begin, holders=[1, 1, 0], roles=ROLES))
    table.answer(1, 0, 1)
    assert table.state.notes == [0, 1]


def test_questions_follow_a_role_that_changes_hands() -> None:
    def begin(box: Box) -> Steps:
        yield choose(0, PAINT, [0, 1])
        box.holders[0] = 1
        yield choose(0, PAINT, [0, 1])

    table = table_of(little(begin, holders=[0], roles=ROLES))
    table.answer(0, 0)
    assert refused(table, 0, 0) == "not-asked"
    table.answer(1, 0)


def test_an_answer_belongs_to_the_seat_that_gave_it() -> None:
    """Also when the role changes hands by that very answer: a secret stays with the eyes that know it."""

    def begin(box: Box) -> Steps:
        yield choose(0, HIDE, [0, 1])
        box.holders[0] = 1
        box.agenda.then("begin")

    table = table_of(little(begin, holders=[0], roles=ROLES))
    table.answer(0, 0)
    assert (table.lines[0].seat, table.lines[0].audience) == (0, 1 << 0)


# ---------------------------------------------------------------- clones


def test_a_clone_needs_its_own_chance() -> None:
    def begin(box: Box) -> Steps:
        yield choose(0, PAINT, [0, 1])
        box.notes.append((yield chance(COIN)))

    table = table_of(little(begin), Committed(b"s", []))
    run = table.clone(Nobody())
    run.answer(0)
    assert run.waiting
    assert table.number == 0


def test_a_clone_leaves_out_the_plans_that_are_being_made() -> None:
    table = table_of(meeting(KEEP, [0, 1]), seats=3)
    table.answer(1, 2)
    table.answer(0, 0)
    run = table.clone(Stream(1))
    assert run.since == []
    assert run.ask is not None
    assert run.ask.role == 0


def test_windows_are_never_answered_by_the_table() -> None:
    def begin(box: Box) -> Steps:
        yield choose(0, REACT, [PASS])
        yield choose(1, REACT, [PASS])

    table = table_of(little(begin))
    assert table.ask_of(0) is not None
    table.answer(0, PASS)
    assert table.ask_of(1) is not None
    assert COLOUR.name(PASS) == "pass"


def test_a_standing_answer_does_not_speak_between_several_answers() -> None:
    def begin(box: Box) -> Steps:
        box.notes.append((yield choose(0, PAINT, [0, 1])))
        reaction = yield choose(0, REACT, [PASS, 2])
        if reaction != PASS:
            box.agenda.then("answered")
            return
        box.agenda.then("west")

    def answered(box: Box) -> None:
        box.notes.append(9)

    def west(box: Box) -> Steps:
        box.notes.append((yield choose(1, FRAME, [0, 1])))

    table = table_of(little(begin, answered, west))
    table.stand(0, "react")
    table.answer(0, 1, 2)
    assert table.state.notes == [1, 9]


def test_no_seat_that_is_not_there_is_listened_to() -> None:
    def begin(box: Box) -> Steps:
        box.notes.append((yield choose(0, PAINT, [0, 1])))

    table = table_of(little(begin))
    for seat in (-7, 5, 19):
        with pytest.raises(TableError, match="not-asked"):
            table.answer(seat, 0)
        with pytest.raises(TableError):
            table.stand(seat, "react")
