"""The wheel that people install holds all that the source tree holds; the source archive can be built again."""

import shutil
import subprocess
import sys
import tarfile
import zipfile
from configparser import ConfigParser
from pathlib import Path

import pytest

import ludoteca
from tests.project.files import ROOT
from tools.build_web import sources

CLIENT = "src/ludoteca/server/static"
BUILT = ["index.html", "sources.sha256", "assets/index-1a2b.js", "assets/index-1a2b.css", "assets/alegreya.woff2"]


def laid_out(copy: Path) -> Path:
    """A copy of the project as far as it is built, with a stand-in for the web client."""
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd", "static")
    shutil.copytree(ROOT / "src", copy / "src", ignore=ignored)
    for name in BUILT:
        (copy / CLIENT / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / CLIENT / name).touch()
    return copy


def packed(copy: Path, kind: str) -> Path:
    """The wheel or the source archive of a copy, without compiling."""
    command = [sys.executable, "-m", "build", kind, "--no-isolation", "--outdir", "dist", "."]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    [built] = (copy / "dist").iterdir()
    return built


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return packed(laid_out(tmp_path_factory.mktemp("project")), "--wheel")


def test_wheel_has_every_file_of_the_source(wheel: Path) -> None:
    source = ROOT / "src"
    ours = {path.relative_to(source).as_posix() for path in (source / "ludoteca").rglob("*") if path.is_file()}
    made = ("__pycache__", "ludoteca/server/static/", ".so", ".pyd")
    kept = {name for name in ours if not any(word in name for word in made)}
    shipped = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("ludoteca/")}
    assert shipped == kept | {f"ludoteca/server/static/{name}" for name in BUILT}
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


def test_source_archive_has_the_client_and_all_that_it_is_built_from(tmp_path: Path) -> None:
    copy = laid_out(tmp_path)
    shutil.copytree(ROOT / "web", copy / "web", ignore=shutil.ignore_patterns("node_modules"))
    for folder in ("tools", "requirements"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("MANIFEST.in", "Makefile", "CHANGELOG.md"):
        shutil.copy(ROOT / name, copy)
    (copy / "web/node_modules").mkdir()
    (copy / "web/node_modules/left.js").touch()
    with tarfile.open(packed(copy, "--sdist")) as archive:
        shipped = {name.partition("/")[2] for name in archive.getnames()}
    client = {path.relative_to(copy).as_posix() for path in sources(copy)}
    assert client | {f"{CLIENT}/{name}" for name in BUILT} <= shipped
    assert {"tools/build_web.py", "requirements/node.txt", "Makefile"} <= shipped
    assert [name for name in shipped if "node_modules" in name] == []
