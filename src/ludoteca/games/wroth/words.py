"""The words of Wroth: things by number, and every question and event of the game."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.ask import NUMBER, PASS, YES_NO, Domain, Question
from ludoteca.engine.flow import EventKind
from ludoteca.games.wroth.content import ABILITIES, ELITES, FACTIONS, FEATS, SCENARIOS, TOKENS, VITALITY

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
ORDER = Domain("order", ["first", "second", "third", "fourth"])

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


def stack(faction: int, region: int, unit: int) -> int:
    """The number of a stack."""
    return (faction * PLACES + region) * UNIT_COUNT + unit


def stack_unit(value: int) -> int:
    return value % UNIT_COUNT


def stack_region(value: int) -> int:
    return value // UNIT_COUNT % PLACES


def stack_faction(value: int) -> int:
    return value // (UNIT_COUNT * PLACES)
