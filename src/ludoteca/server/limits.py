"""How often somebody may do something: token buckets."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network
from typing import Final

MOST_BUCKETS: Final = 10_000


class Bucket:
    """A bucket of tokens: each deed takes one, and they come back at a steady rate."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.tokens = float(burst)
        self.at = clock()

    def take(self) -> bool:
        """Take a token if there is one."""
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


def household(address: str) -> str:
    """An address as it is counted: whoever has one IPv6 address has all that share its first half."""
    try:
        found = IPv6Address(address)
    except ValueError:
        return address
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))


class Buckets:
    """A bucket for each address. The one that was longest at rest goes when there are too many: it is full again."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token of an address if there is one."""
        bucket = self.buckets.get(address) or Bucket(self.rate, self.burst, self.clock)
        self.buckets[address] = bucket
        self.buckets.move_to_end(address)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        return bucket.take()
