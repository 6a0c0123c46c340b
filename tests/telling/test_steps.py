"""How a game may go on is told by answers that say something without their questions."""

from __future__ import annotations

from ludoteca.bots.ideas import Step
from ludoteca.engine.ask import YES
from ludoteca.engine.game import find_game
from ludoteca.telling.steps import answers


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
