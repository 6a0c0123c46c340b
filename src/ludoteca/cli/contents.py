"""Checking and showing the content of a game: its figures, and where they come from."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.cli import WRONG
from ludoteca.cli.faults import CommandError
from ludoteca.cli.voice import Voice
from ludoteca.engine.content import check, load
from ludoteca.engine.game import SetupError, find_game, installed


def check_content(voice: Voice, what: str) -> int:
    """Check the content of a game, or of a folder in which somebody writes one."""
    folder, kinds = folder_of(what)
    checked = check(folder, kinds)
    print(checked.text(voice.lang))
    if kinds is None and checked.ok:
        print(voice.say("content-schema-unknown"))
    return 0 if checked.ok else WRONG


def folder_of(what: str) -> tuple[Any, Mapping[str, Any] | None]:
    """The folder that a word names, and the kinds of entries if its game is installed."""
    games, faults = installed()
    if what in games or what in faults:
        game = find_game(what)
        return game.folder, game.content
    path = Path(what)
    if path.is_dir():
        for game in games.values():
            home = Path(str(game.folder)).resolve()
            if path.resolve() in (home, home / "content"):
                return path, game.content
        return path, None
    if path.exists():
        raise CommandError("no-folder", folder=what)
    try:
        find_game(what)
    except SetupError as error:
        raise CommandError("no-game-or-folder", name=what) from error
    raise AssertionError(what)


def show_content(voice: Voice, id: str, provenance: bool) -> int:
    """List the entries of a game with their figures, or where each comes from."""
    game = find_game(id)
    content = load(game.folder, game.content)
    if provenance:
        for row in content.provenance:
            group = f" ({row.group})" if row.group else ""
            print(f"{row.file}  {row.kind} {row.id}{group}  {voice.say('provenance-' + row.tag)}")
        return 0
    for kind, cls in game.content.items():
        for entry in content.all(cls):
            print(f"{kind} {figures(msgspec.to_builtins(entry))}")
    return 0


def figures(entry: Mapping[str, Any]) -> str:
    """An entry on one line."""
    rest = ", ".join(f"{key} = {value}" for key, value in entry.items() if key != "id")
    return f"{entry.get('id', '')}: {rest}"
