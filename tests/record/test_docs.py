"""The page on the record is true: its example is a real game, and its code runs."""

import doctest
import re
from pathlib import Path
from typing import Any

from ludoteca.engine.record import Record, parse
from ludoteca.engine.recorder import Chance, Recorder
from ludoteca.engine.replay import verify
from ludoteca.engine.table import Table
from ludoteca.games.magpies import GAME

PAGE = Path(__file__).resolve().parents[2] / "docs" / "record.md"
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def example() -> str:
    """A short game of Magpies, always the same: seats take turns at choosing, and once all agree to take one back."""
    chance = Chance.of_seed(7)
    table = Table(GAME, GAME.setup(2), chance.source())
    recorder = Recorder(table, chance, b"k" * 32, ("first player", "second player"))
    for turn in range(200):
        if table.over:
            break
        seat, ask = table.asked()[-1]
        table.answer(seat, ask.options[turn % len(ask.options)])
        recorder.update()
        if turn == 3:
            table.undo(seat, agreed=True)
            recorder.update()
    return recorder.record.text()


def blocks(language: str) -> list[str]:
    return [body for found, body in FENCE.findall(PAGE.read_text("utf-8")) if found == language]


def whole() -> str:
    """The example as it stands on the page."""
    return blocks("text")[-1]


def test_the_example_is_a_real_game() -> None:
    """When rules or content of the example game change: python -m tests.record.test_docs writes it anew."""
    assert whole() == example()
    assert verify(whole(), lambda _: GAME).winners
    record = parse(whole())
    assert record.closed
    assert any(entry.undo for entry in record.entries)
    assert any(entry.mark == "auto" for entry in record.entries)


def test_the_excerpts_are_taken_from_it() -> None:
    *excerpts, _ = blocks("text")
    lines = [line.rpartition("  ")[0] for line in whole().split("\n")]
    for excerpt in excerpts:
        shown = excerpt.rstrip("\n").split("\n")
        assert any(lines[at : at + len(shown)] == shown for at in range(len(lines))), excerpt


def test_the_code_runs() -> None:
    record: Record = parse(whole())
    names: dict[str, Any] = {"text": whole(), "record": record}
    runner = doctest.DocTestRunner(verbose=False)
    for body in blocks("python"):
        test = doctest.DocTestParser().get_doctest(body, names, PAGE.name, str(PAGE), 0)
        said: list[str] = []
        failed, _ = runner.run(test, clear_globs=False, out=said.append)
        assert failed == 0, "".join(said)
        names |= test.globs
    assert runner.summarize(verbose=False).attempted > 12


def write() -> None:
    """Put the example of today on the page."""
    page = PAGE.read_text("utf-8")
    PAGE.write_text(page.replace(whole(), example()), encoding="utf-8")


if __name__ == "__main__":
    write()
