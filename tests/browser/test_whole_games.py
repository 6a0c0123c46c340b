"""Whole games, clicked through from the first question to the last."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.seated import Seated, at_random, invite, join, play_now, play_together, set_table
from tests.browser.visitor import Visit

pytestmark = pytest.mark.long


def test_wroth_against_bots(visit: Visit) -> None:
    player = visit(name="Giulia", motion=True)
    seated = play_now(player, "wroth")
    seated.play_to_the_end(seed=11, most=3_000)
    expect(seated.question).to_have_text(player.say("game-over"))
    player.check_axe()


def test_wroth_alone_against_the_rules(visit: Visit) -> None:
    player = visit("/new/wroth", lang="it", theme="dark")
    page = player.page
    page.get_by_role("button", name="1", exact=True).click()
    scenario = page.get_by_label(player.say("option-scenario", "wroth"))
    scenario.select_option("runen_show_of_strength")
    page.get_by_role("button", name=player.say("begin")).click()
    seated = Seated(player)
    seated.play(25, lambda labels: 0)
    player.check_axe()
    player.picture("wroth-solo")
    seated.play_to_the_end(seed=12, most=3_000)
    expect(seated.question).to_have_text(player.say("game-over"))


def test_village_attacks_with_two_people_and_five_monsters(visit: Visit) -> None:
    host, guest = visit(None, name="Anna"), visit(None, name="Bruno", theme="dark")
    table = set_table(host, "village-attacks", "me", "me", "me", "open", "open")
    hosting = Seated(host, table)
    sitting = join(guest, invite(host, table, 3))
    join(guest, invite(host, table, 4))
    sitting = Seated(guest, table)
    play_together([hosting, sitting], 60, at_random(13))
    host.picture("village-attacks", for_docs=True)
    host.check_axe()
    guest.check_axe()
    play_together([hosting, sitting], 3_000, at_random(14))
    assert hosting.wants() == "over"
    assert sitting.wants() == "over"
