"""Setting up (W0.12-W0.22, W10)."""

from __future__ import annotations

from ludoteca.engine.ask import Plan, Steps, Together, choose, draw, pick
from ludoteca.games.wroth import scenarios
from ludoteca.games.wroth.content import (
    ACTION_DICE,
    BASE_FACTIONS,
    COMPONENTS,
    COOP,
    FACTION_NAMES,
    FACTIONS,
    FEATS_OF,
    SCENARIOS,
    STANDARD,
    TOKENS,
)
from ludoteca.games.wroth.economy import deploy_regulars
from ludoteca.games.wroth.state import Faction, Wroth, all_elites, new_faction
from ludoteca.games.wroth.words import (
    CHOOSE_FACTION,
    CHOOSE_FEAT,
    CHOOSE_SIDE,
    CHOOSER,
    FIRST_PLAYER,
    NONE,
    REGIONS,
    SEAT_ROLE,
    SHORES,
    VP_TOKEN,
)


def set_up(w: Wroth) -> Steps:
    """Sides and factions in seat order from a random seat (W0.12, W0.15, ruling R2)."""
    start = yield draw(CHOOSER, list(range(w.humans)), [1] * w.humans)
    seats = [(start + i) % w.humans for i in range(w.humans)]
    sides: list[int] = [NONE] * 4
    for seat in seats:
        free = [side for side in range(4) if side not in sides]
        sides[seat] = yield choose(SEAT_ROLE + seat, CHOOSE_SIDE, free)
    chosen: list[Faction] = []
    for seat in seats:
        free = [faction for faction in allowed_factions(w) if faction not in [f.id for f in chosen]]
        faction = yield choose(SEAT_ROLE + seat, CHOOSE_FACTION, free)
        chosen.append(new_faction(faction, seat, sides[seat], True))
    take_seats(w, chosen)
    w.agenda.then("feats")


def allowed_factions(w: Wroth) -> list[int]:
    """The factions that humans may choose from."""
    everybody = range(len(FACTIONS)) if w.expansions else BASE_FACTIONS
    taken = FACTION_NAMES.index(SCENARIOS[w.scenario].faction) if w.is_coop else NONE
    return [faction for faction in everybody if faction != taken]


def take_seats(w: Wroth, chosen: list[Faction]) -> None:
    """Everybody sits down clockwise with the own board (W0.17, W10.9, W10.12)."""
    w.factions = sorted(chosen, key=lambda faction: faction.side)
    if w.is_coop:
        w.factions.append(new_faction(FACTION_NAMES.index(SCENARIOS[w.scenario].faction), NONE, NONE, False))
    for at, faction in enumerate(w.factions):
        w.index[faction.id] = at
        if faction.human:
            w.holders[faction.id] = faction.seat
        faction.elites = all_elites(faction.id)
        if not w.is_coop:
            faction.board = STANDARD.regulars
        else:
            faction.board = COOP.regulars[w.humans] if faction.human else COOP.ai_regulars
    mode = ACTION_DICE.in_use.coop if w.is_coop else ACTION_DICE.in_use.standard
    drafted = ACTION_DICE.drafted.coop if w.is_coop else ACTION_DICE.drafted.standard
    w.dice_in_play = mode[w.humans]
    w.dice_to_draft = drafted[w.humans]
    w.supply = COMPONENTS.corra


def feats(w: Wroth) -> Steps:
    """Everybody secretly takes one feat of the own faction; then all are revealed (W0.16, W0.21)."""
    together = Together(CHOOSE_FEAT, [f.seat for f in seated(w)], lambda seat: choose_feat(w, seat))
    yield together
    for faction in w.people:
        faction.feats = together.plans[faction.seat]
    w.agenda.then("set-up-map")


def seated(w: Wroth) -> list[Faction]:
    """The humans in the order of their seats."""
    return sorted(w.people, key=lambda faction: faction.seat)


def choose_feat(w: Wroth, seat: int) -> Plan:
    me = seated(w)[seat]
    n = 2 if w.handicap == seat else 1
    chosen = yield from pick(me.id, CHOOSE_FEAT, FEATS_OF[me.id], n, n)
    return chosen


def set_up_map(w: Wroth) -> Steps:
    """Tokens, starting units, first player (W0.14, W0.18, W0.19)."""
    if w.is_coop:
        yield from scenarios.set_base(w)
    left = [token for token in range(len(TOKENS)) if token not in w.tokens]
    for region in REGIONS:
        if w.tokens[region] == NONE:
            token = yield draw(VP_TOKEN, left[:], [1] * len(left), (region,))
            left.remove(token)
            w.tokens[region] = token
    if w.is_coop:
        yield from scenarios.set_up(w)
    for faction in w.people:
        deploy_regulars(w, faction, SHORES, COOP.start[w.humans] if w.is_coop else STANDARD.start)
    people = sorted([faction.id for faction in w.people])
    first = yield draw(FIRST_PLAYER, people, [1] * len(people))
    w.first = w.index[first]
    if w.is_coop:
        yield from scenarios.roll_chaos(w)
    w.agenda.then("round")
