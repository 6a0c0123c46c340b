"""Walking over a state: snapshots, digests, differences, what a copy may not share."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from enum import IntEnum
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.engine.flow import Agenda, Journal
from ludoteca.engine.hidden import Hidden, Secret
from ludoteca.engine.state import (
    StateError,
    canonical,
    differences,
    digest,
    fields,
    hidden_things,
    plain,
    restore,
    shared_parts,
    walk,
)  # fmt: skip
from ludoteca.games.magpies import GAME as MAGPIES
from ludoteca.games.magpies.rules import Magpies
from tests.engine.little import Box


class Thing:
    """Anything in one field."""

    __slots__ = ("inside",)

    def __init__(self, inside: Any) -> None:
        self.inside = inside


class Better(Thing):
    """A class on top of another one."""

    __slots__ = ("more",)

    def __init__(self, inside: Any, more: int) -> None:
        super().__init__(inside)
        self.more = more


class Loose:
    """A class that declares nothing."""

    def __init__(self) -> None:
        self.here = 1


class Level(IntEnum):
    LOW = 1
    HIGH = 2


def box() -> Box:
    b = Box([3, 1])
    b.agenda.then("day", 2, -1)
    b.cards.append(Hidden([2, 1]))
    b.cards[0].add(2, [0], 3)
    b.kept.append(Secret((1, 2), 1, [(1, 2), (0, 0)], 4))
    return b


def test_fields_are_what_the_classes_declare_without_the_journal() -> None:
    assert fields(Box) == ("agenda", "cards", "holders", "kept", "notes")
    assert fields(Better) == ("inside", "more")
    with pytest.raises(StateError, match="Loose must declare"):
        fields(Loose)


@pytest.mark.parametrize(
    "value",
    [
        0, -5, 10**30, True, False, None, "", "città", [], [1, [2, "x"]], (), (1, (2, 3), [4]), {}, {"a": 1, "b": [2]},
        {1: (2,), 0: None}, {(1, 2): 3},
    ],
)  # fmt: skip
def test_a_snapshot_gives_back_the_same_values(value: Any) -> None:
    data = json.loads(json.dumps(plain(Thing(value))))
    back = restore(data, (Thing,))
    assert back.inside == value
    assert type(back.inside) is type(value)
    assert digest(back) == digest(Thing(value))


def test_a_snapshot_gives_back_a_whole_state() -> None:
    b = box()
    back = restore(json.loads(json.dumps(plain(b))), (Box,))
    assert differences(b, back) == []
    assert digest(b) == digest(back)
    assert shared_parts(b, back) == []
    assert isinstance(back.agenda, Agenda)
    assert back.agenda.items == [("day", (2, -1))]
    assert back.kept[0].possible == [(1, 2), (0, 0)]
    assert not back.journal.on


def test_magpies_survive_a_snapshot() -> None:
    g = MAGPIES.new(MAGPIES.setup(4))
    back = restore(json.loads(json.dumps(plain(g))), (Magpies,))
    assert digest(back) == digest(g)


def test_snapshots_of_classes_made_from_others() -> None:
    back = restore(plain(Better([1], 2)), (Thing, Better))
    assert (type(back), back.inside, back.more) == (Better, [1], 2)


def test_an_unknown_class_or_a_missing_field_is_told() -> None:
    with pytest.raises(StateError, match="Thing"):
        restore(plain(Thing(1)), ())
    data = plain(Better(1, 2))
    del data["more"]
    with pytest.raises(StateError, match="lacks more"):
        restore(data, (Better,))


@pytest.mark.parametrize("bad", [1.5, {1, 2}, frozenset(), len, lambda: 0])
def test_what_cannot_be_stored_is_told_with_its_place(bad: Any) -> None:
    with pytest.raises(StateError, match=r"state\.inside\[1\]\['x'\]"):
        plain(Thing([0, {"x": bad}]))
    with pytest.raises(StateError):
        digest(Thing(bad))


def test_objects_without_declared_fields_are_refused() -> None:
    with pytest.raises(StateError, match="Loose"):
        digest(Thing([Loose()]))


def test_named_integers_are_integers_and_truth_is_not_one() -> None:
    assert digest(Thing(Level.HIGH)) == digest(Thing(2))
    assert json.dumps(plain(Thing(Level.HIGH))) == json.dumps(plain(Thing(2)))
    assert digest(Thing(True)) != digest(Thing(1))
    assert digest(Thing(False)) != digest(Thing(0))
    assert differences(Thing(True), Thing(1)) != []


def test_digests_tell_different_states_apart() -> None:
    values: list[Any] = [[], (), {}, None, 0, "", "0", [0], (0,), {0: 0}, [[0]], ["0"], {"tuple": [1]}, (1,)]
    assert len({digest(Thing(value)) for value in values}) == len(values)


def test_the_order_of_a_dictionary_does_not_matter_and_that_of_a_list_does() -> None:
    assert digest(Thing({1: 2, 3: 4})) == digest(Thing({3: 4, 1: 2}))
    assert digest(Thing([1, 2])) != digest(Thing([2, 1]))


def test_a_keyed_digest_needs_the_key() -> None:
    b = box()
    assert len({digest(b), digest(b, b"one"), digest(b, b"two")}) == 3
    assert digest(b, b"one") == digest(b.copy(), b"one")
    assert len(digest(b)) == len(digest(b, b"one")) == 24


def test_the_journal_is_no_part_of_the_state() -> None:
    b = box()
    before = digest(b)
    b.journal = Journal(True)
    b.journal.open(3)
    assert digest(b) == before


def test_digests_are_the_same_in_every_process() -> None:
    program = (
        "from ludoteca.games.magpies import GAME; from ludoteca.engine.state import digest;"
        "print(digest(GAME.new(GAME.setup(3))))"
    )
    source = str(Path(ludoteca.__file__).parents[1])
    said = {
        subprocess.run(
            [sys.executable, "-c", program],
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": source},
            capture_output=True, text=True, check=True,
        ).stdout.strip()
        for seed in ("1", "2")
    }  # fmt: skip
    assert said == {digest(MAGPIES.new(MAGPIES.setup(3)))}


def test_differences_name_the_place() -> None:
    a, b = box(), box()
    b.notes[1] = 9
    b.kept[0].value = (1, 3)
    found = differences(a, b)
    assert len(found) == 2
    assert any("notes[1]" in line and "9" in line for line in found)
    assert any("kept[0].value" in line for line in found)


def test_lists_of_different_length_differ() -> None:
    assert differences(Thing([1]), Thing([1, 2])) != []
    assert differences(Thing([1]), Thing((1,))) != []


def test_a_copy_that_shares_something_is_found() -> None:
    a = box()
    b = a.copy()
    assert shared_parts(a, b) == []
    b.notes = a.notes
    b.kept[0] = a.kept[0]
    found = shared_parts(a, b)
    assert any("state.notes" in line for line in found)
    assert any("state.kept[0]" in line for line in found)


def test_values_may_be_shared_but_not_what_can_change_inside() -> None:
    pair, guess = (1, (2, 3)), Guess([1])
    assert shared_parts(Thing([pair]), Thing([pair])) == []
    found = shared_parts(Thing([guess]), Thing([guess]))
    assert [line.split(" is ")[0] for line in found] == ["state.inside[0].possible"]


class Guess:
    """A field that has the name of a secret's one, in a class that is none."""

    __slots__ = ("possible",)

    def __init__(self, possible: list[int]) -> None:
        self.possible = possible


def test_only_a_secret_may_share_what_is_possible() -> None:
    secret = Secret((1,), 0, [(1,), (2,)])
    assert shared_parts(Thing(secret), Thing(secret.copy())) == []
    cards = [1, 2]
    assert shared_parts(Thing(Guess(cards)), Thing(Guess(cards))) == ["state.inside.possible is state.inside.possible"]
    found = shared_parts(Thing([secret, secret.possible]), Thing([secret.copy(), secret.possible]))
    assert [line.split(" is ")[0] for line in found] == ["state.inside[1]"]


def test_walking_finds_every_hidden_thing() -> None:
    inner = Thing({"here": [Secret((1,), 0, [])], 2: (Hidden([1]),)})
    assert [type(thing) for thing in hidden_things(inner)] == [Secret, Hidden]
    assert "state.inside['here'][0]" in dict(walk(inner))


def test_the_canonical_form_is_plain_json() -> None:
    assert json.loads(canonical(Thing([1, (2,)]))) == {"is": "Thing", "inside": [1, {"tuple": [2]}]}
