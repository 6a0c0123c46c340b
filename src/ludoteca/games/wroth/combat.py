"""Attack, damage and defeat (W8.1-W8.13, W8.23-W8.31), with the abilities they set off."""

from __future__ import annotations

from collections.abc import Generator

from ludoteca.engine.ask import NO, PASS, YES, Ask, Steps, choose
from ludoteca.games.wroth.content import VITALITY
from ludoteca.games.wroth.economy import steal_corra, to_board
from ludoteca.games.wroth.state import Die, Faction, Wroth
from ludoteca.games.wroth.words import (
    ACOLYTE,
    ACOLYTE_HEALS,
    ATTACK_TARGET,
    ATTACKED,
    CRYSEN,
    DAMAGE,
    DEFEATED,
    DEN_MOTHERS,
    DEN_MOTHERS_FROM_DISCARD,
    DEN_MOTHERS_HOW_MANY,
    ELITE_LOST,
    ENHANCED_SORCERY,
    EYE_FOR_AN_EYE,
    FEED,
    FEEDING_FRENZY,
    GRIZZLED,
    GUILD,
    HAG,
    HAG_VICTIM,
    HEALED,
    HOLD_THE_LINE,
    IRONWILL,
    NAMELESS,
    NAMELESS_STRENGTH,
    NO_DAMAGE,
    OOGLAN,
    REGULAR,
    RETURNED,
    RUNEN,
    STELLEN,
    STOIC,
    UNIT_OF,
    VENNA,
    stack,
    stack_unit,
)


class Losses:
    """What an attack has done so far: regulars and elites that it removed."""

    __slots__ = ("elites", "regulars")

    def __init__(self) -> None:
        self.regulars: int = 0
        self.elites: list[int] = []

    @property
    def any(self) -> bool:
        return self.regulars > 0 or len(self.elites) > 0


# ---------------------------------------------------------------- the attack of a human


def attack(w: Wroth, me: Faction, region: int, damage: int, battle: bool = False) -> Steps:
    """Name one enemy faction in the region and split the damage among its units (W8.8-W8.10)."""
    target = yield choose(me.id, ATTACK_TARGET, w.enemies_in(region, me), (region,))
    yield from attack_faction(w, me, region, w.of(target), damage, battle)


def attack_faction(w: Wroth, me: Faction, region: int, enemy: Faction, damage: int, battle: bool) -> Steps:
    """Attack one faction in a region, then resolve what the attack sets off (W8.7-W8.13, W8.29)."""
    strength = yield from attack_strength(w, me, region, damage, battle)
    strength = max(0, strength - shield(enemy, region))
    stellen = me.has_elite(STELLEN, region)
    acolyte = me.has_elite(ACOLYTE, region)
    hag = enemy.has_elite(HAG, region)
    w.journal.tell(ATTACKED, me.id, region, enemy.id, strength)
    losses = Losses()
    if w.is_safe(enemy, region):
        w.journal.tell(NO_DAMAGE, enemy.id, region)
    else:
        while strength > 0:
            victims = damageable(enemy, region)
            if not victims:
                break
            victim = yield choose(me.id, DAMAGE, victims, (strength,))
            wound(w, enemy, region, stack_unit(victim), losses)
            strength -= 1
    yield from after_attack(w, me, region, enemy, losses, stellen, acolyte, hag)


def attack_strength(w: Wroth, me: Faction, region: int, damage: int, battle: bool) -> Generator[Ask, int, int]:
    """The damage of an attack before any reduction: what replaces it, then what adds to it (W8.26)."""
    if me.has_elite(NAMELESS, region):
        looks = [s for s in me.stacks_in(region) if is_nameless(s)]
        chosen = yield choose(me.id, NAMELESS_STRENGTH, looks, (region,))
        damage = stack_unit(chosen) - UNIT_OF[NAMELESS]
    elif battle and me.has_elite(CRYSEN, region):
        damage = me.in_play(CRYSEN)
    return damage + attack_bonus(me, region)


def is_nameless(value: int) -> bool:
    vitality = stack_unit(value) - UNIT_OF[NAMELESS]
    return 1 <= vitality <= VITALITY[NAMELESS]


def attack_bonus(me: Faction, region: int) -> int:
    """What own units and feats add to an attack on a region."""
    bonus = 0
    if me.has_elite(GRIZZLED, region):
        bonus += 1
    if me.has_feat(ENHANCED_SORCERY) and len(me.elites_in(region)) > 0:
        bonus += 1
    return bonus


def shield(enemy: Faction, region: int) -> int:
    """By how much attacks on this faction's units in a region are reduced."""
    less = 0
    if enemy.has_elite(STOIC, region):
        less += 1
    if enemy.has_feat(HOLD_THE_LINE) and enemy.regulars[region] >= 3:
        less += 1
    return less


def damageable(enemy: Faction, region: int) -> list[int]:
    """The units that a point of damage may hit; Ironwills stand before all others."""
    if enemy.has_elite(IRONWILL, region):
        looks = enemy.stacks_in(region)
        first, last = UNIT_OF[IRONWILL] + 1, UNIT_OF[IRONWILL] + VITALITY[IRONWILL]
        return [s for s in looks if first <= stack_unit(s) <= last]
    return enemy.stacks_in(region)


# ---------------------------------------------------------------- wounds


def wound(w: Wroth, enemy: Faction, region: int, unit: int, losses: Losses) -> None:
    """One point of damage: a regular is defeated, an elite loses 1 vitality (W8.1, W8.2, W8.5)."""
    if unit == REGULAR:
        defeat_regular(w, enemy, region)
        losses.regulars += 1
        return
    die = enemy.die_like(unit, region)
    die = enemy.change(die, die.turned(die.vitality - 1))
    if die.vitality == 0:
        lose_elite(w, enemy, die, losses)


def defeat_regular(w: Wroth, enemy: Faction, region: int) -> None:
    """A regular goes to its owner's discard (W8.2)."""
    enemy.regulars[region] -= 1
    enemy.discard += 1
    w.journal.tell(DEFEATED, enemy.id, region)


def lose_elite(w: Wroth, enemy: Faction, die: Die, losses: Losses) -> None:
    """An elite at 0 vitality returns to its owner's board (W8.5)."""
    losses.elites.append(die.type)
    if die.type == GRIZZLED and not enemy.human:
        w.counter += 1
    w.journal.tell(ELITE_LOST, enemy.id, die.type, die.region)
    to_board(w, die)


# ---------------------------------------------------------------- what an attack sets off (W8.29)


def after_attack(
    w: Wroth, me: Faction, region: int, enemy: Faction, losses: Losses, stellen: bool, acolyte: bool, hag: bool
) -> Steps:
    """First the abilities of the attacker, then those of the others clockwise."""
    if stellen and me.id == GUILD:
        yield from steal_corra(w, me, enemy, 1)
    if acolyte and me.id == VENNA:
        yield from acolyte_heals(w, me, region)
    if me.id == OOGLAN and losses.any:
        yield from feeding_frenzy(w, me, region)
    if enemy.id == RUNEN and losses.regulars > 0 and enemy.has_feat(EYE_FOR_AN_EYE) and me.regulars[region] > 0:
        defeat_regular(w, me, region)
    if hag and enemy.id == VENNA:
        yield from hag_strikes_back(w, enemy, me, region)
    if enemy.has_feat(DEN_MOTHERS):
        for elite in losses.elites:
            if elite == GRIZZLED:
                yield from den_mothers(w, enemy, region)


def acolyte_heals(w: Wroth, me: Faction, region: int) -> Steps:
    """One own elite in the region may heal 1 (W14, Acolyte)."""
    hurt = [
        stack(me.id, region, UNIT_OF[die.type] + die.vitality)
        for die in me.elites_in(region)
        if die.vitality < VITALITY[die.type]
    ]
    looks = sorted(set(hurt))
    if looks:
        chosen = yield choose(me.id, ACOLYTE_HEALS, [PASS, *looks], (region,))
        if chosen != PASS:
            heal(w, me, me.die_like(stack_unit(chosen), region), 1)


def heal(w: Wroth, me: Faction, die: Die, n: int) -> None:
    """Raise vitality, never above the die's maximum (ruling R26)."""
    if die.vitality < VITALITY[die.type]:
        die = me.change(die, die.turned(min(VITALITY[die.type], die.vitality + n)))
        w.journal.tell(HEALED, me.id, die.type, die.region, die.vitality)


def feeding_frenzy(w: Wroth, me: Faction, region: int) -> Steps:
    """Once in each own turn, after a kill: a Horde may return from the discard (W14, Feeding Frenzy)."""
    ready = me.has_feat(FEEDING_FRENZY) and FEEDING_FRENZY not in me.used_turn and w.active == me.id
    if not ready or me.discard == 0 or not me.occupies(region) or w.is_closed(region, me):
        return
    if (yield choose(me.id, FEED, [NO, YES], (region,))) == YES:
        me.used_turn.append(FEEDING_FRENZY)
        return_regulars(w, me, region, 1)


def return_regulars(w: Wroth, me: Faction, region: int, n: int) -> None:
    """Deploy regulars from the discard."""
    n = min(n, me.discard)
    if n > 0:
        me.discard -= n
        me.regulars[region] += n
        w.journal.tell(RETURNED, me.id, n, region)


def hag_strikes_back(w: Wroth, venna: Faction, attacker: Faction, region: int) -> Steps:
    """A Hag deals 1 damage to the attacking faction, if it has a unit there; not an attack (W14, Hag)."""
    victims = damageable(attacker, region)
    if victims and not w.is_safe(attacker, region):
        victim = yield choose(venna.id, HAG_VICTIM, victims, (region,))
        losses = Losses()
        wound(w, attacker, region, stack_unit(victim), losses)
        if GRIZZLED in losses.elites and attacker.has_feat(DEN_MOTHERS):
            yield from den_mothers(w, attacker, region)


def den_mothers(w: Wroth, koda: Faction, region: int) -> Steps:
    """A Grizzled is gone: up to 2 Runts from board and discard may come into its region (W14, Den Mothers)."""
    most = min(2, koda.board + koda.discard)
    if most == 0 or w.is_closed(region, koda):
        return
    count = yield choose(koda.id, DEN_MOTHERS_HOW_MANY, list(range(most + 1)), (region,))
    if count > 0:
        least = max(0, count - koda.board)
        returned = yield choose(
            koda.id, DEN_MOTHERS_FROM_DISCARD, list(range(least, min(count, koda.discard) + 1)), (region,)
        )
        return_regulars(w, koda, region, returned)
        koda.board -= count - returned
        koda.regulars[region] += count - returned
