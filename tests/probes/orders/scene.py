"""Orders: what a seat sees."""

from __future__ import annotations

from ludoteca.engine.scene import Board, Disc, Element, Figure, Link, Panel, Piece, Scene, Space, Text
from tests.probes.orders.state import DEED, ROADS, ROLE, SIGHT, SPACE, SPACES, Orders

STYLES = ("ruby", "emerald", "orange", "pink")
SPOTS = ((60, 60), (200, 60), (130, 150), (130, 250), (300, 120), (240, 230))


def scene(g: Orders, seat: int) -> Scene:
    """The map with all roles, and of sheets and sights what the seat knows."""
    return Scene(
        name=Text("title"),
        static=[*country()],
        dynamic=[
            *(figure(g, role) for role in range(len(g.holders))),
            *(panel(g, r, seat) for r in range(len(g.holders))),
        ],
    )


def country() -> list[Element]:
    spaces = [
        Space(SPACE.element(i), Text(f"space-{name}"), parent="map", shape=Disc(at=SPOTS[i], radius=30))
        for i, name in enumerate(SPACES)
    ]
    roads = [
        Link(f"road:{a}-{b}", Text("road"), ends=(SPACE.element(a), SPACE.element(b)), parent="map")
        for a, ends in enumerate(ROADS)
        for b in ends
        if a < b
    ]
    return [Board("map", Text("map"), size=(360, 300)), *spaces, *roads]


def figure(g: Orders, role: int) -> Piece:
    name = Text(f"role-{ROLE.name(role)}")
    return Piece(
        f"figure:{role}", name, parent=SPACE.element(g.at[role]), owner=STYLES[g.holders[role]], ghost=g.hidden[role]
    )


def panel(g: Orders, role: int, seat: int) -> Panel:
    """Gold and wounds of a role are public; sheet and sight are shown to those who know them."""
    figures = [Figure(Text("gold"), Text.plain(g.gold[role])), Figure(Text("wounds"), Text.plain(int(g.wounded[role])))]
    if g.sheets and g.sheets[role].seen_by(seat):
        figures += [Figure(Text("sheet"), Text(f"deed-{DEED.name(deed)}")) for deed in g.sheets[role].value]
    sight = g.sights[role]
    if sight is not None and sight.seen_by(seat):
        figures.append(Figure(Text("sight"), Text(f"sight-{SIGHT.name(sight.value[0])}")))
    return Panel(f"panel:{role}", Text(f"role-{ROLE.name(role)}"), owner=STYLES[g.holders[role]], figures=figures)
