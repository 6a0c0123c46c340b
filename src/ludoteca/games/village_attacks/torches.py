"""Torch results: the villager farthest from the Heart comes nearer (A5)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ludoteca.engine.ask import Ask, Steps
from ludoteca.games.village_attacks import strikes
from ludoteca.games.village_attacks.activation import best_of, survives_fire
from ludoteca.games.village_attacks.castle import TO_HEART, ZONES
from ludoteca.games.village_attacks.conditions import stand_up
from ludoteca.games.village_attacks.crowds import step_nearer
from ludoteca.games.village_attacks.state import Castle, Villager
from ludoteca.games.village_attacks.tie_break import one_villager, one_zone
from ludoteca.games.village_attacks.words import BURN, HEART, NONE, NOWHERE, STUN

ANY_KIND: Final = 15
"""Kinds of villagers as bits: 1 << kind, all of them."""


def resolve_torch(c: Castle) -> Steps:
    """The farthest villager moves one zone; if all are in the Heart zone, one of them attacks instead (A5.1-A5.12)."""
    v = yield from farthest(c, ANY_KIND)
    if v is None:
        return
    zone = c.zone_of(v)
    if not (yield from survives_fire(c, v, zone)):
        return
    if v.stunned:
        stand_up(c, v, zone)
    elif zone == HEART:
        yield from strikes.attack_once(c, v, zone)
    else:
        yield from step_nearer(c, v, zone)


def farthest(c: Castle, kinds: int, spared: int = NONE) -> Generator[Ask, int, Villager | None]:
    """The villager of these kinds (bits) that is farthest from the Heart, None if there is none (A5.2-A5.4).

    Of several zones the one with fewest villagers, then by coin; in the zone Peasant, Hunter, Hero, then by coin.
    Whoever already has the condition `spared` is passed over.
    """
    zone = yield from farthest_zone(c, kinds, spared)
    if zone == NOWHERE:
        return None
    return (yield from one_villager(best_of(eligible(c, zone, kinds, spared)), zone))


def farthest_zone(c: Castle, kinds: int, spared: int) -> Generator[Ask, int, int]:
    """The zone of these villagers farthest from the Heart, of several the emptiest, then by coin (A5.2, A5.3)."""
    best: list[int] = []
    for zone in ZONES[c.scenario]:
        if eligible(c, zone, kinds, spared):
            order = comes_before(c, zone, best[0]) if best else 1
            if order > 0:
                best = [zone]
            elif order == 0:
                best.append(zone)
    if not best:
        return NOWHERE
    return (yield from one_zone(best))


def comes_before(c: Castle, zone: int, other: int) -> int:
    """Above 0 if a zone is chosen before another one, 0 if they tie: the farther one, then the emptier one (A5.3)."""
    far = TO_HEART[c.scenario]
    if far[zone] != far[other]:
        return far[zone] - far[other]
    return len(c.crowd[other]) - len(c.crowd[zone])


def eligible(c: Castle, zone: int, kinds: int, spared: int) -> list[Villager]:
    """The villagers of these kinds in a zone, without those who have a condition already."""
    return [v for v in c.crowd[zone] if kinds >> v.kind & 1 and not has_condition(v, spared)]


def has_condition(v: Villager, status: int) -> bool:
    """Whether a villager is stunned, or burns, whichever is asked."""
    return (status == STUN and v.stunned) or (status == BURN and v.burning)
