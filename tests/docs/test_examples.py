"""The examples in the documentation run."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def blocks(page: str) -> list[tuple[int, str]]:
    """The Python blocks of a page with the line each starts on."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return [
        (text.count("\n", 0, found.start(1)), found[1])
        for found in re.finditer(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    ]


def test_api_page_runs() -> None:
    names: dict[str, object] = {"__name__": "api"}
    found = blocks("api.md")
    for line, code in found:
        exec(compile("\n" * line + code, "docs/api.md", "exec"), names)
    assert len(found) >= 7
