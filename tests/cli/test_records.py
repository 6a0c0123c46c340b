"""Reading and checking records from the command line."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from ludoteca.engine.game import installed
from tests.cli.conftest import Terminal


@pytest.fixture
def record(ludoteca: Terminal) -> Path:
    """The record of a whole game."""
    ludoteca("play magpies --seats anna,greedy --seed 5", "key", *["1"] * 100)
    [found] = ludoteca.records()
    return found


def test_a_sound_record(ludoteca: Terminal, record: Path) -> None:
    done = ludoteca(f"record verify {record}")
    assert done.code == 0
    assert "The record is sound." in done.out
    assert "recomputed from the published seed" in done.out
    assert "[" not in done.out
    assert "Verbale in ordine." in ludoteca(f"record verify {record}", lang="it").out


def test_an_edited_record_is_named_by_its_line(ludoteca: Terminal, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines, 1) if " west fly " in line)
    lines[at - 1] = lines[at - 1].replace(" fly ", " flee ")
    record.write_text("".join(lines), "utf-8")
    for command in ("record verify", "record show", "play --resume"):
        done = ludoteca(f"{command} {record}")
        assert done.code == 2
        assert f"line {at}:" in done.err
        assert len(done.err.splitlines()) == 1
    assert f"riga {at}:" in ludoteca(f"record verify {record}", lang="it").err


@pytest.mark.parametrize("kept", [0, 1, 40, 700, -1, -30])
def test_a_truncated_record(ludoteca: Terminal, record: Path, kept: int) -> None:
    record.write_text(record.read_text("utf-8")[:kept], "utf-8")
    for lang in ("en", "it"):
        done = ludoteca(f"record verify {record}", lang=lang)
        assert done.code == 2
        assert len(done.err.splitlines()) == 1
        assert "[" not in done.err


def test_a_file_that_is_no_record(ludoteca: Terminal, tmp_path: Path) -> None:
    other = tmp_path / "picture.record"
    other.write_bytes(bytes(range(256)) * 4)
    done = ludoteca(f"record verify {other}")
    assert done.code == 2
    assert "this is not a record" in done.err
    assert ludoteca(f"record verify {tmp_path}").err.strip().endswith("it is a folder")


def test_a_record_of_another_version_of_the_rules(
    ludoteca: Terminal, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games, _ = installed()
    monkeypatch.setitem(games, "magpies", dataclasses.replace(games["magpies"], version="99"))
    done = ludoteca(f"record verify {record}")
    assert done.code == 2
    assert "this is version 99" in done.err


def test_a_game_is_told_from_its_record(ludoteca: Terminal, record: Path) -> None:
    told = ludoteca(f"record show {record}").out
    assert "South: anna" in told
    assert "West: greedy" in told
    assert "South loved" in told
    part = ludoteca(f"record show {record} --line 10").out
    assert "South has made a secret choice." in part
    assert "flies" not in part
    own = ludoteca(f"record show {record} --line 12 --as south", lang="it").out
    assert "Sud: chiave" in own
    assert "Ovest ha fatto una scelta segreta." in own
    assert "lines 1 to" in ludoteca(f"record show {record} --line 9999").err
    assert "There is no seat “up”" in ludoteca(f"record show {record} --as up").err
