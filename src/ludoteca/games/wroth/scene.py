"""Wroth: what a seat sees. The map and who stands on it; the factions' boards and the scenario have their modules."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ludoteca.engine.hidden import UNKNOWN
from ludoteca.engine.scene import (
    Badge,
    Die,
    Element,
    Meter,
    Piece,
    Scene,
    Slots,
    Station,
    Text,
    Track,
    Vitality,
)
from ludoteca.games.wroth import state
from ludoteca.games.wroth.board import LOOK, lands, sea, seal, zones
from ludoteca.games.wroth.board import SHORES as THE_SHORES
from ludoteca.games.wroth.content import COMPONENTS, ELITE_NAMES, FACTIONS, STYLES, VITALITY, ZONE_NAMES
from ludoteca.games.wroth.scene_coop import scenario
from ludoteca.games.wroth.scene_panels import own_things, panels
from ludoteca.games.wroth.words import (
    ELITE_OF_UNIT,
    FACE,
    FACES,
    NONE,
    PLACES,
    REGULAR,
    SHORES,
    STACK,
    TRAP,
    TRAPPER,
    UNIT_OF,
    stack_region,
    stack_unit,
)

PHASES: Final = ("maintenance", "spoils", "groundwork", "draft", "actions", "victory")
DRAFT_PHASE: Final = 4
TRAP_SIGNS: Final = ("corra", "battle", "extend")


def scene(w: state.Wroth, seat: int) -> Scene:
    """The peninsula with all units, the dice, the factions' boards, and what lies before this seat."""
    dynamic: list[Element] = [*regions(w), *landing_zones(w), *units(w, seat), *clock(w), *pool(w)]
    dynamic += [*panels(w, seat), *own_things(w, seat), *scenario(w)]
    return Scene(name=Text("title"), static=sea(), dynamic=dynamic, look=LOOK)


# ---------------------------------------------------------------- the map


def regions(w: state.Wroth) -> list[Element]:
    """The numbered regions with their tokens, each in the style of who controls it (W2.2, W6.2, W11.15)."""
    found: list[Element] = []
    for number, space in enumerate(lands(), 1):
        token = w.tokens[number]
        found.append(replace(space, owner=controller(w, number), badges=seal(token) if token != NONE else []))
    return found


def controller(w: state.Wroth, region: int) -> str:
    """The style of who controls a region: a faction, or in solo/co-op a side."""
    if not w.factions:
        return ""
    if not w.is_coop:
        owner = w.majority(region)
        return STYLES[owner.id] if owner is not None else ""
    if w.side_controls(True, region):
        return "people" if w.humans > 1 else STYLES[w.people[0].id]
    return STYLES[w.machine.id] if w.side_controls(False, region) else ""


def landing_zones(w: state.Wroth) -> list[Element]:
    """The landing zones, parts of the Shores; once sides are taken only those that are somebody's (W7.5)."""
    styles = [""] * len(ZONE_NAMES)
    for faction in w.people:
        styles[faction.side] = STYLES[faction.id]
    return [
        replace(zone, parent=THE_SHORES)
        for zone, style in zip(zones(styles), styles, strict=True)
        if style or not w.factions
    ]


def units(w: state.Wroth, seat: int) -> list[Element]:
    """Every unit on the map: equal ones of a faction in a region are one piece."""
    return [
        unit(w, faction, value, seat)
        for region in range(PLACES)
        for faction in w.factions
        for value in faction.stacks_in(region)
    ]


def unit(w: state.Wroth, faction: state.Faction, value: int, seat: int) -> Piece:
    """Equal units of a faction in one region."""
    region, look = stack_region(value), stack_unit(value)
    name, parent, style = STACK.element(value), place(faction, region), STYLES[faction.id]
    count = faction.copies(look, region)
    safe = [Badge(name=Text("scene-safe"), sign="safe")] if w.is_safe(faction, region) else []
    if look == REGULAR:
        regular = Text(f"regular-{FACTIONS[faction.id].regular}")
        return Piece(name, regular, rule="W8.1", parent=parent, owner=style, count=count, badges=safe)
    elite, vitality = ELITE_OF_UNIT[look], look - UNIT_OF[ELITE_OF_UNIT[look]]
    alike = [die for die in faction.elites_in(region) if die.type == elite and die.vitality == vitality]
    known = [badge for die in alike for badge in trap_kind(w, faction, die, seat)]
    return Piece(
        name,
        Text(f"elite-{ELITE_NAMES[elite]}"),
        rule="W8.2",
        parent=parent,
        owner=style,
        form="elite",
        letters=Text(f"scene-letters-{ELITE_NAMES[elite]}"),
        count=count,
        side="down" if elite == TRAPPER and len(known) < len(alike) else "up",
        vitality=Vitality(vitality, VITALITY[elite]),
        badges=[*known, *safe],
    )


def trap_kind(w: state.Wroth, faction: state.Faction, die: state.Die, seat: int) -> list[Badge]:
    """The kind of a Trapper, for a seat that knows it; others see the die face down."""
    kind = UNKNOWN if die.trap == NONE else w.traps.seen_by(die.trap, seat)
    if kind == UNKNOWN:
        return []
    number = [other for other in faction.elites if other.type == TRAPPER].index(die) + 1
    name = Text("scene-trapper", {"number": number, "kind": Text(f"trap-{TRAP.names[kind]}")})
    return [Badge(name=name, sign=TRAP_SIGNS[kind], form="tab")]


def place(faction: state.Faction, region: int) -> str:
    """The element on which a faction's units stand: a region, or its own zone in the Shores."""
    if region == SHORES:
        return THE_SHORES if faction.side == NONE else f"zone:{ZONE_NAMES[faction.side]}"
    return f"region:{region}"


# ---------------------------------------------------------------- round and dice


def clock(w: state.Wroth) -> list[Element]:
    """The round die, the phase, and the Corra that nobody has."""
    if w.round == 0:
        return []
    stations = [Station(f"phase:{n}", Text(f"scene-phase-{n}"), rule=f"W{n}.1") for n in range(1, len(PHASES) + 1)]
    return [
        Die("round-die", Text("scene-round", {"round": w.round}), rule="W1.2", face=Text.plain(w.round_die)),
        Track("phases", Text("scene-phases"), rule="W1.1", stations=stations, now=f"phase:{phase(w)}"),
        Meter("supply", Text("scene-supply"), rule="W3.5", value=w.supply, most=COMPONENTS.corra),
    ]


def phase(w: state.Wroth) -> int:
    """The phase that is being played, as what is still to come tells it."""
    pending = [name for name, _ in w.agenda.items]
    if ("spoils", (1,)) in w.agenda.items:
        return 1
    for number in range(2, len(PHASES)):
        if PHASES[number] in pending:
            return number
    return len(PHASES)


def pool(w: state.Wroth) -> list[Element]:
    """The action dice that nobody has taken yet, as long as they can be taken."""
    if not any(w.pool) or w.round == 0 or phase(w) != DRAFT_PHASE:
        return []
    dice: list[Element] = [
        Die(
            f"pool:{FACE.names[face]}-{n + 1}",
            Text(f"face-{FACE.names[face]}"),
            rule="W4.2",
            parent="pool",
            sign=FACE.names[face],
        )
        for face in FACES
        for n in range(w.pool[face])
    ]
    return [Slots("pool", Text("scene-pool"), rule="W4.1", boxes=[]), *dice]
