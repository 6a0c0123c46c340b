"""What somebody needs who has only read the README: every choice explained, nothing done in silence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteca.engine.game import installed
from tests.cli.conftest import Terminal, asked

SOLO = "play wroth --seats 1 --set scenario=runen_show_of_strength --seed 5"
TO_THE_DRAFT = ["east", "koda", "den mothers"]
TO_THE_TURN = [*TO_THE_DRAFT, "2", "2", "1"]


# ---------------------------------------------------------------- choosing


def test_an_option_is_described_when_it_is_met_for_the_first_time(ludoteca: Terminal) -> None:
    done = ludoteca("play wroth --seats anna,bob --seed 5", "south", "north", "koda", "aldan", "quit")
    assert "[2] Koda – bears and traps: " in done.out
    assert done.out.count("hold and push") == 1, "met again it is only named"
    assert "[2] Runen\n" in done.out


def test_why_answers_for_the_option_itself(ludoteca: Terminal) -> None:
    typed = ["east", "koda", "why mutation", "what is den", "why", "quit"]
    feat, another, question = ludoteca(SOLO, *typed).prompts()[3:6]
    assert "Mutation: Up to twice" in feat
    assert "Rule W14.9: Mutation" in feat
    assert "Rule W14.10: Den Mothers" in another
    assert question.startswith("Rule W0.16: ")


@pytest.mark.parametrize("typed", ["perché esodo", "che cos'è l'Esodo", "cos'e ESODO"])
def test_why_in_italian(ludoteca: Terminal, typed: str) -> None:
    typed = typed.replace("l'Esodo", "esodo")
    done = ludoteca(SOLO, "est", "koda", "madri", "2", "2", "1", typed, "esci", lang="it")
    assert "Regola W5.17: Esodo: il prezzo" in done.prompts()[-2]


def test_why_finds_rules_by_words_of_their_titles(ludoteca: Terminal) -> None:
    several, one = ludoteca(SOLO, "why assault", "why one-way coast", "quit").prompts()[1:3]
    assert "W5.27 Omniscient die: Assault" in several
    assert "W12.11 AI omniscient die: Assault" in several
    assert one.startswith("Rule W7.4: A one-way coast")


def test_why_not_finds_a_thing_by_any_word_of_its_label(ludoteca: Terminal) -> None:
    done = ludoteca(SOLO, *TO_THE_TURN, "why not grizzled", "GRIZZLED", "why not extend", "spoon", "quit")
    asked_for, typed, is_option, wrong = done.prompts()[7:11]
    assert asked_for.startswith("Buy a Grizzled for 2 Corra: It costs 2 Corra, and you have 1. (rule W5.32)")
    assert typed.startswith("Buy a Grizzled for 2 Corra: ")
    assert is_option == "“Extend” can be chosen."
    assert wrong.splitlines() == [
        "“spoon” is not among the options.",
        "“why not” tells what cannot be chosen here, and why.",
    ]


def test_a_word_of_a_label_is_an_answer(ludoteca: Terminal) -> None:
    done = ludoteca(SOLO, *TO_THE_TURN, "omniscient", "quit")
    assert "Koda: Use the omniscient die" in done.out


def test_figures_are_keys_and_other_options_get_free_figures(ludoteca: Terminal) -> None:
    typed = [*TO_THE_TURN, "exodus", "1", "1", "4", *["0"] * 5, "end", "manoeuvre", "1"]
    last = ludoteca(SOLO, *typed, "quit").prompts()[-2]
    assert "[0] Shores\n[1] Saltmarch\n" in last
    assert "[0] [1] [2] [3] [4] [5]" in ludoteca(SOLO, *typed, "quit").out


def test_the_scene_comes_with_its_question(ludoteca: Terminal) -> None:
    done = ludoteca(SOLO, *TO_THE_TURN, "scene", "quit")
    assert done.prompts()[-2].rstrip().endswith("Koda: What do you do? (rule W5.2)")


# ---------------------------------------------------------------- telling


def test_chance_and_forced_answers_are_told(ludoteca: Terminal) -> None:
    done = ludoteca(SOLO, *TO_THE_TURN, "exodus", "1", "1", "4", "1", "quit")
    assert "Seat 1 chooses first." in done.out
    assert "Token in Saltmarch: 1 VP and Extend." in done.out
    assert "Dice for the draft: Manoeuvre, Manoeuvre, Extend, Manoeuvre" in done.out
    assert "Koda: Out of which region do your units march? Only choice: Shores" in done.out
    assert "The Koda move a Runt from the Shores 4 × to Saltmarch, to Gannet Heath." in done.out
    assert "Chaos 1 (Show of Strength): deploy a Ram (W15.1)." in done.out


def test_people_and_bots_are_named_on_the_table_and_in_the_chronicle(ludoteca: Terminal) -> None:
    done = ludoteca("play wroth --seats anna,greedy --seed 5", "south", "koda", "1", "quit")
    assert "you, South, anna" in done.out
    assert "West, bot greedy" in done.out
    assert "Seat 2 (bot greedy): leads the " in done.out
    assert "anna (Koda): feat Advanced Trapping" in done.out


def test_people_at_one_screen_are_parted_only_by_secrets(ludoteca: Terminal) -> None:
    start = ["south", "north", "koda", "guild", "3", "", "1", ""]
    done = ludoteca("play wroth --seats anna,bob --seed 11", *start, "1", "1", "1", "1", "quit")
    assert done.out.count("Hand the screen over") == 2, "for the secret choice of a feat, and after it"
    assert asked(done.out, "Which die do you take?") >= 4
    assert done.out.count("Round 1.\n") == 1, "what was told on an open screen is not told again"


def test_the_end_shows_the_table_and_where_the_points_come_from(ludoteca: Terminal) -> None:
    done = ludoteca("play magpies --seats you,greedy --seed 5", *["1"] * 60)
    end = done.prompts()[-1]
    assert "- How the points came about\n" in end
    assert "magpie  for trinkets  more for favourites  altogether" in end
    assert "You can choose" not in end


def test_taking_back_says_that_chance_decides_anew(ludoteca: Terminal) -> None:
    done = ludoteca("play magpies --seed 5", "key", "1", "undo", "undo", "quit")
    assert "Chance decides anew from here, and so do bots" in done.prompts()[3]


def test_consent_is_yes_or_no_and_nothing_else(ludoteca: Terminal) -> None:
    typed = ["", "key", "", "ring", "", "1", "undo", "what?", "maybe", "y", "quit"]
    done = ludoteca("play magpies --seats anna,bob --seed 5", *typed)
    assert done.out.count("Does bob agree to take this back? y or n") == 3
    assert "is taken back, with all that followed from it." in done.out


# ---------------------------------------------------------------- saving, resuming, real dice


def test_a_mistyped_folder_does_not_come_to_be(ludoteca: Terminal, tmp_path: Path) -> None:
    lost = tmp_path / "lost"
    done = ludoteca("play magpies --seed 5", f"save {lost}/a.record", "quit")
    assert f"There is no folder “{lost}” to save in" in done.out
    refused = ludoteca(f"play magpies --save {lost}/a.record")
    assert (refused.code, "There is no folder" in refused.err) == (2, True)
    assert not lost.exists()


def test_an_interrupted_game_says_who_plays_and_how_far_it_is(ludoteca: Terminal) -> None:
    ludoteca("play wroth --seats anna,greedy --seed 5", "south", "koda", "1", "quit")
    entry = len(installed()[0]) + 1
    done = ludoteca("", "q")
    assert f"[{entry}] Resume Wroth: anna and bot greedy (wroth-" in done.out
    assert "\n    Round 1; Phase: Draft; " in done.out


def test_several_real_results_are_typed_at_once(ludoteca: Terminal) -> None:
    typed = ["coin, key, ring", "spoon, key", "button, spoon, coin", "quit"]
    done = ludoteca("play magpies --companion --seats you,random", *typed)
    assert "You need: a bag with the trinkets" in done.out
    assert len(done.prompts()) == 5
    hung = re.findall("Hung in the trees, one after the other: (.*)", done.out)
    assert hung == ["coin", "key", "ring", "button"], "a wrong one and what follows it are asked for again"
    assert "“spoon” is not among the options" in done.out


def test_the_lobby_describes_the_scenarios(ludoteca: Terminal) -> None:
    games = list(installed()[0])
    done = ludoteca("", str(games.index("wroth") + 1), "1", "", "1", "n", "n", "quit", "q")
    assert "Show of Strength, against the Runen\n    The AI buys Rams before any other elite." in done.out


def test_a_bot_can_be_described_instead_of_named(ludoteca: Terminal) -> None:
    done = ludoteca("play magpies --seats you,tree:5 --seed 5", *["1"] * 60)
    assert done.code == 0
    assert "(bot tree:5)" in done.out
    assert "Hand the screen over" not in done.out
