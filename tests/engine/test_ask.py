"""Questions and the chains that are made of them."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.engine.ask import (
    CHANCE,
    EVERYONE,
    NUMBER,
    PASS,
    YES_NO,
    Ask,
    Chain,
    Domain,
    Question,
    chance,
    choose,
    draw,
    path,
    pick,
    pick_worth,
    split,
)  # fmt: skip

TOWN = Domain("town", ["rome", "pisa", "bari", "como", "asti"], on_board=True)
GO = Question("go", "T1", TOWN)
COUNT = Question("count", "T2", NUMBER)

Way = tuple[int, ...]
"""The answers of a chain, one after the other."""


def ways(chain: Callable[[], Chain], most: int = 5000) -> Iterator[tuple[Way, list[int], list[Ask]]]:
    """Every way through a chain: the answers, what the chain returns, the questions on the way."""
    waiting: list[Way] = [()]
    for _ in range(most):
        if not waiting:
            return
        way = waiting.pop()
        steps = chain()
        asks: list[Ask] = []
        try:
            asks += [next(steps)]
            for value in way:
                asks += [steps.send(value)]
        except StopIteration as end:
            yield way, end.value, asks
            continue
        waiting += [(*way, option) for option in asks[-1].options]
    raise AssertionError("too many ways")


def check_asks(asks: list[Ask]) -> None:
    """No dead end, distinct options in ascending order."""
    for ask in asks:
        assert ask.options
        assert ask.options == sorted(set(ask.options))


def once_each(found: list[list[int]]) -> set[Way]:
    """What a chain can return; nothing is reached in two ways."""
    counted = Counter(map(tuple, found))
    assert all(count == 1 for count in counted.values()), counted
    return set(counted)


# ---------------------------------------------------------------- domains and questions


def test_a_value_and_its_name_are_the_same_thing() -> None:
    for domain in (TOWN, YES_NO):
        for value, name in enumerate(domain.names):
            assert domain.name(value) == name
            assert domain.value(name) == value
    for value in (0, 1, 17, 4000):
        assert NUMBER.value(NUMBER.name(value)) == value
    assert TOWN.name(PASS) == "pass"
    assert TOWN.value("pass") == PASS
    assert NUMBER.value("pass") == PASS


@pytest.mark.parametrize("value", [-2, 5, 99])
def test_a_domain_knows_its_limits(value: int) -> None:
    with pytest.raises(ValueError, match="town"):
        TOWN.name(value)


@pytest.mark.parametrize("name", ["turin", "", "Rome", "0"])
def test_an_unknown_name_has_no_value(name: str) -> None:
    with pytest.raises(ValueError, match="town"):
        TOWN.value(name)


@pytest.mark.parametrize("name", ["-1", "-3", "x", "", "1.5", "²", "١", " 1"])
def test_a_number_is_written_in_plain_figures(name: str) -> None:
    with pytest.raises(ValueError, match="number"):
        NUMBER.value(name)


def test_only_things_on_the_board_are_elements_of_the_scene() -> None:
    assert TOWN.element(1) == "town:pisa"
    assert TOWN.element(PASS) == ""
    assert YES_NO.element(1) == ""


def test_what_a_question_hides() -> None:
    assert not Question("a", "", TOWN).private
    assert Question("a", "", TOWN, private=True).private
    assert Question("a", "", TOWN, secret=True).private
    assert Question("a", "", TOWN, default=PASS).private
    assert Question("a", "", TOWN, default=0).private
    assert not Question("a", "", TOWN, private=True).secret


def test_chance_offers_every_value_with_its_weight() -> None:
    die = chance(Question("die", "", TOWN, weights=[1, 2, 3, 4, 5]), (3,))
    assert (die.role, die.options, die.weights, die.about) == (CHANCE, [0, 1, 2, 3, 4], [1, 2, 3, 4, 5], (3,))
    assert chance(GO).weights is None
    bag = draw(GO, [1, 3], [5, 2])
    assert (bag.role, bag.options, bag.weights, bag.audience, bag.hidden) == (CHANCE, [1, 3], [5, 2], EVERYONE, False)
    asked = choose(2, GO, [0, 4], (1,))
    assert (asked.role, asked.options, asked.about) == (2, [0, 4], (1,))


# ---------------------------------------------------------------- pick


@given(st.integers(0, 5), st.integers(0, 4), st.integers(0, 4))
def test_pick_reaches_every_lawful_choice_in_one_way(things: int, least: int, more: int) -> None:
    options = [10 * i + 3 for i in range(things)]
    most = min(least + more, things)
    least = min(least, things)
    found = list(ways(lambda: pick(0, GO, options, least, most)))
    lawful = {set_ for n in range(least, most + 1) for set_ in combinations(options, n)}
    assert once_each([chosen for _, chosen, _ in found]) == lawful
    for _, _, asks in found:
        check_asks(asks)


@given(st.lists(st.integers(0, 3), max_size=4), st.integers(0, 5), st.integers(0, 4))
def test_pick_with_copies_reaches_every_lawful_multiset_in_one_way(copies: list[int], least: int, more: int) -> None:
    options = list(range(len(copies)))
    total = sum(copies)
    least, most = min(least, total), min(least + more, total)
    found = list(ways(lambda: pick(0, GO, options, least, most, copies)))
    lawful = {
        tuple(i for i, n in enumerate(counts) for _ in range(n))
        for counts in product(*(range(n + 1) for n in copies))
        if least <= sum(counts) <= most
    }
    assert once_each([chosen for _, chosen, _ in found]) == lawful
    for _, _, asks in found:
        check_asks(asks)


def test_pick_asks_in_ascending_order_and_says_how_many_there_are_already() -> None:
    chain = pick(1, GO, [0, 1, 2, 3], 2, 3, about=(9,))
    ask = next(chain)
    assert (ask.role, ask.options, ask.about) == (1, [0, 1, 2], (0, 9))
    ask = chain.send(1)
    assert (ask.options, ask.about) == ([2, 3], (1, 9))
    ask = chain.send(2)
    assert (ask.options, ask.about) == ([PASS, 3], (2, 9))


def test_pick_leaves_what_it_was_given_alone() -> None:
    options, copies = [0, 1, 2], [2, 1, 1]
    list(ways(lambda: pick(0, GO, options, 0, 3, copies)))
    assert (options, copies) == ([0, 1, 2], [2, 1, 1])


def test_pick_of_nothing_asks_nothing() -> None:
    assert [(way, chosen) for way, chosen, _ in ways(lambda: pick(0, GO, [], 0, 3))] == [((), [])]
    assert [(way, chosen) for way, chosen, _ in ways(lambda: pick(0, GO, [1, 2], 0, 0))] == [((), [])]


# ---------------------------------------------------------------- pick_worth


@given(st.lists(st.integers(0, 4), max_size=5), st.integers(0, 8), st.integers(0, 5))
def test_pick_worth_reaches_every_lawful_choice_in_one_way(worth: list[int], least: int, more: int) -> None:
    options = [2 * i for i in range(len(worth))]
    sums = {
        tuple(options[i] for i in set_): sum(worth[i] for i in set_)
        for n in range(len(worth) + 1)
        for set_ in combinations(range(len(worth)), n)
    }
    lawful = {set_ for set_, total in sums.items() if least <= total <= least + more}
    if not lawful:
        return
    found = list(ways(lambda: pick_worth(0, GO, options, worth, least, least + more)))
    assert once_each([chosen for _, chosen, _ in found]) == lawful
    for _, _, asks in found:
        check_asks(asks)


def test_pick_worth_says_the_total_so_far() -> None:
    chain = pick_worth(0, GO, [0, 1, 2], [3, 2, 2], 4, 5, about=(7,))
    ask = next(chain)
    assert (ask.options, ask.about) == ([0, 1], (0, 7))
    ask = chain.send(0)
    assert (ask.options, ask.about) == ([1, 2], (3, 7))
    with pytest.raises(StopIteration):
        chain.send(2)


# ---------------------------------------------------------------- split


@given(st.lists(st.integers(0, 4), min_size=1, max_size=4), st.integers(0, 8))
def test_split_reaches_every_lawful_division_in_one_way(caps: list[int], total: int) -> None:
    total = min(total, sum(caps))
    bins = [i + 5 for i in range(len(caps))]
    found = list(ways(lambda: split(0, COUNT, total, bins, caps)))
    lawful = {shares for shares in product(*(range(cap + 1) for cap in caps)) if sum(shares) == total}
    assert once_each([shares for _, shares, _ in found]) == lawful
    for _, _, asks in found:
        check_asks(asks)


def test_split_says_which_bin_and_what_is_left() -> None:
    chain = split(0, COUNT, 5, [8, 9], [3, 4], (1,))
    ask = next(chain)
    assert (ask.options, ask.about) == ([1, 2, 3], (8, 5, 1))
    ask = chain.send(2)
    assert (ask.options, ask.about) == ([3], (9, 3, 1))


# ---------------------------------------------------------------- path


def test_path_walks_until_there_is_no_way_on_or_the_walker_stops() -> None:
    roads = {0: [1, 2], 1: [3], 2: [3, 4], 3: [], 4: []}

    def onward(way: list[int]) -> list[int]:
        return roads[way[-1]] if way else [0]

    def may_stop(way: list[int]) -> bool:
        return len(way) >= 2

    found = list(ways(lambda: path(0, GO, onward, may_stop, (6,))))
    ends = once_each([way for _, way, _ in found])
    assert ends == {(0, 1), (0, 1, 3), (0, 2), (0, 2, 3), (0, 2, 4)}
    for _, _, asks in found:
        check_asks(asks)
        assert [ask.about for ask in asks] == [(n, 6) for n in range(len(asks))]
