"""People at live tables: what they have been sent, put together as a client does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from ludoteca.bots.analysis import Moment
from ludoteca.bots.ideas import Idea
from ludoteca.engine.game import SPECTATOR, Game, find_game
from ludoteca.engine.recorder import Chance, Recorder
from ludoteca.engine.scene import Scene, apply
from ludoteca.engine.table import Table
from ludoteca.server.host import Host
from ludoteca.server.protocol import (
    Answer,
    ClientMessage,
    Clock,
    Done,
    Hello,
    NewTable,
    Refused,
    Seats,
    SeatWish,
    ServerMessage,
    Spoken,
    Update,
    View,
    Welcome,
)
from ludoteca.server.sitting import Sitting
from ludoteca.server.store import PersonRow, SeatRow, Store
from ludoteca.server.thinking import Job, Look, advise, look_again, think
from tests.probes.orders import GAME as ORDERS
from tests.probes.piles import GAME as PILES
from tests.probes.support import GAME as SUPPORT

PROBES = {game.id: game for game in (ORDERS, PILES, SUPPORT)}


def find(id: str) -> Game:
    """Installed games and probes."""
    return PROBES[id] if id in PROBES else find_game(id)


class AtOnce:
    """Bots that think right here."""

    async def choose(self, job: Job) -> int:
        return think(job, find(job.game))

    async def advise(self, job: Job) -> list[Idea]:
        return advise(job, find(job.game))

    async def look_back(self, look: Look) -> list[Moment]:
        return look_again(look, find(look.game))

    async def stop(self) -> None:
        pass


@dataclass
class Pace:
    """All that a host asks of the settings."""

    pace: float = 0.0


class Time:
    """A clock that stands still until it is told."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@dataclass(eq=False)
class Somebody:
    """A client: it keeps what it was sent, as the browser does."""

    person: str = ""
    heard: list[ServerMessage] = field(default_factory=list)
    version: int = 0
    number: int = 0
    now: Update | None = None
    views: dict[int, View] = field(default_factory=dict)
    scenes: dict[int, Scene] = field(default_factory=dict)
    told: dict[int, dict[int, list[tuple[str, str]]]] = field(default_factory=dict)
    seats: Seats | None = None
    chat: list[str] = field(default_factory=list)

    def send(self, message: ServerMessage) -> None:
        self.heard.append(message)
        match message:
            case Welcome():
                self.seats = Seats(seats=message.seats, mine=message.mine)
                self.chat = [line.text for line in message.chat]
                self.take(message.now)
            case Update():
                self.take(message)
            case Seats():
                self.seats = message
            case Spoken():
                self.chat.append(message.line.text)

    def take(self, update: Update) -> None:
        """Put an update together with what is there already."""
        self.now, self.version = update, update.version
        self.views = {view.seat: view for view in update.views}
        for view in update.views:
            if view.scene is not None:
                self.scenes[view.seat] = view.scene
            elif view.change is not None:
                self.scenes[view.seat] = apply(self.scenes[view.seat], view.change)
            told = self.told.setdefault(view.seat, {})
            for number in {said.number for said in view.said}:
                words = [(said.en, said.it) for said in view.said if said.number == number and said.en]
                told[number] = words
                if not words:
                    del told[number]

    def chronicle(self, seat: int) -> list[tuple[int, str, str]]:
        """What the client shows: (line, English, Italian)."""
        return [(number, *words) for number, said in sorted(self.told[seat].items()) for words in said]

    def view(self, seat: int | None = None) -> View:
        """The only view, or that of a seat."""
        return self.views[seat] if seat is not None else next(iter(self.views.values()))

    def first(self, seat: int | None = None) -> int:
        """The first option of the question before a seat."""
        ask = self.view(seat).ask
        assert ask is not None
        return ask.options[0].value

    def bytes(self) -> list[bytes]:
        """Everything that was sent, as it goes over the wire."""
        return [msgspec.json.encode(message) for message in self.heard]

    def again(self) -> Somebody:
        """The same client after its connection has broken."""
        return replace(self, heard=[], number=0)

    async def come(self, sitting: Sitting, told: int = -1) -> Somebody:
        """Sit down, or watch."""
        self.number += 1
        self.send(await sitting.enter(self, Hello(id=self.number, told=told)))
        return self

    async def tell(self, sitting: Sitting, kind: Callable[..., ClientMessage], **fields: Any) -> Done | Refused:
        """Send a message with the next number; a version that is not given is the one that was seen."""
        self.number += 1
        if "version" in kind.__annotations__ and "version" not in fields:
            fields["version"] = self.version
        answer = await sitting.do(self, kind(id=self.number, **fields))
        self.heard.append(answer)
        return answer

    async def answer(self, sitting: Sitting, seat: int, *values: int) -> Done | Refused:
        return await self.tell(sitting, Answer, seat=seat, values=list(values))


async def people(store: Store, *ids: str) -> None:
    """People with a name: `anna` is called Anna."""
    for person in ids:
        await store.add_person(PersonRow(person, f"hash of {person}", person.title()))


def wishes(seats: str) -> list[SeatWish]:
    """Who shall sit where, from words: `me open greedy`."""
    return [SeatWish(word) if word in ("me", "open") else SeatWish("bot", word) for word in seats.split()]  # type: ignore[arg-type]


async def set_table(host: Host, game: str = "magpies", seats: str = "me open", **more: Any) -> Sitting:
    """A table that Anna has opened."""
    return await host.create("anna", "Anna", NewTable(game=game, seats=wishes(seats), **more))


async def known_table(
    host: Host,
    game: str | Game,
    holders: Iterable[str],
    seed: str = "seed",
    options: dict[str, str] | None = None,
    companion: bool = False,
    study: bool = False,
    clock: Clock | None = None,
    id: str = "",
) -> Sitting:
    """A table with dice that can be repeated; a holder is a person, the level of a bot, or nothing."""
    chance = Chance.of_seed(seed, "people" if companion else "committed")
    names = list(holders)
    played = find(game) if isinstance(game, str) else game
    recorder = Recorder(Table(played, played.setup(len(names), options or {}), chance.source()), chance, b"k" * 32)
    left = float(clock.seconds) if clock is not None else None
    rows = [seat_row(seat, name, left) for seat, name in enumerate(names)]
    row = host.row("anna", recorder, companion, study, clock)
    return await host.add(msgspec.structs.replace(row, id=id or row.id), rows, recorder)


def seat_row(seat: int, name: str, left: float | None = None) -> SeatRow:
    if not name:
        return SeatRow(seat, "open", left=left)
    if name in ("random", "greedy"):
        return SeatRow(seat, "bot", level=name, left=left)
    return SeatRow(seat, "person", name, left=left)


async def calm(sitting: Sitting) -> None:
    """Let the bots play until a person is asked or the game is over."""
    while sitting.driver.task is not None and not sitting.driver.task.done():
        await asyncio.wait([sitting.driver.task])


async def a_while(sitting: Sitting) -> None:
    """Give the bots time for some answers, if they want to."""
    for _ in range(20):
        await sitting.house.store.running()


def value(sitting: Sitting, seat: int, name: str) -> int:
    """An option of the open question by its name."""
    ask = sitting.table.ask_of(seat)
    assert ask is not None
    return ask.question.domain.value(name)


def spectator(somebody: Somebody) -> View:
    return somebody.view(SPECTATOR)
