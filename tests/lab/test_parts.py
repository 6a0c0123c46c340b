"""A part is whole or not there: half-written, foreign and outdated files are never taken for results."""

from __future__ import annotations

import errno
import json
import os
import resource
import subprocess
import sys
from pathlib import Path

import polars as pl
import pytest

from ludoteca.engine.game import find_game
from ludoteca.lab import LabError
from ludoteca.lab.parts import PART, RUN, digest_of, is_whole, kept_files, read_parts, read_table, write_whole
from ludoteca.lab.plan import Plan, make_plan
from ludoteca.lab.spec import parse_spec
from tests.cli.conftest import Terminal
from tests.lab.conftest import SMALL, WriteSpec


def plan_of(path: Path) -> Plan:
    return make_plan(parse_spec(path.read_bytes(), str(path)), str(path))


def rows_in(folder: Path, plan: Plan) -> pl.DataFrame:
    return read_parts(folder, plan.stamp)[0]


def file_of(folder: Path, number: int, kind: str = "part") -> Path:
    """The one table of a part."""
    [path] = folder.glob(f"{kind}-{number:05d}*.parquet")
    return path


def put(folder: Path, number: int, data: bytes, kind: str = "part") -> Path:
    """Bytes as a table with the right digest, in the place of this part."""
    path = folder / f"{kind}-{number:05d}-{digest_of(data)}.parquet"
    path.write_bytes(data)
    return path


@pytest.fixture
def played(ludoteca: Terminal, write_spec: WriteSpec) -> tuple[Plan, Path]:
    """A run that is done: its plan and its folder."""
    path = write_spec()
    assert ludoteca("lab run small.toml --workers 1").code == 0
    return plan_of(path), path.parent / "lab-small"


def test_one_row_for_each_seat_of_each_game(played: tuple[Plan, Path]) -> None:
    plan, folder = played
    rows, use = read_parts(folder, plan.stamp)
    assert rows.select("cell", "game", "seat").rows() == [(0, game, seat) for game in range(12) for seat in (0, 1)]
    assert rows.group_by("game").agg(pl.col("won").sum())["won"].to_list() == [1.0] * 12
    assert rows["bot"].to_list() == ["greedy", "random", "random", "greedy"] * 6
    assert use["chosen"].sum() == rows.unique("game")["decisions"].sum()
    assert all(row["chosen"] <= row["offered"] for row in use.iter_rows(named=True))


def test_a_run_that_is_done_plays_nothing_again(ludoteca: Terminal, played: tuple[Plan, Path]) -> None:
    before = {path.name: path.stat().st_mtime_ns for path in played[1].glob("*.parquet")}
    done = ludoteca("lab run small.toml --workers 1")
    assert "12 games are kept in lab-small, and nothing was left to play." in done.out
    assert "there already" not in done.err
    assert {path.name: path.stat().st_mtime_ns for path in played[1].glob("*.parquet")} == before


@pytest.mark.parametrize("kind", ["part", "use"])
@pytest.mark.parametrize("left", [0, 100, -20])
def test_a_truncated_part_is_played_again(ludoteca: Terminal, played: tuple[Plan, Path], kind: str, left: int) -> None:
    plan, folder = played
    path = file_of(folder, 1, kind)
    rows, whole = rows_in(folder, plan), path.read_bytes()
    path.write_bytes(whole[:left])
    assert not is_whole(kept_files(folder), plan.jobs[1], plan.stamp)
    assert len(rows_in(folder, plan)) == 16
    assert "(4 played now" in ludoteca("lab run small.toml --workers 1").out
    assert file_of(folder, 1, kind).read_bytes() == whole
    assert rows_in(folder, plan).equals(rows)


@pytest.mark.parametrize("kind", ["part", "use"])
def test_a_part_with_one_wrong_bit_is_played_again(ludoteca: Terminal, played: tuple[Plan, Path], kind: str) -> None:
    """Whichever bit it is; some of them would be the death of whoever reads the table."""
    plan, folder = played
    path = file_of(folder, 1, kind)
    rows, whole = rows_in(folder, plan), path.read_bytes()
    for bit in range(3, 8 * len(whole), 8 * len(whole) // 60):
        data = bytearray(whole)
        data[bit // 8] ^= 1 << bit % 8
        path.write_bytes(data)
        assert not is_whole(kept_files(folder), plan.jobs[1], plan.stamp), bit
        assert len(rows_in(folder, plan)) == 16, bit
    assert "8 of 12 games" in ludoteca("lab show lab-small").out
    assert "(4 played now" in ludoteca("lab run small.toml --workers 1").out
    assert file_of(folder, 1, kind).read_bytes() == whole
    assert rows_in(folder, plan).equals(rows)


def test_a_missing_part_is_played_again(ludoteca: Terminal, played: tuple[Plan, Path]) -> None:
    plan, folder = played
    rows = rows_in(folder, plan)
    file_of(folder, 2).unlink()
    assert "(4 played now" in ludoteca("lab run small.toml").out
    assert rows_in(folder, plan).equals(rows)


def test_a_part_in_the_place_of_another_is_played_again(ludoteca: Terminal, played: tuple[Plan, Path]) -> None:
    plan, folder = played
    rows = rows_in(folder, plan)
    file_of(folder, 1).unlink()
    put(folder, 1, file_of(folder, 0).read_bytes())
    assert len(rows_in(folder, plan)) == 16
    assert "(4 played now" in ludoteca("lab run small.toml --workers 1").out
    assert rows_in(folder, plan).equals(rows)


def test_a_part_that_was_copied_counts_once(ludoteca: Terminal, played: tuple[Plan, Path]) -> None:
    plan, folder = played
    rows, told = rows_in(folder, plan), ludoteca("lab show lab-small --json").out
    for kind in ("part", "use"):
        data = file_of(folder, 0, kind).read_bytes()
        put(folder, 99, data, kind)
        (folder / f"{kind}-00098.parquet").write_bytes(data)
    assert rows_in(folder, plan).equals(rows)
    assert ludoteca("lab show lab-small --json").out == told
    assert json.loads(told)["duels"][0]["rate"]["games"] == 12
    assert "nothing was left to play" in ludoteca("lab run small.toml --workers 1").out


def test_one_number_has_one_file(ludoteca: Terminal, played: tuple[Plan, Path]) -> None:
    """What lay in the place of a part that is played again goes: whoever reads all tables would count it too."""
    plan, folder = played
    rows = rows_in(folder, plan)
    path = file_of(folder, 1)
    path.rename(folder / "part-00001-0123456789abcdef.parquet")
    (folder / "part-00001.parquet").write_bytes(file_of(folder, 0).read_bytes())
    assert "(4 played now" in ludoteca("lab run small.toml --workers 1").out
    assert file_of(folder, 1) == path
    assert pl.read_parquet(folder / "part-*.parquet").sort("cell", "game", "seat").equals(rows)


def test_a_part_of_another_run_is_refused(ludoteca: Terminal, played: tuple[Plan, Path]) -> None:
    plan, folder = played
    own = file_of(folder, 1)
    marks, table = read_table(own)
    assert table is not None
    assert marks[PART] == "1"
    table.write_parquet(own, metadata={**marks, RUN: "other"})
    foreign = put(folder, 1, own.read_bytes())
    own.unlink()
    with pytest.raises(LabError, match="lab-foreign-part"):
        is_whole(kept_files(folder), plan.jobs[1], plan.stamp)
    done = ludoteca("lab run small.toml", lang="it")
    assert done.code == 2
    assert f"{foreign.name} è di un'altra prova" in done.err
    assert len(rows_in(folder, plan)) == 16


def test_another_spec_is_refused(ludoteca: Terminal, played: tuple[Plan, Path], write_spec: WriteSpec) -> None:
    write_spec(SMALL.replace('"s"', '"t"'))
    done = ludoteca("lab run small.toml")
    assert done.code == 2
    assert "lab-small belong to another spec" in done.err
    write_spec(SMALL + 'name = "Only called otherwise"')
    assert ludoteca("lab run small.toml").code == 0
    assert ludoteca("lab show lab-small").out.startswith("Only called otherwise\n")


@pytest.mark.parametrize(
    ("what", "words"),
    [("rules", "another version of the rules"), ("content", "other figures of the game"), ("program", "another state")],
)
def test_other_rules_are_refused(
    ludoteca: Terminal, played: tuple[Plan, Path], monkeypatch: pytest.MonkeyPatch, what: str, words: str
) -> None:
    from ludoteca.lab import plan

    before = plan.stamps_of
    monkeypatch.setattr(plan, "stamps_of", lambda *args: {**before(*args), what: "changed"})
    done = ludoteca("lab run small.toml")
    assert done.code == 2
    assert words in done.err


def test_a_changed_rule_changes_the_stamp(tmp_path: Path) -> None:
    from ludoteca.lab.plan import program_hash

    source = Path(str(find_game("magpies").folder), "rules.py").read_text("utf-8")
    hashes = []
    for text in (source, source.replace("TREES: Final = ", "TREES: Final = 1 + "), source):
        (tmp_path / "rules.py").write_text(text, "utf-8")
        hashes.append(program_hash([tmp_path]))
    assert hashes[0] == hashes[2] != hashes[1]


def test_what_determines_the_rows_is_stamped(write_spec: WriteSpec, monkeypatch: pytest.MonkeyPatch) -> None:
    """A run that ends when it is decided also depends on who looks at that."""
    from ludoteca.lab import plan

    for more, names in ((f"{SMALL}until_decided = true", {"chances.py", "running.py"}), (SMALL, set())):
        hashed: list[Path] = []
        monkeypatch.setattr(plan, "program_hash", lambda places, hashed=hashed: hashed.extend(places) or "")
        plan_of(write_spec(more))
        assert {path.name for path in hashed if path.suffix} == {"match.py", "parts.py", "plan.py"} | names


def test_a_foreign_folder_is_not_written_into(ludoteca: Terminal, write_spec: WriteSpec) -> None:
    folder = write_spec().parent / "lab-small"
    folder.mkdir()
    pl.DataFrame({"x": [1]}).write_parquet(folder / "mine.parquet")
    assert "tables that are not of this run" in ludoteca("lab run small.toml").err
    assert sorted(path.name for path in folder.iterdir()) == [".lock", "mine.parquet"]


@pytest.mark.parametrize("lang", ["en", "it"])
def test_what_others_keep_in_the_folder_stays(ludoteca: Terminal, write_spec: WriteSpec, lang: str) -> None:
    """A spec of one's own is not overwritten, and only what a run has left half-written is cleared away."""
    folder = write_spec().parent / "mine"
    folder.mkdir()
    (folder / "spec.toml").write_text('game = "wroth"')
    done = ludoteca("lab run small.toml --out mine", lang=lang)
    assert done.code == 2
    assert {"en": "is not the spec of this run", "it": "non è il piano di questa prova"}[lang] in done.err
    assert (folder / "spec.toml").read_text() == 'game = "wroth"'
    (folder / "spec.toml").write_text(SMALL)  # the same one: a run was killed before it wrote anything else
    left = {f".{name}.123.tmp" for name in ("spec.toml", "run.json", "part-00001-0123456789abcdef.parquet")}
    others = {".notes.tmp", ".report.html.123.tmp", ".spec.toml.tmp"}
    for name in left | others:
        (folder / name).touch()
    assert ludoteca("lab run small.toml --out mine --workers 1").code == 0
    assert {path.name for path in folder.glob(".*.tmp")} == others


def test_a_full_disk_leaves_nothing_half(
    ludoteca: Terminal, write_spec: WriteSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = write_spec().parent / "lab-small"
    written = 0
    fsync = os.fsync

    def full_after_a_while(file: int) -> None:
        nonlocal written
        written += 1
        if written > 10:
            raise OSError(errno.ENOSPC, "No space left on device")
        fsync(file)

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full_after_a_while)
        done = ludoteca("lab run small.toml --workers 1")
    assert done.code == 2
    assert "There is no space left for" in done.err
    assert list(folder.glob(".*.tmp")) == []
    done = ludoteca("lab run small.toml --workers 1")
    assert (done.code, "12 games are kept" in done.out) == (0, True)


def test_a_file_that_may_not_grow(write_spec: WriteSpec, environment: dict[str, str]) -> None:
    """The same with a real limit: the system refuses to write on."""
    path = write_spec()
    command = [sys.executable, "-m", "ludoteca", "lab", "run", str(path), "--workers", "1", "--lang", "it"]
    done = subprocess.run(
        command,
        env={**environment, "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=path.parent,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (2500, 2500)),
    )
    assert done.returncode == 2, done.stderr
    assert "Non c'è più spazio per" in done.stderr
    assert not list((path.parent / "lab-small").glob("*.tmp"))
    assert not list((path.parent / "lab-small").glob("part-*"))


def test_a_file_gets_its_name_when_it_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kept"
    write_whole(path, b"old")

    def dies(file: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", dies)
    with pytest.raises(KeyboardInterrupt):
        write_whole(path, b"new, but not on the disk yet")
    assert path.read_bytes() == b"old"


def test_two_runs_do_not_share_a_folder(ludoteca: Terminal, write_spec: WriteSpec) -> None:
    from ludoteca.lab.running import alone_in

    folder = write_spec().parent / "lab-small"
    folder.mkdir()
    with alone_in(folder):
        assert "Another run is writing into lab-small right now" in ludoteca("lab run small.toml").err
