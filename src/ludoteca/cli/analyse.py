"""Looking at a finished game again: a small chart of the prospects, and where the game turned."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ludoteca.bots.analysis import ITERATIONS, Analysis, Moment, lines_of, look_back
from ludoteca.cli.console import Console
from ludoteca.cli.faults import CommandError
from ludoteca.cli.people import person, played_by, result
from ludoteca.cli.saving import read
from ludoteca.cli.sim import progress
from ludoteca.cli.voice import Voice
from ludoteca.engine.game import find_game
from ludoteca.engine.observe import ask_text
from ludoteca.engine.record import parse
from ludoteca.engine.replay import game_of, names_of, replay
from ludoteca.engine.scene import Text
from ludoteca.engine.table import Line, Table
from ludoteca.telling import YOU, with_name
from ludoteca.telling.ideas import asked, called, percent
from ludoteca.telling.ideas import told as put_into_words

HEIGHTS: Final = "▁▂▃▄▅▆▇█"
WIDEST: Final = 60
"""The chart has at most so many columns."""


def show_analysis(voice: Voice, file: Path, iterations: int | None, as_json: bool) -> int:
    """Analyse a record and tell what came out."""
    wanted = ITERATIONS if iterations is None else iterations
    if wanted < 1:
        raise CommandError("no-iterations", iterations=wanted)
    record = parse(read(file))
    table = replay(record, game_of(record, find_game))
    if not table.over:
        raise CommandError("game-not-over")
    with progress(voice.say("analysis-working"), len(lines_of(table))) as bar:
        found = look_back(table, wanted, lambda turn, idea: put_into_words(turn, idea, [voice.lang]), bar.step)
    if as_json:
        print(json.dumps(told(table, found, wanted)))
        return 0
    console = Console()
    names = [*names_of(record), *[YOU] * table.setup.seats][: table.setup.seats]
    for line in in_words(voice, table, found, names, console.width):
        console.write(line)
    return 0


def in_words(voice: Voice, table: Table, found: Analysis, names: Sequence[str], width: int) -> list[str]:
    """Who has won, a row of bars for each seat, the turning points below it, and some words about each of them."""
    people = [person(voice, table, names, seat) for seat in range(table.setup.seats)]
    groups = alike(found)
    labels = [voice.say("analysis-all") if len(group) > 1 else people[group[0]] for group in groups]
    indent = max(len(label) for label in labels) + 2
    columns = max(8, min(WIDEST, width - indent - 16))
    lines = [voice.say("analysis-title", title=voice.title(table.game))]
    if len(groups) < len(people):
        lines.append("; ".join(people))
    lines += [result(voice, table, names), ""]
    for (seat, *_), label in zip(groups, labels, strict=True):
        course = [chances[seat] for chances in sampled(found, columns)]
        bars = "".join(HEIGHTS[min(len(HEIGHTS) - 1, int(chance * len(HEIGHTS)))] for chance in course)
        ends = voice.say("analysis-row", **{"from": percent(course[0]), "to": percent(course[-1])})
        lines.append(f"{label.ljust(indent)}{bars}  {ends}")
    turns = found.turning_points()
    if turns:
        lines.append(" " * indent + marks(found, turns, columns))
    lines += ["", voice.say("analysis-turns", count=len(turns))]
    lines += [line for at, one in enumerate(turns, 1) for line in about(voice, table, at, one, names)]
    return [*lines, "", voice.say("analysis-how")]


def alike(found: Analysis) -> list[list[int]]:
    """The seats, those together who win or lose together: all of them, or each by itself."""
    seats = list(range(len(found.end)))
    courses = {(*[moment.chances[seat] for moment in found.moments], found.end[seat]) for seat in seats}
    return [seats] if len(courses) == 1 else [[seat] for seat in seats]


def sampled(found: Analysis, columns: int) -> list[tuple[float, ...]]:
    """The prospects at so many moments, from the first choice to the end of the game."""
    course = found.course()
    at = [course[column * len(course) // (columns - 1)] for column in range(columns - 1) if course]
    return [*at, found.end]


def marks(found: Analysis, turns: list[Moment], columns: int) -> str:
    """The numbers of the turning points below the bars."""
    places = [" "] * columns
    for number, moment in enumerate(turns, 1):
        column = found.moments.index(moment) * (columns - 1) // len(found.moments)
        free = [one for one in range(columns) if places[one] == " "]
        places[min(free, key=lambda one: abs(one - column))] = str(number)
    return "".join(places).rstrip()


def about(voice: Voice, table: Table, at: int, moment: Moment, names: Sequence[str]) -> list[str]:
    """A turning point: who chose what, what would have been better, and how the game would probably have gone on."""
    resolve, better, line = voice.of(table.game), moment.better, line_at(table, moment.number)
    assert better is not None
    assert line.ask is not None
    said = voice.say(
        "analysis-turn" if moment.clear else "analysis-turn-perhaps",
        at=at,
        line=moment.number,
        who=actor(voice, table, names, moment.seat, line.ask.role),
        question=resolve(ask_text(line.ask)),
        chosen=resolve(called(table.game, moment.question, moment.option)),
        better=resolve(called(table.game, moment.question, better.option)),
        worth=percent(moment.worth),
        best=percent(better.worth),
    )
    then = " ".join(sentence for (sentence,) in better.told)
    return [said, "   " + voice.say("analysis-then", steps=then)] if then else [said]


def actor(voice: Voice, table: Table, names: Sequence[str], seat: int, role: int) -> str:
    """Who was asked: of a seat that plays several things the one that acts."""
    said, own = voice.of(table.game)(Text(table.game.role_key(role))), played_by(voice, table, seat)
    return with_name(voice.lang, names[seat], said if said in own else voice.series(own))


def line_at(table: Table, number: int) -> Line:
    return next(line for line in table.live if line.number == number)


def told(table: Table, found: Analysis, iterations: int) -> dict[str, Any]:
    """The analysis for programs."""
    name = table.game.seat_name
    return {
        "game": table.game.id,
        "iterations": iterations,
        "choices": [
            {
                "line": moment.number,
                "seat": name(moment.seat),
                "question": moment.question,
                "prospects": [round(chance, 4) for chance in moment.chances],
                "cost": round(moment.cost, 4),
            }
            for moment in found.moments
        ],
        "end": list(found.end),
        "turning_points": [
            {
                "line": moment.number,
                "seat": name(moment.seat),
                "question": moment.question,
                "chosen": answer_name(table, moment, moment.option),
                "better": answer_name(table, moment, moment.better.option),
                "cost": round(moment.cost, 4),
                "perhaps_chance": not moment.clear,
            }
            for moment in found.turning_points()
            if moment.better is not None
        ],
    }


def answer_name(table: Table, moment: Moment, option: int) -> str:
    """An answer as the record writes it."""
    return asked(table.game, moment.question).domain.name(option)
