"""Content files: what is read, and how faults are told."""

from pathlib import Path
from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct

from ludoteca.engine.content import Checked, ContentError, Ref, check, load, provenance_report


class Trinket(Struct, frozen=True):
    id: str
    worth: Annotated[int, Meta(ge=1, le=6)]
    colour: Literal["gold", "silver"] = "gold"


class Grow(Struct, frozen=True, tag_field="op", tag="grow"):
    n: int


class Shed(Struct, frozen=True, tag_field="op", tag="shed"):
    n: int


class Branch(Struct, frozen=True):
    id: int
    length: int
    effects: tuple[Grow | Shed, ...] = ()


class Tree(Struct, frozen=True):
    id: str
    favourite: Annotated[str, Ref("trinket")] | None = None
    holds: tuple[Annotated[str, Ref("trinket")], ...] = ()
    chances: dict[Annotated[str, Ref("trinket")], int] = {}
    perch: Annotated[int, Ref("tree.branch")] = 1
    place: tuple[int, int] = (0, 0)
    branch: tuple[Branch, ...] = ()

    def __post_init__(self) -> None:
        if self.id == "upas":
            raise ValueError("no bird sits on an upas")


class Rules(Struct, frozen=True):
    rounds: int
    points: dict[int, int] = {}


KINDS: dict[str, type[Struct]] = {"trinket": Trinket, "tree": Tree, "rules": Rules}
RULES = '[rules]\nrounds = 4\npoints = { 1 = 5, 2 = 3 }\nprovenance = "designed"\n'
RING = '[[trinket]]\nid = "ring"\nworth = 3\nprovenance = "seed"\n'
OAK = """\
[[tree]]
id = "oak"
favourite = "ring"
holds = ["ring", "bell"]
chances = { ring = 2 }
place = [3, 4]
provenance = { default = "designed", favourite = "public" }

  [[tree.branch]]
  id = 1
  length = 2
  effects = [{ op = "grow", n = 1 }, { op = "shed", n = 2 }]

  [[tree.branch]]
  id = 2
  length = 5
  provenance = "seed"
"""
BELL = '[[trinket]]\nid = "bell"\nworth = 1\ncolour = "silver"\nprovenance = "public"\n'


def written(folder: Path, **files: str) -> Path:
    """A folder with these files."""
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8", newline="")
    return folder


def told(checked: Checked, lang: str = "en") -> list[str]:
    """The faults as a person reads them."""
    return [fault.text(lang) for fault in checked.faults]


def test_sound_content_is_read_into_the_games_own_classes(tmp_path: Path) -> None:
    content = load(written(tmp_path, trees=OAK, trinkets=RING + BELL, rules=RULES), KINDS)

    assert content.all(Trinket) == (Trinket("ring", 3), Trinket("bell", 1, "silver"))
    oak = content.get(Tree, "oak")
    assert oak.holds == ("ring", "bell")
    assert oak.branch == (Branch(1, 2, (Grow(1), Shed(2))), Branch(2, 5))
    assert content.one(Rules) == Rules(4, {1: 5, 2: 3})
    assert list(content.by_id(Tree)) == ["oak"]


def test_an_unknown_entry_is_answered_with_the_nearest(tmp_path: Path) -> None:
    content = load(written(tmp_path, trees=OAK, trinkets=RING + BELL, rules=RULES), KINDS)
    with pytest.raises(LookupError, match="did you mean 'ring'"):
        content.get(Trinket, "rings")


def test_files_are_read_in_the_order_of_their_names_and_in_folders(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    written(tmp_path, a=BELL, rules=RULES)
    written(tmp_path / "b", more=RING + OAK)
    assert [trinket.id for trinket in load(tmp_path, KINDS).all(Trinket)] == ["bell", "ring"]


def test_a_games_folder_stands_for_its_content_folder(tmp_path: Path) -> None:
    (tmp_path / "content").mkdir()
    written(tmp_path / "content", all=RING + BELL + OAK + RULES)
    written(tmp_path, untestable='[[rule]]\nid = "W1.1"\n')
    assert check(tmp_path, KINDS).ok
    assert check(tmp_path, KINDS).hash == check(tmp_path / "content", KINDS).hash


def test_three_faults_are_told_in_one_pass_with_file_entry_and_key(tmp_path: Path) -> None:
    bad = '[[trinket]]\nid = "ring"\nwroth = 2\nworth = "three"\ncolour = "slver"\nprovenance = "seed"\n'
    written(tmp_path, trinkets=bad + BELL, trees=OAK, rules=RULES)

    with pytest.raises(ContentError) as caught:
        load(tmp_path, KINDS)

    assert str(caught.value).splitlines() == [
        "3 faults in the content:",
        "  trinkets.toml:3 [trinket ring] wroth: unknown key; did you mean worth?",
        '  trinkets.toml:4 [trinket ring] worth: found "three", expected int',
        '  trinkets.toml:5 [trinket ring] colour: found "slver", expected "gold" | "silver"; did you mean silver?',
    ]
    assert "3 errori nei contenuti:" in caught.value.text("it")
    assert "chiave sconosciuta; forse worth?" in caught.value.text("it")


FAULTS = [
    (RING.replace("worth = 3\n", ""), "a.toml:1 [trinket ring] worth: this key is missing"),
    (RING.replace("worth = 3", "worth = 9"), "a.toml:3 [trinket ring] worth: found 9, expected int <= 6"),
    (RING.replace('id = "ring"\n', ""), "a.toml:1 [trinket #1] id: this key is missing"),
    (RING.replace('"ring"', '"a ring"'), 'a.toml:2 [trinket #1] id: found "a ring"; an id is a whole number, '),
    (RING.replace('"ring"', "true"), "a.toml:2 [trinket #1] id: found true; an id is"),
    (RING + RING, "a.toml:6 [trinket ring] id: id already used in a.toml:1"),
    (RING.replace('provenance = "seed"\n', ""), "a.toml:1 [trinket ring] provenance: provenance is missing, expected "),
    (
        RING.replace('"seed"', '"desgined"'),
        'provenance: unknown provenance "desgined", expected seed | public | designed; did you mean designed?',
    ),
    (
        RING.replace('"seed"', '{ worht = "seed", default = "public" }'),
        "a.toml:4 [trinket ring] provenance.worht: unknown key; did you mean worth?",
    ),
    (
        RING.replace('"seed"', '{ id = "seed" }'),
        "a.toml:4 [trinket ring] provenance: without provenance: worth; give a tag for each, or a default",
    ),
    (RING.replace('"seed"', "[1]"), "a.toml:4 [trinket ring] provenance: unknown provenance [1], expected "),
    (RING.replace("worth =", "worth"), "a.toml:3: not valid TOML: Expected '=' after a key in a key/value pair"),
    ("[[trinkets]]\n", "a.toml:1: there is no kind of entry called “trinkets”; did you mean trinket?"),
    ("trinket = 3\n", "a.toml:1 [trinket #1]: found 3, expected table"),
    ("trinket = [3]\n", "a.toml:1 [trinket #1]: found 3, expected table"),
    ('[[tree]]\nid = "upas"\nprovenance = "seed"\n', "a.toml:1 [tree upas]: entry refused: no bird sits on an upas"),
    (OAK.replace("length = 5", 'length = "5"'), 'a.toml:16 [tree oak] branch#2.length: found "5", expected int'),
    (
        OAK.replace("length = 2", "lenght = 2"),
        "a.toml:11 [tree oak] branch#1.lenght: unknown key; did you mean length?",
    ),
    (OAK.replace('op = "shed"', 'op = "shedd"'), 'expected "grow" | "shed"; did you mean shed?'),
    (OAK.replace("n = 2 }", 'n = "x" }'), 'a.toml:12 [tree oak] branch#1.effects#2.n: found "x", expected int'),
    (OAK.replace("[3, 4]", "[3]"), "a.toml:6 [tree oak] place: found [3], expected array of length 2"),
    (OAK.replace("ring = 2", 'ring = "x"'), 'a.toml:5 [tree oak] chances.ring: found "x", expected int'),
    (RULES.replace("2 = 3", "two = 3"), 'c.toml:3 [rules] points.two: found "two", expected int'),
    (RULES.replace("rounds = 4", "rounds = 4.5"), "[rules] rounds: found 4.5, expected int"),
]


@pytest.mark.parametrize(("text", "expected"), FAULTS, ids=[expected[:60] for _, expected in FAULTS])
def test_each_fault_has_its_sentence(tmp_path: Path, text: str, expected: str) -> None:
    name = "c" if text.startswith("[rules]") else "a"
    written(tmp_path, **{name: text})
    faults = told(check(tmp_path, KINDS))
    assert any(expected in fault for fault in faults), faults


REFERENCES = [
    (
        OAK.replace('favourite = "ring"', 'favourite = "rign"'),
        'favourite: no entry of the kind “trinket” has the id "rign"',
    ),
    (
        OAK.replace('["ring", "bell"]', '["bell", "brooch"]'),
        'holds#2: no entry of the kind “trinket” has the id "brooch"',
    ),
    (
        OAK.replace("{ ring = 2 }", "{ rings = 2 }"),
        'chances.rings: no entry of the kind “trinket” has the id "rings"; did',
    ),
    (OAK.replace("place =", "perch = 7\nplace ="), "perch: no entry of the kind “tree.branch” has the id 7"),
]


@pytest.mark.parametrize(("tree", "expected"), REFERENCES)
def test_references_lead_to_entries(tmp_path: Path, tree: str, expected: str) -> None:
    (fault,) = told(check(written(tmp_path, trees=tree, trinkets=RING + BELL, rules=RULES), KINDS))
    assert fault.startswith("trees.toml:")
    assert expected in fault


def test_a_broken_entry_does_not_hide_the_faults_of_others(tmp_path: Path) -> None:
    broken = RING.replace("worth = 3", "worth = = 3")
    silver = BELL.replace('"silver"', '"silvr"')
    written(tmp_path, trinkets=broken + silver + "[[trinket]]\nid = 'x\n", trees=OAK, rules=RULES)
    faults = told(check(tmp_path, KINDS))
    assert [fault.split(":")[:2] for fault in faults] == [
        ["trinkets.toml", "3"],
        ["trinkets.toml", "8 [trinket bell] colour"],
        ["trinkets.toml", "11"],
    ]  # and no word about the ring that the oak holds: it is there, though it cannot be read


def test_a_table_declared_twice_is_a_syntax_fault(tmp_path: Path) -> None:
    (fault,) = told(check(written(tmp_path, all=RING + BELL + OAK + RULES + RULES), KINDS))
    assert "not valid TOML: Cannot declare" in fault


def test_a_misspelt_kind_is_told_once(tmp_path: Path) -> None:
    written(tmp_path, all=(RING + BELL).replace("[[trinket]]", "[[trinkt]]") + OAK + RULES)
    assert told(check(tmp_path, KINDS)) == [
        "all.toml:1: there is no kind of entry called “trinkt”; did you mean trinket?"
    ]


def test_a_kind_without_entries_is_a_fault(tmp_path: Path) -> None:
    assert told(check(written(tmp_path, all=RING + RULES), KINDS)) == ["there is no entry of the kind “tree”"]


def test_bytes_that_are_no_text_are_told_with_their_line(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_bytes(b"# fine\n# not \xff\n")
    assert told(check(tmp_path, KINDS)) == ["a.toml:2: the text is not UTF-8"]


def test_nesting_without_end_is_answered(tmp_path: Path) -> None:
    (fault,) = told(check(written(tmp_path, a="x = " + "[" * 5000), None))
    assert fault.startswith("a.toml:1: not valid TOML")


def test_an_empty_or_missing_folder_is_a_fault(tmp_path: Path) -> None:
    assert "there is no .toml file in this folder" in str(check(tmp_path, KINDS).faults[0])
    assert not check(tmp_path / "nowhere", KINDS).ok


def test_without_the_games_classes_syntax_ids_and_provenance_are_checked(tmp_path: Path) -> None:
    assert check(written(tmp_path, all=RING + BELL + OAK + RULES)).ok
    wrong = RING.replace('"seed"', '"sead"') + OAK.replace('provenance = "seed"', 'provenance = "mine"')
    faults = told(check(written(tmp_path, all=wrong)))
    assert [
        "did you mean seed?" in fault or 'branch#2.provenance: unknown provenance "mine"' in fault for fault in faults
    ]
    assert len(faults) == 2


def test_the_result_of_a_check_reads_well_in_both_languages(tmp_path: Path) -> None:
    checked = check(written(tmp_path, all=RING + BELL + OAK + RULES), KINDS)
    assert checked.text("en").startswith(
        "4 entries are sound (1 file). Provenance: rules 2, public sources 2, designed"
    )
    assert checked.text("it").startswith("4 voci in ordine (1 file). Provenienza: regole 2, fonti pubbliche 2, ideate")


def test_the_provenance_report_has_a_row_for_each_tag(tmp_path: Path) -> None:
    content = load(written(tmp_path, all=RING + BELL + OAK + RULES), KINDS)
    assert [tuple(row) for row in provenance_report(content)] == [
        ("all.toml", "trinket", "ring", "all", "seed"),
        ("all.toml", "trinket", "bell", "all", "public"),
        ("all.toml", "tree", "oak", "default", "designed"),
        ("all.toml", "tree", "oak", "favourite", "public"),
        ("all.toml", "tree", "oak", "branch#2", "seed"),
        ("all.toml", "rules", "rules", "all", "designed"),
    ]


def test_entries_must_be_frozen_and_each_kind_has_its_own_class(tmp_path: Path) -> None:
    class Loose(Struct):
        id: str

    written(tmp_path, all=RING)
    with pytest.raises(TypeError, match="frozen"):
        load(tmp_path, {"trinket": Loose})
    with pytest.raises(TypeError, match="share one class"):
        load(tmp_path, {"trinket": Trinket, "tree": Trinket})
