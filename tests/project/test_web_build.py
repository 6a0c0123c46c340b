"""The web client is built once, from what its lock names, with a node that is good enough."""

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from tests.project.files import ROOT
from tools import build_web
from tools.build_web import STAMP, build, built, digest, good_node, installed, locked, script

LOCK: dict[str, Any] = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))

NPM = """#!/bin/sh
case "$*" in
    *--version*) echo 11.0.0 ;;
    *"run build"*) mkdir -p ../src/ludoteca/server/static && echo built >> ../calls && {build} ;;
    *ci*) echo "$*" >> ../calls && mkdir -p node_modules && cp package-lock.json node_modules/.package-lock.json ;;
    *) echo "$*" >> ../calls; exit 3 ;;
esac
"""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project with a client, and on the PATH a node and an npm that write down what they are asked."""
    put(tmp_path, "web/package.json", "{}")
    put(
        tmp_path, "web/package-lock.json", json.dumps({"packages": {"": {}, "node_modules/vite": {"version": "8.0.0"}}})
    )
    put(tmp_path, "web/src/main.ts", "start()")
    program(tmp_path, "npm", NPM.format(build="echo page > ../src/ludoteca/server/static/index.html"))
    program(tmp_path, "node", "#!/bin/sh\necho v22.12.0\n")
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}")
    return tmp_path


def put(tree: Path, name: str, text: str) -> Path:
    """Write a file of the tree."""
    path = tree / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def program(tree: Path, name: str, text: str) -> None:
    put(tree, f"bin/{name}", text).chmod(0o755)


def calls(tree: Path) -> list[str]:
    """What npm was asked so far, the first word of each."""
    log = tree / "calls"
    return [line.split()[0] for line in log.read_text("utf-8").splitlines()] if log.exists() else []


def test_client_is_built_once(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    build(tree)
    assert calls(tree) == ["ci", "built"]
    assert built(tree)
    assert "Building the web client" in capsys.readouterr().out
    build(tree)
    assert calls(tree) == ["ci", "built"]
    assert capsys.readouterr().out == ""


def test_changed_source_is_built_again_with_what_is_installed(tree: Path) -> None:
    build(tree)
    put(tree, "web/src/main.ts", "start(again)")
    assert not built(tree)
    build(tree)
    assert calls(tree) == ["ci", "built", "built"]


def test_times_and_tests_and_installed_packages_do_not_count(tree: Path) -> None:
    before = digest(tree)
    os.utime(tree / "web/src/main.ts", (0, 0))
    put(tree, "web/src/main.test.ts", "expect(1)")
    put(tree, "web/node_modules/vite/index.js", "")
    assert digest(tree) == before


def test_client_that_somebody_removed_is_built_again(tree: Path) -> None:
    build(tree)
    (tree / STAMP).with_name("index.html").unlink()
    assert not built(tree)


def test_failed_build_tells_the_last_words_and_leaves_no_stamp(tree: Path) -> None:
    program(tree, "npm", NPM.format(build="{ echo 'no such module'; exit 1; }"))
    with pytest.raises(build_web.Trouble, match=r"no such module\n\nfailed: npm run build"):
        build(tree)
    assert not (tree / STAMP).exists()


def test_build_that_leaves_no_page_is_trouble(tree: Path) -> None:
    program(tree, "npm", NPM.format(build="true"))
    with pytest.raises(build_web.Trouble, match=r"static/index\.html"):
        build(tree)


def test_failed_script_fails(tree: Path) -> None:
    assert script(tree, "check") == 3


def test_trouble_is_told_with_the_way_around_it(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    program(tree, "npm", NPM.format(build="exit 1"))
    monkeypatch.setattr(build_web, "ROOT", tree)
    assert build_web.main() == 1
    assert "make terminal" in capsys.readouterr().err


def test_old_node_is_not_used(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tree, "node", "#!/bin/sh\necho v18.20.0\n")
    monkeypatch.setattr(build_web, "own_node", lambda root: root / "own")
    command, path = build_web.npm(tree)
    assert command == [str(tree / "own/bin/node"), str(tree / "own/lib/node_modules/npm/bin/npm-cli.js")]
    assert path.startswith(str(tree / "own/bin"))


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ((), False),
        ((18, 20, 0), False),
        ((20, 18, 0), False),
        ((20, 19, 0), True),
        ((21, 7, 0), False),
        ((22, 11, 0), False),
        ((22, 12, 0), True),
        ((24, 0, 0), True),
    ],
)
def test_versions_of_node_on_which_vite_runs(version: tuple[int, ...], good: bool) -> None:
    assert good_node(version) == good


def test_installed_means_what_the_lock_names(tree: Path) -> None:
    packages: dict[str, Any] = {
        "": {},
        "node_modules/vite": {"version": "8.0.0"},
        "node_modules/vitest": {"version": "4.0.0", "dev": True},
        "node_modules/fsevents": {"version": "2.3.3", "optional": True},
    }
    put(tree, "web/package-lock.json", json.dumps({"packages": packages}))
    assert not installed(tree)
    put(tree, "web/node_modules/.package-lock.json", json.dumps({"packages": dict([*packages.items()][1:2])}))
    assert installed(tree)
    assert not installed(tree, tools=True)
    put(tree, "web/node_modules/.package-lock.json", json.dumps({"packages": dict([*packages.items()][1:3])}))
    assert installed(tree, tools=True)
    packages["node_modules/vite"] = {"version": "8.0.1"}
    put(tree, "web/package-lock.json", json.dumps({"packages": packages}))
    assert not installed(tree)


# ---------------------------------------------------------------- the lock of the client


def test_lock_names_no_place_and_pins_by_content() -> None:
    packages = {name: package for name, package in locked(ROOT / "web/package-lock.json").items() if name}
    said = [json.dumps(package | {"funding": None}) for package in packages.values()]  # authors may ask for support
    assert [package for package in said if "://" in package or '"resolved"' in package] == []
    assert [name for name, package in packages.items() if not package.get("integrity")] == []


def test_lock_has_an_entry_for_every_optional_package() -> None:
    """A platform whose binary is missing in the lock could not install the client at all."""
    packages = LOCK["packages"]
    names = {name.rpartition("node_modules/")[2] for name in packages}
    wanted = {optional for package in packages.values() for optional in package.get("optionalDependencies", {})}
    assert wanted
    assert wanted - names == set()


def test_no_package_needs_a_script_of_its_own() -> None:
    """They are installed without running any; fsevents, on macOS only, does without its own."""
    needing = {name for name, package in LOCK["packages"].items() if package.get("hasInstallScript")}
    assert needing <= {"node_modules/fsevents"}


def test_client_asks_for_exact_versions() -> None:
    package = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    asked = package["dependencies"] | package["devDependencies"] | package["overrides"]
    assert [name for name, version in asked.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []


def test_what_builds_the_client_is_no_tool_of_its_tests() -> None:
    """`make run` fetches the dependencies and leaves the tools out."""
    package = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    assert {"svelte", "vite"} <= package["dependencies"].keys()
    assert {"axe-core", "svelte-check", "typescript", "vitest"} <= package["devDependencies"].keys()
