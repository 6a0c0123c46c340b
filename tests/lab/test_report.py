"""The report: one file that needs nothing else, in both languages, with every figure that was asked for."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from ludoteca.engine.game import find_game, installed
from ludoteca.engine.text import LANGUAGES, Texts, problems
from ludoteca.lab import FOLDER, charts
from ludoteca.lab.figures import Dimension, Group, Rate, figures_of
from ludoteca.lab.markup import intervals_markup
from ludoteca.lab.pictures import win_rates
from ludoteca.lab.report import make_report
from ludoteca.lab.telling import Teller, as_data, as_tables, tidy
from tests.cli.conftest import Terminal
from tests.lab.conftest import WriteSpec
from tests.lab.made_up import (
    CASTLE,
    COOP,
    WROTH,
    duel,
    nights,
    results_of,
    together,
)

SOURCE = Path(str(FOLDER))

MIXED = """
name = "Small <and> mixed"
game = "magpies"
games = 12
bots = [["greedy", "random"], ["greedy", "random", "random"]]
options = { length = ["short", "long"] }
"""


def test_both_languages_have_the_same_texts() -> None:
    assert problems(Texts.of(FOLDER)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_that_the_source_names_exists(lang: str) -> None:
    texts = Texts.of(FOLDER)
    source = "".join(path.read_text("utf-8") for path in SOURCE.glob("*.py"))
    named = set(re.findall(r'say\(\s*"([a-z-]+)"', source))
    named |= {f"error-{key}" for key in re.findall(r'LabError\(\s*"([a-z-]+)"', source)}
    assert len(named) > 30
    assert [key for key in sorted(named) if not texts.has(lang, key)] == []


class Page(HTMLParser):
    """What a browser would fetch or follow, and what a person reads."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.tags: list[str] = []
        self.words: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in {"href", "src", "xlink:href", "action"}]

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_stands_alone(ludoteca: Terminal, write_spec: WriteSpec, lang: str) -> None:
    folder = write_spec(MIXED).parent
    assert ludoteca("lab run small.toml --workers 1").code == 0
    done = ludoteca("lab report lab-small --out report.html --png", lang=lang)
    assert (done.code, done.err) == (0, "")
    html = (folder / "report.html").read_text("utf-8")
    page = Page(html)
    assert re.findall(r"\w+://[^\s\"'<]*", html) == []
    assert re.findall(r"url\(|@import|<script|<link|<img|<iframe", html) == []
    assert page.addresses
    assert all(address.startswith("#") for address in page.addresses)
    assert re.findall(r"\[[a-z][\w.-]*\]", " ".join(page.words)) == []
    assert f'<html lang="{lang}">' in html
    assert "Small &lt;and&gt; mixed" in html
    assert page.tags.count("figure") == 10
    assert html.count('<ul class="rows"') == 6
    pictures = sorted(folder.glob("report-*.png"))
    assert [path.name.removeprefix("report-").removesuffix(".png") for path in pictures] == sorted(
        [
            "duels",
            "ladder",
            *(f"seats-{seats}-{what}" for seats in (2, 3) for what in ("seat", "bot", "lengths", "scores")),
        ]
    )
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in pictures)
    words = {"en": ("Out of balance", "South", "games"), "it": ("Fuori equilibrio", "Sud", "partite")}[lang]
    assert all(word in html for word in words)
    # A picture has one name, in the language of the page, and its figures are there as words too.
    assert html.count('<svg role="img" aria-label="') == page.tags.count("svg") == 2 * 4  # for wide screens and narrow
    assert re.findall(r'aria-roledescription|aria-label="[^"]*(?:axis|legend|titled)', html) == []
    assert page.tags.count("details") > 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_says_what_was_played(lang: str) -> None:
    text = WROTH + 'seed = "mine"\nby_lot = ["faction"]\noptions = { expansions = "yes" }\n'
    results = results_of(text, duel("koda", "runen", 5, 10))
    shown = as_tables(Teller(lang, results.game), results, figures_of(results))
    lines = {
        "en": ["Bots: greedy at every seat", "Seats: 2", "By lot: Faction", "Seed: mine"],
        "it": ["Bot: greedy a ogni posto", "Posti: 2", "Per sorte: Fazione", "Seme: mine"],
    }[lang]
    assert all(f"  {line}\n" in shown for line in lines)
    html = make_report(results, lang).html
    assert all("<dt>{}</dt><dd>{}</dd>".format(*line.split(": ")) in html for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_that_broke_down_can_be_found(lang: str) -> None:
    broken: list[tuple[object, ...]] = [
        (cell, game, seat, "greedy", None, None, 0, 0, [], error)
        for cell, game, error in [(0, 7, "rare"), (1, 3, "often"), (1, 5, "often"), (3, 2, "often")]
        for seat in range(1 + cell % 2)
    ]
    results = results_of(COOP, together(0, 1, 5, 7, "aldan") + broken)
    often, rare = figures_of(results).broken
    assert (often.error, often.games, often.cells, often.game) == ("often", 3, [1, 3], 3)
    assert (rare.error, rare.games, rare.cells, rare.game) == ("rare", 1, [0], 7)
    shown = as_tables(Teller(lang, results.game), results, figures_of(results))
    hold = {"en": "The Deep Hold", "it": "La Roccaforte Profonda"}[lang]
    assert hold in shown
    first = {"en": "in 2 cells, the first: ", "it": "in 2 celle, la prima: "}[lang]
    game = {"en": "2 seats · greedy, game 3", "it": "2 posti · greedy, partita 3"}[lang]
    assert re.search(first + ".*" + game, shown)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effects_in_a_report(lang: str) -> None:
    rows = [*nights(0, 0, 160, 200, "lich"), *nights(0, 200, 720, 800, "mummy"), *nights(1, 0, 9, 10, "banshee")]
    results = results_of(CASTLE, rows)
    report = make_report(results, lang)
    title, chapter, _ = report.charts["together-monster"]
    assert title == {"en": "What it changes: Monster", "it": "Che cosa cambia: Mostro"}[lang]
    assert chapter == {"en": "Together", "it": "Insieme"}[lang]
    words = " ".join(Page(report.html).words)
    assert {"en": "−10.0 (−16.0 … −4.0)", "it": "−10,0 (−16,0 … −4,0)"}[lang] in words
    assert {"en": "Banshee", "it": "Banshee"}[lang] in words
    told = as_data(results, figures_of(results))
    monsters = next(one for one in told["groups"][0]["dimensions"] if one["name"] == "monster")
    assert [one["effect"] is None for one in monsters["rates"]] == [False, False, True]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_scenarios_and_pairings_in_a_report(lang: str) -> None:
    rows = [*together(0, 1, 5, 10, "aldan"), *together(3, 2, 1, 10, "guild")]
    use: list[tuple[object, ...]] = [
        (0, "greedy", "faction", "koda", 8, 3, 4, 3),
        (0, "greedy", "gone", "gone", 1, 1, 0, 0),
    ]
    page = Page(make_report(results_of(COOP, rows, use), lang).html)
    read = " ".join(page.words)
    assert re.findall(r"\[[a-z][\w.-]*\]", read) == []
    assert {"en": "The Great Bear Wakes", "it": "Il Risveglio della Grande Orsa"}[lang] in read
    assert {"en": "37.5 %", "it": "37,5 %"}[lang] in read
    duels = make_report(results_of(WROTH, duel("koda", "runen", 9, 10)), lang)
    assert "seats-2-greedy-faction-pairs" in duels.charts
    assert {"en": "Koda", "it": "Koda"}[lang] in duels.html


def test_figures_in_the_terminal(ludoteca: Terminal, write_spec: WriteSpec) -> None:
    write_spec(MIXED)
    assert ludoteca("lab run small.toml --workers 1").code == 0
    english, italian = (ludoteca("lab show lab-small", lang=lang).out for lang in ("en", "it"))
    assert english.startswith(
        "Small <and> mixed\n48 of 48 games, 4 cells (each one combination of seats, bots and options)\n"
    )
    assert re.search(r"greedy +24 +\d+\.\d % \(\d+\.\d – \d+\.\d\)", english)
    assert re.search(r"greedy +24 +\d+,\d % \(\d+,\d – \d+,\d\)", italian)
    assert "Forza dei bot" in italian
    table = english.partition("  Bot\n")[2].partition("\n\n")[0]  # however long the figures, one column each
    assert len({line.index("(") for line in table.splitlines()}) == 1
    assert len({line.index("%") for line in table.splitlines()}) == 1
    told = json.loads(ludoteca("lab show lab-small --json").out)
    assert (told["games"], told["of"], told["broken"]) == (48, 48, [])
    assert [group["seats"] for group in told["groups"]] == [2, 3]
    assert [group["cells"] for group in told["groups"]] == [[], []]
    assert [[one["bot"] for one in ladder] for ladder in told["ladders"]] == [["greedy", "random"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_is_a_file_and_no_folder(ludoteca: Terminal, write_spec: WriteSpec, lang: str) -> None:
    folder = write_spec().parent / "reports"
    folder.mkdir()
    assert ludoteca("lab run small.toml --workers 1").code == 0
    done = ludoteca("lab report lab-small --out reports", lang=lang)
    assert (done.code, done.out, list(folder.iterdir())) == (2, "", [])
    assert {"en": "reports is a folder", "it": "reports è una cartella"}[lang] in done.err
    assert "reports/report.html" in done.err
    assert ludoteca("lab report lab-small --out reports/report.html").code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(installed()[0]))
def test_questions_as_titles_have_no_torn_holes(game: str, lang: str) -> None:
    teller = Teller(lang, find_game(game))
    titles = [teller.question(question.id) for question in teller.game.questions]
    assert [title for title in titles if re.search(r"…[\s,:]*…|…\.|^…:|\([^)]*…|\s$", title) or not title] == []


@pytest.mark.parametrize(
    ("torn", "title"),
    [
        ("Chi muove … …?", "Chi muove …?"),
        ("Who takes the damage? Points left: ….", "Who takes the damage?"),
        ("…: che cosa mostra il dado?", "Che cosa mostra il dado?"),
        ("Which Monster do you lead? (… of …)", "Which Monster do you lead?"),
        ("You move …. Where to?", "You move … Where to?"),
        ("Which die do you take?", "Which die do you take?"),
    ],
)
def test_a_question_with_holes_is_tidied_up(torn: str, title: str) -> None:
    assert tidy(torn) == title


@pytest.mark.parametrize(
    ("share", "told"),
    [(0.0004, "+0.0"), (-0.0004, "+0.0"), (-0.0, "+0.0"), (-0.0006, "−0.1"), (0.1234, "+12.3"), (-0.1234, "−12.3")],
)
def test_a_difference_has_a_sign_that_means_something(share: float, told: str) -> None:
    assert Teller("en", find_game("magpies")).signed(share) == told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_game_is_one_game(lang: str) -> None:
    results = results_of('game = "wroth"\nseats = [2]\ngames = 1\n', duel("koda", "runen", 1, 1))
    shown = as_tables(Teller(lang, results.game), results, figures_of(results))
    assert {"en": "\n1 of 1 game, 1 cell\n", "it": "\n1 di 1 partita, 1 cella\n"}[lang] in shown


def test_pale_is_what_few_games_tell() -> None:
    """They met in forty games, but somebody else won most of them."""
    rows: list[tuple[object, ...]] = [
        (0, game, seat, "greedy", float(seat == winner), 20, 300, 150, [f"faction=faction-{who}"], None)
        for game, winner in enumerate([0, 1] * 5 + [2] * 30)
        for seat, who in enumerate(("koda", "runen", "guild"))
    ]
    html = make_report(results_of(WROTH.replace("[2]", "[3]"), rows), "en").html
    assert "pale where the two won fewer than 20 games between them." in html
    assert re.search(r'<td class="[a-z]+ pale"[^>]*>50</td>', html)


@pytest.mark.parametrize(
    ("top", "figures"),
    [
        (0.9, ["0 %", "20 %", "40 %", "60 %", "80 %", "100 %"]),
        (0.024, ["0,0 %", "0,5 %", "1,0 %", "1,5 %", "2,0 %", "2,5 %"]),
        (0.0009, ["0,00 %", "0,02 %", "0,04 %", "0,06 %", "0,08 %", "0,10 %"]),
    ],
)
def test_the_figures_of_an_axis_differ(top: float, figures: list[str]) -> None:
    teller = Teller("it", find_game("wroth"))
    shown = win_rates(teller, Dimension("seat", "seat", [Rate("0", 100, 0.0, 0.0, top, None)]))
    assert shown.figures == figures
    assert [f">{figure}<" in intervals_markup(shown) for figure in figures] == [True] * len(figures)
    assert re.findall(r">([\d,]+ %)<", charts.as_svg("", charts.intervals(shown))) == figures


@pytest.mark.parametrize("width", [charts.BROAD, charts.NARROW])
@pytest.mark.parametrize(("longest", "games"), [(1, 1), (3, 2), (17, 7), (180, 31), (2530, 2500)])
def test_bars_have_few_whole_figures(longest: int, games: int, width: int) -> None:
    scores = [(number % longest, number % 2 == 0) for number in range(2 * games)]
    group = Group(2, "", [], False, games, None, [], {}, [], [1 + number % longest for number in range(games)], scores)
    for draw in (charts.lengths, charts.scores):
        encoded = draw(Teller("it", find_game("magpies")), group, width).to_dict()["encoding"]
        for way in "xy":
            axis = encoded[way]["axis"]
            assert axis["format"] == "d"
            assert 1 <= len(axis["values"]) <= (10 if width > 400 or way == "y" else 5)
            assert all(tick == round(tick) for tick in axis["values"])
            low, high = encoded[way]["scale"]["domain"]
            assert all(low <= tick <= high for tick in axis["values"])


def test_nothing_to_show(ludoteca: Terminal, write_spec: WriteSpec) -> None:
    folder = write_spec().parent
    for command in ("show", "report"):
        assert "There is no folder nowhere" in ludoteca(f"lab {command} nowhere").err
        assert "is no folder of the lab" in ludoteca(f"lab {command} {folder}").err
    assert ludoteca("lab run small.toml --workers 1").code == 0
    for path in (folder / "lab-small").glob("part-*"):
        path.unlink()
    assert "no whole part in lab-small yet" in ludoteca("lab show lab-small").err
    (folder / "lab-small/run.json").write_text("{")
    assert "run.json cannot be read" in ludoteca("lab show lab-small").err
    assert "run.json cannot be read" in ludoteca("lab run small.toml").err
