"""The terminal itself: who waits for longer than a moment sees what for."""

from __future__ import annotations

import io
import sys
import threading

import pytest
from rich.progress import Progress

from ludoteca.cli import console
from ludoteca.cli.console import Console


class Screen(io.StringIO):
    """Takes what is written as a terminal would."""

    def isatty(self) -> bool:
        return True


def new_screen(monkeypatch: pytest.MonkeyPatch) -> Screen:
    screen = Screen()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stdout", screen)
    return screen


def test_a_long_wait_says_what_for_and_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    screen, shown, start = new_screen(monkeypatch), threading.Event(), Progress.start

    def started(self: Progress) -> None:
        start(self)
        shown.set()

    monkeypatch.setattr(console, "A_MOMENT", 0)
    monkeypatch.setattr(Progress, "start", started)
    with Console().waiting("West [bot] thinks"):
        assert shown.wait(60)
    Console().write("afterwards")
    said = screen.getvalue()
    assert "West [bot] thinks" in said
    assert said.rstrip("\n").endswith("\x1b[2Kafterwards"), "the line was cleared"


def test_a_short_wait_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = new_screen(monkeypatch)
    monkeypatch.setattr(console, "A_MOMENT", 60)
    with Console().waiting("West thinks"):
        pass
    assert "West thinks" not in screen.getvalue()


def test_a_program_that_reads_is_told_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with Console().waiting("West thinks"):
        pass
    assert capsys.readouterr().out == ""


def test_a_wait_that_is_broken_off_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    new_screen(monkeypatch)
    monkeypatch.setattr(console, "A_MOMENT", 60)
    with pytest.raises(KeyboardInterrupt), Console().waiting("West thinks"):
        raise KeyboardInterrupt
    assert not [thread for thread in threading.enumerate() if isinstance(thread, threading.Timer)]
