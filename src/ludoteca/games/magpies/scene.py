"""Magpies: what a seat sees."""

from __future__ import annotations

from importlib.resources import files
from math import cos, pi, sin

from ludoteca.engine.ask import NOTHING
from ludoteca.engine.game import SPECTATOR
from ludoteca.engine.scene import (
    Board,
    Die,
    Element,
    Figure,
    Meter,
    Panel,
    Piece,
    Point,
    Polygon,
    Row,
    Scene,
    Space,
    Table,
    Text,
    load_look,
)
from ludoteca.games.magpies.rules import SEAT, TREE, TREES, TRINKET, Magpies

LOOK = load_look(files("ludoteca.games.magpies").joinpath("look.toml").read_text("utf-8"))
STYLES = ("ruby", "emerald", "orange", "blue")
GROUNDS = ("leaves", "leaves", "leaves", "leaves", "needles", "leaves", "leaves", "needles")
MIDDLE = (336.0, 336.0)
APART = (0, 0, 50, 38, 30)
"""How far apart the magpies sit, by their number in one tree."""


def scene(g: Magpies, seat: int) -> Scene:
    """The ring of trees, the bag, the nests, and what the seat knows of the favourites."""
    nests = [nest(g, other, seat) for other in range(g.seats)]
    dynamic: list[Element] = [*hanging(g), *in_bag(g), *magpies(g), *nests, *clock(g), *reckoning(g)]
    return Scene(name=Text("title"), static=[*wood(), prices(g)], dynamic=dynamic, look=LOOK)


# ---------------------------------------------------------------- what never changes


def wood() -> list[Element]:
    """Eight trees in a ring, and the bag in the middle."""
    trees = [
        Space(
            TREE.element(tree),
            Text(f"tree-{TREE.names[tree]}"),
            rule="G1.1",
            parent="wood",
            shape=crown(middle_of(tree), 86),
            ground=GROUNDS[tree],
            relief=GROUNDS[tree],
        )
        for tree in range(TREES)
    ]
    bag = Space("bag", Text("bag"), rule="G2.5", parent="wood", shape=crown(MIDDLE, 112), ground="sackcloth")
    return [Board("wood", Text("wood"), size=(2 * MIDDLE[0], 2 * MIDDLE[1])), *trees, bag]


def middle_of(tree: int) -> Point:
    """Where a tree stands: the oak at twelve o'clock, the others clockwise after it."""
    angle = 2 * pi * tree / TREES
    return (round(MIDDLE[0] + 244 * sin(angle), 1), round(MIDDLE[1] - 244 * cos(angle), 1))


def crown(middle: Point, radius: float) -> Polygon:
    """A round patch; the renderer roughens its edge."""
    corners = [pi * (2 * i + 1) / 8 for i in range(8)]
    points = [(round(middle[0] + radius * cos(a), 1), round(middle[1] + radius * sin(a), 1)) for a in corners]
    return Polygon(points=points)


def prices(g: Magpies) -> Table:
    """What each trinket is worth."""
    rows = [
        Row(f"price:{trinket}", cells=[name(t), Text.plain(g.worth[t])], rule="G3.2")
        for t, trinket in enumerate(TRINKET.names)
    ]
    return Table("prices", Text("prices"), rule="G3.2", columns=[Text("trinket"), Text("worth")], rows=rows)


# ---------------------------------------------------------------- what does


def hanging(g: Magpies) -> list[Element]:
    """The trinkets in the trees."""
    return [
        Piece(
            f"hanging:{TREE.names[tree]}",
            name(trinket),
            rule="G2.3",
            parent=TREE.element(tree),
            figure=TRINKET.names[trinket],
            at=below(tree, 0, -2),
        )
        for tree, trinket in enumerate(g.trees)
        if trinket != NOTHING
    ]


def in_bag(g: Magpies) -> list[Element]:
    """What is left in the bag: everybody may count it."""
    return [
        Piece(f"in-bag:{TRINKET.names[t]}", name(t), rule="G2.5", parent="bag", figure=TRINKET.names[t], count=count)
        for t, count in enumerate(g.bag)
        if count > 0
    ]


def magpies(g: Magpies) -> list[Element]:
    """The birds, those in one tree side by side."""
    birds: list[Element] = []
    for seat, tree in enumerate(g.at):
        together = [other for other in range(g.seats) if g.at[other] == tree]
        aside = (together.index(seat) - (len(together) - 1) / 2) * APART[len(together)]
        birds.append(
            Piece(
                f"magpie:{SEAT.names[seat]}",
                Text("magpie"),
                rule="G2.2",
                parent=TREE.element(tree),
                figure="magpie",
                owner=STYLES[seat],
                acting=seat == g.flying,
                at=below(tree, aside, 47),
            )
        )
    return birds


def below(tree: int, aside: float, down: float) -> Point:
    """A point in the crown of a tree."""
    x, y = middle_of(tree)
    return (round(x + aside, 1), round(y + down, 1))


def nest(g: Magpies, owner: int, seat: int) -> Panel:
    """A nest: how many of each trinket, what they are worth, and the favourite as far as the seat knows it."""
    figures = [
        Figure(Text(f"trinket-{trinket}.many"), Text.plain(g.nests[owner][t]), trinket)
        for t, trinket in enumerate(TRINKET.names)
    ]
    score = g.score(owner) if is_shown(g) else g.worth_of(owner)
    return Panel(
        f"nest:{SEAT.names[owner]}",
        Text(f"seat-{SEAT.names[owner]}"),
        rule="G3.2",
        owner=STYLES[owner],
        seat=owner,
        score=score,
        unit=Text("points", {"count": score}),
        figures=[*figures, Figure(Text("favourite"), favourite(g, owner, seat))],
        asked=owner == g.flying,
    )


def is_shown(g: Magpies) -> bool:
    """Whether the favourites lie open: the game is over (G3.2)."""
    return bool(g.favourites) and g.favourites[0].seen_by(SPECTATOR)


def reckoning(g: Magpies) -> list[Element]:
    """How the points came about, once the favourites are shown (G3.2)."""
    if not is_shown(g):
        return []
    rows = [
        Row(
            f"reckoning:{SEAT.names[seat]}",
            cells=[
                Text(f"seat-{SEAT.names[seat]}"),
                Text.plain(g.worth_of(seat)),
                Text.plain(g.score(seat) - g.worth_of(seat)),
                Text.plain(g.score(seat)),
            ],
            rule="G3.2",
        )
        for seat in range(g.seats)
    ]
    columns = [Text("magpie"), Text("for-trinkets"), Text("for-favourites"), Text("altogether")]
    return [Table("reckoning", Text("reckoning"), rule="G3.2", columns=columns, rows=rows)]


def favourite(g: Magpies, owner: int, seat: int) -> Text:
    """The favourite of a magpie, as this seat may know it (G1.3)."""
    if not g.favourites:
        return Text("not-chosen")
    secret = g.favourites[owner]
    return name(secret.value[0]) if secret.seen_by(seat) else Text("secret")


def clock(g: Magpies) -> list[Element]:
    """The round, and the roll of whoever is flying."""
    rounds = Meter("round", Text("round"), rule="G3.1", value=g.round, most=g.rounds, form="pips")
    if g.flying == NOTHING or not g.wings:
        return [rounds]
    return [
        rounds,
        Die("die", Text("die"), rule="G2.1", face=Text.plain(g.wings), parent=f"nest:{SEAT.names[g.flying]}"),
    ]


def name(trinket: int) -> Text:
    """The word for one trinket."""
    return Text(f"trinket-{TRINKET.names[trinket]}")
