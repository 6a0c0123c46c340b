"""Village Attacks: what lies beside the castle: scenario, event and Trap cards, Heroes, decks, tracks and the goal."""

from __future__ import annotations

from ludoteca.engine.scene import Card, Element, Meter, Piece, Slots, Stack, Station, Text, Track
from ludoteca.games.village_attacks.castle import spawn_zones
from ludoteca.games.village_attacks.content import (
    BANNERS,
    DIAL,
    EVENT_NAMES,
    HAS_EVENTS,
    HAS_HEROES,
    HAS_HUNTERS,
    HAS_TRAPS,
    HEART_CHANGE,
    HEART_HEALTH,
    HERO_NAMES,
    MONSTER_NAMES,
    MORALE,
    MORALE_PERCENT,
    MORALE_USED,
    OBJECTIVE,
    OBJECTIVES,
    SACRIFICE,
    SACRIFICES,
    SCENARIO_NAMES,
    SEAL,
    SUMMONS_NEEDED,
    SURVIVE,
    SURVIVE_ROUNDS,
    TRAP_COST,
    TRAP_NAMES,
)
from ludoteca.games.village_attacks.scene_effects import results
from ludoteca.games.village_attacks.state import Castle
from ludoteca.games.village_attacks.turn import trap_cost
from ludoteca.games.village_attacks.words import HERO, HUNTER, NONE, PEASANT, YUNFAKH


def cards(c: Castle) -> list[Element]:
    """The scenario, the event in force, the Traps that can be bought, and the cards of Heroes and summoned Monsters."""
    found: list[Element] = [scenario(c)]
    if c.event != NONE:
        name, sort = f"event-{EVENT_NAMES[c.event]}", Text("scene-event-in-force")
        found.append(Card("event", Text(name), rule=f"A28.{c.event + 1}", sort=sort, text=Text(f"{name}.text")))
    found += [trap_card(c, trap) for trap in c.trap_row]
    found += [hero_card(v.card) for crowd in c.crowd for v in crowd if v.kind == HERO]
    return found + [summon_card(s.card) for s in c.summoned]


def scenario(c: Castle) -> Card:
    """The scenario card: what the Monsters have to achieve (A1.10)."""
    name = f"scenario-{SCENARIO_NAMES[c.scenario]}"
    sort, rule = Text("scene-scenario"), f"A31.{c.scenario + 1}"
    return Card("scenario", Text(name), rule=rule, sort=sort, text=Text(f"{name}.text"))


def trap_card(c: Castle, trap: int) -> Card:
    """A face-up Trap; while an event makes it cost more, the card says so (A11.9)."""
    name, cost = f"trap-{TRAP_NAMES[trap]}", trap_cost(c, trap)
    dearer = Text("scene-trap-dearer", {"cost": results(cost)})
    sort = Text("scene-trap-card") if cost == TRAP_COST[trap] else dearer
    return Card(
        f"trap-card:{TRAP_NAMES[trap]}", Text(name), rule=f"A27.{trap + 1}", sort=sort, text=Text(f"{name}.text")
    )


def hero_card(card: int) -> Card:
    """The card of a Hero on the map (A15.7)."""
    name, sort = f"hero-{HERO_NAMES[card]}", Text("scene-hero-card")
    return Card(f"{name}-card", Text(name), rule=f"A29.{card + 1}", sort=sort, text=Text(f"{name}.text"))


def summon_card(card: int) -> Card:
    """The card of a summoned Monster (A13.12)."""
    name, sort = f"summon-{MONSTER_NAMES[card]}", Text("scene-summon-card")
    return Card(f"{name}-card", Text(name), rule=f"A30.{card + 1}", sort=sort, text=Text(f"{name}.text"))


# ---------------------------------------------------------------- tracks


def tracks(c: Castle) -> list[Element]:
    """Morale, the Heart, the event dial and how far the objective has come (A1.9, A1.10, A14.3)."""
    if c.heart_start == 0:
        return []
    found: list[Element] = dial(c)
    if MORALE_USED[c.scenario]:
        most = max(starting_morale(c), c.morale)
        found.append(Meter("morale", Text("scene-morale"), rule="A1.10", value=c.morale, most=most, form="dial"))
    health = Meter("heart", Text("scene-heart"), rule="A1.9", value=c.heart, most=c.heart_start, form="dial")
    return [*objective(c), *found, health]


def starting_morale(c: Castle) -> int:
    """The morale with which the game began: the Heart tells the difficulty (A2.9)."""
    more = len(c.monsters) - 3
    change = c.heart_start - HEART_HEALTH[c.scenario][more]
    percent = MORALE_PERCENT[HEART_CHANGE.index(change)] if change in HEART_CHANGE else 100
    return (MORALE[c.scenario][more] * percent + 99) // 100


def dial(c: Castle) -> list[Element]:
    """The event dial as a ring; where a bell stands an event card is drawn (A14.3-A14.5)."""
    bells = DIAL[c.scenario]
    if not bells:
        return []
    # The last threshold is where the ring closes: there the dial stands at 0 again.
    stations = [Station(f"dial:{n}", Text.plain(n)) for n in range(bells[-1])]
    ring = Track("dial", Text("scene-dial"), rule="A14.3", stations=stations, form="ring", now=f"dial:{c.dial}")
    return [
        ring,
        *[
            Piece(
                f"bell:{n}",
                Text("scene-bell"),
                rule="A14.4",
                parent=f"dial:{n % bells[-1]}",
                figure="event",
                owner="scenery",
            )
            for n in bells
        ],
    ]


def objective(c: Castle) -> list[Element]:
    """How far the objective has come, where it is not morale alone (A1.10, A11.7)."""
    goal, more = OBJECTIVE[c.scenario], len(c.monsters) - 3
    tokens = len(spawn_zones(c.scenario, len(c.monsters)))
    counts = {
        SEAL: (tokens - len(c.spawns), tokens),
        BANNERS: (tokens - len(c.spawns), tokens),
        SACRIFICE: (c.sacrifices, SACRIFICES[c.scenario][more]),
        SURVIVE: (max(c.round - 1, 0), SURVIVE_ROUNDS[c.scenario]),
    }
    value, most = counts.get(goal, (c.summons, SUMMONS_NEEDED[c.scenario]))
    if most == 0:
        return []
    name = Text(f"scene-done-{OBJECTIVES[goal]}")
    return [Meter("objective", name, rule=f"A31.{c.scenario + 1}", value=min(value, most), most=most)]


# ---------------------------------------------------------------- decks and the box


def decks(c: Castle) -> list[Element]:
    """How many cards are left in the decks in use, and how many figures in the box (A2.1, A18.8)."""
    if c.heart_start == 0:
        return []
    piles = [
        ("traps", HAS_TRAPS[c.scenario], sum(c.trap_deck), "A14.2"),
        ("events", HAS_EVENTS[c.scenario], len(c.event_deck), "A14.9"),
        ("spawns", True, sum(c.spawn_deck), "A18.17"),
        ("heroes", HAS_HEROES[c.scenario], sum(c.hero_deck) + len(c.hero_bottom), "A18.15"),
        ("summons", c.summoning, sum(c.summon_deck), "A13.7"),
    ]
    figures = [
        ("fork", Text("kind-peasant"), True, c.box[PEASANT], "A18.8"),
        ("hunter", Text("kind-hunter"), HAS_HUNTERS[c.scenario], c.box[HUNTER], "A18.19"),
        ("yunfakh", Text("kind-yunfakh"), c.yunfakh, c.box[YUNFAKH], "A18.19"),
    ]
    return [
        Slots("decks", Text("scene-decks"), boxes=[]),
        *[
            Stack(f"deck:{name}", Text(f"scene-deck-{name}"), rule=rule, parent="decks", form="card", count=count)
            for name, used, count, rule in piles
            if used
        ],
        Slots("box", Text("scene-box"), boxes=[]),
        *[
            Stack(f"box:{sign}", name, rule=rule, parent="box", figure=sign, side="up", count=count)
            for sign, name, used, count, rule in figures
            if used
        ],
    ]
