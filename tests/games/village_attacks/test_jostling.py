"""A17, A12.8, A13.21: full zones, and who gives way."""

from __future__ import annotations

import pytest

from ludoteca.engine.table import Table
from ludoteca.games.village_attacks.words import ROOM
from tests.games.village_attacks.positions import (
    Position,
    answers,
    asked,
    castle,
    crowd,
    crowds,
    events,
    later,
    monster,
    offered,
    questions,
    refused,
    state,
    where,
)
from tests.marks import rule

THREE = "vampire lich dullahan"
FIVE = "vampire lich jiangshi banshee succubus"


def away(monsters: str = THREE, **options: str) -> Position:
    """A castle whose Monsters are in the laboratory, out of the way."""
    return castle(monsters, seats=0, **options).at("laboratory", monsters.replace(" ", ", "))


def torch(position: Position, chance: str = "") -> Table:
    """One torch moves the villager farthest from the Heart one zone."""
    table = position.act("vampire", "torch melee", chance=chance)
    answers(table, "torch")
    return table


# ---------------------------------------------------------------- villagers


@rule("A17.1")
@pytest.mark.parametrize(
    ("there", "full"),
    [
        ("5 peasant", False),
        ("6 peasant", True),
        ("4 peasant, lich", False),
        ("5 peasant, lich", True),
        ("3 peasant, lich, skeleton, troll", True),
        ("4 peasant, skeleton", False),
        ("4 peasant, troll", False),
    ],
)
def test_a_zone_is_full_when_its_figures_equal_its_capacity(there: str, full: bool) -> None:
    """The east passage holds 6, of whatever side."""
    table = torch(away(troll="on").at("east_passage", there).at("crypt", "peasant"))
    assert crowd(table, "castle_heart") == ({"peasant": 1} if full else {})
    assert crowd(table, "crypt") == {}


@rule("A17.1")
def test_a_summoned_monster_takes_up_room() -> None:
    position = (
        castle(THREE, "the_circle_of_bone").at("east_passage", "5 peasant, summoned-mummy").at("library", "peasant")
    )
    table = torch(position)
    assert crowds(table) == {"castle_heart": {"peasant": 1}, "east_passage": {"peasant": 5}}


@rule("A17.1")
def test_tokens_take_up_no_room() -> None:
    position = away().at("east_passage", "5 peasant").at("crypt", "peasant")
    position.trap("east_passage", "tar_floor").unlucky("east_passage").dark("east_passage")
    assert crowds(torch(position)) == {"east_passage": {"peasant": 6}}


@rule("A17.2")
@pytest.mark.parametrize("who", ["peasant", "hunter-demon", "templar"])
def test_a_villager_pushes_out_one_of_its_own_kind_towards_the_heart(who: str) -> None:
    """Example: a Hunter who comes into a full zone pushes the Hunter there, not a Peasant."""
    there = {"peasant": 3, "hunter-demon": 2, "inquisitor": 1}
    pushed = "inquisitor" if who == "templar" else who
    position = away().at("east_passage", "3 peasant, 2 hunter-demon, inquisitor").at("crypt", who)
    table = torch(position)
    there[pushed] -= 1
    there[who] = there.get(who, 0) + 1
    assert crowd(table, "castle_heart") == {pushed: 1}
    assert crowd(table, "east_passage") == {name: n for name, n in there.items() if n}


PEASANTS, HUNTERS, HEROES = "3 peasant", "3 hunter-cursed", "inquisitor, alchemist, witchfinder"
"""Three of a kind; the coin picks a Hero."""


@rule("A17.3")
@pytest.mark.parametrize(
    ("enters", "there", "pushed"),
    [
        ("peasant", f"{HUNTERS}, {HEROES}", "hunter-cursed"),
        ("peasant", f"{HEROES}, templar, knight_errant, beast_slayer", "inquisitor"),
        ("hunter-demon", f"{PEASANTS}, {HEROES}", "inquisitor"),
        ("hunter-demon", f"{PEASANTS}, {PEASANTS}", "peasant"),
        ("templar", f"{PEASANTS}, {HUNTERS}", "peasant"),
        ("templar", f"{HUNTERS}, vampire, lich, dullahan", "hunter-cursed"),
        ("yunfakh-demon", f"{PEASANTS}, 2 hunter-cursed, inquisitor", "hunter-cursed"),
        ("hunter-demon", f"{PEASANTS}, 2 yunfakh-veteran, inquisitor", "yunfakh-veteran"),
        ("hunter-demon", f"{PEASANTS}, 2 hunter-veteran, inquisitor", "hunter-veteran"),
        ("peasant", "2 yunfakh-demon, inquisitor, vampire, lich, dullahan", "yunfakh-demon"),
    ],
)
def test_if_its_kind_is_not_there_the_next_of_the_circle_is_pushed(enters: str, there: str, pushed: str) -> None:
    """Peasant, Hunter, Hero and round again; Yunfakh and Veterans are Hunters."""
    position = away(yunfakh="on").at("east_passage", there).at("crypt", enters)
    several = pushed == "inquisitor" and "alchemist" in there
    table = torch(position, chance=f"east_passage-{pushed}" if several else "")
    assert crowd(table, "castle_heart") == {pushed: 1}
    assert crowd(table, "east_passage")[enters] == 1


@rule("A17.4")
def test_who_moves_away_from_the_heart_pushes_away_from_the_heart() -> None:
    position = away().at("east_passage", "peasant, hunter-demon").at("crypt", "4 peasant, 4 hunter-cursed")
    table = position.trap("east_passage", "rune_of_fear").step("trap-step")
    assert crowds(table) == {
        "east_passage": {"hunter-demon": 1},
        "crypt": {"peasant": 4, "hunter-cursed": 4},
        "postern_passage": {"peasant": 1},
    }


@rule("A17.4", "A17.7")
def test_a_full_dead_end_lets_nobody_in() -> None:
    """The laboratory lies at the end of its corridor."""
    position = (
        castle(THREE).at("laboratory", "8 peasant").at("great_hall", "12 peasant").at("north_passage", "2 peasant")
    )
    position.at("west_passage", "6 peasant").trap("north_passage", "rune_of_fear")
    table = position.step("trap-step", chance="laboratory laboratory")
    assert crowd(table, "north_passage") == {"peasant": 2}
    assert crowd(table, "laboratory") == {"peasant": 8}


@rule("A17.6")
def test_a_pushed_figure_pushes_in_turn() -> None:
    position = away().at("postern_passage", "peasant").at("crypt", "8 peasant").at("east_passage", "6 peasant")
    table = torch(position)
    assert crowds(table) == {"castle_heart": {"peasant": 1}, "east_passage": {"peasant": 6}, "crypt": {"peasant": 8}}


@rule("A17.6", "A17.3")
def test_each_one_in_a_chain_pushes_its_own_kind() -> None:
    position = away().at("postern_passage", "hunter-demon").at("crypt", "6 peasant, inquisitor, alchemist")
    position.at("east_passage", "4 peasant, 2 hunter-cursed")
    table = torch(position, chance="crypt-alchemist")
    assert crowd(table, "crypt") == {"peasant": 6, "inquisitor": 1, "hunter-demon": 1}
    assert crowd(table, "east_passage") == {"peasant": 3, "hunter-cursed": 2, "alchemist": 1}
    assert crowd(table, "castle_heart") == {"peasant": 1}


@rule("A17.7")
def test_nobody_can_leave_a_full_heart_zone() -> None:
    position = away().at("castle_heart", "12 peasant").at("gallery", "peasant")
    table = torch(position)
    assert crowds(table) == {"castle_heart": {"peasant": 12}, "gallery": {"peasant": 1}}
    assert monster(table, "vampire").pool[6] == 0


@rule("A17.7", "A17.11")
def test_if_the_chain_cannot_end_nothing_moves_at_all() -> None:
    position = away().at("castle_heart", "12 peasant").at("east_passage", "6 peasant").at("crypt", "8 peasant")
    table = torch(position.at("postern_passage", "peasant"))
    assert crowds(table) == {
        "castle_heart": {"peasant": 12},
        "east_passage": {"peasant": 6},
        "crypt": {"peasant": 8},
        "postern_passage": {"peasant": 1},
    }
    assert events(table, "pushed", "villager-moved") == []


@rule("A17.8")
@pytest.mark.parametrize("who", ["peasant", "hunter-demon", "templar"])
def test_villagers_push_neither_monsters_nor_minions(who: str) -> None:
    position = away(FIVE).at("south_passage", "3 skeleton, 2 stiff_corpse, lich").at("armoury", who)
    table = torch(position)
    assert crowds(table) == {"armoury": {who: 1}}
    assert where(table, "lich") == where(table, "skeleton-1") == where(table, "stiff_corpse-2") == "south_passage"


@rule("A17.8")
def test_villagers_push_neither_the_troll_nor_summoned_monsters() -> None:
    position = castle(THREE, "the_circle_of_bone", troll="on")
    position.at("east_passage", "troll, summoned-mummy, 3 skeleton, dullahan").at("library", "peasant")
    table = torch(position)
    assert crowds(table) == {"library": {"peasant": 1}}
    assert where(table, "troll") == where(table, "summoned-mummy") == "east_passage"


@rule("A17.9")
def test_being_pushed_is_no_activation() -> None:
    """The pushed Peasant neither suffers its Burn nor stands up nor strikes the Heart."""
    position = away().at("east_passage", "6 peasant stunned burning").at("crypt", "peasant")
    table = torch(position)
    assert crowd(table, "castle_heart") == {"peasant-stunned-burning": 1}
    assert state(table).heart == 8


@rule("A17.9", "A15.1")
def test_being_pushed_costs_no_activation() -> None:
    position = away().at("east_passage", "6 peasant").at("crypt", "peasant")
    table = later(torch(position), "villagers")
    assert state(table).heart == 7
    assert crowds(table) == {"castle_heart": {"peasant": 7}}


@rule("A17.10", "A1.8")
def test_the_coin_decides_which_of_several_equal_figures_is_pushed() -> None:
    """Stunned or not, of whatever Type, each counts once; the pushed one keeps its conditions."""
    position = away(yunfakh="on").at(
        "east_passage", "2 hunter-cursed, hunter-cursed stunned, hunter-veteran, yunfakh-demon"
    )
    position.at("east_passage", "peasant").at("crypt", "hunter-demon")
    table = position.act("vampire", "torch melee", chance="...")
    answers(table, "torch")
    assert asked(table) == "chance which-villager"
    assert offered(table) == [
        "east_passage-hunter-cursed",
        "east_passage-hunter-cursed-stunned",
        "east_passage-hunter-veteran",
        "east_passage-yunfakh-demon",
    ]
    assert table.asked()[0][1].weights == [2, 1, 1, 1]


@rule("A17.10")
def test_a_pushed_figure_keeps_its_conditions() -> None:
    position = (
        away().at("east_passage", "4 hunter-cursed, hunter-cursed stunned burning, peasant").at("crypt", "hunter-demon")
    )
    table = torch(position, chance="east_passage-hunter-cursed-stunned-burning")
    assert crowd(table, "castle_heart") == {"hunter-cursed-stunned-burning": 1}


@rule("A17.10")
def test_the_coin_decides_between_several_zones_in_the_direction() -> None:
    """From the west passage both ways lead to the Heart."""
    position = castle("vampire lich dullahan banshee").at("west_passage", "6 peasant")
    table = position.step("spawn-at west_passage", chance="mob_small great_hall gatehouse_passage great_hall")
    assert crowds(table) == {
        "west_passage": {"peasant": 6},
        "great_hall": {"peasant": 2},
        "gatehouse_passage": {"peasant": 1},
    }


# ---------------------------------------------------------------- Monsters


@rule("A17.5", "A6.8")
def test_a_monster_pushes_a_villager_in_the_direction_of_its_own_travel() -> None:
    table = castle(THREE).at("east_passage", "4 hunter-demon, 2 peasant").act("vampire", "melee")
    answers(table, "move", "east_passage")
    assert where(table, "vampire") == "east_passage"
    assert crowds(table) == {"east_passage": {"hunter-demon": 4, "peasant": 1}, "crypt": {"peasant": 1}}


@rule("A17.5")
def test_a_monster_on_its_way_to_the_heart_pushes_towards_the_heart() -> None:
    table = away().at("crypt", "vampire").at("east_passage", "6 peasant").act("vampire", "melee")
    answers(table, "move", "east_passage")
    assert crowds(table) == {"castle_heart": {"peasant": 1}, "east_passage": {"peasant": 5}}


@rule("A17.5")
def test_into_a_full_heart_zone_a_monster_pushes_the_other_way() -> None:
    """From the Heart four ways lead out; the coin decides."""
    table = away().at("gallery", "vampire").at("castle_heart", "12 peasant").act("vampire", "melee", chance="kitchen")
    answers(table, "move", "castle_heart")
    assert where(table, "vampire") == "castle_heart"
    assert crowds(table) == {"castle_heart": {"peasant": 11}, "kitchen": {"peasant": 1}}


@rule("A17.5")
def test_into_a_full_dead_end_a_monster_pushes_the_other_way() -> None:
    """Nobody can be pushed beyond the throne room."""
    table = castle(THREE).at("library", "vampire").at("throne_room", "12 peasant").act("vampire", "melee")
    answers(table, "move", "throne_room")
    assert crowds(table) == {"throne_room": {"peasant": 11}, "library": {"peasant": 1}}


@rule("A17.5", "A6.9")
def test_if_nobody_can_be_pushed_a_monster_does_not_enter() -> None:
    position = castle(FIVE).at("south_passage", "3 skeleton, 2 stiff_corpse, succubus")
    table = position.act("vampire", "melee")
    answers(table, "move")
    assert offered(table) == ["kitchen", "gallery", "east_passage"]
    assert refused(table, "south_passage") == "A6.9"


@rule("A17.5", "A17.11")
def test_two_may_change_places() -> None:
    """Everything is full; a Hunter of the throne room is pushed into the library as the Vampire leaves it."""
    position = castle(THREE).at("gallery", "8 peasant stunned").at("library", "vampire, 11 peasant stunned")
    table = (
        position.at("throne_room", "12 hunter-veteran").at("castle_heart", "10 hunter-veteran").act("vampire", "melee")
    )
    answers(table, "move", "throne_room")
    assert crowd(table, "library") == {"peasant-stunned": 11, "hunter-veteran": 1}
    assert crowd(table, "throne_room") == {"hunter-veteran": 11}


@rule("A17.5", "A13.22")
def test_minions_push_like_monsters() -> None:
    position = castle(THREE).at("castle_heart", "skeleton").at("east_passage", "6 peasant")
    table = position.act("lich", "melee")
    answers(table, "minion-skeleton-1", "move-east_passage")
    assert where(table, "skeleton-1") == "east_passage"
    assert crowds(table) == {"east_passage": {"peasant": 5}, "crypt": {"peasant": 1}}


@rule("A17.5", "A13.22")
def test_summoned_monsters_push_like_monsters() -> None:
    position = castle(THREE, "the_circle_of_bone").at("library", "summoned-mummy").at("east_passage", "6 peasant")
    table = position.step("summoned-act")
    answers(table, "move-east_passage")
    assert where(table, "summoned-mummy") == "east_passage"
    assert crowds(table) == {"castle_heart": {"peasant": 1}, "east_passage": {"peasant": 5}}


@rule("A17.5", "A25.1")
def test_monsters_push_by_target_priority_and_the_coin_decides_between_equals() -> None:
    position = castle(THREE).at("east_passage", "templar, 2 hunter-demon, 3 hunter-cursed stunned")
    table = position.act("vampire", "melee", chance="...")
    answers(table, "move", "east_passage")
    assert asked(table) == "chance which-villager"
    assert offered(table) == ["east_passage-hunter-cursed-stunned", "east_passage-hunter-demon"]


@rule("A17.11")
def test_the_zone_that_the_entering_figure_leaves_has_room_for_one_more() -> None:
    """Towards the Heart nobody can go; a Peasant is pushed into the full crypt that the Vampire leaves."""
    position = away().at("crypt", "vampire, 7 peasant stunned").at("east_passage", "6 peasant")
    table = position.at("castle_heart", "12 peasant").act("vampire", "melee")
    answers(table, "move", "east_passage")
    assert where(table, "vampire") == "east_passage"
    assert crowd(table, "crypt") == {"peasant": 1, "peasant-stunned": 7}
    assert crowd(table, "east_passage") == {"peasant": 5}


# ---------------------------------------------------------------- coming from nowhere


@rule("A12.8")
def test_a_returning_monster_finds_room_in_a_full_heart_zone() -> None:
    position = castle(THREE).dead("vampire").at("laboratory", "lich, dullahan").at("castle_heart", "12 peasant")
    table = position.turn("vampire", chance="...")
    assert (where(table, "vampire"), crowds(table)) == ("castle_heart", {"castle_heart": {"peasant": 12}})


def summoning(monsters: str, room: str) -> Position:
    """The Circle of Bone: all but the Vampire have paid, and the Vampire is in the Summoning Room."""
    position = castle(monsters, "the_circle_of_bone").at("summoning_room", room)
    for name in monsters.split():
        if name != "vampire":
            position.board(name, paid="magic")
    return position


@rule("A13.21")
def test_a_monster_summoned_into_a_full_room_pushes_towards_the_heart() -> None:
    position = summoning(THREE, "vampire, 5 hunter-demon, 2 peasant")
    table = position.act("vampire", "magic", chance="mummy")
    answers(table, "summon")
    while where(table, "summoned-mummy") == "nowhere":
        answers(table, offered(table)[0])
    assert where(table, "summoned-mummy") == "summoning_room"
    assert crowd(table, "summoning_room") == {"hunter-demon": 5, "peasant": 1}
    assert crowd(table, "north_passage") == {"peasant": 1}


@rule("A13.21")
def test_if_nobody_can_be_pushed_the_summoned_monster_comes_all_the_same() -> None:
    position = summoning(
        "vampire lich dullahan jiangshi succubus", "vampire, lich, dullahan, jiangshi, succubus, 3 skeleton"
    )
    table = position.act("vampire", "magic", chance="mummy")
    answers(table, "summon")
    while where(table, "summoned-mummy") == "nowhere":
        answers(table, offered(table)[0])
    assert state(table).figures_in(ROOM) == 9
    assert questions(table).count("which-villager") == 0
