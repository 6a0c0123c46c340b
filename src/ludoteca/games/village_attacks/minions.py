"""Minions: they are raised by abilities and act in their Monster's turn (A22)."""

from __future__ import annotations

from collections.abc import Generator

from ludoteca.engine.ask import NO, PASS, YES, Ask, Steps, choose
from ludoteca.games.village_attacks.content import (
    MINION_ATTACKS,
    MINION_DAMAGE,
    MINION_MAX,
    MINION_MOVE,
    MINION_RANGE,
)
from ludoteca.games.village_attacks.crowds import can_enter, push_in
from ludoteca.games.village_attacks.damage import hurt_villager
from ludoteca.games.village_attacks.movement import move_minion, ways_on
from ludoteca.games.village_attacks.questions import (
    DEED_AT,
    DEED_NEXT,
    FIGHTER_ATTACKED,
    MINION_CAME,
    MINION_NEXT,
    MISSED,
    RAISE_MINION,
)
from ludoteca.games.village_attacks.state import Castle, Minion, Monster
from ludoteca.games.village_attacks.targets import chosen_of, hunting_grounds, options_of, prey
from ludoteca.games.village_attacks.tie_break import succeeds
from ludoteca.games.village_attacks.words import (
    BY_MINION,
    DEED_ATTACK,
    DEED_MOVE,
    FIRST_MINION,
    MINION_OWNER,
    NOWHERE,
    target,
)


def minions_of(c: Castle, m: Monster) -> list[Minion]:
    """The minions of a Monster that are in play, by number."""
    found = [minion for minion in c.minions if minion.owner == m.id]
    found.sort(key=number_of)
    return found


def number_of(minion: Minion) -> int:
    return minion.number


def numbered(c: Castle, number: int) -> Minion:
    """The minion with this number, which must be in play."""
    return c.minions[[minion.number for minion in c.minions].index(number)]


# ---------------------------------------------------------------- their Monster's turn


def wake(c: Castle, m: Monster) -> None:
    """In its Monster's turn each minion may act once (A22.1)."""
    for minion in minions_of(c, m):
        minion.moves = MINION_MOVE[m.id]
        minion.attacks = MINION_ATTACKS[m.id]


def rest(c: Castle, m: Monster) -> None:
    """After its Monster's turn a minion does not act."""
    for minion in minions_of(c, m):
        minion.moves = 0
        minion.attacks = 0


def deeds(c: Castle, minion: Minion, moves: int, attacks: int) -> list[int]:
    """What a minion with so many moves and attacks left can do: go to a linked zone, or attack within its range."""
    found: list[int] = []
    if moves > 0:
        found += [DEED_MOVE + zone for zone in ways_on(c, minion.zone)]
    if attacks > 0:
        zones = hunting_grounds(c, minion.zone, 0, MINION_RANGE[minion.owner])
        found += [DEED_ATTACK + zone for zone in zones]
    return found


def can_act(c: Castle, minion: Minion) -> bool:
    """Whether a minion can still do something in this turn."""
    return len(deeds(c, minion, minion.moves, minion.attacks)) > 0


def act(c: Castle, place: int, minion: Minion) -> Generator[Ask, int, bool]:
    """A minion moves and attacks in any order, never hindered, until it is done for this turn (A22.1).

    False if it did nothing.
    """
    m = c.monsters[place]
    acted = False
    while True:
        options = deeds(c, minion, minion.moves, minion.attacks)
        deed = (yield choose(m.id, DEED_NEXT, [PASS, *options], (minion.fighter,))) if options else PASS
        if deed == PASS:
            minion.moves = 0
            minion.attacks = 0
            return acted
        acted = True
        if deed < DEED_ATTACK:
            minion.moves -= 1
            yield from move_minion(c, minion, deed - DEED_MOVE)
        else:
            minion.attacks -= 1
            yield from attack(c, place, minion, deed - DEED_ATTACK)


def attack(c: Castle, place: int, minion: Minion, zone: int) -> Steps:
    """A minion attacks by target priority; its kills are those of its Monster (A7.16, A13.23)."""
    m = c.monsters[place]
    among = prey(c, minion.zone, zone)
    value = yield choose(m.id, DEED_AT, options_of(among, zone), (minion.fighter,))
    victim = chosen_of(among, value)
    c.journal.tell(FIGHTER_ATTACKED, minion.fighter, target(zone, victim.look))
    if (yield from succeeds(c, minion.zone)):
        yield from hurt_villager(c, victim, zone, MINION_DAMAGE[m.id], place, BY_MINION)
    else:
        c.journal.tell(MISSED, minion.zone)


# ---------------------------------------------------------------- abilities


def raise_minions(c: Castle, m: Monster, n: int) -> Generator[Ask, int, bool]:
    """Up to so many minions are placed in their Monster's zone, pushing if it is full; they may act at once (A17.5)."""
    came = False
    for _ in range(min(n, MINION_MAX[m.id] - len(minions_of(c, m)))):
        minion = Minion(free_number(c, m), m.zone)
        if not can_enter(c, NOWHERE, m.zone):
            break
        if (yield choose(m.id, RAISE_MINION, [NO, YES], (minion.fighter,))) == NO:
            break
        yield from push_in(c, NOWHERE, m.zone)
        minion.moves = MINION_MOVE[m.id]
        minion.attacks = MINION_ATTACKS[m.id]
        c.minions.append(minion)
        c.journal.tell(MINION_CAME, minion.fighter, m.zone)
        came = True
    return came


def free_number(c: Castle, m: Monster) -> int:
    """The first of a Monster's minions that is not in play."""
    in_play = [minion.number for minion in c.minions]
    number = MINION_OWNER.index(m.id)
    while number in in_play:
        number += 1
    return number


def command(c: Castle, place: int, moves: int, attacks: int) -> Generator[Ask, int, bool]:
    """Each own minion may now move and attack so much, besides what it does in this turn anyway."""
    m = c.monsters[place]
    waiting = minions_of(c, m)
    acted = False
    while True:
        waiting = [minion for minion in waiting if deeds(c, minion, moves, attacks)]
        if not waiting:
            return acted
        fighter = yield choose(m.id, MINION_NEXT, [PASS, *[minion.fighter for minion in waiting]])
        if fighter == PASS:
            return acted
        minion = numbered(c, fighter - FIRST_MINION)
        waiting.remove(minion)
        kept = (minion.moves, minion.attacks)
        minion.moves = moves
        minion.attacks = attacks
        if (yield from act(c, place, minion)):
            acted = True
        minion.moves, minion.attacks = kept
