"""W5.1-W5.5: turns in the action phase; and how answers are refused and taken back."""

import pytest

from ludoteca.engine.observe import observe
from ludoteca.engine.table import TableError
from ludoteca.games.wroth.words import ACT, FACE
from tests.games.wroth.positions import answers, asked, corra, dice, offered, omni, questions, units, wroth
from tests.marks import rule


@rule("W5.1")
def test_turns_go_clockwise_from_the_first_player() -> None:
    position = wroth("koda runen guild").first("runen")
    for name in ("koda", "runen", "guild"):
        position.dice(name, "mine mine")
    table = position.phase("actions")
    order = []
    while not table.over:
        order.append(asked(table))
        answers(table, next(name for name in offered(table) if name.startswith("discard")))
    assert order == ["runen act", "guild act", "koda act"] * 2


@rule("W5.2")
def test_in_a_turn_one_die_must_be_spent() -> None:
    table = wroth("koda runen").dice("koda", "mine extend").corra("koda", 5).turn("koda")
    assert "end" not in offered(table)
    assert "pass" not in offered(table)
    answers(table, "buy-grizzled")
    assert "end" not in offered(table)


@rule("W5.2")
def test_in_a_turn_only_one_die_can_be_spent() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=1).dice("koda", "mine mine extend").corra("koda", 2)
    table = position.dice("runen", "mine").turn("koda")
    answers(table, "mine")
    assert offered(table) == ["end", "buy-grizzled", "buy-trapper"]
    answers(table, "end")
    assert asked(table) == "runen act"
    assert dice(table, "koda") == "mine extend"


@rule("W5.2")
def test_any_die_can_be_discarded_without_effect() -> None:
    table = wroth("koda runen").dice("koda", "mine battle").dice("runen", "mine mine").turn("koda")
    assert [name for name in offered(table) if name.startswith("discard")] == ["discard-mine", "discard-battle"]
    answers(table, "discard-mine")
    assert (corra(table, "koda"), dice(table, "koda")) == (0, "battle")
    assert asked(table) == "runen act"


@rule("W5.3")
def test_without_a_die_a_turn_is_skipped_and_nothing_can_be_bought() -> None:
    position = wroth("koda runen guild").dice("koda", "mine mine").dice("guild", "mine mine")
    position.corra("runen", 5).omni("runen", "mine").units("runen", 5, regulars=1)
    table = position.turn("koda")
    order = []
    while not table.over:
        order.append(asked(table))
        answers(table, "discard-mine")
    assert order == ["koda act", "guild act"] * 2
    assert (corra(table, "runen"), omni(table, "runen")) == (5, "mine")


@rule("W5.3")
def test_who_has_spent_two_dice_at_once_misses_a_turn() -> None:
    position = wroth("koda runen").units("koda", 5, regulars=1).dice("koda", "mine mine").dice("runen", "mine extend")
    position.units("runen", 3, regulars=1)
    table = position.turn("koda")
    answers(table, "exodus", "0", "0", "0")
    assert asked(table) == "runen act"
    answers(table, "mine")
    assert asked(table) == "runen act"


@rule("W5.4")
def test_spent_and_discarded_dice_go_back_to_the_pool() -> None:
    table = wroth("koda runen").dice("koda", "mine battle extend").dice("runen", "mine battle").turn("koda")
    before = sum(table.state.pool)
    answers(table, "mine")
    answers(table, "discard-battle")
    assert dice(table, "runen") == "mine"
    assert sum(table.state.pool) == before + 2


@rule("W5.4")
def test_dice_spent_for_an_exodus_go_back_to_the_pool() -> None:
    position = (
        wroth("koda runen").units("koda", 5, regulars=1).dice("koda", "mine battle mine").dice("runen", "mine mine")
    )
    table = position.turn("koda")
    before = table.state.pool[:]
    answers(table, "exodus", "battle", "0", "0", "0")
    after = {FACE.name(face): table.state.pool[face] - before[face] for face in range(4)}
    assert after == {"mine": 1, "extend": 0, "manoeuvre": 0, "battle": 1}
    assert dice(table, "koda") == "mine"


@rule("W5.5")
def test_the_phase_ends_when_nobody_has_an_action_die() -> None:
    position = wroth("koda runen").dice("koda", "mine").omni("runen", "mine").omni("koda", "strike").corra("runen", 4)
    table = position.turn("koda")
    answers(table, "mine")
    assert (table.over, omni(table, "runen"), omni(table, "koda")) == (True, "mine", "strike")
    assert corra(table, "runen") == 4


@rule("W5.5")
def test_the_last_turn_is_finished_before_the_phase_ends() -> None:
    table = wroth("koda runen").dice("koda", "mine").corra("koda", 1).turn("koda")
    answers(table, "mine")
    assert asked(table) == "koda act"
    answers(table, "buy-grizzled")
    assert table.over
    assert units(table, "koda", 0) == {"grizzled-4": 1}


@rule("W5.5")
def test_victory_points_follow_at_once() -> None:
    position = wroth("koda runen").units("koda", 1, regulars=1).dice("koda", "mine").vp(koda=26)
    table = position.phase("actions", "victory")
    answers(table, "discard-mine")
    assert table.over
    assert questions(table) == ["act", "act"]  # the second one had no option but to end


# ---------------------------------------------------------------- at the table


@rule("W5.2")
def test_what_cannot_be_done_is_refused() -> None:
    table = wroth("koda runen").dice("koda", "battle mine").turn("koda")
    with pytest.raises(TableError, match="not-an-option"):
        table.answer(0, ACT.value("battle"))
    with pytest.raises(TableError, match="not-an-option"):
        table.answer(0, ACT.value("end"))
    with pytest.raises(TableError, match="not-asked"):
        table.answer(1, ACT.value("mine"))
    refused = {view.name: (view.rule, view.reason.key) for view in observe(table, 0).refused}
    assert refused["battle"] == ("W5.14", "why-no-target")
    assert refused["end"] == ("W5.2", "why-spend-a-die")
    assert refused["buy-grizzled"] == ("W5.32", "why-too-dear")
    assert refused["buy-trapper"] == ("W14.7", "why-no-place")
    assert asked(table) == "koda act"


@rule("W5.2")
def test_an_own_answer_can_be_taken_back_until_somebody_else_acts() -> None:
    table = wroth("koda runen").dice("koda", "mine mine").dice("runen", "mine mine").corra("koda", 2).turn("koda")
    answers(table, "mine")
    table.undo(0)
    assert (corra(table, "koda"), asked(table)) == (2, "koda act")
    answers(table, "mine", "end", "mine")
    with pytest.raises(TableError, match="undo-barrier"):
        table.undo(0)


@rule("W3.3")
def test_a_roll_cannot_be_taken_back() -> None:
    position = wroth("koda runen").token(1, "t04").units("koda", 1, regulars=1)
    table = position.phase("spoils", "groundwork", "draft", chance="mine mine " + "mine extend battle " * 2 + "mine")
    answers(table, "yes")
    with pytest.raises(TableError, match="undo-barrier"):
        table.undo(0)
