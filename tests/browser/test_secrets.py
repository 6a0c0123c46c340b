"""Two browsers at one table: what one of them must not know never reaches it."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.positions import trap_about_to_snap, trap_to_be_set
from tests.browser.seated import Seated, bring, bring_for_two
from tests.browser.visitor import Visit, Visitor

KINDS = ("steal", "attack", "muster")


def told(visitor: Visitor) -> str:
    """Everything that has come to a browser from the table."""
    return "\n".join(visitor.received)


def test_the_kind_of_a_trap_is_known_to_its_owner_alone(visit: Visit) -> None:
    koda, other, watcher = visit(None, name="Anna"), visit(None, name="Bruno"), visit(None)
    record, seat = trap_to_be_set()
    owner, _ = bring_for_two(koda, other, record, 1 - seat)
    table = owner.page.url.rpartition("/")[2]
    Seated(watcher, table)
    assert owner.wants() == "answer"
    chosen = owner.options.filter(has_text=koda.say("trap-muster", "wroth"))
    expect(owner.ask).to_contain_text(koda.say("secret-about"))
    chosen.click()
    expect(owner.question).not_to_have_text(koda.say("ask-trap-kind", "wroth"))
    mine = owner.page.locator(f'[aria-label*=": {koda.say("trap-muster", "wroth")}"]').first
    owner.play(20, lambda labels: 0, until=lambda: mine.count() > 0)
    last = koda.api("GET", f"/api/tables/{table}")["number"]
    for visitor in (other, watcher):
        for kind in KINDS:
            assert f'"trap-{kind}"' not in told(visitor)
            assert not any(f": {visitor.say(f'trap-{kind}', 'wroth')}" in text for text in visitor.seen())
        position = visitor.api("GET", f"/api/tables/{table}/at/{last}")
        assert not any(f'"trap-{kind}"' in json.dumps(position) for kind in KINDS)
        assert "muster" not in visitor.api("GET", f"/api/tables/{table}/record")


@pytest.mark.long
def test_a_sprung_trap_is_revealed_to_everybody(visit: Visit) -> None:
    host, guest = visit(None, name="Anna"), visit(None, name="Bruno")
    snap = trap_about_to_snap()
    hosting, sitting = bring_for_two(host, guest, snap.record, 1)
    walker = (hosting, sitting)[snap.seat]
    victim = walker.visitor
    assert f'"trap-{snap.kind}"' not in told(victim)
    walker.choose(snap.option)
    for seated in (hosting, sitting):
        revealed = seated.visitor.say(f"trap-{snap.kind}", "wroth")
        expect(seated.chronicle.get_by_text(revealed).first).to_be_visible()


@pytest.mark.long
def test_a_spectator_is_asked_nothing(visit: Visit) -> None:
    host, watcher = visit(None), visit(None)
    table = bring(host, trap_to_be_set()[0])
    Seated(host, table)
    watching = Seated(watcher, table)
    expect(watching.ask).to_contain_text(watcher.say("you-watch"))
    expect(watching.options).to_have_count(0)
