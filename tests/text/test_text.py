"""Texts: looking up, falling back, and telling what is wrong with them."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.engine.text import LANGUAGES, TextError, Texts, pick_language, problems


def folder(place: Path, it: str | None, en: str | None) -> Path:
    """A package folder with these texts."""
    place.mkdir(exist_ok=True)
    for lang, text in (("it", it), ("en", en)):
        if text is not None:
            (place / f"text.{lang}.ftl").write_text(text, encoding="utf-8")
    return place


def found(place: Path, it: str | None, en: str | None) -> list[str]:
    """The problems of a package with these texts."""
    return problems(Texts.of(folder(place, it, en)))


def test_the_engines_own_texts_are_sound() -> None:
    assert problems(Texts.of()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_engine_text_can_be_said(lang: str) -> None:
    texts = Texts.of(strict=True)
    for key in texts.keys(lang):
        for figure in (0, 1, 2):
            args: dict[str, str | int] = dict.fromkeys(texts.arguments(lang, key), figure)
            said = texts.t(lang, key, **args)
            assert said.strip()
            assert "{" not in said


def test_a_game_speaks_over_the_engine_and_falls_back_to_it(tmp_path: Path) -> None:
    texts = Texts.of(folder(tmp_path / "game", "pass = Rinuncio\ntitle = Gazze", "pass = I decline\ntitle = Magpies"))
    assert texts.t("it", "pass") == "Rinuncio"
    assert texts.t("en", "title") == "Magpies"
    assert texts.t("it", "yes") == "Sì"
    assert Texts.of().t("it", "pass") == "Passo"


def test_a_message_said_anew_loses_the_attributes_it_had(tmp_path: Path) -> None:
    below = folder(tmp_path / "below", "a = A\n    .x = X", "a = A\n    .x = X")
    above = folder(tmp_path / "above", "a = Nuova", "a = New")
    texts = Texts.of(below, above)
    assert texts.t("en", "a") == "New"
    assert not texts.has("en", "a.x")
    assert texts.keys("en") == Texts.of(above).keys("en")


def test_attributes_numbers_and_selectors(tmp_path: Path) -> None:
    text = """
ask-draft = { $seat }: which of { $count } dice?
    .pass = Leave the dice
ask-only-parts =
    .one = One
nuts = { $n ->
    [0] no nuts
    [one] one nut
   *[other] { $n } nuts
}
"""
    texts = Texts.of(folder(tmp_path / "game", text, text), strict=True)
    assert texts.t("en", "ask-draft", seat="South", count=3) == "South: which of 3 dice?"
    assert texts.t("en", "ask-draft.pass") == "Leave the dice"
    assert texts.t("en", "ask-only-parts.one") == "One"
    assert not texts.has("en", "ask-only-parts")
    assert [texts.t("it", "nuts", n=n) for n in (0, 1, 2, 1234567, -1234)] == [
        "no nuts",
        "one nut",
        "2 nuts",
        "1234567 nuts",
        "-1234 nuts",
    ]


def test_a_missing_text_is_marked_for_players_and_an_error_for_tests(tmp_path: Path) -> None:
    place = folder(tmp_path / "game", "a = { $who } qui", "a = { $who } here")
    assert Texts.of(place).t("it", "ask-nothing.pass") == "[ask-nothing.pass]"
    for lang, key in (("it", "ask-nothing"), ("en", "a.b"), ("en", "a"), ("fr", "a"), ("en", "-a")):
        with pytest.raises(TextError):
            Texts.of(place, strict=True).t(lang, key)


def test_words_given_as_arguments_arrive_as_they_are(tmp_path: Path) -> None:
    texts = Texts.of(folder(tmp_path / "game", "a = <{ $key }>", "a = <{ $key }>"), strict=True)
    assert texts.t("it", "a", key="{ $x } 1,234 \u00e8") == "<{ $x } 1,234 \u00e8>"


PROBLEMS = [
    ("a = A", None, "game/text.en.ftl: the file is missing"),
    ("a = A\nb = B", "a = A", "game/text.en.ftl: 'b' is missing, game/text.it.ftl has it"),
    ("a = A", "a = A\n    .x = X", "game/text.it.ftl: 'a.x' is missing, game/text.en.ftl has it"),
    ("a = { $who }", "a = { $whom }", "game/text.it.ftl: 'a' uses $who; game/text.en.ftl uses $whom"),
    ("a = { $n ->\n   *[other] B\n }", "a = B", "game/text.it.ftl: 'a' uses $n; game/text.en.ftl uses nothing"),
    ("a = { b }\nb = { $x }", "a = { b }\nb = X", "game/text.it.ftl: 'a' uses $x; game/text.en.ftl uses nothing"),
    ("a = A\n\nb = { $", "a = A\n\nb = B", "game/text.it.ftl:3: "),
    ("a = { -tree }", "a = Tree", "game/text.it.ftl: 'a' mentions '-tree', which does not exist"),
    ("a = { b.c }\nb = B", "a = A\nb = B", "game/text.it.ftl: 'a' mentions 'b.c', which does not exist"),
    ("a = { NUMBER($n) }", "a = { $n }", "game/text.it.ftl: 'a' calls NUMBER()"),
    ("a = A\na = B", "a = A", "game/text.it.ftl: 'a' stands there twice"),
]


@pytest.mark.parametrize(("it", "en", "expected"), PROBLEMS)
def test_problems_are_told_with_file_and_key(tmp_path: Path, it: str, en: str | None, expected: str) -> None:
    said = found(tmp_path / "game", it, en)
    assert any(line.startswith(expected) for line in said), said


def test_a_language_may_have_its_own_terms_and_mention_the_engines_texts(tmp_path: Path) -> None:
    italian = (
        "-oak = quercia\n    .gender = f\na = { -oak.gender ->\n    [f] la { -oak }\n   *[m] il { -oak }\n } { pass }"
    )
    assert found(tmp_path / "game", italian, "a = the oak { pass }") == []
    assert Texts.of(tmp_path / "game", strict=True).t("it", "a") == "la quercia Passo"


def test_texts_that_mention_each_other_in_a_circle_come_to_an_end(tmp_path: Path) -> None:
    texts = Texts.of(folder(tmp_path / "game", "a = { b }\nb = { a } { $x }", "a = A\nb = B"))
    assert texts.arguments("it", "a") == {"x"}


VARIABLES = st.lists(st.sampled_from(["seat", "tree", "n", "who"]), max_size=4)


@given(VARIABLES, VARIABLES, st.booleans())
def test_the_languages_must_use_the_same_arguments(
    tmp_path_factory: pytest.TempPathFactory, it: list[str], en: list[str], as_attribute: bool
) -> None:
    def text(variables: list[str]) -> str:
        said = "x" + "".join(f" {{ ${name} }}" for name in variables)
        return f"a = A\n    .part = {said}\n" if as_attribute else f"a = {said}\n"

    place = tmp_path_factory.mktemp("texts")
    texts = Texts.of(folder(place, text(it), text(en)))
    assert (problems(texts) == []) == (set(it) == set(en))
    assert texts.arguments("it", "a.part" if as_attribute else "a") == set(it)


LOCALES = [
    ("it", {"LANG": "en_GB.UTF-8"}, "it"),
    ("en", {"LUDOTECA_LANG": "it"}, "en"),
    ("fr", {"LANG": "it_IT"}, "en"),
    (None, {"LUDOTECA_LANG": "it", "LC_ALL": "C"}, "it"),
    (None, {"LC_ALL": "it_CH.UTF-8", "LANG": "en_US"}, "it"),
    (None, {"LC_ALL": "", "LC_MESSAGES": "IT", "LANG": "de_DE"}, "it"),
    (None, {"LC_MESSAGES": "en_US", "LANG": "it_IT"}, "en"),
    (None, {"LANG": "it_IT.UTF-8"}, "it"),
    (None, {"LANG": "C.UTF-8"}, "en"),
    (None, {}, "en"),
]


@pytest.mark.parametrize(("argument", "environ", "lang"), LOCALES)
def test_the_language_comes_from_the_command_or_the_environment(
    argument: str | None, environ: dict[str, str], lang: str
) -> None:
    assert pick_language(argument, environ) == lang
