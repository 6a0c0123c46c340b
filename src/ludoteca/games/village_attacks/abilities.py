"""Abilities: what they cost, when they may be used, and using them (A10)."""

from __future__ import annotations

from ludoteca.engine.ask import Steps
from ludoteca.games.village_attacks.content import ABILITY_COST, ABILITY_OPS, ABILITY_TAX, ANY
from ludoteca.games.village_attacks.dice import can_pay, pay
from ludoteca.games.village_attacks.effects import resolve
from ludoteca.games.village_attacks.questions import USED_ABILITY
from ludoteca.games.village_attacks.state import ABILITIES_EACH, Castle, Monster
from ludoteca.games.village_attacks.words import BY_ABILITY, HERO


def cost_of(c: Castle, m: Monster, slot: int) -> list[int]:
    """The results that an ability costs at its level, and one more of any kind for some Heroes in the zone (A10.1)."""
    cost = ABILITY_COST[ABILITIES_EACH * m.id + slot][m.skills[slot] - 1]
    return cost + [ANY] * tax(c, m.zone)


def tax(c: Castle, zone: int) -> int:
    """How many results more the Heroes of a zone make an ability cost, stunned or not."""
    n = 0
    for villager in c.crowd[zone]:
        if villager.kind == HERO:
            n += ABILITY_TAX[villager.card]
    return n


def can_use(c: Castle, m: Monster, slot: int) -> bool:
    """Once per round and level: a raised ability may be used again at its new level (A10.2, A10.12, A11.4, A11.5)."""
    return m.used[slot] < m.skills[slot] and can_pay(m, cost_of(c, m, slot))


def use(c: Castle, place: int, slot: int) -> Steps:
    """Pay and carry out the effects of the level that was paid for, in their order (A10.1, A10.9)."""
    m = c.monsters[place]
    ability = ABILITIES_EACH * m.id + slot
    level = m.skills[slot]
    yield from pay(m, cost_of(c, m, slot))
    m.used[slot] = level
    c.journal.tell(USED_ABILITY, m.id, ability, level)
    yield from resolve(c, ABILITY_OPS[ability][level - 1], m.id, m.zone, BY_ABILITY)
