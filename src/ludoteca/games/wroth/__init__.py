"""Wroth: factions fight over a peninsula for victory points, against each other or together against one of them."""
