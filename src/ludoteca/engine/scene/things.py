"""Enamel: what one could pick up. Pieces, elites, chits, stacks, badges, dice, cards."""

from __future__ import annotations

from ludoteca.engine.scene.elements import Badge, Card, Die, Movable, Piece, Stack, Vitality
from ludoteca.engine.scene.geometry import path, polygon, smooth
from ludoteca.engine.scene.light import acting, burst, count, halo, lit_key, ring
from ludoteca.engine.scene.look import Style
from ludoteca.engine.scene.paint import Paint, circle, measure, moved, rect, tag
from ludoteca.engine.scene.styles import DISC, PENTAGON, RIM, contrast

NEUTRAL = Style("#efe5cd", "#8f8160", "#fffaf0", "#3a2c1a", "M0-17A17 17 0 1 1 0 17A17 17 0 1 1 0-17Z", "", "fork")
SQUARE = "M-17-19H17Q19-19 19-17V17Q19 19 17 19H-17Q-19 19-19 17V-17Q-19-19-17-19Z"
_TEETH = zip(polygon(24, 20.8)[::2], polygon(24, 18.6)[1::2], strict=True)
SEAL = path(smooth([spot for pair in _TEETH for spot in pair], closed=True))


def piece(paint: Paint, one: Piece, x: float, y: float, scale: float = 1.0) -> str:
    """A piece where it stands, with its light, its count and what it carries."""
    paint.spots[one.id] = (x, y)
    lit = paint.is_lit(one.id)
    around = ring(paint, x, y, 27 * scale) if lit else ""
    if one.acting:
        around += acting(paint, x, y, 28 * scale)
    size = 0.62 / min(1.0, scale)  # a small piece has marks that can still be read
    left = 2 if lit else -16  # the key of a piece that can be chosen stands before its marks, not on them
    badges = [badge(paint, mark, left + 29 * size * i, -17, size) for i, mark in enumerate(one.badges)]
    number = count(paint, 15, 13, one.count) if one.count > 1 else ""
    inner = _body(paint, one) + number + "".join(badges)
    body = moved(x, y, inner, scale=scale, opacity=".45" if one.ghost else None)
    key = lit_key(paint, one.id, x - 17 * scale, y - 18 * scale, 0.7)
    return paint.element(one, around + body + key)


def _body(paint: Paint, one: Piece) -> str:
    letters = paint.show(one.letters)
    style = paint.style(one.owner)
    if one.side == "down":
        return facedown(paint) if style is None else shut(paint, style, letters)
    if one.owner == "scenery":
        return scenery(paint, one.figure)
    if one.form == "elite" and style:
        return elite(paint, style, letters, one.vitality)
    if one.form == "chit":
        return chit(paint, one, letters, style)
    if one.owner == "automa":
        return automa(paint, one.figure, letters) + pips(one.vitality, 21, "#c9534a")
    face = style or NEUTRAL
    return token(paint, face, one.figure, letters, one.count) + pips(one.vitality, 21, face.enamel)


def token(paint: Paint, style: Style, figure: str = "", letters: str = "", layers: int = 1) -> str:
    """Shadow, thickness, enamel, pattern, bright edge, emblem."""
    outline = paint.outline(f"s-{hash_text(style.silhouette):x}", style.silhouette)
    href = f"#{outline}"
    out = tag("use", href=href, x=1.5, y=5, fill="#000", opacity=".34")
    for drop in (6, 3) if layers > 2 else (3,):
        out += tag("use", href=href, y=drop, fill=style.rim, stroke=RIM, stroke_width=0.8)
    out += tag("use", href=href, fill=style.enamel)
    if style.pattern:
        sheen = tag("use", href=href, fill=paint.pattern(style.pattern), opacity=".2")
        edge = tag("use", href=href, fill="none", stroke=style.edge, stroke_width=4.0, opacity=".9")
        out += tag("g", sheen, edge, clip_path=paint.clip(outline))
    else:
        out += circle(0, 0, 14, fill="none", stroke=style.rim)
    out += tag("use", href=href, fill="none", stroke=RIM, stroke_width=1.1)
    if letters:
        size = 21 if len(letters) < 2 else 17
        return out + paint.text(0, size * 0.34, letters, size, weight=800, fill=style.ink)
    return out + paint.glyph(figure or style.emblem, 0, 0, 1.0, style.ink, style.enamel)


def hash_text(text: str) -> int:
    """A small number that depends on a text alone; Python's own hash changes from run to run."""
    value = 2166136261
    for char in text:
        value = (value ^ ord(char)) * 16777619 & 0xFFFFFFFF
    return value


def elite(paint: Paint, style: Style, letters: str, life: Vitality | None) -> str:
    """A faceted die of enamel with two letters; squares below are vitality, full or hollow."""
    out = rect(-18.5, -14, 40, 40, 6, fill="#000", opacity=".34")
    out += rect(-20, -17, 40, 40, 6, fill=style.rim, stroke=RIM)
    out += rect(-20, -20, 40, 40, 6, fill=style.enamel, stroke=RIM, stroke_width=1.1)
    out += tag("path", d="M-20-14Q-20-20-14-20H14Q20-20 20-14L14-14H-14Z", fill=style.edge, opacity=".75")
    out += rect(-14.5, -14.5, 29, 22, 2, fill=style.rim)
    size = 19 if len(letters) < 3 else 15
    ink = DISC if contrast(DISC, style.rim) >= 4.5 else style.ink  # a pale seat has dark letters
    out += paint.text(0, 2.5, letters, size, weight=800, fill=ink)
    out += rect(-20, 9, 40, 8.5, fill=style.rim, opacity=".9")
    return out + pips(life, 10.5, ink, line=ink)


def pips(life: Vitality | None, y: float, full: str, line: str = RIM) -> str:
    """Vitality as small squares, full or hollow."""
    if life is None:
        return ""
    step = min(8.0, 40 / life.most)
    size = step - 1.8
    left = -life.most * step / 2 + 0.9
    return "".join(
        rect(left + i * step, y, size, size, 1, fill=full if i < life.now else "none", stroke=line)
        for i in range(life.most)
    )


def automa(paint: Paint, figure: str, letters: str) -> str:
    """An enemy: iron pentagon with a red inner line."""
    out = tag("path", d=PENTAGON, transform="translate(1.5 5)", fill="#000", opacity=".35")
    out += tag("path", d=PENTAGON, transform="translate(0 3)", fill="#17151a")
    out += tag("path", d=PENTAGON, fill="#3a3740", stroke="#0f0d12", stroke_width=1.2)
    out += tag("path", d="M-13-12H13L15.5 4L0 15L-15.5 4Z", fill="none", stroke="#c9534a", stroke_width=2.0)
    if letters or not figure:
        return out + paint.text(0, 7, letters or "?", 21 if len(letters) < 2 else 16, weight=800, fill="#fff1e6")
    return out + paint.glyph(figure, 0, 0, 0.8, "#fff1e6", "#3a3740")


def facedown(paint: Paint) -> str:
    """What cannot be seen: a brown square with a question mark."""
    out = tag("path", d=SQUARE, transform="translate(1.5 5)", fill="#000", opacity=".35")
    out += tag("path", d=SQUARE, fill="#5b4a33", stroke=RIM, stroke_width=1.2)
    out += rect(-15, -15, 30, 30, fill="none", stroke="#c9b78a", stroke_width=1.2)
    return out + paint.text(0, 7.5, "?", 23, weight=800, fill="#f3ead0")


def shut(paint: Paint, style: Style, letters: str) -> str:
    """A seat's piece that shows its back: whose it is can be seen, what it is only as far as its letters say."""
    out = rect(-18.5, -14, 40, 40, 6, fill="#000", opacity=".34")
    out += rect(-20, -17, 40, 40, 6, fill=style.rim, stroke=RIM)
    out += rect(-20, -20, 40, 40, 6, fill=style.enamel, stroke=RIM, stroke_width=1.1)
    out += rect(-20, -20, 40, 40, 6, fill=paint.pattern(style.pattern), opacity=".3")
    out += rect(-15, -15, 30, 30, 3, fill=style.rim, stroke=style.edge)
    ink = DISC if contrast(DISC, style.rim) >= 4.5 else style.ink
    size, low = (19, -1.0) if letters else (24, 8.0)
    mark = paint.text(0, 13, "?", 14, weight=800, fill=ink) if letters else ""
    return out + paint.text(0, low, letters or "?", size, weight=800, fill=ink) + mark


def chit(paint: Paint, one: Piece, letters: str, style: Style | None) -> str:
    """A square counter of card with a sign and a letter."""
    ground, line, ink = ("#f3ead0", "#8a2a1a", "#241f12")
    if one.owner == "automa":
        ground, line, ink = "#3d1f2b", "#e5b8a0", "#f0c9ae"
    elif style:
        ground, line, ink = style.enamel, style.edge, style.ink
    out = tag("path", d=SQUARE, transform="translate(2 4)", fill="#000", opacity=".35")
    out += tag("path", d=SQUARE, fill=ground, stroke=RIM, stroke_width=1.2)
    out += rect(-15.5, -15.5, 31, 31, fill="none", stroke=line, stroke_opacity=".7")
    if one.figure:
        out += paint.glyph(one.figure, -2 if letters else 0, -2 if letters else 0, 0.95, ink, ground)
        return out + (paint.text(11, 14, letters, 13, weight=800, fill=ink) if letters else "")
    return out + paint.text(0, 6, letters or "?", 18 if len(letters) < 3 else 13, weight=800, fill=ink)


def scenery(paint: Paint, figure: str) -> str:
    """Something that stands around: drawn in brown ink, owned by nobody."""
    ink = "#c9a87a" if paint.dark else "#5a3a1c"
    fill = "#6b4a2a" if paint.dark else "#8a6236"
    if figure == "bush":
        fill, ink = ("#48603a", "#2f4220") if paint.dark else ("#5f7a44", "#2f4220")
    glyph = paint.glyphs.get(figure)
    if glyph is None:
        return circle(0, 0, 8, fill=fill)
    if glyph.colour is not None:
        fill = ink = paint.tint(glyph.colour)
    out = ""
    if glyph.fill:
        out += tag("path", d=glyph.fill, fill=fill, stroke="#2b1c0e", stroke_width=2.6, paint_order="stroke")
    if glyph.cut:
        out += tag("path", d=glyph.cut, fill="none", stroke="#2b1c0e", stroke_width=glyph.width)
    if glyph.line:
        out += tag("path", d=glyph.line, fill="none", stroke=ink, stroke_width=glyph.width, stroke_linecap="round")
    return out


def stack(paint: Paint, pile: Stack, x: float, y: float, scale: float = 1.0) -> str:
    """A pile with its number."""
    style = paint.style(pile.owner) or NEUTRAL
    layers = min(5, max(1, pile.count))
    if pile.form == "card":
        body = "".join(moved(-2 * i, -2.5 * i, card_back(paint, style, 46, 62)) for i in range(layers))
        body = moved(-23 + layers, -31 + layers, body)
        number = count(paint, 20, 28, pile.count, 12)
    elif pile.owner == "scenery":
        thing = moved(0, 0, scenery(paint, pile.figure), scale=1.5)
        body = "".join(moved(17 * i - 17 * (layers - 1) / 2, 0, thing) for i in range(layers))
        number = count(paint, 17 * (layers - 1) / 2 + 15, 14, pile.count, 11)
    elif pile.side == "down":
        body = "".join(moved(0, -3 * i, facedown(paint)) for i in range(min(3, layers)))
        number = count(paint, 16, 14, pile.count, 11)
    else:
        body = "".join(
            moved(11 * i - 11 * (layers - 1) / 2, 0, token(paint, style, pile.figure)) for i in range(layers)
        )
        number = count(paint, 11 * (layers - 1) / 2 + 16, 14, pile.count, 11)
    light = ring(paint, 0, 0, 34) if paint.is_lit(pile.id) else ""
    fade = ".38" if pile.count == 0 else None
    return paint.element(
        pile, moved(x, y, light, tag("g", body, opacity=fade), number, lit_key(paint, pile.id, -22, -30), scale=scale)
    )


def badge(paint: Paint, mark: Badge, x: float, y: float, scale: float = 1.0) -> str:
    """A mark: value seal, dark tab, paper disc, burst, torch."""
    show = paint.show(mark.show)
    if mark.form == "burst":
        return burst(paint, x, y, show)
    if mark.form == "seal":
        out = tag("path", d=SEAL, transform="translate(1 3)", fill="#000", opacity=".3")
        out += tag("path", d=SEAL, fill="#ead9a4", stroke="#5b4512", stroke_width=1.3)
        out += circle(0, 0, 15, fill="none", stroke="#5b4512", stroke_width=0.8, opacity=".7")
        ground, ink, size = "#ead9a4", "#33250a", 24
    elif mark.form == "tab":
        out = circle(0, 0, 11.5, fill="#4a370f", stroke="#ead9a4", stroke_width=1.4)
        ground, ink, size = "#4a370f", "#fbeec4", 15
    elif mark.form == "torch":
        out = circle(0, 0, 24, fill="#ff8a2a", opacity=".28")
        out += circle(0, 0, 14, fill="#2a1408", stroke="#ffb060", stroke_width=2.0)
        ground, ink, size = "#2a1408", "#ffb24a", 16
    else:
        out = circle(0, 0, 11.5, fill=DISC, stroke=RIM, stroke_width=1.2)
        ground, ink, size = DISC, RIM, 16
    size = size if len(show) < 3 else round(size * 0.7)
    face = paint.text(0, size * 0.33, show, size, weight=800, fill=ink) if show else ""
    sign = mark.sign or ("torch" if mark.form == "torch" and not show else "")
    return moved(x, y, out, face or paint.glyph(sign, 0, 0, size / 20, ink, ground), scale=scale)


def die(paint: Paint, one: Die, x: float, y: float, scale: float = 1.0) -> str:
    """A cube of bone, or of a seat's enamel, seen from just above."""
    style = paint.style(one.owner)
    fill, edge, ink, top = paint["bone"], paint["bone-edge"], paint["bone-ink"], "#ffffff"
    if style:
        fill, edge, ink, top = style.enamel, style.rim, style.ink, style.edge
    if one.state == "locked":
        fill, edge, ink, top = "#3a3026", "#1d1711", "#e8c078", "#6b5a44"
    cube = rect(-18, -12, 40, 38, 8, fill="#000", opacity=".3")
    for rise, colour in ((-16.0, edge), (-20.0, fill)):
        cube += rect(-20, rise, 40, 40, 8, fill=colour, stroke=RIM, stroke_opacity=".7")
    cube += rect(-17, -17.5, 34, 34, 9, fill="none", stroke=top, stroke_width=2.0, opacity=".65")
    face = paint.show(one.face)
    if one.sign:
        cube += paint.glyph(one.sign, 0, 0, 1.05, ink, fill)
    elif face:
        cube += paint.text(0, 9, face, 26 if len(face) < 3 else 18, weight=800, fill=ink)
    if one.state == "locked":
        cube += tag("path", d="M-20 14L14-20M-14 20L20-14", stroke=ink, stroke_width=1.2, opacity=".4")
    light = halo(paint, -20, -20, 40, 44, 8, paint.focus == one.id) if paint.is_lit(one.id) else ""
    fade = ".38" if one.state == "spent" else None
    inner = moved(x, y, light, tag("g", cube, opacity=fade), lit_key(paint, one.id, -18, -19, 0.72), scale=scale)
    return paint.element(one, inner)


def card_back(paint: Paint, style: Style, width: float, height: float) -> str:
    """The back of a card in the pattern of a seat."""
    out = rect(0, 0, width, height, 5, fill=style.enamel, stroke=RIM)
    frame = (4.0, 4.0, width - 8, height - 8, 3.0)
    if style.pattern:
        out += rect(*frame, fill=paint.pattern(style.pattern), opacity=".25")
    return out + rect(*frame, fill="none", stroke=style.edge, stroke_opacity=".8")


def card(paint: Paint, one: Card, x: float, y: float, width: float = 162, height: float = 86) -> str:
    """A card of paper with a coloured head band; face down only its back."""
    style = paint.style(one.owner)
    shadow = rect(2, 4, width, height, 5, fill="#000", opacity=".3")
    if one.side == "down":
        face = style or NEUTRAL
        body = card_back(paint, face, width, height)
        body += moved(width / 2, height / 2 - 2, token(paint, face), scale=0.9)
    else:
        body = _card_face(paint, one, style, width, height)
    light = halo(paint, 0, 0, width, height, 5, paint.focus == one.id) if paint.is_lit(one.id) else ""
    marks = "".join(badge(paint, mark, width - 16 - 24 * i, height - 12, 0.9) for i, mark in enumerate(one.badges))
    fade = ".55" if one.spent else None
    inner = light + shadow + tag("g", body, opacity=fade) + marks + lit_key(paint, one.id, 6, 4)
    return paint.element(one, inner, x=x, y=y)


def _card_face(paint: Paint, one: Card, style: Style | None, width: float, height: float) -> str:
    band, on_band = (style.enamel, style.ink) if style else ("#6b5a3f", "#ffffff")
    if one.spent:
        band, on_band = "#6f6350", "#ffffff"
    out = rect(0, 0, width, height, 5, fill="#f8f3e7", stroke=RIM)
    out += rect(4, 4, width - 8, height - 8, 3, fill="none", stroke=band, opacity=".6")
    sort, y = paint.show(one.sort), 26.0
    if sort:
        out += rect(4, 4, width - 8, 20, fill=band)
        out += paint.text(12, 18.5, sort, 14, face="caps", anchor="start", fill=on_band, most=width - 22)
        y = 43.0
    title = paint.speech.name(one)
    size = 17 if measure(title, 17) <= width - 24 else 15
    out += paint.text(12, y, title, size, weight=700, anchor="start", fill="#231d16", most=width - 18)
    room = max(1, int((height - y - 6) // 15))
    for i, line in enumerate(paint.lines(paint.show(one.text), 13.5, width - 24, room)):
        out += paint.text(12, y + 16 + 15 * i, line, 13.5, italic=True, anchor="start", fill="#55493a")
    return out


def ribbon(paint: Paint, owner: str, x: float, y: float) -> str:
    """Who controls a place: a ribbon in colour and pattern."""
    style = paint.style(owner)
    if style is None:
        return ""
    shape = "M-8-2H8V25L0 18L-8 25Z"
    out = tag("path", d=shape, transform="translate(1 2)", fill="#000", opacity=".3")
    out += tag("path", d=shape, fill=style.enamel)
    out += tag("path", d=shape, fill=paint.pattern(style.pattern), opacity=".38")
    return moved(x, y, out + tag("path", d=shape, fill="none", stroke=RIM))


def put(paint: Paint, one: Movable, x: float, y: float, scale: float = 1.0) -> str:
    """Anything that can lie on a place, with its middle at a point; a scene may say where a piece stands."""
    match one:
        case Piece():
            return piece(paint, one, *(one.at or (x, y)), scale)
        case Stack():
            return stack(paint, one, *(one.at or (x, y)), scale)
        case Die():
            return die(paint, one, x, y, scale * 0.86)
        case Card():
            small = 0.5 * scale
            return moved(x - 81 * small, y - 43 * small, card(paint, one, 0, 0), scale=small)
