"""Wroth's figures: what the box holds, how the map hangs together, what each scenario sets up."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from ludoteca.engine.content import check
from ludoteca.games.wroth.content import (
    ABILITIES_OF,
    ACTION_DICE,
    ADJACENT,
    BASE_FACTIONS,
    COMPONENTS,
    CONTENT,
    COOP,
    DICE,
    DISTANCE,
    ELITE_FACTION,
    ELITE_NAMES,
    ELITES,
    ELITES_OF,
    FACE_NAMES,
    FACE_WEIGHTS,
    FACTION_NAMES,
    FACTIONS,
    FEAT_NAMES,
    FEATS_OF,
    NO_BONUS,
    OMNI_WEIGHTS,
    OMNISCIENT_DICE,
    SCENARIO_NAMES,
    SCENARIOS,
    SCENARIOS_OF,
    STANDARD,
    TOKEN_BONUS,
    TOKEN_VP,
    TOKENS,
    TOWARD,
    TRAP_DICE,
    ZONES,
)
from ludoteca.games.wroth.kinds import KINDS, Mission, Scenario

HUMANS = (1, 2, 3, 4)
FOLDER = files("ludoteca.games.wroth").joinpath("content")
EACH_SCENARIO = pytest.mark.parametrize("scenario", SCENARIOS, ids=SCENARIO_NAMES)
GOALS = {
    "vp": "n",
    "control_all": "regions",
    "control_all_consecutive": "objectives",
    "dominate_all": "regions",
    "control_at_least": "n",
    "opponent_controls_at_most": "n",
    "opponent_units_at_most": "n",
    "none_on_map": "elite",
    "grizzled_removed": "by_humans",
    "successes": "n",
    "failures": "n",
}


def scenario(name: str) -> Scenario:
    """A scenario by its id."""
    return CONTENT.get(Scenario, name)


def words(value: Any) -> Iterator[str]:
    """Every word that stands in a file, keys left out."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from words(part)
    elif isinstance(value, list):
        for part in value:
            yield from words(part)


def test_the_content_has_no_fault() -> None:
    assert check(FOLDER, KINDS).faults == []


def test_the_content_holds_no_sentence() -> None:
    """Whatever a player reads stands in the texts, in both languages."""
    for file in FOLDER.iterdir():
        for word in words(tomllib.loads(file.read_text("utf-8"))):
            assert re.fullmatch(r"[\w-]+", word), f"{file.name}: {word}"


# --- the map ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W7.2", "W7.3", "W7.4")
def test_neighbours_are_mutual_and_the_shores_lead_one_way_into_one_to_six() -> None:
    assert ADJACENT == [[1, 2, 3, 4, 5, 6], [5], [6], [6], [5], [1, 4, 6, 7], [2, 3, 5, 7], [5, 6, 8], [7]]


def test_the_way_to_the_nearer_of_five_and_six() -> None:
    def next_step(start: int) -> int:
        return TOWARD[start][min((5, 6), key=lambda goal: (DISTANCE[start][goal], goal))]

    assert {start: next_step(start) for start in (1, 2, 3, 4, 7, 8)} == {1: 5, 2: 6, 3: 6, 4: 5, 7: 5, 8: 7}


def test_the_shortest_way_between_two_regions_is_the_only_one() -> None:
    for start in range(1, 9):
        for goal in range(1, 9):
            nearer = [there for there in ADJACENT[start] if DISTANCE[there][goal] < DISTANCE[start][goal]]
            assert nearer == ([TOWARD[start][goal]] if start != goal else [])


@pytest.mark.rule("W7.5")
def test_zones_lie_clockwise_with_piers_in_the_south_and_west() -> None:
    assert [(zone.id, zone.kind) for zone in ZONES] == [
        ("south", "pier"),
        ("west", "pier"),
        ("north", "camp"),
        ("east", "camp"),
    ]


# --- the box ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W0.8")
def test_elite_dice_of_each_faction() -> None:
    base = [elite for elite in ELITES if FACTION_NAMES.index(elite.faction) in BASE_FACTIONS]
    assert {elite.id: elite.dice for elite in base} == {
        "elagynt": 3,
        "wynden": 3,
        "grizzled": 3,
        "trapper": 6,
        "stoic": 3,
        "miner": 3,
        "ram": 3,
        "stellen": 3,
        "crysen": 3,
        "nameless": 3,
        "karn": 3,
    }
    assert sum(elite.dice for elite in base) == COMPONENTS.elite_dice == 36


@pytest.mark.rule("W0.9", "W0.10")
def test_what_lies_in_the_box() -> None:
    assert (COMPONENTS.corra, COMPONENTS.objective_tokens, len(TOKENS)) == (20, 2, 11)
    assert (ACTION_DICE.count, OMNISCIENT_DICE.count) == (9, len(BASE_FACTIONS))
    assert (COMPONENTS.round_die, COMPONENTS.chaos_die) == (6, 8)
    assert [len(FEATS_OF[faction]) for faction in range(len(FACTIONS))] == [3] * 7
    assert [len(SCENARIOS_OF[faction]) for faction in BASE_FACTIONS] == [3] * 5


@pytest.mark.rule("W2.7")
def test_bonus_symbols_are_the_faces_of_the_action_die() -> None:
    shown = Counter(FACE_NAMES[bonus] for bonus in TOKEN_BONUS if bonus != NO_BONUS)
    assert shown == Counter(dict.fromkeys(("mine", "extend", "manoeuvre", "battle"), 2))
    assert (sorted(TOKEN_VP), sum(TOKEN_VP)) == ([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4], 22)


def test_dice_have_six_sides() -> None:
    assert (FACE_WEIGHTS, OMNI_WEIGHTS) == ([1, 2, 2, 1], [2, 2, 1, 1])


@pytest.mark.rule("W0.13", "W4.3", "W4.4", "W10.3", "W11.10")
def test_after_the_draft_one_die_is_left() -> None:
    in_use, drafted = ACTION_DICE.in_use, ACTION_DICE.drafted
    standard = {players: number - players * drafted.standard[players] for players, number in in_use.standard.items()}
    coop = {humans: number - humans * drafted.coop[humans] for humans, number in in_use.coop.items()}
    assert standard == {2: 1, 3: 1, 4: 1}
    assert coop == {1: 1, 2: 1, 3: 1, 4: 1}
    assert max(in_use.standard[4], in_use.coop[4]) == ACTION_DICE.count


@pytest.mark.rule("W10.9", "W10.11", "W11.7", "W11.8", "W11.12")
def test_units_of_the_coop_game() -> None:
    at = {humans: (COOP.regulars[humans], COOP.start[humans], COOP.reinforcements[humans]) for humans in HUMANS}
    assert at == {1: (20, 4, 1), 2: (15, 3, 1), 3: (12, 2, 1), 4: (10, 1, 1)}
    assert COOP.ai_reinforcements == {1: 1, 2: 2, 3: 3, 4: 4}
    assert COOP.ai_turns == {1: 3, 2: 4, 3: 6, 4: 8}
    assert STANDARD.regulars == COOP.ai_regulars == COMPONENTS.regulars - 1


# --- factions -----------------------------------------------------------------------------------------------------


def test_factions_and_their_elites_are_numbered_faction_by_faction() -> None:
    assert FACTION_NAMES == ["aldan", "koda", "runen", "guild", "ooglan", "paldeyn", "venna"]
    assert sorted(ELITE_FACTION) == ELITE_FACTION
    assert [ELITE_NAMES[elite] for elite in ELITES_OF[FACTION_NAMES.index("runen")]] == ["stoic", "miner", "ram"]
    assert [feat // 3 for feat in range(len(FEAT_NAMES))] == [f for f, own in enumerate(FEATS_OF) for _ in own]
    assert [faction for faction, own in enumerate(ABILITIES_OF) if own] == [3, 4]


def test_every_elite_die_has_a_slot_and_every_trapper_a_kind() -> None:
    assert [len(elite.slots) for elite in ELITES] == DICE
    assert all(list(elite.slots) == sorted(elite.slots) for elite in ELITES)
    assert (TRAP_DICE, sum(TRAP_DICE)) == ([2, 2, 2], DICE[ELITE_NAMES.index("trapper")])


def test_elites_of_one_faction_can_be_told_apart_by_their_letters() -> None:
    for own in ELITES_OF:
        assert len({ELITES[elite].letters for elite in own}) == len(own)


def test_a_place_that_asks_for_regulars_says_how_many() -> None:
    for elite in ELITES:
        counted = {elite.deploy, elite.ai_deploy} & {"region_min_own_regulars", "highest_threat_min_regulars"}
        assert (elite.deploy_n > 0) == bool(counted), elite.id


# --- scenarios ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("W13.20", "W13.21", "W13.22", "W13.24")
def test_show_of_strength_as_printed() -> None:
    printed = scenario("runen_show_of_strength")
    assert printed.event.buy_first == "ram"
    assert printed.mission == (Mission(side="both", type="vp", n=35),)
    assert printed.setup.db == (1, 2, 3, 4)
    assert [(p.elite, p.at, p.n) for p in printed.placement] == [("ram", "roll", {1: 1, 2: 1, 3: 2, 4: 3})]
    assert printed.chaos_humans == (1, 1, 1, 1, 2, 2, 3, 3)
    tags = {row.tag for row in CONTENT.provenance if row.id == printed.id}
    assert tags == {"seed"}


@EACH_SCENARIO
def test_each_side_has_a_mission_with_its_figures(scenario: Scenario) -> None:
    sides = {mission.side for mission in scenario.mission}
    assert "both" in sides or sides == {"human", "ai"}
    for mission in scenario.mission:
        given = {field for field in set(GOALS.values()) if getattr(mission, field)}
        asked = GOALS[mission.type]
        assert given == {asked} or (asked == "n" and given == {"by_humans"})
        assert (mission.rounds > 1) == (mission.type == "control_all_consecutive")
        assert not mission.objectives or scenario.setup.objectives


@EACH_SCENARIO
def test_setup_takes_no_more_than_there_is(scenario: Scenario) -> None:
    for humans in HUMANS:
        regulars, elites = scenario.setup.db_units, Counter[str]()
        for placement in scenario.placement:
            assert tuple(placement.n) == HUMANS
            if placement.elite is None:
                regulars += placement.n[humans]
            else:
                elites[placement.elite] += placement.n[humans]
                elite = ELITES[ELITE_NAMES.index(placement.elite)]
                regulars += elite.with_regulars * placement.n[humans]
                assert elite.faction == scenario.faction
        assert regulars <= COOP.ai_regulars
        assert all(number <= DICE[ELITE_NAMES.index(elite)] for elite, number in elites.items())
        assert scenario.setup.ai_corra.get(humans, 0) <= COMPONENTS.corra


@EACH_SCENARIO
def test_tokens_and_objectives_lie_apart(scenario: Scenario) -> None:
    tokens, objectives = list(scenario.setup.tokens.values()), scenario.setup.objectives
    assert len(set(tokens)) == len(tokens)
    assert len(set(objectives)) == len(objectives)
    assert len(objectives) in (0, COMPONENTS.objective_tokens)
    assert not scenario.event.damage_bonus.objectives or objectives
    assert not scenario.event.objective_vp or objectives


@pytest.mark.rule("W10.13")
def test_the_ai_starts_with_four_regulars_at_its_base_unless_a_scenario_says_more() -> None:
    unusual = {each.id: each.setup.db_units for each in SCENARIOS if each.setup.db_units != COOP.ai_start}
    assert (COOP.ai_start, unusual) == (4, {"ooglan_endless_swarm": 5})


@EACH_SCENARIO
def test_events_speak_of_the_own_elites(scenario: Scenario) -> None:
    event = scenario.event
    named = {event.buy_first, event.no_human_vp_beside, *event.cost_change, *event.vp_icon, *event.deploy_first}
    own = {ELITE_NAMES[elite] for elite in ELITES_OF[FACTION_NAMES.index(scenario.faction)]}
    assert named - {None} <= own
    assert event.grizzled_stack <= ("grizzled" in own)


@EACH_SCENARIO
def test_more_humans_never_switch_a_chaos_effect_off(scenario: Scenario) -> None:
    assert list(scenario.chaos_humans) == sorted(scenario.chaos_humans)
    assert scenario.chaos_humans[:4] == (1, 1, 1, 1)
    assert max(scenario.chaos_humans) == 3


def test_a_goal_may_depend_on_the_number_of_humans() -> None:
    bear, strength = scenario("koda_great_bear").mission[0], scenario("runen_show_of_strength").mission[0]
    assert [bear.goal(humans) for humans in HUMANS] == [2, 3, 3, 4]
    assert [strength.goal(humans) for humans in HUMANS] == [35] * 4
