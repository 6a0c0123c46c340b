"""Attacks of the AI, with the choices they leave to the humans (W12.7, W12.10, W12.11, W12.21-W12.28)."""

from __future__ import annotations

from ludoteca.engine.ask import Steps, choose
from ludoteca.games.wroth.combat import Losses, damageable, defeat_regular, den_mothers, hag_strikes_back, shield, wound
from ludoteca.games.wroth.state import Faction, Wroth
from ludoteca.games.wroth.threat import highest_threat, threatened
from ludoteca.games.wroth.words import (
    AI_ATTACKED,
    AI_DAMAGE,
    AI_GAINED,
    CORRA_STOLEN,
    CRYSEN,
    DEN_MOTHERS,
    EYE_FOR_AN_EYE,
    GRIZZLED,
    HAG,
    NAMELESS,
    NO_DAMAGE,
    NOWHERE,
    POINT_STOPPED,
    REGIONS,
    REGULAR,
    STELLEN,
    stack_faction,
    stack_unit,
)


def gain_vp(w: Wroth, n: int) -> None:
    """The machine scores outside Phase 6, as an event of the scenario says."""
    if n > 0:
        w.machine.vp += n
        w.journal.tell(AI_GAINED, w.machine.id, n)


# ---------------------------------------------------------------- which region


def attack_in_reach(w: Wroth, damage: int, battle: int) -> Steps:
    """Attack the region of highest threat among those occupied or adjacent to one (W12.7, W12.11)."""
    yield from attack_at(w, highest_threat(w, threatened(w, w.machine.reach())), damage, battle)


def attack_anywhere(w: Wroth, damage: int) -> Steps:
    """Attack the region of highest threat on the whole map (W12.10)."""
    yield from attack_at(w, highest_threat(w, threatened(w, list(REGIONS))), damage, 0)


def attack_at(w: Wroth, region: int, damage: int, battle: int = 0) -> Steps:
    """Attack all humans in a region; without any the attack does nothing (W12.21, W12.24)."""
    if region != NOWHERE and w.threat(region) > 0:
        people = [me for me in w.turn_order() if me.occupies(region)]
        yield from attack_people(w, region, people, w.speaker(), strength(w, region, damage, battle == 1))


def snare(w: Wroth, region: int, mover: Faction, damage: int) -> Steps:
    """A trap of the machine attacks the faction that moved in; its player chooses the victims (W14.7)."""
    yield from attack_people(w, region, [mover], mover, strength(w, region, damage, False))


def strength(w: Wroth, region: int, damage: int, battle: bool) -> int:
    """The damage of an attack: what replaces it, then what adds to it (W8.26)."""
    machine = w.machine
    nameless = [die.vitality for die in machine.elites_in(region) if die.type == NAMELESS]
    if nameless:
        damage = max(nameless)
    elif battle and machine.has_elite(CRYSEN, region):
        damage = machine.in_play(CRYSEN)
    grizzled = len([die for die in machine.elites_in(region) if die.type == GRIZZLED])
    damage += grizzled if w.event.grizzled_stack else min(1, grizzled)
    more = w.event.damage_bonus
    marked = more.objectives and region in w.objectives
    return damage + (more.n if marked or region in more.regions else 0)


# ---------------------------------------------------------------- damage, point by point (W12.28)


def attack_people(w: Wroth, region: int, people: list[Faction], decides: Faction, points: int) -> Steps:
    """Each point hits an elite of the humans' choice while there is one, then a regular; then come the reactions."""
    stellen = w.machine.has_elite(STELLEN, region)
    hags = [me.has_elite(HAG, region) for me in people]
    shields = [shield(me, region) for me in people]
    losses = [Losses() for _ in people]
    w.journal.tell(AI_ATTACKED, w.machine.id, region, points)
    for me in people:
        if w.is_safe(me, region):
            w.journal.tell(NO_DAMAGE, me.id, region)
    while points > 0:
        takers = who_can_take(w, region, people)
        if not takers:
            break
        taker = yield choose(decides.id, AI_DAMAGE, takers, (region, points))
        at = people.index(w.of(stack_faction(taker)))
        if shields[at] > 0:
            shields[at] -= 1
            w.journal.tell(POINT_STOPPED, people[at].id, region)
        else:
            wound(w, people[at], region, stack_unit(taker), losses[at])
        points -= 1
    if stellen:
        steal_from_richest(w, people)
    gain_vp(w, w.event.vp_per_elite * sum([len(lost.elites) for lost in losses]))
    for at, me in enumerate(people):
        yield from react(w, region, me, losses[at], hags[at])


def who_can_take(w: Wroth, region: int, people: list[Faction]) -> list[int]:
    """The units that may take the next point: elites first, and nobody who cannot be damaged (W12.22, W12.28)."""
    found: list[int] = []
    for me in people:
        if not w.is_safe(me, region):
            found += damageable(me, region)
    elites = [value for value in found if stack_unit(value) != REGULAR]
    return sorted(elites or found)


# ---------------------------------------------------------------- what the attack sets off (W8.29)


def steal_from_richest(w: Wroth, people: list[Faction]) -> None:
    """The machine steals 1 Corra from the one of these with most, on a tie by turn order (W14.17, W15.20)."""
    richest = people[0]
    for me in people:
        if me.corra > richest.corra:
            richest = me
    rob(w, richest)


def rob(w: Wroth, victim: Faction) -> None:
    """The machine steals 1 Corra, if the victim has any."""
    if victim.corra > 0:
        victim.corra -= 1
        w.machine.corra += 1
        w.journal.tell(CORRA_STOLEN, w.machine.id, 1, victim.id)


def react(w: Wroth, region: int, me: Faction, lost: Losses, hag: bool) -> Steps:
    """The abilities of an attacked human: Eye for an Eye, a Hag, Den Mothers."""
    machine = w.machine
    if lost.regulars > 0 and me.has_feat(EYE_FOR_AN_EYE) and machine.regulars[region] > 0:
        defeat_regular(w, machine, region)
    if hag:
        yield from hag_strikes_back(w, me, machine, region)
    if me.has_feat(DEN_MOTHERS):
        for elite in lost.elites:
            if elite == GRIZZLED:
                yield from den_mothers(w, me, region)
