"""What a check of the kit says: a report with its counts, or a failure that can be repeated with one command."""

from __future__ import annotations

import importlib
import random
import sys
from collections import Counter
from dataclasses import dataclass, field
from types import TracebackType

from ludoteca.engine.game import Game, Setup, find_game, installed


class KitFailure(Exception):
    """A promise that a game does not keep. The message says where, what differs, and how to see it again."""


@dataclass
class Report:
    """What one check looked at: how many games, answers, positions; a count of nothing proves nothing."""

    check: str
    game: str
    variant: str
    counts: Counter[str] = field(default_factory=Counter)

    def __getitem__(self, what: str) -> int:
        return self.counts[what]

    def __str__(self) -> str:
        counts = ", ".join(f"{what} {count}" for what, count in self.counts.items())
        return f"{self.game} {self.variant} {self.check}: {counts}"


def variant_name(setup: Setup) -> str:
    """A set-up as a short word: `3-length=long`."""
    return "-".join([str(setup.seats), *(f"{name}={value}" for name, value in setup.options.items())])


def in_words(setup: Setup) -> str:
    """A set-up as part of a sentence."""
    return ", ".join([f"{setup.seats} seats", *(f"{name}={value}" for name, value in setup.options.items())])


def locate(locator: str) -> Game:
    """The game with this id, or the one that a module holds: `package.module:NAME`."""
    module, colon, name = locator.partition(":")
    if not colon:
        return find_game(locator)
    game = getattr(importlib.import_module(module), name)
    if not isinstance(game, Game):
        raise TypeError(f"{locator} is not a game")
    return game


def locator(game: Game) -> str:
    """How another process finds the game: its id, or module and name."""
    if installed()[0].get(game.id) is game:
        return game.id
    for module in sorted(set(sys.modules) - {"__main__"}):
        names = vars(sys.modules[module]) if sys.modules[module] is not None else {}
        found = [name for name in sorted(names) if names[name] is game]
        if found:
            return f"{module}:{found[0]}"
    return game.id


class Case:
    """One random game under a check. Used as a context it turns every error into a failure that names the place."""

    def __init__(self, check: str, game: Game, setup: Setup, seed: int, share: float = 1.0) -> None:
        self.check = check
        self.game = game
        self.setup = setup
        self.seed = seed
        self.share = share
        """How many of the positions are looked at; fewer cost less."""
        self.number = 0
        """The last line of the ledger, for messages."""
        self.random = random.Random(f"{check}/{game.id}/{variant_name(setup)}/{seed}")

    def looks(self) -> bool:
        """Whether this position is looked at."""
        return self.share >= 1 or self.random.random() < self.share

    def failure(self, what: str) -> KitFailure:
        """What is wrong, with everything needed to see it again."""
        place = f"{self.game.id}, {in_words(self.setup)}, seed {self.seed}, line {self.number}"
        options = "".join(f" --set {name}={value}" for name, value in self.setup.options.items())
        again = f"--check {self.check} --seats {self.setup.seats}{options} --seed {self.seed} --games 1"
        again += f" --share {self.share}" if self.share < 1 else ""
        command = f"python -m ludoteca.engine.kit {locator(self.game)} {again}"
        return KitFailure(f"{self.check}: {place}: {what}\nTo see it again: {command}")

    def claim(self, holds: bool, what: str) -> None:
        """Fail unless it holds."""
        if not holds:
            raise self.failure(what)

    def same(self, what: str, found: object, expected: object) -> None:
        """Fail unless the two are equal."""
        if found != expected:
            raise self.failure(f"{what}: {found} and not {expected}")

    def __enter__(self) -> Case:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if isinstance(error, Exception) and not isinstance(error, KitFailure):
            raise self.failure(f"{type(error).__name__}: {error}") from error
