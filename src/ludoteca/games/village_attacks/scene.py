"""Village Attacks: what a seat sees. The castle and who is in it; boards, cards and the forecast have their modules."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.scene import Badge, Die, Element, Meter, Piece, Scene, Station, Text, Track, Vitality
from ludoteca.games.village_attacks.content import (
    HEALTH,
    HERO_HEALTH,
    HERO_NAMES,
    MINION_HEALTH,
    MINION_NAMES,
    MONSTER_NAMES,
    OBJECTIVE,
    RANK_LEVELS,
    ROUND_LIMIT,
    SEAL,
    SEALS,
    SHIELD,
    SUMMON_HEALTH,
    TRAP_NAMES,
)
from ludoteca.games.village_attacks.scene_board import open_board
from ludoteca.games.village_attacks.scene_cards import cards, decks, tracks
from ludoteca.games.village_attacks.scene_map import LOOK, NEAREST_FIRST, WALLS, with_badges
from ludoteca.games.village_attacks.scene_overlay import forecast, next_torch
from ludoteca.games.village_attacks.scene_panels import STYLES, SUMMONED_STYLES, panels
from ludoteca.games.village_attacks.state import Castle, Minion, Monster, Summoned, Villager
from ludoteca.games.village_attacks.words import (
    FIGHTER,
    HEART,
    HERO,
    KIND,
    MONSTER_PHASE,
    NONE,
    PEASANT,
    PLAYING,
    ROOM,
    TARGET,
    TYPE,
    ZONE,
    target,
)

PHASES: Final = ("monsters", "villagers", "clean-up")
STUNNED: Final = Badge(name=Text("scene-stunned"), sign="stun")
BURNING: Final = Badge(name=Text("scene-burning"), sign="burn")


def scene(c: Castle, seat: int) -> Scene:
    """The castle with all figures, the tracks and cards beside it, every Monster's board, and what comes next."""
    dynamic: list[Element] = [*zones(c), *clock(c), *panels(c, seat), *open_board(c, seat)]
    dynamic += [*cards(c), *tracks(c), *decks(c)]
    if c.monsters and c.result == PLAYING:
        dynamic += [*forecast(c), *next_torch(c)]
    return Scene(name=Text("title"), static=WALLS[c.scenario], dynamic=dynamic, look=LOOK)


# ---------------------------------------------------------------- zones


def zones(c: Castle) -> list[Element]:
    """The zones from the Heart outwards, each with its marks and all that is in it."""
    found: list[Element] = []
    for zone in NEAREST_FIRST[c.scenario]:
        found.append(with_badges(c.scenario, zone, marks(c, zone)))
        found += [*things_in(c, zone), *fighters_in(c, zone), *villagers_in(c, zone)]
    return found


def marks(c: Castle, zone: int) -> list[Badge]:
    """Spawn token, seals, conditions of the zone, and whether it is full (A17.1, A18.1, A24.4)."""
    found: list[Badge] = []
    if zone in c.spawns:
        found.append(Badge(name=Text("scene-spawn", {"place": c.spawns.index(zone) + 1}), form="torch"))
        if OBJECTIVE[c.scenario] == SEAL:
            need = SEALS[c.scenario][len(c.monsters) - 3]
            show = Text.plain(f"{c.seals[zone]}/{need}")
            found.append(Badge(name=Text("scene-seals", {"now": c.seals[zone], "most": need}), show=show, form="tab"))
    if zone == ROOM and c.summoning:
        paid = sum([m.paid != NONE for m in c.monsters])
        name = Text("scene-paid-so-far", {"now": paid, "most": len(c.monsters)})
        found.append(Badge(name=name, show=Text.plain(f"{paid}/{len(c.monsters)}"), form="tab"))
    if c.is_unlucky(zone):
        found.append(Badge(name=Text("scene-unlucky"), sign="unlucky"))
    if c.is_dark(zone):
        found.append(Badge(name=Text("scene-dark"), sign="darkness"))
    if c.is_held(zone):
        found.append(Badge(name=Text("scene-held"), sign="hold"))
    if c.is_full(zone):
        found.append(Badge(name=Text("scene-full"), show=Text.plain("!")))
    return found


def things_in(c: Castle, zone: int) -> list[Element]:
    """The Heart itself, and the Trap of a zone with its charges (A15.12, A16.17)."""
    found: list[Element] = []
    if zone == HEART and c.heart_start > 0:
        found.append(
            Piece(
                "heart-itself",
                Text("scene-heart"),
                rule="A15.12",
                parent=ZONE.element(zone),
                figure="castle_heart",
                owner="scenery",
                badges=[Badge(name=Text("scene-heart-health", {"now": c.heart}), show=Text.plain(c.heart))],
            )
        )
    trap, charges = c.trap_at[zone], c.trap_charges[zone]
    if trap != NONE:
        found.append(
            Piece(
                f"trap:{TRAP_NAMES[trap]}",
                Text("scene-trap-placed", {"trap": Text(f"trap-{TRAP_NAMES[trap]}"), "charges": charges}),
                rule=f"A27.{trap + 1}",
                parent=ZONE.element(zone),
                figure="trap",
                form="chit",
                letters=Text.plain(charges),
            )
        )
    return found


# ---------------------------------------------------------------- figures of the castle


def fighters_in(c: Castle, zone: int) -> list[Element]:
    """Monsters, summoned ones, minions and the Troll in a zone."""
    found: list[Element] = [monster(c, place, m) for place, m in enumerate(c.monsters) if m.zone == zone]
    found += [summoned(s, place) for place, s in enumerate(c.summoned) if s.zone == zone]
    found += [minion(c, one) for one in c.minions if one.zone == zone]
    if c.troll == zone:
        at = ZONE.element(zone)
        found.append(Piece("troll", Text("scene-troll"), rule="A16.9", parent=at, figure="troll", owner="automa"))
    return found


def monster(c: Castle, place: int, m: Monster) -> Piece:
    """A playing Monster where it stands."""
    signs = [("stun", m.lying, "scene-lying"), ("burn", m.burning, "scene-burning"), ("guard", m.guard, "scene-guard")]
    signs.append(("untargetable", m.untargetable, "scene-untargetable"))
    return Piece(
        FIGHTER.element(m.id),
        Text(f"monster-{MONSTER_NAMES[m.id]}"),
        rule="A1.7",
        parent=ZONE.element(m.zone),
        figure=MONSTER_NAMES[m.id],
        owner=STYLES[place],
        vitality=Vitality(m.health_left, HEALTH[m.id]),
        acting=c.active == place,
        badges=[Badge(name=Text(name), sign=sign) for sign, holds, name in signs if holds],
    )


def summoned(s: Summoned, place: int) -> Piece:
    """A summoned Monster where it stands."""
    badges = [badge for badge, holds in ((STUNNED, s.stunned), (BURNING, s.burning)) if holds]
    return Piece(
        FIGHTER.element(s.fighter),
        Text(f"fighter-{FIGHTER.names[s.fighter]}"),
        rule=f"A30.{s.card + 1}",
        parent=ZONE.element(s.zone),
        figure=MONSTER_NAMES[s.card],
        owner=SUMMONED_STYLES[place % len(SUMMONED_STYLES)],
        vitality=Vitality(SUMMON_HEALTH[s.card] - s.damage, SUMMON_HEALTH[s.card]),
        badges=badges,
    )


def minion(c: Castle, one: Minion) -> Piece:
    """A minion, in the style of the Monster that it serves, with its number."""
    name = FIGHTER.names[one.fighter]
    masters = [place for place, m in enumerate(c.monsters) if m.id == one.owner]
    health = MINION_HEALTH[one.owner]
    return Piece(
        FIGHTER.element(one.fighter),
        Text(f"fighter-{name}"),
        rule="A22.1",
        parent=ZONE.element(one.zone),
        figure=MINION_NAMES[one.owner],
        form="chit",
        letters=Text.plain(name.rpartition("-")[2]),
        owner=STYLES[masters[0]] if masters else "neutral",
        vitality=Vitality(health - one.damage, health),
    )


# ---------------------------------------------------------------- villagers


def villagers_in(c: Castle, zone: int) -> list[Element]:
    """The villagers of a zone: those who look alike are one piece."""
    alike: dict[int, list[Villager]] = {}
    for villager in c.crowd[zone]:
        alike.setdefault(villager.look, []).append(villager)
    return [villagers(zone, look, alike[look]) for look in sorted(alike)]


def villagers(zone: int, look: int, group: list[Villager]) -> Piece:
    """Villagers of one look: Peasants are round, Hunters square with their Type, Heroes round with their letters."""
    one = group[0]
    state = [badge for badge, holds in ((STUNNED, one.stunned), (BURNING, one.burning)) if holds]
    name, parent = TARGET.element(target(zone, look)), ZONE.element(zone)
    if one.kind == HERO:
        return hero(name, parent, one, state)
    if one.kind == PEASANT:
        peasant = Text("kind-peasant")
        return Piece(name, peasant, rule="A15.5", parent=parent, figure="fork", count=len(group), badges=state)
    kind = KIND.names[one.kind]
    return Piece(
        name,
        Text(f"kind-{kind}"),
        rule="A15.6",
        parent=parent,
        figure=kind,
        form="chit",
        count=len(group),
        badges=[of_type(one.type), *state],
    )


def of_type(number: int) -> Badge:
    """The Type of a villager, in two letters (A18.10, A18.13)."""
    name = TYPE.names[number]
    return Badge(name=Text(f"type-{name}"), show=Text(f"scene-letters-{name}"), form="tab")


def hero(name: str, parent: str, one: Villager, state: list[Badge]) -> Piece:
    """A Hero: two letters of its name, its Type, its health, and whether its shield still holds."""
    shield: list[Badge] = []
    if SHIELD[one.card]:
        used = one.shielded
        text = Text("scene-shield-used" if used else "scene-shield")
        shield.append(Badge(name=text, sign="sunder" if used else "defence"))
    health = HERO_HEALTH[one.card]
    return Piece(
        name,
        Text(f"hero-{HERO_NAMES[one.card]}"),
        rule=f"A29.{one.card + 1}",
        parent=parent,
        letters=Text(f"scene-letters-{HERO_NAMES[one.card]}"),
        badges=[of_type(one.type), *state, *shield],
        vitality=Vitality(health - one.damage, health),
    )


# ---------------------------------------------------------------- the round


def clock(c: Castle) -> list[Element]:
    """Round, phase, rank, day or night."""
    if c.round == 0:
        return []
    found: list[Element] = []
    if c.day_night:
        daytime = "day" if c.day else "night"
        found.append(Die("daytime", Text(f"daytime-{daytime}"), rule="A20.1", sign=daytime))
    stations = [Station(f"phase:{name}", Text(f"scene-phase-{name}"), rule="A3.1") for name in PHASES]
    now = f"phase:{PHASES[c.phase - MONSTER_PHASE]}" if c.phase >= MONSTER_PHASE else ""
    return [
        *found,
        Track("phases", Text("scene-phases"), rule="A3.1", stations=stations, now=now),
        Meter("round", Text("scene-round"), rule="A1.15", value=min(c.round, ROUND_LIMIT), most=ROUND_LIMIT),
        Meter("rank", Text("scene-rank"), rule="A18.3", value=c.rank, most=len(RANK_LEVELS)),
    ]
