"""The table in the browser: start the server, say where it is, stop it."""

from __future__ import annotations

import threading
import webbrowser
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from ludoteca.cli.faults import CommandError
from ludoteca.cli.saving import home
from ludoteca.cli.voice import Voice


@dataclass(frozen=True)
class Wishes:
    """What the user said about the server."""

    host: str
    port: int | None
    data: Path | None
    origin: str
    pace: float | None
    open: bool


def serve_tables(voice: Voice, wishes: Wishes) -> int:
    """Serve until Ctrl-C. If the tables are being served already, say where."""
    if any(find_spec(part) is None for part in ("litestar", "sqlalchemy", "alembic", "uvicorn")):
        raise CommandError("no-web")

    from ludoteca.server.running import listen, run
    from ludoteca.server.settings import PORT, Settings, SettingsError

    settings = Settings(
        data=wishes.data or home(),
        host=wishes.host,
        port=PORT if wishes.port is None else wishes.port,
        origin=wishes.origin.rstrip("/") or None,
        pace=Settings.pace if wishes.pace is None else wishes.pace,
    )
    listening, settings = listen(settings, wishes.port)

    def ready() -> None:
        print(voice.say("serve-at", address=settings.address), flush=True)
        if settings.public:
            print(voice.say("serve-public", host=settings.host, port=settings.port), flush=True)
        print(voice.say("serve-stop"), flush=True)
        if wishes.open:
            show(settings.address)

    try:
        run(settings, listening, ready)
    except SettingsError as error:
        listening.close()
        if error.key != "already-running" or not wishes.open:
            raise
        address = str(error.args_by_name["address"])
        print(voice.say("serve-already", address=address))
        show(address).join()
        return 0
    print(voice.say("serve-stopped"))
    return 0


def show(address: str) -> threading.Thread:
    """Open the browser, which may take its time."""
    opening = threading.Thread(target=webbrowser.open, args=(address,), daemon=True)
    opening.start()
    return opening
