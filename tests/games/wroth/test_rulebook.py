"""The rulebook of Wroth: every rule is there, in both languages, and both say the same."""

import re
from importlib.resources import files

import pytest

from ludoteca.engine.rulebook import Rule, load
from ludoteca.engine.text import LANGUAGES

BOOK = load(files("ludoteca.games") / "wroth")

# The numbers are stable names: a rule that falls away leaves a gap, and a new one gets a new number.
NUMBERS: dict[str, list[int]] = {
    "W0": [*range(1, 23)],
    "W1": [*range(1, 6)],
    "W2": [*range(1, 12)],
    "W3": [*range(1, 9)],
    "W4": [*range(1, 7)],
    "W5": [*range(1, 39)],
    "W6": [*range(1, 14)],
    "W7": [*range(1, 11)],
    "W8": [*range(1, 32)],
    "W9": [*range(1, 10)],
    "W10": [*range(1, 17)],
    "W11": [*range(1, 23)],
    "W12": [*range(1, 30)],
    "W13": [*range(1, 13), 14, 15, 16, *range(20, 25)],
    "W14": [*range(1, 42)],
    "W15": [*range(1, 21)],
}
IDS = [f"{chapter}.{number}" for chapter, numbers in NUMBERS.items() for number in numbers]
SCENARIOS = [f"W15.{number}" for number in range(1, 16)]
OPTIONS = {
    "W6.7": "icon_needs_control",
    "W11.2": "db_moves_round_one",
    "W13.2": "ai_saves_for_priority",
    "W13.22": "solo_rams",
}
PARTS = {"en": ("Event: ", "Missions: ", "Setup: "), "it": ("Evento: ", "Missioni: ", "Preparazione: ")}
REFERENCE = re.compile(r"W[0-9]+(?:\.[0-9]+)?")


def rules(lang: str) -> list[Rule]:
    """All rules in a language."""
    return [rule for chapter in BOOK.chapters(lang) for rule in chapter.rules]


def figures(rule: Rule) -> list[str]:
    """The figures in a text, rule numbers left aside, in no special order."""
    return sorted(re.findall(r"[0-9]+", REFERENCE.sub("", rule.text)))


def chaos_effects(rule: Rule) -> list[str]:
    """The numbers and conditions of a chaos table: `5 (2+)`."""
    return re.findall(r"^- ([1-8](?: \([23]\+\))?): .+\.$", rule.text, re.MULTILINE)


def test_the_book_has_no_faults() -> None:
    assert BOOK.problems() == []


def test_every_rule_is_in_the_book_and_no_other() -> None:
    assert BOOK.ids() == IDS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chapters_stand_in_order(lang: str) -> None:
    assert [chapter.id for chapter in BOOK.chapters(lang)] == list(NUMBERS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_rules_of_a_chapter_have_the_same_title(lang: str) -> None:
    for chapter in BOOK.chapters(lang):
        titles = [rule.title for rule in chapter.rules]
        assert len(titles) == len(set(titles)), chapter.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_are_short_and_texts_are_sentences(lang: str) -> None:
    for rule in rules(lang):
        assert len(rule.title) <= 50, rule.id
        assert rule.text.endswith((".", "|")), rule.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_is_referred_to_exists(lang: str) -> None:
    known = {*IDS, *NUMBERS}
    for chapter in BOOK.chapters(lang):
        for text in [chapter.text, *(rule.text for rule in chapter.rules)]:
            assert set(REFERENCE.findall(text)) <= known, chapter.id


@pytest.mark.parametrize("chapter", NUMBERS)
def test_both_languages_give_the_same_figures_and_references(chapter: str) -> None:
    for english in BOOK.chapter("en", chapter).rules:
        italian = BOOK.rule("it", english.id)
        assert figures(english) == figures(italian), english.id
        assert sorted(REFERENCE.findall(english.text)) == sorted(REFERENCE.findall(italian.text)), english.id
        assert english.text.count("\n\n") == italian.text.count("\n\n"), english.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lists_and_tables_stand_apart_from_sentences(lang: str) -> None:
    """Only so can a terminal wrap the sentences and leave lists and tables alone."""
    for rule in rules(lang):
        for paragraph in rule.text.split("\n\n"):
            lines = paragraph.split("\n")
            assert len(lines) == 1 or all(line.startswith(("- ", "| ")) for line in lines), rule.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", SCENARIOS)
def test_a_scenario_has_event_missions_setup_and_eight_chaos_effects(id: str, lang: str) -> None:
    rule = BOOK.rule(lang, id)
    starts = [paragraph.split(": ")[0] + ": " for paragraph in rule.text.split("\n\n")]
    assert [start for start in starts if start in PARTS[lang]] == list(PARTS[lang])
    assert [effect[0] for effect in chaos_effects(rule)] == list("12345678")


@pytest.mark.parametrize("id", SCENARIOS)
def test_chaos_effects_need_the_same_number_of_humans_in_both_languages(id: str) -> None:
    assert chaos_effects(BOOK.rule("en", id)) == chaos_effects(BOOK.rule("it", id))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("id", "option"), OPTIONS.items())
def test_the_options_are_explained_where_they_belong(id: str, option: str, lang: str) -> None:
    assert f"`{option}`" in BOOK.rule(lang, id).text
