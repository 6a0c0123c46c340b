"""Hidden things. What nobody has seen has no value yet, so it cannot leak.

`Hidden` holds one family of cards or chits: places, each with the card that lies there or nothing yet, and the seats
that know it. Piles, hands and map tiles are lists of places. Places that were mixed are a pack (`packs`), and what can
lie where is counted (`beliefs`); everything else is blind and comes from the family's pool.
`Secret` holds a chosen thing. Seats are bits of a mask; `EVERYONE` is a public card.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final

from ludoteca.engine.ask import CHANCE, EVERYONE, Ask, Question
from ludoteca.engine.beliefs import UNKNOWN as UNKNOWN
from ludoteca.engine.beliefs import Beliefs
from ludoteca.engine.choices import Choices
from ludoteca.engine.flow import Journal
from ludoteca.engine.packs import ALL_FACES, Packs
from ludoteca.engine.packs import GONE as GONE
from ludoteca.engine.packs import Pack as Pack

Draw = Callable[[list[int]], int]
"""Picks the index of one of these weights."""
FINEST: Final = 1 << 48
"""Chances are told apart down to one part of this many."""


class Hidden(Packs):
    """One family of hidden cards."""

    __slots__ = ()

    def copy(self) -> Hidden:
        return Hidden(
            self.pool[:],
            [pack.copy() for pack in self.packs],
            self.pack[:],
            self.card[:],
            self.known[:],
            self.line[:],
            self.choices[:],
            self.past[:],
        )

    # ------------------------------------------------------------ asking

    def seen_by(self, place: int, seat: int) -> int:
        """The card at this place if the seat knows it, else UNKNOWN."""
        return self.card[place] if self.known[place] >> seat & 1 else UNKNOWN

    def possible(self, place: int) -> tuple[list[int], list[int]]:
        """The cards that may lie here and how often each does, as far as the table itself knows."""
        if self.card[place] != UNKNOWN:
            return [self.card[place]], [1]
        weights = self.weights(place)
        total = sum(weights)
        if total > FINEST:
            weights = [(w * FINEST + total - 1) // total for w in weights]
        return [c for c, w in enumerate(weights) if w > 0], [w for w in weights if w > 0]

    def weights(self, place: int) -> list[int]:
        """By card: how often it lies at an unseen place."""
        pack = self.packs[self.pack[place]]
        if self.past and pack.sure != ALL_FACES:
            return self.beliefs(EVERYONE).chances(len(self.past) + place)
        blind = pack.places - len(pack.cards)
        weights = [blind * count for count in self.pool]
        each = sum(self.pool) if blind > 0 else 1
        for card in pack.cards:
            weights[card] += each
        return weights

    # ------------------------------------------------------------ changing

    def put(self, place: int, card: int, seat: int, line: int = 0) -> None:
        """A seat that knows all cards of a pack puts one of them on this place of it; only it knows where."""
        k = self.pack[place]
        if card not in self.all_known(k, seat):
            raise ValueError(f"seat {seat} does not know all cards of the pack of place {place}, {card} among them")
        self.settle(place, card)
        self.known[place] = 1 << seat
        self.line[place] = line
        if self.past and self.packs[k].places == 0:
            self.forget()

    def all_known(self, k: int, seat: int) -> list[int]:
        """The cards at the unseen places of a pack, if the seat knows them all."""
        pack = self.packs[k]
        if pack.sure == ALL_FACES:
            return pack.cards
        cards = [card for _, to, card, seen in self.past if to == k and seen >> seat & 1]
        if k == 0 or len(cards) < pack.size:
            return []
        for q in range(len(self.pack)):
            if self.pack[q] == k and self.card[q] in cards:
                cards.remove(self.card[q])
        for source, _, card, _ in self.past:
            if source == k and card in cards:
                cards.remove(card)
        return cards

    def hide(self, card: int, seat: int, line: int = 0) -> int:
        """A seat takes a card of its choice out of the pool and hides it on a new place; only it knows which."""
        beside = 0
        for i in range(len(self.choices)):
            if self.choices[i][0] != GONE:
                beside |= 1 << i
        if beside.bit_count() < len(self.pack) - self.pack.count(GONE):
            raise ValueError("a seat can choose a card only where all others lie in the pool or were chosen too")
        place = self.add(1)[0]
        self.settle(place, card)
        self.known[place] = 1 << seat
        self.line[place] = line
        self.choices.append((place, UNKNOWN, 0, beside))
        return place

    def withdraw(self, place: int) -> None:
        """What lies on a place goes back to the pool unseen, and the place is gone."""
        self.loosen(self.pack[place])
        if self.pack[place] != 0:
            raise ValueError(f"place {place} belongs to a group: shuffle it back instead")
        self.forget_choice(place)
        if self.card[place] != UNKNOWN:
            self.unsettle(place)
        self.packs[0].places -= 1
        self.pack[place] = GONE
        self.known[place] = 0
        self.line[place] = 0

    def forget_choice(self, place: int) -> None:
        """A chosen card is no longer hidden; what it was still tells something about those chosen beside it."""
        hidden = False
        for i in range(len(self.choices)):
            if self.choices[i][0] == place:
                self.choices[i] = (GONE, self.card[place], self.known[place], self.choices[i][3])
            hidden = hidden or self.choices[i][0] != GONE
        if not hidden:
            self.choices = []

    def arrange(self, places: list[int], cards: list[int], seat: int, line: int = 0) -> None:
        """A seat that knows these cards lays them in this order; the others know only that they are the same cards."""
        alone = [q for q in places if self.pack[q] == self.pack[places[0]] and self.known[q] == 1 << seat]
        if len(alone) < len(places):
            self.shuffle(places)
            for q, card in zip(places, cards, strict=True):
                self.put(q, card, seat, line)
            return
        if sorted(cards) != sorted([self.card[q] for q in places]):
            raise ValueError(f"the cards {cards} do not lie on places {places}")
        # Nobody else tells the places of one pack apart, so they stay in it, whatever else is sure there.
        for q, card in zip(places, cards, strict=True):
            self.card[q] = card
            self.line[q] = line

    def show(self, place: int, who: int, journal: Journal) -> int:
        """More seats get to know a card that is already decided."""
        before = self.known[place]
        self.known[place] = before | who
        if self.known[place] != before:
            journal.open(self.line[place] if self.known[place] == EVERYONE else 0)
            if self.past and self.known[place] == EVERYONE:
                self.forget()
        return self.card[place]

    # ------------------------------------------------------------ imagining

    def beliefs(self, eyes: int) -> Beliefs:
        """What one of these seats, or EVERYONE together, has seen of all stays: first the past, then place by place."""
        b = Beliefs(self.copies(), [pack.size for pack in self.packs])
        for source, to, card, seen in self.past:
            b.stay(source, to, card if seen & eyes or eyes == EVERYONE else UNKNOWN)
            if source and not to:
                b.counted[card] -= 1
        for q in range(len(self.pack)):
            k, card = self.pack[q], self.card[q]
            if k == GONE or self.packs[k].sure == ALL_FACES:  # all cards of such a pack are counted below
                k, card = 0, UNKNOWN
            b.stay(k, 0, card if self.known[q] & eyes or eyes == EVERYONE else UNKNOWN)
        for k in range(1, len(self.packs)):
            pack = self.packs[k]
            if pack.sure:
                inside = [q for q in range(len(self.pack)) if self.pack[q] == k]
                b.size[k] = len(inside)
                cards = [self.card[q] for q in inside if self.card[q] != UNKNOWN and pack.sure >> self.card[q] & 1]
                for card in cards + pack.cards:
                    b.stay(0, k if pack.sure != ALL_FACES else 0, card)
        return b

    def resample(self, seat: int, draw: Draw) -> None:
        """Redraw everything that the seat cannot know; the same eyes have looked at the same places."""
        bit = 1 << seat
        again = [q for q in range(len(self.card)) if self.card[q] != UNKNOWN and not self.known[q] & bit]
        if self.choices:
            self.choose_again(again, seat, draw)
            return
        beliefs = self.beliefs(bit) if self.past else None
        for place in again:
            self.unsettle(place)
        if beliefs is not None:
            for i in range(len(self.past)):
                source, to, card, seen = self.past[i]
                if card != UNKNOWN and not seen & bit:
                    card = draw(beliefs.chances(i))
                    beliefs.card[i] = card
                    self.past[i] = (source, to, card, seen)
        for place in again:
            if beliefs is None or self.packs[self.pack[place]].sure == ALL_FACES:
                weights = self.weights(place)
            else:
                weights = beliefs.chances(len(self.past) + place)
            card = draw(weights)
            if beliefs is not None and self.packs[self.pack[place]].sure != ALL_FACES:
                beliefs.card[len(self.past) + place] = card
            self.settle(place, card)

    def choose_again(self, again: list[int], seat: int, draw: Draw) -> None:
        """Redraw all choices that the seat has not seen, also those that are gone."""
        face: list[int] = []
        for place, card, seen, _ in self.choices:
            if place != GONE:
                face.append(self.seen_by(place, seat))
            else:
                face.append(card if seen >> seat & 1 else UNKNOWN)
        choices = Choices(self.copies(), face, [beside for _, _, _, beside in self.choices])
        for place in again:
            self.unsettle(place)
        for i in range(len(face)):
            if face[i] == UNKNOWN:
                face[i] = draw(choices.chances(i))
                place, _, seen, beside = self.choices[i]
                if place != GONE:
                    self.settle(place, face[i])
                else:
                    self.choices[i] = (GONE, face[i], seen, beside)


def look(
    hidden: Hidden, question: Question, place: int, who: int, journal: Journal, about: tuple[int, ...] = ()
) -> Generator[Ask, int, int]:
    """Let the seats in `who` see the card at a place; returns the card. No seat is asked after it in this step."""
    options, weights = hidden.possible(place)
    ask = Ask(CHANCE, question, options, about, weights, hidden.known[place] | who, True)
    card = yield ask
    if hidden.card[place] == UNKNOWN:
        hidden.settle(place, card)
        hidden.line[place] = ask.number
        hidden.known[place] = who
        if hidden.past and who == EVERYONE:
            hidden.forget()
    else:
        hidden.show(place, who, journal)
    return card


class Secret:
    """A chosen thing: a Trapper's kind, an order sheet. `possible` is what the other seats must reckon with.

    The values are lists of integers as tuples. A secret with an empty `possible` is imagined by the game itself.
    """

    __slots__ = ("knows", "line", "possible", "value")

    def __init__(self, value: tuple[int, ...], knows: int, possible: list[tuple[int, ...]], line: int = 0) -> None:
        self.value: tuple[int, ...] = value
        self.knows: int = knows
        self.possible: list[tuple[int, ...]] = possible
        self.line: int = line

    def copy(self) -> Secret:
        return Secret(self.value, self.knows, self.possible, self.line)

    def seen_by(self, seat: int) -> bool:
        """Whether the seat knows the value."""
        return bool(self.knows >> seat & 1)

    def narrow(self, beginning: tuple[int, ...], journal: Journal) -> None:
        """The first integers of the value have become public: what does not begin with them is no longer possible."""
        n = len(beginning)
        self.possible = [value for value in self.possible if value[:n] == beginning]
        journal.open(0)

    def reveal(self, journal: Journal) -> tuple[int, ...]:
        """Everybody gets to know the value."""
        if self.knows != EVERYONE:
            self.knows = EVERYONE
            self.possible = [self.value]
            journal.open(self.line)
        return self.value

    def resample(self, seat: int, draw: Draw) -> None:
        """Redraw the value if the seat does not know it."""
        if not self.seen_by(seat) and self.possible:
            self.value = self.possible[draw([1] * len(self.possible))]
