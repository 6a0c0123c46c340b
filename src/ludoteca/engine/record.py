"""The record: the readable truth about a game. One line per answer, values by name.

    ludoteca record 1
    game magpies
    ...

    = set-out 9f86d081884c7d659a2feaa0               3c2b8a51
    1 ~ setting-out key 4/16                         77ab09ef
    9 south favourite ? 5f2c...                      0d11e2c4
    12 west fly oak                                  91aa5be0

The last word of each line is a running check over the whole file up to there, so the first line that was changed can
be named. A secret answer stands as a salted commitment; what only the host of a running game may know is in the part
behind `--- open`, what everybody may know after the end behind `--- closed`. `docs/record.md` describes the format.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from ludoteca.engine.game import SpokenError

MAGIC: Final = "ludoteca record 1"
OPEN_PART: Final = "--- open"
CLOSED_PART: Final = "--- closed"
CHECK_LENGTH: Final = 8
MARKS: Final = ("auto", "hand", "standing")
HEADER_KEYS: Final = ("game", "rules", "content", "seats", "option", "name", "chance", "nonce", "continues", "carried")
TAIL_KEYS: Final = ("seed", "key", "secret", "plan", "stand", "snapshot", "end")

ANSWER = re.compile(r"(\d+) (\S+) (\S+) (\S+)(?: (\d+/\d+))?(?: \((auto|hand|standing)\))?$")
SECRET = re.compile(r"(\d+) (\S+) (\S+) \? ([0-9a-f]{32})(?: \((auto|hand|standing)\))?$")
UNDO = re.compile(r"(\d+) undo (\d+)$")
STEP = re.compile(r"= (\S+)((?: -?\d+)*) ([0-9a-f]{24})$")
OPENED = re.compile(r"open (\d+) ([0-9a-f]{32}) (.+)$")
RULES = re.compile(r"rules (\S+)$")


class RecordError(SpokenError):
    """A record that cannot be read, repeated or believed. `line` is the line of the file, `fault` a text key."""

    def __init__(self, line: int, fault: str, **args: str | int) -> None:
        super().__init__("record", line=line, fault=fault, **args)
        self.line = line
        self.fault = fault
        self.details = args


@dataclass
class Entry:
    """One line of a record's body, in whichever of its forms."""

    text: str
    at: int = 0
    """The line of the file it was read from."""
    number: int = 0
    actor: str = ""
    question: str = ""
    value: str = ""
    odds: str = ""
    mark: str = ""
    commitment: str = ""
    undo: int = 0
    step: str = ""
    args: tuple[int, ...] = ()
    digest: str = ""
    opens: int = 0
    salt: str = ""
    rules: str = ""

    @property
    def is_answer(self) -> bool:
        return bool(self.actor)


@dataclass
class Record:
    """A record as it stands in a file: header, body, and the part behind it."""

    header: list[tuple[str, str]]
    entries: list[Entry] = field(default_factory=list)
    tail: list[tuple[str, str]] = field(default_factory=list)
    closed: bool = False
    tail_at: int = 0

    def first(self, key: str, default: str = "") -> str:
        """The first value under a key of the header."""
        return next((value for known, value in self.header if known == key), default)

    def all(self, key: str) -> list[str]:
        """Every value under a key of the header."""
        return [value for known, value in self.header if known == key]

    def behind(self, key: str) -> list[str]:
        """Every value under a key of the part behind the body."""
        return [value for known, value in self.tail if known == key]

    @property
    def game(self) -> str:
        return self.first("game")

    @property
    def options(self) -> dict[str, str]:
        return dict(option.split("=", 1) for option in self.all("option"))

    @property
    def last_number(self) -> int:
        return max((entry.number for entry in self.entries), default=0)

    def secrets(self) -> dict[int, str]:
        """The secret lines that can be read here, by number: opened ones, and those behind the body."""
        known = {entry.opens: entry.value for entry in self.entries if entry.opens}
        for secret in self.behind("secret"):
            number, text = secret.split(" ", 1)
            known[int(number)] = text
        return known

    def text(self) -> str:
        """The whole file."""
        lines = [MAGIC, *(f"{key} {value}" for key, value in self.header), ""]
        for entry, check in zip(self.entries, self.checks(), strict=True):
            lines.append(f"{entry.text}  {check}")
        lines += ["", CLOSED_PART if self.closed else OPEN_PART]
        lines += [f"{key} {value}" for key, value in self.tail]
        lines.append(f"end {self.seal()}")
        return "\n".join(lines) + "\n"

    def checks(self) -> Iterator[str]:
        """The running check behind each line of the body."""
        running = self.header_hash()
        for entry in self.entries:
            running = hashlib.sha256(running + entry.text.encode()).digest()
            yield running.hex()[:CHECK_LENGTH]

    def header_hash(self) -> bytes:
        return hashlib.sha256("\n".join(f"{key} {value}" for key, value in self.header).encode()).digest()

    def hash(self) -> str:
        """The name of this record: a hash over header and body."""
        running = self.header_hash()
        for entry in self.entries:
            running = hashlib.sha256(running + entry.text.encode()).digest()
        return running.hex()

    def seal(self) -> str:
        """The last line: it shows that nothing behind the body was cut off or changed."""
        behind = "\n".join(f"{key} {value}" for key, value in self.tail)
        return hashlib.sha256(f"{self.hash()}\n{self.closed}\n{behind}".encode()).hexdigest()[:16]

    def published(self, seat: str = "") -> Record:
        """The record as a seat may have it while the game runs: without the host's part, with its own secrets."""
        if self.closed:
            return self
        own = {entry.number for entry in self.entries if entry.commitment and entry.actor == seat}
        kept = [("secret", s) for s in self.behind("secret") if seat and int(s.split(" ", 1)[0]) in own]
        return Record(self.header, self.entries, kept)


def salt_of(key: bytes, number: int) -> str:
    """The salt of a secret line: known only to the host until the line is opened."""
    return hmac.digest(key, f"salt {number}".encode(), "sha256").hex()[:32]


def commitment_of(salt: str, text: str) -> str:
    """What stands in the record instead of a secret answer."""
    return hashlib.sha256(f"{salt} {text}".encode()).hexdigest()[:32]


def parse(text: str) -> Record:
    """Read a record. Every fault names the line of the file."""
    lines = text.split("\n")
    if not lines or lines[0].strip() != MAGIC:
        raise RecordError(1, "not-a-record", found=lines[0][:60] if lines else "")
    at = 1
    header: list[tuple[str, str]] = []
    while at < len(lines) and lines[at] != "":
        key, _, value = lines[at].partition(" ")
        if key not in HEADER_KEYS:
            raise RecordError(at + 1, "unreadable", found=lines[at][:60])
        header.append((key, value))
        at += 1
    missing = [key for key in ("game", "rules", "content", "seats", "chance") if key not in dict(header)]
    if missing:
        raise RecordError(at + 1, "header-lacks", missing=", ".join(missing))
    if not dict(header)["seats"].isdigit() or any("=" not in value for key, value in header if key == "option"):
        raise RecordError(2, "unreadable", found="seats, option")
    record = Record(header)
    at = parse_body(record, lines, at + 1)
    parse_tail(record, lines, at)
    return record


def parse_body(record: Record, lines: list[str], at: int) -> int:
    """Read the answers and check each line's running check; returns where the body ends."""
    running = record.header_hash()
    while at < len(lines) and lines[at] != "":
        body, _, check = lines[at].rpartition("  ")
        running = hashlib.sha256(running + body.encode()).digest()
        if check != running.hex()[:CHECK_LENGTH]:
            cut_off = at >= len(lines) - 2
            raise RecordError(at + 1, "truncated" if cut_off else "edited")
        record.entries.append(parse_entry(body, at + 1))
        at += 1
    return at + 1


def parse_entry(body: str, at: int) -> Entry:
    """Read one line of the body."""
    if found := SECRET.match(body):
        number, actor, question, commitment, mark = found.groups()
        return Entry(body, at, int(number), actor, question, commitment=commitment, mark=mark or "")
    if found := ANSWER.match(body):
        number, actor, question, value, odds, mark = found.groups()
        return Entry(body, at, int(number), actor, question, value, odds or "", mark or "")
    if found := UNDO.match(body):
        return Entry(body, at, int(found[1]), undo=int(found[2]))
    if found := STEP.match(body):
        return Entry(body, at, step=found[1], args=tuple(map(int, found[2].split())), digest=found[3])
    if found := OPENED.match(body):
        return Entry(body, at, opens=int(found[1]), salt=found[2], value=found[3])
    if found := RULES.match(body):
        return Entry(body, at, rules=found[1])
    raise RecordError(at, "unreadable", found=body[:60])


def parse_tail(record: Record, lines: list[str], at: int) -> None:
    """Read the part behind the body, up to its seal."""
    if at >= len(lines) or lines[at] not in (OPEN_PART, CLOSED_PART):
        raise RecordError(min(at, len(lines) - 1) + 1, "truncated")
    record.closed = lines[at] == CLOSED_PART
    record.tail_at = at + 1
    seal = ""
    for at in range(at + 1, len(lines)):
        key, _, value = lines[at].partition(" ")
        if seal or not key:
            if lines[at]:
                raise RecordError(at + 1, "unreadable", found=lines[at][:60])
            continue
        if key == "end":
            seal = value
        elif key in TAIL_KEYS:
            record.tail.append((key, value))
        else:
            raise RecordError(at + 1, "unreadable", found=lines[at][:60])
    if not seal:
        raise RecordError(len(lines), "truncated")
    if seal != record.seal():
        raise RecordError(record.tail_at, "edited")
