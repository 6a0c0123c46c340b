"""Reading content: one pass over the TOML files that finds as many faults as possible."""

from __future__ import annotations

import difflib
import enum
import json
import re
import tomllib
import types
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Annotated, Any, Final, Literal, NamedTuple, Union, get_args, get_origin

import msgspec
from msgspec import Struct, ValidationError
from msgspec.structs import FieldInfo

TAGS: Final = ("seed", "public", "designed")
Id = str | int
Kinds = Mapping[str, type[Struct]]
Keys = tuple[str | int, ...]

_ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*")
_HEADER: Final = re.compile(r"[ \t]*\[\[?[ \t]*([A-Za-z][\w.-]*)[ \t]*\]\]?[ \t]*(?:#.*)?")
_SYNTAX: Final = re.compile(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", re.DOTALL)


class Ref(NamedTuple):
    """Says that a field holds the id of an entry: `Annotated[str, Ref("trinket")]`."""

    kind: str


class Provenance(NamedTuple):
    """Where a figure comes from: one line of the provenance report."""

    file: str
    kind: str
    id: Id
    group: str
    tag: str


class Fault(Struct, frozen=True):
    """One thing wrong in the content: where it stands, what was found, what was expected."""

    what: str
    file: str = ""
    line: int = 0
    entry: str = ""
    key: str = ""
    found: str = ""
    expected: str = ""
    suggestion: str = ""

    def text(self, lang: str) -> str:
        """The fault as one line, such as `trees.toml:12 [tree oak] nuts: ...`."""
        from ludoteca.engine.text import Texts  # only needed when something is wrong

        t = Texts.of().t
        place = f"{self.file}:{self.line}" if self.line else self.file
        where = " ".join(part for part in (place, self.entry and f"[{self.entry}]", self.key) if part)
        said = t(lang, f"fault-{self.what}", found=self.found, expected=self.expected)
        hint = t(lang, "did-you-mean", name=self.suggestion) if self.suggestion else ""
        return (f"{where}: " if where else "") + said + (f"; {hint}" if hint else "")

    def __str__(self) -> str:
        return self.text("en")


class _Source:
    """The text of one file, and the lines where entries and keys stand."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.lines = text.replace("\r\n", "\n").split("\n")
        matches = ((number, _HEADER.fullmatch(line)) for number, line in enumerate(self.lines))
        self.headers = [(number, match[1]) for number, match in matches if match]

    def parse(self) -> tuple[dict[str, Any], list[Fault]]:
        """The file's tables and its syntax faults; a broken entry (None in its list) does not hide the others."""
        whole, fault = self._parse(0, len(self.lines))
        if fault is None:
            return whole, []
        merged: dict[str, Any] = {}
        faults = []
        tops = [(line, name) for line, name in self.headers if "." not in name]
        for (start, name), (end, _) in zip([(0, ""), *tops], [*tops, (len(self.lines), "")], strict=True):
            part, wrong = self._parse(start, end)
            if wrong:
                faults.append(wrong)
                part = {name: [None]} if name else {}
            for kind, value in part.items():
                both_lists = isinstance(value, list) and isinstance(merged.get(kind), list)
                merged[kind] = merged[kind] + value if both_lists else value
        return merged, faults or [fault]

    def _parse(self, start: int, end: int) -> tuple[dict[str, Any], Fault | None]:
        text = "\n".join(self.lines[start:end])
        try:
            return tomllib.loads(text), None
        except (ValueError, RecursionError) as error:
            match = _SYNTAX.fullmatch(str(error))
            line = int(match[2]) if match and match[2] else text.rstrip().count("\n") + 1
            return {}, Fault("syntax", self.name, start + line, found=match[1] if match else str(error))

    def line_of(self, kind: str, number: int, keys: Keys = ()) -> int:
        """The line of a key inside the nth entry of a kind, as near as the headers tell; 0 when unknown."""
        starts = [line for line, name in self.headers if name == kind]
        if number > len(starts):
            return self._line_of_key(kind, 0, len(self.lines))
        found, dotted = starts[number - 1], kind
        end = self._end(found, dotted)
        for key, after in zip(keys, [*keys[1:], ""], strict=False):
            if isinstance(key, int):
                continue
            dotted += f".{key}"
            nested = [line for line, name in self.headers if name == dotted and found < line < end]
            index = after - 1 if isinstance(after, int) else 0
            if index >= len(nested):
                return self._line_of_key(key, found, end) or found + 1
            found = nested[index]
            end = self._end(found, dotted)
        return found + 1

    def _end(self, start: int, dotted: str) -> int:
        """The line at which the table under a header ends, its nested tables included."""
        later = (line for line, name in self.headers if line > start and not name.startswith(f"{dotted}."))
        return next(later, len(self.lines))

    def _line_of_key(self, key: str, start: int, end: int) -> int:
        pattern = re.compile(rf"[ \t]*[\"']?{re.escape(key)}[\"']?[ \t]*[=.]")
        return next((line + 1 for line in range(start, end) if pattern.match(self.lines[line])), 0)


class _Entry(NamedTuple):
    """An entry on its way through the check."""

    source: _Source
    kind: str
    number: int
    id: Id | None

    @property
    def place(self) -> str:
        """File and line of the entry."""
        return f"{self.source.name}:{self.source.line_of(self.kind, self.number)}"

    def fault(self, what: str, keys: Keys = (), found: str = "", expected: str = "", suggestion: str = "") -> Fault:
        """A fault at a key of this entry."""
        name = f"#{self.number}" if self.id is None else self.id
        shown = self.kind if name == self.kind else f"{self.kind} {name}"
        line = self.source.line_of(self.kind, self.number, keys)
        return Fault(what, self.source.name, line, shown, _dotted(keys), found, expected, suggestion)


class Reading:
    """Everything gathered while the files of a folder are read."""

    def __init__(self, kinds: Kinds | None) -> None:
        self.kinds = kinds
        self.files = 0
        self.faults: list[Fault] = []
        self.ids: dict[str, dict[Id, _Entry]] = {}
        self.entries: dict[str, dict[Id, Struct]] = {kind: {} for kind in kinds or ()}
        self.provenance: list[Provenance] = []
        self._references: list[tuple[_Entry, Keys, str, Id]] = []
        self._lost: set[str] = set()  # kinds of which an entry could not be read: their ids are not all known

    def file(self, name: str, data: bytes) -> None:
        """Read one file and check all its entries."""
        self.files += 1
        try:
            source = _Source(name, data.decode("utf-8-sig"))
        except UnicodeDecodeError as error:
            self.faults.append(Fault("not-utf8", name, data[: error.start].count(b"\n") + 1))
            self._lost.update(self.kinds or ())
            return
        tables, faults = source.parse()
        self.faults += faults
        for kind, value in tables.items():
            if self.kinds is not None and kind not in self.kinds:
                meant, line = nearest(kind, self.kinds), source.line_of(kind, 1)
                self.faults.append(Fault("unknown-kind", name, line, found=kind, suggestion=meant))
                self._lost.add(meant)
                continue
            for number, raw in enumerate(value if isinstance(value, list) else [value], 1):
                if raw is None:
                    self._lost.add(kind)
                elif isinstance(raw, dict):
                    self._entry(source, kind, number, raw, listed=isinstance(value, list))
                else:
                    entry = _Entry(source, kind, number, None)
                    self.faults.append(entry.fault("wrong-value", (), _toml(raw), "table"))

    def finish(self) -> None:
        """The checks that need all files: references, and kinds without any entry."""
        for entry, keys, kind, name in self._references:
            known = self.ids.get(kind, {})
            if name not in known and kind.split(".")[0] not in self._lost:
                self.faults.append(entry.fault("unknown-reference", keys, _toml(name), kind, nearest(name, known)))
        empty = [kind for kind in self.kinds or () if kind not in self.ids and kind not in self._lost]
        self.faults += [Fault("empty-kind", found=kind) for kind in empty]
        self.faults.sort(key=lambda fault: (fault.file, fault.line))

    def _entry(self, source: _Source, kind: str, number: int, raw: dict[str, Any], listed: bool) -> None:
        """Check one entry, and keep it if it is sound."""
        before = len(self.faults)
        name = self._id(_Entry(source, kind, number, None), raw) if listed else kind
        entry = _Entry(source, kind, number, name)
        known = self.ids.setdefault(kind, {})
        if name is not None and name in known:
            self.faults.append(entry.fault("duplicate-id", ("id",), known[name].place))
        elif name is not None:
            known[name] = entry
        cls = self.kinds[kind] if self.kinds is not None else None
        clean = self._table(entry, cls, raw, ())
        if cls and name is not None and len(self.faults) == before:
            try:
                self.entries[kind][name] = msgspec.convert(clean, cls, str_keys=True)
            except ValidationError as error:  # the class's own check, in __post_init__
                self.faults.append(entry.fault("refused", found=str(error)))

    def _id(self, entry: _Entry, raw: dict[str, Any]) -> Id | None:
        """The id of an entry in a list, or None with a fault."""
        name = raw.get("id")
        if isinstance(name, str) and _ID.fullmatch(name):
            return name
        if isinstance(name, int) and not isinstance(name, bool):
            return name
        fault = entry.fault("missing-key", ("id",)) if name is None else entry.fault("bad-id", ("id",), _toml(name))
        self.faults.append(fault)
        return None

    def _table(self, entry: _Entry, cls: type[Struct] | None, raw: dict[str, Any], keys: Keys) -> dict[str, Any]:
        """Check the keys and values of one table; give it back without its provenance."""
        fields = _fields(cls) if cls else {}
        known = fields if cls else raw
        also = {"provenance", cls.__struct_config__.tag_field if cls else None, None if keys else "id"}
        for key in raw:
            if key not in known and key not in also:
                self.faults.append(entry.fault("unknown-key", (*keys, key), suggestion=nearest(key, known)))
        for key, field in fields.items():
            if field.required and key not in raw and (keys or key != "id"):
                self.faults.append(entry.fault("missing-key", (*keys, key)))
        self._tags(entry, known, raw, keys)
        if keys and isinstance(raw.get("id"), str | int):
            nested = ".".join([entry.kind, *(key for key in keys if isinstance(key, str))])
            self.ids.setdefault(nested, {})[raw["id"]] = entry
        wanted = [key for key in raw if key != "provenance" and (key in known or key in also)]
        types = {key: fields[key].type if key in fields else Any for key in wanted}
        return {key: self._value(entry, types[key], raw[key], (*keys, key)) for key in wanted}

    def _tags(self, entry: _Entry, fields: Iterable[str], raw: dict[str, Any], keys: Keys) -> None:
        """Check and note the provenance of a table: one tag, or one for each field with a default."""
        given = raw.get("provenance")
        here = (*keys, "provenance")
        if given is None:
            if not keys:  # a table inside an entry may have its own, but need not
                self.faults.append(entry.fault("missing-provenance", here, expected=" | ".join(TAGS)))
            return
        groups = given if isinstance(given, dict) else {"": given}
        for group, tag in groups.items():
            at = (*here, group) if group else here
            if group not in ("", "default", *fields):
                self.faults.append(entry.fault("unknown-key", at, suggestion=nearest(group, fields)))
            if tag not in TAGS:
                near = nearest(tag, TAGS)
                self.faults.append(entry.fault("unknown-provenance", at, _toml(tag), " | ".join(TAGS), near))
            elif entry.id is not None:
                shown = _dotted((*keys, group) if group else keys) or "all"
                self.provenance.append(Provenance(entry.source.name, entry.kind, entry.id, shown, tag))
        untagged = [key for key in raw if key not in ("id", "provenance", *groups)]
        if isinstance(given, dict) and "default" not in given and untagged and not keys:
            self.faults.append(entry.fault("untagged-keys", here, ", ".join(untagged)))

    def _value(self, entry: _Entry, type_: Any, value: Any, keys: Keys) -> Any:
        """Check one value against its type, part by part, so that every fault in it is found."""
        plain, refs = _plain(type_, value)
        if isinstance(value, dict):
            if isinstance(plain, type) and issubclass(plain, Struct):
                return self._table(entry, plain, value, keys)
            if plain is Any and self.kinds is None:
                return self._table(entry, None, value, keys)
        parts = _parts(plain, value)
        if parts is not None and isinstance(value, list):
            marked = [Annotated[part, *refs] for part in parts] if refs else parts  # a list of references
            numbered = enumerate(zip(value, marked, strict=True), 1)
            return [self._value(entry, part, item, (*keys, number)) for number, (item, part) in numbered]
        if parts is not None:
            self._keys(entry, get_args(plain)[0], value, keys)
            pairs = zip(value.items(), parts, strict=True)
            return {key: self._value(entry, part, item, (*keys, key)) for (key, item), part in pairs}
        try:
            msgspec.convert(value, type_, str_keys=True)
        except ValidationError as error:
            expected, near = _expected(plain, value, str(error))
            self.faults.append(entry.fault("wrong-value", keys, _toml(value), expected, near))
        else:
            self._references += [(entry, keys, ref.kind, value) for ref in refs]
        return value

    def _keys(self, entry: _Entry, type_: Any, value: dict[str, Any], keys: Keys) -> None:
        """Check the keys of a table that is a plain mapping; TOML writes them all as text."""
        for key in value:
            plain, refs = _plain(type_, key)
            try:
                (read,) = msgspec.convert({key: 0}, dict[type_, int], str_keys=True)
            except ValidationError as error:
                expected, near = _expected(plain, key, str(error))
                self.faults.append(entry.fault("wrong-value", (*keys, key), _toml(key), expected, near))
            else:
                self._references += [(entry, (*keys, key), ref.kind, read) for ref in refs]


def nearest(name: Any, names: Iterable[Any]) -> str:
    """The most similar of the names, or nothing when none is similar."""
    known = {str(known).lower(): str(known) for known in names}
    close = difflib.get_close_matches(str(name).lower(), known, 1)
    return known[close[0]] if close else ""


@cache
def _fields(cls: type[Struct]) -> dict[str, FieldInfo]:
    """The fields of an entry's class under their names in the file."""
    if not cls.__struct_config__.frozen:
        raise TypeError(f"{cls.__name__} must be a frozen Struct: content never changes during a game")
    return {field.encode_name: field for field in msgspec.structs.fields(cls)}


def _plain(type_: Any, value: Any) -> tuple[Any, list[Ref]]:
    """The type that a value must have, without annotations and alternatives, and what it refers to."""
    refs: list[Ref] = []
    while True:
        if get_origin(type_) is Annotated:
            refs += [extra for extra in type_.__metadata__ if isinstance(extra, Ref)]
            type_ = type_.__origin__
        elif get_origin(type_) in (Union, types.UnionType):
            options = [option for option in get_args(type_) if option is not type(None)]
            fitting = [option for option in options if len(options) == 1 or _fits(option, value)]
            if not fitting:
                return type_, refs
            type_ = fitting[0]
        else:
            return type_, refs


def _fits(option: Any, value: Any) -> bool:
    """Whether a value is meant as this one of several alternatives: by its tag, or by its plain type."""
    if isinstance(option, type) and issubclass(option, Struct) and isinstance(value, dict):
        config = option.__struct_config__
        return config.tag_field is None or value.get(config.tag_field) == config.tag
    try:
        msgspec.convert(value, option, str_keys=True)
    except ValidationError:
        return False
    return True


def _parts(plain: Any, value: Any) -> list[Any] | None:
    """The types of the parts of a list or mapping; None for what is judged as a whole."""
    origin, args = get_origin(plain), get_args(plain)
    if plain is Any and isinstance(value, list):
        return [Any] * len(value)
    if not isinstance(origin, type) or not args or not isinstance(value, dict if issubclass(origin, Mapping) else list):
        return None
    if isinstance(value, dict):
        return [args[1]] * len(value)
    if origin is tuple and args[-1] is not Ellipsis:
        return list(args) if len(args) == len(value) else None
    return [args[0]] * len(value)


def _expected(plain: Any, value: Any, said: str) -> tuple[str, str]:
    """What should stand there, in the notation of types, and the nearest of the allowed values."""
    choices: list[Any] = []
    if get_origin(plain) is Literal:
        choices = list(get_args(plain))
    elif isinstance(plain, type) and issubclass(plain, enum.Enum):
        choices = [member.value for member in plain]
    elif get_origin(plain) in (Union, types.UnionType) and isinstance(value, dict):
        configs = [option.__struct_config__ for option in get_args(plain) if hasattr(option, "__struct_config__")]
        choices = [config.tag for config in configs]
        value = value.get(configs[0].tag_field or "", "") if configs else ""
    if choices:
        return " | ".join(map(_toml, choices)), nearest(value, choices)
    match = re.match(r"Expected (.*?)(?:, got .*)?(?: - at .*)?$", said)
    words = (match[1] if match else said).replace("`", "")
    return words.replace("object", "table"), ""


def _dotted(keys: Keys) -> str:
    """Keys as a person reads them: `ability#2.cost`; numbers count from 1."""
    return "".join(f"#{key}" if isinstance(key, int) else f".{key}" for key in keys).removeprefix(".")


def _toml(value: Any) -> str:
    """A value as it could stand in the file, shortened."""
    shown = json.dumps(value, ensure_ascii=False, default=str)
    return shown if len(shown) <= 60 else shown[:57] + "..."
