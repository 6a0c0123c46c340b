"""Piles: the sequence of play, in the order of the rulebook."""

from __future__ import annotations

from ludoteca.engine.ask import EVERYONE, KEEP, Plan, Steps, Together, choose
from ludoteca.engine.hidden import look
from tests.probes.piles.state import (
    BURIED,
    BURY,
    CITY,
    DIG,
    DIG_AT,
    DRAW,
    DRAWN,
    DREW,
    DUG,
    FOUND,
    GIFT,
    GOT,
    MIXED,
    PEEK,
    PEEK_AT,
    PEEKED,
    PEEKS,
    PLAY,
    PUT_BACK,
    RAVEN,
    SCRIED,
    SCRY,
    SCRY_AT,
    SCRYING,
    STORM,
    SUNK,
    TAKE,
    TAKEN,
    TOOK,
    TROLL,
    TURN,
    Piles,
)

NAMES = {DRAW: "draw", TAKE: "take", PLAY: "play", BURY: "bury", SCRY: "scry", PEEK: "peek", DIG: "dig"}


def turn(g: Piles, seat: int) -> Steps:
    """Seats take turns with one act each (P1.2)."""
    if g.turns == 0:
        return
    g.turns -= 1
    act = yield choose(seat, TURN, g.acts(seat))
    g.agenda.then(NAMES[act], seat)
    g.agenda.then("turn", (seat + 1) % g.seats)


def top_card(g: Piles) -> int:
    """The place of the top card; if there is none the discards become the pile, what is in the hands stays (P1.3)."""
    if not g.pile:
        g.events.shuffle(g.discards)
        g.pile = g.discards
        g.discards = []
        g.journal.tell(MIXED)
    return g.pile.pop(0)


# ---------------------------------------------------------------- the pile


def draw(g: Piles, seat: int) -> Steps:
    """Turn up the top card and suffer it (P2.1)."""
    place = top_card(g)
    card = yield from look(g.events, DRAWN, place, EVERYONE, g.journal)
    suffer(g, seat, place, card)


def suffer(g: Piles, seat: int, place: int, card: int) -> None:
    """A gift helps, a storm hurts, a raven sinks the next card unseen, the troll empties all hands (P2.5)."""
    g.discards.append(place)
    g.journal.tell(DREW, seat, card)
    if card == GIFT:
        g.points[seat] += 2
    elif card == STORM:
        g.points[seat] -= 1
    elif card == RAVEN and g.pile:
        g.pile.append(g.pile.pop(0))
        g.journal.tell(SUNK)
    elif card == TROLL:
        for other in range(g.seats):
            for held in g.hands[other]:
                g.discards.append(held)
                g.journal.tell(DREW, other, g.events.show(held, EVERYONE, g.journal))
            g.hands[other] = []


def take(g: Piles, seat: int) -> Steps:
    """Take the top card into an empty hand, unseen by the others (P2.2)."""
    place = top_card(g)
    card = yield from look(g.events, TAKEN, place, 1 << seat, g.journal)
    g.hands[seat].append(place)
    g.journal.tell(TOOK, seat)
    g.journal.tell_only(1 << seat, GOT, seat, card)


def play(g: Piles, seat: int) -> None:
    """Lay the card in hand open: it counts as drawn (P2.2)."""
    place = g.hands[seat].pop()
    suffer(g, seat, place, g.events.show(place, EVERYONE, g.journal))


def bury(g: Piles, seat: int) -> None:
    """Put the card in hand under the pile, unseen by the others (P2.3)."""
    g.pile.append(g.hands[seat].pop())
    g.journal.tell(BURIED, seat)


def scry(g: Piles, seat: int) -> Steps:
    """Name three cards that lie together in the pile (P2.4)."""
    depth = yield choose(seat, SCRY_AT, g.depths())
    g.journal.tell(SCRYING, seat, depth)
    g.agenda.first("arrange", seat, depth)
    g.agenda.first("see", seat, depth)


def see(g: Piles, seat: int, depth: int) -> Steps:
    """Look at them alone (P2.4)."""
    for place in g.pile[depth : depth + 3]:
        yield from look(g.events, SCRIED, place, 1 << seat, g.journal)


def arrange(g: Piles, seat: int, depth: int) -> Steps:
    """Put them back in any order, which the others do not see (P2.4)."""
    places = g.pile[depth : depth + 3]
    together = Together(PUT_BACK, [seat], lambda seat: put_back(g, seat, places), KEEP)
    yield together
    g.events.shuffle(places)
    for place, card in zip(places, together.plans[seat], strict=True):
        g.events.put(place, card, seat)


def put_back(g: Piles, seat: int, places: list[int]) -> Plan:
    rest = sorted([g.events.seen_by(place, seat) for place in places])
    order: list[int] = []
    while rest:
        card = yield choose(seat, PUT_BACK, sorted(set(rest)), (len(order),))
        rest.remove(card)
        order.append(card)
    return order


# ---------------------------------------------------------------- the map


def peek(g: Piles, seat: int) -> Steps:
    """Choose a chit to look at alone (P3.1)."""
    tile = yield choose(seat, PEEK_AT, g.closed_tiles())
    g.journal.tell(PEEKS, seat, tile)
    g.agenda.first("peek-there", seat, tile)


def peek_there(g: Piles, seat: int, tile: int) -> Steps:
    chit = yield from look(g.chits, PEEKED, g.tiles[tile], 1 << seat, g.journal)
    g.journal.tell_only(1 << seat, FOUND, seat, tile, chit)


def dig(g: Piles, seat: int) -> Steps:
    """Choose a chit to turn up; the city is worth three points (P3.2)."""
    tile = yield choose(seat, DIG_AT, g.closed_tiles())
    g.agenda.first("dig-there", seat, tile)


def dig_there(g: Piles, seat: int, tile: int) -> Steps:
    chit = yield from look(g.chits, DUG, g.tiles[tile], EVERYONE, g.journal)
    g.journal.tell(FOUND, seat, tile, chit)
    if chit == CITY:
        g.points[seat] += 3
