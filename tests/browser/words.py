"""What stands on buttons and in headings, in the language of the visitor: people look for things by name."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src/ludoteca"
Lang = Literal["en", "it"]


@cache
def bundle(lang: Lang, game: str) -> FluentBundle:
    """The texts of the client, of every scene, and of a game; later ones speak over earlier ones, as in the client."""
    folders = [ROOT / "web/src/texts", PACKAGE / "engine", PACKAGE / "engine/scene"]
    if game:
        folders.append(PACKAGE / "games" / game.replace("-", "_"))
    texts = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        [path] = folder.glob(f"*{lang}.ftl")
        texts.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    return texts


def say(key: str, lang: Lang = "en", game: str = "", **args: str | int) -> str:
    """A text as it stands on the page."""
    texts = bundle(lang, game)
    name, _, attribute = key.partition(".")
    message = texts.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, key
    said, wrong = texts.format_pattern(pattern, args)
    assert not wrong, wrong
    return str(said)
