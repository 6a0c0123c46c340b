"""What abilities, cards and Heroes do, in words: made of their effects, so that texts never differ from the rules."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.scene import Text
from ludoteca.games.village_attacks.content import (
    ABILITY_OPS,
    EVENT_OPS,
    HERO_OPS,
    HERO_TRIGGER,
    SUMMON_OPS,
    SUMMON_TRIGGER,
    TRAP_OPS,
)
from ludoteca.games.village_attacks.ops import (
    DIR_WORDS,
    DO_WORDS,
    EVERYBODY,
    KIND_WORDS,
    OP_BUFF,
    OP_RULE,
    OP_WORDS,
    PEASANTS,
    PICK_WORDS,
    STAT_WORDS,
    STATUS_WORDS,
    TO_WORDS,
    TRIGGER_STATIC,
    TRIGGER_WORDS,
    UNTIL_WORDS,
    WHERE_WORDS,
    WHO_WORDS,
    ZONE_WORDS,
    Op,
)
from ludoteca.games.village_attacks.words import RESULT

NEEDS: Final[dict[str, tuple[str, ...]]] = {
    "damage": ("n", "count", "whom"),
    "status": ("status", "whom"),
    "zone": ("status", "zone", "until"),
    "shove": ("whom", "steps", "dir"),
    "send": ("whom",),
    "step": ("n",),
    "free_step": ("n", "who"),
    "blink": ("to",),
    "heal": ("n", "who", "kill"),
    "cleanse": ("n", "who"),
    "gain": ("faces", "who"),
    "turn": ("n",),
    "buff": ("n",),
    "minion": ("n",),
    "command": ("moves", "attacks"),
    "hold": ("zone", "until"),
    "hurt": ("n", "who"),
    "afflict": ("status", "who"),
    "heart": ("n", "kill"),
    "morale": ("n",),
    "advance": ("steps", "kinds"),
    "spawn": ("n", "kind", "where"),
    "remove": ("n", "kind"),
    "trap": ("do",),
    "rule": ("n",),
    "cure": ("zone",),
    "kill_minions": ("zone",),
    "if": ("then", "otherwise"),
    "troll": (),
}
"""By effect: what its sentence speaks of."""


def joined(key: str, texts: list[Text]) -> Text:
    """Several texts as one: each pair as the text `key` puts them together."""
    found = texts[0]
    for text in texts[1:]:
        found = Text(key, {"one": found, "other": text})
    return found


def results(numbers: list[int]) -> Text:
    """Results of dice: a cost, or what is gained."""
    return joined("scene-plus", [Text(f"result-{RESULT.names[number]}") for number in numbers])


def effects(ops: list[Op]) -> Text:
    """Effects one after the other."""
    return joined("scene-then", [effect(op) for op in ops])


def effect(op: Op) -> Text:
    """One effect; standing ones are called by what they change."""
    name = STAT_WORDS[op.stat] if op.op in (OP_BUFF, OP_RULE) else OP_WORDS[op.op]
    return Text(f"effect-{name}", {need: word(op, need) for need in NEEDS[OP_WORDS[op.op]]})


def word(op: Op, need: str) -> str | int | Text:
    """Something that the sentence of an effect speaks of."""
    match need:
        case "whom":
            return whom(op)
        case "zone":
            return Text(f"effect-zone-{ZONE_WORDS[op.zone]}")
        case "who":
            return Text(f"effect-who-{WHO_WORDS[op.who]}")
        case "faces":
            return results(op.faces)
        case "then":
            return effects(op.then)
        case "otherwise":
            return effects(op.otherwise)
        case "kinds":
            return kinds(op)
        case "kill":
            return "yes" if op.if_kill else "no"
        case "n" | "count" | "steps" | "moves" | "attacks":
            return int(getattr(op, need))
        case _:
            return LISTS[need][int(getattr(op, need))]


LISTS: Final[dict[str, list[str]]] = {
    "status": STATUS_WORDS,
    "until": UNTIL_WORDS,
    "dir": DIR_WORDS,
    "to": TO_WORDS,
    "kind": KIND_WORDS,
    "where": WHERE_WORDS,
    "do": DO_WORDS,
}


def whom(op: Op) -> Text:
    """Which villagers an effect takes, and where."""
    args: dict[str, str | int | Text] = {"count": op.count, "kinds": kinds(op), "pick": PICK_WORDS[op.pick]}
    return Text("effect-whom", args | {"zone": word(op, "zone")})


def kinds(op: Op) -> str:
    """Of which kinds, as texts tell them apart."""
    return "peasants" if op.kinds == PEASANTS else "everybody" if op.kinds == EVERYBODY else "no-heroes"


def special(trigger: int, ops: list[Op]) -> Text:
    """What a Hero or a summoned Monster does beside attacking, and when."""
    if not ops:
        return Text("scene-no-special")
    if trigger == TRIGGER_STATIC:
        return effects(ops)
    return Text(f"effect-when-{TRIGGER_WORDS[trigger]}", {"effect": effects(ops)})


ABILITY_TEXTS: Final[list[list[Text]]] = [[effects(level) for level in levels] for levels in ABILITY_OPS]
"""By ability and level - 1."""
TRAP_TEXTS: Final[list[Text]] = [effects(ops) for ops in TRAP_OPS]
EVENT_TEXTS: Final[list[Text]] = [effects(ops) for ops in EVENT_OPS]
HERO_TEXTS: Final[list[Text]] = [special(when, ops) for when, ops in zip(HERO_TRIGGER, HERO_OPS, strict=True)]
SUMMON_TEXTS: Final[list[Text]] = [special(when, ops) for when, ops in zip(SUMMON_TRIGGER, SUMMON_OPS, strict=True)]
