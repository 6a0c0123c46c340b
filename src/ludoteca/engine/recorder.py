"""Writing the record of a table, line by line as the game goes on, and keeping it safe on disk."""

from __future__ import annotations

import hashlib
import os
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from ludoteca.engine import content
from ludoteca.engine.ask import EVERYONE, KEEP, Ask
from ludoteca.engine.chance import Committed, People, Source, Stream, total_weight
from ludoteca.engine.game import Game, Setup
from ludoteca.engine.observe import actor
from ludoteca.engine.record import Entry, Record, commitment_of, parse_entry, salt_of
from ludoteca.engine.run import Start
from ludoteca.engine.state import as_json, digest, plain
from ludoteca.engine.table import Line, Table


@dataclass(frozen=True)
class Chance:
    """Where a table's chance comes from, and what the record says about it.

    `kind` is `committed` (verifiable dice), `stream` (simulation) or `people` (real dice, typed in).
    """

    kind: str
    seed: bytes
    nonces: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for nonce in self.nonces:
            if nonce.split() != [nonce]:
                raise ValueError(f"a nonce is one word, not {nonce!r}")

    @staticmethod
    def fresh(kind: str = "committed", seats: int = 0) -> Chance:
        """New chance that nobody can foresee, with a nonce for each seat."""
        return Chance(kind, secrets.token_bytes(32), tuple(secrets.token_hex(8) for _ in range(seats)))

    @staticmethod
    def of_seed(seed: int | str, kind: str = "committed") -> Chance:
        """Repeatable chance from a seed that a person can type."""
        return Chance(kind, hashlib.sha256(f"ludoteca {seed}".encode()).digest())

    def source(self) -> Source:
        if self.kind == "stream":
            return Stream(int.from_bytes(self.seed[:8], "big"))
        committed = Committed(self.seed, list(self.nonces))
        return People(committed) if self.kind == "people" else committed

    def commitment(self) -> str:
        """What is published before the first draw."""
        return hashlib.sha256(self.seed).hexdigest()


@dataclass
class Recorder:
    """The record of one table. Call `update` after every change; `record` is what may be written to disk."""

    table: Table
    chance: Chance
    key: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    """The host's key: salts and state digests are made with it; it is published at the end."""
    names: tuple[str, ...] = ()
    """Who sits where, by seat."""
    header: list[tuple[str, str]] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    secrets: dict[int, tuple[str, str]] = field(default_factory=dict)
    """By number of a secret line: who knows it, and its value by name."""
    opened: set[int] = field(default_factory=set)
    """The secret lines that the record has opened."""
    written: int = 0
    """How many lines of the table's ledger stand in the record."""
    begun: bool = False
    snapshot_of: Start | None = None
    snapshot_text: str = ""

    def __post_init__(self) -> None:
        if not self.header:
            self.header = header_of(self.table.game, self.table.setup, self.chance, self.names)
        self.update()

    def update(self) -> None:
        """Add what has happened since the last time."""
        new = self.table.lines[self.written :]
        starts = self.new_starts(new)
        if not self.begun:
            self.begun = True
            self.add_starts(starts, self.table.run.starts[0].number)
        for line in new:
            self.add_line(line)
            if not line.is_undo:
                self.add_opened(line.number)
                self.add_starts(starts, line.number)
        self.written = len(self.table.lines)

    def new_starts(self, new: list[Line]) -> list[Start]:
        """The steps that have started behind these lines; a step started again by an undo is not new."""
        first = new[0].number if new and self.written else 0
        found: list[Start] = []
        for start in reversed(self.table.run.starts):
            if start.number < first:
                break
            found.append(start)
        return found[::-1]

    def add_starts(self, starts: list[Start], number: int) -> None:
        """Write the digest of the state at the start of each step behind this line."""
        for start in starts:
            if start.number == number:
                if start.state is None:
                    raise ValueError(f"the table has forgotten the start of {start.name}: update after every change")
                args = "".join(f" {arg}" for arg in start.args)
                self.add(f"= {start.name or 'game-over'}{args} {digest(start.state, self.key)}")

    def add_line(self, line: Line) -> None:
        if line.ask is None:
            self.add(f"{line.number} undo {line.value}")
            return
        asked = line.ask.question.id
        value = line.ask.question.domain.name(line.value)
        mark = mark_of(line)
        if is_secret(line):
            plan = line.ask.plan_of
            if plan is not None and plan.question.id != asked:  # what a plan asks may depend on its earlier answers
                asked, value = plan.question.id, f"{asked}={value}"
            if line.automatic:  # that there was one option only is a secret too
                value, mark = value + mark, ""
            self.secrets[line.number] = (self.who_sees(line), value)
            value = f"? {commitment_of(salt_of(self.key, line.number), value)}"
        elif line.is_chance and not line.ask.hidden:
            weights = line.ask.weights
            weight = 1 if weights is None else weights[line.ask.options.index(line.value)]
            value += f" {weight}/{total_weight(line.ask)}"
        self.add(f"{line.number} {answerer(self.table.game, line.ask, line.seat)} {asked} {value}{mark}")

    def who_sees(self, line: Line) -> str:
        """The seats that see an answer, by name."""
        game, seats = self.table.game, range(self.table.setup.seats)
        return ",".join(game.seat_name(seat) for seat in seats if line.audience >> seat & 1) or "-"

    def add_opened(self, by: int) -> None:
        """Publish salt and value of the secret lines that the answer on line `by` has made public."""
        for number, opener in self.table.run.journal.opened:
            if opener == by and number in self.secrets and number not in self.opened:
                self.opened.add(number)
                self.add(f"open {number} {salt_of(self.key, number)} {self.secrets[number][1]}")

    def add(self, text: str) -> None:
        self.entries.append(parse_entry(text, 0))

    @property
    def record(self) -> Record:
        """The record as the host keeps it: while the game runs with all that is needed to go on with it."""
        over = self.table.over
        return Record(self.header[:], self.entries[:], list(self.tail(over)), over)

    def tail(self, over: bool) -> Iterator[tuple[str, str]]:
        yield "seed", self.chance.seed.hex()
        yield "key", self.key.hex()
        for number, (who, text) in sorted(self.secrets.items()):
            yield "secret", f"{number} {who} {text}"
        if over:
            return
        table = self.table
        for seat, desk in table.desks.items():
            if desk.given():
                yield "plan", " ".join(map(str, [seat, *desk.given()]))
        for s in table.standing:
            yield "stand", f"{s.seat} {s.question} {s.value} {s.until}".rstrip()
        yield "snapshot", self.snapshot()

    def snapshot(self) -> str:
        """The start of the running step with its state; it is wanted after every answer and written once."""
        start = self.table.run.start
        if self.snapshot_of is not start:
            since = {"step": start.name, "args": start.args, "number": start.number}
            version = {"rules": self.table.game.version}
            self.snapshot_of = start
            self.snapshot_text = as_json(version | since | {"state": plain(start.state)})
        return self.snapshot_text

    def save(self, path: Path) -> None:
        """Write the record so that a crash at any moment leaves either the old or the new one, whole."""
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(path.name + ".new")
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(self.record.text())
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)


def answerer(game: Game, ask: Ask, seat: int) -> str:
    """Who answers, as the record names it: in a kept plan the seat, since its roles may give the plan away."""
    if ask.plan_of is not None and ask.plan_of.mode == KEEP:
        return game.seat_name(seat)
    return actor(game, ask)


def header_of(game: Game, setup: Setup, chance: Chance, names: tuple[str, ...]) -> list[tuple[str, str]]:
    """What is known before the first answer."""
    header = [
        ("game", game.id),
        ("rules", game.version),
        ("content", content_of(game)),
        ("seats", str(setup.seats)),
        *(("option", f"{option}={value}") for option, value in sorted(setup.options.items())),
        *(("name", f"{game.seat_name(seat)} {' '.join(name.split())}") for seat, name in enumerate(names)),
        ("chance", f"{chance.kind} {chance.commitment()}"),
        *(("nonce", nonce) for nonce in chance.nonces),
    ]
    campaign = [("continues", setup.continues), ("carried", setup.carried)]
    header += [(key, value) for key, value in campaign if value]
    for key, value in header:
        if "\n" in value:
            raise ValueError(f"{key} must stand on one line of the record: {value!r}")
    return header


def content_of(game: Game) -> str:
    """The hash of a game's content; a game without content has none."""
    folder = game.folder.joinpath("content")
    return content.content_hash(folder)[:24] if folder.is_dir() else "-"


def mark_of(line: Line) -> str:
    """How an answer came about, if not by a seat's own choice."""
    if line.automatic:
        return " (auto)"
    return " (hand)" if line.by_hand else ""  # that an answer was left in advance is nobody else's business


def is_secret(line: Line) -> bool:
    """Whether somebody at the table may not know this answer."""
    return line.audience != EVERYONE
