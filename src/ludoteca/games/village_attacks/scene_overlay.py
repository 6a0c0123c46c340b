"""Village Attacks: what comes next, as everybody can see it: how villagers would act now, whom a torch would move."""

from __future__ import annotations

from collections.abc import Generator

from ludoteca.engine.ask import Ask
from ludoteca.engine.scene import Element, Note, Overlay, Text
from ludoteca.games.village_attacks.activation import best_of, move_of
from ludoteca.games.village_attacks.castle import NEARER, TO_HEART
from ludoteca.games.village_attacks.content import HERO_ATTACKS, TILE_NAMES, VILLAGER_ATTACKS
from ludoteca.games.village_attacks.crowds import PRIORITY
from ludoteca.games.village_attacks.scene_effects import joined
from ludoteca.games.village_attacks.scene_map import NEAREST_FIRST
from ludoteca.games.village_attacks.state import Castle, Villager
from ludoteca.games.village_attacks.strikes import (
    NOBODY,
    THE_HEART,
    choose_target,
    damage_of,
    guarded,
    is_nemesis,
)
from ludoteca.games.village_attacks.torches import ANY_KIND, eligible, farthest_zone
from ludoteca.games.village_attacks.words import FIGHTER, HEART, HERO, NONE, NOWHERE, TARGET, VILLAGER_PHASE, target


def candidates(steps: Generator[Ask, int, int]) -> list[int]:
    """What the coin can fall on when these rules flip it; the only possibility where no coin is needed."""
    try:
        return next(steps).options
    except StopIteration as done:
        return [int(done.value)]


# ---------------------------------------------------------------- the Villager phase


def forecast(c: Castle) -> list[Element]:
    """How the villagers who have yet to act would act if they did it now, in their order (A15.1, A15.2).

    Zones at the same distance from the Heart have the same number: the coin decides between them.
    """
    far = TO_HEART[c.scenario]
    zones = [zone for zone in NEAREST_FIRST[c.scenario] if waiting(c, zone)]
    distances = sorted({far[zone] for zone in zones})
    return [
        Overlay(
            f"forecast:{TILE_NAMES[zone]}",
            Text("scene-forecast", {"order": distances.index(far[zone]) + 1}),
            rule="A15.2",
            form="value",
            notes=[Note(TARGET.element(target(zone, look)), deed(c, one, zone)) for look, one in waiting(c, zone)],
        )
        for zone in zones
    ]


def waiting(c: Castle, zone: int) -> list[tuple[int, Villager]]:
    """One villager of each look that has yet to act: Peasants, Hunters, Heroes."""
    begun = c.phase == VILLAGER_PHASE
    found = {v.look: v for v in c.crowd[zone] if not (begun and v.acted)}
    return sorted(found.items(), key=lambda item: (PRIORITY[item[1].kind], item[0]))


def deed(c: Castle, v: Villager, zone: int) -> Text:
    """A whole activation: Burn, Stun, attacks, move (A15.18, A15.19, A15.21)."""
    parts: list[Text] = []
    if v.burning:
        parts.append(Text("scene-next-burns"))
    if v.stunned:
        parts.append(Text("scene-next-stands-up"))
    else:
        parts += [*attack(c, v, zone), *move(c, v, zone)]
    return joined("scene-list", parts) if parts else Text("scene-next-nothing")


def attack(c: Castle, v: Villager, zone: int) -> list[Text]:
    """Whom it attacks and how hard: a nemesis, the Heart, a Monster here, one in range (A15.9)."""
    aims = candidates(choose_target(c, v, zone))
    if aims == [NOBODY]:
        return []
    times = HERO_ATTACKS[v.card] if v.kind == HERO else VILLAGER_ATTACKS[v.kind]
    if aims == [THE_HEART]:
        words: dict[str, str | int | Text] = {"whom": Text("scene-next-heart"), "damage": 1}
    else:
        hit = sorted({fighter for aim in aims for fighter in candidates(guarded(c, aim))})
        names = [Text(f"fighter-{FIGHTER.names[fighter]}") for fighter in hit]
        harm = max([damage_of(c, v, is_nemesis(c, v, zone, fighter)) for fighter in hit])
        words = {"whom": joined("scene-or", names), "damage": harm}
    words["times"] = times
    words["coin"] = "yes" if c.is_unlucky(zone) else "no"
    return [Text("scene-next-attacks", words)]


def move(c: Castle, v: Villager, zone: int) -> list[Text]:
    """Where it goes, if it does: along a shortest path to the Heart (A15.15)."""
    if zone == HEART:
        return []
    if c.is_held(zone):
        return [Text("scene-next-held")]
    return [going(c, zone, move_of(c, v))]


def going(c: Castle, zone: int, steps: int) -> Text:
    """The zones that so many steps towards the Heart may lead to."""
    zones = [zone]
    for _ in range(steps):
        zones = sorted({there for one in zones for there in NEARER[c.scenario][one] or [one]})
    names = [Text(f"to-zone-{TILE_NAMES[there]}") for there in zones]
    return Text("scene-next-goes", {"zone": joined("scene-or", names)})


# ---------------------------------------------------------------- the next torch


def next_torch(c: Castle) -> list[Element]:
    """Who would come nearer if a torch were resolved now: the farthest villager (A5.2-A5.6, A5.10)."""
    notes: list[Note] = []
    for zone in candidates(farthest_zone(c, ANY_KIND, NONE)):
        if zone != NOWHERE:
            alike = {v.look: v for v in best_of(eligible(c, zone, ANY_KIND, NONE))}
            notes += [Note(TARGET.element(target(zone, look)), by_torch(c, v, zone)) for look, v in alike.items()]
    return [Overlay("next-torch", Text("scene-next-torch"), rule="A5.2", form="value", notes=notes)] if notes else []


def by_torch(c: Castle, v: Villager, zone: int) -> Text:
    """What a torch makes it do: one zone nearer, or one attack where all are in the Heart zone already."""
    if v.stunned:
        return Text("scene-next-stands-up")
    if zone == HEART:
        return joined("scene-list", attack(c, v, zone))
    return going(c, zone, 1)
