"""Intervals and ratings beside figures that can be looked up."""

from __future__ import annotations

import math
import random
from itertools import combinations, pairwise

import pytest

from ludoteca.lab.chances import ELO, Z, bradley_terry, ladders, shift, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_without_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_two_bots_are_as_far_apart_as_their_odds() -> None:
    strong, weak = bradley_terry([{("a", "b"): 7500, ("b", "a"): 2500}])
    assert (strong.bot, weak.bot) == ("a", "b")
    assert strong.rating - weak.rating == pytest.approx(400 * math.log10(3), abs=0.1)
    # The variance of log odds is 1/(n p (1 - p)); each of the two has half of the distance.
    half = 400 / math.log(10) * 1.96 * math.sqrt(1 / (10_000 * 0.75 * 0.25)) / 2
    assert strong.high - strong.rating == pytest.approx(half, rel=0.01)


def test_a_ladder_through_others() -> None:
    """Who never met is compared through those whom both have met."""
    ratings = bradley_terry([{("a", "b"): 300, ("b", "a"): 100, ("b", "c"): 300, ("c", "b"): 100}])
    assert [one.bot for one in ratings] == ["a", "b", "c"]
    assert ratings[0].rating - ratings[2].rating == pytest.approx(2 * 400 * math.log10(3), rel=0.02)


def test_who_lost_every_game_has_a_rating_all_the_same() -> None:
    strong, weak = bradley_terry([{("a", "b"): 20, ("b", "a"): 0}])
    assert 300 < strong.rating - weak.rating < 1000
    assert weak.low < weak.rating < weak.high


def test_strangers_have_ladders_of_their_own() -> None:
    """Nothing is said about who of them is stronger, and one ladder is as if the other were not there."""
    one = {("a", "b"): 30.0, ("b", "a"): 10.0}
    other = {("c", "d"): 5.0, ("e", "d"): 6.0, ("d", "e"): 6.0}
    found = ladders([one | other])
    assert [[rating.bot for rating in ladder] for ladder in found] == [["c", "d", "e"], ["a", "b"]]
    assert found == [bradley_terry([other]), bradley_terry([one])]
    assert all(sum(rating.rating for rating in ladder) == pytest.approx(0, abs=1e-6) for ladder in found)
    assert ladders([]) == []


def test_groups_grow_together_when_a_pair_meets() -> None:
    wins = {("a", "b"): 1.0, ("c", "d"): 1.0, ("e", "f"): 1.0, ("b", "c"): 1.0}
    assert [[rating.bot for rating in ladder] for ladder in ladders([wins])] == [["a", "b", "c", "d"], ["e", "f"]]


@pytest.mark.parametrize("games", [1, 1000, 10_000_000])
def test_a_long_ladder_comes_to_rest(games: int) -> None:
    """Each beat the next in every game: with half a game more on both sides all steps are of the same height."""
    wins = {pair: float(games) for pair in pairwise("abcdefghijklmnopqrst")}
    ratings = bradley_terry([wins])
    assert [one.bot for one in ratings] == list("abcdefghijklmnopqrst")
    step = 400 * math.log10((games + 0.5) / 0.5)
    assert [above.rating - below.rating for above, below in pairwise(ratings)] == pytest.approx([step] * 19, abs=0.01)


def test_a_difference_is_taken_within_each_cell() -> None:
    """All games with it are in the hard cell; there it wins 10 points more, though fewer than on the whole."""
    found = shift([(40, 100, 90, 300), (0, 0, 900, 1000), (5, 5, 0, 0)])
    assert found is not None
    assert found[0] == pytest.approx(0.1)
    # p (1 - p)/n of both win rates, with a win and a loss more
    spread = math.sqrt(41 / 102 * 61 / 102 / 100 + 91 / 302 * 211 / 302 / 300)
    assert (found[1], found[2]) == pytest.approx((0.1 - Z * spread, 0.1 + Z * spread))


def test_cells_count_by_their_games_with_it() -> None:
    found = shift([(30, 30, 0, 70), (0, 10, 90, 90)])
    assert found is not None
    assert found[0] == pytest.approx((30 * 1 + 10 * -1) / 40)


def test_no_difference_without_a_comparison() -> None:
    assert shift([(3, 10, 0, 0), (0, 0, 4, 10)]) is None
    assert shift([]) is None


def test_a_cell_of_two_games_is_far_from_certain() -> None:
    found = shift([(1, 1, 0, 1)])
    assert found is not None
    assert found == pytest.approx((1.0, 1 - Z * math.sqrt(4 / 9), 1.0))


def test_a_lead_does_not_depend_on_who_else_was_there() -> None:
    """Somebody who lost every game makes the ratings less sure, and no less sure who of two others is stronger."""
    two = {("a", "b"): 247.5, ("b", "a"): 151.5}
    three = two | {("a", "c"): 90.0, ("b", "c"): 90.0}
    for wins in (two, three):
        first, second, *_ = bradley_terry([wins])
        assert (first.bot, second.bot) == ("a", "b")
        assert first.lead is not None
        assert first.lead.points == pytest.approx(ELO * math.log(248 / 152), rel=0.01)
        half = ELO * Z * math.sqrt(1 / 248 + 1 / 152)
        assert first.lead.high - first.lead.points == pytest.approx(half, rel=0.02)
        assert first.lead.points - first.lead.low == pytest.approx(half, rel=0.02)
    assert bradley_terry([three])[0].low < bradley_terry([three])[1].high
    assert bradley_terry([three])[-1].lead is None


def deal(bots: str, dice: random.Random) -> dict[tuple[str, str], float]:
    """Who beat whom at a table where all are equally strong."""
    winner = dice.randrange(len(bots))
    wins: dict[tuple[str, str], float] = {}
    for pair in combinations(range(len(bots)), 2):
        won, lost = sorted((bots[seat] for seat in pair), key=lambda bot: bot != bots[winner])
        if won != lost and winner in pair:
            wins[won, lost] = wins.get((won, lost), 0.0) + 1
    return wins


@pytest.mark.parametrize("bots", ["ab", "abb", "aabb", "abbb"])
def test_equal_bots_are_seldom_said_to_differ_at_tables_of_any_size(bots: str) -> None:
    """About one in twenty; one in six, where each pair at a table of four counted as a game of its own."""
    dice = random.Random(7)
    leads = [bradley_terry([deal(bots, dice) for _ in range(200)])[0].lead for _ in range(300)]
    apart = sum(lead is not None and lead.low > 0 for lead in leads)
    assert 0.02 * 300 <= apart <= 0.09 * 300
