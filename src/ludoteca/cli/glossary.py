"""What the things of a game are, for somebody who has read a name: cards, abilities, conditions, results."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludoteca.cli.answers import folded, sounds_like
from ludoteca.engine.game import Game
from ludoteca.engine.observe import texts_of
from ludoteca.engine.scene import Resolver, Text


@dataclass(frozen=True)
class Thing:
    """Something that the game describes in a sentence."""

    name: str
    label: str
    about: str
    rule: str = ""


def things_called(game: Game, word: str, resolve: Resolver) -> list[Thing]:
    """The things with this name."""
    return [thing for thing in things_of(game, resolve) if folded(word) in (folded(thing.name), folded(thing.label))]


def things_like(game: Game, word: str, resolve: Resolver) -> list[Thing]:
    """The things in whose name these words occur."""
    return [thing for thing in things_of(game, resolve) if sounds_like(word, thing.name, thing.label)]


def things_of(game: Game, resolve: Resolver) -> list[Thing]:
    """All that the game describes, each once."""
    texts = texts_of(game)
    found: dict[tuple[str, str], Thing] = {}
    for key, name in named(game):
        if texts.has("en", f"{key}.text"):
            label, about = resolve(Text(key)), resolve(Text(f"{key}.text"))
            rule = texts.t("en", f"{key}.rule") if texts.has("en", f"{key}.rule") else ""
            found.setdefault((label, about), Thing(name, label, about, rule))
    return list(found.values())


def named(game: Game) -> Iterator[tuple[str, str]]:
    """The text and the name in the record of everything that questions and events speak of."""
    for question in game.questions:
        for domain in (question.domain, *(domain for _, domain in question.about)):
            yield from ((f"{domain.id}-{name}", name) for name in domain.names if domain.phrase is None)
    for kind in game.events:
        for _, domain in kind.words:
            yield from ((f"{domain.id}-{name}", name) for name in domain.names if domain.phrase is None)
