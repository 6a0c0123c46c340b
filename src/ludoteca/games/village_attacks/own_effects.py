"""What an ability does for Monsters: moving, healing, results, protection, minions (A10, A22)."""

from __future__ import annotations

from ludoteca.engine.ask import PASS, Steps, choose, pick
from ludoteca.games.village_attacks import minions
from ludoteca.games.village_attacks.castle import ZONES, zones_near
from ludoteca.games.village_attacks.choices import Doing, ally_of, has_killed, one_ally
from ludoteca.games.village_attacks.conditions import remove_condition, tokens_of
from ludoteca.games.village_attacks.content import ANY
from ludoteca.games.village_attacks.levels import heal as heal_monster
from ludoteca.games.village_attacks.movement import move_monster, ways_on
from ludoteca.games.village_attacks.ops import (
    STAT_ARMOUR,
    STAT_BLOCK,
    STAT_GUARD,
    TO_REACH2,
    WHO_ALLY_RESERVE,
    Op,
)
from ludoteca.games.village_attacks.state import Castle, Monster, Summoned
from ludoteca.games.village_attacks.words import (
    CLEANSE,
    GAIN_WHAT,
    HEALED,
    MOVED,
    RESULT_GAINED,
    RESULT_TURNED,
    STEP_TO,
    TURN_INTO,
    TURN_WHICH,
    USEFUL,
)

# ---------------------------------------------------------------- moving


def step(c: Castle, op: Op, doing: Doing) -> Steps:
    """The Monster may move some zones without slots or dice, not hindered; it jostles as usual (A17.5)."""
    m = doing.monster
    for _ in range(op.n if m is not None else 0):
        assert m is not None
        ways = ways_on(c, m.zone)
        if not ways:
            return
        to = yield choose(doing.controller, STEP_TO, [PASS, *ways])
        if to == PASS:
            return
        yield from move_monster(c, m, to)


def blink(c: Castle, op: Op, doing: Doing) -> Steps:
    """The Monster may be placed in another zone that is not full, seen or not, not hindered (A24.10)."""
    m = doing.monster
    if m is None:
        return
    zones = zones_near(c, m.zone, 2) if op.to == TO_REACH2 else ZONES[c.scenario]
    free = [zone for zone in zones if zone != m.zone and not c.is_full(zone)]
    to = (yield choose(doing.controller, STEP_TO, [PASS, *free])) if free else PASS
    if to != PASS:
        m.zone = to
        c.journal.tell(MOVED, m.id, to)


# ---------------------------------------------------------------- healing


def heal(c: Castle, op: Op, doing: Doing) -> Steps:
    """Damage is removed from a Monster, the actor or another one; some only after a kill."""
    if op.if_kill and not has_killed(c, doing):
        return
    if doing.summoned is not None:
        heal_summoned(c, doing.summoned, op.n)
        return
    m = yield from ally_of(c, op, doing)
    if m is not None:
        heal_monster(c, m, op.n)


def heal_summoned(c: Castle, s: Summoned, n: int) -> None:
    n = min(n, s.damage)
    if n > 0:
        s.damage -= n
        c.journal.tell(HEALED, s.fighter, n)


def cleanse(c: Castle, op: Op, doing: Doing) -> Steps:
    """Conditions are removed from a Monster, as the controller likes (A23.12)."""
    m = yield from ally_of(c, op, doing)
    if m is None:
        return
    for _ in range(op.n):
        tokens = tokens_of(m)
        if not tokens:
            return
        remove_condition(c, m, (yield choose(doing.controller, CLEANSE, tokens, (m.id,))))


# ---------------------------------------------------------------- results


def gain(c: Castle, op: Op, doing: Doing) -> Steps:
    """Results are gained, into the own pool or into the Reserve of another Monster, where the surplus is lost."""
    if op.who == WHO_ALLY_RESERVE:
        others = [m for m in c.on_map() if m is not doing.monster]
        doing.ally = yield from one_ally(doing, others)
        if doing.ally is not None:
            yield from gain_reserve(c, op, doing, doing.ally)
        return
    m = doing.monster
    for face in op.faces if m is not None else []:
        assert m is not None
        result = (yield choose(doing.controller, GAIN_WHAT, list(range(USEFUL)))) if face == ANY else face
        m.pool[result] += 1
        c.journal.tell(RESULT_GAINED, m.id, result)


def gain_reserve(c: Castle, op: Op, doing: Doing, m: Monster) -> Steps:
    """Results for the free Reserve slots of another Monster; the controller says which."""
    for face in op.faces:
        if m.free_reserve_slots == 0:
            return
        result = (yield choose(doing.controller, GAIN_WHAT, list(range(USEFUL)))) if face == ANY else face
        m.reserve[result] += 1
        c.journal.tell(RESULT_GAINED, m.id, result)


def turn(c: Castle, op: Op, doing: Doing) -> Steps:
    """Some unspent results of the pool are turned into others of choice; torches and special ones stay."""
    m = doing.monster
    if m is None:
        return
    kinds = [result for result in range(USEFUL) if m.pool[result] > 0]
    copies = [m.pool[result] for result in kinds]
    turned = yield from pick(doing.controller, TURN_WHICH, kinds, 0, op.n, copies)
    for result in turned:
        others = [other for other in range(USEFUL) if other != result]
        into = yield choose(doing.controller, TURN_INTO, others, (result,))
        m.pool[result] -= 1
        m.pool[into] += 1
        c.journal.tell(RESULT_TURNED, m.id, result, into)


# ---------------------------------------------------------------- protection and minions


def buff(c: Castle, op: Op, doing: Doing) -> Steps:
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


def raise_minions(c: Castle, op: Op, doing: Doing) -> Steps:
    """The Monster places minions in its zone."""
    if doing.monster is not None:
        yield from minions.raise_minions(c, doing.monster, op.n)


def command(c: Castle, op: Op, doing: Doing) -> Steps:
    """The Monster's minions act once more."""
    if doing.monster is not None:
        yield from minions.command(c, doing.place, op.moves, op.attacks)
