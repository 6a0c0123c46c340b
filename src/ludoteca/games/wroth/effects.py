"""The words in which chaos tables are written: each makes an effect, or is one (W13.9-W13.12, W15.16-W15.20)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ludoteca.engine.ask import Steps, choose
from ludoteca.games.wroth.ai_attacks import attack_anywhere, attack_at, attack_in_reach, rob, steal_from_richest
from ludoteca.games.wroth.ai_moves import disperse, march, move_all
from ludoteca.games.wroth.automa import put_at_base
from ludoteca.games.wroth.combat import defeat_regular, heal, return_regulars
from ludoteca.games.wroth.economy import hand_out
from ludoteca.games.wroth.spending import (
    place_for,
    put_elite,
    put_regulars,
    take,
    threatened_outpost,
)
from ludoteca.games.wroth.state import Wroth
from ludoteca.games.wroth.threat import (
    highest_threat,
    lowest_threat,
    most_units,
    open_from,
    still_open,
    threatened,
    unmarked,
)
from ludoteca.games.wroth.words import (
    AI_PARASITE,
    AI_USED_ABILITY,
    MARK_MOVED,
    MERCENARIES,
    MINER,
    NOWHERE,
    PARASITE,
    REGIONS,
)

Effect: TypeAlias = Callable[[Wroth], Steps | None]
"""One thing that a chaos table says. What it sets off is resolved before the next one."""

# ---------------------------------------------------------------- deployments (W15.17)


def deploy(elite: int) -> Effect:
    """An elite of a type, for free, where its own rule says (W13.9)."""
    return lambda w: put_elite(w, elite, place_for(w, elite))


def deploy_at_mark(elite: int, mark: int) -> Effect:
    """An elite of a type into a marked region."""
    return lambda w: put_elite(w, elite, open_from(w, w.objectives[mark]))


def regulars_at_base(n: int) -> Effect:
    return lambda w: put_at_base(w, n)


def regulars_to(region: int, n: int) -> Effect:
    """Regulars into a region named by its number."""
    return lambda w: put_regulars(w, open_from(w, region), n)


def regulars_to_mark(mark: int, n: int) -> Effect:
    """Regulars into a marked region."""
    return lambda w: put_regulars(w, open_from(w, w.objectives[mark]), n)


def regulars_to_lowest(regions: int) -> Effect:
    """1 regular into each of so many regions with the lowest numbers that the machine occupies."""
    return lambda w: one_regular_each(w, still_open(w, w.machine.occupied())[:regions])


def regular_beside_each(elite: int) -> Effect:
    """1 regular into each region with an elite of the type."""
    return lambda w: one_regular_each(w, still_open(w, regions_with(w, elite)))


def one_regular_each(w: Wroth, regions: list[int]) -> None:
    for region in regions:
        put_regulars(w, region, 1)


def regulars_to_outpost(n: int) -> Effect:
    """Regulars into the region of highest threat among those the machine occupies."""
    return lambda w: to_outpost(w, n)


def to_outpost(w: Wroth, n: int) -> None:
    """With no unit on the map they go to the base (W15.16)."""
    region = threatened_outpost(w) if w.machine.occupied() else open_from(w, w.db)
    if region != NOWHERE:
        put_regulars(w, region, n)


def regulars_to_most_units(n: int) -> Effect:
    """Regulars into the region where the machine has most units."""
    return lambda w: to_most_units(w, n)


def to_most_units(w: Wroth, n: int) -> None:
    region = most_units(w, still_open(w, list(REGIONS)))
    if region != NOWHERE:
        put_regulars(w, region, n)


# ---------------------------------------------------------------- attacks and moves (W15.18, W15.19)


def regions_with(w: Wroth, elite: int) -> list[int]:
    """The regions with an elite of the machine of this type."""
    return [region for region in REGIONS if w.machine.has_elite(elite, region)]


def attack_each_with(elite: int, most: int = len(REGIONS)) -> Effect:
    """Attack each region with an elite of the type for 1 damage, or only the so many of highest threat."""
    return lambda w: attack_these(w, worst(w, threatened(w, regions_with(w, elite)), most))


def worst(w: Wroth, regions: list[int], n: int) -> list[int]:
    """The n regions of highest threat among these, in ascending order."""
    left = regions[:]
    found: list[int] = []
    while left and len(found) < n:
        found.append(highest_threat(w, left))
        left.remove(found[-1])
    return sorted(found)


def attack_these(w: Wroth, regions: list[int]) -> None:
    """One attack after the other, lowest number first."""
    for region in reversed(regions):
        w.agenda.first("ai-attack-at", region, 1, 0)


def attack_mark(mark: int) -> Effect:
    """Attack a marked region for 1 damage."""
    return lambda w: attack_at(w, w.objectives[mark], 1)


def attack_region(region: int) -> Effect:
    """Attack a region for 1 damage."""
    return lambda w: attack_at(w, region, 1)


def attack_worst(damage: int) -> Effect:
    """Attack the region of highest threat."""
    return lambda w: attack_anywhere(w, damage)


def attack_near(w: Wroth) -> Steps:
    """Attack the region of highest threat, occupied or adjacent, for 1 damage."""
    return attack_in_reach(w, 1, 0)


def disperse_region(region: int) -> Effect:
    return lambda w: disperse(w, region)


def disperse_base(w: Wroth) -> Steps:
    return disperse(w, w.db)


def move_each(elite: int) -> Effect:
    """Move all elites of a type."""
    return lambda w: move_all(w, elite)


def to_five_or_six(w: Wroth) -> Steps:
    """Where 2 or more units stand, they move towards 5 or 6."""
    return march(w, [5, 6], 2)


def to_marks(w: Wroth) -> Steps:
    """Where 3 or more units stand in an unmarked region, they move towards the nearest marked one."""
    return march(w, w.objectives, 3)


# ---------------------------------------------------------------- Corra, tokens, abilities (W13.12, W15.20)


def corra_for_domination(w: Wroth) -> Steps:
    """Each faction takes 1 Corra per region it dominates (W13.12)."""
    order = w.in_order()
    dues = [len([region for region in REGIONS if w.dominates(me, region)]) for me in order]
    yield from hand_out(w, order, dues)


def take_one(w: Wroth) -> None:
    take(w, 1)


def take_for_miners(w: Wroth) -> None:
    """1 Corra per region with a Miner, at most 3."""
    take(w, min(3, len(regions_with(w, MINER))))


def rob_richest(w: Wroth) -> None:
    """Steal 1 Corra from the human with most Corra."""
    steal_from_richest(w, w.turn_order())


def rob_rich(w: Wroth) -> None:
    """Steal 1 Corra from each human with 2 or more."""
    for me in w.turn_order():
        if me.corra >= 2:
            rob(w, me)


def heal_elites(w: Wroth) -> None:
    """Every elite of the machine on the map heals 1."""
    for die in w.machine.elites:
        if die.region != NOWHERE:
            heal(w, w.machine, die, 1)


def mark_worst(mark: int) -> Effect:
    """Move an objective token to the unmarked region of highest threat."""
    return lambda w: move_mark(w, mark, highest_threat(w, unmarked(w)))


def mark_calmest(mark: int) -> Effect:
    """Move an objective token to the unmarked region of lowest threat."""
    return lambda w: move_mark(w, mark, lowest_threat(w, unmarked(w)))


def move_mark(w: Wroth, mark: int, region: int) -> None:
    w.objectives[mark] = region
    w.journal.tell(MARK_MOVED, mark + 1, region)


def mercenaries(w: Wroth) -> None:
    """2 regulars into the region of highest threat among those the machine occupies (W14.19)."""
    w.journal.tell(AI_USED_ABILITY, w.machine.id, MERCENARIES)
    to_outpost(w, 2)


def parasite(w: Wroth) -> Steps:
    """Defeat a human regular where the machine is and threat is highest; a Horde returns there (W14.26)."""
    regions = [region for region in w.machine.occupied() if any([me.regulars[region] > 0 for me in w.people])]
    region = highest_threat(w, regions)
    if region == NOWHERE:
        return
    w.journal.tell(AI_USED_ABILITY, w.machine.id, PARASITE)
    victims = sorted([me.id for me in w.people if me.regulars[region] > 0])
    victim = yield choose(w.speaker().id, AI_PARASITE, victims, (region,))
    defeat_regular(w, w.of(victim), region)
    return_regulars(w, w.machine, region, 1)
