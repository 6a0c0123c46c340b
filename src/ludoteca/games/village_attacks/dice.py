"""The dice of a Monster: rolling, rerolling, and what its results pay for (A4, A9, A10.8, A20.1, A20.5-A20.8)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ludoteca.engine.ask import Ask, Steps, chance, pick
from ludoteca.games.village_attacks.content import (
    ANY,
    DEFENCE,
    DICE_BESIDE_SPECIAL,
    DICE_ROLLED,
    FEWEST_DICE,
    TORCH,
)
from ludoteca.games.village_attacks.questions import (
    DAY_DIE,
    DROP_RESERVE,
    NIGHT_DIE,
    PAY_WITH,
    READIED,
    REROLL,
    REROLLED,
    ROLL,
    ROLLED,
    SPECIAL_ROLLED,
    STORED,
)
from ludoteca.games.village_attacks.state import Castle, Monster
from ludoteca.games.village_attacks.words import (
    DAY_SIDES,
    FACE_RESULT,
    FROM_RESERVE,
    FROM_SPECIAL,
    NIGHT_SIDES,
    NONE,
    RESULTS,
    USEFUL,
)

TRIPLE: Final = 3
"""So many equal results may be rerolled."""
JOKER: Final = FROM_SPECIAL + ANY
"""The result of choice of the Night die, among the dice that can be paid with."""

# ---------------------------------------------------------------- rolling


def normal_dice(c: Castle, place: int) -> int:
    """How many normal dice a Monster rolls: six, or five beside a Day or Night die, less all penalties (A4.2-A4.8)."""
    m = c.monsters[place]
    n = DICE_BESIDE_SPECIAL if c.day_night else DICE_ROLLED
    n -= sum(m.reserve) + c.penalties(place)
    if m.fewer:
        n -= 1
    if m.paid != NONE:
        n -= 1
    return max(n, FEWEST_DICE - 1 if c.day_night else FEWEST_DICE)


def drop_reserve(m: Monster) -> Steps:
    """Any results of the Reserve may be discarded; each gives back one die to the roll (A4.4)."""
    held = [result for result in range(USEFUL) if m.reserve[result] > 0]
    copies = [m.reserve[result] for result in held]
    dropped = yield from pick(m.id, DROP_RESERVE, held, 0, sum(copies), copies)
    for result in dropped:
        m.reserve[result] -= 1


def roll(c: Castle, place: int) -> Steps:
    """All dice are rolled and lie on the board (A4.2-A4.9, A20.1)."""
    m = c.monsters[place]
    n = normal_dice(c, place)
    m.fewer = False
    yield from roll_normal(c, m, n)
    if c.day_night:
        yield from roll_special(c, m)


def roll_normal(c: Castle, m: Monster, n: int) -> Steps:
    """So many normal dice, one face each (A4.15)."""
    rolled = [0] * RESULTS
    for _ in range(n):
        face = yield chance(ROLL, (m.id,))
        rolled[FACE_RESULT[face]] += 1
    for result in range(RESULTS):
        if rolled[result] > 0:
            m.pool[result] += rolled[result]
            c.journal.tell(ROLLED, m.id, result, rolled[result])


def roll_special(c: Castle, m: Monster) -> Steps:
    """The Day or the Night die, which is always rolled; some faces give two results (A20.1, A20.8)."""
    if c.day:
        face = yield chance(DAY_DIE, (m.id,))
        results = DAY_SIDES[face]
    else:
        face = yield chance(NIGHT_DIE, (m.id,))
        results = NIGHT_SIDES[face]
    for result in results:
        m.special[result] += 1
        c.journal.tell(SPECIAL_ROLLED, m.id, 0 if c.day else 1, result)


def reroll(c: Castle, m: Monster) -> Steps:
    """Three or more equal normal results may all be rolled again, once in a turn (A4.10-A4.14, A20.5)."""
    triples = [result for result in range(RESULTS) if m.pool[result] >= TRIPLE]
    if not triples:
        return
    again = yield from pick(m.id, REROLL, triples, 0, len(triples))
    n = 0
    for result in again:
        n += m.pool[result]
        m.pool[result] = 0
        c.journal.tell(REROLLED, m.id, result)
    yield from roll_normal(c, m, n)


# ---------------------------------------------------------------- torches


def torches(m: Monster) -> int:
    """How many torches lie on the board; they are no useful results (A5.7)."""
    return m.pool[TORCH] + m.special[TORCH]


def take_torch(m: Monster) -> None:
    if m.special[TORCH] > 0:
        m.special[TORCH] -= 1
    else:
        m.pool[TORCH] -= 1


# ---------------------------------------------------------------- paying (A10.8)


def useful_results(m: Monster) -> int:
    """How many results can be spent: rolled or gained ones, those of the special die, and the Reserve."""
    n = m.special[ANY]
    for result in range(USEFUL):
        n += m.pool[result] + m.special[result] + m.reserve[result]
    return n


def shortage(m: Monster, cost: list[int]) -> int:
    """How many results of a cost can only be paid by results of choice."""
    short = 0
    for result in range(USEFUL):
        needed = cost.count(result)
        if needed > 0:
            short += max(0, needed - m.pool[result] - m.special[result] - m.reserve[result])
    return short


def can_pay(m: Monster, cost: list[int]) -> bool:
    """Whether a Monster has the results of a cost; ANY takes one useful result (A10.1, A10.8)."""
    return shortage(m, cost) <= m.special[ANY] and useful_results(m) >= len(cost)


def pay(m: Monster, cost: list[int]) -> Generator[Ask, int, list[int]]:
    """Pay with rolled, special or Reserve results as the owner likes; returns the dice paid (A9.3, A9.5, A10.8)."""
    paid: list[int] = []
    for result in range(ANY + 1):
        count = cost.count(result)
        if count == 0:
            continue
        later = [other for other in cost if result < other < ANY]
        jokers = m.special[ANY] - shortage(m, later)
        dice: list[int] = []
        copies: list[int] = []
        for die in range(FROM_RESERVE + USEFUL):
            n = min(jokers, m.special[ANY]) if die == JOKER else held(m, die)
            if n > 0 and (result == ANY or die == JOKER or result_of(die) == result):
                dice.append(die)
                copies.append(n)
        chosen = yield from pick(m.id, PAY_WITH, dice, count, count, copies, (result,))
        for die in chosen:
            spend(m, die)
        paid += chosen
    return paid


def result_of(die: int) -> int:
    """The result that a die shows; the one of choice shows ANY."""
    if die < FROM_SPECIAL:
        return die
    return die - FROM_SPECIAL if die < FROM_RESERVE else die - FROM_RESERVE


def held(m: Monster, die: int) -> int:
    """How many of these dice lie on the board."""
    if die < FROM_SPECIAL:
        return m.pool[die]
    return m.special[die - FROM_SPECIAL] if die < FROM_RESERVE else m.reserve[die - FROM_RESERVE]


def spend(m: Monster, die: int) -> None:
    """A used die is removed (A4.9, A9.3)."""
    if die < FROM_SPECIAL:
        m.pool[die] -= 1
    elif die < FROM_RESERVE:
        m.special[die - FROM_SPECIAL] -= 1
    else:
        m.reserve[die - FROM_RESERVE] -= 1


# ---------------------------------------------------------------- slots


def can_ready(m: Monster, result: int) -> bool:
    """Whether a Defence or Vengeance result can go on a free Defence slot (A8.1)."""
    return m.free_defence_slots > 0 and can_pay(m, [result])


def ready(c: Castle, m: Monster, result: int) -> Steps:
    """A Defence or Vengeance result waits on a Defence slot; a special one is thereby spent (A8.1, A9.4, A20.7)."""
    yield from pay(m, [result])
    if result == DEFENCE:
        m.defence += 1
    else:
        m.vengeance += 1
    c.journal.tell(READIED, m.id, result)


def can_store(m: Monster, result: int) -> bool:
    """Whether a rolled or gained result can go on a free Reserve slot; special ones never (A9.1, A20.6)."""
    return m.free_reserve_slots > 0 and m.pool[result] > 0


def store(c: Castle, m: Monster, result: int) -> None:
    """A result is kept over Clean-up (A9.1, A9.2)."""
    m.pool[result] -= 1
    m.reserve[result] += 1
    c.journal.tell(STORED, m.id, result)
