"""Why something cannot be chosen now, with the rule that says so."""

from __future__ import annotations

from ludoteca.engine.ask import NUMBER, Ask, Refusal
from ludoteca.games.village_attacks.castle import ADJACENT, DISTANCE, ZONES, sees
from ludoteca.games.village_attacks.content import ANY, CLASS_OF, DEFENCE, GUARDIAN, HERO_TYPE, TORCH, VENGEANCE
from ludoteca.games.village_attacks.dice import held, result_of
from ludoteca.games.village_attacks.levels import HIGHEST_SKILL, growths
from ludoteca.games.village_attacks.questions import (
    ABILITY_ZONE,
    ALLY,
    BELL_FIRST,
    BELL_STEP,
    BOUND,
    CHOOSE_MONSTER,
    DEED_AT,
    DEFEND_WITH,
    DROP_RESERVE,
    FIRST_MONSTER,
    GROW,
    HEAL_WHAT,
    LEAVE_OUT_HERO,
    MELEE_AT,
    MOVE_TO,
    PAY_WITH,
    RANGED_AT,
    RANGED_INTO,
    REROLL,
    SACRIFICE_WHOM,
    START_ABILITY,
    WHAT_NEXT,
)
from ludoteca.games.village_attacks.state import ABILITIES_EACH, Castle
from ludoteca.games.village_attacks.strikes import stands_in
from ludoteca.games.village_attacks.turn import steps_left
from ludoteca.games.village_attacks.turn_refusals import mine, why_not_act
from ludoteca.games.village_attacks.words import (
    ABILITY,
    GROW_HEAL,
    HEART,
    HERO,
    IN_ZONE,
    RESULT,
    TYPE,
    USEFUL,
    YUNFAKH,
    kind_of_look,
    target_look,
    target_zone,
)

# ---------------------------------------------------------------- setting up (A2)


def why_not_monster(c: Castle, ask: Ask, monster: int) -> Refusal | None:
    """Taken, or there is one of its class already (A2.6)."""
    if c.monster(monster) is not None:
        return Refusal("A2.6", "monster-taken")
    return Refusal("A2.6", "one-guardian" if CLASS_OF[monster] == GUARDIAN else "one-decimator")


def why_not_in_team(c: Castle, ask: Ask, monster: int) -> Refusal | None:
    """Nobody leads it, or it is dead (A2.5, A12.3)."""
    m = c.monster(monster)
    if m is None:
        return Refusal("A2.5", "not-in-team")
    return Refusal("A12.3", "is-dead") if m.is_dead and c.round > 0 else None


def why_not_start(c: Castle, ask: Ask, ability: int) -> Refusal | None:
    return Refusal("A10.7", "ability-of-others")


def why_not_leave_out(c: Castle, ask: Ask, hero: int) -> Refusal | None:
    kin = ask.about[-1]
    return Refusal("A2.8", "hero-of-other-type", {"type": (TYPE, kin)}) if HERO_TYPE[hero] != kin else None


# ---------------------------------------------------------------- dice (A4, A10.8)


def why_not_drop(c: Castle, ask: Ask, result: int) -> Refusal | None:
    m = mine(c, ask)
    if result < USEFUL and m.reserve[result] > 0:
        return None
    return Refusal("A9.7" if result == TORCH else "A4.4", "not-in-reserve", {"result": (RESULT, result)})


def why_not_reroll(c: Castle, ask: Ask, result: int) -> Refusal | None:
    """Fewer than three of the normal dice show it (A4.10, A20.5)."""
    if result == ANY:
        return Refusal("A20.5", "special-not-rerolled")
    count = mine(c, ask).pool[result]
    if count >= 3:
        return None
    return Refusal("A4.10", "no-triple", {"result": (RESULT, result), "count": (NUMBER, count)})


def why_not_pay(c: Castle, ask: Ask, die: int) -> Refusal | None:
    """Not there, another result, or kept for the rest of the price (A10.8)."""
    result = ask.about[-1]
    if held(mine(c, ask), die) == 0:
        return Refusal("A10.8", "no-such-die")
    if result not in (ANY, result_of(die)) and result_of(die) != ANY:
        return Refusal("A10.8", "wrong-result", {"result": (RESULT, result)})
    return Refusal("A10.8", "needed-later") if result_of(die) == ANY != result else None


# ---------------------------------------------------------------- where


def why_not_to(c: Castle, ask: Ask, zone: int) -> Refusal | None:
    """Each step leads next door, where there must be room, out of a zone that can be left (A6.3, A6.7, A6.9)."""
    m = mine(c, ask)
    if zone not in ZONES[c.scenario]:
        return Refusal("A2.4", "not-on-map")
    if zone == m.zone:
        return Refusal("A6.3", "already-there")
    far = DISTANCE[c.scenario][m.zone][zone]
    steps = steps_left(m) if ask.question is MOVE_TO else 1
    if far > steps:
        return Refusal("A6.3", "too-far", {"count": (NUMBER, far), "steps": (NUMBER, steps)})
    if far == 1:
        return Refusal("A6.9", "no-room", {"zone": (IN_ZONE, zone)})
    return Refusal("A6.7", "not-in-one-go")


def why_not_into(c: Castle, ask: Ask, zone: int) -> Refusal | None:
    """Ranged goes next door, not into or out of the dark, and never at Yunfakh Hunters (A7.2, A7.12, A24.7)."""
    here = mine(c, ask).zone
    if zone not in ZONES[c.scenario]:
        return Refusal("A2.4", "not-on-map")
    if zone == here:
        return Refusal("A7.2", "own-zone")
    if zone not in ADJACENT[c.scenario][here]:
        return Refusal("A7.2", "too-far-to-shoot")
    if not sees(c, here, zone):
        return Refusal("A24.7", "dark", {"zone": (IN_ZONE, zone)})
    if c.crowd[zone]:
        return Refusal("A7.12", "only-yunfakh", {"zone": (IN_ZONE, zone)})
    return Refusal("A7.2", "nobody-there", {"zone": (IN_ZONE, zone)})


def why_not_aim(c: Castle, ask: Ask, zone: int) -> Refusal | None:
    if zone not in ZONES[c.scenario]:
        return Refusal("A2.4", "not-on-map")
    return Refusal("A24.10", "out-of-sight")


# ---------------------------------------------------------------- whom


def is_there(c: Castle, value: int) -> bool:
    """Whether a villager of this look stands in this zone; of others nothing is said."""
    look = target_look(value)
    for villager in c.crowd[target_zone(value)]:
        if villager.look == look:
            return True
    return False


def why_not_victim(c: Castle, ask: Ask, value: int) -> Refusal | None:
    """In the zone that is attacked: distance protects, or others come first (A7.4, A7.12)."""
    zone = target_zone(ask.options[-1])
    if target_zone(value) != zone or not is_there(c, value):
        return None
    attacker = ask.about[-1] if ask.question is DEED_AT else ask.role
    if kind_of_look(target_look(value)) == YUNFAKH and stands_in(c, attacker) != zone:
        return Refusal("A7.12", "yunfakh-far")
    return Refusal("A7.4", "others-first")


def why_not_sacrifice(c: Castle, ask: Ask, value: int) -> Refusal | None:
    if target_zone(value) != HEART or not is_there(c, value):
        return None
    if kind_of_look(target_look(value)) == HERO:
        return Refusal("A31.7", "no-hero-sacrificed")
    return Refusal("A7.4", "others-first")


# ---------------------------------------------------------------- growing, healing, defending


def why_not_grow(c: Castle, ask: Ask, value: int) -> Refusal | None:
    """An ability at its top, healing too early, or nothing to heal (A10.7, A11.6)."""
    m = mine(c, ask)
    if value >= GROW_HEAL:
        abilities_left = growths(m)[0] < GROW_HEAL
        return Refusal("A11.6", "learn-first" if abilities_left else "nothing-of-that")
    slot = value - ABILITIES_EACH * m.id
    if 0 <= slot < ABILITIES_EACH and m.skills[slot] == HIGHEST_SKILL:
        return Refusal("A10.7", "level-at-top", {"ability": (ABILITY, value)})
    return None


def why_not_cure(c: Castle, ask: Ask, value: int) -> Refusal | None:
    return Refusal("A11.12", "nothing-of-that")


def why_not_answer(c: Castle, ask: Ask, result: int) -> Refusal | None:
    """Only what lies on the Defence slots helps, and only where it can reach (A8.1, A8.2, A8.9, A8.13)."""
    m = mine(c, ask)
    if result not in (DEFENCE, VENGEANCE):
        return Refusal("A8.2", "no-help-now")
    ready = m.defence if result == DEFENCE else m.vengeance
    if ready == 0:
        return Refusal("A8.1", "none-ready", {"result": (RESULT, result)})
    if result == VENGEANCE:
        return Refusal("A8.13" if c.troll == m.zone else "A8.9", "vengeance-in-vain")
    return Refusal("A8.12", "defence-first")


def give_reasons() -> None:
    """Every question learns its reasons once, when the game is loaded; the rules do not need them."""
    CHOOSE_MONSTER.why_not = why_not_monster
    START_ABILITY.why_not = why_not_start
    LEAVE_OUT_HERO.why_not = why_not_leave_out
    for question in (FIRST_MONSTER, BOUND, ALLY, BELL_FIRST):
        question.why_not = why_not_in_team
    DROP_RESERVE.why_not = why_not_drop
    REROLL.why_not = why_not_reroll
    PAY_WITH.why_not = why_not_pay
    WHAT_NEXT.why_not = why_not_act
    for question in (MOVE_TO, BELL_STEP):
        question.why_not = why_not_to
    RANGED_INTO.why_not = why_not_into
    ABILITY_ZONE.why_not = why_not_aim
    for question in (MELEE_AT, RANGED_AT, DEED_AT):
        question.why_not = why_not_victim
    SACRIFICE_WHOM.why_not = why_not_sacrifice
    GROW.why_not = why_not_grow
    HEAL_WHAT.why_not = why_not_cure
    DEFEND_WITH.why_not = why_not_answer
