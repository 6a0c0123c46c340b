"""Messages that must change nothing: broken, foreign, old, repeated, out of order. One seed, one series."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

BROKEN = [
    "",
    " ",
    "{",
    "}",
    "[]",
    "null",
    "true",
    "0",
    '"hello"',
    "{}",
    '{"type":"hello"}',
    '{"id":1}',
    '{"type":"hello","id":"1"}',
    '{"type":"hello","id":1.5}',
    '{"type":"hello","id":null}',
    '{"type":"hello","id":1,"told":"x"}',
    '{"type":"hello","id":1,"more":1}',
    '{"type":"Hello","id":1}',
    '{"type":"welcome","id":1}',
    '{"type":"done","id":1,"version":1}',
    '{"type":null,"id":1}',
    '{"type":["answer"],"id":1}',
    '{"type":"answer","id":1,"version":0,"seat":0,"values":"0"}',
    '{"type":"answer","id":1,"version":0,"seat":0,"values":[0.5]}',
    '{"type":"answer","id":1,"version":0,"seat":0}',
    '{"type":"pace","id":1,"do":"stop"}',
    '{"type":"chat","id":1,"text":"\\ud800"}',
    '{"type":"chat","id":1,"text":7}',
    '{"type":"hello","id":NaN}',
    '{"type":"hello","id":1}{"type":"hello","id":2}',
    "\u0000",
    "[" * 3000,
    '{"a":' * 3000,
]
NUMBERS = [0, -1, 1, 7, 31, 2**31, 2**53, 2**63, -(2**63), 10**40]


class Malice:
    """Makes messages for somebody who holds one seat at a table with some more."""

    def __init__(self, seed: int, seats: int, mine: int | None) -> None:
        self.chance = random.Random(seed)
        self.foreign = [seat for seat in [*range(seats), seats, -1, 31, 10**9, 2**70] if seat != mine]
        self.mine = mine
        self.number = 1

    def messages(self, count: int, version: int) -> Iterator[str | bytes]:
        """So many messages to a table of this version."""
        for _ in range(count):
            kind = self.chance.randrange(10)
            if kind == 0:
                yield self.chance.choice(BROKEN)
            elif kind == 1:
                yield self.cut(json.dumps(self.foreign_act(version)))
            elif kind == 2:
                yield self.chance.randbytes(self.chance.randrange(40))
            elif kind in (3, 4) and self.mine is not None:
                yield json.dumps(self.old_act(version))
            elif kind == 5:
                yield json.dumps(self.odd_fields(self.foreign_act(version)))
            else:
                yield json.dumps(self.foreign_act(version))

    def next_number(self) -> int:
        """Mostly the next number, sometimes one that was used before or comes much later."""
        if self.chance.random() < 0.3:
            return self.chance.randrange(-5, self.number + 1)
        self.number += self.chance.choice([1, 1, 1, 2, 50])
        return self.number

    def foreign_act(self, version: int) -> dict[str, Any]:
        """Something done for a seat of somebody else, or at a moment for which there is nothing to do."""
        seat, now = self.chance.choice(self.foreign), self.chance.choice([version, version, *NUMBERS])
        acts: list[dict[str, Any]] = [
            {"type": "answer", "version": now, "seat": seat, "values": self.values()},
            {"type": "undo", "version": now, "seat": seat},
            {"type": "consent", "version": now, "seat": seat, "agrees": self.chance.random() < 0.5},
            {"type": "stand", "seat": seat, "question": "fly", "value": 0, "until": "turn"},
            {"type": "stand", "seat": seat, "question": "\n", "value": None},
            {"type": "typed", "version": now, "value": self.chance.choice(NUMBERS)},
            {"type": "typed", "version": now, "value": 0, "correct": True},
            {"type": "chat", "text": self.chance.choice(["", "  ", "\n", "x" * 5000])},
        ]
        return self.chance.choice(acts) | {"id": self.next_number()}

    def old_act(self, version: int) -> dict[str, Any]:
        """Something done for the own seat that was meant for another version, or is no option at all."""
        old = self.chance.choice([v for v in [version - 1, version + 1, *NUMBERS] if v != version])
        acts: list[dict[str, Any]] = [
            {"type": "answer", "version": old, "seat": self.mine, "values": self.values()},
            {"type": "answer", "version": version, "seat": self.mine, "values": [10**40]},
            {"type": "answer", "version": version, "seat": self.mine, "values": []},
            {"type": "answer", "version": version, "seat": self.mine, "values": [0] * 5000},
            {"type": "undo", "version": old, "seat": self.mine},
            {"type": "consent", "version": version, "seat": self.mine, "agrees": True},
            {"type": "stand", "seat": self.mine, "question": "no such thing", "value": 0},
        ]
        return self.chance.choice(acts) | {"id": self.next_number()}

    def odd_fields(self, act: dict[str, Any]) -> dict[str, Any]:
        """The same with a field lost, doubled in kind, or too much."""
        field = self.chance.choice(list(act))
        change = self.chance.randrange(3)
        if change == 0:
            return {key: value for key, value in act.items() if key != field}
        return act | ({field: [act[field]]} if change == 1 else {"extra": 1})

    def values(self) -> list[int]:
        return [self.chance.choice([0, 1, 2, *NUMBERS]) for _ in range(self.chance.randrange(4))]

    def cut(self, text: str) -> str:
        """A text that breaks off, or has a hole."""
        at = self.chance.randrange(len(text))
        return text[:at] if self.chance.random() < 0.5 else text[:at] + text[at + 1 :].replace('"', "", 1)
