"""Scenes as data: they survive JSON, refuse what they do not know, and speak through references."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.engine.scene import Board, Look, Piece, Scene, Space, Text, load_look, parts, resolver
from tests.scene.samples import SAMPLES, sheets

LOOK = """
ground = "sea"
[livery.table]
light = "#b3c8cc"
dark = "#11222b"
[tints.moss]
light = "#aebf9e"
dark = "#2c4a47"
[styles.garnet]
enamel = "#7a2f1d"
rim = "#431608"
edge = "#c47a5f"
ink = "#ffffff"
silhouette = "M0-19A19 19 0 1 1 0 19A19 19 0 1 1 0-19Z"
pattern = "dots"
emblem = "leaf"
[glyphs.anvil]
fill = "M-10-6H10V0H4V6H8V9H-8V6H-4V0H-10Z"
[layout.zones]
clock = "seats"
"""


@pytest.mark.parametrize("sample", SAMPLES)
def test_scene_survives_json(sample: str) -> None:
    scene = SAMPLES[sample]()
    assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene


def test_unknown_fields_are_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="colour"):
        msgspec.json.decode(b'{"kind":"piece","id":"a","colour":"red"}', type=Piece)


def test_unknown_kinds_are_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="dragon"):
        msgspec.json.decode(b'{"name":{"key":"x"},"dynamic":[{"kind":"dragon","id":"a"}]}', type=Scene)


def test_what_is_usual_is_not_written() -> None:
    board = Board("map", Text("map"), size=(3, 4))
    assert msgspec.json.decode(msgspec.json.encode(board)) == {
        "kind": "board",
        "id": "map",
        "name": {"key": "map"},
        "size": [3, 4],
    }


def test_texts_are_references_and_may_be_nested() -> None:
    spoken = {"attack": "attacca {place} con {count}", "moor": "la brughiera"}
    resolve = resolver(lambda key, **args: spoken[key].format(**args))
    assert resolve(Text("attack", {"place": Text("moor"), "count": 3})) == "attacca la brughiera con 3"
    assert resolve(Text.plain(5)) == "5"
    assert not Text()


def test_look_is_read_from_toml() -> None:
    look = load_look(LOOK)
    assert look.styles["garnet"].pattern == "dots"
    assert look.layout.zones == {"clock": "seats"}
    assert look.livery.paper == Look().livery.paper


def test_wrong_look_names_its_place() -> None:
    with pytest.raises(msgspec.ValidationError, match=r"livery\.table"):
        load_look('[livery.table]\nlight = "#ffffff"\n')


def test_parts_have_ids_of_their_own() -> None:
    ids = [part.id for element in sheets().elements() for part in parts(element)]
    assert ids == ["feast-1", "feast-2", "split-1", "split-2", "search-1", "search-2", "end", "look"]


def test_places_without_override_stay_unset() -> None:
    spaces = [element for element in SAMPLES["area"]().elements() if isinstance(element, Space)]
    assert all(space.places.label is None for space in spaces)
