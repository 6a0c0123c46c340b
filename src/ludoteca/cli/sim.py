"""Simulation: bots play many games; the same seed gives the same games on every machine and in both builds."""

from __future__ import annotations

import hashlib
import json
import struct
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol

from ludoteca.bots import key_of
from ludoteca.cli import INTERRUPTED
from ludoteca.cli.faults import CommandError
from ludoteca.cli.setting import bots_only, options_from
from ludoteca.cli.voice import Voice
from ludoteca.engine.game import Game, Outcome, Setup, find_game
from ludoteca.engine.scene import Text
from ludoteca.lab.match import bots_game, random_game


@dataclass
class Result:
    """What the games of a simulation came to."""

    game: Game
    setup: Setup
    bots: list[str]
    seed: str
    games: int = 0
    decisions: int = 0
    answers: int = 0
    seconds: float = 0.0
    wins: list[int] = field(default_factory=list)
    shared: int = 0
    """Games with several winners; each of them has the win counted."""
    unwon: int = 0
    failed: list[dict[str, Any]] = field(default_factory=list)
    whole: Any = field(default_factory=hashlib.sha256)

    def count(self, outcome: Outcome, decisions: int, ledger: list[int]) -> None:
        """Add a finished game."""
        self.games += 1
        self.decisions += decisions
        self.answers += len(ledger)
        for seat in outcome.winners:
            self.wins[seat] += 1
        self.shared += len(outcome.winners) > 1
        self.unwon += not outcome.winners
        self.whole.update(ledger_bytes(self.game, self.setup, ledger))

    def told(self) -> dict[str, Any]:
        """The result as `sim --json` tells it."""
        return {
            "game": self.game.id,
            "games": self.games,
            "seats": self.bots,
            "options": dict(self.setup.options),
            "seed": self.seed,
            "decisions": self.decisions,
            "answers": self.answers,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "wins": {self.game.seat_name(seat): wins for seat, wins in enumerate(self.wins)},
            "shared": self.shared,
            "unwon": self.unwon,
            "errors": len(self.failed),
            "failed": self.failed,
            "records_hash": self.whole.hexdigest(),
        }


def ledger_bytes(game: Game, setup: Setup, ledger: list[int]) -> bytes:
    """What one game adds to `records_hash`: the set-up as JSON, the number of answers, each as 4 bytes."""
    header = {"game": game.id, "rules": game.version, "seats": setup.seats, "options": dict(setup.options)}
    text = json.dumps(header, sort_keys=True, separators=(",", ":")).encode()
    return text + struct.pack(f"<I{len(ledger)}i", len(ledger), *ledger)


def simulate(voice: Voice, id: str, games: int, seats: str, seed: str, set: list[str], as_json: bool) -> int:
    """Play the games and tell the result, 1 if one broke; Ctrl-C tells what was done so far."""
    game = find_game(id)
    if games < 1:
        raise CommandError("no-games", games=games)
    options = options_from(set)
    bots = bots_only(game, seats, options)
    setup = game.setup(len(bots), options)
    result = Result(game, setup, bots, seed, wins=[0] * len(bots))
    interrupted = False
    title = voice.title(game)
    start = time.perf_counter()
    with progress(title, games) as bar:
        try:
            for index in range(games):
                play_one(voice, result, index)
                bar.step()
        except KeyboardInterrupt:
            interrupted = True
    result.seconds = time.perf_counter() - start
    told = result.told()
    if interrupted:
        print(voice.say("sim-interrupted", done=result.games, games=games), file=sys.stderr)
    print(json.dumps(told, ensure_ascii=False) if as_json else in_words(voice, result))
    if interrupted:
        return INTERRUPTED
    return 1 if result.failed else 0


def play_one(voice: Voice, result: Result, index: int) -> None:
    """Play the game with this number; one that breaks is counted, and the others go on."""
    try:
        chance, policy = key_of(result.seed, index, "chance"), key_of(result.seed, index, "policy")
        if all(name == "random" for name in result.bots):
            run, decisions = random_game(result.game, result.setup, chance, policy)
            ledger = run.since
        else:
            run, decisions = bots_game(result.game, result.setup, result.bots, chance, policy)
            ledger = run.values
        outcome = result.game.outcome(run.state)
    except Exception as error:  # whatever a game does, the next one is played
        result.failed.append({"index": index, "error": f"{type(error).__name__}: {error}"})
        told = voice.say("sim-error", seed=result.seed, index=index, fault=f"{type(error).__name__}: {error}")
        print(told, file=sys.stderr)
    else:
        result.count(outcome, decisions, ledger)


def in_words(voice: Voice, result: Result) -> str:
    """The result as a person reads it."""
    told = result.told()
    resolve, rate = voice.of(result.game), told["decisions_per_second"]
    lines = [
        voice.say("sim-games", games=result.games, title=voice.title(result.game)),
        voice.say("sim-speed", decisions=result.decisions, seconds=voice.figure(result.seconds, 1), rate=rate),
    ]
    for (seat, wins), bot in zip(told["wins"].items(), result.bots, strict=True):
        share = voice.figure(100 * wins / result.games, 1) if result.games else "-"
        lines.append(voice.say("sim-wins", seat=resolve(Text(f"seat-{seat}")), bot=bot, wins=wins, share=share))
    lines.append(voice.say("sim-shared", shared=result.shared, unwon=result.unwon))
    lines.append(voice.say("sim-errors", errors=len(result.failed)))
    lines.append(voice.say("sim-hash", hash=told["records_hash"]))
    return "\n".join(lines)


class Bar(Protocol):
    """Something that shows how far the work is."""

    def step(self) -> None: ...


class NoBar:
    def step(self) -> None:
        """Nobody is watching."""


@contextmanager
def progress(title: str, total: int) -> Iterator[Bar]:
    """A progress bar on stderr if that is a terminal."""
    if not sys.stderr.isatty():
        yield NoBar()
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task(title, total=total)

        class Shown:
            def step(self) -> None:
                shown.advance(task)

        yield Shown()
