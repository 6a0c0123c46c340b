"""Outlines: shared borders agree, places for labels lie inside, everything repeats."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.engine.scene.geometry import depth, inside, n, noise, outlines, path, pole, scatter, smooth

WEST = [(0.0, 0.0), (100.0, 0.0), (110.0, 50.0), (90.0, 100.0), (0.0, 100.0)]
EAST = [(100.0, 0.0), (200.0, 0.0), (200.0, 100.0), (90.0, 100.0), (110.0, 50.0)]
HORSESHOE = [
    (0.0, 0.0),
    (100.0, 0.0),
    (100.0, 100.0),
    (70.0, 100.0),
    (70.0, 30.0),
    (30.0, 30.0),
    (30.0, 100.0),
    (0.0, 100.0),
]


def test_neighbours_keep_the_same_border() -> None:
    lines = outlines({"west": WEST, "east": EAST})
    (border,) = lines.borders
    assert {border[0], border[-1]} == {(100.0, 0.0), (90.0, 100.0)}
    assert set(border) <= set(lines.rings["west"])
    assert set(border) <= set(lines.rings["east"])
    assert len(border) > 8


def test_border_does_not_depend_on_direction_or_order() -> None:
    one = outlines({"west": WEST, "east": EAST})
    other = outlines({"east": EAST[::-1], "west": WEST})
    assert set(one.borders[0]) == set(other.borders[0])


def test_lone_island_is_the_same_from_any_starting_point() -> None:
    turned = [*WEST[2:], *WEST[:2]]
    assert outlines({"a": WEST}).rings["a"] == outlines({"a": turned}).rings["a"]


def test_pole_of_a_horseshoe_lies_on_the_land() -> None:
    spot, radius = pole(HORSESHOE)
    assert inside(spot, HORSESHOE)
    assert radius == pytest.approx(depth(spot, HORSESHOE))
    assert radius > 14


def test_relief_keeps_clear() -> None:
    ring = smooth(WEST, closed=True)
    spots = scatter(ring, 10, 20, [(50.0, 50.0, 20.0, 20.0)], seed=7)
    assert spots
    assert all(inside(spot, ring) and not (abs(spot[0] - 50) < 20 and abs(spot[1] - 50) < 20) for spot in spots)


@given(st.integers(-(2**40), 2**40), st.integers(-(2**40), 2**40))
def test_noise_stays_between_nothing_and_one(a: int, b: int) -> None:
    assert 0 <= noise(a, b) <= 1
    assert noise(a, b) == noise(a, b)


def test_numbers_are_short() -> None:
    assert [n(value) for value in (3.0, 2.25, -0.04, 0.5, -0.5, 0.99, 10.04, 100.96)] == [
        "3",
        "2.2",
        "0",
        ".5",
        "-.5",
        "1",
        "10",
        "101",
    ]
    assert path([(0, 0), (1.04, 2), (1.04, 2), (3, -1.5)]) == "M0 0l1 2l2-3.5Z"
