"""G1: the wood, the first trinkets, the favourites."""

import pytest

from ludoteca.engine.observe import observe
from ludoteca.games.magpies.rules import SEAT
from tests.games.magpies.positions import (
    answer,
    bag,
    choose_favourites,
    hanging,
    nest,
    new_table,
    offered,
    question,
    sitting,
)
from tests.marks import rule

TREES = ["oak", "elm", "ash", "birch", "pine", "lime", "beech", "yew"]


@rule("G1.1")
def test_the_magpies_set_out_in_a_row_with_empty_nests() -> None:
    table = new_table(seats=4)
    assert sitting(table) == {"south": "oak", "west": "yew", "north": "beech", "east": "lime"}
    assert [nest(table, seat) for seat in SEAT.names] == [{}, {}, {}, {}]


@rule("G1.1")
def test_with_fewer_magpies_the_last_ones_stay_at_home() -> None:
    assert sitting(new_table(seats=2)) == {"south": "oak", "west": "yew"}
    assert sitting(new_table(seats=3)) == {"south": "oak", "west": "yew", "north": "beech"}


@rule("G1.1")
@pytest.mark.parametrize(
    ("length", "whole_bag", "rounds"),
    [
        ("short", {"button": 5, "key": 4, "coin": 4, "ring": 3}, 10),
        ("long", {"button": 8, "key": 7, "coin": 6, "ring": 5}, 16),
    ],
)
def test_the_length_decides_about_bag_and_rounds(length: str, whole_bag: dict[str, int], rounds: int) -> None:
    table = new_table(length=length)
    hung = list(hanging(table).values())
    left = bag(table)
    assert {trinket: left.get(trinket, 0) + hung.count(trinket) for trinket in whole_bag} == whole_bag
    assert (table.state.round, table.state.rounds) == (1, rounds)


@rule("G1.2")
def test_the_trees_are_hung_from_the_oak_on_in_the_order_of_the_draws() -> None:
    table = new_table(chance="ring key button button coin coin key ring")
    draws = ["ring", "key", "button", "button", "coin", "coin", "key", "ring"]
    assert hanging(table) == dict(zip(TREES, draws, strict=True))
    assert bag(table) == {"button": 3, "key": 2, "coin": 2, "ring": 1}


@rule("G1.2")
def test_every_trinket_in_the_bag_is_as_likely_as_any_other() -> None:
    first, second = new_table(chance="ring").live[:2]
    assert first.ask is not None
    assert second.ask is not None
    assert first.ask.weights == [5, 4, 4, 3]
    assert second.ask.weights == [5, 4, 4, 2]


@rule("G1.3")
def test_all_choose_a_favourite_at_the_same_time() -> None:
    table = new_table(seats=3)
    for seat in ("south", "west", "north"):
        assert question(table, seat) == "favourite"
        assert offered(table, seat) == ["button", "key", "coin", "ring"]
    answer(table, "north", "key")
    answer(table, "south", "ring")
    assert question(table, "west") == "favourite"
    answer(table, "west", "key")  # two magpies may love the same
    assert [secret.value for secret in table.state.favourites] == [(3,), (1,), (1,)]


@rule("G1.3")
def test_only_the_magpie_itself_knows_its_favourite() -> None:
    table = new_table(seats=3, chance="ring key button button coin coin key ring three")
    answer(table, "south", "ring")
    answer(table, "west", "coin")
    answer(table, "north", "key")
    for seat in range(3):
        told = [line.value for line in observe(table, seat).lines if line.question == "favourite"]
        assert told == [("ring", "coin", "key")[seat] if other == seat else "?" for other in range(3)]
        assert [secret.seen_by(seat) for secret in table.state.favourites] == [other == seat for other in range(3)]


@rule("G1.3")
def test_a_favourite_can_be_anything_for_the_others() -> None:
    table = new_table()
    answer(table, "south", "ring")
    answer(table, "west", "coin")
    imagined = [table.sampler(0).sample(key).state.favourites for key in range(60)]
    assert {secrets[0].value for secrets in imagined} == {(3,)}
    assert {secrets[1].value for secrets in imagined} == {(0,), (1,), (2,), (3,)}


@rule("G2.1")
def test_south_begins_once_all_have_chosen() -> None:
    table = new_table(seats=3, chance="ring key button button coin coin key ring three")
    choose_favourites(table)
    assert question(table, "south") == "fly"
    assert [SEAT.names[seat] for seat, _ in table.asked()] == ["south"]
