"""Two bots meet until it is clear who is stronger, and not a round longer."""

from __future__ import annotations

import json
from pathlib import Path

import polars as pl
import pytest

from ludoteca.lab.chances import wilson
from ludoteca.lab.executors import Worker
from ludoteca.lab.figures import figures_of
from ludoteca.lab.running import wins_in
from tests.cli.conftest import Terminal
from tests.lab.conftest import SMALL, WriteSpec
from tests.lab.made_up import results_of
from tests.lab.test_parts import file_of
from tests.lab.test_run import tables

DUELS = """
game = "magpies"
seed = "duels"
games = 400
part = 3
until_decided = true
bots = [["greedy", "random"]]
"""


def prefixes(folder: Path, games_in_a_round: int) -> list[bool]:
    """After each round of a run with one cell: is it decided?"""
    rows = pl.concat([pl.read_parquet(path) for path in sorted(folder.glob("part-*.parquet"))])
    won = rows.filter(pl.col("bot") == "greedy").sort("game")["won"].to_list()
    intervals = [wilson(sum(won[:games]), games) for games in range(games_in_a_round, len(won) + 1, games_in_a_round)]
    return [low > 0.5 or high < 0.5 for low, high in intervals]


def test_it_ends_with_the_first_round_that_decides(ludoteca: Terminal, write_spec: WriteSpec) -> None:
    folder = write_spec(DUELS).parent / "out"
    told = json.loads(ludoteca("lab run small.toml --out out --workers 1 --json").out)
    seen = prefixes(folder, 12)
    assert seen == [False] * (len(seen) - 1) + [True]
    assert told["played"] == told["games"] == 12 * len(seen) < 400
    assert "greedy against random" in ludoteca("lab show out").out


def test_a_few_games_decide_nothing(ludoteca: Terminal, write_spec: WriteSpec) -> None:
    """Four wins in a row would be an interval that excludes a half, and with a look after each game chance decides."""
    write_spec(DUELS.replace("part = 3", "part = 1"))
    told = json.loads(ludoteca("lab run small.toml --out out --workers 1 --json").out)
    assert 20 <= told["games"] < 400
    assert wilson(4, 4)[0] > 0.5
    english, italian = (ludoteca("lab show out", lang=lang).out for lang in ("en", "it"))
    assert f"{told['games']} games of at most 400, 1 cell" in english
    assert "the intervals are too sure" in english
    assert "gli intervalli sono troppo sicuri" in italian


def test_workers_and_resuming_change_nothing(ludoteca: Terminal, write_spec: WriteSpec) -> None:
    folder = write_spec(DUELS).parent
    for workers in (1, 2):
        assert ludoteca(f"lab run small.toml --out w{workers} --workers {workers}").code == 0
    whole = tables(folder / "w1")
    assert tables(folder / "w2") == whole
    for part in (0, 2):
        file_of(folder / "w2", part).unlink()
    assert "(6 played now" in ludoteca("lab run small.toml --out w2 --workers 2").out
    assert tables(folder / "w2") == whole
    again = ludoteca("lab run small.toml --out w2 --workers 2")
    assert "nothing was left to play" in again.out
    assert "Going on" not in again.err


def test_workers_stay_from_round_to_round(
    ludoteca: Terminal, write_spec: WriteSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To start one takes longer than a round of a small game."""
    started: list[Worker] = []

    class Noted(Worker):
        def __init__(self) -> None:
            super().__init__()
            started.append(self)

    monkeypatch.setattr("ludoteca.lab.executors.Worker", Noted)
    write_spec(DUELS.replace("400", "36").replace('"greedy", "random"', '"flat:1", "tree:1"'))
    assert json.loads(ludoteca("lab run small.toml --workers 2 --json").out)["played"] == 36  # in three rounds
    assert len(started) == 2
    assert not any(worker.process.is_alive() for worker in started)


def test_equal_bots_play_all_games(ludoteca: Terminal, write_spec: WriteSpec) -> None:
    write_spec(DUELS.replace("400", "20").replace('"greedy", "random"', '"flat:1", "tree:1"'))
    told = json.loads(ludoteca("lab run small.toml --workers 1 --json").out)
    assert told["played"] == 20


@pytest.mark.parametrize("bots", ['[["greedy", "greedy"]]', '[["greedy", "random", "random"]]'])
def test_only_two_bots_can_decide_it(ludoteca: Terminal, write_spec: WriteSpec, bots: str) -> None:
    write_spec(SMALL.replace('[["greedy", "random"]]', bots) + "until_decided = true\n")
    done = ludoteca("lab run small.toml")
    assert done.code == 2
    assert "until_decided" in done.err
    assert "two different bots" in done.err


@pytest.mark.parametrize("lang", ["en", "it"])
def test_partners_cannot_decide_who_is_stronger(ludoteca: Terminal, write_spec: WriteSpec, lang: str) -> None:
    write_spec('game = "village-attacks"\nbots = [["greedy", "random"]]\nuntil_decided = true\n')
    done = ludoteca("lab run small.toml", lang=lang)
    assert done.code == 2
    assert "until_decided" in done.err
    assert {"en": "win or lose together", "it": "vincono o perdono insieme"}[lang] in done.err


def test_it_is_decided_by_the_games_that_the_report_counts() -> None:
    """A game that neither won says nothing, one that both won counts half for each."""
    shares = [(1.0, 0.0)] * 5 + [(0.0, 1.0)] * 2 + [(0.5, 0.5)] * 2 + [(0.0, 0.0)] * 4
    rows: list[tuple[object, ...]] = [
        (0, game, seat, bot, won, 1, 10, 5, [], None)
        for game, both in enumerate(shares)
        for seat, (bot, won) in enumerate(zip(("greedy", "random"), both, strict=True))
    ]
    rows += [(0, 99, seat, bot, None, None, 0, 0, [], "broken") for seat, bot in enumerate(("greedy", "random"))]
    results = results_of(SMALL, rows)
    [duel] = figures_of(results).duels
    wins, games = wins_in(results.rows, "greedy")
    assert (wins, games) == (6.0, 9)
    assert (duel.one, duel.rate.games, duel.rate.won) == ("greedy", games, wins / games)
