"""The record as text: what its lines look like, and that reading and writing are inverse."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.engine.record import MAGIC, Entry, Record, RecordError, commitment_of, parse, parse_entry, salt_of
from ludoteca.engine.recorder import Chance, Recorder, header_of
from ludoteca.engine.table import Table
from ludoteca.games.magpies import GAME as MAGPIES
from tests.engine.little import Box, little
from tests.record.playing import GAME, KEY, act, begin, finished, forged, play

WORD = st.from_regex(r"[a-z][a-z0-9-]{0,9}", fullmatch=True)
NUMBER = st.integers(1, 99999)
HEX = st.from_regex(r"[0-9a-f]{32}", fullmatch=True)
MARK = st.sampled_from(["", " (auto)", " (hand)"])
BODY = st.one_of(
    st.builds("{} {} {} {}{}".format, NUMBER, WORD, WORD, WORD, MARK),
    st.builds("{} ~ {} {} {}/{}{}".format, NUMBER, WORD, WORD, NUMBER, NUMBER, MARK),
    st.builds("{} {} {} ? {}{}".format, NUMBER, WORD, WORD, HEX, MARK),
    st.builds("{} undo {}".format, NUMBER, NUMBER),
    st.builds("= {}{} {}".format, WORD, st.sampled_from(["", " 1", " 0 -1"]), st.just("0123456789abcdef01234567")),
    st.builds("open {} {} {}".format, NUMBER, HEX, WORD),
    st.builds("rules {}".format, WORD),
)
HEADER = [("game", "g"), ("rules", "1"), ("content", "-"), ("seats", "2"), ("chance", "committed " + "0" * 64)]


@given(st.lists(BODY, max_size=12), st.booleans(), st.text("ab  c·è", max_size=8))
def test_reading_and_writing_are_inverse(lines: list[str], closed: bool, name: str) -> None:
    entries = [parse_entry(line, 0) for line in lines]
    record = Record(
        [*HEADER, ("name", f"south {name}")], entries, [("seed", "00ff"), ("secret", "3 south red")], closed
    )
    again = parse(record.text())
    assert again.text() == record.text()
    assert again.hash() == record.hash()
    assert [entry.text for entry in again.entries] == lines
    assert (again.header, again.tail, again.closed) == (record.header, record.tail, closed)


@pytest.mark.parametrize("turns", [0, 1, 3, 9, 1000])
def test_every_record_round_trips(turns: int) -> None:
    text = play(begin(), turns).record.text()
    assert parse(text).text() == text


def test_what_a_line_says() -> None:
    entry = parse_entry("12 west attack-region 5 (hand)", 40)
    assert (entry.number, entry.actor, entry.question, entry.value, entry.mark, entry.at) == (
        12, "west", "attack-region", "5", "hand", 40,
    )  # fmt: skip
    die = parse_entry("3 ~ action-die mine 2/6", 0)
    assert (die.actor, die.value, die.odds, die.is_answer) == ("~", "mine", "2/6", True)
    secret = parse_entry("9 south favourite ? " + "ab" * 16, 0)
    assert (secret.value, secret.commitment) == ("", "ab" * 16)
    undo = parse_entry("7 undo 3", 0)
    assert (undo.number, undo.undo, undo.is_answer) == (7, 3, False)
    step = parse_entry("= turn 1 -1 " + "0" * 24, 0)
    assert (step.step, step.args, step.digest) == ("turn", (1, -1), "0" * 24)
    opened = parse_entry("open 9 " + "cd" * 16 + " key", 0)
    assert (opened.opens, opened.salt, opened.value) == (9, "cd" * 16, "key")
    assert parse_entry("rules 2", 0).rules == "2"


@pytest.mark.parametrize(
    "line", ["", "hello", "1 south", "x south paint red", "= turn", "open 3 key", "1 undo", "undo 3"]
)
def test_what_is_no_line(line: str) -> None:
    with pytest.raises(RecordError) as error:
        parse_entry(line, 17)
    assert (error.value.line, error.value.fault) == (17, "unreadable")


def test_the_header_says_what_was_known_before_the_first_answer() -> None:
    chance = Chance("committed", b"\1" * 32, ("n1", "n2"))
    table = Table(MAGPIES, MAGPIES.setup(2, {"length": "long"}, continues="ab" * 32), chance.source())
    record = Recorder(table, chance, KEY, ("one player", "another\n  player")).record
    assert record.game == "magpies"
    assert record.first("rules") == MAGPIES.version
    assert re.fullmatch("[0-9a-f]{24}", record.first("content"))
    assert record.first("seats") == "2"
    assert record.options == {"length": "long"}
    assert record.all("name") == ["south one player", "west another player"]
    assert record.first("chance") == f"committed {chance.commitment()}"
    assert record.all("nonce") == ["n1", "n2"]
    assert record.first("continues") == "ab" * 32
    assert parse(record.text()).text() == record.text()


def test_a_campaign_links_a_record_to_the_one_before() -> None:
    first = finished(1)
    second = begin(2, continues=first.hash()).record
    assert parse(second.text()).first("continues") == first.hash()
    assert begin(2).record.first("continues") == ""


def test_a_nonce_is_one_word() -> None:
    for nonce in ("two words", "two\nlines", ""):
        with pytest.raises(ValueError, match="nonce"):
            Chance("committed", b"s", (nonce,))


def test_a_header_stays_on_its_lines() -> None:
    setup = GAME.setup(2, carried="one\ntwo")
    with pytest.raises(ValueError, match="carried"):
        header_of(GAME, setup, Chance.of_seed(1), ())


def test_lines_are_readable() -> None:
    body = [entry.text for entry in finished().entries]
    assert body[0].startswith("= secrets ")
    assert re.fullmatch(r"1 south plan \? [0-9a-f]{32}", body[1])
    assert re.fullmatch(r"2 west plan \? [0-9a-f]{32}", body[2])
    assert re.fullmatch(r"= play-round 3 [0-9a-f]{24}", body[3])
    assert re.fullmatch(r"3 ~ coin (heads|tails) 1/2", body[4])
    assert any(re.fullmatch(r"\d+ south paint \w+( \(auto\))?", line) for line in body)
    assert any(re.fullmatch(r"\d+ west react (pass|red|green)", line) for line in body)
    assert any(re.fullmatch(r"\d+ ~ peek \? [0-9a-f]{32}", line) for line in body)
    assert [line.split(" ")[1] for line in body if line.startswith("open ")][:2] == ["1", "2"]
    assert body[-1].startswith("= game-over ")


def test_ledger_numbers_only_ever_grow() -> None:
    numbers = [entry.number for entry in finished(undo_every=5).entries if entry.number]
    assert numbers == list(range(1, len(numbers) + 1))


def test_marks_and_undo_lines_stand_in_the_record() -> None:
    recorder = begin(kind="people")
    recorder.table.stand(1, "react")
    play(recorder, undo_every=6)
    marks = {entry.mark for entry in recorder.record.entries}
    assert {"", "auto", "hand"} == marks
    assert any(entry.undo for entry in recorder.record.entries)


def test_a_secret_is_a_salted_commitment() -> None:
    record = finished()
    for entry in record.entries:
        if entry.commitment:
            text = record.secrets()[entry.number]
            assert entry.commitment == commitment_of(salt_of(KEY, entry.number), text)
    salts = {salt_of(KEY, number) for number in range(100)} | {salt_of(b"other", number) for number in range(100)}
    assert len(salts) == 200


def test_the_name_of_a_record_covers_header_and_body() -> None:
    recorder = play(begin(), 4)
    record = recorder.record
    assert record.hash() == record.published().hash() == record.published("south").hash()
    act(recorder, 1)
    act(recorder, 2)
    assert recorder.record.hash() != record.hash()
    assert begin(8).record.hash() != begin(9).record.hash()
    assert f"\nend {record.hash()}  " in record.text()


# ---------------------------------------------------------------- what cannot be read


def fault(text: str) -> tuple[int, str]:
    with pytest.raises(RecordError) as error:
        parse(text)
    return error.value.line, error.value.fault


def test_something_else_is_no_record() -> None:
    assert fault("") == (1, "not-a-record")
    assert fault("hello\n") == (1, "not-a-record")
    assert fault(MAGIC + " \n") == (1, "not-a-record")
    assert fault("ludoteca record 2\n") == (1, "not-a-record")


def test_a_header_that_lacks_something_says_what() -> None:
    text = begin().record.text()
    with pytest.raises(RecordError) as error:
        parse(forged(text, lambda lines: lines.pop(2)))
    assert (error.value.fault, error.value.details) == ("header-lacks", {"missing": "rules"})


@pytest.mark.parametrize(
    "line",
    [
        "colour red",
        "seats two",
        "option length",
        "game other",
        "chance dice 00",
        "chance committed zz",
        "seats",
        "name ",
    ],
)
def test_header_lines_that_make_no_sense(line: str) -> None:
    at, what = fault(forged(begin().record.text(), lambda lines: lines.insert(4, line)))
    assert (at, what) == (5, "unreadable")


@pytest.mark.parametrize(
    "line", ["seed xyz", "key 0", "secret 3", "plan x", "plan 0", "stand 0", "snapshot x", "hello 3"]
)
def test_lines_behind_the_body_that_make_no_sense(line: str) -> None:
    text = begin().record.published().text()
    part = text.split("\n").index(next(row for row in text.split("\n") if row.startswith("--- open")))
    at, what = fault(forged(text, lambda lines: lines.insert(part + 1, line)))
    assert at == part + 2
    assert what == "unreadable"


def test_an_entry_is_its_text() -> None:
    assert Entry("rules 2", rules="2").text == "rules 2"


def test_a_game_without_questions_has_a_record_too() -> None:
    def nothing(box: Box) -> None:
        box.notes.append(1)

    game = little(nothing)
    chance = Chance.of_seed(1)
    record = Recorder(Table(game, game.setup(1), chance.source()), chance, KEY).record
    assert record.closed
    assert [entry.step for entry in record.entries] == ["nothing", "game-over"]
    assert parse(record.text()).text() == record.text()
