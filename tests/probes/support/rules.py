"""Support: the sequence of play, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Generator

from ludoteca.engine.ask import EVERYONE, KEEP, PASS, YES, Ask, Plan, Steps, Together, choose, draw, pick, split
from ludoteca.engine.hidden import look
from tests.probes.support.state import (
    ACCEPT,
    AMBUSH,
    ATTACK,
    CANCELLED,
    DEFENCE,
    DRAW,
    DRAWN,
    DREW,
    DREW_TOKEN,
    FEAST,
    FITS,
    GAVE_UP,
    GOT,
    KEPT,
    KINDS,
    LOOT,
    NOBODY,
    OFFER,
    OFFERED,
    OMEN,
    OWN_TURN,
    PLAY,
    PLAYED,
    RAID,
    RAIDED,
    RAIDING,
    REACT,
    REFUSED,
    SEND,
    SENT,
    TOKEN,
    TOKENS_OUT,
    WARD,
    WON,
    Support,
)

# ---------------------------------------------------------------- a turn


def turn(g: Support, seat: int) -> Steps:
    """Draw an event or not, play one, raid (S1.1, S1.2)."""
    if g.turns == 0:
        return
    g.turns -= 1
    answer = yield choose(seat, DRAW, [0, 1])
    if answer == YES:
        g.agenda.then("event", seat)
    g.agenda.then("moment", OWN_TURN, seat, 0)
    g.agenda.then("raid", seat)


def event(g: Support, seat: int) -> Steps:
    """Draw an event that only the drawer sees; only one can be kept (S1.2, S1.3)."""
    place = g.pile.pop(0)
    card = yield from look(g.events, DRAWN, place, 1 << seat, g.journal)
    g.hands[seat].append(place)
    g.journal.tell(DREW, seat)
    g.journal.tell_only(1 << seat, GOT, seat, card)
    if len(g.hands[seat]) == 2:
        g.agenda.first("keep", seat)


def keep(g: Support, seat: int) -> Steps:
    """Choose secretly which of two to keep; the other is discarded open, and nobody sees which was new (S1.3)."""
    together = Together(KEPT, [seat], lambda seat: choose_kept(g, seat), KEEP)
    yield together
    places = g.hands[seat]
    cards = [g.events.seen_by(place, seat) for place in places]
    kept = together.plans[seat][0]
    cards.remove(kept)
    g.events.shuffle(places)
    g.events.put(places[0], kept, seat)
    g.events.put(places[1], cards[0], seat)
    g.hands[seat] = places[:1]
    g.discards.append(places[1])
    g.journal.tell(GAVE_UP, seat, g.events.show(places[1], EVERYONE, g.journal))


def choose_kept(g: Support, seat: int) -> Plan:
    cards = {g.events.seen_by(place, seat) for place in g.hands[seat]}
    kept = yield choose(seat, KEPT, sorted(cards))
    return [kept]


def raid(g: Support, seat: int) -> Steps:
    """Declare a raid and send one to three units; the target may add up to two (S2.1-S2.3)."""
    target = yield choose(seat, RAID, [PASS, *g.raidable(seat)])
    g.agenda.then("turn", (seat + 1) % g.seats)
    if target == PASS:
        return
    g.attacker, g.target = seat, target
    g.journal.tell(RAIDED, seat, target)
    yield from send(g, seat, ATTACK, 1, 3)
    yield from send(g, target, DEFENCE, 0, 2)
    g.agenda.first("tokens")
    g.agenda.first("moment", RAIDING, seat, 0)
    for other in reversed(g.after(seat)):
        if other != target and sum(g.units[other]) > 0:
            g.agenda.first("offer", other)


def send(g: Support, seat: int, side: int, least: int, most: int) -> Steps:
    """Choose units for a side (S2.2)."""
    units = yield from pick(seat, SEND, list(range(KINDS)), least, most, g.units[seat], (side,))
    for unit in units:
        g.units[seat][unit] -= 1
        g.sent[seat][unit] += 1
    g.side[seat] = side
    g.journal.tell(SENT, seat, side, len(units))


# ---------------------------------------------------------------- support


def offer(g: Support, seat: int) -> Steps:
    """Third seats, in order, may offer support to either side (S3.1)."""
    side = yield choose(seat, OFFER, [PASS, ATTACK, DEFENCE], (g.attacker, g.target))
    if side != PASS:
        g.journal.tell(OFFERED, seat, side)
        g.agenda.first("accept", seat, side)


def accept(g: Support, seat: int, side: int) -> Steps:
    """The commander of that side accepts or refuses; who is accepted sends units before the next offer (S3.2)."""
    commander = g.attacker if side == ATTACK else g.target
    answer = yield choose(commander, ACCEPT, [0, 1], (seat, side))
    if answer == YES:
        yield from send(g, seat, side, 1, 2)
    else:
        g.journal.tell(REFUSED, seat)


# ---------------------------------------------------------------- kept events


def moment(g: Support, when: int, seat: int, n: int) -> Steps:
    """Everybody concerned who keeps an event is asked whether to play it (S4.1, S4.2)."""
    concerned = [seat] if when == OWN_TURN else g.members()
    for i in range(n, len(concerned)):
        who = concerned[i]
        if g.hands[who]:
            card = yield choose(who, PLAY, [PASS, *g.in_hand(who, FITS[when])], (when,))
            if card != PASS:
                g.agenda.first("moment", when, seat, i + 1)
                lay(g, who, card)
                return


def lay(g: Support, seat: int, card: int) -> None:
    """An event is shown, and waits for what comes against it (S4.3)."""
    place = g.hands[seat].pop()
    g.events.show(place, EVERYONE, g.journal)
    g.discards.append(place)
    g.stack.append((seat, card))
    g.journal.tell(PLAYED, seat, card)
    g.agenda.first("react", seat, card)


def react(g: Support, seat: int, card: int) -> Steps:
    """All others who keep an event may ward off the one just played, also if that is a ward (S4.3)."""
    for other in g.after(seat):
        if g.hands[other]:
            answer = yield choose(other, REACT, [PASS, *g.in_hand(other, WARD)], (seat, card))
            if answer != PASS:
                lay(g, other, answer)
                return
    while g.stack:
        yield from resolve(g, *g.stack.pop())


def resolve(g: Support, seat: int, card: int) -> Steps:
    """A ward cancels what it was played against; an omen draws the own side's token anew (S4.2, S4.3)."""
    if card == WARD:
        g.journal.tell(CANCELLED, *g.stack.pop())
    elif card == FEAST:
        g.goods[seat][0] += 1
    elif card == AMBUSH:
        g.bonus[g.side[seat]] += 2
    elif card == OMEN:
        g.bag[g.tokens[g.side[seat]]] += 1
        g.tokens[g.side[seat]] = yield from token(g, g.side[seat])


# ---------------------------------------------------------------- the outcome


def tokens(g: Support) -> Steps:
    """Each side draws a token (S5.1)."""
    for side in (ATTACK, DEFENCE):
        worth = yield from token(g, side)
        g.tokens.append(worth)
    g.agenda.first("settle")
    g.agenda.first("moment", TOKENS_OUT, g.attacker, 0)


def token(g: Support, side: int) -> Generator[Ask, int, int]:
    """Draw a token from the bag, which everybody sees (S5.1)."""
    worths = [worth for worth in range(len(g.bag)) if g.bag[worth] > 0]
    worth = yield draw(TOKEN, worths, [g.bag[worth] for worth in worths], (side,))
    g.bag[worth] -= 1
    g.journal.tell(DREW_TOKEN, side, worth)
    return worth


def settle(g: Support) -> Steps:
    """The stronger side wins, or the defence: an attacker takes goods, a beaten commander loses a unit (S5.2-S5.4)."""
    winner = ATTACK if g.strength(ATTACK) > g.strength(DEFENCE) else DEFENCE
    g.journal.tell(WON, winner)
    if winner == ATTACK:
        goods = g.goods[g.target]
        shares = yield from split(g.attacker, LOOT, min(2, sum(goods)), [0, 1], goods)
        for good, share in enumerate(shares):
            g.goods[g.target][good] -= share
            g.goods[g.attacker][good] += share
    loser = g.target if winner == ATTACK else g.attacker
    for unit in range(KINDS):
        if g.sent[loser][unit] > 0:
            g.sent[loser][unit] -= 1
            break
    go_home(g)


def go_home(g: Support) -> None:
    """Units and tokens go back to where they came from (S5.4)."""
    for seat in range(g.seats):
        for unit in range(KINDS):
            g.units[seat][unit] += g.sent[seat][unit]
            g.sent[seat][unit] = 0
        g.side[seat] = NOBODY
    for worth in g.tokens:
        g.bag[worth] += 1
    g.tokens = []
    g.bonus = [0, 0]
    g.attacker = g.target = NOBODY
