"""Every error that the engine can tell a player has its sentence in both languages."""

import ast
import re
from pathlib import Path

import pytest

import ludoteca.engine
from ludoteca.engine.game import SetupError
from ludoteca.engine.record import RecordError
from ludoteca.engine.replay import verify
from ludoteca.engine.table import TableError
from ludoteca.engine.text import LANGUAGES, Texts, spoken
from tests.record.playing import find, find_line, finished, forged

ENGINE = Path(ludoteca.engine.__path__[0])


def spoken_classes(trees: list[ast.Module]) -> set[str]:
    """The names of SpokenError and of all classes made from it."""
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    found = {"SpokenError"}
    for _ in classes:
        found |= {cls.name for cls in classes if any(isinstance(b, ast.Name) and b.id in found for b in cls.bases)}
    return found


def spoken_errors() -> dict[str, set[str]]:
    """The keys with which the engine raises such errors, and the arguments it gives each time."""
    trees = [ast.parse(path.read_bytes()) for path in sorted(ENGINE.rglob("*.py"))]
    classes = spoken_classes(trees)
    found: dict[str, set[str]] = {}
    for call in (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)):
        if isinstance(call.func, ast.Name) and call.func.id in classes and call.args:
            key = call.args[0]
            given = {word.arg for word in call.keywords if word.arg}
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                found[key.value] = found.get(key.value, given) & given
    return found


def test_every_error_has_its_sentence() -> None:
    errors = spoken_errors()
    texts = Texts.of()
    assert "wrong-seats" in errors
    missing = [(lang, key) for key in errors for lang in LANGUAGES if not texts.has(lang, f"error-{key}")]
    assert missing == []


def test_every_sentence_gets_the_arguments_it_needs() -> None:
    texts = Texts.of()
    lacking = {key: texts.arguments("it", f"error-{key}") - given for key, given in spoken_errors().items()}
    assert {key: names for key, names in lacking.items() if names} == {}


# ---------------------------------------------------------------- faults of a record


def record_faults() -> dict[str, set[str]]:
    """The faults with which a record is refused, and the arguments that come with each every time."""
    found: dict[str, set[str]] = {}
    for name in ("record.py", "recorder.py", "replay.py"):
        for call in ast.walk(ast.parse((ENGINE / name).read_bytes())):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "RecordError":
                given = {word.arg for word in call.keywords if word.arg}
                keys = [node.value for node in ast.walk(call.args[1]) if isinstance(node, ast.Constant)]
                assert keys, ast.unparse(call)
                for key in keys:
                    found[str(key)] = found.get(str(key), given) & given
    return found


def test_every_fault_of_a_record_has_its_sentence() -> None:
    texts = Texts.of()
    faults = record_faults()
    assert {"edited", "other-draw", "not-over", "is-over", "other-digest"} <= set(faults)
    assert [(lang, key) for key in faults for lang in LANGUAGES if not texts.has(lang, f"record-{key}")] == []
    lacking = {
        key: texts.arguments(lang, f"record-{key}") - given for key, given in faults.items() for lang in LANGUAGES
    }
    assert {key: names for key, names in lacking.items() if names} == {}


def test_everything_that_was_checked_has_its_sentence() -> None:
    source = (ENGINE / "replay.py").read_text("utf-8")
    texts = Texts.of()
    keys = set(re.findall(r'"(record-[a-z-]+)"', source))
    assert len(keys) >= 6
    for key in keys:
        for lang in LANGUAGES:
            assert texts.arguments(lang, key) <= {"count"}, key
            assert texts.has(lang, key)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_error_is_one_sentence_in_the_readers_language(lang: str) -> None:
    texts = Texts.of(strict=True)
    assert "7" in spoken(texts, lang, SetupError("wrong-seats", game="magpies", low=2, high=4, seats=7))
    assert spoken(texts, lang, TableError("game-over")) == texts.t(lang, "error-game-over")
    said = spoken(texts, lang, RecordError(12, "other-draw", expected="two", found="six"))
    assert "12" in said
    assert "two" in said
    assert "six" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fault_with_a_cause_is_explained_in_the_same_language(lang: str) -> None:
    text = finished().text()
    at = find_line(text, "seats")
    with pytest.raises(RecordError) as error:
        verify(forged(text, lambda lines: lines.__setitem__(at, "seats 9")), find)
    texts = Texts.of(strict=True)
    said = spoken(texts, lang, error.value)
    assert spoken(texts, lang, SetupError("wrong-seats", game="little", low=1, high=4, seats=9)) in said
    assert str(at + 1) in said
    assert "wrong-seats" not in said
