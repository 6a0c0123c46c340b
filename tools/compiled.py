"""Looks after the compiled core in the working tree: is it older than its source, can it be built here."""

import shutil
import sys
import sysconfig
from pathlib import Path

from ludoteca.engine.build import stale_modules


def missing_tools() -> list[str]:
    """What a compilation needs and this machine lacks."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    missing = []
    if shutil.which(compiler) is None:
        missing.append(f"a C compiler ({compiler})")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        missing.append("the headers of Python (python3-dev)")
    return missing


def main(command: str) -> int:
    """Answer `stale` or `compiler`: silent and 0 when all is well, a sentence and 1 when not."""
    if command == "compiler":
        missing = missing_tools()
        if missing:
            print("The compiled core needs " + " and ".join(missing) + ". Ludoteca works without it.", file=sys.stderr)
        return 1 if missing else 0
    changed = stale_modules()
    if changed:
        print(f"The compiled core is older than {', '.join(changed)}: run `make fast` or `make pure`.", file=sys.stderr)
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
