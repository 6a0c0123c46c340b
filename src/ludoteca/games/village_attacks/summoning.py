"""Summoning: paying for it, who appears, and how summoned Monsters act (A13)."""

from __future__ import annotations

from ludoteca.engine.ask import PASS, Steps, choose, draw, pick
from ludoteca.games.village_attacks.conditions import BURN_DAMAGE, ignores
from ludoteca.games.village_attacks.content import (
    ATTACK_IF_MOVED,
    BOUND_MONSTERS,
    FREE_TARGETS,
    MIN_RANGE,
    SUMMON_ATTACKS,
    SUMMON_COST,
    SUMMON_DAMAGE,
    SUMMON_MOVE,
    SUMMON_OPS,
    SUMMON_RANGE,
    SUMMON_TRIGGER,
)
from ludoteca.games.village_attacks.crowds import push_in
from ludoteca.games.village_attacks.damage import hurt_summoned, hurt_villager
from ludoteca.games.village_attacks.dice import can_pay, pay, result_of
from ludoteca.games.village_attacks.effects import resolve
from ludoteca.games.village_attacks.ending import judge
from ludoteca.games.village_attacks.movement import move_summoned, ways_on
from ludoteca.games.village_attacks.ops import TRIGGER_AFTER_ATTACK, TRIGGER_BEFORE_ATTACK, TRIGGER_END, TRIGGER_ONCE
from ludoteca.games.village_attacks.questions import (
    BOUND,
    DEED_AT,
    DEED_NEXT,
    FIGHTER_ATTACKED,
    MISSED,
    PAID_SUMMONING,
    SUMMON_CARD,
    SUMMONED_CAME,
    SUMMONED_FIRST,
)
from ludoteca.games.village_attacks.state import Castle, Monster, Summoned
from ludoteca.games.village_attacks.targets import chosen_of, hunting_grounds, options_of, prey
from ludoteca.games.village_attacks.tie_break import succeeds
from ludoteca.games.village_attacks.words import (
    BURN,
    BY_SUMMONED,
    DEED_ATTACK,
    DEED_MOVE,
    DEED_SPECIAL,
    FIRE,
    NONE,
    NOWHERE,
    ROOM,
    target,
)

# ---------------------------------------------------------------- paying (A13.1-A13.10)


def can_summon(c: Castle, m: Monster) -> bool:
    """Whether a Monster in the Summoning Room can pay its part, once, while a card is left (A13.1, A13.5, A13.19)."""
    return c.summoning and m.zone == ROOM and m.paid == NONE and sum(c.summon_deck) > 0 and can_pay(m, SUMMON_COST)


def pay_summoning(c: Castle, m: Monster) -> Steps:
    """One useful result, whichever; when all playing Monsters have paid, somebody appears (A13.3-A13.7)."""
    dice = yield from pay(m, SUMMON_COST)
    m.paid = result_of(dice[0])
    paid = len([other for other in c.monsters if other.paid != NONE])
    c.journal.tell(PAID_SUMMONING, m.id, m.paid, paid, len(c.monsters))
    if paid == len(c.monsters):
        c.agenda.first("summon")


def summon(c: Castle) -> Steps:
    """A card is drawn and its Monster appears in the Summoning Room, full or not; payments go (A13.7, A13.21)."""
    cards = [card for card, copies in enumerate(c.summon_deck) if copies > 0]
    card = yield draw(SUMMON_CARD, cards, [1] * len(cards))
    c.summon_deck[card] = 0
    for m in c.monsters:
        m.paid = NONE
    yield from push_in(c, NOWHERE, ROOM)
    summoned = Summoned(card, ROOM)
    c.summoned.append(summoned)
    c.summons += 1
    c.journal.tell(SUMMONED_CAME, card)
    judge(c)
    yield from bind(c, summoned)


def bind(c: Castle, summoned: Summoned) -> Steps:
    """Two playing Monsters will roll one die fewer while it is in play (A13.8)."""
    n = min(BOUND_MONSTERS, len(c.monsters))
    bound = yield from pick(c.leader(), BOUND, sorted([m.id for m in c.monsters]), n, n)
    summoned.bound = [place for place in range(len(c.monsters)) if c.monsters[place].id in bound]


# ---------------------------------------------------------------- acting (A13.11-A13.23)


def summoned_act(c: Castle) -> Steps:
    """One summoned Monster activates, in an order the players choose, until all have (A13.11, A13.22)."""
    waiting = sorted([s.fighter for s in c.summoned if not s.acted])
    if not waiting:
        for s in c.summoned:
            s.acted = False
        return
    c.agenda.first("summoned-act")
    fighter = yield choose(c.leader(), SUMMONED_FIRST, waiting)
    summoned = c.summoned[[s.fighter for s in c.summoned].index(fighter)]
    summoned.acted = True
    yield from activate(c, summoned)


def activate(c: Castle, s: Summoned) -> Steps:
    """Burn; a stunned one stands up and skips it; else moves, attacks and its special in any order (A13.15, A13.16)."""
    if s.burning and not ignores(s, BURN):
        hurt_summoned(c, s, BURN_DAMAGE, FIRE)
        if s not in c.summoned:
            return
    if s.stunned:
        s.stunned = False
        return
    s.moves = max(1, SUMMON_MOVE[s.card] - 1) if s.slow else SUMMON_MOVE[s.card]
    s.attacks = SUMMON_ATTACKS[s.card]
    s.moved = False
    s.killed = False
    s.ready = not s.silence
    while True:
        options = deeds(c, s)
        deed = (yield choose(c.leader(), DEED_NEXT, [PASS, *options], (s.fighter,))) if options else PASS
        if deed == PASS:
            break
        yield from do(c, s, deed)
    if s.ready and SUMMON_TRIGGER[s.card] == TRIGGER_END:
        yield from resolve(c, SUMMON_OPS[s.card], s.fighter, s.zone, BY_SUMMONED)
    s.ready = False
    s.moves = 0
    s.attacks = 0
    s.slow = False
    s.silence = False


def deeds(c: Castle, s: Summoned) -> list[int]:
    """What a summoned Monster can do next, within its figures (A13.12, A13.15, A13.22)."""
    found: list[int] = []
    if s.ready and may_use_special(s):
        found.append(DEED_SPECIAL)
    if s.moves > 0:
        found += [DEED_MOVE + zone for zone in ways_on(c, s.zone)]
    if s.attacks > 0:
        nearest = 0 if s.silence else MIN_RANGE[s.card]
        found += [DEED_ATTACK + zone for zone in hunting_grounds(c, s.zone, nearest, SUMMON_RANGE[s.card])]
    return found


def may_use_special(s: Summoned) -> bool:
    """Whether this is a moment for its special: before its first attack, or any other while it is not used."""
    trigger = SUMMON_TRIGGER[s.card]
    if trigger == TRIGGER_BEFORE_ATTACK:
        return s.attacks == SUMMON_ATTACKS[s.card]
    return trigger in (TRIGGER_AFTER_ATTACK, TRIGGER_ONCE)


def do(c: Castle, s: Summoned, deed: int) -> Steps:
    """A summoned Monster uses its special, moves one zone or makes one attack."""
    if deed == DEED_SPECIAL:
        s.ready = False
        if SUMMON_TRIGGER[s.card] == TRIGGER_AFTER_ATTACK:
            s.attacks = 0  # the special comes after the last attack
        yield from resolve(c, SUMMON_OPS[s.card], s.fighter, s.zone, BY_SUMMONED)
    elif deed < DEED_ATTACK:
        s.moves -= 1
        if not s.moved and not s.silence:
            s.attacks += ATTACK_IF_MOVED[s.card]
        s.moved = True
        yield from move_summoned(c, s, deed - DEED_MOVE)
    else:
        s.attacks -= 1
        yield from attack(c, s, deed - DEED_ATTACK)


def attack(c: Castle, s: Summoned, zone: int) -> Steps:
    """One attack of a summoned Monster; nobody gains experience (A13.14, A13.23)."""
    among = prey(c, s.zone, zone, FREE_TARGETS[s.card] and not s.silence)
    value = yield choose(c.leader(), DEED_AT, options_of(among, zone), (s.fighter,))
    victim = chosen_of(among, value)
    c.journal.tell(FIGHTER_ATTACKED, s.fighter, target(zone, victim.look))
    if (yield from succeeds(c, s.zone)):
        before = c.kills
        yield from hurt_villager(c, victim, zone, SUMMON_DAMAGE[s.card], NONE, BY_SUMMONED)
        s.killed = s.killed or c.kills > before
    else:
        c.journal.tell(MISSED, s.zone)
