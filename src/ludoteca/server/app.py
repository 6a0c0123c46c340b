"""The server as one application: handlers, safety headers, errors, and what is opened and closed with it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException
from litestar.types import Message, Scope

from ludoteca.engine.game import SpokenError
from ludoteca.engine.record import RecordError
from ludoteca.engine.text import Texts, spoken
from ludoteca.server.gate import STATUS, Reception, guard
from ludoteca.server.hints import HINTS
from ludoteca.server.http import FOLDER, HANDLERS
from ludoteca.server.learning import LEARNING
from ludoteca.server.live import LONGEST, live
from ludoteca.server.notices import Notices
from ludoteca.server.open_seats import OPEN_SEATS
from ludoteca.server.openapi import Structs, described
from ludoteca.server.pages import Pages, get_page
from ludoteca.server.programs import programs
from ludoteca.server.protocol import Fault
from ludoteca.server.settings import Settings, make_folder
from ludoteca.server.store import Stale, Store

if TYPE_CHECKING:
    from ludoteca.server.host import Host

OpenHost = Callable[[Store, Settings], Awaitable["Host"]]
Call = Request[Any, Any, Any]
log: Final = logging.getLogger("ludoteca.server")

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
SAFETY: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # the path of an invitation is a secret
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
KEYS: Final = {404: "not-found", 405: "wrong-method", 413: "too-long", 429: "too-fast"}
"""The texts for the faults that are found before any handler is asked."""


def create_app(settings: Settings, open_host: OpenHost | None = None) -> Litestar:
    """The server with these settings."""
    structs = Structs()
    api = Router("/api", route_handlers=[*HANDLERS, *OPEN_SEATS, *LEARNING, *HINTS, live, programs], guards=[guard])
    return Litestar(
        route_handlers=[api, get_page],
        lifespan=[opened(settings, open_host or usual_host)],
        before_send=[add_headers],
        exception_handlers={Exception: told},
        openapi_config=described(settings.cookie, structs),
        plugins=[structs],
        request_max_body_size=LONGEST,
        logging_config=None,
        debug=False,
    )


async def usual_host(store: Store, settings: Settings) -> Host:
    """The host of the tables, with bots that think beside the server."""
    from ludoteca.server.host import Host
    from ludoteca.server.thinking import Thinkers

    return Host(store, Thinkers(settings.workers), settings)


def opened(settings: Settings, open_host: OpenHost) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """What is open while the server runs."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        make_folder(settings.data)
        store = Store(settings.database)
        await store.open()
        try:
            host = await open_host(store, settings)
            at = Reception(settings, store, host)
            app.state["reception"] = at
            app.state["pages"] = Pages(files("ludoteca.server").joinpath("static"))
            notices = Notices(settings)
            host.house.your_turn = notices.your_turn
            await at.people.start()
            await host.start()
            try:
                yield
            finally:
                await host.stop()
                await notices.stop()
        finally:
            await store.close()

    return lifespan


async def add_headers(message: Message, scope: Scope) -> None:
    """What every answer carries."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SAFETY.items():
            headers[name] = value
        if "cache-control" not in headers:
            headers["cache-control"] = "no-store"


def told(request: Call, error: Exception) -> Response[Fault]:
    """Any error as a fault that the client can put into words; what nobody expected is logged and not told."""
    if isinstance(error, RecordError):
        return answer(record_fault(request, error))
    if isinstance(error, SpokenError):
        return answer(Fault(error.key, error.args_by_name))
    if isinstance(error, Stale):
        return answer(Fault("stale"))
    if isinstance(error, HTTPException) and error.status_code < 500:
        return answer(Fault(KEYS.get(error.status_code, "unreadable")))
    log.error("a request could not be handled: %s %s", request.method, request.url.path, exc_info=error)
    return answer(Fault("server-error"))


def answer(fault: Fault) -> Response[Fault]:
    return Response(fault, status_code=STATUS.get(fault.key, 400))


def record_fault(request: Call, error: RecordError) -> Fault:
    """What is wrong with a record. It takes a sentence of its own, in the language that the request asks for."""
    lang = "it" if request.headers.get("accept-language", "").lower().startswith("it") else "en"
    return Fault("record", {"line": error.line, "fault": spoken(Texts.of(FOLDER), lang, error)})
