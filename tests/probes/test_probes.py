"""The probe games at a table: random play with every eye open, taking back, copying, imagining, storing."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from ludoteca.engine.chance import Stream
from ludoteca.engine.game import SPECTATOR, Game
from ludoteca.engine.observe import observe, texts_of
from ludoteca.engine.rulebook import load as load_rulebook
from ludoteca.engine.run import Run
from ludoteca.engine.scene import check as check_scene
from ludoteca.engine.state import differences, digest, plain, restore, shared_parts
from ludoteca.engine.table import Table, TableError
from ludoteca.engine.text import problems as text_problems
from tests.probes import orders, piles, support

GAMES = {game.id: game for game in (orders.GAME, piles.GAME, support.GAME)}
PLAYED = 200
COUNTS = [
    pytest.param(game, seats, id=f"{game.id}-{seats}")
    for game in GAMES.values()
    for seats in range(game.seats[0], game.seats[1] + 1)
]


def table_of(game: Game, seats: int, key: int) -> Table:
    return Table(game, game.setup(seats), Stream(key))


def random_answer(table: Table, rng: random.Random) -> None:
    """One seat, any of those that are asked, answers something."""
    seat, ask = rng.choice(table.asked())
    table.answer(seat, rng.choice(ask.options))


def seats_and_spectator(table: Table) -> list[int]:
    return [*range(table.setup.seats), SPECTATOR]


def check_faults(table: Table) -> None:
    assert table.game.invariants is not None
    assert table.game.invariants(table.state) == []
    for _, ask in table.asked():
        assert ask.options == sorted(set(ask.options))


def check_eyes(table: Table) -> None:
    """Every seat sees a sound scene, and only who is asked has a question."""
    asked = [seat for seat, _ in table.asked()]
    for seat in seats_and_spectator(table):
        seen = observe(table, seat, since=table.number - 3)
        assert check_scene(seen.scene) == []
        assert (seen.ask is not None) == (seat in asked)


def check_copy(table: Table) -> None:
    """A copy shares nothing, and a clone stands where the table stands."""
    copy = table.state.copy()
    assert digest(copy) == digest(table.state)
    assert shared_parts(copy, table.state) == []
    clone = table.clone(Stream(1))
    assert differences(clone.state, table.state) == []
    assert digest(restore(plain(table.state), table.game.parts)) == digest(table.state)


def check_sampling(table: Table, key: int) -> None:
    """Every seat can imagine the table: the same seats are asked the same, and what it sees stays as it is."""
    for seat in seats_and_spectator(table):
        possible = table.sampler(seat).sample(key)
        assert table.game.invariants is not None
        assert table.game.invariants(possible.state) == []
        if seat not in table.decided():  # else its imagined table may be past the plans
            assert table.game.scene(possible.start.state, seat) == table.game.scene(table.run.start.state, seat)
        ask, mine = possible.ask, table.ask_of(seat)
        if mine is not None:
            assert ask is not None
            assert (ask.role, ask.question, ask.options, ask.about) == (
                mine.role,
                mine.question,
                mine.options,
                mine.about,
            )
        play_on(possible, key)


def play_on(run: Run, key: int) -> None:
    """A possible run can be played on."""
    rng = random.Random(key)
    for _ in range(10):
        if run.ask is None:
            break
        run.answer(rng.choice(run.ask.options))


def take_back(table: Table, rng: random.Random) -> None:
    """A seat takes back what it may, or all agree."""
    seat = rng.randrange(table.setup.seats)
    try:
        table.undo(seat, agreed=rng.random() < 0.5)
    except TableError:
        return
    check_faults(table)


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_random_games_end_and_keep_their_promises(game: Game, seats: int) -> None:
    for key in range(PLAYED):
        rng = random.Random(key)
        table = table_of(game, seats, key)
        while not table.over:
            check_faults(table)
            random_answer(table, rng)
        assert len(table.live) <= game.longest
        assert table.outcome is not None
        check_faults(table)


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_every_eye_sees_a_sound_table(game: Game, seats: int) -> None:
    for key in range(PLAYED // 25):
        rng = random.Random(key)
        table = table_of(game, seats, key)
        while not table.over:
            check_eyes(table)
            random_answer(table, rng)
        check_eyes(table)


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_copies_and_possible_tables(game: Game, seats: int) -> None:
    for key in range(PLAYED // 50):
        rng = random.Random(key)
        table = table_of(game, seats, key)
        while not table.over:
            check_copy(table)
            check_sampling(table, rng.randrange(1 << 30))
            random_answer(table, rng)


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_taking_back_now_and_then(game: Game, seats: int) -> None:
    for key in range(PLAYED // 8):
        rng = random.Random(key)
        table = table_of(game, seats, key)
        for _ in range(game.longest * 3):
            if table.over:
                break
            random_answer(table, rng)
            if rng.random() < 0.15:
                take_back(table, rng)
        assert table.over


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_standing_passes_are_ordinary_answers(game: Game, seats: int) -> None:
    """With standing answers to every window the game is the one in which these seats always pass."""
    windows = [question.id for question in game.questions if question.default == -1]
    if not windows:
        return
    for key in range(PLAYED // 25):
        table = table_of(game, seats, key)
        for seat in range(seats):
            for window in windows:
                table.stand(seat, window)
        rng = random.Random(key)
        while not table.over:
            assert all(ask.question.id not in windows for _, ask in table.asked())
            random_answer(table, rng)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_texts_and_rulebook_are_complete(game: Game) -> None:
    texts = texts_of(game)
    book = load_rulebook(game.folder)
    assert text_problems(texts) == []
    assert book.problems() == []
    assert {question.rule for question in game.questions} <= set(book.ids())


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_question_step_and_event_comes_up(game: Game) -> None:
    asked: Counter[Any] = Counter()
    for seats in range(game.seats[0], game.seats[1] + 1):
        for key in range(40):
            rng = random.Random(key)
            table = table_of(game, seats, key)
            while not table.over:
                random_answer(table, rng)
            asked.update(line.ask.question.id for line in table.live if line.ask is not None)
            asked.update(event.kind.id for event in table.events)
            asked.update(start.name for start in table.run.starts)
    names = [*(q.id for q in game.questions), *(e.id for e in game.events), *game.steps]
    assert [name for name in names if not asked[name]] == []
