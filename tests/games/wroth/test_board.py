"""Wroth's peninsula as a scene: sound, drawn as the map hangs together, readable in both themes."""

from itertools import pairwise
from math import dist
from xml.etree import ElementTree

import pytest

from ludoteca.engine.scene import (
    Disc,
    Lit,
    Piece,
    Polygon,
    Resolver,
    Scene,
    Space,
    Text,
    Vitality,
    as_svg,
    as_text,
    check,
)
from ludoteca.engine.scene.geometry import inside
from ludoteca.engine.scene.glyphs import GLYPHS
from ludoteca.engine.scene.styles import STYLES as SEAT_STYLES
from ludoteca.engine.scene.styles import TOKENS as COLOURS
from ludoteca.engine.scene.styles import Theme, contrast
from ludoteca.engine.text import Texts
from ludoteca.games.wroth.board import LOOK, lands, sea, zones
from ludoteca.games.wroth.content import (
    BORDERS,
    ELITES,
    FACE_NAMES,
    FACTION_NAMES,
    OMNI_NAMES,
    REGION_NAMES,
    REGIONS,
    STYLES,
    TOKEN_NAMES,
    ZONE_NAMES,
    ZONES,
)
from ludoteca.games.wroth.kinds import Region

OUTLINES = {region.id: region.outline for region in REGIONS}
THEMES: tuple[Theme, Theme] = ("light", "dark")


def words(lang: str) -> Resolver:
    """The engine's words, and keys for everything else: what is tested here does not hang on a translation."""
    own = Texts.of()

    def resolve(text: Text) -> str:
        args = {name: resolve(value) if isinstance(value, Text) else value for name, value in text.args.items()}
        if text.figure:
            return text.figure
        return own.t(lang, text.key, **args) if text.key.startswith("scene-") else text.key

    return resolve


def moment() -> Scene:
    """Four factions in the middle of a game; Koda chooses a region to attack."""
    stands = [("koda", "5", 3), ("runen", "7", 2), ("aldan", "6", 1)]
    lands_in = [("koda", "south"), ("runen", "west"), ("aldan", "north"), ("guild", "east")]
    style = dict(zip(FACTION_NAMES, STYLES, strict=True))
    pieces = [
        Piece(f"{who}-{where}", Text(f"regular-{who}"), parent=f"region:{where}", owner=style[who], count=count)
        for who, where, count in stands
    ]
    pieces += [Piece(f"{w}-{zone}", Text("regular"), parent=f"zone:{zone}", owner=style[w]) for w, zone in lands_in]
    pieces += [
        Piece(
            elite.id,
            Text(f"elite-{elite.id}"),
            parent="region:5",
            owner=style[elite.faction],
            form="elite",
            letters=Text.plain(elite.letters),
            vitality=Vitality(1, elite.vitality),
        )
        for elite in ELITES
    ]
    controlled = ["", "", "", "", "ruby", "orange", "emerald", ""]
    return Scene(
        name=Text("title"),
        static=sea(),
        dynamic=[*lands([0, 3, 4, 5, 6, 7, 1, 2], controlled), *zones([style[who] for who, _ in lands_in]), *pieces],
        lit=[Lit(f"region:{number}", str(number), Text(f"region-{number}"), number) for number in (5, 6, 7)],
        look=LOOK,
    )


def edges(region: int) -> set[frozenset[tuple[int, int]]]:
    """The stretches of a coarse outline."""
    outline = OUTLINES[region]
    return {frozenset(pair) for pair in pairwise([*outline, outline[0]])}


def holds(region: int, point: tuple[float, float]) -> bool:
    """Whether a point lies on the land of a region."""
    return inside(point, OUTLINES[region])


def test_the_board_is_sound_empty_and_in_the_middle_of_a_game() -> None:
    empty = Scene(name=Text("title"), static=[*sea(), *lands(), *zones()], look=LOOK)
    assert (check(empty), check(moment())) == ([], [])


def test_places_have_the_ids_that_questions_point_at() -> None:
    spaces = {element.id for element in moment().elements() if isinstance(element, Space)}
    regions = {f"region:{name}" for name in ("shores", "1", "2", "3", "4", "5", "6", "7", "8")}
    assert spaces == regions | {f"zone:{name}" for name in ZONE_NAMES}


@pytest.mark.parametrize("theme", THEMES)
def test_every_place_is_in_the_picture(theme: Theme) -> None:
    picture = ElementTree.fromstring(as_svg(moment(), words("en"), theme=theme, focus="region:7"))
    said = " ".join(node.get("aria-label", "") for node in picture.iter()).replace(".", "").split()
    written = {node.text for node in picture.iter() if node.text}
    for element in moment().elements():
        if isinstance(element, Space):
            assert element.name.key in said, f"{element.id} cannot be heard"
            assert element.name.key in written, f"{element.id} cannot be seen"


def test_the_text_says_what_touches_what() -> None:
    lines = " ".join(as_text(moment(), words("en"), width=400).split("\n"))
    here = lines[lines.index("[7] region-7") :].split(" - ")[0]
    assert "next to region-5, region-6; by bridge to region-8" in here
    assert "region-shores" not in here


@pytest.mark.rule("W7.2")
def test_regions_that_border_share_their_border_points_and_others_share_none() -> None:
    along_a_line = {border.between for border in BORDERS if border.form == "border"}
    for one in OUTLINES:
        for other in range(one + 1, 9):
            shared = edges(one) & edges(other)
            assert bool(shared) == ((one, other) in along_a_line), f"{one} and {other}"


@pytest.mark.rule("W7.2")
def test_land_bridges_begin_and_end_on_land() -> None:
    for border in BORDERS:
        if border.form == "bridge":
            on = [region for point in (border.via[0], border.via[-1]) for region in OUTLINES if holds(region, point)]
            assert sorted(on) == sorted(border.between), border.id


@pytest.mark.parametrize("here", REGIONS, ids=REGION_NAMES[1:])
def test_name_number_units_and_token_stand_inside_their_region_and_apart(here: Region) -> None:
    places = {"label": here.label, "key": here.key, "pieces": here.pieces, "seal": here.seal}
    for name, place in places.items():
        assert [number for number in OUTLINES if holds(number, place)] == [here.id], name
    assert dist(here.key, here.seal) > 40
    assert dist(here.pieces, here.seal) > 60


def test_zones_lie_at_sea_apart_from_each_other() -> None:
    discs = [zone.shape for zone in zones() if isinstance(zone, Space) and isinstance(zone.shape, Disc)]
    discs += [space.shape for space in sea() if isinstance(space, Space) and isinstance(space.shape, Disc)]
    assert len(discs) == len(ZONES) + 1
    for disc in discs:
        assert not [region for region in OUTLINES if holds(region, disc.at)]
        assert min(dist(disc.at, corner) for outline in OUTLINES.values() for corner in outline) > disc.radius
        assert all(dist(disc.at, other.at) > disc.radius + other.radius for other in discs if other is not disc)


@pytest.mark.rule("W7.3")
def test_only_the_coasts_of_seven_and_eight_are_cliffs() -> None:
    shapes = [space.shape for space in lands() if isinstance(space, Space)]
    assert [isinstance(shape, Polygon) and shape.cliff for shape in shapes] == [False] * 6 + [True] * 2


@pytest.mark.parametrize("token", range(len(TOKEN_NAMES)), ids=TOKEN_NAMES)
def test_a_token_shows_its_points_and_its_bonus(token: int) -> None:
    region = lands(tokens=[token] * 8)[0]
    assert isinstance(region, Space)
    value, *bonus = region.badges
    assert (value.form, [badge.form for badge in bonus]) in [("seal", []), ("seal", ["tab"])]
    assert all(badge.sign in LOOK.glyphs for badge in bonus)


def test_every_face_has_a_sign() -> None:
    assert {*FACE_NAMES, *OMNI_NAMES} <= set(LOOK.glyphs)


def test_every_region_has_relief_that_can_be_drawn() -> None:
    assert {region.relief for region in REGIONS} <= set(GLYPHS)


def test_each_faction_has_a_style_of_its_own() -> None:
    assert len(set(STYLES)) == len(FACTION_NAMES)
    assert set(STYLES) <= set(SEAT_STYLES | LOOK.styles)


@pytest.mark.parametrize("theme", THEMES)
def test_names_can_be_read_on_every_land(theme: Theme) -> None:
    for name, tint in LOOK.tints.items():
        assert contrast(COLOURS[theme]["name"], tint.light if theme == "light" else tint.dark) >= 4.5, name
