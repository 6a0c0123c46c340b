"""How the AI gets Corra, spends it and deploys its units (W12.26, W13.1-W13.6, W13.14-W13.16)."""

from __future__ import annotations

from ludoteca.games.wroth.ai_attacks import gain_vp
from ludoteca.games.wroth.combat import return_regulars
from ludoteca.games.wroth.content import (
    AI_DEPLOY,
    AT_BASE,
    AT_THREAT,
    AT_THREAT_OCCUPIED,
    COST,
    DEPLOY_N,
    ELITES_OF,
)
from ludoteca.games.wroth.economy import deploy_elite, deploy_regulars, pay
from ludoteca.games.wroth.state import Wroth
from ludoteca.games.wroth.threat import highest_threat, open_from, still_open, threatened
from ludoteca.games.wroth.words import (
    AI_BOUGHT,
    AI_SAVES,
    CORRA_TAKEN,
    ELITE,
    NONE,
    NOWHERE,
    REGIONS,
    TRAPPER,
)

# ---------------------------------------------------------------- Corra


def take(w: Wroth, n: int) -> None:
    """The machine takes Corra from the supply, as much as there is (W3.7)."""
    n = min(n, w.supply)
    if n > 0:
        w.supply -= n
        w.machine.corra += n
        w.journal.tell(CORRA_TAKEN, w.machine.id, n)


def mine(w: Wroth) -> None:
    """Take 2 Corra, then spend at once (W12.4, W12.9)."""
    take(w, 2)
    spend(w)


def spend(w: Wroth) -> None:
    """Buy and deploy elites as long as the Corra lasts (W13.1-W13.3)."""
    bargain = w.event.corra_to_vp
    if bargain.pay > 0:
        while w.machine.corra >= bargain.pay:
            pay(w, w.machine, bargain.pay)
            gain_vp(w, bargain.vp)
        return
    elite = to_buy(w)
    while elite != NONE:
        w.journal.tell(AI_BOUGHT, w.machine.id, elite, price(w, elite))
        pay(w, w.machine, price(w, elite))
        put_elite(w, elite, place_for(w, elite))
        elite = to_buy(w)


def price(w: Wroth, elite: int) -> int:
    """What an elite costs the machine, never less than 1."""
    return max(1, COST[elite] + w.event.cost_change.get(ELITE.names[elite], 0))


def to_buy(w: Wroth) -> int:
    """What the machine buys now: what the event names, then the best letter; it does not save up (W13.1, W13.2)."""
    types = deployable(w)
    saves = bool(w.options[AI_SAVES])
    if not saves:
        types = [elite for elite in types if price(w, elite) <= w.machine.corra]
    first = w.event.buy_first
    elite = best_letter(w, types)
    if first is not None and ELITE.value(first) in types:
        elite = ELITE.value(first)
    return elite if elite != NONE and price(w, elite) <= w.machine.corra else NONE


def best_letter(w: Wroth, types: list[int]) -> int:
    """Of these types the one with the best letter on the board, on equal letters the one furthest left."""
    best, letter = NONE, 0
    for elite in types:
        slot = min([die.slot for die in w.machine.on_board(elite)])
        if best == NONE or slot < letter:
            best, letter = elite, slot
    return best


# ---------------------------------------------------------------- elites


def deployable(w: Wroth) -> list[int]:
    """The types with a die on the machine's board and a legal place on the map, from left to right."""
    machine = w.machine
    return [elite for elite in ELITES_OF[machine.id] if machine.on_board(elite) and place_for(w, elite) != NOWHERE]


def place_for(w: Wroth, elite: int) -> int:
    """Where the machine deploys an elite of this type now, or NOWHERE (W13.4)."""
    machine = w.machine
    where = AI_DEPLOY[elite]
    named = w.event.deploy_first.get(ELITE.names[elite], NOWHERE)
    if named != NOWHERE and not machine.has_elite(elite, named):
        return open_from(w, named)
    if where == AT_BASE:
        return open_from(w, w.db)
    if where == AT_THREAT:
        regions = threatened(w, list(REGIONS))
    elif where == AT_THREAT_OCCUPIED:
        regions = machine.occupied()
    else:
        regions = [region for region in REGIONS if machine.regulars[region] >= DEPLOY_N[elite]]
    return highest_threat(w, still_open(w, regions))


def put_elite(w: Wroth, elite: int, region: int) -> None:
    """Deploy the die of this type with the best letter; nobody knows the kind of a Trapper (W13.16, W14.7)."""
    dice = w.machine.on_board(elite)
    if not dice or region == NOWHERE:
        return
    best = dice[0]
    for die in dice:
        if die.slot < best.slot:
            best = die
    best = deploy_elite(w, w.machine, best, region)
    if elite == TRAPPER:
        w.machine.change(best, best.hiding(w.traps.add(1)[0]))


def put_next_elite(w: Wroth) -> None:
    """Deploy an elite of no named type: the next one in order of the letters, for free (W13.10, W13.16)."""
    elite = best_letter(w, deployable(w))
    if elite != NONE:
        put_elite(w, elite, place_for(w, elite))


# ---------------------------------------------------------------- regulars


def put_regulars(w: Wroth, region: int, n: int) -> None:
    """Deploy regulars from the board, as many as are left; an event may add those in the discard."""
    left = n - deploy_regulars(w, w.machine, region, n)
    if left > 0 and w.event.regulars_from_discard:
        return_regulars(w, w.machine, region, left)


def threatened_outpost(w: Wroth) -> int:
    """The region of highest threat among those the machine occupies and may deploy into, or NOWHERE."""
    return highest_threat(w, still_open(w, w.machine.occupied()))


def gather(w: Wroth, n: int, region: int) -> None:
    """Gather regulars into a region: from the discard, the board, then the map by ascending number (W12.26)."""
    machine = w.machine
    taken = min(n, machine.discard)
    machine.discard -= taken
    from_board = min(n - taken, machine.board)
    machine.board -= from_board
    taken += from_board
    for place in REGIONS:
        if place != region:
            moved = min(n - taken, machine.regulars[place])
            machine.regulars[place] -= moved
            taken += moved
    machine.regulars[region] += taken
