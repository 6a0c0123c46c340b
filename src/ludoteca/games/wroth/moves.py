"""Movement (W8.14-W8.18, W8.27, W8.28) and the traps, pushes and escorts that it sets off."""

from __future__ import annotations

from ludoteca.engine.ask import EVERYONE, PASS, YES, Steps, choose, pick
from ludoteca.engine.hidden import look
from ludoteca.games.wroth.ai_attacks import gain_vp, snare
from ludoteca.games.wroth.combat import Losses, attack_faction, damageable, den_mothers, wound
from ludoteca.games.wroth.content import ADJACENT, IMMOBILE
from ludoteca.games.wroth.economy import deploy_regulars, pay, steal_corra, to_board
from ludoteca.games.wroth.state import Die, Faction, Wroth
from ludoteca.games.wroth.words import (
    DAMAGE,
    DEN_MOTHERS,
    ELITE_OF_UNIT,
    GRIZZLED,
    HOW_MANY,
    IRONWILL,
    KODA,
    MOVED,
    MUSTER,
    NONE,
    PUSH_DAMAGE,
    PUSH_TO,
    PUSH_WHOM,
    PUSHED,
    RAM,
    RAM_ORDER,
    REGIONS,
    REGULAR,
    RYDER,
    RYDER_MOVED,
    RYDER_ON,
    SNARE,
    SPRUNG,
    STEAL,
    TRAP_ORDER,
    TRAP_SPRUNG,
    TRAP_WHERE,
    TRAPPER,
    WYNDEN,
    stack,
    stack_faction,
    stack_unit,
)


class Move:
    """A unit on its way: where from, where to, and the look it has."""

    __slots__ = ("origin", "to", "unit")

    def __init__(self, unit: int, origin: int, to: int) -> None:
        self.unit: int = unit
        self.origin: int = origin
        self.to: int = to


def ways_out(region: int) -> list[int]:
    """The regions into which a unit may move from here; never the Shores (W7.4)."""
    return ADJACENT[region]


def move_unit(me: Faction, unit: int, origin: int, to: int) -> None:
    """One unit changes its region; an elite keeps its vitality (W8.6)."""
    if unit == REGULAR:
        me.regulars[origin] -= 1
        me.regulars[to] += 1
    else:
        die = me.die_like(unit, origin)
        me.change(die, die.moved(to))


def move_together(w: Wroth, me: Faction, moves: list[Move]) -> Steps:
    """All units of one step move at once, then what that sets off is resolved (W8.27, W8.29).

    First the mover's own abilities, then the traps of the others, each trap in steps of its own.
    """
    for move in moves:
        move_unit(me, move.unit, move.origin, move.to)
        w.journal.tell(MOVED, me.id, stack(me.id, move.origin, move.unit), move.to)
    set_traps(w, me, [move.to for move in moves])
    yield from rams_push(w, me, [move for move in moves if ELITE_OF_UNIT[move.unit] == RAM])
    for move in moves:
        if ELITE_OF_UNIT[move.unit] == RYDER and RYDER_MOVED not in me.used_turn:
            yield from ryder_goes_on(w, me, move)


# ---------------------------------------------------------------- traps (W14, Trapper)


def set_traps(w: Wroth, mover: Faction, regions: list[int]) -> None:
    """Enemy Trappers in regions that somebody has moved into will be sprung, region by region."""
    if w.index[KODA] == NONE:
        return
    koda = w.of(KODA)
    if not w.are_enemies(koda, mover):
        return
    waiting = 0
    for region in regions:
        if koda.has_elite(TRAPPER, region):
            waiting |= 1 << region
    if waiting:
        w.agenda.first("traps", waiting, mover.id)


def traps(w: Wroth, regions: int, mover: int) -> Steps:
    """Traps in several regions snap in the order the Koda like, for the machine in ascending order (W8.29)."""
    waiting = [region for region in REGIONS if regions >> region & 1]
    region = waiting[0]
    if len(waiting) > 1:
        if w.of(KODA).human:
            region = yield choose(KODA, TRAP_WHERE, waiting)
        w.agenda.first("traps", regions & ~(1 << region), mover)
    w.agenda.first("trap", region, mover)


def trap(w: Wroth, region: int, mover: int) -> Steps:
    """Every Trapper in the region is sprung, in the order the Koda like."""
    koda = w.of(KODA)
    dice = [n for n, die in enumerate(trappers(koda)) if die.region == region]
    if not dice:
        return
    n = (yield choose(KODA, TRAP_ORDER, dice, (region,))) if koda.human else dice[0]
    w.agenda.first("trap", region, mover)
    w.agenda.first("spring", n, mover)


def trappers(koda: Faction) -> list[Die]:
    return [die for die in koda.elites if die.type == TRAPPER]


def spring(w: Wroth, n: int, mover: int) -> Steps:
    """The kind of a Trapper is revealed and the die returns to the board."""
    die = trappers(w.of(KODA))[n]
    region = die.region
    kind = yield from look(w.traps, SPRUNG, die.trap, EVERYONE, w.journal)
    w.journal.tell(TRAP_SPRUNG, region, kind)
    to_board(w, die)
    if not w.of(KODA).human:
        gain_vp(w, w.event.vp_per_trap)
    w.agenda.first("trap-effect", kind, region, mover)


def trap_effect(w: Wroth, kind: int, region: int, mover: int) -> Steps:
    """Steal 1 Corra, attack for 2, or muster up to 2 Runts."""
    koda = w.of(KODA)
    victim = w.of(mover) if mover != NONE else None
    if kind == STEAL and victim is not None:
        yield from steal_corra(w, koda, victim, 1)
    elif kind == SNARE and victim is not None and victim.occupies(region):
        if koda.human:
            yield from attack_faction(w, koda, region, victim, 2, False)
        else:
            yield from snare(w, region, victim, 2)
    elif kind == MUSTER and koda.board > 0 and not w.is_closed(region, koda):
        most = min(2, koda.board)
        n = (yield choose(KODA, HOW_MANY, list(range(most + 1)), (region,))) if koda.human else most
        deploy_regulars(w, koda, region, n)


# ---------------------------------------------------------------- elites that do something when they move


def rams_push(w: Wroth, me: Faction, moves: list[Move]) -> Steps:
    """Rams that moved in one step push one after another, in the order their owner likes (W8.29)."""
    while moves:
        looks = sorted({stack(me.id, move.to, move.unit) for move in moves})
        look = (yield choose(me.id, RAM_ORDER, looks)) if len(looks) > 1 else looks[0]
        at = [stack(me.id, move.to, move.unit) for move in moves].index(look)
        yield from ram_pushes(w, me, moves.pop(at))


def ram_pushes(w: Wroth, me: Faction, move: Move) -> Steps:
    """A Ram that its owner moved may push 1 or 2 other units on, and hurt the enemies among them (W14, Ram)."""
    region = move.to
    looks, copies = pushable(w, me, region, move.unit)
    if not looks:
        return
    pushed = yield from pick(me.id, PUSH_WHOM, looks, 0, 2, copies, (region,))
    if not pushed:
        return
    to = yield choose(me.id, PUSH_TO, ADJACENT[region], (region,))
    for value in pushed:
        owner = w.of(stack_faction(value))
        move_unit(owner, stack_unit(value), region, to)
        w.journal.tell(PUSHED, me.id, value, to)
    enemies = [value for value in pushed if w.are_enemies(me, w.of(stack_faction(value)))]
    if enemies and me.corra > 0 and (yield choose(me.id, PUSH_DAMAGE, [0, YES], (to,))) == YES:
        pay(w, me, 1)
        yield from hurt_pushed(w, me, enemies, to)
    for faction in reversed(w.from_on(me)):  # the first one's traps are put first on the agenda last
        if any([stack_faction(value) == faction.id for value in pushed]):
            set_traps(w, faction, [to])


def pushable(w: Wroth, me: Faction, region: int, ram: int) -> tuple[list[int], list[int]]:
    """The units in a region that a Ram can push, and how many of each; not itself."""
    looks: list[int] = []
    copies: list[int] = []
    for faction in sorted(w.factions, key=lambda f: f.id):
        for value in faction.stacks_in(region):
            unit = stack_unit(value)
            n = faction.copies(unit, region)
            if faction is me and unit == ram:
                n -= 1
            elite = ELITE_OF_UNIT[unit]
            if n > 0 and (elite == NONE or not IMMOBILE[elite]):
                looks.append(value)
                copies.append(n)
    return looks, copies


def hurt_pushed(w: Wroth, me: Faction, pushed: list[int], region: int) -> Steps:
    """Every pushed enemy takes 1 damage that is not an attack; an Ironwill there takes it first (W14, Ram)."""
    fallen = Losses()
    for value in pushed:
        enemy = w.of(stack_faction(value))
        if not w.is_safe(enemy, region):
            unit = stack_unit(value)
            if enemy.has_elite(IRONWILL, region):
                unit = stack_unit((yield choose(me.id, DAMAGE, damageable(enemy, region), (1,))))
            wound(w, enemy, region, unit, fallen)
    for elite in fallen.elites:
        if elite == GRIZZLED and w.of(KODA).has_feat(DEN_MOTHERS):
            yield from den_mothers(w, w.of(KODA), region)


def ryder_goes_on(w: Wroth, me: Faction, move: Move) -> Steps:
    """Once per turn a Ryder that its owner moved may move one region more (W14, Ryder)."""
    to = yield choose(me.id, RYDER_ON, [PASS, *ADJACENT[move.to]], (move.to,))
    if to != PASS:
        me.used_turn.append(RYDER_MOVED)
        yield from move_together(w, me, [Move(move.unit, move.to, to)])


def escorts(units: list[int]) -> int:
    """How many regulars may go along with the Wynden among these units (W14, Wynden)."""
    return 2 * len([unit for unit in units if ELITE_OF_UNIT[unit] == WYNDEN])
