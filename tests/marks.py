"""Marks for tests."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """The rules that a test would catch if they were wrong: `@rule("G2.3")`."""
    return pytest.mark.rule(*ids)
