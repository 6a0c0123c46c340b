"""Experience, levels and healing (A11.1-A11.6, A11.12, A11.14, A7.15, A7.16, A18.3, A20.2-A20.4, A20.9, A20.10)."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.ask import Steps, choose
from ludoteca.games.village_attacks.conditions import remove_condition, tokens_of
from ludoteca.games.village_attacks.content import KILL_XP, KILL_XP_SAME_TYPE, RANK_LEVELS, XP_VALUE
from ludoteca.games.village_attacks.questions import GAINED, GROW, HEALED, LEARNT, LEVELLED, LOST_EXPERIENCE, RANK_ROSE
from ludoteca.games.village_attacks.state import ABILITIES_EACH, Castle, Monster
from ludoteca.games.village_attacks.words import BY_VENGEANCE, CURE_DAMAGE, GROW_HEAL, NOWHERE

HIGHEST_SKILL: Final = 3
BY_VENGEANCE_XP: Final = 1
AT_NIGHT_MORE: Final = 1
DAY_LOSS: Final = 2
"""Experience that a Monster loses at the start of its turn by day."""

# ---------------------------------------------------------------- experience


def gain_kill(c: Castle, m: Monster, kind: int, same_type: bool, how: int) -> Steps:
    """Experience for a villager killed by a Monster's die, ability, minion, Vengeance or sacrifice.

    A Hero of the own Type gives more, Vengeance always the same; by day nothing, by night one more (A7.9-A7.11,
    A7.15, A7.16, A8.6, A20.3, A20.4, A20.9, A20.10).
    """
    if c.day_night and c.day:
        return
    if how == BY_VENGEANCE:
        n = BY_VENGEANCE_XP
    else:
        n = KILL_XP_SAME_TYPE[kind] if same_type else KILL_XP[kind]
    if c.day_night:
        n += AT_NIGHT_MORE
    yield from gain_experience(c, m, n)


def gain_experience(c: Castle, m: Monster, n: int) -> Steps:
    """Tokens come one by one, so that a surplus starts the next level; the dead gain nothing (A8.8, A11.1, A11.2)."""
    if m.zone == NOWHERE:
        return
    c.journal.tell(GAINED, m.id, n, max(0, XP_VALUE[m.id] - m.xp - n))
    for _ in range(n):
        m.xp += 1
        if m.xp == XP_VALUE[m.id]:
            m.xp = 0
            yield from gain_level(c, m)


def day_loss(c: Castle, m: Monster) -> int:
    """By day, but not in round 1, a Monster loses experience; returns how much it did not have (A20.2)."""
    if not (c.day_night and c.day) or c.round == 1:
        return 0
    lost = min(DAY_LOSS, m.xp)
    if lost > 0:
        m.xp -= lost
        c.journal.tell(LOST_EXPERIENCE, m.id, lost)
    return DAY_LOSS - lost


# ---------------------------------------------------------------- levels


def gain_level(c: Castle, m: Monster) -> Steps:
    """A new level at once, even outside the own turn: learn, raise, or else heal (A11.1, A11.3, A11.14)."""
    m.level += 1
    c.journal.tell(LEVELLED, m.id, m.level)
    raise_rank(c, m.level)
    options = growths(m)
    if not options:
        return
    value = yield choose(m.id, GROW, options, (m.level,))
    if value >= GROW_HEAL:
        cure(c, m, value - GROW_HEAL)
    else:
        slot = value - ABILITIES_EACH * m.id
        m.skills[slot] += 1
        c.journal.tell(LEARNT, m.id, value, m.skills[slot])


def growths(m: Monster) -> list[int]:
    """What a level can bring; healing only when every ability is at its highest level (A11.3, A11.6)."""
    first = ABILITIES_EACH * m.id
    abilities = [first + slot for slot in range(ABILITIES_EACH) if m.skills[slot] < HIGHEST_SKILL]
    return abilities or [GROW_HEAL + value for value in cures(m)]


def raise_rank(c: Castle, level: int) -> None:
    """The rank of the village follows the highest level of a Monster and never falls (A18.3)."""
    rank = 0
    for least in RANK_LEVELS:
        if level >= least:
            rank += 1
    if rank > c.rank:
        c.rank = rank
        c.journal.tell(RANK_ROSE, rank)


# ---------------------------------------------------------------- healing


def cures(m: Monster) -> list[int]:
    """What healing can remove from a Monster: a condition, or 1 damage (A11.6, A11.12, A23.12)."""
    found = tokens_of(m)
    if m.damage > 0:
        found.append(CURE_DAMAGE)
    return found


def cure(c: Castle, m: Monster, value: int) -> None:
    """1 damage or one condition is removed."""
    if value == CURE_DAMAGE:
        heal(c, m, 1)
    else:
        remove_condition(c, m, value)


def heal(c: Castle, m: Monster, n: int) -> bool:
    """Up to so much damage is removed; False if there is none."""
    n = min(n, m.damage)
    if n == 0:
        return False
    m.damage -= n
    c.journal.tell(HEALED, m.id, n)
    return True
