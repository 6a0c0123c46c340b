"""Which build of the engine this is: the same sources run interpreted or compiled."""

from __future__ import annotations

from ludoteca.engine import run


def is_compiled() -> bool:
    """Whether the engine's inner loop is a compiled module."""
    return not (run.__file__ or "").endswith(".py")
