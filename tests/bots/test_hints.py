"""Hints and whole analyses: repeatable, within their budgets, and only what was tried is judged."""

from __future__ import annotations

import dataclasses
from functools import partial

import pytest

from ludoteca.bots import turn_in
from ludoteca.bots.analysis import AGAIN, analyse, compared, dearest, joined, lines_of, long, look_back, quick
from ludoteca.bots.deeds import DeedSearch
from ludoteca.bots.hints import ITERATIONS, hint, search_for
from ludoteca.bots.ideas import ideas, tried
from ludoteca.bots.search import Search
from ludoteca.bots.thinker import TREE, Budget, Thinker
from ludoteca.engine.game import Game, find_game
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
        search = search_for(turn)
        search.grow(ITERATIONS)
        assert search.count == ITERATIONS
        assert search.best() == found[0].option


def test_a_hint_names_only_what_was_tried() -> None:
    game, seats = GAMES["wroth"]
    turn = turn_in(game, next(decisions(game, seats, 2)))
    search = search_for(turn)
    assert isinstance(search, DeedSearch)
    for _ in turn.options:
        search.work()
    assert search.best_moves(), "deeds were found, but none was done"
    assert ideas(search) == []
    assert search.results() == []
    search.grow(4)
    assert {idea.option: idea.visits for idea in tried(search)} == {one: visits for one, visits, _ in search.results()}
    assert sum(idea.visits for idea in tried(search)) == 4


MAGPIES = find_game("magpies")
BLIND = dataclasses.replace(MAGPIES, evaluate=None)
"""Without a judgement of its own."""


@pytest.mark.parametrize("game", [find_game("wroth"), BLIND], ids=["wroth", "blind"])
def test_every_answer_is_tried_before_it_is_judged(game: Game) -> None:
    """Also one that a search would not have tried by itself."""

    def search() -> Search:
        return Thinker(1, TREE, Budget(6)).search(turn)

    turn = next(turn for turn in map(partial(turn_in, game), decisions(game, 3, 2)) if len(turn.options) >= 5)
    freely = search()
    freely.grow(4)
    assert len(freely.results()) < len(turn.options)
    for option in turn.options:
        searched = search()
        best, given = compared(searched, option, 6)
        assert best == tried(freely)[0]
        assert given.option == option
        assert searched.count == (4 if given is best else 6)
        assert given.visits >= 2 or given is best


def test_a_game_may_not_cost_more_than_its_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    spent: list[int] = []
    spend = Budget.spend

    def counted(self: Budget, search: Search) -> None:
        spend(self, search)
        spent.append(self.iterations)

    monkeypatch.setattr(Budget, "spend", counted)
    table = finished(MAGPIES, 3, 5)
    iterations = 4 * len(lines_of(table))
    found = look_back(table, iterations)
    assert [moment.number for moment in found.moments] == lines_of(table)
    assert iterations // 2 < sum(spent) <= iterations


def test_only_what_was_looked_at_for_longer_can_be_a_turning_point() -> None:
    table = finished(find_game("magpies"), 2, 3)
    seen: list[int] = []
    found = look_back(table, 600, lambda: seen.append(1))
    assert len(seen) == len(found.moments) == len(lines_of(table))
    assert len([moment for moment in found.moments if moment.sure]) <= AGAIN
    turns = found.turning_points()
    assert 1 <= len(turns) <= 3
    assert all(turn.sure and turn.cost > 0 for turn in turns)
    assert {turn.number for turn in turns} == {one.number for one in dearest(m for m in found.moments if m.sure)[:3]}
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


def test_without_judgement_the_prospects_are_those_of_the_last_choice() -> None:
    table = finished(BLIND, 2, 4)
    rough = list(analyse(table, Budget(6)))
    found = joined(table, rough, []).moments
    known = [0.5, 0.5]
    for moment, one in zip(found, rough, strict=True):
        known[one.seat] = one.better.worth if one.better is not None else one.worth
        assert moment.chances == pytest.approx(known)
    assert {moment.seat for moment in found} == {0, 1}


def test_budgets_keep_to_the_iterations_of_the_game() -> None:
    assert quick(9000, 200).iterations * 200 + long(9000).iterations * AGAIN <= 9000
    assert quick(1, 500).iterations == 1
    assert long(1).iterations == 1
