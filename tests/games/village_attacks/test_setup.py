"""A2 and A1.3: setting up, played through from the first choice to the first roll."""

from __future__ import annotations

import pytest

from ludoteca.engine.game import SetupError
from ludoteca.games.village_attacks import GAME
from ludoteca.games.village_attacks.content import (
    HEART_HEALTH,
    HERO_NAMES,
    MONSTER_NAMES,
    SCENARIO_NAMES,
    SPAWN_COPIES,
    TRAP_NAMES,
)
from ludoteca.games.village_attacks.words import HERO, HUNTER, MONSTER, PEASANT, YUNFAKH, ZONE
from tests.games.village_attacks.positions import (
    answers,
    asked,
    crowds,
    events,
    first_monster,
    monster,
    new_table,
    offered,
    pool,
    questions,
    refused,
    set_up,
    skills,
    state,
    trap_row,
    where,
)
from tests.marks import rule

THREE = "vampire lich dullahan"
FOUR = "vampire lich dullahan banshee"
FIVE = "vampire lich dullahan banshee succubus"
SONGS = "songs_of_heroes"


# ---------------------------------------------------------------- the whole way


@rule("A2.5", "A2.10", "A2.11", "A2.12", "A3.1", "A3.2")
def test_a_game_of_three_is_set_up_step_by_step() -> None:
    table = new_table(3, "mob_small scouts arcane lull tar_floor ...", scenario=SONGS)
    assert asked(table) == "seat-1 monster"
    answers(table, "vampire")
    assert asked(table) == "seat-2 monster"
    answers(table, "lich")
    assert asked(table) == "seat-3 monster"
    answers(table, "dullahan")
    assert asked(table) == "vampire start-ability"
    answers(table, "vampire-bat_form", "lich-raise_skeletons", "dullahan-spine_whip")
    assert (asked(table), offered(table)) == ("seat-1 first-monster", ["vampire", "lich", "dullahan"])
    answers(table, "lich")
    assert crowds(table) == {"west_passage": {"peasant": 3}, "chapel": {"hunter-arcane": 2}}
    assert trap_row(table) == ["tar_floor"]
    assert (state(table).round, asked(table)) == (1, "chance roll")
    assert events(table, "round-began", "turn-began") == ["round-began 1", "turn-began lich"]
    assert [where(table, name) for name in THREE.split()] == ["castle_heart"] * 3


@rule("A1.2", "A1.3", "A2.5")
@pytest.mark.parametrize(
    ("seats", "monsters", "owners"),
    [
        (1, THREE, [0, 0, 0]),
        (2, FOUR, [0, 0, 1, 1]),
        (3, THREE, [0, 1, 2]),
        (4, FOUR, [0, 1, 2, 3]),
        (5, FIVE, [0, 1, 2, 3, 4]),
    ],
)
def test_how_many_monsters_each_player_runs(seats: int, monsters: str, owners: list[int]) -> None:
    table = set_up(monsters, seats=seats)
    assert [(MONSTER.name(m.id), m.seat) for m in state(table).monsters] == list(
        zip(monsters.split(), owners, strict=True)
    )
    assert questions(table).count("monster") == len(owners)


@rule("A1.2")
@pytest.mark.parametrize("seats", [0, 6])
def test_one_to_five_play(seats: int) -> None:
    with pytest.raises(SetupError) as error:
        GAME.setup(seats)
    assert error.value.key == "wrong-seats"


@rule("A2.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("scenario", SCENARIO_NAMES)
def test_every_scenario_can_be_set_up_at_every_table(scenario: str, seats: int) -> None:
    """Up to the first villager; what differs is told by the scenarios themselves."""
    monsters = [THREE, FOUR, THREE, FOUR, FIVE][seats - 1]
    day = "day " if scenario in ("the_long_vigil", "all_the_torches") else ""
    table = set_up(monsters, f"{day}...", seats, scenario=scenario)
    assert asked(table) == "chance spawn-card"
    assert [where(table, name) for name in monsters.split()] == ["castle_heart"] * len(monsters.split())


# ---------------------------------------------------------------- the decks


@rule("A2.1")
def test_the_decks_are_complete() -> None:
    c = state(set_up(THREE, scenario=SONGS))
    assert (sum(c.trap_deck), sum(c.trap_discard), c.trap_row) == (20, 0, [])
    assert (c.spawn_deck, sum(c.spawn_discard)) == (SPAWN_COPIES, 0)
    assert (len(c.event_deck), c.event_discard) == (21, [])
    assert (c.hero_deck, c.hero_bottom) == ([1] * 10, [])


@rule("A2.1")
def test_every_card_of_a_shuffled_deck_may_come_first() -> None:
    table = set_up(THREE, "champion ...", scenario=SONGS)
    assert offered(table) == HERO_NAMES
    table = set_up(THREE, "lull mob_small mob_small ...", scenario=SONGS)
    assert (asked(table), offered(table)) == ("chance trap-card", TRAP_NAMES)
    c = state(table)
    for place in c.event_deck:
        cards, weights = c.events.possible(place)
        assert (len(cards), len(set(weights))) == (21, 1)


@rule("A2.2")
@pytest.mark.parametrize(
    ("scenario", "troll", "cards"),
    [(SONGS, "scenario", 21), (SONGS, "on", 25), ("the_thing_in_the_cellar", "scenario", 25)],
)
def test_troll_cards_are_in_the_event_deck_only_with_the_troll(scenario: str, troll: str, cards: int) -> None:
    c = state(set_up(THREE, scenario=scenario, troll=troll))
    assert (len(c.event_deck), c.troll_used) == (cards, cards == 25)


@rule("A2.3", "A21.4")
def test_with_the_troll_the_deck_is_built_with_one_on_top() -> None:
    """Whatever the first two events are not, the third is."""
    c = state(set_up(THREE, scenario=SONGS, troll="on"))
    for place, card in zip(c.event_deck[:-3:-1], (0, 1), strict=True):
        c.events.settle(place, card)
    assert c.events.possible(c.event_deck[-3])[0] == [21]


@rule("A2.8")
def test_the_hero_deck_has_all_ten_cards_unless_the_players_choose() -> None:
    table = set_up(THREE, scenario=SONGS)
    assert (state(table).hero_deck, "leave-out-hero" in questions(table)) == ([1] * 10, False)


@rule("A2.8")
def test_of_each_type_one_hero_may_be_left_out() -> None:
    table = new_table(3, "...", scenario=SONGS, choose_heroes="yes")
    answers(table, *THREE.split())
    while asked(table).split()[1] != "leave-out-hero":
        answers(table, offered(table)[0])
    pairs = []
    while not asked(table).startswith("chance"):
        pairs.append(offered(table))
        answers(table, pairs[-1][-1] if len(pairs) != 2 else "pass")
    assert pairs == [["pass", HERO_NAMES[i], HERO_NAMES[i + 1]] for i in range(0, 10, 2)]
    assert state(table).hero_deck == [1, 0, 1, 1, 1, 0, 1, 0, 1, 0]


@rule("A2.8")
def test_with_five_heroes_each_type_has_one() -> None:
    """A Hero who was left out does not come."""
    table = new_table(3, "champion ...", scenario=SONGS, choose_heroes="yes")
    answers(table, *THREE.split())
    while not asked(table).startswith("chance"):
        answers(table, offered(table)[-1] if "leave-out-hero" in asked(table) else offered(table)[0])
    assert offered(table) == HERO_NAMES[::2]


@rule("A2.14", "A13.2")
def test_the_summon_deck_holds_the_monsters_that_nobody_plays() -> None:
    c = state(set_up(THREE, scenario="the_circle_of_bone"))
    assert [name for card, name in enumerate(MONSTER_NAMES) if c.summon_deck[card]] == [
        name for name in MONSTER_NAMES if name not in THREE.split()
    ]


# ---------------------------------------------------------------- the team


@rule("A2.6")
def test_every_monster_is_unique() -> None:
    table = new_table(3, "...")
    assert offered(table) == MONSTER_NAMES
    answers(table, "lich")
    assert "lich" not in offered(table)
    assert refused(table, "lich") == "A2.6"


@rule("A2.6")
@pytest.mark.parametrize(
    ("chosen", "out"),
    [
        ("dullahan", ["dullahan", "mummy", "gargoyle"]),
        ("gargoyle", ["dullahan", "mummy", "gargoyle"]),
        ("vampire", ["vampire", "minotaur", "werewolf"]),
        ("werewolf", ["vampire", "minotaur", "werewolf"]),
        ("djinn", ["djinn"]),
    ],
)
def test_at_most_one_guardian_and_one_decimator(chosen: str, out: list[str]) -> None:
    table = new_table(3, "...")
    answers(table, chosen)
    assert offered(table) == [name for name in MONSTER_NAMES if name not in out]


@rule("A2.6")
def test_all_may_be_supports() -> None:
    table = set_up("lich succubus banshee djinn jiangshi")
    assert len(state(table).monsters) == 5


@rule("A2.7", "A18.10")
@pytest.mark.parametrize(
    ("team", "types"),
    [
        (THREE, ["undead", "mythic", "arcane"]),
        ("vampire jiangshi huli_jing", ["undead", "mythic"]),
        (FIVE, ["undead", "mythic", "cursed", "arcane", "demon"]),
    ],
)
def test_the_bag_holds_one_token_for_each_type_present(team: str, types: list[str]) -> None:
    table = set_up(team, "scouts ...", scenario=SONGS)
    ((_, ask),) = table.asked()
    assert (asked(table), offered(table)) == ("chance type-token", types)
    assert ask.weights in (None, [1] * len(types))


@rule("A2.12")
def test_a_monster_starts_with_one_ability_of_choice_at_level_1() -> None:
    table = new_table(3, "...", scenario=SONGS)
    answers(table, *THREE.split())
    assert offered(table) == ["vampire-blood_feast", "vampire-bat_form", "vampire-mesmerise"]
    answers(table, "vampire-mesmerise", "lich-soul_jar", "dullahan-hold_the_stair", "vampire")
    assert skills(table, "vampire") == {"mesmerise": 1}
    assert skills(table, "lich") == {"soul_jar": 1}
    for name in THREE.split():
        me = monster(table, name)
        assert (me.xp, me.damage, me.level, pool(table, name)) == (0, 0, 1, "")
        assert (me.sunder, me.silence, me.slow, me.burning) == (0, 0, 0, False)


@rule("A2.11")
@pytest.mark.parametrize("first", ["vampire", "lich", "dullahan"])
def test_any_monster_may_be_the_first(first: str) -> None:
    table = new_table(3, "lull mob_small mob_small tar_floor ...", scenario=SONGS)
    answers(table, *THREE.split())
    while "first-monster" not in asked(table):
        answers(table, offered(table)[0])
    answers(table, first)
    assert first_monster(table) == first
    assert events(table, "turn-began") == [f"turn-began {first}"]


# ---------------------------------------------------------------- the tracks


@rule("A2.9")
@pytest.mark.parametrize(
    ("scenario", "monsters", "difficulty", "morale", "heart"),
    [
        (SONGS, THREE, "normal", 36, 8),
        (SONGS, FOUR, "normal", 48, 9),
        (SONGS, FIVE, "normal", 60, 10),
        (SONGS, THREE, "easy", 27, 10),
        (SONGS, THREE, "hard", 45, 6),
        (SONGS, FIVE, "hard", 75, 8),
        ("the_circle_of_bone", FOUR, "easy", 32, 11),
        ("the_circle_of_bone", FOUR, "hard", 53, 7),
        ("breaches", THREE, "easy", 0, HEART_HEALTH[5][0] + 2),
        ("breaches", FIVE, "hard", 0, HEART_HEALTH[5][2] - 2),
    ],
)
def test_morale_and_heart(scenario: str, monsters: str, difficulty: str, morale: int, heart: int) -> None:
    """Easy: 75 % of the morale, rounded up, and 2 more for the Heart; hard: 125 % and 2 less."""
    c = state(set_up(monsters, scenario=scenario, difficulty=difficulty))
    assert (c.morale, c.heart, c.heart_start) == (morale, heart, heart)
    assert (c.dial, c.rank) == (0, 1)


# ---------------------------------------------------------------- first villagers, first Trap


@rule("A2.10")
def test_villagers_appear_once_at_every_spawn_point_and_then_one_trap_is_drawn() -> None:
    table = set_up(FIVE, "mob_small mob_small mob_small mob_small mob_small rat_swarm ...", scenario=SONGS)
    assert crowds(table) == {
        zone: {"peasant": 3} for zone in ("chapel", "throne_room", "laboratory", "west_passage", "gatehouse_passage")
    }
    assert (trap_row(table), state(table).round) == (["rat_swarm"], 1)
    assert [question for question in questions(table) if question in ("spawn-card", "trap-card")] == [
        *["spawn-card"] * 5,
        "trap-card",
    ]


@rule("A2.10", "A31.2")
def test_where_traps_are_not_used_none_is_drawn() -> None:
    table = set_up(THREE, "mob_small mob_small mob_small ...", scenario="silver_and_garlic")
    assert (asked(table), trap_row(table)) == ("chance roll", [])


# ---------------------------------------------------------------- modules


@rule("A2.13")
@pytest.mark.parametrize("daytime", ["day", "night"])
def test_the_token_is_flipped_for_the_first_round(daytime: str) -> None:
    table = set_up(THREE, f"{daytime} ...", scenario="the_long_vigil")
    assert (state(table).day, state(table).day_night) == (daytime == "day", True)


@rule("A2.13")
def test_without_day_and_night_nothing_is_flipped() -> None:
    table = set_up(THREE, scenario="the_long_vigil", day_night="off")
    assert (asked(table), state(table).day_night) == ("chance spawn-card", False)
    table = set_up(THREE, scenario="torches_at_the_gate", day_night="on")
    assert (asked(table), state(table).day_night) == ("chance day-or-night", True)


@rule("A2.2", "A13.1", "A18.12")
@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"scenario": SONGS, "summoning": "on"}, "no-summoning-room"),
        ({"scenario": "the_circle_of_bone", "summoning": "off"}, "needs-summoning"),
        ({"scenario": "springs_and_blades", "troll": "on"}, "troll-without-events"),
        ({"scenario": "torches_at_the_gate", "yunfakh": "on"}, "yunfakh-without-hunters"),
    ],
)
def test_modules_need_what_they_are_about(options: dict[str, str], key: str) -> None:
    with pytest.raises(SetupError) as error:
        GAME.setup(3, options)
    assert (error.value.key, error.value.args_by_name) == (key, {"scenario": options["scenario"]})


@rule("A18.12", "A2.14")
def test_modules_may_be_switched_on_and_off() -> None:
    c = state(set_up(THREE, scenario="all_the_torches", day_night="off", troll="off", yunfakh="off", summoning="off"))
    assert (c.day_night, c.troll_used, c.yunfakh, c.summoning) == (False, False, False, False)
    c = state(set_up(THREE, "night ...", scenario="the_circle_of_bone", day_night="on", troll="on", yunfakh="on"))
    assert (c.day_night, c.troll_used, c.yunfakh, c.summoning) == (True, True, True, True)


@rule("A18.8")
def test_the_box_holds_all_figures_at_the_beginning() -> None:
    c = state(set_up(THREE, scenario=SONGS))
    assert (c.box[PEASANT], c.box[HUNTER]) == (32, 24)
    assert state(set_up(THREE, scenario=SONGS, yunfakh="on")).box[YUNFAKH] == 15
    assert (sum(map(len, c.crowd)), c.box[HERO], ZONE.names[c.monsters[0].zone]) == (0, 0, "castle_heart")
