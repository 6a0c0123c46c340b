"""Village Attacks: the boards of the Monsters as everybody sees them."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.scene import Badge, Die, Element, Figure, Meter, Panel, Piece, Text
from ludoteca.games.village_attacks.abilities import tax
from ludoteca.games.village_attacks.content import (
    ABILITY_COST,
    ABILITY_NAMES,
    ANY,
    DEFENCE,
    DEFENCE_SLOTS,
    HEALTH,
    MONSTER_NAMES,
    MOVE_SLOTS,
    RESERVE_SLOTS,
    SUMMON_HEALTH,
    TORCH,
    TYPE_NAMES,
    VENGEANCE,
    XP_VALUE,
)
from ludoteca.games.village_attacks.dice import normal_dice
from ludoteca.games.village_attacks.scene_effects import joined, results
from ludoteca.games.village_attacks.state import ABILITIES_EACH, Castle, Monster, Summoned
from ludoteca.games.village_attacks.words import ABILITY, FIGHTER, NONE, NOWHERE, RESULT, RESULTS, USEFUL

STYLES: Final = ("ruby", "blue", "emerald", "orange", "pink")
"""By place in the seating order."""
SUMMONED_STYLES: Final = ("white", "mustard", "slate")


def panels(c: Castle, seat: int) -> list[Element]:
    """The board of every playing Monster in seating order, then the summoned ones."""
    found: list[Element] = []
    mine = opened(c, seat)
    for place, m in enumerate(c.monsters):
        found += [panel(c, place, seat), health(c, place)]
        if place == c.first and c.round > 0:
            found.append(first_player(m))
        if m is not mine:
            found += [*pool(m, place, panel_id(m)), *ability_tokens(c, place), *slot_tokens(m)]
        found += state_tokens(c, m)
    for place, s in enumerate(c.summoned):
        found += summoned_panel(c, s, place)
    return found


def opened(c: Castle, seat: int) -> Monster | None:
    """The own Monster whose board lies open before a seat: the one whose turn it is, else the first."""
    own = [m for m in c.monsters if m.seat == seat]
    if c.active != NONE and c.monsters[c.active] in own:
        return c.monsters[c.active]
    return own[0] if own else None


def panel_id(m: Monster) -> str:
    return f"board:{MONSTER_NAMES[m.id]}"


def panel(c: Castle, place: int, seat: int) -> Panel:
    """What everybody may know about a Monster, in figures (A1.7)."""
    m = c.monsters[place]
    figures = [
        Figure(Text("scene-level"), Text.plain(m.level)),
        Figure(Text("scene-experience"), Text.plain(f"{m.xp}/{XP_VALUE[m.id]}"), "experience", brief=True),
        Figure(Text("scene-next-roll"), Text.plain(normal_dice(c, place)), "dice", brief=True),
        free_slots("movement", m.free_move_slots, MOVE_SLOTS[m.id], "step"),
        free_slots("defence", m.free_defence_slots, DEFENCE_SLOTS[m.id], "defence"),
        free_slots("reserve", m.free_reserve_slots, RESERVE_SLOTS[m.id], "any"),
        *held(m, m is opened(c, seat)),
        *debts(c, place),
    ]
    return Panel(
        panel_id(m),
        Text(f"monster-{MONSTER_NAMES[m.id]}"),
        rule="A1.7",
        owner=STYLES[place],
        seat=m.seat,
        figure=MONSTER_NAMES[m.id],
        role=role(m, m.seat == seat),
        figures=figures,
        asked=c.active == place,
    )


def role(m: Monster, own: bool) -> Text:
    """Its Type, and whether it is one's own."""
    kin = Text(f"type-{TYPE_NAMES[m.type]}")
    return Text("scene-own-monster", {"type": kin}) if own else kin


def free_slots(kind: str, free: int, most: int, sign: str) -> Figure:
    """How many slots of a kind hold neither die nor token."""
    return Figure(Text(f"scene-free-{kind}"), Text.plain(f"{free}/{most}"), sign, brief=True)


def held(m: Monster, laid_open: bool) -> list[Figure]:
    """The results on Defence and Reserve slots, where the board does not lie open."""
    if laid_open:
        return []
    ready = [DEFENCE] * m.defence + [VENGEANCE] * m.vengeance
    kept = [result for result in range(USEFUL) for _ in range(m.reserve[result])]
    slots = (("scene-on-defence", "defence", ready), ("scene-on-reserve", "any", kept))
    return [Figure(Text(name), results(dice), sign, brief=True) for name, sign, dice in slots if dice]


def debts(c: Castle, place: int) -> list[Figure]:
    """What it has paid towards a summoning, and which summoned Monsters bind it (A13.5, A13.8)."""
    m, found = c.monsters[place], []
    if m.paid != NONE:
        found.append(Figure(Text("scene-paid"), Text(f"result-{RESULT.names[m.paid]}"), "circle", brief=True))
    masters = [Text(f"fighter-{FIGHTER.names[s.fighter]}") for s in c.summoned if place in s.bound]
    if masters:
        found.append(Figure(Text("scene-bound"), joined("scene-list", masters), "hold", brief=True))
    return found


def health(c: Castle, place: int) -> Meter:
    """Health as hearts; a dead Monster has none until it returns (A12.1)."""
    m = c.monsters[place]
    return Meter(
        f"health:{MONSTER_NAMES[m.id]}",
        Text("scene-health"),
        rule="A12.1",
        parent=panel_id(m),
        value=0 if is_dead(c, m) else m.health_left,
        most=HEALTH[m.id],
        form="hearts",
        owner=STYLES[place],
    )


def is_dead(c: Castle, m: Monster) -> bool:
    """Whether a Monster has died; before the first round none is on the map yet."""
    return m.zone == NOWHERE and c.round > 0


def first_player(m: Monster) -> Piece:
    """The first-player marker (A3.2, A19.4)."""
    name = Text("scene-first-player")
    return Piece("first-player", name, rule="A19.4", parent=panel_id(m), figure="first", form="chit")


# ---------------------------------------------------------------- things on a board


def pool(m: Monster, place: int, parent: str) -> list[Element]:
    """The dice that are not spent: torches cannot pay, and those of day or night are enamel (A4.9, A5.7, A20.5)."""
    found: list[Element] = []
    for sort, dice in (("pool", m.pool), ("special", m.special)):
        for result in range(RESULTS):
            name = Text(f"result-{RESULT.names[result]}")
            found += [
                Die(
                    f"die:{MONSTER_NAMES[m.id]}-{sort}-{RESULT.names[result]}-{number + 1}",
                    name if sort == "pool" else Text("scene-special", {"result": name}),
                    rule="A4.9" if sort == "pool" else "A20.6",
                    parent=parent,
                    sign=RESULT.names[result],
                    owner="" if sort == "pool" else STYLES[place],
                    state="locked" if result == TORCH else "free",
                )
                for number in range(dice[result])
            ]
    return found


def ability_cost(c: Castle, m: Monster, slot: int) -> list[int]:
    """What an ability costs now; one that is not learnt, at its first level (A10.1)."""
    level = max(m.skills[slot], 1)
    more = 0 if m.zone == NOWHERE else tax(c, m.zone)
    return ABILITY_COST[ABILITIES_EACH * m.id + slot][level - 1] + [ANY] * more


def ability_tokens(c: Castle, place: int) -> list[Element]:
    """The three abilities as tokens: the first result of the cost and the level (A10.1, A10.2, A10.7)."""
    m = c.monsters[place]
    found: list[Element] = []
    for slot in range(ABILITIES_EACH):
        ability, level, cost = ABILITIES_EACH * m.id + slot, m.skills[slot], ability_cost(c, m, slot)
        words: dict[str, str | int | Text] = {"level": level, "cost": results(cost)}
        words["ability"] = Text(f"ability-{ABILITY_NAMES[ability]}")
        used = [Badge(name=Text("scene-used"), sign="used")] if level and m.used[slot] >= level else []
        found.append(
            Piece(
                f"ability:{ABILITY.names[ability]}",
                Text("scene-ability" if level else "scene-unlearnt", words),
                rule=f"A26.{ability + 1}",
                parent=panel_id(m),
                figure=RESULT.names[cost[0]],
                letters=Text.plain(level or "–"),
                form="chit",
                owner=STYLES[place] if level else "neutral",
                badges=used,
            )
        )
    return found


def slot_tokens(m: Monster) -> list[Element]:
    """Conditions that cover slots (A23.5-A23.7)."""
    counts = (("sunder", m.sunder), ("silence", m.silence), ("slow", m.slow))
    return [token(m, sign, Text(f"condition-{sign}"), number) for sign, number in counts if number > 0]


def state_tokens(c: Castle, m: Monster) -> list[Element]:
    """All other conditions, and what its abilities made of it for this round (A10.3, A23.8, A23.9)."""
    states = (
        ("dead", is_dead(c, m), 1),
        ("burn", m.burning, 1),
        ("lying", m.lying, 1),
        ("fewer", m.fewer, 1),
        ("guard", m.guard, 1),
        ("block", m.block > 0, m.block),
        ("armour", m.armour > 0, m.armour),
        ("untargetable", m.untargetable, 1),
    )
    return [token(m, sign, Text(f"scene-{sign}"), number) for sign, holds, number in states if holds]


def token(m: Monster, sign: str, name: Text, number: int) -> Piece:
    """A token on a board."""
    return Piece(
        f"token:{MONSTER_NAMES[m.id]}-{sign}",
        name,
        rule="A23.1",
        parent=panel_id(m),
        figure=sign,
        form="chit",
        count=number,
    )


# ---------------------------------------------------------------- summoned Monsters


def summoned_panel(c: Castle, s: Summoned, place: int) -> list[Element]:
    """A summoned Monster: its health, its conditions and whom it binds (A13.8, A13.16)."""
    name, style = MONSTER_NAMES[s.card], SUMMONED_STYLES[place % len(SUMMONED_STYLES)]
    parent = f"summoned:{name}"
    bound = [Text(f"monster-{MONSTER_NAMES[c.monsters[other].id]}") for other in s.bound]
    figures = [Figure(Text("scene-binds"), joined("scene-list", bound), "hold", brief=True)] if bound else []
    states = (("slow", s.slow), ("silence", s.silence), ("stun", s.stunned), ("burn", s.burning))
    return [
        Panel(
            parent,
            Text(f"fighter-{FIGHTER.names[s.fighter]}"),
            rule=f"A30.{s.card + 1}",
            owner=style,
            figure=name,
            role=Text("scene-summoned-role", {"type": Text(f"type-{TYPE_NAMES[s.type]}")}),
            figures=figures,
        ),
        Meter(
            f"health:summoned-{name}",
            Text("scene-health"),
            rule="A13.18",
            parent=parent,
            value=SUMMON_HEALTH[s.card] - s.damage,
            most=SUMMON_HEALTH[s.card],
            form="hearts",
            owner=style,
        ),
        *[
            Piece(
                f"token:summoned-{name}-{sign}",
                Text(f"condition-{sign}"),
                rule="A13.16",
                parent=parent,
                figure=sign,
                form="chit",
            )
            for sign, holds in states
            if holds
        ],
    ]
