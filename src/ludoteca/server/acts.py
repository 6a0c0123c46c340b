"""What people may do at a table, and what it does. Every act checks first and changes then, without a pause between."""

from __future__ import annotations

import unicodedata
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Final

from ludoteca.engine.ask import EVERYONE, NOTHING, PASS
from ludoteca.engine.game import SpokenError
from ludoteca.engine.table import TABLE, TableError
from ludoteca.server.protocol import (
    Answer,
    Chat,
    ChatLine,
    ClientMessage,
    Consent,
    Pace,
    Spoken,
    Stand,
    Typed,
    Undo,
)

if TYPE_CHECKING:
    from ludoteca.server.house import Guest
    from ludoteca.server.sitting import Sitting

MOST_ANSWERS: Final = 64
LONGEST_CHAT: Final = 500
TURNS: Final = "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Signs that turn the direction of writing."""
LARGEST: Final = 10**9 - 1
"""No answer is a greater number; records have no room for more."""


class ActError(SpokenError):
    """Something that this person may not do now. Nothing has changed."""


async def do(sitting: Sitting, guest: Guest, message: ClientMessage) -> None:
    """Carry out a message."""
    match message:
        case Answer():
            await change(sitting, partial(answer, sitting, guest, message), message.seat)
        case Undo():
            await change(sitting, partial(undo, sitting, guest, message), message.seat)
        case Consent():
            await change(sitting, partial(consent, sitting, guest, message))
        case Stand():
            await change(sitting, partial(stand, sitting, guest, message), message.seat)
        case Typed():
            await change(sitting, partial(typed, sitting, guest, message))
        case Chat():
            await chat(sitting, guest, message)
        case Pace():
            await pace(sitting, guest, message)
        case _:
            raise ActError("repeated")


async def change(sitting: Sitting, act: partial[None], turned: int | None = None) -> None:
    async with sitting.lock:
        await sitting.change(act, turned)


# ---------------------------------------------------------------- checking


def check_version(sitting: Sitting, guest: Guest, version: int) -> None:
    """Refuse what was meant for another moment."""
    if version != sitting.version_for(guest.person):
        raise ActError("stale")


def check_seat(sitting: Sitting, guest: Guest, seat: int) -> None:
    """Refuse whoever does not hold the seat."""
    mine = sitting.seats_of(guest.person)
    if seat not in mine:
        raise ActError("not-your-seat" if mine else "watching")


def check_running(sitting: Sitting) -> None:
    if sitting.table.over:
        raise TableError("game-over")


# ---------------------------------------------------------------- answers


def answer(sitting: Sitting, guest: Guest, message: Answer) -> None:
    """One answer or several, all or none."""
    check_seat(sitting, guest, message.seat)
    check_version(sitting, guest, message.version)
    if not 1 <= len(message.values) <= MOST_ANSWERS:
        raise ActError("how-many-answers", most=MOST_ANSWERS)
    sitting.table.answer(message.seat, *message.values)
    forget_take_back(sitting)


def stand(sitting: Sitting, guest: Guest, message: Stand) -> None:
    """Leave a standing answer, or withdraw one."""
    check_seat(sitting, guest, message.seat)
    check_running(sitting)
    table = sitting.table
    if message.value is None:
        table.withdraw(message.seat, message.question)
        return
    windows = {question.id: question for question in table.game.questions if question.default != NOTHING}
    if message.question in windows and message.value != PASS:
        names = windows[message.question].domain.names
        if not 0 <= message.value < (len(names) or LARGEST):
            raise TableError("not-an-option", question=message.question, value=str(message.value))
    table.stand(message.seat, message.question, message.value, message.until)


# ---------------------------------------------------------------- taking back


def undo(sitting: Sitting, guest: Guest, message: Undo) -> None:
    """Take back alone as far as that goes, freely where nobody else minds; beyond it ask the others."""
    check_seat(sitting, guest, message.seat)
    check_version(sitting, guest, message.version)
    check_running(sitting)
    table, seat = sitting.table, message.seat
    try:
        table.undo(seat)
    except TableError as error:
        if error.key != "undo-barrier":
            raise
        if sitting.row.study or not sitting.others(guest.person):
            table.undo(seat, agreed=True)
        else:
            ask_back(sitting, guest, seat)
            return
    forget_take_back(sitting)


def ask_back(sitting: Sitting, guest: Guest, seat: int) -> None:
    """Ask the others whether the last answer of a seat may be taken back."""
    if sitting.room.take_back is not None:
        raise ActError("take-back-asked")
    if not any(line.seat == seat and not line.automatic for line in sitting.table.live):
        raise TableError("nothing-to-undo")
    sitting.room.take_back = seat
    sitting.room.agreed = [guest.person]


def consent(sitting: Sitting, guest: Guest, message: Consent) -> None:
    """Agree to the take-back, or not; whoever has asked may think better of it."""
    check_seat(sitting, guest, message.seat)
    check_version(sitting, guest, message.version)
    seat = sitting.room.take_back
    if seat is None:
        raise ActError("no-take-back")
    if not message.agrees:
        forget_take_back(sitting)
        return
    agreed = {*sitting.room.agreed, guest.person}
    if set(sitting.others("")) <= agreed:
        sitting.table.undo(seat, agreed=True)
        forget_take_back(sitting)
    else:
        sitting.room.agreed = sorted(agreed)


def forget_take_back(sitting: Sitting) -> None:
    """Nobody asks for a take-back any more."""
    sitting.room.take_back = None
    sitting.room.agreed = []


# ---------------------------------------------------------------- real dice and cards


def typing(sitting: Sitting) -> list[int]:
    """The seats that may type in what is rolled or drawn: those of people who see it.

    What only bots may see one person has to type in all the same, whoever opened the table before others.
    """
    ask = sitting.table.run.ask
    if ask is None or not sitting.table.run.waiting:
        return []
    people = [row for row in sitting.seats if row.holder == "person"]
    first = sorted(people, key=lambda row: row.person != sitting.row.host)[:1]
    return [row.seat for row in people if ask.audience >> row.seat & 1] or [row.seat for row in first]


def typed(sitting: Sitting, guest: Guest, message: Typed) -> None:
    """A real die or card: whoever sees it types it in, or corrects it."""
    mine = sitting.seats_of(guest.person)
    if not mine:
        raise ActError("watching")
    if not sitting.row.companion:
        raise ActError("not-companion")
    check_version(sitting, guest, message.version)
    check_running(sitting)
    table = sitting.table
    if message.correct:
        line = next((line for line in reversed(table.live) if line.by_hand), None)
        if line is None or not (line.audience == EVERYONE or any(line.audience >> seat & 1 for seat in mine)):
            raise TableError("nothing-to-correct")
        table.correct(message.value)
    else:
        if not table.run.waiting:
            raise ActError("nothing-to-type")
        if not set(typing(sitting)) & set(mine):
            raise ActError("not-your-card")
        table.answer(TABLE, message.value)
    forget_take_back(sitting)


# ---------------------------------------------------------------- around the game


async def chat(sitting: Sitting, guest: Guest, message: Chat) -> None:
    """Say something that everybody hears."""
    text = spoken_text(message.text)
    if not guest.person:
        raise ActError("no-session")
    if not 1 <= len(text) <= LONGEST_CHAT:
        raise ActError("chat-length", most=LONGEST_CHAT)
    await sitting.house.learn([guest.person])
    at = datetime.now(UTC).isoformat(timespec="seconds")
    await sitting.say(Spoken(line=ChatLine(at, sitting.house.names.get(guest.person, ""), text)))


def spoken_text(text: str) -> str:
    """What somebody says, without what steers a screen: it would show in the lines of others."""
    plain = "".join(" " if char.isspace() else char for char in text)
    return "".join(char for char in plain if unicodedata.category(char) != "Cc" and char not in TURNS).strip()


async def pace(sitting: Sitting, guest: Guest, message: Pace) -> None:
    """Pause the bots, let them go on, or skip to the next question for a person."""
    if not sitting.seats_of(guest.person) and guest.person != sitting.row.host:
        raise ActError("watching")
    async with sitting.lock:
        if message.do == "pause":
            sitting.driver.pause()
        else:
            sitting.driver.go(hurries=message.do == "skip")
        sitting.publish()
