"""The benchmark beside the peers: who takes part, and what its report says."""

import re

import pytest

from benchmarks.peer import playouts
from benchmarks.run import (
    ANSWERS,
    CLONES,
    DECISIONS,
    ONE,
    PEERS,
    SEARCH,
    TWO,
    Contestant,
    contestants,
    markdown,
    report,
)
from tests.project.files import ROOT


def test_every_peer_has_a_script_a_lock_and_an_environment() -> None:
    installed = re.search(r"^PEERS := (.+)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert installed
    assert set(installed[1].split()) == {environment for environment, *_ in PEERS.values()}
    for environment, *_ in PEERS.values():
        assert (ROOT / f"benchmarks/{environment}_playouts.py").is_file()
        assert (ROOT / f"benchmarks/{environment}.txt").is_file()


def test_a_peer_plays_whole_games_only() -> None:
    played = playouts(lambda: (3, 5), seconds=0)
    assert (played["games"], played["decisions"], played["answers"]) == (1, 3, 5)


def measured(decisions: dict[str, int]) -> list[Contestant]:
    """A benchmark of Wroth after one slice, with these decisions per second and 1,000 of all else."""
    entered = contestants(["wroth"], seconds=1)
    for contestant in entered:
        more = [ANSWERS, CLONES] if contestant.name in PEERS else [CLONES, SEARCH]
        more = [measure for measure in more if (contestant.name, measure) != ("PettingZoo chess", CLONES)]
        contestant.slices = [{DECISIONS: decisions.get(contestant.name, 1_000)} | dict.fromkeys(more, 1_000)]
    return entered


def test_the_report_compares_with_each_peer() -> None:
    told = markdown(report(measured({"Catanatron": 500, "PettingZoo chess": 100, ONE: 60_000, TWO: 90_000}), rounds=1))
    assert "| PettingZoo chess | 100 |  |  |  |  |  |  |" in told
    assert f"| {ONE} | 60,000 | 120.0 | 60.0 | 60.0 | 600.0 | 1,000 | 1,000 |" in told


@pytest.mark.parametrize(("two", "verdict"), [(90_000, "1.5 | yes"), (72_000, "1.2 | not yet")])
def test_the_report_says_which_goals_are_reached(two: int, verdict: str) -> None:
    told = markdown(report(measured({ONE: 60_000, TWO: two}), rounds=1))
    assert f"| two processes, times one | 1.3 | {verdict} |" in told
    assert "| search iterations/s, each a whole game | 1,500 | 1,000 | not yet |" in told
