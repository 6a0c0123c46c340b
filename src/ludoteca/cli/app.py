"""The way from the words of a command line to a command, and what is said when they name none."""

from __future__ import annotations

import difflib
import os
import sys
from functools import partial

from ludoteca import __version__
from ludoteca.cli import WRONG
from ludoteca.cli.voice import Voice
from ludoteca.engine.text import pick_language


def run(argv: list[str]) -> int:
    """Find the command that the words name and run it."""
    argv, lang = without_language(argv)
    voice = Voice(pick_language(lang, os.environ))
    try:
        if lang is not None:
            voice.change(lang)
        return obey(voice, argv)
    except BrokenPipeError:
        raise
    except Exception as error:
        from ludoteca.cli.faults import SPOKEN, in_words

        if not isinstance(error, SPOKEN):
            raise
        print(in_words(voice, error), file=sys.stderr)
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


def obey(voice: Voice, argv: list[str]) -> int:
    """Answer for help and version at once; everything else is parsed."""
    if "--help" in argv or "-h" in argv or argv[:1] == ["help"]:
        from ludoteca.cli.help import page

        print(page(voice, [word for word in argv if not word.startswith("-") and word != "help"]))
        return 0
    if argv == ["--version"]:
        print(f"ludoteca {__version__}")
        return 0
    return parse(voice, argv)


def parse(voice: Voice, argv: list[str]) -> int:
    """Let cyclopts match the words with the parameters of a command, and run it."""
    from cyclopts import App, CycloptsError

    from ludoteca.cli import commands

    app = App(name="ludoteca", help_flags=[], version_flags=[])
    inner: dict[str, App] = {}
    for name, command in commands.COMMANDS.items():
        group, _, last = name.rpartition(" ")
        if group and group not in inner:
            inner[group] = App(name=group, help_flags=[], version_flags=[])
            app.command(inner[group])
        if name:
            inner.get(group, app).command(partial(command, voice), name=last)
    try:
        if not argv:
            return commands.lobby(voice)
        if argv[0] in inner and len(argv) == 1:
            return obey(voice, [*argv, "--help"])
        done = app(argv, exit_on_error=False, print_error=False, verbose=False, result_action="return_value")
    except CycloptsError as error:
        print(fault(voice, error, argv, list(commands.COMMANDS)), file=sys.stderr)
        return WRONG
    return int(done)


def fault(voice: Voice, error: Exception, argv: list[str], known: list[str]) -> str:
    """A wrong command line in words, and where to read what is right."""
    from cyclopts import exceptions

    assert isinstance(error, exceptions.CycloptsError)
    chain = " ".join(error.command_chain or ())
    if not chain or chain not in known:
        return unknown(voice, argv, known)
    hint = voice.say("cli-see-help", command=f"ludoteca {chain} --help")
    name = spelling(voice, chain, error.argument.name if error.argument is not None else "")
    if isinstance(error, exceptions.UnknownOptionError):
        said = voice.say("cli-unknown-option", option=error.token.keyword or error.token.value)
    elif isinstance(error, exceptions.MissingArgumentError):
        said = voice.say("cli-missing", name=name)
    elif isinstance(error, exceptions.CoercionError):
        said = voice.say("cli-wrong-value", name=name, value=error.token.value if error.token is not None else "")
    elif isinstance(error, exceptions.RepeatArgumentError):
        said = voice.say("cli-twice", name=error.token.keyword or "")
    elif error.unused_tokens:
        said = voice.say("cli-too-many", words=" ".join(error.unused_tokens))
    else:
        said = voice.say("cli-wrong", fault=str(error))
    return f"{said} {hint}"


def spelling(voice: Voice, command: str, parameter: str) -> str:
    """A parameter as the help page of its command writes it."""
    from ludoteca.cli.help import key_of

    return voice.say(f"{key_of(command)}.{parameter.lstrip('-')}").partition(" ")[0] if parameter else ""


def unknown(voice: Voice, argv: list[str], known: list[str]) -> str:
    """No command has this name: the nearest one, or all of them."""
    groups = {name.split(" ")[0] for name in known if " " in name}
    words = [word for word in argv if not word.startswith("-")][: 2 if argv[0] in groups else 1]
    if not words:
        hint = voice.say("cli-see-help", command="ludoteca --help")
        return voice.say("cli-unknown-option", option=argv[0]) + " " + hint
    name = " ".join(words)
    close = difflib.get_close_matches(name, known, 1)
    if close:
        return voice.say("cli-unknown-command-close", command=name, close=close[0])
    some = [command for command in known if command.startswith(argv[0] + " ")] or [c for c in known if c]
    return voice.say("cli-unknown-command", command=name, known=", ".join(some))
