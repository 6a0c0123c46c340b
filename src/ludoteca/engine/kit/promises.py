"""What a game says about itself before anybody plays."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from importlib.metadata import entry_points
from typing import Final

from ludoteca.engine.ask import Domain
from ludoteca.engine.flow import Agenda
from ludoteca.engine.game import MOST_SEATS, Game, Setup, SetupError
from ludoteca.engine.kit.report import Case, Report, variant_name
from ludoteca.engine.state import fields, parameters, plain, restore
from ludoteca.engine.text import LANGUAGES, Texts, spoken

# What a game's code calls its things has hyphens only. Values also carry the ids of content, which are TOML keys whose
# words are joined by `_`, and join several of them by `-`: act `feat-hold_the_line`. Nothing else may stand in them,
# since they are words of a record, of a command line and of text keys; an option's value is the name of an attribute
# there and so begins with a letter.
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
NAME: Final = re.compile(r"[a-z0-9]+([-_][a-z0-9]+)*")
OPTION: Final = re.compile(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*")


def check_promises(game: Game, setup: Setup, seed: int, games: int) -> Report:
    """Names, seats, options, steps, classes: the game is what it says it is."""
    report = Report("promises", game.id, variant_name(setup))
    with Case("promises", game, setup, seed) as case:
        judge_names(case, report)
        judge_seats(case)
        judge_options(case, report)
        judge_parts(case, report)
        judge_entry_point(case, report)
    return report


def judge_names(case: Case, report: Report) -> None:
    """Ids are short plain words, each used once, and can stand in a record."""
    game = case.game
    case.claim(ID.fullmatch(game.id) is not None, f"{game.id!r} is no id of a game")
    case.claim(bool(game.version.strip()), "the game has no version")
    case.claim(game.folder.is_dir(), f"there is no folder {game.folder}")
    ids = [question.id for question in game.questions]
    case.claim(len(ids) == len(set(ids)), f"two questions have the same id: {ids}")
    strange = [name for name in game.tastes if name not in ids]
    case.claim(not strange, f"no question is called {strange}: bots cannot answer it by lot")
    kinds = [kind.id for kind in game.events]
    case.claim(len(kinds) == len(set(kinds)), f"two events have the same id: {kinds}")
    for name in (*ids, *kinds, *game.steps):
        case.claim(ID.fullmatch(name) is not None, f"{name!r} is no id")
        report.counts["ids"] += 1
    domains: dict[str, Domain] = {}
    declared = [question.domain for question in game.questions]
    declared += [domain for question in game.questions for _, domain in question.about]
    declared += [domain for kind in game.events for _, domain in kind.words]
    for domain in [*declared, *([game.roles] if game.roles is not None else [])]:
        case.claim(ID.fullmatch(domain.id) is not None, f"{domain.id!r} is no id")
        known = domains.setdefault(domain.id, domain)
        case.claim(known.names == domain.names, f"two domains are called {domain.id}")
        case.claim(len(set(domain.names)) == len(domain.names), f"{domain.id} has a name twice")
        for name in domain.names:
            case.claim(NAME.fullmatch(name) is not None and name != "pass", f"{name!r} of {domain.id} is no name")
            report.counts["names"] += 1
    keys = Counter(f"{domain.id}-{name}" for domain in domains.values() for name in domain.names)
    twice = [key for key, count in keys.items() if count > 1]
    case.claim(not twice, f"values of two domains share a text: {twice[:3]}")


def judge_seats(case: Case) -> None:
    """The number of seats is possible, and other numbers are refused."""
    low, high = case.game.seats
    case.claim(1 <= low <= high <= MOST_SEATS, f"a game for {low} to {high} seats")
    names = [case.game.seat_name(seat) for seat in range(high)]
    case.claim(len(set(names)) == high, f"seats have the same name: {names}")
    for seats in (low - 1, high + 1):
        try:
            case.game.setup(seats)
        except SetupError:
            continue
        raise case.failure(f"{seats} seats are accepted")
    state = case.game.new(case.setup)
    held = sorted(set(state.holders))
    case.claim(all(0 <= seat < case.setup.seats for seat in held), f"roles are held by the seats {held}")
    case.claim(isinstance(state.agenda, Agenda) and bool(state.agenda.items), "a new game has nothing on its agenda")


def judge_options(case: Case, report: Report) -> None:
    """Options have values to choose from. A new game can be made with each, or the game says why it cannot."""
    ids = [option.id for option in case.game.options]
    case.claim(len(ids) == len(set(ids)), f"two options have the same id: {ids}")
    for option in case.game.options:
        values = option.values
        case.claim(OPTION.fullmatch(option.id) is not None, f"{option.id!r} is no id of an option")
        case.claim(len(set(values)) == len(values) >= 2, f"option {option.id} offers {values}")
        for value in values:
            case.claim(OPTION.fullmatch(value) is not None, f"{value!r} is no value of option {option.id}")
            try:
                setup = case.game.setup(case.setup.seats, {**case.setup.options, option.id: value})
            except SetupError as refusal:
                judge_refusal(case, option.id, value, refusal)
                report.counts["option values refused"] += 1
                continue
            case.game.new(setup)
            report.counts["option values"] += 1


def judge_refusal(case: Case, option: str, value: str, refusal: SetupError) -> None:
    """A value that does not go with this variant goes with another, and the reason is told in both languages."""
    game = case.game
    modes: list[Mapping[str, str]] = [{}, *game.modes]
    counts = range(game.seats[0], game.seats[1] + 1)
    possible = any(game.accepts(seats, {**mode, option: value}) for mode in modes for seats in counts)
    case.claim(possible, f"{option} cannot be {value}")
    texts = Texts.of(game.folder, strict=True)
    for lang in LANGUAGES:
        spoken(texts, lang, refusal)


def judge_parts(case: Case, report: Report) -> None:
    """The classes of the state declare fields, and a fresh state can be copied and comes back from its snapshot."""
    for kind in case.game.parts:
        case.claim(bool(fields(kind)), f"{kind.__name__} declares no fields")
        parameters(kind)
        report.counts["classes"] += 1
    state = case.game.new(case.setup)
    case.claim(callable(getattr(state, "copy", None)), f"{type(state).__name__} has no copy()")
    case.same("a fresh state from its snapshot", plain(restore(plain(state), case.game.parts)), plain(state))
    again = case.game.new(case.setup)
    case.same("a second fresh state", plain(again), plain(state))


def judge_entry_point(case: Case, report: Report) -> None:
    """Where the game is installed, it is found under its id."""
    for point in entry_points(group="ludoteca.games"):
        if point.name == case.game.id:
            case.claim(point.load().id == point.name, f"the entry point {point.name} holds {point.load().id}")
            report.counts["entry points"] += 1
