"""Differences between two scenes of one seat, by element id, small enough to send after every answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from ludoteca.engine.scene.elements import Element, Lit, Scene
from ludoteca.engine.scene.look import Look
from ludoteca.engine.scene.words import Text


class Change(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """New values of some fields of an element, and the fields that went back to their default."""

    set: dict[str, Any] = {}
    reset: list[str] = []


class Changes(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """What happened to a list of elements; `order` only where appending what came does not give it."""

    gone: list[str] = []
    came: list[Element] = []
    changed: dict[str, Change] = {}
    order: list[str] | None = None


class Difference(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """All that must be told to a client that has the old scene; what is absent stays as it was."""

    name: Text | None = None
    static: Changes = Changes()
    dynamic: Changes = Changes()
    lit: Sequence[Lit] | None = None
    look: Look | None = None


def difference(old: Scene, new: Scene) -> Difference:
    """What turns the old scene into the new one."""
    return Difference(
        name=None if old.name == new.name else new.name,
        static=Changes() if old.static is new.static else _compare(old.static, new.static),
        dynamic=_compare(old.dynamic, new.dynamic),
        lit=None if old.lit == new.lit else new.lit,
        look=None if old.look == new.look else new.look,
    )


def apply(old: Scene, diff: Difference) -> Scene:
    """The new scene: the old one with a difference applied."""
    return Scene(
        name=old.name if diff.name is None else diff.name,
        static=_change(old.static, diff.static),
        dynamic=_change(old.dynamic, diff.dynamic),
        lit=old.lit if diff.lit is None else diff.lit,
        look=old.look if diff.look is None else diff.look,
    )


def _compare(old: Sequence[Element], new: Sequence[Element]) -> Changes:
    before, after = _by_id(old), _by_id(new)
    stays = {name for name in before.keys() & after.keys() if type(before[name]) is type(after[name])}
    gone = [element.id for element in old if element.id not in stays]
    came = [element for element in new if element.id not in stays]
    changed = {
        name: _fields(before[name], after[name]) for name in after if name in stays and before[name] != after[name]
    }
    expected = [element.id for element in old if element.id in stays] + [element.id for element in came]
    order = [element.id for element in new]
    return Changes(gone, came, changed, None if order == expected else order)


def _fields(old: Element, new: Element) -> Change:
    before: dict[str, Any] = msgspec.to_builtins(old)
    after: dict[str, Any] = msgspec.to_builtins(new)
    return Change(
        {name: value for name, value in after.items() if name not in before or before[name] != value},
        [name for name in before if name not in after],
    )


def _change(old: Sequence[Element], changes: Changes) -> list[Element]:
    gone = set(changes.gone)
    result = [_patch(element, changes.changed.get(element.id)) for element in old if element.id not in gone]
    result += changes.came
    if changes.order is None:
        return result
    by_id = _by_id(result)
    return [by_id[name] for name in changes.order]


def _patch(element: Element, change: Change | None) -> Element:
    if change is None:
        return element
    fields: dict[str, Any] = msgspec.to_builtins(element) | change.set
    for name in change.reset:
        fields.pop(name, None)
    patched: Element = msgspec.convert(fields, Element)
    return patched


def _by_id(elements: Sequence[Element]) -> dict[str, Element]:
    by_id = {element.id: element for element in elements}
    if len(by_id) != len(elements):
        raise ValueError("two elements of the scene have the same id")
    return by_id
