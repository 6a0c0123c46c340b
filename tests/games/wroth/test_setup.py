"""W0: modes, components and setting up the standard game."""

import msgspec
import pytest

from ludoteca.engine.observe import observe
from ludoteca.engine.table import Table
from ludoteca.games.wroth.content import FEATS_OF, TOKENS
from ludoteca.games.wroth.words import FACTION, FEAT, REGIONS, SIDE, TOKEN
from tests.games.wroth.positions import (
    answers,
    asked,
    coop,
    corra,
    dice,
    discard,
    faction,
    feats,
    first_player,
    new_table,
    offered,
    on_board,
    on_map,
    questions,
    units,
    vp,
    wroth,
)
from tests.marks import rule

TOKENS_1_TO_8 = "t11 t10 t09 t08 t07 t06 t05 t04"
FIRST_ROUND = "mine mine mine extend manoeuvre battle mine extend manoeuvre"
"""The omniscient dice of two players, and the pool."""


def set_up(sides: str, factions: str, first: str, chooser: str = "1") -> Table:
    """A game set up with these answers, the seats in order, up to the draft of the first round."""
    seats = len(sides.split())
    omniscient, pool = "mine " * seats, "mine extend manoeuvre battle " * 2 + "mine "
    pool = pool if seats == 4 else "mine extend manoeuvre battle mine extend manoeuvre"
    table = new_table(seats, f"{chooser} {TOKENS_1_TO_8} {first} {omniscient} {pool}")
    answers(table, *sides.split()[:3], *factions.split())  # the fourth takes the side that is left
    choose_feats(table)
    return table


def choose_feats(table: Table, which: int = 0) -> None:
    """Everybody takes the same one of the three feats of the own faction."""
    for seat, ask in table.asked():
        table.answer(seat, ask.options[which])


def sides(table: Table) -> dict[str, str]:
    return {FACTION.name(f.id): SIDE.name(f.side) for f in table.state.people}


@rule("W0.1", "W8.30")
def test_in_the_standard_mode_everybody_is_everybodys_enemy() -> None:
    position = wroth("koda runen guild aldan").dice("koda", "battle")
    for name in ("koda", "runen", "guild", "aldan"):
        position.units(name, 5, regulars=1)
    table = position.turn("koda")
    answers(table, "battle")
    assert offered(table) == ["aldan", "runen", "guild"]


@rule("W0.2", "W0.1", "W8.30")
def test_with_an_ai_a_turn_is_the_same_but_only_the_ai_is_an_enemy() -> None:
    position = coop("koda guild", "runen_show_of_strength").dice("koda", "battle mine").omni("koda", "strike")
    position.units("koda", 5, regulars=2).units("guild", 5, regulars=1).units("runen", 5, regulars=1)
    table = position.corra("koda", 2).turn("koda")
    assert "buy-grizzled" in offered(table)
    answers(table, "battle")
    assert (units(table, "guild", 5), units(table, "runen", 5)) == ({"regular": 1}, {})


@rule("W0.12")
def test_everybody_picks_a_different_side() -> None:
    table = new_table(3, "2")
    assert (asked(table), offered(table)) == ("seat-2 side", ["south", "west", "north", "east"])
    answers(table, "west")
    assert (asked(table), offered(table)) == ("seat-3 side", ["south", "north", "east"])
    answers(table, "east")
    assert (asked(table), offered(table)) == ("seat-1 side", ["south", "north"])


@rule("W0.15")
def test_everybody_picks_a_different_faction_after_the_sides() -> None:
    table = new_table(2, "1")
    answers(table, "south", "north")
    assert (asked(table), offered(table)) == ("seat-1 faction", ["aldan", "koda", "runen", "guild", "ooglan"])
    answers(table, "runen")
    assert (asked(table), offered(table)) == ("seat-2 faction", ["aldan", "koda", "guild", "ooglan"])


@rule("W0.15")
def test_the_expansion_brings_two_more_factions() -> None:
    table = new_table(2, "1", expansions="yes")
    answers(table, "south", "north")
    assert offered(table)[-2:] == ["paldeyn", "venna"]


@rule("W0.13")
@pytest.mark.parametrize(("seats", "in_use"), [(2, 7), (3, 7), (4, 9)])
def test_seven_or_nine_action_dice_are_in_use(seats: int, in_use: int) -> None:
    every_side, every_faction = ["south", "west", "north", "east"], ["koda", "runen", "guild", "aldan"]
    table = set_up(" ".join(every_side[:seats]), " ".join(every_faction[:seats]), "koda")
    assert questions(table).count("action-die") == in_use


@rule("W0.14", "W0.10")
def test_eight_of_eleven_tokens_lie_face_up_on_the_regions_and_none_in_the_shores() -> None:
    table = set_up("south north", "koda runen", "koda")
    tokens = table.state.tokens
    assert [TOKEN.name(tokens[region]) for region in REGIONS] == TOKENS_1_TO_8.split()
    assert tokens[0] == -1
    draws = [line.ask for line in table.live if line.ask is not None and line.ask.question.id == "vp-token"]
    assert [len(ask.options) for ask in draws] == [11, 10, 9, 8, 7, 6, 5, 4]
    assert all(ask.weights == [1] * len(ask.options) for ask in draws)
    assert len(TOKENS) == 11


@rule("W0.16")
def test_feats_are_chosen_at_the_same_time_and_in_secret() -> None:
    def after_first_choice(which: int) -> Table:
        table = new_table(2, f"1 {TOKENS_1_TO_8} koda {FIRST_ROUND}")
        answers(table, "south", "north", "koda", "runen")
        assert [seat for seat, _ in table.asked()] == [0, 1]
        table.answer(0, FEATS_OF[FACTION.value("koda")][which])
        return table

    seen = [msgspec.json.encode(observe(after_first_choice(which), 1)) for which in range(3)]
    assert seen[0] == seen[1] == seen[2]
    assert after_first_choice(0).decided() == [0]


@rule("W0.16", "W9.1")
def test_each_faction_offers_three_feats_of_which_two_leave_the_game() -> None:
    table = new_table(2, f"1 {TOKENS_1_TO_8} koda {FIRST_ROUND}")
    answers(table, "south", "north", "koda", "runen")
    ask = table.ask_of(0)
    assert ask is not None
    assert [FEAT.name(feat) for feat in ask.options] == ["advanced_trapping", "mutation", "den_mothers"]
    choose_feats(table, which=1)
    assert (feats(table, "koda"), feats(table, "runen")) == (["mutation"], ["deep_veins"])


@rule("W9.2", "W0.16")
def test_once_all_have_chosen_everybody_sees_every_feat() -> None:
    table = set_up("south north", "koda runen", "koda")
    lines = [(line.actor, line.value) for line in observe(table, 1).lines if line.question == "feat"]
    assert ("koda", "advanced_trapping") in lines or ("1", "advanced_trapping") in lines


@rule("W0.21")
def test_a_less_experienced_player_may_take_two_feats() -> None:
    table = new_table(2, f"1 {TOKENS_1_TO_8} koda {FIRST_ROUND}", handicap="seat-2")
    answers(table, "south", "north", "koda", "runen")
    table.answer(0, FEAT.value("mutation"))
    table.answer(1, FEAT.value("eye_for_an_eye"))
    table.answer(1, FEAT.value("unstoppable_march"))
    assert feats(table, "koda") == ["mutation"]
    assert feats(table, "runen") == ["eye_for_an_eye", "unstoppable_march"]


@rule("W0.17", "W0.7", "W0.18", "W0.8")
def test_what_everybody_starts_with() -> None:
    table = set_up("south west north", "koda runen guild", "koda")
    for name in ("koda", "runen", "guild"):
        # Three regulars start in the zone, two have come in the first Groundwork.
        assert on_map(table, name) == {"shores": {"regular": 5}}
        assert (on_board(table, name), discard(table, name), vp(table, name)) == (20, 0, 0)
    assert (on_board(table, "koda", "grizzled"), on_board(table, "koda", "trapper")) == (3, 6)
    assert [on_board(table, "runen", elite) for elite in ("stoic", "miner", "ram")] == [3, 3, 3]
    assert [on_board(table, "guild", elite) for elite in ("stellen", "crysen")] == [3, 3]


@rule("W0.18")
def test_three_regulars_of_twenty_five_start_in_the_own_zone() -> None:
    position = wroth("koda runen")
    position.w.tokens = [-1] * 9
    table = position.step("set-up-map", chance=f"{TOKENS_1_TO_8} koda {FIRST_ROUND}")
    deployed = [event.values for event in table.events if event.kind.id == "deployed"]
    assert deployed[:2] == [(FACTION.value("koda"), 3, 0), (FACTION.value("runen"), 3, 0)]


@rule("W0.9", "W0.17")
def test_there_are_twenty_gems_and_nobody_starts_with_one() -> None:
    table = set_up("south west north", "koda runen guild", "koda")
    # Everybody has taken one gem in the first Groundwork.
    assert [corra(table, name) for name in ("koda", "runen", "guild")] == [1, 1, 1]
    assert table.state.supply == 17


@rule("W0.9", "W0.11")
def test_an_empty_supply_gives_nothing() -> None:
    table = wroth("koda runen").corra("runen", 20).dice("koda", "mine").dice("runen", "mine").turn("koda")
    answers(table, offered(table)[0])
    assert (corra(table, "koda"), table.state.supply) == (0, 0)


@rule("W0.11")
def test_with_one_regular_left_extend_brings_one() -> None:
    table = wroth("koda runen").units("koda", 5, regulars=2).board("koda", 1).dice("koda", "extend").turn("koda")
    answers(table, "extend")
    assert units(table, "koda", 5) == {"regular": 3}
    assert on_board(table, "koda") == 0


@rule("W0.19")
def test_the_first_player_is_drawn_by_lot() -> None:
    table = set_up("south west north", "koda runen guild", "guild")
    draw = next(line for line in table.live if line.ask is not None and line.ask.question.id == "first-player")
    assert draw.is_chance
    assert draw.ask is not None
    assert len(draw.ask.options) == 3
    assert first_player(table) == "guild"


@rule("W0.20", "W0.12")
def test_turn_order_is_clockwise_by_side_whatever_the_seats() -> None:
    table = set_up("north south west", "koda runen guild", "guild")
    assert sides(table) == {"runen": "south", "guild": "west", "koda": "north"}
    order = []
    for _ in range(4):
        order.append(asked(table).split()[0])
        answers(table, offered(table)[0])
    assert order == ["guild", "koda", "runen", "guild"]


@rule("W0.22", "W1.4")
def test_the_round_die_starts_at_one_and_the_token_stays_in_the_first_round() -> None:
    table = set_up("south west north", "koda runen guild", "runen")
    assert (table.state.round, table.state.round_die, first_player(table)) == (1, 1, "runen")


@rule("W0.3")
@pytest.mark.parametrize(("before", "ends"), [(24, False), (25, True)])
def test_the_game_ends_with_the_round_in_which_somebody_has_thirty_points(before: int, ends: bool) -> None:
    position = wroth("koda runen").units("koda", 1, regulars=1).vp(koda=before, runen=10)  # 4 VP and domination
    table = position.phase("victory", chance="mine mine " + "mine " * 7)
    assert vp(table, "koda") == before + 5
    assert table.over is ends


@rule("W0.4")
@pytest.mark.parametrize(("before", "ends"), [(29, False), (30, True)])
def test_with_an_ai_the_game_ends_when_a_mission_is_fulfilled_in_phase_six(before: int, ends: bool) -> None:
    position = coop("koda guild", "runen_show_of_strength").units("koda", 1, regulars=1)  # 4 VP and domination
    position.w.human_vp = before
    table = position.phase("victory", chance="mine mine mine " + "mine extend manoeuvre battle mine")
    assert (table.state.human_vp, table.over) == (before + 5, ends)


@rule("W0.6")
def test_printed_text_is_stronger_than_the_rules() -> None:
    # A bought elite normally enters in the own zone; the Crysen says: in a region with an enemy.
    position = wroth("guild runen").units("runen", 7, regulars=1).corra("guild", 3).dice("guild", "mine")
    table = position.turn("guild")
    answers(table, "buy-crysen")
    assert units(table, "guild", 7) == {"crysen-2": 1}


@rule("W0.5")
def test_who_has_no_units_is_not_out() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=3).discard("runen", 20).first("runen")
    table = position.phase("groundwork", "draft", "actions", chance="mine mine " + "mine extend manoeuvre battle " * 2)
    answers(table, "manoeuvre", "mine", "mine", "extend", "extend", "battle")
    assert dice(table, "runen") == "mine extend manoeuvre"
    assert asked(table) == "runen act"
    assert "mine" in offered(table)


@rule("W0.16")
def test_the_feats_are_taken_before_the_tokens_are_laid_out() -> None:
    table = set_up("south north", "koda runen", "koda")
    asked_in_order = questions(table)
    assert asked_in_order.index("feat") < asked_in_order.index("vp-token") < asked_in_order.index("first-player")
    assert faction(table, "koda").human
