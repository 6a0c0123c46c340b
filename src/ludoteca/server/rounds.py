"""The rounds of a game, for the bands below a replay: everybody may know when one began."""

from __future__ import annotations

from ludoteca.engine.table import Table
from ludoteca.server.protocol import Band


def rounds_of(table: Table) -> list[Band]:
    """Where the rounds of a game began, leaving out what was taken back."""
    wanted = table.game.round_step
    steps = [(" ".join([start.name, *map(str, start.args)]), start.number) for start in table.run.starts]
    begun = [number for step, number in steps if wanted and step == wanted]
    return [Band(at, number) for at, number in enumerate(begun, 1)]
