"""Traps: drawn, placed, set off and discarded (A11.9, A11.10, A14.1, A14.2, A16.12-A16.21)."""

from __future__ import annotations

from collections.abc import Generator

from ludoteca.engine.ask import Ask, Steps, choose, draw
from ludoteca.games.village_attacks import effects, movement
from ludoteca.games.village_attacks.castle import DISTANCE, TO_HEART
from ludoteca.games.village_attacks.content import HAS_TRAPS, TRAP_CHARGES, TRAP_OPS, TRAP_SPACES
from ludoteca.games.village_attacks.questions import (
    BELL_FIRST,
    BELL_STEP,
    TRAP_CARD,
    TRAP_DRAWN,
    TRAP_GONE,
    TRAP_PLACED,
    TRAP_SPRUNG,
)
from ludoteca.games.village_attacks.state import Castle, Monster
from ludoteca.games.village_attacks.tie_break import one_zone
from ludoteca.games.village_attacks.words import BY_TRAP, NONE, PLACES

# ---------------------------------------------------------------- the row on the summary board


def draw_trap(c: Castle) -> Generator[Ask, int, bool]:
    """A Trap card is laid out face up if a space is free; an empty deck takes its discards (A14.1, A14.2)."""
    if not HAS_TRAPS[c.scenario] or len(c.trap_row) == TRAP_SPACES:
        return False
    if sum(c.trap_deck) == 0:
        c.trap_deck = c.trap_discard
        c.trap_discard = [0] * len(c.trap_deck)
    cards = [trap for trap, copies in enumerate(c.trap_deck) if copies > 0]
    if not cards:
        return False
    trap = yield draw(TRAP_CARD, cards, [c.trap_deck[trap] for trap in cards])
    c.trap_deck[trap] -= 1
    c.trap_row.append(trap)
    c.journal.tell(TRAP_DRAWN, trap)
    return True


def can_place(c: Castle, zone: int) -> bool:
    """Whether there is no Trap in a zone yet (A11.10)."""
    return c.trap_at[zone] == NONE


def place_trap(c: Castle, m: Monster, trap: int) -> None:
    """A Trap that has been paid for is placed in the Monster's zone (A11.9)."""
    c.trap_row.remove(trap)
    c.trap_at[m.zone] = trap
    c.trap_charges[m.zone] = TRAP_CHARGES[trap]
    c.journal.tell(TRAP_PLACED, m.id, trap, m.zone)


def cut_tripwires(c: Castle) -> Generator[Ask, int, bool]:
    """The placed Trap nearest to the Heart is discarded; if none is placed, all face-up ones."""
    nearest = nearest_of(c, placed(c))
    if nearest:
        discard_from(c, (yield from one_zone(nearest)))
        return True
    lost = c.trap_row
    for trap in lost:
        c.trap_discard[trap] += 1
        c.journal.tell(TRAP_GONE, trap)
    c.trap_row = []
    return len(lost) > 0


# ---------------------------------------------------------------- on the map


def placed(c: Castle) -> list[int]:
    """The zones with a Trap."""
    return [zone for zone in range(PLACES) if c.trap_at[zone] != NONE]


def nearest_of(c: Castle, zones: list[int]) -> list[int]:
    """Those of the zones that are nearest to the Heart."""
    far = TO_HEART[c.scenario]
    least = min([far[zone] for zone in zones], default=0)
    return [zone for zone in zones if far[zone] == least]


def trap_step(c: Castle) -> Steps:
    """Every Trap with a villager in its zone is set off once, the nearest first (A16.13, A16.18, A16.21)."""
    zones = placed(c)
    while zones:
        nearest = nearest_of(c, zones)
        if not has_prey(c, nearest):
            zones = [zone for zone in zones if zone not in nearest]
            continue
        zone = yield from one_zone(nearest)
        zones.remove(zone)
        if c.crowd[zone]:
            yield from trigger(c, zone)


def has_prey(c: Castle, zones: list[int]) -> bool:
    """Whether there is a villager in one of the zones; without any the order of their Traps does not matter."""
    for zone in zones:
        if c.crowd[zone]:
            return True
    return False


def trigger(c: Castle, zone: int) -> Steps:
    """The Trap in a zone is set off; without charges left it is discarded (A16.12, A16.14, A16.17)."""
    trap = c.trap_at[zone]
    c.journal.tell(TRAP_SPRUNG, trap, zone)
    yield from effects.resolve(c, TRAP_OPS[trap], NONE, zone, BY_TRAP)
    c.trap_charges[zone] -= 1
    if c.trap_charges[zone] == 0:
        discard_from(c, zone)


def discard_from(c: Castle, zone: int) -> None:
    """A placed Trap goes to the discard pile."""
    trap = c.trap_at[zone]
    c.trap_at[zone] = NONE
    c.trap_charges[zone] = 0
    c.trap_discard[trap] += 1
    c.journal.tell(TRAP_GONE, trap)


# ---------------------------------------------------------------- the Alarm Bell


def free_steps(c: Castle, zone: int, reach: int, n: int) -> Generator[Ask, int, bool]:
    """Each Monster near a Trap may go so many zones; the first player says in which order, each owner where (D14).

    Who lies down may not; nobody is hindered.
    """
    far = DISTANCE[c.scenario][zone]
    called = sorted([m.id for m in c.on_map() if far[m.zone] <= reach and not m.lying])
    moved = False
    while called:
        first = yield choose(c.leader(), BELL_FIRST, called)
        called = [other for other in called if other != first]
        m = c.monster(first)
        if m is not None and (yield from movement.walk(c, m, BELL_STEP, n)):
            moved = True
    return moved
