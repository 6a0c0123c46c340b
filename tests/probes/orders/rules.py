"""Orders: the sequence of play, in the order of the rulebook."""

from __future__ import annotations

from ludoteca.engine.ask import (
    CHANCE,
    KEEP,
    PASS,
    REVEAL,
    YES,
    Ask,
    Chain,
    Plan,
    Steps,
    Together,
    chance,
    choose,
    draw,
    path,
)
from ludoteca.engine.hidden import Secret
from tests.probes.orders.state import (
    ATTACK,
    BLOCK,
    BLOCKED,
    CAPTAIN,
    DID,
    DUCK,
    FLEE,
    FORTUNE,
    FOUND,
    HID,
    HIDE,
    HIDING,
    HIRE,
    HIRED,
    INN,
    MOVE,
    ORDER,
    PHASES,
    ROADS,
    SAW,
    SEARCH,
    SEEING,
    SIGHTS,
    STRIKE,
    TURN,
    WON,
    Orders,
)


def day(g: Orders) -> None:
    """A new day: nobody hides and nobody is blocked (O1.1)."""
    if g.days == 0:
        return
    g.days -= 1
    g.waiting = list(range(len(g.holders)))
    g.blocked = [False] * len(g.holders)
    g.hidden = [False] * len(g.holders)
    g.agenda.then("morning")


def morning(g: Orders) -> Steps:
    """Every seat secretly writes a sheet for each of its roles (O1.2)."""
    together = Together(ORDER, list(range(g.seats)), lambda seat: write(g, seat), KEEP)
    yield together
    written: list[tuple[int, ...]] = [()] * len(g.holders)
    for seat in range(g.seats):
        for n, role in enumerate(g.roles_of(seat)):
            written[role] = tuple(together.plans[seat][n * PHASES : (n + 1) * PHASES])
    g.sheets = [Secret(written[role], 1 << g.holders[role], g.sheets_of(role)) for role in range(len(g.holders))]
    g.agenda.then("turn")


def write(g: Orders, seat: int) -> Plan:
    sheets: list[int] = []
    for role in g.roles_of(seat):
        sheets += yield from write_sheet(g, role)
    return sheets


def write_sheet(g: Orders, role: int) -> Chain:
    return (yield from path(role, ORDER, lambda sheet: g.deeds(role, sheet), lambda sheet: False, (role,)))


def turn(g: Orders) -> Steps:
    """Draw who moves next; when all have moved the day is over (O2.1)."""
    if not g.waiting:
        g.agenda.then("day")
        return
    role = yield draw(TURN, g.waiting, [1] * len(g.waiting))
    g.waiting = [other for other in g.waiting if other != role]
    g.agenda.then("phase", role, 0)


def phase(g: Orders, role: int, n: int) -> None:
    """The next box of the sheet is shown and carried out (O2.2-O2.6). What it shows ends the step."""
    if n == PHASES or g.blocked[role]:
        g.agenda.then("turn")
        return
    deed = g.sheets[role].value[n]
    g.sheets[role].narrow(g.sheets[role].value[: n + 1], g.journal)
    g.journal.tell(DID, role, deed)
    if deed == HIDE:
        g.agenda.then("hide", role)
    elif deed == SEARCH:
        g.agenda.then("search", role)
        if role != CAPTAIN and g.at[role] == g.at[CAPTAIN] == INN and g.holders[CAPTAIN] != g.holders[role]:
            g.agenda.then("hire", role)
    elif deed in ROADS[g.at[role]]:  # a role that fled since it wrote its sheet may find no road
        g.at[role] = deed
    g.agenda.then("meet", role, n)


def hide(g: Orders, role: int) -> Steps:
    """Two times in three a role is hidden until the evening, or until it blocks or is blocked (O2.4)."""
    luck = yield chance(HIDING)
    if luck > 0:
        g.hidden[role] = True
        g.journal.tell(HID, role)


def search(g: Orders, role: int) -> Steps:
    """Take a treasure that is left; whether those who hide are seen only the searcher's seat knows (O2.5)."""
    if g.treasure[g.at[role]] > 0:
        g.treasure[g.at[role]] -= 1
        g.gold[role] += 1
        g.journal.tell(FOUND, role, g.at[role])
    seat = g.holders[role]
    ask = Ask(CHANCE, SEEING, [0, 1], (), None, 1 << seat, True)
    sight = yield ask
    g.sights[role] = Secret((sight,), 1 << seat, SIGHTS, ask.number)
    g.journal.tell_only(1 << seat, SAW, role, sight)


def hire(g: Orders, role: int) -> Steps:
    """A searcher at the inn may pay the captain: he changes hands, and his sheet stays as it was written (O2.6)."""
    if g.gold[role] > 0:
        answer = yield choose(role, HIRE, [0, 1])
        if answer == YES:
            g.gold[role] -= 1
            g.gold[CAPTAIN] += 1
            change_hands(g, g.holders[role])
            g.journal.tell(HIRED, role)


def change_hands(g: Orders, seat: int) -> None:
    """The captain serves another seat and keeps to himself what he has seen (O2.6)."""
    g.holders[CAPTAIN] = seat
    g.sights[CAPTAIN] = None


# ---------------------------------------------------------------- blocking and fighting


def meet(g: Orders, mover: int, n: int) -> Steps:
    """After each phase every role there that might block is asked; a blocked role's day is over (O3.1, O3.2)."""
    for other in range(len(g.holders)):
        if g.may_block(other, mover):
            answer = yield choose(other, BLOCK, [PASS, mover] if g.sees(other, mover) else [PASS], (mover,))
            if answer != PASS:
                block(g, other, mover)
                return
    g.agenda.then("phase", mover, n + 1)


def block(g: Orders, other: int, mover: int) -> None:
    sight = g.sights[other]
    if g.hidden[mover] and sight is not None:
        sight.reveal(g.journal)
    g.hidden[mover] = False
    g.hidden[other] = False
    g.blocked[mover] = True
    g.journal.tell(BLOCKED, mover, other)
    g.agenda.then("attack", other, mover)


def attack(g: Orders, role: int, enemy: int) -> Steps:
    """Who has blocked may attack (O3.3)."""
    answer = yield choose(role, ATTACK, [0, 1], (enemy,))
    g.agenda.then(*("fight", role, enemy) if answer == YES else ("turn",))


def fight(g: Orders, a: int, b: int) -> Steps:
    """Both secretly place manoeuvre and stroke; a stroke hits the manoeuvre it answers (O4.1-O4.4)."""
    seats = sorted([g.holders[a], g.holders[b]])
    together = Together(MOVE, seats, lambda seat: place(g, *((a, b) if g.holders[a] == seat else (b, a))), REVEAL)
    yield together
    mine, theirs = together.plans[g.holders[a]], together.plans[g.holders[b]]
    hits, suffers = mine[1] == theirs[0], theirs[1] == mine[0]
    if hits == suffers:
        luck = yield chance(FORTUNE)
        hits, suffers = luck == 2, luck == 0
    if hits or suffers:
        win(g, *((a, b) if hits else (b, a)))
    else:
        g.agenda.then("turn")


def place(g: Orders, role: int, enemy: int) -> Plan:
    """The wounded can only duck (O4.2)."""
    manoeuvre = yield choose(role, MOVE, [DUCK] if g.wounded[role] else [0, 1, DUCK], (enemy,))
    stroke = yield choose(role, STRIKE, [0, 1, 2], (enemy,))
    return [manoeuvre, stroke]


def win(g: Orders, winner: int, loser: int) -> None:
    """The loser is wounded, pays if it can, and flees; a beaten captain serves the winner (O4.4)."""
    g.wounded[loser] = True
    if g.gold[loser] > 0:
        g.gold[loser] -= 1
        g.gold[winner] += 1
    if loser == CAPTAIN:
        change_hands(g, g.holders[winner])
    g.journal.tell(WON, winner, loser)
    g.agenda.then("flee", loser)


def flee(g: Orders, role: int) -> Steps:
    """Run one or two spaces away (O4.5)."""
    way = yield from path(role, FLEE, lambda way: away(g.at[role], way), bool)
    g.at[role] = way[-1]
    g.agenda.then("turn")


def away(start: int, way: list[int]) -> list[int]:
    here = way[-1] if way else start
    return [space for space in ROADS[here] if space != start] if len(way) < 2 else []
