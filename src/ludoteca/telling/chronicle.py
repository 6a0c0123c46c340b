"""What has happened, in sentences, as the holder of some seats may know it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Final

from ludoteca.bots import is_bot
from ludoteca.engine.ask import CHANCE, NUMBER, PASS, Ask
from ludoteca.engine.flow import Event
from ludoteca.engine.game import SPECTATOR, Game
from ludoteca.engine.observe import answer_text, ask_text, event_text, label, texts_of
from ludoteca.engine.scene import Panel, Text, resolver
from ludoteca.engine.table import Line, Table
from ludoteca.engine.text import Argument, Texts

FOLDER: Final = files("ludoteca.telling")
YOU: Final = "you"
"""The name of the only person at a table who needs no other."""

Words = tuple[str, ...]
"""The same words in each of the languages that are told."""
Sentence = tuple[int, Words, bool]
"""The number of a line, what is told of it in each language, and whether that is a heading."""


@dataclass(frozen=True)
class Utterance:
    """Something to be said of a line: a sentence, and perhaps a label that others like it are added to."""

    number: int
    sentence: Words
    label: Words = ()
    counted: bool = False
    """Equal labels are counted, and their order does not matter."""
    once: bool = False
    """Not said again right behind itself."""
    opens: bool = False
    """A heading: a part of the game begins."""


@dataclass
class Told:
    """A sentence of the chronicle. Answers to one question in a row become one; what happens again is counted."""

    number: int
    sentence: Words
    labels: list[Words] = field(default_factory=list)
    times: int = 1
    counted: bool = False
    opens: bool = False


def chronicle(
    table: Table, seats: Sequence[int], lang: str, since: int = -1, names: Sequence[str] = ()
) -> list[tuple[int, str]]:
    """Everything that happened behind a line and was not taken back: (number of the line, sentence).

    `names` says who sits at each seat.
    """
    return [(number, words[0]) for number, words, _ in sentences(table, seats, (lang,), since, names)]


def sentences(
    table: Table, seats: Sequence[int], langs: Sequence[str], since: int = -1, names: Sequence[str] = ()
) -> list[Sentence]:
    """The chronicle in several languages at once."""
    teller = Teller(table.game, langs, names)
    live = {line.number for line in table.live}
    events = by_line(event for event in table.events if event.number > since)
    told: list[Told] = []
    for number in [number for number in events if number not in live]:
        gather(told, teller.happened(number, seen(events[number], seats)))
    for line in table.lines:
        if line.number > since and (line.is_undo or line.number in live):
            gather(told, teller.line(line, seen(events.get(line.number, []), seats), seats))
    return [teller.sentence(one) for one in told]


def sees(audience: int, seats: Sequence[int]) -> bool:
    """Whether one of the seats is among those who know."""
    return any(audience >> seat & 1 for seat in seats)


def seen(events: list[Event], seats: Sequence[int]) -> list[Event]:
    """Those of the events that one of the seats knows of."""
    return [event for event in events if sees(event.audience, seats)]


def by_line(events: Iterable[Event]) -> dict[int, list[Event]]:
    """Events by the number of their line."""
    found: dict[int, list[Event]] = {}
    for event in events:
        found.setdefault(event.number, []).append(event)
    return found


def played(table: Table, seat: int) -> list[Text]:
    """All that a seat plays, as the table calls it."""
    scene = table.game.scene(table.state, SPECTATOR)
    return [element.name for element in scene.dynamic if isinstance(element, Panel) and element.seat == seat]


def with_name(lang: str, name: str, said: str) -> str:
    """A seat or role together with the person or bot that holds it."""
    if name == YOU:
        return said
    return Texts.of(FOLDER).t(lang, "play-bot" if is_bot(name) else "play-person", name=name, seat=said)


def gather(told: list[Told], spoken: Iterable[Utterance]) -> None:
    """Add sentences to a chronicle, or what they say to its last one."""
    for one in spoken:
        last = told[-1] if told else None
        if last is None or last.sentence != one.sentence or bool(last.labels) != bool(one.label):
            labels = [one.label] if one.label else []
            told.append(Told(one.number, one.sentence, labels, counted=one.counted, opens=one.opens))
        elif one.label:
            last.labels.append(one.label)
        elif not one.once:
            last.times += 1


@cache
def plain_text(texts: Texts, lang: str, key: str) -> str:
    """A text without arguments: names of places and people come again and again."""
    return texts.t(lang, key)


class Tongue:
    """One language for one game: how it says a text, and the phrases of telling."""

    def __init__(self, game: Game, lang: str) -> None:
        texts, own = texts_of(game), Texts.of(FOLDER)

        def say(key: str, **args: Argument) -> str:
            return texts.t(lang, key, **args) if args else plain_text(texts, lang, key)

        def phrase(key: str, **args: Argument) -> str:
            return own.t(lang, key, **args)

        self.resolve = resolver(say)
        self.phrase = phrase
        self.lang = lang


class Teller:
    """Turns a line of the ledger into sentences, in one language or several at once."""

    def __init__(self, game: Game, langs: Sequence[str], names: Sequence[str] = ()) -> None:
        self.game = game
        self.names = names
        self.tongues = [Tongue(game, lang) for lang in langs]

    def resolve(self, text: Text) -> Words:
        return tuple([tongue.resolve(text) for tongue in self.tongues])

    def phrase(self, key: str, **words: Words) -> Words:
        """A phrase of telling with these words in it."""
        given = [{name: said[i] for name, said in words.items()} for i in range(len(self.tongues))]
        return tuple([tongue.phrase(key, **args) for tongue, args in zip(self.tongues, given, strict=True)])

    def counted_phrase(self, key: str, count: int) -> Words:
        return tuple([tongue.phrase(key, count=count) for tongue in self.tongues])

    def sentence(self, one: Told) -> Sentence:
        """A sentence as it stands in the chronicle."""
        return one.number, self.finish(one), one.opens

    def finish(self, one: Told) -> Words:
        """The sentence, with all that was gathered into it."""
        return tuple([self.finish_in(i, one) for i in range(len(self.tongues))])

    def finish_in(self, i: int, one: Told) -> str:
        """The sentence in one of the languages."""
        sentence, labels = one.sentence[i], [label[i] for label in one.labels]
        if one.counted:
            return f"{sentence} {', '.join(self.counted(i, labels))}."
        if labels:
            return f"{sentence} {', '.join(labels)}"
        if one.times == 1:
            return sentence
        return self.tongues[i].phrase("told-times", sentence=sentence.removesuffix("."), times=one.times)

    def counted(self, i: int, labels: list[str]) -> list[str]:
        """Each of the labels once, with how often it is there."""
        times = {label: labels.count(label) for label in labels}
        say = self.tongues[i].phrase
        return [label if n == 1 else say("told-counted", thing=label, count=n) for label, n in times.items()]

    # ------------------------------------------------------------ one line

    def line(self, line: Line, events: list[Event], seats: Sequence[int]) -> Iterator[Utterance]:
        """A line of the ledger: the answer as far as nothing else tells it, then what happened."""
        if line.ask is None:
            yield Utterance(line.number, self.counted_phrase("chronicle-undone", line.value))
            return
        if not sees(line.audience, seats):
            if not events:
                yield from self.hidden(line, line.ask)
        elif line.ask.role == CHANCE:
            yield from self.answer(line, line.ask, self.phrase("chance"), bool(events), seats)
        else:
            yield from self.answer(line, line.ask, self.actor(line, line.ask), bool(events), seats)
        yield from self.happened(line.number, events)

    def happened(self, number: int, events: list[Event]) -> Iterator[Utterance]:
        """What happened at a line. The attribute `each` is the end of a sentence that others like it are added to."""
        for event in events:
            text = event_text(event)
            sentence = self.resolve(text)
            each = f"{text.key}.each"
            if texts_of(self.game).has("en", each):
                thing = self.resolve(Text(each, text.args))
                begin = [one.removesuffix(".").removesuffix(end) for one, end in zip(sentence, thing, strict=True)]
                yield Utterance(number, tuple([one.rstrip() for one in begin]), thing, counted=True)
            else:
                yield Utterance(number, sentence, opens=event.kind.opens)

    def actor(self, line: Line, ask: Ask) -> Words:
        """Who answers: the role, and who sits there if that is known."""
        said = self.resolve(Text(self.game.role_key(ask.role)))
        if not self.names:
            return said
        name = self.names[line.seat]
        return tuple([with_name(tongue.lang, name, one) for tongue, one in zip(self.tongues, said, strict=True)])

    def hidden(self, line: Line, ask: Ask) -> Iterator[Utterance]:
        """An answer that these seats may not know; what nobody at all sees is not told."""
        if ask.role != CHANCE:
            role = self.resolve(Text(self.game.role_key(ask.role)))
            yield Utterance(line.number, self.phrase("secret-choice", seat=role), once=True)
        elif line.audience:
            yield Utterance(line.number, self.phrase("chronicle-hidden-draw"), once=True)

    def answer(self, line: Line, ask: Ask, actor: Words, has_events: bool, seats: Sequence[int]) -> Iterator[Utterance]:
        """Who chose what; without a sentence of its own only where no event speaks of it."""
        number, value = line.number, line.value
        own = answer_text(self.game, ask, value)
        said = tuple([one.strip() for one in self.resolve(own)]) if own is not None else ()
        speaks = bool(said and said[0])
        if line.standing and value == PASS and line.seat in seats:
            yield Utterance(number, self.phrase("standing-answer", seat=actor))
        elif line.automatic and speaks and ask.role != CHANCE:
            yield Utterance(number, self.phrase("told-automatic", who=actor, what=said))
        elif is_only_choice(line, ask) and own is None:
            question = self.resolve(ask_text(ask))
            yield Utterance(number, self.phrase("told-only-choice", who=actor, question=question), self.choice(line))
        elif has_events if own is None else not speaks:
            return
        elif speaks and said[0].endswith(":"):
            yield Utterance(number, said, self.choice(line))
        elif own is not None:
            yield Utterance(number, self.phrase("told", who=actor, what=said) if ask.role != CHANCE else said)
        else:
            question = self.resolve(ask_text(ask))
            yield Utterance(number, self.phrase("told-question", who=actor, question=question), self.choice(line))

    def choice(self, line: Line) -> Words:
        """What was chosen."""
        assert line.ask is not None
        return self.resolve(label(self.game, line.ask.question, line.value))


def is_only_choice(line: Line, ask: Ask) -> bool:
    """Whether the table answered for a seat, and the answer is a thing."""
    return line.automatic and ask.role != CHANCE and line.value != PASS and ask.question.domain is not NUMBER
