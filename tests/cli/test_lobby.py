"""The lobby: a newcomer finds a game, sits down, reads rules, leaves."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Terminal


def test_a_newcomer_plays_by_pressing_enter(ludoteca: Terminal) -> None:
    done = ludoteca("", "1", "", "", "", "", "", *["1"] * 60, "q")
    assert "The game is over." in done.out
    assert done.out.rstrip().endswith("See you soon.")
    assert done.code == 0


def test_seats_names_and_options_are_chosen(ludoteca: Terminal) -> None:
    typed = ["1", "7", "3", "anna", "9", "gredy", "3", "bob", "5", "2", "n", "", "quit", "quit", "q"]
    done = ludoteca("", *typed)
    assert "“7” is not on the list." in done.out
    assert "“9” is not on the list." in done.out
    assert "did you mean “greedy”?" in done.out
    assert "anna (South)" in done.out
    [record] = ludoteca.records()
    text = record.read_text("utf-8")
    assert all(word in text for word in ("name south anna", "name west greedy", "name north bob", "option length=long"))


def test_rules_language_and_games_of_other_packages(ludoteca: Terminal, more_games: Path) -> None:
    done = ludoteca("", "r", "2", "G1.3", "Z9", "", "l", "q")
    assert "[1] Lanterns (lanterns), 2 to 3 seats" in done.out
    assert "Rule G1.3: The favourite" in done.out
    assert "There is no rule Z9" in done.out
    assert "Gazze" in done.out
    assert done.out.rstrip().endswith("A presto.")
    assert "The game “broken” cannot be opened" in done.err
    assert "The game “broken”" not in done.out


def test_real_dice_from_the_lobby(ludoteca: Terminal) -> None:
    done = ludoteca("", "1", "", "", "", "", "s", "1", "quit", "q", lang="it")
    assert "Dal vero: " in done.out
