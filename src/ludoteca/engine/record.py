"""The record: the readable truth about a game. One line per answer, values by name.

    ludoteca record 1
    game magpies  8d0f3a11
    ...

    = set-out 9f86d081884c7d659a2feaa0  3c2b8a51
    1 ~ setting-out key 4/16  77ab09ef
    9 south favourite ? 5f2c...  0d11e2c4
    12 west fly oak  91aa5be0

    --- closed  5ac1f20e
    ...

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
HEADER_FORMS: Final = {
    "game": r"\S+",
    "rules": r"\S+",
    "content": r"\S+",
    "seats": r"[0-9]{1,2}",
    "option": r"[^\s=]+=\S+",
    "name": r"\S+ .*",
    "chance": r"(committed|stream|people) [0-9a-f]{64}",
    "nonce": r"\S+",
    "continues": r"\S+",
    "carried": r".+",
}
TAIL_FORMS: Final = {
    "seed": r"([0-9a-f]{2})+",
    "key": r"([0-9a-f]{2})+",
    "secret": r"[0-9]{1,9} \S+ \S+( \(auto\))?",
    "plan": r"[0-9]{1,9}( -?[0-9]{1,9})+",
    "stand": r"[0-9]{1,9} \S+ -?[0-9]{1,9}( \S+)?",
    "snapshot": r"\{.*\}",
    "end": r"[0-9a-f]{64}",
}
NEEDED: Final = ("game", "rules", "content", "seats", "chance")
REPEATED: Final = ("option", "name", "nonce", "secret", "plan", "stand")
"""The keys that may stand there more than once."""

MARK: Final = r"(?: \((auto|hand)\))?$"
ANSWER = re.compile(r"([0-9]{1,9}) (\S+) (\S+) (\S+)(?: ([0-9]{1,9}/[0-9]{1,9}))?" + MARK)
SECRET = re.compile(r"([0-9]{1,9}) (\S+) (\S+) \? ([0-9a-f]{32})" + MARK)
UNDO = re.compile(r"([0-9]{1,9}) undo ([0-9]{1,9})$")
STEP = re.compile(r"= (\S+)((?: -?[0-9]{1,9})*) ([0-9a-f]{24})$")
OPENED = re.compile(r"open ([0-9]{1,9}) ([0-9a-f]{32}) (\S+(?: \(auto\))?)$")
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

    def line_of(self, key: str) -> int:
        """The line of the file on which the first value under a key of the header stands."""
        return next((at + 2 for at, (known, _) in enumerate(self.header) if known == key), 1)

    def line_behind(self, key: str, which: int = 0) -> int:
        """The line of the file on which a value under a key of the part behind the body stands."""
        places = [at for at, (known, _) in enumerate(self.tail) if known == key]
        return self.tail_at + 1 + places[which] if which < len(places) else self.tail_at

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
            number, _, text = secret.split(" ", 2)
            known[int(number)] = text
        return known

    def text(self) -> str:
        """The whole file."""
        running = Running()
        lines = [MAGIC, *(running.checked(f"{key} {value}") for key, value in self.header), ""]
        lines += [running.checked(entry.text) for entry in self.entries]
        name = running.name()
        lines += ["", running.checked(CLOSED_PART if self.closed else OPEN_PART)]
        lines += [running.checked(f"{key} {value}") for key, value in self.tail]
        lines.append(running.checked(f"end {name}"))
        return "\n".join(lines) + "\n"

    def hash(self) -> str:
        """The name of this record: a hash over header and body, the same for everybody who has it."""
        running = Running()
        for key, value in self.header:
            running.add(f"{key} {value}")
        for entry in self.entries:
            running.add(entry.text)
        return running.name()

    def published(self, seat: str = "") -> Record:
        """The record as a seat may have it while the game runs: without the host's part, with what the seat knows."""
        if self.closed:
            return self
        kept = [("secret", secret) for secret in self.behind("secret") if seat in knowers(secret)]
        return Record(self.header[:], self.entries[:], kept)


def knowers(secret: str) -> list[str]:
    """The seats that know a secret line; `-` is nobody at all."""
    who = secret.split(" ")[1]
    return [] if who == "-" else who.split(",")


class Running:
    """The running check: a hash over every line so far."""

    def __init__(self) -> None:
        self.hash = hashlib.sha256(MAGIC.encode()).digest()

    def add(self, line: str) -> str:
        """Take in one more line; returns its check."""
        self.hash = hashlib.sha256(self.hash + line.encode()).digest()
        return self.hash.hex()[:CHECK_LENGTH]

    def checked(self, line: str) -> str:
        """The line with its check behind it."""
        return f"{line}  {self.add(line)}"

    def name(self) -> str:
        return self.hash.hex()


def salt_of(key: bytes, number: int) -> str:
    """The salt of a secret line: known only to the host until the line is opened."""
    return hmac.digest(key, f"salt {number}".encode(), "sha256").hex()[:32]


def commitment_of(salt: str, text: str) -> str:
    """What stands in the record instead of a secret answer."""
    return hashlib.sha256(f"{salt} {text}".encode()).hexdigest()[:32]


def parse(text: str) -> Record:
    """Read a record. Every fault names the line of the file."""
    lines = Lines(text)
    record = Record([])
    for line in lines.section():
        record.header.append(keyed(line, HEADER_FORMS, record.header, lines.at))
    missing = [key for key in NEEDED if key not in dict(record.header)]
    if missing:
        raise RecordError(lines.at, "header-lacks", missing=", ".join(missing))
    record.entries = [parse_entry(line, lines.at) for line in lines.section()]
    name = lines.running.name()
    parse_tail(record, lines, name)
    return record


class Lines:
    """The lines of a file, one after the other, each compared with its check."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.at = 1
        """The line that was read last, counted from 1."""
        self.running = Running()
        if self.lines[0] != MAGIC:
            raise RecordError(1, "not-a-record", found=self.lines[0][:60])

    def section(self) -> Iterator[str]:
        """The lines up to the next empty one."""
        while (line := self.next()) is not None:
            yield line

    def next(self) -> str | None:
        """The next line without its check, or nothing where an empty line ends a section."""
        self.at += 1
        if self.at >= len(self.lines):  # even the last line must end
            raise RecordError(min(self.at, len(self.lines)), "truncated")
        line = self.lines[self.at - 1]
        if line == "":
            return None
        body, _, check = line.rpartition("  ")
        if check != self.running.add(body):
            raise RecordError(self.at, "edited")
        return body


def keyed(line: str, forms: dict[str, str], before: list[tuple[str, str]], at: int) -> tuple[str, str]:
    """Read a line that is a key and its value."""
    key, _, value = line.partition(" ")
    doubled = key not in REPEATED and key in dict(before)
    if key not in forms or doubled or not re.fullmatch(forms[key], value):
        raise RecordError(at, "unreadable", found=line[:60])
    return key, value


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


def parse_tail(record: Record, lines: Lines, name: str) -> None:
    """Read the part behind the body, up to the name of the record, which ends it."""
    part = lines.next() or ""
    if part not in (OPEN_PART, CLOSED_PART):  # either this line is wrong, or the empty one before it
        at = lines.at if not part or part.startswith("---") else lines.at - 1
        raise RecordError(at, "unreadable", found=part[:60])
    record.closed = part == CLOSED_PART
    record.tail_at = lines.at
    for line in lines.section():
        key, value = keyed(line, TAIL_FORMS, record.tail, lines.at)
        if key == "end":
            break
        record.tail.append((key, value))
    else:
        raise RecordError(lines.at, "truncated")
    if value != name:
        raise RecordError(lines.at, "edited")
    if lines.lines[lines.at :] != [""]:
        raise RecordError(lines.at + 1, "unreadable", found=lines.lines[lines.at][:60])
