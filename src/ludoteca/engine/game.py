"""What the table must know of a game. A game is a value that holds functions; it inherits nothing."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable
from typing import Any, Final, Protocol

from msgspec import Struct

from ludoteca.engine.ask import Ask, Domain, Question, Steps
from ludoteca.engine.flow import Agenda, EventKind, Journal
from ludoteca.engine.hidden import Draw, Secret
from ludoteca.engine.scene import Scene

SPECTATOR: Final = 19
"""The seat of those who only watch: they know what is public."""
MOST_SEATS: Final = 16


class State(Protocol):
    """What lies on a table. Classes of a state declare `__slots__` and have an explicit `copy()`."""

    agenda: Agenda
    journal: Journal
    holders: list[int]
    """By role: the seat that holds it."""

    def copy(self) -> State: ...


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its values by name, the first one is the default."""

    id: str
    values: tuple[str, ...]
    rule: str = ""

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True)
class Setup:
    """How a table is set: how many seats, which options, which earlier game it continues and what came from there."""

    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    continues: str = ""
    """The hash of the record that this game continues in a campaign."""
    carried: str = ""
    """What the earlier game hands on, as the game itself writes it (`Game.carry`)."""

    def option(self, id: str) -> str:
        return self.options[id]


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the seats that won and what each seat scored."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]

    def prize(self, seat: int, together: bool) -> float:
        """What it is worth to a seat: who wins together with all has the whole win, others share it."""
        if seat not in self.winners:
            return 0.0
        return 1.0 if together else 1 / len(self.winners)


@dataclass(frozen=True, kw_only=True)
class Game:
    """A rulebook that the table can follow, with its promises."""

    id: str
    version: str
    folder: Traversable
    """Where content, look, texts and rulebook lie."""
    seats: tuple[int, int]
    new: Callable[[Setup], Any]
    steps: dict[str, Callable[..., Steps | None]]
    outcome: Callable[[Any], Outcome]
    scene: Callable[[Any, int], Scene]
    questions: tuple[Question, ...]
    parts: tuple[type, ...]
    """The classes of the state, for snapshots."""
    longest: int
    """No game has more lines in its ledger."""
    minutes: tuple[int, int] = (0, 0)
    """How long people take for a game, from the shortest to the longest; nothing is said where it is not known."""
    weight: int = 0
    """How much there is to learn, from 1 to 5; 0 where nobody has said."""
    round_step: str = ""
    """The step with which a round begins, as a record writes it (`turn 0`); nothing for a game without rounds."""
    turn_step: str = ""
    """The step in which a seat says what it does in its turn."""
    deed_step: str = ""
    """The step in which it is asked how to do that. A bot that looks one answer ahead looks on to the end of it, and
    judges that alone, not what comes then: `evaluate` must know a game that is decided."""
    events: tuple[EventKind, ...] = ()
    seat_names: tuple[str, ...] = ()
    roles: Domain | None = None
    options: tuple[Option, ...] = ()
    modes: tuple[Mapping[str, str], ...] = ()
    """Combinations of options that are played and tested as modes of their own."""
    refuses: Callable[[Setup], SetupError | None] | None = None
    """Why a set-up whose parts are all possible is not: a mode that needs more seats, options that exclude another."""
    invariants: Callable[[Any], list[str]] | None = None
    """What must hold after every answer; returns what does not."""
    element: Callable[[Any, Ask, int], str] | None = None
    """The thing on the table that a value of a question is about, where its domain does not name it: the die that an
    act would spend, the card that it would play. Nothing for a value that stands for itself."""
    pauses: tuple[str, ...] = ()
    """Steps at which people think anew, the next one first: an answer to a window may be left until one of them
    begins, which the text `until-<step>` names."""
    evaluate: Callable[[Any, int], float] | None = None
    """How good a possible state is for a seat, from 0 to 1."""
    odds: Callable[[Any, int], float] | None = None
    """How likely a seat is to win in a possible state, where the judgement is something else. People are told this in
    hints and analyses; bots can do without."""
    tastes: tuple[str, ...] = ()
    """Questions that bots answer by lot: who to be, before there is anything to judge."""
    temperaments: Mapping[str, Callable[[Any, int], float]] = field(default_factory=dict)
    """The same with other weights, by name: bots that play as well and otherwise."""
    together: Callable[[Any], bool] | None = None
    """Whether everybody wins or loses together in such a state; without it people play against each other."""
    traits: Callable[[Any, int], Mapping[str, tuple[str, ...]]] | None = None
    """What the lab counts about a seat: its faction, its feats, its Monsters. By trait (its text is `trait-<name>`) the
    text keys of all that the seat has of it. Asked when the first round begins and at the end."""
    imagine: Callable[[Any, Secret, int, Draw], tuple[int, ...]] | None = None
    """A possible value of a secret whose possibilities are too many to list."""
    carry: Callable[[Any], str] | None = None
    """What a finished game hands on to the next one of a campaign."""
    content: Mapping[str, type[Struct]] = field(default_factory=dict)
    """The kinds of content entries and their types."""

    def seat_name(self, seat: int) -> str:
        """The name of a seat in records and text keys."""
        if seat == SPECTATOR:
            return "spectator"
        return self.seat_names[seat] if seat < len(self.seat_names) else str(seat + 1)

    def role_name(self, role: int) -> str:
        """The name of a role in records and text keys."""
        return self.roles.name(role) if self.roles is not None else self.seat_name(role)

    def role_key(self, role: int) -> str:
        """The text key of a role."""
        return f"{self.roles.id}-{self.roles.name(role)}" if self.roles is not None else f"seat-{self.seat_name(role)}"

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats with which it cannot be played, whatever the options."""
        low, high = self.seats
        if not low <= seats <= high:
            raise SetupError("wrong-seats", game=self.id, low=low, high=high, seats=seats)

    def setup(
        self, seats: int, options: Mapping[str, str] | None = None, continues: str = "", carried: str = ""
    ) -> Setup:
        """A checked set-up with all defaults filled in."""
        self.check_seats(seats)
        given = dict(options or {})
        chosen = {option.id: given.pop(option.id, option.default) for option in self.options}
        for unknown in given:
            known = ", ".join(option.id for option in self.options) or "-"
            raise SetupError("unknown-option", game=self.id, option=unknown, known=known)
        for option in self.options:
            if chosen[option.id] not in option.values:
                values = ", ".join(option.values)
                raise SetupError("wrong-value", game=self.id, option=option.id, value=chosen[option.id], values=values)
        setup = Setup(seats, chosen, continues, carried)
        refusal = self.refuses(setup) if self.refuses is not None else None
        if refusal is not None:
            raise refusal
        return setup

    def accepts(self, seats: int, options: Mapping[str, str] | None = None) -> bool:
        """Whether a table can be set like this."""
        try:
            self.setup(seats, options)
        except SetupError:
            return False
        return True

    def fewest_seats(self, options: Mapping[str, str] | None = None) -> int:
        """The smallest number of seats for these options; the smallest at all if the options are wrong anyway."""
        low, high = self.seats
        return next((seats for seats in range(low, high + 1) if self.accepts(seats, options)), low)

    def variants(self) -> list[Setup]:
        """Every seat count with the defaults, with each value of each option, and with each mode, as far as possible.

        This is what the conformance kit plays.
        """
        tried: list[Mapping[str, str]] = [{}]
        tried += [{option.id: value} for option in self.options for value in option.values[1:]]
        tried += self.modes
        found: list[Setup] = []
        for options in tried:
            for seats in range(self.seats[0], self.seats[1] + 1):
                try:
                    setup = self.setup(seats, options)
                except SetupError:
                    continue
                if setup not in found:
                    found.append(setup)
        return found


class SpokenError(Exception):
    """An error with a text of its own in both languages: `error-<key>` with these arguments."""

    def __init__(self, key: str, **args: str | int) -> None:
        self.key = key
        self.args_by_name: dict[str, str | int] = args
        super().__init__(key + (": " + ", ".join(f"{k}={v}" for k, v in args.items()) if args else ""))


class SetupError(SpokenError):
    """A table cannot be set like this."""


@cache
def installed() -> tuple[dict[str, Game], dict[str, str]]:
    """The games of all installed packages, and what went wrong with those that could not be loaded."""
    games: dict[str, Game] = {}
    faults: dict[str, str] = {}
    for point in sorted(entry_points(group="ludoteca.games"), key=lambda point: point.name):
        try:
            game = point.load()
            games[game.id] = game
        except Exception as error:  # a broken package must not take the others down
            faults[point.name] = f"{point.value}: {type(error).__name__}: {error}"
    return games, faults


def find_game(id: str) -> Game:
    """The installed game with this id."""
    games, faults = installed()
    if id in games:
        return games[id]
    if id in faults:
        raise SetupError("broken-game", game=id, fault=faults[id])
    close = difflib.get_close_matches(id, games, 1)
    if close:
        raise SetupError("unknown-game-close", game=id, close=close[0])
    raise SetupError("unknown-game", game=id, known=", ".join(games) or "-")
