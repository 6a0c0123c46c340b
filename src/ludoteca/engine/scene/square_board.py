"""Boards of squares: paved ground, roofs with walls and shadows, prices in what can be reached.

Height never moves a square: a roof stays on its squares, its front row gives room to a wall.
"""

from __future__ import annotations

from ludoteca.engine.scene.elements import Board, Link, Movable, Overlay, Point, Space, Square
from ludoteca.engine.scene.geometry import n, noise
from ludoteca.engine.scene.light import lit_key
from ludoteca.engine.scene.paint import Paint, circle, moved, rect, tag
from ludoteca.engine.scene.speech import coordinates
from ludoteca.engine.scene.styles import mix
from ludoteca.engine.scene.things import badge, put

WALL = 17.0  # of the front row, for each level
SHADOW = 9.0


class SquareBoard:
    """Draws one board of squares, row by row, so that walls hide what is behind."""

    def __init__(self, paint: Paint, board: Board) -> None:
        self.paint = paint
        self.board = board
        self.side = board.cell
        self.at: dict[tuple[int, int], Space] = {}
        for space in paint.index.of(Space, board.id):
            if isinstance(space.shape, Square):
                self.at[space.shape.column, space.shape.row] = space
                paint.spots[space.id] = ((space.shape.column + 0.5) * self.side, (space.shape.row + 0.5) * self.side)
        self.columns = board.columns or max(column for column, _ in self.at) + 1
        self.rows = board.rows or max(row for _, row in self.at) + 1
        notes = (overlay.notes for overlay in paint.index.all(Overlay) if overlay.form == "cost")
        self.costs = {note.on: paint.show(note.show) for some in notes for note in some}
        self.line = "#8a6f4c" if paint.dark else "#8d7445"

    def height(self, column: int, row: int) -> int:
        """The level of a square; outside the board the ground is flat."""
        space = self.at.get((column, row))
        return space.shape.height if space and isinstance(space.shape, Square) else 0

    def draw(self) -> str:
        """Frame, ground, shadows, then row by row roofs, light, pieces."""
        rows = "".join(
            self.square(self.at[column, row])
            for row in range(self.rows)
            for column in range(self.columns)
            if (column, row) in self.at
        )
        links = "".join(self.link(link) for link in self.paint.index.of(Link, self.board.id))
        return tag("g", self.frame(), self.ground(), self.shadows(), aria_hidden="true") + rows + links

    def frame(self) -> str:
        """The paper round the grid with letters and figures."""
        paint, side = self.paint, self.side
        width, height = self.columns * side, self.rows * side
        paper, ink = ("#33271c", "#d9c09a") if paint.dark else ("#f3e9cf", "#6b4a2a")
        edge = "#0f0a06" if paint.dark else "#5a3a22"
        out = rect(-27, -26, width + 42, height + 44, fill="#000", opacity=".25")
        out += rect(-30, -32, width + 42, height + 44, fill=paper, stroke=edge, stroke_width=2.0)
        out += rect(-26, -28, width + 34, height + 36, fill="none", stroke=edge, stroke_opacity=".5")
        for column in range(self.columns):
            letter = coordinates(Square(column=column, row=0))[:-1]
            out += paint.text((column + 0.5) * side, -11, letter, 16, weight=600, fill=ink)
        for row in range(self.rows):
            out += paint.text(-16, (row + 0.5) * side + 6, str(row + 1), 16, weight=600, fill=ink)
        return out

    def ground(self) -> str:
        """Paving in five near tones, and the grid."""
        out, joints = "", ""
        base = "#574633" if self.paint.dark else "#e7dabb"
        for (column, row), space in sorted(self.at.items(), key=lambda item: item[0][::-1]):
            x, y = column * self.side, row * self.side
            tone = mix(self.paint.ground(space.ground, base), "#8a6a30", noise(column, row) * 0.12)
            out += rect(x, y, self.side, self.side, fill=tone)
            if noise(row, column, 7) > 0.62:
                half = self.side / 2
                joints += f"M{n(x + 6)} {n(y + half)}h{n(self.side - 12)}M{n(x + half)} {n(y + 6)}v16"
        lines = "".join(f"M{n(i * self.side)} 0v{n(self.rows * self.side)}" for i in range(self.columns + 1))
        lines += "".join(f"M0 {n(i * self.side)}h{n(self.columns * self.side)}" for i in range(self.rows + 1))
        out += tag("path", d=joints, fill="none", stroke=self.line, stroke_opacity=".35") if joints else ""
        return out + tag("path", d=lines, stroke=self.line, stroke_opacity=".55")

    def shadows(self) -> str:
        """Hard shadows to the right and below say how high a roof is."""
        out = ""
        for column, row in sorted(self.at):
            level = self.height(column, row)
            if level:
                x, y = column * self.side + SHADOW * level, row * self.side + SHADOW * level
                out += rect(x, y, self.side, self.side)
        colour = "#0d0804" if self.paint.dark else "#7a6038"
        grid = f"M0 0H{n(self.columns * self.side)}V{n(self.rows * self.side)}H0Z"
        clip = self.paint.clip(self.paint.outline(f"o-{self.paint.safe(self.board.id)}", grid))
        return tag("g", tag("g", out, fill=colour, opacity=".55"), clip_path=clip) if out else ""

    # --- one square --------------------------------------------------------------------------------------------------

    def square(self, space: Space) -> str:
        """A square with its roof, light, price, badges and pieces."""
        assert isinstance(space.shape, Square)
        paint, side = self.paint, self.side
        x, y = space.shape.column * side, space.shape.row * side
        wall = self.wall(space)
        out = self.roof(space, x, y, wall) if space.shape.height else ""
        pieces = paint.index.held(space.id)
        if paint.is_lit(space.id):
            out += self.reach(space, x, y, side - wall)
        scenery = [one for one in pieces if one.owner == "scenery"]
        figures = [one for one in pieces if one.owner != "scenery"]
        for one in scenery:
            out += put(paint, one, x + side / 2, y + (side - wall) / 2, side / 54)
        out += self.price(space, x, y, side - wall, bool(pieces))
        for i, mark in enumerate(space.badges):
            out += badge(paint, mark, x + 13 + 20 * i, y + side - 13, 0.85)
        out += self.figures(figures, x + side / 2, y + (side - wall) / 2 - 1)
        return paint.element(space, out, group=bool(pieces))

    def wall(self, space: Space) -> float:
        """How much of a square its front wall takes."""
        assert isinstance(space.shape, Square)
        below = self.height(space.shape.column, space.shape.row + 1)
        return min(self.side * 0.6, WALL * max(0, space.shape.height - below))

    def roof(self, space: Space, x: float, y: float, wall: float) -> str:
        """Tiles on top, a wall in front, an eave round the outside."""
        assert isinstance(space.shape, Square)
        paint, side, shape = self.paint, self.side, space.shape
        tile = paint.define(
            "tiles",
            tag(
                "pattern",
                tag(
                    "path",
                    d="M0 13Q0 4 6.5 4T13 13M6.5 0V4",
                    fill="none",
                    stroke="#7d4327",
                    stroke_width=1.2,
                    opacity=".75",
                ),
                id="tiles",
                width="13",
                height="13",
                patternUnits="userSpaceOnUse",
            ),
        )
        clay = mix("#8a5336" if paint.dark else "#c07a52", "#fff1dd", 0.14 * (shape.height - 1))
        top = (x, y, side, side - wall)
        out = rect(*top, fill=clay) + rect(*top, fill=tile)
        if wall:
            plaster = "#7d6647" if paint.dark else "#d9b98a"
            out += rect(x, y + side - wall, side, wall, fill=plaster, stroke="#5a3a22")
            out += rect(x + side / 2 - 6, y + side - wall + 5, 12, wall - 7, fill="#4a2f1e")
            out += tag("path", d=f"M{n(x)} {n(y + side - wall)}h{n(side)}", stroke="#5a2f1c", stroke_width=4.0)
        edges = ""
        if self.height(shape.column, shape.row - 1) < shape.height:
            edges += f"M{n(x)} {n(y)}h{n(side)}"
        if self.height(shape.column - 1, shape.row) < shape.height:
            edges += f"M{n(x)} {n(y)}v{n(side)}"
        if self.height(shape.column + 1, shape.row) < shape.height:
            edges += f"M{n(x + side)} {n(y)}v{n(side)}"
        whole = (x, y, side, side)
        out += rect(*whole, fill="none", stroke="#3a1c0e", stroke_opacity=".6")
        return out + (tag("path", d=edges, fill="none", stroke="#5a2f1c", stroke_width=3.5) if edges else "")

    def reach(self, space: Space, x: float, y: float, high: float) -> str:
        """Light in a square that can be chosen."""
        paint, focus, side = self.paint, self.paint.focus == space.id, self.side
        out = rect(
            x + 2,
            y + 2,
            side - 4,
            high - 4,
            fill="#ffc83d",
            fill_opacity=".85" if focus else ".42",
            stroke="#874500" if not paint.dark else paint["light"],
            stroke_width=3.5 if focus else 1.8,
        )
        out += rect(x + 5.5, y + 5.5, side - 11, high - 11, fill="none", stroke="#fff0bd", stroke_width=1.6)
        if focus:
            out += rect(x - 2, y - 2, side + 4, side + 4, fill="none", stroke=paint["focus"], stroke_width=3.0)
        return out

    def price(self, space: Space, x: float, y: float, high: float, small: bool) -> str:
        """The price of a square: a figure, in a small disc where something stands."""
        paint, cost = self.paint, self.costs.get(space.id, "")
        if not cost:
            return lit_key(paint, space.id, x + self.side / 2, y + high / 2, 0.8)
        if small:
            disc = circle(0, 0, 9.5, fill="#fff7e0", stroke="#874500")
            return moved(x + 12, y + 13, disc, paint.text(0, 5, cost, 14, weight=800, fill="#3a2408"))
        halo = "#ffe9ae" if paint.dark else ""
        return paint.text(
            x + self.side / 2, y + high / 2 + 7, cost, 20, weight=800, fill="#3a2408", halo=halo, halo_width=2.5
        )

    def figures(self, figures: list[Movable], x: float, y: float) -> str:
        """Who stands on a square; several stand closer and smaller."""
        scale = self.side / 54 * self.paint.scene.look.layout.piece_scale * (1.08 if len(figures) < 2 else 0.62)
        spots: list[Point] = [(-12, -11), (12, -11), (-12, 11), (12, 11)]
        if len(figures) < 3:
            spots = [(0, 0)] if len(figures) < 2 else [(-12, -8), (12, 8)]
        out = ""
        for i, one in enumerate(figures):
            dx, dy = spots[i % len(spots)]
            out += put(self.paint, one, x + dx * self.side / 54, y + dy * self.side / 54, scale)
        return out

    def link(self, link: Link) -> str:
        """Stairs, doors and the like between two squares: a bar across their edge."""
        (ax, ay), (bx, by) = (self.paint.spots[end] for end in link.ends)
        x, y = link.via[0] if link.via else ((ax + bx) / 2, (ay + by) / 2)
        turn = 90.0 if abs(bx - ax) > abs(by - ay) else 0.0
        rungs = tag("path", d="M-10-8H10M-10 0H10M-10 8H10M-10-11V11M10-11V11", stroke="#5a3a1c", stroke_width=2.5)
        return self.paint.element(link, moved(x, y, rungs, turn=turn, fill="none"))


def squares(paint: Paint, board: Board) -> str:
    """A board of squares."""
    return SquareBoard(paint, board).draw()
