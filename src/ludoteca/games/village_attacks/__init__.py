"""Village Attacks: 1-5 monsters defend the Castle Heart together against waves of villagers."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.engine.ask import Steps
from ludoteca.engine.game import Game
from ludoteca.games.village_attacks import events, game, judgement, refusals, setting_up, summoning, turn
from ludoteca.games.village_attacks import round as sequence
from ludoteca.games.village_attacks.invariants import invariants
from ludoteca.games.village_attacks.kinds import KINDS
from ludoteca.games.village_attacks.scene import scene
from ludoteca.games.village_attacks.scene_options import element
from ludoteca.games.village_attacks.state import Castle, Hold, Minion, Monster, Summoned, Villager
from ludoteca.games.village_attacks.words import ROLE

STEPS: dict[str, Callable[..., Steps | None]] = {
    "set-up": setting_up.set_up,
    "set-up-table": setting_up.set_up_table,
    "set-up-map": setting_up.set_up_map,
    "first-spawn": sequence.spawn,
    "first-trap": sequence.draw_trap,
    "round": sequence.round_,
    "monster-phase": sequence.monster_phase,
    "monster-turn": turn.monster_turn,
    "roll": turn.roll_dice,
    "act": turn.act,
    "do": turn.do,
    "end-turn": turn.end_turn,
    "summon": summoning.summon,
    "summoned-act": sequence.summoned_act,
    "villager-phase": sequence.villager_phase,
    "draw-trap": sequence.draw_trap,
    "dial": sequence.dial,
    "draw-event": events.draw_event,
    "event-card": events.event_card,
    "villagers": sequence.villagers,
    "villager": sequence.villager,
    "troll": sequence.troll_acts,
    "trap-step": sequence.trap_step,
    "spawn": sequence.spawn,
    "spawn-at": sequence.spawn_at,
    "clean-up": sequence.clean_up,
}

refusals.give_reasons()

GAME = Game(
    id="village-attacks",
    version="1",
    folder=game.FOLDER,
    seats=(1, 5),
    roles=ROLE,
    options=game.OPTIONS,
    modes=game.MODES,
    refuses=game.refuses,
    tastes=("monster",),
    new=game.new,
    steps=STEPS,
    outcome=game.outcome,
    scene=scene,
    element=element,
    questions=game.QUESTIONS,
    events=game.EVENTS,
    parts=(Castle, Monster, Villager, Minion, Summoned, Hold),
    longest=game.LONGEST,
    minutes=(60, 150),
    weight=4,
    round_step="round",
    turn_step="act",
    deed_step="do",
    invariants=invariants,
    evaluate=judgement.evaluate,
    odds=judgement.odds,
    temperaments={
        "aggressive": judgement.aggressive,
        "builder": judgement.builder,
        "opportunist": judgement.opportunist,
    },
    together=game.together,
    traits=game.traits,
    content=KINDS,
)
