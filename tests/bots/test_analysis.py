"""Games looked at again: every choice with what it came to, where it turned, and ideas of what would be better."""

from __future__ import annotations

import pytest

from ludoteca.bots import Budget, Thinker, turn_in
from ludoteca.bots.analysis import Analysis, Moment, analyse, choices, joined
from ludoteca.bots.ideas import Idea, tried
from ludoteca.bots.thinker import TREE
from ludoteca.engine.chance import Stream
from ludoteca.engine.game import Game, find_game
from ludoteca.engine.rounds import rounds_begun
from ludoteca.engine.state import digest
from ludoteca.engine.table import Table
from tests.bots.test_search import GAMES, decisions


def finished(game: Game, seats: int, seed: int) -> Table:
    """A random game at a table, played to its end."""
    table = Table(game, game.setup(seats), Stream(seed))
    policy = Stream(seed << 20)
    for _ in range(game.longest):
        if table.over:
            break
        seat, _ = table.asked()[-1]
        ask = table.ask_of(seat)
        assert ask is not None
        table.answer(seat, ask.options[policy.below(table.number * 8 + seat, len(ask.options))])
    assert table.over
    return table


def test_ideas_are_in_the_order_of_a_search_and_lawful() -> None:
    for name in ("magpies", "wroth"):
        game, seats = GAMES[name]
        run = next(run for number, run in enumerate(decisions(game, seats, 2)) if number == 8)
        turn = turn_in(game, run)
        search = Thinker(1, TREE, Budget(iterations=1)).search(turn)
        search.grow(200)
        found = tried(search)
        assert found[0].option == search.best()
        assert all(idea.option in turn.options and 0 <= idea.worth <= 1 for idea in found)
        assert [idea.visits for idea in found] == sorted((idea.visits for idea in found), reverse=True)
        questions = {question.id for question in game.questions}
        steps = [step for idea in found for step in idea.line]
        assert steps
        assert all(step.question in questions and 0 <= step.seat < seats for step in steps)


def test_every_choice_of_a_game_is_found_again() -> None:
    """Also in games that hide things and plan in secret; the way through the game is the real one."""
    for name in ("magpies", "wroth", "village-attacks"):
        game, seats = GAMES[name]
        table = finished(game, seats, 4)
        last, count = None, 0
        for run, number, option in choices(table):
            assert run.ask is not None
            assert option in run.ask.options
            assert table.lines[0].number <= number <= table.number
            last, count = run, count + 1
        assert last is not None
        assert last.over
        assert digest(last.state) == digest(table.state)
        asked = [
            line for line in table.live if line.ask is not None and not line.is_chance and len(line.ask.options) > 1
        ]
        assert count == len(asked)


def test_an_analysis_tells_what_each_choice_came_to() -> None:
    table = finished(find_game("magpies"), 2, 3)
    moments = list(analyse(table, Budget(iterations=40)))
    assert moments == list(analyse(table, Budget(iterations=40)))
    for moment in moments:
        assert sum(moment.chances) == pytest.approx(1)
        assert 0 <= moment.worth <= 1
        assert moment.cost == 0 or (moment.better is not None and moment.better.option != moment.option)
    assert any(moment.cost > 0 for moment in moments), "nobody plays perfectly at random"


def test_the_turning_points_are_the_dearest_choices_in_their_order() -> None:
    def moment(number: int, cost: float) -> Moment:
        return Moment(number, 0, "fly", 1, (0.5, 0.5), 0.5, Idea(2, 9, 0.5 + cost))

    analysis = Analysis([moment(1, 0.1), moment(2, 0.3), moment(3, 0.05), moment(4, 0.2)])
    assert [one.number for one in analysis.turning_points()] == [1, 2, 4]


def test_what_may_be_chance_is_a_turning_point_only_where_too_little_is_clear() -> None:
    def moment(number: int, cost: float, doubt: float) -> Moment:
        return Moment(number, 0, "fly", 1, (0.5, 0.5), 0.5, Idea(2, 9, 0.5 + cost), doubt)

    clear, perhaps, chance = moment(1, 0.1, 0.05), moment(2, 0.3, 0.4), moment(3, 0.2, 0.5)
    assert [one.clear for one in (clear, perhaps, chance)] == [True, False, False]
    assert Analysis([clear, perhaps, chance]).turning_points() == [clear, perhaps]
    others = [moment(number, 0.06, 0.05) for number in (4, 5)]
    assert Analysis([clear, perhaps, *others]).turning_points() == [clear, *others]


def test_a_board_half_set_is_not_taken_for_a_lead() -> None:
    """Before the first round the lines are where it begins, and nothing from before it counts there."""
    numbers, chances = [2, 5, 9, 12, 14, 15, 20], [0.9, 0.7, 0.1, 0.2, 0.3, 0.5, 0.9]
    moments = [
        Moment(number, 0, "act", 0, (chance,), 0.5) for number, chance in zip(numbers, chances, strict=True)
    ]  # fmt: skip
    course = [seat for (seat,) in Analysis(moments, begun=7).course()]
    assert course == pytest.approx([0.2, 0.2, 0.2, 0.275, 0.4, 0.475, 1.7 / 3])
    assert [moment.chances[0] for moment in moments] == chances
    assert Analysis(moments[:2], begun=7).course() == Analysis(moments[:2]).course()


def test_an_analysis_knows_where_the_first_round_begins() -> None:
    game, seats = GAMES["village-attacks"]
    table = finished(game, seats, 4)
    assert joined(table, [], []).begun == rounds_begun(game, table.run)[0].number > 0
