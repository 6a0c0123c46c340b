"""Finished games looked at again: piece by piece, so that no bot waits long for a process, and one after the other."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from ludoteca.bots.analysis import AGAIN, ITERATIONS, Analysis, Moment, joined, lines_of, long, quick, worth_a_look
from ludoteca.bots.ideas import Idea
from ludoteca.engine.game import SpokenError
from ludoteca.engine.observe import ask_text
from ludoteca.engine.record import RecordError
from ludoteca.engine.recorder import Recorder
from ludoteca.engine.replay import game_of
from ludoteca.engine.scene import Text
from ludoteca.engine.table import Table
from ludoteca.engine.text import LANGUAGES
from ludoteca.server.house import SittingError
from ludoteca.server.protocol import Prospect, Retrospect, Sentence, TurningPoint
from ludoteca.server.thinking import Look, Thinks
from ludoteca.telling.ideas import asked, called, percent

PIECES: Final = 12
"""Into so many pieces the quick look at a game is cut."""
MOST: Final = 32
"""So many games are remembered or wait for their turn."""
EACH: Final = 3
"""So many of those that wait may have been asked for from one household."""

log: Final = logging.getLogger("ludoteca.server")


class Retrospects:
    """The games that have been looked at again, and the one that is."""

    def __init__(self, thinkers: Thinks) -> None:
        self.thinkers = thinkers
        self.known: dict[tuple[str, int], LookingBack] = {}
        """By table and how long its record was: a take-back makes another game of it."""
        self.turn = asyncio.Lock()

    def of(self, table: str, recorder: Recorder, household: str) -> Retrospect:
        """What has been found about a game; who asks first sets it going, and again if it has failed."""
        key = table, len(recorder.entries)
        looking = self.known.get(key)
        if looking is None:
            self.make_room(household)
            looking = self.known[key] = LookingBack(recorder, household)
            looking.task = asyncio.get_running_loop().create_task(looking.run(self.thinkers, self.turn))
        elif looking.failed:
            del self.known[key]
            raise SittingError("server-error")
        return looking.told(before=self.waiting().index(looking) if not looking.is_done else 0)

    def waiting(self) -> list[LookingBack]:
        """The games that are not done, in the order in which their turn comes."""
        return [looking for looking in self.known.values() if not looking.is_done]

    def make_room(self, household: str) -> None:
        """If there are too many, forget the oldest that is done; those that are not done are still waited for.

        Counted by household: a session costs nothing, and whoever asks without one must not use up the room of others.
        """
        if sum(looking.household == household for looking in self.waiting()) >= EACH:
            raise SittingError("your-analyses-wait", most=EACH)
        if len(self.known) >= MOST:
            done = [key for key, looking in self.known.items() if looking.is_done]
            if not done:
                raise SittingError("too-many-analyses")
            del self.known[done[0]]

    def stop(self) -> None:
        for looking in self.known.values():
            looking.stop()


class LookingBack:
    """One finished game, as far as it has been looked at again."""

    def __init__(self, recorder: Recorder, household: str) -> None:
        self.household = household
        """Where it was asked for first."""
        self.table = recorder.table
        record = recorder.record
        game_of(record, lambda _: recorder.table.game)  # with other figures it would be another game
        self.record = record.text()
        self.lines = lines_of(recorder.table)
        self.done = 0
        self.of = len(pieces(self.lines)) + AGAIN
        self.found: Retrospect | None = None
        self.failed = False
        self.task: asyncio.Task[None] | None = None

    @property
    def is_done(self) -> bool:
        return self.found is not None or self.failed

    def told(self, before: int) -> Retrospect:
        """What has been found, or how far it has come and how many others come before it."""
        return self.found if self.found is not None else Retrospect(done=self.done, of=self.of, before=before)

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def run(self, thinkers: Thinks, turn: asyncio.Lock) -> None:
        """Look at all of it, when its turn has come."""
        try:
            async with turn:
                found = await self.look(thinkers)
            self.found = in_words(self.table, found, self.of)
        except Exception:
            log.exception("a finished game could not be looked at again")
            self.failed = True

    async def look(self, thinkers: Thinks) -> Analysis:
        """A quick look at every choice, then a longer one at those that seem dear."""
        rough: list[Moment] = []
        budget = quick(ITERATIONS, len(self.lines)).iterations
        for piece in pieces(self.lines):
            rough += await thinkers.look_back(Look(self.table.game.id, self.record, piece, budget))
            self.done += 1
        surely: list[Moment] = []
        longer = long(ITERATIONS).iterations
        for line in sorted(worth_a_look(self.table, rough)):
            surely += await thinkers.look_back(Look(self.table.game.id, self.record, [line], longer))
            self.done += 1
        return joined(self.table, rough, surely)


def pieces(lines: list[int]) -> list[list[int]]:
    """The choices of a game in pieces of about the same length."""
    length = max(1, -(-len(lines) // PIECES))
    return [lines[at : at + length] for at in range(0, len(lines), length)]


def without_analysis(error: RecordError) -> SpokenError:
    """Why a game cannot be looked at again: with the rules and figures of today it would be another game."""
    if error.fault == "other-content":
        return SittingError("analysis-other-figures")
    if error.fault == "other-version":
        return SittingError("analysis-other-rules")
    return error


# ---------------------------------------------------------------- in words


def in_words(table: Table, found: Analysis, of: int) -> Retrospect:
    """An analysis as it is sent."""
    return Retrospect(
        done=of,
        of=of,
        ready=True,
        choices=[
            Prospect(one.number, one.seat, [percent(chance) for chance in chances], percent(one.cost))
            for one, chances in zip(found.moments, found.course(), strict=True)
        ],
        end=[percent(chance) for chance in found.end],
        turning_points=[point(table, moment) for moment in found.turning_points()],
    )


def point(table: Table, moment: Moment) -> TurningPoint:
    """A turning point with its words."""
    game, better = table.game, moment.better
    ask = next(line.ask for line in table.live if line.number == moment.number)
    assert ask is not None
    assert better is not None
    return TurningPoint(
        number=moment.number,
        seat=moment.seat,
        role=Text(game.role_key(ask.role)),
        question=ask_text(ask),
        chosen=called(game, moment.question, moment.option),
        percent=percent(moment.worth),
        better=called(game, moment.question, better.option),
        better_at=asked(game, moment.question).domain.element(better.option),
        best=percent(better.worth),
        perhaps=not moment.clear,
        line=likely(better),
    )


def likely(idea: Idea) -> list[Sentence]:
    """How a game is likely to go on."""
    return [Sentence(**dict(zip(LANGUAGES, words, strict=True))) for words in idea.told]
