"""How Monsters go from zone to zone (A6)."""

from __future__ import annotations

from ludoteca.engine.ask import Steps
from ludoteca.games.village_attacks.castle import ADJACENT
from ludoteca.games.village_attacks.crowds import can_enter, push_in
from ludoteca.games.village_attacks.state import Castle, Minion, Monster, Summoned
from ludoteca.games.village_attacks.words import FIGHTER_MOVED, MOVED


def is_hindered(c: Castle, m: Monster) -> bool:
    """Whether those who stand in its zone are as many as its remaining health, or more (A6.4-A6.7)."""
    return m.health_left <= c.hinderers(m.zone)


def ways_on(c: Castle, zone: int) -> list[int]:
    """The linked zones that a Monster, minion or summoned Monster can enter from here (A6.3, A6.9)."""
    return [to for to in ADJACENT[c.scenario][zone] if can_enter(c, zone, to)]


def move_monster(c: Castle, m: Monster, to: int) -> Steps:
    """A Monster enters a linked zone, pushing somebody on if it is full (A6.8)."""
    if (yield from push_in(c, m.zone, to)):
        m.zone = to
        c.journal.tell(MOVED, m.id, to)


def move_minion(c: Castle, minion: Minion, to: int) -> Steps:
    """A minion moves like a Monster, but is never hindered."""
    if (yield from push_in(c, minion.zone, to)):
        minion.zone = to
        c.journal.tell(FIGHTER_MOVED, minion.fighter, to)


def move_summoned(c: Castle, s: Summoned, to: int) -> Steps:
    """A summoned Monster moves like a Monster, but is never hindered (A13.22)."""
    if (yield from push_in(c, s.zone, to)):
        s.zone = to
        c.journal.tell(FIGHTER_MOVED, s.fighter, to)
