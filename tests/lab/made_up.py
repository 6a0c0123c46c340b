"""Runs of the lab with made-up rows."""

from __future__ import annotations

from pathlib import Path

import polars as pl

from ludoteca.engine.game import find_game
from ludoteca.lab.figures import Figures
from ludoteca.lab.parts import ROWS, USE
from ludoteca.lab.plan import make_plan
from ludoteca.lab.running import KeptRun, Results
from ludoteca.lab.spec import parse_spec


def results_of(text: str, rows: list[tuple[object, ...]], use: list[tuple[object, ...]] | None = None) -> Results:
    """A run with made-up rows."""
    spec = parse_spec(text.encode(), "spec.toml")
    plan = make_plan(spec, "spec.toml")
    together = [cell.number for cell in plan.cells if plan.together(cell)]
    run = KeptRun(plan.stamp, plan.stamps, plan.game.id, plan.games, together, plan.cells)
    table = pl.DataFrame(rows, schema=ROWS, orient="row")
    used = pl.DataFrame(use or [], schema=USE, orient="row")
    return Results(Path(), spec, run, find_game(spec.game), table, used)


def duel(faction: str, other: str, wins: int, games: int, first: int = 0) -> list[tuple[object, ...]]:
    """Games between two factions of which the first one wins so many."""
    rows: list[tuple[object, ...]] = []
    for game in range(first, first + games):
        won = float(game - first < wins)
        for seat, (who, share) in enumerate(((faction, won), (other, 1 - won))):
            traits = [f"faction=faction-{who}", "feat=feat-mutation", "feat=feat-den_mothers"]
            rows.append((0, game, seat, "greedy", share, 20 + 10 * int(share), 300, 150, traits, None))
    return rows


WROTH = 'game = "wroth"\nseats = [2]\ngames = 400\n'


def flagged(figures: Figures) -> list[tuple[str, str, str, str]]:
    return [(flag.dimension, flag.rate.value, flag.other, flag.rate.off) for flag in figures.flags]


def feats(faction: str, feat: str, wins: int, games: int, first: int) -> list[tuple[object, ...]]:
    """Games that somebody with this feat of this faction wins so often, against one without any."""
    return [
        (0, first + game, seat, "greedy", float((game < wins) == (seat == 0)), 20, 300, 150, traits, None)
        for game in range(games)
        for seat, traits in enumerate(([f"faction=faction-{faction}", f"feat=feat-{feat}"], []))
    ]


def bots_duel(one: str, other: str, wins: int, games: int, cell: int = 0) -> list[tuple[object, ...]]:
    """Games between two bots of which the first one wins so many, the seats exchanged each time."""
    rows: list[tuple[object, ...]] = []
    for game in range(games):
        won = float(game < wins)
        told = [(one, won), (other, 1 - won)]
        for seat, (who, share) in enumerate(told if game % 2 else told[::-1]):
            rows.append((cell, game, seat, who, share, 20, 300, 150, [], None))
    return rows


DUELS = 'game = "magpies"\ngames = 100\nbots = [["random", "greedy"], ["flat", "scout"]]\n'

LADDER = 'game = "magpies"\ngames = 100\nbots = [["greedy", "random"], ["flat", "greedy"], ["scout", "flat"]]\n'

COOP = """
game = "wroth"
seats = [1, 2]
games = 100
options = { scenario = ["runen_deep_hold", "koda_great_bear"] }
[[bounds]]
by = "scenario"
only = ["koda_great_bear"]
win = [25, 75]
"""


def together(cell: int, seats: int, wins: int, games: int, faction: str) -> list[tuple[object, ...]]:
    """Games that people win or lose together."""
    return [
        (cell, game, seat, "greedy", float(game < wins), 30, 100, 50, [f"faction=faction-{faction}"], None)
        for game in range(games)
        for seat in range(seats)
    ]


CASTLE = 'game = "village-attacks"\nseats = [1]\ngames = 1000\noptions = { difficulty = ["easy", "hard"] }\n'


def nights(cell: int, first: int, wins: int, games: int, *monsters: str) -> list[tuple[object, ...]]:
    """Games of one seat with these Monsters, of which so many are won."""
    traits = [f"monster=monster-{monster}" for monster in monsters]
    return [
        (cell, first + game, 0, "greedy", float(game < wins), 0, 100, 50, traits, None)
        for game in range(games)
    ]  # fmt: skip
