"""A spec with something wrong in it is refused: file, key and what is allowed are named, in both languages."""

from __future__ import annotations

import pytest

from ludoteca.lab.plan import make_plan
from ludoteca.lab.spec import parse_spec
from tests.cli.conftest import Terminal
from tests.lab.conftest import SMALL, WriteSpec

AGAINST = 'game = "magpies"\nseats = [2]\noptions = { length = ["short", "long"] }\n[[bounds]]\n'
MEETING = 'game = "magpies"\nseats = [2]\nbots = ["flat", ["greedy", "random", "random"]]\n[[bounds]]\n'
MIXED = 'game = "magpies"\nbots = [["greedy", "random"], ["greedy", "flat"]]\n[[bounds]]\n'
WROTH = 'game = "wroth"\nseats = [2]\n[[bounds]]\n'
CASTLE = """
game = "village-attacks"
seats = [2]
bots = ["greedy", "random"]
options = { difficulty = ["easy", "hard"] }
[[bounds]]
"""
WRONG = {
    'gmae = "magpies"': ("key gmae", "did you mean “game”?"),
    'game = "magpies"\nseats = [2]\ngamse = 10': ("key gamse", "did you mean “games”?"),
    'game = "magpies"\nzzz = 1': ("key zzz", "Keys: game, name, seed"),
    'game = "magpie"\nseats = [2]': ("key game", "did you mean “magpies”?"),
    "games = 3": ("key game", "missing"),
    'game = "magpies"\ngames = 0\nseats = [2]': ("key games", "0 is not a number of games, a whole number from 1 on"),
    'game = "magpies"\ngames = "many"\nseats = [2]': ("key games", '"many" is not a number of games'),
    'game = "magpies"\npart = 0\nseats = [2]': ("key part", "from 1 on"),
    'game = "magpies"\nseats = 2': ("key seats", "2 cannot stand here: seats are a list of counts, such as [2, 3]"),
    'game = "magpies"\nseats = [true]': ("key seats[1]", "true cannot stand here"),
    'game = "magpies"': ("key seats", "say how many seats there are"),
    'game = "magpies"\nbots = ["greedy", "random"]': ("key seats", "“greedy” alone sits at every seat", '[["greedy", '),
    'game = "magpies"\nseats = [9]': ("key seats: Magpies is played with 2 to 4 seats, not 9",),
    'game = "magpies"\nseats = [2]\nbots = ["greeedy"]': ("key bots: there is no bot", "did you mean “greedy”?"),
    'game = "magpies"\nseats = [2]\nbots = ["xyz"]': ("key bots", "random, greedy", "tree:400", "greedy@builder"),
    'game = "magpies"\nseats = [2]\nbots = ["random@builder"]': ("key bots", "random has no temperament"),
    'game = "magpies"\nseats = [2]\nbots = ["tree:0"]': ("key bots", "tree:0"),
    'game = "magpies"\nseats = [2]\nbots = ["tree:0.5s"]': ("key bots", "could not be repeated"),
    'game = "wroth"\nseats = [2]\nbots = ["greedy@shy"]': ("key bots", "aggressive, builder, opportunist"),
    'game = "magpies"\nseats = [2]\nbots = []': ("key bots", "list of bots"),
    'game = "magpies"\nbots = [["greedy", 3]]': ("key bots[1][2]", "3 cannot stand here: bots are a list"),
    'game = "magpies"\nseats = [2]\noptions = { lenght = "long" }': ("key options", "no option “lenght”"),
    'game = "magpies"\nseats = [2]\noptions = { length = "huge" }': ("key options", "Values: short, long"),
    'game = "magpies"\nseats = [2]\noptions = { length = 3 }': ("key options.length:", "3 is not the value"),
    'game = "magpies"\nseats = [2]\noptions = { length = ["short", 3] }': ("key options", '["short",3]', "in quotes"),
    'game = "magpies"\nseats = [2]\noptions = { length = [10] }': ("key options.length:", "[10] is not the value"),
    'game = "magpies"\nseats = [2]\noptions = 3': ("key options:", "3 is not a table of options"),
    'game = "magpies"\n[[cells]]\nseats = [2]\noptions = { length = ["short", 3] }': ("key cells[1].options.length:",),
    'game = "magpies"\noptions = { length = "huge" }\n[[cells]]\nseats = [2]': ("key options:", "short, long"),
    'game = "magpies"\noptions = { length = [] }\n[[cells]]\nseats = [2]': ("key options.length:", "[] is not"),
    'game = "magpies"\n[[cells]]\nseats = [2]\noptions = { length = "huge" }': ("key cells[1].options:", "short, long"),
    'game = "magpies"\nseats = [2]\noptions = { length = [] }': ("key options.length:", "[] is not the value"),
    'game = "magpies"\nname = "two\\nlines"\nseats = [2]': ("key name", "on one line"),
    'game = "magpies"\nseats = [4]\nbots = [["greedy", "random"]]': ("key seats", "a seat each: greedy, random are 2"),
    'game = "magpies"\n[[cells]]\nseats = [3]\nbots = [["flat", "random"]]': ("key cells[1].seats", "flat, random"),
    'game = "magpies"\nmirror = false\nuntil_decided = true\nbots = [["greedy", "random"]]': (
        "key until_decided", "greedy, random keep their seats",
    ),
    'game = "magpies"\nseats = [2]\nby_lot = ["favorite"]': ("key by_lot", "did you mean “favourite”?"),
    'game = "magpies"\n[[cells]]\nseats = [2]\nbot = ["greedy"]': ("key cells[1].bot", "did you mean “bots”?"),
    'game = "magpies"\n[[cells]]\nseats = [2]\ngames = 0': ("key cells[1].games", "from 1 on"),
    'game = "magpies"\nseats = [2]\n[expect]\nshare = -1': ("key expect.share", "from 0 to 100"),
    'game = "magpies"\nseats = [2]\n[[bounds]]\nby = "seat"\nwin = [60, 40]': ("key bounds[1].win", "the lower first"),
    'game = "magpies"\nseats = [2]\n[[bounds]]\nwin = [40, 60]': ("key bounds[1].by", "missing"),
    'game = "magpies"\nseats = [100000000000]': ("key seats", "2 to 4 seats, not 100000000000"),
    'game = "magpies"\nseats = [99999999999999999999999999]': ("key seats", "seats, not 99999999999999999999999999."),
    'game = "magpies"\nseats = [2]\nbots = ["greedy", ["random"]]': ("key bots:", "2 to 4 seats, not 1."),
    'game = "magpies"\nseats = [2]\nbots = [["random"]]\n[[cells]]\ngames = 3': ("key bots:", "2 to 4 seats, not 1."),
    'game = "magpies"\n[[cells]]\nbots = [[]]': ("key cells[1].bots:", "2 to 4 seats, not 0."),
    'game = "magpies"\n[[cells]]\nseats = [2, -1]': ("key cells[1].seats", "2 to 4 seats, not -1"),
    'game = "magpies"\nseats = [2]\ngames = 1000000000000': ("key games", "too many: at most 10000000"),
    'game = "magpies"\nseats = [2]\npart = 100000000000000000000': ("key part", "games are too many"),
    'game = "magpies"\n[[cells]]\nseats = [2]\ngames = 10000001': ("key cells[1].games", "at most 10000000"),
    'game = "magpies"\nseats = [2]\ngames = 10000000\npart = 1': ("key part", "10000000 parts", "at most 100000"),
    'game = "wroth"\nseats = [2]\n[[bounds]]\nby = "factoin"\nwin = [1, 2]': (
        "key bounds[1].by", "did you mean “faction”?",
    ),
    'game = "magpies"\nseats = [2]\n[[bounds]]\nby = "xyz"\nwin = [1, 2]': ("key bounds[1].by", "seat, seats, length"),
    **{
        text + "\nwin = [1, 2]": words
        for text, words in {
            f'{AGAINST}by = "length"': ("key bounds[1].by", "where people win together", "not so “length”"),
            f'{AGAINST}by = "length"\npairs = true': ("key bounds[1].pairs", "not of “length”"),
            f'{AGAINST}by = "seat"\nonly = ["1", "9"]': ("key bounds[1].only", "“9” is not counted here, but: 0, 1."),
            f'{AGAINST}by = "seat"\npairs = true': ("key bounds[1].pairs", "not of “seat”"),
            f'{AGAINST}by = "bot"': ("key bounds[1].by", "different bots never meet here"),
            f'{MEETING}by = "bot"\nonly = ["greedyy"]': ("key bounds[1].only", "did you mean “greedy”?"),
            f'{MEETING}by = "bot"\nonly = ["flat"]': ("key bounds[1].only", "but: greedy, random."),
            f'{MEETING}by = "bot"\npairs = true': ("key bounds[1].by", "no two different bots meet at a table of two"),
            f'{MIXED}by = "bot"': ("key bounds[1].by", "different opponents cannot be compared", "pairs = true"),
            f'{AGAINST}by = "seat"\nwin = [3, 4]\n[[bounds]]\nby = "seat"\nonly = ["1"]': ("key bounds[2]:", "“seat”"),
            f'{WROTH}by = "faction"\npairs = true\nonly = ["koda", "runen"]\nwin = [3, 60]\n'
            '[[bounds]]\nby = "faction"\npairs = true\nonly = ["runen"]': ("key bounds[2]:", "never apply"),
            f'{WROTH}by = "faction"\npairs = true': ("key bounds[1].win", "both cannot win within [1, 2] percent"),
            f'{MIXED}by = "bot"\npairs = true\nonly = ["flat", "random"]': ("key bounds[1].win", "name in only"),
            f'{WROTH}by = "faction"\nonly = ["kodda"]': ("key bounds[1].only", "did you mean “koda”?"),
            f'{WROTH}by = "faction"\nonly = ["feat-koda"]': ("key bounds[1].only", "“feat-koda” is not counted"),
            f'{WROTH}by = "enemy"\nonly = ["xyzzy"]': ("key bounds[1].only", "“xyzzy” is not counted here"),
            f'{WROTH}by = "scenario"': ("key bounds[1].by", "where people win together", "not so “scenario”"),
            f'{CASTLE}by = "seat"': ("key bounds[1].by", "everybody wins or loses together"),
            f'{CASTLE}by = "bot"\npairs = true': ("key bounds[1].by", "no two different bots meet"),
            f'{CASTLE}by = "scenario"': ("key bounds[1].by", "has several values; not so “scenario”"),
            f'{CASTLE}by = "seats"': ("key bounds[1].by", "how many seats there are", "not so “seats”"),
            f'{CASTLE}by = "seats"\npairs = true': ("key bounds[1].pairs", "not of “seats”"),
            f'{CASTLE}by = "difficulty"\nonly = ["esay"]': ("key bounds[1].only", "did you mean “easy”?"),
            f'{CASTLE}by = "difficulty"\nonly = ["normal"]': ("key bounds[1].only", "but: easy, hard."),
        }.items()
    },
    'game = "magpies"\nseats = [2, 2]': ("the same cell twice",),
    "game = magpies": ("is not valid TOML", "line 1, column 8 on", "this stands: game = magpies"),
    'game = "magpies"\nseats = [2': ("is not valid TOML", "line 2, column 11 on", "this stands: seats = [2"),
    'game = "magpies"\ngame = "wroth"\n': ("is not valid TOML", "line 2", "says again", 'game = "wroth"'),
}  # fmt: skip


@pytest.mark.parametrize("text", WRONG)
def test_what_is_wrong_is_named(ludoteca: Terminal, write_spec: WriteSpec, text: str) -> None:
    path = write_spec(text)
    done = ludoteca("lab run small.toml")
    assert (done.code, done.out) == (2, "")
    for words in (path.name, *WRONG[text]):
        assert words in done.err
    assert done.err.count("\n") == 1
    assert not (path.parent / "lab-small").exists()


@pytest.mark.parametrize("text", WRONG)
def test_in_italian_too(ludoteca: Terminal, write_spec: WriteSpec, text: str) -> None:
    write_spec(text)
    english, italian = (ludoteca("lab run small.toml", lang=lang).err for lang in ("en", "it"))
    assert english != italian
    assert "[error-" not in english + italian


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('game = "magpies"\nseats = [9]', "chiave seats: a Gazze si gioca con un numero di posti da 2 a 4, non 9."),
        ("game = magpies", "non è TOML valido: non si legge dalla riga 1, colonna 8, dove sta scritto: game = magpies"),
        ('game = "magpies"\ngame = 1', "ripete ciò che è già detto: game = 1"),
    ],
)
def test_one_sentence_in_one_language(ludoteca: Terminal, write_spec: WriteSpec, text: str, words: str) -> None:
    """It has no capital in its middle, no name for programs, and no word of another language."""
    write_spec(text)
    assert words in ludoteca("lab run small.toml", lang="it").err


@pytest.mark.parametrize(
    "bounds",
    [
        f'{AGAINST}by = "seat"\nonly = ["0"]',
        f'{MEETING}by = "bot"\nonly = ["greedy"]',
        f'{MIXED}by = "bot"\npairs = true\nonly = ["flat"]',
        f'{MIXED}by = "bot"\npairs = true\nwin = [1, 60]\n[[bounds]]\nby = "faction"'.replace("magpies", "wroth"),
        f'{WROTH}by = "faction"\npairs = true\nonly = ["faction-runen"]',
        f'{WROTH}by = "faction"\nwin = [3, 4]\n[[bounds]]\nby = "faction"\npairs = true\nonly = ["koda"]',
        f'{WROTH}by = "faction"\nonly = ["koda"]\nwin = [3, 4]\n[[bounds]]\nby = "faction"\nonly = ["koda", "runen"]',
        f'{WROTH}by = "enemy"\nonly = ["koda", "faction-runen"]',
        f'{CASTLE}by = "bot"\nonly = ["random"]',
        f'{CASTLE}by = "difficulty"\nonly = ["hard"]',
        f'{CASTLE}by = "monster"\npairs = true\nonly = ["lich"]',
    ],
)
def test_bounds_about_what_is_counted(bounds: str) -> None:
    spec = parse_spec(f"{bounds}\nwin = [1, 2]".encode(), "spec.toml")
    assert make_plan(spec, "spec.toml").cells


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize(
    "text",
    ["bots = " + "[" * 3000 + "]" * 3000, "seed = " + "9" * 5000, "games = 0x" + "f" * 5000],
    ids=["lists", "digits", "hexadecimal"],
)
def test_more_than_can_be_read(ludoteca: Terminal, write_spec: WriteSpec, text: str, lang: str) -> None:
    write_spec(f'game = "magpies"\n{text}')
    done = ludoteca("lab run small.toml", lang=lang)
    assert (done.code, done.out) == (2, "")
    assert {"en": "small.toml cannot be read: ", "it": "small.toml non si può leggere: "}[lang] in done.err


def test_what_can_be_counted_is_listed_once(ludoteca: Terminal, write_spec: WriteSpec) -> None:
    """The scenario of Wroth is an option, and has the text of a trait too."""
    write_spec(f'{WROTH}by = "xyz"\nwin = [1, 2]')
    listed = ludoteca("lab run small.toml").err.partition("but by: ")[2].rstrip(".\n").split(", ")
    assert "scenario" in listed
    assert sorted(set(listed)) == sorted(listed)


def test_a_file_that_cannot_be_read(ludoteca: Terminal, write_spec: WriteSpec) -> None:
    folder = write_spec().parent
    assert "nowhere.toml cannot be used: it does not exist" in ludoteca("lab run nowhere.toml").err
    assert "it is a folder" in ludoteca(f"lab run {folder}").err
    (folder / "binary.toml").write_bytes(b"\xff\xfe\x00")
    assert "binary.toml is not a text in UTF-8" in ludoteca("lab run binary.toml").err


def test_no_worker_at_all(ludoteca: Terminal, write_spec: WriteSpec) -> None:
    write_spec(SMALL)
    assert "--workers 0 is too few" in ludoteca("lab run small.toml --workers 0").err
    assert "no folder" in ludoteca("lab run small.toml --out no/where").err
