"""How Monsters go from zone to zone (A6)."""

from __future__ import annotations

from collections.abc import Generator

from ludoteca.engine.ask import PASS, Ask, Question, Steps, choose
from ludoteca.games.village_attacks.castle import ADJACENT
from ludoteca.games.village_attacks.crowds import can_enter, push_in
from ludoteca.games.village_attacks.questions import FIGHTER_MOVED, MOVED
from ludoteca.games.village_attacks.state import Castle, Minion, Monster, Summoned


def is_hindered(c: Castle, m: Monster) -> bool:
    """Whether those who stand in its zone are as many as its remaining health, or more (A6.4-A6.7)."""
    return m.health_left <= c.hinderers(m.zone)


def ways_on(c: Castle, zone: int) -> list[int]:
    """The linked zones that a Monster, minion or summoned Monster can enter from here (A6.3, A6.9)."""
    return [to for to in ADJACENT[c.scenario][zone] if can_enter(c, zone, to)]


def destinations(c: Castle, m: Monster, steps: int, free: bool = False) -> dict[int, int]:
    """Where a Monster can go in so many steps, and how many it takes; `free` is never hindered (A6.3, A6.7, A6.9).

    All zones on the way have room, so nothing happens there, whichever way it goes. A full zone can be entered from
    next door only: who is pushed where depends on the last step (A17.5).
    """
    if steps == 0:
        return {}
    far = {m.zone: 0}
    reached = [m.zone]
    for zone in reached:  # grows while it is walked through
        if far[zone] < steps and (free or m.health_left > c.hinderers(zone)):
            for there in ADJACENT[c.scenario][zone]:
                if there not in far and not c.is_full(there):
                    far[there] = far[zone] + 1
                    reached.append(there)
    for there in ways_on(c, m.zone):
        far[there] = 1
    del far[m.zone]
    return far


def walk(c: Castle, m: Monster, question: Question, steps: int) -> Generator[Ask, int, bool]:
    """A Monster may go up to so many zones without dice, not hindered; False if it stays where it is."""
    moved = False
    far = destinations(c, m, steps, True)
    while far:
        to = yield choose(m.id, question, [PASS, *sorted(far)])
        if to == PASS:
            break
        steps -= far[to]
        pushes = c.is_full(to)
        yield from move_monster(c, m, to)
        moved = True
        far = destinations(c, m, steps, True)
        if not pushes:  # only full zones are left: the others could have been named at once
            far = {zone: 1 for zone in far if c.is_full(zone)}
    return moved


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
