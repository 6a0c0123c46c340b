"""Understanding what a person types: numbers, names of the record, words of the screen, several at once."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.cli.faults import CommandError
from ludoteca.engine.ask import Question
from ludoteca.engine.game import Game
from ludoteca.engine.observe import AskView, Branch, Observation, label
from ludoteca.engine.scene import Resolver


@dataclass(frozen=True)
class Choice:
    """One option as a person may name it: key on the screen, name in the record, label in words."""

    value: int
    key: str
    name: str
    label: str


def choices_of(names: Sequence[tuple[int, str, str]]) -> list[Choice]:
    """Give keys to (value, name, label): 1, 2, 3, but where names are figures these are the keys."""
    figures = any(name.isdigit() for _, name, _ in names)
    return [
        Choice(value, name if figures else str(number), name, said)
        for number, (value, name, said) in enumerate(names, 1)
    ]


def choices(ask: AskView, resolve: Resolver) -> list[Choice]:
    """The options of the open question."""
    return choices_of([(option.value, option.name, resolve(option.label)) for option in ask.options])


def choices_ahead(game: Game, branch: Branch, resolve: Resolver) -> list[Choice]:
    """The options of a question that comes after the open one."""
    question = question_named(game, branch.question)
    return choices_for(game, question, branch.options, resolve)


def choices_for(game: Game, question: Question, values: Sequence[int], resolve: Resolver) -> list[Choice]:
    """Values of a question as a person may name them."""
    return choices_of([(v, question.domain.name(v), resolve(label(game, question, v))) for v in values])


def question_named(game: Game, id: str) -> Question:
    return next(question for question in game.questions if question.id == id)


def read_answers(game: Game, seen: Observation, text: str, resolve: Resolver) -> list[int]:
    """The values that a person typed: one, or several with commas for the questions that follow."""
    assert seen.ask is not None
    offered = choices(seen.ask, resolve)
    whole = find(offered, text)
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
        found = find(offered, word)
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
