"""Who does the work of a run. An executor takes a function and its inputs and hands back each with its result.

`run` may give results in any order. Local processes are here; a cluster fits behind the same two lines.
Whoever makes an executor also ends what it keeps ready.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final, Protocol, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")
TRIES: Final = 3
"""So often a piece of work is begun if whoever does it dies."""


class WorkerDied(Exception):
    """Whoever began this item died, as often as it was tried."""

    def __init__(self, item: Any) -> None:
        self.item = item
        super().__init__(f"{TRIES} workers died of {item}")


class Executor(Protocol):
    """Does pieces of work. The function and what goes in and out can be pickled."""

    def run(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Generator[tuple[Item, Result], None, None]:
        """Each item with its result, as they get ready; an error of the work is raised here.

        Closing the generator ends all work at once.
        """


class InProcess:
    """One piece after the other, right here."""

    def run(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Generator[tuple[Item, Result], None, None]:
        for item in items:
            yield item, work(item)


class Worker:
    """A process that does one piece at a time, and the line to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=serve, args=(theirs,), daemon=True)
        # Ctrl-C goes to all processes of a terminal; from its first moment on a worker leaves it to us. The tracker
        # comes first: where it is started on the way, it lets the signal through again.
        resource_tracker.ensure_running()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            self.process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        theirs.close()
        self.at: int | None = None
        """The number of the item it works on."""

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.line.close()


class Processes:
    """So many processes on this machine. If one dies, its piece is done again by another.

    Those that are done wait for the next `run`, until the executor is closed.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.idle: list[Worker] = []

    def run(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Generator[tuple[Item, Result], None, None]:
        pieces = [(work, item) for item in items]
        waiting = deque(range(len(items)))
        tries = [0] * len(items)
        busy: list[Worker] = []
        try:
            for _ in range(min(self.workers, len(items))):
                busy.append(self.idle.pop() if self.idle else Worker())
                self.hand_out(busy[-1], pieces, waiting, tries)
            while busy:
                for line in wait([worker.line for worker in busy]):
                    worker = next(worker for worker in busy if worker.line is line)
                    at = worker.at
                    assert at is not None
                    answer = received(worker)
                    if answer is None:  # it died
                        worker.stop()
                        busy.remove(worker)
                        if tries[at] >= TRIES:
                            raise WorkerDied(items[at])
                        waiting.appendleft(at)
                        busy.append(Worker())
                        self.hand_out(busy[-1], pieces, waiting, tries)
                        continue
                    fault, result = answer
                    if fault is not None:
                        raise fault
                    yield items[at], result  # taken care of before anything else is begun
                    self.hand_out(worker, pieces, waiting, tries)
                    if worker.at is None:
                        self.idle.append(worker)
                        busy.remove(worker)
        finally:
            for worker in busy:
                worker.stop()

    def close(self) -> None:
        """End all processes that wait for work."""
        while self.idle:
            self.idle.pop().stop()

    def hand_out(self, worker: Worker, pieces: Sequence[Any], waiting: deque[int], tries: list[int]) -> None:
        """Give a worker its next piece, if there is one."""
        worker.at = waiting.popleft() if waiting else None
        if worker.at is not None:
            tries[worker.at] += 1
            try:
                worker.line.send(pieces[worker.at])
            except OSError:  # it died before it got anything: that is noticed when its answer is waited for
                return


def received(worker: Worker) -> tuple[BaseException | None, Any] | None:
    """What a worker hands back: an error or a result; None if it has died."""
    try:
        answer: tuple[BaseException | None, Any] = worker.line.recv()
    except (EOFError, OSError):
        return None
    return answer


def serve(line: Connection) -> None:
    """The life of a worker: take, do, hand back. It never outlives the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=die_with_parent, daemon=True).start()
    while True:
        try:
            work, item = line.recv()
        except EOFError:
            return
        try:
            answer = None, work(item)
        except Exception as error:
            line.send((error, None))
        else:
            line.send(answer)


def die_with_parent() -> None:
    """Wait until the process that started this one is gone, and go too."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


@contextmanager
def executor_for(workers: int) -> Iterator[Executor]:
    """The simplest executor with so many workers, who are gone at the end whatever happens."""
    if workers == 1:
        yield InProcess()
        return
    with closing(Processes(workers)) as processes:
        yield processes
