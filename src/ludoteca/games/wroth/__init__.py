"""Wroth: dice draft and area control for 2-4, or 1-4 together against a faction that the rules play."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.engine.ask import Steps
from ludoteca.engine.game import Game
from ludoteca.games.wroth import (
    ai_attacks,
    ai_moves,
    automa,
    chaos,
    feats,
    game,
    judgement,
    moves,
    refusals,
    setting_up,
    turn,
)
from ludoteca.games.wroth import round as sequence
from ludoteca.games.wroth.invariants import invariants
from ludoteca.games.wroth.kinds import KINDS
from ludoteca.games.wroth.scene import scene
from ludoteca.games.wroth.scene_options import element
from ludoteca.games.wroth.state import Die, Faction, Wroth
from ludoteca.games.wroth.words import ROLE

STEPS: dict[str, Callable[..., Steps | None]] = {
    "set-up": setting_up.set_up,
    "feats": setting_up.feats,
    "set-up-map": setting_up.set_up_map,
    "round": sequence.round_,
    "maintenance": sequence.maintenance,
    "start-of-round": sequence.start_of_round,
    "spoils": sequence.spoils,
    "groundwork": sequence.groundwork,
    "draft": sequence.draft,
    "take-dice": sequence.take_dice,
    "actions": sequence.actions,
    "turn": turn.turn,
    "act": turn.act,
    "do": turn.do,
    "next-turn": sequence.next_turn,
    "traps": moves.traps,
    "trap": moves.trap,
    "spring": moves.spring,
    "trap-effect": moves.trap_effect,
    "march": feats.march,
    "march-attack": feats.march_attack,
    "victory": sequence.victory,
    "chaos": chaos.chaos,
    "chaos-effect": chaos.chaos_effect,
    "advance-chaos": chaos.advance_chaos,
    "ai-turn": automa.turn,
    "ai-face": automa.perform,
    "ai-omniscient": automa.omniscient,
    "ai-reserves": automa.put_at_base,
    "ai-disperse": ai_moves.disperse_most,
    "ai-scatter": ai_moves.scatter,
    "ai-attack-in-reach": ai_attacks.attack_in_reach,
    "ai-attack-anywhere": ai_attacks.attack_anywhere,
    "ai-attack-at": ai_attacks.attack_at,
}

refusals.give_reasons()

GAME = Game(
    id="wroth",
    version="1",
    folder=game.FOLDER,
    seats=(1, game.MOST_SEATS),
    roles=ROLE,
    options=game.OPTIONS,
    modes=game.MODES,
    refuses=game.refuses,
    new=game.new,
    steps=STEPS,
    outcome=game.outcome,
    scene=scene,
    element=element,
    questions=game.QUESTIONS,
    events=game.EVENTS,
    parts=(Wroth, Faction, Die),
    longest=game.LONGEST,
    minutes=(60, 120),
    weight=3,
    round_step="round",
    turn_step="act",
    deed_step="do",
    invariants=invariants,
    evaluate=judgement.evaluate,
    odds=judgement.odds,
    tastes=("side", "faction"),
    temperaments={
        "aggressive": judgement.aggressive,
        "builder": judgement.builder,
        "opportunist": judgement.opportunist,
    },
    together=game.together,
    traits=game.traits,
    content=KINDS,
)
