"""The machine's faction in solo/co-op: its phases, its turns and its dice (W11, W12)."""

from __future__ import annotations

from ludoteca.engine.ask import Steps, chance
from ludoteca.games.wroth.content import COOP
from ludoteca.games.wroth.spending import mine, put_regulars, spend, threatened_outpost
from ludoteca.games.wroth.state import Wroth
from ludoteca.games.wroth.threat import next_region, open_from
from ludoteca.games.wroth.words import (
    AI_ACTED,
    AI_DIE,
    AI_USED_OMNI,
    ASSAULT,
    BASE_MOVED,
    BATTLE,
    DB_MOVES_ROUND_ONE,
    DOUBLE,
    EXTEND,
    MANOEUVRE,
    MINE,
    NONE,
    NOWHERE,
    OMNI_MINE,
    STRIKE,
)

# ---------------------------------------------------------------- Phase 1: Maintenance


def maintenance(w: Wroth) -> None:
    """The base moves, then the chaos table speaks as often as the round die shows (W11.2, W11.3)."""
    if w.card.setup.db_moves and (w.round > 1 or w.options[DB_MOVES_ROUND_ONE]):
        move_base(w)
    for _ in range(w.round_die):
        w.agenda.first("chaos")


def move_base(w: Wroth) -> None:
    """The token of the base moves to the next higher region; units stay where they are (W11.2)."""
    w.db = next_region(w.db)
    w.journal.tell(BASE_MOVED, w.db)


# ---------------------------------------------------------------- Phase 2: Spoils


def takes_spoils(w: Wroth, region: int) -> bool:
    """Whether the machine receives the bonus of a region (W11.5); an event may give it on a tie."""
    if not w.event.spoils_on_tie:
        return w.majority(region) is w.machine
    mine = w.machine.strength(region)
    return mine > 0 and mine == max([faction.strength(region) for faction in w.factions])


def bonus(w: Wroth, face: int) -> None:
    """The machine carries out a bonus action like its die of that face (W11.6)."""
    w.agenda.first("ai-face", face)


# ---------------------------------------------------------------- Phase 3: Groundwork


def reinforce(w: Wroth) -> None:
    """As many regulars as there are humans come to the base (W11.8)."""
    put_at_base(w, COOP.ai_reinforcements[w.humans] + w.event.reinforce_bonus)


def put_at_base(w: Wroth, n: int) -> None:
    """Deploy regulars at the base."""
    put_regulars(w, open_from(w, w.db), n)


# ---------------------------------------------------------------- Phase 5: Actions


def next_set(w: Wroth) -> None:
    """After the humans' turns the machine takes one turn for each of them, as long as it has turns left (W11.11)."""
    for _ in range(min(w.ai_turns, w.humans)):
        w.agenda.first("ai-turn")


def phase_over(w: Wroth) -> None:
    """The machine's die goes back to the others when the phase is over (W12.3)."""
    if w.ai_die != NONE:
        w.pool[w.ai_die] += 1
        w.ai_die = NONE


def turn(w: Wroth) -> Steps:
    """First buy, then the drafted die and the omniscient die; in later turns roll the die anew (W12.1-W12.3)."""
    w.active = w.machine.id
    is_first = w.ai_turns == COOP.ai_turns[w.humans]
    w.ai_turns -= 1
    if is_first:
        spend(w)
        w.agenda.first("ai-omniscient")
    else:
        w.ai_die = yield chance(AI_DIE)
    w.agenda.first("ai-face", w.ai_die)


def perform(w: Wroth, face: int) -> None:
    """Carry out a face of the machine's action die (W12.4-W12.7)."""
    w.journal.tell(AI_ACTED, w.machine.id, face)
    if face == MINE:
        mine(w)
    elif face == EXTEND:
        extend(w)
    elif face == MANOEUVRE:
        w.agenda.first("ai-reserves", w.event.manoeuvre_deploys)
        w.agenda.first("ai-disperse")
    elif face == BATTLE:
        for _ in range(2):
            w.agenda.first("ai-attack-in-reach", 1, 1)


def extend(w: Wroth) -> None:
    """4 regulars into the region of highest threat among those it occupies (W12.5, ruling R51)."""
    region = threatened_outpost(w)
    if region != NOWHERE:
        put_regulars(w, region, 4)


def omniscient(w: Wroth) -> None:
    """Spend the omniscient die right after the first action (W12.8-W12.12)."""
    face = w.machine.omni
    w.machine.omni = NONE
    w.journal.tell(AI_USED_OMNI, w.machine.id, face)
    if face == OMNI_MINE:
        mine(w)
    elif face == STRIKE:
        for _ in range(2):
            w.agenda.first("ai-attack-anywhere", 1)
    elif face == ASSAULT:
        for _ in range(2):
            w.agenda.first("ai-attack-in-reach", 2, 0)
    elif face == DOUBLE:
        w.agenda.first("ai-face", w.ai_die)
