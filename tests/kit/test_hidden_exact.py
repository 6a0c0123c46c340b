"""`Hidden` against brute force: real cards, every one of them a thing of its own, in every order they can lie in.

The model below knows nothing of packs and pools. It lays single copies on places in every possible way, carries out
what happens to them (looks, shuffles, putting back in a chosen order), and conditions on what a seat has seen.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import permutations
from math import factorial

import pytest

from ludoteca.engine.ask import EVERYONE, Domain, Question
from ludoteca.engine.flow import Journal
from ludoteca.engine.hidden import UNKNOWN, Hidden, look
from ludoteca.engine.kit.exact import Script, distribution, outcomes

LOOK = Question("look", "", Domain("card", list("abcdefgh")))
A, B, C, D = range(4)
ANNA, BRUNO, CARLA = range(3)
SEATS = (ANNA, BRUNO, CARLA)
ANNAS, BRUNOS, CARLAS = (1 << seat for seat in SEATS)
BOTH = ANNAS | BRUNOS
ALL = EVERYONE

Fact = tuple[int, ...]
"""Something that a seat has seen."""
History = tuple[tuple[Fact, ...], ...]
"""By seat: everything it has seen, in order."""
World = tuple[int, ...]
"""The face at every place."""
Worlds = dict[tuple[History, World], Fraction]
"""Everything that can have happened, with its probability."""


@dataclass
class Group:
    """Places laid out together, among them one copy of each of these faces, as some seats know."""

    places: int
    sure: list[int] = field(default_factory=list)
    seen: int = 0


@dataclass
class Look:
    """Some seats look at a place."""

    place: int
    who: int


@dataclass
class Mix:
    """These places are shuffled."""

    places: list[int]


@dataclass
class Order:
    """A seat, which has seen all of these, lays them down again in an order of its own."""

    seat: int
    places: list[int]


Act = Look | Mix | Order


@dataclass
class Story:
    """Which cards there are, how they are laid out, and what happens."""

    cards: list[int]
    layout: list[Group]
    acts: list[Act]

    @property
    def places(self) -> int:
        return sum(group.places for group in self.layout)


# ---------------------------------------------------------------- brute force


def layings(story: Story) -> Iterator[tuple[tuple[int, ...], Fraction, list[list[int]]]]:
    """Every way single copies can lie, with its weight and the copies that were put into each group on purpose."""
    copies = [face for face, count in enumerate(story.cards) for _ in range(count)]

    def choose_sure(at: int, chosen: list[list[int]]) -> Iterator[list[list[int]]]:
        if at == len(story.layout):
            yield chosen
            return
        group = story.layout[at]
        used = {copy for row in chosen for copy in row}
        for row in permutations([copy for copy in range(len(copies)) if copy not in used], len(group.sure)):
            # What everybody was told about the layout is given; what only some saw is one case of many.
            if group.seen == ALL and [copies[copy] for copy in row] != group.sure:
                continue
            yield from choose_sure(at + 1, [*chosen, list(row)])

    for sure in choose_sure(0, []):
        all_sure = {copy for row in sure for copy in row}
        rest = [copy for copy in range(len(copies)) if copy not in all_sure]
        blind = story.places - len(all_sure)
        for dealt in permutations(rest, blind):
            yield from lay_groups(story, sure, list(dealt))


def lay_groups(
    story: Story, sure: list[list[int]], dealt: list[int]
) -> Iterator[tuple[tuple[int, ...], Fraction, list[list[int]]]]:
    """Each group shuffled in itself."""
    hands: list[list[int]] = []
    at = 0
    for group, row in zip(story.layout, sure, strict=True):
        blind = group.places - len(row)
        hands.append(row + dealt[at : at + blind])
        at += blind

    def lay(g: int, laid: tuple[int, ...], weight: Fraction) -> Iterator[tuple[tuple[int, ...], Fraction]]:
        if g == len(hands):
            yield laid, weight
        elif not sure[g]:
            yield from lay(g + 1, (*laid, *hands[g]), weight)
        else:
            for order in permutations(hands[g]):
                yield from lay(g + 1, (*laid, *order), weight / factorial(len(order)))

    for laid, weight in lay(0, (), Fraction(1)):
        yield laid, weight, sure


def every_world(story: Story) -> Worlds:
    """Everything that can have happened and how things can lie then, with its probability."""
    faces = [face for face, count in enumerate(story.cards) for _ in range(count)]
    worlds: Worlds = defaultdict(Fraction)
    for lie, weight, sure in layings(story):
        told: list[tuple[Fact, ...]] = [() for _ in SEATS]
        for g, group in enumerate(story.layout):
            for seat in SEATS:
                if group.sure and group.seen >> seat & 1:
                    told[seat] += ((-1, g, *(faces[copy] for copy in sure[g])),)
        worlds[tuple(told), tuple(faces[copy] for copy in lie)] += weight
    for at, act in enumerate(story.acts):
        after: Worlds = defaultdict(Fraction)
        for (history, world), weight in worlds.items():
            for told_now, lie_now, chance in carried_out(at, act, history, world):
                after[told_now, lie_now] += weight * chance
        worlds = after
    total = sum(worlds.values())
    return {key: weight / total for key, weight in worlds.items()}


def carried_out(at: int, act: Act, history: History, world: World) -> Iterator[tuple[History, World, Fraction]]:
    """What can come of an act: what the seats have been told then, how the cards lie, and how likely it is."""
    if isinstance(act, Look):
        fact: Fact = (at, act.place, world[act.place])
        yield tuple((*history[s], fact) if act.who >> s & 1 else history[s] for s in SEATS), world, Fraction(1)
        return
    for order in permutations(act.places):
        moved = list(world)
        for place, source in zip(act.places, order, strict=True):
            moved[place] = world[source]
        told = history
        if isinstance(act, Order):
            fact = (at, *(moved[place] for place in act.places))
            told = tuple((*history[s], fact) if act.seat == s else history[s] for s in SEATS)
        yield told, tuple(moved), Fraction(1, factorial(len(act.places)))


# ---------------------------------------------------------------- the engine


def act_out(story: Story, draw: Script) -> tuple[Hidden, History]:
    """The same story with `Hidden`."""
    hidden = Hidden(story.cards[:])
    told: list[list[Fact]] = [[] for _ in SEATS]
    for g, group in enumerate(story.layout):
        hidden.add(group.places, group.sure, group.seen)
        for seat in SEATS:
            if group.sure and group.seen >> seat & 1:
                told[seat].append((-1, g, *group.sure))
    for at, act in enumerate(story.acts):
        if isinstance(act, Look):
            card = look_at(hidden, act.place, act.who, draw)
            for seat in SEATS:
                if act.who >> seat & 1:
                    told[seat].append((at, act.place, card))
        elif isinstance(act, Mix):
            hidden.shuffle(act.places)
        else:
            cards = [hidden.seen_by(place, act.seat) for place in act.places]
            assert UNKNOWN not in cards
            orders = list(permutations(cards))
            order = orders[draw([1] * len(orders))]
            hidden.arrange(act.places, list(order), act.seat)
            told[act.seat].append((at, *order))
    return hidden, tuple(tuple(row) for row in told)


def look_at(hidden: Hidden, place: int, who: int, draw: Script) -> int:
    """Look at a place; chance answers as the draws say."""
    steps = look(hidden, LOOK, place, who, Journal(False))
    try:
        ask = next(steps)
        while True:
            weights = ask.weights if ask.weights is not None else [1] * len(ask.options)
            ask = steps.send(ask.options[draw(weights)])
    except StopIteration as end:
        return int(end.value)


def uncovered(hidden: Hidden, draw: Script) -> World:
    """Everything turned over, at random where nobody has looked."""
    return tuple(look_at(hidden, place, 0, draw) for place in range(len(hidden.card)))


def imagined(hidden: Hidden, seats: tuple[int, ...], draw: Script) -> World:
    """A possible world for the first seat, then one for the next seat in that world, and so on."""
    copy = hidden.copy()
    for seat in seats:
        copy.resample(seat, draw)
    return uncovered(copy, draw)


def given(worlds: Worlds, seat: int) -> dict[tuple[Fact, ...], dict[World, Fraction]]:
    """By what a seat has seen: how things can lie."""
    found: dict[tuple[Fact, ...], dict[World, Fraction]] = defaultdict(lambda: defaultdict(Fraction))
    for (history, world), weight in worlds.items():
        found[history[seat]][world] += weight
    return {told: {world: w / sum(lie.values()) for world, w in lie.items()} for told, lie in found.items()}


# ---------------------------------------------------------------- stories

STORIES = {
    "nobody looks": Story([2, 1, 1], [Group(3)], []),
    "a private look": Story([2, 1, 1], [Group(3)], [Look(1, ANNAS)]),
    "two private looks at different places": Story([2, 1, 1], [Group(3)], [Look(0, ANNAS), Look(1, BRUNOS)]),
    "two seats look at the same place": Story([2, 1, 1], [Group(3)], [Look(0, ANNAS), Look(0, BRUNOS)]),
    "look and shuffle": Story([2, 1, 1], [Group(3)], [Look(0, ANNAS), Mix([0, 1, 2])]),
    "look, shuffle, look": Story(
        [2, 1, 1], [Group(3)], [Look(0, ANNAS), Mix([0, 1, 2]), Look(1, ANNAS), Look(2, BRUNOS)]
    ),
    "public look and shuffle": Story([2, 1, 1], [Group(3)], [Look(0, ALL), Mix([0, 1, 2]), Look(1, BRUNOS)]),
    "shuffle a part": Story([2, 1, 1], [Group(3)], [Look(0, ANNAS), Mix([0, 1]), Look(2, BRUNOS)]),
    "a sure card": Story([2, 1, 1], [Group(2, [C], ALL), Group(1)], [Look(0, ANNAS), Look(2, BRUNOS)]),
    "two copies of the sure card": Story([2, 1, 1], [Group(3, [A], ALL)], [Look(0, ANNAS), Look(1, BRUNOS)]),
    "two copies, public look": Story([2, 1, 1], [Group(3, [A], ALL)], [Look(0, ALL), Look(1, BRUNOS)]),
    "a sure card that only one seat knows": Story([2, 1, 1], [Group(3, [A], ANNAS)], [Look(0, BRUNOS)]),
    "a sure card, its owner looks": Story([2, 1, 1], [Group(3, [A], ANNAS)], [Look(0, ANNAS), Look(1, BRUNOS)]),
    "a sure card, both look at one place": Story([2, 1, 1], [Group(3, [A], ANNAS)], [Look(0, ANNAS), Look(0, BRUNOS)]),
    "a sure card, then public": Story([2, 1, 1], [Group(3, [A], ANNAS)], [Look(0, ALL), Look(1, BRUNOS)]),
    "two sure cards": Story([2, 1, 1], [Group(3, [A, B], ALL)], [Look(0, ANNAS), Look(1, BRUNOS)]),
    "two equal sure cards": Story([3, 1], [Group(3, [A, A], ALL)], [Look(0, ANNAS), Look(1, BRUNOS)]),
    "two groups with the same sure card": Story(
        [3, 1, 1], [Group(2, [A], ALL), Group(2, [A], ALL)], [Look(0, ANNAS), Look(2, BRUNOS)]
    ),
    "two groups, known to different seats": Story(
        [2, 1, 1], [Group(2, [A], ANNAS), Group(2, [B], BRUNOS)], [Look(0, ANNAS), Look(2, ANNAS)]
    ),
    "groups of all sure cards": Story([2, 1, 1], [Group(2, [A, C], ALL), Group(1)], [Look(0, ANNAS)]),
    "put back in order": Story(
        [2, 1, 1], [Group(3)], [Look(0, ANNAS), Look(1, ANNAS), Order(ANNA, [0, 1]), Look(0, BRUNOS)]
    ),
    "put back a part of a group": Story(
        [2, 1, 1],
        [Group(3, [A], ALL)],
        [Look(0, ANNAS), Look(1, ANNAS), Order(ANNA, [0, 1]), Look(2, BRUNOS)],
    ),
    "put back what two have seen": Story(
        [2, 1, 1], [Group(3)], [Look(0, BOTH), Look(1, ANNAS), Order(ANNA, [0, 1]), Look(0, BRUNOS)]
    ),
    "put back, then mixed": Story(
        [2, 1, 1],
        [Group(3)],
        [Look(0, ANNAS), Look(1, ANNAS), Order(ANNA, [0, 1]), Mix([0, 1, 2]), Look(1, ANNAS)],
    ),
    "put back in a group with a sure card": Story(
        [2, 1, 1],
        [Group(3, [A], ALL)],
        [Look(0, ANNAS), Look(1, ANNAS), Look(2, ANNAS), Order(ANNA, [0, 1, 2]), Look(1, BRUNOS)],
    ),
    "equal cards seen by two": Story(
        [2, 1],
        [Group(3)],
        [Look(0, ANNAS), Look(1, BRUNOS), Mix([0, 1, 2]), Look(0, CARLAS), Look(0, ANNAS)],
    ),
    "equal cards, one seen by both": Story(
        [2, 1, 1],
        [Group(3)],
        [Look(0, ANNAS), Look(1, BOTH), Mix([0, 1, 2]), Look(0, ANNAS), Look(1, BRUNOS)],
    ),
    "three eyes": Story(
        [3, 1, 1],
        [Group(3)],
        [Look(0, ANNAS), Look(1, BRUNOS), Mix([0, 1, 2]), Look(0, ALL), Look(1, CARLAS)],
    ),
    "the whole family is on the table": Story([2, 2], [Group(4, [A], ALL)], [Look(0, ANNAS), Look(1, BRUNOS)]),
    "seen by two, mixed with more": Story(
        [2, 1, 1],
        [Group(4)],
        [Look(0, ANNAS), Look(1, BRUNOS), Mix([0, 1, 2]), Look(0, ANNAS), Look(3, BRUNOS)],
    ),
    "shuffle twice": Story([2, 2], [Group(3)], [Look(0, ANNAS), Mix([0, 1, 2]), Look(1, ANNAS), Mix([0, 1, 2])]),
    "shuffle twice, other eyes": Story(
        [2, 1, 1],
        [Group(3)],
        [Look(0, ANNAS), Mix([0, 1, 2]), Look(1, BRUNOS), Mix([0, 1, 2]), Look(0, ANNAS)],
    ),
    "two copies, look, shuffle, look": Story(
        [2, 1, 1], [Group(3, [A], ALL)], [Look(0, ANNAS), Mix([0, 1, 2]), Look(1, ANNAS)]
    ),
    "look, mix, both look, mix": Story(
        [2, 1, 1],
        [Group(3)],
        [Look(0, ANNAS), Mix([0, 1, 2]), Look(0, BOTH), Mix([0, 1, 2]), Look(2, BRUNOS)],
    ),
    "a group is cut": Story([2, 1, 1], [Group(3, [A], ALL)], [Mix([0, 1]), Look(0, ANNAS), Look(2, BRUNOS)]),
    "a group that only one seat knows is cut": Story(
        [2, 1, 1], [Group(3, [A], ANNAS)], [Mix([0, 1]), Look(2, ANNAS), Look(0, BRUNOS)]
    ),
    "seen, mixed, cut": Story(
        [2, 1, 1], [Group(3)], [Look(0, ANNAS), Mix([0, 1, 2]), Mix([1, 2]), Look(1, ANNAS), Look(0, BRUNOS)]
    ),
    "cut, seen, joined": Story(
        [2, 2],
        [Group(3)],
        [Look(0, ANNAS), Mix([0, 1, 2]), Mix([0, 1]), Look(1, ANNAS), Mix([0, 1, 2]), Look(0, BRUNOS)],
    ),
    "cut twice": Story(
        [2, 1, 1],
        [Group(3)],
        [Look(0, BOTH), Mix([0, 1, 2]), Mix([0, 1]), Mix([1, 2]), Look(1, ANNAS), Look(0, BRUNOS)],
    ),
    "an open card leaves a group": Story(
        [2, 2], [Group(2, [A], ALL), Group(1)], [Look(0, ALL), Mix([0, 2]), Look(1, ANNAS), Look(0, BRUNOS)]
    ),
    "open cards are mixed with blind ones": Story(
        [2, 2], [Group(3)], [Look(0, ALL), Look(1, ANNAS), Mix([0, 2]), Look(0, ALL), Mix([0, 2]), Look(2, BRUNOS)]
    ),
}


def random_story(key: int) -> Story:
    """Some cards, some knowledge of how they were laid out, and a few things that happen to them."""
    rng = random.Random(key)
    cards = rng.choice([[2, 2], [2, 1, 1], [3, 1], [3, 2]])
    sure = rng.sample([face for face, count in enumerate(cards) for _ in range(count)], rng.choice([0, 0, 1, 2]))
    layout = [Group(3, sure, rng.choice([ALL, ANNAS, BOTH]))] if sure else [Group(3)]
    acts: list[Act] = []
    eyes = [0, 0, 0]
    for _ in range(rng.randint(4, 6)):
        what = rng.random()
        if what < 0.5:
            place, who = rng.randrange(3), rng.choice([ANNAS, ANNAS, BRUNOS, BOTH, ALL])
            acts.append(Look(place, who))
            eyes[place] |= who
        elif what < 0.9:
            mixed = sorted(rng.sample(range(3), rng.randint(2, 3)))
            acts.append(Mix(mixed))
            eyes = [0 if place in mixed else eyes[place] for place in range(3)]
        else:
            places = [place for place in range(3) if eyes[place] & ANNAS]
            if len(places) > 1:
                acts.append(Order(ANNA, places))
                eyes = [ANNAS if place in places else eyes[place] for place in range(3)]
    return Story(cards, layout, acts)


STORIES |= {f"anything, {key}": random_story(key) for key in range(20)}


@pytest.fixture(params=list(STORIES), scope="module")
def story(request: pytest.FixtureRequest) -> Story:
    return STORIES[str(request.param)]


@pytest.fixture(scope="module")
def worlds(story: Story) -> Worlds:
    return every_world(story)


def told_of_layout(story: Story, history: History) -> bool:
    """Whether what the seats were told when the cards were laid out is what this story says."""
    for g, group in enumerate(story.layout):
        for seat in SEATS:
            if group.sure and group.seen >> seat & 1 and (-1, g, *group.sure) not in history[seat]:
                return False
    return True


def test_looks_are_as_likely_as_with_real_cards(story: Story, worlds: Worlds) -> None:
    expected: dict[History, Fraction] = defaultdict(Fraction)
    for (history, _), weight in worlds.items():
        if told_of_layout(story, history):
            expected[history] += weight
    total = sum(expected.values())
    found = distribution(lambda draw: act_out(story, draw)[1])
    assert found == {history: weight / total for history, weight in expected.items()}


@pytest.mark.parametrize("seat", [*SEATS, 19])
def test_a_seat_imagines_what_real_cards_allow(story: Story, worlds: Worlds, seat: int) -> None:
    beliefs = given(worlds, seat) if seat != 19 else {}
    if seat == 19:
        beliefs = given({((*h, public(story, h)), w): p for (h, w), p in worlds.items()}, 3)
    seen: dict[History, Hidden] = {}
    for (hidden, history), _ in outcomes(lambda draw: act_out(story, draw)):
        seen[history] = hidden
    for history, hidden in seen.items():
        told = history[seat] if seat != 19 else public(story, history)
        found = distribution(lambda draw, hidden=hidden: imagined(hidden, (seat,), draw))  # type: ignore[misc]
        assert found == beliefs[told], f"after {history}"


def public(story: Story, history: History) -> tuple[Fact, ...]:
    """What somebody knows who only watches: that which everybody saw."""
    public_looks = {at for at, act in enumerate(story.acts) if isinstance(act, Look) and act.who == ALL}
    public_groups = {g for g, group in enumerate(story.layout) if group.seen == ALL}
    return tuple(
        fact for fact in history[ANNA] if (fact[0] == -1 and fact[1] in public_groups) or fact[0] in public_looks
    )


@pytest.mark.parametrize(("first", "second"), [(ANNA, BRUNO), (BRUNO, ANNA)])
def test_imagined_worlds_can_be_imagined_from(story: Story, worlds: Worlds, first: int, second: int) -> None:
    """What Anna holds possible that Bruno holds possible, and the other way round."""
    beliefs = given(worlds, second)
    (hidden, history), _ = next(outcomes(lambda draw: act_out(story, draw)))
    expected: dict[World, Fraction] = defaultdict(Fraction)
    for (other, _), weight in worlds.items():
        if other[first] == history[first]:
            for world, chance in beliefs[other[second]].items():
                expected[world] += weight * chance
    total = sum(expected.values())
    found = distribution(lambda draw: imagined(hidden, (first, second), draw))
    assert found == {world: weight / total for world, weight in expected.items()}, f"after {history}"
