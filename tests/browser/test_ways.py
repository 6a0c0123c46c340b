"""Other ways to play, set up in the browser: told when it is one's turn, with a clock, with the real game, watching."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Queue

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.positions import dealt
from tests.browser.seated import Seated, at_random, bring, invite, join, play_together, set_table
from tests.browser.visitor import Visit, Visitor

pytestmark = pytest.mark.long

WAIT = 60
"""Seconds after which a notice is not coming."""

# A browser that may notify, and somebody who looks elsewhere.
LOOKS_ELSEWHERE = """
globalThis.told = [];
globalThis.Notification = class {
  static permission = "default";
  static requestPermission() { this.permission = "granted"; return Promise.resolve("granted"); }
  constructor(title, options) { told.push([title, options.body]); }
  close() {}
};
Object.defineProperty(Document.prototype, "hidden", { get: () => true });
"""


@pytest.fixture
def letters() -> Iterator[tuple[str, Queue[bytes]]]:
    """A place on this machine that takes notices: its address, and what has come."""
    queue: Queue[bytes] = Queue()

    class Taker(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            queue.put(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Taker)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/turn", queue
    server.shutdown()
    thread.join()
    server.server_close()


def begin(visitor: Visitor) -> Seated:
    """Set the table as the form says."""
    visitor.page.get_by_role("button", name=visitor.say("begin")).click()
    visitor.page.wait_for_url("**/table/*")
    return Seated(visitor)


def test_the_browser_tells_when_it_is_my_turn(visit: Visit, slow_house: House) -> None:
    player = visit(None, at=slow_house)
    player.context.add_init_script(LOOKS_ELSEWHERE)
    seated = Seated(player, bring(player, dealt("magpies", ("Giulia", "greedy"), length="long")))
    seated.menu("notify-me")
    player.page.keyboard.press("Escape")
    for _ in range(6):  # not told as long as one question of mine follows the other
        if player.page.evaluate("told.length"):
            break
        seated.choose(0)
    told = player.page.wait_for_function("() => told[0]").json_value()
    assert told[0] == player.say("title", "magpies")
    assert told[1].strip()


def test_an_address_is_told_whose_turn_it_is(visit: Visit, letters: tuple[str, Queue[bytes]]) -> None:
    address, queue = letters
    host, guest = visit("/new/magpies", name="Anna"), visit(None, name="Bruno")
    host.page.get_by_role("combobox").nth(1).select_option("open")
    host.page.get_by_label(host.say("webhook")).fill(address)
    host.check_axe()
    hosting = begin(host)
    table = host.page.url.rpartition("/")[2]
    sitting = join(guest, invite(host, table, 1))
    # somebody may fly on for as long as the dice let nobody else
    play_together([hosting, sitting], 60, at_random(1), until=lambda: not queue.empty())
    notice = json.loads(queue.get(timeout=WAIT))
    assert notice["event"] == "your-turn"
    assert notice["table"].endswith(f"/table/{table}")
    assert "Anna" in notice["text"] or "Bruno" in notice["text"]


def test_an_address_that_is_none_is_refused_in_words(visit: Visit) -> None:
    host = visit("/new/magpies")
    host.forgive("400")
    host.page.get_by_role("combobox").nth(1).select_option("open")
    host.page.get_by_label(host.say("webhook")).fill("ftp://example.org/turn")
    host.page.get_by_role("button", name=host.say("begin")).click()
    expect(host.page.get_by_role("alert")).to_contain_text("http://")


def test_a_clock_counts_while_one_thinks(visit: Visit) -> None:
    player = visit("/new/magpies")
    page = player.page
    page.get_by_text(player.say("clock"), exact=True).click()
    page.get_by_label(player.say("clock-minutes")).fill("5")
    page.get_by_label(player.say("clock-increment")).fill("0")
    seated = begin(player)
    assert seated.wants() == "answer"
    timers = page.get_by_role("timer")
    expect(timers).to_have_count(2)
    mine = timers.first
    shown = mine.inner_text()
    assert shown.startswith(("5:00", "4:5"))
    expect(mine).not_to_have_text(shown)
    player.check_axe()
    player.picture("clock")


def test_with_the_real_game_dice_are_typed_in_and_corrected(visit: Visit) -> None:
    player = visit("/new/magpies")
    player.page.get_by_text(player.say("companion"), exact=True).click()
    seated = begin(player)
    assert seated.wants() == "answer"
    expect(seated.ask).to_contain_text(player.say("by-hand-about"))
    player.picture("companion")
    told = seated.chronicle
    seated.choose(0)
    expect(told).to_contain_text(player.say("trinket-button", "magpies"))
    seated.menu("correct-last")
    player.page.get_by_role("dialog").get_by_role("button", name=player.say("trinket-ring", "magpies")).click()
    expect(told).to_contain_text(player.say("trinket-ring", "magpies"))
    expect(told).not_to_contain_text(player.say("trinket-button", "magpies"))
    assert seated.wants() == "answer"


def test_a_table_of_bots_is_set_and_watched(visit: Visit) -> None:
    watcher = visit("/new/wroth")
    watcher.page.get_by_role("combobox").first.select_option("greedy")
    expect(watcher.page.get_by_text(watcher.say("watching-note"))).to_be_visible()
    watching = begin(watcher)
    expect(watching.chronicle.get_by_role("listitem").nth(5)).to_be_visible()
    expect(watching.options).to_have_count(0)
    watcher.picture("watching-bots")


def test_what_cannot_be_had_with_so_few_seats_is_not_offered(visit: Visit) -> None:
    player = visit("/new/wroth", lang="it")
    page = player.page
    more = page.locator("summary")
    expect(more).not_to_have_text(player.say("fewer-options"))
    more.click()
    expect(more).to_have_text(player.say("fewer-options"))
    handicap = page.get_by_label(player.say("option-handicap", "wroth"))
    expect(handicap.get_by_role("option")).to_have_count(3)
    page.get_by_role("button", name="1", exact=True).click()
    expect(handicap.get_by_role("option")).to_have_count(1)
    scenario = page.get_by_label(player.say("option-scenario", "wroth"))
    expect(scenario).not_to_have_value("none")
    player.picture("set-up-alone")
    assert begin(player).wants() == "answer"


def test_a_bot_has_a_level_and_a_temperament_that_are_seen_and_changed(visit: Visit) -> None:
    player = visit("/new/wroth")
    page = player.page
    page.locator("#seat-1").select_option("scout")
    page.get_by_label(player.say("temperament-at", seat="Seat 2")).select_option("builder")
    player.check_axe()
    player.picture("set-up-temperament")
    begin(player)
    builder = f"{player.say('level-scout')}, {player.say('temperament-builder')}"
    page.get_by_role("button", name=player.say("menu"), exact=True).click()
    menu = page.get_by_role("dialog")
    expect(menu).to_contain_text(player.say("some-bots", count=1, level=builder))
    player.picture("menu-seats")
    menu.get_by_role("button").filter(has_text=builder).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("status")).to_contain_text(builder)
    button = sheet.get_by_role("button", name=player.say("bot-of", level=player.say("level-greedy")))
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    sheet.get_by_role("combobox", name=player.say("temperament")).select_option("")
    expect(sheet.get_by_role("status")).to_contain_text(
        player.say("some-bots", count=1, level=player.say("level-greedy"))
    )
    player.check_axe()
    player.picture("seat-sheet")
    player.go("/")
    expect(page.get_by_text(player.say("some-bots", count=1, level=player.say("level-greedy")))).to_be_visible()


def test_a_free_seat_is_awaited_and_a_nameless_guest_is_called_one(visit: Visit) -> None:
    host, guest = visit(None, name="Anna"), visit(None)
    table = set_table(host, "magpies", "me", "open")
    hosting = Seated(host, table)
    hosting.choose(0)
    seat = host.say("seat-west", "magpies")
    expect(hosting.question).to_have_text(host.say("is-awaited", names=seat, count=1))
    expect(hosting.ask).to_contain_text(host.say("awaited-host"))
    join(guest, invite(host, table, 1))
    expect(host.page.get_by_text(host.say("somebody"), exact=True).first).to_be_visible()
    expect(hosting.question).to_contain_text(host.say("somebody"))
