"""A lab of one's own: small specs, and the commands that play them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import environment as environment
from tests.cli.conftest import ludoteca as ludoteca
from tests.cli.conftest import more_games as more_games

SMALL = """
game = "magpies"
seed = "s"
games = 12
part = 4
bots = [["greedy", "random"]]
"""

WriteSpec = Callable[..., Path]


@pytest.fixture
def write_spec(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> WriteSpec:
    """Writes a spec into an empty folder, in which the commands are run too."""
    monkeypatch.chdir(tmp_path)

    def write(text: str = SMALL, name: str = "small.toml") -> Path:
        path = tmp_path / name
        path.write_text(text, "utf-8")
        return path

    return write
