"""A difference turns the old scene into the new one, also after a journey as JSON."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.engine.scene import (
    Card,
    Die,
    Difference,
    Element,
    Lit,
    Look,
    Meter,
    Piece,
    Scene,
    Text,
    Vitality,
    apply,
    difference,
)
from tests.scene.samples import SAMPLES, area

ids = st.sampled_from("abcde")
texts = st.builds(Text, st.sampled_from(["", "one", "two"]), st.dictionaries(st.sampled_from("xy"), st.integers(0, 9)))


def pieces(id: str) -> st.SearchStrategy[Element]:
    """Pieces with an id."""
    life = st.none() | st.builds(Vitality, st.integers(0, 3), st.integers(3, 5))
    at = st.none() | st.tuples(st.floats(0, 99), st.floats(0, 99))
    return st.builds(
        Piece, st.just(id), texts, vitality=life, at=at, count=st.integers(1, 4), ghost=st.booleans(), parent=ids
    )


def elements(id: str) -> st.SearchStrategy[Element]:
    """Elements of several kinds with an id: a kind may change from one scene to the next."""
    dice: st.SearchStrategy[Element] = st.builds(Die, st.just(id), texts, face=texts)
    meters: st.SearchStrategy[Element] = st.builds(Meter, st.just(id), value=st.integers(0, 9), most=st.just(9))
    cards: st.SearchStrategy[Element] = st.builds(Card, st.just(id), texts, side=st.sampled_from(["up", "down"]))
    return st.one_of(pieces(id), dice, meters, cards)


@st.composite
def scenes(draw: st.DrawFn) -> Scene:
    """Scenes with unique ids in any order, split into static and dynamic anywhere."""
    names = draw(st.lists(ids, unique=True))
    things = [draw(elements(name)) for name in names]
    cut = draw(st.integers(0, len(things)))
    lit = draw(st.lists(st.builds(Lit, ids, st.sampled_from("123"), texts, st.integers(0, 9)), max_size=2))
    ground = draw(st.sampled_from(["plain", "sea"]))
    look = Look(ground="sea") if ground == "sea" else Look()
    return Scene(name=draw(texts), static=things[:cut], dynamic=things[cut:], lit=lit, look=look)


@settings(max_examples=40)
@given(scenes(), scenes())
def test_difference_and_back(old: Scene, new: Scene) -> None:
    sent = msgspec.json.encode(difference(old, new))
    assert apply(old, msgspec.json.decode(sent, type=Difference)) == new


@settings(max_examples=20)
@given(scenes())
def test_same_scene_has_an_empty_difference(scene: Scene) -> None:
    assert msgspec.json.encode(difference(scene, scene)) == b'{"static":{},"dynamic":{}}'


@pytest.mark.parametrize("sample", SAMPLES)
def test_from_nothing_to_a_sample_and_away(sample: str) -> None:
    nothing, scene = Scene(name=Text("nothing")), SAMPLES[sample]()
    for old, new in ((nothing, scene), (scene, nothing)):
        sent = msgspec.json.encode(difference(old, new))
        assert apply(old, msgspec.json.decode(sent, type=Difference)) == new


def test_only_changed_fields_travel() -> None:
    old = area()
    moved = [
        msgspec.structs.replace(element, parent="isle") if element.id == "warden" else element
        for element in old.dynamic
    ]
    diff = difference(old, msgspec.structs.replace(old, dynamic=moved, lit=[]))
    assert msgspec.to_builtins(diff) == {
        "static": {},
        "dynamic": {"changed": {"warden": {"set": {"parent": "isle"}}}},
        "lit": [],
    }


def test_two_elements_with_one_id_are_refused() -> None:
    scene = Scene(name=Text("x"), dynamic=[Die("a"), Die("a")])
    with pytest.raises(ValueError, match="same id"):
        difference(scene, scene)
