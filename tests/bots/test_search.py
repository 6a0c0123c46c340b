"""Bots that think: lawful, repeatable, fair to what others hide, within their budget, better the more they think."""

from __future__ import annotations

import dataclasses
import gc
from collections.abc import Iterator
from itertools import islice
from typing import cast

import pytest

from ludoteca.bots import LEVELS, Budget, Thinker, Turn, check_bot, is_bot, key_of, new_bot, turn_in
from ludoteca.bots.bot import prize_of
from ludoteca.bots.deeds import DeedSearch
from ludoteca.bots.search import Search
from ludoteca.bots.thinker import FLAT, THINKING, TREE, Way, answer_within
from ludoteca.engine.chance import Stream
from ludoteca.engine.game import Game, SetupError, find_game
from ludoteca.engine.run import RulesError, Run
from ludoteca.engine.state import digest
from tests.probes import orders, piles, support

GAMES = {
    "magpies": (find_game("magpies"), 3),
    "orders": (orders.GAME, 2),
    "piles": (piles.GAME, 2),
    "support": (support.GAME, 3),
    "wroth": (find_game("wroth"), 2),
    "village-attacks": (find_game("village-attacks"), 2),
}

HIDING = {**{name: GAMES[name] for name in GAMES if name != "village-attacks"}, "wroth": (find_game("wroth"), 4)}
"""Where a seat knows something that others do not. In Wroth that is what Trappers have laid, and among four there are
mostly some. In Village Attacks nobody hides anything, and a card that nobody has seen has no value yet."""


def decisions(game: Game, seats: int, seed: int) -> Iterator[Run]:
    """The positions of a random game in which somebody has a choice."""
    run = Run(game.steps, game.new(game.setup(seats)), Stream(seed))
    run.begin()
    policy = Stream(seed << 20)
    while run.ask is not None and run.number < game.longest:
        if len(run.ask.options) > 1:
            yield run
        run.answer(run.ask.options[policy.below(run.number + 1, len(run.ask.options))])


def twins(game: Game, seats: int, games: int, every: int) -> Iterator[tuple[Turn, Turn]]:
    """Turns in pairs of worlds that are different and look the same to the seat that is asked."""
    for seed in range(games):
        for number, run in enumerate(decisions(game, seats, seed)):
            if number % every:
                continue
            turn = turn_in(game, run)
            other = turn.possible(number * 7 + seed)
            if digest(run.start.state) != digest(other.start.state):
                yield turn, turn_in(game, other)


def fair_decisions(game: Game, seats: int, spec: str, most: int, every: int) -> int:
    """How many choices of a bot were the same in both worlds, all of them."""
    made = 0
    for turn, twin in islice(twins(game, seats, most, every), most):
        choice, again = (new_bot(spec, made).choose(one) for one in (turn, twin))
        assert choice == again, f"{game.id}, pair {made}, line {turn.number}"
        made += 1
    return made


@pytest.mark.parametrize("name", HIDING)
def test_what_others_hide_changes_no_choice(name: str) -> None:
    assert fair_decisions(*HIDING[name], "tree:12", 40, 7) == 40


@pytest.mark.long
@pytest.mark.parametrize("name", HIDING)
def test_what_others_hide_changes_none_of_many_choices(name: str) -> None:
    assert fair_decisions(*HIDING[name], "tree:25", 400, 3) == 400


def test_in_village_attacks_nobody_hides_anything() -> None:
    assert list(twins(*GAMES["village-attacks"], 2, 20)) == []


def test_who_wins_together_has_won_and_need_not_share() -> None:
    """Else a good open position would be worth more than a win."""
    game = find_game("wroth")
    run = Run(game.steps, game.new(game.setup(4, {"scenario": "runen_show_of_strength"})), Stream(1), watch=True)
    run.begin()
    turn = turn_in(game, run)
    bots = [new_bot("greedy", seat) for seat in range(4)]
    while run.ask is not None:
        at = turn_in(game, run)
        run.answer(bots[at.seat].choose(at))
    assert game.outcome(run.state).winners == (0, 1, 2, 3)
    for way in (FLAT, TREE):
        search = Thinker(1, way, Budget(iterations=1)).search(turn)
        assert [search.worth(run, seat) for seat in range(4)] == [1.0] * 4
    assert [prize_of(game, False)(run.state, seat) for seat in range(4)] == [0.25] * 4


@pytest.mark.parametrize("spec", ["flat:10", "tree:10", "scout", "tree:10@aggressive", "greedy@builder"])
def test_a_thinking_bot_chooses_lawfully_and_the_same_again(spec: str) -> None:
    for name in ("wroth",) if "@" in spec else ("magpies", "wroth"):
        game, seats = GAMES[name]
        for run in islice(decisions(game, seats, 3), 5):
            turn = turn_in(game, run)
            choices = {new_bot(spec, 5).choose(turn) for _ in range(2)}
            assert len(choices) == 1
            assert choices <= set(turn.options)


def test_a_turn_is_not_touched_by_thinking() -> None:
    game, seats = GAMES["wroth"]
    for number, run in enumerate(decisions(game, seats, 1)):
        before = digest(run.state)
        new_bot("tree:20", 1).choose(turn_in(game, run))
        assert digest(run.state) == before
        if number == 10:
            break


def wins(game: Game, one: str, other: str, games: int) -> float:
    """How many of the games between two bots the first one wins; they change seats."""
    won = 0.0
    for number in range(games):
        seat = number % 2
        names = [one, other] if seat == 0 else [other, one]
        bots = [new_bot(name, key_of(number, at)) for at, name in enumerate(names)]
        run = Run(game.steps, game.new(game.setup(2)), Stream(key_of(number // 2, "dice")), watch=True)
        run.begin()
        while run.ask is not None:
            turn = turn_in(game, run)
            run.answer(bots[turn.seat].choose(turn))
        winners = game.outcome(run.state).winners
        won += 1 / len(winners) if seat in winners else 0.0
    return won


def test_thought_beats_chance() -> None:
    assert wins(GAMES["magpies"][0], "tree:20", "random", 20) >= 15


@pytest.mark.long
def test_thought_beats_greed() -> None:
    assert wins(GAMES["wroth"][0], "tree:100", "greedy", 6) >= 4


def test_without_judgement_everything_is_played_to_the_end() -> None:
    blind = dataclasses.replace(GAMES["magpies"][0], evaluate=None)
    assert wins(blind, "tree:20", "random", 12) >= 8


def test_a_tree_grows_where_it_is_good() -> None:
    game, seats = GAMES["magpies"]
    run = next(run for number, run in enumerate(decisions(game, seats, 2)) if number == 6)
    turn = turn_in(game, run)
    search = Thinker(1, TREE, Budget(iterations=1)).search(turn)
    with pytest.raises(RulesError, match="nothing was tried"):
        search.best()
    search.grow(300)
    results = search.results()
    assert {option for option, _, _ in results} == set(turn.options)
    assert sum(visits for _, visits, _ in results) == 300
    often, best = max(results, key=lambda one: one[1]), max(results, key=lambda one: one[2])
    assert search.best() == often[0]
    assert often[2] >= best[2] - 0.05
    assert deepest(search) > 1
    flat = Thinker(1, FLAT, Budget(iterations=1)).search(turn)
    flat.grow(60)
    assert deepest(flat) == 1


@pytest.mark.parametrize("way", [FLAT, TREE])
@pytest.mark.parametrize("name", GAMES)
def test_iterations_that_could_not_change_the_answer_are_left_out(name: str, way: Way) -> None:
    game, seats = GAMES[name]
    made = spared = 0
    for run in islice(decisions(game, seats, 5), 0, 60, 10):
        turn = turn_in(game, run)
        whole, brief = (Thinker(3, way, Budget(iterations=1)).search(turn) for _ in range(2))
        whole.grow(90)
        assert answer_within(brief, 90) == whole.best(), run.number
        assert brief.count <= 90
        made += 1
        spared += brief.count < 90
    assert made > 0
    assert spared > 0 or name not in ("wroth", "village-attacks"), "no answer was clear before the end"


def deepest(search: Search) -> int:
    """How many deeds deep a tree has grown."""
    assert isinstance(search, DeedSearch)
    depth, row = 0, [search.root]
    while row:
        done = [move for place in row for deeds in place.deeds.values() for move in deeds.moves if move.visits]
        depth += bool(done)
        row = [move.node for move in done if move.node is not None]
    return depth


@pytest.mark.parametrize("spec", ["tree:0.01s", "tree:0.000001s", "flat:0.000001s"])
@pytest.mark.parametrize("name", GAMES)
def test_a_budget_of_time_gives_an_answer_however_short(name: str, spec: str) -> None:
    game, seats = GAMES[name]
    turn = turn_in(game, next(decisions(game, seats, 1)))
    assert new_bot(spec, 1).choose(turn) in turn.options


@pytest.mark.parametrize(
    "spec", ["tree:0", "tree:0s", "flat:0.0s", "tree:1.5", "tree:1000000000", f"tree:{'9' * 400}s"]
)
def test_a_budget_of_nothing_is_refused(spec: str) -> None:
    with pytest.raises(SetupError, match="bot-budget"):
        new_bot(spec, 1)


@pytest.mark.parametrize("spec", ["tree", "Tree", "tree@builder", "tree:", "tree:40x", "flat:40x@builder"])
def test_who_thinks_needs_a_budget(spec: str) -> None:
    assert not is_bot(spec)
    with pytest.raises(SetupError, match="bot-budget"):
        new_bot(spec, 1)


def test_names_of_bots() -> None:
    assert all(is_bot(name) for name in [*LEVELS, "tree:400", "flat:0.5s", "master@builder"])
    nobody = ["anna", "tree", "tree:", "tree:x", "greedy@", "random:5:5", "random@builder", "greedy:0", "greedy:400"]
    assert not any(is_bot(name) for name in [*nobody, "master:10", "planner:5s", "scout:0"])
    with pytest.raises(SetupError, match="unknown-bot-close"):
        new_bot("master:10", 1)
    with pytest.raises(SetupError, match="unknown-bot-close"):
        new_bot("flat@", 1)


def test_who_chooses_blindly_has_no_temperament() -> None:
    with pytest.raises(SetupError, match="no-temperament"):
        new_bot("random@builder", 1)


def test_temperaments_are_those_of_the_game() -> None:
    check_bot(GAMES["wroth"][0], "planner@builder")
    turn = turn_in(GAMES["wroth"][0], next(decisions(*GAMES["wroth"], 1)))
    with pytest.raises(SetupError, match="unknown-temperament"):
        new_bot("greedy@furious", 1).choose(turn)
    with pytest.raises(SetupError, match="unknown-temperament"):
        check_bot(GAMES["wroth"][0], "tree:40@furious")
    with pytest.raises(SetupError, match="no-temperaments"):
        check_bot(GAMES["magpies"][0], "greedy@builder")


@pytest.mark.parametrize("name", ["wroth", "village-attacks"])
def test_temperaments_judge_differently(name: str) -> None:
    game, seats = GAMES[name]
    assert set(game.temperaments) == {"aggressive", "builder", "opportunist"}
    assert game.evaluate is not None
    apart = set()
    for run in decisions(game, seats, 1):
        worth = {judge(run.state, 0) for judge in (game.evaluate, *game.temperaments.values())}
        assert all(0 <= value <= 1 for value in worth)
        apart.add(len(worth))
        if run.number > 200:
            break
    assert max(apart) == 4


class SlowSearch:
    """A search whose pieces of work take so long, on a clock of its own."""

    def __init__(self, *costs: float) -> None:
        self.costs = costs
        self.count = 0
        self.clock = 0.0

    def work(self) -> None:
        self.clock += self.costs[self.count % len(self.costs)]
        self.count += 1


@pytest.mark.parametrize(
    ("costs", "count"),
    [([0.3], 2), ([0.25], 3), ([0.1, 0.5], 2), ([7.0], 1)],
)
def test_time_is_not_overrun_by_a_piece_twice_as_long_as_those_before(
    monkeypatch: pytest.MonkeyPatch, costs: list[float], count: int
) -> None:
    search = SlowSearch(*costs)
    monkeypatch.setattr("ludoteca.bots.thinker.time.perf_counter", lambda: search.clock)
    Budget(seconds=1.01 / THINKING).spend(cast(Search, search))
    assert search.count == count


def test_no_garbage_is_looked_for_while_the_clock_runs() -> None:
    collecting: list[bool] = []

    class Watched(SlowSearch):
        def work(self) -> None:
            collecting.append(gc.isenabled())

    Budget(seconds=0.001).spend(cast(Search, Watched()))
    assert set(collecting) == {False}
    assert gc.isenabled()


def test_no_garbage_is_looked_for_before_the_tree_is_cleared_away() -> None:
    """All of it would be looked through, and the answer would come too late."""
    told: list[tuple[str, bool]] = []

    class Watched(SlowSearch):
        def work(self) -> None:
            told.append(("works", gc.isenabled()))

        def best(self) -> int:
            told.append(("chooses", gc.isenabled()))
            return 7

        def __del__(self) -> None:
            told.append(("goes", gc.isenabled()))

    class Absent(Thinker):
        def search(self, turn: Turn) -> Search:
            return cast(Search, Watched())

    turn = turn_in(GAMES["magpies"][0], next(decisions(*GAMES["magpies"], 1)))
    assert Absent(1, TREE, Budget(seconds=0.001)).choose(turn) == 7
    assert set(told) == {("works", False), ("chooses", False), ("goes", False)}
    assert gc.isenabled()
