"""A run: steps, agenda, plans, the seal over secrets, clones."""

from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.engine.ask import (
    EVERYONE,
    KEEP,
    OPEN,
    PASS,
    REVEAL,
    Ask,
    Plan,
    Question,
    Steps,
    Together,
    chance,
    choose,
)  # fmt: skip
from ludoteca.engine.chance import Nobody, People, Scripted, Stream
from ludoteca.engine.flow import GameOver
from ludoteca.engine.hidden import Hidden, Secret, look
from ludoteca.engine.run import RulesError, Run
from ludoteca.engine.state import digest
from tests.engine.little import COIN, COLOUR, FRAME, HIDE, OWN, PAINT, PEEK, PLAN, REACT, Box, little, run_of


def plan_of(box: Box, seat: int) -> Plan:
    """A plan of two colours, the second not below the first."""
    first = yield choose(seat, PLAN, [0, 1, 2])
    second = yield choose(seat, PLAN, list(range(first, 3)))
    return [first, second]


# ---------------------------------------------------------------- steps and agenda


def test_steps_follow_the_agenda_with_their_integers() -> None:
    def begin(box: Box) -> Steps:
        box.notes.append((yield choose(0, PAINT, [0, 1])))
        box.agenda.then("last", 7)
        box.agenda.first("next-one", 1, 2)

    def next_one(box: Box, a: int, b: int) -> Steps:
        box.notes += [a, b, (yield choose(1, FRAME, [2, 3]))]

    def last(box: Box, a: int) -> None:
        box.notes.append(a)

    run = run_of(little(begin, next_one, last))
    assert (run.ask is not None, run.over, run.number) == (True, False, 0)
    run.answer(1)
    run.answer(3)
    assert run.state.notes == [1, 1, 2, 3, 7]
    assert run.over
    assert run.ask is None
    assert [(start.name, start.args, start.number) for start in run.starts] == [
        ("begin", (), 0), ("next-one", (1, 2), 1), ("last", (7,), 2), ("", (), 2),
    ]  # fmt: skip


def test_a_plain_function_is_a_step_that_asks_nothing() -> None:
    def count(box: Box, n: int) -> None:
        box.notes.append(n)
        if n:
            box.agenda.first("count", n - 1)

    run = run_of(little(count, agenda=[("count", (3,)), ("count", (0,))]))
    assert run.state.notes == [3, 2, 1, 0, 0]
    assert run.over


def test_a_generator_that_asks_nothing_is_a_step_too() -> None:
    def maybe(box: Box, ask: int) -> Steps:
        if ask:
            box.notes.append((yield choose(0, PAINT, [0, 1])))

    run = run_of(little(maybe, agenda=[("maybe", (0,)), ("maybe", (1,)), ("maybe", (0,))]))
    run.answer(1)
    assert run.state.notes == [1]
    assert run.over


def test_a_cleared_agenda_ends_the_game() -> None:
    def begin(box: Box) -> None:
        box.agenda.clear()

    run = run_of(little(begin, agenda=[("begin", ()), ("begin", ())]))
    assert run.over
    assert len(run.starts) == 2


def test_an_unknown_step_is_an_error_of_the_rules() -> None:
    def begin(box: Box) -> None:
        box.agenda.then("nowhere")

    with pytest.raises(RulesError, match="nowhere"):
        run_of(little(begin))


def test_a_question_without_options_is_an_error_of_the_rules() -> None:
    def begin(box: Box) -> Steps:
        yield choose(0, PAINT, [])

    with pytest.raises(RulesError, match="paint"):
        run_of(little(begin))


def test_chance_comes_from_the_line_number() -> None:
    def begin(box: Box) -> Steps:
        for _ in range(5):
            box.notes.append((yield chance(COIN)))
        box.notes.append((yield choose(0, PAINT, [0, 1])))
        box.notes.append((yield chance(COIN)))

    run = run_of(little(begin), Stream(99))
    run.answer(0)
    stream = Stream(99)
    expected = [stream.draw(chance(COIN), number) for number in (1, 2, 3, 4, 5, 7)]
    assert run.state.notes[:5] + run.state.notes[6:] == expected
    assert run.numbers == [1, 2, 3, 4, 5, 6, 7]


def test_people_are_waited_for() -> None:
    def begin(box: Box) -> Steps:
        box.notes.append((yield chance(COIN)))
        box.notes.append((yield choose(0, PAINT, [0, 1])))

    run = run_of(little(begin), People(Nobody()))
    waited = run.waiting
    assert run.ask is not None
    assert run.ask.question is COIN
    run.answer(1)
    assert (waited, run.waiting) == (True, False)
    assert run.state.notes == [1]


def test_single_options_are_answered_unless_they_are_private() -> None:
    def begin(box: Box) -> Steps:
        box.notes.append((yield choose(0, PAINT, [2])))
        box.notes.append((yield choose(0, OWN, [3])))

    run = run_of(little(begin))
    assert run.state.notes == [2]
    assert run.ask is not None
    assert (run.ask.question, run.ask.options) == (OWN, [3])


@pytest.mark.parametrize(("question", "options"), [(OWN, [1]), (HIDE, [1]), (REACT, [PASS])])
def test_a_private_question_is_always_asked(question: Question, options: list[int]) -> None:
    def begin(box: Box) -> Steps:
        yield choose(0, question, options)

    run = run_of(little(begin))
    assert run.ask is not None
    assert run.number == 0


# ---------------------------------------------------------------- together


def together_game(mode: int, seats: list[int]) -> Callable[..., Any]:
    def begin(box: Box) -> Steps:
        together = Together(PLAN, seats, lambda seat: plan_of(box, seat), mode)
        yield together
        for seat in seats:
            box.notes += together.plans[seat]
        box.agenda.then("after")

    return begin


def after(box: Box) -> Steps:
    box.notes.append((yield choose(0, FRAME, [0, 1])))


@pytest.mark.parametrize("mode", [OPEN, REVEAL, KEEP])
def test_plans_are_made_in_seat_order(mode: int) -> None:
    run = run_of(little(together_game(mode, [0, 1, 2]), after, seats=3), seats=3)
    for value in (0, 1, 2, 1, 2):  # 2 leaves one option for the second colour of that seat
        run.answer(value)
    assert run.state.notes == [0, 1, 2, 2, 1, 2]
    assert run.ask is not None
    assert run.ask.question is FRAME


def test_a_plan_may_ask_nothing() -> None:
    def begin(box: Box) -> Steps:
        together = Together(PLAN, [0, 1], empty_or_not, REVEAL)
        yield together
        box.notes += [len(together.plans[0]), *together.plans[1]]

    def empty_or_not(seat: int) -> Plan:
        if seat == 1:
            return [(yield choose(seat, PLAN, [0, 1]))]
        return []

    run = run_of(little(begin))
    run.answer(1)
    assert run.state.notes == [0, 1]
    assert run.over


def test_without_seats_nobody_plans() -> None:
    run = run_of(little(together_game(REVEAL, []), after))
    assert run.state.notes == []
    assert run.ask is not None
    assert run.ask.question is FRAME


@pytest.mark.parametrize(("mode", "audience"), [(OPEN, EVERYONE), (REVEAL, EVERYONE), (KEEP, 1 << 1)])
def test_who_sees_a_plan(mode: int, audience: int) -> None:
    run = run_of(little(together_game(mode, [1]), after))
    assert run.ask is not None
    assert run.seats_that_see(run.ask) == audience


def test_who_sees_an_answer() -> None:
    run = run_of(little(after))
    for question, audience in ((PAINT, EVERYONE), (OWN, EVERYONE), (REACT, EVERYONE), (HIDE, 2)):
        assert run.seats_that_see(choose(1, question, [0])) == audience
    assert run.seats_that_see(Ask(-1, PEEK, [0], audience=5)) == 5


# ---------------------------------------------------------------- the seal


def deal(box: Box) -> None:
    """Four hidden cards, one of each colour."""
    box.cards.append(Hidden([1, 1, 1, 1]))
    box.cards[0].add(4)


def after_secret(box: Box) -> Steps:
    yield choose(0, HIDE, [0, 1])


def after_look(box: Box) -> Steps:
    yield from look(box.cards[0], PEEK, 0, 1, box.journal)


def after_own(box: Box) -> Steps:
    yield choose(0, OWN, [0, 1])


def after_window(box: Box) -> Steps:
    yield choose(0, REACT, [PASS, 0])


def after_keep(box: Box) -> Steps:
    yield Together(PLAN, [0], lambda seat: plan_of(box, seat), KEEP)


SEALED: list[tuple[Callable[[Box], Steps], list[int]]] = [
    (after_secret, [1]),
    (after_look, []),
    (after_own, [0]),
    (after_window, [0]),
    (after_keep, [0, 1]),
]


def seat_question(box: Box) -> Steps:
    yield choose(1, FRAME, [0, 1])


def window(box: Box) -> Steps:
    yield choose(1, REACT, [PASS])


def die(box: Box) -> Steps:
    yield chance(COIN)


def more_plans(box: Box) -> Steps:
    yield Together(PLAN, [0], lambda seat: plan_of(box, seat), OPEN)


@pytest.mark.parametrize("following", [seat_question, window, die, more_plans])
@pytest.mark.parametrize(("sealing", "answers"), SEALED)
def test_nothing_is_asked_in_the_step_after_a_secret(
    sealing: Callable[[Box], Steps], answers: list[int], following: Callable[[Box], Steps]
) -> None:
    def begin(box: Box) -> Steps:
        yield from sealing(box)
        yield from following(box)

    def play() -> None:
        run = run_of(little(begin, prepare=deal))
        for value in answers:
            run.answer(value)

    with pytest.raises(RulesError, match="same step"):
        play()


@pytest.mark.parametrize(("sealing", "answers"), SEALED)
def test_the_next_step_may_ask_again(sealing: Callable[[Box], Steps], answers: list[int]) -> None:
    def begin(box: Box) -> Steps:
        yield from sealing(box)
        box.agenda.then("after")

    run = run_of(little(begin, after, prepare=deal))
    for value in answers:
        run.answer(value)
    assert run.ask is not None
    assert run.ask.question is FRAME


def test_a_pass_in_a_window_lets_the_step_go_on() -> None:
    def begin(box: Box) -> Steps:
        for seat in (0, 1):
            if (yield choose(seat, REACT, [PASS, seat])) != PASS:
                return
        box.notes.append((yield choose(0, FRAME, [0, 1])))

    run = run_of(little(begin))
    run.answer(PASS)
    run.answer(PASS)
    run.answer(1)
    assert run.state.notes == [1]


def test_several_looks_may_follow_each_other() -> None:
    def begin(box: Box) -> Steps:
        for place in range(4):
            box.notes.append((yield from look(box.cards[0], PEEK, place, 1, box.journal)))

    run = run_of(little(begin, prepare=deal))
    assert run.over
    assert sorted(run.state.notes) == [0, 1, 2, 3]


# ---------------------------------------------------------------- clones


def long_step(box: Box) -> Steps:
    box.notes.append((yield chance(COIN)))
    box.notes.append((yield choose(0, PAINT, [0, 1, 2])))
    box.notes.append((yield chance(COIN)))
    together = Together(PLAN, [0, 1], lambda seat: plan_of(box, seat), REVEAL)
    yield together
    box.notes += [*together.plans[0], *together.plans[1]]
    box.notes.append((yield choose(1, FRAME, [0, 1])))
    if len(box.notes) < 30:
        box.agenda.then("long-step")


def same_place(a: Run, b: Run) -> bool:
    assert a.ask is not None
    assert b.ask is not None
    return (digest(a.state), a.ask.question.id, a.ask.options, a.ask.role, a.number) == (
        digest(b.state), b.ask.question.id, b.ask.options, b.ask.role, b.number
    )  # fmt: skip


@pytest.mark.parametrize("watch", [True, False])
def test_a_clone_stands_at_the_same_question_and_goes_its_own_way(watch: bool) -> None:
    run = run_of(little(long_step), Stream(5), watch=watch)
    while not run.over:
        before = digest(run.state)
        clone = run.clone(Stream(5))
        assert same_place(run, clone)
        twin = clone.clone(Stream(5))
        assert same_place(run, twin)
        assert run.ask is not None
        value = run.ask.options[-1]
        clone.answer(value)
        assert digest(run.state) == before
        run.answer(value)
        assert digest(run.state) == digest(clone.state)
        assert run.over == clone.over


def test_a_clone_never_rolls_the_real_future() -> None:
    def begin(box: Box) -> Steps:
        yield choose(0, PAINT, [0, 1])
        for _ in range(40):
            box.notes.append((yield chance(COIN)))
        yield choose(0, PAINT, [0, 1])

    run = run_of(little(begin), Stream(1))
    clone = run.clone(Stream(2))
    waiting = run.clone(Nobody())
    for one in (run, clone, waiting):
        one.answer(0)
    assert run.state.notes != clone.state.notes
    assert waiting.waiting
    assert waiting.state.notes == []


def test_only_a_watched_run_keeps_its_past() -> None:
    watched = run_of(little(long_step), Stream(5), watch=True)
    quick = run_of(little(long_step), Stream(5), watch=False)
    while watched.ask is not None:
        value = watched.ask.options[-1]
        watched.answer(value)
        quick.answer(value)
    assert len(watched.asks) == len(watched.values) == len(watched.numbers) == watched.number
    assert [start.name for start in watched.starts][-1] == ""
    for run in (quick, watched.clone(Stream(5)), run_of(little(long_step), Stream(5), watch=False)):
        assert [run.starts, run.asks, run.values, run.numbers, run.givers, run.audiences] == [[]] * 6


def test_the_clone_of_a_finished_run_is_finished() -> None:
    def begin(box: Box) -> None:
        box.notes.append(1)

    run = run_of(little(begin))
    clone = run.clone(Nobody())
    assert clone.over
    assert digest(clone.state) == digest(run.state)


def test_copies_of_the_state_tell_nobody_anything() -> None:
    def begin(box: Box) -> Steps:
        box.kept.append(Secret((2,), 1, [(0,), (2,)]))
        yield choose(0, PAINT, [0, 1])
        box.kept[0].reveal(box.journal)

    run = run_of(little(begin))
    run.clone(Nobody()).answer(0)
    assert run.journal.barriers == []
    run.answer(0)
    assert run.journal.barriers == [1]


def test_a_reveal_ends_the_step_for_seats() -> None:
    def begin(box: Box) -> Steps:
        box.kept.append(Secret((2,), 1, [(0,), (2,)]))
        yield choose(0, PAINT, [0, 1])
        box.kept[0].reveal(box.journal)
        yield choose(0, PAINT, [0, 1])

    run = run_of(little(begin))
    with pytest.raises(RulesError, match="a reveal"):
        run.answer(0)


def test_a_script_drives_a_run_by_names() -> None:
    run = run_of(little(long_step), Scripted(["heads", "tails"], after=Stream(0)))
    run.answer(COLOUR.value("blue"))
    assert run.state.notes == [0, 2, 1]


# ---------------------------------------------------------------- a game that ends at once


@pytest.mark.parametrize("asks_first", [True, False])
def test_game_over_ends_the_step_and_all_that_would_follow(asks_first: bool) -> None:
    def begin(box: Box) -> Steps:
        if asks_first:
            box.notes.append((yield choose(0, PAINT, [0, 1])))
        decide(box)
        yield choose(0, PAINT, [0, 1])

    def decide(box: Box) -> None:
        box.notes.append(9)
        raise GameOver

    def later(box: Box) -> None:
        box.notes.append(7)

    game = little(begin, later)
    run = run_of(game)
    run.state.agenda.then("later")
    if asks_first:
        run.answer(1)
    assert run.over
    assert run.ask is None
    assert run.state.notes == ([1, 9] if asks_first else [9])
    assert run.clone(Stream(1)).over


def test_game_over_in_a_step_that_asks_nothing() -> None:
    def begin(box: Box) -> None:
        box.agenda.then("last")
        raise GameOver

    def last(box: Box) -> None:
        box.notes.append(7)

    run = run_of(little(begin, last))
    assert run.over
    assert run.state.notes == []
