"""What a seat sees of Village Attacks: sound at every question, nothing by colour alone, the forecast true."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from xml.etree import ElementTree

import pytest

from ludoteca.engine.ask import CHANCE
from ludoteca.engine.chance import People, Stream
from ludoteca.engine.game import SPECTATOR
from ludoteca.engine.observe import element_of, observe
from ludoteca.engine.run import Run
from ludoteca.engine.scene import (
    Card,
    Die,
    Element,
    Meter,
    Overlay,
    Panel,
    Piece,
    Resolver,
    Room,
    Scene,
    Slots,
    Space,
    Stack,
    Text,
    Track,
    as_svg,
    as_text,
    check,
    resolver,
)
from ludoteca.engine.scene.styles import STYLES as SEAT_STYLES
from ludoteca.engine.state import digest
from ludoteca.engine.table import Table
from ludoteca.engine.text import LANGUAGES, Texts
from ludoteca.games.village_attacks import GAME, STEPS
from ludoteca.games.village_attacks.castle import ADJACENT, MAPS, ZONES
from ludoteca.games.village_attacks.content import ABILITY_NAMES, MONSTER_NAMES, SACRIFICES, SCENARIO_NAMES
from ludoteca.games.village_attacks.scene import scene
from ludoteca.games.village_attacks.scene_effects import ABILITY_TEXTS
from ludoteca.games.village_attacks.scene_map import LOOK, ROOMS
from ludoteca.games.village_attacks.scene_panels import STYLES, SUMMONED_STYLES
from ludoteca.games.village_attacks.state import Castle, Villager
from ludoteca.games.village_attacks.words import (
    FIGHTER,
    FIRST_HERO,
    HERO,
    LOOKS,
    NOWHERE,
    PEASANT,
    TARGET,
    VILLAGER_PHASE,
    ZONE,
    kind_of_look,
    target,
    type_of_look,
)
from tests.games.village_attacks.positions import Position, castle

GAMES = [
    pytest.param(3, "torches_at_the_gate", id="three-with-peasants"),
    pytest.param(1, "songs_of_heroes", id="solo"),
    pytest.param(2, "the_circle_of_bone", id="two-who-summon"),
    pytest.param(4, "breaches", id="four-and-breaches"),
    pytest.param(5, "all_the_torches", id="five-with-everything"),
]
STRICT = Texts.of(GAME.folder, strict=True)


def words(lang: str) -> Resolver:
    """Texts that refuse to be missing."""
    return resolver(lambda key, **args: STRICT.t(lang, key, **args))


def moments(seats: int, scenario: str, key: int = 1) -> Iterator[Run]:
    """A whole game of random answers, question by question; those of chance too, since people may roll themselves."""
    run = Run(STEPS, GAME.new(GAME.setup(seats, {"scenario": scenario})), People(Stream(key)), False)
    run.begin()
    policy = Stream(key + 1_000_000)
    for _ in range(GAME.longest):
        ask = run.ask
        if ask is None:
            return
        yield run
        run.answer(ask.options[policy.below(run.number, len(ask.options))])


def by_id(one: Scene) -> dict[str, Element]:
    return {element.id: element for element in one.elements()}


def seen(position: Position, seat: int = 0) -> dict[str, Element]:
    return by_id(scene(position.c, seat))


def piece(position: Position, name: str) -> Piece:
    found = seen(position)[name]
    assert isinstance(found, Piece)
    return found


def meter(position: Position, name: str) -> tuple[int, int]:
    found = seen(position)[name]
    assert isinstance(found, Meter)
    return found.value, found.most


def text_of(position: Position, lang: str = "en", seat: int = 0) -> str:
    """The scene as text, in one line."""
    return " ".join(as_text(scene(position.c, seat), words(lang)).split())


# ---------------------------------------------------------------- sound at every question


@pytest.mark.parametrize(("seats", "scenario"), GAMES)
def test_the_scene_is_sound_from_the_first_question_to_the_end(seats: int, scenario: str) -> None:
    everybody = [*range(seats), SPECTATOR]
    static = scene(GAME.new(GAME.setup(seats, {"scenario": scenario})), 0).static
    for number, run in enumerate(moments(seats, scenario)):
        found = scene(run.state, everybody[number % len(everybody)])
        assert check(found) == []
        assert found.static == static


@pytest.mark.parametrize(("seats", "scenario"), GAMES)
def test_whatever_is_asked_on_the_board_can_be_pointed_at(seats: int, scenario: str) -> None:
    for run in moments(seats, scenario, key=2):
        ask, c = run.ask, run.state
        assert ask is not None
        names = set(by_id(scene(c, 0 if ask.role == CHANCE else c.holders[ask.role])))
        assert {element_of(GAME, c, ask, value) for value in ask.options} - {""} <= names, ask.question.id
        assert on_map(c) == {name for name in names if name.startswith(("zone:", "villager:", "fighter:"))}


def test_what_an_act_needs_lights_up_where_it_lies() -> None:
    position = castle("vampire lich dullahan").at("castle_heart", "vampire, peasant").traps("spiked_pit")
    position.board("vampire", skills="blood_feast", reserve="ranged")
    table = position.act("vampire", "melee melee magic torch")
    view = observe(table, 0, ahead=False)
    assert view.ask is not None
    lit = {option.name: option.element for option in view.ask.options}
    assert lit["melee"] == lit["store-melee"] == "die:vampire-pool-melee-1"
    assert lit["torch"] == "die:vampire-pool-torch-1"
    assert lit["ability-vampire-blood_feast"] == "own-ability:vampire-blood_feast"
    assert lit["move"] == "fighter:vampire"
    refused = {one.name: (one.element, one.rule) for one in view.refused}
    assert refused["ability-vampire-bat_form"] == ("own-ability:vampire-bat_form", "A11.3")
    assert lit["trap-spiked_pit"] == "trap-card:spiked_pit"
    assert refused["ranged"] == ("die:own-reserve-1", "A7.2")
    assert {element for element, _ in refused.values()} - {""} <= set(by_id(view.scene))


def on_map(c: Castle) -> set[str]:
    """Every zone, every look of villagers in a zone, and everybody whom villagers fight."""
    fighters = [m.id for m in c.monsters if m.zone != NOWHERE]
    fighters += [*[one.fighter for one in c.summoned], *[one.fighter for one in c.minions]]
    looks = [target(zone, v.look) for zone, crowd in enumerate(c.crowd) for v in crowd]
    found = [ZONE.element(zone) for zone in ZONES[c.scenario]] + [FIGHTER.element(fighter) for fighter in fighters]
    return {*found, *[TARGET.element(look) for look in looks]}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "scenario"), GAMES)
def test_every_position_can_be_read_in_80_columns(seats: int, scenario: str, lang: str) -> None:
    for number, run in enumerate(moments(seats, scenario, key=3)):
        if number % 13 == 0:
            text = as_text(scene(run.state, number % seats), words(lang), width=80)
            assert max(len(line) for line in text.split("\n")) <= 80


@pytest.mark.parametrize("scenario", SCENARIO_NAMES)
def test_every_scenario_can_be_read_and_drawn_in_both_languages(scenario: str) -> None:
    position = castle("vampire lich dullahan banshee djinn", scenario)
    for lang, theme in (("it", "light"), ("en", "dark")):
        found = scene(position.c, 0)
        assert STRICT.t(lang, f"scenario-{scenario}") in as_text(found, words(lang))
        assert ElementTree.fromstring(as_svg(found, words(lang), theme=theme)) is not None  # type: ignore[arg-type]


def test_before_anybody_has_a_monster_the_castle_lies_there_alone() -> None:
    found = scene(GAME.new(GAME.setup(3, {})), 0)
    assert check(found) == []
    assert not [element for element in found.elements() if isinstance(element, Panel | Piece | Die | Meter | Overlay)]


def test_the_game_replaces_only_those_words_of_the_renderers_for_which_it_has_its_own() -> None:
    own = {key for key in STRICT.layers[-1]["en"].messages() if key.startswith("scene-")}
    engine = {key for layer in STRICT.layers[:-1] for key in layer["en"].messages()}
    assert own & engine == {"scene-vitality", "scene-role", "scene-locked"}  # Health, the Type, torches


def test_seeing_changes_nothing() -> None:
    position = crowded()
    before = digest(position.c)
    for seat in (0, 1, 2, SPECTATOR):
        scene(position.c, seat)
    assert digest(position.c) == before


def test_a_panel_knows_its_seat_and_whether_it_is_asked() -> None:
    table = Table(GAME, GAME.setup(2, {"scenario": "songs_of_heroes"}), Stream(4))
    for _ in range(150):
        seats = {seat for seat, _ in table.asked()}
        panels = [e for e in observe(table, min(seats), ahead=False).scene.elements() if isinstance(e, Panel)]
        assert {panel.seat for panel in panels if panel.asked} <= seats
        seat, ask = table.asked()[0]
        if ask.question.id == "act":
            assert [panel.id for panel in panels if panel.asked] == [f"board:{MONSTER_NAMES[ask.role]}"]
        table.answer(seat, ask.options[-1])
        if table.over:
            break


# ---------------------------------------------------------------- the castle


@pytest.mark.parametrize("scenario", MAPS)
def test_linked_rooms_share_a_wall_and_others_stand_apart(scenario: int) -> None:
    for one, other in combinations(ZONES[scenario], 2):
        wide, high = overlap(ROOMS[scenario][one], ROOMS[scenario][other])
        if other in ADJACENT[scenario][one]:
            assert min(wide, high) == 0
            assert max(wide, high) > 40, "there is no room for a door"
        else:
            assert min(wide, high) < 0 or (wide, high) == (0, 0), f"{one} and {other} touch"


def overlap(one: Space, other: Space) -> tuple[float, float]:
    """How far two rooms reach over each other, to the side and down; 0 where they touch, less where they do not."""
    a, b = one.shape, other.shape
    assert isinstance(a, Room)
    assert isinstance(b, Room)
    wide = min(a.x + a.width, b.x + b.width) - max(a.x, b.x)
    return round(wide, 3), round(min(a.y + a.height, b.y + b.height) - max(a.y, b.y), 3)


@pytest.mark.rule("A17.1", "A18.1", "A24.4")
def test_a_zone_tells_what_is_the_matter_with_it() -> None:
    position = castle("vampire lich dullahan").unlucky("gallery").dark("gallery").hold("gallery")
    position.at("west_passage", "6 peasant").trap("kitchen", "wall_of_thorns", charges=2)
    text = text_of(position)
    assert "Gallery: room for 8; Unlucky; dark; nobody here moves;" in text
    assert "West Passage: room for 6; spawn point 1; full; 6 × Peasant;" in text
    assert "Trap: Wall of Thorns, 2 charges" in text


@pytest.mark.rule("A31.6")
def test_a_breach_counts_its_seals_and_the_objective_the_breaches() -> None:
    position = castle("vampire lich dullahan", "breaches").seals("west_passage", 1)
    assert "1 of 2 seals" in text_of(position)
    assert meter(position, "objective") == (0, 2)
    assert meter(position.closed("west_passage"), "objective") == (1, 2)


# ---------------------------------------------------------------- figures


def crowded() -> Position:
    """Something of everything, for three players."""
    position = castle("vampire lich dullahan", "all_the_torches", troll="on").night().event("watchful_eyes")
    position.at("library", "vampire hurt 2, 2 peasant, peasant stunned, hunter-undead burning, knight_errant hurt 1")
    position.at("gallery", "lich, 2 skeleton, yunfakh-arcane, hunter-veteran").at("crypt", "troll, summoned-minotaur")
    position.board("vampire", damage=2, pool="melee melee torch", special="magic any", skills="blood_feast-2 bat_form")
    position.board("lich", reserve="magic", defence="vengeance", conditions="slow lying", paid="magic", used="")
    position.board("dullahan", buffs="guard armour", conditions="sunder burn", defence="defence")
    position.c.active = 0
    return position.traps("spiked_pit rat_swarm").first("lich")


@pytest.mark.rule("A18.11", "A24.1", "A24.3")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_villagers_who_differ_look_and_sound_different(lang: str) -> None:
    position = castle("vampire lich dullahan")
    zone = ZONE.value("library")
    position.c.crowd[zone] = [villager(look) for look in range(LOOKS)]
    pieces = [piece(position, TARGET.element(target(zone, look))) for look in range(LOOKS)]
    say = words(lang)
    drawn = [(p.form, p.figure, say(p.letters), *((b.sign, say(b.show)) for b in p.badges)) for p in pieces]
    told = [(say(p.name), *(say(badge.name) for badge in p.badges)) for p in pieces]
    assert len(set(drawn)) == len(set(told)) == LOOKS


def villager(look: int) -> Villager:
    """A villager of a look."""
    kind = kind_of_look(look)
    card = (look - FIRST_HERO) // 4 if kind == HERO else -1
    made = Villager(kind, -1 if kind in (PEASANT, HERO) else type_of_look(look), card)
    if kind == HERO:
        made.type = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4][card]
    made.stunned, made.burning = bool(look & 1), bool(look & 2)
    assert made.look == look
    return made


def test_nothing_is_told_by_colour_alone() -> None:
    for element in scene(crowded().c, 0).elements():
        for badge in getattr(element, "badges", []):
            assert badge.name
            assert badge.sign or badge.show or badge.form == "torch"
        if isinstance(element, Piece):
            assert element.name
            assert element.figure or element.letters
        if isinstance(element, Die):
            assert element.name
            assert element.sign
    cues = [(SEAT_STYLES | LOOK.styles)[style] for style in (*STYLES, *SUMMONED_STYLES)]
    assert len({style.silhouette for style in cues}) == len({style.pattern for style in cues}) == len(cues)
    assert len({LOOK.glyphs[name].fill for name in MONSTER_NAMES}) == len(MONSTER_NAMES)


def test_villagers_of_one_look_are_one_piece_with_their_number() -> None:
    position = castle("vampire lich dullahan").at("library", "3 peasant, peasant stunned, 2 hunter-demon")
    assert piece(position, "villager:library-peasant").count == 3
    assert piece(position, "villager:library-peasant-stunned").count == 1
    assert "3 × Peasant, Peasant (stunned), 2 × Hunter (Demon)" in text_of(position)
    assert "3 × Popolano, Popolano (Stordito), 2 × Cacciatore (Demone)" in text_of(position, "it")


@pytest.mark.rule("A7.8")
def test_a_hero_shows_health_type_and_shield() -> None:
    position = castle("vampire lich dullahan").at("library", "knight_errant hurt 2, plague_doctor")
    knight = piece(position, "villager:library-knight_errant")
    assert knight.vitality is not None
    assert (knight.vitality.now, knight.vitality.most) == (3, 5)
    text = text_of(position)
    assert "Knight Errant (health 3 of 5, Mythic, the first damage of the round does not count)" in text
    assert "Plague Doctor (health 3 of 3, Cursed)" in text


def test_monsters_minions_summoned_and_the_troll_stand_where_they_are() -> None:
    position = crowded()
    at = {name: element.parent for name, element in seen(position).items()}
    assert at["fighter:vampire"] == "zone:library"
    assert at["fighter:skeleton-1"] == at["fighter:skeleton-2"] == "zone:gallery"
    assert at["fighter:summoned-minotaur"] == at["troll"] == "zone:crypt"
    assert piece(position, "fighter:vampire").acting
    assert piece(position, "fighter:skeleton-2").owner == piece(position, "fighter:lich").owner


@pytest.mark.rule("A12.3")
def test_a_dead_monster_is_on_no_zone_and_its_board_says_so() -> None:
    position = castle("vampire lich dullahan").dead("lich")
    assert "fighter:lich" not in seen(position)
    assert seen(position)["token:lich-dead"].parent == "board:lich"
    assert meter(position, "health:lich") == (0, 5)


# ---------------------------------------------------------------- boards


def test_a_board_tells_slots_conditions_and_debts() -> None:
    position = crowded().bind("minotaur", "lich", "dullahan")
    text = text_of(position, seat=1)
    line = text[text.index("- Lich: ") :]
    assert "Paid for the summoning: Magic" in line
    assert "Bound by Summoned Minotaur" in line
    assert "First player" in line
    assert "Free Movement 1/2" in text
    vampire = text[text.index("- Vampire: ") :]
    assert "2 × Melee, torch (to be resolved), Magic (special die), any result (special die)" in vampire
    assert "Blood Feast, level 2 (Melee + Magic)" in vampire
    assert "Mesmerise, not learnt (Ranged)" in vampire


@pytest.mark.rule("A10.2")
def test_a_used_ability_is_marked_until_it_is_raised() -> None:
    position = castle("vampire lich dullahan").board("vampire", skills="blood_feast-2", used="blood_feast-2")
    other = seen(position, 1)["ability:vampire-blood_feast"]
    assert isinstance(other, Piece)
    assert [badge.sign for badge in other.badges] == ["used"]
    spent = [e for e in seen(position, 0).values() if isinstance(e, Die) and e.state == "spent"]
    assert [die.sign for die in spent] == ["melee", "magic"]
    raised = position.board("vampire", skills="blood_feast-3", used="blood_feast-2")
    assert not [e for e in seen(raised, 0).values() if isinstance(e, Die) and e.state == "spent"]


def test_the_own_board_lies_open_the_others_are_panels() -> None:
    position = crowded()
    mine = seen(position, 0)
    assert [e.id for e in mine.values() if isinstance(e, Die) and e.parent == "own-dice"] == [
        "die:vampire-pool-melee-1",
        "die:vampire-pool-melee-2",
        "die:vampire-pool-torch-1",
        "die:vampire-special-magic-1",
        "die:vampire-special-any-1",
    ]
    assert not [name for name in mine if name.startswith("ability:vampire-")]
    assert len([name for name in mine if name.startswith("ability:lich-")]) == 3
    watching = seen(position, SPECTATOR)
    assert not [name for name in watching if name.startswith("own-")]
    assert len([name for name in watching if name.startswith("ability:")]) == 9


@pytest.mark.rule("A23.2")
def test_dice_fill_slots_from_the_front_and_conditions_from_the_back() -> None:
    position = castle("dullahan lich vampire").board("dullahan", defence="defence vengeance", conditions="sunder slow")
    held = {e.parent: e for e in seen(position).values() if isinstance(e, Die | Piece)}
    signs = [getattr(held[f"own-defence-{n}"], "sign", "sunder") for n in (1, 2, 3)]
    assert signs == ["defence", "vengeance", "sunder"]
    assert "own-movement-1" not in held
    assert held["own-movement-2"].id == "token:own-slow-1"


def test_a_seat_with_several_monsters_sees_the_board_of_the_one_whose_turn_it_is() -> None:
    position = castle("vampire lich dullahan", seats=1)
    assert "own-ability:vampire-bat_form" in seen(position)
    position.c.active = 1
    assert "own-ability:lich-frost_bolt" in seen(position)
    assert "ability:vampire-bat_form" in seen(position)


@pytest.mark.rule("A10.1")
def test_a_witchfinder_makes_abilities_dearer_on_the_board_too() -> None:
    position = castle("vampire lich dullahan").at("library", "vampire, witchfinder")
    ability = seen(position)["own-ability:vampire-blood_feast"]
    assert isinstance(ability, Slots)
    assert [words("en")(box.name) for box in ability.boxes] == ["Melee", "Magic", "any"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ability_says_what_it_does_at_each_level(lang: str) -> None:
    say = words(lang)
    for name, levels in zip(ABILITY_NAMES, ABILITY_TEXTS, strict=True):
        told = [say(text) for text in levels]
        assert all(told), name
        assert len(set(told)) > 1, name


# ---------------------------------------------------------------- beside the castle


def test_traps_event_heroes_and_decks_lie_beside_the_castle() -> None:
    position = crowded()
    found = seen(position)
    cards = [element.id for element in found.values() if isinstance(element, Card)]
    assert cards == [
        "scenario",
        "event",
        "trap-card:spiked_pit",
        "trap-card:rat_swarm",
        "hero-knight_errant-card",
        "summon-minotaur-card",
    ]
    decks = {e.id: e.count for e in found.values() if isinstance(e, Stack) and e.form == "card"}
    assert decks["deck:traps"] == 18
    assert set(decks) == {"deck:traps", "deck:events", "deck:spawns", "deck:heroes", "deck:summons"}


@pytest.mark.rule("A11.9")
def test_a_trap_that_an_event_makes_dearer_says_so() -> None:
    position = castle("vampire lich dullahan").traps("spiked_pit")
    card = seen(position)["trap-card:spiked_pit"]
    assert isinstance(card, Card)
    assert words("en")(card.sort) == "Trap"
    card = seen(position.event("watchful_eyes"))["trap-card:spiked_pit"]
    assert isinstance(card, Card)
    assert words("en")(card.sort) == "Trap, now Melee + any"


@pytest.mark.rule("A14.3", "A14.5")
def test_the_dial_is_a_ring_with_a_bell_at_every_threshold() -> None:
    found = seen(castle("vampire lich dullahan").dial(4))
    dial = found["dial"]
    assert isinstance(dial, Track)
    assert (dial.form, dial.now, len(dial.stations)) == ("ring", "dial:4", 12)
    bells = [element.parent for element in found.values() if element.id.startswith("bell:")]
    assert bells == ["dial:6", "dial:0"]


@pytest.mark.rule("A2.9")
def test_morale_and_the_heart_are_counted_from_where_they_began() -> None:
    position = castle("vampire lich dullahan").morale(20).heart(3)
    assert (meter(position, "morale"), meter(position, "heart")) == ((20, 36), (3, 8))
    easy = castle("vampire lich dullahan").heart(10).morale(27)
    assert meter(easy, "morale") == (27, 27)
    assert "morale" not in seen(castle("vampire lich dullahan", "breaches"))


def test_the_objective_shows_how_far_it_has_come() -> None:
    team = "vampire lich dullahan banshee"
    assert meter(castle(team, "feeding_the_heart").sacrifices(3), "objective") == (3, SACRIFICES[6][1])
    assert meter(castle(team, "the_long_vigil").round(5), "objective") == (4, 8)
    assert meter(castle(team, "the_circle_of_bone"), "objective") == (0, 1)
    assert "objective" not in seen(castle(team, "songs_of_heroes"))


def test_the_bar_tells_round_rank_phase_and_daytime() -> None:
    position = castle("vampire lich dullahan").night().round(7)
    position.c.phase = VILLAGER_PHASE
    assert text_of(position).startswith("# Village Attacks Night; Phase: Villagers; Round: 7 of 20; Rank: 1 of 3")


# ---------------------------------------------------------------- what comes next


def coming(position: Position, lang: str = "en") -> dict[str, str]:
    """What each group of villagers would do, in the order in which they would act."""
    say = words(lang)
    overlays = [e for name, e in seen(position).items() if name.startswith("forecast:") and isinstance(e, Overlay)]
    return {note.on.removeprefix("villager:"): say(note.show) for one in overlays for note in one.notes}


def by_torch(position: Position) -> dict[str, str]:
    found = seen(position).get("next-torch")
    notes = found.notes if isinstance(found, Overlay) else []
    return {note.on.removeprefix("villager:"): words("en")(note.show) for note in notes}


@pytest.mark.rule("A15.9", "A15.10", "A15.12")
def test_villagers_attack_a_nemesis_then_the_heart_then_monsters() -> None:
    position = castle("succubus lich dullahan").at("gallery", "succubus").at("armoury", "lich").at("crypt", "dullahan")
    position.at("castle_heart", "peasant, hunter-demon, hunter-cursed")
    position.at("library", "hunter-cursed, peasant")
    assert coming(position) == {
        "castle_heart-peasant": "hits the Heart (damage 1)",
        "castle_heart-hunter-cursed": "hits the Heart (damage 1)",
        "castle_heart-hunter-demon": "hits Succubus (damage 2)",
        "library-peasant": "goes to the Gallery",
        "library-hunter-cursed": "hits Succubus (damage 1), goes to the Gallery",
    }


@pytest.mark.rule("A15.2")
def test_the_nearest_act_first_and_in_a_zone_peasants_hunters_heroes() -> None:
    position = castle("vampire lich dullahan").at("throne_room", "2 peasant").at("kitchen", "templar, hunter-demon")
    position.at("kitchen", "peasant").at("armoury", "peasant")
    assert list(coming(position)) == [
        "kitchen-peasant",
        "kitchen-hunter-demon",
        "kitchen-templar",
        "armoury-peasant",
        "throne_room-peasant",
    ]
    text = text_of(position)
    assert text.index("Next to act (1)") < text.index("Next to act (2)") < text.index("Next to act (3)")


@pytest.mark.rule("A15.18", "A15.19", "A15.21", "A24.5")
def test_stun_fire_holds_bad_luck_and_guards_are_reckoned_with() -> None:
    position = castle("vampire lich dullahan").at("library", "vampire, dullahan, peasant stunned, peasant burning")
    position.board("dullahan", buffs="guard").hold("library").unlucky("library")
    assert coming(position) == {
        "library-peasant-stunned": "stands up",
        "library-peasant-burning": "suffers the fire, hits Dullahan (damage 1) on heads, stays",
    }


@pytest.mark.rule("A15.14", "A15.15")
def test_ties_are_left_to_the_coin_and_heroes_have_figures_of_their_own() -> None:
    position = (
        castle("vampire lich dullahan").at("west_passage", "peasant").at("library", "vampire, lich, beast_slayer")
    )
    found = coming(position)
    assert found["west_passage-peasant"] == "goes to the Great Hall or to the Gatehouse Passage"
    assert found["library-beast_slayer"] == "hits Vampire or Lich (damage 1, 2 times), goes to the Gallery"


def test_an_event_that_makes_peasants_faster_is_foreseen() -> None:
    position = castle("vampire lich dullahan").at("library", "peasant").event("forced_march")
    assert coming(position)["library-peasant"] == "goes to the Heart zone"


def test_who_has_acted_in_the_villager_phase_is_left_out() -> None:
    position = castle("vampire lich dullahan").at("library", "2 peasant, hunter-demon")
    position.c.phase = VILLAGER_PHASE
    for one in position.c.crowd[ZONE.value("library")]:
        one.acted = one.kind == PEASANT
    assert list(coming(position)) == ["library-hunter-demon"]


@pytest.mark.rule("A5.2", "A5.3", "A5.4")
def test_a_torch_moves_the_farthest_villager() -> None:
    position = castle("vampire lich dullahan").at("west_passage", "2 hunter-demon, peasant").at("library", "peasant")
    assert list(by_torch(position)) == ["west_passage-peasant"]
    fewer = castle("vampire lich dullahan").at("west_passage", "peasant").at("chapel", "templar, hunter-arcane")
    assert by_torch(fewer) == {"west_passage-peasant": "goes to the Great Hall or to the Gatehouse Passage"}
    tied = fewer.at("west_passage", "hunter-demon")
    assert list(by_torch(tied)) == ["chapel-hunter-arcane", "west_passage-peasant"]
    assert by_torch(castle("vampire lich dullahan")) == {}


@pytest.mark.rule("A5.6", "A5.10")
def test_a_torch_makes_stunned_ones_stand_up_and_strikes_where_all_are_in_the_heart() -> None:
    stunned = castle("vampire lich dullahan").at("library", "peasant stunned")
    assert by_torch(stunned) == {"library-peasant-stunned": "stands up"}
    inside = castle("vampire lich dullahan").at("castle_heart", "peasant")
    assert by_torch(inside) == {"castle_heart-peasant": "hits the Heart (damage 1)"}


def test_what_comes_next_is_told_but_not_drawn_unless_somebody_asks() -> None:
    position = castle("vampire lich dullahan").at("library", "peasant")
    assert "The next torch moves: Peasant, Library: goes to the Gallery" in text_of(position)
    picture = as_svg(scene(position.c, 0), words("en"))
    assert "e-forecast" not in picture
    assert "e-next-torch" not in picture


def test_texts_of_the_scene_are_references() -> None:
    assert scene(crowded().c, 0).name == Text("title")
