"""Who is who at a table, in words: what a seat plays, who sits there, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.bots import is_bot
from ludoteca.cli.voice import Voice
from ludoteca.engine.scene import Text
from ludoteca.engine.table import Table
from ludoteca.telling import YOU, played, with_name


def played_by(voice: Voice, table: Table, seat: int) -> list[str]:
    """All that a seat plays, or the seat itself."""
    names = played(table, seat) or [Text(f"seat-{table.game.seat_name(seat)}")]
    return [voice.of(table.game)(name) for name in names]


def person(voice: Voice, table: Table, names: Sequence[str], seat: int) -> str:
    """Who sits at a seat, with what they play: a person, a bot, or just the seat of the only person."""
    return with_name(voice.lang, names[seat], voice.series(played_by(voice, table, seat)))


def result(voice: Voice, table: Table, names: Sequence[str]) -> str:
    """Who has won."""
    winners = table.game.outcome(table.state).winners
    if not winners:
        return voice.say("game-lost")
    without_name = [seat for seat in winners if names[seat] == YOU or is_bot(names[seat])]
    count = len(winners) + sum(len(played_by(voice, table, seat)) - 1 for seat in without_name)
    people = [person(voice, table, names, seat) for seat in winners]
    return voice.say("game-won", names=voice.series(people), count=count)
