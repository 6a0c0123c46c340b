"""Solo/co-op scenarios: set-up, scoring, missions (W10, W13, W15)."""

from __future__ import annotations

from ludoteca.engine.ask import Steps
from ludoteca.games.wroth.state import Wroth


def score_region(w: Wroth, region: int) -> None:
    """Both sides score a region (W11.14-W11.17)."""


def check_missions(w: Wroth) -> bool:
    """Whether a side has fulfilled a mission; then the game is over (W11.18-W11.21)."""
    return True


def set_base(w: Wroth) -> Steps:
    """Place the deployment base and the tokens that the scenario names (W10.5, W10.7)."""
    return
    yield


def set_up(w: Wroth) -> Steps:
    """All other set-up text of the scenario, then the machine's first units (W10.8, W10.13)."""
    return
    yield


def roll_chaos(w: Wroth) -> Steps:
    """The start value of the chaos die (W10.6)."""
    return
    yield
