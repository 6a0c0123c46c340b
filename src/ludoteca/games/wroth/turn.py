"""Phase 5: what a human may do in a turn, and in which order (W5.1-W5.5, W5.22, W5.32, W9.3)."""

from __future__ import annotations

from ludoteca.engine.ask import Steps, choose
from ludoteca.games.wroth.actions import (
    can_pay_for_exodus,
    can_perform,
    can_use_omniscient,
    exodus,
    exodus_sources,
    pay_for_exodus,
    perform,
    spend_die,
    use_omniscient,
)
from ludoteca.games.wroth.content import ABILITIES_OF, ELITES_OF
from ludoteca.games.wroth.economy import buy_elite, can_buy
from ludoteca.games.wroth.feats import can_use_ability, can_use_feat, use_ability, use_feat
from ludoteca.games.wroth.state import Faction, Wroth
from ludoteca.games.wroth.words import (
    ACT_END,
    ACT_EXODUS,
    ACT_OMNI,
    BUY,
    DISCARD,
    DISCARDED,
    FACES,
    FEAT_ACT,
    NONE,
    OMNI_USED,
    USE,
    WHAT_NEXT,
)


def turn(w: Wroth, faction: int) -> None:
    """A player's turn begins; without an action die it is skipped (W5.1-W5.3)."""
    me = w.of(faction)
    w.active = faction
    w.acted = NONE
    w.spent = False
    w.exodus_from = NONE
    me.used_turn = []
    if me.action_dice == 0:
        w.agenda.first("next-turn", faction)
    else:
        w.agenda.first("act", faction)


def act(w: Wroth, faction: int) -> Steps:
    """One thing after another: the action, the omniscient die, purchases, a feat, until the turn ends."""
    what = yield choose(faction, WHAT_NEXT, acts(w, w.of(faction)))
    if what == ACT_END:
        w.agenda.first("next-turn", faction)
    else:
        w.agenda.first("do", faction, what)


def do(w: Wroth, faction: int, what: int) -> Steps:
    """Carry out what the player has chosen, then ask again."""
    me = w.of(faction)
    w.agenda.first("act", faction)
    if what < DISCARD:
        spend_die(w, me, what)
        yield from perform(w, me, what)
    elif what < ACT_EXODUS:
        spend_die(w, me, what - DISCARD)
        w.journal.tell(DISCARDED, faction, what - DISCARD)
    elif what == ACT_EXODUS:
        yield from pay_for_exodus(w, me)
        yield from exodus(w, me)
    elif what == ACT_OMNI:
        face = me.omni
        me.omni = NONE
        w.journal.tell(OMNI_USED, faction, face)
        yield from use_omniscient(w, me, face)
    elif what < USE:
        yield from buy_elite(w, me, what - BUY)
    elif what < FEAT_ACT:
        yield from use_ability(w, me, what - USE)
    else:
        yield from use_feat(w, me, what - FEAT_ACT)


def acts(w: Wroth, me: Faction) -> list[int]:
    """What the player can do now."""
    found: list[int] = []
    if not w.spent:
        faces = [face for face in FACES if me.dice[face] > 0]
        found += [face for face in faces if can_perform(w, me, face)]
        found += [DISCARD + face for face in faces]
        if can_pay_for_exodus(me) and exodus_sources(w, me):
            found.append(ACT_EXODUS)
    if me.omni != NONE and can_use_omniscient(w, me, me.omni):
        found.append(ACT_OMNI)
    if w.spent:
        found.append(ACT_END)
    for elite in ELITES_OF[me.id]:
        if can_buy(w, me, elite):
            found.append(BUY + elite)
    for ability in ABILITIES_OF[me.id]:
        if can_use_ability(w, me, ability):
            found.append(USE + ability)
    for feat in sorted(me.feats):
        if can_use_feat(w, me, feat):
            found.append(FEAT_ACT + feat)
    return found
