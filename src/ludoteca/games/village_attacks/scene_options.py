"""Village Attacks: the things on the table that options are about: dice, slots, abilities, cards, figures, tokens."""

from __future__ import annotations

from ludoteca.engine.ask import Ask
from ludoteca.games.village_attacks.content import (
    ABILITY_NAMES,
    ANY,
    DEFENCE,
    MELEE,
    MONSTER_NAMES,
    RANGED,
    TORCH,
    TRAP_NAMES,
    VENGEANCE,
)
from ludoteca.games.village_attacks.questions import (
    CHOOSE_MONSTER,
    CLEANSE,
    DEED_NEXT,
    DEFEND_WITH,
    DROP_RESERVE,
    GROW,
    HEAL_WHAT,
    LOSE_DIE,
    PAY_WITH,
    REROLL,
    START_ABILITY,
    TURN_WHICH,
    WHAT_NEXT,
)
from ludoteca.games.village_attacks.scene_panels import opened, panel_id
from ludoteca.games.village_attacks.state import ABILITIES_EACH, Castle, Monster
from ludoteca.games.village_attacks.words import (
    ACT_ABILITY,
    ACT_DEFEND,
    ACT_HEAL,
    ACT_MELEE,
    ACT_MINION,
    ACT_MOVE,
    ACT_OBJECTIVE,
    ACT_RANGED,
    ACT_STORE,
    ACT_SUMMON,
    ACT_TORCH,
    ACT_TRAP,
    ACT_TROLL,
    CURE,
    CURE_DAMAGE,
    DEED_ATTACK,
    DEED_MOVE,
    DEED_SPECIAL,
    FIGHTER,
    FIRST_MINION,
    FROM_RESERVE,
    FROM_SPECIAL,
    GROW_HEAL,
    MONSTER,
    NOWHERE,
    RESULT,
    ROOM,
    SUNDER,
    USEFUL,
    ZONE,
)


def element(c: Castle, ask: Ask, value: int) -> str:
    """The thing that a value of a question is about, if the seat that is asked sees it."""
    question = ask.question
    if question is DEED_NEXT:
        return of_deed(ask, value)
    if question is CLEANSE:
        return token(c, ask, c.monster(ask.about[-1]), value)
    if question.domain is MONSTER:
        m = c.monster(value) if question is not CHOOSE_MONSTER else None
        return figure(m) or panel_id(m) if m is not None else ""
    m = c.monster(ask.role)
    if m is None:
        return ""
    if question is WHAT_NEXT:
        return of_act(c, ask, m, value)
    if question in (HEAL_WHAT, GROW):
        return of_growth(c, ask, m, value + GROW_HEAL if question is HEAL_WHAT else value)
    if question is START_ABILITY:
        return ability(c, ask, m, value)
    return of_result(c, ask, m, value)


def lies_open(c: Castle, ask: Ask, m: Monster | None) -> bool:
    """Whether this Monster's board lies open before the seat that is asked."""
    return m is not None and m is opened(c, c.holders[ask.role])


# ---------------------------------------------------------------- what can be done in a turn


def of_act(c: Castle, ask: Ask, m: Monster, act: int) -> str:
    """What an act moves, spends, buys or uses."""
    if act < ACT_DEFEND:
        return of_plain_act(c, ask, m, act)
    if act < ACT_STORE:
        return paying(c, ask, m, DEFENCE if act == ACT_DEFEND else VENGEANCE)
    if act < ACT_MINION:
        return in_pool(m, act - ACT_STORE)
    if act < ACT_TRAP:
        fighter = FIRST_MINION + act - ACT_MINION
        return FIGHTER.element(fighter) if fighter in [one.fighter for one in c.minions] else ""
    if act < ACT_ABILITY:
        trap = act - ACT_TRAP
        return f"trap-card:{TRAP_NAMES[trap]}" if trap in c.trap_row else ""
    return ability(c, ask, m, act - ACT_ABILITY)


def of_plain_act(c: Castle, ask: Ask, m: Monster, act: int) -> str:
    """The acts that stand alone: the own figure moves, a die strikes, work is done where it is done."""
    if act == ACT_MOVE:
        return figure(m)
    if act in (ACT_MELEE, ACT_RANGED):
        return paying(c, ask, m, MELEE if act == ACT_MELEE else RANGED)
    if act == ACT_TROLL:
        return "troll" if c.troll != NOWHERE else ""
    if act == ACT_OBJECTIVE:
        return ZONE.element(m.zone) if m.zone != NOWHERE else ""
    if act == ACT_HEAL:
        return "heart-itself"
    if act == ACT_SUMMON:
        return ZONE.element(ROOM)
    return in_pool(m, TORCH) or special(m, TORCH) if act == ACT_TORCH else ""


def of_deed(ask: Ask, deed: int) -> str:
    """Where a minion or a summoned Monster goes or strikes; what is special comes from itself."""
    if deed == DEED_SPECIAL:
        return FIGHTER.element(ask.about[-1])
    return ZONE.element(deed - DEED_MOVE if deed < DEED_ATTACK else deed - DEED_ATTACK)


def of_growth(c: Castle, ask: Ask, m: Monster, growth: int) -> str:
    """The ability that is learnt, the token that is taken away, or the health that comes back."""
    if growth < GROW_HEAL:
        return ability(c, ask, m, growth)
    if growth - GROW_HEAL == CURE_DAMAGE:
        return f"health:{MONSTER_NAMES[m.id]}" if m.damage > 0 else ""
    return token(c, ask, m, growth - GROW_HEAL)


# ---------------------------------------------------------------- dice


def of_result(c: Castle, ask: Ask, m: Monster, value: int) -> str:
    """The die that shows a result, where the question is about dice that lie there."""
    question = ask.question
    if question is PAY_WITH:
        if value < FROM_SPECIAL:
            return in_pool(m, value)
        return special(m, value - FROM_SPECIAL) if value < FROM_RESERVE else kept(c, ask, m, value - FROM_RESERVE)
    if question in (REROLL, TURN_WHICH):
        return in_pool(m, value)
    if question is DROP_RESERVE:
        return kept(c, ask, m, value)
    if question is DEFEND_WITH:
        return ready(c, ask, m, value)
    if question is LOSE_DIE:
        return ready(c, ask, m, value) if ask.about[-1] == SUNDER else kept(c, ask, m, value)
    return ""


def paying(c: Castle, ask: Ask, m: Monster, result: int) -> str:
    """The first die that can pay a result: one that shows it, else one of choice (A10.8)."""
    return in_pool(m, result) or special(m, result) or kept(c, ask, m, result) or special(m, ANY)


def in_pool(m: Monster, result: int) -> str:
    return f"die:{MONSTER_NAMES[m.id]}-pool-{RESULT.names[result]}-1" if m.pool[result] > 0 else ""


def special(m: Monster, result: int) -> str:
    return f"die:{MONSTER_NAMES[m.id]}-special-{RESULT.names[result]}-1" if m.special[result] > 0 else ""


def kept(c: Castle, ask: Ask, m: Monster, result: int) -> str:
    """The first die with a result on a Reserve slot of the open board."""
    if result >= USEFUL or m.reserve[result] == 0 or not lies_open(c, ask, m):
        return ""
    return f"die:own-reserve-{sum(m.reserve[:result]) + 1}"


def ready(c: Castle, ask: Ask, m: Monster, result: int) -> str:
    """The first die with a result on a Defence slot of the open board."""
    if not lies_open(c, ask, m):
        return ""
    if result == DEFENCE and m.defence > 0:
        return "die:own-defence-1"
    return f"die:own-defence-{m.defence + 1}" if result == VENGEANCE and m.vengeance > 0 else ""


# ---------------------------------------------------------------- other things


def figure(m: Monster) -> str:
    """The figure of a Monster, while it is on the map."""
    return FIGHTER.element(m.id) if m.zone != NOWHERE else ""


def ability(c: Castle, ask: Ask, m: Monster, number: int) -> str:
    """An ability of the open board; of others only those that everybody sees on their boards."""
    if number // ABILITIES_EACH != m.id:
        return ""
    return f"own-ability:{ABILITY_NAMES[number]}" if lies_open(c, ask, m) else f"ability:{ABILITY_NAMES[number]}"


def token(c: Castle, ask: Ask, m: Monster | None, condition: int) -> str:
    """A condition on a board: on the open one those that cover slots lie on them."""
    if m is None:
        return ""
    name = CURE.names[condition]
    counts = {"sunder": m.sunder, "silence": m.silence, "slow": m.slow, "burn": int(m.burning)}
    if counts.get(name, 0) == 0:
        return ""
    return f"token:own-{name}-1" if name != "burn" and lies_open(c, ask, m) else f"token:{MONSTER_NAMES[m.id]}-{name}"
