"""What holds on a table of Wroth after every answer: one short check for each promise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.engine.hidden import GONE, UNKNOWN
from ludoteca.games.wroth.content import (
    ABILITIES,
    BASE_FACTIONS,
    COMPONENTS,
    COOP,
    FACTION_NAMES,
    FEATS_OF,
    IMMOBILE,
    SCENARIOS,
    STANDARD,
    TOKENS,
    TRAP_DICE,
    VITALITY,
)
from ludoteca.games.wroth.state import Die, Faction, Wroth, all_elites
from ludoteca.games.wroth.words import (
    ADVANCED_TRAPPING,
    CAULDRON,
    EXODUS,
    FEEDING_FRENZY,
    NONE,
    NOWHERE,
    OMNI,
    PLACES,
    RAM,
    REGIONS,
    RYDER_MOVED,
    SEAT_ROLE,
    SHADOW_NETWORK,
    SHORES,
    TRAPPER,
    USED_ABILITY,
)

# ---------------------------------------------------------------- units


def regulars_of(w: Wroth, faction: Faction) -> int:
    """How many regulars a faction plays with (W0.17, W10.9, W10.12)."""
    if not w.is_coop:
        return STANDARD.regulars
    return COOP.regulars[w.humans] if faction.human else COOP.ai_regulars


def regulars_are_kept(w: Wroth) -> str:
    for f in w.factions:
        found = f.board + f.discard + sum(f.regulars)
        if found != regulars_of(w, f):
            return f"{name(f)} has {found} regulars instead of {regulars_of(w, f)}"
    return ""


def regulars_are_somewhere(w: Wroth) -> str:
    wrong = [name(f) for f in w.factions if min(f.board, f.discard, *f.regulars) < 0 or len(f.regulars) != PLACES]
    return f"fewer regulars than none: {wrong}" if wrong else ""


def elites_are_kept(w: Wroth) -> str:
    """The dice of each type and slot are those of the box, whatever their order (W0.8)."""
    for f in w.factions:
        if sorted([(d.type, d.slot) for d in f.elites]) != sorted([(d.type, d.slot) for d in all_elites(f.id)]):
            return f"{name(f)} has other elite dice than it should"
    return ""


def elites_are_somewhere(w: Wroth) -> str:
    wrong = [d.region for d in dice(w) if not NOWHERE <= d.region < PLACES]
    return f"elites in places that do not exist: {wrong}" if wrong else ""


def elites_on_the_map_are_alive(w: Wroth) -> str:
    wrong = [(d.type, d.vitality) for d in dice(w) if on_map(d) and not 1 <= d.vitality <= VITALITY[d.type]]
    return f"elites on the map with a vitality they cannot have: {wrong}" if wrong else ""


def elites_on_the_board_show_nothing(w: Wroth) -> str:
    wrong = [(d.type, d.vitality) for d in dice(w) if not on_map(d) and d.vitality != 0]
    return f"elites on the board with vitality: {wrong}" if wrong else ""


def the_immobile_are_ashore(w: Wroth) -> str:
    """What cannot move never waits on the Shores, but for Cauldrons (W14.7, W14.11, W14.38)."""
    wrong = [d.type for d in dice(w) if d.region == SHORES and IMMOBILE[d.type] and d.type != CAULDRON]
    return f"elites that cannot move stand on the Shores: {wrong}" if wrong else ""


# ---------------------------------------------------------------- Trappers (W14.7)


def only_trappers_hide(w: Wroth) -> str:
    wrong = [d.type for d in dice(w) if d.trap != NONE and (d.type != TRAPPER or not on_map(d))]
    return f"a kind is hidden under dice that have none: {wrong}" if wrong else ""


def trappers_hide_something(w: Wroth) -> str:
    """Every Trapper on the map has its kind, but the one whose owner is being asked for it."""
    bare = len([d for d in dice(w) if d.type == TRAPPER and on_map(d) and d.trap == NONE])
    return f"{bare} Trappers on the map have no kind" if bare > 1 else ""


def hiding_places_are_their_own(w: Wroth) -> str:
    used = sorted([d.trap for d in dice(w) if d.trap != NONE])
    there = [place for place, pack in enumerate(w.traps.pack) if pack != GONE]
    return f"Trappers use the places {used} of {there}" if used != there else ""


def kinds_are_kept(w: Wroth) -> str:
    decided = [card for place, card in enumerate(w.traps.card) if w.traps.pack[place] != GONE and card != UNKNOWN]
    found = [w.traps.pool[kind] + decided.count(kind) for kind in range(len(TRAP_DICE))]
    return f"kinds of Trappers came or went: {found}" if found != TRAP_DICE else ""


# ---------------------------------------------------------------- Corra, dice and tokens


def corra_is_kept(w: Wroth) -> str:
    found = w.supply + sum([f.corra for f in w.factions])
    return f"{found} Corra" if w.factions and found != COMPONENTS.corra else ""


def corra_is_somewhere(w: Wroth) -> str:
    held = [w.supply, *[f.corra for f in w.factions]]
    return f"less Corra than none: {held}" if min(held) < 0 else ""


def dice_are_there(w: Wroth) -> str:
    wrong = [held for held in (w.pool, *[f.dice for f in w.factions]) if min(held) < 0]
    return f"fewer dice than none: {wrong}" if wrong else ""


def dice_are_not_made(w: Wroth) -> str:
    """The dice of pool and boards are never more than are in play (W0.13, W10.3)."""
    found = action_dice(w)
    return f"{found} action dice of {w.dice_in_play}" if found > w.dice_in_play else ""


def dice_are_kept(w: Wroth) -> str:
    """While somebody has a turn, all dice are in the pool or on boards; one may lie with the machine (W4, W5.4)."""
    with_machine = 1 if w.is_coop else 0
    if w.active == NONE or w.dice_in_play - with_machine <= action_dice(w) <= w.dice_in_play:
        return ""
    return f"{action_dice(w)} action dice of {w.dice_in_play} in a turn"


def nobody_drafts_too_much(w: Wroth) -> str:
    """Each has the dice of the draft and at most the last one (W4.3, W4.4)."""
    wrong = [name(f) for f in w.factions if f.action_dice > w.dice_to_draft + 1]
    return f"too many dice: {wrong}" if wrong else ""


def omniscient_dice_show_a_face(w: Wroth) -> str:
    wrong = [f.omni for f in w.factions if not NONE <= f.omni < len(OMNI.names)]
    return f"omniscient dice show {wrong}" if wrong else ""


def tokens_are_single(w: Wroth) -> str:
    lying = [token for token in w.tokens if token != NONE]
    known = [token for token in lying if 0 <= token < len(TOKENS)]
    return f"tokens lie twice or do not exist: {w.tokens}" if len(set(known)) != len(lying) else ""


def tokens_lie_where_they_should(w: Wroth) -> str:
    """Once play has begun every numbered region has a token, and the Shores never have one (W0.14)."""
    bare = w.round > 0 and NONE in [w.tokens[region] for region in REGIONS]
    return f"tokens lie in the wrong places: {w.tokens}" if bare or w.tokens[SHORES] != NONE else ""


# ---------------------------------------------------------------- factions and seats


def factions_are_found(w: Wroth) -> str:
    places = [NONE] * SEAT_ROLE
    for at, f in enumerate(w.factions):
        places[f.id] = at
    return f"the index of factions is wrong: {w.index}" if places != w.index else ""


def factions_are_held(w: Wroth) -> str:
    wrong = [name(f) for f in w.factions if f.human and w.holders[f.id] != f.seat]
    return f"held by another seat: {wrong}" if wrong else ""


def people_sit_clockwise(w: Wroth) -> str:
    """Everybody has an own side and seat, in the order of the sides (W0.12, W0.20)."""
    sides, seats = [f.side for f in w.people], sorted([f.seat for f in w.people])
    ordered = sorted(set(sides)) == sides and seats == list(range(len(seats)))
    return "" if ordered else f"people sit at {sides} with the seats {seats}"


def the_machine_plays_its_scenario(w: Wroth) -> str:
    machines = [FACTION_NAMES[f.id] for f in w.factions if not f.human]
    wanted = [SCENARIOS[w.scenario].faction] if w.is_coop and w.factions else []
    return f"the machine plays {machines}" if machines != wanted else ""


def factions_are_in_the_box(w: Wroth) -> str:
    wrong = [name(f) for f in w.factions if f.id not in BASE_FACTIONS and not (w.expansions and f.human)]
    return f"not in this box: {wrong}" if wrong else ""


def feats_are_own(w: Wroth) -> str:
    """One feat of the own faction, two with the handicap, none for the machine (W0.16, W0.21, W10.14)."""
    for f in w.factions:
        most = 0 if not f.human else 2 if f.seat == w.handicap else 1
        own = [feat for feat in f.feats if feat in FEATS_OF[f.id]]
        if len(set(own)) != len(f.feats) or len(f.feats) > most:
            return f"{name(f)} has the feats {f.feats}"
    return ""


def limits_are_kept(w: Wroth) -> str:
    """What works once per turn or round stands there once (W9.8)."""
    per_turn = [RYDER_MOVED, ADVANCED_TRAPPING, FEEDING_FRENZY]
    per_turn += [USED_ABILITY + a for a, ability in enumerate(ABILITIES) if ability.limit == "turn"]
    per_round = [SHADOW_NETWORK, *[USED_ABILITY + a for a, ability in enumerate(ABILITIES) if ability.limit == "round"]]
    for f in w.factions:
        if any([f.used_turn.count(n) > 1 for n in per_turn]) or any([f.used_round.count(n) > 1 for n in per_round]):
            return f"{name(f)} used something too often: {f.used_turn}, {f.used_round}"
    return ""


def protection_is_in_regions(w: Wroth) -> str:
    wrong = [name(f) for f in w.factions if not 0 <= f.safe_in < 1 << PLACES]
    return f"protected where there is nothing: {wrong}" if wrong else ""


def points_are_never_lost(w: Wroth) -> str:
    wrong = [f.vp for f in w.factions if f.vp < 0]
    return f"fewer victory points than none: {wrong}" if wrong else ""


# ---------------------------------------------------------------- the round


def the_first_player_is_human(w: Wroth) -> str:
    return f"the first-player token lies at {w.first}" if not 0 <= w.first < w.humans else ""


def rounds_are_counted(w: Wroth) -> str:
    die = max(1, min(w.round, COMPONENTS.round_die))
    right = 0 <= w.round <= COMPONENTS.most_rounds and w.round_die == die
    return "" if right else f"round {w.round}, the die shows {w.round_die}"


def whose_turn_it_is(w: Wroth) -> str:
    return f"{w.active} has a turn" if w.active not in [NONE, *[f.id for f in w.factions]] else ""


def the_action_is_known(w: Wroth) -> str:
    known = NONE <= w.acted <= EXODUS and NONE <= w.exodus_from < PLACES
    return "" if known else f"the action {w.acted}, an Exodus from {w.exodus_from}"


def only_rams_march(w: Wroth) -> str:
    rams = [i for f in w.factions for i, die in enumerate(f.elites) if die.type == RAM]
    return f"these marched: {w.marched}" if len(set(w.marched)) != len([i for i in w.marched if i in rams]) else ""


def winners_end_the_game(w: Wroth) -> str:
    strangers = [winner for winner in w.winners if w.index[winner] == NONE]
    return f"{w.winners} have won, and play goes on" if strangers or (w.winners and w.agenda.items) else ""


# ---------------------------------------------------------------- the scenario


def chaos_is_on_its_die(w: Wroth) -> str:
    return f"the chaos die shows {w.chaos}" if not 0 <= w.chaos <= COMPONENTS.chaos_die else ""


def the_base_is_on_the_map(w: Wroth) -> str:
    """On a numbered region once the scenario is set up, and nowhere in the standard mode (W10.5)."""
    begun = w.is_coop and w.round > 0
    right = w.db in REGIONS if begun else w.db == 0 or w.is_coop
    return "" if right else f"the base lies in {w.db}"


def objectives_are_single(w: Wroth) -> str:
    right = len(set(w.objectives)) == len(w.objectives) and all([region in REGIONS for region in w.objectives])
    return "" if right and (w.is_coop or not w.objectives) else f"objectives in {w.objectives}"


def scenario_counts_are_true(w: Wroth) -> str:
    counts = (w.counter, w.successes, w.failures, w.held, w.ai_turns)
    return f"a scenario counts {counts}" if min(counts) < 0 or (not w.is_coop and w.ai_turns > 0) else ""


CHECKS: Final[tuple[Callable[[Wroth], str], ...]] = (
    regulars_are_kept,
    regulars_are_somewhere,
    elites_are_kept,
    elites_are_somewhere,
    elites_on_the_map_are_alive,
    elites_on_the_board_show_nothing,
    the_immobile_are_ashore,
    only_trappers_hide,
    trappers_hide_something,
    hiding_places_are_their_own,
    kinds_are_kept,
    corra_is_kept,
    corra_is_somewhere,
    dice_are_there,
    dice_are_not_made,
    dice_are_kept,
    nobody_drafts_too_much,
    omniscient_dice_show_a_face,
    tokens_are_single,
    tokens_lie_where_they_should,
    factions_are_found,
    factions_are_held,
    people_sit_clockwise,
    the_machine_plays_its_scenario,
    factions_are_in_the_box,
    feats_are_own,
    limits_are_kept,
    protection_is_in_regions,
    points_are_never_lost,
    the_first_player_is_human,
    rounds_are_counted,
    whose_turn_it_is,
    the_action_is_known,
    only_rams_march,
    winners_end_the_game,
    chaos_is_on_its_die,
    the_base_is_on_the_map,
    objectives_are_single,
    scenario_counts_are_true,
)


def invariants(w: Wroth) -> list[str]:
    """What does not hold."""
    found = [check(w) for check in CHECKS]
    return [fault for fault in found if fault]


def name(faction: Faction) -> str:
    return FACTION_NAMES[faction.id]


def dice(w: Wroth) -> list[Die]:
    """All elite dice of the table."""
    return [die for faction in w.factions for die in faction.elites]


def on_map(die: Die) -> bool:
    return die.region != NOWHERE


def action_dice(w: Wroth) -> int:
    """The action dice in the pool and on the boards."""
    return sum(w.pool) + sum([f.action_dice for f in w.factions])
