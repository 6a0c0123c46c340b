"""What each pair of eyes sees of a table, worked out once for everybody who looks through them."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from ludoteca.engine.game import SPECTATOR
from ludoteca.engine.observe import Observation, ask_view, label, observe
from ludoteca.engine.private import is_private
from ludoteca.engine.scene import Difference, Scene, difference
from ludoteca.engine.table import Table
from ludoteca.server.ahead import ahead
from ludoteca.server.protocol import Left, Said, View
from ludoteca.telling import Growing
from ludoteca.telling.chronicle import Sentence
from ludoteca.telling.growing import news

LANGUAGES: Final = ("en", "it")
"""In the order in which `Said` has them."""
NOTHING_CHANGED: Final = Difference()


@dataclass
class Sight:
    """What a seat sees at one moment."""

    view: View
    """Without scene and chronicle."""
    scene: Scene
    told: list[Sentence]
    steady: int = 0
    """How many sentences are those of the sight before."""
    before: Sight | None = None
    """The sight before this one, which nearly everybody has seen."""
    fresh: View | None = None
    """What is new since then."""

    def since(self, last: Sight) -> View:
        """What is new for somebody who has seen the last sight."""
        if last is self:
            return self.view
        if last is not self.before:
            return self.changed_from(last)
        if self.fresh is None:
            self.fresh = self.changed_from(last, self.steady)
        return self.fresh

    def changed_from(self, last: Sight, steady: int = 0) -> View:
        change = difference(last.scene, self.scene)
        return replace(
            self.view,
            change=None if change == NOTHING_CHANGED else change,
            said=in_words(news(last.told, self.told, steady)),
        )

    def whole(self, said: list[Sentence]) -> View:
        """Everything, for somebody who has not seen anything yet but these sentences."""
        return replace(self.view, scene=self.scene, said=in_words(said))


@dataclass(frozen=True)
class Company:
    """What the people at a table mean for what can be seen there."""

    free: Container[int] = ()
    """The seats that may take back whatever they like."""
    typing: Container[int] = ()
    """The seats that type in what is rolled or drawn for real."""


class Views:
    """All that can be seen of one table."""

    def __init__(self, table: Table) -> None:
        self.growing = Growing(table, LANGUAGES)
        self.now: dict[int, Sight] = {}
        """By seat, as far as anybody looks."""
        self.old: dict[int, Sight] = {}

    def forget(self, seats: Container[int] | None = None) -> None:
        """The table has changed, for these seats or for all."""
        for seat in [seat for seat in self.now if seats is None or seat in seats]:
            self.old[seat] = self.now.pop(seat)

    def look(self, table: Table, seat: int, company: Company) -> Sight:
        """What a seat sees now."""
        if seat not in self.now:
            sight = self.made(table, seat, company)
            sight.before = self.old.pop(seat, None)
            if sight.before is not None:
                sight.before.before = None
            self.now[seat] = sight
        return self.now[seat]

    def made(self, table: Table, seat: int, company: Company) -> Sight:
        eyes = self.growing.caught_up(table, seat)
        seen = observe(table, seat, since=table.number, ahead=False)
        return Sight(view_of(table, seen, company), seen.scene, eyes.sentences, eyes.steady)


def view_of(table: Table, seen: Observation, company: Company) -> View:
    """What a seat sees besides the scene."""
    seat = seen.seat
    if seat == SPECTATOR:
        return View(seat=seat)
    ask = seen.ask
    if ask is None and seat in company.typing and table.run.waiting and table.run.ask is not None:
        # Somebody has to type in the card of a bot: only the question is shown.
        ask = ask_view(table.game, table.state, table.run.ask)
    return View(
        seat=seat,
        ask=ask,
        refused=seen.refused,
        ahead=ahead(table, seat),
        undo=table.can_undo(seat, agreed=seat in company.free),
        stands=standing_answers(table, seat),
        answered=last_answer(table, seat),
        private=is_private(table, seat),
    )


def standing_answers(table: Table, seat: int) -> list[Left]:
    """What a seat has answered in advance, in words."""
    windows = {question.id: question for question in table.game.questions}
    return [
        Left(one.question, one.value, label(table.game, windows[one.question], one.value), one.until)
        for one in table.standing
        if one.seat == seat
    ]


def last_answer(table: Table, seat: int) -> int:
    """The line of the last answer that a seat has given itself."""
    return next((line.number for line in reversed(table.live) if line.seat == seat and not line.automatic), -1)


def in_words(sentences: list[Sentence]) -> list[Said]:
    """Sentences as they are sent."""
    return [Said(number, en, it, opens) for number, (en, it), opens in sentences]


def sentences_since(table: Table, told: list[Sentence], last: int) -> list[Sentence]:
    """The sentences for somebody who has those up to a line; after a take-back all, and what is told no more."""
    if not any(line.is_undo and line.number > last for line in table.lines):
        return [one for one in told if one[0] >= last]
    live = {line.number for line in table.live}
    gone = [line.number for line in table.lines if line.number <= last and line.number not in live and line.ask]
    return [(number, ("", ""), False) for number in gone] + told
