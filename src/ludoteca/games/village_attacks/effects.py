"""Effects of abilities, summoned Monsters, Traps and events: one function for each thing that an effect does.

Effects of a list happen in their order; one that finds no target is skipped (A10.12). Each says whether anything came
of it. What a Hero's card does is resolved where Heroes act.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final

from ludoteca.engine.ask import Ask, Steps
from ludoteca.games.village_attacks import events, own_effects, traps, troll
from ludoteca.games.village_attacks.castle import ADJACENT, FARTHER, TO_HEART
from ludoteca.games.village_attacks.choices import Doing, Effect, eligible, has_killed, is_lucky, next_victim, zone_of
from ludoteca.games.village_attacks.conditions import afflict, afflict_villager
from ludoteca.games.village_attacks.crowds import PRIORITY, enter_villager
from ludoteca.games.village_attacks.damage import hurt_minion, hurt_monster, hurt_summoned, hurt_villager
from ludoteca.games.village_attacks.ending import heal_heart, hurt_heart, lower_morale, raise_morale
from ludoteca.games.village_attacks.ops import (
    DIR_TO_ACTOR,
    HEROES,
    HUNTERS,
    OP_ADVANCE,
    OP_AFFLICT,
    OP_BLINK,
    OP_BUFF,
    OP_CLEANSE,
    OP_COMMAND,
    OP_DAMAGE,
    OP_FREE_STEP,
    OP_GAIN,
    OP_HEAL,
    OP_HEART,
    OP_HOLD,
    OP_HURT,
    OP_IF,
    OP_MINION,
    OP_MORALE,
    OP_REMOVE,
    OP_SEND,
    OP_SHOVE,
    OP_SPAWN,
    OP_STATUS,
    OP_STEP,
    OP_TRAP,
    OP_TROLL,
    OP_TURN,
    OP_ZONE,
    PICK_FARTHEST,
    UNLUCKY,
    UNTIL_EVENT,
    UNTIL_NEXT_PHASE,
    UNTIL_NEXT_ROUND,
    WHO_HERE,
    WHO_MOST_XP,
    WHO_NEAR_HUNTER,
    WHO_WITH_HUNTER_OR_HERO,
    WHO_WITH_VILLAGER,
    ZONE_HEART_ADJACENT,
    ZONE_SPAWNS,
    Op,
)
from ludoteca.games.village_attacks.questions import HELD, NO_EFFECT, ZONE_DARK, ZONE_UNLUCKY
from ludoteca.games.village_attacks.state import Castle, Hold, Monster, Villager
from ludoteca.games.village_attacks.tie_break import one_fighter, one_zone
from ludoteca.games.village_attacks.torches import ANY_KIND, farthest
from ludoteca.games.village_attacks.words import HEART, MONSTER_PHASE, NONE, NOWHERE, STUN, YUNFAKH

BELL_REACH: Final = 2
"""How far a Trap is heard that lets Monsters move."""


def resolve(c: Castle, ops: list[Op], actor: int, zone: int, source: int) -> Steps:
    """Carry out effects in their order: of a Monster's ability, a summoned Monster, a Trap in a zone, or an event.

    The actor is the fighter who does it, NONE for Traps and events.
    """
    if not (yield from resolve_all(c, ops, Doing(c, actor, zone, source))):
        c.journal.tell(NO_EFFECT)


def resolve_all(c: Castle, ops: list[Op], doing: Doing) -> Effect:
    """One effect after the other; those that only change a figure of the rules work by themselves."""
    worked = False
    for op in ops:
        if op.op not in RESOLVE or (yield from RESOLVE[op.op](c, op, doing)):
            worked = True
    return worked


# ---------------------------------------------------------------- on villagers


def damage(c: Castle, op: Op, doing: Doing) -> Effect:
    """Villagers suffer damage; a Monster hurts Yunfakh Hunters only in its own zone (A7.12, A7.19, A24.9)."""
    zone = yield from zone_of(c, op, doing)
    taken: list[Villager] = []
    while zone != NOWHERE and doing.lucky:
        among = eligible(c, op, zone, taken)
        if doing.by_monster and zone != doing.here:
            among = [v for v in among if v.kind != YUNFAKH]
        victim = yield from next_victim(op, doing, among, zone, len(taken))
        if victim is None:
            break
        taken.append(victim)
        if (yield from is_lucky(c, doing)):
            yield from hurt_villager(c, victim, zone, op.n, doing.place, doing.source)
    return len(taken) > 0


def status(c: Castle, op: Op, doing: Doing) -> Effect:
    """Villagers are stunned or burn; those who already are, are passed over (A24.11)."""
    if op.pick == PICK_FARTHEST:
        return (yield from status_far_away(c, op))
    zone = yield from zone_of(c, op, doing)
    taken: list[Villager] = []
    while zone != NOWHERE:
        among = [v for v in eligible(c, op, zone, taken) if not (v.stunned if op.status == STUN else v.burning)]
        victim = yield from next_victim(op, doing, among, zone, len(taken))
        if victim is None:
            break
        taken.append(victim)
        afflict_villager(c, victim, zone, op.status)
    return len(taken) > 0


def status_far_away(c: Castle, op: Op) -> Effect:
    """The villagers farthest from the Heart, one after the other as for a torch."""
    worked = False
    for _ in range(op.count):
        victim = yield from farthest(c, ANY_KIND, op.status)
        if victim is None:
            break
        afflict_villager(c, victim, c.zone_of(victim), op.status)
        worked = True
    return worked


def shove(c: Castle, op: Op, doing: Doing) -> Effect:
    """Villagers are pushed away from the Heart or pulled to the actor, one figure after the other."""
    zone = yield from zone_of(c, op, doing)
    taken: list[Villager] = []
    while zone != NOWHERE:
        victim = yield from next_victim(op, doing, eligible(c, op, zone, taken), zone, len(taken))
        if victim is None:
            break
        taken.append(victim)
        if op.dir == DIR_TO_ACTOR:
            nearer = TO_HEART[c.scenario][doing.here] < TO_HEART[c.scenario][zone]
            yield from enter_villager(c, victim, zone, doing.here, nearer)
        else:
            yield from push_away(c, victim, zone, op.steps)
    return len(taken) > 0 and (op.dir == DIR_TO_ACTOR or len(FARTHER[c.scenario][zone]) > 0)


def push_away(c: Castle, v: Villager, zone: int, steps: int) -> Steps:
    """Each step leads farther from the Heart, by coin if there are several ways; who cannot enter stays (A17.4)."""
    for _ in range(steps):
        ways = FARTHER[c.scenario][zone]
        if not ways:
            return
        to = yield from one_zone(ways)
        if not (yield from enter_villager(c, v, zone, to, False)):
            return
        zone = to


def send(c: Castle, op: Op, doing: Doing) -> Effect:
    """Villagers are put into the nearest spawn zone, jostling towards the Heart; none out of such a zone (A18.16)."""
    zone = yield from zone_of(c, op, doing)
    if zone == NOWHERE or not c.crowd[zone] or not c.spawns or zone in c.spawns:
        return False
    to = yield from troll.nearest_spawn(c, zone)
    taken: list[Villager] = []
    while True:
        victim = yield from next_victim(op, doing, eligible(c, op, zone, taken), zone, len(taken))
        if victim is None:
            return len(taken) > 0
        taken.append(victim)
        yield from enter_villager(c, victim, zone, to, True)


# ---------------------------------------------------------------- on zones


def condition_of_zone(c: Castle, op: Op, doing: Doing) -> Effect:
    """Zones become unlucky or dark, until the end of this round, of the next one, or until the next event (A24.4)."""
    if op.zone == ZONE_SPAWNS:
        zones = c.spawns
    elif op.zone == ZONE_HEART_ADJACENT:
        zones = ADJACENT[c.scenario][HEART]
    else:
        zone = yield from zone_of(c, op, doing)
        zones = [zone] if zone != NOWHERE else []
    for zone in zones:
        cover(c, zone, op.status == UNLUCKY, op.until)
    return len(zones) > 0


def cover(c: Castle, zone: int, unlucky: bool, until: int) -> None:
    """One zone becomes unlucky or dark; what lasts longer stays."""
    last = c.round + 1 if until == UNTIL_NEXT_ROUND else c.round
    if unlucky:
        if until == UNTIL_EVENT:
            c.unlucky_event |= 1 << zone
        else:
            c.unlucky[zone] = max(c.unlucky[zone], last)
        c.journal.tell(ZONE_UNLUCKY, zone)
    else:
        if until == UNTIL_EVENT:
            c.dark_event |= 1 << zone
        else:
            c.dark[zone] = max(c.dark[zone], last)
        c.journal.tell(ZONE_DARK, zone)


def hold(c: Castle, op: Op, doing: Doing) -> Effect:
    """Villagers of a zone do not move in this round's Villager phase, or in the next one that begins.

    A later use of the same ability in a round replaces the earlier one (A10.10).
    """
    zone = yield from zone_of(c, op, doing)
    if zone == NOWHERE:
        return False
    maker = NONE
    if doing.monster is not None:
        maker = doing.monster.id
        c.holds = [other for other in c.holds if other.maker != maker]
    elif doing.summoned is not None:
        maker = doing.summoned.fighter
    later = op.until == UNTIL_NEXT_PHASE and c.phase != MONSTER_PHASE
    c.holds.append(Hold(zone, maker, c.round + 1 if later else c.round))
    c.journal.tell(HELD, zone)
    return True


# ---------------------------------------------------------------- on Monsters, by Traps and events


def hurt(c: Castle, op: Op, doing: Doing) -> Effect:
    """Monsters suffer damage that is no attack; by a Trap summoned ones and minions there too (A8.11, A22.8)."""
    monsters = yield from monsters_of(c, op.who, doing)
    for m in monsters:
        yield from hurt_monster(c, m, op.n)
    if op.who != WHO_HERE:
        return len(monsters) > 0
    summoned = [s for s in c.summoned if s.zone == doing.zone]
    for s in summoned:
        hurt_summoned(c, s, op.n)
    minions = [minion for minion in c.minions if minion.zone == doing.zone]
    for minion in minions:
        hurt_minion(c, minion, op.n)
    return len(monsters) + len(summoned) + len(minions) > 0


def afflict_monsters(c: Castle, op: Op, doing: Doing) -> Effect:
    """Monsters receive a condition (A23)."""
    worked = False
    for m in (yield from monsters_of(c, op.who, doing)):
        if (yield from afflict(c, m, op.status)):
            worked = True
    return worked


def monsters_of(c: Castle, who: int, doing: Doing) -> Generator[Ask, int, list[Monster]]:
    """The playing Monsters on the map that a Trap or event is about, in turn order."""
    if who == WHO_HERE:
        return [m for m in c.on_map() if m.zone == doing.zone]
    if who == WHO_WITH_VILLAGER:
        return [m for m in c.on_map() if c.crowd[m.zone]]
    if who == WHO_WITH_HUNTER_OR_HERO:
        return [m for m in c.on_map() if is_one_there(c, m.zone, HUNTERS | HEROES)]
    if who == WHO_NEAR_HUNTER:
        return [m for m in c.on_map() if is_hunter_near(c, m.zone)]
    if who == WHO_MOST_XP:
        return (yield from most_experienced(c))
    return c.on_map()


def is_one_there(c: Castle, zone: int, kinds: int) -> bool:
    """Whether a villager of these kinds is in a zone, stunned or not."""
    for villager in c.crowd[zone]:
        if kinds >> PRIORITY[villager.kind] & 1:
            return True
    return False


def is_hunter_near(c: Castle, zone: int) -> bool:
    """Whether a Hunter is in a zone or beside it."""
    for near in [zone, *ADJACENT[c.scenario][zone]]:
        if is_one_there(c, near, HUNTERS):
            return True
    return False


def most_experienced(c: Castle) -> Generator[Ask, int, list[Monster]]:
    """The Monster with most experience tokens, of several by coin."""
    most = max([m.xp for m in c.on_map()], default=0)
    equals = [m.id for m in c.on_map() if m.xp == most]
    if not equals:
        return []
    chosen = yield from one_fighter(equals)
    return [m for m in c.on_map() if m.id == chosen]


def free_step(c: Castle, op: Op, doing: Doing) -> Effect:
    """Monsters near a Trap may move, not hindered (A16.14)."""
    return (yield from traps.free_steps(c, doing.zone, BELL_REACH, op.n))


# ---------------------------------------------------------------- tracks, and what only events do


def change_heart(c: Castle, op: Op, doing: Doing) -> Effect:
    """The Heart gains or loses health; some cards only if they killed somebody."""
    before = c.heart
    if not op.if_kill or has_killed(c, doing):
        if op.n > 0:
            heal_heart(c, op.n)
        else:
            hurt_heart(c, -op.n)
    yield from ()
    return c.heart != before


def change_morale(c: Castle, op: Op, doing: Doing) -> Effect:
    """Morale rises or falls."""
    before = c.morale
    if op.n > 0:
        raise_morale(c, op.n)
    else:
        lower_morale(c, -op.n)
    yield from ()
    return c.morale != before


def advance(c: Castle, op: Op, doing: Doing) -> Effect:
    return (yield from events.advance(c, op))


def spawn(c: Castle, op: Op, doing: Doing) -> Effect:
    return (yield from events.spawn(c, op))


def remove(c: Castle, op: Op, doing: Doing) -> Effect:
    return (yield from events.remove(c, op))


def change_traps(c: Castle, op: Op, doing: Doing) -> Effect:
    return (yield from events.change_traps(c, op))


def call_troll(c: Castle, op: Op, doing: Doing) -> Effect:
    return (yield from events.call_troll(c))


def branch(c: Castle, op: Op, doing: Doing) -> Effect:
    return (yield from resolve_all(c, events.branch(c, op), doing))


RESOLVE: Final[dict[int, Callable[[Castle, Op, Doing], Effect]]] = {
    OP_DAMAGE: damage,
    OP_STATUS: status,
    OP_ZONE: condition_of_zone,
    OP_SHOVE: shove,
    OP_SEND: send,
    OP_STEP: own_effects.step,
    OP_FREE_STEP: free_step,
    OP_BLINK: own_effects.blink,
    OP_HEAL: own_effects.heal,
    OP_CLEANSE: own_effects.cleanse,
    OP_GAIN: own_effects.gain,
    OP_TURN: own_effects.turn,
    OP_BUFF: own_effects.buff,
    OP_MINION: own_effects.raise_minions,
    OP_COMMAND: own_effects.command,
    OP_HOLD: hold,
    OP_HURT: hurt,
    OP_AFFLICT: afflict_monsters,
    OP_HEART: change_heart,
    OP_MORALE: change_morale,
    OP_ADVANCE: advance,
    OP_SPAWN: spawn,
    OP_REMOVE: remove,
    OP_TRAP: change_traps,
    OP_IF: branch,
    OP_TROLL: call_troll,
}
