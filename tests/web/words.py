"""What the web client must say and draw as the engine does; `python -m tests.web.words` writes it down."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.engine.scene import Scene, parts
from ludoteca.engine.scene.glyphs import GLYPHS
from ludoteca.engine.scene.index import Index
from ludoteca.engine.scene.speech import Speech
from ludoteca.engine.scene.styles import STYLES
from ludoteca.engine.text import LANGUAGES
from tests.scene.samples import SAMPLES, words

KEPT = Path(__file__).parents[2] / "web/src/scene/things/words.fixture.json"


def labels(scene: Scene, lang: str) -> dict[str, str]:
    """What a screen reader says about every element and part of a scene."""
    index = Index(scene)
    things = [thing for element in scene.elements() for thing in (element, *parts(element))]
    return {thing.id: Speech(index, words(lang)).label(thing) for thing in things}


def fixture() -> dict[str, Any]:
    """The samples with their words, and the looks that are built into both."""
    samples = {
        name: {"scene": sample(), "words": {lang: labels(sample(), lang) for lang in LANGUAGES}}
        for name, sample in SAMPLES.items()
    }
    plain: dict[str, Any] = msgspec.to_builtins({"samples": samples, "glyphs": GLYPHS, "styles": STYLES})
    return plain


def written() -> str:
    """The fixture as it is kept."""
    return json.dumps(fixture(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    KEPT.write_text(written(), encoding="utf-8", newline="\n")
