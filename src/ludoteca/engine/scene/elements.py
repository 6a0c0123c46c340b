"""What a seat can see, as data: the elements of a scene.

A scene is the drawable observation of one seat. Every client (browser, terminal, SVG, screen reader)
draws the same elements and knows no game. Texts are references into a game's text files, never sentences.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct, field

from ludoteca.engine.scene.look import Look
from ludoteca.engine.scene.words import NO_TEXT, Text

Point: TypeAlias = tuple[float, float]


# --- shapes of spaces -------------------------------------------------------------------------------------------


class Shape(Struct, frozen=True, gc=False, tag_field="form", forbid_unknown_fields=True, omit_defaults=True):
    """The outline of a space; coordinates are board units, y grows downwards."""


class Polygon(Shape, frozen=True, tag="polygon", kw_only=True):
    """An area: a coarse outline. Neighbours share their border points; the renderer smooths and roughens."""

    points: Sequence[Point]
    cliff: bool = False  # a coast that cannot be landed on


class Hex(Shape, frozen=True, tag="hex", kw_only=True):
    """A flat-topped tile at column q and diagonal row r; `turn` sixths of a turn clockwise move what lies on it."""

    q: int
    r: int
    turn: int = 0


class Square(Shape, frozen=True, tag="square", kw_only=True):
    """A square of a grid, counted from 0; `height` in levels."""

    column: int
    row: int
    height: int = 0


class Room(Shape, frozen=True, tag="room", kw_only=True):
    """A rectangular room or corridor, measured along the middle of its walls."""

    x: float
    y: float
    width: float
    height: float
    floor: Literal["check", "plank", "flag", "tile", "carpet", "heart"] = "flag"
    corridor: bool = False


class Disc(Shape, frozen=True, tag="disc", kw_only=True):
    """A clearing or station; on a hex `at` counts from the middle of the tile."""

    at: Point
    radius: float = 24.0
    outline: Literal["disc", "octagon", "arch"] = "disc"


SpaceShape: TypeAlias = Polygon | Hex | Square | Room | Disc


# --- small values -----------------------------------------------------------------------------------------------


class Badge(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A small mark on something: a value seal, a tab with a sign, a letter."""

    name: Text  # what it means, for the ear: "value 3"
    show: Text = NO_TEXT  # what stands on it: "3"
    sign: str = ""  # or a glyph
    form: Literal["disc", "seal", "tab", "burst", "torch"] = "disc"


class Vitality(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Life left of the most there can be."""

    now: int
    most: int


class Places(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Where label, key, pieces and badges of a space stand; unset places are computed."""

    label: Point | None = None
    key: Point | None = None
    pieces: Point | None = None
    badges: Point | None = None


class Figure(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """One named figure of a panel: gems 4, reserve 12."""

    name: Text
    value: Text
    sign: str = ""
    brief: bool = False  # the sign says it: drawings leave the name out


class Part(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """A named part of an element; it can be chosen, and be the parent of other elements."""

    id: str
    name: Text = NO_TEXT
    rule: str = ""
    alt: Text = NO_TEXT


class Station(Part, frozen=True, kw_only=True):
    """One place of a track."""

    show: Text = NO_TEXT  # the short label drawn on the track: "IV"
    sign: str = ""


class Box(Part, frozen=True, kw_only=True):
    """One box of a set of slots; `sign` is what it wants while it is empty."""

    sign: str = ""
    capacity: int = 1


class Item(Part, frozen=True, kw_only=True):
    """One kind of thing on a tray: how many are taken of how many, at what price."""

    sign: str = ""
    owner: str = ""
    count: int = 0
    most: int = 0
    price: int = 0
    side: int = 0  # for a trade: 0 what you give, 1 what you get


class Row(Part, frozen=True, kw_only=True):
    """One row of a rule table."""

    cells: list[Text]


class Action(Part, frozen=True, kw_only=True):
    """One thing to do that is no place on the board; `why` says why it cannot be done now."""

    sign: str = ""
    price: Text = NO_TEXT
    why: Text = NO_TEXT


# --- elements ---------------------------------------------------------------------------------------------------


class Thing(Struct, frozen=True, gc=False, tag_field="kind", forbid_unknown_fields=True, omit_defaults=True):
    """What every element has; `parent` is the id of an element or of a part, or empty."""

    id: str
    name: Text = NO_TEXT
    rule: str = ""
    alt: Text = NO_TEXT
    parent: str = ""


class Board(Thing, frozen=True, tag="board", kw_only=True):
    """A surface with spaces; `cell` is the side of a square or the radius of a hex."""

    size: Point
    cell: float = 54.0
    columns: int = 0
    rows: int = 0


class Space(Thing, frozen=True, tag="space", kw_only=True):
    """A place where things can be; `owner` is the style of who controls it."""

    shape: SpaceShape
    show: Text = NO_TEXT  # the short label on its roundel: "7"
    ground: str = ""  # a tint of the look
    relief: str = ""  # a glyph scattered over it
    owner: str = ""
    capacity: int = 0  # 0: no limit
    badges: list[Badge] = []
    places: Places = Places()


LinkForm: TypeAlias = Literal["road", "hidden", "secret", "border", "sea", "bridge", "door", "stairs"]


class Link(Thing, frozen=True, tag="link", kw_only=True):
    """A way between two spaces; a road that leaves the map ends at its own tile."""

    ends: tuple[str, str]
    form: LinkForm = "road"
    via: Sequence[Point] = []  # points it passes; a single point is where a door stands
    barred: bool = False


class Piece(Thing, frozen=True, tag="piece", kw_only=True):
    """A figure, token or chit; `owner` is a style: a seat's, neutral, automa, scenery."""

    figure: str = ""  # a glyph; empty: the emblem of the owner
    letters: Text = NO_TEXT  # one to three letters instead of a glyph
    form: Literal["token", "elite", "chit"] = "token"
    owner: str = "neutral"
    side: Literal["up", "down"] = "up"
    count: int = 1
    badges: list[Badge] = []
    vitality: Vitality | None = None
    at: Point | None = None
    acting: bool = False
    ghost: bool = False


class Stack(Thing, frozen=True, tag="stack", kw_only=True):
    """A pile: draw pile, reserve, heap of chits; what is known of its content are its children."""

    figure: str = ""
    owner: str = "neutral"
    form: Literal["token", "card", "chit"] = "token"
    side: Literal["up", "down"] = "down"
    count: int = 0
    badges: list[Badge] = []
    at: Point | None = None


class Card(Thing, frozen=True, tag="card", kw_only=True):
    """A card: its name is the title; face down only the back shows."""

    sort: Text = NO_TEXT  # its kind, in the head band
    text: Text = NO_TEXT
    owner: str = ""
    side: Literal["up", "down"] = "up"
    spent: bool = False
    badges: list[Badge] = []


class Die(Thing, frozen=True, tag="die", kw_only=True):
    """A die showing a figure or a sign; without an owner it is bone."""

    face: Text = NO_TEXT
    sign: str = ""
    owner: str = ""
    state: Literal["free", "spent", "locked"] = "free"


class Track(Thing, frozen=True, tag="track", kw_only=True):
    """A line or a ring of stations; `now` is the active one, pieces on it have a station as parent."""

    stations: list[Station]
    form: Literal["line", "ring"] = "line"
    now: str = ""


class Meter(Thing, frozen=True, tag="meter", kw_only=True):
    """A quantity of a known most: bar, hearts or other pips, dial."""

    value: int
    most: int
    form: Literal["bar", "hearts", "pips", "dial"] = "bar"
    owner: str = ""
    marks: list[int] = []  # thresholds on a bar


class Slots(Thing, frozen=True, tag="slots", kw_only=True):
    """Labelled boxes that hold elements: an ability of a monster, a combat sheet, a written day."""

    boxes: list[Box]
    text: Text = NO_TEXT
    owner: str = ""
    active: bool = False


class Panel(Thing, frozen=True, tag="panel", kw_only=True):
    """What everybody may know about one role; meters and dice of the role are its children."""

    owner: str
    seat: int = -1  # who holds the role; -1: the rules themselves
    figure: str = ""  # a glyph; empty: the emblem of the owner
    role: Text = NO_TEXT
    score: int | None = None
    unit: Text = NO_TEXT  # what the score counts: "PV"
    figures: list[Figure] = []
    asked: bool = False


class Tray(Thing, frozen=True, tag="tray", kw_only=True):
    """A choice of several things at once: pick some, split a sum, trade; with its running total."""

    items: list[Item]
    form: Literal["pick", "split", "trade"] = "pick"
    total: int = 0
    limit: int | None = None
    unit: Text = NO_TEXT
    sides: tuple[Text, Text] | None = None


class Table(Thing, frozen=True, tag="table", kw_only=True):
    """A table of the rules, and the row that applies now."""

    columns: list[Text]
    rows: list[Row]
    applies: str = ""


class Note(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """A remark of an overlay on one element."""

    on: str
    show: Text = NO_TEXT


class Overlay(Thing, frozen=True, tag="overlay", kw_only=True):
    """Drawn above the board: prices, a line of sight, an area, a way, origins, hits, refused places."""

    form: Literal["cost", "value", "sight", "area", "way", "origin", "hit", "refused"]
    notes: list[Note]


class Actions(Thing, frozen=True, tag="actions", kw_only=True):
    """Things to do beside the board: pass, end turn, buy."""

    actions: list[Action]


Element: TypeAlias = (
    Board | Space | Link | Piece | Stack | Card | Die | Track | Meter | Slots | Panel | Tray | Table | Overlay | Actions
)


Movable: TypeAlias = Piece | Stack | Card | Die  # what can lie on a space, a station or in a box


class Lit(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """An option of the question: the element or part it points at, its key, its label, its answer."""

    element: str
    key: str
    label: Text
    value: int


class Scene(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """All that one seat can see: what hardly changes, what changes, how it looks, what can be chosen."""

    name: Text
    static: Sequence[Element] = []
    dynamic: Sequence[Element] = []
    lit: Sequence[Lit] = []
    look: Look = field(default_factory=Look)

    def elements(self) -> Iterator[Element]:
        """All elements, static ones first, in the order of the scene."""
        yield from self.static
        yield from self.dynamic


def parts(element: Element) -> list[Part]:
    """The parts of an element that have an id of their own."""
    match element:
        case Track():
            return list(element.stations)
        case Slots():
            return list(element.boxes)
        case Tray():
            return list(element.items)
        case Table():
            return list(element.rows)
        case Actions():
            return list(element.actions)
        case _:
            return []
