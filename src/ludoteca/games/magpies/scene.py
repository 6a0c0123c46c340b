"""Magpies: what a seat sees."""

from __future__ import annotations

from importlib.resources import files
from math import cos, pi, sin

from ludoteca.engine.ask import NOTHING
from ludoteca.engine.game import SPECTATOR
from ludoteca.engine.scene import (
    Board, Die, Element, Figure, Link, Meter, Panel, Piece, Point, Polygon, Scene, Space, Text, load_look,
)  # fmt: skip
from ludoteca.games.magpies.rules import SEAT, TREE, TREES, TRINKET, Magpies

LOOK = load_look(files("ludoteca.games.magpies").joinpath("look.toml").read_text("utf-8"))
STYLES = ("ruby", "emerald", "orange", "blue")
GROUNDS = ("leaves", "leaves", "leaves", "leaves", "needles", "leaves", "leaves", "needles")
SIZE, MIDDLE = 620.0, 310.0


def scene(g: Magpies, seat: int) -> Scene:
    """The ring of trees, the bag, the nests, and what the seat knows of the favourites."""
    nests = [nest(g, other, seat) for other in range(g.seats)]
    return Scene(name=Text("title"), static=wood(), dynamic=[*hanging(g), *in_bag(g), *magpies(g), *nests, *clock(g)], look=LOOK)


# ---------------------------------------------------------------- what never moves


def wood() -> list[Element]:
    """Eight trees in a ring, and the bag in the middle."""
    trees = [
        Space(
            TREE.element(tree),
            Text(f"tree-{TREE.names[tree]}"),
            rule="G1.1",
            parent="wood",
            shape=blob(clock_point(tree, 226), 74),
            ground=GROUNDS[tree],
        )
        for tree in range(TREES)
    ]
    ways = [
        Link(f"way:{TREE.names[tree]}", parent="wood", ends=(TREE.element(tree), TREE.element((tree + 1) % TREES)))
        for tree in range(TREES)
    ]
    bag = Space("bag", Text("bag"), rule="G1.1", parent="wood", shape=blob((MIDDLE, MIDDLE), 104), ground="sackcloth")
    return [Board("wood", Text("wood"), size=(SIZE, SIZE)), *trees, *ways, bag]


def clock_point(tree: int, radius: float) -> Point:
    """A point so far from the middle, in the direction of a tree; the oak is at twelve o'clock."""
    angle = 2 * pi * tree / TREES
    return (round(MIDDLE + radius * sin(angle), 1), round(MIDDLE - radius * cos(angle), 1))


def blob(middle: Point, radius: float) -> Polygon:
    """A round patch of ground."""
    corners = [pi * (2 * i + 1) / 8 for i in range(8)]
    return Polygon(points=[(round(middle[0] + radius * cos(a), 1), round(middle[1] + radius * sin(a), 1)) for a in corners])


# ---------------------------------------------------------------- what does


def hanging(g: Magpies) -> list[Element]:
    """The trinkets in the trees."""
    return [
        Piece(f"hanging:{TREE.names[tree]}", name(t), rule="G2.3", parent=TREE.element(tree), figure=TRINKET.names[t])
        for tree, t in enumerate(g.trees)
        if t != NOTHING
    ]


def in_bag(g: Magpies) -> list[Element]:
    """What is left in the bag: everybody may count it."""
    return [
        Piece(f"in-bag:{TRINKET.names[t]}", name(t), rule="G2.5", parent="bag", figure=TRINKET.names[t], count=count)
        for t, count in enumerate(g.bag)
        if count > 0
    ]


def magpies(g: Magpies) -> list[Element]:
    """The birds, each in its tree."""
    return [
        Piece(
            f"magpie:{SEAT.names[seat]}",
            Text("magpie"),
            rule="G2.2",
            parent=TREE.element(tree),
            figure="magpie",
            owner=STYLES[seat],
            acting=seat == g.flying,
        )
        for seat, tree in enumerate(g.at)
    ]


def nest(g: Magpies, owner: int, seat: int) -> Panel:
    """A nest: how many of each trinket, what they are worth, and the favourite as far as the seat knows it."""
    figures = [
        Figure(Text(f"trinket-{trinket}.many"), Text.plain(g.nests[owner][t]), trinket)
        for t, trinket in enumerate(TRINKET.names)
    ]
    shown = bool(g.favourites) and g.favourites[owner].seen_by(SPECTATOR)
    return Panel(
        f"nest:{SEAT.names[owner]}",
        Text(f"seat-{SEAT.names[owner]}"),
        rule="G3.2",
        owner=STYLES[owner],
        score=g.score(owner) if shown else g.worth_of(owner),
        unit=Text("points"),
        figures=[*figures, Figure(Text("favourite"), favourite(g, owner, seat))],
        asked=owner == g.flying,
    )


def favourite(g: Magpies, owner: int, seat: int) -> Text:
    """The favourite of a magpie, as this seat may know it (G1.3)."""
    if not g.favourites:
        return Text("not-chosen")
    secret = g.favourites[owner]
    return name(secret.value[0]) if secret.seen_by(seat) else Text("secret")


def clock(g: Magpies) -> list[Element]:
    """The round, and the roll of whoever is flying."""
    rounds = Meter("round", Text("round"), rule="G3.1", value=g.round, most=g.rounds)
    if not g.wings:
        return [rounds]
    return [rounds, Die("die", Text("die"), rule="G2.1", face=Text.plain(g.wings))]


def name(trinket: int) -> Text:
    """The word for one trinket."""
    return Text(f"trinket-{TRINKET.names[trinket]}")
