"""What the tests of the web client compare its words and signs with is what the engine says and draws."""

from __future__ import annotations

from tests.web.words import KEPT, written


def test_fixture_is_current() -> None:
    assert KEPT.read_text(encoding="utf-8") == written(), "write it anew: python -m tests.web.words"
