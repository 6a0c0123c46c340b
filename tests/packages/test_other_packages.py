"""Games from other packages: found through entry points, interpreted also on the compiled engine."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.games import magpies

MAGPIES = Path(magpies.__file__).parent


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A folder with an installed package `jackdaws`: Magpies under another name, as plain Python."""
    package = tmp_path / "jackdaws"
    shutil.copytree(MAGPIES, package, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for source in package.glob("*.py"):
        text = source.read_text(encoding="utf-8").replace("ludoteca.games.magpies", "jackdaws")
        source.write_text(text.replace('id="magpies"', 'id="jackdaws"'), encoding="utf-8")
    register(tmp_path, "jackdaws", "jackdaws:GAME")
    return tmp_path


def register(folder: Path, name: str, where: str) -> None:
    """What an installer leaves behind for a package with a game."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[ludoteca.games]\n{name} = {where}\n", encoding="utf-8")


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a program with the folder among the installed packages."""
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH", "")]))
    return subprocess.run(
        [sys.executable, *command],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def sim(folder: Path, game: str) -> dict[str, object]:
    seats = "random,random,random"
    done = run(folder, "-m", "ludoteca", "sim", game, "--games", "20", "--seats", seats, "--seed", "4", "--json")
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_a_game_of_another_package_is_on_the_shelf(shelf: Path) -> None:
    done = run(shelf, "-m", "ludoteca", "games", "--json")
    assert {"magpies", "jackdaws"} <= {game["id"] for game in json.loads(done.stdout)}


def test_it_plays_like_our_own_whichever_build_the_engine_is(shelf: Path) -> None:
    ours, theirs = sim(shelf, "magpies"), sim(shelf, "jackdaws")
    assert theirs["errors"] == 0
    assert (theirs["answers"], theirs["decisions"], theirs["wins"]) == (
        ours["answers"],
        ours["decisions"],
        ours["wins"],
    )


def test_its_rules_are_interpreted_on_the_engine_of_this_build(shelf: Path) -> None:
    code = "import jackdaws.rules, ludoteca.engine.run as run; print(jackdaws.rules.__file__); print(run.__file__)"
    done = run(shelf, "-c", code)
    rules, engine = done.stdout.split()
    assert rules.endswith(".py")
    if os.environ.get("LUDOTECA_BUILD") == "compiled":
        assert not engine.endswith(".py")


def test_bots_and_records_work_with_it(shelf: Path) -> None:
    code = """
from ludoteca.bots import new_bot, turn_at
from ludoteca.engine.game import find_game
from ludoteca.engine.recorder import Chance, Recorder
from ludoteca.engine.replay import resume, verify
from ludoteca.engine.table import Table
game = find_game("jackdaws")
chance = Chance.of_seed(3)
table = Table(game, game.setup(2), chance.source())
recorder = Recorder(table, chance)
bots = [new_bot("greedy", 1), new_bot("random", 2)]
while not table.over:
    seat, ask = table.asked()[0]
    table.answer(seat, bots[seat].choose(turn_at(table, seat)))
    recorder.update()
    if table.number % 10 == 0:
        recorder = resume(recorder.record.text(), find_game)
        table = recorder.table
print(verify(recorder.record.text(), find_game).winners)
"""
    done = run(shelf, "-c", code)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("(")


def test_a_broken_package_is_named_and_the_others_stay(shelf: Path) -> None:
    (shelf / "broken_game.py").write_text("raise RuntimeError('no cards in the box')\n", encoding="utf-8")
    register(shelf, "broken", "broken_game:GAME")
    done = run(shelf, "-m", "ludoteca", "games", "--json")
    assert "no cards in the box" in done.stderr
    assert {"magpies", "jackdaws"} <= {game["id"] for game in json.loads(done.stdout)}
