"""Village events: the deck, the cards, and the effects that only they have (A14.4-A14.9, A21)."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.ask import EVERYONE, Steps
from ludoteca.engine.hidden import Hidden, look
from ludoteca.games.village_attacks import activation, damage, effects, spawning, torches, traps, troll
from ludoteca.games.village_attacks.castle import ADJACENT
from ludoteca.games.village_attacks.choices import Effect
from ludoteca.games.village_attacks.content import EVENT_COPIES, EVENT_OPS, EVENT_PERSISTENT, TROLL_EVENT
from ludoteca.games.village_attacks.crowds import PRIORITY
from ludoteca.games.village_attacks.ops import DO_DRAW, WHERE_EACH_SPAWN, Op
from ludoteca.games.village_attacks.questions import EVENT_CAME, EVENT_CARD, EVENT_ENDED, REMOVED
from ludoteca.games.village_attacks.state import Castle
from ludoteca.games.village_attacks.tie_break import one_zone
from ludoteca.games.village_attacks.words import BY_EVENT, HEART, NONE, NOWHERE, target

TROLL_AMONG: Final = 3
"""One of so many top cards is surely a Troll card (A21.4)."""

# ---------------------------------------------------------------- the deck


def build_event_deck(c: Castle) -> None:
    """Shuffle the deck: without Troll cards, or with one of them surely among the top three (A2.2, A21.1-A21.4)."""
    copies = EVENT_COPIES[:]
    if c.troll_used:
        c.events = Hidden(copies)
        top = c.events.add(TROLL_AMONG, [TROLL_EVENT], EVERYONE)
        c.event_deck = c.events.add(sum(copies) - TROLL_AMONG) + top
    else:
        copies[TROLL_EVENT] = 0
        c.events = Hidden(copies)
        c.event_deck = c.events.add(sum(copies))
    c.event_discard = []


def draw_event(c: Castle) -> Steps:
    """Turn up the top card; an empty deck takes its discards, without the event in force (A14.4, A14.8, A14.9)."""
    if not c.event_deck:
        in_force = c.event_discard[-1:] if c.event != NONE else []
        c.event_deck = c.event_discard[: len(c.event_discard) - len(in_force)]
        c.event_discard = in_force
        c.events.shuffle(c.event_deck)
    place = c.event_deck.pop()
    c.event_discard.append(place)
    card = yield from look(c.events, EVENT_CARD, place, EVERYONE, c.journal)
    c.agenda.first("event-card", card)


def event_card(c: Castle, card: int) -> Steps:
    """The event in force ends and the new one is resolved; a persistent one stays (A14.6-A14.8)."""
    if c.event != NONE:
        c.journal.tell(EVENT_ENDED, c.event)
    c.unlucky_event = 0
    c.dark_event = 0
    c.journal.tell(EVENT_CAME, card)
    c.event = card if EVENT_PERSISTENT[card] else NONE
    yield from effects.resolve(c, EVENT_OPS[card], NONE, NOWHERE, BY_EVENT)


# ---------------------------------------------------------------- effects of events


def advance(c: Castle, op: Op) -> Effect:
    """Standing villagers of some kinds move towards the Heart, the nearest first; no attack, no activation (A15.20)."""
    worked = False
    c.begun = NOWHERE
    for crowd in c.crowd:
        for villager in crowd:
            villager.acted = villager.stunned or not op.kinds >> PRIORITY[villager.kind] & 1
    while True:
        zone = yield from activation.next_zone(c)
        if zone == NOWHERE:
            break
        villager = yield from activation.next_in(c, zone)
        villager.acted = True
        worked = worked or zone != HEART
        yield from activation.march(c, villager, zone, op.steps)
    activation.begin(c)
    return worked


def spawn(c: Castle, op: Op) -> Effect:
    """Villagers appear at every spawn token, or at one of them by chance (A18.8, A18.10-A18.16)."""
    zones = c.spawns[:]
    if zones and op.where != WHERE_EACH_SPAWN:
        zones = [(yield from one_zone(zones))]
    for zone in zones:
        yield from spawning.spawn_villagers(c, op.kind, op.n, zone)
    return len(zones) > 0


def remove(c: Castle, op: Op) -> Effect:
    """Villagers of a kind leave the map, the farthest first; that costs no morale and gives no experience."""
    worked = False
    for _ in range(op.n):
        villager = yield from torches.farthest(c, 1 << op.kind)
        if villager is None:
            break
        zone = c.zone_of(villager)
        c.journal.tell(REMOVED, target(zone, villager.look))
        damage.take_off(c, villager, zone)
        worked = True
    return worked


def change_traps(c: Castle, op: Op) -> Effect:
    """A Trap card more is drawn, or Traps are lost."""
    if op.do == DO_DRAW:
        return (yield from traps.draw_trap(c))
    return (yield from traps.cut_tripwires(c))


def call_troll(c: Castle) -> Effect:
    """The Troll comes to a spawn point by chance; one that is there already activates at once (A21.5)."""
    if c.troll != NOWHERE:
        yield from troll.activate_troll(c)
        return True
    if not c.spawns:
        return False
    zone = yield from one_zone(c.spawns)
    yield from troll.troll_enters(c, zone)
    return True


def branch(c: Castle, op: Op) -> list[Op]:
    """What is resolved: one thing if a villager is in the Heart zone or beside it, another if not."""
    if c.crowd[HEART]:
        return op.then
    for zone in ADJACENT[c.scenario][HEART]:
        if c.crowd[zone]:
            return op.then
    return op.otherwise
