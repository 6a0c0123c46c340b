"""Programs at a table: whoever holds the link to a seat may let a program of their own play there.

One JSON object a message, and only four kinds of them come from the server: the seat, each turn with all that the seat
may know, the end, and why something was not done. docs/programs.md describes them.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import msgspec
from litestar import websocket
from msgspec import Struct

from ludoteca.engine.game import SpokenError
from ludoteca.engine.observe import Observation, observe
from ludoteca.engine.text import Texts
from ludoteca.server.gate import Reception, reception, same_origin
from ludoteca.server.http import FOLDER, take_seat
from ludoteca.server.limits import Bucket
from ludoteca.server.live import FORBIDDEN, LONGEST, Line, Socket, admitted, finished, finishing, send_away, serve
from ludoteca.server.people import PeopleError
from ludoteca.server.protocol import Answer, Consent, Fault, Hello, Refused, Result, ServerMessage, Update, Welcome

if TYPE_CHECKING:
    from ludoteca.server.sitting import Sitting

TURNS_PER_SECOND: Final = 50.0
TURNS_AT_ONCE: Final = 100

log: Final = logging.getLogger("ludoteca.server")

# ---------------------------------------------------------------- what programs say


class Sit(Struct, frozen=True, tag_field="type", tag="sit", forbid_unknown_fields=True):
    """The first message: the token of a seat's link, its last part. With the same token a program may come again."""

    token: str
    name: str = ""
    """What the others see."""


class Play(Struct, frozen=True, tag_field="type", tag="answer", forbid_unknown_fields=True):
    """The answer to a turn: one value, or several in a row, all or none."""

    turn: int
    values: list[int]


_read: Final[msgspec.json.Decoder[Sit | Play]] = msgspec.json.Decoder(Sit | Play)

# ---------------------------------------------------------------- what they are told


class Told(Struct, frozen=True, tag_field="type", omit_defaults=True, kw_only=True):
    """A message to a program."""


class Seated(Told, frozen=True, tag="seated", kw_only=True):
    """The seat is taken."""

    table: str
    game: str
    options: dict[str, str]
    seat: int


class Turn(Told, frozen=True, tag="turn", kw_only=True):
    """The seat is asked something; `ask.options` of the observation are all the answers that are allowed."""

    turn: int
    """To be sent back with the answer: one that was meant for another moment is refused."""
    observation: Observation
    """All that the seat may know, with what has happened since the last turn."""


class Over(Told, frozen=True, tag="over", kw_only=True):
    """The game is over."""

    result: Result


class NotDone(Told, frozen=True, tag="refused", kw_only=True):
    """The last message has changed nothing. If the seat is still asked, the turn comes again."""

    fault: Fault
    text: str
    """The same as a sentence."""


# ---------------------------------------------------------------- at the table


class Program(Line):
    """A program at a seat, as the table sees it. It hears of its own turns only, and minds no take-back."""

    def __init__(self, person: str, sitting: Sitting, seat: int) -> None:
        super().__init__(person)
        self.sitting = sitting
        self.seat = seat
        self.sent = 0
        """The number of its last message, as the table counts them."""
        self.turn = -1
        """The version of the table that it was asked about last."""
        self.told = -1
        """The last line of the record that it knows."""
        self.agrees = False
        """Whether it has agreed to the take-back that somebody asks for."""
        self.over = False

    def send(self, message: ServerMessage) -> None:
        """Tell the program what concerns it."""
        match message:
            case Welcome():
                self.hear(message.now)
            case Update():
                self.hear(message)
            case Refused():
                self.put(not_done(message.fault))
                self.turn = -1
                self.ask(self.sitting.version_for(self.person))
            case _:
                pass

    def hear(self, now: Update) -> None:
        if now.take_back is None:
            self.agrees = False
        elif not self.agrees and now.take_back != self.seat:
            self.agrees = True
            finishing(self.agree(now.version))
        self.ask(now.version)
        if now.result is not None and not self.over:
            self.over = True
            self.put(Over(result=now.result))

    def ask(self, version: int) -> None:
        """Ask what the table asks, once for each of its versions."""
        table = self.sitting.table
        if version == self.turn or self.seat not in self.sitting.seats_of(self.person):
            return
        if table.ask_of(self.seat) is None:
            return
        seen = observe(table, self.seat, since=self.told, ahead=False)
        self.turn, self.told = version, seen.number
        self.put(Turn(turn=version, observation=seen))

    def next(self) -> int:
        self.sent += 1
        return self.sent

    async def agree(self, version: int) -> None:
        """Agree to a take-back; if the table has changed meanwhile, agree to what it asks then."""
        agreed = await self.sitting.do(self, Consent(id=self.next(), version=version, seat=self.seat, agrees=True))
        self.agrees = not isinstance(agreed, Refused)

    async def say(self, message: Answer | Hello) -> None:
        """Say something at the table, and hear what it says to that."""
        try:
            if isinstance(message, Hello):
                self.send(await self.sitting.enter(self, message))
            else:
                self.send(await self.sitting.do(self, message))
        except SpokenError as error:
            self.send(Refused(id=message.id, fault=Fault(error.key, error.args_by_name)))
        except Exception:
            log.exception("a program could not be answered")
            self.send(Refused(id=message.id, fault=Fault("server-error")))


def not_done(fault: Fault) -> NotDone:
    """Why something was not done, in words too: whoever writes a program wants to read it."""
    return NotDone(fault=fault, text=Texts.of(FOLDER).t("en", f"error-{fault.key}", **fault.args))


# ---------------------------------------------------------------- the connection


@websocket("/programs")
async def programs(socket: Socket) -> None:
    """Let a program take a seat, and play there."""
    at = reception(socket)
    if not same_origin(at.settings, socket):
        await socket.close(FORBIDDEN)
        return
    async with admitted(socket, at) as inside:
        if not inside:
            return
        await socket.accept()
        try:
            program = await sit_down(at, await heard(socket))
        except SpokenError as error:
            await send_away(socket, not_done(Fault(error.key, error.args_by_name)))
            return
        await serve(socket, program.sitting, program, play(socket, program))


async def heard(socket: Socket) -> Sit | Play | None:
    """The next message, if it can be read."""
    text = await socket.receive_data("text")
    if len(text) > LONGEST:
        return None
    try:
        return _read.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


async def sit_down(at: Reception, message: Sit | Play | None) -> Program:
    """Take the seat that the token leads to. Whoever has the token is the same program, however often it comes."""
    if not isinstance(message, Sit):
        raise PeopleError("sit-first")
    person = await at.people.program(message.token, message.name)
    invitation = await at.people.accept(message.token, person)
    sitting = await at.host.find(invitation.table)
    if sitting is None:
        raise PeopleError("no-table")
    if sitting.row.companion:
        raise PeopleError("no-programs")
    await take_seat(sitting, invitation.seat, person)
    program = Program(person.id, sitting, invitation.seat)
    options = dict(sitting.table.setup.options)
    program.put(Seated(table=sitting.id, game=sitting.row.game, options=options, seat=invitation.seat))
    return program


async def play(socket: Socket, program: Program) -> None:
    """Greet the table, and carry out one answer after the other; who is too fast waits."""
    await finished(program.say(Hello(id=program.next())))
    bucket = Bucket(TURNS_PER_SECOND, TURNS_AT_ONCE)
    while True:
        message = await heard(socket)
        while not bucket.take():
            await asyncio.sleep(1 / TURNS_PER_SECOND)
        if not isinstance(message, Play):
            program.put(not_done(Fault("unreadable")))
            continue
        answer = Answer(id=program.next(), version=message.turn, seat=program.seat, values=message.values)
        await finished(program.say(answer))
