"""The word `hint` at a question: what a strong player would look at, and why."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from ludoteca.bots import turn_at
from ludoteca.bots.hints import hint
from ludoteca.bots.ideas import Idea, ahead
from ludoteca.cli.answers import Choice
from ludoteca.cli.people import steps
from ludoteca.telling.steps import percent

if TYPE_CHECKING:
    from ludoteca.cli.session import Session

LONG: Final = 0.4
"""Seconds after which a person is told that something is going on."""


def show_hint(session: Session, seat: int, offered: list[Choice]) -> None:
    """Tell what a strong player would look at; Ctrl-C stops it."""
    voice, write = session.voice, session.console.write
    if len(offered) == 1:
        write(voice.say("hint-only", label=offered[0].label))
        return
    try:
        found = think(session, seat)
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


def think(session: Session, seat: int) -> list[Idea]:
    """What a hint finds; if it takes long, that is said."""
    began, told = time.perf_counter(), not session.console.is_terminal

    def tell() -> None:
        nonlocal told
        if not told and time.perf_counter() - began > LONG:
            session.console.write(session.voice.say("hint-thinking"))
            told = True

    return hint(turn_at(session.table, seat), tell)


def in_words(session: Session, seat: int, idea: Idea, label: str, best: Idea) -> list[str]:
    """An answer with its prospects, how far it falls behind the best, and how the game is likely to go on from it."""
    voice = session.voice
    said = voice.say("hint-idea", label=label, percent=percent(idea.worth))
    if idea is not best:
        said += " " + voice.say("hint-behind", points=percent(ahead(best, idea)))
    you = voice.say("hint-you")
    on = steps(voice, session.game, idea, lambda one: you if one == seat else session.person(one))
    return [said, "    " + voice.say("hint-goes-on", steps=on)] if on else [said]
