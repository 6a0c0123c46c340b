"""Running commands as a person would: words on a command line, lines typed at the keyboard, what is on the screen."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.engine.game import installed

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Done:
    """What a command left behind: exit code, screen, complaints."""

    code: int
    out: str
    err: str

    def prompts(self) -> list[str]:
        """The screen cut at each place where something was typed."""
        return self.out.split("\n> ")


def asked(out: str, words: str) -> int:
    """How often a question with these words was put; the chronicle, which repeats it, names no rule."""
    return len([line for line in out.splitlines() if words in line and "(rule " in line])


class Terminal:
    """Runs commands in this process."""

    def __init__(self, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.home = home
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, words: str, *typed: str, lang: str = "en") -> Done:
        """Run a command with these lines typed at the keyboard."""
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in typed)))
        self.capsys.readouterr()
        code = main([*words.split(), "--lang", lang])
        said = self.capsys.readouterr()
        return Done(code, said.out, said.err)

    def records(self) -> list[Path]:
        """The records in the folder of this person."""
        return sorted(self.home.glob("*.record"))


@pytest.fixture
def ludoteca(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """The command, with an empty folder of records."""
    home = tmp_path / "home"
    monkeypatch.setenv("LUDOTECA_HOME", str(home))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("LUDOTECA_LANG", raising=False)
    return Terminal(home, monkeypatch, capsys)


def lay_out_package(folder: Path, games: dict[str, str]) -> None:
    """Make a folder look like an installed package that adds these games."""
    info = folder / "more_games-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: more-games\nVersion: 1\n")
    points = "".join(f"{name} = {place}\n" for name, place in games.items())
    (info / "entry_points.txt").write_text("[ludoteca.games]\n" + points)


@pytest.fixture
def more_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Another package is installed: Lanterns, and a game that cannot be opened."""
    folder = tmp_path / "site"
    lay_out_package(folder, {"lanterns": "tests.cli.lanterns:GAME", "broken": "tests.cli.nowhere:GAME"})
    monkeypatch.syspath_prepend(folder)
    installed.cache_clear()
    yield folder
    installed.cache_clear()


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """What another process needs to find this very program and the same games."""
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path]),
        "LUDOTECA_HOME": str(tmp_path / "home"),
    }
