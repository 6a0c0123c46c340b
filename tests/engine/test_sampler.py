"""Possible tables: the same to a seat, different in what it cannot know."""

import pytest

from ludoteca.engine.ask import KEEP, Plan, Steps, Together, chance, choose
from ludoteca.engine.chance import Committed, Nobody, Stream
from ludoteca.engine.game import Game
from ludoteca.engine.hidden import UNKNOWN, Hidden, Secret, look
from ludoteca.engine.run import Run
from ludoteca.engine.sampler import Draws
from ludoteca.engine.state import digest, hidden_things
from ludoteca.engine.table import Table
from ludoteca.games.magpies import GAME as MAGPIES
from tests.engine.little import COIN, FRAME, PAINT, PEEK, PLAN, Box, little, table_of


def prepare(box: Box) -> None:
    box.cards.append(Hidden([2, 2, 2, 2]))
    box.cards[0].add(5)


def secrets(box: Box) -> Steps:
    together = Together(PLAN, [0, 1], plan_of, KEEP)
    yield together
    for seat in (0, 1):
        first, second, line = together.plans[seat]
        possible: list[tuple[int, ...]] = [(a, b) for a in range(3) for b in range(a, 3)]
        box.kept.append(Secret((first, second), 1 << seat, possible, line))
    box.agenda.then("peek", 0)


def plan_of(seat: int) -> Plan:
    ask = choose(seat, PLAN, [0, 1, 2])
    first = yield ask
    second = yield choose(seat, PLAN, list(range(first, 3)))
    return [first, second, ask.number]


def peek(box: Box, turn: int) -> Steps:
    yield from look(box.cards[0], PEEK, turn, 1 << turn % 2, box.journal)
    box.agenda.then("act", turn)


def act(box: Box, turn: int) -> Steps:
    box.notes.append((yield chance(COIN)))
    box.notes.append((yield choose(turn % 2, PAINT, [0, 1, 2])))
    box.notes.append((yield choose(1 - turn % 2, FRAME, [box.notes[-1], 3])))
    if turn < 4:
        box.agenda.then("peek", turn + 1)


GAME = little(secrets, peek, act, prepare=prepare)


def knowledge(state: object, seat: int) -> list[object]:
    """What a seat knows of all hidden things."""
    found: list[object] = []
    for thing in hidden_things(state):
        if isinstance(thing, Hidden):
            found.append([thing.seen_by(place, seat) for place in range(len(thing.card))])
            found.append([card == UNKNOWN for card in thing.card])
        else:
            found.append(thing.value if thing.seen_by(seat) else None)
    return found


def same_question(run: Run, table: Table, seat: int) -> bool:
    ask = table.ask_of(seat)
    if ask is None:
        return True
    assert run.ask is not None
    return (run.ask.question, run.ask.options, run.ask.role, run.ask.about) == (
        ask.question, ask.options, ask.role, ask.about
    )  # fmt: skip


def tables(game: Game, seats: int = 2) -> list[Table]:
    """One table at every moment of a game; later ones go on from earlier ones, so each is used at once."""
    return [Table(game, game.setup(seats), Committed(bytes([n]), [])) for n in range(3)]


@pytest.mark.parametrize("game", [GAME, MAGPIES], ids=["little", "magpies"])
def test_what_a_seat_knows_never_changes_and_the_question_is_the_same(game: Game) -> None:
    for table in tables(game):
        for turn in range(40):
            if table.over:
                break
            for seat in (0, 1):
                if seat in table.decided():
                    continue  # nobody asks what it knows before the others have planned
                sampler = table.sampler(seat)
                for key in range(3):
                    run = sampler.sample(key)
                    assert knowledge(run.state, seat) == knowledge(table.state, seat)
                    assert same_question(run, table, seat)
                    assert run.state.agenda.items == table.state.agenda.items
                    if not table.desks:
                        assert run.state.holders == table.state.holders
            seat, ask = table.asked()[turn % len(table.asked())]
            table.answer(seat, ask.options[(turn * 5) % len(ask.options)])


def test_the_same_key_gives_the_same_run() -> None:
    table = table_of(GAME, Stream(4))
    for turn in range(9):
        runs = [table.sampler(0).sample(77) for _ in range(2)]
        assert digest(runs[0].state) == digest(runs[1].state)
        for run in runs:
            for _ in range(6):
                if run.ask is not None:
                    run.answer(run.ask.options[-1])
        assert digest(runs[0].state) == digest(runs[1].state)
        seat, ask = table.asked()[0]
        table.answer(seat, ask.options[turn % len(ask.options)])


def test_what_a_seat_cannot_know_is_drawn_anew() -> None:
    table = table_of(GAME, Stream(4))
    table.answer(0, 1, 2)
    table.answer(1, 0, 1)
    for turn in range(4):
        seat, ask = table.asked()[0]
        table.answer(seat, ask.options[turn % len(ask.options)])
    worlds = [table.sampler(0).sample(key).state for key in range(300)]
    assert {world.kept[1].value for world in worlds} == {(a, b) for a in range(3) for b in range(a, 3)}
    assert {world.kept[0].value for world in worlds} == {(1, 2)}
    mine = [place for place in range(5) if table.state.cards[0].seen_by(place, 0) != UNKNOWN]
    theirs = [place for place in range(5) if table.state.cards[0].seen_by(place, 1) != UNKNOWN]
    assert mine
    assert theirs
    for place in mine:
        assert {world.cards[0].card[place] for world in worlds} == {table.state.cards[0].card[place]}
    seen = [table.state.cards[0].card[place] for place in mine]
    left = {card for card in range(4) if seen.count(card) < 2}
    for place in theirs:
        assert {world.cards[0].card[place] for world in worlds} == left
    assert len({world.notes[0] for world in worlds}) == 1  # the coin has been seen by all


def test_the_samples_do_not_depend_on_the_secrets_of_others() -> None:
    """From the same key, tables that look the same to a seat give it the same samples."""
    seen = set()
    for other in ([0, 0], [1, 2], [2]):
        table = table_of(GAME, Stream(4))
        table.answer(1, *other)
        run = table.sampler(0).sample(5)
        seen.add((digest(run.state), run.ask.question.id if run.ask is not None else ""))
    assert len(seen) == 1


def test_an_unfinished_plan_of_ones_own_is_repeated() -> None:
    table = table_of(GAME, Stream(4))
    table.answer(1, 1)
    for key in range(20):
        run = table.sampler(1).sample(key)
        assert run.ask is not None
        assert (run.ask.role, run.ask.options) == (1, [1, 2])
        run.answer(2)
        assert run.state.kept[1].value == (1, 2)


def test_sampling_leaves_the_table_alone() -> None:
    table = table_of(GAME, Stream(4))
    table.answer(0, 1, 2)
    table.answer(1, 0, 1)
    before = digest(table.state), table.number, len(table.events)
    for key in range(10):
        run = table.sampler(1).sample(key)
        while run.ask is not None and not run.over:
            run.answer(run.ask.options[0])
    assert (digest(table.state), table.number, len(table.events)) == before


def test_a_sample_never_rolls_the_real_future() -> None:
    table = table_of(GAME, Committed(b"real", []))
    table.answer(0, 1, 2)
    table.answer(1, 0, 1)
    run = table.sampler(0).sample(1, Nobody())
    while run.ask is not None and not run.waiting and not run.over:
        run.answer(run.ask.options[0])
    assert run.waiting


def test_a_secret_without_possibilities_must_be_imagined_by_the_game() -> None:
    def begin(box: Box) -> Steps:
        yield choose(0, PAINT, [0, 1])

    def keep(box: Box) -> None:
        box.kept.append(Secret((3,), 1 << 1, []))

    with pytest.raises(ValueError, match="little"):
        table_of(little(begin, prepare=keep)).sampler(0).sample(1)
    game = little(begin, prepare=keep, imagine=lambda box, secret, seat, draw: (draw([1, 1, 1]),))
    values = {table_of(game).sampler(0).sample(key).state.kept[0].value for key in range(40)}
    assert values == {(0,), (1,), (2,)}
    assert table_of(game).sampler(1).sample(1).state.kept[0].value == (3,)


def test_draws_follow_their_weights() -> None:
    draws = Draws(3)
    drawn = [draws([1, 0, 3]) for _ in range(4000)]
    assert drawn.count(1) == 0
    assert 900 < drawn.count(0) < 1100
    assert all(0 <= draws.below(10**12) < 10**12 for _ in range(50))
    with pytest.raises(ValueError, match="nothing"):
        draws([])
