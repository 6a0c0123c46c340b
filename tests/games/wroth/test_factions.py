"""W14: the elites and the bought abilities of all seven factions."""

import msgspec
import pytest

from ludoteca.engine.game import SPECTATOR
from ludoteca.engine.observe import observe
from ludoteca.engine.table import Table, TableError
from ludoteca.games.wroth.words import TRAP
from tests.games.wroth.positions import (
    Position,
    answers,
    asked,
    coop,
    corra,
    dice,
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

IDLE = "mine mine"
"""Dice of somebody who only waits."""

# ---------------------------------------------------------------- Aldan


@rule("W14.1")
def test_an_elagynt_brings_a_regular_along() -> None:
    table = wroth("aldan koda").corra("aldan", 3).dice("aldan", IDLE).turn("aldan")
    answers(table, "buy-elagynt")
    assert (units(table, "aldan", 0), on_board(table, "aldan")) == ({"elagynt-3": 1, "regular": 1}, 24)


@rule("W14.1")
def test_an_elagynt_comes_alone_if_no_regular_is_left_on_the_board() -> None:
    table = wroth("aldan koda").board("aldan", 0).corra("aldan", 3).dice("aldan", IDLE).turn("aldan")
    answers(table, "buy-elagynt")
    assert (units(table, "aldan", 0), discard(table, "aldan")) == ({"elagynt-3": 1}, 25)


@rule("W14.1")
def test_an_elagynt_is_one_unit_for_moving() -> None:
    position = (
        wroth("aldan koda").units("aldan", 8, elagynt=2, regulars=1).dice("aldan", "manoeuvre").dice("koda", IDLE)
    )
    table = position.board("aldan", 0).turn("aldan")
    answers(table, "manoeuvre", "aldan-8-elagynt-3", "aldan-8-elagynt-3")
    assert on_map(table, "aldan") == {"7": {"elagynt-3": 2}, "8": {"regular": 1}}


@rule("W14.2", "W5.34")
def test_a_wynden_enters_where_three_own_regulars_are() -> None:
    position = wroth("aldan koda").units("aldan", 0, regulars=5).units("aldan", 3, regulars=2, elagynt=1)
    table = position.units("aldan", 7, regulars=3).corra("aldan", 2).dice("aldan", IDLE).turn("aldan")
    answers(table, "buy-wynden")
    assert units(table, "aldan", 7) == {"regular": 3, "wynden-2": 1}


@rule("W14.2")
def test_a_wynden_takes_up_to_two_regulars_along() -> None:
    position = wroth("aldan koda").units("aldan", 8, regulars=5, wynden=1).dice("aldan", "manoeuvre").dice("koda", IDLE)
    table = position.board("aldan", 0).turn("aldan")
    answers(table, "manoeuvre", "aldan-8-regular", "aldan-8-wynden-2")
    assert (asked(table), offered(table)) == ("aldan escort", ["0", "1", "2"])
    answers(table, "2")
    assert on_map(table, "aldan") == {"7": {"regular": 3, "wynden-2": 1}, "8": {"regular": 2}}


@rule("W14.2")
def test_who_moves_anyway_cannot_go_along_with_a_wynden() -> None:
    position = wroth("aldan koda").units("aldan", 8, regulars=2, wynden=1).dice("aldan", "manoeuvre").dice("koda", IDLE)
    table = position.board("aldan", 0).turn("aldan")
    answers(table, "manoeuvre", "aldan-8-regular", "aldan-8-wynden-2")
    assert (asked(table), offered(table)) == ("aldan escort", ["0", "1"])
    answers(table, "1")
    assert on_map(table, "aldan") == {"7": {"regular": 2, "wynden-2": 1}}


@rule("W14.2")
def test_two_wyndens_take_four_regulars_along_out_of_the_shores() -> None:
    position = wroth("aldan koda").units("aldan", 0, regulars=5, wynden=2).dice("aldan", "manoeuvre").dice("koda", IDLE)
    table = position.board("aldan", 0).turn("aldan")
    answers(table, "manoeuvre", "4", "aldan-shores-wynden-2", "aldan-shores-wynden-2", "4")
    assert on_map(table, "aldan") == {"shores": {"regular": 1}, "4": {"regular": 4, "wynden-2": 2}}


@rule("W14.2", "W8.27", "W14.7")
def test_who_goes_along_arrives_in_the_same_step() -> None:
    position = wroth("aldan koda").units("aldan", 8, regulars=2, wynden=1).units("koda", 7, trapper="attack attack")
    table = position.dice("aldan", "manoeuvre").dice("koda", IDLE).board("aldan", 0).turn("aldan")
    answers(table, "manoeuvre", "aldan-8-wynden-2", "2")
    assert asked(table) == "koda trap-order"
    assert units(table, "aldan", 7) == {"regular": 2, "wynden-2": 1}


@rule("W14.2")
def test_a_wynden_needs_nobody_to_go_along() -> None:
    position = wroth("aldan koda").units("aldan", 8, regulars=2, wynden=1).dice("aldan", "manoeuvre").dice("koda", IDLE)
    table = position.board("aldan", 0).turn("aldan")
    answers(table, "manoeuvre", "aldan-8-wynden-2", "0")
    assert on_map(table, "aldan") == {"7": {"wynden-2": 1}, "8": {"regular": 2}}


@rule("W14.2")
@pytest.mark.parametrize("stack", [{"regulars": 3}, {"wynden": 3}])
def test_without_a_wynden_or_without_regulars_nobody_goes_along(stack: dict[str, int]) -> None:
    position = wroth("aldan koda").units("aldan", 8, **stack).dice("aldan", "manoeuvre").dice("koda", IDLE)
    table = position.board("aldan", 0).turn("aldan")
    answers(table, "manoeuvre", "pass")  # one unit moves, no more
    assert (sum(units(table, "aldan", 7).values()), sum(units(table, "aldan", 8).values())) == (1, 2)
    assert "escort" not in questions(table)


# ---------------------------------------------------------------- Koda


@rule("W14.6")
@pytest.mark.parametrize(("grizzled", "left"), [(0, 5), (1, 4), (3, 4)])
def test_a_grizzled_adds_one_damage_and_never_more(grizzled: int, left: int) -> None:
    position = wroth("koda runen").units("koda", 5, regulars=1, grizzled=grizzled).units("runen", 5, regulars=6)
    table = position.dice("koda", "battle").dice("runen", IDLE).turn("koda")
    answers(table, "battle")
    assert units(table, "runen", 5) == {"regular": left}


@rule("W14.6")
@pytest.mark.parametrize(("face", "left"), [("strike", 4), ("assault", 3)])
def test_a_grizzled_helps_every_attack_on_its_region(face: str, left: int) -> None:
    position = wroth("koda runen").units("koda", 5, grizzled=1).units("runen", 5, regulars=6)
    table = position.dice("koda", IDLE).omni("koda", face).turn("koda")
    answers(table, "omniscient")
    assert units(table, "runen", 5) == {"regular": left}


@rule("W14.6")
def test_a_grizzled_does_not_help_next_door() -> None:
    position = wroth("koda runen").units("koda", 5, grizzled=1).units("runen", 6, regulars=6).dice("koda", "battle")
    table = position.dice("runen", IDLE).turn("koda")
    answers(table, "battle")
    assert units(table, "runen", 6) == {"regular": 5}


def trapped(kinds: str, **koda: int) -> Position:
    """Two Runen regulars stand before a region of traps."""
    position = wroth("runen koda guild").units("runen", 8, regulars=2).board("runen", 0).corra("runen", 3)
    position.units("koda", 7, trapper=kinds, **koda)
    return position.dice("runen", "manoeuvre").dice("koda", IDLE)


def walk_in(table: Table, *then: str) -> None:
    answers(table, "manoeuvre", "runen-8-regular", *then)


@rule("W14.7")
def test_a_steal_trap_takes_a_gem_and_returns_to_the_board() -> None:
    table = trapped("steal").turn("runen")
    walk_in(table)
    assert (corra(table, "runen"), corra(table, "koda")) == (2, 1)
    assert (units(table, "koda", 7), on_board(table, "koda", "trapper")) == ({}, 6)


@rule("W14.7")
def test_a_steal_trap_finds_nothing_where_nothing_is() -> None:
    table = trapped("steal").corra("runen", 0).turn("runen")
    walk_in(table)
    assert (corra(table, "koda"), table.state.supply, on_board(table, "koda", "trapper")) == (0, 20, 6)


@rule("W14.7")
def test_an_attack_trap_hits_any_units_of_the_moving_faction_for_two() -> None:
    table = trapped("attack").units("runen", 7, ram=1).turn("runen")
    answers(table, "manoeuvre", "8", "runen-8-regular")
    assert (asked(table), offered(table)) == ("koda damage", ["runen-7-regular", "runen-7-ram-3"])
    answers(table, "runen-7-ram-3", "runen-7-regular")
    assert (units(table, "runen", 7), asked(table)) == ({"regular": 1, "ram-2": 1}, "runen act")


@rule("W14.7", "W14.6", "W14.11")
def test_a_trap_attacks_like_any_attack() -> None:
    table = trapped("attack", grizzled=1).units("runen", 7, stoic=1).turn("runen")
    walk_in(table, "runen-7-stoic-3", "runen-7-stoic-2")  # 2 + 1 - 1
    assert units(table, "runen", 7) == {"regular": 2, "stoic-1": 1}


@rule("W14.7")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_a_muster_trap_deploys_up_to_two_from_the_board(n: int) -> None:
    table = trapped("muster").turn("runen")
    walk_in(table)
    assert (asked(table), offered(table)) == ("koda how-many", ["0", "1", "2"])
    answers(table, str(n))
    assert (units(table, "koda", 7).get("regular", 0), on_board(table, "koda")) == (n, 25 - n)


@rule("W14.7", "W0.11")
def test_a_muster_trap_takes_the_last_regular_of_the_board() -> None:
    table = trapped("muster").board("koda", 1).turn("runen")
    walk_in(table)
    assert offered(table) == ["0", "1"]


@rule("W14.7", "W8.21")
def test_a_muster_trap_never_uses_the_discard() -> None:
    table = trapped("muster").board("koda", 0).corra("runen", 0).turn("runen")
    walk_in(table)
    assert (units(table, "koda", 7), discard(table, "koda"), asked(table)) == ({}, 25, "koda act")
    assert "how-many" not in questions(table)


@rule("W14.7", "W14.25")
def test_a_muster_trap_finds_no_room_beside_a_karn() -> None:
    position = wroth("ooglan koda").units("ooglan", 8, karn=1).board("ooglan", 0).units("koda", 7, trapper="muster")
    table = position.dice("ooglan", "manoeuvre").dice("koda", IDLE).turn("ooglan")
    answers(table, "manoeuvre")
    assert (units(table, "koda", 7), asked(table)) == ({}, "koda act")


@rule("W14.7")
def test_every_trap_in_the_region_snaps_in_the_order_the_koda_like() -> None:
    table = trapped("steal muster").turn("runen")
    walk_in(table)
    assert (asked(table), offered(table)) == ("koda trap-order", ["1", "2"])
    answers(table, "2")
    assert asked(table) == "koda how-many"
    assert corra(table, "koda") == 0
    answers(table, "1")
    assert (corra(table, "koda"), on_board(table, "koda", "trapper")) == (1, 6)


@rule("W14.7", "W8.27")
def test_traps_snap_once_for_a_whole_move_step() -> None:
    table = trapped("steal").turn("runen")
    walk_in(table)
    assert questions(table).count("sprung") == 1
    assert corra(table, "koda") == 1


@rule("W14.7")
def test_traps_in_several_regions_snap_after_an_exodus() -> None:
    position = wroth("runen koda").units("runen", 7, regulars=3).corra("runen", 5).units("koda", 5, trapper="steal")
    position.units("koda", 6, trapper="steal").dice("runen", IDLE).dice("koda", IDLE)
    table = position.turn("runen")
    answers(table, "exodus", "1", "1", "0", "6")
    assert (corra(table, "koda"), on_board(table, "koda", "trapper")) == (2, 6)


@rule("W14.7")
def test_own_moves_spring_no_own_trap() -> None:
    position = wroth("koda runen").units("koda", 8, regulars=1).units("koda", 7, trapper="steal").board("koda", 0)
    table = position.dice("koda", "manoeuvre").dice("runen", IDLE).turn("koda")
    answers(table, "manoeuvre")
    assert units(table, "koda", 7) == {"regular": 1, "trapper-1": 1}


@rule("W14.7")
def test_a_trapper_enters_in_an_own_region_and_never_moves() -> None:
    position = (
        wroth("koda runen").units("koda", 0, regulars=3).units("koda", 3, regulars=1).units("koda", 8, trapper="steal")
    )
    table = position.corra("koda", 1).dice("koda", "manoeuvre mine").dice("runen", IDLE).turn("koda")
    answers(table, "buy-trapper")
    assert offered(table) == ["3", "8"]
    answers(table, "8")
    answers(table, "steal")
    answers(table, "manoeuvre", "move")
    assert offered(table) == ["shores", "3"]


@rule("W14.7")
def test_there_are_two_trappers_of_each_kind() -> None:
    position = wroth("koda runen").units("koda", 8, regulars=1, trapper="steal muster steal").corra("koda", 2)
    table = position.dice("koda", IDLE).turn("koda")
    answers(table, "buy-trapper")
    assert offered(table) == ["attack", "muster"]


@rule("W14.7", "W14.13")
def test_the_moving_faction_is_the_owner_of_pushed_units() -> None:
    position = wroth("runen koda guild").units("runen", 8, ram=1).units("guild", 7, regulars=1).corra("guild", 1)
    position.corra("runen", 3).units("koda", 6, trapper="steal").dice("runen", "manoeuvre").dice("koda", IDLE)
    table = position.board("runen", 0).turn("runen")
    answers(table, "manoeuvre", "guild-7-regular", "6", "no")
    assert (corra(table, "guild"), corra(table, "runen"), corra(table, "koda")) == (0, 3, 1)


@rule("W8.29", "W14.7", "W14.13")
def test_of_two_factions_pushed_into_a_trap_the_pusher_has_sprung_it() -> None:
    position = wroth("runen koda guild").units("runen", 8, ram=1).units("guild", 7, regulars=1).corra("guild", 2)
    position.units("runen", 7, regulars=1).units("koda", 6, trapper="steal").corra("runen", 2).board("runen", 0)
    table = position.dice("runen", "manoeuvre").dice("koda", IDLE).turn("runen")
    answers(table, "manoeuvre", "8", "runen-7-regular", "guild-7-regular", "6", "no")
    assert [corra(table, name) for name in ("runen", "guild", "koda")] == [1, 2, 1]


@rule("W8.29", "W14.7")
@pytest.mark.parametrize(("first", "gems"), [("5", 0), ("6", 1)])
def test_traps_in_several_regions_snap_in_the_order_the_koda_like(first: str, gems: int) -> None:
    position = wroth("runen koda").units("runen", 7, regulars=3).corra("runen", 5).units("koda", 5, trapper="muster")
    position.units("koda", 6, trapper="steal").dice("runen", IDLE).dice("koda", IDLE)
    table = position.turn("runen")
    answers(table, "exodus", "1", "1", "0")
    assert (asked(table), offered(table)) == ("koda trap-where", ["5", "6"])
    answers(table, first)
    assert (asked(table), corra(table, "koda")) == ("koda how-many", gems)


@rule("W14.7", "W14.13", "W8.30")
def test_units_of_the_ai_can_be_pushed_into_a_trap() -> None:
    position = coop("runen koda", "aldan_first_host").units("runen", 8, ram=1).units("aldan", 7, regulars=2)
    position.units("koda", 6, trapper="attack").dice("runen", "manoeuvre").dice("koda", IDLE).board("runen", 0)
    table = position.turn("runen")
    answers(table, "manoeuvre", "aldan-7-regular", "aldan-7-regular", "6")
    assert (units(table, "aldan", 6), discard(table, "aldan")) == ({}, 2)


@rule("W14.7", "W14.13")
def test_whoever_was_not_pushed_springs_no_trap() -> None:
    position = wroth("runen guild koda aldan").units("runen", 8, ram=1).units("guild", 7, regulars=1).corra("guild", 2)
    position.units("aldan", 6, regulars=1).corra("aldan", 2).units("koda", 6, trapper="steal").corra("runen", 2)
    table = position.dice("runen", "manoeuvre").dice("koda", IDLE).board("runen", 0).turn("runen")
    answers(table, "manoeuvre", "guild-7-regular", "6", "no")
    assert [corra(table, name) for name in ("runen", "guild", "koda", "aldan")] == [2, 1, 1, 2]


@rule("W14.7")
@pytest.mark.parametrize("watcher", [1, 2, SPECTATOR])
def test_nobody_else_learns_the_kind_of_a_trapper(watcher: int) -> None:
    def seen(kinds: str) -> list[bytes]:
        position = wroth("koda runen guild").units("koda", 8, regulars=1).corra("koda", 3).dice("koda", IDLE)
        table = position.units("runen", 8, regulars=1).dice("runen", IDLE).dice("guild", IDLE).turn("koda")
        views = []
        for kind in kinds.split():
            answers(table, "buy-trapper")
            views.append(msgspec.json.encode(observe(table, watcher)))
            answers(table, kind)
            views.append(msgspec.json.encode(observe(table, watcher)))
        answers(table, "mine")
        views.append(msgspec.json.encode(observe(table, watcher)))
        return views

    first = seen("steal steal attack")
    assert all(seen(kinds) == first for kinds in ("attack muster muster", "muster steal attack", "steal steal muster"))


@rule("W14.7")
def test_the_koda_player_knows_and_a_guess_of_others_may_be_any_kind() -> None:
    position = wroth("koda runen").units("koda", 8, regulars=1, trapper="steal").dice("koda", IDLE).dice("runen", IDLE)
    table = position.turn("koda")

    def kinds(seat: int) -> set[str]:
        runs = [table.sampler(seat).sample(key) for key in range(40)]
        return {TRAP.name(run.state.traps.card[0]) for run in runs}

    assert kinds(0) == {"steal"}
    assert kinds(1) == {"steal", "attack", "muster"}


@rule("W14.7")
def test_a_trapper_that_falls_is_not_revealed() -> None:
    def seen(kind: str) -> bytes:
        position = wroth("runen koda").units("runen", 7, regulars=1).units("koda", 7, trapper=kind)
        table = position.dice("runen", "battle mine").dice("koda", IDLE).turn("runen")
        answers(table, "battle", "mine")
        assert on_board(table, "koda", "trapper") == 6
        assert "sprung" not in questions(table)
        return msgspec.json.encode(observe(table, 0))

    assert seen("steal") == seen("attack") == seen("muster")


@rule("W14.7")
def test_what_a_sprung_trap_has_shown_cannot_be_taken_back() -> None:
    table = trapped("steal").turn("runen")
    walk_in(table)
    with pytest.raises(TableError, match="undo-barrier"):
        table.undo(0)


@rule("W14.7")
def test_a_sprung_trap_is_seen_by_all() -> None:
    table = trapped("steal").turn("runen")
    walk_in(table)
    assert events(table, "trap-sprung") == ["trap-sprung 7 steal"]
    assert "trap-sprung" in [event.event for event in observe(table, 2).events]


@rule("W14.7")
def test_a_returned_trapper_can_be_bought_with_another_kind() -> None:
    table = trapped("steal", regulars=1).corra("runen", 1).turn("runen")
    walk_in(table)
    assert asked(table) == "koda act"
    answers(table, "buy-trapper")
    assert offered(table) == ["steal", "attack", "muster"]


# ---------------------------------------------------------------- Runen


@rule("W14.11")
def test_a_stoic_takes_one_damage_off_each_attack() -> None:
    position = (
        wroth("koda runen").units("koda", 5, regulars=1).units("runen", 5, regulars=3, stoic=3).dice("koda", IDLE)
    )
    table = position.omni("koda", "assault").turn("koda")
    answers(table, "omniscient", "runen-5-regular")
    assert units(table, "runen", 5) == {"regular": 2, "stoic-3": 3}


@rule("W14.11")
def test_a_stoic_protects_only_runen_units_of_its_own_region() -> None:
    position = wroth("koda runen guild").units("koda", 5, regulars=1).units("runen", 5, stoic=1).dice("koda", "battle")
    table = position.units("guild", 5, regulars=1).units("runen", 6, regulars=1).dice("runen", IDLE).turn("koda")
    answers(table, "battle", "5", "guild")
    assert discard(table, "guild") == 1
    position = wroth("koda runen").units("koda", 5, regulars=1).units("runen", 5, stoic=1).units("runen", 6, regulars=1)
    table = position.dice("koda", "battle").dice("runen", IDLE).turn("koda")
    answers(table, "battle", "6")
    assert discard(table, "runen") == 1


@rule("W14.11", "W5.18")
def test_a_stoic_does_not_join_an_exodus() -> None:
    position = wroth("runen koda").units("runen", 8, stoic=1, regulars=1).dice("runen", IDLE).dice("koda", IDLE)
    table = position.turn("runen")
    answers(table, "exodus")
    assert on_map(table, "runen") == {"7": {"regular": 1}, "8": {"stoic-3": 1}}


@rule("W14.12", "W3.5")
@pytest.mark.parametrize(("regions", "gems"), [((), 1), ((1,), 2), ((1, 2), 3), ((1, 2, 3), 3)])
def test_miners_pay_in_controlled_regions_at_most_two(regions: tuple[int, ...], gems: int) -> None:
    position = wroth("runen koda")
    for region in regions:
        position.units("runen", region, miner=1)
    assert corra(position.phase("groundwork", chance="mine mine"), "runen") == gems


@rule("W14.12")
def test_several_miners_in_one_region_pay_once_and_in_the_shores_never() -> None:
    position = wroth("runen koda").units("runen", 1, miner=2).units("runen", 0, miner=1)
    assert corra(position.phase("groundwork", chance="mine mine"), "runen") == 2


@rule("W14.12")
@pytest.mark.parametrize(("others", "gems"), [(1, 2), (2, 1), (3, 1)])
def test_a_miner_pays_only_where_the_runen_control(others: int, gems: int) -> None:
    position = wroth("runen koda").units("runen", 1, miner=1, regulars=1).units("koda", 1, regulars=others)
    assert corra(position.phase("groundwork", chance="mine mine"), "runen") == gems


@rule("W14.12", "W14.3")
def test_field_advantage_does_not_work_in_allocate() -> None:
    position = wroth("runen aldan").units("runen", 1, miner=1, regulars=1).units("aldan", 1, elagynt=1)
    table = position.feat("aldan", "field_advantage").phase("groundwork", chance="mine mine")
    assert (corra(table, "runen"), corra(table, "aldan")) == (1, 1)


def ram_at_8(**koda: int) -> Position:
    position = wroth("runen koda guild").units("runen", 8, ram=1).units("koda", 7, **koda).board("runen", 0)
    return position.dice("runen", "manoeuvre").dice("koda", IDLE)


@rule("W14.13")
def test_a_ram_pushes_one_or_two_units_to_one_adjacent_region() -> None:
    table = ram_at_8(regulars=3).turn("runen")
    answers(table, "manoeuvre")
    assert (asked(table), offered(table)) == ("runen push-units", ["pass", "koda-7-regular"])
    answers(table, "koda-7-regular", "koda-7-regular")
    assert (asked(table), offered(table)) == ("runen push-to", ["5", "6", "8"])
    answers(table, "8")
    assert on_map(table, "koda") == {"7": {"regular": 1}, "8": {"regular": 2}}
    assert "ram-order" not in questions(table)  # there is but one Ram


@rule("W14.13")
def test_a_ram_may_leave_everybody_where_they_are() -> None:
    table = ram_at_8(regulars=3).turn("runen")
    answers(table, "manoeuvre", "pass")
    assert (on_map(table, "koda"), asked(table)) == ({"7": {"regular": 3}}, "koda act")


@rule("W14.13")
def test_a_ram_may_push_own_units_but_not_itself() -> None:
    table = ram_at_8(regulars=1).units("runen", 7, ram=[1]).turn("runen")
    answers(table, "manoeuvre", "8")
    assert offered(table) == ["pass", "koda-7-regular", "runen-7-ram-1"]
    answers(table, "runen-7-ram-1", "6")
    assert (units(table, "runen", 6), units(table, "runen", 7)) == ({"ram-1": 1}, {"ram-3": 1})


@rule("W14.13")
def test_alone_in_its_region_a_ram_pushes_nobody() -> None:
    table = ram_at_8().turn("runen")
    answers(table, "manoeuvre")
    assert asked(table) == "koda act"


@rule("W14.13")
def test_of_two_equal_rams_each_may_push_the_other() -> None:
    position = (
        wroth("runen koda").units("runen", 8, ram=2).board("runen", 0).dice("runen", "manoeuvre").dice("koda", IDLE)
    )
    table = position.turn("runen")
    answers(table, "manoeuvre", "runen-8-ram-3")
    assert (asked(table), offered(table)) == ("runen push-units", ["pass", "runen-7-ram-3"])
    answers(table, "runen-7-ram-3")
    assert asked(table) == "runen push-to"  # one can be pushed, not both


@rule("W14.13")
def test_a_pushed_ram_does_not_push() -> None:
    position = ram_at_8().units("runen", 7, ram=[1]).units("koda", 6, regulars=2)
    table = position.turn("runen")
    answers(table, "manoeuvre", "8", "runen-7-ram-1", "6")
    assert (asked(table), units(table, "runen", 6)) == ("koda act", {"ram-1": 1})


@rule("W14.13", "W14.11", "W14.7")
def test_immobile_elites_are_not_pushed() -> None:
    position = ram_at_8(trapper=1).units("runen", 7, stoic=1).corra("runen", 0)
    table = position.turn("runen", chance="steal")
    answers(table, "manoeuvre")
    assert "push-units" not in questions(table)


@rule("W14.13")
def test_a_ram_works_on_every_move_also_out_of_the_shores() -> None:
    position = wroth("runen koda").units("runen", 0, ram=1).units("koda", 5, regulars=1).board("runen", 0)
    table = position.dice("runen", "manoeuvre").dice("koda", IDLE).turn("runen")
    answers(table, "manoeuvre", "5")
    assert asked(table) == "runen push-units"
    answers(table, "koda-5-regular")
    assert offered(table) == ["1", "4", "6", "7"]  # never the Shores


@rule("W14.13", "W7.6")
def test_a_ram_cannot_reach_units_in_the_shores() -> None:
    position = wroth("runen koda").units("runen", 0, ram=1).units("koda", 0, regulars=3).board("runen", 0)
    table = position.dice("runen", "manoeuvre").dice("koda", IDLE).turn("runen")
    answers(table, "manoeuvre", "5")
    assert asked(table) == "koda act"


@rule("W14.13")
def test_a_gem_hurts_every_pushed_enemy_by_one() -> None:
    table = ram_at_8(regulars=1, grizzled=1).corra("runen", 2).turn("runen")
    answers(table, "manoeuvre", "koda-7-regular", "koda-7-grizzled-4", "6", "yes")
    assert (units(table, "koda", 6), discard(table, "koda")) == ({"grizzled-3": 1}, 1)
    assert (corra(table, "runen"), table.state.supply) == (1, 19)


@rule("W14.13")
def test_the_gem_may_be_kept_and_without_one_nobody_is_hurt() -> None:
    table = ram_at_8(regulars=1).corra("runen", 1).turn("runen")
    answers(table, "manoeuvre", "koda-7-regular", "6", "no")
    assert (units(table, "koda", 6), corra(table, "runen")) == ({"regular": 1}, 1)
    table = ram_at_8(regulars=1).turn("runen")
    answers(table, "manoeuvre", "koda-7-regular", "6")
    assert (units(table, "koda", 6), asked(table)) == ({"regular": 1}, "koda act")


@rule("W14.13", "W8.11")
def test_pushed_own_units_are_never_hurt() -> None:
    position = ram_at_8(regulars=1).units("runen", 7, miner=1).corra("runen", 1)
    table = position.turn("runen")
    answers(table, "manoeuvre", "8", "koda-7-regular", "runen-7-miner-2", "6", "yes")
    assert (units(table, "koda", 6), units(table, "runen", 6)) == ({}, {"miner-2": 1})


@rule("W14.13", "W14.4")
def test_units_that_cannot_be_damaged_survive_the_push() -> None:
    position = wroth("runen aldan").units("runen", 8, ram=1).units("aldan", 7, regulars=1).board("runen", 0)
    position.feat("aldan", "camouflage").dice("aldan", IDLE).dice("runen", "manoeuvre").corra("runen", 1)
    table = position.turn("aldan")
    answers(table, "feat-camouflage", "discard-mine", "manoeuvre", "aldan-7-regular", "6")
    if asked(table) == "runen push-damage":
        answers(table, "yes")
    assert units(table, "aldan", 6) == {"regular": 1}


@rule("W14.13", "W14.32", "W8.12")
def test_damage_to_pushed_units_falls_on_an_ironwill_first() -> None:
    position = (
        wroth("runen paldeyn").units("runen", 8, ram=1).units("paldeyn", 7, regulars=2).units("paldeyn", 6, ironwill=1)
    )
    position.board("runen", 0).dice("runen", "manoeuvre").dice("paldeyn", IDLE).corra("runen", 1)
    table = position.turn("runen")
    answers(table, "manoeuvre", "paldeyn-7-regular", "paldeyn-7-regular", "6", "yes")
    assert units(table, "paldeyn", 6) == {"regular": 2, "ironwill-2": 1}


# ---------------------------------------------------------------- Guild


@rule("W14.17")
def test_a_stellen_steals_one_gem_in_an_attack_on_its_region() -> None:
    position = wroth("guild runen").units("guild", 5, stellen=3).units("runen", 5, regulars=3).corra("runen", 3)
    table = position.dice("guild", "battle").dice("runen", IDLE).turn("guild")
    answers(table, "battle")
    assert (corra(table, "guild"), corra(table, "runen"), table.state.supply) == (1, 2, 17)


@rule("W14.17")
def test_a_stellen_steals_only_from_the_attacked_faction_and_only_what_it_has() -> None:
    position = wroth("guild runen koda").units("guild", 5, stellen=1).units("runen", 5, regulars=3).corra("koda", 3)
    table = position.units("koda", 5, regulars=1).dice("guild", "battle").dice("runen", IDLE).turn("guild")
    answers(table, "battle", "runen")
    assert (corra(table, "guild"), corra(table, "koda"), table.state.supply) == (0, 3, 17)


@rule("W14.17")
def test_a_stellen_steals_even_if_no_damage_was_done_and_with_every_kind_of_attack() -> None:
    position = wroth("guild runen").units("guild", 5, stellen=1).units("runen", 5, stoic=1).corra("runen", 1)
    table = position.omni("guild", "strike").dice("guild", IDLE).turn("guild")
    answers(table, "omniscient")
    assert (units(table, "runen", 5), corra(table, "guild")) == ({"stoic-3": 1}, 1)


@rule("W14.17")
def test_a_stellen_next_door_steals_nothing() -> None:
    position = wroth("guild runen").units("guild", 5, stellen=1).units("runen", 6, regulars=2).corra("runen", 1)
    table = position.dice("guild", "battle").dice("runen", IDLE).turn("guild")
    answers(table, "battle")
    assert (corra(table, "guild"), corra(table, "runen")) == (0, 1)


@rule("W14.18")
@pytest.mark.parametrize(("elsewhere", "left"), [(0, 5), (1, 4), (2, 3)])
def test_a_battle_where_a_crysen_is_deals_as_much_as_there_are_crysen(elsewhere: int, left: int) -> None:
    position = wroth("guild runen").units("guild", 5, crysen=1).units("guild", 8, crysen=elsewhere)
    table = position.units("runen", 5, regulars=6).dice("guild", "battle").dice("runen", IDLE).turn("guild")
    answers(table, "battle")
    assert units(table, "runen", 5) == {"regular": left}


@rule("W14.18")
def test_crysen_elsewhere_do_not_change_a_battle() -> None:
    position = (
        wroth("guild runen").units("guild", 8, crysen=3).units("guild", 5, regulars=1).units("runen", 5, regulars=6)
    )
    table = position.dice("guild", "battle").dice("runen", IDLE).turn("guild")
    answers(table, "battle")
    assert units(table, "runen", 5) == {"regular": 5}


@rule("W14.18")
@pytest.mark.parametrize(("face", "left"), [("strike", 5), ("assault", 4)])
def test_crysen_do_not_change_attacks_of_the_omniscient_die(face: str, left: int) -> None:
    position = wroth("guild runen").units("guild", 5, crysen=3).units("runen", 5, regulars=6).dice("guild", IDLE)
    table = position.omni("guild", face).turn("guild")
    answers(table, "omniscient")
    assert units(table, "runen", 5) == {"regular": left}


@rule("W14.18", "W2.7")
def test_crysen_count_for_the_bonus_and_for_a_doubled_battle() -> None:
    position = (
        wroth("guild runen").token(5, "t07").units("guild", 5, crysen=2, regulars=1).units("runen", 6, regulars=0)
    )
    table = position.units("runen", 5, regulars=2).phase("spoils")
    answers(table, "yes")
    assert discard(table, "runen") == 2
    position = wroth("guild runen").units("guild", 5, crysen=2).units("runen", 5, regulars=6).dice("guild", "battle")
    table = position.omni("guild", "double").dice("runen", IDLE).turn("guild")
    answers(table, "battle", "omniscient")
    assert units(table, "runen", 5) == {"regular": 2}


@rule("W14.18", "W5.34")
def test_a_crysen_enters_beside_an_enemy_in_a_numbered_region() -> None:
    position = (
        wroth("guild runen koda")
        .units("runen", 0, regulars=3)
        .units("runen", 2, regulars=1)
        .units("koda", 8, regulars=1)
    )
    table = position.units("guild", 5, regulars=2).corra("guild", 3).dice("guild", IDLE).turn("guild")
    answers(table, "buy-crysen")
    assert offered(table) == ["2", "8"]


@rule("W14.19")
def test_mercenaries_deploy_a_regular_once_per_turn() -> None:
    position = wroth("guild runen").units("guild", 5, regulars=1).units("guild", 0, regulars=1).corra("guild", 3)
    table = position.units("guild", 6, stellen=1).dice("guild", IDLE).dice("runen", "mine").turn("guild")
    answers(table, "use-mercenaries")
    assert offered(table) == ["5", "6"]
    answers(table, "6")
    assert (units(table, "guild", 6), corra(table, "guild")) == ({"stellen-2": 1, "regular": 1}, 2)
    assert "use-mercenaries" not in offered(table)
    answers(table, "discard-mine", "end", "discard-mine")
    assert (asked(table), "use-mercenaries" in offered(table)) == ("guild act", True)


@rule("W14.19", "W14.25")
def test_mercenaries_need_a_regular_on_the_board_and_an_open_region() -> None:
    position = (
        wroth("guild ooglan").units("guild", 5, regulars=1).board("guild", 0).corra("guild", 3).dice("guild", IDLE)
    )
    assert "use-mercenaries" not in offered(position.turn("guild"))
    position = wroth("guild ooglan").units("guild", 5, regulars=1).units("ooglan", 5, karn=1).corra("guild", 3)
    assert "use-mercenaries" not in offered(position.dice("guild", IDLE).turn("guild"))


@rule("W14.20")
def test_informants_turn_an_unspent_action_die_once_per_round() -> None:
    position = wroth("guild runen").units("guild", 5, regulars=1).corra("guild", 3).dice("guild", "mine battle")
    table = position.omni("guild", "strike").dice("runen", "mine").turn("guild")
    answers(table, "use-informants")
    assert offered(table) == ["mine", "battle"]
    answers(table, "battle")
    assert [face for face in offered(table) if face != "battle"] == ["mine", "extend", "manoeuvre"]
    answers(table, "extend")
    assert (dice(table, "guild"), corra(table, "guild")) == ("mine extend", 2)
    answers(table, "discard-mine", "end", "discard-mine")
    assert (asked(table), "use-informants" in offered(table)) == ("guild act", False)


@rule("W14.19", "W14.20")
def test_the_last_regular_and_the_last_die_are_enough() -> None:
    position = (
        wroth("guild runen").units("guild", 5, regulars=1).board("guild", 1).corra("guild", 2).dice("guild", "mine")
    )
    table = position.dice("runen", IDLE).turn("guild")
    answers(table, "use-informants", "manoeuvre", "use-mercenaries")
    assert (dice(table, "guild"), units(table, "guild", 5)) == ("manoeuvre", {"regular": 2})


@rule("W14.20")
def test_informants_need_an_unspent_action_die() -> None:
    position = wroth("guild runen").corra("guild", 3).dice("guild", "mine").omni("guild", "strike").dice("runen", IDLE)
    table = position.turn("guild")
    answers(table, "mine")
    assert "use-informants" not in offered(table)


# ---------------------------------------------------------------- Ooglan


@rule("W14.24")
@pytest.mark.parametrize(("face", "vitality"), [("battle", 3), ("strike", 2), ("assault", 1), ("assault", 3)])
def test_a_nameless_sets_the_damage_of_every_attack_on_its_region(face: str, vitality: int) -> None:
    position = wroth("ooglan runen").units("ooglan", 5, nameless=[vitality]).units("runen", 5, regulars=6)
    table = position.dice("ooglan", "battle mine").dice("runen", IDLE)
    if face != "battle":
        table.omni("ooglan", face)
    played = table.turn("ooglan")
    answers(played, "battle" if face == "battle" else "omniscient")
    assert units(played, "runen", 5) == {"regular": 6 - vitality}


@rule("W14.24")
def test_the_owner_picks_one_of_several_nameless() -> None:
    position = wroth("ooglan runen").units("ooglan", 5, nameless=[1, 3]).units("runen", 5, regulars=6)
    table = position.dice("ooglan", "battle").dice("runen", IDLE).turn("ooglan")
    answers(table, "battle")
    assert (asked(table), offered(table)) == ("ooglan nameless", ["ooglan-5-nameless-1", "ooglan-5-nameless-3"])
    answers(table, "ooglan-5-nameless-1")
    assert units(table, "runen", 5) == {"regular": 5}


@rule("W14.24")
def test_a_nameless_next_door_changes_nothing() -> None:
    position = wroth("ooglan runen").units("ooglan", 6, nameless=3).units("runen", 5, regulars=6)
    table = position.dice("ooglan", "battle").dice("runen", IDLE).turn("ooglan")
    answers(table, "battle")
    assert units(table, "runen", 5) == {"regular": 5}


@rule("W14.25")
def test_a_karn_lets_others_move_in_and_its_owner_deploy() -> None:
    position = wroth("koda ooglan").units("koda", 8, regulars=1).units("ooglan", 7, karn=1).dice("koda", "manoeuvre")
    table = position.board("koda", 0).dice("ooglan", "extend mine").turn("koda")
    answers(table, "manoeuvre")
    assert units(table, "koda", 7) == {"regular": 1}
    answers(table, "extend", "2")
    assert units(table, "ooglan", 7) == {"karn-4": 1, "regular": 2}


@rule("W14.25")
def test_a_karn_in_the_shores_closes_nothing() -> None:
    position = wroth("koda ooglan").units("koda", 0, regulars=1).units("ooglan", 0, karn=1).corra("koda", 2)
    table = position.dice("koda", "extend mine").dice("ooglan", IDLE).turn("koda")
    answers(table, "extend", "2", "buy-grizzled")
    assert units(table, "koda", 0) == {"regular": 3, "grizzled-4": 1}


@rule("W14.25")
def test_reinforcements_are_not_held_up_by_a_karn_in_the_shores() -> None:
    table = wroth("koda ooglan").units("ooglan", 0, karn=3).phase("groundwork", chance="mine mine")
    assert units(table, "koda", 0) == {"regular": 2}


@rule("W14.26")
def test_parasite_defeats_a_regular_and_brings_one_back() -> None:
    position = (
        wroth("ooglan runen").units("ooglan", 5, regulars=1).units("runen", 5, regulars=2, ram=1).discard("ooglan", 4)
    )
    table = position.corra("ooglan", 4).dice("ooglan", IDLE).turn("ooglan")
    answers(table, "use-parasite")
    assert (units(table, "runen", 5), units(table, "ooglan", 5)) == ({"regular": 1, "ram-3": 1}, {"regular": 2})
    assert (corra(table, "ooglan"), discard(table, "ooglan"), discard(table, "runen")) == (2, 3, 1)
    answers(table, "use-parasite")  # as often as one can pay
    assert (units(table, "runen", 5), units(table, "ooglan", 5)) == ({"ram-3": 1}, {"regular": 3})


@rule("W14.26")
def test_parasite_needs_a_victim_that_is_a_regular_in_an_own_region() -> None:
    position = (
        wroth("ooglan runen").units("ooglan", 5, regulars=1).units("runen", 5, ram=1).units("runen", 6, regulars=1)
    )
    table = position.corra("ooglan", 4).discard("ooglan", 2).dice("ooglan", IDLE).turn("ooglan")
    assert "use-parasite" not in offered(table)


@rule("W14.26", "W14.14")
def test_parasite_is_no_attack() -> None:
    position = wroth("ooglan runen").units("ooglan", 5, regulars=1, nameless=1).units("runen", 5, regulars=3)
    table = position.feat("runen", "eye_for_an_eye").corra("ooglan", 2).dice("ooglan", IDLE).turn("ooglan")
    answers(table, "use-parasite")
    assert (units(table, "runen", 5), discard(table, "ooglan")) == ({"regular": 2}, 0)


@rule("W14.26", "W8.25")
def test_parasite_brings_nobody_back_from_an_empty_discard() -> None:
    position = wroth("ooglan runen").units("ooglan", 5, regulars=1).units("runen", 5, regulars=3).corra("ooglan", 2)
    table = position.dice("ooglan", IDLE).turn("ooglan")
    answers(table, "use-parasite")
    assert (units(table, "ooglan", 5), events(table, "defeated", "returned")) == ({"regular": 1}, ["defeated runen 5"])


@rule("W14.26")
def test_the_ooglan_choose_region_and_victim_of_parasite() -> None:
    position = (
        wroth("ooglan runen koda").units("ooglan", 5, regulars=1).units("ooglan", 6, regulars=1).corra("ooglan", 2)
    )
    for region in (5, 6, 7):
        position.units("runen", region, regulars=1).units("koda", region, regulars=1)
    table = position.dice("ooglan", IDLE).turn("ooglan")
    answers(table, "use-parasite")
    assert (asked(table), offered(table)) == ("ooglan parasite-at", ["5", "6"])
    answers(table, "6")
    assert (asked(table), offered(table)) == ("ooglan parasite-of", ["koda", "runen"])
    answers(table, "koda")
    assert units(table, "koda", 6) == {}


# ---------------------------------------------------------------- Paldeyn


@rule("W14.30")
def test_a_lyon_has_no_ability_besides_its_icon() -> None:
    position = (
        wroth("paldeyn runen").units("paldeyn", 8, lyon=1).units("runen", 8, regulars=3).dice("paldeyn", "battle")
    )
    table = position.dice("runen", IDLE).turn("paldeyn")
    answers(table, "battle")
    assert units(table, "runen", 8) == {"regular": 2}


@rule("W14.31")
def test_a_ryder_may_move_on_once_per_turn() -> None:
    position = (
        wroth("paldeyn runen").units("paldeyn", 8, ryder=1).dice("paldeyn", "manoeuvre").omni("paldeyn", "double")
    )
    table = position.board("paldeyn", 0).dice("runen", IDLE).turn("paldeyn")
    answers(table, "manoeuvre", "6")
    assert on_map(table, "paldeyn") == {"6": {"ryder-2": 1}}
    answers(table, "omniscient", "2")
    assert (on_map(table, "paldeyn"), asked(table)) == ({"2": {"ryder-2": 1}}, "runen act")


@rule("W14.31")
def test_a_ryder_may_stay_and_move_on_later_in_the_turn() -> None:
    position = (
        wroth("paldeyn runen").units("paldeyn", 8, ryder=1).dice("paldeyn", "manoeuvre").omni("paldeyn", "double")
    )
    table = position.board("paldeyn", 0).dice("runen", IDLE).turn("paldeyn")
    answers(table, "manoeuvre", "pass", "omniscient", "6")
    assert asked(table) == "paldeyn ryder"


@rule("W14.31", "W9.8")
def test_only_one_of_two_ryders_moves_on() -> None:
    position = wroth("paldeyn runen").units("paldeyn", 8, ryder=2).dice("paldeyn", "manoeuvre").dice("runen", IDLE)
    table = position.board("paldeyn", 0).turn("paldeyn")
    answers(table, "manoeuvre", "paldeyn-8-ryder-2", "6")
    assert (asked(table), on_map(table, "paldeyn")) == ("runen act", {"6": {"ryder-2": 1}, "7": {"ryder-2": 1}})


@rule("W14.31", "W2.7")
def test_a_ryder_that_moved_on_in_the_last_turn_may_do_so_in_the_next_spoils() -> None:
    position = wroth("paldeyn runen").units("paldeyn", 8, ryder=1).token(7, "t06").dice("paldeyn", "manoeuvre")
    position.board("paldeyn", 0).units("paldeyn", 7, ryder=1)
    table = position.phase("actions", "round", chance="mine mine " + "mine extend manoeuvre battle " * 2)
    answers(table, "manoeuvre", "8", "8")  # to 7 and back
    assert asked(table) == "paldeyn take-bonus"
    answers(table, "yes", "8")
    assert asked(table) == "paldeyn ryder"


@rule("W14.31", "W14.13")
def test_a_pushed_ryder_does_not_move_on() -> None:
    position = wroth("runen paldeyn").units("runen", 8, ram=1).units("paldeyn", 7, ryder=1).dice("runen", "manoeuvre")
    table = position.board("runen", 0).dice("paldeyn", IDLE).turn("runen")
    answers(table, "manoeuvre", "paldeyn-7-ryder-2", "5")
    assert (asked(table), units(table, "paldeyn", 5)) == ("paldeyn act", {"ryder-2": 1})


@rule("W14.32")
def test_ironwills_take_all_damage_as_long_as_they_stand() -> None:
    position = wroth("koda paldeyn").units("koda", 5, grizzled=1).units("paldeyn", 5, regulars=2, ironwill=[1, 2])
    table = position.dice("koda", IDLE).omni("koda", "assault").turn("koda")
    answers(table, "omniscient")
    assert offered(table) == ["paldeyn-5-ironwill-1", "paldeyn-5-ironwill-2"]
    answers(table, "paldeyn-5-ironwill-2")  # the other two points have no choice either
    assert units(table, "paldeyn", 5) == {"regular": 2}


@rule("W14.32")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (3, 4), (4, 4)])
def test_an_ironwill_heals_one_at_the_start_of_each_round(before: int, after: int) -> None:
    table = wroth("paldeyn runen").units("paldeyn", 1, ironwill=[before]).step("start-of-round")
    assert units(table, "paldeyn", 1) == {f"ironwill-{after}": 1}
    assert events(table, "healed") == [f"healed paldeyn ironwill 1 {after}"] * (after - before)


@rule("W14.32", "W8.3")
def test_other_elites_do_not_heal_by_themselves() -> None:
    position = wroth("paldeyn koda").units("paldeyn", 1, lyon=[1], ironwill=[1]).units("koda", 2, grizzled=[1])
    table = position.step("start-of-round")
    assert (units(table, "paldeyn", 1), units(table, "koda", 2)) == ({"lyon-1": 1, "ironwill-2": 1}, {"grizzled-1": 1})


# ---------------------------------------------------------------- Venna


@rule("W14.36")
def test_a_hag_answers_an_attack_with_one_damage_of_the_vennas_choice() -> None:
    position = wroth("koda venna").units("venna", 5, hag=2, regulars=1).units("koda", 5, regulars=1, grizzled=1)
    table = position.dice("koda", "battle").dice("venna", IDLE).turn("koda")
    answers(table, "battle", "venna-5-hag-2", "venna-5-hag-1")
    assert (asked(table), offered(table)) == ("venna hag-victim", ["koda-5-regular", "koda-5-grizzled-4"])
    answers(table, "koda-5-grizzled-4")
    assert (units(table, "koda", 5), asked(table)) == ({"regular": 1, "grizzled-3": 1}, "venna act")


@rule("W14.36")
def test_a_hag_cannot_answer_an_attacker_who_is_not_there() -> None:
    position = (
        wroth("koda venna").units("venna", 5, hag=1, regulars=1).units("koda", 6, regulars=1).dice("koda", "battle")
    )
    table = position.dice("venna", IDLE).turn("koda")
    answers(table, "battle", "venna-5-regular")
    assert (units(table, "koda", 6), discard(table, "koda")) == ({"regular": 1}, 0)


@rule("W14.36")
def test_a_hag_that_falls_in_the_attack_still_answers() -> None:
    position = wroth("koda venna").units("venna", 5, hag=[1]).units("koda", 5, regulars=2).dice("koda", "battle")
    table = position.dice("venna", IDLE).turn("koda")
    answers(table, "battle")
    assert (units(table, "venna", 5), units(table, "koda", 5), discard(table, "koda")) == ({}, {"regular": 1}, 1)


@rule("W14.36", "W8.7")
def test_the_answer_of_a_hag_is_no_attack() -> None:
    position = wroth("runen venna").units("venna", 5, hag=1, regulars=1).units("runen", 5, regulars=1, stoic=1)
    table = position.feat("runen", "eye_for_an_eye").dice("runen", "battle").dice("venna", IDLE).turn("runen")
    answers(table, "battle", "venna-5-regular", "runen-5-regular")
    assert (discard(table, "runen"), discard(table, "venna"), units(table, "venna", 5)) == (1, 1, {"hag-2": 1})


@rule("W14.36", "W14.4")
def test_a_hag_cannot_hurt_units_that_cannot_be_damaged() -> None:
    position = wroth("aldan venna").units("venna", 5, hag=1).units("aldan", 5, regulars=2).dice("aldan", "battle mine")
    table = position.feat("aldan", "camouflage").dice("venna", IDLE).turn("aldan")
    answers(table, "feat-camouflage", "battle")
    assert (units(table, "aldan", 5), units(table, "venna", 5)) == ({"regular": 2}, {"hag-1": 1})


@rule("W14.36")
def test_a_hag_next_door_strikes_nobody() -> None:
    position = wroth("koda venna").units("venna", 5, regulars=2).units("venna", 6, hag=1).units("koda", 5, regulars=1)
    table = position.dice("koda", "battle").dice("venna", IDLE).turn("koda")
    answers(table, "battle", "5")
    assert (units(table, "koda", 5), units(table, "venna", 5)) == ({"regular": 1}, {"regular": 1})


@rule("W14.36", "W14.32")
def test_a_hag_hits_an_ironwill_first() -> None:
    position = wroth("paldeyn venna").units("venna", 5, hag=1).units("paldeyn", 5, regulars=2, ironwill=1)
    table = position.dice("paldeyn", "battle").dice("venna", IDLE).turn("paldeyn")
    answers(table, "battle")
    assert units(table, "paldeyn", 5) == {"regular": 2, "ironwill-3": 1}


@rule("W14.36", "W14.10")
def test_a_grizzled_that_a_hag_fells_is_mourned() -> None:
    position = wroth("koda venna").units("venna", 5, hag=1).units("koda", 5, grizzled=[1]).feat("koda", "den_mothers")
    table = position.dice("koda", "battle").dice("venna", IDLE).turn("koda")
    answers(table, "battle")
    assert (asked(table), units(table, "koda", 5)) == ("koda den-mothers", {})


@rule("W14.36", "W14.10")
def test_a_runt_that_a_hag_fells_is_not_mourned() -> None:
    position = wroth("koda venna").units("venna", 5, hag=1).units("koda", 5, regulars=1).feat("koda", "den_mothers")
    table = position.dice("koda", "battle").dice("venna", IDLE).turn("koda")
    answers(table, "battle")
    assert (asked(table), discard(table, "koda")) == ("venna act", 1)


@rule("W14.36")
def test_a_hag_does_not_answer_an_attack_on_others() -> None:
    position = (
        wroth("koda venna runen").units("venna", 5, hag=1).units("runen", 5, regulars=1).units("koda", 5, regulars=1)
    )
    table = position.dice("koda", "battle").dice("venna", IDLE).turn("koda")
    answers(table, "battle", "runen")
    assert discard(table, "koda") == 0


@rule("W14.37")
def test_an_acolyte_heals_an_elite_in_the_attacked_region() -> None:
    position = wroth("venna koda").units("venna", 5, acolyte=1, hag=[1]).units("koda", 5, regulars=2)
    table = position.dice("venna", "battle").dice("koda", IDLE).turn("venna")
    answers(table, "battle")
    assert asked(table) == "venna acolyte"
    assert offered(table) == ["pass", "venna-5-hag-1"]
    answers(table, "venna-5-hag-1")
    assert units(table, "venna", 5) == {"acolyte-1": 1, "hag-2": 1}


@rule("W14.37")
def test_an_acolyte_heals_once_and_never_above_the_maximum() -> None:
    position = wroth("venna koda").units("venna", 5, acolyte=3, hag=[1, 1]).units("koda", 5, regulars=2)
    table = position.dice("venna", "battle").dice("koda", IDLE).turn("venna")
    answers(table, "battle", "venna-5-hag-1")
    assert units(table, "venna", 5) == {"acolyte-1": 3, "hag-1": 1, "hag-2": 1}
    position = wroth("venna koda").units("venna", 5, acolyte=1, hag=1).units("koda", 5, regulars=2)
    table = position.dice("venna", "battle").dice("koda", IDLE).turn("venna")
    answers(table, "battle")
    assert (asked(table), "acolyte" in questions(table)) == ("koda act", False)


@rule("W14.37")
def test_without_an_acolyte_in_the_attacked_region_nobody_heals() -> None:
    position = wroth("venna koda").units("venna", 5, hag=[1]).units("venna", 6, acolyte=1).units("koda", 5, regulars=2)
    table = position.dice("venna", "battle").dice("koda", IDLE).turn("venna")
    answers(table, "battle")
    assert (asked(table), units(table, "venna", 5)) == ("koda act", {"hag-1": 1})


@rule("W14.37")
def test_an_acolyte_heals_by_one() -> None:
    position = wroth("venna koda").units("venna", 5, acolyte=1, cauldron=[1]).units("koda", 5, regulars=2)
    table = position.dice("venna", "battle").dice("koda", IDLE).turn("venna")
    answers(table, "battle", "venna-5-cauldron-1")
    assert units(table, "venna", 5) == {"acolyte-1": 1, "cauldron-2": 1}


@rule("W14.37")
def test_an_acolyte_next_door_heals_nobody() -> None:
    position = wroth("venna koda").units("venna", 5, acolyte=1, hag=[1]).units("koda", 6, regulars=2)
    table = position.dice("venna", "battle").dice("koda", IDLE).turn("venna")
    answers(table, "battle")
    assert units(table, "venna", 5) == {"acolyte-1": 1, "hag-1": 1}


@rule("W14.38")
def test_a_cauldron_brings_a_regular_back_from_the_discard_one_per_region() -> None:
    position = wroth("venna koda").units("venna", 5, cauldron=2).units("venna", 0, cauldron=1).discard("venna", 5)
    table = position.step("start-of-round")
    assert on_map(table, "venna") == {"shores": {"cauldron-3": 1, "regular": 1}, "5": {"cauldron-3": 2, "regular": 1}}
    assert (discard(table, "venna"), on_board(table, "venna")) == (3, 20)


@rule("W14.38")
def test_a_cauldron_uses_the_discard_only() -> None:
    table = wroth("venna koda").units("venna", 5, cauldron=1).step("start-of-round")
    assert (on_map(table, "venna"), on_board(table, "venna")) == ({"5": {"cauldron-3": 1}}, 25)


@rule("W14.38", "W14.25")
def test_a_cauldron_beside_a_foreign_karn_stays_cold() -> None:
    position = wroth("venna ooglan").units("venna", 5, cauldron=1).units("ooglan", 5, karn=1).discard("venna", 2)
    assert units(position.step("start-of-round"), "venna", 5) == {"cauldron-3": 1}


@rule("W14.38")
def test_a_cauldron_enters_in_an_own_region_or_zone_and_never_moves() -> None:
    position = wroth("venna koda").units("venna", 8, regulars=1).corra("venna", 3).dice("venna", "manoeuvre mine")
    table = position.dice("koda", IDLE).turn("venna")
    answers(table, "buy-cauldron")
    assert offered(table) == ["shores", "8"]
    answers(table, "8", "manoeuvre", "move")
    assert on_map(table, "venna") == {"7": {"regular": 1}, "8": {"cauldron-3": 1}}
