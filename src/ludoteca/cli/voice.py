"""Speaking to the user in the language asked for. Kept light: even a help page needs it."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from ludoteca.engine.text import LANGUAGES, Argument, Texts, figure

if TYPE_CHECKING:
    from ludoteca.engine.game import Game
    from ludoteca.engine.scene import Resolver

FOLDER = files("ludoteca.cli")


class Voice:
    """One language. It may change while a game is played, and everything said after that is in the new one."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def change(self, lang: str) -> None:
        """Speak another language from now on."""
        if lang not in LANGUAGES:
            from ludoteca.cli.faults import CommandError

            raise CommandError("unknown-language", lang=lang, known=", ".join(LANGUAGES))
        self.lang = lang

    def say(self, key: str, **args: Argument) -> str:
        """A phrase of the command line."""
        return Texts.of(FOLDER).t(self.lang, key, **args)

    def figure(self, value: float, places: int = 0) -> str:
        """A figure with the signs of the language."""
        return figure(self.lang, value, places)

    def of(self, game: Game) -> Resolver:
        """Turns the texts of a game into sentences."""
        from ludoteca.engine.scene import resolver

        texts = Texts.of(game.folder)
        return resolver(lambda key, **args: texts.t(self.lang, key, **args))

    def title(self, game: Game) -> str:
        return Texts.of(game.folder).t(self.lang, "title")

    def series(self, names: list[str]) -> str:
        """Several names in one sentence."""
        if len(names) < 2:
            return "".join(names)
        return self.say("and", most=", ".join(names[:-1]), last=names[-1])
