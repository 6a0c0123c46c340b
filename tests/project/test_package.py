"""The wheel that people install holds all that the source tree holds."""

import shutil
import subprocess
import sys
import zipfile
from configparser import ConfigParser
from pathlib import Path

import pytest

import ludoteca
from tests.project.files import ROOT


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built, without compiling, from a copy of the project."""
    copy = tmp_path_factory.mktemp("project")
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src", copy / "src", ignore=ignored)
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", "dist", "."]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    [built] = (copy / "dist").iterdir()
    return built


def test_wheel_has_every_file_of_the_source(wheel: Path) -> None:
    source = ROOT / "src"
    ours = {path.relative_to(source).as_posix() for path in (source / "ludoteca").rglob("*") if path.is_file()}
    kept = {name for name in ours if "__pycache__" not in name and not name.endswith((".so", ".pyd"))}
    shipped = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("ludoteca/")}
    assert shipped == kept
    assert "ludoteca/py.typed" in shipped


def test_wheel_offers_the_command_and_the_games(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    [listed] = [name for name in archive.namelist() if name.endswith("entry_points.txt")]
    offered = ConfigParser()
    offered.read_string(archive.read(listed).decode())
    assert dict(offered["console_scripts"]) == {"ludoteca": "ludoteca.cli:main"}
    assert offered["ludoteca.games"]["magpies"] == "ludoteca.games.magpies:GAME"


def test_wheel_states_version_and_licence(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    [listed] = [name for name in archive.namelist() if name.endswith("METADATA")]
    stated = archive.read(listed).decode().splitlines()
    assert f"Version: {ludoteca.__version__}" in stated
    assert "License-Expression: MIT" in stated
    assert "Requires-Python: >=3.11" in stated
