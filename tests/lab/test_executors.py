"""Whoever does the work, and whoever dies over it: the results are the same."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from ludoteca.lab import LabError
from ludoteca.lab.executors import TRIES, InProcess, Processes, Worker, WorkerDied, executor_for
from tests.lab.work import Piece, dies_always, dies_at_first, double, refuses, who


@pytest.fixture
def pieces(tmp_path: Path) -> list[Piece]:
    return [Piece(number, tmp_path) for number in range(8)]


def test_one_worker_needs_no_other_process(pieces: list[Piece]) -> None:
    with executor_for(1) as executor:
        assert {pid for _, pid in executor.run(who, pieces)} == {os.getpid()}


def test_several_workers_do_the_same_work(pieces: list[Piece]) -> None:
    alone = list(InProcess().run(double, pieces))
    with executor_for(3) as executor:
        many = list(executor.run(double, pieces))
        assert sorted(many, key=lambda pair: pair[0].number) == alone
        assert os.getpid() not in {pid for _, pid in executor.run(who, pieces)}


def test_nothing_is_begun_before_what_is_done_is_taken(pieces: list[Piece]) -> None:
    """Whoever is killed while a result is kept loses at most one piece for each worker."""
    begun: list[int] = []

    class Noted(Processes):
        def hand_out(self, worker: Worker, *rest: Any) -> None:
            super().hand_out(worker, *rest)
            begun.extend([] if worker.at is None else [worker.at])

    with closing(Noted(2)) as executor, closing(executor.run(double, pieces)) as results:
        for taken, _ in enumerate(results):
            assert len(begun) <= taken + 2
    assert sorted(begun) == list(range(len(pieces)))


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("fault", [None, KeyboardInterrupt, LabError("lab-busy", folder="here")])
def test_workers_stay_for_the_next_pieces_and_no_longer(
    pieces: list[Piece], fault: type[BaseException] | BaseException | None
) -> None:
    seen: list[set[int]] = []
    with suppress(KeyboardInterrupt, LabError), executor_for(2) as executor:
        for work in (who, double, who):
            results = {result for _, result in executor.run(work, pieces[:2])}
            if work is who:
                seen.append(results)
        assert all(map(is_alive, seen[0]))
        if fault is not None:
            raise fault
    assert seen[0] == seen[1]
    assert not any(map(is_alive, seen[0]))


def test_who_dies_between_two_runs_is_replaced(pieces: list[Piece]) -> None:
    with executor_for(2) as executor:
        first = {pid for _, pid in executor.run(who, pieces[:2])}
        for pid in first:
            os.kill(pid, signal.SIGKILL)
        again = {pid for _, pid in executor.run(who, pieces[:2])}
        assert again
        assert not again & first


def test_what_a_dead_worker_had_begun_is_done_by_another(pieces: list[Piece]) -> None:
    with executor_for(2) as executor:
        done = dict(executor.run(dies_at_first, pieces))
    assert done == {piece: 2 * piece.number for piece in pieces}
    assert (pieces[0].folder / "died").exists()


def test_work_that_kills_every_worker_is_given_up(pieces: list[Piece]) -> None:
    with pytest.raises(WorkerDied) as caught, executor_for(2) as executor:
        list(executor.run(dies_always, pieces))
    assert caught.value.item == pieces[3]
    assert (pieces[0].folder / "deaths").read_text() == "x" * TRIES


def test_an_error_of_the_work_arrives_with_its_words(pieces: list[Piece]) -> None:
    with pytest.raises(LabError) as caught, executor_for(2) as executor:
        list(executor.run(refuses, pieces))
    assert (caught.value.key, caught.value.args_by_name) == ("lab-busy", {"folder": "here"})


BLOCKED = """
from pathlib import Path
from ludoteca.lab.executors import Worker

if __name__ == "__main__":
    worker = Worker()
    print(Path(f"/proc/{worker.process.pid}/status").read_text())
    worker.stop()
"""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="only Linux tells which signals a process blocks")
def test_even_the_first_worker_leaves_ctrl_c_to_us(tmp_path: Path) -> None:
    """Where the first one starts the tracker of multiprocessing, this one would let the signal through again."""
    script = tmp_path / "first.py"
    script.write_text(BLOCKED, "utf-8")
    told = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True).stdout
    found = re.search(r"^SigBlk:\s*([0-9a-f]+)$", told, re.MULTILINE)
    assert found is not None
    assert int(found[1], 16) >> (signal.SIGINT - 1) & 1


def test_no_worker_outlives_the_interest_in_its_work(pieces: list[Piece]) -> None:
    with closing(Processes(1).run(who, pieces)) as results:
        _, pid = next(results)
        assert is_alive(pid)
    assert not is_alive(pid)
