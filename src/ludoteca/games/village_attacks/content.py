"""The figures of Village Attacks, read once, and tables of them by number for the rules.

Everything is numbered by the order of its file, from 0; zones are tiles. Summon cards have the numbers of their
Monsters, ability 3 * m + i is the one at place i of Monster m. Tables by the number of Monsters begin with three.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final, get_args

from msgspec import Struct

from ludoteca.engine.content import load
from ludoteca.games.village_attacks.effect_kinds import Buff, Effect, Rule
from ludoteca.games.village_attacks.kinds import (
    KINDS,
    Ability,
    Class,
    Dice,
    Difficulty,
    Event,
    Figures,
    Hero,
    Limits,
    Monster,
    Objective,
    Result,
    Scenario,
    Spawn,
    Summon,
    Summoning,
    Tile,
    Trap,
    Troll,
    Type,
    Villager,
)
from ludoteca.games.village_attacks.ops import (
    ALL,
    COND_WORDS,
    DIR_WORDS,
    DO_WORDS,
    KIND_WORDS,
    KINDS_WORDS,
    OP_WORDS,
    PICK_WORDS,
    STAT_WORDS,
    STATUS_WORDS,
    TO_WORDS,
    TRIGGER_WORDS,
    UNTIL_WORDS,
    WHERE_WORDS,
    WHO_WORDS,
    ZONE_WORDS,
    Op,
)

CONTENT = load(files("ludoteca.games.village_attacks").joinpath("content"), KINDS)

# --- results and effects ------------------------------------------------------------------------------------------

MELEE: Final = 0
RANGED: Final = 1
MAGIC: Final = 2
DEFENCE: Final = 3
VENGEANCE: Final = 4
ANY: Final = 5
"""One useful result of any kind: as a cost, or on the Night die."""
TORCH: Final = 6
RESULT_NAMES: Final[list[str]] = list(get_args(Result))


def results(names: Sequence[str]) -> list[int]:
    """Results by number."""
    return [RESULT_NAMES.index(name) for name in names]


def mask(names: Sequence[str]) -> int:
    """Kinds of villagers as a mask of bits."""
    return sum(1 << KINDS_WORDS.index(name) for name in names)


WORDS: Final[dict[str, list[str]]] = {
    "zone": ZONE_WORDS,
    "status": STATUS_WORDS,
    "dir": DIR_WORDS,
    "pick": PICK_WORDS,
    "who": WHO_WORDS,
    "until": UNTIL_WORDS,
    "stat": STAT_WORDS,
    "to": TO_WORDS,
    "where": WHERE_WORDS,
    "do": DO_WORDS,
    "cond": COND_WORDS,
    "kind": KIND_WORDS,
}
"""The words that each field of an effect may hold, in the order of their numbers."""


def op(effect: Struct) -> Op:
    """An effect of the content as the rules resolve it."""
    made = Op(OP_WORDS.index(str(effect.__struct_config__.tag)))
    for field in effect.__struct_fields__:
        value = getattr(effect, field)
        if field == "kinds":
            value = mask(value)
        elif field == "faces":
            value = results(value)
        elif field in ("then", "otherwise"):
            value = ops(value)
        elif field == "count" and value == "all":
            value = ALL
        elif field in WORDS:
            value = WORDS[field].index(value)
        setattr(made, field, value)
    return made


def ops(effects: Sequence[Struct]) -> list[Op]:
    """Effects in the order in which they are resolved."""
    return [op(effect) for effect in effects]


def stat(effects: Sequence[Effect], name: str, default: int = 0) -> int:
    """The figure that a standing effect gives, or the default."""
    found = [effect.n for effect in effects if isinstance(effect, Buff | Rule) and effect.stat == name]
    return sum(found) if found else default


# --- dice, figures and limits -------------------------------------------------------------------------------------

DICE: Final = CONTENT.one(Dice)
FIGURES: Final = CONTENT.one(Figures)
LIMITS: Final = CONTENT.one(Limits)

NORMAL_FACES: Final[list[list[int]]] = [results(face) for face in DICE.normal]
DAY_FACES: Final[list[list[int]]] = [results(face) for face in DICE.day]
NIGHT_FACES: Final[list[list[int]]] = [results(face) for face in DICE.night]
"""By face: the results it gives."""
DICE_ROLLED: Final[int] = DICE.rolled
DICE_BESIDE_SPECIAL: Final[int] = DICE.rolled_with_special
"""Normal dice beside the Day or Night die."""
FEWEST_DICE: Final[int] = DICE.fewest

PEASANT_FIGURES: Final[int] = FIGURES.peasants
HUNTER_FIGURES: Final[int] = FIGURES.hunters
YUNFAKH_FIGURES: Final[int] = FIGURES.yunfakh
HUNTERS_OF_A_TYPE: Final[int] = FIGURES.hunters_of_a_type
YUNFAKH_OF_A_TYPE: Final[int] = FIGURES.yunfakh_of_a_type

TRAP_SPACES: Final[int] = LIMITS.trap_spaces
ROUND_LIMIT: Final[int] = LIMITS.rounds
RANK_LEVELS: Final[list[int]] = list(LIMITS.rank_levels)
"""The highest level of a Monster from which rank 1, 2 and 3 count."""
MONSTERS_BY_SEATS: Final[list[int]] = [LIMITS.monsters.get(seats, 0) for seats in range(6)]
FEWEST_MONSTERS: Final = 3
"""What goes by the number of Monsters is listed from here on."""

# --- villagers ----------------------------------------------------------------------------------------------------

VILLAGERS: Final[list[Villager]] = list(CONTENT.all(Villager))
"""Peasant, Hunter, Yunfakh Hunter, Hero; the figures of a Hero are those of its card."""
VILLAGER_HEALTH: Final[list[int]] = [villager.health for villager in VILLAGERS]
VILLAGER_MOVE: Final[list[int]] = [villager.move for villager in VILLAGERS]
VILLAGER_ATTACKS: Final[list[int]] = [villager.attacks for villager in VILLAGERS]
VILLAGER_RANGE: Final[list[int]] = [villager.range for villager in VILLAGERS]
VILLAGER_DAMAGE: Final[list[int]] = [villager.damage for villager in VILLAGERS]
NEMESIS_BONUS: Final[list[int]] = [villager.nemesis_bonus for villager in VILLAGERS]
KILL_MORALE: Final[list[int]] = [villager.morale for villager in VILLAGERS]
"""By kind: how much morale its death costs."""
KILL_XP: Final[list[int]] = [villager.xp for villager in VILLAGERS]
KILL_XP_SAME_TYPE: Final[list[int]] = [villager.xp_same_type or villager.xp for villager in VILLAGERS]

TROLL_DAMAGE: Final[int] = CONTENT.one(Troll).damage
TROLL_STUNS: Final[int] = CONTENT.one(Troll).stuns
TROLL_HEART_DAMAGE: Final[int] = CONTENT.one(Troll).heart_damage

# --- Monsters -----------------------------------------------------------------------------------------------------

GUARDIAN: Final = 0
DECIMATOR: Final = 1
SUPPORT: Final = 2
TYPE_NAMES: Final[list[str]] = list(get_args(Type))
CLASS_NAMES: Final[list[Class]] = list(get_args(Class))
CLASS_MAX: Final[list[int]] = [LIMITS.classes.get(name, ALL) for name in CLASS_NAMES]
"""By class: how many may play together."""

MONSTERS: Final[list[Monster]] = list(CONTENT.all(Monster))
MONSTER_NAMES: Final[list[str]] = [monster.id for monster in MONSTERS]
TYPE_OF: Final[list[int]] = [TYPE_NAMES.index(monster.type) for monster in MONSTERS]
CLASS_OF: Final[list[int]] = [CLASS_NAMES.index(monster.class_) for monster in MONSTERS]
HEALTH: Final[list[int]] = [monster.health for monster in MONSTERS]
XP_VALUE: Final[list[int]] = [monster.xp_value for monster in MONSTERS]
MOVE_SLOTS: Final[list[int]] = [monster.move_slots for monster in MONSTERS]
DEFENCE_SLOTS: Final[list[int]] = [monster.defence_slots for monster in MONSTERS]
RESERVE_SLOTS: Final[list[int]] = [monster.reserve_slots for monster in MONSTERS]

MINION_NAMES: Final[list[str]] = [monster.minion.id if monster.minion else "" for monster in MONSTERS]
"""By Monster, as in the tables that follow: nothing where it has no minion."""
MINION_MAX: Final[list[int]] = [monster.minion.max if monster.minion else 0 for monster in MONSTERS]
MINION_HEALTH: Final[list[int]] = [monster.minion.health if monster.minion else 0 for monster in MONSTERS]
MINION_MOVE: Final[list[int]] = [monster.minion.move if monster.minion else 0 for monster in MONSTERS]
MINION_ATTACKS: Final[list[int]] = [monster.minion.attacks if monster.minion else 0 for monster in MONSTERS]
MINION_RANGE: Final[list[int]] = [monster.minion.range if monster.minion else 0 for monster in MONSTERS]
MINION_DAMAGE: Final[list[int]] = [monster.minion.damage if monster.minion else 0 for monster in MONSTERS]

ABILITIES: Final[list[Ability]] = [
    ability for name in MONSTER_NAMES for ability in CONTENT.all(Ability) if ability.monster == name
]
ABILITY_NAMES: Final[list[str]] = [ability.id for ability in ABILITIES]
ABILITY_COST: Final[list[list[list[int]]]] = [[results(at.cost) for at in ability.level] for ability in ABILITIES]
"""By ability and level - 1: the results that it costs."""
ABILITY_OPS: Final[list[list[list[Op]]]] = [[ops(at.effects) for at in ability.level] for ability in ABILITIES]

# --- summoned Monsters --------------------------------------------------------------------------------------------

SUMMONS: Final[list[Summon]] = [
    summon for name in MONSTER_NAMES for summon in CONTENT.all(Summon) if summon.monster == name
]
SUMMON_HEALTH: Final[list[int]] = [summon.health for summon in SUMMONS]
SUMMON_MOVE: Final[list[int]] = [summon.move for summon in SUMMONS]
SUMMON_ATTACKS: Final[list[int]] = [summon.attacks for summon in SUMMONS]
SUMMON_RANGE: Final[list[int]] = [summon.range for summon in SUMMONS]
SUMMON_DAMAGE: Final[list[int]] = [summon.damage for summon in SUMMONS]
SUMMON_TRIGGER: Final[list[int]] = [TRIGGER_WORDS.index(summon.trigger) for summon in SUMMONS]
SUMMON_OPS: Final[list[list[Op]]] = [ops(summon.effects) for summon in SUMMONS]
MIN_RANGE: Final[list[int]] = [stat(summon.effects, "min_range") for summon in SUMMONS]
ATTACK_IF_MOVED: Final[list[int]] = [stat(summon.effects, "attack_if_moved") for summon in SUMMONS]
"""How many attacks more it makes if it moved."""
FREE_TARGETS: Final[list[bool]] = [stat(summon.effects, "free_targets") > 0 for summon in SUMMONS]
IMMUNE_STUN: Final[list[bool]] = [stat(summon.effects, "immune_stun") > 0 for summon in SUMMONS]
IMMUNE_BURN: Final[list[bool]] = [stat(summon.effects, "immune_burn") > 0 for summon in SUMMONS]
SUMMON_GUARD: Final[list[bool]] = [stat(summon.effects, "guard") > 0 for summon in SUMMONS]
SUMMON_ARMOUR: Final[list[int]] = [stat(summon.effects, "armour") for summon in SUMMONS]
SUMMON_COST: Final[list[int]] = results(CONTENT.one(Summoning).cost)
"""What each Monster pays towards a summoning: a single result."""
BOUND_MONSTERS: Final[int] = CONTENT.one(Summoning).bound_monsters

# --- cards --------------------------------------------------------------------------------------------------------

TRAPS: Final[list[Trap]] = list(CONTENT.all(Trap))
TRAP_NAMES: Final[list[str]] = [trap.id for trap in TRAPS]
TRAP_COST: Final[list[list[int]]] = [results(trap.cost) for trap in TRAPS]
TRAP_CHARGES: Final[list[int]] = [trap.charges for trap in TRAPS]
TRAP_OPS: Final[list[list[Op]]] = [ops(trap.effects) for trap in TRAPS]

EVENTS: Final[list[Event]] = list(CONTENT.all(Event))
EVENT_NAMES: Final[list[str]] = [event.id for event in EVENTS]
EVENT_COPIES: Final[list[int]] = [event.copies for event in EVENTS]
EVENT_PERSISTENT: Final[list[bool]] = [event.persistent for event in EVENTS]
EVENT_OPS: Final[list[list[Op]]] = [ops(event.effects) for event in EVENTS]
TROLL_EVENT: Final[int] = EVENT_NAMES.index("troll")
PEASANT_RANGE_MORE: Final[list[int]] = [stat(event.effects, "peasant_range") for event in EVENTS]
"""By event in force, as in the tables that follow: what it adds to this figure."""
PEASANT_MOVE_MORE: Final[list[int]] = [stat(event.effects, "peasant_move") for event in EVENTS]
HEAL_COST_MORE: Final[list[int]] = [stat(event.effects, "heal_cost") for event in EVENTS]
NEMESIS_DAMAGE_MORE: Final[list[int]] = [stat(event.effects, "nemesis_damage") for event in EVENTS]
TRAP_COST_MORE: Final[list[int]] = [stat(event.effects, "trap_cost_any") for event in EVENTS]
"""Useful results of any kind."""

SPAWN_CARDS: Final[list[Spawn]] = list(CONTENT.all(Spawn))
SPAWN_NAMES: Final[list[str]] = [card.id for card in SPAWN_CARDS]
SPAWN_COPIES: Final[list[int]] = [card.copies for card in SPAWN_CARDS]
SPAWN_LINES: Final[list[list[tuple[int, int, int, bool]]]] = [
    [(line.peasants, line.hunters, line.heroes, line.plus) for line in card.ranks] for card in SPAWN_CARDS
]
"""By card and rank - 1: Peasants, Hunters, Heroes, and whether another card is drawn."""

HEROES: Final[list[Hero]] = list(CONTENT.all(Hero))
HERO_NAMES: Final[list[str]] = [hero.id for hero in HEROES]
HERO_TYPE: Final[list[int]] = [TYPE_NAMES.index(hero.type) for hero in HEROES]
HERO_HEALTH: Final[list[int]] = [hero.health for hero in HEROES]
HERO_MOVE: Final[list[int]] = [hero.move for hero in HEROES]
HERO_ATTACKS: Final[list[int]] = [hero.attacks for hero in HEROES]
HERO_RANGE: Final[list[int]] = [hero.range for hero in HEROES]
HERO_DAMAGE: Final[list[int]] = [hero.damage for hero in HEROES]
HERO_TRIGGER: Final[list[int]] = [TRIGGER_WORDS.index(hero.trigger) for hero in HEROES]
HERO_OPS: Final[list[list[Op]]] = [ops(hero.effects) for hero in HEROES]
HINDER_WEIGHT: Final[list[int]] = [stat(hero.effects, "hinder_weight", 1) for hero in HEROES]
"""As how many villagers it counts for hindering."""
SHIELD: Final[list[bool]] = [stat(hero.effects, "first_damage_shield") > 0 for hero in HEROES]
ABILITY_TAX: Final[list[int]] = [stat(hero.effects, "ability_cost_any") for hero in HEROES]
"""How many results of any kind an ability costs more in its zone."""
TAUNT: Final[list[bool]] = [stat(hero.effects, "taunt") > 0 for hero in HEROES]
VETERANS_HERE: Final[list[bool]] = [stat(hero.effects, "hunters_are_veterans") > 0 for hero in HEROES]

# --- tiles and scenarios ------------------------------------------------------------------------------------------

TILES: Final[list[Tile]] = list(CONTENT.all(Tile))
TILE_NAMES: Final[list[str]] = [tile.id for tile in TILES]
TILE_KINDS: Final[list[str]] = [tile.kind for tile in TILES]
CAPACITY: Final[list[int]] = [tile.capacity for tile in TILES]

MORALE_ZERO: Final = 0
SEAL: Final = 1
SACRIFICE: Final = 2
SURVIVE: Final = 3
BANNERS: Final = 4
SUMMON_AND_MORALE: Final = 5
OBJECTIVES: Final[list[str]] = list(get_args(Objective))

SCENARIOS: Final[list[Scenario]] = list(CONTENT.all(Scenario))
SCENARIO_NAMES: Final[list[str]] = [scenario.id for scenario in SCENARIOS]
OBJECTIVE: Final[list[int]] = [OBJECTIVES.index(scenario.objective) for scenario in SCENARIOS]


def needs(objective: str) -> list[list[int]]:
    """By scenario and Monsters - 3: how much this objective needs, 0 where it is another one."""
    return [list(scenario.needs) if scenario.objective == objective else [0, 0, 0] for scenario in SCENARIOS]


SEALS: Final[list[list[int]]] = needs("seal")
"""By scenario and Monsters - 3: the seals that each breach needs."""
SACRIFICES: Final[list[list[int]]] = needs("sacrifice")
SURVIVE_ROUNDS: Final[list[int]] = [rounds[0] for rounds in needs("survive")]
SUMMONS_NEEDED: Final[list[int]] = [summons[0] for summons in needs("summon_and_morale")]
MORALE: Final[list[list[int]]] = [list(scenario.morale) for scenario in SCENARIOS]
"""By scenario and Monsters - 3."""
MORALE_USED: Final[list[bool]] = [max(scenario.morale) > 0 for scenario in SCENARIOS]
HEART_HEALTH: Final[list[list[int]]] = [list(scenario.heart) for scenario in SCENARIOS]
"""By scenario and Monsters - 3."""
DIAL: Final[list[list[int]]] = [list(scenario.dial) for scenario in SCENARIOS]
"""The thresholds of the event dial, in ascending order."""
MIN_RANK: Final[list[int]] = [scenario.min_rank for scenario in SCENARIOS]

HAS_HUNTERS: Final[list[bool]] = ["hunters" in scenario.modules for scenario in SCENARIOS]
HAS_TRAPS: Final[list[bool]] = ["traps" in scenario.modules for scenario in SCENARIOS]
HAS_EVENTS: Final[list[bool]] = ["events" in scenario.modules for scenario in SCENARIOS]
HAS_HEROES: Final[list[bool]] = ["heroes" in scenario.modules for scenario in SCENARIOS]
HAS_YUNFAKH: Final[list[bool]] = ["yunfakh" in scenario.modules for scenario in SCENARIOS]
HAS_TROLL: Final[list[bool]] = ["troll" in scenario.modules for scenario in SCENARIOS]
HAS_SUMMONING: Final[list[bool]] = ["summoning" in scenario.modules for scenario in SCENARIOS]
HAS_DAY_NIGHT: Final[list[bool]] = ["day_night" in scenario.modules for scenario in SCENARIOS]
HAS_ROOM: Final[list[bool]] = [
    "summoning" in [CONTENT.get(Tile, place.tile).kind for place in scenario.zones] for scenario in SCENARIOS
]
"""There is a Summoning Room on its map."""
ALL_YUNFAKH: Final[list[bool]] = [scenario.all_yunfakh for scenario in SCENARIOS]
TROLL_STARTS: Final[list[int]] = [
    TILE_NAMES.index(scenario.troll_starts) if scenario.troll_starts else -1 for scenario in SCENARIOS
]
"""The zone where the Troll stands from the beginning, or -1."""

OBJECT_COST: Final[list[list[int]]] = [results(at.object.cost) if at.object else [] for at in SCENARIOS]
"""What a Monster pays for a seal, a sacrifice or a banner; nothing where there is no such thing."""
OBJECT_XP: Final[list[int]] = [at.object.xp if at.object else 0 for at in SCENARIOS]
OBJECT_HEART: Final[list[int]] = [at.object.heart if at.object else 0 for at in SCENARIOS]
"""How much health the Heart regains."""
OBJECT_KINDS: Final[list[int]] = [mask(at.object.kinds) if at.object else 0 for at in SCENARIOS]
"""Whom a Monster may sacrifice, as a mask of PEASANTS and HUNTERS."""
OBJECT_ONCE_PER_TURN: Final[list[bool]] = [at.object is not None and at.object.once_per_turn for at in SCENARIOS]
OBJECT_NO_HERO: Final[list[bool]] = [at.object is not None and at.object.no_hero_here for at in SCENARIOS]

DIFFICULTIES: Final[list[str]] = [difficulty.id for difficulty in CONTENT.all(Difficulty)]
MORALE_PERCENT: Final[list[int]] = [difficulty.morale_percent for difficulty in CONTENT.all(Difficulty)]
"""By difficulty: what percentage of its morale a scenario begins with, rounded up."""
HEART_CHANGE: Final[list[int]] = [difficulty.heart for difficulty in CONTENT.all(Difficulty)]
"""By difficulty: what is added to the health of the Heart."""
