"""A18: new villagers appear at the spawn tokens."""

from __future__ import annotations

import pytest

from ludoteca.engine.table import Table
from ludoteca.games.village_attacks.content import SPAWN_COPIES, SPAWN_NAMES
from ludoteca.games.village_attacks.words import HERO, HERO_CARD, HUNTER, PEASANT
from tests.games.village_attacks.positions import (
    Position,
    answers,
    asked,
    castle,
    crowd,
    crowds,
    events,
    monster,
    offered,
    questions,
    state,
    unsaid,
    villager,
    where,
)
from tests.marks import rule

THREE = "vampire lich dullahan"
"""Undead, Arcane and Mythic."""
FIVE = "vampire lich dullahan banshee succubus"
"""With Cursed and Demon all five Types."""


def crowded(peasants: int) -> Position:
    """A castle with so many of the 32 Peasants at the Heart or beside it, and the Monsters in the laboratory."""
    position = castle(THREE).at("laboratory", "vampire, lich, dullahan")
    position.at("castle_heart", "12 peasant").at("kitchen", "8 peasant").at("east_passage", "6 peasant")
    return position.at("south_passage", f"{peasants - 26} peasant")


def total(table: Table, kind: int) -> int:
    return len([v for crowd in state(table).crowd for v in crowd if v.kind == kind])


# ---------------------------------------------------------------- cards and ranks


@rule("A18.1", "A18.4")
def test_each_spawn_token_draws_a_card_in_token_order() -> None:
    """The tokens lie in the west passage, the chapel and the throne room."""
    table = castle(THREE).step("spawn", chance="mob_small mob_large lull")
    assert events(table, "spawn-drawn") == [
        "spawn-drawn mob_small west_passage",
        "spawn-drawn mob_large chapel",
        "spawn-drawn lull throne_room",
    ]
    assert crowds(table) == {"west_passage": {"peasant": 3}, "chapel": {"peasant": 4}}


@rule("A18.1")
def test_a_removed_token_draws_no_card() -> None:
    table = castle(THREE).closed("chapel").step("spawn", chance="mob_small mob_large")
    assert crowds(table) == {"west_passage": {"peasant": 3}, "throne_room": {"peasant": 4}}


@rule("A18.1")
def test_a_card_is_discarded_after_use() -> None:
    """There is one Lull: it cannot come twice."""
    table = castle(THREE).step("spawn", chance="lull ...")
    assert "lull" not in offered(table)
    c = state(table)
    assert (sum(c.spawn_deck), sum(c.spawn_discard)) == (43, 1)


@rule("A18.1")
def test_each_of_the_44_cards_is_equally_likely() -> None:
    table = castle(THREE).step("spawn", chance="...")
    ((_, ask),) = table.asked()
    assert (offered(table), ask.weights) == (SPAWN_NAMES, [8, 6, 4, 6, 5, 4, 3, 3, 2, 2, 1])
    assert sum(SPAWN_COPIES) == 44


LINES = [
    ("mob_small", "3P", "4P", "5P"),
    ("mob_large", "4P", "5P", "6P"),
    ("stragglers", "2P+", "2P+", "3P+"),
    ("mixed_band", "2P1H", "2P2H", "3P2H"),
    ("scouts", "2H", "2H", "3H"),
    ("hunting_party", "1P2H", "3H", "2P3H"),
    ("levy", "3P", "3P2H", "3P3H"),
    ("herald", "2P1H", "1P1E", "2P1E"),
    ("champion", "1E", "1P1E", "2H1E"),
    ("vanguard", "+", "1H1E", "3H1E"),
    ("lull", "", "2P", "3P"),
]


def line_of(line: str) -> dict[str, int]:
    """Who stands on a line, as a crowd: Hunters are Arcane, the Hero is a Templar."""
    looks = {"P": "peasant", "H": "hunter-arcane", "E": "templar"}
    pairs = line.rstrip("+")
    return {looks[pairs[i + 1]]: int(pairs[i]) for i in range(0, len(pairs), 2)}


@rule("A18.2", "A18.4", "A18.5")
@pytest.mark.parametrize("rank", [1, 2, 3])
@pytest.mark.parametrize(("card", "lines"), [(card, lines) for card, *lines in LINES])
def test_the_line_of_the_current_rank_counts(card: str, lines: list[str], rank: int) -> None:
    """After a + comes a Lull, which has a line of its own."""
    line = lines[rank - 1]
    chance = [card, *["arcane"] * ("H" in line), *["templar"] * ("E" in line), *["lull"] * ("+" in line)]
    table = castle(THREE).rank(rank).step("spawn-at chapel", chance=" ".join(chance))
    expected = line_of(line)
    if "+" in line:
        expected["peasant"] = expected.get("peasant", 0) + [0, 2, 3][rank - 1]
    assert crowd(table, "chapel") == {look: n for look, n in expected.items() if n}
    assert unsaid(table) == []


@rule("A18.3")
@pytest.mark.parametrize(("level", "before", "after"), [(1, 1, 1), (2, 1, 2), (3, 2, 2), (4, 2, 3), (5, 3, 3)])
def test_the_rank_follows_the_highest_level(level: int, before: int, after: int) -> None:
    """The Vampire gains a level: at 3 the rank is 2, at 5 it is 3."""
    position = castle(THREE).board("vampire", xp=4, level=level).at("castle_heart", "peasant")
    assert position.c.rank == before
    table = position.act("vampire", "melee")
    answers(table, "melee")
    assert (monster(table, "vampire").level, state(table).rank) == (level + 1, after)


@rule("A18.3")
def test_a_lower_level_of_the_others_does_not_matter() -> None:
    position = castle(THREE).board("dullahan", level=5).board("vampire", xp=4).at("castle_heart", "peasant")
    table = position.act("vampire", "melee")
    answers(table, "melee")
    assert (monster(table, "vampire").level, state(table).rank) == (2, 3)


@rule("A18.3")
def test_the_rank_does_not_fall_when_the_best_monster_dies() -> None:
    position = castle(THREE).board("dullahan", level=5, damage=8).at("gallery", "dullahan hurt 8, peasant")
    table = position.step("villagers")
    assert (monster(table, "dullahan").is_dead, state(table).rank) == (True, 3)


@rule("A18.5", "A18.6")
def test_the_villagers_of_a_plus_line_appear_before_the_next_card_is_drawn() -> None:
    table = castle(THREE).step("spawn-at chapel", chance="stragglers ...")
    assert crowds(table) == {"chapel": {"peasant": 2}}
    assert asked(table) == "chance spawn-card"


@rule("A18.5")
def test_a_plus_may_follow_a_plus() -> None:
    table = castle(THREE).step("spawn-at chapel", chance="vanguard stragglers stragglers mob_small")
    assert (crowds(table), sum(state(table).spawn_discard)) == ({"chapel": {"peasant": 7}}, 4)


@rule("A18.5", "A18.1")
def test_after_a_plus_the_next_token_has_its_own_card() -> None:
    table = castle(THREE).step("spawn", chance="vanguard mob_small mob_large lull")
    assert crowds(table) == {"west_passage": {"peasant": 3}, "chapel": {"peasant": 4}}


@rule("A18.17")
def test_an_empty_spawn_deck_is_made_anew_from_the_discards() -> None:
    table = castle(THREE).spawn_discard("lull").step("spawn", chance="mob_small ...")
    assert events(table, "spawn-drawn")[0] == "spawn-drawn lull west_passage"
    assert (sum(state(table).spawn_deck), sum(state(table).spawn_discard)) == (43, 1)
    assert crowds(table) == {"chapel": {"peasant": 3}}


@rule("A18.17")
def test_a_plus_on_the_last_card_draws_from_the_new_deck() -> None:
    table = castle(THREE).spawn_discard("stragglers").step("spawn-at chapel", chance="mob_large")
    assert crowds(table) == {"chapel": {"peasant": 6}}


# ---------------------------------------------------------------- Hunters


@rule("A18.10", "A2.7")
def test_a_group_of_hunters_draws_one_type_of_the_playing_monsters() -> None:
    table = castle(THREE).step("spawn-at chapel", chance="scouts ...")
    assert (asked(table), offered(table)) == ("chance type-token", ["undead", "mythic", "arcane"])
    table = castle(THREE).step("spawn-at chapel", chance="scouts mythic")
    assert crowds(table) == {"chapel": {"hunter-mythic": 2}}


@rule("A18.10", "A2.7")
def test_there_is_one_token_of_a_type_that_two_monsters_share() -> None:
    table = castle("vampire jiangshi lich").step("spawn-at chapel", chance="scouts ...")
    ((_, ask),) = table.asked()
    assert (offered(table), ask.weights) == (["undead", "arcane"], [1, 1])


@rule("A18.10")
def test_the_token_goes_back_into_the_bag() -> None:
    table = castle(THREE).step("spawn", chance="scouts arcane scouts arcane scouts ...")
    assert offered(table) == ["undead", "mythic", "arcane"]


@rule("A18.7", "A18.13", "A18.14")
def test_at_most_five_hunters_of_a_type_and_only_the_surplus_are_veterans() -> None:
    """Example: four Demon Hunters are in play and a group of three draws Demon."""
    position = castle(FIVE).rank(3).at("library", "4 hunter-demon")
    table = position.step("spawn-at chapel", chance="scouts demon")
    assert crowd(table, "chapel") == {"hunter-demon": 1, "hunter-veteran": 2}


@rule("A18.7", "A18.14")
def test_at_most_three_yunfakh_hunters_of_a_type() -> None:
    position = castle(FIVE, yunfakh="on").rank(3).at("library", "2 yunfakh-demon, 5 hunter-demon")
    table = position.step("spawn-at chapel", chance="scouts demon")
    assert crowd(table, "chapel") == {"yunfakh-demon": 1, "yunfakh-veteran": 1, "hunter-veteran": 1}


@rule("A18.7")
def test_hunters_and_yunfakh_hunters_are_counted_apart_and_by_type() -> None:
    position = castle(FIVE, yunfakh="on").at("library", "3 yunfakh-demon, 5 hunter-cursed")
    table = position.step("spawn-at chapel", chance="scouts demon")
    assert crowd(table, "chapel") == {"hunter-demon": 1, "yunfakh-veteran": 1}


@rule("A18.13", "A18.11")
def test_veterans_are_the_nemesis_of_every_monster() -> None:
    position = castle(THREE).at("library", "5 hunter-arcane").at("chapel", "vampire, dullahan")
    table = position.step("spawn-at chapel", "villagers", chance="mixed_band arcane " + "vampire " * 2 + "dullahan")
    assert (monster(table, "vampire").damage, monster(table, "dullahan").damage) == (2, 2)


@rule("A18.11", "A15.10")
@pytest.mark.parametrize(("drawn", "damage"), [("undead", 2), ("mythic", 1)])
def test_a_hunter_and_a_monster_of_one_type_are_nemeses(drawn: str, damage: int) -> None:
    position = castle(THREE).at("postern_passage", "vampire")
    table = position.step("spawn-at chapel", "villagers", chance=f"mixed_band {drawn}")
    assert monster(table, "vampire").damage == damage


@rule("A18.12")
@pytest.mark.parametrize(
    ("card", "rank", "yunfakh", "hunters"),
    [("mixed_band", 1, 1, 0), ("scouts", 1, 1, 1), ("scouts", 3, 2, 1)],
)
def test_half_of_a_group_rounded_up_are_yunfakh(card: str, rank: int, yunfakh: int, hunters: int) -> None:
    """Example: a group of three brings two Yunfakh and one Hunter of the drawn Type."""
    table = castle(THREE, yunfakh="on").rank(rank).step("spawn-at chapel", chance=f"{card} undead")
    there = crowd(table, "chapel")
    assert (there.get("yunfakh-undead", 0), there.get("hunter-undead", 0)) == (yunfakh, hunters)


@rule("A18.12")
def test_without_the_module_no_yunfakh_come() -> None:
    table = castle(THREE).rank(3).step("spawn-at chapel", chance="scouts undead")
    assert crowd(table, "chapel") == {"hunter-undead": 3}


@rule("A18.19")
def test_veterans_fill_no_type_limit() -> None:
    position = castle(FIVE, yunfakh="on").at("library", "6 hunter-veteran, 4 yunfakh-veteran")
    table = position.step("spawn-at chapel", chance="scouts demon")
    assert crowd(table, "chapel") == {"hunter-demon": 1, "yunfakh-demon": 1}


@rule("A18.19", "A18.8")
def test_veterans_use_figures_of_the_hunters() -> None:
    """With 24 Veterans on the map there is no Hunter left; the farthest one acts instead."""
    position = castle(FIVE).at("library", "12 hunter-veteran").at("throne_room", "2 hunter-veteran")
    position.at("gallery", "8 hunter-veteran").at("kitchen", "2 hunter-veteran").at(
        "laboratory", FIVE.replace(" ", ", ")
    )
    table = position.closed("throne_room").step("spawn-at chapel", chance="mixed_band demon")
    assert crowd(table, "chapel") == {"peasant": 2}
    assert (total(table, HUNTER), crowd(table, "throne_room")) == (24, {"hunter-veteran": 1})


@rule("A18.8", "A18.19", "A18.12")
def test_for_a_missing_yunfakh_hunter_another_one_acts() -> None:
    """All 15 are on the map: one of them moves, and the Hunter of the group appears as usual."""
    position = castle(FIVE, yunfakh="on").at("laboratory", FIVE.replace(" ", ", ")).at("gallery", "8 yunfakh-veteran")
    position.at("kitchen", "6 yunfakh-veteran").at("throne_room", "yunfakh-veteran, hunter-cursed")
    table = position.step("spawn-at chapel", chance="scouts demon")
    assert crowd(table, "chapel") == {"hunter-demon": 1}
    assert crowd(table, "library") == {"yunfakh-veteran": 1}


@rule("A18.19")
def test_figures_come_before_the_limit_of_a_type() -> None:
    """Five Demon Hunters are in play, but no figure is left either: nobody appears as a Veteran."""
    position = castle(FIVE).at("library", "12 hunter-veteran").at("throne_room", "hunter-demon")
    position.at("gallery", "4 hunter-demon").at("kitchen", "7 hunter-veteran").at("laboratory", FIVE.replace(" ", ", "))
    table = position.step("spawn-at chapel", chance="mixed_band demon")
    assert crowd(table, "chapel") == {"peasant": 2}
    assert crowd(table, "throne_room") == {}


# ---------------------------------------------------------------- Heroes


@rule("A18.15")
def test_the_top_hero_card_appears_at_the_token() -> None:
    table = castle(THREE).at("library", "templar").step("spawn-at chapel", chance="champion ...")
    assert (asked(table), "templar" in offered(table), len(offered(table))) == ("chance hero-card", False, 9)
    table = castle(THREE).step("spawn-at chapel", chance="champion alchemist")
    assert crowds(table) == {"chapel": {"alchemist": 1}}
    assert state(table).hero_deck[HERO_CARD.value("alchemist")] == 0


@rule("A18.15", "A7.17")
def test_heroes_under_the_deck_come_last_and_in_order() -> None:
    table = castle(THREE).hero_deck("templar", "alchemist").step("spawn", chance="champion champion lull")
    assert crowds(table) == {"west_passage": {"templar": 1}, "chapel": {"alchemist": 1}}


@rule("A18.15", "A18.8", "A18.9")
def test_with_an_empty_hero_deck_a_hero_on_the_map_acts() -> None:
    position = castle(THREE).hero_deck().at("library", "templar, dullahan").at("gallery", "alchemist")
    position.at("laboratory", "vampire, lich")
    table = position.step("spawn-at chapel", chance="champion")
    assert monster(table, "dullahan").damage == 1
    assert crowds(table) == {"gallery": {"templar": 1, "alchemist": 1}}


@rule("A18.9", "A15.21")
def test_the_hero_who_acts_instead_uses_its_special() -> None:
    position = (
        castle(THREE).hero_deck().at("laboratory", "vampire, lich, dullahan").at("library", "grave_warden, skeleton")
    )
    table = position.step("spawn-at chapel", chance="champion")
    assert (where(table, "skeleton-1"), crowds(table)) == ("nowhere", {"gallery": {"grave_warden": 1}})


@rule("A18.9", "A15.18", "A15.19")
def test_a_stunned_and_burning_figure_that_acts_instead_suffers_and_stands_up() -> None:
    position = castle(THREE).hero_deck().at("laboratory", "vampire, lich, dullahan")
    table = position.at("library", "grave_warden stunned burning").step("spawn-at chapel", chance="champion")
    assert crowds(table) == {"library": {"grave_warden": 1}}
    assert villager(table, "library", "grave_warden").damage == 1


@rule("A18.18", "A18.15")
def test_if_no_figure_of_the_kind_is_on_the_map_nothing_happens() -> None:
    table = castle(THREE).hero_deck().at("library", "peasant, hunter-demon").step("spawn-at chapel", chance="champion")
    assert crowds(table) == {"library": {"peasant": 1, "hunter-demon": 1}}


# ---------------------------------------------------------------- no figure left, no room left


@rule("A18.8", "A18.9")
def test_for_each_missing_peasant_the_farthest_one_attacks_and_moves() -> None:
    """Example: no Peasant figure is left and a card brings two of them."""
    position = crowded(30).at("throne_room", "vampire, 2 peasant, hunter-demon")
    table = position.step("spawn-at chapel", chance="stragglers lull")
    assert (total(table, PEASANT), monster(table, "vampire").damage) == (32, 2)
    assert crowd(table, "throne_room") == {"hunter-demon": 1}
    assert (crowd(table, "library"), crowd(table, "chapel")) == ({"peasant": 2}, {})


@rule("A18.18", "A18.9")
def test_each_missing_figure_selects_anew_and_may_select_the_same_one() -> None:
    table = crowded(31).at("throne_room", "peasant").step("spawn-at chapel", chance="stragglers lull")
    assert (crowd(table, "throne_room"), crowd(table, "library"), crowd(table, "gallery")) == ({}, {}, {"peasant": 1})


@rule("A18.8", "A18.18")
def test_the_last_figure_appears_before_the_others_act() -> None:
    """One figure is left for the two Peasants of the card; the farthest one, the newcomer, acts for the other."""
    table = crowded(31).step("spawn-at chapel", chance="stragglers lull")
    assert events(table, "appeared") == ["appeared peasant chapel"]
    assert crowd(table, "postern_passage") == {"peasant": 1}


@rule("A18.8")
def test_hunters_do_not_act_for_missing_peasants() -> None:
    """The Peasant of the library takes one step; the second one would lead into the full Heart zone."""
    position = crowded(31).at("throne_room", "hunter-demon, templar").at("library", "peasant")
    table = position.step("spawn-at chapel", chance="vanguard stragglers lull")
    assert crowd(table, "throne_room") == {"hunter-demon": 1, "templar": 1}
    assert crowd(table, "gallery") == {"peasant": 1}
    assert crowd(table, "castle_heart") == {"peasant": 12}


@rule("A18.16")
def test_in_a_full_zone_newcomers_push_towards_the_heart() -> None:
    position = castle(THREE).at("throne_room", "10 peasant, 2 hunter-demon")
    table = position.step("spawn-at throne_room", chance="mixed_band undead")
    assert crowd(table, "throne_room") == {"peasant": 10, "hunter-demon": 1, "hunter-undead": 1}
    assert crowd(table, "library") == {"peasant": 2, "hunter-demon": 1}


@rule("A18.16", "A17.7")
def test_if_the_chain_fails_the_figure_is_not_placed() -> None:
    position = castle(THREE).at("laboratory", "vampire, lich, dullahan").at("castle_heart", "12 hunter-veteran")
    position.at("gallery", "8 hunter-veteran").at("library", "12 peasant").at("throne_room", "12 peasant")
    table = position.step("spawn-at throne_room", chance="mob_small")
    assert (crowd(table, "throne_room"), total(table, PEASANT)) == ({"peasant": 12}, 24)
    assert state(table).box[PEASANT] == 8


@rule("A18.16", "A18.15")
def test_a_hero_who_finds_no_room_is_not_lost() -> None:
    position = castle(THREE).at("laboratory", "vampire, lich, dullahan").at("castle_heart", "12 hunter-veteran")
    position.at("gallery", "8 hunter-veteran").at("library", "12 peasant").at("throne_room", "12 peasant")
    table = position.step("spawn-at throne_room", chance="champion templar")
    templar = HERO_CARD.value("templar")
    assert total(table, HERO) == 0
    assert state(table).hero_deck[templar] + state(table).hero_bottom.count(templar) == 1


@rule("A18.18")
def test_peasants_come_first_then_hunters_then_heroes() -> None:
    table = (
        castle(THREE, yunfakh="on").rank(3).step("spawn", chance="hunting_party undead champion arcane templar lull")
    )
    assert [event.split()[1] for event in events(table, "appeared")] == [
        *["peasant"] * 2,
        *["yunfakh-undead"] * 2,
        "hunter-undead",
        "yunfakh-arcane",
        "hunter-arcane",
        "templar",
        *["peasant"] * 3,
    ]


# ---------------------------------------------------------------- scenarios without Hunters or Heroes


@rule("A18.4", "A31.2")
@pytest.mark.parametrize(
    ("card", "rank", "there"),
    [
        ("champion", 1, {"hunter-arcane": 2}),
        ("champion", 2, {"peasant": 1, "hunter-arcane": 2}),
        ("champion", 3, {"hunter-arcane": 4}),
        ("vanguard", 3, {"hunter-arcane": 5}),
        ("scouts", 1, {"hunter-arcane": 2}),
    ],
)
def test_without_heroes_two_hunters_come_in_the_same_group(card: str, rank: int, there: dict[str, int]) -> None:
    table = castle(THREE, "silver_and_garlic").rank(rank).step("spawn-at crypt", chance=f"{card} arcane")
    assert (crowd(table, "crypt"), questions(table).count("type-token")) == (there, 1)


@rule("A18.4", "A31.1")
@pytest.mark.parametrize(
    ("card", "rank", "peasants"), [("champion", 1, 2), ("champion", 3, 4), ("mixed_band", 1, 3), ("herald", 2, 3)]
)
def test_without_hunters_as_many_peasants_come(card: str, rank: int, peasants: int) -> None:
    table = castle(THREE, "torches_at_the_gate").rank(rank).step("spawn-at west_passage", chance=card)
    assert (crowd(table, "west_passage"), questions(table)) == ({"peasant": peasants}, ["spawn-card"])
