"""Wroth's peninsula as scene elements: the Shores with their landing zones, the regions, borders and land bridges."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from ludoteca.engine.scene import (
    Badge,
    Board,
    Disc,
    Element,
    Link,
    Places,
    Point,
    Polygon,
    Space,
    Text,
    load_look,
)
from ludoteca.games.wroth.content import BORDERS, LANDINGS, REGIONS, TOKENS, ZONES

LOOK = load_look(files("ludoteca.games.wroth").joinpath("look.toml").read_text("utf-8"))
BOARD: Final = "map"
SIZE: Final[Point] = (860, 740)
SHORES: Final = "region:shores"
SHORES_AT: Final[Point] = (290, 690)
ZONE_RADIUS: Final = 42.0


def sea() -> list[Element]:
    """What never changes: the board, the Shores, and which regions touch (W7.1-W7.3)."""
    shores = Space(
        SHORES,
        Text("region-shores"),
        rule="W7.3",
        parent=BOARD,
        shape=Disc(at=SHORES_AT, radius=24),
        ground="zone",
    )
    return [Board(BOARD, Text("map"), rule="W7.1", size=SIZE), shores, *borders(), *landings()]


def borders() -> list[Element]:
    """Border lines and land bridges between numbered regions (W7.2)."""
    return [
        Link(
            f"border:{border.id}",
            rule="W7.2",
            parent=BOARD,
            ends=(region_id(border.between[0]), region_id(border.between[1])),
            form=border.form,
            via=border.via,
        )
        for border in BORDERS
    ]


def landings() -> list[Element]:
    """The Shores lead into these regions; they lie around them, so no line is drawn (W7.3)."""
    return [
        Link(f"landing:{region}", rule="W7.3", parent=BOARD, ends=(SHORES, region_id(region)), form="border")
        for region in LANDINGS
    ]


def lands(tokens: Sequence[int] = (), styles: Sequence[str] = ()) -> list[Element]:
    """The numbered regions, each with its token and in the style of who controls it, both by region from 1."""
    return [
        Space(
            region_id(region.id),
            Text(f"region-{region.id}"),
            rule="W7.1",
            parent=BOARD,
            shape=Polygon(points=region.outline, cliff=not region.landing),
            show=Text.plain(region.id),
            ground=f"region-{region.id}",
            relief=region.relief,
            owner=styles[region.id - 1] if styles else "",
            badges=seal(tokens[region.id - 1]) if tokens else [],
            places=Places(label=region.label, key=region.key, pieces=region.pieces, badges=region.seal),
        )
        for region in REGIONS
    ]


def seal(token: int) -> list[Badge]:
    """A token: a seal with its victory points, and a tab with its bonus action (W2.7, W6.2)."""
    vp, bonus = TOKENS[token].vp, TOKENS[token].bonus
    value = Badge(name=Text("token-vp", {"vp": vp}), show=Text.plain(vp), form="seal")
    if bonus is None:
        return [value]
    return [value, Badge(name=Text("token-bonus", {"face": Text(f"face-{bonus}")}), sign=bonus, form="tab")]


def zones(styles: Sequence[str] = ()) -> list[Element]:
    """The landing zones, each in the style of whose it is, clockwise from the south (W7.5)."""
    return [
        Space(
            f"zone:{zone.id}",
            Text(f"zone-{zone.id}"),
            rule="W7.5",
            parent=BOARD,
            shape=Disc(at=zone.place, radius=ZONE_RADIUS),
            ground="zone",
            owner=styles[number] if styles else "",
            badges=[Badge(name=Text(f"zone-kind-{zone.kind}"), sign=zone.kind)],
            places=Places(label=zone.label),
        )
        for number, zone in enumerate(ZONES)
    ]


def region_id(region: int) -> str:
    """The element of a numbered region."""
    return f"region:{region}"
