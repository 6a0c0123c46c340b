"""How the game ends, and the tracks that end it (A1.9-A1.17). A decided game stops at once."""

from __future__ import annotations

from ludoteca.engine.flow import GameOver
from ludoteca.games.village_attacks.content import (
    BANNERS,
    MORALE_USED,
    MORALE_ZERO,
    OBJECTIVE,
    ROUND_LIMIT,
    SACRIFICE,
    SACRIFICES,
    SEAL,
    SUMMON_AND_MORALE,
    SUMMONS_NEEDED,
    SURVIVE,
    SURVIVE_ROUNDS,
)
from ludoteca.games.village_attacks.questions import (
    ATTACKED_HEART,
    GAME_LOST,
    GAME_WON,
    HEART_HEALED,
    HEART_HURT,
    MORALE_FELL,
    MORALE_ROSE,
)
from ludoteca.games.village_attacks.state import Castle
from ludoteca.games.village_attacks.words import HEART_STOPPED, LOST, NONE, TOO_MANY_ROUNDS, WON


def hurt_heart(c: Castle, n: int, by: int = NONE) -> None:
    """The Castle Heart suffers damage, perhaps by an attacker (a target); at 0 everybody has lost (A1.9)."""
    n = min(n, c.heart)
    c.heart -= n
    if by == NONE:
        c.journal.tell(HEART_HURT, n, c.heart)
    else:
        c.journal.tell(ATTACKED_HEART, by, c.heart)
    judge(c)


def heal_heart(c: Castle, n: int) -> None:
    """The Castle Heart regains health, never above where it started (A1.13)."""
    n = min(n, c.heart_start - c.heart)
    if n > 0:
        c.heart += n
        c.journal.tell(HEART_HEALED, n, c.heart)


def lower_morale(c: Castle, n: int) -> None:
    """The village loses heart, down to 0 (A1.10, A1.13)."""
    n = min(n, c.morale)
    if MORALE_USED[c.scenario] and n > 0:
        c.morale -= n
        c.journal.tell(MORALE_FELL, n, c.morale)
    judge(c)


def raise_morale(c: Castle, n: int) -> None:
    """The village takes courage; a morale of 0 no longer rises."""
    if MORALE_USED[c.scenario] and c.morale > 0:
        c.morale += n
        c.journal.tell(MORALE_ROSE, n, c.morale)


def judge(c: Castle) -> None:
    """Whether the game is decided now; if it is both won and lost, it is lost (A1.9-A1.12, A1.16)."""
    if c.heart <= 0:
        decide(c, LOST, HEART_STOPPED)
    if objective_met(c):
        decide(c, WON, OBJECTIVE[c.scenario])


def objective_met(c: Castle) -> bool:
    """Whether the scenario is won by what lies on the table; survival is judged in Clean-up (A1.10)."""
    kind = OBJECTIVE[c.scenario]
    if kind == MORALE_ZERO:
        return c.morale == 0
    if kind == SUMMON_AND_MORALE:
        return c.morale == 0 and c.summons >= SUMMONS_NEEDED[c.scenario]
    if kind == SACRIFICE:
        return c.sacrifices >= SACRIFICES[c.scenario][len(c.monsters) - 3]
    if kind in (SEAL, BANNERS):
        return not c.spawns
    return False


def judge_round(c: Castle) -> None:
    """At the end of a round: who has held out long enough has won, then the round limit (A1.15, A1.16)."""
    if OBJECTIVE[c.scenario] == SURVIVE and c.round >= SURVIVE_ROUNDS[c.scenario]:
        decide(c, WON, SURVIVE)
    if c.round >= ROUND_LIMIT:
        decide(c, LOST, TOO_MANY_ROUNDS)


def decide(c: Castle, result: int, ending: int) -> None:
    """Nothing more happens."""
    c.result = result
    c.journal.tell(GAME_WON if result == WON else GAME_LOST, c.scenario, ending)
    raise GameOver
