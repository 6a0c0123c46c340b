"""Hints and whole analyses: repeatable, within their budgets, and only what was tried is judged."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from ludoteca.bots import new_bot, turn_at, turn_in
from ludoteca.bots.analysis import (
    AGAIN,
    Analysis,
    Moment,
    analyse,
    compared,
    deeds_of,
    lines_of,
    long,
    look_back,
    quick,
    shares,
    tried_anew,
)
from ludoteca.bots.deeds import DeedSearch
from ludoteca.bots.hints import COMPARING, LOOKING, hint, search_for
from ludoteca.bots.ideas import Idea, ahead, tried
from ludoteca.bots.search import Search
from ludoteca.bots.thinker import TREE, Budget, Thinker
from ludoteca.engine.chance import Stream
from ludoteca.engine.game import Game, find_game
from ludoteca.engine.table import Table
from tests.bots.test_analysis import finished
from tests.bots.test_search import GAMES, decisions


def test_a_hint_is_repeatable_and_lawful() -> None:
    for name in ("magpies", "wroth"):
        game, seats = GAMES[name]
        run = next(run for number, run in enumerate(decisions(game, seats, 2)) if number == 6)
        turn = turn_in(game, run)
        found = hint(turn)
        assert found == hint(turn)
        assert 1 <= len(found) <= 3
        assert all(idea.option in turn.options for idea in found)
        assert [idea.worth for idea in found] == sorted((idea.worth for idea in found), reverse=True)
        search = search_for(turn)
        search.grow(LOOKING)
        assert search.best() == search.promising()[0]
        assert {idea.option for idea in found} == set(search.promising()[:3])


def test_what_a_hint_compares_was_tried_as_often() -> None:
    """Also what the search would hardly have tried by itself."""
    for name in ("magpies", "wroth", "village-attacks"):
        game, seats = GAMES[name]
        run = next(run for number, run in enumerate(decisions(game, seats, 3)) if number == 8)
        turn = turn_in(game, run)
        found = hint(turn)
        assert len(found) == min(3, len(turn.options))
        assert all(idea.visits >= COMPARING for idea in found)
        assert sum(idea.visits for idea in found) <= LOOKING + len(found) * COMPARING


@pytest.mark.parametrize("name", ["magpies", "wroth", "village-attacks"])
def test_who_comes_to_the_same_question_again_is_told_the_same(name: str) -> None:
    """Although more lines were written meanwhile: those of an answer, and of taking it back."""
    game, seats = GAMES[name]
    table = Table(game, game.setup(seats), Stream(5))
    while turn_at(table, (seat := table.asked()[-1][0])).needs_no_thought or table.number < 30:
        table.answer(seat, turn_at(table, seat).options[0])
    before, told = table.number, hint(turn_at(table, seat))
    table.answer(seat, turn_at(table, seat).options[-1])
    table.undo(seat, agreed=True)
    assert table.number > before
    assert table.asked()[-1][0] == seat
    assert hint(turn_at(table, seat)) == told


def test_what_may_be_chance_is_as_good() -> None:
    best = Idea(1, 200, 0.5, doubt=0.02)
    assert ahead(best, best) == 0
    assert ahead(best, Idea(2, 200, 0.44, doubt=0.02)) == 0
    assert ahead(best, Idea(2, 200, 0.42, doubt=0.02)) == pytest.approx(0.08)
    assert ahead(replace(best, doubt=0), Idea(2, 9999, 0.47)) == 0, "another search might find something else"


def test_the_oftener_something_is_tried_the_less_it_is_in_doubt() -> None:
    game, seats = GAMES["wroth"]
    turn = turn_in(game, next(decisions(game, seats, 2)))
    search = search_for(turn)
    search.grow(50)
    few = tried(search)[0]
    search.grow(400)
    many = tried(search)[0]
    assert few.doubt > many.doubt > 0


@pytest.mark.parametrize("level", ["greedy", "flat", "scout", "master"])
def test_who_to_be_is_a_matter_of_taste(level: str) -> None:
    """Before a game has begun there is nothing to judge: it is not always the first Monster in the list."""
    game = find_game("village-attacks")
    turn = turn_in(game, next(decisions(game, 2, 2)))
    assert turn.question == "monster"
    assert len({new_bot(level, key).choose(turn) for key in range(12)}) > 4
    assert hint(turn) == []


def test_a_hint_names_only_what_was_tried() -> None:
    game, seats = GAMES["wroth"]
    turn = turn_in(game, next(decisions(game, seats, 2)))
    search = search_for(turn)
    assert isinstance(search, DeedSearch)
    for _ in turn.options:
        search.work()
    assert search.best_moves(), "deeds were found, but none was done"
    assert tried(search) == []
    assert search.results() == []
    search.grow(4)
    assert {idea.option: idea.visits for idea in tried(search)} == {one: visits for one, visits, _ in search.results()}
    assert sum(idea.visits for idea in tried(search)) == 4


MAGPIES = find_game("magpies")
BLIND = replace(MAGPIES, evaluate=None)
"""Without a judgement of its own."""


@pytest.mark.parametrize("game", [find_game("wroth"), BLIND], ids=["wroth", "blind"])
def test_every_answer_is_tried_as_long_as_the_best(game: Game) -> None:
    """Also one that a search would not have tried by itself; and what the favourite was lucky with is forgotten."""

    def search() -> Search:
        return Thinker(1, TREE, Budget(6)).search(turn)

    turn = next(turn for turn in map(partial(turn_in, game), decisions(game, 3, 2)) if len(turn.options) >= 5)
    freely = search()
    freely.grow(4)
    assert len(freely.results()) < len(turn.options)
    for option in turn.options:
        searched = search()
        best, given, _ = compared(turn, searched, option, 12)
        assert searched.count == 4
        assert best.option == tried(freely)[0].option
        assert given.option == option
        assert best == tried_anew(turn, best.option, 4)
        assert given == tried_anew(turn, option, 4)
        assert (best.visits, given.visits) == (4, 4)


def test_a_game_may_not_cost_more_than_its_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    spent: list[int] = []
    spend = Budget.spend

    def counted(self: Budget, search: Search) -> None:
        spend(self, search)
        spent.append(self.iterations)

    monkeypatch.setattr(Budget, "spend", counted)
    table = finished(MAGPIES, 3, 5)
    iterations = 12 * len(lines_of(table))
    found = look_back(table, iterations)
    assert [moment.number for moment in found.moments] == lines_of(table)
    assert iterations // 2 < sum(spent) <= iterations


def test_only_what_was_looked_at_for_longer_can_be_a_turning_point() -> None:
    table = finished(find_game("magpies"), 2, 3)
    seen: list[int] = []
    found = look_back(table, 600, done=lambda: seen.append(1))
    assert len(seen) == len(found.moments) == len(lines_of(table))
    assert len([moment for moment in found.moments if moment.sure]) <= AGAIN
    turns = found.turning_points()
    assert 1 <= len(turns) <= 3
    assert all(turn.sure and turn.cost > 0 for turn in turns)
    winners = table.game.outcome(table.state).winners
    assert found.end == tuple(float(seat in winners) for seat in range(2))
    assert found == look_back(table, 600)


@pytest.mark.parametrize("game", [MAGPIES, BLIND], ids=["magpies", "blind"])
def test_some_choices_are_looked_at_as_if_all_were(game: Game) -> None:
    """A server cuts a game into pieces: what they come to does not depend on where it is cut."""
    table = finished(game, 2, 4)
    lines = lines_of(table)
    whole = list(analyse(table, quick(600, len(lines))))
    pieces = [lines[:5], lines[5:]]
    assert [one for piece in pieces for one in analyse(table, quick(600, len(lines)), only=piece)] == whole


@pytest.mark.parametrize("game", [MAGPIES, BLIND, find_game("wroth")], ids=["magpies", "blind", "wroth"])
def test_there_is_one_prize_and_everybody_has_a_share_of_the_chances(game: Game) -> None:
    moments = list(analyse(finished(game, 3, 4), Budget(3)))
    assert all(sum(moment.chances) == pytest.approx(1) for moment in moments)
    assert any(len(set(moment.chances)) > 1 for moment in moments)


def test_who_plays_together_has_the_same_chances() -> None:
    game = find_game("village-attacks")
    moments = list(analyse(finished(game, 2, 4), Budget(2)))
    assert all(len(set(moment.chances)) == 1 and 0 <= moment.chances[0] <= 1 for moment in moments)


def test_of_a_deed_only_the_dearest_choice_is_a_turning_point() -> None:
    """An Exodus of three figures is one thing that went wrong, not three."""
    better = Idea(2, 100, 0.9)
    costs = {10: 0.2, 11: 0.5, 12: 0.4, 20: 0.1}
    moments = [Moment(number, 0, "fly", 1, (0.5, 0.5), 0.9 - cost, better) for number, cost in costs.items()]
    turns = Analysis(moments, (0.0, 1.0), {10: 10, 11: 10, 12: 10, 20: 20}).turning_points()
    assert [turn.number for turn in turns] == [11, 20]
    assert [turn.number for turn in Analysis(moments, (0.0, 1.0)).turning_points()] == [10, 11, 12]


def test_a_deed_ends_with_chance_and_with_the_answers_of_others() -> None:
    table = finished(find_game("wroth"), 2, 4)
    deeds = deeds_of(table)
    by_number = {line.number: line for line in table.live}
    for before, line in zip(table.live, table.live[1:], strict=False):
        together = deeds[line.number] == deeds[before.number]
        assert together == (not line.is_chance and not before.is_chance and line.seat == before.seat)
    assert len({begun for begun in deeds.values() if not by_number[begun].is_chance}) > 20


def test_the_course_of_a_game_is_a_mean_of_the_choices_around() -> None:
    shown = [1.0, 0.0, 0.5, 1.0, 0.0, 0.0]
    found = Analysis([Moment(at, 0, "fly", 1, (one, 1 - one), one) for at, one in enumerate(shown, 1)], (0.0, 1.0))
    first = [0.5, 0.625, 0.5, 0.3, 0.375, 1 / 3]
    assert [chances[0] for chances in found.course()] == pytest.approx(first)
    assert [chances[1] for chances in found.course()] == pytest.approx([1 - one for one in first])
    assert Analysis().course() == []


def test_nobody_is_ahead_where_nobody_can_win() -> None:
    assert shares((0.0, 0.0)) == (0.5, 0.5)
    assert shares((0.6, 0.2)) == pytest.approx((0.75, 0.25))


def test_budgets_keep_to_the_iterations_of_the_game() -> None:
    assert quick(16000, 200).iterations * 200 + long(16000).iterations * AGAIN <= 16000
    assert quick(1, 500).iterations == 1
    assert long(1).iterations == 1
