"""Piles: what a seat sees."""

from __future__ import annotations

from ludoteca.engine.hidden import UNKNOWN
from ludoteca.engine.scene import Board, Card, Element, Panel, Piece, Scene, Space, Square, Stack, Text
from tests.probes.piles.state import CHIT, EVENT, SEAT, TILE, TILES, Piles

STYLES = ("ruby", "emerald", "orange")


def scene(g: Piles, seat: int) -> Scene:
    """The tiles, the pile with the cards that the seat knows, the discards, the hands."""
    tiles = [
        Space(TILE.element(i), Text(f"tile-{TILE.name(i)}"), parent="land", shape=Square(column=i, row=0))
        for i in range(TILES)
    ]
    dynamic: list[Element] = [
        *(chit(g, tile, seat) for tile in range(TILES)),
        Stack("pile", Text("pile"), form="card", count=len(g.pile)),
        *(card(g, f"pile:{n}", "pile", place, seat) for n, place in enumerate(g.pile)),
        Stack("discards", Text("discards"), form="card", side="up", count=len(g.discards)),
        *(
            Panel(f"panel:{s}", Text(f"seat-{SEAT.name(s)}"), owner=STYLES[s], score=g.points[s])
            for s in range(g.seats)
        ),
        *(card(g, f"hand:{s}:{n}", f"panel:{s}", p, seat) for s in range(g.seats) for n, p in enumerate(g.hands[s])),
    ]
    return Scene(
        name=Text("title"),
        static=[Board("land", Text("land"), size=(300, 80), columns=TILES, rows=1), *tiles],
        dynamic=dynamic,
    )


def chit(g: Piles, tile: int, seat: int) -> Piece:
    known = g.chits.seen_by(g.tiles[tile], seat)
    name = Text("unknown") if known == UNKNOWN else Text(f"chit-{CHIT.name(known)}")
    return Piece(
        f"chit:{tile}",
        name,
        parent=TILE.element(tile),
        form="chit",
        side="up" if g.chits.is_public(g.tiles[tile]) else "down",
    )


def card(g: Piles, id: str, parent: str, place: int, seat: int) -> Card:
    known = g.events.seen_by(place, seat)
    name = Text("unknown") if known == UNKNOWN else Text(f"card-{EVENT.name(known)}")
    return Card(id, name, parent=parent, side="up" if known != UNKNOWN else "down")
