"""Golden playthroughs: a whole game as readable text, to be kept and compared, so that every change is seen.

`python -m ludoteca.engine.kit.golden FOLDER GAME ...` writes them anew, one file for each variant.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import Final

from ludoteca.engine.ask import CHANCE, Ask
from ludoteca.engine.chance import Stream
from ludoteca.engine.game import Game, Setup
from ludoteca.engine.kit.play import random_run
from ludoteca.engine.kit.report import Case, in_words, locate
from ludoteca.engine.ledger import Line
from ludoteca.engine.observe import actor, event_text
from ludoteca.engine.run import Run, Start
from ludoteca.engine.scene import resolver
from ludoteca.engine.state import digest
from ludoteca.engine.table import Table
from ludoteca.engine.text import Texts

SEED: Final = 2
MANY: Final = 100


def playthrough(game: Game, setup: Setup, seed: int = SEED) -> str:
    """A random game from its first question to its outcome: steps, answers with what else was possible, events."""
    case = Case("golden", game, setup, seed)
    run = Run(game.steps, game.new(setup), Stream(seed), watch=True)
    run.begin()
    random_run(case, run, game.longest)
    starts = [(start.at, step(start)) for start in run.starts]
    table = Table(game, setup, Stream(seed), run)
    resolve = resolver(partial(Texts.of(game.folder).t, "en"))
    page = [f"{game.id} {game.version}: {in_words(setup)}, seed {seed}", ""]
    events = list(table.events)
    for at, line in enumerate(table.live):
        while starts and starts[0][0] <= at:
            page.append(starts.pop(0)[1])
        page.append(answer(game, line))
        while events and events[0].number <= line.number:
            page.append(f"       * {resolve(event_text(events.pop(0)))}")
    outcome = table.outcome
    assert outcome is not None
    winners = ", ".join(game.seat_name(seat) for seat in outcome.winners) or "nobody"
    page += [text for _, text in starts]
    page += ["", f"state {digest(table.state)}", f"winners {winners}; scores {' '.join(map(str, outcome.scores))}", ""]
    return "\n".join(page)


def step(start: Start) -> str:
    """The start of a step, with the digest of the state."""
    name = " ".join([start.name or "end", *map(str, start.args)])
    return f"-- {name:<30} {digest(start.state)}"


def answer(game: Game, line: Line) -> str:
    """A line of the ledger and the options it was chosen from."""
    ask = line.ask
    assert ask is not None
    name = ask.question.domain.name
    mark = " !" if line.automatic and not ask.hidden else ""
    return f"{line.number:4}  {actor(game, ask)} {ask.question.id} {name(line.value)}{mark}{choice(ask)}"


def choice(ask: Ask) -> str:
    """All options of a question, those of chance with their weights."""
    if len(ask.options) == 1:
        return ""
    names = [ask.question.domain.name(value) for value in ask.options]
    if ask.role == CHANCE and ask.weights is not None:
        names = [f"{name}:{weight}" for name, weight in zip(names, ask.weights, strict=True)]
    return f"   [{' '.join(names)}]"


def file_of(folder: Path, game: Game, setup: Setup) -> Path:
    """Where the playthrough of a variant is kept: named after the seats and the options that are not the usual ones."""
    unusual = [f"{o.id}-{setup.option(o.id)}" for o in game.options if setup.option(o.id) != o.default]
    return folder / game.id / ("-".join([str(setup.seats), *unusual]) + ".txt")


def kept(game: Game) -> list[Setup]:
    """The variants whose playthroughs are kept: all, or of a game with very many each set of options once.

    The numbers of seats then take turns; with the usual options all of them are kept.
    """
    variants = game.variants()
    if len(variants) <= MANY:
        return variants
    found: dict[tuple[str, ...], list[Setup]] = {}
    for setup in variants:
        found.setdefault(tuple(setup.options.values()), []).append(setup)
    usual, *others = found.values()
    return usual + [setups[turn % len(setups)] for turn, setups in enumerate(others)]


def write(folder: Path, game: Game) -> list[Path]:
    """Write the playthroughs that are kept."""
    written = []
    for setup in kept(game):
        file = file_of(folder, game, setup)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(playthrough(game, setup), encoding="utf-8")
        written.append(file)
    return written


if __name__ == "__main__":
    for where in sys.argv[2:]:
        for path in write(Path(sys.argv[1]), locate(where)):
            print(path)
