"""A real server in a process of its own, which can be stopped, killed and opened again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

ADDRESS = re.compile(r"https?://[\w.\[\]:]+:\d+")
TROUBLE = re.compile(r"^Traceback|\bERROR\b|\bCRITICAL\b", re.MULTILINE)


class House:
    """The server: where it keeps its tables, and where it can be reached while it is open."""

    def __init__(self, folder: Path, *flags: str, **env: str) -> None:
        self.folder = folder
        self.flags = flags
        self.env = env
        self.address = ""
        self.log = folder / "server.log"
        self.process: subprocess.Popen[str] | None = None

    def open(self) -> None:
        """Start, and wait until the address has been told; the second time at the same address."""
        port = self.address.rpartition(":")[2] or "0"
        command = [sys.executable, "-m", "ludoteca", "serve", "--port", port]
        command += ["--data", str(self.folder / "data"), *self.flags]
        with self.log.open("a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                encoding="utf-8",
                env=os.environ | {"PYTHONUNBUFFERED": "1", "NO_COLOR": "1", "COLUMNS": "200"} | self.env,
            )
        assert self.process.stdout is not None
        told: list[str] = []
        for line in self.process.stdout:
            told.append(line)
            if found := ADDRESS.search(line):
                self.address = found[0]
                return
        raise AssertionError("The server told no address:\n" + "".join(told) + self.log.read_text("utf-8"))

    def close(self) -> None:
        """Stop as a person stops it, with Ctrl-C."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Stop as a power cut does."""
        self._end(signal.SIGKILL)

    def troubles(self) -> str:
        """What went wrong inside the server: nothing, as it should be, or its log."""
        log = self.log.read_text("utf-8")
        return log if TROUBLE.search(log) else ""

    def _end(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None
