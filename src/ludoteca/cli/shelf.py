"""The games that are installed, and those that could not be opened."""

from __future__ import annotations

import json
import sys
from typing import Any

from ludoteca.cli.voice import Voice
from ludoteca.engine.game import Game, installed
from ludoteca.engine.scene import Text
from ludoteca.engine.text import LANGUAGES, Texts


def show_games(voice: Voice, as_json: bool) -> int:
    """List the games, for people or for programs."""
    games = on_shelf(voice)
    if as_json:
        print(json.dumps([described(game) for game in games], ensure_ascii=False, indent=2))
        return 0
    for game in games:
        print(entry(voice, game))
    if not games:
        print(voice.say("games-none"))
    return 0


def on_shelf(voice: Voice) -> list[Game]:
    """The installed games; what is wrong with the others is said on stderr."""
    games, faults = installed()
    for name, fault in faults.items():
        print(voice.say("error-broken-game", game=name, fault=fault), file=sys.stderr)
    return list(games.values())


def described(game: Game) -> dict[str, Any]:
    """A game as `games --json` tells it."""
    texts = Texts.of(game.folder)
    return {
        "id": game.id,
        "title": {lang: texts.t(lang, "title") for lang in LANGUAGES},
        "seats": list(game.seats),
        "options": {option.id: {"default": option.default, "values": list(option.values)} for option in game.options},
    }


def entry(voice: Voice, game: Game, with_options: bool = True) -> str:
    """A game in a list: title, id, seats, what it is about, and its options if wanted."""
    resolve = voice.of(game)
    lines = [voice.say("games-entry", title=resolve(Text("title")), id=game.id, seats=seats_of(voice, game))]
    lines.append("    " + resolve(Text("blurb")))
    options = [voice.say("games-option", option=one.id, values=", ".join(one.values)) for one in game.options]
    return "\n".join([*lines, *("    " + option for option in options if with_options)])


def seats_of(voice: Voice, game: Game) -> str:
    low, high = game.seats
    return voice.say("games-seats-fixed", seats=low) if low == high else voice.say("games-seats", low=low, high=high)
