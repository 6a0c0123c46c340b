"""The figures of Village Attacks: what the box holds, what boards and cards say."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from ludoteca.engine.content import check
from ludoteca.engine.state import fields
from ludoteca.games.village_attacks import ops
from ludoteca.games.village_attacks.content import (
    ABILITIES,
    ABILITY_COST,
    ABILITY_NAMES,
    ABILITY_OPS,
    ABILITY_TAX,
    ANY,
    ATTACK_IF_MOVED,
    CLASS_MAX,
    CLASS_NAMES,
    CLASS_OF,
    CONTENT,
    DAY_FACES,
    DECIMATOR,
    DEFENCE,
    DEFENCE_SLOTS,
    DICE_BESIDE_SPECIAL,
    DICE_ROLLED,
    EVENT_COPIES,
    EVENT_NAMES,
    EVENT_OPS,
    EVENT_PERSISTENT,
    FEWEST_DICE,
    FREE_TARGETS,
    GUARDIAN,
    HEALTH,
    HERO_ATTACKS,
    HERO_DAMAGE,
    HERO_HEALTH,
    HERO_MOVE,
    HERO_NAMES,
    HERO_OPS,
    HERO_RANGE,
    HERO_TRIGGER,
    HERO_TYPE,
    HINDER_WEIGHT,
    HUNTER_FIGURES,
    HUNTERS_OF_A_TYPE,
    IMMUNE_BURN,
    IMMUNE_STUN,
    KILL_MORALE,
    KILL_XP,
    KILL_XP_SAME_TYPE,
    MAGIC,
    MELEE,
    MIN_RANGE,
    MINION_ATTACKS,
    MINION_DAMAGE,
    MINION_HEALTH,
    MINION_MAX,
    MINION_MOVE,
    MINION_NAMES,
    MONSTER_NAMES,
    MONSTERS_BY_SEATS,
    MOVE_SLOTS,
    NEMESIS_BONUS,
    NIGHT_FACES,
    NORMAL_FACES,
    PEASANT_FIGURES,
    PEASANT_MOVE_MORE,
    PEASANT_RANGE_MORE,
    RANGED,
    RANK_LEVELS,
    RESERVE_SLOTS,
    RESULT_NAMES,
    ROUND_LIMIT,
    SCENARIO_NAMES,
    SHIELD,
    SPAWN_COPIES,
    SPAWN_LINES,
    SPAWN_NAMES,
    SUMMON_ARMOUR,
    SUMMON_ATTACKS,
    SUMMON_COST,
    SUMMON_DAMAGE,
    SUMMON_GUARD,
    SUMMON_HEALTH,
    SUMMON_MOVE,
    SUMMON_OPS,
    SUMMON_RANGE,
    SUMMON_TRIGGER,
    SUPPORT,
    TAUNT,
    TILE_NAMES,
    TORCH,
    TRAP_CHARGES,
    TRAP_COST,
    TRAP_NAMES,
    TRAP_OPS,
    TRAP_SPACES,
    TROLL_DAMAGE,
    TROLL_EVENT,
    TROLL_HEART_DAMAGE,
    TROLL_STUNS,
    TYPE_NAMES,
    TYPE_OF,
    VENGEANCE,
    VETERANS_HERE,
    VILLAGER_ATTACKS,
    VILLAGER_DAMAGE,
    VILLAGER_HEALTH,
    VILLAGER_MOVE,
    VILLAGER_RANGE,
    WORDS,
    XP_VALUE,
    YUNFAKH_FIGURES,
    YUNFAKH_OF_A_TYPE,
)
from ludoteca.games.village_attacks.kinds import KINDS
from ludoteca.games.village_attacks.ops import Op
from ludoteca.games.village_attacks.words import CONDITION, HERO, HUNTER, KIND, PEASANT, YUNFAKH

FOLDER = files("ludoteca.games.village_attacks").joinpath("content")


def said(op: Op) -> str:
    """An effect in short words: what it does and every field that is not as it always is."""
    usual, parts = Op(op.op), [ops.OP_WORDS[op.op]]
    for field in fields(Op):
        value = getattr(op, field)
        if field == "op" or value == getattr(usual, field):
            continue
        if field == "faces":
            parts.append("+".join(RESULT_NAMES[face] for face in value))
        elif field in ("then", "otherwise"):
            parts.append(f"{field} ({'; '.join(map(said, value))})")
        elif field in WORDS:
            parts.append(WORDS[field][value])
        else:
            parts.append(f"{field} {value}")
    return " ".join(parts)


def saying(effects: list[Op]) -> str:
    """A list of effects in short words."""
    return "; ".join(map(said, effects))


def all_ops() -> list[Op]:
    """Every effect of the content, those of branches included."""
    lists = [level for ability in ABILITY_OPS for level in ability]
    found = [op for effects in [*lists, *TRAP_OPS, *EVENT_OPS, *HERO_OPS, *SUMMON_OPS] for op in effects]
    return [*found, *[inner for op in found for inner in [*op.then, *op.otherwise]]]


def ability(name: str) -> list[str]:
    """An ability by its id: the costs and effects of its levels in short words."""
    number = ABILITY_NAMES.index(name)
    costs = ["+".join(RESULT_NAMES[result] for result in cost) for cost in ABILITY_COST[number]]
    return [f"{cost}: {saying(effects)}" for cost, effects in zip(costs, ABILITY_OPS[number], strict=True)]


def named(flags: list[bool] | list[int], names: list[str]) -> list[str]:
    """The names of those that have something."""
    return [name for name, flag in zip(names, flags, strict=True) if flag]


def words(value: Any) -> Iterator[str]:
    """Every word that stands in a file, keys left out."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from words(part)
    elif isinstance(value, list):
        for part in value:
            yield from words(part)


def content_with(folder: Path, file: str, old: str, new: str) -> list[tuple[str, str, str]]:
    """The faults after one change in one file: file, entry and key."""
    for source in FOLDER.iterdir():
        text = source.read_text("utf-8")
        if source.name == file:
            assert old in text
            text = text.replace(old, new, 1)
        (folder / source.name).write_text(text, "utf-8")
    return [(fault.file, fault.entry, fault.key) for fault in check(folder, KINDS).faults]


# --- the files ----------------------------------------------------------------------------------------------------


def test_the_content_has_no_fault() -> None:
    assert check(FOLDER, KINDS).faults == []


def test_the_content_holds_no_sentence() -> None:
    """Whatever a player reads stands in the texts, in both languages."""
    for file in FOLDER.iterdir():
        for word in words(tomllib.loads(file.read_text("utf-8"))):
            assert re.fullmatch(r"[\w-]+", word), f"{file.name}: {word}"


def test_provenance_of_what_is_not_designed() -> None:
    rows = {(row.id, row.group, row.tag) for row in CONTENT.provenance if row.tag != "designed"}
    assert {name for name, group, tag in rows if (group, tag) == ("id", "public")} == {
        "vampire", "lich", "succubus", "banshee", "dullahan", "djinn", "alchemist",
    }  # fmt: skip
    assert {(name, group) for name, group, tag in rows if tag == "seed"} == {
        ("dice", "default"),
        ("figures", "hunters_of_a_type"),
        ("figures", "yunfakh_of_a_type"),
        ("limits", "classes"),
        ("peasant", "default"),
        ("hunter", "default"),
        ("yunfakh", "default"),
        ("hero", "all"),
        ("troll", "all"),
        ("troll", "id"),
        ("troll", "copies"),
        ("summoning", "bound_monsters"),
        ("castle_heart", "id"),
        ("castle_heart", "kind"),
        ("summoning_room", "id"),
        ("summoning_room", "kind"),
    }
    assert {name for name, group, tag in rows if (group, tag) == ("objective", "public")} == {
        "breaches",
        "feeding_the_heart",
    }


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("monsters.toml", 'type = "undead"', 'type = "undaed"', ("monsters.toml", "monster vampire", "type")),
        ("monsters.toml", "health = 6", "health = 0", ("monsters.toml", "monster vampire", "health")),
        ("abilities.toml", '"vampire"', '"vampyre"', ("abilities.toml", "ability vampire-blood_feast", "monster")),
        (
            "abilities.toml",
            'op = "heal", n = 1',
            'op = "heal", m = 1',
            ("abilities.toml", "ability vampire-blood_feast", "level#1.effects#2.m"),
        ),
        (
            "traps.toml",
            'zone = "here"',
            'zone = "there"',
            ("traps.toml", "trap spiked_pit", "effects#1.zone"),
        ),
        ("events.toml", 'op = "advance"', 'op = "retreat"', ("events.toml", "event torchlight_march", "effects#1")),
        ("scenarios.toml", '"hunters"', '"hunter"', ("scenarios.toml", "scenario silver_and_garlic", "modules#1")),
        (
            "scenarios.toml",
            'spawns = [\n    { zone = "west_passage"',
            'spawns = [\n    { zone = "passage"',
            ("scenarios.toml", "scenario torches_at_the_gate", "spawns#1.zone"),
        ),
        (
            "scenarios.toml",
            'spawns = [\n    { zone = "west_passage"',
            'spawns = [\n    { zone = "summoning_room"',
            ("scenarios.toml", "scenario torches_at_the_gate", ""),
        ),
        ("tiles.toml", "capacity = 12", "capacity = -1", ("tiles.toml", "tile castle_heart", "capacity")),
        ("heroes.toml", "range = 1", "range = 3", ("heroes.toml", "hero exorcist", "range")),
    ],
)
def test_a_fault_is_named_with_file_entry_and_key(
    tmp_path: Path, file: str, old: str, new: str, fault: tuple[str, str, str]
) -> None:
    assert fault in content_with(tmp_path, file, old, new)


# --- how much there is of everything ------------------------------------------------------------------------------


def test_how_many_entries_there_are() -> None:
    assert (len(MONSTER_NAMES), len(ABILITY_NAMES), len(HERO_NAMES), len(SUMMON_OPS)) == (12, 36, 10, 12)
    assert (len(TRAP_NAMES), len(EVENT_NAMES), len(SPAWN_NAMES)) == (20, 22, 11)
    assert (sum(EVENT_COPIES), sum(SPAWN_COPIES)) == (25, 44)
    assert (len(TILE_NAMES), len(SCENARIO_NAMES)) == (17, 12)
    assert [len(levels) for levels in ABILITY_OPS] == [3] * 36
    assert [len(lines) for lines in SPAWN_LINES] == [3] * 11


def test_ids_are_told_apart() -> None:
    for names in (MONSTER_NAMES, ABILITY_NAMES, TRAP_NAMES, EVENT_NAMES, SPAWN_NAMES, HERO_NAMES, TILE_NAMES):
        assert len(set(names)) == len(names)


@pytest.mark.rule("A18.7", "A14.2")
def test_figures_and_limits() -> None:
    assert (PEASANT_FIGURES, HUNTER_FIGURES, YUNFAKH_FIGURES) == (32, 24, 15)
    assert (HUNTERS_OF_A_TYPE, YUNFAKH_OF_A_TYPE) == (5, 3)
    assert (TRAP_SPACES, ROUND_LIMIT, RANK_LEVELS) == (3, 20, [1, 3, 5])
    assert MONSTERS_BY_SEATS == [0, 3, 4, 3, 4, 5]


@pytest.mark.rule("A4.15")
def test_the_normal_die_shows_each_result_once() -> None:
    assert NORMAL_FACES == [[MELEE], [RANGED], [MAGIC], [DEFENCE], [VENGEANCE], [TORCH]]


def test_day_and_night_dice() -> None:
    assert DAY_FACES == [[TORCH], [TORCH], [MELEE], [RANGED], [MAGIC], [DEFENCE]]
    assert NIGHT_FACES == [[MELEE, MELEE], [RANGED, RANGED], [MAGIC, MAGIC], [DEFENCE, VENGEANCE], [ANY], [TORCH]]
    assert (DICE_ROLLED, DICE_BESIDE_SPECIAL, FEWEST_DICE) == (6, 5, 1)


def test_numbers_of_results_and_kinds_are_those_of_the_files() -> None:
    assert [RESULT_NAMES[n] for n in (MELEE, RANGED, MAGIC, DEFENCE, VENGEANCE, ANY, TORCH)] == RESULT_NAMES
    assert [CLASS_NAMES[n] for n in (GUARDIAN, DECIMATOR, SUPPORT)] == CLASS_NAMES
    assert list(KIND.names) == ops.KIND_WORDS == ["peasant", "hunter", "yunfakh", "hero"]
    assert list(CONDITION.names) == ops.STATUS_WORDS[: ops.UNLUCKY]
    assert ops.STATUS_WORDS[ops.UNLUCKY :] == ["unlucky", "darkness"]


@pytest.mark.parametrize(
    ("prefix", "listed"),
    [
        ("OP_", ops.OP_WORDS),
        ("ZONE_", ops.ZONE_WORDS),
        ("TO_", ops.TO_WORDS),
        ("DIR_", ops.DIR_WORDS),
        ("WHERE_", ops.WHERE_WORDS),
        ("PICK_", ops.PICK_WORDS),
        ("TRIGGER_", ops.TRIGGER_WORDS),
    ],
)
def test_the_number_of_a_word_is_its_place(prefix: str, listed: list[str]) -> None:
    numbers = {name: value for name, value in vars(ops).items() if name.startswith(prefix) and isinstance(value, int)}
    assert numbers == {prefix + word.upper(): place for place, word in enumerate(listed)}


@pytest.mark.parametrize(
    ("prefix", "listed"),
    [
        ("WHO_", ops.WHO_WORDS),
        ("UNTIL_", ops.UNTIL_WORDS),
        ("STAT_", ops.STAT_WORDS),
        ("DO_", ops.DO_WORDS),
        ("COND_", ops.COND_WORDS),
    ],
)
def test_every_word_has_a_number(prefix: str, listed: list[str]) -> None:
    numbers = [value for name, value in vars(ops).items() if name.startswith(prefix) and isinstance(value, int)]
    assert numbers == list(range(len(listed)))


def test_every_word_of_the_effects_is_used() -> None:
    """A word that no card or board needs would be a rule that nobody can play."""
    found = all_ops()
    assert {op.op for op in found} == set(range(len(ops.OP_WORDS)))
    assert {op.who for op in found} == set(range(len(ops.WHO_WORDS)))
    assert {op.zone for op in found} == set(range(len(ops.ZONE_WORDS)))
    stats = [op.stat for op in found if op.op in (ops.OP_BUFF, ops.OP_RULE)]
    assert set(stats) == set(range(len(ops.STAT_WORDS)))


# --- villagers ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("A7.8", "A15.5", "A15.6")
def test_peasants_and_hunters() -> None:
    figures = list(zip(VILLAGER_HEALTH, VILLAGER_MOVE, VILLAGER_ATTACKS, VILLAGER_RANGE, VILLAGER_DAMAGE, strict=True))
    assert figures[PEASANT] == (1, 1, 1, 0, 1)
    assert figures[HUNTER] == figures[YUNFAKH] == (1, 1, 1, 1, 1)
    assert NEMESIS_BONUS == [0, 1, 1, 1]


@pytest.mark.rule("A7.9", "A7.10", "A7.11", "A7.15")
def test_what_a_kill_is_worth() -> None:
    assert KILL_MORALE == [1, 1, 1, 2]
    assert KILL_XP == [1, 1, 1, 2]
    assert KILL_XP_SAME_TYPE == [1, 1, 1, 3]
    assert KILL_XP_SAME_TYPE[HERO] == 3


def test_what_the_troll_does() -> None:
    assert (TROLL_DAMAGE, TROLL_STUNS, TROLL_HEART_DAMAGE) == (3, 5, 1)


def test_heroes() -> None:
    cards = {
        name: (TYPE_NAMES[HERO_TYPE[n]], HERO_HEALTH[n], HERO_MOVE[n], HERO_ATTACKS[n], HERO_RANGE[n], HERO_DAMAGE[n])
        for n, name in enumerate(HERO_NAMES)
    }
    assert cards == {
        "exorcist": ("undead", 3, 1, 1, 1, 1),
        "grave_warden": ("undead", 4, 1, 1, 0, 2),
        "beast_slayer": ("mythic", 4, 1, 2, 0, 1),
        "knight_errant": ("mythic", 5, 1, 1, 0, 2),
        "silver_huntress": ("cursed", 3, 2, 1, 1, 1),
        "plague_doctor": ("cursed", 3, 1, 1, 0, 1),
        "witchfinder": ("arcane", 3, 1, 1, 1, 1),
        "alchemist": ("arcane", 3, 1, 1, 1, 1),
        "templar": ("demon", 5, 1, 1, 0, 1),
        "inquisitor": ("demon", 4, 1, 1, 0, 1),
    }


@pytest.mark.rule("A2.8")
def test_there_are_two_heroes_of_each_type() -> None:
    assert Counter(HERO_TYPE) == Counter(dict.fromkeys(range(5), 2))


def test_what_heroes_do() -> None:
    specials = {name: saying(HERO_OPS[n]) for n, name in enumerate(HERO_NAMES)}
    triggers = {name: ops.TRIGGER_WORDS[HERO_TRIGGER[n]] for n, name in enumerate(HERO_NAMES)}
    assert {name: specials[name] for name in named([t == "hit_monster" for t in triggers.values()], HERO_NAMES)} == {
        "exorcist": "afflict silence target",
        "silver_huntress": "afflict target",  # Sunder is the first condition
        "alchemist": "afflict burn target",
    }
    assert {name: specials[name] for name in named([t == "activate" for t in triggers.values()], HERO_NAMES)} == {
        "grave_warden": "kill_minions",
        "plague_doctor": "cure",
    }
    assert HINDER_WEIGHT == [1, 1, 3, 1, 1, 1, 1, 1, 1, 1]
    assert named(SHIELD, HERO_NAMES) == ["knight_errant"]
    assert (named(ABILITY_TAX, HERO_NAMES), max(ABILITY_TAX)) == (["witchfinder"], 1)
    assert named(TAUNT, HERO_NAMES) == ["templar"]
    assert named(VETERANS_HERE, HERO_NAMES) == ["inquisitor"]


# --- Monsters -----------------------------------------------------------------------------------------------------


def test_monster_boards() -> None:
    boards = {
        name: (
            TYPE_NAMES[TYPE_OF[n]], CLASS_NAMES[CLASS_OF[n]], HEALTH[n], XP_VALUE[n],
            MOVE_SLOTS[n], DEFENCE_SLOTS[n], RESERVE_SLOTS[n],
        )
        for n, name in enumerate(MONSTER_NAMES)
    }  # fmt: skip
    assert boards == {
        "vampire": ("undead", "decimator", 6, 5, 3, 1, 2),
        "lich": ("arcane", "support", 5, 5, 2, 1, 3),
        "succubus": ("demon", "support", 6, 5, 3, 1, 2),
        "banshee": ("cursed", "support", 5, 5, 3, 1, 2),
        "dullahan": ("mythic", "guardian", 9, 6, 2, 3, 1),
        "mummy": ("undead", "guardian", 10, 6, 2, 2, 1),
        "minotaur": ("mythic", "decimator", 7, 6, 3, 1, 1),
        "werewolf": ("cursed", "decimator", 6, 5, 4, 1, 1),
        "gargoyle": ("arcane", "guardian", 8, 6, 2, 3, 1),
        "djinn": ("demon", "support", 6, 5, 2, 2, 3),
        "huli_jing": ("mythic", "support", 5, 5, 3, 1, 3),
        "jiangshi": ("undead", "support", 7, 5, 2, 2, 2),
    }


@pytest.mark.rule("A2.6")
def test_one_guardian_one_decimator_and_enough_others_for_five() -> None:
    assert (CLASS_MAX[GUARDIAN], CLASS_MAX[DECIMATOR]) == (1, 1)
    assert CLASS_MAX[SUPPORT] >= 5
    assert CLASS_OF.count(SUPPORT) >= 5


def test_the_minions_of_lich_and_jiangshi() -> None:
    figures = list(zip(MINION_HEALTH, MINION_MOVE, MINION_ATTACKS, MINION_DAMAGE, MINION_MAX, strict=True))
    with_minions = {MINION_NAMES[n]: (MONSTER_NAMES[n], figures[n]) for n in range(12) if MINION_MAX[n]}
    assert with_minions == {
        "skeleton": ("lich", (1, 1, 1, 1, 3)),
        "stiff_corpse": ("jiangshi", (2, 1, 1, 1, 2)),
    }
    assert figures.count((0, 0, 0, 0, 0)) == 10


def test_abilities_are_numbered_three_by_three_as_the_monsters() -> None:
    assert [one.monster for one in ABILITIES] == [name for name in MONSTER_NAMES for _ in range(3)]
    assert all(one.id.startswith(f"{one.monster}-") for one in ABILITIES)
    assert ABILITY_NAMES[:3] == ["vampire-blood_feast", "vampire-bat_form", "vampire-mesmerise"]
    assert ABILITY_NAMES[-3:] == ["jiangshi-call_the_dead", "jiangshi-breath_drain", "jiangshi-rigid_march"]


def test_the_cost_of_an_ability_hardly_changes_with_its_level() -> None:
    changing = [name for name, costs in zip(ABILITY_NAMES, ABILITY_COST, strict=True) if costs != [costs[0]] * 3]
    assert changing == ["jiangshi-call_the_dead"]
    assert TORCH not in [result for costs in ABILITY_COST for cost in costs for result in cost]


@pytest.mark.parametrize(
    ("name", "levels"),
    [
        (
            "vampire-blood_feast",
            [
                "melee+magic: damage count 2 n 1; heal n 1",
                "melee+magic: damage count 3 n 1; heal n 1",
                "melee+magic: damage count 4 n 1; heal n 2",
            ],
        ),
        (
            "lich-raise_skeletons",
            ["magic: minion n 1", "magic: minion n 2", "magic: minion n 2; command attacks 1 moves 1"],
        ),
        (
            "succubus-lure",
            [
                "ranged: shove count 2 steps 1 reach2",
                "ranged: shove count 3 steps 1 reach2",
                "ranged: shove count 4 steps 2 reach2",
            ],
        ),
        (
            "banshee-ill_omen",
            [
                "magic: zone unlucky reach1",
                "magic: zone unlucky reach2; status count 1 stun same",
                "magic: zone unlucky any; zone darkness same; status count 2 stun same",
            ],
        ),
        (
            "dullahan-hold_the_stair",
            [
                "defence: buff n 1",
                "defence: buff n 1; buff n 1 block",
                "defence: buff n 1; buff n 1 block; gain vengeance",
            ],
        ),
        ("mummy-embalmed", ["defence: heal n 1", "defence: heal n 1; cleanse n 1", "defence: heal n 2; cleanse n 1"]),
        (
            "minotaur-cleave",
            [
                "melee+melee: damage count 3 n 1",
                "melee+melee: damage count 4 n 1",
                "melee+melee: damage count 4 n 2",
            ],
        ),
        (
            "werewolf-howl",
            [
                "magic: shove count 3 kinds 1 steps 1 reach1",
                "magic: shove count 4 kinds 3 steps 1 reach1",
                "magic: shove count 99 kinds 3 steps 1 reach1; status count 1 stun",
            ],
        ),
        (
            "gargoyle-rubble",
            [
                "melee+defence: hold adj",
                "melee+defence: hold reach1; damage count 1 n 1 same",
                "melee+defence: hold reach2; damage count 2 n 1 same",
            ],
        ),
        (
            "djinn-wish",
            [
                "magic: gain any ally_reserve",
                "magic: gain any+any ally_reserve",
                "magic: gain any+any ally_reserve; heal n 1 ally_same",
            ],
        ),
        ("huli_jing-nine_tails", ["vengeance: turn n 1", "vengeance: turn n 2", "vengeance: turn n 3; gain magic"]),
        ("jiangshi-call_the_dead", ["magic+melee: minion n 1", "magic: minion n 1", "magic: minion n 2"]),
    ],
)
def test_one_ability_of_each_monster(name: str, levels: list[str]) -> None:
    assert ability(name) == levels


def test_only_monsters_with_minions_place_and_command_them() -> None:
    servants = (ops.OP_MINION, ops.OP_COMMAND)
    for number, levels in enumerate(ABILITY_OPS):
        if [op for effects in levels for op in effects if op.op in servants]:
            assert MINION_MAX[number // 3] > 0, ABILITY_NAMES[number]


def test_summon_cards() -> None:
    cards = {
        name: (SUMMON_HEALTH[n], SUMMON_MOVE[n], SUMMON_ATTACKS[n], SUMMON_RANGE[n], SUMMON_DAMAGE[n])
        for n, name in enumerate(MONSTER_NAMES)
    }
    assert cards == {
        "vampire": (4, 2, 2, 0, 1),
        "lich": (3, 1, 2, 2, 1),
        "succubus": (4, 2, 1, 0, 1),
        "banshee": (3, 2, 0, 0, 0),
        "dullahan": (6, 1, 2, 0, 1),
        "mummy": (7, 1, 1, 0, 1),
        "minotaur": (5, 2, 2, 0, 1),
        "werewolf": (4, 3, 2, 0, 1),
        "gargoyle": (6, 2, 1, 0, 1),
        "djinn": (4, 2, 1, 1, 1),
        "huli_jing": (3, 2, 2, 1, 1),
        "jiangshi": (5, 1, 2, 0, 1),
    }


def test_what_summoned_monsters_do() -> None:
    acting = {
        name: f"{ops.TRIGGER_WORDS[SUMMON_TRIGGER[n]]}: {saying(SUMMON_OPS[n])}"
        for n, name in enumerate(MONSTER_NAMES)
        if SUMMON_TRIGGER[n] not in (ops.TRIGGER_NONE, ops.TRIGGER_STATIC)
    }
    assert acting == {
        "vampire": "end: heal if_kill True n 1",
        "succubus": "before_attack: status count 2 stun",
        "banshee": "once: status count 4 stun",
        "mummy": "end: hold",
        "djinn": "after_attack: shove count 2 steps 1 reach1",
    }
    assert [MONSTER_NAMES[n] for n in range(12) if SUMMON_TRIGGER[n] == ops.TRIGGER_NONE] == ["huli_jing"]
    assert named(MIN_RANGE, MONSTER_NAMES) == ["lich"]
    assert named(SUMMON_GUARD, MONSTER_NAMES) == ["dullahan"]
    assert named(ATTACK_IF_MOVED, MONSTER_NAMES) == ["minotaur"]
    assert named(FREE_TARGETS, MONSTER_NAMES) == ["werewolf"]
    assert named(SUMMON_ARMOUR, MONSTER_NAMES) == ["gargoyle"]
    assert named(IMMUNE_STUN, MONSTER_NAMES) == named(IMMUNE_BURN, MONSTER_NAMES) == ["jiangshi"]


def test_a_summoning_costs_one_useful_result() -> None:
    assert SUMMON_COST == [ANY]


# --- cards --------------------------------------------------------------------------------------------------------


def test_traps() -> None:
    cards = {
        name: ("+".join(RESULT_NAMES[result] for result in TRAP_COST[n]), TRAP_CHARGES[n])
        for n, name in enumerate(TRAP_NAMES)
    }
    assert cards == {
        "spiked_pit": ("melee", 1),
        "swinging_blade": ("melee+any", 1),
        "bear_traps": ("any", 1),
        "crossbow_slits": ("ranged", 1),
        "burning_oil": ("ranged+magic", 1),
        "tar_floor": ("defence+any", 1),
        "portcullis": ("defence+defence", 2),
        "trapdoor": ("vengeance", 1),
        "cursed_idol": ("magic", 2),
        "lightless_lamp": ("magic", 2),
        "wall_of_thorns": ("vengeance+any", 3),
        "poison_gas": ("magic+magic", 1),
        "chandelier": ("melee+ranged", 1),
        "alarm_bell": ("any", 2),
        "hall_of_mirrors": ("magic+vengeance", 2),
        "rune_of_fear": ("magic", 1),
        "iron_maiden": ("melee+melee", 1),
        "powder_keg": ("ranged+ranged", 1),
        "rat_swarm": ("any+any", 2),
        "soul_siphon": ("magic+defence", 1),
    }


def test_what_traps_do() -> None:
    effects = {name: saying(TRAP_OPS[n]) for n, name in enumerate(TRAP_NAMES)}
    assert effects["crossbow_slits"] == "damage count 2 n 1 hunter_first here"
    assert effects["burning_oil"] == "status count 99 burn here"
    assert effects["portcullis"] == "hold next_villager_phase here"
    assert effects["trapdoor"] == "send count 3 nearest_spawn here"
    assert effects["cursed_idol"] == "zone unlucky next_round here"
    assert effects["alarm_bell"] == "damage count 1 n 1 here; free_step n 1 monsters_within2"
    assert effects["rune_of_fear"] == "shove count 99 kinds 1 steps 1 here"
    assert effects["iron_maiden"] == "damage count 1 n 3 hero_first here"
    assert effects["powder_keg"] == "damage count 99 n 1 here; hurt n 2 monsters_here"
    assert effects["soul_siphon"] == "damage count 2 n 1 here; heart if_kill True n 1"


def test_events() -> None:
    assert {name: copies for name, copies in zip(EVENT_NAMES, EVENT_COPIES, strict=True) if copies > 1} == {"troll": 4}
    assert EVENT_NAMES[TROLL_EVENT] == "troll"
    assert named(EVENT_PERSISTENT, EVENT_NAMES) == [
        "long_forks",
        "forced_march",
        "blessed_ground",
        "thick_fog",
        "bad_stars",
        "marked_prey",
        "watchful_eyes",
    ]
    assert named(PEASANT_RANGE_MORE, EVENT_NAMES) == ["long_forks"]
    assert named(PEASANT_MOVE_MORE, EVENT_NAMES) == ["forced_march"]


def test_what_events_do() -> None:
    effects = {name: saying(EVENT_OPS[n]) for n, name in enumerate(EVENT_NAMES)}
    assert effects == {
        "torchlight_march": "advance kinds 1 steps 1",
        "hue_and_cry": "spawn n 1",
        "hired_guns": "spawn hunter n 2 random_spawn",
        "holy_water": "hurt n 1 monsters_with_hunter_or_hero",
        "heavy_chains": "afflict slow monsters_with_villager",
        "sermon": "afflict silence most_xp",
        "cracked_bells": "afflict all_monsters",
        "fire_arrows": "afflict burn monsters_near_hunter",
        "sappers": "if otherwise (spawn n 1) then (heart n -1)",
        "cut_tripwires": "trap discard_nearest_else_offer",
        "ballad": "morale n 2",
        "champion": "spawn hero n 1 random_spawn",
        "desertion": "remove n 2 farthest",
        "old_quarrels": "status count 3 farthest stun all; trap",
        "long_forks": "rule n 1 peasant_range",
        "forced_march": "rule n 1 peasant_move",
        "blessed_ground": "rule n 1 heal_cost",
        "thick_fog": "zone darkness event spawns",
        "bad_stars": "zone unlucky event heart_adjacent",
        "marked_prey": "rule n 1 nemesis_damage",
        "watchful_eyes": "rule n 1 trap_cost_any",
        "troll": "troll",
    }


def test_spawn_cards() -> None:
    def line(peasants: int, hunters: int, heroes: int, plus: bool) -> str:
        counts = (("P", peasants), ("H", hunters), ("E", heroes))
        return "".join(f"{letter}{n}" for letter, n in counts if n) + ("+" if plus else "")

    cards = {
        name: (SPAWN_COPIES[n], *[line(*figures) for figures in SPAWN_LINES[n]]) for n, name in enumerate(SPAWN_NAMES)
    }
    assert cards == {
        "mob_small": (8, "P3", "P4", "P5"),
        "mob_large": (6, "P4", "P5", "P6"),
        "stragglers": (4, "P2+", "P2+", "P3+"),
        "mixed_band": (6, "P2H1", "P2H2", "P3H2"),
        "scouts": (5, "H2", "H2", "H3"),
        "hunting_party": (4, "P1H2", "H3", "P2H3"),
        "levy": (3, "P3", "P3H2", "P3H3"),
        "herald": (3, "P2H1", "P1E1", "P2E1"),
        "champion": (2, "E1", "P1E1", "H2E1"),
        "vanguard": (2, "+", "H1E1", "H3E1"),
        "lull": (1, "", "P2", "P3"),
    }
