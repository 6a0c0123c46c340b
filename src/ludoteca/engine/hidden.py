"""Hidden things. What nobody has seen has no value yet, so it cannot leak.

`Hidden` holds one family of cards or chits: places, each with the card that lies there or nothing yet, and the seats
that know it. A pack is a group of places whose mutual order nobody knows, with the cards that surely lie among them;
everything else is blind and comes from the family's pool. Piles, hands and map tiles are lists of places.
`Secret` holds a chosen thing. Seats are bits of a mask; `EVERYONE` is a public card.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final

from ludoteca.engine.ask import CHANCE, EVERYONE, Ask, Domain, Question
from ludoteca.engine.flow import Journal

Draw = Callable[[list[int]], int]
"""Picks the index of one of these weights."""

UNKNOWN: Final = -1
GONE: Final = -1
"""The pack of a place that is no longer in use."""
SURE: Final = 0
BLIND: Final = 1
COPY: Final = Question("hidden-copy", "", Domain("hidden-copy", ["sure", "blind"]))
"""Which of two equal cards was drawn: nobody sees it, but it matters for what is left."""


class Pack:
    """Places whose order nobody knows: how many of them are unseen, and which cards surely lie among those."""

    __slots__ = ("cards", "doubt", "places", "seen")

    def __init__(self) -> None:
        self.places: int = 0
        self.doubt: bool = False
        """When the pack was made, some of its cards were sure and some were blind."""
        self.cards: list[int] = []
        self.seen: list[int] = []
        """For each sure card, the seats that know that it is in here."""

    def copies(self, card: int, mask: int) -> list[int]:
        """Where among the sure cards this one stands, as far as one of these seats knows of it."""
        return [i for i in range(len(self.cards)) if self.cards[i] == card and self.seen[i] & mask]

    def copy(self) -> Pack:
        c = Pack()
        c.places = self.places
        c.doubt = self.doubt
        c.cards = self.cards[:]
        c.seen = self.seen[:]
        return c


class Hidden:
    """One family of hidden cards. `pool` says how many copies of each card are not accounted for."""

    __slots__ = ("card", "chosen", "known", "line", "member", "pack", "packs", "pool")

    def __init__(self, pool: list[int]) -> None:
        self.pool: list[int] = pool
        self.packs: list[Pack] = [Pack()]
        self.pack: list[int] = []
        """By place: its pack."""
        self.card: list[int] = []
        """By place: the card that lies there, or UNKNOWN while nobody has looked."""
        self.known: list[int] = []
        """By place: the seats that know the card."""
        self.member: list[int] = []
        """By place: the seats that knew this card to be in the pack before it was looked at."""
        self.line: list[int] = []
        """By place: the ledger line of the first look."""
        self.chosen: list[int] = []
        """The places whose card a seat has chosen and hidden, in the order of choosing."""

    def copy(self) -> Hidden:
        c = Hidden(self.pool[:])
        c.packs = [pack.copy() for pack in self.packs]
        c.pack = self.pack[:]
        c.card = self.card[:]
        c.known = self.known[:]
        c.member = self.member[:]
        c.line = self.line[:]
        c.chosen = self.chosen[:]
        return c

    # ------------------------------------------------------------ laying out

    def add(self, count: int, cards: list[int] | None = None, seen: int = EVERYONE) -> list[int]:
        """Lay out new places. The cards surely lie among them, as the seats in `seen` know; the rest is blind."""
        k = 0
        if cards:
            if seen == 0:
                raise ValueError("a card that surely lies somewhere is known to somebody")
            k = self.new_pack()
            for card in cards:
                self.pool[card] -= 1
                if self.pool[card] < 0:
                    raise ValueError(f"no copy of card {card} is left")
            self.packs[k].cards = cards[:]
            self.packs[k].seen = [seen] * len(cards)
            self.packs[k].doubt = len(cards) < count
        self.packs[k].places += count
        free = [place for place in range(len(self.pack)) if self.pack[place] == GONE][:count]
        for place in free:
            self.pack[place] = k
        first = len(self.pack)
        for _ in range(count - len(free)):
            self.pack.append(k)
            self.card.append(UNKNOWN)
            self.known.append(0)
            self.member.append(0)
            self.line.append(0)
        return free + list(range(first, len(self.pack)))

    def new_pack(self) -> int:
        """The number of an empty pack."""
        for k in range(1, len(self.packs)):
            if k not in self.pack:
                self.packs[k] = Pack()
                return k
        self.packs.append(Pack())
        return len(self.packs) - 1

    # ------------------------------------------------------------ asking

    def seen_by(self, place: int, seat: int) -> int:
        """The card at this place if the seat knows it, else UNKNOWN."""
        return self.card[place] if self.known[place] >> seat & 1 else UNKNOWN

    def is_public(self, place: int) -> bool:
        """Whether everybody knows the card at this place."""
        return self.known[place] == EVERYONE

    def possible(self, place: int) -> tuple[list[int], list[int]]:
        """The cards that may lie here and how often each does, as far as the table itself knows."""
        if self.card[place] != UNKNOWN:
            return [self.card[place]], [1]
        pack = self.packs[self.pack[place]]
        weights = [self.sure_weight(pack, c) + self.blind_weight(pack, c) for c in range(len(self.pool))]
        return [c for c, w in enumerate(weights) if w > 0], [w for w in weights if w > 0]

    def sure_weight(self, pack: Pack, card: int) -> int:
        blind = pack.places - len(pack.cards)
        return pack.cards.count(card) * (sum(self.pool) if blind > 0 else 1)

    def blind_weight(self, pack: Pack, card: int) -> int:
        return (pack.places - len(pack.cards)) * self.pool[card]

    # ------------------------------------------------------------ changing

    def settle(self, place: int, card: int, sure: bool, member_of: int = EVERYONE, which: int = 0) -> None:
        """The card at an unseen place is decided: a sure card of its pack, or one from the pool.

        Of several equal sure cards that these seats know, `which` says the one that lies here.
        """
        pack = self.packs[self.pack[place]]
        if sure:
            equal = pack.copies(card, member_of)
            if not equal:
                raise ValueError(f"card {card} is not known to lie in the pack of place {place}")
            self.member[place] = pack.seen.pop(equal[which])
            pack.cards.pop(equal[which])
        else:
            self.pool[card] -= 1
            self.member[place] = 0
        self.card[place] = card
        pack.places -= 1

    def unsettle(self, place: int) -> None:
        """Take back what was decided about a place: the card returns to its pack or to the pool."""
        pack = self.packs[self.pack[place]]
        card = self.card[place]
        if self.member[place]:
            pack.cards.append(card)
            pack.seen.append(self.member[place])
        else:
            self.pool[card] += 1
        self.card[place] = UNKNOWN
        self.member[place] = 0
        pack.places += 1

    def put(self, place: int, card: int, seat: int, line: int = 0) -> None:
        """A seat puts a card that it knows to be in the pack on this place of the pack; only it knows where."""
        self.settle(place, card, True, 1 << seat)
        self.known[place] = 1 << seat
        self.line[place] = line

    def hide(self, card: int, seat: int, line: int = 0) -> int:
        """A seat takes a card of its choice out of the pool and hides it on a new place; only it knows which."""
        place = self.add(1)[0]
        self.settle(place, card, False)
        self.known[place] = 1 << seat
        self.line[place] = line
        self.chosen.append(place)
        return place

    def withdraw(self, place: int) -> None:
        """What lies on a place goes back to the pool unseen, and the place is gone."""
        if self.member[place] or self.is_group(self.pack[place]):
            raise ValueError(f"place {place} belongs to a group: shuffle it back instead")
        if self.card[place] != UNKNOWN:
            self.unsettle(place)
        self.packs[self.pack[place]].places -= 1
        self.pack[place] = GONE
        if place in self.chosen:
            self.chosen.remove(place)
        self.known[place] = 0
        self.line[place] = 0

    def arrange(self, places: list[int], cards: list[int], seat: int, line: int = 0) -> None:
        """A seat that knows these cards lays them in this order; the others know only that they are the same cards."""
        alone = [q for q in places if self.pack[q] == self.pack[places[0]] and self.known[q] == 1 << seat]
        if len(alone) < len(places):
            self.shuffle(places)
            for q, card in zip(places, cards, strict=True):
                self.put(q, card, seat, line)
            return
        # Nobody else tells the places of one pack apart, so they stay in it, whatever else is sure there.
        lying = [(self.card[q], self.member[q]) for q in places]
        for q, card in zip(places, cards, strict=True):
            at = min([n for n, (other, _) in enumerate(lying) if other == card])
            self.card[q], self.member[q] = lying.pop(at)
            self.line[q] = line

    def show(self, place: int, who: int, journal: Journal) -> int:
        """More seats get to know a card that is already decided."""
        before = self.known[place]
        self.known[place] = before | who
        if self.known[place] != before:
            journal.open(self.line[place] if self.known[place] == EVERYONE else 0)
        return self.card[place]

    def shuffle(self, places: list[int]) -> None:
        """Mix these places: they become one pack, and whoever knew a card still knows that it is among them."""
        cards: list[int] = []
        seen: list[int] = []
        blind = self.may_be_blind(places)
        # Open cards may leave a group: what is sure among the others stays behind.
        for k in sorted({self.pack[q] for q in places if not self.is_public(q)}):
            if self.is_group(k):
                for q in range(len(self.pack)):
                    if self.pack[q] == k and q not in places and not self.is_public(q):
                        raise ValueError(f"a shuffle would cut the group of place {q}")
                cards += self.packs[k].cards
                seen += self.packs[k].seen
                self.packs[k].cards = []
                self.packs[k].seen = []
            else:  # who knew that a card was in this pack also knows where: the pack means nothing any more
                for q in range(len(self.pack)):
                    if self.pack[q] == k:
                        self.member[q] = 0
        for q in places:
            if self.card[q] != UNKNOWN:
                cards.append(self.card[q])
                seen.append(self.known[q] | self.member[q])
            else:
                self.packs[self.pack[q]].places -= 1
            self.pack[q] = -1
            self.card[q] = UNKNOWN
            self.known[q] = 0
            self.member[q] = 0
            self.line[q] = 0
        k = self.new_pack()
        pack = self.packs[k]
        pack.places = len(places)
        pack.cards = cards
        pack.seen = seen
        pack.doubt = blind and bool(cards)
        for q in places:
            self.pack[q] = k

    def may_be_blind(self, places: list[int]) -> bool:
        """Whether some of these cards may be blind, as far as everybody knows."""
        for q in places:
            pack = self.packs[self.pack[q]]
            if self.card[q] == UNKNOWN and (pack.doubt or not pack.cards):
                return True
        return False

    def is_group(self, k: int) -> bool:
        """Whether somebody knows more about this pack than what is blind."""
        if self.packs[k].cards:
            return True
        for q in range(len(self.pack)):
            if self.pack[q] == k and self.member[q] & ~self.known[q]:
                return True
        return False

    # ------------------------------------------------------------ imagining

    def resample(self, seat: int, draw: Draw) -> None:
        """Redraw everything that the seat cannot know; the same eyes have looked at the same places."""
        bit = 1 << seat
        again: list[int] = []
        for place in range(len(self.card)):
            if self.card[place] != UNKNOWN and not self.known[place] & bit:
                self.unsettle(place)
                again.append(place)
        for pack in self.packs:
            for i in range(len(pack.cards)):
                if not pack.seen[i] & bit:
                    self.pool[pack.cards[i]] += 1
                    pack.cards[i] = UNKNOWN
        self.forget_copies(bit)
        self.retell_copies(bit, draw)
        self.lay_unknown(draw)
        for place in self.chosen:  # any card that was still there may have been chosen
            if place in again:
                again.remove(place)
                left = [card for card in range(len(self.pool)) if self.pool[card] > 0]
                self.settle(place, left[draw([1] * len(left))], False)
        for place in again:
            pack = self.packs[self.pack[place]]
            cards, weights = self.possible(place)
            card = cards[draw(weights)]
            sure = draw([self.sure_weight(pack, card), self.blind_weight(pack, card)]) == SURE
            which = draw([1] * len(pack.copies(card, EVERYONE))) if sure else 0
            self.settle(place, card, sure, EVERYONE, which)

    def forget_copies(self, bit: int) -> None:
        """The seat sees faces, not which cards others have seen before: their sure cards may lie anywhere."""
        for q in range(len(self.card)):
            if self.card[q] != UNKNOWN and self.member[q] and not self.member[q] & bit:
                pack = self.packs[self.pack[q]]
                pack.cards.append(UNKNOWN)
                pack.seen.append(self.member[q])
                self.member[q] = 0

    def lay_unknown(self, draw: Draw) -> None:
        """Redraw the sure cards that only others know: each lies anywhere in its pack, looked at or not."""
        for k in range(1, len(self.packs)):
            pack = self.packs[k]
            open_places = [
                q for q in range(len(self.card)) if self.pack[q] == k and self.card[q] != UNKNOWN and not self.member[q]
            ]
            unseen = pack.places - len([c for c in pack.cards if c != UNKNOWN])
            for i in range(len(pack.cards) - 1, -1, -1):
                if pack.cards[i] != UNKNOWN:
                    continue
                at = draw([1] * len(open_places) + [unseen])
                if at < len(open_places):
                    self.member[open_places.pop(at)] = pack.seen.pop(i)
                    pack.cards.pop(i)
                else:
                    unseen -= 1
        for pack in self.packs:
            for i in range(len(pack.cards)):
                if pack.cards[i] == UNKNOWN:
                    pack.cards[i] = draw(self.pool)
                    self.pool[pack.cards[i]] -= 1

    def retell_copies(self, bit: int, draw: Draw) -> None:
        """Redraw which copy lies at the places that the seat knows: it sees a face, not whether it was the sure one.

        Every arrangement of single copies is equally likely, so the ways to arrange them are counted for each number
        of sure copies among the known places, group by group.
        """
        groups = self.doubtful_groups(bit)
        if not groups:
            return
        for group in groups:
            for place in group.places:
                self.unsettle(place)
        used = [0] * len(groups)
        choices: list[list[int]] = []
        weights: list[int] = []
        while True:
            ways = self.ways(groups, used)
            if ways > 0:
                choices.append(used[:])
                weights.append(ways)
            i = 0
            while i < len(used) and used[i] == groups[i].copies:
                used[i] = 0
                i += 1
            if i == len(used):
                break
            used[i] += 1
        chosen = choices[draw(weights)]
        for i in range(len(groups)):
            places = groups[i].places[:]
            for n in range(len(groups[i].places)):
                place = places.pop(draw([1] * len(places)))
                pack, card, sure = self.packs[groups[i].pack], groups[i].card, n < chosen[i]
                which = draw([1] * len(pack.copies(card, bit))) if sure else 0
                self.settle(place, card, sure, bit, which)

    def doubtful_groups(self, bit: int) -> list[Group]:
        """The known places of a pack that show a card of which the seat knows a sure copy in that pack."""
        groups: list[Group] = []
        for k in range(1, len(self.packs)):
            for card in range(len(self.pool)):
                places: list[int] = []
                copies = 0
                for q in range(len(self.pack)):
                    if self.pack[q] == k and self.card[q] == card:
                        if self.member[q] & bit:
                            copies += 1
                            places.append(q)
                        elif not self.member[q]:
                            places.append(q)
                pack = self.packs[k]
                for i in range(len(pack.cards)):
                    if pack.cards[i] == card and pack.seen[i] & bit:
                        copies += 1
                if copies > 0 and places:
                    groups.append(Group(k, card, places, copies))
        return groups

    def ways(self, groups: list[Group], used: list[int]) -> int:
        """How many arrangements of single copies put `used` sure copies on the known places of each group."""
        ways = 1
        need = [0] * len(self.pool)
        taken = [0] * len(self.packs)
        shown = [0] * len(self.packs)
        for i in range(len(groups)):
            g = groups[i]
            ways *= falling(g.copies, used[i]) * choose_count(len(g.places), used[i])
            need[g.card] += len(g.places) - used[i]
            taken[g.pack] += used[i]
            shown[g.pack] += len(g.places)
        free = sum(self.pool)
        for card in range(len(self.pool)):
            ways *= falling(self.pool[card], need[card])
            free -= need[card]
        blind = 0
        for k in range(len(self.packs)):
            sure = len([c for c in self.packs[k].cards if c != UNKNOWN]) - taken[k]
            unseen = self.packs[k].places - shown[k]
            ways *= falling(unseen, sure)
            blind += unseen - sure
        return ways * falling(free, blind)


class Group:
    """Known places of one pack with the same face, and how many sure copies of it the seat knows in that pack."""

    __slots__ = ("card", "copies", "pack", "places")

    def __init__(self, pack: int, card: int, places: list[int], copies: int) -> None:
        self.pack: int = pack
        self.card: int = card
        self.places: list[int] = places
        self.copies: int = copies


def falling(n: int, k: int) -> int:
    """The ways to lay k of n things in a row."""
    if k < 0 or n < k:
        return 0
    ways = 1
    for i in range(k):
        ways *= n - i
    return ways


def choose_count(n: int, k: int) -> int:
    """The ways to choose k of n things."""
    return falling(n, k) // falling(k, k)


def look(
    hidden: Hidden, question: Question, place: int, who: int, journal: Journal, about: tuple[int, ...] = ()
) -> Generator[Ask, int, int]:
    """Let the seats in `who` see the card at a place; returns the card. No seat is asked after it in this step."""
    options, weights = hidden.possible(place)
    ask = Ask(CHANCE, question, options, about, weights, hidden.known[place] | who, True)
    card = yield ask
    if hidden.card[place] == UNKNOWN:
        pack = hidden.packs[hidden.pack[place]]
        sure = bool(pack.cards)
        if pack.doubt:  # asked even when there is no choice left: whether there is one must not be seen
            ways = [hidden.sure_weight(pack, card), hidden.blind_weight(pack, card)]
            copies = [i for i in range(2) if ways[i] > 0]
            copy = yield Ask(CHANCE, COPY, copies, (), [ways[i] for i in copies], 0, True)
            sure = copy == SURE
        hidden.settle(place, card, sure)
        hidden.line[place] = ask.number
        hidden.known[place] = who
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
