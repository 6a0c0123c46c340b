"""Looking back: any position as a seat saw it then, and all that is needed to recompute the dice of a finished game."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from typing import Any, Final

from ludoteca.engine.ask import CHANCE, EVERYONE, Ask
from ludoteca.engine.chance import WAIT
from ludoteca.engine.game import SPECTATOR, Game, SpokenError
from ludoteca.engine.hidden import UNKNOWN, Secret
from ludoteca.engine.ledger import Line, rewound
from ludoteca.engine.observe import ask_view, asked_panels, label, scene_of
from ludoteca.engine.record import Entry, Record
from ludoteca.engine.recorder import Recorder
from ludoteca.engine.replay import Recorded, repeat, setup_of
from ludoteca.engine.state import hidden_things
from ludoteca.engine.table import Table
from ludoteca.server.protocol import Draw, Position, Proof, Said, View
from ludoteca.server.views import LANGUAGES, in_words
from ludoteca.telling import sentences

OPEN: Final = "open"
APART: Final = 24
"""So many lines lie between two tables that are kept along the way."""
BREATH: Final = 8
"""So many lines are repeated before others get their turn."""
MOST_POSITIONS: Final = 400
LAST_SENTENCES: Final = 12
LOOK_BACK: Final = 24
"""The last sentences are looked for in so many lines."""


class LookError(SpokenError):
    """Something that cannot be looked at, or not yet."""


def seats_seen(game: Game, seats: int, eyes: str) -> list[int]:
    """The seats through whose eyes somebody wants to look; `open` are all of them."""
    if eyes == OPEN:
        return list(range(seats))
    named = {game.seat_name(seat): seat for seat in (*range(seats), SPECTATOR)}
    if eyes not in named:
        raise LookError("no-seat")
    return [named[eyes]]


class Film:
    """A game as far as it is recorded, ready to be looked at from any line. It keeps some tables along the way."""

    def __init__(self, recorder: Recorder) -> None:
        self.game = recorder.table.game
        self.chance = Upto(recorder.record, {}, None)
        self.take_in(recorder)
        self.stops: list[tuple[int, Table]] = []
        """Tables along the way, each with how many entries it has repeated; they are copied and never changed."""
        self.cursor: tuple[int, Table] | None = None
        """The table that was looked at last: the next one is often a step further."""
        self.views: OrderedDict[tuple[int, str], View] = OrderedDict()
        self.lock = asyncio.Lock()

    @property
    def last(self) -> int:
        return self.numbers[-1] if self.numbers else 0

    def take_in(self, recorder: Recorder) -> None:
        """A record only ever grows: what was looked at before stays as it was."""
        self.record = recorder.record
        self.secrets = self.record.secrets()
        self.entries = [entry for entry in self.record.entries if entry.is_answer or entry.undo]
        self.numbers = [entry.number for entry in self.entries]
        self.over = recorder.table.over
        self.chance.entries = {entry.number: entry for entry in self.entries if entry.actor == "~"}
        self.chance.secrets = self.secrets

    async def position(self, number: int, eyes: str) -> Position:
        """What some eyes saw after a line."""
        view = self.views.get((number, eyes))
        if view is None:
            async with self.lock:
                view = view_of(await self.table_at(number), number, eyes)
            self.views[number, eyes] = view
            if len(self.views) > MOST_POSITIONS:
                self.views.popitem(last=False)
        return Position(number=number, last=self.last, over=self.over, view=view)

    async def table_at(self, number: int) -> Table:
        """The table as it stood after a line. It may be looked at, not changed."""
        wanted = bisect_right(self.numbers, number)
        done, table = self.nearest(wanted)
        self.cursor = None
        while done < wanted:
            if self.stops[-1][0] + APART <= done:
                self.stops.append((done, self.copied(table)))
            if done % BREATH == 0:
                await asyncio.sleep(0)
            self.step(table, self.entries[done])
            done += 1
        self.cursor = (done, table)
        return table

    def step(self, table: Table, entry: Entry) -> None:
        """Repeat one line. Chance goes no further than this line, so that every position can be stopped at."""
        self.chance.upto = entry.number
        run = table.run
        if run.waiting:
            ask, run.ask, run.waiting = run.ask, None, False
            run.go_on(ask)
            table.collect()
            table.settle()
        repeat(table, entry, self.secrets)

    def nearest(self, wanted: int) -> tuple[int, Table]:
        """The table that needs the fewest lines to get there: that of the last time, or a copy of one that is kept."""
        if not self.stops:
            self.chance.upto = 0
            self.stops.append((0, Table(self.game, setup_of(self.record, self.game), self.chance)))
        at = bisect_right([done for done, _ in self.stops], wanted) - 1
        done, table = self.stops[at]
        if self.cursor is not None and done <= self.cursor[0] <= wanted:
            return self.cursor
        return done, self.copied(table)

    def copied(self, table: Table) -> Table:
        """A table that can go on without changing the other one."""
        self.chance.upto = table.number
        run = rewound(table.run, len(table.live), table.number)
        copy = Table(table.game, table.setup, self.chance, run)
        copy.lines, copy.live = table.lines[:], table.live[:]
        for seat, desk in table.desks.items():
            copy.desks[seat].start(desk.given())
        return copy


class Upto(Recorded):
    """Chance as it fell, up to a line."""

    upto = 0

    def draw(self, ask: Ask, number: int) -> int:
        return super().draw(ask, number) if number <= self.upto else WAIT


# ---------------------------------------------------------------- what is seen there


def view_of(table: Table, number: int, eyes: str) -> View:
    """What some eyes see of a table, with the last sentences about it."""
    game = table.game
    seats = seats_seen(game, table.setup.seats, eyes)
    seat = SPECTATOR if eyes == OPEN else seats[0]
    ask = table.ask_of(seat)
    if ask is not None and ask.role == CHANCE:
        ask = None
    scene = scene_of(table, seat, ask) if eyes != OPEN else asked_panels(game.scene(opened(table), seat), table)
    told = sentences(table, seats, LANGUAGES, since=number - LOOK_BACK)[-LAST_SENTENCES:]
    asked = None if ask is None else ask_view(game, table.state, ask)
    return View(seat=seat, scene=scene, ask=asked, said=in_words(told))


def chronicle_of(table: Table, eyes: str) -> list[Said]:
    """All that some eyes were told of a game."""
    return in_words(sentences(table, seats_seen(table.game, table.setup.seats, eyes), LANGUAGES))


def opened(table: Table) -> Any:
    """The state with everything open that anybody has looked at or chosen."""
    state = table.state.copy()
    for thing in hidden_things(state):
        if isinstance(thing, Secret):
            thing.knows = EVERYONE
        else:
            thing.known = [EVERYONE if card != UNKNOWN else 0 for card in thing.card]
    return state


def proof_of(recorder: Recorder) -> Proof:
    """All that is needed to recompute the dice. What people typed in cannot be recomputed."""
    if not recorder.table.over:
        raise LookError("not-over")
    game, lines = recorder.table.game, recorder.table.lines
    draws = [drawn(game, line.number, line.ask, line.value) for line in lines if is_draw(line) and line.ask]
    return Proof(recorder.chance.commitment(), recorder.chance.seed.hex(), list(recorder.chance.nonces), draws)


def is_draw(line: Line) -> bool:
    """Whether the seed decided this line."""
    return line.is_chance and not line.by_hand


def drawn(game: Game, number: int, ask: Ask, value: int) -> Draw:
    """A draw with the cases it was made from."""
    question, options = ask.question, ask.options
    weights = [1] * len(options) if ask.weights is None else ask.weights[:]
    names = [question.domain.name(one) for one in options]
    labels = [label(game, question, one) for one in options]
    return Draw(number, question.id, names, weights, options.index(value), labels)


def cut(record: Record, number: int) -> Record:
    """The record as its host had it after a line."""
    end = next((at for at, entry in enumerate(record.entries) if entry.number > number), len(record.entries))
    tail = [(key, value) for key, value in record.tail if key in ("seed", "key")]
    tail += [("secret", secret) for secret in record.behind("secret") if int(secret.split(" ")[0]) <= number]
    return Record(record.header, record.entries[:end], tail)
