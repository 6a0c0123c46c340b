"""How a game may go on is told by answers that say something without their questions."""

from __future__ import annotations

from ludoteca.bots import turn_in
from ludoteca.bots.hints import hint
from ludoteca.bots.ideas import Idea, Step
from ludoteca.engine.ask import YES
from ludoteca.engine.game import find_game
from ludoteca.telling.steps import TOLD, answers, behind, percent
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
    """The next answers of the march are figures: they alone would leave nothing to tell."""
    wroth = find_game("wroth")
    marches = (
        turn_in(wroth, run)
        for seed in range(20)
        for run in decisions(wroth, 3, seed)
        if run.ask is not None and run.ask.question.id == "exodus-units" and len(run.ask.options) > 3
    )
    found = hint(next(marches))
    assert all(answers(wroth, idea.line) for idea in found)
    assert any(not answers(wroth, idea.line[:TOLD]) for idea in found)


def test_points_behind_are_those_of_the_figures_beside_them() -> None:
    """15 and 11 are four points apart, although 15.4 and 10.6 are nearer to five; what may be chance is none."""
    best, other = Idea(1, 200, 0.154), Idea(2, 200, 0.106)
    assert (percent(best.worth), percent(other.worth), behind(best, other)) == (15, 11, 4)
    assert behind(best, Idea(2, 9, 0.106, doubt=0.1)) == 0
