"""Where the rounds of a game begin."""

from __future__ import annotations

from ludoteca.engine.game import Game
from ludoteca.engine.run import Run, Start


def rounds_begun(game: Game, run: Run) -> list[Start]:
    """The steps that were rounds, leaving out what was taken back; none in a game without rounds."""
    wanted = game.round_step
    return [start for start in run.starts if wanted and " ".join([start.name, *map(str, start.args)]) == wanted]
