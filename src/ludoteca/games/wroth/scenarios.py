"""Setting up a scenario: base, tokens, the AI's first units, the chaos die (W10.5-W10.8, W10.13, W13.22)."""

from __future__ import annotations

from ludoteca.engine.ask import Steps, chance, draw
from ludoteca.games.wroth.kinds import Placement
from ludoteca.games.wroth.spending import put_elite, put_regulars, take
from ludoteca.games.wroth.state import Wroth
from ludoteca.games.wroth.words import (
    BASE_ROLL,
    CHAOS_ROLL,
    ELITE,
    PLACEMENT_ROLL,
    REGIONS,
    SCENARIO,
    SOLO_RAMS,
    TOKEN,
)

SHOW_OF_STRENGTH = SCENARIO.value("runen_show_of_strength")


def set_base(w: Wroth) -> Steps:
    """Place the deployment base and the tokens that the scenario names (W10.5, W10.7)."""
    setup = w.card.setup
    places = sorted(setup.db)
    w.db = places[0]
    if len(places) > 1:
        w.db = yield draw(BASE_ROLL, places, [1] * len(places))
    for region in REGIONS:
        if region in setup.tokens:
            w.tokens[region] = TOKEN.value(setup.tokens[region])
    w.objectives = list(setup.objectives)


def set_up(w: Wroth) -> Steps:
    """All other set-up text of the scenario, then the machine's first units (W10.8, W10.13)."""
    for placement in w.card.placement:
        yield from place(w, placement)
    take(w, w.card.setup.ai_corra.get(w.humans, 0))
    put_regulars(w, w.db, w.card.setup.db_units)


def place(w: Wroth, placement: Placement) -> Steps:
    """Put units of the card on the map; they need not obey their own deployment rule (W15.17)."""
    n = placement.n[w.humans]
    if w.scenario == SHOW_OF_STRENGTH and w.humans == 1:
        n = w.options[SOLO_RAMS]
    if n == 0:
        return
    if placement.at == "roll":
        region = yield draw(PLACEMENT_ROLL, list(REGIONS), [1] * len(REGIONS))
    else:
        region = w.db if placement.at == "db" else placement.at
    if placement.elite is None:
        put_regulars(w, region, n)
    else:
        for _ in range(n):
            put_elite(w, ELITE.value(placement.elite), region)


def roll_chaos(w: Wroth) -> Steps:
    """The start value of the chaos die, last of all (W10.6)."""
    face = yield chance(CHAOS_ROLL)
    w.chaos = face + 1
