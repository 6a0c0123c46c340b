"""What was asked and what was chosen; what winners did more often is told within one cell and of one bot."""

from __future__ import annotations

import polars as pl
import pytest

from ludoteca.engine.text import LANGUAGES
from ludoteca.lab.parts import USE
from ludoteca.lab.report import make_report
from ludoteca.lab.use import Asked, Taken, use_of
from tests.lab.made_up import COOP, WROTH, duel, results_of, together

Row = tuple[int, str, str, str, int, int, int, int]


def asked(*rows: Row) -> list[Asked]:
    return use_of(pl.DataFrame(rows, schema=USE, orient="row"))


def test_questions_and_options_are_added_up() -> None:
    found = asked(
        (0, "greedy", "fly", "pine", 300, 200, 0, 0),
        (1, "greedy", "fly", "pine", 100, 60, 0, 0),
        (1, "greedy", "fly", "lime", 500, 10, 0, 0),
        (0, "greedy", "steal", "ring", 900, 900, 0, 0),
    )
    assert [(one.question, one.times) for one in found] == [("steal", 900), ("fly", 270)]
    assert found[1].options == [Taken("lime", 500, 10, None), Taken("pine", 400, 260, None)]


@pytest.mark.parametrize("apart", [(0, "greedy", 1, "greedy"), (0, "greedy", 0, "random")], ids=["cells", "bots"])
def test_what_is_offered_where_winning_is_easy_looks_no_better(apart: tuple[int, str, int, str]) -> None:
    """In each the winners take it exactly as often as the others, though most who take it win."""
    cell, bot, other_cell, other_bot = apart
    [[one]] = [
        question.options
        for question in asked(
            (cell, bot, "pay", "melee", 1000, 800, 900, 720),
            (other_cell, other_bot, "pay", "melee", 1000, 100, 200, 20),
        )
    ]
    assert one.chosen == 900
    assert one.lead == pytest.approx(0)


def test_what_winners_do_more_often() -> None:
    [[one]] = [question.options for question in asked((0, "greedy", "pay", "melee", 600, 260, 200, 120))]
    assert one.lead == pytest.approx(120 / 200 - 140 / 400)


def test_a_cell_counts_as_far_as_both_sides_have_offers() -> None:
    """A cell in which nearly everybody wins says hardly anything, however many games it has."""
    [[one]] = [
        question.options
        for question in asked(
            (0, "greedy", "pay", "melee", 400, 200, 200, 120),
            (1, "greedy", "pay", "melee", 10002, 5002, 10000, 5000),
            (2, "greedy", "pay", "melee", 5000, 5000, 5000, 5000),
        )
    ]
    even, lone = 200 * 200 / 400, 10000 * 2 / 10002
    assert one.lead == pytest.approx((even * 0.2 + lone * -0.5) / (even + lone))


@pytest.mark.parametrize(("winners", "others"), [(99, 500), (500, 99)])
def test_few_offers_say_nothing(winners: int, others: int) -> None:
    [[one]] = [
        question.options
        for question in asked((0, "greedy", "pay", "melee", winners + others, 100, winners, winners // 2))
    ]
    assert one.lead is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_marks_what_the_lot_answered(lang: str) -> None:
    row = (0, "greedy", "faction", "koda", 400, 100, 200, 60)
    by_lot = {"en": "answered by lot", "it": "ha risposto la sorte"}[lang]
    lead = {"en": "<td>+10.0</td>", "it": "<td>+10,0</td>"}[lang]
    for line, told in (('by_lot = ["faction"]\n', True), ("", False)):
        html = make_report(results_of(WROTH + line, duel("koda", "runen", 5, 10), [row]), lang).html
        assert lead in html
        assert (by_lot in html) == told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_many_play_is_counted_where_people_win_together(lang: str) -> None:
    rows = [
        *together(0, 1, 50, 100, "aldan"),
        *together(1, 2, 10, 100, "aldan"),
        *together(2, 1, 70, 100, "aldan"),
        *together(3, 2, 30, 100, "aldan"),
    ]
    bounds = '[[bounds]]\nby = "seats"\nonly = ["2"]\nwin = [50, 70]\n'
    html = make_report(results_of(COOP + bounds, rows), lang).html
    assert {"en": "Wins by: How many play", "it": "In quanti si gioca"}[lang] in html
    assert {
        "en": "How many play: games with 2 seats are won too seldom, 20.0 % of 200 games",
        "it": "In quanti si gioca: con 2 posti si vince troppo di rado, 20,0 % di 200 partite",
    }[lang] in html
