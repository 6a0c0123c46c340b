"""Ludoteca: a digital game table for heavy tabletop games."""

from typing import Final

__version__: Final = "0.1.0"
