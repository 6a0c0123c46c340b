"""What can lie where, given what has been seen: exact counting of cards that were mixed, seen and mixed again.

A stay is the time that a card lies at one place between two mixings. A stay begins in the pack that was mixed and ends
in the next one. Who sees a face does not know which of several equal copies it is, so two stays with the same face may
be one card or two. `Beliefs.ways` counts every story of which stays were the same card: mixing does not care about
faces, so all ways to lay single cards are equally likely, and so are all copies that a new card can be.
"""

from __future__ import annotations

from math import comb, factorial, gcd
from typing import Final

UNKNOWN: Final = -1


class Beliefs:
    """The stays of one family of cards, and the faces that are known of them."""

    __slots__ = ("card", "copies", "counted", "size", "source", "to")

    def __init__(self, copies: list[int], size: list[int]) -> None:
        self.copies: list[int] = copies
        """By face: how many there are in the whole family."""
        self.size: list[int] = size
        """By pack, in the order of mixing: how many cards were mixed. Pack 0 stands for no pack."""
        self.source: list[int] = []
        """By stay: the pack it began in, or 0 for a card that came straight from the pool."""
        self.to: list[int] = []
        """By stay: the pack it ended in, or 0 if the card still lies there."""
        self.card: list[int] = []
        """By stay: the face, or UNKNOWN."""
        self.counted: list[int] = [0] * len(copies)
        """By face: a correction of the number of cards seen, for cards that stand in the list twice."""

    def stay(self, source: int, to: int, card: int) -> int:
        """A card has lain somewhere. Returns the number of the stay."""
        self.source.append(source)
        self.to.append(to)
        self.card.append(card)
        return len(self.card) - 1

    def chances(self, stay: int) -> list[int]:
        """By face: how likely it is at a stay of unknown face, as whole numbers without a common divisor."""
        left = [self.copies[face] - self.counted[face] for face in range(len(self.copies))]
        in_packs = [False] * len(self.copies)
        for i in range(len(self.card)):
            card = self.card[i]
            if card != UNKNOWN:
                left[card] -= 1
                if self.source[i] or self.to[i]:
                    in_packs[card] = True
        faces = [face for face in range(len(self.copies)) if in_packs[face]]
        others = [face for face in range(len(self.copies)) if not in_packs[face] and left[face] > 0]
        # Faces that no pack knows differ only in how many are left, so one of them stands for all.
        ways = self.ways(stay, faces + others[:1])
        weights = [0] * len(self.copies)
        for n in range(len(faces)):
            weights[faces[n]] = ways[n]
        for face in others:
            weights[face] = ways[-1] // left[others[0]] * left[face]
        common = 0
        for weight in weights:
            common = gcd(common, weight)
        return [weight // common for weight in weights] if common > 1 else weights

    def ways(self, stay: int, faces: list[int]) -> list[int]:
        """In how many ways everything can have happened as it was seen, if a stay has one or another of these faces.

        The faces are all that have to do with packs. The numbers are right up to a common factor.
        """
        count = Count(self, stay, faces)
        first = self.source[stay]
        before = count.beginning()
        for k in range(1, first):  # what was mixed before does not depend on the face
            before = count.pass_pack(k, before)
        found: list[int] = []
        for face in faces:
            self.card[stay] = face
            worlds = before if first else count.beginning()
            for k in range(max(1, first), len(self.size)):
                worlds = count.pass_pack(k, worlds)
            found.append(count.total(worlds))
        self.card[stay] = UNKNOWN
        return found


class Count:
    """One count. A world says, face by face, how many different cards were seen and how many of them enter each pack.

    It is a row of integers: the number of different cards; then for each face how many of them there are; then for each
    pack and face how many cards that were seen before come into the pack.
    """

    __slots__ = ("at", "beliefs", "faces", "last", "stays", "width")

    def __init__(self, beliefs: Beliefs, stay: int, faces: list[int]) -> None:
        self.beliefs: Beliefs = beliefs
        self.faces: list[int] = faces
        self.width: int = len(faces)
        self.at: list[int] = [UNKNOWN] * len(beliefs.copies)
        """By face: its number among those that have to do with packs."""
        for f in range(len(faces)):
            self.at[faces[f]] = f
        self.stays: list[list[int]] = [[] for _ in beliefs.size]
        """By pack: the stays that began in it, without the cards that lie there unseen."""
        for i in range(len(beliefs.card)):
            if beliefs.card[i] != UNKNOWN or beliefs.to[i] or i == stay:
                self.stays[beliefs.source[i]].append(i)
        self.last: list[int] = self.last_packs(stay)
        """By face: the last pack in which a card that was seen can lie."""

    def last_packs(self, stay: int) -> list[int]:
        """Follow all faces through the packs; at this one stay there may be any."""
        b = self.beliefs
        present = [[False] * self.width for _ in b.size]
        last = [0] * self.width
        for k in range(len(b.size)):
            for i in self.stays[k]:
                for f in range(self.width):
                    if self.faces[f] == b.card[i] or i == stay:
                        present[k][f] = True
                        present[b.to[i]][f] = True
                    elif k and b.to[i] and b.card[i] == UNKNOWN and present[k][f]:
                        present[b.to[i]][f] = True
            for f in range(self.width):
                if present[k][f]:
                    last[f] = k
        return last

    def slot(self, pack: int, card: int) -> int:
        """Where in a world the cards of this face stand that come into this pack."""
        return 1 + self.width + pack * self.width + self.at[card]

    def beginning(self) -> dict[tuple[int, ...], int]:
        """The cards that came straight from the pool; all of them are different."""
        b = self.beliefs
        world = [0] * (1 + self.width + len(b.size) * self.width)
        different = b.counted[:]
        for i in self.stays[0]:
            card = b.card[i]
            if card != UNKNOWN:
                different[card] += 1
                if b.to[i]:
                    world[self.slot(b.to[i], card)] += 1
        weight = 1
        for face in range(len(different)):
            world[0] += different[face]
            if self.at[face] != UNKNOWN:
                world[1 + self.at[face]] = different[face]
            else:
                weight *= falling(b.copies[face], different[face])
        return {tuple(world): weight}

    def pass_pack(self, k: int, worlds: dict[tuple[int, ...], int]) -> dict[tuple[int, ...], int]:
        """Mix a pack, see what was seen in it, and let its cards go where they went."""
        b = self.beliefs
        seen = [0] * self.width
        moved: list[int] = []
        ends = [0]
        free = [b.size[k]]
        """By end: the places that lead there and were not seen."""
        for i in self.stays[k]:
            card, to = b.card[i], b.to[i]
            if card != UNKNOWN:
                free[0] -= 1
                seen[self.at[card]] += 1
                if to:
                    moved.append(self.slot(to, card))
            elif to:
                free[0] -= 1
                if to not in ends:
                    ends.append(to)
                    free.append(0)
                free[ends.index(to)] += 1
        begin = 1 + self.width + k * self.width
        after: dict[tuple[int, ...], int] = {}
        for world, weight in worlds.items():
            came = world[begin : begin + self.width]
            if sum(came) <= b.size[k]:
                now = list(world)
                for f in range(self.width):
                    now[begin + f] = 0
                for slot in moved:
                    now[slot] += 1
                cases = {tuple(now + free): weight * factorial(b.size[k] - sum(came))}
                for f in range(self.width):
                    if came[f] or seen[f]:
                        cases = self.spread(cases, f, came[f], seen[f], ends, self.last[f] == k)
                for case, ways in cases.items():
                    key = case[: len(world)]
                    after[key] = after.get(key, 0) + ways
        return after

    def spread(
        self, cases: dict[tuple[int, ...], int], f: int, came: int, seen: int, ends: list[int], done: bool
    ) -> dict[tuple[int, ...], int]:
        """Cards of one face: some of those that came are those that were seen, the others lie where nobody looked."""
        copies = self.beliefs.copies[self.faces[f]]
        found: dict[tuple[int, ...], int] = {}
        for same in range(min(came, seen) + 1):
            choices = comb(seen, same) * falling(came, same)
            for case, weight in cases.items():
                first = len(case) - len(ends)
                for part in parts(came - same, case[first:]):
                    ways = weight * choices
                    rest = came - same
                    now = list(case)
                    now[0] += seen - same
                    now[1 + f] += seen - same
                    for e in range(len(ends)):
                        if part[e]:
                            ways *= falling(now[first + e], part[e]) * comb(rest, part[e])
                            rest -= part[e]
                            now[first + e] -= part[e]
                            if e:
                                now[self.slot(ends[e], self.faces[f])] += part[e]
                    if done:  # worlds that differ only in a face that does not come again need not be kept apart
                        ways *= falling(copies, now[1 + f])
                        now[1 + f] = 0
                    if ways:
                        key = tuple(now)
                        found[key] = found.get(key, 0) + ways
        return found

    def total(self, worlds: dict[tuple[int, ...], int]) -> int:
        """All worlds together; the cards that nobody has seen are any of those that are left."""
        b = self.beliefs
        family = sum(b.copies)
        total = 0
        for world, weight in worlds.items():
            ways = weight * factorial(max(0, family - world[0]))
            for f in range(self.width):
                ways *= falling(b.copies[self.faces[f]], world[1 + f])
            total += ways
        return total


def parts(count: int, room: tuple[int, ...]) -> list[list[int]]:
    """Every way to part a number of things between rooms."""
    if len(room) == 1:
        return [[count]] if count <= room[0] else []
    found: list[list[int]] = []
    for last in range(min(count, room[-1]) + 1):
        for before in parts(count - last, room[:-1]):
            before.append(last)
            found.append(before)
    return found


def falling(n: int, k: int) -> int:
    """The ways to lay k of n things in a row."""
    if k < 0 or n < k:
        return 0
    ways = 1
    for i in range(k):
        ways *= n - i
    return ways
