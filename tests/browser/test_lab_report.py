"""The report of the lab in a real browser: it asks nobody for anything and fits on any screen."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Request

from ludoteca.cli import main

SPEC = """
game = "wroth"
games = 2
bots = [["random", "greedy"]]
"""


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report of a few games."""
    folder = tmp_path_factory.mktemp("lab")
    (folder / "spec.toml").write_text(SPEC, "utf-8")
    out = str(folder / "out")
    assert main(["lab", "run", str(folder / "spec.toml"), "--out", out, "--workers", "1", "--lang", "en"]) == 0
    assert main(["lab", "report", out, "--lang", "it"]) == 0
    return folder / "out" / "report.html"


def ink(browser: Browser, report: Path, scheme: Literal["light", "dark"], width: int) -> str:
    """Open the report, see that all is well, and tell the colour of the letters in its first picture."""
    asked: list[str] = []
    faults: list[str] = []

    def note_request(request: Request) -> None:
        asked.append(request.url)

    def note_fault(message: ConsoleMessage) -> None:
        faults.append(message.text)

    context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme)
    page = context.new_page()
    page.on("request", note_request)
    page.on("console", note_fault)
    page.goto(report.as_uri())
    assert (asked, faults) == ([report.as_uri()], [])
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.locator("figure svg").count() == page.locator("figure").count() > 4
    colour = str(page.locator("figure svg text").first.evaluate("node => getComputedStyle(node).fill"))
    context.close()
    return colour


@pytest.mark.parametrize("width", [1100, 390])
def test_a_report_by_day_and_by_night(browser: Browser, report: Path, width: int) -> None:
    assert ink(browser, report, "light", width) != ink(browser, report, "dark", width)
