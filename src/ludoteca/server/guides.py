"""The guided first turn of a game: a real table with dice that are known before, and a lesson for every question.

A game brings it along as `guide.toml`; what the lessons say stands in its texts under `lesson-<question>`, with the
attributes `look` (what to look at) and `advice` (what is sensible, and why). Nothing is scripted: the questions come
as the rules put them, and whoever departs from what is suggested gets the lessons for what comes then.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final

import msgspec
from msgspec import Struct

from ludoteca.engine.ask import CHANCE, Ask
from ludoteca.engine.game import Game
from ludoteca.engine.ledger import is_given
from ludoteca.engine.observe import ask_words, texts_of
from ludoteca.engine.recorder import Chance, Recorder
from ludoteca.engine.scene import Text
from ludoteca.engine.table import Table
from ludoteca.server.ahead import after
from ludoteca.server.protocol import Advice, Guide, Said, Topic
from ludoteca.server.views import LANGUAGES, in_words
from ludoteca.telling import sentences

FILE: Final = "guide.toml"
MOST_SAID: Final = 60
"""So many sentences tell what the others did."""
ANY: Final = "*"
END: Final = "guide-end"
OTHERS: Final = "guide-others"


class Ending(Struct, frozen=True, forbid_unknown_fields=True):
    """The guide is over when a step has begun so many times; `own` counts those of a role that the learner holds."""

    step: str
    times: int = 1
    own: bool = False


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """What there is to learn at a question, the nth time that it comes or (0) any other time.

    The question `*` stands for all that no other lesson is about.
    """

    question: str
    time: int = 0
    suggest: list[str] = []
    """Names of options, the best first; `*` stands for anything, and `=other` for what was answered to `other`."""
    rules: list[str] = []

    @property
    def key(self) -> str:
        """The text of the lesson."""
        name = "other" if self.question == ANY else self.question
        return f"lesson-{name}" + (f"-{self.time}" if self.time else "")


class Course(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided first turn."""

    seats: list[str]
    """Who sits where: `me`, or the level of a bot."""
    seed: str
    """What the dice are made from, so that they fall the same way for everybody."""
    ends: Ending
    length: int
    """So many lessons there are for whoever follows what is suggested."""
    lesson: list[Lesson]
    options: dict[str, str] = {}

    def lesson_for(self, question: str, time: int) -> Lesson | None:
        """The lesson for a question that comes for the nth time."""
        found = [one for one in self.lesson if one.question in (question, ANY) and one.time in (0, time)]
        return max(found, key=lambda one: (one.question != ANY, one.time), default=None)


def course_of(game: Game) -> Course | None:
    """The guided first turn that a game brings along."""
    return _read((game.folder,))


@cache
def _read(folders: tuple[Traversable]) -> Course | None:
    file = folders[0].joinpath(FILE)
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Course) if file.is_file() else None


def guide_of(game: Game, course: Course) -> Guide:
    """The guided first turn as everybody may read it."""
    rules = {question.id: question.rule for question in game.questions}
    lessons = [
        Topic(one.question, Text(one.key), [*filter(None, [rules.get(one.question)]), *one.rules], one.time)
        for one in course.lesson
    ]
    return Guide(course.seats, course.options, lessons)


def chance_of(game: Game, course: Course) -> Chance:
    """The dice of a guided table."""
    return Chance.of_seed(f"guide {game.id} {course.seed}")


def course_at(recorder: Recorder) -> Course | None:
    """The guide for a table, if it was set for one: its dice tell."""
    game = recorder.table.game
    course = course_of(game)
    return course if course is not None and recorder.chance.seed == chance_of(game, course).seed else None


# ---------------------------------------------------------------- what is said now


def advice_for(course: Course, table: Table, seat: int, path: Sequence[int] = ()) -> Advice:
    """What the guide says to a seat now, or after some answers that it has not sent yet."""
    met = questions_met(table, seat)
    ask = None if is_over(course, table, seat) else table.ask_of(seat)
    if ask is None or ask.role == CHANCE:
        return waiting(course, table, seat, met)
    for at, value in enumerate(path):
        further = after(table, seat, path[: at + 1]) if value in ask.options else None
        if further is None:
            break
        met.append(ask.question.id)
        ask = further
    lesson = course.lesson_for(ask.question.id, met.count(ask.question.id) + 1)
    number = number_of(course, [*met, ask.question.id])
    said = meanwhile(table, seat) if not path else []
    words = ask_words(ask)
    return Advice(
        number=number,
        of=max(course.length, number),
        question=ask.question.id,
        text=None if lesson is None else Text(lesson.key, words),
        look=None if lesson is None else part(table.game, lesson, "look", ask),
        advice=None if lesson is None else part(table.game, lesson, "advice", ask),
        rules=[] if lesson is None else [ask.question.rule, *lesson.rules],
        suggested=None if lesson is None else suggestion(lesson, table, seat, ask),
        meanwhile=said,
        others=Text(OTHERS) if said and texts_of(table.game).has("en", OTHERS) else None,
    )


def waiting(course: Course, table: Table, seat: int, met: list[str]) -> Advice:
    """What is said while the others act, and when the turn is over."""
    number = number_of(course, met)
    over = is_over(course, table, seat)
    return Advice(
        number=number,
        of=max(course.length, number),
        text=Text(END) if over else None,
        meanwhile=meanwhile(table, seat),
        over=over,
    )


def part(game: Game, lesson: Lesson, sort: str, ask: Ask) -> Text | None:
    """A part of a lesson, where it has one."""
    key = f"{lesson.key}.{sort}"
    return Text(key, ask_words(ask)) if texts_of(game).has("en", key) else None


def suggestion(lesson: Lesson, table: Table, seat: int, ask: Ask) -> int | None:
    """The first of the suggested options that is possible."""
    domain = ask.question.domain
    for wanted in lesson.suggest:
        pattern = answered(table, seat, wanted[1:]) if wanted.startswith("=") else wanted
        for value in ask.options:
            if fnmatchcase(domain.name(value), pattern):
                return value
    return None


def answered(table: Table, seat: int, question: str) -> str:
    """What a seat answered last to a question."""
    for line in reversed(table.live):
        if line.seat == seat and line.ask is not None and line.ask.question.id == question:
            return line.ask.question.domain.name(line.value)
    return ""


# ---------------------------------------------------------------- how far it has come


def questions_met(table: Table, seat: int) -> list[str]:
    """The questions that a seat has answered itself, in order."""
    lines = [line for line in table.live if line.seat == seat and is_given(line)]
    desk = table.desks.get(seat)
    planned = [told.partition(" ")[0] for told in desk.told] if desk is not None else []
    return [line.ask.question.id for line in lines if line.ask is not None] + planned


def number_of(course: Course, met: list[str]) -> int:
    """How many different lessons belong to these questions."""
    lessons = [course.lesson_for(question, met[: at + 1].count(question)) for at, question in enumerate(met)]
    return len({lesson.key for lesson in lessons if lesson is not None})


def is_over(course: Course, table: Table, seat: int) -> bool:
    """Whether the turn that the guide is about is over."""
    ends, holders = course.ends, table.state.holders
    begun = [start for start in table.run.starts if start.name == ends.step]
    if ends.own:
        begun = [start for start in begun if start.args and holders[start.args[0]] == seat]
    return table.over or len(begun) >= ends.times


def meanwhile(table: Table, seat: int) -> list[Said]:
    """What has happened since the last answer of a seat, if others had a part in it."""
    since = max((line.number for line in table.live if line.seat == seat and is_given(line)), default=0)
    if not any(line.number > since and line.seat not in (seat, CHANCE) for line in table.live):
        return []
    return in_words(sentences(table, [seat], LANGUAGES, since)[-MOST_SAID:])
