"""What an ability does at one level, in words: made of its effects, so that they never differ from the rules."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.scene import Text
from ludoteca.games.village_attacks.content import ABILITY_OPS, ANY
from ludoteca.games.village_attacks.ops import (
    DIR_TO_ACTOR,
    EVERYBODY,
    OP_BUFF,
    OP_SHOVE,
    OP_WORDS,
    PEASANTS,
    PICK_WORDS,
    STAT_WORDS,
    STATUS_WORDS,
    TO_WORDS,
    WHO_WORDS,
    ZONE_WORDS,
    Op,
)
from ludoteca.games.village_attacks.words import RESULT

NEEDS: Final[dict[str, tuple[str, ...]]] = {
    "damage": ("n", "whom"),
    "status": ("status", "whom"),
    "zone": ("status", "zone"),
    "shove": ("count", "steps", "whom"),
    "step": ("n",),
    "blink": ("to",),
    "heal": ("n", "who"),
    "cleanse": ("n", "who"),
    "gain": ("faces", "number", "who"),
    "turn": ("n",),
    "buff": ("n",),
    "minion": ("n",),
    "command": ("attacks", "moves"),
    "hold": ("zone",),
}
"""By effect: what its sentence speaks of."""


def joined(key: str, texts: list[Text]) -> Text:
    """Several texts as one, each added to those before by the text `key`."""
    found = texts[0]
    for text in texts[1:]:
        found = Text(key, {"one": found, "other": text})
    return found


def results(numbers: list[int]) -> Text:
    """Results of dice: a cost, or what is gained."""
    return joined("scene-plus", [Text("scene-any" if n == ANY else f"result-{RESULT.names[n]}") for n in numbers])


def effects(ops: list[Op]) -> Text:
    """Effects one after the other."""
    return joined("scene-then", [effect(op) for op in ops])


def effect(op: Op) -> Text:
    """One effect of an ability."""
    word = OP_WORDS[op.op]
    name = STAT_WORDS[op.stat] if op.op == OP_BUFF else word
    if op.op == OP_SHOVE and op.dir == DIR_TO_ACTOR:
        name = "pull"
    return Text(f"effect-{name}", {need: argument(op, need) for need in NEEDS[word]})


def argument(op: Op, need: str) -> str | int | Text:
    """Something that the sentence of an effect speaks of."""
    match need:
        case "whom":
            args: dict[str, str | int | Text] = {"count": op.count, "kinds": kinds(op), "pick": PICK_WORDS[op.pick]}
            return Text("effect-whom", args | {"zone": argument(op, "zone")})
        case "zone":
            return Text(f"effect-zone-{ZONE_WORDS[op.zone]}")
        case "who":
            return WHO_WORDS[op.who]
        case "status":
            return STATUS_WORDS[op.status]
        case "to":
            return TO_WORDS[op.to]
        case "faces":
            return results(op.faces)
        case "number":
            return len(op.faces)
        case _:
            return int(getattr(op, need))


def kinds(op: Op) -> str:
    """Villagers of which kinds, as texts tell them apart."""
    return "peasants" if op.kinds == PEASANTS else "everybody" if op.kinds == EVERYBODY else "no-heroes"


ABILITY_TEXTS: Final[list[list[Text]]] = [[effects(ops) for ops in levels] for levels in ABILITY_OPS]
"""By ability and level - 1."""
