"""Moves of the AI: dispersing, its Rams, and the marches of scenarios (W12.13-W12.16, W12.29, W15.18)."""

from __future__ import annotations

from ludoteca.engine.ask import Steps, pick
from ludoteca.games.wroth.content import ADJACENT, DISTANCE, IMMOBILE, TOWARD
from ludoteca.games.wroth.moves import Move, move_unit, set_traps
from ludoteca.games.wroth.state import Wroth
from ludoteca.games.wroth.threat import highest_threat, lowest_threat, most_units
from ludoteca.games.wroth.words import (
    AI_PUSHES,
    ELITE_OF_UNIT,
    MOVED,
    NONE,
    NOWHERE,
    PUSHED,
    RAM,
    REGIONS,
    REGULAR,
    UNIT_OF,
    stack,
    stack_faction,
    stack_unit,
)


def move_machine(w: Wroth, moves: list[Move]) -> Steps:
    """All units of one step move at once, then its Rams push by ascending destination, then traps snap (W8.27)."""
    machine = w.machine
    for move in moves:
        move_unit(machine, move.unit, move.origin, move.to)
        w.journal.tell(MOVED, machine.id, stack(machine.id, move.origin, move.unit), move.to)
    set_traps(w, machine, [move.to for move in moves])
    for region in REGIONS:
        for move in moves:
            if move.to == region and ELITE_OF_UNIT[move.unit] == RAM:
                yield from push(w, region)


def push(w: Wroth, region: int) -> Steps:
    """A Ram pushes up to 2 human units, elites first, to the adjacent region of lowest threat (W14.13).

    No trap can snap: the only enemy of the pushed units is the Runen themselves.
    """
    pushed: list[int] = []
    for elites in (True, False):
        looks: list[int] = []
        copies: list[int] = []
        for me in sorted(w.people, key=lambda faction: faction.id):
            for look in me.movable_stacks(region):
                if (stack_unit(look) != REGULAR) == elites:
                    looks.append(look)
                    copies.append(me.copies(stack_unit(look), region))
        n = min(2 - len(pushed), sum(copies))
        chosen = yield from pick(w.speaker().id, AI_PUSHES, looks, n, n, copies, (region,))
        pushed += chosen
    to = lowest_threat(w, ADJACENT[region])
    for look in pushed:
        move_unit(w.of(stack_faction(look)), stack_unit(look), region, to)
        w.journal.tell(PUSHED, w.machine.id, look, to)


# ---------------------------------------------------------------- disperse (W12.13-W12.15)


def disperse_most(w: Wroth) -> Steps:
    """Disperse the region where the machine has most units (W12.6)."""
    region = most_units(w, list(REGIONS))
    if region != NOWHERE:
        yield from disperse(w, region)


def disperse(w: Wroth, region: int) -> Steps:
    """Step 1: all elites that can move go to the adjacent region of highest threat (W12.13)."""
    w.agenda.first("ai-scatter", region)
    to = highest_threat(w, ADJACENT[region])
    yield from move_machine(w, [Move(unit, region, to) for unit in movable_elites(w, region)])


def scatter(w: Wroth, region: int) -> Steps:
    """Step 2: regulars go one by one to the adjacent regions in ascending order, until one is left (W12.14, W12.15)."""
    ways = ADJACENT[region]
    n = max(0, w.machine.regulars[region] - 1)
    yield from move_machine(w, [Move(REGULAR, region, ways[i % len(ways)]) for i in range(n)])


def movable_elites(w: Wroth, region: int, elite: int = NONE) -> list[int]:
    """The elites of the machine in a region that can move, all or those of a type, in the order of its board."""
    return [
        UNIT_OF[die.type] + die.vitality
        for die in w.machine.elites_in(region)
        if not IMMOBILE[die.type] and elite in (NONE, die.type)
    ]


# ---------------------------------------------------------------- marches (W15.18)


def move_all(w: Wroth, elite: int) -> Steps:
    """Each elite of a type moves once, to the adjacent region of highest threat; destinations are fixed first."""
    moves: list[Move] = []
    for region in REGIONS:
        to = highest_threat(w, ADJACENT[region])
        moves += [Move(unit, region, to) for unit in movable_elites(w, region, elite)]
    yield from move_machine(w, moves)


def march(w: Wroth, targets: list[int], least: int) -> Steps:
    """Where the machine has so many units, all that can move take one step towards the nearest of the targets."""
    moves: list[Move] = []
    for region in REGIONS:
        if region not in targets and w.machine.units_in(region) >= least:
            to = TOWARD[region][nearest(region, targets)]
            units = [REGULAR] * w.machine.regulars[region] + movable_elites(w, region)
            moves += [Move(unit, region, to) for unit in units]
    yield from move_machine(w, moves)


def nearest(region: int, targets: list[int]) -> int:
    """The nearest of the targets, of equally near ones the lowest number."""
    best = NOWHERE
    for target in sorted(targets):
        if best == NOWHERE or DISTANCE[region][target] < DISTANCE[region][best]:
            best = target
    return best
