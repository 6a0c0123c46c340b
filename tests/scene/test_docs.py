"""The page about scenes is true: its examples run, and its pictures are those that it draws."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from ludoteca.engine.scene import Element

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "scene.md"


def run_page() -> dict[str, object]:
    """Run the Python blocks of the page one after the other; returns the names they leave."""
    text = PAGE.read_text(encoding="utf-8")
    names: dict[str, object] = {"__name__": "scene"}
    for block in re.finditer(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        line = text.count("\n", 0, block.start(1))
        exec(compile("\n" * line + block[1], str(PAGE), "exec"), names)
    return names


def drawn() -> dict[str, str]:
    """The pictures of the page, as its examples draw them."""
    pictures = run_page()["pictures"]
    assert isinstance(pictures, dict)
    return pictures


@pytest.mark.parametrize("name", ["scene-light.svg", "scene-dark.svg"])
def test_picture_is_what_the_page_draws(name: str) -> None:
    kept = DOCS / "pictures" / name
    assert drawn()[name] == kept.read_text(encoding="utf-8")
    assert kept.stat().st_size < 20_000
    assert f"pictures/{name}" in PAGE.read_text(encoding="utf-8")


def test_every_element_is_on_the_page() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for kind in get_args(Element):
        row = next(line for line in text.splitlines() if line.startswith(f"| `{kind.__name__}` |"))
        fields = set(re.findall(r"`(\w+)`", row.split("|")[3]))
        assert fields <= set(kind.__struct_fields__)
        assert fields
