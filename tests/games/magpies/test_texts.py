"""Every word is there in both languages, the Italian articles are right, and the rulebook tells what the code does."""

import re
from pathlib import Path

import pytest

from ludoteca.engine import rulebook
from ludoteca.engine.flow import Event
from ludoteca.engine.observe import event_text, observe, texts_of
from ludoteca.engine.scene import resolver
from ludoteca.engine.text import LANGUAGES, problems
from ludoteca.games.magpies import GAME, LENGTHS, TRINKETS
from ludoteca.games.magpies.rules import FLEW, SHOWED, STOLE, TOOK, TREE, TRINKET
from tests.games.magpies.positions import answer, chronicle, magpies

TEXTS = texts_of(GAME)
TESTS = Path(__file__).parent
SOURCES = Path(str(GAME.folder))


def say(lang: str, event: Event) -> str:
    return resolver(lambda key, **args: TEXTS.t(lang, key, **args))(event_text(event))


def test_the_texts_are_sound() -> None:
    assert [fault for fault in problems(TEXTS) if fault.startswith("magpies/")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_option_event_and_choice_has_its_words(lang: str) -> None:
    keys = ["title", "blurb"]
    keys += [f"ask-{question.id}" for question in GAME.questions]
    keys += [f"{q.domain.id}-{name}" for q in GAME.questions for name in q.domain.names]
    keys += [f"event-{kind.id}" for kind in GAME.events]
    keys += [key for o in GAME.options for key in (f"option-{o.id}", *(f"option-{o.id}.{value}" for value in o.values))]
    keys += [f"why-{reason}" for reason in ("own-tree", "too-far", "not-in-nest")]
    assert [key for key in keys if not TEXTS.has(lang, key)] == []


def test_the_choices_of_length_tell_the_true_figures() -> None:
    for length in LENGTHS.values():
        trinkets = sum(trinket.many[length.id] for trinket in TRINKETS)
        for lang in LANGUAGES:
            figures = [int(figure) for figure in re.findall(r"\d+", TEXTS.t(lang, f"option-length.{length.id}"))]
            assert figures == [length.rounds, trinkets]


def test_a_chronicle_in_both_languages() -> None:
    position = magpies().at(south="oak", west="elm").hangs(elm="ring", yew="key").nest("west", coin=1)
    table = position.turn("south", roll="two")
    answer(table, "south", "elm", "coin")
    assert chronicle(table, "en") == [
        "South flies to the elm.",
        "South takes the ring from the elm.",
        "South steals a coin from West.",
    ]
    assert chronicle(table, "it") == [
        "Sud vola sull'olmo.",
        "Sud prende l'anello dall'olmo.",
        "Sud ruba una moneta a Ovest.",
    ]


def test_the_articles_of_the_trees() -> None:
    flights = [say("it", Event(FLEW, (0, tree), 0, 0)) for tree in range(len(TREE.names))]
    assert flights == [
        f"Sud vola {where}."
        for where in (
            "sulla quercia",
            "sull'olmo",
            "sul frassino",
            "sulla betulla",
            "sul pino",
            "sul tiglio",
            "sul faggio",
            "sul tasso",
        )
    ]
    assert say("it", Event(TOOK, (0, 1, 0), 0, 0)) == "Sud prende la chiave dalla quercia."
    assert say("it", Event(TOOK, (0, 0, 7), 0, 0)) == "Sud prende il bottone dal tasso."


def test_the_articles_of_the_trinkets() -> None:
    stolen = [say("it", Event(STOLE, (1, trinket, 2), 0, 0)) for trinket in range(len(TRINKET.names))]
    assert stolen == [f"Ovest ruba {what} a Nord." for what in ("un bottone", "una chiave", "una moneta", "un anello")]
    loved = [say("it", Event(SHOWED, (1, trinket), 0, 0)) for trinket in range(len(TRINKET.names))]
    plural = ("i bottoni", "le chiavi", "le monete", "gli anelli")
    assert loved == [f"Ovest amava più di tutto {what}." for what in plural]


def test_the_reasons_are_sentences() -> None:
    table = magpies().at(south="oak").hangs(yew="key").turn("south", roll="two")
    for lang, own, far in (
        (
            "en",
            "You are in the oak already: a magpie always flies on.",
            "You do not get to the yew: the wings carry 2 trees on, clockwise.",
        ),
        (
            "it",
            "Sei già sulla quercia: una gazza vola sempre via.",
            "Non arrivi sul tasso: le ali ti portano avanti di 2 alberi, in senso orario.",
        ),
    ):
        words = resolver(lambda key, lang=lang, **args: TEXTS.t(lang, key, **args))
        reasons = {view.name: words(view.reason) for view in observe(table, 0).refused}
        assert (reasons["oak"], reasons["yew"]) == (own, far)


# ---------------------------------------------------------------- the rulebook


def test_the_rulebook_is_sound_and_every_rule_has_a_test() -> None:
    book = rulebook.load(GAME.folder)
    assert book.problems() == []
    assert rulebook.coverage(book, TESTS) == {"rules": 11, "tested": 11, "untested": []}
    assert rulebook.unknown_marks(book, TESTS) == []


def test_the_code_names_every_rule_and_no_other() -> None:
    code = "".join((SOURCES / name).read_text("utf-8") for name in ("__init__.py", "rules.py", "scene.py"))
    assert sorted(set(re.findall(r"\bG\d+\.\d+", code))) == rulebook.load(GAME.folder).ids()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_the_figures_of_the_content(lang: str) -> None:
    book = rulebook.load(GAME.folder)
    rows = re.findall(r"^\|[^|]+\|((?: \d+ \|)+)$", book.rule(lang, "G1.1").text, re.MULTILINE)
    figures = [[int(cell) for cell in row.split("|")[:-1]] for row in rows]
    bags = [[trinket.many[length] for trinket in TRINKETS] for length in LENGTHS]
    assert figures == [[*bag, sum(bag), LENGTHS[length].rounds] for bag, length in zip(bags, LENGTHS, strict=True)]
    worth = [int(figure) for figure in re.findall(r"\d+", book.rule(lang, "G3.2").text)]
    assert worth == [*(trinket.worth for trinket in TRINKETS), 2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_names_the_trees_in_their_order(lang: str) -> None:
    text = rulebook.load(GAME.folder).rule(lang, "G1.1").text
    places = [text.index(TEXTS.t(lang, f"tree-{tree}")) for tree in TREE.names]
    assert places == sorted(places)
