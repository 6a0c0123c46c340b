"""The chaos die and the chaos tables of the scenarios, to be read beside W15."""

from __future__ import annotations

from typing import Final, TypeAlias

from ludoteca.engine.ask import Steps
from ludoteca.games.wroth.ai_moves import disperse_most
from ludoteca.games.wroth.automa import move_base
from ludoteca.games.wroth.content import SCENARIO_NAMES
from ludoteca.games.wroth.effects import (
    Effect,
    attack_each_with,
    attack_mark,
    attack_near,
    attack_region,
    attack_worst,
    corra_for_domination,
    deploy,
    deploy_at_mark,
    disperse_base,
    disperse_region,
    heal_elites,
    mark_calmest,
    mark_worst,
    mercenaries,
    move_each,
    parasite,
    regular_beside_each,
    regulars_at_base,
    regulars_to,
    regulars_to_lowest,
    regulars_to_mark,
    regulars_to_most_units,
    regulars_to_outpost,
    rob_rich,
    rob_richest,
    take_for_miners,
    take_one,
    to_five_or_six,
    to_marks,
)
from ludoteca.games.wroth.spending import put_next_elite, spend
from ludoteca.games.wroth.state import Wroth
from ludoteca.games.wroth.threat import next_region
from ludoteca.games.wroth.words import (
    CHAOS,
    CHAOS_CAME,
    CHAOS_SLEPT,
    CRYSEN,
    ELAGYNT,
    GRIZZLED,
    KARN,
    MINER,
    NAMELESS,
    RAM,
    STELLEN,
    STOIC,
    TRAPPER,
    WYNDEN,
)

Entry: TypeAlias = tuple[Effect, ...]

# ---------------------------------------------------------------- the chaos die (W11.3)


def chaos(w: Wroth) -> None:
    """The effect for the number on the chaos die, then the die goes on by one (W11.3, W13.11)."""
    face = w.chaos - 1
    w.agenda.first("advance-chaos")
    if w.humans < w.card.chaos_humans[face]:
        w.journal.tell(CHAOS_SLEPT, w.scenario, face)
        return
    w.journal.tell(CHAOS_CAME, w.scenario, face, len(CHAOS.names) * w.scenario + face)
    for part in reversed(range(len(TABLES[w.scenario][face]))):
        w.agenda.first("chaos-effect", face, part)


def chaos_effect(w: Wroth, face: int, part: int) -> Steps | None:
    """One part of an entry of the table."""
    return TABLES[w.scenario][face][part](w)


def advance_chaos(w: Wroth) -> None:
    """8 is followed by 1."""
    w.chaos = next_region(w.chaos)


# ---------------------------------------------------------------- the tables (W15.1-W15.15)

TABLE_OF: Final[dict[str, tuple[Entry, ...]]] = {
    "runen_show_of_strength": (
        (deploy(RAM),),
        (corra_for_domination,),
        (move_each(RAM),),
        (move_base,),
        (put_next_elite, attack_each_with(RAM)),
        (corra_for_domination,),
        (put_next_elite, attack_each_with(RAM)),
        (corra_for_domination,),
    ),
    "runen_deep_hold": (
        (deploy(STOIC),),
        (regulars_to(7, 2),),
        (corra_for_domination,),
        (attack_region(7),),
        (disperse_region(7),),
        (put_next_elite,),
        (attack_worst(1), regulars_to(8, 2)),
        (regulars_to(7, 3),),
    ),
    "runen_vein_of_wrath": (
        (deploy(MINER),),
        (take_for_miners,),
        (regular_beside_each(MINER),),
        (move_base,),
        (spend,),
        (put_next_elite,),
        (attack_each_with(MINER),),
        (deploy(RAM), move_each(RAM)),
    ),
    "aldan_bring_the_rain": (
        (regulars_at_base(2),),
        (deploy(ELAGYNT),),
        (disperse_most,),
        (attack_near,),
        (corra_for_domination,),
        (deploy(WYNDEN),),
        (move_base, regulars_at_base(2)),
        (attack_worst(2),),
    ),
    "aldan_first_host": (
        (deploy(ELAGYNT),),
        (corra_for_domination,),
        (move_each(ELAGYNT),),
        (regulars_to_lowest(3),),
        (move_base,),
        (attack_each_with(ELAGYNT),),
        (put_next_elite,),
        (regulars_at_base(4),),
    ),
    "aldan_marching_order": (
        (move_base,),
        (disperse_base,),
        (regulars_at_base(2),),
        (corra_for_domination,),
        (deploy(WYNDEN),),
        (deploy(ELAGYNT),),
        (disperse_most,),
        (attack_worst(1), attack_worst(1)),
    ),
    "koda_hunting_season": (
        (deploy(TRAPPER),),
        (corra_for_domination,),
        (deploy(TRAPPER), move_base),
        (attack_each_with(TRAPPER, 2),),
        (regulars_to_outpost(2),),
        (deploy(GRIZZLED),),
        (rob_richest,),
        (deploy(TRAPPER), deploy(TRAPPER)),
    ),
    "koda_great_bear": (
        (deploy(GRIZZLED),),
        (move_each(GRIZZLED),),
        (corra_for_domination,),
        (heal_elites,),
        (regulars_at_base(2),),
        (attack_each_with(GRIZZLED),),
        (deploy(TRAPPER),),
        (deploy(GRIZZLED), move_each(GRIZZLED)),
    ),
    "koda_island_blood": (
        (regulars_to_mark(0, 2),),
        (regulars_to_mark(1, 2),),
        (corra_for_domination,),
        (mark_calmest(0),),
        (attack_mark(0), attack_mark(1)),
        (put_next_elite,),
        (to_marks,),
        (deploy_at_mark(GRIZZLED, 0),),
    ),
    "ooglan_cull_the_weak": (
        (parasite,),
        (regulars_at_base(2),),
        (to_five_or_six,),
        (corra_for_domination,),
        (deploy(KARN),),
        (parasite, parasite),
        (to_five_or_six,),
        (deploy(NAMELESS),),
    ),
    "ooglan_uncanny_silence": (
        (deploy(KARN),),
        (move_each(KARN),),
        (corra_for_domination,),
        (parasite,),
        (move_base,),
        (attack_each_with(KARN),),
        (regulars_to_most_units(3),),
        (deploy(NAMELESS), move_each(NAMELESS)),
    ),
    "ooglan_endless_swarm": (
        (regulars_to_lowest(4),),
        (disperse_most,),
        (parasite,),
        (corra_for_domination,),
        (move_base, regulars_at_base(2)),
        (put_next_elite,),
        (parasite, parasite),
        (disperse_most, disperse_most),
    ),
    "guild_hostile_ledger": (
        (take_one,),
        (corra_for_domination,),
        (mercenaries,),
        (rob_richest,),
        (deploy(STELLEN),),
        (rob_rich,),
        (attack_each_with(STELLEN),),
        (mercenaries, mercenaries),
    ),
    "guild_blood_contracts": (
        (mark_worst(0),),
        (deploy(CRYSEN),),
        (attack_mark(0),),
        (corra_for_domination,),
        (mark_worst(1), attack_mark(1)),
        (put_next_elite,),
        (attack_each_with(CRYSEN),),
        (attack_mark(0), attack_mark(1)),
    ),
    "guild_night_market": (
        (mercenaries,),
        (corra_for_domination,),
        (deploy(STELLEN),),
        (attack_near,),
        (regulars_to(5, 1), regulars_to(6, 1), regulars_to(7, 1)),
        (deploy(CRYSEN),),
        (rob_richest, spend),
        (disperse_most,),
    ),
}
TABLES: Final[list[tuple[Entry, ...]]] = [TABLE_OF[scenario] for scenario in SCENARIO_NAMES]
