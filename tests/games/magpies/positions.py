"""Positions for the tests of Magpies, written as an example in a rulebook would put them.

table = magpies(seats=3).at(south="oak").hangs(elm="ring").nest("west", coin=2).turn("south", roll="two")
answer(table, "south", "elm")
"""

from __future__ import annotations

from dataclasses import replace

from ludoteca.engine.ask import NOTHING
from ludoteca.engine.chance import Scripted, Stream
from ludoteca.engine.hidden import Secret
from ludoteca.engine.observe import event_text, texts_of
from ludoteca.engine.scene import resolver
from ludoteca.engine.table import Table
from ludoteca.games.magpies import GAME
from ludoteca.games.magpies.rules import SEAT, TREE, TREES, TRINKET, Magpies


class Position:
    """A wood without a single trinket; what a test needs is put there by name."""

    def __init__(self, seats: int, length: str) -> None:
        self.setup = GAME.setup(seats, {"length": length})
        self.g: Magpies = GAME.new(self.setup)
        self.g.agenda.clear()
        self.g.bag = [0] * len(TRINKET.names)
        self.favourite(**{SEAT.names[seat]: "button" for seat in range(seats)})

    def at(self, **trees: str) -> Position:
        """Magpies sit in these trees."""
        for seat, tree in trees.items():
            self.g.at[SEAT.value(seat)] = TREE.value(tree)
        return self

    def hangs(self, **trinkets: str) -> Position:
        """Trinkets hang in these trees."""
        for tree, trinket in trinkets.items():
            self.g.trees[TREE.value(tree)] = TRINKET.value(trinket)
        return self

    def bag(self, **counts: int) -> Position:
        """So many trinkets are in the bag."""
        for trinket, count in counts.items():
            self.g.bag[TRINKET.value(trinket)] = count
        return self

    def nest(self, seat: str, **counts: int) -> Position:
        """So many trinkets are in a nest."""
        for trinket, count in counts.items():
            self.g.nests[SEAT.value(seat)][TRINKET.value(trinket)] = count
        return self

    def favourite(self, **trinkets: str) -> Position:
        """These are the secret favourites."""
        known = {SEAT.names[seat]: secret.value for seat, secret in enumerate(self.g.favourites)}
        known |= {seat: (TRINKET.value(trinket),) for seat, trinket in trinkets.items()}
        possible: list[tuple[int, ...]] = [(trinket,) for trinket in range(len(TRINKET.names))]
        self.g.favourites = [Secret(value, 1 << seat, possible) for seat, value in enumerate(known.values())]
        return self

    def round(self, number: int) -> Position:
        """This round is being played."""
        self.g.round = number
        return self

    def turn(self, seat: str, roll: str = "one", draws: str = "") -> Table:
        """A table where this seat has rolled; then chance says what `draws` says, and the next seat rolls a three."""
        self.g.agenda.then("turn", SEAT.value(seat))
        return self.table([roll, *draws.split(), "three"])

    def counting(self) -> Table:
        """A table where the last turn is over and the nests have been counted."""
        self.g.agenda.then("end")
        return self.table([])

    def table(self, script: list[str]) -> Table:
        return Table(replace(GAME, new=lambda setup: self.g), self.setup, Scripted(script))


def magpies(seats: int = 2, length: str = "short") -> Position:
    """A position to arrange."""
    return Position(seats, length)


def new_table(seats: int = 2, length: str = "short", chance: str = "", key: int = 1) -> Table:
    """A table at the very beginning; chance says these names first."""
    return Table(GAME, GAME.setup(seats, {"length": length}), Scripted(chance.split(), Stream(key)))


def offered(table: Table, seat: str) -> list[str]:
    """The options of the seat's open question, by name."""
    ask = table.ask_of(SEAT.value(seat))
    return [] if ask is None else [ask.question.domain.name(option) for option in ask.options]


def question(table: Table, seat: str) -> str:
    """What the seat is asked now."""
    ask = table.ask_of(SEAT.value(seat))
    return "" if ask is None else ask.question.id


def answer(table: Table, seat: str, *names: str) -> None:
    """Answer one question after the other by name."""
    for name in names:
        ask = table.ask_of(SEAT.value(seat))
        assert ask is not None, f"{seat} is asked nothing"
        table.answer(SEAT.value(seat), ask.question.domain.value(name))


def choose_favourites(table: Table) -> None:
    """Everybody loves buttons."""
    for seat, _ in table.asked():
        answer(table, SEAT.names[seat], "button")


def nest(table: Table, seat: str) -> dict[str, int]:
    """What lies in a nest."""
    held: list[int] = table.state.nests[SEAT.value(seat)]
    return {TRINKET.names[trinket]: count for trinket, count in enumerate(held) if count}


def bag(table: Table) -> dict[str, int]:
    """What is left in the bag."""
    return {TRINKET.names[trinket]: count for trinket, count in enumerate(table.state.bag) if count}


def hanging(table: Table) -> dict[str, str]:
    """What hangs in the trees."""
    trees: list[int] = table.state.trees
    return {TREE.names[tree]: TRINKET.names[trees[tree]] for tree in range(TREES) if trees[tree] != NOTHING}


def sitting(table: Table) -> dict[str, str]:
    """Where the magpies sit."""
    return {SEAT.names[seat]: TREE.names[tree] for seat, tree in enumerate(table.state.at)}


def chronicle(table: Table, lang: str = "en") -> list[str]:
    """What has happened, in sentences."""
    texts = texts_of(GAME)
    say = resolver(lambda key, **args: texts.t(lang, key, **args))
    return [say(event_text(event)) for event in table.events]
