"""The plan of a run: which games are played, each with seeds of its own, and how they are divided into parts.

A plan follows from the spec alone. Who plays which part, and when, changes nothing.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import product
from pathlib import Path
from typing import Final

from ludoteca import bots as bots_package
from ludoteca import engine
from ludoteca.bots import Thinker, check_bot, key_of
from ludoteca.engine.content import content_hash
from ludoteca.engine.game import Game, SetupError, SpokenError, find_game
from ludoteca.engine.text import Texts
from ludoteca.lab import FOLDER, LabError
from ludoteca.lab.spec import Block, Bounds, Spec, Table, short, unlike, wrong

BOT: Final = "bot"
SEAT: Final = "seat"
SEATS: Final = "seats"
PLAIN: Final = (BOT, SEAT, SEATS)
"""What can be counted in every game, beside options and traits."""
MOST_PARTS: Final = 100_000
"""A run with more files is a slip of the pen."""
PLAYING: Final = ("match.py", "parts.py", "plan.py")
DECIDING: Final = ("chances.py", "running.py")
"""The modules of the lab that determine the rows: the latter only where a run ends as soon as it is decided."""


@dataclass(frozen=True)
class Cell:
    """Games that are alike: the same bots at the same table."""

    number: int
    bots: tuple[str, ...]
    options: dict[str, str]
    games: int
    seed: str
    """`ludoteca sim` plays the same deals with this seed, unless the lot answers questions."""


@dataclass(frozen=True)
class Job:
    """A part of a run: some games of one cell, and all that one must know to play them."""

    number: int
    game: str
    cell: Cell
    first: int
    count: int
    mirror: bool
    by_lot: tuple[str, ...]


@dataclass(frozen=True)
class Match:
    """One game of a cell: who sits where, and the keys of its chance."""

    index: int
    bots: list[str]
    chance: int
    policy: int


@dataclass(frozen=True)
class Plan:
    """Everything that is to be played."""

    spec: Spec
    game: Game
    cells: list[Cell]
    jobs: list[Job]
    stamps: dict[str, str]
    """What results depend on, each as a hash: the plan itself, the rules, the content, the program."""

    @property
    def games(self) -> int:
        return sum(cell.games for cell in self.cells)

    @property
    def stamp(self) -> str:
        """One hash of all: parts that bear another one belong to another run."""
        return hashlib.sha256(json.dumps(self.stamps, sort_keys=True).encode()).hexdigest()[:24]

    def together(self, cell: Cell) -> bool:
        """Whether people win or lose together in this cell."""
        return won_together(self.game, cell)


def make_plan(spec: Spec, file: str) -> Plan:
    """The plan of a spec, every part of it checked against the game."""
    try:
        game = find_game(spec.game)
    except SpokenError as error:
        raise wrong(file, "game", error) from error
    check_names(spec, game, file)
    blocks = spec.cells or [Block()]
    cells: list[Cell] = []
    for number, block in enumerate(blocks, 1):
        place = f"cells[{number}]." if spec.cells else ""
        cells += cells_of(spec, block, game, place, file, len(cells))
    seen: set[str] = set()
    for cell in cells:
        if spec.until_decided:
            check_decidable(spec, game, cell, file)
        if cell.seed in seen:
            raise LabError("spec-twice", file=file, bots=", ".join(cell.bots))
        seen.add(cell.seed)
    parts = sum(-(-cell.games // spec.part) for cell in cells)
    if parts > MOST_PARTS:
        raise wrong(file, "part", LabError("spec-many-parts", parts=parts, most=MOST_PARTS))
    if spec.bounds:
        check_bounds(spec, game, cells, {cell.number for cell in cells if won_together(game, cell)}, file)
    return Plan(spec, game, cells, jobs_of(spec, cells), stamps_of(spec, game, cells))


def won_together(game: Game, cell: Cell) -> bool:
    """Whether people win or lose together at such a table."""
    return game.together is not None and game.together(game.new(game.setup(len(cell.bots), cell.options)))


def check_decidable(spec: Spec, game: Game, cell: Cell, file: str) -> None:
    """Two different bots play against each other in both seats: only so one can turn out to be stronger."""
    bots = ", ".join(cell.bots)
    if len(cell.bots) != 2 or cell.bots[0] == cell.bots[1]:
        raise wrong(file, "until_decided", LabError("spec-undecidable", bots=bots))
    if won_together(game, cell):
        raise wrong(file, "until_decided", LabError("spec-undecidable-together", bots=bots))
    if not spec.mirror:
        raise wrong(file, "until_decided", LabError("spec-undecidable-seats", bots=bots))


def check_names(spec: Spec, game: Game, file: str) -> None:
    """Questions and things to be counted are known to the game."""
    questions = [question.id for question in game.questions]
    for question in spec.by_lot:
        if question not in questions:
            raise wrong(file, "by_lot", unlike("spec-question", question, questions))
    traits = [key.removeprefix("trait-") for key in Texts.of(game.folder).keys("en") if key.startswith("trait-")]
    counted = list(dict.fromkeys([*PLAIN, *(option.id for option in game.options), *traits]))
    for number, bounds in enumerate(spec.bounds, 1):
        if bounds.by not in counted:
            raise wrong(file, f"bounds[{number}].by", unlike("spec-by", bounds.by, counted))


def check_bounds(spec: Spec, game: Game, cells: list[Cell], together: Container[int], file: str) -> None:
    """Bounds are about something that is counted in these cells: those that never apply would only seem to be kept."""
    partners = [cell for cell in cells if cell.number in together]
    against = [cell for cell in cells if cell.number not in together]
    options = [option.id for option in game.options]
    for number, bounds in enumerate(spec.bounds, 1):
        place = f"bounds[{number}]"
        if are_taken(bounds, spec.bounds[: number - 1]):
            raise wrong(file, place, LabError("spec-taken", name=bounds.by))
        if bounds.pairs and bounds.by in (SEAT, SEATS, *options):
            raise wrong(file, f"{place}.pairs", LabError("spec-no-pairs", name=bounds.by))
        if bounds.by == SEAT:
            known, why = seats_counted(against), "spec-no-rivals"
        elif bounds.by == SEATS:
            known, why = tables_counted(partners), "spec-same-option"
        elif bounds.by == BOT:
            known = bots_counted(against, partners, bounds.pairs)
            why = "spec-no-duels" if bounds.pairs else "spec-mixed-bots" if companies(against) else "spec-one-bot"
        elif bounds.by in options:
            known, why = options_counted(cells, partners, bounds.by), "spec-same-option"
        else:
            known, why = trait_values(game, bounds.by), ""  # there is always some text
        if not known:
            raise wrong(file, f"{place}.by", LabError(why, name=bounds.by))
        for value in bounds.only:
            if value not in known:
                raise wrong(file, f"{place}.only", unlike("spec-only", value, known))
        low, high = bounds.win
        if bounds.pairs and against and len(bounds.only) != 1 and not low <= 50 <= high:
            raise wrong(file, f"{place}.win", LabError("spec-both-win", found=f"[{low:g}, {high:g}]"))


def are_taken(bounds: Bounds, before: list[Bounds]) -> bool:
    """Whether bounds that stand before these are about all that these are about."""
    same = [other for other in before if (other.by, other.pairs) == (bounds.by, bounds.pairs)]
    named = {value for other in same for value in other.only}
    return any(not other.only for other in same) or (bool(bounds.only) and named.issuperset(bounds.only))


def seats_counted(against: list[Cell]) -> list[str]:
    """Seats are counted where people play against each other."""
    return [str(seat) for seat in range(max([len(cell.bots) for cell in against], default=0))]


def tables_counted(partners: list[Cell]) -> list[str]:
    """How many seats there are is counted where people win together, if it differs."""
    sizes = sorted({len(cell.bots) for cell in partners})
    return [str(size) for size in sizes] if len(sizes) > 1 else []


def bots_counted(against: list[Cell], partners: list[Cell], pairs: bool) -> list[str]:
    """Bots are counted where the same ones meet, pairs of them at tables of two; and those who win together."""
    met = [bots for seats, bots in companies(against) if (seats == 2 if pairs else are_comparable(against, seats))]
    allies = {bot for cell in partners for bot in cell.bots}
    return sorted({bot for bots in met for bot in bots} | (allies if len(allies) > 1 and not pairs else set()))


def are_comparable(against: list[Cell], seats: int) -> bool:
    """Whether all tables of so many seats at which different bots meet have the same ones.

    Otherwise who has the weaker opponents would seem to be stronger.
    """
    return [count for count, _ in companies(against)].count(seats) == 1


def companies(against: list[Cell]) -> set[tuple[int, frozenset[str]]]:
    """Which bots meet at tables of how many seats, wherever they are different ones."""
    met = {(len(cell.bots), frozenset(cell.bots)) for cell in against}
    return {(seats, bots) for seats, bots in met if len(bots) > 1}


def options_counted(cells: list[Cell], partners: list[Cell], name: str) -> list[str]:
    """The values of an option are counted where people win together, if there are different ones."""
    if len({cell.options[name] for cell in cells}) < 2:
        return []
    return sorted({cell.options[name] for cell in partners})


def trait_values(game: Game, trait: str) -> list[str]:
    """What the values of a trait may be called, `koda` or `faction-koda`; like any text, if none bears its name."""
    keys = [key for key in Texts.of(game.folder).keys("en") if "-" in key and "." not in key]
    own = [key for key in keys if key.startswith(f"{trait}-")] or keys
    return [*sorted({key.partition("-")[2] for key in own}), *own]


def cells_of(spec: Spec, block: Block, game: Game, place: str, file: str, before: int) -> Iterator[Cell]:
    """The cells of a block: its seats, tables and options crossed."""
    options = {**spec.options, **(block.options or {})}
    games = spec.games if block.games is None else block.games
    for name, values in options.items():
        if not values:
            at = options_at(block, place, name)
            raise wrong(file, f"{at}.{name}", LabError("spec-option", found=short(values)))
    crossed = product(*[[(name, value) for value in listed(values)] for name, values in options.items()])
    tables = list(tables_of(spec, block, game, place, file))
    number = before
    for chosen in crossed:
        for table in tables:
            try:
                setup = game.setup(len(table), dict(chosen))
            except SpokenError as error:
                name = str(error.args_by_name.get("option", ""))
                raise wrong(file, options_at(block, place, name), error) from error
            yield Cell(number, table, dict(setup.options), games, seed_of(spec, table, setup.options))
            number += 1


def options_at(block: Block, place: str, name: str) -> str:
    """Where an option is said, in a block or for all; without a name, where some are said."""
    own = block.options or {}
    return f"{place}options" if (name in own if name else own) else "options"


def listed(values: str | list[str]) -> list[str]:
    return [values] if isinstance(values, str) else values


def tables_of(spec: Spec, block: Block, game: Game, place: str, file: str) -> Iterator[tuple[str, ...]]:
    """Who sits at the tables: a bot alone takes every seat, for each number of seats."""
    seats = spec.seats if block.seats is None else block.seats
    tables = spec.bots if block.bots is None else block.bots
    seats_at = "seats" if block.seats is None else f"{place}seats"
    bots_at = "bots" if block.bots is None else f"{place}bots"
    if not tables:
        raise wrong(file, bots_at, LabError("spec-bots", found="[]"))
    refuse_idle_seats(spec, block, tables, seats_at, file)
    for table in tables:
        for name in [table] if isinstance(table, str) else table:
            check_player(game, name, bots_at, file)
        if not isinstance(table, str):
            check_seats(game, len(table), bots_at, file)
            yield tuple(table)
            continue
        if not seats:
            raise wrong(file, seats_at, LabError("spec-no-seats", bot=table))
        for count in seats:
            check_seats(game, count, seats_at, file)
            yield (table,) * count


def refuse_idle_seats(spec: Spec, block: Block, tables: Sequence[Table], place: str, file: str) -> None:
    """Seats that are said for tables which have their own, and other ones, would be passed over in silence."""
    seats = block.seats if spec.cells else spec.seats
    lone = [table for table in tables if isinstance(table, str)]
    other = next((table for table in tables if len(table) not in (seats or ())), None)
    if seats and not lone and other is not None:
        raise wrong(file, place, LabError("spec-idle-seats", bots=", ".join(other), seats=len(other)))


def check_seats(game: Game, count: int, place: str, file: str) -> None:
    """So many can sit at the table; a count of any length is shown digit by digit."""
    try:
        game.check_seats(count)
    except SetupError as error:
        told = SetupError(error.key, **{**error.args_by_name, "seats": short(count)})
        raise wrong(file, place, told) from told


def check_player(game: Game, name: str, place: str, file: str) -> None:
    """A bot that exists, has a temperament that the game knows, and whose games can be repeated."""
    try:
        bot = check_bot(game, name)
    except SpokenError as error:
        raise wrong(file, place, error) from error
    if isinstance(bot, Thinker) and bot.budget.seconds:
        raise wrong(file, place, LabError("spec-seconds", bot=name))


def seed_of(spec: Spec, bots: Sequence[str], options: Mapping[str, str]) -> str:
    """The seed of a cell: another cell has another one, wherever it stands in the spec."""
    told = json.dumps([list(bots), sorted(options.items())]).encode()
    return f"{spec.seed}-{hashlib.sha256(told).hexdigest()[:12]}"


def jobs_of(spec: Spec, cells: list[Cell]) -> list[Job]:
    """The parts, the first games of all cells before the second: half a run tells something about every cell."""
    pieces = [(first, cell) for cell in cells for first in range(0, cell.games, spec.part)]
    pieces.sort(key=lambda piece: (piece[0], piece[1].number))
    return [
        Job(number, spec.game, cell, first, min(spec.part, cell.games - first), spec.mirror, tuple(spec.by_lot))
        for number, (first, cell) in enumerate(pieces)
    ]


def matches(job: Job) -> Iterator[Match]:
    """The games of a part: with mirrored seats every deal comes once with each rotation of the bots."""
    turned = turns_of(job.cell.bots, job.mirror)
    for index in range(job.first, job.first + job.count):
        deal, turn = divmod(index, len(turned))
        seed = job.cell.seed
        yield Match(index, turned[turn], key_of(seed, deal, "chance"), key_of(seed, deal, "policy"))


def turns_of(bots: Sequence[str], mirror: bool) -> list[list[str]]:
    """The ways in which bots sit when one deal is played: if mirrored, all that come of moving on by so many seats."""
    return rotations(bots) if mirror else [list(bots)]


def rotations(bots: Sequence[str]) -> list[list[str]]:
    """The different ways in which the bots can sit if all of them move on by so many seats."""
    found: list[list[str]] = []
    for by in range(len(bots)):
        turned = [*bots[by:], *bots[:by]]
        if turned not in found:
            found.append(turned)
    return found


def stamps_of(spec: Spec, game: Game, cells: list[Cell]) -> dict[str, str]:
    """What the results depend on; how they are shown and what is expected of them is no part of it."""
    content = game.folder.joinpath("content")
    folders = [Path(str(game.folder)), *(Path(package.__path__[0]) for package in (engine, bots_package))]
    own = PLAYING + DECIDING if spec.until_decided else PLAYING
    return {
        "spec": spec_hash(spec, cells),
        "rules": game.version,
        "content": content_hash(content)[:24] if content.is_dir() else "-",
        "program": program_hash([*folders, *(Path(str(FOLDER), name) for name in own)]),
    }


def spec_hash(spec: Spec, cells: list[Cell]) -> str:
    """SHA-256 over all that a spec says about what is played."""
    told = [spec.game, spec.part, spec.mirror, spec.until_decided, list(spec.by_lot), [asdict(cell) for cell in cells]]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:24]


def check_kept(spec: Spec, game: Game, cells: list[Cell], together: Container[int], stamp: str, file: str) -> None:
    """A spec that lies beside results says what was played; what is expected may have changed, and is looked at."""
    if spec_hash(spec, cells) != stamp or any(cell.seed != seed_of(spec, cell.bots, cell.options) for cell in cells):
        raise LabError("lab-changed-spec", file=file)
    check_names(spec, game, file)
    check_bounds(spec, game, cells, together, file)


def program_hash(places: list[Path]) -> str:
    """SHA-256 over the source of rules, engine and bots, files or folders: a changed rule may change every game."""
    whole = hashlib.sha256()
    for place in places:
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            whole.update(path.relative_to(place).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()[:24]
