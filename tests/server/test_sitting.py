"""What people do at a live table, and what they may not."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import pytest_asyncio

from ludoteca.engine.desk import Desk
from ludoteca.engine.game import SPECTATOR
from ludoteca.engine.observe import observe
from ludoteca.engine.table import TABLE
from ludoteca.server.host import Host
from ludoteca.server.protocol import (
    Answer,
    Chat,
    ClientMessage,
    Consent,
    Done,
    Pace,
    Refused,
    Stand,
    Typed,
    Undo,
)
from ludoteca.server.sitting import Sitting
from ludoteca.server.store import SeatRow, Stale, Store
from ludoteca.server.thinking import Job
from ludoteca.telling import chronicle
from tests.server.company import AtOnce, Somebody, a_while, calm, find, known_table, people, value
from tests.server.company import Pace as Settings

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def host(store: Store) -> AsyncIterator[Host]:
    """A host whose bots do not wait."""
    await people(store, "anna", "bruno", "carla")
    host = Host(store, AtOnce(), Settings(), find)
    yield host
    await host.stop()


def refused(answer: Done | Refused) -> str:
    """The reason of a refusal."""
    assert isinstance(answer, Refused), answer
    return answer.fault.key


async def two_people(host: Host, **more: Any) -> tuple[Sitting, Somebody, Somebody, Somebody]:
    """Anna and Bruno at a table of Magpies, and somebody who watches; their favourites are chosen."""
    sitting = await known_table(host, "magpies", ["anna", "bruno"], **more)
    anna, bruno, watcher = Somebody("anna"), Somebody("bruno"), Somebody()
    for one in (anna, bruno, watcher):
        await one.come(sitting)
    return sitting, anna, bruno, watcher


async def past_favourites(sitting: Sitting, anna: Somebody, bruno: Somebody) -> None:
    """Both choose what they love best; the first flight comes next."""
    assert isinstance(await anna.answer(sitting, 0, 0), Done)
    assert isinstance(await bruno.answer(sitting, 1, 1), Done)


# ---------------------------------------------------------------- answers


async def test_a_plan_that_grows_does_not_show_in_the_lobby(host: Host, store: Store) -> None:
    sitting = await known_table(host, "orders", ["anna", "bruno"])
    anna = await Somebody("anna").come(sitting)
    card, before = sitting.card("bruno"), await store.load(sitting.id)
    await anna.answer(sitting, 0, anna.first())  # the first answer of a plan: nobody else is told
    assert sitting.card("bruno") == card
    after = await store.load(sitting.id)
    assert before is not None
    assert after is not None
    assert after[0].version == before[0].version + 1
    assert after[0].changed == before[0].changed


async def test_an_answer_is_acknowledged_and_seen_by_everybody(host: Host) -> None:
    sitting, anna, bruno, watcher = await two_people(host)
    await past_favourites(sitting, anna, bruno)
    for _ in range(6):
        for one, seat in ((anna, 0), (bruno, 1)):
            while (ask := one.view().ask) is not None:
                done = await one.answer(sitting, seat, ask.options[0].value)
                assert isinstance(done, Done)
                assert done.version == one.version
    for one, seat in ((anna, 0), (bruno, 1), (watcher, SPECTATOR)):
        seen = observe(sitting.table, seat)
        assert one.scenes[seat] == seen.scene  # the differences add up
        assert one.view(seat).ask == seen.ask
        assert one.now is not None
        assert one.now.asked == seen.asked
        told = [(number, en) for number, en, _ in one.chronicle(seat)]
        assert told == chronicle(sitting.table, [seat], "en")
        assert [(n, it) for n, _, it in one.chronicle(seat)] == chronicle(sitting.table, [seat], "it")


async def test_a_stale_answer_changes_nothing_and_is_told_so(host: Host) -> None:
    sitting, anna, bruno, watcher = await two_people(host)
    await past_favourites(sitting, anna, bruno)
    before, heard = sitting.version, len(watcher.heard)
    option = anna.first()
    for version in (anna.version - 1, anna.version + 1, 0, -1):
        answer = await anna.tell(sitting, Answer, version=version, seat=0, values=[option])
        assert refused(answer) == "stale"
    assert (sitting.version, len(watcher.heard)) == (before, heard)
    assert isinstance(await anna.answer(sitting, 0, option), Done)


async def test_a_repeated_message_changes_nothing_and_is_told_so(host: Host) -> None:
    sitting, anna, bruno, _ = await two_people(host)
    await past_favourites(sitting, anna, bruno)
    message = Answer(id=anna.number, version=anna.version, seat=0, values=[anna.first()])
    before = sitting.version
    assert refused(await sitting.do(anna, message)) == "repeated"
    assert sitting.version == before


async def test_whoever_has_not_greeted_cannot_act(host: Host) -> None:
    sitting = await known_table(host, "magpies", ["anna", "bruno"])
    assert refused(await Somebody("anna").answer(sitting, 0, 0)) == "hello-first"


async def test_nobody_answers_for_another_seat(host: Host) -> None:
    sitting, anna, bruno, watcher = await two_people(host)
    before = sitting.version
    assert refused(await bruno.answer(sitting, 0, 0)) == "not-your-seat"
    assert refused(await bruno.answer(sitting, TABLE, 0)) == "not-your-seat"
    assert refused(await bruno.answer(sitting, 99, 0)) == "not-your-seat"
    assert refused(await watcher.answer(sitting, 0, 0)) == "watching"
    assert refused(await watcher.answer(sitting, SPECTATOR, 0)) == "watching"
    assert sitting.version == before
    assert anna.view().ask is not None


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (Answer, {"seat": 0, "values": [0]}),
        (Undo, {"seat": 0}),
        (Consent, {"seat": 0, "agrees": True}),
        (Stand, {"seat": 0, "question": "react"}),
        (Typed, {"value": 0}),
        (Pace, {"do": "pause"}),
    ],
)
async def test_a_spectator_cannot_act(host: Host, kind: Callable[..., ClientMessage], fields: dict[str, Any]) -> None:
    sitting = await known_table(host, "magpies", ["anna", "bruno"], companion=True)
    before = sitting.version
    for person in ("", "carla"):
        watcher = await Somebody(person).come(sitting)
        assert refused(await watcher.tell(sitting, kind, **fields)) == "watching"
    assert sitting.version == before


async def test_what_is_no_option_is_refused_with_the_reason_of_the_table(host: Host) -> None:
    sitting, anna, _, _ = await two_people(host)
    assert refused(await anna.answer(sitting, 0, 99)) == "not-an-option"
    assert refused(await anna.answer(sitting, 0)) == "how-many-answers"
    assert refused(await anna.answer(sitting, 0, *[0] * 65)) == "how-many-answers"


async def test_several_answers_are_all_taken_or_none(host: Host) -> None:
    sitting = await known_table(host, "orders", ["anna", "bruno"])
    anna = await Somebody("anna").come(sitting)
    desk = sitting.table.desks[0]
    first = desk.ask.options[0]  # type: ignore[union-attr]
    before = (sitting.version, desk.given())
    assert refused(await anna.answer(sitting, 0, first, 99)) == "not-an-option"
    assert (sitting.version, sitting.table.desks[0].given()) == before
    trial = Desk(desk.together, 0)
    trial.start([first])
    assert trial.ask is not None
    second = trial.ask.options[0]
    assert isinstance(await anna.answer(sitting, 0, first, second), Done)
    assert sitting.table.desks[0].given() == [first, second]


async def test_one_person_may_hold_several_seats(host: Host) -> None:
    sitting = await known_table(host, "magpies", ["anna", "bruno", "anna"])
    anna, bruno = await Somebody("anna").come(sitting), await Somebody("bruno").come(sitting)
    assert sorted(anna.views) == [0, 2]
    assert anna.seats is not None
    assert anna.seats.mine == [0, 2]
    assert isinstance(await anna.answer(sitting, 2, 3), Done)
    assert isinstance(await anna.answer(sitting, 0, 3), Done)
    assert isinstance(await bruno.answer(sitting, 1, 3), Done)
    assert sitting.number > 8


async def test_two_windows_of_one_person_show_the_same(host: Host) -> None:
    sitting, anna, bruno, _ = await two_people(host)
    again = await Somebody("anna").come(sitting)
    await past_favourites(sitting, anna, bruno)
    assert again.scenes == anna.scenes
    assert again.version == anna.version
    assert again.views[0] is anna.views[0]  # worked out once


# ---------------------------------------------------------------- plans


async def test_a_plan_of_another_seat_does_not_make_answers_stale(host: Host) -> None:
    sitting, anna, bruno, _ = await two_people(host)
    seen = bruno.version
    assert isinstance(await anna.answer(sitting, 0, 2), Done)
    assert bruno.now is not None
    assert [one.decided for one in bruno.now.asked] == [True, False]  # that Anna has decided everybody may know
    assert isinstance(await bruno.tell(sitting, Answer, version=seen, seat=1, values=[1]), Done)
    assert sitting.number > 10
    assert anna.version == sitting.version_for("anna")


async def test_how_long_a_plan_is_stays_with_its_seat(host: Host) -> None:
    sitting = await known_table(host, "orders", ["anna", "bruno"])
    anna, bruno, watcher = [await Somebody(person).come(sitting) for person in ("anna", "bruno", "")]
    heard = [len(bruno.heard), len(watcher.heard)]
    first = anna.first()
    version = anna.version
    assert isinstance(await anna.answer(sitting, 0, first), Done)
    assert isinstance(await anna.tell(sitting, Undo, seat=0), Done)
    assert isinstance(await anna.answer(sitting, 0, first), Done)
    assert anna.version == version + 3
    assert [len(bruno.heard), len(watcher.heard)] == heard
    assert bruno.version == sitting.version_for("bruno") == sitting.version_for("")


# ---------------------------------------------------------------- keeping


class Forgetful:
    """A store that cannot keep what it is given, or keeps it and complains all the same."""

    def __init__(self, store: Store, fault: Exception, keeps: bool = False) -> None:
        self.store = store
        self.fault: Exception | None = fault
        self.keeps = keeps

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(self, *args: Any) -> None:
        if self.fault is None or self.keeps:
            await self.store.append(*args)
        if self.fault is not None:
            raise self.fault


async def test_what_cannot_be_kept_has_not_happened(host: Host, caplog: pytest.LogCaptureFixture) -> None:
    sitting, anna, bruno, watcher = await two_people(host)
    await past_favourites(sitting, anna, bruno)
    before = (sitting.version, sitting.number, observe(sitting.table, 0), anna.scenes[0], watcher.scenes[SPECTATOR])
    option = anna.first()
    forgetful = Forgetful(host.store, OSError("the disk is full"))
    sitting.house.store = forgetful  # type: ignore[assignment]
    assert refused(await anna.answer(sitting, 0, option)) == "not-kept"
    after = (sitting.version, sitting.number, observe(sitting.table, 0), anna.scenes[0], watcher.scenes[SPECTATOR])
    assert after == before
    assert anna.view().ask is not None
    forgetful.fault = None
    assert isinstance(await anna.answer(sitting, 0, option), Done)
    assert sitting.number > before[1]
    caplog.clear()


async def test_what_was_kept_after_all_counts(host: Host, caplog: pytest.LogCaptureFixture) -> None:
    sitting, anna, bruno, _ = await two_people(host)
    await past_favourites(sitting, anna, bruno)
    number = sitting.number
    sitting.house.store = Forgetful(host.store, OSError("the line broke"), keeps=True)  # type: ignore[assignment]
    assert isinstance(await anna.answer(sitting, 0, anna.first()), Done)
    assert sitting.number > number
    assert anna.version == sitting.version_for("anna")
    caplog.clear()


async def test_a_table_that_somebody_else_has_written_is_read_again(host: Host, store: Store) -> None:
    sitting, _, bruno, _ = await two_people(host)
    other = await Host(store, AtOnce(), Settings(), find).find(sitting.id)
    assert other is not None
    elsewhere = await Somebody("anna").come(other)
    assert isinstance(await elsewhere.answer(other, 0, 2), Done)
    assert refused(await bruno.answer(sitting, 1, 1)) == "stale"
    assert sitting.version == other.version
    assert isinstance(await bruno.answer(sitting, 1, 1), Done)
    with pytest.raises(Stale):
        await store.append(sitting.id, sitting.version, [], 0, "", False, {})


async def test_every_acknowledged_answer_is_in_the_store(host: Host, store: Store) -> None:
    sitting, anna, bruno, _ = await two_people(host)
    await past_favourites(sitting, anna, bruno)
    done = await anna.answer(sitting, 0, anna.first())
    assert isinstance(done, Done)
    found = await store.load(sitting.id)
    assert found is not None
    row, _, lines = found
    assert row.version == sitting.version
    assert lines == [entry.text for entry in sitting.recorder.entries]


# ---------------------------------------------------------------- taking back


async def test_alone_a_seat_goes_back_as_far_as_the_barrier(host: Host) -> None:
    sitting, anna, bruno, _ = await two_people(host)
    assert not anna.view().undo
    await anna.answer(sitting, 0, 2)
    assert anna.view().undo
    assert isinstance(await anna.tell(sitting, Undo, seat=0), Done)
    assert anna.view().ask is not None
    assert refused(await anna.tell(sitting, Undo, seat=0)) == "nothing-to-undo"
    await past_favourites(sitting, anna, bruno)
    assert not anna.view().undo


async def beyond_the_barrier(host: Host, **more: Any) -> tuple[Sitting, Somebody, Somebody, Somebody]:
    """Anna has flown, and the next wings have been rolled."""
    sitting, anna, bruno, watcher = await two_people(host, **more)
    await past_favourites(sitting, anna, bruno)
    await anna.answer(sitting, 0, anna.first())
    return sitting, anna, bruno, watcher


async def test_beyond_the_barrier_the_other_people_must_agree(host: Host) -> None:
    sitting, anna, bruno, watcher = await beyond_the_barrier(host)
    number = sitting.number
    assert not anna.view().undo
    assert isinstance(await anna.tell(sitting, Undo, seat=0), Done)
    assert sitting.number == number  # nothing has been taken back yet
    for one in (anna, bruno, watcher):
        assert one.now is not None
        assert one.now.take_back == 0
    assert isinstance(await bruno.tell(sitting, Consent, seat=1, agrees=True), Done)
    assert sitting.number == number + 1
    assert bruno.now is not None
    assert bruno.now.take_back is None
    ask = anna.view().ask
    assert ask is not None
    assert ask.question == "fly"
    told = [(n, en) for n, en, _ in watcher.chronicle(SPECTATOR)]
    assert told == chronicle(sitting.table, [SPECTATOR], "en")  # what was taken back is told no more


async def test_a_take_back_that_somebody_refuses_does_not_happen(host: Host) -> None:
    sitting, anna, bruno, _ = await beyond_the_barrier(host)
    number = sitting.number
    await anna.tell(sitting, Undo, seat=0)
    assert refused(await bruno.tell(sitting, Undo, seat=1)) in ("nothing-to-undo", "take-back-asked")
    assert isinstance(await bruno.tell(sitting, Consent, seat=1, agrees=False), Done)
    assert (sitting.number, sitting.room.take_back) == (number, None)
    assert refused(await bruno.tell(sitting, Consent, seat=1, agrees=True)) == "no-take-back"


async def test_an_answer_settles_a_take_back_that_was_asked_for(host: Host) -> None:
    sitting, anna, bruno, _ = await beyond_the_barrier(host)
    await anna.tell(sitting, Undo, seat=0)
    ask = bruno.view().ask
    assert ask is not None
    assert isinstance(await bruno.answer(sitting, 1, ask.options[0].value), Done)
    assert sitting.room.take_back is None


async def test_nobody_consents_for_another(host: Host) -> None:
    sitting = await known_table(host, "magpies", ["anna", "bruno", "carla"])
    anna, bruno, carla = [await Somebody(person).come(sitting) for person in ("anna", "bruno", "carla")]
    for one, seat in ((anna, 0), (bruno, 1), (carla, 2)):
        await one.answer(sitting, seat, 0)
    await anna.answer(sitting, 0, anna.first())
    await anna.tell(sitting, Undo, seat=0)
    number = sitting.number
    assert refused(await bruno.tell(sitting, Consent, seat=2, agrees=True)) == "not-your-seat"
    assert isinstance(await anna.tell(sitting, Consent, seat=0, agrees=True), Done)
    assert isinstance(await bruno.tell(sitting, Consent, seat=1, agrees=True), Done)
    assert sitting.number == number
    assert isinstance(await carla.tell(sitting, Consent, seat=2, agrees=True), Done)
    assert sitting.number == number + 1


async def test_bots_agree_to_everything(host: Host) -> None:
    sitting = await known_table(host, "magpies", ["anna", "random"])
    anna = await Somebody("anna").come(sitting)
    await anna.answer(sitting, 0, 2)
    await calm(sitting)
    await anna.answer(sitting, 0, anna.first())
    await calm(sitting)
    assert anna.view().undo
    number = sitting.number
    assert isinstance(await anna.tell(sitting, Undo, seat=0), Done)
    assert sitting.number == number + 1


async def test_in_study_every_take_back_is_free(host: Host) -> None:
    sitting, anna, _, _ = await beyond_the_barrier(host, study=True)
    number = sitting.number
    assert anna.view().undo
    assert isinstance(await anna.tell(sitting, Undo, seat=0), Done)
    assert sitting.number == number + 1


async def test_a_finished_game_is_not_taken_back(host: Host) -> None:
    sitting = await known_table(host, "magpies", ["anna"] * 2, options={"length": "short"})
    anna = await Somebody("anna").come(sitting)
    await play_out(sitting, anna)
    assert anna.now is not None
    assert anna.now.over
    assert anna.now.result is not None
    assert refused(await anna.tell(sitting, Undo, seat=0)) == "game-over"
    assert refused(await anna.answer(sitting, 0, 0)) == "game-over"


async def play_out(sitting: Sitting, one: Somebody) -> None:
    """One person plays all seats to the end."""
    for _ in range(300):
        asked = [(seat, view.ask) for seat, view in one.views.items() if view.ask is not None]
        if not asked:
            return
        seat, ask = asked[0]
        assert isinstance(await one.answer(sitting, seat, ask.options[0].value), Done)
    raise AssertionError("the game does not end")


# ---------------------------------------------------------------- windows


async def test_a_standing_answer_speaks_for_its_seat(host: Host) -> None:
    sitting = await known_table(host, "support", ["anna", "bruno", "carla"], seed="windows")
    all_three = [await Somebody(person).come(sitting) for person in ("anna", "bruno", "carla")]
    anna, bruno, _ = all_three
    heard = len(bruno.heard)
    assert isinstance(await anna.tell(sitting, Stand, seat=0, question="react", value=-1), Done)
    [left] = anna.view().stands
    assert (left.question, left.value, left.until) == ("react", -1, "")
    assert len(bruno.heard) == heard  # nobody else is told
    for _ in range(200):
        if sitting.over:
            break
        seat, ask = sitting.table.asked()[0]
        assert (seat, ask.question.id) != (0, "react")
        assert isinstance(await all_three[seat].answer(sitting, seat, ask.options[-1]), Done)
    assert any(line.standing for line in sitting.table.live)
    assert isinstance(await anna.tell(sitting, Stand, seat=0, question="react"), Done) or sitting.over


async def test_standing_answers_that_mean_nothing_are_refused(host: Host) -> None:
    sitting = await known_table(host, "support", ["anna", "bruno", "carla"])
    anna = await Somebody("anna").come(sitting)
    stand = {"seat": 0, "question": "react", "value": -1}
    assert refused(await anna.tell(sitting, Stand, **stand | {"question": "raid"})) == "no-window"
    assert refused(await anna.tell(sitting, Stand, **stand | {"until": "the end of days"})) == "no-step"
    assert refused(await anna.tell(sitting, Stand, **stand | {"value": 10**12})) == "not-an-option"
    assert refused(await anna.tell(sitting, Stand, **stand | {"seat": 1})) == "not-your-seat"
    assert sitting.table.standing == []


# ---------------------------------------------------------------- companion


async def test_people_type_in_what_they_roll(host: Host) -> None:
    sitting = await known_table(host, "magpies", ["anna", "random"], companion=True)
    anna, watcher = await Somebody("anna").come(sitting), await Somebody().come(sitting)
    typed = 0
    for _ in range(12):
        ask = anna.view().ask
        assert ask is not None
        if ask.role == "~":
            assert watcher.view().ask is None
            assert isinstance(await anna.tell(sitting, Typed, value=ask.options[0].value), Done)
            typed += 1
        else:
            assert refused(await anna.tell(sitting, Typed, value=0)) == "nothing-to-type"
            assert isinstance(await anna.answer(sitting, 0, ask.options[0].value), Done)
        await calm(sitting)
    assert typed > 8
    assert [line.by_hand for line in sitting.table.lines if line.is_chance] == [True] * typed


async def test_a_slip_is_corrected(host: Host) -> None:
    sitting = await known_table(host, "magpies", ["anna", "bruno"], companion=True)
    anna = await Somebody("anna").come(sitting)
    assert refused(await anna.tell(sitting, Typed, value=1, correct=True)) == "nothing-to-correct"
    await anna.tell(sitting, Typed, value=value(sitting, TABLE, "key"))
    assert isinstance(await anna.tell(sitting, Typed, value=2, correct=True), Done)
    assert [line.value for line in sitting.table.live] == [2]
    assert refused(await anna.tell(sitting, Typed, value=99, correct=True)) == "not-an-option"


async def test_only_those_who_see_a_card_type_it(host: Host) -> None:
    sitting = await known_table(host, "piles", ["anna", "bruno", "random"], companion=True)
    both = [await Somebody(person).come(sitting) for person in ("anna", "bruno")]
    watched = 0
    for _ in range(60):
        await calm(sitting)
        if sitting.over:
            break
        seat, ask = sitting.table.asked()[0]
        if seat != TABLE:
            await both[seat].answer(sitting, seat, ask.options[-1])
            continue
        seeing = [at for at in (0, 1) if ask.audience >> at & 1]
        for at, one in enumerate(both):
            if seeing and at not in seeing:
                watched += 1
                assert one.view().ask is None
                assert refused(await one.tell(sitting, Typed, value=ask.options[0])) == "not-your-card"
        typist = both[seeing[0] if seeing else 0]  # the card of a bot is typed in by whoever opened the table
        assert typist.view().ask is not None
        assert isinstance(await typist.tell(sitting, Typed, value=ask.options[0]), Done)
    assert watched


async def test_dice_of_the_server_are_not_typed(host: Host) -> None:
    sitting, anna, _, _ = await two_people(host)
    assert refused(await anna.tell(sitting, Typed, value=0)) == "not-companion"


# ---------------------------------------------------------------- bots


async def test_bots_play_until_a_person_is_asked(host: Host) -> None:
    sitting = await known_table(host, "magpies", ["random", "anna", "greedy"])
    anna = await Somebody("anna").come(sitting)
    await anna.answer(sitting, 1, 0)
    await calm(sitting)
    ask = anna.view().ask
    assert ask is not None
    assert ask.question == "fly"
    assert sitting.people_asked() == [1]


async def test_bots_wait_while_they_are_paused(host: Host) -> None:
    sitting = await known_table(host, "magpies", ["anna", "random", "random"])
    anna = await Somebody("anna").come(sitting)
    await calm(sitting)
    assert isinstance(await anna.tell(sitting, Pace, do="pause"), Done)
    assert anna.now is not None
    assert anna.now.paused
    await anna.answer(sitting, 0, 0)
    await anna.answer(sitting, 0, anna.first())
    number = sitting.number
    await a_while(sitting)
    assert sitting.number == number
    await anna.tell(sitting, Pace, do="go")
    await calm(sitting)
    assert sitting.people_asked() == [0]
    assert sitting.number > number
    assert not anna.now.paused


async def test_bots_let_people_follow_unless_they_skip(host: Host) -> None:
    host.house.pace = 3600.0
    sitting = await known_table(host, "magpies", ["anna", "random", "random"])
    anna = await Somebody("anna").come(sitting)
    await anna.answer(sitting, 0, 0)
    assert sitting.driver.is_busy
    number = sitting.number
    await a_while(sitting)
    assert sitting.number == number  # an hour is a long time
    await anna.tell(sitting, Pace, do="skip")
    await calm(sitting)
    assert sitting.number > number
    assert sitting.people_asked() == [0]
    assert not sitting.driver.hurries  # only until a person is asked


async def test_bots_wait_while_people_talk_about_a_take_back(host: Host) -> None:
    host.house.pace = 3600.0
    sitting = await known_table(host, "magpies", ["anna", "random", "bruno"])
    anna, bruno = await Somebody("anna").come(sitting), await Somebody("bruno").come(sitting)
    await anna.answer(sitting, 0, 0)
    await bruno.answer(sitting, 2, 0)
    await anna.tell(sitting, Pace, do="skip")
    await calm(sitting)
    await anna.answer(sitting, 0, anna.first())
    await anna.tell(sitting, Undo, seat=0)
    await anna.tell(sitting, Pace, do="skip")
    number = sitting.number
    await a_while(sitting)
    assert sitting.number == number
    await bruno.tell(sitting, Consent, seat=2, agrees=False)
    await calm(sitting)
    assert sitting.number > number


async def test_whoever_opened_the_table_may_pause_bots_that_play_alone(host: Host) -> None:
    host.house.pace = 3600.0
    sitting = await known_table(host, "magpies", ["random", "random"])
    anna = await Somebody("anna").come(sitting)
    assert sorted(anna.views) == [SPECTATOR]
    assert isinstance(await anna.tell(sitting, Pace, do="pause"), Done)
    assert isinstance(await anna.tell(sitting, Pace, do="skip"), Done)
    await calm(sitting)
    assert sitting.over
    assert anna.now is not None
    assert anna.now.over


async def test_a_bot_that_breaks_down_does_not_stop_the_game(host: Host, caplog: pytest.LogCaptureFixture) -> None:
    class Broken(AtOnce):
        async def choose(self, job: object) -> int:
            raise RuntimeError("no idea")

    host.house.thinkers = Broken()
    sitting = await known_table(host, "magpies", ["random", "random"], options={"length": "short"})
    await calm(sitting)
    assert sitting.over
    caplog.clear()


async def test_a_bot_whose_answer_can_be_neither_kept_nor_forgotten_tries_again(
    host: Host, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Gone(Forgetful):
        """A store that is out of reach for a while."""

        times = 2

        async def load(self, table: str) -> Any:
            self.times -= 1
            if self.times >= 0:
                raise OSError("the disk is gone")
            self.fault = None
            return await self.store.load(table)

    monkeypatch.setattr("ludoteca.server.driver.AGAIN", 0)
    sitting = await known_table(host, "magpies", ["anna", "random"])
    anna = await Somebody("anna").come(sitting)
    await calm(sitting)
    await anna.tell(sitting, Pace, do="pause")
    await anna.answer(sitting, 0, 0)
    await anna.answer(sitting, 0, anna.first())
    number = sitting.number
    sitting.house.store = Gone(host.store, OSError("the disk is full"))  # type: ignore[assignment]
    await anna.tell(sitting, Pace, do="go")
    await calm(sitting)
    assert sitting.number > number
    assert isinstance(await anna.answer(sitting, 0, anna.first()), Done)
    caplog.clear()


async def test_what_a_bot_has_thought_while_it_was_paused_is_not_lost(host: Host) -> None:
    class Interrupted(AtOnce):
        """Thinks for so long that somebody pauses the bots meanwhile."""

        def __init__(self) -> None:
            self.jobs: list[Job] = []

        async def choose(self, job: Job) -> int:
            self.jobs.append(job)
            if len(self.jobs) == 1:
                assert isinstance(await anna.tell(sitting, Pace, do="pause"), Done)
            return await super().choose(job)

    sitting = await known_table(host, "magpies", ["anna", "random", "random"])
    anna = await Somebody("anna").come(sitting)
    await calm(sitting)
    host.house.thinkers = thinkers = Interrupted()
    await anna.answer(sitting, 0, 0)
    await anna.answer(sitting, 0, anna.first())
    await a_while(sitting)
    assert len(thinkers.jobs) == 1
    await anna.tell(sitting, Pace, do="go")
    await calm(sitting)
    assert sitting.people_asked() == [0]
    asked = [(job.seat, job.turn) for job in thinkers.jobs]
    assert len(set(asked)) == len(asked), "every question is thought about once"


# ---------------------------------------------------------------- who sits where


async def test_a_person_is_replaced_by_a_bot_and_a_bot_by_a_person(host: Host) -> None:
    sitting, anna, bruno, watcher = await two_people(host)
    await anna.answer(sitting, 0, 2)
    await sitting.seat(1, SeatRow(1, "bot", level="random"))
    await calm(sitting)
    assert sitting.number > 10
    assert sorted(bruno.views) == [SPECTATOR]  # Bruno watches now
    assert refused(await bruno.answer(sitting, 1, 0)) == "watching"
    assert watcher.seats is not None
    assert [(one.holder, one.who) for one in watcher.seats.seats] == [("person", "Anna"), ("bot", "random")]
    carla = await Somebody("carla").come(sitting)
    await sitting.seat(1, SeatRow(1, "person", "carla"))
    assert sorted(carla.views) == [1]
    assert carla.scenes[1] == observe(sitting.table, 1).scene
    assert [(n, en) for n, en, _ in carla.chronicle(1)] == chronicle(sitting.table, [1], "en")
    ask = anna.view().ask
    assert ask is not None
    await anna.answer(sitting, 0, ask.options[0].value)
    ask = carla.view().ask
    assert ask is not None
    assert isinstance(await carla.answer(sitting, 1, ask.options[0].value), Done)


async def test_an_open_seat_waits_for_somebody(host: Host) -> None:
    sitting = await known_table(host, "magpies", ["anna", ""])
    anna = await Somebody("anna").come(sitting)
    await anna.answer(sitting, 0, 0)
    await calm(sitting)
    number = sitting.number
    await sitting.seat(1, SeatRow(1, "person", "bruno"))
    bruno = await Somebody("bruno").come(sitting)
    assert isinstance(await bruno.answer(sitting, 1, 0), Done)
    assert sitting.number > number


async def test_everybody_sees_who_is_here(host: Host) -> None:
    sitting, anna, bruno, _ = await two_people(host)

    def here(one: Somebody) -> list[bool]:
        assert one.seats is not None
        return [state.here for state in one.seats.seats]

    assert here(anna) == [True, True]
    sitting.leave(bruno)
    assert here(anna) == [True, False]
    await bruno.again().come(sitting)
    assert here(anna) == [True, True]


async def test_whoever_left_before_coming_in_is_not_here(host: Host) -> None:
    sitting, _, _, _ = await two_people(host)
    carla = Somebody("carla")
    sitting.leave(carla)
    await carla.come(sitting)
    assert len(sitting.guests) == 3


async def test_whoever_comes_back_is_told_only_what_is_new(host: Host) -> None:
    sitting, anna, bruno, watcher = await two_people(host)
    await past_favourites(sitting, anna, bruno)
    last = max(number for number, _, _ in watcher.chronicle(SPECTATOR))
    sitting.leave(watcher)
    await anna.answer(sitting, 0, anna.first())
    watcher = await watcher.again().come(sitting, told=last)
    assert min(said.number for said in watcher.view().said) >= last
    assert [(n, en) for n, en, _ in watcher.chronicle(SPECTATOR)] == chronicle(sitting.table, [SPECTATOR], "en")
    last = max(number for number, _, _ in watcher.chronicle(SPECTATOR))
    sitting.leave(watcher)
    await anna.tell(sitting, Undo, seat=0)
    await bruno.tell(sitting, Consent, seat=1, agrees=True)
    watcher = await watcher.again().come(sitting, told=last)
    assert [(n, en) for n, en, _ in watcher.chronicle(SPECTATOR)] == chronicle(sitting.table, [SPECTATOR], "en")


# ---------------------------------------------------------------- talking


async def test_what_is_said_is_heard_by_all_and_kept(host: Host) -> None:
    sitting, anna, bruno, watcher = await two_people(host)
    assert isinstance(await anna.tell(sitting, Chat, text="  Good evening! "), Done)
    assert bruno.chat == watcher.chat == ["Good evening!"]
    later = await Somebody().come(sitting)
    assert later.chat == ["Good evening!"]
    assert refused(await anna.tell(sitting, Chat, text="   ")) == "chat-length"
    assert refused(await anna.tell(sitting, Chat, text="x" * 501)) == "chat-length"
    assert refused(await watcher.tell(sitting, Chat, text="psst")) == "no-session"
