"""The commands with their help in both languages, and the way from words to a command."""

from __future__ import annotations

import functools
import inspect
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, get_type_hints

from cyclopts import App, CycloptsError, Group, Parameter
from cyclopts.exceptions import CoercionError, MissingArgumentError, UnknownCommandError, UnknownOptionError

from ludoteca import __version__
from ludoteca.cli import WRONG, commands
from ludoteca.cli.voice import SPOKEN, CommandError, Voice
from ludoteca.engine.text import LANGUAGES, pick_language

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

Command = Callable[..., int]


def run(argv: list[str]) -> int:
    """Find the command that the words name and run it."""
    argv, lang = without_language(argv)
    voice = Voice(pick_language(lang, os.environ))
    try:
        if lang is not None:
            voice.change(lang)
        done = build(voice)(argv, exit_on_error=False, print_error=False, result_action="return_value")
        return int(done or 0)
    except CycloptsError as error:
        print(words_of(voice, error), file=sys.stderr)
    except BrokenPipeError:
        raise
    except SPOKEN as error:
        print(voice.error(error), file=sys.stderr)
    return WRONG


def without_language(argv: list[str]) -> tuple[list[str], str | None]:
    """`--lang` may stand anywhere: the other words, and the language."""
    rest: list[str] = []
    lang: str | None = None
    words = iter(argv)
    for word in words:
        if word == "--lang":
            lang = next(words, "")
        elif word.startswith("--lang="):
            lang = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return rest, lang


def build(voice: Voice) -> App:
    """All commands, with their help in the voice's language."""
    groups = {
        "group_commands": Group(voice.say("help-title-commands")),
        "group_parameters": Group(voice.say("help-title-parameters")),
        "group_arguments": Group(voice.say("help-title-arguments")),
    }
    common: dict[str, Any] = {**groups, "help_flags": ["--help", "-h"], "version_flags": [], "help_format": "plaintext"}
    app = App(name="ludoteca", help=voice.say("help-ludoteca"), help_formatter=Page(voice), version=__version__, **common)
    app.version_flags = ("--version",)
    app.help_epilogue = voice.say("help-lang")
    app.default(spoken(commands.lobby, voice))
    for command in (commands.games, commands.play, commands.sim, commands.rules, commands.bench):
        add(app, command, command.__name__, voice)
    for name, parts in (("record", commands.RECORD), ("content", commands.CONTENT)):
        inner = App(name=name, help=voice.say(f"help-{name}"), **common)
        app.command(inner)
        for part, command in parts.items():
            add(inner, command, part, voice)
    for flag in ("--help", "-h", "--version"):
        app[flag].help = voice.say("help-flag-version" if flag == "--version" else "help-flag-help")
    return app


def add(app: App, command: Command, name: str, voice: Voice) -> None:
    """Register a command; its help ends with examples."""
    key = f"help-{command.__name__.replace('_', '-')}"
    page = voice.say(key) + "\n\n" + voice.say("help-title-examples") + "\n" + indent(voice.say(f"{key}.examples"))
    app.command(spoken(command, voice), name=name, help=page)


def indent(text: str) -> str:
    return "\n".join("  " + line for line in text.splitlines())


def spoken(command: Command, voice: Voice) -> Command:
    """The command without its first parameter, the voice, and with help for each of the others."""
    hints = get_type_hints(command, include_extras=True)
    signature = inspect.signature(command)
    key = f"help-{command.__name__.replace('_', '-')}"
    parameters = []
    for name, parameter in list(signature.parameters.items())[1:]:
        said = Parameter(help=voice.say(f"{key}.{name.rstrip('_')}"))
        parameters.append(parameter.replace(annotation=Annotated[hints[name], said]))

    def call(*args: Any, **kwargs: Any) -> int:
        return command(voice, *args, **kwargs)

    functools.update_wrapper(call, command, assigned=("__name__", "__module__"), updated=())
    del call.__wrapped__  # type: ignore[attr-defined]
    call.__signature__ = signature.replace(parameters=parameters, return_annotation=int)  # type: ignore[attr-defined]
    call.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters} | {"return": int}
    return call


def words_of(voice: Voice, error: CycloptsError) -> str:
    """A wrong command line, and what to type instead."""
    chain = " ".join(["ludoteca", *(error.command_chain or ())])
    hint = voice.say("cli-see-help", command=f"{chain} --help")
    if isinstance(error, UnknownCommandError):
        word = (error.unused_tokens or ["?"])[0]
        names = [name for name in (error.app or ()) if not name.startswith("-")]
        return voice.say("cli-unknown-command", command=word, known=", ".join(sorted(names))) + " " + hint
    if isinstance(error, UnknownOptionError):
        return voice.say("cli-unknown-option", option=error.token.keyword or error.token.value) + " " + hint
    name = error.argument.name if error.argument is not None else ""
    if isinstance(error, MissingArgumentError):
        return voice.say("cli-missing", name=name.lstrip("-").upper() if not error.argument_is_option() else name) + " " + hint
    if isinstance(error, CoercionError):
        value = error.token.value if error.token is not None else ""
        return voice.say("cli-wrong-value", name=name, value=value) + " " + hint
    if error.unused_tokens:
        return voice.say("cli-too-many", words=" ".join(error.unused_tokens)) + " " + hint
    return voice.say("cli-wrong", fault=str(error)) + " " + hint
