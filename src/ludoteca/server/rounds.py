"""The rounds of a game, for the bands below a replay: everybody may know when one began."""

from __future__ import annotations

from ludoteca.engine.rounds import rounds_begun
from ludoteca.engine.table import Table
from ludoteca.server.protocol import Band


def rounds_of(table: Table) -> list[Band]:
    """The rounds of a game, and after which line each began."""
    return [Band(at, start.number) for at, start in enumerate(rounds_begun(table.game, table.run), 1)]
