"""Texts and scenes: every option has label, rule and place in the scene, and every text speaks both languages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

import msgspec

from ludoteca.engine.ask import Domain
from ludoteca.engine.chance import Stream
from ludoteca.engine.game import SPECTATOR, Game, Setup
from ludoteca.engine.kit.play import eyes, positions
from ludoteca.engine.kit.report import Case, Report, variant_name
from ludoteca.engine.observe import Observation, observe
from ludoteca.engine.rulebook import Rulebook
from ludoteca.engine.rulebook import load as load_rulebook
from ludoteca.engine.scene import Scene, Text, as_svg, as_text, check, resolver
from ludoteca.engine.scene.elements import parts
from ludoteca.engine.table import Table
from ludoteca.engine.text import LANGUAGES, Texts, problems

DRAWN: Final = 0.1
"""The share of positions that are described as text; pictures take longer, there is one at each end of a game."""


def check_words(game: Game, setup: Setup, seed: int, games: int, share: float = 1.0) -> Report:
    """The files of the game, then everything that is said and drawn in random games."""
    report = Report("words", game.id, variant_name(setup))
    if share >= 1:  # files and declarations are alike in all variants: a check that thins out leaves them to others
        with Case("words", game, setup, seed) as case:
            words = Words(case, report)
            words.judge_files()
            words.judge_declared()
    for i in range(games):
        with Case("words", game, setup, seed + i, share) as case:
            words = Words(case, report)
            table = Table(game, setup, Stream(case.seed))
            since = 0
            for _ in positions(case, table):
                if since and not table.over and not case.looks():
                    continue
                seats = eyes(case) if table.over else [*(seat for seat, _ in table.asked()), SPECTATOR]
                for seat in seats:
                    words.judge_view(observe(table, seat, since, ahead=False))
                if table.over or (since == 0 and share >= 1):
                    words.draw(observe(table, seats[0]).scene)
                since = table.number
                report.counts["positions"] += 1
            report.counts["games"] += 1
    return report


class Words:
    """The texts and the rulebook of a game, read strictly."""

    def __init__(self, case: Case, report: Report) -> None:
        self.case = case
        self.report = report
        self.game = case.game
        self.texts = Texts.of(self.game.folder, strict=True)
        self.rulebook: Rulebook = load_rulebook(self.game.folder)
        self.rules = set(self.rulebook.ids())

    # ------------------------------------------------------------ what is declared

    def judge_files(self) -> None:
        """Text files and rulebook are sound by themselves."""
        faults = [*problems(self.texts), *self.rulebook.problems()]
        self.case.claim(not faults, "; ".join(faults[:5]))

    def judge_declared(self) -> None:
        """Everything that the game declares can be said in both languages."""
        game = self.game
        for key in ("title", "blurb", *(f"seat-{game.seat_name(seat)}" for seat in range(self.case.setup.seats))):
            self.judge_key(key, set())
        for option in game.options:
            self.judge_key(f"option-{option.id}", set())
            self.judge_rule(option.rule or next(iter(self.rules)), f"option {option.id}")
            for value in option.values:
                self.judge_key(f"option-{option.id}.{value}", set())
        for question in game.questions:
            self.judge_rule(question.rule, f"question {question.id}")
            self.judge_key(f"ask-{question.id}", {name for name, _ in question.about})
            self.judge_domain(question.domain, question.id)
            for _, domain in question.about:
                self.judge_domain(domain)
        for kind in game.events:
            self.judge_key(f"event-{kind.id}", {name for name, _ in kind.words})
            for _, domain in kind.words:
                self.judge_domain(domain)
        for step in game.pauses:
            self.case.claim(step in game.steps, f"an answer may be left until {step!r}, which is no step")
            self.judge_key(f"until-{step}", set())
        if game.roles is not None:
            self.judge_domain(game.roles)

    def judge_domain(self, domain: Domain, question_id: str = "") -> None:
        """Every value has a text: of the question that offers it, of its own, or one for many with their parts."""
        phrases: dict[str, set[str]] = {}
        for value, name in enumerate(domain.names):
            own = f"ask-{question_id}.{name}"
            phrase = domain.phrase(value) if domain.phrase is not None else None
            if question_id and self.texts.has("en", own):
                self.judge_key(own, set())
            elif phrase is None:
                self.judge_key(f"{domain.id}-{name}", set())
            else:
                given = phrases.setdefault(phrase.key, set(phrase.words))
                self.case.same(f"the words for {name} of {domain.id}", set(phrase.words), given)
        for key, given in phrases.items():
            self.judge_key(key, given)

    def judge_key(self, key: str, given: set[str]) -> None:
        """A text exists in both languages and needs no more arguments than it gets."""
        for lang in LANGUAGES:
            self.case.claim(self.texts.has(lang, key), f"there is no text {key!r} in {lang!r}")
            needed = self.texts.arguments(lang, key) - given
            self.case.claim(not needed, f"the text {key!r} in {lang!r} needs {', '.join(sorted(needed))}")
        self.report.counts["texts"] += 1

    def judge_rule(self, rule: str, what: str) -> None:
        self.case.claim(rule in self.rules, f"{what} names the rule {rule!r}, which the rulebook does not have")
        self.report.counts["rules"] += 1

    # ------------------------------------------------------------ what is seen

    def judge_view(self, view: Observation) -> None:
        """One observation: its scene, its options, all its texts."""
        scene = view.scene
        faults = check(scene)
        self.case.claim(not faults, f"the scene of seat {view.seat}: {'; '.join(faults[:3])}")
        if view.ask is not None:
            self.judge_options(view)
        for element in scene.elements():
            for thing in (element, *parts(element)):
                if thing.rule:
                    self.judge_rule(thing.rule, f"the element {thing.id}")
        for refused in view.refused:
            self.judge_rule(refused.rule, f"the refusal of {refused.name}")
            self.report.counts["refusals"] += 1
        self.report.counts["events"] += len(view.events)
        for text in texts_in(view):
            for lang in LANGUAGES:
                self.say(lang, text)
        if self.case.random.random() < DRAWN:
            self.describe(scene)

    def judge_options(self, view: Observation) -> None:
        """Every option has a rule, a label of its own in both languages, and an element that this seat sees."""
        assert view.ask is not None
        ids = {thing.id for element in view.scene.elements() for thing in (element, *parts(element))}
        said: dict[tuple[str, ...], str] = {}
        for option in view.ask.options:
            what = f"{view.ask.question} {option.name}"
            self.judge_rule(option.rule, what)
            self.case.claim(option.element in ids, f"{what} has no element {option.element!r} in the scene")
            spoken = [self.say(lang, option.label) for lang in LANGUAGES]
            self.case.claim(all(spoken), f"{what} has an empty label")
            on_board = not option.element.startswith("choice:")  # buttons have nothing but their label
            label = (option.element if on_board else "", *spoken)
            self.case.claim(label not in said, f"{what} cannot be told from {said.get(label)}: both are {label}")
            said[label] = option.name
            self.report.counts["options"] += 1
        self.case.same(f"lit elements of {view.ask.question}", len(view.scene.lit), len(view.ask.options))

    def say(self, lang: str, text: Text) -> str:
        return resolver(partial(self.texts.t, lang))(text)

    def describe(self, scene: Scene) -> None:
        """The scene can be told in both languages, on a wide and on a narrow page."""
        for lang in LANGUAGES:
            for width in (80, 40):
                told = as_text(scene, resolver(partial(self.texts.t, lang)), width)
                self.case.claim(bool(told.strip()), "the scene as text is empty")
                self.report.counts["described"] += 1

    def draw(self, scene: Scene) -> None:
        """The scene can be drawn in both languages."""
        for lang in LANGUAGES:
            picture = as_svg(scene, resolver(partial(self.texts.t, lang)))
            self.case.claim("</svg>" in picture, "the scene as a picture is empty")
            self.report.counts["drawn"] += 1


def texts_in(value: Any) -> Iterator[Text]:
    """Every text reference in an observation; those inside the arguments of another come with it."""
    if isinstance(value, Text):
        if value.key:
            yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from texts_in(getattr(value, name))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from texts_in(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from texts_in(item)
