"""Damage on either side, and death: villagers (A7.8-A7.17), Monsters (A8, A12, A22.4-A22.8), summoned, minions."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ludoteca.engine.ask import PASS, Ask, Steps, choose
from ludoteca.games.village_attacks import levels
from ludoteca.games.village_attacks.content import (
    DEFENCE,
    HEALTH,
    HERO_HEALTH,
    KILL_MORALE,
    MINION_HEALTH,
    SHIELD,
    SUMMON_HEALTH,
    VENGEANCE,
    VILLAGER_HEALTH,
)
from ludoteca.games.village_attacks.ending import lower_morale
from ludoteca.games.village_attacks.questions import (
    DEFEND_WITH,
    DEFENDED,
    DIED,
    HURT,
    KILLED,
    MINION_TAKES,
    SHIELDED,
    WOUNDED,
)
from ludoteca.games.village_attacks.state import Castle, Minion, Monster, Summoned, Villager
from ludoteca.games.village_attacks.words import (
    BLOW,
    BY_SACRIFICE,
    BY_TROLL,
    BY_VENGEANCE,
    FIRST_MINION,
    FIRST_SUMMONED,
    HERO,
    NONE,
    NOWHERE,
    RESULTS,
    USEFUL,
    YUNFAKH,
    target,
)

DEFENCE_STOPS: Final = 2
"""How much damage of one attack a Defence result stops (A8.3)."""

# ---------------------------------------------------------------- villagers


def hurt_villager(c: Castle, v: Villager, zone: int, n: int, by: int, how: int) -> Steps:
    """A villager suffers damage and may die of it; `by` is the place of the Monster that gets experience, or NONE.

    A Hero keeps damage between rounds, all others have 1 health (A7.8); some Heroes are spared the first point.
    """
    if n > 0 and v.kind == HERO and SHIELD[v.card] and not v.shielded:
        v.shielded = True
        n -= 1
        c.journal.tell(SHIELDED, target(zone, v.look))
    if n <= 0:
        return
    v.damage += n
    if v.damage < (HERO_HEALTH[v.card] if v.kind == HERO else VILLAGER_HEALTH[v.kind]):
        c.journal.tell(WOUNDED, target(zone, v.look), n)
    else:
        yield from kill_villager(c, v, zone, by, how)


def kill_villager(c: Castle, v: Villager, zone: int, by: int, how: int) -> Steps:
    """A villager dies: morale falls, except by the Troll (A16.8); a living killer gains experience (A7.9-A7.16, A8.8).

    Traps, Burn, summoned Monsters and the Troll give no experience (A13.14, A16.8, A16.15, A24.3).
    """
    c.journal.tell(KILLED, target(zone, v.look))
    take_off(c, v, zone)
    c.kills += 1
    if how != BY_TROLL:
        lower_morale(c, KILL_MORALE[v.kind])
    if how <= BY_SACRIFICE and by != NONE:
        killer = c.monsters[by]
        if killer.zone != NOWHERE:
            yield from levels.gain_kill(c, killer, v.kind, v.kind == HERO and v.type == killer.type, how)


def take_off(c: Castle, v: Villager, zone: int) -> None:
    """A villager leaves the map: its figure goes back to the box, a Hero's card under the deck (A7.17)."""
    c.crowd[zone].remove(v)
    if v.kind == HERO:
        c.hero_bottom.append(v.card)
    else:
        c.box[v.kind] += 1


# ---------------------------------------------------------------- playing Monsters


def hurt_monster(c: Castle, m: Monster, n: int, cause: int = BLOW) -> Steps:
    """A Monster is to suffer damage that is no attack: a minion may take it, Defence does not help (A8.11, A22.5)."""
    n = yield from minion_takes(c, m, n)
    suffer(c, m, n, cause)


def minion_takes(c: Castle, m: Monster, n: int) -> Generator[Ask, int, int]:
    """One minion in the Monster's zone may take the damage; what is too much for it is returned (A22.4, A22.5)."""
    near = [minion for minion in c.minions if minion.owner == m.id and minion.zone == m.zone]
    if n <= 0 or m.zone == NOWHERE or not near:
        return n
    fighter = yield choose(m.id, MINION_TAKES, [PASS, *sorted([minion.fighter for minion in near])], (m.id, n))
    for minion in near:
        if minion.fighter == fighter:
            left = MINION_HEALTH[m.id] - minion.damage
            hurt_minion(c, minion, n)
            return max(0, n - left)
    return n


def suffer(c: Castle, m: Monster, n: int, cause: int = BLOW) -> None:
    """A Monster takes damage; with as much as it has health it is killed at once (A12.1)."""
    if n <= 0 or m.zone == NOWHERE:
        return
    m.damage += n
    c.journal.tell(HURT, m.id, n, max(0, HEALTH[m.id] - m.damage), cause)
    if m.damage >= HEALTH[m.id]:
        monster_dies(c, m)


def monster_dies(c: Castle, m: Monster) -> None:
    """Its board is cleared but for abilities and levels, what it held up ends, and so does its turn (A12.2-3, A10.11).

    What it has paid towards a summoning stays (A13.9).
    """
    c.journal.tell(DIED, m.id)
    m.zone = NOWHERE
    m.damage = 0
    m.xp = 0
    m.pool = [0] * RESULTS
    m.special = [0] * RESULTS
    m.reserve = [0] * USEFUL
    m.stepped = 0
    m.defence = 0
    m.vengeance = 0
    m.sunder = 0
    m.silence = 0
    m.slow = 0
    m.burning = False
    m.lying = False
    m.fewer = False
    m.guard = False
    m.block = 0
    m.armour = 0
    m.untargetable = False
    end_holds(c, m.id)
    if c.active != NONE and c.monsters[c.active] is m:
        m.turn_over = True


def end_holds(c: Castle, fighter: int) -> None:
    """Villagers are no longer held by whoever is dead (A10.11)."""
    c.holds = [hold for hold in c.holds if hold.maker != fighter]


# ---------------------------------------------------------------- an attack


def attack_fighter(c: Castle, fighter: int, n: int, attacker: Villager | None, zone: int) -> Steps:
    """An attack that did not fail hits a Monster, a summoned one or a minion: armour and all after it (A8.12).

    The attacker stands in the zone; without one it is the Troll. Whoever is no longer there is not hit.
    """
    if fighter < FIRST_SUMMONED:
        m = c.monster(fighter)
        if m is not None and m.zone != NOWHERE:
            yield from attack_monster(c, m, n, attacker, zone)
    elif fighter < FIRST_MINION:
        for s in c.summoned:
            if s.fighter == fighter:
                hurt_summoned(c, s, n - s.armour)
                return
    else:
        for minion in c.minions:
            if minion.fighter == fighter:
                hurt_minion(c, minion, n)
                return


def attack_monster(c: Castle, m: Monster, n: int, attacker: Villager | None, zone: int) -> Steps:
    """Armour, a minion, Defence and Vengeance, then the Monster suffers the rest and takes its revenge (A8.12)."""
    n = yield from minion_takes(c, m, max(0, n - m.armour))
    avenges = attacker is not None and (attacker.kind != YUNFAKH or zone == m.zone)
    defences, vengeances = yield from defend(c, m, n, avenges)
    n = max(0, n - defences * (DEFENCE_STOPS + m.block))
    suffer(c, m, n)
    for _ in range(vengeances):
        if attacker is not None and attacker in c.crowd[zone]:
            yield from hurt_villager(c, attacker, zone, n, c.monsters.index(m), BY_VENGEANCE)


def defend(c: Castle, m: Monster, n: int, avenges: bool) -> Generator[Ask, int, tuple[int, int]]:
    """The owner says at once which results on Defence slots are used: how many Defence and Vengeance (A8.2-A8.7).

    Asked as long as there is damage left, Defence before Vengeance; a result that could do nothing is not offered
    (A8.9, A8.13).
    """
    defences = 0
    vengeances = 0
    while n > 0:
        options = [PASS]
        if defences < m.defence and vengeances == 0:
            options.append(DEFENCE)
        if vengeances < m.vengeance and avenges:
            options.append(VENGEANCE)
        if len(options) == 1:
            break
        result = yield choose(m.id, DEFEND_WITH, options, (m.id, n))
        if result == PASS:
            break
        if result == DEFENCE:
            defences += 1
            n -= DEFENCE_STOPS + m.block
        else:
            vengeances += 1
        c.journal.tell(DEFENDED, m.id, result, max(0, n))
    m.defence -= defences
    m.vengeance -= vengeances
    return defences, vengeances


# ---------------------------------------------------------------- summoned Monsters and minions


def hurt_summoned(c: Castle, s: Summoned, n: int, cause: int = BLOW) -> None:
    """A summoned Monster takes damage; one that dies leaves the game and binds nobody any more (A12.7, A13.18)."""
    if n <= 0:
        return
    s.damage += n
    c.journal.tell(HURT, s.fighter, n, max(0, SUMMON_HEALTH[s.card] - s.damage), cause)
    if s.damage >= SUMMON_HEALTH[s.card]:
        c.journal.tell(DIED, s.fighter)
        c.summoned.remove(s)
        end_holds(c, s.fighter)


def hurt_minion(c: Castle, minion: Minion, n: int) -> None:
    """A minion takes damage, which it keeps until it is dead (A22.6)."""
    if n <= 0:
        return
    minion.damage += n
    c.journal.tell(HURT, minion.fighter, n, max(0, MINION_HEALTH[minion.owner] - minion.damage), BLOW)
    if minion.damage >= MINION_HEALTH[minion.owner]:
        kill_minion(c, minion)


def kill_minion(c: Castle, minion: Minion) -> None:
    """A minion is gone, which costs nothing else (A22.6)."""
    c.journal.tell(DIED, minion.fighter)
    c.minions.remove(minion)


def kill_minions(c: Castle, zone: int) -> None:
    """All minions in a zone die."""
    for minion in c.minions[:]:
        if minion.zone == zone:
            kill_minion(c, minion)
