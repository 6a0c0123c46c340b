"""Repeating a record: to go on with a game, to look at an old position, to check that everything was fair."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

from ludoteca.engine.ask import Ask
from ludoteca.engine.chance import WAIT, Source
from ludoteca.engine.flow import Agenda
from ludoteca.engine.game import Game, Setup, SetupError
from ludoteca.engine.observe import actor
from ludoteca.engine.record import Entry, Record, RecordError, commitment_of, parse, salt_of
from ludoteca.engine.recorder import Chance, Recorder, content_of
from ludoteca.engine.run import Run, RulesError
from ludoteca.engine.state import StateError, restore
from ludoteca.engine.table import Standing, Table, TableError

Find = Callable[[str], Game]


class Recorded:
    """Chance as it fell: the draws of a record, then those of another source."""

    def __init__(self, record: Record, secrets: dict[int, str], after: Source | None) -> None:
        self.entries = {entry.number: entry for entry in record.entries if entry.actor == "~"}
        self.secrets = secrets
        self.after = after
        self.last = record.last_number

    def draw(self, ask: Ask, number: int) -> int:
        entry = self.entries.get(number)
        if entry is None:
            return self.after.draw(ask, number) if self.after is not None and number > self.last else WAIT
        if entry.mark == "hand":
            return WAIT
        return value_of(entry, ask, self.secrets)


def value_of(entry: Entry, ask: Ask, secrets: dict[int, str]) -> int:
    """The value that a line gives to a question, which must be among the options."""
    name = secrets.get(entry.number, "") if entry.commitment else entry.value
    if not name:
        raise RecordError(entry.at, "secret-missing", number=entry.number)
    if ask.question.id != entry.question:
        raise RecordError(entry.at, "other-question", expected=ask.question.id, found=entry.question)
    try:
        value = ask.question.domain.value(name)
    except ValueError:
        value = WAIT
    if value not in ask.options:
        raise RecordError(entry.at, "not-legal", answer=name)
    return value


def setup_of(record: Record, game: Game) -> Setup:
    """The set-up that a record's header describes."""
    try:
        return game.setup(int(record.first("seats")), record.options, record.first("continues"), record.first("carried"))
    except SetupError as error:
        raise RecordError(2, "setup", why=str(error)) from error


def game_of(record: Record, find: Find) -> Game:
    """The game of a record, in the same version."""
    try:
        game = find(record.game)
    except SetupError as error:
        raise RecordError(2, "unknown-game", game=record.game) from error
    if record.first("rules") != game.version:
        raise RecordError(3, "other-version", found=record.first("rules"), expected=game.version)
    if record.first("content") != content_of(game):
        raise RecordError(4, "other-content", found=record.first("content"), expected=content_of(game))
    return game


def replay(record: Record, game: Game, upto: int | None = None, after: Source | None = None) -> Table:
    """The table as it stood after line `upto`, or after the last line."""
    answers = [e for e in record.entries if (e.is_answer or e.undo) and (upto is None or e.number <= upto)]
    secrets = record.secrets()
    table = Table(game, setup_of(record, game), Recorded(Record(record.header, answers), secrets, after))
    for entry in answers:
        repeat(table, entry, secrets)
    return table


def repeat(table: Table, entry: Entry, secrets: dict[int, str]) -> None:
    """Give one line of a record to the table; chance and automatic answers come by themselves."""
    try:
        if entry.undo:
            table.rewind(len(table.live) - entry.undo)
        elif is_given(entry):
            ask, seat = asked_for(table, entry)
            table.answer(seat, value_of(entry, ask, secrets), standing=entry.mark == "standing")
    except (TableError, RulesError, ValueError, IndexError) as error:
        raise RecordError(entry.at, "cannot-repeat", why=str(error)) from error


def is_given(entry: Entry) -> bool:
    """Whether a line was answered by somebody, not by chance or by the table."""
    return entry.is_answer and entry.mark != "auto" and (entry.actor != "~" or entry.mark == "hand")


def asked_for(table: Table, entry: Entry) -> tuple[Ask, int]:
    """The open question that a line answers, and its seat."""
    for seat, ask in table.asked():
        if actor(table.game, ask) == entry.actor:
            return ask, seat
    raise RecordError(entry.at, "not-asked", actor=entry.actor)



# ---------------------------------------------------------------- going on


def resume(text: str, find: Find) -> Recorder:
    """Go on with a game from the host's record. Nothing that was answered is lost, not even unfinished plans."""
    record = parse(text)
    if not record.behind("key") or not record.behind("seed"):
        raise RecordError(record.tail_at, "host-part-missing")
    chance = chance_of(record)
    key = bytes.fromhex(record.behind("key")[0])
    try:
        game = game_of(record, find)
    except RecordError as error:
        if error.fault not in ("other-version", "other-content") or record.closed:
            raise
        table = from_snapshot(record, find(record.game), chance)
    else:
        table = replay(record, game, after=chance.source())
        table.run.source = chance.source()
    for plan in record.behind("plan"):
        seat, *answers = map(int, plan.split())
        if seat in table.desks:
            table.desks[seat].start(answers)
    for stand in record.behind("stand"):
        seat_text, question, value, *until = stand.split()
        table.standing.append(Standing(int(seat_text), question, int(value), until[0] if until else ""))
    table.settle()
    return continued(record, table, chance, key)


def continued(record: Record, table: Table, chance: Chance, key: bytes) -> Recorder:
    """A recorder that writes on where the record ends."""
    names = tuple(name.split(" ", 1)[1] for name in record.all("name"))
    fresh = Recorder(table, chance, key, names, header=record.header)
    fresh.texts |= {n: text for n, text in record.secrets().items() if n <= record.last_number}
    known = record.last_number
    later = [line for line in table.lines if line.number > known]
    kept = record.entries
    if record.first("rules") != table.game.version and not any(e.rules == table.game.version for e in kept):
        kept = [*kept, Entry(f"rules {table.game.version}", rules=table.game.version)]
    fresh.entries = kept
    fresh.written = len(table.lines) - len(later)
    fresh.update()
    return fresh


def chance_of(record: Record) -> Chance:
    """The chance of a record whose seed is known."""
    kind = record.first("chance").split(" ")[0]
    return Chance(kind, bytes.fromhex(record.behind("seed")[0]), tuple(record.all("nonce")))


def from_snapshot(record: Record, game: Game, chance: Chance) -> Table:
    """The table from the state at its last step boundary: how a running game survives a change of the rules."""
    try:
        snapshot: dict[str, Any] = json.loads(record.behind("snapshot")[0])
        state = restore(snapshot["state"], game.parts)
        number = int(snapshot["number"])
        agenda: Agenda = state.agenda
        if snapshot["step"]:
            agenda.first(snapshot["step"], *snapshot["args"])
    except (IndexError, KeyError, ValueError, TypeError, StateError) as error:
        raise RecordError(record.tail_at, "snapshot", why=str(error)) from error
    secrets = record.secrets()
    source = Recorded(record, secrets, chance.source())
    run = Run(game.steps, state, source, watch=True, number=number)
    run.begin()
    table = Table(game, setup_of(record, game), source, run)
    for entry in live_entries(record):
        if entry.number > number and is_given(entry):
            ask, seat = asked_for(table, entry)
            table.run.number = max(table.run.number, entry.number - 1)
            table.answer(seat, value_of(entry, ask, secrets))
    table.run.number = max(table.run.number, record.last_number)
    table.run.source = chance.source()
    return table


def live_entries(record: Record) -> list[Entry]:
    """The answers that stand at the end of a record."""
    live: list[Entry] = []
    for entry in record.entries:
        if entry.is_answer:
            live.append(entry)
        elif entry.undo:
            live = live[: len(live) - entry.undo]
    return live


# ---------------------------------------------------------------- checking


@dataclass
class Verification:
    """What was checked, as text keys with figures, in the order of checking."""

    checked: list[tuple[str, int]] = field(default_factory=list)
    winners: tuple[int, ...] = ()


def verify(text: str, find: Find) -> Verification:
    """Check a record from beginning to end. The first line that is wrong raises a RecordError that names it."""
    record = parse(text)
    found = Verification([("record-checked-hashes", len(record.entries) + 1)])
    check_secrets(record, found)
    check_seed(record)
    game = game_of(record, find)
    if not record.behind("key"):
        found.checked.append(("record-seed-closed", 0))
        return found
    table = check_lines(record, game, found)
    check_draws(record, table, found)
    if record.closed != table.over:
        raise RecordError(record.tail_at, "truncated")
    found.winners = table.outcome.winners if table.outcome is not None else ()
    return found


def check_lines(record: Record, game: Game, found: Verification) -> Table:
    """Play the record again and write its record anew: every line and every state digest must come out the same."""
    secrets = record.secrets()
    table = Table(game, setup_of(record, game), Recorded(record, secrets, None))
    names = tuple(name.split(" ", 1)[1] for name in record.all("name"))
    again = Recorder(table, chance_of(record), bytes.fromhex(record.behind("key")[0]), names, record.header)
    for entry in record.entries:
        if entry.is_answer or entry.undo:
            repeat(table, entry, secrets)
            again.update()
    for entry, other in zip_longest(record.entries, again.entries):
        if entry is None:
            raise RecordError(record.tail_at - 1, "line-missing", expected=other.text)
        if other is None or entry.text != other.text:
            fault = "other-digest" if entry.step else "other-line"
            raise RecordError(entry.at, fault, expected=other.text if other is not None else "-")
    found.checked.append(("record-checked-lines", len([e for e in record.entries if e.is_answer or e.undo])))
    found.checked.append(("record-checked-digests", len([e for e in record.entries if e.step])))
    return table


def check_secrets(record: Record, found: Verification) -> None:
    """Every secret that can be read must match what was committed to."""
    commitments = {entry.number: entry for entry in record.entries if entry.commitment}
    salts = {entry.opens: (entry.salt, entry.value, entry.at) for entry in record.entries if entry.opens}
    for key in record.behind("key"):
        for number, text in record.secrets().items():
            salts.setdefault(number, (salt_of(bytes.fromhex(key), number), text, record.tail_at))
    for number, (salt, text, at) in salts.items():
        entry = commitments.get(number)
        if entry is None or commitment_of(salt, text) != entry.commitment:
            raise RecordError(entry.at if entry is not None else at, "other-secret", number=number)
    found.checked.append(("record-checked-secrets", len(salts)))


def check_seed(record: Record) -> None:
    """The seed that was published must be the one that was committed to."""
    if record.behind("seed"):
        chance = chance_of(record)
        if record.first("chance") != f"{chance.kind} {chance.commitment()}":
            raise RecordError(record.tail_at, "other-seed")


def check_draws(record: Record, table: Table, found: Verification) -> None:
    """Recompute every draw from the seed, except those that people typed in."""
    source = chance_of(record).source()
    lines = {line.number: line for line in table.lines}
    drawn = typed = 0
    for entry in record.entries:
        line = lines.get(entry.number)
        if entry.actor != "~" or line is None or line.ask is None:
            continue
        if entry.mark == "hand":
            typed += 1
            continue
        expected = source.draw(line.ask, entry.number)
        if expected != line.value:
            domain = line.ask.question.domain
            shown = domain.name(expected) if expected != WAIT else "-"
            raise RecordError(entry.at, "other-draw", expected=shown, found=domain.name(line.value))
        drawn += 1
    found.checked.append(("record-checked-draws", drawn))
    if typed:
        found.checked.append(("record-typed-draws", typed))
