"""Support: what a seat sees."""

from __future__ import annotations

from ludoteca.engine.hidden import UNKNOWN
from ludoteca.engine.scene import Card, Element, Figure, Panel, Piece, Scene, Stack, Text
from tests.probes.support.state import ATTACK, CARD, GOOD, NOBODY, SEAT, SIDE, UNIT, Support

STYLES = ("ruby", "emerald", "orange", "pink", "blue")


def scene(g: Support, seat: int) -> Scene:
    """The camps with their units and goods, the raid, and of the kept events what the seat knows."""
    dynamic: list[Element] = [
        Stack("pile", Text("pile"), form="card", count=len(g.pile)),
        Stack("discards", Text("discards"), form="card", side="up", count=len(g.discards)),
        Stack("bag", Text("bag"), form="chit", count=sum(g.bag)),
        *(camp(g, owner) for owner in range(g.seats)),
        *(kept(g, owner, n, seat) for owner in range(g.seats) for n in range(len(g.hands[owner]))),
        *(Piece(f"token:{side}", Text(f"worth-{worth}"), form="chit") for side, worth in enumerate(g.tokens)),
    ]
    return Scene(name=Text("title"), dynamic=dynamic)


def camp(g: Support, owner: int) -> Panel:
    figures = [Figure(Text(f"unit-{name}"), Text.plain(g.units[owner][i])) for i, name in enumerate(UNIT.names)]
    figures += [Figure(Text(f"good-{name}"), Text.plain(g.goods[owner][i])) for i, name in enumerate(GOOD.names)]
    if g.side[owner] != NOBODY:
        figures.append(Figure(Text(f"side-{SIDE.name(g.side[owner])}"), Text.plain(sum(g.sent[owner]))))
    role = Text(f"side-{SIDE.name(ATTACK)}") if owner == g.attacker else Text("camp")
    return Panel(SEAT.element(owner), Text(f"seat-{SEAT.name(owner)}"), owner=STYLES[owner], role=role, figures=figures)


def kept(g: Support, owner: int, n: int, seat: int) -> Card:
    known = g.events.seen_by(g.hands[owner][n], seat)
    name = Text("unknown") if known == UNKNOWN else Text(f"card-{CARD.name(known)}")
    return Card(f"kept:{owner}:{n}", name, parent=SEAT.element(owner), side="down" if known == UNKNOWN else "up")
