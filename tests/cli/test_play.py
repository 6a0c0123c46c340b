"""Playing in the terminal: answers, questions back, undo, standing answers, several people, real dice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Terminal, asked

ALWAYS_THE_FIRST = ["1"] * 200
END = {"en": "The game is over.", "it": "La partita è finita."}


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_game_is_played_to_its_end(ludoteca: Terminal, lang: str) -> None:
    done = ludoteca("play magpies --seats you,greedy,random --seed 5", *ALWAYS_THE_FIRST, lang=lang)
    assert done.code == 0
    assert END[lang] in done.out
    assert re.findall(r"\[[^0-9]", done.out) == [], "a text is missing"
    [record] = ludoteca.records()
    assert str(record) in done.out.splitlines()[-1]
    assert ludoteca(f"record verify {record}", lang=lang).code == 0


def test_the_language_changes_at_once(ludoteca: Terminal) -> None:
    done = ludoteca("play magpies --seed 5", "lang it", "lang xx", "quit")
    before, after, *_ = done.prompts()
    assert "You can choose" in before
    assert "Puoi scegliere" in after
    assert "Non c'è la lingua «xx»" in done.out


def test_answers_by_number_name_and_word(ludoteca: Terminal, more_games: Path) -> None:
    done = ludoteca("play magpies --seed 5", "KEY", "quit")
    assert "South: key" in done.out
    done = ludoteca("play magpies --seed 5", "monete", "mon", "quit", lang="it")
    assert "Sud: moneta" in done.out
    done = ludoteca("play lanterns --seed 5 --seats you,random", "0", "long w", "quit")
    assert "South burns 0 of oil." in done.out


def test_several_answers_are_all_taken_or_none(ludoteca: Terminal, more_games: Path) -> None:
    done = ludoteca("play lanterns --seed 5 --seats you,random", "1, lang", "1,long,1", "1, long", "quit")
    wrong, too_many, right = done.prompts()[1:4]
    assert "“lang” is not among the options: did you mean “long”?" in wrong
    assert "No answer was accepted" in too_many
    assert "burns" not in wrong + too_many
    assert "South burns 1 of oil." in right


def test_what_is_no_option_is_explained(ludoteca: Terminal) -> None:
    done = ludoteca("play magpies --seed 5", "key", "oak", "why not", "why not oak", "why not spoon", "xyz", "quit")
    refused, all_refused, one, unknown, wrong = done.prompts()[2:7]
    assert refused.startswith("oak: ")
    assert "(rule G2.2)" in refused
    assert len(all_refused.splitlines()) >= 5
    assert "Rule G2.2: Flying" in one
    assert "“spoon”" in unknown
    assert "“xyz” is not among the options." in wrong


def test_the_rule_behind_a_question(ludoteca: Terminal) -> None:
    done = ludoteca("play magpies --seed 5", "perché", "regole G2", "regole Z1", "quit", lang="it")
    why, chapter, unknown = done.prompts()[1:4]
    assert why.startswith("Regola G1.3: ")
    assert "Regola G2.5" in chapter
    assert "non c'è la regola Z1" in unknown


def test_log_scene_and_help(ludoteca: Terminal) -> None:
    done = ludoteca("play magpies --seed 5", "key", "1", "log 2", "log x", "scene", "help", "quit")
    log, wrong, scene, help_page = done.prompts()[3:7]
    assert len(log.splitlines()) == 2
    assert "a number" in wrong
    assert "## Players" in scene
    assert "undo" in help_page
    assert "Names in the record, which also answer: 1 " in help_page


def test_undo_against_bots_is_free(ludoteca: Terminal) -> None:
    done = ludoteca("play magpies --seed 5", "key", "undo", "ring", "1", "undo", "undo", "undo", "quit")
    assert "South: ring" in done.out
    assert "There is nothing to take back." in done.out
    assert "taken back" in done.out


def test_undo_among_people_needs_their_consent(ludoteca: Terminal) -> None:
    start = ["", "key", "", "ring", "", "1", "undo"]
    refused = ludoteca("play magpies --seats anna,bob --seed 5", *start, "n", "quit")
    assert "Does bob agree to take this back?" in refused.out
    assert "all must agree" in refused.out
    assert "taken back." not in refused.out
    agreed = ludoteca("play magpies --seats anna,bob --seed 5", *start, "y", "quit")
    assert "is taken back, with all that followed from it." in agreed.out


def test_a_standing_answer_speaks_by_itself(ludoteca: Terminal, more_games: Path) -> None:
    turns = ["1", "short"] * 5
    done = ludoteca("play lanterns --seed 5 --seats you,random", "stand", "1", "short", "stand", *turns)
    assert "only those can that interrupt" in done.prompts()[1]
    assert "From now on your answer is always: Pass." in done.out
    assert asked(done.out, "Do you snuff") == 1
    assert done.out.count("South passes, as arranged.") == 3
    assert END["en"] in done.out


def test_a_standing_answer_can_be_withdrawn(ludoteca: Terminal, more_games: Path) -> None:
    typed = ["1", "short", "stand", "stand off", "1", "short", "no", "quit"]
    done = ludoteca("play lanterns --seed 5 --seats you,random", *typed)
    assert "Your standing answer is withdrawn." in done.out
    assert asked(done.out, "Do you snuff") == 2


# ---------------------------------------------------------------- several people


def screens(out: str) -> list[str]:
    """What is visible at a time: the screen is cut wherever it is covered."""
    return [screen for screen in out.split("\n" * 50) if screen.strip()]


def test_the_screen_is_covered_between_people(ludoteca: Terminal, more_games: Path) -> None:
    done = ludoteca(
        "play lanterns --seats anna,bob --seed 5", "", "1", "short", "", "no", "1", "short", "", "no", "quit"
    )
    lamps = {"copper lantern", "glass lantern", "paper lantern"}
    seen = [(screen, {lamp for lamp in lamps if lamp in screen}) for screen in screens(done.out)]
    handed = [screen for screen, lamp in seen if "Hand the screen over" in screen]
    assert all(not lamp for screen, lamp in seen if screen in handed)
    annas = {frozenset(lamp) for screen, lamp in seen if asked(screen, "anna (South): ")}
    bobs = {frozenset(lamp) for screen, lamp in seen if asked(screen, "bob (West): ")}
    assert len(annas) == len(bobs) == 1
    assert annas != bobs
    assert all(len(lamp) == 1 for lamp in annas | bobs)
    assert len(handed) >= 3


def test_a_secret_choice_is_gone_when_the_next_person_comes(ludoteca: Terminal) -> None:
    done = ludoteca("play magpies --seats anna,bob --seed 5", "", "coin", "", "ring", "quit")
    after = screens(done.out)[-1]
    assert "West has made a secret choice." in after
    assert "anna (South): coin" in after
    bob = next(screen for screen in screens(done.out) if "bob (West): " in screen)
    assert "(South): coin" not in bob


def test_one_person_may_hold_several_seats(ludoteca: Terminal) -> None:
    done = ludoteca("play magpies --seats anna,anna --seed 5", *ALWAYS_THE_FIRST)
    assert "Hand the screen over" not in done.out
    assert END["en"] in done.out
    done = ludoteca("play magpies --seats 3 --as west --as north --seed 5", "1", "1", "quit")
    assert "West: Which trinket" in done.out
    assert "North: Which trinket" in done.out
    assert "South has made a secret choice." in done.out


def test_bots_alone_can_be_watched(ludoteca: Terminal) -> None:
    done = ludoteca("play magpies --seats greedy,random --seed 5")
    assert END["en"] in done.out
    assert "South has made a secret choice." in done.out
    assert "South loved" in done.out


# ---------------------------------------------------------------- real dice and cards


def test_real_dice_are_typed_in_and_corrected(ludoteca: Terminal) -> None:
    bag = ["coin"] * 4 + ["key", "button", "ring"]
    typed = [*bag, "coin", "ring", "correct key", "1", "3", "correct 9", "correct 1", "quit"]
    done = ludoteca("play magpies --companion --seats you,random", *typed)
    assert "“coin” is not among the options." in done.out
    assert "it was “ring”, now it is “key”." in done.out
    assert "For real: How far do the wings carry? Type what came up. (rule G2.1)" in done.out
    assert "it was “three trees”, now it is “one tree”." in done.out
    assert "Possible results: 1 one tree, 2 two trees, 3 three trees" in done.out
    [record] = ludoteca.records()
    assert "(hand)" in record.read_text("utf-8")


def test_a_private_draw_is_asked_of_whoever_may_see_it(ludoteca: Terminal, more_games: Path) -> None:
    done = ludoteca("play lanterns --companion --seats anna,bob", "", "glass", "", "paper", "calm", "quit")
    first, second = [screen for screen in screens(done.out) if "For real: Which lantern is it?" in screen]
    assert "glass lantern" in first
    assert "Which lantern is it? glass lantern" not in second
    assert "Hand the screen over to anna (South)." in done.out
    assert "Hand the screen over to bob (West)." in done.out


def test_a_correction_needs_something_typed(ludoteca: Terminal) -> None:
    done = ludoteca("play magpies --seed 5", "correct 1", "quit")
    assert "There is no result typed by hand to correct." in done.out


def test_save_to_another_file(ludoteca: Terminal, tmp_path: Path) -> None:
    copy = tmp_path / "copy.record"
    done = ludoteca("play magpies --seed 5", "key", "save", f"save {copy}", "quit")
    assert "Type: save FILE" in done.out
    assert copy.exists()
    assert "South: key" in ludoteca(f"play --resume {copy}", "quit").out
