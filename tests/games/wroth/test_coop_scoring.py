"""W11.14-W11.22: two scores, missions, and the end of solo and co-op games."""

import pytest

from ludoteca.games.wroth.words import MINER
from tests.games.wroth.machine import (
    BEAR,
    CULL,
    HOLD,
    HOST,
    ISLAND,
    MARCH,
    MARKET,
    RAIN,
    SEASON,
    SHOW,
    SILENCE,
    SWARM,
    WRATH,
    check,
    marks,
    scores,
    steps,
    winners,
)
from tests.games.wroth.positions import coop, corra, events
from tests.marks import rule

# ---------------------------------------------------------------- scoring


@rule("W11.14")
def test_the_humans_score_together_and_the_ai_for_itself() -> None:
    position = coop("koda guild", SHOW).units("koda", 2, regulars=1).units("guild", 3, regulars=1)
    w = check(position.units("runen", 4, regulars=1))
    assert (w.human_vp, w.machine.vp) == (4 + 4, 3)
    assert [me.vp for me in w.people] == [0, 0]


@rule("W11.14")
def test_only_who_scores_is_told_of() -> None:
    table = steps(coop("koda guild", SHOW).units("koda", 0, regulars=1).units("runen", 4, regulars=1), "victory")
    scored = [event.split()[:4] for event in events(table, "humans-scored", "scored")]
    assert scored == [["scored", "runen", "3", "4"]]


@rule("W11.15")
def test_the_units_of_all_humans_are_added_up() -> None:
    position = coop("koda guild", SHOW).units("koda", 2, regulars=2).units("guild", 2, regulars=1)
    w = check(position.units("runen", 2, regulars=2))
    assert (w.human_vp, w.machine.vp) == (3, 0)


@rule("W11.15")
def test_a_tie_scores_nothing() -> None:
    position = coop("koda guild", SHOW).units("koda", 2, regulars=1).units("guild", 2, regulars=1)
    w = check(position.units("runen", 2, regulars=2))
    assert (w.human_vp, w.machine.vp) == (0, 0)


@rule("W11.16")
def test_two_human_factions_control_but_do_not_dominate() -> None:
    position = coop("koda guild", SHOW).units("koda", 2, regulars=2).units("guild", 2, regulars=1)
    assert check(position).human_vp == 3
    assert check(coop("koda guild", SHOW).units("koda", 2, regulars=2)).human_vp == 4
    assert check(coop("koda guild", SHOW).units("runen", 2, regulars=2)).machine.vp == 4


@rule("W11.17")
def test_each_side_scores_its_icons_with_or_without_control() -> None:
    position = coop("koda guild", SHOW).units("koda", 2, grizzled=2).units("guild", 2, stellen=1)
    w = check(position.units("runen", 2, ram=2, stoic=1, regulars=5))
    assert w.human_vp == 2
    assert w.machine.vp == 3 + 2


@rule("W11.17", "W6.7")
def test_with_the_option_icons_need_control() -> None:
    position = coop("koda", SHOW).options(icon_needs_control=1).units("koda", 2, grizzled=2)
    w = check(position.units("runen", 2, ram=2, regulars=5))
    assert (w.human_vp, w.machine.vp) == (0, 3 + 1)


@rule("W11.22", "W14.3")
def test_field_advantage_gives_the_humans_a_tie_with_an_aldan_unit() -> None:
    position = coop("aldan koda", SHOW).feat("aldan", "field_advantage").units("aldan", 2, regulars=1)
    position.units("koda", 2, regulars=1).units("runen", 2, regulars=2)
    position.units("koda", 3, regulars=1).units("runen", 3, regulars=1)
    w = check(position)
    assert (w.human_vp, w.machine.vp) == (3, 0)


@rule("W11.22", "W14.12")
def test_a_human_miner_pays_where_the_humans_together_have_control() -> None:
    position = coop("runen koda", HOST).units("runen", 5, miner=1).units("koda", 5, regulars=2)
    position.units("aldan", 5, regulars=2)
    table = position.step("groundwork", chance="mine mine mine")
    assert [me.corra for me in table.state.factions] == [2, 1, 1]
    assert table.state.of(2).has_elite(MINER, 5)


@rule("W11.22", "W14.3", "W14.12")
def test_a_human_miner_pays_nothing_on_a_tie_even_with_field_advantage() -> None:
    position = coop("runen aldan", SEASON).feat("aldan", "field_advantage").units("runen", 5, miner=1)
    position.units("aldan", 5, regulars=1).units("koda", 5, regulars=2)
    table = position.step("groundwork", chance="mine mine mine")
    assert [corra(table, name) for name in ("runen", "aldan", "koda")] == [1, 1, 1]


# ---------------------------------------------------------------- the check


@rule("W11.18", "W11.19", "W13.21")
@pytest.mark.parametrize(("humans", "ai", "who"), [(35, 0, "humans"), (34, 35, "ai"), (34, 34, "")])
def test_the_side_that_fulfils_a_mission_wins(humans: int, ai: int, who: str) -> None:
    assert winners(check(scores(coop("koda guild", SHOW), humans, ai))) == who


@rule("W11.18")
def test_the_game_goes_on_with_the_next_round_otherwise() -> None:
    w = check(coop("koda", SHOW))
    assert w.winners == []


@rule("W11.18")
def test_after_twenty_rounds_the_ai_wins_unless_the_humans_fulfil_a_mission() -> None:
    assert winners(check(scores(coop("koda", SHOW), 30, 2), rounds=19)) == ""
    assert winners(check(scores(coop("koda", SHOW), 30, 2), rounds=20)) == "ai"
    assert winners(check(scores(coop("koda", SHOW), 36, 2), rounds=20)) == "humans"


@rule("W11.20")
def test_one_of_several_missions_is_enough() -> None:
    assert winners(check(coop("koda", WRATH).units("runen", 5, regulars=9), rounds=4)) == "humans"
    assert winners(check(scores(coop("koda", WRATH).units("runen", 8, miner=1), 35), rounds=2)) == "humans"


@rule("W11.21")
@pytest.mark.parametrize(("humans", "ai", "who"), [(36, 35, "humans"), (35, 38, "ai"), (35, 35, "draw")])
def test_both_at_once_the_higher_score_wins(humans: int, ai: int, who: str) -> None:
    assert winners(check(scores(coop("koda guild", SHOW), humans, ai))) == who


@rule("W11.21")
def test_on_equal_scores_more_regions_win() -> None:
    position = coop("koda", SHOW).units("koda", 2, regulars=2).units("runen", 4, regulars=2)
    position.units("runen", 2, regulars=1).units("runen", 5, regulars=1)
    w = check(scores(position, 40, 37))  # 3 here; 3 and 3 there
    assert (w.human_vp, w.machine.vp) == (43, 43)
    assert winners(w) == "ai"


@rule("W11.21", "W14.3")
@pytest.mark.parametrize(("feats", "humans", "who"), [(["field_advantage"], 35, "humans"), ([], 38, "draw")])
def test_field_advantage_counts_when_regions_decide(feats: list[str], humans: int, who: str) -> None:
    position = coop("aldan", SHOW).feat("aldan", *feats).units("aldan", 2, regulars=1).units("runen", 2, regulars=1)
    w = check(scores(position, humans, 38))  # 3 points for region 2 with the feat
    assert (w.human_vp, w.machine.vp, winners(w)) == (38, 38, who)


@rule("W11.21")
def test_the_same_ladder_holds_for_missions_without_points() -> None:
    position = scores(coop("koda", MARCH), 12, 12)
    position.w.machine.vp = 40
    w = check(position, rounds=3)  # the AI controls nothing and has 40 points
    assert winners(w) == "ai"


# ---------------------------------------------------------------- the missions


@rule("W15.2")
@pytest.mark.parametrize(("rounds", "who"), [(1, ""), (2, "humans")])
def test_deep_hold_humans_control_seven_and_eight(rounds: int, who: str) -> None:
    position = coop("koda guild", HOLD).units("koda", 7, regulars=1).units("guild", 8, regulars=2)
    assert winners(check(position.units("runen", 8, regulars=1), rounds)) == who


@rule("W15.2")
def test_deep_hold_one_of_them_is_not_enough_and_the_ai_needs_points() -> None:
    assert winners(check(coop("koda", HOLD).units("koda", 7, regulars=1), 5)) == ""
    assert winners(check(scores(coop("koda", HOLD), 99, 54), 5)) == ""
    assert winners(check(scores(coop("koda", HOLD), 99, 55), 5)) == "ai"
    assert winners(check(scores(coop("koda guild", HOLD), 99, 50), 5)) == "ai"


@rule("W15.3")
@pytest.mark.parametrize(("rounds", "who"), [(2, ""), (3, "humans")])
def test_vein_of_wrath_no_miner_on_the_map(rounds: int, who: str) -> None:
    assert winners(check(coop("koda", WRATH).units("runen", 5, regulars=1), rounds)) == who
    assert winners(check(coop("koda", WRATH).units("runen", 5, miner=1), rounds)) == ""


@rule("W15.3")
def test_vein_of_wrath_miners_score() -> None:
    position = coop("koda", WRATH).units("runen", 2, miner=2).units("koda", 2, regulars=5)
    assert check(position).machine.vp == 1
    human = coop("runen", HOST).units("runen", 2, miner=2).units("aldan", 2, regulars=5)
    assert check(human).human_vp == 0


@rule("W15.4")
@pytest.mark.parametrize(
    ("more", "few", "free", "success"),
    [(1, 1, 1, 1), (1, 1, 0, 1), (1, 0, 1, 1), (0, 1, 1, 1), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 0)],
)
def test_bring_the_rain_two_of_three_conditions(more: int, few: int, free: int, success: int) -> None:
    position = coop("koda", RAIN).base(1)
    if not free:
        position.units("aldan", 1, regulars=1)
    if more:
        position.units("koda", 5, regulars=1).units("koda", 6, regulars=1)
    if not few:
        position.units("aldan", 2, wynden=3).units("koda", 2, regulars=5 if more else 3)
    w = check(position)
    assert (w.successes, w.failures) == (success, 1 - success)


@rule("W15.4")
@pytest.mark.parametrize(("people", "most"), [("koda", 2), ("koda guild", 3), ("koda guild runen", 3)])
def test_bring_the_rain_how_many_elites_are_few(people: str, most: int) -> None:
    for count, success in ((most, 1), (most + 1, 0)):
        position = coop(people, RAIN).base(1).units("aldan", 2, wynden=min(3, count), elagynt=max(0, count - 3))
        assert check(position).successes == success


@rule("W15.4")
def test_bring_the_rain_six_successes_or_three_failures_and_no_points() -> None:
    rain = scores(coop("koda", RAIN).units("koda", 5, regulars=1), 99, 99)
    rain.w.successes, rain.w.failures = 5, 2
    assert winners(check(rain, 9)) == "humans"
    drought = coop("koda", RAIN).base(1).units("aldan", 1, regulars=1)
    drought.w.successes, drought.w.failures = 0, 2
    assert winners(check(drought, 9)) == "ai"
    assert winners(check(scores(coop("koda", RAIN), 99, 99), 2)) == ""


@rule("W15.6")
def test_marching_order_five_regions_or_at_most_one() -> None:
    wide = coop("koda", MARCH)
    for region in (1, 2, 3, 4, 8):
        wide.units("aldan", region, regulars=1)
    assert winners(check(wide, 2)) == ""
    assert winners(check(wide, 3)) == "ai"
    narrow = coop("koda", MARCH).units("aldan", 7, regulars=9)
    assert winners(check(narrow, 2)) == ""
    assert winners(check(narrow, 3)) == "humans"
    between = coop("koda", MARCH).units("aldan", 7, regulars=1).units("aldan", 6, regulars=1)
    assert winners(check(between, 3)) == ""
    assert winners(check(scores(coop("koda", MARCH), 40, 0), 1)) == "humans"
    assert winners(check(scores(coop("koda", MARCH), 39, 0), 1)) == ""


@rule("W15.8")
@pytest.mark.parametrize(("people", "goal"), [("guild", 2), ("guild runen", 3), ("guild runen aldan", 3)])
def test_great_bear_so_many_grizzled_have_fallen(people: str, goal: int) -> None:
    for count, who in ((goal - 1, ""), (goal, "humans")):
        position = coop(people, BEAR)
        position.w.counter = count
        assert winners(check(position)) == who


@rule("W15.8")
@pytest.mark.parametrize(("people", "points", "its_points"), [("guild", 32, 50), ("guild runen", 42, 48)])
def test_great_bear_points_win_too(people: str, points: int, its_points: int) -> None:
    for humans, ai, who in ((points, 0, "humans"), (points - 1, its_points - 1, ""), (0, its_points, "ai")):
        assert winners(check(scores(coop(people, BEAR), humans, ai))) == who


@rule("W15.8")
def test_great_bear_counts_each_fall() -> None:
    position = coop("guild", BEAR).units("koda", 5, grizzled=[1]).units("guild", 5, regulars=1)
    table = position.dice("guild", "battle").turn("guild")
    table.answer(0, 3)
    assert table.state.counter == 1


@rule("W15.9")
def test_island_blood_marked_regions_score_for_the_ai() -> None:
    position = marks(coop("guild", ISLAND), 1, 4).units("koda", 1, regulars=1).units("guild", 4, regulars=1)
    w = check(position)
    assert (w.machine.vp, w.human_vp) == (4 + 1 + 2, 2 + 1)
    w = check(marks(coop("guild", ISLAND), 1, 4).units("guild", 1, regulars=1).units("guild", 4, regulars=1))
    assert (w.machine.vp, w.human_vp) == (0, 4 + 1 + 2 + 1)


@rule("W15.9")
def test_island_blood_both_marked_regions_in_two_checks_running() -> None:
    position = marks(coop("guild", ISLAND), 1, 4).units("koda", 1, regulars=1).units("koda", 4, regulars=1)
    position.units("koda", 8, regulars=1)
    assert winners(check(position, 1)) == ""
    marks(position, 8, 4)
    assert winners(check(position, 2)) == "ai"


@rule("W15.9")
def test_island_blood_a_gap_begins_the_count_again() -> None:
    position = marks(coop("guild", ISLAND), 1, 4).units("koda", 1, regulars=1).units("koda", 4, regulars=1)
    check(position, 1)
    marks(position, 1, 3)
    assert winners(check(position, 2)) == ""
    marks(position, 1, 4)
    assert winners(check(position, 3)) == ""


@rule("W15.10")
def test_cull_the_weak_five_and_six_dominated() -> None:
    position = coop("koda", CULL).units("ooglan", 5, regulars=1).units("ooglan", 6, regulars=2)
    assert winners(check(position, 2)) == ""
    assert winners(check(position, 3)) == "ai"
    held = coop("koda", CULL).units("ooglan", 5, regulars=2).units("ooglan", 6, regulars=2).units("koda", 5, regulars=1)
    assert winners(check(held, 3)) == ""


@rule("W15.11")
def test_uncanny_silence_no_points_beside_a_karn() -> None:
    position = coop("koda", SILENCE).units("koda", 2, regulars=3, grizzled=1).units("ooglan", 2, karn=1)
    position.units("koda", 3, regulars=1)
    w = check(position)
    assert (w.human_vp, w.machine.vp) == (4, 1)
    assert w.side_controls(True, 2)


@rule("W15.11")
@pytest.mark.parametrize(("people", "points", "its_points"), [("koda", 24, 38), ("koda runen aldan", 30, 30)])
def test_uncanny_silence_ends_with_fewer_points(people: str, points: int, its_points: int) -> None:
    for humans, ai, who in ((points, its_points - 1, "humans"), (points - 1, its_points, "ai"), (points - 1, 0, "")):
        assert winners(check(scores(coop(people, SILENCE), humans, ai))) == who


@rule("W15.12")
def test_endless_swarm_the_ai_has_at_most_three_units() -> None:
    few = coop("koda", SWARM).units("ooglan", 5, regulars=2, karn=1)
    assert winners(check(few, 2)) == ""
    assert winners(check(few, 3)) == "humans"
    assert winners(check(coop("koda", SWARM).units("ooglan", 5, regulars=3, karn=1), 3)) == ""


@rule("W15.15")
def test_night_market_humans_control_five_six_and_seven() -> None:
    position = coop("koda runen", MARKET).units("koda", 5, regulars=1).units("runen", 6, regulars=1)
    position.units("koda", 7, regulars=1)
    assert winners(check(position, 1)) == ""
    assert winners(check(position, 2)) == "humans"
    assert winners(check(scores(coop("koda", MARKET), 99, 59), 1)) == ""
    assert winners(check(scores(coop("koda", MARKET), 99, 60), 1)) == "ai"


@rule("W15.1", "W15.13")
@pytest.mark.parametrize("scenario", ["runen_show_of_strength", "guild_hostile_ledger"])
def test_thirty_five_points_win_for_either_side(scenario: str) -> None:
    for humans, ai, who in ((35, 0, "humans"), (34, 0, ""), (0, 35, "ai"), (0, 34, "")):
        assert winners(check(scores(coop("koda", scenario), humans, ai), 1)) == who


@rule("W15.5", "W15.7", "W15.14", "W15.12", "W15.10", "W15.9", "W15.3")
@pytest.mark.parametrize(
    ("scenario", "alone", "three"),
    [
        ("runen_vein_of_wrath", 46, 40),
        ("aldan_first_host", 42, 35),
        ("koda_hunting_season", 42, 35),
        ("koda_island_blood", 42, 40),
        ("ooglan_cull_the_weak", 42, 35),
        ("ooglan_endless_swarm", 42, 35),
        ("guild_blood_contracts", 45, 40),
    ],
)
def test_fewer_people_need_fewer_points_and_the_ai_more(scenario: str, alone: int, three: int) -> None:
    others = [name for name in ("koda", "guild", "runen", "aldan") if not scenario.startswith(name)]
    for people, points, its_points in ((others[0], 28, alone), (" ".join(others[:3]), 35, three)):
        table = ((points, 0, "humans"), (points - 1, its_points - 1, ""), (0, its_points, "ai"))
        for humans, ai, who in table:
            assert winners(check(scores(coop(people, scenario), humans, ai), 1)) == who
