"""A compiled core that is older than its source is noticed."""

import os
from pathlib import Path

import pytest

from ludoteca.engine.build import stale_modules


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A project with two modules in its compiled core, sources one hour apart."""
    (tmp_path / "pyproject.toml").write_text('[tool.ludoteca]\ncompiled = ["ludoteca.ask", "ludoteca.run"]\n')
    (tmp_path / "src/ludoteca").mkdir(parents=True)
    for name, hour in (("ask.py", 1), ("run.py", 2)):
        source = tmp_path / "src/ludoteca" / name
        source.touch()
        os.utime(source, (hour * 3600, hour * 3600))
    return tmp_path


def compiled_at(tree: Path, hour: float) -> None:
    """Leave a compiled core of that hour."""
    core = tree / "src/ludoteca_core__mypyc.cpython-311.so"
    core.touch()
    os.utime(core, (hour * 3600, hour * 3600))


def test_interpreted_tree_is_never_stale(tree: Path) -> None:
    assert stale_modules(tree) == []


def test_fresh_core_is_not_stale(tree: Path) -> None:
    compiled_at(tree, 3)
    assert stale_modules(tree) == []


def test_changed_source_is_named(tree: Path) -> None:
    compiled_at(tree, 1.5)
    assert stale_modules(tree) == ["ludoteca.run"]


def test_what_is_installed_is_never_stale(tree: Path) -> None:
    compiled_at(tree, 1.5)
    (tree / "pyproject.toml").unlink()
    assert stale_modules(tree) == []
