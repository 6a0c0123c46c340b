"""What a newcomer reads first is there and true, and no file tells about the machine it was written on."""

import re
import stat

import ludoteca
from ludoteca.cli.commands import COMMANDS
from tests.project.files import ROOT, project_files

# A home, a place where this project happened to lie, or a drive letter.
MACHINE_PATH = re.compile(r"(?<![\w.:/}])/(?:home|root|Users|work|opt|mnt|srv)/\w|\b[A-Z]:\\\w|\bfile:" + "//")


def text(name: str) -> str:
    """The contents of a file at the root of the project."""
    return (ROOT / name).read_text("utf-8")


def test_readme_begins_with_the_two_commands() -> None:
    fence, run, test, *_ = text("README.md").splitlines()
    assert fence.startswith("```")
    assert run.split("#")[0].strip() == "make run"
    assert test.split("#")[0].strip() == "make test"


def test_readme_names_only_files_that_exist() -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", text("README.md"))
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_readme_lists_every_command() -> None:
    rows = re.findall(r"^\| (`ludoteca.*?`) \|", text("README.md"), re.MULTILINE)
    named = [one.removeprefix("ludoteca") for row in rows for one in row.split("`")[1::2]]
    assert {" ".join(re.findall(r"(?<!\S)[a-z]+", one)) for one in named} == set(COMMANDS)


def test_changelog_has_an_entry_for_this_version() -> None:
    versions = re.findall(r"^## \[([^\]]+)\](?: - (\d{4}-\d{2}-\d{2}))?$", text("CHANGELOG.md"), re.MULTILINE)
    released = [version for version, day in versions if day]
    assert released[0] == ludoteca.__version__


def test_licence_is_there() -> None:
    licence = text("LICENSE")
    assert licence.startswith("MIT License")
    assert "Ludoteca contributors" in licence


def test_no_file_names_a_path_of_a_machine() -> None:
    told: list[str] = []
    for path in project_files():
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if MACHINE_PATH.search(line):
                told.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()}")
    assert told == []


def test_files_have_unix_line_ends() -> None:
    assert [path.name for path in project_files() if b"\r" in path.read_bytes()] == []


def test_make_fits_its_own_help() -> None:
    makefile = text("Makefile")
    shown = set(re.findall(r'"make (\w+) ', makefile))
    targets = {name for line in re.findall(r"^\.PHONY: (.+)$", makefile, re.MULTILINE) for name in line.split()}
    assert shown <= targets
    assert targets - shown <= {"help", "lint", "pure", "distclean"}


def test_ci_runs_the_tests_and_then_everything() -> None:
    script = ROOT / ".ci/run"
    assert script.stat().st_mode & stat.S_IXUSR
    commands = [line for line in script.read_text("utf-8").splitlines() if line.startswith("make ")]
    assert commands == ["make test", "make check"]
