"""Places and packs: where cards lie, what is sure about them, and what must be remembered when they are mixed.

A pack is a group of places whose mutual order nobody knows. What everybody knows to be in a pack is a list of cards.
Where some seats know more than others, or equal copies could be confused, the pack is in doubt: then the stays of its
cards, with what was seen of them, are kept for as long as they can tell anybody anything. Whether a pack is in doubt,
and what is kept, depends only on what everybody knows.
"""

from __future__ import annotations

from typing import Final

from ludoteca.engine.ask import EVERYONE
from ludoteca.engine.beliefs import UNKNOWN
from ludoteca.engine.choices import Choice

Stay = tuple[int, int, int, int]
"""A card that lay at a place until it was mixed: the packs it came from and went to, its face, and who saw it.

It came from pack 0 if it was no member of a pack, and went to pack 0 if it left its pack in the open.
"""

GONE: Final = -1
"""The pack of a place that is no longer in use."""
ALL_FACES: Final = -1


class Pack:
    """Places whose order nobody knows."""

    __slots__ = ("cards", "places", "size", "sure")

    def __init__(self, places: int = 0, cards: list[int] | None = None, sure: int = 0, size: int = 0) -> None:
        self.places: int = places
        """How many of its places are unseen."""
        self.cards: list[int] = cards if cards is not None else []
        """The cards that surely lie among those, as everybody knows. Nothing is listed for a pack in doubt."""
        self.sure: int = sure
        """The faces, as bits, of which all copies in this pack are listed ones: nobody can confuse them."""
        self.size: int = size
        """For a pack in doubt: how many cards were mixed."""

    def copy(self) -> Pack:
        return Pack(self.places, self.cards[:], self.sure, self.size)


class Packs:
    """One family of cards on its places, in its packs and in its pool."""

    __slots__ = ("card", "choices", "known", "line", "pack", "packs", "past", "pool")

    def __init__(
        self,
        pool: list[int],
        packs: list[Pack] | None = None,
        pack: list[int] | None = None,
        card: list[int] | None = None,
        known: list[int] | None = None,
        line: list[int] | None = None,
        choices: list[Choice] | None = None,
        past: list[Stay] | None = None,
    ) -> None:
        self.pool: list[int] = pool
        """By face: how many copies lie neither on a place where somebody looked nor surely in a pack."""
        self.packs: list[Pack] = packs if packs is not None else [Pack()]
        """In the order of mixing; pack 0 is all places that belong to no group."""
        self.pack: list[int] = pack if pack is not None else []
        """By place: its pack."""
        self.card: list[int] = card if card is not None else []
        """By place: the card that lies there, or UNKNOWN while nobody has looked."""
        self.known: list[int] = known if known is not None else []
        """By place: the seats that know the card."""
        self.line: list[int] = line if line is not None else []
        """By place: the ledger line of the first look."""
        self.choices: list[Choice] = choices if choices is not None else []
        """The cards that seats have chosen and hidden, with those that lay beside them."""
        self.past: list[Stay] = past if past is not None else []
        """Where the cards of packs in doubt have been, and what was seen of them there."""

    # ------------------------------------------------------------ laying out

    def add(self, count: int, cards: list[int] | None = None, seen: int = EVERYONE) -> list[int]:
        """Lay out new places. The cards surely lie among them, as the seats in `seen` know; the rest is blind."""
        free = [place for place in range(len(self.pack)) if self.pack[place] == GONE][:count]
        first = len(self.pack)
        for _ in range(count - len(free)):
            self.pack.append(0)
            self.card.append(UNKNOWN)
            self.known.append(0)
            self.line.append(0)
        places = free + list(range(first, len(self.pack)))
        if cards:
            if seen == 0:
                raise ValueError("a card that surely lies somewhere is known to somebody")
            for card in cards:
                if cards.count(card) > self.pool[card]:
                    raise ValueError(f"no copy of card {card} is left")
        self.make_pack(places, [(0, len(self.packs), card, seen) for card in cards or []])
        return places

    def make_pack(self, places: list[int], known: list[Stay], doubt: bool = False) -> None:
        """Make one pack of places. Some of its cards have been known; with doubt it is surely a pack in doubt."""
        k = len(self.packs)
        pack = Pack()
        for _, _, _, seen in known:
            doubt = doubt or seen != EVERYONE
        if not doubt:
            cards = [card for _, _, card, _ in known]
            pack.sure = self.unmistakable(cards, len(places))
            if pack.sure:
                pack.cards = cards
                for card in cards:
                    self.pool[card] -= 1
        if doubt or (known and not pack.sure):
            pack.size = len(places)
            self.past += known
        if pack.size or pack.sure:
            self.packs.append(pack)
        else:
            k = 0
        self.packs[k].places += len(places)
        for q in places:
            self.pack[q] = k

    def unmistakable(self, cards: list[int], count: int) -> int:
        """The faces of which all copies in a pack are these cards; none at all if some face could also be blind."""
        if len(cards) == count and cards:
            return ALL_FACES
        faces = 0
        copies = self.copies()
        for card in cards:
            if cards.count(card) < copies[card]:
                return 0
            faces |= 1 << card
        return faces

    def copies(self) -> list[int]:
        """How many copies of each card the family has."""
        copies = self.pool[:]
        for card in self.card:
            if card != UNKNOWN:
                copies[card] += 1
        for pack in self.packs:
            for card in pack.cards:
                copies[card] += 1
        return copies

    def is_public(self, place: int) -> bool:
        """Whether everybody knows the card at this place."""
        return self.known[place] == EVERYONE

    def settle(self, place: int, card: int) -> None:
        """The card at an unseen place is decided."""
        pack = self.packs[self.pack[place]]
        if pack.sure >> card & 1:
            pack.cards.remove(card)
        else:
            self.pool[card] -= 1
        self.card[place] = card
        pack.places -= 1

    def unsettle(self, place: int) -> None:
        """Take back what was decided about a place: the card returns to its pack or to the pool."""
        pack = self.packs[self.pack[place]]
        card = self.card[place]
        if pack.sure >> card & 1:
            pack.cards.append(card)
        else:
            self.pool[card] += 1
        self.card[place] = UNKNOWN
        pack.places += 1

    # ------------------------------------------------------------ mixing

    def shuffle(self, places: list[int]) -> None:
        """Mix these places: they become one pack, and whoever knew a card still knows that it is among them."""
        if self.choices:
            raise ValueError("cards that seats have chosen and hidden cannot be mixed")
        packs = sorted({self.pack[q] for q in places})
        new = len(self.packs)
        for k in packs:
            self.open_up(k, places)
            if self.packs[k].size and self.unseen_whole(k, places):  # mixed twice with no look in between: mixed once
                self.past = [(source, new if to == k else to, card, seen) for source, to, card, seen in self.past]
                self.packs[k].size = 0
        known: list[Stay] = []
        for q in places:
            self.take_up(q, new, known)
        for k in packs:
            if self.packs[k].sure and k not in self.pack:
                for card in sorted(self.packs[k].cards):
                    known.append((0, new, card, EVERYONE))
                    self.pool[card] += 1
                self.packs[k].cards = []
        if self.is_rest(len(places)):
            self.past = [stay for stay in self.past if stay[1] != new]
            known = [(0, new, card, EVERYONE) for card, count in enumerate(self.pool) for _ in range(count)]
        self.make_pack(places, known, bool([stay for stay in self.past if stay[1] == new]))
        self.forget()

    def take_up(self, place: int, new: int, known: list[Stay]) -> None:
        """Take a card off its place for a new pack; what was seen of it is remembered."""
        k, card, seen = self.pack[place], self.card[place], self.known[place]
        if self.packs[k].size and seen != EVERYONE:
            self.past.append((k, new, card, seen))
        elif card != UNKNOWN and not self.packs[k].sure:
            known.append((0, new, card, seen))
            if k:  # from now on it is counted where it goes
                self.past.append((k, 0, card, seen))
        if card != UNKNOWN:
            self.unsettle(place)
        self.packs[k].places -= 1
        self.pack[place] = GONE
        self.known[place] = 0
        self.line[place] = 0

    def unseen_whole(self, k: int, places: list[int]) -> bool:
        """Whether all cards of a pack in doubt are among these places and nobody has looked at any since its mixing."""
        if self.packs[k].places < self.packs[k].size:
            return False
        for q in range(len(self.pack)):
            if self.pack[q] == k and q not in places:
                return False
        return True

    def is_rest(self, count: int) -> bool:
        """Whether so many cards are all that do not lie open on a place, so that everybody can count them up."""
        if sum(self.pool) != count:
            return False
        for q in range(len(self.pack)):
            if self.pack[q] != GONE and not self.is_public(q):
                return False
        return True

    def open_up(self, k: int, places: list[int]) -> None:
        """Before some places of a pack are mixed: a pack that is cut, or of which only some have seen, is in doubt."""
        self.loosen(k)
        pack = self.packs[k]
        inside = [q for q in range(len(self.pack)) if self.pack[q] == k]
        if not pack.sure or not [q for q in inside if q in places]:
            return
        cut = [q for q in inside if q not in places]
        seen = [q for q in inside if self.card[q] != UNKNOWN]
        if cut or (seen and pack.sure != ALL_FACES):
            cards = pack.cards + [self.card[q] for q in seen if pack.sure >> self.card[q] & 1]
            for card in pack.cards:
                self.pool[card] += 1
            self.past += [(0, k, card, EVERYONE) for card in sorted(cards)]
            pack.cards = []
            pack.sure = 0
            pack.size = len(inside)

    def loosen(self, k: int) -> None:
        """Cards that lie open leave a pack without doubt; if nothing is sure about the others, it is none any more."""
        pack = self.packs[k]
        if not pack.sure:
            return
        held = bool(pack.cards)
        for q in range(len(self.pack)):
            if self.pack[q] == k:
                if self.is_public(q):
                    self.pack[q] = 0
                elif self.card[q] != UNKNOWN and pack.sure >> self.card[q] & 1:
                    held = True
        if not held:
            self.release(k)

    def release(self, k: int) -> None:
        """The places of a pack belong to no group any more."""
        for q in range(len(self.pack)):
            if self.pack[q] == k:
                self.pack[q] = 0
        self.packs[0].places += self.packs[k].places
        self.packs[k] = Pack()

    # ------------------------------------------------------------ forgetting

    def forget(self) -> None:
        """Drop what can tell nobody anything any more, and the packs that are left without cards."""
        for k in range(1, len(self.packs)):
            if self.packs[k].size and self.is_laid_out(k):
                self.past = [stay for stay in self.past if stay[1] != k]
                self.release(k)
        together = list(range(len(self.packs)))
        """By pack: the first one with which its cards were ever mixed."""
        for source, to, _, _ in self.past:
            if source and to and together[source] != together[to]:
                one, other = sorted([together[source], together[to]])
                together = [one if t == other else t for t in together]
        closed = [together[k] for q, k in enumerate(self.pack) if k > 0 and not self.is_public(q)]
        for k in range(1, len(self.packs)):
            if self.packs[k].size and together[k] not in closed:
                self.past = [stay for stay in self.past if k not in stay[:2]]
                self.release(k)
        self.renumber()

    def is_laid_out(self, k: int) -> bool:
        """Whether those who had seen the cards of a pack are those who know where each lies now."""
        inside = [q for q in range(len(self.pack)) if self.pack[q] == k and self.card[q] != UNKNOWN]
        came = [(source, seen) for source, to, _, seen in self.past if to == k]
        if not len(came) == len(inside) == self.packs[k].size:
            return False
        eyes = self.known[inside[0]]
        return came.count((0, eyes)) == len([q for q in inside if self.known[q] == eyes]) == len(came)

    def renumber(self) -> None:
        """Strike empty packs off the list."""
        used = set(self.pack)
        for source, to, _, _ in self.past:
            used.add(source)
            used.add(to)
        kept = [k for k in range(len(self.packs)) if k == 0 or k in used]
        if len(kept) == len(self.packs):
            return
        number = [0] * len(self.packs)
        for n, k in enumerate(kept):
            number[k] = n
        self.packs = [self.packs[k] for k in kept]
        self.pack = [number[k] if k != GONE else GONE for k in self.pack]
        self.past = [(number[source], number[to], card, seen) for source, to, card, seen in self.past]
