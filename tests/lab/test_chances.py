"""Intervals and ratings beside figures that can be looked up."""

from __future__ import annotations

import math

import pytest

from ludoteca.lab.chances import bradley_terry, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_without_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_two_bots_are_as_far_apart_as_their_odds() -> None:
    strong, weak = bradley_terry({("a", "b"): 7500, ("b", "a"): 2500})
    assert (strong.bot, weak.bot) == ("a", "b")
    assert strong.rating - weak.rating == pytest.approx(400 * math.log10(3), abs=0.1)
    # The variance of log odds is 1/(n p (1 - p)); each of the two has half of the distance.
    half = 400 / math.log(10) * 1.96 * math.sqrt(1 / (10_000 * 0.75 * 0.25)) / 2
    assert strong.high - strong.rating == pytest.approx(half, rel=0.01)


def test_a_ladder_through_others() -> None:
    """Who never met is compared through those whom both have met."""
    ratings = bradley_terry({("a", "b"): 300, ("b", "a"): 100, ("b", "c"): 300, ("c", "b"): 100})
    assert [one.bot for one in ratings] == ["a", "b", "c"]
    assert ratings[0].rating - ratings[2].rating == pytest.approx(2 * 400 * math.log10(3), rel=0.02)


def test_who_lost_every_game_has_a_rating_all_the_same() -> None:
    strong, weak = bradley_terry({("a", "b"): 20, ("b", "a"): 0})
    assert 300 < strong.rating - weak.rating < 1000
    assert weak.low < weak.rating < weak.high


def test_strangers_are_hardly_comparable() -> None:
    ratings = bradley_terry({("a", "b"): 10, ("b", "a"): 10, ("c", "d"): 10, ("d", "c"): 10})
    assert all(one.high - one.low > 1000 for one in ratings)
