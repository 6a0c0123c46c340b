"""Understanding what a person types: numbers, names of the record, words of the screen, several at once."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final

from ludoteca.cli.faults import CommandError
from ludoteca.engine.ask import Question
from ludoteca.engine.game import Game
from ludoteca.engine.observe import AskView, Branch, Observation, label
from ludoteca.engine.scene import Resolver

SHORTEST: Final = 3
"""A word that is found anywhere in a label has at least so many letters."""
LONG: Final = 6
"""A word of so many letters may end otherwise, as words do in Italian."""


@dataclass(frozen=True)
class Choice:
    """One option as a person may name it: key on the screen, name in the record, label in words; and what it is."""

    value: int
    key: str
    name: str
    label: str
    rule: str = ""
    about: str = ""


def keys_for(names: Sequence[str]) -> list[str]:
    """The keys of options: 1, 2, 3; but names that are figures are keys themselves, and the others get free figures."""
    figures = {name for name in names if name.isdecimal()}
    free = (str(n) for n in count(0 if figures else 1) if str(n) not in figures)
    return [name if name in figures else next(free) for name in names]


def choices(ask: AskView, resolve: Resolver) -> list[Choice]:
    """The options of the open question."""
    keys = keys_for([option.name for option in ask.options])
    return [
        Choice(
            option.value,
            key,
            option.name,
            resolve(option.label),
            option.rule,
            resolve(option.about) if option.about is not None else "",
        )
        for key, option in zip(keys, ask.options, strict=True)
    ]


def choices_ahead(game: Game, branch: Branch, resolve: Resolver) -> list[Choice]:
    """The options of a question that comes after the open one."""
    question = question_named(game, branch.question)
    return choices_for(game, question, branch.options, resolve)


def choices_for(game: Game, question: Question, values: Sequence[int], resolve: Resolver) -> list[Choice]:
    """Values of a question as a person may name them."""
    names = [question.domain.name(value) for value in values]
    keys = keys_for(names)
    labels = [resolve(label(game, question, value)) for value in values]
    return [Choice(*parts) for parts in zip(values, keys, names, labels, strict=True)]


def question_named(game: Game, id: str) -> Question:
    return next(question for question in game.questions if question.id == id)


def read_answers(game: Game, seen: Observation, text: str, resolve: Resolver) -> list[int]:
    """The values that a person typed: one, or several with commas for the questions that follow."""
    assert seen.ask is not None
    offered = choices(seen.ask, resolve)
    whole = find(offered, text) if "," in text else find_loosely(offered, text)
    if whole is not None:
        return [whole.value]
    words = [word.strip() for word in text.split(",")]
    branch = seen.ahead
    values: list[int] = []
    for at, word in enumerate(words):
        if at:
            if branch is None or values[-1] not in branch.next:
                raise CommandError("too-many-answers", given=len(words), used=at)
            branch = branch.next[values[-1]]
            offered = choices_ahead(game, branch, resolve)
        found = find_loosely(offered, word)
        if found is None:
            raise not_offered(offered, word)
        values.append(found.value)
    return values


def find(offered: Sequence[Choice], text: str) -> Choice | None:
    """The option that a word names: exactly, or as the beginning of one only."""
    word = folded(text)
    for exact in (
        lambda choice: choice.key == text,
        lambda choice: folded(choice.name) == word,
        lambda choice: folded(choice.label) == word,
    ):
        found = [choice for choice in offered if exact(choice)]
        if found:
            return found[0]
    if len(word) < 2:
        return None
    begins = [c for c in offered if folded(c.name).startswith(word) or folded(c.label).startswith(word)]
    return begins[0] if len(begins) == 1 else None


def find_loosely(offered: Sequence[Choice], text: str) -> Choice | None:
    """The option that a word names, or the only one in which it occurs: `wynden` for "Buy a Wynden for 2 Corra"."""
    found = find(offered, text)
    if found is not None:
        return found
    some = [choice for choice in offered if sounds_like(text, choice.name, choice.label)]
    return some[0] if len(some) == 1 else None


def sounds_like(text: str, name: str, label: str) -> bool:
    """Whether words of a name or label begin like all the typed ones, in any order."""
    typed = words_of(text)
    known = words_of(f"{name} {label}")
    long_enough = any(len(word) >= SHORTEST for word in typed)
    return long_enough and all(any(one.startswith(stem(word)) for one in known) for word in typed)


def stem(word: str) -> str:
    """A word without the last letter, if it is long enough to be known by the others: `attacco` finds "Attacca"."""
    return word[:-1] if len(word) >= LONG else word


def words_of(text: str) -> list[str]:
    return re.findall(r"[0-9a-z]+", folded(text))


def not_offered(offered: Sequence[Choice], word: str) -> CommandError:
    """A word that names no option, with the nearest that does."""
    known = {folded(said): said for choice in offered for said in (choice.name, choice.label)}
    close = difflib.get_close_matches(folded(word), known, 1)
    if close:
        return CommandError("not-an-option-close", value=word, close=known[close[0]])
    return CommandError("not-an-option", value=word)


def folded(text: str) -> str:
    """Without case, accents and surplus spaces."""
    plain = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join(letter for letter in plain if not unicodedata.combining(letter)).split())
