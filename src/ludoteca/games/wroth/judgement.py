"""How good a position of Wroth looks to the bots, in victory points; temperaments weigh it differently."""

from __future__ import annotations

from math import exp
from typing import Final

from ludoteca.games.wroth.content import COST, TOKEN_VP
from ludoteca.games.wroth.scoring import region_vp
from ludoteca.games.wroth.state import Faction, Wroth
from ludoteca.games.wroth.words import EXODUS, FACES, MINE, NONE, NOWHERE, REGIONS, SHORES

DIE_WORTH: Final[list[float]] = [0.4, 0.5, 0.9, 0.5]
"""By face: what its action is worth on average."""
WORTH_AN_EXODUS: Final = 4
"""With so many units on the Shores two dice are well spent on an Exodus."""


class Weights:
    """What counts for a temperament."""

    __slots__ = ("corra", "elites", "foothold", "leader", "map", "units")

    def __init__(self, map: float, foothold: float, corra: float, elites: float, units: float, leader: float) -> None:
        self.map: float = map
        """What is held now scores at the end of the round, and a part of it in the next."""
        self.foothold: float = foothold
        self.corra: float = corra
        self.elites: float = elites
        self.units: float = units
        self.leader: float = leader
        """How much of the others' worth is that of the one who is ahead."""


BALANCED: Final = Weights(map=1.6, foothold=0.5, corra=0.4, elites=0.5, units=0.16, leader=0.7)
AGGRESSIVE: Final = Weights(map=1.6, foothold=0.6, corra=0.25, elites=0.5, units=0.25, leader=1.0)
BUILDER: Final = Weights(map=1.3, foothold=0.4, corra=0.6, elites=0.8, units=0.2, leader=0.5)
OPPORTUNIST: Final = Weights(map=2.0, foothold=0.3, corra=0.3, elites=0.4, units=0.1, leader=0.6)


def evaluate(w: Wroth, seat: int) -> float:
    """How far a seat, or the people together, is ahead: points, map, units and Corra."""
    return judged(w, seat, BALANCED)


def aggressive(w: Wroth, seat: int) -> float:
    """Whatever hurts the one who is ahead."""
    return judged(w, seat, AGGRESSIVE)


def builder(w: Wroth, seat: int) -> float:
    """Corra and elites first, points later."""
    return judged(w, seat, BUILDER)


def opportunist(w: Wroth, seat: int) -> float:
    """The points that can be had this round."""
    return judged(w, seat, OPPORTUNIST)


def judged(w: Wroth, seat: int, by: Weights) -> float:
    if len(w.factions) < w.humans:
        return 1 / w.humans
    if w.is_coop:
        lead = w.human_vp - worth(w, w.machine, by)
        for faction in w.people:
            lead += worth(w, faction, by)
        return 1 / (1 + exp(-lead / 10))
    mine = 0.0
    others = 0.0
    most = -1e9
    count = 0
    for faction in w.people:
        one = worth(w, faction, by)
        if faction.seat == seat:
            mine += one
        else:
            others += one
            count += 1
            most = max(most, one)
    lead = mine - by.leader * most - (1 - by.leader) * others / count
    return 1 / (1 + exp(-lead / 10))


def worth(w: Wroth, me: Faction, by: Weights) -> float:
    """What a faction has, in victory points."""
    total = me.vp + by.corra * me.corra + 0.5 * len(me.feats) + promise(w, me)
    for region in REGIONS:
        total += by.map * region_vp(w, me, region) + by.foothold * foothold(w, me, region)
        total += by.units * me.regulars[region]
    total += 0.06 * me.regulars[SHORES]
    for die in me.elites:
        if die.region != NOWHERE:
            total += by.elites * COST[die.type] + 0.12 * die.vitality + (0.5 if die.region != SHORES else 0)
    return total


def promise(w: Wroth, me: Faction) -> float:
    """What the dice still promise: what an action brings is seen only when its last choice is made."""
    if w.active != me.id:
        return sum([DIE_WORTH[face] * me.dice[face] for face in FACES])
    if not w.spent:
        march = me.units_in(SHORES) if me.action_dice + (me.omni != NONE) >= 2 else 0
        return 0.5 * march if march >= WORTH_AN_EXODUS else 0.0
    if w.acted == NONE:
        return -0.8  # a die was thrown away
    if w.acted == EXODUS:
        return 0.5 * me.units_in(w.exodus_from) if w.exodus_from == SHORES else 0.0
    return DIE_WORTH[w.acted] if w.acted != MINE else 0.0


def foothold(w: Wroth, me: Faction, region: int) -> float:
    """The share of a region's token that the own units there promise."""
    mine = me.strength(region)
    if mine == 0 or w.tokens[region] == NONE:
        return 0.0
    strongest = max([0, *[f.strength(region) for f in w.factions if w.are_enemies(me, f)]])
    return TOKEN_VP[w.tokens[region]] * mine / (mine + strongest + 1)
