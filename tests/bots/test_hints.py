"""Hints and whole analyses: repeatable, within their budgets, and every option is looked at before it is judged."""

from __future__ import annotations

from ludoteca.bots import turn_in
from ludoteca.bots.analysis import AGAIN, EACH, analyse, dearest, enough, lines_of, long, look_back, quick
from ludoteca.bots.hints import ITERATIONS, hint, search_for
from ludoteca.bots.thinker import Budget
from ludoteca.engine.game import find_game
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


def test_every_option_is_tried_before_it_is_judged() -> None:
    table = finished(find_game("magpies"), 3, 5)
    assert enough(Budget(iterations=1), 7) == Budget(iterations=7 * EACH)
    assert enough(Budget(iterations=100), 7) == Budget(iterations=100)
    assert enough(Budget(seconds=0.5), 7) == Budget(seconds=0.5)
    moments = list(analyse(table, Budget(iterations=1)))
    assert [moment.number for moment in moments] == lines_of(table)


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


def test_some_choices_are_looked_at_as_if_all_were() -> None:
    """A server cuts a game into pieces: what they come to does not depend on where it is cut."""
    table = finished(find_game("magpies"), 2, 4)
    lines = lines_of(table)
    whole = list(analyse(table, quick(600, len(lines))))
    pieces = [lines[:5], lines[5:]]
    assert [one for piece in pieces for one in analyse(table, quick(600, len(lines)), only=piece)] == whole


def test_budgets_keep_to_the_iterations_of_the_game() -> None:
    assert quick(9000, 200).iterations * 200 + long(9000).iterations * AGAIN <= 9000
    assert quick(1, 500).iterations == 1
    assert long(1).iterations == 1
