"""What each pair of eyes sees, worked out once for all who look through them."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.engine.chance import Stream
from ludoteca.engine.game import SPECTATOR
from ludoteca.engine.observe import observe
from ludoteca.engine.scene import Scene, apply
from ludoteca.engine.table import Table, TableError
from ludoteca.server.views import Company, Views, sentences_since
from tests.server.company import find

NOBODY = Company()


def table_of(game: str, seats: int) -> Table:
    rules = find(game)
    return Table(rules, rules.setup(seats), Stream(11))


def sent(scene: Scene) -> Any:
    """A scene as it arrives: rows of whichever kind are the same."""
    return msgspec.json.decode(msgspec.json.encode(scene))


def test_a_sight_is_worked_out_once() -> None:
    table = table_of("magpies", 2)
    views = Views(table)
    sight = views.look(table, 0, NOBODY)
    assert views.look(table, 0, NOBODY) is sight
    table.answer(0, 0)
    views.forget()
    new = views.look(table, 0, NOBODY)
    assert new is not sight
    assert new.since(sight) is new.since(sight)  # and so is what is new about it
    assert new.since(new).scene is None
    assert new.since(new).change is None
    assert new.since(new).said == []


def test_only_those_whom_a_change_concerns_look_again() -> None:
    table = table_of("magpies", 2)
    views = Views(table)
    before = [views.look(table, seat, NOBODY) for seat in (0, 1)]
    views.forget([0])
    assert views.look(table, 0, NOBODY) is not before[0]
    assert views.look(table, 1, NOBODY) is before[1]


def test_differences_add_up_even_for_those_who_missed_something() -> None:
    for game in ("magpies", "wroth"):
        table = table_of(game, 2)
        views = Views(table)
        first = {seat: views.look(table, seat, NOBODY) for seat in (0, 1, SPECTATOR)}
        last = dict(first)
        for _ in range(25):
            if table.over:
                break
            seat, ask = table.asked()[-1]
            table.answer(seat, ask.options[0])
            views.forget()
            for eyes, sight in first.items():
                now = views.look(table, eyes, NOBODY)
                for old in (sight, last[eyes]):
                    change = now.since(old).change
                    assert sent(apply(old.scene, change) if change is not None else old.scene) == sent(now.scene)
                assert now.scene == observe(table, eyes).scene
                last[eyes] = now


def test_a_spectator_gets_no_question_and_no_look_ahead() -> None:
    table = table_of("magpies", 2)
    table.answer(0, 0)
    table.answer(1, 0)
    views = Views(table)
    seat, _ = table.asked()[0]
    assert views.look(table, seat, NOBODY).view.ask is not None
    watching = views.look(table, SPECTATOR, NOBODY).view
    assert (watching.ask, watching.ahead, watching.refused, watching.undo) == (None, None, [], False)


def test_the_look_ahead_begins_with_the_question() -> None:
    table = table_of("wroth", 2)
    for _ in range(12):
        seat, ask = table.asked()[0]
        view = Views(table).look(table, seat, NOBODY).view
        assert view.ask is not None
        assert view.ahead is not None
        assert view.ahead.question == view.ask.question
        assert view.ahead.options == view.ask.options
        table.answer(seat, ask.options[0])


def test_taking_back_is_offered_where_the_table_allows_it() -> None:
    for game in ("magpies", "orders", "support", "wroth"):
        table = table_of(game, 3)
        for i in range(40):
            if table.over:
                break
            for seat in range(3):
                twin = table_of(game, 3)
                for line in [line for line in table.live if not line.automatic and not line.is_chance]:
                    twin.answer(line.seat, line.value)
                if twin.number != table.number or any(desk.given() for desk in table.desks.values()):
                    continue
                allowed = twin.can_undo(seat)
                assert allowed == takes_back(twin, seat)
            seat, ask = table.asked()[i % len(table.asked())]
            table.answer(seat, ask.options[i % len(ask.options)])


def takes_back(table: Table, seat: int) -> bool:
    """Whether the table lets a seat take back its last answer alone."""
    try:
        table.undo(seat)
    except TableError:
        return False
    return True


def test_whoever_is_free_takes_back_anything() -> None:
    table = table_of("magpies", 2)
    assert not table.can_undo(0, agreed=True)
    table.answer(0, 0)
    table.answer(1, 0)
    assert not table.can_undo(0)
    assert table.can_undo(0, agreed=True)


def test_sentences_for_those_who_know_the_beginning() -> None:
    table = table_of("magpies", 2)
    views = Views(table)
    for _ in range(6):
        seat, ask = table.asked()[0]
        table.answer(seat, ask.options[0])
    told = views.growing.told(table, SPECTATOR)
    assert sentences_since(table, told, -1) == told
    last = told[-1][0]
    assert {number for number, *_ in sentences_since(table, told, last)} == {last}
    table.undo(table.live[-1].seat if table.live[-1].seat >= 0 else 0, agreed=True)
    now = views.growing.told(table, SPECTATOR)
    sent = sentences_since(table, now, last)
    assert [one for one in sent if any(one[1])] == now
    assert [number for number, words, _ in sent if not any(words)]
