"""Reading and checking records."""

from __future__ import annotations

from pathlib import Path

from ludoteca.cli.console import Console
from ludoteca.cli.faults import CommandError
from ludoteca.cli.saving import read
from ludoteca.cli.setting import seat_named
from ludoteca.cli.voice import Voice
from ludoteca.engine.game import SPECTATOR, find_game
from ludoteca.engine.observe import observe
from ludoteca.engine.record import Record, parse
from ludoteca.engine.replay import game_of, replay, setup_of, verify
from ludoteca.engine.scene import Text, as_text
from ludoteca.telling import chronicle


def verify_record(voice: Voice, file: Path) -> int:
    """Check a record from beginning to end, and say what was checked."""
    found = verify(read(file), find_game)
    print(voice.say("record-verified"))
    for key, count in found.checked:
        print("  " + voice.say(key, count=count))
    return 0


def show_record(voice: Voice, file: Path, as_seat: str, line: int | None) -> int:
    """Tell a game from its record, up to a line, as a seat or a spectator saw it, and show the table there."""
    record = parse(read(file))
    game = game_of(record, find_game)
    seat = seat_named(game, setup_of(record, game), as_seat) if as_seat else SPECTATOR
    if line is not None and not 0 <= line <= record.last_number:
        raise CommandError("no-line", line=line, last=record.last_number)
    for sentence in heading(voice, record):
        print(sentence)
    table = replay(record, game, upto=line)
    print()
    for number, sentence in chronicle(table, [seat], voice.lang):
        print(f"{number:4} {sentence}")
    print()
    print(as_text(observe(table, seat, ahead=False).scene, voice.of(game), Console().width), end="")
    return 0


def heading(voice: Voice, record: Record) -> list[str]:
    """What stands above the answers: game, seats, options, who played."""
    game = find_game(record.game)
    resolve = voice.of(game)
    version, seats = record.first("rules"), record.first("seats")
    lines = [voice.say("record-of", title=voice.title(game), version=version, seats=seats)]
    lines += ["  " + voice.say("record-option", option=key, value=value) for key, value in record.options.items()]
    for entry in record.all("name"):
        seat, _, name = entry.partition(" ")
        lines.append("  " + voice.say("record-player", seat=resolve(Text(f"seat-{seat}")), name=name))
    lines.append("  " + voice.say("record-ended" if record.closed else "record-open", line=record.last_number))
    return lines
