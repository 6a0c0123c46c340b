"""The word `hint` at a question: what a strong player would look at, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.bots import turn_at
from ludoteca.bots.hints import hint
from ludoteca.bots.ideas import Idea
from ludoteca.cli.answers import Choice
from ludoteca.cli.voice import Voice
from ludoteca.telling.ideas import behind, percent, told

if TYPE_CHECKING:
    from ludoteca.cli.session import Session


def show_hint(session: Session, seat: int, offered: list[Choice]) -> None:
    """Tell what a strong player would look at; Ctrl-C stops it."""
    voice, write = session.voice, session.console.write
    if len(offered) == 1:
        write(voice.say("hint-only", label=offered[0].label))
        return
    try:
        with session.console.waiting(voice.say("hint-thinking")):
            turn = turn_at(session.table, seat)
            found = [told(turn, idea, [voice.lang]) for idea in hint(turn)]
    except KeyboardInterrupt:
        write()
        write(voice.say("hint-stopped"))
        return
    if not found:
        write(voice.say("hint-taste"))
        return
    even = len(found) > 1 and not any(behind(found[0], idea) for idea in found)
    write(voice.say("hint-title-even") if even else voice.say("hint-title", count=len(found)))
    labels = {choice.value: f"[{choice.key}] {choice.label}" for choice in offered}
    for idea in found:
        for line in in_words(voice, idea, labels[idea.option], idea if even else found[0]):
            write(line)


def in_words(voice: Voice, idea: Idea, label: str, best: Idea) -> list[str]:
    """An answer with its prospects, how far it falls behind a better one, and how the game is likely to go on."""
    said = voice.say("hint-idea", label=label, percent=percent(idea.worth))
    if idea is not best:
        said += " " + voice.say("hint-behind", points=behind(best, idea))
    going_on = " ".join(sentence for (sentence,) in idea.told)
    return [said, "    " + voice.say("hint-goes-on", steps=going_on)] if going_on else [said]
