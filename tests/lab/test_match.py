"""What is counted about one game."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.bots import key_of
from ludoteca.engine.game import Outcome, find_game
from ludoteca.engine.text import LANGUAGES, Texts
from ludoteca.games.wroth.content import FEAT_ONCE
from ludoteca.games.wroth.words import FEAT
from ludoteca.lab.match import bots_game, play_match


def test_a_win_is_shared_among_opponents_and_whole_among_partners() -> None:
    outcome = Outcome((0, 2), (5, 3, 5))
    assert [outcome.prize(seat, together=False) for seat in range(3)] == [0.5, 0, 0.5]
    assert [Outcome((0, 1), (1, 1)).prize(seat, together=True) for seat in range(2)] == [1, 1]


def test_every_decision_is_counted_once() -> None:
    game = find_game("magpies")
    result = play_match(game, game.setup(3), ["random"] * 3, 1, 2)
    chosen: Counter[tuple[str, str]] = sum((seat.chosen for seat in result.seats), Counter())
    offered: Counter[tuple[str, str]] = sum((seat.offered for seat in result.seats), Counter())
    assert sum(chosen.values()) == result.decisions
    assert all(offered[use] >= times for use, times in chosen.items())
    assert {question for question, _ in chosen} <= {"favourite", "fly", "steal"}
    assert sum(seat.won for seat in result.seats) == 1


def test_the_same_keys_give_the_same_game() -> None:
    game = find_game("magpies")
    assert play_match(game, game.setup(2), ["greedy", "random"], 5, 6) == play_match(
        game, game.setup(2), ["greedy", "random"], 5, 6
    )


def test_the_lot_deals_the_same_to_every_bot() -> None:
    """So a mirrored deal gives both bots the same factions in turn."""
    game = find_game("wroth")
    traits = [
        [seat.traits for seat in play_match(game, game.setup(2), bots, 1, 2, ("side", "faction", "feat")).seats]
        for bots in (["random", "greedy"], ["greedy", "random"])
    ]
    assert traits[0] == traits[1]
    assert all(len(seat) == 2 for seat in traits[0])


def test_a_feat_that_is_used_up_still_counts() -> None:
    game = find_game("wroth")
    for index in range(40):
        keys = key_of(index, "chance"), key_of(index, "policy")
        run, _ = bots_game(game, game.setup(2), ["random", "random"], *keys)
        gone = [faction for faction in run.state.people if not faction.feats]
        if gone:
            seat = play_match(game, game.setup(2), ["random", "random"], *keys).seats[gone[0].seat]
            [feat] = [trait.removeprefix("feat=feat-") for trait in seat.traits if trait.startswith("feat=")]
            assert FEAT_ONCE[FEAT.value(feat)]
            return
    pytest.fail("no feat was used up in 40 games")


def test_traits_of_a_scenario() -> None:
    game = find_game("wroth")
    result = play_match(game, game.setup(2, {"scenario": "runen_deep_hold"}), ["random"] * 2, 1, 2)
    assert all("enemy=faction-runen" in seat.traits for seat in result.seats)
    assert {seat.won for seat in result.seats} in ({0.0}, {1.0})


def test_a_seat_may_have_several_of_a_trait() -> None:
    game = find_game("village-attacks")
    result = play_match(game, game.setup(2), ["random"] * 2, 1, 2, ("monster",))
    monsters = [trait for seat in result.seats for trait in seat.traits if trait.startswith("monster=monster-")]
    assert len(monsters) == len(set(monsters)) > 2


@pytest.mark.parametrize("id", ["magpies", "village-attacks", "wroth"])
def test_what_is_counted_has_a_name_in_both_languages(id: str) -> None:
    game = find_game(id)
    texts = Texts.of(game.folder)
    for setup in (game.setup(2), *(game.setup(2, mode) for mode in game.modes[:2])):
        result = play_match(game, setup, ["random"] * 2, 3, 4)
        keys = {key for seat in result.seats for trait in seat.traits for key in as_keys(trait)}
        assert bool(keys) == (game.traits is not None)
        assert [key for key in keys for lang in LANGUAGES if not texts.has(lang, key)] == []


def as_keys(trait: str) -> tuple[str, str]:
    name, _, value = trait.partition("=")
    return f"trait-{name}", value
