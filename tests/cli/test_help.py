"""Help and texts are complete in both languages, and the program starts without its heavy parts."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca.cli
from ludoteca.cli.commands import COMMANDS
from ludoteca.cli.help import key_of, parameters
from ludoteca.cli.prompt import WORDS
from ludoteca.cli.voice import FOLDER
from ludoteca.engine.text import LANGUAGES, Texts, problems
from tests.cli.conftest import ROOT, Terminal

SOURCE = Path(ludoteca.cli.__file__).parent


def test_both_languages_have_the_same_texts() -> None:
    assert problems(Texts.of(FOLDER)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_that_the_source_names_exists(lang: str) -> None:
    texts = Texts.of(FOLDER)
    named: set[str] = set()
    for path in SOURCE.glob("*.py"):
        source = path.read_text("utf-8")
        named |= set(re.findall(r'say\(\s*"([a-z-]+)"', source))
        named |= {
            f"error-{key}" for key in re.findall(r'(?:CommandError|TableError|SetupError)\(\s*"([a-z-]+)"', source)
        }
    assert named
    assert [key for key in sorted(named) if not texts.has(lang, key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_a_page_with_examples(ludoteca: Terminal, name: str, lang: str) -> None:
    page = ludoteca(f"{name} --help", lang=lang).out if name else Texts.of(FOLDER).t(lang, "help-lobby")
    assert not re.search(r"\[help-", page)
    texts = Texts.of(FOLDER)
    examples = texts.t(lang, f"{key_of(name)}.examples").splitlines()
    assert all(line.startswith(f"ludoteca {name}".strip()) for line in examples)
    for parameter in parameters(COMMANDS[name]):
        spelling = texts.t(lang, f"{key_of(name)}.{parameter.rstrip('_')}").partition(" : ")[0]
        if spelling.startswith("--"):
            assert spelling.split()[0] == f"--{parameter.rstrip('_')}"
        assert spelling in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_overview_names_every_command(ludoteca: Terminal, lang: str) -> None:
    for words in ("--help", "-h", "help"):
        page = ludoteca(words, lang=lang).out
        assert all(f"ludoteca {name}" in page for name in COMMANDS)
    assert "record verify" in ludoteca("record", lang=lang).out
    assert "bench" not in ludoteca("record", lang=lang).out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_at_a_question_names_every_word(lang: str) -> None:
    page = Texts.of(FOLDER).t(lang, "play-help")
    plain = page.replace("é", "e")
    missing = [name for name, words in WORDS.items() if name != "help" and not any(word in plain for word in words)]
    assert missing == []


def test_version(ludoteca: Terminal, capsys: pytest.CaptureFixture[str]) -> None:
    assert ludoteca.capsys is capsys
    assert ludoteca("--version").out == f"ludoteca {ludoteca_version()}\n"


def ludoteca_version() -> str:
    from ludoteca import __version__

    return __version__


def test_help_starts_without_games_bots_and_colours(environment: dict[str, str]) -> None:
    code = (
        "import sys; from ludoteca.cli import main; main(['--help', '--lang', 'en'])\n"
        "heavy = [name for name in ('rich', 'ludoteca.engine.table', 'ludoteca.bots') if name in sys.modules]\n"
        "sys.exit(' '.join(heavy) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], env=environment, cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
