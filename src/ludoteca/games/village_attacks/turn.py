"""A Monster's turn: its start, the roll, one act after another, and its end (A4-A13)."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.ask import Steps, choose
from ludoteca.games.village_attacks import abilities, attacks, minions, objectives, summoning
from ludoteca.games.village_attacks.conditions import BURN_DAMAGE
from ludoteca.games.village_attacks.content import (
    ANY,
    DEFENCE,
    HEAL_COST_MORE,
    MAGIC,
    TRAP_COST,
    TRAP_COST_MORE,
    VENGEANCE,
)
from ludoteca.games.village_attacks.damage import hurt_monster
from ludoteca.games.village_attacks.dice import (
    can_pay,
    can_ready,
    can_store,
    drop_reserve,
    pay,
    ready,
    reroll,
    roll,
    store,
    take_torch,
    torches,
    useful_results,
)
from ludoteca.games.village_attacks.ending import hurt_heart
from ludoteca.games.village_attacks.levels import cure, cures, day_loss
from ludoteca.games.village_attacks.movement import destinations, is_hindered, move_monster, ways_on
from ludoteca.games.village_attacks.questions import (
    HEAL_WHAT,
    MOVE_TO,
    RETURNED,
    STAYED_DEAD,
    STOOD_UP,
    TORCH_RESOLVED,
    TURN_BEGAN,
    WHAT_NEXT,
)
from ludoteca.games.village_attacks.state import ABILITIES_EACH, Castle, Monster
from ludoteca.games.village_attacks.torches import resolve_torch
from ludoteca.games.village_attacks.traps import can_place, place_trap
from ludoteca.games.village_attacks.words import (
    ACT_ABILITY,
    ACT_DEFEND,
    ACT_END,
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
    DAYLIGHT,
    FIRE,
    HEART,
    NONE,
    RESULTS,
    USEFUL,
)

RETURN_COSTS: Final = 2
"""The damage that the Heart suffers when a Monster returns."""

# ---------------------------------------------------------------- start and end


def monster_turn(c: Castle, place: int) -> Steps:
    """Return if dead, stand up, Burn, Day loss; then the roll. Who dies of it has no turn (A4.1, A12.9)."""
    m = c.monsters[place]
    c.active = place
    m.turn_over = False
    m.sealed = False
    c.journal.tell(TURN_BEGAN, m.id)
    c.agenda.first("end-turn", place)
    if m.is_dead and not comes_back(c, m):
        return
    if m.lying:
        m.lying = False
        c.journal.tell(STOOD_UP, m.id)
    if m.burning:
        yield from hurt_monster(c, m, BURN_DAMAGE, FIRE)
    if not m.is_dead:
        yield from hurt_monster(c, m, day_loss(c, m), DAYLIGHT)
    if not m.is_dead:
        minions.wake(c, m)
        c.agenda.first("roll", place)


def comes_back(c: Castle, m: Monster) -> bool:
    """A dead Monster returns in the Heart zone, full or not, unless that would destroy the Heart (A12.4-6, A12.8)."""
    if c.heart <= RETURN_COSTS:
        c.journal.tell(STAYED_DEAD, m.id)
        return False
    m.zone = HEART
    c.journal.tell(RETURNED, m.id)
    hurt_heart(c, RETURN_COSTS)
    return True


def roll_dice(c: Castle, place: int) -> Steps:
    """Discard from the Reserve, roll, reroll once (A4.1-A4.14)."""
    m = c.monsters[place]
    yield from drop_reserve(m)
    yield from roll(c, place)
    yield from reroll(c, m)
    c.agenda.first("act", place)


def end_turn(c: Castle, place: int) -> Steps:
    """Torches that a Stun left over are resolved, special results are discarded, minions rest (A5.8, A20.6)."""
    m = c.monsters[place]
    while torches(m) > 0:
        yield from burn_torch(c, m)
    m.special = [0] * RESULTS
    minions.rest(c, m)
    m.turn_over = False
    c.active = NONE


# ---------------------------------------------------------------- one act after another


def act(c: Castle, place: int) -> Steps:
    """What the Monster does next, until its turn ends, by choice or by death or Stun (A4.9, A11.13, A12.3, A23.10)."""
    m = c.monsters[place]
    if m.turn_over:
        return
    what = yield choose(m.id, WHAT_NEXT, acts(c, m))
    if what != ACT_END:
        c.agenda.first("do", place, what)


def do(c: Castle, place: int, what: int) -> Steps:
    """Carry out what was chosen, then ask again."""
    m = c.monsters[place]
    c.agenda.first("act", place)
    if what >= ACT_ABILITY:
        yield from abilities.use(c, place, what - ACT_ABILITY - ABILITIES_EACH * m.id)
    elif what >= ACT_TRAP:
        yield from pay(m, trap_cost(c, what - ACT_TRAP))
        place_trap(c, m, what - ACT_TRAP)
    elif what >= ACT_MINION:
        yield from minions.act(c, place, minions.numbered(c, what - ACT_MINION))
    elif what >= ACT_STORE:
        store(c, m, what - ACT_STORE)
    elif what >= ACT_DEFEND:
        yield from ready(c, m, DEFENCE if what == ACT_DEFEND else VENGEANCE)
    else:
        yield from do_plainly(c, place, what)


def do_plainly(c: Castle, place: int, what: int) -> Steps:
    """The acts that stand alone: moving, attacking, objectives, healing, summoning, torches."""
    m = c.monsters[place]
    if what == ACT_MOVE:
        yield from move(c, m)
    elif what == ACT_MELEE:
        yield from attacks.melee(c, place)
    elif what == ACT_RANGED:
        yield from attacks.shoot(c, place)
    elif what == ACT_TROLL:
        yield from attacks.provoke(c, m)
    elif what == ACT_OBJECTIVE:
        yield from objectives.work(c, place)
    elif what == ACT_HEAL:
        yield from heal(c, m)
    elif what == ACT_SUMMON:
        yield from summoning.pay_summoning(c, m)
    elif what == ACT_TORCH:
        yield from burn_torch(c, m)


def burn_torch(c: Castle, m: Monster) -> Steps:
    """A torch leaves the board and is resolved (A5.1, A5.12)."""
    take_torch(m)
    c.journal.tell(TORCH_RESOLVED, m.id)
    yield from resolve_torch(c)


def acts(c: Castle, m: Monster) -> list[int]:
    """What a Monster can do now, in ascending order; its turn may end when no torch is left (A5.8, A11.13)."""
    found: list[int] = []
    if can_move(c, m):
        found.append(ACT_MOVE)
    if attacks.can_melee(c, m):
        found.append(ACT_MELEE)
    if attacks.can_shoot(c, m):
        found.append(ACT_RANGED)
    if attacks.can_provoke(c, m):
        found.append(ACT_TROLL)
    if objectives.can_work(c, m):
        found.append(ACT_OBJECTIVE)
    if can_heal(c, m):
        found.append(ACT_HEAL)
    if summoning.can_summon(c, m):
        found.append(ACT_SUMMON)
    found.append(ACT_TORCH if torches(m) > 0 else ACT_END)
    if can_ready(m, DEFENCE):
        found.append(ACT_DEFEND)
    if can_ready(m, VENGEANCE):
        found.append(ACT_DEFEND + 1)
    found += [ACT_STORE + result for result in range(USEFUL) if can_store(m, result)]
    found += [ACT_MINION + minion.number for minion in minions.minions_of(c, m) if minions.can_act(c, minion)]
    if can_place(c, m.zone):
        found += [ACT_TRAP + trap for trap in sorted(c.trap_row) if can_pay(m, trap_cost(c, trap))]
    first = ACT_ABILITY + ABILITIES_EACH * m.id
    found += [first + slot for slot in range(ABILITIES_EACH) if abilities.can_use(c, m, slot)]
    return found


# ---------------------------------------------------------------- moving, healing, Traps


def can_move(c: Castle, m: Monster) -> bool:
    """A free Movement slot, a useful result for it, not hindered, and a zone to enter (A6.1-A6.4, A6.9)."""
    return steps_left(m) > 0 and not is_hindered(c, m) and len(ways_on(c, m.zone)) > 0


def move(c: Castle, m: Monster) -> Steps:
    """To a zone near by, for one useful result on a Movement slot with each step (A6.1, A6.3)."""
    far = destinations(c, m, steps_left(m))
    to = yield choose(m.id, MOVE_TO, sorted(far))
    yield from pay(m, [ANY] * far[to])
    m.stepped += far[to]
    yield from move_monster(c, m, to)


def steps_left(m: Monster) -> int:
    """How many steps a Monster has slots and results for (A6.1, A6.2)."""
    return min(m.free_move_slots, useful_results(m))


def heal_cost(c: Castle) -> list[int]:
    """1 Magic, and more while an event says so (A11.12)."""
    return [MAGIC] * (1 + (HEAL_COST_MORE[c.event] if c.event != NONE else 0))


def can_heal(c: Castle, m: Monster) -> bool:
    """In the Heart zone, with Magic, and with something to remove (A11.12)."""
    return m.zone == HEART and can_pay(m, heal_cost(c)) and len(cures(m)) > 0


def heal(c: Castle, m: Monster) -> Steps:
    """1 damage or one condition is removed for Magic (A11.12, A23.1)."""
    what = yield choose(m.id, HEAL_WHAT, cures(m))
    yield from pay(m, heal_cost(c))
    cure(c, m, what)


def trap_cost(c: Castle, trap: int) -> list[int]:
    """The cost of a face-up Trap, and more of any kind while an event says so (A11.9)."""
    return TRAP_COST[trap] + [ANY] * (TRAP_COST_MORE[c.event] if c.event != NONE else 0)
