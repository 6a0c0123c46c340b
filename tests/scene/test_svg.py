"""Drawings: well formed, self-contained, complete, navigable, and the same bytes every time."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import get_args
from xml.etree import ElementTree as ET

import pytest

from ludoteca.engine.scene import Board, Element, Layout, Lit, Look, Piece, Polygon, Scene, Space, Text, as_svg, parts
from ludoteca.engine.scene.paint import Paint
from ludoteca.engine.scene.styles import STYLES, Theme
from tests.scene.draw_golden import GOLDEN, golden
from tests.scene.samples import SAMPLES, area, gauges, rooms, squares, words

THEMES: tuple[Theme, ...] = ("light", "dark")
ROOT = Path(__file__).parents[2]


def drawing(scene: Scene, theme: Theme = "light", focus: str = "") -> ET.Element:
    """The tree of a drawing."""
    return ET.fromstring(as_svg(scene, words("it"), theme, focus))


def ids(root: ET.Element) -> list[str]:
    """All ids of a drawing."""
    return [node.attrib["id"] for node in root.iter() if "id" in node.attrib]


def labels(root: ET.Element) -> dict[str, str]:
    """What a screen reader says, by element id."""
    return {node.attrib["id"][2:]: node.attrib["aria-label"] for node in root.iter() if "aria-label" in node.attrib}


@pytest.mark.parametrize("name", [name for name in golden() if name.endswith(".svg")])
def test_drawing_is_the_golden_one(name: str) -> None:
    assert golden()[name] == GOLDEN.joinpath(name).read_text(encoding="utf-8")


def test_golden_files_are_small_and_all_used() -> None:
    assert {path.name for path in GOLDEN.iterdir()} == set(golden())
    assert max(path.stat().st_size for path in GOLDEN.iterdir()) < 20_000


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sample", SAMPLES)
def test_ids_are_unique_and_references_resolve(sample: str, theme: Theme) -> None:
    svg = as_svg(SAMPLES[sample](), words("it"), theme)
    known = ids(ET.fromstring(svg))
    assert [name for name, times in Counter(known).items() if times > 1] == []
    used = set(re.findall(r'(?:href="#|url\(#)([^")]+)', svg))
    assert used <= set(known)


@pytest.mark.parametrize("sample", SAMPLES)
def test_nothing_is_fetched_and_nothing_runs(sample: str) -> None:
    svg = as_svg(SAMPLES[sample](), words("it")).replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"https?:|<script|<image|<foreignObject|\son\w+=|@import|data:|filter", svg)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sample", SAMPLES)
def test_every_element_and_part_has_its_labelled_group(sample: str, theme: Theme) -> None:
    scene = SAMPLES[sample]()
    said = labels(drawing(scene, theme))
    wanted = {name for element in scene.elements() for name in (element.id, *(part.id for part in parts(element)))}
    assert wanted <= set(said)
    assert all(said[name] for name in wanted)


def test_samples_show_every_kind() -> None:
    shown = {type(element) for sample in SAMPLES.values() for element in sample().elements()}
    assert shown == set(get_args(Element))


def test_groups_nest_and_single_things_are_pictures() -> None:
    roles = {
        node.attrib["id"][2:]: node.attrib["role"] for node in drawing(area()).iter() if "aria-label" in node.attrib
    }
    assert (roles["map"], roles["moor"], roles["warden"]) == ("group", "group", "img")
    moor = next(node for node in drawing(area()).iter() if node.attrib.get("id") == "e-moor")
    assert "e-warden" in ids(moor)


def test_title_and_description_say_what_to_do() -> None:
    root = drawing(area())
    space = "{http://www.w3.org/2000/svg}"
    assert root.findtext(f"{space}title") == "Tre terre"
    assert root.findtext(f"{space}desc") == (
        "Giulia: sta scegliendo. Puoi scegliere: [2] Attacca Colle Ambra, [3] Attacca L'Àncora"
    )


def test_label_of_a_lit_place_is_that_of_its_option() -> None:
    assert labels(drawing(area()))["hills"] == "[2] 2 Colle Ambra. Attacca Colle Ambra"
    assert labels(drawing(area()))["warden"] == "Custode (Giulia, vitalità 2 di 3)"


def test_light_only_where_something_can_be_chosen() -> None:
    scene = rooms()
    dark = Scene(name=scene.name, static=scene.static, dynamic=scene.dynamic, look=scene.look)
    assert "#ffcb4d" in as_svg(scene, words("it"))
    assert "#ffcb4d" not in as_svg(dark, words("it"))


def test_veil_covers_land_that_cannot_be_chosen() -> None:
    assert as_svg(area(), words("it")).count('fill="#dfe5e2" opacity=".5"') == 1


@pytest.mark.parametrize(
    ("sample", "focus"), [("area", "hills"), ("squares", "b2"), ("rooms", "crypt"), ("hexagons", "w1")]
)
def test_keyboard_ring_is_blue_and_only_in_focus(sample: str, focus: str) -> None:
    scene = SAMPLES[sample]()
    assert "#0b57c9" in as_svg(scene, words("it"), focus=focus)
    assert "#0b57c9" not in as_svg(scene, words("it"))


def test_prices_stand_in_their_squares() -> None:
    d3 = next(node for node in drawing(squares()).iter() if node.attrib.get("id") == "e-d3")
    assert "3" in [text.text for text in d3.iter("{http://www.w3.org/2000/svg}text")]


def test_names_cannot_break_out() -> None:
    nasty = '</text><script>alert("x")</script>&\x07'
    scene = Scene(
        name=Text.plain(nasty),
        static=[
            Board("b", Text.plain(nasty), size=(9, 9)),
            Space(nasty, Text.plain(nasty), parent="b", shape=Polygon(points=[(0, 0), (90, 0), (90, 90)])),
        ],
        dynamic=[Piece("p", Text.plain(nasty), parent=nasty, letters=Text.plain(nasty))],
        lit=[Lit(nasty, nasty, Text.plain(nasty), 0)],
    )
    root = drawing(scene)
    assert [node for node in root.iter() if node.tag.endswith("script")] == []


def test_seats_differ_without_colour() -> None:
    """The same piece of two seats is told apart by silhouette, pattern and emblem alone."""
    drawn = set()
    for style in STYLES:
        scene = Scene(name=Text(), dynamic=[Piece("p", alt=Text.plain("p"), owner=style)])
        drawn.add(re.sub(r'#[0-9a-f]{6}|aria-label="[^"]*"', "", as_svg(scene, words("it"))))
    assert len(drawn) == len(STYLES)


def test_hidden_things_show_nothing_but_their_back() -> None:
    scene = Scene(
        name=Text(), dynamic=[Piece("p", Text.plain("?"), side="down", figure="crown", letters=Text.plain("K"))]
    )
    svg = as_svg(scene, words("it"))
    assert ">K<" not in svg
    assert Paint(scene, words("it"), "light", "").glyphs["crown"].fill not in svg


def test_game_says_where_things_go() -> None:
    scene = gauges()
    look = Look(layout=Layout(zones={"mothers": "hidden"}))
    assert "e-mothers" in ids(drawing(scene))
    assert "e-mothers" not in ids(drawing(Scene(name=scene.name, dynamic=scene.dynamic, look=look)))


def test_same_bytes_in_another_process() -> None:
    code = (
        "import sys; from tests.scene.samples import area, words; from ludoteca.engine.scene import as_svg;"
        "sys.stdout.buffer.write(as_svg(area(), words('it')).encode())"
    )
    env = {**os.environ, "PYTHONHASHSEED": "77", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, check=True)
    assert run.stdout.decode() == as_svg(area(), words("it"))
