"""What the entries of Wroth's content look like; their figures stand in `content/*.toml`."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ludoteca.engine.content import Ref

Point: TypeAlias = tuple[int, int]
Face: TypeAlias = Literal["mine", "extend", "manoeuvre", "battle"]
OmniFace: TypeAlias = Literal["mine", "strike", "assault", "double"]
Letter: TypeAlias = Literal["A", "B", "C"]
DeployPlace: TypeAlias = Literal[
    "zone", "own_numbered_region", "region_min_own_regulars", "numbered_region_with_enemy", "own_region_or_zone"
]
AiDeployPlace: TypeAlias = Literal["db", "highest_threat", "highest_threat_occupied", "highest_threat_min_regulars"]
Trap: TypeAlias = Literal["steal", "attack", "muster"]
AtRegion: TypeAlias = Annotated[int, Ref("region")]
OfFaction: TypeAlias = Annotated[str, Ref("faction")]
AnElite: TypeAlias = Annotated[str, Ref("elite")]
Humans: TypeAlias = Annotated[int, Meta(ge=1, le=4)]
ByHumans: TypeAlias = dict[Humans, int]
"""A figure for each number of people who play."""


# --- map ----------------------------------------------------------------------------------------------------------


class Region(Struct, frozen=True):
    """A numbered region: whether the Shores lead into it, and how it is drawn."""

    id: Annotated[int, Meta(ge=1, le=8)]
    landing: bool
    relief: str
    label: Point
    key: Point
    pieces: Point
    seal: Point
    outline: Annotated[tuple[Point, ...], Meta(min_length=3)]


class Border(Struct, frozen=True):
    """Two numbered regions that touch along a line or by a land bridge."""

    id: str
    between: tuple[AtRegion, AtRegion]
    form: Literal["border", "bridge"]
    via: tuple[Point, ...] = ()


class Zone(Struct, frozen=True):
    """A landing zone, part of the Shores."""

    id: str
    kind: Literal["pier", "camp"]
    place: Point
    label: Point | None = None


# --- dice, tokens, numbers ----------------------------------------------------------------------------------------


class ByMode(Struct, frozen=True):
    """A figure for each number of players, all against all and together against the AI."""

    standard: ByHumans
    coop: ByHumans


class ActionDice(Struct, frozen=True):
    """The dice of the draft."""

    count: int
    faces: tuple[Face, Face, Face, Face, Face, Face]
    in_use: ByMode
    drafted: ByMode


class OmniscientDice(Struct, frozen=True):
    """The dice of the factions."""

    count: int
    faces: tuple[OmniFace, OmniFace, OmniFace, OmniFace, OmniFace, OmniFace]


class Token(Struct, frozen=True):
    """A token for a region: its victory points, and the bonus action of its majority."""

    id: str
    vp: Annotated[int, Meta(ge=1)]
    bonus: Face | None = None


class Components(Struct, frozen=True):
    """What lies in the box."""

    corra: int
    regulars: int
    elite_dice: int
    objective_tokens: int
    round_die: int
    chaos_die: int
    most_rounds: int


class Standard(Struct, frozen=True):
    """The figures of the game of all against all."""

    regulars: int
    start: int
    reinforcements: int
    winning_vp: int
    zones: dict[int, tuple[Annotated[str, Ref("zone")], ...]]


class Coop(Struct, frozen=True):
    """The figures of the solo and co-op game."""

    regulars: ByHumans
    start: ByHumans
    reinforcements: ByHumans
    ai_regulars: int
    ai_start: int
    ai_reinforcements: ByHumans
    ai_turns: ByHumans


# --- factions -----------------------------------------------------------------------------------------------------


class Faction(Struct, frozen=True):
    """A faction: the name of its regulars, the style of its pieces, whether it comes from an expansion."""

    id: str
    regular: str
    style: str
    optional: bool = False


class Elite(Struct, frozen=True):
    """A type of elite: its dice and figures, where it is deployed, its slots on the side that the AI plays."""

    id: str
    faction: OfFaction
    letters: Annotated[str, Meta(min_length=2, max_length=2)]
    dice: Annotated[int, Meta(ge=1)]
    cost: Annotated[int, Meta(ge=1)]
    vitality: Annotated[int, Meta(ge=1, le=6)]
    vp_icon: Annotated[int, Meta(ge=0)]
    deploy: DeployPlace
    slots: tuple[Letter, ...]
    deploy_n: int = 0
    with_regulars: int = 0
    immobile: bool = False
    counts_as: int = 1
    kinds: dict[Trap, int] = {}
    ai_deploy: AiDeployPlace = "db"


class Ability(Struct, frozen=True):
    """Something else that a faction may buy."""

    id: str
    faction: OfFaction
    cost: Annotated[int, Meta(ge=1)]
    limit: Literal["none", "turn", "round"]


class Feat(Struct, frozen=True):
    """A feat: used once, or lasting all game."""

    id: str
    faction: OfFaction
    kind: Literal["once", "persistent"]


# --- scenarios ----------------------------------------------------------------------------------------------------


class Mission(Struct, frozen=True):
    """What lets a side win: its type, and the figures that this type asks for."""

    side: Literal["human", "ai", "both"]
    type: Literal[
        "vp",
        "control_all",
        "control_all_consecutive",
        "dominate_all",
        "control_at_least",
        "opponent_controls_at_most",
        "opponent_units_at_most",
        "none_on_map",
        "grizzled_removed",
        "successes",
        "failures",
    ]
    n: int = 0
    by_humans: ByHumans = {}
    regions: tuple[AtRegion, ...] = ()
    objectives: bool = False
    elite: AnElite | None = None
    from_round: int = 1
    rounds: int = 1

    def goal(self, humans: int) -> int:
        """The figure to reach with so many humans."""
        return self.by_humans.get(humans, self.n)


class Conditions(Struct, frozen=True):
    """How many conditions make a round a success, and how many elites the AI may have for one of them."""

    need: int
    ai_elites: ByHumans


class DamageBonus(Struct, frozen=True):
    """More damage by the AI's attacks, in some regions or in those with an objective token."""

    n: int = 0
    regions: tuple[AtRegion, ...] = ()
    objectives: bool = False


class CorraToVp(Struct, frozen=True):
    """What the AI pays, and what it scores for it, instead of buying elites; 0 to pay: it buys as usual."""

    pay: int = 0
    vp: int = 0


class Event(Struct, frozen=True):
    """The figures by which a scenario changes the rules."""

    buy_first: AnElite | None = None
    cost_change: dict[AnElite, int] = {}
    vp_icon: dict[AnElite, int] = {}
    deploy_first: dict[AnElite, AtRegion] = {}
    """These are deployed into this region as long as none of them is there."""
    grizzled_stack: bool = False
    damage_bonus: DamageBonus = DamageBonus()
    manoeuvre_deploys: int = 0
    reinforce_bonus: int = 0
    regulars_from_discard: bool = False
    spoils_on_tie: bool = False
    corra_to_vp: CorraToVp = CorraToVp()
    objective_vp: int = 0
    vp_per_trap: int = 0
    vp_per_elite: int = 0
    no_human_vp_beside: AnElite | None = None
    conditions: Conditions | None = None


class ScenarioSetup(Struct, frozen=True):
    """Where the deployment base, the tokens and the objectives lie at the start."""

    db: Annotated[tuple[AtRegion, ...], Meta(min_length=1)]
    db_moves: bool = True
    db_units: int = 4
    tokens: dict[AtRegion, Annotated[str, Ref("token")]] = {}
    objectives: tuple[AtRegion, ...] = ()
    ai_corra: ByHumans = {}


class Placement(Struct, frozen=True):
    """Units of the AI beside those at its base: regulars, or elites of a type."""

    at: AtRegion | Literal["db", "roll"]
    n: ByHumans
    elite: AnElite | None = None


Needed: TypeAlias = Annotated[int, Meta(ge=1, le=4)]


class Scenario(Struct, frozen=True):
    """A scenario against an AI faction."""

    id: str
    faction: OfFaction
    chaos_humans: tuple[Needed, Needed, Needed, Needed, Needed, Needed, Needed, Needed]
    setup: ScenarioSetup
    mission: Annotated[tuple[Mission, ...], Meta(min_length=1)]
    event: Event = Event()
    placement: tuple[Placement, ...] = ()


KINDS: dict[str, type[Struct]] = {
    "region": Region,
    "border": Border,
    "zone": Zone,
    "action_dice": ActionDice,
    "omniscient_dice": OmniscientDice,
    "token": Token,
    "components": Components,
    "standard": Standard,
    "coop": Coop,
    "faction": Faction,
    "elite": Elite,
    "ability": Ability,
    "feat": Feat,
    "scenario": Scenario,
}
