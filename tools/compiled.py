"""Looks after the compiled core in the working tree: is it older than its source, can it be built here."""

import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def modules(root: Path = ROOT) -> list[str]:
    """The modules of the compiled core, as pyproject.toml lists them."""
    listed: list[str] = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["ludoteca"]["compiled"]
    return listed


def stale(root: Path = ROOT) -> list[str]:
    """The modules whose source changed after the core was compiled in place; none where it is not compiled."""
    cores = list((root / "src").glob("ludoteca_core__mypyc.*"))
    if not cores:
        return []
    built = min(core.stat().st_mtime for core in cores)
    sources = {module: root / "src" / (module.replace(".", "/") + ".py") for module in modules(root)}
    return [module for module, source in sources.items() if source.exists() and source.stat().st_mtime > built]


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
    changed = stale()
    if changed:
        print(f"The compiled core is older than {', '.join(changed)}: run `make fast` or `make pure`.", file=sys.stderr)
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
