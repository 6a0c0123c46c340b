"""Status conditions: tokens on Monster boards, on summoned Monsters and on villagers (A23, A24.1-A24.3, A13.16)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ludoteca.engine.ask import Ask, Steps, choose
from ludoteca.games.village_attacks.content import (
    DEFENCE,
    DEFENCE_SLOTS,
    IMMUNE_BURN,
    IMMUNE_STUN,
    MOVE_SLOTS,
    RESERVE_SLOTS,
    VENGEANCE,
)
from ludoteca.games.village_attacks.questions import (
    AFFLICTED,
    CURED,
    DIE_LOST,
    LOSE_DIE,
    VILLAGER_BURNS,
    VILLAGER_STOOD_UP,
    VILLAGER_STUNNED,
)
from ludoteca.games.village_attacks.state import Castle, Monster, Summoned, Villager
from ludoteca.games.village_attacks.words import (
    BURN,
    FIRST_MINION,
    FIRST_SUMMONED,
    NONE,
    NOWHERE,
    SILENCE,
    SLOW,
    STUN,
    SUNDER,
    USEFUL,
    target,
)

BURN_DAMAGE: Final = 1
"""What Burn does at the start of an activation, on either side."""

# ---------------------------------------------------------------- Monsters


def afflict(c: Castle, m: Monster, status: int) -> Generator[Ask, int, bool]:
    """A playing Monster on the map receives a condition; False if that changes nothing (A23.1-A23.11)."""
    if m.zone == NOWHERE:
        return False
    if status == SUNDER:
        return (yield from sunder(c, m))
    if status == SILENCE:
        return (yield from silence(c, m))
    if status == SLOW:
        return slow(c, m)
    if status == BURN:
        return set_on_fire(c, m)
    yield from knock_down(c, m)
    return True


def sunder(c: Castle, m: Monster) -> Generator[Ask, int, bool]:
    """A token on a Defence slot; on full slots it replaces a result of the owner's choice (A23.3-A23.5)."""
    if m.sunder == DEFENCE_SLOTS[m.id]:
        return False
    if m.free_defence_slots == 0:
        held: list[int] = []
        if m.defence > 0:
            held.append(DEFENCE)
        if m.vengeance > 0:
            held.append(VENGEANCE)
        lost = yield choose(m.id, LOSE_DIE, held, (SUNDER,))
        if lost == DEFENCE:
            m.defence -= 1
        else:
            m.vengeance -= 1
        c.journal.tell(DIE_LOST, m.id, lost)
    m.sunder += 1
    c.journal.tell(AFFLICTED, m.id, SUNDER)
    return True


def silence(c: Castle, m: Monster) -> Generator[Ask, int, bool]:
    """A token on a Reserve slot; on full slots it replaces a result of the owner's choice (A23.3, A23.4, A23.6)."""
    if m.silence == RESERVE_SLOTS[m.id]:
        return False
    if m.free_reserve_slots == 0:
        held = [result for result in range(USEFUL) if m.reserve[result] > 0]
        lost = yield choose(m.id, LOSE_DIE, held, (SILENCE,))
        m.reserve[lost] -= 1
        c.journal.tell(DIE_LOST, m.id, lost)
    m.silence += 1
    c.journal.tell(AFFLICTED, m.id, SILENCE)
    return True


def slow(c: Castle, m: Monster) -> bool:
    """A token on a Movement slot, one of which stays free of tokens; the dice there are all alike (A23.3, A23.7)."""
    if m.slow == MOVE_SLOTS[m.id] - 1:
        return False
    if m.free_move_slots == 0:
        m.stepped -= 1
    m.slow += 1
    c.journal.tell(AFFLICTED, m.id, SLOW)
    return True


def set_on_fire(c: Castle, m: Monster) -> bool:
    """A token on the board, at most one (A23.8)."""
    if m.burning:
        return False
    m.burning = True
    c.journal.tell(AFFLICTED, m.id, BURN)
    return True


def knock_down(c: Castle, m: Monster) -> Steps:
    """Stun: a Sunder, it lies down and will roll one die fewer; in its own turn the turn ends (A23.9-A23.11)."""
    yield from sunder(c, m)
    m.lying = True
    m.fewer = True
    c.journal.tell(AFFLICTED, m.id, STUN)
    if c.active != NONE and c.monsters[c.active] is m:
        m.turn_over = True


def tokens_of(m: Monster) -> list[int]:
    """The conditions that healing or a card can remove from a Monster (A23.12)."""
    found: list[int] = []
    if m.sunder > 0:
        found.append(SUNDER)
    if m.silence > 0:
        found.append(SILENCE)
    if m.slow > 0:
        found.append(SLOW)
    if m.burning:
        found.append(BURN)
    return found


def remove_condition(c: Castle, m: Monster, status: int) -> None:
    """One token leaves a Monster's board (A23.1, A23.12)."""
    if status == SUNDER:
        m.sunder -= 1
    elif status == SILENCE:
        m.silence -= 1
    elif status == SLOW:
        m.slow -= 1
    else:
        m.burning = False
    c.journal.tell(CURED, m.id, status)


def afflict_fighter(c: Castle, fighter: int, status: int) -> Steps:
    """A Monster, playing or summoned, receives a condition; minions have none, and who is gone is spared (A22.6)."""
    if fighter < FIRST_SUMMONED:
        m = c.monster(fighter)
        if m is not None:
            yield from afflict(c, m, status)
    elif fighter < FIRST_MINION:
        for s in c.summoned:
            if s.fighter == fighter:
                afflict_summoned(c, s, status)


def afflict_summoned(c: Castle, s: Summoned, status: int) -> None:
    """A summoned Monster receives a condition; Sunder does nothing, one of each is enough (A13.13, A13.16)."""
    if status == SUNDER or ignores(s, status):
        return
    if status == SILENCE:
        s.silence = True
    elif status == SLOW:
        s.slow = True
    elif status == BURN:
        s.burning = True
    else:
        s.stunned = True
    c.journal.tell(AFFLICTED, s.fighter, status)


def ignores(s: Summoned, status: int) -> bool:
    """Whether its card spares a summoned Monster a condition; Silence switches the card off (A13.16)."""
    if s.silence:
        return False
    return (status == BURN and IMMUNE_BURN[s.card]) or (status == STUN and IMMUNE_STUN[s.card])


# ---------------------------------------------------------------- villagers


def afflict_villager(c: Castle, v: Villager, zone: int, status: int) -> None:
    """A villager is stunned or burns; who already was or did is passed over by whatever does it (A24.1, A24.3)."""
    if status == STUN:
        c.journal.tell(VILLAGER_STUNNED, target(zone, v.look))
        v.stunned = True
    else:
        c.journal.tell(VILLAGER_BURNS, target(zone, v.look))
        v.burning = True


def stand_up(c: Castle, v: Villager, zone: int) -> None:
    """A stunned villager stands up (A15.18, A24.1)."""
    c.journal.tell(VILLAGER_STOOD_UP, target(zone, v.look))
    v.stunned = False


def cure_zone(c: Castle, zone: int) -> None:
    """All villagers of a zone lose Stun and Burn."""
    for villager in c.crowd[zone]:
        if villager.stunned:
            stand_up(c, villager, zone)
        villager.burning = False
