"""The terminal: lines out and lines in. Nothing is said by colour or position alone."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

BLANK_LINES: Final = 60
A_MOMENT: Final = 0.4
"""Seconds after which whoever waits is told what for."""
BEGINNING: Final = re.compile(r" *(\[\w+\] |\S+( \S+)* {2,})?")
"""Spaces, the key of an option, or the left column of a list: the further lines of a long one hang behind it."""


class Quit(Exception):
    """The person wants to stop, or nobody is there any more."""


class Console:
    """Where a person reads and types."""

    def __init__(self, pace: float | None = None) -> None:
        self.is_terminal = sys.stdout.isatty()
        self.pace = pace if pace is not None else (1.0 if self.is_terminal else 0.0)
        """Seconds to wait after each move of a bot."""

    def write(self, text: str = "") -> None:
        print(self.wrapped(text), flush=True)

    def wrapped(self, text: str) -> str:
        """Long lines broken between words where somebody looks; a program that reads gets them whole."""
        if not self.is_terminal:
            return text
        return "\n".join([part for line in text.split("\n") for part in self.parts(line)])

    def parts(self, line: str) -> list[str]:
        indent = " " * len(BEGINNING.match(line)[0])  # type: ignore[index]  # it matches any line
        return textwrap.wrap(line, self.width, subsequent_indent=indent) if len(line) > self.width else [line]

    def stress(self, text: str) -> None:
        """A line that should be found at a glance; in bold where the terminal can."""
        if not self.is_terminal:
            self.write(text)
            return
        from rich.console import Console as Rich

        Rich().print(self.wrapped(text), style="bold", markup=False, highlight=False, soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """One line that the person types."""
        try:
            *above, last = self.wrapped(prompt).split("\n")
            if above:
                print("\n".join(above))
            return input(last + " " if prompt.endswith(" ") and not last.endswith(" ") else last).strip()
        except EOFError:
            print()
            raise Quit from None

    def pause(self) -> None:
        """Leave time to read."""
        if self.pace > 0:
            time.sleep(self.pace)

    @contextmanager
    def waiting(self, text: str) -> Iterator[None]:
        """Whoever waits for longer than a moment sees what for, and that it goes on; nothing of it stays."""
        if not self.is_terminal:
            yield
            return
        from rich.console import Console as Rich
        from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

        said = TextColumn("{task.description}", markup=False)
        sign = Progress(SpinnerColumn("line"), said, TimeElapsedColumn(), console=Rich(), transient=True)
        sign.add_task(text, total=None)
        moment = threading.Timer(A_MOMENT, sign.start)
        moment.start()
        try:
            yield
        finally:
            moment.cancel()
            moment.join()
            sign.stop()

    def clear(self) -> None:
        """Nothing that was on the screen stays visible, nor in the part one can scroll back to."""
        height = shutil.get_terminal_size().lines
        print("\n" * max(BLANK_LINES, height), end="")
        if self.is_terminal:
            print("\x1b[2J\x1b[3J\x1b[H", end="")
        sys.stdout.flush()

    @property
    def width(self) -> int:
        return max(40, min(100, shutil.get_terminal_size().columns))
