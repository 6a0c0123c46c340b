"""What seats can have chosen in secret, one after another out of one supply: exact counting.

Who hides a card chooses any face that is left, one as likely as another. Which faces are left depends on the cards that
lie hidden at that moment, and these may be turned up or go back to the supply later. So a card that is still hidden is
judged by every choice that ever lay beside it.
"""

from __future__ import annotations

from math import lcm

from ludoteca.engine.beliefs import UNKNOWN

Choice = tuple[int, int, int, int]
"""A chosen card: its place or GONE; when gone, its face and who had seen it; and, as bits, the earlier choices that lay
hidden when it was chosen."""


class Choices:
    """A row of choices, and the faces that are known of them."""

    __slots__ = ("beside", "copies", "face", "needed", "whole")

    def __init__(self, copies: list[int], face: list[int], beside: list[int]) -> None:
        self.copies: list[int] = copies
        """By face: how many there are in the whole supply."""
        self.face: list[int] = face
        """By choice: its face, or UNKNOWN."""
        self.beside: list[int] = beside
        """By choice: the earlier ones, as bits, that lay hidden then."""
        fewest = min(copies)
        self.needed: list[int] = [UNKNOWN] * len(face)
        """By choice: the last one that it can have taken something from. Where few cards lie hidden, no face is out."""
        for i in range(len(face)):
            if beside[i].bit_count() >= fewest:
                for k in range(i + 1):
                    if k == i or beside[i] >> k & 1:
                        self.needed[k] = i
        self.whole: int = lcm(*range(1, len(copies) + 1))

    def chances(self, i: int) -> list[int]:
        """By face: how likely it is at a choice of unknown face."""
        faces = len(self.copies)
        if self.needed[i] == UNKNOWN:
            return [1] * faces
        found: list[int] = []
        for face in range(faces):
            self.face[i] = face
            found.append(self.ways())
        self.face[i] = UNKNOWN
        return found

    def ways(self) -> int:
        """How likely everything is that is known, up to a common factor."""
        worlds: dict[tuple[int, ...], int] = {(UNKNOWN,) * len(self.face): 1}
        """By the faces of those choices that are still needed."""
        for i in range(len(self.face)):
            if self.needed[i] != UNKNOWN:
                after: dict[tuple[int, ...], int] = {}
                for world, weight in worlds.items():
                    left = self.left(i, world)
                    each = weight * (self.whole // len(left)) if left else 0
                    for face in left:
                        if self.face[i] == face or self.face[i] == UNKNOWN:
                            now = list(world)
                            now[i] = face
                            for k in range(i + 1):
                                if self.needed[k] <= i:
                                    now[k] = UNKNOWN
                            key = tuple(now)
                            after[key] = after.get(key, 0) + each
                worlds = after
        total = 0
        for weight in worlds.values():
            total += weight
        return total

    def left(self, i: int, world: tuple[int, ...]) -> list[int]:
        """The faces that could be chosen."""
        count = self.copies[:]
        for k in range(i):
            if self.beside[i] >> k & 1 and world[k] != UNKNOWN:
                count[world[k]] -= 1
        return [face for face in range(len(count)) if count[face] > 0]
