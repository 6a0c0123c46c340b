"""Somebody at a table: reads the question, clicks an option, waits for the next."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator, expect

from tests.browser.visitor import Visitor

# What the table wants from whoever sits at the screen. Nothing as long as an answer is on its way.
WANTS = """() => {
  const ask = document.querySelector('section[aria-labelledby="question-text"]');
  if (!ask) return document.querySelector("main > section > .kicker") ? "hand-over" : "";
  if (ask.querySelector('a[href^="/verify/"]')) return "over";
  if (ask.querySelector("ol.busy")) return "";
  return ask.querySelector("ol button:enabled") ? "answer" : "";
}"""

Choose = Callable[[list[str]], int]

PATIENCE = 2_000
"""So many looks, with 20 milliseconds between them, until it is strange that nobody is asked."""


class Seated:
    """A visitor at a table, and the ways to play there."""

    def __init__(self, visitor: Visitor, table: str = "") -> None:
        self.visitor = visitor
        self.page = visitor.page
        if table:
            visitor.go(f"/table/{table}")
        self.question: Locator = self.page.locator("#question-text")
        self.ask: Locator = self.page.locator('section[aria-labelledby="question-text"]')
        self.options: Locator = self.ask.locator("ol").first.get_by_role("button")
        self.chronicle: Locator = self.page.get_by_role("log")
        self.cover: Locator = self.page.locator("main > section:has(> .kicker)")
        expect(self.question.or_(self.cover).first).to_be_visible()

    def wants(self, timeout: float = 60_000) -> str:
        """Wait until something is wanted here: `answer`, `hand-over`, or that everybody knows it is `over`."""
        told = self.page.wait_for_function(WANTS, timeout=timeout, polling=20)
        return str(told.json_value())

    def choose(self, number: int) -> None:
        """Click the option with this number, counted from 0, as soon as something is asked."""
        assert self.wants() == "answer"
        self.options.nth(number).click()

    def click(self, number: int) -> bool:
        """Click the option with this number if it is still there; tells whether it was."""
        try:
            self.options.nth(number).click(timeout=5_000)
        except Error:  # the table has moved on meanwhile
            return False
        return True

    def play(self, most: int, choose: Choose, until: Callable[[], bool] = lambda: False) -> int:
        """Click options until the game is over or enough has happened; tells how many clicks it took."""
        return play_together([self], most, choose, until)

    def play_to_the_end(self, seed: int, most: int) -> int:
        """Click at random until the game is over; so many clicks must be enough."""
        clicks = self.play(most, at_random(seed))
        assert self.wants() == "over", f"not over after {clicks} clicks"
        return clicks

    def uncover(self) -> None:
        """Say that the right person is at the screen."""
        self.cover.get_by_role("button").first.click()

    def menu(self, key: str) -> None:
        """Choose something from the menu of the table, by the key of its text."""
        self.page.get_by_role("button", name=self.visitor.say("menu"), exact=True).click()
        self.page.get_by_role("dialog").get_by_text(self.visitor.say(key), exact=True).first.click()


def play_now(visitor: Visitor, game: str) -> Seated:
    """From the lobby: open the box, play."""
    visitor.press(visitor.page.get_by_role("button", name=visitor.say("title", game)))
    visitor.press(visitor.page.get_by_role("button", name=visitor.say("play-now")))
    return Seated(visitor)


def set_table(visitor: Visitor, game: str, *holders: str, **more: Any) -> str:
    """A table that the test is not about: `me`, `open`, or the level of a bot at each seat; tells its id."""
    seats = [{"holder": one} if one in {"me", "open"} else {"holder": "bot", "level": one} for one in holders]
    card = visitor.api("POST", "/api/tables", {"game": game, "seats": seats, **more})
    return str(card["id"])


def bring(visitor: Visitor, record: str) -> str:
    """A table from a record; its people's seats are the visitor's. Tells its id."""
    return str(visitor.api("POST", "/api/records", record)["id"])


def bring_for_two(host: Visitor, guest: Visitor, record: str, seat: int) -> tuple[Seated, Seated]:
    """A table from a record where the guest, who comes through a link, takes one of the seats."""
    table = bring(host, record)
    host.api("PUT", f"/api/tables/{table}/seats/{seat}", {"holder": "open"})
    return Seated(host, table), join(guest, invite(host, table, seat))


def invite(host: Visitor, table: str, seat: int) -> str:
    """The path of a link for an open seat."""
    path: str = host.api("POST", f"/api/tables/{table}/seats/{seat}/invitation")["path"]
    return path


def join(visitor: Visitor, path: str) -> Seated:
    """Come through a link and sit down."""
    visitor.go(path)
    visitor.page.get_by_role("button", name=visitor.say("join-sit")).click()
    visitor.page.wait_for_url("**/table/*")
    return Seated(visitor)


def play_together(players: list[Seated], most: int, choose: Choose, until: Callable[[], bool] = lambda: False) -> int:
    """Whoever is asked clicks an option, until so many clicks have been made, enough has happened or it is over."""
    clicks = idle = 0
    while clicks < most and not until():
        assert idle < PATIENCE, "nobody is asked"
        idle += 1
        for player in players:
            wanted = player.page.evaluate(WANTS)
            if wanted == "over":
                return clicks
            if wanted == "hand-over":
                player.uncover()
            if wanted == "answer" and (labels := player.options.all_inner_texts()) and player.click(choose(labels)):
                clicks, idle = clicks + 1, 0
                break
        else:
            players[0].page.wait_for_timeout(20)
    return clicks


def at_random(seed: int) -> Choose:
    """Any of the options, the same ones for the same seed."""
    dice = random.Random(seed)
    return lambda labels: dice.randrange(len(labels))
