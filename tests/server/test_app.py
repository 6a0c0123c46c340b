"""The application as a whole: its pages, the headers that keep them safe, and a text for every error."""

from __future__ import annotations

import gzip
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
import pytest_asyncio

import ludoteca.server
from ludoteca.engine.game import installed
from ludoteca.engine.text import LANGUAGES, Texts, problems
from ludoteca.server.app import KEYS, POLICY
from ludoteca.server.gate import STATUS, RequestError
from ludoteca.server.http import FOLDER
from ludoteca.server.pages import ASK_AGAIN, FOREVER, Pages
from tests.server.conftest import serving

SOURCE = Path(ludoteca.server.__file__).parent


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client as the build leaves it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Ludoteca</title>", "utf-8")
    (folder / "favicon.svg").write_text("<svg/>", "utf-8")
    (folder / "assets" / "index-1a2b.js").write_text("export {};" * 100, "utf-8")
    (folder / "assets" / "alegreya-3c4d.woff2").write_bytes(b"wOF2")
    return folder


@pytest_asyncio.fixture
async def client(built: Path, tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A browser in front of a server with that client."""
    async with serving(tmp_path / "data") as running:
        app = running.server.config.app
        app.state["pages"] = Pages(built)  # type: ignore[union-attr]
        visitor = running.stranger()
        yield visitor.client


# ---------------------------------------------------------------- pages


@pytest.mark.asyncio
async def test_the_client_is_served_and_finds_its_own_way(client: httpx.AsyncClient) -> None:
    start = await client.get("/")
    assert start.text.startswith("<!doctype html>")
    assert start.headers["content-type"] == "text/html; charset=utf-8"
    for path in ("/new/wroth", "/table/ab12", "/table/ab12/40?as=south", "/join/x-Y_z", "/rules/magpies", "/verify/1"):
        page = await client.get(path)
        assert (page.status_code, page.text) == (200, start.text)
    for missing in ("/assets/index-9z.js", "/robots.txt", "/api/x", "/table/../../etc/passwd.txt"):
        assert (await client.get(missing)).status_code == 404


@pytest.mark.asyncio
async def test_what_never_changes_is_kept_and_the_rest_is_asked_for_again(client: httpx.AsyncClient) -> None:
    script = await client.get("/assets/index-1a2b.js")
    assert script.headers["cache-control"] == FOREVER
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["content-encoding"] == "gzip"
    assert script.text == "export {};" * 100
    plain = await client.get("/assets/index-1a2b.js", headers={"accept-encoding": "identity"})
    assert plain.content == script.content
    font = await client.get("/assets/alegreya-3c4d.woff2")
    assert font.headers["content-type"] == "font/woff2"
    assert "content-encoding" not in font.headers
    start = await client.get("/")
    assert start.headers["cache-control"] == ASK_AGAIN
    again = await client.get("/", headers={"if-none-match": start.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert (await client.get("/api/games")).headers["cache-control"] == "no-store"


@pytest.mark.asyncio
async def test_every_answer_carries_the_safety_headers(client: httpx.AsyncClient) -> None:
    for path in ("/", "/assets/index-1a2b.js", "/api/me", "/api/games", "/api/nothing", "/nothing.txt", "/api/schema"):
        headers = (await client.get(path)).headers
        assert headers["content-security-policy"] == POLICY
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "server" not in headers
    refused = await client.post("/api/tables", json={})
    assert refused.headers["content-security-policy"] == POLICY


def test_the_policy_allows_nothing_from_elsewhere() -> None:
    rules = dict(rule.split(" ", 1) for rule in POLICY.split("; "))
    assert rules["default-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert "unsafe" not in POLICY
    assert "*" not in POLICY


def test_without_a_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    pages = Pages(tmp_path / "nothing")
    assert not pages.built
    page = pages.at("/table/x").content.decode()
    for lang in LANGUAGES:
        assert Texts.of(FOLDER).t(lang, "client-not-built") in page
    assert page.count("make web") == len(LANGUAGES)
    assert re.search(r"^web:", (Path(__file__).parents[2] / "Makefile").read_text("utf-8"), re.MULTILINE)


def test_files_are_found_by_their_whole_name_only(built: Path) -> None:
    pages = Pages(built)
    (built / "later.txt").write_text("x", "utf-8")
    for path in ("/later.txt", "/assets/../index.html", "/../static/index.html", "/assets\\index.html"):
        with pytest.raises(RequestError, match="not-found"):
            pages.at(path)
    shrunk = pages.at("/assets/index-1a2b.js").shrunk
    assert shrunk is not None
    assert gzip.decompress(shrunk) == pages.at("/assets/index-1a2b.js").content


# ---------------------------------------------------------------- errors


def keys_in_the_source() -> Iterator[str]:
    """The keys of all errors that the server names."""
    named = r'(?:Fault|\w*Error|refusal)\(\s*(?:\d+,\s*|id=\w+,\s*)?"([a-z-]+)"'
    for path in SOURCE.glob("*.py"):
        yield from re.findall(named, path.read_text("utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_a_text(lang: str) -> None:
    keys = {*keys_in_the_source(), *STATUS, *KEYS.values(), "record"}
    settings = set(
        re.findall(r'(?:Settings|Store)Error\("([a-z-]+)"', "".join(p.read_text("utf-8") for p in SOURCE.glob("*.py")))
    )
    texts = Texts.of(FOLDER)
    assert len(keys) > 30
    assert [key for key in sorted(keys - settings) if not texts.has(lang, f"error-{key}")] == []
    cli = Texts.of(FOLDER.joinpath("..", "cli"))
    assert [key for key in sorted(settings) if not cli.has(lang, f"error-{key}")] == []


def test_both_languages_have_the_same_texts() -> None:
    assert problems(Texts.of(FOLDER)) == []
    for game in installed()[0].values():
        assert problems(Texts.of(FOLDER, game.folder)) == []


@pytest.mark.asyncio
async def test_what_nobody_expected_is_logged_and_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("the secret plan of south is 3")

    async with serving(tmp_path / "data") as running:
        monkeypatch.setattr("ludoteca.server.http.installed", broken)
        answer = await running.stranger().client.get("/api/games")
    assert (answer.status_code, answer.json()) == (500, {"key": "server-error"})
    assert "a request could not be handled: GET /api/games" in caplog.text


@pytest.mark.asyncio
async def test_a_secure_server_marks_its_cookie(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", origin="https://table.example.org") as running:
        client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{running.settings.port}")
        running.clients.append(client)
        cookie = (await client.get("/api/me", headers={"host": "table.example.org"})).headers["set-cookie"]
        assert cookie.startswith("__Host-ludoteca=")
        assert "Secure" in cookie
        assert "Domain" not in cookie
