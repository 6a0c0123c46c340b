"""The contrast figures of the palette, computed again: text 4.5, lines 3."""

from __future__ import annotations

import pytest

from ludoteca.engine.scene.room_board import COLOURS
from ludoteca.engine.scene.styles import DISC, RIM, STYLES, TOKENS, Theme, contrast, mix

THEMES: tuple[Theme, ...] = ("light", "dark")
LANDS = {
    "light": ["#aebf9e", "#c4b1b8", "#dcc07c", "#9fb486", "#bfc392", "#cfc08c", "#aeb5ae", "#cbd0ce"],
    "dark": ["#2c4a47", "#45405a", "#564a2c", "#2b4a36", "#3a4e36", "#4a4a33", "#3a4a57", "#4b5c69"],
}
SEA = {"light": "#b3c8cc", "dark": "#11222b"}


def test_contrast_of_black_and_white() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#777777") == 1


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("token", ["ink", "ink2", "ink3", "light", "bad", "good", "focus"])
@pytest.mark.parametrize("paper", ["paper", "paper2"])
def test_text_on_paper(theme: Theme, token: str, paper: str) -> None:
    assert contrast(TOKENS[theme][token], TOKENS[theme][paper]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("token", ["ink", "ink2"])
def test_text_on_the_sea(theme: Theme, token: str) -> None:
    assert contrast(TOKENS[theme][token], SEA[theme]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_names_on_every_land(theme: Theme) -> None:
    assert min(contrast(TOKENS[theme]["name"], land) for land in LANDS[theme]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_line_of_light_on_every_land(theme: Theme) -> None:
    assert min(contrast(TOKENS[theme]["light"], land) for land in LANDS[theme]) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_button_and_bone(theme: Theme) -> None:
    tokens = TOKENS[theme]
    assert contrast(tokens["on-light"], tokens["btn"]) >= 4.5
    assert contrast(tokens["bone-ink"], tokens["bone"]) >= 4.5
    assert contrast(RIM, DISC) >= 4.5


@pytest.mark.parametrize("style", STYLES)
def test_signs_on_enamel(style: str) -> None:
    seat = STYLES[style]
    assert contrast(seat.ink, seat.enamel) >= 4.5
    assert max(contrast(DISC, seat.rim), contrast(seat.ink, seat.rim)) >= 4.5


def test_words_on_a_tray() -> None:
    grounds = [mix(style.rim, "#000000", 0.52) for style in STYLES.values()]
    assert min(contrast("#f3e3dd", ground) for ground in grounds) >= 4.5


def test_names_of_rooms_on_their_halo() -> None:
    assert contrast(COLOURS["name"].light, COLOURS["name-halo"].light) >= 4.5
    assert contrast(COLOURS["name"].dark, COLOURS["name-halo"].dark) >= 4.5


def test_seats_differ_in_every_cue() -> None:
    for cue in ("enamel", "silhouette", "pattern", "emblem", "dash"):
        assert len({getattr(style, cue) for style in STYLES.values()}) == len(STYLES)
