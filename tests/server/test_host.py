"""Tables are set, found again, and after a restart every one goes on where it stood."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from ludoteca.engine.game import SetupError
from ludoteca.engine.record import RecordError, parse
from ludoteca.engine.recorder import Chance, Recorder
from ludoteca.engine.replay import verify
from ludoteca.engine.table import Table
from ludoteca.server.host import Host
from ludoteca.server.house import SittingError
from ludoteca.server.proofs import LookError
from ludoteca.server.protocol import Clock, Done, NewTable, Origin, SeatWish, Stand, Undo
from ludoteca.server.sitting import Sitting
from ludoteca.server.store import SeatRow, Store
from tests.server.company import AtOnce, Pace, Somebody, Time, calm, find, known_table, people, set_table
from tests.server.conftest import Opening

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def host(store: Store) -> AsyncIterator[Host]:
    await people(store, "anna", "bruno", "carla")
    host = Host(store, AtOnce(), Pace(), find)
    yield host
    await host.stop()


# ---------------------------------------------------------------- setting tables


async def test_a_table_is_set_as_it_was_wished_for(host: Host) -> None:
    sitting = await set_table(host, "magpies", "me open greedy", options={"length": "long"})
    card = sitting.card("anna")
    assert [(seat.name, seat.holder, seat.who) for seat in card.seats] == [
        ("south", "person", "Anna"),
        ("west", "open", ""),
        ("north", "bot", "greedy"),
    ]
    assert (card.game, card.options, card.mine, card.host) == ("magpies", {"length": "long"}, [0], True)
    assert card.my_turn
    assert not card.over
    assert sitting.card("bruno").mine == []
    assert not sitting.card("bruno").host


async def test_the_card_of_a_finished_game_says_how_it_ended(host: Host) -> None:
    sitting = await set_table(host, "wroth", "greedy random")
    assert sitting.card("anna").ended is None
    await calm(sitting)
    card, outcome = sitting.card("anna"), sitting.table.outcome
    assert outcome is not None
    assert card.ended is not None
    assert card.ended.winners == list(outcome.winners)
    assert [[text.key.partition("-")[0] for text in texts] for texts in card.ended.roles] == [["faction"], ["faction"]]
    assert card.ended.names == ["greedy", "random"]
    await host.put_away(sitting)
    [kept] = await host.cards("anna")
    assert kept.ended == card.ended, "also while nobody sits there"


async def test_a_bot_without_a_level_is_the_weakest_that_plays_sensibly(host: Host) -> None:
    sitting = await host.create("anna", "Anna", NewTable(game="magpies", seats=[SeatWish("me"), SeatWish("bot")]))
    assert sitting.seats[1].level == "greedy"


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": [SeatWish("me")] * 9}, "wrong-seats"),
        ({"seats": []}, "wrong-seats"),
        ({"options": {"length": "endless"}}, "wrong-value"),
        ({"options": {"colour": "red"}}, "unknown-option"),
        ({"seats": [SeatWish("me"), SeatWish("bot", "genius")]}, "unknown-bot"),
        ({"clock": Clock(0)}, "wrong-clock"),
        ({"clock": Clock(60, -1)}, "wrong-clock"),
        ({"seats": [SeatWish("bot")] * 2, "companion": True}, "companion-alone"),
    ],
)
async def test_a_table_that_cannot_be_set_is_refused(host: Host, wish: dict[str, object], key: str) -> None:
    usual = {"game": "magpies", "seats": [SeatWish("me"), SeatWish("open")]}
    with pytest.raises(SetupError) as caught:
        await host.create("anna", "Anna", NewTable(**usual | wish))  # type: ignore[arg-type]
    assert caught.value.key == key
    assert await host.cards("anna") == []


async def test_the_lobby_lists_the_tables_of_a_person(host: Host, store: Store) -> None:
    first = await set_table(host, "magpies", "me open")
    second = await set_table(host, "magpies", "me me")
    await first.seat(1, SeatRow(1, "person", "bruno"))
    assert {card.id for card in await host.cards("anna")} == {first.id, second.id}
    assert [card.id for card in await host.cards("bruno")] == [first.id]
    assert await host.cards("carla") == []
    again = Host(store, AtOnce(), Pace(), find)
    in_use = sorted(await host.cards("anna"), key=lambda card: card.id)
    put_away = sorted(await again.cards("anna"), key=lambda card: card.id)
    assert again.sittings == {}  # nothing had to be set up for it
    assert [msgspec.structs.replace(card, changed="") for card in put_away] == [
        msgspec.structs.replace(card, changed="") for card in in_use
    ]


async def test_a_table_is_loaded_once_however_many_ask(host: Host, store: Store) -> None:
    sitting = await set_table(host)
    again = Host(store, AtOnce(), Pace(), find)
    found = await asyncio.gather(*[again.find(sitting.id) for _ in range(5)])
    assert found[0] is not None
    assert all(one is found[0] for one in found)
    assert await again.find("nowhere") is None


# ---------------------------------------------------------------- restarting


def seen(sitting: Sitting, *clients: Somebody) -> list[bytes]:
    """All that can be seen of a table, through fresh eyes."""
    company = sitting.company()
    seats = [seat for client in clients for seat in sitting.seats_of(client.person) or [19]]
    sights = [sitting.views.look(sitting.table, seat, company) for seat in seats]
    return [msgspec.json.encode(sight.whole(sight.told)) for sight in sights]


async def restarted(store: Store, sitting: Sitting, time: Time | None = None) -> Sitting:
    """The same table in another server."""
    host = Host(store, AtOnce(), Pace(), find, time or Time())
    found = await host.find(sitting.id)
    assert found is not None
    return found


async def test_a_table_goes_on_where_it_stood(host: Host, store: Store) -> None:
    sitting = await known_table(host, "magpies", ["anna", "bruno"])
    anna, bruno = [await Somebody(person).come(sitting) for person in ("anna", "bruno")]
    await anna.answer(sitting, 0, 0)
    await bruno.answer(sitting, 1, 1)
    await anna.answer(sitting, 0, anna.first())
    await bruno.tell(sitting, Undo, seat=1)
    again = await restarted(store, sitting)
    for person in ("anna", "bruno", "carla"):
        assert again.version_for(person) == sitting.version_for(person)
    assert (again.number, again.room, again.kept) == (sitting.number, sitting.room, sitting.kept)
    assert again.recorder.record.text() == sitting.recorder.record.text()
    assert seen(again, anna, bruno, Somebody()) == seen(sitting, anna, bruno, Somebody())
    later = await Somebody("bruno").come(again)
    ask = later.view().ask
    assert ask is not None
    assert isinstance(await later.answer(again, 1, ask.options[0].value), Done)


async def test_plans_half_made_are_still_there(host: Host, store: Store) -> None:
    sitting = await known_table(host, "orders", ["anna", "bruno"])
    anna, bruno = [await Somebody(person).come(sitting) for person in ("anna", "bruno")]
    await anna.answer(sitting, 0, anna.first())
    again = await restarted(store, sitting)
    assert again.table.desks[0].given() == sitting.table.desks[0].given() != []
    assert again.version_for("anna") == anna.version
    assert again.version_for("bruno") == bruno.version < anna.version
    assert seen(again, anna, bruno, Somebody()) == seen(sitting, anna, bruno, Somebody())


async def test_standing_answers_and_requests_are_still_there(host: Host, store: Store) -> None:
    sitting = await known_table(host, "support", ["anna", "bruno", "carla"])
    all_three = [await Somebody(person).come(sitting) for person in ("anna", "bruno", "carla")]
    await all_three[2].tell(sitting, Stand, seat=2, question="react", value=-1, until="raid")
    for _ in range(3):
        seat, ask = sitting.table.asked()[0]
        await all_three[seat].answer(sitting, seat, ask.options[-1])
    asking = next(line.seat for line in sitting.table.live if line.is_decision)
    await all_three[asking].tell(sitting, Undo, seat=asking)
    again = await restarted(store, sitting)
    assert again.table.standing == sitting.table.standing
    assert (again.room.take_back, again.room.agreed) == (sitting.room.take_back, sitting.room.agreed)


async def test_clocks_go_on_from_what_they_showed(store: Store) -> None:
    await people(store, "anna", "bruno")
    time = Time()
    host = Host(store, AtOnce(), Pace(), find, time)
    sitting = await known_table(host, "magpies", ["anna", "bruno"], clock=Clock(100, 5))
    anna, bruno = [await Somebody(person).come(sitting) for person in ("anna", "bruno")]
    time.seconds = 10
    await anna.answer(sitting, 0, 0)
    time.seconds = 30
    await bruno.answer(sitting, 1, 0)
    time.seconds = 35
    await host.stop()
    later = Time()
    later.seconds = 9999
    again = await restarted(store, sitting, later)
    assert again.clocks is not None
    assert again.version == sitting.version
    assert again.clocks.read() == {0: 100 - 10 + 5 - 5, 1: 100 - 30 + 5}
    assert again.clocks.running == {0}


async def test_bots_go_on_after_a_restart(opening: Opening, tmp_path: Path) -> None:
    store = await opening(tmp_path / "tables.sqlite")
    await people(store, "anna")
    slow = Host(store, AtOnce(), Pace(3600.0), find)
    playing = await known_table(slow, "magpies", ["random", "greedy"], options={"length": "short"})
    waiting = await known_table(slow, "magpies", ["anna", ""])
    await slow.stop()
    assert not playing.over
    host = Host(store, AtOnce(), Pace(), find)
    await host.start()
    assert host.waking is not None
    await host.waking
    again = host.sittings[playing.id]
    await calm(again)
    assert again.over
    assert waiting.id not in host.sittings  # where only people are waited for, nothing has to be done
    await host.stop()


# ---------------------------------------------------------------- records


def played(over: bool, names: tuple[str, ...] = ("you", "greedy")) -> Recorder:
    """A game from a terminal."""
    game = find("magpies")
    chance = Chance.of_seed("terminal")
    recorder = Recorder(Table(game, game.setup(2, {"length": "short"}), chance.source()), chance, names=names)
    for _ in range(200 if over else 6):
        if recorder.table.over:
            break
        seat, ask = recorder.table.asked()[0]
        recorder.table.answer(seat, ask.options[0])
        recorder.update()
    return recorder


async def test_a_finished_record_can_be_looked_at(host: Host) -> None:
    text = played(over=True).record.text()
    sitting = await host.imported("anna", text)
    assert sitting.over
    assert await host.published(sitting.id, "spectator") == text
    assert (await host.position(sitting.id, 12, "open")).view.scene is not None
    assert verify(await host.published(sitting.id, "open"), find).winners


async def test_a_running_record_of_a_host_goes_on(host: Host) -> None:
    sitting = await host.imported("bruno", played(over=False).record.text())
    assert [(row.holder, row.person or row.level) for row in sitting.seats] == [("person", "bruno"), ("bot", "greedy")]
    await calm(sitting)
    bruno = await Somebody("bruno").come(sitting)
    ask = bruno.view().ask
    assert ask is not None
    assert isinstance(await bruno.answer(sitting, 0, ask.options[0].value), Done)


async def test_a_record_that_is_not_sound_is_refused(host: Host) -> None:
    recorder = played(over=True)
    text = recorder.record.text()
    for wrong in ("not a record", text.replace("south fly", "west fly", 1), text[: len(text) // 2]):
        with pytest.raises(RecordError):
            await host.imported("anna", wrong)
    with pytest.raises(RecordError):  # what everybody may have of a running game is not enough to go on with
        await host.imported("anna", played(over=False).record.published("south").text())
    assert await host.cards("anna") == []


async def test_a_record_is_published_without_what_others_hide(host: Host) -> None:
    sitting = await known_table(host, "magpies", ["anna", "bruno"])
    anna, bruno = [await Somebody(person).come(sitting) for person in ("anna", "bruno")]
    await anna.answer(sitting, 0, 0)
    await bruno.answer(sitting, 1, 1)
    for eyes, secrets in (("spectator", []), ("south", ["9 south button"]), ("west", ["10 west key"])):
        record = parse(await host.published(sitting.id, eyes))
        assert [key for key, _ in record.tail] == ["secret"] * len(secrets)
        assert record.behind("secret") == secrets
    with pytest.raises(LookError, match="not-over"):
        await host.published(sitting.id, "open")


# ---------------------------------------------------------------- branching


async def test_a_branch_is_a_table_of_its_own_for_study(host: Host) -> None:
    sitting = await host.imported("anna", played(over=True).record.text())
    branch = await host.branch("anna", sitting.id, 20)
    assert branch.row.study
    assert branch.id != sitting.id
    anna = await Somebody("anna").come(branch)
    await calm(branch)
    assert len(branch.seats_of("anna")) == 1
    seat = branch.seats_of("anna")[0]
    entries = [entry.text for entry in sitting.recorder.entries]
    assert [entry.text for entry in branch.recorder.entries][:20] == entries[:20]
    ask = anna.view(seat).ask
    assert ask is not None
    assert isinstance(await anna.answer(branch, seat, ask.options[-1].value), Done)
    assert isinstance(await anna.tell(branch, Undo, seat=seat), Done)
    assert sitting.over  # the game it came from is as it was


@pytest.mark.parametrize("number", [0, 5, 8, 9, 10, 11, 23, 24, 25])
async def test_a_branch_may_begin_anywhere(host: Host, number: int) -> None:
    sitting = await host.imported("anna", played(over=True).record.text())
    branch = await host.branch("anna", sitting.id, number)
    await calm(branch)
    assert verify(branch.recorder.record.text(), find).checked
    assert not branch.over


async def test_nothing_is_branched_off_where_all_is_decided(host: Host) -> None:
    sitting = await host.imported("anna", played(over=True).record.text())
    last = sitting.number
    for seat in (None, 0):
        with pytest.raises(SittingError, match="no-other-way"):
            await host.branch("anna", sitting.id, last, seat)
    chosen = [line.number for line in sitting.table.live if line.ask is not None and len(line.ask.options) > 1]
    branch = await host.branch("anna", sitting.id, chosen[-1] - 1)
    assert not branch.over, "before the last choice there is another way"
    assert len(await host.cards("anna")) == 2


def holders(sitting: Sitting) -> list[str]:
    """Who sits where: people by their ids, bots by their levels."""
    return [row.person or row.level for row in sitting.seats]


async def test_at_a_branch_everybody_sits_where_they_sat(host: Host) -> None:
    sitting = await set_table(host, "wroth", "me random master@builder greedy")
    branch = await host.branch("anna", sitting.id, 0)
    assert holders(branch) == ["anna", "random", "master@builder", "greedy"]
    again = await host.branch("anna", branch.id, 0)
    assert holders(again) == holders(branch)


async def test_at_a_branch_of_a_finished_game_somebody_may_answer_for_one_seat_more(host: Host) -> None:
    sitting = await known_table(host, "magpies", ["anna", "random", "greedy"], options={"length": "short"})
    await finish(sitting)
    assert holders(await host.branch("anna", sitting.id, 8, seat=2)) == ["anna", "random", "anna"]
    assert holders(await host.branch("anna", sitting.id, 8, seat=0)) == ["anna", "random", "greedy"]
    assert holders(await host.branch("carla", sitting.id, 8, seat=1)) == ["greedy", "carla", "greedy"]
    for seat in (-1, 3):
        with pytest.raises(SittingError, match="no-seat"):
            await host.branch("anna", sitting.id, 8, seat)


async def finish(sitting: Sitting) -> None:
    """Play on to the end, whoever is asked."""
    while not sitting.over:
        async with sitting.lock:
            seat, ask = sitting.table.asked()[0]
            await sitting.change(partial(sitting.table.answer, seat, ask.options[0]), seat)


@pytest.mark.parametrize("empty", ["anna", ""])
async def test_at_a_branch_bots_stand_in_for_other_people(host: Host, empty: str) -> None:
    sitting = await known_table(host, "magpies", ["bruno", "random", empty], options={"length": "short"})
    await finish(sitting)
    assert holders(await host.branch("bruno", sitting.id, 0)) == ["bruno", "random", "greedy"]
    assert holders(await host.branch("carla", sitting.id, 0)) == ["carla", "random", "greedy"]


@pytest.mark.parametrize(
    ("name", "level"),
    [
        ("random", "random"),
        ("tree:40", "tree:40"),
        ("tree:400000", "greedy"),  # too slow for a table that is not alone here
        ("master@builder", "greedy"),  # nobody in this game has such a temperament
        ("Bruno", "greedy"),
        ("", "greedy"),
    ],
)
async def test_at_a_branch_of_a_record_that_was_brought_along_its_bots_play(host: Host, name: str, level: str) -> None:
    names = ("you", name) if name else ()
    sitting = await host.imported("anna", played(over=True, names=names).record.text())
    assert holders(await host.branch("anna", sitting.id, 0)) == ["anna", level]


async def test_whoever_branched_off_finds_the_way_back(host: Host) -> None:
    sitting = await known_table(host, "magpies", ["anna", "greedy"])
    branch = await host.branch("anna", sitting.id, 8)
    assert sitting.card("anna").origin is None
    assert branch.card("anna").origin == Origin(sitting.id, 8)
    assert branch.card("bruno").origin is None, "who may look at the other game is not for others to say"
    await calm(branch)
    await host.put_away(branch)
    [kept] = [card for card in await host.cards("anna") if card.id == branch.id]
    assert kept.origin == Origin(sitting.id, 8), "also while nobody sits there"


async def test_while_others_play_nobody_branches_off(host: Host) -> None:
    sitting = await known_table(host, "magpies", ["anna", "bruno"])
    with pytest.raises(LookError, match="not-over"):
        await host.branch("anna", sitting.id, 3)


async def test_a_new_name_is_seen_at_once(host: Host, store: Store) -> None:
    sitting = await known_table(host, "magpies", ["anna", "bruno"])
    bruno = await Somebody("bruno").come(sitting)
    await store.rename("anna", "Annina")
    await host.renamed("anna")
    assert bruno.seats is not None
    assert [state.who for state in bruno.seats.seats] == ["Annina", "Bruno"]
