"""Deeds: chains of answers that are found, judged where they end, and carried out as one."""

from __future__ import annotations

import pytest

from ludoteca.bots import Budget, Thinker, new_bot, turn_at, turn_in
from ludoteca.bots.deeds import LOOK_AGAIN, Chains, Deeds, DeedSearch, Move, Place, carry_out
from ludoteca.bots.ideas import tried
from ludoteca.bots.thinker import TREE
from ludoteca.engine.chance import Stream
from ludoteca.engine.game import Game, find_game
from ludoteca.engine.run import Run
from ludoteca.engine.table import Table
from tests.bots.test_search import GAMES, decisions

WROTH = find_game("wroth")


def moves_at(game: Game, run: Run, tries: int = 24) -> list[Move]:
    turn = turn_in(game, run)
    assert game.evaluate is not None
    possible = turn.possible(1)
    return found_by(Chains(possible, turn.seat, game.evaluate, game.deed_step, 1, Deeds(), []), tries)


def found_by(chains: Chains, tries: int) -> list[Move]:
    assert chains.run.ask is not None
    for _ in chains.run.ask.options[1:]:
        assert chains.explore_next(tries)
    assert not chains.explore_next(tries)
    return chains.deeds.moves


def turns(game: Game, seats: int, seed: int, most: int) -> list[Run]:
    """Positions in which somebody says what to do."""
    found = []
    for run in decisions(game, seats, seed):
        if run.start.name == game.turn_step:
            found.append(run.clone(run.source))
        if len(found) == most:
            break
    return found


@pytest.mark.parametrize("name", ["wroth", "village-attacks"])
def test_every_first_answer_has_a_deed_and_the_best_come_first(name: str) -> None:
    game, seats = GAMES[name]
    for run in turns(game, seats, 3, 12):
        moves = moves_at(game, run)
        assert run.ask is not None
        assert {move.answers[0] for move in moves} == set(run.ask.options)
        assert [move.look for move in moves] == sorted([move.look for move in moves], reverse=True)
        assert all(len(move.answers) == len(move.questions) for move in moves)
        assert len({tuple(move.answers) for move in moves}) == len(moves)


def test_a_deed_ends_where_something_else_is_asked() -> None:
    for run in turns(WROTH, 2, 5, 12):
        turn = turn_in(WROTH, run)
        for move in moves_at(WROTH, run):
            after = turn.possible(1)
            carry_out(after, move, turn.seat)
            if after.ask is not None and after.start.name == WROTH.deed_step:
                assert int(after.state.holders[after.ask.role]) != turn.seat


def test_longer_chains_than_one_answer_are_found() -> None:
    lengths = {len(move.answers) for run in turns(WROTH, 2, 5, 12) for move in moves_at(WROTH, run)}
    assert max(lengths) >= 4


def test_a_deed_that_is_not_possible_on_a_table_is_left_off_there() -> None:
    run = turns(WROTH, 2, 5, 1)[0]
    turn = turn_in(WROTH, run)
    after = turn.possible(1)
    before = after.number
    carry_out(after, Move([9999, 1], ["act", "how-many"], 0.5), turn.seat)
    assert after.number == before


def test_few_tries_are_kept_to() -> None:
    for run in turns(WROTH, 2, 5, 12):
        assert run.ask is not None
        few, many = moves_at(WROTH, run, 1), moves_at(WROTH, run, 60)
        assert len(few) == len(run.ask.options) <= len(many)


def test_a_second_look_finds_more_and_nothing_twice() -> None:
    more = 0
    for run in turns(WROTH, 2, 5, 12):
        turn = turn_in(WROTH, run)
        assert WROTH.evaluate is not None
        deeds = Deeds()
        for key in (1, 2):
            before = len(deeds.moves)
            found_by(Chains(turn.possible(1), turn.seat, WROTH.evaluate, WROTH.deed_step, key, deeds, []), 6)
            more += key == 2 and len(deeds.moves) > before
        assert len({tuple(move.answers) for move in deeds.moves}) == len(deeds.moves)
        assert [move.look for move in deeds.moves] == sorted([move.look for move in deeds.moves], reverse=True)
    assert more > 0


def test_what_was_good_elsewhere_is_tried_where_it_is_possible() -> None:
    long_ones = 0
    for run in turns(WROTH, 2, 5, 12):
        turn = turn_in(WROTH, run)
        assert WROTH.evaluate is not None
        good = [move.answers for move in moves_at(WROTH, run, 200) if len(move.answers) > 1][:1]
        known = [[9999, 1], *good]
        chains = Chains(turn.possible(1), turn.seat, WROTH.evaluate, WROTH.deed_step, 1, Deeds(), known)
        answers = [move.answers for move in found_by(chains, 1)]
        assert all(one in answers for one in good)
        assert [9999, 1] not in answers
        long_ones += len(good)
    assert long_ones > 0


def test_a_search_looks_again_where_it_comes_often() -> None:
    run = max(turns(WROTH, 2, 5, 12), key=lambda run: len(moves_at(WROTH, run)))
    search = Thinker(1, TREE, Budget(iterations=1)).search(turn_in(WROTH, run))
    assert isinstance(search, DeedSearch)
    found = []
    for iterations in (LOOK_AGAIN, 1):
        search.grow(iterations)
        found.append(sum(len(deeds.moves) for deeds in search.root.deeds.values()))
    assert found[0] < found[1]


def test_the_more_it_thinks_the_more_deeds_it_looks_at() -> None:
    run = max(turns(WROTH, 2, 5, 12), key=lambda run: len(moves_at(WROTH, run)))
    search = Thinker(1, TREE, Budget(iterations=1)).search(turn_in(WROTH, run))
    assert isinstance(search, DeedSearch)
    looked = []
    for iterations in (4, 30, 300):
        search.grow(iterations)
        looked.append(len(search.best_moves()))
    assert looked == sorted(looked)
    assert looked[0] < looked[-1]


def places_below(place: Place) -> list[Place]:
    below = [move.node for deeds in place.deeds.values() for move in deeds.moves if move.node is not None]
    return [place, *(deeper for one in below for deeper in places_below(one))]


def test_what_was_found_after_some_dice_is_not_tried_after_others() -> None:
    apart = 0
    for run in turns(WROTH, 2, 3, 12):
        search = Thinker(1, TREE, Budget(iterations=1)).search(turn_in(WROTH, run))
        assert isinstance(search, DeedSearch)
        search.grow(100)
        for place in places_below(search.root):
            asked = [(question, seat) for question, seat, _ in place.deeds]
            apart += len(set(asked)) < len(asked)
            firsts = [frozenset(move.answers[0] for move in deeds.moves) for deeds in place.deeds.values()]
            assert len(set(zip(asked, firsts, strict=True))) == len(firsts)
    assert apart > 0


def test_an_idea_tells_the_rest_of_the_deed() -> None:
    run = max(turns(WROTH, 2, 5, 12), key=lambda run: max(len(move.answers) for move in moves_at(WROTH, run)[:1]))
    turn = turn_in(WROTH, run)
    search = Thinker(1, TREE, Budget(iterations=1)).search(turn)
    search.grow(60)
    best = tried(search)[0]
    assert isinstance(search, DeedSearch)
    move = search.best_moves()[0]
    assert best.option == move.answers[0] == search.best()
    rest = [(question, option) for question, option in zip(move.questions, move.answers, strict=True)][1:]
    assert [(step.question, step.option) for step in best.line[: len(rest)]] == rest[: len(best.line)]
    assert all(step.seat == turn.seat for step in best.line[: len(rest)])


def test_a_bot_chooses_the_same_whatever_was_asked_before() -> None:
    run = turns(WROTH, 2, 5, 6)[-1]
    turn = turn_in(WROTH, run)
    bot = new_bot("tree:20", 3)
    first = bot.choose(turn)
    assert [bot.choose(turn), new_bot("tree:20", 3).choose(turn)] == [first, first]


@pytest.mark.parametrize(
    ("name", "options", "together"),
    [
        ("wroth", {}, False),
        ("wroth", {"scenario": "runen_show_of_strength"}, True),
        ("village-attacks", {}, True),
        ("magpies", {}, False),
    ],
)
def test_play_at_random_behind_a_tree_is_for_opponents(name: str, options: dict[str, str], together: bool) -> None:
    game = find_game(name)
    table = Table(game, game.setup(2, options), Stream(1))
    while table.ask_of(0) is None:
        seat = next(seat for seat in range(2) if table.ask_of(seat) is not None)
        ask = table.ask_of(seat)
        assert ask is not None
        table.answer(seat, ask.options[0])
    turn = turn_at(table, 0)
    assert turn.together == turn_in(game, table.run).together == together
    search = Thinker(1, TREE, Budget(iterations=1)).search(turn)
    assert isinstance(search, DeedSearch)
    assert search.horizon == (TREE.together if together else TREE.against)
