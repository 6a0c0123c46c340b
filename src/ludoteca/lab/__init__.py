"""The lab: bots play thousands of games, and what happened is counted, kept and shown.

The modules that play need nothing but the engine and the bots; tables and pictures need the extra `lab`.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from ludoteca.engine.game import SpokenError

FOLDER: Final = files("ludoteca.lab")
"""Where the texts of the lab lie."""
NEEDED: Final = ("altair", "polars", "vl_convert")
"""What the extra `lab` installs."""


class LabError(SpokenError):
    """Something that the lab was asked for cannot be done."""
