"""What has happened, in sentences, as the holder of some seats may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ludoteca.cli.voice import Voice
from ludoteca.engine.ask import CHANCE, PASS
from ludoteca.engine.observe import event_text, label
from ludoteca.engine.scene import Text
from ludoteca.engine.table import Line, Table


@dataclass
class Told:
    """A sentence of the chronicle; answers of one kind in a row become one sentence."""

    number: int
    actor: str
    question: str = ""
    sentence: str = ""
    labels: list[str] = field(default_factory=list)


def chronicle(table: Table, seats: Sequence[int], voice: Voice, since: int = -1) -> list[tuple[int, str]]:
    """Everything that happened behind a line and was not taken back: (number of the line, sentence)."""
    told: list[Told] = []
    events = [event for event in table.events if event.number > since and sees(event.audience, seats)]
    resolve = voice.of(table.game)
    live = {line.number for line in table.live}
    before = [event for event in events if event.number not in live]
    told += [Told(event.number, "", sentence=resolve(event_text(event))) for event in before]
    for line in table.lines:
        if line.number <= since:
            continue
        if line.is_undo:
            told.append(Told(line.number, "", sentence=voice.say("chronicle-undone", count=line.value)))
            continue
        if line.number not in live:
            continue
        own = [resolve(event_text(event)) for event in events if event.number == line.number]
        if own:
            told += [Told(line.number, "", sentence=sentence) for sentence in own]
        else:
            add_answer(told, table, line, seats, voice)
    return [(one.number, finish(one, voice)) for one in told]


def sees(audience: int, seats: Sequence[int]) -> bool:
    """Whether one of the seats is among those who know."""
    return any(audience >> seat & 1 for seat in seats)


def add_answer(told: list[Told], table: Table, line: Line, seats: Sequence[int], voice: Voice) -> None:
    """An answer that no event speaks of: who chose what, as far as these seats may know."""
    ask = line.ask
    assert ask is not None
    by_chance = ask.role == CHANCE
    if by_chance and line.audience == 0:
        return
    resolve = voice.of(table.game)
    actor = voice.say("chance") if by_chance else resolve(Text(table.game.role_key(ask.role)))
    if not sees(line.audience, seats):
        key = "chronicle-hidden-draw" if by_chance else "secret-choice"
        sentence = voice.say(key, seat=actor)
        if not told or told[-1].sentence != sentence:
            told.append(Told(line.number, actor, sentence=sentence))
    elif line.standing and line.value == PASS and line.seat in seats:
        told.append(Told(line.number, actor, sentence=voice.say("standing-answer", seat=actor)))
    else:
        said = resolve(label(table.game, ask.question, line.value))
        if not told or (told[-1].actor, told[-1].question) != (actor, ask.question.id):
            told.append(Told(line.number, actor, ask.question.id))
        told[-1].labels.append(said)


def finish(one: Told, voice: Voice) -> str:
    """The sentence, with all that was gathered into it."""
    return one.sentence or voice.say("answered", seat=one.actor, label=", ".join(one.labels))
