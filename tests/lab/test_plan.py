"""The plan follows from the spec alone: cells, deals, mirrored seats, parts."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.bots import key_of
from ludoteca.lab.plan import Plan, make_plan, matches, rotations
from ludoteca.lab.spec import parse_spec
from ludoteca.lab.telling import Teller, planned

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "lab").glob("*.toml"))


def plan(text: str) -> Plan:
    return make_plan(parse_spec(text.encode(), "spec.toml"), "spec.toml")


def test_seats_bots_and_options_are_crossed() -> None:
    found = plan("""
        game = "magpies"
        seats = [2, 3]
        bots = ["greedy", ["greedy", "random"]]
        options = { length = ["short", "long"] }
        """)
    assert [(cell.bots, cell.options["length"]) for cell in found.cells] == [
        (bots, length)
        for length in ("short", "long")
        for bots in (("greedy",) * 2, ("greedy",) * 3, ("greedy", "random"))
    ]
    assert [cell.number for cell in found.cells] == list(range(6))
    assert found.games == 600


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "Magpies: 600 games, 6 cells (each one combination of seats, bots and options)",
                "  2 seats: greedy at every seat",
                "  3 seats: greedy at every seat",
                "  2 seats: greedy – random, a seat each",
            ],
        ),
        (
            "it",
            [
                "Gazze: 600 partite, 6 celle (ognuna una combinazione di posti, bot e opzioni)",
                "  2 posti: greedy a ogni posto",
                "  3 posti: greedy a ogni posto",
                "  2 posti: greedy – random, un posto ciascuno",
            ],
        ),
    ],
)
def test_a_plan_says_who_sits_where(lang: str, lines: list[str]) -> None:
    """A name alone and names in a list are easily taken for each other, so it is said before anything is played."""
    found = plan("""
        game = "magpies"
        seats = [2, 3]
        bots = ["greedy", ["greedy", "random"]]
        options = { length = ["short", "long"] }
        """)
    assert planned(Teller(lang, found.game), found) == lines


def test_a_plan_of_very_many_tables_is_told_in_short() -> None:
    bots = ", ".join(f'"tree:{count}"' for count in range(1, 31))
    found = plan(f'game = "magpies"\nseats = [2]\nbots = [{bots}]\n')
    told = planned(Teller("en", found.game), found)
    assert (len(told), told[-1]) == (14, "  and 18 more tables")


@pytest.mark.parametrize(
    ("lang", "one", "at_most"),
    [
        ("en", "Magpies: 1 game, 1 cell (", "at most 1 game, "),
        ("it", "Gazze: 1 partita, 1 cella (", "al massimo 1 partita,"),
    ],
)
def test_a_plan_of_one_game(lang: str, one: str, at_most: str) -> None:
    found = plan('game = "magpies"\ngames = 1\nbots = [["greedy", "random"]]')
    assert planned(Teller(lang, found.game), found)[0].startswith(one)
    found = plan('game = "magpies"\ngames = 1\nuntil_decided = true\nbots = [["greedy", "random"]]')
    assert at_most in planned(Teller(lang, found.game), found)[0]


def test_a_block_says_what_differs() -> None:
    found = plan("""
        game = "magpies"
        games = 10
        seats = [2]
        options = { length = "long" }
        [[cells]]
        [[cells]]
        games = 5
        bots = ["random"]
        options = { length = "short" }
        """)
    assert [(cell.games, cell.bots[0], cell.options) for cell in found.cells] == [
        (10, "greedy", {"length": "long"}),
        (5, "random", {"length": "short"}),
    ]


def test_every_deal_is_played_with_every_rotation() -> None:
    found = plan('game = "magpies"\nbots = [["greedy", "random", "random"]]\ngames = 6\npart = 6')
    played = list(matches(found.jobs[0]))
    turns = [["greedy", "random", "random"], ["random", "random", "greedy"], ["random", "greedy", "random"]]
    assert [match.bots for match in played] == turns * 2
    assert len({match.chance for match in played[:3]}) == 1
    assert len({match.chance for match in played}) == 2
    seed = found.cells[0].seed
    assert played[3].chance == key_of(seed, 1, "chance")


def test_equal_bots_need_no_mirror() -> None:
    assert rotations(["greedy"] * 3) == [["greedy"] * 3]
    found = plan('game = "magpies"\nseats = [2]\ngames = 5')
    assert len({match.chance for match in matches(found.jobs[0])}) == 5


def test_seats_stay_where_they_are_without_the_mirror() -> None:
    found = plan('game = "magpies"\nbots = [["greedy", "random"]]\nmirror = false\ngames = 4')
    played = list(matches(found.jobs[0]))
    assert {tuple(match.bots) for match in played} == {("greedy", "random")}
    assert len({match.chance for match in played}) == 4


def test_parts_cover_every_game_once_and_all_cells_early() -> None:
    found = plan('game = "magpies"\nseats = [2, 3]\ngames = 11\npart = 4')
    assert [(job.cell.number, job.first, job.count) for job in found.jobs] == [
        (0, 0, 4), (1, 0, 4), (0, 4, 4), (1, 4, 4), (0, 8, 3), (1, 8, 3),
    ]  # fmt: skip
    assert [job.number for job in found.jobs] == list(range(6))


def test_other_cells_do_not_change_the_games_of_a_cell() -> None:
    alone = plan('game = "magpies"\nseats = [3]')
    among = plan('game = "magpies"\nseats = [2, 3, 4]')
    assert alone.cells[0].seed == among.cells[1].seed
    assert len({cell.seed for cell in among.cells}) == 3


def test_what_is_only_shown_otherwise_is_still_the_same_run() -> None:
    base = 'game = "magpies"\nseats = [2]\n'
    assert plan(base).stamp == plan(base + 'name = "x"\n[expect]\nshare = 3').stamp
    assert plan(base).stamp != plan(base + "games = 99").stamp
    assert plan(base).stamp != plan(base + 'seed = "other"').stamp


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_can_be_played(path: Path) -> None:
    found = make_plan(parse_spec(path.read_bytes(), path.name), path.name)
    assert found.games == sum(job.count for job in found.jobs) > 100
    assert found.spec.name
