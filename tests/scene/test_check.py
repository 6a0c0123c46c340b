"""Faults are found and name their element."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ludoteca.engine.scene import (
    Board,
    Element,
    Glyph,
    Link,
    Lit,
    Look,
    Meter,
    Note,
    Overlay,
    Piece,
    Polygon,
    Row,
    Scene,
    Space,
    Table,
    Text,
    Tint,
    Track,
    check,
)
from tests.scene.samples import SAMPLES

NAME = Text("name")
MAP = Board("map", NAME, size=(10, 10))
LAND = Space("land", NAME, parent="map", shape=Polygon(points=[(0, 0), (9, 0), (9, 9)]))


def faults(elements: Sequence[Element], lit: Sequence[Lit] = (), look: Look | None = None) -> list[str]:
    """The faults of a scene made of some elements."""
    return check(Scene(name=NAME, dynamic=elements, lit=lit, look=look or Look()))


@pytest.mark.parametrize("sample", SAMPLES)
def test_samples_are_faultless(sample: str) -> None:
    assert check(SAMPLES[sample]()) == []


@pytest.mark.parametrize(
    ("elements", "fault"),
    [
        ([Piece("a", NAME), Piece("a", NAME)], "a: the id is used twice"),
        ([Piece("", NAME)], "piece: an id is empty"),
        ([Piece("a", NAME, parent="b")], "a: its parent b does not exist"),
        ([Space("land", NAME, shape=LAND.shape)], "land: the space lies on no board"),
        ([MAP, Space("land", NAME, parent="map", shape=Polygon(points=[]))], "land: an area needs three points"),
        ([MAP, LAND, Link("way", parent="map", ends=("land", "sea"))], "way: its end sea is no space"),
        ([Overlay("note", form="hit", notes=[Note("a")])], "note: it notes a, which does not exist"),
        ([Track("days", NAME, stations=[], now="day-1")], "days: its active station day-1 does not exist"),
        ([Meter("life", NAME, value=7, most=6)], "life: 7 of 6"),
        ([Piece("a", NAME, count=0)], "a: it counts less than one"),
        ([Piece("a", NAME, owner="purple")], "a: there is no style purple"),
        ([Piece("a", NAME, figure="dragon")], "a: there is no glyph dragon"),
        ([Piece("a")], "a: it has neither name nor alternative text"),
        ([Table("t", NAME, columns=[NAME], rows=[Row("r", cells=[])])], "r: 0 cells for 1 columns"),
        ([Table("t", NAME, columns=[], rows=[], applies="r")], "t: the row that applies, r, does not exist"),
    ],
)
def test_fault_names_its_element(elements: list[Element], fault: str) -> None:
    assert faults(elements) == [fault]


def test_circles_of_parents_are_found() -> None:
    assert faults([Piece("a", NAME, parent="b"), Piece("b", NAME, parent="a")]) == [
        "a: it is its own ancestor",
        "b: it is its own ancestor",
    ]


def test_options_point_at_something_and_have_one_key() -> None:
    lit = [Lit("a", "1", NAME, 0), Lit("a", "1", NAME, 1), Lit("b", "2", NAME, 2)]
    assert faults([Piece("a", NAME)], lit) == ["a: the key 1 is used twice", "b: it is lit but does not exist"]


def test_look_holds_path_data_and_colours_only() -> None:
    look = Look(tints={"moss": Tint("red", "#000000")}, glyphs={"bad": Glyph('M0 0"/><script>')})
    assert faults([], look=look) == [
        "bad: the glyph is no path data",
        "moss: the tint is not of the form #rrggbb",
    ]
