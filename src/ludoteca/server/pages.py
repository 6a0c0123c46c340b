"""The client as it was built: its files are read once and served from memory, so no path leads anywhere else."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from ludoteca.engine.text import LANGUAGES, Texts
from ludoteca.server.gate import RequestError, guard

HASHED: Final = "assets/"
"""Files below this have their hash in their name, so they never change."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
INDEX: Final = "index.html"
KINDS: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}
SHRINKS: Final = ("text/", "application/json", "image/svg+xml", "application/manifest+json")


@dataclass
class Page:
    """A file of the client."""

    name: str
    content: bytes
    kind: str = field(init=False)
    tag: str = field(init=False)

    def __post_init__(self) -> None:
        ending = "." + self.name.rpartition(".")[2]
        self.kind = KINDS.get(ending) or mimetypes.guess_type(self.name)[0] or "application/octet-stream"
        self.tag = f'"{hashlib.sha256(self.content).hexdigest()[:24]}"'

    @cached_property
    def shrunk(self) -> bytes | None:
        """The content for the wire, where that saves anything."""
        return gzip.compress(self.content, 6, mtime=0) if self.kind.startswith(SHRINKS) else None

    @property
    def caching(self) -> str:
        return FOREVER if self.name.startswith(HASHED) else ASK_AGAIN


class Pages:
    """All files of the client; where it was not built, a page that says how to."""

    def __init__(self, folder: Traversable) -> None:
        self.files = {page.name: page for page in found(folder, "")} if folder.is_dir() else {}
        self.built = INDEX in self.files
        if not self.built:
            self.files[INDEX] = Page(INDEX, not_built().encode())

    def at(self, path: str) -> Page:
        """The file with this path. Any path that names no file is a page of the client, which finds its own way."""
        name = path.lstrip("/")
        if name in self.files:
            return self.files[name]
        last = name.rpartition("/")[2]
        if name.startswith((HASHED, "api/")) or name == "api" or "." in last:
            raise RequestError("not-found")
        return self.files[INDEX]


def found(folder: Traversable, below: str) -> list[Page]:
    """The files of a folder and of those in it."""
    pages: list[Page] = []
    for item in folder.iterdir():
        if item.is_dir():
            pages += found(item, f"{below}{item.name}/")
        else:
            pages.append(Page(below + item.name, item.read_bytes()))
    return pages


def not_built() -> str:
    """The page of a server without its client, in both languages."""
    texts = Texts.of(files("ludoteca.server"))
    said = [f'<p lang="{lang}">{texts.t(lang, "client-not-built")} <code>make web</code></p>' for lang in LANGUAGES]
    return f'<!doctype html>\n<html lang="it">\n<title>Ludoteca</title>\n{"".join(said)}\n</html>\n'


@get(["/", "/{path:path}"], guards=[guard], include_in_schema=False, sync_to_thread=False)
def get_page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the client."""
    pages = request.app.state["pages"]
    assert isinstance(pages, Pages)
    page = pages.at(path)
    headers = {"cache-control": page.caching, "etag": page.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers)
    content = page.content
    if page.shrunk is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = page.shrunk
        headers["content-encoding"] = "gzip"
    return Response(content, media_type=page.kind, headers=headers)
