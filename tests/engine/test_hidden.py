"""Hidden cards and secrets at a table: what a look does to the ledger and to what seats know."""

import pytest

from ludoteca.engine.ask import EVERYONE, Steps
from ludoteca.engine.chance import Scripted, Stream
from ludoteca.engine.flow import SILENT, Journal
from ludoteca.engine.game import SPECTATOR
from ludoteca.engine.hidden import UNKNOWN, Hidden, Secret, look
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

    run = run_of(little(peek, prepare=deal_sure), Scripted(["red", "sure"]))
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
