"""The brush: SVG tags, texts and signs in the tokens of a theme, for one drawing."""

from __future__ import annotations

import re
from xml.sax.saxutils import escape, quoteattr

from ludoteca.engine.scene.elements import Element, Part, Point, Scene
from ludoteca.engine.scene.geometry import n
from ludoteca.engine.scene.glyphs import GLYPHS
from ludoteca.engine.scene.index import Index
from ludoteca.engine.scene.look import Style, Tint
from ludoteca.engine.scene.speech import Speech
from ludoteca.engine.scene.styles import PATTERNS, STYLES, TOKENS, Theme, mix
from ludoteca.engine.scene.words import Resolver, Text

Value = str | float | None

_CONTROL = re.compile(r"[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def clean(words: str) -> str:
    """Words as they may stand in XML: escaped, without control characters."""
    return escape(_CONTROL.sub("", words))


def tag(name: str, *inner: str, **attributes: Value) -> str:
    """An SVG tag; underscores in attribute names are hyphens, absent values are left out."""
    out = [f"<{name}"]
    for key, value in attributes.items():
        if value is None or value == "":
            continue
        shown = n(value) if isinstance(value, float | int) else _CONTROL.sub("", value)
        out.append(f" {key.rstrip('_').replace('_', '-')}={quoteattr(shown)}")
    body = "".join(inner)
    return "".join(out) + (f">{body}</{name}>" if body else "/>")


def rect(x: float, y: float, width: float, height: float, radius: float = 0, **attributes: Value) -> str:
    """A rectangle, with round corners if wanted."""
    return tag("rect", x=x or None, y=y or None, width=width, height=height, rx=radius or None, **attributes)


def circle(x: float, y: float, radius: float, **attributes: Value) -> str:
    """A circle."""
    return tag("circle", cx=x or None, cy=y or None, r=radius, **attributes)


def moved(x: float, y: float, *inner: str, scale: float = 1.0, turn: float = 0.0, **attributes: Value) -> str:
    """A group moved, turned and scaled."""
    transform = f"translate({n(x)} {n(y)})"
    transform += f" rotate({n(turn)})" if turn else ""
    transform += f" scale({scale:.3g})" if scale != 1 else ""
    return tag("g", *inner, transform=transform, **attributes)


def measure(text: str, size: float, face: str = "serif") -> float:
    """About how wide a text will be; without the font at hand this is a careful guess."""
    size *= {"serif": 1.0, "caps": 1.1, "sans": 1.03}[face]
    narrow, wide = sum(char in "iljtfr.,:;'!|I ()[]·" for char in text), sum(char in "mwMWQO@—" for char in text)
    return size * (0.53 * len(text) - 0.24 * narrow + 0.28 * wide)


class Paint:
    """One drawing in the making: the scene, the theme, and the definitions collected on the way."""

    def __init__(self, scene: Scene, resolve: Resolver, theme: Theme, focus: str) -> None:
        self.scene = scene
        self.index = Index(scene)
        self.speech = Speech(self.index, resolve)
        self.resolve = resolve
        self.theme: Theme = theme
        self.focus = focus
        self.dark = theme == "dark"
        look = scene.look
        base = self.tint(look.livery.paper)
        self.tokens = TOKENS[theme] | {
            "table": self.tint(look.livery.table),
            "paper": base,
            "veil": self.tint(look.livery.veil),
        }
        if base != TOKENS[theme]["paper"]:  # a game with its own paper: bands and hairs follow it
            other = "#ffffff" if self.dark else "#8a6a30"
            shares = {"paper2": 0.05, "paper3": 0.13, "hair": 0.13, "rule": 0.28}
            self.tokens |= {name: mix(base, other, share) for name, share in shares.items()}
        self.glyphs = GLYPHS | look.glyphs
        self.patterns = PATTERNS | look.patterns
        self.styles = STYLES | look.styles
        self.defs: dict[str, str] = {}
        self.drawn: set[str] = set()
        self.spots: dict[str, Point] = {}  # where spaces and pieces stand on their board

    # --- colours ---------------------------------------------------------------------------------------------------

    def __getitem__(self, token: str) -> str:
        return self.tokens[token]

    def tint(self, tint: Tint) -> str:
        """A tint in the theme of the drawing."""
        return tint.dark if self.dark else tint.light

    def ground(self, name: str, other: str) -> str:
        """A tint of the look by name, or another colour where the look has none."""
        tint = self.scene.look.tints.get(name)
        return other if tint is None else self.tint(tint)

    def style(self, owner: str) -> Style | None:
        """The style of a seat; neutral, automa and scenery have none."""
        return self.styles.get(owner)

    # --- definitions -----------------------------------------------------------------------------------------------

    def safe(self, name: str) -> str:
        """An id that is safe in XML and in references."""
        return re.sub(r"[^A-Za-z0-9-]", lambda found: f"_{ord(found[0]):x}_", name)

    def define(self, name: str, content: str) -> str:
        """Keep a definition under a name; returns the reference to it."""
        self.defs.setdefault(name, content)
        return f"url(#{name})"

    def outline(self, name: str, data: str) -> str:
        """Define a path once, to be used many times; returns the id."""
        self.define(name, tag("path", id=name, d=data))
        return name

    def clip(self, outline: str) -> str:
        """Clip to an outline that is defined under an id; returns the reference."""
        name = f"c-{outline}"
        return self.define(name, tag("clipPath", tag("use", href=f"#{outline}"), id=name))

    def pattern(self, name: str) -> str:
        """A pattern by name, defined when first used."""
        pattern = self.patterns[name]
        fill = tag("path", d=pattern.fill, fill=pattern.ink) if pattern.fill else ""
        line = tag("path", d=pattern.line, fill="none", stroke=pattern.ink, stroke_width=pattern.stroke)
        body = tag(
            "pattern",
            fill + (line if pattern.line else ""),
            id=f"p-{self.safe(name)}",
            width=pattern.width,
            height=pattern.height,
            patternUnits="userSpaceOnUse",
            patternTransform=f"rotate({n(pattern.turn)})" if pattern.turn else None,
        )
        return self.define(f"p-{self.safe(name)}", body)

    def gradient(self, name: str, kind: str, stops: list[tuple[float, str, float]], **attributes: Value) -> str:
        """A gradient from (offset, colour, opacity) stops."""
        body = "".join(
            tag("stop", offset=f"{offset:g}", stop_color=colour, stop_opacity=f"{alpha:g}" if alpha < 1 else None)
            for offset, colour, alpha in stops
        )
        return self.define(name, tag(f"{kind}Gradient", body, id=name, **attributes))

    # --- texts and signs -------------------------------------------------------------------------------------------

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        *,
        fill: str = "",
        weight: int = 500,
        anchor: str = "middle",
        face: str = "serif",
        italic: bool = False,
        halo: str = "",
        halo_width: float = 4,
        most: float = 0,
    ) -> str:
        """A line of text; serif unless said otherwise, shortened where it would be wider than `most`."""
        words = self.cut(words, size, most, face) if most else words
        halos: dict[str, Value] = {}
        if halo:
            halos = {"stroke": halo, "stroke_width": halo_width, "paint_order": "stroke", "stroke_linejoin": "round"}
        return tag(
            "text",
            clean(words),
            x=n(x),
            y=n(y),
            font_size=size,
            font_weight=str(weight) if weight != 500 else None,
            text_anchor=anchor if anchor != "start" else None,
            class_=f"scene-{face}" if face != "serif" else None,
            font_style="italic" if italic else None,
            fill=fill or self["ink"],
            **halos,
        )

    def cut(self, words: str, size: float, most: float, face: str = "serif") -> str:
        """Words shortened to about a width."""
        wide = measure(words, size, face)
        return words if wide <= most else words[: max(1, int(len(words) * most / wide) - 1)].rstrip() + "…"

    def pair(self, x: float, y: float, small: str, big: str, size: float, *, small_first: bool = True) -> str:
        """A figure with what it counts, set as one text so that they stand close in every font."""
        words = tag("tspan", clean(small), class_="scene-sans", font_size=14.5, fill=self["ink2"]) if small else ""
        figure = tag("tspan", clean(big), font_size=size, font_weight="800", fill=self["ink"])
        inner = f"{words} {figure}" if small_first else f"{figure} {words}"
        return tag("text", inner.strip(), x=n(x), y=n(y), text_anchor=None if small_first else "end")

    def lines(self, words: str, size: float, most: float, count: int) -> list[str]:
        """A text broken into at most `count` lines of about a width; the last one is cut if need be."""
        lines: list[str] = []
        for word in words.split():
            if lines and measure(f"{lines[-1]} {word}", size) <= most:
                lines[-1] += f" {word}"
            else:
                lines.append(word)
        if len(lines) > count:
            lines = [*lines[: count - 1], lines[count - 1].rstrip(".,;:") + "…"]
        return lines

    def glyph(self, name: str, x: float, y: float, scale: float, ink: str, ground: str = "none") -> str:
        """A sign in one colour; its cuts are drawn in the colour of the ground."""
        glyph = self.glyphs.get(name)
        if glyph is None:
            return ""
        inner = ""
        if glyph.fill:
            inner += tag("path", d=glyph.fill, fill_rule="evenodd" if glyph.even_odd else None)
        if glyph.cut:
            inner += tag("path", d=glyph.cut, fill="none", stroke=ground, stroke_width=glyph.width)
        if glyph.line:
            inner += tag(
                "path", d=glyph.line, fill="none", stroke=ink, stroke_width=glyph.width, stroke_linecap="round"
            )
        return moved(x, y, inner, scale=scale, fill=ink)

    def show(self, text: Text) -> str:
        """A text in the language of the drawing."""
        return self.resolve(text)

    # --- structure -------------------------------------------------------------------------------------------------

    def element(self, thing: Element | Part, *inner: str, group: bool = False, x: float = 0, y: float = 0) -> str:
        """The group of one element: it can be found by id and says what it is."""
        self.drawn.add(thing.id)
        transform = f"translate({n(x)} {n(y)})" if x or y else None
        drawing = tag(
            "g",
            *inner,
            id=f"e-{self.safe(thing.id)}",
            role="group" if group else "img",
            aria_label=self.speech.label(thing) or thing.id,
            data_lit=" ".join(self.index.keys(thing.id)) or None,
            transform=transform,
        )
        return f"{drawing}\n"  # a line for each element: drawings that changed can be compared

    def is_lit(self, name: str) -> bool:
        """Whether something can be chosen now."""
        return name in self.index.lit

    def key(self, name: str) -> str:
        """The keys of something that can be chosen."""
        return " ".join(self.index.keys(name))
