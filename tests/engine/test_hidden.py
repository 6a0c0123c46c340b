"""Hidden cards and secrets at a table: what a look does to the ledger and to what seats know."""

from fractions import Fraction
from random import Random

import pytest

from ludoteca.engine.ask import EVERYONE, Steps
from ludoteca.engine.chance import Scripted, Stream
from ludoteca.engine.choices import Choices
from ludoteca.engine.flow import SILENT, Journal
from ludoteca.engine.game import SPECTATOR
from ludoteca.engine.hidden import GONE, UNKNOWN, Hidden, Secret, look
from ludoteca.engine.state import plain, restore
from tests.engine.little import PEEK, Box, little, names, run_of, table_of


def deal(box: Box) -> None:
    box.cards.append(Hidden([1, 1, 1, 1]))
    box.cards[0].add(4)


def test_what_nobody_has_seen_has_no_value() -> None:
    cards = Hidden([2, 1])
    places = cards.add(3)
    assert [cards.card[place] for place in places] == [UNKNOWN] * 3
    assert cards.possible(places[0]) == ([0, 1], [6, 3])


def test_a_look_is_seen_by_those_who_look() -> None:
    def peek(box: Box) -> Steps:
        box.notes.append((yield from look(box.cards[0], PEEK, 2, 1 << 1, box.journal)))
        box.agenda.then("show")

    def show(box: Box) -> None:
        box.cards[0].show(2, EVERYONE, box.journal)

    table = table_of(little(peek, show, prepare=deal), ["blue"])
    assert names(table) == ["~ peek blue"]
    assert table.lines[0].audience == 1 << 1
    cards = table.state.cards[0]
    assert cards.is_public(2)
    assert table.run.journal.opened == [(1, 1)]


def test_a_second_look_is_at_the_same_card() -> None:
    def peek(box: Box) -> Steps:
        for who in (1, 2, 1):
            box.notes.append((yield from look(box.cards[0], PEEK, 0, who, box.journal)))

    run = run_of(little(peek, prepare=deal), Stream(8))
    assert len(set(run.state.notes)) == 1
    assert run.state.cards[0].seen_by(0, 0) == run.state.cards[0].seen_by(0, 1) == run.state.notes[0]
    assert run.state.cards[0].seen_by(0, SPECTATOR) == UNKNOWN


def test_everybody_knows_of_a_sure_card_unless_it_is_said_who_does() -> None:
    def deal_sure(box: Box) -> None:
        box.cards.append(Hidden([2, 2]))
        box.cards[0].add(2, [0])

    def peek(box: Box) -> Steps:
        box.notes.append((yield from look(box.cards[0], PEEK, 0, 1, box.journal)))

    run = run_of(little(peek, prepare=deal_sure), Scripted(["red"]))
    assert run.state.notes == [0]
    with pytest.raises(ValueError, match="known to somebody"):
        Hidden([2, 2]).add(2, [0], 0)


def test_a_seat_hides_a_card_of_its_choice_and_withdraws_it_unseen() -> None:
    cards = Hidden([2, 2, 2])
    place = cards.hide(1, seat=0, line=7)
    assert (cards.seen_by(place, 0), cards.seen_by(place, 1)) == (1, -1)
    assert cards.pool == [2, 1, 2]
    copy = cards.copy()
    copy.resample(1, lambda weights: len(weights) - 1)
    assert copy.seen_by(place, 0) == 2
    cards.withdraw(place)
    assert cards.pool == [2, 2, 2]
    assert cards.hide(0, seat=1) == place


def test_a_face_that_was_out_when_a_card_was_chosen_stays_out() -> None:
    """Two traps of each kind: with both of one kind hidden, the third is another, also after they have been sprung."""
    cards = Hidden([2, 2, 2])
    first, second, third = cards.hide(0, 0), cards.hide(0, 0), cards.hide(1, 0)
    for place in (first, second):
        cards.show(place, EVERYONE, SILENT)
        cards.withdraw(place)
    asked: list[list[int]] = []

    def last(weights: list[int]) -> int:
        asked.append(weights)
        return max(n for n, weight in enumerate(weights) if weight)

    cards.copy().resample(0, last)
    assert asked == []
    cards.resample(1, last)
    assert [[weight > 0 for weight in weights] for weights in asked] == [[False, True, True]]
    assert asked[0][1] == asked[0][2]
    assert cards.card[third] == 2
    cards.withdraw(third)
    assert cards.choices == []


def every_choice(copies: list[int], beside: list[int]) -> dict[tuple[int, ...], Fraction]:
    """All ways to choose, one after another, any face that is left, and how likely each is."""
    worlds: dict[tuple[int, ...], Fraction] = {(): Fraction(1)}
    for lying in beside:
        after: dict[tuple[int, ...], Fraction] = {}
        for world, chance in worlds.items():
            out = [face for k, face in enumerate(world) if lying >> k & 1]
            left = [face for face, count in enumerate(copies) if out.count(face) < count]
            for face in left:
                after[(*world, face)] = chance / len(left)
        worlds = after
    return worlds


@pytest.mark.parametrize("seed", range(60))
def test_choices_are_counted_like_one_by_one(seed: int) -> None:
    rng = Random(seed)
    copies = [rng.randint(1, 2) for _ in range(3)]
    beside: list[int] = []
    hidden: list[int] = []
    for i in range(5):
        hidden = [k for k in hidden if rng.random() < 0.7][: sum(copies) - 1]
        beside.append(sum(1 << k for k in hidden))
        hidden.append(i)
    worlds = every_choice(copies, beside)
    real = rng.choice(sorted(worlds))
    face = [card if rng.random() < 0.4 else UNKNOWN for card in real]
    unknown = [i for i in range(5) if face[i] == UNKNOWN]
    if not unknown:
        return
    asked = rng.choice(unknown)
    expected = [Fraction(0)] * 3
    for world, chance in worlds.items():
        if all(known in (UNKNOWN, card) for known, card in zip(face, world, strict=True)):
            expected[world[asked]] += chance
    found = Choices(copies, face, beside).chances(asked)
    assert [Fraction(weight, sum(found)) for weight in found] == [chance / sum(expected) for chance in expected]


def test_chosen_cards_are_neither_mixed_nor_put_beside_blind_ones() -> None:
    cards = Hidden([2, 2])
    cards.hide(0, 0)
    with pytest.raises(ValueError, match="cannot be mixed"):
        cards.shuffle([0])
    blind = Hidden([2, 2])
    blind.add(1)
    with pytest.raises(ValueError, match="all others lie in the pool"):
        blind.hide(0, 0)


def see(cards: Hidden, place: int, card: int, who: int) -> None:
    """Look at a place and find this card there."""
    steps = look(cards, PEEK, place, who, SILENT)
    assert card in next(steps).options
    with pytest.raises(StopIteration):
        steps.send(card)


def test_two_looks_at_equal_faces_may_have_been_at_one_card() -> None:
    """Three of two red and two blue cards: one of them is red, then they are mixed, and one is red again."""
    cards = Hidden([2, 2])
    cards.add(3)
    for _ in range(2):
        see(cards, 0, 0, 1 << 0)
        cards.shuffle([0, 1, 2])
    # One red or two were as likely at first; with two it is four times as likely to see red twice.
    assert cards.possible(0) == ([0, 1], [3, 2])
    other = restore(plain(cards), ())
    assert (plain(other), other.possible(0)) == (plain(cards), ([0, 1], [3, 2]))


def test_what_was_seen_is_forgotten_when_everything_lies_open() -> None:
    cards = Hidden([2, 2, 1])
    cards.add(4)
    see(cards, 0, 0, 1 << 0)
    cards.shuffle([0, 1, 2])
    see(cards, 0, 0, 1 << 0)
    cards.shuffle([0, 1])
    copy = cards.copy()
    for place, card in enumerate([1, 0, 1]):
        assert cards.past
        see(cards, place, card, EVERYONE)
    assert (cards.past, len(cards.packs)) == ([], 1)
    assert copy.past
    cards.shuffle([0, 1, 2])
    assert (cards.past, cards.possible(2)) == ([], ([0, 1], [1, 2]))


def test_who_puts_a_card_somewhere_knows_all_that_was_mixed() -> None:
    cards = Hidden([2, 2])
    cards.add(3)
    see(cards, 0, 0, 1 << 0)
    see(cards, 1, 1, 1 << 0)
    cards.shuffle([0, 1, 2])
    with pytest.raises(ValueError, match="does not know all cards"):
        cards.put(0, 0, 0)


def test_only_cards_that_lie_there_are_laid_in_another_order() -> None:
    cards = Hidden([2, 2])
    cards.add(3)
    see(cards, 0, 0, 1 << 0)
    see(cards, 1, 1, 1 << 0)
    cards.arrange([0, 1], [1, 0], 0)
    assert [cards.seen_by(place, 0) for place in range(3)] == [1, 0, UNKNOWN]
    with pytest.raises(ValueError, match="do not lie"):
        cards.arrange([0, 1], [1, 1], 0)


def test_chances_never_need_larger_numbers_than_the_dice_have() -> None:
    cards = Hidden([5] * 8)
    cards.add(30)
    for place in range(8):
        see(cards, place, place % 4, 1 << place % 2)
    for _ in range(6):
        cards.shuffle(list(range(20)))
        for place in range(4):
            see(cards, place, place % 3, 1 << place % 2)
    options, weights = cards.possible(10)
    assert options == list(range(8))
    assert sum(weights) < 1 << 50 < sum(cards.weights(10))


def test_a_card_of_a_group_is_not_withdrawn() -> None:
    cards = Hidden([1, 3])
    cards.add(3, [0])
    with pytest.raises(ValueError, match="belongs to a group"):
        cards.withdraw(1)
    see(cards, 0, 0, EVERYONE)
    cards.withdraw(1)
    assert cards.pack[1] == GONE


def test_a_secret_is_known_to_its_owner_until_it_is_revealed() -> None:
    secret = Secret((2, 1), 1 << 0, [(0, 1), (2, 1), (2, 3)], line=5)
    assert secret.seen_by(0)
    assert not secret.seen_by(1)
    secret.narrow((2,), SILENT)
    assert secret.possible == [(2, 1), (2, 3)]
    journal = Journal(True)
    journal.number = 9
    assert secret.reveal(journal) == (2, 1)
    assert secret.seen_by(SPECTATOR)
    assert (journal.opened, journal.barriers) == ([(5, 9)], [9])
    secret.reveal(journal)
    assert journal.opened == [(5, 9)]
