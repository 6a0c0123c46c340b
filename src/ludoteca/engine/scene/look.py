"""How a game looks, as data: livery, tints, seat styles, glyphs, patterns, layout hints.

A game keeps its look in a TOML file and loads it with `load_look`. No code of a game runs in a client.
"""

from __future__ import annotations

import tomllib
from typing import Literal

import msgspec
from msgspec import Struct


class Tint(Struct, frozen=True, forbid_unknown_fields=True):
    """A colour in the light and in the dark theme."""

    light: str
    dark: str


class Livery(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The table colour of a game and, where it differs, its paper and the veil over what cannot be chosen."""

    table: Tint = Tint("#e9e0cd", "#191613")
    paper: Tint = Tint("#f8f3e7", "#172127")
    veil: Tint = Tint("#dfe5e2", "#0b141a")


class Glyph(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A sign as path data in a box of 24 around the origin."""

    fill: str = ""  # filled in the colour of the sign
    line: str = ""  # drawn as a line in the colour of the sign
    cut: str = ""  # drawn as a line in the colour of the ground
    even_odd: bool = False
    width: float = 1.4
    colour: Tint | None = None  # of a thing that has one of its own, such as a gem


class Pattern(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A repeated pattern: a tile with filled and drawn paths, turned by an angle."""

    width: float
    height: float
    fill: str = ""
    line: str = ""
    stroke: float = 1.2
    turn: float = 0.0
    ink: str = "#ffffff"


class Style(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The four cues of a seat: enamel colours, silhouette, pattern, emblem; and its line in charts."""

    enamel: str
    rim: str
    edge: str
    ink: str  # what stands on the enamel
    silhouette: str  # path data around the origin, about 40 across
    pattern: str
    emblem: str
    dash: str = ""


Zone = Literal["board", "bar", "seats", "side", "tray", "hidden"]


class Layout(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Hints for placing: zones by element id or kind, scales of pieces and board."""

    zones: dict[str, Zone] = {}
    board_scale: float = 1.0
    piece_scale: float = 1.0


class Look(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The look of a game; everything has a default, and names defined here win over the built-in ones."""

    livery: Livery = Livery()
    tints: dict[str, Tint] = {}
    styles: dict[str, Style] = {}
    glyphs: dict[str, Glyph] = {}
    patterns: dict[str, Pattern] = {}
    layout: Layout = Layout()
    ground: Literal["plain", "sea", "felt", "laid", "night"] = "plain"


def load_look(toml: str) -> Look:
    """Read a look from TOML; unknown or missing fields are refused with their path."""
    return msgspec.convert(tomllib.loads(toml), Look)
