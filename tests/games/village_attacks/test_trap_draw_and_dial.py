"""A14: the Villager phase begins with a Trap card and the event dial."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from ludoteca.games.village_attacks.content import DIAL, EVENT_COPIES, TRAP_NAMES
from ludoteca.games.village_attacks.words import EVENT, NONE, SCENARIO, ZONE
from tests.games.village_attacks.positions import (
    Script,
    asked,
    castle,
    crowds,
    events,
    monster,
    offered,
    questions,
    state,
    trap_row,
)
from tests.marks import rule

THREE = "vampire lich dullahan"
FOUR = "vampire lich dullahan banshee"
FIVE = "vampire lich dullahan banshee succubus"

Thresholds = Callable[[str, list[int]], None]


@pytest.fixture
def thresholds() -> Iterator[Thresholds]:
    """Gives a scenario another dial for one test."""
    kept = [list(dial) for dial in DIAL]

    def change(scenario: str, dial: list[int]) -> None:
        DIAL[SCENARIO.value(scenario)] = dial

    yield change
    DIAL[:] = kept


# ---------------------------------------------------------------- the Trap card


@rule("A14.1", "A3.3")
def test_one_trap_card_is_drawn_face_up() -> None:
    position = castle(THREE).traps("rat_swarm")
    table = position.step("draw-trap", chance="iron_maiden")
    assert sorted(trap_row(table)) == ["iron_maiden", "rat_swarm"]
    assert questions(table) == ["trap-card"]


@rule("A14.1")
def test_every_trap_left_in_the_deck_may_come() -> None:
    position = castle(THREE).traps("rat_swarm").trap("gallery", "tar_floor")
    table = position.step("draw-trap", chance="...")
    assert offered(table) == [name for name in TRAP_NAMES if name not in ("rat_swarm", "tar_floor")]


@rule("A14.1", "A14.2")
def test_no_trap_is_drawn_when_three_lie_there() -> None:
    table = castle(THREE).traps("spiked_pit rat_swarm tar_floor").step("draw-trap")
    assert trap_row(table) == ["spiked_pit", "tar_floor", "rat_swarm"]
    assert questions(table) == []


@rule("A14.2")
def test_the_third_space_is_still_free() -> None:
    table = castle(THREE).traps("spiked_pit rat_swarm").step("draw-trap", chance="tar_floor")
    assert sorted(trap_row(table)) == ["rat_swarm", "spiked_pit", "tar_floor"]


@rule("A14.2")
def test_an_empty_trap_deck_is_made_anew_from_the_discards() -> None:
    position = castle(THREE).trap_deck("", discard=" ".join(TRAP_NAMES))
    table = position.step("draw-trap", chance="wall_of_thorns")
    assert trap_row(table) == ["wall_of_thorns"]
    assert (sum(state(table).trap_deck), sum(state(table).trap_discard)) == (19, 0)


@rule("A14.2")
def test_as_long_as_the_deck_has_a_card_the_discards_stay_out() -> None:
    discards = " ".join(name for name in TRAP_NAMES if name not in ("rat_swarm", "tar_floor"))
    table = castle(THREE).trap_deck("rat_swarm tar_floor", discard=discards).step("draw-trap", chance="...")
    assert offered(table) == ["tar_floor", "rat_swarm"]


@rule("A14.2")
def test_without_deck_and_discards_no_trap_is_drawn() -> None:
    position = castle(THREE).trap_deck("")
    position.c.agenda.then("draw-trap")
    table = position.sit_down(Script(""))
    assert (table.over, trap_row(table), questions(table)) == (True, [], [])


# ---------------------------------------------------------------- the dial


@rule("A14.3")
@pytest.mark.parametrize(("monsters", "dial"), [(THREE, 3), (FOUR, 4), (FIVE, 5)])
def test_the_dial_moves_by_one_for_each_playing_monster(monsters: str, dial: int) -> None:
    table = castle(monsters).step("dial")
    assert (state(table).dial, questions(table)) == (dial, [])


@rule("A14.3")
def test_dead_monsters_move_the_dial_too() -> None:
    assert state(castle(THREE).dead("vampire", "lich").step("dial")).dial == 3


@rule("A14.3")
def test_minions_and_summoned_monsters_do_not_move_the_dial() -> None:
    position = castle(THREE, "the_circle_of_bone").at("summoning_room", "summoned-mummy, 2 skeleton")
    assert state(position.step("dial")).dial == 3


@rule("A14.4")
@pytest.mark.parametrize(("before", "after", "drawn"), [(1, 4, 0), (2, 5, 0), (3, 6, 1), (5, 8, 1), (6, 9, 0)])
def test_an_event_is_drawn_when_a_threshold_is_reached_or_passed(before: int, after: int, drawn: int) -> None:
    """The thresholds are 6 and 12."""
    table = castle(THREE).dial(before).step("dial", chance="ballad " * drawn)
    assert state(table).dial == after
    assert questions(table) == ["event-card"] * drawn
    assert state(table).morale == 36 + 2 * drawn


@rule("A14.4")
def test_another_scenario_has_other_thresholds() -> None:
    """In Whispers in the Village they are 5 and 10."""
    table = castle(FOUR, "whispers_in_the_village").dial(1).step("dial", chance="ballad")
    assert (state(table).dial, events(table, "event-came")) == (5, ["event-came ballad"])


@rule("A14.4", "A14.5")
def test_two_thresholds_in_one_go_bring_two_events_one_after_the_other(thresholds: Thresholds) -> None:
    """Example: five Monsters, dial 5, thresholds 6 and 10."""
    thresholds("songs_of_heroes", [6, 10])
    table = castle(FIVE).dial(5).step("dial", chance="cracked_bells ballad")
    told = events(table, "event-came", "afflicted", "morale-rose")
    assert (told[0], told[-2:]) == ("event-came cracked_bells", ["event-came ballad", "morale-rose 2 62"])
    assert told[1:-2] == [f"afflicted {name} sunder" for name in FIVE.split()]
    assert state(table).dial == 0


@rule("A14.5")
@pytest.mark.parametrize(("before", "after"), [(9, 0), (10, 1), (11, 2)])
def test_after_the_last_threshold_the_dial_starts_again_and_keeps_the_surplus(before: int, after: int) -> None:
    table = castle(THREE).dial(before).step("dial", chance="ballad")
    assert (state(table).dial, events(table, "event-came")) == (after, ["event-came ballad"])


@rule("A14.5", "A14.4")
def test_the_surplus_may_reach_the_first_threshold_again(thresholds: Thresholds) -> None:
    thresholds("songs_of_heroes", [2, 4])
    table = castle(THREE).dial(3).step("dial", chance="ballad cracked_bells")
    assert (state(table).dial, len(events(table, "event-came"))) == (2, 2)


# ---------------------------------------------------------------- events


@rule("A14.6")
def test_a_single_event_is_resolved_once_and_discarded() -> None:
    table = castle(THREE).step("draw-event", chance="ballad")
    c = state(table)
    assert (c.morale, c.event) == (38, NONE)
    assert (len(c.event_deck), len(c.event_discard)) == (20, 1)


@rule("A14.7")
def test_a_persistent_event_works_at_once_and_stays() -> None:
    table = castle(THREE).step("draw-event", chance="bad_stars")
    c = state(table)
    beside_the_heart = ["kitchen", "gallery", "east_passage", "south_passage"]
    assert [zone for zone in ZONE.names if c.is_unlucky(ZONE.value(zone))] == beside_the_heart
    assert EVENT.name(c.event) == "bad_stars"


@rule("A14.7")
def test_a_persistent_event_outlasts_the_round() -> None:
    table = castle(THREE).event("long_forks").step("clean-up", chance="...")
    assert asked(table) == "chance roll"
    assert EVENT.name(state(table).event) == "long_forks"


@rule("A14.8")
@pytest.mark.parametrize("new", ["ballad", "forced_march"])
def test_any_new_event_ends_the_persistent_one(new: str) -> None:
    table = castle(THREE).event("thick_fog").step("draw-event", chance=new)
    assert not any(state(table).is_dark(ZONE.value(zone)) for zone in ZONE.names)
    assert events(table, "event-ended", "event-came") == ["event-ended thick_fog", f"event-came {new}"]
    assert EVENT.name(state(table).event) == ("pass" if new == "ballad" else "forced_march")


@rule("A14.8")
def test_the_old_event_is_over_before_the_new_one_is_resolved() -> None:
    """Marked Prey no longer helps the Hunter who is activated because the box has no figure for Hired Guns."""
    position = castle(THREE).event("marked_prey").at("west_passage", "6 hunter-veteran").at("great_hall", "lich")
    position.at("chapel", "12 hunter-veteran").at("postern_passage", "6 hunter-veteran")
    table = position.event_card("hired_guns", chance="throne_room arcane great_hall great_hall")
    assert monster(table, "lich").damage == 4


@rule("A14.9")
def test_an_empty_event_deck_is_made_anew_from_the_discards_with_troll_cards() -> None:
    position = castle(THREE, "the_thing_in_the_cellar")
    for name in ("troll", "ballad", "sermon"):
        position.show_event(EVENT.value(name))
    table = position.event_deck(0).step("draw-event", chance="...")
    assert offered(table) == ["sermon", "ballad", "troll"]


@rule("A14.9")
def test_as_long_as_the_event_deck_has_a_card_the_discards_stay_out() -> None:
    position = castle(THREE)
    for name in [name for name in EVENT.names if name not in ("troll", "desertion", "old_quarrels")]:
        position.show_event(EVENT.value(name))
    table = position.step("draw-event", chance="...")
    assert offered(table) == ["desertion", "old_quarrels"]
    assert sum(EVENT_COPIES) == 25


@rule("A14.9")
def test_a_new_deck_is_mixed_and_drawn_down_again() -> None:
    position = castle(THREE).board("lich", xp=2)
    for name in ("ballad", "sermon"):
        position.show_event(EVENT.value(name))
    table = position.event_deck(0).step("draw-event", "draw-event", "draw-event", chance="ballad ballad")
    assert events(table, "event-came") == ["event-came ballad", "event-came sermon", "event-came ballad"]
    assert crowds(table) == {}
