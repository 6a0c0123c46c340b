"""Tables that are open to everybody on this server: their free seats stand in the lobby, and one click takes one.

Only whoever opened a table can show it; of all others nobody learns anything without a link.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from litestar import get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from ludoteca.server.gate import RequestError, person_of, reception, visitor
from ludoteca.server.http import FAULTS, Call, sitting_at, take_seat
from ludoteca.server.protocol import TableCard

if TYPE_CHECKING:
    from ludoteca.server.host import Host
    from ludoteca.server.sitting import Sitting

MOST_SHOWN: Final = 60
"""So many tables with free seats the lobby shows."""


class Listed(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether everybody on this server sees the free seats."""

    listed: bool


@get("/open-tables", responses=FAULTS)
async def get_open_tables(request: Call) -> list[TableCard]:
    """The tables of others with free seats for everybody."""
    person = await visitor(request)
    return await open_cards(reception(request).host, person.id if person is not None else "")


@put("/tables/{table:str}/listed", responses=FAULTS)
async def put_listed(request: Call, table: FromPath[str], data: JSONBody[Listed]) -> TableCard:
    """Show the free seats of a table to everybody, or no longer; only whoever opened it can."""
    host, person, sitting = reception(request).host, await person_of(request), await sitting_at(request, table)
    if sitting.row.host != person.id:
        raise RequestError("not-host")
    await show(host, sitting, data.listed)
    return sitting.card(person.id)


@post("/tables/{table:str}/seats/{seat:int}/sit", responses=FAULTS, status_code=200)
async def post_sit(request: Call, table: FromPath[str], seat: FromPath[int]) -> TableCard:
    """Sit down at a free seat that everybody may take."""
    person, sitting = await person_of(request), await sitting_at(request, table)
    if not sitting.room.listed:
        raise RequestError("not-listed")
    if not await take_seat(sitting, seat, person) and seat not in sitting.seats_of(person.id):
        raise RequestError("seat-taken")
    return sitting.card(person.id)


async def open_cards(host: Host, person: str) -> list[TableCard]:
    """The tables of others with free seats for everybody, the latest first."""
    cards: list[TableCard] = []
    for table in list(host.listed)[::-1]:
        sitting = await host.find(table)
        if sitting is None or sitting.over or not sitting.room.listed:
            host.listed.pop(table, None)
            continue
        card = sitting.card(person)
        if not card.host and not card.mine and any(seat.holder == "open" for seat in card.seats):
            cards.append(card)
        if len(cards) == MOST_SHOWN:
            break
    return cards


async def show(host: Host, sitting: Sitting, listed: bool) -> None:
    """Show the free seats of a table to everybody, or no longer."""
    async with sitting.lock:
        await sitting.make_sound()
        if sitting.room.listed != listed:
            sitting.room.listed = listed
            await sitting.keep(sitting.version + 1)
            sitting.publish()
    host.listed.pop(sitting.id, None)
    if listed:
        host.listed[sitting.id] = None


OPEN_SEATS: Final = [get_open_tables, put_listed, post_sit]
