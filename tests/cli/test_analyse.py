"""A finished game looked at again in the terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ludoteca.bots.analysis import ITERATIONS, Analysis, Moment
from ludoteca.cli.analyse import sampled
from tests.browser.positions import finished
from tests.cli.conftest import Terminal

TURNED = {"en": "have been better than", "it": "stato meglio di"}


def played(ludoteca: Terminal) -> Path:
    """The record of a game to its end, in which one seat always took the first option."""
    ludoteca("play magpies --seats you,greedy,random --seed 5", *["1"] * 200)
    [record] = ludoteca.records()
    return record


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_chart_and_the_turning_points(ludoteca: Terminal, lang: str) -> None:
    done = ludoteca(f"analyse {played(ludoteca)} --iterations 3000", lang=lang)
    assert done.code == 0
    rows = re.findall(r"^(\S.*?) +([▁▂▃▄▅▆▇█]+)  (\d+) % → (\d+) %$", done.out, re.MULTILINE)
    assert len(rows) == 3
    assert len({len(bars) for _, bars, _, _ in rows}) == 1
    assert sorted(int(end) for *_, end in rows) == [0, 0, 100], "one has won"
    seats = {
        "en": ["South", "West (bot greedy)", "North (bot random)"],
        "it": ["Sud", "Ovest (bot greedy)", "Nord (bot random)"],
    }
    assert [name for name, *_ in rows] == seats[lang]
    winner = next(name for name, *_, end in rows if end == "100")
    assert {"en": f"{winner} wins.", "it": f"Vince {winner}."}[lang] in done.out
    assert {"en": "Then, probably: ", "it": "Poi, probabilmente: "}[lang] in done.out, "how it would have gone on"
    turns = [line for line in done.out.splitlines() if TURNED[lang] in line]
    assert 1 <= len(turns) <= 3
    assert [int(turn[0]) for turn in turns] == list(range(1, len(turns) + 1))
    assert not re.search(r"\[[a-z-]{2,}\]", done.out), "a text is missing"
    last = done.out.splitlines()[-1]
    assert {"en": "it was dice and cards", "it": "sono stati dadi e carte"}[lang] in last


def test_bars_are_means_of_choices_in_a_row() -> None:
    """A choice that looks very good between others that do not is a bump, and not a tower."""
    chances = [0.0] * 5 + [1.0] + [0.0] * 5
    found = Analysis([Moment(at, 0, "fly", 0, (one,), 0.5) for at, one in enumerate(chances)], (1.0,))
    bars = [bar for (bar,) in sampled(found, len(chances) + 1)]
    assert bars == [0.0] * 3 + [pytest.approx(0.2)] * 5 + [0.0] * 3 + [1.0]


def test_together_there_is_one_row_and_the_monster_that_was_asked_is_named(ludoteca: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "castle.record"
    record.write_text(finished("village-attacks", ("Anna", "greedy")), "utf-8")
    done = ludoteca(f"analyse {record} --iterations 900")
    rows = [line for line in done.out.splitlines() if "▅" in line]
    assert [row.partition("  ")[0] for row in rows] == ["All together"]
    assert "Anna (Banshee and Huli Jing); Djinn and Succubus (bot greedy)" in done.out
    assert "Nobody wins" in done.out
    turns = re.findall(r"^\d\. Line \d+, (.*?): What do you do", done.out, re.MULTILINE)
    assert turns
    assert all(" and " not in who for who in turns)


def test_for_programs_and_the_same_every_time(ludoteca: Terminal) -> None:
    record = played(ludoteca)
    first = ludoteca(f"analyse {record} --iterations 600 --json")
    found = json.loads(first.out)
    assert first.out == ludoteca(f"analyse {record} --iterations 600 --json").out
    assert found["game"] == "magpies"
    assert all(len(choice["prospects"]) == 3 and 0 <= choice["cost"] <= 1 for choice in found["choices"])
    lines = [choice["line"] for choice in found["choices"]]
    assert lines == sorted(set(lines))
    assert {turn["line"] for turn in found["turning_points"]} <= set(lines)
    assert all(turn["chosen"] != turn["better"] for turn in found["turning_points"])


def test_only_finished_games(ludoteca: Terminal) -> None:
    ludoteca("play magpies --seed 5", "1", "quit")
    [record] = ludoteca.records()
    done = ludoteca(f"analyse {record}")
    assert done.code != 0
    assert "This game is not over yet" in done.err
    assert "too few" in ludoteca(f"analyse {record} --iterations 0").err
    assert ludoteca("analyse nowhere.record").code != 0


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_help_says_how_long_it_thinks(ludoteca: Terminal, lang: str) -> None:
    assert f" {ITERATIONS};" in ludoteca("analyse --help", lang=lang).out
