"""What a seat must believe about the hidden things of `piles`: all physical arrangements, counted one by one.

Nothing here uses the engine's probabilities. The cards are real cards: every order they can lie in is written down,
and the ledger, as the seat reads it, strikes out orders and mixes cards, as it happens on a real table.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import permutations

from ludoteca.engine.hidden import UNKNOWN, Draw, Hidden
from ludoteca.engine.kit.exact import distribution
from ludoteca.engine.table import Line, Table
from tests.probes.piles.state import BURY, CARDS, CHITS, CITY, DREW, PLAY, RAVEN, TILES, TROLL

World = tuple[int, ...]
"""The card at each place."""


@cache
def arrangements(copies: tuple[int, ...], places: int, sure: int, among: int) -> dict[World, Fraction]:
    """Lay real cards on the places in every order in which a card surely lies among the first ones."""
    cards = [card for card, count in enumerate(copies) for _ in range(count)]
    worlds: dict[World, Fraction] = {}
    for world in permutations(cards, places):
        if sure in world[:among]:
            worlds[world] = worlds.get(world, Fraction(0)) + 1
    return worlds


class Belief:
    """All worlds that a seat cannot rule out, each with its weight."""

    def __init__(self, worlds: dict[World, Fraction]) -> None:
        self.worlds = dict(worlds)

    def saw(self, place: int, card: int) -> None:
        """Only worlds in which this card lies there are left."""
        self.worlds = {world: weight for world, weight in self.worlds.items() if world[place] == card}

    def mixed(self, places: list[int]) -> None:
        """Nobody saw how these cards were mixed: all orders of the same cards are equally likely."""
        found: dict[World, Fraction] = {}
        orders: dict[World, list[World]] = {}
        for world, weight in self.worlds.items():
            inside = tuple(sorted(world[place] for place in places))
            if inside not in orders:
                orders[inside] = sorted(set(permutations(inside)))
            for order in orders[inside]:
                after = list(world)
                for place, card in zip(places, order, strict=True):
                    after[place] = card
                key = tuple(after)
                found[key] = found.get(key, Fraction(0)) + weight / len(orders[inside])
        self.worlds = found

    def probabilities(self) -> dict[World, Fraction]:
        total = sum(self.worlds.values())
        return {world: weight / total for world, weight in self.worlds.items()}


class Story:
    """The game as a seat follows it: it counts cards face down and remembers what it has seen."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.events = Belief(arrangements(tuple(CARDS), sum(CARDS), TROLL, 3))
        self.chits = Belief(arrangements(tuple(CHITS), TILES, CITY, TILES))
        self.pile = list(range(sum(CARDS)))
        self.hands: list[list[int]] = [[] for _ in range(table.setup.seats)]
        self.discards: list[int] = []
        self.looked_at: list[int] = []
        self.put_back: list[int] = []
        self.tile = 0
        self.who = 0
        self.shown: Iterator[int] = iter([event.values[1] for event in table.events if event.kind is DREW])
        for line in table.live:
            self.read(line)

    def read(self, line: Line) -> None:
        """Follow one line of the ledger."""
        assert line.ask is not None
        known = bool(line.audience >> self.seat & 1)
        match line.ask.question.id:
            case "turn":
                self.turn(line)
            case "drawn":
                self.open(self.top())
            case "taken":
                place = self.top()
                self.hands[self.who].append(place)
                if known:
                    self.events.saw(place, line.value)
            case "scry-at":
                self.looked_at = self.pile[line.value : line.value + 3]
                self.put_back = []
            case "scried":
                place = self.looked_at[len(self.put_back)]
                self.put_back.append(place)
                if known:
                    self.events.saw(place, line.value)
            case "put-back":
                self.lay_back(line.value, known)
            case "peek-at" | "dig-at":
                self.tile = line.value
            case "peeked" | "dug" if known:
                self.chits.saw(self.tile, line.value)
            case _:
                pass

    def turn(self, line: Line) -> None:
        """To play and to bury need no other line."""
        self.who = line.seat
        if line.value == PLAY:
            self.open(self.hands[self.who].pop())
        elif line.value == BURY:
            self.pile.append(self.hands[self.who].pop())

    def top(self) -> int:
        """The top card; an empty pile is made anew."""
        if not self.pile:
            self.events.mixed(self.discards)
            self.pile, self.discards = self.discards, []
        return self.pile.pop(0)

    def open(self, place: int) -> None:
        """A card is turned up for everybody, and does what it does."""
        card = next(self.shown)
        self.events.saw(place, card)
        self.discards.append(place)
        if card == RAVEN and self.pile:
            self.pile.append(self.pile.pop(0))
        elif card == TROLL:
            for hand in self.hands:
                for held in hand:
                    self.events.saw(held, next(self.shown))
                    self.discards.append(held)
                hand.clear()

    def lay_back(self, card: int, known: bool) -> None:
        """Three cards are laid back one by one; only who does it knows the order."""
        if len(self.put_back) == 3:
            self.events.mixed(self.looked_at)
        place = self.looked_at[3 - len(self.put_back)]
        self.put_back.pop()
        if known:
            self.events.saw(place, card)


def believed(table: Table, seat: int) -> tuple[dict[World, Fraction], dict[World, Fraction]]:
    """What the seat must believe about the events and about the chits, from what it has seen of the game."""
    story = Story(table, seat)
    return story.events.probabilities(), story.chits.probabilities()


def imagined(hidden: Hidden, seat: int) -> dict[World, Fraction]:
    """What the engine lets the seat imagine about a family of hidden things, with exact probabilities."""

    def imagine(draw: Draw) -> World:
        world = hidden.copy()
        world.resample(seat, draw)
        for place in range(len(world.card)):
            if world.card[place] == UNKNOWN:
                cards, weights = world.possible(place)
                world.settle(place, cards[draw(weights)])
        return tuple(world.card)

    return distribution(imagine)
