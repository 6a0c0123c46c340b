"""Speaking to the user in the language asked for: phrases of the command line, and errors as one clear sentence."""

from __future__ import annotations

from importlib.resources import files

from ludoteca.engine.content import ContentError
from ludoteca.engine.game import Game, SpokenError
from ludoteca.engine.record import RecordError
from ludoteca.engine.rulebook import RulebookError
from ludoteca.engine.scene import Resolver, Text, resolver
from ludoteca.engine.text import LANGUAGES, Argument, Texts

FOLDER = files("ludoteca.cli")


class CommandError(SpokenError):
    """A command that cannot be carried out as it was given."""


class Voice:
    """One language. It may change while a game is played, and everything said after that is in the new one."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def change(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise CommandError("unknown-language", lang=lang, known=", ".join(LANGUAGES))
        self.lang = lang

    def say(self, key: str, **args: Argument) -> str:
        """A phrase of the command line."""
        return Texts.of(FOLDER).t(self.lang, key, **args)

    def of(self, game: Game) -> Resolver:
        """Turns the texts of a game into sentences."""
        texts = Texts.of(game.folder)
        return resolver(lambda key, **args: texts.t(self.lang, key, **args))

    def title(self, game: Game) -> str:
        return self.of(game)(Text("title"))

    def series(self, names: list[str]) -> str:
        """Several names in one sentence."""
        if len(names) < 2:
            return "".join(names)
        return self.say("and", most=", ".join(names[:-1]), last=names[-1])

    def error(self, error: Exception, game: Game | None = None) -> str:
        """What went wrong and what to do about it."""
        if isinstance(error, ContentError):
            return error.text(self.lang)
        if isinstance(error, RecordError):
            fault = self.say(f"record-{error.fault}", **{"line": error.line} | error.details)
            return self.say("record-wrong", line=error.line, fault=fault)
        if isinstance(error, SpokenError):
            key = f"error-{error.key}"
            own = Texts.of(game.folder) if game is not None else Texts.of(FOLDER)
            texts = own if own.has(self.lang, key) else Texts.of(FOLDER)
            return texts.t(self.lang, key, **error.args_by_name)
        if isinstance(error, OSError):
            return self.say("error-file", file=str(error.filename or ""), fault=error.strerror or str(error))
        return str(error)


SPOKEN = (SpokenError, ContentError, RulebookError, OSError)
"""What a user can do something about."""
