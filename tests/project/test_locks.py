"""What is installed is pinned, with hashes, and does not say where it comes from."""

import re
import tomllib
from itertools import combinations
from pathlib import Path

import pytest

from tests.project.files import ROOT, locks

PIN = re.compile(r"^([a-z0-9][a-z0-9-]*)==([0-9][0-9a-z.]*)(?: ; [^\\]+)?$")
HASH = re.compile(r"^--hash=sha256:[0-9a-f]{64}$")
LOCKS = pytest.mark.parametrize("lock", locks(), ids=lambda lock: lock.name)


def entries(lock: Path) -> list[list[str]]:
    """Each requirement of a lock with its hashes, comments left out, continued lines joined."""
    lines = [line for line in lock.read_text("utf-8").splitlines() if not line.lstrip().startswith("#")]
    joined = "\n".join(lines).replace("\\\n", "\n    ")
    groups: list[list[str]] = []
    for line in joined.splitlines():
        if line.startswith(" "):
            if line.strip():
                groups[-1].append(line.strip())
        elif line:
            groups.append([line.strip()])
    return groups


def pins(lock: Path) -> dict[str, str]:
    """Name and version of each requirement."""
    found = [PIN.match(requirement) for requirement, *_ in entries(lock)]
    return {pin[1]: pin[2] for pin in found if pin}


def normal(requirement: str) -> str:
    """The name of a requirement as lock files spell it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\s<>=!~;\[#]", requirement, maxsplit=1)[0]).lower()


def test_there_is_a_lock_for_every_list() -> None:
    lists = [*ROOT.glob("requirements/*.in"), *ROOT.glob("benchmarks/*.in")]
    without_own = {"build"}  # pinned in run.txt, beside what it installs
    assert {path.stem for path in lists} - without_own | {"run"} == {lock.stem for lock in locks()}


@LOCKS
def test_every_requirement_is_pinned_with_hashes(lock: Path) -> None:
    requirements = entries(lock)
    assert requirements
    for requirement, *hashes in requirements:
        assert PIN.match(requirement), requirement
        assert hashes, f"{requirement} has no hash"
        assert all(HASH.match(line) for line in hashes), requirement


@LOCKS
def test_no_lock_names_a_place(lock: Path) -> None:
    for line in lock.read_text("utf-8").splitlines():
        assert "://" not in line
        assert not line.startswith("-"), f"an option of the installer: {line}"
        assert not re.search(r"\s@\s", line), line


def test_run_lock_covers_what_the_package_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    of_package = project["project"]
    asked = [
        *of_package["dependencies"],
        *of_package["optional-dependencies"]["web"],
        *project["build-system"]["requires"],
    ]
    assert {normal(name) for name in asked} <= set(pins(ROOT / "requirements/run.txt"))


@pytest.mark.parametrize(
    "name",
    [
        *[f"requirements/{name}" for name in ("test", "lab", "node", "lock")],
        *[f"benchmarks/{name}" for name in ("catanatron", "openspiel", "pettingzoo")],
    ],
)
def test_each_lock_covers_its_list(name: str) -> None:
    lines = (ROOT / f"{name}.in").read_text("utf-8").splitlines()
    wanted = {normal(line) for line in lines if line and line[0] not in "#-"}
    assert wanted <= set(pins(ROOT / f"{name}.txt"))


def test_locks_agree_on_what_they_share() -> None:
    together = [pins(ROOT / f"requirements/{name}.txt") for name in ("run", "test", "lab")]
    for first, second in combinations(together, 2):
        shared = first.keys() & second.keys()
        assert shared
        assert {name: first[name] for name in shared} == {name: second[name] for name in shared}


def test_the_lab_has_one_list_in_two_places() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = (ROOT / "requirements/lab.in").read_text("utf-8").splitlines()
    assert [line for line in lines if line[0] not in "#-"] == project["optional-dependencies"]["lab"]


def test_pytest_stays_below_9_2() -> None:
    major, minor, *_ = pins(ROOT / "requirements/test.txt")["pytest"].split(".")
    assert (int(major), int(minor)) < (9, 2)
