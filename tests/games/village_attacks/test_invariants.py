"""Every invariant of Village Attacks notices what it is there for: each is broken by hand, where all else holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from ludoteca.games.village_attacks.invariants import CHECKS, invariants
from ludoteca.games.village_attacks.state import Castle, Hold, Minion, Summoned, Villager, new_monster
from ludoteca.games.village_attacks.words import (
    CLEAN_UP,
    EVENT,
    HEART,
    HERO,
    HERO_CARD,
    HUNTER,
    LOST,
    MONSTER,
    MONSTER_PHASE,
    NONE,
    NOWHERE,
    PEASANT,
    RESULT,
    ROOM,
    SPAWN,
    SUMMON,
    TRAP,
    TYPE,
    VILLAGER_PHASE,
    WON,
    YUNFAKH,
    ZONE,
)
from tests.games.village_attacks.positions import Position, castle, villager_named

LIBRARY, GALLERY, EAST, CHAPEL = (ZONE.value(name) for name in ("library", "gallery", "east_passage", "chapel"))
DULLAHAN, LICH, VAMPIRE = 2, 1, 0
"""The places of the Monsters at the tables below."""


def ready(position: Position, phase: int = MONSTER_PHASE, active: int = NONE) -> Castle:
    """The castle of a position, with the box packed."""
    position.pack_the_box()
    position.c.phase, position.c.active = phase, active
    return position.c


def standard() -> Castle:
    """The Vampire has a turn; a few villagers and a Skeleton are on the map, a Trap is laid, two lie open."""
    position = castle("vampire lich dullahan").at("library", "2 peasant, hunter-demon, templar hurt 2")
    position.at("gallery", "vampire, lich, skeleton, 3 hunter-cursed").trap("gallery", "wall_of_thorns", 2)
    position.board("vampire", xp=3, pool="melee torch", reserve="magic").board(
        "dullahan", defence="vengeance", stepped=1
    )
    return ready(position.traps("spiked_pit rat_swarm").event("long_forks"), active=VAMPIRE)


def everything() -> Castle:
    """All modules: the Troll and a summoned Mummy are on the map, it is night."""
    position = castle("vampire lich dullahan", "all_the_torches").night()
    position.at("library", "troll, yunfakh-demon, hunter-demon").at("great_hall", "summoned-mummy")
    return ready(position, active=VAMPIRE)


def peasants_only() -> Castle:
    return ready(castle("vampire lich dullahan", "torches_at_the_gate").at("gallery", "2 peasant"))


def breaches() -> Castle:
    """Three Monsters: each breach needs two seals."""
    return ready(castle("vampire lich dullahan", "breaches").seals("west_passage", 1))


def vigil() -> Castle:
    return ready(castle("vampire lich dullahan", "the_long_vigil").round(8), CLEAN_UP)


Change = Callable[[Castle], None]


class Broken(NamedTuple):
    """Something that cannot be, the check that must notice it, and what it says."""

    check: str
    words: str
    change: Change
    table: Callable[[], Castle]


NAMED = {check.__name__: check for check in CHECKS}
BROKEN: list[Broken] = []


def breaks(check: str, words: str, table: Callable[[], Castle] = standard) -> Callable[[Change], Change]:
    """What the function below does breaks this invariant."""

    def noted(change: Change) -> Change:
        BROKEN.append(Broken(check, words, change, table))
        return change

    return noted


# ---------------------------------------------------------------- figures


@breaks("figures_are_kept", "3 + 30 figures of kind 0 instead of 32")
def a_peasant_from_nowhere(c: Castle) -> None:
    c.crowd[LIBRARY].append(Villager(PEASANT))


@breaks("figures_are_kept", "4 + 19 figures of kind 1 instead of 24")
def a_hunter_lost_from_the_box(c: Castle) -> None:
    c.box[HUNTER] -= 1


@breaks("figures_are_kept", "1 + 15 figures of kind 2 instead of 15", everything)
def a_yunfakh_hunter_too_many(c: Castle) -> None:
    c.box[YUNFAKH] += 1


@breaks("the_box_is_never_overdrawn", "fewer figures than none in the box: [-1, ")
def an_overdrawn_box(c: Castle) -> None:
    c.box[PEASANT] = -1


@breaks("heroes_are_kept", "Hero 8 is there more than once")
def a_hero_on_the_map_and_in_the_deck(c: Castle) -> None:
    c.hero_deck[HERO_CARD.value("templar")] = 1


@breaks("heroes_are_kept", "Hero 8 is there more than once")
def a_hero_on_the_map_and_under_the_deck(c: Castle) -> None:
    c.hero_bottom.append(HERO_CARD.value("templar"))


@breaks("heroes_are_kept", "Hero 0 is there more than once")
def a_hero_in_the_deck_and_under_it(c: Castle) -> None:
    c.hero_bottom.append(0)


@breaks("villagers_are_what_they_are", "a Peasant with Type 4 and card -1")
def a_peasant_with_a_type(c: Castle) -> None:
    c.crowd[LIBRARY][0].type = TYPE.value("demon")


@breaks("villagers_are_what_they_are", "a Hunter with Type -1 and card -1")
def a_hunter_without_type(c: Castle) -> None:
    c.crowd[LIBRARY][2].type = NONE


@breaks("villagers_are_what_they_are", "Hero 8 with Type 0")
def a_hero_with_the_wrong_type(c: Castle) -> None:
    c.crowd[LIBRARY][3].type = TYPE.value("undead")


@breaks("hunters_keep_to_their_limits", "6 of kind 1 and Type 2")
def six_hunters_of_a_type(c: Castle) -> None:
    c.crowd[GALLERY] += [villager_named("hunter-cursed") for _ in range(3)]


@breaks("hunters_keep_to_their_limits", "4 of kind 2 and Type 4", everything)
def four_yunfakh_hunters_of_a_type(c: Castle) -> None:
    c.crowd[GALLERY] += [villager_named("yunfakh-demon") for _ in range(3)]


@breaks("the_dead_leave", "villagers who should be dead: [84]")
def a_dead_hero_who_stands(c: Castle) -> None:
    c.crowd[LIBRARY][3].damage = 5


@breaks("the_dead_leave", "villagers who should be dead: [0]")
def a_dead_peasant_who_stands(c: Castle) -> None:
    c.crowd[LIBRARY][0].damage = 1


@breaks("only_heroes_bear_damage", "damage or shields on those who have none: [1]")
def a_hunter_with_a_shield(c: Castle) -> None:
    c.crowd[LIBRARY][2].shielded = True


@breaks("nobody_acts_out_of_turn", "1 villagers have acted in phase 1")
def a_villager_who_acts_in_the_monster_phase(c: Castle) -> None:
    c.crowd[LIBRARY][0].acted = True


@breaks("everybody_stands_on_the_map", "figures outside the map: [16]")
def a_crowd_outside_the_map(c: Castle) -> None:
    c.crowd[ROOM].append(c.crowd[LIBRARY].pop())


@breaks("everybody_stands_on_the_map", "figures outside the map: [16]")
def a_monster_outside_the_map(c: Castle) -> None:
    c.monsters[DULLAHAN].zone = ROOM


@breaks("everybody_stands_on_the_map", "figures outside the map: [16]")
def a_minion_outside_the_map(c: Castle) -> None:
    c.minions[0].zone = ROOM


@breaks("everybody_stands_on_the_map", "figures outside the map: [16]")
def a_summoned_monster_outside_the_map(c: Castle) -> None:
    c.summoned.append(Summoned(SUMMON.value("mummy"), ROOM))


@breaks("everybody_stands_on_the_map", "figures outside the map: [16]")
def a_troll_outside_the_map(c: Castle) -> None:
    c.troll = ROOM


@breaks("crowds_fit", "9 figures in zone 9, which holds 8")
def an_overfull_gallery(c: Castle) -> None:
    c.crowd[GALLERY] += [villager_named("hunter-demon") for _ in range(3)]


@breaks("crowds_fit", "16 figures in zone 0, which holds 12", peasants_only)
def an_overfull_heart_zone(c: Castle) -> None:
    c.crowd[HEART] = [Villager(PEASANT) for _ in range(13)]


# ---------------------------------------------------------------- Monsters


@breaks("teams_are_lawful", "a team that is not allowed: [0, 1, 1]")
def the_same_monster_twice(c: Castle) -> None:
    c.monsters[DULLAHAN].id = LICH


@breaks("teams_are_lawful", "a team that is not allowed: [0, 6, 4]")
def two_decimators(c: Castle) -> None:
    c.monsters[LICH].id = MONSTER.value("minotaur")


@breaks("teams_are_lawful", "a team that is not allowed: [0, 5, 4]")
def two_guardians(c: Castle) -> None:
    c.monsters[LICH].id = MONSTER.value("mummy")


@breaks("teams_are_lawful", "4 Monsters instead of 3")
def a_monster_too_many(c: Castle) -> None:
    c.monsters.append(new_monster(MONSTER.value("banshee"), 0))


@breaks("teams_are_lawful", "2 Monsters instead of 3")
def a_monster_too_few(c: Castle) -> None:
    c.monsters.pop()


@breaks("seats_hold_their_monsters", "Monsters held by another seat: ['lich']")
def a_monster_of_another_seat(c: Castle) -> None:
    c.holders[c.monsters[LICH].id] = 2


@breaks("monsters_live", "Monsters with damage they cannot have: [(0, 6)]")
def a_monster_that_should_be_dead(c: Castle) -> None:
    c.monsters[VAMPIRE].damage = 6


@breaks("monsters_live", "Monsters with damage they cannot have: [(0, -1)]")
def a_monster_healed_too_much(c: Castle) -> None:
    c.monsters[VAMPIRE].damage = -1


@breaks("the_dead_lie_bare", "dullahan is dead with 0 tokens and 2 results")
def a_dead_monster_with_dice(c: Castle) -> None:
    c.monsters[DULLAHAN].zone = NOWHERE


@breaks("the_dead_lie_bare", "vampire is dead with 3 tokens and 3 results")
def a_dead_monster_with_experience(c: Castle) -> None:
    c.monsters[VAMPIRE].zone = NOWHERE


@breaks("experience_is_below_its_value", "Monsters with experience they cannot have: [(0, 5)]")
def a_level_that_was_forgotten(c: Castle) -> None:
    c.monsters[VAMPIRE].xp = 5


@breaks("experience_is_below_its_value", "Monsters with experience they cannot have: [(1, -1)]")
def experience_owed(c: Castle) -> None:
    c.monsters[LICH].xp = -1


@breaks("abilities_come_from_levels", "vampire of level 1 with abilities [1, 1, 0]")
def an_ability_that_was_not_earned(c: Castle) -> None:
    c.monsters[VAMPIRE].skills = [1, 1, 0]


@breaks("abilities_come_from_levels", "vampire of level 4 with abilities [4, 0, 0]")
def an_ability_of_level_4(c: Castle) -> None:
    c.monsters[VAMPIRE].skills, c.monsters[VAMPIRE].level, c.rank = [4, 0, 0], 4, 2


@breaks("abilities_are_used_as_learnt", "abilities used above their level: [0]")
def an_ability_used_above_its_level(c: Castle) -> None:
    c.monsters[VAMPIRE].used = [0, 1, 0]


@breaks("slots_are_enough", "the slots of dullahan are overfull")
def more_steps_than_movement_slots(c: Castle) -> None:
    c.monsters[DULLAHAN].stepped = 3


@breaks("slots_are_enough", "the slots of vampire are overfull")
def more_results_than_reserve_slots(c: Castle) -> None:
    c.monsters[VAMPIRE].reserve[RESULT.value("melee")] = 2


@breaks("slots_are_enough", "the slots of lich are overfull")
def more_results_than_defence_slots(c: Castle) -> None:
    c.monsters[LICH].defence = 2


@breaks("slots_are_enough", "the slots of lich are overfull")
def a_sunder_beside_a_die_on_the_only_slot(c: Castle) -> None:
    c.monsters[LICH].defence = c.monsters[LICH].sunder = 1


@breaks("slots_are_enough", "the slots of lich are overfull")
def slow_on_every_movement_slot(c: Castle) -> None:
    c.monsters[LICH].slow = 2


@breaks("results_are_counted", "vampire has fewer results than none")
def a_result_spent_twice(c: Castle) -> None:
    c.monsters[VAMPIRE].pool[RESULT.value("magic")] = -1


@breaks("results_are_counted", "dullahan has fewer results than none")
def a_defence_result_used_twice(c: Castle) -> None:
    c.monsters[DULLAHAN].defence = -1


@breaks("torches_burn_in_their_turn", "torches of vampire after its turn")
def a_torch_left_over(c: Castle) -> None:
    c.active = LICH


@breaks("special_dice_need_day_and_night", "Day or Night results without day and night: [1]")
def a_night_result_without_night(c: Castle) -> None:
    c.monsters[LICH].special[RESULT.value("melee")] = 1


# ---------------------------------------------------------------- minions and summoned


@breaks("minions_are_single", "minions [0, 0] of [0, 1, 4]")
def the_same_skeleton_twice(c: Castle) -> None:
    c.minions.append(Minion(0, LIBRARY))


@breaks("minions_are_single", "minions [0, 3] of [0, 1, 4]")
def a_minion_of_nobody(c: Castle) -> None:
    c.minions.append(Minion(3, LIBRARY))


@breaks("minions_live", "minions that should be dead: [0]")
def a_dead_skeleton_that_stands(c: Castle) -> None:
    c.minions[0].damage = 1


@breaks("summoned_are_others", "summoned Monsters that cannot be: [5]", everything)
def a_summoned_monster_still_in_the_deck(c: Castle) -> None:
    c.summon_deck[SUMMON.value("mummy")] = 1


@breaks("summoned_are_others", "summoned Monsters that cannot be: [1]", everything)
def a_playing_monster_summoned(c: Castle) -> None:
    c.summoned.append(Summoned(SUMMON.value("lich"), GALLERY))


@breaks("summoned_live", "summoned Monsters that should be dead: [5]", everything)
def a_dead_summoned_monster_that_stands(c: Castle) -> None:
    c.summoned[0].damage = 7


@breaks("payments_wait", "payments without summoning: [1]")
def a_payment_without_summoning(c: Castle) -> None:
    c.monsters[LICH].paid = RESULT.value("magic")


# ---------------------------------------------------------------- cards and tokens


@breaks("traps_are_kept", "Trap 0 is there 2 times")
def a_trap_twice(c: Castle) -> None:
    c.trap_deck[TRAP.value("spiked_pit")] = 1


@breaks("traps_are_kept", "Trap 5 is there 0 times")
def a_trap_lost(c: Castle) -> None:
    c.trap_deck[TRAP.value("tar_floor")] = 0


@breaks("traps_have_room", "Traps laid out: [0, 18, 1, 2]")
def four_traps_face_up(c: Castle) -> None:
    for trap in (1, 2):
        c.trap_row.append(trap)
        c.trap_deck[trap] = 0


@breaks("traps_have_room", "Traps laid out: [0]", peasants_only)
def a_trap_where_traps_are_not_used(c: Castle) -> None:
    c.trap_row.append(0)
    c.trap_deck[0] = 0


@breaks("traps_have_room", "Trap 10 with 0 charges")
def a_laid_trap_without_charges(c: Castle) -> None:
    c.trap_charges[GALLERY] = 0


@breaks("traps_have_room", "Trap 10 with 4 charges")
def a_laid_trap_with_too_many_charges(c: Castle) -> None:
    c.trap_charges[GALLERY] = 4


@breaks("traps_have_room", "Trap -1 with 1 charges")
def charges_without_a_trap(c: Castle) -> None:
    c.trap_charges[LIBRARY] = 1


@breaks("spawn_cards_are_kept", "spawn card 10 is there too often")
def a_second_lull(c: Castle) -> None:
    c.spawn_discard[SPAWN.value("lull")] = 1


@breaks("spawn_cards_are_kept", "spawn cards are missing")
def two_spawn_cards_lost(c: Castle) -> None:
    c.spawn_deck[SPAWN.value("mob_small")] -= 2


@breaks("event_cards_are_kept", "22 event cards")
def an_event_card_twice(c: Castle) -> None:
    c.event_discard.append(c.event_deck[0])


@breaks("events_last_lawfully", "ballad stays in force")
def a_single_event_that_stays(c: Castle) -> None:
    c.event = EVENT.value("ballad")


@breaks("events_last_lawfully", "long_forks stays in force", peasants_only)
def an_event_where_events_are_not_used(c: Castle) -> None:
    c.event = EVENT.value("long_forks")


@breaks("spawn_tokens_are_those_of_the_map", "spawn tokens at [10, 3, 4, 2]")
def a_spawn_token_where_none_belongs(c: Castle) -> None:
    c.spawns.append(LIBRARY)


@breaks("seals_are_short_of_closing", "seals in a scenario without breaches")
def a_seal_without_breaches(c: Castle) -> None:
    c.seals[CHAPEL] = 1


@breaks("seals_are_short_of_closing", "2 seals in zone 10", breaches)
def a_breach_that_should_be_closed(c: Castle) -> None:
    c.seals[ZONE.value("west_passage")] = 2


@breaks("seals_are_short_of_closing", "1 seals in zone 2", breaches)
def a_seal_beside_the_breaches(c: Castle) -> None:
    c.seals[LIBRARY] = 1


# ---------------------------------------------------------------- modules, tracks, the end

OUT_OF_PLACE = "something appears that is not played with: "


@breaks("modules_keep_out", f"{OUT_OF_PLACE}[True, False, False, False, False]", peasants_only)
def a_hunter_where_hunters_are_not_used(c: Castle) -> None:
    c.crowd[GALLERY].append(villager_named("hunter-demon"))


@breaks("modules_keep_out", f"{OUT_OF_PLACE}[False, True, False, False, False]")
def a_yunfakh_hunter_where_they_are_not_used(c: Castle) -> None:
    c.crowd[LIBRARY].append(villager_named("yunfakh-demon"))


@breaks("modules_keep_out", f"{OUT_OF_PLACE}[False, False, True, False, False]", peasants_only)
def a_hero_where_heroes_are_not_used(c: Castle) -> None:
    c.crowd[GALLERY].append(Villager(HERO, TYPE.value("demon"), HERO_CARD.value("templar")))


@breaks("modules_keep_out", f"{OUT_OF_PLACE}[False, False, False, True, False]")
def a_troll_that_is_not_used(c: Castle) -> None:
    c.troll = LIBRARY


@breaks("modules_keep_out", f"{OUT_OF_PLACE}[False, False, False, False, True]")
def a_summoned_monster_without_summoning(c: Castle) -> None:
    c.summoned.append(Summoned(SUMMON.value("mummy"), LIBRARY))


@breaks("the_heart_is_in_bounds", "the Heart has 9 of 8")
def a_heart_above_its_start(c: Castle) -> None:
    c.heart = 9


@breaks("the_heart_is_in_bounds", "the Heart has -1 of 8")
def a_heart_below_0(c: Castle) -> None:
    c.heart = -1


@breaks("morale_is_counted", "morale -1")
def morale_below_0(c: Castle) -> None:
    c.morale = -1


@breaks("morale_is_counted", "morale 3", breaches)
def morale_where_it_is_not_used(c: Castle) -> None:
    c.morale = 3


@breaks("the_dial_is_below_its_end", "the dial stands at 12")
def a_dial_past_its_end(c: Castle) -> None:
    c.dial = 12


@breaks("the_dial_is_below_its_end", "the dial stands at 1", peasants_only)
def a_dial_where_events_are_not_used(c: Castle) -> None:
    c.dial = 1


@breaks("the_rank_follows_levels", "rank 1 at level 3")
def a_rank_too_low(c: Castle) -> None:
    c.monsters[VAMPIRE].level = 3


@breaks("the_rank_follows_levels", "rank 2 at level 5")
def a_rank_too_low_for_level_5(c: Castle) -> None:
    c.monsters[VAMPIRE].level, c.rank = 5, 2


@breaks("the_rank_follows_levels", "rank 4 at level 1")
def a_rank_too_high(c: Castle) -> None:
    c.rank = 4


@breaks("rounds_end", "round 21")
def a_round_after_the_last(c: Castle) -> None:
    c.round = 21


@breaks("the_end_is_just", "the game goes on after it was decided")
def a_game_without_a_heart(c: Castle) -> None:
    c.heart = 0


@breaks("the_end_is_just", "the game goes on after it was decided")
def a_game_without_morale(c: Castle) -> None:
    c.morale = 0


@breaks("the_end_is_just", "the game goes on after it was decided", breaches)
def a_game_without_breaches(c: Castle) -> None:
    c.spawns = []
    c.seals[ZONE.value("west_passage")] = 0


@breaks("the_end_is_just", "won without the objective")
def a_game_won_for_nothing(c: Castle) -> None:
    c.result = WON


@breaks("the_end_is_just", "lost without a reason")
def a_game_lost_for_nothing(c: Castle) -> None:
    c.result = LOST


@breaks("turns_belong_to_their_phase", "Monster 0 is active in phase 2")
def a_turn_in_the_villager_phase(c: Castle) -> None:
    c.phase = VILLAGER_PHASE


@breaks("turns_belong_to_their_phase", "Monster 3 is active in phase 1")
def a_turn_of_nobody(c: Castle) -> None:
    c.active = 3


@breaks("holds_are_not_over", "holds of earlier rounds: [1]")
def a_hold_of_the_last_round(c: Castle) -> None:
    c.holds.append(Hold(GALLERY, NONE, 1))


# ---------------------------------------------------------------- each of them


@pytest.mark.parametrize("broken", BROKEN, ids=[broken.change.__name__ for broken in BROKEN])
def test_what_cannot_be_is_noticed_and_named(broken: Broken) -> None:
    c = broken.table()
    assert invariants(c) == []
    broken.change(c)
    said = NAMED[broken.check](c)
    assert said.startswith(broken.words)
    assert said in invariants(c)


def test_every_invariant_is_broken_once_at_least() -> None:
    assert set(NAMED) == {broken.check for broken in BROKEN}


def test_what_may_be_is_not_noticed() -> None:
    """Monsters find room in a full Heart zone, a vigil is won with the Heart beating, the last round may be lost."""
    c = peasants_only()
    c.crowd[HEART] = [Villager(PEASANT) for _ in range(12)]
    c.box[PEASANT] -= 12
    assert (c.figures_in(HEART), invariants(c)) == (15, [])
    c = vigil()
    c.result = WON
    assert invariants(c) == []
    c = standard()
    c.round, c.result, c.dark[EAST] = 20, LOST, 1
    assert invariants(c) == []
