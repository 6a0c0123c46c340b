"""The word `hint` at a question: what a strong player would look at, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.bots import turn_at
from ludoteca.bots.hints import hint
from ludoteca.bots.ideas import Idea
from ludoteca.cli.answers import Choice
from ludoteca.cli.people import steps
from ludoteca.telling.steps import behind, percent

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
            found = hint(turn_at(session.table, seat))
    except KeyboardInterrupt:
        write()
        write(voice.say("hint-stopped"))
        return
    if not found:
        write(voice.say("hint-taste"))
        return
    write(voice.say("hint-title", count=len(found)))
    labels = {choice.value: f"[{choice.key}] {choice.label}" for choice in offered}
    for idea in found:
        for line in in_words(session, seat, idea, labels[idea.option], found[0]):
            write(line)


def in_words(session: Session, seat: int, idea: Idea, label: str, best: Idea) -> list[str]:
    """An answer with its prospects, how far it falls behind the best, and how the game is likely to go on from it."""
    voice = session.voice
    said = voice.say("hint-idea", label=label, percent=percent(idea.worth))
    if idea is not best:
        said += " " + voice.say("hint-behind", points=behind(best, idea))
    you = voice.say("hint-you")
    on = steps(voice, session.game, idea, lambda one: you if one == seat else session.person(one))
    return [said, "    " + voice.say("hint-goes-on", steps=on)] if on else [said]
