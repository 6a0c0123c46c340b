"""Support: a probe after the manner of Verrix."""

from __future__ import annotations

from pathlib import Path

from ludoteca.engine.game import Game, Outcome, Setup
from tests.probes.piles import counted
from tests.probes.support import rules, state
from tests.probes.support.scene import scene
from tests.probes.support.state import CARDS, NOBODY, TOKENS, Support


def new(setup: Setup) -> Support:
    g = Support(list(range(setup.seats)))
    g.pile = g.events.add(sum(CARDS))
    g.agenda.then("turn", 0)
    return g


def score(g: Support, seat: int) -> int:
    """Goods count one each, units nothing (S1.4)."""
    return sum(g.goods[seat])


def outcome(g: Support) -> Outcome:
    scores = tuple(score(g, seat) for seat in range(g.seats))
    return Outcome(tuple(seat for seat in range(g.seats) if scores[seat] == max(scores)), scores)


def evaluate(g: Support, seat: int) -> float:
    return (1 + score(g, seat)) / (g.seats + sum(score(g, other) for other in range(g.seats)))


def invariants(g: Support) -> list[str]:
    """Tokens and cards are never lost, and nobody takes part in a raid that does not happen."""
    faults = []
    out = [g.bag[worth] + g.tokens.count(worth) for worth in range(len(g.bag))]
    if out != TOKENS and g.attacker == NOBODY:
        faults.append(f"tokens are lost: {out}")
    places = [*g.pile, *g.discards, *(place for hand in g.hands for place in hand)]
    if sorted(places) != list(range(sum(CARDS))):
        faults.append(f"places are lost: {places}")
    if any(len(hand) > 2 for hand in g.hands):
        faults.append(f"a hand is too full: {g.hands}")
    if any(min(camp) < 0 for camp in (*g.units, *g.goods, *g.sent)):
        faults.append(f"something is less than nothing: {g.units} {g.goods} {g.sent}")
    if g.attacker == NOBODY and (g.stack and g.bonus != [0, 0]):
        faults.append("a raid that does not happen")
    return faults + counted(g.events, CARDS)


GAME = Game(
    id="support",
    version="1",
    folder=Path(__file__).parent,
    seats=(3, 5),
    new=new,
    steps={
        "turn": rules.turn,
        "event": rules.event,
        "keep": rules.keep,
        "raid": rules.raid,
        "offer": rules.offer,
        "accept": rules.accept,
        "moment": rules.moment,
        "react": rules.react,
        "tokens": rules.tokens,
        "settle": rules.settle,
    },
    pauses=("turn",),
    outcome=outcome,
    scene=scene,
    questions=(
        state.DRAW,
        state.DRAWN,
        state.KEPT,
        state.RAID,
        state.SEND,
        state.OFFER,
        state.ACCEPT,
        state.PLAY,
        state.REACT,
        state.TOKEN,
        state.LOOT,
    ),
    events=(
        state.DREW,
        state.GOT,
        state.GAVE_UP,
        state.RAIDED,
        state.OFFERED,
        state.REFUSED,
        state.SENT,
        state.PLAYED,
        state.CANCELLED,
        state.DREW_TOKEN,
        state.WON,
    ),
    parts=(Support,),
    longest=state.ROUNDS * 5 * 70,
    invariants=invariants,
    evaluate=evaluate,
)
