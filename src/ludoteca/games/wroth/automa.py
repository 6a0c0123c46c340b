"""The machine's faction in solo/co-op: its phases, its dice, its spending (W11-W13)."""

from __future__ import annotations

from ludoteca.games.wroth.state import Wroth


def maintenance(w: Wroth) -> None:
    """Phase 1: the base moves, then the chaos table speaks as often as the round die shows (W11.2, W11.3)."""


def takes_spoils(w: Wroth, region: int) -> bool:
    """Whether the machine receives the bonus of a region (W11.5)."""
    return w.majority(region) is w.machine


def bonus(w: Wroth, face: int) -> None:
    """The machine carries out a bonus action (W11.6)."""


def reinforce(w: Wroth) -> None:
    """Phase 3: reinforcements at the base (W11.8)."""
