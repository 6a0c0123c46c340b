"""A scene as a standalone SVG picture: no script, no request, the same bytes for the same scene."""

from __future__ import annotations

from ludoteca.engine.scene.elements import Scene
from ludoteca.engine.scene.geometry import n
from ludoteca.engine.scene.page import Page
from ludoteca.engine.scene.paint import Paint, clean, tag
from ludoteca.engine.scene.styles import CAPS, SANS, SERIF, Theme
from ludoteca.engine.scene.words import Resolver

FACES = f".scene-caps{{font-family:{CAPS};letter-spacing:.4px}}.scene-sans{{font-family:{SANS}}}"


def as_svg(scene: Scene, resolve: Resolver, theme: Theme = "light", focus: str = "") -> str:
    """The scene as SVG in the light or the dark theme; `focus` is the element with the ring of the keyboard."""
    paint = Paint(scene, resolve, theme, focus)
    page = Page(paint)
    body = page.draw()
    return (
        tag(
            "svg",
            tag("title", clean(resolve(scene.name)), id="title"),
            tag("desc", clean(page.description()), id="desc"),
            tag("style", FACES),
            tag("defs", *paint.defs.values()),
            body,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {n(page.width)} {n(page.height)}",
            width=n(page.width),
            height=n(page.height),
            role="group",
            aria_labelledby="title desc",
            font_family=SERIF,
            # Figures on a table are always lining, never old-style.
            style="font-variant-numeric:lining-nums",
        )
        + "\n"
    )
