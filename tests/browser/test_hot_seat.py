"""Several people at one screen: it covers itself before it shows what is not for everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.positions import PEOPLE, dealt, trap_to_be_set
from tests.browser.seated import Seated, bring
from tests.browser.visitor import Visit


def test_screen_is_covered_between_seats_with_secrets(visit: Visit) -> None:
    people = visit(None, name="Anna e Bruno")
    record, _ = trap_to_be_set()
    seated = Seated(people, bring(people, record))
    if seated.wants() == "hand-over":
        seated.uncover()
    expect(seated.question).to_have_text(people.say("ask-trap-kind", "wroth"))
    seated.choose(0)
    seated.play(40, lambda labels: 0, until=lambda: seated.wants() == "hand-over")
    assert seated.wants() == "hand-over"
    expect(people.page.get_by_role("heading", level=1)).to_be_visible()
    expect(people.page.get_by_role("log")).to_have_count(0)
    expect(people.page.locator("svg [role=button]")).to_have_count(0)
    people.check_axe()
    people.picture("covered")
    seated.uncover()
    assert seated.wants() == "answer"


@pytest.mark.long
def test_one_person_at_all_seats_is_not_interrupted(visit: Visit) -> None:
    person = visit(None)
    record, _ = trap_to_be_set()
    seated = Seated(person, bring(person, record))
    if seated.wants() == "hand-over":
        person.page.get_by_role("button", name=person.say("one-person-on")).click()
    else:
        seated.menu("one-person")
        person.page.keyboard.press("Escape")
    clicks = seated.play(30, lambda labels: 0, until=lambda: seated.wants() != "answer")
    assert clicks == 30 or seated.wants() == "over"


@pytest.mark.long
def test_a_game_without_secrets_at_the_moment_is_never_covered(visit: Visit) -> None:
    people = visit(None)
    seated = Seated(people, bring(people, dealt("village-attacks", PEOPLE)))
    seated.play(12, lambda labels: 0)
    assert seated.wants() == "answer"
