"""Rulebooks: reading, searching, comparing the languages, and counting the rules that tests cover."""

from pathlib import Path

import pytest

from ludoteca.engine.rulebook import Rule, RulebookError, coverage, load, marks, unknown_marks

ENGLISH = """\
# Magpies

For two to four magpies.

## G0 Frame

What the game is about.

## G1 The turn

### G1.1 Looking

Look at one trinket.

```
## not a heading
```

### G1.2 Taking

Take it, or leave it.

#### Example

South takes the ring.

### G1.2.1 Taking twice

Never.

## G2 The end

### G2.10 Scoring

Count your trinkets.
"""
ITALIAN = """\
# Gazze

## G0 Cornice

Di che cosa si tratta.

## G1 Il turno

### G1.1 Guardare

Guarda una cianfrusaglia.

### G1.2 Prendere

Prendila, o lasciala: così è più bello.

### G1.2.1 Prendere due volte

Mai.

## G2 La fine

### G2.10 Punteggio

Conta le cianfrusaglie.
"""


def written(folder: Path, it: str = ITALIAN, en: str = ENGLISH, untestable: str | None = None) -> Path:
    """A game's folder with these rulebooks."""
    (folder / "rulebook.it.md").write_text(it, encoding="utf-8")
    (folder / "rulebook.en.md").write_text(en, encoding="utf-8", newline="\r\n")
    if untestable is not None:
        (folder / "untestable.toml").write_text(untestable, encoding="utf-8")
    return folder


def test_a_rule_has_id_title_text_and_chapter(tmp_path: Path) -> None:
    book = load(written(tmp_path))
    assert book.problems() == []
    assert book.ids() == ["G1.1", "G1.2", "G1.2.1", "G2.10"]
    assert book.rule("it", "G2.10") == Rule("G2.10", "Punteggio", "Conta le cianfrusaglie.", "G2", 23)
    assert book.rule("en", "g1.2").text == "Take it, or leave it.\n\n#### Example\n\nSouth takes the ring."
    assert "## not a heading" in book.rule("en", "G1.1").text
    assert [chapter.title for chapter in book.chapters("en")] == ["Frame", "The turn", "The end"]
    assert book.chapter("it", "G0").text == "Di che cosa si tratta."
    assert [rule.id for rule in book.chapter("en", "G1").rules] == ["G1.1", "G1.2", "G1.2.1"]


def test_an_unknown_rule_is_answered_with_the_nearest(tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match=r"no rule 'G2.100' in the rulebook; did you mean G2.10\?"):
        load(written(tmp_path)).rule("en", "G2.100")
    with pytest.raises(RulebookError, match="no chapter"):
        load(written(tmp_path)).chapter("en", "Z9")


def test_searching_ignores_case_and_accents_and_puts_titles_first(tmp_path: Path) -> None:
    book = load(written(tmp_path))
    assert [rule.id for rule in book.search("it", "COSI piu")] == ["G1.2"]
    assert [rule.id for rule in book.search("en", "trinket")] == ["G1.1", "G2.10"]
    assert [rule.id for rule in book.search("en", "tak")] == ["G1.2", "G1.2.1"]
    assert [rule.id for rule in book.search("en", "g2.10")] == ["G2.10"]
    assert book.search("en", "wolves") == []
    assert book.search("en", "  ") == []


PROBLEMS = [
    (
        ENGLISH.replace("### G1.2.1 Taking twice\n\nNever.\n\n", ""),
        "rulebook.en.md: G1.2.1 is missing; it stands in rulebook.it.md:17",
    ),
    (ENGLISH.replace("## G0 Frame", "## G9 Frame"), "rulebook.it.md: G9 is missing; it stands in rulebook.en.md:5"),
    (ENGLISH.replace("Count your trinkets.", ""), "rulebook.en.md:33: G2.10 has no text"),
    (ENGLISH.replace("What the game is about.", ""), "rulebook.en.md:5: G0 has no text"),
    (ENGLISH.replace("### G1.2 ", "### G1.1 "), "rulebook.en.md:19: G1.1 stands there twice, first in line 11"),
    (ENGLISH.replace("## G0 ", "## G3 "), "rulebook.en.md:9: G1 stands after G3"),
    (ENGLISH.replace("### G1.1 ", "### G1.3 "), "rulebook.en.md:19: G1.2 stands after G1.3"),
    (ENGLISH.replace("### G2.10 ", "### G1.10 "), "rulebook.en.md:33: rule G1.10 does not stand in its chapter G1"),
    (
        ENGLISH.replace("### G2.10 Scoring", "### Scoring"),
        "rulebook.en.md:33: a heading must look like '### W5.13 Battle'",
    ),
    (ENGLISH.replace("## G2 The end", "## The end"), "rulebook.en.md:31: a heading must look like '## W5 Actions'"),
    (ENGLISH.replace("### G2.10 Scoring", "### G2.10"), "rulebook.en.md:33: G2.10 has no title"),
]


@pytest.mark.parametrize(("english", "expected"), PROBLEMS, ids=[expected[:50] for _, expected in PROBLEMS])
def test_problems_are_told_with_file_and_line(tmp_path: Path, english: str, expected: str) -> None:
    said = load(written(tmp_path, en=english)).problems()
    assert any(line.startswith(expected) for line in said), said


def test_a_missing_or_unreadable_file_is_a_problem(tmp_path: Path) -> None:
    assert load(tmp_path).problems() == ["rulebook.it.md: the file is missing", "rulebook.en.md: the file is missing"]
    (written(tmp_path) / "rulebook.it.md").write_bytes(b"## G0 x\n\xff\n")
    assert "rulebook.it.md:2: not UTF-8" in load(tmp_path).problems()


def test_rules_that_cannot_be_tested_have_a_reason(tmp_path: Path) -> None:
    reasons = '[[rule]]\nid = "G1.2.1"\nreason = "advice, no rule"\n'
    assert load(written(tmp_path, untestable=reasons)).untestable == {"G1.2.1": "advice, no rule"}
    faulty = (
        reasons
        + reasons
        + '[[rule]]\nid = "G7.7"\nreason = "x"\n[[rule]]\nid = "G1.1"\n[[rule]]\nid="G1.2"\nreason=" "\n'
    )
    assert load(written(tmp_path, untestable=faulty + "[rules]\n")).problems() == [
        "untestable.toml: unknown key 'rules'; rules stand under [[rule]]",
        "untestable.toml: rule #2: G1.2.1 stands there twice",
        "untestable.toml: rule #4: Object missing required field `reason`",
        "untestable.toml: rule #5: the reason is empty",
        "untestable.toml: no rule 'G7.7' in the rulebook",
    ]
    (said,) = load(written(tmp_path, untestable="[[rule]]\nid =\n")).problems()
    assert said.startswith("untestable.toml: ")
    assert "line 2" in said


TESTS = """
import pytest
from somewhere import rule

@rule("G1.1", "G2.10")
def test_looking(): ...

class TestTaking:
    @pytest.mark.rule("G1.2")
    async def test_taking(self): ...

    @rule("G1.2.1")
    def helper(self): ...

@rule("G1.2.1")
@pytest.mark.skip(reason="not now")
def test_skipped(): ...

@rule("G9.9")
def test_of_a_rule_that_left_the_book(): ...

@pytest.mark.parametrize("rule", ["G1.2.1"])
def test_other(rule): ...
"""


def test_coverage_counts_the_marks_of_tests_that_run(tmp_path: Path) -> None:
    tests = tmp_path / "tests" / "magpies"
    tests.mkdir(parents=True)
    (tests / "test_turn.py").write_text(TESTS, encoding="utf-8")
    (tests / "helpers.py").write_text('@rule("G1.2.1")\ndef test_x(): ...\n', encoding="utf-8")

    counted = coverage(load(written(tmp_path)), tmp_path / "tests")
    assert counted == {"rules": 4, "tested": 3, "untested": [{"id": "G1.2.1", "reason": "no test"}]}

    reasons = '[[rule]]\nid = "G1.2.1"\nreason = "advice"\n'
    book = load(written(tmp_path, untestable=reasons))
    assert coverage(book, tmp_path / "tests")["untested"] == [{"id": "G1.2.1", "reason": "advice"}]
    assert unknown_marks(book, tmp_path / "tests") == ["magpies/test_turn.py:19: no rule 'G9.9'"]
    assert marks(tests / "test_turn.py")["G1.1"] == ["test_turn.py:5"]


def test_without_tests_nothing_is_covered(tmp_path: Path) -> None:
    counted = coverage(load(written(tmp_path)), tmp_path / "no-tests")
    assert (counted["rules"], counted["tested"]) == (4, 0)


def test_a_test_file_that_is_not_python_is_named(tmp_path: Path) -> None:
    (tmp_path / "test_bad.py").write_text("def test(:\n", encoding="utf-8")
    with pytest.raises(RulebookError, match=r"test_bad.py:1: not valid Python"):
        marks(tmp_path)
