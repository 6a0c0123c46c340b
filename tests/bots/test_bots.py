"""Bots: they choose lawfully, the same for the same key, from what their seat can know, and greed pays."""

from __future__ import annotations

import dataclasses

import pytest

from ludoteca.bots import LEVELS, Turn, key_of, new_bot, turn_at, turn_in
from ludoteca.bots.hints import hint
from ludoteca.bots.playout import clones, playout
from ludoteca.engine.chance import Committed, Stream
from ludoteca.engine.game import Game, SetupError, find_game
from ludoteca.engine.observe import observe
from ludoteca.engine.run import RulesError, Run
from ludoteca.engine.table import Table


@pytest.fixture
def magpies() -> Game:
    return find_game("magpies")


def play(game: Game, names: list[str], key: int) -> Table:
    """A whole game among bots at a table that checks every answer."""
    table = Table(game, game.setup(len(names)), Stream(key))
    bots = [new_bot(name, key_of(key, seat)) for seat, name in enumerate(names)]
    for _ in range(game.longest):
        if table.over:
            break
        seat, _ = table.asked()[-1]
        table.answer(seat, bots[seat].choose(turn_at(table, seat)))
    assert table.over
    return table


@pytest.mark.parametrize("names", [["random", "random"], ["greedy", "random", "greedy"]])
def test_bots_play_lawful_games_that_can_be_repeated(magpies: Game, names: list[str]) -> None:
    first, again, other = (play(magpies, names, key) for key in (1, 1, 2))
    assert [line.value for line in first.lines] == [line.value for line in again.lines]
    assert [line.value for line in first.lines] != [line.value for line in other.lines]


def test_a_random_bot_favours_nothing(magpies: Game) -> None:
    bot = new_bot("random", 5)
    counts = [0, 0, 0]
    for number in range(3000):
        turn = Turn(magpies, 0, number, "fly", (4, 6, 7), lambda key: pytest.fail("it looks at nothing"))
        counts[(4, 6, 7).index(bot.choose(turn))] += 1
    assert all(900 < count < 1100 for count in counts)


def test_greed_beats_chance(magpies: Game) -> None:
    wins = 0
    for key in range(40):
        seat = key % 2
        names = ["greedy", "random"] if seat == 0 else ["random", "greedy"]
        outcome = play(magpies, names, key).outcome
        assert outcome is not None
        wins += seat in outcome.winners
    assert wins >= 28


def table_after_favourites(game: Game, favourites: list[int]) -> Table:
    """A table at its first turn in which these secret choices were made."""
    table = Table(game, game.setup(len(favourites)), Committed(b"seed", []))
    for seat, trinket in enumerate(favourites):
        table.answer(seat, trinket)
    return table


def test_a_greedy_bot_cannot_know_what_others_hide(magpies: Game) -> None:
    """Tables that differ only in the others' secrets get the same choice, move after move."""
    for key in range(5):
        choices = []
        for secret in range(4):
            table = table_after_favourites(magpies, [1, secret, secret])
            bots = [new_bot("greedy", key), new_bot("random", key), new_bot("random", key)]
            made = []
            for _ in range(30):
                if table.over:
                    break
                seat, _ = table.asked()[0]
                value = bots[seat].choose(turn_at(table, seat))
                table.answer(seat, value)
                made.append((seat, value))
            choices.append(made)
        assert choices[0] == choices[1] == choices[2] == choices[3]


def test_a_bot_is_told_what_its_seat_knows_and_no_more(magpies: Game) -> None:
    table = table_after_favourites(magpies, [1, 2])
    seat, _ = table.asked()[0]
    turn = turn_at(table, seat)
    seen = observe(table, seat).ask
    assert seen is not None
    assert turn.options == tuple(option.value for option in seen.options)
    run = turn.possible(9)
    assert run is not table.run
    assert run.state is not table.state
    assert {turn.possible(key).state.favourites[1 - seat].value for key in range(40)} == {(0,), (1,), (2,), (3,)}


def test_taking_back_again_and_again_does_not_stop_a_bot(magpies: Game) -> None:
    """The ledger also counts what was taken back: it may be longer than any game."""
    for game in (magpies, dataclasses.replace(magpies, evaluate=None)):
        table = table_after_favourites(game, [1, 2])
        seat, ask = table.asked()[0]
        while table.number <= game.longest:
            table.answer(seat, ask.options[0])
            table.undo(seat, agreed=True)
        turn = turn_at(table, seat)
        for name in ("flat:5", "tree:5"):
            assert new_bot(name, 1).choose(turn) in turn.options
        assert hint(turn)


@pytest.mark.parametrize("name", ["wroth", "village-attacks"])
def test_bots_begin_whatever_is_played(name: str) -> None:
    """In every variant, the things that are chosen before the first round included."""
    game = find_game(name)
    for setup in game.variants():
        run = Run(game.steps, game.new(setup), Stream(3))
        run.begin()
        for number, bot in enumerate(["greedy", "flat:1", "tree:1", "greedy", "tree:1"]):
            if run.ask is not None:
                run.answer(new_bot(bot, number).choose(turn_in(game, run)))


def test_bots_plan_in_secret_and_in_any_order(magpies: Game) -> None:
    table = Table(magpies, magpies.setup(3), Stream(3))
    for seat in (2, 0, 1):
        table.answer(seat, new_bot("greedy", seat).choose(turn_at(table, seat)))
    assert not table.desks


def test_without_judgement_greed_is_chance(magpies: Game) -> None:
    blind = dataclasses.replace(magpies, evaluate=None)
    greedy, chance = play(blind, ["greedy", "greedy"], 4), play(blind, ["random", "random"], 4)
    assert [line.value for line in greedy.lines] == [line.value for line in chance.lines]


def test_a_bot_that_does_not_exist() -> None:
    with pytest.raises(SetupError, match="unknown-bot-close"):
        new_bot("gredy", 0)
    with pytest.raises(SetupError, match="unknown-bot"):
        new_bot("genius", 0)
    assert list(LEVELS) == ["random", "greedy", "flat", "scout", "planner", "master"]


def test_playouts_and_clones(magpies: Game) -> None:
    run = Run(magpies.steps, magpies.new(magpies.setup(4)), Stream(1), keep=False)
    run.begin()
    decisions = playout(run, Stream(2), magpies.longest)
    assert run.over
    assert 0 < decisions < len(run.since) == run.number
    stopped = Run(magpies.steps, magpies.new(magpies.setup(4)), Stream(1), keep=False)
    stopped.begin()
    with pytest.raises(RulesError, match="goes on after 20 lines"):
        playout(stopped, Stream(2), 20)
    kept = Run(magpies.steps, magpies.new(magpies.setup(4)), Stream(1))
    kept.begin()
    assert clones([kept, kept], Stream(3), 4) == 8
