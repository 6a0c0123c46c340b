"""Somebody at a screen: a browser with its own cookies, and what has been seen in it."""

from __future__ import annotations

import json
import os
import re
from base64 import b64decode
from pathlib import Path
from typing import Any, Literal, Protocol

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, WebSocket

from tests.browser.house import House
from tests.browser.words import Lang, say

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
PICTURES = ROOT / "build/screenshots"
DOCS = ROOT / "docs/pictures"
WATCH = Path(__file__).with_name("watch.js")

Device = Literal["desktop", "phone", "narrow"]
Theme = Literal["light", "dark"]

SIZES: dict[Device, tuple[int, int]] = {"desktop": (1440, 900), "phone": (390, 844), "narrow": (360, 740)}

# A key without a text, an argument that was not filled in, a value that is no word.
NO_TEXT = re.compile(r"\[[a-z][\w.-]{2,}\]|\{\s*[$A-Za-z-][\w.-]*\s*\}|\?\?|\bundefined\b|\bNaN\b|\[object |\bnull\b")


class Visitor:
    """A person with a browser. Whatever is wrong on the page is kept until the end of the test and fails it there."""

    def __init__(
        self, browser: Browser, address: str, *, device: Device, theme: Theme, lang: Lang, motion: bool, name: str
    ) -> None:
        width, height = SIZES[device]
        small = device != "desktop"
        self.address = address
        self.lang = lang
        self.small = small
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            device_scale_factor=2 if small else 1,
            is_mobile=small,
            has_touch=small,
            color_scheme=theme,
            locale={"en": "en-GB", "it": "it-IT"}[lang],
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(30_000)
        self.context.add_init_script(path=WATCH)
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.received: list[str] = []
        self.sent: list[str] = []
        self.forgiven: list[str] = []
        self._csrf = ""
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.faults.append(f"page error: {error}"))
        self.page.on("websocket", self._listen)
        if name:
            self.api("PUT", "/api/me", {"name": name})

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            where = message.location.get("url", "")
            self.faults.append(f"console {message.type}: {message.text} ({where.removeprefix(self.address)})")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received.append(as_text(frame)))
        socket.on("framesent", lambda frame: self.sent.append(as_text(frame)))

    # ---------------------------------------------------------------- going about

    def go(self, path: str = "/") -> Page:
        """Open a path of the server."""
        self.page.goto(path)
        return self.page

    def press(self, what: Locator) -> None:
        """Click, or on a phone tap: a finger does not hover."""
        if self.small:
            what.tap()
        else:
            what.click()

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server directly, as this person: to set a table that the test is not about."""
        if not self._csrf:
            self._csrf = self.context.request.get("/api/me").json()["csrf"]
        # The server answers only to its own pages where something is changed.
        headers = {"x-csrf": self._csrf, "origin": self.address}
        if isinstance(body, str):
            headers["content-type"] = "text/plain"
        answer = self.context.request.fetch(path, method=method, data=body, headers=headers)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        kind = answer.headers.get("content-type", "")
        return answer.json() if "json" in kind else answer.text()

    def say(self, key: str, game: str = "", **args: str | int) -> str:
        """A text as this person reads it."""
        return say(key, self.lang, game, **args)

    def forgive(self, pattern: str) -> None:
        """Let faults pass that the test itself provokes."""
        self.forgiven.append(pattern)

    # ---------------------------------------------------------------- looking

    def seen(self) -> list[str]:
        """Every text and every name for the ear that has been on the page."""
        found: list[str] = self.page.evaluate("() => globalThis.seenByTheTest()")
        return found

    def check(self) -> None:
        """Nothing has gone wrong so far: no error, no warning, no key in the place of a text."""
        wrong = [fault for fault in self.faults if not any(re.search(pattern, fault) for pattern in self.forgiven)]
        assert not wrong, "\n".join(wrong)
        keys = [text for text in self.seen() if NO_TEXT.search(text)]
        assert not keys, f"no text: {keys}"

    def check_axe(self) -> None:
        """axe finds nothing serious or critical on the page as it is now."""
        assert AXE.is_file(), "axe-core is not installed: make test installs it, or `npm ci` in web/"
        if not self.page.evaluate("() => 'axe' in globalThis"):
            self.page.evaluate(AXE.read_text("utf-8") + "\n;null")
        # The page alone decides: what stands outside the viewport or under a sheet is looked at as well.
        found = self.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        bad = [
            f"{one['impact']} {one['id']}: {one['help']}\n    "
            + "\n    ".join(node["html"][:200] + " - " + node["failureSummary"][:300] for node in one["nodes"][:4])
            for one in found["violations"]
            if one["impact"] in {"serious", "critical"}
        ]
        assert not bad, "\n".join(bad)

    def picture(self, name: str, *, for_docs: bool = False) -> Path:
        """A screenshot in build/screenshots; some are also pictures of the documentation, when they are asked for."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        path = PICTURES / f"{name}.png"
        self.page.screenshot(path=path)
        if for_docs and os.environ.get("LUDOTECA_PICTURES"):
            session = self.context.new_cdp_session(self.page)  # only so Chromium writes a format that is small enough
            shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": 75})
            (DOCS / f"{name}.webp").write_bytes(b64decode(shot["data"]))
        return path

    def close(self) -> None:
        """Leave; a page that is gone already is no trouble."""
        try:
            self.context.close()
        except Error:
            return


class Visit(Protocol):
    """How people come: a desktop in light and English, unless the test says otherwise."""

    def __call__(
        self,
        path: str | None = "/",
        *,
        name: str = "",
        device: Device = "desktop",
        theme: Theme = "light",
        lang: Lang = "en",
        motion: bool = False,
        at: House | None = None,
    ) -> Visitor: ...


def as_text(frame: str | bytes) -> str:
    """A message of the socket, as it was sent."""
    return frame if isinstance(frame, str) else frame.decode("utf-8", errors="replace")


def messages(frames: list[str], kind: str) -> list[dict[str, Any]]:
    """The messages of one kind among those that were received or sent."""
    read: list[dict[str, Any]] = [json.loads(frame) for frame in frames]
    return [message for message in read if message.get("type") == kind]
