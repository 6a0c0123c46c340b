"""The materials: paper and light as colours, seats as colour, silhouette, pattern and emblem."""

from __future__ import annotations

from typing import Final, Literal

from ludoteca.engine.scene.look import Pattern, Style

Theme = Literal["light", "dark"]

# The tokens of both themes. Text on paper has a contrast of at least 4.5, lines and signs of at least 3.
TOKENS: Final[dict[Theme, dict[str, str]]] = {
    "light": {
        "paper": "#f8f3e7",
        "paper2": "#eee6d4",
        "paper3": "#e2d8c1",
        "ink": "#231d16",
        "ink2": "#55493a",
        "ink3": "#6e6150",
        "rule": "#b9ab8d",
        "hair": "#d8ccb3",
        "light": "#874500",
        "light-hi": "#ffc83d",
        "btn": "#ffcb4d",
        "on-light": "#231d16",
        "focus": "#0b57c9",
        "bad": "#a3231b",
        "good": "#2c6e2f",
        "bone": "#fdf8ea",
        "bone-edge": "#b6a57f",
        "bone-ink": "#2b2318",
        "coast": "#3b4843",
        "name": "#2b2a20",
        "heart": "#b8323f",
    },
    "dark": {
        "paper": "#172127",
        "paper2": "#1f2c33",
        "paper3": "#2a3942",
        "ink": "#f2ead9",
        "ink2": "#c6c0b0",
        "ink3": "#9ea199",
        "rule": "#50626b",
        "hair": "#2f3e46",
        "light": "#ffc94a",
        "light-hi": "#ffdf8a",
        "btn": "#ffc94a",
        "on-light": "#231d16",
        "focus": "#8cc8ff",
        "bad": "#ff9a8c",
        "good": "#9fd68f",
        "bone": "#f1e8d3",
        "bone-edge": "#8f8160",
        "bone-ink": "#2b2318",
        "coast": "#0a1216",
        "name": "#e9e2d0",
        "heart": "#e0566a",
    },
}

SERIF: Final = "Alegreya, 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif"
CAPS: Final = "'Alegreya SC', Alegreya, 'Iowan Old Style', Palatino, Georgia, serif"
SANS: Final = "'Alegreya Sans', 'Gill Sans', Candara, 'Trebuchet MS', system-ui, sans-serif"

RIM: Final = "#1a1410"  # the dark line round everything one could pick up
DISC: Final = "#fffaf0"  # the paper disc of a count

PATTERNS: Final[dict[str, Pattern]] = {
    "slashes": Pattern(7, 7, fill="M0 0H2.6V7H0Z", turn=35),
    "bricks": Pattern(10, 8, line="M0 .5H10M0 4.5H10M2 0V4.5M7 4.5V8", stroke=1.1),
    "dots": Pattern(
        6, 6, fill="M.2 1.5a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0ZM3.2 4.5a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0Z"
    ),
    "checks": Pattern(8, 8, fill="M0 0H4V4H0ZM4 4H8V8H4Z", turn=45),
    "rings": Pattern(10, 10, line="M1.5 5a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0Z", stroke=1.3, ink="#000000"),
    "waves": Pattern(10, 6, line="M0 3Q2.5 0 5 3T10 3", stroke=1.3),
    "pales": Pattern(6, 6, fill="M0 0H2.4V6H0Z"),
}

_HEXAGON: Final = "M0-20L17.3-10V10L0 20L-17.3 10V-10Z"
_CHAMFERED: Final = "M-12-18H12L18-12V12L12 18H-12L-18 12V-12Z"
_CIRCLE: Final = "M0-19A19 19 0 1 1 0 19A19 19 0 1 1 0-19Z"
_DIAMOND: Final = "M0-22L20 0L0 22L-20 0Z"
_TRIANGLE: Final = "M0-22L19 13Q0 24-19 13Z"
_QUATREFOIL: Final = (
    "M-11.5-11.5A12.5 12.5 0 0 1 11.5-11.5A12.5 12.5 0 0 1 11.5 11.5"
    "A12.5 12.5 0 0 1-11.5 11.5A12.5 12.5 0 0 1-11.5-11.5Z"
)
_SHIELD: Final = "M-17-18H17V2Q17 14 0 21Q-17 14-17 2Z"
PENTAGON: Final = "M-17-16H17L20 6L0 20L-20 6Z"

STYLES: Final[dict[str, Style]] = {
    "ruby": Style("#9b1b30", "#5d0d1b", "#d0485c", "#ffffff", _HEXAGON, "slashes", "claws"),
    "emerald": Style("#177a43", "#0a4423", "#45b377", "#ffffff", _CHAMFERED, "bricks", "hammer", "9 5"),
    "orange": Style("#e0872b", "#8a4a0c", "#ffbd73", "#2a1500", _CIRCLE, "dots", "leaf", "3 4"),
    "pink": Style("#b83a80", "#6d1b49", "#e884b8", "#ffffff", _DIAMOND, "checks", "star", "12 4 2 4"),
    "white": Style("#ebe9e2", "#9a968a", "#ffffff", "#2b2b2b", _TRIANGLE, "rings", "eye-low", "0 6"),
    "blue": Style("#3f66b3", "#213a6d", "#86a6e6", "#ffffff", _QUATREFOIL, "waves", "tides", "6 3"),
    "mustard": Style("#c7a136", "#77601a", "#f0d583", "#2b2205", _SHIELD, "pales", "cross", "14 5"),
}


def luminance(colour: str) -> float:
    """Relative luminance of #rrggbb as the WCAG define it."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast of two colours, from 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def mix(one: str, other: str, share: float) -> str:
    """A colour between two: `share` of the second."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)
