"""Setting a table from what was typed: options, and who sits where."""

from __future__ import annotations

import difflib
from typing import Final

from ludoteca.bots import LEVELS, check_bot, is_bot, lacks_budget
from ludoteca.cli.faults import CommandError
from ludoteca.engine.game import Game, Setup
from ludoteca.telling import YOU

SIGNS_OF_A_BOT: Final = frozenset(":@")
"""Nobody's name has these: they describe a bot (`tree:400@builder`)."""


def options_from(words: list[str]) -> dict[str, str]:
    """`KEY=VALUE` words, also several in one word with commas between them."""
    chosen: dict[str, str] = {}
    for word in ",".join(words).split(",") if words else []:
        key, equals, value = word.strip().partition("=")
        if not equals or not key:
            raise CommandError("set-form", word=word)
        chosen[key] = value
    return chosen


def people_and_bots(game: Game, seats: str, mine: list[str], options: dict[str, str]) -> list[str]:
    """Who sits where: one name for each seat, the name of a bot or that of a person.

    `seats` is a list of names, or how many seats there are; `mine` names the seats or roles that you take.
    """
    words = [word.strip() for word in seats.split(",")] if seats else []
    if words and not all(words):
        raise CommandError("seats-form", seats=seats)
    count = seats_counted(game, words, options)
    if count:
        words = [opponent(game)] * count
        if not mine:
            words[0] = YOU
    names = [name_of(game, word) for word in words]
    setup = game.setup(len(names), options)
    for role in ",".join(mine).split(",") if mine else []:
        names[seat_named(game, setup, role)] = YOU
    return names


def seats_counted(game: Game, words: list[str], options: dict[str, str]) -> int:
    """How many seats there are if only their number was said, or nothing at all; else 0."""
    if not words:
        return game.fewest_seats(options)
    if len(words) == 1 and words[0].isdecimal():
        return game.setup(int(words[0][:9]), options).seats
    return 0


def opponent(game: Game) -> str:
    """The bot that sits down where nobody else does: the best that the game can have."""
    return "random" if game.evaluate is None else "greedy"


def name_of(game: Game, word: str) -> str:
    """A bot's name or a person's; what is nearly a bot's name is a slip, and so is what looks like a description."""
    if is_bot(word) or lacks_budget(word) or SIGNS_OF_A_BOT & set(word):
        check_bot(game, word)
        return word
    close = difflib.get_close_matches(word.lower(), LEVELS, 1, 0.8)
    if close:
        raise CommandError("unknown-bot-close", bot=word, close=close[0])
    if any(letter.isspace() for letter in word) or not word.isprintable():
        raise CommandError("name-form", name=word if word.isprintable() else ascii(word))
    return YOU if word.lower() in (YOU, "me", "tu", "io") else word


def seat_named(game: Game, setup: Setup, name: str) -> int:
    """The seat with this name, or the seat that holds the role with this name."""
    seats = {game.seat_name(seat): seat for seat in range(setup.seats)}
    if name in seats:
        return seats[name]
    holders: list[int] = game.new(setup).holders
    roles = {game.role_name(role): seat for role, seat in enumerate(holders)}
    if name in roles:
        return roles[name]
    raise CommandError("unknown-seat", seat=name, known=", ".join({**seats, **roles}))


def bots_only(game: Game, seats: str, options: dict[str, str]) -> list[str]:
    """The bots of a simulation, one for each seat; random ones if none are named."""
    words = [word.strip() for word in seats.split(",")] if seats else []
    words = ["random"] * seats_counted(game, words, options) or words
    for word in words:
        if not (is_bot(word) or lacks_budget(word) or SIGNS_OF_A_BOT & set(word)):
            raise CommandError("no-bot", bot=word, known=", ".join(LEVELS))
        check_bot(game, word)
    return words
