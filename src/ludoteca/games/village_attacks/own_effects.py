"""What an ability does for Monsters: moving, healing, results, protection, minions (A10, A22)."""

from __future__ import annotations

from ludoteca.engine.ask import PASS, choose, pick
from ludoteca.games.village_attacks import minions
from ludoteca.games.village_attacks.castle import ZONES, zones_near
from ludoteca.games.village_attacks.choices import Doing, Effect, ally_of, has_killed, one_ally
from ludoteca.games.village_attacks.conditions import remove_condition, tokens_of
from ludoteca.games.village_attacks.content import ANY
from ludoteca.games.village_attacks.levels import heal as heal_monster
from ludoteca.games.village_attacks.movement import walk
from ludoteca.games.village_attacks.ops import (
    STAT_ARMOUR,
    STAT_BLOCK,
    STAT_GUARD,
    TO_REACH2,
    WHO_ALLY_RESERVE,
    Op,
)
from ludoteca.games.village_attacks.questions import (
    CLEANSE,
    GAIN_WHAT,
    HEALED,
    MOVED,
    RESULT_GAINED,
    RESULT_TURNED,
    STEP_TO,
    TURN_INTO,
    TURN_WHICH,
)
from ludoteca.games.village_attacks.state import Castle, Monster, Summoned
from ludoteca.games.village_attacks.words import USEFUL

# ---------------------------------------------------------------- moving


def step(c: Castle, op: Op, doing: Doing) -> Effect:
    """The Monster may move some zones without slots or dice, not hindered; it jostles as usual (A17.5)."""
    return doing.monster is not None and (yield from walk(c, doing.monster, STEP_TO, op.n))


def blink(c: Castle, op: Op, doing: Doing) -> Effect:
    """The Monster may be placed in another zone that is not full, seen or not, not hindered (A24.10)."""
    m = doing.monster
    if m is None:
        return False
    zones = zones_near(c, m.zone, 2) if op.to == TO_REACH2 else ZONES[c.scenario]
    free = [zone for zone in zones if zone != m.zone and not c.is_full(zone)]
    to = (yield choose(doing.controller, STEP_TO, [PASS, *free])) if free else PASS
    if to == PASS:
        return False
    m.zone = to
    c.journal.tell(MOVED, m.id, to)
    return True


# ---------------------------------------------------------------- healing


def heal(c: Castle, op: Op, doing: Doing) -> Effect:
    """Damage is removed from a Monster, the actor or another one; some only after a kill."""
    if op.if_kill and not has_killed(c, doing):
        return False
    if doing.summoned is not None:
        return heal_summoned(c, doing.summoned, op.n)
    m = yield from ally_of(c, op, doing)
    return m is not None and heal_monster(c, m, op.n)


def heal_summoned(c: Castle, s: Summoned, n: int) -> bool:
    """Up to so much damage is removed; False if there is none."""
    n = min(n, s.damage)
    if n == 0:
        return False
    s.damage -= n
    c.journal.tell(HEALED, s.fighter, n)
    return True


def cleanse(c: Castle, op: Op, doing: Doing) -> Effect:
    """Conditions are removed from a Monster, as the controller likes (A23.12)."""
    worked = False
    m = yield from ally_of(c, op, doing)
    for _ in range(op.n if m is not None else 0):
        assert m is not None
        tokens = tokens_of(m)
        if not tokens:
            break
        remove_condition(c, m, (yield choose(doing.controller, CLEANSE, tokens, (m.id,))))
        worked = True
    return worked


# ---------------------------------------------------------------- results


def gain(c: Castle, op: Op, doing: Doing) -> Effect:
    """Results are gained, into the own pool or into the Reserve of another Monster, where the surplus is lost."""
    if op.who == WHO_ALLY_RESERVE:
        others = [m for m in c.on_map() if m is not doing.monster]
        doing.ally = yield from one_ally(doing, others)
        return doing.ally is not None and (yield from gain_reserve(c, op, doing, doing.ally))
    m = doing.monster
    if m is None:
        return False
    for face in op.faces:
        result = (yield choose(doing.controller, GAIN_WHAT, list(range(USEFUL)))) if face == ANY else face
        m.pool[result] += 1
        c.journal.tell(RESULT_GAINED, m.id, result)
    return True


def gain_reserve(c: Castle, op: Op, doing: Doing, m: Monster) -> Effect:
    """Results for the free Reserve slots of another Monster; the controller says which."""
    worked = False
    for face in op.faces:
        if m.free_reserve_slots == 0:
            break
        result = (yield choose(doing.controller, GAIN_WHAT, list(range(USEFUL)))) if face == ANY else face
        m.reserve[result] += 1
        c.journal.tell(RESULT_GAINED, m.id, result)
        worked = True
    return worked


def turn(c: Castle, op: Op, doing: Doing) -> Effect:
    """Some unspent results of the pool are turned into others of choice; torches and special ones stay."""
    m = doing.monster
    if m is None:
        return False
    kinds = [result for result in range(USEFUL) if m.pool[result] > 0]
    copies = [m.pool[result] for result in kinds]
    turned = yield from pick(doing.controller, TURN_WHICH, kinds, 0, op.n, copies)
    for result in turned:
        others = [other for other in range(USEFUL) if other != result]
        into = yield choose(doing.controller, TURN_INTO, others, (result,))
        m.pool[result] -= 1
        m.pool[into] += 1
        c.journal.tell(RESULT_TURNED, m.id, result, into)
    return len(turned) > 0


# ---------------------------------------------------------------- protection and minions


def buff(c: Castle, op: Op, doing: Doing) -> Effect:
    """The Monster guards, is armoured and so on until Clean-up; a later use replaces an earlier one (A10.3, A10.10)."""
    m = doing.monster
    if m is not None:
        if op.stat == STAT_GUARD:
            m.guard = True
        elif op.stat == STAT_BLOCK:
            m.block = op.n
        elif op.stat == STAT_ARMOUR:
            m.armour = op.n
        else:
            m.untargetable = True
    yield from ()
    return m is not None


def raise_minions(c: Castle, op: Op, doing: Doing) -> Effect:
    """The Monster places minions in its zone."""
    return doing.monster is not None and (yield from minions.raise_minions(c, doing.monster, op.n))


def command(c: Castle, op: Op, doing: Doing) -> Effect:
    """The Monster's minions act once more."""
    return doing.monster is not None and (yield from minions.command(c, doing.place, op.moves, op.attacks))
