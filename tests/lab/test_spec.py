"""A spec with something wrong in it is refused: file, key and what is allowed are named, in both languages."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Terminal
from tests.lab.conftest import SMALL, WriteSpec

WRONG = {
    'gmae = "magpies"': ("key gmae", "did you mean “game”?"),
    'game = "magpies"\nzzz = 1': ("key zzz", "Keys: game, name, seed"),
    'game = "magpie"\nseats = [2]': ("key game", "did you mean “magpies”?"),
    "games = 3": ("key game", "missing"),
    'game = "magpies"\ngames = 0\nseats = [2]': ("key games", "0 is not a number of games, a whole number from 1 on"),
    'game = "magpies"\ngames = "many"\nseats = [2]': ("key games", '"many" is not a number of games'),
    'game = "magpies"\npart = 0\nseats = [2]': ("key part", "from 1 on"),
    'game = "magpies"\nseats = 2': ("key seats", "2 is not a list of seat counts, such as [2, 3]"),
    'game = "magpies"': ("key seats", "say how many seats there are"),
    'game = "magpies"\nseats = [9]': ("key seats", "magpies is played with 2 to 4 seats, not 9"),
    'game = "magpies"\nseats = [2]\nbots = ["greeedy"]': ("key bots", "did you mean “greedy”?"),
    'game = "magpies"\nseats = [2]\nbots = ["xyz"]': ("key bots", "random, greedy"),
    'game = "magpies"\nseats = [2]\nbots = ["tree:0"]': ("key bots", "tree:0"),
    'game = "magpies"\nseats = [2]\nbots = ["tree:0.5s"]': ("key bots", "could not be repeated"),
    'game = "wroth"\nseats = [2]\nbots = ["greedy@shy"]': ("key bots", "aggressive, builder, opportunist"),
    'game = "magpies"\nseats = [2]\nbots = []': ("key bots", "list of bots"),
    'game = "magpies"\nbots = [["greedy", 3]]': ("key bots[1][2]", "3 is not a list of bots"),
    'game = "magpies"\nseats = [2]\noptions = { lenght = "long" }': ("key options", "no option “lenght”"),
    'game = "magpies"\nseats = [2]\noptions = { length = "huge" }': ("key options", "Values: short, long"),
    'game = "magpies"\nseats = [2]\noptions = { length = 3 }': ("key options", "is not a table of options"),
    'game = "magpies"\nseats = [2]\noptions = { length = [] }': ("key options.length", "[] is not a table of options"),
    'game = "magpies"\nseats = [2]\nby_lot = ["favorite"]': ("key by_lot", "did you mean “favourite”?"),
    'game = "magpies"\n[[cells]]\nseats = [2]\nbot = ["greedy"]': ("key cells[1].bot", "did you mean “bots”?"),
    'game = "magpies"\n[[cells]]\nseats = [2]\ngames = 0': ("key cells[1].games", "from 1 on"),
    'game = "magpies"\nseats = [2]\n[expect]\nshare = -1': ("key expect.share", "from 0 to 100"),
    'game = "magpies"\nseats = [2]\n[[bounds]]\nby = "seat"\nwin = [60, 40]': ("key bounds[1].win", "the lower first"),
    'game = "magpies"\nseats = [2]\n[[bounds]]\nwin = [40, 60]': ("key bounds[1].by", "missing"),
    'game = "magpies"\nseats = [2]\n[[bounds]]\nby = "length"\nonly = ["lnog"]\nwin = [1, 2]': (
        "key bounds[1].only", "did you mean “long”?",
    ),
    'game = "wroth"\nseats = [2]\n[[bounds]]\nby = "factoin"\nwin = [1, 2]': (
        "key bounds[1].by", "did you mean “faction”?",
    ),
    'game = "magpies"\nseats = [2]\n[[bounds]]\nby = "xyz"\nwin = [1, 2]': ("key bounds[1].by", "bot, seat, length"),
    'game = "magpies"\nseats = [2, 2]': ("the same cell twice",),
    "game = magpies": ("is not valid TOML", "line 1"),
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
