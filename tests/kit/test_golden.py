"""Golden playthroughs: whole games as text. A change of rules, engine or content shows here as a difference to read.

When the change is meant, write them anew and look at what differs:

    python -m ludoteca.engine.kit.golden tests/golden magpies village-attacks wroth tests.probes.orders:GAME \\
        tests.probes.piles:GAME tests.probes.support:GAME
"""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.engine.game import Game, Setup
from ludoteca.engine.kit.golden import MANY, file_of, kept, playthrough, write
from ludoteca.engine.kit.report import variant_name
from tests.kit.games import HIDING, REGISTERED
from tests.kit.pebbles import GAME as PEBBLES

FOLDER = Path(__file__).parents[1] / "golden"
KEPT = REGISTERED | HIDING
VARIANTS = [
    pytest.param(game, setup, id=f"{game.id}-{variant_name(setup)}") for game in KEPT.values() for setup in kept(game)
]


@pytest.mark.parametrize(("game", "setup"), VARIANTS)
def test_playthrough_is_the_golden_one(game: Game, setup: Setup) -> None:
    kept = file_of(FOLDER, game, setup).read_text(encoding="utf-8")
    assert playthrough(game, setup).splitlines() == kept.splitlines(), "see the head of this file"


def test_no_golden_file_is_left_over() -> None:
    expected = {file_of(FOLDER, game, setup) for game in KEPT.values() for setup in kept(game)}
    assert {file for game in KEPT for file in (FOLDER / game).iterdir()} == expected


def test_of_very_many_variants_each_set_of_options_and_each_number_of_seats_is_kept() -> None:
    game = REGISTERED["village-attacks"]
    variants = kept(game)
    assert len(game.variants()) > MANY > len(variants)
    assert {tuple(s.options.values()) for s in variants} == {tuple(s.options.values()) for s in game.variants()}
    assert {s.seats for s in variants} == {1, 2, 3, 4, 5}


def test_a_playthrough_tells_the_whole_game() -> None:
    page = playthrough(PEBBLES, PEBBLES.setup(2))
    assert "guess even" in page or "guess odd" in page or "guess none" in page
    assert "[left middle right]" in page
    assert "takes from the" in page
    assert "-- turn 0" in page
    assert page.splitlines()[-1].startswith("winners")


def test_playthroughs_are_written_where_they_are_looked_for(tmp_path: Path) -> None:
    written = write(tmp_path, PEBBLES)
    assert written == [file_of(tmp_path, PEBBLES, setup) for setup in PEBBLES.variants()]
    assert [file.read_text(encoding="utf-8") for file in written] == [
        playthrough(PEBBLES, s) for s in PEBBLES.variants()
    ]
