"""Melee and Ranged results of playing Monsters, against villagers and the Troll (A7, A16.10, A24.5)."""

from __future__ import annotations

from ludoteca.engine.ask import Steps, choose
from ludoteca.games.village_attacks import troll
from ludoteca.games.village_attacks.castle import ADJACENT, sees
from ludoteca.games.village_attacks.content import MELEE, RANGED, TAUNT
from ludoteca.games.village_attacks.damage import hurt_villager
from ludoteca.games.village_attacks.dice import can_pay, pay
from ludoteca.games.village_attacks.questions import ATTACKED, MELEE_AT, MISSED, RANGED_AT, RANGED_INTO, TROLL_PROVOKED
from ludoteca.games.village_attacks.state import Castle, Monster, Villager
from ludoteca.games.village_attacks.targets import chosen_of, options_of, prey
from ludoteca.games.village_attacks.tie_break import succeeds
from ludoteca.games.village_attacks.words import BY_DIE, HERO, NOWHERE, target


def victims(c: Castle, m: Monster, zone: int) -> list[Villager]:
    """Whom a Melee or Ranged result may hit in a zone: a standing Hero who taunts, or else by priority (A7.4-A7.7)."""
    for villager in c.crowd[zone]:
        if villager.kind == HERO and TAUNT[villager.card] and not villager.stunned:
            return [villager]
    return prey(c, m.zone, zone)


# ---------------------------------------------------------------- Melee


def can_melee(c: Castle, m: Monster) -> bool:
    """Whether there is a Melee result, and a villager in the own zone (A7.1)."""
    return len(c.crowd[m.zone]) > 0 and can_pay(m, [MELEE])


def melee(c: Castle, place: int) -> Steps:
    """1 damage to one villager in the own zone (A7.1, A7.3)."""
    m = c.monsters[place]
    among = victims(c, m, m.zone)
    value = yield choose(m.id, MELEE_AT, options_of(among, m.zone))
    yield from pay(m, [MELEE])
    yield from attack(c, place, chosen_of(among, value), m.zone)


# ---------------------------------------------------------------- Ranged


def ranged_zones(c: Castle, m: Monster) -> list[int]:
    """The adjacent zones with somebody to hit and no darkness between; not the own one (A7.2, A7.6, A24.7)."""
    return [zone for zone in ADJACENT[c.scenario][m.zone] if sees(c, m.zone, zone) and victims(c, m, zone)]


def can_shoot(c: Castle, m: Monster) -> bool:
    """Whether there is a Ranged result, and a villager whom it can reach (A7.2)."""
    return can_pay(m, [RANGED]) and len(ranged_zones(c, m)) > 0


def shoot(c: Castle, place: int) -> Steps:
    """1 damage to one villager in an adjacent zone of choice (A7.2, A7.3, A7.6)."""
    m = c.monsters[place]
    zone = yield choose(m.id, RANGED_INTO, ranged_zones(c, m))
    among = victims(c, m, zone)
    value = yield choose(m.id, RANGED_AT, options_of(among, zone))
    yield from pay(m, [RANGED])
    yield from attack(c, place, chosen_of(among, value), zone)


def attack(c: Castle, place: int, victim: Villager, zone: int) -> Steps:
    """One attack of a Monster; in an Unlucky zone it needs the coin, and fails with its die spent (A7.3, A24.5)."""
    m = c.monsters[place]
    c.journal.tell(ATTACKED, m.id, target(zone, victim.look))
    if (yield from succeeds(c, m.zone)):
        yield from hurt_villager(c, victim, zone, 1, place, BY_DIE)
    else:
        c.journal.tell(MISSED, m.zone)


# ---------------------------------------------------------------- the Troll


def result_for_troll(c: Castle, m: Monster) -> int:
    """The result that attacks the Troll: Melee in the own zone, else Ranged (A16.10)."""
    return MELEE if c.troll == m.zone else RANGED


def can_provoke(c: Castle, m: Monster) -> bool:
    """Whether the Troll is in the own zone, or in an adjacent one in sight, and the result for it is there (A16.10)."""
    if c.troll == NOWHERE:
        return False
    near = c.troll == m.zone or (c.troll in ADJACENT[c.scenario][m.zone] and sees(c, m.zone, c.troll))
    return near and can_pay(m, [result_for_troll(c, m)])


def provoke(c: Castle, m: Monster) -> Steps:
    """The Troll is attacked, whatever the priority, and activates at once if the attack succeeds (A16.10)."""
    yield from pay(m, [result_for_troll(c, m)])
    c.journal.tell(TROLL_PROVOKED, m.id)
    if (yield from succeeds(c, m.zone)):
        yield from troll.activate_troll(c)
    else:
        c.journal.tell(MISSED, m.zone)
