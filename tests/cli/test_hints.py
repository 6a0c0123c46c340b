"""Hints at the terminal: what a strong player would look at, in both languages; what others hide changes nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteca.bots.deeds import DeedSearch
from tests.cli.conftest import Terminal

TITLE = {"en": "A strong player would look at", "it": "Un giocatore forte guarderebbe"}
WORD = {"en": "hint", "it": "consiglio"}
PROSPECTS = {"en": "prospects", "it": "prospettive"}
GOES_ON = {"en": "likely to go on: ", "it": "poi è probabile: "}


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_hint_names_options_with_their_prospects_and_why(ludoteca: Terminal, lang: str) -> None:
    done = ludoteca("play magpies --seats you,greedy --seed 5", "1", WORD[lang], "quit", lang=lang)
    screen = done.prompts()[2]
    assert screen.startswith(TITLE[lang])
    ideas = re.findall(rf"^\[(\d)\] .+ – {PROSPECTS[lang]} (\d+) %", screen, re.MULTILINE)
    assert 1 <= len(ideas) <= 3
    assert all(0 <= int(percent) <= 100 for _, percent in ideas)
    assert GOES_ON[lang] in screen
    offered = re.findall(r"^\[(\d)\] ", done.prompts()[1], re.MULTILINE)
    assert {key for key, _ in ideas} <= set(offered)


def test_a_hint_is_the_same_every_time_and_leaves_the_question_open(ludoteca: Terminal) -> None:
    done = ludoteca("play magpies --seats you,greedy --seed 5", "hint", "hint", "key", "quit")
    first, second, answered = done.prompts()[1:4]
    assert first == second
    assert "South: key" in answered


def test_what_the_others_hide_makes_no_difference(ludoteca: Terminal) -> None:
    """Bruno chooses another favourite in secret each time; what Anna is told stays the same."""
    hints = set()
    for name in ("button", "key", "coin", "ring"):
        done = ludoteca("play magpies --seats anna,bruno --seed 5", "", "key", "", name, "", "hint", "quit")
        [screen] = [one for one in done.prompts() if one.startswith(TITLE["en"])]
        hints.add(screen.split("\n\n")[0])
    assert len(hints) == 1


def test_the_help_names_it(ludoteca: Terminal) -> None:
    assert "hint  " in ludoteca("play magpies --seed 5", "help", "quit").out
    assert "consiglio  " in ludoteca("play magpies --seed 5", "aiuto", "quit", lang="it").out


def test_nobody_advises_what_real_dice_show(ludoteca: Terminal) -> None:
    done = ludoteca("play magpies --seats you,random --companion --seed 5", "hint", "quit")
    assert "Chance decides here" in done.out


def test_a_hint_can_be_stopped(ludoteca: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: DeedSearch, iterations: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(DeedSearch, "grow", interrupted)
    done = ludoteca("play magpies --seats you,random --seed 5", "hint", "key", "quit")
    assert "Stopped. The question still stands." in done.out
    assert "South: key" in done.out


def test_every_hint_of_a_turn_is_in_words(ludoteca: Terminal, more_games: Path) -> None:
    for game in ("wroth", "village-attacks", "lanterns"):
        done = ludoteca(f"play {game} --seed 5 --seats 2", *["consiglio", "1"] * 6, "esci", lang="it")
        screens = [one for one in done.prompts() if one.startswith((TITLE["it"], "C'è una sola risposta"))]
        assert screens
        assert not re.search(r"\[[a-z-]{2,}\]", "".join(screens)), "a text is missing"
