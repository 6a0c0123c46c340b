"""Repeating a record: to go on with a game, to look at an old position, to check that everything was fair."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import Any

from ludoteca.engine.ask import NOTHING, Ask
from ludoteca.engine.chance import WAIT, Source
from ludoteca.engine.flow import Agenda
from ludoteca.engine.game import Game, Setup, SetupError
from ludoteca.engine.record import Entry, Record, RecordError, commitment_of, parse, salt_of
from ludoteca.engine.recorder import Chance, Recorder, answerer, content_of, header_of
from ludoteca.engine.run import RulesError, Run
from ludoteca.engine.state import StateError, restore
from ludoteca.engine.table import Line, Standing, Table, TableError

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
    name = secrets.get(entry.number, "").removesuffix(" (auto)") if entry.commitment else entry.value
    if not name:
        raise RecordError(entry.at, "secret-missing", number=entry.number)
    asked = entry.question
    if entry.commitment and "=" in name:
        asked, _, name = name.partition("=")
    if ask.question.id != asked:
        raise RecordError(entry.at, "other-question", expected=ask.question.id, found=asked)
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
        return game.setup(
            int(record.first("seats")), record.options, record.first("continues"), record.first("carried")
        )
    except SetupError as error:
        raise RecordError(record.line_of("seats"), "setup", why=str(error)) from error


def game_of(record: Record, find: Find) -> Game:
    """The game of a record, in the same version."""
    try:
        game = find(record.game)
    except SetupError as error:
        raise RecordError(record.line_of("game"), "unknown-game", game=record.game) from error
    if record.first("rules") != game.version:
        raise RecordError(record.line_of("rules"), "other-version", found=record.first("rules"), expected=game.version)
    if record.first("content") != content_of(game):
        at = record.line_of("content")
        raise RecordError(at, "other-content", found=record.first("content"), expected=content_of(game))
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
        elif is_given(entry, secrets):
            ask, seat = asked_for(table, entry)
            table.answer(seat, value_of(entry, ask, secrets))
    except (TableError, RulesError, ValueError, IndexError) as error:
        raise RecordError(entry.at, "cannot-repeat", why=str(error)) from error


def is_given(entry: Entry, secrets: dict[int, str]) -> bool:
    """Whether a line was answered by somebody, not by chance or by the table."""
    if not entry.is_answer or entry.mark == "auto" or (entry.actor == "~" and entry.mark != "hand"):
        return False
    return not (entry.commitment and secrets.get(entry.number, "").endswith(" (auto)"))


def asked_for(table: Table, entry: Entry) -> tuple[Ask, int]:
    """The open question that a line answers, and its seat."""
    for seat, ask in table.asked():
        if answerer(table.game, ask, seat) == entry.actor:
            return ask, seat
    raise RecordError(entry.at, "not-asked", actor=entry.actor)


# ---------------------------------------------------------------- going on


def resume(text: str, find: Find) -> Recorder:
    """Go on with a game from the host's record. Nothing that was answered is lost, not even unfinished plans."""
    record = parse(text)
    if not record.behind("key") or not record.behind("seed"):
        raise RecordError(record.tail_at, "host-part-missing")
    chance, key = chance_of(record), key_of(record)
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
        plan_again(table, seat, answers)
    stand_again(table, record)
    table.settle()
    return continued(record, table, chance, key)


def plan_again(table: Table, seat: int, answers: list[int]) -> None:
    """Put a plan that was being made back on its desk, as far as the rules still take it."""
    desk = table.desks.get(seat)
    for value in answers:
        if desk is None or desk.ask is None or value not in desk.ask.options:
            return
        desk.answer(value)


def stand_again(table: Table, record: Record) -> None:
    """Leave the standing answers again that still mean something."""
    windows = {question.id: question for question in table.game.questions if question.default != NOTHING}
    for stand in record.behind("stand"):
        seat, question, value, *until = stand.split()
        if question in windows and 0 <= int(seat) < table.setup.seats and (not until or until[0] in table.game.steps):
            table.standing.append(Standing(int(seat), question, int(value), until[0] if until else ""))


def continued(record: Record, table: Table, chance: Chance, key: bytes) -> Recorder:
    """A recorder that writes on where the record ends."""
    entries = record.entries
    version = table.game.version
    if version != [record.first("rules"), *(entry.rules for entry in entries if entry.rules)][-1]:
        entries = [*entries, Entry(f"rules {version}", rules=version)]
    secrets = [secret.split(" ", 2) for secret in record.behind("secret")]
    return Recorder(
        table,
        chance,
        key,
        names_of(record),
        header=record.header,
        entries=entries,
        secrets={int(number): (who, text) for number, who, text in secrets},
        opened={entry.opens for entry in entries if entry.opens},
        written=len([line for line in table.lines if line.number <= record.last_number]),
        begun=True,
    )


def names_of(record: Record) -> tuple[str, ...]:
    """Who sat where, by seat."""
    return tuple(name.partition(" ")[2] for name in record.all("name"))


def key_of(record: Record) -> bytes:
    """The host's key, where it is known."""
    return bytes.fromhex(record.behind("key")[0])


def chance_of(record: Record) -> Chance:
    """The chance of a record whose seed is known."""
    kind = record.first("chance").split(" ")[0]
    return Chance(kind, bytes.fromhex(record.behind("seed")[0]), tuple(record.all("nonce")))


def from_snapshot(record: Record, game: Game, chance: Chance) -> Table:
    """The table from its last step boundary: how a running game survives a change of the rules.

    The answers since then are repeated. If the new rules do not take them as they stand, they are all taken back.
    """
    since = live_entries(record)
    try:
        run = repeated_step(record, game, chance, since)
    except (RecordError, RulesError):
        return from_step(record, game, chance, since)
    table = Table(game, setup_of(record, game), run.source, run)
    marks = {entry.number: entry.mark for entry in since}
    table.lines = [replace(line, by_hand=marks.get(line.number) == "hand") for line in table.lines]
    table.live = table.lines[:]
    return table


def repeated_step(record: Record, game: Game, chance: Chance, live: list[Entry]) -> Run:
    """A run from the snapshot on which all answers since then have been repeated on their own lines."""
    secrets = record.secrets()
    run = run_from_snapshot(record, game, Recorded(record, secrets, chance.source()))
    since = [entry for entry in live if entry.number > run.number]
    run.begin()
    for entry in since:
        if is_given(entry, secrets):
            if run.ask is None or answerer(game, run.ask, int(run.state.holders[run.ask.role])) != entry.actor:
                raise RecordError(entry.at, "not-asked", actor=entry.actor)
            run.number = max(run.number, entry.number - 1)
            run.answer(value_of(entry, run.ask, secrets))
    for entry, number in zip_longest(since, [n for n in run.numbers if n <= record.last_number]):
        if entry is None or entry.number != number:
            raise RecordError(entry.at if entry is not None else record.tail_at, "cannot-repeat", why="")
    run.number = max(run.number, record.last_number)
    run.source = chance.source()
    if run.waiting:  # where the new rules ask chance anew
        ask, run.ask, run.waiting = run.ask, None, False
        run.go_on(ask)
    return run


def from_step(record: Record, game: Game, chance: Chance, live: list[Entry]) -> Table:
    """The table at the start of the step of the snapshot; everything since is taken back."""
    source = chance.source()
    run = run_from_snapshot(record, game, source)
    gone = len([entry for entry in live if entry.number > run.number])
    run.number = record.last_number + 1
    try:
        run.begin()
    except RulesError as error:
        raise RecordError(record.line_behind("snapshot"), "snapshot", why=str(error)) from error
    table = Table(game, setup_of(record, game), source, run)
    table.lines.insert(0, Line(number=record.last_number + 1, ask=None, value=gone))
    return table


def run_from_snapshot(record: Record, game: Game, source: Source) -> Run:
    """A run that is about to start the step of the snapshot."""
    try:
        snapshot: dict[str, Any] = json.loads(record.behind("snapshot")[0])
        state = restore(snapshot["state"], game.parts)
        agenda: Agenda = state.agenda
        agenda.first(snapshot["step"], *snapshot["args"])
        return Run(game.steps, state, source, watch=True, number=int(snapshot["number"]))
    except (AttributeError, IndexError, KeyError, ValueError, TypeError, RecursionError, StateError) as error:
        raise RecordError(record.line_behind("snapshot"), "snapshot", why=str(error)) from error


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
    found = Verification([("record-checked-hashes", len(record.header) + len(record.entries) + len(record.tail) + 2)])
    check_secrets(record, found)
    game = game_of(record, find)
    if not record.closed and not record.behind("key"):
        found.checked.append(("record-seed-closed", 0))
        return found
    if not record.behind("key") or not record.behind("seed"):
        raise RecordError(record.tail_at, "host-part-missing")
    check_header(record, game)
    again = check_lines(record, game, found)
    table = again.table
    if record.closed != table.over:
        raise RecordError(record.tail_at, "is-over" if table.over else "not-over")
    check_tail(record, again)
    found.winners = table.outcome.winners if table.outcome is not None else ()
    return found


def check_header(record: Record, game: Game) -> None:
    """The header must be the one that such a table writes, and the seed the one that was committed to."""
    chance = chance_of(record)
    if record.first("chance") != f"{chance.kind} {chance.commitment()}":
        raise RecordError(record.line_behind("seed"), "other-seed")
    expected = header_of(game, setup_of(record, game), chance, names_of(record))
    for at, (line, other) in enumerate(zip_longest(record.header, expected)):
        if line != other:
            raise RecordError(at + 2, "other-line", expected=" ".join(other or "-"))


def check_lines(record: Record, game: Game, found: Verification) -> Recorder:
    """Play the record again and write its record anew: every line, draw and state digest must come out the same."""
    secrets = record.secrets()
    source = Audited(Recorded(record, secrets, None), chance_of(record).source())
    table = Table(game, setup_of(record, game), source)
    again = Recorder(table, chance_of(record), key_of(record), names_of(record), record.header)
    done = compare(record, again, 0)
    for entry in record.entries:
        if entry.at < record.entries[0].at + done:
            continue
        if entry.rules:
            raise RecordError(entry.at, "rules-changed", version=entry.rules)
        if is_given(entry, secrets) or entry.undo:
            repeat(table, entry, secrets)
            again.update()
            done = compare(record, again, done)
        elif not table.desks or entry.actor in ("", "~"):  # automatic answers in plans come when all plans are in
            raise RecordError(entry.at, "other-line", expected="-")
    if done < len(record.entries):
        raise RecordError(record.entries[done].at, "other-line", expected="-")
    typed = len([entry for entry in record.entries if entry.mark == "hand"])
    found.checked += [
        ("record-checked-lines", len([entry for entry in record.entries if entry.is_answer or entry.undo])),
        ("record-checked-digests", len([entry for entry in record.entries if entry.step])),
        ("record-checked-draws", len([entry for entry in record.entries if entry.actor == "~"]) - typed),
    ]
    if typed:
        found.checked.append(("record-typed-draws", typed))
    return again


def check_tail(record: Record, again: Recorder) -> None:
    """What is told behind the body must be what the game gives."""
    for key in ("secret", "snapshot"):
        for at, (line, expected) in enumerate(zip_longest(record.behind(key), again.record.behind(key))):
            if line != expected:
                raise RecordError(record.line_behind(key, at), "other-line", expected=f"{key} {expected or '-'}"[:200])


def compare(record: Record, again: Recorder, done: int) -> int:
    """Compare the lines that were written anew with those of the record; returns how many there are by now."""
    for at in range(done, len(again.entries)):
        other = again.entries[at]
        if at == len(record.entries):
            raise RecordError(record.tail_at - 1, "line-missing", expected=other.text)
        entry = record.entries[at]
        if entry.text != other.text and not entry.rules:
            same = entry.step and (entry.step, entry.args) == (other.step, other.args)
            raise RecordError(entry.at, "other-digest" if same else "other-line", expected=other.text)
    return len(again.entries)


class Audited:
    """The draws of a record, each compared with what the seed gives."""

    def __init__(self, recorded: Recorded, source: Source) -> None:
        self.recorded = recorded
        self.source = source

    def draw(self, ask: Ask, number: int) -> int:
        value = self.recorded.draw(ask, number)
        entry = self.recorded.entries.get(number)
        if entry is None:
            return value
        expected = self.source.draw(ask, number)
        if value == WAIT and expected != WAIT:
            raise RecordError(entry.at, "by-hand")
        if value != WAIT and expected == WAIT:
            raise RecordError(entry.at, "not-by-hand")
        if value != expected:
            domain = ask.question.domain
            raise RecordError(entry.at, "other-draw", expected=domain.name(expected), found=domain.name(value))
        return value


def check_secrets(record: Record, found: Verification) -> None:
    """Every secret that can be read must match what was committed to."""
    commitments = {entry.number: entry.commitment for entry in record.entries if entry.commitment}
    salted = [(entry.opens, entry.salt, entry.value, entry.at) for entry in record.entries if entry.opens]
    if record.behind("key"):
        for which, secret in enumerate(record.behind("secret")):
            line, _, text = secret.split(" ", 2)
            salt = salt_of(key_of(record), int(line))
            salted.append((int(line), salt, text, record.line_behind("secret", which)))
    for number, salt, text, at in salted:
        if number in commitments and commitments[number] != commitment_of(salt, text):
            raise RecordError(at, "other-secret", number=number)
    found.checked.append(("record-checked-secrets", len({number for number, _, _, _ in salted})))
