"""Anything can lie anywhere: whatever the parent, both renderers show it."""

from __future__ import annotations

import pytest

from ludoteca.engine.scene import (
    Card,
    Die,
    Element,
    Link,
    Lit,
    Meter,
    Overlay,
    Piece,
    Scene,
    Stack,
    Text,
    as_svg,
    as_text,
    check,
    parts,
)
from tests.scene.samples import SAMPLES, words


def visitors(parent: str) -> list[Element]:
    """One of each kind that moves about."""
    plain = Text.plain
    return [
        Piece("new-piece", plain("nuovo pezzo"), parent=parent, owner="mustard", form="elite", letters=plain("Np")),
        Stack("new-stack", plain("nuova pila"), parent=parent, owner="pink", count=3, side="up"),
        Card("new-card", plain("nuova carta"), parent=parent, owner="white"),
        Die("new-die", plain("nuovo dado"), parent=parent, face=plain(6)),
        Meter("new-meter", plain("nuova misura"), parent=parent, form="pips", value=1, most=3),
    ]


def places(scene: Scene) -> list[str]:
    """Where something may lie: nowhere, on an element, on a part of one."""
    inner = [part.id for element in scene.elements() for part in parts(element)]
    outer = [element.id for element in scene.elements() if not isinstance(element, Link | Overlay)]
    return ["", *outer, *inner]


@pytest.mark.parametrize("sample", SAMPLES)
def test_whatever_the_parent(sample: str) -> None:
    scene = SAMPLES[sample]()
    for place in places(scene):
        new = visitors(place)
        lit = [Lit(element.id, f"n{at}", element.name, 90 + at) for at, element in enumerate(new)]
        full = Scene(
            name=scene.name,
            static=scene.static,
            dynamic=[*scene.dynamic, *new],
            lit=[*scene.lit, *lit],
            look=scene.look,
        )
        assert check(full) == []
        svg = as_svg(full, words("it"))
        above, _, _ = as_text(full, words("it"), 200).partition("## Puoi scegliere")
        missing = [element.id for element in new if f'id="e-{element.id}"' not in svg]
        untold = [option.element for option in lit if f"[{option.key}]" not in above]
        assert (place, missing, untold) == (place, [], [])
