"""Village Attacks as a game of the table: options, set-up and outcome."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from ludoteca.engine.ask import Question
from ludoteca.engine.flow import EventKind
from ludoteca.engine.game import Option, Outcome, Setup, SetupError
from ludoteca.games.village_attacks import questions
from ludoteca.games.village_attacks.content import (
    DIFFICULTIES,
    HAS_DAY_NIGHT,
    HAS_EVENTS,
    HAS_HUNTERS,
    HAS_ROOM,
    HAS_SUMMONING,
    HAS_TROLL,
    HAS_YUNFAKH,
    OBJECTIVE,
    SCENARIO_NAMES,
    SUMMON_AND_MORALE,
)
from ludoteca.games.village_attacks.state import Castle, new_castle
from ludoteca.games.village_attacks.words import MONSTER, SCENARIO, WON

FOLDER: Final = files("ludoteca.games.village_attacks")
AS_SCENARIO: Final = ("scenario", "on", "off")
OPTIONS: Final = (
    Option("scenario", tuple(SCENARIO_NAMES), "A2.4"),
    Option("difficulty", ("normal", "easy", "hard"), "A2.9"),
    Option("day_night", AS_SCENARIO, "A20.1"),
    Option("troll", AS_SCENARIO, "A2.2"),
    Option("yunfakh", AS_SCENARIO, "A18.12"),
    Option("summoning", AS_SCENARIO, "A13.1"),
    Option("choose_heroes", ("no", "yes"), "A2.8"),
)
MODES: Final = (
    {"scenario": "all_the_torches", "choose_heroes": "yes", "difficulty": "hard"},
    {"scenario": "all_the_torches", "day_night": "off", "troll": "off", "yunfakh": "off", "summoning": "off"},
    {"scenario": "feeding_the_heart", "day_night": "on", "troll": "on", "yunfakh": "on"},
    {"scenario": "the_circle_of_bone", "troll": "on"},
)
"""Modules beyond those of the scenario, and without them."""
LONGEST: Final = 60_000

QUESTIONS: Final = tuple([thing for thing in vars(questions).values() if isinstance(thing, Question)])
EVENTS: Final = tuple([thing for thing in vars(questions).values() if isinstance(thing, EventKind)])


def new(setup: Setup) -> Castle:
    """The table before anybody has chosen a Monster (A2)."""
    scenario = SCENARIO.value(setup.option("scenario"))
    c = new_castle(setup.seats, scenario)
    c.day_night = in_use(setup, "day_night", HAS_DAY_NIGHT[scenario])
    c.troll_used = in_use(setup, "troll", HAS_TROLL[scenario])
    c.yunfakh = in_use(setup, "yunfakh", HAS_YUNFAKH[scenario])
    c.summoning = in_use(setup, "summoning", HAS_SUMMONING[scenario])
    c.agenda.then("set-up", int(setup.option("choose_heroes") == "yes"), DIFFICULTIES.index(setup.option("difficulty")))
    return c


def in_use(setup: Setup, module: str, by_scenario: bool) -> bool:
    """Whether a module is played with: as the scenario says, or as people agreed."""
    value = setup.option(module)
    return by_scenario if value == "scenario" else value == "on"


def refuses(setup: Setup) -> SetupError | None:
    """Modules need what they are about: a Summoning Room, events that bring the Troll, Hunters (A13.1, A21, A18.12)."""
    name = setup.option("scenario")
    scenario = SCENARIO.value(name)
    if setup.option("summoning") == "on" and not HAS_ROOM[scenario]:
        return SetupError("no-summoning-room", scenario=name)
    if setup.option("summoning") == "off" and OBJECTIVE[scenario] == SUMMON_AND_MORALE:
        return SetupError("needs-summoning", scenario=name)
    if setup.option("troll") == "on" and not HAS_EVENTS[scenario]:
        return SetupError("troll-without-events", scenario=name)
    if setup.option("yunfakh") == "on" and not HAS_HUNTERS[scenario]:
        return SetupError("yunfakh-without-hunters", scenario=name)
    return None


def outcome(c: Castle) -> Outcome:
    """Everybody wins or nobody does (A1.1)."""
    won = c.result == WON
    return Outcome(tuple(range(c.players)) if won else (), tuple([int(won)] * c.players))


def together(_: Castle) -> bool:
    """Always (A1.1)."""
    return True


def traits(c: Castle, seat: int) -> dict[str, tuple[str, ...]]:
    """The Monsters that a seat leads."""
    return {"monster": tuple([f"monster-{MONSTER.name(m.id)}" for m in c.monsters if m.seat == seat])}
