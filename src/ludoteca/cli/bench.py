"""How fast a game runs here: random playouts, clones and perhaps search, median of several slices."""

from __future__ import annotations

import json
import math
import time
from statistics import median
from typing import Any, Final

from ludoteca.bots import Turn, turn_in
from ludoteca.bots.playout import clones, playout
from ludoteca.bots.thinker import answers_to_the_end
from ludoteca.cli.faults import CommandError
from ludoteca.cli.voice import Voice
from ludoteca.engine.build import is_compiled
from ludoteca.engine.chance import Stream
from ludoteca.engine.game import Game, Setup, find_game
from ludoteca.engine.run import Run

SLICES: Final = 5
POSITIONS: Final = 64


def show_bench(voice: Voice, id: str, seconds: float, search: bool, as_json: bool) -> int:
    """Measure and tell."""
    if not 0 < seconds < math.inf:
        raise CommandError("bench-seconds", seconds=str(seconds))
    measured = measure(find_game(id), seconds, search)
    if as_json:
        print(json.dumps(measured))
        return 0
    print(voice.say("bench-compiled" if measured["compiled"] else "bench-interpreted"))
    print(voice.say("bench-decisions", rate=measured["decisions_per_second"]))
    print(voice.say("bench-clones", rate=measured["clones_per_second"]))
    if search:
        print(voice.say("bench-search", rate=measured["search_iterations_per_second"]))
    return 0


def measure(game: Game, seconds: float, search: bool = False) -> dict[str, Any]:
    """The figures of a game; the measurements take turns, so that what else the machine does falls on all of them."""
    setup = game.setup(middle(game))
    positions = middle_of_turns(game, setup)
    turn = first_turn(game, setup) if search else None
    slice_time = seconds / ((3 if search else 2) * SLICES)
    decisions: list[float] = []
    cloned: list[float] = []
    searched: list[float] = []
    for number in range(SLICES):
        decisions.append(playouts_per_second(game, setup, slice_time, number))
        cloned.append(clones_per_second(positions, slice_time))
        if turn is not None:
            searched.append(iterations_per_second(turn, slice_time, number))
    measured = {
        "game": game.id,
        "compiled": is_compiled(),
        "seats": setup.seats,
        "decisions_per_second": round(median(decisions)),
        "clones_per_second": round(median(cloned)),
    }
    return measured | ({"search_iterations_per_second": round(median(searched))} if search else {})


def middle(game: Game) -> int:
    """Three seats if the game can be played with three, else the middle of what it allows."""
    low, high = game.seats
    return 3 if low <= 3 <= high else (low + high) // 2


def playouts_per_second(game: Game, setup: Setup, seconds: float, key: int) -> float:
    """Decisions per second in random games, one after the other, for about so long."""
    decisions = 0
    start = time.perf_counter()
    games = 0
    while True:
        run = Run(game.steps, game.new(setup), Stream(key << 32 | games), keep=False)
        run.begin()
        decisions += playout(run, Stream(games << 32 | key), game.longest)
        games += 1
        spent = time.perf_counter() - start
        if spent >= seconds:
            return decisions / spent


def clones_per_second(positions: list[Run], seconds: float) -> float:
    """Clones per second of positions in the middle of turns."""
    made = 0
    source = Stream(1)
    start = time.perf_counter()
    while True:
        made += clones(positions, source, 1)
        spent = time.perf_counter() - start
        if spent >= seconds:
            return made / spent


def iterations_per_second(turn: Turn, seconds: float, key: int) -> float:
    """Iterations per second of a tree that grows from a turn; each plays its game to the end."""
    search = answers_to_the_end(turn, key)
    start = time.perf_counter()
    while True:
        search.grow(1)
        spent = time.perf_counter() - start
        if spent >= seconds:
            return search.count / spent


def first_turn(game: Game, setup: Setup) -> Turn:
    """The first choice in the first turn of a random game; the first at all where a game does not name its turns."""
    run = Run(game.steps, game.new(setup), Stream(1))
    run.begin()
    policy = Stream(2)
    while True:
        ask = run.ask
        assert ask is not None
        if len(ask.options) > 1 and game.turn_step in ("", run.start.name):
            return turn_in(game, run)
        run.answer(ask.options[policy.below(run.number + 1, len(ask.options))])


def middle_of_turns(game: Game, setup: Setup) -> list[Run]:
    """Positions of random games in which something was already answered since the step's start, where there are any."""
    found: list[Run] = []
    others: list[Run] = []
    for key in range(8):
        run = Run(game.steps, game.new(setup), Stream(key))
        run.begin()
        policy = Stream(key << 32)
        for _ in range(game.longest):
            if run.ask is None:
                break
            (found if run.since else others).append(run.clone(Stream(0)))
            run.answer(run.ask.options[policy.below(run.number + 1, len(run.ask.options))])
    chosen = found or others
    every = max(1, len(chosen) // POSITIONS)
    return chosen[::every][:POSITIONS]
