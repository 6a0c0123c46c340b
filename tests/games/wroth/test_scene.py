"""What a seat sees of Wroth: sound at every question, secrets kept, good to play from as text and as a picture."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

import msgspec
import pytest

from ludoteca.engine.ask import CHANCE
from ludoteca.engine.chance import Stream
from ludoteca.engine.game import SPECTATOR
from ludoteca.engine.observe import element_of, observe
from ludoteca.engine.run import Run
from ludoteca.engine.scene import (
    Card,
    Die,
    Element,
    Lit,
    Meter,
    Overlay,
    Panel,
    Piece,
    Resolver,
    Scene,
    Space,
    Stack,
    Track,
    as_svg,
    as_text,
    check,
    resolver,
)
from ludoteca.engine.scene.styles import STYLES as SEAT_STYLES
from ludoteca.engine.table import Table
from ludoteca.engine.text import LANGUAGES, Texts
from ludoteca.games.wroth import GAME, STEPS
from ludoteca.games.wroth.board import LOOK
from ludoteca.games.wroth.content import FACTION_NAMES, SCENARIO_NAMES, STYLES
from ludoteca.games.wroth.scene import scene
from ludoteca.games.wroth.state import Wroth
from ludoteca.games.wroth.words import (
    ACT_OMNI,
    BUY,
    DISCARD,
    DRAFT,
    FACTION,
    FEAT_ACT,
    PLACES,
    STACK,
    USE,
    WHAT_NEXT,
)
from tests.games.wroth.positions import coop, wroth

GAMES = [
    pytest.param(2, {}, id="two"),
    pytest.param(4, {"expansions": "yes"}, id="four-with-expansions"),
    pytest.param(1, {"scenario": SCENARIO_NAMES[0]}, id="solo"),
    pytest.param(3, {"scenario": "koda_great_bear"}, id="three-against-koda"),
]
STRICT = Texts.of(GAME.folder, strict=True)


def words(lang: str) -> Resolver:
    """Texts that refuse to be missing."""
    return resolver(lambda key, **args: STRICT.t(lang, key, **args))


def moments(seats: int, options: dict[str, str], key: int = 1) -> Iterator[Run]:
    """A whole game of random answers, question by question of a seat."""
    run = Run(STEPS, GAME.new(GAME.setup(seats, options)), Stream(key), False)
    run.begin()
    policy = Stream(key + 1_000_000)
    for _ in range(GAME.longest):
        ask = run.ask
        if ask is None:
            return
        if ask.role != CHANCE:
            yield run
        run.answer(ask.options[policy.below(run.number, len(ask.options))])


def by_id(one: Scene) -> dict[str, Element]:
    return {element.id: element for element in one.elements()}


def piece(w: Wroth, seat: int, name: str) -> Piece:
    found = by_id(scene(w, seat))[name]
    assert isinstance(found, Piece)
    return found


# ---------------------------------------------------------------- sound at every question


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_the_scene_is_sound_from_the_first_question_to_the_end(seats: int, options: dict[str, str]) -> None:
    everybody = [*range(seats), SPECTATOR]
    static = scene(GAME.new(GAME.setup(seats, options)), 0).static
    for number, run in enumerate(moments(seats, options)):
        seen = scene(run.state, everybody[number % len(everybody)])
        assert check(seen) == []
        assert seen.static == static


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_whatever_is_asked_on_the_board_can_be_pointed_at(seats: int, options: dict[str, str]) -> None:
    for run in moments(seats, options, key=2):
        ask, w = run.ask, run.state
        assert ask is not None
        names = by_id(scene(w, w.holders[ask.role]))
        assert {element_of(GAME, w, ask, value) for value in ask.options} - {""} <= set(names), ask.question.id
        stacks = {STACK.element(value) for f in w.factions for place in range(PLACES) for value in f.stacks_in(place)}
        assert stacks == {name for name in names if name.startswith("stack:")}


def test_dice_elites_and_feats_are_chosen_where_they_lie() -> None:
    table = Table(GAME, GAME.setup(2), Stream(4))
    for number in range(150):
        seat, ask = table.asked()[0]
        view = observe(table, seat, ahead=False)
        assert view.ask is not None
        for option in view.ask.options if ask.question in (DRAFT, WHAT_NEXT) else []:
            assert option.element.startswith(place_of_act(option.value) if ask.question is WHAT_NEXT else "pool:")
        assert {one.element for one in view.refused} - {""} <= set(by_id(view.scene))
        table.answer(seat, ask.options[number % len(ask.options)])


def place_of_act(act: int) -> str:
    """Where the things lie that an act is about: dice, elites and feats before their owner."""
    if act < DISCARD:
        return "die:"
    if act == ACT_OMNI:
        return "omni:"
    if BUY <= act < USE:
        return "board:"
    return "own-feat-" if act >= FEAT_ACT else ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_position_can_be_read_in_80_columns(seats: int, options: dict[str, str], lang: str) -> None:
    for number, run in enumerate(moments(seats, options, key=3)):
        if number % 13 == 0:
            text = as_text(scene(run.state, number % seats), words(lang), width=80)
            assert max(len(line) for line in text.split("\n")) <= 80
            assert "[" not in text, "a text is missing"


@pytest.mark.parametrize("scenario", SCENARIO_NAMES)
def test_every_scenario_has_its_words(scenario: str) -> None:
    w = coop("venna", scenario).w
    for lang in LANGUAGES:
        assert words(lang)(scene(w, 0).name)
        assert as_text(scene(w, 0), words(lang))


def test_before_anybody_has_a_faction_the_map_lies_there_alone() -> None:
    w = GAME.new(GAME.setup(3, {}))
    assert not w.factions
    seen = scene(w, 0)
    assert check(seen) == []
    assert not [element for element in seen.elements() if isinstance(element, Panel | Piece | Die)]
    assert {"zone:south", "zone:west", "zone:north", "zone:east"} <= set(by_id(seen))


# ---------------------------------------------------------------- secrets


@pytest.mark.rule("W14.7")
def test_the_kind_of_a_trapper_is_for_its_owner_alone() -> None:
    w = wroth("koda runen").units("koda", 5, trapper="steal muster").w
    name = "stack:koda-5-trapper-1"
    own = piece(w, 0, name)
    assert (own.side, own.count) == ("up", 2)
    kinds = [badge.name.args["kind"] for badge in own.badges]
    assert [words("en")(kind) for kind in kinds if not isinstance(kind, str | int)] == [
        STRICT.t("en", "trap-steal"),
        STRICT.t("en", "trap-muster"),
    ]
    for other in (1, SPECTATOR):
        seen = piece(w, other, name)
        assert (seen.side, seen.count, seen.badges) == ("down", 2, [])


@pytest.mark.rule("W14.7")
def test_nobody_knows_the_kind_of_the_machines_trapper() -> None:
    w = coop("runen aldan", "koda_hunting_season").units("koda", 5, trapper=1).w
    for seat in (0, 1, SPECTATOR):
        assert piece(w, seat, "stack:koda-5-trapper-1").side == "down"


def test_a_spectator_sees_every_board_and_has_no_tray() -> None:
    w = wroth("koda runen").dice("koda", "mine battle").omni("koda", "double").w
    seen = by_id(scene(w, SPECTATOR))
    assert {"die:koda-mine-1", "die:koda-battle-1", "omni:koda"} <= set(seen)
    assert seen["die:koda-mine-1"].parent == "faction:koda"
    assert not [name for name in seen if name.startswith("own-")]


# ---------------------------------------------------------------- what lies where


def test_own_dice_gems_elites_and_feats_lie_on_the_tray() -> None:
    position = wroth("koda runen").dice("koda", "mine mine battle").omni("koda", "strike").corra("koda", 3)
    w = position.feat("koda", "den_mothers").discard("koda", 2).w
    seen = by_id(scene(w, 0))
    dice = [element.id for element in seen.values() if element.parent == "own-dice"]
    assert dice == ["die:koda-mine-1", "die:koda-mine-2", "die:koda-battle-1"]
    assert seen["omni:koda"].parent == "own-omni"
    piles = {name: seen[name] for name in ("corra", "reserve", "discard")}
    assert [pile.count for pile in piles.values() if isinstance(pile, Stack)] == [3, 23, 2]
    assert isinstance(seen["own-feat-den_mothers"], Card)
    elites = [seen[f"board:koda-{elite}"] for elite in ("grizzled", "trapper")]
    assert [(e.count, e.badges[0].show.figure) for e in elites if isinstance(e, Piece)] == [(3, "2"), (6, "1")]


@pytest.mark.rule("W7.5")
def test_units_in_the_shores_stand_in_their_own_zone() -> None:
    w = wroth("koda runen").units("koda", 0, regulars=4).units("runen", 0, ram=[2]).w
    assert piece(w, 0, "stack:koda-shores-regular").parent == "zone:south"
    ram = piece(w, 0, "stack:runen-shores-ram-2")
    assert (ram.parent, ram.vitality and ram.vitality.now) == ("zone:west", 2)


def test_a_region_shows_who_has_most_units_there() -> None:
    w = wroth("koda runen").units("koda", 5, regulars=2).units("runen", 5, regulars=1).units("runen", 6, regulars=1).w
    seen = by_id(scene(w, 0))
    owners = [
        space.owner for space in seen.values() if isinstance(space, Space) and space.id in ("region:5", "region:6")
    ]
    assert owners == [STYLES[FACTION.value("koda")], STYLES[FACTION.value("runen")]]


@pytest.mark.parametrize(("question", "phase"), [("draft", 4), ("act", 5)])
def test_the_bar_says_which_phase_it_is(question: str, phase: int) -> None:
    run = next(run for run in moments(2, {}) if run.ask is not None and run.ask.question.id == question)
    track = by_id(scene(run.state, 0))["phases"]
    assert isinstance(track, Track)
    assert track.now == f"phase:{phase}"


def test_the_pool_lies_there_as_long_as_dice_are_taken() -> None:
    for run in moments(3, {}):
        assert run.ask is not None
        pool = [name for name in by_id(scene(run.state, 0)) if name.startswith("pool:")]
        assert len(pool) == (sum(run.state.pool) if run.ask.question.id == "draft" else 0)
        if run.state.round > 1:
            return


# ---------------------------------------------------------------- against the machine


def test_a_scenario_shows_base_objectives_missions_and_threat() -> None:
    position = coop("koda aldan", "runen_deep_hold").units("koda", 7, regulars=3).units("aldan", 8, elagynt=1)
    position.w.objectives = [7, 8]
    w = position.base(8).w
    seen = by_id(scene(w, 0))
    assert isinstance(seen["scenario"], Card)
    assert seen["base"].parent == "region:8"
    assert {name for name in seen if name.startswith("objective:")} == {"objective:7", "objective:8"}
    threat = seen["threat"]
    assert isinstance(threat, Overlay)
    assert [(note.on, note.show.figure) for note in threat.notes] == [("region:7", "3"), ("region:8", "3")]
    control = seen["mission:1-people"]
    assert isinstance(control, Meter)
    assert (control.value, control.most) == (2, 2)


@pytest.mark.rule("W10.10")
def test_humans_together_have_one_score() -> None:
    w = coop("koda aldan", "runen_show_of_strength").w
    w.human_vp, w.machine.vp = 12, 9
    panels = [element for element in scene(w, 0).elements() if isinstance(element, Panel)]
    assert [(panel.id, panel.score) for panel in panels] == [
        ("people", 12),
        ("faction:koda", None),
        ("faction:aldan", None),
        ("faction:runen", 9),
    ]


def test_a_panel_knows_its_seat_and_whether_it_is_asked() -> None:
    table = Table(GAME, GAME.setup(3, {}), Stream(4))
    for _ in range(200):
        seats = {seat for seat, _ in table.asked()}
        panels = [e for e in observe(table, min(seats), ahead=False).scene.elements() if isinstance(e, Panel)]
        assert {panel.seat for panel in panels if panel.asked} == (seats if panels else set())
        seat, ask = table.asked()[0]
        table.answer(seat, ask.options[-1])
        if table.over:
            break
    machine = by_id(scene(coop("koda", SCENARIO_NAMES[0]).w, 0))["faction:runen"]
    assert isinstance(machine, Panel)
    assert machine.seat == -1


def test_a_card_speaks_of_nobody_before_the_factions_are_there() -> None:
    w = GAME.new(GAME.setup(1, {"scenario": SCENARIO_NAMES[0]}))
    assert "emerald" not in as_text(scene(w, 0), words("en"))
    assert "smeraldo" not in as_text(scene(w, 0), words("it"))


def test_threat_is_told_but_not_drawn_unless_somebody_asks() -> None:
    w = coop("koda", "runen_show_of_strength").units("koda", 5, regulars=2).w
    assert STRICT.t("en", "scene-threat") in as_text(scene(w, 0), words("en"))
    assert "e-threat" not in as_svg(scene(w, 0), words("en"))


# ---------------------------------------------------------------- text and picture


def crowded() -> Wroth:
    """Four factions with elites in one region."""
    position = wroth("koda runen guild ooglan").units("koda", 1, regulars=4, grizzled=[4, 2], trapper="steal")
    position.units("runen", 1, regulars=2, stoic=1, miner=1).units("guild", 1, regulars=5, stellen=1)
    return position.units("ooglan", 1, regulars=1, karn=[4, 3]).w


def test_a_crowd_is_folded_and_every_unit_can_still_be_found_and_heard() -> None:
    picture = ElementTree.fromstring(as_svg(scene(crowded(), 0), words("en")))
    groups = {node.get("id"): node for node in picture.iter() if node.get("id")}
    for name in (name for name in by_id(scene(crowded(), 0)) if name.startswith("stack:")):
        found = groups["e-" + name.replace(":", "_3a_")]
        assert found.get("aria-label")
    written = [node.text for node in picture.iter() if node.text]
    assert {"7", "4", "6", "3"} <= set(written), "the totals of the factions"


def test_where_one_can_choose_a_unit_the_crowd_shows_each_of_its_faction() -> None:
    seen = scene(crowded(), 0)
    stacks = [name for name in by_id(seen) if name.startswith("stack:runen-1-")]
    lit = [Lit(name, str(at), seen.name, at) for at, name in enumerate(stacks, 1)]
    picture = ElementTree.fromstring(as_svg(msgspec.structs.replace(seen, lit=lit), words("en")))
    groups = {node.get("id"): node for node in picture.iter() if node.get("id")}
    assert all(len(groups["e-" + name.replace(":", "_3a_")]) for name in stacks), "a unit is not drawn"


def test_the_text_is_good_to_play_from() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=2, grizzled=[3]).units("runen", 5, stoic=[2])
    position.units("koda", 0, regulars=1).dice("koda", "mine mine battle").omni("koda", "strike").corra("koda", 3)
    text = as_text(scene(position.dice("runen", "extend").vp(koda=7).w, 0), words("en"), 80)
    flat = " ".join(text.split())
    assert f"2 × {STRICT.t('en', 'face-mine')}, {STRICT.t('en', 'face-battle')}" in flat
    assert "7 of 30" in flat
    assert f"3 × {STRICT.t('en', 'scene-corra')}" in flat
    here = flat[flat.index("- 5 ") :]
    here = here[: here.index(" - 6")]
    for phrase in ("2 × ", "vitality 3 of 4", "vitality 2 of 3", STRICT.t("en", "faction-runen")):
        assert phrase in here


# ---------------------------------------------------------------- colours


MACHADO = {
    "every colour": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "no colour": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""How linear light is seen with every kind of colour vision (Machado, Oliveira, Fernandes 2009)."""


def oklab(colour: str, eye: str) -> tuple[float, float, float]:
    """A colour as this eye sees it, in a space where distances are what one notices."""
    light = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    light = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in light]
    r, g, b = (max(0.0, sum(x * y for x, y in zip(row, light, strict=True))) for row in MACHADO[eye])
    lms = (
        0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
        0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
        0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
    )
    long, medium, short = (value ** (1 / 3) for value in lms)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def apart(one: str, other: str, eye: str) -> float:
    """How far apart the enamels of two factions are; 0.02 is just noticeable."""
    styles = SEAT_STYLES | LOOK.styles
    colours = [styles[STYLES[FACTION.value(faction)]].enamel for faction in (one, other)]
    (a, b) = (oklab(colour, eye) for colour in colours)
    return float(sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5)


@pytest.mark.parametrize("eye", MACHADO)
def test_aldan_garnet_stays_clear_of_koda_ruby(eye: str) -> None:
    assert apart("aldan", "koda", eye) > 0.15


@pytest.mark.parametrize("eye", [eye for eye in MACHADO if eye != "no colour"])
def test_no_two_factions_look_the_same(eye: str) -> None:
    pairs = [(a, b) for a in FACTION_NAMES for b in FACTION_NAMES if a < b]
    assert min(apart(a, b, eye) for a, b in pairs) > 0.045


def test_factions_differ_in_silhouette_pattern_and_emblem() -> None:
    styles = [(SEAT_STYLES | LOOK.styles)[style] for style in STYLES]
    for cue in ("silhouette", "pattern", "emblem", "dash"):
        assert len({getattr(style, cue) for style in styles}) == len(styles)
