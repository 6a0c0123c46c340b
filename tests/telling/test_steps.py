"""How a game may go on is told by answers that say something without their questions."""

from __future__ import annotations

from ludoteca.bots.ideas import Idea, Step
from ludoteca.engine.ask import YES
from ludoteca.engine.game import find_game
from ludoteca.telling.steps import answers, behind, percent


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


def test_points_behind_are_those_of_the_figures_beside_them() -> None:
    """15 and 11 are four points apart, although 15.4 and 10.6 are nearer to five; what may be chance is none."""
    best, other = Idea(1, 200, 0.154), Idea(2, 200, 0.106)
    assert (percent(best.worth), percent(other.worth), behind(best, other)) == (15, 11, 4)
    assert behind(best, Idea(2, 9, 0.106, doubt=0.1)) == 0
