"""Every question that Village Attacks asks, and every event that its chronicle tells."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.ask import NUMBER, YES_NO, Question
from ludoteca.engine.flow import EventKind
from ludoteca.games.village_attacks.content import DAY_FACES, NIGHT_FACES
from ludoteca.games.village_attacks.words import (
    ABILITY,
    ACT,
    BYSTANDER,
    CAUSE,
    COIN_SIDE,
    CONDITION,
    CURE,
    DAY_FACE,
    DAY_SIDES,
    DAYTIME,
    DEED,
    DIE,
    ENDING,
    EVENT,
    FACE,
    FIGHTER,
    FROM_ZONE,
    GROWTH,
    HERO_CARD,
    IN_ZONE,
    KIN,
    KIND,
    LEAVER,
    MONSTER,
    NIGHT_FACE,
    NIGHT_SIDES,
    PLAN,
    RESULT,
    SCENARIO,
    SOMEBODY,
    SPAWN,
    SUMMON,
    TARGET,
    THE_FIGHTER,
    TO_ZONE,
    TRAP,
    TYPE,
    ZONE,
)

# ---------------------------------------------------------------- questions: setting up (A2)

CHOOSE_MONSTER: Final = Question("monster", "A2.6", MONSTER, about=[("number", NUMBER), ("most", NUMBER)])
START_ABILITY: Final = Question("start-ability", "A2.12", ABILITY)
FIRST_MONSTER: Final = Question("first-monster", "A2.11", MONSTER)
LEAVE_OUT_HERO: Final = Question("leave-out-hero", "A2.8", HERO_CARD, about=[("type", TYPE)])
DAY_OR_NIGHT: Final = Question("day-or-night", "A2.13", DAYTIME)

# ---------------------------------------------------------------- questions: a Monster's turn (A4-A13)

DROP_RESERVE: Final = Question("drop-reserve", "A4.4", RESULT)
ROLL: Final = Question("roll", "A4.15", FACE, about=[("monster", MONSTER)])
DAY_DIE: Final = Question(
    "day-die", "A20.1", DAY_FACE, about=[("monster", MONSTER)], weights=[DAY_FACES.count(face) for face in DAY_SIDES]
)
NIGHT_DIE: Final = Question(
    "night-die", "A20.1", NIGHT_FACE, about=[("monster", MONSTER)],
    weights=[NIGHT_FACES.count(face) for face in NIGHT_SIDES],
)  # fmt: skip
REROLL: Final = Question("reroll", "A4.10", RESULT)
WHAT_NEXT: Final = Question("act", "A4.9", ACT)
PAY_WITH: Final = Question("pay-with", "A10.8", DIE, about=[("result", RESULT)])
MOVE_TO: Final = Question("move-to", "A6.3", ZONE)
MELEE_AT: Final = Question("melee-at", "A7.4", TARGET)
RANGED_INTO: Final = Question("ranged-into", "A7.6", ZONE)
RANGED_AT: Final = Question("ranged-at", "A7.4", TARGET)
HEAL_WHAT: Final = Question("heal-what", "A11.12", CURE)
SACRIFICE_WHOM: Final = Question("sacrifice", "A11.7", TARGET)
GROW: Final = Question("level", "A11.3", GROWTH, about=[("level", NUMBER)])
BOUND: Final = Question("bound", "A13.8", MONSTER)

# ---------------------------------------------------------------- questions: abilities, minions, summoned (A10, A13)

ABILITY_ZONE: Final = Question("ability-zone", "A24.10", ZONE)
ABILITY_AT: Final = Question("ability-at", "A10.5", TARGET)
STEP_TO: Final = Question("step-to", "A10.1", ZONE)
ALLY: Final = Question("ally", "A10.1", MONSTER)
CLEANSE: Final = Question("cleanse", "A23.12", CONDITION, about=[("monster", MONSTER)])
GAIN_WHAT: Final = Question("gain-what", "A10.1", RESULT)
TURN_WHICH: Final = Question("turn-which", "A10.1", RESULT)
TURN_INTO: Final = Question("turn-into", "A10.1", RESULT, about=[("result", RESULT)])
SUMMONED_FIRST: Final = Question("summoned-first", "A13.22", FIGHTER)
DEED_NEXT: Final = Question("deed", "A13.15", DEED, about=[("fighter", FIGHTER)])
DEED_AT: Final = Question("deed-at", "A13.23", TARGET, about=[("fighter", FIGHTER)])
RAISE_MINION: Final = Question("raise-minion", "A22.1", YES_NO, about=[("minion", FIGHTER)])
MINION_NEXT: Final = Question("minion-next", "A22.1", FIGHTER)

# ---------------------------------------------------------------- questions: when a Monster is hit (A8, A22, A23)

MINION_TAKES: Final = Question("minion-takes", "A22.5", FIGHTER, about=[("damage", NUMBER)])
DEFEND_WITH: Final = Question("defend-with", "A8.2", RESULT, about=[("damage", NUMBER)])
LOSE_DIE: Final = Question("lose-die", "A23.3", RESULT, about=[("condition", CONDITION)])
TRAP_AT: Final = Question("trap-at", "A16.16", TARGET, about=[("trap", TRAP)])
BELL_FIRST: Final = Question("bell-first", "A16.14", MONSTER)
BELL_STEP: Final = Question("bell-step", "A16.14", ZONE)

# ---------------------------------------------------------------- questions of chance

FLIP: Final = Question("flip", "A24.5", COIN_SIDE, about=[("zone", IN_ZONE)])
WHICH_ZONE: Final = Question("which-zone", "A1.8", ZONE)
WHICH_VILLAGER: Final = Question("which-villager", "A1.8", TARGET)
WHICH_FIGHTER: Final = Question("which-fighter", "A1.8", FIGHTER)
TYPE_TOKEN: Final = Question("type-token", "A18.10", TYPE)
TRAP_CARD: Final = Question("trap-card", "A14.1", TRAP)
EVENT_CARD: Final = Question("event-card", "A14.4", EVENT)
SPAWN_CARD: Final = Question("spawn-card", "A18.1", SPAWN, about=[("zone", IN_ZONE)])
HERO_COMES: Final = Question("hero-card", "A18.15", HERO_CARD, about=[("zone", IN_ZONE)])
SUMMON_CARD: Final = Question("summon-card", "A13.7", SUMMON)
TROLL_DIE: Final = Question("troll-die", "A16.2", FACE)
TROLL_FLIP: Final = Question("troll-flip", "A16.4", COIN_SIDE)

# ---------------------------------------------------------------- events

ROUND_BEGAN: Final = EventKind("round-began", [("round", NUMBER)], opens=True)
NIGHT_FELL: Final = EventKind("night-fell", [("daytime", DAYTIME)])
PHASE_BEGAN: Final = EventKind("phase-began", [("phase", NUMBER)], opens=True)
TURN_BEGAN: Final = EventKind("turn-began", [("monster", THE_FIGHTER)])
RETURNED: Final = EventKind("returned", [("monster", THE_FIGHTER)])
STAYED_DEAD: Final = EventKind("stayed-dead", [("monster", THE_FIGHTER)])
STOOD_UP: Final = EventKind("stood-up", [("monster", THE_FIGHTER)])
ROLLED: Final = EventKind("rolled", [("monster", THE_FIGHTER), ("result", RESULT), ("count", NUMBER)])
SPECIAL_ROLLED: Final = EventKind(
    "special-rolled", [("monster", THE_FIGHTER), ("daytime", DAYTIME), ("result", RESULT)]
)
TORCH_RESOLVED: Final = EventKind("torch-resolved", [("monster", THE_FIGHTER)])
REROLLED: Final = EventKind("rerolled", [("monster", THE_FIGHTER), ("result", RESULT)])
MOVED: Final = EventKind("moved", [("monster", THE_FIGHTER), ("zone", TO_ZONE)])
STORED: Final = EventKind("stored", [("monster", THE_FIGHTER), ("result", RESULT)])
READIED: Final = EventKind("readied", [("monster", THE_FIGHTER), ("result", RESULT)])
ATTACKED: Final = EventKind("attacked", [("monster", THE_FIGHTER), ("villager", SOMEBODY)])
MISSED: Final = EventKind("missed", [("zone", IN_ZONE)])
KILLED: Final = EventKind("killed", [("villager", SOMEBODY)])
WOUNDED: Final = EventKind("wounded", [("villager", SOMEBODY), ("damage", NUMBER)])
SHIELDED: Final = EventKind("shielded", [("villager", SOMEBODY)])
MORALE_FELL: Final = EventKind("morale-fell", [("count", NUMBER), ("morale", NUMBER)])
MORALE_ROSE: Final = EventKind("morale-rose", [("count", NUMBER), ("morale", NUMBER)])
GAINED: Final = EventKind("gained", [("monster", THE_FIGHTER), ("count", NUMBER), ("left", NUMBER)])
LOST_EXPERIENCE: Final = EventKind("lost-experience", [("monster", THE_FIGHTER), ("count", NUMBER)])
LEVELLED: Final = EventKind("levelled", [("monster", THE_FIGHTER), ("level", NUMBER)])
LEARNT: Final = EventKind("learnt", [("monster", THE_FIGHTER), ("ability", ABILITY), ("level", NUMBER)])
USED_ABILITY: Final = EventKind("used-ability", [("monster", THE_FIGHTER), ("ability", ABILITY), ("level", NUMBER)])
NO_EFFECT: Final = EventKind("no-effect", [])
RANK_ROSE: Final = EventKind("rank-rose", [("rank", NUMBER)])
HURT: Final = EventKind("hurt", [("fighter", THE_FIGHTER), ("damage", NUMBER), ("health", NUMBER), ("cause", CAUSE)])
HEALED: Final = EventKind("healed", [("fighter", THE_FIGHTER), ("damage", NUMBER)])
CURED: Final = EventKind("cured", [("monster", THE_FIGHTER), ("condition", CONDITION)])
AFFLICTED: Final = EventKind("afflicted", [("fighter", THE_FIGHTER), ("condition", CONDITION)])
DIE_LOST: Final = EventKind("die-lost", [("monster", THE_FIGHTER), ("result", RESULT)])
DIED: Final = EventKind("died", [("fighter", THE_FIGHTER)])
DEFENDED: Final = EventKind("defended", [("monster", THE_FIGHTER), ("result", RESULT), ("damage", NUMBER)])
HEART_HURT: Final = EventKind("heart-hurt", [("damage", NUMBER), ("health", NUMBER)])
HEART_HEALED: Final = EventKind("heart-healed", [("count", NUMBER), ("health", NUMBER)])
VILLAGER_MOVED: Final = EventKind("villager-moved", [("villager", LEAVER), ("zone", TO_ZONE)])
PUSHED: Final = EventKind("pushed", [("villager", LEAVER), ("zone", TO_ZONE)])
BLOCKED: Final = EventKind("blocked", [("villager", BYSTANDER)])
VILLAGER_ATTACKED: Final = EventKind(
    "villager-attacked", [("villager", SOMEBODY), ("fighter", THE_FIGHTER), ("damage", NUMBER)]
)
ATTACKED_HEART: Final = EventKind("attacked-heart", [("villager", SOMEBODY), ("health", NUMBER)])
VILLAGER_STUNNED: Final = EventKind("villager-stunned", [("villager", BYSTANDER)])
VILLAGER_BURNS: Final = EventKind("villager-burns", [("villager", BYSTANDER)])
VILLAGER_STOOD_UP: Final = EventKind("villager-stood-up", [("villager", BYSTANDER)])
APPEARED: Final = EventKind("appeared", [("kin", KIN), ("zone", IN_ZONE)])
NO_ROOM: Final = EventKind("no-room", [("kind", KIND), ("zone", IN_ZONE)])
NO_FIGURE: Final = EventKind("no-figure", [("kind", KIND)])
REMOVED: Final = EventKind("removed", [("villager", BYSTANDER)])
TRAP_DRAWN: Final = EventKind("trap-drawn", [("trap", TRAP)])
TRAP_PLACED: Final = EventKind("trap-placed", [("monster", THE_FIGHTER), ("trap", TRAP), ("zone", IN_ZONE)])
TRAP_SPRUNG: Final = EventKind("trap-sprung", [("trap", TRAP), ("zone", IN_ZONE)])
TRAP_GONE: Final = EventKind("trap-gone", [("trap", TRAP)])
DIAL_MOVED: Final = EventKind("dial-moved", [("dial", NUMBER), ("next", NUMBER)])
EVENT_CAME: Final = EventKind("event-came", [("plan", PLAN)])
EVENT_ENDED: Final = EventKind("event-ended", [("event", EVENT)])
ZONE_UNLUCKY: Final = EventKind("zone-unlucky", [("zone", IN_ZONE)])
ZONE_DARK: Final = EventKind("zone-dark", [("zone", IN_ZONE)])
HELD: Final = EventKind("held", [("zone", IN_ZONE)])
TYPE_DRAWN: Final = EventKind("type-drawn", [("type", TYPE)])
SPAWN_DRAWN: Final = EventKind("spawn-drawn", [("spawn", SPAWN), ("zone", IN_ZONE)])
TROLL_CAME: Final = EventKind("troll-came", [("zone", IN_ZONE)])
TROLL_ROLLED: Final = EventKind("troll-rolled", [("face", FACE)])
TROLL_MOVED: Final = EventKind("troll-moved", [("zone", TO_ZONE)])
TROLL_AT_HEART: Final = EventKind("troll-at-heart", [])
TROLL_LEFT: Final = EventKind("troll-left", [("zone", FROM_ZONE)])
TROLL_PROVOKED: Final = EventKind("troll-provoked", [("monster", THE_FIGHTER)])
SEALED: Final = EventKind("sealed", [("monster", THE_FIGHTER), ("zone", IN_ZONE), ("left", NUMBER)])
SPAWN_CLOSED: Final = EventKind("spawn-closed", [("monster", THE_FIGHTER), ("zone", IN_ZONE)])
SACRIFICED: Final = EventKind("sacrificed", [("monster", THE_FIGHTER), ("villager", SOMEBODY)])
PAID_SUMMONING: Final = EventKind(
    "paid-summoning", [("monster", THE_FIGHTER), ("result", RESULT), ("paid", NUMBER), ("most", NUMBER)]
)
SUMMONED_CAME: Final = EventKind("summoned-came", [("summon", SUMMON)])
FIGHTER_MOVED: Final = EventKind("fighter-moved", [("fighter", THE_FIGHTER), ("zone", TO_ZONE)])
FIGHTER_ATTACKED: Final = EventKind("fighter-attacked", [("fighter", THE_FIGHTER), ("villager", SOMEBODY)])
MINION_CAME: Final = EventKind("minion-came", [("fighter", THE_FIGHTER), ("zone", IN_ZONE)])
RESULT_GAINED: Final = EventKind("result-gained", [("monster", THE_FIGHTER), ("result", RESULT)])
RESULT_TURNED: Final = EventKind("result-turned", [("monster", THE_FIGHTER), ("from", RESULT), ("into", RESULT)])
FIRST_PASSED: Final = EventKind("first-passed", [("monster", THE_FIGHTER)])
GAME_WON: Final = EventKind("game-won", [("scenario", SCENARIO), ("ending", ENDING)])
GAME_LOST: Final = EventKind("game-lost", [("scenario", SCENARIO), ("ending", ENDING)])
