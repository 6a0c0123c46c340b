"""Magpies: what a seat sees."""

from __future__ import annotations

from math import cos, pi, sin

from ludoteca.engine.ask import NOTHING
from ludoteca.engine.scene import Board, Disc, Element, Figure, Link, Panel, Piece, Scene, Space, Text
from ludoteca.games.magpies.rules import SEAT, TREE, TREES, TRINKET, Magpies

STYLES = ("ruby", "emerald", "orange", "pink")


def scene(g: Magpies, seat: int) -> Scene:
    """The ring of trees, the nests, and what the seat knows of the favourites."""
    dynamic: list[Element] = [*trinkets(g), *magpies(g), *(nest(g, other, seat) for other in range(g.seats))]
    return Scene(name=Text("title"), static=ring(), dynamic=dynamic)


def ring() -> list[Element]:
    """The trees never move."""
    spots = [(200 + 150 * sin(2 * pi * i / TREES), 200 - 150 * cos(2 * pi * i / TREES)) for i in range(TREES)]
    trees = [
        Space(TREE.element(i), Text(f"tree-{TREE.names[i]}"), parent="ring", rule="G1.1", shape=Disc(at=at, radius=42))
        for i, at in enumerate(spots)
    ]
    ways = [
        Link(f"way:{i}", Text("way"), ends=(TREE.element(i), TREE.element((i + 1) % TREES)), form="road", parent="ring")
        for i in range(TREES)
    ]
    return [Board("ring", Text("ring"), size=(400, 400)), *trees, *ways]


def trinkets(g: Magpies) -> list[Element]:
    return [
        Piece(f"hanging:{tree}", Text(f"trinket-{TRINKET.names[t]}"), parent=TREE.element(tree), figure=TRINKET.names[t])
        for tree, t in enumerate(g.trees)
        if t != NOTHING
    ]


def magpies(g: Magpies) -> list[Element]:
    return [
        Piece(
            f"magpie:{seat}", Text(f"magpie-{SEAT.names[seat]}"), parent=TREE.element(tree), figure="bird", owner=STYLES[seat]
        )
        for seat, tree in enumerate(g.at)
    ]


def nest(g: Magpies, owner: int, seat: int) -> Panel:
    """A nest: how many of each trinket, and the favourite if the seat knows it."""
    figures = [Figure(Text(f"trinket-{TRINKET.names[t]}"), Text.plain(n)) for t, n in enumerate(g.nests[owner])]
    if g.favourites and g.favourites[owner].seen_by(seat):
        name = TRINKET.names[g.favourites[owner].value[0]]
        figures.append(Figure(Text("favourite"), Text(f"trinket-{name}")))
    public = sum(n * g.worth[t] for t, n in enumerate(g.nests[owner]))
    return Panel(
        f"nest:{owner}", Text(f"seat-{SEAT.names[owner]}"), rule="G3.2", owner=STYLES[owner], score=public, figures=figures
    )
