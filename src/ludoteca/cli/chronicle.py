"""What has happened, in sentences, as the holder of some seats may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ludoteca.bots import LEVELS
from ludoteca.cli.setting import YOU
from ludoteca.cli.voice import Voice
from ludoteca.engine.ask import CHANCE, NUMBER, PASS, Ask
from ludoteca.engine.observe import answer_text, ask_text, event_text, label, texts_of
from ludoteca.engine.scene import Text
from ludoteca.engine.table import Line, Table


@dataclass
class Told:
    """A sentence of the chronicle. Answers to one question in a row become one; what happens again is counted."""

    number: int
    sentence: str
    labels: list[str] = field(default_factory=list)
    times: int = 1
    counted: bool = False
    """Equal labels are counted, and their order does not matter."""


def chronicle(
    table: Table, seats: Sequence[int], voice: Voice, since: int = -1, names: Sequence[str] = ()
) -> list[tuple[int, str]]:
    """Everything that happened behind a line and was not taken back: (number of the line, sentence).

    `names` says who sits at each seat.
    """
    teller = Teller(table, seats, voice, since, names)
    live = {line.number for line in table.live}
    for number in [number for number in teller.events if number not in live]:
        teller.event(number)
    for line in table.lines:
        if line.number > since and (line.is_undo or line.number in live):
            teller.line(line)
    return [(one.number, teller.finish(one)) for one in teller.told]


def sees(audience: int, seats: Sequence[int]) -> bool:
    """Whether one of the seats is among those who know."""
    return any(audience >> seat & 1 for seat in seats)


def with_name(voice: Voice, name: str, said: str) -> str:
    """A seat or role together with the person or bot that holds it."""
    if name == YOU:
        return said
    return voice.say("play-bot" if name in LEVELS else "play-person", name=name, seat=said)


class Teller:
    """Gathers the sentences for the eyes of some seats."""

    def __init__(self, table: Table, seats: Sequence[int], voice: Voice, since: int, names: Sequence[str]) -> None:
        self.game = table.game
        self.seats = seats
        self.voice = voice
        self.names = names
        self.resolve = voice.of(table.game)
        self.told: list[Told] = []
        self.events: dict[int, list[Text]] = {}
        for event in table.events:
            if event.number > since and sees(event.audience, seats):
                self.events.setdefault(event.number, []).append(event_text(event))

    def tell(self, number: int, sentence: str, label: str = "", counted: bool = False) -> None:
        """Add a sentence, or to the last one."""
        last = self.told[-1] if self.told else None
        if last is None or last.sentence != sentence or bool(last.labels) != bool(label):
            self.told.append(Told(number, sentence, [label] if label else [], counted=counted))
        elif label:
            last.labels.append(label)
        else:
            last.times += 1

    def finish(self, one: Told) -> str:
        """The sentence, with all that was gathered into it."""
        if one.counted:
            return f"{one.sentence} {', '.join(self.counted(one.labels))}."
        if one.labels:
            return f"{one.sentence} {', '.join(one.labels)}"
        if one.times == 1:
            return one.sentence
        return self.voice.say("told-times", sentence=one.sentence.removesuffix("."), times=one.times)

    def counted(self, labels: list[str]) -> list[str]:
        """Each of the labels once, with how often it is there."""
        times = {label: labels.count(label) for label in labels}
        return [label if n == 1 else self.voice.say("told-counted", thing=label, count=n) for label, n in times.items()]

    def event(self, number: int) -> None:
        """What happened at a line. The attribute `each` is the end of a sentence that others like it are added to."""
        for text in self.events.pop(number, []):
            sentence = self.resolve(text)
            each = f"{text.key}.each"
            if texts_of(self.game).has("en", each):
                thing = self.resolve(Text(each, text.args))
                self.tell(number, sentence.removesuffix(".").removesuffix(thing).rstrip(), thing, counted=True)
            else:
                self.tell(number, sentence)

    def line(self, line: Line) -> None:
        """A line of the ledger: the answer as far as nothing else tells it, then what happened."""
        if line.ask is None:
            self.tell(line.number, self.voice.say("chronicle-undone", count=line.value))
            return
        if not sees(line.audience, self.seats):
            if line.number not in self.events:
                self.hidden(line, line.ask)
        elif line.ask.role == CHANCE:
            self.answer(line, line.ask, self.voice.say("chance"))
        else:
            said = self.resolve(Text(self.game.role_key(line.ask.role)))
            self.answer(line, line.ask, with_name(self.voice, self.names[line.seat], said) if self.names else said)
        self.event(line.number)

    def hidden(self, line: Line, ask: Ask) -> None:
        """An answer that these seats may not know; what nobody at all sees is not told."""
        if ask.role == CHANCE and line.audience == 0:
            return
        actor = self.resolve(Text(self.game.role_key(ask.role))) if ask.role != CHANCE else ""
        sentence = self.voice.say("secret-choice", seat=actor) if actor else self.voice.say("chronicle-hidden-draw")
        if not self.told or self.told[-1].sentence != sentence:
            self.tell(line.number, sentence)

    def answer(self, line: Line, ask: Ask, actor: str) -> None:
        """Who chose what; without a sentence of its own only where no event speaks of it."""
        value = line.value
        own = answer_text(self.game, ask, value)
        said = self.resolve(own).strip() if own is not None else ""
        speaks_for_itself = line.number in self.events if own is None else not said
        choice = self.resolve(label(self.game, ask.question, value))
        if line.standing and value == PASS and line.seat in self.seats:
            self.tell(line.number, self.voice.say("standing-answer", seat=actor))
        elif line.automatic and said and ask.role != CHANCE:
            self.tell(line.number, self.voice.say("told-automatic", who=actor, what=said))
        elif (
            line.automatic
            and own is None
            and ask.role != CHANCE
            and value != PASS
            and ask.question.domain is not NUMBER
        ):
            question = self.resolve(ask_text(ask))
            self.tell(line.number, self.voice.say("told-only-choice", who=actor, question=question), choice)
        elif speaks_for_itself:
            return
        elif said.endswith(":"):
            self.tell(line.number, said, choice)
        elif own is not None:
            self.tell(line.number, self.voice.say("told", who=actor, what=said) if ask.role != CHANCE else said)
        else:
            question = self.resolve(ask_text(ask))
            self.tell(line.number, self.voice.say("told-question", who=actor, question=question), choice)
