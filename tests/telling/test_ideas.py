"""How a game may go on is told in the sentences of the chronicle, as far as no dice have to be rolled for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludoteca.bots import Turn, turn_in
from ludoteca.bots.hints import hint
from ludoteca.bots.ideas import Idea, Step
from ludoteca.cli.voice import Voice
from ludoteca.engine.ask import NUMBER, Ask
from ludoteca.engine.game import Game, find_game, installed
from ludoteca.engine.observe import texts_of
from ludoteca.games.wroth.words import EXODUS_UNITS
from ludoteca.telling.ideas import TOLD, behind, heading, percent, told
from tests.bots.test_search import GAMES, decisions


def turns(name: str, question: str) -> Iterator[Turn]:
    """Turns of some games in which this is asked."""
    game, seats = GAMES[name]
    for seed in range(20):
        for run in decisions(game, seats, seed):
            if run.ask is not None and run.ask.question.id == question:
                yield turn_in(game, run)


def english(turn: Turn, *line: Step, option: int) -> list[str]:
    """What is told of answers in a row."""
    return [words[0] for words in told(turn, Idea(option, 1, 0.5, line), ["en"]).told]


def march() -> Turn:
    """The first figure of an Exodus of several units."""
    return next(turn for turn in turns("wroth", "exodus-units") if len(turn.options) > 3)


def test_figures_of_a_march_are_told_as_what_they_do() -> None:
    """All of it when its last figure is there: so many go to each region, and nothing of where nobody goes."""
    turn = march()
    rest = [Step("exodus-units", turn.seat, number) for number in (1, 0, max(turn.options) - 3)]
    assert english(turn, *rest[:2], option=2) == []
    assert english(turn, *rest, option=2) == [
        "The Guild moves a Cutpurse from the Shores 2 × to Saltmarch, to Gannet Heath, 2 × to Thornreach."
    ]


def test_what_was_chosen_on_the_way_is_told_only_if_nothing_comes_of_it() -> None:
    """Where a march begins is said by the sentence of the march."""
    for turn in turns("wroth", "exodus-dice"):
        for idea in hint(turn):
            if [step.question for step in idea.line][:2] == ["exodus-dice", "exodus-from"]:
                short, whole = [english(turn, *line, option=idea.option) for line in (idea.line[:2], idea.line)]
                assert "do your units march" in short[-1]
                assert whole[0] == short[0]
                assert " moves " in whole[1] or " move " in whole[1]
                return
    raise AssertionError("no march of which it is asked where it begins")


def test_it_goes_on_only_as_far_as_the_answers_fit() -> None:
    """An answer to another question, of another seat, or that is no option, is not told, nor what comes behind it."""
    turn = next(turns("wroth", "draft"))
    seat, [other, *_] = turn.seat, [step.seat for idea in hint(turn) for step in idea.line if step.seat != turn.seat]
    option = turn.options[0]
    fits = Step("draft", other, next(step.option for idea in hint(turn) for step in idea.line if step.seat == other))
    assert len(english(turn, fits, option=option)) == 2
    for wrong in (Step("act", other, fits.option), Step("draft", seat, fits.option), Step("draft", other, 99)):
        assert len(english(turn, wrong, fits, option=option)) == 1


def test_dice_are_not_rolled_for_it() -> None:
    """What is rolled again in Village Attacks, and then nothing: the dice decide."""
    turn = next(turns("village-attacks", "reroll"))
    option = next(option for option in turn.options if option >= 0)
    [said] = english(turn, *[Step("reroll", turn.seat, option) for option in turn.options], option=option)
    assert said.startswith("The Huli Jing rolls all dice with ")


def test_the_first_thing_that_comes_of_an_answer_is_told() -> None:
    """Of a blow that it falls, not who dies of it and what the village thinks of that."""
    attacks = (
        (turn, option)
        for turn in turns("village-attacks", "act")
        for option in turn.options
        if option >= 0 and (said := english(turn, option=option)) and " attacks " in said[0]
    )
    turn, option = next(attacks)
    assert len(english(turn, option=option)) == 1


def test_who_acts_is_told_and_what_happens_at_another_seat() -> None:
    """With two Monsters at a seat it is one of them that does something."""
    turn = next(turns("village-attacks", "act"))
    found = [told(turn, idea, ["en", "it"]) for idea in hint(turn)]
    sentences = [words for idea in found for words in idea.told]
    assert sentences
    assert all(len(words) == 2 and all(one.endswith((".", "!", "?")) for one in words) for words in sentences)
    assert any(one.startswith("The ") for one, _ in sentences)


def test_what_another_seat_answers_in_secret_is_not_told() -> None:
    """Not even as it happens to lie at the possible table."""
    secret = [
        sentence
        for turn in [one for one, _ in zip(turns("wroth", "act"), range(12), strict=False)]
        for idea in hint(turn)
        for step in idea.line
        if step.question == "trap-kind" and step.seat != turn.seat
        for (sentence,) in told(turn, idea, ["en"]).told
    ]
    assert not [one for one in secret if "this Trapper:" in one]


def test_that_others_choose_in_secret_is_not_told_either() -> None:
    """It says nothing about how the game goes on."""
    turn = next(turns("magpies", "favourite"))
    lines = [idea.line for idea in hint(turn)]
    assert any(step.seat != turn.seat for line in lines for step in line)
    assert [english(turn, *idea.line, option=idea.option) for idea in hint(turn)] == [[]] * len(lines)


def test_no_more_is_told_than_can_be_read() -> None:
    turn = next(turns("wroth", "draft"))
    lengths = [len(told(turn, idea, ["en"]).told) for idea in hint(turn)]
    assert max(lengths) == TOLD


def test_a_figure_that_is_looked_at_says_what_it_is_of() -> None:
    wroth = find_game("wroth")
    resolve = Voice("it").of(wroth)
    ask = Ask(0, EXODUS_UNITS, [0, 1, 2], (8, 2, 0))
    said = [resolve(heading(wroth, ask, option)) for option in ask.options]
    assert said == ["0 alla Corona", "1 alla Corona", "2 alla Corona"]


@pytest.mark.parametrize("game", installed()[0].values(), ids=lambda game: game.id)
def test_every_figure_can_be_told(game: Game) -> None:
    figures = [one.id for one in game.questions if one.domain is NUMBER]
    assert [one for one in figures if not texts_of(game).has("en", f"ask-{one}.alone")] == []


def test_points_behind_are_those_of_the_figures_beside_them() -> None:
    """15 and 11 are four points apart, although 15.4 and 10.6 are nearer to five; what may be chance is none."""
    best, other = Idea(1, 200, 0.154), Idea(2, 200, 0.106)
    assert (percent(best.worth), percent(other.worth), behind(best, other)) == (15, 11, 4)
    assert behind(best, Idea(2, 9, 0.106, doubt=0.1)) == 0
