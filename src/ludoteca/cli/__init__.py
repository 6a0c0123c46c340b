"""The command line. Nothing heavy is imported before a command needs it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

WRONG = 2
"""The exit code when something asked for cannot be done."""
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code. What a user did wrong is answered with one sentence on stderr."""
    from ludoteca.cli.app import run

    try:
        return run(list(sys.argv[1:] if argv is None else argv))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of a pipe went away (`ludoteca rules … | head`): there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
