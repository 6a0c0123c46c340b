"""Scenes as text: complete, wrapped, in a fixed order, in both languages, nothing by layout alone."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca.engine.scene
from ludoteca.engine.scene import (
    Actions,
    Board,
    Meter,
    Overlay,
    Panel,
    Piece,
    Scene,
    Space,
    Square,
    Stack,
    Text,
    as_text,
    bar_as_text,
    parts,
    resolver,
)
from ludoteca.engine.scene.lines import cells, table, wrap
from ludoteca.engine.scene.speech import coordinates
from ludoteca.engine.text import Texts, problems
from tests.scene.draw_golden import GOLDEN, golden
from tests.scene.samples import SAMPLES, area, gauges, hexagons, sheets, squares, words

SOURCE = Path(ludoteca.engine.scene.__file__).parent


@pytest.mark.parametrize("name", [name for name in golden() if name.endswith(".txt")])
def test_text_is_the_golden_one(name: str) -> None:
    assert golden()[name] == GOLDEN.joinpath(name).read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", ["it", "en"])
@pytest.mark.parametrize("sample", SAMPLES)
@pytest.mark.parametrize("width", [20, 40, 80, 120])
def test_no_line_is_wider_than_the_page(sample: str, lang: str, width: int) -> None:
    assert max(cells(line) for line in as_text(SAMPLES[sample](), words(lang), width).splitlines()) <= width


@pytest.mark.parametrize("sample", SAMPLES)
def test_every_option_stands_by_its_element_and_in_the_list(sample: str) -> None:
    scene = SAMPLES[sample]()
    above, _, below = as_text(scene, words("en")).partition("## You can choose")
    # A button that says no more than its option stands in the list alone.
    plain = {
        action.id
        for element in scene.elements()
        if isinstance(element, Actions)
        for action in element.actions
        if not action.price and not action.why
    }
    for option in scene.lit:
        assert f"[{option.key}]" in above or option.element in plain
        assert f"[{option.key}] {words('en')(option.label)}" in below


@pytest.mark.parametrize("sample", SAMPLES)
def test_every_named_thing_is_told(sample: str) -> None:
    scene = SAMPLES[sample]()
    text = " ".join(as_text(scene, words("it")).split())
    for element in scene.elements():
        if isinstance(element, Space) and isinstance(element.shape, Square):
            continue  # squares stand on the map by column and row
        for thing in (element, *parts(element)):
            if thing.alt or thing.name:
                assert words("it")(thing.alt or thing.name) in text


def test_sections_come_in_a_fixed_order() -> None:
    whole = [element for sample in (sheets(), gauges(), hexagons()) for element in sample.elements()]
    panels = [element for element in area().elements() if isinstance(element, Panel)]
    for order in (whole + panels, (whole + panels)[::-1]):
        text = as_text(Scene(name=Text.plain("x"), dynamic=order), words("en"))
        assert re.findall(r"^## (.*)", text, re.MULTILINE) == [
            "Players",
            "Map",
            "Tracks",
            "Boxes",
            "Counters",
            "Pieces",
            "Cards",
            "Dice",
            "Tables",
            "To arrange",
            "Notes",
            "Other actions",
            "You can choose",
        ]


def test_area_tells_who_is_there_and_where_one_can_go() -> None:
    text = " ".join(as_text(area(), words("en")).split())
    assert "1 Brughiera: controlled by Giulia; value 3; Giulia: 3 × regulars, Warden (vitality 2 of 3)" in text
    assert "next to 1 Brughiera; by bridge to 3 L'Àncora" in text
    assert "across the sea to Nord" in text


def test_grid_is_a_map_of_letters_and_figures() -> None:
    lines = as_text(squares(), words("en")).splitlines()
    start = lines.index("   A      B      C      D      E")
    assert lines[start + 1 : start + 5] == [
        "1  .      ca     .      ^1     ^1",
        "2  .      [b2]   B      [d2]^1 ^2",
        "3  Fe     [b3]   [c3]   [d3]la .",
        "4  .      .      .      .      .",
    ]


def test_wide_grid_is_cut_into_strips() -> None:
    spaces = [Space(f"s{i}", Text.plain(f"s{i}"), parent="b", shape=Square(column=i, row=0)) for i in range(30)]
    scene = Scene(name=Text.plain("x"), static=[Board("b", Text.plain("b"), size=(9, 9)), *spaces])
    text = as_text(scene, words("en"), 40)
    assert "AD" in text
    assert max(map(len, text.splitlines())) <= 40


def test_codes_on_the_map_are_never_ambiguous() -> None:
    names = ["Sofia", "Sole", "Sonno", "Sofi"]
    static = [Board("b", Text.plain("b"), size=(9, 9))]
    squares_ = [Space(f"s{i}", Text.plain(f"S{i}"), parent="b", shape=Square(column=i, row=0)) for i in range(4)]
    figures = [Piece(f"p{i}", Text.plain(name), parent=f"s{i}") for i, name in enumerate(names)]
    text = as_text(Scene(name=Text.plain("x"), static=[*static, *squares_], dynamic=figures), words("en"))
    assert "So Sofia, Sol Sole, Son Sonno, Sof Sofi" in text


def test_narrow_page_tells_players_as_a_list() -> None:
    text = as_text(area(), words("en"), 30)
    assert "- Giulia, role Sud, score 14\n  points, gems 3, to choose" in text


def test_nobody_to_choose_is_said() -> None:
    assert "Nothing to choose now." in as_text(Scene(name=Text.plain("x")), words("en"))


@pytest.mark.parametrize(("column", "row", "name"), [(0, 0, "A1"), (25, 11, "Z12"), (26, 0, "AA1"), (701, 8, "ZZ9")])
def test_squares_are_called_as_players_call_them(column: int, row: int, name: str) -> None:
    assert coordinates(Square(column=column, row=row)) == name


@given(st.text(max_size=200), st.integers(4, 60))
def test_wrapping_keeps_words_and_width(text: str, width: int) -> None:
    lines = wrap(text, width, "- ")
    assert all(cells(line) <= max(width, 4) for line in lines)
    assert all(line.startswith(("- ", "  ")) for line in lines)


def test_accents_count_as_one_cell() -> None:
    composed, loose = "perché così", "perche\u0301 cosi\u0300"
    assert cells(composed) == cells(loose) == 11
    assert wrap(loose, 6) == ["perché", "così"]
    assert cells("日本") == 4


@pytest.mark.parametrize("sample", SAMPLES)
def test_whoever_lists_the_options_gets_the_scene_without_the_list(sample: str) -> None:
    above, heading, _ = as_text(SAMPLES[sample](), words("en")).partition("\n## You can choose")
    assert heading
    assert as_text(SAMPLES[sample](), words("en"), options=False).strip() == above.strip()


def test_a_pile_that_has_run_out_is_counted_and_an_empty_remark_is_not_made() -> None:
    pile = Stack("gems", Text.plain("gem"), side="up", count=0)
    remark = Overlay("threat", Text.plain("Threat"), form="value", notes=[])
    text = as_text(Scene(name=Text.plain("Mine"), dynamic=[pile, remark]), words("en"))
    assert "- 0 × gem" in text
    assert "Threat" not in text


def test_how_far_a_game_has_come_in_one_line() -> None:
    mine = Meter("life", Text.plain("Life"), value=3, most=5, owner="ruby")
    rounds = Meter("round", Text.plain("Round"), value=2, most=9)
    assert bar_as_text(Scene(name=Text.plain("Mine"), dynamic=[mine, rounds]), words("en")) == "Round: 2 of 9"


def test_table_that_does_not_fit_is_none() -> None:
    assert table([["a", "12"], ["bb", "3"]], 10, right=[1]) == ["a   12", "bb   3"]
    assert table([["a" * 9, "12"]], 10) is None


def test_words_of_the_renderers_are_complete_and_all_used() -> None:
    texts = Texts.of(strict=True)
    assert problems(texts) == []
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.glob("*.py")))
    defined = set(
        re.findall(r"^scene-([\w-]+) =", SOURCE.joinpath("text.en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    )
    families = re.compile(r"^(link|overlay|style)-")
    assert {key for key in defined if f'"{key}"' not in source and not families.match(key)} == set()


def test_resolver_of_the_table_serves_scenes() -> None:
    assert resolver(partial(Texts.of().t, "en"))(Text("scene-of", {"value": 4, "most": 6})) == "4 of 6"
