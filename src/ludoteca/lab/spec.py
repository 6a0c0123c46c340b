"""The spec of a run: a TOML file that says which games are played. Whatever is wrong in it is named with its key."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Container, Iterable
from typing import Any, Final, get_args, get_type_hints

import msgspec
from msgspec import Struct

from ludoteca.engine.game import SpokenError
from ludoteca.lab import LabError

Table = str | list[str]
"""One bot for every seat, or a bot for each."""
Values = str | list[str]
"""The value of an option, or several to be crossed."""


class Block(Struct, frozen=True, forbid_unknown_fields=True):
    """A group of cells: what it does not say, the spec says for all."""

    games: int | None = None
    seats: list[int] | None = None
    bots: list[Table] | None = None
    options: dict[str, Values] | None = None


class Bounds(Struct, frozen=True, forbid_unknown_fields=True):
    """Between which win rates something should lie, in percent."""

    by: str
    """An option or a trait, `bot` or `seat`."""
    win: tuple[float, float]
    only: list[str] = []
    """The values that this is about; all of them if none is named."""
    pairs: bool = False
    """It is about two values of a trait, or two bots, that meet: about those named in `only` against all others."""


class Expect(Struct, frozen=True, forbid_unknown_fields=True):
    """How far from even things may be before they are flagged, in percentage points."""

    share: float = 6.0
    """Against each other: how far the wins of a faction, a seat, a feat may lie from the fair share."""
    effect: float = 12.0
    """Together: how far the win rate with something may lie from the win rate without it."""


class Spec(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played: every number of seats with every table of bots and every combination of options."""

    game: str
    name: str = ""
    seed: str | int = "0"
    games: int = 100
    """Of each cell."""
    part: int = 50
    """So many games are kept together in one file."""
    mirror: bool = True
    """Bots that differ take turns: every deal is played with every rotation of them."""
    until_decided: bool = False
    """Two bots meet only until the 95 % interval tells who is stronger; `games` is then the most they play."""
    by_lot: list[str] = []
    """Questions that the lot answers and not the bots, such as which faction one plays."""
    seats: list[int] = []
    bots: list[Table] = msgspec.field(default_factory=lambda: ["greedy"])
    options: dict[str, Values] = {}
    cells: list[Block] = []
    expect: Expect = Expect()
    bounds: list[Bounds] = []


MOST_GAMES: Final = 10_000_000
"""Of one cell."""
MOST_SHOWN: Final = 60
"""So many characters of a wrong value are shown."""
MOST_NAMES: Final = 100
"""So many are listed where none is near."""
PLACE: Final = re.compile(r" - at `\$\.?([^`]*)`$")
STEP: Final = re.compile(r"([a-z_]+)|\[(\d+)\]")
AT: Final = re.compile(r"at line (\d+), column (\d+)")
TWICE: Final = re.compile(r"Cannot (?:overwrite|declare|mutate)|Duplicate")
MISSING: Final = re.compile(r"missing required field `(\w+)`")


def parse_spec(data: bytes, file: str) -> Spec:
    """The spec that these bytes hold."""
    try:
        text = data.decode("utf-8")
        raw = tomllib.loads(text)
        repr(raw)  # a hexadecimal number can be read, however long it is, but then no message can tell it
    except UnicodeDecodeError:
        raise LabError("spec-not-text", file=file) from None
    except tomllib.TOMLDecodeError as error:
        raise not_toml(file, text, str(error)) from None
    except (RecursionError, ValueError):  # thousands of brackets within each other, or of digits in one number
        raise LabError("spec-too-deep", file=file) from None
    refuse_unknown(raw, Spec, "", file)
    try:
        spec = msgspec.convert(raw, Spec)
    except msgspec.ValidationError as error:
        wrong_value = fault(file, raw, str(error))
        raise wrong_value from wrong_value.__cause__
    check_figures(spec, file)
    return spec


def not_toml(file: str, text: str, said: str) -> LabError:
    """What the reader of TOML says, in our words: where it stopped, and whether something stands there twice."""
    lines = text.rstrip().splitlines() or [""]
    place = AT.search(said)
    line, column = (int(place[1]), int(place[2])) if place else (len(lines), len(lines[-1]) + 1)
    shown = lines[line - 1].strip()[:MOST_SHOWN] if line <= len(lines) else ""
    kind = "spec-toml-twice" if TWICE.match(said) else "spec-not-toml"
    return LabError(kind, file=file, line=line, column=column, text=shown)


def refuse_unknown(raw: dict[str, Any], cls: type[Struct], prefix: str, file: str) -> None:
    """No key that does not exist, at any depth; the nearest one that is not there yet is named."""
    known = get_type_hints(cls)
    for key, value in raw.items():
        place = f"{prefix}{key}"
        if key not in known:
            raise wrong(file, place, unlike("spec-key", key, known, taken=raw))
        inner = next((part for part in [known[key], *get_args(known[key])] if is_struct(part)), None)
        if inner is not None:
            for number, one in enumerate(value if isinstance(value, list) else [value], 1):
                below = f"{place}[{number}]." if isinstance(value, list) else f"{place}."
                if isinstance(one, dict):
                    refuse_unknown(one, inner, below, file)


def is_struct(part: Any) -> bool:
    return isinstance(part, type) and issubclass(part, Struct)


def fault(file: str, raw: dict[str, Any], said: str) -> LabError:
    """What msgspec says about a value, in our words: the key, what stands there, and what is allowed."""
    missing, place = MISSING.search(said), PLACE.search(said)
    steps = STEP.findall(place[1].partition("[...]")[0] if place else "")  # of options it does not say which
    found: Any = raw
    key = shown = ""
    for name, index in steps:
        shown += f"[{int(index) + 1}]" if index else f".{name}" if shown else name
        key = name or key
        found = found[int(index)] if index else found.get(name, "")
    if missing:
        return wrong(file, f"{shown}.{missing[1]}".lstrip("."), LabError("spec-missing"))
    if key == "options" and isinstance(found, dict):
        name, found = next((name, value) for name, value in found.items() if not is_option(value))
        key, shown = "option", f"{shown}.{name}"
    return wrong(file, shown, LabError(f"spec-{key.replace('_', '-')}", found=short(found)))


def is_option(value: Any) -> bool:
    """Whether an option can have such a value."""
    return all(isinstance(one, str) for one in (value if isinstance(value, list) else [value]))


def short(value: Any) -> str:
    """A value as it may stand in a sentence."""
    text = msgspec.json.encode(value, enc_hook=str).decode()
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 3] + "..."


def wrong(file: str, key: str, why: SpokenError) -> LabError:
    """Something in the spec cannot be: where it stands, and why."""
    error = LabError("spec-wrong", file=file, place=key, why=why.key)
    error.__cause__ = why
    return error


def unlike(kind: str, name: str, known: Iterable[str], taken: Container[str] = ()) -> LabError:
    """There is nothing of this name: the nearest one that is not taken, or all there are."""
    names = list(known)
    close = difflib.get_close_matches(name, [one for one in names if one not in taken], 1)
    if close:
        return LabError(f"{kind}-close", name=name, close=close[0])
    shown = names if len(names) <= MOST_NAMES else [*names[:MOST_NAMES], "..."]
    return LabError(f"{kind}-unknown", name=name, known=", ".join(shown) or "-")


def check_figures(spec: Spec, file: str) -> None:
    """Figures that have the right form and still mean nothing."""
    counts = {"games": spec.games, "part": spec.part}
    counts |= {
        f"cells[{number}].games": block.games for number, block in enumerate(spec.cells, 1) if block.games is not None
    }
    for place, count in counts.items():
        key = place.rpartition(".")[2]
        if count < 1:
            raise wrong(file, place, LabError(f"spec-{key}", found=str(count)))
        if count > MOST_GAMES:
            raise wrong(file, place, LabError("spec-most-games", found=str(count), most=MOST_GAMES))
    if not spec.name.isprintable():
        raise wrong(file, "name", LabError("spec-name", found=short(spec.name)))
    for number, bounds in enumerate(spec.bounds, 1):
        low, high = bounds.win
        if not 0 <= low <= high <= 100:
            raise wrong(file, f"bounds[{number}].win", LabError("spec-win", found=f"[{low:g}, {high:g}]"))
    for key in ("share", "effect"):
        if not 0 <= getattr(spec.expect, key) <= 100:
            raise wrong(file, f"expect.{key}", LabError(f"spec-{key}", found=f"{getattr(spec.expect, key):g}"))
