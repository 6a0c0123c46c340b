"""The coin: who or what it falls on when rules leave several equal (A1.8). A single candidate needs no coin."""

from __future__ import annotations

from collections.abc import Generator

from ludoteca.engine.ask import Ask, draw
from ludoteca.games.village_attacks.questions import FLIP, WHICH_FIGHTER, WHICH_VILLAGER, WHICH_ZONE
from ludoteca.games.village_attacks.state import Castle, Villager
from ludoteca.games.village_attacks.words import HEADS, target, target_look


def one_zone(zones: list[int]) -> Generator[Ask, int, int]:
    """One of these zones."""
    if len(zones) == 1:
        return zones[0]
    return (yield draw(WHICH_ZONE, sorted(zones), [1] * len(zones)))


def one_villager(villagers: list[Villager], zone: int) -> Generator[Ask, int, Villager]:
    """One of these villagers of a zone; those who look alike are as good as each other."""
    looks = [villager.look for villager in villagers]
    if looks.count(looks[0]) == len(looks):
        return villagers[0]
    different = sorted(set(looks))
    value = yield draw(
        WHICH_VILLAGER, [target(zone, look) for look in different], [looks.count(look) for look in different]
    )
    return villagers[looks.index(target_look(value))]


def one_fighter(fighters: list[int]) -> Generator[Ask, int, int]:
    """One of these fighters."""
    if len(fighters) == 1:
        return fighters[0]
    return (yield draw(WHICH_FIGHTER, sorted(fighters), [1] * len(fighters)))


def succeeds(c: Castle, zone: int) -> Generator[Ask, int, bool]:
    """Whether an attack out of this zone succeeds; only in an Unlucky zone the coin is flipped (A24.5)."""
    if not c.is_unlucky(zone):
        return True
    side = yield draw(FLIP, [0, 1], [1, 1], (zone,))
    return side == HEADS
