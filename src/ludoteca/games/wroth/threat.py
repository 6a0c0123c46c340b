"""How the AI chooses a region: by threat, by its own units, and never one that it may not use (W12.17-W12.20)."""

from __future__ import annotations

from ludoteca.games.wroth.content import COMPONENTS
from ludoteca.games.wroth.state import Wroth
from ludoteca.games.wroth.words import NOWHERE, REGIONS


def highest_threat(w: Wroth, regions: list[int]) -> int:
    """The region of highest threat among these, on a tie the lowest number; NOWHERE if there are none (W12.19)."""
    best, most = NOWHERE, -1
    for region in regions:
        threat = w.threat(region)
        if threat > most:
            best, most = region, threat
    return best


def lowest_threat(w: Wroth, regions: list[int]) -> int:
    """The region of lowest threat among these, on a tie the lowest number; NOWHERE if there are none."""
    best, least = NOWHERE, 0
    for region in regions:
        threat = w.threat(region)
        if best == NOWHERE or threat < least:
            best, least = region, threat
    return best


def threatened(w: Wroth, regions: list[int]) -> list[int]:
    """Those of the regions that hold a human unit: only they can be attacked (W12.21)."""
    return [region for region in regions if w.threat(region) > 0]


def most_units(w: Wroth, regions: list[int]) -> int:
    """The region where the machine has most units, each counted once; NOWHERE if it has none there (W12.6)."""
    best, most = NOWHERE, 0
    for region in regions:
        n = w.machine.units_in(region)
        if n > most:
            best, most = region, n
    return best


def unmarked(w: Wroth) -> list[int]:
    """The regions without an objective token."""
    return [region for region in REGIONS if region not in w.objectives]


def still_open(w: Wroth, regions: list[int]) -> list[int]:
    """Those of the regions into which no Karn of the humans keeps the machine from deploying (W14.25)."""
    return [region for region in regions if not w.is_closed(region, w.machine)]


def next_region(region: int) -> int:
    """The next higher number, and 1 after 8 (W11.2)."""
    return region % COMPONENTS.chaos_die + 1


def open_from(w: Wroth, region: int) -> int:
    """A region named by base, number or token; if a Karn closes it, the next higher open one (W14.25)."""
    while w.is_closed(region, w.machine):
        region = next_region(region)
    return region
