"""The words of Wroth: things by number, and every question and event of the game."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.ask import NUMBER, YES_NO, Domain, Phrase, Question
from ludoteca.engine.flow import EventKind
from ludoteca.games.wroth.content import (
    ABILITIES,
    ABILITY_COST,
    COST,
    DICE,
    ELITES,
    FACE_WEIGHTS,
    FACTIONS,
    FEATS,
    OMNI_WEIGHTS,
    SCENARIOS,
    TOKEN_BONUS,
    TOKEN_VP,
    TOKENS,
    VITALITY,
)

SHORES: Final = 0
REGIONS: Final = [1, 2, 3, 4, 5, 6, 7, 8]
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
FACES: Final = [MINE, EXTEND, MANOEUVRE, BATTLE]
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
DEFAULT_OPTIONS: Final = (0, 1, 0, 1, 0)
"""How the game is played unless people agree otherwise, by option."""

# ---------------------------------------------------------------- domains

FACTION: Final = Domain("faction", [faction.id for faction in FACTIONS])
ROLE: Final = Domain("role", [*FACTION.names, "seat-1", "seat-2", "seat-3", "seat-4"])
SEAT_ROLE: Final = len(FACTION.names)
"""The role of the first seat, before it has a faction."""
REGION: Final = Domain("region", ["shores", *(str(region) for region in REGIONS)], on_board=True)
IN_REGION: Final = Domain("in-region", REGION.names)
TO_REGION: Final = Domain("to-region", REGION.names)
FROM_REGION: Final = Domain("from-region", REGION.names)
"""The same regions, as a sentence speaks of them: in one, to one, from one."""
SIDE: Final = Domain("side", ["south", "west", "north", "east"])
FACE: Final = Domain("face", ["mine", "extend", "manoeuvre", "battle"])
OMNI: Final = Domain("omni", ["mine", "strike", "assault", "double"])
ELITE: Final = Domain("elite", [elite.id for elite in ELITES])
FEAT: Final = Domain("feat", [feat.id for feat in FEATS])
ABILITY: Final = Domain("ability", [ability.id for ability in ABILITIES])


def token_in_words(value: int) -> Phrase:
    """A token: its victory points, and its bonus action if it has one."""
    vp = (NUMBER, TOKEN_VP[value])
    if TOKEN_BONUS[value] == NONE:
        return Phrase("token-plain", {"vp": vp})
    return Phrase("token-with-bonus", {"vp": vp, "face": (FACE, TOKEN_BONUS[value])})


TOKEN: Final = Domain("token", [token.id for token in TOKENS], phrase=token_in_words)
TRAP: Final = Domain("trap", ["steal", "attack", "muster"])
SCENARIO: Final = Domain("scenario", [scenario.id for scenario in SCENARIOS])
CHAOS: Final = Domain("chaos", [str(face) for face in range(1, 9)])
CHAOS_EFFECT: Final = Domain(
    "chaos-effect", [f"{scenario}-{face}" for scenario in SCENARIO.names for face in CHAOS.names]
)
"""What the chaos table of a scenario says for a face."""
WELL: Final = Domain("well", ["board", *REGION.names, "discard"])

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
REGULARS: Final = Domain("regular", [faction.regular for faction in FACTIONS])
"""What the regulars of each faction are called."""


def stack_in_words(value: int) -> Phrase:
    """A stack as an option: what it is and where it stands."""
    return unit_in_words("stack", value, IN_REGION)


def unit_in_words(key: str, value: int, where: Domain) -> Phrase:
    """A unit of a stack: a regular of its faction, or an elite with its vitality."""
    place = (where, stack_region(value))
    unit = stack_unit(value)
    elite = ELITE_OF_UNIT[unit]
    if elite == NONE:
        return Phrase(f"{key}-of-regulars", {"unit": (REGULARS, stack_faction(value)), "region": place})
    return Phrase(
        f"{key}-of-elites", {"elite": (ELITE, elite), "vitality": (NUMBER, unit - UNIT_OF[elite]), "region": place}
    )


STACK: Final = Domain(
    "stack",
    [f"{faction}-{region}-{unit}" for faction in FACTION.names for region in REGION.names for unit in UNITS],
    on_board=True,
    phrase=stack_in_words,
)
"""Equal units of one faction in one region: nobody can tell them apart."""


def leaver_in_words(value: int) -> Phrase:
    """One unit of a stack that goes away."""
    return unit_in_words("leaver", value, FROM_REGION)


LEAVER: Final = Domain("leaver", STACK.names, phrase=leaver_in_words)
"""The same stacks, as a sentence speaks of one unit that leaves."""

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
DISCARD: Final = 4
ACT_EXODUS: Final = 8
ACT_OMNI: Final = 9
ACT_END: Final = 10
BUY: Final = 11
USE: Final = BUY + len(ELITE.names)
FEAT_ACT: Final = USE + len(ABILITY.names)


def act_in_words(value: int) -> Phrase | None:
    """What an act does and what it costs; the few that stand alone have texts of their own."""
    if value < DISCARD:
        return Phrase("act-die", {"face": (FACE, value)})
    if value < ACT_EXODUS:
        return Phrase("act-discard", {"face": (FACE, value - DISCARD)})
    if value < BUY:
        return None
    if value < USE:
        return Phrase("act-buy", {"elite": (ELITE, value - BUY), "cost": (NUMBER, COST[value - BUY])})
    if value < FEAT_ACT:
        return Phrase("act-use", {"ability": (ABILITY, value - USE), "cost": (NUMBER, ABILITY_COST[value - USE])})
    return Phrase("act-feat", {"feat": (FEAT, value - FEAT_ACT)})


ACT: Final = Domain("act", ACTS, phrase=act_in_words)
OMNI_DIE: Final = 4
DIE: Final = Domain("die", [*FACE.names, "omniscient"])
MODE: Final = Domain("manoeuvre", ["move", "deploy"])
SOURCE: Final = Domain("source", ["board", "discard"])
TRAPPER_DIE: Final = Domain("trapper", [str(n) for n in range(1, DICE[TRAPPER] + 1)])


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

CHOOSER: Final = Question("first-to-choose", "W0.12", Domain("seat", ["1", "2", "3", "4"]))
CHOOSE_SIDE: Final = Question("side", "W0.12", SIDE)
CHOOSE_FACTION: Final = Question("faction", "W0.15", FACTION)
CHOOSE_FEAT: Final = Question("feat", "W0.16", FEAT)
VP_TOKEN: Final = Question("vp-token", "W0.14", TOKEN, about=[("region", IN_REGION)])
FIRST_PLAYER: Final = Question("first-player", "W0.19", FACTION)
BASE_ROLL: Final = Question("base", "W10.5", REGION)
CHAOS_ROLL: Final = Question("chaos", "W10.6", CHAOS)

# ---------------------------------------------------------------- questions: the round (W2-W4)

TAKE_BONUS: Final = Question("take-bonus", "W2.6", YES_NO, about=[("region", IN_REGION), ("face", FACE)])
OMNISCIENT_DIE: Final = Question("omniscient-die", "W3.3", OMNI, about=[("faction", FACTION)], weights=OMNI_WEIGHTS)
ACTION_DIE: Final = Question("action-die", "W4.1", FACE, weights=FACE_WEIGHTS)
DRAFT: Final = Question("draft", "W4.2", FACE)

# ---------------------------------------------------------------- questions: a turn (W5)

WHAT_NEXT: Final = Question("act", "W5.2", ACT)
EXTEND_TO: Final = Question("extend-region", "W5.7", REGION)
HOW_MANY: Final = Question("how-many", "W5.15", NUMBER, about=[("region", IN_REGION)])
MANOEUVRE_HOW: Final = Question("manoeuvre", "W5.12", MODE)
MOVE_FROM: Final = Question("move-from", "W5.10", REGION)
MOVE_TO: Final = Question("move-to", "W5.10", REGION, about=[("from", FROM_REGION)])
MOVE_WHOM: Final = Question("move-units", "W5.10", STACK, about=[("from", FROM_REGION), ("to", TO_REGION)])
ESCORT: Final = Question("escort", "W14.2", NUMBER, about=[("from", FROM_REGION), ("to", TO_REGION)])
ATTACK_REGION: Final = Question("attack-region", "W5.13", REGION)
ATTACK_TARGET: Final = Question("attack-target", "W8.8", FACTION, about=[("region", IN_REGION)])
DAMAGE: Final = Question("damage", "W8.9", STACK, about=[("left", NUMBER)])
EXODUS_DICE: Final = Question("exodus-dice", "W5.17", DIE)
EXODUS_FROM: Final = Question("exodus-from", "W5.18", REGION)
EXODUS_UNITS: Final = Question(
    "exodus-units", "W5.18", NUMBER, about=[("to", TO_REGION), ("left", NUMBER), ("stack", STACK)]
)
DEPLOY_AT: Final = Question("deploy-at", "W5.34", REGION, about=[("elite", ELITE)])
TRAP_KIND: Final = Question("trap-kind", "W14.7", TRAP, secret=True)
VANGUARD: Final = Question("vanguard", "W14.33", ELITE)

# ---------------------------------------------------------------- questions: attacks and moves (W8, W14)

NAMELESS_STRENGTH: Final = Question("nameless", "W14.24", STACK, about=[("region", IN_REGION)])
ACOLYTE_HEALS: Final = Question("acolyte", "W14.37", STACK, about=[("region", IN_REGION)])
FEED: Final = Question("feed", "W14.28", YES_NO, about=[("region", IN_REGION)])
HAG_VICTIM: Final = Question("hag-victim", "W14.36", STACK, about=[("region", IN_REGION)])
DEN_MOTHERS_HOW_MANY: Final = Question("den-mothers", "W14.10", NUMBER, about=[("region", IN_REGION)])
DEN_MOTHERS_FROM_DISCARD: Final = Question("den-mothers-discard", "W14.10", NUMBER, about=[("region", IN_REGION)])
PUSH_WHOM: Final = Question("push-units", "W14.13", STACK, about=[("region", IN_REGION)])
PUSH_TO: Final = Question("push-to", "W14.13", REGION, about=[("region", IN_REGION)])
PUSH_DAMAGE: Final = Question("push-damage", "W14.13", YES_NO, about=[("region", IN_REGION)])
RYDER_ON: Final = Question("ryder", "W14.31", REGION, about=[("region", IN_REGION)])
RAM_ORDER: Final = Question("ram-order", "W8.29", STACK)
CAULDRON_AT: Final = Question("cauldron-at", "W14.38", REGION)
TRAP_WHERE: Final = Question("trap-where", "W8.29", REGION)
TRAP_ORDER: Final = Question("trap-order", "W14.7", TRAPPER_DIE, about=[("region", IN_REGION)])
SPRUNG: Final = Question("sprung", "W14.7", TRAP)

# ---------------------------------------------------------------- questions: feats and abilities (W9, W14)

MUSTER_AT: Final = Question("muster-at", "W8.20", REGION)
GATHER_FROM: Final = Question("gather-from", "W8.19", NUMBER, about=[("from", WELL), ("left", NUMBER)])
SPRING_WHICH: Final = Question("spring-which", "W14.8", TRAPPER_DIE)
SPRING_VICTIM: Final = Question("spring-victim", "W14.8", FACTION, about=[("region", IN_REGION)])
MUTATE_AT: Final = Question("mutate-at", "W14.9", REGION)
MARCH_WHOM: Final = Question("march-whom", "W14.16", STACK)
MARCH_TO: Final = Question("march-to", "W14.16", REGION, about=[("region", IN_REGION)])
TAKEOVER_VICTIM: Final = Question("takeover-victim", "W14.21", FACTION)
REDEPLOY_WHOM: Final = Question("redeploy-whom", "W14.22", STACK)
REDEPLOY_TO: Final = Question("redeploy-to", "W14.22", REGION, about=[("region", IN_REGION)])
CONTRACT: Final = Question("contract", "W14.23", STACK)
PARASITE_AT: Final = Question("parasite-at", "W14.26", REGION)
PARASITE_OF: Final = Question("parasite-of", "W14.26", FACTION, about=[("region", IN_REGION)])
SILENCE_FROM: Final = Question("silence-from", "W14.29", REGION)
SILENCE_TO: Final = Question("silence-to", "W14.29", REGION, about=[("from", FROM_REGION)])
SILENCE_UNITS: Final = Question("silence-units", "W14.29", NUMBER, about=[("stack", STACK), ("to", TO_REGION)])
PAVILION_AT: Final = Question("pavilion-at", "W14.34", REGION)
POWER_OF: Final = Question("power-of", "W14.41", FACTION)
MERCENARIES_TO: Final = Question("mercenaries-to", "W14.19", REGION)
TURN_DIE: Final = Question("turn-die", "W14.20", FACE)
TURN_TO: Final = Question("turn-to", "W14.20", FACE, about=[("face", FACE)])
LOT: Final = Question("lot", "W6.11", FACTION)

# ---------------------------------------------------------------- questions: the AI in solo/co-op (W12, W13)

PLACEMENT_ROLL: Final = Question("placement", "W13.22", REGION)
AI_DIE: Final = Question("ai-die", "W12.3", FACE, weights=FACE_WEIGHTS)
AI_DAMAGE: Final = Question("ai-damage", "W12.28", STACK, about=[("region", IN_REGION), ("left", NUMBER)])
AI_PUSHES: Final = Question("ai-pushes", "W14.13", STACK, about=[("region", IN_REGION)])
AI_PARASITE: Final = Question("ai-parasite", "W14.26", FACTION, about=[("region", IN_REGION)])

# ---------------------------------------------------------------- events

POINTS: Final = [
    ("vp", NUMBER), ("region", IN_REGION), ("token", NUMBER), ("domination", NUMBER), ("icons", NUMBER)
]  # fmt: skip
"""What a region brings: the whole, and its parts (W6.2, W6.4, W6.6)."""

ROUND_BEGAN: Final = EventKind("round-began", [("round", NUMBER)], opens=True)
PHASE_BEGAN: Final = EventKind("phase-began", [("phase", NUMBER)], opens=True)
PASSED_TOKEN: Final = EventKind("passed-token", [("who", FACTION)])
OMNI_ROLLED: Final = EventKind("omni-rolled", [("who", FACTION), ("face", OMNI)])
OMNI_USED: Final = EventKind("omni-used", [("who", FACTION), ("face", OMNI)])
TOOK_DIE: Final = EventKind("took-die", [("who", FACTION), ("face", FACE)])
DISCARDED: Final = EventKind("discarded", [("who", FACTION), ("face", FACE)])
DICE_SPENT: Final = EventKind("dice-spent", [("who", FACTION), ("first", DIE), ("second", DIE)])
CORRA_TAKEN: Final = EventKind("corra-taken", [("who", FACTION), ("count", NUMBER)])
CORRA_STOLEN: Final = EventKind("corra-stolen", [("who", FACTION), ("count", NUMBER), ("victim", FACTION)])
DEPLOYED: Final = EventKind("deployed", [("who", FACTION), ("count", NUMBER), ("region", IN_REGION)])
RETURNED: Final = EventKind("returned", [("who", FACTION), ("count", NUMBER), ("region", IN_REGION)])
ELITE_DEPLOYED: Final = EventKind("elite-deployed", [("who", FACTION), ("elite", ELITE), ("region", IN_REGION)])
MOVED: Final = EventKind("moved", [("who", FACTION), ("stack", LEAVER), ("to", TO_REGION)])
PUSHED: Final = EventKind("pushed", [("who", FACTION), ("stack", LEAVER), ("to", TO_REGION)])
ATTACKED: Final = EventKind(
    "attacked", [("who", FACTION), ("region", IN_REGION), ("victim", FACTION), ("damage", NUMBER)]
)
NO_DAMAGE: Final = EventKind("no-damage", [("who", FACTION), ("region", IN_REGION)])
DEFEATED: Final = EventKind("defeated", [("who", FACTION), ("region", IN_REGION)])
ELITE_LOST: Final = EventKind("elite-lost", [("who", FACTION), ("elite", ELITE), ("region", IN_REGION)])
HEALED: Final = EventKind("healed", [("who", FACTION), ("elite", ELITE), ("region", IN_REGION), ("vitality", NUMBER)])
TRAP_SPRUNG: Final = EventKind("trap-sprung", [("region", IN_REGION), ("kind", TRAP)])
FEAT_USED: Final = EventKind("feat-used", [("who", FACTION), ("feat", FEAT)])
ABILITY_USED: Final = EventKind("ability-used", [("who", FACTION), ("ability", ABILITY)])
SCORED: Final = EventKind("scored", [("who", FACTION), *POINTS])
AI_ACTED: Final = EventKind("ai-acted", [("who", FACTION), ("face", FACE)])
AI_USED_OMNI: Final = EventKind("ai-used-omni", [("who", FACTION), ("face", OMNI)])
AI_BOUGHT: Final = EventKind("ai-bought", [("who", FACTION), ("elite", ELITE), ("cost", NUMBER)])
AI_ATTACKED: Final = EventKind("ai-attacked", [("who", FACTION), ("region", IN_REGION), ("damage", NUMBER)])
AI_USED_ABILITY: Final = EventKind("ai-used-ability", [("who", FACTION), ("ability", ABILITY)])
POINT_STOPPED: Final = EventKind("point-stopped", [("who", FACTION), ("region", IN_REGION)])
BASE_MOVED: Final = EventKind("base-moved", [("region", IN_REGION)])
MARK_MOVED: Final = EventKind("mark-moved", [("mark", NUMBER), ("region", IN_REGION)])
CHAOS_CAME: Final = EventKind("chaos-came", [("scenario", SCENARIO), ("face", CHAOS), ("effect", CHAOS_EFFECT)])
CHAOS_SLEPT: Final = EventKind("chaos-slept", [("scenario", SCENARIO), ("face", CHAOS)])
HUMANS_SCORED: Final = EventKind("humans-scored", POINTS)
AI_GAINED: Final = EventKind("ai-gained", [("who", FACTION), ("vp", NUMBER)])
ROUND_JUDGED: Final = EventKind("round-judged", [("success", YES_NO)])
