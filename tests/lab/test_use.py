"""What was asked and what was chosen; what winners did more often is told within one cell and of one bot."""

from __future__ import annotations

import math

import pytest

from ludoteca.engine.text import LANGUAGES
from ludoteca.lab.chances import Z
from ludoteca.lab.report import make_report
from ludoteca.lab.use import Asked, Taken, use_of
from tests.lab.made_up import COOP, WROTH, duel, results_of, together

Row = tuple[int, str, str, str, int, int, int, int]


def sat(cell: int, bot: str, won: int, lost: int) -> list[tuple[object, ...]]:
    """Games of one seat, so many of them won."""
    return [
        (cell, game, 0, bot, float(game < won), 20, 300, 150, [], None) for game in range(won + lost)
    ]  # fmt: skip


def asked(*rows: Row, seats: list[tuple[object, ...]]) -> list[Asked]:
    text = 'game = "wroth"\ngames = 20000\nbots = [["greedy", "random"], ["greedy", "flat"], ["random", "flat"]]\n'
    return use_of(results_of(text, seats, list(rows)))


def test_questions_and_options_are_added_up() -> None:
    found = asked(
        (0, "greedy", "fly", "pine", 300, 200, 0, 0),
        (1, "greedy", "fly", "pine", 100, 60, 0, 0),
        (1, "greedy", "fly", "lime", 500, 10, 0, 0),
        (0, "greedy", "steal", "ring", 900, 900, 0, 0),
        seats=sat(0, "greedy", 0, 500) + sat(1, "greedy", 0, 500),
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
            seats=sat(cell, bot, 900, 100) + sat(other_cell, other_bot, 200, 800),
        )
    ]
    assert one.chosen == 900
    assert one.lead is not None
    assert one.lead.share == pytest.approx(0)
    assert one.lead.low == pytest.approx(-one.lead.high)


def test_what_winners_do_more_often() -> None:
    [[one]] = [
        question.options
        for question in asked((0, "greedy", "pay", "melee", 600, 260, 200, 120), seats=sat(0, "greedy", 200, 400))
    ]
    assert one.lead is not None
    assert one.lead.share == pytest.approx(120 / 200 - 140 / 400)
    # p (1 - p)/n of both sides, with one more of either kind
    half = Z * math.sqrt(121 / 202 * 81 / 202 / 200 + 141 / 402 * 261 / 402 / 400)
    assert (one.lead.low, one.lead.high) == pytest.approx((one.lead.share - half, one.lead.share + half))


def test_what_is_offered_again_and_again_in_a_game_is_one_observation() -> None:
    """Of 120 winners and 240 others each had it ten times."""
    row = (0, "greedy", "pay", "melee", 3600, 1500, 1200, 600)
    [[one]] = [question.options for question in asked(row, seats=sat(0, "greedy", 120, 240))]
    assert one.lead is not None
    half = Z * math.sqrt(61 / 122 * 61 / 122 / 120 + 91 / 242 * 151 / 242 / 240)
    assert one.lead.high - one.lead.share == pytest.approx(half)


def test_a_cell_counts_as_far_as_both_sides_have_games() -> None:
    """A cell in which nearly everybody wins says hardly anything, however many games it has."""
    [[one]] = [
        question.options
        for question in asked(
            (0, "greedy", "pay", "melee", 400, 200, 200, 120),
            (1, "greedy", "pay", "melee", 10002, 5002, 10000, 5000),
            (2, "random", "pay", "melee", 5000, 5000, 5000, 5000),
            seats=sat(0, "greedy", 200, 200) + sat(1, "greedy", 10000, 2) + sat(2, "random", 5000, 0),
        )
    ]
    even, lone = 200 * 200 / 400, 10000 * 2 / 10002
    assert one.lead is not None
    assert one.lead.share == pytest.approx((even * 0.2 + lone * -0.5) / (even + lone))


@pytest.mark.parametrize(("winners", "others"), [(99, 500), (500, 99)])
@pytest.mark.parametrize("times", [1, 30], ids=["once", "again and again"])
def test_few_games_say_nothing(winners: int, others: int, times: int) -> None:
    row = (0, "greedy", "pay", "melee", times * (winners + others), 100, times * winners, 40)
    [[one]] = [question.options for question in asked(row, seats=sat(0, "greedy", winners, others))]
    assert one.lead is None


def test_of_those_who_win_together_each_game_counts_once() -> None:
    rows = [*together(0, 2, 60, 160, "aldan"), *together(1, 2, 0, 160, "aldan")]
    [[one]] = [
        question.options
        for question in use_of(results_of(COOP, rows, [(0, "greedy", "pay", "melee", 900, 100, 600, 50)]))
    ]
    assert one.lead is None  # 120 seats have won, in 60 games


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_marks_what_the_lot_answered(lang: str) -> None:
    row = (0, "greedy", "faction", "koda", 400, 100, 200, 60)
    rows = duel("koda", "runen", 100, 200)
    by_lot = {"en": "answered by lot", "it": "ha risposto la sorte"}[lang]
    lead = {"en": "<td>+10.0 (+1.5 … +18.5)</td>", "it": "<td>+10,0 (+1,5 … +18,5)</td>"}[lang]
    for line, told in (('by_lot = ["faction"]\n', True), ("", False)):
        html = make_report(results_of(WROTH + line, rows, [row]), lang).html
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
