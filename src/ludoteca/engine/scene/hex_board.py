"""Boards of hexes: thick tiles with clearings and roads."""

from __future__ import annotations

import math

from ludoteca.engine.scene.elements import Board, Disc, Hex, Link, Point, Space
from ludoteca.engine.scene.geometry import n, noise, path, polygon, scatter
from ludoteca.engine.scene.light import glow, roundel
from ludoteca.engine.scene.paint import Paint, circle, tag
from ludoteca.engine.scene.styles import mix
from ludoteca.engine.scene.things import badge, hash_text, put

ROAD_INK, ROAD = "#4b3d22", "#f2e7c6"


class HexBoard:
    """Draws one board of tiles."""

    def __init__(self, paint: Paint, board: Board) -> None:
        self.paint = paint
        self.board = board
        self.radius = board.cell
        self.tiles = [space for space in paint.index.of(Space, board.id) if isinstance(space.shape, Hex)]
        centres = [self.centre(tile) for tile in self.tiles]
        # The board's middle is the middle of its tiles.
        self.shift = (
            board.size[0] / 2 - (min(x for x, _ in centres) + max(x for x, _ in centres)) / 2,
            board.size[1] / 2 - (min(y for _, y in centres) + max(y for _, y in centres)) / 2,
        )
        for tile in self.tiles:
            paint.spots[tile.id] = self.middle(tile)
            for clearing in paint.index.nested(tile):
                if isinstance(clearing.shape, Disc):
                    paint.spots[clearing.id] = self.on_tile(tile, clearing.shape.at)
        self.lit = any(paint.is_lit(space.id) for space in paint.index.spaces(board))
        self.links = [link for parent in [board, *self.tiles] for link in paint.index.of(Link, parent.id)]

    def centre(self, tile: Space) -> Point:
        """The middle of a tile, before the board is centred."""
        assert isinstance(tile.shape, Hex)
        return 1.5 * self.radius * tile.shape.q, math.sqrt(3) * self.radius * (tile.shape.r + tile.shape.q / 2)

    def middle(self, tile: Space) -> Point:
        """The middle of a tile on the board."""
        x, y = self.centre(tile)
        return x + self.shift[0], y + self.shift[1]

    def on_tile(self, tile: Space, at: Point) -> Point:
        """A point of a tile on the board, turned with the tile."""
        assert isinstance(tile.shape, Hex)
        angle = tile.shape.turn * math.pi / 3
        x, y = self.middle(tile)
        cos, sin = math.cos(angle), math.sin(angle)
        return x + at[0] * cos - at[1] * sin, y + at[0] * sin + at[1] * cos

    def corners(self, tile: Space, less: float = 2) -> list[Point]:
        """The corners of a flat-topped tile."""
        return polygon(6, self.radius - less, turn=1 / 12, centre=self.middle(tile))

    def name(self, tile: Space) -> str:
        """The id of a tile's outline."""
        return f"o-{self.paint.safe(tile.id)}"

    def draw(self) -> str:
        """Tiles, roads, clearings, names, pieces."""
        tiles = "".join(self.tile(tile) for tile in self.tiles)
        roads = "".join(self.road(link) for link in sorted(self.links, key=lambda link: self.paint.is_lit(link.id)))
        places = "".join(self.place(tile) for tile in self.tiles)
        return tag("g", tiles, aria_hidden="true") + roads + places

    def tile(self, tile: Space) -> str:
        """One tile: thickness, tint, darker rim, relief, veil or light."""
        paint = self.paint
        clip = paint.clip(paint.outline(self.name(tile), path(self.corners(tile))))
        tint = paint.ground(tile.ground, "#3b4733" if paint.dark else "#c4bb84")
        edge = "#10150e" if paint.dark else "#1c2219"
        href = f"#{self.name(tile)}"
        out = tag("use", href=href, y="7", fill=edge, stroke=edge, stroke_width=2.5) + tag("use", href=href, fill=tint)
        inner = tag("use", href=href, fill="none", stroke=mix(tint, "#1c2219", 0.28), stroke_width=26.0, opacity=".55")
        inner += self.relief(tile, tint)
        if paint.is_lit(tile.id):
            inner += glow(paint, self.name(tile), paint.focus == tile.id)
        elif self.lit and not any(paint.is_lit(space.id) for space in paint.index.nested(tile)):
            veil = "#0b0f0a" if paint.dark else "#24301f"
            inner += tag("use", href=href, fill=veil, opacity=".28")
        return out + tag("g", inner, clip_path=clip) + tag("use", href=href, fill="none", stroke=edge, stroke_width=2.5)

    def relief(self, tile: Space, tint: str) -> str:
        """Trees and peaks, clear of roads and clearings."""
        glyph = self.paint.glyphs.get(tile.relief)
        if glyph is None:
            return ""
        x, y = self.middle(tile)
        avoid: list[tuple[float, float, float, float]] = [(x, y + self.radius * 0.74, 90.0, 20.0)]
        avoid += [(*self.paint.spots[clearing.id], 40.0, 40.0) for clearing in self.paint.index.nested(tile)]
        for link in self.links:
            points = self.course(link)
            if any(math.dist(point, (x, y)) < self.radius for point in points):
                avoid += [(*between(points, i / 12), 22.0, 22.0) for i in range(13)]
        spacing, most = (30, 26) if glyph.line and not glyph.fill else (26, 44)
        spots = scatter(self.corners(tile, 14), spacing, most, avoid, seed=hash_text(tile.id) & 0xFFFF)
        name = f"r-{self.paint.safe(tile.relief)}"
        fill = mix(tint, "#000000" if self.paint.dark else "#2b3a1c", 0.42)
        line = mix(tint, "#000000", 0.66)
        body = tag("path", d=glyph.fill, fill=fill, stroke=line) if glyph.fill else ""
        body += tag("path", d=glyph.line, fill="none", stroke=line, stroke_width=glyph.width) if glyph.line else ""
        key = f"{name}-{hash_text(tint):x}"
        self.paint.define(key, tag("g", body, id=key, stroke_linecap="round", stroke_linejoin="round"))
        return "".join(tag("use", href=f"#{key}", x=n(round(x)), y=n(round(y))) for x, y in spots)

    # --- roads -----------------------------------------------------------------------------------------------------

    def course(self, link: Link) -> list[Point]:
        """The points a road passes: its ends, its own points, and the edge where two tiles meet."""
        tile = self.paint.index.elements.get(link.parent)
        via = [self.on_tile(tile, at) if isinstance(tile, Space) else at for at in link.via]
        first, last = (self.paint.index.elements.get(end) for end in link.ends)
        points = [self.paint.spots[link.ends[0]], *via]
        if self.leaves(link):
            return points if via else [*points, self.paint.spots[link.ends[1]]]
        if not via and first and last and first.parent != last.parent:
            (ax, ay), (bx, by) = self.paint.spots[first.parent], self.paint.spots[last.parent]
            points.append(((ax + bx) / 2, (ay + by) / 2))
        return [*points, self.paint.spots[link.ends[1]]]

    def leaves(self, link: Link) -> bool:
        """Whether a road ends at the edge of the map."""
        last = self.paint.index.elements.get(link.ends[1])
        return isinstance(last, Space) and isinstance(last.shape, Hex)

    def curve(self, link: Link) -> str:
        """A road as a soft curve."""
        points = self.course(link)
        (ax, ay), (bx, by) = points[0], points[-1]
        if len(points) == 2:
            bend = (noise(round(ax), round(by)) - 0.5) * 0.3
            mid = ((ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend)
            return f"M{n(ax)} {n(ay)}Q{n(mid[0])} {n(mid[1])} {n(bx)} {n(by)}"
        data = f"M{n(ax)} {n(ay)}"
        for i in range(1, len(points) - 1):
            (x, y), (nx, ny) = points[i], points[i + 1]
            end = (nx, ny) if i == len(points) - 2 else ((x + nx) / 2, (y + ny) / 2)
            data += f"Q{n(x)} {n(y)} {n(end[0])} {n(end[1])}"
        return data

    def road(self, link: Link) -> str:
        """A road as paper between ink; hidden ones dashed, secret ones dotted, bridges hatched, lit ones of light."""
        d = self.curve(link)

        def line(colour: str, width: float, dash: str = "", alpha: str = "") -> str:
            return tag("path", d=d, stroke=colour, stroke_width=width, stroke_dasharray=dash, opacity=alpha)

        # Roads are paper: at night they keep their tone, a little dimmed.
        paper = mix(ROAD, "#1c2219", 0.35) if self.paint.dark else ROAD
        taken = self.paint.is_lit(link.id)
        if link.form == "hidden":
            out = line(paper, 9, "9 9", ".75") + line(ROAD_INK, 1)
        elif link.form == "secret":
            out = line(paper, 6, "1 10", ".9") + line(ROAD_INK, 1, "1 5")
        else:
            out = line(ROAD_INK, 15) + line(paper, 11.5)
            out += line("#7a6a45", 11.5, "2 5", ".6") if link.form == "bridge" else ""
        if taken:
            dash = {"hidden": "8 9", "secret": "2 9"}.get(link.form, "")
            amber, hi = ("#7a4a00", "#ffdf8a") if self.paint.dark else ("#874500", "#ffdb80")
            out = line(self.paint["light-hi"], 28, alpha=".22") + line(self.paint["light-hi"], 22, alpha=".35")
            out += line(amber, 16) + line(hi, 11, dash)
        blunt = link.form == "hidden" or self.leaves(link)
        body = tag("g", out, fill="none", stroke_linecap=None if blunt else "round")
        return self.paint.element(link, body)

    # --- what stands on a tile ---------------------------------------------------------------------------------------

    def place(self, tile: Space) -> str:
        """The group of one tile: clearings, name, badges, pieces that stand on no clearing."""
        paint = self.paint
        x, y = self.middle(tile)
        out = "".join(self.clearing(space) for space in paint.index.nested(tile))
        tint = paint.ground(tile.ground, "#3b4733" if paint.dark else "#c4bb84")
        dim = self.lit and not any(paint.is_lit(s.id) for s in [tile, *paint.index.nested(tile)])
        tint = mix(tint, "#24301f", 0.28) if dim and not paint.dark else tint
        ink = "#f2ead9" if paint.dark else "#241f12"
        spot = tile.places.label or (0, self.radius * 0.78)
        name = paint.speech.name(tile)
        out += paint.text(
            x + spot[0], y + spot[1], name, 19, weight=700, italic=True, fill=ink, halo=tint, halo_width=5
        )
        if paint.is_lit(tile.id):
            out += roundel(paint, x, y - self.radius * 0.55, paint.key(tile.id), lit=True)
        pieces = paint.index.held(tile.id)
        for i, one in enumerate(pieces):
            side = (self.radius * 0.28 * (i - (len(pieces) - 1) / 2), -self.radius * 0.45)
            out += put(paint, one, x + side[0], y + side[1], 1.1)
        for i, mark in enumerate(tile.badges):
            out += badge(paint, mark, x - self.radius * 0.5 + 34 * i, y + self.radius * 0.6)
        return paint.element(tile, out, group=True)

    def clearing(self, space: Space) -> str:
        """A clearing: disc in woods, octagon on mountains, arch in caves; pieces stand up and outside of it."""
        paint, shape = self.paint, space.shape
        if not isinstance(shape, Disc):
            return ""
        x, y = paint.spots[space.id]
        lit = paint.is_lit(space.id)
        out = station(paint, shape, x, y, lit)
        label = paint.key(space.id) if lit else paint.show(space.show)
        if lit:
            out += roundel(paint, x, y, label, lit=True, scale=1.08)
        else:
            out += paint.text(x, y + 7, label, 21, weight=800, fill="#2b2318")
        if paint.focus == space.id:
            out += circle(x, y, shape.radius + 9, fill="none", stroke=paint["focus"], stroke_width=3.0)
        scale = 1.15 * paint.scene.look.layout.piece_scale
        for i, one in enumerate(paint.index.held(space.id)):
            dx, dy = STANDS[i % len(STANDS)]
            out += put(paint, one, x + dx, y + dy, scale)
        return paint.element(space, out, group=True)


STANDS: tuple[Point, ...] = ((-30, -28), (32, -28), (-34, 20), (34, 20), (0, -48), (0, 44))


def station(paint: Paint, shape: Disc, x: float, y: float, lit: bool) -> str:
    """The ground of a clearing."""
    radius = shape.radius
    edge, width = ("#874500", 4.0) if lit else ("#3f382c", 2.5)
    out = ""
    if lit:
        for more, alpha in ((15, ".22"), (11, ".3"), (7, ".4")):
            out += circle(x, y, radius + more, fill=paint["light-hi"], opacity=alpha)
    ground = "#cbbf9f" if paint.dark else "#efe6c8"
    if shape.outline == "octagon":
        stone = "#b7ad99" if paint.dark else "#d9d0bd"
        corners = path(polygon(8, radius + 1, turn=1 / 16, centre=(x, y)))
        return out + tag("path", d=corners, fill=stone, stroke=edge, stroke_width=width)
    if shape.outline == "arch":
        r = radius
        arch = f"M{n(x - r)} {n(y + r * 0.8)}V{n(y)}A{n(r)} {n(r)} 0 0 1 {n(x + r)} {n(y)}V{n(y + r * 0.8)}Z"
        return out + tag("path", d=arch, fill="#b9a98c", stroke=edge, stroke_width=width)
    out += circle(x, y, radius, fill=ground, stroke=edge, stroke_width=width)
    return out + circle(x, y, radius - 4.5, fill="none", stroke=ROAD_INK, stroke_opacity=".35")


def between(points: list[Point], share: float) -> Point:
    """A point on a line of stretches, all taken as equally long."""
    place = share * (len(points) - 1)
    i = min(int(place), len(points) - 2)
    (ax, ay), (bx, by) = points[i], points[i + 1]
    return ax + (bx - ax) * (place - i), ay + (by - ay) * (place - i)


def hexes(paint: Paint, board: Board) -> str:
    """A board of hexes."""
    return HexBoard(paint, board).draw()
