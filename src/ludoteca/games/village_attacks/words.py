"""The words of Village Attacks: the things that questions, events and rules speak of, by number."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.ask import Domain, Phrase
from ludoteca.games.village_attacks.content import (
    ABILITY_NAMES,
    ANY,
    DAY_FACES,
    EVENT_NAMES,
    HERO_NAMES,
    MINION_MAX,
    MINION_NAMES,
    MONSTER_NAMES,
    NIGHT_FACES,
    NORMAL_FACES,
    OBJECTIVES,
    SCENARIO_NAMES,
    SPAWN_NAMES,
    TILE_NAMES,
    TRAP_NAMES,
)

NONE: Final = -1
NOWHERE: Final = -1
HEART: Final = 0
ROOM: Final = 16
"""The zone of the Summoning Room."""
PLACES: Final = 17
SEATS: Final = 5

PEASANT: Final = 0
HUNTER: Final = 1
YUNFAKH: Final = 2
HERO: Final = 3
KINDS_OF_VILLAGERS: Final = 4
VETERAN: Final = 5
"""The Type of a Hunter without Type, who is the nemesis of every Monster."""

SUNDER: Final = 0
SILENCE: Final = 1
SLOW: Final = 2
BURN: Final = 3
STUN: Final = 4
"""STUN is no token: it brings a Sunder and lays the Monster down (A23.9)."""

PLAYING: Final = 0
WON: Final = 1
LOST: Final = 2

SETTING_UP: Final = 0
MONSTER_PHASE: Final = 1
VILLAGER_PHASE: Final = 2
CLEAN_UP: Final = 3

# who dealt the damage to a villager
BY_DIE: Final = 0
"""A Melee or Ranged result of a playing Monster."""
BY_ABILITY: Final = 1
BY_MINION: Final = 2
BY_VENGEANCE: Final = 3
BY_SACRIFICE: Final = 4
BY_SUMMONED: Final = 5
BY_TRAP: Final = 6
BY_BURN: Final = 7
BY_TROLL: Final = 8
BY_EVENT: Final = 9

FACE_RESULT: Final[list[int]] = [face[0] for face in NORMAL_FACES]
"""By face of the normal die: the result it gives."""
RESULTS: Final = 7
USEFUL: Final = 5
"""How many different useful results there are; they are numbered before all others."""

# ---------------------------------------------------------------- domains

MONSTER: Final = Domain("monster", MONSTER_NAMES)
ROLE: Final = Domain("role", [*MONSTER_NAMES, "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"])
SEAT_ROLE: Final = len(MONSTER_NAMES)
"""The role of the first seat, before it has a Monster."""
ZONE: Final = Domain("zone", TILE_NAMES, on_board=True)
IN_ZONE: Final = Domain("in-zone", TILE_NAMES)
TO_ZONE: Final = Domain("to-zone", TILE_NAMES)
FROM_ZONE: Final = Domain("from-zone", TILE_NAMES)
"""The same zones, as a sentence speaks of them: in one, to one, from one."""
KIND: Final = Domain("kind", ["peasant", "hunter", "yunfakh", "hero"])
TYPE: Final = Domain("type", ["undead", "mythic", "cursed", "arcane", "demon", "veteran"])
RESULT: Final = Domain("result", ["melee", "ranged", "magic", "defence", "vengeance", "any", "torch"])
FACE: Final = Domain("face", [RESULT.names[result] for result in FACE_RESULT])
ABILITY: Final = Domain("ability", ABILITY_NAMES)
TRAP: Final = Domain("trap", TRAP_NAMES)
EVENT: Final = Domain("event", EVENT_NAMES)
SPAWN: Final = Domain("spawn", SPAWN_NAMES)
HERO_CARD: Final = Domain("hero", HERO_NAMES)
SUMMON: Final = Domain("summon", MONSTER_NAMES)
SCENARIO: Final = Domain("scenario", SCENARIO_NAMES)
CONDITION: Final = Domain("condition", ["sunder", "silence", "slow", "burn", "stun"])
CURE: Final = Domain("cure", ["sunder", "silence", "slow", "burn", "damage"])
CURE_DAMAGE: Final = 4
"""In `CURE`, after the four conditions."""
COIN_SIDE: Final = Domain("coin", ["heads", "tails"])
HEADS: Final = 0
DAYTIME: Final = Domain("daytime", ["day", "night"])
CAUSE: Final = Domain("cause", ["blow", "fire", "daylight"])
BLOW: Final = 0
"""An attack or a card, of which the chronicle has just spoken."""
FIRE: Final = 1
DAYLIGHT: Final = 2
"""Why a Monster suffers damage."""
ENDING: Final = Domain("ending", [*OBJECTIVES, "heart", "rounds"])
HEART_STOPPED: Final = len(OBJECTIVES)
TOO_MANY_ROUNDS: Final = len(OBJECTIVES) + 1
"""Why the game is over: the objective that was reached, or how it was lost."""


def event_in_words(value: int) -> Phrase:
    """What an event card does."""
    return Phrase(f"event-{EVENT_NAMES[value]}.text", {})


EVENT_TEXT: Final = Domain("event-text", EVENT_NAMES, phrase=event_in_words)


def plan_in_words(value: int) -> Phrase:
    """An event card with what it does: most of them are gone as soon as they have been read."""
    return Phrase("plan", {"event": (EVENT, value), "text": (EVENT_TEXT, value)})


PLAN: Final = Domain("plan", EVENT_NAMES, phrase=plan_in_words)


def face_name(results: list[int]) -> str:
    """The name of a face of the Day or Night die."""
    return "-".join([RESULT.names[result] for result in results])


def different(faces: list[list[int]]) -> list[list[int]]:
    """Each face once, in the order of the die."""
    found: list[list[int]] = []
    for face in faces:
        if face not in found:
            found.append(face)
    return found


DAY_SIDES: Final = different(DAY_FACES)
NIGHT_SIDES: Final = different(NIGHT_FACES)
DAY_FACE: Final = Domain("day-face", [face_name(face) for face in DAY_SIDES])
NIGHT_FACE: Final = Domain("night-face", [face_name(face) for face in NIGHT_SIDES])

# --- villagers as people see them: equal ones in one zone cannot be told apart

LOOKS: Final = 4 + 24 + 24 + 4 * len(HERO_NAMES)
FIRST_HUNTER: Final = 4
FIRST_YUNFAKH: Final = 28
FIRST_HERO: Final = 52


def look_name(look: int) -> str:
    """The name of a look in records: kind or Hero, Type, and the conditions."""
    kind, rest = kind_of_look(look), look % 4
    if kind == HERO:
        name = HERO_NAMES[(look - FIRST_HERO) // 4]
    elif kind == PEASANT:
        name = "peasant"
    else:
        name = f"{KIND.names[kind]}-{TYPE.names[type_of_look(look)]}"
    return name + ("-stunned" if rest & 1 else "") + ("-burning" if rest & 2 else "")


def kind_of_look(look: int) -> int:
    if look < FIRST_HUNTER:
        return PEASANT
    if look < FIRST_YUNFAKH:
        return HUNTER
    return YUNFAKH if look < FIRST_HERO else HERO


def type_of_look(look: int) -> int:
    """The Type of a Hunter's look."""
    return (look - (FIRST_HUNTER if look < FIRST_YUNFAKH else FIRST_YUNFAKH)) // 4


def target(zone: int, look: int) -> int:
    """The number of the villagers of one look in one zone."""
    return zone * LOOKS + look


def target_zone(value: int) -> int:
    return value // LOOKS


def target_look(value: int) -> int:
    return value % LOOKS


CONDITIONS_OF_LOOK: Final = Domain("state-of-villager", ["standing", "stunned", "burning", "stunned-burning"])


def target_in_words(value: int) -> Phrase:
    """Villagers of one look in one zone, as an option."""
    return look_in_words("target", value, HERO_CARD, IN_ZONE)


def look_in_words(key: str, value: int, heroes: Domain, where: Domain) -> Phrase:
    """A villager: kind and Type or Hero, conditions and place."""
    look = target_look(value)
    place = (where, target_zone(value))
    state = (CONDITIONS_OF_LOOK, look % 4)
    kind = kind_of_look(look)
    if kind == HERO:
        return Phrase(f"{key}-hero", {"hero": (heroes, (look - FIRST_HERO) // 4), "state": state, "zone": place})
    if kind == PEASANT:
        return Phrase(f"{key}-peasant", {"state": state, "zone": place})
    return Phrase(f"{key}-{KIND.names[kind]}", {"type": (TYPE, type_of_look(look)), "state": state, "zone": place})


TARGET: Final = Domain(
    "villager",
    [f"{zone}-{look_name(look)}" for zone in TILE_NAMES for look in range(LOOKS)],
    on_board=True,
    phrase=target_in_words,
)

# --- whom villagers fight: playing Monsters, summoned ones and minions

FIRST_SUMMONED: Final = 12
FIRST_MINION: Final = 24
MINION_OWNER: Final[list[int]] = [monster for monster, most in enumerate(MINION_MAX) for _ in range(most)]
"""By minion: the Monster it belongs to."""
FIGHTER: Final = Domain(
    "fighter",
    [
        *MONSTER_NAMES,
        *[f"summoned-{name}" for name in MONSTER_NAMES],
        *[f"{MINION_NAMES[monster]}-{n + 1}" for monster, most in enumerate(MINION_MAX) for n in range(most)],
    ],
    on_board=True,
)

# --- villagers and fighters, as a sentence speaks of them

THE_HERO: Final = Domain("the-hero", HERO_NAMES)
THE_FIGHTER: Final = Domain("the-fighter", FIGHTER.names)
"""Who does something: first in its sentence. Playing Monsters have the same numbers among the fighters."""


def somebody_in_words(value: int) -> Phrase:
    """One of the villagers of a look, where it stands."""
    return look_in_words("somebody", value, THE_HERO, IN_ZONE)


def bystander_in_words(value: int) -> Phrase:
    """A villager where it stands, whatever its conditions."""
    return look_in_words("target", value - value % 4, HERO_CARD, IN_ZONE)


def leaver_in_words(value: int) -> Phrase:
    """A villager on the way out of its zone, whatever its conditions."""
    return look_in_words("target", value - value % 4, HERO_CARD, FROM_ZONE)


def kin_in_words(value: int) -> Phrase:
    """A villager of a kind and Type, or a Hero."""
    kind = kind_of_look(4 * value)
    if kind in (PEASANT, HERO):
        return Phrase("kind-peasant" if kind == PEASANT else f"hero-{look_name(4 * value)}", {})
    return Phrase(f"kin-{KIND.names[kind]}", {"type": (TYPE, type_of_look(4 * value))})


SOMEBODY: Final = Domain("somebody", TARGET.names, phrase=somebody_in_words)
BYSTANDER: Final = Domain("bystander", TARGET.names, phrase=bystander_in_words)
LEAVER: Final = Domain("leaver", TARGET.names, phrase=leaver_in_words)
KIN: Final = Domain("kin", [look_name(look) for look in range(0, LOOKS, 4)], phrase=kin_in_words)
"""By look, the conditions left out."""

# --- results that can be paid with, and what can be done in a turn

FROM_SPECIAL: Final = 5
"""Results of the Day or Night die, the one of choice last."""
FROM_RESERVE: Final = 11
DIE: Final = Domain(
    "die",
    [
        *[f"pool-{name}" for name in RESULT.names[:USEFUL]],
        *[f"special-{name}" for name in RESULT.names[: ANY + 1]],
        *[f"reserve-{name}" for name in RESULT.names[:USEFUL]],
    ],
)

ACTS: Final = [
    "move",
    "melee",
    "ranged",
    "troll",
    "objective",
    "heal",
    "summon",
    "torch",
    "end",
    "defend-defence",
    "defend-vengeance",
    *[f"store-{name}" for name in RESULT.names[:USEFUL]],
    *[f"minion-{name}" for name in FIGHTER.names[FIRST_MINION:]],
    *[f"trap-{name}" for name in TRAP_NAMES],
    *[f"ability-{name}" for name in ABILITY_NAMES],
]
ACT_MOVE: Final = 0
ACT_MELEE: Final = 1
ACT_RANGED: Final = 2
ACT_TROLL: Final = 3
ACT_OBJECTIVE: Final = 4
ACT_HEAL: Final = 5
ACT_SUMMON: Final = 6
ACT_TORCH: Final = 7
ACT_END: Final = 8
ACT_DEFEND: Final = 9
ACT_STORE: Final = 11
ACT_MINION: Final = ACT_STORE + USEFUL
ACT_TRAP: Final = ACT_MINION + len(MINION_OWNER)
ACT_ABILITY: Final = ACT_TRAP + len(TRAP_NAMES)


def act_in_words(value: int) -> Phrase | None:
    """What an act does; the few that stand alone have texts of their own."""
    if value < ACT_STORE:
        return None
    if value < ACT_MINION:
        return Phrase("act-store", {"result": (RESULT, value - ACT_STORE)})
    if value < ACT_TRAP:
        return Phrase("act-minion", {"minion": (FIGHTER, FIRST_MINION + value - ACT_MINION)})
    if value < ACT_ABILITY:
        return Phrase("act-trap", {"trap": (TRAP, value - ACT_TRAP)})
    return Phrase("act-ability", {"ability": (ABILITY, value - ACT_ABILITY)})


ACT: Final = Domain("act", ACTS, phrase=act_in_words)

DEEDS: Final = ["special", *[f"move-{zone}" for zone in TILE_NAMES], *[f"attack-{zone}" for zone in TILE_NAMES]]
DEED_SPECIAL: Final = 0
DEED_MOVE: Final = 1
DEED_ATTACK: Final = DEED_MOVE + PLACES


def deed_in_words(value: int) -> Phrase | None:
    """What a minion or a summoned Monster does next."""
    if value == DEED_SPECIAL:
        return None
    if value < DEED_ATTACK:
        return Phrase("deed-move", {"zone": (TO_ZONE, value - DEED_MOVE)})
    return Phrase("deed-attack", {"zone": (IN_ZONE, value - DEED_ATTACK)})


DEED: Final = Domain("deed", DEEDS, phrase=deed_in_words)

GROWTHS: Final = [*ABILITY_NAMES, *[f"heal-{name}" for name in CURE.names]]
GROW_HEAL: Final = len(ABILITY_NAMES)


def growth_in_words(value: int) -> Phrase:
    """What a new level brings: an ability, learnt or raised, or healing."""
    if value < GROW_HEAL:
        return Phrase("growth-ability", {"ability": (ABILITY, value)})
    return Phrase("growth-heal", {"cure": (CURE, value - GROW_HEAL)})


GROWTH: Final = Domain("growth", GROWTHS, phrase=growth_in_words)
