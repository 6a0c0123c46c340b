"""Feats (W9) and the abilities that factions buy: one function under each name, with what it needs to be used."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final

from ludoteca.engine.ask import PASS, Ask, Steps, choose, pick, split
from ludoteca.games.wroth.actions import can_use_omniscient, use_omniscient
from ludoteca.games.wroth.combat import attack, defeat_regular, heal, return_regulars
from ludoteca.games.wroth.content import ABILITIES, ABILITY_COST, ADJACENT, FEAT_ONCE
from ludoteca.games.wroth.economy import deploy_elite, pay, steal_corra
from ludoteca.games.wroth.moves import Move, move_together, trappers
from ludoteca.games.wroth.state import Faction, Wroth
from ludoteca.games.wroth.words import (
    ABILITY_USED,
    ADVANCED_TRAPPING,
    ANCESTRAL_MUSTER,
    ATTACK_REGION,
    CAMOUFLAGE,
    CAULDRON,
    CAULDRON_AT,
    CONTRACT,
    CRYSEN,
    FACES,
    FEAT_USED,
    GATHER_FROM,
    GRIZZLED,
    HOSTILE_TAKEOVER,
    HOW_MANY,
    INFORMANTS,
    IRONWILL,
    KODA,
    MARCH_TO,
    MARCH_WHOM,
    MERCENARIES,
    MERCENARIES_TO,
    MUSTER_AT,
    MUTATE_AT,
    MUTATION,
    NONE,
    NOWHERE,
    OPEN_CONTRACT,
    PARASITE,
    PARASITE_AT,
    PARASITE_OF,
    PARASITIC_INFLUENCE,
    PAVILION_AT,
    POWER_OF,
    RAM,
    REDEPLOY_TO,
    REDEPLOY_WHOM,
    REGIONS,
    REGULAR,
    SHADOW_NETWORK,
    SHORES,
    SILENCE_FROM,
    SILENCE_TO,
    SILENCE_UNITS,
    SPIRIT_CALL,
    SPRING_VICTIM,
    SPRING_WHICH,
    STOLEN_POWER,
    SUDDEN_SILENCE,
    TAKEOVER_VICTIM,
    TURN_DIE,
    TURN_TO,
    UNIT_OF,
    UNSTOPPABLE_MARCH,
    USED_ABILITY,
    VENNA,
    WAR_PAVILION,
    stack,
    stack_faction,
    stack_region,
    stack_unit,
)

EVERYWHERE: Final = 0b111111111
"""All regions, as bits."""

# ---------------------------------------------------------------- may it be used? (W9.3-W9.8)


def can_use_feat(w: Wroth, me: Faction, feat: int) -> bool:
    """Whether a feat that is used in the own turn can change something now (W9.7).

    A feat that is a modifier or a trigger works by itself and is never used (W9.9).
    """
    return feat in CAN_USE and CAN_USE[feat](w, me)


def use_feat(w: Wroth, me: Faction, feat: int) -> Steps:
    """Use a feat; a feat for once is gone afterwards (W9.4, W9.5)."""
    w.journal.tell(FEAT_USED, me.id, feat)
    if FEAT_ONCE[feat]:
        me.feats.remove(feat)
    yield from USE_FEAT[feat](w, me)


# ---------------------------------------------------------------- gathering (W8.19-W8.22)


def gatherable(me: Faction) -> int:
    """The regulars on the board, on the map and in the discard."""
    return me.board + me.discard + sum(me.regulars)


def gather_places(me: Faction, places: list[int]) -> list[int]:
    """Those of the regions to which a regular can be brought from elsewhere."""
    return [region for region in places if gatherable(me) > me.regulars[region]]


def open_own_regions(w: Wroth, me: Faction) -> list[int]:
    return [region for region in me.occupied() if not w.is_closed(region, me)]


def muster_places(w: Wroth, me: Faction) -> list[int]:
    return gather_places(me, [r for r in REGIONS if me.elites_in(r) and not w.is_closed(r, me)])


def gather_into(w: Wroth, me: Faction, most: int, places: list[int]) -> Steps:
    """Gather up to so many regulars from anywhere and deploy them into one region (W8.19, W8.20)."""
    region = yield choose(me.id, MUSTER_AT, places)
    wells = [NOWHERE, *range(9), 9]  # the board, the regions, the discard
    stock = [me.board, *me.regulars, me.discard]
    stock[region + 1] = 0
    n = yield choose(me.id, HOW_MANY, list(range(1, min(most, sum(stock)) + 1)), (region,))
    shares = yield from split(me.id, GATHER_FROM, n, [well + 1 for well in wells], [min(n, s) for s in stock])
    me.board -= shares[0]
    me.discard -= shares[-1]
    for place in range(9):
        me.regulars[place] -= shares[place + 1]
    me.regulars[region] += n


# ---------------------------------------------------------------- Aldan


def can_camouflage(w: Wroth, me: Faction) -> bool:
    return sum(me.regulars) > 0 or len(me.occupied()) > 0 or me.occupies(SHORES)


def camouflage(w: Wroth, me: Faction) -> Steps:
    """Until the end of the round the own units cannot be damaged (W14.4)."""
    me.safe_in = EVERYWHERE
    yield from ()


def can_muster(w: Wroth, me: Faction) -> bool:
    return len(muster_places(w, me)) > 0


def ancestral_muster(w: Wroth, me: Faction) -> Steps:
    """Gather up to 4 Lythe into a region with an own elite (W14.5)."""
    yield from gather_into(w, me, 4, muster_places(w, me))


# ---------------------------------------------------------------- Koda


def can_spring(w: Wroth, me: Faction) -> bool:
    return ADVANCED_TRAPPING not in me.used_turn and any([die.region > SHORES for die in trappers(me)])


def advanced_trapping(w: Wroth, me: Faction) -> Steps:
    """Spring one own Trapper as if a chosen faction in its region had just moved in (W14, Advanced Trapping)."""
    me.used_turn.append(ADVANCED_TRAPPING)
    dice = [n for n, die in enumerate(trappers(me)) if die.region > SHORES]
    n = yield choose(KODA, SPRING_WHICH, dice)
    region = trappers(me)[n].region
    enemies = w.enemies_in(region, me)
    victim = NONE
    if enemies:
        victim = yield choose(KODA, SPRING_VICTIM, enemies, (region,))
    w.agenda.first("spring", n, victim)


def can_mutate(w: Wroth, me: Faction) -> bool:
    return len(mutable_regions(w, me)) > 0


def mutable_regions(w: Wroth, me: Faction) -> list[int]:
    if not me.on_board(GRIZZLED):
        return []
    return [region for region in REGIONS if me.regulars[region] >= 2 and not w.is_closed(region, me)]


def mutation(w: Wroth, me: Faction) -> Steps:
    """Up to twice 2 Runts of a region go to the discard and a Grizzled comes for free (W14, Mutation)."""
    for times in range(2):
        regions = mutable_regions(w, me)
        if not regions:
            return
        region = yield choose(me.id, MUTATE_AT, regions if times == 0 else [PASS, *regions])
        if region == PASS:
            return
        me.regulars[region] -= 2
        me.discard += 2
        deploy_elite(w, me, me.on_board(GRIZZLED)[0], region)


# ---------------------------------------------------------------- Runen


def can_march(w: Wroth, me: Faction) -> bool:
    return me.in_play(RAM) > 0 or len(w.attackable(me, me.reach())) > 0


def unstoppable_march(w: Wroth, me: Faction) -> Steps:
    """Every Ram may move, then comes an attack (W14.16): each in a step of its own."""
    w.marched = []
    w.agenda.first("march-attack", me.id)
    w.agenda.first("march", me.id)
    yield from ()


def march(w: Wroth, faction: int) -> Steps:
    """One after another each Ram may move, and what it sets off comes before the next (W14, Unstoppable March)."""
    me = w.of(faction)
    rams = [i for i, die in enumerate(me.elites) if die.type == RAM and die.region != NOWHERE and i not in w.marched]
    looks = sorted({stack(faction, me.elites[i].region, UNIT_OF[RAM] + me.elites[i].vitality) for i in rams})
    if not looks:
        return
    look = yield choose(faction, MARCH_WHOM, [PASS, *looks])
    if look == PASS:
        return
    origin = stack_region(look)
    ram = [
        i for i in rams if me.elites[i].region == origin and UNIT_OF[RAM] + me.elites[i].vitality == stack_unit(look)
    ]
    w.marched.append(ram[0])
    to = yield choose(faction, MARCH_TO, ADJACENT[origin], (origin,))
    w.agenda.first("march", faction)
    first = me.die_like(stack_unit(look), origin)
    at = me.elites.index(first)
    if at != ram[0]:  # equal Rams: the one that moves is the one that has not marched yet
        me.elites[at], me.elites[ram[0]] = me.elites[ram[0]], me.elites[at]
    yield from move_together(w, me, [Move(stack_unit(look), origin, to)])


def march_attack(w: Wroth, faction: int) -> Steps:
    """Then attack a region in reach for 1 damage, if there is a target."""
    me = w.of(faction)
    targets = w.attackable(me, me.reach())
    if targets:
        region = yield choose(faction, ATTACK_REGION, targets)
        yield from attack(w, me, region, 1)


# ---------------------------------------------------------------- Guild


def can_take_over(w: Wroth, me: Faction) -> bool:
    return len(rich_enemies(w, me)) > 0


def rich_enemies(w: Wroth, me: Faction) -> list[int]:
    return sorted([f.id for f in w.factions if w.are_enemies(me, f) and f.corra > 0])


def hostile_takeover(w: Wroth, me: Faction) -> Steps:
    """Steal up to 3 Corra from one opponent (W14, Hostile Takeover)."""
    victim = yield choose(me.id, TAKEOVER_VICTIM, rich_enemies(w, me))
    yield from steal_corra(w, me, w.of(victim), 3)


def can_redeploy(w: Wroth, me: Faction) -> bool:
    return SHADOW_NETWORK not in me.used_round and len(redeployable(w, me)) > 0


def redeployable(w: Wroth, me: Faction) -> list[int]:
    """The units that can go elsewhere, if any other region is open."""
    if len([region for region in REGIONS if not w.is_closed(region, me)]) < 2:
        return []
    found: list[int] = []
    for region in REGIONS:
        found += me.stacks_in(region)
    return found


def shadow_network(w: Wroth, me: Faction) -> Steps:
    """Once per round one own unit is deployed into any other numbered region (W14, Shadow Network)."""
    me.used_round.append(SHADOW_NETWORK)
    look = yield choose(me.id, REDEPLOY_WHOM, redeployable(w, me))
    origin = stack_region(look)
    places = [region for region in REGIONS if region != origin and not w.is_closed(region, me)]
    to = yield choose(me.id, REDEPLOY_TO, places, (origin,))
    if stack_unit(look) == REGULAR:
        me.regulars[origin] -= 1
        me.regulars[to] += 1
    else:
        die = me.die_like(stack_unit(look), origin)
        me.change(die, die.moved(to))


def can_contract(w: Wroth, me: Faction) -> bool:
    return len(contract_victims(w, me, [])) > 0


def contract_victims(w: Wroth, me: Faction, done: list[int]) -> list[int]:
    """Enemy regulars in occupied regions that are not done yet."""
    return sorted(
        [
            stack(f.id, region, REGULAR)
            for f in w.factions
            if w.are_enemies(me, f)
            for region in me.occupied()
            if f.regulars[region] > 0 and region not in done
        ]
    )


def open_contract(w: Wroth, me: Faction) -> Steps:
    """Defeat one enemy regular in each of up to Crysen + 1 occupied regions (W14, Open Contract)."""
    done: list[int] = []
    for times in range(me.in_play(CRYSEN) + 1):
        victims = contract_victims(w, me, done)
        if not victims:
            return
        victim = yield choose(me.id, CONTRACT, victims if times == 0 else [PASS, *victims])
        if victim == PASS:
            return
        done.append(stack_region(victim))
        defeat_regular(w, w.of(stack_faction(victim)), stack_region(victim))


# ---------------------------------------------------------------- Ooglan


def parasite_regions(w: Wroth, me: Faction, regions: list[int]) -> list[int]:
    """Those of the regions that hold an enemy regular."""
    return [r for r in regions if any([w.are_enemies(me, f) and f.regulars[r] > 0 for f in w.factions])]


def parasite(w: Wroth, me: Faction, regions: list[int]) -> Generator[Ask, int, int]:
    """Defeat one opposing regular in one of the regions; a Horde returns from the discard there. Returns the region."""
    region = yield choose(me.id, PARASITE_AT, parasite_regions(w, me, regions))
    victims = sorted([f.id for f in w.factions if w.are_enemies(me, f) and f.regulars[region] > 0])
    victim = yield choose(me.id, PARASITE_OF, victims, (region,))
    defeat_regular(w, w.of(victim), region)
    if not w.is_closed(region, me):
        return_regulars(w, me, region, 1)
    return region


def can_influence(w: Wroth, me: Faction) -> bool:
    return len(parasite_regions(w, me, me.occupied())) > 0


def parasitic_influence(w: Wroth, me: Faction) -> Steps:
    """Parasite for free, then again in a different region next door, occupied or not (W14)."""
    region = yield from parasite(w, me, me.occupied())
    if parasite_regions(w, me, ADJACENT[region]):
        yield from parasite(w, me, ADJACENT[region])


def can_silence(w: Wroth, me: Faction) -> bool:
    return len(silence_sources(me)) > 0


def silence_sources(me: Faction) -> list[int]:
    return [region for region in REGIONS if me.movable_stacks(region)]


def sudden_silence(w: Wroth, me: Faction) -> Steps:
    """Move any number of units to one adjacent region, then attack it for 1 damage (W14, Sudden Silence)."""
    origin = yield choose(me.id, SILENCE_FROM, silence_sources(me))
    to = yield choose(me.id, SILENCE_TO, ADJACENT[origin], (origin,))
    looks = me.movable_stacks(origin)
    moves: list[Move] = []
    for look in looks:
        n = me.copies(stack_unit(look), origin)
        least = 1 if look == looks[-1] and not moves else 0
        going = yield choose(me.id, SILENCE_UNITS, list(range(least, n + 1)), (look, to))
        moves += [Move(stack_unit(look), origin, to)] * going
    yield from move_together(w, me, moves)
    if w.enemies_in(to, me):
        yield from attack(w, me, to, 1)


# ---------------------------------------------------------------- Paldeyn


def can_pitch(w: Wroth, me: Faction) -> bool:
    return len(me.occupied()) > 0


def war_pavilion(w: Wroth, me: Faction) -> Steps:
    """Own units in one region cannot be damaged until the end of the round (W14.34)."""
    region = yield choose(me.id, PAVILION_AT, me.occupied())
    me.safe_in |= 1 << region


# ---------------------------------------------------------------- Venna


def can_call(w: Wroth, me: Faction) -> bool:
    return len(gather_places(me, open_own_regions(w, me))) > 0


def spirit_call(w: Wroth, me: Faction) -> Steps:
    """Gather up to 3 Tyros into a region with an own unit (W14.40)."""
    yield from gather_into(w, me, 3, gather_places(me, open_own_regions(w, me)))


def can_steal_power(w: Wroth, me: Faction) -> bool:
    return len(stealable_powers(w, me)) > 0


def stealable_powers(w: Wroth, me: Faction) -> list[int]:
    """The opponents with an unspent omniscient die whose face can be used now."""
    return sorted(
        [f.id for f in w.factions if w.are_enemies(me, f) and f.omni != NONE and can_use_omniscient(w, me, f.omni)]
    )


def stolen_power(w: Wroth, me: Faction) -> Steps:
    """Use the face of an opponent's unspent omniscient die (W14, Stolen Power)."""
    victim = yield choose(me.id, POWER_OF, stealable_powers(w, me))
    yield from use_omniscient(w, me, w.of(victim).omni)


CAN_USE: Final[dict[int, Callable[[Wroth, Faction], bool]]] = {
    CAMOUFLAGE: can_camouflage,
    ANCESTRAL_MUSTER: can_muster,
    ADVANCED_TRAPPING: can_spring,
    MUTATION: can_mutate,
    UNSTOPPABLE_MARCH: can_march,
    HOSTILE_TAKEOVER: can_take_over,
    SHADOW_NETWORK: can_redeploy,
    OPEN_CONTRACT: can_contract,
    PARASITIC_INFLUENCE: can_influence,
    SUDDEN_SILENCE: can_silence,
    WAR_PAVILION: can_pitch,
    SPIRIT_CALL: can_call,
    STOLEN_POWER: can_steal_power,
}
USE_FEAT: Final[dict[int, Callable[[Wroth, Faction], Steps]]] = {
    CAMOUFLAGE: camouflage,
    ANCESTRAL_MUSTER: ancestral_muster,
    ADVANCED_TRAPPING: advanced_trapping,
    MUTATION: mutation,
    UNSTOPPABLE_MARCH: unstoppable_march,
    HOSTILE_TAKEOVER: hostile_takeover,
    SHADOW_NETWORK: shadow_network,
    OPEN_CONTRACT: open_contract,
    PARASITIC_INFLUENCE: parasitic_influence,
    SUDDEN_SILENCE: sudden_silence,
    WAR_PAVILION: war_pavilion,
    SPIRIT_CALL: spirit_call,
    STOLEN_POWER: stolen_power,
}


# ---------------------------------------------------------------- abilities that are bought (W5.32, W5.38)


def can_use_ability(w: Wroth, me: Faction, ability: int) -> bool:
    """Whether an ability is affordable, not used up, and can change something."""
    if me.corra < ABILITY_COST[ability]:
        return False
    limit = ABILITIES[ability].limit
    if limit == "turn" and USED_ABILITY + ability in me.used_turn:
        return False
    if limit == "round" and USED_ABILITY + ability in me.used_round:
        return False
    if ability == MERCENARIES:
        return me.board > 0 and len(open_own_regions(w, me)) > 0
    if ability == INFORMANTS:
        return me.action_dice > 0
    return len(parasite_regions(w, me, me.occupied())) > 0


def use_ability(w: Wroth, me: Faction, ability: int) -> Steps:
    """Pay for an ability and carry it out."""
    pay(w, me, ABILITY_COST[ability])
    w.journal.tell(ABILITY_USED, me.id, ability)
    me.used_turn.append(USED_ABILITY + ability)
    me.used_round.append(USED_ABILITY + ability)
    if ability == MERCENARIES:
        region = yield choose(me.id, MERCENARIES_TO, open_own_regions(w, me))
        me.board -= 1
        me.regulars[region] += 1
    elif ability == INFORMANTS:
        old = yield choose(me.id, TURN_DIE, [face for face in FACES if me.dice[face] > 0])
        new = yield choose(me.id, TURN_TO, [face for face in FACES if face != old], (old,))
        me.dice[old] -= 1
        me.dice[new] += 1
    elif ability == PARASITE:
        yield from parasite(w, me, me.occupied())


# ---------------------------------------------------------------- at the start of a round (W1.5)


def start_of_round_abilities(w: Wroth) -> Steps:
    """Ironwills heal; Cauldrons bring Tyros back (W14.32, W14.38)."""
    for me in w.in_order():
        for die in me.elites:
            if die.type == IRONWILL and die.region != NOWHERE:
                heal(w, me, die, 1)
        if me.id == VENNA:
            yield from cauldrons_brew(w, me)


def cauldrons_brew(w: Wroth, me: Faction) -> Steps:
    """One Tyro from the discard into each region with a Cauldron; if they are too few, the Venna say where (W14.38)."""
    places = [region for region in range(9) if me.has_elite(CAULDRON, region) and not w.is_closed(region, me)]
    if me.discard < len(places):
        places = yield from pick(me.id, CAULDRON_AT, places, me.discard, me.discard)
    for region in places:
        return_regulars(w, me, region, 1)
