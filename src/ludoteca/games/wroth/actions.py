"""The actions of the dice, Exodus and the omniscient die (W5.6-W5.31)."""

from __future__ import annotations

from ludoteca.engine.ask import Steps, choose, numbers, pick
from ludoteca.games.wroth.combat import attack
from ludoteca.games.wroth.content import ADJACENT
from ludoteca.games.wroth.economy import deploy_regulars, take_corra
from ludoteca.games.wroth.moves import Move, escorts, move_together
from ludoteca.games.wroth.state import Faction, Wroth
from ludoteca.games.wroth.words import (
    ASSAULT,
    ATTACK_REGION,
    BATTLE,
    DEEP_VEINS,
    DICE_SPENT,
    DOUBLE,
    ESCORT,
    EXODUS,
    EXODUS_DICE,
    EXODUS_FROM,
    EXODUS_UNITS,
    EXTEND,
    EXTEND_TO,
    FACES,
    HOW_MANY,
    MANOEUVRE,
    MANOEUVRE_HOW,
    MINE,
    MOVE_FROM,
    MOVE_TO,
    MOVE_WHOM,
    NONE,
    OMNI_DIE,
    OMNI_MINE,
    REGIONS,
    REGULAR,
    SHORES,
    STRIKE,
    stack_unit,
)


def spend_die(w: Wroth, me: Faction, face: int) -> None:
    """A spent or discarded die goes back to the pool; the turn's action is done (W5.2, W5.4)."""
    me.dice[face] -= 1
    w.pool[face] += 1
    w.spent = True


# ---------------------------------------------------------------- the four actions (W5.6-W5.16)


def can_perform(w: Wroth, me: Faction, face: int) -> bool:
    """Whether the action of a face can do anything; otherwise its die can only be discarded (W5.14, W5.15)."""
    if face == MINE:
        return True
    if face == EXTEND:
        return me.board > 0 and len(extendable(w, me)) > 0
    if face == MANOEUVRE:
        return me.board > 0 or len(sources(me)) > 0
    return len(w.attackable(me, me.reach())) > 0


def perform(w: Wroth, me: Faction, face: int) -> Steps:
    """Carry out the action of a face. Double may repeat it."""
    w.acted = face
    if face == MINE:
        yield from mine(w, me)
    elif face == EXTEND:
        yield from extend(w, me)
    elif face == MANOEUVRE:
        yield from manoeuvre(w, me)
    elif face == BATTLE:
        yield from battle(w, me)


def mine(w: Wroth, me: Faction) -> Steps:
    """Take 1 Corra (W5.6); with Deep Veins one more the first time in a round."""
    extra = 1 if me.has_feat(DEEP_VEINS) and not me.mined else 0
    me.mined = True
    yield from take_corra(w, me, 1 + extra)


def extendable(w: Wroth, me: Faction) -> list[int]:
    """The regions with an own unit into which regulars may be deployed (W5.7, W5.8)."""
    places = [SHORES] if me.occupies(SHORES) else []
    return places + [region for region in REGIONS if me.occupies(region) and not w.is_closed(region, me)]


def extend(w: Wroth, me: Faction) -> Steps:
    """Deploy up to 2 regulars into a region with an own unit (W5.7-W5.9)."""
    region = yield choose(me.id, EXTEND_TO, extendable(w, me))
    n = yield choose(me.id, HOW_MANY, numbers(1, min(2, me.board)), (region,))
    deploy_regulars(w, me, region, n)


def sources(me: Faction) -> list[int]:
    """The regions from which a unit can move."""
    return [region for region in range(9) if me.can_leave(region) and ADJACENT[region]]


def manoeuvre(w: Wroth, me: Faction) -> Steps:
    """Either move up to 2 units, or deploy up to 2 regulars into the own zone (W5.10-W5.12)."""
    ways = []
    if sources(me):
        ways.append(0)
    if me.board > 0:
        ways.append(1)
    how = yield choose(me.id, MANOEUVRE_HOW, ways)
    if how == 1:
        n = yield choose(me.id, HOW_MANY, numbers(1, min(2, me.board)), (SHORES,))
        deploy_regulars(w, me, SHORES, n)
    else:
        yield from move_two(w, me)


def move_two(w: Wroth, me: Faction) -> Steps:
    """Move up to 2 units from one region to one adjacent region (W5.10); a Wynden takes regulars along."""
    origin = yield choose(me.id, MOVE_FROM, sources(me))
    to = yield choose(me.id, MOVE_TO, ADJACENT[origin], (origin,))
    looks = me.movable_stacks(origin)
    copies = [me.copies(stack_unit(look), origin) for look in looks]
    chosen = yield from pick(me.id, MOVE_WHOM, looks, 1, 2, copies, (origin, to))
    units = [stack_unit(look) for look in chosen]
    left = me.regulars[origin] - units.count(REGULAR)
    most = min(escorts(units), left)
    if most > 0:
        along = yield choose(me.id, ESCORT, numbers(0, most), (origin, to))
        units += [REGULAR] * along
    yield from move_together(w, me, [Move(unit, origin, to) for unit in units])


def battle(w: Wroth, me: Faction) -> Steps:
    """Attack a region that is occupied, or adjacent to one, for 1 damage (W5.13)."""
    region = yield choose(me.id, ATTACK_REGION, w.attackable(me, me.reach()))
    yield from attack(w, me, region, 1, battle=True)


# ---------------------------------------------------------------- Exodus (W5.17-W5.21)


def exodus_sources(w: Wroth, me: Faction) -> list[int]:
    """The regions from which an Exodus can start; a doubled one needs another region (ruling R20)."""
    return [region for region in sources(me) if region != w.exodus_from]


def can_pay_for_exodus(me: Faction) -> bool:
    """Two unspent dice, at least one of them an action die (W5.17, W5.21)."""
    dice = me.action_dice
    return dice >= 2 or (dice == 1 and me.omni != NONE)


def pay_for_exodus(w: Wroth, me: Faction) -> Steps:
    """Spend two unspent own dice, one of which may be the omniscient die (W5.17)."""
    kinds = [face for face in FACES if me.dice[face] > 0]
    copies = [min(2, me.dice[face]) for face in kinds]
    if me.omni != NONE:
        kinds.append(OMNI_DIE)
        copies.append(1)
    dice = yield from pick(me.id, EXODUS_DICE, kinds, 2, 2, copies)
    for die in dice:
        if die == OMNI_DIE:
            me.omni = NONE
        else:
            spend_die(w, me, die)
    w.journal.tell(DICE_SPENT, me.id, dice[0], dice[1])


def exodus(w: Wroth, me: Faction) -> Steps:
    """Move any number of units out of one region, each to any region adjacent to it (W5.18)."""
    origin = yield choose(me.id, EXODUS_FROM, exodus_sources(w, me))
    w.acted = EXODUS
    w.exodus_from = origin
    looks = me.movable_stacks(origin)
    moves: list[Move] = []
    for look in looks:
        unit = stack_unit(look)
        left = me.copies(unit, origin)
        for to in ADJACENT[origin]:
            must = look == looks[-1] and to == ADJACENT[origin][-1] and not moves
            n = yield choose(me.id, EXODUS_UNITS, numbers(1 if must else 0, left), (to, left, look))
            moves += [Move(unit, origin, to)] * n
            left -= n
    yield from move_together(w, me, moves)


# ---------------------------------------------------------------- the omniscient die (W5.22-W5.31)


def can_use_omniscient(w: Wroth, me: Faction, face: int) -> bool:
    if face == OMNI_MINE:
        return True
    if face == STRIKE:
        return len(w.attackable(me, REGIONS)) > 0
    if face == ASSAULT:
        return len(w.attackable(me, me.reach())) > 0
    if w.acted == EXODUS:
        return len(exodus_sources(w, me)) > 0
    return w.acted != NONE and can_perform(w, me, w.acted)


def use_omniscient(w: Wroth, me: Faction, face: int) -> Steps:
    """Mine, Strike, Assault or Double (W5.25-W5.30)."""
    if face == OMNI_MINE:
        yield from mine(w, me)
    elif face == STRIKE:
        region = yield choose(me.id, ATTACK_REGION, w.attackable(me, REGIONS))
        yield from attack(w, me, region, 1)
    elif face == ASSAULT:
        region = yield choose(me.id, ATTACK_REGION, w.attackable(me, me.reach()))
        yield from attack(w, me, region, 2)
    elif face == DOUBLE and w.acted == EXODUS:
        yield from exodus(w, me)
    elif face == DOUBLE:
        yield from perform(w, me, w.acted)
