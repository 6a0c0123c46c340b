"""The HTTP interface: who I am, the games, tables, seats, links, records."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Any, Final
from urllib.parse import urlsplit

from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Struct

from ludoteca.bots import LEVELS
from ludoteca.engine import rulebook
from ludoteca.engine.chance import Stream
from ludoteca.engine.game import SPECTATOR, Game, Option, find_game, installed
from ludoteca.engine.rulebook import Chapter
from ludoteca.engine.table import Table
from ludoteca.engine.text import LANGUAGES, Texts
from ludoteca.server import protocol
from ludoteca.server.clocks import stand_in
from ludoteca.server.gate import Reception, RequestError, limit, person_of, reception, visitor
from ludoteca.server.guides import course_of
from ludoteca.server.openapi import TakesText
from ludoteca.server.people import Person
from ludoteca.server.protocol import (
    Band,
    Fault,
    GameCard,
    Invitation,
    Me,
    NewTable,
    OptionCard,
    Position,
    Proof,
    Said,
    SeatState,
    SeatWish,
    TableCard,
)
from ludoteca.server.rounds import rounds_of
from ludoteca.server.store import SeatRow
from ludoteca.server.thinking import check_level

if TYPE_CHECKING:
    from ludoteca.server.sitting import Sitting

Call = Request[Any, Any, Any]
Eyes = Annotated[str | None, QueryParameter(name="as")]
Chosen = Annotated[str, QueryParameter(name="path", max_length=400)]
PATH: Final = re.compile(r"(-?\d{1,9}(,-?\d{1,9}){0,31})?")
"""Answers that were chosen and not sent yet."""

FOLDER: Final = files("ludoteca.server")
A_YEAR: Final = 365 * 24 * 3600
LONGEST_RECORD: Final = 4 * 1024 * 1024
LONGEST_WEBHOOK: Final = 500
ALL_EYES: Final = "open"
WATCHING: Final = "spectator"

_SAID: Final = {
    400: "What was asked for is not possible, or cannot be read.",
    401: "There is no session: GET /api/me opens one.",
    403: "This visitor may not do this.",
    404: "There is no such thing.",
    409: "Somebody was faster.",
    413: "This is too long.",
    421: "The server is not called like this.",
    429: "Too much at once.",
}
FAULTS: Final = {
    status: ResponseSpec(Fault, generate_examples=False, description=said) for status, said in _SAID.items()
}


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be called."""

    name: str


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of an invitation, the last part of its path."""

    token: str


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a game should go another way: a line of its record."""

    number: int
    seat: int | None = None
    """Of a finished game: a seat to take besides one's own, for its question is the one to be answered otherwise."""


# ---------------------------------------------------------------- who I am


@get("/me", responses=FAULTS)
async def get_me(request: Call) -> Response[Me]:
    """Who is looking. Whoever comes for the first time gets a session."""
    at, person = reception(request), await visitor(request)
    if person is None:
        limit(request, at.changes)  # somebody new is written down
        person = await at.people.newcomer()
    cookie = Cookie(
        key=at.settings.cookie,
        value=person.token,
        max_age=A_YEAR,
        path="/",
        secure=at.settings.secure,
        httponly=True,
        samesite="lax",
    )
    return Response(Me(person.name, person.csrf), cookies=[cookie])


@put("/me", responses=FAULTS)
async def put_me(request: Call, data: JSONBody[Name]) -> Me:
    """Take another name; the tables where I sit hear of it."""
    at = reception(request)
    person = await at.people.rename(await person_of(request), data.name)
    for sitting in [one for one in at.host.sittings.values() if one.seats_of(person.id)]:
        await sitting.renamed()
    return Me(person.name, person.csrf)


# ---------------------------------------------------------------- the games


@get("/games", responses=FAULTS, sync_to_thread=False)
def get_games() -> list[GameCard]:
    """The games on the shelf."""
    return [card_of(game) for game in installed()[0]]


@cache
def card_of(id: str) -> GameCard:
    """A game as the lobby shows it. For its look a table is set once."""
    game = find_game(id)
    first = game.fewest_seats()
    table = Table(game, game.setup(first), Stream(0))
    return GameCard(
        id=game.id,
        version=game.version,
        seats=game.seats,
        seat_names=[game.seat_name(seat) for seat in range(game.seats[1])],
        options=[OptionCard(option.id, list(option.values), seats_for(game, option)) for option in game.options],
        minutes=game.minutes,
        weight=game.weight,
        bots=list(LEVELS),
        temperaments=list(game.temperaments),
        opponent=stand_in(game),
        first=first,
        look=game.scene(table.state, SPECTATOR).look,
        guide=course_of(game) is not None,
    )


def seats_for(game: Game, option: Option) -> dict[str, list[int]]:
    """With how many seats the values of an option can be had, for those that some numbers exclude.

    A value may need another option: it can be had if it is possible together with any value of any other one.
    """
    counts = range(game.seats[0], game.seats[1] + 1)
    others = [{}, *({one.id: value} for one in game.options if one is not option for value in one.values)]
    found = {
        value: [seats for seats in counts if any(game.accepts(seats, other | {option.id: value}) for other in others)]
        for value in option.values
    }
    return {value: seats for value, seats in found.items() if len(seats) < len(counts)}


@get("/texts/{game:str}/{lang:str}", responses=FAULTS, media_type=MediaType.TEXT, sync_to_thread=False)
def get_texts(game: FromPath[str], lang: FromPath[str]) -> str:
    """The texts in one language as Fluent files, later ones speak over earlier ones; game `-` has only the general."""
    check_language(lang)
    folders = [] if game == "-" else [find_game(game).folder]
    return "\n".join(layer[lang].text for layer in Texts.of(FOLDER, *folders).layers)


@get("/rules/{game:str}/{lang:str}", responses=FAULTS, sync_to_thread=False)
def get_rules(game: FromPath[str], lang: FromPath[str]) -> list[Chapter]:
    """The rulebook of a game in one language."""
    check_language(lang)
    return rulebook.load(find_game(game).folder).chapters(lang)


def check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise RequestError("unknown-language", lang=lang, known=", ".join(LANGUAGES))


# ---------------------------------------------------------------- tables


@get("/tables", responses=FAULTS)
async def get_tables(request: Call) -> list[TableCard]:
    """The tables that I have opened or sit at."""
    person = await visitor(request)
    return await reception(request).host.cards(person.id) if person is not None else []


@post("/tables", responses=FAULTS)
async def post_table(request: Call, data: JSONBody[NewTable]) -> TableCard:
    """Set a table."""
    at = reception(request)
    person = await person_of(request)
    check_webhook(at, data.webhook)
    sitting = await at.host.create(person.id, person.name, data)
    return sitting.card(person.id)


@get("/tables/{table:str}", responses=FAULTS)
async def get_table(request: Call, table: FromPath[str]) -> TableCard:
    """A table as the lobby shows it."""
    person, sitting = await visitor(request), await sitting_at(request, table)
    return sitting.card(person.id if person is not None else "")


def answers_in(path: str) -> list[int]:
    """Answers that were chosen and not sent yet."""
    if PATH.fullmatch(path) is None:
        raise RequestError("unreadable")
    return [int(value) for value in path.split(",") if value]


async def sitting_at(request: Call, table: str) -> Sitting:
    """The table with this id."""
    sitting = await reception(request).host.find(table)
    if sitting is None:
        raise RequestError("no-table")
    return sitting


def check_webhook(at: Reception, address: str) -> None:
    """A table may call an address only where that is allowed, for it calls from inside the server's network."""
    if not address:
        return
    if not at.settings.may_call_webhooks:
        raise RequestError("no-webhooks")
    try:
        parts = urlsplit(address)
        sound = parts.scheme in ("http", "https") and parts.hostname and (parts.port or 80) > 0
    except ValueError:
        sound = False
    if not sound or len(address) > LONGEST_WEBHOOK or not address.isprintable():
        raise RequestError("wrong-webhook")


# ---------------------------------------------------------------- seats and links


@put("/tables/{table:str}/seats/{seat:int}", responses=FAULTS)
async def put_seat(request: Call, table: FromPath[str], seat: FromPath[int], data: JSONBody[SeatWish]) -> TableCard:
    """Say who sits at a seat: the host for every seat, and everybody may leave the own one."""
    person, sitting = await person_of(request), await sitting_at(request, table)
    card = sitting.card(person.id)
    state = seat_of(card, seat)
    if not card.host and not (seat in card.mine and data.holder != "me"):
        raise RequestError("not-host")
    if data.holder == "bot":
        check_level(sitting.table.game, data.level)
        row = SeatRow(seat, "bot", level=data.level, left=state.clock)
    elif data.holder == "me":
        row = SeatRow(seat, "person", person=person.id, left=state.clock)
    else:
        row = SeatRow(seat, "open", left=state.clock)
    await sitting.seat(seat, row)
    return sitting.card(person.id)


@post("/tables/{table:str}/seats/{seat:int}/invitation", responses=FAULTS)
async def post_invitation(request: Call, table: FromPath[str], seat: FromPath[int]) -> Invitation:
    """A new link for an open seat; an older one no longer works."""
    state = await hosted_seat(request, table, seat)
    if state.holder != "open":
        raise RequestError("seat-taken")
    token = await reception(request).people.invite(table, seat)
    return Invitation(seat, f"/join/{token}")


@delete("/tables/{table:str}/seats/{seat:int}/invitation", responses=FAULTS)
async def delete_invitation(request: Call, table: FromPath[str], seat: FromPath[int]) -> None:
    """Make the link for a seat worthless."""
    await hosted_seat(request, table, seat)
    await reception(request).store.revoke(table, seat)


@post("/join", responses=FAULTS, status_code=200)
async def post_join(request: Call, data: JSONBody[Token]) -> TableCard:
    """Take the seat that a link leads to."""
    at, person = reception(request), await person_of(request)
    invitation = await at.people.accept(data.token, person)
    sitting = await sitting_at(request, invitation.table)
    await take_seat(sitting, invitation.seat, person)
    return sitting.card(person.id)


async def take_seat(sitting: Sitting, seat: int, person: Person) -> bool:
    """Let somebody sit down, if the seat is still free; tells whether it was.

    Whoever comes back through the same link has the seat already, or has left it since.
    """
    async with sitting.house.sitting_down:
        state = seat_of(sitting.card(person.id), seat)
        if state.holder != "open":
            return False
        await sitting.seat(state.seat, SeatRow(state.seat, "person", person=person.id, left=state.clock))
        return True


async def hosted_seat(request: Call, table: str, seat: int) -> SeatState:
    """A seat of a table that the visitor has opened."""
    person, sitting = await person_of(request), await sitting_at(request, table)
    card = sitting.card(person.id)
    if not card.host:
        raise RequestError("not-host")
    return seat_of(card, seat)


def is_another(state: SeatState, card: TableCard) -> bool:
    """Whether somebody else sits at a seat."""
    return state.holder == "person" and state.seat not in card.mine


def seat_of(card: TableCard, seat: int) -> SeatState:
    """A seat of a table."""
    for state in card.seats:
        if state.seat == seat:
            return state
    raise RequestError("no-seat")


# ---------------------------------------------------------------- records


@get("/tables/{table:str}/at/{number:int}", responses=FAULTS)
async def get_position(request: Call, table: FromPath[str], number: FromPath[int], eyes: Eyes = None) -> Position:
    """A position as a seat saw it, or a spectator; with everything open after the end."""
    card, chosen = await allowed_eyes(request, table, eyes)
    if not 0 <= number <= card.number:
        raise RequestError("no-line", last=card.number)
    return await reception(request).host.position(table, number, chosen)


@get("/tables/{table:str}/chronicle", responses=FAULTS)
async def get_chronicle(request: Call, table: FromPath[str], eyes: Eyes = None) -> list[Said]:
    """All that a seat was told of the game so far, or a spectator; with everything open after the end."""
    _, chosen = await allowed_eyes(request, table, eyes)
    return await reception(request).host.chronicle(table, chosen)


@get("/tables/{table:str}/rounds", responses=FAULTS)
async def get_rounds(request: Call, table: FromPath[str]) -> list[Band]:
    """Where the rounds of a game began, as far as it has come."""
    return rounds_of((await sitting_at(request, table)).table)


@get("/tables/{table:str}/record", responses=FAULTS, media_type=MediaType.TEXT)
async def get_record(request: Call, table: FromPath[str], eyes: Eyes = None) -> Response[str]:
    """The record as it may be published now, with the secrets that these eyes know."""
    card, chosen = await allowed_eyes(request, table, eyes)
    text = await reception(request).host.published(table, chosen)
    name = f"{card.game}-{card.id}.record"
    return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/tables/{table:str}/proof", responses=FAULTS)
async def get_proof(request: Call, table: FromPath[str]) -> Proof:
    """What is needed to recompute the dice of a finished game."""
    if not (await sitting_at(request, table)).card("").over:
        raise RequestError("not-over")
    return await reception(request).host.proof(table)


@post("/tables/{table:str}/branch", responses=FAULTS)
async def post_branch(request: Call, table: FromPath[str], data: JSONBody[Branch]) -> TableCard:
    """A new table for study, from a position of this one."""
    person, sitting = await person_of(request), await sitting_at(request, table)
    card = sitting.card(person.id)
    # While others play, the things that they hide from each other must not turn up at another table.
    others = [state for state in card.seats if state.holder == "open" or is_another(state, card)]
    if others and not card.over:
        raise RequestError("not-over")
    if not 0 <= data.number <= card.number:
        raise RequestError("no-line", last=card.number)
    if data.seat is not None and not card.over:
        raise RequestError("not-over")
    branch = await reception(request).host.branch(person.id, table, data.number, data.seat)
    return branch.card(person.id)


@post("/records", responses=FAULTS, request_max_body_size=LONGEST_RECORD, operation_class=TakesText)
async def post_record(request: Call) -> TableCard:
    """Bring a record along: a finished one to look at, that of a host to go on with."""
    person = await person_of(request)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise RequestError("unreadable") from error
    at = reception(request)  # on a public server nobody goes on from a state that others could have made up
    return (await at.host.imported(person.id, text, trusting=not at.settings.public)).card(person.id)


async def allowed_eyes(request: Call, table: str, eyes: str | None) -> tuple[TableCard, str]:
    """The eyes that somebody may look through: the own seats and a spectator's; after the end everybody's."""
    person: Person | None = await visitor(request)
    card = (await sitting_at(request, table)).card(person.id if person is not None else "")
    mine = [state.name for state in card.seats if state.seat in card.mine]
    chosen = eyes if eyes is not None else (mine[0] if mine else WATCHING)
    if chosen not in (ALL_EYES, WATCHING, *(state.name for state in card.seats)):
        raise RequestError("no-seat")
    if chosen != WATCHING and chosen not in mine and not card.over:
        raise RequestError("not-your-eyes")
    return card, chosen


# ---------------------------------------------------------------- the interface itself


@get("/schema/messages", responses=FAULTS, sync_to_thread=False)
def get_messages() -> dict[str, Any]:
    """The JSON schema of the messages that go over the websocket."""
    return protocol.schema()


HANDLERS: Final = [
    get_me,
    put_me,
    get_games,
    get_texts,
    get_rules,
    get_tables,
    post_table,
    get_table,
    put_seat,
    post_invitation,
    delete_invitation,
    post_join,
    get_position,
    get_chronicle,
    get_rounds,
    get_record,
    get_proof,
    post_branch,
    post_record,
    get_messages,
]
