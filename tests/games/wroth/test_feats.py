"""W9 and W14: the 21 feats."""

import pytest

from ludoteca.games.wroth.economy import steal_corra
from ludoteca.games.wroth.words import KODA, PALDEYN, WELL
from tests.games.wroth.positions import (
    Position,
    Script,
    answers,
    asked,
    corra,
    dice,
    discard,
    feats,
    offered,
    omni,
    on_board,
    on_map,
    questions,
    sit_down,
    units,
    wroth,
)
from tests.marks import rule

IDLE = "mine mine"
LASTING = [
    "field_advantage",
    "advanced_trapping",
    "den_mothers",
    "eye_for_an_eye",
    "deep_veins",
    "shadow_network",
    "feeding_frenzy",
    "hold_the_line",
    "enhanced_sorcery",
]

# ---------------------------------------------------------------- in general


@rule("W9.3")
def test_a_feat_is_used_in_the_own_turn_only() -> None:
    position = (
        wroth("koda guild").feat("guild", "hostile_takeover").corra("koda", 2).dice("koda", IDLE).dice("guild", IDLE)
    )
    table = position.turn("koda")
    assert "feat-hostile_takeover" not in offered(table)
    answers(table, "discard-mine", "end")
    assert asked(table) == "guild act"
    assert "feat-hostile_takeover" in offered(table)


@rule("W9.4")
def test_a_feat_is_no_action_and_costs_no_die() -> None:
    position = wroth("guild koda").feat("guild", "hostile_takeover").corra("koda", 2).dice("guild", IDLE)
    table = position.omni("guild", "double").dice("koda", IDLE).turn("guild")
    answers(table, "feat-hostile_takeover")
    assert dice(table, "guild") == IDLE
    assert "omniscient" not in offered(table)
    answers(table, "mine")
    assert "omniscient" in offered(table)


@rule("W9.4")
def test_a_feat_may_be_used_after_the_action() -> None:
    position = wroth("guild koda").feat("guild", "hostile_takeover").corra("koda", 2).dice("guild", IDLE)
    table = position.dice("koda", IDLE).turn("guild")
    answers(table, "mine", "feat-hostile_takeover")
    assert corra(table, "guild") == 3


@rule("W9.5", "W9.1")
def test_a_feat_for_once_is_used_once() -> None:
    position = wroth("guild koda").feat("guild", "hostile_takeover").corra("koda", 9).dice("guild", IDLE)
    table = position.dice("koda", IDLE).turn("guild")
    answers(table, "feat-hostile_takeover")
    assert (feats(table, "guild"), "feat-hostile_takeover" in offered(table)) == ([], False)


@rule("W9.6", "W5.3")
def test_a_feat_cannot_be_used_in_a_skipped_turn() -> None:
    position = wroth("guild koda").feat("guild", "hostile_takeover").corra("koda", 2).dice("koda", IDLE)
    table = position.turn("guild")
    assert asked(table) == "koda act"


@rule("W9.7")
@pytest.mark.parametrize(("faction", "feat"), [
    ("aldan", "ancestral_muster"), ("koda", "advanced_trapping"), ("koda", "mutation"), ("guild", "hostile_takeover"),
    ("guild", "shadow_network"), ("guild", "open_contract"), ("ooglan", "parasitic_influence"),
    ("ooglan", "sudden_silence"), ("runen", "unstoppable_march"), ("venna", "spirit_call"), ("venna", "stolen_power"),
    ("paldeyn", "war_pavilion"),
])  # fmt: skip
def test_a_feat_that_would_change_nothing_cannot_be_used(faction: str, feat: str) -> None:
    other = "runen" if faction != "runen" else "koda"
    position = wroth(f"{faction} {other}").units(faction, 0, regulars=3).units(other, 0, regulars=3).dice(faction, IDLE)
    assert f"feat-{feat}" not in offered(position.feat(faction, feat).turn(faction))


@rule("W9.8", "W14.8")
def test_a_limit_is_used_up_even_if_there_was_no_effect() -> None:
    position = wroth("koda runen").units("koda", 5, trapper="steal attack").feat("koda", "advanced_trapping")
    table = position.dice("koda", IDLE).dice("runen", IDLE).turn("koda")
    answers(table, "feat-advanced_trapping", "1")  # no opponent there: stealing does nothing
    assert on_board(table, "koda", "trapper") == 5
    assert "feat-advanced_trapping" not in offered(table)


@rule("W9.1", "W9.9")
@pytest.mark.parametrize("feat", LASTING)
def test_a_lasting_feat_is_never_turned_over(feat: str) -> None:
    owner = {"f": "aldan", "a": "koda", "d": "koda", "e": "runen", "s": "guild", "h": "paldeyn"}[feat[0]]
    owner = {"deep_veins": "runen", "feeding_frenzy": "ooglan", "enhanced_sorcery": "venna"}.get(feat, owner)
    other = "runen" if owner != "runen" else "koda"
    position = wroth(f"{owner} {other}").units(owner, 5, regulars=3).units(other, 5, regulars=3).feat(owner, feat)
    table = position.dice(owner, "battle mine").dice(other, "battle mine").discard(owner, 1).turn(owner)
    answers(table, "battle")
    while asked(table) != f"{other} act":
        answers(table, "no" if "no" in offered(table) else "end")
    answers(table, "battle")
    assert feats(table, owner) == [feat]


# ---------------------------------------------------------------- Aldan


@rule("W14.4")
def test_camouflage_protects_all_aldan_units_until_the_end_of_the_round() -> None:
    position = (
        wroth("aldan koda").units("aldan", 5, regulars=2).units("aldan", 6, elagynt=1).units("koda", 5, grizzled=1)
    )
    position.feat("aldan", "camouflage").dice("aldan", IDLE).dice("koda", "battle battle").omni("koda", "strike")
    table = position.turn("aldan")
    answers(table, "feat-camouflage", "discard-mine", "battle", "5", "omniscient", "6")
    assert (units(table, "aldan", 5), units(table, "aldan", 6)) == ({"regular": 2}, {"elagynt-3": 1})
    assert discard(table, "aldan") == 0


@rule("W14.4", "W9.7")
@pytest.mark.parametrize(("region", "regulars", "wynden"), [(0, 1, 0), (5, 1, 0), (0, 0, 1), (5, 0, 1), (None, 0, 0)])
def test_camouflage_needs_one_unit_anywhere(region: int | None, regulars: int, wynden: int) -> None:
    position = wroth("aldan koda").feat("aldan", "camouflage").dice("aldan", IDLE)
    if region is not None:
        position.units("aldan", region, regulars=regulars, wynden=wynden)
    assert ("feat-camouflage" in offered(position.turn("aldan"))) == (region is not None)


@rule("W14.4")
def test_camouflage_ends_with_the_round() -> None:
    position = wroth("aldan koda").units("aldan", 7, regulars=2).units("koda", 7, regulars=3).token(7, "t07")
    position.feat("aldan", "camouflage").dice("aldan", "mine")
    table = position.phase("actions", "round", chance="mine mine " + "mine extend manoeuvre battle " * 2)
    answers(table, "feat-camouflage", "mine")
    assert asked(table) == "koda take-bonus"
    answers(table, "yes")
    assert units(table, "aldan", 7) == {"regular": 1}


@rule("W14.5")
def test_ancestral_muster_leads_to_a_numbered_region_with_an_own_elite() -> None:
    position = (
        wroth("aldan koda").units("aldan", 0, elagynt=1).units("aldan", 3, regulars=4).units("aldan", 5, wynden=1)
    )
    table = position.units("aldan", 6, elagynt=1).feat("aldan", "ancestral_muster").dice("aldan", IDLE).turn("aldan")
    answers(table, "feat-ancestral_muster")
    assert (asked(table), offered(table)) == ("aldan muster-at", ["5", "6"])


@rule("W14.5", "W14.25")
def test_ancestral_muster_cannot_enter_a_closed_region() -> None:
    position = wroth("aldan ooglan").units("aldan", 5, wynden=1).units("ooglan", 5, karn=1).dice("aldan", IDLE)
    assert "feat-ancestral_muster" not in offered(position.feat("aldan", "ancestral_muster").turn("aldan"))


@rule("W14.5", "W8.28", "W14.7")
def test_mustered_units_are_deployed_and_spring_no_trap() -> None:
    position = wroth("aldan koda").units("aldan", 5, wynden=1).units("koda", 5, trapper="steal").corra("aldan", 2)
    table = position.feat("aldan", "ancestral_muster").dice("aldan", IDLE).turn("aldan")
    answers(table, "feat-ancestral_muster", "4")
    assert (units(table, "aldan", 5), corra(table, "aldan")) == ({"wynden-2": 1, "regular": 4}, 2)


@rule("W9.7", "W14.5", "W14.40")
@pytest.mark.parametrize(
    ("faction", "feat", "elite"), [("aldan", "ancestral_muster", "wynden"), ("venna", "spirit_call", "hag")]
)
def test_who_has_all_regulars_in_one_region_cannot_gather_them_there(faction: str, feat: str, elite: str) -> None:
    position = (
        wroth(f"{faction} koda").units(faction, 5, regulars=25, **{elite: 1}).feat(faction, feat).dice(faction, IDLE)
    )
    assert f"feat-{feat}" not in offered(position.turn(faction))
    position = wroth(f"{faction} koda").units(faction, 5, regulars=24, **{elite: 1}).units(faction, 6, **{elite: 1})
    table = position.units(faction, 6, regulars=1).feat(faction, feat).dice(faction, IDLE).turn(faction)
    answers(table, f"feat-{feat}", "5")
    assert units(table, faction, 5)["regular"] == 25


# ---------------------------------------------------------------- Koda


def trapping(kinds: str) -> Position:
    position = wroth("koda runen guild").units("koda", 5, trapper=kinds).feat("koda", "advanced_trapping")
    return position.dice("koda", IDLE).dice("runen", IDLE).dice("guild", IDLE)


@rule("W14.8")
def test_advanced_trapping_springs_one_trapper_as_if_somebody_had_moved_in() -> None:
    position = trapping("steal attack").units("runen", 5, regulars=1).units("guild", 5, regulars=1).corra("guild", 2)
    table = position.turn("koda")
    answers(table, "feat-advanced_trapping")
    assert (asked(table), offered(table)) == ("koda spring-which", ["1", "2"])
    answers(table, "1")
    assert (asked(table), offered(table)) == ("koda spring-victim", ["runen", "guild"])
    answers(table, "guild")
    assert (corra(table, "koda"), corra(table, "guild"), on_board(table, "koda", "trapper")) == (1, 1, 5)


@rule("W14.8")
def test_a_trapper_sprung_where_nobody_is_can_still_muster() -> None:
    table = trapping("muster").turn("koda")
    answers(table, "feat-advanced_trapping", "2")
    assert units(table, "koda", 5) == {"regular": 2}
    table = trapping("attack").turn("koda")
    answers(table, "feat-advanced_trapping")
    assert (units(table, "koda", 5), asked(table)) == ({}, "koda act")


@rule("W14.8")
def test_advanced_trapping_works_once_in_each_own_turn() -> None:
    table = trapping("steal steal").turn("koda")
    answers(table, "feat-advanced_trapping", "1")
    assert "feat-advanced_trapping" not in offered(table)
    answers(table, "discard-mine", "discard-mine", "discard-mine")
    assert asked(table) == "koda act"
    assert "feat-advanced_trapping" in offered(table)


@rule("W14.9")
def test_mutation_turns_two_regulars_into_a_grizzled_up_to_twice() -> None:
    position = (
        wroth("koda runen").units("koda", 5, regulars=3).units("koda", 6, regulars=2).units("koda", 0, regulars=4)
    )
    table = position.feat("koda", "mutation").dice("koda", IDLE).dice("runen", IDLE).turn("koda")
    answers(table, "feat-mutation")
    assert offered(table) == ["5", "6"]
    answers(table, "5")
    assert offered(table) == ["pass", "6"]
    answers(table, "6")
    assert on_map(table, "koda") == {
        "shores": {"regular": 4},
        "5": {"regular": 1, "grizzled-4": 1},
        "6": {"grizzled-4": 1},
    }
    assert (discard(table, "koda"), corra(table, "koda"), feats(table, "koda")) == (4, 0, [])


@rule("W14.9")
def test_mutation_may_be_done_once_only_or_twice_in_the_same_region() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=4).feat("koda", "mutation").dice("koda", IDLE)
    table = position.dice("runen", IDLE).turn("koda")
    answers(table, "feat-mutation")
    assert offered(table) == ["pass", "5"]
    answers(table, "pass")
    assert (units(table, "koda", 5), discard(table, "koda")) == ({"regular": 2, "grizzled-4": 1}, 2)
    table.undo(0)
    answers(table, "5")
    assert (units(table, "koda", 5), discard(table, "koda")) == ({"grizzled-4": 2}, 4)


@rule("W14.9")
def test_mutation_takes_the_last_grizzled_of_the_board() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=4, grizzled=2).feat("koda", "mutation").dice("koda", IDLE)
    table = position.turn("koda")
    answers(table, "feat-mutation")  # a second time it is not possible
    assert units(table, "koda", 5) == {"regular": 2, "grizzled-4": 3}


@rule("W14.9")
@pytest.mark.parametrize(("regulars", "grizzled"), [(1, 0), (2, 3)])
def test_mutation_needs_two_regulars_and_a_grizzled(regulars: int, grizzled: int) -> None:
    position = wroth("koda runen").units("koda", 5, regulars=regulars, grizzled=grizzled).feat("koda", "mutation")
    assert "feat-mutation" not in offered(position.dice("koda", IDLE).turn("koda"))


@rule("W14.9", "W14.25")
def test_mutation_needs_an_open_region() -> None:
    position = wroth("koda ooglan").units("koda", 5, regulars=4).units("ooglan", 5, karn=1).feat("koda", "mutation")
    assert "feat-mutation" not in offered(position.dice("koda", IDLE).turn("koda"))


def attack_on_grizzled(*vitalities: int) -> Position:
    position = wroth("runen koda").units("runen", 5, regulars=1).units("koda", 5, grizzled=list(vitalities))
    position.feat("koda", "den_mothers").dice("runen", IDLE).omni("runen", "assault").discard("koda", 1)
    return position.dice("koda", IDLE)


@rule("W14.10", "W9.9")
def test_den_mothers_answer_the_loss_of_a_grizzled_in_anybodys_turn() -> None:
    table = attack_on_grizzled(2).turn("runen")
    answers(table, "omniscient")
    assert (asked(table), offered(table)) == ("koda den-mothers", ["0", "1", "2"])
    answers(table, "2")
    assert (asked(table), offered(table)) == ("koda den-mothers-discard", ["0", "1"])
    answers(table, "1")
    assert (units(table, "koda", 5), discard(table, "koda"), on_board(table, "koda")) == ({"regular": 2}, 0, 23)


@rule("W14.10")
def test_one_den_mother_comes_if_only_one_is_left() -> None:
    table = attack_on_grizzled(2).units("koda", 0, regulars=24).turn("runen")  # the 25th lies in the discard
    answers(table, "omniscient")
    assert (asked(table), offered(table)) == ("koda den-mothers", ["0", "1"])
    answers(table, "1")
    assert (units(table, "koda", 5), discard(table, "koda")) == ({"regular": 1}, 0)


@rule("W14.10")
def test_den_mothers_wait_until_the_attack_is_over() -> None:
    table = attack_on_grizzled(1, 4).turn("runen")
    answers(table, "omniscient", "koda-5-grizzled-1")
    assert units(table, "koda", 5) == {"grizzled-3": 1}  # the second point has hit before anybody comes
    assert asked(table) == "koda den-mothers"


@rule("W14.10")
def test_den_mothers_answer_each_lost_grizzled() -> None:
    table = attack_on_grizzled(1, 1).turn("runen")
    answers(table, "omniscient", "2", "0", "2", "0")
    assert units(table, "koda", 5) == {"regular": 4}


@rule("W14.10")
def test_den_mothers_need_not_come_and_do_not_mourn_trappers_or_runts() -> None:
    table = attack_on_grizzled(2).turn("runen")
    answers(table, "omniscient", "0")
    assert units(table, "koda", 5) == {}
    position = wroth("runen koda").units("runen", 5, regulars=1).units("koda", 5, regulars=1, trapper="steal")
    table = position.feat("koda", "den_mothers").dice("runen", IDLE).omni("runen", "assault").turn("runen")
    answers(table, "omniscient", "koda-5-regular")
    assert (units(table, "koda", 5), asked(table)) == ({}, "runen act")


@rule("W14.10")
def test_without_den_mothers_nobody_comes() -> None:
    table = attack_on_grizzled(2).feat("koda", "mutation").turn("runen")
    answers(table, "omniscient")
    assert (asked(table), units(table, "koda", 5)) == ("runen act", {})
    position = wroth("runen koda").units("runen", 8, ram=1).units("koda", 7, grizzled=[1]).board("runen", 0)
    table = position.dice("runen", "manoeuvre mine").dice("koda", IDLE).corra("runen", 1).turn("runen")
    answers(table, "manoeuvre", "koda-7-grizzled-1", "6", "yes")
    assert (asked(table), on_map(table, "koda")) == ("koda act", {})


@rule("W14.10", "W14.25")
def test_den_mothers_find_no_room_beside_a_karn() -> None:
    position = (
        wroth("ooglan koda").units("ooglan", 5, karn=1).units("koda", 5, grizzled=[1]).feat("koda", "den_mothers")
    )
    table = position.dice("ooglan", "battle mine").dice("koda", IDLE).turn("ooglan")
    answers(table, "battle")
    assert (units(table, "koda", 5), asked(table)) == ({}, "koda act")


@rule("W14.10", "W14.13")
def test_den_mothers_answer_the_damage_of_a_ram_after_all_of_it() -> None:
    position = wroth("runen koda").units("runen", 8, ram=1).units("koda", 7, grizzled=[1, 2]).board("runen", 0)
    position.feat("koda", "den_mothers").dice("runen", "manoeuvre mine").dice("koda", IDLE).corra("runen", 1)
    table = position.turn("runen")
    answers(table, "manoeuvre", "koda-7-grizzled-1", "koda-7-grizzled-2", "6", "yes")
    assert (asked(table), units(table, "koda", 6)) == ("koda den-mothers", {"grizzled-1": 1})
    answers(table, "2")
    assert units(table, "koda", 6) == {"grizzled-1": 1, "regular": 2}


# ---------------------------------------------------------------- Runen


def eye(**attacker: int) -> Position:
    position = wroth("koda runen").units("koda", 5, **attacker).units("runen", 5, regulars=4)
    return position.feat("runen", "eye_for_an_eye").dice("koda", "battle").dice("runen", IDLE)


@rule("W14.14", "W9.9")
def test_an_eye_for_an_eye_defeats_a_regular_of_the_attacker() -> None:
    table = eye(regulars=2).turn("koda")
    answers(table, "battle")
    assert (units(table, "koda", 5), discard(table, "koda"), discard(table, "runen")) == ({"regular": 1}, 1, 1)


@rule("W14.14")
def test_an_eye_for_an_eye_works_once_per_attack() -> None:
    table = eye(regulars=2, grizzled=1).turn("koda")
    answers(table, "battle")
    assert (discard(table, "runen"), discard(table, "koda")) == (2, 1)


@rule("W14.14")
def test_an_eye_for_an_eye_takes_no_elite_and_nobody_from_next_door() -> None:
    table = eye(grizzled=1).turn("koda")
    answers(table, "battle")
    assert (units(table, "koda", 5), discard(table, "koda")) == ({"grizzled-4": 1}, 0)
    position = wroth("koda runen").units("koda", 6, regulars=2).units("runen", 5, regulars=4)
    table = position.feat("runen", "eye_for_an_eye").dice("koda", "battle").dice("runen", IDLE).turn("koda")
    answers(table, "battle")
    assert (discard(table, "runen"), discard(table, "koda")) == (1, 0)


@rule("W14.14")
def test_an_eye_for_an_eye_needs_a_defeated_regular() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=2).units("runen", 5, miner=[1]).dice("koda", "battle")
    table = position.feat("runen", "eye_for_an_eye").dice("runen", IDLE).turn("koda")
    answers(table, "battle")
    assert (units(table, "runen", 5), discard(table, "koda")) == ({}, 0)


@rule("W14.14", "W14.7")
def test_an_eye_for_an_eye_answers_an_attack_trap() -> None:
    position = wroth("runen koda").units("runen", 8, regulars=2).units("koda", 7, regulars=1, trapper="attack")
    position.feat("runen", "eye_for_an_eye").dice("runen", "manoeuvre").dice("koda", IDLE).board("runen", 0)
    table = position.turn("runen")
    answers(table, "manoeuvre", "runen-8-regular")
    assert (units(table, "runen", 7), discard(table, "koda")) == ({}, 1)


@rule("W14.14", "W14.4", "W8.23")
def test_an_eye_for_an_eye_defeats_so_camouflage_does_not_help() -> None:
    position = (
        wroth("aldan runen").units("aldan", 5, regulars=2).units("runen", 5, regulars=2).dice("aldan", "battle mine")
    )
    table = position.feat("aldan", "camouflage").feat("runen", "eye_for_an_eye").dice("runen", IDLE).turn("aldan")
    answers(table, "feat-camouflage", "battle")
    assert (discard(table, "runen"), discard(table, "aldan")) == (1, 1)


@rule("W14.15")
def test_deep_veins_give_one_more_gem_with_the_first_mine_of_a_round() -> None:
    position = wroth("runen koda").feat("runen", "deep_veins").dice("runen", "mine").omni("runen", "mine")
    table = position.dice("koda", IDLE).turn("runen")
    answers(table, "omniscient")
    assert corra(table, "runen") == 2
    answers(table, "mine")
    assert corra(table, "runen") == 3


@rule("W14.15")
def test_deep_veins_count_a_doubled_mine_once() -> None:
    position = wroth("runen koda").feat("runen", "deep_veins").dice("runen", "mine").omni("runen", "double")
    table = position.dice("koda", IDLE).turn("runen")
    answers(table, "mine", "omniscient")
    assert corra(table, "runen") == 3


@rule("W14.15")
def test_deep_veins_work_again_in_the_next_round() -> None:
    position = wroth("runen koda").feat("runen", "deep_veins").units("runen", 1, regulars=1).token(1, "t04")
    position.dice("runen", "mine")
    table = position.phase("actions", "round", chance="mine mine " + "mine extend manoeuvre battle " * 2)
    answers(table, "mine", "end")
    assert corra(table, "runen") == 2
    answers(table, "yes")
    assert corra(table, "runen") == 5  # two for the bonus, one in Allocate


@rule("W14.15")
def test_deep_veins_do_not_work_in_allocate() -> None:
    table = wroth("runen koda").feat("runen", "deep_veins").phase("groundwork", chance="mine mine")
    assert corra(table, "runen") == 1


@rule("W14.16")
def test_in_an_unstoppable_march_each_ram_may_move_then_comes_an_attack() -> None:
    position = wroth("runen koda").units("runen", 8, ram=[3]).units("runen", 3, ram=[2]).units("koda", 7, regulars=3)
    position.feat("runen", "unstoppable_march").dice("runen", IDLE).dice("koda", IDLE)
    table = position.turn("runen")
    answers(table, "feat-unstoppable_march")
    assert (asked(table), offered(table)) == ("runen march-whom", ["pass", "runen-3-ram-2", "runen-8-ram-3"])
    answers(table, "runen-8-ram-3", "koda-7-regular", "pass", "6")
    assert (units(table, "runen", 7), units(table, "koda", 6)) == ({"ram-3": 1}, {"regular": 1})
    assert (asked(table), offered(table)) == ("runen march-whom", ["pass", "runen-3-ram-2"])
    answers(table, "pass")
    assert (asked(table), offered(table)) == ("runen attack-region", ["6", "7"])
    answers(table, "7")
    assert (units(table, "koda", 7), discard(table, "koda")) == ({"regular": 1}, 1)
    assert feats(table, "runen") == []


@rule("W14.16")
def test_no_ram_marches_twice() -> None:
    position = wroth("runen koda").units("runen", 8, ram=[3, 3]).units("koda", 1, regulars=1).dice("runen", IDLE)
    table = position.feat("runen", "unstoppable_march").dice("koda", IDLE).turn("runen")
    answers(table, "feat-unstoppable_march", "runen-8-ram-3")
    assert offered(table) == ["pass", "runen-8-ram-3"]
    answers(table, "runen-8-ram-3", "pass")  # the second Ram pushes nobody
    assert (on_map(table, "runen"), asked(table)) == ({"7": {"ram-3": 2}}, "runen act")


@rule("W14.16")
def test_of_two_equal_rams_that_meet_only_one_has_marched() -> None:
    position = wroth("runen koda").units("runen", 8, ram=1).units("runen", 7, ram=1).dice("runen", IDLE)
    table = position.feat("runen", "unstoppable_march").dice("koda", IDLE).turn("runen")
    answers(table, "feat-unstoppable_march", "runen-8-ram-3", "pass")
    assert (asked(table), offered(table)) == ("runen march-whom", ["pass", "runen-7-ram-3"])
    answers(table, "runen-7-ram-3", "5")
    assert (on_map(table, "runen"), asked(table)) == ({"5": {"ram-3": 1}, "7": {"ram-3": 1}}, "runen act")


@rule("W14.16", "W14.7")
def test_a_trap_snaps_before_the_next_ram_marches() -> None:
    position = wroth("runen koda").units("runen", 8, ram=[3, 2]).units("koda", 7, trapper="attack").dice("runen", IDLE)
    table = position.feat("runen", "unstoppable_march").dice("koda", IDLE).turn("runen")
    answers(table, "feat-unstoppable_march", "runen-8-ram-2")
    assert on_map(table, "runen") == {"8": {"ram-3": 1}}
    assert (asked(table), offered(table)) == ("runen march-whom", ["pass", "runen-8-ram-3"])


@rule("W14.16")
def test_the_march_may_be_an_attack_only() -> None:
    position = wroth("runen koda").units("runen", 5, regulars=1).units("koda", 5, regulars=2).dice("runen", IDLE)
    table = position.feat("runen", "unstoppable_march").dice("koda", IDLE).turn("runen")
    answers(table, "feat-unstoppable_march")
    assert discard(table, "koda") == 1


# ---------------------------------------------------------------- Guild


@rule("W14.21")
@pytest.mark.parametrize(("has", "left"), [(1, 0), (2, 0), (5, 2)])
def test_a_hostile_takeover_steals_up_to_three_gems(has: int, left: int) -> None:
    position = wroth("guild koda").feat("guild", "hostile_takeover").corra("koda", has).dice("guild", IDLE)
    table = position.dice("koda", IDLE).turn("guild")
    answers(table, "feat-hostile_takeover")
    while asked(table) != "guild act":
        answers(table, offered(table)[-1])
    assert (corra(table, "koda"), corra(table, "guild"), table.state.supply) == (left, has - left, 20 - has)


@rule("W14.21")
def test_a_hostile_takeover_needs_somebody_with_a_gem() -> None:
    position = wroth("guild koda runen aldan").feat("guild", "hostile_takeover").corra("koda", 1).corra("aldan", 1)
    table = position.dice("guild", IDLE).turn("guild")
    answers(table, "feat-hostile_takeover")
    assert offered(table) == ["aldan", "koda"]


@rule("W14.22")
def test_the_shadow_network_takes_one_unit_anywhere_once_per_round() -> None:
    position = wroth("guild koda").units("guild", 0, regulars=3).units("guild", 8, regulars=1, stellen=[1])
    table = position.feat("guild", "shadow_network").dice("guild", IDLE).dice("koda", "mine").turn("guild")
    answers(table, "feat-shadow_network")
    assert offered(table) == ["guild-8-regular", "guild-8-stellen-1"]
    answers(table, "guild-8-stellen-1")
    assert offered(table) == ["1", "2", "3", "4", "5", "6", "7"]
    answers(table, "2")
    assert on_map(table, "guild") == {"shores": {"regular": 3}, "2": {"stellen-1": 1}, "8": {"regular": 1}}
    assert "feat-shadow_network" not in offered(table)
    answers(table, "discard-mine", "discard-mine")
    assert (asked(table), "feat-shadow_network" in offered(table)) == ("guild act", False)


@rule("W14.22", "W14.25")
def test_the_shadow_network_does_not_reach_a_closed_region() -> None:
    position = wroth("guild ooglan").units("guild", 8, regulars=1).units("ooglan", 5, karn=1).dice("guild", IDLE)
    table = position.feat("guild", "shadow_network").turn("guild")
    answers(table, "feat-shadow_network")
    assert offered(table) == ["1", "2", "3", "4", "6", "7"]


@rule("W14.23")
@pytest.mark.parametrize(("crysen", "most"), [(0, 1), (1, 2), (2, 3)])
def test_an_open_contract_defeats_one_regular_in_each_of_several_regions(crysen: int, most: int) -> None:
    position = wroth("guild koda").units("guild", 0, crysen=crysen).feat("guild", "open_contract").dice("guild", IDLE)
    for region in (1, 2, 3, 4):
        position.units("guild", region, regulars=1).units("koda", region, regulars=2)
    table = position.dice("koda", IDLE).turn("guild")
    answers(table, "feat-open_contract")
    for region in range(1, most + 1):
        assert f"koda-{region}-regular" in offered(table)
        answers(table, f"koda-{region}-regular")
    assert asked(table) == "guild act"
    assert [units(table, "koda", region).get("regular") for region in (1, 2, 3, 4)] == [1] * most + [2] * (4 - most)


@rule("W14.23")
def test_an_open_contract_takes_each_region_once_and_may_stop() -> None:
    position = wroth("guild koda runen").units("guild", 1, regulars=1).units("guild", 2, crysen=2).dice("guild", IDLE)
    for region in (1, 2, 3):
        position.units("koda", region, regulars=2).units("runen", region, regulars=1, ram=1)
    table = position.feat("guild", "open_contract").turn("guild")
    answers(table, "feat-open_contract")
    assert offered(table) == ["koda-1-regular", "koda-2-regular", "runen-1-regular", "runen-2-regular"]
    answers(table, "runen-2-regular")
    assert offered(table) == ["pass", "koda-1-regular", "runen-1-regular"]
    answers(table, "pass")
    assert (discard(table, "runen"), discard(table, "koda"), feats(table, "guild")) == (1, 0, [])


@rule("W14.23")
def test_an_open_contract_ends_when_nobody_is_left() -> None:
    position = wroth("guild koda").units("guild", 5, crysen=3).units("koda", 5, regulars=2).dice("guild", IDLE)
    table = position.feat("guild", "open_contract").turn("guild")
    answers(table, "feat-open_contract")
    assert (asked(table), units(table, "koda", 5)) == ("guild act", {"regular": 1})
    assert questions(table).count("contract") == 1


@rule("W14.23", "W8.23", "W14.14")
def test_an_open_contract_is_no_attack() -> None:
    position = wroth("guild runen").units("guild", 5, regulars=2).units("runen", 5, regulars=2, stoic=1)
    position.feat("guild", "open_contract").feat("runen", "eye_for_an_eye").dice("guild", IDLE)
    table = position.turn("guild")
    answers(table, "feat-open_contract")
    while asked(table) != "guild act":
        answers(table, "runen-5-regular")
    assert (discard(table, "runen"), discard(table, "guild")) == (1, 0)


# ---------------------------------------------------------------- Ooglan


@rule("W14.27")
def test_parasitic_influence_uses_parasite_twice_for_free() -> None:
    position = wroth("ooglan koda").units("ooglan", 7, regulars=1).discard("ooglan", 5).dice("ooglan", IDLE)
    for region in (5, 6, 7, 8, 2):
        position.units("koda", region, regulars=2)
    table = position.feat("ooglan", "parasitic_influence").dice("koda", IDLE).turn("ooglan")
    answers(table, "feat-parasitic_influence")
    assert (asked(table), offered(table)) == ("ooglan parasite-at", ["5", "6", "8"])  # the first one had no choice
    answers(table, "8")
    assert on_map(table, "ooglan") == {"7": {"regular": 2}, "8": {"regular": 1}}
    assert (discard(table, "ooglan"), discard(table, "koda"), corra(table, "ooglan")) == (3, 2, 0)
    assert feats(table, "ooglan") == []


@rule("W14.27")
def test_the_second_parasite_is_skipped_without_a_victim_next_door() -> None:
    position = (
        wroth("ooglan koda").units("ooglan", 1, regulars=1).units("koda", 1, regulars=2).units("koda", 4, regulars=2)
    )
    table = position.feat("ooglan", "parasitic_influence").dice("ooglan", IDLE).turn("ooglan")
    answers(table, "feat-parasitic_influence")
    assert (discard(table, "koda"), asked(table)) == (1, "ooglan act")


@rule("W14.28")
def test_feeding_frenzy_brings_a_regular_back_after_a_kill_once_per_turn() -> None:
    position = wroth("ooglan koda").units("ooglan", 5, regulars=1).units("koda", 5, regulars=4).discard("ooglan", 3)
    position.feat("ooglan", "feeding_frenzy").dice("ooglan", "battle battle").omni("ooglan", "double").dice(
        "koda", "mine"
    )
    table = position.turn("ooglan")
    answers(table, "battle", "yes", "omniscient")
    assert (units(table, "ooglan", 5), discard(table, "ooglan"), asked(table)) == ({"regular": 2}, 2, "koda act")
    answers(table, "discard-mine", "battle")
    assert asked(table) == "ooglan feed"


@rule("W14.28")
def test_feeding_frenzy_is_a_choice_and_needs_an_own_unit_in_the_region() -> None:
    position = wroth("ooglan koda").units("ooglan", 5, regulars=1).units("koda", 5, regulars=4).discard("ooglan", 3)
    table = position.feat("ooglan", "feeding_frenzy").dice("ooglan", "battle").dice("koda", IDLE).turn("ooglan")
    answers(table, "battle")
    assert offered(table) == ["no", "yes"]
    answers(table, "no")
    assert units(table, "ooglan", 5) == {"regular": 1}
    position = wroth("ooglan koda").units("ooglan", 6, regulars=1).units("koda", 5, regulars=4).discard("ooglan", 3)
    table = position.feat("ooglan", "feeding_frenzy").dice("ooglan", "battle").dice("koda", IDLE).turn("ooglan")
    answers(table, "battle")
    assert asked(table) == "koda act"


@rule("W14.28")
def test_feeding_frenzy_needs_a_kill() -> None:
    position = wroth("ooglan koda").units("ooglan", 5, regulars=1).units("koda", 5, grizzled=1).discard("ooglan", 3)
    table = position.feat("ooglan", "feeding_frenzy").dice("ooglan", "battle").dice("koda", IDLE).turn("ooglan")
    answers(table, "battle")
    assert (asked(table), units(table, "koda", 5)) == ("koda act", {"grizzled-3": 1})


@rule("W14.29", "W14.24")
def test_sudden_silence_moves_a_stack_and_attacks_there() -> None:
    position = wroth("ooglan koda").units("ooglan", 8, regulars=3, nameless=[2]).units("koda", 7, regulars=5)
    table = position.feat("ooglan", "sudden_silence").dice("ooglan", IDLE).dice("koda", IDLE).turn("ooglan")
    answers(table, "feat-sudden_silence", "1", "1")
    assert on_map(table, "ooglan") == {"7": {"regular": 1, "nameless-2": 1}, "8": {"regular": 2}}
    assert (units(table, "koda", 7), feats(table, "ooglan")) == ({"regular": 3}, [])


@rule("W14.29")
def test_in_a_sudden_silence_at_least_one_unit_moves() -> None:
    position = wroth("ooglan koda").units("ooglan", 8, regulars=2, nameless=[3, 2]).units("koda", 7, regulars=5)
    table = position.feat("ooglan", "sudden_silence").dice("ooglan", IDLE).dice("koda", IDLE).turn("ooglan")
    answers(table, "feat-sudden_silence", "0", "0")  # neither a regular nor the weaker Nameless: so the stronger goes
    assert on_map(table, "ooglan") == {"7": {"nameless-3": 1}, "8": {"regular": 2, "nameless-2": 1}}


@rule("W14.29")
def test_sudden_silence_works_without_an_enemy_and_never_from_the_shores() -> None:
    position = wroth("ooglan koda").units("ooglan", 0, regulars=3).units("ooglan", 8, regulars=1).dice("ooglan", IDLE)
    table = position.feat("ooglan", "sudden_silence").turn("ooglan")
    answers(table, "feat-sudden_silence")
    assert (on_map(table, "ooglan"), asked(table)) == ({"shores": {"regular": 3}, "7": {"regular": 1}}, "ooglan act")


# ---------------------------------------------------------------- Paldeyn


@rule("W14.33")
def test_vanguard_reinforcements_replace_a_gain_of_gems() -> None:
    position = wroth("paldeyn koda").feat("paldeyn", "vanguard_reinforcements").dice("paldeyn", IDLE).dice("koda", IDLE)
    table = position.turn("paldeyn")
    answers(table, "mine")
    assert (asked(table), offered(table)) == ("paldeyn vanguard", ["pass", "lyon", "ryder", "ironwill"])
    answers(table, "lyon")
    assert (corra(table, "paldeyn"), units(table, "paldeyn", 0), feats(table, "paldeyn")) == (0, {"lyon-4": 1}, [])
    assert table.state.supply == 20


@rule("W14.33", "W5.35")
def test_vanguard_reinforcements_come_from_the_board() -> None:
    position = wroth("paldeyn koda").feat("paldeyn", "vanguard_reinforcements").units("paldeyn", 5, lyon=3)
    table = position.dice("paldeyn", IDLE).turn("paldeyn")
    answers(table, "mine")
    assert offered(table) == ["pass", "ryder", "ironwill"]


@rule("W14.33")
def test_vanguard_reinforcements_may_wait() -> None:
    position = wroth("paldeyn koda").feat("paldeyn", "vanguard_reinforcements").dice("paldeyn", IDLE).dice("koda", IDLE)
    table = position.turn("paldeyn")
    answers(table, "mine", "pass")
    assert (corra(table, "paldeyn"), feats(table, "paldeyn")) == (1, ["vanguard_reinforcements"])


@rule("W14.33", "W9.9")
def test_vanguard_reinforcements_work_in_allocate_and_in_spoils() -> None:
    position = wroth("paldeyn koda").feat("paldeyn", "vanguard_reinforcements")
    table = position.phase("groundwork", chance="mine mine")
    assert asked(table) == "paldeyn vanguard"
    answers(table, "ironwill")
    assert (corra(table, "paldeyn"), corra(table, "koda"), units(table, "paldeyn", 0)) == (
        0,
        1,
        {"regular": 2, "ironwill-4": 1},
    )
    position = wroth("paldeyn koda").feat("paldeyn", "vanguard_reinforcements").units("paldeyn", 4, regulars=1)
    table = position.token(4, "t04").phase("spoils")
    answers(table, "yes", "ryder")
    assert (corra(table, "paldeyn"), units(table, "paldeyn", 0)) == (0, {"ryder-2": 1})


@rule("W14.33", "W3.6")
def test_a_gain_that_is_given_up_leaves_the_gem_for_others() -> None:
    position = wroth("paldeyn koda").feat("paldeyn", "vanguard_reinforcements").corra("koda", 19)
    table = position.phase("groundwork", chance="mine mine")
    answers(table, "lyon")
    assert (corra(table, "paldeyn"), corra(table, "koda")) == (0, 20)


@rule("W14.33")
@pytest.mark.parametrize(("instead", "gems"), [("pass", (1, 1)), ("lyon", (0, 2))])
def test_a_theft_that_is_given_up_leaves_the_gem_with_its_owner(instead: str, gems: tuple[int, int]) -> None:
    # No card of the Paldeyn steals as yet, so a step of this test does.
    w = wroth("paldeyn koda").feat("paldeyn", "vanguard_reinforcements").corra("koda", 2).w
    w.agenda.then("theft")
    table = sit_down(w, Script(""), theft=lambda w: steal_corra(w, w.of(PALDEYN), w.of(KODA), 1))
    answers(table, instead)
    assert (corra(table, "paldeyn"), corra(table, "koda")) == gems


@rule("W14.33")
def test_without_a_gain_there_are_no_vanguard_reinforcements() -> None:
    position = wroth("paldeyn koda").feat("paldeyn", "vanguard_reinforcements").corra("koda", 20).dice("paldeyn", IDLE)
    table = position.dice("koda", IDLE).turn("paldeyn")
    answers(table, "mine")
    assert asked(table) == "koda act"
    position = wroth("paldeyn koda").feat("paldeyn", "vanguard_reinforcements").corra("koda", 20)
    assert position.phase("groundwork", chance="mine mine").over


@rule("W14.34")
def test_a_war_pavilion_protects_one_region_until_the_end_of_the_round() -> None:
    position = (
        wroth("paldeyn koda").units("paldeyn", 5, regulars=2).units("paldeyn", 6, regulars=2).dice("paldeyn", IDLE)
    )
    position.units("koda", 5, regulars=1).dice("koda", "battle battle").feat("paldeyn", "war_pavilion")
    table = position.omni("koda", "strike").turn("paldeyn")
    answers(table, "feat-war_pavilion", "5", "discard-mine", "battle", "5", "omniscient", "6")
    assert on_map(table, "paldeyn") == {"5": {"regular": 2}, "6": {"regular": 1}}


@rule("W14.34", "W8.23")
def test_a_war_pavilion_does_not_stop_a_defeat() -> None:
    position = wroth("paldeyn ooglan").units("paldeyn", 5, regulars=2).units("ooglan", 5, regulars=1).corra("ooglan", 2)
    position.dice("paldeyn", IDLE).dice("ooglan", IDLE).feat("paldeyn", "war_pavilion")
    table = position.turn("paldeyn")
    answers(table, "feat-war_pavilion")
    while asked(table) == "paldeyn pavilion-at":
        answers(table, "5")
    answers(table, "discard-mine", "use-parasite")
    assert discard(table, "paldeyn") == 1


@rule("W14.35")
@pytest.mark.parametrize(("regulars", "lost"), [(2, 2), (3, 1), (5, 1)])
def test_hold_the_line_reduces_attacks_where_three_regulars_stand(regulars: int, lost: int) -> None:
    position = wroth("koda paldeyn").units("koda", 5, regulars=1).units("paldeyn", 5, regulars=regulars)
    position.feat("paldeyn", "hold_the_line").dice("koda", IDLE).omni("koda", "assault")
    table = position.turn("koda")
    answers(table, "omniscient")
    assert discard(table, "paldeyn") == lost


# ---------------------------------------------------------------- Venna


@rule("W14.39")
@pytest.mark.parametrize(("elites", "lost"), [({}, 1), ({"hag": 1}, 2), ({"cauldron": 1, "acolyte": 2}, 2)])
def test_enhanced_sorcery_adds_one_damage_beside_an_own_elite(elites: dict[str, int], lost: int) -> None:
    position = wroth("venna koda").units("venna", 5, regulars=1, **elites).units("koda", 5, regulars=6)
    table = position.feat("venna", "enhanced_sorcery").dice("venna", "battle").dice("koda", IDLE).turn("venna")
    answers(table, "battle")
    assert discard(table, "koda") == lost


@rule("W14.40", "W8.19")
def test_a_spirit_call_gathers_up_to_three_into_an_own_region() -> None:
    position = wroth("venna koda").units("venna", 0, regulars=2).units("venna", 5, hag=1).units("venna", 6, regulars=1)
    table = position.feat("venna", "spirit_call").board("venna", 0).dice("venna", IDLE).turn("venna")
    answers(table, "feat-spirit_call")
    assert offered(table) == ["5", "6"]
    answers(table, "5")
    assert offered(table) == ["1", "2", "3"]
    answers(table, "3")
    while asked(table) != "venna act":
        answers(table, offered(table)[0])
    assert (units(table, "venna", 5), feats(table, "venna")) == ({"regular": 3, "hag-2": 1}, [])


@rule("W14.40", "W8.19", "W8.21")
def test_a_spirit_call_may_take_all_from_the_discard() -> None:
    position = wroth("venna koda").units("venna", 5, hag=1).discard("venna", 4).feat("venna", "spirit_call")
    table = position.dice("venna", IDLE).turn("venna")
    answers(table, "feat-spirit_call", "3", "0")  # none from the board
    assert (units(table, "venna", 5), discard(table, "venna"), on_board(table, "venna")) == (
        {"regular": 3, "hag-2": 1},
        1,
        21,
    )


@rule("W14.40", "W8.19")
def test_a_spirit_call_asks_for_every_place_in_order() -> None:
    position = wroth("venna koda").units("venna", 5, hag=1).feat("venna", "spirit_call").dice("venna", IDLE)
    for place in (0, 1, 2, 3, 4, 6, 7, 8):
        position.units("venna", place, regulars=1)
    table = position.discard("venna", 1).turn("venna")
    answers(table, "feat-spirit_call", "5", "3", "0", "1", "0", "0", "0", "0", "0", "0")
    asks = [line.ask for line in table.live if line.ask is not None and line.ask.question.id == "gather-from"]
    assert [WELL.name(ask.about[0]) for ask in asks] == ["board", "shores", *"12345678", "discard"]
    assert units(table, "venna", 5) == {"regular": 3, "hag-2": 1}
    assert (units(table, "venna", 0), units(table, "venna", 8), discard(table, "venna")) == ({}, {}, 0)


@rule("W14.41")
def test_stolen_power_uses_the_die_of_an_opponent_which_keeps_it() -> None:
    position = wroth("venna koda").feat("venna", "stolen_power").omni("koda", "mine").omni("venna", "strike")
    table = position.dice("venna", IDLE).dice("koda", IDLE).turn("venna")
    answers(table, "feat-stolen_power")
    assert (corra(table, "venna"), omni(table, "koda"), omni(table, "venna")) == (1, "mine", "strike")
    assert (feats(table, "venna"), dice(table, "venna")) == ([], IDLE)


@rule("W14.41")
def test_stolen_power_may_double() -> None:
    position = wroth("venna koda").feat("venna", "stolen_power").omni("koda", "double").dice("venna", IDLE)
    table = position.dice("koda", IDLE).turn("venna")
    assert "feat-stolen_power" not in offered(table)
    answers(table, "mine", "feat-stolen_power")
    assert corra(table, "venna") == 2


@rule("W14.41")
def test_stolen_power_needs_an_unspent_die_and_lets_one_choose() -> None:
    position = wroth("venna koda runen guild").feat("venna", "stolen_power").omni("koda", "mine").omni("guild", "mine")
    table = position.dice("venna", IDLE).turn("venna")
    answers(table, "feat-stolen_power")
    assert offered(table) == ["koda", "guild"]
    assert "runen" not in questions(table)
