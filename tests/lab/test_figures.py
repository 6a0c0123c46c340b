"""What a report counts: rates with their intervals, pairs, ladders, effects, and what is flagged."""

from __future__ import annotations

import re
from html import unescape

import pytest

from ludoteca.engine.text import LANGUAGES
from ludoteca.lab.chances import shift, wilson
from ludoteca.lab.figures import figures_of
from ludoteca.lab.report import make_report
from ludoteca.lab.telling import Teller, as_data, as_tables
from tests.lab.made_up import (
    CASTLE,
    COOP,
    DUELS,
    LADDER,
    WROTH,
    bots_duel,
    duel,
    feats,
    flagged,
    nights,
    results_of,
    together,
)


def test_games_and_not_seats_are_counted() -> None:
    figures = figures_of(results_of(WROTH, duel("koda", "runen", 30, 40)))
    [group] = figures.groups
    assert (figures.games, group.games, group.seats, group.together) == (40, 40, 2, False)
    factions = next(one for one in group.dimensions if one.name == "faction")
    assert [(one.value, one.games, one.won, one.fair) for one in factions.rates] == [
        ("faction-koda", 40, 0.75, 0.5),
        ("faction-runen", 40, 0.25, 0.5),
    ]
    feats = next(one for one in group.dimensions if one.name == "feat")
    assert [(one.games, one.won) for one in feats.rates] == [(40, 0.5), (40, 0.5)]


def test_what_lies_outside_with_all_of_its_interval_is_flagged() -> None:
    even = duel("koda", "runen", 200, 400)
    assert flagged(figures_of(results_of(WROTH, even))) == []
    off = duel("koda", "runen", 250, 400)
    assert flagged(figures_of(results_of(WROTH, off))) == [
        ("seat", "0", "", "high"),
        ("seat", "1", "", "low"),
        ("faction", "faction-koda", "", "high"),
        ("faction", "faction-runen", "", "low"),
    ]
    assert flagged(figures_of(results_of(WROTH + "[expect]\nshare = 15\n", off))) == []


@pytest.mark.parametrize(
    ("lang", "won", "few", "even"),
    [
        (
            "en",
            "wins too often, 92.3 % of 13 games (95 % interval 66.7 – 98.6); expected 44.0 to 56.0.",
            "These are few games",
            "With 2 seats an even share is 50.0 %.",
        ),
        (
            "it",
            "vince troppo spesso, 92,3 % di 13 partite (intervallo al 95 %: 66,7 – 98,6); attesi da 44,0 a 56,0.",
            "Sono poche partite",
            "Con 2 posti, la quota alla pari è 50,0 %.",
        ),
    ],
)
def test_a_flag_says_of_how_many_games(lang: str, won: str, few: str, even: str) -> None:
    results = results_of(WROTH, duel("koda", "runen", 12, 13))
    for told in (as_tables(Teller(lang, results.game), results, figures_of(results)), make_report(results, lang).html):
        assert won in told
        assert few in told
        assert even in told
    many = results_of(WROTH, duel("koda", "runen", 180, 200))
    assert few not in as_tables(Teller(lang, many.game), many, figures_of(many))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bounds_that_leave_the_even_share_out_are_named(lang: str) -> None:
    """Forty to sixty percent are expected of one of three, as of one of two."""
    rows: list[tuple[object, ...]] = [
        (0, game, seat, "greedy", float(seat == game % 3), 20, 300, 150, [f"faction=faction-{who}"], None)
        for game in range(300)
        for seat, who in enumerate(("koda", "runen", "guild"))
    ]
    bounds = '[[bounds]]\nby = "faction"\nwin = [40, 60]\n'
    three = results_of(WROTH.replace("[2]", "[3]") + bounds, rows)
    told = as_tables(Teller(lang, three.game), three, figures_of(three))
    outside, flag = {
        "en": ("Faction: the bounds 40.0 to 60.0 leave the even share out.", "An even share would be 33.3 %."),
        "it": ("Fazione: i limiti da 40,0 a 60,0 lasciano fuori la parità.", "Alla pari sarebbe 33,3 %."),
    }[lang]
    assert told.count(outside) == 1
    assert flag in told
    two = results_of(WROTH + bounds, duel("koda", "runen", 100, 400))
    assert outside not in as_tables(Teller(lang, two.game), two, figures_of(two))


def test_pairings_are_measured_against_their_bounds() -> None:
    rows = [*duel("koda", "runen", 90, 100), *duel("aldan", "koda", 50, 100, 100)]
    bounds = '[expect]\nshare = 100\n[[bounds]]\nby = "faction"\npairs = true\nwin = [35, 65]\n'
    figures = figures_of(results_of(WROTH + bounds, rows))
    pairs = figures.groups[0].pairings["faction"]
    assert [(pair.one, pair.other, pair.rate.won) for pair in pairs] == [
        ("faction-aldan", "faction-koda", 0.5),
        ("faction-koda", "faction-runen", 0.9),
    ]
    assert flagged(figures) == [("faction", "faction-koda", "faction-runen", "high")]


def test_bots_and_options_that_differ_are_never_counted_as_one() -> None:
    """Koda wins most games among greedy bots and hardly any among random ones: no average says so."""
    text = 'game = "wroth"\nseats = [2]\nbots = ["greedy", "random"]\noptions = { expansions = ["no", "yes"] }'
    rows = []
    for cell, (bot, wins) in enumerate([("greedy", 90), ("random", 10), ("greedy", 90), ("random", 10)]):
        rows += [(cell, row[1], row[2], bot, *row[4:]) for row in duel("koda", "runen", wins, 100)]
    results = results_of(text, rows)
    figures = figures_of(results)
    factions = {group.bot: next(one for one in group.dimensions if one.name == "faction") for group in figures.groups}
    assert {bot: [one.won for one in found.rates] for bot, found in factions.items()} == {
        "greedy": [0.9, 0.1],
        "random": [0.9, 0.1],
    }
    assert [one.value for one in factions["random"].rates] == ["faction-runen", "faction-koda"]
    assert {(flag.bot, flag.rate.value, flag.rate.off) for flag in figures.flags if flag.dimension == "faction"} == {
        ("greedy", "faction-koda", "high"),
        ("greedy", "faction-runen", "low"),
        ("random", "faction-koda", "low"),
        ("random", "faction-runen", "high"),
    }
    report, shown = unescape(make_report(results, "en").html), as_tables(Teller("en", results.game), results, figures)
    for told in (report, shown):
        assert "2 seats, everybody for themselves, greedy" in told
        assert "2 seats, everybody for themselves, random" in told
        assert "counted together here: May people play the factions of the expansion?" in told


def test_pairings_have_their_games_and_intervals_everywhere() -> None:
    results = results_of(WROTH, duel("koda", "runen", 30, 40))
    line = r"Koda against Runen\D+40\D+75\.0 %\D+59\.8\D+85\.8"
    assert re.search(line, as_tables(Teller("en", results.game), results, figures_of(results)))
    assert re.search(line, re.sub(r"<[^>]+>", " ", make_report(results, "en").html))


def test_a_pair_that_meets_twice_in_one_game_counts_once() -> None:
    rows: list[tuple[object, ...]] = [
        (0, game, seat, "greedy", float(seat == game % 3), 20, 300, 150, [f"faction=faction-{who}"], None)
        for game in range(30)
        for seat, who in enumerate(("koda", "runen", "koda"))
    ]
    [group] = figures_of(results_of(WROTH.replace("[2]", "[3]"), rows)).groups
    [pair] = group.pairings["faction"]
    assert pair.rate.games == 30
    assert pair.rate.won == pytest.approx(2 / 3)


def test_a_feat_is_compared_with_its_faction() -> None:
    """All that the strong faction has wins often: only the feat that differs from its faction is to blame."""
    rows = [
        *feats("runen", "a", 160, 200, 0), *feats("runen", "b", 160, 200, 200), *feats("runen", "c", 80, 200, 400),
        *feats("koda", "d", 60, 200, 600), *feats("koda", "e", 60, 200, 800),
    ]  # fmt: skip
    figures = figures_of(results_of(WROTH, rows))
    found = next(one for one in figures.groups[0].dimensions if one.name == "feat")
    assert found.within == "faction"
    assert {one.value: (one.won, round(one.fair or 0, 3)) for one in found.rates} == {
        "feat-a": (0.8, 0.667), "feat-b": (0.8, 0.667), "feat-c": (0.4, 0.667),
        "feat-d": (0.3, 0.3), "feat-e": (0.3, 0.3),
    }  # fmt: skip
    assert {(flag.rate.value, flag.rate.off) for flag in figures.flags if flag.dimension == "feat"} == {
        ("feat-a", "high"),
        ("feat-b", "high"),
        ("feat-c", "low"),
    }


def test_a_feat_of_a_faction_that_was_hardly_met_is_not_judged() -> None:
    """Koda wins all of 49 games with feat d and none of 50 with feat e: nobody knows how strong it is by itself."""
    rows = [
        *feats("runen", "a", 100, 200, 0), *feats("runen", "b", 100, 200, 200),
        *feats("koda", "d", 49, 49, 400), *feats("koda", "e", 0, 50, 449),
    ]  # fmt: skip
    results = results_of(WROTH, rows)
    figures = figures_of(results)
    found = next(one for one in figures.groups[0].dimensions if one.name == "feat")
    assert found.within == "faction"
    assert {one.value: (one.fair, one.inside) for one in found.rates} == {
        "feat-a": (0.5, False), "feat-b": (0.5, False), "feat-d": (None, None), "feat-e": (None, None),
    }  # fmt: skip
    assert "even is how often that one wins" in make_report(results, "en").html
    few = results_of(
        WROTH,
        [
            *feats("runen", "a", 20, 40, 0),
            *feats("runen", "b", 20, 40, 40),
            *feats("koda", "d", 20, 40, 80),
            *feats("koda", "e", 20, 40, 120),
        ],
    )
    for lang, words in {"en": "was in too few games (under 100)", "it": "troppo poche partite (meno di 100)"}.items():
        assert words in make_report(few, lang).html
    bounds = WROTH + '[[bounds]]\nby = "feat"\nwin = [20, 80]\n'
    off = [flag for flag in flagged(figures_of(results_of(bounds, rows))) if flag[0] == "feat"]
    assert off == [("feat", "feat-d", "", "high"), ("feat", "feat-e", "", "low")]


def test_a_seat_is_not_blamed_for_the_bot_that_always_sits_there() -> None:
    rows = [row for row in bots_duel("greedy", "random", 180, 200) if row]
    still = [(cell, game, int(bot == "random"), bot, *rest) for cell, game, _, bot, *rest in rows]
    text = 'game = "magpies"\ngames = 200\nbots = [["greedy", "random"]]\n'
    assert flagged(figures_of(results_of(text + "mirror = false\n", still))) == []
    assert [off[:2] for off in flagged(figures_of(results_of(text, still)))] == [("seat", "0"), ("seat", "1")]


@pytest.mark.parametrize(
    ("games", "wins", "said", "good"),
    [
        (20, 10, "But 4 of 4 intervals reach out of them. 4 of them need more games.", False),
        (4000, 2000, "All 4 intervals that have bounds lie within them.", True),
        (0, 0, "Nothing was measured against bounds.", False),
    ],
)
def test_no_flag_is_no_proof(games: int, wins: int, said: str, good: bool) -> None:
    rows = duel("koda", "runen", wins, games)
    without = [(*row[:8], [f"{row[8][0]}"], None) for row in rows if isinstance(row[8], list)]
    broken: list[tuple[object, ...]] = [(0, 9999, seat, "greedy", None, None, 0, 0, [], "no") for seat in range(2)]
    results = results_of(WROTH.replace("400", "4000"), without + broken)
    assert said in as_tables(Teller("en", results.game), results, figures_of(results))
    html = make_report(results, "en").html
    assert said in html
    assert ('class="good"' in html) == good


@pytest.mark.parametrize(
    ("bounds", "off"),
    [
        ("win = [0, 80]", [("bot", "greedy", "random", "high")]),
        ("win = [20, 100]", [("bot", "greedy", "random", "high")]),
        ('only = ["greedy", "random"]\nwin = [20, 100]', [("bot", "greedy", "random", "high")]),
        ('only = ["greedy"]\nwin = [0, 80]', [("bot", "greedy", "random", "high")]),
        ('only = ["random"]\nwin = [20, 100]', [("bot", "greedy", "random", "high")]),
        ('only = ["random"]\nwin = [0, 80]', []),
        ('only = ["flat"]\nwin = [20, 80]', []),
    ],
)
def test_duels_outside_their_bounds_are_flagged(bounds: str, off: list[tuple[str, str, str, str]]) -> None:
    """Named or not, first or second: what the bounds say about one of two bots says something about the other."""
    rows = [*bots_duel("greedy", "random", 95, 100), *bots_duel("flat", "scout", 50, 100, cell=1)]
    results = results_of(f'{DUELS}[[bounds]]\nby = "bot"\npairs = true\n{bounds}\n', rows)
    figures = figures_of(results)
    assert flagged(figures) == off
    for lang, words in {"en": "greedy against random wins too often", "it": "greedy contro random"}.items():
        told = as_tables(Teller(lang, results.game), results, figures)
        assert (words in told.partition("Out of balance" if lang == "en" else "Fuori equilibrio")[2]) == bool(off)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_that_never_met_stand_on_different_ladders(lang: str) -> None:
    rows = [*bots_duel("greedy", "random", 95, 100), *bots_duel("flat", "scout", 40, 100, cell=1)]
    results = results_of(DUELS, rows)
    figures = figures_of(results)
    order = [["scout", "flat"], ["greedy", "random"]]
    assert [[one.bot for one in ladder] for ladder in figures.ladders] == order
    assert [[one["bot"] for one in ladder] for ladder in as_data(results, figures)["ladders"]] == order
    shown = as_tables(Teller(lang, results.game), results, figures)
    report = make_report(results, lang)
    assert {"ladder-1", "ladder-2"} < set(report.charts)
    for told in (shown, unescape(report.html)):
        assert {"en": "Strength of the bots, group 2 of 2", "it": "Forza dei bot, gruppo 2 di 2"}[lang] in told
        assert {"en": "cannot be compared", "it": "non si possono confrontare"}[lang] in told
    assert {"en": "half a game more on both sides", "it": "mezza partita in più"}[lang] in unescape(report.html)


def test_wins_against_different_opponents_are_not_compared() -> None:
    """Scout beats flat, but flat wins more of its games, for it met greedy too: no average says who is stronger."""
    rows = [
        *bots_duel("greedy", "random", 100, 100),
        *bots_duel("flat", "greedy", 90, 100, cell=1),
        *bots_duel("scout", "flat", 60, 100, cell=2),
    ]
    figures = figures_of(results_of(LADDER, rows))
    assert [one.kind for group in figures.groups for one in group.dimensions] == ["seat"]
    assert [one.bot for one in figures.ladders[0]] == ["scout", "flat", "greedy", "random"]
    assert len(figures.duels) == 3
    same = 'game = "magpies"\ngames = 100\nbots = ["flat", ["greedy", "random"]]\nseats = [2]\n'
    both = results_of(same, [*bots_duel("flat", "flat", 50, 100), *bots_duel("greedy", "random", 90, 100, cell=1)])
    mixed = figures_of(both).groups[0]
    assert [one.kind for one in mixed.dimensions] == ["seat", "bot"]
    assert [(one.value, one.won) for one in mixed.dimensions[1].rates] == [("greedy", 0.9), ("random", 0.1)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bounds_that_met_nothing_are_named(lang: str) -> None:
    """There is a faction of this name, but nobody played it; and of the seats there are bounds that all have met."""
    bounds = """
    [[bounds]]
    by = "faction"
    only = ["guild", "faction-aldan"]
    win = [40, 60]
    [[bounds]]
    by = "seat"
    win = [40, 60]
    [[bounds]]
    by = "enemy"
    pairs = true
    win = [40, 60]
    """
    results = results_of(WROTH + bounds, duel("koda", "runen", 20, 40))
    figures = figures_of(results)
    assert figures.idle == as_data(results, figures)["idle"] == [1, 3]
    lines = {
        "en": [
            "bounds[1] of the spec, about faction (guild, faction-aldan), met no win rate",
            "bounds[3] of the spec, ",
        ],
        "it": ["bounds[1] del piano, su faction (guild, faction-aldan), non ha incontrato", "bounds[3] del piano, "],
    }[lang]
    for told in (as_tables(Teller(lang, results.game), results, figures), make_report(results, lang).html):
        assert all(line in told for line in lines)
        assert "bounds[2]" not in told


def test_scenarios_are_pooled_over_seats_and_cells_are_reported() -> None:
    rows = [
        *together(0, 1, 50, 100, "aldan"),
        *together(1, 2, 50, 100, "aldan"),
        *together(2, 1, 5, 100, "aldan"),
        *together(3, 2, 15, 100, "guild"),
    ]
    figures = figures_of(results_of(COOP, rows))
    [group] = figures.groups
    assert group.won is not None
    assert (group.together, group.won.won) == (True, 0.3)
    scenarios = next(one for one in group.dimensions if one.name == "scenario")
    assert [(one.value, one.games, one.won) for one in scenarios.rates] == [
        ("runen_deep_hold", 200, 0.5),
        ("koda_great_bear", 200, 0.1),
    ]
    assert [(number, one.won) for number, one in group.cells] == [(0, 0.5), (1, 0.5), (2, 0.05), (3, 0.15)]
    # The Guild wins less than the Aldan, but not less than what is usual where it played.
    assert flagged(figures) == [("scenario", "koda_great_bear", "", "low")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_people_who_win_or_lose_a_scenario(lang: str) -> None:
    bounds = '[[bounds]]\nby = "faction"\npairs = true\nwin = [60, 70]\n'
    rows = [
        *together(0, 1, 50, 100, "aldan"), *together(1, 2, 50, 100, "aldan"), *together(2, 1, 95, 100, "guild"),
        *[(3, game, seat, "greedy", 1.0, 30, 100, 50, [f"faction=faction-{who}"], None)
          for game in range(100) for seat, who in enumerate(("aldan", "guild"))],
    ]  # fmt: skip
    results = results_of(COOP + bounds, rows)
    told = as_tables(Teller(lang, results.game), results, figures_of(results))
    flags = told.partition({"en": "Out of balance", "it": "Fuori equilibrio"}[lang])[2]
    assert {
        "en": "Scenario: games with The Great Bear Wakes are won too often, 97.5 % of 200 games",
        "it": "Scenario: con Il Risveglio della Grande Orsa si vince troppo spesso, 97,5 % di 200 partite",
    }[lang] in flags
    assert {
        "en": "games with Aldan and Guild are won too often",
        "it": "con Aldan e Gilda si vince troppo spesso",
    }[lang] in flags
    assert {"en": "wins too", "it": " vince troppo"}[lang] not in flags.replace("si vince", "")


def test_a_monster_is_compared_with_the_games_without_it() -> None:
    """Ten points less than without it, wherever it is: that most of its games are hard ones hides nothing."""
    rows = [
        *nights(0, 0, 160, 200, "lich"), *nights(0, 200, 720, 800, "mummy"),
        *nights(1, 0, 240, 800, "lich"), *nights(1, 800, 80, 200, "mummy"),
    ]  # fmt: skip
    [group] = figures_of(results_of(CASTLE, rows)).groups
    monsters = next(one for one in group.dimensions if one.name == "monster")
    mummy, lich = monsters.rates
    assert (mummy.value, lich.value) == ("monster-mummy", "monster-lich")
    assert (lich.games, lich.won) == (1000, 0.4)
    assert lich.effect is not None
    assert mummy.effect is not None
    assert lich.effect.shift == pytest.approx(-0.1)
    assert mummy.effect.shift == pytest.approx(0.1)
    assert lich.effect.low < -0.1 < lich.effect.high < 0
    assert (lich.effect.low, lich.effect.high) != pytest.approx((lich.low, lich.high))


def test_an_effect_is_flagged_beyond_what_is_expected_with_all_of_its_interval() -> None:
    rows = [
        *nights(0, 0, 250, 500, "lich"), *nights(0, 500, 350, 500, "mummy"),
        *nights(1, 0, 250, 500, "lich"), *nights(1, 500, 350, 500, "mummy"),
    ]  # fmt: skip
    both = [("monster", "monster-mummy", "", "high"), ("monster", "monster-lich", "", "low")]
    results = results_of(CASTLE, rows)
    figures = figures_of(results)
    assert flagged(figures) == both
    shown = as_tables(Teller("en", results.game), results, figures)
    assert (
        "Mummy lets games be won too often, +20.0 (+15.8 … +24.2) points in 1000 games with it; at most 12.0" in shown
    )
    assert "Lich lets games be won too seldom, −20.0" in shown
    italian = as_tables(Teller("it", results.game), results, figures)
    assert "si vince troppo spesso, +20,0 (+15,8 … +24,2) punti in 1000 partite; attesi al massimo 12,0" in italian
    assert flagged(figures_of(results_of(CASTLE + "[expect]\neffect = 16\n", rows))) == []
    bounds = '[[bounds]]\nby = "monster"\nonly = ["lich", "monster-mummy"]\nwin = [0, 100]\n'
    assert flagged(figures_of(results_of(CASTLE + bounds, rows))) == []


@pytest.mark.parametrize(("wins", "room"), [(0, False), (20, False), (250, True), (490, False), (500, False)])
def test_where_nothing_is_ever_won_nothing_is_proved(wins: int, room: bool) -> None:
    """No Monster can let fewer games be won than none, and none can let more be won than all."""
    rows = [
        row for cell in (0, 1) for first, monster in ((0, "lich"), (500, "mummy"))
        for row in nights(cell, first, wins, 500, monster)
    ]  # fmt: skip
    results = results_of(CASTLE, rows)
    report = make_report(results, "en").html
    assert ('class="good"' in report) == room
    for lang, words in {
        "en": "2 of them say nothing: games there are so seldom won, or lost, that the win rates leave no room to see "
        "a difference of 12.0 points.",
        "it": "2 di essi non dicono niente: lì si vince, o si perde, così di rado che le percentuali non lasciano "
        "spazio per vedere una differenza di 12,0 punti.",
    }.items():
        assert (words not in as_tables(Teller(lang, results.game), results, figures_of(results))) == room
    bounds = '[[bounds]]\nby = "monster"\nwin = [0, 100]\n'
    assert 'class="good"' in make_report(results_of(CASTLE + bounds, rows), "en").html


def test_what_is_in_every_game_of_its_cells_has_no_effect() -> None:
    rows = [*nights(0, 0, 90, 100, "lich"), *nights(1, 0, 10, 100, "mummy")]
    results = results_of(CASTLE, rows)
    figures = figures_of(results)
    monsters = next(one for one in figures.groups[0].dimensions if one.name == "monster")
    assert [(one.won, one.effect, one.off) for one in monsters.rates] == [(0.9, None, ""), (0.1, None, "")]
    assert "together-monster" in make_report(results, "en").charts


def mirrored(wins: list[tuple[float, float]]) -> list[tuple[object, ...]]:
    """Deals that are played twice, greedy and random with exchanged seats: how often seat 0 wins in each."""
    return [
        (0, 2 * deal + turn, seat, "greedy" if seat == turn else "random", won if seat == 0 else 1 - won, 20, 300, 150,
         ["faction=faction-koda" if seat == 0 else "faction=faction-runen"], None)
        for deal, pair in enumerate(wins)
        for turn, won in enumerate(pair)
        for seat in range(2)
    ]  # fmt: skip


def test_games_of_one_deal_that_end_alike_say_less() -> None:
    """Where the deal decides, a mirrored pair is one observation and not two; for bots it is two at least."""
    text = 'game = "wroth"\ngames = 400\nbots = [["greedy", "random"]]\n'
    alike, apart = [(1.0, 1.0)] * 100 + [(0.0, 0.0)] * 100, [(1.0, 0.0)] * 100 + [(0.0, 1.0)] * 100
    for wins, games in ((alike, 200), (apart, 400)):
        [group] = figures_of(results_of(text, mirrored(wins))).groups
        of = {one.name: one.rates for one in group.dimensions}
        for name in ("seat", "faction"):
            assert [(one.games, one.won) for one in of[name]] == [(400, 0.5)] * 2
            assert (of[name][0].low, of[name][0].high) == pytest.approx(wilson(games / 2, games), abs=1e-4)
        assert (of["bot"][0].low, of["bot"][0].high) == pytest.approx(wilson(200, 400))
        [pair] = group.pairings["faction"]
        assert (pair.rate.low, pair.rate.high) == pytest.approx(wilson(games / 2, games), abs=1e-4)
    still = figures_of(results_of(text + "mirror = false\n", mirrored(alike))).groups[0].dimensions[0].rates[0]
    assert (still.low, still.high) == pytest.approx(wilson(200, 400))


TWICE = """
game = "village-attacks"
games = 400
bots = [["greedy", "random"]]
options = { difficulty = ["easy", "hard"] }
"""


def dealt_twice(cell: int, wins: list[tuple[float, float]]) -> list[tuple[object, ...]]:
    """Deals that two play together twice, with exchanged seats; every other one with a Lich."""
    return [
        (cell, 2 * deal + turn, seat, "greedy" if seat == turn else "random", won, 0, 100, 50,
         [f"monster=monster-{'lich' if deal % 2 else 'mummy'}"], None)
        for deal, pair in enumerate(wins)
        for turn, won in enumerate(pair)
        for seat in range(2)
    ]  # fmt: skip


def test_cells_that_differ_make_no_games_alike() -> None:
    """Most games of one cell are won and most of the other lost, each by itself."""
    mostly = [(1.0, 1.0)] * 81 + [(1.0, 0.0), (0.0, 1.0)] * 9 + [(0.0, 0.0)]
    seldom = [(1 - one, 1 - other) for one, other in mostly]
    results = results_of(TWICE, [*dealt_twice(0, mostly), *dealt_twice(1, seldom)])
    [group] = figures_of(results).groups
    assert group.won is not None
    assert (group.won.low, group.won.high) == pytest.approx(wilson(200, 400), abs=1e-3)


def test_what_something_changes_is_less_sure_where_deals_end_alike() -> None:
    """Of 50 deals with it and 50 without it each is one observation, however often it is played."""
    four = [(1.0, 1.0), (1.0, 1.0), (0.0, 0.0), (0.0, 0.0)]
    rows = dealt_twice(0, four * 25)
    of = {one.name: one.rates for one in figures_of(results_of(TWICE, rows)).groups[0].dimensions}
    effect = of["monster"][0].effect
    assert effect is not None
    once = shift([(25, 50, 25, 50)])
    assert once is not None
    assert (effect.shift, effect.low, effect.high) == pytest.approx(once, abs=2e-3)


def test_more_games_are_not_asked_for_where_they_would_not_tell() -> None:
    rows = [row for first, monster in ((0, "lich"), (10, "mummy")) for row in nights(0, first, 0, 10, monster)]
    results = results_of(CASTLE, rows)
    told = as_tables(Teller("en", results.game), results, figures_of(results))
    assert "But 2 of 2 intervals reach out of them. 2 of them say nothing" in told


def test_what_is_not_flagged_is_not_forgotten() -> None:
    rows = [*duel("koda", "runen", 390, 400), *duel("aldan", "guild", 5, 10, 400)]
    results = results_of(WROTH + '[[bounds]]\nby = "feat"\nwin = [0, 100]\n', rows)
    for lang, said in {
        "en": "2 of 4 other intervals reach out of their bounds. 2 of them need more games.",
        "it": "2 degli altri 4 intervalli escono in parte dai loro limiti. Per 2 di essi servono altre partite.",
    }.items():
        assert said in as_tables(Teller(lang, results.game), results, figures_of(results))
        assert said in make_report(results, lang).html


@pytest.mark.parametrize(
    ("bots", "told"),
    [(["greedy", "random", "random"], True), (["greedy", "flat", "random"], False), (["greedy"] * 3, False)],
)
def test_a_bot_at_several_seats_is_explained_where_there_is_one(bots: list[str], told: bool) -> None:
    text = f'game = "magpies"\ngames = 12\nbots = {[bots]}\n'
    rows: list[tuple[object, ...]] = [
        (0, game, seat, bot, float(seat == game % 3), 20, 300, 150, [], None)
        for game in range(12)
        for seat, bot in enumerate(bots)
    ]
    results = results_of(text, rows)
    said = as_tables(Teller("en", results.game), results, figures_of(results))
    assert ("counts with the mean of them" in said) == told


@pytest.mark.parametrize(
    ("lang", "games", "told"),
    [
        ("en", 400, "The one interval that has bounds lies within them."),
        ("en", 20, "But the one interval reaches out of them. One of them needs more games."),
        ("it", 400, "L'unico intervallo che ha limiti ci sta dentro."),
        ("it", 20, "Ma l'unico intervallo ne esce in parte. Per uno di essi servono altre partite."),
    ],
)
def test_one_interval_is_spoken_of_as_one(lang: str, games: int, told: str) -> None:
    text = 'game = "magpies"\ngames = 400\nmirror = false\nbots = [["greedy", "random"]]\n'
    bounds = '[[bounds]]\nby = "bot"\nonly = ["greedy"]\nwin = [40, 60]\n'
    results = results_of(text + bounds, bots_duel("greedy", "random", games // 2, games))
    assert told in as_tables(Teller(lang, results.game), results, figures_of(results))
