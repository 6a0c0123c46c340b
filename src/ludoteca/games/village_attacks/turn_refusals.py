"""Why a Monster cannot do something in its turn, with the rule that says so (A5-A13)."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.ask import NUMBER, Ask, Refusal
from ludoteca.games.village_attacks.abilities import cost_of
from ludoteca.games.village_attacks.attacks import result_for_troll
from ludoteca.games.village_attacks.castle import ADJACENT, sees
from ludoteca.games.village_attacks.content import (
    ABILITY_COST,
    ABILITY_TAX,
    ANY,
    BANNERS,
    DEFENCE,
    MAGIC,
    MELEE,
    OBJECT_COST,
    OBJECT_NO_HERO,
    OBJECT_ONCE_PER_TURN,
    OBJECTIVE,
    RANGED,
    SACRIFICE,
    SEAL,
    SUMMON_COST,
    TRAP_COST,
    VENGEANCE,
)
from ludoteca.games.village_attacks.dice import can_pay, shortage, torches, useful_results
from ludoteca.games.village_attacks.levels import cures
from ludoteca.games.village_attacks.minions import minions_of
from ludoteca.games.village_attacks.movement import is_hindered
from ludoteca.games.village_attacks.objectives import has_hero, offerings
from ludoteca.games.village_attacks.state import ABILITIES_EACH, Castle, Monster
from ludoteca.games.village_attacks.traps import can_place
from ludoteca.games.village_attacks.turn import heal_cost, trap_cost
from ludoteca.games.village_attacks.words import (
    ABILITY,
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
    HEART,
    IN_ZONE,
    MINION_OWNER,
    NONE,
    NOWHERE,
    RESULT,
    ROOM,
    USEFUL,
)

TAXING_HERO: Final = f"A29.{ABILITY_TAX.index(max(ABILITY_TAX)) + 1}"
"""The rule of the Hero who makes abilities cost more."""


def mine(c: Castle, ask: Ask) -> Monster:
    """The Monster that is asked."""
    return next(m for m in c.monsters if m.id == ask.role)


# ---------------------------------------------------------------- what it costs (A10.8)


def too_dear(m: Monster, cost: list[int], rule: str) -> Refusal | None:
    """What a Monster lacks to pay a cost: a certain result, or results at all; nothing if it can pay (A10.8)."""
    if can_pay(m, cost):
        return None
    if shortage(m, cost) <= m.special[ANY]:
        words = {"count": (NUMBER, len(cost)), "here": (NUMBER, useful_results(m))}
        return Refusal(rule, "too-few-results", words)
    for result in range(USEFUL):
        count, here = cost.count(result), m.pool[result] + m.special[result] + m.reserve[result]
        if here < count:
            here = min(here + m.special[ANY], count - 1)
            words = {"count": (NUMBER, count), "result": (RESULT, result), "here": (NUMBER, here)}
            return Refusal(rule, "too-few", words)
    return None


def made_dear(m: Monster, cost: list[int], plain: list[int], rule: str, because: str) -> Refusal | None:
    """The same for a cost that a card has raised: its rule is named if the plain cost could be paid."""
    return too_dear(m, cost, because if can_pay(m, plain) else rule)


# ---------------------------------------------------------------- what to do in a turn (A6-A13)


def why_not_act(c: Castle, ask: Ask, act: int) -> Refusal | None:
    """Nothing is said about what does not belong to this Monster or this scenario."""
    m = mine(c, ask)
    if act < ACT_DEFEND:
        return why_not_plainly(c, m, act)
    if act < ACT_STORE:
        return why_not_defend(m, DEFENCE if act == ACT_DEFEND else VENGEANCE)
    if act < ACT_MINION:
        return why_not_store(m, act - ACT_STORE)
    if act < ACT_TRAP:
        return why_not_minion(c, m, act - ACT_MINION)
    if act < ACT_ABILITY:
        return why_not_trap(c, m, act - ACT_TRAP)
    return why_not_ability(c, m, act - ACT_ABILITY)


def why_not_plainly(c: Castle, m: Monster, act: int) -> Refusal | None:
    """The acts that stand alone; while torches lie on the board the turn does not end (A5.8)."""
    if act == ACT_MOVE:
        return why_not_move(c, m)
    if act == ACT_MELEE:
        return too_dear(m, [MELEE], "A7.1") or Refusal("A7.1", "nobody-here")
    if act == ACT_RANGED:
        return why_not_shoot(c, m)
    if act == ACT_TROLL:
        return why_not_troll(c, m)
    if act == ACT_OBJECTIVE:
        return why_not_work(c, m)
    if act == ACT_HEAL:
        return why_not_heal(c, m)
    if act == ACT_SUMMON:
        return why_not_summon(c, m)
    if act == ACT_TORCH:
        return Refusal("A5.1", "no-torch")
    return Refusal("A5.8", "torches-left", {"count": (NUMBER, torches(m))})


def why_not_move(c: Castle, m: Monster) -> Refusal:
    """No slot, no result, hindered, or no room anywhere (A6.1, A6.2, A6.4, A6.9)."""
    if m.free_move_slots <= 0:
        return Refusal("A6.2", "no-move-slot")
    if useful_results(m) == 0:
        return Refusal("A6.1", "no-useful-result")
    if is_hindered(c, m):
        words = {"count": (NUMBER, c.hinderers(m.zone)), "health": (NUMBER, m.health_left)}
        return Refusal("A6.4", "hindered", words)
    return Refusal("A6.9", "no-way-on")


def why_not_shoot(c: Castle, m: Monster) -> Refusal:
    """No Ranged result, nobody next door, the dark, or nobody there but Yunfakh Hunters (A7.2, A7.12, A24.7)."""
    dear = too_dear(m, [RANGED], "A7.2")
    if dear is not None:
        return dear
    if c.is_dark(m.zone):
        return Refusal("A24.7", "dark-here")
    near = [zone for zone in ADJACENT[c.scenario][m.zone] if c.crowd[zone]]
    if not near:
        return Refusal("A7.2", "nobody-next-door")
    for zone in near:
        if sees(c, m.zone, zone):
            return Refusal("A7.12", "only-yunfakh", {"zone": (IN_ZONE, zone)})
    return Refusal("A24.7", "dark", {"zone": (IN_ZONE, near[0])})


def why_not_troll(c: Castle, m: Monster) -> Refusal | None:
    """It is not there, too far, in the dark, or the result for it is missing (A16.10)."""
    if not c.troll_used:
        return None
    if c.troll == NOWHERE:
        return Refusal("A16.1", "no-troll")
    if c.troll != m.zone and c.troll not in ADJACENT[c.scenario][m.zone]:
        return Refusal("A16.10", "troll-far")
    if not sees(c, m.zone, c.troll):
        return Refusal("A16.10", "troll-in-the-dark")
    return too_dear(m, [result_for_troll(c, m)], "A16.10")


def why_not_work(c: Castle, m: Monster) -> Refusal | None:
    """The wrong place, the wrong moment, or too dear (A11.7); the rule is that of the scenario."""
    kind, rule = OBJECTIVE[c.scenario], f"A31.{c.scenario + 1}"
    if kind == SACRIFICE:
        if m.zone != HEART:
            return Refusal(rule, "not-at-the-heart")
        if not offerings(c):
            return Refusal(rule, "nobody-to-sacrifice")
    elif kind in (SEAL, BANNERS):
        if m.zone not in c.spawns:
            return Refusal(rule, "no-spawn-here")
        if OBJECT_ONCE_PER_TURN[c.scenario] and m.sealed:
            return Refusal(rule, "sealed-already")
        if OBJECT_NO_HERO[c.scenario] and has_hero(c, m.zone):
            return Refusal(rule, "hero-in-the-way")
    else:
        return None
    return too_dear(m, OBJECT_COST[c.scenario], rule)


def why_not_heal(c: Castle, m: Monster) -> Refusal | None:
    if m.zone != HEART:
        return Refusal("A11.12", "not-at-the-heart")
    if not cures(m):
        return Refusal("A11.12", "nothing-to-heal")
    return made_dear(m, heal_cost(c), [MAGIC], "A11.12", rule_of_event(c))


def why_not_summon(c: Castle, m: Monster) -> Refusal | None:
    if not c.summoning:
        return None
    if sum(c.summon_deck) == 0:
        return Refusal("A13.19", "no-summon-cards")
    if m.zone != ROOM:
        return Refusal("A13.1", "not-in-the-room")
    if m.paid != NONE:
        return Refusal("A13.5", "paid-already")
    return too_dear(m, SUMMON_COST, "A13.3")


def why_not_defend(m: Monster, result: int) -> Refusal:
    return too_dear(m, [result], "A8.1") or Refusal("A8.1", "no-defence-slot")


def why_not_store(m: Monster, result: int) -> Refusal:
    """No slot, or no rolled result: those of the special die are not kept (A9.1, A20.6)."""
    if m.pool[result] > 0:
        return Refusal("A9.1", "no-reserve-slot")
    if m.special[result] > 0:
        return Refusal("A20.6", "special-not-kept")
    return Refusal("A9.1", "none-rolled", {"result": (RESULT, result)})


def why_not_minion(c: Castle, m: Monster, number: int) -> Refusal | None:
    if MINION_OWNER[number] != m.id:
        return None
    in_play = [minion.number for minion in minions_of(c, m)]
    return Refusal("A22.1", "minion-done" if number in in_play else "minion-away")


def why_not_trap(c: Castle, m: Monster, trap: int) -> Refusal | None:
    """Of the Traps that lie open: there is one here already, or it is too dear (A11.9, A11.10)."""
    if trap not in c.trap_row:
        return None
    if not can_place(c, m.zone):
        return Refusal("A11.10", "zone-has-trap", {"zone": (IN_ZONE, m.zone)})
    return made_dear(m, trap_cost(c, trap), TRAP_COST[trap], f"A27.{trap + 1}", rule_of_event(c))


def why_not_ability(c: Castle, m: Monster, ability: int) -> Refusal | None:
    """Of the own abilities: not learnt, used, or too dear (A10.1, A10.2, A11.3)."""
    slot = ability - ABILITIES_EACH * m.id
    if not 0 <= slot < ABILITIES_EACH:
        return None
    if m.skills[slot] == 0:
        return Refusal("A11.3", "not-learnt", {"ability": (ABILITY, ability)})
    if m.used[slot] >= m.skills[slot]:
        return Refusal("A10.2", "used-already", {"ability": (ABILITY, ability)})
    plain = ABILITY_COST[ability][m.skills[slot] - 1]
    return made_dear(m, cost_of(c, m, slot), plain, f"A26.{ability + 1}", TAXING_HERO)


def rule_of_event(c: Castle) -> str:
    """The rule of the event in force."""
    return f"A28.{c.event + 1}"
