"""Wroth's figures, read once, and tables of them by number for the rules.

Regions count from 1, the Shores are 0. Everything else is numbered by the order of its file, from 0.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final, get_args

from ludoteca.engine.content import load
from ludoteca.games.wroth.kinds import (
    KINDS,
    Ability,
    ActionDice,
    AiDeployPlace,
    Border,
    Components,
    Coop,
    DeployPlace,
    Elite,
    Face,
    Faction,
    Feat,
    OmniFace,
    OmniscientDice,
    Region,
    Scenario,
    Standard,
    Token,
    Trap,
    Zone,
)

CONTENT = load(files("ludoteca.games.wroth").joinpath("content"), KINDS)

COMPONENTS: Final = CONTENT.one(Components)
STANDARD: Final = CONTENT.one(Standard)
COOP: Final = CONTENT.one(Coop)
ACTION_DICE: Final = CONTENT.one(ActionDice)
OMNISCIENT_DICE: Final = CONTENT.one(OmniscientDice)

# --- the map (W7) -------------------------------------------------------------------------------------------------

SHORES: Final = 0
REGIONS: Final[list[Region]] = list(CONTENT.all(Region))
BORDERS: Final[list[Border]] = list(CONTENT.all(Border))
ZONES: Final[list[Zone]] = list(CONTENT.all(Zone))
"""Clockwise, as the seats sit."""
REGION_NAMES: Final[list[str]] = ["shores", *[str(region.id) for region in REGIONS]]
ZONE_NAMES: Final[list[str]] = [zone.id for zone in ZONES]
LANDINGS: Final[list[int]] = [region.id for region in REGIONS if region.landing]


def adjacent() -> list[list[int]]:
    """Where units may move from each region, in ascending order; nobody moves into the Shores (W7.2-W7.4)."""
    pairs = [border.between for border in BORDERS]
    ways = [*pairs, *[(b, a) for a, b in pairs], *[(SHORES, region) for region in LANDINGS]]
    return [sorted(b for a, b in ways if a == region) for region in range(len(REGION_NAMES))]


ADJACENT: Final[list[list[int]]] = adjacent()
NEIGHBOURS: Final[list[int]] = [sum(1 << there for there in ways) for ways in ADJACENT]
"""The same as bits."""


def distances() -> list[list[int]]:
    """How many moves lead from each region to each other one, -1 where none do."""
    far = [[-1] * len(ADJACENT) for _ in ADJACENT]
    for start, row in enumerate(far):
        row[start], reached = 0, [start]
        for region in reached:
            for there in ADJACENT[region]:
                if row[there] < 0:
                    row[there] = row[region] + 1
                    reached.append(there)
    return far


DISTANCE: Final[list[list[int]]] = distances()


def toward(start: int, goal: int) -> int:
    """The first step of the shortest way between two numbered regions; from a region to itself it stays there."""
    nearer = [there for there in ADJACENT[start] if DISTANCE[there][goal] < DISTANCE[start][goal]]
    return min(nearer, default=start)


TOWARD: Final[list[list[int]]] = [[toward(start, goal) for goal in range(9)] for start in range(9)]

# --- dice and tokens ----------------------------------------------------------------------------------------------

FACE_NAMES: Final[list[str]] = list(get_args(Face))
OMNI_NAMES: Final[list[str]] = list(get_args(OmniFace))
FACE_WEIGHTS: Final[list[int]] = [ACTION_DICE.faces.count(face) for face in FACE_NAMES]
"""On how many of the six sides each face stands."""
OMNI_WEIGHTS: Final[list[int]] = [OMNISCIENT_DICE.faces.count(face) for face in OMNI_NAMES]

NO_BONUS: Final = -1
TOKENS: Final[list[Token]] = list(CONTENT.all(Token))
TOKEN_NAMES: Final[list[str]] = [token.id for token in TOKENS]
TOKEN_VP: Final[list[int]] = [token.vp for token in TOKENS]
TOKEN_BONUS: Final[list[int]] = [FACE_NAMES.index(token.bonus) if token.bonus else NO_BONUS for token in TOKENS]

# --- factions -----------------------------------------------------------------------------------------------------

FACTIONS: Final[list[Faction]] = list(CONTENT.all(Faction))
FACTION_NAMES: Final[list[str]] = [faction.id for faction in FACTIONS]
BASE_FACTIONS: Final[list[int]] = [number for number, faction in enumerate(FACTIONS) if not faction.optional]
STYLES: Final[list[str]] = [faction.style for faction in FACTIONS]

ELITES: Final[list[Elite]] = list(CONTENT.all(Elite))
ELITE_NAMES: Final[list[str]] = [elite.id for elite in ELITES]
ELITE_FACTION: Final[list[int]] = [FACTION_NAMES.index(elite.faction) for elite in ELITES]
DICE: Final[list[int]] = [elite.dice for elite in ELITES]
COST: Final[list[int]] = [elite.cost for elite in ELITES]
VITALITY: Final[list[int]] = [elite.vitality for elite in ELITES]
VP_ICON: Final[list[int]] = [elite.vp_icon for elite in ELITES]
COUNTS_AS: Final[list[int]] = [elite.counts_as for elite in ELITES]
"""As how many units it counts for a majority."""
IMMOBILE: Final[list[bool]] = [elite.immobile for elite in ELITES]
WITH_REGULARS: Final[list[int]] = [elite.with_regulars for elite in ELITES]
SLOTS: Final[list[list[int]]] = [["ABC".index(letter) for letter in elite.slots] for elite in ELITES]
"""The priority of each die on the AI's board, 0 for A."""
ELITES_OF: Final[list[list[int]]] = [
    [number for number, owner in enumerate(ELITE_FACTION) if owner == faction] for faction in range(len(FACTIONS))
]

DEPLOY_PLACES: Final[list[str]] = list(get_args(DeployPlace))
IN_ZONE: Final = 0
IN_OWN_REGION: Final = 1
WITH_OWN_REGULARS: Final = 2
WITH_ENEMY: Final = 3
IN_OWN_REGION_OR_ZONE: Final = 4
DEPLOY: Final[list[int]] = [DEPLOY_PLACES.index(elite.deploy) for elite in ELITES]
DEPLOY_N: Final[list[int]] = [elite.deploy_n for elite in ELITES]

AI_DEPLOY_PLACES: Final[list[str]] = list(get_args(AiDeployPlace))
AT_BASE: Final = 0
AT_THREAT: Final = 1
AT_THREAT_OCCUPIED: Final = 2
AT_THREAT_WITH_REGULARS: Final = 3
AI_DEPLOY: Final[list[int]] = [AI_DEPLOY_PLACES.index(elite.ai_deploy) for elite in ELITES]

TRAP_NAMES: Final[list[Trap]] = list(get_args(Trap))
TRAP_DICE: Final[list[int]] = [sum(elite.kinds.get(trap, 0) for elite in ELITES) for trap in TRAP_NAMES]
"""How many Trappers there are of each kind."""

ABILITIES: Final[list[Ability]] = list(CONTENT.all(Ability))
ABILITY_NAMES: Final[list[str]] = [ability.id for ability in ABILITIES]
ABILITY_COST: Final[list[int]] = [ability.cost for ability in ABILITIES]
ABILITIES_OF: Final[list[list[int]]] = [
    [number for number, ability in enumerate(ABILITIES) if ability.faction == faction] for faction in FACTION_NAMES
]

FEATS: Final[list[Feat]] = list(CONTENT.all(Feat))
FEAT_NAMES: Final[list[str]] = [feat.id for feat in FEATS]
FEAT_ONCE: Final[list[bool]] = [feat.kind == "once" for feat in FEATS]
FEATS_OF: Final[list[list[int]]] = [
    [number for number, feat in enumerate(FEATS) if feat.faction == faction] for faction in FACTION_NAMES
]

# --- scenarios ----------------------------------------------------------------------------------------------------

SCENARIOS: Final[list[Scenario]] = list(CONTENT.all(Scenario))
SCENARIO_NAMES: Final[list[str]] = [scenario.id for scenario in SCENARIOS]
SCENARIOS_OF: Final[list[list[int]]] = [
    [number for number, scenario in enumerate(SCENARIOS) if scenario.faction == faction] for faction in FACTION_NAMES
]
