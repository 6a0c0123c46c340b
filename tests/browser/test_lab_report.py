"""The report of the lab in a real browser: it asks nobody for anything and fits on any screen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Request

from ludoteca.cli import main

SPEC = """
game = "wroth"
games = 2
bots = [["random", "greedy@aggressive"], ["random", "random"]]
by_lot = ["faction"]
"""
PHONE = 390
UNREADABLE = """
wide => [...document.querySelectorAll('.rows li:not(.axis)')].flatMap(row => {
  const [name, track, figure] = row.children;
  const parts = [name, figure, ...track.querySelectorAll('.line, .point')];
  const boxes = parts.map(part => part.getBoundingClientRect());
  const words = [name, figure].filter(part => part.scrollWidth > part.clientWidth + 1);
  const [one, other] = boxes;
  const over = one.right > other.left && other.right > one.left && one.bottom > other.top && other.bottom > one.top;
  const lost = boxes.filter(box => box.left < 0 || box.right > wide || !box.height);
  return lost.length || words.length || over ? [row.textContent] : [];
})
"""
"""The rows whose name, mark or figure is off the screen, cut off, or lies upon another."""


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
    assert page.locator("figure :is(.rows, .heat, svg):visible").count() >= page.locator("figure").count() > 4
    colour = str(page.locator("figure svg:visible text").first.evaluate("node => getComputedStyle(node).fill"))
    context.close()
    return colour


@pytest.mark.parametrize("width", [1100, 390])
def test_a_report_by_day_and_by_night(browser: Browser, report: Path, width: int) -> None:
    assert ink(browser, report, "light", width) != ink(browser, report, "dark", width)


@pytest.mark.parametrize("width", [1280, PHONE, 320])
def test_every_row_can_be_read_without_pushing_it(browser: Browser, report: Path, width: int) -> None:
    context = browser.new_context(viewport={"width": width, "height": 844})
    page = context.new_page()
    page.goto(report.as_uri())
    assert page.locator(".rows li").count() > 10
    assert page.evaluate(UNREADABLE, width) == []
    assert page.locator("figure svg:visible").count() > 1
    for picture in page.locator("figure svg:visible").all():
        box = picture.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
    context.close()


def test_a_wide_table_says_on_a_phone_that_there_is_more(browser: Browser, report: Path) -> None:
    """Its names stay where they are, and at the end the sign is covered."""
    context = browser.new_context(viewport={"width": PHONE, "height": 844})
    page = context.new_page()
    page.goto(report.as_uri())
    page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
    wide = page.locator(".wide").filter(has=page.locator("table")).first
    room = wide.evaluate("box => [box.scrollWidth, box.clientWidth]")
    assert room[0] > room[1]
    assert "›" in wide.evaluate("box => getComputedStyle(box, '::before').content")
    places = "box => ['::before', '::after'].map(part => getComputedStyle(box, part).width)"
    assert len(set(wide.evaluate(places))) == 1  # nothing of the sign looks out from under its cover
    name = wide.locator("tbody th").first
    before = name.bounding_box()
    wide.evaluate("box => { box.scrollLeft = 9999; }")
    assert wide.evaluate("box => box.scrollLeft") > 0
    assert name.bounding_box() == before
    context.close()


def brightness(colour: str) -> float:
    """How bright a colour is, from 0 to 1: browsers tell mixed ones as `color(srgb 0.1 0.2 0.3)`."""
    figures = [float(figure) for figure in re.findall(r"[\d.]+", colour)[:3]]
    return sum(figures) / 3 / (1 if colour.startswith("color(") else 255)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_an_even_pairing_is_no_outlier(browser: Browser, report: Path, scheme: Literal["light", "dark"]) -> None:
    """The middle of the colours is the one that is nearest to the paper."""
    context = browser.new_context(viewport={"width": 1280, "height": 844}, color_scheme=scheme)
    page = context.new_page()
    page.goto(report.as_uri())
    square = page.locator(".heat tbody td.often, .heat tbody td.seldom").first
    square.evaluate("td => td.classList.remove('pale')")
    paint = "(td, much) => { td.style.setProperty('--much', much); return getComputedStyle(td).backgroundColor; }"
    paper = brightness(page.locator("figure").first.evaluate("node => getComputedStyle(node).backgroundColor"))
    even, far = (abs(brightness(square.evaluate(paint, much)) - paper) for much in ("0%", "100%"))
    assert even < 0.12
    assert even < far
    context.close()
