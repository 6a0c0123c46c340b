"""The texts of the client: the same in both languages, and all that the code asks for."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

SOURCES = Path(__file__).parent.parent.parent / "web" / "src"
ENGINE = [files("ludoteca.engine"), files("ludoteca.engine").joinpath("scene"), files("ludoteca.server")]
"""Whose texts the server sends beside those of a game."""
OF_GAMES = {"title", "blurb"}
"""What the client asks a game for."""

USED = re.compile(r"""\b(?:t|tell)\(\s*["']([a-z][a-z0-9-]*)["']""")


def messages(text: str) -> dict[str, ast.Message]:
    """The messages of a Fluent file; nothing in it may be unreadable."""
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def own(lang: str) -> dict[str, ast.Message]:
    return messages((SOURCES / "texts" / f"{lang}.ftl").read_text(encoding="utf-8"))


def arguments(node: ast.BaseNode) -> set[str]:
    """The arguments that a message uses."""
    found = {node.id.name} if isinstance(node, ast.VariableReference) else set()
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found |= arguments(child)
    return found


def sources() -> str:
    """All code of the client."""
    paths = [path for end in ("*.svelte", "*.ts") for path in SOURCES.rglob(end) if ".test." not in path.name]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(paths))


def test_both_languages_say_the_same_things() -> None:
    english, italian = own("en"), own("it")
    assert list(english) == list(italian)
    for key, message in english.items():
        assert arguments(message) == arguments(italian[key]), key


def test_no_text_is_said_twice() -> None:
    text = (SOURCES / "texts" / "en.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
    assert len(keys) == len(set(keys))


def test_every_text_that_is_used_exists() -> None:
    known = set(own("en")) | OF_GAMES
    for folder in ENGINE:
        known |= set(messages(folder.joinpath("text.en.ftl").read_text(encoding="utf-8")))
    assert sorted(set(USED.findall(sources())) - known) == []


def test_every_text_is_used() -> None:
    code = sources()
    # Keys that are put together: greetings by the hour, kinds of bots, faults.
    put_together = ("greeting-", "level-", "temperament-", "error-")
    idle = [key for key in own("en") if f'"{key}"' not in code and not key.startswith(put_together)]
    assert idle == []


@pytest.mark.parametrize("lang", ["en", "it"])
def test_figures_are_not_formatted_here(lang: str) -> None:
    """NUMBER and DATETIME print differently in the two runtimes, so figures arrive formatted."""
    text = (SOURCES / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    assert "NUMBER(" not in text
    assert "DATETIME(" not in text
