"""W6 and W7.8-W7.9: victory points and the end of the game."""

import pytest

from ludoteca.engine.chance import Stream
from ludoteca.games.wroth.content import ELITES
from ludoteca.games.wroth.words import TOKEN
from tests.games.wroth.positions import Position, answers, events, sit_down, units, vp, winners, wroth
from tests.marks import rule

NEXT_ROUND = "mine mine mine " + "mine extend manoeuvre battle " * 2
"""More than enough for the beginning of another round."""

ICONS = {
    "elagynt": 2, "wynden": 1, "grizzled": 1, "trapper": 0, "stoic": 1, "miner": 0, "ram": 1, "stellen": 1, "crysen": 1,
    "nameless": 1, "karn": 1, "lyon": 2, "ryder": 0, "ironwill": 1, "hag": 1, "acolyte": 1, "cauldron": 2,
}  # fmt: skip


def scored(position: Position, *names: str) -> tuple[int, ...]:
    """The points of these factions after one scoring."""
    table = position.phase("victory", chance=NEXT_ROUND)
    return tuple(vp(table, name) for name in names)


@rule("W6.1")
def test_regions_are_scored_from_1_to_8_and_the_shores_never() -> None:
    position = wroth("koda runen").units("koda", 0, regulars=5).token(3, "t02").token(7, "t01")
    for region in (7, 3, 8):
        position.units("koda", region, regulars=1)
    table = position.phase("victory", chance=NEXT_ROUND)
    regions = [event.split()[3] for event in events(table, "scored")]  # scored WHO VP REGION ...
    assert regions == sorted(regions)
    assert set(regions) == {"3", "7", "8"}


@rule("W6.2")
@pytest.mark.parametrize(("token", "points"), [("t01", 4), ("t02", 3), ("t04", 2), ("t11", 1)])
def test_who_controls_a_region_scores_its_token(token: str, points: int) -> None:
    position = wroth("koda runen").token(5, token).units("koda", 5, regulars=2).units("runen", 5, regulars=1)
    assert scored(position, "koda", "runen") == (points, 0)


@rule("W6.2")
def test_opponents_are_never_added_up() -> None:
    position = wroth("koda runen guild").token(5, "t02").units("koda", 5, regulars=3)
    position.units("runen", 5, regulars=2).units("guild", 5, regulars=2)
    assert scored(position, "koda", "runen", "guild") == (3, 0, 0)


@rule("W6.2", "W2.5")
def test_an_elite_counts_as_one_unit_for_control() -> None:
    position = wroth("koda runen").token(5, "t02").units("koda", 5, grizzled=1).units("runen", 5, regulars=2)
    assert scored(position, "koda", "runen") == (1, 3)  # the Grizzled scores its icon


@rule("W6.3")
def test_a_tie_scores_neither_token_nor_domination() -> None:
    position = wroth("koda runen guild").token(5, "t02").units("koda", 5, regulars=2)
    position.units("runen", 5, regulars=2).units("guild", 5, regulars=1)
    assert scored(position, "koda", "runen", "guild") == (0, 0, 0)


@rule("W6.6")
@pytest.mark.parametrize(("elite", "points"), ICONS.items())
def test_an_elite_scores_its_icon(elite: str, points: int) -> None:
    faction = next(e.faction for e in ELITES if e.id == elite)
    other = "runen" if faction != "runen" else "koda"
    position = wroth(f"{faction} {other}").token(5, "t02").units(faction, 5, **{elite: 1}).units(other, 5, regulars=3)
    assert scored(position, faction, other) == (points, 3)


@rule("W6.3", "W6.6")
def test_icons_score_in_a_tied_region() -> None:
    position = wroth("koda runen").token(5, "t02").units("koda", 5, grizzled=1).units("runen", 5, ram=1)
    assert scored(position, "koda", "runen") == (1, 1)


@rule("W6.4")
def test_who_is_alone_in_a_region_scores_one_more() -> None:
    assert scored(wroth("koda runen").token(5, "t02").units("koda", 5, regulars=1), "koda") == (4,)


@rule("W6.4")
def test_a_single_foreign_unit_spoils_the_domination() -> None:
    position = wroth("koda runen").token(5, "t02").units("koda", 5, regulars=4).units("runen", 5, miner=[1])
    assert scored(position, "koda", "runen") == (3, 0)


@rule("W6.5")
def test_symbols_have_no_effect_in_scoring() -> None:
    table = wroth("koda runen").token(5, "t04").units("koda", 5, regulars=1).phase("victory", chance=NEXT_ROUND)
    assert vp(table, "koda") == 3
    assert "corra-taken" not in [event.split()[0] for event in events(table)][:2]


@rule("W6.6")
def test_an_icon_scores_once_per_type_and_region() -> None:
    position = wroth("runen koda").token(5, "t02").token(6, "t03").units("runen", 5, ram=2).units("runen", 6, ram=1)
    position.units("koda", 5, regulars=4).units("koda", 6, regulars=4)
    assert scored(position, "runen", "koda") == (2, 6)


@rule("W6.6")
def test_an_icon_needs_no_control_and_several_factions_may_score_theirs() -> None:
    position = wroth("aldan koda ooglan").token(5, "t02").units("ooglan", 5, regulars=5, karn=1)
    position.units("aldan", 5, elagynt=1).units("koda", 5, grizzled=1)
    assert scored(position, "aldan", "koda", "ooglan") == (2, 1, 4)


@rule("W6.6", "W6.1")
def test_an_icon_in_the_shores_does_not_score() -> None:
    assert scored(wroth("koda runen").units("koda", 0, grizzled=3), "koda") == (0,)


@rule("W6.6")
def test_an_elite_without_an_icon_scores_nothing() -> None:
    position = wroth("runen koda").token(5, "t02").units("runen", 5, miner=2).units("koda", 5, regulars=3)
    assert scored(position, "runen", "koda") == (0, 3)


@rule("W6.7")
def test_with_the_switch_an_icon_needs_control() -> None:
    def points(on: int) -> tuple[int, ...]:
        position = wroth("koda runen").token(5, "t02").units("koda", 5, grizzled=1).units("runen", 5, ram=1, regulars=1)
        return scored(position.options(icon_needs_control=on), "koda", "runen")

    assert points(0) == (1, 4)
    assert points(1) == (0, 4)


@rule("W6.7")
def test_with_the_switch_nobody_scores_an_icon_in_a_tie() -> None:
    position = wroth("koda runen").units("koda", 5, grizzled=1).units("runen", 5, ram=1)
    assert scored(position.options(icon_needs_control=1), "koda", "runen") == (0, 0)


@rule("W6.8")
def test_different_types_in_one_region_each_score() -> None:
    position = wroth("aldan koda").token(5, "t02").units("aldan", 5, elagynt=2, wynden=1).units("koda", 5, regulars=9)
    assert scored(position, "aldan", "koda") == (3, 3)


@rule("W6.9")
def test_the_highest_total_wins_once_somebody_has_thirty() -> None:
    position = wroth("koda runen guild").token(1, "t01").units("guild", 1, regulars=1).vp(koda=30, runen=29, guild=28)
    table = position.phase("victory")
    assert (vp(table, "guild"), winners(table)) == (33, ["guild"])


@rule("W6.9")
def test_the_check_comes_after_all_eight_regions() -> None:
    position = wroth("koda runen").units("koda", 1, regulars=1).units("runen", 8, regulars=1).token(8, "t01")
    table = position.token(1, "t02").vp(koda=27, runen=28).phase("victory")
    assert (vp(table, "koda"), vp(table, "runen"), winners(table)) == (31, 33, ["runen"])


@rule("W6.10")
def test_at_a_tie_more_controlled_regions_win() -> None:
    position = wroth("koda runen").token(1, "t01").token(2, "t04").token(3, "t05")
    position.units("koda", 1, regulars=1)  # 5 VP
    position.units("runen", 2, regulars=1).units("runen", 3, regulars=1)  # 3 VP each
    table = position.vp(koda=31, runen=30).phase("victory")
    assert (vp(table, "koda"), vp(table, "runen"), winners(table)) == (36, 36, ["runen"])


@rule("W6.10")
def test_the_tie_break_counts_only_the_tied() -> None:
    position = wroth("koda runen guild").token(1, "t04").token(2, "t05").token(3, "t06").token(4, "t07")
    position.units("guild", 1, regulars=1).units("guild", 2, regulars=1).units("koda", 3, regulars=1)
    table = position.vp(koda=30, runen=33, guild=20).phase("victory")
    assert winners(table) == ["koda"]


@rule("W6.11")
def test_who_is_still_equal_wins_together() -> None:
    position = wroth("koda runen guild").token(1, "t04").token(2, "t05")
    position.units("koda", 1, regulars=1).units("runen", 2, regulars=1)
    table = position.vp(koda=30, runen=30, guild=29).phase("victory")
    assert winners(table) == ["koda", "runen"]


@rule("W6.11")
def test_a_lot_may_decide_instead() -> None:
    position = wroth("koda runen guild").vp(koda=30, runen=30, guild=29).options(tie_by_lot=1)
    assert winners(position.phase("victory", chance="runen")) == ["runen"]


@rule("W6.11")
def test_the_lot_falls_on_any_of_those_who_tie() -> None:
    chosen = set()
    for seed in range(20):
        w = wroth("koda runen guild").vp(koda=30, runen=30, guild=29).options(tie_by_lot=1).w
        w.agenda.then("victory")
        chosen.update(winners(sit_down(w, Stream(seed))))
    assert chosen == {"koda", "runen"}


@rule("W6.12")
def test_points_have_no_upper_limit() -> None:
    position = wroth("koda runen").vp(koda=98)
    for region in range(1, 9):
        position.units("koda", region, regulars=1)
    table = position.phase("victory")
    # The tokens t01 to t08: 4 + 3 + 3 + 2 + 2 + 2 + 2 + 1, and eight dominations.
    assert vp(table, "koda") == 98 + 19 + 8


@rule("W6.12")
def test_losing_a_region_costs_no_points() -> None:
    position = wroth("koda runen").vp(koda=0, runen=3).units("runen", 5, regulars=1)
    table = position.phase("victory", chance=NEXT_ROUND)
    assert (vp(table, "koda"), vp(table, "runen") > 3) == (0, True)


@rule("W6.13", "W0.3")
def test_thirty_points_during_the_round_end_nothing() -> None:
    table = wroth("koda runen").vp(koda=31).dice("koda", "mine").dice("runen", "mine mine").turn("koda")
    answers(table, "mine")
    assert not table.over


@rule("W6.13")
def test_nobody_can_win_before_all_regions_are_scored() -> None:
    position = wroth("koda runen").vp(koda=30, runen=25).units("runen", 8, regulars=1).token(8, "t01")
    position.units("runen", 7, regulars=1).token(7, "t02")
    table = position.phase("victory")
    assert (vp(table, "runen"), winners(table)) == (34, ["runen"])


@rule("W6.9")
def test_after_twenty_rounds_the_highest_total_wins() -> None:
    table = wroth("koda runen").round(20).vp(koda=8, runen=7).phase("victory")
    assert winners(table) == ["koda"]
    table = wroth("koda runen").round(19).vp(koda=8, runen=7).phase("victory", chance=NEXT_ROUND)
    assert not table.over


@rule("W7.8")
def test_the_number_of_a_region_says_nothing_about_its_worth() -> None:
    for region in (1, 8):
        position = (
            wroth("koda runen")
            .token(region, "t02")
            .units("koda", region, regulars=2)
            .units("runen", region, regulars=1)
        )
        assert scored(position, "koda") == (3,)


@rule("W7.9")
def test_tokens_stay_where_they_are() -> None:
    position = wroth("koda runen").token(5, "t02").units("koda", 5, regulars=1)
    before = position.w.tokens[:]
    table = position.phase("victory", chance=NEXT_ROUND)
    assert (TOKEN.name(table.state.tokens[5]), table.state.tokens) == ("t02", before)


@rule("W14.3", "W6.3")
def test_field_advantage_controls_on_ties() -> None:
    def points(*feats: str) -> tuple[int, ...]:
        position = wroth("aldan runen guild").token(5, "t02").units("aldan", 5, regulars=2)
        return scored(position.units("runen", 5, regulars=2).feat("aldan", *feats), "aldan", "runen")

    assert points() == (0, 0)
    assert points("field_advantage") == (3, 0)


@rule("W14.3")
def test_field_advantage_needs_a_tie_for_the_most() -> None:
    position = wroth("aldan runen guild").token(5, "t02").units("aldan", 5, regulars=2).units("runen", 5, regulars=2)
    position.units("guild", 5, regulars=3).feat("aldan", "field_advantage")
    assert scored(position, "aldan", "runen", "guild") == (0, 0, 3)


@rule("W14.3")
def test_field_advantage_does_not_settle_ties_of_others_and_needs_a_unit() -> None:
    position = wroth("aldan runen guild").token(5, "t02").units("guild", 5, regulars=2).units("runen", 5, regulars=2)
    assert scored(position.feat("aldan", "field_advantage"), "aldan", "runen", "guild") == (0, 0, 0)


@rule("W14.3", "W6.10")
def test_field_advantage_counts_in_the_tie_break() -> None:
    position = wroth("aldan runen").token(5, "t04").token(6, "t05").feat("aldan", "field_advantage")
    position.units("aldan", 5, regulars=1).units("runen", 5, regulars=1).units("runen", 6, regulars=1)
    position.units("aldan", 1, regulars=1).units("runen", 1, regulars=1).token(1, "t06")
    table = position.vp(aldan=30, runen=31).phase("victory")
    assert (vp(table, "aldan"), vp(table, "runen"), winners(table)) == (34, 34, ["aldan"])


@rule("W14.1", "W6.2")
def test_an_elagynt_counts_as_two_for_control() -> None:
    position = wroth("aldan runen").token(5, "t02").units("aldan", 5, elagynt=[1]).units("runen", 5, regulars=1)
    assert scored(position, "aldan", "runen") == (5, 0)
    position = wroth("aldan runen").token(5, "t02").units("aldan", 5, elagynt=[3]).units("runen", 5, regulars=2)
    assert scored(position, "aldan", "runen") == (2, 0)


@rule("W14.30")
def test_a_lyon_scores_two() -> None:
    position = wroth("paldeyn runen").token(5, "t02").units("paldeyn", 5, lyon=1).units("runen", 5, regulars=2)
    table = position.phase("victory", chance=NEXT_ROUND)
    assert (vp(table, "paldeyn"), units(table, "paldeyn", 5)) == (2, {"lyon-4": 1})
