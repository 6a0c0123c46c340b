"""Wroth: dice draft and area control for 2-4, or 1-4 together against a faction that the rules play."""

from __future__ import annotations

from ludoteca.games.wroth import ai_attacks, ai_moves, automa, chaos, feats, moves, setting_up, turn
from ludoteca.games.wroth import round as sequence

STEPS = {
    "set-up": setting_up.set_up,
    "feats": setting_up.feats,
    "set-up-map": setting_up.set_up_map,
    "round": sequence.round_,
    "maintenance": sequence.maintenance,
    "start-of-round": sequence.start_of_round,
    "spoils": sequence.spoils,
    "groundwork": sequence.groundwork,
    "draft": sequence.draft,
    "actions": sequence.actions,
    "turn": turn.turn,
    "act": turn.act,
    "next-turn": sequence.next_turn,
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
