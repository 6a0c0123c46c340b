"""Every invariant of Wroth notices what it is there for: each is broken by hand, on a table where all else holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from ludoteca.games.wroth.content import ABILITIES, TRAP_NAMES, VITALITY
from ludoteca.games.wroth.invariants import CHECKS, invariants
from ludoteca.games.wroth.state import Die, Wroth
from ludoteca.games.wroth.words import (
    ALDAN,
    CAULDRON,
    EXODUS,
    FACE,
    FEAT,
    FEEDING_FRENZY,
    GRIZZLED,
    GUILD,
    KODA,
    NONE,
    NOWHERE,
    PLACES,
    RAM,
    REGIONS,
    RUNEN,
    RYDER_MOVED,
    SHADOW_NETWORK,
    SHORES,
    STOIC,
    TRAPPER,
    USED_ABILITY,
    VENNA,
)
from tests.games.wroth.positions import coop, wroth


def standard() -> Wroth:
    """The Koda have a turn; two of their Trappers hide something."""
    position = wroth("koda runen guild").round(2)
    position.units("koda", 5, regulars=2, grizzled=1, trapper="steal attack")
    position.units("runen", 6, regulars=1, stoic=1, ram=2).units("guild", SHORES, regulars=3)
    position.corra("koda", 3).dice("koda", "battle mine").omni("runen", "strike").feat("koda", "mutation")
    position.fill_pool()
    position.w.active = KODA
    return position.w


def against_the_runen() -> Wroth:
    """Two people against the machine, which has a turn left."""
    position = coop("koda guild", "runen_show_of_strength").round(3).base(4).chaos(2)
    position.units("runen", 4, regulars=2, stoic=1).units("koda", 5, regulars=1).dice("guild", "mine")
    position.fill_pool()
    position.w.objectives = [2, 7]
    position.w.ai_turns = 1
    return position.w


Change = Callable[[Wroth], None]


class Broken(NamedTuple):
    """Something that cannot be, the check that must notice it, and what it says."""

    check: str
    words: str
    change: Change
    table: Callable[[], Wroth]


NAMED = {check.__name__: check for check in CHECKS}
BROKEN: list[Broken] = []


def breaks(check: str, words: str, table: Callable[[], Wroth] = standard) -> Callable[[Change], Change]:
    """What the function below does breaks this invariant."""

    def noted(change: Change) -> Change:
        BROKEN.append(Broken(check, words, change, table))
        return change

    return noted


def die_of(w: Wroth, faction: int, type: int) -> Die:
    """A die of this type, on the map if one is there."""
    dice = [die for die in w.of(faction).elites if die.type == type]
    return max(dice, key=lambda die: die.region)


# ---------------------------------------------------------------- units


@breaks("regulars_are_kept", "koda has 26 regulars instead of 25")
def a_regular_from_nowhere(w: Wroth) -> None:
    w.of(KODA).discard += 1


@breaks("regulars_are_kept", "koda has 16 regulars instead of 15", against_the_runen)
def a_regular_too_many_in_coop(w: Wroth) -> None:
    w.of(KODA).regulars[5] += 1


@breaks("regulars_are_somewhere", "fewer regulars than none: ['guild']")
def regulars_owed(w: Wroth) -> None:
    w.of(GUILD).regulars[5] -= 1
    w.of(GUILD).board += 1


@breaks("regulars_are_somewhere", "fewer regulars than none: ['guild']")
def a_region_forgotten(w: Wroth) -> None:
    w.of(GUILD).regulars.pop()


@breaks("elites_are_kept", "runen has other elite dice than it should")
def a_die_lost(w: Wroth) -> None:
    w.of(RUNEN).elites.pop()


@breaks("elites_are_somewhere", f"elites in places that do not exist: [{PLACES}]")
def a_die_beyond_the_map(w: Wroth) -> None:
    die_of(w, KODA, GRIZZLED).region = PLACES


@breaks("elites_on_the_map_are_alive", f"elites on the map with a vitality they cannot have: [({GRIZZLED}, 5)]")
def a_die_too_healthy(w: Wroth) -> None:
    die_of(w, KODA, GRIZZLED).vitality = VITALITY[GRIZZLED] + 1


@breaks("elites_on_the_map_are_alive", f"elites on the map with a vitality they cannot have: [({GRIZZLED}, 0)]")
def a_dead_die_on_the_map(w: Wroth) -> None:
    die_of(w, KODA, GRIZZLED).vitality = 0


@breaks("elites_on_the_board_show_nothing", f"elites on the board with vitality: [({GRIZZLED}, 4)]")
def a_living_die_on_the_board(w: Wroth) -> None:
    die_of(w, KODA, GRIZZLED).region = NOWHERE


@breaks("the_immobile_are_ashore", f"elites that cannot move stand on the Shores: [{STOIC}]")
def a_stoic_on_the_shores(w: Wroth) -> None:
    die_of(w, RUNEN, STOIC).region = SHORES


# ---------------------------------------------------------------- Trappers


@breaks("only_trappers_hide", f"a kind is hidden under dice that have none: [{GRIZZLED}]")
def a_grizzled_that_hides_something(w: Wroth) -> None:
    trapper, grizzled = die_of(w, KODA, TRAPPER), die_of(w, KODA, GRIZZLED)
    grizzled.trap, trapper.trap = trapper.trap, NONE


@breaks("trappers_hide_something", "2 Trappers on the map have no kind")
def trappers_without_a_kind(w: Wroth) -> None:
    for die in w.of(KODA).elites:
        if die.trap != NONE:
            w.traps.withdraw(die.trap)
            die.trap = NONE


@breaks("hiding_places_are_their_own", "Trappers use the places [0, 0] of [0, 1]")
def two_trappers_share_a_place(w: Wroth) -> None:
    for die in w.of(KODA).elites:
        die.trap = min(die.trap, 0)


@breaks("kinds_are_kept", "kinds of Trappers came or went: [3, 2, 2]")
def a_kind_too_many(w: Wroth) -> None:
    w.traps.pool[TRAP_NAMES.index("steal")] += 1


# ---------------------------------------------------------------- Corra, dice and tokens


@breaks("corra_is_kept", "19 Corra")
def a_gem_lost(w: Wroth) -> None:
    w.of(KODA).corra -= 1


@breaks("corra_is_somewhere", "less Corra than none: [-1, 21, 0, 0]")
def a_gem_owed(w: Wroth) -> None:
    w.of(KODA).corra, w.supply = 21, -1


@breaks("dice_are_there", "fewer dice than none: ")
def a_die_owed(w: Wroth) -> None:
    w.of(RUNEN).dice[0] -= 1
    w.of(RUNEN).dice[1] += 1


@breaks("dice_are_not_made", "8 action dice of 7")
def a_die_too_many(w: Wroth) -> None:
    w.pool[0] += 1


@breaks("dice_are_kept", "6 action dice of 7 in a turn")
def a_die_too_few(w: Wroth) -> None:
    w.pool[FACE.value("mine")] -= 1


@breaks("nobody_drafts_too_much", "too many dice: ['guild']")
def a_draft_without_end(w: Wroth) -> None:
    w.of(GUILD).dice[0], w.pool = sum(w.pool), [0] * len(w.pool)


@breaks("omniscient_dice_show_a_face", "omniscient dice show [4]")
def a_face_that_does_not_exist(w: Wroth) -> None:
    w.of(RUNEN).omni = 4


@breaks("tokens_are_single", "tokens lie twice or do not exist: ")
def a_token_twice(w: Wroth) -> None:
    w.tokens[1] = w.tokens[2]


@breaks("tokens_are_single", "tokens lie twice or do not exist: ")
def a_token_that_does_not_exist(w: Wroth) -> None:
    w.tokens[1] = 99


@breaks("tokens_lie_where_they_should", "tokens lie in the wrong places: ")
def a_region_without_a_token(w: Wroth) -> None:
    w.tokens[3] = NONE


@breaks("tokens_lie_where_they_should", "tokens lie in the wrong places: ")
def a_token_on_the_shores(w: Wroth) -> None:
    w.tokens[SHORES] = max(w.tokens) + 1


# ---------------------------------------------------------------- factions and seats


@breaks("factions_are_found", "the index of factions is wrong: ")
def an_index_that_misleads(w: Wroth) -> None:
    w.index[ALDAN] = 0


@breaks("factions_are_held", "held by another seat: ['koda']")
def a_faction_in_other_hands(w: Wroth) -> None:
    w.holders[KODA] = w.of(RUNEN).seat


@breaks("people_sit_clockwise", "people sit at [0, 0, 2] with the seats [0, 1, 2]")
def two_on_one_side(w: Wroth) -> None:
    w.of(RUNEN).side = w.of(KODA).side


@breaks("people_sit_clockwise", "people sit at [0, 1, 2] with the seats [0, 0, 2]")
def two_on_one_seat(w: Wroth) -> None:
    w.of(RUNEN).seat = w.holders[RUNEN] = 0


@breaks("the_machine_plays_its_scenario", "the machine plays ['guild']")
def a_machine_in_the_standard_mode(w: Wroth) -> None:
    w.of(GUILD).human = False
    w.humans = 2


@breaks("the_machine_plays_its_scenario", "the machine plays []", against_the_runen)
def nobody_against_the_people(w: Wroth) -> None:
    w.factions.pop()
    w.index[RUNEN] = NONE


@breaks("factions_are_in_the_box", "not in this box: ['venna']")
def a_faction_of_another_box(w: Wroth) -> None:
    w.of(GUILD).id = VENNA


@breaks("feats_are_own", f"runen has the feats [{FEAT.value('mutation')}]")
def a_feat_of_others(w: Wroth) -> None:
    w.of(RUNEN).feats = [FEAT.value("mutation")]


@breaks("feats_are_own", "koda has the feats ")
def a_second_feat_without_a_handicap(w: Wroth) -> None:
    w.of(KODA).feats = [FEAT.value("advanced_trapping"), FEAT.value("mutation")]


@breaks("feats_are_own", "runen has the feats ", against_the_runen)
def a_feat_of_the_machine(w: Wroth) -> None:
    w.machine.feats = [FEAT.value("deep_veins")]


@breaks("limits_are_kept", f"guild used something too often: [{RYDER_MOVED}, {RYDER_MOVED}], []")
def twice_in_a_turn(w: Wroth) -> None:
    w.of(GUILD).used_turn = [RYDER_MOVED] * 2


@breaks("limits_are_kept", f"guild used something too often: [], [{SHADOW_NETWORK}, {SHADOW_NETWORK}]")
def twice_in_a_round(w: Wroth) -> None:
    w.of(GUILD).used_round = [SHADOW_NETWORK] * 2


@breaks("protection_is_in_regions", "protected where there is nothing: ['koda']")
def protected_beyond_the_map(w: Wroth) -> None:
    w.of(KODA).safe_in = 1 << PLACES


@breaks("points_are_never_lost", "fewer victory points than none: [-1]")
def points_owed(w: Wroth) -> None:
    w.of(KODA).vp = -1


# ---------------------------------------------------------------- the round


@breaks("the_first_player_is_human", "the first-player token lies at 2", against_the_runen)
def the_machine_goes_first(w: Wroth) -> None:
    w.first = 2


@breaks("rounds_are_counted", "round 21, the die shows 6")
def a_round_too_many(w: Wroth) -> None:
    w.round, w.round_die = 21, 6


@breaks("rounds_are_counted", "round 2, the die shows 3")
def a_die_that_runs_ahead(w: Wroth) -> None:
    w.round_die = 3


@breaks("whose_turn_it_is", f"{VENNA} has a turn")
def a_turn_of_nobody_here(w: Wroth) -> None:
    w.active = VENNA


@breaks("the_action_is_known", f"the action {EXODUS + 1}, an Exodus from {NONE}")
def an_action_that_does_not_exist(w: Wroth) -> None:
    w.acted = EXODUS + 1


@breaks("the_action_is_known", f"the action {EXODUS}, an Exodus from {PLACES}")
def an_exodus_from_nowhere(w: Wroth) -> None:
    w.acted, w.exodus_from = EXODUS, PLACES


@breaks("only_rams_march", "these marched: [0]")
def a_stoic_that_marches(w: Wroth) -> None:
    assert w.of(RUNEN).elites[0].type != RAM
    w.marched = [0]


@breaks("only_rams_march", "these marched: ")
def a_ram_that_marches_twice(w: Wroth) -> None:
    w.marched = [next(i for i, die in enumerate(w.of(RUNEN).elites) if die.type == RAM)] * 2


@breaks("winners_end_the_game", f"[{KODA}] have won, and play goes on")
def play_after_the_end(w: Wroth) -> None:
    w.winners = [KODA]
    w.agenda.then("round")


@breaks("winners_end_the_game", f"[{VENNA}] have won, and play goes on")
def a_winner_who_was_not_there(w: Wroth) -> None:
    w.winners = [VENNA]


# ---------------------------------------------------------------- the scenario


@breaks("chaos_is_on_its_die", "the chaos die shows 9", against_the_runen)
def more_chaos_than_the_die_has(w: Wroth) -> None:
    w.chaos = 9


@breaks("the_base_is_on_the_map", "the base lies in 0", against_the_runen)
def a_base_on_the_shores(w: Wroth) -> None:
    w.db = SHORES


@breaks("the_base_is_on_the_map", "the base lies in 4")
def a_base_without_a_machine(w: Wroth) -> None:
    w.db = 4


@breaks("objectives_are_single", "objectives in [2, 2]", against_the_runen)
def an_objective_twice(w: Wroth) -> None:
    w.objectives = [2, 2]


@breaks("objectives_are_single", "objectives in [0]", against_the_runen)
def an_objective_on_the_shores(w: Wroth) -> None:
    w.objectives = [SHORES]


@breaks("objectives_are_single", "objectives in [2]")
def an_objective_in_the_standard_mode(w: Wroth) -> None:
    w.objectives = [2]


@breaks("scenario_counts_are_true", "a scenario counts (0, -1, 0, 0, 1)", against_the_runen)
def fewer_successes_than_none(w: Wroth) -> None:
    w.successes = -1


@breaks("scenario_counts_are_true", "a scenario counts (0, 0, 0, 0, 1)")
def a_turn_of_no_machine(w: Wroth) -> None:
    w.ai_turns = 1


# ---------------------------------------------------------------- each of them


@pytest.mark.parametrize("broken", BROKEN, ids=[broken.change.__name__ for broken in BROKEN])
def test_what_cannot_be_is_noticed_and_named(broken: Broken) -> None:
    w = broken.table()
    assert invariants(w) == []
    broken.change(w)
    said = NAMED[broken.check](w)
    assert said.startswith(broken.words)
    assert said in invariants(w)


def test_every_invariant_is_broken_once_at_least() -> None:
    assert set(NAMED) == {broken.check for broken in BROKEN}


@pytest.mark.parametrize("limit", ["turn", "round"])
def test_abilities_with_a_limit_are_counted(limit: str) -> None:
    for number, ability in enumerate(ABILITIES):
        w = standard()
        used = [USED_ABILITY + number] * 2
        w.of(KODA).used_turn, w.of(KODA).used_round = (used, []) if limit == "turn" else ([], used)
        assert bool(invariants(w)) == (ability.limit == limit)


def test_what_may_be_is_not_noticed() -> None:
    """A Cauldron waits on the Shores, the kind of a Trapper is being asked for, a die lies with the machine."""
    w = wroth("venna koda").units("venna", SHORES, cauldron=1).w
    assert die_of(w, VENNA, CAULDRON).region == SHORES
    assert invariants(w) == []
    w = standard()
    trapper = die_of(w, KODA, TRAPPER)
    w.traps.withdraw(trapper.trap)
    trapper.trap = NONE
    w.of(KODA).used_turn = [FEEDING_FRENZY]
    assert invariants(w) == []
    w = against_the_runen()
    w.active = RUNEN
    assert invariants(w) == []
    assert w.db in REGIONS
