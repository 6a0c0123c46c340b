"""Orders: a probe after the manner of Magic Realm."""

from __future__ import annotations

from pathlib import Path

from ludoteca.engine.game import Game, Outcome, Setup
from ludoteca.engine.hidden import Secret
from tests.probes.orders import rules, state
from tests.probes.orders.scene import scene
from tests.probes.orders.state import Orders

TREASURE = sum(Orders([0]).treasure)


def new(setup: Setup) -> Orders:
    """The captain serves the first seat, and every seat has a role of its own."""
    g = Orders([0, *range(setup.seats)])
    g.agenda.then("day")
    return g


def score(g: Orders, seat: int) -> int:
    return sum(g.gold[role] for role in g.roles_of(seat))


def outcome(g: Orders) -> Outcome:
    """The richest seat wins (O1.3)."""
    scores = tuple(score(g, seat) for seat in range(g.seats))
    return Outcome(tuple(seat for seat in range(g.seats) if scores[seat] == max(scores)), scores)


def evaluate(g: Orders, seat: int) -> float:
    return (1 + score(g, seat)) / (g.seats + sum(g.gold))


def invariants(g: Orders) -> list[str]:
    """Gold is never lost, every role has a holder, and a sheet is one that could have been written."""
    faults = []
    if sum(g.gold) + sum(g.treasure) != TREASURE + len(g.holders):
        faults.append(f"gold is not conserved: {g.gold} {g.treasure}")
    if any(not 0 <= seat < g.seats for seat in g.holders) or g.holders[1:] != list(range(g.seats)):
        faults.append(f"a role has no seat: {g.holders}")
    secrets: list[Secret] = [*g.sheets, *(sight for sight in g.sights if sight is not None)]
    faults += [f"{secret.value} is impossible" for secret in secrets if secret.value not in secret.possible]
    return faults


GAME = Game(
    id="orders",
    version="1",
    folder=Path(__file__).parent,
    seats=(2, 4),
    roles=state.ROLE,
    new=new,
    steps={
        "day": rules.day,
        "morning": rules.morning,
        "turn": rules.turn,
        "phase": rules.phase,
        "hide": rules.hide,
        "search": rules.search,
        "hire": rules.hire,
        "meet": rules.meet,
        "attack": rules.attack,
        "fight": rules.fight,
        "flee": rules.flee,
    },
    outcome=outcome,
    scene=scene,
    questions=(
        state.ORDER,
        state.TURN,
        state.HIDING,
        state.SEEING,
        state.HIRE,
        state.BLOCK,
        state.ATTACK,
        state.MOVE,
        state.STRIKE,
        state.FORTUNE,
        state.FLEE,
    ),
    events=(state.DID, state.HID, state.SAW, state.FOUND, state.HIRED, state.BLOCKED, state.WON),
    parts=(Orders,),
    longest=state.DAYS * 120,
    invariants=invariants,
    evaluate=evaluate,
)
