"""Reading the rulebook of a game, and counting which of its rules have a test."""

from __future__ import annotations

import json
import textwrap
from pathlib import Path
from typing import Final

from ludoteca.cli.answers import folded, sounds_like
from ludoteca.cli.faults import CommandError
from ludoteca.cli.help import width
from ludoteca.cli.voice import Voice
from ludoteca.engine.game import Game, find_game
from ludoteca.engine.rulebook import Chapter, Rule, Rulebook, RulebookError, coverage, load

MOST_ALIKE: Final = 8
"""So many rules are named where a word stands in the titles of several."""


def show_rules(voice: Voice, id: str, entry: str, words: str) -> int:
    """Print a rule, a chapter, what a search finds, or the contents."""
    game = find_game(id)
    print(rules_text(voice, game, entry, words))
    return 0


def rules_text(voice: Voice, game: Game, entry: str, words: str = "") -> str:
    """A rule, a chapter, what a search finds, or the contents of the book."""
    book = load(game.folder)
    if words:
        found = book.search(voice.lang, words)
        if not found:
            raise CommandError("no-rule-found", words=words)
        return "\n\n".join(rule_text(voice, rule) for rule in found)
    if not entry:
        return contents(voice, game, book)
    if entry.lower() in {chapter.id.lower() for chapter in book.chapters(voice.lang)}:
        return chapter_text(voice, book.chapter(voice.lang, entry))
    return rule_text(voice, find_rule(voice, book, entry))


def find_rule(voice: Voice, book: Rulebook, id: str) -> Rule:
    """A rule of the book by its id or its title; an unknown one is answered in the reader's language."""
    rules = [rule for chapter in book.chapters(voice.lang) for rule in chapter.rules]
    for rule in rules:
        if folded(rule.title) == folded(id):
            return rule
    try:
        return book.rule(voice.lang, id)
    except RulebookError as error:
        from ludoteca.engine.content_reading import nearest

        alike = [rule for rule in rules if sounds_like(id, "", rule.title)]
        if len(alike) == 1:
            return alike[0]
        if alike:
            some = [f"{rule.id} {rule.title}" for rule in alike[:MOST_ALIKE]]
            known = ", ".join([*some, *(["…"] if len(alike) > MOST_ALIKE else [])])
            raise CommandError("several-rules", id=id, known=known) from error
        near = nearest(id, book.ids())
        if near:
            raise CommandError("no-rule-close", id=id, close=str(near)) from error
        raise CommandError("no-rule", id=id) from error


def contents(voice: Voice, game: Game, book: Rulebook) -> str:
    """The chapters and the titles of their rules."""
    lines = [voice.say("rules-contents", title=voice.title(game))]
    for chapter in book.chapters(voice.lang):
        lines += ["", f"{chapter.id} {chapter.title}"]
        lines += [f"  {rule.id} {rule.title}" for rule in chapter.rules]
    return "\n".join(lines)


def chapter_text(voice: Voice, chapter: Chapter) -> str:
    parts = [f"{chapter.id} {chapter.title}", *([wrapped(chapter.text)] if chapter.text else [])]
    return "\n\n".join(parts + [rule_text(voice, rule) for rule in chapter.rules])


def rule_text(voice: Voice, rule: Rule) -> str:
    return voice.say("rule-of", id=rule.id, title=rule.title) + "\n" + wrapped(rule.text)


def wrapped(text: str) -> str:
    """Paragraphs as wide as the terminal; lists and tables stay as they are."""
    done = []
    for paragraph in text.split("\n\n"):
        as_it_is = any(line.lstrip().startswith(("-", "*", "|", "`")) for line in paragraph.splitlines())
        done.append(paragraph if as_it_is else textwrap.fill(" ".join(paragraph.split()), width()))
    return "\n\n".join(done)


def show_coverage(voice: Voice, id: str, tests: Path, as_json: bool) -> int:
    """How many rules have a test marked with their id."""
    game = find_game(id)
    if not tests.exists():
        raise CommandError("no-tests", folder=str(tests))
    found = coverage(load(game.folder), tests)
    if as_json:
        print(json.dumps(found, ensure_ascii=False, indent=2))
        return 0
    print(voice.say("rules-coverage", tested=found["tested"], rules=found["rules"]))
    for rule in found["untested"]:
        print(voice.say("rules-untested", id=rule["id"], reason=rule["reason"]))
    return 0
