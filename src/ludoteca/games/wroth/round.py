"""The sequence of play of Wroth, to be read beside the rulebook."""

from __future__ import annotations

from ludoteca.engine.ask import NO, YES, Steps, chance, choose
from ludoteca.games.wroth import automa
from ludoteca.games.wroth.actions import can_perform, perform
from ludoteca.games.wroth.content import COMPONENTS, COOP, STANDARD, TOKEN_BONUS
from ludoteca.games.wroth.economy import deploy_regulars, hand_out
from ludoteca.games.wroth.feats import start_of_round_abilities
from ludoteca.games.wroth.scoring import check_victory, score_regions
from ludoteca.games.wroth.state import Faction, Wroth
from ludoteca.games.wroth.words import (
    ACTION_DIE,
    DRAFT,
    FACES,
    MINER,
    NONE,
    OMNI_ROLLED,
    OMNISCIENT_DIE,
    PASSED_TOKEN,
    PHASE_BEGAN,
    REGIONS,
    ROUND_BEGAN,
    SHORES,
    TAKE_BONUS,
    TOOK_DIE,
)


def round_(w: Wroth) -> None:
    """Six phases in fixed order; rounds repeat until someone wins (W1.1)."""
    w.agenda.then("maintenance")
    w.agenda.then("spoils", 1)
    w.agenda.then("groundwork")
    w.agenda.then("draft")
    w.agenda.then("actions")
    w.agenda.then("victory")


# ---------------------------------------------------------------- Phase 1: Maintenance


def maintenance(w: Wroth) -> None:
    """Set the round die; from round 2 on the first-player token passes clockwise (W1.2-W1.4)."""
    w.round += 1
    w.round_die = min(w.round, COMPONENTS.round_die)
    w.journal.tell(ROUND_BEGAN, w.round)
    w.journal.tell(PHASE_BEGAN, 1)
    if w.round > 1:
        w.first = (w.first + 1) % w.humans
        w.journal.tell(PASSED_TOKEN, w.speaker().id)
    for faction in w.factions:
        faction.mined = False
        faction.safe_in = 0
        faction.used_round = []
        faction.used_turn = []
    w.agenda.first("start-of-round")
    if w.is_coop:
        automa.maintenance(w)


def start_of_round(w: Wroth) -> Steps:
    """Start-of-round abilities of units, in turn order (W1.5)."""
    yield from start_of_round_abilities(w)


# ---------------------------------------------------------------- Phase 2: Spoils


def spoils(w: Wroth, region: int) -> Steps:
    """Region by region, whoever has strictly the most units may do the token's bonus action (W2.1-W2.8)."""
    if w.is_coop and w.round == 1:
        return
    if region == 1:
        w.journal.tell(PHASE_BEGAN, 2)
    if region < len(REGIONS):
        w.agenda.first("spoils", region + 1)
    face = TOKEN_BONUS[w.tokens[region]]
    if face == NONE:
        return
    me = w.majority(region)
    if w.is_coop and automa.takes_spoils(w, region):
        automa.bonus(w, face)
    elif me is not None and me.human and can_perform(w, me, face):
        take = yield choose(me.id, TAKE_BONUS, [NO, YES], (region, face))
        if take == YES:
            yield from perform(w, me, face)


# ---------------------------------------------------------------- Phase 3: Groundwork


def groundwork(w: Wroth) -> Steps:
    """Reinforce, Discern, Allocate (W3.1-W3.7)."""
    w.journal.tell(PHASE_BEGAN, 3)
    for me in w.turn_order():
        n = COOP.reinforcements[w.humans] if w.is_coop else STANDARD.reinforcements
        deploy_regulars(w, me, SHORES, n)
    if w.is_coop:
        automa.reinforce(w)
    for me in w.in_order():
        me.omni = yield chance(OMNISCIENT_DIE, (me.id,))
        w.journal.tell(OMNI_ROLLED, me.id, me.omni)
    order = w.in_order()
    yield from hand_out(w, order, [1 + miners_yield(w, me) for me in order])


def miners_yield(w: Wroth, me: Faction) -> int:
    """1 more Corra for each controlled region with a Miner, at most 2 (W14, Miner)."""
    found = [region for region in REGIONS if me.has_elite(MINER, region) and w.controls(me, region)]
    return min(2, len(found))


# ---------------------------------------------------------------- Phase 4: Draft


def draft(w: Wroth) -> Steps:
    """Roll all action dice in use; they are the pool (W4.1)."""
    w.journal.tell(PHASE_BEGAN, 4)
    w.pool = [0] * len(FACES)
    for _ in range(w.dice_in_play):
        face = yield chance(ACTION_DIE)
        w.pool[face] += 1
    w.agenda.first("take-dice")


def take_dice(w: Wroth) -> Steps:
    """Take dice from the pool in turn order; the last one goes to the poorest (W4.2-W4.6, W11.10)."""
    for _ in range(w.dice_to_draft):
        for me in w.turn_order():
            face = yield choose(me.id, DRAFT, [face for face in FACES if w.pool[face] > 0])
            take_die(w, me, face)
    last = max([face for face in FACES if w.pool[face] > 0])
    if w.is_coop:
        w.pool[last] -= 1
        w.ai_die = last
        w.journal.tell(TOOK_DIE, w.machine.id, last)
    else:
        poorest = min([me.vp for me in w.factions])
        poor = [me for me in w.factions if me.vp == poorest]
        if len(poor) == 1:
            take_die(w, poor[0], last)


def take_die(w: Wroth, me: Faction, face: int) -> None:
    w.pool[face] -= 1
    me.dice[face] += 1
    w.journal.tell(TOOK_DIE, me.id, face)


# ---------------------------------------------------------------- Phase 5: Actions


def actions(w: Wroth) -> None:
    """Turns clockwise from the first player; the turn itself is in `actions.py` (W5.1)."""
    w.journal.tell(PHASE_BEGAN, 5)
    w.ai_turns = COOP.ai_turns[w.humans] if w.is_coop else 0
    w.agenda.first("turn", w.speaker().id)


def next_turn(w: Wroth, faction: int) -> None:
    """The next turn, as long as there are dice; in solo/co-op the AI's turns follow each set (W5.5, W11.11)."""
    w.active = NONE
    at = (w.index[faction] + 1) % w.humans
    any_dice = any_dice_left(w)
    if w.is_coop and at == w.first and not any_dice and w.ai_turns == 0:
        automa.phase_over(w)
    elif any_dice or w.is_coop:
        w.agenda.first("turn", w.factions[at].id)
        if w.is_coop and at == w.first:
            automa.next_set(w)


def any_dice_left(w: Wroth) -> bool:
    """Whether a human still has an action die."""
    for me in w.factions:
        if me.human and me.action_dice > 0:
            return True
    return False


# ---------------------------------------------------------------- Phase 6: Victory points


def victory(w: Wroth) -> Steps:
    """Score the regions, then see whether the game is over (W6)."""
    w.journal.tell(PHASE_BEGAN, 6)
    score_regions(w)
    yield from check_victory(w)
