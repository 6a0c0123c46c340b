"""Corra, deployment and buying (W3.6-W3.8, W5.32-W5.38, W8.15)."""

from __future__ import annotations

from collections.abc import Generator

from ludoteca.engine.ask import PASS, Ask, Steps, choose
from ludoteca.games.wroth.content import (
    COST,
    DEPLOY,
    DEPLOY_N,
    ELITE_FACTION,
    ELITES_OF,
    IN_OWN_REGION,
    IN_OWN_REGION_OR_ZONE,
    IN_ZONE,
    VITALITY,
    WITH_ENEMY,
    WITH_OWN_REGULARS,
    WITH_REGULARS,
)
from ludoteca.games.wroth.state import Die, Faction, Wroth
from ludoteca.games.wroth.words import (
    CORRA_STOLEN,
    CORRA_TAKEN,
    DEPLOY_AT,
    DEPLOYED,
    ELITE_DEPLOYED,
    NOWHERE,
    PALDEYN,
    REGIONS,
    SHORES,
    TRAP_KIND,
    TRAPPER,
    VANGUARD,
    VANGUARD_REINFORCEMENTS,
)

# ---------------------------------------------------------------- Corra


def take_corra(w: Wroth, me: Faction, n: int) -> Steps:
    """Take Corra from the supply, as much as there is (W3.7)."""
    n = min(n, w.supply)
    if n > 0 and not (yield from vanguard_instead(w, me)):
        gain_corra(w, me, n)


def gain_corra(w: Wroth, me: Faction, n: int) -> None:
    w.supply -= n
    me.corra += n
    w.journal.tell(CORRA_TAKEN, me.id, n)


def steal_corra(w: Wroth, me: Faction, victim: Faction, n: int) -> Steps:
    """Steal Corra from another faction, as much as it has."""
    n = min(n, victim.corra)
    if n > 0:
        if (yield from vanguard_instead(w, me)):
            return
        victim.corra -= n
        me.corra += n
        w.journal.tell(CORRA_STOLEN, me.id, n, victim.id)


def pay(w: Wroth, me: Faction, n: int) -> None:
    """Spent Corra goes back to the supply (W3.8)."""
    me.corra -= n
    w.supply += n


def hand_out(w: Wroth, order: list[Faction], dues: list[int]) -> Steps:
    """Everybody takes what is due, as far as the supply goes; who gives up a gain leaves it to the others (W3.6)."""
    for i in range(len(order)):
        if shares_of(w, dues)[i] > 0 and (yield from vanguard_instead(w, order[i])):
            dues[i] = 0
    shares = shares_of(w, dues)
    for i in range(len(order)):
        if shares[i] > 0:
            gain_corra(w, order[i], shares[i])


def shares_of(w: Wroth, dues: list[int]) -> list[int]:
    """Who gets how much of what is due, one gem at a time in turn order (W3.6)."""
    shares = [0] * len(dues)
    left = w.supply
    while left > 0:
        served = False
        for i in range(len(dues)):
            if left > 0 and shares[i] < dues[i]:
                shares[i] += 1
                left -= 1
                served = True
        if not served:
            break
    return shares


# ---------------------------------------------------------------- deployment


def deploy_regulars(w: Wroth, me: Faction, region: int, n: int) -> int:
    """Deploy regulars from the board, as many as there are (W0.11)."""
    n = min(n, me.board)
    if n > 0:
        me.board -= n
        me.regulars[region] += n
        w.journal.tell(DEPLOYED, me.id, n, region)
    return n


def deploy_elite(w: Wroth, me: Faction, die: Die, region: int) -> Die:
    """Put an elite die on the map with full vitality (W8.4); some bring regulars along."""
    die = me.change(die, Die(die.type, die.slot, region, VITALITY[die.type], die.trap))
    w.journal.tell(ELITE_DEPLOYED, me.id, die.type, region)
    deploy_regulars(w, me, region, WITH_REGULARS[die.type])
    return die


def deployment_places(w: Wroth, me: Faction, type: int) -> list[int]:
    """Where an elite of this type can be deployed now (W5.34, W5.35)."""
    rule = DEPLOY[type]
    if rule == IN_ZONE:
        return [SHORES]
    if rule == WITH_ENEMY:
        regions = w.attackable(me, REGIONS)
    elif rule == WITH_OWN_REGULARS:
        regions = [region for region in REGIONS if me.regulars[region] >= DEPLOY_N[type]]
    else:
        assert rule in (IN_OWN_REGION, IN_OWN_REGION_OR_ZONE)
        regions = me.occupied()
    places = [SHORES] if rule == IN_OWN_REGION_OR_ZONE else []
    return places + [region for region in regions if not w.is_closed(region, me)]


def can_deploy(w: Wroth, me: Faction, type: int) -> bool:
    """Whether a die of the type is on the board and has a legal place (W5.35)."""
    return len(me.on_board(type)) > 0 and len(deployment_places(w, me, type)) > 0


def can_buy(w: Wroth, me: Faction, type: int) -> bool:
    return me.corra >= COST[type] and can_deploy(w, me, type)


def buy_elite(w: Wroth, me: Faction, type: int) -> Steps:
    """Pay for an elite and deploy it at once (W5.32-W5.36)."""
    region = yield choose(me.id, DEPLOY_AT, deployment_places(w, me, type), (type,))
    pay(w, me, COST[type])
    yield from place_elite(w, me, type, region)


def place_elite(w: Wroth, me: Faction, type: int, region: int) -> Steps:
    """Deploy a die of the type; of a Trapper the owner secretly chooses the kind (W14.7). Ends the step."""
    die = deploy_elite(w, me, me.on_board(type)[0], region)
    if type == TRAPPER:
        kinds = [kind for kind, count in enumerate(w.traps.pool) if count > 0]
        ask = choose(me.id, TRAP_KIND, kinds)
        kind = yield ask
        me.change(die, die.hiding(w.traps.hide(kind, me.seat, ask.number)))


def vanguard_instead(w: Wroth, me: Faction) -> Generator[Ask, int, bool]:
    """Vanguard Reinforcements: an elite for free instead of a gain of Corra. Returns whether it was used."""
    if me.id != PALDEYN or not me.has_feat(VANGUARD_REINFORCEMENTS):
        return False
    elites = [elite for elite in ELITES_OF[PALDEYN] if can_deploy(w, me, elite)]
    if not elites:
        return False
    elite = yield choose(me.id, VANGUARD, [PASS, *elites])
    if elite == PASS:
        return False
    me.feats.remove(VANGUARD_REINFORCEMENTS)
    region = yield choose(me.id, DEPLOY_AT, deployment_places(w, me, elite), (elite,))
    deploy_elite(w, me, me.on_board(elite)[0], region)
    return True


def to_board(w: Wroth, die: Die) -> None:
    """An elite leaves the map and may be bought again (W8.5); an unsprung Trapper keeps its secret."""
    if die.trap != NOWHERE:
        w.traps.withdraw(die.trap)
    owner = w.of(ELITE_FACTION[die.type])
    die = owner.change(die, Die(die.type, die.slot, NOWHERE, 0, NOWHERE))
    if not owner.human:
        take_worst_slot(owner, die)


def take_worst_slot(machine: Faction, die: Die) -> None:
    """A die of the machine comes back to the empty place of its type with the worst letter (W13.14)."""
    for other in machine.elites:
        if other.type == die.type and other.region != NOWHERE and other.slot > die.slot:
            machine.change(other, other.lettered(die.slot))
            die = machine.change(die, die.lettered(other.slot))
