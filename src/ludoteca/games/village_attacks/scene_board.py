"""Village Attacks: the own Monster's board laid open on the tray: dice, slots and abilities as things."""

from __future__ import annotations

from ludoteca.engine.scene import Box, Die, Element, Piece, Slots, Text
from ludoteca.games.village_attacks.content import (
    ABILITY_NAMES,
    DEFENCE,
    DEFENCE_SLOTS,
    MOVE_SLOTS,
    RESERVE_SLOTS,
    VENGEANCE,
)
from ludoteca.games.village_attacks.scene_effects import ABILITY_TEXTS, results
from ludoteca.games.village_attacks.scene_panels import STYLES, ability_cost, opened, pool
from ludoteca.games.village_attacks.state import ABILITIES_EACH, Castle, Monster
from ludoteca.games.village_attacks.words import RESULT, USEFUL


def open_board(c: Castle, seat: int) -> list[Element]:
    """What lies before a seat: the dice of its Monster, the slots, the abilities."""
    m = opened(c, seat)
    if m is None:
        return []
    place = c.monsters.index(m)
    owner = STYLES[place]
    ready = [DEFENCE] * m.defence + [VENGEANCE] * m.vengeance
    kept = [result for result in range(USEFUL) for _ in range(m.reserve[result])]
    steps: list[Element] = [
        Die(
            f"die:own-movement-{n + 1}", Text("scene-stepped"), rule="A6.1", parent=f"own-movement-{n + 1}", sign="step"
        )
        for n in range(m.stepped)
    ]
    return [
        Slots("own-dice", Text("scene-own-dice"), rule="A4.9", boxes=[], owner=owner),
        *pool(m, place, "own-dice"),
        slots("movement", "A6.1", MOVE_SLOTS[m.id], "step", owner),
        *steps,
        *tokens("movement", MOVE_SLOTS[m.id], "slow", m.slow),
        slots("defence", "A8.1", DEFENCE_SLOTS[m.id], "defence", owner),
        *dice("defence", ready),
        *tokens("defence", DEFENCE_SLOTS[m.id], "sunder", m.sunder),
        slots("reserve", "A9.1", RESERVE_SLOTS[m.id], "any", owner),
        *dice("reserve", kept),
        *tokens("reserve", RESERVE_SLOTS[m.id], "silence", m.silence),
        *[element for slot in range(ABILITIES_EACH) for element in ability(c, m, slot, owner)],
    ]


def slots(kind: str, rule: str, number: int, wants: str, owner: str) -> Slots:
    """The slots of one kind; what is empty shows what it is for."""
    boxes = [Box(f"own-{kind}-{n + 1}", sign=wants) for n in range(number)]
    return Slots(f"own-{kind}", Text(f"scene-{kind}"), rule=rule, boxes=boxes, owner=owner)


def dice(kind: str, held: list[int]) -> list[Element]:
    """Results on slots, from the first slot on."""
    return [
        Die(
            f"die:own-{kind}-{n + 1}",
            Text(f"result-{RESULT.names[result]}"),
            parent=f"own-{kind}-{n + 1}",
            sign=RESULT.names[result],
        )
        for n, result in enumerate(held)
    ]


def tokens(kind: str, number: int, condition: str, covered: int) -> list[Element]:
    """Conditions that cover slots, from the last slot on (A23.2)."""
    return [
        Piece(
            f"token:own-{condition}-{n + 1}",
            Text(f"condition-{condition}"),
            rule="A23.2",
            parent=f"own-{kind}-{number - n}",
            figure=condition,
            form="chit",
        )
        for n in range(covered)
    ]


def ability(c: Castle, m: Monster, slot: int, owner: str) -> list[Element]:
    """An ability with what it costs and does; when it is used, spent dice lie on its cost (A10.1, A10.2)."""
    number, level, cost = ABILITIES_EACH * m.id + slot, m.skills[slot], ability_cost(c, m, slot)
    name = ABILITY_NAMES[number]
    title, text = Text(f"ability-{name}"), ABILITY_TEXTS[number][max(level, 1) - 1]
    used = level > 0 and m.used[slot] >= level
    if level > 0:
        title = Text("scene-ability-title", {"ability": title, "level": level})
    else:
        text = Text("scene-unlearnt-text", {"text": text})
    boxes = [
        Box(f"own-ability:{name}-{n + 1}", results([result]), sign=RESULT.names[result])
        for n, result in enumerate(cost)
    ]
    paid: list[Element] = [
        Die(
            f"die:{box.id}",
            Text(f"result-{RESULT.names[result]}"),
            parent=box.id,
            sign=RESULT.names[result],
            state="spent",
        )
        for box, result in zip(boxes, cost, strict=True)
        if used
    ]
    return [
        Slots(
            f"own-ability:{name}",
            title,
            rule=f"A26.{number + 1}",
            boxes=boxes,
            text=Text("scene-used-text", {"text": text}) if used else text,
            owner=owner,
        ),
        *paid,
    ]
