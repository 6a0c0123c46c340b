"""Piles: a probe after the manner of Village Attacks and of Magic Realm's map chits."""

from __future__ import annotations

from pathlib import Path

from ludoteca.engine.game import Game, Outcome, Setup
from ludoteca.engine.hidden import UNKNOWN, Hidden
from tests.probes.piles import rules, state
from tests.probes.piles.scene import scene
from tests.probes.piles.state import CARDS, CHITS, Piles


def new(setup: Setup) -> Piles:
    g = Piles(list(range(setup.seats)))
    g.lay_out()
    g.agenda.then("turn", 0)
    return g


def outcome(g: Piles) -> Outcome:
    """Most points win (P1.4)."""
    return Outcome(tuple(seat for seat in range(g.seats) if g.points[seat] == max(g.points)), tuple(g.points))


def evaluate(g: Piles, seat: int) -> float:
    return min(1.0, max(0.0, 0.5 + (g.points[seat] * g.seats - sum(g.points)) / 30))


def invariants(g: Piles) -> list[str]:
    """Every card has one place, nobody has seen what is not there, and no copy is lost."""
    faults = []
    places = [*g.pile, *g.discards, *(place for hand in g.hands for place in hand)]
    running = sorted(places) == list(range(sum(CARDS)))
    if not running:
        faults.append(f"places are lost: {places}")
    if any(len(hand) > 1 for hand in g.hands):
        faults.append(f"a hand is too full: {g.hands}")
    if not all(g.events.is_public(place) for place in g.discards):
        faults.append("a discard is not open")
    return faults + [f"{name}: {fault}" for name, (h, n) in families(g).items() for fault in counted(h, n)]


def families(g: Piles) -> dict[str, tuple[Hidden, list[int]]]:
    return {"events": (g.events, CARDS), "chits": (g.chits, CHITS)}


def counted(hidden: Hidden, copies: list[int]) -> list[str]:
    """All copies are in the pool, surely in a pack, or on a place; what is known lies somewhere."""
    faults = []
    sure = [card for pack in hidden.packs for card in pack.cards]
    found = [hidden.pool[c] + sure.count(c) + hidden.card.count(c) for c in range(len(copies))]
    if found != copies:
        faults.append(f"cards are not conserved: {found}")
    if any(known and card == UNKNOWN for card, known in zip(hidden.card, hidden.known, strict=True)):
        faults.append("somebody knows a card that does not lie there")
    return faults


GAME = Game(
    id="piles",
    version="1",
    folder=Path(__file__).parent,
    seats=(1, 3),
    new=new,
    steps={
        "turn": rules.turn,
        "draw": rules.draw,
        "take": rules.take,
        "play": rules.play,
        "bury": rules.bury,
        "scry": rules.scry,
        "see": rules.see,
        "arrange": rules.arrange,
        "peek": rules.peek,
        "peek-there": rules.peek_there,
        "dig": rules.dig,
        "dig-there": rules.dig_there,
    },
    outcome=outcome,
    scene=scene,
    questions=(
        state.TURN,
        state.DRAWN,
        state.TAKEN,
        state.SCRY_AT,
        state.SCRIED,
        state.PUT_BACK,
        state.PEEK_AT,
        state.PEEKED,
        state.DIG_AT,
        state.DUG,
    ),
    events=(
        state.DREW,
        state.TOOK,
        state.GOT,
        state.BURIED,
        state.SCRYING,
        state.SUNK,
        state.MIXED,
        state.PEEKS,
        state.FOUND,
    ),
    parts=(Piles,),
    longest=state.TURNS * 12,
    invariants=invariants,
    evaluate=evaluate,
)
