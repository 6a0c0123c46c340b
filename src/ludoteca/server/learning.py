"""The guided first turn over HTTP: what a game teaches, a table for it, and what the guide says there now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from litestar import get, post
from litestar.params import FromPath, QueryParameter

from ludoteca.engine.game import find_game
from ludoteca.engine.recorder import Recorder
from ludoteca.engine.table import Table
from ludoteca.server.gate import RequestError, person_of, reception, visitor
from ludoteca.server.guides import advice_for, chance_of, course_at, course_of, guide_of
from ludoteca.server.http import FAULTS, Call, Chosen, answers_in, sitting_at
from ludoteca.server.people import Person
from ludoteca.server.protocol import Advice, Guide, SeatWish, TableCard

if TYPE_CHECKING:
    from ludoteca.server.host import Host
    from ludoteca.server.sitting import Sitting

Seat = Annotated[int, QueryParameter(name="seat")]


@get("/games/{game:str}/guide", responses=FAULTS, sync_to_thread=False)
def get_guide(game: FromPath[str]) -> Guide:
    """The guided first turn that a game brings along."""
    played = find_game(game)
    course = course_of(played)
    if course is None:
        raise RequestError("no-guide")
    return guide_of(played, course)


@post("/games/{game:str}/guide", responses=FAULTS)
async def post_guide(request: Call, game: FromPath[str]) -> TableCard:
    """Set the table for the guided first turn of a game."""
    person = await person_of(request)
    return (await guided(reception(request).host, person, game)).card(person.id)


@get("/tables/{table:str}/advice", responses=FAULTS)
async def get_advice(
    request: Call,
    table: FromPath[str],
    seat: Seat,
    chosen: Chosen = "",
) -> Advice | None:
    """What the guide says to one of my seats now; nothing at a table that was not set for a guided turn."""
    person, sitting = await visitor(request), await sitting_at(request, table)
    if person is None or seat not in sitting.seats_of(person.id):
        raise RequestError("not-your-eyes")
    answers, course = answers_in(chosen), course_at(sitting.recorder)
    if course is None:
        return None
    async with sitting.lock:
        return advice_for(course, sitting.table, seat, answers)


async def guided(host: Host, person: Person, id: str) -> Sitting:
    """Set the table for the guided first turn of a game: everything can be taken back, and chance is known before."""
    game = host.find_game(id)
    course = course_of(game)
    if course is None:
        raise RequestError("no-guide")
    wishes = [SeatWish("me") if who == "me" else SeatWish("bot", who) for who in course.seats]
    seats = [host.seat_row(game, at, wish, person.id, None) for at, wish in enumerate(wishes)]
    names = tuple(person.name if who == "me" else who for who in course.seats)
    chance = chance_of(game, course)
    table = Table(game, game.setup(len(seats), course.options), chance.source())
    recorder = Recorder(table, chance, names=names if all(names) else ())
    return await host.add(host.row(person.id, recorder, study=True), seats, recorder)


LEARNING: Final = [get_guide, post_guide, get_advice]
