"""What a user can do something about, as one clear sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludoteca.cli.voice import FOLDER, Voice
from ludoteca.engine.content import ContentError
from ludoteca.engine.game import Game, SpokenError, installed
from ludoteca.engine.rulebook import RulebookError
from ludoteca.engine.text import Texts, spoken
from ludoteca.lab import FOLDER as LAB


class CommandError(SpokenError):
    """A command that cannot be carried out as it was given."""


SPOKEN: Final = (SpokenError, ContentError, RulebookError, OSError)
"""The faults that are answered with a sentence; any other is a fault of the program."""
FILE_FAULTS: Final[dict[type[OSError], str]] = {
    FileNotFoundError: "file-missing",
    PermissionError: "file-forbidden",
    IsADirectoryError: "file-folder",
    NotADirectoryError: "file-missing",
    FileExistsError: "file-exists",
}


def in_a_folder(path: Path) -> None:
    """A file can be written there: its folder exists, for one that is mistyped must not come to be."""
    if not path.parent.is_dir():
        raise CommandError("save-folder", folder=str(path.parent))


def in_words(voice: Voice, error: Exception, game: Game | None = None) -> str:
    """What went wrong and what to do about it."""
    if isinstance(error, ContentError):
        return error.text(voice.lang)
    if isinstance(error, SpokenError):
        if "why" in error.args_by_name and isinstance(error.__cause__, SpokenError):
            error.args_by_name["why"] = as_a_clause(voice, error.__cause__, game)
        return spoken(texts_with(f"error-{error.key}", game), voice.lang, error)
    if isinstance(error, OSError):
        return voice.say("error-file", file=str(error.filename or ""), fault=file_fault(voice, error))
    return str(error)


def as_a_clause(voice: Voice, error: SpokenError, game: Game | None) -> str:
    """The same at the end of another sentence: it begins small, and calls the game by its title."""
    known = installed()[0].get(str(error.args_by_name.get("game", "")))
    title = "" if known is None else voice.title(known)
    if title:
        error.args_by_name["game"] = title
    said = in_words(voice, error, game)
    return said if title and said.startswith(title) else said[:1].lower() + said[1:]


def texts_with(key: str, game: Game | None) -> Texts:
    """The texts that have this key: those of the game, of the commands, or of the game that has such an error."""
    asked = [] if game is None else [game.folder]
    for folder in (*asked, FOLDER, LAB, *(known.folder for known in installed()[0].values())):
        texts = Texts.of(folder)
        if texts.has("en", key):
            return texts
    return Texts.of(FOLDER)


def file_fault(voice: Voice, error: OSError) -> str:
    """Why a file cannot be used; the system's own words only where there are none of ours."""
    for kind, key in FILE_FAULTS.items():
        if isinstance(error, kind):
            return voice.say(key)
    return error.strerror or str(error)
