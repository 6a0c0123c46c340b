"""Crowded places, things that lie together, and the bar: drawn so that nothing covers what is written."""

from __future__ import annotations

from xml.etree import ElementTree

import msgspec
import pytest

from ludoteca.engine.scene import (
    Board,
    Die,
    Lit,
    Meter,
    Piece,
    Polygon,
    Scene,
    Slots,
    Space,
    Stack,
    Station,
    Text,
    Track,
    as_svg,
    as_text,
    check,
    load_look,
)
from tests.scene.samples import words

OWNERS = ("ruby", "emerald", "blue", "mustard")


def plain(name: str) -> Text:
    return Text.plain(name)


def crowd(kinds: int) -> Scene:
    """A small land where four seats have so many kinds of pieces each."""
    land = Space(
        "moor", plain("The Moor"), parent="map", shape=Polygon(points=[(0, 0), (200, 0), (200, 180), (0, 180)])
    )
    pieces = [
        Piece(f"{owner}-{kind}", plain(f"kind {kind}"), parent="moor", owner=owner, count=kind + 1)
        for owner in OWNERS
        for kind in range(kinds)
    ]
    return Scene(
        name=plain("Crowd"),
        static=[Board("map", plain("Map"), size=(200, 180)), land],
        dynamic=pieces,
        look=load_look(""),
    )


def drawn(scene: Scene) -> dict[str, ElementTree.Element]:
    """The groups of a drawing by the id of their element."""
    assert check(scene) == []
    picture = ElementTree.fromstring(as_svg(scene, words("en")))
    return {name.removeprefix("e-"): node for node in picture.iter() if (name := node.get("id", "")).startswith("e-")}


def test_a_few_pieces_stand_there_one_by_one() -> None:
    groups = drawn(crowd(1))
    assert all(len(groups[f"{owner}-0"]) for owner in OWNERS)


def test_a_crowd_is_one_piece_for_each_owner_and_every_member_can_be_found() -> None:
    scene = crowd(4)
    groups = drawn(scene)
    for piece in scene.dynamic:
        assert not len(groups[piece.id]), "it is drawn although it is folded"
        assert groups[piece.id].get("aria-label")
    assert as_svg(scene, words("en")).count(">10<") == len(OWNERS), "1 + 2 + 3 + 4 of each owner"


def test_what_can_be_chosen_is_never_folded() -> None:
    scene = msgspec.structs.replace(crowd(4), lit=[Lit("ruby-2", "1", plain("take it"), 1)])
    groups = drawn(scene)
    assert all(len(groups[f"ruby-{kind}"]) for kind in range(4))
    assert not any(len(groups[f"blue-{kind}"]) for kind in range(4))


# ---------------------------------------------------------------- groups and the bar


def table() -> Scene:
    """A round, a phase, a supply on the bar; a pool of nobody; dice and gems before the player."""
    look = load_look('layout.zones = { clock = "bar", phases = "bar", supply = "bar", pool = "side" }')
    stations = [Station("one", plain("Landing")), Station("two", plain("Battle"))]
    return Scene(
        name=plain("Table"),
        dynamic=[
            Die("clock", plain("Round 4"), face=plain("4")),
            Track("phases", plain("Phase"), stations=stations, now="two"),
            Meter("supply", plain("Supply"), value=7, most=20),
            Slots("pool", plain("Pool"), boxes=[]),
            *[Die(f"pool-{n}", plain("mine"), parent="pool") for n in range(3)],
            Slots("own", plain("Your things"), boxes=[], owner="ruby"),
            Die("own-die", plain("battle"), parent="own"),
            Stack("gems", plain("gem"), parent="own", owner="scenery", side="up", count=5),
        ],
        look=look,
    )


def test_the_bar_is_one_line_of_text() -> None:
    assert as_text(table(), words("en")).split("\n")[1] == "Round 4; Phase: Battle; Supply: 7 of 20"


@pytest.mark.parametrize(
    "line", ["## On the table\n- Pool: 3 × mine", "## Before you\n- Your things: battle, 5 × gem"], ids=["pool", "own"]
)
def test_things_that_lie_together_are_told_together(line: str) -> None:
    assert line in as_text(table(), words("en"))


def test_everything_on_bar_and_tray_is_drawn_once() -> None:
    svg = as_svg(table(), words("en"))
    for element in table().dynamic:
        assert svg.count(f'id="e-{element.id}"') == 1, element.id


def test_a_face_down_piece_of_a_seat_says_whose_it_is_and_not_what() -> None:
    scene = crowd(1)
    hidden = [msgspec.structs.replace(piece, side="down", figure="bird") for piece in scene.dynamic]
    svg = as_svg(msgspec.structs.replace(scene, dynamic=hidden), words("en"))
    assert svg.count(">?<") == len(OWNERS)
    assert "ruby" in svg
