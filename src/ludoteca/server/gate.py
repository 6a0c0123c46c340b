"""What every request passes before anything is done: known host, same origin, a session that knows its token."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler

from ludoteca.engine.game import SpokenError
from ludoteca.server.limits import Buckets, household
from ludoteca.server.people import People, Person
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store

if TYPE_CHECKING:
    from ludoteca.server.host import Host

Connection = ASGIConnection[Any, Any, Any, Any]

SAFE: Final = ("GET", "HEAD", "OPTIONS")
STATUS: Final = {
    key: status
    for status, keys in {
        401: "no-session",
        403: "wrong-csrf foreign-page not-host not-your-eyes not-your-seat not-over not-listed no-webhooks",
        404: "not-found no-table no-seat no-line no-invitation no-guide "
        "unknown-game unknown-game-close unknown-language",
        405: "wrong-method",
        409: "seat-taken invitation-used stale no-hint no-other-way analysis-other-figures analysis-other-rules",
        413: "too-long",
        421: "wrong-host",
        429: "too-fast too-many-analyses your-analyses-wait",
        500: "server-error",
        503: "not-kept",
    }.items()
    for key in keys.split()
}
"""The HTTP status of an error, by the key of its text; any other is 400."""
CHANGES_PER_SECOND: Final = 2.0
CHANGES_AT_ONCE: Final = 60
CALLS_PER_SECOND: Final = 20.0
CALLS_AT_ONCE: Final = 300


class RequestError(SpokenError):
    """A request that is not carried out."""


class Reception:
    """What the handlers of requests have at hand."""

    def __init__(self, settings: Settings, store: Store, host: Host) -> None:
        self.settings = settings
        self.store = store
        self.people = People(store)
        self.host = host
        self.calls = Buckets(CALLS_PER_SECOND, CALLS_AT_ONCE)
        self.changes = Buckets(CHANGES_PER_SECOND, CHANGES_AT_ONCE)
        self.live = 0
        """How many websockets are open."""


def reception(connection: Connection) -> Reception:
    """The reception of the server that this connection talks to."""
    found = connection.app.state["reception"]
    assert isinstance(found, Reception)
    return found


async def visitor(connection: Connection) -> Person | None:
    """Whose session this is, if there is one."""
    if "person" not in connection.state:
        at = reception(connection)
        connection.state["person"] = await at.people.who(connection.cookies.get(at.settings.cookie))
    found: Person | None = connection.state["person"]
    return found


async def person_of(connection: Connection) -> Person:
    """Whose session this is; without one nothing can be changed."""
    found = await visitor(connection)
    if found is None:
        raise RequestError("no-session")
    return found


def same_origin(settings: Settings, connection: Connection) -> bool:
    """Whether a page of this server asks; programs that are no browsers need not say where they come from."""
    origin = connection.headers.get("origin")
    return origin is None or origin in settings.origins


def household_of(connection: Connection) -> str:
    """Where somebody asks from, as it is counted; behind a proxy it is the address that the proxy names."""
    return household(connection.client.host if connection.client is not None else "")


def limit(connection: Connection, buckets: Buckets) -> None:
    """On a public server nobody does too much from one address."""
    if reception(connection).settings.public and not buckets.take(household_of(connection)):
        raise RequestError("too-fast")


async def guard(connection: Connection, _handler: BaseRouteHandler) -> None:
    """Turn away what does not belong here, before anything of it is read."""
    at = reception(connection)
    if connection.headers.get("host") not in at.settings.hosts:
        raise RequestError("wrong-host")
    changes = connection.scope.get("method", "GET") not in SAFE
    limit(connection, at.changes if changes else at.calls)
    if not changes:
        return
    if not same_origin(at.settings, connection):
        raise RequestError("foreign-page")
    person = await person_of(connection)
    if not person.knows(connection.headers.get("x-csrf", "")):
        raise RequestError("wrong-csrf")
