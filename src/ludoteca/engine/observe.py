"""What a seat sees. Everything that leaves the table for a seat, a spectator or a bot is made here."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from ludoteca.engine.ask import CHANCE, NOTHING, NUMBER, OPEN, PASS, Ask, Domain, Question, Refusal
from ludoteca.engine.desk import Desk, Trial
from ludoteca.engine.flow import Event
from ludoteca.engine.game import SPECTATOR, Game
from ludoteca.engine.ledger import Line
from ludoteca.engine.scene import Action, Actions, Lit, Panel, Scene, Text
from ludoteca.engine.table import TABLE, Table
from ludoteca.engine.text import Texts

Told = TypeVar("Told", Event, Line)

MOST_LEAVES: Final = 300


class OptionView(Struct, frozen=True, gc=False, omit_defaults=True):
    """One option: its value, name in the record, label, rule, the scene element that stands for it, what it is."""

    value: int
    name: str
    label: Text
    element: str
    rule: str
    about: Text | None = None
    """What the thing is or does, in one sentence, where the game says so."""


class Branch(Struct, frozen=True, gc=False, omit_defaults=True):
    """A question of the look-ahead: what follows each option, or nothing where chance or another seat comes next."""

    question: str
    about: tuple[int, ...]
    options: list[int]
    next: dict[int, Branch] = {}


class AskView(Struct, frozen=True, gc=False, omit_defaults=True):
    """The question that the seat has to answer."""

    question: str
    rule: str
    role: str
    text: Text
    options: list[OptionView]
    secret: bool = False
    default: int = NOTHING
    until: list[str] = []
    """Of a window: the steps until which an answer may be left for all that come."""


class AskedView(Struct, frozen=True, gc=False, omit_defaults=True):
    """Somebody is asked something: what everybody may know about it."""

    seat: int
    role: str
    question: str
    decided: bool = False
    plan: list[str] = []
    """What the seat has answered so far, where plans are made in the open."""


class RefusalView(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that cannot be chosen now, with rule and reason, and the scene element that would stand for it."""

    value: int
    name: str
    label: Text
    rule: str
    reason: Text
    element: str = ""


class EventView(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that happened, as a sentence of the chronicle."""

    number: int
    event: str
    text: Text


class LineView(Struct, frozen=True, gc=False, omit_defaults=True):
    """A line of the ledger, without the value where the seat may not know it."""

    number: int
    actor: str
    question: str
    value: str
    automatic: bool = False
    by_hand: bool = False


class Observation(Struct, frozen=True, gc=False, omit_defaults=True):
    """All that one seat sees at one moment. It can be sent as it is."""

    game: str
    seat: int
    number: int
    over: bool
    asked: list[AskedView]
    scene: Scene
    ask: AskView | None = None
    refused: list[RefusalView] = []
    ahead: Branch | None = None
    events: list[EventView] = []
    lines: list[LineView] = []
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()


def texts_of(game: Game) -> Texts:
    """The texts of a game, on top of those of the engine."""
    return Texts.of(game.folder)


def word(domain: Domain, value: int) -> Text | int:
    """A value as an argument of a text: figures stay figures, things are named in the reader's language."""
    return value if domain is NUMBER else thing(domain, value)


def words(named: Mapping[str, tuple[Domain, int]]) -> dict[str, Text | int]:
    """The arguments of a text."""
    return {name: word(domain, value) for name, (domain, value) in named.items()}


def thing(domain: Domain, value: int) -> Text:
    """What a value is called: a text of its own, or a phrase in which its parts are named."""
    phrase = domain.phrase(value) if domain.phrase is not None else None
    return Text(f"{domain.id}-{domain.name(value)}") if phrase is None else Text(phrase.key, words(phrase.words))


def label(game: Game, question: Question, value: int) -> Text:
    """The text of an option: the question's own word for it, else the name of the thing."""
    return wording(game, question, value).label


def things(domain: Domain, value: int) -> list[str]:
    """The texts of a value that may carry more than its name: its own, then those of the things it speaks of."""
    if value == PASS or not domain.names:
        return []
    phrase = domain.phrase(value) if domain.phrase is not None else None
    if phrase is None:
        return [f"{domain.id}-{domain.name(value)}"]
    return [phrase.key, *(key for part, at in phrase.words.values() for key in things(part, at))]


class Wording(NamedTuple):
    """What is always the same about an option."""

    name: str
    label: Text
    rule: str
    """Its own, the attribute `rule` of what it is called, else the rule of the question."""
    about: Text | None
    """What it is or does, in one sentence: the attribute `text` of what it is called."""


def wording(game: Game, question: Question, value: int) -> Wording:
    """What an option is called, and what else is said of it."""
    return worded(texts_of(game), question, value)


@lru_cache(maxsize=50_000)
def worded(texts: Texts, question: Question, value: int) -> Wording:
    """The same, by the texts of the game: looked up once."""
    domain = question.domain
    name = domain.name(value)
    own = f"ask-{question.id}.{name}"
    of_rule, of_text = (remark(texts, domain, value, sort) for sort in ("rule", "text"))
    if texts.has("en", own):
        label = Text(own)
    elif name == "pass":
        label = Text("pass")
    else:
        label = Text.plain(name) if not domain.names else thing(domain, value)
    rule = texts.t("en", of_rule) if of_rule else question.rule
    return Wording(name, label, rule, Text(of_text) if of_text else None)


def remark(texts: Texts, domain: Domain, value: int, sort: str) -> str:
    """The key of the first text about a value that has this attribute, or nothing."""
    keys = [f"{key}.{sort}" for key in things(domain, value)]
    return next((key for key in keys if texts.has("en", key)), "")


def ask_words(ask: Ask) -> dict[str, Text | int]:
    """What a question is about, as the arguments of its texts."""
    names = ask.question.about
    skip = len(ask.about) - len(names)
    return {name: word(domain, ask.about[skip + i]) for i, (name, domain) in enumerate(names)}


def ask_text(ask: Ask) -> Text:
    """The question as a sentence."""
    return Text(f"ask-{ask.question.id}", ask_words(ask))


def answer_text(game: Game, ask: Ask, value: int) -> Text | None:
    """The answer as a sentence of its own, where the game has one: the attribute `told` of the question.

    An empty one says that what follows tells enough; to one that ends with a colon the answers in a row are added.
    """
    key = f"ask-{ask.question.id}.told"
    if not texts_of(game).has("en", key):
        return None
    return Text(key, ask_words(ask) | {"answer": label(game, ask.question, value)})


def event_text(event: Event) -> Text:
    """The event as a sentence."""
    args = {name: word(domain, value) for (name, domain), value in zip(event.kind.words, event.values, strict=True)}
    return Text(f"event-{event.kind.id}", args)


def refusal_text(refusal: Refusal) -> Text:
    """The reason of a refusal as a sentence."""
    return Text(f"why-{refusal.reason}", words(refusal.words))


def options_of(game: Game, state: Any, ask: Ask) -> list[OptionView]:
    """The options of a question as the seat sees them."""
    found = []
    for value in offered(ask):
        name, label, rule, about = wording(game, ask.question, value)
        element = element_of(game, state, ask, value) or f"choice:{name}"
        found.append(OptionView(value, name, label, element, rule, about))
    return found


def offered(ask: Ask) -> list[int]:
    """What is shown as possible. Of a look every card there is: fewer would tell what others have seen."""
    if ask.role == CHANCE and ask.hidden:
        return list(range(len(ask.question.domain.names)))
    return ask.options


def element_of(game: Game, state: Any, ask: Ask, value: int) -> str:
    """The scene element that a value is about: the one its domain names, or the game; else nothing."""
    named = ask.question.domain.element(value)
    if named or game.element is None or value == PASS or ask.role == CHANCE:
        return named
    return game.element(state, ask, value)


def scene_of(table: Table, seat: int, ask: Ask | None) -> Scene:
    """The scene of a seat, with the options of its question lit."""
    scene = asked_panels(table.game.scene(table.state, seat), table)
    if ask is None:
        return scene
    options = options_of(table.game, table.state, ask)
    buttons = [Action(option.element, option.label) for option in options if option.element.startswith("choice:")]
    lit = [Lit(option.element, str(i + 1), option.label, option.value) for i, option in enumerate(options)]
    extra = [Actions("choices", Text("choices"), actions=buttons)] if buttons else []
    return msgspec.structs.replace(scene, dynamic=[*scene.dynamic, *extra], lit=lit)


def asked_panels(scene: Scene, table: Table) -> Scene:
    """The scene with a mark on the panels of the seats that are asked something now.

    Where a seat has several roles, the one is meant whose name the id of its panel ends with, else the one that the
    game itself has marked.
    """
    asked = {view.seat: view.role for view in asked_view(table) if not view.decided}
    panels = [element for element in scene.dynamic if isinstance(element, Panel)]
    named = {panel.seat for panel in panels if plays(panel, asked.get(panel.seat))}
    marked = {panel.seat for panel in panels if panel.asked}

    def is_meant(panel: Panel) -> bool:
        if panel.seat in named:
            return plays(panel, asked[panel.seat])
        return panel.asked or panel.seat not in marked

    dynamic = [
        msgspec.structs.replace(element, asked=element.seat in asked and is_meant(element))
        if isinstance(element, Panel) and element.seat >= 0
        else element
        for element in scene.dynamic
    ]
    return msgspec.structs.replace(scene, dynamic=dynamic)


def plays(panel: Panel, role: str | None) -> bool:
    """Whether a panel is the one of a role, as its id tells: `board:lich`."""
    return panel.id.rpartition(":")[2] == role


def asked_view(table: Table) -> list[AskedView]:
    """Who is asked what, as everybody may know it."""
    game = table.game
    if table.desks:
        together = next(iter(table.desks.values())).together
        return [
            AskedView(
                seat,
                game.seat_name(seat),
                together.question.id,
                desk.ask is None,
                desk.told if together.mode == OPEN else [],
            )
            for seat, desk in table.desks.items()
        ]
    return [AskedView(seat, actor(game, ask), ask.question.id) for seat, ask in table.asked()]


def actor(game: Game, ask: Ask) -> str:
    """Who answers, in the notation of the record: a role, or `~` for chance."""
    return "~" if ask.role == CHANCE else game.role_name(ask.role)


def line_view(game: Game, line: Line, seat: int) -> LineView:
    """A ledger line as a seat sees it; of a kept plan others see neither question nor answer."""
    if line.ask is None:
        return LineView(line.number, "undo", "", str(line.value))
    ask = line.ask
    if line.audience >> seat & 1:
        value = ask.question.domain.name(line.value)
        return LineView(line.number, actor(game, ask), ask.question.id, value, line.automatic, line.by_hand)
    if ask.plan_of is not None:
        return LineView(line.number, game.seat_name(line.seat), ask.plan_of.question.id, "?")
    automatic = line.automatic and ask.role != CHANCE
    return LineView(line.number, actor(game, ask), ask.question.id, "?", automatic, line.by_hand)


def may_answer(table: Table, seat: int, ask: Ask | None) -> bool:
    """Whether a seat sees a question of chance that people answer: those who see the answer give it."""
    return ask is not None and ask.role == CHANCE and bool(ask.audience >> seat & 1) and seat != SPECTATOR


def observe(table: Table, seat: int, since: int = -1, ahead: bool = True) -> Observation:
    """Everything that this seat sees now; events and lines only behind the given line number."""
    game = table.game
    ask = table.ask_of(seat)
    if ask is None and may_answer(table, seat, table.run.ask):
        ask = table.run.ask
    outcome = table.outcome
    refused = [] if ask is None or ask.role == CHANCE else table.refused(seat)
    return Observation(
        game=game.id,
        seat=seat,
        number=table.number,
        over=table.over,
        asked=asked_view(table),
        scene=scene_of(table, seat, ask),
        ask=None if ask is None else ask_view(game, table.state, ask),
        refused=[refusal_view(table, ask, value, refusal) for value, refusal in refused] if ask is not None else [],
        ahead=look_ahead(table, seat) if ahead and ask is not None and ask.role != CHANCE else None,
        events=[
            EventView(event.number, event.kind.id, event_text(event))
            for event in behind(table.events, since)
            if event.audience >> seat & 1
        ],
        lines=[line_view(game, line, seat) for line in behind(table.lines, since)],
        winners=outcome.winners if outcome is not None else (),
        scores=outcome.scores if outcome is not None else (),
    )


def behind(rows: list[Told], since: int) -> list[Told]:
    """The last of these rows, which are in order: all behind the line with this number."""
    first = len(rows)
    while first and rows[first - 1].number > since:
        first -= 1
    return rows[first:]


def ask_view(game: Game, state: Any, ask: Ask) -> AskView:
    """The open question as its seat sees it."""
    question = ask.question
    return AskView(
        question.id,
        question.rule,
        actor(game, ask),
        ask_text(ask),
        options_of(game, state, ask),
        is_secret(ask),
        question.default,
        list(game.pauses) if question.default != NOTHING else [],
    )


def is_secret(ask: Ask) -> bool:
    """Whether only the seat that answers will know the answer, for good or until all have answered."""
    return ask.question.secret or (ask.plan_of is not None and ask.plan_of.mode != OPEN)


def refusal_view(table: Table, ask: Ask, value: int, refusal: Refusal) -> RefusalView:
    """A refused value as its seat sees it."""
    game, name = table.game, ask.question.domain.name(value)
    element = element_of(game, table.state, ask, value)
    return RefusalView(value, name, label(game, ask.question, value), refusal.rule, refusal_text(refusal), element)


# ---------------------------------------------------------------- looking ahead


class Leaves:
    """How many more ends the look-ahead may have."""

    def __init__(self, left: int) -> None:
        self.left = left


def look_ahead(table: Table, seat: int, most: int = MOST_LEAVES) -> Branch | None:
    """The tree of this seat's next answers, up to chance, a reveal or another seat."""
    leaves = Leaves(most)
    desk = table.desks.get(seat)
    if desk is not None:
        return plan_branch(desk, desk.given(), leaves)
    ask = table.run.ask
    if ask is None or table.desks or table.holder(ask) != seat or seat == TABLE:
        return None
    return trial_branch(Trial(table.run, seat), leaves)


def trial_branch(trial: Trial, leaves: Leaves) -> Branch | None:
    """The look-ahead from a question to this seat."""
    ask = trial.ask
    if ask is None:
        return None
    following: dict[int, Branch] = {}
    leaves.left -= len(ask.options)
    for value in ask.options:
        if leaves.left <= 0:
            break
        branch = trial_branch(trial.branch(value), leaves)
        if branch is not None:
            following[value] = branch
    return Branch(ask.question.id, ask.about, ask.options, following)


def plan_branch(desk: Desk, given: list[int], leaves: Leaves) -> Branch | None:
    """The look-ahead inside a plan."""
    trial = Desk(desk.together, desk.seat)
    trial.start(given)
    ask = trial.ask
    if ask is None:
        return None
    leaves.left -= len(ask.options)
    following: dict[int, Branch] = {}
    for value in ask.options:
        if leaves.left <= 0:
            break
        branch = plan_branch(desk, [*given, value], leaves)
        if branch is not None:
            following[value] = branch
    return Branch(ask.question.id, ask.about, ask.options, following)
