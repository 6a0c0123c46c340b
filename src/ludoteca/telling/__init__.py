"""Telling what has happened at a table, in sentences: for the terminal and for the browser alike."""

from ludoteca.telling.chronicle import YOU, chronicle, played, sees, sentences, with_name
from ludoteca.telling.growing import Growing

__all__ = ["YOU", "Growing", "chronicle", "played", "sees", "sentences", "with_name"]
