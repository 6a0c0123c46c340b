"""Sheets of paper: panels, slots, trays, rule tables, actions. Hairlines inside, never a box in a box."""

from __future__ import annotations

from ludoteca.engine.scene.elements import Action, Actions, Box, Item, Meter, Panel, Row, Slots, Table, Tray
from ludoteca.engine.scene.gauges import meter, score_bar
from ludoteca.engine.scene.geometry import n
from ludoteca.engine.scene.light import halo, lit_key
from ludoteca.engine.scene.paint import Paint, measure, moved, rect, tag
from ludoteca.engine.scene.styles import RIM, mix
from ludoteca.engine.scene.things import NEUTRAL, put, token

Sheet = tuple[str, float]  # a drawing and its height


def paper(paint: Paint, width: float, height: float, rules: bool = True) -> str:
    """A strip of paper with one soft shadow; on its top edge a thick rule over a thin one."""
    out = "".join(rect(-i, 2 + i, width + 2 * i, height + i, 3.0 + i, fill="#000", opacity=".05") for i in (1, 4, 8))
    out += rect(0, 0, width, height, 3, fill=paint["paper"])
    if rules:
        across = f"M14 10H{n(width - 14)}"
        out += tag("path", d=across, stroke=paint["ink"], stroke_width=2.0, opacity=".75")
        out += tag("path", d=across.replace("10H", "14H"), stroke=paint["ink"], opacity=".75")
    return out


def panel(paint: Paint, one: Panel, width: float) -> Sheet:
    """A seat: 14 px band, piece, name, role, big score, meters, figures, and what else lies there."""
    style = paint.style(one.owner) or NEUTRAL
    left, room = 66.0, width - 66 - 14
    score = "" if one.score is None else str(one.score)
    unit = paint.show(one.unit)
    wide = measure(score, 32) + (measure(unit, 14.5) + 6 if unit else 0)
    out = paint.text(
        left, 28, paint.speech.name(one), 18, weight=700, face="sans", anchor="start", most=room - wide - 6
    )
    role = paint.show(one.role)
    out += paint.text(left, 47, role, 14.5, face="caps", anchor="start", fill=paint["ink2"], most=room - wide)
    if score:
        out += paint.pair(width - 14, 36, unit, score, 32, small_first=False)
    y = 58.0 if role else 46.0
    for gauge in paint.index.of(Meter, one.id):
        of_score = gauge is paint.speech.score_meter(one)  # the big figure says the rest
        drawing, high = score_bar(paint, gauge, room) if of_score else meter(paint, gauge, room)
        out += moved(left, y, drawing)
        y += high + 2
    figures, y = _figures(paint, one, left, y, room)
    held = paint.index.held(one.id)
    across = max(1, int(room // 33))
    for i, thing in enumerate(held):
        row, column = divmod(i, across)
        out += put(paint, thing, left + 14 + column * 33, y + 15 + row * 37, 0.68)
    y += 37 * -(-len(held) // across)
    height = max(76.0, y + 8)
    band = tag("path", d=f"M3 0H14V{n(height)}H3Q0 {n(height)} 0 {n(height - 3)}V3Q0 0 3 0Z", fill=style.enamel)
    if style.pattern:
        band += rect(0, 0, 14, height, fill=paint.pattern(style.pattern), opacity=".35")
    light = halo(paint, 0, 0, width, height, 3) if one.asked or paint.is_lit(one.id) else ""
    emblem = moved(41, 31, token(paint, style, one.figure), scale=0.92)
    key = lit_key(paint, one.id, width - 4, 2)
    return paint.element(
        one, light, paper(paint, width, height, False), band, emblem, out, figures, key, group=True
    ), height


def _figures(paint: Paint, one: Panel, left: float, y: float, room: float) -> tuple[str, float]:
    """Named figures in as many rows as they need."""
    out, x = "", 0.0
    for figure in one.figures:
        name, value = "" if figure.brief else paint.show(figure.name), paint.show(figure.value)
        sign = 20.0 if figure.sign else 0.0
        before = sign + measure(name, 14.5, "sans") + (4 if name else 0)
        value = paint.cut(value, 17, room - before)
        wide = before + measure(value, 17) + 4
        if x and x + wide > room:
            x, y = 0.0, y + 21
        if figure.sign:
            glyph = paint.glyphs.get(figure.sign)
            ink = paint.tint(glyph.colour) if glyph and glyph.colour else paint["ink2"]
            out += paint.glyph(figure.sign, left + x + 9, y + 10, 0.72, ink, paint["paper"])
        out += paint.pair(left + x + sign, y + 15, name, value, 16)
        x += wide + 10
    return out, y + (24 if one.figures else 0)


# --- slots ------------------------------------------------------------------------------------------------------------


def slots_width(paint: Paint, one: Slots) -> float:
    """How wide a set of boxes wants to be."""
    least = 210.0 if measure(paint.show(one.text), 14) > 2 * 128 else 150.0  # a long text needs room
    return max(least, 22 + pitch(one) * len(one.boxes), min(210.0, measure(paint.speech.name(one), 17) + 26))


def pitch(one: Slots) -> float:
    """From one box to the next; boxes with names need more room."""
    return 66.0 if any(box.name for box in one.boxes) else 50.0


def slots(paint: Paint, one: Slots, width: float, on_paper: bool = False) -> Sheet:
    """Labelled boxes that hold things; an empty box is dashed and shows what it wants."""
    style = paint.style(one.owner)
    if on_paper:
        ground, line, ink, soft = paint["paper"], paint["rule"], paint["ink"], paint["ink2"]
    else:
        rim = style.rim if style else "#5a4a33"
        ground, line, ink, soft = mix(rim, "#000000", 0.62), style.edge if style else "#c9b78a", "#fff4e8", "#f3e3dd"
    if one.active and not on_paper:
        ground = mix(ground, line, 0.16)
    wide = pitch(one)
    across = max(1, int((width - 14) // wide))
    rows = -(-len(one.boxes) // across)
    words = paint.lines(paint.show(one.text), 14, width - 22, 3)
    step = 60.0 if any(box.name for box in one.boxes) else 46.0
    height = 34 + rows * step + (len(words) * 16 + 8 if words else 4)
    out = rect(0, 0, width, height, 4, fill=ground, stroke=line, stroke_opacity=".6")
    if one.active:
        out += tag("path", d=f"M2 6V{n(height - 6)}", stroke=line, stroke_width=4.0)
    if paint.is_lit(one.id):
        out = halo(paint, 0, 0, width, height, 4, paint.focus == one.id) + out
    out += paint.text(11, 23, paint.speech.name(one), 17, weight=700, anchor="start", fill=ink, most=width - 20)
    for i, box in enumerate(one.boxes):
        row, column = divmod(i, across)
        out += _box(paint, box, wide / 2 - 14 + column * wide, 32 + row * step, soft, on_paper)
    for i, words_line in enumerate(words):
        out += paint.text(11, 48 + rows * step + 16 * i, words_line, 14, anchor="start", fill=soft)
    return paint.element(one, out, lit_key(paint, one.id, width - 4, 4), group=True), height


def _box(paint: Paint, box: Box, x: float, y: float, ink: str, on_paper: bool) -> str:
    held = paint.index.held(box.id)
    dash = None if held else "4 3"
    shade = "#000" if not on_paper else paint["paper3"]
    out = rect(0, 0, 40, 40, 8, fill=shade, fill_opacity=".35", stroke=ink, stroke_opacity=".6", stroke_dasharray=dash)
    if paint.is_lit(box.id):
        out = halo(paint, 0, 0, 40, 40, 8, paint.focus == box.id) + out
    if not held and box.sign:
        out += paint.glyph(box.sign, 20, 20, 0.8, ink, shade)
    step = min(12.0, 24 / max(1, len(held)))
    out += "".join(
        put(paint, one, 20 + (i - (len(held) - 1) / 2) * step, 19, 0.86 if len(held) < 2 else 0.7)
        for i, one in enumerate(held)
    )
    out += paint.text(20, 56, paint.speech.name(box), 14, face="sans", fill=ink, most=60) if box.name else ""
    return paint.element(box, out, lit_key(paint, box.id, 3, 3, 0.7), group=bool(held), x=x, y=y)


# --- trays, tables, actions ----------------------------------------------------------------------------------------


def heading(paint: Paint, words: str, width: float) -> str:
    """The heading of a sheet, under its rules."""
    return paint.text(18, 40, words, 20, weight=700, anchor="start", most=width - 36)


def tray(paint: Paint, one: Tray, width: float) -> Sheet:
    """What to pick, split or trade: a row for each kind, the running total below."""
    out, y, side = heading(paint, paint.speech.name(one), width), 54.0, -1
    for item in sorted(one.items, key=lambda item: item.side):
        if one.sides and item.side != side:
            side = item.side
            out += paint.text(
                18, y + 14, paint.show(one.sides[side]), 15, face="caps", anchor="start", fill=paint["ink2"]
            )
            y += 22
        out += _item(paint, item, width, y)
        y += 38
    out += tag("path", d=f"M14 {n(y)}H{n(width - 14)}", stroke=paint["ink"], stroke_width=1.4)
    out += paint.text(width - 18, y + 24, paint.speech.total(one), 18, weight=800, anchor="end")
    height = y + 38
    return paint.element(one, paper(paint, width, height), out, group=True), height


def _item(paint: Paint, item: Item, width: float, y: float) -> str:
    style, lit = paint.style(item.owner), paint.is_lit(item.id)
    out = tag("path", d=f"M10 0H{n(width - 10)}", stroke=paint["hair"])
    if lit:
        out += rect(10, 2, width - 20, 34, 4, fill=paint["light-hi"], opacity=".3")
        out += rect(10, 2, width - 20, 34, 4, fill="none", stroke=paint["light"], stroke_width=1.6)
    if style:
        out += moved(48, 18, token(paint, style, item.sign), scale=0.6)
    elif item.sign:
        out += paint.glyph(item.sign, 48, 19, 0.85, paint["ink"], paint["paper"])
    left = 68 if style or item.sign else 40
    figure = f"{item.count}/{item.most}"
    price = paint.speech.say("price", price=item.price) if item.price else ""
    room = width - left - 26 - measure(figure, 18) - measure(price, 13.5, "sans")
    out += paint.text(left, 25, paint.speech.name(item), 17, weight=700, face="sans", anchor="start", most=room)
    out += paint.text(width - 30 - measure(figure, 18), 24, price, 13.5, anchor="end", face="sans", fill=paint["ink2"])
    out += paint.text(width - 18, 25, figure, 18, weight=800, anchor="end")
    return paint.element(item, out, lit_key(paint, item.id, 23, 19, 0.8), y=y)


def table(paint: Paint, one: Table, width: float) -> Sheet:
    """A table of the rules; the row that applies has a bar, a band and a mark, not only a colour."""
    out, y = heading(paint, paint.speech.name(one), width), 52.0
    shown = [[paint.show(cell) for cell in row.cells] for row in one.rows]
    titles = [paint.show(column) for column in one.columns]
    needs = [max([24.0, *(measure(line[i], 15) for line in [titles, *shown])]) for i in range(len(titles))]
    scale = (width - 50 - 12 * len(needs)) / sum(needs)
    widths = [need * min(scale, 1.6) + 12 for need in needs]
    lefts = [32 + sum(widths[:i]) for i in range(len(widths))]
    for left, wide, title in zip(lefts, widths, titles, strict=True):
        out += paint.text(left, y + 14, title, 14, face="caps", anchor="start", fill=paint["ink2"], most=wide - 6)
    y += 22
    for row, cells in zip(one.rows, shown, strict=True):
        out += _row(paint, row, cells, lefts, widths, width, y, row.id == one.applies)
        y += 28
    height = y + 12
    return paint.element(one, paper(paint, width, height), out, group=True), height


def _row(
    paint: Paint,
    row: Row,
    cells: list[str],
    lefts: list[float],
    widths: list[float],
    width: float,
    y: float,
    applies: bool,
) -> str:
    out = tag("path", d=f"M14 0H{n(width - 14)}", stroke=paint["hair"])
    if applies:
        out += rect(14, 1, width - 28, 26, fill=paint["paper3"])
        out += tag("path", d="M16 1V27", stroke=paint["ink"], stroke_width=4.0)
        out += tag("path", d="M21 9L27 14L21 19Z", fill=paint["ink"])
    if paint.is_lit(row.id):
        out += halo(paint, 16, 3, width - 32, 22, 3)
    weight = 700 if applies else 500
    for left, wide, cell in zip(lefts, widths, cells, strict=True):
        out += paint.text(left, 19, cell, 15, weight=weight, face="sans", anchor="start", most=wide - 6)
    return paint.element(row, out, lit_key(paint, row.id, 16, 14, 0.7), y=y)


def actions(paint: Paint, one: Actions, width: float) -> Sheet:
    """Buttons: lit ones can be pressed, dashed ones say why not."""
    out, y = heading(paint, paint.speech.name(one), width) if one.name else "", 54.0 if one.name else 26.0
    for action in one.actions:
        out += _button(paint, action, width, y)
        y += 52
    height = y + 4
    return paint.element(one, paper(paint, width, height), out, group=True), height


def _button(paint: Paint, action: Action, width: float, y: float) -> str:
    lit = paint.is_lit(action.id)
    shape = (18.0, 0.0, width - 36, 42.0, 4.0)
    if lit:
        out = rect(15, -3, width - 30, 48, 7, fill=paint["light-hi"], opacity=".34")
        edge = "#7a4a00" if paint.dark else paint["light"]
        out += rect(*shape, fill=paint["btn"], stroke=edge, stroke_width=1.4)
        ink, soft = paint["on-light"], "#55391a"
    else:
        out = rect(*shape, fill="none", stroke=paint["ink3"], stroke_dasharray="4 3")
        ink, soft = paint["ink2"], paint["ink2"]
    key = paint.key(action.id)
    left = 30.0
    if key:
        out += rect(26, 10, 22, 22, 4, fill="#fffaf0", stroke=RIM)
        out += paint.text(37, 26, key, 14, weight=800, face="sans", fill=RIM)
        left = 58
    if action.sign:
        out += paint.glyph(action.sign, left + 10, 21, 0.85, ink, paint["btn"] if lit else paint["paper"])
        left += 28
    more = paint.show(action.price) if not action.why else paint.show(action.why)
    top = 19 if more else 27
    room = width - left - 26
    out += paint.text(
        left, top, paint.speech.name(action), 16, weight=700, face="sans", anchor="start", fill=ink, most=room
    )
    out += paint.text(left, 35, more, 13.5, face="sans", anchor="start", fill=soft, most=room) if more else ""
    return paint.element(action, out, y=y)
