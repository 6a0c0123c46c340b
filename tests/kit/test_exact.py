"""Exact distributions: every row of draws once, each as likely as it is."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ludoteca.engine.kit.exact import Script, TooMany, distribution, outcomes


def test_two_dice() -> None:
    found = distribution(lambda draw: draw([1] * 6) + draw([1] * 6) + 2)
    assert found == {total: Fraction(6 - abs(7 - total), 36) for total in range(2, 13)}


def test_weights_and_cases_that_cannot_be() -> None:
    assert distribution(lambda draw: draw([0, 3, 0, 1])) == {1: Fraction(3, 4), 3: Fraction(1, 4)}


def test_draws_that_depend_on_draws() -> None:
    """A coin; after heads another one."""
    assert distribution(lambda draw: draw([1, 1]) or 2 + draw([1, 1])) == {
        1: Fraction(1, 2),
        2: Fraction(1, 4),
        3: Fraction(1, 4),
    }


def test_results_that_do_not_count() -> None:
    """A die that is read only when it shows three or more."""

    def high_face(draw: Script) -> int | None:
        face = 1 + draw([1] * 6)
        return face if face > 2 else None

    assert distribution(high_face) == dict.fromkeys([3, 4, 5, 6], Fraction(1, 4))


def test_choices_that_nobody_weighs() -> None:
    """One of two, then one of as many as the first says: each whole choice counts the same."""
    found = distribution(lambda draw: (first := draw.any_of(2), draw.any_of(first + 1)))
    assert found == dict.fromkeys([(0, 0), (1, 0), (1, 1)], Fraction(1, 3))


def test_too_many() -> None:
    with pytest.raises(TooMany):
        list(outcomes(lambda draw: [draw([1] * 10) for _ in range(3)], most=999))
    assert len(list(outcomes(lambda draw: [draw([1] * 10) for _ in range(3)], most=1000))) == 1000
