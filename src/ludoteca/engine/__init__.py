"""The engine: questions, chance, steps, hidden things, table, record. It knows no game."""
