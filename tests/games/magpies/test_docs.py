"""docs/adding-a-game.md shows the real code, its examples run, and its picture is up to date."""

import doctest
import re
from pathlib import Path

import pytest

from ludoteca.games.magpies import GAME
from tests.games.magpies.picture import PICTURE, drawn

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs" / "adding-a-game.md"
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
NAMED = re.compile(r"(?:#|<!--) ([\w./-]+)(?: -->)?\n(.*)", re.DOTALL)
TEXT = PAGE.read_text("utf-8")
BLOCKS = [(found[1], found[2], TEXT.count("\n", 0, found.start(2))) for found in FENCE.finditer(TEXT)]
SHOWN = [block for block in BLOCKS if block[0] in ("python", "toml", "ftl", "md")]


def source(name: str) -> str:
    """A file of the game, or of the project."""
    own = Path(str(GAME.folder)) / name
    return (own if own.is_file() else ROOT / name).read_text("utf-8")


def test_nothing_on_the_page_escapes_the_tests() -> None:
    assert {language for language, _, _ in BLOCKS} == {"", "python", "toml", "ftl", "md", "pycon", "sh"}
    assert len(SHOWN) > 20


@pytest.mark.parametrize(("language", "body", "line"), SHOWN, ids=[f"line-{line}" for _, _, line in SHOWN])
def test_the_code_shown_is_the_code_of_the_game(language: str, body: str, line: int) -> None:
    named = NAMED.fullmatch(body)
    assert named is not None, f"{language} block in line {line} does not name its file"
    assert "\n" + named[2] in source(named[1])


def test_the_examples_run() -> None:
    lines = [""] * TEXT.count("\n")
    for language, body, line in BLOCKS:
        if language == "pycon":
            lines[line : line + body.count("\n")] = body.splitlines()
    page = doctest.DocTestParser().get_doctest("\n".join(lines), {"__name__": "page"}, PAGE.name, str(PAGE), 0)
    said: list[str] = []
    doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS).run(page, out=said.append)
    assert "".join(said) == ""
    assert len(page.examples) > 30


def test_the_list_of_files_is_complete() -> None:
    listed = next(body for language, body, _ in BLOCKS if not language)
    folder = Path(str(GAME.folder))
    files = {path.name for path in folder.iterdir() if path.is_file() and path.suffix != ".so"}
    assert {name for name in files if name not in listed} == set()


def test_the_picture_is_what_the_renderer_draws_today() -> None:
    assert PICTURE.read_text("utf-8") == drawn(), "draw it anew: python -m tests.games.magpies.picture"
