"""What holds on a table of Village Attacks after every answer: one short check for each promise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.village_attacks.castle import SPAWNS, ZONES
from ludoteca.games.village_attacks.content import (
    CAPACITY,
    CLASS_OF,
    DECIMATOR,
    DEFENCE_SLOTS,
    DIAL,
    EVENT_COPIES,
    EVENT_PERSISTENT,
    GUARDIAN,
    HAS_EVENTS,
    HAS_HEROES,
    HAS_HUNTERS,
    HAS_TRAPS,
    HEALTH,
    HERO_HEALTH,
    HERO_TYPE,
    HUNTER_FIGURES,
    HUNTERS_OF_A_TYPE,
    MINION_HEALTH,
    MONSTERS_BY_SEATS,
    MORALE_USED,
    MOVE_SLOTS,
    OBJECTIVE,
    PEASANT_FIGURES,
    RANK_LEVELS,
    RESERVE_SLOTS,
    ROUND_LIMIT,
    SEAL,
    SEALS,
    SPAWN_COPIES,
    SUMMON_HEALTH,
    SURVIVE,
    TORCH,
    TRAP_CHARGES,
    TRAP_SPACES,
    VILLAGER_HEALTH,
    XP_VALUE,
    YUNFAKH_FIGURES,
    YUNFAKH_OF_A_TYPE,
)
from ludoteca.games.village_attacks.ending import objective_met
from ludoteca.games.village_attacks.state import Castle, Villager
from ludoteca.games.village_attacks.words import (
    EVENT,
    HEART,
    HERO,
    HUNTER,
    KINDS_OF_VILLAGERS,
    LOST,
    MINION_OWNER,
    MONSTER,
    MONSTER_PHASE,
    NONE,
    NOWHERE,
    PEASANT,
    PLACES,
    PLAYING,
    ROOM,
    SETTING_UP,
    VETERAN,
    VILLAGER_PHASE,
    WON,
    YUNFAKH,
)

FIGURES: Final = [PEASANT_FIGURES, HUNTER_FIGURES, YUNFAKH_FIGURES]
MOST_OF_A_TYPE: Final = {HUNTER: HUNTERS_OF_A_TYPE, YUNFAKH: YUNFAKH_OF_A_TYPE}

# ---------------------------------------------------------------- figures


def figures_are_kept(c: Castle) -> str:
    """Peasants, Hunters and Yunfakh Hunters on the map and in the box are those of the box (A18.7, A18.8)."""
    for kind in (PEASANT, HUNTER, YUNFAKH):
        there = len([v for v in villagers(c) if v.kind == kind])
        if c.phase != SETTING_UP and there + c.box[kind] != FIGURES[kind]:
            return f"{there} + {c.box[kind]} figures of kind {kind} instead of {FIGURES[kind]}"
    return ""


def the_box_is_never_overdrawn(c: Castle) -> str:
    return f"fewer figures than none in the box: {c.box}" if min(c.box) < 0 or len(c.box) != KINDS_OF_VILLAGERS else ""


def heroes_are_kept(c: Castle) -> str:
    """Every Hero is once on the map, in the deck or under it (A7.17)."""
    for card in range(len(HERO_TYPE)):
        there = len([v for v in villagers(c) if v.card == card])
        if there + c.hero_deck[card] + c.hero_bottom.count(card) > 1:
            return f"Hero {card} is there more than once"
    return ""


def villagers_are_what_they_are(c: Castle) -> str:
    """Peasants have no Type, Hunters one or are Veterans, Heroes that of their card (A15.11, A18.10, A18.13)."""
    for v in villagers(c):
        if v.kind == PEASANT and (v.type, v.card) != (NONE, NONE):
            return f"a Peasant with Type {v.type} and card {v.card}"
        if v.kind in (HUNTER, YUNFAKH) and not (0 <= v.type <= VETERAN and v.card == NONE):
            return f"a Hunter with Type {v.type} and card {v.card}"
        if v.kind == HERO and (v.card == NONE or v.type != HERO_TYPE[v.card]):
            return f"Hero {v.card} with Type {v.type}"
    return ""


def hunters_keep_to_their_limits(c: Castle) -> str:
    """At most 5 Hunters and 3 Yunfakh Hunters of each Type (A18.7)."""
    for kind in (HUNTER, YUNFAKH):
        for t in range(VETERAN):
            if c.of_type(kind, t) > MOST_OF_A_TYPE[kind]:
                return f"{c.of_type(kind, t)} of kind {kind} and Type {t}"
    return ""


def the_dead_leave(c: Castle) -> str:
    """Nobody stays on the map with as much damage as health (A7.8)."""
    wrong = [v.look for v in villagers(c) if v.damage < 0 or v.damage >= health_of(v)]
    return f"villagers who should be dead: {wrong}" if wrong else ""


def only_heroes_bear_damage(c: Castle) -> str:
    wrong = [v.kind for v in villagers(c) if v.kind != HERO and (v.damage or v.shielded)]
    return f"damage or shields on those who have none: {wrong}" if wrong else ""


def nobody_acts_out_of_turn(c: Castle) -> str:
    """Villagers are marked as having acted only in the Villager phase (A15.20)."""
    acted = len([v for v in villagers(c) if v.acted])
    return f"{acted} villagers have acted in phase {c.phase}" if acted and c.phase == MONSTER_PHASE else ""


def everybody_stands_on_the_map(c: Castle) -> str:
    """All figures are in zones of the scenario's map."""
    zones = ZONES[c.scenario]
    places = [zone for zone in range(PLACES) if c.crowd[zone]]
    places += [m.zone for m in c.monsters if m.zone != NOWHERE]
    places += [m.zone for m in c.minions] + [s.zone for s in c.summoned]
    places += [c.troll] if c.troll != NOWHERE else []
    wrong = [zone for zone in places if zone not in zones]
    return f"figures outside the map: {wrong}" if wrong else ""


def crowds_fit(c: Castle) -> str:
    """No zone holds more than its capacity, but for Monsters that always find room (A12.8, A13.21, A17.1)."""
    for zone in range(PLACES):
        always = len([m for m in c.monsters if m.zone == zone]) if zone == HEART else 0
        always += len([s for s in c.summoned if s.zone == zone]) if zone == ROOM else 0
        always += 1 if c.troll == zone else 0
        if c.figures_in(zone) - always > CAPACITY[zone]:
            return f"{c.figures_in(zone)} figures in zone {zone}, which holds {CAPACITY[zone]}"
    return ""


# ---------------------------------------------------------------- Monsters


def teams_are_lawful(c: Castle) -> str:
    """Every Monster once, at most one Guardian and one Decimator, as many as the rules say (A1.3, A2.6)."""
    ids = [m.id for m in c.monsters]
    classes = [CLASS_OF[m.id] for m in c.monsters]
    if len(set(ids)) != len(ids) or classes.count(GUARDIAN) > 1 or classes.count(DECIMATOR) > 1:
        return f"a team that is not allowed: {ids}"
    wanted = MONSTERS_BY_SEATS[c.players]
    if len(ids) > wanted or (c.phase != SETTING_UP and len(ids) != wanted):
        return f"{len(ids)} Monsters instead of {wanted}"
    return ""


def seats_hold_their_monsters(c: Castle) -> str:
    wrong = [MONSTER.name(m.id) for m in c.monsters if c.holders[m.id] != m.seat]
    return f"Monsters held by another seat: {wrong}" if wrong else ""


def monsters_live(c: Castle) -> str:
    """A living Monster has less damage than health (A12.1)."""
    wrong = [(m.id, m.damage) for m in c.monsters if not 0 <= m.damage < HEALTH[m.id]]
    return f"Monsters with damage they cannot have: {wrong}" if wrong else ""


def the_dead_lie_bare(c: Castle) -> str:
    """A dead Monster has no damage, experience, conditions or results (A12.2)."""
    for m in c.monsters:
        if m.zone == NOWHERE and c.phase != SETTING_UP:
            tokens = m.damage + m.xp + m.sunder + m.silence + m.slow + m.burning + m.lying
            results = sum(m.pool) + sum(m.special) + sum(m.reserve) + m.defence + m.vengeance + m.stepped
            if tokens or results:
                return f"{MONSTER.name(m.id)} is dead with {tokens} tokens and {results} results"
    return ""


def experience_is_below_its_value(c: Castle) -> str:
    """Tokens that make a level are discarded at once (A11.1)."""
    wrong = [(m.id, m.xp) for m in c.monsters if not 0 <= m.xp < XP_VALUE[m.id]]
    return f"Monsters with experience they cannot have: {wrong}" if wrong else ""


def abilities_come_from_levels(c: Castle) -> str:
    """The first ability and one step for each level, no ability above 3 (A2.12, A10.7, A11.3)."""
    for m in c.monsters:
        if max(m.skills) > 3 or min(m.skills) < 0 or sum(m.skills) > m.level:
            return f"{MONSTER.name(m.id)} of level {m.level} with abilities {m.skills}"
    return ""


def abilities_are_used_as_learnt(c: Castle) -> str:
    """An ability is used at most at the level it has (A10.2, A11.5)."""
    wrong = [m.id for m in c.monsters for k in range(3) if m.used[k] > m.skills[k]]
    return f"abilities used above their level: {wrong}" if wrong else ""


def slots_are_enough(c: Castle) -> str:
    """Dice and tokens fit on the slots; one Movement slot stays without Slow (A6.2, A8.1, A9.1, A23.2, A23.7)."""
    for m in c.monsters:
        free = min(m.free_move_slots, m.free_defence_slots, m.free_reserve_slots)
        tokens = (m.sunder > DEFENCE_SLOTS[m.id], m.silence > RESERVE_SLOTS[m.id], m.slow >= MOVE_SLOTS[m.id])
        if free < 0 or True in tokens:
            return f"the slots of {MONSTER.name(m.id)} are overfull"
    return ""


def results_are_counted(c: Castle) -> str:
    for m in c.monsters:
        if min(m.pool) < 0 or min(m.special) < 0 or min(m.reserve) < 0 or min(m.defence, m.vengeance, m.stepped) < 0:
            return f"{MONSTER.name(m.id)} has fewer results than none"
    return ""


def torches_burn_in_their_turn(c: Castle) -> str:
    """A torch lies only before the Monster whose turn it is (A5.8)."""
    for place, m in enumerate(c.monsters):
        if place != c.active and m.pool[TORCH] + m.special[TORCH] > 0:
            return f"torches of {MONSTER.name(m.id)} after its turn"
    return ""


def special_dice_need_day_and_night(c: Castle) -> str:
    wrong = [m.id for m in c.monsters if sum(m.special) > 0 and not c.day_night]
    return f"Day or Night results without day and night: {wrong}" if wrong else ""


# ---------------------------------------------------------------- minions and summoned


def minions_are_single(c: Castle) -> str:
    numbers = [m.number for m in c.minions]
    owners = [m.id for m in c.monsters]
    if len(set(numbers)) != len(numbers) or [n for n in numbers if MINION_OWNER[n] not in owners]:
        return f"minions {numbers} of {owners}"
    return ""


def minions_live(c: Castle) -> str:
    wrong = [m.number for m in c.minions if not 0 <= m.damage < MINION_HEALTH[m.owner]]
    return f"minions that should be dead: {wrong}" if wrong else ""


def summoned_are_others(c: Castle) -> str:
    """Nobody is summoned who plays, and each card is in the deck or on the map at most once (A13.2, A2.14)."""
    cards = [s.card for s in c.summoned]
    playing = [m.id for m in c.monsters]
    doubled = [card for card in cards if c.summon_deck[card] or card in playing or cards.count(card) > 1]
    return f"summoned Monsters that cannot be: {doubled}" if doubled else ""


def summoned_live(c: Castle) -> str:
    wrong = [s.card for s in c.summoned if not 0 <= s.damage < SUMMON_HEALTH[s.card]]
    return f"summoned Monsters that should be dead: {wrong}" if wrong else ""


def payments_wait(c: Castle) -> str:
    """Payments lie only while a summoning is under way (A13.7)."""
    paid = [m.id for m in c.monsters if m.paid != NONE]
    return f"payments without summoning: {paid}" if paid and not c.summoning else ""


# ---------------------------------------------------------------- cards and tokens


def traps_are_kept(c: Castle) -> str:
    """Every Trap card is once in the deck, laid out, placed or discarded."""
    for trap in range(len(TRAP_CHARGES)):
        n = c.trap_deck[trap] + c.trap_discard[trap] + c.trap_row.count(trap) + c.trap_at.count(trap)
        if n != 1:
            return f"Trap {trap} is there {n} times"
    return ""


def traps_have_room(c: Castle) -> str:
    """At most three face up, none without the module, and placed ones have charges (A14.2, A16.17)."""
    if len(c.trap_row) > TRAP_SPACES or (c.trap_row and not HAS_TRAPS[c.scenario]):
        return f"Traps laid out: {c.trap_row}"
    for zone in range(PLACES):
        trap, charges = c.trap_at[zone], c.trap_charges[zone]
        if (trap == NONE) != (charges == 0) or (trap != NONE and charges > TRAP_CHARGES[trap]):
            return f"Trap {trap} with {charges} charges"
    return ""


def spawn_cards_are_kept(c: Castle) -> str:
    for card, copies in enumerate(SPAWN_COPIES):
        if c.spawn_deck[card] + c.spawn_discard[card] > copies or min(c.spawn_deck[card], c.spawn_discard[card]) < 0:
            return f"spawn card {card} is there too often"
    if sum(c.spawn_deck) + sum(c.spawn_discard) < sum(SPAWN_COPIES) - 1:
        return "spawn cards are missing"
    return ""


def event_cards_are_kept(c: Castle) -> str:
    """Every place of the event deck is in the deck or in the discard pile, once."""
    places = c.event_deck + c.event_discard
    if len(set(places)) != len(places) or len(places) > sum(EVENT_COPIES):
        return f"{len(places)} event cards"
    return ""


def events_last_lawfully(c: Castle) -> str:
    """Only a persistent event stays in force (A14.7)."""
    if c.event != NONE and not (HAS_EVENTS[c.scenario] and EVENT_PERSISTENT[c.event]):
        return f"{EVENT.name(c.event)} stays in force"
    return ""


def spawn_tokens_are_those_of_the_map(c: Castle) -> str:
    there = [zone for zone, _ in SPAWNS[c.scenario]]
    return f"spawn tokens at {c.spawns}" if [zone for zone in c.spawns if zone not in there] else ""


def seals_are_short_of_closing(c: Castle) -> str:
    """Seals lie only on breaches that are not closed yet."""
    if sum(c.seals) and OBJECTIVE[c.scenario] != SEAL:
        return "seals in a scenario without breaches"
    for zone in range(PLACES):
        if c.seals[zone] and (zone not in c.spawns or c.seals[zone] >= SEALS[c.scenario][len(c.monsters) - 3]):
            return f"{c.seals[zone]} seals in zone {zone}"
    return ""


# ---------------------------------------------------------------- modules, tracks, the end


def modules_keep_out(c: Castle) -> str:
    """What is not played with does not appear (A2.2, scenario)."""
    kinds = [v.kind for v in villagers(c)]
    wrong = [
        HUNTER in kinds and not HAS_HUNTERS[c.scenario],
        YUNFAKH in kinds and not c.yunfakh,
        HERO in kinds and not HAS_HEROES[c.scenario],
        c.troll != NOWHERE and not c.troll_used,
        bool(c.summoned) and not c.summoning,
    ]
    return f"something appears that is not played with: {wrong}" if True in wrong else ""


def the_heart_is_in_bounds(c: Castle) -> str:
    return f"the Heart has {c.heart} of {c.heart_start}" if not 0 <= c.heart <= c.heart_start else ""


def morale_is_counted(c: Castle) -> str:
    wrong = c.morale < 0 or (c.morale > 0 and not MORALE_USED[c.scenario])
    return f"morale {c.morale}" if wrong else ""


def the_dial_is_below_its_end(c: Castle) -> str:
    thresholds = DIAL[c.scenario]
    most = thresholds[-1] - 1 if thresholds else 0
    return f"the dial stands at {c.dial}" if not 0 <= c.dial <= most else ""


def the_rank_follows_levels(c: Castle) -> str:
    """Rank 1 to 3, never below what the levels ask for (A18.3)."""
    best = max([m.level for m in c.monsters]) if c.monsters else 1
    asked = len([least for least in RANK_LEVELS if best >= least])
    return f"rank {c.rank} at level {best}" if not asked <= c.rank <= 3 else ""


def rounds_end(c: Castle) -> str:
    return f"round {c.round}" if c.round > ROUND_LIMIT else ""


def the_end_is_just(c: Castle) -> str:
    """A game is decided exactly when somebody has won or lost (A1.9, A1.10, A1.15)."""
    if c.phase == SETTING_UP:
        return ""
    if c.result == PLAYING and (c.heart == 0 or objective_met(c)):
        return "the game goes on after it was decided"
    if c.result == WON and not (objective_met(c) or OBJECTIVE[c.scenario] == SURVIVE):
        return "won without the objective"
    if c.result == LOST and c.heart > 0 and c.round < ROUND_LIMIT:
        return "lost without a reason"
    return ""


def turns_belong_to_their_phase(c: Castle) -> str:
    if c.active != NONE and (c.phase == VILLAGER_PHASE or not 0 <= c.active < len(c.monsters)):
        return f"Monster {c.active} is active in phase {c.phase}"
    return ""


def holds_are_not_over(c: Castle) -> str:
    wrong = [hold.round for hold in c.holds if hold.round < c.round]
    return f"holds of earlier rounds: {wrong}" if wrong else ""


CHECKS: Final[tuple[Callable[[Castle], str], ...]] = (
    figures_are_kept,
    the_box_is_never_overdrawn,
    heroes_are_kept,
    villagers_are_what_they_are,
    hunters_keep_to_their_limits,
    the_dead_leave,
    only_heroes_bear_damage,
    nobody_acts_out_of_turn,
    everybody_stands_on_the_map,
    crowds_fit,
    teams_are_lawful,
    seats_hold_their_monsters,
    monsters_live,
    the_dead_lie_bare,
    experience_is_below_its_value,
    abilities_come_from_levels,
    abilities_are_used_as_learnt,
    slots_are_enough,
    results_are_counted,
    torches_burn_in_their_turn,
    special_dice_need_day_and_night,
    minions_are_single,
    minions_live,
    summoned_are_others,
    summoned_live,
    payments_wait,
    traps_are_kept,
    traps_have_room,
    spawn_cards_are_kept,
    event_cards_are_kept,
    events_last_lawfully,
    spawn_tokens_are_those_of_the_map,
    seals_are_short_of_closing,
    modules_keep_out,
    the_heart_is_in_bounds,
    morale_is_counted,
    the_dial_is_below_its_end,
    the_rank_follows_levels,
    rounds_end,
    the_end_is_just,
    turns_belong_to_their_phase,
    holds_are_not_over,
)


def invariants(c: Castle) -> list[str]:
    """What does not hold."""
    found = [check(c) for check in CHECKS]
    return [fault for fault in found if fault]


def villagers(c: Castle) -> list[Villager]:
    """All villagers on the map."""
    return [villager for crowd in c.crowd for villager in crowd]


def health_of(v: Villager) -> int:
    return HERO_HEALTH[v.card] if v.kind == HERO else VILLAGER_HEALTH[v.kind]
