"""The conformance kit over every registered game and the probe games, in every mode and with every number of seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from ludoteca.engine.build import is_compiled
from ludoteca.engine.game import Game, Setup, installed
from ludoteca.engine.kit import (
    CHECKS,
    Check,
    Report,
    check_clones,
    check_sampling,
    check_twins,
    check_undo,
    check_words,
    run_kit,
    variant_name,
)
from ludoteca.engine.kit.trace import compare_traces
from tests.kit.games import GAMES, HIDING, REGISTERED

BIG = {name: game for name, game in REGISTERED.items() if name not in HIDING}
QUICK = {
    "promises": 1, "runs": 40, "tables": 8, "clones": 1, "undo": 2, "arrival": 2, "twins": 2, "sampling": 4, "words": 1,
    "trace": 1,
}  # fmt: skip
"""Games for each variant in the quick run."""
LONG = QUICK | {"tables": 100, "clones": 3, "undo": 10, "arrival": 20, "sampling": 1, "words": 2}
LONG_RUNS = 2000
MANY = 12
"""A game with more variants is not played in all of them in the quick run."""
COSTLY = {"clones": 1, "undo": 2, "twins": 2, "words": 3}
"""In how many of its variants such a game is put to the dearer checks."""
LONG_TWINS = 5000

COUNTED = {
    "promises": ["ids", "names", "classes"],
    "runs": ["games", "answers", "decisions"],
    "tables": ["games", "answers", "decisions", "positions", "events"],
    "clones": ["decisions", "compared", "states compared", "old states", "strays", "copies"],
    "undo": ["refused", "agreed", "draws again", "drawn differently"],
    "arrival": ["games"],
    "twins": ["games", "pairs", "positions", "chance", "undos compared"],
    "sampling": ["games", "positions"],
    "words": ["texts", "rules", "options", "events", "described", "drawn", "positions"],
    "trace": ["processes", "lines"],
}
"""What a report must have counted, or the check proves nothing."""
COUNTED_HIDING = {
    "undo": ["undone and redone"],
    "arrival": ["togethers", "orders"],
    "twins": ["positions that differed", "reveals", "secret plans"],
    "sampling": ["positions with a choice"],
}
"""The same for games with secrets and plans."""


def added_up(game: Game, check: Check, games: int, quick: bool = False) -> Counter[str]:
    """The counts of one check over all variants; in the quick run enumeration and new processes take only some."""
    variants = game.variants()
    if quick:
        few = 1 if check.name in ("sampling", "trace") else MANY
        variants = spread(variants, min(few, COSTLY.get(check.name, MANY)) if len(variants) > MANY else few)
    total: Counter[str] = Counter()
    for report in run_kit(game, games * len(variants), checks=[Check(check.name, check.run, 1)], variants=variants):
        total += report.counts
    return total


def spread(variants: list[Setup], most: int) -> list[Setup]:
    """So many of the variants, from the first to the last."""
    if len(variants) <= most:
        return variants
    return [variants[(len(variants) - 1) * i // max(1, most - 1)] for i in range(most)]


def test_every_registered_game_can_be_loaded() -> None:
    games, faults = installed()
    assert faults == {}
    assert games


def cases() -> Iterator[Any]:
    """Every game and check; a big game is not traced in the quick run: other processes take their time."""
    for name, game in GAMES.items():
        for check in CHECKS:
            slow = check.name == "trace" and name in BIG
            yield pytest.param(game, check, id=f"{name}-{check.name}", marks=[pytest.mark.long] if slow else [])


@pytest.mark.parametrize(("game", "check"), list(cases()))
def test_kit(game: Game, check: Check) -> None:
    games = QUICK[check.name] // (2 if game.id in BIG and check.name == "runs" else 1)
    counts = added_up(game, check, games, quick=True)
    expected = COUNTED[check.name] + (COUNTED_HIDING.get(check.name, []) if game.id in HIDING else [])
    assert [what for what in expected if counts[what] == 0] == []


@pytest.mark.long
@pytest.mark.parametrize("check", CHECKS, ids=[check.name for check in CHECKS])
@pytest.mark.parametrize("game", HIDING.values(), ids=list(HIDING))
def test_kit_for_long(game: Game, check: Check) -> None:
    games = -(-LONG_RUNS // len(game.variants())) if check.name == "runs" else LONG[check.name]
    counts = added_up(game, check, games)
    if check.name == "runs":
        assert counts["games"] >= LONG_RUNS
    if check.name == "undo":
        assert counts["drawn differently"] * 4 > counts["draws again"]


# ---------------------------------------------------------------- every variant of the big games

VARIANTS = [(game, setup) for game in BIG.values() for setup in game.variants()]
EVERYWHERE = {"promises": 1, "runs": 21 if is_compiled() else 3, "tables": 1, "arrival": 1}
"""The cheap checks, with the games for each variant."""
DEARER = {
    "clones": partial(check_clones, share=0.03),
    "undo": partial(check_undo, share=0.06),
    "words": partial(check_words, share=0.02),
    "twins": partial(check_twins, share=0.05),
    "sampling": partial(check_sampling, share=0.1),
}
"""The dearer ones, one game for each variant: a look into every variant finds more than a long look into a few."""
DEARER_IN = VARIANTS if is_compiled() else VARIANTS[::4]
"""Both builds play alike, which the traces and the goldens show: the slower one need not play everything again."""
TOGETHER = 14
"""So many variants are traced by one other process."""


@pytest.mark.long
@pytest.mark.parametrize("check", [check for check in CHECKS if check.name in EVERYWHERE], ids=list(EVERYWHERE))
@pytest.mark.parametrize("game", BIG.values(), ids=list(BIG))
def test_every_variant_of_a_big_game(game: Game, check: Check) -> None:
    counts = added_up(game, check, EVERYWHERE[check.name])
    if check.name == "runs" and is_compiled():
        assert counts["games"] >= LONG_RUNS


@pytest.mark.long
@pytest.mark.parametrize(("game", "setup"), DEARER_IN, ids=[f"{game.id}-{variant_name(s)}" for game, s in DEARER_IN])
def test_the_dearer_checks_of_every_variant(game: Game, setup: Setup) -> None:
    seed = VARIANTS.index((game, setup))
    for name, check in DEARER.items():
        assert check(game, setup, seed, 1)["games"] == 1, name


@pytest.mark.long
@pytest.mark.either_build
@pytest.mark.parametrize("first", range(0, len(VARIANTS), TOGETHER))
def test_every_variant_elsewhere(first: int) -> None:
    for game in BIG.values():
        setups = [setup for other, setup in VARIANTS[first : first + TOGETHER] if other is game]
        if setups:
            report = Report("trace", game.id, "several")
            compare_traces(game, setups, 1, 0.03, (first + 1,), report)
            assert report["processes"] >= len(setups)


DIFFERENT_IN_BIG = {"wroth": 500}
"""At so many positions the worlds must really differ. In Wroth nothing is hidden but the kinds of Trappers."""


@pytest.mark.long
@pytest.mark.parametrize(("name", "enough"), DIFFERENT_IN_BIG.items())
def test_twins_of_a_big_game(name: str, enough: int) -> None:
    """Many seats bring the factions that hide something, and more eyes that do not see it."""
    game = BIG[name]
    counts: Counter[str] = Counter()
    for seed in range(1000, 1030):
        counts += check_twins(game, game.setup(game.seats[1]), seed, 1).counts
        if counts["positions that differed"] >= enough:
            break
    assert counts["positions that differed"] >= enough
    assert counts["secret answers"] > 0
    assert counts["reveals"] > 0


@pytest.mark.long
@pytest.mark.parametrize("game", HIDING.values(), ids=list(HIDING))
def test_twins_for_long(game: Game) -> None:
    """In each game there are thousands of positions at which the worlds really differed, and nobody sees it."""
    differed = 0
    for seed in range(1000, 1000 + 100 * 1000, 1000):
        for setup in game.variants():
            differed += check_twins(game, setup, seed, 10)["positions that differed"]
        if differed >= LONG_TWINS:
            break
    assert differed >= LONG_TWINS
