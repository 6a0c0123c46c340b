"""Boards of areas: coasts, water lines, relief, borders, bridges, as on an engraved map."""

from __future__ import annotations

import math

from ludoteca.engine.scene.crowd import Room, crowd, fits
from ludoteca.engine.scene.elements import Board, Disc, Link, Movable, Piece, Point, Polygon, Space, Stack
from ludoteca.engine.scene.geometry import Outlines, inside, n, noise, outlines, path, pole, scatter, smooth, toward
from ludoteca.engine.scene.light import glow, lit_key, roundel
from ludoteca.engine.scene.look import Style
from ludoteca.engine.scene.paint import Paint, Value, measure, tag
from ludoteca.engine.scene.styles import contrast, mix
from ludoteca.engine.scene.things import badge, hash_text, put, ribbon

WATER = ((74, 0.3), (52, 0.45), (33, 0.65), (17, 0.9))
SHIFTS = [(x, y) for y in (0, -14, 14, 28) for x in (0, 20, -20, 40, -40) if x or y]
SPACING = {"heather": 22, "trees": 22, "reeds": 26, "thorns": 26}


Taken = tuple[float, float, float, float]  # a box that something fills: middle, half its width, half its height


class AreaBoard:
    """Draws one board of areas, layer by layer."""

    def __init__(self, paint: Paint, board: Board) -> None:
        self.paint = paint
        self.board = board
        self.spaces = [space for space in paint.index.of(Space, board.id) if isinstance(space.shape, Polygon)]
        self.zones = [space for space in paint.index.spaces(board) if isinstance(space.shape, Disc)]
        self.links = paint.index.of(Link, board.id)
        coarse = {space.id: space.shape.points for space in self.spaces if isinstance(space.shape, Polygon)}
        self.lines: Outlines = outlines(coarse)
        self.coarse = {name: smooth(points, closed=True) for name, points in coarse.items()}
        self.poles = {name: pole(points) for name, points in self.coarse.items()}
        self.lit = any(paint.is_lit(space.id) for space in self.spaces)
        for name, (spot, _) in self.poles.items():
            paint.spots[name] = spot
            paint.outline(self.name(name), path(self.lines.rings[name]))
            paint.clip(self.name(name))
        for zone in self.zones:
            if isinstance(zone.shape, Disc):
                paint.spots[zone.id] = zone.shape.at

    def name(self, space: str) -> str:
        """The id of the outline of a space."""
        return f"o-{self.paint.safe(space)}"

    def draw(self) -> str:
        """All layers from the water to the pieces."""
        layers = [self.water(), self.coast(), self.strips()]
        layers += [self.land(space) for space in self.spaces]
        layers += [self.borders(), self.cliffs(), self.rings()]
        ground = tag("g", *layers, aria_hidden="true")
        links = "".join(self.link(link) for link in self.links)
        return ground + links + "".join(map(self.zone, self.zones)) + "".join(map(self.place, self.spaces))

    # --- ground ----------------------------------------------------------------------------------------------------

    def silhouette(self) -> str:
        """All land at once, to be stroked in many widths."""
        uses = "".join(tag("use", href=f"#{self.name(space.id)}") for space in self.spaces)
        return self.paint.define("land", tag("g", uses, id="land"))[4:-1]

    def stroke(self, width: float, colour: str, opacity: float = 1) -> str:
        """The land with a line of some width round it, bridges included."""
        land = tag("use", href=self.silhouette(), stroke_width=width)
        strips = "".join(tag("path", d=way, stroke_width=width + 30) for way in self.bridges().values())
        alpha = f"{opacity:g}" if opacity < 1 else None
        return tag("g", land, strips, fill="none", stroke=colour, stroke_linejoin="round", opacity=alpha)

    def water(self) -> str:
        """Four water lines that fade with distance from the coast."""
        if self.paint.scene.look.ground != "sea":
            return tag("use", href=self.silhouette(), fill="#000", opacity=".22", transform="translate(3 7)")
        line = "#3c5d6a" if self.paint.dark else "#6b8b92"
        sea = self.paint["table"]
        return "".join(self.stroke(w + 1.6, line, alpha) + self.stroke(w, sea) for w, alpha in WATER)

    def coast(self) -> str:
        """A line of ink round all land."""
        return self.stroke(7, self.paint["coast"])

    def strips(self) -> str:
        """The ground of land bridges."""
        ground = "#33483c" if self.paint.dark else "#b9bf97"
        return "".join(
            tag("path", d=way, fill="none", stroke=ground, stroke_width=30.0) for way in self.bridges().values()
        )

    def land(self, space: Space) -> str:
        """One area: tint, relief, veil or light, all within its outline."""
        paint, href = self.paint, f"#{self.name(space.id)}"
        tint = paint.ground(space.ground, "#3a4e36" if paint.dark else "#bfc392")
        shade = paint.gradient(
            "relief",
            "linear",
            [(0, "#fff", 0.1 if paint.dark else 0.4), (0.55, "#fff", 0), (1, "#000", 0.28 if paint.dark else 0.12)],
            x2="1",
            y2="1",
        )
        inner = tag("use", href=href, fill=shade) + self.relief(space)
        if paint.is_lit(space.id):
            inner += glow(paint, self.name(space.id), paint.focus == space.id)
        elif self.lit:
            inner += tag("use", href=href, fill=paint["veil"], opacity=".5")
        clip = f"url(#c-{self.name(space.id)})"
        return tag("use", href=href, fill=tint) + tag("g", inner, clip_path=clip)

    def relief(self, space: Space) -> str:
        """Reeds, heather, trees: scattered with a fixed seed, clear of labels and pieces."""
        glyph = self.paint.glyphs.get(space.relief)
        if glyph is None:
            return ""
        label, key, pieces, marks = self.places(space)
        half = measure(self.paint.speech.name(space), 19) / 2 + 12
        avoid = [(*label, half, 20.0), (*key, 26.0, 34.0), (*pieces, 58.0, 44.0), (*marks, 32.0, 32.0)]
        spots = scatter(
            self.lines.rings[space.id], SPACING.get(space.relief, 34), 24, avoid, seed=hash_text(space.id) & 0xFFFF
        )
        ink = "#0b1519" if self.paint.dark else "#3f4a40"
        name = f"r-{self.paint.safe(space.relief)}"
        self.paint.outline(name, glyph.line or glyph.fill)
        marks_svg = "".join(tag("use", href=f"#{name}", x=n(round(x)), y=n(round(y))) for x, y in spots)
        return tag(
            "g",
            marks_svg,
            fill="none",
            stroke=ink,
            stroke_width=glyph.width,
            stroke_linecap="round",
            stroke_linejoin="round",
            opacity=".75" if self.paint.dark else ".42",
        )

    def borders(self) -> str:
        """Dotted lines where two areas meet, and the ink of the coast where light has not replaced it."""
        data = "".join(path(line, closed=False) for line in self.lines.borders)
        if not data:
            return ""
        return tag(
            "path",
            d=data,
            fill="none",
            stroke=self.paint["coast"],
            stroke_width=2.0,
            stroke_dasharray="1 5",
            stroke_linecap="round",
        )

    def cliffs(self) -> str:
        """Short hachures on coasts that cannot be landed on."""
        data = ""
        for space in self.spaces:
            if isinstance(space.shape, Polygon) and space.shape.cliff:
                centre = self.poles[space.id][0]
                data += "".join(hachures(line, centre) for line in self.lines.coasts[space.id])
        ink = "#5f747d" if self.paint.dark else self.paint["coast"]
        return tag("path", d=data, fill="none", stroke=ink, stroke_width=1.6, stroke_linecap="round") if data else ""

    def rings(self) -> str:
        """The ring of the keyboard follows the outline."""
        if not any(space.id == self.paint.focus for space in self.spaces):
            return ""
        href = f"#{self.name(self.paint.focus)}"
        return tag("use", href=href, fill="none", stroke=self.paint["focus"], stroke_width=4.0, stroke_linejoin="round")

    # --- links -----------------------------------------------------------------------------------------------------

    def bridges(self) -> dict[str, str]:
        """Path data of every land bridge."""
        return {link.id: self.way(link) for link in self.links if link.form == "bridge"}

    def way(self, link: Link) -> str:
        """The course of a link: through its points, else the shortest gap between two coasts."""
        if len(link.via) > 1:
            return path(smooth(link.via, closed=False, steps=6), closed=False)
        one, other = (self.lines.rings.get(end) for end in link.ends)
        if link.form == "bridge" and one and other:
            a, b = min(((a, b) for a in one[::3] for b in other[::3]), key=lambda pair: math.dist(*pair))
            ends = [toward(a, self.poles[link.ends[0]][0], 26), toward(b, self.poles[link.ends[1]][0], 26)]
        else:
            ends = [self.paint.spots[end] for end in link.ends]
        ends[1:1] = link.via
        return path(smooth(ends, closed=False, steps=6), closed=False)

    def link(self, link: Link) -> str:
        """A way one can go: dotted on land, dashed on water; a border is drawn by its areas."""
        if link.form == "border":
            return self.paint.element(link)
        lit = self.paint.is_lit(link.id)
        if link.form == "sea":
            colour, dash, width = ("#7e9ea9" if self.paint.dark else "#46666d"), "9 7", 2.0
        else:
            colour, dash, width = ("#0b1519" if self.paint.dark else "#5b5a45"), "1 6", 2.6
        colour = self.paint["light"] if lit else colour
        line = tag(
            "path",
            d=self.way(link),
            fill="none",
            stroke=colour,
            stroke_width=width + 2 * lit,
            stroke_dasharray=dash,
            stroke_linecap="round",
        )
        return self.paint.element(link, line)

    # --- what stands on an area --------------------------------------------------------------------------------------

    def places(self, space: Space) -> tuple[Point, Point, Point, Point]:
        """Where label, key, pieces and badges stand: as the content says, else round the pole."""
        (x, y), radius = self.poles[space.id]
        half = measure(self.paint.speech.name(space), 19) / 2
        low = min(radius * 0.5, 40)
        given = space.places
        label = given.label or (x + (14 if space.show or self.paint.is_lit(space.id) else 0), y - low)
        key = given.key or (label[0] - half - 22, label[1] - 5)
        pieces = given.pieces or (x + (18 if space.badges else 0), y + 16)
        return label, key, pieces, given.badges or (x - min(radius * 0.7, 62), y + min(24, radius * 0.4))

    def place(self, space: Space) -> str:
        """The group of one area: key, ribbon, name, badges, pieces."""
        paint = self.paint
        label, key, spot, marks = self.places(space)
        lit = paint.is_lit(space.id)
        tint = paint.ground(space.ground, "#3a4e36" if paint.dark else "#bfc392")
        if self.lit and not lit:
            tint = mix(tint, paint["veil"], 0.5)
        out = ribbon(paint, space.owner, key[0], key[1] + 11) if space.owner else ""
        out += self.number(space, key)
        name = paint.speech.name(space)
        out += paint.text(*label, name, 19, weight=600, italic=True, fill=paint["name"], halo=tint)
        for i, mark in enumerate(space.badges):
            small = 15 if i and mark.form == "tab" else 0
            spot_x = marks[0] + (small or 40 * i)
            out += badge(paint, mark, spot_x, marks[1] + small, 1.06)
        placed, free = self.held(space)
        scale = 1.1 * paint.scene.look.layout.piece_scale
        out += "".join(put(paint, one, *spot, 0.86 * scale) for one in placed)
        if free:
            rooms = self.rooms(space, spot)
            if not fits(free, rooms, scale):  # look round the place for more room
                rooms += [room for x, y in SHIFTS for room in self.rooms(space, (spot[0] + x, spot[1] + y))]
            out += crowd(paint, free, rooms, scale)
        return paint.element(space, out, group=True)

    def held(self, space: Space) -> tuple[list[Movable], list[Movable]]:
        """What lies on a space: what has its own place there, such as a token, and what stands in the crowd."""
        held = self.paint.index.held(space.id)
        placed: list[Movable] = [one for one in held if isinstance(one, Piece | Stack) and one.at]
        return placed, [one for one in held if one not in placed]

    def rooms(self, space: Space, spot: Point) -> list[Room]:
        """How much room there is round a place, for one, two and three rows."""
        label, key, _, marks = self.places(space)
        x, y = spot
        half = measure(self.paint.speech.name(space), 19) / 2
        taken = [(label[0], label[1] - 5, half, 11.0), (key[0], key[1] + 9, 17.0, 27.0)]
        taken += [(marks[0] + 4, marks[1] + 4, 26.0, 26.0)] if space.badges else []
        taken += [(*one.at, 18.0, 18.0) for one in self.held(space)[0] if isinstance(one, Piece | Stack) and one.at]
        found: list[Room] = []
        for high in (50.0, 98.0, 146.0):
            wide = 0.0
            while wide < 130 and self.is_free(space, x, y, wide + 4, high / 2, taken):
                wide += 4
            found.append((x, y, 2 * wide, high))
        return [room for room in found if room[2] > 40] or [(x, y, 60.0, 40.0)]

    def is_free(self, space: Space, x: float, y: float, wide: float, high: float, taken: list[Taken]) -> bool:
        """Whether a box round a point lies on the land and clear of what is written there."""
        if any(abs(x - tx) < wide + tw and abs(y - ty) < high + th for tx, ty, tw, th in taken):
            return False
        edge = [(x + i * wide, y + j * high) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]
        return all(inside(spot, self.coarse[space.id]) for spot in edge)

    def number(self, space: Space, at: Point) -> str:
        """The roundel with the short label; a key that is another one stands beside it."""
        paint, lit = self.paint, self.paint.is_lit(space.id)
        shown, key = paint.show(space.show), paint.key(space.id) if lit else ""
        if not shown or not key or shown == key:
            return roundel(paint, *at, key or shown, lit, 1.1) if key or shown else ""
        return roundel(paint, *at, shown, scale=1.1) + lit_key(paint, space.id, at[0] - 17, at[1] - 17)

    def zone(self, space: Space) -> str:
        """A place off the land, such as a camp or a pier: a dashed oval on the table."""
        paint, shape = self.paint, space.shape
        if not isinstance(shape, Disc):
            return ""
        (x, y), r = shape.at, shape.radius
        wide, high = r * 1.42, r * 0.84
        style, lit = paint.style(space.owner), paint.is_lit(space.id)
        fill = mix(paint["table"], "#ffffff", 0.08 if paint.dark else 0.5)
        fill = paint.ground(space.ground, fill)
        line = paint["light"] if lit else edge_of(style, paint) if style else paint["ink2"]
        halo = ((10, ".2"), (6, ".35")) if lit else ()
        out = "".join(oval(x, y, wide + by, high + by, fill=paint["light-hi"], opacity=a) for by, a in halo)
        dash = style.dash if style else "2 6"
        out += oval(x, y, wide, high, fill=fill, stroke=line, stroke_width=2.4, stroke_dasharray=None if lit else dash)
        if paint.focus == space.id:
            out += oval(x, y, wide + 8, high + 8, fill="none", stroke=paint["focus"], stroke_width=3.0)
        label = space.places.label or (x, y + high + 18)
        out += paint.text(*label, paint.speech.name(space), 15, italic=True, weight=600, fill=paint["name"], halo=fill)
        shown = paint.key(space.id) if lit else paint.show(space.show)
        key = space.places.key or (x - wide * 0.8, y - high * 0.72)
        out += roundel(paint, *key, shown, lit, 0.9) if shown else ""
        signs, marks = [mark for mark in space.badges if mark.sign], [mark for mark in space.badges if not mark.sign]
        for i, mark in enumerate(signs):  # what kind of place it is, drawn on the ground
            sign = paint.glyph(mark.sign, x - wide * 0.58 + 26 * i, y, r / 30, paint["ink2"], fill)
            out += tag("g", sign, opacity=".55")
        for i, mark in enumerate(marks):
            out += badge(paint, mark, x + wide * 0.72 + 24 * i, y - high * 0.72, 0.9)
        held = paint.index.held(space.id)
        aside = wide * 0.26 if signs else 0.0
        rooms = [(x + aside, y, 2 * (wide - aside) * 0.86, high * 1.7), (x, y, wide * 1.8, high * 1.5)]
        out += crowd(paint, held, rooms, 1.0) if held else ""
        return paint.element(space, out, group=True)


def edge_of(style: Style, paint: Paint) -> str:
    """The colour of a seat for a line on the table: its enamel, or what can be seen there."""
    if paint.dark:
        return style.edge
    return style.enamel if contrast(style.enamel, paint["table"]) >= 1.7 else style.rim


def oval(x: float, y: float, wide: float, high: float, **attributes: Value) -> str:
    """An ellipse."""
    return tag("ellipse", cx=x, cy=y, rx=wide, ry=high, **attributes)


def hachures(line: list[Point], centre: Point) -> str:
    """Short strokes along a line, pointing away from a centre."""
    data = ""
    for i in range(1, len(line) - 1, 2):
        (ax, ay), (x, y), (bx, by) = line[i - 1], line[i], line[i + 1]
        length = math.dist((ax, ay), (bx, by)) or 1
        dx, dy = (by - ay) / length, (ax - bx) / length
        if (x + dx - centre[0]) ** 2 + (y + dy - centre[1]) ** 2 < (x - centre[0]) ** 2 + (y - centre[1]) ** 2:
            dx, dy = -dx, -dy
        reach = 8 + 5 * noise(round(x), round(y))
        data += f"M{n(x)} {n(y)}l{n(dx * reach)} {n(dy * reach)}"
    return data


def areas(paint: Paint, board: Board) -> str:
    """A board of areas."""
    return AreaBoard(paint, board).draw()
