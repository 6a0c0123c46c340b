"""Wroth as the table knows it: how a game is set up, and who has won."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from ludoteca.engine.ask import Question
from ludoteca.engine.flow import EventKind
from ludoteca.engine.game import Option, Outcome, Setup, SetupError
from ludoteca.games.wroth import words
from ludoteca.games.wroth.content import COMPONENTS, SCENARIO_NAMES
from ludoteca.games.wroth.state import Wroth, new_table
from ludoteca.games.wroth.words import (
    AI_SAVES,
    DB_MOVES_ROUND_ONE,
    FACTION,
    FEAT,
    ICON_NEEDS_CONTROL,
    NONE,
    SCENARIO,
    SEAT_ROLE,
    SOLO_RAMS,
    TIE_BY_LOT,
)

FOLDER = files("ludoteca.games.wroth")
MOST_SEATS: Final = 4
STANDARD_MODE: Final = "none"
HANDICAPS: Final = ("none", "seat-1", "seat-2", "seat-3", "seat-4")

OPTIONS: Final = (
    Option("scenario", (STANDARD_MODE, *SCENARIO_NAMES), "W10.2"),
    Option("expansions", ("no", "yes"), "W0.15"),
    Option("handicap", HANDICAPS, "W0.21"),
    Option("icon_needs_control", ("no", "yes"), "W6.7"),
    Option("db_moves_round_one", ("yes", "no"), "W11.2"),
    Option("ai_saves_for_priority", ("no", "yes"), "W13.2"),
    Option("solo_rams", ("one", "none"), "W13.22"),
    Option("final_tie", ("share", "lot"), "W6.11"),
)
MODES: Final = (
    *[{"scenario": scenario} for scenario in SCENARIO_NAMES],
    {"scenario": SCENARIO_NAMES[0], "expansions": "yes", "icon_needs_control": "yes"},
    {"scenario": SCENARIO_NAMES[0], "db_moves_round_one": "no", "ai_saves_for_priority": "yes", "solo_rams": "none"},
)
"""The scenarios, and what only matters against the machine."""
MOST_IN_A_ROUND: Final = 3000
"""No round has more lines. Nine turns with an Exodus of ten kinds of units to six regions are 540, as many again with
doubled ones; Rams that push, Trappers and damage add fewer to each move than the move itself has; at most 40 Corra buy
something in a round; draft, rolls and bonus actions are fewer than 200. Random games have about 80."""
LONGEST: Final = MOST_IN_A_ROUND * COMPONENTS.most_rounds

QUESTIONS: Final = tuple([thing for thing in vars(words).values() if isinstance(thing, Question)])
EVENTS: Final = tuple([thing for thing in vars(words).values() if isinstance(thing, EventKind)])


def new(setup: Setup) -> Wroth:
    """The table before anybody has chosen a side (W0, W10)."""
    scenario = setup.option("scenario")
    w = new_table(setup.seats, NONE if scenario == STANDARD_MODE else SCENARIO.value(scenario))
    # A role that nobody plays stays with the first seat; it is never asked anything.
    w.holders = [0] * SEAT_ROLE + [seat if seat < setup.seats else 0 for seat in range(MOST_SEATS)]
    w.expansions = setup.option("expansions") == "yes"
    w.handicap = handicap_of(setup)
    w.options[ICON_NEEDS_CONTROL] = int(setup.option("icon_needs_control") == "yes")
    w.options[DB_MOVES_ROUND_ONE] = int(setup.option("db_moves_round_one") == "yes")
    w.options[AI_SAVES] = int(setup.option("ai_saves_for_priority") == "yes")
    w.options[SOLO_RAMS] = int(setup.option("solo_rams") == "one")
    w.options[TIE_BY_LOT] = int(setup.option("final_tie") == "lot")
    w.agenda.then("set-up")
    return w


def refuses(setup: Setup) -> SetupError | None:
    """The standard mode is for 2-4, and only there a seat that exists may have a second feat (W0.1, W0.21)."""
    standard, handicap = setup.option("scenario") == STANDARD_MODE, handicap_of(setup)
    if standard and setup.seats < 2:
        return SetupError("standard-alone")
    if handicap != NONE and not standard:
        return SetupError("handicap-in-coop")
    if handicap >= setup.seats:
        return SetupError("handicap-without-seat", seat=handicap + 1, seats=setup.seats)
    return None


def handicap_of(setup: Setup) -> int:
    """The seat that takes a second feat."""
    return HANDICAPS.index(setup.option("handicap")) - 1


def outcome(w: Wroth) -> Outcome:
    """The seats that won, together where the rules say so, and the points of each (W6.9-W6.11, W11.19)."""
    winners = [w.of(winner).seat for winner in w.winners if w.of(winner).human]
    if w.is_coop and winners:
        winners = list(range(w.humans))
    return Outcome(tuple(sorted(winners)), tuple([points(w, seat) for seat in range(w.humans)]))


def points(w: Wroth, seat: int) -> int:
    """What a seat has scored; people who play together share their points (W10.10)."""
    return w.human_vp if w.is_coop else sum([f.vp for f in w.people if f.seat == seat])


def together(w: Wroth) -> bool:
    """With a scenario everybody plays against the machine (W10.2)."""
    return w.is_coop


def traits(w: Wroth, seat: int) -> dict[str, tuple[str, ...]]:
    """The faction of a seat and its feats; with a scenario also the faction of the machine."""
    mine = [faction for faction in w.people if faction.seat == seat]
    found = {
        "faction": tuple([f"faction-{FACTION.name(faction.id)}" for faction in mine]),
        "feat": tuple([f"feat-{FEAT.name(feat)}" for faction in mine for feat in faction.feats]),
    }
    if w.is_coop:
        found["enemy"] = (f"faction-{FACTION.name(w.machine.id)}",)
    return found
