"""Which build of the engine this is: the same sources run interpreted or compiled."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from ludoteca.engine import run

CHECKOUT: Final = Path(__file__).resolve().parents[3]
"""The root of the project, if this runs in its working tree."""


def is_compiled() -> bool:
    """Whether the engine's inner loop is a compiled module."""
    return not (run.__file__ or "").endswith(".py")


def stale_modules(root: Path = CHECKOUT) -> list[str]:
    """The modules whose source changed after the core was compiled in a working tree; none anywhere else."""
    cores = list((root / "src").glob("ludoteca_core__mypyc.*"))
    project = root / "pyproject.toml"
    if not cores or not project.is_file():
        return []
    built = min(core.stat().st_mtime for core in cores)
    modules = tomllib.loads(project.read_text("utf-8"))["tool"]["ludoteca"]["compiled"]
    sources = {module: root / "src" / (module.replace(".", "/") + ".py") for module in modules}
    return [module for module, source in sources.items() if source.exists() and source.stat().st_mtime > built]
