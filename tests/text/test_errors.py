"""Every error that the engine can tell a player has its sentence in both languages."""

import ast
from pathlib import Path

import ludoteca.engine
from ludoteca.engine.text import LANGUAGES, Texts

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
