"""The page of a drawing: seats on the left, boards in the middle, sheets on the right, the tray below."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from ludoteca.engine.scene.area_board import areas
from ludoteca.engine.scene.backdrop import backdrop
from ludoteca.engine.scene.bar import bar
from ludoteca.engine.scene.elements import (
    Actions,
    Board,
    Card,
    Die,
    Element,
    Hex,
    Meter,
    Movable,
    Overlay,
    Panel,
    Piece,
    Room,
    Slots,
    Space,
    Square,
    Stack,
    Table,
    Track,
    Tray,
)
from ludoteca.engine.scene.gauges import meter, track
from ludoteca.engine.scene.geometry import n
from ludoteca.engine.scene.hex_board import hexes
from ludoteca.engine.scene.look import Zone
from ludoteca.engine.scene.overlays import overlay
from ludoteca.engine.scene.paint import Paint, measure, moved, rect, tag
from ludoteca.engine.scene.room_board import rooms
from ludoteca.engine.scene.sheets import Sheet, actions, heading, panel, paper, slots, slots_width, table, tray
from ludoteca.engine.scene.square_board import squares
from ludoteca.engine.scene.styles import mix
from ludoteca.engine.scene.things import card, die, put

MARGIN, GAP, BAR = 16.0, 16.0, 58.0
SEATS, SIDE, PAD = 250.0, 300.0, 18.0

DEFAULT_ZONES: dict[type[Element], Zone] = {
    Board: "board",
    Panel: "seats",
    **dict.fromkeys((Track, Meter, Table, Tray, Actions), "side"),
}


class Block(Struct):
    """A finished drawing with its size."""

    svg: str
    width: float
    height: float


class Page:
    """Lays out one drawing."""

    def __init__(self, paint: Paint) -> None:
        self.paint = paint
        self.index = paint.index
        self.width = 0.0
        self.height = 0.0

    def zone(self, element: Element) -> Zone:
        """Where an element goes: by its id, by its kind, else as usual."""
        zones = self.paint.scene.look.layout.zones
        kind = type(element).__name__.lower()
        return zones.get(element.id) or zones.get(kind) or DEFAULT_ZONES.get(type(element), "tray")

    def loose(self, *kinds: type[Element]) -> list[Element]:
        """Elements of some kinds that nothing has drawn yet and that want to be drawn."""
        return [
            element
            for kind in kinds
            for element in self.index.all(kind)
            if element.id not in self.paint.drawn and self.zone(element) != "hidden"
        ]

    def draw(self) -> str:
        """Everything, in reading order: title, seats, board, sheets, tray."""
        on_bar = [one for one in self.loose(Die, Track, Meter) if self.zone(one) == "bar"]
        boards = [self.board(board) for board in self.index.all(Board) if self.zone(board) != "hidden"]
        seats = self.column(self.loose(Panel), SEATS)
        asked = self.column(self.loose(Actions), SIDE)  # what can be done stands first
        extra = self.column([e for e in self.loose(Slots, Card) if self.zone(e) == "side"], SIDE)
        rest = self.column([e for e in self.loose(Track, Meter, Tray, Table) if e not in on_bar], SIDE)
        side = stacked([block for block in (asked, extra, rest) if block.svg])
        left = MARGIN + (seats.width + GAP if seats.svg else 0)
        middle = stacked(boards)
        inner = max(left - MARGIN + middle.width, 420.0)
        right = MARGIN + inner + (GAP if inner and side.svg else 0)
        self.width = right + (side.width if side.svg else 0) + MARGIN
        head = bar(self.paint, on_bar, MARGIN + 4, self.width - MARGIN - 4)
        strip = self.tray(inner)
        top = MARGIN + BAR
        main = max(seats.height, middle.height)
        below = top + (main + GAP if main else 0)
        self.height = max(below + strip.height, top + side.height + GAP) + MARGIN * 0.5
        notes = "".join(self.paint.element(one) for one in self.loose(Overlay))
        return "".join(
            [
                backdrop(self.paint, self.width, self.height),
                head,
                moved(MARGIN, top, seats.svg) if seats.svg else "",
                moved(left, top, middle.svg) if middle.svg else "",
                moved(right, top, side.svg) if side.svg else "",
                moved(MARGIN, below, strip.svg) if strip.svg else "",
                notes,
            ]
        )

    def description(self) -> str:
        """One sentence for who cannot see: who is to choose, and what can be chosen."""
        speech = self.paint.speech
        asked = [speech.name(one) for one in self.index.all(Panel) if one.asked]
        options = [f"[{lit.key}] {speech.resolve(lit.label)}" for lit in self.paint.scene.lit]
        parts = []
        if asked:
            parts.append(speech.say("says", name=speech.series(asked), more=speech.say("to-choose")))
        if options:
            parts.append(speech.say("says", name=speech.say("options"), more=speech.series(options)))
        return ". ".join(parts) or speech.say("waiting")

    # --- zones -------------------------------------------------------------------------------------------------------

    def board(self, board: Board) -> Block:
        """A board with its overlays."""
        spaces = self.index.of(Space, board.id)
        draw, (left, top, right, bottom) = kind_of_board(spaces)
        scale = self.paint.scene.look.layout.board_scale
        body = draw(self.paint, board) if spaces else ""
        # Things that lie on the board itself stand where they say.
        things = [one for one in self.index.held(board.id) if isinstance(one, Piece | Stack) and one.at]
        body += "".join(put(self.paint, one, 0, 0) for one in things)
        spots = self.paint.spots
        for one in self.loose(Overlay):
            if isinstance(one, Overlay) and any(note.on in spots for note in one.notes):
                body += overlay(self.paint, one)
        size = board.size
        inner = self.paint.element(board, body, group=True)
        width, height = (size[0] + left + right) * scale, (size[1] + top + bottom) * scale
        return Block(moved(left * scale, top * scale, inner, scale=scale), width, height)

    def column(self, elements: list[Element], width: float) -> Block:
        """Sheets one below the other; meters and tracks that follow each other share a sheet."""
        blocks: list[Block] = []
        gauges: list[Sheet] = []
        dials: list[Meter] = []
        for element in elements:
            if element.id in self.paint.drawn:
                continue
            if isinstance(element, Meter) and element.form == "dial":
                dials.append(element)
            elif isinstance(element, Meter):
                gauges.append(meter(self.paint, element, width - 2 * PAD))
            elif isinstance(element, Track):
                gauges.append(track(self.paint, element, width - 2 * PAD))
            else:
                drawing, height = self.sheet(element, width)
                blocks.append(Block(drawing, width, height))
        gauges += self.pairs(dials, width - 2 * PAD)
        if gauges:
            blocks.insert(0, self.gauge_sheet(gauges, width))
        return stacked(blocks)

    def pairs(self, dials: list[Meter], width: float) -> list[Sheet]:
        """Dials two by two."""
        out: list[Sheet] = []
        for i in range(0, len(dials), 2):
            some = dials[i : i + 2]
            wide = width / len(some)
            drawn = [meter(self.paint, one, wide) for one in some]
            row = "".join(moved(j * wide, 0, drawing) for j, (drawing, _) in enumerate(drawn))
            out.append((row, max(height for _, height in drawn)))
        return out

    def gauge_sheet(self, gauges: list[Sheet], width: float) -> Block:
        """Meters and tracks on one sheet of paper."""
        y, out = 28.0, ""
        for drawing, height in gauges:
            out += moved(PAD, y, drawing)
            y += height + 14
        return Block(paper(self.paint, width, y) + out, width, y)

    def sheet(self, element: Element, width: float) -> Sheet:
        """One element as a sheet of a column."""
        match element:
            case Panel():
                return panel(self.paint, element, width)
            case Tray():
                return tray(self.paint, element, width)
            case Table():
                return table(self.paint, element, width)
            case Actions():
                return actions(self.paint, element, width)
            case Slots(boxes=[]):
                return self.heap(element, width)
            case Slots():
                return slots(self.paint, element, width, on_paper=True)
            case Card():
                lines = self.paint.lines(self.paint.show(element.text), 13.5, width - 24, 8)
                height = 58.0 + 15 * len(lines)
                return card(self.paint, element, 0, 0, width, height), height + 4
            case _:
                return "", 0

    # --- the tray ----------------------------------------------------------------------------------------------------

    def tray(self, width: float) -> Block:
        """The strip below: what lies before the player, on a near-black of the seat's colour."""
        paint = self.paint
        owner = self.owner()
        boxes = [element for element in self.loose(Slots) if isinstance(element, Slots)]
        drawn = [self.slots_block(one) for one in boxes]
        groups = [("dice", self.loose(Die)), ("pieces", self.loose(Piece, Stack)), ("cards", self.loose(Card))]
        blocks = [self.group(paint.speech.say(key), things) for key, things in groups if things] + drawn
        if not blocks:
            return Block("", 0, 0)
        x, y, high, out = PAD, 16.0, 0.0, ""
        for block in blocks:
            if x > PAD and x + block.width > width - PAD:
                x, y, high = PAD, y + high + 12, 0.0
            elif x > PAD:
                out += tag("path", d=f"M{n(x - 14)} {n(y)}v92", stroke="#f3e3dd", stroke_opacity=".25")
            out += moved(x, y, block.svg)
            x += block.width + 28
            high = max(high, block.height)
        height = y + high + 16
        style = paint.style(owner)
        rim, edge = (style.rim, style.edge) if style else ("#4a3d2a", "#c9b78a")
        ground = mix(rim, "#000000", 0.52)
        strip = rect(0, 0, width, height, 4, fill=ground)
        if style:
            strip += rect(0, 0, width, height, 4, fill=paint.pattern(style.pattern), opacity=".035")
        frame = (4.0, 4.0, width - 8, height - 8, 2.0)
        strip += rect(*frame, fill="none", stroke=edge, stroke_opacity=".55")
        return Block(strip + out, width, height)

    def owner(self) -> str:
        """Whose tray it is: whose things lie there in groups, else the seat that is asked, else the first seat."""
        for slots_ in self.loose(Slots):
            if isinstance(slots_, Slots) and slots_.owner and not slots_.boxes:
                return slots_.owner
        panels = self.index.all(Panel)
        asked = [one.owner for one in panels if one.asked]
        return (asked or [one.owner for one in panels] or [""])[0]

    def slots_block(self, one: Slots) -> Block:
        """Boxes on the tray, or a group of things without boxes."""
        if not one.boxes:
            things = self.index.held(one.id)
            block = self.group(self.paint.speech.name(one), [*things])
            return Block(self.paint.element(one, block.svg, group=True), block.width, block.height)
        width = slots_width(self.paint, one)
        drawing, height = slots(self.paint, one, width)
        return Block(drawing, width, height)

    def heap(self, one: Slots, width: float) -> Sheet:
        """A group of things without boxes, on a sheet of paper."""
        things, across = self.index.held(one.id), int((width - 2 * PAD) // 44)
        out = heading(self.paint, self.paint.speech.name(one), width)
        for i, thing in enumerate(things):
            row, column = divmod(i, across)
            out += put(self.paint, thing, PAD + 20 + column * 44, 74 + row * 46, 0.94)
        height = 56.0 + 46 * -(-len(things) // across) + 8
        return self.paint.element(one, paper(self.paint, width, height), out, group=True), height

    def group(self, caption: str, things: list[Element]) -> Block:
        """Things of one sort under their caption."""
        words = self.paint.text(0, 14, caption, 15, face="caps", anchor="start", fill="#f3e3dd")
        out, x, high = "", 0.0, 96.0
        cards = [one for one in things if isinstance(one, Card)]
        wide = 162.0 if len(cards) > 2 else 216.0  # a few cards have room for their text
        for one in things:
            if isinstance(one, Card):
                out, step, high = out + card(self.paint, one, x, 26, wide), wide + 14, 114.0
            else:
                step = self.step(one)
                out += moved(x, 0, self.named(one, step))
            x += step
        return Block(words + out, max(measure(caption, 16.5, "caps"), x - (14 if high > 96 else 0)), high)

    def step(self, one: Element) -> float:
        """How much room something needs on the tray, with its name below it."""
        name = measure(self.paint.speech.name(one), 14) + 10
        if isinstance(one, Stack):
            return max(96.0, min(name, 170.0))
        return max(62.0, min(name, 100.0)) if isinstance(one, Piece) else 62.0

    def named(self, one: Element, step: float) -> str:
        """A die, piece or pile on the tray, with its name below."""
        if not isinstance(one, Piece | Stack | Card | Die):
            return ""
        body = self.movable(one, step / 2 - 4)
        name = self.paint.speech.name(one)
        words = self.paint.text(step / 2 - 4, 92, name, 14, italic=True, fill="#f3e3dd", most=step + 6)
        return body + tag("g", words, aria_hidden="true")

    def movable(self, one: Movable, x: float) -> str:
        """Something on the tray at its usual size."""
        if isinstance(one, Die):
            return die(self.paint, one, x, 51)
        return put(self.paint, one, x, 49, 0.72 if isinstance(one, Stack) and one.form == "card" else 0.95)


def kind_of_board(
    spaces: list[Space],
) -> tuple[Callable[[Paint, Board], str], tuple[float, float, float, float]]:
    """The renderer for a board and the margins it needs: left, top, right, bottom."""
    shapes = [space.shape for space in spaces]
    if any(isinstance(shape, Hex) for shape in shapes):
        return hexes, (8, 8, 8, 16)
    if any(isinstance(shape, Square) for shape in shapes):
        return squares, (34, 34, 20, 26)
    if any(isinstance(shape, Room) for shape in shapes):
        return rooms, (26, 20, 26, 20)
    return areas, (16, 16, 16, 16)


def stacked(blocks: list[Block]) -> Block:
    """Blocks one below the other."""
    y, out = 0.0, ""
    for block in blocks:
        out += moved(0, y, block.svg)
        y += block.height + GAP
    return Block(out, max((block.width for block in blocks), default=0.0), max(0.0, y - GAP))
