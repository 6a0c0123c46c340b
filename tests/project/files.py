"""The files of the project, as a person who cloned it finds them."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MADE = {"build", "dist", "static", "node_modules", "__pycache__"}
READ_AS_BYTES = {".so", ".pyd", ".pyc", ".png", ".webp", ".gz", ".woff2", ".ico"}


def project_files() -> list[Path]:
    """Every file that is written by hand or kept with the project, without what tools and builds leave behind."""
    found: list[Path] = []
    for folder, below, names in os.walk(ROOT):
        kept = [name for name in below if name not in MADE and not name.endswith(("_cache", ".egg-info"))]
        below[:] = [name for name in kept if not name.startswith(".") or name == ".ci"]
        written = [name for name in names if name != ".git"]  # in a second working tree it is a file
        found += [Path(folder, name) for name in written if Path(name).suffix not in READ_AS_BYTES]
    return sorted(found)


def locks() -> list[Path]:
    """The lock files: what is installed to play, to test, to make the locks, and to compare with."""
    return sorted([*ROOT.glob("requirements/*.txt"), *ROOT.glob("benchmarks/*.txt")])
