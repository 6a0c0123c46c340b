"""Simulation: the contract of its result, the same games for the same seed, faults and interruptions survived."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import os
import pty
import re
import signal
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludoteca.bots import key_of
from ludoteca.bots.playout import playout
from ludoteca.cli import sim
from ludoteca.engine.chance import Stream
from ludoteca.engine.game import Game, find_game, installed
from ludoteca.engine.run import Run
from tests.cli.conftest import Terminal
from tests.cli.lanterns import GAME as LANTERNS

PROMISED = {
    "game", "games", "decisions", "answers", "seconds", "decisions_per_second", "wins", "errors", "records_hash"
}  # fmt: skip


def result(ludoteca: Terminal, words: str) -> dict[str, Any]:
    done = ludoteca(f"sim {words} --json")
    assert done.code == 0
    found: dict[str, Any] = json.loads(done.out)
    return found


def test_the_result_as_json(ludoteca: Terminal) -> None:
    told = result(ludoteca, "magpies --games 20 --seats random,random,random --seed 7 --set length=long")
    assert set(told) >= PROMISED
    assert (told["game"], told["games"], told["errors"]) == ("magpies", 20, 0)
    assert told["options"] == {"length": "long"}
    assert set(told["wins"]) == {"south", "west", "north"}
    assert sum(told["wins"].values()) >= 20
    assert 0 < told["decisions"] < told["answers"]


def test_the_same_seed_gives_the_same_games(ludoteca: Terminal) -> None:
    words = "magpies --games 10 --seats random,random"
    hashes = [result(ludoteca, f"{words} --seed {seed}")["records_hash"] for seed in ("a", "a", "b")]
    assert hashes[0] == hashes[1] != hashes[2]
    mixed = "magpies --games 3 --seats greedy,random --seed a"
    assert result(ludoteca, mixed)["records_hash"] == result(ludoteca, mixed)["records_hash"]


def test_the_hash_never_changes_by_accident(ludoteca: Terminal) -> None:
    """Computed anew from the description in the help, not from the code."""
    game = find_game("magpies")
    whole = hashlib.sha256()
    for index in range(5):
        run = Run(game.steps, game.new(game.setup(2)), Stream(key_of("s", index, "chance")), keep=False)
        run.begin()
        playout(run, Stream(key_of("s", index, "policy")), game.longest)
        setup = '{"game":"magpies","options":{"length":"short"},"rules":"' + game.version + '","seats":2}'
        whole.update(setup.encode() + struct.pack(f"<I{len(run.since)}i", len(run.since), *run.since))
    told = result(ludoteca, "magpies --games 5 --seats random,random --seed s")
    assert told["records_hash"] == whole.hexdigest()


def test_looking_bots_without_judgement_play_like_random_ones(ludoteca: Terminal, more_games: Path) -> None:
    """So both ways to run a simulation, the fast one and the one with possible tables, play the same games."""
    fast, slow = (
        result(ludoteca, f"lanterns --games 20 --seats {seats}") for seats in ("random,random", "greedy,greedy")
    )
    for key in ("records_hash", "decisions", "answers", "wins"):
        assert fast[key] == slow[key]


def test_games_that_break_are_counted_and_the_rest_goes_on(
    ludoteca: Terminal, monkeypatch: pytest.MonkeyPatch, more_games: Path
) -> None:
    def fails_at_times(g: Any) -> Any:
        if sum(g.oil) % 2:
            raise ValueError("the oil is odd")
        return LANTERNS.outcome(g)

    put_on_shelf(monkeypatch, dataclasses.replace(LANTERNS, id="odd", outcome=fails_at_times))
    done = ludoteca("sim odd --games 30 --seats random,random --json")
    told = json.loads(done.out)
    assert done.code == 1
    assert told["errors"] > 0
    assert told["games"] == 30 - told["errors"] > 0
    assert done.err.count("broke down: ValueError: the oil is odd") == told["errors"]


def test_broken_games_end_the_words_with_an_error_too(
    ludoteca: Terminal, monkeypatch: pytest.MonkeyPatch, more_games: Path
) -> None:
    put_on_shelf(monkeypatch, dataclasses.replace(LANTERNS, id="short", longest=10))
    done = ludoteca("sim short --games 2 --seats random,random")
    assert done.code == 1
    assert "Games that broke down: 2\n" in done.out


def test_a_game_that_never_ends_is_stopped(ludoteca: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_shelf(monkeypatch, dataclasses.replace(LANTERNS, id="short", longest=10))
    for seats in ("random,random", "greedy,random"):
        done = ludoteca(f"sim short --games 3 --seats {seats} --json")
        assert done.code == 1
        assert json.loads(done.out)["errors"] == 3
        assert "goes on after 10 lines" in done.err


def test_ctrl_c_tells_what_was_done(ludoteca: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore it
    begun = 0

    def interrupted_in_the_sixth(setup: Any) -> Any:
        nonlocal begun
        begun += 1
        if begun == 6:
            signal.raise_signal(signal.SIGINT)
        return LANTERNS.new(setup)

    put_on_shelf(monkeypatch, dataclasses.replace(LANTERNS, id="slow", new=interrupted_in_the_sixth))
    try:
        done = ludoteca("sim slow --games 1000000 --seats random,random --json")
    finally:
        signal.signal(signal.SIGINT, before)
    assert done.code == 130
    assert json.loads(done.out)["games"] == 5
    assert done.err == "Interrupted: 5 of 1000000 games were played.\n"


def put_on_shelf(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    """One more game is installed."""
    games, _ = installed()
    monkeypatch.setitem(games, game.id, game)


def test_the_result_in_words(ludoteca: Terminal) -> None:
    done = ludoteca("sim magpies --games 2 --seats random,random", lang="it")
    assert done.out.startswith("2 partite a Gazze\n")
    assert "Sud (random): " in done.out
    assert done.err == ""


def test_figures_follow_the_language(ludoteca: Terminal) -> None:
    english, italian = (ludoteca("sim magpies --games 3 --seats greedy,random", lang=lang).out for lang in ("en", "it"))
    assert re.search(r"in \d+\.\d seconds", english)
    assert re.search(r"\d+\.\d %", english)
    assert re.search(r"in \d+,\d secondi", italian)
    assert re.search(r"\d+,\d %", italian)
    assert not re.search(r"\d\.\d", italian)


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("random@builder", "random has no temperament"),
        ("anna", "Only bots sit in a simulation"),
        ("xyz:3", "with a budget tree:400 or flat:0.5s, with a temperament greedy@builder"),
    ],
)
def test_who_cannot_sit_in_a_simulation(ludoteca: Terminal, bot: str, words: str) -> None:
    done = ludoteca(f"sim magpies --seats {bot},greedy")
    assert (done.code, done.out) == (2, "")
    assert words in done.err


def test_a_terminal_sees_how_far_it_is(environment: dict[str, str]) -> None:
    ours, theirs = pty.openpty()
    command = [
        sys.executable,
        "-m",
        "ludoteca",
        "sim",
        "magpies",
        "--games",
        "20",
        "--seats",
        "random,random",
        "--json",
    ]
    done = subprocess.run(
        command, env={**environment, "TERM": "xterm"}, stdout=subprocess.PIPE, stderr=theirs, check=False
    )
    os.close(theirs)
    shown = os.read(ours, 65536).decode()
    os.close(ours)
    assert done.returncode == 0
    assert json.loads(done.stdout)["games"] == 20
    assert "100%" in shown


def test_the_ledger_of_a_game_in_bytes() -> None:
    game = find_game("magpies")
    assert sim.ledger_bytes(game, game.setup(2), [-1, 3]).endswith(b"\x02\0\0\0\xff\xff\xff\xff\x03\0\0\0")
