"""How a game may go on is told by answers that say something without their questions."""

from __future__ import annotations

import pytest

from ludoteca.bots import turn_in
from ludoteca.bots.hints import hint
from ludoteca.bots.ideas import Idea, Step
from ludoteca.cli.voice import Voice
from ludoteca.engine.ask import NO, NUMBER, YES, YES_NO, Ask
from ludoteca.engine.game import Game, find_game, installed
from ludoteca.engine.observe import texts_of
from ludoteca.games.wroth.words import EXODUS_UNITS
from ludoteca.telling.steps import TOLD, answers, behind, heading, percent
from tests.bots.test_search import decisions


def test_neither_bare_figures_nor_a_mere_yes_are_told() -> None:
    wroth = find_game("wroth")
    steps = [
        Step("take-bonus", 0, YES),
        Step("exodus-from", 0, 1),
        Step("take-bonus", 0, YES),
        Step("take-bonus", 1, YES),
        Step("exodus-units", 1, 3),
    ]
    [(seat, said)] = answers(wroth, steps)
    assert seat == 0
    assert [text.key for text in said] == ["region-1"]


def test_what_comes_after_many_figures_is_told() -> None:
    wroth = find_game("wroth")
    figures = [Step("exodus-units", 0, 1)] * 8
    [(seat, said)] = answers(wroth, [*figures, *[Step("exodus-from", 1, region) for region in range(1, TOLD + 3)]])
    assert (seat, [text.key for text in said]) == (1, [f"region-{region}" for region in range(1, TOLD + 1)])


def test_a_hint_in_the_middle_of_an_exodus_tells_what_comes_after_it() -> None:
    """The next answers of the march are figures: each says how many go where."""
    wroth = find_game("wroth")
    marches = (
        turn_in(wroth, run)
        for seed in range(20)
        for run in decisions(wroth, 3, seed)
        if run.ask is not None and run.ask.question.id == "exodus-units" and len(run.ask.options) > 3
    )
    found = hint(next(marches))
    told = [text.key for idea in found for _, said in answers(wroth, idea.line) for text in said]
    assert "ask-exodus-units.alone" in told
    assert any(text.startswith(("region-", "act-")) for text in told), told


def test_a_figure_of_which_it_is_known_what_it_is_about_is_told() -> None:
    """But for where nobody goes, and where nothing is done."""
    wroth = find_game("wroth")
    resolve = Voice("en").of(wroth)
    march = (8, 5, 0)
    steps = [
        Step("exodus-units", 0, 3, march),
        Step("exodus-units", 0, 0, march),
        Step("how-many", 0, 1, (1,)),
        Step("take-bonus", 0, NO, (1, 2)),
        Step("take-bonus", 0, YES, (1, 2)),
    ]
    [(_, said)] = answers(wroth, steps)
    assert [resolve(text) for text in said] == ["3 to the Crown", "1 regular", "bonus Manoeuvre in Saltmarch"]


def test_a_figure_that_is_looked_at_says_what_it_is_of() -> None:
    wroth = find_game("wroth")
    resolve = Voice("it").of(wroth)
    ask = Ask(0, EXODUS_UNITS, [0, 1, 2], (8, 2, 0))
    assert [resolve(heading(wroth, ask, option)) for option in ask.options] == ["0", "1 alla Corona", "2 alla Corona"]


@pytest.mark.parametrize("game", installed()[0].values(), ids=lambda game: game.id)
def test_every_figure_and_every_yes_can_be_told(game: Game) -> None:
    texts = texts_of(game)
    mere = [
        one for one in game.questions if one.domain in (NUMBER, YES_NO) and not texts.has("en", f"ask-{one.id}.yes")
    ]
    assert [one.id for one in mere if not texts.has("en", f"ask-{one.id}.alone")] == []


def test_points_behind_are_those_of_the_figures_beside_them() -> None:
    """15 and 11 are four points apart, although 15.4 and 10.6 are nearer to five; what may be chance is none."""
    best, other = Idea(1, 200, 0.154), Idea(2, 200, 0.106)
    assert (percent(best.worth), percent(other.worth), behind(best, other)) == (15, 11, 4)
    assert behind(best, Idea(2, 9, 0.106, doubt=0.1)) == 0
