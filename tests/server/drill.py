"""People for a crash drill: they answer as fast as they are acknowledged, and note what they were told is safe."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.typing import Origin

UNDO = 0.08
"""So often somebody takes back instead of answering."""
AGREES = 0.7
FURTHER = 0.6
"""So often one more answer of the look-ahead goes into the same message."""
MAY_BE_REFUSED = {
    "stale", "nothing-to-undo", "undo-barrier", "take-back-asked", "no-take-back", "game-over", "too-fast",
}  # fmt: skip
"""What happens where several act at once. Any other refusal is a fault of the server, or of the drill."""


# ---------------------------------------------------------------- what a client reads of a message


class Option(Struct):
    """One option of a question, with its name in the record."""

    value: int
    name: str


class Ask(Struct):
    """A question to a seat."""

    question: str
    role: str
    options: list[Option]


class Step(Struct):
    """A question of the look-ahead."""

    question: str
    options: list[Option]
    next: dict[int, Step] = {}


class View(Struct):
    """What one pair of eyes is asked; the scene is not looked at."""

    seat: int
    ask: Ask | None = None
    ahead: Step | None = None


class Asked(Struct):
    """Somebody is asked something."""

    seat: int
    question: str
    decided: bool = False


class Update(Struct):
    """A position of the table."""

    version: int
    number: int
    views: list[View]
    asked: list[Asked] = []
    over: bool = False
    take_back: int | None = None


class SeatState(Struct):
    """A seat with its clock."""

    seat: int
    name: str
    clock: float | None = None


class Fault(Struct):
    """Why something was refused."""

    key: str


class Message(Struct):
    """Any message of the server, with the parts that matter here."""

    type: str
    id: int = 0
    version: int = 0
    number: int = 0
    views: list[View] = []
    asked: list[Asked] = []
    over: bool = False
    take_back: int | None = None
    now: Update | None = None
    seats: list[SeatState] = []
    fault: Fault | None = None

    @property
    def position(self) -> Update | None:
        """The position that this message tells of."""
        if self.type != "update":
            return self.now
        return Update(self.version, self.number, self.views, self.asked, self.over, self.take_back)


READ = msgspec.json.Decoder(Message)


# ---------------------------------------------------------------- what is sent, and what must be kept of it


@dataclass(frozen=True)
class Sent:
    """A message that changes the table, and the moment that it was meant for."""

    type: str
    version: int
    number: int
    """The last line of the record at that moment."""
    seat: int
    role: str = ""
    answers: tuple[tuple[str, str], ...] = ()
    """Of each answer the question and the value, by the names that stand in the record."""
    values: tuple[int, ...] = ()
    name: str = ""
    """The name of the seat."""
    planned: bool = False
    """Whether it belongs to a plan, which is written down when all plans are ready."""

    @property
    def plan(self) -> tuple[int, int]:
        """The plan that it would belong to: the seat, and the last line before."""
        return self.seat, self.number


@dataclass
class Memory:
    """What somebody knows of a table from the server, over all its lives."""

    acknowledged: list[Sent] = field(default_factory=list)
    """What has to be in the record and was not looked for yet."""
    plans: dict[tuple[int, int], list[Sent]] = field(default_factory=dict)
    """The acknowledged answers of plans that were not yet found in the record."""
    pending: Sent | None = None
    """What was sent and not yet answered."""
    seen: Update | None = None
    """The last position that was told: told means kept."""
    clocks: dict[int, float] = field(default_factory=dict)
    clocks_since: float = 0.0
    """From then on time may have passed that they did not show."""
    over: bool = False


@dataclass
class Figures:
    """What the drill has done."""

    tables: int = 0
    finished: int = 0
    kills: int = 0
    messages: int = 0
    """Acknowledged messages that change a table."""
    answers: int = 0
    """Acknowledged answers in them."""
    several: int = 0
    """Acknowledged messages with more than one answer."""
    undos: int = 0
    lost_in_flight: int = 0
    kept_in_flight: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    starts: list[float] = field(default_factory=list)
    """Seconds from the start of the server until it serves."""
    reunions: list[float] = field(default_factory=list)
    """Seconds from then until everybody is back at their table."""
    looks: int = 0
    """How often a record was verified from its first line."""


# ---------------------------------------------------------------- people


@dataclass(eq=False)
class Player:
    """Somebody at one table, for one life of the server."""

    table: str
    person: str
    memory: Memory
    random: random.Random
    figures: Figures
    on_sent: Callable[[], None]
    on_done: Callable[[str], None]
    on_welcome: Callable[[], None]
    began: float
    """When this life of the server began."""
    socket: ClientConnection | None = None
    number: int = 0
    mine: set[int] = field(default_factory=set)
    names: dict[int, str] = field(default_factory=dict)
    expected: int = 0
    """The version that an acknowledged message has made: before it is told there is nothing to answer."""
    shy: bool = False
    """Whether the last attempt was refused: then the next one is a plain answer."""

    async def play(self, address: str, cookie: str, killed: Callable[[], bool]) -> None:
        """Play until the server dies, or the game is over."""
        try:
            async with connect(
                f"ws://{address}/api/tables/{self.table}/live",
                origin=Origin(f"http://{address}"),
                additional_headers={"cookie": cookie},
                max_size=None,
                ping_interval=None,
                compression=None,
            ) as self.socket:
                await self.say("hello")
                async for frame in self.socket:
                    await self.hear(READ.decode(frame))
                    if self.memory.over:
                        return
        except (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError):
            if not killed():
                raise
        assert killed(), f"the server has ended the connection to {self.table}"

    async def say(self, type: str, **fields: Any) -> None:
        self.number += 1
        assert self.socket is not None
        await self.socket.send(msgspec.json.encode({"type": type, "id": self.number, **fields}).decode())

    async def hear(self, message: Message) -> None:
        """Take in a message, and act if it is time to."""
        memory = self.memory
        if message.seats:
            memory.clocks = {state.seat: state.clock for state in message.seats if state.clock is not None}
            memory.clocks_since = self.began
            self.names = {state.seat: state.name for state in message.seats}
        position = message.position
        if position is not None:
            self.look(position)
        if message.type == "welcome":
            self.on_welcome()
        if message.type == "done":
            self.note(message.version)
        elif message.type == "refused":
            assert message.fault is not None
            self.figures.refused[message.fault.key] += 1
            assert message.fault.key in MAY_BE_REFUSED, f"{self.table}: {message.fault.key} for {memory.pending}"
            memory.pending = None
            self.shy = True
        if memory.pending is None and not memory.over:
            await self.act()

    def look(self, position: Update) -> None:
        """What was told once stays so: a later version is a later one, and the same version is the same."""
        seen = self.memory.seen
        if seen is not None:
            assert position.version >= seen.version, f"{self.table} went back from {seen.version}"
            if position.version == seen.version:
                assert position.number == seen.number, f"{self.table} has changed without a new version"
        self.memory.seen = position
        self.memory.over = position.over
        self.mine = {view.seat for view in position.views}

    def note(self, version: int) -> None:
        """A message was acknowledged: from now on it must be in the record."""
        memory, figures, sent = self.memory, self.figures, self.memory.pending
        assert sent is not None
        memory.pending = None
        self.shy = False
        self.expected = version
        assert version == sent.version + 1, f"{sent} has made version {version}"
        written = memory.seen is not None and memory.seen.version == version and memory.seen.number > sent.number
        remember(memory, sent, written)
        figures.messages += 1
        figures.answers += len(sent.answers)
        figures.several += len(sent.answers) > 1
        figures.undos += sent.type == "undo"
        self.on_done(self.table)

    # ------------------------------------------------------------ acting

    async def act(self) -> None:
        """Answer, take back, or say what one thinks of a take-back, if there is anything to do."""
        seen = self.memory.seen
        if seen is None or seen.version < self.expected:
            return
        asked = [view for view in seen.views if view.ask is not None]
        if seen.take_back is not None and seen.take_back not in self.mine and not self.shy:
            agrees = self.random.random() < AGREES
            await self.send(Sent("consent", seen.version, seen.number, min(self.mine)), agrees=agrees)
        elif asked and self.random.random() < UNDO and not self.shy and seen.take_back is None:
            await self.send(Sent("undo", seen.version, seen.number, self.random.choice(asked).seat))
        elif asked:
            await self.answer(seen, self.random.choice(asked))

    async def answer(self, seen: Update, view: View) -> None:
        """One answer at random, and perhaps some that follow it, in one message."""
        ask = view.ask
        assert ask is not None
        option = self.random.choice(ask.options)
        values, names = [option.value], [(ask.question, option.name)]
        step = view.ahead.next.get(option.value) if view.ahead is not None else None
        while step is not None and self.random.random() < FURTHER:
            option = self.random.choice(step.options)
            values.append(option.value)
            names.append((step.question, option.name))
            step = step.next.get(option.value)
        planned = len(seen.asked) > 1
        moment = (seen.version, seen.number, view.seat, ask.role, tuple(names), tuple(values))
        await self.send(Sent("answer", *moment, self.names[view.seat], planned), values=values)

    async def send(self, sent: Sent, **fields: Any) -> None:
        self.memory.pending = sent
        await self.say(sent.type, version=sent.version, seat=sent.seat, **fields)
        self.on_sent()


def remember(memory: Memory, sent: Sent, written: bool) -> None:
    """What has to be found in the record from now on.

    An undo inside a plan only takes its last answer away. A take-back that was asked for, or an opinion about it, need
    not have written anything.
    """
    if sent.planned:
        memory.plans.setdefault(sent.plan, []).append(sent)
    elif sent.type == "undo" and memory.plans.get(sent.plan):
        memory.plans[sent.plan].pop()
    elif sent.type == "answer" or written:
        memory.acknowledged.append(sent)
