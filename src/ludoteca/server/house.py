"""What the tables of a server share, and who is connected to them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from ludoteca.engine.game import SpokenError
from ludoteca.engine.replay import Find
from ludoteca.server.clocks import Now
from ludoteca.server.protocol import ServerMessage
from ludoteca.server.store import Store
from ludoteca.server.thinking import Thinks
from ludoteca.server.views import Sight

if TYPE_CHECKING:
    from ludoteca.server.sitting import Sitting


class Connection(Protocol):
    """Somebody at the other end."""

    @property
    def person(self) -> str:
        """The id of the person; nothing for somebody unknown who watches."""

    def send(self, message: ServerMessage) -> None:
        """Never blocks."""


class SittingError(SpokenError):
    """Something that cannot be done at this table, or not by this person."""


@dataclass
class House:
    """What all tables of a server share."""

    store: Store
    thinkers: Thinks
    find: Find
    now: Now
    pace: float
    names: dict[str, str] = field(default_factory=dict)
    """The names of people, by their ids."""
    sitting_down: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Of two people who want the same free seat at the same moment one gets it."""
    your_turn: Callable[[Sitting, list[int]], None] = lambda sitting, seats: None
    """Is told when seats of people come to be asked."""

    async def learn(self, people: Iterable[str]) -> None:
        """Find out what these people are called now."""
        wanted = {person for person in people if person}
        if wanted:
            self.names |= await self.store.names(wanted)


@dataclass
class Guest:
    """Somebody connected, with what they have been sent."""

    connection: Connection
    last: int
    """The number of the last message."""
    sights: dict[int, Sight] = field(default_factory=dict)

    @property
    def person(self) -> str:
        return self.connection.person
