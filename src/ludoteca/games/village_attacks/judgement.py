"""How good a position of Village Attacks looks to the bots; temperaments weigh it differently."""

from __future__ import annotations

from typing import Final

from ludoteca.games.village_attacks.castle import TO_HEART
from ludoteca.games.village_attacks.content import (
    HEALTH,
    MORALE_USED,
    OBJECTIVE,
    SACRIFICE,
    SACRIFICES,
    SURVIVE,
    SURVIVE_ROUNDS,
    XP_VALUE,
)
from ludoteca.games.village_attacks.state import Castle
from ludoteca.games.village_attacks.words import HERO, NOWHERE, PLAYING, WON


class Weights:
    """What counts for a temperament; together 1."""

    __slots__ = ("heart", "order", "progress", "strength")

    def __init__(self, progress: float, heart: float, order: float, strength: float) -> None:
        self.progress: float = progress
        self.heart: float = heart
        self.order: float = order
        """That few villagers are in the castle, and far from the Heart."""
        self.strength: float = strength


BALANCED: Final = Weights(progress=0.45, heart=0.25, order=0.2, strength=0.1)
AGGRESSIVE: Final = Weights(progress=0.45, heart=0.15, order=0.35, strength=0.05)
BUILDER: Final = Weights(progress=0.35, heart=0.25, order=0.15, strength=0.25)
OPPORTUNIST: Final = Weights(progress=0.65, heart=0.15, order=0.15, strength=0.05)


def evaluate(c: Castle, seat: int) -> float:
    """How well the castle holds out: the way to the objective, the Heart, and how near the village has come."""
    return judged(c, BALANCED)


def aggressive(c: Castle, seat: int) -> float:
    """No villager in the castle."""
    return judged(c, AGGRESSIVE)


def builder(c: Castle, seat: int) -> float:
    """Strong Monsters first."""
    return judged(c, BUILDER)


def opportunist(c: Castle, seat: int) -> float:
    """The objective above all."""
    return judged(c, OPPORTUNIST)


def judged(c: Castle, by: Weights) -> float:
    if c.result != PLAYING:
        return 1.0 if c.result == WON else 0.0
    heart = c.heart / max(1, c.heart_start)
    return by.progress * progress(c) + by.heart * heart + by.order * (1 - pressure(c)) + by.strength * strength(c)


def progress(c: Castle) -> float:
    """How much of the objective is done."""
    kind = OBJECTIVE[c.scenario]
    if MORALE_USED[c.scenario]:
        return 1 - c.morale / (c.morale + c.kills + 1)
    if kind == SACRIFICE:
        return c.sacrifices / SACRIFICES[c.scenario][len(c.monsters) - 3] if c.monsters else 0.0
    if kind == SURVIVE:
        return c.round / SURVIVE_ROUNDS[c.scenario]
    return 1 - (len(c.spawns) - 0.4 * min(1, sum(c.seals))) / 4


def pressure(c: Castle) -> float:
    """How many villagers are on the map and how near they are to the Heart."""
    near = TO_HEART[c.scenario]
    total = 0.0
    for zone, crowd in enumerate(c.crowd):
        for villager in crowd:
            weight = 2.5 if villager.kind == HERO else 1.0
            if villager.stunned:
                weight *= 0.6
            total += weight / (1 + near[zone])
    return min(1.0, total / 20)


def strength(c: Castle) -> float:
    """How fit the Monsters are: health, experience, levels, results kept."""
    if not c.monsters:
        return 0.0
    total = 0.0
    for monster in c.monsters:
        if monster.zone != NOWHERE:
            total += 0.5 * monster.health_left / HEALTH[monster.id] + 0.05 * (monster.defence + monster.vengeance)
        total += 0.1 * min(4.0, monster.level - 1 + monster.xp / XP_VALUE[monster.id])
    return min(1.0, total / len(c.monsters))
