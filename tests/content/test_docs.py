"""The examples of docs/content.md are true."""

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "content.md"
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FILE = re.compile(r"(?:#|<!--) ([\w./-]+\.(?:toml|ftl|md|py))(?: -->)?\n")


def test_the_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = PAGE.read_text("utf-8")
    names: dict[str, Any] = {"__name__": "page"}
    runner = doctest.DocTestRunner(verbose=False)
    parser = doctest.DocTestParser()
    blocks = list(FENCE.finditer(text))
    for block in blocks:
        language, body = block[1], block[2]
        line = text.count("\n", 0, block.start(2))
        if file := FILE.match(body):
            place = tmp_path / file[1]
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(body, encoding="utf-8")
        elif ">>>" in body:
            example = parser.get_doctest(body, names, PAGE.name, str(PAGE), line)
            said: list[str] = []
            failed, _ = runner.run(example, clear_globs=False, out=said.append)
            assert failed == 0, "".join(said)
            names |= example.globs
        elif language == "python":
            exec(compile(body, f"{PAGE.name}:{line}", "exec"), names)
    assert runner.summarize(verbose=False).attempted > 20
