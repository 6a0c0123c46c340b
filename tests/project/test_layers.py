"""Engine and games stand on the standard library and msgspec; the compiled core is what pyproject.toml says."""

import ast
import os
import sys
import sysconfig
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from tests.project.files import ROOT

SOURCE = ROOT / "src" / "ludoteca"
COMPILED: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["ludoteca"]["compiled"]


def imported(path: Path) -> set[str]:
    """The packages that a module imports, wherever in the module it does."""
    packages: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            packages |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            packages.add(node.module.split(".")[0])
    return packages


@pytest.mark.parametrize("layer", ["engine", "games"])
def test_layer_stands_on_the_standard_library_and_msgspec(layer: str) -> None:
    allowed = sys.stdlib_module_names | {"ludoteca", "msgspec"}
    modules = sorted((SOURCE / layer).rglob("*.py"))
    assert modules
    foreign = {path.relative_to(SOURCE).as_posix(): sorted(imported(path) - allowed) for path in modules}
    fluent = foreign.pop("engine/text.py", [])
    assert fluent in ([], ["fluent"])
    assert {module: names for module, names in foreign.items() if names} == {}


def test_every_module_of_the_compiled_core_exists() -> None:
    assert [name for name in COMPILED if not (ROOT / "src" / (name.replace(".", "/") + ".py")).is_file()] == []
    assert len(COMPILED) == len(set(COMPILED))


@pytest.mark.parametrize("name", COMPILED)
def test_the_build_under_test_is_the_one_that_is_named(name: str) -> None:
    """`make check` runs the tests twice; a run that loads the other build would prove nothing."""
    loaded = import_module(name).__file__
    assert loaded is not None
    if "LUDOTECA_BUILD" in os.environ:
        compiled = loaded.endswith(sysconfig.get_config_var("EXT_SUFFIX"))
        assert compiled == (os.environ["LUDOTECA_BUILD"] == "compiled")
