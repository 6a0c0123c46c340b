"""Whoever presses Ctrl-C while a bot thinks is heard, interpreted and compiled."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

# The signal comes when the process itself has worked for so long: in the middle of a search that would take hours.
THINK = """
import signal
from ludoteca.bots import Budget, new_bot, turn_in
from ludoteca.bots.thinker import advice
from ludoteca.engine.chance import Stream
from ludoteca.engine.game import find_game
from ludoteca.engine.run import Run

game = find_game({game!r})
run = Run(game.steps, game.new(game.setup(2)), Stream(3))
run.begin()
while (turn := turn_in(game, run)).needs_no_thought:
    run.answer(turn.options[0])
signal.signal(signal.SIGVTALRM, signal.default_int_handler)
signal.setitimer(signal.ITIMER_VIRTUAL, 0.2)
try:
    {think}
except KeyboardInterrupt:
    print("stopped")
"""
BOT = 'new_bot("tree:1000000", 1).choose(turn)'
ADVICE = "Budget(1000000).spend(advice(turn, 1))"


@pytest.mark.skipif(not hasattr(signal, "SIGVTALRM"), reason="this system has no alarm for the work of a process")
@pytest.mark.parametrize("think", [BOT, ADVICE], ids=["bot", "advice"])
@pytest.mark.parametrize("game", ["magpies", "wroth", "village-attacks"])
def test_ctrl_c_stops_a_search(game: str, think: str) -> None:
    script = THINK.format(game=game, think=think)
    done = subprocess.run([sys.executable, "-c", script], check=False, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout, done.stderr) == (0, "stopped\n", "")
