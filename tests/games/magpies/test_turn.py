"""G2: roll, fly, take, steal, refill."""

import pytest

from ludoteca.engine.ask import CHANCE
from ludoteca.engine.observe import observe
from ludoteca.engine.table import TableError
from tests.games.magpies.positions import (
    answer,
    bag,
    chronicle,
    hanging,
    magpies,
    nest,
    offered,
    question,
    sitting,
)
from tests.marks import rule


@rule("G2.1")
def test_the_die_shows_one_two_or_three_equally_often() -> None:
    table = magpies().hangs(yew="key").turn("south", roll="two")
    roll = table.live[0].ask
    assert roll is not None
    assert (roll.role, roll.question.id, roll.weights) == (CHANCE, "wings", None)
    assert [roll.question.domain.name(face) for face in roll.options] == ["one", "two", "three"]


@rule("G2.1")
def test_every_magpie_rolls_before_it_flies() -> None:
    position = magpies(seats=3).at(south="oak", west="ash", north="pine").hangs(yew="key")
    table = position.turn("south", "two", "two two two")
    for seat, tree in (("south", "elm"), ("west", "birch"), ("north", "lime"), ("south", "ash")):
        assert question(table, seat) == "fly"
        answer(table, seat, tree)
    assert [line.ask.question.id for line in table.live if line.ask][:8] == ["wings", "fly"] * 4


@rule("G2.2")
@pytest.mark.parametrize(("roll", "trees"), [("two", ["elm", "ash"]), ("three", ["elm", "ash", "birch"])])
def test_a_magpie_flies_clockwise_as_far_as_its_wings_carry_it(roll: str, trees: list[str]) -> None:
    assert offered(magpies().at(south="oak").hangs(yew="key").turn("south", roll), "south") == trees


@rule("G2.2")
def test_one_leaves_no_choice() -> None:
    table = magpies().at(south="oak").hangs(yew="key").turn("south", roll="one")
    assert sitting(table)["south"] == "elm"
    assert table.live[1].automatic


@rule("G2.2")
def test_after_the_yew_comes_the_oak() -> None:
    table = magpies().at(south="yew").hangs(elm="key").turn("south", roll="three")
    assert sorted(offered(table, "south")) == ["ash", "elm", "oak"]


@rule("G2.2")
def test_a_magpie_cannot_stay_nor_fly_too_far() -> None:
    table = magpies().at(south="oak").hangs(yew="key").turn("south", roll="two")
    why = {refused.name: (refused.reason.key, refused.rule) for refused in observe(table, 0).refused}
    assert why["oak"] == ("why-own-tree", "G2.2")
    assert why["birch"] == why["yew"] == ("why-too-far", "G2.2")
    with pytest.raises(TableError, match="not-an-option"):
        answer(table, "south", "oak")


@rule("G2.2")
def test_other_magpies_are_never_in_the_way() -> None:
    position = magpies(seats=4).at(south="oak", west="elm", north="ash", east="ash").hangs(yew="key")
    table = position.turn("south", "three")
    assert offered(table, "south") == ["elm", "ash", "birch"]
    answer(table, "south", "ash")
    assert sitting(table) == {"south": "ash", "west": "elm", "north": "ash", "east": "ash"}


@rule("G2.3")
def test_a_magpie_takes_what_hangs_in_its_tree() -> None:
    table = magpies().at(south="oak").hangs(elm="ring", ash="key").nest("south", ring=1).turn("south", roll="two")
    answer(table, "south", "elm")
    assert nest(table, "south") == {"ring": 2}
    assert hanging(table) == {"ash": "key"}
    assert chronicle(table) == ["South flies to the elm.", "South takes the ring from the elm."]


@rule("G2.3")
def test_a_bare_tree_gives_nothing() -> None:
    table = magpies().at(south="oak").hangs(ash="key").bag(coin=3).turn("south", roll="two")
    answer(table, "south", "elm")
    assert nest(table, "south") == {}
    assert bag(table) == {"coin": 3}
    assert chronicle(table) == ["South flies to the elm."]


@rule("G2.3")
def test_what_hangs_where_nobody_lands_stays() -> None:
    table = magpies().at(south="oak").hangs(oak="coin", elm="ring", ash="key").turn("south", "two")
    answer(table, "south", "ash")
    assert hanging(table) == {"oak": "coin", "elm": "ring"}


@rule("G2.4")
def test_a_magpie_steals_one_trinket_of_its_choice() -> None:
    position = magpies().at(south="oak", west="elm").hangs(yew="key").nest("west", coin=2, ring=1)
    table = position.turn("south", roll="two")
    answer(table, "south", "elm")
    assert (question(table, "south"), offered(table, "south")) == ("steal", ["pass", "coin", "ring"])
    answer(table, "south", "coin")
    assert (nest(table, "south"), nest(table, "west")) == ({"coin": 1}, {"coin": 1, "ring": 1})
    assert "South steals a coin from West." in chronicle(table)


@rule("G2.4")
def test_a_magpie_may_let_it_be() -> None:
    table = magpies().at(south="oak", west="elm").hangs(yew="key").nest("west", coin=2).turn("south", roll="two")
    answer(table, "south", "elm", "pass")
    assert (nest(table, "south"), nest(table, "west")) == ({}, {"coin": 2})


@rule("G2.4")
def test_one_trinket_from_every_magpie_in_the_tree_in_the_order_of_seats() -> None:
    position = magpies(seats=4).at(south="elm", west="elm", north="oak", east="elm").hangs(yew="key")
    table = position.nest("south", key=1).nest("west", coin=2).nest("east", ring=1).turn("north", roll="two")
    answer(table, "north", "elm")
    assert offered(table, "north") == ["pass", "key"]
    answer(table, "north", "key")
    assert offered(table, "north") == ["pass", "coin"]
    answer(table, "north", "coin")
    assert offered(table, "north") == ["pass", "ring"]
    answer(table, "north", "ring")
    assert nest(table, "north") == {"key": 1, "coin": 1, "ring": 1}
    assert question(table, "north") != "steal"


@rule("G2.4")
def test_an_empty_nest_and_another_tree_are_safe() -> None:
    position = magpies(seats=3).at(south="oak", west="elm", north="ash").hangs(yew="key").nest("north", ring=3)
    table = position.turn("south", roll="two")
    answer(table, "south", "elm")
    assert question(table, "south") != "steal"
    assert nest(table, "north") == {"ring": 3}


@rule("G2.4")
def test_what_is_not_in_the_nest_is_refused_with_the_reason() -> None:
    table = magpies().at(south="oak", west="elm").hangs(yew="key").nest("west", coin=1).turn("south", roll="two")
    answer(table, "south", "elm")
    refused = observe(table, 0).refused
    assert [(view.name, view.reason.key, view.rule) for view in refused] == [
        (name, "why-not-in-nest", "G2.4") for name in ("button", "key", "ring")
    ]


@rule("G2.4")
def test_a_magpie_that_is_landed_upon_steals_nothing() -> None:
    table = magpies().at(south="oak", west="elm").hangs(yew="key").nest("south", ring=1).turn("south", roll="two")
    answer(table, "south", "elm")
    assert question(table, "west") != "steal"
    assert nest(table, "south") == {"ring": 1}


@rule("G2.5")
def test_the_bag_fills_the_place_of_what_was_taken() -> None:
    position = magpies().at(south="oak", west="elm").hangs(elm="ring").bag(button=1, coin=2).nest("west", key=1)
    table = position.turn("south", roll="two", draws="coin")
    answer(table, "south", "elm")
    assert question(table, "south") == "steal"  # the new trinket hangs before anything is stolen
    assert hanging(table) == {"elm": "coin"}
    assert bag(table) == {"button": 1, "coin": 1}
    assert nest(table, "south") == {"ring": 1}
    refill = table.live[-1].ask
    assert refill is not None
    assert refill.weights == [1, 2]


@rule("G2.5")
def test_an_empty_bag_leaves_the_tree_bare() -> None:
    table = magpies().at(south="oak").hangs(elm="ring", ash="key").turn("south", roll="two")
    answer(table, "south", "elm")
    assert hanging(table) == {"ash": "key"}


@rule("G2.5")
def test_theft_draws_nothing_from_the_bag() -> None:
    position = magpies().at(south="oak", west="elm").hangs(yew="key").bag(button=4).nest("west", coin=1)
    table = position.turn("south", roll="two")
    answer(table, "south", "elm", "coin")
    assert bag(table) == {"button": 4}
