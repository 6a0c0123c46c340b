"""Checking a record: what is true passes, what was changed is found, and the line is named."""

import random
import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from ludoteca.engine.ask import KEEP, Plan, Steps, Together, choose
from ludoteca.engine.game import SetupError
from ludoteca.engine.hidden import Secret
from ludoteca.engine.record import RecordError, parse
from ludoteca.engine.recorder import Chance, Recorder
from ludoteca.engine.replay import resume, verify
from ludoteca.engine.table import Table
from ludoteca.games.magpies import GAME as MAGPIES
from tests.engine.little import FRAME, HIDE, PAINT, PLAN, Box, little
from tests.record.playing import (
    KEY,
    act,
    begin,
    find,
    find_line,
    find_newer,
    finished,
    forged,
    play,
    shelf,
    two_colours,
)
from tests.record.test_resume import whole

DONE = finished(undo_every=7).text()
LINES = DONE.rstrip("\n").split("\n")


def fault(text: str) -> tuple[int, str]:
    """Where and why a record is not believed; the line counted from 1."""
    with pytest.raises(RecordError) as error:
        verify(text, find)
    return error.value.line, error.value.fault


def joined(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


# ---------------------------------------------------------------- true records


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("undo_every", [0, 4])
def test_a_finished_game_is_believed(seed: int, undo_every: int) -> None:
    record = finished(seed, undo_every)
    checked = dict(verify(record.text(), find).checked)
    assert checked["record-checked-hashes"] == len([line for line in record.text().split("\n")[1:] if line])
    assert checked["record-checked-lines"] == record.last_number
    assert checked["record-checked-draws"] == len([entry for entry in record.entries if entry.actor == "~"])
    assert checked["record-checked-digests"] == len([entry for entry in record.entries if entry.step])
    assert checked["record-checked-secrets"] == len([entry for entry in record.entries if entry.commitment])
    assert "record-typed-draws" not in checked


def test_verification_names_the_winners() -> None:
    assert verify(DONE, find).winners == (0,)


@pytest.mark.parametrize("turns", [0, 1, 2, 5, 8, 13])
def test_a_running_game_is_believed(turns: int) -> None:
    text = play(begin(), turns, undo_every=4).record.text()
    found = verify(text, find)
    assert found.winners == ()
    assert dict(found.checked)["record-checked-lines"] == parse(text).last_number


@pytest.mark.parametrize("seat", ["", "south", "west"])
def test_a_published_record_is_checked_as_far_as_possible(seat: str) -> None:
    recorder = play(begin(), 9)
    checked = dict(verify(recorder.record.published(seat).text(), find).checked)
    assert "record-seed-closed" in checked
    assert "record-checked-draws" not in checked


def test_hand_typed_dice_are_counted_apart() -> None:
    recorder = play(begin(kind="people"), undo_every=5)
    checked = dict(verify(recorder.record.text(), find).checked)
    assert checked["record-typed-draws"] == len([e for e in recorder.record.entries if e.mark == "hand"]) > 0


def test_standing_answers_and_several_answers_at_once_are_believed() -> None:
    recorder = begin()
    recorder.table.stand(1, "react", until="reveal")
    for turn in range(100):
        if recorder.table.over:
            break
        seat, ask = recorder.table.asked()[-1]
        few = [0, 1] if ask.question.id == "plan" and turn > 1 and ask.options[0] == 0 else ask.options[:1]
        recorder.table.answer(seat, *few)
        recorder.update()
    assert len([line for line in recorder.table.lines if line.standing]) == 3
    assert "standing" not in recorder.record.text()
    verify(recorder.record.text(), find)


def test_an_answer_that_reveals_and_the_ones_behind_it_keep_their_order() -> None:
    """A secret is opened right behind the answer that did it, in however many messages the answers came."""

    def hide(box: Box) -> Steps:
        ask = choose(1, HIDE, [0, 1])
        colour = yield ask
        box.kept.append(Secret((colour,), 2, [(0,), (1,)], ask.number))
        box.agenda.then("show")

    def show(box: Box) -> Steps:
        yield choose(1, PAINT, [0, 1])
        box.kept[0].reveal(box.journal)
        box.notes.append(1)
        if len(box.notes) < 3:
            box.agenda.then("show")

    game = little(hide, show)
    texts = []
    for together in (True, False):
        recorder = begin(game=game)
        recorder.table.answer(1, 0)
        recorder.update()
        recorder.table.answer(1, 1)
        if not together:
            recorder.update()
        recorder.table.answer(1, 1)
        recorder.update()
        texts.append(recorder.record.text())
        verify(texts[-1], lambda _: game)
    assert texts[0] == texts[1]


def test_a_recorder_that_comes_too_late_says_so() -> None:
    recorder = begin()
    for _ in range(12):
        seat, ask = recorder.table.asked()[-1]
        recorder.table.answer(seat, ask.options[0])
    with pytest.raises(ValueError, match="after every change"):
        recorder.update()


@pytest.mark.parametrize("seats", [2, 4])
def test_magpies_are_believed(seats: int) -> None:
    chance = Chance.fresh(seats=seats)
    recorder = Recorder(Table(MAGPIES, MAGPIES.setup(seats), chance.source()), chance)
    play(recorder)
    found = verify(recorder.record.text(), lambda _: MAGPIES)
    assert recorder.table.outcome is not None
    assert found.winners == recorder.table.outcome.winners


# ---------------------------------------------------------------- a line that was changed


def changed(line: str) -> list[str]:
    """Every way to mistype one character of a line, thinned out, and a few bolder changes."""
    found = [line + " ", " " + line, line + "x", line[:-1], line[1:], line.upper(), line.replace(" ", "\t", 1)]
    for at in range(0, len(line), 3):
        other = "1" if line[at] != "1" else "2"
        found.append(line[:at] + other + line[at + 1 :])
    return [text for text in found if text != line]


@pytest.mark.parametrize("at", range(len(LINES)))
def test_every_edit_of_a_line_is_found_and_the_line_is_named(at: int) -> None:
    for text in changed(LINES[at]):
        if LINES[at] == "" and text == "":
            continue
        line, what = fault(joined([*LINES[:at], text, *LINES[at + 1 :]]))
        assert line == at + 1, (LINES[at], text, what)


@pytest.mark.parametrize("at", range(len(LINES)))
def test_every_missing_line_is_found(at: int) -> None:
    line, _ = fault(joined([*LINES[:at], *LINES[at + 1 :]]))
    next_checked = at if LINES[at + 1 : at + 2] != [""] or at == LINES.index("") - 1 else at + 1
    assert line == next_checked + 1


@pytest.mark.parametrize("at", range(len(LINES)))
def test_every_doubled_line_is_found(at: int) -> None:
    line, _ = fault(joined([*LINES[: at + 1], *LINES[at:]]))
    assert line == at + 2


@pytest.mark.parametrize("at", range(len(LINES) - 1))
def test_every_swap_is_found(at: int) -> None:
    line, _ = fault(joined([*LINES[:at], LINES[at + 1], LINES[at], *LINES[at + 2 :]]))
    assert line == at + 1


def test_every_truncation_is_found() -> None:
    for end in range(0, len(DONE), 5):
        line, what = fault(DONE[:end])
        assert line == DONE[:end].count("\n") + 1
        assert what == ("not-a-record" if line == 1 and end < len(LINES[0]) else "truncated"), end
    assert fault(DONE[:-1]) == (len(LINES), "truncated")


def test_nothing_may_follow_the_end() -> None:
    assert fault(DONE + "\n") == (len(LINES) + 1, "unreadable")
    assert fault(DONE + "more\n") == (len(LINES) + 1, "unreadable")


def test_two_records_in_one_file_are_none() -> None:
    assert fault(DONE + DONE)[0] == len(LINES) + 1


# ---------------------------------------------------------------- forgers who can compute checks


def test_forging_nothing_changes_nothing() -> None:
    assert forged(DONE, lambda lines: None) == DONE


def change(beginning: str, what: Callable[[str], str], which: int = 0) -> tuple[int, str, int]:
    """Change a line that begins like this; where and why it is found out, and where it is."""
    at = find_line(DONE, beginning, which)

    def do(lines: list[str]) -> None:
        lines[at] = what(lines[at])

    line, why = fault(forged(DONE, do))
    return line, why, at + 1


def other(names: list[str], line: str) -> str:
    """The line with another of these names."""
    old = next(name for name in names if f" {name}" in line)
    return line.replace(f" {old}", f" {next(name for name in names if name != old)}")


def test_another_seed() -> None:
    line, why, at = change("seed", lambda line: "seed " + "00" * 32)
    assert (line, why) == (at, "other-seed")


def test_another_commitment_to_the_seed() -> None:
    line, why, _ = change("chance", lambda line: "chance committed " + "00" * 32)
    assert (line, why) == (find_line(DONE, "seed") + 1, "other-seed")


def test_another_kind_of_chance() -> None:
    line, why, _ = change("chance", lambda line: line.replace("committed", "stream"))
    assert why == "other-draw"
    line, why, _ = change("chance", lambda line: line.replace("committed", "people"))
    assert (line, why) == (find_line(DONE, "3 ~ coin") + 1, "not-by-hand")


def test_another_salt() -> None:
    line, why, at = change("open 1 ", lambda line: line.replace(line.split(" ")[2], "00" * 16))
    assert (line, why) == (at, "other-secret")


def test_another_secret_behind_the_body() -> None:
    line, why, at = change("secret 1 ", lambda line: other(["red", "green", "blue", "grey"], line))
    assert (line, why) == (at, "other-secret")


def test_a_secret_that_was_never_committed_to() -> None:
    at = find_line(DONE, "secret 1 ")
    line, why = fault(forged(DONE, lambda lines: lines.insert(at, "secret 3 south red")))
    assert (line, why) == (at + 1, "other-line")


def test_a_secret_told_to_others() -> None:
    line, why, at = change("secret 1 ", lambda line: line.replace("south", "south,west"))
    assert (line, why) == (at, "other-line")


def test_another_commitment() -> None:
    _, why, _ = change("1 south plan ?", lambda line: "1 south plan ? " + "00" * 16)
    assert why == "other-secret"


def test_another_key() -> None:
    _, why, _ = change("key", lambda line: "key " + "00" * 32)
    assert why == "other-secret"


def test_another_die() -> None:
    line, why, at = change("3 ~ coin", lambda line: other(["heads", "tails"], line))
    assert (line, why) == (at, "other-draw")


def test_other_odds() -> None:
    line, why, at = change("3 ~ coin", lambda line: line.replace("1/2", "1/3"))
    assert (line, why) == (at, "other-line")


def test_a_die_that_claims_to_have_been_typed() -> None:
    line, why, at = change("3 ~ coin", lambda line: other(["heads", "tails"], line) + " (hand)")
    assert (line, why) == (at, "by-hand")


def test_a_typed_die_that_claims_to_have_been_drawn() -> None:
    text = play(begin(kind="people")).record.text()
    at = next(i for i, line in enumerate(text.split("\n")) if "(hand)" in line)

    def unmark(lines: list[str]) -> None:
        lines[at] = lines[at].replace(" (hand)", "")

    assert fault(forged(text, unmark)) == (at + 1, "not-by-hand")


def test_an_illegal_answer() -> None:
    at = next(i for i, line in enumerate(LINES) if " frame " in line)

    def cheat(lines: list[str]) -> None:
        lines[at] = lines[at].rsplit(" ", 1)[0] + " blue"

    assert fault(forged(DONE, cheat)) == (at + 1, "not-legal")


def test_an_answer_of_somebody_who_was_not_asked() -> None:
    at = next(i for i, line in enumerate(LINES) if " frame " in line)

    def cheat(lines: list[str]) -> None:
        lines[at] = lines[at].replace(" west ", " south ")

    assert fault(forged(DONE, cheat)) == (at + 1, "not-asked")


def test_an_answer_to_another_question() -> None:
    at = next(i for i, line in enumerate(LINES) if " frame " in line)

    def cheat(lines: list[str]) -> None:
        lines[at] = lines[at].replace(" frame ", " paint ")

    assert fault(forged(DONE, cheat)) == (at + 1, "other-question")


def test_another_digest() -> None:
    line, why, at = change("= play-round 2", lambda line: "= play-round 2 " + "0" * 24)
    assert (line, why) == (at, "other-digest")


def test_another_step() -> None:
    line, why, at = change("= play-round 2", lambda line: line.replace("round 2", "round 1"))
    assert (line, why) == (at, "other-line")


def test_another_line_number() -> None:
    line, _, at = change("3 ~ coin", lambda line: line.replace("3 ", "4 ", 1))
    assert line == at


@pytest.mark.parametrize("taken_back", ["999", "0"])
def test_an_undo_that_takes_back_what_was_not_there(taken_back: str) -> None:
    at = next(i for i, line in enumerate(LINES) if " undo " in line)

    def cheat(lines: list[str]) -> None:
        lines[at] = lines[at].rsplit(" ", 1)[0] + " " + taken_back

    assert fault(forged(DONE, cheat))[0] == at + 1


def test_a_mark_that_is_not_true() -> None:
    at = next(i for i, line in enumerate(LINES) if " react " in line)

    def cheat(lines: list[str]) -> None:
        lines[at] += " (auto)"

    assert fault(forged(DONE, cheat))[0] == at + 1


def test_lines_left_out() -> None:
    """No line of the body can be left out, even if all checks are made to fit."""
    body = range(LINES.index("") + 1, len(LINES) - 1 - LINES[::-1].index(""))
    for at in body:
        line, _ = fault(forged(DONE, lambda lines, at=at: lines.pop(at)))  # type: ignore[misc]
        assert line > at, LINES[at]


def test_an_end_that_came_too_early() -> None:
    running = play(begin(), 9).record.text()
    part = find_line(running, "--- open")

    def close(lines: list[str]) -> None:
        lines[part] = "--- closed"
        lines[:] = [line for line in lines if not line.startswith(("plan", "snapshot"))]

    assert fault(forged(running, close)) == (part + 1, "not-over")


def test_a_finished_game_that_claims_to_run() -> None:
    part = find_line(DONE, "--- closed")

    def reopen(lines: list[str]) -> None:
        lines[part] = "--- open"

    line, _ = fault(forged(DONE, reopen))
    assert line >= part + 1


@pytest.mark.parametrize("key", ["seed", "key"])
def test_a_closed_record_without_its_seed_or_key(key: str) -> None:
    line, why = fault(forged(DONE, lambda lines: lines.pop(find_line(DONE, key))))
    assert (line, why) == (find_line(DONE, "--- closed") + 1, "host-part-missing")


def test_other_names_are_bound_by_the_name_of_the_record() -> None:
    renamed = forged(DONE, lambda lines: lines.__setitem__(5, "name south stranger"))
    assert parse(renamed).hash() != parse(DONE).hash()


def test_a_header_that_no_table_writes() -> None:
    at = find_line(DONE, "name west")
    assert fault(forged(DONE, lambda lines: lines.insert(at, "name north stranger"))) == (at + 1, "other-line")


def test_other_seats() -> None:
    line, why, at = change("seats", lambda line: "seats 9")
    assert (line, why) == (at, "setup")


# ---------------------------------------------------------------- other rules, other content


def test_an_unknown_game_is_told() -> None:
    line, why, at = change("game", lambda line: "game chess")
    assert (line, why) == (at, "unknown-game")


def test_another_version_of_the_rules_is_told() -> None:
    with pytest.raises(RecordError) as error:
        verify(DONE, find_newer)
    assert (error.value.line, error.value.fault) == (find_line(DONE, "rules") + 1, "other-version")
    assert error.value.details == {"found": "1", "expected": "2"}


def test_other_content_is_told() -> None:
    line, why, at = change("content", lambda line: "content " + "0" * 24)
    assert (line, why) == (at, "other-content")


def test_a_setup_that_the_game_refuses_keeps_its_reason() -> None:
    with pytest.raises(RecordError) as error:
        verify(forged(DONE, lambda lines: lines.__setitem__(find_line(DONE, "seats"), "seats 9")), find)
    assert isinstance(error.value.__cause__, SetupError)


# ---------------------------------------------------------------- what a published record hides


def test_nothing_of_the_hosts_part_is_published() -> None:
    recorder = play(begin(), 9)
    for seat in ("", "south", "west", "spectator", "-"):
        text = recorder.record.published(seat).text()
        assert recorder.chance.seed.hex() not in text
        assert KEY.hex() not in text
        assert "snapshot" not in text
        assert "plan " not in [line[:5] for line in text.split("\n")]
        assert parse(text).text() == text


def test_a_seat_gets_its_own_secrets_and_no_others() -> None:
    recorder = play(begin(), 10)
    host = recorder.record
    secret = {int(line.split(" ")[0]): line.split(" ")[1] for line in host.behind("secret")}
    assert {"south", "west"} <= set(secret.values())
    assert any(entry.actor == "~" and entry.commitment for entry in host.entries)  # a private look is among them
    for seat in ("south", "west"):
        published = host.published(seat)
        assert {int(line.split(" ")[0]) for line in published.behind("secret")} == {
            number for number, who in secret.items() if who == seat
        }
    assert host.published().behind("secret") == []
    assert host.published("-").behind("secret") == []


def test_the_bytes_of_a_published_record_do_not_depend_on_secrets() -> None:
    """Two games that differ in what one seat keeps secret differ in commitments, checks and keyed digests only."""

    def published(colour: int) -> list[str]:
        recorder = begin()
        recorder.table.answer(0, colour)
        recorder.table.answer(1, 0)
        recorder.update()
        return recorder.record.published("west").text().split("\n")

    one, two = published(1), published(2)
    assert len(one) == len(two)
    different = [(a, b) for a, b in zip(one, two, strict=True) if a.rpartition("  ")[0] != b.rpartition("  ")[0]]
    assert [a.split(" ")[1] for a, _ in different] == ["south", "play-round", one[-2].split(" ")[1]]
    for a, b in zip(one, two, strict=True):
        assert "green" not in a
        assert "blue" not in b


def test_that_a_secret_answer_was_the_only_option_is_a_secret_too() -> None:
    """South keeps two colours, the second not below the first: who chooses blue has no choice afterwards."""

    def keep(box: Box) -> Steps:
        yield Together(PLAN, [0, 1], two_colours, KEEP)
        box.agenda.then("after")

    def after(box: Box) -> Steps:
        yield choose(0, PAINT, [0, 1])

    game = little(keep, after)
    published = []
    for plan in ([2], [1, 2]):
        recorder = begin(game=game)
        recorder.table.answer(0, *plan)
        recorder.table.answer(1, 0, 0)
        recorder.update()
        verify(recorder.record.text(), lambda _: game)
        assert whole(resume(recorder.record.text(), lambda _: game).table) == whole(recorder.table)
        assert resume(recorder.record.text(), lambda _: replace(game, version="2")).table.number == 4
        published.append(re.sub("[0-9a-f]{8,}", "#", recorder.record.published("west").text()))
    assert published[0] == published[1]
    assert "auto" not in published[0]


def test_what_a_secret_plan_asks_is_a_secret_too() -> None:
    def keep(box: Box) -> Steps:
        together = Together(PLAN, [0, 1], first_and_more, KEEP)
        yield together
        for seat in (0, 1):
            box.kept.append(Secret(tuple(together.plans[seat][:2]), 1 << seat, [], together.plans[seat][2]))
        box.agenda.then("after")

    def first_and_more(seat: int) -> Plan:
        first = yield choose(seat, PLAN, [0, 1])
        ask = choose(seat, FRAME if first else PAINT, [0, 1])
        second = yield ask
        return [first, second, ask.number]

    def after(box: Box) -> Steps:
        yield choose(0, PAINT, [0, 1])
        box.kept[0].reveal(box.journal)

    game = little(keep, after)
    published = []
    for first in (0, 1):
        recorder = begin(game=game)
        recorder.table.answer(0, first, 1)
        recorder.table.answer(1, 0, 0)
        recorder.update()
        verify(recorder.record.text(), shelf(game))
        assert whole(resume(recorder.record.text(), shelf(game)).table) == whole(recorder.table)
        published.append(re.sub("[0-9a-f]{8,}", "#", recorder.record.published("west").text()))
        recorder.table.answer(0, 0)
        recorder.update()
        opened = [entry.value for entry in recorder.record.entries if entry.opens]
        assert opened == [f"{'frame' if first else 'paint'}=green"]
        verify(recorder.record.text(), shelf(game))
    assert published[0] == published[1]


def test_a_finished_record_is_public_as_it_is() -> None:
    record = parse(DONE)
    assert record.published("south").text() == DONE


def test_random_damage_never_passes() -> None:
    rng = random.Random(5)
    for _ in range(150):
        at = rng.randrange(len(DONE))
        damaged = DONE[:at] + chr(rng.randrange(32, 127)) + DONE[at + 1 :]
        if damaged != DONE:
            line, _ = fault(damaged)
            assert line == DONE[:at].count("\n") + 1


def test_a_running_table_is_never_taken_for_another_one() -> None:
    recorder = play(begin(), 6)
    text = recorder.record.text()
    at = find_line(text, "snapshot")

    def cheat(lines: list[str]) -> None:
        lines[at] = lines[at].replace('"notes":[', '"notes":[9,')

    assert fault(forged(text, cheat)) == (at + 1, "other-line")
    act(recorder, 3)
