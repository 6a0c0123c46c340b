"""W1 and W2: the round begins, and the spoils are handed out."""

import pytest

from tests.games.wroth.positions import (
    answers,
    asked,
    corra,
    dice,
    discard,
    events,
    first_player,
    offered,
    omni,
    questions,
    units,
    vp,
    wroth,
)
from tests.marks import rule

TWO = "mine mine mine extend manoeuvre battle mine extend manoeuvre"
"""The omniscient dice and the pool of a round with two players."""


@rule("W1.1")
def test_a_round_has_six_phases_in_this_order() -> None:
    position = wroth("koda runen").round(1).first("runen").token(1, "t04").units("koda", 1, regulars=1)
    table = position.phase("round", chance=TWO)
    assert events(table, "round-began", "passed-token") == ["round-began 2", "passed-token koda"]
    assert asked(table) == "koda take-bonus"
    answers(table, "no", "mine", "mine", "extend", "extend", "manoeuvre", "manoeuvre")
    in_order = [question for i, question in enumerate(questions(table)) if question not in questions(table)[:i]]
    assert in_order == ["take-bonus", "omniscient-die", "action-die", "draft"]
    assert asked(table) == "koda act"
    assert vp(table, "koda") == 0
    assert [event.split()[1] for event in events(table, "phase-began")] == ["1", "2", "3", "4", "5"]


@rule("W1.1")
def test_after_the_sixth_phase_the_next_round_begins() -> None:
    position = wroth("koda runen").round(1).units("koda", 1, regulars=1)
    table = position.phase("victory", chance=TWO)
    assert (table.state.round, table.state.round_die) == (2, 2)
    assert questions(table)[:2] == ["omniscient-die", "omniscient-die"]
    assert asked(table) == "runen draft"


@rule("W1.2")
def test_the_round_die_shows_the_round() -> None:
    table = wroth("koda runen").round(3).phase("round", chance=TWO)
    assert (table.state.round, table.state.round_die) == (4, 4)


@rule("W1.3")
def test_after_the_sixth_round_the_die_stays_at_six_and_the_game_goes_on() -> None:
    table = wroth("koda runen").round(6).phase("round", chance=TWO)
    assert (table.state.round, table.state.round_die) == (7, 6)
    assert asked(table) == "runen draft"


@rule("W1.4")
@pytest.mark.parametrize(("holder", "following"), [("koda", "runen"), ("runen", "guild"), ("guild", "koda")])
def test_from_the_second_round_on_the_token_goes_clockwise(holder: str, following: str) -> None:
    table = wroth("koda runen guild").round(1).first(holder).phase("round", chance="mine " + TWO)
    assert first_player(table) == following


@rule("W1.4")
def test_in_the_first_round_the_token_stays() -> None:
    table = wroth("koda runen").round(0).first("runen").phase("round", chance=TWO)
    assert (table.state.round, first_player(table)) == (1, "runen")


@rule("W1.5")
def test_start_of_round_abilities_come_at_the_end_of_phase_one_in_turn_order() -> None:
    position = wroth("venna paldeyn").round(1).first("venna").discard("venna", 1)
    position.units("venna", 1, cauldron=1).units("paldeyn", 2, ironwill=[2])
    table = position.phase("round", chance=TWO)
    assert (units(table, "venna", 1), units(table, "paldeyn", 2)) == (
        {"cauldron-3": 1, "regular": 1},
        {"ironwill-3": 1},
    )
    kinds = [event.split()[0] for event in events(table, "passed-token", "healed", "returned", "deployed")]
    assert kinds == ["passed-token", "healed", "returned", "deployed", "deployed"]  # the Paldeyn are first now


@rule("W1.5")
def test_a_regular_of_the_cauldron_can_win_the_spoils_of_the_same_round() -> None:
    position = wroth("venna koda").round(1).discard("venna", 1).token(8, "t04")
    position.units("venna", 8, cauldron=1).units("koda", 8, regulars=1)
    table = position.phase("round", chance=TWO)
    assert asked(table) == "venna take-bonus"


@rule("W1.5", "W9.8")
def test_what_is_for_once_in_a_round_is_ready_again_in_the_next() -> None:
    def choices(*phases: str) -> list[str]:
        position = wroth("guild koda").used("guild", "informants", "shadow_network").feat("guild", "shadow_network")
        position.units("guild", 5, regulars=1).board("guild", 0).corra("guild", 1).dice("guild", "mine").round(0)
        return offered(position.dice("koda", "mine").phase(*phases, "actions"))

    assert choices() == ["mine", "discard-mine"]
    assert choices("maintenance") == ["mine", "discard-mine", "use-informants", "feat-shadow_network"]


# ---------------------------------------------------------------- spoils


@rule("W2.1", "W2.2")
def test_bonuses_are_handed_out_from_region_1_to_8() -> None:
    position = wroth("koda runen").token(1, "t04").token(7, "t08").token(5, "t06")
    for region, name in ((7, "runen"), (1, "koda"), (5, "runen")):
        position.units(name, region, regulars=2)
    table = position.phase("spoils")
    assert events(table) == ["phase-began 2"]
    seen = []
    for _ in range(3):
        seen.append(asked(table))
        answers(table, "no")
    assert seen == ["koda take-bonus", "runen take-bonus", "runen take-bonus"]
    bonuses = [line.ask.about for line in table.live if line.ask is not None]
    assert [about[0] for about in bonuses] == [1, 5, 7]
    assert table.over


@rule("W2.2")
def test_a_token_without_a_symbol_gives_no_bonus() -> None:
    position = wroth("koda runen").token(5, "t01").units("koda", 5, regulars=2).units("runen", 5, regulars=1)
    assert position.phase("spoils").over


@rule("W2.2", "W2.7")
def test_the_bonus_mine_gives_a_gem() -> None:
    table = wroth("koda runen").token(4, "t04").units("koda", 4, regulars=1).phase("spoils")
    answers(table, "yes")
    assert corra(table, "koda") == 1


@rule("W2.7")
def test_the_bonus_extend_works_like_the_die() -> None:
    table = (
        wroth("koda runen").token(4, "t05").units("koda", 4, regulars=1).units("koda", 7, regulars=1).phase("spoils")
    )
    answers(table, "yes", "7", "2")
    assert units(table, "koda", 7) == {"regular": 3}


@rule("W2.7")
def test_the_bonus_manoeuvre_works_like_the_die() -> None:
    table = wroth("koda runen").token(4, "t06").units("koda", 4, regulars=2).phase("spoils")
    answers(table, "yes", "move", "koda-4-regular")
    assert units(table, "koda", 5) == {"regular": 2}


@rule("W2.7")
def test_the_bonus_battle_works_like_the_die() -> None:
    table = (
        wroth("koda runen").token(4, "t07").units("koda", 4, regulars=2).units("runen", 5, regulars=1).phase("spoils")
    )
    answers(table, "yes")
    assert (units(table, "runen", 5), discard(table, "runen")) == ({}, 1)


@rule("W2.3")
def test_a_tie_gives_nobody_the_bonus() -> None:
    position = wroth("koda runen guild").token(4, "t04")
    for name, n in (("koda", 2), ("runen", 2), ("guild", 1)):
        position.units(name, 4, regulars=n)
    assert position.phase("spoils").over


@rule("W2.3", "W14.3")
def test_field_advantage_does_not_work_in_spoils() -> None:
    position = wroth("aldan runen").token(4, "t04").feat("aldan", "field_advantage")
    table = position.units("aldan", 4, regulars=2).units("runen", 4, regulars=2).phase("spoils")
    assert table.over


@rule("W2.4")
def test_an_empty_region_gives_no_bonus() -> None:
    assert wroth("koda runen").token(4, "t04").phase("spoils").over


@rule("W2.5")
def test_an_elite_counts_as_one_unit_whatever_its_vitality() -> None:
    position = wroth("koda runen").token(4, "t04").units("koda", 4, grizzled=1).units("runen", 4, regulars=2)
    assert asked(position.phase("spoils")) == "runen take-bonus"


@rule("W2.5", "W14.1")
def test_an_elagynt_counts_as_two() -> None:
    position = wroth("aldan runen guild").token(4, "t04").units("aldan", 4, elagynt=[1]).units("runen", 4, regulars=1)
    assert asked(position.phase("spoils")) == "aldan take-bonus"
    position = wroth("aldan runen guild").token(4, "t04").units("aldan", 4, elagynt=[1]).units("runen", 4, regulars=2)
    assert position.phase("spoils").over


@rule("W2.6")
def test_the_bonus_may_be_left() -> None:
    table = wroth("koda runen").token(4, "t04").units("koda", 4, regulars=1).phase("spoils")
    assert offered(table) == ["no", "yes"]
    answers(table, "no")
    assert (corra(table, "koda"), table.over) == (0, True)


@rule("W2.7", "W5.14")
def test_a_bonus_that_can_do_nothing_is_not_offered() -> None:
    table = (
        wroth("koda runen").token(4, "t07").units("koda", 4, regulars=1).units("runen", 1, regulars=1).phase("spoils")
    )
    assert (table.over, questions(table)) == (True, [])


@rule("W2.8")
def test_a_majority_is_judged_when_its_region_is_reached() -> None:
    position = wroth("koda runen").token(4, "t06").token(5, "t04")
    position.units("koda", 4, regulars=2).units("koda", 5, regulars=1).units("runen", 5, regulars=2)
    table = position.phase("spoils")
    answers(table, "yes", "move", "4", "koda-4-regular")
    assert asked(table) == "koda take-bonus"  # now 3 against 2 in region 5
    answers(table, "yes")
    assert corra(table, "koda") == 1


@rule("W2.8")
def test_a_majority_can_be_lost_before_its_region_is_reached() -> None:
    position = wroth("koda runen").token(4, "t07").token(5, "t04")
    position.units("koda", 4, regulars=2).units("runen", 5, regulars=1)
    table = position.phase("spoils")
    answers(table, "yes")
    assert (table.over, corra(table, "runen")) == (True, 0)


@rule("W2.9")
def test_no_points_are_scored_in_spoils() -> None:
    table = (
        wroth("koda runen").token(4, "t04").units("koda", 4, regulars=1).units("runen", 1, regulars=1).phase("spoils")
    )
    answers(table, "yes")
    assert (vp(table, "koda"), vp(table, "runen")) == (0, 0)


@rule("W2.10")
def test_in_spoils_nobody_buys_or_uses_dice_or_feats() -> None:
    position = wroth("guild runen").token(4, "t04").units("guild", 4, regulars=1).units("runen", 4).corra("guild", 5)
    position.omni("guild", "mine").dice("guild", "mine battle").feat("guild", "hostile_takeover").corra("runen", 3)
    table = position.phase("spoils")
    answers(table, "yes")
    assert questions(table) == ["take-bonus"]
    assert (table.over, omni(table, "guild"), dice(table, "guild"), corra(table, "guild")) == (
        True,
        "mine",
        "mine battle",
        6,
    )


@rule("W2.10", "W14.28")
def test_a_feat_of_the_own_turn_does_not_work_in_spoils() -> None:
    position = wroth("ooglan runen").token(5, "t07").units("ooglan", 5, regulars=2).units("runen", 5, regulars=1)
    table = position.feat("ooglan", "feeding_frenzy").discard("ooglan", 2).phase("spoils")
    answers(table, "yes")
    assert (discard(table, "runen"), units(table, "ooglan", 5), table.over) == (1, {"regular": 2}, True)


@rule("W2.10", "W14.28")
def test_the_turn_of_whoever_was_last_is_over_in_the_next_spoils() -> None:
    position = wroth("ooglan runen").token(5, "t07").units("ooglan", 5, regulars=3).units("runen", 5, regulars=2)
    position.feat("ooglan", "feeding_frenzy").discard("ooglan", 2).dice("ooglan", "mine")
    table = position.phase("actions", "round", chance=TWO)
    answers(table, "discard-mine", "yes")
    assert (discard(table, "runen"), units(table, "ooglan", 5)) == (1, {"regular": 3})
    assert asked(table) == "runen draft"


@rule("W2.10", "W9.9", "W14.15")
def test_a_lasting_feat_that_is_set_off_works_in_spoils() -> None:
    table = (
        wroth("runen koda").token(4, "t04").units("runen", 4, regulars=1).feat("runen", "deep_veins").phase("spoils")
    )
    answers(table, "yes")
    assert corra(table, "runen") == 2


@rule("W2.11")
def test_in_the_first_round_spoils_give_nothing() -> None:
    position = wroth("koda runen").round(0).units("koda", 0, regulars=3).units("runen", 0, regulars=3)
    table = position.phase("round", chance=TWO)
    assert "take-bonus" not in questions(table)
    assert asked(table) == "koda draft"
