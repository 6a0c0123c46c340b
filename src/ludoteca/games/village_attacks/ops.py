"""The effects of abilities, cards and Heroes as the rules resolve them: plain numbers, one `Op` after the other.

The words of the content files stand beside the numbers that they become: each list of words is in their order.
"""

from __future__ import annotations

from typing import Final

# ---------------------------------------------------------------- what an effect does

OP_DAMAGE: Final = 0
"""Villagers suffer damage: n, count, zone, pick, kinds."""
OP_STATUS: Final = 1
"""Villagers are stunned or burn: status, count, zone, pick, kinds."""
OP_ZONE: Final = 2
"""A zone becomes unlucky or dark: status, zone, until."""
OP_SHOVE: Final = 3
"""Villagers are moved away from the Heart or to the actor: count, zone, steps, dir, kinds."""
OP_SEND: Final = 4
"""Villagers are put into the nearest spawn zone: count, zone, to."""
OP_STEP: Final = 5
"""The Monster may move up to n zones, not hindered."""
OP_FREE_STEP: Final = 6
"""Each of these Monsters may move n zones, not hindered: n, who."""
OP_BLINK: Final = 7
"""The Monster may be placed in another zone that is not full: to."""
OP_HEAL: Final = 8
"""Damage is removed: n, who, if_kill."""
OP_CLEANSE: Final = 9
"""Conditions are removed: n, who."""
OP_GAIN: Final = 10
"""Results are gained: faces, who."""
OP_TURN: Final = 11
"""Up to n own results are turned into useful ones of choice."""
OP_BUFF: Final = 12
"""The figure is guarded, armoured and the like: stat, n, until."""
OP_MINION: Final = 13
"""Up to n minions are placed."""
OP_COMMAND: Final = 14
"""Every own minion may act again: moves, attacks."""
OP_HOLD: Final = 15
"""Villagers of the zone do not move: zone, until."""
OP_HURT: Final = 16
"""Monsters suffer damage that is no attack: n, who."""
OP_AFFLICT: Final = 17
"""Monsters receive a condition: status, who."""
OP_HEART: Final = 18
"""The Heart gains n, or loses it: n, if_kill."""
OP_MORALE: Final = 19
"""Morale changes by n."""
OP_ADVANCE: Final = 20
"""Villagers move towards the Heart: kinds, steps."""
OP_SPAWN: Final = 21
"""Villagers appear: kind, n, where."""
OP_REMOVE: Final = 22
"""Villagers leave the map: kind, n, pick."""
OP_TRAP: Final = 23
"""A Trap card is drawn, or Traps are discarded: do."""
OP_RULE: Final = 24
"""A figure of the rules changes as long as the card is in force: stat, n."""
OP_CURE: Final = 25
"""Villagers of the zone lose Stun and Burn: zone."""
OP_KILL_MINIONS: Final = 26
"""Minions of the zone die: zone."""
OP_IF: Final = 27
"""A branch: cond, then, otherwise."""
OP_TROLL: Final = 28
"""The Troll enters, or acts if it is on the map."""

OP_WORDS: Final[list[str]] = [
    "damage", "status", "zone", "shove", "send", "step", "free_step", "blink", "heal", "cleanse", "gain", "turn",
    "buff", "minion", "command", "hold", "hurt", "afflict", "heart", "morale", "advance", "spawn", "remove", "trap",
    "rule", "cure", "kill_minions", "if", "troll",
]  # fmt: skip

# ---------------------------------------------------------------- where

ZONE_SELF: Final = 0
"""The own zone."""
ZONE_ADJ: Final = 1
"""One adjacent zone in sight."""
ZONE_REACH1: Final = 2
"""The own zone or one adjacent zone in sight."""
ZONE_REACH2: Final = 3
"""One zone at distance 0-2 in sight."""
ZONE_ANY: Final = 4
"""One zone of the map."""
ZONE_SAME: Final = 5
"""The zone of the effect before."""
ZONE_HERE: Final = 6
"""The zone of the Trap."""
ZONE_SPAWNS: Final = 7
"""All zones with a spawn token."""
ZONE_HEART_ADJACENT: Final = 8
"""All zones beside the Heart zone."""
ZONE_ALL: Final = 9
"""The whole map."""
ZONE_WORDS: Final[list[str]] = [
    "self", "adj", "reach1", "reach2", "any", "same", "here", "spawns", "heart_adjacent", "all",
]  # fmt: skip

TO_ANY: Final = 0
"""Any zone that is not full."""
TO_REACH2: Final = 1
"""A zone at distance 1-2 that is not full, seen or not."""
TO_NEAREST_SPAWN: Final = 2
TO_WORDS: Final[list[str]] = ["any", "reach2", "nearest_spawn"]

DIR_AWAY: Final = 0
"""Each step to an adjacent zone farther from the Heart."""
DIR_TO_ACTOR: Final = 1
DIR_WORDS: Final[list[str]] = ["away", "to_actor"]

WHERE_EACH_SPAWN: Final = 0
WHERE_RANDOM_SPAWN: Final = 1
WHERE_WORDS: Final[list[str]] = ["each_spawn", "random_spawn"]

# ---------------------------------------------------------------- whom

ALL: Final = 99
"""As a count: every one."""

PEASANTS: Final = 1
HUNTERS: Final = 2
"""Yunfakh and Veterans too."""
HEROES: Final = 4
EVERYBODY: Final = 7
KINDS_WORDS: Final[list[str]] = ["peasant", "hunter", "hero"]
"""`kinds` is a mask: the bit of a kind is 1 shifted by its place here."""
KIND_WORDS: Final[list[str]] = ["peasant", "hunter", "yunfakh", "hero"]
"""One kind of villager, in the order of `KIND`."""

PICK_DEFAULT: Final = 0
"""By target priority."""
PICK_CHOICE: Final = 1
"""Any villager."""
PICK_HUNTER_FIRST: Final = 2
"""Hunters, Peasants, Heroes."""
PICK_HERO_FIRST: Final = 3
"""Heroes, Peasants, Hunters."""
PICK_FARTHEST: Final = 4
"""One after the other as for a torch."""
PICK_WORDS: Final[list[str]] = ["default", "choice", "hunter_first", "hero_first", "farthest"]

WHO_SELF: Final = 0
WHO_ALLY_ANY: Final = 1
"""One playing Monster on the map."""
WHO_ALLY_HERE: Final = 2
"""One playing Monster in the actor's zone, itself allowed."""
WHO_ALLY_SAME: Final = 3
"""The Monster chosen by the effect before."""
WHO_ALLY_RESERVE: Final = 4
"""Into the Reserve of one other playing Monster on the map."""
WHO_TARGET: Final = 5
"""The Monster just attacked."""
WHO_HERE: Final = 6
"""Every Monster, minion and summoned Monster in the zone of the Trap."""
WHO_WITHIN2: Final = 7
"""Playing Monsters at distance 0-2 of the Trap."""
WHO_ALL: Final = 8
"""Playing Monsters on the map, as in the rest of the list."""
WHO_WITH_VILLAGER: Final = 9
WHO_WITH_HUNTER_OR_HERO: Final = 10
WHO_NEAR_HUNTER: Final = 11
"""With a Hunter in the own or an adjacent zone."""
WHO_MOST_XP: Final = 12
"""The one with most experience tokens."""
WHO_WORDS: Final[list[str]] = [
    "self", "ally_any", "ally_here", "ally_same", "ally_reserve", "target", "monsters_here", "monsters_within2",
    "all_monsters", "monsters_with_villager", "monsters_with_hunter_or_hero", "monsters_near_hunter", "most_xp",
]  # fmt: skip

# ---------------------------------------------------------------- what exactly, and how long

UNLUCKY: Final = 5
DARKNESS: Final = 6
STATUS_WORDS: Final[list[str]] = ["sunder", "silence", "slow", "burn", "stun", "unlucky", "darkness"]
"""The conditions of Monsters and villagers in the order of `CONDITION`, then those of zones."""

UNTIL_ROUND: Final = 0
"""Until Clean-up."""
UNTIL_NEXT_ROUND: Final = 1
"""Until Clean-up of the next round."""
UNTIL_EVENT: Final = 2
"""Until the next event card."""
UNTIL_NEXT_PHASE: Final = 3
"""In the next Villager phase."""
UNTIL_PLAY: Final = 4
"""As long as the figure is in play."""
UNTIL_WORDS: Final[list[str]] = ["round", "next_round", "event", "next_villager_phase", "play"]

STAT_GUARD: Final = 0
STAT_BLOCK: Final = 1
STAT_ARMOUR: Final = 2
STAT_UNTARGETABLE: Final = 3
STAT_PEASANT_RANGE: Final = 4
STAT_PEASANT_MOVE: Final = 5
STAT_HEAL_COST: Final = 6
STAT_NEMESIS_DAMAGE: Final = 7
STAT_TRAP_COST: Final = 8
STAT_HINDER_WEIGHT: Final = 9
STAT_SHIELD: Final = 10
STAT_ABILITY_TAX: Final = 11
STAT_TAUNT: Final = 12
STAT_VETERANS: Final = 13
STAT_MIN_RANGE: Final = 14
STAT_ATTACK_IF_MOVED: Final = 15
STAT_FREE_TARGETS: Final = 16
STAT_IMMUNE_STUN: Final = 17
STAT_IMMUNE_BURN: Final = 18
STAT_WORDS: Final[list[str]] = [
    "guard", "block", "armour", "untargetable",
    "peasant_range", "peasant_move", "heal_cost", "nemesis_damage", "trap_cost_any",
    "hinder_weight", "first_damage_shield", "ability_cost_any", "taunt", "hunters_are_veterans",
    "min_range", "attack_if_moved", "free_targets", "immune_stun", "immune_burn",
]  # fmt: skip
"""Of buffs, events, Heroes and summoned Monsters."""

DO_DRAW: Final = 0
DO_DISCARD: Final = 1
"""The placed Trap nearest to the Heart; if none is placed, all face-up ones."""
DO_WORDS: Final[list[str]] = ["draw", "discard_nearest_else_offer"]

COND_VILLAGER_NEAR_HEART: Final = 0
"""A villager, stunned or not, is in the Heart zone or beside it."""
COND_WORDS: Final[list[str]] = ["villager_within1_of_heart"]

# ---------------------------------------------------------------- when

TRIGGER_NONE: Final = 0
TRIGGER_STATIC: Final = 1
"""Always while in play."""
TRIGGER_ACTIVATE: Final = 2
"""A Hero: in its activation, before its attacks."""
TRIGGER_HIT_MONSTER: Final = 3
"""A Hero: after an attack on a Monster."""
TRIGGER_BEFORE_ATTACK: Final = 4
"""A summoned Monster: before its first attack, if the players want."""
TRIGGER_AFTER_ATTACK: Final = 5
"""A summoned Monster: after its last attack, if the players want."""
TRIGGER_ONCE: Final = 6
"""A summoned Monster: once at any moment of its activation, if the players want."""
TRIGGER_END: Final = 7
"""A summoned Monster: at the end of its activation."""
TRIGGER_WORDS: Final[list[str]] = [
    "none", "static", "activate", "hit_monster", "before_attack", "after_attack", "once", "end",
]  # fmt: skip


class Op:
    """One effect. What it does not need keeps the value set here."""

    __slots__ = (
        "attacks", "cond", "count", "dir", "do", "faces", "if_kill", "kind", "kinds", "moves", "n", "op", "otherwise",
        "pick", "stat", "status", "steps", "then", "to", "until", "where", "who", "zone",
    )  # fmt: skip

    def __init__(self, op: int) -> None:
        self.op: int = op
        self.n: int = 0
        self.count: int = 0
        """How many villagers at most, or ALL."""
        self.zone: int = ZONE_SELF
        self.status: int = 0
        self.steps: int = 0
        self.dir: int = DIR_AWAY
        self.kinds: int = EVERYBODY
        """A mask of PEASANTS, HUNTERS and HEROES."""
        self.kind: int = 0
        """Who appears or leaves, numbered as in `KIND`."""
        self.pick: int = PICK_DEFAULT
        self.who: int = WHO_SELF
        self.until: int = UNTIL_ROUND
        self.faces: list[int] = []
        """Results to gain; ANY is chosen at once."""
        self.stat: int = 0
        self.if_kill: bool = False
        """Only if a villager was killed just before, by this activation or card."""
        self.then: list[Op] = []
        self.otherwise: list[Op] = []
        self.moves: int = 0
        self.attacks: int = 0
        self.to: int = TO_ANY
        self.where: int = WHERE_EACH_SPAWN
        self.do: int = DO_DRAW
        self.cond: int = COND_VILLAGER_NEAR_HEART
