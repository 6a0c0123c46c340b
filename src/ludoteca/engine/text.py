"""Texts: Project Fluent behind one `t()`, with a game's texts laid over the engine's own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast

from ludoteca.engine.content import Folder
from ludoteca.engine.game import SpokenError
from ludoteca.engine.record import RecordError

KEPT: Final = 20_000
"""So many sentences are kept ready; the same things happen again and again."""
LANGUAGES: Final = ("it", "en")
Argument = str | int


class TextError(LookupError):
    """A text is missing, or was given the wrong arguments."""


class _Uses:
    """What a pattern uses: variables, messages, terms, functions."""

    def __init__(self, pattern: ast.Pattern) -> None:
        nodes = list(_nodes(pattern))
        self.variables = {node.id.name for node in nodes if isinstance(node, ast.VariableReference)}
        self.messages = {_key(node.id, node.attribute) for node in nodes if isinstance(node, ast.MessageReference)}
        self.terms = {_key(node.id, node.attribute) for node in nodes if isinstance(node, ast.TermReference)}
        self.functions = {node.id.name for node in nodes if isinstance(node, ast.FunctionReference)}


class _File:
    """One .ftl file: its patterns under their keys (`pass`, `ask-draft.pass`, `-tree.gender`)."""

    def __init__(self, name: str, text: str | None) -> None:
        self.name = name
        self.exists = text is not None
        self.text = text or ""
        self.resource = FluentParser().parse(self.text)
        self.patterns: dict[str, ast.Pattern] = {}
        self.doubled: list[str] = []
        for entry in self.resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                prefix = "-" if isinstance(entry, ast.Term) else ""
                own = [(prefix + entry.id.name, entry.value)] if entry.value else []
                named = [(prefix + _key(entry.id, part.id), part.value) for part in entry.attributes]
                self.doubled += [key for key, _ in own + named if key in self.patterns]
                self.patterns.update(own + named)

    def messages(self) -> set[str]:
        """The keys that `t` can be asked for."""
        return {key for key in self.patterns if not key.startswith("-")}

    def junk(self) -> Iterator[str]:
        """What the parser could not read, with file and line."""
        for entry in self.resource.body:
            if isinstance(entry, ast.Junk):
                for note in entry.annotations:
                    at = note.span.start if note.span else 0
                    yield f"{self.name}:{self.text.count(chr(10), 0, at) + 1}: {note.message}"


class Texts:
    """The texts of a package in both languages: later folders speak over earlier ones."""

    def __init__(self, layers: list[dict[str, _File]], strict: bool) -> None:
        self.layers = layers
        self.strict = strict
        self._patterns: dict[str, dict[str, ast.Pattern]] = {lang: {} for lang in LANGUAGES}
        self._bundles: dict[str, FluentBundle] = {}
        self._said = lru_cache(KEPT)(self._say)
        for layer in layers:
            for lang, file in layer.items():
                said = {key.partition(".")[0] for key in file.patterns}  # a later message replaces all of an earlier
                kept = {k: p for k, p in self._patterns[lang].items() if k.partition(".")[0] not in said}
                self._patterns[lang] = kept | file.patterns

    @staticmethod
    def of(*folders: Folder, strict: bool = False) -> Texts:
        """The engine's texts with those of the given folders over them; strict texts raise instead of marking."""
        return _texts(folders, strict)

    def t(self, lang: str, key: str, /, **args: Argument) -> str:
        """The text under a key or `key.attribute`; whole numbers are written without grouping."""
        return self._said(lang, key, tuple(args.items()))

    def _say(self, lang: str, key: str, args: tuple[tuple[str, Argument], ...]) -> str:
        bundle = self._bundle(lang)
        pattern = _find(bundle, key)
        if pattern is None:
            if self.strict:
                raise TextError(f"no text {key!r} in {lang!r}")
            return f"[{key}]"
        given = {
            name: value if isinstance(value, str) else fluent_number(int(value), useGrouping=False)
            for name, value in args
        }
        said, errors = bundle.format_pattern(pattern, given)
        if errors and self.strict:
            raise TextError(f"text {key!r} in {lang!r}: " + "; ".join(map(str, errors)))
        return str(said)

    def has(self, lang: str, key: str) -> bool:
        """Whether there is a text under a key or `key.attribute`."""
        return _find(self._bundle(lang), key) is not None

    def keys(self, lang: str) -> list[str]:
        """All keys, attributes included, in alphabetical order."""
        return sorted(key for key in self._patterns[lang] if not key.startswith("-"))

    def arguments(self, lang: str, key: str) -> set[str]:
        """The names of the arguments that a text needs, also through the texts it mentions."""
        found: set[str] = set()
        seen: set[str] = set()
        waiting = [key]
        while waiting:
            current = waiting.pop()
            if current in seen or current not in self._patterns[lang]:
                continue
            seen.add(current)
            uses = _Uses(self._patterns[lang][current])
            found |= uses.variables
            waiting += uses.messages
        return found

    def knows(self, lang: str, key: str) -> bool:
        """Whether a message or a term (`-term`) exists, as a text may mention it."""
        return key in self._patterns[lang]

    def _bundle(self, lang: str) -> FluentBundle:
        """The bundle of a language, made when it is first needed."""
        if lang not in self._patterns:
            raise TextError(f"no language {lang!r}: " + ", ".join(LANGUAGES))
        if lang not in self._bundles:
            # Isolation marks would be visible rubbish in a terminal, and neither language is written right to left.
            bundle = FluentBundle([lang], use_isolating=False)
            for layer in self.layers:
                bundle.add_resource(layer[lang].resource, allow_overrides=True)
            self._bundles[lang] = bundle
        return self._bundles[lang]


def problems(texts: Texts) -> list[str]:
    """What is wrong with the texts: unreadable, missing in a language, different arguments, unknown terms."""
    found: list[str] = []
    for layer in texts.layers:
        for lang, file in layer.items():
            found += _problems_of(texts, lang, file)
        found += _differences(texts, layer)
    return found


def spoken(texts: Texts, lang: str, error: SpokenError) -> str:
    """An error as one sentence in the reader's language; that of a record names the line of its file."""
    if not isinstance(error, RecordError):
        return texts.t(lang, f"error-{error.key}", **error.args_by_name)
    details = dict(error.details)
    if "why" in details and isinstance(error.__cause__, SpokenError):
        details["why"] = spoken(texts, lang, error.__cause__)
    return texts.t(lang, "record-wrong", line=error.line, fault=texts.t(lang, f"record-{error.fault}", **details))


def figure(lang: str, value: float, places: int = 0) -> str:
    """A figure with the signs of the language: a comma before the decimals in Italian, a true minus in both."""
    text = f"{value:.{places}f}".replace("-", "−")
    return text.replace(".", ",") if lang == "it" else text


def pick_language(argument: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: the one asked for, else the environment's; Italian for it*, else English."""
    names = (environ.get(name) for name in ("LUDOTECA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    wanted = next((name for name in (argument, *names) if name), "")
    return "it" if wanted.lower().startswith("it") else "en"


def _problems_of(texts: Texts, lang: str, file: _File) -> Iterator[str]:
    """What is wrong with one file by itself."""
    if not file.exists:
        yield f"{file.name}: the file is missing"
        return
    yield from file.junk()
    yield from (f"{file.name}: {key!r} stands there twice" for key in file.doubled)
    for key, pattern in file.patterns.items():
        uses = _Uses(pattern)
        # NUMBER and DATETIME print differently in the browser's runtime, so figures arrive formatted.
        yield from (f"{file.name}: {key!r} calls {name}()" for name in sorted(uses.functions))
        mentioned = uses.messages | {f"-{term}" for term in uses.terms}
        unknown = sorted(name for name in mentioned if not texts.knows(lang, name))
        yield from (f"{file.name}: {key!r} mentions {name!r}, which does not exist" for name in unknown)


def _differences(texts: Texts, layer: Mapping[str, _File]) -> Iterator[str]:
    """Where the two languages of one package do not match."""
    first, second = (layer[lang] for lang in LANGUAGES)
    if not (first.exists and second.exists):
        return
    for file, other in ((first, second), (second, first)):
        for key in sorted(other.messages() - file.messages()):
            yield f"{file.name}: {key!r} is missing, {other.name} has it"
    for key in sorted(first.messages() & second.messages()):
        mine, theirs = (texts.arguments(lang, key) for lang in LANGUAGES)
        if mine != theirs:
            names = [", ".join(f"${name}" for name in sorted(given)) or "nothing" for given in (mine, theirs)]
            yield f"{first.name}: {key!r} uses {names[0]}; {second.name} uses {names[1]}"


def _find(bundle: FluentBundle, key: str) -> Pattern | None:
    """The pattern under a key or `key.attribute`."""
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def _nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node of the syntax tree and all nodes below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _nodes(child)


def _key(message: ast.Identifier, attribute: ast.Identifier | None) -> str:
    return f"{message.name}.{attribute.name}" if attribute else message.name


@cache
def _texts(folders: tuple[Folder, ...], strict: bool) -> Texts:
    """Texts are read once for each combination of folders."""
    return Texts([*_engine_layers(), *map(_layer, folders)], strict)


@cache
def _engine_layers() -> list[dict[str, _File]]:
    """The engine's own words, and those with which scenes are described."""
    engine = files("ludoteca.engine")
    return [_layer(engine), _layer(engine.joinpath("scene"))]


def _layer(folder: Folder) -> dict[str, _File]:
    """The two files of one folder."""
    layer = {}
    for lang in LANGUAGES:
        file = folder.joinpath(f"text.{lang}.ftl")
        name = f"{folder.name}/{file.name}"
        layer[lang] = _File(name, file.read_text(encoding="utf-8") if file.is_file() else None)
    return layer
