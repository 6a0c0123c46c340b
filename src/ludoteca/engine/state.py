"""Walking over a state by its declared fields: digests, snapshots, the search for hidden things."""

from __future__ import annotations

import hashlib
import hmac
import inspect
import json
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from operator import attrgetter, itemgetter
from typing import Any

import msgspec

from ludoteca.engine.flow import Agenda
from ludoteca.engine.hidden import Hidden, Pack, Secret

ENGINE_PARTS: tuple[type, ...] = (Agenda, Hidden, Pack, Secret)
SCALARS = (int, str, bool, type(None))
SIMPLE = frozenset(SCALARS)
ROWS = (list, tuple)

Step = Callable[[Any], Any]
Way = tuple[Step, ...]
"""How to get from a state to something inside."""


class StateError(Exception):
    """A state holds something that cannot be copied, compared or stored."""


@cache
def fields(kind: type) -> tuple[str, ...]:
    """The declared fields of a class, compiled or not. The journal is no part of the state."""
    names: list[str] = []
    for base in reversed(kind.__mro__):
        declared = getattr(base, "__mypyc_attrs__", None) or base.__dict__.get("__slots__", ())
        names.extend(name for name in declared if name not in names)
    if not names:
        raise StateError(f"{kind.__name__} must declare its fields in __slots__")
    return tuple(name for name in sorted(names) if name not in ("journal", "__dict__", "__weakref__"))


@cache
def all_of(kind: type) -> Callable[[Any], tuple[Any, ...]]:
    """What the declared fields of an object hold, all at once."""
    names = fields(kind)
    one = attrgetter(*names)
    return one if len(names) > 1 else lambda thing: (one(thing),)


@cache
def getters(kind: type) -> tuple[Step, ...]:
    """Takes each of the declared fields out of an object."""
    return tuple(attrgetter(name) for name in fields(kind))


@cache
def parameters(kind: type) -> tuple[str, ...]:
    """The fields that a class takes when it is made."""
    return tuple(name for name in inspect.signature(kind).parameters if name in fields(kind))


def plain(value: Any, where: str = "state") -> Any:
    """The value as JSON data: objects with their class name, tuples and dictionaries marked as such."""
    kind: type = type(value)
    if kind in SIMPLE:
        return value
    # What is simple is taken as it is right here: a state has thousands of figures, and this runs at every step.
    if isinstance(value, list):
        return [v if type(v) in SIMPLE else plain(v, f"{where}[{i}]") for i, v in enumerate(value)]
    if isinstance(value, tuple):
        return {"tuple": [v if type(v) in SIMPLE else plain(v, f"{where}[{i}]") for i, v in enumerate(value)]}
    if isinstance(value, int):
        return int(value)
    if isinstance(value, str):
        return value
    if isinstance(value, dict):
        return {"dict": [[plain(k, where), plain(v, f"{where}[{k!r}]")] for k, v in sorted(value.items())]}
    if isinstance(value, float | set | frozenset) or callable(value):
        raise StateError(f"{where} is a {type(value).__name__}; states hold integers, texts, lists, tuples and objects")
    data: dict[str, Any] = {"is": kind.__name__}
    for name, v in zip(fields(kind), all_of(kind)(value), strict=True):
        data[name] = v if type(v) in SIMPLE else plain(v, f"{where}.{name}")
    return data


def as_json(data: Any, in_order: bool = False) -> str:
    """Plain data as compact JSON, every letter in ASCII; with its keys in alphabetical order if wanted."""
    quick = msgspec.json.encode(data, order="sorted" if in_order else None)
    if quick.isascii():
        return quick.decode()
    return json.dumps(data, sort_keys=in_order, separators=(",", ":"))


def restore(data: Any, parts: tuple[type, ...]) -> Any:
    """The inverse of `plain`, for the given classes and those of the engine."""
    kinds = {kind.__name__: kind for kind in (*ENGINE_PARTS, *parts)}

    def build(item: Any) -> Any:
        if isinstance(item, list):
            return [build(part) for part in item]
        if not isinstance(item, dict):
            return item
        if "tuple" in item:
            return tuple(build(part) for part in item["tuple"])
        if "dict" in item:
            return {build(k): build(v) for k, v in item["dict"]}
        if item["is"] not in kinds:
            raise StateError(f"the snapshot holds a {item['is']}, which this game does not know")
        kind = kinds[item["is"]]
        missing = set(fields(kind)) - set(item)
        if missing:
            raise StateError(f"the snapshot of a {item['is']} lacks {', '.join(sorted(missing))}")
        values = {name: build(item[name]) for name in fields(kind)}
        thing = kind(**{name: values[name] for name in parameters(kind)})
        for name, value in values.items():
            setattr(thing, name, value)
        return thing

    return build(data)


def canonical(state: Any) -> bytes:
    """The state as bytes: equal states have equal bytes, in every process and in both builds."""
    return as_json(plain(state), in_order=True).encode()


def digest(state: Any, key: bytes = b"") -> str:
    """A short name of the state; with a key nobody without it can try out which state it is."""
    data = canonical(state)
    return (hmac.digest(key, data, "sha256").hex() if key else hashlib.sha256(data).hexdigest())[:24]


def walk(value: Any, where: str = "state") -> Iterator[tuple[str, Any]]:
    """Every list, tuple, dictionary and object inside a state, with the way to it."""
    if isinstance(value, SCALARS):
        return
    yield where, value
    if isinstance(value, list | tuple):
        for i, item in enumerate(value):
            yield from walk(item, f"{where}[{i}]")
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from walk(item, f"{where}[{key!r}]")
    else:
        kind: type = type(value)
        for name in fields(kind):
            yield from walk(getattr(value, name), f"{where}.{name}")


def ways_to_hidden(state: Any) -> list[Way]:
    """How to get to everything that some seat may not know, in the order of `walk`; it is the same in a copy."""
    found: list[Way] = []
    stack: list[tuple[Any, Way]] = [(state, ())]
    while stack:
        value, way = stack.pop()
        kind: type = type(value)
        if kind is Hidden or kind is Secret:
            found.append(way)
            continue
        steps: Iterable[tuple[Any, Step]]
        if kind in ROWS:
            steps = [(part, itemgetter(i)) for i, part in enumerate(value) if type(part) not in SIMPLE]
        elif kind is dict:
            steps = [(part, itemgetter(key)) for key, part in value.items() if type(part) not in SIMPLE]
        else:
            steps = zip(all_of(kind)(value), getters(kind), strict=True)
        stack.extend([(part, (*way, step)) for part, step in steps if type(part) not in SIMPLE][::-1])
    return found


def reach(state: Any, way: Way) -> Any:
    """What lies at the end of a way."""
    for step in way:
        state = step(state)
    return state


def hidden_things(state: Any) -> list[Hidden | Secret]:
    """Everything in a state that some seat may not know, in the order of `walk`."""
    return [reach(state, way) for way in ways_to_hidden(state)]


def shared_parts(a: Any, b: Any) -> list[str]:
    """Where two states share something that can change; a copy must share nothing.

    Tuples and parts without a `copy()` are values, and what the others must reckon with of a secret is never changed in
    place: copies may share them.
    """
    excused = {f"{where}.possible" for where, thing in walk(b) if isinstance(thing, Secret)}
    mine = {id(thing): where for where, thing in walk(a) if hasattr(thing, "copy")}
    return [f"{where} is {mine[id(thing)]}" for where, thing in walk(b) if id(thing) in mine and where not in excused]


def differences(a: Any, b: Any) -> list[str]:
    """The places where two states differ, for messages."""
    found: list[str] = []

    def compare(x: Any, y: Any, where: str) -> None:
        if isinstance(x, dict) and isinstance(y, dict):
            for key in sorted(set(x) | set(y)):
                compare(x.get(key), y.get(key), f"{where}.{key}")
        elif isinstance(x, list) and isinstance(y, list) and len(x) == len(y):
            for i, (p, q) in enumerate(zip(x, y, strict=True)):
                compare(p, q, f"{where}[{i}]")
        elif x != y or type(x) is not type(y):
            found.append(f"{where}: {x!r} and {y!r}")

    compare(plain(a), plain(b), "state")
    return found
