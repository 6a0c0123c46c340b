"""Rulebooks: the rules of a game as numbered texts in both languages, and which of them tests cover.

`## W5 Actions` opens a chapter, `### W5.13 Battle` a rule; its text runs to the next heading.
"""

from __future__ import annotations

import ast
import re
import tomllib
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypedDict, TypeVar

import msgspec
from msgspec import Struct

from ludoteca.engine.content import Folder
from ludoteca.engine.content_reading import nearest
from ludoteca.engine.text import LANGUAGES

T = TypeVar("T")

_HEADING: Final = re.compile(r"(#{2,4})[ \t]+(.*?)[ \t#]*")
_CHAPTER: Final = re.compile(r"([A-Z]+[0-9]+)(?:[ \t]+(.*))?")
_RULE: Final = re.compile(r"([A-Z]+[0-9]+(?:\.[0-9]+)+[a-z]?)(?:[ \t]+(.*))?")


class RulebookError(LookupError):
    """A rule that does not exist, or a file that cannot be read."""


class Rule(Struct, frozen=True):
    """One rule: its id, a short title, its text, and the id of its chapter."""

    id: str
    title: str
    text: str
    chapter: str
    line: int = 0


class Chapter(Struct, frozen=True):
    """A chapter: what stands before its first rule is its text."""

    id: str
    title: str
    text: str
    rules: list[Rule]
    line: int = 0


class Untested(TypedDict):
    """A rule that no test is marked with, and why."""

    id: str
    reason: str


class Coverage(TypedDict):
    """How many rules of a book have a test."""

    rules: int
    tested: int
    untested: list[Untested]


class Rulebook:
    """The rulebook of a game in both languages."""

    def __init__(
        self, books: dict[str, list[Chapter]], untestable: dict[str, str], faults: list[str], names: dict[str, str]
    ) -> None:
        self.untestable = untestable
        self._books = books
        self._faults = faults
        self._names = names
        self._rules = {lang: {rule.id: rule for rule in _rules(book)} for lang, book in books.items()}

    def ids(self) -> list[str]:
        """The ids of all rules, in the order of the book."""
        both = {**self._rules["en"], **self._rules["it"]}
        return sorted(both, key=_order)

    def chapters(self, lang: str) -> list[Chapter]:
        """The chapters in a language, in order."""
        return list(self._books[lang])

    def chapter(self, lang: str, id: str) -> Chapter:
        """One chapter; an unknown id is answered with the nearest one."""
        return _get({chapter.id: chapter for chapter in self._books[lang]}, id, "chapter")

    def rule(self, lang: str, id: str) -> Rule:
        """One rule; an unknown id is answered with the nearest one."""
        return _get(self._rules[lang], id, "rule")

    def search(self, lang: str, words: str) -> list[Rule]:
        """The rules in which all the words occur, those that have them in their title first."""
        wanted = _folded(words).split()

        def rank(rule: Rule) -> int:
            title, whole = _folded(f"{rule.id} {rule.title}"), _folded(f"{rule.id} {rule.title} {rule.text}")
            if all(word in title for word in wanted):
                return 0
            return 1 if all(word in whole for word in wanted) else 2

        ranked = [(rank(rule), rule) for rule in self._rules[lang].values()]
        return [rule for place in (0, 1) for ranking, rule in ranked if wanted and ranking == place]

    def problems(self) -> list[str]:
        """What is wrong with the book, with file and line."""
        found = list(self._faults)
        for lang, book in self._books.items():
            found += _problems_of(self._names[lang], book)
        found += self._differences()
        known = self.ids()
        found += [f"untestable.toml: no rule {rule!r} in the rulebook" for rule in self.untestable if rule not in known]
        return found

    def _differences(self) -> Iterator[str]:
        """Rules and chapters that stand in one language only."""
        for lang, other in (("it", "en"), ("en", "it")):
            here = {chapter.id for chapter in self._books[lang]} | set(self._rules[lang])
            there: list[Chapter | Rule] = [*self._books[other], *self._rules[other].values()]
            for entry in there:
                if entry.id not in here:
                    yield f"{self._names[lang]}: {entry.id} is missing; it stands in {self._names[other]}:{entry.line}"


def load(folder: Folder) -> Rulebook:
    """Read rulebook.it.md, rulebook.en.md and untestable.toml; what is wrong with them is told by `problems`."""
    books: dict[str, list[Chapter]] = {}
    faults: list[str] = []
    names = {lang: f"rulebook.{lang}.md" for lang in LANGUAGES}
    for lang, name in names.items():
        books[lang] = _parse(name, _read(folder, name, faults), faults)
    return Rulebook(books, untestable(folder, faults), faults, names)


def untestable(folder: Folder, faults: list[str] | None = None) -> dict[str, str]:
    """The rules that no test can reach, with the reason for each; the file is optional."""
    name = "untestable.toml"
    faults = faults if faults is not None else []
    if not folder.joinpath(name).is_file():
        return {}
    try:
        tables = tomllib.loads(_read(folder, name, faults))
    except tomllib.TOMLDecodeError as error:
        faults.append(f"{name}: {error}")
        return {}
    reasons: dict[str, str] = {}
    faults += [f"{name}: unknown key {key!r}; rules stand under [[rule]]" for key in tables if key != "rule"]
    entries = tables.get("rule", [])
    for number, raw in enumerate(entries if isinstance(entries, list) else [entries], 1):
        try:
            entry = msgspec.convert(raw, _Reason)
        except msgspec.ValidationError as error:
            faults.append(f"{name}: rule #{number}: {error}")
        else:
            if entry.id in reasons:
                faults.append(f"{name}: rule #{number}: {entry.id} stands there twice")
            reasons[entry.id] = entry.reason
    return reasons


def coverage(rulebook: Rulebook, tests: Path) -> Coverage:
    """Count the rules that have a test marked with their id."""
    marked = marks(tests)
    ids = rulebook.ids()
    untested: list[Untested] = [
        {"id": rule, "reason": rulebook.untestable.get(rule, "no test")} for rule in ids if rule not in marked
    ]
    return {"rules": len(ids), "tested": len(ids) - len(untested), "untested": untested}


def unknown_marks(rulebook: Rulebook, tests: Path) -> list[str]:
    """Marks that name no rule of the book, with file and line."""
    ids = rulebook.ids()
    found = marks(tests)
    return [f"{place}: no rule {mark!r}" for mark in found if mark not in ids for place in found[mark]]


def marks(tests: Path) -> dict[str, list[str]]:
    """The rule ids that tests are marked with, and the places of the marks; the tests are read, not run."""
    found: dict[str, list[str]] = {}
    files = [tests] if tests.is_file() else sorted(tests.rglob("test_*.py"))
    for file in files:
        name = file.relative_to(tests).as_posix() if file != tests else file.name
        try:
            tree = ast.parse(file.read_bytes())
        except (SyntaxError, ValueError) as error:
            raise RulebookError(f"{name}:{getattr(error, 'lineno', None) or 1}: not valid Python: {error}") from error
        for mark, line in _marks_in(tree.body):
            found.setdefault(mark, []).append(f"{name}:{line}")
    return found


class _Reason(Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of untestable.toml."""

    id: str
    reason: str

    def __post_init__(self) -> None:
        if not self.reason.strip():
            raise ValueError("the reason is empty")


def _marks_in(body: list[ast.stmt]) -> Iterator[tuple[str, int]]:
    """The ids in `@rule("W5.13")` over test functions and test classes that really run."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            runs = node.name.startswith("test")
        elif isinstance(node, ast.ClassDef):
            runs = node.name.startswith("Test")
        else:
            continue
        calls = [item if isinstance(item, ast.Call) else None for item in node.decorator_list]
        names = [_last_name(call.func if call else item) for call, item in zip(calls, node.decorator_list, strict=True)]
        if not runs or "skip" in names or "xfail" in names:
            continue
        for call, name in zip(calls, names, strict=True):
            for part in call.args if call and name == "rule" else ():
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value, part.lineno
        if isinstance(node, ast.ClassDef):
            yield from _marks_in(node.body)


def _last_name(node: ast.expr) -> str:
    """`rule` for both `rule` and `pytest.mark.rule`."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _read(folder: Folder, name: str, faults: list[str]) -> str:
    file = folder.joinpath(name)
    if not file.is_file():
        faults.append(f"{name}: the file is missing")
        return ""
    data = file.read_bytes()
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        faults.append(f"{name}:{line}: not UTF-8")
        return ""


def _parse(name: str, text: str, faults: list[str]) -> list[Chapter]:
    """Cut a rulebook at its headings."""
    chapters: list[Chapter] = []
    for level, heading, body, line in _sections(text):
        chapter, rule = _CHAPTER.fullmatch(heading), _RULE.fullmatch(heading)
        match = chapter if level == 2 else rule
        if match is None:
            wanted = "'## W5 Actions'" if level == 2 else "'### W5.13 Battle'"
            faults.append(f"{name}:{line}: a heading must look like {wanted}: {heading!r}")
            continue
        number, title = match[1], match[2] or ""
        if not title:
            faults.append(f"{name}:{line}: {number} has no title")
        if level == 2:
            chapters.append(Chapter(number, title, body, [], line))
        elif not chapters or not number.startswith(chapters[-1].id + "."):
            faults.append(f"{name}:{line}: rule {number} does not stand in its chapter {number.split('.')[0]}")
        else:
            chapters[-1].rules.append(Rule(number, title, body, chapters[-1].id, line))
    return chapters


def _sections(text: str) -> Iterator[tuple[int, str, str, int]]:
    """The parts under each heading: level, heading, text, line. Deeper headings without an id belong to the text."""
    level, heading, start = 0, "", 0
    body: list[str] = []
    fenced = False
    for number, line in enumerate(text.split("\n"), 1):
        fenced ^= line.lstrip().startswith("```")
        match = None if fenced else _HEADING.fullmatch(line)
        if match and (len(match[1]) < 4 or _RULE.fullmatch(match[2])):
            if level:
                yield level, heading, "\n".join(body).strip(), start
            level, heading, start, body = len(match[1]), match[2], number, []
        else:
            body.append(line)
    if level:
        yield level, heading, "\n".join(body).strip(), start


def _problems_of(name: str, book: list[Chapter]) -> Iterator[str]:
    """Empty texts, ids that stand twice, and ids out of order in one file."""
    seen: dict[str, int] = {}
    for entries in (book, list(_rules(book))):
        before: Chapter | Rule | None = None
        for entry in entries:
            place = f"{name}:{entry.line}"
            if not entry.text and not (isinstance(entry, Chapter) and entry.rules):
                yield f"{place}: {entry.id} has no text"
            if entry.id in seen:
                yield f"{place}: {entry.id} stands there twice, first in line {seen[entry.id]}"
            elif before and _order(entry.id) < _order(before.id):
                yield f"{place}: {entry.id} stands after {before.id}"
            seen.setdefault(entry.id, entry.line)
            before = entry


def _rules(book: list[Chapter]) -> Iterator[Rule]:
    return (rule for chapter in book for rule in chapter.rules)


def _order(id: str) -> list[tuple[int, str]]:
    """Ids as a reader sorts them: W5.2 before W5.10."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in re.findall(r"[0-9]+|[A-Za-z]+", id)]


def _get(entries: dict[str, T], id: str, what: str) -> T:
    """An entry under its id in upper or lower case, or an error that names the nearest."""
    known = {name.lower(): name for name in entries}
    if id.lower() not in known:
        near = nearest(id, entries)
        raise RulebookError(f"no {what} {id!r} in the rulebook" + (f"; did you mean {near}?" if near else ""))
    return entries[known[id.lower()]]


def _folded(text: str) -> str:
    """Text without case and accents, for searching."""
    plain = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
