"""The rule ids in test marks exist: a renumbered rule leaves no test behind."""

from __future__ import annotations

from pathlib import Path

from ludoteca.engine.game import installed
from ludoteca.engine.rulebook import load, marks

TESTS = Path(__file__).parents[1]


def test_every_marked_rule_stands_in_a_rulebook() -> None:
    known = {rule for game in installed()[0].values() for rule in load(game.folder).ids()}
    marked = {rule: where for folder in TESTS.glob("games/*") for rule, where in marks(folder).items()}
    assert marked
    assert {rule: where for rule, where in marked.items() if rule not in known} == {}
