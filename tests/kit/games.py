"""The games that the kit is run over: every registered one, and the probes."""

from __future__ import annotations

from ludoteca.engine.game import Game, installed
from tests.kit import pebbles
from tests.probes import orders, piles, support

REGISTERED = installed()[0]
HIDING = {game.id: game for game in (REGISTERED["magpies"], orders.GAME, piles.GAME, support.GAME)}
"""The small games that hide something."""
GAMES: dict[str, Game] = REGISTERED | HIDING | {"pebbles": pebbles.GAME}
