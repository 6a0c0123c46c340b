"""How a server is run: where it listens, who may talk to it, where it keeps what it knows."""

from __future__ import annotations

import hashlib
import ipaddress
import os
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from ludoteca.engine.game import SpokenError

PORT: Final = 8700
LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")
"""The names under which a machine talks to itself, as they stand in an address."""
_ORIGIN: Final = re.compile(r"https?://(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?")


class SettingsError(SpokenError):
    """A server cannot be run like this."""


def default_workers() -> int:
    """One core is for the table itself, the others think."""
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Everything that can be set. Without an origin the server serves this machine only."""

    data: Path
    """The folder of the database."""
    host: str = "127.0.0.1"
    port: int = PORT
    origin: str | None = None
    """The address under which others reach the server: `https://table.example.org`. Naming it makes it public."""
    pace: float = 0.6
    """Seconds between two moves of bots."""
    workers: int = field(default_factory=default_workers)
    """How many processes think for the bots."""
    webhooks: bool | None = None
    """Whether tables may send "your turn" to an address; unless it is said, only where the server is not public."""

    def __post_init__(self) -> None:
        if self.origin is None and not is_loopback(self.host):
            raise SettingsError("public-without-origin", host=self.host, port=self.port)
        if self.origin is not None and not _ORIGIN.fullmatch(self.origin):
            raise SettingsError("wrong-origin", origin=self.origin)
        if not 0 <= self.port <= 65535:
            raise SettingsError("wrong-port", port=self.port)

    @property
    def public(self) -> bool:
        """Whether people from elsewhere can reach the server."""
        return self.origin is not None

    @property
    def secure(self) -> bool:
        """Whether browsers reach the server through TLS only."""
        return self.origin is not None and self.origin.startswith("https:")

    @property
    def may_call_webhooks(self) -> bool:
        return not self.public if self.webhooks is None else self.webhooks

    @property
    def address(self) -> str:
        """Where a browser finds the server."""
        if self.origin is not None:
            return self.origin
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"

    @property
    def origins(self) -> frozenset[str]:
        """The origins whose pages may change anything here."""
        if self.origin is not None:
            return frozenset({self.origin})
        return frozenset({self.address, *(f"http://{name}:{self.port}" for name in LOOPBACK)})

    @property
    def hosts(self) -> frozenset[str]:
        """What may stand in a request's Host header.

        Any other name was pointed at this machine by somebody else. A proxy may hand on the name or its own target.
        """
        named = {urlsplit(origin).netloc for origin in self.origins}
        return frozenset(named | {f"{name}:{self.port}" for name in LOOPBACK})

    @property
    def cookie(self) -> str:
        """The name of the session cookie.

        Browsers do not tell the ports of a host apart, so each data folder has a cookie of its own. The prefix makes
        the browser refuse a cookie that another host of the same domain has planted.
        """
        if self.secure:
            return "__Host-ludoteca"
        return "ludoteca-" + hashlib.sha256(str(self.data.absolute()).encode()).hexdigest()[:8]

    @property
    def database(self) -> Path:
        return self.data / "tables.sqlite"


def make_folder(folder: Path) -> None:
    """A folder for the data, if there is none: what is in it concerns nobody else on this machine."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach what listens there."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
