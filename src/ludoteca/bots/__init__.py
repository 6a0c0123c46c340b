"""Bots: players that know what a person in their chair would know. They are found here by their names."""

from __future__ import annotations

import difflib
import re
from typing import Final

from ludoteca.bots.bot import Bot, Turn, is_together, judge_of, key_of, possible_tables, turn_at, turn_in
from ludoteca.bots.greedy import Greedy
from ludoteca.bots.random import Random
from ludoteca.bots.thinker import FLAT, TREE, Budget, Thinker
from ludoteca.engine.game import Game, SetupError

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "Greedy",
    "Random",
    "Thinker",
    "Turn",
    "check_bot",
    "is_bot",
    "is_together",
    "key_of",
    "lacks_budget",
    "new_bot",
    "possible_tables",
    "turn_at",
    "turn_in",
]

LEVELS: Final[dict[str, str]] = {
    "random": "random",
    "greedy": "greedy",
    "flat": "flat:50",
    "scout": "tree:50",
    "planner": "tree:300",
    "master": "tree:1800",
}
"""The bots by name, in the order of what they spend on a decision, and what each of them is."""
WAYS: Final = {"flat": FLAT, "tree": TREE}
SPEC: Final = re.compile(r"(?P<kind>[a-z]+)(?::(?P<budget>\d+(?:\.\d+)?)(?P<unit>s?))?(?:@(?P<temperament>[\w-]+))?")
"""`tree:400`, `flat:0.5s`, `greedy@builder`: what it does, what a decision may cost, and its temperament."""
LONGEST_FIGURE: Final = 9


def is_bot(name: str) -> bool:
    """Whether this is the name of a bot, or says what it should be."""
    found = SPEC.fullmatch(name)
    if found is None or (found["kind"] == "random" and found["temperament"] is not None):
        return False
    return found["kind"] in (LEVELS if found["budget"] is None else WAYS)


def lacks_budget(name: str) -> bool:
    """Whether this is a way to think without a budget, or with one that is none: `tree`, `tree@builder`, `flat:40x`."""
    way, colon, _ = name.lower().partition("@")[0].partition(":")
    return way in WAYS and not is_bot(name) and (bool(colon) or way not in LEVELS)


def check_bot(game: Game, name: str) -> Bot:
    """The bot with this name, if there is one and it can play the game: its temperament is one of the game's."""
    bot = new_bot(name, 0)
    if isinstance(bot, Greedy | Thinker):
        judge_of(game, bot.temperament)
    return bot


def new_bot(name: str, key: int) -> Bot:
    """The bot with this name: a level or a kind with its budget (`tree:400`, `tree:0.5s`), perhaps `@temperament`."""
    found = SPEC.fullmatch(name)
    kind = found["kind"] if found is not None else ""
    if found is None or not is_bot(name):
        if lacks_budget(name):
            raise SetupError("bot-budget", bot=name)
        if kind == "random" and found is not None and found["temperament"] and not found["budget"]:
            raise SetupError("no-temperament", bot=name, name=found["temperament"])
        close = difflib.get_close_matches(name, LEVELS, 1)
        if close:
            raise SetupError("unknown-bot-close", bot=name, close=close[0])
        raise SetupError("unknown-bot", bot=name, known=", ".join(LEVELS))
    temperament = found["temperament"] or ""
    if kind == "random":
        return Random(key)
    if kind == "greedy":
        return Greedy(key, temperament)
    if found["budget"] is None:
        found = SPEC.fullmatch(LEVELS[kind])
        assert found is not None
    return Thinker(key, WAYS[found["kind"]], budget_of(name, found["budget"], found["unit"]), temperament)


def budget_of(name: str, figure: str, unit: str) -> Budget:
    """`400` iterations, or `0.5s`."""
    if len(figure) > LONGEST_FIGURE or not (unit or figure.isdecimal()):
        raise SetupError("bot-budget", bot=name)
    budget = Budget(seconds=float(figure)) if unit else Budget(iterations=int(figure))
    if not budget.iterations and not budget.seconds:
        raise SetupError("bot-budget", bot=name)
    return budget
