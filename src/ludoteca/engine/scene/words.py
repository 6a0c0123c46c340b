"""Texts of a scene: references into text files, resolved by who draws it, in the language of who looks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec import Struct


class Text(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """A reference to a text: a key and its arguments; an argument may be a text itself."""

    key: str = ""
    args: Mapping[str, str | int | Text] = {}
    figure: str = ""  # neutral text such as "5" or "II"; only without a key

    @classmethod
    def plain(cls, value: str | int) -> Text:
        """Text that reads the same in every language: a figure, a letter, a proper name."""
        return cls(figure=str(value))

    def __bool__(self) -> bool:
        return bool(self.key or self.figure)


Resolver: TypeAlias = Callable[[Text], str]
NO_TEXT = Text()


def resolver(say: Callable[..., str]) -> Resolver:
    """Make a resolver from a function `say(key, **args)`; arguments that are texts are resolved first."""

    def resolve(text: Text) -> str:
        if not text.key:
            return text.figure
        args = {name: resolve(arg) if isinstance(arg, Text) else arg for name, arg in text.args.items()}
        return say(text.key, **args)

    return resolve
