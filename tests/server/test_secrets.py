"""Nothing secret leaves a live table.

Two tables get the same messages and differ only in what one seat, or a spectator, cannot know. Until something is
shown to those eyes, the bytes of every message to them are the same at both.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from ludoteca.engine.ask import KEEP, Ask
from ludoteca.engine.game import SPECTATOR
from ludoteca.engine.kit.twin import knowledge
from ludoteca.engine.state import digest
from ludoteca.engine.table import TABLE
from ludoteca.server.host import Host
from ludoteca.server.protocol import Done, Refused, Typed, Undo
from ludoteca.server.sitting import Sitting
from tests.server.company import AtOnce, Pace, Somebody, find, known_table, people
from tests.server.conftest import Opening
from tests.server.twins import Revealed, apart, common

pytestmark = pytest.mark.asyncio

PEOPLE = ["anna", "bruno", "carla", "dora"]


class World:
    """One of the two tables, with a person at each seat and one who watches."""

    def __init__(self, sitting: Sitting, clients: dict[int, Somebody]) -> None:
        self.sitting = sitting
        self.clients = clients

    @staticmethod
    async def set(host: Host, game: str, seats: int) -> World:
        """The same table everywhere: the same id, seed and key."""
        await people(host.store, *PEOPLE)
        holders = PEOPLE[:seats]
        sitting = await known_table(host, game, holders, "twins", companion=True, id="twins")
        clients = {seat: await Somebody(person).come(sitting) for seat, person in enumerate(holders)}
        return World(sitting, clients | {SPECTATOR: await Somebody().come(sitting)})


class Twins:
    """Drives both tables with messages, as one pair of eyes sees them."""

    def __init__(self, worlds: list[World], eyes: int, chances: random.Random) -> None:
        self.worlds = worlds
        self.eyes = eyes
        self.random = chances
        self.acts = 0
        self.differed = 0

    async def drive(self, most: int) -> None:
        """Play on until something is revealed."""
        with suppress(Revealed):
            for _ in range(most):
                if self.worlds[0].sitting.over:
                    return
                await self.act()
                self.compare()

    def compare(self) -> None:
        """The eyes have been sent the same bytes, unless they were shown something."""
        states = [world.sitting.table.state for world in self.worlds]
        if knowledge(states[0], self.eyes) != knowledge(states[1], self.eyes):
            raise Revealed
        sent = [world.clients[self.eyes].bytes() for world in self.worlds]
        assert sent[0] == sent[1], f"after {self.acts} acts"
        self.acts += 1
        self.differed += digest(states[0]) != digest(states[1])

    async def act(self) -> None:
        """Somebody answers, at both tables."""
        first, second = (world.sitting.table for world in self.worlds)
        seat, ask = self.random.choice(first.asked())
        other = second.ask_of(seat)
        if other is None:
            raise Revealed
        if seat == TABLE:
            await self.type_in(ask, other)
            return
        if self.random.random() < 0.1:
            await self.both(seat, lambda client, sitting: client.tell(sitting, Undo, seat=seat))
            return
        plan = ask.plan_of
        if seat != self.eyes and plan is not None and plan.mode == KEEP:
            await self.plan_in_secret(seat)
        elif seat != self.eyes and ask.question.secret:
            for world, value in zip(self.worlds, apart(self.random, ask, other), strict=True):
                await self.give(world, seat, value)
        else:
            value = common(self.random, ask, other)
            for world in self.worlds:
                await self.give(world, seat, value)

    async def type_in(self, ask: Ask, other: Ask) -> None:
        """A die or a card: the same where the eyes see it."""
        in_sight = ask.audience >> self.eyes & 1
        values = (common(self.random, ask, other),) * 2 if in_sight else apart(self.random, ask, other)
        for world, one, value in zip(self.worlds, (ask, other), values, strict=True):
            typist = next(seat for seat in world.clients if seat != SPECTATOR and self.may_type(one, seat))
            done = await world.clients[typist].tell(world.sitting, Typed, value=value)
            assert isinstance(done, Done), done

    def may_type(self, ask: Ask, seat: int) -> bool:
        return bool(ask.audience >> seat & 1) or not ask.audience

    async def plan_in_secret(self, seat: int) -> None:
        """A whole plan, another one at each table, and at the second with second thoughts."""
        first = self.random.randrange(12)
        for at, world in enumerate(self.worlds):
            thoughts = at
            while (ask := world.sitting.table.ask_of(seat)) is not None and ask.plan_of is not None:
                await self.give(world, seat, ask.options[(first + at) % len(ask.options)])
                desk = world.sitting.table.desks.get(seat)
                if thoughts and desk is not None and desk.ask is not None:
                    thoughts = 0
                    await world.clients[seat].tell(world.sitting, Undo, seat=seat)

    async def give(self, world: World, seat: int, value: int) -> None:
        done = await world.clients[seat].answer(world.sitting, seat, value)
        assert isinstance(done, Done), done

    async def both(self, seat: int, do: Callable[[Somebody, Sitting], object]) -> None:
        """The same attempt at both tables; if only one of them allows it, something hidden decides."""
        told = [await do(world.clients[seat], world.sitting) for world in self.worlds]  # type: ignore[misc]
        if isinstance(told[0], Refused) != isinstance(told[1], Refused):
            assert seat != self.eyes
            raise Revealed


@pytest.mark.parametrize(
    ("game", "seats", "all_eyes", "most"),
    [
        ("magpies", 2, [0, SPECTATOR], 30),
        ("orders", 2, [0, 1, SPECTATOR], 30),
        ("piles", 2, [0, 1, SPECTATOR], 30),
        ("support", 3, [0, 2, SPECTATOR], 30),
        ("wroth", 2, [0], 120),
    ],
)
async def test_nobody_is_sent_what_they_cannot_know(
    opening: Opening, tmp_path: Path, game: str, seats: int, all_eyes: list[int], most: int
) -> None:
    differed = 0
    for eyes in all_eyes:
        stores = [await opening(tmp_path / f"{eyes} {world}.sqlite") for world in (1, 2)]
        hosts = [Host(store, AtOnce(), Pace(), find) for store in stores]
        worlds = [await World.set(host, game, seats) for host in hosts]
        twins = Twins(worlds, eyes, random.Random(f"{game} {eyes} 1"))
        await twins.drive(most)
        assert twins.acts > 0
        differed += twins.differed
        for host in hosts:
            await host.stop()
    assert differed > 4  # the worlds really were different ones
