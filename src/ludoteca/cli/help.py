"""Help pages, made of the texts `help-<command>`: what it does, each parameter, examples."""

from __future__ import annotations

import inspect
import shutil
import textwrap

from ludoteca.cli.commands import COMMANDS, Command
from ludoteca.cli.voice import Voice


def page(voice: Voice, words: list[str]) -> str:
    """The help page of the command that the words name, or of everything."""
    name = next((" ".join(words[:n]) for n in (2, 1) if " ".join(words[:n]) in COMMANDS), "")
    if name:
        return command_page(voice, name, COMMANDS[name])
    group = words[0] if words and any(known.startswith(words[0] + " ") for known in COMMANDS) else ""
    return overview(voice, group)


def key_of(name: str) -> str:
    """The text key of a command's help."""
    return "help-" + (name.replace(" ", "-") or "lobby")


def overview(voice: Voice, group: str) -> str:
    """All commands, or those of one group, each with its first sentence."""
    known = [name for name in COMMANDS if name.startswith(group + " ")] if group else list(COMMANDS)
    rows = [(f"ludoteca {name}".strip(), first_sentence(voice.say(key_of(name)))) for name in known]
    indent = max(len(left) for left, _ in rows) + 4
    lines = [voice.say("help-ludoteca"), "", voice.say("help-title-commands")]
    for left, right in rows:
        lines += hanging(left, right, indent)
    return "\n".join([*lines, "", voice.say("help-more"), *language(voice)])


def command_page(voice: Voice, name: str, command: Command) -> str:
    """What a command does, how it is called, and examples."""
    key = key_of(name)
    lines = [voice.say(f"{key}.usage"), "", *textwrap.wrap(voice.say(key), width())]
    entries = [voice.say(f"{key}.{parameter.rstrip('_')}") for parameter in parameters(command)]
    if entries:
        lines += ["", voice.say("help-title-parameters")]
    for entry in entries:
        spelling, _, meaning = entry.partition(" : ")
        lines += hanging(spelling, meaning, 24)
    lines += ["", voice.say("help-title-examples")]
    lines += ["  " + line for line in voice.say(f"{key}.examples").splitlines()]
    return "\n".join([*lines, *language(voice)])


def parameters(command: Command) -> list[str]:
    """The names of what the user may say to a command."""
    return list(inspect.signature(command).parameters)[1:]


def language(voice: Voice) -> list[str]:
    """What holds for every command."""
    return ["", *textwrap.wrap(voice.say("help-lang"), width())]


def hanging(left: str, right: str, indent: int) -> list[str]:
    """A term and its meaning; a long term gets a line of its own."""
    first = "  " + left.ljust(indent - 2)
    if len(first) > indent:
        lines = ["  " + left]
        first = " " * indent
    else:
        lines = []
    return lines + textwrap.wrap(right, width(), initial_indent=first, subsequent_indent=" " * indent)


def first_sentence(text: str) -> str:
    head, dot, _ = " ".join(text.split()).partition(". ")
    return head + dot.strip()


def width() -> int:
    """As wide as the terminal, but not so wide that lines are hard to follow."""
    return max(40, min(100, shutil.get_terminal_size().columns))
