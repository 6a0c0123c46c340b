"""How good a position of Village Attacks looks to the bots; temperaments weigh it differently.

Everything is counted in points of the Heart: what has been done, what may be lost, and what the dice on the active
Monster's board can still do.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ludoteca.games.village_attacks.castle import ADJACENT, DISTANCE, NEARER, TO_HEART, ZONES, spawn_zones
from ludoteca.games.village_attacks.content import (
    BANNERS,
    DEFENCE,
    FEWEST_MONSTERS,
    HERO_ATTACKS,
    HERO_DAMAGE,
    HERO_HEALTH,
    HERO_RANGE,
    MAGIC,
    MELEE,
    MORALE,
    MORALE_USED,
    OBJECTIVE,
    RANGED,
    SACRIFICE,
    SACRIFICES,
    SCENARIO_NAMES,
    SEAL,
    SEALS,
    SUMMON_AND_MORALE,
    SUMMON_HEALTH,
    SUMMONS_NEEDED,
    XP_VALUE,
)
from ludoteca.games.village_attacks.state import Castle, Monster, Villager
from ludoteca.games.village_attacks.words import (
    HEART,
    HERO,
    MONSTER_PHASE,
    NONE,
    NOWHERE,
    PEASANT,
    PLAYING,
    ROOM,
    USEFUL,
    VETERAN,
    WON,
)

SCALE: Final = 60.0
"""So many points lie between a hopeless position and one that is nearly won."""
DANGER: Final[list[float]] = [1.0, 0.6, 0.42, 0.3, 0.22, 0.16, 0.12, 0.1, 0.08, 0.07, 0.06]
"""By distance to the Heart: what a villager is going to cost it."""
DEATH: Final = 3.0
"""What the death of a Monster costs: its return hurts the Heart."""
FRAILTY: Final[list[float]] = [1.0, 0.6, 0.42, 0.31, 0.23, 0.17, 0.12, 0.08, 0.05, 0.03, 0.01]
"""By health that will be left: how much of that death is to be feared."""
REACH: Final[list[float]] = [0.2, 0.17, 0.09, 0.05, 0.03, 0.02, 0.01, 0.0, 0.0, 0.0, 0.0]
"""By distance: what it is worth that a Monster can get at a villager next round."""
COMING: Final = 3.2
"""Villagers who come to a spawn token in a round."""
STEEP: Final = 13.3
"""How fast the odds change with the judgement."""
EVEN: Final[dict[str, float]] = {
    "torches_at_the_gate": 0.505,
    "silver_and_garlic": 0.487,
    "springs_and_blades": 0.514,
    "whispers_in_the_village": 0.492,
    "songs_of_heroes": 0.531,
    "breaches": 0.598,
    "feeding_the_heart": 0.509,
    "the_long_vigil": 0.547,
    "the_thing_in_the_cellar": 0.584,
    "riders_from_yunfakh": 0.606,
    "the_circle_of_bone": 0.675,
    "all_the_torches": 0.598,
}
"""By scenario: a position that is judged like this is won as often as not. The figures fit 15,900 positions out of 720
games of `greedy`, of all difficulties and numbers of people."""
EVEN_IN: Final[list[float]] = [EVEN.get(scenario, 0.55) for scenario in SCENARIO_NAMES]


class Weights:
    """What counts for a temperament, and how much more than usual."""

    __slots__ = ("heart", "order", "progress", "strength")

    def __init__(self, progress: float, heart: float, order: float, strength: float) -> None:
        self.progress: float = progress
        self.heart: float = heart
        self.order: float = order
        """That few villagers are in the castle, and far from the Heart."""
        self.strength: float = strength


BALANCED: Final = Weights(progress=1.0, heart=1.0, order=1.0, strength=1.0)
AGGRESSIVE: Final = Weights(progress=1.2, heart=0.8, order=1.4, strength=0.6)
BUILDER: Final = Weights(progress=0.8, heart=1.0, order=0.9, strength=1.8)
OPPORTUNIST: Final = Weights(progress=1.6, heart=0.8, order=0.8, strength=0.8)


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
    if len(c.monsters) < FEWEST_MONSTERS:  # as long as they are chosen, there is no castle to judge
        return 0.5
    kill = by.progress * worth_of_kill(c)
    points = by.progress * (progress(c) + steps_to_objective(c)) + by.heart * heart(c)
    points -= by.order * danger(c, kill) + peril(c, kill)
    points += by.strength * strength(c) + traps(c) + outlook(c, kill)
    return min(0.99, max(0.01, 0.5 + points / (2 * SCALE)))


def odds(c: Castle, seat: int) -> float:
    """How often positions that are judged like this were won."""
    return 1 / (1 + exp(-STEEP * (judged(c, BALANCED) - EVEN_IN[c.scenario])))


def heart(c: Castle) -> float:
    """The last points of the Heart are dearer than the first."""
    return c.heart + 6.0 * c.heart / (c.heart + 3.0)


# ---------------------------------------------------------------- the objective


def worth_of_kill(c: Castle) -> float:
    """What one villager fewer brings, wherever he stood: a part of the objective, and experience."""
    if MORALE_USED[c.scenario]:
        return 0.1 + 20.0 / MORALE[c.scenario][len(c.monsters) - FEWEST_MONSTERS]
    return 0.1


def progress(c: Castle) -> float:
    """How much of the objective is done, out of 20 points."""
    kind = OBJECTIVE[c.scenario]
    more = len(c.monsters) - FEWEST_MONSTERS
    done = 0.0
    if MORALE_USED[c.scenario]:
        done = 20.0 - 20.0 * c.morale / MORALE[c.scenario][more]
    if kind == SACRIFICE:
        done = 20.0 * c.sacrifices / SACRIFICES[c.scenario][more]
    elif kind in (SEAL, BANNERS):
        tokens = spawn_zones(c.scenario, len(c.monsters))
        closed = float(len(tokens) - len(c.spawns))
        if kind == SEAL:
            for zone in c.spawns:
                closed += 0.9 * c.seals[zone] / SEALS[c.scenario][more]
        done = 20.0 * closed / len(tokens)
    return done


def steps_to_objective(c: Castle) -> float:
    """What has been prepared for the next part of the objective: the way there, and the results that it takes."""
    kind = OBJECTIVE[c.scenario]
    if kind in (SEAL, BANNERS):
        return to_the_spawns(c, DEFENCE if kind == SEAL else MAGIC)
    points = 0.0
    if kind == SACRIFICE:
        for m in c.monsters:
            points += 0.5 * min(2, m.reserve[MAGIC])
            if m.zone != NOWHERE:
                points -= 0.25 * TO_HEART[c.scenario][m.zone]
    if kind == SUMMON_AND_MORALE and c.summons < SUMMONS_NEEDED[c.scenario]:
        for m in c.monsters:
            if m.paid != NONE:
                points += 4.0
            elif m.zone != NOWHERE:
                points -= 0.8 * DISTANCE[c.scenario][m.zone][ROOM]
    return points + 4.0 * len(c.monsters) * c.summons if kind == SUMMON_AND_MORALE else points


def to_the_spawns(c: Castle, key: int) -> float:
    """Somebody should be near each token that is still to be closed, with the result that it takes."""
    points = 0.0
    for m in c.monsters:
        points += 0.3 * min(2, m.reserve[key])
    for zone in c.spawns:
        far = DISTANCE[c.scenario][zone]
        nearest = 6
        for m in c.monsters:
            if m.zone != NOWHERE:
                nearest = min(nearest, far[m.zone])
        points -= 0.45 * nearest
    return points


# ---------------------------------------------------------------- the village


def weight_of(v: Villager) -> float:
    """How many Peasants a villager counts for: a Hero by the health he has left; who burns is as good as dead."""
    if v.kind == HERO:
        weight = 0.6 + 0.5 * (HERO_HEALTH[v.card] - v.damage - (1 if v.burning else 0))
    else:
        weight = 0.15 if v.burning else 1.0
    return weight * 0.75 if v.stunned else weight


def danger(c: Castle, kill: float) -> float:
    """How many villagers are on the map and how near they are to the Heart; whoever is still to act deals with some."""
    near = TO_HEART[c.scenario]
    total = 0.0
    for zone in ZONES[c.scenario]:
        crowd = c.crowd[zone]
        if crowd:
            weight = 0.0
            for villager in crowd:
                weight += weight_of(villager)
                if villager.burning:
                    total -= 0.7 * kill
            held = 1 if zone != HEART and c.is_held(zone) else 0
            total += weight * DANGER[near[zone] + held]
    if c.troll != NOWHERE:
        total += 0.8 * DANGER[near[c.troll]]
    to_act = acting_later(c)
    if to_act > 0:
        to_come = 0.0
        for zone in c.spawns:
            to_come += COMING * DANGER[near[zone]]
        total -= (to_come + 0.2 * total) * to_act / len(c.monsters)
    return total


def acting_later(c: Castle) -> int:
    """How many Monsters still have their turn before the villagers act."""
    if c.phase != MONSTER_PHASE:
        return 0 if c.phase > MONSTER_PHASE else len(c.monsters)
    if c.active == NONE:
        return 0
    n = len(c.monsters)
    return n - 1 - (c.active - c.first) % n


# ---------------------------------------------------------------- the Monsters


def peril(c: Castle, kill: float) -> float:
    """What the next attacks of the villagers will do to the Monsters, and the Monsters to those who attack."""
    total = 0.0
    for place, m in enumerate(c.monsters):
        if m.zone == NOWHERE:
            total += DEATH
            continue
        coming = attackers(c, m)
        if place == c.active:  # whom it can still strike down will not strike
            coming = max(0.0, coming - min(len(c.crowd[m.zone]), m.pool[MELEE] + m.special[MELEE]))
        suffered = coming
        if coming > 0:
            suffered = max(0.0, coming - m.armour - m.defence * (1.5 + 0.3 * m.block))
            total -= (kill + DANGER[TO_HEART[c.scenario][m.zone]]) * min(0.7 * m.vengeance, 0.8 * coming)
        left = m.health_left - suffered
        if m.burning:
            left -= 1
        at = int(max(0.0, min(10.0, left)))
        fear = FRAILTY[at]
        if at < 10 and left > at:
            fear -= (left - at) * (FRAILTY[at] - FRAILTY[at + 1])
        total += DEATH * fear
    return total


def attackers(c: Castle, m: Monster) -> float:
    """How much damage the villagers around are likely to do to a Monster."""
    if m.untargetable:
        return 0.0
    sharing = 0
    for other in c.monsters:
        if other.zone == m.zone:
            sharing += 1
    for minion in c.minions:
        if minion.zone == m.zone:
            sharing += 1
    here = blows(c, m, m.zone, 1.0)
    if c.troll == m.zone:
        here += 1.0
    if c.is_unlucky(m.zone):
        here *= 0.5
    there = 0.0
    for zone in ADJACENT[c.scenario][m.zone]:
        if c.crowd[zone]:
            there += blows(c, m, zone, 0.4)
    return here / sharing + there


def blows(c: Castle, m: Monster, zone: int, share: float) -> float:
    """What comes from one zone: all of it from nemeses, of the others only a share, and nothing in the Heart zone."""
    near = zone == m.zone
    total = 0.0
    for v in c.crowd[zone]:
        if v.stunned or v.acted or not (near or shoots(v)):
            continue
        if v.kind != PEASANT and v.type in (m.type, VETERAN):
            total += 1.0 + blow(v)
        elif zone != HEART:
            total += share * blow(v)
    return total


def shoots(v: Villager) -> bool:
    """Whether a villager attacks from next door."""
    return v.kind != PEASANT and (v.kind != HERO or HERO_RANGE[v.card] > 0)


def blow(v: Villager) -> float:
    """What an attack of a villager does."""
    return float(HERO_DAMAGE[v.card] * HERO_ATTACKS[v.card]) if v.kind == HERO else 1.0


def strength(c: Castle) -> float:
    """Experience, abilities, results kept and conditions of the Monsters; minions, and whoever was summoned."""
    total = 0.35 * len(c.minions)
    for s in c.summoned:
        total += 1.0 + 0.2 * (SUMMON_HEALTH[s.card] - s.damage)
    for m in c.monsters:
        total += 0.3 * (m.level + m.xp / XP_VALUE[m.id]) + 0.04 * sum(m.reserve)
        total -= 0.15 * (m.sunder + m.silence + m.slow) + (0.3 if m.fewer else 0.0)
        if m.guard:
            total += 0.1
    return total


def traps(c: Castle) -> float:
    """Traps that somebody is going to walk into."""
    total = 0.0
    for zone in ZONES[c.scenario]:
        if c.trap_at[zone] != NONE:
            expected = len(c.crowd[zone])
            for there in ADJACENT[c.scenario][zone]:
                if zone in NEARER[c.scenario][there]:
                    expected += len(c.crowd[there])
            total += 0.3 + 0.15 * min(4, expected) + 0.1 * c.trap_charges[zone]
    return total


# ---------------------------------------------------------------- what can be done next


def outlook(c: Castle, kill: float) -> float:
    """What the dice of the active Monster can still do, and how well all stand for the next round."""
    total = 0.0
    for m in c.monsters:
        if m.zone != NOWHERE:
            total += standing(c, m, kill) / len(c.monsters)
    if c.phase == MONSTER_PHASE and c.active != NONE:
        active = c.monsters[c.active]
        if active.zone != NOWHERE:
            total += possibilities(c, active, kill)
    return total


def standing(c: Castle, m: Monster, kill: float) -> float:
    """Villagers whom a Monster will be able to get at, where they will stand then."""
    far = DISTANCE[c.scenario][m.zone]
    near = TO_HEART[c.scenario]
    total = 0.0
    for zone in ZONES[c.scenario]:
        n = len(c.crowd[zone])
        if n > 0:
            ways = NEARER[c.scenario][zone]
            there = ways[0] if ways else zone
            total += n * REACH[far[there]] * (kill + DANGER[near[there]])
    for zone in c.spawns:
        total += 2.0 * REACH[far[zone]] * (kill + DANGER[near[zone]])
    return total


def possibilities(c: Castle, m: Monster, kill: float) -> float:
    """The best place for the attacks that lie on the board, and what is left over."""
    melee = m.pool[MELEE] + m.special[MELEE]
    ranged = m.pool[RANGED] + m.special[RANGED]
    others = 0
    for result in range(USEFUL):
        if result not in (MELEE, RANGED):
            others += m.pool[result] + m.special[result]
    best = 0.6 * attacks_from(c, m.zone, melee, ranged, kill)
    steps = min(m.free_move_slots, others)
    if steps > 0 and melee + ranged > 0 and m.health_left > c.hinderers(m.zone):
        far = DISTANCE[c.scenario][m.zone]
        for zone in ZONES[c.scenario]:
            if 0 < far[zone] <= steps:
                best = max(best, 0.5 * attacks_from(c, zone, melee, ranged, kill) - 0.06 * far[zone])
    best += 0.05 * others
    if OBJECTIVE[c.scenario] == SACRIFICE and m.zone == HEART:
        magic = m.pool[MAGIC] + m.special[MAGIC] + m.reserve[MAGIC]
        best += 1.5 * min(magic, len(c.crowd[HEART]), others + melee + ranged - magic)
    return best


def attacks_from(c: Castle, zone: int, melee: int, ranged: int, kill: float) -> float:
    """What so many attacks are worth from a zone."""
    near = TO_HEART[c.scenario]
    total = min(melee, len(c.crowd[zone])) * (kill + DANGER[near[zone]])
    if ranged > 0:
        most = 0.0
        for there in ADJACENT[c.scenario][zone]:
            n = min(ranged, len(c.crowd[there]))
            if n > 0:
                most = max(most, n * (kill + DANGER[near[there]]))
        total += most
    return total
