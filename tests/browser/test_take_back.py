"""Taking back: alone up to the barrier, beyond it with the consent of the others."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.positions import PEOPLE, dealt, midway
from tests.browser.seated import Seated, at_random, bring, bring_for_two, invite, join, play_together
from tests.browser.visitor import Visit, as_text


def test_an_answer_that_nobody_has_seen_consequences_of_is_taken_back(visit: Visit) -> None:
    player = visit(None)
    seated = Seated(player, bring(player, dealt("village-attacks", ("Giulia",))))
    assert seated.wants() == "answer"
    before = seated.question.inner_text()
    first = seated.options.first.inner_text()
    seated.choose(0)
    expect(seated.question).not_to_have_text(before)
    player.page.get_by_role("button", name=player.say("undo")).click()
    expect(seated.question).to_have_text(before)
    expect(seated.options.first).to_have_text(first, use_inner_text=True)


@pytest.mark.long
@pytest.mark.parametrize("agrees", [True, False])
def test_beyond_the_barrier_the_others_are_asked(visit: Visit, agrees: bool) -> None:
    host, guest = visit(None, name="Anna"), visit(None, name="Bruno")
    asker, other = bring_for_two(host, guest, midway("magpies", PEOPLE, 9), 1)
    table = host.page.url.rpartition("/")[2]
    asker.page.get_by_role("button", name=host.say("ask-take-back")).click()
    expect(asker.ask).to_contain_text(host.say("take-back-waits"))
    number = host.api("GET", f"/api/tables/{table}")["number"]
    other.page.get_by_role("button", name=host.say("agree" if agrees else "disagree"), exact=True).click()
    expect(asker.ask.get_by_text(host.say("take-back-waits"))).to_have_count(0)
    if agrees:
        assert asker.wants() == "answer"
        expect(other.options).to_have_count(0)
    else:
        assert host.api("GET", f"/api/tables/{table}")["number"] == number
        assert play_together([asker, other], 1, at_random(1)) == 1


@pytest.mark.long
def test_a_wish_to_take_back_does_not_put_the_hint_of_another_away(visit: Visit) -> None:
    host, guest = visit(None, name="Anna"), visit(None, name="Bruno")
    asker, other = bring_for_two(host, guest, midway("magpies", PEOPLE, 9), 1)
    assert other.wants() == "answer"
    other.page.keyboard.press("h")
    idea = other.page.get_by_role("region", name=host.say("ideas-title")).get_by_role("button").first
    expect(idea).to_contain_text("%")
    asker.page.get_by_role("button", name=host.say("ask-take-back")).click()
    refuse = other.page.get_by_role("button", name=host.say("disagree"), exact=True)
    expect(refuse).to_be_visible()
    expect(idea).to_be_visible()
    refuse.click()
    expect(refuse).to_be_hidden()
    expect(idea).to_be_visible()


@pytest.mark.long
def test_a_third_person_who_agrees_to_a_take_back_does_not_put_a_hint_away(visit: Visit) -> None:
    anna, bruno, carla = [visit(None, name=name) for name in ("Anna", "Bruno", "Carla")]
    table = bring(anna, midway("magpies", ("Anna", "Bruno", "Carla"), 8))
    for seat in (1, 2):
        anna.api("PUT", f"/api/tables/{table}/seats/{seat}", {"holder": "open"})
    with anna.page.expect_websocket() as opened:
        third = Seated(anna, table)
    asker, advised = [join(one, invite(anna, table, seat)) for seat, one in enumerate((bruno, carla), 1)]
    assert advised.wants() == "answer"
    carla.page.keyboard.press("h")
    idea = carla.page.get_by_role("region", name=carla.say("ideas-title")).get_by_role("button").first
    expect(idea).to_contain_text("%")
    asker.page.get_by_role("button", name=bruno.say("ask-take-back")).click()
    agree = third.page.get_by_role("button", name=anna.say("agree"), exact=True)
    with opened.value.expect_event("framereceived", lambda frame: '"type":"done"' in as_text(frame)):
        agree.click()
    # What the server tells comes in order: when Carla's refusal shows, what came before has been shown as well.
    refuse = carla.page.get_by_role("button", name=carla.say("disagree"), exact=True)
    refuse.click()
    expect(refuse).to_be_hidden()
    expect(idea).to_be_visible()
