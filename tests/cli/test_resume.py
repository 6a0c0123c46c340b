"""A game that was interrupted, even by a kill, goes on exactly where it stopped."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.engine.game import installed
from tests.cli.conftest import Terminal, asked


class Player:
    """Another process that plays; it is fed line by line, so that it can be killed between two answers."""

    def __init__(self, words: list[str], environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludoteca", *words, "--lang", "en"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
        )

    def read_until(self, ending: bytes) -> str:
        """What it shows up to its next request."""
        assert self.process.stdout is not None
        shown = b""
        while not shown.endswith(ending):
            letter = self.process.stdout.read(1)
            assert letter, f"it ended unexpectedly: {shown.decode()}"
            shown += letter
        return shown.decode()

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()
        assert self.process.returncode == -signal.SIGKILL


def test_a_killed_game_loses_nothing(ludoteca: Terminal, environment: dict[str, str]) -> None:
    player = Player(["play", "magpies", "--seats", "you,greedy", "--seed", "5"], environment)
    player.read_until(b"\n> ")
    player.type("key")
    player.read_until(b"\n> ")
    player.type("1")
    last = player.read_until(b"\n> ")
    player.kill()
    [record] = ludoteca.records()
    done = ludoteca(f"play --resume {record}", "log 100", *["1"] * 100)
    assert last[last.index("# Magpies") :] in done.out + "\n> "
    assert "South: key" in done.out
    assert "The game is over." in done.out
    assert ludoteca(f"record verify {record}").code == 0
    through = ludoteca("play magpies --seats you,greedy --seed 5", "key", *["1"] * 100)
    ending = through.out[through.out.index("The game is over.") :].splitlines()[:4]
    assert ending == done.out[done.out.index("The game is over.") :].splitlines()[:4]


def test_a_secret_plan_survives_a_kill(ludoteca: Terminal, environment: dict[str, str]) -> None:
    player = Player(["play", "magpies", "--seats", "anna,bob", "--seed", "5"], environment)
    player.read_until(b"looking. ")
    player.type("")
    player.read_until(b"\n> ")
    player.type("coin")
    player.read_until(b"looking. ")
    player.kill()
    [record] = ludoteca.records()
    done = ludoteca(f"play --resume {record}", "", "ring", "", "log", "quit")
    assert "bob (West): Which trinket" in done.out
    assert "anna (South): Which trinket" not in done.out
    assert "anna (South): coin" in done.out


def test_standing_answers_survive(ludoteca: Terminal, more_games: Path) -> None:
    ludoteca("play lanterns --seed 5 --seats you,random", "1", "short", "stand", "quit")
    [record] = ludoteca.records()
    done = ludoteca(f"play --resume {record}", *["1", "short"] * 5)
    assert asked(done.out, "Do you snuff") == 0
    assert "The game is over." in done.out


def test_the_lobby_offers_the_interrupted_game(ludoteca: Terminal) -> None:
    ludoteca("play magpies --seed 5", "key", "quit")
    entry = str(len(installed()[0]) + 1)
    done = ludoteca("", entry, "quit", "q", lang="it")
    assert f"[{entry}] Riprendi Gazze: Tu e bot greedy (magpies-" in done.out
    assert "\n    Giro: 1 di 10\n" in done.out, "how far it has come"
    assert "Partita ripresa" in done.out
    assert "Sud: chiave" in done.out


def test_a_finished_game_is_not_offered(ludoteca: Terminal) -> None:
    ludoteca("play magpies --seats greedy,random --seed 5")
    assert "Resume" not in ludoteca("", "q").out


def test_the_end_of_input_and_ctrl_c_say_how_to_go_on(ludoteca: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    done = ludoteca("play magpies --seed 5", "key")
    [record] = ludoteca.records()
    assert done.code == 0
    assert f"ludoteca play --resume {record}" in done.out

    def interrupt(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    done = ludoteca(f"play --resume {record}")
    assert done.code == 130
    assert f"ludoteca play --resume {record}" in done.out


def test_a_full_disk_does_not_end_the_game(ludoteca: Terminal, tmp_path: Path) -> None:
    (tmp_path / "a.record").mkdir()
    done = ludoteca(f"play magpies --seed 5 --save {tmp_path}/a.record", "key", "quit")
    assert "cannot be saved" in done.out
    assert "South: key" in done.out
