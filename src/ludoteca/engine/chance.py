"""Sources of chance. Each answers a question of chance from the number of its line in the append-only ledger.

A state holds no generator and no seed: the same line of the same source always gives the same draw, and an undone
line keeps its number, so a take-back rolls fresh dice.
"""

from __future__ import annotations

import hmac
from typing import Final, Protocol

from ludoteca.engine.ask import Ask

WAIT: Final = -9
"""The source has no answer: people give it."""
M30: Final = 0x3FFFFFFF


class Source(Protocol):
    """Anything that answers questions of chance."""

    def draw(self, ask: Ask, number: int) -> int:
        """One of the options of the ask, or WAIT."""


def total_weight(ask: Ask) -> int:
    """The number of equally likely cases behind a question of chance."""
    weights = ask.weights
    if weights is None:
        return len(ask.options)
    total = 0
    for weight in weights:
        total += weight
    return total


def option_at(ask: Ask, case: int) -> int:
    """The option that the equally likely case number `case` stands for."""
    weights = ask.weights
    if weights is None:
        return ask.options[case]
    i = 0
    while case >= weights[i]:
        case -= weights[i]
        i += 1
    return ask.options[i]


def mix(x: int) -> int:
    """Scramble 30 bits: every output once, neighbouring inputs far apart.

    Factors of 30 bits keep every product inside a machine word, which is what makes it fast when compiled.
    """
    x ^= x >> 15
    x = (x * 0x21F0AAAD) & M30
    x ^= x >> 14
    x = (x * 0x31848BAB) & M30
    return x ^ (x >> 15)


class Stream:
    """Fast chance for simulation: draw n is a hash of (key, n). A draw of k cases is even to k parts in 2^30."""

    __slots__ = ("high", "low")

    def __init__(self, key: int) -> None:
        self.low: int = key & M30
        self.high: int = (key >> 30) & M30

    def bits(self, number: int) -> int:
        """30 bits."""
        return mix(mix((self.low + number * 0x1E3779B1) & M30) ^ self.high)

    def below(self, number: int, cases: int) -> int:
        """A number from 0 to cases - 1, for fewer cases than 2^30.

        Products of wider numbers look for Ctrl-C on their way, and a compiled core that is interrupted there dies.
        """
        return (self.bits(number) * cases) >> 30

    def draw(self, ask: Ask, number: int) -> int:
        if ask.weights is None:
            return ask.options[self.below(number, len(ask.options))]
        return option_at(ask, self.below(number, total_weight(ask)))


class Committed:
    """Verifiable chance for play: HMAC-SHA256 of the server's seed over the seats' nonces and the line number.

    The hash of the seed is published before the first draw and the seed after the last, so anybody can recompute
    every draw. Rejection sampling makes every case exactly as likely as any other.
    """

    def __init__(self, seed: bytes, nonces: list[str]) -> None:
        self.seed: bytes = seed
        self.nonces: list[str] = nonces
        self.prefix: bytes = "\n".join(nonces).encode()

    def below(self, number: int, cases: int) -> int:
        """A number from 0 to cases - 1."""
        limit = (1 << 64) - (1 << 64) % cases
        attempt = 0
        while True:
            message = self.prefix + f"\n{number}\n{attempt}".encode()
            x = int.from_bytes(hmac.digest(self.seed, message, "sha256")[:8], "big")
            if x < limit:
                return x % cases
            attempt += 1

    def draw(self, ask: Ask, number: int) -> int:
        if len(ask.options) == 1:
            return ask.options[0]
        return option_at(ask, self.below(number, total_weight(ask)))


class Scripted:
    """Chance for tests: the given values by name, in order, then those of another source if there is one."""

    def __init__(self, values: list[str], after: Source | None = None) -> None:
        self.values: list[str] = values
        self.used: int = 0
        self.after: Source | None = after

    def draw(self, ask: Ask, number: int) -> int:
        if self.used == len(self.values):
            if self.after is not None:
                return self.after.draw(ask, number)
            raise ValueError(f"the script ends before {ask.question.id}")
        name = self.values[self.used]
        value = ask.question.domain.value(name)
        if value not in ask.options:
            names = ", ".join([ask.question.domain.name(option) for option in ask.options])
            raise ValueError(f"the script says {name} to {ask.question.id}, which offers {names}")
        self.used += 1
        return value


class People:
    """Companion mode: people roll real dice and draw real cards. What nobody can see comes from another source."""

    def __init__(self, unseen: Source) -> None:
        self.unseen: Source = unseen

    def draw(self, ask: Ask, number: int) -> int:
        if ask.audience == 0:
            return self.unseen.draw(ask, number)
        if ask.hidden:  # also when only one card is left: not to have to type it would tell so
            return WAIT
        return ask.options[0] if len(ask.options) == 1 else WAIT


class Nobody:
    """No chance at all: whatever would need some stops there. For looking ahead without looking into the future."""

    def draw(self, ask: Ask, number: int) -> int:
        return WAIT
