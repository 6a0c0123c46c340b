"""The sequence of play of Village Attacks, to be read beside the rulebook."""

from __future__ import annotations

from ludoteca.engine.ask import Steps
from ludoteca.games.village_attacks import activation, spawning, summoning, traps, troll
from ludoteca.games.village_attacks.content import DIAL
from ludoteca.games.village_attacks.ending import judge_round
from ludoteca.games.village_attacks.questions import DIAL_MOVED, FIRST_PASSED, NIGHT_FELL, PHASE_BEGAN, ROUND_BEGAN
from ludoteca.games.village_attacks.state import Castle, Monster
from ludoteca.games.village_attacks.words import CLEAN_UP, MONSTER_PHASE, NONE, NOWHERE, RESULTS, VILLAGER_PHASE


def round_(c: Castle) -> None:
    """Monster phase, Villager phase, Clean-up phase, again and again until the game is decided (A3.1)."""
    c.round += 1
    c.journal.tell(ROUND_BEGAN, c.round)
    c.agenda.then("monster-phase")
    c.agenda.then("villager-phase")
    c.agenda.then("clean-up")


# ---------------------------------------------------------------- the Monsters


def monster_phase(c: Castle) -> None:
    """Every playing Monster takes a turn, clockwise from the first player; then the summoned act (A3.2)."""
    begin_phase(c, MONSTER_PHASE)
    c.agenda.first("summoned-act")
    for place in reversed(c.turn_order()):
        c.agenda.first("monster-turn", place)


def summoned_act(c: Castle) -> Steps:
    """Summoned Monsters activate when all playing Monsters have finished (A13.11)."""
    yield from summoning.summoned_act(c)


# ---------------------------------------------------------------- the villagers


def villager_phase(c: Castle) -> None:
    """Six steps in fixed order (A3.3)."""
    begin_phase(c, VILLAGER_PHASE)
    for step in ("spawn", "trap-step", "troll", "villagers", "dial", "draw-trap"):
        c.agenda.first(step)


def draw_trap(c: Castle) -> Steps:
    """A new Trap card is laid out, if there is room for it (A14.1)."""
    yield from traps.draw_trap(c)


def dial(c: Castle) -> None:
    """The dial advances by 1 for each playing Monster; each threshold brings an event (A14.3-A14.5)."""
    thresholds = DIAL[c.scenario]
    if not thresholds:
        return
    events = 0
    for _ in c.monsters:
        c.dial += 1
        if c.dial in thresholds:
            events += 1
        if c.dial == thresholds[-1]:
            c.dial = 0
    c.journal.tell(DIAL_MOVED, c.dial, min([threshold for threshold in thresholds if threshold > c.dial]))
    for _ in range(events):
        c.agenda.first("draw-event")


def villagers(c: Castle) -> None:
    """Every villager attacks and then moves, one after the other from the Heart outwards (A15.1, A15.2)."""
    activation.begin(c)
    c.agenda.first("villager")


def villager(c: Castle) -> Steps:
    """The next villager acts, until all have (A15.20)."""
    if (yield from activation.next_villager_acts(c)):
        c.agenda.first("villager")


def troll_acts(c: Castle) -> Steps:
    """The Troll activates if it is on the map (A16.1)."""
    if c.troll != NOWHERE:
        yield from troll.activate_troll(c)


def trap_step(c: Castle) -> Steps:
    """Every Trap with a villager in its zone is set off, the nearest to the Heart first (A16.13, A16.18)."""
    yield from traps.trap_step(c)


def spawn(c: Castle) -> None:
    """New villagers come to every spawn token, in token order (A18.1)."""
    for zone in reversed(c.spawns):
        c.agenda.first("spawn-at", zone)


def spawn_at(c: Castle, zone: int) -> Steps:
    """One card for one spawn token, and another one after a plus (A18.1, A18.5)."""
    if (yield from spawning.spawn_at(c, zone)):
        c.agenda.first("spawn-at", zone)


# ---------------------------------------------------------------- Clean-up


def clean_up(c: Castle) -> None:
    """What has ended is taken away, day and night change, the marker passes on (A19)."""
    begin_phase(c, CLEAN_UP)
    c.holds = [hold for hold in c.holds if hold.round > c.round]
    for monster in c.monsters:
        clear_board(monster)
    for crowd in c.crowd:
        for figure in crowd:
            figure.acted = False
            figure.shielded = False
    judge_round(c)
    if c.day_night:
        c.day = not c.day
        c.journal.tell(NIGHT_FELL, 0 if c.day else 1)
    c.first = (c.first + 1) % len(c.monsters)
    c.journal.tell(FIRST_PASSED, c.leader())
    c.agenda.then("round")


def clear_board(monster: Monster) -> None:
    """Results outside the Reserve and effects of this round go (A19.1, A19.2)."""
    monster.pool = [0] * RESULTS
    monster.special = [0] * RESULTS
    monster.stepped = 0
    monster.defence = 0
    monster.vengeance = 0
    monster.used = [0] * len(monster.used)
    monster.guard = False
    monster.block = 0
    monster.armour = 0
    monster.untargetable = False


def begin_phase(c: Castle, phase: int) -> None:
    c.phase = phase
    c.active = NONE
    c.journal.tell(PHASE_BEGAN, phase)
