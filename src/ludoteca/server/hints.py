"""Hints and finished games looked at again, over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Final

from litestar import get, post
from litestar.params import FromPath, QueryParameter

from ludoteca.bots.ideas import Idea
from ludoteca.engine.ask import CHANCE, Ask
from ludoteca.engine.game import Game
from ludoteca.server.ahead import asked_after
from ludoteca.server.gate import RequestError, household_of, person_of, reception
from ludoteca.server.http import FAULTS, Call, Chosen, answers_in, sitting_at
from ludoteca.server.protocol import Hint, Hints, Retrospect
from ludoteca.server.retrospects import likely
from ludoteca.telling.ideas import behind, heading, percent

if TYPE_CHECKING:
    from ludoteca.server.sitting import Sitting

Seat = Annotated[int, QueryParameter(name="seat")]


@post("/tables/{table:str}/hint", responses=FAULTS, status_code=200)
async def post_hint(request: Call, table: FromPath[str], seat: Seat, chosen: Chosen = "") -> Hints:
    """What a strong player would look at who knows what this seat knows. Only for whoever holds the seat."""
    person, sitting = await person_of(request), await sitting_at(request, table)
    return await hints_to(person.id, sitting, seat, answers_in(chosen))


@get("/tables/{table:str}/analysis", responses=FAULTS)
async def get_analysis(request: Call, table: FromPath[str]) -> Retrospect:
    """A finished game looked at again. The first request sets that going; the others tell how far it has come."""
    return await reception(request).host.retrospect(table, household_of(request))


async def hints_to(person: str, sitting: Sitting, seat: int, chosen: Sequence[int] = ()) -> Hints:
    """The hints for a person, who must hold the seat all the time: it may go to somebody else meanwhile."""
    check_holder(person, sitting, seat)
    found = await hints_for(sitting, seat, chosen)
    check_holder(person, sitting, seat)
    return found


def check_holder(person: str, sitting: Sitting, seat: int) -> None:
    if seat not in sitting.seats_of(person):
        raise RequestError("not-your-seat")


async def hints_for(sitting: Sitting, seat: int, chosen: Sequence[int] = ()) -> Hints:
    """The hints for the question before a seat, perhaps after answers that it has chosen and not sent yet.

    Whoever asks twice is told the same at once.
    """
    async with sitting.lock:
        await sitting.make_sound()
        table = sitting.table
        ask = asked_after(table, seat, chosen)
        if ask is None or ask.role == CHANCE:
            raise RequestError("no-hint")
        if len(ask.options) == 1:
            return Hints(seat, table.number, [])
        number = table.number
        hint = sitting.adviser(seat).hint(tuple(chosen))
    found = await asyncio.shield(hint)
    return Hints(seat, number, in_words(table.game, ask, found))


def in_words(game: Game, ask: Ask, found: list[Idea]) -> list[Hint]:
    """Ideas as they are sent."""
    return [
        Hint(
            value=idea.option,
            label=heading(game, ask, idea.option),
            percent=percent(idea.worth),
            behind=behind(found[0], idea),
            line=likely(idea),
        )
        for idea in found
    ]


HINTS: Final = [post_hint, get_analysis]
