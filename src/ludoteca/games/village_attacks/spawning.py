"""Villagers appear: spawn cards, groups of Hunters and their Types, Heroes, and what if figures run out (A18)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ludoteca.engine.ask import Ask, Steps, draw
from ludoteca.games.village_attacks import activation
from ludoteca.games.village_attacks.content import (
    ALL_YUNFAKH,
    HAS_HEROES,
    HAS_HUNTERS,
    HERO_TYPE,
    HUNTERS_OF_A_TYPE,
    SPAWN_LINES,
    YUNFAKH_OF_A_TYPE,
)
from ludoteca.games.village_attacks.crowds import place_villager
from ludoteca.games.village_attacks.questions import (
    APPEARED,
    HERO_COMES,
    NO_FIGURE,
    NO_ROOM,
    SPAWN_CARD,
    SPAWN_DRAWN,
    TYPE_DRAWN,
    TYPE_TOKEN,
)
from ludoteca.games.village_attacks.state import Castle, Villager
from ludoteca.games.village_attacks.torches import farthest
from ludoteca.games.village_attacks.words import HERO, HUNTER, NONE, PEASANT, VETERAN, YUNFAKH

HUNTERS_FOR_A_HERO: Final = 2
"""How many Hunters come where Heroes are not in use."""


def spawn_at(c: Castle, zone: int) -> Generator[Ask, int, bool]:
    """One card for the spawn token in a zone, by the current rank; True if another one follows (A18.1-A18.6)."""
    card = yield from draw_card(c, zone)
    peasants, hunters, heroes, plus = SPAWN_LINES[card][c.rank - 1]
    yield from spawn(c, peasants, hunters, heroes, zone)
    return plus


def draw_card(c: Castle, zone: int) -> Generator[Ask, int, int]:
    """Draw and discard a spawn card; the discards are shuffled when the deck is empty (A18.1, A18.17)."""
    if sum(c.spawn_deck) == 0:
        c.spawn_deck = c.spawn_discard
        c.spawn_discard = [0] * len(c.spawn_deck)
    cards = [card for card, copies in enumerate(c.spawn_deck) if copies > 0]
    card = yield draw(SPAWN_CARD, cards, [c.spawn_deck[card] for card in cards], (zone,))
    c.spawn_deck[card] -= 1
    c.spawn_discard[card] += 1
    c.journal.tell(SPAWN_DRAWN, card, zone)
    return card


def spawn_villagers(c: Castle, kind: int, n: int, zone: int) -> Steps:
    """So many Peasants, Hunters (one group) or Heroes appear, like an entry of a spawn card."""
    yield from spawn(c, n if kind == PEASANT else 0, n if kind == HUNTER else 0, n if kind == HERO else 0, zone)


def spawn(c: Castle, peasants: int, hunters: int, heroes: int, zone: int) -> Steps:
    """Peasants, then Hunters, then Heroes appear, one figure at a time (A18.4, A18.18).

    Where Heroes are not in use two Hunters come for each, where Hunters are not, as many Peasants.
    """
    if not HAS_HEROES[c.scenario]:
        hunters += HUNTERS_FOR_A_HERO * heroes
        heroes = 0
    if not HAS_HUNTERS[c.scenario]:
        peasants += hunters
        hunters = 0
    for _ in range(peasants):
        yield from one_appears(c, PEASANT, NONE, zone)
    if hunters > 0:
        yield from group_appears(c, hunters, zone)
    for _ in range(heroes):
        yield from hero_appears(c, zone)


# ---------------------------------------------------------------- Peasants and Hunters


def group_appears(c: Castle, n: int, zone: int) -> Steps:
    """Hunters of one Type, drawn from the bag; Yunfakh Hunters are half of them, and first (A18.10, A18.12, A18.18)."""
    types = c.types_in_play()
    token = yield draw(TYPE_TOKEN, types, [1] * len(types))
    c.journal.tell(TYPE_DRAWN, token)
    riders = 0
    if c.yunfakh:
        riders = n if ALL_YUNFAKH[c.scenario] else (n + 1) // 2
    for i in range(n):
        yield from one_appears(c, YUNFAKH if i < riders else HUNTER, token, zone)


def one_appears(c: Castle, kind: int, type: int, zone: int) -> Steps:
    """A Peasant or Hunter appears; a Hunter above the limit of his Type is a Veteran (A18.7, A18.13-14, A18.19)."""
    if c.box[kind] == 0:
        yield from another_acts(c, kind)
        return
    most = YUNFAKH_OF_A_TYPE if kind == YUNFAKH else HUNTERS_OF_A_TYPE
    veteran = kind != PEASANT and c.of_type(kind, type) >= most
    villager = Villager(kind, VETERAN if veteran else type)
    if (yield from place_villager(c, villager, zone)):
        c.box[kind] -= 1
        c.journal.tell(APPEARED, villager.look // 4, zone)
    else:
        c.journal.tell(NO_ROOM, kind, zone)


def another_acts(c: Castle, kind: int) -> Steps:
    """Figures of a kind are used up: the farthest of that kind on the map activates instead (A18.8, A18.9, A18.18)."""
    c.journal.tell(NO_FIGURE, kind)
    villager = yield from farthest(c, 1 << kind)
    if villager is not None:
        yield from activation.activate(c, villager, c.zone_of(villager))


# ---------------------------------------------------------------- Heroes


def hero_appears(c: Castle, zone: int) -> Steps:
    """The top card of the Hero deck; one who finds no room goes under the deck (A18.15, A18.16)."""
    if sum(c.hero_deck) == 0 and not c.hero_bottom:
        yield from another_acts(c, HERO)
        return
    card = yield from draw_hero(c, zone)
    villager = Villager(HERO, HERO_TYPE[card], card)
    if (yield from place_villager(c, villager, zone)):
        c.journal.tell(APPEARED, villager.look // 4, zone)
    else:
        c.journal.tell(NO_ROOM, HERO, zone)
        c.hero_bottom.append(card)


def draw_hero(c: Castle, zone: int) -> Generator[Ask, int, int]:
    """Heroes of the shuffled deck come first, then those who were put under it, in their order (A7.17, A18.15)."""
    cards = [card for card, copies in enumerate(c.hero_deck) if copies > 0]
    if not cards:
        return c.hero_bottom.pop(0)
    card = yield draw(HERO_COMES, cards, [1] * len(cards), (zone,))
    c.hero_deck[card] -= 1
    return card
