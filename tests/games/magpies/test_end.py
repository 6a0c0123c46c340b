"""G3: when it ends, counting, ties."""

import pytest

from ludoteca.engine.observe import observe
from tests.games.magpies.positions import answer, chronicle, magpies, new_table, offered, question
from tests.marks import rule


@rule("G3.1")
def test_the_game_ends_after_the_round_that_leaves_all_trees_bare() -> None:
    table = magpies(seats=2).at(south="oak", west="pine").hangs(elm="ring").turn("south", roll="two")
    answer(table, "south", "elm")
    assert not table.over  # West has had one turn less
    answer(table, "west", "lime")
    assert table.over


@rule("G3.1")
def test_the_last_turn_is_played_to_its_end() -> None:
    position = magpies().at(south="elm", west="oak").hangs(elm="ring").nest("south", coin=1)
    table = position.turn("west", roll="two")
    answer(table, "west", "elm")
    assert question(table, "west") == "steal"
    answer(table, "west", "coin")
    assert table.over


@rule("G3.1")
def test_a_trinket_in_a_tree_or_coming_from_the_bag_keeps_the_game_going() -> None:
    other_tree = magpies().at(south="pine", west="oak").hangs(elm="ring", yew="key").turn("west", roll="two")
    answer(other_tree, "west", "elm")
    assert not other_tree.over
    refilled = magpies().at(south="pine", west="oak").hangs(elm="ring").bag(key=1).turn("west", "two", draws="key")
    answer(refilled, "west", "elm")
    assert not refilled.over


@rule("G3.1")
@pytest.mark.parametrize(("length", "last"), [("short", 10), ("long", 16)])
def test_the_game_ends_with_the_last_turn_of_the_last_round(length: str, last: int) -> None:
    position = magpies(seats=2, length=length).at(south="oak", west="pine").hangs(oak="ring", pine="ring").round(last)
    table = position.turn("south", roll="two", draws="two")
    answer(table, "south", "elm")
    assert not table.over
    answer(table, "west", "lime")
    assert table.over


@rule("G3.1")
def test_before_the_last_round_another_one_follows() -> None:
    position = magpies(seats=2).at(south="oak", west="pine").hangs(birch="ring", beech="ring").round(9)
    table = position.turn("west", roll="two", draws="two")
    answer(table, "west", "lime")
    assert not table.over
    assert table.state.round == 10
    assert offered(table, "south") == ["elm", "ash"]


@rule("G3.2")
def test_every_kind_has_its_worth_and_the_favourite_two_more() -> None:
    position = magpies().nest("south", button=1, key=1, coin=1, ring=1).nest("west", button=3, ring=2)
    table = position.favourite(south="coin", west="ring").counting()
    assert table.outcome is not None
    assert table.outcome.scores == (1 + 2 + (3 + 2) + 4, 3 * 1 + 2 * (4 + 2))
    assert table.outcome.winners == (1,)


@rule("G3.2")
@pytest.mark.parametrize(("trinket", "worth"), [("button", 1), ("key", 2), ("coin", 3), ("ring", 4)])
def test_the_worth_of_one_trinket(trinket: str, worth: int) -> None:
    loved = magpies().nest("south", **{trinket: 1}).favourite(south=trinket).counting()
    other = magpies().nest("south", **{trinket: 1}).favourite(south="key" if trinket != "key" else "coin").counting()
    assert loved.outcome is not None
    assert other.outcome is not None
    assert loved.outcome.scores[0] == worth + 2
    assert other.outcome.scores[0] == worth


@rule("G3.2")
def test_the_favourites_are_shown_to_all() -> None:
    table = magpies().nest("south", ring=1).favourite(south="ring", west="key").counting()
    assert all(secret.seen_by(seat) for secret in table.state.favourites for seat in range(2))
    assert chronicle(table) == ["South loved rings best all along.", "West loved keys best all along."]


@rule("G3.2")
def test_the_secret_lines_of_the_ledger_are_opened_at_the_end() -> None:
    table = new_table()
    answer(table, "south", "ring")
    answer(table, "west", "coin")
    secret = [line.number for line in table.lines if line.ask is not None and line.ask.question.id == "favourite"]
    assert table.run.journal.opened == []
    for _ in range(200):
        if table.over:
            break
        ((seat, ask),) = table.asked()
        table.answer(seat, ask.options[-1])
    assert [line for line, _ in table.run.journal.opened] == secret


@rule("G3.3")
def test_of_equal_nests_the_one_with_fewer_trinkets_wins() -> None:
    position = magpies(seats=3).nest("south", key=2).nest("west", ring=1).nest("north", coin=1)
    table = position.favourite(south="button", west="button", north="button").counting()
    assert table.outcome is not None
    assert table.outcome.scores == (4, 4, 3)
    assert table.outcome.winners == (1,)


@rule("G3.3")
def test_points_come_before_the_number_of_trinkets() -> None:
    table = magpies().nest("south", button=5).nest("west", ring=1).favourite(south="key", west="key").counting()
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


@rule("G3.3")
def test_who_is_still_equal_wins_together() -> None:
    position = magpies(seats=3).nest("south", ring=1).nest("west", ring=1).nest("north", coin=1)
    table = position.favourite(south="key", west="key", north="key").counting()
    assert table.outcome is not None
    assert table.outcome.winners == (0, 1)
    assert observe(table, 2).winners == (0, 1)
