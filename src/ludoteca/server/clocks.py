"""Clocks: seconds for the whole game, and some more for every turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ludoteca.bots import LEVELS
from ludoteca.engine.game import Game
from ludoteca.server.protocol import Clock

Now = Callable[[], float]
"""The time in seconds, from whichever beginning."""


class Clocks:
    """The clocks of a table. Those of the people who are asked something run."""

    def __init__(self, clock: Clock, left: dict[int, float], now: Now) -> None:
        self.clock = clock
        self.left = left
        """By seat: the seconds that were left when the clocks were last read."""
        self.running: set[int] = set()
        self.now = now
        self.read_at = now()

    def read(self) -> dict[int, float]:
        """The seconds left of every seat."""
        passed = self.now() - self.read_at
        return {seat: left - passed if seat in self.running else left for seat, left in self.left.items()}

    def run(self, asked: Iterable[int], turned: int | None = None) -> None:
        """From now on the clocks of these seats run. The seat that has ended its turn itself gets its increment.

        Whoever takes a turn back gives the increment back too, so that nobody can win time by it.
        """
        self.left = self.read()
        self.read_at = self.now()
        running = {seat for seat in asked if seat in self.left}
        if turned is not None and turned in self.left and (turned in self.running) != (turned in running):
            self.left[turned] += self.clock.increment if turned in self.running else -self.clock.increment
        self.running = running

    def hand_over(self, seat: int, to_person: bool) -> float:
        """Somebody else gets the clock of a seat; a person gets a new one if its time is over."""
        self.left = self.read()
        self.read_at = self.now()
        if to_person and self.left[seat] <= 0:
            self.left[seat] = float(self.clock.seconds)
        return self.left[seat]

    def run_out(self) -> list[int]:
        """The seats whose time is over."""
        left = self.read()
        return [seat for seat in sorted(self.running) if left[seat] <= 0]

    def next_end(self) -> float | None:
        """In how many seconds the first clock runs out."""
        left = self.read()
        return min((max(0.0, left[seat]) for seat in self.running), default=None)


def stand_in(game: Game) -> str:
    """The bot that takes the seat of somebody whose time is over: the weakest that plays sensibly."""
    sensible = [level for level in LEVELS if level != "random"]
    return sensible[0] if game.evaluate is not None and sensible else "random"
