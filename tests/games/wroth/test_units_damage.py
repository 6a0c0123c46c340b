"""W7.6-W7.7 and W8: units, damage, moving, deploying, gathering."""

import pytest

from ludoteca.games.wroth.content import ELITES
from tests.games.wroth.positions import (
    answers,
    asked,
    corra,
    discard,
    events,
    offered,
    on_board,
    on_map,
    questions,
    units,
    wroth,
)
from tests.marks import rule

# ---------------------------------------------------------------- units


@rule("W8.1", "W8.2")
@pytest.mark.parametrize("faction", ["aldan", "runen", "guild", "ooglan", "paldeyn", "venna"])
def test_one_damage_puts_a_regular_of_any_faction_into_the_discard(faction: str) -> None:
    position = (
        wroth(f"koda {faction}").units("koda", 5, regulars=1).units(faction, 5, regulars=2).dice("koda", "battle")
    )
    table = position.dice(faction, "mine mine").turn("koda")
    answers(table, "battle")
    assert (units(table, faction, 5), discard(table, faction), on_board(table, faction)) == ({"regular": 1}, 1, 23)


@rule("W8.2")
def test_defeated_regulars_do_not_come_back_as_reinforcements() -> None:
    table = wroth("koda runen").board("koda", 0).phase("groundwork", chance="mine mine")
    assert (on_map(table, "koda"), discard(table, "koda")) == ({}, 25)


@rule("W8.3", "W8.5")
def test_an_elite_shows_what_vitality_is_left() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=1).units("runen", 5, ram=1).dice("koda", "battle mine")
    table = position.dice("runen", "mine").turn("koda")
    answers(table, "battle")
    assert units(table, "runen", 5) == {"ram-2": 1}
    assert not [line for line in table.live if line.is_chance]


@rule("W8.4")
@pytest.mark.parametrize("elite", [e.id for e in ELITES])
def test_a_deployed_elite_starts_with_full_vitality(elite: str) -> None:
    printed = {
        "elagynt": 3, "wynden": 2, "grizzled": 4, "trapper": 1, "stoic": 3, "miner": 2, "ram": 3, "stellen": 2,
        "crysen": 2, "nameless": 3, "karn": 4, "lyon": 4, "ryder": 2, "ironwill": 4, "hag": 2, "acolyte": 1,
        "cauldron": 3,
    }  # fmt: skip
    faction = next(e.faction for e in ELITES if e.id == elite)
    other = "runen" if faction != "runen" else "koda"
    position = wroth(f"{faction} {other}").units(faction, 5, regulars=3).units(other, 5, regulars=1).corra(faction, 3)
    table = position.dice(faction, "mine mine").turn(faction)
    answers(table, f"buy-{elite}")
    while asked(table) != f"{faction} act":
        answers(table, offered(table)[0])
    looks = [look for region in on_map(table, faction).values() for look in region if look != "regular"]
    assert looks == [f"{elite}-{printed[elite]}"]


@rule("W8.5")
def test_an_elite_without_vitality_returns_to_the_board_and_can_be_bought_again_at_full_price() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=1).units("runen", 5, ram=[1]).dice("koda", "battle")
    table = position.dice("runen", "mine").corra("runen", 2).turn("koda")
    answers(table, "battle")
    assert (units(table, "runen", 5), on_board(table, "runen", "ram"), discard(table, "runen")) == ({}, 3, 0)
    answers(table, "buy-ram")
    assert (units(table, "runen", 0), corra(table, "runen")) == ({"ram-3": 1}, 0)


@rule("W8.6")
def test_an_elite_keeps_its_vitality_when_it_moves() -> None:
    position = wroth("koda runen").units("koda", 8, grizzled=[2]).dice("koda", "manoeuvre mine").board("koda", 0)
    table = position.turn("koda")
    answers(table, "manoeuvre")
    assert on_map(table, "koda") == {"7": {"grizzled-2": 1}}


# ---------------------------------------------------------------- attacks


@rule("W8.7", "W14.13", "W14.11")
def test_damage_that_is_no_attack_ignores_what_speaks_of_attacks() -> None:
    # The Corra damage of a Ram is no attack: Hold the Line does not reduce it, a Hag does not answer.
    position = wroth("runen paldeyn").units("runen", 8, ram=1).units("paldeyn", 7, regulars=1).corra("runen", 1)
    position.units("paldeyn", 5, regulars=3).feat("paldeyn", "hold_the_line").dice("runen", "manoeuvre")
    table = position.board("runen", 0).turn("runen")
    answers(table, "manoeuvre", "paldeyn-7-regular", "5", "yes")
    assert (units(table, "paldeyn", 5), discard(table, "paldeyn")) == ({"regular": 3}, 1)
    assert events(table, "attacked") == []


@rule("W8.8")
def test_an_attack_names_one_region_and_one_faction() -> None:
    position = wroth("koda runen guild").units("koda", 5, regulars=1).dice("koda", "battle mine").dice("runen", "mine")
    for region in (5, 6):
        position.units("runen", region, regulars=2).units("guild", region, regulars=2)
    table = position.turn("koda")
    answers(table, "battle")
    assert (asked(table), offered(table)) == ("koda attack-region", ["5", "6"])
    answers(table, "6")
    assert (asked(table), offered(table)) == ("koda attack-target", ["runen", "guild"])
    answers(table, "guild")
    assert (discard(table, "guild"), discard(table, "runen")) == (1, 0)


@rule("W8.9")
def test_the_attacker_splits_the_damage_freely() -> None:
    def after(*damage: str) -> dict[str, int]:
        position = wroth("koda runen").units("koda", 5, regulars=1).units("runen", 5, regulars=1, ram=[3, 2])
        table = position.dice("koda", "mine").omni("koda", "assault").turn("koda")
        answers(table, "omniscient", *damage)
        return units(table, "runen", 5)

    assert after("runen-5-ram-2", "runen-5-ram-1") == {"regular": 1, "ram-3": 1}
    assert after("runen-5-regular", "runen-5-ram-3") == {"ram-2": 2}
    assert after("runen-5-ram-3", "runen-5-ram-2") == {"regular": 1, "ram-1": 1, "ram-2": 1}


@rule("W8.9")
def test_whoever_may_be_hit_is_listed_from_weak_to_strong() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=1).units("runen", 5, ram=[3, 1, 2], regulars=1)
    table = position.dice("koda", "battle").turn("koda")
    answers(table, "battle")
    assert offered(table) == ["runen-5-regular", "runen-5-ram-1", "runen-5-ram-2", "runen-5-ram-3"]


@rule("W8.10")
def test_damage_beyond_what_the_faction_has_there_is_lost() -> None:
    position = wroth("koda runen guild").units("koda", 5, regulars=1).units("runen", 5, regulars=1)
    position.units("guild", 5, regulars=3).units("runen", 6, regulars=3).omni("koda", "assault").dice("koda", "mine")
    table = position.turn("koda")
    answers(table, "omniscient", "5", "runen")
    assert (on_map(table, "runen"), units(table, "guild", 5)) == ({"6": {"regular": 3}}, {"regular": 3})
    assert asked(table) == "koda act"


@rule("W8.11")
def test_nobody_attacks_the_own_faction() -> None:
    position = (
        wroth("koda runen").units("koda", 5, regulars=3).units("runen", 6, regulars=1).dice("koda", "battle mine")
    )
    table = position.omni("koda", "strike").turn("koda")
    answers(table, "battle")  # region 5 and the Koda themselves are no choice
    assert (on_map(table, "koda"), discard(table, "runen")) == ({"5": {"regular": 3}}, 1)
    assert "omniscient" not in offered(table)


@rule("W8.12", "W14.32")
def test_an_ironwill_takes_the_damage_first() -> None:
    position = wroth("koda paldeyn").units("koda", 5, regulars=1).units("paldeyn", 5, regulars=2, ironwill=[1], lyon=1)
    table = position.dice("koda", "mine").omni("koda", "assault").dice("paldeyn", "mine").turn("koda")
    answers(table, "omniscient")  # the first point has no choice
    assert offered(table) == ["paldeyn-5-regular", "paldeyn-5-lyon-4"]
    answers(table, "paldeyn-5-lyon-4")
    assert units(table, "paldeyn", 5) == {"regular": 2, "lyon-3": 1}


@rule("W8.13")
def test_an_attack_has_no_dice_and_no_retaliation() -> None:
    position = (
        wroth("koda runen").units("koda", 5, regulars=1).units("runen", 5, regulars=9, ram=3).dice("koda", "battle")
    )
    table = position.dice("runen", "mine").turn("koda")
    answers(table, "battle", "runen-5-regular")
    assert units(table, "koda", 5) == {"regular": 1}
    assert not [line for line in table.live if line.is_chance]


# ---------------------------------------------------------------- defeat, must and may, order


@rule("W8.23", "W14.26", "W14.4")
def test_defeat_is_not_damage_so_camouflage_does_not_help() -> None:
    position = (
        wroth("aldan ooglan").units("aldan", 5, regulars=2).units("ooglan", 5, regulars=1).feat("aldan", "camouflage")
    )
    position.dice("aldan", "mine").dice("ooglan", "mine battle").corra("ooglan", 2)
    table = position.turn("aldan")
    answers(table, "feat-camouflage", "mine")
    assert asked(table) == "ooglan act"
    answers(table, "use-parasite")
    assert discard(table, "aldan") == 1


@rule("W8.23", "W14.11")
def test_a_stoic_does_not_stop_a_defeat() -> None:
    position = wroth("ooglan runen").units("runen", 5, regulars=1, stoic=2).units("ooglan", 5, regulars=1)
    table = position.corra("ooglan", 2).dice("ooglan", "mine mine").turn("ooglan")
    answers(table, "use-parasite")
    assert (units(table, "runen", 5), discard(table, "runen")) == ({"stoic-3": 2}, 1)


@rule("W8.24", "W14.24")
def test_an_ability_that_applies_must_be_applied() -> None:
    # Assault would deal 2, but the Nameless with one vitality left makes it 1.
    position = wroth("ooglan runen").units("ooglan", 5, nameless=[1]).units("runen", 5, regulars=3)
    table = position.dice("ooglan", "mine").omni("ooglan", "assault").turn("ooglan")
    answers(table, "omniscient")
    assert units(table, "runen", 5) == {"regular": 2}


@rule("W8.25", "W14.26")
def test_impossible_parts_of_an_ability_are_skipped() -> None:
    position = wroth("ooglan runen").units("runen", 5, regulars=2).units("ooglan", 5, regulars=1).corra("ooglan", 2)
    table = position.dice("ooglan", "mine mine").turn("ooglan")
    answers(table, "use-parasite")
    assert (units(table, "runen", 5), units(table, "ooglan", 5)) == ({"regular": 1}, {"regular": 1})


@rule("W8.26", "W14.24", "W14.11")
@pytest.mark.parametrize(("vitality", "left"), [(3, 3), (2, 4), (1, 5)])
def test_damage_is_replaced_before_it_is_reduced(vitality: int, left: int) -> None:
    position = wroth("ooglan runen").units("ooglan", 5, nameless=[vitality]).units("runen", 5, regulars=5, stoic=1)
    table = position.dice("ooglan", "battle mine").dice("runen", "mine").turn("ooglan")
    answers(table, "battle", *["runen-5-regular"] * (vitality - 1))
    assert units(table, "runen", 5) == {"regular": left, "stoic-3": 1}


@rule("W8.26", "W14.6", "W14.11")
def test_damage_is_increased_before_it_is_reduced() -> None:
    position = wroth("koda runen").units("koda", 5, grizzled=3).units("runen", 5, regulars=5, stoic=3)
    table = position.dice("koda", "battle mine").dice("runen", "mine").turn("koda")
    answers(table, "battle", "runen-5-regular")
    assert units(table, "runen", 5) == {"regular": 4, "stoic-3": 3}
    assert asked(table) in {"koda act", "runen act"}


@rule("W8.26", "W14.11", "W8.31")
def test_damage_is_never_less_than_nothing() -> None:
    position = (
        wroth("koda runen").units("koda", 5, regulars=1).units("runen", 5, regulars=5, stoic=2).dice("koda", "battle")
    )
    table = position.dice("runen", "mine mine").turn("koda")
    answers(table, "battle")
    assert (units(table, "runen", 5), asked(table)) == ({"regular": 5, "stoic-3": 2}, "runen act")
    assert events(table, "attacked") == ["attacked koda 5 runen 0"]


@rule("W8.31", "W14.17", "W14.4")
def test_an_attack_on_units_that_cannot_be_damaged_is_still_an_attack() -> None:
    position = (
        wroth("aldan guild").units("aldan", 5, regulars=2).units("guild", 5, stellen=1).feat("aldan", "camouflage")
    )
    position.dice("aldan", "mine").dice("guild", "battle mine").corra("aldan", 1)
    table = position.turn("aldan")
    answers(table, "feat-camouflage", "discard-mine", "battle")
    assert (units(table, "aldan", 5), corra(table, "aldan"), corra(table, "guild")) == ({"regular": 2}, 0, 1)


@rule("W8.29")
def test_the_acting_faction_resolves_its_abilities_first() -> None:
    # Stellen (Guild) before Eye for an Eye (Runen).
    position = wroth("guild runen").units("guild", 5, regulars=1, stellen=1).units("runen", 5, regulars=2)
    position.feat("runen", "eye_for_an_eye").corra("runen", 1).dice("guild", "battle").dice("runen", "mine mine")
    table = position.turn("guild")
    answers(table, "battle")
    assert events(table, "corra-stolen", "defeated") == [
        "defeated runen 5",
        "corra-stolen guild 1 runen",
        "defeated guild 5",
    ]


@rule("W8.29", "W14.28", "W14.36")
def test_feeding_frenzy_comes_before_the_answer_of_a_hag() -> None:
    # If the Hag were first, no Ooglan unit would be left in the region and nothing could be fed.
    position = wroth("ooglan venna").units("ooglan", 5, regulars=1).units("venna", 5, regulars=1, hag=1)
    position.feat("ooglan", "feeding_frenzy").discard("ooglan", 1).dice("ooglan", "battle").dice("venna", "mine mine")
    table = position.turn("ooglan")
    answers(table, "battle", "venna-5-regular")
    assert asked(table) == "ooglan feed"
    answers(table, "yes")
    assert (units(table, "ooglan", 5), discard(table, "ooglan")) == ({"regular": 1}, 1)


@rule("W8.29", "W14.13", "W14.7")
def test_a_ram_pushes_before_the_trap_it_has_sprung_snaps() -> None:
    position = wroth("runen koda").units("runen", 8, ram=1).units("koda", 7, regulars=1, trapper="steal")
    position.corra("runen", 1).dice("runen", "manoeuvre").dice("koda", "mine mine").board("runen", 0)
    table = position.turn("runen")
    answers(table, "manoeuvre")
    assert asked(table) == "runen push-units"
    answers(table, "koda-7-regular", "6", "yes")  # the gem is spent before it can be stolen
    assert (corra(table, "runen"), corra(table, "koda"), discard(table, "koda")) == (0, 0, 1)
    assert on_board(table, "koda", "trapper") == 6


@rule("W8.29", "W14.29", "W14.7")
def test_an_ability_that_has_started_is_finished_before_what_it_sets_off() -> None:
    # Sudden Silence moves and attacks; only then the trap in the region snaps, if its Trapper is still there.
    position = wroth("ooglan koda").units("ooglan", 8, regulars=1).units("koda", 7, trapper="attack", regulars=1)
    position.feat("ooglan", "sudden_silence").dice("ooglan", "mine").dice("koda", "mine mine")
    table = position.turn("ooglan", chance="attack")
    answers(table, "feat-sudden_silence")
    assert asked(table) == "ooglan damage"
    answers(table, "koda-7-trapper-1")
    assert (on_map(table, "ooglan"), on_board(table, "koda", "trapper")) == ({"7": {"regular": 1}}, 6)
    assert "sprung" not in questions(table)


@rule("W8.30", "W14.28")
def test_an_elite_that_falls_counts_as_defeated() -> None:
    position = wroth("ooglan runen").units("ooglan", 5, regulars=1).units("runen", 5, miner=[1]).discard("ooglan", 1)
    table = position.feat("ooglan", "feeding_frenzy").dice("ooglan", "battle mine").dice("runen", "mine").turn("ooglan")
    answers(table, "battle")
    assert asked(table) == "ooglan feed"


# ---------------------------------------------------------------- moving and deploying


@rule("W8.14", "W8.27", "W14.7")
def test_units_move_together_and_then_traps_snap() -> None:
    position = wroth("runen koda").units("runen", 8, regulars=2).units("koda", 7, trapper="attack")
    table = position.dice("runen", "manoeuvre").dice("koda", "mine mine").board("runen", 0).turn("runen")
    answers(table, "manoeuvre", "runen-8-regular")
    assert (on_map(table, "runen"), discard(table, "runen")) == ({}, 25)  # both had arrived when the trap hit for 2


@rule("W8.27", "W14.13")
def test_in_an_exodus_everybody_has_arrived_before_a_ram_pushes() -> None:
    position = wroth("runen koda").units("runen", 8, regulars=2, ram=1).units("koda", 7, regulars=1)
    table = position.dice("runen", "mine mine").dice("koda", "mine mine").turn("runen")
    answers(table, "exodus", "2", "1")
    assert asked(table) == "runen push-units"
    assert offered(table) == ["pass", "koda-7-regular", "runen-7-regular"]
    assert units(table, "runen", 7) == {"regular": 2, "ram-3": 1}


@rule("W8.15", "W8.28", "W14.7")
def test_deploying_into_a_region_springs_no_trap() -> None:
    position = wroth("runen koda").units("runen", 5, regulars=1).units("koda", 5, trapper="steal").corra("runen", 3)
    table = position.dice("runen", "extend").dice("koda", "mine mine").turn("runen")
    answers(table, "extend", "2", "buy-stoic")
    assert (units(table, "koda", 5), corra(table, "koda")) == ({"trapper-1": 1}, 0)


@rule("W8.28", "W14.13")
def test_deploying_a_ram_pushes_nobody() -> None:
    position = wroth("runen koda").units("koda", 0, regulars=3).corra("runen", 3).dice("runen", "mine mine")
    table = position.turn("runen")
    answers(table, "buy-ram")
    assert asked(table) == "runen act"


@rule("W8.16", "W14.22", "W8.28")
def test_a_unit_taken_from_the_map_and_placed_again_is_deployed_not_moved() -> None:
    position = wroth("guild koda").units("guild", 8, regulars=1).units("koda", 7, trapper="steal").corra("guild", 3)
    table = position.feat("guild", "shadow_network").dice("guild", "mine mine").turn("guild")
    answers(table, "feat-shadow_network", "7")
    assert (units(table, "guild", 7), units(table, "koda", 7), corra(table, "guild")) == (
        {"regular": 1},
        {"trapper-1": 1},
        3,
    )


@rule("W8.17", "W14.31", "W14.7")
def test_a_move_over_two_regions_is_two_moves() -> None:
    position = wroth("paldeyn koda").units("paldeyn", 8, ryder=1).units("koda", 7, trapper="steal")
    position.units("koda", 6, trapper="steal").corra("paldeyn", 5).dice("paldeyn", "manoeuvre").board("paldeyn", 0)
    table = position.dice("koda", "mine mine").turn("paldeyn")
    answers(table, "manoeuvre", "6")
    assert units(table, "paldeyn", 6) == {"ryder-2": 1}
    assert (corra(table, "paldeyn"), corra(table, "koda")) == (3, 2)


@rule("W8.18", "W14.31")
def test_every_step_of_a_long_move_leads_to_an_adjacent_numbered_region() -> None:
    position = wroth("paldeyn koda").units("paldeyn", 8, ryder=1).dice("paldeyn", "manoeuvre").board("paldeyn", 0)
    table = position.dice("koda", "mine mine").turn("paldeyn")
    answers(table, "manoeuvre")
    assert (asked(table), offered(table)) == ("paldeyn ryder", ["pass", "5", "6", "8"])


# ---------------------------------------------------------------- gathering


@rule("W8.19", "W8.20", "W14.5")
def test_regulars_are_gathered_from_board_map_shores_and_discard() -> None:
    position = (
        wroth("aldan koda").units("aldan", 0, regulars=1).units("aldan", 3, regulars=1).units("aldan", 8, wynden=1)
    )
    position.discard("aldan", 1).feat("aldan", "ancestral_muster").dice("aldan", "mine mine")
    table = position.turn("aldan")
    answers(table, "feat-ancestral_muster", "4", "1")  # one from the board, so one from everywhere else
    assert units(table, "aldan", 8) == {"wynden-2": 1, "regular": 4}
    assert (units(table, "aldan", 0), units(table, "aldan", 3)) == ({}, {})
    assert (discard(table, "aldan"), on_board(table, "aldan")) == (0, 21)


@rule("W8.21")
def test_extend_and_reinforcements_leave_the_discard_alone() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=1).board("koda", 2).dice("koda", "extend")
    table = position.phase("groundwork", "actions", chance="mine mine")
    assert (on_board(table, "koda"), discard(table, "koda")) == (0, 22)
    assert "extend" not in offered(table)


@rule("W8.22", "W14.5")
def test_gather_up_to_four_may_take_fewer() -> None:
    position = (
        wroth("aldan koda").units("aldan", 8, wynden=1).feat("aldan", "ancestral_muster").dice("aldan", "mine mine")
    )
    table = position.turn("aldan")
    answers(table, "feat-ancestral_muster")
    assert offered(table) == ["1", "2", "3", "4"]
    answers(table, "2")
    assert (units(table, "aldan", 8), on_board(table, "aldan")) == ({"wynden-2": 1, "regular": 2}, 23)


@rule("W7.7", "W14.18")
def test_units_in_the_shores_are_in_play() -> None:
    position = (
        wroth("guild runen").units("guild", 5, crysen=1).units("guild", 0, crysen=2).units("runen", 5, regulars=5)
    )
    table = position.dice("guild", "battle").dice("runen", "mine mine").turn("guild")
    answers(table, "battle")
    assert units(table, "runen", 5) == {"regular": 2}


@rule("W7.6", "W14.26", "W14.23")
def test_nobody_is_defeated_in_the_shores() -> None:
    position = wroth("ooglan guild").units("ooglan", 0, regulars=3).units("guild", 0, regulars=3).corra("ooglan", 9)
    position.feat("guild", "open_contract").dice("ooglan", "mine mine").dice("guild", "mine mine")
    table = position.turn("ooglan")
    assert "use-parasite" not in offered(table)
    answers(table, "mine", "end")
    assert asked(table) == "guild act"
    assert "feat-open_contract" not in offered(table)


# ---------------------------------------------------------------- whose ability comes first


@rule("W8.29", "W14.13")
def test_the_owner_of_several_rams_says_which_pushes_first() -> None:
    position = (
        wroth("runen koda").units("runen", 7, ram=[2, 3]).units("koda", 5, regulars=1).units("koda", 6, regulars=1)
    )
    table = position.dice("runen", "mine mine").dice("koda", "mine mine").turn("runen")
    answers(table, "exodus", "1", "0", "1")  # the first Ram to 5, the second to 6
    assert (asked(table), offered(table)) == ("runen ram-order", ["runen-5-ram-2", "runen-6-ram-3"])
    answers(table, "runen-6-ram-3", "koda-6-regular", "5")
    assert asked(table) == "runen push-units"
    assert units(table, "koda", 5) == {"regular": 2}  # both can be pushed out of region 5 now
    answers(table, "koda-5-regular", "koda-5-regular", "1")
    assert on_map(table, "koda") == {"1": {"regular": 2}}


@rule("W8.29", "W14.38", "W1.5")
def test_the_owner_of_several_cauldrons_says_where_the_last_regular_goes() -> None:
    position = (
        wroth("venna koda").units("venna", 3, cauldron=1).units("venna", 5, cauldron=1).units("venna", 8, cauldron=1)
    )
    table = position.discard("venna", 2).step("start-of-round")
    assert (asked(table), offered(table)) == ("venna cauldron-at", ["3", "5"])
    answers(table, "5")
    assert on_map(table, "venna") == {
        "3": {"cauldron-3": 1},
        "5": {"cauldron-3": 1, "regular": 1},
        "8": {"cauldron-3": 1, "regular": 1},
    }
