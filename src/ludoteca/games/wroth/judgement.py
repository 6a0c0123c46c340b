"""How good a position of Wroth looks to the bots, in victory points; temperaments weigh it differently."""

from __future__ import annotations

from math import exp
from typing import Final

from ludoteca.games.wroth import missions
from ludoteca.games.wroth.content import COST, TOKEN_VP, VITALITY
from ludoteca.games.wroth.kinds import Mission
from ludoteca.games.wroth.scoring import region_vp
from ludoteca.games.wroth.state import Faction, Wroth
from ludoteca.games.wroth.words import ELITE, FACES, GRIZZLED, NONE, NOWHERE, REGIONS, SHORES

DIE_WORTH: Final[list[float]] = [0.4, 0.5, 0.9, 0.5]
"""By face: what its action is worth on average."""
OMNI_WORTH: Final = 0.4
MISSION: Final = 20.0
"""What a mission that is fulfilled would be worth in points."""

# A lead says little in the first round and much in the last ones. These figures fit 26,000 positions out of 600 games
# of `greedy` all against all, and 7,600 out of 360 together against the machine. Only people are told such chances.
AGAINST: Final[list[float]] = [0.0, 0.0, 0.0, -0.59, -0.91]
"""By number of people: the log odds of a seat that is level with the others."""
TOGETHER: Final[list[float]] = [0.0, -0.97, -0.35, 0.11, 0.52]
"""By number of people: their log odds against the machine where neither is ahead."""
A_POINT: Final = 0.025
"""What a point ahead adds to the log odds in each round; no more after the sixth round."""
A_POINT_TOGETHER: Final = 0.021
"""The same against the machine; no more after the fourth round."""
BEFORE: Final = 0.6
"""So much of the first round is over before a point counts."""


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
    if w.winners:
        return prize(w, seat)
    if len(w.factions) < w.humans:
        return 0.5 if w.is_coop else 1 / w.humans
    lead = lead_together(w, by) if w.is_coop else lead_of(w, seat, by)
    return 1 / (1 + exp(-lead / 10))


def odds(w: Wroth, seat: int) -> float:
    """How likely a seat, or the people together, is to win."""
    if w.winners:
        return prize(w, seat)
    chance = TOGETHER[w.humans] if w.is_coop else AGAINST[w.humans]
    if len(w.factions) >= w.humans:
        if w.is_coop:
            chance += A_POINT_TOGETHER * (max(1, min(4, w.round)) - BEFORE) * lead_together(w, BALANCED)
        else:
            chance += A_POINT * (max(1, min(6, w.round)) - BEFORE) * lead_of(w, seat, BALANCED)
    return 1 / (1 + exp(-chance))


def prize(w: Wroth, seat: int) -> float:
    """What a game that is decided is worth: people win together, or share the win."""
    won = [w.of(winner) for winner in w.winners]
    if w.is_coop:
        return 1.0 if any([faction.human for faction in won]) else 0.0
    return 1 / len(won) if any([faction.seat == seat for faction in won]) else 0.0


def lead_of(w: Wroth, seat: int, by: Weights) -> float:
    """How far a seat is ahead of the others."""
    mine = 0.0
    others = 0.0
    most = -1e9
    count = 0
    for faction in w.people:
        one = worth(me=faction, by=by)
        for region in REGIONS:
            one += by.map * region_vp(w, faction, region) + by.foothold * foothold(w, faction, region)
        if faction.seat == seat:
            mine += one
        else:
            others += one
            count += 1
            most = max(most, one)
    return mine - by.leader * most - (1 - by.leader) * others / count


def worth(me: Faction, by: Weights) -> float:
    """What a faction has, in victory points, but for the regions it holds."""
    total = me.vp + by.corra * me.corra + 0.5 * len(me.feats)
    if me.omni != NONE:
        total += OMNI_WORTH
    for face in FACES:
        total += DIE_WORTH[face] * me.dice[face]
    for region in REGIONS:
        total += by.units * me.regulars[region]
    total += 0.06 * me.regulars[SHORES]
    for die in me.elites:
        if die.region != NOWHERE:
            total += by.elites * COST[die.type] + 0.12 * die.vitality + (0.5 if die.region != SHORES else 0)
    return total


def foothold(w: Wroth, me: Faction, region: int) -> float:
    """The share of a region's token that the own units there promise."""
    mine = me.strength(region)
    if mine == 0 or w.tokens[region] == NONE:
        return 0.0
    strongest = 0
    for other in w.factions:
        if other is not me:
            strongest = max(strongest, other.strength(region))
    return TOKEN_VP[w.tokens[region]] * mine / (mine + strongest + 1)


# ---------------------------------------------------------------- solo and co-op


def lead_together(w: Wroth, by: Weights) -> float:
    """How far the people are ahead of the machine: what both have, and how near their missions are."""
    lead = w.human_vp - worth(w.machine, by)
    for faction in w.people:
        lead += worth(faction, by)
    people = on_map(w, True)
    machine = on_map(w, False)
    lead += by.map * (people - machine)
    for region in REGIONS:
        lead += by.foothold * share_of(w, region)
    return lead + MISSION * (nearest(w, True, people) - nearest(w, False, machine))


def on_map(w: Wroth, humans: bool) -> int:
    """What a side would score now."""
    side = w.people if humans else [w.machine]
    total = 0
    for region in REGIONS:
        token, domination, elites = missions.parts(w, side, region)
        total += token + domination + elites
    return total


def share_of(w: Wroth, region: int) -> float:
    """The share of a region's token that the people's units promise, less that of the machine's."""
    people = 0
    for faction in w.factions:
        if faction.human:
            people += faction.strength(region)
    machine = w.machine.strength(region)
    if w.tokens[region] == NONE or people + machine == 0:
        return 0.0
    return TOKEN_VP[w.tokens[region]] * (people - machine) / (people + machine + 1)


def nearest(w: Wroth, humans: bool, on_the_map: int) -> float:
    """How near a side is to the nearest of its missions, from 0 to 1."""
    mine = "human" if humans else "ai"
    best = 0.0
    for mission in w.card.mission:
        if mission.side in (mine, "both"):
            best = max(best, nearness(w, mission, humans, on_the_map))
    return best


def nearness(w: Wroth, mission: Mission, humans: bool, on_the_map: int) -> float:
    """How near a side is to one mission: what it asks for, and how much of that is so now."""
    goal = mission.goal(w.humans)
    what = mission.type
    if what == "vp":
        score = w.human_vp if humans else w.machine.vp
        return min(1.0, (score + on_the_map) / goal)
    if what in ("control_all", "dominate_all"):
        return held(w, list(mission.regions), humans)
    if what == "control_all_consecutive":
        return (w.held + held(w, w.objectives, humans)) / (mission.rounds + 1)
    if what == "control_at_least":
        return min(1.0, missions.regions_of(w, humans) / goal)
    if what == "opponent_controls_at_most":
        return less(missions.regions_of(w, not humans), goal)
    if what == "opponent_units_at_most":
        return less(sum([w.machine.units_in(region) for region in REGIONS]), goal)
    if what == "none_on_map":
        return less(w.machine.in_play(ELITE.value(str(mission.elite))), 0)
    if what == "grizzled_removed":
        return min(1.0, (w.counter + wounds(w.machine, GRIZZLED)) / (goal + 0.5))
    if what == "successes":
        return (w.successes + 0.5 * min(1.0, 0.5 + on_the_map / 40)) / (goal + 1)
    return w.failures / goal


def wounds(me: Faction, type: int) -> float:
    """How badly the worst hurt die of a type is hurt, from 0 to 0.5; something for each of them being on the map."""
    worst = 0.0
    for die in me.elites:
        if die.type == type and die.region != NOWHERE:
            worst = max(worst, 0.1 + 0.4 * (1 - die.vitality / VITALITY[type]))
    return worst


def held(w: Wroth, regions: list[int], humans: bool) -> float:
    """The part of some regions that a side holds, and a little for what it holds almost."""
    if not regions:
        return 0.0
    total = 0.0
    for region in regions:
        share = share_of(w, region) / max(1, TOKEN_VP[w.tokens[region]]) if w.tokens[region] != NONE else 0.0
        total += 0.6 if w.side_controls(humans, region, True) else 0.0
        total += 0.2 + 0.2 * (share if humans else -share)
    return total / len(regions)


def less(now: int, goal: int) -> float:
    """How near a number is that must fall to the goal."""
    return 1.0 if now <= goal else goal / (2 * now) + 0.5 / (1 + now - goal)
