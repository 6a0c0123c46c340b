"""What is on the screen between two answers: only what has changed, said once, and an end that explains itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteca.cli.console import Console
from ludoteca.cli.screen import changes
from ludoteca.cli.session import Session
from ludoteca.cli.voice import Voice
from ludoteca.engine.recorder import Chance, Recorder
from tests.cli.conftest import Terminal
from tests.games.village_attacks.positions import answers, castle

ALONE = "play village-attacks --seats 1 --set scenario=torches_at_the_gate --seed 2"
TO_THE_TURN = ["vampire", "dullahan", "lich", "blood feast", "spine whip", "raise skeletons", "vampire"]
PAGE = """# A game
Round 1

## Players
- Anna, 3 points
- Bob, 2 points

## The castle
- Hall: empty
- Tower: two
  windows
  - upper: shut
- Well: dry
- Yard: one cart
- Gate: open
- Moat: full
- Bridge: down"""


# ---------------------------------------------------------------- what has changed


def test_what_has_changed_stands_under_its_heading() -> None:
    now = PAGE.replace("Bob, 2", "Bob, 4").replace("upper: shut", "upper: open")
    assert changes(PAGE, now) == (
        "## Players\n- Bob, 4 points\n\n## The castle\n- Tower: two\n  windows\n  - upper: open"
    )


def test_a_table_of_figures_and_the_line_at_the_top_are_shown_whole() -> None:
    table = "\n\n## Figures\nplayer  points\nAnna         3\nBob          2"
    now = (PAGE + table).replace("Anna         3", "Anna         4").replace("Round 1", "Round 2")
    assert changes(PAGE + table, now) == "Round 2\n\n## Figures\nplayer  points\nAnna         4\nBob          2"


def test_if_most_of_it_is_new_all_of_it_is_shown() -> None:
    assert changes(PAGE, PAGE.replace("- ", "- new ")) == ""


def test_after_an_act_only_the_changes_are_shown(ludoteca: Terminal) -> None:
    done = ludoteca(ALONE, *TO_THE_TURN, "move", "gallery", "1", "scene", "quit")
    where, paid, moved, whole = done.prompts()[-5:-1]
    assert "##" not in where + paid, "nothing has changed yet"
    assert "Changed on the table (“scene” shows all of it):\n## Players\n" in moved
    assert "- Gallery: " in moved
    assert "- Heart zone: " in moved
    assert "- Library: " not in moved
    assert moved.count("\n") < whole.count("\n") / 2
    assert "- Library: " in whole


def test_taking_back_shows_only_what_is_different_now(ludoteca: Terminal) -> None:
    back = ludoteca(ALONE, *TO_THE_TURN, "move", "gallery", "1", "undo", "quit").prompts()[-2]
    assert "- Gallery: " in back
    assert "- Library: " not in back


def test_who_comes_to_the_screen_after_others_sees_all_of_it(ludoteca: Terminal) -> None:
    two = ALONE.replace("--seats 1", "--seats anna,bruno")
    done = ludoteca(two, "vampire", "succubus", "dullahan", "lich", *["1"] * 4, "vampire", "quit")
    assert "- Armoury: " in done.prompts()[-2]


def test_the_scene_explains_the_options_again(ludoteca: Terminal) -> None:
    first, again = ludoteca(ALONE, "lich", "scene", "quit").prompts()[1:3]
    assert "[2] Succubus\n" in first
    assert "[2] Succubus – Demon Support" in again


# ---------------------------------------------------------------- what happened


def test_things_that_happen_alike_are_gathered_and_counted(ludoteca: Terminal) -> None:
    begun = ludoteca(ALONE, *TO_THE_TURN, "quit").out
    news = begun[begun.index("Spawn card") :]
    assert re.search(r"^New in the West Passage: \d × Peasant\.$", news, re.MULTILINE)
    rolls = [line for line in news.splitlines() if line.startswith("The Vampire rolls: ")]
    assert len(rolls) == 1
    assert sum(int(part.partition(" × ")[0]) if " × " in part else 1 for part in rolls[0][19:].split(", ")) == 6


# ---------------------------------------------------------------- asking what something is


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("why herald", "Herald: at ranks 1/2/3: 2/1/2 Peasants"),
        ("why bad stars", "Rule A28.19: Bad Stars\nPersistent. All zones adjacent"),
        ("what is slow", "Slow: covers a Movement slot."),
        ("why bolt", "Rule A26.5: Frost Bolt"),
        ("why lantern", "No rule and nothing in this game is called “lantern”."),
        ("why A4.10", "Rule A4.10: The reroll"),
    ],
)
def test_why_explains_anything_that_the_game_describes(ludoteca: Terminal, typed: str, said: str) -> None:
    assert said in ludoteca(ALONE, *TO_THE_TURN, typed, "quit").prompts()[-2]


def test_what_the_rule_says_is_not_said_twice(ludoteca: Terminal) -> None:
    said = ludoteca(ALONE, *TO_THE_TURN, "why bad stars", "quit").prompts()[-2]
    assert said.count("Persistent.") == 1


def test_italian_words_may_end_otherwise(ludoteca: Terminal) -> None:
    typed = [*TO_THE_TURN[:3], "banchetto", "frusta", "risveglio", "vampiro", "perché no attacco", "esci"]
    said = ludoteca(ALONE, *typed, lang="it").prompts()[-2]
    assert said.startswith("Attacca in Mischia: ")


# ---------------------------------------------------------------- the end


def end_of(names: tuple[str, ...], capsys: pytest.CaptureFixture[str], lang: str = "en") -> list[str]:
    """The last lines of a game that three Monsters have won."""
    position = castle("vampire lich dullahan", seats=len(names)).morale(1).at("library", "vampire, peasant")
    table = position.act("vampire", "melee")
    answers(table, "melee")
    recorder = Recorder(table, Chance.of_seed("7", "committed"), names=names)
    Session(Voice(lang), Console(0), recorder, Path("a.record")).show_end()
    return capsys.readouterr().out.splitlines()


def test_several_monsters_win_in_the_plural_and_get_no_points(capsys: pytest.CaptureFixture[str]) -> None:
    last = end_of(("you",), capsys)
    over = last.index("The game is over.")
    assert last[over + 1] == "Vampire, Lich and Dullahan win."
    assert last[over + 2].startswith("The record is in"), "no points"
    assert "The village loses 1 morale: 0 left." in last
    assert "“Songs of Heroes”: the village has lost its courage. The castle stands: you have won!" in last


def test_people_win_by_their_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Vince anna (Vampiro, Lich e Dullahan)." in end_of(("anna",), capsys, "it")
