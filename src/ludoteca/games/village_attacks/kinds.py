"""What the entries of Village Attacks' content look like; their figures stand in `content/*.toml`."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from ludoteca.engine.content import Ref
from ludoteca.games.village_attacks.effect_kinds import Cost, Effect, Effects, KindOfVillager, Some

Result: TypeAlias = Literal["melee", "ranged", "magic", "defence", "vengeance", "any", "torch"]
Type: TypeAlias = Literal["undead", "mythic", "cursed", "arcane", "demon"]
Class: TypeAlias = Literal["guardian", "decimator", "support"]
Module: TypeAlias = Literal["hunters", "traps", "events", "heroes", "yunfakh", "troll", "summoning", "day_night"]
Objective: TypeAlias = Literal["morale", "seal", "sacrifice", "survive", "banners", "summon_and_morale"]
HeroTrigger: TypeAlias = Literal["static", "activate", "hit_monster"]
SummonTrigger: TypeAlias = Literal["none", "static", "before_attack", "after_attack", "once", "end"]

Maybe: TypeAlias = Annotated[int, Meta(ge=0)]
Range: TypeAlias = Annotated[int, Meta(ge=0, le=2)]
ByMonsters: TypeAlias = tuple[Maybe, Maybe, Maybe]
"""A figure for 3, 4 and 5 Monsters."""
AMonster: TypeAlias = Annotated[str, Ref("monster")]
ATile: TypeAlias = Annotated[str, Ref("tile")]

# --- dice and numbers ---------------------------------------------------------------------------------------------

Face: TypeAlias = Annotated[tuple[Result, ...], Meta(min_length=1, max_length=2)]
Die: TypeAlias = tuple[Face, Face, Face, Face, Face, Face]
Seats: TypeAlias = Annotated[int, Meta(ge=1, le=5)]


class Dice(Struct, frozen=True):
    """The faces of the dice, and how many are rolled."""

    normal: Die
    day: Die
    night: Die
    rolled: Some
    rolled_with_special: Some
    fewest: Some


class Figures(Struct, frozen=True):
    """How many figures and tokens there are."""

    peasants: Some
    hunters: Some
    yunfakh: Some
    hunters_of_a_type: Some
    yunfakh_of_a_type: Some


class Limits(Struct, frozen=True):
    """Spaces for Traps, the last round, levels of the ranks, and which Monsters play together."""

    trap_spaces: Some
    rounds: Some
    rank_levels: tuple[Some, Some, Some]
    monsters: dict[Seats, Annotated[int, Meta(ge=3, le=5)]]
    classes: dict[Class, Some]


class Villager(Struct, frozen=True):
    """A kind of villager; a Hero has the figures of a card instead."""

    id: Literal["peasant", "hunter", "yunfakh", "hero"]
    morale: Some
    xp: Some
    health: Maybe = 0
    move: Maybe = 0
    attacks: Maybe = 0
    range: Range = 0
    damage: Maybe = 0
    nemesis_bonus: Maybe = 0
    xp_same_type: Maybe = 0


class Troll(Struct, frozen=True):
    """What the Troll does."""

    damage: Some
    stuns: Some
    heart_damage: Some


class Summoning(Struct, frozen=True):
    """What a summoning costs each Monster, and how many stay bound."""

    cost: Cost
    bound_monsters: Some


class Difficulty(Struct, frozen=True):
    """What becomes of a scenario's morale and Heart."""

    id: str
    morale_percent: Some
    heart: int


# --- Monsters -----------------------------------------------------------------------------------------------------


class Minion(Struct, frozen=True):
    """A servant, and how many of it may be in play."""

    id: str
    health: Some
    move: Some
    attacks: Some
    range: Range
    damage: Some
    max: Some


class Monster(Struct, frozen=True):
    """A playable Monster's board."""

    id: str
    type: Type
    class_: Class = field(name="class")
    health: Some
    xp_value: Some
    move_slots: Some
    defence_slots: Some
    reserve_slots: Some
    minion: Minion | None = None


class Level(Struct, frozen=True):
    """An ability at one level."""

    cost: Cost
    effects: Effects


class Ability(Struct, frozen=True):
    """An ability of a Monster."""

    id: str
    monster: AMonster
    level: tuple[Level, Level, Level]


class Summon(Struct, frozen=True):
    """A Monster that nobody plays, as it fights when it is summoned."""

    id: str
    monster: AMonster
    health: Some
    move: Some
    attacks: Maybe
    range: Range
    damage: Maybe
    trigger: SummonTrigger = "none"
    effects: tuple[Effect, ...] = ()


# --- cards --------------------------------------------------------------------------------------------------------


class Trap(Struct, frozen=True):
    """A Trap card."""

    id: str
    cost: Cost
    charges: Some
    effects: Effects


class Event(Struct, frozen=True):
    """A Village Event card."""

    id: str
    effects: Effects
    persistent: bool = False
    copies: Some = 1


class Line(Struct, frozen=True):
    """Who appears at one rank; after a plus another card is drawn."""

    peasants: Maybe = 0
    hunters: Maybe = 0
    heroes: Annotated[int, Meta(ge=0, le=1)] = 0
    plus: bool = False


class Spawn(Struct, frozen=True):
    """A Villager Spawn card."""

    id: str
    copies: Some
    ranks: tuple[Line, Line, Line]


class Hero(Struct, frozen=True):
    """A Town Hero."""

    id: str
    type: Type
    health: Some
    move: Some
    attacks: Some
    range: Range
    damage: Some
    trigger: HeroTrigger
    effects: Effects


# --- scenarios ----------------------------------------------------------------------------------------------------


class Tile(Struct, frozen=True):
    """A map tile, which is one zone."""

    id: str
    kind: Literal["heart", "large", "small", "corridor", "summoning"]
    capacity: Some


class Place(Struct, frozen=True):
    """Where a tile lies."""

    tile: ATile
    x: Maybe
    y: Maybe


class SpawnToken(Struct, frozen=True):
    """A spawn token, in use from so many Monsters on."""

    zone: ATile
    monsters: Annotated[int, Meta(ge=3, le=5)]


class Object(Struct, frozen=True):
    """What a Monster may pay for to come nearer to the objective."""

    cost: Cost
    kinds: tuple[KindOfVillager, ...] = ()
    """Whom it may sacrifice."""
    xp: Maybe = 0
    heart: Maybe = 0
    once_per_turn: bool = False
    no_hero_here: bool = False


class Scenario(Struct, frozen=True):
    """A scenario."""

    id: str
    objective: Objective
    heart: tuple[Some, Some, Some]
    min_rank: Annotated[int, Meta(ge=1, le=3)]
    modules: tuple[Module, ...]
    zones: Annotated[tuple[Place, ...], Meta(min_length=1)]
    links: Annotated[tuple[tuple[ATile, ATile], ...], Meta(min_length=1)]
    spawns: Annotated[tuple[SpawnToken, ...], Meta(min_length=1, max_length=6)]
    needs: ByMonsters = (0, 0, 0)
    morale: ByMonsters = (0, 0, 0)
    dial: tuple[Some, ...] = ()
    object: Object | None = None
    all_yunfakh: bool = False
    troll_starts: ATile | None = None

    def __post_init__(self) -> None:
        """Links, spawn tokens and the Troll stand on tiles of the map, and every tile lies there once."""
        tiles = [place.tile for place in self.zones]
        named = [tile for link in self.links for tile in link] + [token.zone for token in self.spawns]
        for tile in [*named, self.troll_starts or tiles[0]]:
            if tile not in tiles:
                raise ValueError(f"{tile} does not lie on the map")
        for tile in tiles:
            if tiles.count(tile) > 1:
                raise ValueError(f"{tile} lies on the map more than once")


KINDS: dict[str, type[Struct]] = {
    "dice": Dice,
    "figures": Figures,
    "limits": Limits,
    "villager": Villager,
    "troll": Troll,
    "summoning": Summoning,
    "difficulty": Difficulty,
    "monster": Monster,
    "ability": Ability,
    "summon": Summon,
    "trap": Trap,
    "event": Event,
    "spawn": Spawn,
    "hero": Hero,
    "tile": Tile,
    "scenario": Scenario,
}
