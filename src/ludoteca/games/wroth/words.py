"""The words of Wroth: things by number, and every question and event of the game."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.ask import NUMBER, YES_NO, Domain, Question
from ludoteca.engine.flow import EventKind
from ludoteca.games.wroth.content import (
    ABILITIES,
    DICE,
    ELITES,
    FACE_WEIGHTS,
    FACTIONS,
    FEATS,
    OMNI_WEIGHTS,
    SCENARIOS,
    TOKENS,
    VITALITY,
)

SHORES: Final = 0
REGIONS: Final = (1, 2, 3, 4, 5, 6, 7, 8)
PLACES: Final = 9
NOWHERE: Final = -1
NONE: Final = -1

ALDAN: Final = 0
KODA: Final = 1
RUNEN: Final = 2
GUILD: Final = 3
OOGLAN: Final = 4
PALDEYN: Final = 5
VENNA: Final = 6

ELAGYNT: Final = 0
WYNDEN: Final = 1
GRIZZLED: Final = 2
TRAPPER: Final = 3
STOIC: Final = 4
MINER: Final = 5
RAM: Final = 6
STELLEN: Final = 7
CRYSEN: Final = 8
NAMELESS: Final = 9
KARN: Final = 10
LYON: Final = 11
RYDER: Final = 12
IRONWILL: Final = 13
HAG: Final = 14
ACOLYTE: Final = 15
CAULDRON: Final = 16

MINE: Final = 0
EXTEND: Final = 1
MANOEUVRE: Final = 2
BATTLE: Final = 3
FACES: Final = (MINE, EXTEND, MANOEUVRE, BATTLE)
EXODUS: Final = 4
"""Not a face: the action that Double repeats after an Exodus."""

OMNI_MINE: Final = 0
STRIKE: Final = 1
ASSAULT: Final = 2
DOUBLE: Final = 3

STEAL: Final = 0
SNARE: Final = 1
MUSTER: Final = 2
TRAPS: Final = 3

FIELD_ADVANTAGE: Final = 0
CAMOUFLAGE: Final = 1
ANCESTRAL_MUSTER: Final = 2
ADVANCED_TRAPPING: Final = 3
MUTATION: Final = 4
DEN_MOTHERS: Final = 5
EYE_FOR_AN_EYE: Final = 6
DEEP_VEINS: Final = 7
UNSTOPPABLE_MARCH: Final = 8
HOSTILE_TAKEOVER: Final = 9
SHADOW_NETWORK: Final = 10
OPEN_CONTRACT: Final = 11
PARASITIC_INFLUENCE: Final = 12
FEEDING_FRENZY: Final = 13
SUDDEN_SILENCE: Final = 14
VANGUARD_REINFORCEMENTS: Final = 15
WAR_PAVILION: Final = 16
HOLD_THE_LINE: Final = 17
ENHANCED_SORCERY: Final = 18
SPIRIT_CALL: Final = 19
STOLEN_POWER: Final = 20

MERCENARIES: Final = 0
INFORMANTS: Final = 1
PARASITE: Final = 2

RYDER_MOVED: Final = 100
"""In the list of what was used this turn, beside feats and abilities (which count from 0 and 50)."""
USED_ABILITY: Final = 50

ICON_NEEDS_CONTROL: Final = 0
DB_MOVES_ROUND_ONE: Final = 1
AI_SAVES: Final = 2
SOLO_RAMS: Final = 3
TIE_BY_LOT: Final = 4
OPTION_COUNT: Final = 5

# ---------------------------------------------------------------- domains

FACTION = Domain("faction", [faction.id for faction in FACTIONS])
ROLE = Domain("role", [*FACTION.names, "seat-1", "seat-2", "seat-3", "seat-4"])
SEAT_ROLE: Final = len(FACTION.names)
"""The role of the first seat, before it has a faction."""
REGION = Domain("region", ["shores", *(str(region) for region in REGIONS)], on_board=True)
SIDE = Domain("side", ["south", "west", "north", "east"])
FACE = Domain("face", ["mine", "extend", "manoeuvre", "battle"])
OMNI = Domain("omni", ["mine", "strike", "assault", "double"])
ELITE = Domain("elite", [elite.id for elite in ELITES])
FEAT = Domain("feat", [feat.id for feat in FEATS])
ABILITY = Domain("ability", [ability.id for ability in ABILITIES])
TOKEN = Domain("token", [token.id for token in TOKENS])
TRAP = Domain("trap", ["steal", "attack", "muster"])
SCENARIO = Domain("scenario", [scenario.id for scenario in SCENARIOS])
CHAOS = Domain("chaos", [str(face) for face in range(1, 9)])
WELL = Domain("well", ["board", *REGION.names, "discard"])

UNITS: Final = ["regular", *(f"{e.id}-{v}" for i, e in enumerate(ELITES) for v in range(1, VITALITY[i] + 1))]
"""What a unit looks like on the map: a regular, or an elite of a kind with so much vitality."""
UNIT_OF: Final[list[int]] = [0] * len(ELITES)
"""By elite: the number of its unit with vitality 0; the next numbers are those with vitality 1, 2, ..."""
first_unit = 0
for elite_index in range(len(ELITES)):
    UNIT_OF[elite_index] = first_unit
    first_unit += VITALITY[elite_index]
REGULAR: Final = 0
UNIT_COUNT: Final = len(UNITS)
ELITE_OF_UNIT: Final = [NONE, *(i for i in range(len(ELITES)) for _ in range(VITALITY[i]))]
STACK = Domain(
    "stack",
    [f"{faction}-{region}-{unit}" for faction in FACTION.names for region in REGION.names for unit in UNITS],
    on_board=True,
)
"""Equal units of one faction in one region: nobody can tell them apart."""

ACTS: Final = [
    *FACE.names,
    *(f"discard-{face}" for face in FACE.names),
    "exodus",
    "omniscient",
    "end",
    *(f"buy-{elite}" for elite in ELITE.names),
    *(f"use-{ability}" for ability in ABILITY.names),
    *(f"feat-{feat}" for feat in FEAT.names),
]
ACT = Domain("act", ACTS)
DISCARD: Final = 4
ACT_EXODUS: Final = 8
ACT_OMNI: Final = 9
ACT_END: Final = 10
BUY: Final = 11
USE: Final = BUY + len(ELITE.names)
FEAT_ACT: Final = USE + len(ABILITY.names)
OMNI_DIE: Final = 4
DIE = Domain("die", [*FACE.names, "omniscient"])
MODE = Domain("manoeuvre", ["move", "deploy"])
SOURCE = Domain("source", ["board", "discard"])
TRAPPER_DIE = Domain("trapper", [str(n) for n in range(1, DICE[TRAPPER] + 1)])


def stack(faction: int, region: int, unit: int) -> int:
    """The number of a stack."""
    return (faction * PLACES + region) * UNIT_COUNT + unit


def stack_unit(value: int) -> int:
    return value % UNIT_COUNT


def stack_region(value: int) -> int:
    return value // UNIT_COUNT % PLACES


def stack_faction(value: int) -> int:
    return value // (UNIT_COUNT * PLACES)


# ---------------------------------------------------------------- questions: setting up (W0, W10)

CHOOSER = Question("first-to-choose", "W0.12", Domain("seat", ["1", "2", "3", "4"]))
CHOOSE_SIDE = Question("side", "W0.12", SIDE)
CHOOSE_FACTION = Question("faction", "W0.15", FACTION)
CHOOSE_FEAT = Question("feat", "W0.16", FEAT)
VP_TOKEN = Question("vp-token", "W0.14", TOKEN, about=[("region", REGION)])
FIRST_PLAYER = Question("first-player", "W0.19", FACTION)
BASE_ROLL = Question("base", "W10.5", REGION)
CHAOS_ROLL = Question("chaos", "W10.6", CHAOS)

# ---------------------------------------------------------------- questions: the round (W2-W4)

TAKE_BONUS = Question("take-bonus", "W2.6", YES_NO, about=[("region", REGION), ("face", FACE)])
OMNISCIENT_DIE = Question("omniscient-die", "W3.3", OMNI, about=[("faction", FACTION)], weights=OMNI_WEIGHTS)
ACTION_DIE = Question("action-die", "W4.1", FACE, weights=FACE_WEIGHTS)
DRAFT = Question("draft", "W4.2", FACE)

# ---------------------------------------------------------------- questions: a turn (W5)

WHAT_NEXT = Question("act", "W5.2", ACT)
EXTEND_TO = Question("extend-region", "W5.7", REGION)
HOW_MANY = Question("how-many", "W5.15", NUMBER, about=[("region", REGION)])
MANOEUVRE_HOW = Question("manoeuvre", "W5.12", MODE)
MOVE_FROM = Question("move-from", "W5.10", REGION)
MOVE_TO = Question("move-to", "W5.10", REGION, about=[("from", REGION)])
MOVE_WHOM = Question("move-units", "W5.10", STACK, about=[("from", REGION), ("to", REGION)])
ESCORT = Question("escort", "W14.2", NUMBER, about=[("from", REGION), ("to", REGION)])
ATTACK_REGION = Question("attack-region", "W5.13", REGION)
ATTACK_TARGET = Question("attack-target", "W8.8", FACTION, about=[("region", REGION)])
DAMAGE = Question("damage", "W8.9", STACK, about=[("left", NUMBER)])
EXODUS_DICE = Question("exodus-dice", "W5.17", DIE)
EXODUS_FROM = Question("exodus-from", "W5.18", REGION)
EXODUS_UNITS = Question("exodus-units", "W5.18", NUMBER, about=[("to", REGION), ("left", NUMBER), ("stack", STACK)])
DEPLOY_AT = Question("deploy-at", "W5.34", REGION, about=[("elite", ELITE)])
TRAP_KIND = Question("trap-kind", "W14.7", TRAP, secret=True)
VANGUARD = Question("vanguard", "W14.33", ELITE)

# ---------------------------------------------------------------- questions: attacks and moves (W8, W14)

NAMELESS_STRENGTH = Question("nameless", "W14.24", STACK, about=[("region", REGION)])
ACOLYTE_HEALS = Question("acolyte", "W14.37", STACK, about=[("region", REGION)])
FEED = Question("feed", "W14.28", YES_NO, about=[("region", REGION)])
HAG_VICTIM = Question("hag-victim", "W14.36", STACK, about=[("region", REGION)])
DEN_MOTHERS_HOW_MANY = Question("den-mothers", "W14.10", NUMBER, about=[("region", REGION)])
DEN_MOTHERS_FROM_DISCARD = Question("den-mothers-discard", "W14.10", NUMBER, about=[("region", REGION)])
PUSH_WHOM = Question("push-units", "W14.13", STACK, about=[("region", REGION)])
PUSH_TO = Question("push-to", "W14.13", REGION, about=[("region", REGION)])
PUSH_DAMAGE = Question("push-damage", "W14.13", YES_NO, about=[("region", REGION)])
RYDER_ON = Question("ryder", "W14.31", REGION, about=[("region", REGION)])
TRAP_ORDER = Question("trap-order", "W14.7", TRAPPER_DIE, about=[("region", REGION)])
SPRUNG = Question("sprung", "W14.7", TRAP)

# ---------------------------------------------------------------- questions: feats and abilities (W9, W14)

MUSTER_AT = Question("muster-at", "W8.20", REGION)
GATHER_FROM = Question("gather-from", "W8.19", NUMBER, about=[("from", WELL), ("left", NUMBER)])
SPRING_WHICH = Question("spring-which", "W14.8", TRAPPER_DIE)
SPRING_VICTIM = Question("spring-victim", "W14.8", FACTION, about=[("region", REGION)])
MUTATE_AT = Question("mutate-at", "W14.9", REGION)
MARCH_WHOM = Question("march-whom", "W14.16", STACK)
MARCH_TO = Question("march-to", "W14.16", REGION, about=[("region", REGION)])
TAKEOVER_VICTIM = Question("takeover-victim", "W14.21", FACTION)
REDEPLOY_WHOM = Question("redeploy-whom", "W14.22", STACK)
REDEPLOY_TO = Question("redeploy-to", "W14.22", REGION, about=[("region", REGION)])
CONTRACT = Question("contract", "W14.23", STACK)
PARASITE_AT = Question("parasite-at", "W14.26", REGION)
PARASITE_OF = Question("parasite-of", "W14.26", FACTION, about=[("region", REGION)])
SILENCE_FROM = Question("silence-from", "W14.29", REGION)
SILENCE_TO = Question("silence-to", "W14.29", REGION, about=[("from", REGION)])
SILENCE_UNITS = Question("silence-units", "W14.29", NUMBER, about=[("stack", STACK), ("to", REGION)])
PAVILION_AT = Question("pavilion-at", "W14.34", REGION)
POWER_OF = Question("power-of", "W14.41", FACTION)
MERCENARIES_TO = Question("mercenaries-to", "W14.19", REGION)
TURN_DIE = Question("turn-die", "W14.20", FACE)
TURN_TO = Question("turn-to", "W14.20", FACE, about=[("face", FACE)])
LOT = Question("lot", "W6.11", FACTION)

# ---------------------------------------------------------------- events

ROUND_BEGAN = EventKind("round-began", [("round", NUMBER)])
PHASE_BEGAN = EventKind("phase-began", [("phase", NUMBER)])
PASSED_TOKEN = EventKind("passed-token", [("who", FACTION)])
OMNI_ROLLED = EventKind("omni-rolled", [("who", FACTION), ("face", OMNI)])
OMNI_USED = EventKind("omni-used", [("who", FACTION), ("face", OMNI)])
TOOK_DIE = EventKind("took-die", [("who", FACTION), ("face", FACE)])
DISCARDED = EventKind("discarded", [("who", FACTION), ("face", FACE)])
DICE_SPENT = EventKind("dice-spent", [("who", FACTION), ("first", DIE), ("second", DIE)])
CORRA_TAKEN = EventKind("corra-taken", [("who", FACTION), ("count", NUMBER)])
CORRA_STOLEN = EventKind("corra-stolen", [("who", FACTION), ("count", NUMBER), ("victim", FACTION)])
DEPLOYED = EventKind("deployed", [("who", FACTION), ("count", NUMBER), ("region", REGION)])
RETURNED = EventKind("returned", [("who", FACTION), ("count", NUMBER), ("region", REGION)])
ELITE_DEPLOYED = EventKind("elite-deployed", [("who", FACTION), ("elite", ELITE), ("region", REGION)])
MOVED = EventKind("moved", [("who", FACTION), ("stack", STACK), ("to", REGION)])
PUSHED = EventKind("pushed", [("who", FACTION), ("stack", STACK), ("to", REGION)])
ATTACKED = EventKind("attacked", [("who", FACTION), ("region", REGION), ("victim", FACTION), ("damage", NUMBER)])
NO_DAMAGE = EventKind("no-damage", [("who", FACTION), ("region", REGION)])
DEFEATED = EventKind("defeated", [("who", FACTION), ("region", REGION)])
ELITE_LOST = EventKind("elite-lost", [("who", FACTION), ("elite", ELITE), ("region", REGION)])
HEALED = EventKind("healed", [("who", FACTION), ("elite", ELITE), ("region", REGION), ("vitality", NUMBER)])
TRAP_SPRUNG = EventKind("trap-sprung", [("region", REGION), ("kind", TRAP)])
FEAT_USED = EventKind("feat-used", [("who", FACTION), ("feat", FEAT)])
ABILITY_USED = EventKind("ability-used", [("who", FACTION), ("ability", ABILITY)])
SCORED = EventKind("scored", [("who", FACTION), ("vp", NUMBER), ("region", REGION)])
