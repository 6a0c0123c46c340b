"""The rulebook of Village Attacks: every rule and card is there, in both languages, with the figures of the content."""

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from ludoteca.engine.rulebook import Rule, load
from ludoteca.engine.text import LANGUAGES

FOLDER = files("ludoteca.games") / "village_attacks"
BOOK = load(FOLDER)

# The numbers are stable names: a rule that falls away leaves a gap, and a new one gets a new number.
NUMBERS: dict[str, list[int]] = {
    "A1": [*range(1, 14), 15, 16, 17],
    "A2": [*range(1, 15)],
    "A3": [*range(1, 5)],
    "A4": [*range(1, 16)],
    "A5": [*range(1, 13)],
    "A6": [*range(1, 10)],
    "A7": [*range(1, 20)],
    "A8": [*range(1, 14)],
    "A9": [*range(1, 8)],
    "A10": [*range(1, 13)],
    "A11": [*range(1, 15)],
    "A12": [*range(1, 10)],
    "A13": [*range(1, 24)],
    "A14": [*range(1, 10)],
    "A15": [*range(1, 22)],
    "A16": [*range(1, 23)],
    "A17": [*range(1, 12)],
    "A18": [*range(1, 20)],
    "A19": [*range(1, 5)],
    "A20": [*range(1, 11)],
    "A21": [*range(1, 6)],
    "A22": [*range(1, 9)],
    "A23": [*range(1, 13)],
    "A24": [*range(1, 12)],
    "A25": [1],
    "A26": [*range(1, 37)],
    "A27": [*range(1, 21)],
    "A28": [*range(1, 23)],
    "A29": [*range(1, 11)],
    "A30": [*range(1, 13)],
    "A31": [*range(1, 13)],
}
IDS = [f"{chapter}.{number}" for chapter, numbers in NUMBERS.items() for number in numbers]
OPTIONS = {
    "A2.2": ("troll", ["scenario", "on", "off"]),
    "A2.4": ("scenario", []),
    "A2.8": ("choose_heroes", ["no", "yes"]),
    "A2.9": ("difficulty", ["easy", "normal", "hard"]),
    "A2.13": ("day_night", ["scenario", "on", "off"]),
    "A2.14": ("summoning", ["scenario", "on", "off"]),
    "A18.12": ("yunfakh", ["scenario", "on", "off"]),
}
CARDS = {"A27": "trap", "A28": "event", "A29": "hero", "A30": "summon", "A31": "scenario"}
REFERENCE = re.compile(r"A[0-9]+(?:\.[0-9]+)?")
RESULTS = {
    "en": {"Melee": "melee", "Ranged": "ranged", "Magic": "magic", "Defence": "defence", "Vengeance": "vengeance"},
    "it": {"Mischia": "melee", "Distanza": "ranged", "Magia": "magic", "Difesa": "defence", "Vendetta": "vengeance"},
}
ANY = {"en": "any", "it": "qualsiasi"}
LEVEL = {"en": "Level", "it": "Livello"}
COST = {"en": "Cost", "it": "Costo"}
CHARGES = {"en": "Charges", "it": "Cariche"}
PERSISTENT = {"en": "Persistent.", "it": "Persistente."}
STATS = {
    "en": "Health {health}, movement {move}, attacks {attacks}, range {range}, damage {damage}.",
    "it": "Salute {health}, movimento {move}, attacchi {attacks}, portata {range}, danno {damage}.",
}
PARTS = {
    "en": ["New", "Values", "Spawn points", "Victory"],
    "it": ["Novità", "Valori", "Punti di Comparsa", "Vittoria"],
}


def content(kind: str) -> list[dict[str, Any]]:
    """All entries of a kind, in the order of the content."""
    name = {"ability": "abilities", "spawn": "spawn", "hero": "heroes"}.get(kind, kind + "s")
    entries: list[dict[str, Any]] = tomllib.loads((FOLDER / "content" / f"{name}.toml").read_text("utf-8"))[kind]
    return entries


def rules(lang: str) -> list[Rule]:
    """All rules in a language."""
    return [rule for chapter in BOOK.chapters(lang) for rule in chapter.rules]


def numbers(text: str) -> list[int]:
    """The figures in a text, rule numbers left aside, in no special order."""
    return sorted(int(figure) for figure in re.findall(r"[0-9]+", REFERENCE.sub("", text)))


def results(lang: str, cost: str) -> list[str]:
    """The results of a cost such as `Melee + any`."""
    names = {**RESULTS[lang], ANY[lang]: "any"}
    return [names[name] for name in cost.split(" + ")]


def figures_of(effects: list[dict[str, Any]]) -> list[int]:
    """The figures with which a card tells what it does."""
    found: list[int] = []
    for effect in effects:
        match effect["op"]:
            case "shove" if effect["dir"] == "to_actor":
                found.append(effect["count"])
                continue
            case "gain" if effect["who"] == "ally_reserve":
                found.append(len(effect["faces"]))
            case "buff" if effect["stat"] in ("guard", "untargetable"):
                continue
            case "free_step":
                found.append(2)  # the distance at which the bell is heard
        found += [value for value in effect.values() if type(value) is int]
        places = {effect.get("zone"), effect.get("to")}
        found += [distance for distance in (1, 2) if f"reach{distance}" in places]
    return sorted(found)


def test_the_book_has_no_faults() -> None:
    assert BOOK.problems() == []


def test_every_rule_is_in_the_book_and_no_other() -> None:
    assert BOOK.ids() == IDS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_and_chapters_stand_in_order(lang: str) -> None:
    assert [chapter.id for chapter in BOOK.chapters(lang)] == list(NUMBERS)
    assert [rule.id for rule in rules(lang)] == IDS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_rules_of_a_chapter_have_the_same_title(lang: str) -> None:
    for chapter in BOOK.chapters(lang):
        titles = [rule.title for rule in chapter.rules]
        assert len(titles) == len(set(titles)), chapter.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_are_short_and_texts_are_sentences(lang: str) -> None:
    for rule in rules(lang):
        assert 0 < len(rule.title) <= 50, rule.id
        assert rule.text.endswith((".", "|")), rule.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_is_referred_to_exists(lang: str) -> None:
    known = {*IDS, *NUMBERS}
    for chapter in BOOK.chapters(lang):
        for text in [chapter.text, *(rule.text for rule in chapter.rules)]:
            assert set(REFERENCE.findall(text)) <= known, chapter.id


@pytest.mark.parametrize("id", NUMBERS)
def test_both_languages_give_the_same_figures_and_references(id: str) -> None:
    english, italian = BOOK.chapter("en", id), BOOK.chapter("it", id)
    pairs = [(english.text, italian.text), *((rule.text, BOOK.rule("it", rule.id).text) for rule in english.rules)]
    for one, other in pairs:
        assert numbers(one) == numbers(other), one
        assert sorted(REFERENCE.findall(one)) == sorted(REFERENCE.findall(other)), one
        assert one.count("\n") == other.count("\n"), one


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lists_and_tables_stand_apart_from_sentences(lang: str) -> None:
    """Only so can a terminal wrap the sentences and leave lists and tables alone."""
    for chapter in BOOK.chapters(lang):
        for text in [chapter.text, *(rule.text for rule in chapter.rules)]:
            for paragraph in text.split("\n\n"):
                lines = paragraph.split("\n")
                assert len(lines) == 1 or all(line.startswith(("- ", "| ")) for line in lines), chapter.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", OPTIONS)
def test_the_options_are_explained_where_they_belong(id: str, lang: str) -> None:
    option, values = OPTIONS[id]
    for name in (option, *values):
        assert f"`{name}`" in BOOK.rule(lang, id).text


# ---------------------------------------------------------------- boards and cards


@pytest.mark.parametrize("chapter", CARDS)
def test_every_card_has_its_text_in_the_order_of_the_content(chapter: str) -> None:
    cards = content(CARDS[chapter])
    titles = [rule.title for rule in BOOK.chapter("en", chapter).rules]
    assert len(titles) == len(cards)
    for title, card in zip(titles, cards, strict=True):
        words = re.sub(r"[^a-z ]", "", title.lower()).split()
        assert all(word in words for word in card["id"].split("_")), card["id"]


def test_every_ability_has_its_text_in_the_order_of_the_content() -> None:
    titles = [rule.title for rule in BOOK.chapter("en", "A26").rules]
    names = [ability["id"].split("-")[1] for ability in content("ability")]
    assert [re.sub(r"[^a-z ]", "", title.lower()).replace(" ", "_") for title in titles] == names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_boards_have_the_figures_of_the_content(lang: str) -> None:
    keys = ("health", "xp_value", "move_slots", "defence_slots", "reserve_slots")
    rows = BOOK.rule(lang, "A1.7").text.split("\n")[4:]
    boards = [[monster[key] for key in keys] for monster in content("monster")]
    assert [[int(cell) for cell in row.split(" | ")[3:7]] + [int(row[-3])] for row in rows] == boards


@pytest.mark.parametrize("lang", LANGUAGES)
def test_minions_have_the_figures_of_the_content(lang: str) -> None:
    minions = [monster["minion"] for monster in content("monster") if "minion" in monster]
    for rule, minion in zip((BOOK.rule(lang, "A26.4"), BOOK.rule(lang, "A26.34")), minions, strict=True):
        figures, most, *_ = re.split("[;.]", rule.text.split(". ", 1)[1])
        assert figures.lower().endswith(STATS[lang].format(**minion).lower().rstrip(".")), rule.id
        assert numbers(most) == [minion["max"]], rule.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_levels_of_abilities_cost_and_do_what_the_content_says(lang: str) -> None:
    line = re.compile(rf"- {LEVEL[lang]} ([123]) \((.+?)\): (.+)\.")
    for rule, ability in zip(BOOK.chapter(lang, "A26").rules, content("ability"), strict=True):
        levels = [match.groups() for match in map(line.fullmatch, rule.text.split("\n")) if match]
        assert [level for level, _, _ in levels] == ["1", "2", "3"], rule.id
        for (_, cost, text), level in zip(levels, ability["level"], strict=True):
            assert results(lang, cost) == level["cost"], rule.id
            assert numbers(text) == figures_of(level["effects"]), f"{rule.id}: {text}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_traps_cost_and_do_what_the_content_says(lang: str) -> None:
    line = re.compile(rf"{COST[lang]}: ([^.]+)\. {CHARGES[lang]}: ([0-9])\.\n\n(.+)")
    for rule, trap in zip(BOOK.chapter(lang, "A27").rules, content("trap"), strict=True):
        match = line.fullmatch(rule.text)
        assert match, rule.id
        assert results(lang, match[1]) == trap["cost"], rule.id
        assert int(match[2]) == trap.get("charges", 1), rule.id
        assert numbers(match[3]) == figures_of(trap["effects"]), rule.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_persistent_events_are_called_so(lang: str) -> None:
    for rule, event in zip(BOOK.chapter(lang, "A28").rules, content("event"), strict=True):
        assert rule.text.startswith(PERSISTENT[lang]) == event.get("persistent", False), rule.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("chapter", ["A29", "A30"])
def test_heroes_and_summoned_monsters_have_the_figures_of_the_content(chapter: str, lang: str) -> None:
    for rule, card in zip(BOOK.chapter(lang, chapter).rules, content(CARDS[chapter]), strict=True):
        least = 1 if card["range"] == 2 else 0  # the Lich shoots past its own zone
        reach = f"{least}-{card['range']}" if card["range"] else "0"
        assert STATS[lang].format(**{**card, "range": reach}) in rule.text, rule.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_spawn_cards_have_the_figures_of_the_content(lang: str) -> None:
    letters = {"en": "PHE", "it": "PCE"}[lang]
    nobody = {"en": "nobody", "it": "nessuno"}[lang]

    def told(rank: dict[str, int]) -> str:
        kinds = zip(("peasants", "hunters", "heroes"), letters, strict=True)
        crowd = ", ".join(f"{rank[kind]} {letter}" for kind, letter in kinds if rank.get(kind))
        return f"{crowd} +".strip() if rank.get("plus") else crowd or nobody

    rows = BOOK.rule(lang, "A18.2").text.split("\n")[4:]
    cards = [[str(card["copies"]), *map(told, card["ranks"])] for card in content("spawn")]
    assert [row.strip("| ").split(" | ") for row in rows] == cards


@pytest.mark.parametrize("lang", LANGUAGES)
def test_scenarios_have_the_figures_of_the_content(lang: str) -> None:
    for rule, scenario in zip(BOOK.chapter(lang, "A31").rules, content("scenario"), strict=True):
        parts = [paragraph.split(": ", 1) for paragraph in rule.text.split("\n\n")]
        assert [name for name, _ in parts] == PARTS[lang], rule.id
        values, spawns = parts[1][1], parts[2][1]
        figures = [*scenario.get("morale", []), *scenario["heart"], *scenario.get("dial", [])]
        assert numbers(values) == sorted(figures), rule.id
        assert len(re.findall(r"[,;]", spawns)) + 1 == len(scenario["spawns"]), rule.id


def test_scenarios_name_the_spawn_points_of_the_content_in_their_order() -> None:
    for rule, scenario in zip(BOOK.chapter("en", "A31").rules, content("scenario"), strict=True):
        told = re.search(r"Spawn points: (.+)\.", rule.text)
        assert told
        names = re.split(r"(?:, |; from 4 Monsters |; with 5 )", told[1])
        assert [name.lower().replace(" ", "_") for name in names] == [spawn["zone"] for spawn in scenario["spawns"]]
