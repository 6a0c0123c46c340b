"""The kit from the command line, and its figures as text."""

from __future__ import annotations

import pytest

from ludoteca.engine.kit import CHECKS, Check, KitFailure, Report, check_clones, results, run_kit
from ludoteca.engine.kit.__main__ import main
from ludoteca.engine.kit.report import locate, locator
from tests.kit import pebbles

RUNS = [Check("runs", CHECKS[1].run, 1)]
CLONES = Check("clones", check_clones, 1, thins=True)


def test_all_checks_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tests.kit.pebbles:GAME", "--games", "20"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == [f"pebbles all variants {check.name}" for check in CHECKS]


def test_one_check_of_one_variant(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["magpies", "--check", "runs", "--seats", "3", "--set", "length=long", "--games", "7"]) == 0
    assert "games 7" in capsys.readouterr().out


def test_a_failure_is_told_with_the_command_that_shows_it_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tests.kit.pebbles:HASHED", "--check", "trace", "--games", "6"]) == 1
    told = capsys.readouterr().err
    command = told[told.index("-m ludoteca.engine.kit ") :].split()[2:]
    assert main(command) == 1
    assert capsys.readouterr().err == told


def test_a_share_of_the_positions(capsys: pytest.CaptureFixture[str]) -> None:
    """The command that shows a failure again looks at the same share: the game would go on differently with another."""
    whole, part = (run_kit(pebbles.GAME, 20, checks=[CLONES], share=share) for share in (1, 0.3))
    assert sum(report["decisions"] for report in whole) > 2 * sum(report["decisions"] for report in part) > 0
    assert main(["tests.kit.pebbles:HASHED", "--check", "trace", "--games", "6", "--share", "0.5"]) == 1
    told = capsys.readouterr().err
    command = told[told.index("-m ludoteca.engine.kit ") :].split()[2:]
    assert command[-2:] == ["--share", "0.5"]
    assert main(command) == 1
    assert capsys.readouterr().err == told


@pytest.mark.parametrize(
    "words",
    [
        ["no-such-game"],
        ["no.such.module:GAME"],
        ["tests.kit.pebbles:NOTHING"],
        ["tests.kit.pebbles:HEAP"],
        ["magpies", "--seats", "9"],
        ["magpies", "--set", "length"],
        ["magpies", "--set", "length=endless"],
    ],
)
def test_bad_input_is_answered(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert capsys.readouterr().err


def test_games_are_shared_out_among_the_variants() -> None:
    seen: list[Report] = []
    reports = run_kit(pebbles.GAME, games=9, checks=RUNS, progress=seen.append)
    assert [report["games"] for report in reports] == [5, 5]
    assert seen == reports
    assert results(reports)[0].startswith("pebbles all variants runs: ")


def test_games_that_are_not_installed_are_found_by_module_and_name() -> None:
    assert locate(locator(pebbles.GAME)) is pebbles.GAME
    assert locator(locate("magpies")) == "magpies"


def test_an_error_in_the_rules_is_a_failure_that_names_the_place() -> None:
    def turn(g: pebbles.Pebbles, seat: int) -> None:
        raise ZeroDivisionError("half a pebble")

    with pytest.raises(
        KitFailure, match="pebbles, 2 seats, seed 5, line 1: ZeroDivisionError: half a pebble"
    ) as failure:
        run_kit(pebbles.with_steps(turn=turn), games=1, seed=5, checks=RUNS)
    assert isinstance(failure.value.__cause__, ZeroDivisionError)
