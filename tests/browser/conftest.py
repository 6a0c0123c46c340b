"""A server, a Chromium, and people in front of it. Every test ends with a look at what went wrong on the way."""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

from tests.browser.house import House
from tests.browser.visitor import Device, Theme, Visit, Visitor
from tests.browser.words import Lang

HERE = Path(__file__).parent
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser") or ""

# It must not talk to anybody but our server, and as root it starts only without its sandbox.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--font-render-hinting=none",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of this folder; say how to enable them where there is no browser."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if not CHROMIUM:
                reason = "no Chromium: `apt install chromium`, or name one: CHROMIUM=/path/to/chromium make test"
                item.add_marker(pytest.mark.skip(reason=reason))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let the fixtures know whether the test itself has failed."""
    report = yield
    if report.when == "call" and report.failed:
        item.stash[FAILED] = True
    return report


FAILED = pytest.StashKey[bool]()


# Of the package and not of the session: while the browser is driven, no other test can have an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests; every visitor has cookies and storage of their own."""
    expect.set_options(timeout=30_000)  # a machine that does other things besides is slow, not wrong
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield started
        started.close()


@contextmanager
def opened(folder: Path, pace: str = "0", **env: str) -> Iterator[House]:
    """A server that runs as long as it is wanted, and without trouble."""
    house = House(folder, "--pace", pace, **env)
    house.open()
    yield house
    house.close()
    assert house.troubles() == ""


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that most tests share; its bots do not wait for people to follow."""
    with opened(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server for one test alone, which may be closed and opened again."""
    with opened(tmp_path) as house:
        yield house


@pytest.fixture
def slow_house(tmp_path: Path) -> Iterator[House]:
    """A server whose bots play at a pace that people can follow."""
    with opened(tmp_path, "0.4") as house:
        yield house


@pytest.fixture
def sleepy_house(tmp_path: Path) -> Iterator[House]:
    """A server whose bots take their time."""
    with opened(tmp_path, "9") as house:
        yield house


@pytest.fixture
def house_of_windows(tmp_path: Path) -> Iterator[House]:
    """A server that has a game with windows as well: one that somebody has installed beside the others."""
    package = tmp_path / "packages" / "support-1.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: support\nVersion: 1\n", "utf-8")
    (package / "entry_points.txt").write_text("[ludoteca.games]\nsupport = tests.probes.support:GAME\n", "utf-8")
    paths = [str(package.parent), str(HERE.parents[1]), os.environ.get("PYTHONPATH", "")]
    with opened(tmp_path, PYTHONPATH=os.pathsep.join(paths)) as house:
        yield house


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Visit]:
    """People come with `visit()`, and when the test is over, nothing may have gone wrong on their screens."""
    visitors: list[Visitor] = []

    def come(
        path: str | None = "/",
        *,
        name: str = "",
        device: Device = "desktop",
        theme: Theme = "light",
        lang: Lang = "en",
        motion: bool = False,
        at: House | None = None,
    ) -> Visitor:
        where = at or request.getfixturevalue("house")
        assert isinstance(where, House)
        visitor = Visitor(browser, where.address, device=device, theme=theme, lang=lang, motion=motion, name=name)
        visitors.append(visitor)
        if path is not None:
            visitor.go(path)
        return visitor

    yield come
    try:
        failed = request.node.stash.get(FAILED, False)
        for number, visitor in enumerate(visitors):
            if failed:
                keep_evidence(visitor, f"failed-{request.node.name}-{number}")
            else:
                visitor.check()
    finally:
        for visitor in visitors:
            visitor.close()


def keep_evidence(visitor: Visitor, name: str) -> None:
    """What the screen looked like when a test failed, and what had gone wrong on it by then."""
    try:
        path = visitor.picture("".join(letter if letter.isalnum() else "-" for letter in name))
        print(f"screen: {path}")
    except Error as error:
        print(f"no screenshot: {error}")
    for fault in visitor.faults:
        print(fault)
