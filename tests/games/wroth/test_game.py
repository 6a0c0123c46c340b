"""Wroth as a table sees it: options, modes, what is refused, who wins, what always holds, how good a position looks."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.bots.playout import playout
from ludoteca.engine.ask import PASS
from ludoteca.engine.chance import Stream
from ludoteca.engine.game import Setup, SetupError
from ludoteca.engine.run import Run
from ludoteca.engine.table import Table
from ludoteca.games.wroth import GAME, words
from ludoteca.games.wroth.content import BASE_FACTIONS, IMMOBILE, SCENARIO_NAMES, VITALITY
from ludoteca.games.wroth.game import outcome
from ludoteca.games.wroth.invariants import CHECKS, invariants
from ludoteca.games.wroth.judgement import evaluate, odds
from ludoteca.games.wroth.state import Wroth
from ludoteca.games.wroth.words import (
    AI_GAINED,
    AI_SAVES,
    DB_MOVES_ROUND_ONE,
    ELITE_OF_UNIT,
    HUMANS_SCORED,
    ICON_NEEDS_CONTROL,
    KODA,
    MOVED,
    NONE,
    NOWHERE,
    PUSHED,
    RAM,
    RUNEN,
    SCORED,
    SHORES,
    SOLO_RAMS,
    TIE_BY_LOT,
    TRAPPER,
    stack_region,
    stack_unit,
)

SHOW_OF_STRENGTH = SCENARIO_NAMES[0]


def played(seats: int, seed: int, **options: str) -> Wroth:
    """The end of a random game."""
    run = Run(GAME.steps, GAME.new(GAME.setup(seats, options)), Stream(seed), keep=False)
    run.begin()
    playout(run, Stream(seed + 1000), GAME.longest)
    state: Wroth = run.state
    return state


def at_the_table(seats: int, seed: int, **options: str) -> Table:
    """A random game at a table, to its end."""
    table = Table(GAME, GAME.setup(seats, options), Stream(seed))
    policy = Stream(seed + 1000)
    while not table.over:
        seat, ask = table.asked()[0]
        table.answer(seat, ask.options[policy.below(table.number * 8 + seat, len(ask.options))])
        assert table.number < GAME.longest
    return table


def middle(seats: int = 3, seed: int = 5, steps: int = 120, **options: str) -> Wroth:
    """A state in the middle of a random game."""
    run = Run(GAME.steps, GAME.new(GAME.setup(seats, options)), Stream(seed))
    run.begin()
    policy = Stream(seed)
    while run.ask is not None and run.number < steps:
        run.answer(run.ask.options[policy.below(run.number, len(run.ask.options))])
    state: Wroth = run.state
    return state


# ---------------------------------------------------------------- setting a table


@pytest.mark.parametrize("scenario", SCENARIO_NAMES)
def test_every_scenario_is_for_one_to_four(scenario: str) -> None:
    for seats in range(1, 5):
        w: Wroth = GAME.new(GAME.setup(seats, {"scenario": scenario}))
        assert w.is_coop
        assert w.card.id == scenario
        assert w.humans == seats


@pytest.mark.rule("W0.1")
def test_the_standard_game_is_for_two_to_four() -> None:
    assert [GAME.setup(seats).seats for seats in (2, 3, 4)] == [2, 3, 4]
    with pytest.raises(SetupError) as refused:
        GAME.setup(1)
    assert refused.value.key == "standard-alone"


@pytest.mark.rule("W0.21")
def test_a_handicap_is_for_a_seat_of_the_standard_game() -> None:
    w: Wroth = GAME.new(GAME.setup(3, {"handicap": "seat-3"}))
    assert w.handicap == 2
    with pytest.raises(SetupError) as refused:
        GAME.setup(2, {"handicap": "seat-3"})
    assert (refused.value.key, refused.value.args_by_name) == ("handicap-without-seat", {"seat": 3, "seats": 2})
    with pytest.raises(SetupError) as refused:
        GAME.setup(2, {"handicap": "seat-1", "scenario": SHOW_OF_STRENGTH})
    assert refused.value.key == "handicap-in-coop"


@pytest.mark.rule("W0.21")
def test_the_handicap_gives_one_seat_a_second_feat() -> None:
    w = middle(steps=30, handicap="seat-2")
    assert [len(w.of(f.id).feats) for f in sorted(w.people, key=lambda f: f.seat)] == [1, 2, 1]


def test_the_options_reach_the_table() -> None:
    usual: Wroth = GAME.new(GAME.setup(2))
    assert [usual.options[n] for n in (ICON_NEEDS_CONTROL, DB_MOVES_ROUND_ONE, AI_SAVES, SOLO_RAMS, TIE_BY_LOT)] == [
        0, 1, 0, 1, 0,
    ]  # fmt: skip
    assert (usual.expansions, usual.handicap, usual.scenario) == (False, NONE, NONE)
    other: Wroth = GAME.new(
        GAME.setup(
            2,
            {
                "expansions": "yes",
                "icon_needs_control": "yes",
                "db_moves_round_one": "no",
                "ai_saves_for_priority": "yes",
                "solo_rams": "none",
                "final_tie": "lot",
            },
        )
    )
    assert [other.options[n] for n in (ICON_NEEDS_CONTROL, DB_MOVES_ROUND_ONE, AI_SAVES, SOLO_RAMS, TIE_BY_LOT)] == [
        1, 0, 1, 0, 1,
    ]  # fmt: skip
    assert other.expansions


def test_without_the_expansion_nobody_plays_its_factions() -> None:
    for seed in range(6):
        assert all(f.id in BASE_FACTIONS for f in middle(4, seed, 12).factions)


def test_no_variant_is_tried_twice() -> None:
    variants = GAME.variants()
    assert all(variant not in variants[:at] for at, variant in enumerate(variants))
    assert {v.options["scenario"] for v in variants} == {"none", *SCENARIO_NAMES}


def test_every_question_and_event_is_declared() -> None:
    asked: set[str] = set()
    told: set[str] = set()
    for seed, options in ((1, {"expansions": "yes"}), (2, {"scenario": SHOW_OF_STRENGTH})):
        table = at_the_table(3, seed, **options)
        asked |= {line.ask.question.id for line in table.lines if line.ask is not None}
        told |= {event.kind.id for event in table.events}
    assert asked <= {question.id for question in GAME.questions}
    assert told <= {kind.id for kind in GAME.events}
    assert words.WHAT_NEXT in GAME.questions


# ---------------------------------------------------------------- the end


@pytest.mark.rule("W6.9", "W6.10", "W6.11")
def test_the_most_points_win_then_the_most_regions() -> None:
    for seed in range(6):
        w = played(2 + seed % 3, seed)
        end = outcome(w)
        assert end.winners
        best = max(end.scores)
        assert [end.scores[seat] for seat in end.winners] == [best] * len(end.winners)
        assert end.scores == tuple(f.vp for f in sorted(w.people, key=lambda f: f.seat))


@pytest.mark.rule("W6.11")
def test_equal_factions_win_together_or_by_lot() -> None:
    w = played(3, 1)
    w.winners = sorted(f.id for f in w.factions)
    assert outcome(w).winners == (0, 1, 2)


@pytest.mark.rule("W10.10", "W11.19")
def test_people_win_and_score_together_against_the_machine() -> None:
    w = middle(3, 2, 60, scenario=SHOW_OF_STRENGTH)
    w.human_vp = 36
    w.winners = [w.people[0].id]
    assert outcome(w).winners == (0, 1, 2)
    assert outcome(w).scores == (36, 36, 36)
    w.winners = [w.machine.id]
    assert outcome(w).winners == ()


def test_random_games_end_far_below_the_bound() -> None:
    for seed in range(8):
        options = {"scenario": SCENARIO_NAMES[seed * 2]} if seed % 2 else {"expansions": "yes"}
        table = at_the_table(4, seed, **options)
        assert table.number * 10 < GAME.longest


# ---------------------------------------------------------------- what always holds


@pytest.mark.parametrize("scenario", ["none", *SCENARIO_NAMES])
def test_everything_holds_after_every_answer(scenario: str) -> None:
    run = Run(GAME.steps, GAME.new(GAME.setup(2, {"scenario": scenario, "expansions": "yes"})), Stream(3), keep=False)
    run.begin()
    policy = Stream(4)
    while run.ask is not None:
        assert invariants(run.state) == []
        run.answer(run.ask.options[policy.below(run.number, len(run.ask.options))])
    assert invariants(run.state) == []


def test_there_are_enough_checks_each_with_its_name() -> None:
    assert len({check.__name__ for check in CHECKS}) == len(CHECKS) >= 25


def spoil_regulars(w: Wroth) -> None:
    w.factions[0].discard += 1


def spoil_vitality(w: Wroth) -> None:
    die = w.factions[0].elites[0]
    die.region, die.vitality = 5, VITALITY[die.type] + 1


def spoil_board(w: Wroth) -> None:
    die = w.factions[0].elites[0]
    die.region, die.vitality = NOWHERE, 1


def spoil_corra(w: Wroth) -> None:
    w.supply -= 1


def spoil_dice(w: Wroth) -> None:
    w.factions[0].dice[0] += w.dice_in_play


def spoil_tokens(w: Wroth) -> None:
    w.tokens[1] = w.tokens[2]


def spoil_feats(w: Wroth) -> None:
    w.factions[0].feats = [(w.factions[0].id * 3 + 3) % 21]


def spoil_first(w: Wroth) -> None:
    w.first = 3


def spoil_winners(w: Wroth) -> None:
    w.winners = [w.factions[0].id]


def spoil_round(w: Wroth) -> None:
    w.round = 21


def spoil_index(w: Wroth) -> None:
    w.index[w.factions[0].id] = 1


def spoil_chaos(w: Wroth) -> None:
    w.chaos = 9


def spoil_objectives(w: Wroth) -> None:
    w.objectives = [5, 5]


def spoil_sides(w: Wroth) -> None:
    w.factions[0].side = w.factions[1].side


def spoil_limits(w: Wroth) -> None:
    w.factions[0].used_turn = [words.RYDER_MOVED] * 2


def spoil_omniscient(w: Wroth) -> None:
    w.factions[0].omni = 4


SPOILERS = (
    spoil_regulars, spoil_vitality, spoil_board, spoil_corra, spoil_dice, spoil_tokens, spoil_feats, spoil_first,
    spoil_winners, spoil_round, spoil_index, spoil_chaos, spoil_objectives, spoil_sides, spoil_limits,
    spoil_omniscient,
)  # fmt: skip


@pytest.mark.parametrize("spoil", SPOILERS, ids=[spoil.__name__ for spoil in SPOILERS])
def test_what_cannot_be_is_noticed(spoil: object) -> None:
    w = middle()
    assert invariants(w) == []
    assert callable(spoil)
    spoil(w)
    assert len(invariants(w)) >= 1


@pytest.mark.rule("W14.7")
def test_a_trapper_without_a_hiding_place_or_with_two_owners_is_noticed() -> None:
    for seed in range(40):
        w = middle(3, seed, 150)
        if w.index[KODA] != NONE and any(die.trap != NONE for die in w.of(KODA).elites):
            break
    trapper = next(die for die in w.of(KODA).elites if die.trap != NONE)
    assert trapper.type == TRAPPER
    place, trapper.trap = trapper.trap, NONE
    assert [fault for fault in invariants(w) if "places" in fault]
    trapper.trap = place
    assert invariants(w) == []


@pytest.mark.rule("W6.12")
def test_points_are_what_the_chronicle_says() -> None:
    for seed in range(3):
        table = at_the_table(2 + seed, seed)
        scored: Counter[int] = Counter()
        for event in table.events:
            if event.kind is SCORED:
                scored[event.values[0]] += event.values[1]
        assert {f.id: f.vp for f in table.state.factions} == {f.id: scored[f.id] for f in table.state.factions}


@pytest.mark.rule("W11.14")
def test_points_of_both_sides_are_what_the_chronicle_says() -> None:
    for number, scenario in enumerate(("runen_show_of_strength", "koda_hunting_season", "guild_hostile_ledger")):
        table = at_the_table(number + 1, number, scenario=scenario)
        w: Wroth = table.state
        people = sum(event.values[0] for event in table.events if event.kind is HUMANS_SCORED)
        machine = sum(event.values[1] for event in table.events if event.kind in (SCORED, AI_GAINED))
        assert (w.human_vp, w.machine.vp) == (people, machine)
        assert [f.vp for f in w.people] == [0] * w.humans


@pytest.mark.rule("W5.16", "W7.4", "W14.7", "W14.11", "W14.38")
def test_nobody_moves_back_to_the_shores_and_the_immobile_stay() -> None:
    moves = 0
    for seed in range(6):
        for event in at_the_table(4, seed, expansions="yes").events:
            if event.kind in (MOVED, PUSHED):
                elite = ELITE_OF_UNIT[stack_unit(event.values[1])]
                assert event.values[2] != SHORES
                assert stack_region(event.values[1]) != event.values[2]
                assert elite == NONE or not IMMOBILE[elite]
                moves += 1
    assert moves > 50


# ---------------------------------------------------------------- how good it looks


def test_a_judgement_is_a_share_of_one() -> None:
    for seed in range(4):
        for options in ({}, {"scenario": SCENARIO_NAMES[seed]}):
            w = middle(3, seed, 20 + 40 * seed, **options)
            assert all(0 <= evaluate(w, seat) <= 1 for seat in range(3))
    new: Wroth = GAME.new(GAME.setup(4))
    assert evaluate(new, 0) == 0.25


def test_points_corra_and_units_look_better_and_those_of_others_worse() -> None:
    for options in ({}, {"scenario": SHOW_OF_STRENGTH}):
        w = middle(2, 7, 90, **options)
        me = next(f for f in w.people if f.seat == 0)
        before = evaluate(w, 0)
        me.corra += 1
        assert evaluate(w, 0) > before
        me.corra -= 1
        me.regulars[5] += 3
        assert evaluate(w, 0) > before
        me.regulars[5] -= 3
        w.factions[-1 if options else w.index[me.id] - 1].vp += 2
        assert evaluate(w, 0) < before


def test_a_lead_says_more_the_later_it_is() -> None:
    """And nobody who is level with three others is told that a win is as likely as not."""
    for seats, options in ((2, {}), (4, {}), (2, {"scenario": SHOW_OF_STRENGTH})):
        w = middle(seats, 7, 90, **options)
        next(f for f in w.people if f.seat == 0).vp += 60
        told = []
        for w.round in (1, 2, 4):
            told.append(odds(w, 0))
        assert 0.25 < told[0] < told[1] < told[2] < 1
    new: Wroth = GAME.new(GAME.setup(4))
    assert 0.2 < odds(new, 0) < 0.3


def test_the_judgement_does_not_look_under_the_trappers() -> None:
    """Two tables that differ only in a hidden kind look the same to everybody."""
    for seed in range(40):
        w = middle(2, seed, 150)
        if w.index[KODA] != NONE and any(die.trap != NONE for die in w.of(KODA).elites):
            break
    other = w.copy()
    place = next(die.trap for die in w.of(KODA).elites if die.trap != NONE)
    other.traps.card[place] = (w.traps.card[place] + 1) % 3
    assert [evaluate(w, seat) for seat in (0, 1)] == [evaluate(other, seat) for seat in (0, 1)]


# ---------------------------------------------------------------- small things


def test_a_set_up_is_complete() -> None:
    setup: Setup = GAME.setup(2)
    assert set(setup.options) == {option.id for option in GAME.options}


def test_passing_is_always_the_first_option() -> None:
    table = at_the_table(3, 9, expansions="yes")
    for line in table.lines:
        assert line.ask is not None
        assert line.ask.options == sorted(set(line.ask.options))
        assert PASS not in line.ask.options[1:]


def test_rams_belong_to_the_runen() -> None:
    w = middle(2, 3, 60, scenario=SHOW_OF_STRENGTH)
    assert w.machine.id == RUNEN
    assert w.machine.in_play(RAM) >= 1
