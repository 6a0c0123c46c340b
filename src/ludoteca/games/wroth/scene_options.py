"""Wroth: the things on the table that options are about: the dice they spend, the elites and feats they use."""

from __future__ import annotations

from ludoteca.engine.ask import Ask
from ludoteca.games.wroth.content import ELITE_NAMES, FACTION_NAMES, FEAT_NAMES, ZONE_NAMES
from ludoteca.games.wroth.scene_panels import panel_id
from ludoteca.games.wroth.state import Faction, Wroth
from ludoteca.games.wroth.words import (
    ACT_EXODUS,
    ACT_OMNI,
    BUY,
    CHOOSE_SIDE,
    DIE,
    DISCARD,
    DRAFT,
    ELITE,
    FACE,
    FACTION,
    FEAT_ACT,
    NONE,
    NOWHERE,
    OMNI_DIE,
    POWER_OF,
    SEAT_ROLE,
    STACK,
    TRAPPER,
    TRAPPER_DIE,
    TURN_DIE,
    UNIT_OF,
    USE,
    WHAT_NEXT,
    stack,
)


def element(w: Wroth, ask: Ask, value: int) -> str:
    """The die, elite, feat, landing zone or faction that a value of a question is about, if it lies on the table."""
    question, domain = ask.question, ask.question.domain
    if question is DRAFT:
        return f"pool:{FACE.names[value]}-1" if w.pool[value] > 0 else ""
    if question is CHOOSE_SIDE:
        return f"zone:{ZONE_NAMES[value]}"
    if question is POWER_OF:
        return omniscient(w.of(value)) if is_playing(w, value) else ""
    if domain is FACTION:
        return panel_id(w.of(value)) if is_playing(w, value) else ""
    if ask.role >= SEAT_ROLE or not is_playing(w, ask.role):
        return ""
    me = w.of(ask.role)
    if question is WHAT_NEXT:
        return of_act(me, ask, value)
    if question is TURN_DIE:
        return die(me, value)
    if domain is DIE:
        return omniscient(me) if value == OMNI_DIE else die(me, value)
    if domain is ELITE:
        return elite(me, value)
    return trapper(me, value) if domain is TRAPPER_DIE else ""


def is_playing(w: Wroth, faction: int) -> bool:
    """Whether a faction is in this game."""
    return w.index[faction] != NONE


def of_act(me: Faction, ask: Ask, act: int) -> str:
    """What an act spends or uses. A die stands for its action, and for being set aside where there is none."""
    if act < DISCARD:
        return die(me, act)
    if act < ACT_EXODUS:
        return die(me, act - DISCARD) if act - DISCARD not in ask.options else ""
    if act == ACT_OMNI:
        return omniscient(me)
    if BUY <= act < USE:
        return elite(me, act - BUY)
    feat = act - FEAT_ACT
    return f"own-feat-{FEAT_NAMES[feat]}" if feat in me.feats else ""


def die(me: Faction, face: int) -> str:
    """The first of the own dice with a face."""
    return f"die:{FACTION_NAMES[me.id]}-{FACE.names[face]}-1" if me.dice[face] > 0 else ""


def omniscient(me: Faction) -> str:
    return f"omni:{FACTION_NAMES[me.id]}" if me.omni != NONE else ""


def elite(me: Faction, type: int) -> str:
    """The elites of a kind on the own board."""
    return f"board:{FACTION_NAMES[me.id]}-{ELITE_NAMES[type]}" if me.on_board(type) else ""


def trapper(me: Faction, number: int) -> str:
    """A Trapper where it stands, alone or among others that look like it."""
    dice = [die for die in me.elites if die.type == TRAPPER]
    if number >= len(dice) or dice[number].region == NOWHERE:
        return ""
    return STACK.element(stack(me.id, dice[number].region, UNIT_OF[TRAPPER] + dice[number].vitality))
