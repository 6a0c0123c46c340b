"""The web client draws the same coasts as the engine: what its tests compare with is what the engine draws now."""

from __future__ import annotations

from tests.web.outlines import KEPT, written


def test_what_the_client_compares_with_is_current() -> None:
    assert KEPT.read_text("utf-8") == written(), "python -m tests.web.outlines"
