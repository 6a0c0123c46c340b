"""What the effects in Village Attacks' content look like, and which words each of them may hold."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Payment: TypeAlias = Literal["melee", "ranged", "magic", "defence", "vengeance", "any"]
KindOfVillager: TypeAlias = Literal["peasant", "hunter", "hero"]
Some: TypeAlias = Annotated[int, Meta(ge=1)]
Count: TypeAlias = Some | Literal["all"]
Cost: TypeAlias = Annotated[tuple[Payment, ...], Meta(min_length=1)]
Kinds: TypeAlias = Annotated[tuple[KindOfVillager, ...], Meta(min_length=1)]

EVERYBODY: Kinds = ("peasant", "hunter", "hero")

OneZone: TypeAlias = Literal["self", "adj", "reach1", "reach2", "any", "same", "here"]
SomeZones: TypeAlias = Literal["self", "adj", "reach1", "reach2", "any", "same", "here", "spawns", "heart_adjacent"]
AnyZone: TypeAlias = Literal["self", "adj", "reach1", "reach2", "any", "same", "here", "all"]
Pick: TypeAlias = Literal["default", "choice", "hunter_first", "hero_first", "farthest"]
Ally: TypeAlias = Literal["self", "ally_any", "ally_here", "ally_same"]
Group: TypeAlias = Literal[
    "target",
    "monsters_here",
    "monsters_within2",
    "all_monsters",
    "monsters_with_villager",
    "monsters_with_hunter_or_hero",
    "monsters_near_hunter",
    "most_xp",
]


class Damage(Struct, frozen=True, tag_field="op", tag="damage"):
    """Each of so many villagers suffers damage."""

    n: Some
    count: Count
    zone: OneZone
    pick: Pick = "default"
    kinds: Kinds = EVERYBODY


class Status(Struct, frozen=True, tag_field="op", tag="status"):
    """So many villagers are stunned or burn."""

    status: Literal["stun", "burn"]
    count: Count
    zone: AnyZone
    pick: Pick = "default"
    kinds: Kinds = EVERYBODY


class ZoneCondition(Struct, frozen=True, tag_field="op", tag="zone"):
    """A zone becomes unlucky or dark."""

    status: Literal["unlucky", "darkness"]
    zone: SomeZones
    until: Literal["round", "next_round", "event"] = "round"


class Shove(Struct, frozen=True, tag_field="op", tag="shove"):
    """So many villagers are pushed away from the Heart, or pulled to the actor."""

    count: Count
    zone: OneZone
    steps: Some
    dir: Literal["away", "to_actor"]
    kinds: Kinds = EVERYBODY


class Send(Struct, frozen=True, tag_field="op", tag="send"):
    """So many villagers are put into the nearest spawn zone."""

    count: Count
    zone: OneZone
    to: Literal["nearest_spawn"]


class Step(Struct, frozen=True, tag_field="op", tag="step"):
    """The Monster may move so many zones without dice."""

    n: Some


class FreeStep(Struct, frozen=True, tag_field="op", tag="free_step"):
    """Each of these Monsters may move."""

    n: Some
    who: Group


class Blink(Struct, frozen=True, tag_field="op", tag="blink"):
    """The Monster may be placed in another zone."""

    to: Literal["any", "reach2"]


class Heal(Struct, frozen=True, tag_field="op", tag="heal"):
    """Damage is removed from a Monster."""

    n: Some
    who: Ally
    if_kill: bool = False


class Cleanse(Struct, frozen=True, tag_field="op", tag="cleanse"):
    """Conditions are removed from a Monster."""

    n: Some
    who: Ally


class Gain(Struct, frozen=True, tag_field="op", tag="gain"):
    """Results are gained."""

    faces: Cost
    who: Literal["self", "ally_reserve"]


class Turn(Struct, frozen=True, tag_field="op", tag="turn"):
    """Up to so many own results are changed."""

    n: Some


class Buff(Struct, frozen=True, tag_field="op", tag="buff"):
    """The figure becomes harder to hurt."""

    stat: Literal["guard", "block", "armour", "untargetable"]
    n: Some
    until: Literal["round", "play"]


class PlaceMinions(Struct, frozen=True, tag_field="op", tag="minion"):
    """Up to so many minions are placed."""

    n: Some


class Command(Struct, frozen=True, tag_field="op", tag="command"):
    """Every own minion may act again."""

    moves: Some
    attacks: Some


class Hold(Struct, frozen=True, tag_field="op", tag="hold"):
    """Villagers of a zone do not move."""

    zone: OneZone
    until: Literal["round", "next_villager_phase"]


class Hurt(Struct, frozen=True, tag_field="op", tag="hurt"):
    """Monsters suffer damage that is no attack."""

    n: Some
    who: Group


class Afflict(Struct, frozen=True, tag_field="op", tag="afflict"):
    """Monsters receive a condition."""

    status: Literal["sunder", "silence", "slow", "burn", "stun"]
    who: Group


class ChangeHeart(Struct, frozen=True, tag_field="op", tag="heart"):
    """The Heart gains health, or loses it."""

    n: int
    if_kill: bool = False


class ChangeMorale(Struct, frozen=True, tag_field="op", tag="morale"):
    """Morale rises or falls."""

    n: int


class Advance(Struct, frozen=True, tag_field="op", tag="advance"):
    """Villagers move towards the Heart."""

    kinds: Kinds
    steps: Some


class SpawnVillagers(Struct, frozen=True, tag_field="op", tag="spawn"):
    """Villagers appear at spawn tokens."""

    kind: KindOfVillager
    n: Some
    where: Literal["each_spawn", "random_spawn"]


class Remove(Struct, frozen=True, tag_field="op", tag="remove"):
    """Villagers leave the map."""

    kind: KindOfVillager
    n: Some
    pick: Pick


class DrawOrDiscardTraps(Struct, frozen=True, tag_field="op", tag="trap"):
    """A Trap card is drawn, or Traps are discarded."""

    do: Literal["draw", "discard_nearest_else_offer"]


class Rule(Struct, frozen=True, tag_field="op", tag="rule"):
    """A figure of the rules changes for a while."""

    stat: Literal[
        "peasant_range",
        "peasant_move",
        "heal_cost",
        "nemesis_damage",
        "trap_cost_any",
        "hinder_weight",
        "first_damage_shield",
        "ability_cost_any",
        "taunt",
        "hunters_are_veterans",
        "min_range",
        "attack_if_moved",
        "free_targets",
        "immune_stun",
        "immune_burn",
    ]
    n: Some


class Cure(Struct, frozen=True, tag_field="op", tag="cure"):
    """Villagers of a zone lose Stun and Burn."""

    zone: OneZone


class KillMinions(Struct, frozen=True, tag_field="op", tag="kill_minions"):
    """Minions of a zone die."""

    zone: OneZone


class MoveTroll(Struct, frozen=True, tag_field="op", tag="troll"):
    """The Troll enters, or acts."""


Plain: TypeAlias = (
    Damage
    | Status
    | ZoneCondition
    | Shove
    | Send
    | Step
    | FreeStep
    | Blink
    | Heal
    | Cleanse
    | Gain
    | Turn
    | Buff
    | PlaceMinions
    | Command
    | Hold
    | Hurt
    | Afflict
    | ChangeHeart
    | ChangeMorale
    | Advance
    | SpawnVillagers
    | Remove
    | DrawOrDiscardTraps
    | Rule
    | Cure
    | KillMinions
    | MoveTroll
)


class If(Struct, frozen=True, tag_field="op", tag="if"):
    """One thing or another."""

    cond: Literal["villager_within1_of_heart"]
    then: tuple[Plain, ...]
    otherwise: tuple[Plain, ...]


Effect: TypeAlias = Plain | If
Effects: TypeAlias = Annotated[tuple[Effect, ...], Meta(min_length=1)]
