"""Boards of rooms: floors by kind, hatched walls, doors with stone jambs, torches."""

from __future__ import annotations

from ludoteca.engine.scene.crowd import rows
from ludoteca.engine.scene.elements import Badge, Board, Link, Movable, Room, Space
from ludoteca.engine.scene.geometry import n
from ludoteca.engine.scene.light import LAYERS, roundel
from ludoteca.engine.scene.look import Tint
from ludoteca.engine.scene.paint import Paint, circle, measure, moved, rect, tag
from ludoteca.engine.scene.things import badge, put

COLOURS = {
    "wall": Tint("#a79bad", "#776b7f"),
    "hatch": Tint("#7a6e84", "#4a4052"),
    "edge": Tint("#2a2331", "#0d0a12"),
    "floor": Tint("#c9bfcb", "#63576b"),
    "corridor": Tint("#bdb2bf", "#574e60"),
    "heart": Tint("#d79aa4", "#6a3040"),
    "joint": Tint("#8f8296", "#2a2331"),
    "wood": Tint("#c4a27c", "#5b4433"),
    "wood-joint": Tint("#83633f", "#2c1f17"),
    "carpet": Tint("#b86a72", "#6a2f3c"),
    "thread": Tint("#e8c490", "#c48a4a"),
    "check": Tint("#b3a7b8", "#6e6274"),
    "jamb": Tint("#5c5166", "#a59aac"),
    "name": Tint("#231b2a", "#e6dde6"),
    "name-halo": Tint("#ece6ee", "#1d1723"),
}


class RoomBoard:
    """Draws one board of rooms."""

    def __init__(self, paint: Paint, board: Board) -> None:
        self.paint = paint
        self.board = board
        self.rooms = [space for space in paint.index.of(Space, board.id) if isinstance(space.shape, Room)]
        self.lit = any(paint.is_lit(room.id) for room in self.rooms)
        for room in self.rooms:
            shape = self.shape(room)
            paint.spots[room.id] = (shape.x + shape.width / 2, shape.y + shape.height / 2)

    def shape(self, room: Space) -> Room:
        """The rectangle of a room."""
        assert isinstance(room.shape, Room)
        return room.shape

    def colour(self, name: str) -> str:
        """A colour of stone, wood or cloth in the theme."""
        return self.paint.tint(COLOURS[name])

    def draw(self) -> str:
        """Shadow, walls, floors, doors, then what stands in the rooms."""
        walls = self.walls()
        floors = "".join(self.floor(room) for room in self.rooms)
        doors = "".join(self.door(link) for link in self.paint.index.of(Link, self.board.id))
        places = "".join(self.place(room) for room in self.rooms)
        return tag("g", walls, floors, aria_hidden="true") + doors + places

    def walls(self) -> str:
        """Walls as thick strips hatched at 45 degrees, with a dark outside."""
        hatch = self.paint.define(
            "poche",
            tag(
                "pattern",
                rect(0, 0, 6, 6, fill=self.colour("wall")),
                rect(0, 0, 2, 6, fill=self.colour("hatch")),
                id="poche",
                width="6",
                height="6",
                patternUnits="userSpaceOnUse",
                patternTransform="rotate(45)",
            ),
        )

        def grown(by: float, **attributes: str | float | None) -> str:
            return "".join(
                tag(
                    "rect",
                    x=n(s.x - by),
                    y=n(s.y - by),
                    width=n(s.width + 2 * by),
                    height=n(s.height + 2 * by),
                    **attributes,
                )
                for s in map(self.shape, self.rooms)
            )

        out = tag("g", grown(15, rx=3.0), fill=self.colour("edge"), opacity=".28")
        out += tag("g", grown(9), fill=self.colour("wall"), stroke=self.colour("edge"), stroke_width=2.0)
        return out + tag("g", grown(8), fill=hatch)

    def pattern(self, floor: str) -> str:
        """The pattern of a floor, defined when first used."""
        joint = self.colour("joint")
        tiles = {
            "check": (28, 28, tag("path", d="M0 0H14V14H0ZM14 14H28V28H14Z", fill=self.colour("check"))),
            "flag": (46, 34, tag("path", d="M0 0H46M0 17H46M14 0V17M34 17V34", stroke=joint, stroke_width=1.4)),
            "plank": (
                60,
                24,
                rect(0, 0, 60, 24, fill=self.colour("wood"))
                + tag("path", d="M0 0H60M0 12H60M20 0V12M46 12V24", stroke=self.colour("wood-joint"), stroke_width=1.4),
            ),
            "tile": (18, 18, tag("path", d="M0 0H18V18M9 4L14 9L9 14L4 9Z", fill="none", stroke=joint)),
            "carpet": (
                16,
                16,
                rect(0, 0, 16, 16, fill=self.colour("carpet"))
                + tag("path", d="M8 1L15 8L8 15L1 8Z", fill="none", stroke=self.colour("thread")),
            ),
            "heart": (
                24,
                24,
                circle(12, 12, 9, fill="none", stroke="#b04a5c") + tag("path", d="M12 3V21M3 12H21", stroke="#b04a5c"),
            ),
        }
        width, height, body = tiles[floor]
        name = f"f-{floor}"
        return self.paint.define(
            name, tag("pattern", body, id=name, width=width, height=height, patternUnits="userSpaceOnUse")
        )

    def floor(self, room: Space) -> str:
        """One floor, darkened where it cannot be chosen, lit where it can."""
        paint, shape = self.paint, self.shape(room)
        base = "heart" if shape.floor == "heart" else "corridor" if shape.corridor else "floor"
        inner = (shape.x + 4, shape.y + 4, shape.width - 8, shape.height - 8)
        ground = paint.ground(room.ground, self.colour(base))
        out = rect(*inner, fill=ground) + rect(*inner, fill=self.pattern(shape.floor), opacity=".55")
        shade = paint.gradient(
            "roomshade", "linear", [(0, "#000", 0.45 if paint.dark else 0.22), (0.35, "#000", 0)], x2="0", y2="1"
        )
        out += rect(*inner, fill=shade)
        if paint.is_lit(room.id):
            out += self.light(room, shape)
        elif self.lit:
            veil = "#0f0b15" if paint.dark else "#4a4052"
            out += rect(*inner, fill=veil, opacity=".3")
        out += rect(*inner, fill="none", stroke=self.colour("edge"), stroke_width=2.0)
        if paint.focus == room.id:
            ring = (shape.x + 1, shape.y + 1, shape.width - 2, shape.height - 2)
            out += rect(*ring, fill="none", stroke=paint["focus"], stroke_width=3.0)
        return out

    def light(self, room: Space, shape: Room) -> str:
        """Light within four walls: layered strokes, a line, a thinner line on it."""
        paint, focus = self.paint, self.paint.focus == room.id
        name = f"o-{paint.safe(room.id)}"
        data = f"M{n(shape.x + 4)} {n(shape.y + 4)}h{n(shape.width - 8)}v{n(shape.height - 8)}h{n(8 - shape.width)}Z"
        paint.outline(name, data)
        clip = paint.clip(name)
        href, wide = f"#{name}", 58 if focus else 38
        hi = "#ffb52e" if paint.dark else paint["light-hi"]
        layers = "".join(tag("use", href=href, stroke_width=wide * layer) for layer in LAYERS)
        out = tag("use", href=href, fill=hi, opacity=".3" if focus else ".12")
        out += tag("g", layers, fill="none", stroke=hi, stroke_opacity=".17" if focus else ".13")
        out += tag("use", href=href, fill="none", stroke=paint["light"], stroke_width=9.0 if focus else 6.0)
        out += tag("use", href=href, fill="none", stroke=paint["light-hi"], stroke_width=4.5 if focus else 2.6)
        return tag("g", out, clip_path=clip)

    # --- doors -----------------------------------------------------------------------------------------------------

    def door(self, link: Link) -> str:
        """A wooden threshold between two jambs of stone, in the middle of the shared wall unless content says where."""
        one, other = (self.paint.index.elements.get(end) for end in link.ends)
        if not isinstance(one, Space) or not isinstance(other, Space):
            return ""
        x, y, upright = threshold(self.shape(one), self.shape(other))
        if link.via:
            x, y = link.via[0]
        wood = "#4b4150" if self.paint.dark else "#8d7358"
        edge, plank = self.colour("edge"), "#231b2a" if self.paint.dark else "#4c3a28"
        out = rect(-10, -15, 20, 30, fill=wood)
        out += tag("path", d="M-10-15H10M-10 15H10", stroke=edge, stroke_width=2.0)
        out += tag("path", d="M-5-15V15M5-15V15M0-15V15", stroke=plank, stroke_width=1.4)
        out += tag("path", d="M-10-19V-15H10V-19ZM-10 19V15H10V19Z", fill=self.colour("jamb"))
        if link.barred:
            out += tag("path", d="M-11-9L11 9M11-9L-11 9", stroke=self.paint["bad"], stroke_width=3.5)
        if self.paint.is_lit(link.id):
            out += rect(-13, -21, 26, 42, fill="none", stroke=self.paint["light"])
        return self.paint.element(link, moved(x, y, out, turn=0 if upright else 90))

    # --- what stands in a room ----------------------------------------------------------------------------------------

    def place(self, room: Space) -> str:
        """Key and name along the top wall, badges, pieces."""
        paint, shape = self.paint, self.shape(room)
        lit = paint.is_lit(room.id)
        name = paint.speech.name(room)
        size = 16 if measure(name, 16) < shape.width - (52 if lit else 16) else 14
        ink = "#fff0c9" if lit and paint.dark else self.colour("name")
        x, anchor = (shape.x + 38, "start") if lit else (shape.x + shape.width / 2, "middle")
        x, y = room.places.label or (x, shape.y + 24)
        out = paint.text(
            x,
            y,
            name,
            size,
            weight=600,
            italic=True,
            anchor=anchor,
            fill=ink,
            halo=self.colour("name-halo"),
            halo_width=3.5,
            most=shape.width - (44 if lit else 10),
        )
        if lit:
            out += roundel(paint, shape.x + 21, shape.y + 20, paint.key(room.id), lit=True, scale=0.96)
        if room.capacity:
            out += self.capacity(room, shape)
        out += "".join(self.mark(mark, room, shape, i) for i, mark in enumerate(room.badges))
        pieces = paint.index.held(room.id)
        low = min(16.0, shape.height / 2 - 24)
        spot = room.places.pieces or (shape.x + shape.width / 2, shape.y + low + shape.height / 2)
        if pieces:
            scale = 1.05 * paint.scene.look.layout.piece_scale
            out += folk(paint, pieces, *spot, shape.width - 22, shape.height - 46, scale)
        return paint.element(room, out, group=True)

    def capacity(self, room: Space, shape: Room) -> str:
        """How many find room: a figure in the corner of the floor."""
        words = str(room.capacity)
        x, y = shape.x + shape.width - 13, shape.y + shape.height - 12
        ink, halo = self.colour("name"), self.colour("name-halo")
        return self.paint.text(x, y, words, 14, weight=800, fill=ink, anchor="end", halo=halo, halo_width=3) + tag(
            "path",
            d=f"M{n(x - 14 - 6 * len(words))} {n(y - 10)}v7a3 3 0 0 0 3 3h4a3 3 0 0 0 3-3v-7",
            fill="none",
            stroke=ink,
            stroke_width=1.4,
        )

    def mark(self, mark: Badge, room: Space, shape: Room, i: int) -> str:
        """A badge: torches burn on the outer wall, others lie on the floor."""
        x, y = room.places.badges or (shape.x, shape.y + shape.height / 2)
        if mark.form == "torch" or room.places.badges:
            return badge(self.paint, mark, x, y + 40 * i)
        return badge(self.paint, mark, shape.x + shape.width - 24, shape.y + 26 + 34 * i, 0.9)


def threshold(one: Room, other: Room) -> tuple[float, float, bool]:
    """The middle of the wall that two rooms share, and whether that wall stands upright."""
    left, right = max(one.x, other.x), min(one.x + one.width, other.x + other.width)
    top, bottom = max(one.y, other.y), min(one.y + one.height, other.y + other.height)
    return (left + right) / 2, (top + bottom) / 2, right - left < bottom - top


def folk(paint: Paint, pieces: list[Movable], x: float, y: float, wide: float, high: float, scale: float) -> str:
    """Everybody in a room: one line where it fits, else in rows."""
    step = 47 * scale
    if len(pieces) * step > wide:
        return rows(paint, pieces, x, y, wide, high, scale)
    fit = min(1.0, max(0.8, high / 42))
    out = ""
    for i, one in enumerate(pieces):
        out += put(paint, one, x + (i - (len(pieces) - 1) / 2) * step * fit, y, scale * fit)
    return out


def rooms(paint: Paint, board: Board) -> str:
    """A board of rooms."""
    return RoomBoard(paint, board).draw()
