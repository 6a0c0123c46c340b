"""The table in a real browser, as people use it."""
